/* .npy files, as numpy's documentation of its format has them (versions 1 to 3): arguments that are
 * read from them, results written to them. Little-endian, in C order. */
#ifndef INTERP_PROGRAM_NPY_FILE_H
#define INTERP_PROGRAM_NPY_FILE_H

#include "interp/program/entry.h"

/* The file's elements, as dense elements of a static shape that fits the type, a tensor or memref.
 * NULL, with the reason. */
const Attr *npy_read(const char *path, const Type *type, Sb *why);
/* Writes FOLDER/result0.npy ... for the results that hold elements, and FOLDER/arg0.npy ... for the
 * arguments that are memory. False, reported. */
bool npy_write_all(const Entry *entry, const char *folder);

#endif
