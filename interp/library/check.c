#include "interp/library/library.h"

#include "interp/oracle/check/check.h"
#include "interp/oracle/judge/perturb.h"

typedef struct Checking {
    MlirInterpModule *module;
    const char *function; /* NULL: all */
    uint64_t inputs;
    char **json; /* NULL: nobody asks for it */
    Sb lines;
    Sb differences; /* what is said of functions that differ */
    Sb others;      /* and of those that were not compared */
} Checking;

static bool is_compared(const CheckFunction *function)
{
    return check_side_compared(&function->sides[0]);
}

static void see_function(void *state, const CheckFunction *function, Str text)
{
    Checking *checking = state;

    check_json_function(&checking->lines, function);
    if (function->findings.len)
        sb_str(&checking->differences, text);
    else if (!is_compared(function))
        sb_str(&checking->others, text);
}

static CheckOptions options_for(Checking *checking, const char *native, const Options *context)
{
    const MlirInterpSession *session = checking->module->session;
    const MachineOptions *machine = &session->machine;

    return (CheckOptions){ .entry = checking->function,
                           .inputs = checking->inputs,
                           .seed = machine->seed,
                           .ulp = INEXACT_BY_HALF,
                           .native_seconds = 10,
                           .max_seconds = machine->max_seconds,
                           .index_width = machine->index_width,
                           .max_steps = machine->max_steps,
                           .max_memory = machine->max_memory,
                           .max_depth = machine->max_depth,
                           .context = context,
                           .program = native,
                           .told = see_function,
                           .told_state = checking };
}

static MlirInterpStatus status_of(const Check *check)
{
    return check->miscalled                ? MLIR_INTERP_USAGE
           : check_found_difference(check) ? MLIR_INTERP_DIFFERENCE
           : check_compared_all(check)     ? MLIR_INTERP_FINE
                                           : MLIR_INTERP_UNSUPPORTED;
}

static MlirInterpStatus check_by(void *state, const char *native)
{
    Checking *checking = state;
    MlirInterpModule *module = checking->module;
    const Options context = { 0 }; /* there are no files */
    Check check = { .options = options_for(checking, native, &context),
                    .witnesses = { { WIRE_VIA_LLVM, 2, "llvm -O2" } },
                    .witness_count = 1,
                    .progress = { .shown = -1 } };
    MlirInterpStatus status = MLIR_INTERP_USAGE;
    Sb why = { 0 };

    if (check_start(&check, &why)) {
        check_module(&check, module->name.data, module->context, module->module);
        check_json_summary(&checking->lines, &check);
        status = status_of(&check);
    } else {
        saying_error(module->session, "%s", why.data);
    }
    if (status != MLIR_INTERP_FINE && !why.len)
        saying_report(
            module->session,
            sb_view(status == MLIR_INTERP_DIFFERENCE ? &checking->differences : &checking->others));
    check_end(&check);
    sb_free(&why);
    return status;
}

static void run_check(void *argument)
{
    Checking *checking = argument;

    native_work(checking->module->session, check_by, checking);
}

MlirInterpStatus mlir_interp_check(MlirInterpModule *module, const char *function, uint64_t inputs,
                                   char **json)
{
    static const uint64_t INPUTS = 1000;
    Checking checking = {
        .module = module, .function = function, .inputs = inputs ? inputs : INPUTS, .json = json
    };

    stack_run(run_check, &checking);
    sb_free(&checking.differences);
    sb_free(&checking.others);
    sb_add(&checking.lines, "");
    if (json)
        *json = checking.lines.data;
    else
        sb_free(&checking.lines);
    return module->session->saying.shown.status;
}
