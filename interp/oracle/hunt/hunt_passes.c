#include "interp/oracle/hunt/hunt.h"

#include "core/base/random.h"
#include "interp/console/json.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"
#include "interp/oracle/witness/pass_names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

/* Passes that do nothing to a program, or do on purpose what looks wrong (functions that cannot be
 * called any more), by how their names begin. */
static bool is_of_use(Str name)
{
    static const char *const OTHERS[] = { "print-",           "test-",
                                          "view-op-graph",    "gpu-module-to-binary",
                                          "symbol-privatize", NULL };

    for (unsigned i = 0; OTHERS[i]; i++)
        if (str_starts(name, OTHERS[i]))
            return false;
    return true;
}

static bool is_random(const Hunt *hunt)
{
    return strcmp(hunt->options->passes, "random") == 0;
}

static bool takes(Diff *diff, Str pass, Str program)
{
    const double PATIENCE = 1;
    Arena arena = { 0 };
    Compiler compiler = { .witness = diff_native(diff),
                          .passes = str_printf(&arena, "%.*s", STR_ARG(pass)).data,
                          .seconds = PATIENCE };
    Stages stages = { 0 };
    Sb why = { 0 };
    bool taken = compiler_run(&compiler, program, &stages, &why)
                 && stages.stages.data[stages.stages.len - 1].end != STAGE_REFUSED;

    stages_free(&stages);
    sb_free(&why);
    arena_free(&arena);
    return taken;
}

/* Where one of several refuses a program the others were of no use: those that refuse one of the
 * hunt's first programs, each by itself, are left out. They need options, another kind of operation
 * to run on, or what no such program has. */
static void leave_refusing(Hunt *hunt)
{
    enum { PROGRAMS = 2 };
    Diff diff;
    Sb programs[PROGRAMS] = { { 0 } };
    size_t kept = 0;

    diff_start(&diff, &hunt->options->diff);
    for (unsigned i = 0; i < PROGRAMS; i++)
        generate_program(&programs[i], &hunt->options->generate, i);
    for (size_t at = 0; at < hunt->passes.len; at++) {
        bool good = true;

        for (unsigned i = 0; good && i < PROGRAMS; i++)
            good = takes(&diff, hunt->passes.data[at], sb_view(&programs[i]));
        if (good)
            hunt->passes.data[kept++] = hunt->passes.data[at];
    }
    hunt->passes.len = kept;
    for (unsigned i = 0; i < PROGRAMS; i++)
        sb_free(&programs[i]);
    diff_end(&diff);
}

bool hunt_list_passes(Hunt *hunt)
{
    PassNames list = pass_names_list();

    for (size_t i = 0; i < list.pass_count && hunt->passes.len < HUNT_MOST_PASSES; i++)
        if (is_of_use(list.names.data[i]))
            vec_push(&hunt->passes, str_dup(&hunt->arena, list.names.data[i]));
    pass_names_free(&list);
    if (!hunt->passes.len) {
        output_error("error: %s does not list its passes\n", offer_opt());
        return false;
    }
    if (is_random(hunt))
        leave_refusing(hunt);
    if (!hunt->passes.len)
        output_error("error: every pass refuses these programs\n");
    return hunt->passes.len != 0;
}

HuntChoice hunt_choose_passes(const Hunt *hunt, uint64_t number, Arena *arena)
{
    Random random = random_of(hunt->options->generate.seed, number);
    HuntChoice choice = { .pipeline = hunt->options->passes };
    Sb text = { 0 };

    if (!hunt->passes.len)
        return choice;
    choice.count = is_random(hunt) ? 1 + (unsigned)random_below(&random, HUNT_MOST_CHOSEN) : 1;
    for (unsigned i = 0; i < choice.count; i++) {
        choice.passes[i] =
            (is_random(hunt) ? random_below(&random, hunt->passes.len) : number % hunt->passes.len);
        sb_printf(&text, "%s%.*s", i ? "," : "", STR_ARG(hunt->passes.data[choice.passes[i]]));
    }
    choice.pipeline = str_printf(arena, "%.*s", STR_ARG(sb_view(&text))).data;
    sb_free(&text);
    return choice;
}

/* A pass is a step. Where there is none, the pipeline was refused as it stands. */
void hunt_count_passes(Hunt *hunt, const HuntChoice *choice, const DiffResult *result)
{
    for (unsigned i = 0; i < choice->count; i++) {
        HuntPassSums *sums = &hunt->sums->of[choice->passes[i]];

        if (result->steps.len && i >= result->steps.len)
            return;
        sums->programs++;
        sums->refused += !result->steps.len || result->steps.data[i].verdict == STEP_REFUSED;
        sums->changed += result->steps.len && result->steps.data[i].verdict != STEP_REFUSED
                         && result->steps.data[i].verdict != STEP_UNCHANGED;
    }
}

static void add_as_json(Sb *text, Str pass, const HuntPassSums *sums)
{
    sb_char(text, '{');
    json_text(text, "pass", pass);
    json_number(text, "programs", sums->programs);
    json_number(text, "changed", sums->changed);
    json_number(text, "refused", sums->refused);
    sb_add(text, "}\n");
}

void hunt_tell_passes(const Hunt *hunt)
{
    Arena arena = { 0 };
    const char *path = str_printf(&arena, "%s/passes.json", hunt->options->folder).data;
    size_t ran = 0, refusing = 0;
    Sb file = { 0 }, names = { 0 };

    for (size_t i = 0; i < hunt->passes.len; i++) {
        const HuntPassSums *sums = &hunt->sums->of[i];

        ran += sums->programs != 0;
        add_as_json(&file, hunt->passes.data[i], sums);
        if (!sums->programs || sums->refused < sums->programs)
            continue;
        sb_printf(&names, "%s%.*s", refusing++ ? ", " : "", STR_ARG(hunt->passes.data[i]));
    }
    if (hunt->passes.len && output_file(path, (Str[]){ sb_view(&file) }, 1) && !hunt->options->json)
        printf("%zu of %zu passes ran (%s); %zu refused every program%s%s\n", ran, hunt->passes.len,
               path, refusing, refusing ? ": " : "", refusing ? names.data : "");
    sb_free(&file);
    sb_free(&names);
    arena_free(&arena);
}
