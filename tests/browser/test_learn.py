"""Lessons in a real browser: a whole one, an illegal card, terms in place, a reload in the middle."""

import re

import pytest
from playwright.sync_api import expect

import engine
from lessons.asking import ask
from lessons.drills import Drill
from lessons.drills.reasons import reasons
from lessons.i18n import Translator
from lessons.load import content
from lessons.model import Ask, Read, Try
from lessons.names import card_names
from tests.browser.rig import DESKTOP, PHONE

LESSON = content().lessons["schnapsen-strict"].lesson
# Where the heading, the hand, the answers and the bar begin and end; one card's size, and how far one has scrolled.
WHERE = """() => {
  const roots = [document, ...[...document.querySelectorAll("*")].map(node => node.shadowRoot).filter(Boolean)];
  const seen = where => roots.flatMap(root => [...root.querySelectorAll(where)]).find(node => node.checkVisibility());
  const ends = (node, box = node?.getBoundingClientRect()) => box ? [box.top, box.bottom].map(Math.round) : null;
  return {
    heading: ends(seen(".st-key-baza-lesson-head h1")), step: ends(seen(".baza-bar")), hand: ends(seen(".hand")),
    options: ends(seen("[class*=st-key-baza-even-], [class*=st-key-baza-choose-table-]")), bar: ends(seen("[class*=st-key-baza-onward-]")),
    checks: ends(seen("[class*=st-key-baza-check-] button")), card: seen(".hand .card")?.offsetWidth ?? null,
    scrolled: document.querySelector("[data-testid=stMain]").scrollTop, window: innerHeight,
  };
}"""
WAY_ON = ".st-key-baza-next a"
SEATS = {"0": {"es": "Tú", "en": "You"}, "1": {"es": "Tu rival", "en": "Your opponent"}}


def address(step):
    return f"/learn?lesson={LESSON.id}&step={step}"


def play(reader, moves):
    for move in moves.split("."):
        reader.page.locator(f'.hand button[data-card="{move}"]').click()
        reader.settle()


def question(step, language) -> Drill:
    return ask(step, engine.parse_setup(LESSON.setup), card_names(language))


def answer(reader, drill, answers):
    page = reader.page
    if drill.multiple:
        for card in answers:
            play(reader, card)
            expect(page.locator(f'.hand button[data-card="{card}"]')).to_have_attribute(
                "aria-pressed", "true"
            )
        page.locator("[class*=st-key-baza-check-] button").click()
    else:
        text = drill.choice(answers[0]).text
        page.locator("[class*=st-key-baza-options-]").get_by_role("button", name=text, exact=True).click()
    reader.settle()


@pytest.mark.parametrize(
    ("width", "language", "dark"),
    [(PHONE, "es", False), (PHONE, "en", True), (DESKTOP, "es", True), (DESKTOP, "en", False)],
)
def test_a_whole_lesson(new_reader, width, language, dark):
    reader = new_reader(width=width, language=language, dark=dark)
    t = Translator(language)
    page = reader.go(f"/learn?lesson={LESSON.id}")
    for number, step in enumerate(LESSON.steps, 1):
        expect(page.locator(".baza-bar")).to_contain_text(
            t.gettext("Step {number} of {total}", number=number, total=len(LESSON.steps))
        )
        expect(page.locator("progress")).to_have_js_property("value", number - 1)
        expect(page.locator(".st-key-baza-next")).to_have_count(0)
        if isinstance(step, Try):
            play(reader, step.solution)
        elif isinstance(step, Ask):
            drill = question(step, language)
            answer(reader, drill, drill.accepted)
        expect(page.locator("[class*=st-key-baza-verdict-right-]")).to_be_visible()
        expect(page.locator("progress")).to_have_js_property("value", number)
        assert reader.overflow() == 0
        if number in {1, 3, 7}:
            assert reader.axe() == [], step.id
        if number == 4:
            page = reader.reload()
            expect(page.locator("progress")).to_have_js_property("value", number)
        page.locator(".st-key-baza-next a").click()
        reader.settle()
    expect(page.get_by_text(t.gettext("This lesson is done. Well played!"))).to_be_visible()
    practise = page.get_by_role("link", name=t.gettext("Practise with questions"))
    expect(practise).to_have_attribute("href", re.compile(f"sheet=teach.*rules={LESSON.rules[0]}"))
    assert reader.axe() == []


def test_an_illegal_card_is_answered_with_its_rule_and_the_cards_that_forbid_it(phone):
    page = phone.go(address("head-it"))
    play(phone, "JS")
    verdict = page.locator("[class*=st-key-baza-verdict-wrong-]")
    expect(verdict).to_contain_text("Tienes que montar")
    expect(verdict).to_be_in_viewport()
    for card in ("TS", "KS"):
        expect(page.locator(f'[data-card="{card}"][data-mark="true"]')).to_have_count(1)
    verdict.get_by_role("button").click()
    expect(page.get_by_role("link", name="Abrir en el reglamento")).to_be_visible()
    page.keyboard.press("Escape")
    play(phone, "TS")
    expect(page.locator("[class*=st-key-baza-verdict-right-]")).to_be_visible()


def test_nothing_moves_when_the_verdict_comes(reader):
    page = reader.go(address("head-it"))
    before = page.evaluate(WHERE)
    play(reader, "JS")
    expect(page.locator("[class*=st-key-baza-verdict-wrong-]")).to_be_visible()
    assert page.evaluate(WHERE) == before
    assert before["hand"][1] <= before["window"]


def test_the_reasons_follow_right_below_what_is_said_of_a_choice(phone):
    lesson = content().lessons["schnapsen-pack"].lesson
    step = next(step for step in lesson.steps if isinstance(step, Ask))
    page = phone.go(f"/learn?lesson={lesson.id}&step={step.id}")
    drill = ask(step, engine.parse_setup(lesson.setup), card_names("es"))
    answer(phone, drill, drill.accepted)
    said = page.locator("[class*=st-key-baza-verdict-right-]").bounding_box()
    reasons = page.locator("details", has_text="El porqué, respuesta por respuesta").bounding_box()
    assert 0 <= reasons["y"] - said["y"] - said["height"] <= 32


def test_what_is_said_of_an_answer_that_is_told_begins_in_the_first_line(phone):
    lesson = content().lessons["schafkopf-pack"].lesson
    step = lesson.step("card-points")
    phone.go(f"/learn?lesson={lesson.id}&step={step.id}")
    drill = ask(step, engine.parse_setup(lesson.setup), card_names("es"))
    for wrong in [choice.answer for choice in drill.choices if choice.answer not in drill.accepted][:2]:
        answer(phone, drill, [wrong])
    told = phone.page.locator("[class*=st-key-baza-verdict-wrong-told-]")
    text = told.locator("[class*=st-key-baza-prose-] p").first
    assert text.bounding_box()["y"] - told.bounding_box()["y"] <= 20


@pytest.mark.parametrize(
    ("name", "language", "dark"),
    [
        ("schnapsen-pack", "es", False),
        ("schneider-drawing", "en", True),
        ("schafkopf-called-ace", "es", True),
        ("schmier-exchange", "en", False),
    ],
)
def test_a_lesson_stands_still_on_a_phone_and_shows_the_way_on(new_reader, name, language, dark):
    lesson = content().lessons[name].lesson
    reader = new_reader(width=PHONE, language=language, dark=dark)
    page = reader.go(f"/learn?lesson={name}")
    t = Translator(language)
    moved = []
    for number, step in enumerate(lesson.steps, 1):
        # The step before may still be there for a moment, and stand still.
        expect(page.locator(".baza-bar")).to_contain_text(
            t.gettext("Step {number} of {total}", number=number, total=len(lesson.steps))
        )
        reader.settle()
        before = page.evaluate(WHERE)
        # A step to be read may have no cards that are to be pressed.
        parts = ("hand", "options", "checks")
        ends = max((before[part][1] for part in parts if before[part]), default=0)
        moved += [f"{step.id}: the cards end at {ends}, the bar begins at {before['bar'][0]}"] * (
            ends > before["bar"][0]
        )
        moved += [f"{step.id}: the heading lies on the step"] * (before["heading"][1] > before["step"][0])
        moved += [f"{step.id}: {answered}" for answered in _answered(reader, lesson, step, language, before)]
        onward = page.locator(WAY_ON)
        expect(onward).to_be_in_viewport(ratio=1)
        box, menu = onward.bounding_box(), page.locator(".baza-nav").bounding_box()
        moved += [f"{step.id}: the way on is covered"] * (box["y"] + box["height"] > menu["y"] + 1)
        onward.click()
        reader.settle()
    assert moved == []
    expect(page.locator(".st-key-baza-lesson-learnt a")).to_have_count(len(lesson.rules))
    assert reader.axe() == []


def _answered(reader, lesson, step, language, before):
    """Answer a step wrong if that is possible, then right; what has moved after each, one sentence each."""
    page, found = reader.page, []

    def look(what):
        after = page.evaluate(WHERE)
        # What checks several answers makes room for what is said of the last one.
        after["checks"] = before["checks"]
        if after != before:
            found.append(f"{what}: {before} became {after}")

    if isinstance(step, Read):
        return found
    if isinstance(step, Try):
        # The button to throw cards can be pressed when their number is right.
        number = step.solution.count("-")
        wrong = [each.moves for each in step.temptations if each.moves.count("-") == number]
        for line in (*wrong[:1], step.solution):
            for move in line.split("."):
                _move(reader, move)
            page.wait_for_selector(WAY_ON if line == step.solution else ".baza-verdict-line")
            reader.settle()
            look(line)
            again = page.locator("[class*=st-key-baza-again-] button")
            if again.count() and line != step.solution:
                expect(again).to_be_in_viewport(ratio=1)
                again.click()
                expect(page.locator(".baza-verdict-line")).to_have_count(0)
                reader.settle()
                look("again")
    else:
        drill = ask(step, engine.parse_setup(lesson.setup), card_names(language))
        wrong = [choice.answer for choice in drill.choices if choice.answer not in drill.accepted]
        tries = [drill.accepted] if drill.multiple or drill.can_be_mended else []
        tries = tries if drill.multiple else [wrong[:1], *tries]
        for answers in tries:
            answer(reader, drill, answers)
            page.wait_for_selector(WAY_ON if answers == tries[-1] else ".baza-verdict-line")
            reader.settle()
            look(answers)
    return found


def _move(reader, move):
    """Make a move at the table: a card, some cards to be thrown, or a button."""
    page = reader.page
    if not move.startswith("discard-"):
        page.locator(f'.hand button[data-card="{move}"], .actions button[data-token="{move}"]').click()
    else:
        wanted = {*move.split("-")[1:]}
        for card in _chosen(page) ^ wanted:
            page.locator(f'.hand button[data-card="{card}"]').click()
            reader.settle()
            if (card in _chosen(page)) != (card in wanted):
                return  # a card that may not be thrown is answered at once
        page.locator(".throw button").click()
    reader.settle()


def _chosen(page):
    """The cards chosen to be thrown."""
    cards = page.locator('.hand button[aria-pressed="true"]')
    return {*cards.evaluate_all("cards => cards.map(card => card.dataset.card)")}


def test_a_wrong_answer_that_leaves_one_other_is_explained_and_leads_on(reader):
    step = next(step for step in LESSON.steps if step.id == "closed")
    drill = question(step, "es")
    wrong = next(choice.answer for choice in drill.choices if choice.answer not in drill.accepted)
    page = reader.go(address(step.id))
    answer(reader, drill, [wrong])
    verdict, told = page.locator("[class*=st-key-baza-verdict-wrong-]"), drill.choice(wrong)
    expect(verdict).to_contain_text(told.explanation.removesuffix(told.named).strip())
    # The clause is named by the button that opens it, and only there.
    expect(verdict.get_by_role("button")).to_contain_text(told.named.partition("«")[2].partition("»")[0])
    expect(verdict).not_to_contain_text(told.named)
    expect(page.locator("[class*=st-key-baza-option-right-]")).to_have_text(
        re.compile(f"{drill.choice(drill.accepted[0]).text}$")
    )
    expect(page.locator(".st-key-baza-next")).to_be_visible()
    page.get_by_text("El porqué, respuesta por respuesta").click()
    shared, own = reasons(drill)
    assert shared
    for text in [shared, *filter(None, (said for _, said in own))]:
        expect(page.locator("[data-testid=stExpander]")).to_contain_text(text)


def test_the_answer_is_told_to_the_second_wrong_answer_only(reader):
    step = next(step for step in LESSON.steps if step.id == "too-high")
    drill = question(step, "es")
    page = reader.go(address(step.id))
    verdict = page.locator("[class*=st-key-baza-verdict-wrong-]")
    answer(reader, drill, ["KH"])
    expect(verdict).to_contain_text("Prueba otra vez.")
    expect(verdict).not_to_contain_text("La respuesta es")
    expect(page.get_by_text("El porqué, respuesta por respuesta")).to_have_count(0)
    expect(page.locator(".st-key-baza-next")).to_have_count(0)
    answer(reader, drill, ["QD"])
    expect(verdict).to_contain_text("La respuesta es")
    expect(page.get_by_text("El porqué, respuesta por respuesta")).to_be_visible()
    # It is marked, and the way on is the obvious thing to do.
    marked = page.locator(".hand [data-mark=true]")
    assert {*marked.evaluate_all("cards => cards.map(card => card.dataset.card)")} == {*drill.accepted}
    expect(page.locator(".st-key-baza-next")).to_be_visible()
    expect(page.locator(".st-key-baza-lesson-skip")).to_have_count(0)


@pytest.mark.parametrize(("width", "dark"), [(PHONE, True), (DESKTOP, False)])
def test_a_term_opens_where_it_stands(new_reader, width, dark):
    reader = new_reader(width=width, dark=dark)
    page = reader.go(address("trumps-led"))
    card = page.get_by_role("dialog")
    term = page.get_by_role("button", name="arrastra", exact=False).first
    term.focus()
    for key in ("Enter", "Space"):
        page.keyboard.press(key)
        expect(card).to_be_visible()
        expect(term).to_have_attribute("aria-expanded", "true")
        page.keyboard.press("Escape")
        expect(card).to_be_hidden()
        expect(term).to_have_attribute("aria-expanded", "false")
        expect(term).to_be_focused()
    term.click()
    expect(card.get_by_role("link", name="En el glosario")).to_have_attribute(
        "href", "/glossary?term=draw-trumps"
    )
    expect(card).to_be_in_viewport(ratio=1)
    assert reader.axe() == []
    term.click()
    expect(card).to_be_hidden()
    assert "step=trumps-led" in page.url


def test_a_tip_is_put_to_the_test(phone):
    page = phone.go("/learn?lesson=schnapsen-habits&step=tip-ten")
    page.get_by_role("button", name="Es verdad", exact=True).click()
    phone.settle()
    expect(page.locator("[class*=st-key-baza-verdict-wrong-]")).to_contain_text("El consejo falla")
    expect(page.get_by_text("Una mesa en la que falla:")).to_be_visible()
    expect(page.locator(".st-key-baza-next")).to_be_visible()
    assert phone.axe() == []


def test_a_step_can_be_skipped_and_waits(reader):
    page = reader.go(address("head-it"))
    page.get_by_role("link", name="Saltar este paso").click()
    reader.settle()
    expect(page.locator(".baza-bar")).to_contain_text("Paso 3 de 8")
    expect(page.locator("progress")).to_have_js_property("value", 0)
    page.get_by_role("link", name="Atrás").click()
    expect(page.locator(".baza-bar")).to_contain_text("Paso 2 de 8")


def test_the_sources_differ_side_by_side(reader):
    page = reader.go(address("duck"))
    play(reader, "JS")
    box = page.locator("[class*=st-key-baza-compare-]")
    expect(box.locator("[class*=st-key-baza-side-]")).to_have_count(2)
    expect(box.get_by_role("img", name="diez de picas")).to_have_count(2)
    expect(box.get_by_role("img", name="jota de picas")).to_have_count(1)


@pytest.mark.parametrize("path", ["/learn?lesson=chess", "/learn?lesson=schnapsen-strict&step=99"])
def test_an_old_link_ends_in_a_sentence_and_a_way_on(phone, path):
    page = phone.go(path)
    expect(page.get_by_text("quizá el enlace es antiguo")).to_be_visible()
    page.locator(".st-key-baza-notice a").click()
    phone.settle()
    expect(page.locator(".st-key-baza-notice")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)


def test_the_course_shows_the_next_step_and_what_is_done(reader):
    page = reader.go(address("head-it"))
    play(reader, "TS")
    expect(page.locator(".st-key-baza-next")).to_be_visible()
    page = reader.go("/learn")
    here = page.locator(".st-key-baza-course-here")
    expect(here.get_by_role("heading")).to_have_text("5. Seguir, montar, fallar")
    expect(here.get_by_text("1 de 8 pasos")).to_be_visible()
    expect(page.locator(".baza-lessons [aria-current=step] > a")).to_have_text(re.compile("1 de 8$"))
    assert reader.axe() == []
    here.locator(".st-key-baza-next a").click()
    expect(page).to_have_url(re.compile(r"lesson=schnapsen-strict&step=1$"))


def test_the_line_of_a_lesson_leads_to_it_and_opens_the_way_to_its_test(phone):
    page = phone.go("/learn?game=schafkopf")
    line = page.locator(".baza-lessons li").nth(6)
    expect(line).to_contain_text("7. Wenz")
    test = line.get_by_role("link", name="¿Ya lo sabes? Haz la prueba")
    expect(test).to_be_hidden()
    line.locator("summary").click()
    expect(line.get_by_text("Mejor después de: Seguir el palo, pero el de verdad.")).to_be_visible()
    box = test.bounding_box()
    assert box
    assert box["height"] >= 44
    assert phone.axe() == []
    test.click()
    expect(page).to_have_url(re.compile(r"/drill\?sheet=exam.*lesson=schafkopf-wenz"))
    page = phone.go("/learn?game=schafkopf")
    line.get_by_role("link", name=re.compile("7. Wenz")).click()
    expect(page).to_have_url(re.compile(r"/learn\?lesson=schafkopf-wenz&step=1$"))
