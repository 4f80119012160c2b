/* State: what operations of a graph hold from tick to tick.
 *
 * Both nodes of such an operation share a holder: slots of the frame for what it holds, what it
 * will hold, and what operands were that it watches. A tick moves all at once.
 */
#ifndef INTERP_MACHINE_STATE_H
#define INTERP_MACHINE_STATE_H

#include "interp/machine/machine.h"

typedef struct Holder {
    const Op *op;
    unsigned number; /* in its block */
    Slot *held, *next;
    unsigned count;     /* of each of these */
    bool late;          /* it gives before what it needs is there */
    Slot *before;       /* of each operand that it watches; of others without a layout */
    const Type *unheld; /* a type of it that no frame can hold; NULL if all can be */
} Holder;

typedef struct StateRow { /* words in a row */
    uint32_t to, from, count;
} StateRow;

typedef struct StateMoves { /* at once; no slot is on both sides */
    Edge edge;
    StateRow *rows; /* the same */
    unsigned row_count;
    bool counted; /* some are references, that are counted */
} StateMoves;

typedef struct GraphState {
    const Node **holding; /* those that give */
    unsigned count;
    bool late;       /* some give before what they need is there: a tick takes several rounds */
    StateMoves tick; /* what was taken is held */
    StateMoves seen; /* what is watched was seen */
} GraphState;

/* Holders of all operations of a graph that hold state, in its order, with places in a frame that
 * has so many words and lanes by now. What all hold lies in a row, and so does what they will. */
Holder *const *state_place(Machine *machine, const Block *block, unsigned *count, uint64_t *words,
                           uint64_t *lanes);
/* Of a block whose nodes have been resolved; NULL where none of them holds any. */
const GraphState *state_of(Machine *machine, const BlockNodes *nodes);

/* How such a node runs. */
Flow state_gives(Machine *machine, Frame *frame, const Node *node);
Flow state_takes(Machine *machine, Frame *frame, const Node *node);

/* Before the graph fires for the first time. FLOW_NEXT, or FLOW_END. */
Flow state_begin(Machine *machine, Frame *frame, const GraphState *state);
/* Before anything was seen all that is watched was that, a bit. */
void state_set_seen(Frame *frame, const GraphState *state, bool bit);
/* All state moves. Has any? */
bool state_move(Machine *machine, Frame *frame, const GraphState *state);
/* The one of that number of those that will hold something else; NULL: there are not so many. */
const Op *state_moving(const Frame *frame, const GraphState *state, unsigned number);
/* What these are, in the report: what they hold, and what they will. */
void state_note_moving(Step *s, const Frame *frame, const GraphState *state);
/* What is watched now is what it was before, from here on. Was any of it something else? */
bool state_see(Machine *machine, Frame *frame, const GraphState *state);
/* Is the operand there when the node runs? One that gives needs few of them. */
bool state_has_operand(const Node *node, unsigned operand);
/* Is any of it poison? */
bool state_is_poison(const Frame *frame, const GraphState *state);

#endif
