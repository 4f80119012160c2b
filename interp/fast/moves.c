/* Moves: the words of an edge are copied all at once, for they may be exchanged; here they are put
 * into an order in which that is done by one move after another. */
#include "interp/fast/flow.h"

enum { MOST_ORDERED = 64 };

/* The moves that differ, in any order. */
static uint32_t list_moves(FastMove *moves, const FastSlots *slots)
{
    uint32_t count = 0;

    for (unsigned i = 0; i < slots->count; i++)
        for (uint32_t w = 0; w < layout_words(slots->to[i].layout); w++)
            if (slots->to[i].word != slots->from[i].word)
                moves[count++] = (FastMove){ slots->to[i].word + w, slots->from[i].word + w };
    return count;
}

/* Does another move still have to read the word? */
static bool is_read(const FastMove *moves, uint32_t count, uint32_t word)
{
    for (uint32_t i = 0; i < count; i++)
        if (moves[i].from == word)
            return true;
    return false;
}

/* Puts the moves into an order in which they can be made one after another: first those to words
 * that none reads. Where every one is read, they go round, and a spare word breaks the circle. */
static uint32_t order_moves(FastCompiler *c, FastMove *ordered, FastMove *moves, uint32_t count)
{
    uint32_t made = 0;

    while (count) {
        uint32_t free = 0, spare;

        while (free < count && is_read(moves, count, moves[free].to))
            free++;
        if (free < count) {
            ordered[made++] = moves[free];
            moves[free] = moves[--count];
            continue;
        }
        spare = fast_spare(c, 1);
        ordered[made++] = (FastMove){ spare, moves[0].to };
        for (uint32_t i = 0; i < count; i++)
            if (moves[i].from == moves[0].to)
                moves[i].from = spare;
    }
    return made;
}

/* Many are made through spare words, each twice. */
static uint32_t double_moves(FastCompiler *c, FastMove *ordered, const FastMove *moves,
                             uint32_t count)
{
    uint32_t spare = fast_spare(c, count);

    for (uint32_t i = 0; i < count; i++) {
        ordered[i] = (FastMove){ spare + i, moves[i].from };
        ordered[count + i] = (FastMove){ moves[i].to, spare + i };
    }
    return 2 * count;
}

const FastMove *fast_plan_moves(FastCompiler *c, FastSlots slots, uint32_t *count)
{
    Arena *arena = &fast_machine(c)->program;
    uint32_t most = 0;
    FastMove *moves, *ordered;

    for (unsigned i = 0; i < slots.count; i++)
        most += (uint32_t)layout_words(slots.to[i].layout);
    moves = ARENA_ARRAY(arena, FastMove, most);
    ordered = ARENA_ARRAY(arena, FastMove, 2 * most);
    most = list_moves(moves, &slots);
    *count = most > MOST_ORDERED ? double_moves(c, ordered, moves, most)
                                 : order_moves(c, ordered, moves, most);
    return ordered;
}

/* Is a word that one slot gets read for another? */
static bool are_read(const FastSlots *slots)
{
    for (unsigned i = 0; i < slots->count; i++)
        for (unsigned k = 0; k < slots->count; k++) {
            const Slot *to = &slots->to[i], *from = &slots->from[k];

            if (to->word < from->word + layout_words(from->layout)
                && from->word < to->word + layout_words(to->layout)
                && (i != k || to->word != from->word))
                return true;
        }
    return false;
}

const FastBlock *fast_plan_blocks(FastCompiler *c, FastSlots slots, uint32_t *count)
{
    enum { MOST_SLOTS = 64 };
    FastBlock *blocks, *block;

    *count = 0;
    for (unsigned i = 0; i < slots.count; i++)
        if (slots.to[i].word != slots.from[i].word)
            *count += (uint32_t)layout_words(slots.to[i].layout);
    if (*count <= MOST_ORDERED || slots.count > MOST_SLOTS || are_read(&slots))
        return NULL;
    block = blocks = ARENA_ARRAY(&fast_machine(c)->program, FastBlock, slots.count + 1);
    for (unsigned i = 0; i < slots.count; i++)
        if (slots.to[i].word != slots.from[i].word)
            *block++ = (FastBlock){ slots.to[i].word, slots.from[i].word,
                                    (uint32_t)layout_words(slots.to[i].layout) };
    return blocks;
}
