#include "interp/oracle/witness/processor.h"

#include <string.h>

#ifdef __x86_64__

/* Where GCC asks the processor itself, whatever it was compiled for. */
bool processor_runs_here(const char *processor)
{
    if (strcmp(processor, "x86-64-v2") == 0)
        return __builtin_cpu_supports("x86-64-v2");
    if (strcmp(processor, "x86-64-v3") == 0)
        return __builtin_cpu_supports("x86-64-v3");
    if (strcmp(processor, "x86-64-v4") == 0)
        return __builtin_cpu_supports("x86-64-v4");
    return true;
}

const char *processor_baseline(void)
{
    return processor_runs_here(PROCESSOR_BASELINE) ? PROCESSOR_BASELINE : "x86-64";
}

#else

bool processor_runs_here(const char *processor)
{
    (void)processor;
    return true;
}

const char *processor_baseline(void)
{
    return "generic";
}

#endif

/* The psABI's row, in LLVM's words. */
static const struct Level {
    const char *name, *features; /* beyond the level before it, with blanks around */
} LEVELS[] = {
    { "x86-64", " 64bit cmov cx8 fxsr mmx sse sse2 x87 " },
    { "x86-64-v2", " crc32 cx16 popcnt sahf sse3 sse4.1 sse4.2 ssse3 " },
    { "x86-64-v3", " avx avx2 bmi bmi2 f16c fma lzcnt movbe xsave " },
    { "x86-64-v4", " avx512bw avx512cd avx512dq avx512f avx512vl " },
};

enum { LEVEL_COUNT = sizeof LEVELS / sizeof *LEVELS };

static unsigned level_of(const char *processor)
{
    unsigned level = 0;

    while (level < LEVEL_COUNT && strcmp(LEVELS[level].name, processor) != 0)
        level++;
    return level;
}

const char *processor_above(const char *processor)
{
    unsigned above = level_of(processor) + 1;

    return above < LEVEL_COUNT ? LEVELS[above].name : NULL;
}

bool processor_has(const char *processor, Str feature)
{
    unsigned level = level_of(processor);
    Sb word = { 0 };
    bool has = false;

    sb_printf(&word, " %.*s ", STR_ARG(feature));
    for (unsigned i = 0; i <= level && i < LEVEL_COUNT; i++)
        has |= strstr(LEVELS[i].features, word.data) != NULL;
    sb_free(&word);
    return has;
}
