#include "interp/library/library.h"

#include "core/text/source.h"
#include "interp/oracle/diff/diff.h"
#include "interp/oracle/judge/perturb.h"

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
    case DIFF_INTERRUPTED:
        return MLIR_INTERP_LIMIT;
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
                          .program = session->native,
                          .json = true,
                          .jobs = 1,
                          .context = context };
}

static void tell(MlirInterpSession *session, const DiffResult *result, const DiffOptions *options)
{
    Sb text = { 0 };

    diff_text_line(&text, result, options);
    sb_char(&text, '\n');
    diff_text_report(&text, result, options);
    saying_error(session, "%.*s", STR_ARG(sb_view(&text)));
    sb_free(&text);
}

static void pass(void *argument)
{
    const Passing *passing = argument;
    MlirInterpModule *module = passing->module;
    Options context = { .allow_unregistered_dialect = module->session->allows_unregistered,
                        .silent = true };
    DiffOptions options = options_for(passing, &context);
    Input input = { .name = module->name, .text = module->text };
    Diff diff;
    DiffResult result;
    Sb json = { 0 };

    saying_begin(module->session);
    diff_start(&diff, &options);
    result = diff_part(&diff, &input, &(Chunk){ input.text, 0 });
    if (status_of(result.verdict) != MLIR_INTERP_FINE)
        tell(module->session, &result, &options);
    if (passing->json) {
        diff_json_result(&json, &result, &options);
        sb_add(&json, "");
        *passing->json = json.data;
    }
    saying_end(module->session, status_of(result.verdict), NULL);
    diff_result_free(&result);
    diff_end(&diff);
}

MlirInterpStatus mlir_interp_diff(MlirInterpModule *module, const char *passes, uint64_t inputs,
                                  char **json)
{
    Passing passing = { module, passes, inputs, json };

    stack_run(pass, &passing);
    return module->session->saying.shown.status;
}
