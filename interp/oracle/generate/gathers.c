/* A loop over a table whose elements say which of a row it loads: elements of every size, and
 * seldom one behind the last. What it makes of them is stored in a row of its own, or where the
 * table says, and may be summed up. */
#include "interp/oracle/generate/writer.h"

#include <inttypes.h>

enum { MOST_TRIPS = 400 };

typedef struct Gather {
    Term table, from, to;
    Term variable;
    uint64_t trips, length; /* of the table, and of the row */
} Gather;

static void put_store(Writer *w, Term value, const Term *memref, Term at)
{
    put_line(w, "memref.store %%v%u, %%v%u[%%v%u] : %s", value.number, memref->number, at.number,
             memref->type);
}

static Term put_load(Writer *w, const Term *memref, Term at)
{
    Term value = new_value(w, memref->scalar);

    put_line(w, "%%v%u = memref.load %%v%u[%%v%u] : %s", value.number, memref->number, at.number,
             memref->type);
    return value;
}

static Term put_cast(Writer *w, const char *operation, Term from, const Scalar *to)
{
    Term value = new_value(w, to);

    put_line(w, "%%v%u = arith.%s %%v%u : %s to %s", value.number, operation, from.number,
             from.type, to->name);
    return value;
}

/* An index as an element of that type. */
static Term as_element(Writer *w, Term index, const Scalar *scalar)
{
    Term whole;

    if (scalar == INDICES)
        return index;
    if (scalar->kind == INTEGER)
        return put_cast(w, "index_cast", index, scalar);
    whole = put_cast(w, "index_cast", index, WORDS);
    return put_cast(w, "sitofp", whole, scalar);
}

/* (i * factor + first) mod most, in every element. */
static void fill(Writer *w, const Term *memref, uint64_t most)
{
    uint64_t size = memref->shape->sizes[0];
    unsigned factor = 1 + draw_below(w, 9), first = draw_below(w, 5);
    Term variable = induction_variable(w, INDICES, true, size), number = new_value(w, INDICES);
    Mark mark;

    put_line(w, "affine.for %%v%u = 0 to %" PRIu64 " {", variable.number, size);
    mark = region_enter(w, size);
    put_line(w, "%%v%u = affine.apply affine_map<(d0) -> ((d0 * %u + %u) mod %" PRIu64 ")>(%%v%u)",
             number.number, factor, first, most, variable.number);
    put_store(w, as_element(w, number, memref->scalar), memref, variable);
    region_leave(w, mark);
    put_line(w, "}");
}

static Term write_row(Writer *w, const Scalar *scalar, uint64_t size, uint64_t most)
{
    Term memref = write_alloc(w, scalar, plain_shape(1, (uint64_t[]){ size }));

    fill(w, &memref, most);
    return memref;
}

static void choose_gather(Writer *w, Gather *gather)
{
    static const char *const TYPES[] = { "i8", "i16", "i32", "i64", "f32", "f64" };
    static const char *const PLACES[] = { "index", "i64", "i32" };
    const Scalar *scalar = scalar_named(TYPES[draw_below(w, 6)]);

    gather->trips = draw_percent(w, 70) ? 16 + draw_below(w, 60) : MOST_TRIPS - draw_below(w, 100);
    gather->length = 4 + draw_below(w, 40);
    gather->table = write_row(w, scalar_named(PLACES[draw_below(w, 3)]), gather->trips,
                              gather->length + draw_percent(w, 3));
    gather->from = write_row(w, scalar, gather->length, 1 + draw_below(w, 100));
    gather->to = draw_percent(w, 25)
                     ? gather->from
                     : write_row(w, scalar, gather->trips + gather->length, 1 + draw_below(w, 9));
}

/* What one iteration makes of an element. */
static Term write_element(Writer *w, const Gather *gather)
{
    const Scalar *scalar = gather->from.scalar;
    Term place = put_load(w, &gather->table, gather->variable), value;
    bool scatters = gather->to.root == gather->from.root || draw_percent(w, 25);

    if (gather->table.scalar != INDICES)
        place = put_cast(w, "index_cast", place, INDICES);
    value = put_load(w, &gather->from, place);
    bring_term(w, value);
    for (unsigned i = draw_below(w, 3); i-- > 0;)
        value = write_binary(w, scalar, value, pick_term(w, scalar));
    if (draw_percent(w, 80))
        put_store(w, value, &gather->to, scatters ? place : gather->variable);
    return value;
}

void write_gather(Writer *w)
{
    Gather gather;
    Term init, sum, result, yield;
    Mark mark;

    if (w->work * MOST_TRIPS > 3 * MOST_WORK)
        return;
    w->counts->loops++;
    choose_gather(w, &gather);
    init = pick_term(w, gather.from.scalar);
    gather.variable = induction_variable(w, INDICES, true, gather.trips);
    put_begin(w);
    put_results(w, &init, 1, &result);
    put_text(w, "affine.for %%v%u = 0 to %" PRIu64, gather.variable.number, gather.trips);
    mark = region_enter(w, gather.trips);
    put_carried(w, &init, 1, &sum);
    put_text(w, " {\n");
    bring_term(w, sum);
    bring_term(w, gather.variable);
    yield = write_element(w, &gather);
    if (draw_percent(w, 70))
        yield = write_binary(w, gather.from.scalar, sum, yield);
    put_loop_end(w, "affine.yield", &yield, 1, mark, &result);
}
