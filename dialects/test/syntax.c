/* Operations with a syntax of their own. */
#include "dialects/test/test.h"

#include <string.h>

enum { MOST_RESULTS_COUNTED = 1 << 16 }; /* a number of few letters takes no memory by itself */

/* [: count] -> as many results of type index. */
static bool parse_count(AsmParser *p, OpState *state)
{
    int64_t count;

    if (!asm_optional_attr_dict(p, state))
        return false;
    if (!asm_optional_punct(p, ":"))
        return true;
    if (!asm_parse_integer(p, &count))
        return false;
    if (count > MOST_RESULTS_COUNTED)
        return asm_error(p, asm_here(p), "expected at most %d results", MOST_RESULTS_COUNTED);
    for (int64_t i = 0; i < count; i++)
        vec_push(&state->results, type_index(state->context));
    return true;
}

static void print_count(AsmPrinter *printer, const Op *op)
{
    if (op->result_count)
        asm_print(printer, " : %u", op->result_count);
}

static bool parse_keyword(AsmParser *p, OpState *state)
{
    Str keyword;

    if (!asm_parse_any_keyword(p, &keyword))
        return false;
    op_state_add_attr(state, "keyword", attr_string(state->context, keyword));
    return true;
}

static void print_keyword(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " %.*s", STR_ARG(op_attr(op, "keyword")->string));
}

static const char DIGITS[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static int base64_digit(char c)
{
    const char *found = c ? strchr(DIGITS, c) : NULL;

    return found ? (int)(found - DIGITS) : -1;
}

/* "aGVsbG8=": what it encodes is the attribute. */
static bool parse_base64(AsmParser *p, OpState *state)
{
    const char *at = asm_here(p);
    unsigned bits = 0, count = 0;
    Sb decoded = { 0 };
    Str text;

    if (!asm_parse_string(p, &text))
        return false;
    if (text.len % 4)
        return asm_error(p, at, "Base64 encoded strings must be a multiple of 4 bytes in length");
    for (size_t i = 0; i < text.len && base64_digit(text.data[i]) >= 0; i++) {
        bits = bits << 6 | (unsigned)base64_digit(text.data[i]);
        count += 6;
        if (count >= 8)
            sb_char(&decoded, (char)(bits >> (count -= 8)));
    }
    op_state_add_attr(state, "b64", attr_string(state->context, sb_view(&decoded)));
    sb_free(&decoded);
    return true;
}

static void print_base64(AsmPrinter *printer, const Op *op)
{
    Str text = op_attr(op, "b64")->string;

    asm_print(printer, " \"");
    for (size_t i = 0; i < text.len; i += 3) {
        unsigned bits = 0;

        for (size_t j = i; j < i + 3; j++)
            bits = bits << 8 | (j < text.len ? (unsigned char)text.data[j] : 0);
        for (size_t j = 0; j < 4; j++)
            asm_print(printer, "%c", i + j <= text.len ? DIGITS[bits >> (18 - 6 * j) & 63] : '=');
    }
    asm_print(printer, "\"");
}

/* 1x?x4, or [] for none. */
static bool parse_dims(AsmParser *p, OpState *state)
{
    Dims dims = { 0 };
    bool none, good;

    if (!asm_parse_keyword(p, "dimension_list") || !asm_parse_punct(p, "="))
        return false;
    none = asm_optional_punct(p, "[");
    good = none ? asm_parse_punct(p, "]") : asm_parse_dims(p, &dims, true, false);
    if (!good)
        asm_error(p, asm_here(p), "Failed parsing dimension list.");
    else if (!none && dims.len == 0)
        good = asm_error(p, asm_here(p),
                         "Failed parsing dimension list. Did you mean an empty "
                         "list? It must be denoted by \"[]\".");
    if (good)
        op_state_add_attr(state, "dimension_list",
                          attr_dense_i64(state->context, (unsigned)dims.len, dims.data));
    vec_free(&dims);
    return good && asm_optional_attr_dict(p, state);
}

static void print_dims(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "dimension_list", NULL };
    const Attr *dims = op_attr(op, "dimension_list");

    asm_print(printer, dims->dense.count ? " dimension_list = " : " dimension_list = []");
    for (unsigned i = 0; i < dims->dense.count; i++) {
        int64_t dim = attr_i64_at(dims, i);

        asm_print(printer, i ? "x" : "");
        if (dim == DYNAMIC)
            asm_print(printer, "?");
        else
            asm_print(printer, "%lld", (long long)dim);
    }
    asm_print_attr_dict(printer, op, ELIDED);
}

/* foo attribute, or bar. */
static bool parse_optional_attr_of(AsmParser *p, OpState *state)
{
    const Attr *attr;

    if (!asm_optional_keyword(p, "foo"))
        return asm_parse_keyword(p, "bar");
    if (!asm_parse_attr(p, type_i(state->context, 1), &attr))
        return false;
    op_state_add_attr(state, "attr", attr);
    return true;
}

static void print_optional_attr(AsmPrinter *printer, const Op *op)
{
    const Attr *attr = op_attr(op, "attr");

    asm_print(printer, attr ? " foo " : " bar");
    if (attr)
        asm_print_attr_without_type(printer, attr);
}

/* (attribute loc(...)) */
static bool parse_with_loc(AsmParser *p, OpState *state)
{
    const Attr *value;
    bool failed;
    Loc loc;

    if (!asm_parse_punct(p, "(") || !asm_parse_attr(p, NULL, &value))
        return false;
    loc = asm_loc(p, asm_here(p));
    asm_optional_location(p, &loc, &failed);
    if (failed || !asm_parse_punct(p, ")"))
        return false;
    op_state_add_attr(state, "value", value);
    op_state_add_attr(state, "loc", loc_attr(asm_context(p), loc));
    return asm_optional_attr_dict(p, state);
}

static void print_with_loc(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "value", "loc", NULL };

    asm_print(printer, "(");
    asm_print_attr(printer, op_attr(op, "value"));
    asm_print(printer, " ");
    asm_print_attr(printer, op_attr(op, "loc"));
    asm_print(printer, ")");
    asm_print_attr_dict(printer, op, ELIDED);
}

static bool is_f80(const Type *type)
{
    return type->kind == TYPE_FLOAT && type->format == &FLOAT_F80;
}

static const Type *build_f80(Context *context)
{
    return type_float(context, &FLOAT_F80);
}

static const TypeConstraint F80 = { "80-bit float", is_f80, build_f80, &FLOAT_CLASS };

const OpDef TEST_SYNTAX_OPS[] = {
    {
        .name = "test.constant",
        .summary = "a constant of any value",
        .attrs = ATTRS({ "value", &ANY_ATTR }),
        .results = RESULTS({ "res", &ANY_TYPE }),
        .traits = PURE | CONSTANT_LIKE,
    },
    {
        .name = "test.parse_integer_literal",
        .summary = "as many results as it says",
        .results = RESULTS({ "results", &INDEX, VARIADIC }),
        .parse = parse_count,
        .print = print_count,
    },
    {
        .name = "test.parse_wrapped_keyword",
        .summary = "a keyword",
        .attrs = ATTRS({ "keyword", &STR_ATTR }),
        .parse = parse_keyword,
        .print = print_keyword,
    },
    {
        .name = "test.parse_b64",
        .summary = "a string in base 64",
        .attrs = ATTRS({ "b64", &STR_ATTR }),
        .parse = parse_base64,
        .print = print_base64,
    },
    {
        .name = "test.op_with_enum",
        .summary = "an enum attribute, and one that may be left away",
        .attrs = ATTRS({ "value", &TEST_ENUM_ATTR }, { "tag", &ANY_ATTR, .optional = true }),
        .format = "$value (`tag` $tag^)? attr-dict",
    },
    {
        .name = "test.custom_dimension_list_attr",
        .summary = "a list of dimensions",
        .attrs = ATTRS({ "dimension_list", &DENSE_I64_ARRAY_ATTR }),
        .parse = parse_dims,
        .print = print_dims,
    },
    {
        .name = "test.optional_custom_attr",
        .summary = "an attribute behind a keyword",
        .attrs = ATTRS({ "attr", &I1_ATTR, .optional = true }),
        .parse = parse_optional_attr_of,
        .print = print_optional_attr,
    },
    {
        .name = "test.attr_with_loc",
        .summary = "a location as an attribute",
        .attrs = ATTRS({ "loc", &ANY_ATTR }, { "value", &ANY_ATTR }),
        .parse = parse_with_loc,
        .print = print_with_loc,
    },
    {
        .name = "test.format_optional_result_d_op",
        .summary = "a result that may be left away",
        .results = RESULTS({ "result", &F80, OPTIONAL }),
        .format = "(`:` type($result)^)? attr-dict",
    },
    {
        .name = "test.op.with_dot_in_name",
        .summary = "a name with two dots",
        .format = "attr-dict",
    },
    {
        .name = "test.dialect_custom_printer",
        .summary = "a form that upstream's dialect reads",
        .format = "`custom_format`",
    },
    {
        .name = "test.dialect_custom_printer.with.dot",
        .summary = "likewise",
        .format = "",
    },
    {
        .name = "test.dialect_custom_format_fallback",
        .summary = "likewise",
        .format = "`custom_format_fallback`",
    },
    { 0 },
};
