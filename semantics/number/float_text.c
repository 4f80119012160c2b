#include "semantics/number/float_parts.h"
#include "semantics/number/float_real.h"

#include <stdlib.h>
#include <string.h>

/* Digits, the most significant first, times 10^exponent. */
typedef struct Decimal {
    char *digits;
    size_t len;
    long exponent;
} Decimal;

/* The parameters of APFloat's text: at most `precision` digits, or all if that is 0; how many zeros
 * may pad an integer or a small fraction before it is given an exponent; whether zeros fill the
 * digits up to `precision`. */
typedef struct TextStyle {
    size_t precision;
    size_t padding;
    bool fill;
} TextStyle;

static size_t count_digits(const char *text, size_t len, size_t at)
{
    size_t start = at;

    while (at < len && text[at] >= '0' && text[at] <= '9')
        at++;
    return at - start;
}

/* [+-] digits [. digits] [e [+-] digits], with a digit before or behind the point. */
static bool is_decimal(Str text)
{
    size_t at = 0, whole, fraction = 0, exponent;

    if (at < text.len && (text.data[at] == '-' || text.data[at] == '+'))
        at++;
    whole = count_digits(text.data, text.len, at);
    at += whole;
    if (at < text.len && text.data[at] == '.') {
        fraction = count_digits(text.data, text.len, at + 1);
        at += 1 + fraction;
    }
    if (whole + fraction == 0)
        return false;
    if (at == text.len)
        return true;
    if (text.data[at] != 'e' && text.data[at] != 'E')
        return false;
    at++;
    if (at < text.len && (text.data[at] == '-' || text.data[at] == '+'))
        at++;
    exponent = count_digits(text.data, text.len, at);
    return exponent > 0 && at + exponent == text.len;
}

bool float_parse(const FloatFormat *format, Str text, Float *value)
{
    Arena scratch = { 0 };
    RealRange former;
    Real result;
    int ternary;

    if (!is_decimal(text))
        return false;
    former = real_enter(format);
    real_init(&result, format);
    ternary = mpfr_strtofr(result.number, str_dup(&scratch, text).data, NULL, 10, MPFR_RNDN);
    *value = float_of_real(format, &result, ternary);
    real_leave(former);
    arena_free(&scratch);
    return true;
}

/* `number` becomes significand * 2^exponent * 10^-k, an integer; gives -k. */
static long scale_to_integer(mpz_t number, FloatParts parts)
{
    uint64_t words[2] = { (uint64_t)parts.significand, (uint64_t)(parts.significand >> 64) };
    mp_bitcnt_t zeros;
    mpz_t power;

    mpz_import(number, 2, -1, sizeof words[0], 0, 0, words);
    zeros = mpz_scan1(number, 0);
    mpz_tdiv_q_2exp(number, number, zeros);
    parts.exponent += (int)zeros;
    if (parts.exponent >= 0) {
        mpz_mul_2exp(number, number, (mp_bitcnt_t)parts.exponent);
        return 0;
    }
    /* n / 2^k = n * 5^k / 10^k */
    mpz_init(power);
    mpz_ui_pow_ui(power, 5, (unsigned long)-parts.exponent);
    mpz_mul(number, number, power);
    mpz_clear(power);
    return parts.exponent;
}

/* APFloat's first step to fewer digits: it estimates from the length in bits how many it can drop,
 * with log2(10) as 196/59, and truncates. Gives how many were dropped. */
static long drop_digits(mpz_t number, size_t precision)
{
    size_t bits = mpz_sizeinbase(number, 2), wanted = (precision * 196 + 58) / 59;
    size_t dropped = bits > wanted ? (bits - wanted) * 59 / 196 : 0;
    mpz_t power;

    if (dropped == 0)
        return 0;
    mpz_init(power);
    mpz_ui_pow_ui(power, 10, dropped);
    mpz_tdiv_q(number, number, power);
    mpz_clear(power);
    return (long)dropped;
}

static void drop_trailing_zeros(Decimal *decimal)
{
    while (decimal->len > 1 && decimal->digits[decimal->len - 1] == '0') {
        decimal->len--;
        decimal->exponent++;
    }
}

/* To `precision` digits, half upward. */
static void round_digits(Decimal *decimal, size_t precision)
{
    size_t last = precision;
    bool up;

    if (decimal->len <= precision)
        return;
    up = decimal->digits[precision] >= '5';
    decimal->exponent += (long)(decimal->len - precision);
    decimal->len = precision;
    if (up) {
        while (last > 0 && decimal->digits[last - 1] == '9')
            decimal->digits[--last] = '0';
        if (last > 0) {
            decimal->digits[last - 1]++;
        } else {
            decimal->digits[0] = '1';
            decimal->exponent++;
        }
    }
    drop_trailing_zeros(decimal);
}

/* precision 0: all digits there are. */
static Decimal decimal_of(Arena *arena, FloatParts parts, size_t precision)
{
    Decimal decimal = { 0 };
    mpz_t number;

    mpz_init(number);
    decimal.exponent = scale_to_integer(number, parts);
    if (precision)
        decimal.exponent += drop_digits(number, precision);
    decimal.digits = ARENA_ARRAY(arena, char, mpz_sizeinbase(number, 10) + 2);
    mpz_get_str(decimal.digits, 10, number);
    mpz_clear(number);
    decimal.len = strlen(decimal.digits);
    drop_trailing_zeros(&decimal);
    if (precision)
        round_digits(&decimal, precision);
    return decimal;
}

static void add_digits(Sb *sb, Decimal decimal, size_t from, size_t to)
{
    sb_str(sb, (Str){ decimal.digits + from, to - from });
}

static void add_zeros(Sb *sb, size_t count)
{
    while (count-- > 0)
        sb_char(sb, '0');
}

/* d.ddde+xx when zeros are filled in, else d.dddE+x. */
static void print_scientific(Sb *sb, Decimal decimal, TextStyle style)
{
    long exponent = decimal.exponent + (long)decimal.len - 1;

    add_digits(sb, decimal, 0, 1);
    sb_char(sb, '.');
    if (decimal.len == 1 && !style.fill)
        sb_char(sb, '0');
    add_digits(sb, decimal, 1, decimal.len);
    if (style.fill) {
        add_zeros(sb, style.precision - (decimal.len - 1));
        sb_printf(sb, "e%c%02ld", exponent < 0 ? '-' : '+', labs(exponent));
    } else {
        sb_printf(sb, "E%c%ld", exponent < 0 ? '-' : '+', labs(exponent));
    }
}

static void print_positional(Sb *sb, Decimal decimal)
{
    long whole = decimal.exponent + (long)decimal.len; /* digits before the point */

    if (decimal.exponent >= 0) {
        add_digits(sb, decimal, 0, decimal.len);
        add_zeros(sb, (size_t)decimal.exponent);
    } else if (whole > 0) {
        add_digits(sb, decimal, 0, (size_t)whole);
        sb_char(sb, '.');
        add_digits(sb, decimal, (size_t)whole, decimal.len);
    } else {
        sb_add(sb, "0.");
        add_zeros(sb, (size_t)-whole);
        add_digits(sb, decimal, 0, decimal.len);
    }
}

static bool needs_exponent(Decimal decimal, TextStyle style)
{
    long first = decimal.exponent + (long)decimal.len - 1; /* the first digit's power of ten */

    if (style.padding == 0)
        return true;
    if (decimal.exponent >= 0)
        return (size_t)decimal.exponent > style.padding
               || (style.precision && decimal.len + (size_t)decimal.exponent > style.precision);
    return first < 0 && (size_t)-first > style.padding;
}

static void print_number(Sb *sb, FloatParts parts, TextStyle style)
{
    Arena scratch = { 0 };
    Decimal decimal = { (char[]){ '0', '\0' }, 1, 0 };

    if (parts.kind == KIND_FINITE)
        decimal = decimal_of(&scratch, parts, style.precision);
    if (parts.negative)
        sb_char(sb, '-');
    if (needs_exponent(decimal, style))
        print_scientific(sb, decimal, style);
    else
        print_positional(sb, decimal);
    arena_free(&scratch);
}

/* Appends the text of this style if it stands for the value; `must_equal` by reading back, else by
 * being a float literal, one with a point. */
static bool try_style(Sb *sb, Float value, TextStyle style, bool must_equal)
{
    Sb text = { 0 };
    Float back;
    bool good;

    print_number(&text, float_take_apart(value), style);
    if (must_equal)
        good = float_parse(value.format, sb_view(&text), &back) && float_same_bits(back, value);
    else
        good = str_find(sb_view(&text), '.') < text.len;
    if (good)
        sb_str(sb, sb_view(&text));
    sb_free(&text);
    return good;
}

static void print_bits(Sb *sb, Float value)
{
    Arena scratch = { 0 };

    sb_add(sb, "0x");
    int_print_hex(sb, float_to_int_bits(&scratch, value));
    arena_free(&scratch);
}

void float_print(Sb *sb, Float value)
{
    TextStyle six = { .precision = 6, .padding = 0, .fill = true };
    TextStyle all = { .precision = 2 + value.format->precision * 59 / 196, .padding = 3 };

    if (float_is_finite(value)
        && (try_style(sb, value, six, true) || try_style(sb, value, all, false)))
        return;
    print_bits(sb, value);
}

static bool is_in_f64(Float value)
{
    return float_same_bits(float_of_double(value.format, float_to_double(value)), value);
}

void float_print_literal(Sb *sb, Float value)
{
    if (float_is_finite(value) && !is_in_f64(value))
        print_bits(sb, value);
    else
        float_print(sb, value);
}

void float_print_exact(Sb *sb, Float value)
{
    FloatParts parts = float_take_apart(value);

    switch (parts.kind) {
    case KIND_NAN:
        sb_add(sb, "nan");
        return;
    case KIND_INF:
        sb_add(sb, parts.negative ? "-inf" : "inf");
        return;
    case KIND_ZERO:
    case KIND_FINITE:
        /* Zeros behind or before the digits stay readable up to about twenty. */
        print_number(sb, parts, (TextStyle){ .precision = 0, .padding = 20 });
        return;
    }
}

/* Behind the point f128 has no more of them; what follows are zeros, which take MPFR as long. */
enum { MOST_DIGITS = 16500 };

void float_print_as(Sb *sb, Float value, char form, unsigned digits)
{
    char format[] = { '%', '.', '*', 'R', form, 0 }, *text, *exponent;
    int most = (int)digits, zeros = most > MOST_DIGITS && form != 'g' ? most - MOST_DIGITS : 0;
    bool has_point;
    Real real;

    real_of(&real, value);
    if (mpfr_asprintf(&text, format, most < MOST_DIGITS ? most : MOST_DIGITS, real.number) < 0)
        return;
    exponent = strchr(text, 'e');
    has_point = strchr(text, '.') != NULL; /* an infinity has none */
    sb_str(sb, (Str){ text, exponent ? (size_t)(exponent - text) : strlen(text) });
    while (has_point && zeros-- > 0)
        sb_char(sb, '0');
    sb_add(sb, exponent ? exponent : "");
    mpfr_free_str(text);
}
