#include "core/base/utf8.h"

/* Longer than it need be, a surrogate, beyond the last: RFC 3629, 3 and 4. */
static bool is_barred(unsigned char first, unsigned char second)
{
    return (first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f)
           || (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f);
}

size_t utf8_length(Str text, size_t at)
{
    unsigned char first = (unsigned char)text.data[at];
    size_t length = first < 0x80                    ? 1
                    : first >= 0xc2 && first < 0xe0 ? 2
                    : first >= 0xe0 && first < 0xf0 ? 3
                    : first >= 0xf0 && first < 0xf5 ? 4
                                                    : 0;

    for (size_t i = 1; i < length; i++)
        if (at + i >= text.len || ((unsigned char)text.data[at + i] & 0xc0) != 0x80)
            return 0;
    return length > 1 && is_barred(first, (unsigned char)text.data[at + 1]) ? 0 : length;
}

/* U+0080 to U+009F are two bytes, of which the first is 0xc2. */
static bool steers(Str character)
{
    unsigned char first = (unsigned char)character.data[0];

    if (character.len == 1)
        return (first < ' ' && first != '\t' && first != '\n') || first == 0x7f;
    return first == 0xc2 && (unsigned char)character.data[1] < 0xa0;
}

void sb_shown(Sb *sb, Str text)
{
    for (size_t i = 0; i < text.len;) {
        Str character = { text.data + i, utf8_length(text, i) };

        if (character.len && !steers(character))
            sb_str(sb, character);
        else
            sb_char(sb, '?');
        i += character.len ? character.len : 1;
    }
}
