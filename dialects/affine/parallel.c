/* affine: the parallel loop and its reductions. */
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/combine.h"
#include "dialects/iteration.h"

enum { REDUCTIONS, LOWER_MAP, LOWER_GROUPS, UPPER_MAP, UPPER_GROUPS, STEPS };

typedef VEC(const AffineExpr *) Exprs;

/* The bounds of one side: expressions in groups, over operands that stand there once each. */
typedef struct Bounds {
    OpState dims, symbols; /* their operands are the values */
    Exprs exprs;
    VEC(int32_t) groups;
} Bounds;

static void bounds_free(Bounds *bounds)
{
    op_state_free(&bounds->dims);
    op_state_free(&bounds->symbols);
    vec_free(&bounds->exprs);
    vec_free(&bounds->groups);
}

/* The position of the named value among `values`, which it joins if it is new. */
static bool place_operand(AsmParser *p, const OperandName *name, OpState *values,
                          unsigned *position)
{
    Value *value;

    if (!asm_resolve(p, name, type_index(values->context), values))
        return false;
    value = vec_pop(&values->operands);
    for (*position = 0; *position < values->operands.len; ++*position)
        if (values->operands.data[*position] == value)
            return true;
    vec_push(&values->operands, value);
    return true;
}

/* Each named value as what stands for its position. */
static bool place_all(AsmParser *p, const OperandNames *names, OpState *values, Exprs *exprs,
                      const AffineExpr *(*make)(Context *context, unsigned position))
{
    unsigned position;

    for (size_t i = 0; i < names->len; i++) {
        if (!place_operand(p, &names->data[i], values, &position))
            return false;
        vec_push(exprs, make(values->context, position));
    }
    return true;
}

/* Expressions over operands of their own, as they were read, join the others as one group. */
static bool add_group(AsmParser *p, OpState *state, Bounds *bounds, const AffineExpr *const *exprs,
                      unsigned count, const OperandNames *dims, const OperandNames *symbols)
{
    Exprs *new_dims = op_state_list(state), *new_symbols = op_state_list(state);

    if (!place_all(p, dims, &bounds->dims, new_dims, affine_dim)
        || !place_all(p, symbols, &bounds->symbols, new_symbols, affine_symbol))
        return false;
    for (unsigned i = 0; i < count; i++)
        vec_push(&bounds->exprs, affine_replace(exprs[i], new_dims->data, new_symbols->data));
    vec_push(&bounds->groups, (int32_t)count);
    return true;
}

/* min(%a, %b + 1) */
static bool parse_extreme_group(AsmParser *p, OpState *state, Bounds *bounds)
{
    OperandNames *names = op_state_list(state), dims, symbols;
    const AffineMap *map;

    if (!asm_parse_affine_map_of_operands(p, '(', ')', &map, names))
        return false;
    dims = (OperandNames){ names->data, map->dim_count, 0 };
    symbols = (OperandNames){ names->data + map->dim_count, map->symbol_count, 0 };
    return add_group(p, state, bounds, map->results, map->result_count, &dims, &symbols);
}

static bool parse_simple_group(AsmParser *p, OpState *state, Bounds *bounds)
{
    OperandNames *dims = op_state_list(state), *symbols = op_state_list(state);
    const AffineExpr *expr;

    return asm_parse_affine_expr_of_operands(p, &expr, dims, symbols)
           && add_group(p, state, bounds, &expr, 1, dims, symbols);
}

static bool parse_groups(AsmParser *p, OpState *state, Bounds *bounds, const char *keyword)
{
    if (!asm_parse_punct(p, "("))
        return false;
    if (asm_optional_punct(p, ")"))
        return true;
    do {
        if (!(asm_optional_keyword(p, keyword) ? parse_extreme_group(p, state, bounds)
                                               : parse_simple_group(p, state, bounds)))
            return false;
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, ")");
}

static const Attr *groups_attr(Context *context, const Bounds *bounds)
{
    int64_t count = (int64_t)bounds->groups.len;
    Sb bytes = { 0 };
    const Attr *attr;

    for (size_t i = 0; i < bounds->groups.len; i++)
        for (unsigned byte = 0; byte < sizeof(int32_t); byte++)
            sb_char(&bytes, (char)((uint32_t)bounds->groups.data[i] >> 8 * byte));
    attr = attr_dense(type_tensor(context, 1, &count, type_i(context, 32), NULL), sb_view(&bytes),
                      false);
    sb_free(&bytes);
    return attr;
}

static bool parse_bounds(AsmParser *p, OpState *state, bool lower)
{
    Bounds bounds = { .dims = { .context = state->context },
                      .symbols = { .context = state->context } };
    bool good = parse_groups(p, state, &bounds, lower ? "max" : "min");
    unsigned dims = (unsigned)bounds.dims.operands.len;
    unsigned symbols = (unsigned)bounds.symbols.operands.len;

    if (good) {
        const AffineMap *map = affine_map(state->context, dims, symbols, (unsigned)bounds.exprs.len,
                                          bounds.exprs.data);

        op_state_add_attr(state, lower ? "lowerBoundsMap" : "upperBoundsMap", attr_affine_map(map));
        op_state_add_attr(state, lower ? "lowerBoundsGroups" : "upperBoundsGroups",
                          groups_attr(state->context, &bounds));
    }
    for (unsigned i = 0; i < dims; i++)
        vec_push(&state->operands, bounds.dims.operands.data[i]);
    for (unsigned i = 0; i < symbols; i++)
        vec_push(&state->operands, bounds.symbols.operands.data[i]);
    bounds_free(&bounds);
    return good;
}

typedef VEC(const Attr *) Attrs;

/* step (2, 3), or 1 for each of `count`. */
static bool parse_steps(AsmParser *p, OpState *state, size_t count)
{
    OperandNames *operands = op_state_list(state);
    const AffineMap *map = NULL;
    Attrs *steps = op_state_list(state);

    if (asm_optional_keyword(p, "step")
        && !asm_parse_affine_map_of_operands(p, '(', ')', &map, operands))
        return false;
    for (unsigned i = 0; i < (map ? map->result_count : count); i++) {
        if (map && map->results[i]->kind != AFFINE_CONSTANT)
            return asm_error(p, asm_name_loc(p), "steps must be constant integers");
        vec_push(steps, attr_i64(state->context, map ? map->results[i]->value : 1));
    }
    op_state_add_attr(state, "steps",
                      attr_array(state->context, (unsigned)steps->len, steps->data));
    return true;
}

static bool parse_reduction(AsmParser *p, Attrs *reductions)
{
    const char *at = asm_here(p);
    const EnumCase *known;
    const Attr *name;

    if (!asm_parse_attr_of(p, type_none(asm_context(p)), ATTR_STRING, &name))
        return false;
    known = enum_case(ATOMIC_RMW_KIND_ATTR.cases, name->string);
    if (!known)
        return asm_error(p, at, "invalid reduction value: %s", attr_quoted(name));
    vec_push(reductions, attr_i64(asm_context(p), known->value));
    return true;
}

/* reduce ("addf", "mulf"), or nothing. */
static bool parse_reductions(AsmParser *p, OpState *state)
{
    Attrs *reductions = op_state_list(state);

    if (asm_optional_keyword(p, "reduce")) {
        if (!asm_parse_punct(p, "("))
            return false;
        do {
            if (!parse_reduction(p, reductions))
                return false;
        } while (asm_optional_punct(p, ","));
        if (!asm_parse_punct(p, ")"))
            return false;
    }
    op_state_add_attr(state, "reductions",
                      attr_array(state->context, (unsigned)reductions->len, reductions->data));
    return true;
}

static bool parse_parallel(AsmParser *p, OpState *state)
{
    Region *body = op_state_add_region(state);
    AsmArguments *variables = op_state_list(state);

    if (!asm_parse_arguments(p, '(', ')', false, variables))
        return false;
    for (size_t i = 0; i < variables->len; i++)
        variables->data[i].type = type_index(state->context);
    if (!asm_parse_punct(p, "=") || !parse_bounds(p, state, true) || !asm_parse_keyword(p, "to")
        || !parse_bounds(p, state, false) || !parse_steps(p, state, variables->len)
        || !parse_reductions(p, state) || !asm_parse_any_arrow_types(p, &state->results)
        || !asm_parse_region(p, body, variables) || !asm_optional_attr_dict(p, state))
        return false;
    asm_ensure_terminator(p, body, "affine.yield", state->loc);
    return true;
}

static unsigned group_size(const Op *op, unsigned groups, int64_t at)
{
    Arena scratch = { 0 };
    unsigned size = (unsigned)int_low_u(attr_element_bits(op_inherent(op, groups), at, &scratch));

    arena_free(&scratch);
    return size;
}

static void print_bounds(AsmPrinter *printer, const Op *op, unsigned map_attr, unsigned groups,
                         const char *keyword, Value *const *operands)
{
    const AffineMap *map = op_inherent(op, map_attr)->map;
    unsigned at = 0;

    asm_print(printer, "(");
    for (int64_t i = 0; i < op_inherent(op, groups)->dense.count; i++) {
        unsigned size = group_size(op, groups, i);

        asm_print(printer, at ? ", " : "");
        asm_print(printer, "%s", size == 1 ? "" : keyword);
        for (unsigned j = 0; j < size; j++) {
            asm_print(printer, j ? ", " : "");
            asm_print_affine_expr_of_operands(printer, map->results[at + j], map->dim_count,
                                              operands);
        }
        asm_print(printer, size == 1 ? "" : ")");
        at += size;
    }
    asm_print(printer, ")");
}

static void print_steps(AsmPrinter *printer, const Attr *steps)
{
    bool plain = true;

    for (unsigned i = 0; i < steps->array.count; i++)
        plain &= int_low_s(steps->array.elements[i]->integer) == 1;
    if (plain)
        return;
    asm_print(printer, " step (");
    for (unsigned i = 0; i < steps->array.count; i++)
        asm_print(printer, "%s%lld", i ? ", " : "",
                  (long long)int_low_s(steps->array.elements[i]->integer));
    asm_print(printer, ")");
}

static CombineKind reduction_kind(const Op *op, unsigned at)
{
    return (CombineKind)int_low_s(op_inherent(op, REDUCTIONS)->array.elements[at]->integer);
}

static void print_reductions(AsmPrinter *printer, const Op *op)
{
    if (!op->result_count)
        return;
    asm_print(printer, " reduce (");
    for (unsigned i = 0; i < op_inherent(op, REDUCTIONS)->array.count; i++)
        asm_print(printer, "%s\"%s\"", i ? ", " : "", combine_keyword(reduction_kind(op, i)));
    asm_print(printer, ")");
    asm_print_arrow_types(printer, op->results, op->result_count);
}

static void print_parallel(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "reductions",
                                          "lowerBoundsMap",
                                          "lowerBoundsGroups",
                                          "upperBoundsMap",
                                          "upperBoundsGroups",
                                          "steps",
                                          NULL };
    const Block *body = op->regions[0].first;

    asm_print(printer, " (");
    asm_print_operands(printer, body->args, body->arg_count);
    asm_print(printer, ") = ");
    print_bounds(printer, op, LOWER_MAP, LOWER_GROUPS, "max(", op->operands);
    asm_print(printer, " to ");
    print_bounds(printer, op, UPPER_MAP, UPPER_GROUPS, "min(",
                 op->operands + affine_map_inputs(op, LOWER_MAP));
    print_steps(printer, op_inherent(op, STEPS));
    print_reductions(printer, op);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, op->result_count != 0);
    asm_print_attr_dict(printer, op, ELIDED);
}

static bool verify_groups(const Op *op, unsigned groups, unsigned map, const char *side)
{
    uint64_t expected = 0;

    for (int64_t i = 0; i < op_inherent(op, groups)->dense.count; i++) {
        unsigned size = group_size(op, groups, i);

        if (!size)
            return op_error(op, "expected %s bound map to have at least one result", side);
        expected += size;
    }
    return expected == op_inherent(op, map)->map->result_count
           || op_error(op, "expected %s bounds map to have %llu results", side,
                       (unsigned long long)expected);
}

/* Upstream's isResultTypeMatchAtomicRMWKind, which wants types with a sign for signed reductions
 * and knows no xori, maxnumf and minnumf. */
static bool type_matches(const Type *type, CombineKind kind)
{
    switch (kind) {
    case COMBINE_ASSIGN:
        return true;
    case COMBINE_MAXS:
    case COMBINE_MINS:
        return type->kind == TYPE_INTEGER && type->integer.signedness == SIGNED;
    case COMBINE_MAXU:
    case COMBINE_MINU:
        return type->kind == TYPE_INTEGER && type->integer.signedness == UNSIGNED;
    case COMBINE_XORI:
    case COMBINE_MAXNUMF:
    case COMBINE_MINNUMF:
        return false;
    default:
        return type->kind == (combine_is_of_floats(kind) ? TYPE_FLOAT : TYPE_INTEGER);
    }
}

static bool verify_reductions(const Op *op)
{
    if (op_inherent(op, REDUCTIONS)->array.count != op->result_count)
        return op_error(op, "a reduction must be specified for each output");
    for (unsigned i = 0; i < op->result_count; i++)
        if (!type_matches(op->results[i]->type, reduction_kind(op, i)))
            return op_error(op, "result type cannot match reduction attribute");
    return true;
}

static bool verify_parallel(const Op *op)
{
    const Block *body = op->regions[0].first;
    long long lower = op_inherent(op, LOWER_GROUPS)->dense.count;
    long long upper = op_inherent(op, UPPER_GROUPS)->dense.count;
    unsigned lower_inputs = affine_map_inputs(op, LOWER_MAP),
             steps = op_inherent(op, STEPS)->array.count;

    if (steps != body->arg_count || lower != steps || upper != steps)
        return op_error(op,
                        "the number of region arguments (%u) and the number of map groups for "
                        "lower (%lld) and upper bound (%lld), and the number of steps (%u) must "
                        "all match",
                        body->arg_count, lower, upper, steps);
    if (!verify_groups(op, LOWER_GROUPS, LOWER_MAP, "lower")
        || !verify_groups(op, UPPER_GROUPS, UPPER_MAP, "upper") || !verify_reductions(op))
        return false;
    if (op->operand_count != lower_inputs + affine_map_inputs(op, UPPER_MAP))
        return op_error(op, "has %u operands, but its maps take %u and %u", op->operand_count,
                        lower_inputs, affine_map_inputs(op, UPPER_MAP));
    return affine_verify_operands(op, 0, lower_inputs, op_inherent(op, LOWER_MAP)->map->dim_count)
           && affine_verify_operands(op, lower_inputs, op->operand_count - lower_inputs,
                                     op_inherent(op, UPPER_MAP)->map->dim_count);
}

/* The bound of dimension `dim`: the greatest, or the least, of its group. */
static Flow bound_in(Step *s, unsigned map_attr, unsigned groups, AffinePoint point, unsigned dim,
                     int64_t *bound)
{
    const AffineMap *map = prop(s, map_attr)->map;
    bool lower = map_attr == LOWER_MAP;
    unsigned first = 0;
    const char *why;

    for (unsigned i = 0; i < dim; i++)
        first += group_size(s->op, groups, i);
    why = affine_extreme(s, map->results + first, group_size(s->op, groups, dim), lower, point,
                         bound);
    if (!why)
        return FLOW_NEXT;
    return undefined_by(s, "R17", "the %s bound of dimension %u is poison: %s",
                        lower ? "lower" : "upper", dim, why);
}

static Flow ranges_in(Step *s, Range *ranges, unsigned rank)
{
    const AffineMap *lower = prop(s, LOWER_MAP)->map, *upper = prop(s, UPPER_MAP)->map;
    unsigned lower_inputs = affine_map_inputs(s->op, LOWER_MAP);
    AffinePoint lower_point, upper_point;

    if (lower_inputs + affine_map_inputs(s->op, UPPER_MAP) != s->op->operand_count)
        return unsupported(s, "bounds whose maps have other inputs than there are operands");
    lower_point = affine_point_in(s, lower, 0);
    upper_point = affine_point_in(s, upper, lower_inputs);
    for (unsigned i = 0; i < rank; i++) {
        ranges[i].step = int_low_s(prop(s, STEPS)->array.elements[i]->integer);
        if (bound_in(s, LOWER_MAP, LOWER_GROUPS, lower_point, i, &ranges[i].lower) == FLOW_END
            || bound_in(s, UPPER_MAP, UPPER_GROUPS, upper_point, i, &ranges[i].upper) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

/* Every reduction but an assignment starts from the number that changes none (R21). */
static Flow start_reductions(Step *s)
{
    for (unsigned i = 0; i < s->op->result_count; i++) {
        CombineKind kind = reduction_kind(s->op, i);

        if (kind == COMBINE_ASSIGN)
            give_poison_at(s, i, "an assign reduction has a value in a single iteration alone");
        else if (!combine_identity(s, kind, result_place(s, i)))
            return unsupported(s, "%s of values of type '%s'", combine_keyword(kind),
                               type_text(s->op->results[i]->type));
    }
    return FLOW_NEXT;
}

typedef struct Reductions {
    Step *s;
    uint64_t total;
} Reductions;

/* What the iteration that just ended yielded goes into the results. */
static void take_yield(const Reductions *reductions)
{
    Step *s = reductions->s;

    for (unsigned i = 0; i < s->op->result_count; i++) {
        CombineKind kind = reduction_kind(s->op, i);
        Place result = result_place(s, i), made = scratch_place(s, result.layout);

        if (kind == COMBINE_ASSIGN && reductions->total != 1)
            continue;
        combine(s, kind, made, result, yielded(s, i));
        place_copy(result, made);
    }
}

/* Before an iteration runs, the one before it is over. */
static void take_previous(void *state, uint64_t left)
{
    const Reductions *reductions = state;
    ArenaMark mark = arena_mark(reductions->s->arena);

    if (left != reductions->total)
        take_yield(reductions);
    arena_release(reductions->s->arena, mark);
}

static Flow parallel(Step *s)
{
    unsigned rank = s->op->regions[0].first->arg_count;
    Range *ranges = ARENA_ARRAY(s->arena, Range, rank + 1);
    Reductions reductions = { s, 0 };
    Space space;

    if (ranges_in(s, ranges, rank) == FLOW_END || space_make(s, ranges, rank, &space) == FLOW_END
        || start_reductions(s) == FLOW_END)
        return FLOW_END;
    reductions.total = space.total;
    if (space_run(s, &space, &(Around){ .state = &reductions, .before = take_previous })
        == FLOW_END)
        return FLOW_END;
    if (space.total)
        take_yield(&reductions);
    return FLOW_NEXT;
}

/* Only a loop without reductions runs outside of its definition. */
static Flow resume_parallel(Step *s, unsigned region)
{
    unsigned rank = s->op->regions[0].first->arg_count;
    Range *ranges = ARENA_ARRAY(s->arena, Range, rank);
    Space space;

    (void)region;
    if (ranges_in(s, ranges, rank) == FLOW_END || space_make(s, ranges, rank, &space) == FLOW_END)
        return FLOW_END;
    return space_resume(s, &space);
}

static const AttrConstraint REDUCTIONS_ATTR = { "Reduction ops", .storage = 1u << ATTR_ARRAY,
                                                .each = &ATOMIC_RMW_KIND_ATTR };

const OpDef AFFINE_PARALLEL_OPS[] = {
    {
        .name = "affine.parallel",
        .summary = "multi-index parallel band operation",
        .doc = "Runs its region for each point of a grid: in each dimension from the greatest\n"
               "value of its group of lower bounds on, below the least of its group of upper\n"
               "bounds, a step apart. The order is a choice. What iterations yield is combined\n"
               "by the reductions, in any order.\n",
        .operands = OPERANDS({ "mapOperands", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([REDUCTIONS] = { "reductions", &REDUCTIONS_ATTR },
                       [LOWER_MAP] = { "lowerBoundsMap", &AFFINE_MAP_ATTR },
                       [LOWER_GROUPS] = { "lowerBoundsGroups", &I32_ELEMENTS_ATTR },
                       [UPPER_MAP] = { "upperBoundsMap", &AFFINE_MAP_ATTR },
                       [UPPER_GROUPS] = { "upperBoundsGroups", &I32_ELEMENTS_ATTR },
                       [STEPS] = { "steps", &I64_ARRAY_ATTR }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .implicit_terminator = "affine.yield",
        .loop = LOOP_NEST,
        .traits = AUTOMATIC_ALLOCATION_SCOPE | SINGLE_BLOCK | RECURSIVE_EFFECTS | PARALLEL_REGION,
        .parse = parse_parallel,
        .print = print_parallel,
        .verify = verify_parallel,
        .eval = parallel,
        .primitive = PRIM_AFFINE_PARALLEL,
        .resume = resume_parallel,
        .formula = "iterations = product over dimensions of max(0, ceil((upper - lower) / step))",
        .poison = "A result is poison where an iteration yields poison for it. The result of an\n"
                  "`assign` reduction is poison unless there is exactly one iteration.\n",
        .undefined =
            "The behaviour is undefined where a bound is poison: its expression overflows\n"
            "the index type, or divides by a value that is not positive. So it is where a\n"
            "step is not positive, and where two iterations touch the same memory, one of\n"
            "them writing, unless both accesses are atomic.\n",
        .decisions = "M7, R17, R21, S2, S4",
        .example = "memref.global constant @table : memref<2x3xi32> =\n"
                   "    dense<[[1, 2, 3], [4, 5, 6]]>\n"
                   "  %m = memref.get_global @table : memref<2x3xi32>\n"
                   "  %sum = affine.parallel (%i, %j) = (0, 0) to (2, 3)\n"
                   "      reduce (\"addi\") -> i32 {\n"
                   "    %v = affine.load %m[%i, %j] : memref<2x3xi32>\n"
                   "    affine.yield %v : i32\n"
                   "  }\n",
        .gives = "21 : i32\n",
    },
    { 0 },
};
