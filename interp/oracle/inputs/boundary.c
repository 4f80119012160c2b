#include "interp/oracle/inputs/boundary.h"

#include "core/base/vec.h"
#include "semantics/value/refine.h"

/* Values of one type, in the order they were thought of, each once. */
typedef struct List {
    Arena *arena;
    Map seen;
    unsigned words, width;
    VEC(uint64_t) values;
} List;

static void add_words(List *list, const uint64_t *words)
{
    size_t bytes = list->words * sizeof *words;
    bool added;
    MapEntry *entry = map_at(&list->seen, (Str){ (const char *)words, bytes }, &added);

    if (!added)
        return;
    entry->key.data = arena_copy(list->arena, words, bytes);
    entry->value = list;
    for (unsigned i = 0; i < list->words; i++)
        vec_push(&list->values, words[i]);
}

static void add_int(List *list, Int value)
{
    add_words(list, int_data(&value));
}

static void add_float(List *list, Float value)
{
    add_words(list, value.bits);
}

/* Every pattern of a narrow type. */
static void add_all(List *list)
{
    for (uint64_t bits = 0; list->width <= 8 && bits >> list->width == 0; bits++)
        add_words(list, &bits);
}

/* Integers. */

/* 2^power and what stands beside it, on both sides of zero. */
static void add_power(List *list, unsigned power)
{
    Int one = int_of_u(list->arena, list->width, 1), at;

    if (power >= list->width)
        return;
    at = int_shl(list->arena, one, power);
    add_int(list, at);
    add_int(list, int_sub(list->arena, at, one));
    add_int(list, int_add(list->arena, at, one));
    at = int_neg(list->arena, at);
    add_int(list, at);
    add_int(list, int_sub(list->arena, at, one));
    add_int(list, int_add(list->arena, at, one));
}

/* The 64 bits again and again. */
static void add_pattern(List *list, uint64_t bits)
{
    uint64_t *words = ARENA_ARRAY(list->arena, uint64_t, list->words);

    for (unsigned i = 0; i < list->words; i++)
        words[i] = bits;
    add_int(list, int_of_words(list->arena, list->width, words));
}

static void add_numbers(List *list, const int64_t *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        add_int(list, int_of_s(list->arena, list->width, numbers[i]));
}

static void add_ints(List *list)
{
    static const int64_t FIRST[] = { 0, 1, -1, 2, 3, -2, 4, 5, 8, -3, 7, 10, 100, -100 };
    static const unsigned POWERS[] = { 7, 8, 15, 16, 31, 32, 63, 64 };
    /* Of a type of very many bits only some powers are taken, and fewer where each is large. */
    enum { POWERS_SHOWN = 160, WORDS_SHOWN = 1 << 15 };
    int64_t width = list->width;
    unsigned most = WORDS_SHOWN / list->words;
    unsigned step = 1 + list->width / (most < POWERS_SHOWN ? most + 1 : POWERS_SHOWN);

    add_numbers(list, FIRST, 3);
    add_int(list, int_min_s(list->arena, list->width));
    add_int(list, int_max_s(list->arena, list->width));
    add_numbers(list, FIRST + 3, sizeof FIRST / sizeof *FIRST - 3);
    add_power(list, list->width - 1);
    add_numbers(list, (int64_t[]){ width - 1, width, width + 1 }, 3); /* as amounts of shifts */
    add_pattern(list, 0x5555555555555555);
    add_pattern(list, 0xAAAAAAAAAAAAAAAA);
    for (size_t i = 0; i < sizeof POWERS / sizeof *POWERS; i++)
        add_power(list, POWERS[i]);
    add_pattern(list, 0x0F1E2D3C4B5A6978);
    add_pattern(list, 0xF0E1D2C3B4A59687);
    for (unsigned power = 0; power < list->width; power += step)
        add_power(list, power);
    add_all(list);
}

/* Floats. */

static void add_both(List *list, Float value)
{
    add_float(list, value);
    add_float(list, float_neg(value));
}

/* The number, its neighbours, and all of them below zero. */
static void add_around(List *list, Float value)
{
    add_both(list, value);
    if (float_is_nan(value))
        return;
    add_both(list, float_steps_up(value, 1));
    add_both(list, float_steps_down(value, 1));
}

static void add_nans(List *list, const FloatFormat *format)
{
    Float quiet = float_nan(format), loud = float_inf(format, false);

    add_both(list, quiet);
    if (format->specials != FLOAT_IEEE)
        return;
    loud.bits[0] |= 1;
    add_both(list, loud);
    quiet.bits[0] |= 1;
    add_both(list, quiet);
}

static void add_extremes(List *list, const FloatFormat *format)
{
    Float normal = float_smallest_normal(format);

    add_float(list, float_zero(format, false));
    add_float(list, float_zero(format, true));
    add_both(list, float_one(format));
    add_both(list, float_inf(format, false));
    add_float(list, float_nan(format));
    add_both(list, float_largest(format, false));
    add_both(list, float_steps_up(float_zero(format, false), 1));
    add_around(list, normal);
    add_nans(list, format);
}

static void add_decimals(List *list, const FloatFormat *format, const char *const *texts)
{
    for (; *texts; texts++) {
        Float value;

        if (float_parse(format, str_of(*texts), &value))
            add_both(list, value);
    }
}

/* 2^power of the format, by its exponent alone. */
static Float power_of_two(const FloatFormat *format, int power)
{
    Arena scratch = { 0 };
    Float two = float_of_double(format, 2);
    Float value = float_powi(two, int_of_s(&scratch, 32, power));

    arena_free(&scratch);
    return value;
}

/* Where truncation to an integer of so many bits begins to fail. */
static void add_integer_edge(List *list, const FloatFormat *format, int power)
{
    Float edge = power_of_two(format, power), half = float_of_double(format, 0.5);
    Float one = float_one(format);

    if (!float_is_finite(edge))
        return;
    add_around(list, edge);
    add_both(list, float_sub(edge, one));
    add_both(list, float_add(edge, one));
    add_both(list, float_sub(edge, half));
    add_both(list, float_add(edge, half));
    add_both(list, float_sub(edge, float_add(one, half)));
}

static Float between(Float a, Float b)
{
    Float half = float_of_double(a.format, 0.5);

    return float_add(a, float_mul(float_sub(b, a), half));
}

/* A number of the narrow format, and the ties on both sides of it. */
static void add_ties(List *list, const FloatFormat *format, Float narrow)
{
    Float at = float_convert(format, narrow, FLOAT_TO_NEAREST_EVEN);
    Float up = float_convert(format, float_steps_up(narrow, 1), FLOAT_TO_NEAREST_EVEN);
    Float down = float_convert(format, float_steps_down(narrow, 1), FLOAT_TO_NEAREST_EVEN);

    add_around(list, at);
    if (float_is_finite(up))
        add_around(list, between(at, up));
    add_around(list, between(at, down));
}

/* Where the largest number ends: half a step beyond it. */
static void add_overflow_tie(List *list, const FloatFormat *format, const FloatFormat *narrow)
{
    Float largest = float_largest(narrow, false), below = float_steps_down(largest, 1);
    Float at = float_convert(format, largest, FLOAT_TO_NEAREST_EVEN);
    Float step = float_sub(at, float_convert(format, below, FLOAT_TO_NEAREST_EVEN));

    add_ties(list, format, largest);
    add_around(list, float_add(at, float_mul(step, float_of_double(format, 0.5))));
    add_around(list, float_add(at, step));
}

static void add_rounding_edges(List *list, const FloatFormat *format, const FloatFormat *narrow)
{
    if (narrow == format || narrow->precision > format->precision
        || narrow->max_exponent > format->max_exponent)
        return;
    add_overflow_tie(list, format, narrow);
    add_ties(list, format, float_one(narrow));
    add_ties(list, format, float_steps_up(float_one(narrow), 1));
    add_ties(list, format, float_smallest_normal(narrow));
    if (narrow->has_zero)
        add_ties(list, format, float_steps_up(float_zero(narrow, false), 1));
}

/* Where products overflow and underflow. */
static void add_exponents(List *list, const FloatFormat *format)
{
    add_around(list, power_of_two(format, format->max_exponent / 2));
    add_around(list, power_of_two(format, format->min_exponent / 2));
    add_around(list, power_of_two(format, format->max_exponent));
    add_around(list, power_of_two(format, (int)format->precision - 1));
    add_around(list, power_of_two(format, (int)format->precision));
    add_around(list, power_of_two(format, -(int)format->precision));
}

static void add_floats(List *list, const FloatFormat *format)
{
    static const char *const ORDINARY[] = { "2",    "0.5", "1.5", "2.5", "3",    "3.5",
                                            "0.25", "0.1", "10",  "100", "1000", NULL };
    /* Where functions of the math dialect turn: multiples of pi, and where exponentials of a format
     * overflow and vanish. */
    static const char *const TURNS[] = { "3.14159265358979323846264338327950288",
                                         "1.57079632679489661923132169163975144",
                                         "0.785398163397448309615660845819875721",
                                         "6.28318530717958647692528676655900577",
                                         "2.71828182845904523536028747135266250",
                                         "0.693147180559945309417232121458176568",
                                         "11.0898664",
                                         "17.3286795",
                                         "88.7228394",
                                         "103.972084",
                                         "709.782712893384",
                                         "745.133219101941",
                                         "20",
                                         "1e10",
                                         "1e-3",
                                         NULL };
    static const int INTEGERS[] = { 7, 8, 15, 16, 31, 32, 63, 64, 127, 128 };

    add_extremes(list, format);
    add_decimals(list, format, ORDINARY);
    add_around(list, float_one(format));
    add_around(list, float_of_double(format, 0.5));
    add_around(list, float_largest(format, false));
    add_exponents(list, format);
    add_decimals(list, format, TURNS);
    for (size_t i = 0; i < sizeof INTEGERS / sizeof *INTEGERS; i++)
        add_integer_edge(list, format, INTEGERS[i]);
    for (const FloatFormat *const *narrow = FLOAT_FORMATS; *narrow; narrow++)
        add_rounding_edges(list, format, *narrow);
    add_all(list);
}

/* Small numbers. */

static void add_small(List *list, const Layout *scalar)
{
    enum { MOST = 20 };

    for (int i = -MOST; i <= MOST; i++)
        if (layout_is_float(scalar)) {
            add_float(list, float_of_double(scalar->format, i));
            add_float(list, float_of_double(scalar->format, i + 0.5));
        } else {
            add_int(list, int_of_s(list->arena, list->width, i));
        }
}

static const uint64_t *take(List *list, uint32_t *count)
{
    *count = (uint32_t)(list->values.len / list->words);
    return ARENA_COPY(list->arena, uint64_t, list->values.data, list->values.len);
}

static Boundary *make(Arena *arena, const Layout *scalar)
{
    Boundary *made = ARENA_NEW(arena, Boundary);
    List list = { .arena = arena, .words = (unsigned)scalar->words, .width = scalar->width };

    made->words = list.words;
    if (layout_is_float(scalar))
        add_floats(&list, scalar->format);
    else
        add_ints(&list);
    made->values = take(&list, &made->count);
    list.values.len = 0;
    map_clear(&list.seen);
    add_small(&list, scalar);
    made->small = take(&list, &made->small_count);
    map_free(&list.seen);
    vec_free(&list.values);
    return made;
}

const Boundary *boundary_of(Boundaries *boundaries, const Layout *scalar)
{
    struct {
        const FloatFormat *format;
        uint64_t width;
    } key = { scalar->format, scalar->width };
    Str bytes = { (const char *)&key, sizeof key };
    const Boundary *made = map_get(&boundaries->made, bytes);

    if (made)
        return made;
    made = make(&boundaries->arena, scalar);
    map_put(&boundaries->made, str_dup(&boundaries->arena, bytes), (void *)made);
    return made;
}

/* Constants. */

typedef enum Beside { AT, ABOVE, BELOW, NEXT, PREVIOUS, BESIDES } Beside;

/* 1 above and below; of floats the next ones, too. */
static Float float_beside(Float value, Beside beside)
{
    Float one = float_one(value.format);

    switch (beside) {
    case ABOVE:
        return float_add(value, one);
    case BELOW:
        return float_sub(value, one);
    case NEXT:
        return float_steps_up(value, 1);
    case PREVIOUS:
        return float_steps_down(value, 1);
    default:
        return value;
    }
}

static void add_beside(List *list, const Layout *scalar, const Attr *number, Beside beside)
{
    int64_t step = beside == ABOVE ? 1 : beside == BELOW ? -1 : 0;
    Int at;
    Float value;

    if (!layout_is_float(scalar)) {
        if (number->kind == ATTR_INTEGER)
            at = int_resize_s(list->arena, number->integer, list->width);
        else if (!float_to_int_s(list->arena, number->floating, list->width, &at))
            return;
        add_int(list, int_add(list->arena, at, int_of_s(list->arena, list->width, step)));
        return;
    }
    value = number->kind == ATTR_FLOAT
                ? float_convert(scalar->format, number->floating, FLOAT_TO_NEAREST_EVEN)
                : float_of_int_s(scalar->format, number->integer);
    if (!float_is_nan(value))
        add_float(list, float_beside(value, beside));
}

/* One of the one, one of the other, as long as there are both. */
static void add_alternately(List *list, const Boundary *of, const uint64_t *constants,
                            uint32_t count)
{
    for (uint32_t i = 0; i < of->count || i < count; i++) {
        if (i < of->count)
            add_words(list, of->values + i * of->words);
        if (i < count)
            add_words(list, constants + i * of->words);
    }
}

const Boundary *boundary_with(Arena *arena, const Boundary *of, const Layout *scalar,
                              const Constants *constants)
{
    List list = { .arena = arena, .words = of->words, .width = scalar->width };
    Boundary *made;

    if (!constants->numbers.len)
        return of;
    made = ARENA_NEW(arena, Boundary);
    *made = *of;
    for (Beside beside = AT; beside < BESIDES; beside++)
        for (size_t i = 0; i < constants->numbers.len; i++)
            add_beside(&list, scalar, constants->numbers.data[i], beside);
    made->constants = take(&list, &made->constant_count);
    list.values.len = 0;
    map_clear(&list.seen);
    add_alternately(&list, of, made->constants, made->constant_count);
    made->values = take(&list, &made->count);
    map_free(&list.seen);
    vec_free(&list.values);
    return made;
}

void boundaries_free(Boundaries *boundaries)
{
    map_free(&boundaries->made);
    arena_free(&boundaries->arena);
}
