/* Addresses: does a program show where its memory lies, by numbers? That is a choice (DECISIONS.md
 * M15).
 *
 * It does where a number that a pointer was made into is used, but not where it only becomes a
 * pointer again: so is memory aligned. What only a run shows, Choice notes.
 */
#ifndef INTERP_ORACLE_JUDGE_ADDRESSES_H
#define INTERP_ORACLE_JUDGE_ADDRESSES_H

#include "core/ir/ir.h"

/* Does the operation give such a number? */
bool addresses_seen_by(const Op *op);
/* Does it use one, or what may be one, for more than to ask whether two are the same? */
bool addresses_used_by(const Op *op);
/* Does it subtract two, which may be of two objects? */
bool addresses_subtracted_by(const Op *op);

#endif
