/* linalg.generic: on memory, which its operands may share, or on tensors. One operand, the base,
 * has a dimension for each loop; indices into others come of loops as their sizes let them. */
#include "testsuite/fuzz/programs/writer.h"

#include <inttypes.h>

enum { MOST_OPERANDS = 4, MOST_OUTPUTS = 2, MOST_POINTS = 200 };

typedef struct Generic {
    Value operands[MOST_OPERANDS]; /* the inputs first */
    unsigned count, inputs, base;
    unsigned loops;
    uint64_t sizes[MOST_RANK];       /* of loops */
    unsigned permutation[MOST_RANK]; /* the loop of each dimension of the base */
} Generic;

static const Shape *shape_of(const Value *operand)
{
    return operand->shape ? operand->shape : operand->scalar->shape;
}

static const Scalar *element_of(const Value *operand)
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

static Value choose_operand(Writer *w, bool tensors)
{
    Value operand;

    if (tensors)
        return pick_near(w, any_tensor(w));
    if (percent(w, 60) && pick_memref(w, true, &operand) && points_of(operand.shape) < MOST_POINTS)
        return operand;
    return write_alloc(w, any_scalar(w), random_shape(w));
}

static void choose_loops(Writer *w, Generic *g)
{
    const Shape *shape = shape_of(&g->operands[g->base]);

    g->loops = shape->rank;
    for (unsigned i = 0; i < g->loops; i++) {
        unsigned other = below(w, i + 1);

        g->permutation[i] = g->permutation[other];
        g->permutation[other] = i;
    }
    for (unsigned i = 0; i < g->loops; i++)
        g->sizes[g->permutation[i]] = shape->sizes[i];
}

static Generic choose_operands(Writer *w)
{
    bool tensors = w->has_tensors && percent(w, 60);
    Generic g = { .count = 1 + below(w, MOST_OPERANDS) };
    unsigned outputs = 1 + below(w, g.count < MOST_OUTPUTS ? g.count : MOST_OUTPUTS);

    g.inputs = g.count - outputs;
    g.base = below(w, g.count);
    for (unsigned i = 0; i < g.count; i++)
        g.operands[i] = i < g.inputs && i != g.base && percent(w, 20) ? pick(w, any_scalar(w))
                                                                      : choose_operand(w, tensors);
    choose_loops(w, &g);
    return g;
}

/* An index from 0 to size - 1, whatever that of the loop is. Alone it is a dimension's where their
 * sizes are the same. */
static void put_index(Writer *w, const Generic *g, uint64_t size)
{
    unsigned loop = g->loops ? below(w, g->loops) : 0, which = below(w, 6);
    uint64_t count = g->loops ? g->sizes[loop] : 0, spare = size - count;

    if (!g->loops || !which)
        put(w, "%u", below(w, (unsigned)size));
    else if (count == size && which < 4)
        put(w, "d%u", loop);
    else if (count < size && which < 3)
        put(w, "d%u + %u", loop, 1 + below(w, (unsigned)spare));
    else if (count <= size && which < 5)
        put(w, "%" PRIu64 " - d%u", count - 1 + below(w, (unsigned)spare + 1), loop);
    else if (which < 5)
        put(w, "d%u floordiv %" PRIu64, loop, 1 + (count - 1) / size);
    else
        put(w, "d%u mod %" PRIu64, loop, size);
}

static void put_loops(Writer *w, const Generic *g)
{
    for (unsigned i = 0; i < g->loops; i++)
        put(w, "%sd%u", i ? ", " : "", i);
}

static void put_map(Writer *w, const Generic *g, unsigned operand)
{
    const Shape *shape = shape_of(&g->operands[operand]);

    put(w, "%saffine_map<(", operand ? ", " : "");
    put_loops(w, g);
    put(w, ") -> (");
    for (unsigned i = 0; shape && i < shape->rank; i++) {
        put(w, i ? ", " : "");
        if (operand == g->base)
            put(w, "d%u", g->permutation[i]);
        else
            put_index(w, g, shape->sizes[i]);
    }
    put(w, ")>");
}

static void put_head(Writer *w, const Generic *g)
{
    put(w, "linalg.generic {indexing_maps = [");
    for (unsigned i = 0; i < g->count; i++)
        put_map(w, g, i);
    put(w, "], iterator_types = [");
    for (unsigned i = 0; i < g->loops; i++)
        put(w, "%s\"%s\"", i ? ", " : "", percent(w, 50) ? "parallel" : "reduction");
    put(w, "]}");
    for (unsigned i = 0; i < 2; i++) {
        unsigned from = i ? g->inputs : 0, count = i ? g->count - g->inputs : g->inputs;

        if (!count)
            continue;
        put(w, i ? " outs(" : " ins(");
        put_values(w, g->operands + from, count);
        put(w, " : ");
        put_types(w, g->operands + from, count);
        put(w, ")");
    }
    put(w, " {\n");
}

static void write_body(Writer *w, const Generic *g)
{
    Mark mark = enter(w, points_of(shape_of(&g->operands[g->base])));
    Value like[MOST_OPERANDS], args[MOST_OPERANDS], yields[MOST_OPERANDS];

    for (unsigned i = 0; i < g->count; i++)
        like[i] = (Value){ .scalar = element_of(&g->operands[i]) };
    put_block(w, w->next_block++, like, g->count, args);
    for (unsigned i = 0; i < g->count; i++) {
        args[i].is_symbol = false;
        bring(w, args[i]);
    }
    for (unsigned i = 0; i < g->loops; i++) {
        Value index = new_value(w, INDICES);

        index.is_symbol = false;
        index.limit = g->sizes[i];
        line(w, "%%v%u = linalg.index %u : index", index.number, i);
        bring(w, index);
    }
    write_statements(w, 1 + below(w, 3));
    choose_yields(w, like + g->inputs, g->count - g->inputs, NULL, args, g->count, yields);
    put_row(w, "linalg.yield", yields, g->count - g->inputs);
    leave(w, mark);
}

void write_generic(Writer *w)
{
    Generic g = choose_operands(w);
    const Value *outputs = g.operands + g.inputs;
    unsigned results = outputs->shape ? 0 : g.count - g.inputs;
    Value made[MOST_OPERANDS];

    if (points_of(shape_of(&g.operands[g.base])) * w->work > MOST_WORK)
        return;
    begin(w);
    put_results(w, outputs, results, made);
    put_head(w, &g);
    write_body(w, &g);
    begin(w);
    put(w, results ? "} -> (" : "}");
    put_types(w, outputs, results);
    put(w, results ? ")\n" : "\n");
    w->counts->generics++;
    bring_all(w, made, results);
}
