"""Puts docstrings into the C that mypyc wrote: it writes a place for each, but fills in the signature only."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Callable
from dataclasses import dataclass, field

STRING = r'"(?:[^"\\]|\\.)*"'
MODULE = re.compile(
    r'(PyModuleDef (\w+)module = \{\s*PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL(, /\* docstring \*/)'
)
TYPE = re.compile(
    rf"(CPyType_(\w+)_template_ = \{{(?:(?!\n\s*\}};).)*?\.tp_doc = PyDoc_STR\()(NULL|{STRING})", re.DOTALL
)
FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s*METH_[A-Z_| ]+, PyDoc_STR\()(NULL|{STRING})")
ATTRIBUTE = re.compile(r"(\(getter\)(\w+),\s*(?:NULL|\(setter\)\w+),\s*)NULL(, NULL\})")

Definition = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Docstrings:
    """What a module says about itself and its names; those of a class's members begin with the class's name."""

    module: str | None = None
    types: dict[str, str] = field(default_factory=dict)
    errors: set[str] = field(default_factory=set)
    functions: dict[str, str] = field(default_factory=dict)
    attributes: dict[str, str] = field(default_factory=dict)


def docstrings_of(source: str) -> Docstrings:
    tree = ast.parse(source)
    found = Docstrings(ast.get_docstring(tree))
    for node in tree.body:
        if isinstance(node, Definition) and (text := ast.get_docstring(node)):
            found.functions[node.name] = text
        elif isinstance(node, ast.ClassDef):
            if text := ast.get_docstring(node):
                found.types[node.name] = text
            if any(
                isinstance(base, ast.Name) and (base.id in found.errors or is_error(base.id)) for base in node.bases
            ):
                found.errors.add(node.name)
            read_members(node, found)
    return found


def is_error(name: str) -> bool:
    kind = getattr(builtins, name, None)
    return isinstance(kind, type) and issubclass(kind, BaseException)


def read_members(owner: ast.ClassDef, found: Docstrings) -> None:
    """Methods, properties, and attributes with a string on the next line."""
    for node, following in zip(owner.body, [*owner.body[1:], None], strict=True):
        if isinstance(node, Definition) and (text := ast.get_docstring(node)):
            is_property = any(isinstance(each, ast.Name) and each.id == "property" for each in node.decorator_list)
            (found.attributes if is_property else found.functions)[f"{owner.name}.{node.name}"] = text
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            match following:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    found.attributes[f"{owner.name}.{node.target.id}"] = " ".join(text.split())


def escaped(text: str) -> str:
    """As inside a string of C; letters beyond ASCII as UTF-8 bytes in octal, so that no digit after them joins in."""
    signs = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n"}
    return "".join(signs.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text.encode())


def with_docstrings(c: str, source_of: Callable[[str], str]) -> str:
    """A C file with the docstrings of the modules in it."""
    types: dict[str, str] = {}
    functions: dict[str, str] = {}
    attributes: dict[str, str] = {}
    modules: dict[str, str] = {}
    errors: set[str] = set()
    for place in MODULE.finditer(c):
        prefix, module = place[2], place[3]
        found = docstrings_of(source_of(module))
        modules[module] = found.module or ""
        errors |= found.errors
        types |= {f"{prefix}___{name}": text for name, text in found.types.items()}
        functions |= {f"{prefix}___{name.replace('.', '___')}": text for name, text in found.functions.items()}
        attributes |= {f"{prefix}___{name.replace('.', '_get_')}": text for name, text in found.attributes.items()}

    def signed(place: re.Match[str], texts: dict[str, str]) -> str:
        signature = "" if place[3] == "NULL" else place[3][1:-1]
        return f'{place[1]}"{signature}{escaped(texts[place[2]])}"' if place[2] in texts else place[0]

    def explained(place: re.Match[str]) -> str:
        text = attributes.get(place[2])
        return f'{place[1]}PyDoc_STR("{escaped(text)}"){place[3]}' if text else place[0]

    c = MODULE.sub(lambda place: f'{place[1]}PyDoc_STR("{escaped(modules[place[3]])}"){place[4]}', c)
    c = TYPE.sub(lambda place: signed(place, types), c)
    for error in errors:
        # mypyc does not look for the arguments of a base that is built in.
        c = c.replace(f'PyDoc_STR("{error}()\\n', f'PyDoc_STR("{error}(*args)\\n')
    c = FUNCTION.sub(lambda place: signed(place, functions), c)
    return ATTRIBUTE.sub(explained, c)
