#include "interp/oracle/generate/writer.h"

#include <inttypes.h>
#include <string.h>

const Scalar SCALARS[] = {
    { "i1", INTEGER, 1, 0 },
    { "i8", INTEGER, 8, 0 },
    { "i16", INTEGER, 16, 0 },
    { "i32", INTEGER, 32, 0 },
    { "i64", INTEGER, 64, 0 },
    { "index", INDEX, 64, 0 },
    { "i128", INTEGER, 128, 0 },
    { "i5", INTEGER, 5, 0 },
    { "i24", INTEGER, 24, 0 },
    { "i65", INTEGER, 65, 0 },
    { "i100", INTEGER, 100, 0 },
    { "f16", FLOAT, 16, 10 },
    { "bf16", FLOAT, 16, 7 },
    { "f32", FLOAT, 32, 23 },
    { "f64", FLOAT, 64, 52 },
    { "i33", INTEGER, 33, 0 },
    { "complex<f32>", COMPLEX, 32, 23 },
    { "complex<f64>", COMPLEX, 64, 52 },
    { 0 },
};
enum { COMPLEXES = 2 };
/* Of more than 64 words: each operation is work of its own, and native code is not asked. */
static const Scalar WIDE[] = { { "i4097", INTEGER, 4097, 0 }, { "i8192", INTEGER, 8192, 0 } };
/* All of as many lanes, so that one converts to the other. */
static const Scalar VECTORS[] = {
    { "vector<4xi1>", INTEGER, 1, 0, 4 },   { "vector<4xi8>", INTEGER, 8, 0, 4 },
    { "vector<4xi32>", INTEGER, 32, 0, 4 }, { "vector<4xi64>", INTEGER, 64, 0, 4 },
    { "vector<4xi24>", INTEGER, 24, 0, 4 }, { "vector<4xi100>", INTEGER, 100, 0, 4 },
    { "vector<4xindex>", INDEX, 64, 0, 4 }, { "vector<4xf16>", FLOAT, 16, 10, 4 },
    { "vector<4xf32>", FLOAT, 32, 23, 4 },  { "vector<4xf64>", FLOAT, 64, 52, 4 },
};
const Scalar *const BOOLS = &SCALARS[0], *const WORDS = &SCALARS[4], *const INDICES = &SCALARS[5];

bool writer_wants(const Writer *w, const char *dialect)
{
    return !w->palette || palette_weight(w->palette, dialect);
}

unsigned draw_below(Writer *w, unsigned count)
{
    return (unsigned)random_below(&w->random, count);
}

bool draw_percent(Writer *w, unsigned percent)
{
    return draw_below(w, 100) < percent;
}

void put_begin(Writer *w)
{
    for (unsigned i = 0; i <= w->depth; i++)
        sb_add(w->text, "  ");
    w->cost += w->work;
    w->counts->operations++;
}

void put_text(Writer *w, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    sb_vprintf(w->text, format, args);
    va_end(args);
}

void put_line(Writer *w, const char *format, ...)
{
    va_list args;

    put_begin(w);
    va_start(args, format);
    sb_vprintf(w->text, format, args);
    va_end(args);
    sb_char(w->text, '\n');
}

const Scalar *scalar_named(const char *name)
{
    const Scalar *scalar = SCALARS;

    while (strcmp(scalar->name, name) != 0)
        scalar++;
    return scalar;
}

/* The first ones more often: programs that use few types use values again. */
const Scalar *any_scalar(Writer *w)
{
    enum { COUNT = sizeof SCALARS / sizeof *SCALARS - 1 - COMPLEXES, COMMON = 6, WIDELY = 12 };

    if (w->is_wide && draw_percent(w, WIDELY))
        return &WIDE[draw_below(w, sizeof WIDE / sizeof *WIDE)];
    return &SCALARS[draw_percent(w, 55) ? draw_below(w, COMMON) : draw_below(w, COUNT)];
}

const Scalar *any_vector(Writer *w)
{
    return &VECTORS[draw_below(w, sizeof VECTORS / sizeof *VECTORS)];
}

const Scalar *any_type(Writer *w)
{
    enum { VECTORS_AMONG = 12, TENSORS_AMONG = 25 }; /* percent */

    if (w->has_tensors && draw_percent(w, TENSORS_AMONG)) {
        const Scalar *tensor = any_tensor(w);

        if (tensor->kind != COMPLEX)
            return tensor;
    }
    return draw_percent(w, VECTORS_AMONG) ? any_vector(w) : any_scalar(w);
}

const Scalar *any_value(Writer *w)
{
    enum { COMPLEXES_AMONG = 5, TENSORS_AMONG = 40 }; /* percent */

    if (w->has_tensors && draw_percent(w, TENSORS_AMONG))
        return any_tensor(w);
    if (draw_percent(w, COMPLEXES_AMONG) && writer_wants(w, "complex"))
        return scalar_named(draw_percent(w, 70) ? "complex<f32>" : "complex<f64>");
    return any_type(w);
}

const Scalar *bools_like(const Scalar *scalar)
{
    return scalar->family ? scalar->family : scalar->lanes ? VECTORS : BOOLS;
}

const Scalar *part_of(const Scalar *scalar)
{
    const Scalar *part = SCALARS;

    while (part->kind != FLOAT || part->mantissa != scalar->mantissa)
        part++;
    return part;
}

/* Values. */

Term new_value(Writer *w, const Scalar *scalar)
{
    return (Term){ .number = w->next_value++,
                   .scalar = scalar,
                   .type = scalar->name,
                   .is_symbol = w->is_top && scalar == INDICES };
}

void bring_term(Writer *w, Term value)
{
    vec_push(&w->scope, value);
}

void bring_terms(Writer *w, const Term *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        bring_term(w, values[i]);
}

static uint64_t mask(unsigned width)
{
    return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

/* Zeros, ones, a single bit, all but the highest, their neighbours, or anything. */
static void integer_words(Writer *w, unsigned width, uint64_t words[2])
{
    unsigned bit = draw_below(w, width), near = draw_below(w, 3);
    const unsigned __int128 one = 1;
    unsigned __int128 n;

    switch (draw_below(w, 6)) {
    case 0:
        n = (unsigned __int128)draw_below(w, 9) - 4;
        break;
    case 1:
        n = (one << (width - 1)) - near;
        break;
    case 2:
        n = (one << bit) - near;
        break;
    case 3:
        n = near - (one << bit);
        break;
    case 4:
        n = draw_below(w, 200);
        break;
    default:
        n = (unsigned __int128)random_word(&w->random) << 64 | random_word(&w->random);
    }
    words[0] = (uint64_t)n & mask(width);
    words[1] = width > 64 ? (uint64_t)(n >> 64) & mask(width - 64) : 0;
}

/* Sign, exponent and fraction near their ends, or around one. */
static uint64_t float_word(Writer *w, const Scalar *scalar)
{
    unsigned m = scalar->mantissa, exponents = scalar->width - 1 - m;
    uint64_t most = mask(exponents), bias = most >> 1, fraction = random_word(&w->random) & mask(m);
    uint64_t exponent = bias + draw_below(w, 9) - 4;

    if (draw_percent(w, 50))
        fraction &= mask(2) << (m - 2);
    if (draw_percent(w, 25))
        exponent = draw_below(w, 2) ? draw_below(w, 2) : most - draw_below(w, 2);
    if (exponent == most && fraction)
        fraction |= UINT64_C(1) << (m - 1);
    return (uint64_t)draw_below(w, 2) << (scalar->width - 1) | exponent << m | fraction;
}

/* A small number of either sign, or hexadecimal digits: any, or all ones. */
static void write_wide(Writer *w, unsigned width)
{
    unsigned digits = 1 + draw_below(w, width / 4);
    bool is_ones = draw_percent(w, 30);

    if (draw_percent(w, 30)) {
        put_text(w, "%d", (int)draw_below(w, 400) - 200);
        return;
    }
    put_text(w, "0x");
    while (digits--)
        put_text(w, "%X", is_ones ? 15 : draw_below(w, 16));
}

static void put_drawn_number(Writer *w, const Scalar *scalar)
{
    uint64_t words[2];

    if (scalar->kind == COMPLEX) {
        put_text(w, "(");
        put_drawn_number(w, part_of(scalar));
        put_text(w, ", ");
        put_drawn_number(w, part_of(scalar));
        put_text(w, ")");
    } else if (scalar->width == 1)
        put_text(w, "%s", draw_below(w, 2) ? "true" : "false");
    else if (scalar->kind == FLOAT)
        put_text(w, "0x%0*" PRIX64, (int)scalar->width / 4, float_word(w, scalar));
    else if (scalar->width > 128)
        write_wide(w, scalar->width);
    else {
        integer_words(w, scalar->width, words);
        if (scalar->kind == INDEX)
            put_text(w, "%" PRId64, (int64_t)words[0]);
        else if (words[1])
            put_text(w, "0x%" PRIX64 "%016" PRIX64, words[1], words[0]);
        else
            put_text(w, "0x%" PRIX64, words[0]);
    }
}

static void write_lanes(Writer *w, const Scalar *scalar, const uint64_t *sizes, unsigned rank)
{
    if (!rank) {
        put_drawn_number(w, scalar);
        return;
    }
    put_text(w, "[");
    for (uint64_t i = 0; i < *sizes; i++) {
        put_text(w, "%s", i ? ", " : "");
        write_lanes(w, scalar, sizes + 1, rank - 1);
    }
    put_text(w, "]");
}

static void write_literal(Writer *w, const Scalar *scalar)
{
    put_text(w, scalar->lanes ? "dense<" : "");
    if (scalar->shape)
        write_lanes(w, scalar, scalar->shape->sizes, scalar->shape->rank);
    else
        write_lanes(w, scalar, (uint64_t[]){ scalar->lanes }, scalar->lanes != 0);
    put_text(w, scalar->lanes ? ">" : "");
    put_text(w, scalar == BOOLS ? "\n" : " : %s\n", scalar->name);
}

/* The beginning of a constant; `text` is where lines go behind it. */
static Term begin_constant(Writer *w, const Scalar *scalar, Sb **text)
{
    Term value = new_value(w, scalar);

    *text = w->text;
    if (w->constants)
        w->text = w->constants;
    value.is_symbol = scalar == INDICES;
    put_begin(w);
    put_text(w, "%%v%u = arith.constant ", value.number);
    return value;
}

/* What has no literal is made of others. */
static bool is_made(const Scalar *scalar)
{
    return scalar_is_open(scalar) || (scalar->kind == COMPLEX && !scalar->lanes);
}

static Term write_made(Writer *w, const Scalar *scalar)
{
    Sb *text = w->text;
    Term real, value;

    if (w->constants)
        w->text = w->constants;
    if (scalar_is_open(scalar)) {
        value = write_filled(w, scalar, write_constant(w, scalar->element));
    } else {
        real = write_constant(w, part_of(scalar));
        value = write_create(w, scalar, real, write_constant(w, part_of(scalar)));
    }
    w->text = text;
    return value;
}

Term write_constant(Writer *w, const Scalar *scalar)
{
    Sb *text;
    Term value;

    if (is_made(scalar))
        return write_made(w, scalar);
    value = begin_constant(w, scalar, &text);
    write_literal(w, scalar);
    w->text = text;
    bring_term(w, value);
    return value;
}

Term write_number(Writer *w, const Scalar *scalar, int64_t n)
{
    Sb *text;
    Term value;

    if (scalar_is_open(scalar))
        return write_filled(w, scalar, write_number(w, scalar->element, n));
    value = begin_constant(w, scalar, &text);
    put_text(w, scalar->lanes ? "dense<%" PRId64 "> : %s\n" : "%" PRId64 " : %s\n", n,
             scalar->name);
    w->text = text;
    if (scalar == INDICES && n >= 0)
        value.limit = (uint64_t)n + 1;
    bring_term(w, value);
    return value;
}

static bool fits(const Term *value, const Scalar *scalar)
{
    return !value->shape && value->scalar == scalar;
}

/* From one of the last `among` values backwards; NULL: none. */
static const Term *find(Writer *w, const Scalar *scalar, size_t among)
{
    size_t count = w->scope.len, from;

    if (!count)
        return NULL;
    among = among < count ? among : count;
    from = count - 1 - draw_below(w, (unsigned)among);
    for (size_t i = 0; i < count; i++) {
        const Term *value = &w->scope.data[(from + count - i) % count];

        if (fits(value, scalar))
            return value;
    }
    return NULL;
}

static Term pick_among(Writer *w, const Scalar *scalar, size_t among)
{
    const Term *value = draw_percent(w, 10) ? NULL : find(w, scalar, among);

    return value ? *value : write_constant(w, scalar);
}

Term pick_term(Writer *w, const Scalar *scalar)
{
    return pick_among(w, scalar, draw_percent(w, 50) ? 8 : SIZE_MAX);
}

Term pick_near(Writer *w, const Scalar *scalar)
{
    return pick_among(w, scalar, 6);
}

/* One in scope that is below. */
static const Term *find_below(Writer *w, uint64_t limit)
{
    size_t count = w->scope.len, from = count ? draw_below(w, (unsigned)count) : 0;

    for (size_t i = 0; i < count; i++) {
        const Term *value = &w->scope.data[(from + count - i) % count];

        if (fits(value, INDICES) && value->limit && value->limit <= limit)
            return value;
    }
    return NULL;
}

/* `value` modulo the limit. */
static Term write_rest(Writer *w, uint64_t limit)
{
    Term value = pick_term(w, INDICES), by = write_number(w, INDICES, (int64_t)limit);
    Term rest = new_value(w, INDICES);

    if (draw_percent(w, 50))
        put_line(w, "%%v%u = index.remu %%v%u, %%v%u", rest.number, value.number, by.number);
    else
        put_line(w, "%%v%u = arith.remui %%v%u, %%v%u : index", rest.number, value.number,
                 by.number);
    rest.limit = limit;
    bring_term(w, rest);
    return rest;
}

Term pick_below(Writer *w, uint64_t limit)
{
    const Term *found = draw_percent(w, 70) ? find_below(w, limit) : NULL;

    if (found)
        return *found;
    if (draw_percent(w, 40))
        return write_number(w, INDICES, (int64_t)draw_below(w, (unsigned)limit));
    return write_rest(w, limit);
}

bool pick_memref(Writer *w, bool writable, Term *memref)
{
    size_t count = w->scope.len, from = count ? draw_below(w, (unsigned)count) : 0;

    for (size_t i = 0; i < count; i++) {
        *memref = w->scope.data[(from + count - i) % count];
        if (memref->shape && !(writable && memref->is_read_only))
            return true;
    }
    return false;
}

/* Regions. */

Mark region_enter(Writer *w, uint64_t trips)
{
    Mark mark = { w->scope.len, w->depth, w->work, w->is_top, w->is_pure };

    w->depth++;
    w->work *= trips ? trips : 1;
    w->is_top = false;
    return mark;
}

void region_leave(Writer *w, Mark mark)
{
    w->scope.len = mark.scope;
    w->depth = mark.depth;
    w->work = mark.work;
    w->is_top = mark.is_top;
    w->is_pure = mark.is_pure;
}

/* Rows. */

void put_values(Writer *w, const Term *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        put_text(w, "%s%%v%u", i ? ", " : "", values[i].number);
}

void put_types(Writer *w, const Term *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        put_text(w, "%s%s", i ? ", " : "", values[i].type);
}

void put_results(Writer *w, const Term *like, unsigned count, Term *results)
{
    for (unsigned i = 0; i < count; i++) {
        w->counts->carried += like[i].scalar->family != NULL;
        results[i] = new_value(w, like[i].scalar);
        put_text(w, "%s%%v%u", i ? ", " : "", results[i].number);
    }
    if (count)
        put_text(w, " = ");
}
