#include "semantics/memory/promise.h"

#include "semantics/memory/shadow.h"

#include <stdlib.h>
#include <string.h>

enum { PAGE_BYTES = 64, VACANT_LOOKED_AT = 16 };

/* Who last read and wrote each byte, through pointers that are based on the promise's and through
 * others; NULL: nobody did. */
typedef struct TouchedPage {
    const void *by[2][2][PAGE_BYTES]; /* based on it, writes */
} TouchedPage;

/* Aliases. */

/* What an alias is one of; 0 where there is no such alias. */
static AllocationId named_by(const Promises *promises, AllocationId alias)
{
    uint64_t place = alias - FIRST_ALIAS;

    return place < promises->aliases.len ? promises->aliases.data[place] : 0;
}

AllocationId promises_base(const Promises *promises, AllocationId id)
{
    while (id_is_alias(id))
        id = named_by(promises, id);
    return id;
}

/* Is a pointer of this name made of one of that? */
static bool is_based_on(const Promises *promises, AllocationId id, AllocationId of)
{
    while (id_is_alias(id) && id != of)
        id = named_by(promises, id);
    return id == of;
}

/* One that nobody promises anything of, of the same memory, or a new one: pointers that still have
 * the name may be taken for ones that are based on what they are not. */
static AllocationId take_alias(Promises *promises, AllocationId of)
{
    size_t least =
        promises->vacant.len > VACANT_LOOKED_AT ? promises->vacant.len - VACANT_LOOKED_AT : 0;

    for (size_t i = promises->vacant.len; i-- > least;) {
        AllocationId alias = promises->vacant.data[i];

        if (named_by(promises, alias) == of) {
            promises->vacant.data[i] = vec_pop(&promises->vacant);
            return alias;
        }
    }
    vec_push(&promises->aliases, of);
    budget_take(promises->budget, sizeof of);
    return FIRST_ALIAS + promises->aliases.len - 1;
}

/* Promises. */

AllocationId promises_add_pointer(Promises *promises, AllocationId of,
                                  const PointerPromise *promise)
{
    AllocationId alias = take_alias(promises, of);

    vec_push(&promises->list, ((Promise){ .pointer = *promise, .alias = alias }));
    return alias;
}

void promises_add_call(Promises *promises, const CallPromise *promise)
{
    vec_push(&promises->list, ((Promise){ .of_call = true, .call = *promise }));
    promises->of_calls++;
}

static void end_one(Promises *promises, Promise *promise)
{
    promises->of_calls -= promise->of_call;
    if (promise->of_call)
        return;
    vec_push(&promises->vacant, promise->alias);
    for (uint64_t i = 0; i < promise->page_count; i++)
        if (promise->pages[i]) {
            free(promise->pages[i]);
            budget_give(promises->budget, sizeof(TouchedPage));
        }
    free(promise->pages);
}

void promises_end(Promises *promises, size_t count)
{
    while (promises->list.len > count) {
        end_one(promises, &promises->list.data[promises->list.len - 1]);
        promises->list.len--;
    }
}

void promises_expose(Promises *promises, AllocationId alias)
{
    for (size_t i = 0; i < promises->list.len; i++) {
        Promise *promise = &promises->list.data[i];

        if (promise->of_call || !is_based_on(promises, alias, promise->alias))
            continue;
        promise->pointer.alone = false;
        promise->exposed = true;
    }
}

void promises_forget(Promises *promises)
{
    promises_end(promises, 0);
    budget_give(promises->budget, promises->aliases.len * sizeof *promises->aliases.data);
    promises->aliases.len = promises->vacant.len = 0;
    map_clear(&promises->invariants);
    arena_free(&promises->arena);
}

void promises_free(Promises *promises)
{
    promises_forget(promises);
    vec_free(&promises->list);
    vec_free(&promises->aliases);
    vec_free(&promises->vacant);
    map_free(&promises->invariants);
    arena_free(&promises->arena);
}

/* Accesses. */

static bool is_denied(unsigned denied, AccessMode mode)
{
    return (denied & DENIES_READS && mode != ACCESS_WRITE)
           || (denied & DENIES_WRITES && access_writes(mode));
}

static TouchedPage *page_at(Promises *promises, Promise *promise, const Allocation *allocation,
                            uint64_t byte)
{
    if (!promise->pages) {
        promise->page_count = allocation->size / PAGE_BYTES + 1;
        promise->pages = shadow_zeroed(promise->page_count, sizeof *promise->pages);
    }
    if (!promise->pages[byte / PAGE_BYTES]) {
        promise->pages[byte / PAGE_BYTES] = shadow_zeroed(1, sizeof(TouchedPage));
        budget_take(promises->budget, sizeof(TouchedPage));
    }
    return promise->pages[byte / PAGE_BYTES];
}

/* "Memory that is accessed through pointers that are based on it, and modified, is not accessed
 * through others" while the call runs. */
static bool breaks_alone(Promises *promises, Promise *promise, const MemoryAccess *access,
                         BrokenPromise *broken)
{
    bool based = is_based_on(promises, access->through, promise->alias);
    bool writes = access_writes(access->mode);

    for (uint64_t i = 0; i < access->size; i++) {
        uint64_t byte = access->offset + i;
        TouchedPage *page = page_at(promises, promise, access->allocation, byte);
        const void *wrote = page->by[!based][true][byte % PAGE_BYTES];
        const void *read = page->by[!based][false][byte % PAGE_BYTES];

        page->by[based][writes][byte % PAGE_BYTES] = access->by;
        if (!wrote && !(writes && read))
            continue;
        *broken = (BrokenPromise){ .pointer = &promise->pointer,
                                   .based = based,
                                   .other = wrote ? wrote : read,
                                   .other_mode = wrote ? ACCESS_WRITE : ACCESS_READ };
        return true;
    }
    return false;
}

static bool breaks_pointer(Promises *promises, Promise *promise, const MemoryAccess *access,
                           BrokenPromise *broken)
{
    if (promises_base(promises, promise->alias) != access->allocation->id)
        return false;
    if (is_denied(promise->pointer.denied, access->mode)
        && is_based_on(promises, access->through, promise->alias)) {
        *broken = (BrokenPromise){ .pointer = &promise->pointer };
        return true;
    }
    return promise->pointer.alone && breaks_alone(promises, promise, access, broken);
}

/* Was the argument's address made a number, so that a pointer that is based on none may be on it?
 */
static bool is_exposed(const Promises *promises, AllocationId alias)
{
    for (size_t i = promises->list.len; i-- > 0;)
        if (promises->list.data[i].alias == alias)
            return promises->list.data[i].exposed;
    return false;
}

/* Of memory that was there before the call began; globals are made when they are first asked for.
 */
static bool breaks_call(const Promises *promises, const CallPromise *call,
                        const MemoryAccess *access, BrokenPromise *broken)
{
    bool of_argument = false, may_be = false;

    if ((access->allocation->born >= call->since && access->allocation->kind != ALLOCATION_GLOBAL)
        || (access->allocation->constant && !access_writes(access->mode)))
        return false;
    for (unsigned i = 0; i < call->argument_count; i++) {
        of_argument |= is_based_on(promises, access->through, call->arguments[i]);
        may_be |= promises_base(promises, call->arguments[i]) == access->allocation->id
                  && is_exposed(promises, call->arguments[i]);
    }
    if (!is_denied(of_argument ? call->denied_of_arguments : call->denied_of_others, access->mode)
        || (may_be && !is_denied(call->denied_of_arguments, access->mode)))
        return false;
    *broken = (BrokenPromise){ .call = call, .of_argument = of_argument };
    return true;
}

bool promises_break(Promises *promises, const MemoryAccess *access, BrokenPromise *broken)
{
    for (size_t i = promises->list.len; i-- > 0;) {
        Promise *promise = &promises->list.data[i];

        if (promise->of_call ? breaks_call(promises, &promise->call, access, broken)
                             : breaks_pointer(promises, promise, access, broken))
            return true;
    }
    return false;
}

/* Bytes that a load said do not change. */
typedef struct InvariantKey {
    AllocationId id;
    uint64_t offset, size;
} InvariantKey;

typedef struct Invariant {
    InvariantKey key;
    const void *by;
    unsigned char bytes[];
} Invariant;

const void *promises_invariant(Promises *promises, const MemoryAccess *access)
{
    const InvariantKey key = { access->allocation->id, access->offset, access->size };
    const unsigned char *bytes = access->allocation->bytes + access->offset;
    Invariant *known = map_get(&promises->invariants, (Str){ (const char *)&key, sizeof key });

    if (known)
        return memcmp(known->bytes, bytes, access->size) == 0 ? NULL : known->by;
    known = arena_alloc(&promises->arena, sizeof *known + access->size);
    known->key = key;
    known->by = access->by;
    memcpy(known->bytes, bytes, access->size);
    map_put(&promises->invariants, (Str){ (const char *)&known->key, sizeof known->key }, known);
    return NULL;
}
