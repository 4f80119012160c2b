/* omp: tasks that a thread makes, and what waits for them. */
#include "dialects/omp/omp.h"

static bool verify_depends(const Op *op)
{
    const Attr *kinds = op_attr(op, "depend_kinds");
    int group = def_operand_index(op->def, STR("depend_vars"));
    unsigned count = op_group_size(op, (unsigned)group);

    if (!count)
        return !kinds || op_error(op, "unexpected depend values");
    return (kinds && kinds->array.count == count)
           || op_error(op, "expected as many depend values as depend variables");
}

static bool verify_task(const Op *op)
{
    return omp_verify_arguments(op) && verify_depends(op)
           && omp_verify_reduction(op, "in_reduction");
}

static bool verify_taskgroup(const Op *op)
{
    return omp_verify_arguments(op) && omp_verify_reduction(op, "task_reduction");
}

/* The addresses that it depends on. False: the run has ended. */
static bool depends_in(Step *s, TaskDepends *depends)
{
    const Attr *kinds = op_attr(s->op, "depend_kinds");
    unsigned count, first = op_operand_group(
                        s->op, (unsigned)def_operand_index(s->op->def, STR("depend_vars")), &count);

    if (!kinds || kinds->array.count < count)
        count = 0; /* which upstream's verifier refuses, of a task alone */
    *depends = (TaskDepends){ ARENA_ARRAY(s->arena, TaskDepend, count), count };
    for (unsigned i = 0; i < count; i++) {
        int64_t kind = int_low_s(kinds->array.elements[i]->dialect.params[0]->integer);
        const Type *type = s->op->operands[first + i]->type;
        Place place = operand_place(s, first + i);
        MemRef memref;

        if (kind == OMP_TASK_DEPEND_SET) {
            unsupported(s, "a task that depends by inoutset");
            return false;
        }
        if (type->kind == TYPE_MEMREF && !memref_at(s, place, type, &memref))
            return false;
        depends->on[i] = (TaskDepend){ type->kind == TYPE_MEMREF ? memref.aligned.address
                                                                 : place_pointer(place).address,
                                       kind != OMP_TASK_DEPEND_IN };
    }
    return true;
}

static Flow run_body(Step *s)
{
    return run_region(s, 0) == FLOW_END ? FLOW_END : omp_end_task(s);
}

enum { ALLOCATE, ALLOCATORS, DEPEND, FINAL, IF, IN_REDUCTION, PRIORITY, PRIVATE, EVENT };

static Flow run_task(Step *s)
{
    unsigned count, operand = op_operand_group(s->op, IF, &count);
    bool deferred = !count || bool_in(s, operand);
    TaskDepends depends;

    op_operand_group(s->op, EVENT, &count);
    if (count)
        return unsupported(s, "a task that an event ends");
    operand = op_operand_group(s->op, FINAL, &count);
    if (count && bool_in(s, operand))
        deferred = false;
    if (!depends_in(s, &depends) || omp_begin_task(s) == FLOW_END)
        return FLOW_END;
    return task_make(s, &depends, deferred, run_body);
}

static Flow run_taskgroup(Step *s)
{
    OmpVariables variables;

    if (omp_begin(s, &variables) == FLOW_END || taskgroup_begin(s) == FLOW_END
        || run_region(s, 0) == FLOW_END || taskgroup_end(s) == FLOW_END)
        return FLOW_END;
    return omp_end(s, &variables);
}

static Flow run_nothing(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

/* With dependences: a task that does nothing but wait for them. */
static Flow run_taskwait(Step *s)
{
    TaskDepends depends;

    if (!depends_in(s, &depends))
        return FLOW_END;
    if (!depends.count)
        return task_wait_children(s);
    return task_make(s, &depends, op_attr(s->op, "nowait") != NULL, run_nothing);
}

static Flow run_taskyield(Step *s)
{
    return task_yield(s);
}

#define TASK_EXAMPLE(before, after)                                                                \
    "func.func @main() -> memref<i32> {\n"                                                         \
    "  %seven = arith.constant 7 : i32\n"                                                          \
    "  %m = memref.alloc() : memref<i32>\n"                                                        \
    "  omp.parallel {\n"                                                                           \
    "    omp.single {\n" before "      omp.task {\n"                                               \
    "        memref.store %seven, %m[] : memref<i32>\n"                                            \
    "        omp.terminator\n"                                                                     \
    "      }\n" after "      %x = memref.load %m[] : memref<i32>\n"                                \
    "      %y = arith.addi %x, %x : i32\n"                                                         \
    "      memref.store %y, %m[] : memref<i32>\n"                                                  \
    "      omp.terminator\n"                                                                       \
    "    }\n"                                                                                      \
    "    omp.terminator\n"                                                                         \
    "  }\n"                                                                                        \
    "  return %m : memref<i32>\n"                                                                  \
    "}\n"
#define TASK_GIVES "dense<14> : memref<i32>\n"

const OpDef OMP_TASKS[] = {
    {
        .name = "omp.task",
        .summary = "a region that runs beside what follows it",
        .doc = "Makes a task of its region, which some thread of the team runs, at once or\n"
               "later, but before the next barrier is through. What it uses from outside is\n"
               "what that was when it was made; private variables are its own. It runs after\n"
               "those tasks made before by the same one that `depend` says it has to wait\n"
               "for. Where `if` is false or `final` true, what follows waits for it.\n",
        .operands =
            OPERANDS(OMP_ALLOCATE_OPERANDS,
                     { "depend_vars", &OMP_POINTER_LIKE, VARIADIC, POISON_IS_UNDEFINED },
                     { "final", &I1, OPTIONAL, POISON_IS_UNDEFINED },
                     { "if_expr", &I1, OPTIONAL, POISON_IS_UNDEFINED },
                     { "in_reduction_vars", &OMP_POINTER_LIKE, VARIADIC, POISON_IS_UNDEFINED },
                     { "priority", &ANY_INTEGER, OPTIONAL, POISON_MOVES }, OMP_PRIVATE_OPERANDS,
                     { "event_handle", &OMP_POINTER_LIKE, OPTIONAL, POISON_MOVES }),
        .attrs = ATTRS({ "depend_kinds", &OMP_TASK_DEPENDS, .optional = true },
                       { "in_reduction_byref", &DENSE_BOOL_ARRAY_ATTR, .optional = true },
                       { "in_reduction_syms", &SYMBOL_REF_ARRAY_ATTR, .optional = true },
                       { "mergeable", &UNIT_ATTR, .optional = true }, OMP_PRIVATE_ATTRS,
                       { "untied", &UNIT_ATTR, .optional = true }),
        .regions = REGIONS({ "region" }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | AUTOMATIC_ALLOCATION_SCOPE,
        .format = "oilist(" OMP_ALLOCATE_FORMAT " | `depend` `(` "
                  "custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` "
                  "| `final` `(` $final `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable "
                  "| `priority` `(` $priority `:` type($priority) `)` | `untied` $untied "
                  "| `detach` `(` $event_handle `:` type($event_handle) `)`) "
                  "custom<InReductionPrivateRegion>($region, $in_reduction_vars, "
                  "type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, "
                  "$private_vars, type($private_vars), $private_syms, $private_needs_barrier) "
                  "attr-dict",
        .customs = OMP_DIRECTIVES,
        .verify = verify_task,
        .eval = run_task,
        .runner = "task",
        .closure = true,
        .poison_decision = "Q2",
        .undefined = "What it does races with what others do where nothing has one wait for the\n"
                     "other.\n",
        .decisions = "Q2, Q8",
        .example = TASK_EXAMPLE("", "      omp.taskwait\n"),
        .gives = TASK_GIVES,
    },
    {
        .name = "omp.taskgroup",
        .summary = "waits for all tasks that are made within it",
        .doc = "What follows runs when the tasks that its region has made have ended, and\n"
               "those that they have made.\n",
        .operands = OPERANDS(OMP_ALLOCATE_OPERANDS, { "task_reduction_vars", &OMP_POINTER_LIKE,
                                                      VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "task_reduction_byref", &DENSE_BOOL_ARRAY_ATTR, .optional = true },
                       { "task_reduction_syms", &SYMBOL_REF_ARRAY_ATTR, .optional = true }),
        .regions = REGIONS({ "region" }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | AUTOMATIC_ALLOCATION_SCOPE,
        .format = "oilist(" OMP_ALLOCATE_FORMAT ") custom<TaskReductionRegion>($region, "
                  "$task_reduction_vars, type($task_reduction_vars), $task_reduction_byref, "
                  "$task_reduction_syms) attr-dict",
        .customs = OMP_DIRECTIVES,
        .verify = verify_taskgroup,
        .eval = run_taskgroup,
        .poison_decision = "Q2",
        .decisions = "Q8",
        .example = TASK_EXAMPLE("      omp.taskgroup {\n", "        omp.terminator\n      }\n"),
        .gives = TASK_GIVES,
    },
    {
        .name = "omp.taskwait",
        .summary = "waits for the tasks that this one has made",
        .doc = "What follows runs when the tasks have ended that the running task has made;\n"
               "those that they have made need not. With `depend`: those alone that a task\n"
               "with this clause would have to wait for.\n",
        .operands = OPERANDS({ "depend_vars", &OMP_POINTER_LIKE, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "depend_kinds", &OMP_TASK_DEPENDS, .optional = true },
                       { "nowait", &UNIT_ATTR, .optional = true }),
        .format = "oilist(`depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), "
                  "$depend_kinds) `)` | `nowait` $nowait) attr-dict",
        .customs = OMP_DIRECTIVES,
        .eval = run_taskwait,
        .poison_decision = "Q2",
        .decisions = "Q8",
        .example = TASK_EXAMPLE("", "      omp.taskwait\n"),
        .gives = TASK_GIVES,
    },
    {
        .name = "omp.taskyield",
        .summary = "other tasks may run first",
        .doc = "The running task may stand back for another one.\n",
        .format = "attr-dict",
        .eval = run_taskyield,
        .decisions = "Q8",
        .example = TASK_EXAMPLE("", "      omp.taskyield\n      omp.taskwait\n"),
        .gives = TASK_GIVES,
    },
    { 0 },
};
