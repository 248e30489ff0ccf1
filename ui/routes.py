"""The pages of the app and their addresses."""

from dataclasses import dataclass

from lessons.i18n import N_

__all__ = ["PAGES", "PATHS", "PageInfo"]


@dataclass(frozen=True)
class PageInfo:
    """A page: its name, its title as a message id, and a Material icon.

    >>> PAGES["learn"].path
    '/learn'
    >>> PAGES["home"].path
    '/'
    """

    name: str
    title: str
    icon: str

    @property
    def path(self) -> str:
        """The address of the page below the root of the site."""
        return "/" if self.name == "home" else f"/{self.name}"


PAGES = {
    page.name: page
    for page in (
        PageInfo("home", N_("Home"), ":material/home:"),
        PageInfo("learn", N_("Learn"), ":material/school:"),
        PageInfo("drill", N_("Drill"), ":material/quiz:"),
        PageInfo("play", N_("Play"), ":material/playing_cards:"),
        PageInfo("rules", N_("Rules"), ":material/gavel:"),
        PageInfo("glossary", N_("Glossary"), ":material/menu_book:"),
        PageInfo("cards", N_("The cards"), ":material/style:"),
        PageInfo("one-trick", N_("One trick, all games"), ":material/compare_arrows:"),
        PageInfo("progress", N_("Progress"), ":material/trending_up:"),
    )
}
"""Every page by name, in the order of the menu; the cards and the trick are reached from other pages."""

PATHS = frozenset(page.path for page in PAGES.values())
"""Every address that is a page."""
