/* What operations of the user's hold from tick to tick (semantics/DECISIONS.md G5). */
#include "dialects/meaning/meaning.h"

#include "core/ir/function.h"
#include "dialects/step.h"

typedef struct Held {
    const Op *functions[MEANING_PARTS];
    bool *needed; /* one an operand: is it there before results are given? */
} Held;

static const Template *template_of(const Op *use, Binding *b)
{
    for (const Template *t = use->def->templates; t; t = t->next) {
        *b = (Binding){ .context = op_context(use), .variables = &t->variables };
        if (binding_of_use(b, t, use))
            return t;
        sb_free(&b->why);
    }
    return NULL;
}

static bool *needed_by(const Op *use)
{
    bool *needed = ARENA_ARRAY(&op_context(use)->arena, bool, use->operand_count);
    Binding b;
    const Template *t = template_of(use, &b);
    unsigned at = 0;

    for (unsigned i = 0; t && i < t->operands.count; i++)
        for (unsigned n = 0; n < b.counts[i]; n++)
            needed[at++] = meaning_takes(t->parts[PART_GIVES], i);
    if (t)
        sb_free(&b.why);
    return needed;
}

static void keep_meant(Context *context, const Op *function, const Op *use)
{
    const Op **key = ARENA_NEW(&context->arena, const Op *);

    *key = function;
    map_put(&context->meant, KEY_OF(*key), (void *)use);
}

/* Made once; NULL, reported, where a part does not fit. */
static const Held *held_of(const Op *use)
{
    Context *context = op_context(use);
    Held *held = map_get(&context->held, KEY_OF(use));
    const Op **key;

    if (held)
        return held;
    held = ARENA_NEW(&context->arena, Held);
    for (unsigned i = PART_BEGIN; i < MEANING_PARTS; i++) {
        held->functions[i] = meaning_part(use, i);
        if (!held->functions[i])
            return NULL;
        keep_meant(context, held->functions[i], use);
    }
    held->needed = needed_by(use);
    key = ARENA_NEW(&context->arena, const Op *);
    *key = use;
    map_put(&context->held, KEY_OF(*key), held);
    return held;
}

bool meaning_parts_fit(const Op *use)
{
    return held_of(use) != NULL;
}

static bool needs(const Op *op, unsigned operand)
{
    return held_of(op)->needed[operand];
}

static const Type *holds(const Op *op, unsigned index)
{
    const Type *type = function_signature(held_of(op)->functions[PART_BEGIN]);

    return index < type->list.result_count ? type->list.types[type->list.input_count + index]
                                           : NULL;
}

static unsigned held_count(const Step *s)
{
    return function_signature(held_of(s->op)->functions[PART_BEGIN])->list.result_count;
}

/* Those operands that the part takes, then what is held. */
static Place *arguments_of(Step *s, bool gives)
{
    const bool *needed = held_of(s->op)->needed;
    unsigned held = held_count(s), count = 0;
    Place *places = ARENA_ARRAY(s->arena, Place, s->op->operand_count + held);

    for (unsigned i = 0; i < s->op->operand_count; i++)
        if (!gives || needed[i])
            places[count++] = operand_place(s, i);
    for (unsigned i = 0; i < held; i++)
        places[count++] = held_place(s, i);
    return places;
}

static Flow begin(Step *s)
{
    Place *results = ARENA_ARRAY(s->arena, Place, held_count(s));

    for (unsigned i = 0; i < held_count(s); i++)
        results[i] = held_place(s, i);
    return call_part(s, held_of(s->op)->functions[PART_BEGIN], NULL, results);
}

Flow meaning_gives(Step *s)
{
    Place *results = ARENA_ARRAY(s->arena, Place, s->op->result_count);

    for (unsigned i = 0; i < s->op->result_count; i++)
        results[i] = result_place(s, i);
    return call_part(s, held_of(s->op)->functions[PART_GIVES], arguments_of(s, true), results);
}

static Flow take(Step *s)
{
    Place *results = ARENA_ARRAY(s->arena, Place, held_count(s));

    for (unsigned i = 0; i < held_count(s); i++)
        results[i] = next_place(s, i);
    return call_part(s, held_of(s->op)->functions[PART_TAKES], arguments_of(s, false), results);
}

const StateDef MEANING_STATE = { .needs = needs, .holds = holds, .begin = begin, .take = take };
