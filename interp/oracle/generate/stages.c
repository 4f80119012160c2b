/* Loops of affine after one another over the same elements: what one stores the next loads, and
 * passes make one loop of them. A function that is called inside may have that memory, too. */
#include "interp/oracle/generate/writer.h"

#include <inttypes.h>
#include <string.h>

/* Of a shape that a function takes, rather than any. */
static Term choose_memory(Writer *w)
{
    Shape shape = plain_shape(1, (uint64_t[]){ 2 + draw_below(w, 7) });
    const Scalar *scalar = any_scalar(w);

    for (size_t i = 0; i < w->callees.len; i++) {
        const Callee *callee = &w->callees.data[i];

        for (unsigned p = 0; p < callee->argument_count; p++) {
            const Term *parameter = &callee->arguments[p];

            if (parameter->shape && parameter->shape->rank == 1 && draw_percent(w, 70)) {
                scalar = parameter->scalar;
                shape = *parameter->shape;
            }
        }
    }
    return write_alloc(w, scalar, shape);
}

/* Memory of the shape: some that is in scope, some that was chosen already, or new. */
static Term more_memory(Writer *w, const Term *memory, unsigned count)
{
    Term other;

    if (draw_percent(w, 20))
        return memory[draw_below(w, count)];
    for (unsigned tries = 0; tries < 4; tries++)
        if (pick_memref(w, true, &other) && other.root != memory->root
            && strcmp(other.type, memory->type) == 0)
            return other;
    return write_alloc(w, memory->scalar, *memory->shape);
}

/* Elements of it are values from here on. */
static void write_look(Writer *w, const Term *memref)
{
    const uint64_t at[] = { 0, memref->shape->sizes[0] - 1 };

    for (unsigned i = 0; i < 2; i++) {
        Term value = new_value(w, memref->scalar);

        put_line(w, "%%v%u = affine.load %%v%u[%" PRIu64 "] : %s", value.number, memref->number,
                 at[i], memref->type);
        bring_term(w, value);
    }
}

static void write_stage(Writer *w, const Term *from, const Term *to, const Term *middle)
{
    uint64_t size = from->shape->sizes[0];
    Term at = induction_variable(w, INDICES, true, size), value;
    Mark mark;

    w->counts->loops++;
    put_line(w, "affine.for %%v%u = 0 to %" PRIu64 " {", at.number, size);
    mark = region_enter(w, size);
    bring_term(w, at);
    value = new_value(w, from->scalar);
    put_line(w, "%%v%u = affine.load %%v%u[%%v%u] : %s", value.number, from->number, at.number,
             from->type);
    bring_term(w, value);
    if (draw_percent(w, 30))
        write_statements(w, 1);
    if (draw_percent(w, 50))
        value = write_binary(w, value.scalar, value, pick_near(w, value.scalar));
    put_line(w, "affine.store %%v%u, %%v%u[%%v%u] : %s", value.number, to->number, at.number,
             to->type);
    if (draw_percent(w, 40))
        write_call_on(w, middle);
    region_leave(w, mark);
    put_line(w, "}");
}

void write_stages(Writer *w)
{
    enum { MOST_STAGES = 3 };
    Term memory[MOST_STAGES + 1];
    unsigned stages = 2 + draw_below(w, MOST_STAGES - 1);

    if (w->work > MOST_WORK / 50 || w->cost > MOST_COST)
        return;
    memory[0] = choose_memory(w);
    for (unsigned i = 1; i <= stages; i++)
        memory[i] = more_memory(w, memory, i);
    for (unsigned i = 0; i < stages; i++)
        write_stage(w, &memory[i], &memory[i + 1], &memory[draw_below(w, stages)]);
    for (unsigned i = 0; i <= stages; i++)
        write_look(w, &memory[i]);
}

void write_change(Writer *w, const Term *memref)
{
    write_stage(w, memref, memref, memref);
}
