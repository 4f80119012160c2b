/* What is known of every input of the functions, told. */
#include "interp/console/json.h"
#include "interp/oracle/diff/diff.h"

#include <inttypes.h>

static Proof *proof_of(DiffResult *result, Str function)
{
    for (size_t i = 0; i < result->proofs.len; i++)
        if (str_eq(result->proofs.data[i].function, function))
            return &result->proofs.data[i];
    return NULL;
}

/* Kinds stand in an order: what is known last is the least. */
void diff_add_proofs(DiffResult *result, const Proofs *proofs)
{
    for (size_t i = 0; i < proofs->len; i++) {
        Proof proof = proofs->data[i], *known = proof_of(result, proof.function);

        if (known && known->kind >= proof.kind)
            continue;
        proof.function = str_dup(&result->arena, proof.function);
        proof.why = str_dup(&result->arena, proof.why);
        if (known)
            *known = proof;
        else
            vec_push(&result->proofs, proof);
    }
}

bool diff_is_proved(const DiffResult *result)
{
    for (size_t i = 0; i < result->proofs.len; i++)
        if (result->proofs.data[i].kind >= PROOF_NONE)
            return false;
    return result->proofs.len > 0;
}

bool diff_ran_all(const DiffResult *result)
{
    for (size_t i = 0; i < result->proofs.len; i++)
        if (result->proofs.data[i].kind != PROOF_RUN)
            return false;
    return true;
}

static void add_proof(Sb *sb, const Proof *proof)
{
    sb_printf(sb, "\n  @%.*s: ", STR_ARG(proof->function));
    switch (proof->kind) {
    case PROOF_SAME:
        sb_add(sb, "for every input: nothing is changed");
        return;
    case PROOF_RUN:
        if (proof->inputs == 1)
            sb_add(sb, "for every input: there is one, and it was run");
        else
            sb_printf(sb, "for every input: all %" PRIu64 " were run", proof->inputs);
        return;
    case PROOF_SOLVED:
        sb_printf(sb, "for every input: the solver found none that shows a difference");
        return;
    case PROOF_NONE:
        sb_printf(sb, "not proved: %.*s; sampled %" PRIu64 " input%s", STR_ARG(proof->why),
                  proof->inputs, plural((double)proof->inputs));
        return;
    case PROOF_DIFFERS:
        sb_add(sb, "differs");
        return;
    }
}

void diff_proof_text(Sb *sb, const DiffResult *result)
{
    for (size_t i = 0; i < result->proofs.len; i++)
        add_proof(sb, &result->proofs.data[i]);
}

void diff_proof_json(Sb *sb, const DiffResult *result)
{
    static const char *const BY[] = {
        [PROOF_SAME] = "the same text", [PROOF_RUN] = "all inputs", [PROOF_SOLVED] = "solver"
    };

    if (!result->proofs.len)
        return;
    json_name(sb, "proofs");
    sb_char(sb, '[');
    for (size_t i = 0; i < result->proofs.len; i++) {
        const Proof *proof = &result->proofs.data[i];

        sb_add(sb, i ? ", {" : "{");
        json_text(sb, "function", proof->function);
        json_flag(sb, "every_input", proof->kind < PROOF_NONE);
        if (proof->kind == PROOF_DIFFERS)
            json_flag(sb, "differs", true);
        if (proof->kind < PROOF_NONE)
            json_text(sb, "by", str_of(BY[proof->kind]));
        json_number(sb, "inputs", proof->inputs);
        json_optional(sb, "why", proof->why);
        sb_char(sb, '}');
    }
    sb_char(sb, ']');
}
