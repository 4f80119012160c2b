#!/usr/bin/env python3
"""Random functions over vectors behind upstream's passes over them: does `diff` object?

usage: vectors.py PROGRAM [--functions N] [--seed N] [--inputs N] [--ways N]
                  [--keep FOLDER] [--both-ways PROGRAMS] [--many N] [-v]

Loops and operations of linalg go through what makes vectors of them, vectors through all else. An objection
counts where native code does not confirm it; see descend.py.
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import descend  # noqa: E402
import linalg_programs  # noqa: E402
import loop_programs  # noqa: E402
import vector_programs  # noqa: E402

PIPELINES = [
    "canonicalize,cse",
    "lower-vector-mask,lower-vector-multi-reduction,convert-vector-to-scf,canonicalize",
    "convert-vector-to-scf{full-unroll=true},canonicalize,cse",
    "lower-vector-multi-reduction,convert-vector-to-scf{target-rank=0},fold-memref-alias-ops,canonicalize",
    "lower-vector-to-from-elements-to-shuffle-tree,loop-invariant-code-motion,sccp",
]
# What leaves is not run here, and so not judged: passes to gpu, amx, arm-sme, spirv and xegpu.
ALONE = [
    "convert-vector-to-scf", "convert-vector-to-scf{target-rank=2}", "convert-vector-to-scf{full-unroll=true target-rank=0}",
    "convert-vector-to-llvm", "convert-vector-to-llvm{reassociate-fp-reductions=true}",
    "convert-vector-to-llvm{force-32bit-vector-indices=false vector-contract-lowering=outerproduct}",
    "convert-vector-to-scf,convert-vector-to-llvm,convert-arith-to-llvm,canonicalize",
    "lower-vector-mask", *(f"lower-vector-multi-reduction{{lowering-strategy=inner-{way}}}" for way in ("parallel", "reduction")),
    "lower-vector-to-from-elements-to-shuffle-tree", "xegpu-vector-linearize", "arm-sme-vector-legalization",
    "arm-sve-legalize-vector-storage", "amdgpu-maskedload-to-load", "remove-dead-values", "fold-memref-alias-ops",
    "expand-strided-metadata", "flatten-memref", "math-uplift-to-fma", "int-range-optimizations",
    "arith-int-range-narrowing{int-bitwidths-supported=8,16,32}", "scf-for-loop-peeling", "scf-for-to-while",
    "convert-scf-to-cf,canonicalize", "sparse-vectorization{vl=4}",
]
# Passes that mlir-opt alone has; left out is test-spirv-vector-unrolling, which changes signatures.
COMMANDS = [f"mlir-opt-22 --test-{way}" for way in (
    "bit-width-constrained-vector-linearize='target-vector-bitwidth=128'",
    "eliminate-vector-masks='vscale-min=1 vscale-max=16'", "fold-arith-extf-into-vector-contract-patterns",
    "scalar-vector-transfer-lowering", "scalar-vector-transfer-lowering='allow-multiple-uses=true'",
    "vector-break-down-bitcast", "vector-break-down-reduction-patterns", "vector-chained-reduction-folding-patterns",
    "vector-contraction-prepare-for-mmt-lowering", "vector-emulate-masked-load-store",
    "vector-extract-strided-slice-lowering", "vector-gather-lowering", "vector-linearize",
    "vector-reduction-to-contract-patterns", "vector-reduction-to-spirv-dot-prod", "vector-scan-lowering",
    "vector-shuffle-lowering", "vector-sink-patterns", "vector-to-vector-lowering",
    "vector-to-vector-lowering='unroll=true'", "vector-transfer-flatten-patterns",
    "vector-transfer-flatten-patterns='target-vector-bitwidth=64'", "vector-transfer-unrolling-patterns",
    "vector-transfer-unrolling-patterns='reverse-unroll-order=true'", "vector-transferop-opt",
    "vector-unrolling-patterns", "vector-unrolling-patterns='unroll-based-on-type=true'",
    "vector-unrolling-patterns='unroll-order=1,0,2'", "vector-warp-distribute='propagate-distribution=true'")]
SUPER = [f"affine-super-vectorize{{virtual-vector-size={options}}}" for options in (
    "4", "4 vectorize-reductions=true", "2,4", "4 test-fastest-varying=0", "4 test-fastest-varying=1",
    "3,4 test-fastest-varying=1,0", "128 test-fastest-varying=0 vectorize-reductions=true")]
# Upstream's sets of rewritings, which a schedule of the transform dialect applies.
PATTERNS = [
    *(f'lower_contraction lowering_strategy = "{way}"' for way in ("dot", "outerproduct", "parallelarith")),
    *(f'lower_multi_reduction lowering_strategy = "{way}"' for way in ("innerparallel", "innerreduction")),
    *(f'lower_transpose lowering_strategy = "{way}"' for way in ("eltwise", "shuffle_1d", "shuffle_16x16")),
    'split_transfer_full_partial split_transfer_strategy = "force-in-bounds"',  # LLVM 22 repeats the others for ever
    "lower_transfer max_transfer_rank = 1", "lower_transfer max_transfer_rank = 0",
    "transfer_to_scf max_transfer_rank = 1 full_unroll = true", "transfer_to_scf max_transfer_rank = 0 full_unroll = false",
    "transfer_permutation_patterns", "drop_inner_most_unit_dims_from_xfer_ops", "rank_reducing_subview_patterns",
    "cast_away_vector_leading_one_dim", "drop_unit_dims_with_shape_cast", "lower_masks", "lower_masked_transfers",
    "materialize_masks", "lower_create_mask", "lower_gather", "lower_scan", "lower_outerproduct", "lower_shape_cast",
    "lower_broadcast", "lower_bitcast", "lower_interleave", "interleave_to_shuffle", "unroll_from_elements",
    "unroll_to_elements", "reduction_to_contract", "fold_arith_extension", "sink_ops", "sink_mem_ops",
    "rewrite_narrow_types", "elementwise_to_vector",
]


def scheduled(function, patterns):
    """The function, and a schedule that rewrites it."""
    return f"""module attributes {{transform.with_named_sequence}} {{
{function}
transform.named_sequence @__transform_main(%module: !transform.any_op {{transform.readonly}}) {{
  %functions = transform.structured.match ops{{["func.func"]}} in %module : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %functions {{
    transform.apply_patterns.vector.{patterns}
  }} : !transform.any_op
  transform.yield
}}
}}
"""


class Run:
    """Functions of a kind after the other, in a folder."""

    def __init__(self, args, folder):
        self.args, self.folder, self.bad = args, pathlib.Path(folder), False
        self.rng = random.Random(args.seed)
        self.folder.mkdir(exist_ok=True)

    def some(self, ways):
        return self.rng.sample(ways, min(self.args.ways, len(ways)))

    def judge(self, name, modules, ways):
        """A list of modules a file; files of one name, each in its folder, are the same programs."""
        paths = []
        for number, texts in enumerate(modules):
            paths.append(self.folder / str(number) / (re.sub(r"\W+", "_", name).strip("_") + ".mlir"))
            paths[-1].parent.mkdir(exist_ok=True)
            paths[-1].write_text("// -----\n".join(texts))
        self.bad |= descend.judge(name, self.args.program, list(map(str, paths)), ways, self.args.inputs, self.args.v, self.args.v)

    def vectors(self):
        functions = list(vector_programs.programs(self.args.functions, self.args.seed))
        self.judge("vectors", [functions], PIPELINES + self.some(ALONE) + self.some(COMMANDS))
        for patterns in self.some(PATTERNS):
            self.judge(patterns, [[scheduled(function, patterns) for function in functions]], ["transform-interpreter"])

    def loops(self):
        self.judge("loops", [loop_programs.programs(self.args.functions, self.args.seed)], self.some(SUPER))

    def linalg(self, name, masked):
        # A contraction may be fused, which native code does where it is told to.
        self.judge(name, [linalg_programs.programs(self.args.functions, self.args.seed, masked, lowered)
                          for lowered in (False, True)], ["transform-interpreter"])

    def both_ways(self):
        path = self.folder / "both_ways.mlir"
        path.write_text("\n".join(vector_programs.programs(self.args.many, self.args.seed)))
        self.bad |= subprocess.run([self.args.both_ways, str(path)]).returncode != 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--functions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--inputs", type=int, default=60)
    parser.add_argument("--keep", help="write the modules here")
    parser.add_argument("--ways", type=int, default=100, help="at most as many of each list, drawn by the seed")
    parser.add_argument("--both-ways", metavar="PROGRAMS", help="holds fast code against definitions, on --many functions")
    parser.add_argument("--many", type=int, default=2000)
    parser.add_argument("-v", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        run = Run(args, args.keep or scratch)
        if args.both_ways:
            run.both_ways()
        run.vectors()
        run.loops()
        run.linalg("linalg", False)
        run.linalg("masked", True)
    sys.exit(run.bad)


if __name__ == "__main__":
    main()
