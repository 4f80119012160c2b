/* Two loops over a matrix, the inner one all that the outer one does: by rows, or by columns, each
 * of which is summed up in a row, or stored to; or by many rows, along which each element is made
 * of the one before. What is stored may be what is loaded, in another iteration. Over columns, the
 * inner one may carry numbers, and keep some of them in a row of their own. */
#include "interp/oracle/generate/writer.h"

#include <inttypes.h>

enum { MOST_HANDED = 2 };

typedef struct Nest {
    Term from, to, aside;
    Term row, column; /* induction variables */
    uint64_t height, width;
    unsigned kept; /* the row that an element may be of in all iterations */
    bool by_rows;
    bool along; /* such rows */
    unsigned carried;
    Term handed[MOST_HANDED]; /* from round to round */
} Nest;

typedef struct Place { /* of an element: how far from the variables */
    bool is_kept;
    int row, column;
} Place;

static Place choose_place(Writer *w, bool is_kept)
{
    return (Place){ is_kept, (int)draw_below(w, 3) - 1,
                    draw_percent(w, 25) ? 0 : (int)draw_below(w, 3) - 1 };
}

static void put_place(Writer *w, const Nest *nest, const Term *memref, Place place)
{
    put_text(w, "%%v%u[", memref->number);
    if (place.is_kept)
        put_text(w, "%u", nest->kept);
    else
        put_text(w, "%%v%u + %d", nest->row.number, place.row);
    put_text(w, ", %%v%u + %d] : %s\n", nest->column.number, place.column, memref->type);
}

static Term load(Writer *w, const Nest *nest, const Term *memref, Place place)
{
    Term value = new_value(w, memref->scalar);

    put_begin(w);
    put_text(w, "%%v%u = affine.load ", value.number);
    put_place(w, nest, memref, place);
    bring_term(w, value);
    return value;
}

static void store(Writer *w, const Nest *nest, const Term *memref, Term value, Place place)
{
    put_begin(w);
    put_text(w, "affine.store %%v%u, ", value.number);
    put_place(w, nest, memref, place);
}

static Mark open_loop(Writer *w, Term *variable, uint64_t first, uint64_t end)
{
    Mark mark;

    *variable = induction_variable(w, INDICES, true, end);
    put_line(w, "affine.for %%v%u = %" PRIu64 " to %" PRIu64 " {", variable->number, first, end);
    mark = region_enter(w, end - first);
    bring_term(w, *variable);
    return mark;
}

static void close_loop(Writer *w, Mark mark)
{
    region_leave(w, mark);
    put_line(w, "}");
}

/* Numbers that are not all the same, in every element. */
static void write_numbers(Writer *w, Nest *nest, const Term *memref)
{
    const Scalar *scalar = memref->scalar;
    Mark rows = open_loop(w, &nest->row, 0, memref->shape->sizes[0]);
    Mark columns = open_loop(w, &nest->column, 0, memref->shape->sizes[1]);
    Term square = new_value(w, INDICES), whole = new_value(w, WORDS), value;

    put_line(w, "%%v%u = affine.apply affine_map<(d0, d1) -> (d0 * 5 + d1)>(%%v%u, %%v%u)",
             square.number, nest->row.number, nest->column.number);
    put_line(w, "%%v%u = arith.index_cast %%v%u : index to i64", whole.number, square.number);
    value = scalar == WORDS ? whole : new_value(w, scalar);
    if (scalar != WORDS)
        put_line(w, "%%v%u = arith.%s %%v%u : i64 to %s", value.number,
                 scalar->kind == FLOAT ? "sitofp" : "trunci", whole.number, scalar->name);
    store(w, nest, memref, value, (Place){ false, 0, 0 });
    close_loop(w, columns);
    close_loop(w, rows);
}

static void choose_nest(Writer *w, Nest *nest)
{
    static const char *const TYPES[] = { "i8", "i16", "i32", "i64", "f32", "f64" };
    const Scalar *scalar = scalar_named(TYPES[draw_below(w, 6)]);
    uint64_t sizes[] = { 4 + draw_below(w, 6), 12 + draw_below(w, draw_percent(w, 90) ? 24 : 300) };

    nest->along = draw_percent(w, 25);
    nest->by_rows = nest->along || draw_percent(w, 40);
    if (nest->along || !nest->by_rows) { /* so many that they are not unrolled */
        sizes[0] = 19 + draw_below(w, 4);
        sizes[1] = 19 + draw_below(w, 8);
    }
    nest->from = nest->to = write_alloc(w, scalar, plain_shape(2, sizes));
    write_numbers(w, nest, &nest->from);
    nest->width = sizes[1];
    nest->height = sizes[0] + draw_percent(w, 3); /* seldom one row too many */
    if (draw_percent(w, 30)) {
        unsigned later = draw_below(w, 3);

        nest->to = write_tail(w, nest->from, later);
        nest->width -= later;
    } else if (draw_percent(w, 50)) {
        nest->to = write_alloc(w, scalar, plain_shape(2, sizes));
        write_numbers(w, nest, &nest->to);
    }
    nest->kept = draw_below(w, (unsigned)sizes[0]);
    nest->carried = nest->by_rows ? 0 : draw_below(w, MOST_HANDED + 1);
    if (nest->carried)
        nest->aside = write_alloc(w, scalar, plain_shape(2, sizes));
}

/* In an element that is the same in all rounds. */
static void keep_aside(Writer *w, const Nest *nest, Term value)
{
    if (nest->carried && draw_percent(w, 50))
        store(w, nest, &nest->aside, value, choose_place(w, true));
}

static void choose_handed(Writer *w, const Nest *nest, Term value, Term *yields)
{
    for (unsigned i = 0; i < nest->carried; i++) {
        const Term *next = &nest->handed[(i + 1) % nest->carried];

        if (draw_percent(w, 50))
            yields[i] = write_binary(w, nest->from.scalar, nest->handed[i], value);
        else
            yields[i] = draw_percent(w, 60) ? value : *next;
    }
}

/* The value that it stores. */
static Term write_body(Writer *w, const Nest *nest)
{
    const Scalar *scalar = nest->from.scalar;
    Place place = choose_place(w, draw_percent(w, nest->by_rows ? 15 : 50));
    bool sums = draw_percent(w, nest->by_rows ? 30 : 70);
    Term value = load(w, nest, &nest->from, choose_place(w, draw_percent(w, 30)));

    if (nest->along) {
        place.is_kept = false;
        value = load(w, nest, &nest->to, (Place){ false, place.row, place.column - 1 });
        for (unsigned i = 3 + draw_below(w, 4); i-- > 0;)
            value = write_binary(w, scalar, value, pick_term(w, scalar));
        sums = false;
    }
    for (unsigned i = draw_below(w, nest->along ? 2 : 3); i-- > 0;) {
        Term other = load(w, nest, draw_percent(w, 70) ? &nest->from : &nest->to,
                          choose_place(w, draw_percent(w, 30)));

        value = write_binary(w, scalar, value, other);
    }
    if (sums) {
        Term sum = load(w, nest, &nest->to, place);

        keep_aside(w, nest, sum);
        value = write_binary(w, scalar, sum, value);
    } else if (draw_percent(w, 50)) {
        value = write_binary(w, scalar, value, pick_term(w, scalar));
    }
    store(w, nest, &nest->to, value, place);
    return value;
}

static void write_rounds(Writer *w, Nest *nest)
{
    Term *variable = nest->by_rows ? &nest->column : &nest->row;
    uint64_t end = (nest->by_rows ? nest->width : nest->height) - 1;
    Term inits[MOST_HANDED], yields[MOST_HANDED], results[MOST_HANDED], value;
    Mark mark;

    for (unsigned i = 0; i < nest->carried; i++)
        inits[i] = pick_term(w, nest->from.scalar);
    *variable = induction_variable(w, INDICES, true, end);
    put_begin(w);
    put_results(w, inits, nest->carried, results);
    put_text(w, "affine.for %%v%u = 1 to %" PRIu64, variable->number, end);
    mark = region_enter(w, end - 1);
    put_carried(w, inits, nest->carried, nest->handed);
    put_text(w, " {\n");
    bring_terms(w, nest->handed, nest->carried);
    bring_term(w, *variable);
    for (unsigned i = 0; i < nest->carried; i++)
        keep_aside(w, nest, nest->handed[i]);
    value = write_body(w, nest);
    choose_handed(w, nest, value, yields);
    put_loop_end(w, "affine.yield", yields, nest->carried, mark, results);
    for (unsigned i = 0; i < nest->carried; i++)
        keep_aside(w, nest, results[i]);
}

void write_nest(Writer *w)
{
    enum { LARGEST = 10 * 312 };
    Nest nest;
    Mark outer;

    if (w->work * LARGEST > 3 * MOST_WORK)
        return;
    w->counts->loops++;
    choose_nest(w, &nest);
    if (nest.by_rows)
        outer = open_loop(w, &nest.row, 1, nest.height - 1);
    else
        outer = open_loop(w, &nest.column, 1, nest.width - 1);
    write_rounds(w, &nest);
    close_loop(w, outer);
}
