#include "interp/oracle/generate/mutate.h"

#include "core/text/source.h"

enum { MOST_CHANGES = 4, MOST_TRIES = 40 };

/* Those that stand twice are made more often. */
static Mutate *const CHANGES[] = { mutate_constant,  mutate_constant, mutate_attribute,
                                   mutate_attribute, mutate_operand,  mutate_operand,
                                   mutate_condition, mutate_order,    mutate_again,
                                   mutate_away,      mutate_loop,     mutate_outline,
                                   mutate_shape,     mutate_type };

Op *mutate_choose(Mutation *m, bool (*is)(const Op *op))
{
    unsigned count = 0;
    Op *chosen = NULL;

    for (size_t i = 0; i < m->ops.len; i++)
        if (is(m->ops.data[i]) && draft_below(&m->draft, ++count) == 0)
            chosen = m->ops.data[i];
    return chosen;
}

static const Op *isolated_around(const Op *op)
{
    while (op && !op_has(op, ISOLATED_FROM_ABOVE))
        op = op_parent(op);
    return op;
}

Value *mutate_value_at(Mutation *m, const Type *type, const Op *at, const Value *but)
{
    const Op *scope = isolated_around(op_parent(at));
    unsigned count = 0;
    Value *chosen = NULL;

    for (size_t i = 0; i < m->values.len; i++) {
        Value *value = m->values.data[i];

        if (value == but || value->type != type || value_definer(value) == at
            || isolated_around(value_block(value)->region->parent) != scope
            || !dominance_of_value(m->dominance, value, at))
            continue;
        if (draft_below(&m->draft, ++count) == 0)
            chosen = value;
    }
    return chosen;
}

void mutate_replace(Mutation *m, const Value *from, Value *to, const Op *but)
{
    for (size_t i = 0; i < m->ops.len; i++)
        for (unsigned n = 0; n < m->ops.data[i]->operand_count; n++)
            if (m->ops.data[i] != but && m->ops.data[i]->operands[n] == from)
                m->ops.data[i]->operands[n] = to;
}

Op *mutate_put(Mutation *m, OpState *state, Op *before)
{
    Op *op = op_create(m->draft.context, state);

    op_state_free(state);
    block_insert_before(before, op);
    return op;
}

Value *mutate_constant_at(Mutation *m, const Type *type, const Attr *value, Op *before)
{
    OpState state = draft_state(&m->draft, "arith.constant");

    if (!value || !state.def) {
        op_state_free(&state);
        return NULL;
    }
    op_state_add_attr(&state, "value", value);
    vec_push(&state.results, type);
    return mutate_put(m, &state, before)->results[0];
}

bool mutate_is_plain(const Op *op)
{
    return op->def && !op->region_count && !op->successor_count && !op_has(op, TERMINATOR)
           && !op_has(op, SYMBOL) && op->block->last != op;
}

static void list_values(Mutation *m, const Block *block)
{
    for (unsigned i = 0; i < block->arg_count; i++)
        vec_push(&m->values, block->args[i]);
}

/* `within` a function, or anything else that is isolated and no module: only that is changed. */
static void list(Mutation *m, Op *op, bool within)
{
    bool inside = within || (op_has(op, ISOLATED_FROM_ABOVE) && !op_has(op, SYMBOL_TABLE));

    if (within)
        vec_push(&m->ops, op);
    for (unsigned i = 0; within && i < op->result_count; i++)
        vec_push(&m->values, op->results[i]);
    for (unsigned i = 0; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next) {
            if (inside)
                list_values(m, block);
            for (Op *inner = block->first; inner; inner = inner->next)
                list(m, inner, inside);
        }
}

static void begin(Mutation *m, Context *context, Op *module, Random random)
{
    *m = (Mutation){ .draft = { .context = context, .random = random, .module = module },
                     .dominance = dominance_new() };
    list(m, module, false);
    for (size_t i = 0; i < m->values.len && i < 8; i++)
        vec_push(&m->draft.types, m->values.data[i]->type);
    if (!m->draft.types.len)
        vec_push(&m->draft.types, type_i(context, 32));
}

static void end(Mutation *m)
{
    vec_free(&m->ops);
    vec_free(&m->values);
    vec_free(&m->draft.types);
    dominance_free(m->dominance);
}

/* The program with one change more; false where it is not valid, or none was made. */
static bool change(Context *context, Sb *program, Random *random)
{
    Str before = str_dup(&context->arena, sb_view(program));
    Op *module = source_parse(context, STR("program"), before, 0);
    Mutate *how = CHANGES[random_below(random, sizeof CHANGES / sizeof *CHANGES)];
    Mutation m;
    bool good;

    if (!module)
        return false;
    begin(&m, context, module, random_of(random_word(random), 0));
    good = how(&m) && ir_verify(module);
    end(&m);
    if (good) {
        program->len = 0;
        ir_print(program, module, (PrintOptions){ 0 });
    }
    return good;
}

/* The text is what is read again: a custom form may leave away what a change has made. */
static bool is_readable(Context *context, const Sb *program)
{
    Op *module =
        source_parse(context, STR("program"), str_dup(&context->arena, sb_view(program)), 0);

    return module && ir_verify(module);
}

bool mutate_takes(Str program)
{
    Context *context = quiet_context();
    Op *module = source_parse(context, STR("program"), program, 0);
    bool takes =
        module && module->regions[0].first && module->regions[0].first->first && ir_verify(module);

    context_free(context);
    return takes;
}

static void print_changed(Sb *text, const GenerateOptions *options, uint64_t number)
{
    Random random = random_of(options->seed, number);
    Context *context = quiet_context();
    Str from = options->from[random_below(&random, options->from_count)];
    unsigned wanted = 1 + (unsigned)random_below(&random, MOST_CHANGES), made = 0;
    Sb program = { 0 };

    sb_str(&program, from);
    for (unsigned i = 0; i < MOST_TRIES && made < wanted; i++)
        made += change(context, &program, &random);
    text->len = 0;
    sb_str(text, made && is_readable(context, &program) ? sb_view(&program) : from);
    sb_free(&program);
    context_free(context);
}

void mutate_program(Sb *text, const GenerateOptions *options, uint64_t number)
{
    print_changed(text, options, number);
    if (!text->len || text->data[text->len - 1] != '\n')
        sb_char(text, '\n');
}
