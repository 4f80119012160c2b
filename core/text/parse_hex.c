/* dense<"0x...">: the elements' bytes as they stand in memory, little-endian. */
#include "core/ir/attr_make.h"
#include "core/text/parse_dense.h"

#include <ctype.h>
#include <stdlib.h>

static int digit(char c)
{
    return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
}

Str hex_digits(const Token *text)
{
    Str digits = { text->text.data + 1, text->text.len - 2 };

    if (!str_starts(digits, "0x"))
        return (Str){ NULL, 0 };
    digits = str_from(digits, 2);
    for (size_t i = 0; i < digits.len; i++)
        if (!isxdigit((unsigned char)digits.data[i]))
            return (Str){ NULL, 0 };
    return digits.len % 2 == 0 ? digits : (Str){ NULL, 0 };
}

void decode_hex(Str digits, unsigned char *bytes)
{
    for (size_t i = 0; i < digits.len / 2; i++)
        bytes[i] = (unsigned char)(digit(digits.data[2 * i]) << 4 | digit(digits.data[2 * i + 1]));
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
    unsigned char *bytes;
    const Attr *attr;

    if (!digits.data) {
        parser_error_at(p, text->text.data,
                        "expected string containing hex digits starting with `0x`");
        return NULL;
    }
    bytes = must_alloc(digits.len / 2 + 1);
    decode_hex(digits, bytes);
    attr = make(type, bytes, digits.len / 2);
    free(bytes);
    if (!attr)
        parser_error_at(p, at, "elements hex data size is invalid for provided type: '%s'",
                        type_text(type));
    return attr;
}
