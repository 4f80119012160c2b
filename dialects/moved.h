/* Pointers moved by offsets, under promises that the arithmetic does not wrap, or stays in the
 * object: LangRef's getelementptr. */
#ifndef DIALECTS_MOVED_H
#define DIALECTS_MOVED_H

#include "dialects/step.h"

/* What was added to the base so far, and what went wrong. */
typedef struct Moved {
    Pointer base;
    uint64_t flags; /* POINTER_INBOUNDS, ... */
    unsigned width; /* of indices, by the data layout: bits of the address above stay */
    int64_t distance;
    const char *why; /* it is poison; NULL: it is not */
} Moved;

/* Why a pointer is poison that was made of null, by an offset: what reports tell as null. */
extern const char NULL_MOVED[];

/* The index cut to the width, or extended as a signed one. */
int64_t moved_index(Moved *m, Int index);
/* By the index times the size, in bytes. */
void move_pointer(const Step *s, Moved *m, int64_t index, uint64_t size);
Pointer moved_pointer(const Moved *m);
/* Into the place; `poison`: of what it was made of. */
void give_moved(Step *s, const Moved *m, Place result, uint32_t poison);

#endif
