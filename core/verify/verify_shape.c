/* Shapes that can be one at run time: unknown ranks and sizes agree with anything. */
#include "core/verify/verify.h"

bool shapes_agree(const Type *a, const Type *b)
{
    if (type_is_shaped(a) != type_is_shaped(b))
        return false;
    return !type_is_shaped(a) || !type_has_rank(a) || !type_has_rank(b) || type_dims_agree(a, b);
}

/* Dimension `dim` of all types that have a rank, which is one. */
static bool dim_agrees(const Type *const *types, unsigned count, unsigned dim)
{
    int64_t size = DYNAMIC;

    for (unsigned i = 0; i < count; i++) {
        int64_t other = type_has_rank(types[i]) ? types[i]->shaped.dims[dim] : DYNAMIC;

        if (size != DYNAMIC && other != DYNAMIC && size != other)
            return false;
        if (size == DYNAMIC)
            size = other;
    }
    return true;
}

bool shapes_all_agree(const Type *const *types, unsigned count)
{
    unsigned shaped = 0, scalable = 0;
    const Type *ranked = NULL;

    for (unsigned i = 0; i < count; i++) {
        shaped += type_is_shaped(types[i]);
        scalable += type_is_scalable(types[i]);
        if (type_is_shaped(types[i]) && type_has_rank(types[i]) && !ranked)
            ranked = types[i];
    }
    if (shaped == 0)
        return true;
    if (shaped != count || (scalable && scalable != count))
        return false;
    for (unsigned i = 0; ranked && i < count; i++)
        if (type_has_rank(types[i]) && types[i]->shaped.rank != ranked->shaped.rank)
            return false;
    for (unsigned d = 0; ranked && d < ranked->shaped.rank; d++)
        if (!dim_agrees(types, count, d))
            return false;
    return true;
}
