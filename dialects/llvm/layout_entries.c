/* Entries of a data layout specification for types of this dialect. */
#include "dialects/llvm/layout_entries.h"

/* i64 elements, between `least` and `most` of them. */
static bool are_numbers(const Attr *value, int64_t least, int64_t most)
{
    return attr_is_int_elements(value) && value->dense.count >= least && value->dense.count <= most;
}

/* The first number, at `abi`, is not above the second. */
static bool verify_order(const Attr *loc, const Attr *value, int64_t abi)
{
    uint64_t least = int_low_u(attr_element(value, abi)->integer);
    uint64_t wanted = int_low_u(attr_element(value, abi + 1)->integer);

    return wanted >= least
           || loc_error(loc,
                        "preferred alignment is expected to be at least as large as ABI alignment");
}

/* Size, ABI alignment, preferred alignment, and possibly the size of an index. */
static bool verify_pointer(const Attr *loc, const Type *type, const Attr *value)
{
    if (!are_numbers(value, 3, 4))
        return loc_error(loc,
                         "expected layout attribute for '%s' to be a dense integer elements "
                         "attribute with 3 or 4 elements",
                         type_text(type));
    if (!type_is_signless(value->dense.element, 64))
        return loc_error(loc, "expected i64 parameters for '%s'", type_text(type));
    return verify_order(loc, value, 1);
}

/* ABI and possibly preferred alignment, for all structs: the empty one stands for them. */
static bool verify_struct(const Attr *loc, const Type *type, const Attr *value)
{
    if (!are_numbers(value, 1, 2))
        return loc_error(loc,
                         "expected layout attribute for '%s' to be a dense integer elements "
                         "attribute of 1 or 2 elements",
                         type_text(type));
    if (!type_is_signless(value->dense.element, 64))
        return loc_error(loc, "expected i64 entries for '%s'", type_text(type));
    if (llvm_struct_is_identified(type) || llvm_struct_count(type))
        return loc_error(loc, "unexpected layout attribute for struct '%s'", type_text(type));
    return value->dense.count == 1 || verify_order(loc, value, 0);
}

bool llvm_verify_layout_entry(const Attr *loc, const Type *type, const Attr *value)
{
    if (llvm_is_ptr(type))
        return verify_pointer(loc, type, value);
    if (llvm_is_struct(type))
        return verify_struct(loc, type, value);
    return llvm_is_array(type)
           || loc_error(loc, "data layout specified for a type that does not support it");
}

bool llvm_set_pointer(Target *target, unsigned space, uint64_t bits, uint64_t alignment,
                      uint64_t index_bits)
{
    enum { LEAST_BITS = 16, MOST_BITS = 64, MOST_ALIGNMENT = 1 << 16 };
    TargetPointer pointer = { space, (unsigned)bits, (unsigned)(index_bits ? index_bits : bits),
                              alignment / 8, false };

    pointer.refused = bits < LEAST_BITS || bits > MOST_BITS || index_bits > bits
                      || pointer.index_bits < LEAST_BITS || !alignment || alignment % 8 != 0
                      || (alignment & (alignment - 1)) != 0 || alignment > MOST_ALIGNMENT;
    return (space || !pointer.refused) && target_set_pointer(target, pointer);
}

static uint64_t number_at(const Attr *value, int64_t at)
{
    return at < value->dense.count ? int_low_u(attr_element(value, at)->integer) : 0;
}

bool llvm_read_layout_entry(const Type *type, const Attr *value, Target *target)
{
    if (llvm_is_ptr(type))
        return llvm_set_pointer(target, llvm_ptr_space(type), number_at(value, 0),
                                number_at(value, 1), number_at(value, 3));
    return llvm_is_struct(type) && number_at(value, 0) <= 8; /* that of its parts decides */
}
