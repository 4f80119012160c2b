/* Log: stores of strips with loops in them, which do not wait until all of the strip was run. Where
 * it does not run as a whole, elements become what they were, never written among them. */
#include "interp/fast/strip_run.h"

#include <string.h>

typedef struct Entry { /* stands behind the elements that it tells of, and a byte for each: was it
                          new? */
    unsigned char *first;
    int64_t delta;
    uint32_t count, bytes;  /* of an element */
    Allocation *allocation; /* some of whose elements were new; NULL: none was */
} Entry;

uint64_t strip_log_element_bytes(unsigned bytes)
{
    return bytes + 1;
}

uint64_t strip_log_bytes(unsigned bytes, uint64_t count)
{
    return (count * strip_log_element_bytes(bytes) + 7) / 8 * 8 + sizeof(Entry);
}

/* Which elements are new? False where one is neither that nor data: its shadow is not kept. */
static bool note_new(const Entry *entry, unsigned char *news)
{
    const Allocation *allocation = entry->allocation;
    uint64_t offset = (uint64_t)(entry->first - allocation->bytes);

    memset(news, 1, entry->count);
    if (entry->delta == (int64_t)entry->bytes
        && memory_is_new(allocation, offset, (uint64_t)entry->count * entry->bytes))
        return true;
    for (uint32_t i = 0; i < entry->count; i++, offset += (uint64_t)entry->delta) {
        news[i] = memory_is_new(allocation, offset, entry->bytes);
        if (!news[i] && !memory_is_data(allocation, offset, entry->bytes))
            return false;
    }
    return true;
}

bool strip_store_now(Strip *s, const StripOp *op)
{
    const StripAccess *access = &s->loop->accesses[op->in[0]];
    const Reach *reach = &s->reaches[op->in[0]];
    Entry entry = { reach->first, reach->delta, s->count, access->bytes, NULL };
    unsigned char *log = s->machine->strips_log + s->logged;
    uint64_t bytes = strip_log_bytes(entry.bytes, entry.count);

    if (s->logged + bytes > STRIP_LOG)
        return false; /* strip_rounds.c sees to it that this does not happen */
    if (!strip_is_data(reach->allocation, (uint64_t)(entry.first - reach->allocation->bytes),
                       entry.delta, entry.bytes, entry.count))
        entry.allocation = reach->allocation;
    if (entry.allocation && !note_new(&entry, log + (uint64_t)entry.count * entry.bytes))
        return false;
    strip_copy(log, entry.bytes, entry.first, entry.delta, entry.bytes, entry.count);
    memcpy(log + bytes - sizeof entry, &entry, sizeof entry);
    s->logged += bytes;
    if (entry.allocation)
        strip_store(s, op->in[0]);
    else
        strip_copy(entry.first, entry.delta, s->data[access->value], entry.bytes, entry.bytes,
                   entry.count);
    return true;
}

static void forget_new(const Entry *entry, const unsigned char *news)
{
    uint64_t offset = (uint64_t)(entry->first - entry->allocation->bytes);

    for (uint32_t i = 0; i < entry->count; i++, offset += (uint64_t)entry->delta)
        if (news[i])
            memory_unwrite(entry->allocation, offset, entry->bytes);
}

void strip_take_back(Strip *s)
{
    while (s->logged) {
        const unsigned char *end = s->machine->strips_log + s->logged, *elements;
        Entry entry;

        memcpy(&entry, end - sizeof entry, sizeof entry);
        elements = end - strip_log_bytes(entry.bytes, entry.count);
        strip_copy(entry.first, entry.delta, elements, entry.bytes, entry.bytes, entry.count);
        if (entry.allocation)
            forget_new(&entry, elements + (uint64_t)entry.count * entry.bytes);
        s->logged = (uint64_t)(elements - s->machine->strips_log);
    }
}
