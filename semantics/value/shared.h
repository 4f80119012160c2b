/* Shared: a value that is a counted reference to what the caller keeps, and one of its parts.
 *
 * A slot holds two words: the reference, 0 for none, and the number of the part.
 */
#ifndef SEMANTICS_VALUE_SHARED_H
#define SEMANTICS_VALUE_SHARED_H

#include "semantics/value/layout.h"

typedef struct Shared Shared;

struct Shared { /* the first member of what is shared */
    uint64_t references;
    void (*end)(Shared *shared); /* nobody has a reference any more */
};

Layout layout_shared(void);

/* NULL: it refers to nothing. */
Shared *shared_of(const uint64_t *words);
uint64_t shared_part(const uint64_t *words);
/* The slot refers to it from now on. */
void shared_set(uint64_t *words, Shared *shared, uint64_t part);
void shared_release(Shared *shared);

#endif
