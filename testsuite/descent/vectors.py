#!/usr/bin/env python3
"""Random functions over vectors behind upstream's passes over them: does `diff` object?

usage: vectors.py PROGRAM [--functions N] [--seed N] [--inputs N] [--patterns N]
                  [--keep FOLDER] [--both-ways PROGRAMS] [--many N] [-v]

An objection counts where native code does not confirm it; see descend.py.
"""
import argparse
import pathlib
import random
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import descend  # noqa: E402
import vector_programs  # noqa: E402

PIPELINES = [
    "canonicalize,cse",
    "lower-vector-mask,lower-vector-multi-reduction,convert-vector-to-scf,canonicalize",
    "convert-vector-to-scf{full-unroll=true},canonicalize,cse",
    "lower-vector-multi-reduction,convert-vector-to-scf{target-rank=0},fold-memref-alias-ops,canonicalize",
    "lower-vector-to-from-elements-to-shuffle-tree,loop-invariant-code-motion,sccp",
]
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


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--functions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--inputs", type=int, default=60)
    parser.add_argument("--keep", help="write the modules here")
    parser.add_argument("--patterns", type=int, default=len(PATTERNS), help="as many of the sets, drawn by the seed")
    parser.add_argument("--both-ways", metavar="PROGRAMS", help="holds fast code against definitions, on --many functions")
    parser.add_argument("--many", type=int, default=2000)
    parser.add_argument("-v", action="store_true")
    args = parser.parse_args()
    functions, bad = list(vector_programs.programs(args.functions, args.seed)), False
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(args.keep or scratch)
        folder.mkdir(exist_ok=True)

        def judge(name, texts, ways):
            path = folder / f"{name.split()[0]}.mlir"
            path.write_text("// -----\n".join(texts))
            return descend.judge(name, args.program, [str(path)], ways, args.inputs, args.v, args.v)

        if args.both_ways:
            path = folder / "both_ways.mlir"
            path.write_text("\n".join(vector_programs.programs(args.many, args.seed)))
            bad |= subprocess.run([args.both_ways, str(path)]).returncode != 0
        bad |= judge("vectors", functions, PIPELINES)
        for patterns in random.Random(args.seed).sample(PATTERNS, args.patterns):
            bad |= judge(patterns, [scheduled(function, patterns) for function in functions], ["transform-interpreter"])
    sys.exit(bad)


if __name__ == "__main__":
    main()
