/* Ideas about what programs mean: poison, undefined behaviour, choices. */
#include "interp/tools/manual/idea.h"

static bool makes_poison(const OpDef *def)
{
    return def_is_executed(def) && def->poison;
}

static bool may_be_undefined(const OpDef *def)
{
    for (unsigned i = 0; def_is_executed(def) && i < def_operand_count(def); i++)
        if (def->operands[i].poison == POISON_IS_UNDEFINED)
            return true;
    return def_is_executed(def) && def->undefined;
}

const Idea MEANING_IDEAS[] = {
    {
        .name = "poison",
        .aliases = "deferred undef freeze",
        .summary = "the value of a computation that went wrong",
        .text = "Some operations have rules for their operands: a sum marked `nsw` must not\n"
                "overflow, a shift must be by less than the width. Where the rule is broken the\n"
                "program does not stop. The result is poison: a value that must not matter.\n"
                "\n"
                "Poison spreads. An operation on poison gives poison, with few exceptions:\n"
                "`arith.select` looks at the chosen side only, and memory just holds it. As long\n"
                "as the outcome of the program does not depend on it, all is well. This lets a\n"
                "compiler compute something early, before it is known to be needed.\n"
                "\n"
                "Once it does matter, the program is undefined: when a branch, a loop bound, a\n"
                "subscript or a divisor is poison. In a vector each lane is poison by itself.\n"
                "\n"
                "Poison is not some unknown number. An unknown number minus itself is zero;\n"
                "poison minus itself is poison. A compiler may put any value in place of poison,\n"
                "and a different one at each use.\n",
        .example = "  %max = arith.constant 2147483647 : i32\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %sum = arith.addi %max, %one overflow<nsw> : i32\n"
                   "  %zero = arith.subi %sum, %sum : i32\n"
                   "  %no = arith.constant false\n"
                   "  // Not chosen, and so it does not matter.\n"
                   "  %r = arith.select %no, %sum, %one : i32\n"
                   "  return %zero, %r : i32, i32\n",
        .gives = "poison : i32\n"
                 "1 : i32\n",
        .watch = "Step until `%sum` is poison. A step later `print %zero` tells where that poison\n"
                 "was born and why, and which operations it came through.\n",
        .operations = "ub.poison arith.addi arith.shli arith.select",
        .ideas = "undefined-behaviour integers refinement traits",
        .decisions = "S3, A2, A9, A10, M8",
        .concerns = makes_poison,
    },
    {
        .name = "undefined-behaviour",
        .aliases = "undefined undefined-behavior crash error",
        .summary = "what a program must never do, and nobody catches",
        .text = "Some acts have no meaning at all: a division by zero, an access out of bounds,\n"
                "a branch on poison. A program that commits one is undefined. Compiled, it may\n"
                "print a wrong number, crash, or seem to work until the optimiser changes its\n"
                "mind: the compiler assumes that it never happens, and checks nothing.\n"
                "\n"
                "This interpreter does check. At the first such act it ends the run with exit\n"
                "status 4 and says what happened, which rule it broke, which values were at\n"
                "hand, and how they got there.\n"
                "\n"
                "Undefined behaviour is worse than poison. Poison is a value, and harmless while\n"
                "nothing depends on it. Undefined behaviour concerns the whole run. That is why\n"
                "an operation that may be undefined must not be moved to where it would not have\n"
                "been reached.\n",
        .example = "  %ten = arith.constant 10 : i32\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %q = arith.divsi %ten, %zero : i32\n"
                   "  return %q : i32\n",
        .gives = "error: undefined behaviour: the divisor is zero\n",
        .watch = "Step to the division. The stepper stops before it, and shows operands that will\n"
                 "not do; the next step ends the run with the report. `reverse-step` goes back.\n",
        .operations = "arith.divsi memref.load cf.cond_br ub.unreachable",
        .ideas = "poison division-by-zero branch-on-poison out-of-bounds traits refinement",
        .decisions = "S3, A1, M7",
        .concerns = may_be_undefined,
    },
    {
        .name = "choices",
        .aliases = "choice nondeterminism seed",
        .summary = "what the language leaves open, and how a run can be repeated",
        .text = "Not all of what a program does is fixed. The iterations of `scf.parallel` may\n"
                "run in any order, partial results may be combined in any order, memory may lie\n"
                "at any address, a NaN may have any bits. Each of these is a choice, and a\n"
                "program is right only if it is right for all of them.\n"
                "\n"
                "Here every choice is drawn from one sequence that begins with a number, the\n"
                "seed. Seed 0, the default, takes the first alternative: iterations in program\n"
                "order, addresses in rising order. Other seeds choose at random; the same seed\n"
                "always gives the same run, so that whatever was found can be found again.\n"
                "\n"
                "A result that changes with the seed depends on a choice. Where it should not,\n"
                "that is a bug of the program.\n",
        .example = "  %zero = arith.constant 0 : index\n"
                   "  %one = arith.constant 1 : index\n"
                   "  %four = arith.constant 4 : index\n"
                   "  scf.parallel (%i) = (%zero) to (%four) step (%one) {\n"
                   "    vector.print %i : index\n"
                   "  }\n"
                   "  return\n",
        .gives = "0\n"
                 "1\n"
                 "2\n"
                 "3\n",
        .watch = "Run it with `--seed=1` and `--seed=2`: the numbers come in other orders. The\n"
                 "stepper takes `--seed` too, and going backwards meets the same choices.\n",
        .operations = "scf.parallel scf.reduce vector.print",
        .ideas = "parallel-loops floats refinement",
        .decisions = "S4, S7, N1, M1",
    },
    {
        .name = "refinement",
        .aliases = "miscompilation correct",
        .summary = "when one program may stand in for another",
        .text = "A compiler pass replaces a program by another. It is right when every outcome\n"
                "of the new program is one that the old program allowed. That is called\n"
                "refinement, and it is no equality: the new program may allow less.\n"
                "\n"
                "Where the old program is undefined, anything may stand in. In place of poison\n"
                "any value may. In place of a choice one of its alternatives may, and in place\n"
                "of a NaN that was computed one of other bits; a NaN that was only moved keeps\n"
                "its own. Everything else must be equal: results, what is printed, what is\n"
                "called, and the memory that others can see.\n"
                "\n"
                "Refinement has a direction. A value in place of poison is fine, for a later use\n"
                "can only become better. Poison in place of a value is a miscompilation.\n"
                "`mlir-interp diff` runs a program before and after each pass and looks for\n"
                "inputs where this fails.\n",
        .example = "// x + 1 > x, where the sum is promised not to overflow.\n"
                   "func.func @before(%x: i8) -> i1 {\n"
                   "  %one = arith.constant 1 : i8\n"
                   "  %sum = arith.addi %x, %one overflow<nsw> : i8\n"
                   "  %more = arith.cmpi sgt, %sum, %x : i8\n"
                   "  return %more : i1\n"
                   "}\n"
                   "\n"
                   "// What a compiler may make of it. The other way around would be wrong.\n"
                   "func.func @after(%x: i8) -> i1 {\n"
                   "  %true = arith.constant true\n"
                   "  return %true : i1\n"
                   "}\n"
                   "\n"
                   "  %x = arith.constant 127 : i8\n"
                   "  %a = call @before(%x) : (i8) -> i1\n"
                   "  %b = call @after(%x) : (i8) -> i1\n"
                   "  return %a, %b : i1, i1\n",
        .gives = "poison : i1\n"
                 "true : i1\n",
        .watch = "The two functions differ for one input of 256, and there the first gives\n"
                 "poison. Without `overflow<nsw>` it would give false, and `@after` would be\n"
                 "wrong.\n",
        .operations = "arith.addi ub.poison",
        .ideas = "poison undefined-behaviour choices dialects",
        .decisions = "X4, P4",
    },
    { 0 },
};
