/* Integer and float literals, and the attributes they make. */
#include "core/text/parser.h"

#include <stdlib.h>
#include <string.h>

static bool is_hex(Str text)
{
    return text.len > 1 && text.data[1] == 'x';
}

bool parse_int_literal(Arena *arena, const Type *type, bool negative, Str text, Int *value)
{
    unsigned width = type_bits(type);
    bool fits, is_signed = type->kind == TYPE_INDEX || type->integer.signedness == SIGNED;

    if (!int_parse(arena, width, str_from(text, is_hex(text) ? 2 : 0), is_hex(text) ? 16 : 10,
                   value, &fits)
        || !fits)
        return false;
    if (!negative)
        return !is_signed || !int_is_negative(*value);
    *value = int_neg(arena, *value);
    return int_is_negative(*value);
}

/* The bits of a float, in hexadecimal. */
static bool parse_float_bits(AsmParser *p, const FloatFormat *format, bool negative, Str text,
                             Float *value)
{
    Arena scratch = { 0 };
    bool fits = false;
    Int bits;

    if (!is_hex(text)) {
        parser_error_at(p, text.data,
                        "unexpected decimal integer literal for a floating point value");
        if (!parser_at(p, TOKEN_ERROR))
            loc_note(lexer_loc(&p->lexer, text.data),
                     "add a trailing dot to make the literal a float");
        return false;
    }
    if (negative)
        return parser_error_at(p, text.data,
                               "hexadecimal float literal should not have a leading minus");
    if (int_parse(&scratch, format->width, str_from(text, 2), 16, &bits, &fits) && fits)
        *value = float_of_int_bits(format, bits);
    arena_free(&scratch);
    return fits
           || parser_error_at(p, text.data, "hexadecimal float constant out of range for type");
}

double parse_double(Str text)
{
    char few[64], *copy = text.len < sizeof few ? few : must_alloc(text.len + 1);
    double value;

    memcpy(copy, text.data, text.len);
    copy[text.len] = 0;
    value = strtod(copy, NULL);
    if (copy != few)
        free(copy);
    return value;
}

/* A decimal is read as a double, whatever the type, and rounded to it then; but not where all that
 * its type needs was written. */
static Float read_decimal(Context *context, const FloatFormat *format, bool negative, Str text)
{
    double decimal = parse_double(text);
    Float rounded = float_of_double(format, negative ? -decimal : decimal), exact;

    if (!context->exact_decimals || format->precision <= FLOAT_F64.precision
        || !float_parse(format, text, &exact))
        return rounded;
    if (negative)
        exact = float_neg(exact);
    context->met_exact_decimals |= !float_same_bits(exact, rounded);
    return exact;
}

bool parse_special_float(const AsmParser *p, const FloatFormat *format, bool negative, Str text,
                         Float *value)
{
    if (!p->from_caller)
        return false;
    if (str_is(text, "nan") && !negative) {
        *value = float_nan(format);
        return float_is_nan(*value);
    }
    if (str_is(text, "inf")) {
        *value = float_inf(format, negative);
        return float_is_inf(*value);
    }
    return false;
}

bool parse_float_literal(AsmParser *p, const FloatFormat *format, bool negative, const Token *token,
                         Float *value)
{
    if (token->kind == TOKEN_INTEGER)
        return parse_float_bits(p, format, negative, token->text, value);
    if (token->kind == TOKEN_BARE && parse_special_float(p, format, negative, token->text, value))
        return true;
    if (token->kind != TOKEN_FLOAT)
        return parser_error_at(p, token->text.data, "expected floating point literal");
    *value = read_decimal(p->context, format, negative, token->text);
    return true;
}

/* The type given, or the one written behind the literal, or `otherwise`. */
static const Type *literal_type(AsmParser *p, const Type *type, const Type *otherwise)
{
    if (type)
        return type;
    return parser_take(p, TOKEN_COLON) ? parse_type(p) : otherwise;
}

static const Attr *parse_float_attr(AsmParser *p, const Type *type, bool negative)
{
    Token token = p->token;
    Float value;

    parser_advance(p);
    type = literal_type(p, type, type_float(p->context, &FLOAT_F64));
    if (!type)
        return NULL;
    if (!type_is_float(type)) {
        parser_error(p, "floating point value not valid for specified type");
        return NULL;
    }
    if (!parse_float_literal(p, type->format, negative, &token, &value))
        return NULL;
    return attr_float(type, value);
}

static const Attr *make_int_attr(AsmParser *p, const Type *type, bool negative, Str text)
{
    const Attr *attr = NULL;
    Arena scratch = { 0 };
    Int value;

    if (negative && type->kind == TYPE_INTEGER && type->integer.signedness == UNSIGNED) {
        parser_error_at(p, text.data,
                        "negative integer literal not valid for unsigned integer type");
        return NULL;
    }
    if (parse_int_literal(&scratch, type, negative, text, &value))
        attr = attr_integer(type, value);
    else
        parser_error_at(p, text.data, "integer constant out of range for attribute");
    arena_free(&scratch);
    return attr;
}

static const Attr *parse_int_attr(AsmParser *p, const Type *type, bool negative)
{
    Token token = p->token;
    Float value;

    parser_advance(p);
    type = literal_type(p, type, type_i(p->context, 64));
    if (!type)
        return NULL;
    if (type_is_float(type)) {
        if (!parse_float_literal(p, type->format, negative, &token, &value))
            return NULL;
        return attr_float(type, value);
    }
    if (type->kind != TYPE_INTEGER && type->kind != TYPE_INDEX) {
        parser_error_at(p, token.text.data, "integer literal not valid for specified type");
        return NULL;
    }
    return make_int_attr(p, type, negative, token.text);
}

const Attr *parse_number_attr(AsmParser *p, const Type *type)
{
    bool negative = parser_take(p, TOKEN_MINUS);

    if (parser_at(p, TOKEN_INTEGER))
        return parse_int_attr(p, type, negative);
    if (parser_at(p, TOKEN_FLOAT))
        return parse_float_attr(p, type, negative);
    parser_wrong_token(p, "expected constant integer or floating point value");
    return NULL;
}
