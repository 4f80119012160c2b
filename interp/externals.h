/* Externals: functions a program may declare and call without defining them: those of mlir-runner's
 * libraries (mlir_runner_utils, mlir_c_runner_utils, mlir_float16_utils) and of C's that lowered
 * programs call.
 *
 * They print what those libraries print, byte for byte. What they get must not be poison: that is
 * undefined behaviour. Rules: semantics/DECISIONS.md, "External functions".
 */
#ifndef INTERP_EXTERNALS_H
#define INTERP_EXTERNALS_H

#include "dialects/access.h"

typedef struct External External;
struct External {
    const char *name;
    /* Called with the operands first .. first + count - 1 of the step's operation; gives its
     * results. */
    Flow (*call)(Step *s, const External *self, unsigned first, unsigned count);
    const char *parameters; /* a letter for each: see external_called */
    const char *element;    /* of the memrefs it takes: "I32"; NULL where it takes none */
};

/* NULL when there is none of that name; the prefix of C interfaces, `_mlir_ciface_`, is none of
 * it. */
const External *external_named(Str name);
/* Calls it, once number, kinds and poison of the operands were looked at. */
Flow external_call(Step *s, const External *external, unsigned first, unsigned count);

#endif
