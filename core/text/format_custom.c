#include "core/text/format_custom.h"

/* DynamicIndexList($operands, $static_values[, $scalable_flags][, "Delimiter::Paren"]):
 * `[%a, 4, [8]]`, integers among operands. The array holds DYNAMIC where an operand stands, the
 * flags are set where brackets do. Upstream: ViewLikeInterface.h, parseDynamicIndexList. */
static bool uses_parens(const FormatArg *args, unsigned count)
{
    for (unsigned i = 2; i < count; i++)
        if (args[i].kind == FORMAT_LITERAL && args[i].text.len > 7
            && str_is(str_from(args[i].text, args[i].text.len - 5), "Paren"))
            return true;
    return false;
}

static const FormatArg *flags_of(const FormatArg *args, unsigned count)
{
    return count > 2 && args[2].kind == FORMAT_ATTR ? &args[2] : NULL;
}

typedef struct IndexList {
    FormatArg *args;
    Dims values;
    Sb scalable; /* a byte each */
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
    sb_char(&list->scalable, scalable);
    return !scalable || asm_optional_punct(p, "]");
}

static bool parse_index_list(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    bool parens = uses_parens(args, count), good;
    const FormatArg *flags = flags_of(args, count);
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
    if (good && flags)
        vec_push(
            &state->attrs,
            ((NamedAttr){ flags->text,
                          attr_dense_array(state->context, type_i(state->context, 1),
                                           (int64_t)list.values.len, sb_view(&list.scalable)) }));
    vec_free(&list.values);
    sb_free(&list.scalable);
    return good;
}

static void print_index_list(AsmPrinter *printer, const Op *op, const FormatArg *args,
                             unsigned count)
{
    bool parens = uses_parens(args, count);
    unsigned available, start = op_operand_group(op, args[0].index, &available), used = 0;
    int64_t values = args[1].attr ? args[1].attr->dense.count : 0;
    const FormatArg *flags = flags_of(args, count);
    const Attr *scalable = flags ? flags->attr : NULL;

    asm_print(printer, parens ? "(" : "[");
    for (unsigned i = 0; i < values; i++) {
        int64_t value = attr_i64_at(args[1].attr, i);

        bool bracket = scalable && i < scalable->dense.count && attr_i64_at(scalable, i);

        asm_print(printer, "%s%s", i ? ", " : "", bracket ? "[" : "");
        if (value == DYNAMIC && used < available)
            asm_print_operand(printer, op->operands[start + used++]);
        else
            asm_print(printer, "%lld", (long long)value);
        asm_print(printer, bracket ? "]" : "");
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
