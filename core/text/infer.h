/* Infer: types that a definition's rules give where the syntax leaves them away. */
#ifndef CORE_TEXT_INFER_H
#define CORE_TEXT_INFER_H

#include "core/text/format.h"

/* Fills the table's missing types from those it holds, by the rules and traits of the definition,
 * until nothing new is found. False, reported at the operation's name, when a type that a rule
 * starts from breaks its own constraint. */
bool infer_from_rules(AsmParser *p, const OpState *state, TypeTable *table);

#endif
