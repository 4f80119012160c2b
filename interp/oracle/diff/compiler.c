#include "interp/oracle/diff/compiler.h"

#include "core/bytecode/bytecode.h"
#include "interp/console/input.h"
#include "interp/oracle/diff/shell.h"

#include <string.h>
#include <time.h>

double compiler_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void stages_free(Stages *stages)
{
    vec_free(&stages->stages);
    arena_free(&stages->arena);
}

/* Adds a stage for each pipeline of the list, each of which has a NUL behind it. */
static void add_passes(Stages *stages, Str list)
{
    while (list.len) {
        Str pass = { list.data, str_find(list, 0) };

        vec_push(&stages->stages, ((Stage){ .pass = str_dup(&stages->arena, pass) }));
        list = str_from(list, pass.len + 1);
    }
}

/* The pipeline's passes as stages of which nothing is known yet but their names. */
static bool begin_passes(const Compiler *compiler, Str text, uint64_t most, Stages *stages, Sb *why)
{
    Sb passes = { 0 };
    bool good = witness_passes(compiler->witness, text, str_of(compiler->passes), most,
                               compiler->seconds, &passes, why);

    if (good)
        add_passes(stages, sb_view(&passes));
    sb_free(&passes);
    return good;
}

static bool run_passes_once(const Compiler *compiler, Str text, Stages *stages, Sb *why)
{
    Arena *arena = &stages->arena;
    size_t run = 0;

    if (!begin_passes(compiler, text, UINT64_MAX, stages, why))
        return false;
    for (bool good = true; good && run < stages->stages.len; run++) {
        Stage *stage = &stages->stages.data[run];
        double began = compiler_now();
        Sb said = { 0 };

        stage->end = witness_stage(compiler->witness, compiler->seconds, &said);
        stage->seconds = compiler_now() - began;
        good = stage->end == STAGE_GOOD;
        *(good ? &stage->text : &stage->why) = str_dup(arena, sb_view(&said));
        sb_free(&said);
    }
    stages->stages.len = run;
    return true;
}

/* A crash is believed of a process that does nothing else. */
static bool run_passes(const Compiler *compiler, Str text, Stages *stages, Sb *why)
{
    size_t said = why->len;
    bool good = run_passes_once(compiler, text, stages, why);

    if (!witness_fell(compiler->witness))
        return good;
    why->len = said;
    sb_add(why, "");
    stages_free(stages);
    *stages = (Stages){ 0 };
    return run_passes_once(compiler, text, stages, why);
}

/* The first lines of what a command said, each behind a line break. */
static void add_lines(Sb *text, Str said)
{
    enum { MOST_LINES = 8, MOST_BYTES = 400 };

    for (unsigned i = 0; i < MOST_LINES && said.len; i++) {
        size_t end = str_find(said, '\n');

        sb_char(text, '\n');
        sb_str(text, (Str){ said.data, end < MOST_BYTES ? end : MOST_BYTES });
        said = str_from(said, end + 1);
    }
}

static StageEnd command_end(const Compiler *compiler, const ShellRun *run, Sb *why)
{
    switch (run->end) {
    case SHELL_SIGNALED:
        sb_printf(why, "the command crashed: %s", strsignal(run->number));
        return STAGE_CRASHED;
    case SHELL_LATE:
        sb_printf(why, "the command took longer than %g second%s (--native-seconds)",
                  compiler->seconds, plural(compiler->seconds));
        return STAGE_LATE;
    case SHELL_FULL:
        sb_printf(why, "the command wrote more than %d bytes", SHELL_MOST_WRITTEN);
        return STAGE_LIMIT;
    default:
        if (run->number == 0 && run->output.len)
            return STAGE_GOOD;
        sb_printf(why,
                  run->number ? "the command failed with exit status %d"
                              : "the command wrote nothing to standard output",
                  run->number);
        return STAGE_REFUSED;
    }
}

/* What the command wrote, as text; bytecode that is none is no module. */
static Str text_written(Arena *arena, Str output, StageEnd *end, Sb *why)
{
    Options options = { .silent = true, .allow_unregistered_dialect = true };
    Sb text = { 0 }, wrong = { 0 };
    Str kept;

    if (!bytecode_is(output) || *end != STAGE_GOOD)
        return str_dup(arena, output);
    if (!input_text_of(&text, STR("-"), output, &options, (PrintOptions){ 0 }, &wrong)) {
        sb_printf(why, "the command wrote bytecode that cannot be read: %.*s",
                  STR_ARG(sb_view(&wrong)));
        *end = STAGE_REFUSED;
    }
    kept = str_dup(arena, sb_view(&text));
    sb_free(&wrong);
    sb_free(&text);
    return kept;
}

static bool run_command(const Compiler *compiler, Str text, Stages *stages, Sb *why)
{
    double began = compiler_now();
    ShellRun run = shell_run(compiler->command, text, compiler->seconds);
    bool known = run.end != SHELL_NOT_FOUND && run.end != SHELL_NOT_RUN;
    Stage stage = { .pass = str_dup(&stages->arena, str_of(compiler->command)),
                    .seconds = compiler_now() - began };
    Sb said = { 0 };

    if (known) {
        stage.end = command_end(compiler, &run, &said);
        stage.text = text_written(&stages->arena, sb_view(&run.output), &stage.end, &said);
        if (stage.end != STAGE_GOOD)
            add_lines(&said, sb_view(&run.errors));
        stage.why = str_dup(&stages->arena, sb_view(&said));
        vec_push(&stages->stages, stage);
    } else {
        sb_str(why, (Str){ run.errors.data, str_find(sb_view(&run.errors), '\n') });
    }
    sb_free(&said);
    shell_run_free(&run);
    return known;
}

bool compiler_run(const Compiler *compiler, Str text, Stages *stages, Sb *why)
{
    *stages = (Stages){ 0 };
    return (compiler->passes ? run_passes : run_command)(compiler, text, stages, why);
}

bool compiler_passes(const Compiler *compiler, Stages *stages, Sb *why)
{
    *stages = (Stages){ 0 };
    if (compiler->passes)
        return begin_passes(compiler, (Str){ 0 }, 0, stages, why);
    vec_push(&stages->stages,
             ((Stage){ .pass = str_dup(&stages->arena, str_of(compiler->command)) }));
    return true;
}
