#include "interp/library/library.h"

#include "core/bytecode/bytecode.h"

#include "core/text/source.h"
#include "interp/oracle/diff/diff.h"
#include "interp/oracle/judge/perturb.h"
#include "interp/program/attend.h"

typedef struct Passing {
    MlirInterpModule *module;
    const char *passes;
    uint64_t inputs;
    char **json;
} Passing;

static MlirInterpStatus status_of(DiffVerdict verdict)
{
    switch (verdict) {
    case DIFF_REFINES:
    case DIFF_HOLDS:
        return MLIR_INTERP_FINE;
    case DIFF_DIFFERS:
        return MLIR_INTERP_DIFFERENCE;
    case DIFF_LIMIT:
        return MLIR_INTERP_LIMIT;
    case DIFF_INTERRUPTED:
        return MLIR_INTERP_STOPPED;
    case DIFF_INVALID:
        return MLIR_INTERP_INVALID;
    case DIFF_MISCALLED:
    case DIFF_UNREADABLE:
        return MLIR_INTERP_USAGE;
    case DIFF_NOT_JUDGED:
    case DIFF_IN_PART:
    case DIFF_UNDECIDED:
        break;
    }
    return MLIR_INTERP_UNSUPPORTED;
}

static DiffOptions options_for(const Passing *passing, const Options *context)
{
    const MlirInterpSession *session = passing->module->session;
    const MachineOptions *machine = &session->machine;

    return (DiffOptions){ .compare = { .inputs = passing->inputs,
                                       .seed = machine->seed,
                                       .only = UINT64_MAX,
                                       .index_width = machine->index_width,
                                       .vscale = 1,
                                       .max_steps = machine->max_steps,
                                       .max_seconds = machine->max_seconds,
                                       .max_memory = machine->max_memory,
                                       .max_depth = machine->max_depth,
                                       .ulp = INEXACT_BY_HALF },
                          .passes = passing->passes,
                          .native_seconds = 10,
                          .json = true,
                          .jobs = 1,
                          .context = context };
}

static void tell(MlirInterpSession *session, const DiffResult *result, const DiffOptions *options)
{
    Sb text = { 0 };

    diff_text_line(&text, result, options);
    if (result->verdict == DIFF_DIFFERS) {
        sb_char(&text, '\n');
        diff_text_report(&text, result, options);
    }
    saying_error(session, "%.*s", STR_ARG(sb_view(&text)));
    sb_free(&text);
}

static bool can_be_read(Diff *diff, MlirInterpSession *session)
{
    Stages stages = { 0 };
    Sb why = { 0 };
    bool good = compiler_passes(&(Compiler){ .witness = diff_native(diff),
                                             .passes = diff->options.passes,
                                             .seconds = diff->options.native_seconds },
                                &stages, &why);

    if (!good)
        saying_error(session, "%.*s", STR_ARG(sb_view(&why)));
    stages_free(&stages);
    sb_free(&why);
    return good;
}

static MlirInterpStatus judge(const Passing *passing, Diff *diff)
{
    MlirInterpModule *module = passing->module;
    Input input = { .name = module->name, .text = module->text };
    DiffResult result;
    MlirInterpStatus status;
    Sb json = { 0 }, printed = { 0 };

    if (!can_be_read(diff, module->session))
        return attend_interrupted() ? MLIR_INTERP_STOPPED : MLIR_INTERP_USAGE;
    if (bytecode_is(module->text)) {
        ir_print(&printed, module->module, (PrintOptions){ .debug_info = true });
        sb_add(&printed, "");
        input.text = sb_view(&printed);
    }
    result = diff_part(diff, &input, &(Chunk){ .text = input.text });
    status = status_of(result.verdict);
    if (status != MLIR_INTERP_FINE)
        tell(module->session, &result, &diff->options);
    if (passing->json) {
        diff_json_result(&json, &result, &diff->options);
        sb_add(&json, "");
        *passing->json = json.data;
    }
    diff_result_free(&result);
    sb_free(&printed);
    return status;
}

static MlirInterpStatus pass_by(void *state, const char *native)
{
    const Passing *passing = state;
    Options context = { .allow_unregistered_dialect = passing->module->session->allows_unregistered,
                        .silent = true };
    DiffOptions options = options_for(passing, &context);
    MlirInterpStatus status;
    Diff diff;

    options.program = native;
    diff_start(&diff, &options);
    status = judge(passing, &diff);
    diff_end(&diff);
    return status;
}

static void pass(void *argument)
{
    const Passing *passing = argument;

    native_work(passing->module->session, pass_by, argument);
}

MlirInterpStatus mlir_interp_diff(MlirInterpModule *module, const char *passes, uint64_t inputs,
                                  char **json)
{
    Passing passing = { module, passes, inputs, json };

    if (json)
        *json = NULL;
    if (module->session->definitions.len) {
        saying_begin(module->session);
        saying_error(module->session, "dialects that were added are not known to what judges "
                                      "passes here: mlir-interp diff --dialect=FILE takes them");
        return saying_end(module->session, MLIR_INTERP_UNSUPPORTED, NULL);
    }
    stack_run(pass, &passing);
    return module->session->saying.shown.status;
}
