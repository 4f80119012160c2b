#!/usr/bin/env python3
"""Every scalar operation of arith, index and math beside native code, at -O0 and -O2.

usage: agreement.py PROGRAM [--inputs N] [--keep FOLDER] [GROUP...]

Writes a function for each operation and type, and lets `check` compare them: all inputs where there
are no more than 65536 (integers of up to 8 bits, unary operations of 16-bit floats), else boundary
values crossed and N random ones (default 1000000, 0: the exhaustive ones alone).
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile
import time

SMALL = [f"i{n}" for n in range(1, 9)]
WIDE = ["i16", "i32", "i64", "i128", "i33", "i97"]
FLOATS = ["f16", "bf16", "f32", "f64"]
BITS = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64}

OVERFLOW = ["", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"]
# What stands behind the operands, for each operation of two integers.
INTEGER_BINARY = {
    "addi": OVERFLOW, "subi": OVERFLOW, "muli": OVERFLOW, "shli": OVERFLOW,
    "shrsi": ["", " exact"], "shrui": ["", " exact"], "divsi": ["", " exact"],
    "divui": ["", " exact"], "remsi": [""], "remui": [""], "ceildivsi": [""], "ceildivui": [""],
    "floordivsi": [""], "andi": [""], "ori": [""], "xori": [""], "maxsi": [""], "maxui": [""],
    "minsi": [""], "minui": [""],
}
COMPARE = "eq ne slt sle sgt sge ult ule ugt uge".split()
FLOAT_BINARY = "addf subf mulf divf remf maximumf minimumf maxnumf minnumf".split()
FLOAT_COMPARE = "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split()
ROUNDINGS = ["", " to_nearest_even", " downward", " upward", " toward_zero", " to_nearest_away"]
INDEX_BINARY = """add sub mul divs divu ceildivs ceildivu floordivs rems remu maxs maxu mins minu
    shl shrs shru and or xor""".split()
MATH_EXACT = "absf ceil floor round roundeven trunc sqrt".split()
MATH_TEST = "isfinite isinf isnan isnormal".split()
MATH_UNARY = """acos acosh asin asinh atan atanh cos cosh sin sinh tan tanh cbrt erf erfc exp exp2
    expm1 log log10 log1p log2 rsqrt""".split()


class Module:
    """Functions of one operation each."""

    def __init__(self):
        self.functions = []

    def add(self, args, results, operation):
        """`operation` computes %r (or %r:2 ...) from %0, %1, ... of the types `args`."""
        name = f"f{len(self.functions)}"
        params = ", ".join(f"%{'abc'[i]}: {t}" for i, t in enumerate(args))
        count = len(results)
        given = ", ".join(f"%r#{i}" for i in range(count)) if count > 1 else "%r"
        left = f"%r:{count}" if count > 1 else "%r"
        self.functions.append(
            f"// {operation}\nfunc.func @{name}({params}) -> ({', '.join(results)}) {{\n"
            f"  {left} = {operation}\n  return {given} : {', '.join(results)}\n}}\n")

    def text(self):
        return "\n".join(self.functions)


def integers(types):
    module = Module()
    for t in types:
        for name, variants in INTEGER_BINARY.items():
            for flags in variants:
                module.add([t, t], [t], f"arith.{name} %a, %b{flags} : {t}")
        for predicate in COMPARE:
            module.add([t, t], ["i1"], f"arith.cmpi {predicate}, %a, %b : {t}")
        module.add([t, t], [t, "i1"], f"arith.addui_extended %a, %b : {t}, i1")
        for name in ("mulsi_extended", "mului_extended"):
            module.add([t, t], [t, t], f"arith.{name} %a, %b : {t}")
        module.add(["i1", t, t], [t], f"arith.select %a, %b, %c : {t}")
        for name in ("absi", "ctlz", "cttz", "ctpop"):
            module.add([t], [t], f"math.{name} %a : {t}")
        module.add([t, t], [t], f"math.ipowi %a, %b : {t}")
        for name in ("index_cast", "index_castui"):
            module.add([t], ["index"], f"arith.{name} %a : {t} to index")
            module.add(["index"], [t], f"arith.{name} %a : index to {t}")
    return module.text()


def integer_casts():
    module = Module()
    types = SMALL + WIDE
    for source in types:
        for to in types:
            narrow, wide = sorted((int(source[1:]), int(to[1:])))
            if narrow == wide:
                continue
            if int(source[1:]) < int(to[1:]):
                module.add([source], [to], f"arith.extsi %a : {source} to {to}")
                module.add([source], [to], f"arith.extui %a : {source} to {to}")
            else:
                for flags in OVERFLOW:
                    module.add([source], [to], f"arith.trunci %a{flags} : {source} to {to}")
    return module.text()


def index():
    module = Module()
    for name in INDEX_BINARY:
        module.add(["index", "index"], ["index"], f"index.{name} %a, %b")
    for predicate in COMPARE:
        module.add(["index", "index"], ["i1"], f"index.cmp {predicate}(%a, %b)")
    for name in ("casts", "castu"):
        for t in ("i8", "i32", "i64", "i128"):
            module.add(["index"], [t], f"index.{name} %a : index to {t}")
            module.add([t], ["index"], f"index.{name} %a : {t} to index")
    return module.text()


def floats():
    module = Module()
    for t in FLOATS:
        module.add([t], [t], f"arith.negf %a : {t}")
        for name in FLOAT_BINARY:
            module.add([t, t], [t], f"arith.{name} %a, %b : {t}")
        for predicate in FLOAT_COMPARE:
            module.add([t, t], ["i1"], f"arith.cmpf {predicate}, %a, %b : {t}")
        for name in MATH_EXACT:
            module.add([t], [t], f"math.{name} %a : {t}")
        for name in MATH_TEST:
            module.add([t], ["i1"], f"math.{name} %a : {t}")
        module.add([t, t], [t], f"math.copysign %a, %b : {t}")
        module.add([t, t, t], [t], f"math.fma %a, %b, %c : {t}")
        module.add([t, t, t], [t], f"math.clampf %a to [%b, %c] : {t}")
    return module.text()


def float_casts():
    module = Module()
    for source in FLOATS:
        module.add([source], [f"i{BITS[source]}"],
                   f"arith.bitcast %a : {source} to i{BITS[source]}")
        module.add([f"i{BITS[source]}"], [source],
                   f"arith.bitcast %a : i{BITS[source]} to {source}")
        for to in FLOATS:
            if BITS[source] < BITS[to]:
                module.add([source], [to], f"arith.extf %a : {source} to {to}")
            elif BITS[source] > BITS[to]:
                for rounding in ROUNDINGS:
                    module.add([source], [to], f"arith.truncf %a{rounding} : {source} to {to}")
        for to in SMALL + WIDE:
            for name in ("fptosi", "fptoui"):
                module.add([source], [to], f"arith.{name} %a : {source} to {to}")
            for name in ("sitofp", "uitofp"):
                module.add([to], [source], f"arith.{name} %a : {to} to {source}")
    return module.text()


def math():
    module = Module()
    for t in FLOATS:
        for name in MATH_UNARY:
            module.add([t], [t], f"math.{name} %a : {t}")
        module.add([t], [t, t], f"math.sincos %a : {t}")
        for name in ("atan2", "powf"):
            module.add([t, t], [t], f"math.{name} %a, %b : {t}")
        module.add([t, "i32"], [t], f"math.fpowi %a, %b : {t}, i32")
    return module.text()


GROUPS = {
    "integers-small": lambda: integers(SMALL), "integers-wide": lambda: integers(WIDE),
    "integer-casts": integer_casts, "index": index, "floats": floats, "float-casts": float_casts,
    "math": math,
}
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
            path.write_text(GROUPS[group]())
            count = EXHAUSTIVE if group == "integers-small" and args.inputs >= MANY else args.inputs
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
