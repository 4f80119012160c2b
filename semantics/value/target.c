#include "semantics/value/target.h"

#include "semantics/value/form.h"

#include <string.h>

#define NATURAL(bits)                                                                              \
    {                                                                                              \
        bits, (bits) / BYTE_BITS                                                                   \
    }

const Target TARGET_X86_64 = {
    .ints = { 5, { NATURAL(8), NATURAL(16), NATURAL(32), NATURAL(64), NATURAL(128) } },
    .space_count = 1,
    .spaces = { { 0, 64, 64, 8 } },
};

const Target TARGET_LLVM = {
    .ints = { 4, { NATURAL(8), NATURAL(16), NATURAL(32), { 64, 4 } } },
    .space_count = 1,
    .spaces = { { 0, 64, 64, 8 } },
};

/* Spaces of x86-64: of 32 bits, extended with the sign and with zeros, and of 64. */
static const TargetPointer NATIVE_SPACES[] = {
    { 0, 64, 64, 8 },
    { 270, 32, 32, 4 },
    { 271, 32, 32, 4 },
    { 272, 64, 64, 8 },
};

/* The first of so many bits or more. */
static unsigned first_from(const TargetNumbers *numbers, unsigned bits)
{
    unsigned at = 0;

    while (at < numbers->count && numbers->of[at].bits < bits)
        at++;
    return at;
}

bool target_set_alignment(TargetNumbers *numbers, unsigned bits, uint64_t alignment)
{
    unsigned at = first_from(numbers, bits);
    bool is_new = at == numbers->count || numbers->of[at].bits != bits;

    if (is_new && numbers->count == TARGET_MOST)
        return false;
    if (is_new)
        memmove(numbers->of + at + 1, numbers->of + at,
                (numbers->count++ - at) * sizeof *numbers->of);
    numbers->of[at] = (TargetAlignment){ bits, alignment };
    return true;
}

bool target_set_pointer(Target *target, TargetPointer pointer)
{
    unsigned at = 0;

    while (at < target->space_count && target->spaces[at].space != pointer.space)
        at++;
    if (at == TARGET_MOST)
        return false;
    target->space_count += at == target->space_count;
    target->spaces[at] = pointer;
    return true;
}

bool target_refuse_space(Target *target, unsigned space)
{
    TargetPointer pointer = *target_pointer(target, space);

    pointer.space = space;
    pointer.refused = true;
    return target_set_pointer(target, pointer);
}

uint64_t target_int_alignment(const Target *target, unsigned bits)
{
    unsigned at = first_from(&target->ints, bits);

    return target->ints.of[at < target->ints.count ? at : at - 1].alignment;
}

uint64_t target_float_alignment(const Target *target, unsigned bits)
{
    unsigned at = first_from(&target->floats, bits);

    if (at < target->floats.count && target->floats.of[at].bits == bits)
        return target->floats.of[at].alignment;
    return power_of_two_from(bytes_of_bits(bits));
}

const TargetPointer *target_pointer(const Target *target, unsigned space)
{
    for (unsigned i = 0; i < target->space_count; i++)
        if (target->spaces[i].space == space)
            return &target->spaces[i];
    return target->spaces;
}

unsigned target_address_bits(const Target *target)
{
    unsigned bits = target->spaces[0].bits;

    for (unsigned i = 0; !target_is_native(target) && i < target->space_count; i++)
        if (target->spaces[i].bits < bits && !target->spaces[i].refused)
            bits = target->spaces[i].bits;
    return bits;
}

/* Alignments change at the widths that either names, and nowhere else. */
static bool numbers_agree(const Target *a, const Target *b, const Target *named)
{
    const TargetNumbers *ints = &named->ints, *floats = &named->floats;

    for (unsigned i = 0; i <= ints->count; i++) {
        unsigned bits = i < ints->count ? ints->of[i].bits : UINT32_MAX;

        if (target_int_alignment(a, bits) != target_int_alignment(b, bits))
            return false;
    }
    for (unsigned i = 0; i < floats->count; i++)
        if (target_float_alignment(a, floats->of[i].bits)
            != target_float_alignment(b, floats->of[i].bits))
            return false;
    return true;
}

static bool pointers_agree(const TargetPointer *a, const TargetPointer *b)
{
    return a->bits == b->bits && a->index_bits == b->index_bits && a->alignment == b->alignment
           && a->refused == b->refused;
}

static bool spaces_agree(const Target *a, const Target *b, const Target *named)
{
    for (unsigned i = 0; i < named->space_count; i++)
        if (!pointers_agree(target_pointer(a, named->spaces[i].space),
                            target_pointer(b, named->spaces[i].space)))
            return false;
    return true;
}

bool target_equals(const Target *a, const Target *b)
{
    return a->big_endian == b->big_endian && numbers_agree(a, b, a) && numbers_agree(a, b, b)
           && spaces_agree(a, b, a) && spaces_agree(a, b, b);
}

static bool is_native_space(const TargetPointer *pointer)
{
    const size_t count = sizeof NATIVE_SPACES / sizeof *NATIVE_SPACES;
    TargetPointer native;
    size_t at = 0;

    while (at < count && NATIVE_SPACES[at].space != pointer->space)
        at++;
    native = NATIVE_SPACES[at < count ? at : 0];
    native.refused = pointer->refused; /* no run gets to such a pointer */
    return pointers_agree(pointer, &native);
}

bool target_is_native(const Target *target)
{
    const Target *native = &TARGET_X86_64;

    for (unsigned i = 0; i < target->space_count; i++)
        if (!is_native_space(&target->spaces[i]))
            return false;
    return !target->big_endian && numbers_agree(target, native, target)
           && numbers_agree(target, native, native);
}
