/* omp: teams, and how their regions end. */
#include "dialects/omp/omp.h"

static bool verify_composite(const Op *op)
{
    return !op_attr(op, "omp.composite")
           || op_plain_error(op, "'omp.composite' attribute present in non-composite operation");
}

static bool verify_parallel(const Op *op)
{
    return omp_verify_arguments(op) && omp_verify_allocate(op) && omp_verify_private(op)
           && omp_verify_reduction(op, "reduction");
}

/* What one thread does. */
static Flow run_thread(Step *s)
{
    OmpVariables variables;

    if (omp_begin(s, &variables) == FLOW_END || run_region(s, 0) == FLOW_END
        || omp_combine(s) == FLOW_END)
        return FLOW_END;
    return omp_end(s, &variables);
}

enum { ALLOCATE, ALLOCATORS, IF, NUM_THREADS }; /* operand groups */

static Flow run_parallel(Step *s)
{
    unsigned count, operand = op_operand_group(s->op, IF, &count);
    int64_t threads = 0;

    if (count && !bool_in(s, operand))
        return team_run(s, 1, run_thread);
    operand = op_operand_group(s->op, NUM_THREADS, &count);
    if (count)
        threads = int_low_s(int_in(s, operand));
    if (!count || threads > 0)
        return team_run(s, (uint64_t)threads, run_thread);
    return undefined_by(s, "Q1", "a region of %lld threads", (long long)threads);
}

#define PARALLEL_EXAMPLE                                                                           \
    "func.func @main() -> memref<4xindex> {\n"                                                     \
    "  %c0 = arith.constant 0 : index\n"                                                           \
    "  %c1 = arith.constant 1 : index\n"                                                           \
    "  %c4 = arith.constant 4 : index\n"                                                           \
    "  %m = memref.alloc() : memref<4xindex>\n"                                                    \
    "  omp.parallel num_threads(%c4 : index) {\n"                                                  \
    "    omp.wsloop {\n"                                                                           \
    "      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {\n"                             \
    "        memref.store %i, %m[%i] : memref<4xindex>\n"                                          \
    "        omp.yield\n"                                                                          \
    "      }\n"                                                                                    \
    "    }\n"                                                                                      \
    "    omp.terminator\n"                                                                         \
    "  }\n"                                                                                        \
    "  return %m : memref<4xindex>\n"                                                              \
    "}\n"

const OpDef OMP_PARALLEL[] = {
    {
        .name = "omp.parallel",
        .summary = "a region that a team of threads runs",
        .doc = "A team of threads runs the region, each of them all of it, beside each\n"
               "other: what one does happens before what another does only where a barrier,\n"
               "a critical region, an atomic access or a task says so. What follows runs\n"
               "when all have ended. Within a team a further one has one thread, and so has\n"
               "a region whose `if` is false.\n",
        .operands =
            OPERANDS(OMP_ALLOCATE_OPERANDS, { "if_expr", &I1, OPTIONAL, POISON_IS_UNDEFINED },
                     { "num_threads", &INTEGER_OR_INDEX, OPTIONAL, POISON_IS_UNDEFINED },
                     OMP_PRIVATE_OPERANDS, OMP_REDUCTION_OPERANDS),
        .attrs = ATTRS(OMP_PRIVATE_ATTRS, { "proc_bind_kind", &OMP_PROC_BIND, .optional = true },
                       OMP_REDUCTION_ATTRS),
        .regions = REGIONS({ "region" }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | AUTOMATIC_ALLOCATION_SCOPE | RECURSIVE_EFFECTS,
        .format = "oilist(" OMP_ALLOCATE_FORMAT " | `if` `(` $if_expr `)` "
                  "| `num_threads` `(` $num_threads `:` type($num_threads) `)` "
                  "| `proc_bind` `(` custom<ClauseAttr>($proc_bind_kind) "
                  "`)`) " OMP_PRIVATE_REDUCTION_FORMAT,
        .customs = OMP_DIRECTIVES,
        .verify = verify_parallel,
        .verify_regions = verify_composite,
        .eval = run_parallel,
        .closure = true,
        .poison_decision = "Q1",
        .undefined = "A team of no threads, or of fewer, is undefined; so are two accesses to the\n"
                     "same memory by two threads, one of them a write and not both atomic, of\n"
                     "which neither happens before the other.\n",
        .decisions = "Q1, Q2, Q8",
        .words = "openmp thread team fork join",
        .example = PARALLEL_EXAMPLE,
        .gives = "dense<[0, 1, 2, 3]> : memref<4xindex>\n",
    },
    {
        .name = "omp.terminator",
        .summary = "ends a region that yields nothing",
        .doc = "Control goes back to the operation that has the region.\n",
        .traits = TERMINATOR | PURE,
        .format = "attr-dict",
        .eval = leave_region,
        .example = PARALLEL_EXAMPLE,
        .gives = "dense<[0, 1, 2, 3]> : memref<4xindex>\n",
    },
    {
        .name = "omp.yield",
        .summary = "ends a region with values",
        .doc = "Control goes back to the operation that has the region, with the operands:\n"
               "what a variable is made as, what was combined, or what an atomic update\n"
               "writes.\n",
        .operands = OPERANDS({ "results", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .traits = PURE | RETURN_LIKE | TERMINATOR,
        .parents =
            PARENTS("omp.atomic.update", "omp.declare_reduction", "omp.loop_nest", "omp.private"),
        .format = "(`(` $results^ `:` type($results) `)`)? attr-dict",
        .eval = leave_region,
        .example = PARALLEL_EXAMPLE,
        .gives = "dense<[0, 1, 2, 3]> : memref<4xindex>\n",
    },
    { 0 },
};
