/* Mutate: somebody's program, changed a little, which is still valid.
 *
 *   mutate.c          which program, how many changes, which
 *   mutate_value.c    constants, attributes, operands, conditions
 *   mutate_order.c    operations moved, twice, gone
 *   mutate_wrap.c     a loop around an operation, a function of its own, a size that is not known
 *   mutate_type.c     another type in one's place, everywhere
 *
 * A change is made in the program as it is read, and taken where the verifier takes it. What the
 * program means may be another thing, or undefined: who compares looks at that.
 */
#ifndef INTERP_ORACLE_GENERATE_MUTATE_H
#define INTERP_ORACLE_GENERATE_MUTATE_H

#include "core/verify/dominance.h"
#include "interp/oracle/generate/draft.h"
#include "interp/oracle/generate/generate.h"

typedef struct Mutation { /* one, being made */
    Draft draft;          /* of numbers and attributes; its module is the program */
    VEC(Op *) ops;        /* that stand in functions, without these */
    Values values;        /* all that are defined in functions */
    Dominance *dominance; /* of the program before it is changed */
} Mutation;

/* The program of that number: one of those given, changed. */
void mutate_program(Sb *text, const GenerateOptions *options, uint64_t number);

/* One of its operations for which `is` holds; NULL where there is none. */
Op *mutate_choose(Mutation *m, bool (*is)(const Op *op));
/* A value of the type, other than `but`, that may be used by the operation; NULL likewise. */
Value *mutate_value_at(Mutation *m, const Type *type, const Op *at, const Value *but);
/* Uses of the one, in the program, are of the other, but by the operation `but`. */
void mutate_replace(Mutation *m, const Value *from, Value *to, const Op *but);
/* An operation of the state in front of that one; the state is empty behind it. */
Op *mutate_put(Mutation *m, OpState *state, Op *before);
/* A constant in front of it; NULL where the type has none. */
Value *mutate_constant_at(Mutation *m, const Type *type, const Attr *value, Op *before);
bool mutate_is_plain(const Op *op); /* no regions, no successors, no terminator, no symbol */

/* A change each; false where there was nothing to change. */
typedef bool Mutate(Mutation *m);
Mutate mutate_constant, mutate_attribute, mutate_operand, mutate_condition;
Mutate mutate_order, mutate_again, mutate_away;
Mutate mutate_loop, mutate_outline, mutate_shape;
Mutate mutate_type;

#endif
