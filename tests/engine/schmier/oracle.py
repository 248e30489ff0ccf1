"""The rules of Schmier once more, plainly, from the text of a record: strings, lists and nothing shared."""

RANKS = "23456789TJQKA"
WORTH = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10, "O": 1}
COLOUR = {"C": "S", "S": "C", "H": "D", "D": "H"}


class Illegal(Exception):
    pass


def suit(card, trump):
    """The suit a card counts as."""
    if card == "JO" or card == "J" + COLOUR[trump]:
        return trump
    return card[1]


def strength(card, trump):
    """The place in its suit, higher is stronger."""
    if suit(card, trump) != trump:
        return RANKS.index(card[0])
    line = ["JO", *(r + trump for r in "23456789T"), "J" + COLOUR[trump], *(r + trump for r in "JQKA")]
    return line.index(card)


def take(cards, trump):
    """The place of the winning card."""
    best = 0
    for place, card in enumerate(cards):
        mine, best_suit = suit(card, trump), suit(cards[best], trump)
        if (
            mine == best_suit and strength(card, trump) > strength(cards[best], trump)
        ) or mine == trump != best_suit:
            best = place
    return best


def throw(hand, cards, trump, is_dealer):
    """Check a discard."""
    if len(set(cards)) < len(cards) or not set(cards) <= set(hand):
        raise Illegal
    trumps = [card for card in hand if suit(card, trump) == trump]
    thrown = [card for card in cards if suit(card, trump) == trump]
    if not is_dealer:
        if thrown or len(cards) > 3:
            raise Illegal
        return
    if len(hand) - len(cards) != 6:
        raise Illegal
    if thrown:
        never = {"A" + trump, "2" + trump, "J" + trump, "J" + COLOUR[trump], "JO"}
        kept_others = [card for card in hand if card not in cards and suit(card, trump) != trump]
        if len(trumps) <= 6 or never & set(thrown) or kept_others:
            raise Illegal


def play(record):
    """Play a record; raises Illegal for a move that the rules refuse."""
    parts = record.split(" ")
    teams = 2 if "2x3" in parts[0] else 3
    dealer = int(parts[1].removeprefix("dealer="))
    deck = parts[2].removeprefix("deck=").split(".")
    moves = parts[3].removeprefix("moves=").split(".") if len(parts) > 3 else []
    left = [(dealer + n) % 6 for n in range(1, 7)]
    hands = {seat: [] for seat in range(6)}
    for _ in range(2):
        for seat in left:
            hands[seat] += deck[:3]
            deck = deck[3:]
    answer = {"score": None, "stock": deck, "hands": hands, "points": [0] * teams, "awards": None}

    bid, bidder = 0, None
    for seat in left:
        if not moves:
            return answer
        word = moves.pop(0)
        if word != "pass":
            if not word.startswith("bid-") or not max(bid + 1, 3) <= int(word[4:]) <= 6:
                raise Illegal
            bid, bidder = int(word[4:]), seat
        if bid == 6:
            break
    if not bid:
        if moves:
            raise Illegal
        answer["score"] = [0] * teams
        return answer
    if not moves:
        return answer
    word = moves.pop(0)
    if not word.startswith("trump-"):
        raise Illegal
    trump = word[-1]
    for seat in left:
        if seat == dealer:
            hands[seat] += deck
            deck = []
        answer["stock"] = deck
        if not moves:
            return answer
        word = moves.pop(0)
        if not word.startswith("discard-"):
            raise Illegal
        cards = [] if word == "discard-none" else word.split("-")[1:]
        throw(hands[seat], cards, trump, seat == dealer)
        hands[seat] = [card for card in hands[seat] if card not in cards]
        if seat != dealer:
            hands[seat] += deck[: len(cards)]
            deck = deck[len(cards) :]
        answer["stock"] = deck
    leader = bidder
    won = {}
    for _ in range(6):
        trick = []
        for n in range(6):
            if not moves:
                return answer
            seat, card = (leader + n) % 6, moves.pop(0)
            if card not in hands[seat]:
                raise Illegal
            same = [one for one in hands[seat] if trick and suit(one, trump) == suit(trick[0], trump)]
            if same and card not in same:
                raise Illegal
            hands[seat].remove(card)
            trick.append(card)
            if card in ("A" + trump, "2" + trump):
                won[card] = seat % teams
        winner = (leader + take(trick, trump)) % 6
        for card in trick:
            answer["points"][winner % teams] += WORTH.get(card[0] if card != "JO" else "O", 0)
            if card in ("J" + trump, "J" + COLOUR[trump], "JO"):
                won[card] = winner % teams
        leader = winner
    if moves:
        raise Illegal
    points = answer["points"]
    game = [team for team in range(teams) if points[team] == max(points)]
    awards = list(won.values()) + (game if len(game) == 1 else [])
    score = [awards.count(team) for team in range(teams)]
    if score[bidder % teams] < bid:
        score[bidder % teams] = -bid
    answer.update(score=score, awards=awards)
    return answer
