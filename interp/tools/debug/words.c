#include "interp/tools/debug/words.h"

#include <ctype.h>
#include <string.h>

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

Str words_trim(Str text)
{
    while (text.len && is_blank(*text.data))
        text = str_from(text, 1);
    while (text.len && is_blank(text.data[text.len - 1]))
        text.len--;
    return text;
}

static Str take(Str *text, size_t length)
{
    Str word = { text->data, length };

    *text = words_trim(str_from(*text, length));
    return word;
}

Str words_next(Str *text)
{
    size_t length = 0;

    *text = words_trim(*text);
    while (length < text->len && !is_blank(text->data[length]))
        length++;
    return take(text, length);
}

Str words_command(Str *text)
{
    size_t length = 0;

    *text = words_trim(*text);
    while (length < text->len && !is_blank(text->data[length]) && text->data[length] != '/')
        length++;
    return take(text, length);
}

Str words_last(Str text)
{
    size_t start = text.len;

    while (start && !is_blank(text.data[start - 1]) && text.data[start - 1] != '/')
        start--;
    return str_from(text, start);
}

/* The characters of MLIR's suffix-id, and `#` before the number of a result. */
Str words_value(Str *text)
{
    size_t length = 1;

    *text = words_trim(*text);
    if (!text->len || *text->data != '%')
        return (Str){ text->data, 0 };
    while (length < text->len
           && (isalnum((unsigned char)text->data[length])
               || memchr("$._-#", text->data[length], sizeof "$._-#" - 1)))
        length++;
    return take(text, length);
}

bool words_number(Str *text, uint64_t *number)
{
    size_t length = 0;

    *text = words_trim(*text);
    *number = 0;
    while (length < text->len && length < 18 && isdigit((unsigned char)text->data[length]))
        *number = *number * 10 + (uint64_t)(text->data[length++] - '0');
    take(text, length);
    return length != 0;
}

bool words_address(Str *text, uint64_t *address)
{
    size_t length = 0;

    *address = 0;
    if (!words_take(text, "0x"))
        return false;
    while (length < text->len && length < 16 && isxdigit((unsigned char)text->data[length])) {
        char digit = (char)tolower((unsigned char)text->data[length++]);

        *address = *address << 4 | (uint64_t)(digit <= '9' ? digit - '0' : digit - 'a' + 10);
    }
    take(text, length);
    return length != 0;
}

bool words_take(Str *text, const char *word)
{
    *text = words_trim(*text);
    if (!str_starts(*text, word))
        return false;
    take(text, strlen(word));
    return true;
}

int words_indices(Str *text, int64_t *indices, int most)
{
    int count = 0;

    if (!words_take(text, "["))
        return -1;
    if (words_take(text, "]"))
        return 0;
    do {
        bool negative = words_take(text, "-");
        uint64_t number;

        if (count == most || !words_number(text, &number))
            return -1;
        indices[count++] = negative ? -(int64_t)number : (int64_t)number;
    } while (words_take(text, ","));
    return words_take(text, "]") ? count : -1;
}
