/* How items are told over a channel, and how operations are counted. */
#include "interp/tools/debug/listing.h"

#include "interp/tools/debug/channel.h"
#include "interp/tools/debug/listing_write.h"

#include <string.h>

void listing_begin(Sb *sb, uint64_t total)
{
    sb_str(sb, BYTES_OF(total));
}

void listing_add(Sb *sb, ItemNumbers numbers, const ItemTexts *texts)
{
    const Sb *all[] = { &texts->name, &texts->value, &texts->type, &texts->file };

    for (unsigned i = 0; i < 4; i++)
        numbers.lengths[i] = all[i]->len;
    sb_str(sb, BYTES_OF(numbers));
    for (unsigned i = 0; i < 4; i++)
        sb_str(sb, sb_view(all[i]));
}

void item_texts_free(ItemTexts *texts)
{
    sb_free(&texts->name);
    sb_free(&texts->value);
    sb_free(&texts->type);
    sb_free(&texts->file);
}

Listing listing_of(Str bytes)
{
    Listing listing = { 0 };

    if (bytes.len < sizeof listing.total)
        return listing;
    memcpy(&listing.total, bytes.data, sizeof listing.total);
    listing.rest = str_from(bytes, sizeof listing.total);
    return listing;
}

bool listing_next(Listing *listing, Item *item)
{
    Str *texts[] = { &item->name, &item->value, &item->type, &item->file };
    const char *at;

    if (listing->rest.len < sizeof item->numbers)
        return false;
    memcpy(&item->numbers, listing->rest.data, sizeof item->numbers);
    at = listing->rest.data + sizeof item->numbers;
    for (unsigned i = 0; i < 4; i++) {
        *texts[i] = (Str){ at, item->numbers.lengths[i] };
        at += texts[i]->len;
    }
    listing->rest = str_from(listing->rest, (size_t)(at - listing->rest.data));
    return true;
}

typedef struct Count {
    uint64_t number, wanted; /* a number, or ... */
    const Op *op;            /* ... an operation */
    const Op *found;
} Count;

static void count_in(Count *count, const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner && !count->found; inner = inner->next) {
                if (++count->number == count->wanted || inner == count->op)
                    count->found = inner;
                else
                    count_in(count, inner);
            }
}

const Op *op_numbered(const Op *module, uint64_t number)
{
    Count count = { .wanted = number };

    if (number)
        count_in(&count, module);
    return count.found;
}

uint64_t op_number(const Op *module, const Op *op)
{
    Count count = { .op = op };

    count_in(&count, module);
    return count.found ? count.number : 0;
}
