/* Transfers: what vector.transfer_read and vector.transfer_write are beside what they do. */
#ifndef DIALECTS_VECTOR_TRANSFER_H
#define DIALECTS_VECTOR_TRANSFER_H

#include "core/text/asm.h"
#include "dialects/vector/memory.h"

enum { PERMUTATION_MAP, IN_BOUNDS };
enum { READ_BASE, READ_INDICES, READ_PADDING, READ_MASK }; /* operands, in groups */
enum { WRITE_VALUE, WRITE_BASE, WRITE_INDICES, WRITE_MASK };

/* Which result of the map is the dimension, or -1. */
int transfer_result_of_dim(const AffineMap *map, unsigned dim);
/* The types of their masks: a lane for each dimension of the vector that is one of the base, in the
 * base's order. */
const Type *transfer_read_mask(const Op *op);
const Type *transfer_write_mask(const Op *op);

bool transfer_parse_read(AsmParser *p, OpState *state);
bool transfer_parse_write(AsmParser *p, OpState *state);
void transfer_print_read(AsmPrinter *printer, const Op *op);
void transfer_print_write(AsmPrinter *printer, const Op *op);
bool transfer_verify_read(const Op *op);
bool transfer_verify_write(const Op *op);

#endif
