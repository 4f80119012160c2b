#include "interp/oracle/hunt/hunt.h"

#include "interp/program/attend.h"

#include <string.h>

static void count(const Hunt *hunt, const DiffResult *result)
{
    HuntSums *sums = hunt->sums;
    bool changed = false, refused = false;

    for (size_t i = 0; i < result->steps.len; i++) {
        changed |= result->steps.data[i].verdict != STEP_UNCHANGED;
        refused |= result->steps.data[i].verdict == STEP_REFUSED;
    }
    sums->programs++;
    sums->functions += result->functions;
    sums->inputs += result->compared;
    sums->changed += changed;
    sums->refused += refused || !result->steps.len;
    sums->not_judged += changed && !refused && result->verdict == DIFF_NOT_JUDGED;
}

static void judge(Hunt *hunt, Diff *diff, uint64_t number)
{
    Arena arena = { 0 };
    Sb text = { 0 };
    Input input = { .name = str_printf(&arena, "%llu.mlir", (unsigned long long)number) };
    HuntChoice choice = { 0 };
    DiffResult result;

    generate_program(&text, &hunt->options->generate, number);
    input.text = sb_view(&text);
    if (hunt->options->passes) {
        choice = hunt_choose_passes(hunt, number, &arena);
        diff->options.passes = choice.pipeline;
    }
    result = diff_part(diff, &input, &(Chunk){ .text = input.text });
    count(hunt, &result);
    hunt_count_passes(hunt, &choice, &result);
    if (result.verdict == DIFF_DIFFERS) {
        hunt->sums->keeping[hunt->job] = true;
        hunt_keep(hunt, diff, &result, number);
        hunt->sums->keeping[hunt->job] = false;
    }
    diff_result_free(&result);
    sb_free(&text);
    arena_free(&arena);
}

void hunt_work(Hunt *hunt)
{
    const HuntOptions *options = hunt->options;
    Diff diff;

    diff_start(&diff, &options->diff);
    while (!attend_interrupted() && (!hunt->end || hunt_now() < hunt->end)) {
        uint64_t number = atomic_fetch_add(&hunt->sums->next, 1);

        if (number >= hunt->last)
            break;
        hunt->sums->at[hunt->job] = number;
        judge(hunt, &diff, number);
        hunt->sums->at[hunt->job] = HUNT_NO_PROGRAM;
    }
    diff_end(&diff);
}
