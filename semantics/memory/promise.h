/* Promise: what a call promises of the memory that it touches, held against each access while the
 * call runs (LangRef: noalias, readonly, readnone, writeonly; memory(...)).
 *
 * A pointer that a promise is about gets a name of its own, an alias of its allocation's id, which
 * all pointers have that are made of it: so an access is known to be based on it. Aliases outlive
 * the call, as pointers do that it stored or gave back.
 */
#ifndef SEMANTICS_MEMORY_PROMISE_H
#define SEMANTICS_MEMORY_PROMISE_H

#include "core/base/map.h"
#include "semantics/memory/memory.h"

/* Aliases are numbers from here on: no place of a record, and no id. */
#define FIRST_ALIAS ((AllocationId)1 << 31)

static inline bool id_is_alias(AllocationId id)
{
    return (id & UINT32_MAX) >= FIRST_ALIAS;
}

typedef struct Promise {
    bool of_call; /* or of a pointer */
    PointerPromise pointer;
    CallPromise call;
    AllocationId alias;         /* of the pointer */
    bool exposed;               /* a number may be based on it */
    struct TouchedPage **pages; /* of its allocation, what was done to it; NULL: nothing */
    uint64_t page_count;
} Promise;

/* All zero: no promise holds. */
typedef struct Promises {
    VEC(Promise) list;
    size_t of_calls;           /* among them */
    VEC(AllocationId) aliases; /* of which allocation, or other alias, each is one */
    VEC(AllocationId) vacant;  /* those that no call promises anything of */
    Map invariants;            /* Invariant -> itself */
    Arena arena;               /* of these */
    Budget *budget;
} Promises;

/* The allocation's id; of an alias that there is not, 0. */
AllocationId promises_base(const Promises *promises, AllocationId id);
AllocationId promises_add_pointer(Promises *promises, AllocationId of,
                                  const PointerPromise *promise);
void promises_add_call(Promises *promises, const CallPromise *promise);
void promises_end(Promises *promises, size_t count);
/* Its address became a number: who has that may be based on it, too. */
void promises_expose(Promises *promises, AllocationId alias);
/* The access, to some bytes of an allocation that lives. */
bool promises_break(Promises *promises, const MemoryAccess *access, BrokenPromise *broken);
const void *promises_invariant(Promises *promises, const MemoryAccess *access);
void promises_forget(Promises *promises); /* all of it, aliases too */
void promises_free(Promises *promises);

#endif
