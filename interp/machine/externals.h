/* Externals: functions a program may declare and call without defining them: those of mlir-runner's
 * libraries (mlir_runner_utils, mlir_c_runner_utils, mlir_float16_utils), and those of C's that
 * lowered programs allocate with.
 *
 * They print what those libraries print, byte for byte. What they get must not be poison: that is
 * undefined behaviour. Rules: semantics/DECISIONS.md, "External functions".
 */
#ifndef INTERP_MACHINE_EXTERNALS_H
#define INTERP_MACHINE_EXTERNALS_H

#include "dialects/access.h"

typedef struct External External;
struct External {
    const char *name;
    /* Called with the operands of the step's operation from `first` on; gives its results. */
    Flow (*call)(Step *s, const External *self, unsigned first);
    /* A letter for each parameter, and one behind `>` for the result:
     *   h, l  16, 64 bits: an integer or index (or, of h, a float)
     *   f, d  f32, f64
     *   p     a pointer
     *   m     an unranked memref; 0..4  a ranked one of that rank. Lowered, either is a pointer to
     *         its descriptor, an unranked one also its rank and a pointer; not bufferized yet
     *         a tensor. */
    const char *signature;
    const char *element; /* of the memrefs: "I32", "C64", "Ind"; NULL where it takes none */
};

extern const External MEMREF_EXTERNALS[], HEAP_EXTERNALS[], RANDOM_EXTERNALS[];
/* All tables; NULL behind the last. */
extern const External *const EXTERNALS[];

/* NULL when there is none of that name. The prefix of C interfaces, `_mlir_ciface_`, may stand in
 * front of any. */
const External *external_named(Str name);
/* Calls it, after a look at the operands: their number, kinds and poison. */
Flow external_call(Step *s, const External *external, unsigned first, unsigned count);

/* For the functions: the memref at operand `*operand`, which goes to the next; false when the run
 * has ended. */
bool external_memref(Step *s, const External *self, char letter, unsigned *operand, MemRef *memref);

#endif
