/* Wide: integers of 65 to 256 bits in the words of a frame: two, three or four, least significant
 * first. Their handlers are written once, for n words, and compiled for each n. */
#ifndef INTERP_FAST_WIDE_H
#define INTERP_FAST_WIDE_H

#include "interp/fast/code.h"

enum { MOST_WORDS = 4 };

typedef unsigned __int128 Two;

#define FOR_WORDS(name)                                                                            \
    static Flow name##_2(FAST_PARAMETERS)                                                          \
    {                                                                                              \
        return name(op, words, machine, acc, 2);                                                   \
    }                                                                                              \
    static Flow name##_3(FAST_PARAMETERS)                                                          \
    {                                                                                              \
        return name(op, words, machine, acc, 3);                                                   \
    }                                                                                              \
    static Flow name##_4(FAST_PARAMETERS)                                                          \
    {                                                                                              \
        return name(op, words, machine, acc, 4);                                                   \
    }
#define WIDE static inline __attribute__((always_inline)) Flow
#define HELPER static inline __attribute__((always_inline))
#define WIDE_PARAMETERS FAST_PARAMETERS, unsigned n

/* to, a, b: the first words; imm: the bits that the last one has; c: the width. The result may
 * stand where an operand does: all words are read before one is written. */

HELPER void get(uint64_t *value, const uint64_t *from, unsigned n)
{
#pragma GCC unroll 4
    for (unsigned i = 0; i < n; i++)
        value[i] = from[i];
}

HELPER Flow give(const FastOp *op, uint64_t *words, Machine *machine, const uint64_t *result,
                 unsigned n)
{
    uint64_t *to = words + op->to, top = result[n - 1] & op->imm;

#pragma GCC unroll 4
    for (unsigned i = 0; i < n - 1; i++)
        to[i] = result[i];
    to[n - 1] = top;
    return fast_next(op, words, machine);
}

HELPER Two two(const uint64_t *words)
{
    return (Two)words[1] << 64 | words[0];
}

HELPER void set_two(uint64_t *words, Two value)
{
    words[0] = (uint64_t)value;
    words[1] = (uint64_t)(value >> 64);
}

/* The upper half, of one word or two; and the lower one: carries go from half to half. */
HELPER Two upper(const uint64_t *value, unsigned n)
{
    return n == 4 ? two(value + 2) : n == 3 ? value[2] : 0;
}

HELPER void set_upper(uint64_t *value, Two half, unsigned n)
{
    if (n > 2)
        value[2] = (uint64_t)half;
    if (n > 3)
        value[3] = (uint64_t)(half >> 64);
}

/* The value's words, the last one with its sign in all bits above. */
HELPER uint64_t get_signed(uint64_t *value, const FastOp *op, const uint64_t *words, uint32_t at,
                           unsigned n)
{
    get(value, words + at, n);
    value[n - 1] = (uint64_t)fast_signed(value[n - 1], 64 * n - op->c);
    return (int64_t)value[n - 1] < 0 ? UINT64_MAX : 0;
}

#define RUNS(name)                                                                                 \
    {                                                                                              \
        NULL, name##_2, name##_3, name##_4                                                         \
    }

static inline bool is_wide(const Slot *slot)
{
    return slot->layout && layout_is_int(slot->layout) && slot->layout->width > 64
           && layout_words(slot->layout) <= MOST_WORDS;
}

static inline uint64_t top_bits(const Layout *layout)
{
    return UINT64_MAX >> (64 * layout_words(layout) - layout->width);
}

/* `runs`: by the number of words, less one; NULL: there is none for so many. Without `nsw`, `nuw`
 * and `exact`. */
static inline bool emit_wide(FastCompiler *c, const Node *node, FastRun *const *runs)
{
    const Layout *layout = node->results[0].layout;
    FastOp *op;

    if (!is_wide(&node->results[0]) || fast_has_flags(node) || !runs[layout_words(layout) - 1])
        return false;
    op = fast_emit(c, runs[layout_words(layout) - 1]);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, 0);
    op->b = fast_in(node, 1);
    op->imm = top_bits(layout);
    op->c = layout->width;
    return true;
}

#endif
