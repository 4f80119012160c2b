/* Every input of a function: all of them are run, where they are few; about others a solver is
 * asked, whose counterexample is run before anything is said of it (P11). */
#include "core/ir/symbol.h"
#include "dialects/function.h"
#include "interp/oracle/diff/comparer.h"
#include "interp/oracle/prove/prove.h"
#include "interp/program/attend.h"

enum { MOST_RUN = 1 << 24 };

Inputs *compare_all_inputs(Comparer *c)
{
    Sb why = { 0 };
    Inputs *inputs = compare_make_inputs(c, MOST_RUN, true, &why);

    sb_free(&why);
    if (inputs && inputs_are_all(inputs))
        return inputs;
    if (inputs)
        inputs_free(inputs);
    return NULL;
}

static void note(Comparer *c, ProofKind kind, Str why)
{
    Arena *arena = &c->result->arena;

    vec_push(&c->result->proofs,
             ((Proof){ .function = str_dup(arena, symbol_name(c->source.function)),
                       .kind = kind,
                       .inputs = c->looked_at,
                       .why = str_dup(arena, why) }));
}

void compare_note_same(Comparer *c, const Op *function)
{
    c->source.function = function;
    note(c, PROOF_SAME, (Str){ 0 });
}

void compare_note_differs(Comparer *c)
{
    note(c, PROOF_DIFFERS, (Str){ 0 });
}

/* Runs what the solver says shows a difference; it is told as any other input is. */
static void run_counterexample(Comparer *c, const Proved *proved)
{
    Inputs *inputs = inputs_of_lanes(c->source.function, proved->words, proved->poison);

    inputs_free((Inputs *)c->source.inputs);
    c->source.inputs = c->target.inputs = c->judge.inputs = inputs;
    compare_input(c, 0);
    c->result->alike.len = 0; /* these are numbers of inputs that were made up */
    if (c->best.found)
        compare_note_differs(c);
    else
        note(c, PROOF_NONE, STR("the solver's counterexample does not hold"));
}

/* Does the solver know that the target refines the source? */
static bool ask(Comparer *c)
{
    Proved proved = prove_refinement(c->options->solver, c->source.function, c->target.function,
                                     c->source.machine->target.index_width,
                                     c->options->prove_seconds, &c->result->arena);

    if (proved.verdict == PROVE_REFINES)
        note(c, PROOF_SOLVED, (Str){ 0 });
    else if (proved.verdict == PROVE_COUNTEREXAMPLE)
        run_counterexample(c, &proved);
    else if (!attend_interrupted())
        note(c, PROOF_NONE, proved.why);
    return proved.verdict == PROVE_REFINES;
}

bool compare_prove(Comparer *c, bool all)
{
    if (attend_interrupted())
        return false;
    if (c->best.found) {
        compare_note_differs(c);
        return false;
    }
    if (all) {
        note(c, PROOF_RUN, (Str){ 0 });
        return true;
    }
    if (!is_circuit(c->source.function) && !c->lowered && c->options->solver)
        return ask(c);
    note(c, PROOF_NONE,
         STR("there are too many inputs, and neither circuits nor types that were lowered are "
             "translated for the solver"));
    return false;
}
