/* What an operation's function sees of the machine (dialects/step.h): values, and what is the
 * run's. Regions and calls: step_control.c; how a run ends: step_end.c. */
#include "interp/machine/machine.h"
#include "interp/machine/meant.h"

#include "core/ir/symbol.h"

Place operand_place(const Step *s, unsigned operand)
{
    return slot_place(s->frame, s->node->operands[operand]);
}

bool place_around(const Step *s, unsigned operand, Place *place)
{
    const Node *around = s->node->around;

    if (!around || operand >= around->op->operand_count)
        return false;
    *place = slot_place(s->frame, around->operands[operand]);
    return true;
}

Place result_place(const Step *s, unsigned result)
{
    return slot_place(s->frame, s->node->results[result]);
}

/* The lane this call is about; a scalar beside vectors stands for every lane. */
Place place_of_lane(const Step *s, Place place)
{
    if (!s->node->mapped || layout_lanes(place.layout) != s->node->lanes)
        return place_lane(place, 0);
    return place_lane(place, s->lane);
}

static Place lane_in(const Step *s, unsigned operand)
{
    return place_of_lane(s, operand_place(s, operand));
}

static Place lane_out(const Step *s, unsigned result)
{
    return place_of_lane(s, result_place(s, result));
}

Int int_in(const Step *s, unsigned operand)
{
    return place_int(lane_in(s, operand));
}

Float float_in(const Step *s, unsigned operand)
{
    return place_float(lane_in(s, operand));
}

Pointer pointer_in(const Step *s, unsigned operand)
{
    return place_pointer(lane_in(s, operand));
}

int64_t index_in(const Step *s, unsigned operand)
{
    return int_low_s(int_in(s, operand));
}

uint64_t size_in(const Step *s, unsigned operand)
{
    return int_low_u(int_in(s, operand));
}

bool bool_in(const Step *s, unsigned operand)
{
    return lane_in(s, operand).words[0] & 1;
}

uint32_t poison_origin(const Step *s, unsigned operand)
{
    Place place = operand_place(s, operand);

    if (s->node->mapped)
        return *place_of_lane(s, place).poison;
    for (uint64_t i = 0; i < layout_lanes(place.layout); i++)
        if (place.poison[i])
            return place.poison[i];
    return 0;
}

bool operand_dies(const Step *s, unsigned operand)
{
    return s->node->moves && s->node->moves[operand];
}

uint32_t poison_born(Step *s, const char *why)
{
    return machine_origin_born(s->machine, s->op, why);
}

bool is_poison(const Step *s, unsigned operand)
{
    return poison_origin(s, operand) != 0;
}

uint32_t poison_read(Step *s, uint32_t origin, const int64_t *indices, unsigned rank)
{
    return machine_origin_read(s->machine, s->op, origin, indices, rank);
}

uint32_t poison_moved(Step *s, uint32_t origin, const char *how)
{
    return machine_origin_moved(s->machine, s->op, origin, how);
}

uint32_t poison_copied(Step *s, uint32_t origin)
{
    uint64_t bits;

    return unwritten_bits_of(s, origin, &bits)
               ? unwritten_bits_moved(s, origin, bits, "was copied by")
               : poison_moved(s, origin, "was copied by");
}

const Type *lane_type_in(const Step *s, unsigned operand)
{
    const Type *type = s->op->operands[operand]->type;

    return s->node->mapped ? type_element(type) : type;
}

const Type *lane_type_out(const Step *s, unsigned result)
{
    const Type *type = s->op->results[result]->type;

    return s->node->mapped ? type_element(type) : type;
}

const OpDef *meaning_in(const Step *s)
{
    return s->node->def;
}

const Attr *prop(const Step *s, unsigned index)
{
    return node_attr(s->node, index);
}

int64_t prop_int(const Step *s, unsigned index)
{
    const Attr *attr = prop(s, index);

    return attr ? int_low_s(attr->integer) : 0;
}

uint64_t prop_bits(const Step *s, unsigned index)
{
    return (uint64_t)attr_enum_value(prop(s, index));
}

bool prop_flag(const Step *s, unsigned index)
{
    const Attr *flag = prop(s, index);

    return flag && (flag->kind != ATTR_INTEGER || !int_is_zero(flag->integer));
}

Flow give_int_at(Step *s, unsigned result, Int value)
{
    place_set_int(lane_out(s, result), value);
    return FLOW_NEXT;
}

Flow give_int(Step *s, Int value)
{
    return give_int_at(s, 0, value);
}

Flow give_pointer(Step *s, Pointer value)
{
    place_set_pointer(lane_out(s, 0), value);
    return FLOW_NEXT;
}

Flow give_bool_at(Step *s, unsigned result, bool value)
{
    return give_int_at(s, result, int_of_u(s->arena, 1, value));
}

Flow give_bool(Step *s, bool value)
{
    return give_bool_at(s, 0, value);
}

Flow give_index_at(Step *s, unsigned result, int64_t value)
{
    return give_int_at(s, result, int_of_s(s->arena, index_width(s), value));
}

Flow give_index(Step *s, int64_t value)
{
    return give_index_at(s, 0, value);
}

Flow give_float_exact(Step *s, Float value)
{
    place_set_float(lane_out(s, 0), value);
    return FLOW_NEXT;
}

Flow give_float_at(Step *s, unsigned result, Float value)
{
    if (float_is_nan(value))
        value = choice_nan(choice_in(s), value.format);
    place_set_float(lane_out(s, result), value);
    return FLOW_NEXT;
}

Flow give_float(Step *s, Float value)
{
    return give_float_at(s, 0, value);
}

static uint32_t poison_passed(Step *s, uint32_t origin)
{
    uint64_t bits;

    return unwritten_bits_of(s, origin, &bits)
               ? unwritten_bits_moved(s, origin, bits, "went through")
               : machine_origin_through(s->machine, s->op, origin);
}

/* Poison that moves comes through this operation; the report shows the way. */
Flow give_operand(Step *s, unsigned result, unsigned operand)
{
    bool mapped = s->node->mapped;
    Place to = mapped ? lane_out(s, result) : result_place(s, result);
    Place from = mapped ? lane_in(s, operand) : operand_place(s, operand);

    place_copy(to, from);
    for (uint64_t i = 0; i < layout_lanes(to.layout); i++)
        if (to.poison[i])
            to.poison[i] = poison_passed(s, to.poison[i]);
    return FLOW_NEXT;
}

Flow give_poison_at(Step *s, unsigned result, const char *why)
{
    if (s->node->mapped)
        *lane_out(s, result).poison = machine_origin_born(s->machine, s->op, why);
    else
        place_set_poison(s, result_place(s, result), why);
    return FLOW_NEXT;
}

Flow give_poison(Step *s, const char *why)
{
    for (unsigned i = 0; i < s->op->result_count; i++)
        give_poison_at(s, i, why);
    return FLOW_NEXT;
}

const Layout *layout_of(const Step *s, const Type *type)
{
    return machine_layout(s->machine, type);
}

const Layout *memory_layout_of(const Step *s, const Type *type)
{
    const Layout *layout = layout_of(s, type);

    return layout && layout_in_memory(layout) ? layout : NULL;
}

unsigned index_width(const Step *s)
{
    return s->machine->target.index_width;
}

const Target *target_in(const Step *s)
{
    return &s->machine->target;
}

bool matrices_are_row_major(const Step *s)
{
    return s->machine->options.row_major;
}

unsigned vscale_in(const Step *s)
{
    return s->machine->options.vscale ? s->machine->options.vscale : 1;
}

const Op *symbol_in(const Step *s, const Attr *reference)
{
    struct {
        const void *op, *reference;
    } key = { s->op, reference };
    bool added;
    Str bytes = { (const char *)&key, sizeof key };
    MapEntry *entry = map_at(&s->machine->symbols, bytes, &added);

    if (added) {
        entry->key = str_dup(&s->machine->program, bytes);
        entry->value = (void *)symbol_nearest(s->op, reference);
        if (!entry->value) /* a use may have named it */
            entry->value = (void *)symbol_nearest(meant_told(s->machine, s->op), reference);
    }
    return entry->value;
}

void machine_leave_parallel(Machine *machine, unsigned depth)
{
    for (; machine->parallel_depth > depth; machine->parallel_depth--) {
        machine->watched--;
        memory_parallel_end(machine->memory);
    }
}

void parallel_begin(Step *s, const Parallel *loop)
{
    s->machine->parallel_depth++;
    s->machine->watched++;
    memory_parallel_begin(s->machine->memory, loop);
}

void parallel_iteration(Step *s)
{
    memory_parallel_iteration(s->machine->memory);
}

void parallel_end(Step *s)
{
    machine_leave_parallel(s->machine, s->machine->parallel_depth - 1);
}

void steps_taken(Step *s, uint64_t count)
{
    machine_take_steps(s->machine, count);
}

Flow work_done(Step *s, uint64_t units)
{
    machine_work(s->machine, units);
    return machine_end_over(s);
}

Flow time_passed(Step *s)
{
    machine_look_besides(s->machine);
    return machine_end_over(s);
}

Flow work_was_done(Step *s, uint64_t before)
{
    machine_count_work(s->machine, s->machine->budget.work - before);
    return machine_end_over(s);
}

bool work_goes_on(Step *s, uint64_t units)
{
    s->machine->work_told += units;
    return budget_spend(&s->machine->budget, units);
}

Budget *budget_of(const Step *s)
{
    return &s->machine->budget;
}

Choice *choice_in(const Step *s)
{
    s->machine->choice.by = s->op;
    return &s->machine->choice;
}

Tensors *tensors_in(const Step *s)
{
    return s->machine->tensors;
}

Memory *memory_in(const Step *s)
{
    return s->machine->memory;
}

void name_unwritten(Step *s, Allocation *allocation)
{
    static const char *const BORN[] = {
        [ALLOCATION_HEAP] =
            "memory was allocated, and what is read of it was never written (decision M12)",
        [ALLOCATION_STACK] = "memory was allocated on the stack, and what is read of it was never "
                             "written (decision M12)",
        [ALLOCATION_GLOBAL] =
            "a global was made, and what is read of it was never written (decision M12)",
        [ALLOCATION_LIBRARY] = "memory was made by the function called, and what is read of it was "
                               "never written (decision M12)",
        [ALLOCATION_ARGUMENT] = "memory was handed in as an argument, and what is read of it was "
                                "never written (decision M12)",
    };

    if (allocation->unwritten != ORIGIN_UNTOLD)
        return;
    allocation->unwritten =
        machine_origin_born(s->machine, allocation->made, BORN[allocation->kind]);
    s->machine->origins.data[allocation->unwritten].unwritten = UINT64_MAX;
}

bool unset_is_poison(const Step *s)
{
    return s->machine->options.unset_is_poison;
}

bool reads_are_strict(const Step *s)
{
    return s->machine->options.strict_init;
}

static Memo *memo_at(Machine *machine, const void *key)
{
    Memo *memo = map_get(&machine->memos, KEY_OF(key));
    const void **kept;

    if (memo)
        return memo;
    memo = ARENA_NEW(&machine->program, Memo);
    kept = ARENA_NEW(&machine->program, const void *);
    *kept = key;
    map_put(&machine->memos, KEY_OF(*kept), memo);
    return memo;
}

void **run_memo(Step *s, const void *key)
{
    Memo *memo = memo_at(s->machine, key);

    if (!memo->used) {
        memo->used = true;
        memo->next = s->machine->used_memos;
        s->machine->used_memos = memo;
    }
    return &memo->value;
}

Sb *output_in(const Step *s)
{
    return &s->machine->output;
}
