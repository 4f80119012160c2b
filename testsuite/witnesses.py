#!/usr/bin/env python3
"""Three witnesses on the whole corpus, testsuite/check and build/check: the interpreter, our own lowering at -O0 and
-O2, and upstream's, which x86vector has once more on the host's processor.

usage: witnesses.py PROGRAM [--inputs N] [--mcpu NAME] [--native-seconds S] [--quick]

Our own lowering has to agree everywhere. Where upstream's does not, or the library that both call,
interp/oracle/judge/known.c says why; a row of it that nothing needs any more is a failure as well.
"""
import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORPUS = [str(ROOT / "testsuite/check"), str(ROOT / "build/check")]
X86VECTOR = str(ROOT / "build/check/x86vector")
MALFORMED = 3  # the status
INPUTS = 200  # of a function: enough that every row of known.c is met


def check(program, *flags, corpus=CORPUS):
    run = subprocess.run([program, "check", *corpus, "--json", *flags],
                         stdout=subprocess.PIPE, text=True)
    rows = [json.loads(line) for line in run.stdout.splitlines()]
    if not rows or "summary" not in rows[-1]:
        sys.exit(f"check {' '.join(flags)} ended early, with status {run.returncode}")
    if run.returncode == MALFORMED:
        sys.exit("a program is malformed or invalid, and nobody compared it")
    return rows[:-1], rows[-1]["summary"]


def functions(rows):
    """(file:function, the witnesses beside it) of each."""
    for row in rows:
        name = pathlib.Path(row["file"]).relative_to(ROOT).as_posix() + ":" + row["function"]
        yield name, row.get("witnesses") or [{"name": "all", "why": row["why"], "different": 0}]


def differing(rows):
    for name, witnesses in functions(rows):
        for witness in witnesses:
            if witness["different"]:
                yield name, f"{witness['name']}: {witness['different']} inputs differ"


def not_compared(rows):
    for name, witnesses in functions(rows):
        for witness in witnesses:
            if witness.get("why") and not witness["different"]:
                yield name, f"{witness['name']}: {witness['why']}"


def has_avx512():
    return "avx512_bf16" in pathlib.Path("/proc/cpuinfo").read_text().split()


def unmet(rows):
    """Operations of known.c of which fewer rows were met than stand there, of those that the host can run."""
    table = (ROOT / "interp/oracle/judge/known.c").read_text()
    table = table.partition("KNOWN_DIFFERENCES[] = {")[2].partition("{ 0 }")[0]
    listed = collections.Counter(re.findall(r'^    \{ "([^"]+)"', table, re.MULTILINE))
    listed = collections.Counter({operation: count for operation, count in listed.items()
                                  if has_avx512() or not operation.startswith("x86vector.avx512")})
    return listed - collections.Counter(operation for operation, _ in rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--inputs", default=str(INPUTS))
    parser.add_argument("--mcpu", help="the processor, for another than the baseline")
    parser.add_argument("--native-seconds", default="2", help="for a batch of inputs: some never return upstream")
    parser.add_argument("--quick", action="store_true", help="upstream's lowering at -O2 alone")
    args = parser.parse_args()
    common = ["--inputs", args.inputs, "--native-seconds", args.native_seconds]
    flags = common + (["--mcpu", args.mcpu] if args.mcpu else [])
    bad = []
    rows, summary = check(args.program, "--via=llvm", "-O0", "-O2", *flags)
    bad += [f"{name}: {what}" for found in (differing, not_compared) for name, what in found(rows)]
    compared, known = summary["functions"], summary["known"]
    rows, summary = check(args.program, "--via=mlir", *(["-O2"] if args.quick else ["-O0", "-O2"]), *common)
    beyond = len({name for name, _ in not_compared(rows)})
    hosts, on_host = check(args.program, "--via=mlir", "-O2", "--mcpu=native", *common,
                           corpus=[X86VECTOR])
    bad += [f"{name}: {what}" for name, what in differing(rows + hosts)]
    known = {(row["operation"], row["why"]) for row in known + summary["known"] + on_host["known"]}
    if int(args.inputs) >= INPUTS and not args.quick:
        bad += [f"{operation}: upstream agrees here: take {count} of its rows out of known.c"
                for operation, count in unmet(known).items()]
    print("\n".join(bad))
    print(f"witnesses: {compared} functions, {beyond} that upstream cannot lower, {len(known)} "
          f"rows on what it lowers otherwise, {len(bad)} surprises")
    return bool(bad)


sys.exit(main())
