#include "dialects/llvm/hints.h"

Flow llvm_inform(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

Flow llvm_pass_on(Step *s)
{
    return give_operand(s, 0, 0);
}
