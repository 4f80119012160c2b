/* Constants: the numbers that a program names. Where it compares something with 4242, inputs have
 * to have 4242 in them, and its neighbours, or one side of the comparison is never seen.
 *
 * They are the values of constants, cases of switches, what stands in affine maps and sets, and the
 * sizes that types of memrefs have.
 */
#ifndef INTERP_ORACLE_INPUTS_CONSTANTS_H
#define INTERP_ORACLE_INPUTS_CONSTANTS_H

#include "core/base/vec.h"
#include "core/ir/ir.h"

typedef struct Constants {
    VEC(const Attr *) numbers; /* integers and floats, each once; borrowed */
} Constants;

/* Adds those of one operation; none where there are so many already that inputs would hardly be of
 * anything else. */
void constants_add(Constants *constants, const Op *op);
void constants_free(Constants *constants);

#endif
