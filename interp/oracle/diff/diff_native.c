/* What native code makes of a finding: the program before the pass and behind it, on its input.
 *
 * Of what the interpreter calls undefined or poison native code may show nothing, or only on some
 * inputs: then the first of them is taken on which it does.
 */
#include "interp/oracle/diff/diff.h"

#include "core/ir/symbol.h"
#include "interp/program/arguments.h"
#include "interp/console/big_stack.h"
#include "interp/oracle/witness/native_call.h"

typedef struct NativeSide {
    Machine *machine;
    const Op *function;
    Runner runner;
    NativeFunction native;
    bool loaded;
    Sb why;   /* it is not */
    bool ran; /* on the last input */
} NativeSide;

static void start_side(Diff *diff, const Op *module, Str function, NativeSide *side)
{
    const CompareOptions *options = &diff->options.compare;
    WireParts globals;
    NativeEnd end;

    *side = (NativeSide){ .function = symbol_in_table(module, function) };
    side->machine = machine_new(op_context(module), module,
                                (MachineOptions){ .index_width = options->index_width,
                                                  .vscale = options->vscale,
                                                  .max_memory = options->max_memory });
    side->machine->stack_limit = big_stack_limit();
    globals = wire_globals_of(side->machine, module);
    witness_use_index_width(diff_native(diff), side->machine->options.index_width);
    side->loaded =
        runner_prepare(&side->runner, side->machine, &globals, side->function, &side->why)
        && wire_fits(&side->runner.shape, WIRE_VIA_LLVM, &side->why)
        && native_load(&side->native, diff_native(diff), module, side->function,
                       &(NativeWay){ .via = WIRE_VIA_LLVM }, &end, &side->why);
}

static void end_side(NativeSide *side)
{
    native_unload(&side->native);
    machine_free(side->machine);
    sb_free(&side->why);
}

/* What it printed and gave back, or why it did not. */
static Str told_by(Arena *arena, NativeSide *side, NativeEnd end, Str why)
{
    Sb *text = &side->machine->output;

    if (end == NATIVE_RETURNED)
        results_print(side->machine, side->function, side->runner.results, side->runner.arguments);
    else
        sb_printf(text, "%s(it did not return: %.*s)\n", text->len ? "\n" : "", STR_ARG(why));
    while (text->len && text->data[text->len - 1] == '\n')
        text->len--;
    return text->len ? str_dup(arena, sb_view(text)) : STR("(nothing)");
}

/* What it prints, its results among it, as `run --via` does; or why there is nothing. */
static Str native_text(Arena *arena, NativeSide *side, const char *args)
{
    Sb why = { 0 };
    NativeEnd end = NATIVE_LIMIT;
    Inputs *inputs;
    Str told;

    side->ran = false;
    if (!side->loaded)
        return str_printf(arena, "(no native code: %s)", side->why.data);
    inputs = inputs_given(side->function, args);
    if (runner_make(&side->runner, inputs, 0, 0))
        end = native_call(&side->native, &side->runner, &why);
    side->ran = end != NATIVE_NO_CODE;
    told = side->ran ? told_by(arena, side, end, sb_view(&why))
                     : str_printf(arena, "(no native code: %s)", why.data);
    sb_free(&why);
    inputs_free(inputs);
    return told;
}

static void ask(DiffResult *result, NativeSide *before, NativeSide *after, const Comparison *on)
{
    DiffFinding *finding = &result->finding;

    finding->native_before = native_text(&result->arena, before, on->args.data);
    finding->native_after = native_text(&result->arena, after, on->args.data);
    finding->has_native = before->ran && after->ran;
    finding->confirmed =
        finding->has_native && !str_eq(finding->native_before, finding->native_after);
}

/* The same difference on another input. */
static Comparison compare_on(const Diff *diff, const Op *source, const Op *target,
                             const Comparison *compared, uint64_t number)
{
    CompareOptions options = diff->options.compare;

    options.entry = compared->function.data;
    options.only = number;
    options.keeps_runs = true;
    return compare_modules(op_context(source), source, op_context(target), target, &options);
}

static void look_for_shown(Diff *diff, DiffResult *result, const Op *source, const Op *target,
                           NativeSide *before, NativeSide *after)
{
    Comparison *compared = &result->finding.compared;

    for (size_t i = 0; i < compared->alike.len && !result->finding.confirmed; i++) {
        Comparison other = compare_on(diff, source, target, compared, compared->alike.data[i]);

        if (other.verdict == COMPARE_DIFFERS && !other.layouts.len)
            ask(result, before, after, &other);
        if (result->finding.confirmed) {
            other.far_alone = compared->far_alone;
            comparison_free(compared);
            *compared = other;
            return;
        }
        comparison_free(&other);
    }
    if (compared->alike.len > 1 && before->loaded && after->loaded)
        ask(result, before, after, compared);
}

void diff_ask_native(Diff *diff, DiffResult *result, const Op *source, const Op *target)
{
    Str function = result->finding.compared.function;
    NativeSide before, after;
    Sb why = { 0 };

    if (!is_circuit(symbol_in_table(source, function)) && witness_shared(diff_native(diff), &why)) {
        start_side(diff, source, function, &before);
        start_side(diff, target, function, &after);
        ask(result, &before, &after, &result->finding.compared);
        if (!result->finding.confirmed && before.loaded && after.loaded)
            look_for_shown(diff, result, source, target, &before, &after);
        end_side(&before);
        end_side(&after);
    }
    sb_free(&why);
}
