#!/usr/bin/env python3
"""Every scalar operation of arith, index, math and llvm beside native code, at -O0 and -O2.

usage: agreement.py PROGRAM [--inputs N] [--keep FOLDER] [GROUP...]

Writes the functions of check/families at other types, and lets `check` compare them: all inputs
where there are no more than 65536 (integers of up to 8 bits, unary operations of 16-bit floats), else
boundary values crossed and N random ones (default 1000000, 0: the exhaustive ones alone).
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parent / "check"))
import families  # noqa: E402

SMALL = [f"i{n}" for n in range(1, 9)]
WIDE = ["i16", "i32", "i64", "i128", "i33", "i97"]
FLOATS = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64}


def pairs(of, good):
    return [f"{source}>{to}" for source in of for to in of if good(source, to)]


def bits(type):
    return FLOATS.get(type) or int(type[1:])


def narrower(source, to):
    return bits(source) > bits(to)


def wider(source, to):
    return bits(source) < bits(to)


def integers(of):
    return {"INTEGERS": of, "FLAGGED": of, "COUNTED": of, "SCALARS": of, "CALLED": of,
            "ORDERED": [f"{type}/{to}" for type in of for to in ("i2", "i8", "i33")]}


CUT_INTEGERS, CUT_FLOATS = pairs(SMALL + WIDE, narrower), pairs(FLOATS, narrower)
# What stands for lists of the table; the operations are those that come in them.
GROUPS = {
    "integers-small": integers(SMALL),
    "integers-wide": integers(WIDE),
    "integer-casts": {"WIDER": pairs(SMALL + WIDE, wider), "NARROWER": CUT_INTEGERS, "CUT": CUT_INTEGERS},
    "index": {"INDEX": ["index"]},
    "floats": {"FLOATS": FLOATS},
    "float-casts": {"WIDER_FLOATS": pairs(FLOATS, wider), "NARROWER_FLOATS": CUT_FLOATS,
                    "CUT_FLOATS": CUT_FLOATS, "INTEGER_SCALARS": SMALL + WIDE,
                    "SAME_BITS": [pair for type in FLOATS
                                  for pair in (f"{type}>i{bits(type)}", f"i{bits(type)}>{type}")]},
    "math": {"ROUNDED": FLOATS, "SMALL_FLOATS": FLOATS},
}
# Of the llvm dialect; bfloats of it are left to what they are aliases of.
LLVM = {"CALLED_FLOATS": ["f16", "f32", "f64"], "SINGLE_FLOATS": ["f16", "f32", "f64"]}
GROUPS |= {f"llvm-{name}": {"llvm": True, **GROUPS[name]}
           for name in ("integers-small", "integers-wide", "integer-casts")}
GROUPS |= {"llvm-floats": {"llvm": True, "FLOATS": ["f16", "f32", "f64"], **LLVM}}
EXHAUSTIVE = 65536
MANY = 1000  # fewer are asked for where time is short: small integers are not exhausted then


def told(text):
    """Of what `check` said: the functions that differ, what it shows of them, and the table."""
    lines = text.splitlines()
    table = next((n for n, line in enumerate(lines) if line.startswith("witness ")), len(lines))
    return [line for line in lines[:table] if "DIFFERENT" in line or line.startswith(" ")] \
        + lines[table:]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=", ".join(GROUPS))
    parser.add_argument("--inputs", type=int, default=1000000)
    parser.add_argument("--keep", help="write the modules here")
    args = parser.parse_args()
    bad = 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(args.keep or scratch)
        folder.mkdir(exist_ok=True)
        for group in args.groups or GROUPS:
            path = folder / f"{group}.mlir"
            path.write_text(families.module(args.program, **GROUPS[group]))
            count = EXHAUSTIVE if group.endswith("integers-small") and args.inputs >= MANY else args.inputs
            started = time.monotonic()
            run = subprocess.run([args.program, "check", str(path), "-O0", "-O2",
                                  f"--inputs={max(count, 1)}"],
                                 stdout=subprocess.PIPE, text=True)
            print(f"{group}: {time.monotonic() - started:.1f} s, exit {run.returncode}")
            print("\n".join(told(run.stdout)), flush=True)
            bad += run.returncode != 0
    print(f"agreement: {len(args.groups or GROUPS)} groups, {bad} with differences")
    return bad != 0


sys.exit(main())
