/* omp: who waits for whom. */
#include "dialects/omp/omp.h"

#include "core/ir/symbol.h"

bool omp_verify_hint(const Op *op)
{
    enum { UNCONTENDED = 1, CONTENDED = 2, NONSPECULATIVE = 4, SPECULATIVE = 8 };
    const Attr *attr = op_attr(op, "hint");
    int64_t hint = attr ? int_low_s(attr->integer) : 0;

    if (hint & UNCONTENDED && hint & CONTENDED)
        return op_error(op, "the hints omp_sync_hint_uncontended and omp_sync_hint_contended "
                            "cannot be combined");
    if (hint & NONSPECULATIVE && hint & SPECULATIVE)
        return op_error(op, "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative "
                            "cannot be combined.");
    return true;
}

static Flow run_barrier(Step *s)
{
    return team_barrier(s);
}

/* Regions that no barrier, and no worksharing region, may stand in. */
static Flow run_inside(Step *s)
{
    const Op *around = team_go_inside(s, s->op);

    if (run_region(s, 0) == FLOW_END)
        return FLOW_END;
    team_go_inside(s, around);
    return FLOW_NEXT;
}

static bool verify_critical(const Op *op)
{
    const Attr *name = op_attr(op, "name");
    const Op *declared = name ? symbol_nearest(op, name) : NULL;

    return !name || (declared && op_is(declared, "omp.critical.declare"))
           || op_error(op, "expected symbol reference %s to point to a critical declaration",
                       attr_quoted(name));
}

static Flow run_critical(Step *s)
{
    const Attr *name = op_attr(s->op, "name");
    const Op *declared = name ? symbol_in(s, name) : NULL;

    if (critical_begin(s, declared) == FLOW_END || run_inside(s) == FLOW_END)
        return FLOW_END;
    return critical_end(s, declared);
}

static Flow run_master(Step *s)
{
    return team_number(s) ? FLOW_NEXT : run_inside(s);
}

static Flow run_masked(Step *s)
{
    int64_t number = s->op->operand_count ? int_low_s(int_in(s, 0)) : 0;

    return number == (int64_t)team_number(s) ? run_inside(s) : FLOW_NEXT;
}

static Flow run_flush(Step *s)
{
    atomic_fence(s);
    return task_yield(s);
}

/* "The enclosing loop" is the nearest operation of a loop that has it within. */
static const Op *enclosing_loop(const Op *op)
{
    const Op *around = op_parent(op);

    while (around && !op_is(around, "omp.wsloop") && !op_is(around, "omp.parallel")
           && !(around->def && around->def->function))
        around = op_parent(around);
    return around && op_is(around, "omp.wsloop") ? around : NULL;
}

static bool verify_ordered(const Op *op)
{
    const Op *loop = enclosing_loop(op);
    const Attr *ordered = loop ? op_attr(loop, "ordered") : NULL;

    if (op_attr(op, "par_level_simd") || !loop)
        return true;
    if (!ordered)
        return op_error(op, "the enclosing worksharing-loop region must have an ordered clause");
    return int_low_s(ordered->integer) == 0
           || op_error(op, "the enclosing loop's ordered clause must not have a parameter present");
}

static Flow run_ordered(Step *s)
{
    if (op_attr(s->op, "par_level_simd"))
        return run_region(s, 0);
    if (ordered_begin(s) == FLOW_END || run_region(s, 0) == FLOW_END)
        return FLOW_END;
    return ordered_end(s);
}

#define COUNT_EXAMPLE(before, region, after)                                                       \
    before "func.func @main() -> memref<i32> {\n"                                                  \
           "  %zero = arith.constant 0 : i32\n"                                                    \
           "  %one = arith.constant 1 : i32\n"                                                     \
           "  %four = arith.constant 4 : i32\n"                                                    \
           "  %m = memref.alloc() : memref<i32>\n"                                                 \
           "  memref.store %zero, %m[] : memref<i32>\n"                                            \
           "  omp.parallel num_threads(%four : i32) {\n" region                                    \
           "      %x = memref.load %m[] : memref<i32>\n"                                           \
           "      %y = arith.addi %x, %one : i32\n"                                                \
           "      memref.store %y, %m[] : memref<i32>\n"                                           \
           "      omp.terminator\n"                                                                \
           "    }\n" after "    omp.terminator\n"                                                  \
           "  }\n"                                                                                 \
           "  return %m : memref<i32>\n"                                                           \
           "}\n"

const OpDef OMP_SYNC[] = {
    {
        .name = "omp.barrier",
        .summary = "all threads of the team wait for each other",
        .doc = "No thread goes on before all of its team have come to it, and all tasks that\n"
               "they made have ended. What they did before happens before what follows.\n",
        .format = "attr-dict",
        .eval = run_barrier,
        .undefined = "It is undefined where threads of a team come to different barriers, and\n"
                     "within a task or another region of this dialect that is not `omp.parallel`.\n"
                     "Where a thread of the team ends instead it is a deadlock.\n",
        .decisions = "Q4, Q5",
        .example = COUNT_EXAMPLE("", "    omp.barrier\n    omp.master {\n", "    omp.barrier\n"),
        .gives = "dense<1> : memref<i32>\n",
    },
    {
        .name = "omp.critical.declare",
        .summary = "a name of critical regions",
        .doc = "Critical regions that have its name exclude each other.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "hint", &I64_ATTR, "0 : i64", true }),
        .traits = SYMBOL,
        .format = "$sym_name oilist(`hint` `(` custom<SynchronizationHint>($hint) `)`) attr-dict",
        .customs = OMP_DIRECTIVES,
        .verify = omp_verify_hint,
        .decisions = "Q5",
        .example =
            COUNT_EXAMPLE("omp.critical.declare @count\n", "    omp.critical(@count) {\n", ""),
        .gives = "dense<4> : memref<i32>\n",
    },
    {
        .name = "omp.critical",
        .summary = "a region for one thread at a time",
        .doc = "A thread runs it when no other is in a region of the same name; those\n"
               "without a name share one. What was done in one happens before what is done\n"
               "in the next.\n",
        .attrs = ATTRS({ "name", &FLAT_SYMBOL_REF_ATTR, .optional = true }),
        .regions = REGIONS({ "region" }),
        .format = "(`(` $name^ `)`)? $region attr-dict",
        .verify_symbols = verify_critical,
        .eval = run_critical,
        .undefined = "A thread that meets one of a name whose region it is in waits for itself,\n"
                     "which is a deadlock.\n",
        .decisions = "Q5",
        .words = "lock mutex",
        .example = COUNT_EXAMPLE("", "    omp.critical {\n", ""),
        .gives = "dense<4> : memref<i32>\n",
    },
    {
        .name = "omp.master",
        .summary = "a region that thread 0 runs",
        .doc = "Thread 0 of the team runs it; the others go on, and nobody waits.\n",
        .regions = REGIONS({ "region" }),
        .format = "$region attr-dict",
        .eval = run_master,
        .decisions = "Q3",
        .example = COUNT_EXAMPLE("", "    omp.master {\n", ""),
        .gives = "dense<1> : memref<i32>\n",
    },
    {
        .name = "omp.masked",
        .summary = "a region that one given thread runs",
        .doc = "The thread of that number runs it, 0 where none is given; the others go on,\n"
               "and nobody waits. Where the team has no such thread nobody runs it.\n",
        .operands =
            OPERANDS({ "filtered_thread_id", &INTEGER_OR_INDEX, OPTIONAL, POISON_IS_UNDEFINED }),
        .regions = REGIONS({ "region" }),
        .format = "oilist(`filter` `(` $filtered_thread_id `:` type($filtered_thread_id) `)`) "
                  "$region attr-dict",
        .eval = run_masked,
        .poison_decision = "Q2",
        .decisions = "Q3",
        .example = COUNT_EXAMPLE("", "    omp.masked filter(%one : i32) {\n", ""),
        .gives = "dense<1> : memref<i32>\n",
    },
    {
        .name = "omp.ordered.region",
        .summary = "a region that iterations run in their order",
        .doc = "In a loop with `ordered`: a thread waits until all earlier iterations are\n"
               "through with it. What was done in it before happens before what is done in\n"
               "it now. With `par_level_simd` nobody waits.\n",
        .attrs = ATTRS({ "par_level_simd", &UNIT_ATTR, .optional = true }),
        .regions = REGIONS({ "region" }),
        .format = "oilist(`par_level_simd` $par_level_simd) $region attr-dict",
        .verify = verify_ordered,
        .eval = run_ordered,
        .undefined = "It is undefined where no loop that a team shares is around it.\n",
        .decisions = "Q7",
        .example = "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %c5 = arith.constant 5 : index\n"
                   "  %m = memref.alloc() : memref<index>\n"
                   "  omp.parallel {\n"
                   "    omp.wsloop ordered(0) schedule(dynamic) {\n"
                   "      omp.loop_nest (%i) : index = (%c0) to (%c5) step (%c1) {\n"
                   "        omp.ordered.region {\n"
                   "          memref.store %i, %m[] : memref<index>\n"
                   "          omp.terminator\n"
                   "        }\n"
                   "        omp.yield\n"
                   "      }\n"
                   "    }\n"
                   "    omp.terminator\n"
                   "  }\n",
        .gives = "dense<4> : memref<index>\n",
    },
    {
        .name = "omp.flush",
        .summary = "what a thread sees of memory is brought up to date",
        .doc = "What was done before a flush happens before what follows one that runs\n"
               "later. Which variables it names makes no difference.\n",
        .operands = OPERANDS({ "varList", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .format = "(`(` $varList^ `:` type($varList) `)`)? attr-dict",
        .eval = run_flush,
        .decisions = "Q6",
        .example = COUNT_EXAMPLE("", "    omp.flush\n    omp.master {\n", ""),
        .gives = "dense<1> : memref<i32>\n",
    },
    { 0 },
};
