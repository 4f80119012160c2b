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

/* Does any element of the one, from dimension `dim` on, meet one of the other, which is nested? */
static bool meet(const Lattice *one, unsigned dim, uint64_t at, const Lattice *other)
{
    if (dim == one->rank) {
        uint64_t before = other->size - 1;

        return begins_within(other, at > before ? at - before : 0, at + one->size - 1);
    }
    for (uint64_t i = 0; i < one->counts[dim]; i++)
        if (meet(one, dim + 1, at + i * one->steps[dim], other))
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
    if (other.nested)
        return meet(&one, 0, one.first, &other);
    /* Of two that fold back on themselves it is not asked where they meet. */
    return !one.nested || meet(&other, 0, other.first, &one);
}
