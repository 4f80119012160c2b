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

const OpDef AFFINE_APPLY_OPS[] = {
    {
        .name = "affine.apply",
        .summary = "affine apply operation",
        .doc =
            "The value of a map of one result, with the operands as its dimensions, then its\n"
            "symbols. Poison where a sum or product overflows the index type, and where the map\n"
            "divides or takes a remainder by a value that is not positive (R17).\n",
        .operands = { { "mapOperands", &INDEX, VARIADIC } },
        .attrs = { [APPLY_MAP] = { "map", &AFFINE_MAP_ATTR } },
        .results = { { "result", &INDEX } },
        .traits = PURE,
        .parse = parse_apply,
        .print = print_applied,
        .verify = verify_apply,
        .eval = least,
    },
    {
        .name = "affine.min",
        .summary = "min operation",
        .doc =
            "The least of the values of a map's results, as signed numbers. Poison where any of\n"
            "them is, as affine.apply says (R17).\n",
        .operands = { { "operands", &INDEX, VARIADIC } },
        .attrs = { [APPLY_MAP] = { "map", &AFFINE_MAP_ATTR } },
        .results = { { "result", &INDEX } },
        .traits = PURE,
        .parse = parse_extreme,
        .print = print_applied,
        .verify = verify_extreme,
        .eval = least,
    },
    {
        .name = "affine.max",
        .summary = "max operation",
        .doc =
            "The greatest of the values of a map's results, as signed numbers. Poison where any\n"
            "of them is, as affine.apply says (R17).\n",
        .operands = { { "operands", &INDEX, VARIADIC } },
        .attrs = { [APPLY_MAP] = { "map", &AFFINE_MAP_ATTR } },
        .results = { { "result", &INDEX } },
        .traits = PURE,
        .parse = parse_extreme,
        .print = print_applied,
        .verify = verify_extreme,
        .eval = greatest,
    },
    { 0 },
};
