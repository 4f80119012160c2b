#include "semantics/choice.h"

Choice choice_new(uint64_t seed)
{
    return (Choice){ .seed = seed, .state = seed };
}

void choice_path_start(ChoicePath *path)
{
    path->at = 0;
    path->beyond = false;
}

/* The last fork that has an alternative left takes it; those behind it belonged to the old way. */
bool choice_path_next(ChoicePath *path)
{
    while (path->forks.len) {
        ChoiceFork *last = &path->forks.data[path->forks.len - 1];

        if (++last->taken < last->count)
            return true;
        path->forks.len--;
    }
    return false;
}

static uint64_t follow(ChoicePath *path, uint64_t count)
{
    enum { MOST_ALTERNATIVES = 64, MOST_FORKS = 256 };

    if (path->at < path->forks.len)
        return path->forks.data[path->at++].taken;
    if (count > MOST_ALTERNATIVES || path->forks.len >= MOST_FORKS) {
        path->beyond = true;
        return 0;
    }
    path->at++;
    vec_push(&path->forks, ((ChoiceFork){ 0, count }));
    return 0;
}

/* splitmix64: every state is as good as any other, so every seed is. */
static uint64_t next_word(Choice *choice)
{
    uint64_t word;

    choice->state += 0x9E3779B97F4A7C15u;
    word = choice->state;
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return word ^ word >> 31;
}

/* Words past the last multiple of `count` are drawn again: every alternative is equally likely. */
static uint64_t draw(Choice *choice, uint64_t count)
{
    uint64_t word, surplus;

    choice->taken++;
    if (choice->seed == 0)
        return 0;
    surplus = (UINT64_MAX % count + 1) % count;
    do
        word = next_word(choice);
    while (word > UINT64_MAX - surplus);
    return word % count;
}

uint64_t choice_of(Choice *choice, uint64_t count)
{
    if (count <= 1)
        return 0;
    if (!choice->path)
        return draw(choice, count);
    choice->taken++;
    return follow(choice->path, count);
}

uint64_t choice_place(Choice *choice, uint64_t count)
{
    if (count <= 1)
        return 0;
    choice->placed++;
    return draw(choice, count);
}

Int choice_int(Choice *choice, Arena *arena, unsigned width)
{
    Arena scratch = { 0 };
    size_t count = int_words(width);
    uint64_t *words = ARENA_ARRAY(&scratch, uint64_t, count);
    Int value;

    if (choice->path && width < 64)
        words[0] = follow(choice->path, (uint64_t)1 << width);
    else if (choice->path)
        choice->path->beyond = true;
    choice->taken++;
    for (size_t i = 0; i < count && choice->seed; i++)
        words[i] = next_word(choice);
    value = int_of_words(arena, width, words);
    arena_free(&scratch);
    return value;
}

/* Signs and payloads of a wider NaN: converting keeps as many of them as the format has. */
Float choice_nan(Choice *choice, const FloatFormat *format)
{
    Float wide = float_nan(&FLOAT_F128);
    uint64_t high, low;

    choice->taken++;
    if (choice->path)
        choice->path->beyond = true;
    if (choice->seed == 0)
        return float_nan(format);
    high = next_word(choice) & ~((uint64_t)0x7FFF << 48);
    low = next_word(choice);
    wide = float_of_bits(&FLOAT_F128, wide.bits[0] | low, wide.bits[1] | high);
    return float_convert(format, wide, FLOAT_TO_NEAREST_EVEN);
}

void choice_order(Choice *choice, uint64_t *order, uint64_t count)
{
    for (uint64_t i = 0; i < count; i++)
        order[i] = i;
    /* From the front, so that seed 0, which always takes the first, keeps program order. */
    for (uint64_t i = 0; i < count; i++) {
        uint64_t with = i + choice_of(choice, count - i), moved = order[with];

        order[with] = order[i];
        order[i] = moved;
    }
}
