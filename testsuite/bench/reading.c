/* How long files take to be read, and no more: text or bytecode, each time in a new context.
 *   reading RUNS FILE...   prints a line of each file: the median, in milliseconds */
#include "core/base/arena.h"
#include "core/bytecode/bytecode.h"
#include "core/ir/context.h"
#include "dialects/registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static Str file_bytes(const char *path)
{
    FILE *file = fopen(path, "rb");
    char *bytes;
    long size;

    if (!file || fseek(file, 0, SEEK_END) || (size = ftell(file)) < 0) {
        perror(path);
        exit(1);
    }
    rewind(file);
    bytes = must_alloc((size_t)size);
    size = (long)fread(bytes, 1, (size_t)size, file);
    fclose(file);
    return (Str){ bytes, (size_t)size };
}

static double reading(Str path, Str bytes)
{
    Context *context = context_new();
    double begun, ended;

    register_all_dialects(context);
    begun = now();
    if (!program_parse(context, path, bytes, 0)) {
        fprintf(stderr, "%.*s cannot be read\n", STR_ARG(path));
        exit(1);
    }
    ended = now();
    context_free(context);
    return ended - begun;
}

static int by_size(const void *a, const void *b)
{
    double first = *(const double *)a, second = *(const double *)b;

    return (first > second) - (first < second);
}

int main(int count, char **arguments)
{
    int runs = count > 2 ? atoi(arguments[1]) : 0;
    double *times = must_alloc((size_t)runs * sizeof *times);

    if (runs < 1) {
        fputs("usage: reading RUNS FILE...\n", stderr);
        return 2;
    }
    for (int i = 2; i < count; i++) {
        Str path = str_of(arguments[i]), bytes = file_bytes(arguments[i]);

        for (int run = 0; run < runs; run++)
            times[run] = reading(path, bytes);
        qsort(times, (size_t)runs, sizeof *times, by_size);
        printf("%.3f\n", times[runs / 2]);
        free((void *)bytes.data);
    }
    free(times);
    return 0;
}
