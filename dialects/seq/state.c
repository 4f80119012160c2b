/* What registers and clocks hold from tick to tick (semantics/DECISIONS.md W8, W9). */
#include "dialects/seq/seq.h"

#include "core/ir/attr.h"

/* The operand of that name; -1 where the operation has none. */
static int operand_named(const Op *op, const char *name)
{
    int group = def_operand_index(op->def, str_of(name));
    unsigned count, first;

    if (group < 0)
        return -1;
    first = op_operand_group(op, (unsigned)group, &count);
    return count ? (int)first : -1;
}

static bool is_operand(const Op *op, unsigned operand, const char *name)
{
    return operand_named(op, name) == (int)operand;
}

static bool is_clock(const Op *op, unsigned operand)
{
    return seq_is(op->operands[operand]->type, SEQ_CLOCK);
}

static bool bit_of(Place place)
{
    return !int_is_zero(place_int(place));
}

/* Does the clock rise? Poison, where it is or was poison: `*poison` is that. */
static bool rises(const Step *s, int clock, uint32_t *poison)
{
    Place now = operand_place(s, (unsigned)clock), before = place_before(s, (unsigned)clock);

    *poison = *now.poison ? *now.poison : *before.poison;
    return bit_of(now) && !bit_of(before);
}

/* A bit that may be left away. */
static bool is_set(const Step *s, int operand, bool otherwise, uint32_t *poison)
{
    Place place;

    if (operand < 0)
        return otherwise;
    place = operand_place(s, (unsigned)operand);
    if (*place.poison)
        *poison = *place.poison;
    return bit_of(place);
}

static void make_poison(Place place, uint32_t origin)
{
    for (uint64_t i = 0; i < layout_lanes(place.layout); i++)
        place.poison[i] = origin;
}

/* Registers: what they hold first is what they give; behind it, where they begin with a value that
 * an operand has, whether they have begun. */

static const Type *register_holds(const Op *op, unsigned index)
{
    bool has_initial = operand_named(op, "initialValue") >= 0;

    if (index == 0)
        return op->results[0]->type;
    return index == 1 && has_initial ? type_i(op_context(op), 1) : NULL;
}

static bool register_needs(const Op *op, unsigned operand)
{
    bool resets_at_once = op_attr(op, "isAsync") != NULL;

    return is_operand(op, operand, "initialValue")
           || (resets_at_once
               && (is_operand(op, operand, "reset") || is_operand(op, operand, "resetValue")));
}

/* What nothing sets is a choice. */
static Flow register_begin(Step *s)
{
    const Attr *preset = op_attr(s->op, "preset");

    if (preset)
        return hw_set_bits(s, held_place(s, 0), preset->integer);
    return operand_named(s->op, "initialValue") < 0 ? hw_set_undefined(s, held_place(s, 0))
                                                    : FLOW_NEXT;
}

static bool resets_at_once(const Step *s, uint32_t *poison)
{
    return op_attr(s->op, "isAsync") && is_set(s, operand_named(s->op, "reset"), false, poison);
}

Flow seq_register_give(Step *s)
{
    int initial = operand_named(s->op, "initialValue");
    uint32_t poison = 0;

    if (initial >= 0 && !bit_of(held_place(s, 1)))
        place_copy(held_place(s, 0), operand_place(s, (unsigned)initial));
    if (resets_at_once(s, &poison))
        place_copy(held_place(s, 0),
                   operand_place(s, (unsigned)operand_named(s->op, "resetValue")));
    place_copy(result_place(s, 0), held_place(s, 0));
    if (poison)
        make_poison(result_place(s, 0), poison);
    return FLOW_NEXT;
}

static Flow register_take(Step *s)
{
    uint32_t poison = 0;
    bool rose = rises(s, operand_named(s->op, "clk"), &poison);
    bool reset = is_set(s, operand_named(s->op, "reset"), false, &poison);
    bool enabled = is_set(s, operand_named(s->op, "clockEnable"), true, &poison);
    bool at_once = op_attr(s->op, "isAsync") != NULL;

    place_copy(next_place(s, 0), held_place(s, 0)); /* as it may have been reset since */
    if (register_holds(s->op, 1))
        place_set_int(next_place(s, 1), int_of_u(s->arena, 1, 1));
    if (poison)
        make_poison(next_place(s, 0), poison);
    else if (reset && (rose || at_once))
        place_copy(next_place(s, 0),
                   operand_place(s, (unsigned)operand_named(s->op, "resetValue")));
    else if (rose && enabled)
        place_copy(next_place(s, 0), operand_place(s, 0));
    return FLOW_NEXT;
}

const StateDef SEQ_REGISTER_STATE = { .needs = register_needs,
                                      .watches = is_clock,
                                      .holds = register_holds,
                                      .begin = register_begin,
                                      .take = register_take };
