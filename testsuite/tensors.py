#!/usr/bin/env python3
"""Operations on tensors beside native code twice: our own lowering, and upstream's bufferization and loops.

usage: tensors.py PROGRAM [--elements N] [--shapes N] [--seed N] [--keep FOLDER] [GROUP...]

elementwise   every scalar operation of check/families as the body of a linalg.generic in memory, 500 elements at once
tensors       those that take tensors, on tensors
named         linalg's operations as check/families has them, on tensors
windows       convolutions and poolings: sizes as random as the inputs, from 0 on, some strides and dilations

Functions take and give memory, which native code can be given whatever made tensors of it. Each gives N
elements at least; each convolution and pooling runs on as many shapes.
"""
import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parent / "check"))
import families  # noqa: E402

INTEGERS, FLOATS = ["i8", "i32", "i64"], ["f32", "f64", "bf16"]
SCALARS = {"INTEGERS": INTEGERS, "FLAGGED": INTEGERS, "COUNTED": INTEGERS, "FLOATS": FLOATS, "ROUNDED": ["f32", "f64"],
           "SMALL_FLOATS": FLOATS, "WHOLE": ["cf32", "cf64"], "FUNCTIONS": ["cf32"], "COMPLEX": ["f32>cf32"],
           "WIDER": ["i8>i32"], "NARROWER": ["i64>i8"], "CUT": ["i64>i8"], "WIDER_FLOATS": ["f32>f64"],
           "NARROWER_FLOATS": ["f64>f32", "f32>bf16"], "CUT_FLOATS": ["f64>f32"], "INTEGER_SCALARS": ["i32"]}
MANY, LONG, AT_ONCE = 16, 500, 64  # elements of a tensor, and in memory; functions of a module
FUNCTION = re.compile(r"func\.func @(\w+)\(([^)]*)\)(?: -> ([^{]*?))? \{\n(.*?)\n\}", re.DOTALL)


def functions(text):
    for name, taken, given, body in FUNCTION.findall(text):
        args = [arg.split(": ", 1) for arg in families.listed(taken)]
        given = given.strip()
        results = families.listed(given[1:-1] if given.startswith("(") else given) if given else []
        yield name, args, results, body


def memory(type):
    return type.replace("tensor<", "memref<", 1)


def on_memory(name, args, results, body):
    """A function on tensors, of arguments and results in memory."""
    taken, before = [], []
    for arg, type in args:
        if type.startswith("tensor<"):
            taken.append(f"{arg}_in: {memory(type)} {{llvm.noalias}}")
            before.append(f"  {arg} = bufferization.to_tensor {arg}_in restrict : {memory(type)} to {type}")
        else:
            taken.append(f"{arg}: {type}")
    *lines, last = body.split("\n")
    values = families.listed(last.strip().removeprefix("return").split(" : ")[0])
    kept = [(value, type) for value, type in zip(values, results) if not type.startswith("tensor<")]
    for i, (value, type) in enumerate(zip(values, results)):
        if type.startswith("tensor<"):
            taken.append(f"%out{i}: {memory(type)} {{llvm.noalias}}")
            lines.append(f"  bufferization.materialize_in_destination {value} in restrict writable %out{i} "
                         f": ({type}, {memory(type)}) -> ()")
    lines.append("  return" + (f" {', '.join(v for v, _ in kept)} : {', '.join(t for _, t in kept)}" if kept else ""))
    given = f" -> ({', '.join(t for _, t in kept)})" if kept else ""
    return f"func.func @{name}({', '.join(taken)}){given} {{\n" + "\n".join(before + lines) + "\n}\n"


def as_generic(name, args, results, body):
    """A function of scalars, of each element in memory."""
    taken = [(f"%t{i}", f"memref<{LONG}x{type}>") for i, (_, type) in enumerate(args)]
    given = [(f"%e{i}", f"memref<{LONG}x{type}>") for i, type in enumerate(results)]
    *lines, last = body.split("\n")
    maps = ", ".join(["affine_map<(i) -> (i)>"] * (len(args) + len(results)))

    def group(word, operands):
        return f"{word}({', '.join(o for o, _ in operands)} : {', '.join(t for _, t in operands)}) " if operands else ""

    block = ", ".join([f"{arg}: {type}" for arg, type in args] + [f"%old{i}: {t}" for i, t in enumerate(results)])
    made = [f"  linalg.generic {{indexing_maps = [{maps}], iterator_types = [\"parallel\"]}}",
            f"    {group('ins', taken)}{group('outs', given)}{{", f"  ^bb0({block}):", *lines,
            last.replace("return", "linalg.yield", 1), "  }", "  return"]
    listed = ", ".join(f"{operand}: {type} {{llvm.noalias}}" for operand, type in taken + given)
    return f"func.func @{name}({listed}) {{\n" + "\n".join(made) + "\n}\n"


def is_scalar(type):
    return re.fullmatch(r"i\d+|b?f\d+|index|complex<\w+>", type)


def elementwise(program):
    for name, args, results, body in functions(families.module(program, **SCALARS)):
        if results and all(is_scalar(type) for _, type in args) and all(map(is_scalar, results)) \
                and "llvm" not in body and "call" not in body:
            yield as_generic(name, args, results, body), LONG


def tensors(program):
    lists = {"INTEGERS": INTEGERS, "FLOATS": FLOATS, "ROUNDED": ["f32", "f64"]}
    given = {name: [f"t{MANY}x{type}" for type in types] for name, types in lists.items()}
    for name, args, results, body in functions(families.module(program, **given)):
        if any(type.startswith("tensor<") for type in results):
            yield on_memory(name, args, results, body), MANY


def named(program):
    for file, texts in families.Table(program).files.items():
        for name, args, results, body in functions("\n".join(texts)) if file.startswith("linalg/") else []:
            if file == "linalg/elementwise":  # more at once
                args = [(arg, re.sub(r"^tensor<4x", f"tensor<{MANY}x", type)) for arg, type in args]
                results = [re.sub(r"^tensor<4x", f"tensor<{MANY}x", type) for type in results]
                body = body.replace("tensor<4x", f"tensor<{MANY}x")
            given = [type for type in results if re.match(r"tensor<[^?*]*>$", type)]
            if given and not any("?" in type for _, type in args):
                count = 1
                for size in re.findall(r"(\d+)x", given[0]):
                    count *= int(size)
                yield on_memory(name, args, results, body), count


# Windows.

SPACE, PARALLEL = "dhw", '"parallel"'
PLAIN = {"conv_1d": "w", "conv_2d": "hw", "conv_3d": "dhw"}


def dimensions(operation):
    """The letters of input, kernel and output: an operation's name says them."""
    parts = operation.removesuffix("_q").split("_")
    if operation in PLAIN:
        return (PLAIN[operation],) * 3
    if parts[0] == "pooling":
        return parts[1], "".join(letter for letter in parts[1] if letter in SPACE), parts[1]
    source, kernel = parts[-2:]
    if parts[0] == "depthwise":
        return source, kernel, source + ("m" if "m" in kernel else "")
    return source, kernel, source.replace("c", "f")


def window_types(operation):
    if operation.endswith("_q"):
        return [("i8", "i8", "i32")]
    if "unsigned" in operation:
        return [("i8", "i8", "i8"), ("i32", "i32", "i32")]
    return [("f32", "f32", "f32"), ("i8", "i8", "i32")]


def filled_memory(name, type, sizes):
    """Memory of those sizes, whose elements are told by where they are and by %seed."""
    letters = [f"i{k}" for k in range(len(sizes))]
    shape = f"memref<{'?x' * len(sizes)}{type}>"
    lines = [f"  {name} = memref.alloc({', '.join(sizes)}) : {shape}",
             f"  linalg.generic {{indexing_maps = [affine_map<({', '.join(letters)}) -> ({', '.join(letters)})>], "
             f"iterator_types = [{', '.join([PARALLEL] * len(sizes))}]}} outs({name} : {shape}) {{",
             f"  ^bb0(%old: {type}):"]
    value = "%seed"
    for k in range(len(sizes)):
        lines += [f"    %x{k} = linalg.index {k} : index", f"    %y{k} = arith.index_cast %x{k} : index to i32",
                  f"    %f{k} = arith.constant {[7, 13, 5, 11, 3, 17][k]} : i32",
                  f"    %z{k} = arith.muli %y{k}, %f{k} : i32", f"    %s{k} = arith.addi {value}, %z{k} : i32",
                  f"    %v{k} = arith.xori %s{k}, %f{k} : i32"]
        value = f"%v{k}"
    if type == "i8":
        lines.append(f"    %e = arith.trunci {value} : i32 to i8")
    elif type == "f32":
        lines += [f"    %short = arith.trunci {value} : i32 to i16", "    %e = arith.sitofp %short : i16 to f32"]
    else:
        lines.append(f"    %e = arith.addi {value}, %seed : i32")
    return lines + [f"    linalg.yield %e : {type}", "  }"], shape


def window(name, operation, types, strides, dilations):
    """Sizes come from the arguments: those of the output and the kernel from 0 to 3, the input's what they need
    and up to one more."""
    source, kernel, output = dimensions(operation)
    letters = sorted(set(output + kernel + source) - set(SPACE)) + [f"o{s}" for s in SPACE if s in source] \
        + [f"k{s}" for s in SPACE if s in kernel] + [f"m{s}" for s in SPACE if s in source]
    args = ", ".join(["%seed: i32"] + [f"%a_{letter}: i8" for letter in letters])
    lines = ["  %c0 = arith.constant 0 : index", "  %c1 = arith.constant 1 : index", "  %c4 = arith.constant 4 : i8",
             "  %c2 = arith.constant 2 : i8"]
    for letter in letters:
        most = "%c2" if letter[0] == "m" and len(letter) == 2 else "%c4"
        lines += [f"  %u_{letter} = arith.remui %a_{letter}, {most} : i8",
                  f"  %n_{letter} = arith.index_castui %u_{letter} : i8 to index"]
    spatial = [s for s in SPACE if s in source]
    for k, s in enumerate(spatial):
        lines += [f"  %p{s} = affine.apply affine_map<(o, k, m) -> ((o - 1) * {strides[k]} + (k - 1) * {dilations[k]} + 1 + m)>"
                  f"(%n_o{s}, %n_k{s}, %n_m{s})", f"  %i{s} = arith.maxsi %p{s}, %c0 : index"]

    def sizes(dims, prefix):
        return [(f"%i{d}" if prefix == "i" else f"%n_{prefix}{d}") if d in SPACE else f"%n_{d}" for d in dims]

    made = [filled_memory(*what) for what in (("%source", types[0], sizes(source, "i")),
                                              ("%kernel", types[1], sizes(kernel, "k")),
                                              ("%output", types[2], sizes(output, "o")))]
    for text, _ in made:
        lines += text
    attrs = "" if operation in PLAIN else \
        f" {{strides = dense<{strides}> : tensor<{len(spatial)}xi64>, dilations = dense<{dilations}> : tensor<{len(spatial)}xi64>}}"
    zeros = ("%zero, %seed", "i32, i32") if operation.endswith("_q") else None
    if zeros:
        lines.append("  %zero = arith.constant 3 : i32")
    ins = f"%source, %kernel{', ' + zeros[0] if zeros else ''} : {made[0][1]}, {made[1][1]}{', ' + zeros[1] if zeros else ''}"
    lines += [f"  linalg.{operation}{attrs} ins({ins}) outs(%output : {made[2][1]})",
              f"  memref.dealloc %source : {made[0][1]}", f"  memref.dealloc %kernel : {made[1][1]}",
              f"  return %output : {made[2][1]}"]
    return f"func.func @{name}({args}) -> {made[2][1]} {{\n" + "\n".join(lines) + "\n}\n"


def windows(program, ways=4):
    listed = subprocess.run([program, "ops"], stdout=subprocess.PIPE, text=True, check=True).stdout
    operations = sorted(set(re.findall(r"linalg\.((?:depthwise_)?conv_\w+|pooling_\w+)", listed)))
    for operation in operations:
        many = sum(s in SPACE for s in dimensions(operation)[0])
        for types in window_types(operation):
            for way in range(1 if operation in PLAIN else ways):
                strides = [1 if not way or operation in PLAIN else random.randint(1, 3) for _ in range(many)]
                dilations = [1 if not way or operation in PLAIN else random.randint(1, 3) for _ in range(many)]
                yield window(f"{operation}_{'_'.join(types)}_{way}", operation, types, strides, dilations), way


# Running.

def check(program, path, inputs, bad, beyond):
    run = subprocess.run([program, "check", str(path), "--via=both", "-O2", f"--inputs={inputs}", "--json",
                          "--native-seconds=60"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    rows = [json.loads(line) for line in run.stdout.splitlines()]
    if not rows or "summary" not in rows[-1]:
        sys.exit(f"check of {path} ended with status {run.returncode}: {run.stderr[:2000]}")
    agreed = {"llvm -O2": 0, "mlir -O2": 0}
    for row in rows[:-1]:
        for witness in row.get("witnesses", []):
            agreed[witness["name"]] += witness.get("equal", 0) + witness.get("allowed", 0) + witness.get("ulps", 0) \
                + witness.get("known", 0)
            if witness["different"]:
                bad.append(f"{path.name} @{row['function']}: {witness['name']}: {witness['different']} inputs differ")
            elif witness.get("why"):
                beyond.append(f"{path.name} @{row['function']}: {witness['name']}: not compared: {witness['why'][:150]}")
        if row.get("why") and not row.get("witnesses"):
            beyond.append(f"{path.name} @{row['function']}: not compared: {row['why'][:150]}")
    return agreed


def main():
    groups = {"elementwise": elementwise, "tensors": tensors, "named": named, "windows": windows}
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=", ".join(groups))
    parser.add_argument("--elements", type=int, default=1000000)
    parser.add_argument("--shapes", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", help="write the modules here")
    args = parser.parse_args()
    random.seed(args.seed)
    bad, beyond = [], []
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(args.keep or scratch)
        folder.mkdir(exist_ok=True)
        for group in args.groups or groups:
            made = groups[group](args.program)
            by_count, started, count, total = {}, time.monotonic(), 0, {}
            for text, elements in made:
                by_count.setdefault(0 if group == "windows" else elements, []).append(text)
            for elements, texts in by_count.items():
                inputs = args.shapes if group == "windows" else -(-args.elements // elements)
                for at in range(0, len(texts), AT_ONCE):
                    path = folder / f"{group}_{elements}_{at}.mlir"
                    path.write_text("\n".join(re.sub(r"@\w+", lambda m: m[0] if group == "windows" else f"@f{at + i}",
                                                     text, count=1) for i, text in enumerate(texts[at:at + AT_ONCE])))
                    for name, inputs_agreed in check(args.program, path, inputs, bad, beyond).items():
                        total[name] = total.get(name, 0) + inputs_agreed * max(elements, 1)
                    count += len(texts[at:at + AT_ONCE])
                    print(f"{path.stem}: {count} functions so far, {len(bad)} differ, "
                          f"{time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)
            what = "shapes" if group == "windows" else "elements"
            print(f"{group}: {count} functions, " + ", ".join(f"{n} {what} as {name}" for name, n in total.items())
                  + f", {time.monotonic() - started:.0f} s", flush=True)
    for line in beyond + bad:
        print(line)
    print(f"tensors: {len(bad)} differ, {len(beyond)} not compared")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
