#include "core/ir/attr_make.h"

#include <string.h>

size_t attr_element_bytes(const Type *element)
{
    if (element->kind == TYPE_COMPLEX)
        return 2 * attr_element_bytes(element->shaped.element);
    return (type_bits(element) + 7) / 8;
}

const Attr *attr_dense_array(Context *context, const Type *element, int64_t count, Str data)
{
    Str bytes = context_intern(context, data);
    Key key = { 0 };
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_DENSE_ARRAY);
    key_pointer(&key, element);
    key_word(&key, (uint64_t)count);
    key_pointer(&key, bytes.data);
    attr = attr_unique(context, &key, ATTR_DENSE_ARRAY, &made);
    if (made) {
        extent_add(&attr->extent, element->extent);
        attr_add_bytes(attr, bytes.len);
        attr->dense.element = element;
        attr->dense.count = count;
        attr->dense.data = bytes;
    }
    return attr;
}

const Attr *attr_dense_i64(Context *context, unsigned count, const int64_t *values)
{
    return attr_dense_array(context, type_i(context, 64), count,
                            (Str){ (const char *)values, count * sizeof *values });
}

const Attr *attr_dense_i32(Context *context, unsigned count, const int32_t *values)
{
    return attr_dense_array(context, type_i(context, 32), count,
                            (Str){ (const char *)values, count * sizeof *values });
}

static bool all_equal(Str data, size_t bytes)
{
    return bytes == 0
           || (data.len >= bytes && memcmp(data.data, data.data + bytes, data.len - bytes) == 0);
}

const Attr *attr_dense(const Type *shaped, Str data, bool splat)
{
    Context *context = shaped->context;
    const Type *element = shaped->shaped.element;
    size_t bytes = attr_element_bytes(element);
    Key key = { 0 };
    Attr *attr;
    bool made;

    if (!splat && type_num_elements(shaped) > 0 && all_equal(data, bytes))
        splat = true;
    if (splat)
        data.len = bytes;
    data = context_intern(context, data);
    key_start(&key, KEY_ATTR, ATTR_DENSE);
    key_pointer(&key, shaped);
    key_word(&key, splat);
    key_pointer(&key, data.data);
    attr = attr_unique(context, &key, ATTR_DENSE, &made);
    if (made) {
        attr_set_type(attr, shaped);
        attr_add_bytes(attr, data.len);
        attr->dense.element = element;
        attr->dense.splat = splat;
        attr->dense.count = type_num_elements(shaped);
        attr->dense.data = data;
    }
    return attr;
}

static bool all_same_string(unsigned count, const Str *strings)
{
    for (unsigned i = 1; i < count; i++)
        if (!str_eq(strings[i], strings[0]))
            return false;
    return count > 0;
}

const Attr *attr_dense_string(const Type *shaped, unsigned count, const Str *strings, bool splat)
{
    Context *context = shaped->context;
    Key key = { 0 };
    Attr *attr;
    Str *copy;
    bool made;

    if (all_same_string(count, strings))
        splat = true;
    if (splat)
        count = 1;
    key_start(&key, KEY_ATTR, ATTR_DENSE_STRING);
    key_pointer(&key, shaped);
    key_word(&key, splat);
    for (unsigned i = 0; i < count; i++)
        key_pointer(&key, context_intern(context, strings[i]).data);
    attr = attr_unique(context, &key, ATTR_DENSE_STRING, &made);
    if (!made)
        return attr;
    copy = ARENA_ARRAY(&context->arena, Str, count);
    attr_set_type(attr, shaped);
    for (unsigned i = 0; i < count; i++) {
        copy[i] = context_intern(context, strings[i]);
        attr_add_bytes(attr, copy[i].len);
    }
    attr->dense_string.splat = splat;
    attr->dense_string.count = count;
    attr->dense_string.strings = copy;
    return attr;
}

const Attr *attr_dense_resource(const Type *shaped, Str name)
{
    Context *context = shaped->context;
    Key key = { 0 };
    Attr *attr;
    bool made;

    name = context_intern(context, name);
    key_start(&key, KEY_ATTR, ATTR_DENSE_RESOURCE);
    key_pointer(&key, shaped);
    key_pointer(&key, name.data);
    attr = attr_unique(context, &key, ATTR_DENSE_RESOURCE, &made);
    if (made) {
        attr_set_type(attr, shaped);
        attr_add_bytes(attr, name.len);
        attr->resource = name;
    }
    return attr;
}

const Attr *attr_sparse(const Type *shaped, const Attr *indices, const Attr *values)
{
    Key key = { 0 };
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_SPARSE);
    key_pointer(&key, shaped);
    key_pointer(&key, indices);
    key_pointer(&key, values);
    attr = attr_unique(shaped->context, &key, ATTR_SPARSE, &made);
    if (made) {
        attr_set_type(attr, shaped);
        extent_add(&attr->extent, indices->extent);
        extent_add(&attr->extent, values->extent);
        attr->sparse.indices = indices;
        attr->sparse.values = values;
    }
    return attr;
}

/* Element `number` of the values, copied to each place that has their index: to the first, where it
 * is there twice. */
static void spread(const Attr *sparse, char *bytes, size_t each)
{
    const Type *shaped = sparse->type;
    const Attr *indices = sparse->sparse.indices, *values = sparse->sparse.values;
    unsigned rank = shaped->shaped.rank;
    int64_t count = indices->dense.splat ? 1 : indices->type->shaped.dims[0];
    Arena scratch = { 0 };

    for (int64_t i = count; i-- > 0;) {
        int64_t at = 0;

        for (unsigned d = 0; d < rank; d++)
            at = at * shaped->shaped.dims[d]
                 + int_low_s(attr_element_bits(indices, i * rank + d, &scratch));
        memcpy(bytes + (size_t)at * each,
               values->dense.data.data + (values->dense.splat ? 0 : (size_t)i * each), each);
    }
    arena_free(&scratch);
}

const Attr *attr_as_dense(const Attr *attr)
{
    enum { MOST_BYTES = 1 << 28 };
    const Attr *dense;
    size_t each;
    char *bytes;
    uint64_t size;

    if (attr->kind != ATTR_SPARSE)
        return attr;
    each = attr_element_bytes(attr->type->shaped.element);
    if (attr->sparse.values->kind != ATTR_DENSE
        || __builtin_mul_overflow((uint64_t)type_num_elements(attr->type), each, &size)
        || size > MOST_BYTES)
        return attr;
    bytes = must_alloc(size + 1);
    memset(bytes, 0, size);
    spread(attr, bytes, each);
    dense = attr_dense(attr->type, (Str){ bytes, size }, false);
    free(bytes);
    return dense;
}

/* The type of the numbers in `data`: of complex elements, the type of their parts. */
static const Type *number_type(const Attr *dense)
{
    const Type *element = dense->dense.element;

    return element->kind == TYPE_COMPLEX ? element->shaped.element : element;
}

Int attr_element_bits(const Attr *dense, int64_t at, Arena *arena)
{
    const Type *type = number_type(dense);
    size_t bytes = attr_element_bytes(type);
    const Str *data = &dense->dense.data;

    /* A splat's data repeats, one number or the two of a complex one. */
    if (dense->dense.splat)
        at = dense->dense.element->kind == TYPE_COMPLEX ? at % 2 : 0;
    return int_of_bytes(arena, type_bits(type),
                        (const unsigned char *)data->data + (size_t)at * bytes);
}

const Attr *attr_element(const Attr *dense, int64_t at)
{
    const Type *type = number_type(dense);
    Int bits = attr_element_bits(dense, at, &dense->context->arena);

    if (type->kind == TYPE_FLOAT)
        return attr_float(type, float_of_int_bits(type->format, bits));
    return attr_integer(type, bits);
}

int64_t attr_i64_at(const Attr *dense_array, unsigned at)
{
    Arena scratch = { 0 };
    int64_t value = int_low_s(attr_element_bits(dense_array, at, &scratch));

    arena_free(&scratch);
    return value;
}

unsigned attr_group_start(const Attr *sizes, unsigned at)
{
    if (!sizes->dense.starts) {
        uint32_t *starts =
            ARENA_ARRAY(&sizes->context->arena, uint32_t, (size_t)sizes->dense.count);

        for (unsigned i = 1; i < sizes->dense.count; i++)
            starts[i] = starts[i - 1] + (uint32_t)attr_i64_at(sizes, i - 1);
        ((Attr *)sizes)->dense.starts = starts;
    }
    return sizes->dense.starts[at];
}
