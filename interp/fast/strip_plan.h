/* A plan: how a loop runs in strips, while that is found out. For strip_plan.c and strip_nest.c
 * alone. Functions that give a bool are false, and those that give a number NONE, where the loop
 * does not fit. */
#ifndef INTERP_FAST_STRIP_PLAN_H
#define INTERP_FAST_STRIP_PLAN_H

#include "interp/fast/strip.h"

enum { NONE = UINT8_MAX }; /* no number */

typedef enum KnownKind {
    KNOWN_LINEAR, /* number: a linear */
    KNOWN_STRIP,  /* a buffer */
} KnownKind;

typedef struct Known { /* a value of the body */
    const Value *value;
    KnownKind kind;
    uint8_t number;
} Known;

typedef struct Plan {
    FastCompiler *c;
    const BlockNodes *body;
    StripLoop loop;
    StripLinear linears[STRIP_LINEARS];
    StripAccess accesses[STRIP_ACCESSES];
    StripMemref memrefs[STRIP_ACCESSES];
    StripOp ops[STRIP_OPS];
    StripSplat splats[STRIP_VALUES];
    StripCarried carried[STRIP_VALUES];
    StripBuffer buffers[STRIP_VALUES];
    uint32_t bytes; /* of all buffers */
    Known known[2 * STRIP_OPS];
    unsigned known_count;
} Plan;

/* NULL: not known, or not of the kind. */
const Known *strip_known_as(const Plan *p, const Value *value, KnownKind kind);
bool strip_know(Plan *p, const Value *value, KnownKind kind, uint8_t number);
/* The linear's number, which an equal one may have already. */
uint8_t strip_add_linear(Plan *p, StripLinear linear);
/* The buffer with the operand's strip. */
uint8_t strip_of(Plan *p, const Node *node, unsigned operand);
bool strip_plan_node(Plan *p, const Node *node);

/* strip_order.c: puts operations in an order in which each finds what it reads: those through which
 * values are carried are scans, or chains. */
bool strip_order(Plan *p);

/* strip_fuse.c: makes fewer operations of the plan's. */
void strip_fuse(Plan *p);

/* The buffer of a result; `choose` and the like have found the kernels. */
uint8_t strip_add_kernel(Plan *p, const StripKernels *kernels, const uint8_t *in, unsigned inputs,
                         unsigned bytes);
uint8_t strip_affine_condition(Plan *p, const Node *node);

/* strip_choice.c: scf.if, affine.if and arith.select. */
bool strip_plan_choice(Plan *p, const Node *node);
bool strip_plan_select(Plan *p, const Node *node);

/* strip_nest.c: a loop in the body that makes a few iterations, always as many: it is unrolled. */
bool strip_plan_nest(Plan *p, const Node *node);

#endif
