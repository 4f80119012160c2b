/* Code: what fast code is made of. For interp/fast/ alone. */
#ifndef INTERP_FAST_CODE_H
#define INTERP_FAST_CODE_H

#include "core/base/vec.h"
#include "interp/fast/fast.h"

#include <string.h>

typedef struct FastOp FastOp;

/* What FAST_CODE is made of: flow.c, share.c, strip_map.c. */
Flow fast_run(Machine *machine, Frame *frame, const Body *body);
void fast_share_slots(const Region *region, Slot *slots);

/* strip_map.c */
bool strip_map(Machine *machine, const Node *node, const unsigned char *const *in,
               unsigned char *out, uint32_t count);

/* What a FastOp's function gets. `acc` is what the one before it gave, where that stands directly
 * before it in a row: a value that need not go through memory. */
#define FAST_PARAMETERS                                                                            \
    const FastOp *op, uint64_t *words, Machine *machine, __attribute__((unused)) uint64_t acc

/* Does its work on the frame's words and ends with `return fast_give(...)` or the like, a call that
 * compilers turn into a jump. */
typedef Flow FastRun(FAST_PARAMETERS);

typedef struct FastLevel { /* a body, and where it stands */
    const Body *body;
    const Node *owner; /* the operation whose region it is; NULL: nothing of it is fast code */
    unsigned region;
    const BlockNodes *around; /* the block in which `owner` stands, and that one's level */
    const struct FastLevel *outer;
    bool meant; /* a region that is run by what an operation means */
} FastLevel;

typedef struct FastSite { /* which operation it is */
    const Node *node;
    const BlockNodes *block;
    const FastLevel *level;
    const FastOp *after; /* where the code of the next operation begins; NULL behind terminators */
    uint32_t rest;       /* operations that were counted with it and come behind it */
} FastSite;

struct FastOp {
    FastRun *run;
    uint32_t to, a, b, c; /* places in the frame's words */
    uint64_t imm;
    const FastSite *site;
    union {
        const void *more;
        uint64_t constant; /* the second one of a fused pair, whose first is `imm` */
    };
    union {
        int32_t plus[2]; /* added to subscripts */
        int32_t jump[2]; /* where the edges in `more` lead, in FastOps from here: the first of two
                            edges, or where a single one lands */
    };
    uint16_t steps[2];  /* of these edges: what short loops wait for stands in the FastOp itself */
    uint16_t count;     /* of a target of jumps: operations that run from here without another jump,
                           at most a little more than MOST_COUNTED */
    uint8_t edge_count; /* edges in `more`, 0 to 2, if it is these alone */
};

typedef struct FastMove {
    uint32_t to, from;
} FastMove;

/* One after another. */
static inline __attribute__((always_inline)) void fast_move(uint64_t *to, const uint64_t *from,
                                                            const FastMove *moves, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        to[moves[i].to] = from[moves[i].from];
}

typedef struct FastBlock { /* words in a row */
    uint32_t to, from, count;
} FastBlock;

typedef struct FastEdge { /* a jump, with the words that are copied */
    const FastOp *first;  /* copies and goes on to `land`, or is that */
    uint32_t steps; /* operations from the target on, until `land` and what is counted there */
    uint32_t count;
    const FastMove *moves;   /* one after another; NULL: */
    const FastBlock *blocks; /* so are these, up to one of no words */
    const FastOp *land;      /* the target, or where the jump leads to that is all there is at it */
    const FastOp *target;
} FastEdge;

static inline void fast_move_edge(uint64_t *words, const FastEdge *edge)
{
    if (edge->moves)
        fast_move(words, words, edge->moves, edge->count);
    else
        for (const FastBlock *block = edge->blocks; block && block->count; block++)
            memcpy(words + block->to, words + block->from, block->count * sizeof *words);
}

/* The next FastOp. */
static inline Flow fast_next(const FastOp *op, uint64_t *words, Machine *machine)
{
    return op[1].run(op + 1, words, machine, 0);
}

/* Likewise, with a result. */
static inline Flow fast_give(const FastOp *op, uint64_t *words, Machine *machine, uint64_t value)
{
    words[op->to] = value;
    return op[1].run(op + 1, words, machine, value);
}

/* The first of the operations that are counted where this target of jumps is jumped to: those in
 * front of `op`'s own have no FastOp. Its own where none is. */
static inline const Node *fast_head(const FastOp *op)
{
    return op->count ? op->site->node - (op->count - 1 - op->site->rest) : op->site->node;
}

/* flow.c: the operation runs by its definition, and the code behind it goes on. */
FastRun fast_by_definition;
/* flow.c: the last FastOp of an operation whose work counts as steps. imm: units. */
FastRun fast_count_work;
/* flow.c: jumps to `op`, or along the edge, when the count of steps is used up. */
FastRun fast_count_more;
Flow fast_count_edge(const FastEdge *edge, uint64_t *words, Machine *machine, uint64_t acc);
/* flow.c: limits are looked at, before the operation, and steps given for it and others. */
Flow fast_count_again(const FastOp *op, Machine *machine);
/* resume.c: definitions run the rest of the body, from the operation on (or from the one behind
 * it). */
Flow fast_leave_at(const FastOp *op, Machine *machine);
Flow fast_leave_behind(const FastOp *op, Machine *machine);
/* From the operation on, which is counted with those behind it. */
Flow fast_leave_before(const FastOp *op, Machine *machine);
/* The same where those behind it are not counted. */
Flow fast_leave_uncounted(const FastOp *op, Machine *machine);

/* Counts operations that are going to run; false, with nothing counted, where so many may not run
 * before limits are looked at. */
static inline bool fast_count(Machine *machine, uint64_t steps)
{
    if (machine->steps_until_check < steps)
        return false;
    machine->steps_until_check -= steps;
    return true;
}

static inline Flow fast_jump(const FastOp *target, uint64_t *words, Machine *machine, uint64_t acc)
{
    if (!fast_count(machine, target->count))
        return fast_count_more(target, words, machine, acc);
    return target->run(target, words, machine, acc);
}

static inline Flow fast_take(const FastEdge *edge, uint64_t *words, Machine *machine)
{
    if (!fast_count(machine, edge->steps))
        return fast_count_edge(edge, words, machine, 0);
    return edge->first->run(edge->first, words, machine, 0);
}

/* Takes an edge of `op`, the first or the second; `acc` comes through it. */
static inline Flow fast_take_nth(const FastOp *op, unsigned nth, uint64_t *words, Machine *machine,
                                 uint64_t acc)
{
    const FastOp *first = op + op->jump[nth];

    if (!fast_count(machine, op->steps[nth]))
        return fast_count_edge((const FastEdge *)op->more + nth, words, machine, acc);
    return first->run(first, words, machine, acc);
}

/* Along the first edge of `op` where the flag is set, else along the second. */
static inline Flow fast_take_either(const FastOp *op, uint64_t *words, Machine *machine, bool flag)
{
    return flag ? fast_take_nth(op, 0, words, machine, 0) : fast_take_nth(op, 1, words, machine, 0);
}

/* The number that the low bits of the word are, read as signed; `shift` is 64 minus their count. */
static inline int64_t fast_signed(uint64_t word, uint64_t shift)
{
    return (int64_t)(word << shift) >> shift;
}
/* Likewise, read as unsigned. */
static inline uint64_t fast_cut(uint64_t word, uint64_t shift)
{
    return word << shift >> shift;
}

/* What operations do that may be done together with the one before or behind them (fuse.h). Shifts
 * are by constants that the FastOp holds. */
typedef enum FastKind {
    FAST_OTHER,
    FAST_ADD,
    FAST_SUBTRACT,
    FAST_SUBTRACT_FROM, /* the first operand from the second */
    FAST_MULTIPLY,
    FAST_AND,
    FAST_OR,
    FAST_XOR,
    FAST_LEFT,
    FAST_RIGHT,
    FAST_RIGHT_SIGNED,
    FAST_SAME,      /* another type of the same word */
    FAST_RESIZE,    /* from 64 bits to 32, or from 32, as signed, to 64 */
    FAST_ADD_FLOAT, /* of f64 and f32 */
    FAST_SUBTRACT_FLOAT,
    FAST_SUBTRACT_FROM_FLOAT,
    FAST_MULTIPLY_FLOAT,
    FAST_KINDS
} FastKind;

typedef struct FastCompiler FastCompiler;

/* A handler: emits code for the node; false, with nothing emitted, where it does not fit its types
 * or attributes. `emit` chooses among the functions by width: of 64 bits, of 32, of any up to 64.
 */
typedef struct FastHandler FastHandler;
struct FastHandler {
    Primitive primitive;
    bool (*emit)(FastCompiler *c, const Node *node, const FastHandler *handler);
    FastRun *run_64, *run_32, *run;
    FastRun *acc_64, *acc_32, *acc; /* the same, with the first operand in `acc`; or NULL */
    FastRun *choose, *acc_choose;   /* on i1, with the branch that follows; or NULL */
    bool commutes;
    FastKind kind; /* of all its functions; FAST_OTHER: it is never fused */
};

/* Each ends with PRIM_NONE. */
extern const FastHandler FAST_PLAIN_HANDLERS[], FAST_INTEGER_HANDLERS[], FAST_FLOAT_HANDLERS[],
    FAST_COMPARE_HANDLERS[], FAST_ORDER_HANDLERS[], FAST_PROMISED_HANDLERS[],
    FAST_CONVERT_HANDLERS[], FAST_MEMREF_HANDLERS[], FAST_AFFINE_HANDLERS[], FAST_WIDE_HANDLERS[],
    FAST_WIDE_SHIFT_HANDLERS[], FAST_FLAGGED_HANDLERS[], FAST_EXTENDED_HANDLERS[],
    FAST_FUNCTION_HANDLERS[], FAST_LANES_HANDLERS[], FAST_SLICE_HANDLERS[], FAST_RECORD_HANDLERS[],
    FAST_POINTER_HANDLERS[], FAST_MEANT_HANDLERS[], FAST_BITS_HANDLERS[], FAST_STATE_HANDLERS[];
/* compile.c: all of them, and then NULL. */
extern const FastHandler *const FAST_HANDLERS[];

/* emit.c, for a handler's `emit`: it adds FastOps, and says of the last what the next may make use
 * of. */

/* Adds a FastOp for the node being compiled; it is valid until the next is added. */
FastOp *fast_emit(FastCompiler *c, FastRun *run);
/* The last one, where it runs that: it may do the work of the node as well, if it never leaves to
 * definitions. NULL: it does not. */
FastOp *fast_last(FastCompiler *c, FastRun *run);
/* The last FastOp gives the word `to`, which the next one finds in `acc`. */
void fast_gives(FastCompiler *c, uint32_t to);
/* Likewise, an i1; `choose` does the same, and then takes one of the edges in `more`. */
void fast_gives_flag(FastCompiler *c, uint32_t to, FastRun *choose);
/* Does the FastOp to be emitted find the word in `acc`? */
bool fast_in_acc(const FastCompiler *c, uint32_t word);
/* The word holds this in every frame of the function: nothing else writes it. */
void fast_hold(FastCompiler *c, uint32_t word, uint64_t value);
/* Other words of the frame, in a row: the first. */
uint32_t fast_spare(FastCompiler *c, uint32_t count);
Machine *fast_machine(FastCompiler *c);
const Function *fast_function(const FastCompiler *c);

/* The last FastOp is all of the node being compiled, and does this, with its first operand in `acc`
 * or not. */
void fast_does(FastCompiler *c, FastKind kind, bool in_acc);
/* The last FastOp, made to do `kind` of the node as well, with its result: it is that operand, and
 * has no other use. NULL, with nothing done, where that is not so. `to` and `c` are then to be set,
 * and `fast_gives` to be called. */
FastOp *fast_fuse(FastCompiler *c, const Node *node, unsigned operand, FastKind kind);
/* Likewise of floats, before the node's own FastOp is emitted: NULL, or what is then to be put in
 * front of the last two, both of which may leave to definitions. `other` is the word of the node's
 * other operand. */
FastRun *fast_float_fuse(const FastCompiler *c, const Node *node, unsigned operand, FastKind kind);
void fast_put_in_front(FastCompiler *c, FastRun *pair, uint32_t other);

/* What a handler's `emit` asks of the node. */

/* Where the value's words are. */
static inline uint32_t fast_in(const Node *node, unsigned operand)
{
    return node->operands[operand].word;
}
static inline uint32_t fast_out(const Node *node, unsigned result)
{
    return node->results[result].word;
}
/* The value's one word holds an integer or index of at most 64 bits. */
static inline bool fast_is_int(const Slot *slot)
{
    return slot->layout && slot->layout->width <= 64 && layout_is_integer(slot->layout)
           && slot->layout->width;
}
/* known.c: the words of a constant operation's value; NULL where it has none that can be held. */
const uint64_t *fast_constant(FastCompiler *c, const Node *node);
/* known.c: is the operand the result of a constant operation, a number of at most 64 bits read as
 * unsigned? */
bool fast_known(const Node *node, unsigned operand, uint64_t *number);
/* known.c: the bits of an enum attribute, 0 where it is absent. */
uint64_t fast_flags(const Node *node, unsigned attribute);
/* known.c: `nsw`, `nuw`, `exact` or `nneg` as the first attribute, under which results may be
 * poison. */
bool fast_has_flags(const Node *node);
/* views.c: the words of a view (access.h) of the memref; 0: there is none. It says nothing
 * while the memref is new. */
uint32_t fast_view(const FastCompiler *c, const Value *memref);

#endif
