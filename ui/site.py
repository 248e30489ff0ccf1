"""Where the site stands."""

from streamlit import config

__all__ = ["site_root"]


def site_root() -> str:
    """The path of the start page: `/`, or `/some/where/` if the app is deployed below one.

    >>> site_root()
    '/'
    """
    base = str(config.get_option("server.baseUrlPath") or "").strip("/")
    return f"/{base}/" if base else "/"
