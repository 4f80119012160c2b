#include "interp/command/lower_missing.h"

#include "interp/console/offer.h"
#include "interp/console/status.h"
#include "interp/oracle/diff/compiler.h"

#include <stdio.h>

/* What takes the operations of a dialect, or one operation, out of a program. What a dialect brings
 * may be missing in its turn. */
typedef struct Way {
    const char *missing, *passes;
} Way;

static const Way WAYS[] = {
    { "quant", "builtin.module(func.func(lower-quant-ops),strip-func-quant-types,canonicalize)" },
    { "tosa", "builtin.module(func.func(tosa-infer-shapes,tosa-make-broadcastable,"
              "tosa-to-linalg-named,tosa-make-broadcastable,tosa-to-linalg,"
              "tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,tosa-to-scf),"
              "tosa-to-mlprogram,cse)" },
};

enum { WAY_COUNT = sizeof WAYS / sizeof *WAYS, SECONDS = 60 };

static const Way *way_of(Str operation)
{
    Str dialect = { operation.data, str_find(operation, '.') };

    for (unsigned i = 0; i < WAY_COUNT; i++)
        if (str_is(operation, WAYS[i].missing) || str_is(dialect, WAYS[i].missing))
            return &WAYS[i];
    return NULL;
}

/* As a command that shows what comes out. */
static void tell(const Input *input, const Way *way)
{
    Sb command = { 0 };

    sb_printf(&command, "%s ", offer_opt());
    offer_file(&command, input->name);
    sb_add(&command, " --pass-pipeline=");
    offer_quoted(&command, str_of(way->passes));
    fprintf(stderr, "note: `%s` is not executed yet, and lowered first: %s\n", way->missing,
            command.data);
    sb_free(&command);
}

/* The text behind all passes; an error on standard error where there is none. */
static bool run_passes(const Way *way, Str before, Sb *after)
{
    Witness *witness =
        witness_new((WitnessOptions){ .index_width = 64, .seconds = SECONDS, .locations = true });
    Compiler compiler = { .witness = witness, .passes = way->passes, .seconds = SECONDS };
    Stages stages;
    Sb why = { 0 };
    bool good = compiler_run(&compiler, before, &stages, &why) && stages.stages.len;
    const Stage *last = good ? &stages.stages.data[stages.stages.len - 1] : NULL;

    if (good && last->end == STAGE_GOOD)
        sb_str(after, last->text);
    else if (good)
        fprintf(stderr, "error: --lower-missing: '%.*s': %.*s\n", STR_ARG(last->pass),
                STR_ARG(last->why));
    else
        fprintf(stderr, "error: --lower-missing: %.*s\n", (int)why.len, why.data);
    good = good && last->end == STAGE_GOOD;
    sb_free(&why);
    stages_free(&stages);
    witness_free(witness);
    return good;
}

/* Sends it through the passes that take a missing operation out of it; false, told, where none are
 * known that did not run before, or they fail. */
static bool lower(Program *program, const Options *options, bool *done)
{
    const Way *way = way_of(program->context->lacking_op);
    Sb after = { 0 };

    if (!way || done[way - WAYS]) {
        program_read(program, options, false);
        fprintf(stderr,
                "note: --lower-missing knows no passes that bring '%.*s' to what is executed\n",
                STR_ARG(program->context->lacking_op));
        return false;
    }
    done[way - WAYS] = true;
    tell(&program->input, way);
    if (!run_passes(way, program->text.data ? sb_view(&program->text) : program->input.text,
                    &after))
        return false;
    sb_free(&program->text);
    program->text = after;
    return true;
}

int program_open_lowered(Program *program, const Options *options)
{
    int status = program_open(program, options);
    bool done[WAY_COUNT] = { false };

    if (!options->lower_missing || !program->context)
        return status;
    while (status == END_UNSUPPORTED) {
        if (!lower(program, options, done))
            return END_UNSUPPORTED;
        status = program_read(program, options, true);
    }
    return program_read(program, options, false);
}
