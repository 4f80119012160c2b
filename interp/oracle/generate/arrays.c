/* Loops over long arrays, such as run in strips: loads, arithmetic, stores, sums that are carried;
 * what is stored may be what another iteration loads, in the same array or through a view of it. */
#include "interp/oracle/generate/writer.h"

#include <inttypes.h>

enum { MOST_ARRAYS = 3, SHORTEST = 8 };

typedef struct Arrays {
    Term arrays[MOST_ARRAYS];
    unsigned count;
    bool is_matrix; /* and its columns' sums, instead */
    uint64_t trips, step;
    Term variable, inner; /* of the loop, and of one in its body, where that has a limit */
} Arrays;

/* The last dimension; 0 where there is none. */
static uint64_t length(const Term *memref)
{
    unsigned rank = memref->shape->rank;

    return rank ? memref->shape->sizes[rank - 1] : 0;
}

static Term find_array(Writer *w)
{
    static const char *const TYPES[] = { "i8",  "i16", "i32", "i64",  "index", "f32",
                                         "f64", "f16", "i1",  "bf16", "i24",   "i128" };
    static const uint64_t LENGTHS[] = { 9, 16, 33, 70, 256, 259, 400 };
    uint64_t size = LENGTHS[draw_below(w, w->work > 4 ? 4 : 7)];
    Term found;

    for (unsigned tries = 0; tries < 4; tries++)
        if (pick_memref(w, true, &found) && length(&found) >= SHORTEST)
            return found;
    return write_alloc(w, scalar_named(TYPES[draw_below(w, draw_percent(w, 90) ? 10 : 12)]),
                       plain_shape(1, &size));
}

/* Another name of memory that has one: all of it, or what comes `*later`: a little, or half of it.
 */
static Term write_alias(Writer *w, Term array, uint64_t *later)
{
    if (draw_percent(w, 40))
        return write_cast(w, array);
    *later = draw_percent(w, 60) ? draw_below(w, 4) : length(&array) / 2 - draw_below(w, 3);
    return write_tail(w, array, *later);
}

static void choose_arrays(Writer *w, Arrays *a)
{
    uint64_t most = UINT64_MAX, later = 0;

    a->count = 1 + draw_below(w, MOST_ARRAYS);
    a->step = draw_percent(w, 75) ? 1 : 1 + draw_below(w, 3);
    for (unsigned i = 0; i < a->count; i++) {
        a->arrays[i] = i && draw_percent(w, 50)
                           ? write_alias(w, a->arrays[draw_below(w, i)], &later)
                           : find_array(w);
        most = length(&a->arrays[i]) < most ? length(&a->arrays[i]) : most;
    }
    a->trips = draw_percent(w, 60) ? most : most - draw_below(w, 4 < most ? 4 : 1);
    if (later > 4 && later < most && draw_percent(w, 60))
        a->trips =
            later + draw_below(w, 2); /* the last of one is the first of the other, or almost */
    while (a->trips * w->work > 2 * MOST_WORK)
        a->trips /= 2;
}

/* "%v1[%j, %i]", the last subscript near the induction variable, or one that stays. */
static void put_element(Writer *w, const Arrays *a, const Term *array, const Term *rows, bool map)
{
    uint64_t slack = length(array) - a->trips;

    put_text(w, "%%v%u[", array->number);
    for (unsigned i = 0; i + 1 < array->shape->rank; i++)
        put_text(w, "%%v%u, ", rows[i].number);
    if (map && draw_percent(w, 50))
        put_text(w, "%%v%u + %u", a->variable.number,
                 slack ? draw_below(w, (unsigned)slack + 1) : 0);
    else if (map && draw_percent(w, 30))
        put_text(w, "%%v%u * -1 + %" PRIu64, a->variable.number, length(array) - 1);
    else
        put_text(w, "%%v%u", rows[array->shape->rank - 1].number);
    put_text(w, "] : %s\n", array->type);
}

/* Subscripts of an element: constants, and the induction variable; seldom another one; in an inner
 * loop often its own. */
static void choose_rows(Writer *w, const Arrays *a, const Term *array, Term *rows)
{
    unsigned rank = array->shape->rank;

    for (unsigned i = 0; i < rank; i++)
        rows[i] = i + 1 < rank
                      ? write_number(w, INDICES, draw_below(w, (unsigned)array->shape->sizes[i]))
                      : a->variable;
    for (unsigned i = 0; a->inner.limit && i < rank; i++)
        if (array->shape->sizes[i] >= a->inner.limit && draw_percent(w, i + 1 < rank ? 70 : 25))
            rows[i] = a->inner;
    if (draw_percent(w, 10))
        rows[rank - 1] = pick_below(w, length(array));
}

static Term load(Writer *w, const Arrays *a, bool is_affine)
{
    const Term *array = &a->arrays[draw_below(w, a->count)];
    Term rows[MOST_RANK], value;
    bool plain;

    choose_rows(w, a, array, rows);
    plain = rows[array->shape->rank - 1].is_dim || rows[array->shape->rank - 1].is_symbol;
    value = new_value(w, array->scalar);
    put_begin(w);
    put_text(w, "%%v%u = %s.load ", value.number, is_affine && plain ? "affine" : "memref");
    put_element(w, a, array, rows, is_affine && plain);
    bring_term(w, value);
    return value;
}

static void store(Writer *w, const Arrays *a, bool is_affine)
{
    const Term *array = &a->arrays[draw_below(w, a->count)];
    Term rows[MOST_RANK], value = pick_near(w, array->scalar);
    bool plain;

    choose_rows(w, a, array, rows);
    plain = rows[array->shape->rank - 1].is_dim || rows[array->shape->rank - 1].is_symbol;
    put_begin(w);
    put_text(w, "%s.store %%v%u, ", is_affine && plain ? "affine" : "memref", value.number);
    put_element(w, a, array, rows, is_affine && plain);
}

/* An element that each iteration of an inner loop loads, changes and stores. */
static void write_cell(Writer *w, const Arrays *a)
{
    const Term *array = &a->arrays[a->is_matrix ? 1 : draw_below(w, a->count)];
    Term rows[MOST_RANK], value = new_value(w, array->scalar), sum;
    Arrays outside = *a;

    outside.inner.limit = 0;
    choose_rows(w, &outside, array, rows);
    put_begin(w);
    put_text(w, "%%v%u = memref.load ", value.number);
    put_element(w, a, array, rows, false);
    bring_term(w, value);
    sum = write_binary(w, array->scalar, value, pick_near(w, array->scalar));
    put_begin(w);
    put_text(w, "memref.store %%v%u, ", sum.number);
    put_element(w, a, array, rows, false);
}

static void write_inner_body(Writer *w, const Arrays *a, Term init, Term arg)
{
    if (draw_percent(w, 60))
        load(w, a, false);
    if (draw_percent(w, 50))
        write_cell(w, a);
    if (draw_percent(w, 10))
        store(w, a, false);
    write_binary(w, init.scalar, arg, pick_near(w, init.scalar));
}

/* A loop inside, of a few iterations or of some more. */
static void write_inner(Writer *w, Arrays *a, bool is_affine)
{
    unsigned trips = draw_percent(w, 60) ? 1 + draw_below(w, 4) : 5 + draw_below(w, 25);
    bool is_for = draw_percent(w, 40);
    Term variable, args[1], yields[1], results[1], init, bounds[3];
    Mark mark;

    init = load(w, a, is_affine);
    bounds[0] = write_number(w, INDICES, 0);
    bounds[1] = write_number(w, INDICES, trips);
    bounds[2] = write_number(w, INDICES, 1);
    variable = induction_variable(w, INDICES, !is_for, trips);
    put_begin(w);
    put_results(w, &init, 1, results);
    if (is_for)
        put_text(w, "scf.for %%v%u = %%v%u to %%v%u step %%v%u", variable.number, bounds[0].number,
                 bounds[1].number, bounds[2].number);
    else
        put_text(w, "affine.for %%v%u = 0 to %u", variable.number, trips);
    put_carried(w, &init, 1, args);
    put_text(w, " {\n");
    mark = region_enter(w, trips);
    bring_terms(w, args, 1);
    bring_term(w, variable);
    a->inner = variable;
    write_inner_body(w, a, init, args[0]);
    a->inner.limit = 0;
    choose_yields(w, &init, 1, &variable, args, 1, yields);
    put_loop_end(w, is_for ? "scf.yield" : "affine.yield", yields, 1, mark, results);
}

/* Of a matrix, so many rows of it: sums of its columns, each by an inner loop, in an argument and
 * perhaps in memory; seldom one row too many. */
static void choose_matrix(Writer *w, Arrays *a)
{
    static const char *const TYPES[] = { "f64", "f32", "i32", "i64", "i16", "f16" };
    const Scalar *scalar = scalar_named(TYPES[draw_below(w, 6)]);
    uint64_t sizes[] = { 1 + draw_below(w, 20),
                         17 + draw_below(w, draw_percent(w, 80) ? 30 : 300) };

    a->count = 2;
    a->step = draw_percent(w, 90) ? 1 : 2;
    a->arrays[0] = write_alloc(w, scalar, plain_shape(2, sizes));
    a->arrays[1] =
        draw_percent(w, 30) ? a->arrays[0] : write_alloc(w, scalar, plain_shape(1, sizes + 1));
    if (draw_percent(w, 20))
        a->arrays[1] = write_tail(w, a->arrays[1], draw_below(w, 3));
    a->trips = length(&a->arrays[1]);
    while (a->trips * sizes[0] * w->work > 4 * MOST_WORK)
        a->trips /= 2;
}

static void load_column(Writer *w, const Arrays *a, const Term *rows)
{
    Term value = new_value(w, a->arrays[0].scalar);

    put_begin(w);
    put_text(w, "%%v%u = memref.load ", value.number);
    put_element(w, a, &a->arrays[0], rows, false);
    bring_term(w, value);
}

static void write_column_sum(Writer *w, Arrays *a)
{
    const Scalar *scalar = a->arrays[0].scalar;
    uint64_t height = a->arrays[0].shape->sizes[0];
    unsigned trips = draw_percent(w, 60) ? (unsigned)height + draw_percent(w, 5)
                                         : 1 + draw_below(w, (unsigned)height);
    Term rows[] = { induction_variable(w, INDICES, true, trips), a->variable };
    Term init = pick_term(w, scalar), args[1], yields[1], results[1], product;
    Mark mark;

    put_begin(w);
    put_results(w, &init, 1, results);
    put_text(w, "affine.for %%v%u = 0 to %u", rows[0].number, trips);
    put_carried(w, &init, 1, args);
    put_text(w, " {\n");
    mark = region_enter(w, trips);
    bring_terms(w, args, 1);
    load_column(w, a, rows);
    if (draw_percent(w, 40)) {
        rows[1] = write_number(w, INDICES, draw_below(w, (unsigned)length(&a->arrays[0])));
        load_column(w, a, rows);
    }
    product = write_binary(w, scalar, pick_near(w, scalar), pick_near(w, scalar));
    if (draw_percent(w, 50))
        write_cell(w, a);
    yields[0] =
        write_binary(w, scalar, args[0], draw_percent(w, 60) ? product : pick_near(w, scalar));
    put_loop_end(w, "affine.yield", yields, 1, mark, results);
}

static void write_sums(Writer *w, Arrays *a)
{
    Arrays one = *a;

    one.arrays[0] = one.arrays[1];
    one.count = 1;
    if (draw_percent(w, 50))
        store(w, &one, false);
    write_column_sum(w, &(Arrays){ .arrays = { a->arrays[0], a->arrays[1] },
                                   .count = 2,
                                   .is_matrix = true,
                                   .trips = a->trips,
                                   .variable = a->variable });
    if (draw_percent(w, 30))
        load(w, &one, false);
    if (draw_percent(w, 60))
        store(w, &one, false);
}

static Term write_sum(Writer *w, const Term *carried)
{
    return write_binary(w, carried->scalar, *carried, pick_near(w, carried->scalar));
}

/* A few steps in any order; what is carried becomes a sum, or what another value makes of it. */
static void write_body(Writer *w, Arrays *a, bool is_affine, const Term *args, unsigned carried,
                       Term *yields)
{
    unsigned summed = 0;
    const Scalar *scalar = load(w, a, is_affine).scalar;

    if (a->is_matrix) {
        write_sums(w, a);
        choose_yields(w, args, carried, &a->variable, args, carried, yields);
        return;
    }
    for (unsigned steps = 1 + draw_below(w, 7); steps-- > 0;) {
        unsigned which = draw_below(w, 100);

        if (which < 30)
            scalar = load(w, a, is_affine).scalar;
        else if (which < 50)
            write_binary(w, scalar, pick_near(w, scalar), pick_term(w, scalar));
        else if (which < 70)
            store(w, a, is_affine);
        else if (which < 83 && summed < carried) {
            yields[summed] = write_sum(w, &args[summed]);
            summed++;
        } else if (which < 95)
            write_scalar(w);
        else
            write_inner(w, a, is_affine);
    }
    for (; summed < carried; summed++)
        if (draw_percent(w, 70))
            yields[summed] = write_sum(w, &args[summed]);
        else
            choose_yields(w, &args[summed], 1, &a->variable, args, carried, &yields[summed]);
}

/* `name %i = first to end step s iter_args(...) -> (...) {` */
static void put_head(Writer *w, const Arrays *a, bool is_affine, const Term *bounds,
                     const Term *inits, unsigned carried, Term *args)
{
    if (is_affine)
        put_text(w, "affine.for %%v%u = 0 to %" PRIu64 " step %" PRIu64, a->variable.number,
                 a->trips, a->step);
    else
        put_text(w, "scf.for %%v%u = %%v%u to %%v%u step %%v%u", a->variable.number,
                 bounds[0].number, bounds[1].number, bounds[2].number);
    put_carried(w, inits, carried, args);
    put_text(w, " {\n");
}

static void write_counted(Writer *w, Arrays *a, bool is_affine, const Term *inits, unsigned carried)
{
    Term args[2], yields[2], results[2], bounds[3];
    Mark mark;

    bounds[0] = write_number(w, INDICES, 0);
    bounds[1] = write_number(w, INDICES, (int64_t)a->trips);
    bounds[2] = write_number(w, INDICES, (int64_t)a->step);
    a->variable = induction_variable(w, INDICES, is_affine, a->trips);
    put_begin(w);
    put_results(w, inits, carried, results);
    put_head(w, a, is_affine, bounds, inits, carried, args);
    mark = region_enter(w, a->trips);
    bring_terms(w, args, carried);
    bring_term(w, a->variable);
    write_body(w, a, is_affine, args, carried, yields);
    put_loop_end(w, is_affine ? "affine.yield" : "scf.yield", yields, carried, mark, results);
}

static void write_tested(Writer *w, Arrays *a, const Term *inits, unsigned carried)
{
    Term yields[2], results[3];
    Mark mark = region_enter(w, a->trips);
    Tested tested;

    begin_tested(w, &tested, a->trips, a->step, inits, carried, results);
    a->variable = tested.variable;
    write_body(w, a, false, tested.args + 1, carried, yields);
    end_tested(w, &tested, yields, mark, results);
}

void write_array_loop(Writer *w)
{
    Term inits[2];
    unsigned carried;
    Sb *text = w->text, *constants = w->constants, loop = { 0 };
    Arrays a = { .inner.limit = 0 };

    a.is_matrix = draw_percent(w, 45);
    if (a.is_matrix)
        choose_matrix(w, &a);
    else
        choose_arrays(w, &a);
    w->counts->loops++;
    carried = a.is_matrix ? 0 : draw_below(w, 3);
    for (unsigned i = 0; i < carried; i++)
        inits[i] = pick_term(w, a.arrays[draw_below(w, a.count)].scalar);
    w->text = &loop;
    if (!constants && draw_percent(w, 80))
        w->constants = text;
    if (a.trips && draw_percent(w, 45))
        write_tested(w, &a, inits, carried);
    else
        write_counted(w, &a, draw_percent(w, 50), inits, carried);
    w->text = text;
    w->constants = constants;
    sb_str(text, sb_view(&loop));
    sb_free(&loop);
}
