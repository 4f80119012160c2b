/* The custom<> directives of the dialect. */
#include "dialects/transform/transform.h"

#include "core/text/format.h"

/* SemiFunctionType(type, result types[, "false"]): `a`, or `(a) -> b`; always the latter under
 * "false". */
static bool result_is_written(const FormatArg *args, unsigned count)
{
    return count > 2 && str_is(args[2].text, "\"false\"");
}

static bool parse_results(AsmParser *p, Types *results)
{
    return asm_parse_punct(p, ")") && asm_parse_punct(p, "->")
           && (asm_optional_punct(p, "(") ? asm_parse_types(p, results) && asm_parse_punct(p, ")")
                                          : asm_parse_types(p, results));
}

static bool parse_semi_function_type(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    bool parens = asm_optional_punct(p, "(");
    const Type *type;

    (void)state;
    if ((!parens && result_is_written(args, count) && !asm_parse_punct(p, "("))
        || !asm_parse_type(p, &type))
        return false;
    vec_push(args[0].types, type);
    return !parens || parse_results(p, args[1].types);
}

static void print_semi_function_type(AsmPrinter *printer, const Op *op, const FormatArg *args,
                                     unsigned count)
{
    unsigned results, first = op_result_group(op, args[1].index, &results);
    const char *parens = results > 1 ? "()" : "";

    (void)count;
    asm_print(printer, results ? "(" : "");
    asm_print_type(printer, op->operands[0]->type);
    if (!results)
        return;
    asm_print(printer, ") -> %.1s", parens);
    asm_print_types(printer, op->results + first, results);
    asm_print(printer, "%s", *parens ? ")" : "");
}

/* TransformMatchDims($list, $is_inverted, $is_all): `all`, `0, 1`, or `except(0, 1)`. */
static bool parse_dim_list(AsmParser *p, Dims *dims)
{
    do {
        int64_t dim;

        if (!asm_parse_integer(p, &dim))
            return false;
        vec_push(dims, dim);
    } while (asm_optional_punct(p, ","));
    return true;
}

static bool parse_match_dims(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    bool all = asm_optional_keyword(p, "all"), except = !all && asm_optional_keyword(p, "except");
    const Attr *unit = attr_unit(state->context);
    Dims dims = { 0 };
    bool good = all
                || ((!except || asm_parse_punct(p, "(")) && parse_dim_list(p, &dims)
                    && (!except || asm_parse_punct(p, ")")));

    (void)count;
    if (all || except)
        vec_push(&state->attrs, ((NamedAttr){ args[all ? 2 : 1].text, unit }));
    vec_push(&state->attrs,
             ((NamedAttr){ args[0].text,
                           attr_dense_i64(state->context, (unsigned)dims.len, dims.data) }));
    vec_free(&dims);
    return good;
}

static void print_match_dims(AsmPrinter *printer, const Op *op, const FormatArg *args,
                             unsigned count)
{
    (void)op;
    (void)count;
    if (args[2].attr) {
        asm_print(printer, "all");
        return;
    }
    asm_print(printer, args[1].attr ? "except(" : "");
    for (unsigned i = 0; i < args[0].attr->dense.count; i++)
        asm_print(printer, "%s%lld", i ? ", " : "", (long long)attr_i64_at(args[0].attr, i));
    asm_print(printer, args[1].attr ? ")" : "");
}

bool verify_match_dims(const Op *op, const char *list)
{
    const Attr *dims = op_attr(op, list);
    bool all = op_attr(op, "is_all"), inverted = op_attr(op, "is_inverted");

    if (all && inverted)
        return op_error(op, "cannot request both 'all' and 'inverted' values in the list");
    if (all && dims->dense.count)
        return op_error(op, "cannot both request 'all' and specific values in the list");
    if (!all && !dims->dense.count)
        return op_error(op, "must request specific values in the list if 'all' is not specified");
    for (unsigned i = 1; i < dims->dense.count; i++)
        if (attr_i64_at(dims, i) == attr_i64_at(dims, i - 1))
            return op_error(op, "expected the listed values to be unique");
    return true;
}

const CustomDirective TRANSFORM_DIRECTIVES[] = {
    { "SemiFunctionType", parse_semi_function_type, print_semi_function_type },
    { "TransformMatchDims", parse_match_dims, print_match_dims },
    { 0 },
};
