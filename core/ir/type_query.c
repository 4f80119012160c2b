#include "core/ir/context.h"

bool type_is_signless(const Type *type, unsigned width)
{
    return type_is_signless_integer(type) && type->integer.width == width;
}

bool type_is_any_integer(const Type *type)
{
    return type->kind == TYPE_INTEGER;
}

bool type_is_signless_integer(const Type *type)
{
    return type->kind == TYPE_INTEGER && type->integer.signedness == SIGNLESS;
}

bool type_is_int_or_index(const Type *type)
{
    return type_is_signless_integer(type) || type->kind == TYPE_INDEX;
}

bool type_is_float(const Type *type)
{
    return type->kind == TYPE_FLOAT;
}

bool type_is_any_float(const Type *type)
{
    return type_is_float(type) || (type->kind == TYPE_DIALECT && type->dialect.def->is_float);
}

bool type_is_shaped(const Type *type)
{
    return type->kind == TYPE_VECTOR || type_is_any_tensor(type) || type_is_any_memref(type);
}

bool type_has_rank(const Type *type)
{
    return type->kind == TYPE_VECTOR || type->kind == TYPE_TENSOR || type->kind == TYPE_MEMREF;
}

unsigned type_dynamic_dims(const Type *type)
{
    unsigned count = 0;

    for (unsigned i = 0; i < type->shaped.rank; i++)
        count += type->shaped.dims[i] == DYNAMIC;
    return count;
}

bool type_has_no_elements(const Type *type)
{
    for (unsigned i = 0; type_has_rank(type) && i < type->shaped.rank; i++)
        if (type->shaped.dims[i] == 0)
            return true;
    return false;
}

bool type_has_static_shape(const Type *type)
{
    return type_has_rank(type) && !type_dynamic_dims(type);
}

bool type_same_dims(const Type *a, const Type *b)
{
    if (a->shaped.rank != b->shaped.rank)
        return false;
    for (unsigned i = 0; i < a->shaped.rank; i++)
        if (a->shaped.dims[i] != b->shaped.dims[i])
            return false;
    return true;
}

bool type_dims_agree(const Type *a, const Type *b)
{
    if (a->shaped.rank != b->shaped.rank)
        return false;
    for (unsigned i = 0; i < a->shaped.rank; i++)
        if (a->shaped.dims[i] != DYNAMIC && b->shaped.dims[i] != DYNAMIC
            && a->shaped.dims[i] != b->shaped.dims[i])
            return false;
    return true;
}

bool type_is_any_memref(const Type *type)
{
    return type->kind == TYPE_MEMREF || type->kind == TYPE_UNRANKED_MEMREF;
}

bool type_is_any_tensor(const Type *type)
{
    return type->kind == TYPE_TENSOR || type->kind == TYPE_UNRANKED_TENSOR;
}

bool type_is_scalable(const Type *type)
{
    return type->kind == TYPE_VECTOR && type->shaped.scalable;
}

const Type *type_element(const Type *type)
{
    return type_is_shaped(type) ? type->shaped.element : type;
}

const Type *type_itself(const Type *type)
{
    return type;
}

const FloatFormat *type_float_format(const Type *type)
{
    type = type_element(type);
    if (type->kind == TYPE_COMPLEX)
        type = type->shaped.element;
    return type->kind == TYPE_FLOAT ? type->format : NULL;
}

int64_t type_num_elements(const Type *type)
{
    uint64_t count = 1;

    for (unsigned i = 0; i < type->shaped.rank; i++)
        count *= (uint64_t)type->shaped.dims[i];
    return (int64_t)count;
}

bool type_count_elements(const Type *type, int64_t *count)
{
    bool fits = true;

    *count = 1;
    for (unsigned i = 0; i < type->shaped.rank; i++) {
        if (type->shaped.dims[i] == 0) {
            *count = 0;
            return true;
        }
        fits &= !__builtin_mul_overflow(*count, type->shaped.dims[i], count);
    }
    return fits;
}

bool type_has_more_elements(const Type *type, int64_t most)
{
    int64_t count;

    return (type->kind == TYPE_VECTOR || type->kind == TYPE_TENSOR) && type_has_static_shape(type)
           && (!type_count_elements(type, &count) || count > most);
}

const Type *type_with_element(const Type *type, const Type *element)
{
    Context *context = type->context;
    unsigned rank = type->shaped.rank;
    const int64_t *dims = type->shaped.dims;

    switch (type->kind) {
    case TYPE_VECTOR:
        return type_vector(context, rank, dims, type->shaped.scalable, element);
    case TYPE_TENSOR:
        return type_tensor(context, rank, dims, element, type->shaped.encoding);
    case TYPE_UNRANKED_TENSOR:
        return type_unranked_tensor(context, element);
    case TYPE_MEMREF:
        return type_memref(context, rank, dims, element, type->shaped.layout,
                           type->shaped.memory_space);
    case TYPE_UNRANKED_MEMREF:
        return type_unranked_memref(context, element, type->shaped.memory_space);
    default:
        return element;
    }
}

unsigned type_bits(const Type *type)
{
    switch (type->kind) {
    case TYPE_INTEGER:
        return type->integer.width;
    case TYPE_FLOAT:
        return type->format->width;
    default:
        return 64;
    }
}

bool type_may_be_in_vector(const Type *type)
{
    switch (type->kind) {
    case TYPE_INTEGER:
    case TYPE_INDEX:
    case TYPE_FLOAT:
        return true;
    case TYPE_OPAQUE:
        return type->context->was_verified;
    case TYPE_DIALECT:
        return type->dialect.def->vector_element;
    default:
        return false;
    }
}

bool type_may_be_in_tensor(const Type *type)
{
    switch (type->kind) {
    case TYPE_INTEGER:
    case TYPE_INDEX:
    case TYPE_FLOAT:
    case TYPE_COMPLEX:
    case TYPE_VECTOR:
    case TYPE_OPAQUE:
    case TYPE_DIALECT:
        return true;
    default:
        return false;
    }
}

bool type_may_be_in_memref(const Type *type)
{
    switch (type->kind) {
    case TYPE_INTEGER:
    case TYPE_INDEX:
    case TYPE_FLOAT:
    case TYPE_COMPLEX:
    case TYPE_VECTOR:
    case TYPE_MEMREF:
    case TYPE_UNRANKED_MEMREF:
        return true;
    case TYPE_OPAQUE:
        return type->context->was_verified;
    case TYPE_DIALECT:
        return type->dialect.def->memref_element;
    default:
        return false;
    }
}
