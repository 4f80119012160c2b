/* index: the arithmetic of arith on the type index alone, and its constants. */
#include "interp/native/lower/arith.h"

static bool lower_sizeof(Lower *l, const Op *op)
{
    out(l, op, 0, index_constant(l, l->index_width));
    return true;
}

static bool lower_cmp(Lower *l, const Op *op)
{
    static const struct {
        const char *word;
        LLVMIntPredicate predicate;
    } PREDICATES[] = {
        { "eq", LLVMIntEQ },   { "ne", LLVMIntNE },   { "slt", LLVMIntSLT }, { "sle", LLVMIntSLE },
        { "sgt", LLVMIntSGT }, { "sge", LLVMIntSGE }, { "ult", LLVMIntULT }, { "ule", LLVMIntULE },
        { "ugt", LLVMIntUGT }, { "uge", LLVMIntUGE },
    };

    for (size_t i = 0; i < sizeof PREDICATES / sizeof *PREDICATES; i++)
        if (word_in(op_attr(op, "pred"), PREDICATES[i].word)) {
            out(l, op, 0,
                LLVMBuildICmp(l->builder, PREDICATES[i].predicate, in(l, op, 0), in(l, op, 1), ""));
            return true;
        }
    return lower_fail(l, op, "its predicate is unknown");
}

const Lowering INDEX_LOWERINGS[] = {
    { "index.constant", lower_value_constant },
    { "index.bool.constant", lower_value_constant },
    { "index.sizeof", lower_sizeof },
    { "index.casts", lower_resize_s },
    { "index.castu", lower_resize_u },
    { "index.cmp", lower_cmp },
    { "index.add", lower_add },
    { "index.sub", lower_sub },
    { "index.mul", lower_mul },
    { "index.divs", lower_div_s },
    { "index.divu", lower_div_u },
    { "index.ceildivs", lower_ceil_div_s },
    { "index.ceildivu", lower_ceil_div_u },
    { "index.floordivs", lower_floor_div_s },
    { "index.rems", lower_rem_s },
    { "index.remu", lower_rem_u },
    { "index.maxs", lower_max_s },
    { "index.maxu", lower_max_u },
    { "index.mins", lower_min_s },
    { "index.minu", lower_min_u },
    { "index.shl", lower_shl },
    { "index.shrs", lower_shr_s },
    { "index.shru", lower_shr_u },
    { "index.and", lower_and },
    { "index.or", lower_or },
    { "index.xor", lower_xor },
    { 0 },
};
