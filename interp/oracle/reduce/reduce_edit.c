#include "interp/oracle/reduce/reduce_edit.h"

#include "core/text/asm.h"
#include "core/ir/context.h"

#include <string.h>

/* A value's slot is its number in `values`; 0 is none. */
static void number_value(Edit *edit, Value *value, unsigned uses)
{
    value->slot = (uint32_t)edit->values.len;
    vec_push(&edit->values, ((EditValue){ .value = value, .uses = uses }));
}

void edit_list(Op *op, EditOps *ops)
{
    vec_push(ops, op);
    for (unsigned i = 0; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next)
            for (Op *inner = block->first; inner; inner = inner->next)
                edit_list(inner, ops);
}

static void number_values_of(Edit *edit, Op *op)
{
    for (unsigned i = 0; i < op->result_count; i++)
        number_value(edit, op->results[i], 0);
    for (unsigned i = 0; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next)
            for (unsigned n = 0; n < block->arg_count; n++)
                number_value(edit, block->args[n], 0);
}

void edit_start(Edit *edit, Op *module, const char *keep)
{
    EditOps ops = { 0 };

    *edit = (Edit){ .context = op_context(module), .module = module, .keep = keep };
    vec_push(&edit->values, ((EditValue){ 0 }));
    edit_list(module, &ops);
    for (size_t i = 0; i < ops.len; i++)
        number_values_of(edit, ops.data[i]);
    for (size_t i = 0; i < ops.len; i++)
        for (unsigned n = 0; n < ops.data[i]->operand_count; n++)
            edit->values.data[ops.data[i]->operands[n]->slot].uses++;
    vec_free(&ops);
}

void edit_free(Edit *edit)
{
    vec_free(&edit->values);
}

bool edit_stands(const Edit *edit, const Op *op)
{
    while (op && op != edit->module)
        op = op_parent(op);
    return op != NULL;
}

bool edit_is_used(const Edit *edit, const Value *value)
{
    return edit->values.data[value->slot].uses != 0;
}

void edit_forward(Edit *edit, Value *from, Value *to)
{
    edit->values.data[from->slot].forward = to;
}

/* Where it leads; NULL when that is in a circle. */
static Value *follow(const Edit *edit, Value *value)
{
    for (size_t steps = 0; steps < edit->values.len; steps++) {
        Value *next = edit->values.data[value->slot].forward;

        if (!next)
            return value;
        value = next;
    }
    return NULL;
}

static bool is_defined(const Edit *edit, const Value *value)
{
    const Block *block = value_block(value);

    return block && block->region && edit_stands(edit, block->region->parent);
}

static bool follow_uses(const Edit *edit, const EditOps *ops, unsigned *uses)
{
    for (size_t i = 0; i < ops->len; i++)
        for (unsigned n = 0; n < ops->data[i]->operand_count; n++) {
            Value *value = follow(edit, ops->data[i]->operands[n]);

            if (!value || !is_defined(edit, value))
                return false;
            ops->data[i]->operands[n] = value;
            uses[value->slot]++;
        }
    return true;
}

/* What was dead before stays: the program may be about it. */
static bool became_dead(const Edit *edit, const Op *op, const unsigned *uses)
{
    bool was_used = false;

    if (!op_has(op, PURE) || op_has(op, TERMINATOR) || op->region_count
        || (edit->keeps_dead && !op_has(op, CONSTANT_LIKE)))
        return false;
    for (unsigned i = 0; i < op->result_count; i++) {
        if (uses[op->results[i]->slot])
            return false;
        was_used |= edit_is_used(edit, op->results[i]);
    }
    return was_used;
}

bool edit_finish(Edit *edit)
{
    unsigned *uses = must_alloc(edit->values.len * sizeof *uses);
    EditOps ops = { 0 };
    bool good = !edit->failed;

    memset(uses, 0, edit->values.len * sizeof *uses);
    edit_list(edit->module, &ops);
    good = good && follow_uses(edit, &ops, uses);
    for (size_t i = ops.len; good && i-- > 0;) {
        Op *op = ops.data[i];

        if (!became_dead(edit, op, uses))
            continue;
        for (unsigned n = 0; n < op->operand_count; n++)
            uses[op->operands[n]->slot]--;
        block_remove(op->block, op);
    }
    vec_free(&ops);
    free(uses);
    return good;
}

/* Constants stand at the top of what is isolated: of a function. */
static Block *constants_block(const Op *at)
{
    Region *region = op_region(at);

    while (region->parent && !op_has(region->parent, ISOLATED_FROM_ABOVE)
           && op_region(region->parent))
        region = op_region(region->parent);
    return region->first;
}

Value *edit_constant(Edit *edit, const Op *at, const Attr *attr)
{
    Block *block = constants_block(at);
    OpState state = { .context = edit->context,
                      .name = STR("arith.constant"),
                      .loc = loc_of(loc_unknown(edit->context)) };
    Op *op = block->first;

    for (; op != at && op_has(op, CONSTANT_LIKE) && !op->operand_count; op = op->next)
        if (op->results[0]->type == attr->type && op_attr(op, "value") == attr)
            return op->results[0];
    state.def = context_op(edit->context, state.name);
    vec_push(&state.results, attr->type);
    op_state_add_attr(&state, "value", attr);
    op = op_create(edit->context, &state);
    op_state_free(&state);
    block_insert_before(block->first, op);
    number_value(edit, op->results[0], 1);
    return op->results[0];
}

static const Attr *scalar_attr(const Type *type, int value)
{
    if (type->kind == TYPE_INDEX || type_is_signless_integer(type))
        return attr_int(type, value);
    if (type->kind != TYPE_FLOAT || !type->format->has_zero
        || (value < 0 && !type->format->has_sign))
        return NULL;
    return attr_float(type, float_of_double(type->format, value));
}

/* `value`, in every element; NULL where arith.constant has none of that type. */
static const Attr *constant_attr(const Type *type, int value)
{
    const Attr *element = scalar_attr(type_element(type), value);
    unsigned char bytes[16 + sizeof(uint64_t)] = { 0 };
    Arena scratch = { 0 };
    Int bits;

    if (!type_is_shaped(type) || !element)
        return element;
    if ((type->kind != TYPE_VECTOR && type->kind != TYPE_TENSOR) || !type_has_static_shape(type)
        || type_is_scalable(type) || attr_element_bytes(element->type) > sizeof bytes)
        return NULL;
    bits = element->kind == ATTR_FLOAT ? float_to_int_bits(&scratch, element->floating)
                                       : element->integer;
    int_to_bytes(bits, bytes);
    arena_free(&scratch);
    return attr_dense(type, (Str){ (const char *)bytes, attr_element_bytes(element->type) }, true);
}

static bool is_poison(const Value *value)
{
    const Op *op = value_definer(value);

    return op && op_is(op, "ub.poison");
}

typedef struct Near { /* looking for the value number `left` of a type */
    const Type *type;
    const Value *except;
    unsigned left;
    Value *found;
} Near;

static void look_at(Near *near, Value *const *values, unsigned count)
{
    for (unsigned i = count; i-- > 0 && !near->found;)
        if (values[i]->type == near->type && values[i] != near->except && !is_poison(values[i])
            && !near->left--)
            near->found = values[i];
}

static void look_above(Near *near, const Op *op)
{
    for (; op && !near->found; op = op->prev)
        look_at(near, op->results, op->result_count);
}

/* Values before `at` in its block, its entry block, and those around it. */
static Value *near_value(const Op *at, const Type *type, const Value *except, unsigned number)
{
    Near near = { type, except, number, NULL };

    while (at && at->block && at->block->region && !near.found) {
        const Block *block = at->block, *entry = block->region->first;

        look_above(&near, at->prev);
        look_at(&near, block->args, block->arg_count);
        if (entry != block) {
            look_above(&near, entry->last);
            look_at(&near, entry->args, entry->arg_count);
        }
        at = block->region->parent;
        if (at && op_has(at, ISOLATED_FROM_ABOVE))
            break;
    }
    return near.found;
}

static Value *operand_like(const Op *at, const Type *type, bool other_type)
{
    for (unsigned i = at->operand_count; i-- > 0;) {
        if ((at->operands[i]->type == type) != other_type)
            return at->operands[i];
    }
    return NULL;
}

static Value *constant_value(Edit *edit, const Op *at, const Type *type, int value)
{
    const Attr *attr = constant_attr(type, value);

    return attr ? edit_constant(edit, at, attr) : NULL;
}

static Value *substitute(Edit *edit, const Op *at, const Type *type, const Value *except,
                         Substitute how)
{
    Value *value = NULL;

    if (how >= SUBSTITUTE_NEAR)
        return near_value(at, type, except, (unsigned)how - SUBSTITUTE_NEAR);
    if (how == SUBSTITUTE_OTHER)
        return operand_like(at, type, true);
    if (how == SUBSTITUTE_OPERAND)
        value = operand_like(at, type, false);
    if (!value)
        value = constant_value(edit, at, type,
                               how == SUBSTITUTE_ONE         ? 1
                               : how == SUBSTITUTE_MINUS_ONE ? -1
                                                             : 0);
    if (!value && how != SUBSTITUTE_CONSTANT)
        value = near_value(at, type, except, 0);
    return value;
}

Value *edit_substitute(Edit *edit, const Op *at, const Type *type, Substitute how)
{
    return substitute(edit, at, type, NULL, how);
}

static bool has(const EditOps *ops, const Op *op)
{
    for (size_t i = 0; i < ops->len; i++)
        if (ops->data[i] == op)
            return true;
    return false;
}

static bool uses_value(const Op *op, const Value *value)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (op->operands[i] == value)
            return true;
    return false;
}

/* Adds those who use it, not counting those inside of what goes already. */
static bool add_users(const Edit *edit, const Value *value, EditOps *going)
{
    EditOps all = { 0 };
    bool good = true;

    edit_list(edit->module, &all);
    for (size_t i = 0; good && i < all.len; i++)
        if (uses_value(all.data[i], value) && !has(going, all.data[i])) {
            good = !op_has(all.data[i], TERMINATOR);
            vec_push(going, all.data[i]);
        }
    vec_free(&all);
    return good;
}

/* A value goes: it is forwarded, or its users are added to what goes. */
static bool let_go(Edit *edit, const Op *at, Value *value, Substitute how, EditOps *going)
{
    Value *other;

    if (!edit_is_used(edit, value) || edit->values.data[value->slot].forward)
        return true;
    other = substitute(edit, at, value->type, value, how);
    if (!other)
        return add_users(edit, value, going);
    edit_forward(edit, value, other);
    return true;
}

/* Takes away what goes, and what goes with it. */
static bool take_away(Edit *edit, EditOps *going, size_t from, Substitute how)
{
    bool good = true;

    for (size_t i = from; good && i < going->len; i++)
        for (unsigned n = 0; good && n < going->data[i]->result_count; n++)
            good = let_go(edit, going->data[i], going->data[i]->results[n], how, going);
    for (size_t i = 0; i < going->len; i++) {
        if (good && going->data[i]->block)
            block_remove(going->data[i]->block, going->data[i]);
        else if (!good)
            for (unsigned n = 0; n < going->data[i]->result_count; n++)
                edit_forward(edit, going->data[i]->results[n], NULL);
    }
    return good;
}

bool edit_replace(Edit *edit, const Op *at, Value *value, Substitute how)
{
    EditOps going = { 0 };
    bool good = let_go(edit, at, value, how, &going) && take_away(edit, &going, 0, how);

    vec_free(&going);
    return good;
}

bool edit_drop(Edit *edit, Op *op, Substitute how)
{
    EditOps going = { 0 };
    bool good;

    vec_push(&going, op);
    good = take_away(edit, &going, 0, how);
    vec_free(&going);
    return good;
}

Op *edit_make(Edit *edit, Str name, unsigned operand_count, Value *const *operands, Block *to)
{
    OpState state = { .context = edit->context,
                      .name = name,
                      .def = context_op(edit->context, name),
                      .loc = loc_of(loc_unknown(edit->context)) };
    Op *op;

    for (unsigned i = 0; i < operand_count; i++)
        vec_push(&state.operands, operands[i]);
    if (to)
        vec_push(&state.successors, to);
    op = op_create(edit->context, &state);
    op_state_free(&state);
    return op;
}

Value *edit_add_arg(Edit *edit, Block *block, const Type *type)
{
    Value *arg =
        block_add_arg(edit->context, block, type, loc_of(loc_unknown(edit->context)), (Str){ 0 });

    number_value(edit, arg, 1);
    return arg;
}
