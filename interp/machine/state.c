#include "interp/machine/state.h"

#include "interp/machine/value_text.h"

#include <string.h>

static Slot new_slot(Machine *machine, const Type *type, uint64_t *words, uint64_t *lanes)
{
    const Layout *layout = machine_layout(machine, type);
    Slot slot = { (uint32_t)*words, (uint32_t)*lanes, layout };

    *words += layout ? layout_words(layout) : 0;
    *lanes += layout ? layout_lanes(layout) : 0;
    return slot;
}

static unsigned count_held(const Op *op)
{
    unsigned count = 0;

    while (op->def->state->holds && op->def->state->holds(op, count))
        count++;
    return count;
}

static Holder *new_holder(Machine *machine, const Op *op, unsigned number)
{
    Holder *holder = ARENA_NEW(&machine->program, Holder);

    holder->op = op;
    holder->number = number;
    holder->count = count_held(op);
    holder->held = ARENA_ARRAY(&machine->program, Slot, holder->count);
    holder->next = ARENA_ARRAY(&machine->program, Slot, holder->count);
    holder->before = ARENA_ARRAY(&machine->program, Slot, op->operand_count);
    return holder;
}

static void place_held(Machine *machine, Holder *holder, uint64_t *words, uint64_t *lanes)
{
    for (unsigned i = 0; i < holder->count; i++) {
        const Type *type = holder->op->def->state->holds(holder->op, i);

        holder->held[i] = new_slot(machine, type, words, lanes);
        if (!holder->held[i].layout)
            holder->unheld = type;
    }
}

static void place_next(Machine *machine, Holder *holder, uint64_t *words, uint64_t *lanes)
{
    for (unsigned i = 0; i < holder->count; i++)
        holder->next[i] =
            new_slot(machine, holder->op->def->state->holds(holder->op, i), words, lanes);
}

static void place_before_of(Machine *machine, Holder *holder, uint64_t *words, uint64_t *lanes)
{
    const Op *op = holder->op;
    const StateDef *def = op->def->state;

    for (unsigned i = 0; i < op->operand_count; i++)
        if (def->watches && def->watches(op, i))
            holder->before[i] = new_slot(machine, op->operands[i]->type, words, lanes);
}

static bool has_state(const Op *op)
{
    return op->def && op->def->state;
}

Holder *const *state_place(Machine *machine, const Block *block, unsigned *count, uint64_t *words,
                           uint64_t *lanes)
{
    Holder **holders;
    unsigned at = 0;

    *count = 0;
    for (const Op *op = block->first; op; op = op->next)
        *count += has_state(op);
    holders = ARENA_ARRAY(&machine->program, Holder *, *count);
    for (const Op *op = block->first; op; op = op->next)
        if (has_state(op)) {
            holders[at] = new_holder(machine, op, at);
            place_held(machine, holders[at++], words, lanes);
        }
    for (unsigned i = 0; i < *count; i++)
        place_next(machine, holders[i], words, lanes);
    for (unsigned i = 0; i < *count; i++)
        place_before_of(machine, holders[i], words, lanes);
    return holders;
}

static void add_row(StateMoves *moves, StateRow row)
{
    StateRow *last = moves->row_count ? &moves->rows[moves->row_count - 1] : NULL;

    if (last && row.to == last->to + last->count && row.from == last->from + last->count)
        last->count += row.count;
    else
        moves->rows[moves->row_count++] = row;
}

static void add_move(StateMoves *moves, Slot from, Slot to)
{
    unsigned at = moves->edge.count++;

    moves->edge.from[at] = from;
    moves->edge.to[at] = to;
    moves->counted |= to.layout->counted;
    add_row(moves, (StateRow){ to.word, from.word, (uint32_t)layout_words(to.layout) });
}

static StateMoves new_moves(Machine *machine, unsigned most)
{
    return (StateMoves){ { .from = ARENA_ARRAY(&machine->program, Slot, most),
                           .to = ARENA_ARRAY(&machine->program, Slot, most) },
                         .rows = ARENA_ARRAY(&machine->program, StateRow, most) };
}

static void add_moves(GraphState *state, const Node *node)
{
    const Holder *holder = node->holder;

    for (unsigned i = 0; i < holder->count; i++)
        if (holder->held[i].layout)
            add_move(&state->tick, holder->next[i], holder->held[i]);
    for (unsigned i = 0; i < node->op->operand_count; i++)
        if (holder->before[i].layout)
            add_move(&state->seen, node->operands[i], holder->before[i]);
}

const GraphState *state_of(Machine *machine, const BlockNodes *nodes)
{
    GraphState *state;
    unsigned count = 0, held = 0, operands = 0;

    for (unsigned i = 0; i < nodes->count; i++)
        if (nodes->nodes[i].phase == NODE_GIVES) {
            count++;
            held += nodes->nodes[i].holder->count;
            operands += nodes->nodes[i].op->operand_count;
        }
    if (!count)
        return NULL;
    state = ARENA_NEW(&machine->program, GraphState);
    state->count = count;
    state->holding = ARENA_ARRAY(&machine->program, const Node *, count);
    state->tick = new_moves(machine, held);
    state->seen = new_moves(machine, operands);
    for (unsigned i = 0; i < nodes->count; i++)
        if (nodes->nodes[i].phase == NODE_GIVES)
            state->holding[nodes->nodes[i].holder->number] = &nodes->nodes[i];
    for (unsigned i = 0; i < count; i++)
        state->late |= state->holding[i]->holder->late;
    for (unsigned i = 0; i < count; i++)
        add_moves(state, state->holding[i]);
    return state;
}

static Flow run(Machine *machine, Frame *frame, const Node *node, EvalOp *eval)
{
    Step s = {
        .op = node->op, .arena = &machine->scratch, .machine = machine, .frame = frame, .node = node
    };
    ArenaMark mark = arena_mark(s.arena);
    Flow flow = eval(&s);

    arena_release(s.arena, mark);
    return flow;
}

Flow state_gives(Machine *machine, Frame *frame, const Node *node)
{
    for (unsigned r = 0; r < node->op->result_count; r++)
        memset(frame->poison + node->results[r].lane, 0,
               layout_lanes(node->results[r].layout) * sizeof *frame->poison);
    return run(machine, frame, node, node->def->eval);
}

/* What is held may be poison where no value of the graph is. */
static void look_for_poison(Frame *frame, const Slot *slots, unsigned count)
{
    for (unsigned i = 0; frame->clean && i < count; i++)
        frame->clean = !place_is_poison(slot_place(frame, slots[i]));
}

Flow state_takes(Machine *machine, Frame *frame, const Node *node)
{
    const Holder *holder = node->holder;
    Flow flow;

    for (unsigned i = 0; i < holder->count; i++)
        place_copy(slot_place(frame, holder->next[i]), slot_place(frame, holder->held[i]));
    if (!node->def->state->take)
        return FLOW_NEXT;
    flow = run(machine, frame, node, node->def->state->take);
    look_for_poison(frame, holder->next, holder->count);
    return flow;
}

Flow state_begin(Machine *machine, Frame *frame, const GraphState *state)
{
    for (unsigned i = 0; i < state->count; i++) {
        const Node *node = state->holding[i];
        const StateDef *def = node->op->def->state;

        if (node->unheld || node->holder->unheld)
            return node->run(machine, frame, node); /* which says so */
        if (def->begin && run(machine, frame, node, def->begin) == FLOW_END)
            return FLOW_END;
        look_for_poison(frame, node->holder->held, node->holder->count);
    }
    return FLOW_NEXT;
}

static bool differs(const Frame *frame, Slot a, Slot b)
{
    return memcmp(frame->words + a.word, frame->words + b.word,
                  layout_words(a.layout) * sizeof *frame->words)
           || memcmp(frame->poison + a.lane, frame->poison + b.lane,
                     layout_lanes(a.layout) * sizeof *frame->poison);
}

/* Where nothing is poison words are all there is to move. */
static bool move_words(Frame *frame, const StateMoves *moves)
{
    bool moved = false;

    for (unsigned i = 0; i < moves->row_count; i++) {
        const StateRow *row = &moves->rows[i];
        const uint64_t *from = frame->words + row->from;
        uint64_t *to = frame->words + row->to;

        if (memcmp(to, from, row->count * sizeof *to) == 0)
            continue;
        memcpy(to, from, row->count * sizeof *to);
        moved = true;
    }
    return moved;
}

static bool move_all(Machine *machine, Frame *frame, const StateMoves *moves)
{
    const Edge *edge = &moves->edge;
    bool moved = false;

    if (frame->clean && !moves->counted)
        return move_words(frame, moves);
    for (unsigned i = 0; i < edge->count && !moved; i++)
        moved = differs(frame, edge->from[i], edge->to[i]);
    if (moved)
        machine_take_edge(machine, frame, edge);
    return moved;
}

bool state_move(Machine *machine, Frame *frame, const GraphState *state)
{
    return move_all(machine, frame, &state->tick);
}

static bool moves(const Frame *frame, const Holder *holder)
{
    for (unsigned i = 0; i < holder->count; i++)
        if (differs(frame, holder->next[i], holder->held[i]))
            return true;
    return false;
}

const Op *state_moving(const Frame *frame, const GraphState *state, unsigned number)
{
    for (unsigned n = 0; n < state->count; n++)
        if (moves(frame, state->holding[n]->holder) && !number--)
            return state->holding[n]->op;
    return NULL;
}

static void print_held(Sb *sb, const Frame *frame, const Holder *holder, const Slot *slots)
{
    for (unsigned i = 0; i < holder->count; i++) {
        sb_add(sb, i ? ", " : "");
        value_print_short(sb, slot_place(frame, slots[i]),
                          holder->op->def->state->holds(holder->op, i), 60);
    }
}

enum { MOST_NOTED = 16 };

void state_note_moving(Step *s, const Frame *frame, const GraphState *state)
{
    unsigned count = 0;

    for (unsigned n = 0; n < state->count; n++) {
        const Holder *holder = state->holding[n]->holder;
        Sb now = { 0 }, next = { 0 };

        if (!moves(frame, holder) || count++ >= MOST_NOTED)
            continue;
        print_held(&now, frame, holder, holder->held);
        print_held(&next, frame, holder, holder->next);
        note_operation(s, holder->op, "'%.*s' still moves: it holds %s, and will hold %s",
                       STR_ARG(op_name(holder->op)), now.data, next.data);
        sb_free(&now);
        sb_free(&next);
    }
    if (count > MOST_NOTED)
        note_operation(s, s->op, "%u more of its operations still move", count - MOST_NOTED);
}

void state_set_seen(Frame *frame, const GraphState *state, bool bit)
{
    for (unsigned i = 0; i < state->seen.edge.count; i++)
        slot_place(frame, state->seen.edge.to[i]).words[0] = bit;
}

bool state_see(Machine *machine, Frame *frame, const GraphState *state)
{
    return move_all(machine, frame, &state->seen);
}

bool state_is_poison(const Frame *frame, const GraphState *state)
{
    for (unsigned i = 0; i < state->tick.edge.count; i++)
        if (place_is_poison(slot_place(frame, state->tick.edge.to[i])))
            return true;
    return false;
}

bool state_has_operand(const Node *node, unsigned operand)
{
    const StateDef *def = node->op->def ? node->op->def->state : NULL;

    return node->phase != NODE_GIVES
           || (!node->holder->late && def->needs && def->needs(node->op, operand));
}

bool gives_late(const Step *s)
{
    return s->node->holder->late;
}

Place held_place(const Step *s, unsigned index)
{
    return slot_place(s->frame, s->node->holder->held[index]);
}

Place next_place(const Step *s, unsigned index)
{
    return slot_place(s->frame, s->node->holder->next[index]);
}

Place place_before(const Step *s, unsigned operand)
{
    return slot_place(s->frame, s->node->holder->before[operand]);
}
