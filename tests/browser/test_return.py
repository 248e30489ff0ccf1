"""Exams by link, the daily session, counting in the head, and a file of progress, in a real browser."""

import datetime as dt
import json
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import expect

import engine
from lessons import drills
from lessons.learning.counting import count_for
from lessons.learning.luggage import MOST_BYTES, pack
from lessons.learning.schedule import remember
from lessons.names import card_names
from lessons.store import Store
from tests.browser.rig import DESKTOP, PHONE
from tests.lessons.learning.test_return import session
from ui.web import LEARNER_COOKIE

SHEET = "/drill?sheet=exam&game=schnapsen&kinds=trick-winner&seeds=4-5"


def learner(server, reader, store):
    cookie = next(c for c in reader.context.cookies() if c["name"] == LEARNER_COOKIE)
    return store.learners.of_cookie(cookie["value"], dt.datetime.now(dt.UTC))


def test_an_exam_by_link_tells_nothing_before_the_end(server, new_reader):
    reader = new_reader(width=PHONE, language="es")
    page = reader.go(SHEET)
    assert reader.axe() == []
    page.locator(".st-key-baza-next").get_by_role("link").click()
    # Whoever came by mistake gets out, and may come back.
    page.get_by_role("button", name="Dejarlo por ahora").click()
    expect(page.get_by_text("Aún no hay nada respondido.")).to_be_visible()
    reader.settle()
    assert reader.axe() == []
    expect(page.get_by_role("link", name="Elegir qué practicar")).to_be_visible()
    page.get_by_role("link", name="Seguir", exact=True).click()
    for seed in (4, 5):
        query = {"kind": "trick-winner", "game": "schnapsen", "seed": str(seed)}
        drill = drills.from_link(query, card_names("es"))
        expect(page.get_by_text(drill.question)).to_be_visible()
        expect(page.locator('[class*="st-key-baza-quiet-hint-"]')).to_have_count(0)
        right = drill.choice(drill.accepted[0]).text
        reader.settle()  # the options of the question before are alike, and stand a moment longer
        options = page.locator('[class*="st-key-baza-options-"]')
        confirm = page.get_by_role("button", name="Responder", exact=True)
        expect(confirm).to_be_disabled()
        wrong = next(choice.text for choice in drill.choices if choice.answer not in drill.accepted)
        options.get_by_role("button", name=wrong, exact=True).click()
        expect(confirm).to_be_enabled()
        expect(confirm).to_be_in_viewport(ratio=1)
        reader.settle()
        assert reader.axe() == []
        # What was picked may be changed as long as it is not confirmed, with the keyboard too.
        chosen = options.get_by_role("button", name=right, exact=True)
        chosen.focus()
        page.keyboard.press("Enter")
        expect(options.get_by_test_id("stIconMaterial")).to_have_count(1)
        expect(chosen.get_by_test_id("stIconMaterial")).to_be_visible()
        expect(chosen).to_be_focused()
        confirm.focus()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=2)).to_have_text("2 de 2 bien")
    reader.settle()
    assert reader.axe() == []
    assert reader.overflow() == 0
    page = reader.reload()  # the address is the result of this attempt
    expect(page.get_by_role("heading", level=2)).to_have_text("2 de 2 bien")
    store = Store(server.database)
    answers = store.learnt.answers(learner(server, reader, store))
    assert {answer.correct for answer in answers} == {True}
    assert {dict(parse_qsl(urlsplit(answer.link).query))["seed"] for answer in answers} == {"4", "5"}
    store.close()


def test_what_is_due_is_asked_until_nothing_is(server, new_reader):
    reader = new_reader(width=DESKTOP, language="en")
    page = reader.go("/drill?run=today")
    store = Store(server.database)
    ann = learner(server, reader, store)
    drill = drills.generate("pack", engine.parse_setup("schnapsen"), 1, card_names("en"))
    before = dt.datetime.now(dt.UTC) - dt.timedelta(days=2)
    remember(store.learnt, ann, drill, "-", before, place="drill", seed=1, hinted=False)
    page = reader.go("/")
    page.get_by_role("link", name="For today: 1 question").click()
    page.wait_for_url(lambda address: "seed=" in address)
    asked = drills.from_link(dict(parse_qsl(urlsplit(page.url).query)), card_names("en"))
    assert asked.rule == drill.rule
    for answer in asked.accepted:
        text = asked.choice(answer).text
        page.locator('[class*="st-key-baza-options-"]').get_by_role("button", name=text, exact=True).click()
        reader.settle()
    if asked.multiple:
        page.get_by_role("button", name="Check").click()
    page.get_by_role("button", name="Next question").click()
    expect(page.get_by_text("Done for today.")).to_be_visible()
    assert store.learnt.answers(ann, place="daily")[0].correct
    store.close()


def test_a_file_of_progress_is_brought_back_and_a_bad_one_refused(server, new_reader, tmp_path):
    reader = new_reader(width=PHONE, language="es")
    page = reader.go("/progress")
    store = Store(server.database)
    now = dt.datetime.now(dt.UTC)
    other = store.learners.of_cookie("somebody else", now)
    session(store, other, now - dt.timedelta(days=1))
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(pack(store, other, now))
    bad.write_text("{}")
    page.locator(".baza-upload input").set_input_files(bad)
    expect(page.get_by_text("Este archivo no lo hizo Baza")).to_be_visible()
    for text, told in (
        (good.read_text().replace('"version": 1', '"version": 2'), "Este archivo viene de una versión"),
        ("[" * 200_000, "Este archivo no lo hizo Baza"),
        (" " * (MOST_BYTES + 1), "Este archivo es demasiado grande"),
    ):
        bad.write_text(text)
        page.locator(".baza-upload input").set_input_files(bad)
        expect(page.get_by_text(told)).to_be_visible()
    assert store.learnt.answers(learner(server, reader, store), None) == []
    page.locator(".baza-upload input").set_input_files(good)
    expect(page.get_by_text("Se han añadido")).to_be_visible()
    page.locator(".baza-upload input").set_input_files(good)
    expect(page.get_by_text("Todo esto ya estaba aquí")).to_be_visible()
    assert len(store.learnt.answers(learner(server, reader, store), None)) == 20
    assert reader.axe() == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Todo mi progreso").click()
    assert len(json.loads(download.value.path().read_text())["answer"]) == 20
    store.close()


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
def test_tricks_go_by_and_the_count_is_asked_for(new_reader, width):
    reader = new_reader(width=width, language="es")
    page = reader.go("/drill?count=5&game=schneider&pace=own")
    tricks = count_for(engine.parse_setup("schneider"), 5).tricks
    for number in range(1, len(tricks) + 1):
        expect(page.get_by_text(f"Baza {number}", exact=True)).to_be_visible()
        following = page.get_by_role("button", name="Siguiente baza")
        place = following.bounding_box()
        assert place["height"] >= 44
        following.click()
    page.get_by_role("textbox").fill("99")
    check = page.get_by_role("button", name="Comprobar la cuenta")
    assert check.bounding_box() == {**place, "width": check.bounding_box()["width"]}
    check.click()
    expect(page.get_by_role("link", name="Otra más")).to_be_visible()
    expect(page.locator('[class*="st-key-baza-verdict-wrong-"]')).to_be_visible()
    assert reader.axe() == []


def test_a_link_for_a_class_can_be_copied(new_reader):
    reader = new_reader(width=PHONE, language="en")
    page = reader.go("/drill?make=link&game=schnapsen")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".st-key-baza-link-kinds button").first.click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.locator(".baza-record").inner_text()
    assert copied.startswith(f"{reader.url}/drill?sheet=teach&game=schnapsen")
    assert reader.axe() == []
