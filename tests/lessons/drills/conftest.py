import pytest

import engine
from lessons.names import card_names
from tests.lessons.drills.setups import SETUPS


@pytest.fixture(scope="session")
def en():
    return card_names("en")


@pytest.fixture(scope="session")
def es():
    return card_names("es", "german")


@pytest.fixture(params=SETUPS)
def rules(request):
    return engine.parse_setup(request.param)


@pytest.fixture
def zone():
    return engine.parse_setup("schnapsen")


@pytest.fixture
def bummerl():
    return engine.parse_setup("schnapsen(preset=bummerl)")
