/* Infer: types that a definition's rules give where the syntax leaves them away. */
#ifndef CORE_TEXT_INFER_H
#define CORE_TEXT_INFER_H

#include "core/text/format.h"

/* A type that a rule starts from, and which breaks its own constraint: that of an operand or
 * result of this name. */
typedef struct InferFault {
    Str name;
    const Type *type;
    const TypeConstraint *constraint;
} InferFault;

/* Fills the table's missing types from those it holds, by the rules and traits of the definition,
 * until nothing new is found. False, with the fault, where one is met. */
bool infer_from_rules(const OpState *state, TypeTable *table, InferFault *fault);

#endif
