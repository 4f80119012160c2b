/* Claims: what a compiler's analyses say of a program, held against every value that really occurs
 * in a run of it, and every byte that is touched.
 *
 * A claim says something of a value of the program, of an operation, or of two of them. It comes
 * from upstream's analyses (claims_ask.c) or from a file (claims_file.c). What a claim says of
 * poison holds, and a run that ends as undefined breaks none: decision K1.
 */
#ifndef INTERP_ORACLE_CLAIMS_CLAIMS_H
#define INTERP_ORACLE_CLAIMS_CLAIMS_H

#include "interp/machine/machine.h"

typedef struct Claims Claims;

/* None yet, of the module, which must stay as it is. */
Claims *claims_new(const Op *module);
void claims_free(Claims *claims);

/* What the installed mlir-opt says of the module, from whose function `entry` a run begins: anybody
 * may call that. Where it says nothing a warning on standard error says why. */
void claims_ask(Claims *claims, const Op *entry);
/* What the file says, a claim a line; false, reported, where a line is none. */
bool claims_read(Claims *claims, const char *file);

/* The machine's next run is watched; before its first call. */
void claims_watch(Claims *claims, Machine *machine);
/* Tells on standard error which claims were broken, and how many of which kinds were held against
 * how much. True where one was. */
bool claims_tell(const Claims *claims, const Machine *machine);

#endif
