/* Reduce: branches between blocks take one way, blocks are joined and lose arguments. */
#include "interp/oracle/reduce/reduce_rule.h"

#include "core/text/asm.h"
#include "core/ir/context.h"
#include "core/verify/dominance.h"

typedef VEC(Block *) Blocks;

enum { BY_A_CONSTANT = -1 };

static Blocks reachable_blocks(const Region *region)
{
    Dominance *dominance = dominance_new();
    Blocks blocks = { 0 };

    for (Block *block = region->first; block; block = block->next)
        if (dominance_reaches(dominance, block))
            vec_push(&blocks, block);
    dominance_free(dominance);
    return blocks;
}

static bool has(const Blocks *blocks, const Block *block)
{
    for (size_t i = 0; i < blocks->len; i++)
        if (blocks->data[i] == block)
            return true;
    return false;
}

/* Of the blocks, those that nothing reaches any more. */
static bool remove_unreachable(Region *region, const Blocks *of)
{
    Blocks reached = reachable_blocks(region);
    bool any = false;

    for (size_t i = 0; i < of->len; i++)
        if (!has(&reached, of->data[i])) {
            region_remove(region, of->data[i]);
            any = true;
        }
    vec_free(&reached);
    return any;
}

/* The terminator gives way to another, and what only it led to goes. */
static void end_block_with(Op *old, Op *terminator)
{
    Region *region = op_region(old);
    Blocks before = reachable_blocks(region);

    block_insert_before(old, terminator);
    block_remove(old->block, old);
    remove_unreachable(region, &before);
    vec_free(&before);
}

static unsigned each_way(const Edit *edit, const Op *op)
{
    (void)edit;
    return op->successor_count > 1 ? op->successor_count : 0;
}

static bool go_one_way(Edit *edit, Op *op, unsigned place, int how)
{
    Block *to = op->successors[place];
    unsigned count, first = op_successor_operands(op, place, &count);

    (void)how;
    end_block_with(op, edit_make(edit, STR("cf.br"), count, op->operands + first, to));
    return true;
}

static unsigned one_branch(const Edit *edit, const Op *op)
{
    (void)edit;
    return op->successor_count != 0;
}

/* The terminator of a block that leaves the region. */
static const Op *leaver_of(const Region *region)
{
    for (const Block *block = region->first; block; block = block->next)
        if (block->last && op_has(block->last, TERMINATOR) && !block->last->successor_count)
            return block->last;
    return NULL;
}

/* Out of the region instead of to another block. */
static bool leave(Edit *edit, Op *op, unsigned place, int how)
{
    const Op *model = leaver_of(op_region(op));
    VEC(Value *) operands = { 0 };
    bool good = model != NULL && !model->region_count;

    (void)place;
    for (unsigned i = 0; good && i < model->operand_count; i++) {
        Value *value = edit_substitute(edit, op, model->operands[i]->type, (Substitute)how);

        good = value != NULL;
        vec_push(&operands, value);
    }
    if (good)
        end_block_with(
            op, edit_make(edit, op_name(model), (unsigned)operands.len, operands.data, NULL));
    vec_free(&operands);
    return good;
}

static unsigned unreachable_blocks(const Edit *edit, const Op *op)
{
    unsigned count = 0;

    (void)edit;
    for (unsigned i = 0; i < op->region_count; i++) {
        Blocks reached = reachable_blocks(&op->regions[i]);

        count += op->regions[i].block_count > reached.len;
        vec_free(&reached);
    }
    return count != 0;
}

static bool drop_unreachable(Edit *edit, Op *op, unsigned place, int how)
{
    bool any = false;

    (void)edit, (void)place, (void)how;
    for (unsigned i = 0; i < op->region_count; i++) {
        Blocks all = { 0 };

        for (Block *block = op->regions[i].first; block; block = block->next)
            vec_push(&all, block);
        any |= remove_unreachable(&op->regions[i], &all);
        vec_free(&all);
    }
    return any;
}

typedef struct BlockEdge { /* to a block: successor `number` of the terminator */
    Op *from;
    unsigned number;
} BlockEdge;

typedef VEC(BlockEdge) BlockEdges;

static BlockEdges edges_to(const Block *block)
{
    BlockEdges edges = { 0 };

    for (Block *from = block->region->first; from; from = from->next)
        for (unsigned i = 0; from->last && i < from->last->successor_count; i++)
            if (from->last->successors[i] == block)
                vec_push(&edges, ((BlockEdge){ from->last, i }));
    return edges;
}

/* The number of the operand that goes to the argument; false where the edge hands over less. */
static bool handed_to(BlockEdge edge, unsigned argument, unsigned *operand)
{
    unsigned count, first = op_successor_operands(edge.from, edge.number, &count);

    *operand = first + argument;
    return argument < count;
}

static unsigned one_jump(const Edit *edit, const Op *op)
{
    (void)edit;
    return op->successor_count == 1 && op->operand_count == op->successors[0]->arg_count
           && op->successors[0] != op->block;
}

/* A block that is reached from here alone goes on here. */
static bool join(Edit *edit, Op *op, unsigned place, int how)
{
    Block *to = op->successors[0];
    BlockEdges edges = edges_to(to);
    bool alone = edges.len == 1;

    (void)place, (void)how;
    vec_free(&edges);
    if (!alone || to == to->region->first || to == op->block)
        return false;
    for (unsigned i = 0; i < to->arg_count; i++)
        edit_forward(edit, to->args[i], op->operands[i]);
    block_move(to, op);
    block_remove(op->block, op);
    region_remove(to->region, to);
    return true;
}

/* A block that only leads on is left out. */
static bool skip(Edit *edit, Op *op, unsigned place, int how)
{
    Block *between = op->block, *to = op->successors[0];
    BlockEdges edges;

    (void)edit, (void)place, (void)how;
    if (between->first != op || between->arg_count || op->operand_count
        || between == between->region->first)
        return false;
    edges = edges_to(between);
    for (size_t i = 0; i < edges.len; i++)
        edges.data[i].from->successors[edges.data[i].number] = to;
    vec_free(&edges);
    region_remove(between->region, between);
    return true;
}

/* Arguments of all blocks but entry blocks, which are the operation's own. */
static unsigned each_block_argument(const Edit *edit, const Op *op)
{
    unsigned count = 0;

    (void)edit;
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            count += block->prev ? block->arg_count : 0;
    return count;
}

static Block *block_of_argument(const Op *op, unsigned *place)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next) {
            if (!block->prev)
                continue;
            if (*place < block->arg_count)
                return block;
            *place -= block->arg_count;
        }
    return NULL;
}

/* What one of the branches hands over stands in, or a constant where `how` counts none of them. */
static bool forward_argument(Edit *edit, const Block *block, unsigned index,
                             const BlockEdges *edges, int how)
{
    Value *argument = block->args[index], *value;
    unsigned operand;

    if (how == BY_A_CONSTANT)
        return edit_replace(edit, block->first, argument, SUBSTITUTE_ZERO);
    if ((size_t)how >= edges->len || !handed_to(edges->data[how], index, &operand))
        return false;
    value = edges->data[how].from->operands[operand];
    if (value == argument)
        return false;
    edit_forward(edit, argument, value);
    return true;
}

static bool drop_block_argument(Edit *edit, Op *op, unsigned place, int how)
{
    Block *block = block_of_argument(op, &place);
    BlockEdges edges = { 0 };
    unsigned operand;
    bool good = block && block->first;

    if (good)
        edges = edges_to(block);
    for (size_t i = 0; good && i < edges.len; i++)
        good = handed_to(edges.data[i], place, &operand);
    good = good && forward_argument(edit, block, place, &edges, how);
    for (size_t i = 0; good && i < edges.len; i++)
        if (handed_to(edges.data[i], place, &operand))
            op_remove_operand(edges.data[i].from, operand);
    if (good)
        block_remove_arg(block, place);
    vec_free(&edges);
    return good;
}

const ReduceRule REDUCE_BLOCKS[] = {
    { "blocks", unreachable_blocks, drop_unreachable },
    { "branches", one_branch, leave, SUBSTITUTE_NEAR },
    { "branches", one_branch, leave, SUBSTITUTE_ZERO },
    { "branches", each_way, go_one_way, .singly = true },
    { "blocks", one_jump, join },
    { "blocks", one_jump, skip },
    { "block arguments", each_block_argument, drop_block_argument, 0 },
    { "block arguments", each_block_argument, drop_block_argument, 1 },
    { "block arguments", each_block_argument, drop_block_argument, BY_A_CONSTANT },
    { 0 },
};
