"""Small faults to be planted in a source: each mutant is one place of it, written otherwise."""

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

_OTHERWISE: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """Bytes ``start`` to ``end`` of a file, which say ``before``, replaced by ``after``."""

    path: Path
    line: int
    start: int
    end: int
    before: str
    after: str

    def planted(self) -> bytes:
        """The file's bytes with the fault in them."""
        source = self.path.read_bytes()
        return source[: self.start] + self.after.encode() + source[self.end :]

    def __str__(self) -> str:
        before, after = (" ".join(text.split()) for text in (self.before, self.after))
        return f"{self.path}:{self.line}: {before} => {after}"


def mutants_of(path: Path) -> list[Mutant]:
    """Every mutant of a module, from its top to its end."""
    source = path.read_bytes()
    begins = [0]
    for row in source.split(b"\n"):
        begins.append(begins[-1] + len(row) + 1)
    finder = _Finder()
    finder.visit(ast.parse(source))
    found = []
    for node, after in finder.found:
        start = begins[node.lineno - 1] + node.col_offset
        end = begins[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        before = source[start:end].decode()
        found.append(Mutant(path, node.lineno, start, end, before, after))
    return sorted(found, key=lambda one: (one.start, one.end, one.after))


class _Finder(ast.NodeVisitor):
    """Finds what can be said otherwise; annotations, docstrings and f-strings are left alone."""

    _PASSED_OVER: ClassVar = {"annotation", "returns", "type_params", "decorator_list"}

    def __init__(self) -> None:
        self.found: list[tuple[ast.expr | ast.stmt, str]] = []

    def generic_visit(self, node: ast.AST) -> None:
        for name, value in ast.iter_fields(node):
            if name in self._PASSED_OVER:
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    self.visit(child)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:  # ast's name
        """Python 3.11 does not know where in the source their parts stand."""

    def visit_Compare(self, node: ast.Compare) -> None:
        other = _OTHERWISE.get(type(node.ops[0]))
        if other and len(node.ops) == 1:
            self._put(node, ast.Compare(node.left, [other()], node.comparators))  # type: ignore[list-item]  # a comparison by another
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self._put(node, ast.BoolOp(_OTHERWISE[type(node.op)](), node.values))  # type: ignore[arg-type]  # and by or
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        other = _OTHERWISE.get(type(node.op))
        if other:
            self._put(node, ast.BinOp(node.left, other(), node.right))  # type: ignore[arg-type]  # a sum by a difference
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._put(node, node.operand)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._put(node, ast.Constant(not node.value))
        elif isinstance(node.value, int):
            self._put(node, ast.Constant(node.value + 1))

    def visit_If(self, node: ast.If) -> None:
        self._put(node.test, ast.UnaryOp(ast.Not(), node.test))
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._put(node, ast.IfExp(node.test, node.orelse, node.body))
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and not isinstance(node.value, ast.Constant):
            self.found.append((node, "return None"))
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.found.append((node, "pass"))
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.found.append((node, "break"))

    def _put(self, node: ast.expr, instead: ast.expr) -> None:
        self.found.append((node, f"({ast.unparse(instead)})"))
