#include "interp/machine/evaluate.h"

#include "core/text/source.h"
#include "core/ir/function.h"
#include "core/ir/symbol.h"
#include "interp/machine/circuit.h"
#include "interp/machine/coroutine.h"
#include "interp/machine/elements.h"
#include "interp/machine/graph.h"
#include "interp/machine/jump.h"
#include "interp/machine/lane.h"
#include "interp/machine/lifetime.h"
#include "interp/machine/meant.h"
#include "interp/machine/state.h"
#include "interp/machine/unwind.h"

#include <string.h>

static Flow run_mapped(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    for (uint64_t lane = 0; lane < node->lanes; lane++) {
        Flow flow = lane_run(&s, lane);

        if (flow != FLOW_NEXT)
            return flow;
    }
    return FLOW_NEXT;
}

static Flow run_whole(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    return lane_run(&s, 0);
}

/* Values so wide that an operation takes as long as many. What it computes with them is work, of
 * which fast code has no handler; what only moves them is one step, as in fast code, which does so
 * at once, and limits are looked at all the same. */
static Flow look_after(Step *s, uint64_t words)
{
    if (s->node->mapped)
        return work_done(s, words);
    work_goes_on(s, words);
    return machine_end_over(s);
}

/* Of its operands and results, or of what it holds. */
static const Type *find_unheld(const Node *node)
{
    return node->unheld || !node->holder ? node->unheld : node->holder->unheld;
}

static Flow run_unsupported(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);
    const Type *unheld = find_unheld(node);

    if (unheld && machine_is_too_large(machine, unheld))
        return limit_reached(&s, "values of type '%s' have more than %d elements",
                             type_text(unheld), FRAME_MOST_LANES);
    if (unheld)
        return unsupported(&s, "values of type '%s' are not supported", type_text(unheld));
    if (node->def && node->def->state && !node->holder)
        return unsupported(&s, "it holds state, which is for graph regions");
    if (node->op->def && node->op->def->as)
        return unsupported(&s, "its row says that it means '%s', which is not executed",
                           node->op->def->as);
    if (node->op->def && node->op->def->expand)
        return unsupported(&s, "what its row says that it means was refused");
    return unsupported(&s, "the operation has no meaning here: it is not executed "
                           "(--meaning FILE gives it one, --lower COMMAND takes it out first)");
}

/* Whoever watches sees each call that an unwinding leaves end, without a result. */
static void leave_behind(Machine *machine, Frame *frame, const Node *node)
{
    unwind_frames(machine, frame);
    if (node->op->result_count && !node->mapped)
        lane_poison(frame, node, 0,
                    machine_origin_born(machine, node->op, "an unwinding left the call"));
}

static Flow run_observed(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);
    ArenaMark mark = arena_mark(s.arena);
    Flow flow;

    if (machine->observer->before)
        machine->observer->before(machine->observer->state, &s);
    arena_release(s.arena, mark);
    flow = node->unobserved(machine, frame, node);
    if (flow == FLOW_END && (unwinds(machine) || jumps(machine)))
        leave_behind(machine, frame, node);
    if (machine->observer->after)
        machine->observer->after(machine->observer->state, &s,
                                 unwinds(machine) || jumps(machine) ? FLOW_LEAVE : flow);
    arena_release(s.arena, mark);
    return flow;
}

static Flow run_mapped_heavy(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    for (uint64_t lane = 0; lane < node->lanes; lane++)
        if (lane_run(&s, lane) != FLOW_NEXT
            || look_after(&s, node->weight / node->lanes) != FLOW_NEXT)
            return FLOW_END;
    return FLOW_NEXT;
}

static Flow run_whole_heavy(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    return look_after(&s, node->weight) == FLOW_END ? FLOW_END : lane_run(&s, 0);
}

/* A pure operation may have been moved to where nothing asks for its results; but one on numbers,
 * which is a division, stops what is compiled wherever it stands (T3). */
static bool is_forgiven(const Machine *machine, const Node *node)
{
    return machine->options.forgives && node->def && (node->def->traits & PURE)
           && node->op->result_count && !op_meaning(node->op)->eval_lane;
}

static Flow run_forgiven(Machine *machine, Frame *frame, const Node *node)
{
    Flow flow = node->unforgiven(machine, frame, node);

    if (flow != FLOW_END || machine->report.kind != END_UNDEFINED || machine->report.at != node->op)
        return flow;
    report_reset(&machine->report);
    lane_poison(frame, node, 0, machine_origin_born(machine, node->op, MACHINE_FORGIVEN));
    return FLOW_NEXT;
}

/* References that it gives: those of the time before go, and what ends with it. */
static Flow run_counted(Machine *machine, Frame *frame, const Node *node)
{
    Flow flow;

    for (unsigned i = 0; i < node_result_count(node); i++)
        place_clear(slot_place(frame, node->results[i]));
    flow = node->uncounted(machine, frame, node);
    if (flow == FLOW_NEXT)
        slots_clear(frame, node->ends);
    return flow;
}

static uint64_t count_slot_words(const Slot *slots, unsigned count)
{
    uint64_t words = 0;

    for (unsigned i = 0; i < count; i++)
        words += layout_words(slots[i].layout);
    return words;
}

static Flow run_meant(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    return meant_run(&s);
}

static Flow run_expanded(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);
    Flow flow = lane_policy(&s, 0);

    return flow == FLOW_LEAVE  ? FLOW_NEXT
           : flow == FLOW_NEXT ? call_expansion(&s, node->expansion)
                               : flow;
}

static Flow run_circle(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    return graph_report_circle(&s);
}

/* A terminator of another dialect than the function around it is: neither is verified to fit the
 * other. */
static bool gives_otherwise(const Node *node)
{
    const Op *function = op_parent(node->op);
    const Type *type;

    if (node->around || !op_has(node->op, RETURN_LIKE) || !function || !function->def
        || !function->def->function || str_eq(op_dialect(function), op_dialect(node->op)))
        return false;
    type = function_signature(function);
    if (!type || type->list.result_count != node->op->operand_count)
        return true;
    for (unsigned i = 0; i < node->op->operand_count; i++)
        if (node->op->operands[i]->type != type->list.types[type->list.input_count + i])
            return true;
    return false;
}

static Flow run_misfit(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    return invalid(&s, "it does not give what @%.*s returns, which is of type '%s'",
                   STR_ARG(symbol_name(op_parent(node->op))),
                   type_text(function_signature(op_parent(node->op))));
}

static Flow run_unfit(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    return unsupported(&s, "it has no meaning for values of these types together");
}

void evaluate_choose(Machine *machine, Node *node, bool observed)
{
    if (!ir_fits_meaning(node->op)) {
        node->run = run_unfit;
        node->def = NULL;
    } else if (gives_otherwise(node)) {
        node->run = run_misfit;
        node->def = NULL; /* no fast code does */
    } else if (node->in_circle) {
        node->run = run_circle;
        node->def = NULL; /* no fast code computes it */
    } else if (!node->def || !(def_eval(node->def) || node->expansion) || find_unheld(node)
               || (node->def->state && !node->holder)) {
        node->run = run_unsupported;
    } else if (node->holder) {
        node->run = node->phase == NODE_GIVES ? state_gives : state_takes;
    } else if (node->expansion) {
        node->run = node->op->def->templates ? run_meant : run_expanded;
    } else {
        node->weight = count_slot_words(node->operands, node->op->operand_count)
                       + count_slot_words(node->results, node->op->result_count);
        if (node->element)
            node->run = elements_run;
        else if (node->mapped && node->lanes != 1)
            node->run = node->weight > MOST_LIGHT_WORDS ? run_mapped_heavy : run_mapped;
        else
            node->run = node->weight > MOST_LIGHT_WORDS ? run_whole_heavy : run_whole;
    }
    if (is_forgiven(machine, node)) {
        node->unforgiven = node->run;
        node->run = run_forgiven;
    }
    if (machine->observer && observed) {
        node->unobserved = node->run;
        node->run = run_observed;
    }
    if (!node->unheld && (node_is_counted(node) || node->op->region_count)) {
        node->uncounted = node->run;
        node->run = run_counted;
    }
}

void machine_take_edge(Machine *machine, Frame *frame, const Edge *edge)
{
    if (!edge->overlaps && !edge->moves) {
        for (unsigned i = 0; i < edge->count; i++)
            place_copy(slot_place(frame, edge->to[i]), slot_place(frame, edge->from[i]));
        slots_clear(frame, edge->ends);
        return;
    }
    ArenaMark mark = arena_mark(&machine->scratch);
    Place *to = ARENA_ARRAY(&machine->scratch, Place, edge->count);
    Place *from = ARENA_ARRAY(&machine->scratch, Place, edge->count);

    for (unsigned i = 0; i < edge->count; i++) {
        to[i] = slot_place(frame, edge->to[i]);
        from[i] = slot_place(frame, edge->from[i]);
    }
    places_copy(machine, to, from, edge->moves, edge->count);
    arena_release(&machine->scratch, mark);
    slots_clear(frame, edge->ends);
}

bool machine_stack_is_full(const Machine *machine)
{
    char here;

    return (const char *)&here < machine->stack_limit;
}

/* Can the body's fast code run now? The arguments of its entry block are set. */
static bool fast_may_run(const Frame *frame, const Body *body)
{
    const BlockNodes *entry = &body->blocks[0];

    if (!body->fast || !frame->clean)
        return false;
    for (unsigned i = 0; i < entry->arg_count; i++)
        for (uint64_t lane = 0; lane < layout_lanes(entry->args[i].layout); lane++)
            if (frame->poison[entry->args[i].lane + lane])
                return false;
    return true;
}

Flow machine_run_body(Machine *machine, Frame *frame, const Body *body)
{
    const GraphState *state = body->blocks[0].state;

    if (state && state_begin(machine, frame, state) == FLOW_END)
        return FLOW_END;
    return machine_fire(machine, frame, body);
}

Flow machine_fire(Machine *machine, Frame *frame, const Body *body)
{
    slots_clear(frame, body->ends);
    if (fast_may_run(frame, body))
        return machine->options.fast->run(machine, frame, body);
    frame->clean = false; /* definitions may leave poison anywhere in it */
    machine_tell_entered(machine, frame, &body->blocks[0]);
    return machine_run_from(machine, frame, body, &body->blocks[0], body->blocks[0].nodes);
}

Flow machine_run_from(Machine *machine, Frame *frame, const Body *body, const BlockNodes *block,
                      const Node *node)
{
    const Node *end = block->nodes + block->count;

    for (;;) {
        Flow flow = FLOW_NEXT;

        if (machine->steps_until_check == 0 || machine_stack_is_full(machine)) {
            Step s = step_of(machine, frame, node);

            if (machine_stack_is_full(machine))
                return limit_reached(&s, "calls and regions nest too deep");
            if (machine_check_limits(machine, frame, node) == FLOW_END)
                return FLOW_END;
        }
        machine->steps_until_check--;
        flow = node->run(machine, frame, node);
        if (flow == FLOW_NEXT) {
            if (++node == end) /* a block without terminator: a graph region's, or a module's */
                return FLOW_LEAVE;
            continue;
        }
        if (flow != FLOW_BRANCH)
            return flow;
        machine_take_edge(machine, frame, &node->edges[frame->successor]);
        block = &body->blocks[node->edges[frame->successor].target];
        node = block->nodes;
        end = node + block->count;
        machine_tell_entered(machine, frame, block);
    }
}

/* A new frame, zero, whose entry arguments are the given values. */
static Frame *push_frame(Machine *machine, const Function *function, const Op *call,
                         const Place *arguments, const bool *moves)
{
    Frame *frame = ARENA_NEW(&machine->frames, Frame);
    const BlockNodes *entry = &function->body.blocks[0];

    frame->function = function;
    frame->caller = machine->frame;
    frame->call = call;
    frame->words = ARENA_ARRAY(&machine->frames, uint64_t, function->words);
    frame->poison = ARENA_ARRAY(&machine->frames, uint32_t, function->lanes);
    frame->clean = true;
    frame->rest = arguments ? arguments + entry->arg_count : NULL;
    frame->rest_count = machine->rest_count;
    machine->rest_count = 0;
    frame->use = machine->use;
    machine->use = NULL;
    function_set_constants(function, frame->words);
    for (unsigned i = 0; i < entry->arg_count; i++) {
        (moves && moves[i] ? place_move : place_copy)(slot_place(frame, entry->args[i]),
                                                      arguments[i]);
        frame->clean &= !place_is_poison(slot_place(frame, entry->args[i]));
    }
    machine->frame = frame;
    machine->depth++;
    return frame;
}

static Flow call_in_frame(Machine *machine, const Function *function, const Op *call,
                          const Place *arguments, const bool *moves, Place *results)
{
    ArenaMark mark = arena_mark(&machine->frames), scratch = arena_mark(&machine->scratch);
    size_t stack = memory_stack_mark(machine->memory);
    Frame *caller = machine->frame, *frame;
    Flow flow;

    frame = push_frame(machine, function, call, arguments, moves);
    frame->stack = stack;
    flow = function->op->def->circuit ? circuit_run(machine, frame, &function->body)
                                      : machine_run_body(machine, frame, &function->body);
    while (jump_arrives(machine, frame, flow))
        flow = jump_land(machine, scratch);
    if (flow == FLOW_END)
        return flow; /* frames stay as they are: the report may look at them */
    if (frame->coroutine)
        coroutine_leave(machine, frame, stack);
    if (!function->is_region)
        memory_stack_release(machine->memory, stack, frame->leaver ? frame->leaver->op : NULL);
    if (results && frame->leaver)
        for (unsigned i = 0; i < frame->leaver->op->operand_count; i++)
            place_copy(results[i], slot_place(frame, frame->leaver->operands[i]));
    slots_clear(frame, function->counted);
    jump_forget(machine, frame);
    machine->frame = caller;
    machine->depth--;
    arena_release(&machine->frames, mark);
    return FLOW_NEXT;
}

/* What the interpreter's own stack takes from call to call is memory of the run, too. */
Flow machine_call(Machine *machine, const Function *function, const Op *call,
                  const Place *arguments, const bool *moves, Place *results)
{
    const char here = 0, *outer = machine->called_at;
    uint64_t stack = outer > &here ? (uint64_t)(outer - &here) : 0;
    Flow flow;

    if (!call && machine->refused) {
        report_unsupported_at(machine, machine->refused, machine->refusal);
        return FLOW_END;
    }
    if (!machine_frame_fits(machine, function, call))
        return FLOW_END;
    budget_take(&machine->budget, stack);
    machine->called_at = &here;
    flow = call_in_frame(machine, function, call, arguments, moves, results);
    machine->called_at = outer;
    budget_give(&machine->budget, stack);
    return flow;
}
