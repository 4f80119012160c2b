/* Npy: arrays in numpy's file format, version 1.0. */
#ifndef INTERP_PROGRAM_NPY_H
#define INTERP_PROGRAM_NPY_H

#include "core/ir/ir.h"

/* How numpy calls elements of the type ("<i4", "<f2", "|b1"), and how many bytes each takes; NULL
 * where it has no such. Integers of i1, i8, i16, i32, i64 and index; f16, f32 and f64, and complex
 * numbers of the latter two. */
const char *npy_type(const Type *element, unsigned index_width, size_t *bytes);

/* Appends the header of an array in row-major order; its elements follow. */
void npy_header(Sb *sb, const char *type, const uint64_t *dims, unsigned rank);

#endif
