/* Meanings that can be judged without a use: those of one use alone, but for its place. */
#include "dialects/meaning/meaning.h"

#include "core/ir/diag.h"
#include "core/ir/op_state.h"
#include "core/text/source.h"

/* Nothing in it depends on types, attributes, regions or successors of a use. */
static bool stands_alone(const Template *t)
{
    return t->has_body && !t->variables.count && !t->attr_count
           && !str_contains(t->body, "meaning.region") && !str_contains(t->body, "meaning.graph")
           && !str_contains(t->body, "meaning.parallel")
           && !str_contains(t->body, "meaning.successor");
}

const Type *meaning_type(Context *context, Str text)
{
    DiagHandler handler = context->handler;
    const Type *type;

    context->handler = NULL;
    type = source_parse_type(context, str_dup(&context->arena, text));
    context->handler = handler;
    return type;
}

static bool read_types(Context *context, const Template *t, const Formals *formals, Types *types)
{
    for (unsigned i = 0; i < formals->count; i++) {
        const Type *type = meaning_type(context, formals->list[i].type);

        if (!type)
            return op_plain_error(t->op, "'%.*s' has '%.*s' where a type is due", STR_ARG(t->name),
                                  STR_ARG(formals->list[i].type));
        vec_push(types, type);
    }
    return true;
}

static const Op *make_use(Context *context, const Template *t, const Types *operands,
                          const Types *results)
{
    OpState state = { .context = context, .name = t->name };
    Block *block = block_create(context);
    const Op *use;

    state.def = context_op(context, t->name);
    state.loc = t->op->loc;
    for (size_t i = 0; i < operands->len; i++)
        vec_push(&state.operands,
                 block_add_arg(context, block, operands->data[i], t->op->loc, (Str){ 0 }));
    for (size_t i = 0; i < results->len; i++)
        vec_push(&state.results, results->data[i]);
    use = op_create(context, &state);
    op_state_free(&state);
    return use;
}

static bool is_right(const Op *use)
{
    return use->def->state ? meaning_parts_fit(use) : meaning_instance(use) != NULL;
}

static bool holds(Context *context, const Template *t)
{
    Types operands = { 0 }, results = { 0 };
    bool good = read_types(context, t, &t->operands, &operands)
                && read_types(context, t, &t->results, &results)
                && is_right(make_use(context, t, &operands, &results));

    vec_free(&operands);
    vec_free(&results);
    return good;
}

bool meanings_hold(const Op *module)
{
    Context *context = op_context(module);
    bool good = true;

    for (const Op *op = module->regions[0].first->first; op; op = op->next) {
        const Template *t = op_is(op, "meaning.op")
                                ? map_get(&context->templates, op_attr(op, "operation")->string)
                                : NULL;

        for (; t; t = t->next)
            if (t->op == op && stands_alone(t))
                good &= holds(context, t);
    }
    if (!good)
        diag_note_producer(context);
    return good;
}
