/* arm_sve: instructions for scalable vectors of ARM processors. */
#include "dialects/arm_sve/arm_sve.h"

bool has_scalable_lanes(const Type *type, int64_t count, const TypeConstraint *element)
{
    return type_is_scalable(type) && type_num_elements(type) == count
           && type_satisfies(element, type_element(type));
}

static const OpDef *const MORE_OPS[] = { ARM_SVE_PRODUCT_OPS, ARM_SVE_MOVE_OPS, ARM_SVE_MASKED_OPS,
                                         NULL };

const DialectDef ARM_SVE_DIALECT = {
    .name = "arm_sve",
    .summary = "instructions for scalable vectors of ARM processors",
    .doc = "Operations that are single instructions of processors with SVE or SME. They mean\n"
           "here what their documents say, on whatever machine, of vectors of `--vscale` times\n"
           "128 bits.\n",
    .more_ops = MORE_OPS,
};
