#include "core/text/format_custom.h"

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

typedef struct IndexList {
    FormatArg *args;
    Dims values;
} IndexList;

/* An operand, an integer, or a scalable integer, in brackets. */
static bool parse_index(AsmParser *p, void *state)
{
    IndexList *list = state;
    FormatArg *operands = &list->args[0];
    OperandName operand;
    int64_t value = DYNAMIC;
    bool failed, is_operand = asm_optional_operand(p, &operand, &failed);
    bool scalable = !failed && asm_optional_punct(p, "[");

    if (failed || (!is_operand && !asm_parse_integer(p, &value)))
        return false;
    if (is_operand)
        vec_push(operands->operands, operand);
    if (is_operand && operands->types && asm_optional_punct(p, ":")) {
        const Type *type;

        if (!asm_parse_type(p, &type))
            return false;
        vec_push(operands->types, type);
    }
    vec_push(&list->values, value);
    return !scalable || asm_optional_punct(p, "]");
}

static bool parse_index_list(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    bool parens = uses_parens(args, count), good;
    IndexList list = { .args = args };

    good = parse_delimited(p, parens ? TOKEN_L_PAREN : TOKEN_L_SQUARE,
                           parens ? TOKEN_R_PAREN : TOKEN_R_SQUARE, " in dynamic index list",
                           parse_index, &list);
    if (good)
        vec_push(
            &state->attrs,
            ((NamedAttr){ args[1].text, attr_dense_i64(state->context, (unsigned)list.values.len,
                                                       list.values.data) }));
    else
        asm_error(p, asm_name_loc(p), "expected SSA value or integer");
    vec_free(&list.values);
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
