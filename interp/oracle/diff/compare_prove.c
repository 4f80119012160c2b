/* Every input of a function: all of them are run, where they are few; about others a solver is asked,
 * whose counterexample is run before anything is said of it (P11). */
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

/* Runs what the solver says shows a difference; it is told as any other input is. */
static Str run_counterexample(Comparer *c, const Proved *proved)
{
    Inputs *inputs = inputs_of_lanes(c->source.function, proved->words, proved->poison);

    inputs_free((Inputs *)c->source.inputs);
    c->source.inputs = c->target.inputs = c->judge.inputs = inputs;
    compare_input(c, 0);
    return c->best.found ? (Str){ 0 } : STR("the solver's counterexample does not hold");
}

/* Asks the solver; why it does not know is empty where it does, or a difference was found. */
static Str ask(Comparer *c)
{
    Arena *arena = &c->result->arena;
    Proved proved;

    if (is_circuit(c->source.function) || c->lowered || !c->options->solver)
        return STR("there are too many inputs, and circuits and lowered types are not translated "
                   "for the solver");
    proved = prove_refinement(c->options->solver, c->source.function, c->target.function,
                              c->source.machine->target.index_width, c->options->prove_seconds,
                              arena);
    switch (proved.verdict) {
    case PROVE_REFINES:
        return (Str){ 0 };
    case PROVE_COUNTEREXAMPLE:
        return run_counterexample(c, &proved);
    case PROVE_OPEN:
        break;
    }
    return proved.why;
}

bool compare_prove(Comparer *c, bool all)
{
    ProofKind kind = all ? PROOF_RUN : c->alike ? PROOF_SAME : PROOF_SOLVED;
    Str why = { 0 };

    if (c->best.found || attend_interrupted())
        return false;
    if (kind == PROOF_SOLVED)
        why = ask(c);
    if (why.len)
        kind = PROOF_NONE;
    if (!c->best.found)
        note(c, kind, why);
    return kind != PROOF_NONE && !c->best.found;
}
