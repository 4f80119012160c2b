#include "interp/oracle/generate/draft.h"

#include "core/text/source.h"

enum { MOST_FEATURES = 7, MOST_RESULTS = 3, DEEPEST = 3 };

unsigned draft_below(Draft *d, unsigned count)
{
    return (unsigned)random_below(&d->random, count);
}

bool draft_percent(Draft *d, unsigned percent)
{
    return draft_below(d, 100) < percent;
}

OpState draft_state(Draft *d, const char *name)
{
    return (OpState){ .context = d->context,
                      .name = str_of(name),
                      .def = context_op(d->context, str_of(name)),
                      .loc = loc_of(loc_unknown(d->context)) };
}

Op *draft_put(Draft *d, OpState *state)
{
    Op *op = op_create(d->context, state);

    op_state_free(state);
    block_append(d->block, op);
    if (ir_verify(op))
        return op;
    block_remove(d->block, op);
    return NULL;
}

void draft_bring(Draft *d, const Op *op)
{
    for (unsigned i = 0; i < op->result_count; i++)
        vec_push(&d->scope, op->results[i]);
}

/* As it is defined, or as an example has it. */
static void draft_feature(Draft *d, const OpDef *def)
{
    bool by_example = !palette_is_made_alone(def) || draft_percent(d, 15);

    if (!by_example || !draft_sample(d, def))
        if (palette_is_made_alone(def) && !draft_op(d, def))
            draft_sample(d, def);
}

void draft_some(Draft *d, unsigned count)
{
    for (unsigned i = 0; i < count && d->room; i++) {
        d->room--;
        if (d->depth < DEEPEST && draft_percent(d, 18) && draft_region(d))
            continue;
        if (d->features.len)
            draft_feature(d, d->features.data[draft_below(d, (unsigned)d->features.len)]);
    }
}

/* Functions. */

static bool may_be_result(const Value *value)
{
    switch (value->type->kind) {
    case TYPE_INTEGER:
    case TYPE_INDEX:
    case TYPE_FLOAT:
    case TYPE_COMPLEX:
    case TYPE_VECTOR:
    case TYPE_TENSOR:
        return true;
    default:
        return false;
    }
}

/* The latest are what the others were made for. */
static void return_some(Draft *d, OpState *state)
{
    unsigned wanted = 1 + draft_below(d, MOST_RESULTS);

    for (size_t i = d->scope.len; i-- > 0 && state->operands.len < wanted;)
        if (may_be_result(d->scope.data[i]) && draft_percent(d, 80))
            vec_push(&state->operands, d->scope.data[i]);
}

static void drop_unused_inputs(Draft *d)
{
    const Region *body = &d->function->regions[0];
    Block *entry = body->first;

    for (unsigned i = entry->arg_count; i-- > 0;)
        if (!region_uses(body, entry->args[i]))
            block_remove_arg(entry, i);
}

static void set_type(Draft *d, const Op *last)
{
    const Block *entry = d->function->regions[0].first;
    Types inputs = { 0 }, results = { 0 };

    for (unsigned i = 0; i < entry->arg_count; i++)
        vec_push(&inputs, entry->args[i]->type);
    for (unsigned i = 0; i < last->operand_count; i++)
        vec_push(&results, last->operands[i]->type);
    op_set_attr(d->function, STR("function_type"),
                attr_type(type_function(d->context, (unsigned)inputs.len, inputs.data,
                                        (unsigned)results.len, results.data)));
    vec_free(&inputs);
    vec_free(&results);
}

static void begin_function(Draft *d, unsigned number)
{
    OpState state = draft_state(d, "func.func");
    Arena *arena = &d->context->arena;
    Region *body = op_state_add_region(&state);

    d->block = block_create(d->context);
    region_append(body, d->block);
    op_state_add_attr(&state, "sym_name",
                      attr_string(d->context, str_printf(arena, "f%u", number)));
    op_state_add_attr(&state, "function_type",
                      attr_type(type_function(d->context, 0, NULL, 0, NULL)));
    d->function = op_create(d->context, &state);
    op_state_free(&state);
    d->block = d->function->regions[0].first;
    block_append(d->module->regions[0].first, d->function);
    d->scope.len = d->inputs.len = 0;
    d->depth = 0;
}

/* False: it does not verify, and is not in the module. */
static bool write_function(Draft *d, unsigned number, unsigned size)
{
    OpState last;
    Op *end;

    begin_function(d, number);
    d->room = 1 + draft_below(d, size);
    draft_some(d, d->room);
    last = draft_state(d, "func.return");
    return_some(d, &last);
    end = op_create(d->context, &last);
    op_state_free(&last);
    block_append(d->block, end);
    drop_unused_inputs(d);
    set_type(d, end);
    if (d->block->first != end && ir_verify(d->function))
        return true;
    block_remove(d->module->regions[0].first, d->function);
    return false;
}

static void choose_features(Draft *d)
{
    unsigned count = 1 + draft_below(d, MOST_FEATURES);

    for (unsigned i = 0; i < count; i++) {
        const OpDef *def = palette_draw(d->palette, &d->random);

        if (def)
            vec_push(&d->features, def);
    }
}

Op *draft_module(Context *context, const Palette *palette, Random random, unsigned size)
{
    Draft d = { .context = context, .random = random, .palette = palette };
    unsigned functions = 0, wanted;
    unsigned calls = palette->weight ? 100 * palette_weight(palette, "func") / palette->weight : 0;

    d.module = source_parse(context, STR("draft"), STR("module {}"), 0);
    choose_features(&d);
    draft_choose_types(&d);
    wanted = draft_percent(&d, 25 + calls) ? 2 : 1;
    for (unsigned i = 0; i < wanted; i++)
        functions += write_function(&d, functions, size);
    vec_free(&d.features);
    vec_free(&d.examples);
    vec_free(&d.types);
    vec_free(&d.scope);
    vec_free(&d.inputs);
    return functions && ir_verify(d.module) ? d.module : NULL;
}
