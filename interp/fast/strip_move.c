/* Moves between memory and strips. */
#include "interp/fast/strip_run.h"

/* May kernels read the elements where they are, as they read a buffer's? */
static bool lies_as_in_buffer(const StripLoop *loop, const StripAccess *access, const Reach *reach)
{
    const StripBuffer *buffer = &loop->buffers[access->value];

    return reach->delta == strip_access_bytes(access)
           || (!reach->delta && buffer->uniform && !buffer->spread);
}

/* Kernels read whole elements: the host's memory is aligned for them where the program's is, but
 * for allocations of a smaller alignment. */
void strip_point(Strip *s)
{
    for (unsigned i = 0; i < s->loop->access_count; i++) {
        const StripAccess *access = &s->loop->accesses[i];
        Reach *reach = &s->reaches[i];

        reach->direct = !access->stores && !access->cell && !access->gathers && !access->flags
                        && !reach->copied && lies_as_in_buffer(s->loop, access, reach)
                        && (reach->allocation->plain || !s->loop->inner_count)
                        && ((uintptr_t)reach->first & (access->bytes - 1)) == 0;
        strip_move_reach(s, i, 0);
    }
}

bool strip_load(Strip *s, const StripOp *op)
{
    const StripAccess *access = &s->loop->accesses[op->in[0]];
    const Reach *reach = &s->reaches[op->in[0]];
    StripRow row = { access->bytes, access->lanes };
    uint32_t copies = s->loop->buffers[op->out].spread ? s->count : 1;

    if (!reach->allocation->plain && s->loop->inner_count
        && !strip_is_data(reach->allocation, (uint64_t)(reach->first - reach->allocation->bytes),
                          reach->delta, access->bytes, s->count))
        return false;
    if (!access->cell) /* of the strip before it may be the program's memory */
        s->data[op->out] = strip_buffer(s, op->out);
    strip_copy_rows(s->data[op->out], strip_row_bytes(row), reach->first, reach->delta, row,
                    access->cell || op->uniform ? 1 : s->count);
    if (op->uniform)
        strip_repeat(s->data[op->out], row, copies);
    return !access->flags
           || strip_are_flags(s->data[op->out], access->cell || op->uniform ? 1 : s->count);
}

/* Adds the offsets of a subscript in every iteration. */
static bool add_offsets(const Strip *s, const StripAccess *access, unsigned dimension,
                        uint64_t stride, uint64_t *restrict offsets)
{
    uint64_t size = s->words[access->memref + MEMREF_SIZES + dimension], bad = 0;
    const uint64_t *restrict subscripts = (const uint64_t *)s->data[access->subscripts[dimension]];

    for (uint32_t i = 0; i < s->count; i++) {
        bad |= subscripts[i] >= size;
        offsets[i] += subscripts[i] * stride;
    }
    return !bad;
}

bool strip_gather(Strip *s, const StripOp *op)
{
    const StripAccess *access = &s->loop->accesses[op->in[0]];
    const Reach *reach = &s->reaches[op->in[0]];
    unsigned char *to = s->data[op->out];
    uint64_t offsets[STRIP_LONGEST];

    memset(offsets, 0, s->count * sizeof(*offsets));
    for (unsigned i = 0; i < access->rank; i++)
        if (!add_offsets(s, access, i, reach->strides[i], offsets))
            return false;
    strip_collect(to, reach->first, offsets, access->bytes, s->count);
    return !access->flags || strip_are_flags(to, s->count);
}

void strip_store(Strip *s, unsigned number)
{
    const StripAccess *access = &s->loop->accesses[number];
    const Reach *reach = &s->reaches[number];
    const unsigned char *from = s->data[access->value];
    StripRow row = { access->bytes, access->lanes };
    uint32_t bytes = strip_row_bytes(row), count = s->count;
    uint64_t offset = (uint64_t)(reach->first - reach->allocation->bytes);

    if (reach->delta == 0) { /* the last iteration's is what stays */
        from += (uint64_t)(count - 1) * bytes;
        count = 1;
    }
    if (count == 1 || reach->delta == bytes)
        memory_write(reach->allocation, offset, from, (uint64_t)count * bytes);
    else if (reach->allocation->plain)
        strip_copy_rows(reach->first, reach->delta, from, bytes, row, count);
    else
        for (uint32_t i = 0; i < count; i++, offset += (uint64_t)reach->delta, from += bytes)
            memory_write(reach->allocation, offset, from, bytes);
}
