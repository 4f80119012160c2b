#include "dialects/moved.h"

static bool is_within(const Step *s, const Moved *m)
{
    const Allocation *object = memory_find(memory_in(s), m->base.provenance);
    uint64_t address = m->base.address + (uint64_t)m->distance;

    if (m->distance == 0 || (object && !object->id)) /* of one long gone nothing is known */
        return true;
    return object && m->base.address - object->address <= object->size
           && address - object->address <= object->size;
}

/* Each step on the way must stay in the object. */
static void check_promises(const Step *s, Moved *m, bool overflows_s, bool overflows_u)
{
    bool is_up = m->distance >= 0;
    uint64_t sum;
    bool carries = __builtin_add_overflow(m->base.address, (uint64_t)m->distance, &sum);

    if ((m->flags & POINTER_NUSW) && (overflows_s || carries == is_up)
        && (overflows_s || m->distance))
        m->why = "the offset leaves the address space, which nusw excludes";
    if ((m->flags & POINTER_NUW) && (overflows_u || carries))
        m->why = "the unsigned sum of offsets and address does not fit, which nuw excludes";
    if ((m->flags & POINTER_INBOUNDS) && !is_within(s, m))
        m->why = "the address leaves the object, which inbounds excludes";
}

void move_pointer(const Step *s, Moved *m, int64_t index, uint64_t size)
{
    int64_t by, sum;
    uint64_t ignored;
    bool overflows_s = __builtin_mul_overflow(index, (int64_t)size, &by);
    bool overflows_u = __builtin_mul_overflow((uint64_t)index, size, &ignored);

    by = (int64_t)((uint64_t)index * size);
    overflows_s |= __builtin_add_overflow(m->distance, by, &sum);
    overflows_u |= __builtin_add_overflow((uint64_t)m->distance, (uint64_t)by, &ignored);
    m->distance = (int64_t)((uint64_t)m->distance + (uint64_t)by);
    if (!m->why && m->flags)
        check_promises(s, m, overflows_s, overflows_u);
}

int64_t moved_index(Moved *m, Int index)
{
    if ((m->flags & POINTER_NUSW) && !int_fits_s64(index))
        m->why = "an index does not fit the address space, which nusw excludes";
    if ((m->flags & POINTER_NUW) && index.width > INT_WORD_BITS && !int_fits_u64(index))
        m->why = "an index does not fit the address space, which nuw excludes";
    return int_low_s(index);
}

void give_moved(Step *s, const Moved *m, Place result, uint32_t poison)
{
    place_set_pointer(result,
                      (Pointer){ m->base.provenance, m->base.address + (uint64_t)m->distance });
    *result.poison = poison;
    if (m->why && !poison)
        place_set_poison(s, result, m->why);
}
