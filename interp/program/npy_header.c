#include "interp/program/npy_header.h"

#include <string.h>

enum { MOST_RANK = 64 };

typedef enum Key { DESCR, FORTRAN_ORDER, SHAPE, KEYS } Key;

static const char *const NAMES[KEYS] = { "descr", "fortran_order", "shape" };

static void skip_blanks(Str *text)
{
    while (text->len && memchr(" \t\r\n", *text->data, 4))
        *text = str_from(*text, 1);
}

/* With the blanks before it. */
static bool take(Str *text, const char *word)
{
    skip_blanks(text);
    if (!str_starts(*text, word))
        return false;
    *text = str_from(*text, strlen(word));
    return true;
}

static bool take_string(Str *text, Str *string)
{
    char quote = take(text, "'") ? '\'' : '"';

    if (quote == '"' && !take(text, "\""))
        return false;
    *string = (Str){ text->data, str_find(*text, quote) };
    if (string->len == text->len || memchr(string->data, '\\', string->len))
        return false;
    *text = str_from(*text, string->len + 1);
    return true;
}

static bool is_digit(Str text)
{
    return text.len && *text.data >= '0' && *text.data <= '9';
}

/* "4L" is how the second Python wrote some. */
static bool take_size(Str *text, int64_t *size)
{
    *size = 0;
    skip_blanks(text);
    if (!is_digit(*text))
        return false;
    for (; is_digit(*text); *text = str_from(*text, 1))
        if (__builtin_mul_overflow(*size, 10, size)
            || __builtin_add_overflow(*size, *text->data - '0', size))
            return false;
    take(text, "L");
    return true;
}

/* A tuple: "(4)" is a number in parentheses. */
static bool take_shape(Str *text, Dims *shape)
{
    bool comma = true;
    int64_t size;

    if (!take(text, "("))
        return false;
    while (!take(text, ")")) {
        if (!comma || shape->len == MOST_RANK || !take_size(text, &size))
            return false;
        vec_push(shape, size);
        comma = take(text, ",");
    }
    return comma || shape->len > 1;
}

static bool take_bool(Str *text, bool *value)
{
    *value = take(text, "True");
    return *value || take(text, "False");
}

static bool refuse(Sb *why, const char *what)
{
    sb_add(why, what);
    return false;
}

static bool take_value(Str *text, Key key, NpyHeader *header, Sb *why)
{
    switch (key) {
    case DESCR:
        return take_string(text, &header->descr)
               || refuse(why, "its 'descr' is no string: records are not read");
    case FORTRAN_ORDER:
        return take_bool(text, &header->fortran_order)
               || refuse(why, "its 'fortran_order' is neither True nor False");
    default:
        return take_shape(text, &header->shape)
               || refuse(why, "its 'shape' is no tuple of sizes that could be read");
    }
}

static bool take_entry(Str *text, bool *seen, NpyHeader *header, Sb *why)
{
    Str name;
    Key key = 0;

    if (!take_string(text, &name) || !take(text, ":"))
        return refuse(why, "its header is no dictionary");
    while (key < KEYS && !str_is(name, NAMES[key]))
        key++;
    if (key == KEYS || seen[key]) {
        sb_printf(why, "its header has '%.*s'%s", STR_ARG(name),
                  key == KEYS ? ", which the format does not know" : " twice");
        return false;
    }
    seen[key] = true;
    return take_value(text, key, header, why);
}

bool npy_header_read(NpyHeader *header, Str text, Sb *why)
{
    bool seen[KEYS] = { false }, comma = true;

    if (!take(&text, "{"))
        return refuse(why, "its header is no dictionary");
    while (!take(&text, "}")) {
        if (!comma)
            return refuse(why, "its header is no dictionary");
        if (!take_entry(&text, seen, header, why))
            return false;
        comma = take(&text, ",");
    }
    skip_blanks(&text);
    if (text.len)
        return refuse(why, "its header goes on behind the dictionary");
    for (Key key = 0; key < KEYS; key++)
        if (!seen[key]) {
            sb_printf(why, "its header has no '%s'", NAMES[key]);
            return false;
        }
    return true;
}
