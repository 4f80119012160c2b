/* Externals that draw random numbers, shuffle and sort.
 *
 * A generator is seeded by the program, so its numbers are no choice of ours: they are those of
 * C++'s std::mt19937, taken to a range and to a permutation the way libstdc++ does; rand's are
 * those of glibc (DECISIONS X8).
 */
#include "interp/machine/externals.h"

#include "interp/machine/machine.h"

#include <stdlib.h>
#include <string.h>

enum { TWISTER_WORDS = 624, TWISTER_SHIFT = 397 };

typedef struct Twister { /* lies in memory of the program's, behind the pointer it holds */
    uint32_t words[TWISTER_WORDS];
    uint32_t next;
} Twister;

static void twister_seed(Twister *twister, uint32_t seed)
{
    twister->words[0] = seed;
    for (uint32_t i = 1; i < TWISTER_WORDS; i++) {
        uint32_t before = twister->words[i - 1];

        twister->words[i] = 1812433253U * (before ^ before >> 30) + i;
    }
    twister->next = TWISTER_WORDS;
}

static void twister_refill(Twister *twister)
{
    uint32_t *words = twister->words;

    for (unsigned i = 0; i < TWISTER_WORDS; i++) {
        uint32_t mixed = (words[i] & 0x80000000U) | (words[(i + 1) % TWISTER_WORDS] & 0x7fffffffU);

        words[i] =
            words[(i + TWISTER_SHIFT) % TWISTER_WORDS] ^ mixed >> 1 ^ (mixed & 1 ? 0x9908b0dfU : 0);
    }
    twister->next = 0;
}

static uint32_t twister_draw(Twister *twister)
{
    uint32_t word;

    if (twister->next == TWISTER_WORDS)
        twister_refill(twister);
    word = twister->words[twister->next++];
    word ^= word >> 11;
    word ^= word << 7 & 0x9d2c5680U;
    word ^= word << 15 & 0xefc60000U;
    return word ^ word >> 18;
}

/* 0 .. most, as std::uniform_int_distribution<uint64_t>: by a product where the range is smaller
 * than the generator's, by several draws where it is larger. */
static uint64_t draw_up_to(Twister *twister, uint64_t most)
{
    if (most == UINT32_MAX)
        return twister_draw(twister);
    if (most < UINT32_MAX) {
        uint32_t range = (uint32_t)most + 1, least = -range % range;
        uint64_t product = (uint64_t)twister_draw(twister) * range;

        while ((uint32_t)product < least)
            product = (uint64_t)twister_draw(twister) * range;
        return product >> 32;
    }
    for (;;) {
        uint64_t high = draw_up_to(twister, most >> 32) << 32;
        uint64_t number = high + twister_draw(twister);

        if (number <= most && number >= high)
            return number;
    }
}

/* The generator behind an operand; NULL when the run has ended. */
static Twister *twister_in(Step *s, unsigned operand)
{
    Allocation *allocation;
    uint64_t offset;

    if (memory_check(memory_in(s), pointer_in(s, operand), sizeof(Twister), 4, ACCESS_WRITE,
                     &allocation, &offset)
            == ACCESS_OK
        && offset == 0 && allocation->size == sizeof(Twister))
        return (Twister *)allocation->bytes;
    undefined(s, "the pointer is no random number generator's");
    return NULL;
}

static Flow make_generator(Step *s, const External *self, unsigned first)
{
    Allocation *made = memory_allocate(memory_in(s), ALLOCATION_HEAP, sizeof(Twister), 16, s->op);
    Twister twister;

    (void)self;
    if (!made)
        return limit_reached(s, "no memory is left for a random number generator (--max-memory)");
    twister_seed(&twister, (uint32_t)size_in(s, first));
    memory_write(made, 0, &twister, sizeof twister);
    return give_pointer(s, (Pointer){ made->id, made->address });
}

static Flow draw(Step *s, const External *self, unsigned first)
{
    Twister *twister = twister_in(s, first);

    (void)self;
    if (!twister)
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, 64, draw_up_to(twister, size_in(s, first + 1))));
}

static Flow free_generator(Step *s, const External *self, unsigned first)
{
    (void)self;
    if (!twister_in(s, first))
        return FLOW_END;
    memory_end(memory_in(s), memory_find(memory_in(s), pointer_in(s, first).provenance), s->op);
    return FLOW_NEXT;
}

/* Room for a word an element of a memref of one dimension; NULL: the run has ended. */
static uint64_t *make_words(Step *s, const MemRef *memref)
{
    uint64_t count = (uint64_t)memref->sizes[0];

    if (count < UINT64_MAX / sizeof(uint64_t)
        && budget_fits(budget_of(s), count * sizeof(uint64_t)))
        return must_alloc(count * sizeof(uint64_t));
    limit_reached(s, "no memory is left for %llu element%s (--max-memory)",
                  (unsigned long long)count, plural(count));
    return NULL;
}

static void swap(uint64_t *a, uint64_t *b)
{
    uint64_t held = *a;

    *a = *b;
    *b = held;
}

/* As libstdc++'s std::shuffle: where the range allows it, two positions from one number. */
static void shuffle(Twister *twister, uint64_t *numbers, uint64_t count)
{
    uint64_t i = 1;

    if (count < 2)
        return;
    if (UINT32_MAX / count < count) {
        for (; i < count; i++)
            swap(&numbers[i], &numbers[draw_up_to(twister, i)]);
        return;
    }
    if (count % 2 == 0) {
        swap(&numbers[1], &numbers[draw_up_to(twister, 1)]);
        i = 2;
    }
    for (; i < count; i += 2) {
        uint64_t both = draw_up_to(twister, (i + 1) * (i + 2) - 1);

        swap(&numbers[i], &numbers[both / (i + 2)]);
        swap(&numbers[i + 1], &numbers[both % (i + 2)]);
    }
}

/* The elements of a memref of one dimension, as words, and back. */
static bool load_words(Step *s, const MemRef *memref, uint64_t *words, int64_t count)
{
    Place place = scratch_place(s, layout_of(s, memref->element));

    for (int64_t i = 0; i < count; i++) {
        if (load_element(s, memref, &i, place) == FLOW_END || work_done(s, 1) == FLOW_END)
            return false;
        if (*place.poison) {
            undefined_poison(s, *place.poison, "the element [%lld] of the memref is poison",
                             (long long)i);
            return false;
        }
        words[i] = place.words[0];
    }
    return true;
}

static Flow store_words(Step *s, const MemRef *memref, const uint64_t *words, int64_t count)
{
    Place place = scratch_place(s, layout_of(s, memref->element));

    for (int64_t i = 0; i < count; i++) {
        place.words[0] = words[i];
        if (store_element(s, memref, &i, place) == FLOW_END || work_done(s, 1) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

static Flow shuffle_memref(Step *s, const External *self, unsigned first)
{
    unsigned operand = first;
    Twister *twister;
    MemRef memref;
    uint64_t *numbers;
    Flow flow;

    if (!external_memref(s, self, '1', &operand, &memref))
        return FLOW_END;
    twister = twister_in(s, operand);
    if (!twister)
        return FLOW_END;
    numbers = make_words(s, &memref);
    if (!numbers)
        return FLOW_END;
    for (int64_t i = 0; i < memref.sizes[0]; i++)
        numbers[i] = (uint64_t)i;
    shuffle(twister, numbers, (uint64_t)memref.sizes[0]);
    flow = store_words(s, &memref, numbers, memref.sizes[0]);
    free(numbers);
    return flow;
}

static int compare_ints(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

    return (x > y) - (x < y);
}

static int compare_floats(const FloatFormat *format, const void *a, const void *b)
{
    Float x = float_of_bits(format, *(const uint64_t *)a, 0);
    Float y = float_of_bits(format, *(const uint64_t *)b, 0);

    return (int)float_compare(x, y);
}

static int compare_f32(const void *a, const void *b)
{
    return compare_floats(&FLOAT_F32, a, b);
}

static int compare_f64(const void *a, const void *b)
{
    return compare_floats(&FLOAT_F64, a, b);
}

/* A NaN has no place in the order that std::sort asks for. */
static bool holds_nan(const FloatFormat *format, const uint64_t *words, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        if (float_is_nan(float_of_bits(format, words[i], 0)))
            return true;
    return false;
}

static Flow sort_words(Step *s, const MemRef *memref, uint64_t *words, int64_t count)
{
    const Type *element = memref->element;

    if (!load_words(s, memref, words, count))
        return FLOW_END;
    if (element->kind == TYPE_FLOAT && holds_nan(element->format, words, count))
        return undefined(s, "numbers are sorted of which one is NaN");
    qsort(words, (size_t)count, sizeof *words,
          element->kind != TYPE_FLOAT     ? compare_ints
          : element->format == &FLOAT_F32 ? compare_f32
                                          : compare_f64);
    return store_words(s, memref, words, count);
}

static Flow sort_memref(Step *s, const External *self, unsigned first)
{
    int64_t count = index_in(s, first);
    unsigned operand = first + 1;
    MemRef memref;
    uint64_t *words;
    Flow flow;

    if (!external_memref(s, self, '1', &operand, &memref))
        return FLOW_END;
    if (count < 0 || count > memref.sizes[0])
        return undefined(s, "%lld element%s to sort of a memref that has %lld", (long long)count,
                         plural(count), (long long)memref.sizes[0]);
    words = must_alloc((size_t)count * sizeof *words + 1);
    flow = sort_words(s, &memref, words, count);
    free(words);
    return flow;
}

/* rand: each number is the sum of those 3 and 31 before it, without its last bit. */
enum { SUMMED = 31, SUMMED_WITH = 3, WARMED_UP = 310 };

typedef struct Summing {
    uint32_t numbers[SUMMED]; /* the last ones, in a ring */
    unsigned next;
} Summing;

static uint32_t summing_draw(Summing *summing)
{
    uint32_t *oldest = &summing->numbers[summing->next];

    *oldest += summing->numbers[(summing->next + SUMMED - SUMMED_WITH) % SUMMED];
    summing->next = (summing->next + 1) % SUMMED;
    return *oldest >> 1;
}

static void summing_seed(Summing *summing, uint32_t seed)
{
    int64_t number = (int32_t)(seed ? seed : 1);

    *summing = (Summing){ .next = SUMMED_WITH };
    for (unsigned i = 0; i < SUMMED; i++) {
        summing->numbers[i] = (uint32_t)number;
        number = 16807 * number % INT32_MAX;
        number += number < 0 ? INT32_MAX : 0;
    }
    for (unsigned i = 0; i < WARMED_UP; i++)
        summing_draw(summing);
}

/* The run's only one; made by the first call. */
static Summing *summing_of(Step *s)
{
    static const char KEY;
    void **memo = run_memo(s, &KEY);

    if (!*memo) {
        *memo = ARENA_ARRAY(&s->machine->program, Summing, 1);
        summing_seed(*memo, 1);
    }
    return *memo;
}

static Flow call_srand(Step *s, const External *self, unsigned first)
{
    (void)self;
    summing_seed(summing_of(s), (uint32_t)size_in(s, first));
    return FLOW_NEXT;
}

static Flow call_rand(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return give_int(
        s, int_of_u(s->arena, result_place(s, 0).layout->width, summing_draw(summing_of(s))));
}

/* rand_r(&seed): glibc's, of three numbers that are products and sums of the one before. */
static Flow call_rand_r(Step *s, const External *self, unsigned first)
{
    Layout number = layout_int(target_in(s), 32);
    Place seed = scratch_place(s, &number);
    MemRef at = pointee(pointer_in(s, first), type_i(op_context(s->op), 32));
    uint32_t next, drawn = 0;

    if (load_at(s, &at, 0, seed, ACCESS_READ) == FLOW_END)
        return FLOW_END;
    if (*seed.poison)
        return undefined_poison(s, *seed.poison, "the seed of @%s is poison", self->name);
    next = (uint32_t)*seed.words;
    for (unsigned i = 0; i < 3; i++) {
        next = next * 1103515245 + 12345;
        drawn = i ? drawn << 10 ^ (next >> 16 & 0x3ff) : next >> 16 & 0x7ff;
    }
    *seed.words = next;
    if (store_at(s, &at, 0, seed, ACCESS_WRITE) == FLOW_END)
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, 32, drawn));
}

const External RANDOM_EXTERNALS[] = {
    { "srand", call_srand, "i", NULL },
    { "rand", call_rand, ">i", NULL },
    { "rand_r", call_rand_r, "p>i", NULL },
    { "srandom", call_srand, "i", NULL },
    { "random", call_rand, ">l", NULL },
    { "rtsrand", make_generator, "l>p", NULL },
    { "rtrand", draw, "pl>l", NULL },
    { "rtdrand", free_generator, "p", NULL },
    { "shuffle", shuffle_memref, "1p", "Ind" },
    { "stdSortI64", sort_memref, "l1", "I64" },
    { "stdSortF32", sort_memref, "l1", "F32" },
    { "stdSortF64", sort_memref, "l1", "F64" },
    { 0 },
};
