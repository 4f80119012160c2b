/* Operations of the llvm dialect that nothing else means: intrinsics by their names. */
#include "interp/native/lower/lower.h"

/* llvm.intr.NAME is llvm.NAME, of the first operand's type. */
static const char *intrinsic_of(Lower *l, const Op *op)
{
    enum { PREFIX = sizeof "llvm.intr." - 1 };

    return str_printf(&l->arena, "llvm.%.*s", STR_ARG(str_from(op_name(op), PREFIX))).data;
}

static bool lower_named(Lower *l, const Op *op, const Lowering *row)
{
    unsigned count = op->operand_count;

    (void)row;
    return give_fast(l, op,
                     call_same(l, intrinsic_of(l, op), operand_values(l, op, 0, count), count));
}

const Lowering LLVM_LOWERINGS[] = {
    { "llvm.intr.acos llvm.intr.asin llvm.intr.atan llvm.intr.atan2 llvm.intr.ceil "
      "llvm.intr.copysign llvm.intr.cos llvm.intr.cosh llvm.intr.ctpop llvm.intr.exp "
      "llvm.intr.exp2 llvm.intr.fabs llvm.intr.floor llvm.intr.fma llvm.intr.log "
      "llvm.intr.log10 llvm.intr.log2 llvm.intr.maximum llvm.intr.minimum "
      "llvm.intr.nearbyint llvm.intr.rint llvm.intr.round "
      "llvm.intr.roundeven llvm.intr.sin llvm.intr.sinh llvm.intr.smax llvm.intr.smin "
      "llvm.intr.sqrt llvm.intr.tan llvm.intr.tanh llvm.intr.trunc llvm.intr.umax "
      "llvm.intr.umin",
      .by = lower_named },
    { 0 },
};
