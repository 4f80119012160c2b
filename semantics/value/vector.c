/* Vectors: arrays of arrays of 1-D vectors, the lanes of which are packed bit by bit. */
#include "semantics/value/form.h"

#include <string.h>

static uint64_t lane_bits(const Layout *element)
{
    return layout_is_number(element) ? element->width : element->bytes * BYTE_BITS;
}

Layout layout_vector(const Layout *element, const int64_t *dims, unsigned rank)
{
    uint64_t row_lanes = rank ? (uint64_t)dims[rank - 1] : 1, rows = 1;
    uint64_t row_bytes = bytes_of_bits(row_lanes * lane_bits(element));
    uint64_t alignment = power_of_two_from(row_bytes);

    for (unsigned i = 0; i + 1 < rank; i++)
        rows *= (uint64_t)dims[i];
    return (Layout){ .form = &FORM_VECTOR,
                     .element = element,
                     .rank = rank,
                     .dims = dims,
                     .lanes = rows * row_lanes,
                     .words = rows * row_lanes * element->words,
                     .big_endian = element->big_endian,
                     .bytes = rank > 1 ? rows * alignment : row_bytes,
                     .stride = rows * alignment,
                     .alignment = alignment };
}

typedef struct Rows {
    uint64_t count, lanes; /* rows, and lanes of each */
    uint64_t stride;       /* bytes from row to row */
    uint64_t bits;         /* of a lane */
    bool packed;           /* lanes share bytes */
    bool big_endian;
} Rows;

static Rows rows_of(const Layout *layout)
{
    uint64_t bits = lane_bits(layout->element);
    uint64_t lanes = layout->rank ? (uint64_t)layout->dims[layout->rank - 1] : 1;

    return (Rows){ .count = layout->lanes / lanes,
                   .lanes = lanes,
                   .stride = layout->alignment,
                   .bits = bits,
                   .packed = bits % BYTE_BITS != 0,
                   .big_endian = layout->big_endian };
}

static bool stretch(const Layout *layout, uint64_t number, Stretch *stretch)
{
    Rows rows = rows_of(layout);

    *stretch = (Stretch){ number * rows.stride, bytes_of_bits(rows.lanes * rows.bits) };
    return number < rows.count;
}

/* Lanes that share bytes are the bits of one integer, of which the first lane has the low ones; the
 * high ones where the first byte of an integer is its highest. */

static uint64_t lane_of_bits(const Layout *element, uint64_t lanes, uint64_t number)
{
    return element->big_endian ? lanes - 1 - number : number;
}

static uint64_t byte_of_row(const Layout *element, uint64_t lanes, uint64_t number)
{
    return element->big_endian ? bytes_of_bits(lanes * element->width) - 1 - number : number;
}

static void store_packed(const Layout *element, const uint64_t *words, uint64_t lanes,
                         Allocation *allocation, uint64_t offset)
{
    uint64_t filled = 0;
    unsigned char byte = 0;

    for (uint64_t i = 0; i < lanes; i++) {
        const uint64_t *lane = words + lane_of_bits(element, lanes, i) * element->words;

        for (unsigned bit = 0; bit < element->width; bit++) {
            byte |= (unsigned char)((lane[bit / INT_WORD_BITS] >> bit % INT_WORD_BITS & 1)
                                    << filled++ % BYTE_BITS);
            if (filled % BYTE_BITS == 0 || filled == lanes * element->width) {
                uint64_t at = byte_of_row(element, lanes, (filled - 1) / BYTE_BITS);

                memory_write(allocation, offset + at, &byte, 1);
                byte = 0;
            }
        }
    }
}

static void load_packed(const Layout *element, const Allocation *allocation, uint64_t offset,
                        uint64_t lanes, uint64_t *words)
{
    uint64_t at = 0;

    memset(words, 0, lanes * element->words * sizeof *words);
    for (uint64_t i = 0; i < lanes; i++) {
        uint64_t *lane = words + lane_of_bits(element, lanes, i) * element->words;

        for (unsigned bit = 0; bit < element->width; bit++, at++) {
            uint64_t byte = allocation->bytes[offset + byte_of_row(element, lanes, at / BYTE_BITS)];

            lane[bit / INT_WORD_BITS] |= (byte >> at % BYTE_BITS & 1) << bit % INT_WORD_BITS;
        }
    }
}

/* Lanes of a word each that take 1, 2, 4 or 8 bytes, as most do, are moved without asking what they
 * are. */
static bool is_simple(const Layout *element)
{
    unsigned bytes = element->width / BYTE_BITS;

    return layout_is_number(element) && element->words == 1 && element->width % BYTE_BITS == 0
           && !element->big_endian && (bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8);
}

static void load_simple(unsigned bytes, const unsigned char *from, uint64_t lanes, uint64_t *words)
{
    for (uint64_t i = 0; bytes == 1 && i < lanes; i++)
        words[i] = from[i];
    for (uint64_t i = 0; bytes == 2 && i < lanes; i++)
        words[i] = from[2 * i] | (uint64_t)from[2 * i + 1] << BYTE_BITS;
    for (uint64_t i = 0; bytes == 4 && i < lanes; i++) {
        uint32_t half;

        memcpy(&half, from + 4 * i, 4);
        words[i] = half;
    }
    if (bytes == 8)
        memcpy(words, from, 8 * lanes);
}

static void store_simple(unsigned bytes, const uint64_t *words, uint64_t lanes,
                         Allocation *allocation, uint64_t offset)
{
    enum { ROOM = 64 };
    unsigned char buffer[ROOM * 8];

    while (lanes) {
        uint64_t count = lanes < ROOM ? lanes : ROOM;

        for (uint64_t i = 0; i < count; i++)
            memcpy(buffer + i * bytes, &words[i], bytes);
        memory_write(allocation, offset, buffer, count * bytes);
        words += count;
        offset += count * bytes;
        lanes -= count;
    }
}

/* Row by row. */

static void store_row(const Layout *element, const Rows *rows, const uint64_t *words,
                      Allocation *allocation, uint64_t offset)
{
    if (rows->packed) {
        store_packed(element, words, rows->lanes, allocation, offset);
        return;
    }
    if (is_simple(element)) {
        store_simple(element->width / BYTE_BITS, words, rows->lanes, allocation, offset);
        return;
    }
    for (uint64_t lane = 0; lane < rows->lanes; lane++)
        element->form->store(element, words + lane * element->words, allocation,
                             offset + lane * (rows->bits / BYTE_BITS));
}

static void load_row(const Layout *element, const Rows *rows, const Allocation *allocation,
                     uint64_t offset, uint64_t *words)
{
    if (rows->packed) {
        load_packed(element, allocation, offset, rows->lanes, words);
        return;
    }
    if (is_simple(element)) {
        load_simple(element->width / BYTE_BITS, allocation->bytes + offset, rows->lanes, words);
        return;
    }
    for (uint64_t lane = 0; lane < rows->lanes; lane++)
        element->form->load(element, allocation, offset + lane * (rows->bits / BYTE_BITS),
                            words + lane * element->words);
}

/* Of a lane's bits the first, among those of its row. */
static uint64_t first_bit(const Rows *rows, uint64_t lane)
{
    uint64_t number = lane % rows->lanes;

    return (rows->packed && rows->big_endian ? rows->lanes - 1 - number : number) * rows->bits;
}

/* The bytes, counted from the value's first, that a lane has a part in. */
static uint64_t lane_start(const Rows *rows, uint64_t lane)
{
    uint64_t row = lane / rows->lanes * rows->stride, first = first_bit(rows, lane);

    if (rows->packed && rows->big_endian)
        return row + bytes_of_bits(rows->lanes * rows->bits) - bytes_of_bits(first + rows->bits);
    return row + first / BYTE_BITS;
}

static uint64_t lane_end(const Rows *rows, uint64_t lane)
{
    uint64_t row = lane / rows->lanes * rows->stride, first = first_bit(rows, lane);

    if (rows->packed && rows->big_endian)
        return row + bytes_of_bits(rows->lanes * rows->bits) - first / BYTE_BITS;
    return row + bytes_of_bits(first + rows->bits);
}

/* The bits of such a byte that are the lane's. */
static unsigned char lane_bits_in(const Rows *rows, uint64_t lane, uint64_t byte)
{
    uint64_t within = byte - lane / rows->lanes * rows->stride, bits = 0;
    uint64_t first = first_bit(rows, lane), end = first + rows->bits;

    if (rows->big_endian)
        within = bytes_of_bits(rows->lanes * rows->bits) - 1 - within;
    for (uint64_t bit = 0; bit < BYTE_BITS; bit++) {
        uint64_t at = within * BYTE_BITS + bit;

        bits |= (uint64_t)(at >= first && at < end) << bit;
    }
    return (unsigned char)bits;
}

/* Poison, lane by lane. */

static void set_poison(const Layout *layout, uint64_t lane, Allocation *allocation, uint64_t offset,
                       uint32_t origin)
{
    Rows rows = rows_of(layout);
    uint64_t start = lane_start(&rows, lane), end = lane_end(&rows, lane);

    if (!rows.packed)
        memory_set_poison(allocation, offset + start, end - start, origin);
    for (uint64_t byte = start; rows.packed && byte < end; byte++)
        memory_set_poison_bits(allocation, offset + byte, lane_bits_in(&rows, lane, byte), origin);
}

static uint32_t poison_of(const Layout *layout, uint64_t lane, const Allocation *allocation,
                          uint64_t offset)
{
    Rows rows = rows_of(layout);
    uint64_t start = lane_start(&rows, lane), end = lane_end(&rows, lane);
    uint32_t origin = 0;

    if (!rows.packed)
        return memory_origin(allocation, offset + start, end - start);
    for (uint64_t byte = start; byte < end && !origin; byte++)
        origin = memory_bits_origin(allocation, offset + byte, lane_bits_in(&rows, lane, byte));
    return origin;
}

static void store(const Layout *layout, const uint64_t *words, Allocation *allocation,
                  uint64_t offset)
{
    Rows rows = rows_of(layout);

    for (uint64_t row = 0; row < rows.count; row++)
        store_row(layout->element, &rows, words + row * rows.lanes * layout->element->words,
                  allocation, offset + row * rows.stride);
}

static void load(const Layout *layout, const Allocation *allocation, uint64_t offset,
                 uint64_t *words)
{
    Rows rows = rows_of(layout);

    for (uint64_t row = 0; row < rows.count; row++)
        load_row(layout->element, &rows, allocation, offset + row * rows.stride,
                 words + row * rows.lanes * layout->element->words);
}

const ValueForm FORM_VECTOR = {
    .name = "vector",
    .store = store,
    .load = load,
    .stretch = stretch,
    .set_poison = set_poison,
    .poison = poison_of,
};
