#include "interp/command/lower_own.h"

#include "interp/console/status.h"
#include "interp/oracle/diff/compiler.h"
#include "interp/oracle/witness/reach.h"
#include "interp/program/candidates.h"

#include "core/bytecode/bytecode.h"
#include "core/ir/context.h"
#include "interp/console/output.h"

#include <stdio.h>

enum { SECONDS = 60 };

/* Modules, functions and the like only hold what is executed. */
static bool is_meant(void *state, const Op *op)
{
    (void)state;
    return op->def
           && (def_is_executed(op->def) || op_attr(op, "sym_name") || op_has(op, SYMBOL_TABLE));
}

static bool reaches_what_is_not_meant(const Op *module, const char *entry)
{
    const Op *function = candidate_find(module, str_of(entry));
    Reach reach = { 0 };
    bool meant = true;

    if (function) {
        reach = reach_of(module, function);
        meant = reach_walk(&reach, is_meant, NULL);
        reach_free(&reach);
    }
    return !meant;
}

bool lower_own_wanted(const Options *options, Str text)
{
    Context *context = input_context(options);
    bool wanted;
    Op *module;

    context->handler = NULL;
    context->allow_unregistered = true;
    module = program_parse(context, STR("program"), text, 0);
    wanted = !module || !ir_verify(module) || reaches_what_is_not_meant(module, options->entry);
    context_free(context);
    return wanted;
}

/* The text that the command writes; an error on standard error where there is none. */
static bool run_command(const Options *options, Str before, Sb *after)
{
    Compiler compiler = { .command = options->lower, .seconds = SECONDS };
    Stages stages = { 0 };
    Sb why = { 0 };
    bool ran = compiler_run(&compiler, before, &stages, &why) && stages.stages.len;
    const Stage *stage = ran ? &stages.stages.data[0] : NULL;
    bool good = ran && stage->end == STAGE_GOOD;

    if (good)
        sb_str(after, stage->text);
    else if (ran)
        output_error("error: --lower: %.*s\n", STR_ARG(stage->why));
    else
        output_error("error: --lower: %.*s\n", (int)why.len, why.data);
    sb_free(&why);
    stages_free(&stages);
    return good;
}

/* Of bytecode its text, upgraded, for versions of dialects in it stop other tools; what cannot be
 * read here as it came: the command may know it. */
static bool run_on_text(const Options *options, const Input *input, Sb *after)
{
    Options unheard = { .silent = true, .allow_unregistered_dialect = true };
    Sb text = { 0 };
    bool good;

    if (bytecode_is(input->text)
        && input_text_of(&text, input->name, input->text, &unheard,
                         (PrintOptions){ .debug_info = true }, NULL))
        good = run_command(options, sb_view(&text), after);
    else
        good = run_command(options, input->text, after);
    sb_free(&text);
    return good;
}

int lower_own(Program *program, const Options *options)
{
    Sb name = { 0 };
    int status;

    if (!run_on_text(options, &program->input, &program->text))
        return EXIT_INVALID;
    sb_printf(&name, "%.*s behind --lower", STR_ARG(program->input.name));
    program->text_name = name;
    output_error("note: what has no meaning here was lowered first: %s\n", options->lower);
    status = program_read(program, options);
    return status;
}
