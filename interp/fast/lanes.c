/* Lanes: an operation on short vectors is the code of the scalar one, lane after lane; on wider
 * ones a kernel. Whichever lane is not plain has the definition run all of them, and goes on behind
 * the last. Lanes that only move are words that are copied. */
#include "interp/machine/evaluate.h"
#include "interp/fast/compiler.h"
#include "interp/machine/report.h"

#include <string.h>

static bool is_lanes(const Node *node, const Slot *slot)
{
    return layout_is_vector(slot->layout) && layout_lanes(slot->layout) == node->lanes;
}

/* Where the lane lies; a scalar beside vectors stands for every lane. */
static Slot *lane_slots(FastCompiler *c, const Node *node, const Slot *slots, unsigned count,
                        uint32_t lane)
{
    Slot *of_lane = ARENA_COPY(&c->machine->program, Slot, slots, count);

    for (unsigned i = 0; i < count; i++)
        if (is_lanes(node, &slots[i])) {
            const Layout *element = slots[i].layout->element;

            of_lane[i] = (Slot){ slots[i].word + lane * (uint32_t)layout_words(element),
                                 slots[i].lane + lane, element };
        }
    return of_lane;
}

Node fast_lane_node(FastCompiler *c, const Node *node, uint32_t lane)
{
    Node one = *node;

    one.operands = lane_slots(c, node, node->operands, node->op->operand_count, lane);
    one.results = lane_slots(c, node, node->results, node->op->result_count, lane);
    return one;
}

static bool emit_each_lane(FastCompiler *c, const Node *node)
{
    enum { MOST_LANES = 256 }; /* beyond, the code is long */
    size_t before = c->code.len;

    if (node->lanes > MOST_LANES)
        return false;
    for (uint32_t lane = 0; lane < node->lanes; lane++) {
        Node one = fast_lane_node(c, node, lane);

        if (!fast_emit_handler(c, &one)) {
            c->code.len = before;
            return false;
        }
    }
    return true;
}

bool fast_emit_lanes(FastCompiler *c, const Node *node)
{
    Node first = fast_lane_node(c, node, 0);

    if (!fast_emit_lane_kernel(c, node, &first) && !emit_each_lane(c, node))
        return false;
    fast_forget_last(c); /* the last lane is not the value */
    if (node->weight > MOST_LIGHT_WORDS)
        fast_emit(c, fast_count_work)->imm = node->lanes * (node->weight / node->lanes);
    return true;
}

/* Which word goes where the definition shows, once: it runs on lanes each of which holds its own
 * place. */

typedef struct Trial {
    Node node; /* with slots of its own */
    Frame frame;
    uint32_t words, lanes;
} Trial;

static Slot *trial_slots(Trial *trial, Arena *arena, const Slot *slots, unsigned count)
{
    Slot *own = ARENA_COPY(arena, Slot, slots, count);

    for (unsigned i = 0; i < count; i++) {
        own[i].word = trial->words;
        own[i].lane = trial->lanes;
        trial->words += (uint32_t)layout_words(slots[i].layout);
        trial->lanes += (uint32_t)layout_lanes(slots[i].layout);
    }
    return own;
}

/* False where it would end the run, or a lane is poison that is of no operand. */
static bool try_definition(FastCompiler *c, const Node *node, Trial *trial)
{
    Arena *arena = &c->machine->scratch;
    unsigned operands = node->op->operand_count, results = node->op->result_count;

    *trial = (Trial){ .node = *node, .frame = { .function = c->function } };
    trial->node.operands = trial_slots(trial, arena, node->operands, operands);
    trial->node.results = trial_slots(trial, arena, node->results, results);
    trial->frame.words = ARENA_ARRAY(arena, uint64_t, trial->words);
    trial->frame.poison = ARENA_ARRAY(arena, uint32_t, trial->lanes);
    for (unsigned i = 0; i < operands; i++)
        for (uint32_t w = 0; w < layout_words(node->operands[i].layout); w++)
            trial->frame.words[trial->node.operands[i].word + w] = node->operands[i].word + w;
    if (node->def->eval(&(Step){ .op = node->op,
                                 .arena = arena,
                                 .machine = c->machine,
                                 .frame = &trial->frame,
                                 .node = &trial->node })
        != FLOW_NEXT) {
        report_reset(&c->machine->report);
        return false;
    }
    for (uint32_t i = 0; i < trial->lanes; i++)
        if (trial->frame.poison[i])
            return false;
    return true;
}

/* An array of the machine's; NULL where what moves is not known. */
static FastMove *moves_of(FastCompiler *c, const Node *node, uint32_t count)
{
    FastMove *moves = ARENA_ARRAY(&c->machine->program, FastMove, count), *move = moves;
    ArenaMark mark = arena_mark(&c->machine->scratch);
    Trial trial;
    bool good = try_definition(c, node, &trial);

    for (unsigned i = 0; good && i < node->op->result_count; i++)
        for (uint32_t w = 0; w < layout_words(node->results[i].layout); w++)
            *move++ = (FastMove){ node->results[i].word + w,
                                  (uint32_t)trial.frame.words[trial.node.results[i].word + w] };
    arena_release(&c->machine->scratch, mark);
    return good ? moves : NULL;
}

static Flow move_words(FAST_PARAMETERS)
{
    fast_move(words, words, op->more, op->a);
    return fast_next(op, words, machine);
}

static Flow copy_words(FAST_PARAMETERS)
{
    memcpy(words + op->to, words + op->b, op->a * sizeof *words);
    return fast_next(op, words, machine);
}

static Flow fill_words(FAST_PARAMETERS)
{
    for (uint32_t i = 0; i < op->a; i++)
        words[op->to + i] = words[op->b];
    return fast_next(op, words, machine);
}

static Flow copy_word(FAST_PARAMETERS)
{
    return fast_give(op, words, machine, words[op->b]);
}

/* Do the words go to a row of words, from words that lie `apart`? */
static bool are_rows(const FastMove *moves, uint32_t count, uint32_t apart)
{
    for (uint32_t i = 0; i < count; i++)
        if (moves[i].to != moves->to + i || moves[i].from != moves->from + i * apart)
            return false;
    return true;
}

/* Wide values are work, which is part of the one step. imm: units. */
static Flow spend_work(FAST_PARAMETERS)
{
    if (!work_goes_on(&(Step){ .machine = machine }, op->imm))
        return fast_by_definition(op, words, machine, acc);
    return fast_next(op, words, machine);
}

void fast_emit_work(FastCompiler *c, const Node *node)
{
    if (node->weight > MOST_LIGHT_WORDS)
        fast_emit(c, spend_work)->imm = node->weight;
}

static uint64_t words_of(const Slot *slots, unsigned count)
{
    uint64_t words = 0;

    for (unsigned i = 0; i < count; i++)
        words += layout_words(slots[i].layout);
    return words;
}

/* What else than lanes it takes says where they go: that is not known. */
static bool moves_all(const Node *node)
{
    for (unsigned i = 0, count; i < def_operand_count(node->def); i++) {
        op_operand_group(node->op, i, &count);
        if (count && node->def->operands[i].poison != POISON_MOVES)
            return false;
    }
    return true;
}

static bool emit_moves(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    enum { MOST_WORDS = 1024 };
    uint64_t count = words_of(node->results, node->op->result_count);
    FastMove *moves;
    FastOp *op;

    (void)handler;
    if (!moves_all(node) || count + words_of(node->operands, node->op->operand_count) > MOST_WORDS)
        return false;
    moves = moves_of(c, node, (uint32_t)count);
    if (!moves)
        return false;
    fast_emit_work(c, node);
    op = fast_emit(c, count == 1                            ? copy_word
                      : are_rows(moves, (uint32_t)count, 1) ? copy_words
                      : are_rows(moves, (uint32_t)count, 0) ? fill_words
                                                            : move_words);
    op->to = moves->to;
    op->a = (uint32_t)count;
    op->b = moves->from;
    op->more = moves;
    if (count == 1)
        fast_gives(c, op->to);
    return true;
}

/* Positions that are an operand, of the leading dimension: one that is not within the vector is the
 * definition's. */

typedef struct Rows { /* words of the vector, and of each of its rows */
    uint32_t all, row;
} Rows;

static Flow extract_row(FAST_PARAMETERS)
{
    const Rows *rows = op->more;

    if (words[op->c] >= op->imm)
        return fast_by_definition(op, words, machine, acc);
    memcpy(words + op->to, words + op->a + words[op->c] * rows->row, rows->row * sizeof *words);
    return fast_next(op, words, machine);
}

static Flow extract_word(FAST_PARAMETERS)
{
    if (words[op->c] >= op->imm)
        return fast_by_definition(op, words, machine, acc);
    return fast_give(op, words, machine, words[op->a + words[op->c]]);
}

static Flow insert_row(FAST_PARAMETERS)
{
    const Rows *rows = op->more;
    uint64_t at = words[op->c];

    if (at >= op->imm)
        return fast_by_definition(op, words, machine, acc);
    memcpy(words + op->to, words + op->a, rows->all * sizeof *words);
    memcpy(words + op->to + at * rows->row, words + op->b, rows->row * sizeof *words);
    return fast_next(op, words, machine);
}

/* Is there one, the last operand, in a word? */
static bool has_one_position(const Node *node, unsigned operand)
{
    const Attr *positions = def_attr_count(node->def) ? op_inherent(node->op, 0) : NULL;

    return (!positions || positions->dense.count == 1) && node->op->operand_count == operand + 1
           && layout_words(node->operands[operand].layout) == 1;
}

/* `row` takes or gives a row of the vector. */
static FastOp *emit_at_position(FastCompiler *c, const Node *node, FastRun *run, unsigned vector,
                                unsigned position, const Slot *row)
{
    const Layout *layout = node->operands[vector].layout;
    Rows *rows = ARENA_NEW(&c->machine->program, Rows);
    FastOp *op;

    if (!has_one_position(node, position))
        return NULL;
    *rows = (Rows){ (uint32_t)layout_words(layout), (uint32_t)layout_words(row->layout) };
    if (rows->all != rows->row * (uint64_t)layout->dims[0])
        return NULL;
    fast_emit_work(c, node);
    op = fast_emit(c, run);
    op->to = fast_out(node, 0);
    op->a = fast_in(node, vector);
    op->c = fast_in(node, position);
    op->imm = (uint64_t)layout->dims[0];
    op->more = rows;
    return op;
}

static bool emit_extract(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    bool one = layout_words(node->results[0].layout) == 1;
    FastOp *op;

    if (emit_moves(c, node, handler))
        return true;
    op = emit_at_position(c, node, one ? extract_word : extract_row, 0, 1, &node->results[0]);
    if (op && one)
        fast_gives(c, op->to);
    return op;
}

static bool emit_insert(FastCompiler *c, const Node *node, const FastHandler *handler)
{
    bool vector_first = node->op->operands[0]->type == node->op->results[0]->type;
    unsigned vector = vector_first ? 0 : 1, row = 1 - vector;
    FastOp *op;

    if (emit_moves(c, node, handler))
        return true;
    op = emit_at_position(c, node, insert_row, vector, 2, &node->operands[row]);
    if (op)
        op->b = fast_in(node, row);
    return op;
}

const FastHandler FAST_LANES_HANDLERS[] = {
    { PRIM_MOVE_LANES, emit_moves },
    { PRIM_EXTRACT_LANES, emit_extract },
    { PRIM_INSERT_LANES, emit_insert },
    { 0 },
};
