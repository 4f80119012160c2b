/* Handlers that load and store vectors, rows of elements that follow each other in a memref. */
#include "core/define/alias.h"
#include "interp/fast/access.h"
#include "interp/fast/compiler.h"
#include "interp/fast/slice.h"

static bool is_transfer(const Node *node)
{
    return node_is(node, PRIM_TRANSFER_READ) || node_is(node, PRIM_TRANSFER_WRITE);
}

/* The vector's dimensions are the memref's last ones, and no lane is masked off. */
static bool is_plain_transfer(const Node *node, unsigned memref, unsigned rank)
{
    const AffineMap *map = op_inherent(node->op, 0)->map;
    const Op *around = op_parent(node->op);
    bool reads = memref == 0;

    if (map->symbol_count || map->result_count > rank
        || (around && op_primitive(around) == PRIM_MASK)
        || node->op->operand_count != memref + 1 + rank + reads)
        return false;
    for (unsigned i = 0; i < map->result_count; i++)
        if (map->results[i]->kind != AFFINE_DIM
            || map->results[i]->position != rank - map->result_count + i)
            return false;
    return true;
}

static unsigned element_bytes(const Layout *vector)
{
    const Layout *element = layout_lane(vector);
    uint64_t bytes = layout_bytes(element);

    return layout_is_number(element) && element->width == 8 * bytes && bytes <= 8
                   && (bytes & (bytes - 1)) == 0 && layout_stride(element) == bytes
                   && layout_alignment(element) == bytes
               ? (unsigned)bytes
               : 0;
}

bool fast_slice_of(const Node *node, FastSlice *slice)
{
    const Type *memref;

    slice->stores = node_is(node, PRIM_STORE_LANES) || node_is(node, PRIM_TRANSFER_WRITE);
    if (!slice->stores && !node_is(node, PRIM_LOAD_LANES) && !node_is(node, PRIM_TRANSFER_READ))
        return false;
    slice->memref = slice->stores ? 1 : 0;
    slice->vector = slice->stores ? &node->operands[0] : &node->results[0];
    memref = node->op->operands[slice->memref]->type;
    if (memref->kind != TYPE_MEMREF || !slice->vector->layout
        || !layout_is_vector(slice->vector->layout) || op_attr(node->op, "alignment"))
        return false;
    slice->rank = memref->shaped.rank;
    slice->vector_rank = slice->vector->layout->rank;
    slice->bytes = element_bytes(slice->vector->layout);
    return slice->bytes && slice->vector_rank <= slice->rank
           && memref->shaped.element
                  == type_element(slice->stores ? node->op->operands[0]->type
                                                : node->op->results[0]->type)
           && (!is_transfer(node) || is_plain_transfer(node, slice->memref, slice->rank));
}

typedef struct Rows { /* of a slice, as code has it */
    StripRow row;
    uint32_t count, words; /* rows, and words of each */
    unsigned rank, vector_rank;
    const int64_t *dims;
    uint32_t indices[]; /* words of subscripts */
} Rows;

/* All of the vector is within the memref, whose elements follow each other along the last
 * dimension. */
static bool is_within(const Rows *rows, const uint64_t *words, uint32_t memref)
{
    const uint64_t *sizes = words + memref + MEMREF_SIZES, *strides = sizes + rows->rank;
    unsigned first = rows->rank - rows->vector_rank;

    for (unsigned i = 0; i < rows->vector_rank; i++) {
        uint64_t size = sizes[first + i], length = (uint64_t)rows->dims[i];

        if (length > size || words[rows->indices[first + i]] > size - length)
            return false;
    }
    return rows->row.lanes == 1 || strides[rows->rank - 1] == 1;
}

/* Elements from the first one to row `number`; false where that cannot be counted. */
static bool find_row(const Rows *rows, const uint64_t *strides, uint32_t number, int64_t *at)
{
    int64_t way;

    *at = 0;
    for (unsigned i = rows->vector_rank; i-- > 1; number /= (uint32_t)rows->dims[i - 1])
        if (__builtin_mul_overflow(number % (uint32_t)rows->dims[i - 1],
                                   (int64_t)strides[rows->rank - rows->vector_rank + i - 1], &way)
            || __builtin_add_overflow(*at, way, at))
            return false;
    return !__builtin_mul_overflow(*at, (int64_t)rows->row.bytes, at);
}

/* Where row `number` lies in the allocation: nowhere, where not all of it does. */
static bool place_row(const Rows *rows, FastElement first, const uint64_t *strides, uint32_t number,
                      uint64_t *offset)
{
    uint64_t bytes = strip_row_bytes(rows->row);
    int64_t at;

    if (!find_row(rows, strides, number, &at))
        return false;
    *offset = first.offset + (uint64_t)at;
    return *offset <= first.allocation->size && first.allocation->size - *offset >= bytes;
}

/* Its first element; of no allocation where the definition has to look. */
static FastElement find(const FastOp *op, const uint64_t *words, const Machine *machine)
{
    static const int32_t NONE[2];
    const Rows *rows = op->more;

    if (!is_within(rows, words, op->a))
        return (FastElement){ 0 };
    return fast_element(machine, words, op->a, rows->indices, NONE, rows->rank, rows->row.bytes);
}

/* a: the memref; to: the vector's words; more: its rows. */
static Flow load(FAST_PARAMETERS)
{
    const Rows *rows = op->more;
    const uint64_t *strides = words + op->a + MEMREF_SIZES + rows->rank;
    FastElement first = find(op, words, machine);
    uint64_t offset, bytes = strip_row_bytes(rows->row);

    if (!first.allocation)
        return fast_by_definition(op, words, machine, acc);
    for (uint32_t i = 0; i < rows->count; i++) {
        if (!place_row(rows, first, strides, i, &offset)
            || (!first.allocation->plain && !memory_is_data(first.allocation, offset, bytes)))
            return fast_by_definition(op, words, machine, acc);
        strip_unpack(words + op->to + i * rows->words, first.allocation->bytes + offset, rows->row);
    }
    return fast_next(op, words, machine);
}

static __attribute__((noinline)) void write_row(FastElement row, const uint64_t *words,
                                                StripRow elements)
{
    enum { AT_ONCE = 64 };
    unsigned char packed[AT_ONCE * sizeof(uint64_t)];

    for (uint32_t done = 0, now; done < elements.lanes; done += now) {
        StripRow some = { elements.bytes, elements.lanes - done };

        some.lanes = some.lanes < AT_ONCE ? some.lanes : AT_ONCE;
        now = some.lanes;
        strip_pack(packed, words + done, some);
        memory_write(row.allocation, row.offset + (uint64_t)done * elements.bytes, packed,
                     strip_row_bytes(some));
    }
}

static Flow store(FAST_PARAMETERS)
{
    const Rows *rows = op->more;
    const uint64_t *strides = words + op->a + MEMREF_SIZES + rows->rank;
    FastElement first = find(op, words, machine);
    uint64_t offset;

    if (!first.allocation || first.allocation->constant)
        return fast_by_definition(op, words, machine, acc);
    for (uint32_t i = 0; i < rows->count; i++) {
        const uint64_t *from = words + op->to + i * rows->words;

        if (!place_row(rows, first, strides, i, &offset))
            return fast_by_definition(op, words, machine, acc);
        if (first.allocation->plain)
            strip_pack(first.allocation->bytes + offset, from, rows->row);
        else
            write_row((FastElement){ first.allocation, offset }, from, rows->row);
    }
    return fast_next(op, words, machine);
}

static Rows *rows_of(FastCompiler *c, const Node *node, const FastSlice *slice)
{
    const Layout *vector = slice->vector->layout;
    Rows *rows =
        arena_alloc(&fast_machine(c)->program, sizeof *rows + slice->rank * sizeof *rows->indices);
    uint32_t lanes = vector->rank ? (uint32_t)vector->dims[vector->rank - 1] : 1;

    *rows = (Rows){ .row = { slice->bytes, lanes },
                    .count = (uint32_t)(layout_lanes(vector) / lanes),
                    .words = lanes,
                    .rank = slice->rank,
                    .vector_rank = slice->vector_rank,
                    .dims = vector->dims };
    for (unsigned i = 0; i < slice->rank; i++)
        rows->indices[i] = fast_in(node, slice->memref + 1 + i);
    return rows;
}

/* Lanes are work, as the definition counts it. */
static bool emit(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    FastSlice slice;
    FastOp *op;

    (void)handler;
    if (!fast_slice_of(node, &slice) || fast_machine(c)->options.index_width != 64
        || !layout_lanes(slice.vector->layout))
        return false;
    fast_emit_work(c, node);
    op = fast_emit(c, slice.stores ? store : load);
    op->a = fast_in(node, slice.memref);
    op->to = slice.vector->word;
    op->more = rows_of(c, node, &slice);
    fast_forget_last(c);
    if (slice.vector_rank)
        fast_emit(c, fast_count_work)->imm = layout_lanes(slice.vector->layout);
    return true;
}

const FastHandler FAST_SLICE_HANDLERS[] = {
    { PRIM_LOAD_LANES, emit },
    { PRIM_STORE_LANES, emit },
    { PRIM_TRANSFER_READ, emit },
    { PRIM_TRANSFER_WRITE, emit },
    { 0 },
};
