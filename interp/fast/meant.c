/* Regions of the user's operations, which what those mean runs (interp/machine/meant.h): from the
 * fast code of the meaning to that of the region, in the frame of the use, and back. */
#include "interp/fast/compiler.h"
#include "interp/machine/lifetime.h"

typedef struct Entry { /* into the region of one use */
    const Node *use;
    const FastOp *code; /* NULL: definitions alone run it */
    const FastMove *arguments;
    struct Entry *next;
} Entry;

typedef struct RegionRun { /* FastOp.more */
    Entry *entries;        /* of uses that mean the same function; the latest is the first */
    uint32_t count;        /* words of arguments */
    const uint32_t *results;
    uint32_t result_count;
} RegionRun;

/* Memory that the region puts on the stack is seen to by the definition. */
static const FastOp *code_of(const Node *use, unsigned region)
{
    const Body *body = use->bodies ? &use->bodies[region] : NULL;

    return body && body->count && !fast_allocates(body) ? body->fast : NULL;
}

static Entry *make_entry(Machine *machine, const Node *run, const Node *use, uint32_t count)
{
    unsigned region = (unsigned)int_low_u(op_inherent(run->op, 0)->integer);
    Arena *arena = &machine->program;
    Entry *entry = ARENA_NEW(arena, Entry);
    unsigned operands = run->op->operand_count;
    uint32_t *from = fast_list_words(arena, run->operands, operands), *to;
    FastMove *moves = ARENA_ARRAY(arena, FastMove, count);

    *entry = (Entry){ .use = use, .code = code_of(use, region), .arguments = moves };
    if (!entry->code)
        return entry;
    to = fast_list_words(arena, use->bodies[region].blocks[0].args, operands);
    for (uint32_t i = 0; i < count; i++)
        moves[i] = (FastMove){ to[i], from[i] };
    return entry;
}

static __attribute__((noinline)) const Entry *find_entry(Machine *machine, RegionRun *run,
                                                         const Node *node, const Node *use)
{
    Entry **at = &run->entries, *entry;

    while (*at && (*at)->use != use)
        at = &(*at)->next;
    entry = *at ? *at : make_entry(machine, node, use, run->count);
    if (*at)
        *at = entry->next;
    entry->next = run->entries;
    run->entries = entry;
    return entry;
}

/* more: RegionRun. */
static Flow run_region_of(FAST_PARAMETERS)
{
    RegionRun *run = (RegionRun *)op->more;
    Frame *inner = machine->frame, *frame = inner->caller;
    const Entry *entry = run->entries;

    if (!inner->use)
        return fast_by_definition(op, words, machine, acc);
    if (!entry || entry->use != inner->use)
        entry = find_entry(machine, run, op->site->node, inner->use);
    if (!entry->code || !frame->clean)
        return fast_by_definition(op, words, machine, acc);
    fast_move(frame->words, words, entry->arguments, run->count);
    inner->ran = op;
    inner->ran_before = frame->runs_for;
    frame->runs_for = inner;
    machine->frame = frame;
    machine->regions_run++;
    return fast_jump(entry->code, frame->words, machine, 0);
}

static bool emit_run_region(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    Arena *arena = &fast_machine(c)->program;
    RegionRun *run = ARENA_NEW(arena, RegionRun);
    FastOp *op = fast_emit(c, run_region_of);

    (void)handler;
    run->count = fast_count_words(node->operands, node->op->operand_count);
    run->results = fast_list_words(arena, node->results, node->op->result_count);
    run->result_count = fast_count_words(node->results, node->op->result_count);
    op->more = run;
    return true;
}

/* The meaning's frame is the innermost again. What ran the region, whose results are to be taken.
 */
static inline const FastOp *go_back(Machine *machine)
{
    Frame *frame = machine->frame, *inner = frame->runs_for;

    frame->runs_for = inner->ran_before;
    machine->frame = inner;
    return inner->ran;
}

/* more: the words that the region gives, as many as what ran it takes. */
static Flow leave_region_of(FAST_PARAMETERS)
{
    const uint32_t *from = op->more;
    const RegionRun *run;
    const FastOp *ran;
    uint64_t *inner;

    if (!machine->frame->runs_for)
        return fast_by_definition(op, words, machine, acc);
    ran = go_back(machine);
    inner = machine->frame->words;
    run = ran->more;
    for (uint32_t i = 0; i < run->result_count; i++)
        inner[run->results[i]] = words[from[i]];
    return fast_jump(ran + 1, inner, machine, run->result_count ? inner[*run->results] : 0);
}

/* Any other terminator. */
static Flow finish_region_of(FAST_PARAMETERS)
{
    Flow flow = op->site->node->run(machine, machine->frame, op->site->node);

    (void)words;
    return flow == FLOW_LEAVE && machine->frame->runs_for ? fast_return_to_meaning(machine) : flow;
}

void fast_emit_region_end(FastCompiler *c, const Node *node)
{
    unsigned count = node->op->operand_count;
    bool plain = node_is(node, PRIM_LEAVE_REGION) && !node_is_counted(node) && !node->unheld;
    FastOp *op = fast_emit(c, plain ? leave_region_of : finish_region_of);

    if (plain)
        op->more = fast_list_words(&fast_machine(c)->program, node->operands, count);
}

/* What a region gave, poison too. True where none of it is. */
static __attribute__((noinline)) bool take_results(const Frame *inner, const Node *ran,
                                                   const Frame *frame)
{
    const Slot *from = frame->leaver->operands;
    bool clean = true;

    for (unsigned i = 0; i < ran->op->result_count; i++) {
        Place to = slot_place(inner, ran->results[i]);

        place_copy(to, slot_place(frame, from[i]));
        clean &= !place_is_poison(to);
    }
    return clean;
}

Flow fast_return_to_meaning(Machine *machine)
{
    const Frame *frame = machine->frame;
    const FastOp *ran = go_back(machine);
    const RegionRun *run = ran->more;
    uint64_t *words = machine->frame->words;

    if (!take_results(machine->frame, ran->site->node, frame))
        return fast_leave_behind(ran, machine);
    return fast_jump(ran + 1, words, machine, run->result_count ? words[*run->results] : 0);
}

const FastHandler FAST_MEANT_HANDLERS[] = {
    { PRIM_RUN_REGION, emit_run_region },
    { 0 },
};
