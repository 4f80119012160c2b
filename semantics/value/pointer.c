/* Pointers, functions, and values of nothing. */
#include "semantics/value/form.h"

static Layout one_address(const ValueForm *form, uint64_t words)
{
    return (Layout){ .form = form,
                     .width = POINTER_SIZE * BYTE_BITS,
                     .lanes = 1,
                     .words = words,
                     .bytes = POINTER_SIZE,
                     .stride = POINTER_SIZE,
                     .alignment = POINTER_SIZE };
}

Layout layout_pointer(void)
{
    return one_address(&FORM_POINTER, 2);
}

Layout layout_function(void)
{
    return one_address(&FORM_FUNCTION, 1);
}

Layout layout_none(void)
{
    return (Layout){ .form = &FORM_NONE, .alignment = 1 };
}

void store_pointer(const Layout *layout, const uint64_t *words, Allocation *allocation,
                   uint64_t offset)
{
    (void)layout;
    memory_write_pointer(allocation, offset,
                         (Pointer){ words[POINTER_PROVENANCE], words[POINTER_ADDRESS] });
}

void load_pointer(const Layout *layout, const Allocation *allocation, uint64_t offset,
                  uint64_t *words)
{
    Pointer pointer = memory_read_pointer(allocation, offset);

    (void)layout;
    words[POINTER_PROVENANCE] = pointer.provenance;
    words[POINTER_ADDRESS] = pointer.address;
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
    store_word(allocation, offset, *words, layout->bytes);
}

static void load_function(const Layout *layout, const Allocation *allocation, uint64_t offset,
                          uint64_t *words)
{
    *words = load_word(allocation, offset, layout->bytes);
}

const ValueForm FORM_POINTER = {
    .name = "pointer", .store = store_pointer, .load = load_pointer, .refine = refine_pointer
};
const ValueForm FORM_FUNCTION = { .name = "function",
                                  .store = store_function,
                                  .load = load_function };
const ValueForm FORM_NONE = { .name = "none" };
