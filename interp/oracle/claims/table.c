#include "interp/oracle/claims/table.h"

#include "core/verify/dominance.h"

#include <stdlib.h>

static void number_ops(Claims *claims, const Op *op)
{
    vec_push(&claims->ops, op);
    for (unsigned i = 0; i < op->result_count; i++)
        vec_push(&claims->values, op->results[i]);
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next) {
            for (unsigned n = 0; n < block->arg_count; n++)
                vec_push(&claims->values, block->args[n]);
            for (const Op *inner = block->first; inner; inner = inner->next)
                number_ops(claims, inner);
        }
}

Claims *claims_new(const Op *module)
{
    Claims *claims = must_alloc(sizeof *claims);

    *claims =
        (Claims){ .module = module, .context = op_context(module), .dominance = dominance_new() };
    number_ops(claims, module);
    return claims;
}

static void free_subject(Subject *subject)
{
    for (size_t i = 0; i < subject->lives.len; i++)
        vec_free(&subject->lives.data[i].spans);
    vec_free(&subject->lives);
    vec_free(&subject->pairs);
    vec_free(&subject->own);
}

void claims_free(Claims *claims)
{
    if (!claims)
        return;
    for (size_t i = 0; i < claims->listed.len; i++)
        free_subject(claims->listed.data[i]);
    for (size_t i = 0; i < claims->all.len; i++)
        report_free(&claims->all.data[i]->report);
    vec_free(&claims->listed);
    vec_free(&claims->all);
    vec_free(&claims->values);
    vec_free(&claims->ops);
    vec_free(&claims->running);
    map_free(&claims->subjects);
    map_free(&claims->helpers);
    map_free(&claims->begun);
    dominance_free(claims->dominance);
    arena_free(&claims->arena);
    free(claims);
}

Claim *claims_add(Claims *claims, ClaimKind kind, const char *by)
{
    Claim *claim = ARENA_NEW(&claims->arena, Claim);

    claim->kind = kind;
    claim->by = by;
    vec_push(&claims->all, claim);
    return claim;
}

bool claims_is_pointer(const Type *type)
{
    return type_is_any_memref(type)
           || (type->kind == TYPE_DIALECT && strcmp(type->dialect.def->name, "llvm.ptr") == 0);
}

bool claim_says_nothing(const Claim *claim)
{
    unsigned width = claim->least.width;
    Arena arena = { 0 };
    bool nothing;

    if (claim->kind != CLAIM_RANGE)
        return false;
    nothing = claim->is_signed
                  ? int_is_min_s(claim->least) && int_eq(claim->most, int_max_s(&arena, width))
                  : int_is_zero(claim->least) && int_is_all_ones(claim->most);
    arena_free(&arena);
    return nothing;
}

Subject *claims_subject(Claims *claims, const void *of)
{
    Subject *subject = map_get(&claims->subjects, KEY_OF(of));

    if (subject)
        return subject;
    subject = ARENA_NEW(&claims->arena, Subject);
    subject->of = of;
    map_put(&claims->subjects, KEY_OF(subject->of), subject);
    vec_push(&claims->listed, subject);
    return subject;
}

/* Where the value is there from: the operation that follows its making. */
static const Op *behind_making(const Value *value)
{
    const Op *definer = value_definer(value);

    return definer ? definer->next : value->block->first;
}

static bool is_there_before(Dominance *dominance, const Value *value, const Op *at)
{
    return at && dominance_of_value(dominance, value, at) && at != value_definer(value);
}

/* An operation, where it is the other side, has run wherever the value is there that was made
 * behind it in its block. */
static bool has_run_before(const Op *op, const Value *value)
{
    const Block *block = value_block(value);
    const Op *definer = value_definer(value);

    return definer && block == op->block && op->number < definer->number;
}

static void pair(Claims *claims, Claim *claim, const void *first, const void *second)
{
    Subject *one = claims_subject(claims, first), *other = claims_subject(claims, second);

    vec_push(&one->pairs, ((Pair){ claim, other, true }));
    vec_push(&other->pairs, ((Pair){ claim, one, false }));
}

/* Two that are never there at once are not compared. */
static void link_pair(Claims *claims, Claim *claim)
{
    Dominance *dominance = claims->dominance;
    const Value *value = claim->value, *other = claim->other;
    const Op *op = claim->op;

    if (op && is_there_before(dominance, value, op))
        pair(claims, claim, value, op);
    else if (op && has_run_before(op, value))
        pair(claims, claim, op, value);
    else if (other && is_there_before(dominance, value, behind_making(other)))
        pair(claims, claim, value, other);
    else if (other && is_there_before(dominance, other, behind_making(value)))
        pair(claims, claim, other, value);
}

void claims_link(Claims *claims, Claim *claim)
{
    switch (claim->kind) {
    case CLAIM_NO_ALIAS:
    case CLAIM_NO_TOUCH:
        link_pair(claims, claim);
        return;
    case CLAIM_EFFECTS:
        claims->of_functions |= op_attr(claim->op, "sym_name") != NULL;
        vec_push(&claims_subject(claims, claim->op)->own, claim);
        return;
    default:
        vec_push(&claims_subject(claims, claim->value)->own, claim);
    }
}
