#include "core/ir/attr_make.h"

#include <string.h>

size_t attr_element_bytes(const Type *element)
{
    if (element->kind == TYPE_COMPLEX)
        return 2 * attr_element_bytes(element->shaped.element);
    return ((size_t)type_bits(element) + 7) / 8;
}

const Attr *attr_dense_array(Context *context, const Type *element, int64_t count, Str data)
{
    Str bytes = context_intern(context, data);
    Key key;
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_DENSE_ARRAY);
    key_pointer(&key, element);
    key_word(&key, (uint64_t)count);
    key_pointer(&key, bytes.data);
    attr = attr_unique(context, &key, ATTR_DENSE_ARRAY, &made);
    if (made) {
        extent_add_type(&attr->extent, element);
        extent_add_text(&attr->extent, bytes.len);
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

/* Bytes that are where they stay. */
static const Attr *dense_of(const Type *shaped, Str data, bool splat)
{
    Key key;
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_DENSE);
    key_pointer(&key, shaped);
    key_word(&key, splat);
    key_pointer(&key, data.data);
    attr = attr_unique(shaped->context, &key, ATTR_DENSE, &made);
    if (made) {
        attr_set_type(attr, shaped);
        extent_add_text(&attr->extent, data.len);
        attr->dense.element = shaped->shaped.element;
        attr->dense.splat = splat;
        attr->dense.count = type_num_elements(shaped);
        attr->dense.data = data;
    }
    return attr;
}

const Attr *attr_dense(const Type *shaped, Str data, bool splat)
{
    size_t bytes = attr_element_bytes(shaped->shaped.element);

    if (!splat && type_num_elements(shaped) > 0 && all_equal(data, bytes))
        splat = true;
    if (splat)
        data.len = bytes;
    return dense_of(shaped, context_intern(shaped->context, data), splat);
}

const Attr *attr_dense_borrowed(const Type *shaped, Str data)
{
    bool splat = type_num_elements(shaped) > 0
                 && all_equal(data, attr_element_bytes(shaped->shaped.element));

    return dense_of(shaped, data, splat);
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
    Key key;
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
        extent_add_text(&attr->extent, copy[i].len);
    }
    attr->dense_string.splat = splat;
    attr->dense_string.count = count;
    attr->dense_string.strings = copy;
    return attr;
}

const Attr *attr_dense_resource(const Type *shaped, Str name)
{
    Context *context = shaped->context;
    Key key;
    Attr *attr;
    bool made;

    name = context_intern(context, name);
    key_start(&key, KEY_ATTR, ATTR_DENSE_RESOURCE);
    key_pointer(&key, shaped);
    key_pointer(&key, name.data);
    attr = attr_unique(context, &key, ATTR_DENSE_RESOURCE, &made);
    if (made) {
        attr_set_type(attr, shaped);
        extent_add_text(&attr->extent, name.len);
        attr->resource.key = name;
    }
    return attr;
}

const Attr *attr_sparse(const Type *shaped, const Attr *indices, const Attr *values)
{
    Key key;
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_SPARSE);
    key_pointer(&key, shaped);
    key_pointer(&key, indices);
    key_pointer(&key, values);
    attr = attr_unique(shaped->context, &key, ATTR_SPARSE, &made);
    if (made) {
        attr_set_type(attr, shaped);
        extent_add_attr(&attr->extent, indices);
        extent_add_attr(&attr->extent, values);
        attr->sparse.indices = indices;
        attr->sparse.values = values;
    }
    return attr;
}

/* The type of the numbers: of complex elements, the type of their parts. */
static const Type *number_type(const Attr *elements)
{
    const Type *element =
        elements->kind == ATTR_SPARSE ? elements->type->shaped.element : elements->dense.element;

    return element->kind == TYPE_COMPLEX ? element->shaped.element : element;
}

/* Row-major, of the index that stands there. */
static int64_t place_of(const Attr *sparse, int64_t entry)
{
    const Type *type = sparse->type;
    unsigned rank = type->shaped.rank;
    int64_t place = 0;

    for (unsigned i = 0; i < rank; i++)
        place = place * type->shaped.dims[i]
                + attr_i64_at(sparse->sparse.indices, (unsigned)(entry * rank) + i);
    return place;
}

static int in_order(const void *a, const void *b)
{
    const SparseEntry *x = a, *y = b;

    return x->place != y->place    ? x->place < y->place ? -1 : 1
           : x->number < y->number ? -1
                                   : x->number > y->number;
}

/* By place; of those with one place the first is the one that counts. Sorted when first asked for.
 */
static const SparseEntry *sorted_entries(const Attr *sparse, int64_t count)
{
    SparseEntry *entries = ARENA_ARRAY(&sparse->context->arena, SparseEntry, (size_t)count);
    Attr *kept = (Attr *)sparse;

    for (int64_t i = 0; i < count; i++)
        entries[i] = (SparseEntry){ place_of(sparse, i), i };
    qsort(entries, (size_t)count, sizeof *entries, in_order);
    kept->sparse.entries = entries;
    return entries;
}

/* The number of the entry that gives the element; -1: none does. */
static int64_t entry_of(const Attr *sparse, int64_t at)
{
    const Attr *indices = sparse->sparse.indices;
    int64_t low = 0, count = indices->dense.splat ? 1 : indices->type->shaped.dims[0], high = count;
    const SparseEntry *entries =
        sparse->sparse.entries ? sparse->sparse.entries : sorted_entries(sparse, count);

    while (low < high) {
        int64_t middle = low + (high - low) / 2;

        if (entries[middle].place < at)
            low = middle + 1;
        else
            high = middle;
    }
    return low < count && entries[low].place == at ? entries[low].number : -1;
}

/* What no entry gives is zero. */
static Int sparse_bits(const Attr *sparse, int64_t at, Arena *arena)
{
    unsigned parts = sparse->type->shaped.element->kind == TYPE_COMPLEX ? 2 : 1;
    int64_t entry = entry_of(sparse, at / parts);

    return entry < 0 ? int_of_u(arena, type_bits(number_type(sparse)), 0)
                     : attr_element_bits(sparse->sparse.values, entry * parts + at % parts, arena);
}

bool attr_is_splat(const Attr *attr)
{
    attr = attr_numbers(attr);
    return attr && attr->kind == ATTR_DENSE && attr->dense.splat;
}

bool attr_has_element(const Attr *elements, int64_t number, bool is_complex)
{
    const Attr *numbers = attr_numbers(elements);
    int64_t count = numbers ? type_num_elements(numbers->type) : 0;

    return (number < count || (count && attr_is_splat(numbers)))
           && (numbers->type->shaped.element->kind == TYPE_COMPLEX) == is_complex;
}

Int attr_element_bits(const Attr *numbers, int64_t at, Arena *arena)
{
    const Attr *elements = numbers->kind == ATTR_DENSE_RESOURCE ? attr_numbers(numbers) : numbers;
    const Type *type = number_type(elements);
    size_t bytes = attr_element_bytes(type);
    const Str *data = &elements->dense.data;

    if (elements->kind == ATTR_SPARSE)
        return sparse_bits(elements, at, arena);
    /* A splat's data repeats, one number or the two of a complex one. */
    if (elements->dense.splat)
        at = elements->dense.element->kind == TYPE_COMPLEX ? at % 2 : 0;
    return int_of_bytes(arena, type_bits(type),
                        (const unsigned char *)data->data + (size_t)at * bytes);
}

const Attr *attr_element(const Attr *dense, int64_t at)
{
    const Type *type = number_type(attr_numbers(dense) ? attr_numbers(dense) : dense);
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

unsigned attr_count_dynamic(const Attr *dense_array)
{
    unsigned count = 0;

    for (unsigned i = 0; i < dense_array->dense.count; i++)
        count += attr_i64_at(dense_array, i) == DYNAMIC;
    return count;
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
