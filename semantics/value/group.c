/* Groups: one lane of several parts, as LLVM lays out a struct; a complex number is one of two. */
#include "semantics/value/form.h"

static Layout measured(Layout group)
{
    group.form = &FORM_GROUP;
    group.lanes = 1;
    measure_parts(&group);
    return group;
}

Layout layout_complex(const Layout *element)
{
    return measured((Layout){ .element = element, .part_count = 2 });
}

Layout layout_group(const Layout *const *parts, unsigned count)
{
    return measured((Layout){ .parts = parts, .part_count = count });
}

static void refine(const Layout *layout, const uint64_t *source, const uint64_t *target,
                   uint64_t lane, Refinement *found)
{
    for (unsigned i = 0; i < layout->part_count; i++) {
        refine_lane(layout_part(layout, i), source, target, lane, found);
        source += layout_part(layout, i)->words;
        target += layout_part(layout, i)->words;
    }
}

static void hold(const Layout *layout, const uint64_t *words)
{
    for (unsigned i = 0; i < layout->part_count; i++) {
        const Layout *part = layout_part(layout, i);

        if (part->counted)
            part->form->hold(part, words);
        words += part->words;
    }
}

static void release(const Layout *layout, uint64_t *words)
{
    for (unsigned i = 0; i < layout->part_count; i++) {
        const Layout *part = layout_part(layout, i);

        if (part->counted)
            part->form->release(part, words);
        words += part->words;
    }
}

const ValueForm FORM_GROUP = { .name = "group",
                               .store = store_parts,
                               .load = load_parts,
                               .stretch = stretch_parts,
                               .refine = refine,
                               .hold = hold,
                               .release = release };
