#include "interp/oracle/check/check.h"

#include <time.h>

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

double check_seconds(const Check *check)
{
    return now() - check->started;
}

bool check_found_difference(const Check *check)
{
    for (unsigned w = 0; w < check->witness_count; w++)
        if (check->totals.witnesses[w].differing)
            return true;
    return false;
}

bool check_compared_all(const Check *check)
{
    return check->totals.functions && check->totals.compared == check->totals.functions;
}

bool check_start(Check *check, Sb *why)
{
    CheckRoom *room = &check->room;

    check->started = now();
    check->progress.unit = "inputs";
    check->native = witness_new((WitnessOptions){ .index_width = check->options.index_width,
                                                  .seconds = check->options.native_seconds,
                                                  .processor = check->options.processor,
                                                  .program = check->options.program });
    check->shared = witness_shared(check->native, why);
    room->numbers = must_alloc(BATCH_INPUTS * sizeof *room->numbers);
    for (unsigned w = 0; w < check->witness_count; w++)
        room->verdicts[w] = must_alloc(BATCH_INPUTS);
    return check->shared != NULL;
}

void check_end(Check *check)
{
    CheckRoom *room = &check->room;

    for (unsigned w = 0; w < check->witness_count; w++)
        free(room->verdicts[w]);
    free(room->numbers);
    free(room->kept);
    sb_free(&room->bytes);
    arena_free(&room->scratch);
    boundaries_free(&check->boundaries);
    if (check->native)
        witness_free(check->native);
}
