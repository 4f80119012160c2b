/* omp: sections, and what one thread of a team runs for all. */
#include "dialects/omp/omp.h"

#include "core/ir/symbol.h"
#include "core/ir/function.h"

/* omp.sections. */

static bool verify_sections(const Op *op)
{
    return omp_verify_arguments(op) && omp_verify_allocate(op)
           && omp_verify_reduction(op, "reduction");
}

static bool verify_sections_region(const Op *op)
{
    for (const Op *inner = op->regions[0].first->first; inner; inner = inner->next)
        if (!op_is(inner, "omp.section") && !op_is(inner, "omp.terminator"))
            return op_error(op, "expected omp.section op or terminator op inside region");
    return true;
}

static bool verify_section(const Op *op)
{
    unsigned wanted = op_parent(op)->regions[0].first->arg_count;
    const Block *entry = op->regions[0].first;

    return !wanted || (entry && entry->arg_count >= wanted)
           || op_error(op, "expected at least %u entry block argument(s)", wanted);
}

/* The section that runs, of those that are met. */
typedef struct Sections {
    Step *step; /* of the operation that has them */
    uint64_t runs, met;
} Sections;

static Flow run_sections_of_thread(Step *s, uint64_t parts)
{
    Deal deal = { parts, DEAL_AS_ASKED, 1 };
    void **memo = thread_memo(s), *outer = *memo;
    Sections sections = { s, 0, 0 };
    bool found = true;

    if (share_begin(s, &deal) == FLOW_END)
        return FLOW_END;
    for (;;) {
        if (share_next(s, &found, &sections.runs) == FLOW_END)
            return FLOW_END;
        if (!found)
            break;
        sections.met = 0;
        *memo = &sections;
        if (run_region(s, 0) == FLOW_END)
            return FLOW_END;
        *memo = outer;
    }
    share_end(s);
    return FLOW_NEXT;
}

static Flow run_sections(Step *s)
{
    OmpVariables variables;
    uint64_t parts = 0;

    for (const Op *inner = s->op->regions[0].first->first; inner; inner = inner->next)
        parts += op_is(inner, "omp.section");
    if (omp_begin(s, &variables) == FLOW_END || run_sections_of_thread(s, parts) == FLOW_END
        || omp_combine(s) == FLOW_END || omp_end(s, &variables) == FLOW_END)
        return FLOW_END;
    return op_attr(s->op, "nowait") ? FLOW_NEXT : team_barrier(s);
}

static Flow run_section(Step *s)
{
    void **memo = thread_memo(s);
    Sections *sections = *memo;
    unsigned count = op_parent(s->op)->regions[0].first->arg_count;

    if (sections->met++ != sections->runs)
        return FLOW_NEXT;
    for (unsigned i = 0; i < count; i++) {
        if (s->op->regions[0].first->args[i]->type
            != sections->step->op->regions[0].first->args[i]->type)
            return unsupported(s, "an argument of a section that is not of its variable's type");
        place_copy(region_arg(s, 0, i), region_arg(sections->step, 0, i));
    }
    *memo = NULL;
    if (run_region(s, 0) == FLOW_END)
        return FLOW_END;
    *memo = sections;
    return FLOW_NEXT;
}

/* omp.single. */

enum { ALLOCATE, ALLOCATORS, COPYPRIVATE }; /* operand groups */

static bool verify_copy(const Op *op, const Attr *symbol, const Type *type)
{
    const Op *function = symbol_nearest(op, symbol);
    const Type *signature =
        function && function->def && function->def->function ? function_signature(function) : NULL;

    if (!signature)
        return op_error(op, "expected symbol reference %s to point to a copy function",
                        attr_quoted(symbol));
    if (signature->list.input_count != 2)
        return op_error(op, "expected copy function %s to have 2 operands", attr_quoted(symbol));
    if (signature->list.types[0] != signature->list.types[1])
        return op_error(op, "expected copy function %s arguments to have the same type",
                        attr_quoted(symbol));
    return signature->list.types[0] == type
           || op_error(op,
                       "expected copy function arguments' type ('%s') to be the same as "
                       "copyprivate variable's type ('%s')",
                       type_text(signature->list.types[0]), type_text(type));
}

static bool verify_single(const Op *op)
{
    const Attr *symbols = op_attr(op, "copyprivate_syms");
    unsigned count, first = op_operand_group(op, COPYPRIVATE, &count);

    if (!omp_verify_arguments(op) || !omp_verify_allocate(op))
        return false;
    if (count != (symbols ? symbols->array.count : 0))
        return op_error(op,
                        "inconsistent number of copyprivate vars (= %u) and functions (= %u), both "
                        "must be equal",
                        count, symbols ? symbols->array.count : 0);
    for (unsigned i = 0; i < count; i++)
        if (!verify_copy(op, symbols->array.elements[i], op->operands[first + i]->type))
            return false;
    return true;
}

static Flow run_mine(Step *s)
{
    OmpVariables variables;

    if (omp_begin(s, &variables) == FLOW_END || run_region(s, 0) == FLOW_END)
        return FLOW_END;
    return omp_end(s, &variables);
}

/* The others copy from what the thread that ran the region shows them. */
static Flow copy_shown(Step *s)
{
    const Place *shown = *team_memo(s);
    unsigned count, first = op_operand_group(s->op, COPYPRIVATE, &count);

    for (unsigned i = 0; i < count; i++) {
        Place arguments[] = { operand_place(s, first + i), shown[i] };
        const Op *function = omp_recipe(s, "copyprivate_syms", i);

        if (!function->regions[0].first)
            return unsupported(s, "the function @%.*s has no body", STR_ARG(symbol_name(function)));
        if (call_with(s, function, arguments, 2) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

static Flow copy_private(Step *s, bool mine)
{
    unsigned count, first = op_operand_group(s->op, COPYPRIVATE, &count);
    Place *shown = ARENA_ARRAY(s->arena, Place, count);

    for (unsigned i = 0; i < count; i++)
        shown[i] = operand_place(s, first + i);
    if (mine)
        *team_memo(s) = shown;
    if (team_barrier(s) == FLOW_END || (!mine && copy_shown(s) == FLOW_END))
        return FLOW_END;
    return team_barrier(s);
}

static Flow run_single(Step *s)
{
    unsigned count;
    bool mine;

    if (share_single(s, &mine) == FLOW_END || (mine && run_mine(s) == FLOW_END))
        return FLOW_END;
    share_end(s);
    op_operand_group(s->op, COPYPRIVATE, &count);
    if (count)
        return copy_private(s, mine);
    return op_attr(s->op, "nowait") ? FLOW_NEXT : team_barrier(s);
}

#define SECTIONS_EXAMPLE                                                                           \
    "func.func @main() -> memref<2xi32> {\n"                                                       \
    "  %c0 = arith.constant 0 : index\n"                                                           \
    "  %c1 = arith.constant 1 : index\n"                                                           \
    "  %five = arith.constant 5 : i32\n"                                                           \
    "  %six = arith.constant 6 : i32\n"                                                            \
    "  %m = memref.alloc() : memref<2xi32>\n"                                                      \
    "  omp.parallel {\n"                                                                           \
    "    omp.sections {\n"                                                                         \
    "      omp.section {\n"                                                                        \
    "        memref.store %five, %m[%c0] : memref<2xi32>\n"                                        \
    "        omp.terminator\n"                                                                     \
    "      }\n"                                                                                    \
    "      omp.section {\n"                                                                        \
    "        memref.store %six, %m[%c1] : memref<2xi32>\n"                                         \
    "        omp.terminator\n"                                                                     \
    "      }\n"                                                                                    \
    "      omp.terminator\n"                                                                       \
    "    }\n"                                                                                      \
    "    omp.terminator\n"                                                                         \
    "  }\n"                                                                                        \
    "  return %m : memref<2xi32>\n"                                                                \
    "}\n"
#define SECTIONS_GIVES "dense<[5, 6]> : memref<2xi32>\n"

const OpDef OMP_SECTIONS[] = {
    {
        .name = "omp.sections",
        .summary = "regions of which each is run by one thread",
        .doc = "Each of its sections is run once, by whichever thread of the team comes\n"
               "first. All threads of the team have to meet it. At its end they wait for\n"
               "each other, unless there is `nowait`.\n",
        .operands = OPERANDS(OMP_ALLOCATE_OPERANDS, OMP_PRIVATE_OPERANDS, OMP_REDUCTION_OPERANDS),
        .attrs = ATTRS({ "nowait", &UNIT_ATTR, .optional = true }, OMP_PRIVATE_ATTRS,
                       OMP_REDUCTION_ATTRS),
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .format =
            "oilist(" OMP_ALLOCATE_FORMAT " | `nowait` $nowait) " OMP_PRIVATE_REDUCTION_FORMAT,
        .customs = OMP_DIRECTIVES,
        .verify = verify_sections,
        .verify_regions = verify_sections_region,
        .eval = run_sections,
        .undefined = "It is undefined where some threads of the team meet it and others do not,\n"
                     "and within another worksharing region.\n",
        .poison_decision = "Q2",
        .decisions = "Q3, Q4",
        .example = SECTIONS_EXAMPLE,
        .gives = SECTIONS_GIVES,
    },
    {
        .name = "omp.section",
        .summary = "one of several regions that a team shares",
        .doc = "Run once, by one of the threads. Its arguments are those of the region\n"
               "around it.\n",
        .regions = REGIONS({ "region" }),
        .parents = PARENTS("omp.sections"),
        .format = "$region attr-dict",
        .verify = verify_section,
        .eval = run_section,
        .decisions = "Q3",
        .example = SECTIONS_EXAMPLE,
        .gives = SECTIONS_GIVES,
    },
    {
        .name = "omp.single",
        .summary = "a region that one thread of the team runs",
        .doc = "The first thread that comes runs it, which may be any. All threads of the\n"
               "team have to meet it. At its end they wait for each other, unless there is\n"
               "`nowait`. With `copyprivate` the others then copy from that thread's\n"
               "variables.\n",
        .operands =
            OPERANDS(OMP_ALLOCATE_OPERANDS,
                     { "copyprivate_vars", &OMP_POINTER_LIKE, VARIADIC, POISON_IS_UNDEFINED },
                     OMP_PRIVATE_OPERANDS),
        .attrs = ATTRS({ "copyprivate_syms", &SYMBOL_REF_ARRAY_ATTR, .optional = true },
                       { "nowait", &UNIT_ATTR, .optional = true }, OMP_PRIVATE_ATTRS),
        .regions = REGIONS({ "region" }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .format = "oilist(" OMP_ALLOCATE_FORMAT " | `copyprivate` `(` "
                  "custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars), "
                  "$copyprivate_syms) `)` | `nowait` $nowait) " OMP_PRIVATE_REGION_FORMAT,
        .customs = OMP_DIRECTIVES,
        .verify = verify_single,
        .eval = run_single,
        .undefined = "It is undefined where some threads of the team meet it and others do not,\n"
                     "and within another worksharing region.\n",
        .poison_decision = "Q2",
        .decisions = "Q3, Q4",
        .example = "  %zero = arith.constant 0 : i32\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %m = memref.alloc() : memref<i32>\n"
                   "  memref.store %zero, %m[] : memref<i32>\n"
                   "  omp.parallel {\n"
                   "    omp.single {\n"
                   "      %x = memref.load %m[] : memref<i32>\n"
                   "      %y = arith.addi %x, %one : i32\n"
                   "      memref.store %y, %m[] : memref<i32>\n"
                   "      omp.terminator\n"
                   "    }\n"
                   "    omp.terminator\n"
                   "  }\n",
        .gives = "dense<1> : memref<i32>\n",
    },
    { 0 },
};
