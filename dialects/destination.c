#include "dialects/destination.h"

#include "core/ir/diag.h"

bool destination_verify(const Op *op, unsigned first, unsigned end)
{
    unsigned tensors = 0;

    for (unsigned i = first; i < end; i++) {
        const Type *type = op->operands[i]->type;

        if (!type_is_any_tensor(type) && !type_is_any_memref(type))
            return op_error(op, "expected that operand #%u is a tensor or a memref", i);
        tensors += type->kind == TYPE_TENSOR;
    }
    if (op->result_count != tensors)
        return op_error(op,
                        "expected the number of tensor results (%u) to be equal to the number of "
                        "output tensors (%u)",
                        op->result_count, tensors);
    for (unsigned i = first, result = 0; i < end; i++) {
        const Type *type = op->operands[i]->type;

        if (type->kind != TYPE_TENSOR)
            continue;
        if (op->results[result]->type != type)
            return op_error(op,
                            "expected type of operand #%u ('%s') to match type of corresponding "
                            "result ('%s')",
                            i, type_text(type), type_text(op->results[result]->type));
        result++;
    }
    return true;
}
