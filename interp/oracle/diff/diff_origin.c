/* Origins: an operation that does the same with other operands departs because those do. */
#include "interp/oracle/diff/diff_sides.h"

#include "core/ir/symbol.h"
#include "semantics/value/refine.h"

#include <limits.h>

/* Two values at two moments, each by its run's clock. */
typedef struct Pair {
    const Side *source, *target;
    uint64_t when, then;
} Pair;

/* The last that the value was given before; NULL where this is not kept. */
static const Recorded *given_before(const Side *side, const Value *value, uint64_t clock,
                                    uint64_t *time)
{
    const Recorder *recorder = &side->run->recorder;
    const Recorded *recorded = map_get(&recorder->by_value, KEY_OF(value));
    size_t low = 0, high = recorded ? recorded->when.len : 0;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (recorded->when.data[middle] < clock)
            low = middle + 1;
        else
            high = middle;
    }
    if (!low || (low == recorded->when.len && recorded->given > low && recorder->lost < clock))
        return NULL;
    *time = low - 1;
    return recorded;
}

/* Does the one not refine the other? `found` is what then is. */
static bool differs(const Pair *pair, const Value *ours, const Value *theirs, Found *found)
{
    Found made = { 0 };
    Place our_place, their_place;

    made.ours = given_before(pair->source, ours, pair->when, &made.time);
    made.theirs = given_before(pair->target, theirs, pair->then, &made.heir_time);
    if (!made.ours || !made.theirs || !column_same_type(ours, theirs))
        return false;
    our_place = recorded_place(made.ours, made.time);
    their_place = recorded_place(made.theirs, made.heir_time);
    if (refines(refine_value(our_place.layout, our_place.words, our_place.poison, their_place.words,
                             their_place.poison)))
        return false;
    made.base = side_number(pair->source, value_definer(ours));
    made.heir = side_number(pair->target, value_definer(theirs));
    made.when = made.ours->when.data[made.time];
    if (made.base == UINT_MAX || made.heir == UINT_MAX)
        return false;
    *found = made;
    return true;
}

static bool departs(const Pair *pair, const Value *ours, const Value *theirs, Found *found)
{
    Found made;

    if (!differs(pair, ours, theirs, &made) || side_is_kept(pair->source, pair->target, made.base))
        return false;
    *found = made;
    return true;
}

static bool operands_depart(const Pair *pair, const Op *ours, const Op *theirs, Found *found);

/* The last operation of a region that is one block. */
static const Op *region_end(const Region *region)
{
    return region->first && !region->first->next ? region->first->last : NULL;
}

/* What a loop carries to its next turn are the last of its arguments. */
static bool carried_departs(const Pair *pair, const Value *ours, const Value *theirs, Found *found)
{
    const Op *our_end = region_end(value_block(ours)->region),
             *their_end = region_end(value_block(theirs)->region);
    unsigned arguments = value_block(ours)->arg_count, skipped;

    if (!our_end || !their_end || our_end->operand_count != their_end->operand_count
        || value_block(theirs)->arg_count != arguments || our_end->operand_count > arguments)
        return false;
    skipped = arguments - our_end->operand_count;
    return ours->index >= skipped && value_definer(our_end->operands[ours->index - skipped])
           && value_definer(their_end->operands[ours->index - skipped])
           && departs(pair, our_end->operands[ours->index - skipped],
                      their_end->operands[ours->index - skipped], found);
}

/* Arguments of a block are from what is around it, or carried. */
static bool value_departs(const Pair *pair, const Value *ours, const Value *theirs, Found *found)
{
    const Op *our_parent, *their_parent;

    if (value_definer(ours) || value_definer(theirs))
        return value_definer(ours) && value_definer(theirs) && departs(pair, ours, theirs, found);
    our_parent = value_block(ours)->region->parent;
    their_parent = value_block(theirs)->region->parent;
    return ours->index == theirs->index && our_parent && their_parent
           && (carried_departs(pair, ours, theirs, found)
               || operands_depart(pair, our_parent, their_parent, found));
}

/* How much one operand is like another: what they are counts before what defines them. */
static unsigned likeness(const Pair *pair, const Value *ours, const Value *theirs)
{
    const Op *our_op = value_definer(ours), *their_op = value_definer(theirs);
    Found found;

    if (!our_op != !their_op)
        return 0;
    if (!our_op)
        return ours->index == theirs->index ? 2 : 0;
    return differs(pair, ours, theirs, &found) ? str_eq(op_name(our_op), op_name(their_op)) : 2;
}

/* Do two operands stand the other way round? */
static bool is_swapped(const Pair *pair, const Op *ours, const Op *theirs)
{
    Value **a = ours->operands, **b = theirs->operands;

    return ours->operand_count == 2 && column_same_type(a[0], a[1])
           && likeness(pair, a[0], b[1]) + likeness(pair, a[1], b[0])
                  > likeness(pair, a[0], b[0]) + likeness(pair, a[1], b[1]);
}

static bool operands_depart(const Pair *pair, const Op *ours, const Op *theirs, Found *found)
{
    unsigned swap;

    if (!str_eq(op_name(ours), op_name(theirs)) || ours->operand_count != theirs->operand_count)
        return false;
    swap = is_swapped(pair, ours, theirs);
    if (swap && !op_has(ours, COMMUTATIVE))
        return false;
    for (unsigned i = 0; i < ours->operand_count; i++)
        if (value_departs(pair, ours->operands[i], theirs->operands[i ^ swap], found))
            return true;
    return false;
}

/* What an operation with regions gives is what these end with. */
static bool ends_depart(const Pair *pair, const Value *ours, const Value *theirs, Found *found)
{
    const Op *our_op = value_definer(ours), *their_op = value_definer(theirs);

    if (!str_eq(op_name(our_op), op_name(their_op))
        || our_op->region_count != their_op->region_count)
        return false;
    for (unsigned i = 0; i < our_op->region_count; i++) {
        const Op *our_end = region_end(&our_op->regions[i]);
        const Op *their_end = region_end(&their_op->regions[i]);

        if (our_end && their_end && our_end->operand_count == our_op->result_count
            && their_end->operand_count == their_op->result_count
            && value_departs(pair, our_end->operands[ours->index],
                             their_end->operands[theirs->index], found))
            return true;
    }
    return false;
}

/* Each is before the one that it leads to, so that there is an end. */
void origin_of(const Side *source, const Side *target, Found *found)
{
    Pair pair = { source, target, 0, 0 };
    const Value *ours, *theirs;

    do {
        pair.when = found->ours->when.data[found->time];
        pair.then = found->theirs->when.data[found->heir_time];
        ours = found->ours->value;
        theirs = found->theirs->value;
    } while (operands_depart(&pair, value_definer(ours), value_definer(theirs), found)
             || ends_depart(&pair, ours, theirs, found));
}

/* Where a function ends that is one block. */
static const Op *end_of(const Op *module, Str name)
{
    const Op *function = symbol_in_table(module, name);

    return function && function->region_count == 1 ? region_end(&function->regions[0]) : NULL;
}

void origin_of_results(const Side *source, const Side *target, const Op *base,
                       const Op *target_module, Str function, Found *found)
{
    const Op *ours = end_of(base, function), *theirs = end_of(target_module, function);
    Pair pair = { source, target, UINT64_MAX, UINT64_MAX };

    if (ours && theirs)
        operands_depart(&pair, ours, theirs, found);
}
