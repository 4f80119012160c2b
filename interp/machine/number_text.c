#include "interp/machine/number_text.h"

#include <string.h>

enum { LONGEST_EXACT = 200 };

static Float float_at(const Layout *scalar, const uint64_t *words)
{
    return float_of_bits(scalar->format, words[0], scalar->words > 1 ? words[1] : 0);
}

void number_print_hex(Sb *sb, Int value)
{
    Sb digits = { 0 };

    int_print_hex(&digits, value);
    sb_add(sb, "0x");
    for (size_t i = digits.len; i < (value.width + 3) / 4; i++)
        sb_char(sb, '0');
    sb_str(sb, sb_view(&digits));
    sb_free(&digits);
}

static void print_float(Sb *sb, Float value)
{
    Sb exact = { 0 };

    if (float_is_nan(value)) {
        sb_add(sb, float_is_signaling(value) ? "signaling NaN" : "NaN");
        return;
    }
    float_print_exact(&exact, value);
    if (float_is_finite(value))
        float_print(sb, value);
    else
        sb_str(sb, sb_view(&exact));
    sb_free(&exact);
}

static void print_exactly(Sb *sb, Float value)
{
    Sb exact = { 0 };

    if (!float_is_finite(value))
        return;
    float_print_exact(&exact, value);
    sb_printf(sb, " = exactly %.*s%s", exact.len < LONGEST_EXACT ? (int)exact.len : LONGEST_EXACT,
              exact.data, exact.len < LONGEST_EXACT ? "" : "...");
    sb_free(&exact);
}

void number_print(Sb *sb, const Layout *scalar, const uint64_t *words, bool is_bits)
{
    Arena scratch = { 0 };
    Int bits = int_of_words(&scratch, scalar->width, words);

    if (layout_is_float(scalar))
        print_float(sb, float_at(scalar, words));
    else if (scalar->width == 1)
        sb_add(sb, int_is_zero(bits) ? "false" : "true");
    else
        (is_bits ? int_print_u : int_print_s)(sb, bits);
    sb_add(sb, " = ");
    number_print_hex(sb, bits);
    if (layout_is_float(scalar))
        print_exactly(sb, float_at(scalar, words));
    arena_free(&scratch);
}
