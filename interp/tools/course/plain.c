#include "interp/tools/course/plain.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A float is compared to 9 digits, as many as an f32 has; an integer to the last one. */
enum { MOST_OF_FLOAT = 64, MOST_OF_HEX = 16 };
static const double LARGEST_WHOLE = 1e15; /* that is written without an exponent */

typedef struct Number {
    Str text; /* all of it, with its sign; empty: it is none */
    Str digits;
    bool negative, is_float, is_hex;
} Number;

static char at(Str text, size_t i)
{
    return i < text.len ? text.data[i] : 0;
}

static bool in_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '.';
}

static size_t skip_digits(Str text, size_t i)
{
    while (isdigit((unsigned char)at(text, i)))
        i++;
    return i;
}

static size_t skip_hex(Str text, size_t i)
{
    while (isxdigit((unsigned char)at(text, i)))
        i++;
    return i;
}

/* The end of "e+05"; `i` where that is none. */
static size_t skip_exponent(Str text, size_t i)
{
    size_t from = i + 1, end;

    if (tolower((unsigned char)at(text, i)) != 'e')
        return i;
    from += at(text, from) == '-' || at(text, from) == '+';
    end = skip_digits(text, from);
    return end > from ? end : i;
}

static size_t skip_decimal(Number *number, Str text, size_t i)
{
    size_t end = skip_digits(text, i), point;
    bool some = end > i;

    if (at(text, end) == '.') {
        point = end + 1;
        end = skip_digits(text, point);
        some = some || end > point;
        number->is_float = true;
    }
    point = skip_exponent(text, end);
    number->is_float = number->is_float || point > end;
    return some ? point : i;
}

/* The number that the text begins with. */
static Number read_number(Str text)
{
    Number number = { .negative = at(text, 0) == '-' };
    size_t begin = number.negative || at(text, 0) == '+', end;

    if (at(text, begin) == '0' && tolower((unsigned char)at(text, begin + 1)) == 'x') {
        number.is_hex = true;
        begin += 2;
        end = skip_hex(text, begin);
    } else {
        end = skip_decimal(&number, text, begin);
    }
    if (end == begin || in_word(at(text, end)) || (number.is_float && end > MOST_OF_FLOAT)
        || (number.is_hex && end - begin > MOST_OF_HEX))
        return (Number){ 0 };
    number.text = (Str){ text.data, end };
    number.digits = (Str){ text.data + begin, end - begin };
    return number;
}

static Number number_at(Str text, size_t i)
{
    return i && in_word(text.data[i - 1]) ? (Number){ 0 } : read_number(str_from(text, i));
}

static void add_float(Sb *sb, Str digits)
{
    char text[MOST_OF_FLOAT + 1] = "";
    double value;

    memcpy(text, digits.data, digits.len);
    value = strtod(text, NULL);
    sb_printf(sb, value < LARGEST_WHOLE && value == floor(value) ? "%.0f" : "%.9g", value);
}

static void add_integer(Sb *sb, Str digits)
{
    while (digits.len > 1 && digits.data[0] == '0')
        digits = str_from(digits, 1);
    sb_str(sb, digits);
}

static void add_hex(Sb *sb, Str digits)
{
    char text[MOST_OF_HEX + 1] = "";

    memcpy(text, digits.data, digits.len);
    sb_printf(sb, "%llu", strtoull(text, NULL, 16));
}

static void add_number(Sb *sb, Number number, bool signed_zeros)
{
    Sb digits = { 0 };

    if (number.is_hex)
        add_hex(&digits, number.digits);
    else if (number.is_float)
        add_float(&digits, number.digits);
    else
        add_integer(&digits, number.digits);
    if (number.negative && (signed_zeros || !str_is(sb_view(&digits), "0")))
        sb_char(sb, '-');
    sb_str(sb, sb_view(&digits));
    sb_free(&digits);
}

static bool counts(char c)
{
    return !isspace((unsigned char)c) && !strchr("`[]", c);
}

/* A full stop at the end is the sentence's. */
static void add_plain(Sb *sb, Str text, bool signed_zeros)
{
    text = str_trim(text);
    text.len -= text.len && text.data[text.len - 1] == '.';
    for (size_t i = 0; i < text.len;) {
        Number number = number_at(text, i);

        if (number.text.len)
            add_number(sb, number, signed_zeros);
        else if (counts(text.data[i]))
            sb_char(sb, (char)tolower((unsigned char)text.data[i]));
        i += number.text.len ? number.text.len : 1;
    }
}

static bool has_float(Str text)
{
    for (size_t i = 0; i < text.len; i++)
        if (number_at(text, i).is_float)
            return true;
    return false;
}

bool plain_has_number(Str text)
{
    for (size_t i = 0; i < text.len; i++)
        if (number_at(text, i).text.len)
            return true;
    return false;
}

bool plain_is_same(Str answer, Str given)
{
    bool signed_zeros = has_float(answer), same;
    Sb own = { 0 }, theirs = { 0 };

    add_plain(&own, answer, signed_zeros);
    add_plain(&theirs, given, signed_zeros);
    same = theirs.len != 0 && str_eq(sb_view(&own), sb_view(&theirs));
    sb_free(&own);
    sb_free(&theirs);
    return same;
}
