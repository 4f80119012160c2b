/* Switches: the edge that a word's value chooses, found in a table, or among sorted values where
 * they lie too far apart for one. */
#include "interp/fast/flow.h"

#include <stdlib.h>

typedef struct Case {
    uint64_t value;
    const FastEdge *edge;
} Case;

typedef struct Switch {
    const FastEdge *otherwise;
    uint64_t lowest, span;  /* of the table */
    const FastEdge **table; /* by value - lowest */
    Case *cases;            /* by value, no two the same */
    unsigned count;
} Switch;

static Flow switch_table(FAST_PARAMETERS)
{
    const Switch *own = op->more;
    uint64_t at = words[op->a] - own->lowest;

    return fast_take(at < own->span ? own->table[at] : own->otherwise, words, machine);
}

static Flow switch_search(FAST_PARAMETERS)
{
    const Switch *own = op->more;
    const Case *cases = own->cases;
    uint64_t value = words[op->a];
    unsigned count = own->count;

    while (count > 1) { /* the last that is not above the value is among so many */
        unsigned half = count / 2;

        if (cases[half].value <= value)
            cases += half;
        count -= half;
    }
    return fast_take(cases->value == value ? cases->edge : own->otherwise, words, machine);
}

/* Where a value stands twice the first one counts, whose edge comes first. */
static int compare_cases(const void *one, const void *other)
{
    const Case *a = one, *b = other;

    if (a->value != b->value)
        return a->value < b->value ? -1 : 1;
    return a->edge < b->edge ? -1 : a->edge > b->edge;
}

static void sort_cases(Switch *own)
{
    unsigned kept = 0;

    qsort(own->cases, own->count, sizeof *own->cases, compare_cases);
    for (unsigned i = 0; i < own->count; i++)
        if (!i || own->cases[i].value != own->cases[i - 1].value)
            own->cases[kept++] = own->cases[i];
    own->count = kept;
}

static void fill_table(Arena *arena, Switch *own)
{
    own->table = ARENA_ARRAY(arena, const FastEdge *, own->span);
    for (uint64_t i = 0; i < own->span; i++)
        own->table[i] = own->otherwise;
    for (unsigned i = 0; i < own->count; i++)
        own->table[own->cases[i].value - own->lowest] = own->cases[i].edge;
}

/* The values of the cases, cut to the operand's width, with the edges behind the first. */
static Case *list_cases(FastCompiler *c, const Node *node, unsigned count, const FastEdge *edges)
{
    const Attr *values = op_inherent(node->op, 0);
    Case *cases = ARENA_ARRAY(&fast_machine(c)->program, Case, count);
    Arena *scratch = &fast_machine(c)->scratch;
    ArenaMark mark = arena_mark(scratch);

    for (unsigned i = 0; i < count; i++)
        cases[i] = (Case){ fast_cut(int_low_u(attr_element_bits(values, i, scratch)),
                                    64 - node->operands[0].layout->width),
                           &edges[i + 1] };
    arena_release(scratch, mark);
    return cases;
}

void fast_emit_switch(FastCompiler *c, const Node *node, unsigned count, const FastEdge *edges)
{
    Arena *arena = &fast_machine(c)->program;
    Switch *own = ARENA_NEW(arena, Switch);
    bool dense = true;
    FastOp *op;

    *own = (Switch){ .otherwise = edges, .count = count };
    own->cases = list_cases(c, node, count, edges);
    sort_cases(own);
    if (own->count) {
        own->lowest = own->cases[0].value;
        own->span = own->cases[own->count - 1].value - own->lowest;
        dense = own->span < 4 * (uint64_t)count + 16;
        own->span++;
    }
    if (dense)
        fill_table(arena, own);
    op = fast_emit(c, dense ? switch_table : switch_search);
    op->a = fast_in(node, 0);
    op->more = own;
}
