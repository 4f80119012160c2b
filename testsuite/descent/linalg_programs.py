#!/usr/bin/env python3
"""Random operations of linalg over memory, each with a schedule that makes vectors of it; mlir-opt accepts them.

usage: linalg_programs.py COUNT [--seed N] [--masked] [--lowered]

Each function is one operation over memories whose sizes are known. With --masked the memories are a part of
others, as large as an argument says, and the schedule names the sizes of vectors: what is beyond is masked.
With --lowered the schedule goes on to multiplications that are fused with additions, which contractions allow.
"""
import argparse
import random

ELEMENTS = ["i32", "i64", "f32", "f64"]
WORDS = {"i": ["addi", "muli", "subi", "maxsi", "minui", "xori"], "f": ["addf", "mulf", "subf", "maximumf", "minnumf"]}
SUMS = {"i": ["addi", "muli", "maxsi", "minui", "andi", "ori", "xori"], "f": ["maximumf", "minimumf", "maxnumf", "minnumf"]}
LOOPS = "ijkl"
LOWERED = """
  transform.apply_patterns to %{around} {
    transform.apply_patterns.vector.lower_masks
    transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    transform.apply_patterns.vector.lower_outerproduct
  } : !transform.any_op"""


class Function:
    def __init__(self, rng, name, masked, lowered):
        self.rng, self.name, self.masked, self.lowered = rng, name, masked, lowered
        self.args, self.lines, self.sizes = [], [], {}
        self.trips = [rng.randint(1, 5) for _ in range(rng.randint(1, 3))]

    def dims(self):
        return range(len(self.trips))

    def memory(self, dims, element):
        """A memory that so many loops go along; its name and type."""
        sizes = [self.trips[dim] for dim in dims]
        type_, name = f"memref<{'x'.join([*map(str, sizes), element])}>", f"%m{len(self.args)}"
        self.args.append(f"{name}: {type_} {{llvm.noalias}}")
        if not self.masked or not dims:
            return name, type_
        strides = [1]
        for size in reversed(sizes[1:]):
            strides.insert(0, strides[0] * size)
        part = f"memref<{'x'.join(['?'] * len(dims) + [element])}, strided<[{', '.join(map(str, strides))}]>>"
        zeros, ones = ", ".join("0" for _ in dims), ", ".join("1" for _ in dims)
        self.lines.append(f"{name}p = memref.subview {name}[{zeros}] [{', '.join(f'%s{dim}' for dim in dims)}] [{ones}]"
                          f" : {type_} to {part}")
        return f"{name}p", part

    def generic(self):
        rng, element = self.rng, self.rng.choice(ELEMENTS)
        reduced = [dim for dim in self.dims() if rng.random() < 0.4]
        kept = [dim for dim in self.dims() if dim not in reduced]
        reads = []
        for _ in range(rng.randint(1, 3)):
            dims = rng.sample(self.dims(), rng.randint(1, len(self.trips)))
            reads.append((dims if rng.random() < 0.5 else sorted(dims)))
        reads.append(list(self.dims()))  # some operand says how long each loop is
        written = rng.sample(kept, len(kept))
        operands = [self.memory(dims, element) for dims in (*reads, written)]
        letters = ", ".join(LOOPS[:len(self.trips)])
        maps = ", ".join(f"affine_map<({letters}) -> ({', '.join(LOOPS[dim] for dim in dims)})>" for dims in (*reads, written))
        iterators = ", ".join('"reduction"' if dim in reduced else '"parallel"' for dim in self.dims())
        names = [f"%e{k}" for k in range(len(operands))]
        body, values = [], names[:-1]
        for k in range(rng.randint(1, 3)):
            word = rng.choice(WORDS[element[0]])
            body.append(f"%b{k} = arith.{word} {rng.choice(values)}, {rng.choice(values)} : {element}")
            values = [*values, f"%b{k}"]
        if reduced or rng.random() < 0.3:
            body.append(f"%sum = arith.{rng.choice(SUMS[element[0]])} {values[-1]}, {names[-1]} : {element}")
            values = [*values, "%sum"]
        ins, out = operands[:-1], operands[-1]
        self.lines.append(
            f"linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}}\n"
            f"    ins({', '.join(n for n, _ in ins)} : {', '.join(t for _, t in ins)}) outs({out[0]} : {out[1]}) {{\n"
            f"  ^bb0({', '.join(f'{name}: {element}' for name in names)}):\n    "
            + "\n    ".join([*body, f"linalg.yield {values[-1]} : {element}"]) + "\n  }")
        return "linalg.generic"

    def named(self):
        rng, element = self.rng, self.rng.choice(ELEMENTS)
        word, ways = rng.choice([("matmul", 3), ("matvec", 2), ("vecmat", 2), ("dot", 1), ("batch_matmul", 4), ("add", 2),
                                 ("mul", 2), ("max", 1), ("copy", 3), ("transpose", 3), ("broadcast", 2), ("reduce", 3)])
        self.trips = [rng.randint(1, 5) for _ in range(ways)]
        shapes = {"matmul": ([0, 2], [2, 1], [0, 1]), "matvec": ([0, 1], [1], [0]), "vecmat": ([1], [1, 0], [0]),
                  "dot": ([0], [0], []), "batch_matmul": ([0, 1, 3], [0, 3, 2], [0, 1, 2]), "add": ([0, 1],) * 3,
                  "mul": ([0, 1],) * 3, "max": ([0],) * 3, "copy": ([0, 1, 2],) * 2, "transpose": ([1, 2, 0], [0, 1, 2]),
                  "broadcast": ([0], [0, 1]), "reduce": ([0, 1, 2], [0, 2])}[word]
        operands = [self.memory(dims, element) for dims in shapes]
        ins, out = operands[:-1], operands[-1]
        if word in ("transpose", "broadcast"):
            more = "permutation = [2, 0, 1]" if word == "transpose" else "dimensions = [1]"
            self.lines.append(f"linalg.{word} ins({ins[0][0]} : {ins[0][1]}) outs({out[0]} : {out[1]}) {more}")
        elif word == "reduce":
            self.lines.append(f"linalg.reduce {{arith.{rng.choice(SUMS[element[0]])}}} ins({ins[0][0]} : {ins[0][1]}) "
                              f"outs({out[0]} : {out[1]}) dimensions = [1]")
        else:
            self.lines.append(f"linalg.{word} ins({', '.join(n for n, _ in ins)} : {', '.join(t for _, t in ins)}) "
                              f"outs({out[0]} : {out[1]})")
        return f"linalg.{word}"

    def write(self):
        op = self.named() if self.rng.random() < 0.4 else self.generic()
        head = []
        for k, trip in enumerate(self.trips if self.masked else []):
            head += [f"%most{k} = arith.constant {trip + 1} : i8", f"%size{k} = arith.remui %n{k}, %most{k} : i8",
                     f"%s{k} = arith.index_castui %size{k} : i8 to index"]
            self.args.append(f"%n{k}: i8")
        lines = head + self.lines
        body = "\n".join(f"  {line}" for line in lines)
        sizes = ", ".join(str(trip + self.rng.choice([0, 0, 1, 2])) for trip in self.trips)
        how = f"transform.structured.vectorize %ops vector_sizes [{sizes}] : !transform.any_op" if self.masked else \
            "%around = transform.structured.vectorize_children_and_apply_patterns %function" \
            " : (!transform.any_op) -> !transform.any_op"
        return f"""module attributes {{transform.with_named_sequence}} {{
func.func @{self.name}({', '.join(self.args)}) {{
{body}
  return
}}
transform.named_sequence @__transform_main(%module: !transform.any_op {{transform.readonly}}) {{
  %ops = transform.structured.match ops{{["{op}"]}} in %module : (!transform.any_op) -> !transform.any_op
  %function = transform.get_parent_op %ops {{isolated_from_above}} : (!transform.any_op) -> !transform.any_op
  {how}{LOWERED.replace("%{around}", "%function" if self.masked else "%around") if self.lowered else ""}
  transform.yield
}}
}}
"""


def programs(count, seed=0, masked=False, lowered=False):
    """So many modules of one function each."""
    for number in range(count):
        yield Function(random.Random(f"linalg {seed}:{number}"), f"f{number}", masked, lowered).write()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--masked", action="store_true")
    parser.add_argument("--lowered", action="store_true")
    args = parser.parse_args()
    print("// -----\n".join(programs(args.count, args.seed, args.masked, args.lowered)))
