#include "semantics/value/refine.h"

#include "semantics/number/float_parts.h"
#include "semantics/memory/shadow.h"
#include "semantics/value/form.h"

#include <string.h>

/* Steps between floats. */

/* Which number of the format it is, counted from zero outward. The numbers of f80 form one unbroken
 * row only without the leading bit. */
static Wide magnitude_of(Float value)
{
    const FloatFormat *format = value.format;
    Wide pattern = float_pattern(value) & ~float_sign_bit(format);
    unsigned below = format->precision - 1;

    if (!format->explicit_leading)
        return pattern;
    return pattern >> format->precision << below | (pattern & float_low_mask(below));
}

static Float of_magnitude(const FloatFormat *format, Wide magnitude, bool negative)
{
    unsigned below = format->precision - 1;
    Wide pattern = magnitude;

    if (format->explicit_leading) {
        Wide field = magnitude >> below;

        pattern = field << format->precision | (magnitude & float_low_mask(below));
        pattern |= field ? (Wide)1 << below : 0;
    }
    return float_of_pattern(format, pattern | (negative ? float_sign_bit(format) : 0));
}

UlpCount float_ulps_between(Float a, Float b)
{
    Wide from = magnitude_of(a), to = magnitude_of(b);

    if (float_is_negative(a) != float_is_negative(b))
        return from + to;
    return from > to ? from - to : to - from;
}

/* Away from zero, not past the infinity or the largest number. */
static Float step_outward(const FloatFormat *format, Wide magnitude, bool negative, Wide steps)
{
    Wide most = magnitude_of(float_inf(format, false));

    return of_magnitude(format, steps < most - magnitude ? magnitude + steps : most, negative);
}

/* Toward zero, and beyond it as many steps as are left. */
static Float step_inward(const FloatFormat *format, Wide magnitude, bool negative, Wide steps)
{
    if (steps <= magnitude)
        return of_magnitude(format, magnitude - steps, negative && steps < magnitude);
    if (!format->has_sign)
        return of_magnitude(format, 0, false);
    return step_outward(format, 0, !negative, steps - magnitude);
}

Float float_steps_up(Float value, uint64_t steps)
{
    bool negative = float_is_negative(value);

    return (negative ? step_inward : step_outward)(value.format, magnitude_of(value), negative,
                                                   steps);
}

Float float_steps_down(Float value, uint64_t steps)
{
    bool negative = float_is_negative(value);

    return (negative ? step_outward : step_inward)(value.format, magnitude_of(value), negative,
                                                   steps);
}

/* Lanes. */

void refine_note(Refinement *found, RefineVerdict verdict, uint64_t lane, UlpCount ulps)
{
    if (verdict > found->verdict) {
        found->verdict = verdict;
        found->lane = lane;
    }
    if (ulps > found->ulps)
        found->ulps = ulps;
}

void refine_lane(const Layout *layout, const uint64_t *source, const uint64_t *target,
                 uint64_t lane, Refinement *found)
{
    if (memcmp(source, target, layout->words * sizeof *source) == 0)
        return;
    if (layout->form->refine)
        layout->form->refine(layout, source, target, lane, found);
    else
        refine_note(found, REFINE_DIFFERENT, lane, 0);
}

Refinement refine_value(const Layout *layout, const uint64_t *source, const uint32_t *source_poison,
                        const uint64_t *target, const uint32_t *target_poison)
{
    Refinement found = { REFINE_EQUAL, 0, 0 };

    for (uint64_t lane = 0; lane < layout->lanes; lane++) {
        uint64_t word;
        const Layout *part = layout_lane_at(layout, lane, &word);
        const uint64_t *from = source + word, *to = target + word;
        bool target_is = target_poison && target_poison[lane];

        if (source_poison && source_poison[lane]) {
            if (!target_is && memcmp(from, to, part->words * sizeof *from) != 0)
                refine_note(&found, REFINE_POISON, lane, 0);
        } else if (target_is) {
            refine_note(&found, REFINE_DIFFERENT, lane, 0);
        } else {
            refine_lane(part, from, to, lane, &found);
        }
    }
    return found;
}

/* Memory. */

/* The target's bytes as an allocation that has them all written. */
static Allocation plain_bytes(const unsigned char *bytes, uint64_t size, MemoryShadow *shadow)
{
    *shadow = shadow_new(size);
    shadow_write(shadow, 0, size);
    return (Allocation){ .alive = true,
                         .plain = true,
                         .size = size,
                         .alignment = 1,
                         .bytes = (unsigned char *)bytes,
                         .shadow = shadow };
}

typedef struct Elements { /* room for one of each */
    uint64_t *source, *target;
    uint32_t *poison;
} Elements;

static void refine_element(const Layout *layout, const Allocation *source, const Allocation *target,
                           uint64_t number, const Elements *room, Refinement *found)
{
    uint64_t offset = number * layout->stride;
    Refinement element;

    if (memcmp(source->bytes + offset, target->bytes + offset, layout->bytes) == 0)
        return;
    layout_load(layout, source, offset, room->source, room->poison);
    layout_load(layout, target, offset, room->target, NULL);
    element = refine_value(layout, room->source, room->poison, room->target, NULL);
    refine_note(found, element.verdict, number, element.ulps);
}

Refinement refine_bytes(const Layout *element, const Allocation *source,
                        const unsigned char *target)
{
    Refinement found = { REFINE_EQUAL, 0, 0 };
    Arena scratch = { 0 };
    MemoryShadow shadow;
    Allocation bytes = plain_bytes(target, source->size, &shadow);
    Elements room = { ARENA_ARRAY(&scratch, uint64_t, element->words),
                      ARENA_ARRAY(&scratch, uint64_t, element->words),
                      ARENA_ARRAY(&scratch, uint32_t, element->lanes) };

    for (uint64_t i = 0; element->stride && i * element->stride + element->bytes <= source->size;
         i++)
        refine_element(element, source, &bytes, i, &room, &found);
    shadow_free(&shadow);
    arena_free(&scratch);
    return found;
}
