/* .npy files, as numpy's documentation of its format has them (versions 1 to 3), that arguments are
 * read from: of either order of bytes, row by row or column by column. */
#ifndef INTERP_PROGRAM_NPY_READ_H
#define INTERP_PROGRAM_NPY_READ_H

#include "core/ir/ir.h"

/* The file's elements, as dense elements of a static shape that fits the type, a tensor or memref.
 * NULL, with the reason. */
const Attr *npy_read(const char *path, const Type *type, Sb *why);

#endif
