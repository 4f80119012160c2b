#include "interp/program/npy.h"

#include <inttypes.h>
#include <string.h>

static const char *integer_type(unsigned width, bool is_unsigned, size_t *bytes)
{
    static const char *const SIGNED[] = { "|i1", "<i2", "<i4", "<i8" };
    static const char *const UNSIGNED[] = { "|u1", "<u2", "<u4", "<u8" };

    *bytes = width == 1 ? 1 : width / 8;
    if (width == 1)
        return "|b1";
    for (unsigned i = 0; i < 4; i++)
        if (width == 8u << i)
            return is_unsigned ? UNSIGNED[i] : SIGNED[i];
    return NULL;
}

static const char *float_type(const Type *type, size_t *bytes)
{
    static const struct {
        const char *name, *npy;
        size_t bytes;
    } FLOATS[] = { { "f16", "<f2", 2 }, { "f32", "<f4", 4 }, { "f64", "<f8", 8 } };

    for (unsigned i = 0; i < 3; i++)
        if (strcmp(type_text(type), FLOATS[i].name) == 0) {
            *bytes = FLOATS[i].bytes;
            return FLOATS[i].npy;
        }
    return NULL;
}

static const char *complex_type(const Type *part, size_t *bytes)
{
    const char *name = part->kind == TYPE_FLOAT ? float_type(part, bytes) : NULL;

    if (!name || *bytes == 2)
        return NULL;
    *bytes *= 2;
    return *bytes == 8 ? "<c8" : "<c16";
}

const char *npy_type(const Type *element, unsigned index_width, size_t *bytes)
{
    switch (element->kind) {
    case TYPE_INTEGER:
        return integer_type(element->integer.width, element->integer.signedness == UNSIGNED, bytes);
    case TYPE_INDEX:
        return integer_type(index_width, false, bytes);
    case TYPE_FLOAT:
        return float_type(element, bytes);
    case TYPE_COMPLEX:
        return complex_type(element->shaped.element, bytes);
    default:
        return NULL;
    }
}

static void print_dictionary(Sb *sb, const char *type, const uint64_t *dims, unsigned rank)
{
    sb_printf(sb, "{'descr': '%s', 'fortran_order': False, 'shape': (", type);
    for (unsigned i = 0; i < rank; i++)
        sb_printf(sb, "%s%" PRIu64, i ? ", " : "", dims[i]);
    sb_add(sb, rank == 1 ? ",), }" : "), }");
}

/* Magic, version, the length of the rest; padded so that data begins at a multiple of 64. */
void npy_header(Sb *sb, const char *type, const uint64_t *dims, unsigned rank)
{
    static const char MAGIC[] = "\x93NUMPY\x01";
    Sb dictionary = { 0 };
    size_t length;

    print_dictionary(&dictionary, type, dims, rank);
    while ((10 + dictionary.len + 1) % 64)
        sb_char(&dictionary, ' ');
    sb_char(&dictionary, '\n');
    length = dictionary.len;
    sb_str(sb, (Str){ MAGIC, sizeof MAGIC }); /* with its NUL, the minor version */
    sb_char(sb, (char)(length & 0xff));
    sb_char(sb, (char)(length >> 8));
    sb_str(sb, sb_view(&dictionary));
    sb_free(&dictionary);
}
