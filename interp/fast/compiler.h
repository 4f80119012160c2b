/* The compiler of fast code. For compile.c, structures.c, loops.c, parallel.c, jumps.c, emit.c,
 * views.c alone: handlers have what code.h declares. */
#ifndef INTERP_FAST_COMPILER_H
#define INTERP_FAST_COMPILER_H

#include "interp/fast/affine.h"
#include "interp/fast/flow.h"
#include "interp/fast/fuse.h"
#include "interp/fast/strip.h"

#define FAST_NO_WORD UINT32_MAX

typedef struct FastPatch { /* a pointer into the code, to be set when that is linked */
    const FastOp **pointer;
    unsigned label;
} FastPatch;

typedef struct FastLast { /* what may be fused with what follows */
    FastKind kind;        /* FAST_OTHER: nothing */
    bool in_acc;
    const Node *node;
    const Value *value;
    unsigned width;
    unsigned after; /* the label behind it */
} FastLast;

typedef struct FastPending { /* a body that definitions run: code of its own */
    Body *body;
    bool meant; /* likewise, what an operation means */
} FastPending;

struct FastCompiler {
    Machine *machine;
    Function *function;
    VEC(FastOp) code;
    VEC(Constant) constants; /* words that hold them in every frame */
    VEC(FastPending) pending;
    StripRows rows; /* of the loop that is all of its block */

    /* The operation being compiled. */
    const FastLevel *level;
    const BlockNodes *block;
    const Node *node;
    FastSite *site;
    unsigned after; /* the label behind it */

    /* The FastOp in front. */
    uint32_t acc;    /* the word that it gives, or FAST_NO_WORD */
    FastRun *choose; /* does the same and takes an edge; or NULL */
    FastLast last;
    FastUses uses; /* of the function's values */

    /* Jumps. */
    VEC(uint32_t) labels; /* where each is; UINT32_MAX: not known yet */
    VEC(FastPatch) patches;
    VEC(FastEdge *) edges;
    size_t head;    /* where the operations began that are counted together */
    uint32_t count; /* so many */
    VEC(FastSite *) counted;

    /* Views. */
    VEC(uint32_t) views; /* by the slots of values; 0: none */
    Value *const *fresh; /* values that have just got a new value */
    const Slot *fresh_slots;
    unsigned fresh_count;
};

/* compile.c */
/* What follows is emitted for the node, and counted with what is in front of it. */
void fast_begin_node(FastCompiler *c, const Node *node);
/* Compiles the first `count` nodes of the block. */
void fast_compile_nodes(FastCompiler *c, const BlockNodes *block, unsigned count);
/* Has the body an operation that puts memory on the stack? It ends with the region of the scope
 * around it, which a definition sees to. */
bool fast_allocates(const Body *body);

/* The code of a node for which there is a handler; false, with nothing emitted, where there is none
 * that fits. */
bool fast_emit_handler(FastCompiler *c, const Node *node);

/* lanes.c: likewise, of a node that maps the lanes of vectors. */
bool fast_emit_lanes(FastCompiler *c, const Node *node);
/* Such a node, of one lane alone. */
Node fast_lane_node(FastCompiler *c, const Node *node, uint32_t lane);
/* What a wide value takes that only moves. */
void fast_emit_work(FastCompiler *c, const Node *node);
/* strips_lanes.c: the code of such a node by a kernel; `lane` is the node of its first lane. */
bool fast_emit_lane_kernel(FastCompiler *c, const Node *node, const Node *lane);

/* structures.c: compiles an operation of structured control flow with its regions, and goes on at
 * the label `after`. False, with nothing emitted, where it is none, or does not fit. */
bool fast_compile_structure(FastCompiler *c, const Node *node, unsigned after);
bool fast_has_one_block(const Node *node, unsigned region);
/* The terminator of a region of one block. */
const Node *fast_terminator(const Node *node, unsigned region);
/* A region of one block, up to its terminator, whose code is then to be emitted. */
void fast_compile_region(FastCompiler *c, const Node *node, unsigned region);

/* loops.c: likewise, of these two operations. */
bool fast_compile_for(FastCompiler *c, const Node *node, unsigned after);
bool fast_compile_affine_for(FastCompiler *c, const Node *node, unsigned after);
/* A nest of loops over the region's arguments, which carry nothing and run at least once each. */
void fast_emit_nest(FastCompiler *c, const Node *node, const FastBounds *bounds, unsigned rank,
                    unsigned after);

/* loops.c: a loop of blocks in strips, as far as that goes, in front of its first block, whose
 * label is `first`: what enters the loop comes here. False, with nothing emitted, where it does not
 * fit. */
bool fast_emit_strips(FastCompiler *c, const StripPath *path, const StripRows *rows,
                      unsigned first);

/* parallel.c: likewise, of scf.parallel and affine.parallel. */
bool fast_compile_parallel(FastCompiler *c, const Node *node, unsigned after);

/* emit.c: nothing is known of the FastOp in front any more. */
void fast_forget_last(FastCompiler *c);

/* jumps.c */
/* A label that is nowhere yet. */
unsigned fast_new_label(FastCompiler *c);
/* The label is here: from here on code is jumped to, and counted anew. */
void fast_put_label(FastCompiler *c, unsigned label);
/* The label is here, for what does not jump: what is counted goes on. */
void fast_mark_label(FastCompiler *c, unsigned label);
/* Operations since the last label that was put are counted where that is jumped to. */
void fast_end_count(FastCompiler *c);
/* `*pointer` is set to the FastOp at the label when the code is linked. */
void fast_patch(FastCompiler *c, const FastOp **pointer, unsigned label);
/* Edges in a row, which are still to be set: those that never are lead nowhere. */
FastEdge *fast_new_edges(FastCompiler *c, unsigned count);
/* The operation's are these: one that it takes, or two that it chooses from. */
void fast_set_edges(FastOp *op, FastEdge *edges, unsigned count);
void fast_set_edge(FastCompiler *c, FastEdge *edge, FastSlots slots, unsigned label);
void fast_emit_jump(FastCompiler *c, FastSlots slots, unsigned label);
/* Control goes from what was emitted to here and nowhere else, and is counted anew. */
void fast_emit_fall_through(FastCompiler *c);
/* A branch on the i1 in the word. Its edges, for true and for false, are still to be set. */
FastEdge *fast_emit_choose(FastCompiler *c, uint32_t word);
/* Puts the code in its place, which is the machine's, and sets all pointers into it. */
void fast_link(FastCompiler *c);

/* views.c */
/* The values are new: what was known of them is looked at in front of the next node's code. */
void fast_set_fresh(FastCompiler *c, Value *const *values, const Slot *slots, unsigned count);
void fast_emit_fresh_views(FastCompiler *c);

#endif
