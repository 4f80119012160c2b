/* Values written to .npy files: little-endian, row by row. */
#ifndef INTERP_PROGRAM_NPY_WRITE_H
#define INTERP_PROGRAM_NPY_WRITE_H

#include "interp/program/entry.h"

typedef enum NpyEnd {
    NPY_WRITTEN,
    NPY_NO_TYPE,  /* numpy has none for such values */
    NPY_TOO_MANY, /* elements */
    NPY_NO_VALUE, /* it is poison, or where its elements lie has ended */
    NPY_FAILED,   /* reported */
} NpyEnd;

/* Makes the folder where there is none. False, reported. */
bool npy_make_folder(const char *folder);
/* Writes a value of at most `most` elements to FOLDER/NAME.npy; and, where elements have no value,
 * being poison or never written, FOLDER/NAME.mask.npy, which is true for these. */
NpyEnd npy_write(Machine *machine, const char *folder, const char *name, Place place,
                 const Type *type, uint64_t most);
/* FOLDER/result0.npy ... for the results, and FOLDER/arg0.npy ... for the arguments that are
 * memory; of others it is told why not. False where a file could not be written, reported. */
bool npy_write_all(const Entry *entry, const char *folder);

#endif
