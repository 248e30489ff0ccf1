"""The file with the table's cards, style and script: what it holds, and how it is served."""

import gzip
import re

from starlette.requests import Request

from ui.table import asset
from ui.table.cards import sheet


def get(path, accept="identity"):
    route = asset.route()
    scope = {"type": "http", "method": "GET", "path": path, "root_path": ""}
    _, found = route.matches(scope)
    headers = [(b"accept-encoding", accept.encode())]
    return route.endpoint(Request({**scope, **found, "headers": headers}))


def test_the_file_is_served_under_the_name_the_loader_asks_for():
    place = re.search(r'new URL\("([^"]+)"', asset.loader())[1]
    answer = get(place)
    assert answer.status_code == 200
    assert answer.body.decode() == asset.module()
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


def test_a_site_below_a_path_asks_there():
    assert f'new URL("/cards{asset.asset_name()}"' in asset.loader("/cards/")


def test_an_old_name_gets_the_new_file_and_does_not_keep_it():
    answer = get(asset.PATH.format(mark="0" * 16))
    assert answer.body.decode() == asset.module()
    assert answer.headers["cache-control"] == "no-cache"


def test_the_file_is_small_when_packed():
    answer = get(asset.asset_name(), "gzip, br")
    assert answer.headers["content-encoding"] == "gzip"
    assert len(gzip.compress(asset.module().encode())) < 60_000
    assert len(sheet()) < 150_000
    plain = get(asset.asset_name())
    assert "content-encoding" not in plain.headers


def test_a_picture_carries_only_its_data():
    assert len(asset.loader()) < 300
