/* Loops over long arrays, such as run in strips: loads, arithmetic, stores, sums that are carried;
 * what is stored may be what another iteration loads, in the same array or through a view of it. */
#include "testsuite/fuzz/programs/writer.h"

#include <inttypes.h>

enum { MOST_ARRAYS = 3, SHORTEST = 8 };

typedef struct Arrays {
    Value arrays[MOST_ARRAYS];
    unsigned count;
    uint64_t trips, step;
    Value variable;
} Arrays;

/* The last dimension; 0 where there is none. */
static uint64_t length(const Value *memref)
{
    unsigned rank = memref->shape->rank;

    return rank ? memref->shape->sizes[rank - 1] : 0;
}

static Value find_array(Writer *w)
{
    static const char *const TYPES[] = { "i8",  "i16", "i32", "i64",  "index", "f32",
                                         "f64", "f16", "i1",  "bf16", "i24",   "i128" };
    static const uint64_t LENGTHS[] = { 9, 16, 33, 70, 256, 259, 400 };
    uint64_t size = LENGTHS[below(w, w->work > 4 ? 4 : 7)];
    Value found;

    for (unsigned tries = 0; tries < 4; tries++)
        if (pick_memref(w, true, &found) && length(&found) >= SHORTEST)
            return found;
    return write_alloc(w, scalar_named(TYPES[below(w, percent(w, 90) ? 10 : 12)]),
                       plain_shape(1, &size));
}

/* Another name of memory that has one: all of it, or what comes `*later`: a little, or half of it.
 */
static Value write_alias(Writer *w, Value array, uint64_t *later)
{
    if (percent(w, 40))
        return write_cast(w, array);
    *later = percent(w, 60) ? below(w, 4) : length(&array) / 2 - below(w, 3);
    return write_tail(w, array, *later);
}

static void choose_arrays(Writer *w, Arrays *a)
{
    uint64_t most = UINT64_MAX, later = 0;

    a->count = 1 + below(w, MOST_ARRAYS);
    a->step = percent(w, 75) ? 1 : 1 + below(w, 3);
    for (unsigned i = 0; i < a->count; i++) {
        a->arrays[i] =
            i && percent(w, 50) ? write_alias(w, a->arrays[below(w, i)], &later) : find_array(w);
        most = length(&a->arrays[i]) < most ? length(&a->arrays[i]) : most;
    }
    a->trips = percent(w, 60) ? most : most - below(w, 4 < most ? 4 : 1);
    if (later > 4 && later < most && percent(w, 60))
        a->trips = later + below(w, 2); /* the last of one is the first of the other, or almost */
    while (a->trips * w->work > 2 * MOST_WORK)
        a->trips /= 2;
}

/* "%v1[%j, %i]", the last subscript near the induction variable, or one that stays. */
static void put_element(Writer *w, const Arrays *a, const Value *array, const Value *rows, bool map)
{
    uint64_t slack = length(array) - a->trips;

    put(w, "%%v%u[", array->number);
    for (unsigned i = 0; i + 1 < array->shape->rank; i++)
        put(w, "%%v%u, ", rows[i].number);
    if (map && percent(w, 50))
        put(w, "%%v%u + %u", a->variable.number, slack ? below(w, (unsigned)slack + 1) : 0);
    else if (map && percent(w, 30))
        put(w, "%%v%u * -1 + %" PRIu64, a->variable.number, length(array) - 1);
    else
        put(w, "%%v%u", rows[array->shape->rank - 1].number);
    put(w, "] : %s\n", array->type);
}

/* Subscripts of an element: constants, and the induction variable; seldom another one. */
static void choose_rows(Writer *w, const Arrays *a, const Value *array, Value *rows)
{
    unsigned rank = array->shape->rank;

    for (unsigned i = 0; i < rank; i++)
        rows[i] = i + 1 < rank ? number(w, INDICES, below(w, (unsigned)array->shape->sizes[i]))
                               : a->variable;
    if (percent(w, 10))
        rows[rank - 1] = pick_below(w, length(array));
}

static Value load(Writer *w, const Arrays *a, bool is_affine)
{
    const Value *array = &a->arrays[below(w, a->count)];
    Value rows[MOST_RANK], value;
    bool plain;

    choose_rows(w, a, array, rows);
    plain = rows[array->shape->rank - 1].is_dim || rows[array->shape->rank - 1].is_symbol;
    value = new_value(w, array->scalar);
    begin(w);
    put(w, "%%v%u = %s.load ", value.number, is_affine && plain ? "affine" : "memref");
    put_element(w, a, array, rows, is_affine && plain);
    bring(w, value);
    return value;
}

static void store(Writer *w, const Arrays *a, bool is_affine)
{
    const Value *array = &a->arrays[below(w, a->count)];
    Value rows[MOST_RANK], value = pick_near(w, array->scalar);
    bool plain;

    choose_rows(w, a, array, rows);
    plain = rows[array->shape->rank - 1].is_dim || rows[array->shape->rank - 1].is_symbol;
    begin(w);
    put(w, "%s.store %%v%u, ", is_affine && plain ? "affine" : "memref", value.number);
    put_element(w, a, array, rows, is_affine && plain);
}

/* A loop of a few iterations inside. */
static void write_inner(Writer *w, const Arrays *a, bool is_affine)
{
    unsigned trips = 1 + below(w, 4);
    Value variable, args[1], yields[1], results[1], init;
    Mark mark;

    init = load(w, a, is_affine);
    variable = induction_variable(w, INDICES, true, trips);
    begin(w);
    put_results(w, &init, 1, results);
    put(w, "affine.for %%v%u = 0 to %u", variable.number, trips);
    put_carried(w, &init, 1, args);
    put(w, " {\n");
    mark = enter(w, trips);
    bring_all(w, args, 1);
    bring(w, variable);
    write_binary(w, init.scalar, args[0], pick(w, init.scalar));
    choose_yields(w, &init, 1, &variable, args, 1, yields);
    end_loop(w, "affine.yield", yields, 1, mark, results);
}

static Value write_sum(Writer *w, const Value *carried)
{
    return write_binary(w, carried->scalar, *carried, pick_near(w, carried->scalar));
}

/* A few steps in any order; what is carried becomes a sum, or what another value makes of it. */
static void write_body(Writer *w, const Arrays *a, bool is_affine, const Value *args,
                       unsigned carried, Value *yields)
{
    unsigned summed = 0;
    const Scalar *scalar = load(w, a, is_affine).scalar;

    for (unsigned steps = 1 + below(w, 7); steps-- > 0;) {
        unsigned which = below(w, 100);

        if (which < 30)
            scalar = load(w, a, is_affine).scalar;
        else if (which < 50)
            write_binary(w, scalar, pick_near(w, scalar), pick(w, scalar));
        else if (which < 75)
            store(w, a, is_affine);
        else if (which < 90 && summed < carried) {
            yields[summed] = write_sum(w, &args[summed]);
            summed++;
        } else if (which < 95)
            write_scalar(w);
        else
            write_inner(w, a, is_affine);
    }
    for (; summed < carried; summed++)
        if (percent(w, 70))
            yields[summed] = write_sum(w, &args[summed]);
        else
            choose_yields(w, &args[summed], 1, &a->variable, args, carried, &yields[summed]);
}

/* `name %i = first to end step s iter_args(...) -> (...) {` */
static void put_head(Writer *w, const Arrays *a, bool is_affine, const Value *bounds,
                     const Value *inits, unsigned carried, Value *args)
{
    if (is_affine)
        put(w, "affine.for %%v%u = 0 to %" PRIu64 " step %" PRIu64, a->variable.number, a->trips,
            a->step);
    else
        put(w, "scf.for %%v%u = %%v%u to %%v%u step %%v%u", a->variable.number, bounds[0].number,
            bounds[1].number, bounds[2].number);
    put_carried(w, inits, carried, args);
    put(w, " {\n");
}

static void write_counted(Writer *w, Arrays *a, bool is_affine, const Value *inits,
                          unsigned carried)
{
    Value args[2], yields[2], results[2], bounds[3];
    Mark mark;

    bounds[0] = number(w, INDICES, 0);
    bounds[1] = number(w, INDICES, (int64_t)a->trips);
    bounds[2] = number(w, INDICES, (int64_t)a->step);
    a->variable = induction_variable(w, INDICES, is_affine, a->trips);
    begin(w);
    put_results(w, inits, carried, results);
    put_head(w, a, is_affine, bounds, inits, carried, args);
    mark = enter(w, a->trips);
    bring_all(w, args, carried);
    bring(w, a->variable);
    write_body(w, a, is_affine, args, carried, yields);
    end_loop(w, is_affine ? "affine.yield" : "scf.yield", yields, carried, mark, results);
}

static void write_tested(Writer *w, Arrays *a, const Value *inits, unsigned carried)
{
    Value yields[2], results[3];
    Mark mark = enter(w, a->trips);
    Tested tested;

    begin_tested(w, &tested, a->trips, a->step, inits, carried, results);
    a->variable = tested.variable;
    write_body(w, a, false, tested.args + 1, carried, yields);
    end_tested(w, &tested, yields, mark, results);
}

void write_array_loop(Writer *w)
{
    Value inits[2];
    unsigned carried = below(w, 3);
    Sb *text = w->text, *constants = w->constants, loop = { 0 };
    Arrays a;

    choose_arrays(w, &a);
    w->counts->loops++;
    for (unsigned i = 0; i < carried; i++)
        inits[i] = pick(w, a.arrays[below(w, a.count)].scalar);
    w->text = &loop;
    if (!constants && percent(w, 80))
        w->constants = text;
    if (a.trips && percent(w, 45))
        write_tested(w, &a, inits, carried);
    else
        write_counted(w, &a, percent(w, 50), inits, carried);
    w->text = text;
    w->constants = constants;
    sb_str(text, sb_view(&loop));
    sb_free(&loop);
}
