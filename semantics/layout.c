#include "semantics/layout.h"

#include <string.h>

enum { BYTE_BITS = 8, WORD_BYTES = 8, LARGEST_INT_ALIGNMENT = 16, POINTER_SIZE = 8 };

/* Sizes. */

static uint64_t bytes_of_bits(uint64_t bits)
{
    return (bits + BYTE_BITS - 1) / BYTE_BITS;
}

static uint64_t round_up(uint64_t size, uint64_t alignment)
{
    return (size + alignment - 1) / alignment * alignment;
}

static uint64_t power_of_two_from(uint64_t size)
{
    uint64_t power = 1;

    while (power < size)
        power *= 2;
    return power;
}

static Layout scalar(LayoutKind kind, unsigned width)
{
    uint64_t bytes = bytes_of_bits(width);
    uint64_t alignment = power_of_two_from(bytes);

    if (alignment > LARGEST_INT_ALIGNMENT)
        alignment = LARGEST_INT_ALIGNMENT;
    return (Layout){ .kind = kind,
                     .width = width,
                     .lanes = 1,
                     .words = int_words(width),
                     .bytes = bytes,
                     .stride = round_up(bytes, alignment),
                     .alignment = alignment };
}

Layout layout_none(void)
{
    return (Layout){ .kind = LAYOUT_NONE, .alignment = 1 };
}

Layout layout_int(unsigned width)
{
    return scalar(LAYOUT_INT, width);
}

Layout layout_index(unsigned index_width)
{
    return scalar(LAYOUT_INDEX, index_width);
}

/* x86-64 aligns every float as an integer of its width. */
Layout layout_float(const FloatFormat *format)
{
    Layout layout = scalar(LAYOUT_FLOAT, format->width);

    layout.format = format;
    return layout;
}

/* A struct of two, padding included. */
Layout layout_complex(const Layout *element)
{
    return (Layout){ .kind = LAYOUT_COMPLEX,
                     .element = element,
                     .lanes = 1,
                     .words = 2 * element->words,
                     .bytes = 2 * element->stride,
                     .stride = 2 * element->stride,
                     .alignment = element->alignment };
}

static uint64_t lane_bits(const Layout *element)
{
    return element->kind == LAYOUT_POINTER ? POINTER_SIZE * BYTE_BITS : element->width;
}

/* An array of arrays of 1-D vectors, whose lanes are packed bit by bit. */
Layout layout_vector(const Layout *element, const int64_t *dims, unsigned rank)
{
    uint64_t row_lanes = rank ? (uint64_t)dims[rank - 1] : 1, rows = 1;
    uint64_t row_bytes = bytes_of_bits(row_lanes * lane_bits(element));
    uint64_t alignment = power_of_two_from(row_bytes);

    for (unsigned i = 0; i + 1 < rank; i++)
        rows *= (uint64_t)dims[i];
    return (Layout){ .kind = LAYOUT_VECTOR,
                     .element = element,
                     .rank = rank,
                     .dims = dims,
                     .lanes = rows * row_lanes,
                     .words = rows * row_lanes * element->words,
                     .bytes = rank > 1 ? rows * alignment : row_bytes,
                     .stride = rows * alignment,
                     .alignment = alignment };
}

/* struct { ptr, ptr, index, [rank x index], [rank x index] } */
Layout layout_memref(unsigned rank, unsigned index_width)
{
    uint64_t indices = 1 + 2 * (uint64_t)rank;
    uint64_t bytes = round_up(2 * POINTER_SIZE + indices * (index_width / BYTE_BITS), POINTER_SIZE);

    return (Layout){ .kind = LAYOUT_MEMREF,
                     .width = index_width,
                     .rank = rank,
                     .lanes = 1,
                     .words = MEMREF_SIZES + 2 * (uint64_t)rank,
                     .bytes = bytes,
                     .stride = bytes,
                     .alignment = POINTER_SIZE };
}

Layout layout_unranked(void)
{
    return (Layout){ .kind = LAYOUT_UNRANKED,
                     .lanes = 1,
                     .words = UNRANKED_MEMREF + MEMREF_SIZES + 2 * UNRANKED_MAX_RANK,
                     .alignment = POINTER_SIZE };
}

static Layout one_address(LayoutKind kind, uint64_t words)
{
    return (Layout){ .kind = kind,
                     .width = POINTER_SIZE * BYTE_BITS,
                     .lanes = 1,
                     .words = words,
                     .bytes = POINTER_SIZE,
                     .stride = POINTER_SIZE,
                     .alignment = POINTER_SIZE };
}

Layout layout_pointer(void)
{
    return one_address(LAYOUT_POINTER, 2);
}

Layout layout_function(void)
{
    return one_address(LAYOUT_FUNCTION, 1);
}

bool layout_in_memory(const Layout *layout)
{
    return layout->kind != LAYOUT_UNRANKED && layout->kind != LAYOUT_NONE;
}

/* The bytes of a value that are not padding: `count` ranges of `size` bytes, `stride` apart. */
typedef struct Parts {
    uint64_t count, size, stride;
} Parts;

static Parts parts_of(const Layout *layout)
{
    Parts parts = { 1, layout->bytes, layout->bytes };
    uint64_t row_lanes;

    switch (layout->kind) {
    case LAYOUT_COMPLEX:
        parts = (Parts){ 2, layout->element->bytes, layout->element->stride };
        break;
    case LAYOUT_MEMREF:
        parts.size =
            2 * POINTER_SIZE + (layout->words - MEMREF_OFFSET) * (layout->width / BYTE_BITS);
        break;
    case LAYOUT_VECTOR:
        row_lanes = layout->rank ? (uint64_t)layout->dims[layout->rank - 1] : 1;
        parts.count = layout->lanes / row_lanes;
        parts.size = bytes_of_bits(row_lanes * lane_bits(layout->element));
        parts.stride = layout->alignment;
        break;
    default:
        break;
    }
    return parts;
}

uint64_t layout_first_uninitialised(const Layout *layout, const Allocation *allocation,
                                    uint64_t offset)
{
    Parts parts = parts_of(layout);

    for (uint64_t i = 0; i < parts.count && !allocation->plain; i++) {
        uint64_t start = offset + i * parts.stride;
        uint64_t first = memory_first_uninitialised(allocation, start, parts.size);

        if (first < start + parts.size)
            return first;
    }
    return offset + layout->bytes;
}

/* Scalars of whole bytes, or alone in their bytes. */

static void store_word(Allocation *allocation, uint64_t offset, uint64_t word, uint64_t size)
{
    unsigned char bytes[WORD_BYTES];

    for (unsigned i = 0; i < WORD_BYTES; i++)
        bytes[i] = (unsigned char)(word >> BYTE_BITS * i);
    memory_write(allocation, offset, bytes, size);
}

static uint64_t load_word(const Allocation *allocation, uint64_t offset, uint64_t size)
{
    unsigned char bytes[WORD_BYTES] = { 0 };
    uint64_t word = 0;

    memory_read(allocation, offset, bytes, size);
    for (unsigned i = 0; i < WORD_BYTES; i++)
        word |= (uint64_t)bytes[i] << BYTE_BITS * i;
    return word;
}

static void store_scalar(unsigned width, const uint64_t *words, Allocation *allocation,
                         uint64_t offset)
{
    uint64_t left = bytes_of_bits(width);

    for (; left > WORD_BYTES; left -= WORD_BYTES, offset += WORD_BYTES)
        store_word(allocation, offset, *words++, WORD_BYTES);
    store_word(allocation, offset, *words, left);
}

/* Padding bits in the last byte are dropped, whatever they are. */
static void load_scalar(unsigned width, const Allocation *allocation, uint64_t offset,
                        uint64_t *words)
{
    uint64_t left = bytes_of_bits(width);
    unsigned top = width % INT_WORD_BITS;

    for (; left > WORD_BYTES; left -= WORD_BYTES, offset += WORD_BYTES)
        *words++ = load_word(allocation, offset, WORD_BYTES);
    *words = load_word(allocation, offset, left);
    if (top || !width)
        *words &= ((uint64_t)1 << top) - 1;
}

static void store_pointer(const uint64_t *words, Allocation *allocation, uint64_t offset)
{
    memory_write_pointer(allocation, offset, (Pointer){ words[0], words[1] });
}

static void load_pointer(const Allocation *allocation, uint64_t offset, uint64_t *words)
{
    Pointer pointer = memory_read_pointer(allocation, offset);

    words[0] = pointer.provenance;
    words[1] = pointer.address;
}

static void store_memref(const Layout *layout, const uint64_t *words, Allocation *allocation,
                         uint64_t offset)
{
    uint64_t size = layout->width / BYTE_BITS;

    store_pointer(words + MEMREF_ALLOCATED_PROVENANCE, allocation, offset);
    store_pointer(words + MEMREF_ALIGNED_PROVENANCE, allocation, offset + POINTER_SIZE);
    offset += 2 * POINTER_SIZE;
    for (uint64_t i = MEMREF_OFFSET; i < layout->words; i++, offset += size)
        store_word(allocation, offset, words[i], size);
}

static void load_memref(const Layout *layout, const Allocation *allocation, uint64_t offset,
                        uint64_t *words)
{
    uint64_t size = layout->width / BYTE_BITS;

    load_pointer(allocation, offset, words + MEMREF_ALLOCATED_PROVENANCE);
    load_pointer(allocation, offset + POINTER_SIZE, words + MEMREF_ALIGNED_PROVENANCE);
    offset += 2 * POINTER_SIZE;
    for (uint64_t i = MEMREF_OFFSET; i < layout->words; i++, offset += size)
        words[i] = load_word(allocation, offset, size);
}

/* A value of one lane. */
static void store_lane(const Layout *layout, const uint64_t *words, Allocation *allocation,
                       uint64_t offset)
{
    switch (layout->kind) {
    case LAYOUT_COMPLEX:
        store_lane(layout->element, words, allocation, offset);
        store_lane(layout->element, words + layout->element->words, allocation,
                   offset + layout->element->stride);
        return;
    case LAYOUT_MEMREF:
        store_memref(layout, words, allocation, offset);
        return;
    case LAYOUT_POINTER:
        store_pointer(words, allocation, offset);
        return;
    default:
        store_scalar(layout->width, words, allocation, offset);
        return;
    }
}

static void load_lane(const Layout *layout, const Allocation *allocation, uint64_t offset,
                      uint64_t *words)
{
    switch (layout->kind) {
    case LAYOUT_COMPLEX:
        load_lane(layout->element, allocation, offset, words);
        load_lane(layout->element, allocation, offset + layout->element->stride,
                  words + layout->element->words);
        return;
    case LAYOUT_MEMREF:
        load_memref(layout, allocation, offset, words);
        return;
    case LAYOUT_POINTER:
        load_pointer(allocation, offset, words);
        return;
    default:
        load_scalar(layout->width, allocation, offset, words);
        return;
    }
}

/* Lanes that share bytes. */

static void store_packed(unsigned width, const uint64_t *words, uint64_t lanes,
                         Allocation *allocation, uint64_t offset)
{
    uint64_t stride = int_words(width), filled = 0;
    unsigned char byte = 0;

    for (uint64_t lane = 0; lane < lanes; lane++, words += stride)
        for (unsigned bit = 0; bit < width; bit++) {
            byte |= (unsigned char)((words[bit / INT_WORD_BITS] >> bit % INT_WORD_BITS & 1)
                                    << filled++ % BYTE_BITS);
            if (filled % BYTE_BITS == 0) {
                memory_write(allocation, offset++, &byte, 1);
                byte = 0;
            }
        }
    if (filled % BYTE_BITS)
        memory_write(allocation, offset, &byte, 1);
}

static void load_packed(unsigned width, const Allocation *allocation, uint64_t offset,
                        uint64_t lanes, uint64_t *words)
{
    uint64_t stride = int_words(width), at = 0;

    memset(words, 0, lanes * stride * sizeof *words);
    for (uint64_t lane = 0; lane < lanes; lane++, words += stride)
        for (unsigned bit = 0; bit < width; bit++, at++) {
            uint64_t byte = allocation->bytes[offset + at / BYTE_BITS];

            words[bit / INT_WORD_BITS] |= (byte >> at % BYTE_BITS & 1) << bit % INT_WORD_BITS;
        }
}

/* Vectors, row by row. */

typedef struct Rows {
    uint64_t count, lanes; /* rows, and lanes of each */
    uint64_t stride;       /* bytes from row to row */
    uint64_t bits;         /* of a lane */
    bool packed;           /* lanes share bytes */
} Rows;

static Rows rows_of(const Layout *layout)
{
    Parts parts = parts_of(layout);
    uint64_t bits = lane_bits(layout->element);

    return (Rows){ .count = parts.count,
                   .lanes = layout->lanes / parts.count,
                   .stride = parts.stride,
                   .bits = bits,
                   .packed = bits % BYTE_BITS != 0 };
}

static void store_row(const Layout *element, const Rows *rows, const uint64_t *words,
                      Allocation *allocation, uint64_t offset)
{
    if (rows->packed) {
        store_packed(element->width, words, rows->lanes, allocation, offset);
        return;
    }
    for (uint64_t lane = 0; lane < rows->lanes; lane++)
        store_lane(element, words + lane * element->words, allocation,
                   offset + lane * (rows->bits / BYTE_BITS));
}

static void load_row(const Layout *element, const Rows *rows, const Allocation *allocation,
                     uint64_t offset, uint64_t *words)
{
    if (rows->packed) {
        load_packed(element->width, allocation, offset, rows->lanes, words);
        return;
    }
    for (uint64_t lane = 0; lane < rows->lanes; lane++)
        load_lane(element, allocation, offset + lane * (rows->bits / BYTE_BITS),
                  words + lane * element->words);
}

/* The bytes, counted from the value's first, that a lane has a part in. */
static uint64_t lane_start(const Rows *rows, uint64_t lane)
{
    return lane / rows->lanes * rows->stride + lane % rows->lanes * rows->bits / BYTE_BITS;
}

static uint64_t lane_end(const Rows *rows, uint64_t lane)
{
    return lane / rows->lanes * rows->stride + bytes_of_bits((lane % rows->lanes + 1) * rows->bits);
}

/* The bits of such a byte that are the lane's. */
static unsigned char lane_bits_in(const Rows *rows, uint64_t lane, uint64_t byte)
{
    uint64_t row = lane / rows->lanes * rows->stride * BYTE_BITS, bits = 0;
    uint64_t first = row + lane % rows->lanes * rows->bits, end = first + rows->bits;

    for (uint64_t bit = 0; bit < BYTE_BITS; bit++) {
        uint64_t at = byte * BYTE_BITS + bit;

        bits |= (uint64_t)(at >= first && at < end) << bit;
    }
    return (unsigned char)bits;
}

static void set_lane_of_row_poison(const Rows *rows, uint64_t lane, Allocation *allocation,
                                   uint64_t offset, uint32_t origin)
{
    uint64_t start = lane_start(rows, lane), end = lane_end(rows, lane);

    if (!rows->packed)
        memory_set_poison(allocation, offset + start, end - start, origin);
    for (uint64_t byte = start; rows->packed && byte < end; byte++)
        memory_set_poison_bits(allocation, offset + byte, lane_bits_in(rows, lane, byte), origin);
}

static uint32_t lane_of_row_poison(const Rows *rows, uint64_t lane, const Allocation *allocation,
                                   uint64_t offset)
{
    uint64_t start = lane_start(rows, lane), end = lane_end(rows, lane);
    uint32_t origin = 0;

    if (!rows->packed)
        return memory_origin(allocation, offset + start, end - start);
    for (uint64_t byte = start; byte < end && !origin; byte++)
        origin = memory_bits_origin(allocation, offset + byte, lane_bits_in(rows, lane, byte));
    return origin;
}

static void store_vector(const Layout *layout, const uint64_t *words, const uint32_t *poison,
                         Allocation *allocation, uint64_t offset)
{
    Rows rows = rows_of(layout);

    for (uint64_t row = 0; row < rows.count; row++)
        store_row(layout->element, &rows, words + row * rows.lanes * layout->element->words,
                  allocation, offset + row * rows.stride);
    for (uint64_t lane = 0; poison && lane < layout->lanes; lane++)
        if (poison[lane])
            set_lane_of_row_poison(&rows, lane, allocation, offset, poison[lane]);
}

static void load_vector(const Layout *layout, const Allocation *allocation, uint64_t offset,
                        uint64_t *words, uint32_t *poison)
{
    Rows rows = rows_of(layout);

    for (uint64_t row = 0; row < rows.count; row++)
        load_row(layout->element, &rows, allocation, offset + row * rows.stride,
                 words + row * rows.lanes * layout->element->words);
    for (uint64_t lane = 0; poison && lane < layout->lanes; lane++)
        poison[lane] = allocation->plain ? 0 : lane_of_row_poison(&rows, lane, allocation, offset);
}

/* Values of one lane, and either. */

static void set_lane_poison(const Layout *layout, Allocation *allocation, uint64_t offset,
                            uint32_t origin)
{
    Parts parts = parts_of(layout);

    for (uint64_t i = 0; i < parts.count; i++)
        memory_set_poison(allocation, offset + i * parts.stride, parts.size, origin);
}

static uint32_t lane_poison(const Layout *layout, const Allocation *allocation, uint64_t offset)
{
    Parts parts = parts_of(layout);
    uint32_t origin = 0;

    for (uint64_t i = 0; i < parts.count && !origin; i++)
        origin = memory_origin(allocation, offset + i * parts.stride, parts.size);
    return origin;
}

void layout_store(const Layout *layout, const uint64_t *words, const uint32_t *poison,
                  Allocation *allocation, uint64_t offset)
{
    if (layout->kind == LAYOUT_VECTOR) {
        store_vector(layout, words, poison, allocation, offset);
        return;
    }
    store_lane(layout, words, allocation, offset);
    if (poison && *poison)
        set_lane_poison(layout, allocation, offset, *poison);
}

bool layout_padding_is_zero(const Layout *layout, const Allocation *allocation, uint64_t offset)
{
    unsigned char last;

    if (layout->kind != LAYOUT_INT || layout->width % 8 == 0)
        return true;
    memory_read(allocation, offset + layout->width / 8, &last, 1);
    return last >> layout->width % 8 == 0;
}

void layout_load(const Layout *layout, const Allocation *allocation, uint64_t offset,
                 uint64_t *words, uint32_t *poison)
{
    if (layout->kind == LAYOUT_VECTOR) {
        load_vector(layout, allocation, offset, words, poison);
        return;
    }
    load_lane(layout, allocation, offset, words);
    if (poison)
        *poison = allocation->plain ? 0 : lane_poison(layout, allocation, offset);
}
