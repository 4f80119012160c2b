#!/usr/bin/env python3
"""Programs on tensors, step by step to loops over memory: does `diff` object to a pass?

usage: descend.py PROGRAM [--ways N] [--inputs N] [-v] [FILE...]

Each program goes through one-shot-bufferize with every combination of its options, and then one of the
ways down to loops, in turn, or all of them (--ways 0). An objection counts where native code does not
confirm it. Three classes are told apart: where every input that shows it has an argument that is poison,
native code cannot be asked; where the target alone may choose so, native code did not; and where an index
is one that no memory has, it may not show what a sum that overflows does (decision P10). What `diff` could
not judge is told, and with -v what a pass refuses.
"""
import argparse
import collections
import itertools
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
BOUNDARIES = ["", *(f"bufferize-function-boundaries function-boundary-type-conversion={layout}"
                    for layout in ("infer-layout-map", "identity-layout-map", "fully-dynamic-layout-map"))]
SWITCHES = ["copy-before-write", "allow-return-allocs-from-loops", "analysis-heuristic=top-down"]
SAME_WITHOUT_ANALYSIS = {"copy-before-write", "analysis-heuristic=top-down"}
OWNED = "ownership-based-buffer-deallocation,canonicalize,buffer-deallocation-simplification," \
        "bufferization-lower-deallocations"
WAYS = [
    f"{OWNED},cse,canonicalize,convert-bufferization-to-memref,convert-linalg-to-loops,lower-affine,canonicalize,cse",
    "convert-linalg-to-affine-loops,affine-loop-fusion,affine-scalrep,convert-bufferization-to-memref,lower-affine,"
    "cse,canonicalize,promote-buffers-to-stack",
    "buffer-hoisting,buffer-loop-hoisting,convert-linalg-to-parallel-loops,scf-forall-to-parallel,"
    f"scf-parallel-loop-fusion,scf-parallel-for-to-nested-fors,{OWNED},convert-bufferization-to-memref,"
    "expand-strided-metadata,lower-affine,loop-invariant-code-motion,canonicalize",
    "drop-equivalent-buffer-results,buffer-results-to-out-params,optimize-allocation-liveness,"
    "convert-bufferization-to-memref,linalg-generalize-named-ops,convert-linalg-to-loops,fold-memref-alias-ops,"
    "normalize-memrefs,convert-scf-to-cf,canonicalize,sccp,cse",
]
# What stands before bufferization, in turn as well.
BEFORE = ["", "canonicalize,cse", "convert-elementwise-to-linalg,linalg-fuse-elementwise-ops,cse",
          "empty-tensor-to-alloc-tensor", "eliminate-empty-tensors,loop-invariant-code-motion",
          "convert-tensor-to-linalg,linalg-generalize-named-ops,linalg-fold-unit-extent-dims"]


# A pass that breaks off, or leaves what MLIR's own verifier refuses.
SURE, UNSURE = "CONFIRMED", "NOT CONFIRMED"
# Native code cannot be asked: no input without poison shows it; or the target may, and native code does not.
UNASKED, UNCHOSEN, FAR = "POISON ALONE", "BY A CHOICE", "AT FAR INDICES"
UPSTREAMS = {"left IR that does not verify", "crashed"}
TOLD = ["function", "args", "where", "expected", "actual", "said"]


def bufferizations():
    for boundary in BOUNDARIES:
        for chosen in itertools.product(["", None], repeat=len(SWITCHES)):
            on = {switch for switch, value in zip(SWITCHES, chosen) if value is None}
            if not SAME_WITHOUT_ANALYSIS <= on:
                yield " ".join(["test-analysis-only=false", boundary, *sorted(on)]).replace("  ", " ").strip()


def pipelines(ways):
    for number, options in enumerate(bufferizations()):
        many = range(len(WAYS)) if not ways else [(number + k) % len(WAYS) for k in range(ways)]
        for way in many:
            before = BEFORE[(number + way) % len(BEFORE)]
            yield ",".join(filter(None, [before, f"one-shot-bufferize{{{options}}}", WAYS[way]]))


def rows(program, files, passes, inputs):
    # What mlir-opt alone has is a command.
    flag = "opt-cmd" if passes.startswith("mlir-opt-22 ") else "passes"
    run = subprocess.run([program, "diff", *files, "--split-input-file", "--jobs=1", "--json", f"--inputs={inputs}",
                          f"--{flag}={passes}"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    found = [json.loads(line) for line in run.stdout.splitlines()]
    if not found or "summary" not in found[-1]:
        sys.exit(f"diff --{flag}='{passes}' ended with status {run.returncode}: {run.stderr}")
    return found[:-1]


def inner(passes):
    return passes.removeprefix("builtin.module(").split("{")[0].rstrip(")")


def confirmation(finding):
    if finding["kind"] in UPSTREAMS or finding.get("confirmed"):
        return SURE
    if "is poison, which native code cannot be given" in finding.get("native_before", ""):
        return UNASKED
    if finding.get("far_index"):
        return FAR
    return UNCHOSEN if finding.get("seed") or finding.get("way") else UNSURE


def tell(told, step, verdict, name, why, passes):
    """Once of each program: how often, and on which way first."""
    key = (name if verdict != "refused" else "", step, verdict)
    told[key] = (told[key][0] + 1, *told[key][1:]) if key in told else (1, why[:500], name, passes)


def judge(what, program, files, ways, inputs, verbose, tells_open=True):
    """Every file on every way: what is objected to is printed. Is there any that native code does not confirm?"""
    told, verdicts, count = {}, collections.Counter(), 0
    for passes in ways:
        count += 1
        for row in rows(program, files, passes, inputs):
            name = f"{pathlib.Path(row['file']).name} part {row.get('part', 1)}"
            for step in row["passes"]:
                verdicts[step["verdict"]] += 1
                if (tells_open and step["verdict"] == "not judged") or (verbose and step["verdict"] == "refused"):
                    tell(told, inner(step["pass"]), step["verdict"], name, step.get("why", ""), passes)
            finding = row.get("finding")
            if finding:
                tell(told, inner(finding["pass"]), confirmation(finding), name,
                     ": ".join(str(finding[key]) for key in ["kind", *TOLD] if key in finding), passes)
    # Tensors as arguments have no native counterpart: the same may be confirmed where they became memrefs.
    left = collections.Counter(key[2] for key in told if key[2] in (UNSURE, UNASKED, UNCHOSEN, FAR) and (*key[:2], SURE) not in told)
    objections = sum(key[2] == SURE for key in told) + left.total()
    for key, (times, why, name, passes) in sorted(told.items()):
        print(f"{times:5} {': '.join(key)}: {why}\n      {name} --passes='{passes}'")
    print(f"{what}: {count} pipelines, {sum(verdicts.values())} steps:",
          ", ".join(f"{n} {verdict}" for verdict, n in verdicts.most_common())
          + f"; {objections} objections, {left[UNSURE]} not confirmed, {left[UNASKED]} on poison alone, {left[UNCHOSEN]} by a choice, "
            f"{left[FAR]} at far indices")
    return left[UNSURE] > 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("files", nargs="*", default=sorted(map(str, HERE.glob("*.mlir"))))
    parser.add_argument("--ways", type=int, default=1)
    parser.add_argument("--inputs", type=int, default=60)
    parser.add_argument("-v", action="store_true")
    args = parser.parse_args()
    sys.exit(judge("descend", args.program, args.files, pipelines(args.ways), args.inputs, args.v))


if __name__ == "__main__":
    main()
