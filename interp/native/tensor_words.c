#include "interp/native/tensor_words.h"

#include <string.h>

static unsigned words_each(const Part *part)
{
    return (part->scalar_bits + 63) / 64;
}

static uint64_t bytes_each(const Part *part)
{
    return part->element_bytes / part->scalars;
}

/* Bytes of a scalar that have words on the wire; a format may be padded in memory. */
static uint64_t bytes_moved(const Part *part)
{
    uint64_t held = words_each(part) * sizeof(uint64_t);

    return bytes_each(part) < held ? bytes_each(part) : held;
}

static uint64_t scalar_count(const Part *part)
{
    return part->words / words_each(part);
}

uint64_t tensor_bytes(const Part *part)
{
    return scalar_count(part) * bytes_each(part);
}

void tensor_pack(const Part *part, const uint64_t *words, unsigned char *bytes)
{
    memset(bytes, 0, tensor_bytes(part));
    for (uint64_t i = 0; i < scalar_count(part); i++)
        memcpy(bytes + i * bytes_each(part), words + i * words_each(part), bytes_moved(part));
}

/* Bits beyond a scalar's are nobody's. */
void tensor_unpack(const Part *part, const unsigned char *bytes, uint64_t *words)
{
    unsigned count = words_each(part), rest = part->scalar_bits % 64;

    memset(words, 0, part->words * sizeof *words);
    for (uint64_t i = 0; i < scalar_count(part); i++, words += count) {
        memcpy(words, bytes + i * bytes_each(part), bytes_moved(part));
        if (rest)
            words[count - 1] &= ((uint64_t)1 << rest) - 1;
    }
}
