"""The linter finds each fault, and says where. The content here is small and made for the purpose."""

import pytest

from lessons.check import check

STRICT = "schnapsen hands=TS.JS.AH.AD/QD.AC.TD trump=H stock=- lead=1 trick=KS points=33/25 tricks=3/3"
LESSON = f"""\
id: sample
rules: [schnapsen.head]
items: ["001.25"]
setup: schnapsen
steps:
  - id: look
    kind: read
    show: "{STRICT}"
    values:
      can: {{find: legal}}
  - id: do
    kind: try
    show: "{STRICT}"
    goal: {{wins: trick}}
    solution: TS
    temptations:
      - {{moves: JS, rule: schnapsen.head}}
  - id: say
    kind: ask
    drill: legal-cards
    show: "{STRICT}"
    answer: TS
  - id: believe
    kind: tip
    tip: trump-his-points
"""
ES = """\
# Montar
Una lección.

## look
Juega {can:the} sobre {card:KS:the}: hay que [[head]].

## do
Gana la baza.
### hint
Mira tus cartas.
### JS
No basta.

## say
¿Qué puedes jugar?

## believe
¿Es verdad?
"""
EN = """\
# Heading
One lesson.

## look
Play {can:the} on {card:KS:the}: you have to [[head]].

## do
Win the trick.
### hint
Look at your cards.
### JS
Not enough.

## say
What may you play?

## believe
Is it true?
"""
COURSE = "schnapsen:\n  - {lesson: sample}\n"
TERMS = "- {id: head, original: [überstechen], games: [schnapsen], rules: [schnapsen.head], related: []}\n"
ES_WORDS = "head: {word: montar, gloss: Jugar más alto.}\n"
EN_WORDS = "head: {word: head, gloss: To play higher.}\n"
BOOK = f"""\
clauses:
  - rule: schnapsen.head
    sources: ["001 §5"]
    options: [head]
    drill: legal-cards
    examples:
      - at: "{STRICT}"
        find: legal
        answer: TS
        under: {{"schnapsen(preset=bummerl)": JS.TS}}
cards:
  - id: C-30
    rules: [schnapsen.head]
    sources: ["001 §5"]
    separates: {{at: "{STRICT}", find: legal, under: [schnapsen, "schnapsen(head=no)"]}}
quick: [schnapsen.head]
"""
BOOK_PAGE = """\
# Rules
Summary.

## schnapsen.head
You head.
### quick
Head.

## schnapsen.head [head=no]
You do not.
### quick
Do not.

## C-30
Heading
### says
It says.
### against
It is against.
### played
It is played.
"""
FILES = {
    "course.yaml": COURSE,
    "glossary/terms.yaml": TERMS,
    "glossary/es.yaml": ES_WORDS,
    "glossary/en.yaml": EN_WORDS,
    "schnapsen/010-sample/lesson.yaml": LESSON,
    "schnapsen/010-sample/es.md": ES,
    "schnapsen/010-sample/en.md": EN,
    "schnapsen/rulebook/rulebook.yaml": BOOK,
    "schnapsen/rulebook/es.md": BOOK_PAGE,
    "schnapsen/rulebook/en.md": BOOK_PAGE,
}


def _faults(root, **changes):
    """What the linter says of the sample after some changes: (file, old text, new text)."""
    for name, given in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        text = given
        for old, new in changes.get(name, ()):
            assert old in text
            text = text.replace(old, new, 1)
        path.write_text(text, encoding="utf-8")
    # The sample's rulebook tells one clause only; that this is a fault has a test of its own.
    return [str(problem) for problem in check(root) if "has no clause." not in problem.sentence]


def test_the_sample_has_no_fault(tmp_path):
    assert _faults(tmp_path) == []


L, ES_MD, EN_MD = (
    "schnapsen/010-sample/lesson.yaml",
    "schnapsen/010-sample/es.md",
    "schnapsen/010-sample/en.md",
)
B, B_ES = "schnapsen/rulebook/rulebook.yaml", "schnapsen/rulebook/es.md"
T, W = "glossary/terms.yaml", "glossary/es.yaml"


@pytest.mark.parametrize(
    ("file", "old", "new", "where", "sentence"),
    [
        # the shape of the files
        (L, "id: sample", "id: Sample", f"{L}:1", "The field 'id' cannot be 'Sample'"),
        (L, "setup: schnapsen\n", "", f"{L}:1", "The field 'setup' is missing."),
        (L, "kind: ask", "kind: quiz", f"{L}:18", "The field 'kind' must be read, try, ask or tip."),
        (L, "solution: TS", "solved: TS", f"{L}:15", "The field 'solved' is not known here."),
        (L, "- id: say", "- id: do", f"{L}:18", "The step 'do' stands here twice."),
        (L, "find: legal", "find: lawful", f"{L}:10", "'find: lawful' is no question of schnapsen."),
        (L, "goal: {wins: trick}", "goal: {wins: trick}\n    packs: QX", f"{L}:15", "QX"),
        (L, "can: {", "card: {", f"{L}:10", "'card' is a mark of its own"),
        (L, "steps:", "steps: [", f"{L}:6", "This is not YAML"),
        ("course.yaml", "sample", "other", "course.yaml:2", "schnapsen has no lesson 'other'."),
        ("course.yaml", "schnapsen", "whist", "course.yaml:1", "There is no game 'whist'."),
        ("course.yaml", "sample}", "sample, after: other}", "course.yaml:2", "'other' does not come before"),
        (
            "course.yaml",
            "- {lesson: sample}",
            "{lesson: sample}",
            "course.yaml:1",
            "must be a list of lessons.",
        ),
        (T, "- {id", "{id", f"{T}:1", "The terms must be a list."),
        (
            W,
            "head: {word: montar, gloss: Jugar más alto.}",
            "- head",
            f"{W}:1",
            "must be named by their terms.",
        ),
        # ids
        (
            L,
            "rules: [schnapsen.head]",
            "rules: [schnapsen.nod]",
            f"{L}:2",
            "schnapsen has no rule 'schnapsen.nod'.",
        ),
        (L, "drill: legal-cards", "drill: nothing", f"{L}:20", "There is no drill 'nothing'."),
        (L, "tip: trump-his-points", "tip: hope", f"{L}:25", "There is no tip 'hope' about schnapsen."),
        # positions and answers
        (
            L,
            "setup: schnapsen",
            "setup: schnapsen(head=perhaps)",
            f"{L}:4",
            "not a value of the option 'head'",
        ),
        (L, "trick=KS", "trick=XX", f"{L}:8", "'XX' is not a card."),
        (L, "answer: TS", "answer: TS.JS", f"{L}:22", "The engine answers TS, not TS.JS."),
        (L, "find: legal", "find: may", f"{L}:10", "'find: may' needs 'move:'."),
        # exercises, both controls
        (L, "{wins: trick}", "{points: 20}", f"{L}:14", "The step is solved before the first move."),
        (
            L,
            "solution: TS",
            "solution: JS",
            f"{L}:15",
            "The solution does not reach the goal: wins is not met.",
        ),
        (L, "solution: TS", "solution: TS.AD", f"{L}:15", "The solution goes on after the goal is reached."),
        (L, "solution: TS", "solution: bid-4", f"{L}:15", "The solution cannot be played"),
        (
            L,
            "moves: JS, rule: schnapsen.head",
            "moves: JS",
            f"{L}:17",
            "is refused by schnapsen.head, not legal",
        ),
        (L, "rule: schnapsen.head}", "rule: schnapsen.follow}", f"{L}:17", "not schnapsen.follow"),
        (L, "moves: JS, rule: schnapsen.head", "moves: TS", f"{L}:17", "The temptation TS reaches the goal."),
        # prose the other language lacks
        (ES_MD, "## say\n¿Qué puedes jugar?\n", "", f"{EN_MD}:14", "The section 'say' is missing in es."),
        (ES_MD, "### hint\nMira tus cartas.\n", "", f"{EN_MD}:9", "The part 'hint' is missing in es."),
        (ES_MD, " sobre {card:KS:the}", "", f"{ES_MD}:5", "'{card:KS}' stands in en and not in es."),
        (
            ES_MD,
            "[[head]]",
            "montar",
            f"{ES_MD}:5",
            "The link to the term 'head' stands in en and not in es.",
        ),
        (ES_MD, "Juega {can:the}", "Juega", f"{ES_MD}:5", "'{can}' stands in en and not in es."),
        # marks, links and numbers
        (ES_MD, "{can:the}", "{can:plural}", f"{ES_MD}:5", "There is no form 'plural'"),
        (ES_MD, "[[head]]", "[[heads]]", f"{ES_MD}:5", "There is no term 'heads'."),
        (ES_MD, "Gana la baza.", "Gana 14 puntos.", f"{ES_MD}:8", "The number '14' is typed"),
        (ES_MD, "Gana la baza.", "Te quedan tres cartas.", f"{ES_MD}:8", "'tres cartas' is typed"),
        (ES_MD, "Gana la baza.", "Gana {la baza.", f"{ES_MD}:8", "'{' belongs to no mark or link"),
        (ES_MD, "### JS", "### AH", f"{ES_MD}:11", "'AH' is neither hint, solved nor a temptation"),
        (ES_MD, "## say", "## tell", f"{ES_MD}:14", "The lesson has no step 'tell'."),
        (ES_MD, "¿Es verdad?", "", f"{ES_MD}:17", "The section 'believe' is empty."),
        (ES_MD, "Una lección.\n", "", f"{ES_MD}:1", "The summary under the title is missing."),
        (
            L,
            "can: {find: legal}",
            "can: {find: legal}\n      extra: {find: trump}",
            f"{L}:6",
            "'extra' is used nowhere.",
        ),
        # the rulebook
        (B, "answer: TS", "answer: JS", f"{B}:7", "The engine answers TS, not JS."),
        (B, "JS.TS", "JS", f"{B}:7", "The engine answers TS.JS under schnapsen(preset=bummerl), not JS."),
        (
            B,
            "schnapsen(head=no)",
            "schnapsen(tie=void-redeal)",
            f"{B}:15",
            "All set-ups give the same answer here",
        ),
        (B, 'sources: ["001 §5"]', "sources: []", f"{B}:3", "The field 'sources' is wrong"),
        (B, "options: [head]", "options: [heads]", f"{B}:4", "schnapsen has no option 'heads'."),
        (B, "drill: legal-cards", "drill: match-score", f"{B}:5", "cannot be about schnapsen.head"),
        (
            B,
            "quick: [schnapsen.head]",
            "quick: [schnapsen.follow]",
            f"{B}:16",
            "There is no clause 'schnapsen.follow'",
        ),
        (
            B,
            "quick: [schnapsen.head]",
            "quick: [schnapsen.head]\ngoal: [schnapsen.claim]",
            f"{B}:17",
            "'schnapsen.claim' is not in the quick reference.",
        ),
        (
            B_ES,
            "## schnapsen.head\n",
            "## schnapsen.head [tie=void-redeal]\n",
            f"{B}:1",
            "no section without conditions",
        ),
        (B_ES, "[head=no]", "[head=maybe]", f"{B_ES}:9", "schnapsen has no option 'head=maybe'."),
        (B_ES, "### against\nIt is against.\n", "", f"{B_ES}:14", "The rule card has no part 'against'."),
        (B_ES, "### quick\nDo not.\n", "", f"{B_ES}:9", "has no line for the quick reference."),
        (B_ES, "You head.", "You head {pack}.", f"{B_ES}:5", "There is no value 'pack'."),
        # the glossary
        (T, "related: []", "related: [tail]", f"{T}:1", "There is no term 'tail'."),
        (
            T,
            "rules: [schnapsen.head]",
            "rules: [schnapsen.tail]",
            f"{T}:1",
            "There is no rule 'schnapsen.tail'.",
        ),
        (W, "head:", "tail:", f"{T}:1", "The term 'head' has no words in es."),
        (W, "Jugar más alto.", "Jugar 11.", f"{W}:1", "The number '11' is typed"),
        (W, "word: montar", "word: [a]", f"{W}:1", "The field 'word' is wrong"),
    ],
)
def test_every_fault_is_found_where_it_stands(tmp_path, file, old, new, where, sentence):
    faults = _faults(tmp_path, **{file: [(old, new)]})
    assert any(f"/{where}: " in fault and sentence in fault for fault in faults), faults


def test_a_clause_for_every_rule_is_asked_for(tmp_path):
    _faults(tmp_path)
    assert any("The rule 'schnapsen.follow' has no clause." in str(problem) for problem in check(tmp_path))


def test_a_missing_file_is_named(tmp_path):
    _faults(tmp_path)
    (tmp_path / EN_MD).unlink()
    assert any(str(problem).endswith("en.md:1: This file is missing.") for problem in check(tmp_path))


def test_two_steps_that_are_only_read(tmp_path):
    faults = _faults(
        tmp_path,
        **{
            L: [("kind: ask\n    drill: legal-cards\n", "kind: read\n"), ("    answer: TS\n", ""),
                ("    kind: tip\n    tip: trump-his-points", "    kind: read")],
        },
    )  # fmt: skip
    assert any("Two steps in a row are only read" in fault for fault in faults)
