/* scf.for and scf.while. What goes round is permuted, repeated, left as it is; it is the induction
 * variable itself, a value from outside, or something that the body makes. */
#include "interp/oracle/generate/writer.h"

#include <inttypes.h>

uint64_t choose_trips(Writer *w)
{
    static const uint64_t LONG[] = { 8, 17, 40, 100, 257, 300 };
    uint64_t trips = draw_percent(w, 75) ? draw_below(w, 6) : LONG[draw_below(w, 6)];

    while (trips * w->work > MOST_WORK || (trips > 4 && w->cost > MOST_COST))
        trips /= 4;
    return trips;
}

unsigned choose_carried(Writer *w, const Scalar *variable, Term *inits)
{
    unsigned count = draw_percent(w, 20) ? 0 : 1 + draw_below(w, MOST_CARRIED);
    const Scalar *scalar = variable ? variable : any_value(w);

    for (unsigned i = 0; i < count; i++) {
        if (draw_percent(w, 50))
            scalar = variable && draw_percent(w, 50) ? variable : any_value(w);
        inits[i] = pick_term(w, scalar);
    }
    return count;
}

void choose_yields(Writer *w, const Term *like, unsigned count, const Term *variable,
                   const Term *others, unsigned other_count, Term *yields)
{
    for (unsigned i = 0; i < count; i++) {
        const Term *other = &others[other_count ? draw_below(w, other_count) : 0];

        if (variable && variable->scalar == like[i].scalar && draw_percent(w, 30))
            yields[i] = *variable;
        else if (i && yields[i - 1].scalar == like[i].scalar && draw_percent(w, 10))
            yields[i] = yields[i - 1];
        else if (i < other_count && others[i].scalar == like[i].scalar && draw_percent(w, 20))
            yields[i] = others[i];
        else if (other_count && other->scalar == like[i].scalar && draw_percent(w, 45))
            yields[i] = *other;
        else
            yields[i] = pick_near(w, like[i].scalar);
    }
}

void put_bindings(Writer *w, const Term *inits, unsigned count, Term *args)
{
    for (unsigned i = 0; i < count; i++) {
        args[i] = new_value(w, inits[i].scalar);
        args[i].is_symbol = false;
        put_text(w, "%s%%v%u = %%v%u", i ? ", " : "", args[i].number, inits[i].number);
    }
}

void put_row(Writer *w, const char *name, const Term *values, unsigned count)
{
    put_begin(w);
    put_text(w, "%s", name);
    if (count) {
        put_text(w, " ");
        put_values(w, values, count);
        put_text(w, " : ");
        put_types(w, values, count);
    }
    put_text(w, "\n");
}

Term induction_variable(Writer *w, const Scalar *scalar, bool is_dim, uint64_t limit)
{
    Term variable = new_value(w, scalar);

    variable.is_symbol = false;
    variable.is_dim = is_dim;
    variable.limit = limit;
    return variable;
}

void put_carried(Writer *w, const Term *inits, unsigned count, Term *args)
{
    if (!count)
        return;
    put_text(w, " iter_args(");
    put_bindings(w, inits, count, args);
    put_text(w, ") -> (");
    put_types(w, inits, count);
    put_text(w, ")");
}

void put_loop_end(Writer *w, const char *yield, const Term *yields, unsigned count, Mark mark,
                  const Term *results)
{
    if (count)
        put_row(w, yield, yields, count);
    region_leave(w, mark);
    put_begin(w);
    put_text(w, "}\n");
    bring_terms(w, results, count);
}

typedef struct Bounds {
    Term lower, upper, step;
    uint64_t limit;
    bool is_unsigned;
} Bounds;

/* `more` behind `from`, as the width has it. */
static int64_t behind(const Scalar *scalar, int64_t from, uint64_t more)
{
    uint64_t sum = (uint64_t)from + more;
    unsigned unused = scalar->width < 64 ? 64 - scalar->width : 0;

    return (int64_t)(sum << unused) >> unused;
}

/* For so many iterations, from near the ends of the type or near zero; the last step seldom meets
 * the upper bound, and may not fit the type. */
static Bounds choose_bounds(Writer *w, const Scalar *scalar, uint64_t trips)
{
    uint64_t most = scalar->width < 64 ? (UINT64_C(1) << scalar->width) - 1 : UINT64_MAX;
    uint64_t step = 1 + (draw_percent(w, 50) ? 0 : draw_below(w, draw_percent(w, 80) ? 3 : 60)),
             span;
    Bounds bounds = { .is_unsigned = draw_percent(w, 30) };
    int64_t lower = (int64_t)draw_below(w, 4), upper;

    if (!bounds.is_unsigned)
        most >>= 1;
    if (draw_percent(w, 30) && scalar != INDICES)
        lower -= (int64_t)draw_below(w, 6);
    span = trips ? (trips - 1) * step + 1 + draw_below(w, (unsigned)step) : 0;
    if (bounds.is_unsigned && lower < 0)
        lower = 0;
    if (draw_percent(w, 15))
        lower = (int64_t)(most - (span < most ? span : most));
    else if (bounds.is_unsigned && draw_percent(w, 20))
        lower = (int64_t)(most / 2 - draw_below(w, 4));
    if (span > most - (uint64_t)(lower > 0 ? lower : 0))
        span = most - (uint64_t)(lower > 0 ? lower : 0);
    upper = behind(scalar, lower, span);
    if (scalar == INDICES && lower >= 0 && upper >= 0)
        bounds.limit = (uint64_t)upper;
    bounds.lower = write_number(w, scalar, behind(scalar, lower, 0));
    bounds.upper = write_number(w, scalar, upper);
    bounds.step = write_number(w, scalar, behind(scalar, (int64_t)step, 0));
    return bounds;
}

/* Bounds that are known only when the loop runs. */
static Bounds open_bounds(Writer *w, uint64_t trips)
{
    Bounds bounds = { .lower = pick_below(w, 3), .limit = trips + 1 };

    bounds.upper = pick_below(w, trips + 2);
    bounds.step = write_number(w, INDICES, 1 + (int64_t)draw_below(w, 2));
    return bounds;
}

void write_for(Writer *w)
{
    static const char *const TYPES[] = { "index", "i32", "i64", "i8", "i5", "i16", "i100" };
    const Scalar *scalar = scalar_named(TYPES[draw_percent(w, 55) ? 0 : draw_below(w, 7)]);
    uint64_t trips = choose_trips(w);
    bool is_open = scalar == INDICES && trips < 50 && draw_percent(w, 25);
    Bounds bounds = is_open ? open_bounds(w, trips) : choose_bounds(w, scalar, trips);
    Term inits[MOST_CARRIED], args[MOST_CARRIED], yields[MOST_CARRIED], results[MOST_CARRIED];
    unsigned count = choose_carried(w, scalar, inits);
    Term variable = induction_variable(w, scalar, false, bounds.limit);
    Mark mark;

    w->counts->loops++;
    put_begin(w);
    put_results(w, inits, count, results);
    put_text(w, "scf.for %s%%v%u = %%v%u to %%v%u step %%v%u",
             bounds.is_unsigned ? "unsigned " : "", variable.number, bounds.lower.number,
             bounds.upper.number, bounds.step.number);
    mark = region_enter(w, trips);
    put_carried(w, inits, count, args);
    put_text(w, "%s%s {\n", scalar == INDICES ? "" : " : ", scalar == INDICES ? "" : scalar->name);
    bring_terms(w, args, count);
    bring_term(w, variable);
    write_statements(w, 1 + draw_below(w, 5));
    choose_yields(w, args, count, &variable, args, count, yields);
    put_loop_end(w, "scf.yield", yields, count, mark, results);
}

/* The first of what goes round counts; a condition may end the loop before. */
typedef struct While {
    Term limit;
    unsigned count, handed, place; /* where the count is handed on */
    Term inits[MOST_CARRIED + 1], before[MOST_CARRIED + 1];
    Term like[MOST_CARRIED], after[MOST_CARRIED], results[MOST_CARRIED];
} While;

static While choose_while(Writer *w, uint64_t trips)
{
    While loop = { .limit = write_number(w, WORDS, (int64_t)trips) };

    loop.inits[0] = write_number(w, WORDS, 0);
    loop.count = 1 + choose_carried(w, WORDS, loop.inits + 1);
    loop.handed = 1 + draw_below(w, MOST_CARRIED);
    for (unsigned i = 0; i < loop.handed; i++)
        loop.like[i] = loop.inits[draw_below(w, loop.count)];
    loop.place = draw_below(w, loop.handed);
    loop.like[loop.place] = loop.inits[0];
    return loop;
}

/* Is the count below the limit, and perhaps something else? */
static Term write_condition(Writer *w, const Term *count, const Term *limit)
{
    Term below_limit = new_value(w, BOOLS), other, both;

    put_line(w, "%%v%u = arith.cmpi ult, %%v%u, %%v%u : i64", below_limit.number, count->number,
             limit->number);
    bring_term(w, below_limit);
    if (!draw_percent(w, 25))
        return below_limit;
    other = pick_term(w, BOOLS);
    both = new_value(w, BOOLS);
    put_line(w, "%%v%u = arith.andi %%v%u, %%v%u : i1", both.number, below_limit.number,
             other.number);
    bring_term(w, both);
    return both;
}

static void write_before(Writer *w, const While *loop)
{
    Term yields[MOST_CARRIED], flag;

    bring_terms(w, loop->before, loop->count);
    write_statements(w, draw_below(w, 3));
    flag = write_condition(w, &loop->before[0], &loop->limit);
    if (draw_percent(w, 25))
        write_if_of(w, flag); /* what happens at the end alone, or but there */
    choose_yields(w, loop->like, loop->handed, NULL, loop->before, loop->count, yields);
    yields[loop->place] = loop->before[0];
    put_begin(w);
    put_text(w, "scf.condition(%%v%u) ", flag.number);
    put_values(w, yields, loop->handed);
    put_text(w, " : ");
    put_types(w, yields, loop->handed);
    put_text(w, "\n");
}

static void write_after(Writer *w, While *loop)
{
    Term yields[MOST_CARRIED + 1], one;

    put_begin(w);
    put_text(w, "^bb0(");
    for (unsigned i = 0; i < loop->handed; i++) {
        loop->after[i] = new_value(w, loop->like[i].scalar);
        put_text(w, "%s%%v%u: %s", i ? ", " : "", loop->after[i].number, loop->after[i].type);
    }
    put_text(w, "):\n");
    bring_terms(w, loop->after, loop->handed);
    write_statements(w, 1 + draw_below(w, 3));
    one = write_number(w, WORDS, 1);
    choose_yields(w, loop->inits, loop->count, NULL, loop->after, loop->handed, yields);
    yields[0] = new_value(w, WORDS);
    put_line(w, "%%v%u = arith.addi %%v%u, %%v%u : i64", yields[0].number,
             loop->after[loop->place].number, one.number);
    put_row(w, "scf.yield", yields, loop->count);
}

void write_while(Writer *w)
{
    uint64_t trips = choose_trips(w);
    While loop = choose_while(w, trips);
    Mark mark;

    w->counts->loops++;
    put_begin(w);
    put_results(w, loop.like, loop.handed, loop.results);
    put_text(w, "scf.while (");
    put_bindings(w, loop.inits, loop.count, loop.before);
    put_text(w, ") : (");
    put_types(w, loop.inits, loop.count);
    put_text(w, ") -> (");
    put_types(w, loop.like, loop.handed);
    put_text(w, ") {\n");
    mark = region_enter(w, trips + 1);
    write_before(w, &loop);
    region_leave(w, mark);
    put_begin(w);
    put_text(w, "} do {\n");
    mark = region_enter(w, trips);
    write_after(w, &loop);
    region_leave(w, mark);
    put_begin(w);
    put_text(w, "}\n");
    bring_terms(w, loop.results, loop.handed);
}
