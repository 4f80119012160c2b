/* The trees are made by Lengauer and Tarjan's algorithm ("A fast algorithm for finding dominators
 * in a flowgraph", 1979), with path compression; none of it recurses. Blocks are numbered in
 * depth-first order from 1; number 0 is no block. */
#include "core/verify/dominance.h"

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/ir/definition.h"

typedef struct Tree { /* for block `number`: its interval in the dominator tree, size 0 unreached */
    unsigned *enter, *size;
} Tree;

struct Dominance {
    Arena arena;
    Map trees; /* pointer of a region -> Tree * */
};

typedef struct Build {
    unsigned reached;
    unsigned *order;     /* block -> its depth-first number, or 0 */
    const Block **block; /* and back */
    unsigned *parent;    /* in the depth-first tree */
    unsigned *semi;      /* number of the semidominator */
    unsigned *label;     /* on the compressed path: the number with the least semidominator */
    unsigned *ancestor;  /* in the forest of linked numbers */
    unsigned *idom;      /* number of the immediate dominator */
    unsigned *bucket;    /* first of those that a number semidominates */
    unsigned *bucket_next;
    unsigned *pred_start, *preds; /* predecessors' numbers: pred_start[n] .. pred_start[n + 1] */
    unsigned *stack;
} Build;

Dominance *dominance_new(void)
{
    Dominance *dominance = must_alloc(sizeof *dominance);

    *dominance = (Dominance){ 0 };
    return dominance;
}

void dominance_free(Dominance *dominance)
{
    map_free(&dominance->trees);
    arena_free(&dominance->arena);
    free(dominance);
}

static unsigned successor_count(const Block *block)
{
    return block->last ? block->last->successor_count : 0;
}

static void reach(Build *b, const Block *block, unsigned parent)
{
    unsigned n = ++b->reached;

    b->order[block->number] = n;
    b->block[n] = block;
    b->parent[n] = parent;
    b->semi[n] = b->label[n] = n;
}

static void number_blocks(Build *b, Arena *scratch, const Region *region)
{
    unsigned *next = ARENA_ARRAY(scratch, unsigned, region->block_count + 1), depth = 0;

    reach(b, region->first, 0);
    b->stack[depth++] = 1;
    while (depth) {
        unsigned n = b->stack[depth - 1];
        const Block *to;

        if (next[n] == successor_count(b->block[n])) {
            depth--;
            continue;
        }
        to = b->block[n]->last->successors[next[n]++];
        if (to->region == region && !b->order[to->number]) {
            reach(b, to, n);
            b->stack[depth++] = b->reached;
        }
    }
}

static void find_predecessors(Build *b, Arena *scratch, const Region *region)
{
    unsigned *fill, total = 0;

    b->pred_start = ARENA_ARRAY(scratch, unsigned, b->reached + 2);
    for (unsigned n = 1; n <= b->reached; n++)
        for (unsigned i = 0; i < successor_count(b->block[n]); i++) {
            const Block *to = b->block[n]->last->successors[i];

            if (to->region == region) {
                b->pred_start[b->order[to->number]]++;
                total++;
            }
        }
    fill = ARENA_ARRAY(scratch, unsigned, b->reached + 2);
    b->preds = ARENA_ARRAY(scratch, unsigned, total + 1);
    for (unsigned n = 1, sum = 0; n <= b->reached + 1; n++) {
        unsigned count = b->pred_start[n];

        b->pred_start[n] = fill[n] = sum;
        sum += count;
    }
    for (unsigned n = 1; n <= b->reached; n++)
        for (unsigned i = 0; i < successor_count(b->block[n]); i++) {
            const Block *to = b->block[n]->last->successors[i];

            if (to->region == region)
                b->preds[fill[b->order[to->number]]++] = n;
        }
}

/* The number with the least semidominator on the path from n to its root, which is left out; the
 * path is compressed on the way. */
static unsigned evaluate(Build *b, unsigned n)
{
    unsigned depth = 0, at = n;

    if (!b->ancestor[n])
        return n;
    while (b->ancestor[b->ancestor[at]]) {
        b->stack[depth++] = at;
        at = b->ancestor[at];
    }
    while (depth) {
        unsigned up;

        at = b->stack[--depth];
        up = b->ancestor[at];
        if (b->semi[b->label[up]] < b->semi[b->label[at]])
            b->label[at] = b->label[up];
        b->ancestor[at] = b->ancestor[up];
    }
    return b->label[n];
}

static void find_semidominator(Build *b, unsigned n)
{
    for (unsigned i = b->pred_start[n]; i < b->pred_start[n + 1]; i++) {
        unsigned best = evaluate(b, b->preds[i]);

        if (b->semi[best] < b->semi[n])
            b->semi[n] = b->semi[best];
    }
    b->bucket_next[n] = b->bucket[b->semi[n]];
    b->bucket[b->semi[n]] = n;
}

static void find_dominators(Build *b)
{
    for (unsigned n = b->reached; n > 1; n--) {
        unsigned parent = b->parent[n];

        find_semidominator(b, n);
        b->ancestor[n] = parent;
        for (unsigned w = b->bucket[parent]; w; w = b->bucket_next[w]) {
            unsigned best = evaluate(b, w);

            b->idom[w] = b->semi[best] < b->semi[w] ? best : parent;
        }
        b->bucket[parent] = 0;
    }
    for (unsigned n = 2; n <= b->reached; n++)
        if (b->idom[n] != b->semi[n])
            b->idom[n] = b->idom[b->idom[n]];
}

/* A dominator's number is below those it dominates, so that one pass up gives sizes, and one pass
 * down gives intervals. */
static void find_intervals(Build *b, Arena *scratch, Tree *tree)
{
    unsigned *size = ARENA_ARRAY(scratch, unsigned, b->reached + 1);
    unsigned *next = ARENA_ARRAY(scratch, unsigned, b->reached + 1), enter;

    for (unsigned n = b->reached; n >= 1; n--) {
        size[n]++;
        if (n > 1)
            size[b->idom[n]] += size[n];
    }
    for (unsigned n = 1; n <= b->reached; n++) {
        enter = next[n > 1 ? b->idom[n] : 0];
        next[n > 1 ? b->idom[n] : 0] += size[n];
        next[n] = enter + 1;
        tree->enter[b->block[n]->number] = enter;
        tree->size[b->block[n]->number] = size[n];
    }
}

static Tree *tree_new(Arena *arena, const Region *region)
{
    Arena scratch = { 0 };
    size_t room = (size_t)region->block_count + 1;
    Tree *tree = ARENA_NEW(arena, Tree);
    Build b = { .order = ARENA_ARRAY(&scratch, unsigned, room),
                .block = ARENA_ARRAY(&scratch, const Block *, room),
                .parent = ARENA_ARRAY(&scratch, unsigned, room),
                .semi = ARENA_ARRAY(&scratch, unsigned, room),
                .label = ARENA_ARRAY(&scratch, unsigned, room),
                .ancestor = ARENA_ARRAY(&scratch, unsigned, room),
                .idom = ARENA_ARRAY(&scratch, unsigned, room),
                .bucket = ARENA_ARRAY(&scratch, unsigned, room),
                .bucket_next = ARENA_ARRAY(&scratch, unsigned, room),
                .stack = ARENA_ARRAY(&scratch, unsigned, room) };

    tree->enter = ARENA_ARRAY(arena, unsigned, room);
    tree->size = ARENA_ARRAY(arena, unsigned, room);
    number_blocks(&b, &scratch, region);
    find_predecessors(&b, &scratch, region);
    find_dominators(&b);
    find_intervals(&b, &scratch, tree);
    arena_free(&scratch);
    return tree;
}

static const Tree *tree_of(Dominance *dominance, const Region *region)
{
    Tree *tree = map_get(&dominance->trees, KEY_OF(region));
    const Region **key;

    if (tree)
        return tree;
    tree = tree_new(&dominance->arena, region);
    key = ARENA_NEW(&dominance->arena, const Region *);
    *key = region;
    map_put(&dominance->trees, KEY_OF(*key), tree);
    return tree;
}

bool dominance_reaches(Dominance *dominance, const Block *block)
{
    if (block == block->region->first)
        return true;
    return tree_of(dominance, block->region)->size[block->number] != 0;
}

bool dominance_of_blocks(Dominance *dominance, const Block *a, const Block *b)
{
    const Tree *tree;

    if (a == b)
        return true;
    tree = tree_of(dominance, a->region);
    if (!tree->size[b->number])
        return true;
    return tree->enter[b->number] >= tree->enter[a->number]
           && tree->enter[b->number] - tree->enter[a->number] < tree->size[a->number];
}

/* Of an operation that nobody knows one block may be a graph; several have an order. */
static bool is_ordered(const Region *region)
{
    const Op *parent = region->parent;

    if (parent && !parent->def)
        return region->block_count > 1;
    return !parent || !op_has(parent, GRAPH_REGION);
}

bool dominance_of_value(Dominance *dominance, const Value *value, const Op *use)
{
    const Op *op = value_definer(value);
    const Block *block = value_block(value);

    while (use && use->block && use->block->region != block->region)
        use = op_parent(use);
    if (!use || !use->block)
        return false;
    if (use->block != block)
        return dominance_of_blocks(dominance, block, use->block);
    return !op || op->number < use->number || !is_ordered(block->region);
}
