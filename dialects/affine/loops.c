/* affine: the loop, and the end of every affine region. */
#include "core/verify/region_branch.h"
#include "dialects/affine/affine.h"
#include "dialects/scf/scf.h"

enum { LOWER_MAP, UPPER_MAP, STEP };
enum { LOWER_OPERANDS, UPPER_OPERANDS, INITS };

/* A bound: [max|min] affine_map<...>(%i)[%n], or %n, or an integer. */
static bool parse_mapped_bound(AsmParser *p, OpState *state, const AffineMap *map, bool lower,
                               bool prefixed, const char *at)
{
    unsigned dims, count;

    if (!affine_parse_operands(p, state, &dims, &count))
        return false;
    if (map->dim_count != dims)
        return asm_error(p, asm_name_loc(p),
                         "dim operand count and affine map dim count must match");
    if (dims + map->symbol_count != count)
        return asm_error(p, asm_name_loc(p),
                         "symbol operand count and affine map symbol count must match");
    if (map->result_count <= 1 || prefixed)
        return true;
    return asm_error(p, at, "%s loop bound affine map with multiple results requires '%s' prefix",
                     lower ? "lower" : "upper", lower ? "max" : "min");
}

static bool parse_operand_bound(AsmParser *p, OpState *state, const char *name)
{
    const AffineExpr *symbol = affine_symbol(state->context, 0);
    OperandNames *names = op_state_list(state);

    if (!asm_parse_operands(p, 0, 0, names))
        return false;
    if (names->len > 1)
        return asm_error(p, asm_name_loc(p), "expected only one loop bound operand");
    op_state_add_attr(state, name, attr_affine_map(affine_map(state->context, 0, 1, 1, &symbol)));
    return asm_resolve(p, &names->data[0], type_index(state->context), state);
}

static bool parse_bound(AsmParser *p, OpState *state, bool lower)
{
    const char *name = lower ? "lowerBoundMap" : "upperBoundMap", *at;
    bool prefixed = asm_optional_keyword(p, lower ? "max" : "min");
    size_t before = state->operands.len;
    const Attr *attr;
    bool good;

    if (asm_at_operand(p)) {
        good = parse_operand_bound(p, state, name);
    } else {
        at = asm_here(p);
        if (!asm_parse_attr(p, type_index(state->context), &attr))
            return false;
        if (attr->kind == ATTR_INTEGER)
            attr = attr_affine_map(affine_constant_map(state->context, int_low_s(attr->integer)));
        else if (attr->kind != ATTR_AFFINE_MAP)
            return asm_error(p, asm_name_loc(p),
                             "expected valid affine map representation for loop bounds");
        else if (!parse_mapped_bound(p, state, attr->map, lower, prefixed, at))
            return false;
        op_state_add_attr(state, name, attr);
        good = true;
    }
    vec_push(&state->operand_segments, (int32_t)(state->operands.len - before));
    return good;
}

static bool parse_step(AsmParser *p, OpState *state)
{
    const Attr *step = attr_index(state->context, 1);
    const char *at;

    if (asm_optional_keyword(p, "step")) {
        at = asm_here(p);
        if (!asm_parse_attr_of(p, type_index(state->context), ATTR_INTEGER, &step))
            return false;
        if (int_is_negative(step->integer))
            return asm_error(p, at,
                             "expected step to be representable as a positive signed integer");
    }
    op_state_add_attr(state, "step", step);
    return true;
}

/* iter_args(%a = %init) -> (type), or nothing. */
static bool parse_iter_args(AsmParser *p, OpState *state, AsmArguments *arguments)
{
    OperandNames *inits = op_state_list(state);

    if (asm_optional_keyword(p, "iter_args")
        && (!asm_parse_bindings(p, arguments, inits) || !asm_parse_arrow_types(p, &state->results)))
        return false;
    for (size_t i = 0; i < inits->len && i < state->results.len; i++) {
        arguments->data[i + 1].type = state->results.data[i];
        if (!asm_resolve(p, &inits->data[i], state->results.data[i], state))
            return false;
    }
    vec_push(&state->operand_segments, (int32_t)inits->len);
    return true;
}

static bool parse_for(AsmParser *p, OpState *state)
{
    Region *body = op_state_add_region(state);
    AsmArguments *arguments = op_state_list(state);
    AsmArgument variable;

    if (!asm_parse_argument(p, &variable, false, false))
        return false;
    variable.type = type_index(state->context);
    vec_push(arguments, variable);
    if (!asm_parse_punct(p, "=") || !parse_bound(p, state, true))
        return false;
    if (!asm_optional_keyword(p, "to"))
        return asm_error(p, asm_here(p), "expected 'to' between bounds");
    if (!parse_bound(p, state, false) || !parse_step(p, state)
        || !parse_iter_args(p, state, arguments))
        return false;
    if (arguments->len != state->results.len + 1)
        return asm_error(p, asm_name_loc(p),
                         "mismatch between the number of loop-carried values and results");
    if (!asm_parse_ended_region(p, body, arguments, "affine.yield", state->loc))
        return false;
    return asm_optional_attr_dict(p, state);
}

/* A constant, or the symbol alone, where the map is no more than that. */
static void print_bound(AsmPrinter *printer, const Attr *attr, Value *const *operands,
                        const char *prefix)
{
    const AffineMap *map = attr->map;
    const AffineExpr *only = map->result_count == 1 ? map->results[0] : NULL;
    unsigned inputs = map->dim_count + map->symbol_count;

    if (only && inputs == 0 && only->kind == AFFINE_CONSTANT) {
        asm_print(printer, "%lld", (long long)only->value);
        return;
    }
    if (only && inputs == 1 && only->kind == AFFINE_SYMBOL) {
        asm_print_operand(printer, operands[0]);
        return;
    }
    asm_print(printer, "%s", only ? "" : prefix);
    asm_print_attr(printer, attr);
    affine_print_operands(printer, operands, inputs, map->dim_count);
}

/* Upstream's verifier lets bounds through that have other operands than their map takes. */
static bool has_other_inputs(const Op *op)
{
    unsigned lower, upper;

    op_operand_group(op, LOWER_OPERANDS, &lower);
    op_operand_group(op, UPPER_OPERANDS, &upper);
    return lower != affine_map_inputs(op, LOWER_MAP) || upper != affine_map_inputs(op, UPPER_MAP);
}

static void print_for(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "lowerBoundMap", "upperBoundMap", "step", NULL };
    Value *const *args = op->regions[0].first->args;
    unsigned lower, upper, inits, first = op_operand_group(op, INITS, &inits);
    int64_t step = int_low_s(op_inherent(op, STEP)->integer);

    asm_print(printer, " ");
    asm_print_argument(printer, args[0], NULL, false);
    asm_print(printer, " = ");
    print_bound(printer, op_inherent(op, LOWER_MAP),
                op->operands + op_operand_group(op, LOWER_OPERANDS, &lower), "max ");
    asm_print(printer, " to ");
    print_bound(printer, op_inherent(op, UPPER_MAP),
                op->operands + op_operand_group(op, UPPER_OPERANDS, &upper), "min ");
    if (step != 1)
        asm_print(printer, " step %lld", (long long)step);
    asm_print_bindings(printer, " iter_args", args + 1, op->operands + first, inits);
    asm_print_arrow_types(printer, op->results, op->result_count);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, inits != 0);
    asm_print_attr_dict(printer, op, ELIDED);
}

static bool verify_carried(const Op *op)
{
    const Region *body = &op->regions[0];
    const Op *yield = block_terminator(body->first);
    unsigned inits, first = op_operand_group(op, INITS, &inits);

    return scf_verify_carried(op, first, inits, yield)
           && edge_verify(op, edge_into(op, first, body, 1))
           && edge_verify(op, edge_into(yield, 0, body, 1))
           && edge_verify(op, edge_back(yield, 0, op));
}

static bool verify_bound_operands(const Op *op, unsigned group, unsigned map)
{
    unsigned count, first = op_operand_group(op, group, &count);

    return affine_map_inputs(op, map) == 0
           || affine_verify_operands(op, first, count, op_inherent(op, map)->map->dim_count);
}

/* Operands that no bound's map takes, as upstream counts initial values, even below zero. */
static unsigned free_operands(const Op *op)
{
    return op->operand_count - affine_map_inputs(op, LOWER_MAP) - affine_map_inputs(op, UPPER_MAP);
}

static bool verify_for(const Op *op)
{
    const Block *body = op->regions[0].first;

    if (!verify_carried(op))
        return false;
    if (body->args[0]->type->kind != TYPE_INDEX)
        return op_error(op, "expected body to have a single index argument for the induction "
                            "variable");
    if (!verify_bound_operands(op, LOWER_OPERANDS, LOWER_MAP)
        || !verify_bound_operands(op, UPPER_OPERANDS, UPPER_MAP))
        return false;
    if (op->result_count && op->result_count != free_operands(op))
        return op_error(op, "mismatch between the number of loop-carried values and results");
    if (op_inherent(op, LOWER_MAP)->map->result_count < 1)
        return op_error(op, "expected lower bound map to have at least one result");
    if (op_inherent(op, UPPER_MAP)->map->result_count < 1)
        return op_error(op, "expected upper bound map to have at least one result");
    return true;
}

static Flow bound_in(Step *s, unsigned group, unsigned attr, bool greatest, int64_t *bound)
{
    const AffineMap *map = prop(s, attr)->map;
    unsigned count, first = op_operand_group(s->op, group, &count);
    const char *why;

    if (count != map->dim_count + map->symbol_count)
        return unsupported(s, "a bound whose map has other inputs than it has operands");
    why = affine_extreme(s, map->results, map->result_count, greatest,
                         affine_point_in(s, map, first), bound);
    if (!why)
        return FLOW_NEXT;
    return undefined_by(s, "R17", "the %s bound is poison: %s", greatest ? "lower" : "upper", why);
}

static Flow run_iterations(Step *s, int64_t lower, int64_t upper, int64_t step, unsigned carried)
{
    Place variable = region_arg(s, 0, 0);

    while (lower < upper) {
        place_set_int(variable, int_of_s(s->arena, index_width(s), lower));
        if (run_region(s, 0) == FLOW_END)
            return FLOW_END;
        args_from_yield(s, 0, 1, 0, carried);
        /* The last step may pass the end of the index type: the loop is over all the same (R20). */
        if (__builtin_add_overflow(lower, step, &lower))
            break;
    }
    return FLOW_NEXT;
}

/* From the induction variable's next value on. */
static Flow resume_for(Step *s, unsigned region)
{
    unsigned carried = s->op->result_count;
    int64_t lower = int_low_s(place_int(region_arg(s, 0, 0))), upper, step = prop_int(s, STEP);

    (void)region;
    if (bound_in(s, UPPER_OPERANDS, UPPER_MAP, false, &upper) == FLOW_END)
        return FLOW_END;
    args_from_yield(s, 0, 1, 0, carried);
    if (!__builtin_add_overflow(lower, step, &lower)
        && run_iterations(s, lower, upper, step, carried) == FLOW_END)
        return FLOW_END;
    results_from_args(s, 0, 0, 1, carried);
    return FLOW_NEXT;
}

static Flow for_(Step *s)
{
    unsigned carried, first = op_operand_group(s->op, INITS, &carried);
    int64_t lower, upper, step = prop_int(s, STEP);

    if (bound_in(s, LOWER_OPERANDS, LOWER_MAP, true, &lower) == FLOW_END
        || bound_in(s, UPPER_OPERANDS, UPPER_MAP, false, &upper) == FLOW_END)
        return FLOW_END;
    if (step <= 0)
        return undefined(s, "the step of the loop is not positive: %lld", (long long)step);
    args_from_operands(s, 0, 1, first, carried);
    if (run_iterations(s, lower, upper, step, carried) == FLOW_END)
        return FLOW_END;
    results_from_args(s, 0, 0, 1, carried);
    return FLOW_NEXT;
}

static bool verify_yield(const Op *op)
{
    const Op *parent = op_parent(op);

    if (!op_is(parent, "affine.if") && !op_is(parent, "affine.for")
        && !op_is(parent, "affine.parallel"))
        return op_error(op, "only terminates affine.if/for/parallel regions");
    if (parent->result_count != op->operand_count)
        return op_error(op, "parent of yield must have same number of results as the yield "
                            "operands");
    for (unsigned i = 0; i < op->operand_count; i++)
        if (parent->results[i]->type != op->operands[i]->type)
            return op_error(op, "types mismatch between yield op and its parent");
    return true;
}

const OpDef AFFINE_LOOP_OPS[] = {
    {
        .name = "affine.for",
        .summary = "for operation",
        .words = "loop iterate repeat",
        .doc = "Runs its region for each value from the lower bound on, below the upper bound,\n"
               "`step` apart: the greatest value of the lower map, and the least of the upper\n"
               "one. Values that are carried start as `inits`, become what each iteration\n"
               "yields, and at last the results.\n",
        .operands = OPERANDS([LOWER_OPERANDS] = { "lowerBoundOperands", &INDEX, VARIADIC,
                                                  POISON_IS_UNDEFINED },
                             [UPPER_OPERANDS] = { "upperBoundOperands", &INDEX, VARIADIC,
                                                  POISON_IS_UNDEFINED },
                             [INITS] = { "inits", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS([LOWER_MAP] = { "lowerBoundMap", &AFFINE_MAP_ATTR },
                       [UPPER_MAP] = { "upperBoundMap", &AFFINE_MAP_ATTR },
                       [STEP] = { "step", &INDEX_ATTR }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .implicit_terminator = "affine.yield",
        .loop = LOOP_COUNTED,
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | AUTOMATIC_ALLOCATION_SCOPE | SINGLE_BLOCK
                  | RECURSIVE_EFFECTS,
        .parse = parse_for,
        .print = print_for,
        .generic = has_other_inputs,
        .verify_regions = verify_for,
        .primitive = PRIM_AFFINE_FOR,
        .eval = for_,
        .resume = resume_for,
        .formula = "iterations = max(0, ceil((upper bound - lower bound) / step))",
        .poison = "A result is poison where the last iteration yields poison, or where `inits`\n"
                  "hold it and no iteration runs.\n",
        .undefined =
            "The behaviour is undefined where a bound is poison: its expression overflows\n"
            "the index type, or divides by a value that is not positive. So it is where the\n"
            "step is not positive.\n",
        .decisions = "R17, R20",
        .example = "  %zero = arith.constant 0 : index\n"
                   "  %n = arith.constant 5 : index\n"
                   "  // The triangle below the diagonal of a square: 0 + 1 + 2 + 3 + 4.\n"
                   "  %count = affine.for %i = 0 to %n\n"
                   "      iter_args(%rows = %zero) -> (index) {\n"
                   "    %all = affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i)\n"
                   "        iter_args(%so_far = %rows) -> (index) {\n"
                   "      %next = affine.apply affine_map<(d0) -> (d0 + 1)>(%so_far)\n"
                   "      affine.yield %next : index\n"
                   "    }\n"
                   "    affine.yield %all : index\n"
                   "  }\n",
        .gives = "10 : index\n",
    },
    {
        .name = "affine.yield",
        .summary = "Yield values to parent operation",
        .doc = "Leaves a region of affine.for, affine.if or affine.parallel with the values\n"
               "that the operation goes on with.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .format = "attr-dict ($operands^ `:` type($operands))?",
        .traits = PURE | TERMINATOR | RETURN_LIKE,
        .verify = verify_yield,
        .eval = leave_region,
        .poison = "A poison operand moves to where it is handed.\n",
        .example = "  %one = arith.constant 1 : i32\n"
                   "  %power = affine.for %i = 0 to 5 iter_args(%now = %one) -> (i32) {\n"
                   "    %next = arith.addi %now, %now : i32\n"
                   "    affine.yield %next : i32\n"
                   "  }\n",
        .gives = "32 : i32\n",
    },
    { 0 },
};
