#include "semantics/number/choice.h"

Choice choice_new(uint64_t seed)
{
    return (Choice){ .seed = seed, .random = { seed } };
}

void choice_path_start(ChoicePath *path)
{
    path->at = 0;
    path->beyond = false;
    path->beyond_by = NULL;
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

static uint64_t go_beyond(Choice *choice)
{
    if (!choice->path->beyond)
        choice->path->beyond_by = choice->by;
    choice->path->beyond = true;
    return 0;
}

/* A way of another program may take what is not there. */
static uint64_t take_fork(ChoiceFork *fork, uint64_t count)
{
    fork->count = count;
    if (fork->taken >= count)
        fork->taken = 0;
    return fork->taken;
}

static uint64_t follow(Choice *choice, ChoiceKind kind, uint64_t count)
{
    enum { MOST_ALTERNATIVES = 1 << 11, MOST_FORKS = 256 };
    ChoicePath *path = choice->path;

    if (path->blind[kind])
        return 0;
    if (path->at < path->forks.len)
        return take_fork(&path->forks.data[path->at++], count);
    if (count > MOST_ALTERNATIVES || path->forks.len >= MOST_FORKS)
        return go_beyond(choice);
    path->at++;
    vec_push(&path->forks,
             ((ChoiceFork){ 0, count, choice->by, path->printed ? *path->printed : 0 }));
    return 0;
}

/* Words past the last multiple of `count` are drawn again: every alternative is equally likely. */
static uint64_t draw(Choice *choice, uint64_t count)
{
    uint64_t word, surplus;

    if (choice->seed == 0)
        return 0;
    surplus = (UINT64_MAX % count + 1) % count;
    do
        word = random_word(&choice->random);
    while (word > UINT64_MAX - surplus);
    return word % count;
}

static void count(Choice *choice, ChoiceKind kind)
{
    choice->taken += kind != CHOICE_PLACE;
    choice->made[kind]++;
}

uint64_t choice_among(Choice *choice, ChoiceKind kind, uint64_t alternatives)
{
    if (alternatives <= 1)
        return 0;
    count(choice, kind);
    if (choice->path && kind != CHOICE_PLACE)
        return follow(choice, kind, alternatives);
    return draw(choice, alternatives);
}

uint64_t choice_of(Choice *choice, uint64_t alternatives)
{
    return choice_among(choice, CHOICE_OTHER, alternatives);
}

Int choice_int(Choice *choice, Arena *arena, unsigned width)
{
    Arena scratch = { 0 };
    size_t word_count = int_words(width);
    uint64_t *words = ARENA_ARRAY(&scratch, uint64_t, word_count);
    Int value;

    if (choice->path && width < 64)
        words[0] = follow(choice, CHOICE_OTHER, (uint64_t)1 << width);
    else if (choice->path)
        go_beyond(choice);
    count(choice, CHOICE_OTHER);
    for (size_t i = 0; i < word_count && choice->seed; i++)
        words[i] = random_word(&choice->random);
    value = int_of_words(arena, width, words);
    arena_free(&scratch);
    return value;
}

/* The quiet NaN whose sign and payload are those of a wider one: converting keeps as many of them
 * as the format has. */
static Float nan_of(const FloatFormat *format, bool negative, uint64_t high, uint64_t low)
{
    const uint64_t sign = (uint64_t)1 << 63, payload = ((uint64_t)1 << 47) - 1;
    Float wide = float_nan(&FLOAT_F128);

    wide = float_of_bits(&FLOAT_F128, wide.bits[0] | low,
                         wide.bits[1] | (high & payload) | (negative ? sign : 0));
    return float_convert(format, wide, FLOAT_TO_NEAREST_EVEN);
}

/* Every NaN of a small format, the canonical one first. */
static Float follow_nan(Choice *choice, const FloatFormat *format)
{
    /* Of the payload one bit says that it is quiet; the leading one is not stored. */
    unsigned free_bits = format->precision > 2 ? format->precision - 2 : 0;
    uint64_t taken;

    if (free_bits > 47) {
        if (!choice->path->blind[CHOICE_NAN])
            go_beyond(choice);
        return float_nan(format);
    }
    taken = follow(choice, CHOICE_NAN, (uint64_t)2 << free_bits);
    return nan_of(format, taken & 1, taken >> 1 << (47 - free_bits), 0);
}

static bool fits(const ChoiceHint *hint, const FloatFormat *format)
{
    Float value = float_of_bits(format, hint->bits[0], hint->bits[1]);

    return hint->width == format->width && float_is_nan(value) && !float_is_signaling(value);
}

/* The next hint that is a NaN of the format, beginning anywhere where they are not in order. False
 * when there is none, or it is not to be taken. */
static bool take_hint(Choice *choice, const FloatFormat *format, Float *nan)
{
    ChoiceHints *hints = choice->hints;
    size_t all = hints->hints.len;

    if (!hints->in_order && draw(choice, 4) == 0)
        return false;
    if (!hints->in_order && all)
        hints->at = draw(choice, all);
    for (size_t i = 0; i < all; i++) {
        const ChoiceHint *hint = &hints->hints.data[hints->at++ % all];

        if (fits(hint, format)) {
            *nan = float_of_bits(format, hint->bits[0], hint->bits[1]);
            return true;
        }
    }
    return false;
}

Float choice_nan(Choice *choice, const FloatFormat *format)
{
    uint64_t high, low;
    Float nan;

    count(choice, CHOICE_NAN);
    if (choice->path)
        return follow_nan(choice, format);
    if (choice->seed == 0)
        return float_nan(format);
    if (choice->hints && take_hint(choice, format, &nan))
        return nan;
    high = random_word(&choice->random);
    low = random_word(&choice->random);
    return nan_of(format, high >> 63, high, low);
}

/* The half of the order that is made by exchanging it with the other, from the ends on. */
static uint64_t reversed(uint64_t at, uint64_t length)
{
    return at < length / 2 ? length - 1 - 2 * at : 0;
}

uint64_t choice_next(Choice *choice, uint64_t *order, uint64_t at, uint64_t length)
{
    uint64_t with, next;

    if (choice->reversed)
        with = at + reversed(at, length);
    else
        with = at + choice_among(choice, CHOICE_ORDER, length - at);
    next = order[with];
    order[with] = order[at];
    order[at] = next;
    return next;
}
