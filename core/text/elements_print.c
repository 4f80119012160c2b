#include "core/text/printer.h"

/* More elements than this are printed as bytes in hexadecimal, as upstream does. */
enum { MOST_ELEMENTS_LISTED = 100 };

static void print_number(Sb *sb, const Type *type, Int bits)
{
    if (type->kind == TYPE_FLOAT)
        float_print_literal(sb, float_of_int_bits(type->format, bits));
    else if (type->kind == TYPE_INTEGER && type->integer.width == 1)
        sb_add(sb, int_is_zero(bits) ? "false" : "true");
    else if (type->kind == TYPE_INTEGER && type->integer.signedness == UNSIGNED)
        int_print_u(sb, bits);
    else
        int_print_s(sb, bits);
}

static void print_number_at(Sb *sb, const Attr *dense, const Type *type, int64_t at, Arena *scratch)
{
    ArenaMark mark = arena_mark(scratch);

    print_number(sb, type, attr_element_bits(dense, at, scratch));
    arena_release(scratch, mark);
}

static void print_element(Sb *sb, const Attr *attr, int64_t at, Arena *scratch)
{
    const Type *element;

    if (attr->kind == ATTR_DENSE_STRING) {
        string_print_quoted(sb, attr->dense_string.strings[at]);
        return;
    }
    element = attr->dense.element;
    if (element->kind != TYPE_COMPLEX) {
        print_number_at(sb, attr, element, at, scratch);
        return;
    }
    sb_char(sb, '(');
    print_number_at(sb, attr, element->shaped.element, 2 * at, scratch);
    sb_char(sb, ',');
    print_number_at(sb, attr, element->shaped.element, 2 * at + 1, scratch);
    sb_char(sb, ')');
}

/* How many dimensions begin at element `at`: as many brackets open there. */
static unsigned brackets_at(const Type *type, int64_t at)
{
    unsigned count = 0;
    int64_t stride = 1;

    for (unsigned i = type->shaped.rank; i-- > 0; count++) {
        stride *= type->shaped.dims[i];
        if (at % stride != 0)
            break;
    }
    return count;
}

static void print_brackets(Sb *sb, char bracket, unsigned count)
{
    while (count-- > 0)
        sb_char(sb, bracket);
}

/* [[a, b], [c, d]] */
static void print_nested(Sb *sb, const Attr *attr, int64_t count)
{
    Arena scratch = { 0 };

    for (int64_t i = 0; i < count; i++) {
        sb_add(sb, i ? ", " : "");
        print_brackets(sb, '[', brackets_at(attr->type, i));
        print_element(sb, attr, i, &scratch);
        print_brackets(sb, ']', brackets_at(attr->type, i + 1));
    }
    arena_free(&scratch);
}

/* Single bits are packed, eight to a byte. */
static void print_packed_bits(Sb *sb, Str data)
{
    for (size_t i = 0; i < data.len; i += 8) {
        unsigned byte = 0;

        for (size_t j = i; j < i + 8 && j < data.len; j++)
            byte |= (unsigned)(data.data[j] & 1) << (j - i);
        sb_printf(sb, "%02X", byte);
    }
}

static void print_hex(Sb *sb, const Attr *dense)
{
    const Type *element = dense->dense.element;
    Str data = dense->dense.data;

    sb_add(sb, "\"0x");
    if (element->kind == TYPE_INTEGER && element->integer.width == 1)
        print_packed_bits(sb, data);
    else
        sb_hex(sb, data);
    sb_char(sb, '"');
}

static void print_dense(Sb *sb, const Attr *attr, bool allow_hex)
{
    Arena scratch = { 0 };
    bool is_string = attr->kind == ATTR_DENSE_STRING;
    bool splat = is_string ? attr->dense_string.splat : attr->dense.splat;
    int64_t count = is_string ? attr->dense_string.count : attr->dense.count;

    if (splat)
        print_element(sb, attr, 0, &scratch);
    else if (allow_hex && !is_string && count > MOST_ELEMENTS_LISTED)
        print_hex(sb, attr);
    else
        print_nested(sb, attr, count);
    arena_free(&scratch);
}

static void print_sparse(Sb *sb, const Attr *attr)
{
    sb_add(sb, "sparse<");
    if (type_num_elements(attr->sparse.indices->type) > 0) {
        print_dense(sb, attr->sparse.indices, false);
        sb_add(sb, ", ");
        print_dense(sb, attr->sparse.values, true);
    }
    sb_char(sb, '>');
}

static void print_array(Sb *sb, const Attr *attr)
{
    Arena scratch = { 0 };

    sb_add(sb, "array<");
    type_print(sb, attr->dense.element);
    for (int64_t i = 0; i < attr->dense.count; i++) {
        sb_add(sb, i ? ", " : ": ");
        print_element(sb, attr, i, &scratch);
    }
    sb_char(sb, '>');
    arena_free(&scratch);
}

void dense_array_print_body(Sb *sb, const Attr *attr)
{
    Arena scratch = { 0 };

    sb_char(sb, '[');
    for (int64_t i = 0; i < attr->dense.count; i++) {
        sb_add(sb, i ? ", " : "");
        print_element(sb, attr, i, &scratch);
    }
    sb_char(sb, ']');
    arena_free(&scratch);
}

void elements_print(Sb *sb, const Attr *attr)
{
    if (attr->kind == ATTR_SPARSE) {
        print_sparse(sb, attr);
    } else if (attr->kind == ATTR_DENSE_ARRAY) {
        print_array(sb, attr);
    } else {
        sb_add(sb, "dense<");
        print_dense(sb, attr, true);
        sb_char(sb, '>');
    }
}
