/* Number memory: GMP and MPFR end the process as everything here does when memory is over. Left to
 * themselves they abort. */
#ifndef SEMANTICS_MEMORY_NUMBER_MEMORY_H
#define SEMANTICS_MEMORY_NUMBER_MEMORY_H

/* Before the first number is made. */
void number_memory_open(void);

#endif
