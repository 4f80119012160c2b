/* Tensors of known size as words of the wire (protocol.h) and as bytes in memory. */
#ifndef INTERP_NATIVE_TENSOR_WORDS_H
#define INTERP_NATIVE_TENSOR_WORDS_H

#include "interp/native/signature.h"

/* Elements lie one behind the other in row-major order, the scalars of each likewise. */
uint64_t tensor_bytes(const Part *part);
void tensor_pack(const Part *part, const uint64_t *words, unsigned char *bytes);
void tensor_unpack(const Part *part, const unsigned char *bytes, uint64_t *words);

#endif
