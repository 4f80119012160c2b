#include "interp/command/statistics.h"

#include "interp/console/output.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static void count(void *state, const Step *step)
{
    Statistics *statistics = state;
    bool added;
    MapEntry *entry = map_at(&statistics->counts, op_name(step->op), &added);

    entry->value = (void *)((uintptr_t)entry->value + 1);
}

void statistics_start(Statistics *statistics, Machine *machine)
{
    statistics->observer = (Observer){ .state = statistics, .before = count };
    machine->observer = &statistics->observer;
}

static int more_first(const void *a, const void *b)
{
    const MapEntry *one = *(const MapEntry *const *)a, *other = *(const MapEntry *const *)b;

    if (one->value != other->value)
        return (uintptr_t)one->value > (uintptr_t)other->value ? -1 : 1;
    return str_cmp(one->key, other->key);
}

void statistics_print(const Statistics *statistics)
{
    const Map *counts = &statistics->counts;
    const MapEntry **rows = must_alloc((counts->len + 1) * sizeof *rows);
    size_t len = 0;
    uint64_t sum = 0;

    for (size_t i = 0; i < counts->len; i++)
        if (counts->entries[i].value) {
            rows[len++] = &counts->entries[i];
            sum += (uintptr_t)counts->entries[i].value;
        }
    qsort(rows, len, sizeof *rows, more_first);
    for (size_t i = 0; i < len; i++)
        output_error("%12" PRIuPTR "  %.*s\n", (uintptr_t)rows[i]->value, STR_ARG(rows[i]->key));
    output_error("%12" PRIu64 "  operations\n", sum);
    free(rows);
}

void statistics_free(Statistics *statistics)
{
    map_free(&statistics->counts);
}
