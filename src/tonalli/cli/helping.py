"""Help pages and refusals in the reader's words: what the library that reads the command line would say in English."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from tonalli.core.errors import OptionError
from tonalli.locale import words
from tonalli.telling.phrase import Listing

KINDS = ("argument", "option")
"""What a page explains, by the names that the library has for it."""


def named(value: str) -> str:
    """What stands on a page for a value that is given."""
    return words(f"cli-value-{value}")


def label(parameter: Any, context: Any) -> str:
    """What is typed; the library would add the type of an argument."""
    return str(parameter.metavar if parameter.param_type_name == "argument" else parameter.get_help_record(context)[0])


def meaning(parameter: Any) -> str:
    """What it does, whether it must be given, and what holds without it."""
    default = parameter.default
    if parameter.required:
        return words("cli-help-required", help=parameter.help or "")
    if default is None or default is False or default == "":
        return str(parameter.help)
    written = parameter.opts[0] if default is True else str(default)
    return words("cli-help-default", help=parameter.help or "", default=written)


def usage(command: Any, context: Any, formatter: Any) -> None:
    command.options_metavar = named("options")
    pieces = " ".join(command.collect_usage_pieces(context))
    formatter.write_usage(context.command_path, pieces, words("cli-help-usage") + " ")


def explained(command: Any, context: Any, formatter: Any) -> None:
    """Arguments, then options, each with what it means."""
    command.get_help_option(context).help = words("cli-help-help")
    for kind in KINDS:
        rows = [
            (label(each, context), meaning(each))
            for each in command.get_params(context)
            if each.param_type_name == kind and not each.hidden
        ]
        if rows:
            with formatter.section(words(f"cli-help-{kind}s")):
                formatter.write_dl(rows)


class Command(TyperCommand):
    """A command whose page and refusals are worded here."""

    allow_extra_args = True

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        explained(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest:
            raise OptionError(words("cli-error-arguments", arguments=Listing(rest)))
        return rest


class Commands(TyperGroup):
    """The page that lists all commands."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        explained(self, ctx, formatter)
        commands = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        room = formatter.width - 6 - max(len(name) for name, _ in commands)
        with formatter.section(words("cli-help-commands")):
            formatter.write_dl([(name, command.get_short_help_str(room)) for name, command in commands])

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name)
        if found is None:
            raise OptionError(words("cli-error-command", command=cmd_name, commands=Listing(self.list_commands(ctx))))
        return found


def refusal(error: typer.TyperException, arguments: list[str]) -> str:
    """What is wrong with a command line, by the names that the library's errors and their attributes have."""
    kind, option = type(error).__name__, str(getattr(error, "option_name", ""))
    parameter: Any = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return words("cli-error-option", option=option)
    if kind == "BadOptionUsage":
        given = any(each.startswith(f"{option}=") for each in arguments)
        return words("cli-error-value" if given else "cli-error-no-value", option=option)
    if kind == "MissingParameter" and parameter is not None:
        is_argument = parameter.param_type_name == "argument"
        return words("cli-error-required", name=parameter.metavar if is_argument else parameter.opts[0])
    return error.format_message()
