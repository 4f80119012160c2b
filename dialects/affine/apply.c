/* affine: maps applied to values. */
#include "dialects/affine/affine.h"

enum { APPLY_MAP };

static bool parse_applied(AsmParser *p, OpState *state, const AffineMap **map, unsigned *dim_count,
                          unsigned *count)
{
    if (!affine_parse_map_attr(p, state, "map", map)
        || !affine_parse_operands(p, state, dim_count, count) || !asm_optional_attr_dict(p, state))
        return false;
    vec_push(&state->results, type_index(state->context));
    return true;
}

static bool parse_apply(AsmParser *p, OpState *state)
{
    const AffineMap *map;
    unsigned dims, count;

    if (!parse_applied(p, state, &map, &dims, &count))
        return false;
    if (map->dim_count != dims || dims + map->symbol_count != count)
        return asm_error(p, asm_name_loc(p), "dimension or symbol index mismatch");
    /* As many as the map has: that it is one, the verifier says. */
    state->results.len = 0;
    for (unsigned i = 0; i < map->result_count; i++)
        vec_push(&state->results, type_index(state->context));
    return true;
}

static bool parse_extreme(AsmParser *p, OpState *state)
{
    const AffineMap *map;
    unsigned dims, count;

    return parse_applied(p, state, &map, &dims, &count);
}

static void print_applied(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "map", NULL };
    const Attr *map = op_inherent(op, APPLY_MAP);

    asm_print(printer, " ");
    asm_print_attr(printer, map);
    affine_print_operands(printer, op->operands, op->operand_count, map->map->dim_count);
    asm_print_attr_dict(printer, op, ELIDED);
}

static bool verify_operand_count(const Op *op)
{
    const AffineMap *map = op_inherent(op, APPLY_MAP)->map;

    return op->operand_count == map->dim_count + map->symbol_count
           || op_error(op, "operand count and affine map dimension and symbol count must match");
}

static bool verify_apply(const Op *op)
{
    const AffineMap *map = op_inherent(op, APPLY_MAP)->map;
    const Region *scope = affine_scope(op);

    if (!verify_operand_count(op))
        return false;
    if (map->result_count != 1)
        return op_error(op, "mapping must produce one value");
    for (unsigned i = map->dim_count; i < op->operand_count; i++)
        if (affine_is_valid_dim(op->operands[i], scope)
            && !affine_is_valid_symbol(op->operands[i], scope))
            return op_plain_error(op, "dimensional operand cannot be used as a symbol");
    return true;
}

static bool verify_extreme(const Op *op)
{
    return verify_operand_count(op)
           && (op_inherent(op, APPLY_MAP)->map->result_count
               || op_error(op, "affine map expect at least one result"));
}

static Flow give_extreme(Step *s, bool greatest)
{
    const AffineMap *map = prop(s, APPLY_MAP)->map;
    int64_t value;
    const char *why = affine_extreme(s, map->results, map->result_count, greatest,
                                     affine_point_in(s, map, 0), &value);

    return why ? give_poison(s, why) : give_index(s, value);
}

static Flow least(Step *s)
{
    return give_extreme(s, false);
}

static Flow greatest(Step *s)
{
    return give_extreme(s, true);
}

#define EXTREME_OF_MAP                                                                             \
    .operands = OPERANDS({ "operands", &INDEX, VARIADIC }),                                        \
    .attrs = ATTRS([APPLY_MAP] = { "map", &AFFINE_MAP_ATTR }),                                     \
    .results = RESULTS({ "result", &INDEX }), .traits = PURE, .parse = parse_extreme,              \
    .print = print_applied, .verify = verify_extreme, .decisions = "R17",                          \
    .poison = "The result is poison where any of the values is, as affine.apply says.\n"

const OpDef AFFINE_APPLY_OPS[] = {
    {
        .name = "affine.apply",
        .summary = "affine apply operation",
        .doc = "The value of a map of one result, with the operands as its dimensions, then its\n"
               "symbols.\n",
        .operands = OPERANDS({ "mapOperands", &INDEX, VARIADIC }),
        .attrs = ATTRS([APPLY_MAP] = { "map", &AFFINE_MAP_ATTR }),
        .results = RESULTS({ "result", &INDEX }),
        .traits = PURE,
        .parse = parse_apply,
        .print = print_applied,
        .verify = verify_apply,
        .primitive = PRIM_AFFINE_APPLY,
        .eval = least,
        .formula = "result = map(mapOperands)",
        .poison = "The result is poison where a sum, a product or a constant does not fit the\n"
                  "index type, and where the map divides or takes a remainder by a value that is\n"
                  "not positive.\n",
        .decisions = "R17",
        .example = "#tile = affine_map<(d0)[s0] -> (d0 floordiv s0 + 10)>\n"
                   "  %i = arith.constant -7 : index\n"
                   "  %size = arith.constant 4 : index\n"
                   "  // floordiv rounds down: -7 / 4 is -2.\n"
                   "  %r = affine.apply #tile(%i)[%size]\n",
        .gives = "8 : index\n",
    },
    {
        .name = "affine.min",
        .summary = "min operation",
        .doc = "The least of the values of a map's results, as signed numbers.\n",
        EXTREME_OF_MAP,
        .primitive = PRIM_AFFINE_MIN,
        .eval = least,
        .formula = "result = min(map(operands))",
        .example = "// The size of the last tile: 4, or what is left of 10.\n"
                   "#size = affine_map<(d0) -> (4, 10 - d0)>\n"
                   "  %start = arith.constant 8 : index\n"
                   "  %r = affine.min #size(%start)\n",
        .gives = "2 : index\n",
    },
    {
        .name = "affine.max",
        .summary = "max operation",
        .doc = "The greatest of the values of a map's results, as signed numbers.\n",
        EXTREME_OF_MAP,
        .primitive = PRIM_AFFINE_MAX,
        .eval = greatest,
        .formula = "result = max(map(operands))",
        .example = "  %i = arith.constant 2 : index\n"
                   "  // Never below 0.\n"
                   "  %r = affine.max affine_map<(d0) -> (d0 - 5, 0)>(%i)\n",
        .gives = "0 : index\n",
    },
    { 0 },
};
