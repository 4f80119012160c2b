/* Values that hold their elements themselves, tensors, as a page hears of them: each is a row of
 * cells, as memory is, which keeps up with what the value is. */
#include "interp/tools/trace/record.h"

#include "interp/machine/meant.h"

#include "dialects/access.h"
#include "dialects/values/kind.h"
#include "interp/console/json.h"

#include <inttypes.h>

/* Does the value hold them itself? */
static bool holds(const Value *value)
{
    return type_has_elements(value->type) && !type_shares_memory(value->type);
}

static bool elements_of(const Recording *r, const Frame *frame, const Value *value,
                        Elements *elements)
{
    Place place = frame_place(frame, value);

    return place.layout && !place_is_poison(place)
           && value_elements(r->machine->memory, place, value->type, elements) && elements->memory;
}

static uint64_t shape_of(const Elements *elements)
{
    return str_hash(
        (Str){ (const char *)elements->sizes, elements->rank * sizeof *elements->sizes });
}

static CellRow *add_row(Recording *r, const Value *value, const Elements *elements)
{
    const Op *definer = value_definer(value);
    unsigned number = index_of(r->index, value);
    RowFacts facts = { .kind = "tensor", .sizes = elements->sizes, .rank = elements->rank };
    CellRow *row = cells_of_value(&r->cells, value);

    if (row)
        cells_drop(&r->cells, row);
    row = number < r->index->values.len ? cells_add(&r->cells, elements->memory, elements->type)
                                        : NULL;
    if (!row)
        return NULL;
    row->value = value;
    row->shape = shape_of(elements);
    row->name = facts.name = r->index->values.data[number].name;
    if (definer)
        index_place(r->index, definer, &facts.line, &(unsigned){ 0 });
    record_row(r, row, &facts, elements->memory);
    return row;
}

static void keep_up(Recording *r, const Value *value, const Elements *elements, unsigned depth)
{
    CellRow *row = cells_of_value(&r->cells, value);

    if (row && row->shape == shape_of(elements))
        record_changes(r, row, elements->memory);
    else
        row = add_row(r, value, elements);
    if (!row)
        return;
    row->id = elements->memory->id;
    row->depth = depth;
}

void record_elements(Recording *r, const Frame *frame, const Value *value)
{
    unsigned depth = meant_depth(r->machine);
    Elements elements;

    if (!type_has_elements(value->type) || !elements_of(r, frame, value, &elements))
        return;
    if (!holds(value)) {
        value = facts_value_lent(frame, value);
        depth--;
    }
    if (value && holds(value))
        keep_up(r, value, &elements, depth);
}

void record_old_elements(Recording *r, const Step *step)
{
    const Op *function = step->frame->function->op;

    for (size_t i = 0; i < r->cells.rows.len; i++) {
        const Value *value = r->cells.rows.data[i].value;

        if (value && r->cells.rows.data[i].depth > meant_depth(r->machine)
            && facts_function(value_block(value)->region->parent) == function
            && dominance_of_value(r->dominance, value, step->op))
            record_elements(r, step->frame, value);
    }
}

static bool is_of(const Recording *r, const Frame *frame, const Value *value,
                  const Allocation *memory)
{
    Elements elements;

    return holds(value) && elements_of(r, frame, value, &elements) && elements.memory == memory;
}

/* The operand that was read, the result that was written. */
static const Value *touched_value(const Recording *r, const Step *step, const Touch *touch)
{
    const Op *op = step->op;

    for (unsigned i = 0; touch->kind != 'r' && i < op->result_count; i++)
        if (is_of(r, step->frame, op->results[i], touch->of))
            return op->results[i];
    for (unsigned i = 0; i < op->operand_count; i++)
        if (is_of(r, step->frame, op->operands[i], touch->of))
            return op->operands[i];
    return NULL;
}

void record_touched_elements(Recording *r, const Step *step)
{
    for (size_t i = 0; i < r->touches.len; i++) {
        const Touch *touch = &r->touches.data[i];
        const Value *value = touched_value(r, step, touch);
        const CellRow *row = value ? cells_of_value(&r->cells, value) : NULL;
        uint64_t count, first = row ? cells_range(row, touch->offset, touch->size, &count) : 0;

        if (row && count)
            sb_printf(&r->events, "[\"%c\",%u,%" PRIu64 ",%" PRIu64 "],", touch->kind, row->number,
                      first, count);
    }
    r->touches.len = 0;
}
