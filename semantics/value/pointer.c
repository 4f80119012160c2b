/* Pointers, functions, and values of nothing. */
#include "semantics/value/form.h"

static Layout one_address(const Target *target, const ValueForm *form, unsigned space,
                          uint64_t words)
{
    const TargetPointer *pointer = target_pointer(target, space);
    uint64_t bytes = bytes_of_bits(pointer->bits);

    return (Layout){ .form = form,
                     .width = pointer->bits,
                     .index_width = pointer->index_bits,
                     .lanes = 1,
                     .words = words,
                     .big_endian = target->big_endian,
                     .bytes = bytes,
                     .stride = round_up(bytes, pointer->alignment),
                     .alignment = pointer->alignment };
}

Layout layout_pointer(const Target *target, unsigned space)
{
    return one_address(target, &FORM_POINTER, space, 2);
}

/* The caller's word, of which no program sees the bytes. */
Layout layout_function(void)
{
    return one_address(&TARGET_X86_64, &FORM_FUNCTION, 0, 1);
}

Layout layout_none(void)
{
    return (Layout){ .form = &FORM_NONE, .alignment = 1 };
}

static void store_pointer(const Layout *layout, const uint64_t *words, Allocation *allocation,
                          uint64_t offset)
{
    memory_write_pointer(allocation, offset, pointer_of_words(words), layout->bytes,
                         layout->big_endian);
}

static void load_pointer(const Layout *layout, const Allocation *allocation, uint64_t offset,
                         uint64_t *words)
{
    set_pointer_words(words,
                      memory_read_pointer(allocation, offset, layout->bytes, layout->big_endian));
}

/* Where things lie is a choice: any pointer stands for any other. */
static void refine_pointer(const Layout *layout, const uint64_t *source, const uint64_t *target,
                           uint64_t lane, Refinement *found)
{
    (void)layout;
    (void)source;
    (void)target;
    (void)lane;
    (void)found;
}

static void store_function(const Layout *layout, const uint64_t *words, Allocation *allocation,
                           uint64_t offset)
{
    memory_write_word(allocation, offset, *words, layout->bytes, layout->big_endian);
}

static void load_function(const Layout *layout, const Allocation *allocation, uint64_t offset,
                          uint64_t *words)
{
    *words = memory_read_word(allocation, offset, layout->bytes, layout->big_endian);
}

const ValueForm FORM_POINTER = {
    .name = "pointer", .store = store_pointer, .load = load_pointer, .refine = refine_pointer
};
const ValueForm FORM_FUNCTION = { .name = "function",
                                  .store = store_function,
                                  .load = load_function };
const ValueForm FORM_NONE = { .name = "none" };
