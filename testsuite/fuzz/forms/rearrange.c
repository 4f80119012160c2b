#include "testsuite/fuzz/forms/rearrange.h"

#include "core/base/map.h"
#include "core/base/random.h"
#include "core/bytecode/bytecode.h"
#include "core/bytecode/encoding.h"
#include "core/ir/context.h"
#include "core/ir/op_state.h"
#include "testsuite/fuzz/forms/module.h"
#include "testsuite/fuzz/forms/substitute.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_CHANGES = 6, MOST_BYTES = 1 << 16 };

typedef struct Order {
    Context *context;
    Random random;
    VEC(Op *) ops; /* all but the module itself; while a change is made, some are gone already */
    Values values;
} Order;

static void list_value(Order *o, Value *value)
{
    value->slot = (uint32_t)o->values.len;
    vec_push(&o->values, value);
}

static void list(Order *o, const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next) {
            for (unsigned n = 0; n < block->arg_count; n++)
                list_value(o, block->args[n]);
            for (Op *inner = block->first; inner; inner = inner->next) {
                vec_push(&o->ops, inner);
                for (unsigned n = 0; n < inner->result_count; n++)
                    list_value(o, inner->results[n]);
                list(o, inner);
            }
        }
}

static Op *any_op(Order *o)
{
    return o->ops.data[random_below(&o->random, o->ops.len)];
}

static Value *any_value(Order *o)
{
    return o->values.len ? o->values.data[random_below(&o->random, o->values.len)] : NULL;
}

static bool is_within(const Op *op, const Op *outer)
{
    while (op && op != outer)
        op = op_parent(op);
    return op != NULL;
}

static void move(Order *o, Op *op)
{
    Op *behind = any_op(o);

    if (is_within(behind, op))
        return;
    block_remove(op->block, op);
    block_insert_before(behind, op);
}

static void copy(Order *o, Op *op)
{
    Map map = { 0 };

    block_insert_before(any_op(o), op_clone(o->context, op, &map));
    map_free(&map);
}

static void change_operand(Order *o, Op *op)
{
    Value *value = any_value(o);

    if (op->operand_count && value)
        op->operands[random_below(&o->random, op->operand_count)] = value;
}

static void drop_operand(Order *o, Op *op)
{
    if (op->operand_count)
        op_remove_operand(op, (unsigned)random_below(&o->random, op->operand_count));
}

/* One more, at the end; its group may say so. */
static void add_operand(Order *o, Op *op)
{
    Value **operands = ARENA_ARRAY(&o->context->arena, Value *, op->operand_count + 1);
    int32_t *segments = op->def ? op_operand_segments(op) : NULL;

    if (!o->values.len)
        return;
    for (unsigned i = 0; i < op->operand_count; i++)
        operands[i] = op->operands[i];
    operands[op->operand_count++] = any_value(o);
    op->operands = operands;
    if (segments)
        segments[random_below(&o->random, def_operand_count(op->def))]++;
}

static void drop_result(Order *o, Op *op)
{
    if (op->result_count)
        op_remove_result(op, (unsigned)random_below(&o->random, op->result_count));
}

static void drop_argument(Order *o, Op *op)
{
    if (op->block->arg_count)
        block_remove_arg(op->block, (unsigned)random_below(&o->random, op->block->arg_count));
}

static void retype(Order *o, Op *op)
{
    Value *value = any_value(o);

    (void)op;
    if (value)
        value->type = any_value(o)->type;
}

/* What has the same type, too, half of the time: many operations ask for equal ones. */
static void substitute_types(Order *o, Op *op)
{
    const Value *value = any_value(o);
    const Type *old = value ? value->type : NULL;
    const Type *other = value ? substitute_type(old, &o->random) : NULL;
    bool alone = random_below(&o->random, 2);

    (void)op;
    for (size_t i = 0; i < o->values.len; i++)
        if (alone ? o->values.data[i] == value : o->values.data[i]->type == old)
            o->values.data[i]->type = other;
}

static void substitute_number(Order *o, Op *op)
{
    unsigned count = op->def ? def_attr_count(op->def) : 0;
    unsigned index = count ? (unsigned)random_below(&o->random, count) : 0;

    if (count && op->inherent[index])
        op->inherent[index] = substitute_attr(o->context, op->inherent[index], &o->random);
}

static void drop_region(Order *o, Op *op)
{
    if (op->region_count)
        op_remove_region(op, (unsigned)random_below(&o->random, op->region_count));
}

static void empty_region(Order *o, Op *op)
{
    Region *region;

    if (!op->region_count)
        return;
    region = &op->regions[random_below(&o->random, op->region_count)];
    while (region->first)
        region_remove(region, region->first);
}

/* From the operation on, in a block that nothing goes to, unless the last one does. */
static void split(Order *o, Op *op)
{
    Block *block = op->block, *later = block_create(o->context);
    Map map = { 0 };
    Op *end = random_below(&o->random, 2) ? op_clone(o->context, block->last, &map) : NULL;

    region_append(block->region, later);
    for (Op *next; op; op = next) {
        next = op->next;
        block_remove(block, op);
        block_append(later, op);
    }
    if (end)
        block_append(block, end);
    map_free(&map);
}

static Block *any_block(Order *o, const Region *region)
{
    Block *block = region->first;

    for (uint64_t left = random_below(&o->random, region->block_count); left; left--)
        block = block->next;
    return block;
}

static void change_successor(Order *o, Op *op)
{
    if (op->successor_count)
        op->successors[random_below(&o->random, op->successor_count)] = any_block(o, op_region(op));
}

static void drop_attr(Order *o, Op *op)
{
    unsigned count = op->def ? def_attr_count(op->def) : 0;

    if (count)
        op->inherent[random_below(&o->random, count)] = NULL;
}

/* That of another operation of its kind. */
static void change_attr(Order *o, Op *op)
{
    unsigned count = op->def ? def_attr_count(op->def) : 0, alike = 0;
    unsigned index = count ? (unsigned)random_below(&o->random, count) : 0;
    const Op *from = op;

    for (size_t i = 0; count && i < o->ops.len; i++)
        if (o->ops.data[i]->def == op->def && random_below(&o->random, ++alike) == 0)
            from = o->ops.data[i];
    if (count)
        op->inherent[index] = from->inherent[index];
}

/* Of the kind of another, where neither has anything of its own. */
static void change_kind(Order *o, Op *op)
{
    const OpDef *def = any_op(o)->def;

    if (def && op->def && !op_inherent_size(def) && !op_inherent_size(op->def))
        op->def = def;
}

static bool is_visible(const Order *o, const Value *value, const Op *op)
{
    const Block *block = value_block(value);

    if (value->slot >= o->values.len || o->values.data[value->slot] != value)
        return false;
    for (const Region *region = op_region(op); region; region = op_region(region->parent)) {
        if (region == block->region)
            return true;
        if (op_has(region->parent, ISOLATED_FROM_ABOVE))
            return false;
    }
    return false;
}

static Value *any_visible(Order *o, const Op *op)
{
    unsigned count = 0;
    Value *chosen = NULL;

    for (size_t i = 0; i < o->values.len; i++)
        if (is_visible(o, o->values.data[i], op) && random_below(&o->random, ++count) == 0)
            chosen = o->values.data[i];
    return chosen;
}

static bool is_in(const Block *block, const Region *region)
{
    const Block *other = region->first;

    while (other && other != block)
        other = other->next;
    return other != NULL;
}

/* What is no longer there, or cannot be seen from where the operation is now, has no number that
 * could be written. */
static void mend(Order *o, Op *op)
{
    for (unsigned i = op->operand_count; i-- > 0;) {
        Value *other;

        if (is_visible(o, op->operands[i], op))
            continue;
        other = any_visible(o, op);
        if (other)
            op->operands[i] = other;
        else
            op_remove_operand(op, i);
    }
    for (unsigned i = 0; i < op->successor_count; i++)
        if (!is_in(op->successors[i], op_region(op)))
            op->successors[i] = any_block(o, op_region(op));
}

/* A function takes what its first block takes, and gives what its last one does. */
static void follow(Order *o, Op *op)
{
    const Region *body = op->region_count ? &op->regions[0] : NULL;
    const Op *end = body && body->last ? body->last->last : NULL;
    VEC(const Type *) types = { 0 };

    if (!end || !op_is(op, "func.func") || !op_is(end, "func.return"))
        return;
    for (unsigned i = 0; i < body->first->arg_count; i++)
        vec_push(&types, body->first->args[i]->type);
    for (unsigned i = 0; i < end->operand_count; i++)
        vec_push(&types, end->operands[i]->type);
    op_set_attr(op, STR("function_type"),
                attr_type(type_function(o->context, body->first->arg_count, types.data,
                                        end->operand_count, types.data + body->first->arg_count)));
    vec_free(&types);
}

static void relist(Order *o, const Op *module)
{
    o->ops.len = o->values.len = 0;
    list(o, module);
}

typedef void Change(Order *o, Op *op);

static Change *const CHANGES[] = {
    move,
    move,
    copy,
    change_operand,
    change_operand,
    change_operand,
    drop_operand,
    add_operand,
    retype,
    drop_result,
    drop_argument,
    drop_region,
    empty_region,
    split,
    split,
    drop_attr,
    change_attr,
    change_successor,
    change_kind,
    substitute_types,
    substitute_types,
    substitute_number,
    substitute_number,
};

static void change(Order *o, const Op *module)
{
    uint64_t most = 1 + random_below(&o->random, MOST_CHANGES);

    for (uint64_t left = 1 + random_below(&o->random, most); left && o->ops.len; left--) {
        CHANGES[random_below(&o->random, sizeof CHANGES / sizeof *CHANGES)](o, any_op(o));
        relist(o, module);
    }
    for (size_t i = 0; i < o->ops.len; i++)
        mend(o, o->ops.data[i]);
    for (size_t i = 0; i < o->ops.len; i++)
        if (random_below(&o->random, 8))
            follow(o, o->ops.data[i]);
}

/* An attribute that has to be there is not: only dictionaries can say so. */
static bool lacks(const Op *op)
{
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++)
        if (!op->inherent[i] && !op->def->attrs[i].optional)
            return true;
    return false;
}

/* Half of the time the newest. */
static unsigned any_version(Order *o)
{
    uint64_t version = random_below(&o->random, 2 * (BYTECODE_NEWEST + 1));

    for (size_t i = 0; i < o->ops.len; i++)
        if (lacks(o->ops.data[i]))
            return (unsigned)(version % BYTECODE_PROPERTIES);
    return (unsigned)(version < BYTECODE_NEWEST ? version : BYTECODE_NEWEST);
}

size_t rearrange(uint8_t *bytes, size_t size, size_t most, uint64_t seed)
{
    Order o = { .context = form_context(), .random = random_of(seed, size) };
    Str given = { (const char *)bytes, size };
    Sb made = { 0 };
    size_t len = 0;
    Op *module;

    o.context->allow_unregistered = true;
    module = bytecode_is(given) ? bytecode_parse(o.context, STR("-"), given) : NULL;
    if (module) {
        relist(&o, module);
        change(&o, module);
        if (form_write(&made, module, any_version(&o)) && made.len <= most)
            len = made.len;
    }
    context_free(o.context);
    if (len)
        memcpy(bytes, made.data, len);
    sb_free(&made);
    vec_free(&o.ops);
    vec_free(&o.values);
    return len;
}

void rearrange_again(Str bytes, unsigned count, void (*read)(Str bytes))
{
    uint8_t *copy = must_alloc(MOST_BYTES);

    for (unsigned i = 0; i < count && bytes.len <= MOST_BYTES; i++) {
        size_t len;

        memcpy(copy, bytes.data, bytes.len);
        len = rearrange(copy, bytes.len, MOST_BYTES, str_hash(bytes) + i);
        if (len)
            read((Str){ (char *)copy, len });
    }
    free(copy);
}
