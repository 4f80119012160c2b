/* Numbers whose bytes stand in the file's metadata: dense_resource<key>. */
#include "core/ir/attr_make.h"
#include "core/ir/resource.h"

#include <string.h>

/* NULL where the file has none of that key. */
static const Resource *blob_of(const Attr *attr)
{
    return resource_find(attr->context, STR("builtin"), attr->resource.key);
}

static bool is_number(const Type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_INDEX || type->kind == TYPE_FLOAT
           || (type->kind == TYPE_COMPLEX && is_number(type->shaped.element));
}

/* The bytes that all elements take, each whole bytes as in Attr.dense, and i1 as any: upstream's
 * DenseResourceElementsAttr says so. False where there are too many, or none of it are numbers. */
static bool bytes_of_type(const Type *type, uint64_t *bytes)
{
    int64_t count;

    return (type->kind == TYPE_VECTOR || type->kind == TYPE_TENSOR) && type_has_static_shape(type)
           && is_number(type->shaped.element) && type_count_elements(type, &count)
           && !__builtin_mul_overflow(count, attr_element_bytes(type->shaped.element), bytes);
}

static const Type *number_of(const Type *element)
{
    return element->kind == TYPE_COMPLEX ? element->shaped.element : element;
}

/* Of a number's last byte. */
static unsigned unused_bits(const Type *element)
{
    return -type_bits(number_of(element)) % 8;
}

static const Attr *numbers_of(const Attr *attr)
{
    const Resource *blob = blob_of(attr);
    const Type *element = attr->type->shaped.element;
    uint64_t bytes;
    Str data;

    if (!blob || !bytes_of_type(attr->type, &bytes) || blob->bytes.len != bytes)
        return NULL;
    if (unused_bits(element) == 0)
        return attr_dense_borrowed(attr->type, blob->bytes);
    data = str_dup(&attr->context->arena, blob->bytes);
    attr_mask_elements((unsigned char *)data.data, data.len, element);
    return attr_dense(attr->type, data, false);
}

const Attr *attr_numbers(const Attr *attr)
{
    if (attr->kind == ATTR_DENSE
        || (attr->kind == ATTR_SPARSE && attr->sparse.values->kind == ATTR_DENSE))
        return attr;
    if (attr->kind != ATTR_DENSE_RESOURCE)
        return NULL;
    if (!attr->resource.numbers)
        ((Attr *)attr)->resource.numbers = numbers_of(attr);
    return attr->resource.numbers;
}

bool attr_is_numbers(const Attr *attr)
{
    return attr_numbers(attr) != NULL;
}

bool attr_resource_sizes(const Attr *attr, uint64_t *held, uint64_t *taken)
{
    const Resource *blob = blob_of(attr);

    if (!bytes_of_type(attr->type, taken))
        *taken = UINT64_MAX;
    *held = blob ? blob->bytes.len : 0;
    return blob != NULL;
}

void attr_mask_elements(unsigned char *bytes, size_t len, const Type *element)
{
    size_t size = attr_element_bytes(number_of(element));
    unsigned unused = unused_bits(element);

    if (unused == 0)
        return;
    for (size_t i = size - 1; i < len; i += size)
        bytes[i] &= (unsigned char)(0xFFu >> unused);
}
