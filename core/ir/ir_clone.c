#include "core/base/map.h"
#include "core/ir/context.h"
#include "core/ir/op_state.h"

/* What stands for a value or block in the copy: itself, where nothing else does. */
static void *stand_in(const Map *map, void *original)
{
    void *copy = map_get(map, KEY_OF(original));

    return copy ? copy : original;
}

void clone_map_put(Context *context, Map *map, const void *original, void *copy)
{
    const void **key = ARENA_NEW(&context->arena, const void *);

    *key = original;
    map_put(map, KEY_OF(*key), copy);
}

static Region *clone_region(Context *context, const Region *region, Map *map)
{
    Region *copy = region_new(context);

    for (const Block *block = region->first; block; block = block->next) {
        Block *made = block_create(context);

        for (unsigned i = 0; i < block->arg_count; i++) {
            Value *arg = block->args[i];

            clone_map_put(context, map, arg,
                          block_add_arg(context, made, arg->type, arg->loc, arg->name));
        }
        clone_map_put(context, map, block, made);
        region_append(copy, made);
    }
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next)
            if (!op->result_count || !map_get(map, KEY_OF(op->results[0])))
                block_append(stand_in(map, (void *)block), op_clone(context, op, map));
    return copy;
}

static void add_segments(Segments *to, const int32_t *segments, unsigned count)
{
    for (unsigned i = 0; segments && i < count; i++)
        vec_push(to, segments[i]);
}

static void add_attrs(OpState *state, const Op *op)
{
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++)
        if (op->inherent[i])
            op_state_add_attr(state, op->def->attrs[i].name, op->inherent[i]);
    for (unsigned i = 0; i < op->attrs->dictionary.count; i++)
        vec_push(&state->discardable, op->attrs->dictionary.entries[i]);
    if (!op->def) {
        state->properties = op->unregistered->properties;
        return;
    }
    add_segments(&state->operand_segments, op_operand_segments(op), def_operand_count(op->def));
    add_segments(&state->result_segments, op_result_segments(op), def_result_count(op->def));
}

Op *op_clone(Context *context, const Op *op, Map *map)
{
    OpState state = { .context = context, .name = op_name(op), .def = op->def, .loc = op->loc };
    Op *copy;

    for (unsigned i = 0; i < op->operand_count; i++)
        vec_push(&state.operands, stand_in(map, op->operands[i]));
    for (unsigned i = 0; i < op->successor_count; i++)
        vec_push(&state.successors, stand_in(map, op->successors[i]));
    for (unsigned i = 0; i < op->result_count; i++)
        vec_push(&state.results, op->results[i]->type);
    for (unsigned i = 0; i < op->region_count; i++)
        vec_push(&state.regions, clone_region(context, &op->regions[i], map));
    add_attrs(&state, op);
    copy = op_create(context, &state);
    copy->place = op->place;
    clone_map_put(context, map, op, copy);
    for (unsigned i = 0; i < op->result_count; i++) {
        copy->results[i]->name = op->results[i]->name;
        clone_map_put(context, map, op->results[i], copy->results[i]);
    }
    op_state_free(&state);
    return copy;
}

/* Captures. */

static bool is_within(const Op *op, const Value *value)
{
    const Block *block = value_block(value);

    for (unsigned i = 0; i < op->region_count; i++)
        if (region_is_ancestor(&op->regions[i], block->region))
            return true;
    return false;
}

static void add_captured(const Op *op, const Region *region, Map *seen, Values *found)
{
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *inner = block->first; inner; inner = inner->next) {
            for (unsigned i = 0; i < inner->operand_count; i++) {
                bool added;

                if (is_within(op, inner->operands[i]))
                    continue;
                map_at(seen, KEY_OF(inner->operands[i]), &added);
                if (added)
                    vec_push(found, inner->operands[i]);
            }
            for (unsigned i = 0; i < inner->region_count; i++)
                add_captured(op, &inner->regions[i], seen, found);
        }
}

void op_captures(const Op *op, Values *found)
{
    Map seen = { 0 };

    for (unsigned i = 0; i < op->region_count; i++)
        add_captured(op, &op->regions[i], &seen, found);
    map_free(&seen);
}

bool region_uses(const Region *region, const Value *value)
{
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next) {
            for (unsigned i = 0; i < op->operand_count; i++)
                if (op->operands[i] == value)
                    return true;
            for (unsigned i = 0; i < op->region_count; i++)
                if (region_uses(&op->regions[i], value))
                    return true;
        }
    return false;
}
