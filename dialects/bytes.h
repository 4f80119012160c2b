/* Bytes behind pointers: runs of them that are copied, filled and found as a whole, whatever they
 * hold. Lengths and alignments are in bytes. Checks and reports are those of dialects/access.h, one
 * for the whole run; of a run of none nothing is asked. */
#ifndef DIALECTS_BYTES_H
#define DIALECTS_BYTES_H

#include "dialects/access.h"

enum { BYTES_OF_A_STEP = 64 }; /* that are moved in the time of one */

/* Pointers to one value of a type, and to a byte, for what dialects/access.h does. */
MemRef pointee(Pointer at, const Type *type);
MemRef bytes_at(const Step *s, Pointer at);

/* May what is copied lie on what it is copied to? */
typedef enum Overlap {
    OVERLAP_ALLOWED,
    OVERLAP_AS_A_WHOLE, /* or be the same bytes */
    OVERLAP_UNDEFINED,
} Overlap;
/* Copies them with all that is known of them: poison, provenance, what was never written. */
Flow copy_bytes(Step *s, Pointer to, Pointer from, uint64_t length, Overlap overlap);
/* The same of bytes that were found, of which all was asked. The limits hold inside of it. */
Flow copy_run(Step *s, Spot from, Spot to, uint64_t length);
/* Writes the byte in all of them, or its poison. */
Flow fill_bytes(Step *s, Pointer to, uint64_t length, Place byte);
/* Where they lie, for who writes them by himself. */
Flow find_bytes(Step *s, Pointer at, uint64_t length, uint64_t alignment, AccessMode mode,
                Spot *spot);

#endif
