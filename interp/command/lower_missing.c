#include "interp/command/lower_missing.h"

#include "interp/command/lower_own.h"

#include "interp/console/definitions.h"
#include "interp/console/offer.h"
#include "interp/console/status.h"
#include "interp/oracle/diff/compiler.h"
#include "interp/oracle/witness/reach.h"
#include "interp/program/candidates.h"

#include "core/bytecode/bytecode.h"
#include "core/ir/context.h"
#include "interp/console/output.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* What takes the operations of a dialect, or one operation, out of a program. What a dialect brings
 * may be missing in its turn. */
typedef struct Way {
    const char *missing, *passes;
} Way;

static const Way WAYS[] = {
    { "tosa", "builtin.module(func.func(tosa-infer-shapes,tosa-to-scf,tosa-make-broadcastable,"
              "tosa-to-linalg-named,tosa-make-broadcastable,tosa-to-linalg,"
              "tosa-to-arith{include-apply-rescale=true},tosa-to-tensor),"
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
    output_error("note: `%s` is not executed yet, and lowered first: %s\n", way->missing,
                 command.data);
    sb_free(&command);
}

/* They fold, and drop what has no use, whatever it does; several of them cannot do without. */
static void tell_what_is_lost(void)
{
    fputs("note: the passes take out operations that nobody uses: undefined behaviour of those is "
          "not seen\n",
          stderr);
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
        output_error("error: --lower-missing: '%.*s': %.*s\n", STR_ARG(last->pass),
                     STR_ARG(last->why));
    else
        output_error("error: --lower-missing: %.*s\n", (int)why.len, why.data);
    good = good && last->end == STAGE_GOOD;
    sb_free(&why);
    stages_free(&stages);
    witness_free(witness);
    return good;
}

/* The word, and not the beginning of a longer one. */
static bool stands_at(Str text, size_t at, Str word)
{
    size_t end = at + word.len;

    return end <= text.len && memcmp(text.data + at, word.data, word.len) == 0
           && (end == text.len
               || !(isalnum((unsigned char)text.data[end]) || strchr("_.", text.data[end])));
}

/* Where the user's text has the word first, comments left out; its beginning, where the passes made
 * the operation. */
static const Attr *place_of(Context *context, const Input *input, Str word)
{
    Str text = input->text, file = input->name;
    unsigned line = 1, column = 1;

    for (size_t i = 0; i + word.len <= text.len; i++) {
        if (i + 2 < text.len && memcmp(text.data + i, "//", 2) == 0)
            i += str_find(str_from(text, i), '\n');
        if (stands_at(text, i, word))
            return loc_file(context, file, line, column);
        column = i < text.len && text.data[i] == '\n' ? 1 : column + 1;
        line += column == 1;
    }
    return loc_file(context, file, 1, 1);
}

static void report_in_text(const Input *input, const Options *options, Str missing)
{
    Context *context = input_context(options);

    diag_add_source(context, input->name, input->text, 0);
    unsupported_error(place_of(context, input, missing), missing);
    context_free(context);
}

/* The parser stopped in what it was given, silently, which behind passes is not the user's text;
 * bytecode has none. */
static void report_missing(Program *program, const Options *options)
{
    Str missing = program->context->lacking_op;

    if (bytecode_is(program->input.text))
        unsupported_tell(program->context);
    else
        report_in_text(&program->input, options, missing);
    output_error("note: --lower-missing knows no passes that bring '%.*s' to what is executed\n",
                 STR_ARG(missing));
}

/* Sends it through the passes that take a missing operation out of it; false, told, where none are
 * known that did not run before, or they fail. */
static bool lower(Program *program, const Options *options, bool *done)
{
    const Way *way = way_of(program->context->lacking_op);
    Sb after = { 0 };

    if (!way || done[way - WAYS]) {
        report_missing(program, options);
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

static bool is_executed(void *state, const Op *op)
{
    Context *context = op_context(op);

    (void)state;
    if (op->def || !context_lacks_op(context, op_name(op)))
        return true;
    return unsupported_error(op_loc(op), op_name(op));
}

/* As a program was read; what we lack of it counts where the entry may come to it. */
static int reached_status(const Program *program, const Options *options, int status)
{
    const Op *entry =
        status == EXIT_FINE ? candidate_find(program->module, str_of(options->entry)) : NULL;
    Reach reach = { 0 };

    if (!entry)
        return status;
    reach = reach_of(program->module, entry);
    if (!reach_walk(&reach, is_executed, NULL))
        status = END_UNSUPPORTED;
    reach_free(&reach);
    return status;
}

static int open_meant(Program *program, const Options *options)
{
    int status = program_find(program, options);

    if (status != EXIT_FINE)
        return status;
    return options->lower && lower_own_wanted(options, program->input.text)
               ? lower_own(program, options)
               : program_read(program, options);
}

/* What a user can do about it, with the flags that the command takes. */
static void tell_ways(const Program *program, const Options *options)
{
    bool lowers = !options->runner;

    if (lowers && way_of(program->context->lacking_op))
        output_error("note: --lower-missing has upstream's passes take it out first\n");
    if (lowers && !options->lower)
        output_error("note: --lower COMMAND has a tool of yours take it out first\n");
    definitions_note_lacking(program->context);
    definitions_offer_upstream();
}

int program_open_lowered(Program *program, const Options *options)
{
    int status = reached_status(program, options, open_meant(program, options));
    bool done[WAY_COUNT] = { false }, lowered = false;

    while (status == END_UNSUPPORTED && options->lower_missing) {
        if (!lower(program, options, done))
            return END_UNSUPPORTED;
        lowered = true;
        status = reached_status(program, options, program_read(program, options));
    }
    if (lowered && status == EXIT_FINE)
        tell_what_is_lost();
    if (status == END_UNSUPPORTED) {
        unsupported_tell(program->context);
        tell_ways(program, options);
    }
    return status;
}
