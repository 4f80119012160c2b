/* Calls from fast code to fast code: frames that are used again, words copied from slot to slot. */
#include "interp/fast/flow.h"

#include <string.h>

typedef struct Call {
    const Op *callee;
    const Function *function; /* NULL until the first call */
} Call;

/* A frame of the function without poison; what its words hold is of no importance. */
static Frame *take_frame(Machine *machine, const Function *function)
{
    Function *own = (Function *)function;
    Frame *frame = own->spare_of == machine->generation ? own->spare : NULL;

    if (frame) {
        own->spare = frame->caller;
        return frame;
    }
    if (own->spare_of != machine->generation)
        own->spare = NULL;
    own->spare_of = machine->generation;
    frame = ARENA_NEW(&machine->spares, Frame);
    frame->function = function;
    frame->words = ARENA_ARRAY(&machine->spares, uint64_t, function->words);
    frame->poison = ARENA_ARRAY(&machine->spares, uint32_t, function->lanes);
    return frame;
}

/* For the next call; one that was poisoned is not used again. */
static void give_frame(Frame *frame)
{
    Function *function = (Function *)frame->function;

    if (!frame->clean)
        return;
    frame->caller = function->spare;
    function->spare = frame;
}

static void copy_words(uint64_t *to, const Slot *to_slots, const uint64_t *from,
                       const Slot *from_slots, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        uint64_t words = layout_words(to_slots[i].layout);

        if (words == 1)
            to[to_slots[i].word] = from[from_slots[i].word];
        else
            memcpy(to + to_slots[i].word, from + from_slots[i].word, words * sizeof *to);
    }
}

/* What the callee returned, poison too. True where none of it is. */
static bool take_results(const Frame *caller, const Node *node, const Frame *frame)
{
    const Slot *from = frame->leaver->operands;
    bool clean = true;

    copy_words(caller->words, node->results, frame->words, from, node->op->result_count);
    for (unsigned i = 0; !frame->clean && i < node->op->result_count; i++)
        for (uint64_t lane = 0; lane < layout_lanes(from[i].layout); lane++) {
            uint32_t origin = frame->poison[from[i].lane + lane];

            caller->poison[node->results[i].lane + lane] = origin;
            clean &= !origin;
        }
    return clean;
}

static bool may_call(const Machine *machine, const Function *function)
{
    unsigned most = machine->options.max_depth;

    return function->body.fast && (!most || machine->depth < most)
           && !machine_stack_is_full(machine);
}

static Frame *enter(Machine *machine, const Function *function, const Node *node)
{
    Frame *frame = take_frame(machine, function), *caller = machine->frame;

    frame->caller = caller;
    frame->call = node->op;
    frame->clean = true;
    frame->leaver = NULL;
    copy_words(frame->words, function->body.blocks[0].args, caller->words, node->operands,
               node->op->operand_count);
    machine->frame = frame;
    machine->depth++;
    return frame;
}

Flow fast_call(FAST_PARAMETERS)
{
    Call *call = (Call *)op->more;
    const Node *node = op->site->node;
    Frame *frame, *caller = machine->frame;
    size_t stack;
    bool clean;

    if (!call->function)
        call->function = machine_function(machine, call->callee);
    if (!may_call(machine, call->function))
        return fast_by_definition(op, words, machine, acc);
    frame = enter(machine, call->function, node);
    stack = memory_stack_mark(machine->memory);
    if (fast_jump(call->function->body.fast, frame->words, machine, 0) == FLOW_END)
        return FLOW_END;
    memory_stack_release(machine->memory, stack, frame->leaver->op);
    machine->frame = caller;
    machine->depth--;
    clean = take_results(caller, node, frame);
    give_frame(frame);
    if (!clean)
        return fast_leave_behind(op, machine);
    acc = node->op->result_count ? words[node->results[0].word] : 0;
    return fast_jump(op->site->after, words, machine, acc);
}

bool fast_emit_call(FastCompiler *c, const Node *node)
{
    const Attr *callee = op_attr(node->op, "callee");
    Step s = { .op = node->op, .machine = fast_machine(c), .node = node };
    const Op *function = callee ? symbol_in(&s, callee) : NULL;
    Call *call;

    if (!function || !function->region_count || !function->regions[0].first)
        return false;
    call = ARENA_NEW(&fast_machine(c)->program, Call);
    call->callee = function;
    fast_emit(c, fast_call)->more = call;
    return true;
}
