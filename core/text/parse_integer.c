/* Integers that stand in the syntax of an operation, a type or an attribute.
 *
 * Upstream's parser holds a literal in four bits a digit (one more where the first of them is set),
 * `true` and `false` in a single bit, and extends that by its sign to the type asked for: so `true`
 * is -1, and an unsigned type takes a negative number that is not wider than itself.
 */
#include "core/text/parser.h"

typedef struct Literal {
    Str digits;
    uint64_t magnitude;
    bool negative, hex;
    bool fits;     /* 64 bits hold the magnitude */
    unsigned bits; /* in which upstream holds it */
} Literal;

static unsigned literal_bits(Str digits, bool hex)
{
    unsigned bits;

    while (digits.len > 0 && digits.data[0] == '0')
        digits = str_from(digits, 1);
    bits = 4 * (unsigned)digits.len;
    return digits.len > 0 && digits.data[0] >= '8' && (hex || digits.len == 1) ? bits + 1 : bits;
}

/* At the sign or the digits. */
static bool read_literal(AsmParser *p, Literal *literal)
{
    Str text;

    *literal = (Literal){ .negative = parser_take(p, TOKEN_MINUS) };
    if (!parser_at(p, TOKEN_INTEGER))
        return parser_wrong_token(p, "expected integer value");
    text = p->token.text;
    literal->hex = text.len > 1 && text.data[1] == 'x';
    literal->digits = str_from(text, literal->hex ? 2 : 0);
    literal->fits = integer_literal_u64(text, &literal->magnitude);
    literal->bits = literal_bits(literal->digits, literal->hex);
    parser_advance(p);
    return true;
}

/* False where the type cannot hold it. */
static bool convert(const Literal *literal, unsigned bits, Signedness signedness, int64_t *value)
{
    uint64_t mask = UINT64_MAX >> (64 - bits);
    uint64_t most = signedness == UNSIGNED ? mask : (mask >> 1) + literal->negative;
    bool wraps = signedness == UNSIGNED && literal->negative && literal->magnitude > 0;

    if (!literal->fits || (wraps ? literal->bits > bits : literal->magnitude > most))
        return false;
    *value = (int64_t)(literal->negative ? 0 - literal->magnitude : literal->magnitude);
    if (signedness == UNSIGNED)
        *value = (int64_t)((uint64_t)*value & mask);
    return true;
}

bool asm_optional_integer_of(AsmParser *p, unsigned bits, Signedness signedness, int64_t *value,
                             bool *failed)
{
    const char *at = asm_here(p);
    Literal literal;

    *failed = false;
    if (parser_take_word(p, "false")) {
        *value = 0;
        return true;
    }
    if (parser_take_word(p, "true")) {
        *value = signedness == UNSIGNED ? (int64_t)(UINT64_MAX >> (64 - bits)) : -1;
        return true;
    }
    if (!parser_at(p, TOKEN_MINUS) && !parser_at(p, TOKEN_INTEGER))
        return false;
    *failed = true;
    if (!read_literal(p, &literal))
        return false;
    if (!convert(&literal, bits, signedness, value))
        return asm_error(p, at, "integer value too large");
    *failed = false;
    return true;
}

bool asm_optional_integer(AsmParser *p, int64_t *value, bool *failed)
{
    return asm_optional_integer_of(p, 64, SIGNED, value, failed);
}

bool asm_parse_integer_of(AsmParser *p, unsigned bits, Signedness signedness, int64_t *value)
{
    bool failed;

    if (asm_optional_integer_of(p, bits, signedness, value, &failed))
        return true;
    return failed ? false : asm_error(p, asm_here(p), "expected integer value");
}

bool asm_parse_integer(AsmParser *p, int64_t *value)
{
    return asm_parse_integer_of(p, 64, SIGNED, value);
}

bool asm_parse_integer_bits(AsmParser *p, unsigned bits, Int *value)
{
    Arena *arena = &p->context->arena;
    Literal literal;
    int64_t boolean;
    bool fits;

    if (!parser_at(p, TOKEN_MINUS) && !parser_at(p, TOKEN_INTEGER)) {
        if (!asm_parse_integer(p, &boolean))
            return false;
        *value = int_of_s(arena, bits, boolean);
        return true;
    }
    if (!read_literal(p, &literal))
        return false;
    int_parse(arena, bits, literal.digits, literal.hex ? 16 : 10, value, &fits);
    if (literal.negative)
        *value = int_neg(arena, *value);
    return true;
}

bool asm_parse_integer_param(AsmParser *p, const ParamDef *param, int64_t *value)
{
    return asm_parse_integer_of(p, param_width(param), param_is_unsigned(param) ? UNSIGNED : SIGNED,
                                value);
}
