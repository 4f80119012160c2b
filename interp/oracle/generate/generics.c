/* linalg.generic: on memory, which its operands may share, or on tensors. One operand, the base,
 * has a dimension for each loop; indices into others come of loops as their sizes let them. */
#include "interp/oracle/generate/writer.h"

#include <inttypes.h>

enum { MOST_OPERANDS = 4, MOST_OUTPUTS = 2, MOST_POINTS = 200 };

typedef struct Generic {
    Term operands[MOST_OPERANDS]; /* the inputs first */
    unsigned count, inputs, base;
    unsigned loops;
    uint64_t sizes[MOST_RANK];       /* of loops */
    unsigned permutation[MOST_RANK]; /* the loop of each dimension of the base */
} Generic;

static const Shape *shape_of(const Term *operand)
{
    return operand->shape ? operand->shape : operand->scalar->shape;
}

static const Scalar *element_of(const Term *operand)
{
    return operand->scalar->element ? operand->scalar->element : operand->scalar;
}

static uint64_t points_of(const Shape *shape)
{
    uint64_t points = 1;

    for (unsigned i = 0; i < shape->rank; i++)
        points *= shape->sizes[i];
    return points;
}

static Term choose_operand(Writer *w, bool tensors)
{
    Term operand;

    if (tensors)
        return pick_near(w, any_tensor(w));
    if (draw_percent(w, 60) && pick_memref(w, true, &operand)
        && points_of(operand.shape) < MOST_POINTS)
        return operand;
    return write_alloc(w, any_scalar(w), random_shape(w));
}

static void choose_loops(Writer *w, Generic *g)
{
    const Shape *shape = shape_of(&g->operands[g->base]);

    g->loops = shape->rank;
    for (unsigned i = 0; i < g->loops; i++) {
        unsigned other = draw_below(w, i + 1);

        g->permutation[i] = g->permutation[other];
        g->permutation[other] = i;
    }
    for (unsigned i = 0; i < g->loops; i++)
        g->sizes[g->permutation[i]] = shape->sizes[i];
}

static Generic choose_operands(Writer *w)
{
    bool tensors = w->has_tensors && draw_percent(w, 60);
    Generic g = { .count = 1 + draw_below(w, MOST_OPERANDS) };
    unsigned outputs = 1 + draw_below(w, g.count < MOST_OUTPUTS ? g.count : MOST_OUTPUTS);

    g.inputs = g.count - outputs;
    g.base = draw_below(w, g.count);
    for (unsigned i = 0; i < g.count; i++)
        g.operands[i] = i < g.inputs && i != g.base && draw_percent(w, 20)
                            ? pick_term(w, any_scalar(w))
                            : choose_operand(w, tensors);
    choose_loops(w, &g);
    return g;
}

/* An index from 0 to size - 1, whatever that of the loop is. Alone it is a dimension's where their
 * sizes are the same. */
static void put_index(Writer *w, const Generic *g, uint64_t size)
{
    unsigned loop = g->loops ? draw_below(w, g->loops) : 0, which = draw_below(w, 6);
    uint64_t count = g->loops ? g->sizes[loop] : 0, spare = size - count;

    if (!g->loops || !which)
        put_text(w, "%u", draw_below(w, (unsigned)size));
    else if (count == size && which < 4)
        put_text(w, "d%u", loop);
    else if (count < size && which < 3)
        put_text(w, "d%u + %u", loop, 1 + draw_below(w, (unsigned)spare));
    else if (count <= size && which < 5)
        put_text(w, "%" PRIu64 " - d%u", count - 1 + draw_below(w, (unsigned)spare + 1), loop);
    else if (which < 5)
        put_text(w, "d%u floordiv %" PRIu64, loop, 1 + (count - 1) / size);
    else
        put_text(w, "d%u mod %" PRIu64, loop, size);
}

static void put_loops(Writer *w, const Generic *g)
{
    for (unsigned i = 0; i < g->loops; i++)
        put_text(w, "%sd%u", i ? ", " : "", i);
}

static void put_map(Writer *w, const Generic *g, unsigned operand)
{
    const Shape *shape = shape_of(&g->operands[operand]);

    put_text(w, "%saffine_map<(", operand ? ", " : "");
    put_loops(w, g);
    put_text(w, ") -> (");
    for (unsigned i = 0; shape && i < shape->rank; i++) {
        put_text(w, i ? ", " : "");
        if (operand == g->base)
            put_text(w, "d%u", g->permutation[i]);
        else
            put_index(w, g, shape->sizes[i]);
    }
    put_text(w, ")>");
}

static void put_head(Writer *w, const Generic *g)
{
    put_text(w, "linalg.generic {indexing_maps = [");
    for (unsigned i = 0; i < g->count; i++)
        put_map(w, g, i);
    put_text(w, "], iterator_types = [");
    for (unsigned i = 0; i < g->loops; i++)
        put_text(w, "%s\"%s\"", i ? ", " : "", draw_percent(w, 50) ? "parallel" : "reduction");
    put_text(w, "]}");
    for (unsigned i = 0; i < 2; i++) {
        unsigned from = i ? g->inputs : 0, count = i ? g->count - g->inputs : g->inputs;

        if (!count)
            continue;
        put_text(w, i ? " outs(" : " ins(");
        put_values(w, g->operands + from, count);
        put_text(w, " : ");
        put_types(w, g->operands + from, count);
        put_text(w, ")");
    }
    put_text(w, " {\n");
}

static void write_body(Writer *w, const Generic *g)
{
    Mark mark = region_enter(w, points_of(shape_of(&g->operands[g->base])));
    Term like[MOST_OPERANDS], args[MOST_OPERANDS], yields[MOST_OPERANDS];

    for (unsigned i = 0; i < g->count; i++)
        like[i] = (Term){ .scalar = element_of(&g->operands[i]) };
    put_block(w, w->next_block++, like, g->count, args);
    for (unsigned i = 0; i < g->count; i++) {
        args[i].is_symbol = false;
        bring_term(w, args[i]);
    }
    for (unsigned i = 0; i < g->loops; i++) {
        Term index = new_value(w, INDICES);

        index.is_symbol = false;
        index.limit = g->sizes[i];
        put_line(w, "%%v%u = linalg.index %u : index", index.number, i);
        bring_term(w, index);
    }
    write_statements(w, 1 + draw_below(w, 3));
    choose_yields(w, like + g->inputs, g->count - g->inputs, NULL, args, g->count, yields);
    put_row(w, "linalg.yield", yields, g->count - g->inputs);
    region_leave(w, mark);
}

void write_generic(Writer *w)
{
    Generic g = choose_operands(w);
    const Term *outputs = g.operands + g.inputs;
    unsigned results = outputs->shape ? 0 : g.count - g.inputs;
    Term made[MOST_OPERANDS];

    if (points_of(shape_of(&g.operands[g.base])) * w->work > MOST_WORK)
        return;
    put_begin(w);
    put_results(w, outputs, results, made);
    put_head(w, &g);
    write_body(w, &g);
    put_begin(w);
    put_text(w, results ? "} -> (" : "}");
    put_types(w, outputs, results);
    put_text(w, results ? ")\n" : "\n");
    w->counts->generics++;
    bring_terms(w, made, results);
}
