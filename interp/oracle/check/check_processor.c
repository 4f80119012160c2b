/* A difference: is it the optimiser's? And on a processor that was asked for: is it the
 * processor's? The function is compiled again, without optimisation or for lesser processors, and
 * run on the same input.
 */
#include "interp/oracle/check/check.h"

#include "interp/oracle/witness/processor.h"

#include <stdio.h>
#include <string.h>

typedef enum Answer { ANSWER_NONE, ANSWER_AGREES, ANSWER_DIFFERS } Answer;

/* What native code as the witness makes it now makes of the finding's input. */
static Answer ask_again(CheckFunction *f, const CheckFinding *finding)
{
    CheckSide side = { 0 };
    Answer answer = ANSWER_NONE;

    if (check_side_load(f, finding->witness, &side))
        answer = verdict_is_finding(check_input_again(f, &side, finding->number)) ? ANSWER_DIFFERS
                                                                                  : ANSWER_AGREES;
    check_side_unload(f, &side);
    return answer;
}

/* Compiled for the processor. */
static Answer ask(CheckFunction *f, const CheckFinding *finding, const char *processor)
{
    Check *check = f->of->check;
    Answer answer;

    witness_use_processor(check->native, processor);
    answer = ask_again(f, finding);
    witness_use_processor(check->native, check->options.processor);
    return answer;
}

Str check_optimiser_of(CheckFunction *f, const CheckFinding *finding)
{
    CheckWitness *witness = &f->of->check->witnesses[finding->witness];
    unsigned level = witness->optimisation;
    Answer answer = ANSWER_NONE;

    witness->optimisation = 0;
    if (level)
        answer = ask_again(f, finding);
    witness->optimisation = level;
    return answer == ANSWER_AGREES
               ? STR("native code agrees with the interpreter at -O0: suspect the optimiser, or a "
                     "promise that was made to it")
               : (Str){ 0 };
}

static const char *with(CheckFunction *f, const char *processor, Str feature)
{
    return str_printf(&f->arena, "%s,+%.*s", processor, STR_ARG(feature)).data;
}

static bool brings_it(CheckFunction *f, const CheckFinding *finding, const char *processor,
                      Str feature)
{
    return feature.len && ask(f, finding, with(f, processor, feature)) == ANSWER_DIFFERS;
}

/* Does `broad` differ by what it implies, this feature? Without that it is gone as well. */
static bool is_by(CheckFunction *f, const CheckFinding *finding, const char *processor, Str broad,
                  Str feature)
{
    const char *without =
        str_printf(&f->arena, "%s,+%.*s,-%.*s", processor, STR_ARG(broad), STR_ARG(feature)).data;

    return ask(f, finding, without) == ANSWER_AGREES;
}

/* The narrowest of the host's that makes native code differ where the processor lacks it: others,
 * avx10.1 say, only imply it. Empty where none does by itself. */
static Str search_features(CheckFunction *f, const CheckFinding *finding, const char *processor)
{
    Sb features = { 0 };
    Str found = { 0 }, rest;

    witness_features(f->of->check->native, &features);
    rest = sb_view(&features);
    while (rest.len) {
        Str feature = { rest.data, str_find(rest, '\n') };

        if (!processor_has(processor, feature) && brings_it(f, finding, processor, feature)
            && (!found.len || is_by(f, finding, processor, found, feature)))
            found = str_dup(&f->arena, feature);
        rest = str_from(rest, feature.len + 1);
    }
    sb_free(&features);
    return found;
}

/* The feature last found stands first: what differs in one function differs in others. */
static Str feature_of(CheckFunction *f, const CheckFinding *finding, const char *processor)
{
    Check *check = f->of->check;
    Str last = str_dup(&f->arena, str_of(check->feature)), found;

    if (brings_it(f, finding, processor, last))
        return last;
    found = search_features(f, finding, processor);
    if (found.len)
        snprintf(check->feature, sizeof check->feature, "%.*s", STR_ARG(found));
    return found;
}

/* One of the row that ends with the baseline, whose features the baseline has. */
static bool is_lesser(const char *processor)
{
    while (processor && strcmp(processor, processor_baseline()) != 0)
        processor = processor_above(processor);
    return processor != NULL;
}

Str check_processor_of(CheckFunction *f, const CheckFinding *finding)
{
    const char *asked = f->of->check->options.processor, *baseline = processor_baseline();
    const char *agreeing = baseline, *next;
    Str feature = { 0 };

    if (!asked || strcmp(asked, baseline) == 0 || ask(f, finding, baseline) != ANSWER_AGREES)
        return (Str){ 0 };
    if (!is_lesser(asked)) {
        while ((next = processor_above(agreeing)) && processor_runs_here(next)
               && ask(f, finding, next) == ANSWER_AGREES)
            agreeing = next;
        feature = feature_of(f, finding, agreeing);
    }
    if (!feature.len)
        return str_printf(&f->arena, "only the processor asked for shows it: --mcpu=%s agrees",
                          agreeing);
    return str_printf(&f->arena,
                      "only the processor's %.*s shows it: --mcpu=%s agrees, --mcpu=%s,+%.*s "
                      "differs",
                      STR_ARG(feature), agreeing, agreeing, STR_ARG(feature));
}
