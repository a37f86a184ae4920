"""Settings of a server from the environment: what makes no sense is refused in a line, and nothing is started."""

from __future__ import annotations

import pytest

from tonalli.cli.serve import unknown_settings
from tonalli.core.errors import OptionError
from tonalli.locale import text
from tonalli.server.settings import ALLOWED, AT_LEAST_ONE, EACH, Settings
from tonalli.telling.wrong import wrong


@pytest.mark.parametrize(
    ("name", "given", "allowed"),
    [
        ("RATE", "abc", "a finite number from 1"),
        ("RATE", "inf", "a finite number from 1"),
        ("BOT_PROCESSES", "0", "a whole number from 1"),
        ("BOT_PROCESSES", "1.5", "a whole number from 1"),
        ("BOT_PAUSE", "nan", "a finite number from 0"),
        ("BOT_PAUSE", "inf", "a finite number from 0"),
        ("IDLE_DAYS", "-3", "a finite number from 0"),
        ("HEADER_SECONDS", "0", "a finite number above 0"),
        ("BODY_SECONDS", "0", "a finite number above 0"),
        ("BOT_PATIENCE", "inf", "a finite number above 0"),
        ("PUSH_CONTACT", "nobody", "tonalli@example.org, mailto:tonalli@example.org"),
        ("PUSH_CONTACT", "", "tonalli@example.org, mailto:tonalli@example.org"),
        ("HOSTS", "https://a.example", "tonalli.example.org, 192.168.1.7, [fd00::7], *"),
        ("LOG_LEVEL", "loud", "debug, info, warning, error, critical"),
        ("METRICS", "", "local, all, off"),
        ("INNER_PORT", "99999", "a whole number from 0 to 65535"),
        ("TRUSTED_PROXIES", "nonsense", "127.0.0.1, 10.0.0.0/8, fd00::/8, *"),
        ("TRUSTED_PROXIES", "127.0.0.1, 10.0.0.1/8", "127.0.0.1, 10.0.0.0/8, fd00::/8, *"),
        ("ORIGINS", "nonsense", "https://tonalli.example.org, http://localhost:5173"),
        ("ORIGINS", "https://a.example/", "https://tonalli.example.org, http://localhost:5173"),
        ("ORIGINS", "https://a.example,ftp://b.example", "https://tonalli.example.org, http://localhost:5173"),
        ("ORIGINS", "https://a.example:99999", "https://tonalli.example.org, http://localhost:5173"),
    ],
)
def test_what_makes_no_sense_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, given: str, allowed: str) -> None:
    monkeypatch.setenv(f"TONALLI_{name}", given)
    with pytest.raises(OptionError) as refused:
        Settings.from_environment()
    told = "give something like" if name.lower() in EACH else "allowed is"
    assert str(refused.value) == f"TONALLI_{name}={given}: {told} {allowed}"
    assert text(wrong(refused.value)) == str(refused.value), "it is said so at the terminal"


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("TRUSTED_PROXIES", ""),
        ("TRUSTED_PROXIES", "*"),
        ("TRUSTED_PROXIES", "127.0.0.1, ::1,172.16.0.0/12"),
        ("ORIGINS", ""),
        ("ORIGINS", "https://a.example, http://localhost:5173, http://[::1]:8000"),
        ("INNER_PORT", "65535"),
        ("PUSH_CONTACT", "mailto:tonalli@example.org"),
        ("HOSTS", "tonalli.example.org, 192.168.1.7, [fd00::7]"),
    ],
)
def test_what_makes_sense_is_not(monkeypatch: pytest.MonkeyPatch, name: str, given: str) -> None:
    monkeypatch.setenv(f"TONALLI_{name}", given)
    assert str(getattr(Settings.from_environment(), name.lower())) == given


def test_a_misspelt_setting_is_told_of() -> None:
    known = [*Settings().to_environment(), "TONALLI_LANGUAGE", "TONALLIS_OWN", "PATH"]
    assert unknown_settings(known) == []
    assert unknown_settings([*known, "TONALLI_TRUSTED_PROXY", "TONALLI_RATES", "TONALLI_XYZZY"]) == [
        "TONALLI_RATES is no setting of a server; did you mean TONALLI_RATE?",
        "TONALLI_TRUSTED_PROXY is no setting of a server; did you mean TONALLI_TRUSTED_PROXIES?",
        "TONALLI_XYZZY is no setting of a server",
    ]


def test_what_is_set_is_taken_and_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = Settings(
        bot_pause=0.0, rate=2.5, metrics="off", log_level="debug", idle_days=0.5, origins="https://a.example"
    )
    for name, said in changed.to_environment().items():
        monkeypatch.setenv(name, said)
    assert Settings.from_environment() == changed


def test_what_is_not_set_is_allowed_itself() -> None:
    known = Settings().to_environment()
    assert {f"TONALLI_{name.upper()}" for name in {*ALLOWED, *AT_LEAST_ONE}} <= set(known)
    for name, words in ALLOWED.items():
        assert getattr(Settings(), name) in words
