#!/usr/bin/env python3
"""Every fold of arith, index and math that the installed LLVM has: single operations and pairs of
them, with arguments and constants for operands, go through a pass, and what it changed is held
against what it was, on every input: `diff --prove`.

    testsuite/folds.py [PROGRAM] [--quick] [--single] [--pairs] [--widths 1,2,3,4,8] [--passes canonicalize]
                       [--jobs N]

Programs are made in one order, nothing is drawn: every machine prints the same table. The status is
1 where an outcome is wrong that KNOWN does not name.
"""
import argparse
import collections
import json
import os
import subprocess
import sys
import tempfile

CHUNK = 60  # functions a module: those of one that shows a difference are looked at one by one
MODULES = 40  # a file
ALL_PAIRS = 4  # bits up to which pairs may have several arguments: above they have millions of inputs
QUICK = 11  # of so many programs --quick tries one
SECONDS = 60  # for the solver: more than any question here takes

WRAPS = ("", "nsw", "nuw", "nsw, nuw")
EXACT = ("", "exact")

# Name, flags, how they are written. A binary operation has operands and result of one type.
BINARY = [(f"arith.{name}", flag, "overflow") for name in ("addi", "subi", "muli", "shli") for flag in WRAPS]
BINARY += [(f"arith.{name}", flag, "exact") for name in ("divsi", "divui", "shrsi", "shrui") for flag in EXACT]
BINARY += [(f"arith.{name}", "", "") for name in (
    "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui", "andi", "ori", "xori", "minsi", "minui", "maxsi", "maxui")]
BINARY += [("math.ipowi", "", "")]
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
UNARY = ["math.absi", "math.ctlz", "math.cttz", "math.ctpop"]
EXTENDED = ["arith.addui_extended", "arith.mulsi_extended", "arith.mului_extended"]
INDEX = ["add", "sub", "mul", "divs", "divu", "ceildivs", "ceildivu", "floordivs", "rems", "remu",
         "maxs", "maxu", "mins", "minu", "shl", "shrs", "shru", "and", "or", "xor"]
# Products and quotients of 64 bits with two arguments are beyond a solver.
INDEX_PAIRED = ["add", "sub", "maxs", "minu", "shl", "shrs", "shru", "and", "or", "xor"]

# Of LLVM 22.1.8, by the operations and the kind of difference.
KNOWN = {
    "arith.trunci of arith.trunci: poison": "two become one, which keeps nsw and nuw of the second",
    "arith.trunci of arith.shrsi: poison": "the shift becomes a logical one, and nsw stays",
    "arith.addi of arith.addi: poison": "the sum of the constants wraps, and nsw stays",
    "arith.addi of arith.subi: poison": "likewise, and nuw, of the difference of the constants",
    "arith.subi of arith.addi: poison": "likewise",
    "arith.subi of arith.subi: poison": "likewise, of their sum",
    "index.cmp of index.sub: wrong result": "a - b < 0 becomes a < b, though a - b wraps",
    "arith.index_cast of arith.index_cast: wrong result": "a cast there and back is dropped, whatever bits go lost",
    "arith.index_castui of arith.index_castui: wrong result": "likewise",
    "index.ceildivs: wrong result": "the least number is negated, which wraps",
    "arith.mulsi_extended: left IR that does not verify": "by 1, of index, it becomes an extsi of index",
}


class Op:
    """An operation whose operands are to be filled in: text(operands) gives the right-hand side."""

    def __init__(self, name, flags, operands, result, text):
        self.name, self.flags, self.operands, self.result, self.text = name, flags, operands, result, text

    def title(self):
        return self.name + (f" {self.flags}" if self.flags else "")


def binary(name, flags, how, type_):
    suffix = "" if not flags else " exact" if how == "exact" else f" overflow<{flags}>"
    return Op(name, flags, [type_, type_], type_, lambda o: f"{name} {o[0]}, {o[1]}{suffix} : {type_}")


def integer_ops(width):
    type_ = f"i{width}"
    ops = [binary(name, flags, how, type_) for name, flags, how in BINARY]
    for predicate in PREDICATES:
        ops.append(Op("arith.cmpi", predicate, [type_, type_], "i1",
                      lambda o, p=predicate: f"arith.cmpi {p}, {o[0]}, {o[1]} : {type_}"))
    for name in UNARY:
        ops.append(Op(name, "", [type_], type_, lambda o, n=name: f"{n} {o[0]} : {type_}"))
    ops.append(Op("arith.select", "", ["i1", type_, type_], type_,
                  lambda o: f"arith.select {o[0]}, {o[1]}, {o[2]} : {type_}"))
    return ops + casts(width)


def casts(width):
    type_, ops = f"i{width}", []
    for other in sorted({width + 1, 2 * width + 1}):
        for name in ("arith.extsi", "arith.extui"):
            ops.append(Op(name, "", [type_], f"i{other}", lambda o, n=name, t=other: f"{n} {o[0]} : {type_} to i{t}"))
    for other in sorted({width - 1, width // 2} - {0}):
        for flags in WRAPS:
            suffix = f" overflow<{flags}>" if flags else ""
            ops.append(Op("arith.trunci", flags, [type_], f"i{other}",
                          lambda o, s=suffix, t=other: f"arith.trunci {o[0]}{s} : {type_} to i{t}"))
    for name in ("arith.index_cast", "arith.index_castui", "index.casts", "index.castu"):
        ops.append(Op(name, "", [type_], "index", lambda o, n=name: f"{n} {o[0]} : {type_} to index"))
        ops.append(Op(name, "", ["index"], type_, lambda o, n=name: f"{n} {o[0]} : index to {type_}"))
    ops.append(Op("arith.bitcast", "", [type_], type_, lambda o: f"arith.bitcast {o[0]} : {type_} to {type_}"))
    return ops


def extended_ops(type_):
    carry = {"arith.addui_extended": "i1"}
    return [Op(name, "", [type_, type_], [type_, carry.get(name, type_)],
               lambda o, n=name: f"{n} {o[0]}, {o[1]} : {type_}" + (", i1" if n in carry else ""))
            for name in EXTENDED]


def index_ops(names):
    ops = [Op(f"index.{name}", "", ["index", "index"], "index", lambda o, n=name: f"index.{n} {o[0]}, {o[1]}")
           for name in names]
    for predicate in PREDICATES:
        ops.append(Op("index.cmp", predicate, ["index", "index"], "i1",
                      lambda o, p=predicate: f"index.cmp {p}({o[0]}, {o[1]})"))
    return ops


def constants(type_, how_many):
    """All of a small type, else the most telling first."""
    if type_ == "index":
        return [0, 1, -1, 2, 64, 2 ** 31, 2 ** 63 - 1, -2 ** 63][:how_many]
    width = int(type_[1:])
    if 2 ** width <= how_many:
        return list(range(-2 ** (width - 1), 2 ** (width - 1)))
    told = [1, -1, -2 ** (width - 1), 0, 2 ** (width - 1) - 1, 2, width, width - 1, -2, 3]
    return list(dict.fromkeys(value for value in told if -2 ** (width - 1) <= value < 2 ** width))[:how_many]


class Function:
    """A function under construction: what stands in it, and its arguments by their type."""

    def __init__(self):
        self.arguments, self.lines, self.constants = [], [], {}

    def argument(self, type_, which):
        name = f"%{which}_{type_}"
        if (name, type_) not in self.arguments:
            self.arguments.append((name, type_))
        return name

    def constant(self, type_, value):
        if (type_, value) not in self.constants:
            name = f"%k{len(self.constants)}"
            self.constants[type_, value] = name
            text = ("false", "true")[value & 1] if type_ == "i1" else f"{value} : {type_}"
            self.lines.append(f"  {name} = arith.constant {text}")
        return self.constants[type_, value]

    def operand(self, type_, what):
        return self.argument(type_, what) if isinstance(what, str) else self.constant(type_, what)

    def add(self, op, operands):
        name = f"%r{len(self.lines)}"
        count = f":{len(op.result)}" if isinstance(op.result, list) else ""
        self.lines.append(f"  {name}{count} = {op.text(operands)}")
        return name

    def text(self, name, values, types):
        arguments = ", ".join(f"{argument}: {type_}" for argument, type_ in self.arguments)
        results = ", ".join(types)
        return (f"func.func @{name}({arguments}) -> ({results}) {{\n" + "\n".join(self.lines)
                + f"\n  return {', '.join(values)} : {results}\n}}\n")


def choices(type_, how_many):
    """What an operand may be."""
    return ["a", "b"] + constants(type_, how_many)


def operand_lists(types, how_many):
    """Of all combinations those that are not the same with arguments renamed."""
    lists = [[]]
    for type_ in types:
        lists = [before + [what] for before in lists for what in choices(type_, how_many)
                 if what != "b" or "a" in before]
    return lists


def singles(ops, how_many):
    for op in ops:
        for operands in operand_lists(op.operands, how_many):
            function = Function()
            result = function.add(op, [function.operand(t, what) for t, what in zip(op.operands, operands)])
            if isinstance(op.result, list):
                values = [f"{result}#{i}" for i in range(len(op.result))]
                yield op.name, op.title(), function.text("f", values, op.result)
            else:
                yield op.name, op.title(), function.text("f", [result], [op.result])


def pairs(ops, inner_ops, how_many):
    """op(inner(...), ...): the other operands are arguments that inner has, another, or constants."""
    for op in ops:
        for place, type_ in enumerate(op.operands):
            for inner in inner_ops:
                if inner.result == type_:
                    yield from pair(op, place, inner, how_many)


def pair(op, place, inner, how_many):
    others = op.operands[:place] + op.operands[place + 1:]
    for given in operand_lists(inner.operands, how_many):
        if all(not isinstance(what, str) for what in given):
            continue
        for rest in ([[]] if not others else
                     [[what] for what in ["a", "c", "r"] + constants(others[0], how_many)] if len(others) == 1 else
                     [["a", "c"], ["r", "c"], ["c", "r"], ["a", "a"], ["a", "r"]]):
            if place and rest == ["r"]:
                continue
            function = Function()
            result = function.add(inner, [function.operand(t, what) for t, what in zip(inner.operands, given)])
            texts = []
            for other, what in zip(others, rest):
                if what == "r" and other != inner.result:
                    break
                texts.append(result if what == "r" else function.operand(other, what))
            if len(texts) < len(others):
                continue
            texts.insert(place, result)
            outcome = function.add(op, texts)
            yield op.name, f"{op.title()} of {inner.title()}", function.text("f", [outcome], [op.result])


class Table:
    COLUMNS = ("programs", "changed", "all inputs", "solver", "wrong", "not proved")

    def __init__(self, title):
        self.title, self.rows = title, collections.OrderedDict()

    def count(self, row, column):
        self.rows.setdefault(row, collections.Counter())[column] += 1

    def print(self):
        total = collections.Counter()
        print(f"\n{self.title:30}" + "".join(f"{column:>12}" for column in self.COLUMNS))
        for row, counts in sorted(self.rows.items()):
            total.update(counts)
            print(f"{row:30}" + "".join(f"{counts[column]:12}" for column in self.COLUMNS))
        print(f"{'all':30}" + "".join(f"{total[column]:12}" for column in self.COLUMNS))


def without_flags(cause):
    return " of ".join(title.split()[0] for title in cause.split(" of "))


def is_found_out(program):
    """It is of a kind of which some are wrong: a quick run looks at all of them, too."""
    return any(known.startswith(without_flags(program[1]) + ":") for known in KNOWN)


class Judge:
    def __init__(self, program, passes, jobs):
        self.program, self.passes, self.jobs = program, passes, jobs
        self.wrong = collections.OrderedDict()  # by cause the first program, and how many
        self.open = collections.Counter()

    def run(self, modules):
        """What `diff` says of each, in their order."""
        with tempfile.TemporaryDirectory() as folder:
            names = []
            for at in range(0, len(modules), MODULES):
                names.append(os.path.join(folder, f"{at // MODULES:06}.mlir"))
                with open(names[-1], "w") as file:
                    file.write("// -----\n".join(modules[at:at + MODULES]))
            done = subprocess.run(
                [self.program, "diff", "--prove", f"--prove-seconds={SECONDS}", f"--passes={self.passes}", "--json",
                 "--split-input-file", f"--jobs={self.jobs}", *names], stdout=subprocess.PIPE, text=True)
        results = [json.loads(line) for line in done.stdout.splitlines()]
        results = [result for result in results if "summary" not in result]
        if len(results) != len(modules):
            sys.exit(f"{len(modules)} modules were handed in, and {len(results)} results came back (status {done.returncode})")
        return results

    def judge(self, table, programs):
        chunks = [programs[at:at + CHUNK] for at in range(0, len(programs), CHUNK)]
        texts = ["".join(text.replace("@f(", f"@f{i}(") for i, (_, _, text) in enumerate(chunk)) for chunk in chunks]
        alone = []
        for chunk, result in zip(chunks, self.run(texts)):
            if result["verdict"] == "refines" or (result["verdict"] == "no counterexample" and "proofs" in result):
                proofs = {proof["function"]: proof for proof in result.get("proofs", [])}
                for i, (row, cause, text) in enumerate(chunk):
                    self.note(table, row, cause, proofs.get(f"f{i}"), text)
            else:
                alone += chunk
        if alone:
            for (row, cause, text), result in zip(alone, self.run([text for _, _, text in alone])):
                self.note_alone(table, row, cause, text, result)

    def note(self, table, row, cause, proof, text):
        table.count(row, "programs")
        if not proof or proof.get("by") == "the same text":
            return
        table.count(row, "changed")
        if proof["every_input"]:
            table.count(row, proof["by"])
        else:
            table.count(row, "not proved")
            self.open[f"{without_flags(cause)}: {proof['why']}"] += 1

    def note_alone(self, table, row, cause, text, result):
        if result["verdict"] == "differs":
            table.count(row, "programs")
            table.count(row, "changed")
            table.count(row, "wrong")
            key = f"{without_flags(cause)}: {result['finding']['kind']}"
            counts, _, _ = self.wrong.setdefault(key, (collections.Counter(), text, result["finding"]))
            counts[cause] += 1
        elif result["verdict"] in ("refines", "no counterexample"):
            self.note(table, row, cause, result.get("proofs", [None])[0], text)
        else:
            self.note(table, row, cause, {"every_input": False, "why": result["verdict"] + ": " + str(
                [step.get("why") for step in result["passes"]])}, text)

    def print(self):
        for cause, (counts, text, finding) in self.wrong.items():
            print(f"\nwrong: {cause} ({', '.join(f'{count} of {title}' for title, count in counts.items())})")
            if cause in KNOWN:
                print("    known: " + KNOWN[cause])
            print("".join("    " + line + "\n" for line in text.splitlines()), end="")
            for name in ("args", "where", "expected", "actual", "native_before", "native_after", "said"):
                if name in finding:
                    print(f"    {name}: " + str(finding[name]).split("\n")[0])
            print("    becomes\n" + "".join("    " + line + "\n" for line in finding.get("after", "").splitlines()
                                          if line.strip() not in ("module {", "}")), end="")
        for why, count in self.open.items():
            print(f"not proved ({count}): {why}")


def all_singles(_quick, _widths):
    for width in range(1, 9):
        yield from singles(integer_ops(width), 16 if width <= 4 else 8)
        yield from singles(extended_ops(f"i{width}"), 4)
    yield from singles(index_ops(INDEX), 8)
    yield from singles(extended_ops("index"), 3)


def argument_count(program):
    return program[2].split("->")[0].count(": ")


def all_pairs(quick, widths):
    for width in (2,) if quick else widths:
        ops = integer_ops(width)
        inner = ops + casts(width + 1) + casts(2 * width + 1)
        for program in pairs(ops + casts(width + 1), inner, 1 if quick else 3):
            if width <= ALL_PAIRS or argument_count(program) == 1:
                yield program
    if not quick:
        ops = index_ops(INDEX_PAIRED)
        yield from pairs(ops, ops, 2)


def main():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?", default=os.path.join(root, "build", "mlir-interp"))
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--single", action="store_true")
    parser.add_argument("--pairs", action="store_true")
    parser.add_argument("--passes", default="canonicalize")
    parser.add_argument("--widths", default="1,2,3,4,8", help="of integers in pairs")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    judge = Judge(options.program, options.passes, options.jobs)
    tables = []
    for title, wanted, programs in (("single operations", not options.pairs, all_singles),
                                    ("pairs, by the outer one", not options.single, all_pairs)):
        if not wanted:
            continue
        tables.append(Table(title))
        made = list(dict.fromkeys(programs(options.quick, [int(width) for width in options.widths.split(",")])))
        if options.quick:
            made = [program for i, program in enumerate(made) if i % QUICK == 0 or is_found_out(program)]
        for at in range(0, len(made), CHUNK * MODULES * 8):
            if sys.stderr.isatty():
                print(f"\r{title}: {at} of {len(made)}", end="", file=sys.stderr)
            judge.judge(tables[-1], made[at:at + CHUNK * MODULES * 8])
    for table in tables:
        table.print()
    judge.print()
    return any(cause not in KNOWN for cause in judge.wrong)


if __name__ == "__main__":
    sys.exit(main())
