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

/* Three bytes that are not seen, or turn the order of a line around. */
static bool is_mark(Str text, size_t at)
{
    const unsigned char *byte = (const unsigned char *)text.data + at;
    unsigned code = (byte[0] & 0xfu) << 12 | (byte[1] & 0x3fu) << 6 | (byte[2] & 0x3fu);

    return (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e)
           || (code >= 0x2060 && code <= 0x206f) || code == 0xfeff;
}

/* U+0080 to U+009F are two bytes, of which the first is 0xc2. */
size_t utf8_harmless(Str text, size_t at)
{
    size_t len = utf8_length(text, at);
    unsigned char first = (unsigned char)text.data[at];

    if (len == 1)
        return first >= ' ' && first != 0x7f;
    if (len == 3 && is_mark(text, at))
        return 0;
    return len == 2 && first == 0xc2 && (unsigned char)text.data[at + 1] < 0xa0 ? 0 : len;
}

void sb_shown(Sb *sb, Str text)
{
    for (size_t at = 0; at < text.len;) {
        bool blank = text.data[at] == '\t' || text.data[at] == '\n';
        size_t len = utf8_length(text, at);

        if (blank || utf8_harmless(text, at))
            sb_str(sb, (Str){ text.data + at, len });
        else
            sb_char(sb, '?');
        at += len ? len : 1;
    }
}
