#include "interp/oracle/judge/sight.h"

#include "core/define/alias.h"
#include "core/ir/attr.h"
#include "core/ir/type.h"
#include "core/ir/function.h"
#include "interp/oracle/judge/addresses.h"

static bool is_outside(const Op *op)
{
    return function_is_executed(op) && !op->regions[0].first;
}

/* Of the llvm dialect those that nothing here says more of; those that are executed compute, or
 * jump, and globals are there. */
static bool is_llvm(const Op *op)
{
    const OpDef *meaning = op_meaning(op);

    return str_is(op_dialect(op), "llvm") && !op_has(op, TERMINATOR | SYMBOL)
           && !function_is_executed(op) && !(meaning && def_eval(meaning));
}

static bool calls_by_name(const Op *op)
{
    return op_is(op, "func.call") || op_is(op, "llvm.call");
}

/* Functions from outside tell what memory holds, and of addresses those that stand for any other
 * (interp/oracle/judge/text.h). */
static bool sees_addresses(const Op *op)
{
    return is_llvm(op) || addresses_seen_by(op);
}

/* It says how its memory is aligned, or sees it as elements that may have to be aligned more. */
static bool sees_alignment(const Op *op)
{
    if (op_is(op, "memref.assume_alignment") || op_is(op, "memref.view"))
        return true;
    for (unsigned i = 0; op_attr(op, "alignment") && i < op->operand_count; i++)
        if (type_is_any_memref(op->operands[i]->type))
            return true;
    return false;
}

static bool takes_floats(const Op *function)
{
    const Type *type = function_signature(function);
    bool takes = false;

    for (unsigned i = 0; i < type->list.input_count; i++) {
        const Type *element = type_element(type->list.types[i]);

        takes |= element->kind != TYPE_INTEGER && element->kind != TYPE_INDEX;
    }
    return takes;
}

static bool is_of_floats(const Value *value)
{
    return type_element(value->type)->kind == TYPE_FLOAT;
}

static bool is_recast(const Op *op)
{
    return is_of_floats(op->results[0])
           && type_bits(type_element(op->operands[0]->type))
                  == type_bits(type_element(op->results[0]->type));
}

static bool shows_bits(const Op *op)
{
    const Value *of = op->operand_count ? op->operands[0] : NULL;

    if (!op->def || op->def->shown_bits == SHOWS_NO_BITS || !of
        || !(is_of_floats(of) || type_is_any_memref(of->type)))
        return false;
    return op->def->shown_bits == SHOWS_BITS || !is_recast(op);
}

static bool sees_nans(const Op *op)
{
    return is_llvm(op) || (is_outside(op) && takes_floats(op)) || shows_bits(op);
}

/* Without nsw and nuw. */
static bool may_wrap(const Op *op)
{
    const Attr *flags = op_attr(op, "overflowFlags");

    return !flags
           || (flags->kind == ATTR_DIALECT && flags->dialect.count
               && flags->dialect.params[0]->kind == ATTR_INTEGER
               && !int_low_u(flags->dialect.params[0]->integer));
}

/* One operation that gives the same however values are brought together by it: sums modulo 2^n,
 * the least, the largest. */
static bool is_free_of_order(const Op *op)
{
    static const char *const NAMES[] = { "arith.andi",  "arith.ori",      "arith.xori",
                                         "arith.minsi", "arith.maxsi",    "arith.minui",
                                         "arith.maxui", "arith.minimumf", "arith.maximumf" };

    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (op_is(op, NAMES[i]))
            return true;
    return (op_is(op, "arith.addi") || op_is(op, "arith.muli")) && may_wrap(op);
}

/* A body of one such operation, of both its arguments. */
static bool reduces_in_any_order(const Region *region)
{
    const Block *block = region->first;
    const Op *op = block->first, *end = block->last;

    return op && op->next == end && is_free_of_order(op)
           && ((op->operands[0] == block->args[0] && op->operands[1] == block->args[1])
               || (op->operands[0] == block->args[1] && op->operands[1] == block->args[0]))
           && end->operands[0] == op->results[0];
}

static bool sees_order_of_reductions(const Op *op)
{
    for (unsigned i = 0; op_is(op, "scf.reduce") && i < op->region_count; i++)
        if (!reduces_in_any_order(&op->regions[i]))
            return true;
    for (unsigned i = 0; op_is(op, "affine.parallel") && i < op->result_count; i++)
        if (is_of_floats(op->results[i]))
            return true;
    return false;
}

static bool sees_orders(const Op *op)
{
    return is_llvm(op) || is_outside(op) || op_is(op, "vector.print")
           || op_is(op, "memref.atomic_rmw") || op_is(op, "memref.generic_atomic_rmw")
           || sees_order_of_reductions(op);
}

/* Effects of a parallel loop's iterations that others may come between: with one of them an
 * iteration is over, so that any interleaving is an order of iterations. */

enum { MANY = 2 };

static unsigned count_effects(const Reach *reach, const Region *region);

static unsigned effects_of(const Reach *reach, const Op *op)
{
    const Op *callee = calls_by_name(op) ? reach_callee(reach, op) : NULL;
    unsigned count = 0;

    if (calls_by_name(op) || op_is(op, "func.call_indirect"))
        return callee && is_outside(callee) ? 1 : MANY;
    if (sees_orders(op))
        return 1;
    for (unsigned i = 0; i < op->region_count; i++)
        count += count_effects(reach, &op->regions[i]);
    return count && !op_is(op, "scf.if") && !op_is(op, "affine.if") ? MANY : count;
}

static unsigned count_effects(const Reach *reach, const Region *region)
{
    unsigned count = 0;

    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next)
            count += effects_of(reach, op);
    return count && region->block_count > 1 ? MANY : count;
}

static bool interleaves(const Reach *reach, const Op *op)
{
    return (op_is(op, "scf.parallel") || op_is(op, "scf.forall") || op_is(op, "affine.parallel"))
           && count_effects(reach, &op->regions[0]) >= MANY;
}

typedef struct SightWalk {
    const Reach *reach;
    Sight sight;
} SightWalk;

static bool see(void *state, const Op *op)
{
    SightWalk *walk = state;
    Sight *sight = &walk->sight;

    sight->interleaves |= interleaves(walk->reach, op);
    sight->addresses |= sees_addresses(op);
    sight->distances |= addresses_subtracted_by(op);
    sight->sees[CHOICE_PLACE] |= sees_alignment(op);
    sight->sees[CHOICE_NAN] |= sees_nans(op);
    sight->sees[CHOICE_ORDER] |= sees_orders(op);
    return true;
}

/* For more than to ask whether two are the same. Goes on until it is found. */
static bool find_use_of_addresses(void *state, const Op *op)
{
    bool *used = state;

    *used |= is_llvm(op) || addresses_used_by(op);
    return !*used;
}

Sight sight_of(const Reach *reach)
{
    SightWalk walk = { reach, { .sees = { [CHOICE_OTHER] = true } } };
    bool used = false;

    reach_walk(reach, see, &walk);
    if (walk.sight.addresses)
        reach_walk(reach, find_use_of_addresses, &used);
    walk.sight.addresses = used;
    walk.sight.sees[CHOICE_PLACE] |= walk.sight.addresses;
    return walk.sight;
}

Sight sight_in(Sight sight, bool stopped)
{
    sight.sees[CHOICE_ORDER] |= stopped;
    return sight;
}
