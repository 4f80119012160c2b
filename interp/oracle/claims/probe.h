/* Probes: the module as upstream is shown it: its values handed to operations that ask what is
 * known of them, its operations numbered. */
#ifndef INTERP_ORACLE_CLAIMS_PROBE_H
#define INTERP_ORACLE_CLAIMS_PROBE_H

#include "interp/oracle/claims/table.h"

#define PROBE_NUMBER "claim"
#define PROBE_BOUNDS "test.reflect_bounds" /* upstream's: its attributes are what is known */
#define PROBE_USE "claims.use"             /* nobody's: what its operand has become is to be seen */

/* Every integer is handed to a probe of that name, or where `all` every number. */
void probe_values(Claims *claims, const Op *entry, const char *probe, bool all, Sb *text);
/* Operations are where the line says that is their number, and those are named by it that have
 * pointers, or where `all` may touch memory. */
void probe_memory(Claims *claims, const Op *entry, bool all, Sb *text);

#endif
