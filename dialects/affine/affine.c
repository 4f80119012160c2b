/* affine: loops, conditions and accesses whose indices are affine expressions. The table of the
 * dialect, and the syntax its files share.
 */
#include "dialects/affine/affine.h"

static const OpDef *const TABLES[] = {
    AFFINE_APPLY_OPS, AFFINE_INDEX_OPS,    AFFINE_ACCESS_OPS, AFFINE_LOOP_OPS,
    AFFINE_IF_OPS,    AFFINE_PARALLEL_OPS, AFFINE_DMA_OPS,    NULL,
};

const DialectDef AFFINE_DIALECT = {
    .name = "affine",
    .summary = "loops, conditions and accesses with affine expressions",
    .doc =
        "Bounds, conditions and subscripts are affine: sums of multiples of loop variables and of\n"
        "values that do not change in the loops. The verifier holds every operand to the rules\n"
        "of dimensions and symbols. An expression that overflows the index type, or divides by a\n"
        "value that is not positive, is poison.\n",
    .more_ops = TABLES,
};

bool affine_parse_map_attr(AsmParser *p, OpState *state, const char *name, const AffineMap **map)
{
    const Attr *attr;

    if (!asm_parse_attr_of(p, type_index(state->context), ATTR_AFFINE_MAP, &attr))
        return false;
    op_state_add_attr(state, name, attr);
    *map = attr->map;
    return true;
}

unsigned affine_map_inputs(const Op *op, unsigned map)
{
    const AffineMap *value = op_inherent(op, map)->map;

    return value->dim_count + value->symbol_count;
}

bool affine_parse_operands(AsmParser *p, OpState *state, unsigned *dim_count, unsigned *count)
{
    OperandNames *names = op_state_list(state);

    if (!asm_parse_operands(p, '(', ')', names))
        return false;
    *dim_count = (unsigned)names->len;
    if (asm_at_punct(p, "[") && !asm_parse_operands(p, '[', ']', names))
        return false;
    *count = (unsigned)names->len;
    return asm_resolve_same(p, names, type_index(state->context), state);
}

void affine_print_operands(AsmPrinter *printer, Value *const *operands, unsigned count,
                           unsigned dim_count)
{
    asm_print(printer, "(");
    asm_print_operands(printer, operands, dim_count);
    asm_print(printer, ")");
    if (count == dim_count)
        return;
    asm_print(printer, "[");
    asm_print_operands(printer, operands + dim_count, count - dim_count);
    asm_print(printer, "]");
}
