/* Verify: how types of the quant dialect's operations go together, and constraints on them. */
#ifndef DIALECTS_QUANT_VERIFY_H
#define DIALECTS_QUANT_VERIFY_H

#include "dialects/quant/quant.h"

extern const TypeConstraint QUANT_FLOATS, QUANT_QUANTIZED, QUANT_STORED;
extern const OpPredicate QUANT_SAME_FORM[], QUANT_STORAGE_FORM[];

/* The quantized type that the cast is from, or to; of elements. */
const Type *quant_type_in(const Op *op);
bool quant_verify_expressed(const Op *op); /* of a cast between it and what it expresses */
bool quant_verify_stored(const Op *op);    /* and what it is stored as */

#endif
