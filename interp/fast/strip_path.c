/* The path of a loop that runs in strips: its blocks, and what they hand to one another. */
#include "core/define/alias.h"
#include "dialects/arith/arith.h"
#include "interp/fast/access.h"
#include "interp/fast/strip_plan.h"

const Node *strip_end(const StripPath *path, unsigned block)
{
    return &path->blocks[block]->nodes[path->blocks[block]->count - 1];
}

/* Finding it. */

typedef struct Search {
    Arena *arena;
    const Body *body;
    bool is_inner; /* of a loop on the way of another one */
} Search;

static bool find_way(const Search *search, unsigned block, StripPath *path);

static bool have_block_in_common(const StripPath *a, const StripPath *b)
{
    for (unsigned i = 0; i < a->count; i++)
        for (unsigned k = 0; k < b->count; k++)
            if (a->blocks[i] == b->blocks[k])
                return true;
    return false;
}

/* Does the way go round another loop, which begins with the block, and then on to the first? */
static bool find_way_behind(const Search *search, unsigned block, StripPath *path)
{
    const Search round = { search->arena, search->body, true };
    unsigned last = path->count - 1, behind;
    StripPath inner = { 0 };

    if (search->is_inner || !find_way(&round, block, &inner) || inner.test != strip_end(&inner, 0)
        || have_block_in_common(path, &inner))
        return false;
    behind = inner.test->edges[inner.holds].target;
    path->inner[last] = ARENA_COPY(search->arena, StripPath, &inner, 1);
    if (find_way(search, behind, path))
        return true;
    path->inner[last] = NULL;
    return false;
}

/* Does the block lead to another from which the way goes on to the first? */
static bool find_way(const Search *search, unsigned block, StripPath *path)
{
    const BlockNodes *nodes = &search->body->blocks[block];
    const Node *end;
    unsigned number = path->count, count;

    for (unsigned i = 0; i < number; i++)
        if (path->blocks[i] == nodes)
            return i == 0;
    if (number == STRIP_BLOCKS)
        return false;
    path->blocks[path->count++] = nodes;
    end = strip_end(path, number);
    if (!node_is(end, PRIM_BRANCH) && (!node_is(end, PRIM_COND_BRANCH) || path->test)) {
        path->count--;
        return false;
    }
    for (unsigned s = 0; s < end->op->successor_count; s++) {
        path->operands[number] = (uint8_t)op_successor_operands(end->op, s, &count);
        path->test = end->op->successor_count == 2 ? end : path->test;
        path->holds = path->test == end ? s == 0 : path->holds;
        if (find_way(search, end->edges[s].target, path)
            || find_way_behind(search, end->edges[s].target, path))
            return true;
    }
    path->test = path->test == end ? NULL : path->test;
    path->count--;
    return false;
}

bool strip_find_path(Arena *arena, const Body *body, unsigned first, StripPath *path)
{
    const Search search = { arena, body, false };

    *path = (StripPath){ 0 };
    return find_way(&search, first, path) && path->test;
}

const Node *strip_hands_on(const StripPath *path, unsigned block, unsigned *first)
{
    const StripPath *inner = path->inner[block];
    unsigned count;

    *first = inner ? op_successor_operands(inner->test->op, inner->holds, &count)
                   : path->operands[block];
    return inner ? inner->test : strip_end(path, block);
}

/* Values. */

const Node *strip_maker_on(const StripPath *path, const Value *value)
{
    const Op *made = value_definer(value);

    for (unsigned b = 0; made && b < path->count; b++)
        for (unsigned n = 0; n < path->blocks[b]->count; n++)
            if (path->blocks[b]->nodes[n].op == made)
                return &path->blocks[b]->nodes[n];
    return NULL;
}

const Node *strip_maker(const Plan *p, const Value *value)
{
    const Node *maker = p->inner_path ? strip_maker_on(p->inner_path, value) : NULL;

    return maker ? maker : strip_maker_on(&p->path, value);
}

/* What is handed to an argument of a later block. */
static const Value *origin(const Plan *p, const Value *value)
{
    unsigned first;

    for (unsigned b = p->path.count; b-- > 1;)
        if (!value_definer(value) && value->block == p->path.blocks[b]->block) {
            const Node *from = strip_hands_on(&p->path, b - 1, &first);

            value = from->op->operands[first + value->index];
        }
    return value;
}

/* What leads back to the first block, and its operand that becomes the argument. */
static const Node *leads_back(const Plan *p, unsigned argument, unsigned *operand)
{
    const Node *end = strip_hands_on(&p->path, p->path.count - 1, operand);

    *operand += argument - p->skipped;
    return end;
}

static uint8_t add_variable(Plan *p, StripVariable variable, int64_t step)
{
    if (p->loop.variable_count == STRIP_VARIABLES)
        return NONE;
    p->loop.variables[p->loop.variable_count] = variable;
    return strip_add_linear(p, (StripLinear){ LINEAR_VARIABLE, .value = step,
                                              .lhs = (uint8_t)p->loop.variable_count++ });
}

/* Its word holds the negative of a constant. */
static uint32_t negated(Plan *p, uint64_t number)
{
    uint32_t word = fast_spare(p->c, 1);

    fast_hold(p->c, word, 0 - number);
    return word;
}

/* Does the operand of a sum or difference stay as it is? Then the argument grows by it. */
static bool is_step(const Plan *p, const Node *sum, unsigned operand, const Value *argument)
{
    uint64_t number;

    return origin(p, sum->op->operands[!operand]) == argument
           && !strip_is_inside(p, sum->op->operands[operand])
           && (node_is(sum, PRIM_INT_ADD)
               || (node_is(sum, PRIM_INT_SUB) && operand == 1 && fast_known(sum, 1, &number)));
}

/* An argument that is a variable: what it is next is a sum of it. */
static uint8_t variable_of(Plan *p, unsigned number)
{
    const BlockNodes *first = p->path.blocks[0];
    const Slot *slot = &first->args[number];
    unsigned from, operand;
    const Node *end = leads_back(p, number, &from);
    const Node *sum = strip_maker(p, origin(p, end->op->operands[from]));
    StripVariable variable = { .word = slot->word,
                               .yield = p->compare ? slot->word : end->operands[from].word };
    uint64_t step = 1;
    bool known;

    if (!sum || !strip_is_number(slot) || sum->op->operand_count != 2)
        return NONE;
    operand = is_step(p, sum, 1, first->block->args[number]) ? 1 : 0;
    if (!is_step(p, sum, operand, first->block->args[number]))
        return NONE;
    known = fast_known(sum, operand, &step);
    variable.shift = (uint8_t)(64 - slot->layout->width);
    variable.step = node_is(sum, PRIM_INT_ADD) ? fast_in(sum, operand) : negated(p, step);
    step = known ? (uint64_t)fast_signed(step, variable.shift) : 1;
    return add_variable(p, variable, (int64_t)(node_is(sum, PRIM_INT_ADD) ? step : 0 - step));
}

/* One that is handed what it is: nothing of it has to be planned. */
static bool is_fixed(const Plan *p, unsigned number)
{
    unsigned from;
    const Node *end = leads_back(p, number, &from);

    return p->compare && number < 64
           && origin(p, end->op->operands[from]) == p->path.blocks[0]->block->args[number];
}

static bool plan_argument(Plan *p, unsigned number)
{
    const BlockNodes *first = p->path.blocks[0];
    unsigned from;
    const Node *end = leads_back(p, number, &from);
    const Value *argument = first->block->args[number];
    uint8_t variable = variable_of(p, number);
    StripCarried carried = { .word = first->args[number].word };

    if (variable != NONE)
        return strip_know(p, argument, KNOWN_LINEAR, variable);
    carried.yield = p->compare ? carried.word : end->operands[from].word;
    carried.value = strip_add_buffer(p, strip_row(fast_machine(p->c), &first->args[number]));
    carried.argument = (uint8_t)number;
    return strip_add_carried(p, carried) != NONE
           && strip_know(p, argument, KNOWN_STRIP, carried.value);
}

/* The induction variable, and those of loops around it. */
static bool plan_counter(Plan *p, unsigned number, unsigned variable)
{
    const BlockNodes *first = p->path.blocks[0];
    uint32_t word = first->args[number].word;

    return strip_know(
        p, first->block->args[number], KNOWN_LINEAR,
        number == variable
            ? add_variable(p, (StripVariable){ .word = word, .yield = word }, 1)
            : strip_add_linear(p, (StripLinear){ LINEAR_WORD, .width = 64, .word = word }));
}

bool strip_plan_arguments(Plan *p, unsigned variable)
{
    unsigned count = p->path.blocks[0]->arg_count;

    for (unsigned i = p->skipped; i < count; i++)
        p->fixed |= (uint64_t)is_fixed(p, i) << (i & 63);
    for (unsigned i = 0; i < count; i++)
        if (i < p->skipped ? !plan_counter(p, i, variable)
                           : !is_fixed(p, i) && !plan_argument(p, i))
            return false;
    return true;
}

/* What the operand is, the value is too. */
static void hand_linear(Plan *p, const Node *node, unsigned operand, const Value *value)
{
    uint8_t linear = strip_linear(p, node, operand);

    if (linear != NONE)
        strip_know(p, value, KNOWN_LINEAR, linear);
}

static bool hand(Plan *p, const Node *node, unsigned operand, const Value *value)
{
    return strip_known_as(p, value, KNOWN_LINEAR)
           || strip_know(p, value, KNOWN_STRIP, strip_of(p, node, operand));
}

/* The linears of a block and of what it hands on. */
static void foresee(Plan *p, const StripPath *path, unsigned block)
{
    const BlockNodes *nodes = path->blocks[block];
    const Node *end = strip_end(path, block);
    unsigned first;

    for (const Node *node = nodes->nodes; node < end; node++)
        if (node == p->compare) /* what the test asks is found out before all else */
            for (unsigned i = 0; i < 2; i++)
                strip_linear(p, node, i);
        else if (node->def && !node->unheld && !strip_plan_linear(p, node))
            strip_plan_address(p, node);
    if (block + 1 == path->count)
        return;
    end = strip_hands_on(path, block, &first);
    for (unsigned i = 0; i < path->blocks[block + 1]->arg_count; i++)
        hand_linear(p, end, first + i, path->blocks[block + 1]->block->args[i]);
}

void strip_foresee(Plan *p, const StripPath *path)
{
    for (unsigned i = 0; i < path->count; i++)
        foresee(p, path, i);
}

bool strip_plan_handed(Plan *p, const StripPath *path, unsigned block)
{
    const BlockNodes *next = path->blocks[block + 1];
    unsigned first;
    const Node *end = strip_hands_on(path, block, &first);

    for (unsigned i = 0; i < next->arg_count; i++)
        if (!hand(p, end, first + i, next->block->args[i]))
            return false;
    return true;
}

/* Arguments are the first that were carried. */
bool strip_plan_yield(Plan *p)
{
    unsigned from;

    for (unsigned i = 0; i < p->loop.carried_count && !p->carried[i].load; i++) {
        const Node *end = leads_back(p, p->carried[i].argument, &from);

        if (!strip_close_carried(p, &p->carried[i], strip_of(p, end, from)))
            return false;
    }
    return true;
}

/* The test. */

CmpIPredicate strip_predicate(const StripPath *path, const Node *compare)
{
    static const uint8_t NEGATED[] = {
        [CMPI_EQ] = CMPI_NE,   [CMPI_NE] = CMPI_EQ,   [CMPI_SLT] = CMPI_SGE, [CMPI_SLE] = CMPI_SGT,
        [CMPI_SGT] = CMPI_SLE, [CMPI_SGE] = CMPI_SLT, [CMPI_ULT] = CMPI_UGE, [CMPI_ULE] = CMPI_UGT,
        [CMPI_UGT] = CMPI_ULE, [CMPI_UGE] = CMPI_ULT,
    };
    uint64_t predicate = fast_flags(compare, 0);

    return path->holds ? (CmpIPredicate)predicate : (CmpIPredicate)NEGATED[predicate];
}

bool strip_plan_test(Plan *p)
{
    static const uint8_t SWAPPED[] = {
        [CMPI_EQ] = CMPI_EQ,   [CMPI_NE] = CMPI_NE,   [CMPI_SLT] = CMPI_SGT, [CMPI_SLE] = CMPI_SGE,
        [CMPI_SGT] = CMPI_SLT, [CMPI_SGE] = CMPI_SLE, [CMPI_ULT] = CMPI_UGT, [CMPI_ULE] = CMPI_UGE,
        [CMPI_UGT] = CMPI_ULT, [CMPI_UGE] = CMPI_ULE,
    };
    const Node *compare = p->compare;
    CmpIPredicate predicate;
    uint8_t lhs, rhs;

    if (!node_is(compare, PRIM_INT_CMP) || !strip_is_number(&compare->operands[0]))
        return false;
    predicate = strip_predicate(&p->path, compare);
    lhs = strip_linear(p, compare, 0);
    rhs = strip_linear(p, compare, 1);
    if (lhs == NONE || rhs == NONE || strip_grows(p, lhs) == strip_grows(p, rhs))
        return false;
    p->loop.is_tested = true;
    p->loop.test =
        (StripTest){ (uint8_t)predicate, (uint8_t)compare->operands[0].layout->width, lhs, rhs };
    if (strip_grows(p, rhs))
        p->loop.test = (StripTest){ SWAPPED[predicate], p->loop.test.width, rhs, lhs };
    return true;
}
