/* Aliases: operations that mean what another one does (`as` in their rows). */
#ifndef CORE_DEFINE_ALIAS_H
#define CORE_DEFINE_ALIAS_H

#include "core/ir/context.h"

/* The row that says what the operation means: its own, or that of the operation it is an alias of.
 * Its own, too, where that one is none. NULL where it has no row. */
const OpDef *op_meaning(const Op *op);
Primitive op_primitive(const Op *op);
/* The same where that row is known. */
Primitive def_primitive(const OpDef *meaning, const Op *op);

/* The attributes that row reads, in its order, as the alias has them; the array and new attributes
 * are the context's. An enum of the alias becomes an integer of the meaning's cases. NULL where the
 * operation is no alias. */
const Attr *const *op_meant_attrs(const Op *op);

/* The row that tells of the operation's results, of poison and undefined behaviour: its own, or,
 * of an alias that has no `formula`, that of the meaning. */
const OpDef *def_rules(Context *context, const OpDef *def);

/* What keeps the row from being an alias, for the test of all rows: "attribute 'isDisjoint' is
 * unknown to 'arith.ori'". False, with nothing added, where it is none or a good one. */
bool alias_fault(Sb *why, Context *context, const OpDef *def);

#endif
