/* Integers, index and floats: scalars of whole bytes, or alone in their bytes. */
#include "semantics/value/form.h"

enum { LARGEST_INT_ALIGNMENT = 16 };

static Layout scalar(const ValueForm *form, unsigned width)
{
    uint64_t bytes = bytes_of_bits(width);
    uint64_t alignment = power_of_two_from(bytes);

    if (alignment > LARGEST_INT_ALIGNMENT)
        alignment = LARGEST_INT_ALIGNMENT;
    return (Layout){ .form = form,
                     .width = width,
                     .lanes = 1,
                     .words = int_words(width),
                     .odd = form == &FORM_INT && width % BYTE_BITS,
                     .bytes = bytes,
                     .stride = round_up(bytes, alignment),
                     .alignment = alignment };
}

Layout layout_int(unsigned width)
{
    return scalar(&FORM_INT, width);
}

Layout layout_run(uint64_t bytes)
{
    Layout run = layout_int(8);

    run.bytes = run.stride = bytes;
    return run;
}

Layout layout_index(unsigned index_width)
{
    return scalar(&FORM_INDEX, index_width);
}

/* x86-64 aligns every float as an integer of its width. */
Layout layout_float(const FloatFormat *format)
{
    Layout layout = scalar(&FORM_FLOAT, format->width);

    layout.format = format;
    return layout;
}

void store_word(Allocation *allocation, uint64_t offset, uint64_t word, uint64_t size)
{
    unsigned char bytes[WORD_BYTES];

    for (unsigned i = 0; i < WORD_BYTES; i++)
        bytes[i] = (unsigned char)(word >> BYTE_BITS * i);
    memory_write(allocation, offset, bytes, size);
}

uint64_t load_word(const Allocation *allocation, uint64_t offset, uint64_t size)
{
    unsigned char bytes[WORD_BYTES] = { 0 };
    uint64_t word = 0;

    memory_read(allocation, offset, bytes, size);
    for (unsigned i = 0; i < WORD_BYTES; i++)
        word |= (uint64_t)bytes[i] << BYTE_BITS * i;
    return word;
}

static void store(const Layout *layout, const uint64_t *words, Allocation *allocation,
                  uint64_t offset)
{
    uint64_t left = bytes_of_bits(layout->width);

    for (; left > WORD_BYTES; left -= WORD_BYTES, offset += WORD_BYTES)
        store_word(allocation, offset, *words++, WORD_BYTES);
    store_word(allocation, offset, *words, left);
}

/* Padding bits in the last byte are dropped, whatever they are. */
static void load(const Layout *layout, const Allocation *allocation, uint64_t offset,
                 uint64_t *words)
{
    uint64_t left = bytes_of_bits(layout->width);
    unsigned top = layout->width % INT_WORD_BITS;

    for (; left > WORD_BYTES; left -= WORD_BYTES, offset += WORD_BYTES)
        *words++ = load_word(allocation, offset, WORD_BYTES);
    *words = load_word(allocation, offset, left);
    if (top || !layout->width)
        *words &= ((uint64_t)1 << top) - 1;
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
