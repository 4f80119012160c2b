#!/usr/bin/env python3
"""Native code for one processor or another: the verdict is the same, and where it is not it is said
to be the processor's.

usage: processors.py PROGRAM
"""
import json
import pathlib
import subprocess
import sys

TESTS = pathlib.Path(__file__).resolve().parent
ROOT = TESTS.parent / "build" / "check"
MAIN = TESTS.parent / "course" / "01.mlir"
PROGRAM = sys.argv[1]
BASELINE = "x86-64-v3"
LEVELS = ["x86-64", "x86-64-v2", "x86-64-v4"]
# What conversions of small floats go through: where processors have instructions of their own.
FILES = ["arith/truncf.mlir", "arith/fptoui.mlir", "arith/fptosi.mlir", "arith/extf.mlir",
         "arith/addf.mlir", "arith/divf.mlir", "math/fma.mlir", "math/clampf.mlir", "math/sin.mlir",
         "memref/store.mlir", "scf/for_carried.mlir"]
bad = []


def check(files, *flags):
    """(status, rows by function, standard error)."""
    run = subprocess.run([PROGRAM, "check", *files, "--json", "--inputs=100", *flags],
                         capture_output=True, text=True)
    rows = {}
    for line in run.stdout.splitlines():
        row = json.loads(line)
        if "summary" not in row:
            rows[row["file"], row["function"]] = row
    return run.returncode, rows, run.stderr


def verdicts(rows):
    """How many inputs differ, and whether the function was compared, for each witness."""
    return {name: [(w["different"], "why" in w) for w in row.get("witnesses", [])]
            for name, row in rows.items()}


def same_verdicts():
    files = [str(ROOT / name) for name in FILES]
    flags = ["--via=llvm,mlir", "-O0", "-O2"]
    _, default, _ = check(files, *flags)
    if not default:
        bad.append("nothing was compared")
    for level in [BASELINE, *LEVELS]:
        status, rows, said = check(files, *flags, f"--mcpu={level}")
        if status == 2 and "this host cannot run" in said:
            print(f"processors: not shown, as this host cannot run it: {level}")
        elif verdicts(rows) != verdicts(default):
            for name, verdict in verdicts(default).items():
                if verdicts(rows).get(name) != verdict:
                    bad.append(f"{name} at {level}: {verdicts(rows).get(name)} for {verdict}")


def unknown_is_refused():
    for name in ("no-such-processor", f"{BASELINE},+no-such-feature"):
        for command in (["check"], ["diff", "-cse"], ["run", "--via=llvm"]):
            run = subprocess.run([PROGRAM, *command, str(MAIN), f"--mcpu={name}"],
                                 capture_output=True, text=True)
            if run.returncode != 2 or "is not a recognized" not in run.stderr:
                bad.append(f"{command[0]} --mcpu={name}: status {run.returncode}: {run.stderr}")


def one_feature_is_named():
    """This feature's conversions flush subnormal numbers."""
    feature = "avx512bf16"
    if "avx512_bf16" not in pathlib.Path("/proc/cpuinfo").read_text().split():
        print(f"processors: not shown, as this host lacks it: {feature}")
        return
    _, rows, _ = check([str(ROOT / "math/clampf.mlir")], "--entry=clampf_bf16", "--mcpu=native")
    told = [finding.get("processor", "") for row in rows.values() for finding in row["findings"]]
    if not any(f"processor's {feature} shows it" in text for text in told):
        bad.append(f"{feature} is not named: {told}")


same_verdicts()
unknown_is_refused()
one_feature_is_named()
print("\n".join(bad))
print(f"processors: {len(FILES)} files, {len(LEVELS) + 1} processors, {len(bad)} wrong")
sys.exit(bool(bad))
