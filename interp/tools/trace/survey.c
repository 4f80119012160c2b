#include "interp/tools/trace/survey.h"

#include "interp/machine/facts.h"

static SurveyOp *add_op(Survey *survey, const Op *op)
{
    SurveyOp *made = ARENA_NEW(&survey->arena, SurveyOp);

    made->op = op;
    made->first = survey->total;
    map_put(&survey->by_op, KEY_OF(made->op), made);
    vec_push(&survey->ops, made);
    return made;
}

static void before(void *state, const Step *step)
{
    Survey *survey = state;
    SurveyOp *op = map_get(&survey->by_op, KEY_OF(step->op));

    if (!facts_is_frame_work(step->frame, step->op))
        survey->total++;
    if (!op)
        op = add_op(survey, step->op);
    op->count++;
    survey->latest = op;
}

static void add_function(Survey *survey, const Op *function)
{
    bool added;
    const Op **key;
    MapEntry *entry = map_at(&survey->by_function, KEY_OF(function), &added);

    if (!added)
        return;
    key = ARENA_NEW(&survey->arena, const Op *);
    *key = function;
    entry->key = KEY_OF(*key);
    vec_push(&survey->functions, function);
}

static void note_change(Survey *survey, SurveyOp *op)
{
    if (op->change_count < SURVEY_CHANGES)
        op->changes[op->change_count++] = survey->total;
    op->last_change = survey->total;
}

/* Who chose this block: the branch that just ran, or the operation that holds the region. */
static SurveyOp *chooser(const Survey *survey, const Block *block)
{
    if (survey->latest && survey->latest->op->successor_count)
        return survey->latest;
    return map_get(&survey->by_op, KEY_OF(block->region->parent));
}

static void entered(void *state, const Frame *frame, const Block *block)
{
    Survey *survey = state;
    SurveyOp *op = chooser(survey, block);

    if (block == frame->function->op->regions[0].first)
        add_function(survey, frame->function->op);
    if (!op)
        return;
    if (op->went != block)
        note_change(survey, op);
    op->went = block;
}

/* A loop ends: for it, that is going elsewhere. */
static void after(void *state, const Step *step, Flow flow)
{
    Survey *survey = state;
    SurveyOp *op;

    if (!step->op->region_count || flow == FLOW_END)
        return;
    op = map_get(&survey->by_op, KEY_OF(step->op));
    note_change(survey, op);
    op->went = NULL;
}

Watcher survey_watcher(Survey *survey)
{
    return (Watcher){ .observer = { survey, before, after, entered, .inside = true,
                                    .expansions = true } };
}

void survey_free(Survey *survey)
{
    vec_free(&survey->ops);
    vec_free(&survey->functions);
    map_free(&survey->by_op);
    map_free(&survey->by_function);
    arena_free(&survey->arena);
}
