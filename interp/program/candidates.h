/* Candidates: the functions that could have been meant, told where the one asked for is not there.
 */
#ifndef INTERP_PROGRAM_CANDIDATES_H
#define INTERP_PROGRAM_CANDIDATES_H

#include "interp/console/options.h"
#include "core/ir/ir.h"

/* An operation that has a function's body and a signature that can be given arguments. */
bool candidate_can_run(const Op *op);
/* Does the module have operations of its own that are executed, and are no functions or other
 * symbols? Then it can run as a function without arguments. */
bool candidate_module_runs(const Op *module);
/* An operation with a symbol's name, a signature and a body, of whatever dialect. */
bool candidate_is(const Op *op);
/* The symbol that a command line names: f or @f; inner::f or @inner::@f in a nested module. What is
 * in a nested module without a name is named as if it stood around it, and the outermost module's
 * own name may stand in front. NULL where there is none. */
const Op *candidate_find(const Op *module, Str name);
/* How candidate_find is asked for a symbol: f, inner::f. */
Str candidate_path(const Op *op, Arena *arena);
/* A note with the module's functions, those of nested modules as well where these can be named; of
 * those that can run the one whose name is near to `asked`, otherwise the first, or NULL. */
const Op *candidates_note(const Op *module, const char *asked, bool nested);
/* A note with a command line that runs this one. */
void candidate_note(const Op *function, const Options *options);
/* For each function that can run, those of nested modules too, an object: how it is asked for, its
 * type, arguments that it can be tried with. */
void candidates_json(Sb *sb, const Op *module, Str file);

#endif
