#include "interp/machine/lifetime.h"

#include "core/base/vec.h"
#include "interp/machine/state.h"

typedef uint64_t *Set; /* of numbers: a bit each */

typedef struct Live { /* of a block */
    Set uses;         /* before the block itself makes them, its arguments among them */
    Set makes;        /* by operations */
    Set start, in;    /* what lives at its start, and that without its arguments */
    Set out;
} Live;

typedef struct Lifetime {
    Machine *machine;
    Arena arena;
    unsigned *numbers; /* by `slot` of values, from 1; 0: no such value */
    Slot *slots;       /* by number */
    unsigned count, words;
    Set seen;           /* scratch: what is in `row` */
    VEC(unsigned) row;  /* scratch: the values that a node uses, each once */
    VEC(Slot) ends;     /* scratch: slots that end somewhere */
    uint64_t looked_at; /* words of sets */
} Lifetime;

/* Of sets, for a function. What is not found by then lives as long as its frame. */
static const uint64_t MOST_WORDS = 1 << 26;

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

static Set new_set(Lifetime *l)
{
    l->looked_at += l->words;
    return ARENA_ARRAY(&l->arena, uint64_t, l->words);
}

static void join(Lifetime *l, Set to, Set from)
{
    l->looked_at += l->words;
    for (unsigned i = 0; i < l->words; i++)
        to[i] |= from[i];
}

static const Node *last_node(const BlockNodes *block)
{
    return &block->nodes[block->count - 1];
}

/* The row of what is used: begun by the regions or operands of a node, ended by forget_row. */
static void use(Lifetime *l, const Value *value)
{
    unsigned number = number_of(l, value);

    if (!number || has(l->seen, number))
        return;
    add(l->seen, number);
    vec_push(&l->row, number);
}

static void use_operands(Lifetime *l, const Node *node)
{
    for (unsigned i = 0; i < node->op->operand_count; i++)
        if (state_has_operand(node, i))
            use(l, node->op->operands[i]);
}

static void use_inner(Lifetime *l, const Node *node)
{
    for (unsigned r = 0; node->bodies && r < node->op->region_count; r++)
        for (unsigned b = 0; b < node->bodies[r].count; b++)
            for (unsigned n = 0; n < node->bodies[r].blocks[b].count; n++) {
                use_operands(l, &node->bodies[r].blocks[b].nodes[n]);
                use_inner(l, &node->bodies[r].blocks[b].nodes[n]);
            }
}

static void forget_row(Lifetime *l)
{
    for (size_t i = 0; i < l->row.len; i++)
        take(l->seen, l->row.data[i]);
    l->row.len = 0;
}

static void look_at(Lifetime *l, const BlockNodes *block, Live *live)
{
    *live = (Live){ new_set(l), new_set(l), new_set(l), new_set(l), new_set(l) };
    for (unsigned n = block->count; n-- > 0;) {
        const Node *node = &block->nodes[n];

        for (unsigned i = 0; i < node_result_count(node); i++) {
            take(live->uses, number_of(l, node->op->results[i]));
            add(live->makes, number_of(l, node->op->results[i]));
        }
        use_operands(l, node);
        use_inner(l, node);
        for (size_t i = 0; i < l->row.len; i++)
            add(live->uses, l->row.data[i]);
        forget_row(l);
    }
}

/* Of an operation that is not executed none are known. */
static unsigned edges_of(const Node *node)
{
    return node->edges ? node->op->successor_count : 0;
}

/* Did more come to live at its start? */
static bool flow_through(Lifetime *l, const BodyLife *body, unsigned number)
{
    const BlockNodes *block = &body->body->blocks[number];
    unsigned successors = block->count ? edges_of(last_node(block)) : 0;
    Live *live = &body->live[number];
    bool grew = false;

    for (unsigned i = 0; i < successors; i++)
        join(l, live->out, body->live[last_node(block)->edges[i].target].in);
    if (!successors)
        join(l, live->out, body->exit);
    for (unsigned i = 0; i < l->words; i++) {
        uint64_t start = live->uses[i] | (live->out[i] & ~live->makes[i]);

        grew |= start != live->start[i];
        live->start[i] = live->in[i] = start;
    }
    for (unsigned i = 0; i < block->arg_count; i++)
        take(live->in, number_of(l, block->block->args[i]));
    l->looked_at += l->words;
    return grew;
}

/* Ends are gathered from here on. */
static void begin_ends(Lifetime *l)
{
    l->ends.len = 0;
}

static void end(Lifetime *l, unsigned number)
{
    l->looked_at++;
    vec_push(&l->ends, l->slots[number]);
}

static Slots kept_ends(const Lifetime *l)
{
    return (Slots){ ARENA_COPY(&l->machine->program, Slot, l->ends.data, l->ends.len),
                    (unsigned)l->ends.len };
}

/* Which operands of a row move: each value that does not live behind it, and is not in the row of
 * uses yet, at the last place where it stands. NULL: none. They join the row. */
static const bool *moves_of(Lifetime *l, const Op *op, unsigned first, unsigned count, Set lives)
{
    bool *moves = NULL;

    for (unsigned i = count; i-- > 0;) {
        const Value *value = op->operands[first + i];
        unsigned number = number_of(l, value);

        if (number && !has(lives, number) && !has(l->seen, number)) {
            if (!moves)
                moves = ARENA_ARRAY(&l->machine->program, bool, count);
            moves[i] = true;
        }
        use(l, value);
    }
    return moves;
}

static void end_arguments(Lifetime *l, const Block *block, Set lives)
{
    for (unsigned i = 0; i < block->arg_count; i++)
        if (number_of(l, block->args[i]) && !has(lives, number_of(l, block->args[i])))
            end(l, number_of(l, block->args[i]));
}

/* What lives before the branch and not behind the edge ends there, and arguments that nobody uses.
 */
static void mark_edge(Lifetime *l, const BodyLife *body, const Node *node, unsigned successor,
                      Set before)
{
    Edge *edge = &node->edges[successor];
    const Live *target = &body->live[edge->target];
    const Block *block = body->body->blocks[edge->target].block;
    unsigned count, first = op_successor_operands(node->op, successor, &count);

    if (l->looked_at > MOST_WORDS)
        return;
    begin_ends(l);
    end_arguments(l, block, target->start);
    for (unsigned i = 0; i < block->arg_count; i++)
        use(l, block->args[i]);
    for (unsigned i = 0; i < l->words; i++)
        for (uint64_t dies = before[i] & ~target->in[i] & ~l->seen[i]; dies; dies &= dies - 1)
            end(l, 64 * i + (unsigned)__builtin_ctzll(dies));
    l->looked_at += l->words;
    forget_row(l);
    edge->moves = moves_of(l, node->op, first, count, target->in);
    edge->ends = kept_ends(l);
    forget_row(l);
}

static void find_in(Lifetime *l, Body *body, Set exit);

static void take_own(const Lifetime *l, Set set, const Body *body);

/* Where regions may run again, what they use of others lives on. What has no meaning runs none. */
static void mark_regions(Lifetime *l, const Node *node, Set live)
{
    bool again = node->def && !node->def->regions_run_once;

    for (unsigned r = 0; node->bodies && r < node->op->region_count; r++) {
        ArenaMark here = arena_mark(&l->arena);
        Set exit = new_set(l);

        join(l, exit, live);
        for (unsigned i = 0; again && i < l->words; i++)
            exit[i] = UINT64_MAX;
        take_own(l, exit, &node->bodies[r]);
        find_in(l, &node->bodies[r], exit);
        arena_release(&l->arena, here);
    }
}

static void mark_node(Lifetime *l, const BodyLife *body, Node *node, Set live)
{
    const Op *op = node->op;

    mark_regions(l, node, live);
    begin_ends(l);
    for (unsigned i = 0; i < node_result_count(node); i++) {
        unsigned number = number_of(l, op->results[i]);

        if (number && !has(live, number))
            end(l, number);
        take(live, number);
    }
    use_inner(l, node);
    if (op->successor_count || node->phase != NODE_IS_WHOLE)
        use_operands(l, node);
    else
        node->moves = moves_of(l, op, 0, op->operand_count, live);
    for (size_t i = 0; i < l->row.len; i++) {
        if (!has(live, l->row.data[i]))
            end(l, l->row.data[i]);
        add(live, l->row.data[i]);
    }
    forget_row(l);
    if (!op_has(op, TERMINATOR))
        node->ends = kept_ends(l);
    for (unsigned i = 0; i < edges_of(node); i++)
        mark_edge(l, body, node, i, live);
}

static void mark(Lifetime *l, const BodyLife *body)
{
    Set live = new_set(l);

    for (unsigned b = body->body->count; b-- > 0;) {
        BlockNodes *block = &body->body->blocks[b];

        for (unsigned i = 0; i < l->words; i++)
            live[i] = body->live[b].out[i];
        for (unsigned n = block->count; n-- > 0;)
            mark_node(l, body, &block->nodes[n], live);
        if (b == 0) {
            begin_ends(l);
            end_arguments(l, block->block, live);
            body->body->ends = kept_ends(l);
        }
    }
}

/* False: it takes too long. */
static bool settle(Lifetime *l, const BodyLife *life)
{
    bool changes = true;

    for (unsigned b = 0; b < life->body->count; b++)
        look_at(l, &life->body->blocks[b], &life->live[b]);
    while (changes && l->looked_at < MOST_WORDS) {
        changes = false;
        for (unsigned b = life->body->count; b-- > 0;)
            changes |= flow_through(l, life, b);
    }
    return !changes;
}

static void find_in(Lifetime *l, Body *body, Set exit)
{
    ArenaMark here = arena_mark(&l->arena);
    BodyLife life = { body, NULL, exit };

    if ((uint64_t)body->count * l->words > MOST_WORDS / 16)
        return;
    life.live = ARENA_ARRAY(&l->arena, Live, body->count);
    if (settle(l, &life))
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

            for (unsigned i = 0; i < node_result_count(node); i++)
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
    l.seen = new_set(&l);
    find_in(&l, &function->body, new_set(&l));
    vec_free(&l.row);
    vec_free(&l.ends);
    arena_free(&l.arena);
}
