/* Tensors: one word, a reference that is counted. */
#include "semantics/tensor.h"
#include "semantics/value/form.h"

#include <string.h>

Layout layout_tensor(const Layout *element, unsigned rank)
{
    return (Layout){ .form = &FORM_TENSOR,
                     .element = element,
                     .rank = rank,
                     .lanes = 1,
                     .words = 1,
                     .alignment = 1,
                     .counted = true };
}

static void hold(const uint64_t *words)
{
    if (*words)
        tensor_hold(tensor_of(words));
}

static void release(uint64_t *words)
{
    Tensor *tensor = tensor_of(words);

    *words = 0;
    if (tensor)
        tensor_release(tensor);
}

/* Sizes, and then element by element. */
static void refine(const Layout *layout, const uint64_t *source, const uint64_t *target,
                   uint64_t lane, Refinement *found)
{
    const Tensor *from = tensor_of(source), *to = tensor_of(target);
    const Layout *element = layout->element;
    Arena scratch = { 0 };
    uint64_t *words = ARENA_ARRAY(&scratch, uint64_t, 2 * element->words);
    uint32_t *poison = ARENA_ARRAY(&scratch, uint32_t, 2 * element->lanes);

    if (!from || !to || from->rank != to->rank
        || memcmp(from->sizes, to->sizes, from->rank * sizeof *from->sizes) != 0) {
        refine_note(found, REFINE_DIFFERENT, lane, 0);
        arena_free(&scratch);
        return;
    }
    for (uint64_t i = 0; i < from->count; i++) {
        Refinement each;

        layout_load(element, &from->memory, tensor_offset(from, i), words, poison);
        layout_load(element, &to->memory, tensor_offset(to, i), words + element->words,
                    poison + element->lanes);
        each =
            refine_value(element, words, poison, words + element->words, poison + element->lanes);
        refine_note(found, each.verdict, lane, each.ulps);
    }
    arena_free(&scratch);
}

const ValueForm FORM_TENSOR = {
    .name = "tensor", .refine = refine, .hold = hold, .release = release
};
