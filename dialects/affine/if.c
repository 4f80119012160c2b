/* affine: the condition. */
#include "core/verify/region_branch.h"
#include "dialects/affine/affine.h"
#include "dialects/scf/scf.h"

enum { CONDITION };
enum { THEN, ELSE };

static bool parse_set(AsmParser *p, OpState *state, const IntegerSet **set)
{
    const Attr *attr;

    if (!asm_parse_attr_of(p, NULL, ATTR_INTEGER_SET, &attr))
        return false;
    op_state_add_attr(state, "condition", attr);
    *set = attr->set;
    return true;
}

static bool parse_if(AsmParser *p, OpState *state)
{
    const IntegerSet *set = NULL;
    unsigned dims, count;

    if (!parse_set(p, state, &set) || !affine_parse_operands(p, state, &dims, &count))
        return false;
    if (set->dim_count != dims)
        return asm_error(p, asm_name_loc(p),
                         "dim operand count and integer set dim count must match");
    if (dims + set->symbol_count != count)
        return asm_error(p, asm_name_loc(p),
                         "symbol operand count and integer set symbol count must match");
    return scf_parse_branches(p, state, "affine.yield");
}

static void print_if(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "condition", NULL };
    const Attr *condition = op_inherent(op, CONDITION);

    asm_print(printer, " ");
    asm_print_attr(printer, condition);
    affine_print_operands(printer, op->operands, op->operand_count, condition->set->dim_count);
    asm_print_optional_arrow_types(printer, op->results, op->result_count);
    scf_print_branches(printer, op, ELIDED);
}

static bool verify_if(const Op *op)
{
    const IntegerSet *set = op_inherent(op, CONDITION)->set;

    if (op->operand_count != set->dim_count + set->symbol_count)
        return op_error(op, "operand count and condition integer set dimension and symbol count "
                            "must match");
    return affine_verify_operands(op, 0, op->operand_count, set->dim_count);
}

/* Without an else region the operation goes on with nothing, and so has no results. */
static bool verify_branches(const Op *op)
{
    RegionEdge past = { .inputs = op->results, .input_count = op->result_count };

    return op->regions[ELSE].first || edge_verify(op, past);
}

/* Whether all constraints hold; or why that is poison. */
static const char *test(Step *s, const IntegerSet *set, bool *holds)
{
    AffinePoint point = affine_point_at(s, 0, set->dim_count, set->symbol_count);
    int64_t value;

    *holds = true;
    for (unsigned i = 0; i < set->constraint_count; i++) {
        const char *why = affine_value(s, set->constraints[i], point, &value);

        if (why)
            return why;
        *holds &= set->equalities[i] ? value == 0 : value >= 0;
    }
    return NULL;
}

static Flow if_(Step *s)
{
    bool holds;
    const char *why = test(s, prop(s, CONDITION)->set, &holds);
    unsigned region = holds ? THEN : ELSE;

    if (why)
        return undefined_by(s, "R17", "the condition is poison: %s", why);
    return s->op->regions[region].first ? results_from_region(s, region) : FLOW_NEXT;
}

const OpDef AFFINE_IF_OPS[] = {
    {
        .name = "affine.if",
        .summary = "if-then-else operation",
        .doc = "Runs the first region if all constraints of the integer set hold of the\n"
               "operands, else the second, if there is one, and gives what it yields.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([CONDITION] = { "condition", &INTEGER_SET_ATTR }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS([THEN] = { "thenRegion", SIZED_REGION_1 }, [ELSE] = { "elseRegion",
                                                                                 ANY_REGION }),
        .implicit_terminator = "affine.yield",
        .regions_run_once = true,
        .traits = SINGLE_BLOCK | RECURSIVE_EFFECTS | NO_REGION_ARGUMENTS,
        .parse = parse_if,
        .print = print_if,
        .verify = verify_if,
        .verify_regions = verify_branches,
        .primitive = PRIM_AFFINE_IF,
        .eval = if_,
        .resume = resume_with_results,
        .poison = "A result is poison where the region that runs yields poison.\n",
        .undefined =
            "The behaviour is undefined where a constraint is poison: it overflows the index\n"
            "type, or divides by a value that is not positive.\n",
        .decisions = "R17",
        .example = "// The border of an array of 8 by 8 is where this does not hold.\n"
                   "#inside = affine_set<(i, j) : (i - 1 >= 0, 6 - i >= 0,\n"
                   "                               j - 1 >= 0, 6 - j >= 0)>\n"
                   "  %i = arith.constant 3 : index\n"
                   "  %j = arith.constant 7 : index\n"
                   "  %r = affine.if #inside(%i, %j) -> i1 {\n"
                   "    %yes = arith.constant true\n"
                   "    affine.yield %yes : i1\n"
                   "  } else {\n"
                   "    %no = arith.constant false\n"
                   "    affine.yield %no : i1\n"
                   "  }\n",
        .gives = "false : i1\n",
    },
    { 0 },
};
