/* Parallel loops without races: each iteration stores to an element of its own, of memory that it
 * does nothing else with; what is reduced is added up in any order. */
#include "interp/oracle/generate/writer.h"

#include <inttypes.h>

/* A memref that is stored to, and loops over its elements; false: there is none. */
typedef struct Nest {
    Term memref, variables[MOST_RANK], init;
    bool stores, reduces;
} Nest;

static bool choose_nest(Writer *w, Nest *nest)
{
    static const char *const TYPES[] = { "i8", "i32", "i64", "i100" };
    uint64_t trips = 1;

    *nest = (Nest){ .reduces = draw_percent(w, 50) };
    nest->stores = pick_memref(w, true, &nest->memref);
    if (!nest->stores || !nest->memref.shape->rank)
        return false;
    for (unsigned i = 0; i < nest->memref.shape->rank; i++)
        trips *= nest->memref.shape->sizes[i];
    if (nest->reduces)
        nest->init = pick_term(w, scalar_named(TYPES[draw_below(w, 4)]));
    return trips * w->work <= MOST_WORK;
}

static Mark enter_nest(Writer *w, Nest *nest)
{
    const Shape *shape = nest->memref.shape;
    uint64_t trips = 1;
    Mark mark;

    for (unsigned i = 0; i < shape->rank; i++)
        trips *= shape->sizes[i];
    mark = region_enter(w, trips);
    w->is_pure = true;
    for (unsigned i = 0; i < shape->rank; i++) {
        nest->variables[i].limit = shape->sizes[i];
        nest->variables[i].is_symbol = false;
        bring_term(w, nest->variables[i]);
    }
    return mark;
}

static void write_body(Writer *w, const Nest *nest)
{
    Term value;

    write_statements(w, 1 + draw_below(w, 4));
    value = pick_near(w, nest->memref.scalar);
    put_begin(w);
    put_text(w, "memref.store %%v%u, %%v%u[", value.number, nest->memref.number);
    put_values(w, nest->variables, nest->memref.shape->rank);
    put_text(w, "] : %s\n", nest->memref.type);
}

static void write_reduce(Writer *w, const Scalar *scalar)
{
    static const char *const OPS[] = { "addi", "muli", "xori", "maxsi", "minui" };
    Term value = pick_near(w, scalar), a, b, sum;

    a = new_value(w, scalar);
    b = new_value(w, scalar);
    sum = new_value(w, scalar);
    put_line(w, "scf.reduce(%%v%u : %s) {", value.number, scalar->name);
    put_line(w, "^bb0(%%v%u: %s, %%v%u: %s):", a.number, scalar->name, b.number, scalar->name);
    put_line(w, "  %%v%u = arith.%s %%v%u, %%v%u : %s", sum.number, OPS[draw_below(w, 5)], a.number,
             b.number, scalar->name);
    put_line(w, "  scf.reduce.return %%v%u : %s", sum.number, scalar->name);
    put_line(w, "}");
}

void write_parallel(Writer *w)
{
    Term lower[MOST_RANK], upper[MOST_RANK], step[MOST_RANK], result;
    Nest nest;
    Mark mark;

    if (!choose_nest(w, &nest))
        return;
    w->counts->loops++;
    for (unsigned i = 0; i < nest.memref.shape->rank; i++) {
        lower[i] = write_number(w, INDICES, draw_below(w, 2));
        upper[i] = write_number(w, INDICES, (int64_t)nest.memref.shape->sizes[i]);
        step[i] = write_number(w, INDICES, 1 + draw_below(w, 2));
        nest.variables[i] = new_value(w, INDICES);
    }
    put_begin(w);
    put_results(w, &nest.init, nest.reduces, &result);
    put_text(w, "scf.parallel (");
    put_values(w, nest.variables, nest.memref.shape->rank);
    put_text(w, ") = (");
    put_values(w, lower, nest.memref.shape->rank);
    put_text(w, ") to (");
    put_values(w, upper, nest.memref.shape->rank);
    put_text(w, ") step (");
    put_values(w, step, nest.memref.shape->rank);
    put_text(w, ")");
    if (nest.reduces)
        put_text(w, " init (%%v%u) -> %s", nest.init.number, nest.init.type);
    put_text(w, " {\n");
    mark = enter_nest(w, &nest);
    write_body(w, &nest);
    if (nest.reduces)
        write_reduce(w, nest.init.scalar);
    region_leave(w, mark);
    put_begin(w);
    put_text(w, "}\n");
    bring_terms(w, &result, nest.reduces);
}

void write_affine_parallel(Writer *w)
{
    Term result, yield;
    unsigned rank;
    Nest nest;
    Mark mark;

    if (!choose_nest(w, &nest))
        return;
    w->counts->loops++;
    rank = nest.memref.shape->rank;
    for (unsigned i = 0; i < rank; i++) {
        nest.variables[i] = new_value(w, INDICES);
        nest.variables[i].is_dim = true;
    }
    put_begin(w);
    put_results(w, &nest.init, nest.reduces, &result);
    put_text(w, "affine.parallel (");
    put_values(w, nest.variables, rank);
    put_text(w, ") = (");
    for (unsigned i = 0; i < rank; i++)
        put_text(w, "%s0", i ? ", " : "");
    put_text(w, ") to (");
    for (unsigned i = 0; i < rank; i++)
        put_text(w, "%s%" PRIu64, i ? ", " : "", nest.memref.shape->sizes[i]);
    put_text(w, ")");
    if (nest.reduces)
        put_text(w, " reduce (\"addi\") -> (%s)", nest.init.type);
    put_text(w, " {\n");
    mark = enter_nest(w, &nest);
    write_body(w, &nest);
    if (nest.reduces) {
        yield = pick_near(w, nest.init.scalar);
        put_row(w, "affine.yield", &yield, 1);
    }
    region_leave(w, mark);
    put_begin(w);
    put_text(w, "}\n");
    bring_terms(w, &result, nest.reduces);
}
