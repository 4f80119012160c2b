#include "interp/oracle/inputs/inputs_draw.h"

#include <string.h>

__extension__ typedef unsigned __int128 Wide;

enum {
    COMPLEX_CROSSED = 40, /* boundary values of each part of a complex number */
    SMALL_SIZES = 10,     /* an index is often below it */
    LANE_STEP = 7         /* how far apart the boundary values of neighbouring lanes stand */
};

bool scalars_of(Scalars *scalars, const Layout *layout, Boundaries *boundaries)
{
    const Layout *lane = layout_lane(layout);

    if (layout_is_record(layout))
        return false;
    scalars->complex = lane->part_count == 2;
    scalars->layout = lane->part_count ? layout_part(lane, 0) : lane;
    scalars->parts = layout_scalars(layout);
    if (!layout->words) {
        scalars->boundary = NULL;
        return true;
    }
    for (unsigned i = 1; i < lane->part_count; i++)
        if (layout_part(lane, i)->form != scalars->layout->form
            || layout_part(lane, i)->format != scalars->layout->format
            || layout_part(lane, i)->width != scalars->layout->width)
            return false;
    if ((!layout_is_number(scalars->layout)) || !scalars->layout->width)
        return false;
    scalars->boundary = boundary_of(boundaries, scalars->layout);
    return true;
}

/* Boundary values. */

static uint64_t crossed_parts(const Scalars *scalars)
{
    return scalars->boundary->count < COMPLEX_CROSSED ? scalars->boundary->count : COMPLEX_CROSSED;
}

uint64_t scalars_boundary_count(const Scalars *scalars)
{
    if (!scalars->boundary)
        return 1;
    return scalars->complex ? crossed_parts(scalars) * crossed_parts(scalars)
                            : scalars->boundary->count;
}

static void set_boundary(const Scalars *scalars, uint64_t which, uint64_t *words)
{
    const Boundary *boundary = scalars->boundary;

    memcpy(words, boundary->values + which % boundary->count * boundary->words,
           boundary->words * sizeof *words);
}

void scalars_boundary(const Scalars *scalars, uint64_t which, uint64_t *words)
{
    uint64_t step = scalars->complex ? 2 : 1;

    for (uint64_t part = 0; part < scalars->parts; part += step, which += LANE_STEP) {
        uint64_t *at = words + part * scalars->boundary->words;

        if (scalars->complex) {
            set_boundary(scalars, which % crossed_parts(scalars), at);
            set_boundary(scalars, which / crossed_parts(scalars) % crossed_parts(scalars),
                         at + scalars->boundary->words);
        } else {
            set_boundary(scalars, which, at);
        }
    }
}

/* Random integers. */

static uint64_t low_bits(unsigned count)
{
    return count >= 64 ? UINT64_MAX : ((uint64_t)1 << count) - 1;
}

/* `length` random bits, the others zero. */
static void draw_bits(Random *random, unsigned words, unsigned length, uint64_t *to)
{
    for (unsigned i = 0; i < words; i++) {
        to[i] = length ? random_word(random) & low_bits(length) : 0;
        length -= length < 64 ? length : 64;
    }
}

static void keep_width(const Scalars *scalars, uint64_t *words)
{
    unsigned top = (scalars->layout->width - 1) % 64 + 1;

    words[scalars->boundary->words - 1] &= low_bits(top);
}

static void invert(const Scalars *scalars, uint64_t *words)
{
    for (unsigned i = 0; i < scalars->boundary->words; i++)
        words[i] = ~words[i];
    keep_width(scalars, words);
}

/* Adds a number of either sign to the pattern. */
static void move(const Scalars *scalars, int64_t by, uint64_t *words)
{
    uint64_t fill = by < 0 ? UINT64_MAX : 0, carry = 0;

    for (unsigned i = 0; i < scalars->boundary->words; i++) {
        Wide sum = (Wide)words[i] + (i ? fill : (uint64_t)by) + carry;

        words[i] = (uint64_t)sum;
        carry = (uint64_t)(sum >> 64);
    }
    keep_width(scalars, words);
}

static void set_small(const Scalars *scalars, Random *random, uint64_t *words)
{
    const Boundary *boundary = scalars->boundary;

    memcpy(words, boundary->small + random_below(random, boundary->small_count) * boundary->words,
           boundary->words * sizeof *words);
}

static void draw_int(const Scalars *scalars, Random *random, uint64_t *words)
{
    unsigned width = scalars->layout->width, count = scalars->boundary->words;
    uint64_t style = random_word(random);

    if (layout_is_index(scalars->layout) && style & 16) {
        scalar_set(scalars, random_below(random, SMALL_SIZES), words);
        return;
    }
    switch (style & 7) {
    case 0:
    case 1:
    case 2:
        draw_bits(random, count, width, words);
        return;
    case 3:
    case 4: /* any magnitude */
        draw_bits(random, count, 1 + (unsigned)random_below(random, width), words);
        if (style & 8)
            invert(scalars, words);
        return;
    case 5:
        set_small(scalars, random, words);
        return;
    default:
        set_boundary(scalars, random_below(random, scalars->boundary->count), words);
        move(scalars, (int64_t)(style >> 3 & 7) - 3, words);
        return;
    }
}

/* Random floats. */

static unsigned fraction_bits(const FloatFormat *format)
{
    return format->width - format->exponent_bits - (format->has_sign ? 1 : 0);
}

/* Of the x87's format only patterns whose leading bit is as the exponent says are numbers. */
static void keep_leading(const FloatFormat *format, uint64_t *words)
{
    const uint64_t leading = (uint64_t)1 << 63;

    if (!format->explicit_leading)
        return;
    if (words[1] & 0x7FFF)
        words[0] |= leading;
    else
        words[0] &= ~leading;
}

/* A number of an exponent near zero. */
static void draw_ordinary(const Scalars *scalars, Random *random, uint64_t *words)
{
    const FloatFormat *format = scalars->layout->format;
    int64_t field = (int64_t)random_below(random, 17) - 8 - format->min_exponent + 1;
    int64_t most = (1 << format->exponent_bits) - 1;
    Wide pattern, fraction;

    field = field < 0 ? 0 : field > most ? most : field;
    draw_bits(random, scalars->boundary->words, format->width, words);
    pattern = (scalars->boundary->words > 1 ? (Wide)words[1] << 64 : 0) | words[0];
    fraction = pattern & (((Wide)1 << fraction_bits(format)) - 1);
    fraction |= (Wide)field << fraction_bits(format);
    if (format->has_sign)
        fraction |= pattern >> (format->width - 1) << (format->width - 1);
    words[0] = (uint64_t)fraction;
    if (scalars->boundary->words > 1)
        words[1] = (uint64_t)(fraction >> 64);
}

/* Any exponent, and few bits behind the point: sums and products of such are often ties. */
static void draw_round(const Scalars *scalars, Random *random, uint64_t *words)
{
    unsigned cleared = (unsigned)random_below(random, fraction_bits(scalars->layout->format) + 1);

    draw_bits(random, scalars->boundary->words, scalars->layout->width, words);
    for (unsigned i = 0; i < scalars->boundary->words; i++) {
        words[i] &= ~low_bits(cleared);
        cleared -= cleared < 64 ? cleared : 64;
    }
}

static void draw_float(const Scalars *scalars, Random *random, uint64_t *words)
{
    uint64_t style = random_word(random);

    switch (style & 7) {
    case 0:
    case 1:
        draw_bits(random, scalars->boundary->words, scalars->layout->width, words);
        break;
    case 2:
    case 3:
        draw_ordinary(scalars, random, words);
        break;
    case 4:
        draw_round(scalars, random, words);
        break;
    case 5:
        set_small(scalars, random, words);
        break;
    default:
        set_boundary(scalars, random_below(random, scalars->boundary->count), words);
        move(scalars, (int64_t)(style >> 3 & 7) - 3, words);
        break;
    }
    keep_leading(scalars->layout->format, words);
}

static void scalar_draw(const Scalars *scalars, Random *random, uint64_t *words)
{
    const Boundary *boundary = scalars->boundary;

    if (boundary->constant_count && random_below(random, 8) == 0) {
        memcpy(words,
               boundary->constants
                   + random_below(random, boundary->constant_count) * boundary->words,
               boundary->words * sizeof *words);
        return;
    }
    (scalars->layout->format ? draw_float : draw_int)(scalars, random, words);
}

void scalars_draw(const Scalars *scalars, Random *random, uint64_t *words)
{
    for (uint64_t part = 0; part < scalars->parts; part++)
        scalar_draw(scalars, random, words + part * scalars->boundary->words);
}

void scalars_vary(const Scalars *scalars, Random *random, uint64_t *words)
{
    for (uint64_t part = 0; part < scalars->parts; part++) {
        uint64_t *at = words + part * scalars->boundary->words, style = random_below(random, 8);

        if (style < 2)
            move(scalars, style ? 1 : -1, at);
        else if (style == 2)
            invert(scalars, at);
        if (scalars->layout->format)
            keep_leading(scalars->layout->format, at);
    }
}

void scalar_set(const Scalars *scalars, uint64_t number, uint64_t *words)
{
    memset(words, 0, scalars->boundary->words * sizeof *words);
    words[0] = number;
    if (scalars->layout->format)
        memcpy(words, float_of_double(scalars->layout->format, (double)number).bits,
               scalars->boundary->words * sizeof *words);
    else
        keep_width(scalars, words);
}
