/* scf: structured control flow. Loops stand in loops.c, parallel.c and forall.c, branches in
 * branches.c.
 */
#include "dialects/scf/scf.h"

bool scf_verify_terminator(const Op *op, const Region *region, const char *terminator,
                           const char *message)
{
    const Op *last = region->first ? block_terminator(region->first) : NULL;

    if (last && op_is(last, terminator))
        return true;
    op_error(op, "%s", message);
    if (last)
        loc_note(op_loc(last), "terminator here");
    return false;
}

const Op *scf_yield_of(const Block *block)
{
    const Op *last = block_terminator(block);

    return last && op_is(last, "scf.yield") ? last : NULL;
}

bool scf_verify_yields(const Op *op, const Region *region)
{
    for (const Block *block = region->first; block; block = block->next) {
        const Op *last = block_terminator(block);

        if (last && op_has(last, RETURN_LIKE) && !edge_verify(op, edge_back(last, 0, op)))
            return false;
    }
    return true;
}

static const OpDef OPS[] = {
    {
        .name = "scf.yield",
        .summary = "leaves a region with values",
        .doc = "Ends a region of an operation of this dialect and hands it the operands: the\n"
               "results of a branch, the values a loop carries into its next iteration. It may\n"
               "be left unwritten where there is nothing to hand over.\n",
        .operands = OPERANDS({ "results", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .parents =
            PARENTS("scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"),
        .traits = PURE | RETURN_LIKE | TERMINATOR,
        .format = "attr-dict ($results^ `:` type($results))?",
        .eval = leave_region,
        .poison = "A poison operand moves to where it is handed.\n",
        .decisions = "S3",
        .example = "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %c5 = arith.constant 5 : index\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %power = scf.for %i = %c0 to %c5 step %c1\n"
                   "      iter_args(%now = %one) -> (i32) {\n"
                   "    %next = arith.addi %now, %now : i32\n"
                   "    scf.yield %next : i32\n"
                   "  }\n",
        .gives = "32 : i32\n",
    },
    { 0 },
};

static const OpDef *const TABLES[] = { SCF_LOOPS, SCF_PARALLEL, SCF_FORALL, SCF_BRANCHES, NULL };

const DialectDef SCF_DIALECT = {
    .name = "scf",
    .summary = "structured control flow: branches and loops with regions",
    .doc = "Branches, loops and parallel loops whose bodies are regions: control enters at the\n"
           "top, leaves at the bottom, and values come back as results.\n",
    .ops = OPS,
    .more_ops = TABLES,
};
