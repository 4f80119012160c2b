#include "dialects/moved.h"

/* The bits that arithmetic changes. */
static uint64_t index_mask(const Moved *m)
{
    return m->width < 64 ? ((uint64_t)1 << m->width) - 1 : UINT64_MAX;
}

static int64_t cut(const Moved *m, uint64_t number)
{
    return sign_extended(number, m->width);
}

Pointer moved_pointer(const Moved *m)
{
    uint64_t mask = index_mask(m), from = m->base.address;

    return (Pointer){ m->base.provenance,
                      (from & ~mask) | ((from + (uint64_t)m->distance) & mask) };
}

static bool is_within(const Step *s, const Moved *m)
{
    const Allocation *object = memory_find(memory_in(s), m->base.provenance);
    uint64_t address = moved_pointer(m).address;

    if (m->distance == 0 || (object && !object->id)) /* of one long gone nothing is known */
        return true;
    return object && m->base.address - object->address <= object->size
           && address - object->address <= object->size;
}

/* The sum of two numbers, unsigned, has more bits than indices have. */
static bool carries(const Moved *m, uint64_t a, uint64_t b)
{
    uint64_t mask = index_mask(m), sum;

    return __builtin_add_overflow(a & mask, b & mask, &sum) || sum > mask;
}

const char NULL_MOVED[] = "the null pointer is moved, which inbounds excludes";

static bool pointer_is_nowhere(Pointer base)
{
    return !base.address && !base.provenance;
}

/* Each step on the way must stay in the object. */
static void check_promises(const Step *s, Moved *m, bool overflows_s, bool overflows_u)
{
    bool is_up = m->distance >= 0;
    bool wraps = carries(m, m->base.address, (uint64_t)m->distance);

    if ((m->flags & POINTER_NUSW) && (overflows_s || wraps == is_up)
        && (overflows_s || m->distance))
        m->why = "the offset leaves the address space, which nusw excludes";
    if ((m->flags & POINTER_NUW) && (overflows_u || wraps))
        m->why = "the unsigned sum of offsets and address does not fit, which nuw excludes";
    if ((m->flags & POINTER_INBOUNDS) && !is_within(s, m))
        m->why = pointer_is_nowhere(m->base)
                     ? NULL_MOVED
                     : "the address leaves the object, which inbounds excludes";
}

void move_pointer(const Step *s, Moved *m, int64_t index, uint64_t size)
{
    uint64_t mask = index_mask(m), product;
    int64_t by, sum;
    bool overflows_s = __builtin_mul_overflow(index, (int64_t)size, &by);
    bool overflows_u = __builtin_mul_overflow((uint64_t)index & mask, size, &product);

    overflows_s |= by != cut(m, (uint64_t)by);
    overflows_u |= product > mask;
    by = cut(m, (uint64_t)index * size);
    overflows_s |= __builtin_add_overflow(m->distance, by, &sum) || sum != cut(m, (uint64_t)sum);
    overflows_u |= carries(m, (uint64_t)m->distance, (uint64_t)by);
    m->distance = cut(m, (uint64_t)m->distance + (uint64_t)by);
    if (!m->why && m->flags)
        check_promises(s, m, overflows_s, overflows_u);
}

int64_t moved_index(Moved *m, Int index)
{
    int64_t number = cut(m, (uint64_t)int_low_s(index));

    if ((m->flags & POINTER_NUSW) && (!int_fits_s64(index) || int_low_s(index) != number))
        m->why = "an index does not fit the address space, which nusw excludes";
    if ((m->flags & POINTER_NUW) && index.width > m->width
        && (!int_fits_u64(index) || int_low_u(index) > index_mask(m)))
        m->why = "an index does not fit the address space, which nuw excludes";
    return number;
}

void give_moved(Step *s, const Moved *m, Place result, uint32_t poison)
{
    place_set_pointer(result, moved_pointer(m));
    *result.poison = poison;
    if (m->why && !poison)
        place_set_poison(s, result, m->why);
}
