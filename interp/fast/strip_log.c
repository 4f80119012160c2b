/* Log: stores of strips with loops in them, which do not wait until all of the strip was run. Where
 * it does not run as a whole, elements become what they were. That they count as written then does
 * not matter: in an iteration that loads one before it stores it, the strip has failed at the load
 * where it was not, and no other iteration has to do with it. */
#include "interp/fast/strip_run.h"

#include <string.h>

typedef struct Entry { /* stands behind the elements that it tells of */
    unsigned char *first;
    int64_t delta;
    uint32_t count, bytes; /* of an element */
} Entry;

uint64_t strip_log_bytes(unsigned bytes, uint64_t count)
{
    return (count * bytes + 7) / 8 * 8 + sizeof(Entry);
}

void strip_store_now(Strip *s, const StripOp *op)
{
    const StripAccess *access = &s->loop->accesses[op->in[0]];
    const Reach *reach = &s->reaches[op->in[0]];
    Entry entry = { reach->first, reach->delta, s->count, access->bytes };
    unsigned char *log = s->machine->strips_log + s->logged;
    uint64_t bytes = strip_log_bytes(entry.bytes, entry.count);

    strip_copy(log, entry.bytes, entry.first, entry.delta, entry.bytes, entry.count);
    memcpy(log + bytes - sizeof entry, &entry, sizeof entry);
    s->logged += bytes;
    if (strip_is_data(reach->allocation, (uint64_t)(entry.first - reach->allocation->bytes),
                      entry.delta, entry.bytes, entry.count))
        strip_copy(entry.first, entry.delta, s->data[access->value], entry.bytes, entry.bytes,
                   entry.count);
    else
        strip_store(s, op->in[0]);
}

void strip_take_back(Strip *s)
{
    while (s->logged) {
        const unsigned char *end = s->machine->strips_log + s->logged;
        Entry entry;
        uint64_t bytes;

        memcpy(&entry, end - sizeof entry, sizeof entry);
        bytes = strip_log_bytes(entry.bytes, entry.count);
        strip_copy(entry.first, entry.delta, end - bytes, entry.bytes, entry.bytes, entry.count);
        s->logged -= bytes;
    }
}
