/* Ideas about loops and what they run through. */
#include "interp/tools/manual/idea.h"

static bool is_affine(const OpDef *def)
{
    return str_starts(str_of(def->name), "affine.");
}

static bool is_parallel(const OpDef *def)
{
    return def_has(def, PARALLEL_REGION);
}

const Idea LOOP_IDEAS[] = {
    {
        .name = "loops",
        .aliases = "loop structured iteration for while",
        .summary = "structured loops, and what lives from turn to turn",
        .text = "`scf.for` runs its region for each number from a lower bound, by a step, up to\n"
                "but without an upper bound. The number is the argument of the region. The\n"
                "bounds are read once, before the loop.\n"
                "\n"
                "Since values never change, a sum is not added to: the loop carries it.\n"
                "`iter_args` gives it a value to begin with; inside it is an argument of the\n"
                "region, and what `scf.yield` hands over is that argument in the next turn.\n"
                "After the last turn it is the result of the loop. Without any turn the result\n"
                "is what it began with.\n"
                "\n"
                "`scf.while` has its condition in a region of its own and can stop for any\n"
                "reason. `affine.for` is like `scf.for` with bounds that are affine, so that a\n"
                "compiler can reason about them. A step that is not positive is undefined.\n",
        .example = "  %lower = arith.constant 1 : i32\n"
                   "  %upper = arith.constant 8 : i32\n"
                   "  %step = arith.constant 2 : i32\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  // 1 + 3 + 5 + 7, and how many there were.\n"
                   "  %sum, %count = scf.for %i = %lower to %upper step %step\n"
                   "      iter_args(%part = %zero, %n = %zero) -> (i32, i32) : i32 {\n"
                   "    %one = arith.constant 1 : i32\n"
                   "    %next = arith.addi %part, %i : i32\n"
                   "    %more = arith.addi %n, %one : i32\n"
                   "    scf.yield %next, %more : i32, i32\n"
                   "  }\n",
        .gives = "16 : i32\n"
                 "4 : i32\n",
        .watch = "The stepper shows the loop and its iteration. At each `scf.yield` see `%part`\n"
                 "and `%n` get the yielded values together, as block arguments do.\n",
        .operations = "scf.for scf.while scf.yield affine.for",
        .ideas = "regions block-arguments parallel-loops affine-maps",
        .decisions = "S1, S2, S3, R20",
    },
    {
        .name = "affine-maps",
        .aliases = "affine-map maps polyhedral",
        .summary = "subscripts that a compiler can reason about",
        .text = "An affine map computes numbers from numbers with additions, multiplications by\n"
                "constants, and divisions and remainders by constants:\n"
                "`affine_map<(d0, d1)[s0] -> (d0 * 4 + d1, s0)>`. In parentheses stand its\n"
                "dimensions, in brackets its symbols: numbers that stay the same in all of the\n"
                "region. Behind the arrow are the results.\n"
                "\n"
                "What is affine can be analysed. Given two subscripts a compiler can compute\n"
                "whether they ever meet, and so whether loops may be exchanged, merged or run in\n"
                "parallel. `affine.load`, `affine.store` and `affine.for` therefore take maps,\n"
                "and their operands may only be loop counters and symbols, not any value.\n"
                "\n"
                "`floordiv`, `ceildiv` and `mod` round toward minus infinity, toward plus\n"
                "infinity, and give a remainder that is never negative. A sum or product that\n"
                "does not fit is poison.\n",
        .example = "#outer = affine_map<(d0) -> (d0 floordiv 4)>\n"
                   "#inner = affine_map<(d0) -> (d0 mod 4)>\n"
                   "#place = affine_map<(d0, d1) -> (d0 * 4 + d1)>\n"
                   "\n"
                   "  %i = arith.constant -3 : index\n"
                   "  %outer = affine.apply #outer(%i)\n"
                   "  %inner = affine.apply #inner(%i)\n"
                   "  %back = affine.apply #place(%outer, %inner)\n"
                   "  return %outer, %inner, %back : index, index, index\n",
        .gives = "-1 : index\n"
                 "1 : index\n"
                 "-3 : index\n",
        .watch = "Step over each `affine.apply` and do the sum by hand: -3 is 4 * -1 + 1.\n",
        .operations = "affine.apply affine.for affine.load affine.store affine.if affine.min",
        .ideas = "loops memref-layout index-type",
        .decisions = "R17, R18",
        .concerns = is_affine,
    },
    {
        .name = "parallel-loops",
        .aliases = "parallel parallelism",
        .summary = "iterations in any order, and what they must not do",
        .text = "`scf.parallel` says that its iterations may run in any order, or at the same\n"
                "time. That is a promise by whoever wrote it: no iteration depends on another.\n"
                "\n"
                "Two iterations that touch the same element, one of them writing, break it: a\n"
                "race. The outcome would depend on who comes first, and it is undefined\n"
                "behaviour. The interpreter finds a race in whatever order the iterations happen\n"
                "to run, because it remembers which iteration touched what.\n"
                "\n"
                "Summing up in memory is such a race. There are two ways out. `scf.reduce` gives\n"
                "each iteration's value to the loop, which combines them, in some order. And\n"
                "`memref.atomic_rmw` updates an element in one act, which does not race with\n"
                "others of its kind.\n",
        .example = "  %zero = arith.constant 0 : index\n"
                   "  %one = arith.constant 1 : index\n"
                   "  %four = arith.constant 4 : index\n"
                   "  %none = arith.constant 0 : i32\n"
                   "  %sum = memref.alloc() : memref<i32>\n"
                   "  memref.store %none, %sum[] : memref<i32>\n"
                   "  scf.parallel (%i) = (%zero) to (%four) step (%one) {\n"
                   "    %n = arith.index_cast %i : index to i32\n"
                   "    %old = memref.load %sum[] : memref<i32>\n"
                   "    %new = arith.addi %old, %n : i32\n"
                   "    memref.store %new, %sum[] : memref<i32>\n"
                   "  }\n"
                   "  %r = memref.load %sum[] : memref<i32>\n"
                   "  return %r : i32\n",
        .gives = "error: undefined behaviour: a data race: iteration 2 of a parallel loop reads "
                 "memory that iteration 1 writes\n",
        .watch = "The first iteration runs to its end; the report comes when the second one\n"
                 "touches what the first has written. `print %sum` then shows what it holds.\n",
        .operations = "scf.parallel scf.reduce scf.forall affine.parallel memref.atomic_rmw",
        .ideas = "data-race choices loops memory undefined-behaviour",
        .decisions = "M7, S4, S5, S7",
        .concerns = is_parallel,
    },
    { 0 },
};
