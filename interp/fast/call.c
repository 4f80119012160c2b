/* Calls from fast code to fast code: jumps to the callee and back. Frames are used again, and words
 * are copied from slot to slot as the call's first run planned. */
#include "core/ir/function.h"
#include "interp/fast/compiler.h"

#include <limits.h>
#include <string.h>

typedef struct Call {
    const Op *op, *callee;
    Function *function; /* NULL until the first call */
    FastMove *arguments;
    uint32_t count;
    uint32_t *results; /* the caller's words that get them */
    const Node *use;   /* whose regions the callee runs (meant.c); else NULL */
} Call;

uint32_t fast_count_words(const Slot *slots, unsigned count)
{
    uint64_t words = 0;

    for (unsigned i = 0; i < count; i++)
        words += layout_words(slots[i].layout);
    return (uint32_t)words;
}

uint32_t *fast_list_words(Arena *arena, const Slot *slots, unsigned count)
{
    uint32_t *words = ARENA_ARRAY(arena, uint32_t, fast_count_words(slots, count)), *word = words;

    for (unsigned i = 0; i < count; i++)
        for (uint32_t w = 0; w < layout_words(slots[i].layout); w++)
            *word++ = slots[i].word + w;
    return words;
}

/* One more spare frame of the function, without poison. */
static void make_spare(Machine *machine, Function *function)
{
    Frame *frame = ARENA_NEW(&machine->spares, Frame);

    frame->function = function;
    frame->words = ARENA_ARRAY(&machine->spares, uint64_t, function->words);
    frame->poison = ARENA_ARRAY(&machine->spares, uint32_t, function->lanes);
    frame->clean = true;
    function_set_constants(function, frame->words);
    frame->caller = function->spare;
    function->spare = frame;
    if (function->was_called)
        return;
    function->was_called = true;
    function->next_called = machine->called;
    machine->called = function;
}

/* The innermost frame is done with. Its caller's, which is the innermost now. */
static inline Frame *pop_frame(Machine *machine, Frame *frame)
{
    Function *function = (Function *)frame->function;
    Frame *caller = frame->caller;

    frame->caller = function->spare;
    function->spare = frame;
    machine->frame = caller;
    machine->depth--;
    return caller;
}

/* Calls. */

static Flow link_call(FAST_PARAMETERS);

/* imm: calls that may stand around this one. */
static inline __attribute__((always_inline)) Flow call(const FastOp *op, uint64_t *words,
                                                       Machine *machine, uint32_t count)
{
    const Call *call = op->more;
    Function *function = call->function;
    Frame *frame = function->spare;
    uint64_t *to;

    if (!frame || machine->depth > op->imm)
        return link_call(op, words, machine, 0);
    function->spare = frame->caller;
    frame->caller = machine->frame;
    frame->call = call->op;
    frame->back = op;
    machine->frame = frame;
    machine->depth++;
    to = frame->words;
    fast_move(to, words, call->arguments, count);
    return fast_jump(function->body.fast, to, machine, 0);
}

static Flow call_0(FAST_PARAMETERS)
{
    return call(op, words, machine, 0);
}

static Flow call_1(FAST_PARAMETERS)
{
    return call(op, words, machine, 1);
}

static Flow call_2(FAST_PARAMETERS)
{
    return call(op, words, machine, 2);
}

static Flow call_3(FAST_PARAMETERS)
{
    return call(op, words, machine, 3);
}

static Flow call_4(FAST_PARAMETERS)
{
    return call(op, words, machine, 4);
}

static Flow call_many(FAST_PARAMETERS)
{
    return call(op, words, machine, ((const Call *)op->more)->count);
}

/* Of a function that puts memory on the stack, or runs regions of the caller's. */
static Flow call_and_mark(FAST_PARAMETERS)
{
    const Call *own = op->more;
    Frame *spare = own->function->spare;

    if (spare) {
        spare->stack = memory_stack_mark(machine->memory);
        spare->use = own->use;
    }
    return call(op, words, machine, own->count);
}

/* Behind such a call: its regions may have left poison in the frame. */
static Flow go_on_if_clean(FAST_PARAMETERS)
{
    if (!machine->frame->clean)
        return fast_leave_uncounted(op, machine);
    return fast_jump(op->site->after, words, machine, acc);
}

static void plan(Machine *machine, const Node *node, Call *call)
{
    const Slot *args = call->function->body.blocks[0].args;
    uint32_t *from = fast_list_words(&machine->program, node->operands, node->op->operand_count);
    uint32_t *to = fast_list_words(&machine->program, args, node->op->operand_count);

    call->count = fast_count_words(args, node->op->operand_count);
    call->arguments = ARENA_ARRAY(&machine->program, FastMove, call->count);
    for (uint32_t i = 0; i < call->count; i++)
        call->arguments[i] = (FastMove){ to[i], from[i] };
}

/* Frames with counted references are for definitions to set up and to clear. */
static bool may_enter(const Function *function)
{
    return function->body.fast && !function->counted.count;
}

/* The first call from here, one that nests too deep for fast code, or one that finds no frame. */
static Flow link_call(FAST_PARAMETERS)
{
    static FastRun *const CALLS[] = { call_0, call_1, call_2, call_3, call_4 };
    Call *call = (Call *)op->more;
    FastOp *own = (FastOp *)op;

    if (!call->function) {
        const Function *caller = machine->frame->function;

        call->function = (Function *)(op->site->node->expansion
                                          ? machine_expansion(machine, caller, call->callee)
                                          : machine_callee(machine, caller, call->callee));
        if (may_enter(call->function)) {
            plan(machine, op->site->node, call);
            own->run = call->function->allocates || call->use       ? call_and_mark
                       : call->count < sizeof CALLS / sizeof *CALLS ? CALLS[call->count]
                                                                    : call_many;
        }
    }
    if (!may_enter(call->function) || machine->depth > op->imm)
        return fast_by_definition(op, words, machine, acc);
    if (!call->function->spare) {
        if (!machine_frame_fits(machine, call->function, call->op))
            return FLOW_END;
        make_spare(machine, call->function);
    }
    return op->run(op, words, machine, acc);
}

/* What the user's operation means runs its regions; but the definition sees to memory that they put
 * on the stack. */
static bool may_run_regions(const Node *node)
{
    for (unsigned r = 0; r < node->op->region_count; r++)
        if (fast_allocates(&node->bodies[r]))
            return false;
    return node->def->templates != NULL;
}

bool fast_emit_call(FastCompiler *c, const Node *node)
{
    Machine *machine = fast_machine(c);
    unsigned most = machine->options.max_depth;
    const Attr *callee = op_attr(node->op, "callee");
    Step s = { .op = node->op, .machine = machine, .node = node };
    const Op *function = node->expansion ? node->expansion : callee ? symbol_in(&s, callee) : NULL;
    Call *call;
    FastOp *op;

    if (node->op->successor_count || (node->op->region_count && !may_run_regions(node)))
        return false;
    if (!function || !function->region_count || !function->regions[0].first
        || function->regions[0].first->arg_count != node->op->operand_count
        || function_is_particular(function) || function_is_particular(node->op))
        return false; /* none that is known, none here, or one that takes more than it names */
    call = ARENA_NEW(&machine->program, Call);
    call->op = node->op;
    call->callee = function;
    call->results = fast_list_words(&machine->program, node->results, node->op->result_count);
    op = fast_emit(c, link_call);
    op->more = call;
    op->imm = most ? most - 1 : UINT_MAX;
    op->to = node->op->result_count ? fast_out(node, 0) : 0;
    if (node->op->region_count) {
        call->use = node;
        fast_emit(c, go_on_if_clean);
    }
    return true;
}

/* Returns. */

/* Whoever runs definitions takes the results. */
static Flow return_to_definition(const FastOp *op, Machine *machine)
{
    machine->frame->leaver = op->site->node;
    return FLOW_LEAVE;
}

static inline __attribute__((always_inline)) Flow return_word(const FastOp *op, Machine *machine,
                                                              uint64_t value)
{
    Frame *frame = machine->frame;
    const FastOp *call = frame->back;
    uint64_t *words;

    if (!call)
        return return_to_definition(op, machine);
    words = pop_frame(machine, frame)->words;
    words[call->to] = value;
    return fast_jump(call + 1, words, machine, value);
}

/* a: the word. */
static Flow return_1(FAST_PARAMETERS)
{
    return return_word(op, machine, words[op->a]);
}

static Flow return_acc(FAST_PARAMETERS)
{
    (void)words;
    return return_word(op, machine, acc);
}

/* A jump that ends at the return of one word. a: where the word comes from; more: the edge. */
static Flow go_and_return(FAST_PARAMETERS)
{
    const FastEdge *edge = op->more;

    if (!fast_count(machine, edge->steps))
        return fast_count_edge(edge, words, machine, 0);
    if (!machine->frame->back) /* a definition looks for it where it belongs */
        fast_move_edge(words, edge);
    return return_word(edge->land, machine, words[op->a]);
}

/* more: the words that are results; a: their count. */
static Flow return_words(FAST_PARAMETERS)
{
    const uint32_t *from = op->more;
    Frame *frame = machine->frame;
    const FastOp *call = frame->back;
    const uint32_t *to;
    uint64_t *caller;

    if (!call)
        return return_to_definition(op, machine);
    to = ((const Call *)call->more)->results;
    caller = pop_frame(machine, frame)->words;
    for (uint32_t i = 0; i < op->a; i++)
        caller[to[i]] = words[from[i]];
    return fast_jump(call + 1, caller, machine, op->a ? caller[to[0]] : 0);
}

/* Likewise, of a function that puts memory on the stack. */
static Flow return_and_release(FAST_PARAMETERS)
{
    const Frame *frame = machine->frame;

    if (frame->back)
        memory_stack_release(machine->memory, frame->stack, op->site->node->op);
    return return_words(op, words, machine, acc);
}

void fast_emit_return(FastCompiler *c, const Node *node)
{
    unsigned count = node->op->operand_count;
    bool allocates = fast_function(c)->allocates;
    uint32_t words = fast_count_words(node->operands, count);
    uint32_t *list = fast_list_words(&fast_machine(c)->program, node->operands, count);
    FastOp *op;

    if (words == 1 && !allocates) {
        op = fast_emit(c, fast_in_acc(c, *list) ? return_acc : return_1);
        op->a = *list;
        return;
    }
    op = fast_emit(c, allocates ? return_and_release : return_words);
    op->a = words;
    op->more = list;
}

void fast_join_return(FastOp *go)
{
    const FastEdge *edge = go->more;

    if (edge->land->run != return_1 || edge->count > 1)
        return;
    go->a = edge->land->a;
    if (edge->count && edge->moves->to == go->a)
        go->a = edge->moves->from;
    go->run = go_and_return;
}

/* What the callee returned, poison too. True where none of it is. */
static bool take_results(const Frame *frame, const Node *node)
{
    const Slot *from = frame->leaver->operands;
    bool clean = true;

    for (unsigned i = 0; i < node->op->result_count; i++) {
        Place to = slot_place(frame->caller, node->results[i]);

        place_copy(to, slot_place(frame, from[i]));
        clean &= !place_is_poison(to);
    }
    return clean;
}

/* The call may have been promised that there is none. */
static __attribute__((noinline)) Flow take_poison(Machine *machine, const Node *node)
{
    Step step = fast_step(machine, node);

    return node->op->def->take_poison ? node->op->def->take_poison(&step) : FLOW_NEXT;
}

Flow fast_come_back(Machine *machine)
{
    Frame *frame = machine->frame;
    const FastOp *call = frame->back;
    const Node *node = call->site->node;
    bool clean = take_results(frame, node);
    uint64_t *words;

    if (frame->function->allocates)
        memory_stack_release(machine->memory, frame->stack, frame->leaver->op);
    memset(frame->poison, 0, frame->function->lanes * sizeof *frame->poison);
    frame->clean = true;
    words = pop_frame(machine, frame)->words;
    if (!clean && take_poison(machine, node) == FLOW_END)
        return FLOW_END;
    if (!clean)
        return fast_leave_behind(call, machine);
    return fast_jump(call + 1, words, machine, node->op->result_count ? words[call->to] : 0);
}
