#include "core/ir/attr_default.h"
#include "core/ir/op_state.h"
#include "core/ir/context.h"

#include <string.h>

Op *op_parent(const Op *op)
{
    return op->block && op->block->region ? op->block->region->parent : NULL;
}

Region *op_region(const Op *op)
{
    return op->block ? op->block->region : NULL;
}

Op *value_definer(const Value *value)
{
    return value->kind == VALUE_OP_RESULT ? value->op : NULL;
}

/* `slow` follows at half the pace, and is met where the way goes in a circle. */
const Value *value_behind(const Value *value, bool (*passes)(const Op *op))
{
    const Value *slow = value;
    bool moves = false;

    for (const Op *op = value_definer(value); op && op->operand_count && passes(op);
         op = value_definer(value)) {
        value = op->operands[0];
        if (value == slow)
            return NULL;
        if (moves)
            slow = value_definer(slow)->operands[0];
        moves = !moves;
    }
    return value;
}

Block *value_block(const Value *value)
{
    if (value->kind == VALUE_BLOCK_ARGUMENT)
        return value->block;
    return value->op ? value->op->block : NULL;
}

Op *block_terminator(const Block *block)
{
    return block->last;
}

Context *op_context(const Op *op)
{
    return op->attrs->context;
}

const Attr *op_loc(const Op *op)
{
    return loc_attr(op_context(op), op->loc);
}

const Attr *op_place(const Op *op)
{
    return loc_attr(op_context(op), op->place);
}

Str op_name(const Op *op)
{
    return op->def ? str_of(op->def->name) : op->unregistered->name;
}

bool op_is(const Op *op, const char *name)
{
    return op->def ? strcmp(op->def->name, name) == 0 : str_is(op->unregistered->name, name);
}

Str op_dialect(const Op *op)
{
    Str name = op_name(op);
    size_t dot = str_find(name, '.');

    return (Str){ name.data, dot == name.len ? 0 : dot };
}

bool region_is_ancestor(const Region *outer, const Region *inner)
{
    while (inner && inner != outer)
        inner = inner->parent ? op_region(inner->parent) : NULL;
    return inner != NULL;
}

Op *op_parent_named(const Op *op, const char *name)
{
    Op *parent = op_parent(op);

    while (parent && !op_is(parent, name))
        parent = op_parent(parent);
    return parent;
}

static const Attr *segments_attr(const Op *op, const int32_t *segments, unsigned count)
{
    return attr_dense_i32(op_context(op), count, segments);
}

static const Attr *property_of(const Op *op, const char *name)
{
    const Attr *properties = op->unregistered->properties;

    return properties && properties->kind == ATTR_DICTIONARY ? attr_lookup(properties, str_of(name))
                                                             : NULL;
}

const Attr *op_attr(const Op *op, const char *name)
{
    int index = op->def ? def_attr_index(op->def, str_of(name)) : -1;
    const Attr *property;

    if (index >= 0)
        return op->inherent[index];
    if (op_operand_segments(op) && strcmp(name, "operandSegmentSizes") == 0)
        return segments_attr(op, op_operand_segments(op), def_operand_count(op->def));
    if (op_result_segments(op) && strcmp(name, "resultSegmentSizes") == 0)
        return segments_attr(op, op_result_segments(op), def_result_count(op->def));
    property = op->def ? NULL : property_of(op, name);
    return property ? property : attr_lookup(op->attrs, str_of(name));
}

const Attr *op_declared_attr(const Op *op, const char *name)
{
    if (!op->def)
        return property_of(op, name);
    return def_attr_index(op->def, str_of(name)) >= 0 ? op_attr(op, name) : NULL;
}

const Attr *op_inherent(const Op *op, unsigned index)
{
    return op->inherent[index];
}

void op_set_attr(Op *op, Str name, const Attr *value)
{
    int index = op->def ? def_attr_index(op->def, name) : -1;
    NamedAttrs entries = { 0 };
    bool replaced = false;

    if (index >= 0) {
        op->inherent[index] = value;
        return;
    }
    for (unsigned i = 0; i < op->attrs->dictionary.count; i++) {
        NamedAttr entry = op->attrs->dictionary.entries[i];

        if (str_eq(entry.name, name)) {
            entry.value = value;
            replaced = true;
        }
        vec_push(&entries, entry);
    }
    if (!replaced)
        vec_push(&entries, ((NamedAttr){ name, value }));
    op->attrs = attr_dictionary(op_context(op), (unsigned)entries.len, entries.data);
    vec_free(&entries);
}

static unsigned group_in_segments(const int32_t *segments, unsigned group, unsigned *count)
{
    unsigned start = 0;

    for (unsigned i = 0; i < group; i++)
        start += (unsigned)segments[i];
    *count = (unsigned)segments[group];
    return start;
}

typedef struct Groups {    /* of operands, or of results, without segments */
    unsigned count, total; /* `total` values in all */
    unsigned variable;     /* so many groups are not of one value */
    unsigned before;       /* those of them that stand before the one asked for */
    bool single;           /* the one asked for is of one value */
    bool same_size;        /* SameVariadicSize; else at most one is variable */
} Groups;

static unsigned group_start(const Groups *groups, unsigned group, unsigned *count)
{
    unsigned start, spread, total = groups->total, sizes = total + groups->variable;

    if (!groups->variable) {
        *count = group < total;
        return group;
    }
    spread = sizes >= groups->count ? sizes - groups->count : 0;
    if (groups->same_size)
        spread /= groups->variable;
    start = group - groups->before + groups->before * spread;
    *count = groups->single ? 1 : spread;
    if (start > total)
        start = total;
    if (*count > total - start)
        *count = total - start;
    return start;
}

/* Where several groups vary and the definition has no segments: those that an attribute of the
 * operation says, as of operations of a dialect that was made at run time. */
static unsigned group_by(const Op *op, const char *sizes, const Groups *groups, unsigned group,
                         unsigned *count)
{
    const Attr *attr = groups->variable > 1 && !groups->same_size ? op_attr(op, sizes) : NULL;
    int64_t start = 0, size;

    if (!attr || attr->kind != ATTR_DENSE_ARRAY || attr->dense.count <= group)
        return group_start(groups, group, count);
    for (unsigned i = 0; i < group; i++)
        start += attr_i64_at(attr, i);
    size = attr_i64_at(attr, group);
    if (start < 0 || size < 0 || start + size > groups->total) /* not verified yet */
        start = size = 0;
    *count = (unsigned)size;
    return (unsigned)start;
}

unsigned op_operand_group(const Op *op, unsigned group, unsigned *count)
{
    const OperandDef *rows = op->def->operands;
    const int32_t *segments = op_operand_segments(op);
    Groups groups = { .total = op->operand_count,
                      .single = rows[group].multiplicity == ONE,
                      .same_size = def_has(op->def, SAME_VARIADIC_OPERAND_SIZE) };

    if (segments)
        return group_in_segments(segments, group, count);
    for (; rows[groups.count].name; groups.count++) {
        bool variable = rows[groups.count].multiplicity != ONE;

        groups.variable += variable;
        groups.before += variable && groups.count < group;
    }
    return group_by(op, "operandSegmentSizes", &groups, group, count);
}

unsigned op_group_size(const Op *op, unsigned group)
{
    unsigned count;

    op_operand_group(op, group, &count);
    return count;
}

unsigned op_result_group(const Op *op, unsigned group, unsigned *count)
{
    const ResultDef *rows = op->def->results;
    const int32_t *segments = op_result_segments(op);
    Groups groups = { .total = op->result_count,
                      .single = rows[group].multiplicity == ONE,
                      .same_size = def_has(op->def, SAME_VARIADIC_RESULT_SIZE) };

    if (segments)
        return group_in_segments(segments, group, count);
    for (; rows[groups.count].name; groups.count++) {
        bool variable = rows[groups.count].multiplicity != ONE;

        groups.variable += variable;
        groups.before += variable && groups.count < group;
    }
    return group_by(op, "resultSegmentSizes", &groups, group, count);
}

/* Part `part` of a group of groups, by the sizes in the attribute that its row names. */
static unsigned subgroup(const Op *op, unsigned group, unsigned part, unsigned *count)
{
    unsigned start = op_operand_group(op, group, count);
    const char *name = op->def->operands[group].segments;
    const Attr *sizes = name ? op_attr(op, name) : NULL;

    if (!sizes || sizes->kind != ATTR_DENSE_ARRAY || part >= sizes->dense.count) {
        *count = 0;
        return start;
    }
    *count = (unsigned)attr_i64_at(sizes, part);
    return start + attr_group_start(sizes, part);
}

unsigned op_successor_operands(const Op *op, unsigned index, unsigned *count)
{
    unsigned rows = op->def ? def_successor_count(op->def) : 0, row = index;
    const SuccessorDef *successor;
    int group;

    *count = 0;
    if (!rows)
        return 0;
    if (op->def->successor_operands)
        return op->def->successor_operands(op, index, count);
    if (row >= rows)
        row = rows - 1;
    successor = &op->def->successors[row];
    group = successor->operands ? def_operand_index(op->def, str_of(successor->operands)) : -1;
    if (group < 0)
        return 0;
    if (successor->variadic)
        return subgroup(op, (unsigned)group, index - row, count);
    return op_operand_group(op, (unsigned)group, count);
}

/* Segments stand behind the inherent attributes, the operands' first. */
int32_t *op_operand_segments(const Op *op)
{
    if (!op->def || !def_has(op->def, ATTR_SIZED_OPERAND_SEGMENTS))
        return NULL;
    return (int32_t *)(op->inherent + def_attr_count(op->def));
}

int32_t *op_result_segments(const Op *op)
{
    int32_t *segments;

    if (!op->def || !def_has(op->def, ATTR_SIZED_RESULT_SEGMENTS))
        return NULL;
    segments = op_operand_segments(op);
    return segments ? segments + def_operand_count(op->def)
                    : (int32_t *)(op->inherent + def_attr_count(op->def));
}

/* From what was read, else the numbers of the attribute; zeros where it is absent or not as the
 * definition has it. */
static void set_segments(int32_t *segments, unsigned groups, const Segments *read, const Attr *attr)
{
    if (read->len)
        memcpy(segments, read->data, read->len * sizeof *segments);
    else if (attr && attr->kind == ATTR_DENSE_ARRAY && attr->dense.count == groups
             && attr->dense.element == type_i(attr->context, 32))
        for (unsigned i = 0; i < groups; i++)
            segments[i] = (int32_t)attr_i64_at(attr, i);
}

static void set_all_segments(Op *op, const OpState *state)
{
    int32_t *operands = op_operand_segments(op), *results = op_result_segments(op);

    if (operands)
        set_segments(operands, def_operand_count(op->def), &state->operand_segments,
                     op_state_attr(state, "operandSegmentSizes"));
    if (results)
        set_segments(results, def_result_count(op->def), &state->result_segments,
                     op_state_attr(state, "resultSegmentSizes"));
}

static bool is_segment_name(const Op *op, Str name)
{
    return (op_operand_segments(op) && str_is(name, "operandSegmentSizes"))
           || (op_result_segments(op) && str_is(name, "resultSegmentSizes"));
}

/* What a program of an older version did not say is none of its attributes. */
static void fill_in(Context *context, Op *op, unsigned index)
{
    const Attr ***key;

    op->inherent[index] = def_attr_default(context, op->def, index);
    if (!context->knows_upgrades || !op->inherent[index])
        return;
    key = ARENA_NEW(&context->arena, const Attr **);
    *key = &op->inherent[index];
    map_put(&context->filled_in, KEY_OF(*key), op);
}

/* Declared attributes to their places, those left away by their default, the others into the
 * dictionary. */
static void set_attrs(Context *context, Op *op, const OpState *state)
{
    NamedAttrs others = { 0 };

    for (size_t i = 0; i < state->attrs.len; i++) {
        NamedAttr attr = state->attrs.data[i];
        int index = op->def ? def_attr_index(op->def, attr.name) : -1;

        if (index >= 0)
            op->inherent[index] = attr.value;
        else if (!is_segment_name(op, attr.name))
            vec_push(&others, attr);
    }
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++)
        if (!op->inherent[i] && !op->def->attrs[i].optional)
            fill_in(context, op, i);
    for (size_t i = 0; i < state->discardable.len; i++)
        vec_push(&others, state->discardable.data[i]);
    op->attrs = attr_dictionary(context, (unsigned)others.len, others.data);
    vec_free(&others);
}

size_t op_inherent_size(const OpDef *def)
{
    size_t segments = 0;

    if (!def)
        return sizeof(UnregisteredOp);
    if (def_has(def, ATTR_SIZED_OPERAND_SEGMENTS))
        segments += def_operand_count(def);
    if (def_has(def, ATTR_SIZED_RESULT_SEGMENTS))
        segments += def_result_count(def);
    return def_attr_count(def) * sizeof(const Attr *) + segments * sizeof(int32_t);
}

/* The operation with room for all its arrays, in one piece. */
static Op *op_new(Arena *arena, const OpState *state, size_t inherent)
{
    size_t operands = state->operands.len, results = state->results.len;
    size_t regions = state->regions.len, successors = state->successors.len;
    size_t pointers = operands + results + successors;
    Op *op = arena_alloc(arena, sizeof *op + results * sizeof(Value) + regions * sizeof(Region)
                                    + pointers * sizeof(void *) + inherent);
    Value *values = (Value *)(op + 1);

    op->operand_count = (unsigned)operands;
    op->result_count = (unsigned)results;
    op->region_count = (unsigned)regions;
    op->successor_count = (unsigned)successors;
    op->regions = (Region *)(values + results);
    op->operands = (Value **)(op->regions + regions);
    op->results = op->operands + operands;
    op->successors = (Block **)(op->results + results);
    op->inherent = (const Attr **)(op->successors + successors);
    for (unsigned i = 0; i < results; i++) {
        values[i] = (Value){ .type = state->results.data[i], .index = i, .op = op };
        op->results[i] = &values[i];
    }
    return op;
}

Op *op_create(Context *context, OpState *state)
{
    size_t inherent = state->inherent ? state->inherent_size : op_inherent_size(state->def);
    Op *op = op_new(&context->arena, state, inherent);

    op->def = state->def;
    op->loc = op->place = state->loc;
    if (!op->def)
        *op->unregistered = (UnregisteredOp){ state->name, state->properties, state->registered };
    for (unsigned i = 0; i < op->operand_count; i++)
        op->operands[i] = state->operands.data[i];
    for (unsigned i = 0; i < op->successor_count; i++)
        op->successors[i] = state->successors.data[i];
    for (unsigned i = 0; i < op->region_count; i++) {
        op->regions[i] = *state->regions.data[i];
        op->regions[i].parent = op;
        for (Block *block = op->regions[i].first; block; block = block->next)
            block->region = &op->regions[i];
    }
    if (op->def && state->inherent)
        memcpy(op->inherent, state->inherent, inherent);
    else if (inherent)
        set_all_segments(op, state);
    if (state->attrs.len || state->discardable.len || (inherent && !state->inherent))
        set_attrs(context, op, state);
    else
        op->attrs = attr_dictionary(context, 0, NULL);
    return op;
}

Block *block_create(Context *context)
{
    return ARENA_NEW(&context->arena, Block);
}

/* Room for `count` arguments, 0 or a power of two, and as many again: the array of a block has room
 * for the next power of two. */
static Value **grown_args(Arena *arena, Value **args, unsigned count)
{
    Value **grown = ARENA_ARRAY(arena, Value *, count ? 2 * (size_t)count : 1);

    if (count)
        memcpy(grown, args, count * sizeof *args);
    return grown;
}

Value *block_add_arg(Context *context, Block *block, const Type *type, Loc loc, Str name)
{
    Value *value = ARENA_NEW(&context->arena, Value);
    unsigned count = block->arg_count;

    *value = (Value){ .type = type,
                      .kind = VALUE_BLOCK_ARGUMENT,
                      .index = count,
                      .block = block,
                      .loc = loc,
                      .name = name };
    if ((count & (count - 1)) == 0)
        block->args = grown_args(&context->arena, block->args, count);
    block->args[block->arg_count++] = value;
    return value;
}

void block_make_args(Context *context, Block *block, unsigned count)
{
    size_t room = 1;
    Value *values;

    while (room < count)
        room *= 2;
    values = arena_alloc(&context->arena, count * sizeof *values + room * sizeof *block->args);
    block->args = (Value **)(values + count);
    block->arg_count = count;
    for (unsigned i = 0; i < count; i++) {
        values[i] = (Value){ .kind = VALUE_BLOCK_ARGUMENT, .index = i, .block = block };
        block->args[i] = &values[i];
    }
}

Region *region_new(Context *context)
{
    if (!context->idle_regions.len)
        return ARENA_NEW(&context->arena, Region);
    return vec_pop(&context->idle_regions);
}

void region_append(Region *region, Block *block)
{
    block->region = region;
    block->prev = region->last;
    block->next = NULL;
    block->number = region->block_count++;
    if (region->last)
        region->last->next = block;
    else
        region->first = block;
    region->last = block;
}

void block_append(Block *block, Op *op)
{
    op->block = block;
    op->prev = block->last;
    op->next = NULL;
    op->number = block->last ? block->last->number + 1 : 0;
    if (block->last)
        block->last->next = op;
    else
        block->first = op;
    block->last = op;
}

void block_insert_after(Op *before, Op *op)
{
    op->block = before->block;
    op->prev = before;
    op->next = before->next;
    *(op->next ? &op->next->prev : &op->block->last) = op;
    before->next = op;
    for (Op *behind = op; behind; behind = behind->next)
        behind->number = behind->prev->number + 1;
}

void block_remove(Block *block, Op *op)
{
    *(op->prev ? &op->prev->next : &block->first) = op->next;
    *(op->next ? &op->next->prev : &block->last) = op->prev;
    op->block = NULL;
    op->prev = op->next = NULL;
}

void op_state_add_attr(OpState *state, const char *name, const Attr *value)
{
    vec_push(&state->attrs, ((NamedAttr){ str_of(name), value }));
}

const Attr *op_state_attr_named(const OpState *state, Str name)
{
    for (size_t i = 0; i < state->attrs.len; i++)
        if (str_eq(state->attrs.data[i].name, name))
            return state->attrs.data[i].value;
    return NULL;
}

const Attr *op_state_attr(const OpState *state, const char *name)
{
    return op_state_attr_named(state, str_of(name));
}

Region *op_state_add_region(OpState *state)
{
    Region *region = region_new(state->context);

    vec_push(&state->regions, region);
    return region;
}

typedef VEC(char) AnyVec;

struct ListNode {
    AnyVec list;
    ListNode *next;
};

void *op_state_list(OpState *state)
{
    ListNode *node = must_alloc(sizeof *node);

    *node = (ListNode){ .next = state->lists };
    state->lists = node;
    return &node->list;
}

static void free_lists(OpState *state)
{
    while (state->lists) {
        ListNode *node = state->lists;

        state->lists = node->next;
        vec_free(&node->list);
        free(node);
    }
}

void op_state_clear(OpState *state)
{
    free_lists(state);
    state->name = (Str){ 0 };
    state->def = NULL;
    state->loc = (Loc){ 0 };
    state->properties = NULL;
    state->inherent = NULL;
    state->registered = false;
    state->operands.len = state->results.len = state->attrs.len = state->discardable.len = 0;
    state->successors.len = state->regions.len = 0;
    state->operand_segments.len = state->result_segments.len = 0;
}

void op_state_free(OpState *state)
{
    free_lists(state);
    vec_free(&state->operands);
    vec_free(&state->results);
    vec_free(&state->attrs);
    vec_free(&state->discardable);
    vec_free(&state->successors);
    vec_free(&state->regions);
    vec_free(&state->operand_segments);
    vec_free(&state->result_segments);
}
