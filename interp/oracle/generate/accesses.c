/* Loads, stores and copies; subscripts are mostly within bounds. */
#include "interp/oracle/generate/writer.h"

#include <inttypes.h>
#include <stdio.h>

enum { WILD = 1 }; /* percent of subscripts that are anything */

static void choose_subscripts(Writer *w, const Term *memref, Term *subscripts)
{
    for (unsigned i = 0; i < memref->shape->rank; i++)
        subscripts[i] =
            draw_percent(w, WILD) ? pick_term(w, INDICES) : pick_below(w, memref->shape->sizes[i]);
}

/* Of affine, where the subscripts may stand in a map. */
static const char *dialect(Writer *w, const Term *memref, const Term *subscripts)
{
    bool is_affine = draw_percent(w, 60);

    for (unsigned i = 0; i < memref->shape->rank; i++)
        is_affine &= subscripts[i].is_dim || subscripts[i].is_symbol;
    return is_affine ? "affine" : "memref";
}

static void put_subscripts(Writer *w, const Term *memref, const Term *subscripts)
{
    put_text(w, "%%v%u[", memref->number);
    put_values(w, subscripts, memref->shape->rank);
    put_text(w, "] : %s\n", memref->type);
}

static void write_load(Writer *w)
{
    Term memref, subscripts[MOST_RANK], value;

    if (!pick_memref(w, false, &memref))
        return;
    choose_subscripts(w, &memref, subscripts);
    value = new_value(w, memref.scalar);
    put_begin(w);
    put_text(w, "%%v%u = %s.load ", value.number, dialect(w, &memref, subscripts));
    put_subscripts(w, &memref, subscripts);
    bring_term(w, value);
}

static void write_store(Writer *w)
{
    Term memref, subscripts[MOST_RANK], value;

    if (!pick_memref(w, true, &memref))
        return;
    value = pick_near(w, memref.scalar);
    choose_subscripts(w, &memref, subscripts);
    put_begin(w);
    put_text(w, "%s.store %%v%u, ", dialect(w, &memref, subscripts), value.number);
    put_subscripts(w, &memref, subscripts);
}

/* An affine access one element and more from a dimension. */
static void write_shifted(Writer *w)
{
    Term memref, value, at;
    uint64_t size, shift;

    if (!pick_memref(w, false, &memref) || memref.shape->rank != 1)
        return;
    size = memref.shape->sizes[0];
    shift = draw_below(w, (unsigned)size);
    at = pick_below(w, size - shift);
    if (!at.is_dim && !at.is_symbol)
        return;
    value = new_value(w, memref.scalar);
    if (draw_percent(w, 50))
        put_line(w, "%%v%u = affine.load %%v%u[%%v%u + %" PRIu64 "] : %s", value.number,
                 memref.number, at.number, shift, memref.type);
    else
        put_line(w, "%%v%u = affine.load %%v%u[%%v%u * -1 + %" PRIu64 "] : %s", value.number,
                 memref.number, at.number, size - 1, memref.type);
    bring_term(w, value);
}

static void write_atomic(Writer *w)
{
    Term memref, subscripts[MOST_RANK], by, before;
    static const char *const KINDS[] = { "addi", "maxs", "minu", "andi", "ori", "assign" };

    if (!pick_memref(w, true, &memref) || memref.scalar->kind != INTEGER
        || memref.scalar->width > 64 || memref.scalar->width % 8)
        return;
    by = pick_term(w, memref.scalar);
    choose_subscripts(w, &memref, subscripts);
    before = new_value(w, memref.scalar);
    put_begin(w);
    put_text(w, "%%v%u = memref.atomic_rmw %s %%v%u, %%v%u[", before.number,
             KINDS[draw_below(w, 6)], by.number, memref.number);
    put_values(w, subscripts, memref.shape->rank);
    put_text(w, "] : (%s, %s) -> %s\n", by.type, memref.type, by.type);
    bring_term(w, before);
}

static void write_dim(Writer *w)
{
    Term memref, at, size;
    unsigned dimension;

    if (!pick_memref(w, false, &memref) || !memref.shape->rank)
        return;
    dimension = draw_below(w, memref.shape->rank);
    at = write_number(w, INDICES, dimension);
    size = new_value(w, INDICES);
    size.limit = memref.shape->sizes[dimension] + 1;
    put_line(w, "%%v%u = memref.dim %%v%u, %%v%u : %s", size.number, memref.number, at.number,
             memref.type);
    bring_term(w, size);
}

void write_access(Writer *w)
{
    static void (*const STATEMENTS[])(Writer *) = { write_load,    write_load,   write_load,
                                                    write_store,   write_store,  write_store,
                                                    write_shifted, write_atomic, write_dim };

    w->counts->accesses++;
    STATEMENTS[draw_below(w, sizeof STATEMENTS / sizeof *STATEMENTS)](w);
}

static bool have_same_shape(const Term *a, const Term *b)
{
    bool same = a->scalar == b->scalar && a->shape->rank == b->shape->rank;

    for (unsigned i = 0; same && i < a->shape->rank; i++)
        same = a->shape->sizes[i] == b->shape->sizes[i];
    return same;
}

/* Where both are views of one memory they may overlap, which is undefined: seldom. */
void write_copy(Writer *w)
{
    Term from, to;

    for (unsigned tries = 0; tries < 6; tries++) {
        if (!pick_memref(w, false, &from) || !pick_memref(w, true, &to))
            return;
        if (!have_same_shape(&from, &to) || (from.root == to.root && !draw_percent(w, 4)))
            continue;
        put_line(w, "memref.copy %%v%u, %%v%u : %s to %s", from.number, to.number, from.type,
                 to.type);
        return;
    }
}
