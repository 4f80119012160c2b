/* Every input of a function: all of them are run, where they are few; about others a solver is asked,
 * whose counterexample is run before anything is said of it (P11). */
#include "core/ir/symbol.h"
#include "dialects/function.h"
#include "interp/oracle/diff/comparer.h"
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

bool compare_prove(Comparer *c, bool all)
{
    ProofKind kind = all ? PROOF_RUN : c->alike ? PROOF_SAME : PROOF_NONE;

    if (c->best.found || attend_interrupted())
        return false;
    note(c, kind, kind == PROOF_NONE ? STR("too many inputs") : (Str){ 0 });
    return kind != PROOF_NONE;
}
