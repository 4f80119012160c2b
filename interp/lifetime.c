#include "interp/lifetime.h"

typedef uint64_t *Set; /* of numbers: a bit each */

typedef struct Live { /* of a block */
    Set in, out;      /* `in` without its arguments */
    Set start;        /* `in` with them */
} Live;

typedef struct Lifetime {
    Machine *machine;
    Arena arena;
    unsigned *numbers; /* by `slot` of values, from 1; 0: no such value */
    Slot *slots;       /* by number */
    unsigned count, words;
} Lifetime;

typedef struct BodyLife {
    Body *body;
    Live *live; /* by block */
    Set exit;   /* what lives behind it: all that is not its own where it may run again */
} BodyLife;

static bool has(Set set, unsigned number)
{
    return set[number / 64] >> number % 64 & 1;
}

static void add(Set set, unsigned number)
{
    set[number / 64] |= (uint64_t)1 << number % 64;
}

static void take(Set set, unsigned number)
{
    set[number / 64] &= ~((uint64_t)1 << number % 64);
}

/* 0: it is no reference. */
static unsigned number_of(const Lifetime *l, const Value *value)
{
    return l->numbers[value->slot];
}

static void add_value(const Lifetime *l, Set set, const Value *value)
{
    if (number_of(l, value))
        add(set, number_of(l, value));
}

/* What the operation uses itself, or its regions. */
static void add_inner_uses(const Lifetime *l, Set set, const Node *node);

static void add_uses(const Lifetime *l, Set set, const Node *node)
{
    for (unsigned i = 0; i < node->op->operand_count; i++)
        add_value(l, set, node->op->operands[i]);
    add_inner_uses(l, set, node);
}

static void add_inner_uses(const Lifetime *l, Set set, const Node *node)
{
    for (unsigned r = 0; node->bodies && r < node->op->region_count; r++)
        for (unsigned b = 0; b < node->bodies[r].count; b++)
            for (unsigned n = 0; n < node->bodies[r].blocks[b].count; n++)
                add_uses(l, set, &node->bodies[r].blocks[b].nodes[n]);
}

static Set new_set(Lifetime *l)
{
    return ARENA_ARRAY(&l->arena, uint64_t, l->words);
}

/* Adds what lives behind the block; were there any? */
static bool join(const Lifetime *l, Set to, Set from)
{
    bool grew = false;

    for (unsigned i = 0; i < l->words; i++) {
        grew |= (from[i] & ~to[i]) != 0;
        to[i] |= from[i];
    }
    return grew;
}

static const Node *last_node(const BlockNodes *block)
{
    return &block->nodes[block->count - 1];
}

/* Did more come to live at its start? */
static bool flow_through(Lifetime *l, const BodyLife *body, unsigned number)
{
    const BlockNodes *block = &body->body->blocks[number];
    unsigned successors = block->count ? last_node(block)->op->successor_count : 0;
    Live *live = &body->live[number];
    Set in = new_set(l);

    for (unsigned i = 0; i < successors; i++)
        join(l, live->out, body->live[last_node(block)->edges[i].target].in);
    if (!successors)
        join(l, live->out, body->exit);
    join(l, live->start, live->out);
    for (unsigned n = block->count; n-- > 0;) {
        const Op *op = block->nodes[n].op;

        for (unsigned i = 0; i < op->result_count; i++)
            take(live->start, number_of(l, op->results[i]));
        add_uses(l, live->start, &block->nodes[n]);
    }
    join(l, in, live->start);
    for (unsigned i = 0; i < block->arg_count; i++)
        take(in, number_of(l, block->block->args[i]));
    return join(l, live->in, in);
}

/* Slots that end somewhere. */
typedef struct Ends {
    Slot *slots;
    unsigned count;
} Ends;

static Slots kept(Lifetime *l, const Ends *ends)
{
    return (Slots){ ARENA_COPY(&l->machine->program, Slot, ends->slots, ends->count), ends->count };
}

static Ends ends_new(Lifetime *l)
{
    return (Ends){ ARENA_ARRAY(&l->arena, Slot, 2 * l->count + 1), 0 };
}

static void end(const Lifetime *l, Ends *ends, unsigned number)
{
    ends->slots[ends->count++] = l->slots[number];
}

/* Which operands of a row move: each value at the last place where it stands. */
static const bool *moves_of(Lifetime *l, const Op *op, unsigned first, unsigned count, Set lives)
{
    bool *moves = ARENA_ARRAY(&l->machine->program, bool, count);
    Set seen = new_set(l);

    for (unsigned i = count; i-- > 0;) {
        unsigned number = number_of(l, op->operands[first + i]);

        moves[i] = number && !has(lives, number) && !has(seen, number);
        if (number)
            add(seen, number);
    }
    return moves;
}

/* What lives before the branch and not behind the edge ends there, and arguments that nobody uses.
 */
static void mark_edge(Lifetime *l, const BodyLife *body, const Node *node, unsigned successor,
                      Set before)
{
    Edge *edge = &node->edges[successor];
    const Live *target = &body->live[edge->target];
    const BlockNodes *block = &body->body->blocks[edge->target];
    Ends ends = ends_new(l);
    unsigned count, first = op_successor_operands(node->op, successor, &count);
    Set arguments = new_set(l);

    for (unsigned i = 0; i < block->arg_count; i++) {
        unsigned number = number_of(l, block->block->args[i]);

        if (number && !has(target->start, number))
            end(l, &ends, number);
        add(arguments, number);
    }
    for (unsigned number = 1; number <= l->count; number++)
        if (has(before, number) && !has(target->in, number) && !has(arguments, number))
            end(l, &ends, number);
    edge->moves = moves_of(l, node->op, first, count, target->in);
    edge->ends = kept(l, &ends);
}

static void find_in(Lifetime *l, Body *body, Set exit);

static void take_own(const Lifetime *l, Set set, const Body *body);

/* Where regions may run again, what they use of others lives on. */
static void mark_regions(Lifetime *l, const Node *node, Set live)
{
    for (unsigned r = 0; node->bodies && r < node->op->region_count; r++) {
        Set exit = new_set(l);

        join(l, exit, live);
        for (unsigned i = 0; !node->def->regions_run_once && i < l->words; i++)
            exit[i] = UINT64_MAX;
        take_own(l, exit, &node->bodies[r]);
        find_in(l, &node->bodies[r], exit);
    }
}

static void mark_node(Lifetime *l, const BodyLife *body, Node *node, Set live)
{
    const Op *op = node->op;
    Set uses = new_set(l), lives = new_set(l);
    Ends ends = ends_new(l);

    for (unsigned i = 0; i < op->result_count; i++) {
        unsigned number = number_of(l, op->results[i]);

        if (number && !has(live, number))
            end(l, &ends, number);
        take(live, number);
    }
    add_uses(l, uses, node);
    for (unsigned number = 1; number <= l->count; number++)
        if (has(uses, number) && !has(live, number))
            end(l, &ends, number);
    mark_regions(l, node, live);
    join(l, lives, live);
    add_inner_uses(l, lives, node);
    join(l, live, uses);
    if (op->successor_count) {
        for (unsigned i = 0; i < op->successor_count; i++)
            mark_edge(l, body, node, i, live);
        return;
    }
    node->moves = moves_of(l, op, 0, op->operand_count, lives);
    if (!op_has(op, TERMINATOR))
        node->ends = kept(l, &ends);
}

static void mark(Lifetime *l, const BodyLife *body)
{
    for (unsigned b = 0; b < body->body->count; b++) {
        BlockNodes *block = &body->body->blocks[b];
        Ends ends = ends_new(l);
        Set live = new_set(l);

        join(l, live, body->live[b].out);
        for (unsigned n = block->count; n-- > 0;)
            mark_node(l, body, &block->nodes[n], live);
        for (unsigned i = 0; i < block->arg_count; i++) {
            unsigned number = number_of(l, block->block->args[i]);

            if (number && !has(live, number))
                end(l, &ends, number);
        }
        if (b == 0)
            body->body->ends = kept(l, &ends);
    }
}

static void find_in(Lifetime *l, Body *body, Set exit)
{
    ArenaMark here = arena_mark(&l->arena);
    BodyLife life = { body, ARENA_ARRAY(&l->arena, Live, body->count), exit };
    bool changes = true;

    for (unsigned b = 0; b < body->count; b++)
        life.live[b] = (Live){ new_set(l), new_set(l), new_set(l) };
    while (changes) {
        changes = false;
        for (unsigned b = body->count; b-- > 0;)
            changes |= flow_through(l, &life, b);
    }
    mark(l, &life);
    arena_release(&l->arena, here);
}

/* Values of the body itself, and of those inside it. */
typedef void SeeValue(void *state, const Value *value, Slot slot);

static void each_value(const Body *body, SeeValue *see, void *state)
{
    for (unsigned b = 0; b < body->count; b++) {
        const BlockNodes *block = &body->blocks[b];

        for (unsigned i = 0; i < block->arg_count; i++)
            see(state, block->block->args[i], block->args[i]);
        for (unsigned n = 0; n < block->count; n++) {
            const Node *node = &block->nodes[n];

            for (unsigned i = 0; i < node->op->result_count; i++)
                see(state, node->op->results[i], node->results[i]);
            for (unsigned r = 0; node->bodies && r < node->op->region_count; r++)
                each_value(&node->bodies[r], see, state);
        }
    }
}

static void follow(void *state, const Value *value, Slot slot)
{
    Lifetime *l = state;

    if (!slot.layout || !slot.layout->counted)
        return;
    l->numbers[value->slot] = ++l->count;
    l->slots[l->count] = slot;
}

typedef struct Taking {
    const Lifetime *l;
    Set set;
} Taking;

static void take_value(void *state, const Value *value, Slot slot)
{
    Taking *taking = state;

    (void)slot;
    take(taking->set, number_of(taking->l, value));
}

static void take_own(const Lifetime *l, Set set, const Body *body)
{
    each_value(body, take_value, &(Taking){ l, set });
}

void lifetime_find(Machine *machine, Function *function, unsigned count)
{
    Lifetime l = { .machine = machine };

    l.numbers = ARENA_ARRAY(&l.arena, unsigned, count);
    l.slots = ARENA_ARRAY(&l.arena, Slot, count + 1);
    each_value(&function->body, follow, &l);
    l.words = l.count / 64 + 1;
    find_in(&l, &function->body, new_set(&l));
    arena_free(&l.arena);
}
