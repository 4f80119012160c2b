/* Buffers of a loop that runs in strips: what lies in them, and where they are. */
#include "interp/fast/access.h"
#include "interp/fast/strip_plan.h"

unsigned strip_element_bytes(const Machine *machine, const Slot *slot)
{
    unsigned bytes = fast_element_bytes(machine, slot);

    if (bytes > sizeof(uint64_t) || (bytes && fast_is_narrow(slot) && slot->layout->width != 1))
        return 0;
    return bytes;
}

StripRow strip_row(const Machine *machine, const Slot *slot)
{
    const Layout *layout = slot->layout;
    Slot lane = { .layout = layout ? layout_lane(layout) : NULL };
    StripRow row = { strip_element_bytes(machine, &lane), layout ? (uint32_t)layout->lanes : 0 };

    return row.bytes && layout->lanes && layout->lanes <= STRIP_LANES ? row : (StripRow){ 0 };
}

uint8_t strip_add_buffer(Plan *p, StripRow row)
{
    if (!row.bytes || p->loop.buffer_count == STRIP_VALUES)
        return NONE;
    p->buffers[p->loop.buffer_count] = (StripBuffer){ .row = row };
    return (uint8_t)p->loop.buffer_count++;
}

/* Sets where buffers are, one behind the other, for strips of so many iterations; gives how many
 * bytes they take. */
static uint64_t place_buffers(Plan *p, uint32_t length)
{
    enum { MORE = 8, ALIGNED = 64 }; /* more: what is carried begins with the row behind */
    uint64_t at = 0;

    for (unsigned i = 0; i < p->loop.buffer_count; i++) {
        StripBuffer *buffer = &p->buffers[i];
        bool one = buffer->row.lanes > 1 && (buffer->last || (buffer->uniform && !buffer->spread));
        uint64_t rows = (one ? 1 : length) + (buffer->row.lanes > 1 ? 1 : MORE);

        if (buffer->behind || buffer->unused || buffer->function)
            continue;
        buffer->at = (uint32_t)at;
        at += (rows * strip_row_bytes(buffer->row) + ALIGNED - 1) / ALIGNED * ALIGNED;
    }
    for (unsigned i = 0; i < p->loop.carried_count; i++) {
        const StripBuffer *value = &p->buffers[p->carried[i].value];

        p->buffers[p->carried[i].next].at = value->at + strip_row_bytes(value->row);
    }
    return at;
}

bool strip_has_vectors(const Plan *p)
{
    for (unsigned i = 0; i < p->loop.buffer_count; i++)
        if (p->buffers[i].row.lanes > 1)
            return true;
    return false;
}

bool strip_find_length(Plan *p)
{
    bool vectors = strip_has_vectors(p);
    uint32_t length = STRIP_LONGEST, least = vectors ? STRIP_LEAST : STRIP_LENGTH;
    uint32_t longest = fast_machine(p->c)->options.longest_strip;
    uint64_t most = vectors ? STRIP_LANES_BYTES : STRIP_NUMBERS_BYTES;

    p->loop.least = vectors ? STRIP_LEAST_OF_LANES : STRIP_LEAST;
    while (length > least && place_buffers(p, length) > most)
        length /= 2;
    p->loop.length = longest && longest < length ? longest : length;
    place_buffers(p, p->loop.length < STRIP_NEAR ? p->loop.length : STRIP_NEAR);
    for (unsigned i = 0; i < p->loop.buffer_count; i++)
        p->buffers[i].near = p->buffers[i].at;
    return place_buffers(p, p->loop.length) <= STRIP_BYTES;
}
