/* What an operation's function sees of the machine: dialects/step.h. */
#include "interp/machine/externals.h"
#include "interp/machine/machine.h"
#include "interp/machine/meant.h"
#include "interp/machine/position.h"
#include "interp/machine/value_text.h"

#include "core/ir/symbol.h"
#include "dialects/access.h"

#include <string.h>

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
    Place to = lane_out(s, result), from = lane_in(s, operand);

    if (!s->node->mapped) {
        to = result_place(s, result);
        from = operand_place(s, operand);
    }
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

unsigned index_width(const Step *s)
{
    return s->machine->target.index_width;
}

const Target *target_in(const Step *s)
{
    return &s->machine->target;
}

unsigned vscale_in(const Step *s)
{
    return s->machine->options.vscale ? s->machine->options.vscale : 1;
}

Flow leave_region(Step *s)
{
    s->frame->leaver = s->node;
    return FLOW_LEAVE;
}

Flow branch_to(Step *s, unsigned successor)
{
    s->frame->successor = successor;
    return FLOW_BRANCH;
}

/* What memref.alloca put on the stack in a region of an allocation scope ends when control comes
 * back from it: after each iteration of a loop. */
Flow run_region(Step *s, unsigned region)
{
    size_t stack;
    Flow flow;

    s->frame->leaver = NULL;
    if (!s->node->bodies[region].count || !s->node->bodies[region].blocks[0].count)
        return FLOW_NEXT;
    stack = memory_stack_mark(s->machine->memory);
    flow = machine_run_body(s->machine, s->frame, &s->node->bodies[region]);
    if (flow == FLOW_END)
        return FLOW_END;
    if (op_has(s->op, AUTOMATIC_ALLOCATION_SCOPE))
        memory_stack_release(s->machine->memory, stack, s->op);
    return FLOW_NEXT;
}

Place yielded(const Step *s, unsigned index)
{
    return slot_place(s->frame, s->frame->leaver->operands[index]);
}

Place region_arg(const Step *s, unsigned region, unsigned arg)
{
    return slot_place(s->frame, s->node->bodies[region].blocks[0].args[arg]);
}

/* Copies between rows of slots of this frame, all at once. */
static void copy_slots(Step *s, const Slot *to, const Slot *from, const bool *moves, unsigned count)
{
    ArenaMark mark;
    Place *targets, *sources;

    if (count == 1) {
        (moves && *moves ? place_move : place_copy)(slot_place(s->frame, to[0]),
                                                    slot_place(s->frame, from[0]));
        return;
    }
    mark = arena_mark(s->arena);
    targets = ARENA_ARRAY(s->arena, Place, count);
    sources = ARENA_ARRAY(s->arena, Place, count);
    for (unsigned i = 0; i < count; i++) {
        targets[i] = slot_place(s->frame, to[i]);
        sources[i] = slot_place(s->frame, from[i]);
    }
    places_copy(s->machine, targets, sources, moves, count);
    arena_release(s->arena, mark);
}

static const Slot *arg_slots(const Step *s, unsigned region)
{
    return s->node->bodies[region].blocks[0].args;
}

/* Of a row of operands, from `first` on. */
static const bool *moves_of(const Node *node, unsigned first)
{
    return node->moves ? node->moves + first : NULL;
}

void args_from_operands(Step *s, unsigned region, unsigned arg, unsigned operand, unsigned count)
{
    if (count)
        copy_slots(s, arg_slots(s, region) + arg, s->node->operands + operand,
                   moves_of(s->node, operand), count);
}

void args_from_yield(Step *s, unsigned region, unsigned arg, unsigned yield, unsigned count)
{
    const Node *leaver = s->frame->leaver;

    if (count)
        copy_slots(s, arg_slots(s, region) + arg, leaver->operands + yield, moves_of(leaver, yield),
                   count);
}

void results_from_operands(Step *s, unsigned result, unsigned operand, unsigned count)
{
    if (count)
        copy_slots(s, s->node->results + result, s->node->operands + operand,
                   moves_of(s->node, operand), count);
}

void results_from_yield(Step *s, unsigned result, unsigned yield, unsigned count)
{
    const Node *leaver = s->frame->leaver;

    if (count)
        copy_slots(s, s->node->results + result, leaver->operands + yield, moves_of(leaver, yield),
                   count);
}

/* When a loop is done with its arguments. */
void results_from_args(Step *s, unsigned result, unsigned region, unsigned arg, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        place_move(result_place(s, result + i), region_arg(s, region, arg + i));
}

/* There are many of them, looked through once for each declaration. */
static const External *external_of(Machine *machine, const Op *callee)
{
    const External *external = map_get(&machine->externals, KEY_OF(callee));
    const Op **key;

    if (external)
        return external;
    external = external_named(op_attr(callee, "sym_name")->string);
    if (!external)
        return NULL;
    key = ARENA_NEW(&machine->program, const Op *);
    *key = callee;
    map_put(&machine->externals, KEY_OF(*key), (void *)external);
    return external;
}

/* Where memory lies is nothing that could be made up. */
static bool holds_pointer(const Layout *layout)
{
    bool holds = layout->form == &FORM_POINTER || layout->form == &FORM_FUNCTION;

    for (unsigned i = 0; layout_is_record(layout) && i < layout->part_count && !holds; i++)
        holds = holds_pointer(layout_part(layout, i));
    return holds;
}

/* A call of a function that nobody knows. */
static Flow call_unknown(Step *s, Str name)
{
    for (unsigned i = 0; i < s->op->result_count; i++)
        if (holds_pointer(s->node->results[i].layout))
            return unsupported(s,
                               "the function @%.*s has no body and is none of those built in, and "
                               "no value can be made up for its result of type '%s'",
                               STR_ARG(name), type_text(s->op->results[i]->type));
    return unsupported(s,
                       "the function @%.*s has no body and is none of those built in "
                       "(--stubs=0 lets it return made-up values)",
                       STR_ARG(name));
}

static Flow call_external(Step *s, const Op *callee, unsigned first, unsigned count)
{
    const Attr *name = op_attr(callee, "sym_name");
    const External *external = external_of(s->machine, callee);

    if (!external && s->machine->options.stub.call)
        return s->machine->options.stub.call(s, s->machine->options.stub.state, callee, first,
                                             count);
    if (!external)
        return call_unknown(s, name->string);
    return external_call(s, external, first, count);
}

static Flow call_places(Step *s, const Function *function, const Place *arguments,
                        const bool *moves)
{
    Machine *machine = s->machine;
    Place *results = ARENA_ARRAY(s->arena, Place, s->op->result_count);

    if (!function->expands && machine_check_depth(s) == FLOW_END)
        return FLOW_END;
    for (unsigned i = 0; i < s->op->result_count; i++)
        results[i] = result_place(s, i);
    return machine_call(machine, function, s->op, arguments, moves,
                        function->expands && s->op->successor_count ? NULL : results);
}

static Flow call(Step *s, const Function *function, unsigned first, unsigned count)
{
    ArenaMark mark = arena_mark(s->arena);
    Place *arguments = ARENA_ARRAY(s->arena, Place, count);
    Flow flow;

    for (unsigned i = 0; i < count; i++)
        arguments[i] = operand_place(s, first + i);
    flow = call_places(s, function, arguments, moves_of(s->node, first));
    arena_release(s->arena, mark);
    return flow;
}

Flow call_function(Step *s, const Op *callee, unsigned first, unsigned count)
{
    if (!callee->region_count || !callee->regions[0].first)
        return call_external(s, callee, first, count);
    return call(s, machine_callee(s->machine, s->frame->function, callee), first, count);
}

Flow call_with(Step *s, const Op *callee, const Place *arguments, unsigned count)
{
    const Block *entry = callee->regions[0].first;

    s->machine->rest_count = count - entry->arg_count;
    return call_places(s, machine_callee(s->machine, s->frame->function, callee), arguments, NULL);
}

unsigned rest_count(const Step *s)
{
    return s->frame->rest_count;
}

Place rest_argument(const Step *s, unsigned index)
{
    return s->frame->rest[index];
}

const Op *running_function(const Step *s)
{
    return s->frame->function->op;
}

const Op *caller_of(const Step *s)
{
    return s->frame->call;
}

size_t stack_begin(const Step *s)
{
    const Frame *frame = s->frame;

    return frame->back && !frame->function->allocates ? memory_stack_mark(s->machine->memory)
                                                      : frame->stack;
}

Flow call_expansion(Step *s, const Op *expansion)
{
    return call(s, machine_expansion(s->machine, s->frame->function, expansion), 0,
                s->op->operand_count);
}

Flow run_initializer(Step *s, const Op *op, Place *result)
{
    return machine_call(s->machine, machine_function(s->machine, op), s->op, NULL, NULL, result);
}

Flow run_isolated(Step *s, const Place *arguments, Place *results)
{
    return machine_call(s->machine, machine_callee(s->machine, s->frame->function, s->op), s->op,
                        arguments, NULL, results);
}

bool has_helper(const Step *s)
{
    return s->node->helper != NULL;
}

unsigned capture_count(const Step *s)
{
    return s->node->capture_count;
}

Place captured(const Step *s, unsigned index)
{
    return slot_place(s->frame, s->node->captures[index]);
}

Flow call_helper(Step *s, const Place *arguments)
{
    const Function *function = machine_helper(s->machine, s->frame->function, s->node->helper);

    return machine_call(s->machine, function, s->op, arguments, NULL, NULL);
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

void parallel_begin(Step *s, const Parallel *loop)
{
    s->machine->parallel_depth++;
    memory_parallel_begin(s->machine->memory, loop);
}

void parallel_iteration(Step *s)
{
    memory_parallel_iteration(s->machine->memory);
}

void parallel_end(Step *s)
{
    s->machine->parallel_depth--;
    memory_parallel_end(s->machine->memory);
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

const char *name_in(const Step *s, unsigned operand)
{
    Naming *naming = s->machine->report.brief ? NULL : naming_new(facts_function(s->op));
    Sb text = { 0 };
    Str name;

    if (!naming)
        return "";
    value_name_print(&text, naming, s->op->operands[operand]);
    name = str_dup(s->arena, sb_view(&text));
    naming_free(naming);
    sb_free(&text);
    return name.data;
}

/* "(in @strcpy)": whose rule it is, where the text does not say so. */
static void name_external(const Step *s, Sb *text)
{
    const ExternalRun *running = &s->machine->external;

    if (running->op == s->op && !memchr(text->data, '@', text->len))
        sb_printf(text, " (in @%s)", running->name);
}

static Flow end(Step *s, EndKind kind, const char *prefix, const char *format, va_list args)
{
    Sb text = { 0 };

    if (s->machine->report.kind) /* a run ends once */
        return FLOW_END;
    s->machine->report.kind = kind;
    s->machine->report.at = s->op;
    if (s->machine->report.brief)
        return FLOW_END;
    sb_add(&text, prefix);
    sb_vprintf(&text, format, args);
    if (kind == END_UNDEFINED)
        name_external(s, &text);
    report_end(s, kind, text.data);
    sb_free(&text);
    return FLOW_END;
}

Flow undefined(Step *s, const char *rule, ...)
{
    va_list args;

    va_start(args, rule);
    end(s, END_UNDEFINED, "undefined behaviour: ", rule, args);
    va_end(args);
    return FLOW_END;
}

Flow by_decision(Step *s, const char *decision)
{
    report_decision(s->machine, decision);
    return FLOW_END;
}

Flow undefined_poison(Step *s, uint32_t origin, const char *rule, ...)
{
    va_list args;

    va_start(args, rule);
    end(s, END_UNDEFINED, "undefined behaviour: ", rule, args);
    va_end(args);
    report_poison(s->machine, origin);
    return FLOW_END;
}

Flow trap(Step *s, const char *message, ...)
{
    va_list args;

    va_start(args, message);
    end(s, END_TRAP, "the program stopped itself: ", message, args);
    va_end(args);
    return FLOW_END;
}

static void end_of_operation(Step *s, EndKind kind, const char *how, const char *what, va_list args)
{
    Sb prefix = { 0 };

    sb_printf(&prefix, "%s'%.*s': ", how, STR_ARG(op_name(s->op)));
    end(s, kind, prefix.data, what, args);
    sb_free(&prefix);
}

Flow unsupported(Step *s, const char *what, ...)
{
    va_list args;

    va_start(args, what);
    end_of_operation(s, END_UNSUPPORTED, "unsupported: ", what, args);
    va_end(args);
    return FLOW_END;
}

Flow invalid(Step *s, const char *what, ...)
{
    va_list args;

    va_start(args, what);
    end_of_operation(s, END_INVALID, "", what, args);
    va_end(args);
    return FLOW_END;
}

Flow limit_reached(Step *s, const char *what, ...)
{
    va_list args;

    va_start(args, what);
    end(s, END_LIMIT, "limit reached: ", what, args);
    va_end(args);
    return FLOW_END;
}

Flow memory_is_short(Step *s, const char *asked, ...)
{
    uint64_t most = s->machine->budget.most;
    Sb text = { 0 };
    va_list args;

    va_start(args, asked);
    sb_vprintf(&text, asked, args);
    va_end(args);
    if (most == UINT64_MAX)
        limit_reached(s, "no memory is left for %s: the system has no more", text.data);
    else
        limit_reached(s,
                      "no memory is left for %s, where a run may take %llu byte%s (--max-memory)",
                      text.data, (unsigned long long)most, plural(most));
    sb_free(&text);
    return FLOW_END;
}

Flow note_operation(Step *s, const Op *op, const char *what, ...)
{
    Sb text = { 0 };
    va_list args;

    va_start(args, what);
    sb_vprintf(&text, what, args);
    va_end(args);
    report_note(s->machine, report_place(op), "%s", text.data);
    sb_free(&text);
    return FLOW_END;
}

Flow note_iterations(Step *s, const Parallel *loop, uint64_t one, uint64_t other)
{
    const uint64_t iterations[] = { one, other };
    Sb text = { 0 };

    if (s->machine->report.brief)
        return FLOW_END;
    sb_printf(&text, "the iterations are those of this '%.*s'", STR_ARG(op_name(loop->op)));
    for (unsigned i = 0; i < 2 && loop->rank; i++) {
        sb_printf(&text, "%s iteration %llu at ", i ? ";" : ":",
                  (unsigned long long)iterations[i] + 1);
        position_print_iteration(&text, loop, iterations[i]);
    }
    report_note(s->machine, op_loc(loop->op), "%s", text.data);
    sb_free(&text);
    return FLOW_END;
}

Flow interrupted(Step *s)
{
    s->machine->report.kind = END_INTERRUPTED;
    if (!s->machine->report.brief)
        report_end(s, END_INTERRUPTED, "interrupted");
    return FLOW_END;
}

/* ", and argument 1 points to it", of a function of the library that runs. */
static Str argument_to(const Step *s, const Allocation *allocation)
{
    const ExternalRun *running = &s->machine->external;
    unsigned first = running->op == s->op ? running->first : s->op->operand_count;

    for (unsigned i = first; i < s->op->operand_count; i++)
        if (operand_place(s, i).layout->form == &FORM_POINTER
            && pointer_in(s, i).provenance == allocation->id)
            return str_printf(s->arena, ", and argument %u points to it", i - first);
    return (Str){ 0 };
}

/* "was made the global @table here", of which compilers make some for no place of the source */
static void print_made(Sb *sb, const Op *made, AllocationKind kind)
{
    static const char *const KINDS[] = {
        [ALLOCATION_HEAP] = "allocated",
        [ALLOCATION_STACK] = "allocated on the stack",
        [ALLOCATION_GLOBAL] = "made a global",
        [ALLOCATION_LIBRARY] = "made by the function called",
        [ALLOCATION_ARGUMENT] = "handed in as an argument",
    };
    const Attr *at = made ? loc_find_file(report_place(made)) : NULL;

    if (kind == ALLOCATION_GLOBAL && made && op_has(made, SYMBOL)) {
        sb_add(sb, "was made the global ");
        facts_print_function(sb, made);
        sb_add(sb, at && !at->file.line ? ", which stands nowhere in the source" : " here");
    } else {
        sb_printf(sb, "was %s here", KINDS[kind]);
    }
}

Flow note_allocation(Step *s, const Allocation *allocation)
{
    const Op *made = allocation->made, *freed = allocation->freed;
    Sb text = { 0 };

    if (!allocation->id)
        return FLOW_END;
    if (allocation->kind == ALLOCATION_CODE) {
        report_note(s->machine, report_place(made), "the %s at 0x%llx is this one",
                    code_is_block(allocation) ? "block" : "function",
                    (unsigned long long)allocation->address);
        return FLOW_END;
    }
    print_made(&text, made, allocation->kind);
    report_note(s->machine, made ? report_place(made) : NULL,
                "the memory (%llu byte%s at 0x%llx) %s%.*s", (unsigned long long)allocation->size,
                plural(allocation->size), (unsigned long long)allocation->address, text.data,
                STR_ARG(argument_to(s, allocation)));
    sb_free(&text);
    if (allocation->trails)
        report_trail(s->machine, made, &allocation->trails->made);
    if (allocation->alive && allocation->asleep && freed)
        report_note(s->machine, report_place(freed),
                    "and the lifetime of what it is for ended here");
    if (allocation->alive)
        return FLOW_END;
    report_note(s->machine, freed ? report_place(freed) : NULL,
                allocation->kind == ALLOCATION_STACK
                    ? "and ended here, with the scope it was allocated in"
                    : "and was freed here");
    if (allocation->trails)
        report_trail(s->machine, freed, &allocation->trails->freed);
    return FLOW_END;
}
