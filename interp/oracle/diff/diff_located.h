/* Located: the versions of a program read once more, with what upstream, a command or another file
 * says of where each operation is from.
 */
#ifndef INTERP_ORACLE_DIFF_DIFF_LOCATED_H
#define INTERP_ORACLE_DIFF_DIFF_LOCATED_H

#include "interp/oracle/diff/diff.h"
#include "interp/oracle/diff/diff_columns.h"

typedef struct Located Located;

/* `compiled`: the text that passes, or the command, were given; empty for another file. */
Located *located_new(Diff *diff, Str compiled);
void located_free(Located *located);
/* Adds what so many passes left; the program, which none did, comes first. */
void located_add(Located *located, Columns *columns, const Op *module, size_t steps);

#endif
