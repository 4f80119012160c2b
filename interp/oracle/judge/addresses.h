/* Addresses: does a program show where its memory lies? That is a choice (DECISIONS.md M15).
 *
 * It does where a number that a pointer was made into is used, but not where it only becomes a
 * pointer again: so is memory aligned; and where pointers into two objects are compared.
 */
#ifndef INTERP_ORACLE_JUDGE_ADDRESSES_H
#define INTERP_ORACLE_JUDGE_ADDRESSES_H

#include "core/ir/ir.h"

/* Does the operation give a number of where memory lies, or compare such places? */
bool addresses_seen_by(const Op *op);
/* Does it use such a number, or what may be one, for more than to ask whether two are the same; or
 * compare places? */
bool addresses_used_by(const Op *op);

#endif
