#include "core/format_custom.h"

/* DynamicIndexList($operands, $static_values[, "{}"-scalable flags][, "Delimiter::Paren"]):
 * `[%a, 4, [8]]`, integers among operands. The array holds DYNAMIC where an operand stands.
 * Upstream: ViewLikeInterface.h, parseDynamicIndexList. */
static bool uses_parens(const FormatArg *args, unsigned count)
{
    for (unsigned i = 2; i < count; i++)
        if (args[i].kind == FORMAT_LITERAL && args[i].text.len > 7
            && str_is(str_from(args[i].text, args[i].text.len - 5), "Paren"))
            return true;
    return false;
}

static bool parse_index_list(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    bool parens = uses_parens(args, count), good = true, failed;
    Dims values = { 0 };

    if (!asm_parse_punct(p, parens ? "(" : "["))
        return false;
    while (good && !asm_at_punct(p, parens ? ")" : "]")) {
        OperandName operand;
        int64_t value = DYNAMIC;

        if (values.len)
            good = asm_parse_punct(p, ",");
        if (good && asm_optional_operand(p, &operand, &failed)) {
            vec_push(args[0].operands, operand);
            if (args[0].types && asm_optional_punct(p, ":")) {
                const Type *type;

                good = asm_parse_type(p, &type);
                if (good)
                    vec_push(args[0].types, type);
            }
        } else if (good) {
            good = !failed;
            if (good && !asm_optional_integer(p, &value, &failed))
                good = failed ? false
                              : asm_error(p, asm_here(p), "expected SSA value or integer");
        }
        vec_push(&values, value);
    }
    if (good && asm_parse_punct(p, parens ? ")" : "]"))
        vec_push(&state->attrs,
                 ((NamedAttr){ args[1].text, attr_dense_i64(state->context, (unsigned)values.len,
                                                            values.data) }));
    else
        good = false;
    vec_free(&values);
    return good;
}

static void print_index_list(AsmPrinter *printer, const Op *op, const FormatArg *args,
                             unsigned count)
{
    bool parens = uses_parens(args, count);
    unsigned available, start = op_operand_group(op, args[0].index, &available), used = 0;
    int64_t values = args[1].attr ? args[1].attr->dense.count : 0;

    asm_print(printer, parens ? "(" : "[");
    for (unsigned i = 0; i < values; i++) {
        int64_t value = attr_i64_at(args[1].attr, i);

        asm_print(printer, i ? ", " : "");
        if (value == DYNAMIC && used < available)
            asm_print_operand(printer, op->operands[start + used++]);
        else
            asm_print(printer, "%lld", (long long)value);
    }
    asm_print(printer, parens ? ")" : "]");
}

static const CustomDirective SHARED[] = {
    { "DynamicIndexList", parse_index_list, print_index_list },
    { 0 },
};

const CustomDirective *custom_directive(Str name)
{
    for (const CustomDirective *directive = SHARED; directive->name; directive++)
        if (str_is(name, directive->name))
            return directive;
    return NULL;
}
