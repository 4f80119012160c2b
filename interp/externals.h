/* Externals: functions a program may declare and call without defining them: those of mlir-runner's
 * libraries (mlir_runner_utils, mlir_c_runner_utils, mlir_float16_utils).
 *
 * They print what those libraries print, byte for byte. What a program prints must not depend on
 * poison: handed to one of them it is undefined behaviour.
 */
#ifndef INTERP_EXTERNALS_H
#define INTERP_EXTERNALS_H

#include "dialects/access.h"

typedef struct External {
    const char *name;
    /* Called with the operands first .. first + count - 1 of the step's operation; gives its
     * results. */
    Flow (*call)(Step *s, unsigned first, unsigned count);
} External;

/* NULL when there is none of that name. */
const External *external_named(Str name);

#endif
