/* Overlap: do two arrays of the caller's have a byte in common?
 *
 * Their strides decide it: the even and the odd elements of one memory have none in common, though
 * each array reaches over the other.
 */
#include "interp/library/library.h"

typedef struct Lattice { /* where the elements of an array begin, and how large they are */
    uint64_t first, size;
    unsigned rank; /* of dimensions that lead anywhere */
    uint64_t counts[64], steps[64];
    uint64_t last; /* the last begins so many bytes behind the first */
    bool nested;   /* a step leads over all that smaller ones reach */
} Lattice;

static void add_dimension(Lattice *l, uint64_t count, uint64_t step)
{
    unsigned at = l->rank++;

    for (; at && l->steps[at - 1] < step; at--) {
        l->counts[at] = l->counts[at - 1];
        l->steps[at] = l->steps[at - 1];
    }
    l->counts[at] = count;
    l->steps[at] = step;
}

/* False: there is no element. */
static bool lattice_of(Lattice *l, const Given *given, uint64_t size)
{
    *l = (Lattice){ .first = (uint64_t)(uintptr_t)given->data, .size = size, .nested = true };
    for (unsigned i = 0; i < given->shape.rank; i++) {
        if (!given->shape.sizes[i])
            return false;
        if (given->shape.sizes[i] > 1 && given->shape.strides[i])
            add_dimension(l, given->shape.sizes[i], (uint64_t)given->shape.strides[i] * size);
    }
    for (unsigned i = l->rank; i-- > 0; l->last += (l->counts[i] - 1) * l->steps[i])
        l->nested &= l->steps[i] > l->last;
    return true;
}

typedef struct Search {
    const Lattice *one, *other;
    uint64_t tries; /* that are left */
} Search;

enum { MOST_TRIES = 1 << 22 };

/* Does an element of the other begin from `low` to `high`, if what dimensions before `dim` say is
 * `at`? What cannot reach so far is not gone into. */
static bool begins_from(Search *search, unsigned dim, uint64_t at, uint64_t reach, uint64_t low,
                        uint64_t high)
{
    const Lattice *l = search->other;

    if (at > high || at + reach < low || !search->tries)
        return !search->tries;
    search->tries--;
    if (dim == l->rank)
        return true;
    reach -= (l->counts[dim] - 1) * l->steps[dim];
    for (uint64_t i = 0; i < l->counts[dim]; i++)
        if (begins_from(search, dim + 1, at + i * l->steps[dim], reach, low, high))
            return true;
    return false;
}

/* Does an element of a nested one begin from `low` to `high`? */
static bool begins_within(const Lattice *l, uint64_t low, uint64_t high)
{
    uint64_t at = l->first, reach = l->last;

    for (unsigned i = 0; i < l->rank && at < low; i++) {
        uint64_t number = (low - at) / l->steps[i];

        if (number >= l->counts[i])
            number = l->counts[i] - 1;
        reach -= (l->counts[i] - 1) * l->steps[i];
        at += number * l->steps[i];
        if (at + reach >= low)
            continue;
        /* All smaller steps together do not lead there: the next one does. */
        return number + 1 < l->counts[i] && at + l->steps[i] <= high;
    }
    return at >= low && at <= high;
}

/* Does any element of the one, from dimension `dim` on, meet one of the other? Of two that fold
 * back on themselves that is taken for so where it takes too long to find out. */
static bool meet(Search *search, unsigned dim, uint64_t at)
{
    const Lattice *one = search->one, *other = search->other;

    if (dim == one->rank) {
        uint64_t before = other->size - 1, low = at > before ? at - before : 0;
        uint64_t high = at + one->size - 1;

        return other->nested ? begins_within(other, low, high)
                             : begins_from(search, 0, other->first, other->last, low, high);
    }
    for (uint64_t i = 0; i < one->counts[dim]; i++)
        if (meet(search, dim + 1, at + i * one->steps[dim]))
            return true;
    return false;
}

bool overlap_is_there(const Given *a, uint64_t a_size, const Given *b, uint64_t b_size)
{
    Lattice one, other;

    if (!lattice_of(&one, a, a_size) || !lattice_of(&other, b, b_size)
        || one.first > other.first + other.last + other.size - 1
        || other.first > one.first + one.last + one.size - 1)
        return false;
    if (one.nested && !other.nested)
        return meet(&(Search){ &other, &one, MOST_TRIES }, 0, other.first);
    return meet(&(Search){ &one, &other, MOST_TRIES }, 0, one.first);
}
