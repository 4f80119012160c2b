/* What the externals of OpenMP's library share: numbers behind pointers, and functions that are
 * called with some (DECISIONS.md Q9). */
#ifndef INTERP_MACHINE_EXTERNALS_OMP_H
#define INTERP_MACHINE_EXTERNALS_OMP_H

#include "interp/machine/externals.h"
#include "interp/machine/team.h"

/* Of so many bits. False: the run has ended. */
bool omp_store(Step *s, Pointer to, unsigned bits, uint64_t number);
bool omp_load(Step *s, Pointer from, unsigned bits, uint64_t *number);
/* Calls the function that the pointer points to. */
Flow omp_call(Step *s, const char *name, Pointer function, const Place *arguments, unsigned count,
              Place *result);
/* Of the step's arena. */
Place omp_number(Step *s, unsigned bits, uint64_t number);
Place omp_pointer(Step *s, Pointer pointer);

#endif
