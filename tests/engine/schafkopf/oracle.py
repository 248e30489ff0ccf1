"""Schafkopf once more, as naively as the rules are told: texts and lists, and nothing of the engine.

Only the notation is shared: a card is ``"QC"``, a bid ``"solo-H"``.
"""

SUITS = ["C", "S", "H", "D"]
BY_STRENGTH = ["rufer", "wenz", "solo", "wenz-tout", "solo-tout", "sie"]
EYES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
EVERY_BID = (
    [f"rufer-{suit}" for suit in SUITS]
    + ["wenz", "wenz-tout", "sie"]
    + [f"solo-{suit}" for suit in SUITS]
    + [f"solo-tout-{suit}" for suit in SUITS]
)


def kind(bid):
    return bid[:-2] if bid[-1] in SUITS else bid


def suit(bid):
    return bid[-1] if bid[-1] in SUITS else None


def trumps(bid):
    """All trumps, the highest first."""
    obers = [f"Q{letter}" for letter in SUITS]
    unters = [f"J{letter}" for letter in SUITS]
    if kind(bid).startswith("wenz"):
        return unters
    if bid == "sie":
        return obers + unters
    colour = "H" if kind(bid) == "rufer" else suit(bid)
    return obers + unters + [rank + colour for rank in "ATK987"]


def belongs(card, bid):
    return "trumps" if card in trumps(bid) else card[1]


def may_bid(bid, hand, said):
    if bid == "pass":
        return True
    before = [BY_STRENGTH.index(kind(word)) for word in said if word != "pass"]
    if before and BY_STRENGTH.index(kind(bid)) <= max(before):
        return False
    named = [card for card in hand if suit(bid) and card[1] == suit(bid) and card[0] not in "QJ"]
    if kind(bid) == "rufer":
        return suit(bid) != "H" and f"A{suit(bid)}" not in hand and len(named) > 0
    if kind(bid) in ("solo", "solo-tout"):
        return len(named) > 0
    if bid == "sie":
        return all(card[0] in "QJ" for card in hand)
    return True


def may_play(card, hand, table, bid, tricks):
    """Whether a card of a hand may be played to a table; tricks are the complete ones."""
    called = f"A{suit(bid)}" if kind(bid) == "rufer" else None
    colour = belongs(called, bid) if called else None
    was_led = any(belongs(cards[0], bid) == colour for _, cards in tricks)
    bound = called in hand and not was_led
    if not table:
        if bound and belongs(card, bid) == colour and card != called:
            return len([c for c in hand if belongs(c, bid) == colour]) >= 4
        return True
    led = belongs(table[0], bid)
    same = [c for c in hand if belongs(c, bid) == led]
    if same:
        if bound and led == colour:
            return card == called
        return card in same
    return card != called or was_led or len(hand) == 1


def strongest(table, bid):
    """The place of the winning card."""
    for card in trumps(bid):
        if card in table:
            return table.index(card)
    ranks = "ATKQ987" if kind(bid).startswith("wenz") else "ATK987"
    return min((ranks.index(card[0]), place) for place, card in enumerate(table) if card[1] == table[0][1])[1]


def eyes(cards):
    return sum(EYES[card[0]] for card in cards)


def scores(bid, declarer, dealt, tricks, reading):
    """What each seat is paid; tricks are (leader, cards) of the whole deal."""
    team = {declarer}
    if kind(bid) == "rufer":
        team |= {seat for seat in range(4) if f"A{suit(bid)}" in dealt[seat]}
    taken = {seat: [] for seat in range(4)}
    for leader, cards in tricks:
        taken[(leader + strongest(cards, bid)) % 4].append(cards)
    ours = [cards for seat in team for cards in taken[seat]]
    theirs = [cards for seat in set(range(4)) - team for cards in taken[seat]]
    mine = sum(eyes(cards) for cards in ours)
    if bid == "sie":
        won, value = True, 20
    elif kind(bid).endswith("tout"):
        won, value = not theirs, 10
    else:
        won, value = mine > 60, 1 if kind(bid) == "rufer" else 5
        if not ours or not theirs:
            value += 2
        elif mine >= 91 or 120 - mine >= 90:
            value += 1
    held = {True: [], False: []}
    for card in trumps(bid):
        held[any(card in dealt[seat] for seat in team)].append(card)
    for side, cards in held.items():
        run = 0
        while run < len(trumps(bid)) and trumps(bid)[run] in cards:
            run += 1
        if run >= (2 if kind(bid).startswith("wenz") else 3) and (reading == "always" or side == won):
            value += run * (4 if bid == "sie" else 2 if kind(bid).endswith("tout") else 1)
    sign = 1 if won else -1
    if len(team) == 2:
        return [sign * value if seat in team else -sign * value for seat in range(4)]
    return [3 * sign * value if seat in team else -sign * value for seat in range(4)]
