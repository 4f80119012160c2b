/* Parallel loops without races: each iteration stores to an element of its own, of memory that it
 * does nothing else with; what is reduced is added up in any order. */
#include "testsuite/fuzz/programs/writer.h"

#include <inttypes.h>

/* A memref that is stored to, and loops over its elements; false: there is none. */
typedef struct Nest {
    Value memref, variables[MOST_RANK], init;
    bool stores, reduces;
} Nest;

static bool choose_nest(Writer *w, Nest *nest)
{
    static const char *const TYPES[] = { "i8", "i32", "i64", "i100" };
    uint64_t trips = 1;

    *nest = (Nest){ .reduces = percent(w, 50) };
    nest->stores = pick_memref(w, true, &nest->memref);
    if (!nest->stores || !nest->memref.shape->rank)
        return false;
    for (unsigned i = 0; i < nest->memref.shape->rank; i++)
        trips *= nest->memref.shape->sizes[i];
    if (nest->reduces)
        nest->init = pick(w, scalar_named(TYPES[below(w, 4)]));
    return trips * w->work <= MOST_WORK;
}

static Mark enter_nest(Writer *w, Nest *nest)
{
    const Shape *shape = nest->memref.shape;
    uint64_t trips = 1;
    Mark mark;

    for (unsigned i = 0; i < shape->rank; i++)
        trips *= shape->sizes[i];
    mark = enter(w, trips);
    w->is_pure = true;
    for (unsigned i = 0; i < shape->rank; i++) {
        nest->variables[i].limit = shape->sizes[i];
        nest->variables[i].is_symbol = false;
        bring(w, nest->variables[i]);
    }
    return mark;
}

static void write_body(Writer *w, const Nest *nest)
{
    Value value;

    write_statements(w, 1 + below(w, 4));
    value = pick_near(w, nest->memref.scalar);
    begin(w);
    put(w, "memref.store %%v%u, %%v%u[", value.number, nest->memref.number);
    put_values(w, nest->variables, nest->memref.shape->rank);
    put(w, "] : %s\n", nest->memref.type);
}

static void write_reduce(Writer *w, const Scalar *scalar)
{
    static const char *const OPS[] = { "addi", "muli", "xori", "maxsi", "minui" };
    Value value = pick_near(w, scalar), a, b, sum;

    a = new_value(w, scalar);
    b = new_value(w, scalar);
    sum = new_value(w, scalar);
    line(w, "scf.reduce(%%v%u : %s) {", value.number, scalar->name);
    line(w, "^bb0(%%v%u: %s, %%v%u: %s):", a.number, scalar->name, b.number, scalar->name);
    line(w, "  %%v%u = arith.%s %%v%u, %%v%u : %s", sum.number, OPS[below(w, 5)], a.number,
         b.number, scalar->name);
    line(w, "  scf.reduce.return %%v%u : %s", sum.number, scalar->name);
    line(w, "}");
}

void write_parallel(Writer *w)
{
    Value lower[MOST_RANK], upper[MOST_RANK], step[MOST_RANK], result;
    Nest nest;
    Mark mark;

    if (!choose_nest(w, &nest))
        return;
    w->counts->loops++;
    for (unsigned i = 0; i < nest.memref.shape->rank; i++) {
        lower[i] = number(w, INDICES, below(w, 2));
        upper[i] = number(w, INDICES, (int64_t)nest.memref.shape->sizes[i]);
        step[i] = number(w, INDICES, 1 + below(w, 2));
        nest.variables[i] = new_value(w, INDICES);
    }
    begin(w);
    put_results(w, &nest.init, nest.reduces, &result);
    put(w, "scf.parallel (");
    put_values(w, nest.variables, nest.memref.shape->rank);
    put(w, ") = (");
    put_values(w, lower, nest.memref.shape->rank);
    put(w, ") to (");
    put_values(w, upper, nest.memref.shape->rank);
    put(w, ") step (");
    put_values(w, step, nest.memref.shape->rank);
    put(w, ")");
    if (nest.reduces)
        put(w, " init (%%v%u) -> %s", nest.init.number, nest.init.type);
    put(w, " {\n");
    mark = enter_nest(w, &nest);
    write_body(w, &nest);
    if (nest.reduces)
        write_reduce(w, nest.init.scalar);
    leave(w, mark);
    begin(w);
    put(w, "}\n");
    bring_all(w, &result, nest.reduces);
}

void write_affine_parallel(Writer *w)
{
    Value result, yield;
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
    begin(w);
    put_results(w, &nest.init, nest.reduces, &result);
    put(w, "affine.parallel (");
    put_values(w, nest.variables, rank);
    put(w, ") = (");
    for (unsigned i = 0; i < rank; i++)
        put(w, "%s0", i ? ", " : "");
    put(w, ") to (");
    for (unsigned i = 0; i < rank; i++)
        put(w, "%s%" PRIu64, i ? ", " : "", nest.memref.shape->sizes[i]);
    put(w, ")");
    if (nest.reduces)
        put(w, " reduce (\"addi\") -> (%s)", nest.init.type);
    put(w, " {\n");
    mark = enter_nest(w, &nest);
    write_body(w, &nest);
    if (nest.reduces) {
        yield = pick_near(w, nest.init.scalar);
        put_row(w, "affine.yield", &yield, 1);
    }
    leave(w, mark);
    begin(w);
    put(w, "}\n");
    bring_all(w, &result, nest.reduces);
}
