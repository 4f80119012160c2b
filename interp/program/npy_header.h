/* What the header of a .npy file says: a literal of a Python dictionary, of exactly the keys descr,
 * fortran_order and shape, each once. */
#ifndef INTERP_PROGRAM_NPY_HEADER_H
#define INTERP_PROGRAM_NPY_HEADER_H

#include "core/text/asm.h"

typedef struct NpyHeader {
    Str descr; /* "<f4"; the text's */
    bool fortran_order;
    Dims shape; /* freed by the caller, in either case */
} NpyHeader;

/* False, with the reason: "its header has no 'shape'". */
bool npy_header_read(NpyHeader *header, Str text, Sb *why);

#endif
