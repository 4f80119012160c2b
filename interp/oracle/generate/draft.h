/* Draft: a function while it is made, operation by operation, as their definitions have them.
 *
 *   palette.c       which operations there are
 *   draft.c         functions: what they begin and end with, and what is made of them
 *   draft_number.c  constants
 *   draft_type.c    the types that a program uses
 *   draft_attr.c    attributes, by their constraints
 *   draft_value.c   values of a type: those in scope, arguments, constants
 *   draft_op.c      an operation, by its definition
 *   draft_sample.c  or as its example has it
 *   draft_retype.c  in other types than there
 *   draft_region.c  branches and loops, with more in them
 *
 * What does not verify is taken back; so definitions decide what there is.
 */
#ifndef INTERP_ORACLE_GENERATE_DRAFT_H
#define INTERP_ORACLE_GENERATE_DRAFT_H

#include "core/ir/op_state.h"
#include "interp/oracle/generate/palette.h"

/* What the manual shows of an operation; NULL: nothing. */
typedef struct DraftExample {
    const OpDef *def;
    const Op *module;
} DraftExample;

typedef struct Draft {
    Context *context;
    Random random;
    const Palette *palette;
    VEC(const OpDef *) features; /* what the program is made of: few, so that they meet */
    Types types;                 /* likewise; those that come first more often */
    Op *module, *function;
    Block *block;  /* operations are added at its end */
    Values scope;  /* values that may be used there, the latest last, without: */
    Values inputs; /* arguments of the function */
    unsigned depth, room;
    VEC(DraftExample) examples; /* that were read */
    unsigned next;              /* function that is taken over from one of them */
} Draft;

enum { DRAFT_MOST_INPUTS = 6, DRAFT_MOST_ATTEMPTS = 24 };

unsigned draft_below(Draft *d, unsigned count);
bool draft_percent(Draft *d, unsigned percent);

/* generate.c: of all dialects; what is wrong in it is nobody's business. */
Context *quiet_context(void);
/* draft.c: a module of some functions, of at most so many operations each; verified. NULL: nothing
 * came of it. The context's, whose diagnostics are silent. */
Op *draft_module(Context *context, const Palette *palette, Random random, unsigned size);
/* Some operations more. */
void draft_some(Draft *d, unsigned count);
/* An operation at the end of the block, which is verified; NULL where it is wrong, and is gone.
 * The state is empty behind it. */
Op *draft_put(Draft *d, OpState *state);
/* A state of an operation of the name. */
OpState draft_state(Draft *d, const char *name);
/* Its results are in scope. */
void draft_bring(Draft *d, const Op *op);

/* draft_number.c: numbers where things go wrong, and small ones. NULL: there is no constant of the
 * type. */
const Attr *draft_number(Draft *d, const Type *type);

/* draft_type.c */
const Type *draft_element(Draft *d); /* a number's */
void draft_choose_types(Draft *d);
/* One that satisfies the constraint, and goes well with that one (NULL: there is none yet); NULL
 * where none does. */
const Type *draft_type(Draft *d, const TypeConstraint *constraint, const Type *beside);

/* draft_attr.c: NULL where none was found. */
const Attr *draft_attr(Draft *d, const AttrRow *row);

/* draft_value.c: NULL where there is none of the type, and none can be made. */
Value *draft_value(Draft *d, const Type *type);
/* A constant index, a small one. */
Value *draft_index(Draft *d, int64_t number);
/* An index that is small, and that nobody knows. */
Value *draft_small(Draft *d);

/* draft_op.c: false where nothing came of it. */
bool draft_op(Draft *d, const OpDef *def);

/* What was added behind that operation is gone. */
void draft_take_back(Draft *d, Op *last);

/* draft_sample.c: the same. */
bool draft_sample(Draft *d, const OpDef *def);

/* draft_retype.c: types for others, the same ones everywhere. */
typedef struct DraftSize {
    int64_t from, to;
    bool unknown; /* in tensors and memrefs */
} DraftSize;

typedef struct DraftRetyping {
    bool changes_sizes, changes_elements;
    unsigned unknown; /* sizes of a hundred */
    VEC(DraftSize) sizes;
    Types elements; /* each, and what stands for it */
} DraftRetyping;

void draft_retyping_choose(Draft *d, DraftRetyping *r);
void draft_retyping_free(DraftRetyping *r);
const Type *draft_retype(Draft *d, DraftRetyping *r, const Type *type);
void draft_retype_op(Draft *d, DraftRetyping *r, Op *op);

/* draft_region.c: one of those, likewise. */
bool draft_region(Draft *d);
/* Operations in regions of that one, before their ends. */
void draft_more_inside(Draft *d, Op *op);

#endif
