/* Rules (interp/oracle/reduce/reduce_rule.h) are tried in turn, each on all its places at once, on
 * halves of them, quarters, and so on down to single ones (Zeller and Hildebrandt's delta
 * debugging), until a whole round changes nothing. A candidate is made in a context of its own from
 * the best text so far, and becomes the best one when it reads back, verifies, is smaller by
 * measure and the condition holds of it.
 */
#include "interp/oracle/reduce/reduce.h"

#include "core/base/map.h"
#include "core/ir/context.h"
#include "core/text/source.h"
#include "interp/console/definitions.h"
#include "interp/console/progress.h"
#include "interp/oracle/reduce/reduce_measure.h"
#include "interp/oracle/reduce/reduce_rule.h"

#include <stdio.h>
#include <time.h>

static const ReduceRule *const TABLES[] = {
    REDUCE_SYMBOLS, REDUCE_OPS,    REDUCE_REGIONS, REDUCE_BLOCKS,
    REDUCE_ATTRS,   REDUCE_AFFINE, REDUCE_TYPES,
};
enum { TABLE_COUNT = sizeof TABLES / sizeof *TABLES };

typedef struct Reducer {
    const ReduceQuery *query;
    Sb best;
    Measure measure; /* of it */
    Map asked;       /* hashes of the texts that were looked at */
    Arena hashes;
    unsigned asked_count;
    Progress progress;
    double started;
    bool over;       /* time ran out */
    bool keeps_dead; /* of the candidates being made */
} Reducer;

typedef struct Place { /* of an operation that a rule finds something at */
    Op *op;
    unsigned number;
} Place;

typedef VEC(Place) Places;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static bool is_over(Reducer *r)
{
    r->over |= r->query->seconds > 0 && now() - r->started >= r->query->seconds;
    return r->over;
}

/* The module in a context of its own, which the caller frees; NULL where it is none. */
static Op *read_module(Str text, Context **context)
{
    *context = context_new();
    definitions_register(*context);
    (*context)->allow_unregistered = true;
    (*context)->brief_errors = true;
    return source_parse(*context, STR("<candidate>"), text, 0);
}

/* False, and nothing taken down, when the text was looked at before. */
static bool is_new(Reducer *r, Str text)
{
    uint64_t *hash = ARENA_NEW(&r->hashes, uint64_t);
    bool added;

    *hash = str_hash(text);
    map_at(&r->asked, (Str){ (const char *)hash, sizeof *hash }, &added)->value = r;
    return added;
}

static void show(Reducer *r, const char *what)
{
    char text[64];

    if (!r->query->progress)
        return;
    snprintf(text, sizeof text, "%u operation%s, %s", r->measure.operations,
             plural(r->measure.operations), what);
    progress_step(&r->progress, r->asked_count, text);
}

static bool holds(Reducer *r, Str text, const char *what)
{
    r->asked_count++;
    show(r, what);
    return r->query->holds(r->query->state, text);
}

/* What the text reads back as is what is measured: it is where the next candidate comes from. False
 * where that does not verify. */
static bool reads_back(Str text, Measure *measure)
{
    Context *context;
    Op *module = read_module(text, &context);
    bool good = module && ir_verify(module);

    if (good)
        *measure = measure_of(module);
    context_free(context);
    return good;
}

/* Takes the edited module for the best one if it may be. */
static bool accept(Reducer *r, Op *module, const char *what)
{
    Measure measure = measure_of(module);
    Sb text = { 0 };
    bool good = measure_less(&measure, &r->measure) && ir_verify(module);

    if (good)
        ir_print(&text, module, (PrintOptions){ 0 });
    good = good && is_new(r, sb_view(&text)) && reads_back(sb_view(&text), &measure)
           && measure_less(&measure, &r->measure) && holds(r, sb_view(&text), what);
    if (!good) {
        sb_free(&text);
        return false;
    }
    sb_free(&r->best);
    r->best = text;
    r->measure = measure;
    return true;
}

static Places places_of(const Edit *edit, const ReduceRule *rule)
{
    EditOps ops = { 0 };
    Places places = { 0 };

    edit_list(edit->module, &ops);
    for (size_t i = 0; i < ops.len; i++) {
        unsigned count = rule->places(edit, ops.data[i]);

        for (unsigned n = 0; n < count; n++)
            vec_push(&places, ((Place){ ops.data[i], n }));
    }
    vec_free(&ops);
    return places;
}

typedef struct Try { /* the rule at places from .. to, which is cut to those there are */
    const ReduceRule *rule;
    size_t from, to, count;
} Try;

static bool apply_rule(Edit *edit, const Places *places, const Try *try)
{
    bool any = false;

    for (size_t i = try->to; i-- > try->from && !edit->failed;) {
        Place place = places->data[i];

        if (edit_stands(edit, place.op))
            any |= try->rule->apply(edit, place.op, place.number, try->rule->how);
    }
    return any && edit_finish(edit);
}

/* One candidate. True when it is the best one now. */
static bool attempt(Reducer *r, Try *try)
{
    Context *context;
    Op *module = read_module(sb_view(&r->best), &context);
    Edit edit;
    Places places;
    bool better;

    edit_start(&edit, module, r->query->keep);
    edit.keeps_dead = r->keeps_dead;
    places = places_of(&edit, try->rule);
    try->count = places.len;
    if (try->to > places.len)
        try->to = places.len;
    better = apply_rule(&edit, &places, try) && accept(r, module, try->rule->name);
    vec_free(&places);
    edit_free(&edit);
    context_free(context);
    return better;
}

/* All places, so many at a time, from the last to the first. */
static bool sweep(Reducer *r, const ReduceRule *rule, size_t count, size_t chunk)
{
    bool any = false;

    for (size_t end = count; end && !is_over(r);) {
        Try try = { rule, end > chunk ? end - chunk : 0, end, 0 };

        any |= attempt(r, &try);
        end = try.from < try.count ? try.from : try.count;
    }
    return any;
}

static size_t count_places(const Reducer *r, const ReduceRule *rule)
{
    Context *context;
    Op *module = read_module(sb_view(&r->best), &context);
    Edit edit;
    Places places;
    size_t count;

    edit_start(&edit, module, r->query->keep);
    places = places_of(&edit, rule);
    count = places.len;
    vec_free(&places);
    edit_free(&edit);
    context_free(context);
    return count;
}

static bool run_rule(Reducer *r, const ReduceRule *rule)
{
    size_t count = count_places(r, rule);
    bool any = false;

    for (size_t chunk = rule->singly ? 1 : count; count && chunk; chunk /= 2) {
        any |= sweep(r, rule, count, chunk);
        count = count_places(r, rule);
    }
    return any;
}

/* Late rules stop at the first that helps: the others may find more then. */
static bool run_rules(Reducer *r, bool late)
{
    bool any = false;

    for (unsigned i = 0; i < TABLE_COUNT; i++)
        for (const ReduceRule *rule = TABLES[i]; rule->name && !is_over(r); rule++) {
            if (rule->late == late)
                any |= run_rule(r, rule);
            if (late && any)
                return true;
        }
    return any;
}

/* As the printer writes it, where the condition holds of that. */
static void start(Reducer *r, Str text)
{
    Context *context;
    Op *module = read_module(text, &context);
    Sb printed = { 0 };

    r->measure = measure_of(module);
    ir_print(&printed, module, (PrintOptions){ 0 });
    context_free(context);
    if (reads_back(sb_view(&printed), &r->measure) && holds(r, sb_view(&printed), "as printed")) {
        r->best = printed;
        return;
    }
    sb_str(&r->best, text);
    sb_free(&printed);
}

/* What helps is done again from the first rules on; last of all without taking away what lost its
 * use: a program may be about just that. */
static bool run_round(Reducer *r)
{
    bool any = run_rules(r, false) || run_rules(r, true);

    r->keeps_dead = !any;
    any = any || run_rules(r, false) || run_rules(r, true);
    r->keeps_dead = false;
    return any;
}

Reduced reduce_module(Str text, const ReduceQuery *query)
{
    Reducer r = { .query = query, .progress = { .unit = "candidates" }, .started = now() };

    start(&r, text);
    while (!is_over(&r) && run_round(&r))
        ;
    progress_clear(&r.progress);
    map_free(&r.asked);
    arena_free(&r.hashes);
    return (Reduced){ .text = r.best,
                      .operations = r.measure.operations,
                      .asked = r.asked_count,
                      .finished = !r.over };
}
