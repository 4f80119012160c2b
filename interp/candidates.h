/* Candidates: the functions that could have been meant, told where the one asked for is not there.
 */
#ifndef INTERP_CANDIDATES_H
#define INTERP_CANDIDATES_H

#include "interp/options.h"
#include "core/ir.h"

/* An operation that has a function's body and a signature that can be given arguments. */
bool candidate_can_run(const Op *op);
/* An operation with a symbol's name, a signature and a body, of whatever dialect. */
bool candidate_is(const Op *op);
/* Arguments that the function takes, as `--args` wants them, appended to `sb`; false, nothing
 * appended, where some type has none that can be written. */
bool candidate_arguments(const Op *function, Sb *sb);
/* A note with the module's functions; the first that can run, or NULL. */
const Op *candidates_note(const Op *module);
/* A note with a command line that runs this one. */
void candidate_note(const Op *function, const Options *options);

#endif
