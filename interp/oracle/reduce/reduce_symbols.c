/* Reduce: functions and globals taken away, calls inlined, parameters and results dropped. */
#include "interp/oracle/reduce/reduce_rule.h"

#include "core/ir/context.h"
#include "core/ir/symbol.h"
#include "dialects/function.h"

static bool names(const Attr *attr, Str symbol);

static bool names_one_of(const Attr *const *attrs, unsigned count, Str symbol)
{
    for (unsigned i = 0; i < count; i++)
        if (names(attrs[i], symbol))
            return true;
    return false;
}

/* Does a reference in the attribute begin with the symbol? */
static bool names(const Attr *attr, Str symbol)
{
    if (!attr)
        return false;
    if (attr->kind == ATTR_SYMBOL_REF)
        return str_eq(attr->symbol.root, symbol);
    if (attr->kind == ATTR_ARRAY)
        return names_one_of(attr->array.elements, attr->array.count, symbol);
    if (attr->kind == ATTR_DIALECT)
        return names_one_of(attr->dialect.params, attr->dialect.count, symbol);
    for (unsigned i = 0; attr->kind == ATTR_DICTIONARY && i < attr->dictionary.count; i++)
        if (names(attr->dictionary.entries[i].value, symbol))
            return true;
    return false;
}

static bool op_names(const Op *op, Str symbol)
{
    return names(op->attrs, symbol)
           || (op->def && names_one_of(op->inherent, def_attr_count(op->def), symbol));
}

/* The operations that name it, but those in itself. */
static EditOps references_to(const Edit *edit, const Op *op)
{
    EditOps all = { 0 }, found = { 0 };

    edit_list(edit->module, &all);
    for (size_t i = 0; i < all.len; i++) {
        const Op *around = all.data[i];

        while (around && around != op)
            around = op_parent(around);
        if (!around && op_names(all.data[i], symbol_name(op)))
            vec_push(&found, all.data[i]);
    }
    vec_free(&all);
    return found;
}

static bool is_kept(const Edit *edit, const Op *op)
{
    return edit->keep && str_is(symbol_name(op), edit->keep);
}

static unsigned one_symbol(const Edit *edit, const Op *op)
{
    return op != edit->module && symbol_name(op).data && !is_kept(edit, op);
}

/* With all that names it. */
static bool drop_symbol(Edit *edit, Op *op, unsigned place, int how)
{
    EditOps users = references_to(edit, op);
    bool good = true;

    (void)place;
    for (size_t i = 0; good && i < users.len; i++)
        if (edit_stands(edit, users.data[i]))
            good = !op_has(users.data[i], TERMINATOR)
                   && edit_drop(edit, users.data[i], (Substitute)how);
    if (good)
        block_remove(op->block, op);
    edit->failed |= !good;
    vec_free(&users);
    return good;
}

/* A function of which only the signature is left. */
static bool drop_body(Edit *edit, Op *op, unsigned place, int how)
{
    (void)place, (void)how;
    if (op->region_count != 1 || !op->regions[0].first || op_has(op, SYMBOL_TABLE))
        return false;
    while (op->regions[0].first)
        region_remove(&op->regions[0], op->regions[0].first);
    op_set_attr(op, STR("sym_visibility"), attr_string(edit->context, STR("private")));
    return true;
}

static unsigned one_call(const Edit *edit, const Op *op)
{
    (void)edit;
    return function_callee_name(op).len && !op_has(op, TERMINATOR);
}

/* The function that this call alone names, with a body; NULL where there is none, or it is kept. */
static Op *callee_of_only(const Edit *edit, const Op *call)
{
    EditOps all = { 0 }, users = { 0 };
    Op *callee = NULL;

    edit_list(edit->module, &all);
    for (size_t i = 0; i < all.len && !callee; i++)
        if (str_eq(symbol_name(all.data[i]), function_callee_name(call)))
            callee = all.data[i];
    vec_free(&all);
    if (!callee || is_kept(edit, callee) || callee->region_count != 1 || !callee->regions[0].first
        || callee->regions[0].first->arg_count != call->operand_count)
        return NULL;
    users = references_to(edit, callee);
    if (users.len != 1 || users.data[0] != call)
        callee = NULL;
    vec_free(&users);
    return callee;
}

/* What stands behind the call goes on in a block of its own, with its results as arguments. */
static Block *split_behind(Edit *edit, Op *call)
{
    Block *rest = block_create(edit->context);

    region_append(op_region(call), rest);
    for (unsigned i = 0; i < call->result_count; i++)
        edit_forward(edit, call->results[i], edit_add_arg(edit, rest, call->results[i]->type));
    while (call->next) {
        Op *op = call->next;

        block_remove(call->block, op);
        block_append(rest, op);
    }
    return rest;
}

static void inline_blocks(Edit *edit, Op *call, Op *callee)
{
    Block *rest = split_behind(edit, call), *entry = callee->regions[0].first;

    for (Block *block = entry, *next; block; block = next) {
        Op *last = block->last;

        next = block->next;
        if (last && !last->successor_count) {
            block_append(block,
                         edit_make(edit, STR("cf.br"), last->operand_count, last->operands, rest));
            block_remove(block, last);
        }
        if (block != entry) {
            region_remove(&callee->regions[0], block);
            region_append(op_region(call), block);
        }
    }
    block_move(entry, call);
}

/* The one block, without its terminator, in front of the call. */
static void inline_block(Edit *edit, Op *call, Block *body)
{
    Op *last = body->last;

    for (unsigned i = 0; i < call->result_count && i < last->operand_count; i++)
        edit_forward(edit, call->results[i], last->operands[i]);
    block_remove(body, last);
    block_move(body, call);
}

static bool inline_call(Edit *edit, Op *op, unsigned place, int how)
{
    Op *callee = callee_of_only(edit, op);
    Region *body = callee ? &callee->regions[0] : NULL;

    (void)place, (void)how;
    if (!callee || !body->first->last
        || (body->block_count > 1 && op_has(op_parent(op), SINGLE_BLOCK)))
        return false;
    for (unsigned i = 0; i < op->operand_count; i++)
        edit_forward(edit, body->first->args[i], op->operands[i]);
    if (body->block_count == 1)
        inline_block(edit, op, body->first);
    else
        inline_blocks(edit, op, callee);
    block_remove(op->block, op);
    block_remove(callee->block, callee);
    return true;
}

static const Type *signature_of(const Op *op)
{
    const Attr *type = symbol_name(op).data ? op_attr(op, "function_type") : NULL;

    return type && type->kind == ATTR_TYPE && type->type_value->kind == TYPE_FUNCTION
               ? type->type_value
               : NULL;
}

static unsigned each_parameter(const Edit *edit, const Op *op)
{
    const Type *type = signature_of(op);

    (void)edit;
    return type ? type->list.input_count : 0;
}

static unsigned each_function_result(const Edit *edit, const Op *op)
{
    const Type *type = signature_of(op);

    (void)edit;
    return type ? type->list.result_count : 0;
}

/* The signature without type `index` of its list, and the entry of the list of attributes. */
static void shrink_signature(Op *op, unsigned index, const char *list, unsigned entry)
{
    const Type *type = signature_of(op);
    bool is_input = index < type->list.input_count;
    unsigned inputs = type->list.input_count - is_input;
    unsigned results = type->list.result_count - !is_input;
    const Attr *attrs = op_attr(op, list);
    Types types = { 0 };
    VEC(const Attr *) left = { 0 };

    for (unsigned i = 0; i < type->list.input_count + type->list.result_count; i++)
        if (i != index)
            vec_push(&types, type->list.types[i]);
    op_set_attr(
        op, STR("function_type"),
        attr_type(type_function(type->context, inputs, types.data, results, types.data + inputs)));
    if (attrs && attrs->kind == ATTR_ARRAY) {
        for (unsigned i = 0; i < attrs->array.count; i++)
            if (i != entry)
                vec_push(&left, attrs->array.elements[i]);
        op_set_attr(op, str_of(list), attr_array(type->context, (unsigned)left.len, left.data));
    }
    vec_free(&types);
    vec_free(&left);
}

/* All who name the function call it. */
static bool only_calls(const EditOps *users, const Op *function)
{
    const Type *type = signature_of(function);

    for (size_t i = 0; i < users->len; i++)
        if (!str_eq(function_callee_name(users->data[i]), symbol_name(function))
            || users->data[i]->operand_count != type->list.input_count
            || users->data[i]->result_count != type->list.result_count)
            return false;
    return true;
}

/* Calls inside the function itself are calls, too. */
static EditOps calls_of(const Edit *edit, const Op *function)
{
    EditOps all = { 0 }, found = { 0 };

    edit_list(edit->module, &all);
    for (size_t i = 0; i < all.len; i++)
        if (op_names(all.data[i], symbol_name(function)))
            vec_push(&found, all.data[i]);
    vec_free(&all);
    return found;
}

static bool drop_parameter(Edit *edit, Op *op, unsigned index, int how)
{
    Block *entry = op->regions[0].first;
    EditOps calls = calls_of(edit, op);
    bool good = only_calls(&calls, op);

    if (good && entry)
        good =
            entry->first && edit_replace(edit, entry->first, entry->args[index], (Substitute)how);
    for (size_t i = 0; good && i < calls.len; i++)
        op_remove_operand(calls.data[i], index);
    if (good && entry)
        block_remove_arg(entry, index);
    if (good)
        shrink_signature(op, index, "arg_attrs", index);
    vec_free(&calls);
    return good;
}

static bool returns(const Op *op, const Op *function)
{
    return op && op_has(op, RETURN_LIKE)
           && op->operand_count == signature_of(function)->list.result_count;
}

static bool drop_function_result(Edit *edit, Op *op, unsigned index, int how)
{
    const Type *type = signature_of(op);
    EditOps calls = calls_of(edit, op);
    bool good = only_calls(&calls, op);

    for (size_t i = 0; good && i < calls.len; i++) {
        good = edit_replace(edit, calls.data[i], calls.data[i]->results[index], (Substitute)how);
        edit->failed |= !good;
    }
    for (size_t i = 0; good && i < calls.len; i++)
        op_remove_result(calls.data[i], index);
    for (Block *block = op->regions[0].first; good && block; block = block->next)
        if (returns(block->last, op))
            op_remove_operand(block->last, index);
    if (good)
        shrink_signature(op, type->list.input_count + index, "res_attrs", index);
    vec_free(&calls);
    return good;
}

const ReduceRule REDUCE_SYMBOLS[] = {
    { "functions", one_symbol, drop_symbol, SUBSTITUTE_ZERO },
    { "functions", one_symbol, drop_body },
    { "calls", one_call, inline_call },
    { "results", each_function_result, drop_function_result, SUBSTITUTE_ZERO },
    { "parameters", each_parameter, drop_parameter, SUBSTITUTE_NEAR },
    { "parameters", each_parameter, drop_parameter, SUBSTITUTE_ZERO },
    { "parameters", each_parameter, drop_parameter, SUBSTITUTE_ONE },
    { "parameters", each_parameter, drop_parameter, SUBSTITUTE_MINUS_ONE },
    { 0 },
};
