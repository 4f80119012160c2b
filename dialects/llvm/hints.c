#include "dialects/llvm/hints.h"

Flow llvm_inform(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

bool llvm_passes_its_type(const Op *op)
{
    return op->results[0]->type == op->operands[0]->type;
}

Flow llvm_pass_on(Step *s)
{
    return give_operand(s, 0, 0);
}
