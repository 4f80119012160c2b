/* What its row demands of an operation, apart from its regions' insides: for an operation that asks
 * it of one in its regions, which the verifier comes to later. */
#ifndef CORE_VERIFY_SIGNATURE_H
#define CORE_VERIFY_SIGNATURE_H

#include "core/ir/ir.h"

/* The operation has a definition. False, with an error of that operation, where it does not fit. */
bool op_verify_signature(const Op *op);

#endif
