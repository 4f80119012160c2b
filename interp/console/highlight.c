#include "interp/console/highlight.h"

#include <ctype.h>

static bool in_name(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '.' || c == '$' || c == '?';
}

/* From the second letter on, as long as letters are those of names. */
static size_t name_end(Str text)
{
    size_t end = 1;

    while (end < text.len && in_name(text.data[end]))
        end++;
    return end;
}

static size_t string_end(Str text)
{
    size_t end = 1;

    while (end < text.len && text.data[end] != '"')
        end += text.data[end] == '\\' ? 2 : 1;
    return end < text.len ? end + 1 : text.len;
}

/* An exponent's sign belongs to the number. */
static size_t number_end(Str text)
{
    size_t end = name_end(text);

    while (end < text.len && (text.data[end] == '+' || text.data[end] == '-')
           && text.data[end - 1] == 'e')
        end += name_end(str_from(text, end));
    return end;
}

/* Of a shape (4x?xf32) or a number; 0x7F is one. */
static WordKind kind_of_digits(Str text)
{
    size_t x = str_find(text, 'x');

    return text.data[0] == '?' || (x < text.len && !str_starts(text, "0x")) ? WORD_TYPE
                                                                            : WORD_NUMBER;
}

static CodeWord digits(Str text)
{
    Str word = { text.data, number_end(text) };

    return (CodeWord){ kind_of_digits(word), word };
}

static bool is_number_type(Str name)
{
    size_t digits =
        str_starts(name, "si") || str_starts(name, "ui") || str_starts(name, "bf") ? 2 : 1;

    return name.len > digits && (name.data[0] == 'i' || name.data[0] == 'f' || digits == 2)
           && isdigit((unsigned char)name.data[digits]);
}

static bool is_type(Str name)
{
    static const char *const NAMES[] = { "index", "none", "memref", "vector", "tensor", "complex" };

    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (str_is(name, NAMES[i]))
            return true;
    return is_number_type(name);
}

static CodeWord plain_name(Str text)
{
    Str name = { text.data, name_end(text) };
    bool dotted;

    while (name.data[name.len - 1] == '.')
        name.len--;
    dotted = str_find(name, '.') < name.len;
    return (CodeWord){ dotted ? WORD_OPERATION : is_type(name) ? WORD_TYPE : WORD_OTHER, name };
}

/* Where no word begins: up to where one may. */
static size_t other_end(Str text)
{
    size_t end = 1;

    while (end < text.len && !in_name(text.data[end]) && !isspace((unsigned char)text.data[end])
           && str_find(STR("%@^!#\"/"), text.data[end]) == 7)
        end++;
    return end;
}

static WordKind kind_of_mark(char mark)
{
    switch (mark) {
    case '%':
        return WORD_VALUE;
    case '@':
        return WORD_SYMBOL;
    case '^':
        return WORD_BLOCK;
    case '!':
    case '#':
        return WORD_TYPE;
    }
    return WORD_OTHER;
}

bool highlight_next(Str *text, CodeWord *word)
{
    char first = text->len ? text->data[0] : 0;

    if (!text->len)
        return false;
    if (str_starts(*text, "//"))
        *word = (CodeWord){ WORD_COMMENT, { text->data, str_find(*text, '\n') } };
    else if (first == '"')
        *word = (CodeWord){ WORD_STRING, { text->data, string_end(*text) } };
    else if (kind_of_mark(first) != WORD_OTHER)
        *word = (CodeWord){ kind_of_mark(first), { text->data, name_end(*text) } };
    else if (isdigit((unsigned char)first) || first == '?')
        *word = digits(*text);
    else if (isalpha((unsigned char)first) || first == '_')
        *word = plain_name(*text);
    else
        *word = (CodeWord){ WORD_OTHER, { text->data, other_end(*text) } };
    *text = str_from(*text, word->text.len);
    return true;
}
