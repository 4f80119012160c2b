/* Operations that know what their results are called. */
#include "dialects/test/test.h"

static bool parse_pretty_name(AsmParser *p, OpState *state)
{
    unsigned count = asm_result_name_count(p);
    VEC(const Attr *) names = { 0 };

    if (!asm_optional_attr_dict_with_keyword(p, state))
        return false;
    for (unsigned i = 0; i < count; i++) {
        vec_push(&state->results, type_i(state->context, 32));
        vec_push(&names, attr_string(state->context, asm_result_name(p, i)));
    }
    if (!op_state_attr(state, "names"))
        op_state_add_attr(state, "names",
                          attr_array(state->context, (unsigned)names.len, names.data));
    vec_free(&names);
    return true;
}

/* The name as it is printed, without `%`. */
static bool is_printed_as(AsmPrinter *printer, const Value *value, Str name)
{
    Sb *sb = asm_sb(printer);
    size_t before = sb->len;
    bool same;

    asm_print_operand(printer, value);
    same = str_eq(str_from(sb_view(sb), before + 1), name);
    sb->len = before;
    return same;
}

/* The names are left away where the results are printed by them. */
static void print_pretty_name(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "names", NULL };
    const Attr *names = op_attr(op, "names");
    bool same = names->array.count == op->result_count;

    for (unsigned i = 0; same && i < op->result_count; i++)
        same = is_printed_as(printer, op->results[i], names->array.elements[i]->string);
    asm_print_attr_dict_with_keyword(printer, op, same ? ELIDED : NULL);
}

const OpDef TEST_NAME_OPS[] = {
    {
        .name = "test.string_attr_pretty_name",
        .summary = "results whose names are an attribute",
        .attrs = ATTRS({ "names", &STR_ARRAY_ATTR }),
        .results = RESULTS({ "r", &I32, VARIADIC }),
        .parse = parse_pretty_name,
        .print = print_pretty_name,
    },
    {
        .name = "test.custom_result_name",
        .summary = "results whose names are an attribute, in generic form",
        .operands = OPERANDS({ "optional", &ANY_INTEGER, VARIADIC }),
        .attrs = ATTRS({ "names", &STR_ARRAY_ATTR }),
        .results = RESULTS({ "r", &ANY_INTEGER, VARIADIC }),
    },
    {
        .name = "test.asm_interface_op",
        .summary = "three groups of results",
        .results = RESULTS({ "first", &ANY_TYPE }, { "middle_results", &ANY_TYPE, VARIADIC },
                           { "last", &ANY_TYPE }),
    },
    { 0 },
};
