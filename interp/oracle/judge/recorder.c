#include "interp/oracle/judge/recorder.h"

#include "semantics/value/refine.h"

static Recorded *recorded_of(Recorder *recorder, const Value *value, const Layout *layout)
{
    Recorded *found = map_get(&recorder->by_value, KEY_OF(value));

    if (found)
        return found;
    found = must_alloc(sizeof *found);
    *found = (Recorded){ .value = value, .layout = layout };
    vec_push(&recorder->values, found);
    map_put(&recorder->by_value, KEY_OF(found->value), found);
    return found;
}

static void lose(Recorder *recorder)
{
    if (recorder->lost == UINT64_MAX)
        recorder->lost = recorder->clock;
}

static bool has_room(const Recorder *recorder, const Recorded *r)
{
    return r->when.len < recorder->most || recorder->kept < recorder->in_all;
}

static void record(Recorder *recorder, const Value *value, Place place, const Layout *layout)
{
    Recorded *r = recorded_of(recorder, value, layout);

    r->given++;
    if (!has_room(recorder, r)) {
        lose(recorder);
        return;
    }
    recorder->kept += layout_lanes(place.layout);
    vec_push(&r->when, recorder->clock);
    for (uint64_t i = 0; i < layout_words(place.layout); i++)
        vec_push(&r->words, place.words[i]);
    for (uint64_t i = 0; i < layout_lanes(place.layout); i++)
        vec_push(&r->poison, place.poison[i]);
}

static void record_result(Recorder *recorder, const Step *step, unsigned result)
{
    const Value *value = step->op->results[result];
    const Layout *layout = machine_flat_layout(step->machine, value->type);
    ArenaMark mark = arena_mark(step->arena);
    Place place = result_place(step, result);

    if (!layout->counted)
        place = place_flattened(step->arena, place);
    /* Of a value that refers to its elements those, where its type says how many there are. */
    if (layout->counted || layout_words(place.layout) != layout_words(layout))
        lose(recorder);
    else
        record(recorder, value, place, layout);
    arena_release(step->arena, mark);
}

static void after(void *state, const Step *step, Flow flow)
{
    Recorder *recorder = state;

    recorder->clock++;
    for (unsigned i = 0; flow == FLOW_NEXT && i < step->op->result_count; i++)
        if (recorder->wanted(step->op->results[i]))
            record_result(recorder, step, i);
}

void recorder_start(Recorder *recorder, uint64_t most, uint64_t in_all,
                    bool (*wanted)(const Value *value))
{
    *recorder = (Recorder){ .most = most, .in_all = in_all, .lost = UINT64_MAX, .wanted = wanted };
    recorder->observer = (Observer){ .state = recorder, .after = after };
}

void recorder_free(Recorder *recorder)
{
    for (size_t i = 0; i < recorder->values.len; i++) {
        Recorded *r = recorder->values.data[i];

        vec_free(&r->words);
        vec_free(&r->poison);
        vec_free(&r->when);
        free(r);
    }
    vec_free(&recorder->values);
    map_free(&recorder->by_value);
}

Place recorded_place(const Recorded *recorded, uint64_t n)
{
    return (Place){ recorded->words.data + n * layout_words(recorded->layout),
                    recorded->poison.data + n * layout_lanes(recorded->layout), recorded->layout };
}

uint64_t recorded_departs(const Recorded *source, const Recorded *target)
{
    uint64_t count = source->when.len < target->when.len ? source->when.len : target->when.len;

    for (uint64_t n = 0; n < count; n++) {
        Place ours = recorded_place(source, n), theirs = recorded_place(target, n);

        if (!refines(
                refine_value(ours.layout, ours.words, ours.poison, theirs.words, theirs.poison)))
            return n;
    }
    return UINT64_MAX;
}
