/* dense<"0x...">: the elements' bytes as they stand in memory, little-endian. */
#include "core/ir/attr_make.h"
#include "core/text/parse_dense.h"

#include <limits.h>
#include <stdlib.h>

/* What a digit is worth, and 1; 0: it is none. */
static const unsigned char DIGIT[UCHAR_MAX + 1] = {
    ['0'] = 1,  ['1'] = 2,  ['2'] = 3,  ['3'] = 4,  ['4'] = 5,  ['5'] = 6,  ['6'] = 7,  ['7'] = 8,
    ['8'] = 9,  ['9'] = 10, ['a'] = 11, ['b'] = 12, ['c'] = 13, ['d'] = 14, ['e'] = 15, ['f'] = 16,
    ['A'] = 11, ['B'] = 12, ['C'] = 13, ['D'] = 14, ['E'] = 15, ['F'] = 16,
};

Str hex_digits(const Token *text)
{
    Str digits = { text->text.data + 1, text->text.len - 2 };

    return str_starts(digits, "0x") && digits.len % 2 == 0 ? str_from(digits, 2) : (Str){ NULL, 0 };
}

bool decode_hex(Str digits, unsigned char *bytes)
{
    bool good = true;

    for (size_t i = 0; i < digits.len; i += 2) {
        unsigned high = DIGIT[(unsigned char)digits.data[i]],
                 low = DIGIT[(unsigned char)digits.data[i + 1]];

        good &= high && low;
        *bytes++ = (unsigned char)((high - 1) << 4 | (low - 1));
    }
    return good;
}

/* Single bits are packed, eight to a byte; one byte of equal bits is a splat. */
static const Attr *unpack_bits(const Type *type, const unsigned char *bytes, size_t len,
                               int64_t count)
{
    const Attr *attr;
    char *flags, splat;

    if (len == 1 && (bytes[0] == 0 || bytes[0] == 0xFF)) {
        splat = bytes[0] & 1;
        return attr_dense(type, (Str){ &splat, 1 }, true);
    }
    if ((uint64_t)count > len * 8 || len != ((size_t)count + 7) / 8)
        return NULL;
    flags = must_alloc((size_t)count + 1);
    for (int64_t i = 0; i < count; i++)
        flags[i] = bytes[i / 8] >> (i % 8) & 1;
    attr = attr_dense(type, (Str){ flags, (size_t)count }, false);
    free(flags);
    return attr;
}

/* NULL where the number of bytes is not what the type needs, or one element does. */
static const Attr *make(const Type *type, unsigned char *bytes, size_t len)
{
    const Type *element = type->shaped.element;
    size_t size = attr_element_bytes(element);
    int64_t count;
    bool fits = type_count_elements(type, &count);

    if (element->kind == TYPE_INTEGER && element->integer.width == 1)
        return fits || len == 1 ? unpack_bits(type, bytes, len, count) : NULL;
    if (len != size && (!fits || size == 0 || len % size != 0 || len / size != (uint64_t)count))
        return NULL;
    attr_mask_elements(bytes, len, element);
    return attr_dense(type, (Str){ (char *)bytes, len }, len == size);
}

const Attr *parse_hex_elements(AsmParser *p, const Token *text, const char *at, const Type *type)
{
    Str digits = hex_digits(text);
    unsigned char *bytes = must_alloc(digits.len / 2 + 1);
    const Attr *attr;

    if (!digits.data || !decode_hex(digits, bytes)) {
        parser_error_at(p, text->text.data,
                        "expected string containing hex digits starting with `0x`");
        free(bytes);
        return NULL;
    }
    attr = make(type, bytes, digits.len / 2);
    free(bytes);
    if (!attr)
        parser_error_at(p, at, "elements hex data size is invalid for provided type: '%s'",
                        type_text(type));
    return attr;
}
