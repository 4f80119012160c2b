/* What an operation's function sees of the machine (dialects/step.h): its regions, and calls. */
#include "dialects/teams.h"
#include "interp/machine/externals.h"
#include "interp/machine/machine.h"

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

Flow resume_with_results(Step *s, unsigned region)
{
    (void)region;
    results_from_yield(s, 0, 0, s->op->result_count);
    return FLOW_NEXT;
}

Flow results_from_region(Step *s, unsigned region)
{
    return run_region(s, region) == FLOW_NEXT ? resume_with_results(s, region) : FLOW_END;
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

Flow run_region_of(Step *s, const Op *op, unsigned region, const Place *arguments, Place *result)
{
    if (machine_check_depth(s) == FLOW_END)
        return FLOW_END;
    return machine_call(s->machine, machine_region(s->machine, op, region), s->op, arguments, NULL,
                        result);
}
