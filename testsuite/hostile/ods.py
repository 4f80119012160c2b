#!/usr/bin/env python3
"""Hostile definitions in ODS: records that stand for themselves, conditions and formats without an end,
fields of other kinds than they should have. Each file is loaded, refused or beyond a limit, and soon.

usage: ods.py PROGRAM [MUTANTS] [SEED]
"""
import copy
import json
import pathlib
import random
import subprocess
import sys
import tempfile

program = sys.argv[1]
MUTANTS = int(sys.argv[2]) if len(sys.argv) > 2 else 150
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
PATIENCE = 120 if "asan" in program else 30  # seconds
EXAMPLES = pathlib.Path(__file__).resolve().parent.parent / "examples/dialects"
INCLUDE = subprocess.run(["llvm-config-22", "--includedir"], capture_output=True, text=True, check=True).stdout.strip()


def dump(name):
    out = subprocess.run(["llvm-tblgen-22", "--dump-json", "-I", INCLUDE, str(EXAMPLES / name)],
                         capture_output=True, text=True, check=True)
    return json.loads(out.stdout)


def ref(name):
    return {"def": name, "kind": "def", "printable": name}


def record(*classes, **fields):
    return {"!superclasses": list(classes), "!locs": ["d.td:3"], **fields}


def dialect(fields=None, **more):
    """A dialect d of one operation d.o, whose operand is of type T."""
    records = {
        "D": record("Dialect", name="d", cppNamespace="d"),
        "P": record("Pred", "CPred", predExpr="true"),
        "T": record("Constraint", "TypeConstraint", "Type", predicate=ref("P"), summary="any", cppType="::mlir::Type"),
        "O": record("Op", **{"opName": "o", "opDialect": ref("D"),
                             "arguments": {"kind": "dag", "args": [[ref("T"), "a"]]}, **(fields or {})}),
        **more,
    }
    for name, one in records.items():
        one["!name"] = name
    classes = {c for r in records.values() for c in r["!superclasses"]}
    return {"!instanceof": {c: [n for n, r in records.items() if c in r["!superclasses"]] for c in classes}, **records}


def combined(kind, *children, **fields):
    return record("Pred", "CombinedPred", kind=ref(f"PredCombiner{kind}"), children=[ref(c) for c in children], **fields)


KINDS = {f"PredCombiner{k}": record("PredCombinerKind") for k in ("And", "Or", "Not", "SubstLeaves", "Concat")}


def doubling(count, leaf):
    """Each condition asks the one before twice."""
    chain = {f"C{i}": combined("And", f"C{i - 1}" if i else "Leaf", f"C{i - 1}" if i else "Leaf") for i in range(count)}
    return dialect(P=combined("Or", f"C{count - 1}"), Leaf=record("Pred", "CPred", predExpr=leaf), **chain, **KINDS)


def formatted(text):
    return dialect({"assemblyFormat": text})


USE = '%0 = "q.a"() : () -> f32\n"d.o"(%0) : (f32) -> ()\n'
CUSTOM = '%0 = "q.a"() : () -> f32\nd.o %0 : f32\n'
# The definition, a use, and the statuses that are due.
CASES = {
    "a condition that is its own part": (dialect(P=combined("And", "P"), **KINDS), USE, [3]),
    "conditions doubled fifty times": (doubling(50, "x"), USE, [3]),
    "conditions doubled fifty times, of no text": (doubling(50, ""), USE, [3]),
    "an expression of a million brackets": (dialect(P=record("Pred", "CPred", predExpr="(" * 1000000)), USE, [0]),
    "a long expression": (dialect(P=record("Pred", "CPred", predExpr="true" + " && true" * 100000)), USE, [0]),
    "a substitution that grows": (dialect(P=combined("SubstLeaves", "Q", pattern="a", replacement="a" * 1000),
                                          Q=combined("SubstLeaves", "R", pattern="a", replacement="a" * 1000),
                                          R=record("Pred", "CPred", predExpr="a" * 1000), **KINDS), USE, [0, 3]),
    "a loop of many": (dialect(P=record("Pred", "CPred", predExpr="[&](Type t) { return f(t); }($_self)")), USE, [0]),
    "a type that is several of itself": (dialect(T=record("Constraint", "TypeConstraint", "Type", "Variadic",
                                                          baseType=ref("T"), summary="")), USE, [3]),
    "an attribute behind itself": (dialect(T=record("Constraint", "Attr", baseAttr=ref("T"), summary="")), USE, [3]),
    "traits within traits": (dialect({"traits": [ref("L")]}, L=record("Trait", "TraitList", traits=[ref("L")] * 9)), USE, [0]),
    "a format of brackets": (formatted("(" * 100000), CUSTOM, [3]),
    "a format of groups": (formatted("($a^ " * 20 + ")?" * 20), CUSTOM, [3]),
    "a format that reads nothing": (formatted("attr-dict"), "d.o\n", [3]),
    "an empty group": (formatted("()? $a attr-dict `:` type($a)"), CUSTOM, [3]),
    "a list of clauses that begin with nothing": (formatted("oilist($a | $a) attr-dict"), CUSTOM, [3]),
    "a format of many arguments": (formatted("custom<X>(" + "$a, " * 1000 + "$a)"), CUSTOM, [6]),
    "many operands": (dialect({"arguments": {"kind": "dag", "args": [[ref("T"), f"a{i}"] for i in range(3000)]},
                               "assemblyFormat": "operands attr-dict `:` type(operands)"}), CUSTOM, [3]),
    "no name": (dialect({"opName": None}), USE, [3]),
    "nothing": ({"!instanceof": {}}, USE, [3]),
    "no records": ({}, USE, [3]),
    "a list": ([], USE, [3]),
}


def status(folder, text, use):
    path, used = folder / "d.json", folder / "use.mlir"
    path.write_text(text)
    used.write_text(use)
    try:
        got = subprocess.run([program, "verify", "--allow-unregistered-dialect", f"--dialect={path}", str(used)],
                             capture_output=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return f"no end in {PATIENCE} s"
    return got.returncode if len(got.stderr) < 10000000 else f"{len(got.stderr)} bytes of words"


class Mutator:
    """A dump in which some field of a record that matters is another thing."""

    def __init__(self, records):
        self.records, self.draw, self.reached = records, random.Random(SEED), set()
        for kind in ("Op", "TypeDef", "AttrDef"):
            for name in records["!instanceof"].get(kind, []):
                self.reach(name)
        self.names = sorted(self.reached)

    def reach(self, name):
        if name in self.reached or name not in self.records:
            return
        self.reached.add(name)
        pending = [self.records[name]]
        while pending:
            value = pending.pop()
            if isinstance(value, dict):
                if isinstance(value.get("def"), str):
                    self.reach(value["def"])
                pending += value.values()
            elif isinstance(value, list):
                pending += value

    def junk(self):
        other = {"def": self.draw.choice(self.names)}
        return self.draw.choice([
            None, 0, -1, 1, "", "x", [], {}, [[]], [[None, "a"]], other, {"def": "nobody"}, {"args": [[other, "q"]]},
            {"args": [[other, None]]}, "`", "($a^", "custom<X>($a)", "$", "type($lhs)", "attr-dict " * 100, "(" * 500,
            "!" * 5000, "[](Type t) { return t", "$_self.getElementType().x().y()", "a" * 100000, [other] * 70,
            10**30, 1.5, True, {"kind": "dag"}])

    def change(self, holder):
        key = self.draw.choice(list(holder)) if isinstance(holder, dict) else self.draw.randrange(len(holder))
        value, way = holder[key], self.draw.random()
        if isinstance(value, str) and value and way < 0.4:
            at = self.draw.randrange(len(value))
            holder[key] = value[:at] + self.draw.choice(["", *"()`$<>^?:,", value]) + value[at + self.draw.choice([0, 1, 5]):]
        elif isinstance(value, (dict, list)) and value and way < 0.5:
            self.change(value)
        else:
            holder[key] = self.junk()

    def mutant(self):
        records = copy.deepcopy(self.records)
        for _ in range(self.draw.choice([1, 1, 2, 4])):
            self.change(records["!instanceof"] if self.draw.random() < 0.1 else records[self.draw.choice(self.names)])
        return records


bad, count = [], 0
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for what, (definition, use, due) in CASES.items():
        count += 1
        got = status(folder, json.dumps(definition), use)
        if got not in due:
            bad.append(f"{what}: {got} where {due} is due")
    for what, text in {"a hundred megabytes": '{"!instanceof": {"Op": ["' + "x" * 100000000 + '"]}}',
                       "deep": "[" * 1000000, "bytes": "\0\1\2", "no text": ""}.items():
        count += 1
        if status(folder, text, USE) != 3:
            bad.append(f"{what}: {status(folder, text, USE)} where 3 is due")
    for definition, use in ("toy.td", "tutorial.mlir"), ("xxx.td", "xxx.mlir"):
        mutator = Mutator(dump(definition))
        for _ in range(MUTANTS // 2):
            count += 1
            records = mutator.mutant()
            got = status(folder, json.dumps(records), (EXAMPLES / use).read_text())
            if got not in (0, 3, 6, 7):
                bad.append(f"status {got} of a mutant of {definition}: {json.dumps(records)[:2000]}")
print(*bad, sep="\n")
print(f"ods: {count}, {len(bad)} wrong")
sys.exit(bool(bad))
