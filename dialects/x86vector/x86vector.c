/* x86vector: instructions for vectors of x86 processors. */
#include "dialects/x86vector/x86vector.h"

bool has_length(const Type *type, const unsigned *lengths)
{
    int64_t count;

    if (!type_count_elements(type, &count))
        return false;
    while (*lengths && count != (int64_t)*lengths)
        lengths++;
    return *lengths;
}

const Type *bits_of_rows(const Type *type)
{
    return type_vector(type->context, 1, type->shaped.dims, NULL, type_i(type->context, 1));
}

static const OpDef *const MORE_OPS[] = { AVX_OPS, AVX512_OPS, NULL };

static bool all_flat(Value *const *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (values[i]->type->kind == TYPE_VECTOR
            && (values[i]->type->shaped.rank != 1 || type_is_scalable(values[i]->type)))
            return false;
    return true;
}

bool is_flat(const Op *op)
{
    return all_flat(op->operands, op->operand_count) && all_flat(op->results, op->result_count);
}

const DialectDef X86VECTOR_DIALECT = {
    .name = "x86vector",
    .summary = "instructions for vectors of x86 processors",
    .doc = "Operations that are single instructions of processors with AVX or AVX512. They\n"
           "mean here what their documents say, on whatever machine.\n",
    .more_ops = MORE_OPS,
};
