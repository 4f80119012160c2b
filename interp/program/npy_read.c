#include "interp/program/npy_read.h"

#include "core/ir/context.h"
#include "core/text/asm.h"
#include "dialects/values/kind.h"
#include "interp/program/npy.h"
#include "interp/program/npy_header.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char MAGIC[] = "\x93NUMPY";

/* Of index: as attributes hold it, whatever --index-bitwidth says. */
enum { INDEX_WIDTH = 64 };
enum { MAGIC_LEN = 6, MOST_HEADER = 1 << 16 };

/* Integers are without a sign: numpy's unsigned ones are the same bits. */
static bool descr_fits(Str descr, const char *expected)
{
    char letter = descr.len > 1 ? descr.data[1] : '\0';

    if (!descr.len || !strchr("<>|=", *descr.data))
        return false;
    return str_eq(str_from(descr, 2), str_from(str_of(expected), 2))
           && (letter == expected[1] || (letter == 'u' && expected[1] == 'i'));
}

/* As numpy writes it: "(4,)". */
static void print_shape(Sb *sb, const Dims *dims)
{
    for (size_t i = 0; i < dims->len; i++)
        sb_printf(sb, "%s%" PRId64, i ? ", " : "(", dims->data[i]);
    sb_add(sb, dims->len == 0 ? "()" : dims->len == 1 ? ",)" : ")");
}

static void print_wrong_shape(Sb *why, const Dims *dims, const Type *type)
{
    sb_add(why, "its shape is ");
    print_shape(why, dims);
    sb_printf(why, ", which is not that of '%s'", type_text(type));
}

/* With what numpy makes of them those that are asked for with. */
static void print_wrong_elements(Sb *why, Str descr, const Type *element, const char *expected,
                                 size_t bytes)
{
    static const char *const NAMES[] = { "float", "int", "uint", "complex" };

    sb_printf(why, "its elements are '%.*s', which are none of '%s': .astype(numpy.",
              STR_ARG(descr), type_text(element));
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (*NAMES[i] == expected[1])
            sb_printf(why, "%s%zu", NAMES[i], 8 * bytes);
    sb_printf(why, "%s) makes such", expected[1] == 'b' ? "bool_" : "");
}

static bool shape_fits(const Type *type, const Dims *dims)
{
    if (!type_has_rank(type))
        return true;
    if (type->shaped.rank != dims->len)
        return false;
    for (unsigned i = 0; i < type->shaped.rank; i++)
        if (type->shaped.dims[i] != DYNAMIC && type->shaped.dims[i] != dims->data[i])
            return false;
    return true;
}

/* How the file has them: the first index the fastest, the highest byte first. */
typedef struct Order {
    bool fortran, big_endian;
} Order;

/* Elements row by row, from low bytes to high. `bytes`: of an element, `parts` numbers of them. */
static void put_in_order(Sb *sb, Str data, const Dims *dims, Order order, size_t bytes,
                         unsigned parts)
{
    size_t count = data.len / bytes, part = bytes / parts;

    for (size_t number = 0; number < count; number++) {
        size_t rest = number, at = number, stride = count;

        if (order.fortran) {
            at = 0;
            for (size_t i = dims->len; i-- > 0;) {
                stride /= (size_t)dims->data[i];
                at += rest % (size_t)dims->data[i] * stride;
                rest /= (size_t)dims->data[i];
            }
        }
        for (size_t i = 0; i < bytes; i++)
            sb_char(sb,
                    data.data[at * bytes
                              + (order.big_endian ? i / part * part + part - 1 - i % part : i)]);
    }
}

static const Attr *elements_of(const Type *type, const Dims *dims, Str data, Order order, Sb *why)
{
    const Type *element = type->shaped.element;
    const Type *shaped =
        type_tensor(element->context, (unsigned)dims->len, dims->data, element, NULL);
    uint64_t bytes;
    int64_t count;

    if (!type_count_elements(shaped, &count)
        || __builtin_mul_overflow((uint64_t)count, attr_element_bytes(element), &bytes)
        || bytes != data.len) {
        sb_printf(why, "it holds %zu bytes of data, and not what its shape ", data.len);
        print_shape(why, dims);
        sb_add(why, " takes");
        return NULL;
    }
    for (size_t i = 0; i < data.len && type_is_signless(element, 1); i++)
        if ((unsigned char)data.data[i] > 1) {
            sb_add(why, "one of its booleans is neither 0 nor 1");
            return NULL;
        }
    if (order.fortran || order.big_endian) {
        Sb ordered = { 0 };
        const Attr *attr;

        put_in_order(&ordered, data, dims, order, attr_element_bytes(element),
                     element->kind == TYPE_COMPLEX ? 2 : 1);
        attr = attr_dense(shaped, sb_view(&ordered), false);
        sb_free(&ordered);
        return attr;
    }
    return attr_dense(shaped, data, false);
}

static const Attr *read_array(const Type *type, const NpyHeader *header, Str data, Sb *why)
{
    size_t bytes;
    const char *expected = npy_type(type->shaped.element, INDEX_WIDTH, &bytes);
    Str descr = header->descr;

    if (!expected)
        sb_printf(why, "numpy has no elements of type '%s'", type_text(type->shaped.element));
    else if (!descr_fits(descr, expected))
        print_wrong_elements(why, descr, type->shaped.element, expected, bytes);
    else if (!shape_fits(type, &header->shape))
        print_wrong_shape(why, &header->shape, type);
    else
        return elements_of(type, &header->shape, data,
                           (Order){ header->fortran_order, *descr.data == '>' }, why);
    return NULL;
}

static const Attr *read_text(const Type *type, Str text, Sb *why)
{
    const unsigned char *bytes = (const unsigned char *)text.data;
    NpyHeader header = { 0 };
    const Attr *attr = NULL;
    size_t length, start;

    if (text.len < MAGIC_LEN + 6 || memcmp(text.data, MAGIC, MAGIC_LEN) != 0 || bytes[6] < 1
        || bytes[6] > 3) {
        sb_add(why, "it is no .npy file");
        return NULL;
    }
    start = bytes[6] == 1 ? 10 : 12;
    length = bytes[8] + 256u * bytes[9];
    if (bytes[6] > 1)
        length += 65536u * bytes[10] + 16777216u * bytes[11];
    if (length > MOST_HEADER || start + length > text.len) {
        sb_add(why, "its header does not end");
        return NULL;
    }
    if (npy_header_read(&header, (Str){ text.data + start, length }, why))
        attr = read_array(type, &header, str_from(text, start + length), why);
    vec_free(&header.shape);
    return attr;
}

/* A pipe may never have a writer, and a device may do something when it is opened: only then the
 * file is opened, and without waiting, for another may stand there by now. */
static FILE *open_regular(const char *path, Sb *why)
{
    static const char IRREGULAR[] = "it is no regular file";
    struct stat about;
    int file;

    if (stat(path, &about) == 0 && !S_ISREG(about.st_mode)) {
        sb_add(why, IRREGULAR);
        return NULL;
    }
    file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) {
        sb_printf(why, "%s", strerror(errno));
        return NULL;
    }
    if (fstat(file, &about) != 0 || !S_ISREG(about.st_mode)) {
        sb_add(why, IRREGULAR);
        close(file);
        return NULL;
    }
    return fdopen(file, "rb");
}

const Attr *npy_read(const char *path, const Type *type, Sb *why)
{
    FILE *file = open_regular(path, why);
    const Attr *attr = NULL;
    Sb text = { 0 };
    char room[1 << 16];
    size_t got;

    if (!file)
        return NULL;
    while ((got = fread(room, 1, sizeof room, file)) > 0)
        sb_str(&text, (Str){ room, got });
    if (ferror(file))
        sb_printf(why, "%s", strerror(errno));
    else
        attr = read_text(type, sb_view(&text), why);
    fclose(file);
    sb_free(&text);
    return attr;
}
