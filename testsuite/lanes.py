#!/usr/bin/env python3
"""Every operation of vector and x86vector, and of llvm on vectors, beside native code four times: our own lowering and
upstream's, each at -O0 and -O2.

usage: lanes.py PROGRAM [--elements N] [--keep FOLDER] [OPERATION...]

What check/families has of them, in a loop over ROWS values of each argument in memory, that many results behind
one call; those with memory of their own once a call. Elements are counted, of results or of the memory that is
written: so many calls are made that each function gives N at least. OPERATION: vector/reduction and the like.
"""
import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parent / "check"))
import families  # noqa: E402
import tensors  # noqa: E402

OPERATIONS = re.compile(r"(?:x86)?vector/|llvm/(?:intr\.(?:v|matrix|get|step)|(?:extract|insert)element|shuffle|bitcast)")
ROWS, AT_ONCE = 64, 32  # values of an argument; functions of a module
# Each row of these would choose by itself, and the whole has to be one run's (P6), or is known as a whole; where a
# row is undefined, as where an evl is too large (N21), the whole is.
ALONE = re.compile(r"vector\.contract|<m(?:ax|in)(?:num|imum)f>|vector\.scan|vector\.outerproduct|vector\.fma|"
                   r"intr\.(?:vector|vp)\.reduce\.fm(?:ax|in)|vp\.fmuladd|"
                   r"fastmath<(?:reassoc|contract|fast)|avx\.rsqrt|avx512\.(?:dot|cvt|mask\.(?:rndscale|scalef))")
FLOAT = re.compile(r"b?f\d+\b")


def elements(type):
    """How many a value of the type has; of memory whose size is open the least."""
    shape = re.fullmatch(r"\w+<((?:\d+x|\?x)*)(.*)>", type)
    if not shape or type.startswith("complex"):
        return 1
    count = elements(shape[2])
    for size in re.findall(r"\d+", shape[1]):
        count *= int(size)
    return count


def in_rows(name, args, results, body):
    """The function, of each row."""
    taken = [(f"%in{i}", f"memref<{ROWS}x{type}>") for i, (_, type) in enumerate(args)]
    given = [(f"%out{i}", f"memref<{ROWS}x{type}>") for i, type in enumerate(results)]
    *lines, last = body.split("\n")
    values = families.listed(last.strip().removeprefix("return").split(" : ")[0])
    listed = ", ".join(f"{operand}: {type} {{llvm.noalias}}" for operand, type in taken + given)
    made = ["  %first = arith.constant 0 : index", "  %next = arith.constant 1 : index",
            f"  %end = arith.constant {ROWS} : index", "  scf.for %row = %first to %end step %next {"]
    made += [f"    {arg} = memref.load {memory}[%row] : {type}" for (arg, _), (memory, type) in zip(args, taken)]
    made += [f"  {line}" for line in lines]
    made += [f"    memref.store {value}, {memory}[%row] : {type}" for value, (memory, type) in zip(values, given)]
    return f"func.func @{name}({listed}) {{\n" + "\n".join(made) + "\n  }\n  return\n}\n"


def is_alone(body, args):
    return any("memref" in type for _, type in args) or "llvm.intr.vp." in body \
        or bool(ALONE.search(body) and FLOAT.search(body)) or "vector.print" in body


def programs(program, wanted):
    """(operation, function, elements of one call) of each."""
    for file, texts in sorted(families.Table(program).files.items()):
        if not OPERATIONS.match(file) or (wanted and file not in wanted):
            continue
        for name, args, results, body in tensors.functions("\n".join(texts)):
            count = sum(map(elements, results)) or max((elements(type) for _, type in args), default=1)
            if not results or is_alone(body, args):
                made = ", ".join(": ".join(arg) for arg in args)
                yield file, f"func.func @{name}({made}) -> ({', '.join(results)}) {{\n{body}\n}}\n", count
            else:
                yield file, in_rows(name, args, results, body), count * ROWS


def reason(why):
    """The first line, without addresses."""
    return re.sub(r"0x[0-9a-f]+|out of bounds: \d+", "...", why.split("\n")[0])


class Tally:
    """What was compared of an operation, by witness."""

    def __init__(self):
        self.functions = 0
        self.compared, self.known, self.open = (collections.Counter() for _ in range(3))
        self.bad, self.beyond = [], []

    def add(self, row, count):
        """`count`: elements of an input."""
        self.functions += 1
        for witness in row.get("witnesses", []):
            name = witness["name"]
            agreed = sum(witness.get(key, 0) for key in ("equal", "allowed", "within"))
            self.compared[name] += agreed * count
            self.known[name] += witness.get("known", 0) * count
            self.open[name] += witness.get("not_judged", 0) * count
            if witness["different"]:
                self.bad.append(f"@{row['function']}: {name}: {witness['different']} inputs differ")
            elif witness.get("why"):
                self.beyond.append((row["function"], name, reason(witness["why"])))
        if row.get("why") and not row.get("witnesses"):
            self.beyond.append((row["function"], "all", row["why"]))


def check(program, path, inputs, x86):
    """x86vector's instructions are the host's, or nobody's."""
    run = subprocess.run([program, "check", str(path), "--via=both", "-O0", "-O2", f"--inputs={inputs}", "--json",
                          "--native-seconds=120", *(["--mcpu=native"] if x86 else [])],
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    rows = [json.loads(line) for line in run.stdout.splitlines()]
    if not rows or "summary" not in rows[-1]:
        sys.exit(f"check of {path} ended with status {run.returncode}: {run.stderr[:2000]}")
    return rows[:-1]


def tell(operation, tally):
    for name in tally.compared:
        print(f"{operation:32} {tally.functions:4} functions  {name}  {tally.compared[name]:12} elements"
              + (f"  {tally.known[name]} known" if tally.known[name] else "")
              + (f"  {tally.open[name]} not judged" if tally.open[name] else ""))
    whys = collections.defaultdict(set)
    for function, name, why in tally.beyond:
        whys[(why, name.split()[0])].add(function)
    for (why, way), names in whys.items():
        shown = sorted(names)
        print(f"{operation:32} not compared: {way}: {', '.join(shown[:4])}"
              f"{f' and {len(shown) - 4} more' if len(shown) > 4 else ''}: {why[:160]}")
    for line in tally.bad:
        print(f"{operation:32} DIFFERS: {line}")
    sys.stdout.flush()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("operations", nargs="*", metavar="OPERATION")
    parser.add_argument("--elements", type=int, default=1000000)
    parser.add_argument("--keep", help="write the modules here")
    args = parser.parse_args()
    started, tallies = time.monotonic(), collections.defaultdict(Tally)
    by_count = collections.defaultdict(list)
    for operation, text, count in programs(args.program, args.operations):
        by_count[operation, count].append(text)
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(args.keep or scratch)
        folder.mkdir(exist_ok=True)
        operations = list(dict.fromkeys(operation for operation, _ in by_count))
        for operation in operations:
            for count in (count for of, count in list(by_count) if of == operation):
                texts = by_count[operation, count]
                for at in range(0, len(texts), AT_ONCE):
                    path = folder / f"{operation.replace('/', '_')}_{count}_{at}.mlir"
                    path.write_text("\n".join(texts[at:at + AT_ONCE]))
                    for row in check(args.program, path, -(-args.elements // count), operation.startswith("x86")):
                        tallies[operation].add(row, count)
            tell(operation, tallies[operation])
            print(f"{operation}: {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)
    bad, beyond = (sum(len(getattr(tally, what)) for tally in tallies.values()) for what in ("bad", "beyond"))
    print(f"lanes: {sum(tally.functions for tally in tallies.values())} functions, {bad} differ, {beyond} not compared, "
          f"{time.monotonic() - started:.0f} s")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
