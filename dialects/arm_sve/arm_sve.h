/* arm_sve: what its files share. */
#ifndef DIALECTS_ARM_SVE_ARM_SVE_H
#define DIALECTS_ARM_SVE_ARM_SVE_H

#include "core/define/constraint.h"
#include "dialects/step.h"

/* A scalable vector whose sizes multiply to `count`, of such elements? */
bool has_scalable_lanes(const Type *type, int64_t count, const TypeConstraint *element);

extern const OpDef ARM_SVE_PRODUCT_OPS[], ARM_SVE_MOVE_OPS[], ARM_SVE_MASKED_OPS[];

#endif
