#include "semantics/memory/exposed.h"

#include <string.h>

/* How many begin at the address or below it. */
static size_t count_from(const ExposedSet *set, uint64_t address)
{
    size_t low = 0, high = set->len;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (set->data[middle].address <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void exposed_add(ExposedSet *set, Exposed range)
{
    size_t at = count_from(set, range.address);

    vec_push(set, range);
    memmove(set->data + at + 1, set->data + at, (set->len - 1 - at) * sizeof range);
    set->data[at] = range;
}

void exposed_remove(ExposedSet *set, uint64_t address)
{
    size_t at = count_from(set, address);

    set->len--;
    memmove(set->data + at - 1, set->data + at, (set->len + 1 - at) * sizeof *set->data);
}

uint64_t exposed_at(const ExposedSet *set, uint64_t address)
{
    size_t at = count_from(set, address);
    const Exposed *range = at ? &set->data[at - 1] : NULL;

    return range && address - range->address <= range->size ? range->id : 0;
}
