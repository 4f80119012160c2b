/* Integers, index and floats: scalars of whole bytes, or alone in their bytes. */
#include "semantics/value/form.h"

static Layout scalar(const Target *target, const ValueForm *form, unsigned width,
                     uint64_t alignment)
{
    uint64_t bytes = bytes_of_bits(width);

    return (Layout){ .form = form,
                     .width = width,
                     .lanes = 1,
                     .words = int_words(width),
                     .odd = form == &FORM_INT && width % BYTE_BITS,
                     .big_endian = target->big_endian,
                     .bytes = bytes,
                     .stride = round_up(bytes, alignment),
                     .alignment = alignment };
}

Layout layout_int(const Target *target, unsigned width)
{
    return scalar(target, &FORM_INT, width, target_int_alignment(target, width));
}

Layout layout_run(uint64_t bytes)
{
    Layout run = layout_int(&TARGET_X86_64, BYTE_BITS);

    run.bytes = run.stride = bytes;
    return run;
}

Layout layout_index(const Target *target)
{
    return scalar(target, &FORM_INDEX, target->index_width,
                  target_int_alignment(target, target->index_width));
}

Layout layout_float(const Target *target, const FloatFormat *format)
{
    Layout layout =
        scalar(target, &FORM_FLOAT, format->width, target_float_alignment(target, format->width));

    layout.format = format;
    return layout;
}

/* Where the bytes of a word lie that is `at` bytes above the least. */
static uint64_t place_of(const Layout *layout, uint64_t at, uint64_t size)
{
    return layout->big_endian ? layout->bytes - at - size : at;
}

static uint64_t bytes_from(const Layout *layout, uint64_t at)
{
    uint64_t left = bytes_of_bits(layout->width) - at;

    return left < WORD_BYTES ? left : WORD_BYTES;
}

static void store(const Layout *layout, const uint64_t *words, Allocation *allocation,
                  uint64_t offset)
{
    for (uint64_t i = 0; i < layout->words; i++) {
        uint64_t size = bytes_from(layout, i * WORD_BYTES);

        memory_write_word(allocation, offset + place_of(layout, i * WORD_BYTES, size), words[i],
                          size, layout->big_endian);
    }
}

/* Padding bits in the last byte are dropped, whatever they are. */
static void load(const Layout *layout, const Allocation *allocation, uint64_t offset,
                 uint64_t *words)
{
    unsigned top = layout->width % INT_WORD_BITS;

    for (uint64_t i = 0; i < layout->words; i++) {
        uint64_t size = bytes_from(layout, i * WORD_BYTES);

        words[i] = memory_read_word(allocation, offset + place_of(layout, i * WORD_BYTES, size),
                                    size, layout->big_endian);
    }
    if (top || !layout->width)
        words[layout->words - 1] &= ((uint64_t)1 << top) - 1;
}

static Float float_at(const Layout *layout, const uint64_t *words)
{
    return float_of_bits(layout->format, words[0], layout->words > 1 ? words[1] : 0);
}

static void refine_float(const Layout *layout, const uint64_t *source, const uint64_t *target,
                         uint64_t lane, Refinement *found)
{
    Float a = float_at(layout, source), b = float_at(layout, target);
    bool nan = float_is_nan(a);

    if (nan || float_is_nan(b))
        refine_note(found, nan && float_is_nan(b) ? REFINE_NAN : REFINE_DIFFERENT, lane, 0);
    else if (float_is_zero(a) && float_is_zero(b))
        refine_note(found, REFINE_DIFFERENT, lane, 0);
    else
        refine_note(found, REFINE_NEAR, lane, float_ulps_between(a, b));
}

const ValueForm FORM_INT = { .name = "integer", .store = store, .load = load };
const ValueForm FORM_INDEX = { .name = "index", .store = store, .load = load };
const ValueForm FORM_FLOAT = {
    .name = "float", .store = store, .load = load, .refine = refine_float
};
