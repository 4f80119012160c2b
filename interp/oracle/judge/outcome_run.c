/* The outcome of another program's run, read from its machine. */
#include "interp/oracle/judge/outcome.h"

#include <limits.h>
#include <string.h>

/* The same place in the other program. False when it has none. */
static bool other_id(const RunOutcome *other, CellId *id)
{
    if (id->kind == CELL_GLOBAL)
        id->part = other->globals[id->part];
    return id->part != UINT_MAX;
}

static bool run_cell(const void *state, CellId id, Arena *arena, Cell *cell)
{
    const RunOutcome *other = state;

    return other_id(other, &id) && own_cell(other->runner, id, arena, cell);
}

typedef struct Walk {
    const Runner *runner;
    const RunOutcome *other;
    SeeCell *see;
    void *seer;
} Walk;

static bool compare_value(const Walk *walk, unsigned result)
{
    Place own = walk->runner->results[result], other = walk->other->runner->results[result];

    if (!place_is_poison(other)
        && memcmp(own.words, other.words, layout_words(own.layout) * sizeof *own.words) == 0)
        return true;
    return see_scalars(walk->see, walk->seer, (CellId){ CELL_RESULT, result, 0, 0 }, own.layout);
}

/* Elements that hold the same bytes in both, none of them open in the other. */
static bool same_elements(const Allocation *own, uint64_t own_offset, const Allocation *other,
                          uint64_t offset, uint64_t bytes)
{
    return other->plain && own_offset + bytes <= own->size && offset + bytes <= other->size
           && memcmp(own->bytes + own_offset, other->bytes + offset, bytes) == 0;
}

static bool same_element(const Walk *walk, CellId id, const WirePart *part)
{
    Place own = walk->runner->results[id.part], other = walk->other->runner->results[id.part];
    Allocation *own_memory, *other_memory;
    uint64_t own_offset, offset;

    return wire_element_at(walk->runner->machine, part, own, id.element, &own_memory, &own_offset)
           && wire_element_at(walk->other->runner->machine, part, other, id.element, &other_memory,
                              &offset)
           && same_elements(own_memory, own_offset, other_memory, offset,
                            layout_bytes(part->element));
}

/* Shapes first; elements only where the shapes agree. */
static bool compare_memref(const Walk *walk, unsigned result)
{
    CellId id = { CELL_SIZE, result, CELL_RANK, 0 };
    const WirePart *part = &walk->runner->shape.results.parts[result];
    Place own = walk->runner->results[result], other = walk->other->runner->results[result];
    Elements ours = wire_elements(walk->runner->machine, part, own);
    Elements theirs = wire_elements(walk->other->runner->machine, part, other);

    if (*own.poison)
        return true;
    if (*other.poison || ours.rank != theirs.rank)
        return walk->see(walk->seer, id);
    for (id.element = 0; id.element < ours.rank; id.element++)
        if (ours.sizes[id.element] != theirs.sizes[id.element])
            return walk->see(walk->seer, id);
    id.kind = CELL_ELEMENT;
    for (id.element = 0; id.element < elements_count(&ours); id.element++)
        if (!same_element(walk, id, part) && !see_scalars(walk->see, walk->seer, id, part->element))
            return false;
    return true;
}

static bool compare_memory(const Walk *walk, CellKind kind, unsigned number, const Layout *element)
{
    CellId id = { kind, number, 0, 0 }, same = id;
    const Allocation *own = own_memory(walk->runner, kind, number), *other;
    uint64_t stride = layout_stride(element);

    if (!own || !stride || !other_id(walk->other, &same))
        return true;
    other = own_memory(walk->other->runner, kind, same.part);
    if (other && same_elements(own, 0, other, 0, own->size))
        return true;
    for (; (id.element + 1) * stride <= own->size; id.element++) {
        uint64_t offset = id.element * stride;

        if ((!other || !same_elements(own, offset, other, offset, stride))
            && !see_scalars(walk->see, walk->seer, id, element))
            return false;
    }
    return true;
}

static void compare_runs(const void *state, const Runner *runner, SeeCell *see, void *seer)
{
    Walk walk = { runner, state, see, seer };
    const WireShape *shape = &runner->shape;
    bool more = true;

    for (unsigned i = 0; more && i < shape->results.count; i++)
        more = shape->results.parts[i].element ? compare_memref(&walk, i) : compare_value(&walk, i);
    for (unsigned i = 0; more && i < shape->arguments.count; i++)
        if (shape->arguments.parts[i].element)
            more = compare_memory(&walk, CELL_ARGUMENT, i, shape->arguments.parts[i].element);
    for (unsigned i = 0; more && i < runner->globals.count; i++)
        more = compare_memory(&walk, CELL_GLOBAL, i, runner->globals.parts[i].element);
}

Outcome outcome_of_run(const RunOutcome *run)
{
    const Machine *machine = run->runner->machine;

    return (Outcome){ .end = machine->report.kind,
                      .text = sb_view(&machine->output),
                      .state = run,
                      .cell = run_cell,
                      .compare = compare_runs,
                      .lacks_count = true };
}
