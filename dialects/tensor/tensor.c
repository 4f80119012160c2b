/* tensor: the table of the dialect, and what its files share. */
#include "dialects/tensor/tensor.h"

static const OpDef *const TABLES[] = {
    TENSOR_ELEMENT_OPS, TENSOR_MAKE_OPS,   TENSOR_BODY_OPS,
    TENSOR_CAST_OPS,    TENSOR_SLICE_OPS,  TENSOR_SHAPE_OPS,
    TENSOR_CONCAT_OPS,  TENSOR_GATHER_OPS, NULL,
};

const DialectDef TENSOR_DIALECT = {
    .name = "tensor",
    .summary = "operations on tensors",
    .doc = "Values of tensor type, taken apart and put together. A tensor is a value: it never\n"
           "changes, and has no memory that others could see. What changes one gives another.\n",
    .more_ops = TABLES,
};

bool tensor_sizes_in(Step *s, unsigned result, unsigned first, uint64_t *sizes)
{
    const Type *type = s->op->results[result]->type;

    for (unsigned i = 0; i < type->shaped.rank; i++) {
        int64_t size = type->shaped.dims[i];

        if (size == DYNAMIC)
            size = index_in(s, first++);
        if (size < 0) {
            undefined(s, "size %u is negative: %lld", i, (long long)size);
            by_decision(s, "T3");
            return false;
        }
        sizes[i] = (uint64_t)size;
    }
    return true;
}

Flow tensor_check_type(Step *s, const uint64_t *sizes, unsigned rank, const Type *type)
{
    if (!type_has_rank(type))
        return FLOW_NEXT;
    if (rank != type->shaped.rank)
        return undefined_by(s, "T5", "the tensor has %u dimension%s, but its type is '%s'", rank,
                            plural(rank), type_text(type));
    for (unsigned i = 0; i < rank; i++)
        if (type->shaped.dims[i] != DYNAMIC && (uint64_t)type->shaped.dims[i] != sizes[i])
            return tensor_differs(s, i, "the tensor", sizes[i], "its type",
                                  (uint64_t)type->shaped.dims[i]);
    return FLOW_NEXT;
}

Flow tensor_differs(Step *s, unsigned dim, const char *whose, uint64_t size, const char *others,
                    uint64_t other)
{
    return undefined_by(s, "T5", "the size of dimension %u is %llu in %s, but %llu in %s", dim,
                        (unsigned long long)size, whose, (unsigned long long)other, others);
}
