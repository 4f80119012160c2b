#include "dialects/bytes.h"

#include <string.h>

MemRef pointee(Pointer at, const Type *type)
{
    return (MemRef){ .element = type, .allocated = at, .aligned = at, .is_pointer = true };
}

MemRef bytes_at(const Step *s, Pointer at)
{
    return pointee(at, type_i(op_context(s->op), 8));
}

static bool overlaps(const Step *s, Pointer a, Pointer b, uint64_t length, Overlap overlap)
{
    uint64_t apart = a.address < b.address ? b.address - a.address : a.address - b.address;

    if (overlap == OVERLAP_ALLOWED || !memory_same(memory_in(s), a.provenance, b.provenance)
        || apart >= length)
        return false;
    return apart || overlap == OVERLAP_UNDEFINED;
}

enum { BYTES_AT_ONCE = 1 << 16 };

/* Where what is copied lies in front of its copy, in the same memory, the last goes first. */
Flow copy_run(Step *s, Spot from, Spot to, uint64_t length)
{
    const uint64_t source = from.offset, target = to.offset;
    bool is_backward = from.allocation == to.allocation && target > source;
    uint64_t count;

    for (uint64_t done = 0; done < length; done += count) {
        count = length - done < BYTES_AT_ONCE ? length - done : BYTES_AT_ONCE;
        from.offset = source + (is_backward ? length - done - count : done);
        to.offset = target + (is_backward ? length - done - count : done);
        copy_spot(s, &from, &to, count);
        if (work_done(s, count / BYTES_OF_A_STEP) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

Flow copy_bytes(Step *s, Pointer to, Pointer from, uint64_t length, Overlap overlap)
{
    Layout run = layout_run(length);
    MemRef target = bytes_at(s, to), source = bytes_at(s, from);
    Spot source_spot, target_spot;

    if (!length)
        return FLOW_NEXT;
    if (find_copy(s, &run, &source, 0, &target, 0, &source_spot, &target_spot) == FLOW_END)
        return FLOW_END;
    if (overlaps(s, to, from, length, overlap))
        return undefined(s,
                         "the %llu bytes from 0x%llx on overlap those from 0x%llx on, to which "
                         "they are copied",
                         (unsigned long long)length, (unsigned long long)from.address,
                         (unsigned long long)to.address);
    return copy_run(s, source_spot, target_spot, length);
}

Flow find_bytes(Step *s, Pointer at, uint64_t length, uint64_t alignment, AccessMode mode,
                Spot *spot)
{
    Layout run = layout_run(length);
    MemRef bytes = bytes_at(s, at);

    return find_spot(s, &bytes, 0, &run, alignment, mode, spot);
}

/* The limits hold inside of it, too. */
static Flow fill(Step *s, const Spot *spot, uint64_t length, Place value)
{
    enum { ROOM = 1 << 12 };
    unsigned char bytes[ROOM];

    memset(bytes, (unsigned char)value.words[0], length < ROOM ? length : ROOM);
    for (uint64_t at = 0; at < length; at += ROOM) {
        uint64_t count = length - at < ROOM ? length - at : ROOM;

        memory_write(spot->allocation, spot->offset + at, bytes, count);
        if (work_done(s, count / BYTES_OF_A_STEP) == FLOW_END)
            return FLOW_END;
    }
    if (*value.poison)
        memory_set_poison(spot->allocation, spot->offset, length, *value.poison);
    return FLOW_NEXT;
}

Flow fill_bytes(Step *s, Pointer to, uint64_t length, Place byte)
{
    Spot spot;

    if (!length)
        return FLOW_NEXT;
    if (find_bytes(s, to, length, 1, ACCESS_WRITE, &spot) == FLOW_END
        || check_touch(s, &spot, length, ACCESS_WRITE) == FLOW_END)
        return FLOW_END;
    return fill(s, &spot, length, byte);
}
