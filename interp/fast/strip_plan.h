/* A plan: how a loop runs in strips, while that is found out. For strip_*.c alone. Functions that
 * give a bool are false, and those that give a number NONE, where the loop does not fit. */
#ifndef INTERP_FAST_STRIP_PLAN_H
#define INTERP_FAST_STRIP_PLAN_H

#include "dialects/arith/arith.h"
#include "interp/fast/strip.h"

enum { NONE = UINT8_MAX }; /* no number */

typedef enum KnownKind {
    KNOWN_LINEAR, /* number: a linear */
    KNOWN_STRIP,  /* a buffer */
    KNOWN_POINTER,
} KnownKind;

typedef struct Known { /* a value of the body */
    const Value *value;
    KnownKind kind;
    uint8_t number;
} Known;

typedef struct StripCell { /* an element that an inner loop stores to */
    StripAccess access;
    uint8_t value, round; /* what it holds now; NONE: it is stored to alone */
} StripCell;

typedef struct Plan {
    FastCompiler *c;
    StripPath path;
    const Node *compare; /* what the loop's test asks; NULL: it is counted */
    const Node *inner_compare;
    unsigned skipped; /* arguments that the last block does not hand to the first */
    unsigned at;      /* nodes of the path's blocks before the one that is planned */
    uint64_t fixed;   /* bits: arguments of the first block that stay as they are */
    unsigned copies;  /* of what is planned, in the loops around it that are unrolled; 0: one */
    uint8_t inner;    /* number of the inner loop that is planned, behind 0 */
    const StripPath *inner_path;
    StripCell cells[STRIP_ROUNDS];
    unsigned cell_count, cell_stores;
    StripLoop loop;
    StripLinear linears[STRIP_LINEARS];
    StripAccess accesses[STRIP_ACCESSES];
    StripMemref memrefs[STRIP_ACCESSES];
    StripOp ops[STRIP_OPS];
    StripSplat splats[STRIP_VALUES];
    StripCarried carried[STRIP_VALUES];
    StripBuffer buffers[STRIP_VALUES];
    StripPointer pointers[STRIP_POINTERS], bounds[STRIP_ACCESSES];
    unsigned pointer_count;
    uint32_t lanes[STRIP_ACCESSES];
    Known known[2 * STRIP_NODES];
    unsigned known_count;
} Plan;

/* NULL: not known, or not of the kind. */
const Known *strip_known_as(const Plan *p, const Value *value, KnownKind kind);
bool strip_know(Plan *p, const Value *value, KnownKind kind, uint8_t number);
/* Is it made anew by each iteration? */
bool strip_is_inside(const Plan *p, const Value *value);
/* strip_buffer.c */
uint8_t strip_add_buffer(Plan *p, StripRow row);
bool strip_has_vectors(const Plan *p);
/* How many iterations a strip has, and where its buffers are, which have room for them. */
bool strip_find_length(Plan *p);
/* strip_plan.c */
StripOp *strip_add_op(Plan *p, StripOpKind kind, uint8_t out); /* NULL: there are too many */
uint8_t strip_add_carried(Plan *p, StripCarried carried);
/* `made`, a buffer, is what the carried value is next. */
bool strip_close_carried(Plan *p, StripCarried *carried, uint8_t made);
/* The buffer with the operand's strip. */
uint8_t strip_of(Plan *p, const Node *node, unsigned operand);
/* Likewise, of so many lanes: a number is all of them. */
uint8_t strip_of_lanes(Plan *p, const Node *node, unsigned operand, uint32_t lanes);
bool strip_plan_node(Plan *p, const Node *node);

/* strip_path.c: arguments of the path's first block; those of the block behind this one; what the
 * first is handed by the last; whether the loop goes on. */
bool strip_plan_arguments(Plan *p, unsigned variable);
bool strip_plan_handed(Plan *p, const StripPath *path, unsigned block);
bool strip_plan_yield(Plan *p);
bool strip_plan_test(Plan *p);
/* The operation that a block of the path makes the value by; NULL: none does. */
const Node *strip_maker(const Plan *p, const Value *value);
const Node *strip_maker_on(const StripPath *path, const Value *value);
/* The last operation of a block of the path. */
const Node *strip_end(const StripPath *path, unsigned block);
/* The operation that hands its operands from this one on to the block behind it: where a loop is in
 * between, that one's test. */
const Node *strip_hands_on(const StripPath *path, unsigned block, unsigned *first);
/* What a comparison that the path's test asks has to be for the loop to go on. */
CmpIPredicate strip_predicate(const StripPath *path, const Node *compare);

/* Of the path those are known first that are linears or pointers: a load then finds where what is
 * stored behind it goes. */
void strip_foresee(Plan *p, const StripPath *path);

/* strip_linear.c. The linear's number, which an equal one may have already. */
uint8_t strip_add_linear(Plan *p, StripLinear linear);
uint8_t strip_linear(Plan *p, const Node *node, unsigned operand);
/* Of an affine expression, applied to the operands from `first` on. */
uint8_t strip_linear_expr(Plan *p, const Node *node, const AffineMap *map, unsigned first,
                          const AffineExpr *expr);
/* Of two linears. */
uint8_t strip_join(Plan *p, StripLinearKind kind, bool exact, uint8_t lhs, uint8_t rhs);
/* The same, where it is a number of so many bits. */
uint8_t strip_fitting(Plan *p, uint8_t number, unsigned width, bool positive);
/* The result of an operation on linears. */
bool strip_plan_linear(Plan *p, const Node *node);
bool strip_grows(const Plan *p, uint8_t number);
/* With the iterations of an inner loop. */
bool strip_goes_round(const Plan *p, uint8_t number);
/* The plan is finished: which linears stay, and which are asked for in each strip. */
void strip_sort_linears(Plan *p);
/* Can rows of the loop, which has no results, run one after the other? Its linears then grow with
 * them. */
bool strip_plan_rows(Plan *p, const StripRows *rows);
/* A number that stands for the linear's in this iteration. */
uint64_t strip_sample(const Plan *p, uint8_t number, unsigned iteration);
/* Is it of whole bytes, at most eight? */
bool strip_is_number(const Slot *slot);

/* strip_pointer.c: what makes a pointer, or takes a pointer or a linear out of a record; the
 * operand; other operations that put into records or take out of them. */
bool strip_plan_address(Plan *p, const Node *node);
bool strip_pointer(Plan *p, const Node *node, unsigned operand, StripPointer *pointer);
bool strip_plan_record(Plan *p, const Node *node);
/* Of pointers that are accessed nobody has to ask whether they are in the object. */
void strip_drop_bounds(Plan *p);

/* strip_access.c: loads and stores. */
bool strip_is_access(const Node *node);
bool strip_plan_access(Plan *p, const Node *node);
/* The buffer of what is loaded. */
uint8_t strip_plan_load(Plan *p, const Node *node, StripAccess *access);
/* Adds the store, and its operation. */
bool strip_add_store(Plan *p, const StripAccess *access);
/* Does an inner loop's variable go into its subscripts? */
bool strip_varies(const Plan *p, const StripAccess *access);
/* Is the node a store to what the other one loads? */
bool strip_is_store_to(Plan *p, const Node *node, const Node *load);

/* strip_around.c: does a block do nothing but ask the path's test? It may be run once more. */
bool strip_only_asks(const BlockNodes *block, const Node *compare);

/* strip_inner.c: a loop in the body; in there, loads and stores. */
bool strip_plan_inner(Plan *p, const Node *node);
/* Likewise of blocks, to which the operation hands its operands from this one on. */
bool strip_plan_inner_path(Plan *p, const StripPath *path, const Node *from, unsigned inits);
bool strip_plan_inner_load(Plan *p, const Node *node, StripAccess *access);
bool strip_plan_inner_store(Plan *p, const StripAccess *access);
/* Operations on what an iteration of an inner loop finds of the one before; where accesses stand in
 * a plan that is finished. */
void strip_find_links(Plan *p);
void strip_find_places(Plan *p);

/* strip_order.c: puts operations in an order in which each finds what it reads: those through which
 * values are carried are scans, or chains. */
bool strip_order(Plan *p);

/* strip_fuse.c: makes fewer operations of the plan's. */
void strip_fuse(Plan *p);
/* Operations of this kind go. */
void strip_take_away(Plan *p, StripOpKind kind);

/* Is it made of buffers? */
static inline bool strip_is_made(const StripOp *op)
{
    return op->kind == STRIP_CALL || op->kind == STRIP_LANES_OF || op->kind == STRIP_SWEEP;
}

/* The buffer of a result; `choose` and the like have found the kernels. */
uint8_t strip_add_kernel(Plan *p, const StripKernels *kernels, const uint8_t *in, unsigned inputs,
                         StripRow row);
uint8_t strip_affine_condition(Plan *p, const Node *node);

/* strip_choice.c: scf.if, affine.if and arith.select. */
bool strip_plan_choice(Plan *p, const Node *node);
bool strip_plan_select(Plan *p, const Node *node);

/* strip_nest.c: a loop in the body that makes a few iterations, always as many: it is unrolled. */
bool strip_plan_nest(Plan *p, const Node *node);

#endif
