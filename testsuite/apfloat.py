#!/usr/bin/env python3
"""The functions of upstream's library of floats by bits, beside that library itself (DECISIONS.md X10).

usage: apfloat.py PROGRAM LIBDIR [--calls N]

One program calls every function at every format with random numbers, and prints what they give.
"""
import argparse
import ctypes
import pathlib
import random
import subprocess
import sys
import tempfile

# The number of a format in LLVM's APFloatBase::Semantics, its width, and the bits of its fraction;
# whether it has NaN, and a sign. What formats without NaN make of one is left out.
FORMATS = {0: (16, 10), 1: (16, 7), 2: (32, 23), 3: (64, 52), 7: (8, 2), 8: (8, 2), 9: (8, 3), 10: (8, 3),
           11: (8, 3), 12: (8, 3), 13: (8, 4), 14: (19, 10)}
WITHOUT_NAN = {16: (6, 2), 17: (6, 3), 18: (4, 1)}
ALL = FORMATS | WITHOUT_NAN
UNARY, BINARY = ["neg", "abs"], ["add", "subtract", "multiply", "divide", "remainder", "minimum", "maximum",
                                 "minnum", "maxnum"]
ASKS = ["isfinite", "isinfinite", "isnan", "isnormal"]
CTYPES = {"i32": ctypes.c_int32, "i64": ctypes.c_uint64, "i8": ctypes.c_int8, "i1": ctypes.c_bool}
TYPES = {name: ["i32", "i64"] for name in UNARY + ASKS}
TYPES |= {name: ["i32", "i64", "i64"] for name in BINARY + ["compare"]}
TYPES |= {"fused_multiply_add": ["i32", "i64", "i64", "i64"], "convert": ["i32", "i32", "i64"],
          "convert_to_int": ["i32", "i32", "i1", "i64"], "convert_from_int": ["i32", "i32", "i1", "i64"]}
RESULTS = {name: "i1" for name in ASKS} | {"compare": "i8"}


def number(width, fraction):
    """Bits: any, or near the ends of a format."""
    bits = random.getrandbits(width)
    kind = random.randrange(6)
    if kind == 0:
        bits &= (1 << (width - 1)) | ((1 << fraction) - 1)  # zeros and subnormals
    elif kind == 1:
        bits |= ((1 << (width - 1)) - 1) ^ ((1 << fraction) - 1)  # the largest exponent
    elif kind == 2:
        bits &= ~((1 << max(fraction - 2, 0)) - 1)  # short fractions, which make ties
    return bits


def call(name):
    """The arguments of one call."""
    kind = random.choice(list(ALL))
    if name == "convert":
        to = random.choice(list(ALL))
        return [kind, to, number(*ALL[kind])]
    if name == "convert_to_int":
        return [kind, random.choice([1, 2, 8, 13, 32, 64]), random.randrange(2), number(*ALL[kind])]
    if name == "convert_from_int":
        width = random.choice([1, 2, 8, 13, 32, 64])
        return [kind, width, random.randrange(2), random.getrandbits(width)]
    return [kind] + [number(*ALL[kind]) for _ in TYPES[name][1:]]


def asked(library, name, values):
    function = getattr(library, f"_mlir_apfloat_{name}")
    function.argtypes = [CTYPES[type] for type in TYPES[name]]
    function.restype = CTYPES[RESULTS.get(name, "i64")]
    return int(function(*values))


def is_nan(library, kind, bits):
    return kind in FORMATS and asked(library, "isnan", [kind, bits])


def asks_without_nan(library, name, values):
    """Does the call ask for a NaN where the format of the result has none?"""
    to = values[1] if name == "convert" else values[0]
    if to not in WITHOUT_NAN or name in ASKS + ["compare", "convert_to_int"]:
        return False
    if name in ("divide", "remainder"):
        return True
    return name == "convert" and values[0] in FORMATS and not asked(library, "isfinite", [values[0], values[2]])


def module(calls):
    lines = [f"func.func private @_mlir_apfloat_{name}({', '.join(types)}) -> {RESULTS.get(name, 'i64')}"
             for name, types in TYPES.items()]
    lines += ["func.func private @printI64(i64)", "func.func private @printNewline()", "func.func @main() {"]
    for n, (name, values) in enumerate(calls):
        types, result = TYPES[name], RESULTS.get(name, "i64")
        for k, (value, type) in enumerate(zip(values, types)):
            text = ("true" if value else "false") if type == "i1" else f"{value} : {type}"
            lines.append(f"  %a{n}_{k} = arith.constant {text}")
        names = ", ".join(f"%a{n}_{k}" for k in range(len(types)))
        lines.append(f"  %r{n} = call @_mlir_apfloat_{name}({names}) : ({', '.join(types)}) -> {result}")
        if result != "i64":
            lines.append(f"  %w{n} = arith.extui %r{n} : {result} to i64")
        lines.append(f"  call @printI64(%{'w' if result != 'i64' else 'r'}{n}) : (i64) -> ()")
        lines.append("  call @printNewline() : () -> ()")
    return "\n".join(lines + ["  return", "}", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("libdir")
    parser.add_argument("--calls", type=int, default=400, help="of each function")
    args = parser.parse_args()
    random.seed(args.calls)
    library = ctypes.CDLL(f"{args.libdir}/libmlir_apfloat_wrappers.so")
    calls = [(name, call(name)) for name in TYPES for _ in range(args.calls)]
    calls = [one for one in calls if not asks_without_nan(library, *one)]
    with tempfile.TemporaryDirectory() as scratch:
        path = pathlib.Path(scratch) / "calls.mlir"
        path.write_text(module(calls))
        run = subprocess.run([args.program, "run", str(path)], capture_output=True, text=True)
    got = [int(line) for line in run.stdout.split()]
    if run.returncode or len(got) != len(calls):
        sys.exit(f"apfloat: {len(got)} of {len(calls)} calls were answered\n{run.stderr}")
    bad = 0
    for (name, values), ours in zip(calls, got):
        theirs, to = asked(library, name, values), values[1] if name == "convert" else values[0]
        both_nan = RESULTS.get(name) is None and name != "convert_to_int" \
            and is_nan(library, to, ours) and is_nan(library, to, theirs)
        if ours & (2**64 - 1) != theirs & (0xff if name == "compare" else 2**64 - 1) and not both_nan:
            bad += 1
            print(f"{name}({', '.join(map(hex, values))}): {ours:#x}, and the library gives {theirs:#x}")
    print(f"apfloat: {len(calls)} calls of {len(TYPES)} functions, {bad} differ")
    return bad != 0


if __name__ == "__main__":
    sys.exit(main())
