#!/usr/bin/env python3
"""Random dialects in irdl, and random operations of them: loaded by `--dialect` here and by
`--irdl-file` in mlir-opt, both refuse the same, in the same words, and print the same.

usage: irdl.py PROGRAM [--dialects N] [--operations N] [--seed N] [--keep FOLDER]

Of the operations of a dialect most are made to satisfy its definition, and some of these are spoilt
then. Each is a part of its own, between lines `// -----`.
"""
import argparse
import itertools
import pathlib
import random
import re
import subprocess
import sys
import tempfile

TYPES = ["i1", "i32", "i64", "si8", "f32", "f64", "index", "none", "tensor<4xi32>", "tensor<*xf32>",
         "vector<2xf32>", "memref<?xi8>", "(i32) -> f32", "tuple<i32, f32>", "complex<f32>"]
ATTRS = ["5 : i32", "7 : i64", "true", "1.500000e+00 : f32", '"text"', '""', "unit", "[1, \"a\"]", "[]",
         "{a = 1 : i32}", "@symbol", "@a::@b", "array<i32: 1, 2>", "dense<1> : tensor<2xi32>",
         "affine_map<(d0) -> (d0)>", "affine_set<(d0) : (d0 >= 0)>", "strided<[1]>",
         "dense<\"a\"> : tensor<2x!q.t>"]
TYPE_BASES = {"integer": ["i1", "i32", "i64", "si8"], "f32": ["f32"], "index": ["index"], "none": ["none"],
              "tensor": ["tensor<4xi32>"], "unranked_tensor": ["tensor<*xf32>"], "vector": ["vector<2xf32>"],
              "memref": ["memref<?xi8>"], "function": ["(i32) -> f32"], "tuple": ["tuple<i32, f32>"],
              "complex": ["complex<f32>"], "unranked_memref": ["memref<*xi8>"], "opaque": ["!q.other"]}
ATTR_BASES = {"integer": ["5 : i32", "true"], "float": ["1.500000e+00 : f32"], "string": ['"text"'],
              "unit": ["unit"], "array": ["[]"], "dictionary": ["{a = 1 : i32}"], "symbol_ref": ["@symbol"],
              "dense_array": ["array<i32: 1, 2>"], "type": ["i32", "f32"], "affine_map": ["affine_map<(d0) -> (d0)>"],
              "integer_set": ["affine_set<(d0) : (d0 >= 0)>"], "strided_layout": ["strided<[1]>"],
              "dense_int_or_fp_elements": ["dense<1> : tensor<2xi32>"], "opaque": ["#q.other"],
              "dense_string_elements": ["dense<\"a\"> : tensor<2x!q.t>"], "unknown_loc": ["loc(unknown)"],
              "name_loc": ['loc("a")']}
TEST_FORMAT = "// -----\n"


class Condition:
    def __init__(self, kind, text, args=(), value=None):
        self.kind, self.text, self.args, self.value = kind, text, list(args), value


class Definition:
    """Of a type or an attribute."""

    def __init__(self, name, is_type):
        self.name, self.is_type, self.conditions, self.params = name, is_type, [], []


class Operation:
    def __init__(self, name):
        self.name, self.conditions = name, []
        self.operands, self.results, self.attrs, self.regions = [], [], [], []


class Dialect:
    def __init__(self, draw, careless):
        self.draw, self.careless = draw, careless
        self.definitions = [Definition(f"t{i}", True) for i in range(draw.randint(1, 4))]
        self.definitions += [Definition(f"a{i}", False) for i in range(draw.randint(1, 3))]
        for i, definition in enumerate(self.definitions):
            self.conditions(definition, draw.randint(0, 5), [d for d in self.definitions if draw.random() < 0.5])
            if definition.conditions:
                definition.params = [draw.randrange(len(definition.conditions)) for _ in range(draw.randint(0, 3))]
        self.operations = [self.operation(f"o{i}") for i in range(draw.randint(2, 8))]

    def conditions(self, owner, count, usable):
        for _ in range(count):
            owner.conditions.append(self.condition(owner.conditions, usable))

    def condition(self, before, usable):
        draw, kind = self.draw, self.draw.random()
        if kind < 0.15:
            return Condition("any", "irdl.any")
        if kind < 0.4 or not before:
            value = draw.choice(TYPES * 2 + [a for a in ATTRS if "!q" not in a])
            return Condition("is", f"irdl.is {value}", value=value)
        if kind < 0.5:
            if draw.random() < 0.6:
                name = draw.choice(list(TYPE_BASES))
                return Condition("base", f'irdl.base "!builtin.{name}"', value=TYPE_BASES[name])
            name = draw.choice(list(ATTR_BASES))
            return Condition("base", f'irdl.base "#builtin.{name}"', value=ATTR_BASES[name])
        if kind < 0.6 and usable:
            definition = draw.choice(usable)
            return Condition("base_of", f"irdl.base @d::@{definition.name}", value=definition)
        if kind < 0.75 and usable:
            definition = draw.choice(usable)
            count = len(definition.params) if draw.random() < 0.9 else draw.randint(0, 3)
            args = [draw.randrange(len(before)) for _ in range(count)]
            return Condition("parametric", f"irdl.parametric @d::@{definition.name}<{names(args)}>", args, definition)
        args = [draw.randrange(len(before)) for _ in range(draw.randint(1, 4))]
        if kind < 0.9:
            if not self.careless:
                args = self.apart(before, args)
            if args:
                return Condition("any_of", f"irdl.any_of({names(args)})", args)
        args = args or [0]
        return Condition("all_of", f"irdl.all_of({names(args)})", args)

    def bases(self, before, number):
        """What mlir-opt tells conditions of an any_of apart by."""
        one = before[number]
        if one.kind == "parametric":
            return {one.value.name}
        if one.kind == "any":
            return {"any"}
        if one.kind == "any_of":
            return set().union(*(self.bases(before, arg) for arg in one.args)) - {"any"}
        return self.bases(before, one.args[0]) if one.kind == "all_of" else set()

    def apart(self, before, args):
        met, kept = {"any"}, []
        for arg in args:
            bases = self.bases(before, arg)
            if not bases & met:
                met |= bases
                kept.append(arg)
        return kept

    def takes_types(self, conditions, number):
        one = conditions[number]
        if one.kind in ("is", "base"):
            return is_type(one.value if one.kind == "is" else one.value[0])
        if one.kind in ("base_of", "parametric"):
            return one.value.is_type
        return not one.args or self.takes_types(conditions, one.args[0])

    def of_types(self, operation):
        """One that operands can have, if there is any."""
        fit = [i for i in range(len(operation.conditions)) if self.takes_types(operation.conditions, i)]
        return self.draw.choice(fit or range(len(operation.conditions)))

    def values(self, operation, most):
        draw = self.draw
        return [(self.of_types(operation), draw.choice(["single"] * 4 + ["optional", "variadic"]))
                for _ in range(draw.randint(0, most))]

    def operation(self, name):
        draw, operation = self.draw, Operation(name)
        self.conditions(operation, draw.randint(1, 8), self.definitions)
        operation.operands, operation.results = self.values(operation, 4), self.values(operation, 3)
        operation.attrs = [draw.randrange(len(operation.conditions)) for _ in range(draw.choice([0, 0, 1, 1, 2]))]
        for _ in range(draw.choice([0, 0, 0, 1, 2])):
            args = [self.of_types(operation) for _ in range(draw.randint(0, 3))]
            operation.regions.append((args if draw.random() < 0.7 else None, draw.choice([None, None, 1, 2])))
        return operation

    def text(self):
        lines = ["irdl.dialect @d {"]
        for d in self.definitions:
            lines.append(f"  irdl.{'type' if d.is_type else 'attribute'} @{d.name} {{")
            lines += [f"    %{i} = {c.text}" for i, c in enumerate(d.conditions)]
            params = ", ".join(f"p{i}: %{p}" for i, p in enumerate(d.params))
            lines += [f"    irdl.parameters({params})"] if d.params or self.draw.random() < 0.5 else []
            lines.append("  }")
        for operation in self.operations:
            lines += self.operation_text(operation)
        return "\n".join(lines + ["}"]) + "\n"

    def operation_text(self, operation):
        lines = [f"  irdl.operation @{operation.name} {{"]
        lines += [f"    %{i} = {c.text}" for i, c in enumerate(operation.conditions)]
        for i, (args, blocks) in enumerate(operation.regions):
            size = f" with size {blocks}" if blocks else ""
            lines.append(f"    %r{i} = irdl.region{'' if args is None else f'({names(args)})'}{size}")
        for part, values, prefix in (("operands", operation.operands, "x"), ("results", operation.results, "y")):
            if values:
                list_ = ", ".join(f"{prefix}{i}: {kind} %{c}" for i, (c, kind) in enumerate(values))
                lines.append(f"    irdl.{part}({list_})")
        if operation.attrs:
            list_ = ", ".join(f'"k{i}" = %{c}' for i, c in enumerate(operation.attrs))
            lines.append(f"    irdl.attributes {{{list_}}}")
        if operation.regions:
            lines.append(f"    irdl.regions({', '.join(f'g{i}: %r{i}' for i in range(len(operation.regions)))})")
        return lines + ["  }"]


def is_type(value):
    """Of an attribute as it is written: operands have types alone."""
    return value in TYPES or value[0] == "!" or value == "memref<*xi8>"


def names(args):
    return ", ".join(f"%{arg}" for arg in args)


class User:
    """Writes operations of a dialect."""

    def __init__(self, dialect, draw):
        self.dialect, self.draw = dialect, draw

    def anything(self, depth=0, types=False):
        draw = self.draw
        if types:
            return draw.choice(TYPES)
        if depth < 3 and draw.random() < 0.3:
            return self.instance(draw.choice(self.dialect.definitions), depth + 1)
        return draw.choice(TYPES + ATTRS)

    def instance(self, definition, depth, params=None):
        """Of the definition; its own conditions are met where that can be."""
        draw = self.draw
        if params is None:
            taken = {}
            params = [self.solve(definition.conditions, p, taken, depth + 1) for p in definition.params]
        if draw.random() < 0.01:
            params = params + ["i32"] if draw.random() < 0.5 else params[:-1]
        written = f"<{', '.join(params)}>" if params or draw.random() < 0.1 else ""
        return f"{'!' if definition.is_type else '#'}d.{definition.name}{written}"

    def solve(self, conditions, number, taken, depth=0, types=False):
        """Something that the condition takes, if what it asks for can be."""
        if number in taken:
            return taken[number]
        one, draw = conditions[number], self.draw
        if depth > 6:
            value = draw.choice(TYPES)
        elif one.kind == "any":
            value = self.anything(depth, types)
        elif one.kind == "is":
            value = one.value
        elif one.kind == "base":
            value = draw.choice(one.value)
        elif one.kind == "base_of":
            value = self.instance(one.value, depth)
        elif one.kind == "parametric":
            params = [self.solve(conditions, arg, taken, depth + 1) for arg in one.args]
            value = self.instance(one.value, depth, params)
        elif one.kind == "any_of":
            value = self.solve(conditions, draw.choice(one.args), taken, depth + 1, types)
        else:
            value = self.solve(conditions, one.args[-1 if draw.random() < 0.5 else 0], taken, depth + 1, types)
            for arg in one.args:
                taken.setdefault(arg, value)
        taken[number] = value
        return value

    def spoil(self, value, chance):
        return self.anything() if self.draw.random() < chance else value

    def group(self, conditions, values, taken, chance):
        """The types, and how many belong to each."""
        draw, types, sizes = self.draw, [], []
        for condition, kind in values:
            size = {"single": 1, "optional": draw.randint(0, 1), "variadic": draw.randint(0, 3)}[kind]
            if draw.random() < chance / 4:
                size = draw.randint(0, 2)
            sizes.append(size)
            for _ in range(size):
                value = self.spoil(self.solve(conditions, condition, taken, types=True), chance)
                types.append(value if is_type(value) else draw.choice(TYPES))
        return types, sizes

    def sizes_of(self, name, values, sizes, chance):
        draw = self.draw
        if sum(kind != "single" for _, kind in values) < 2 or draw.random() < chance / 4:
            return []
        if draw.random() < chance / 2:
            sizes = [draw.randint(-1, 3) for _ in range(draw.choice([len(sizes), len(sizes) + 1]))]
        width = 64 if draw.random() < chance / 8 else 32
        return [f"{name} = array<i{width}{': ' if sizes else ''}{', '.join(map(str, sizes))}>"]

    def region(self, conditions, args, blocks, taken, chance):
        draw = self.draw
        count = blocks or draw.choice([0, 1, 1, 2]) if not args else blocks or draw.choice([1, 1, 2])
        if draw.random() < chance / 3:
            count = draw.randint(0, 3)
        args = args if args is not None else [None] * draw.randint(0, 2)
        types = [draw.choice(TYPES) if a is None else self.spoil(self.solve(conditions, a, taken, types=True), chance)
                 for a in args]
        if draw.random() < chance / 4:
            types = types[:-1] if draw.random() < 0.5 else types + ["i32"]
        written = ", ".join(f"%a{i}: {t if is_type(t) else draw.choice(TYPES)}" for i, t in enumerate(types))
        text = [f"^b{i}{f'({written})' if written and not i else ''}:\n  \"q.end\"() : () -> ()" for i in range(count)]
        return "{\n" + "\n".join(text) + "\n}"

    def part(self):
        draw = self.draw
        operation = draw.choice(self.dialect.operations)
        conditions, taken, chance = operation.conditions, {}, draw.choice([0, 0, 0.1, 0.3])
        operands, operand_sizes = self.group(conditions, operation.operands, taken, chance)
        results, result_sizes = self.group(conditions, operation.results, taken, chance)
        attrs = [f"k{i} = {self.spoil(self.solve(conditions, c, taken), chance)}"
                 for i, c in enumerate(operation.attrs) if draw.random() > chance / 4]
        attrs += self.sizes_of("operandSegmentSizes", operation.operands, operand_sizes, chance)
        attrs += self.sizes_of("resultSegmentSizes", operation.results, result_sizes, chance)
        regions = [self.region(conditions, args, blocks, taken, chance) for args, blocks in operation.regions]
        regions = regions[1:] if draw.random() < chance / 8 else regions
        used = ", ".join(f"%v#{i}" for i in range(len(operands)))
        text = f"%v:{len(operands)} = \"q.make\"() : () -> ({', '.join(operands)})\n" if operands else ""
        text += f"%r:{len(results)} = " if results else ""
        text += f"\"d.{operation.name}\"({used})"
        text += f" ({', '.join(regions)})" if regions else ""
        text += f" {{{', '.join(attrs)}}}" if attrs else ""
        return text + f" : ({', '.join(operands)}) -> ({', '.join(results)})\n", len(operation.attrs) > 1


def errors_by_part(text, starts):
    """The first error of each part, by the line where it is."""
    found = {}
    for line, message in re.findall(r"^[^\n:]*:(\d+:\d+): error: (.*)$", text, re.M):
        number = int(line.split(":")[0])
        part = max(i for i, start in enumerate(starts) if start <= number)
        found.setdefault(part, (line, message))
    return found


def run(command):
    return subprocess.run(command, capture_output=True, text=True)


class Comparison:
    def __init__(self, args, folder):
        self.args, self.folder = args, pathlib.Path(folder)
        self.count = self.refused = self.unloaded = self.dialects = self.wrong = 0

    def differs(self, what, *texts):
        self.wrong += 1
        print(f"DIFFERS: {what}", *texts, sep="\n")
        for name in ("d.mlir", "p.mlir"):
            if self.args.keep and (self.folder / name).exists():
                kept = pathlib.Path(self.args.keep)
                kept.mkdir(parents=True, exist_ok=True)
                (kept / f"{self.dialects}.{name}").write_text((self.folder / name).read_text())

    def compare(self, draw):
        self.dialects += 1
        dialect = Dialect(draw, draw.random() < 0.2)
        user = User(dialect, draw)
        parts = [user.part() for _ in range(self.args.operations)]
        definition, program = self.folder / "d.mlir", self.folder / "p.mlir"
        definition.write_text(dialect.text())
        program.write_text(TEST_FORMAT.join(text for text, _ in parts))
        common = ["--allow-unregistered-dialect", "--split-input-file", str(program)]
        theirs = run(["mlir-opt-22", f"--irdl-file={definition}", *common])
        ours = run([self.args.program, "print", f"--dialect={definition}", *common])
        if theirs.returncode < 0 or ours.returncode < 0:
            self.differs("one of them crashed", theirs.stderr[:300], ours.stderr[:300])
            return
        loads = "d.mlir:" not in theirs.stderr
        if loads != ("d.mlir:" not in ours.stderr):
            self.differs(f"upstream {'loads' if loads else 'does not load'} the dialect", theirs.stderr[:600], ours.stderr[:600])
            return
        if not loads:
            self.unloaded += 1
            return
        starts = list(itertools.accumulate((text.count("\n") + 1 for text, _ in parts[:-1]), initial=1))
        self.compare_parts(parts, errors_by_part(theirs.stderr, starts), errors_by_part(ours.stderr, starts))
        # Upstream gives locations within attributes names of their own.
        if "loc(" not in ours.stdout and theirs.stdout.rstrip() != ours.stdout.rstrip():
            (self.folder / "theirs").write_text(theirs.stdout)
            (self.folder / "ours").write_text(ours.stdout)
            self.differs("what is printed", run(["diff", self.folder / "theirs", self.folder / "ours"]).stdout[:1000])

    def compare_parts(self, parts, theirs, ours):
        for i, (text, many_attrs) in enumerate(parts):
            self.count += 1
            self.refused += i in theirs
            # Upstream looks at attributes in an order that differs from run to run.
            if (i in theirs) != (i in ours) or (not many_attrs and theirs.get(i) != ours.get(i)):
                self.differs(f"an operation of dialect {self.dialects}", text,
                             f"theirs: {theirs.get(i)}", f"ours: {ours.get(i)}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--dialects", type=int, default=20)
    parser.add_argument("--operations", type=int, default=100, help="of each dialect")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", help="where what differs goes")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        comparison = Comparison(args, folder)
        for i in range(args.dialects):
            comparison.compare(random.Random(f"{args.seed}/{i}"))
    print(f"irdl: {comparison.dialects} dialects, {comparison.unloaded} of them not loaded; "
          f"{comparison.count} operations, {comparison.refused} of them refused; {comparison.wrong} differ")
    return comparison.wrong > 0 or comparison.count == 0


if __name__ == "__main__":
    sys.exit(main())
