/* Edit: a module being made into a candidate (interp/oracle/reduce/reduce.h).
 *
 * Values that go are forwarded to what stands in for them; their uses follow at the end, all at
 * once, so that many edits can be made one after the other. An operation that is taken away stays
 * readable, with its block NULL.
 */
#ifndef INTERP_ORACLE_REDUCE_REDUCE_EDIT_H
#define INTERP_ORACLE_REDUCE_REDUCE_EDIT_H

#include "core/base/vec.h"
#include "core/ir/ir.h"

typedef struct EditValue {
    Value *value, *forward; /* forward: NULL where it stays */
    unsigned uses;          /* when the edit began; 1 for a value made since */
} EditValue;

typedef VEC(Op *) EditOps;

typedef struct Edit {
    Context *context;
    Op *module;
    const char *keep; /* a function that must not go; may be NULL */
    bool keeps_dead;  /* what loses its last use stays */
    VEC(EditValue) values;
    bool failed; /* it came to something that no candidate can be made of */
} Edit;

/* What stands in for a value that goes. Where a type has no constants, ZERO is a value of that type
 * that is defined before, or nothing. */
typedef enum Substitute {
    SUBSTITUTE_OPERAND,  /* an operand of the operation, of that type; else ZERO */
    SUBSTITUTE_OTHER,    /* an operand of another type */
    SUBSTITUTE_CONSTANT, /* 0, or nothing */
    SUBSTITUTE_ZERO,
    SUBSTITUTE_ONE,
    SUBSTITUTE_MINUS_ONE,
    SUBSTITUTE_NEAR, /* the nearest value of that type that is defined before; + n: the nth */
} Substitute;

/* Vectors of the edit are given back by edit_free; the module is the context's. */
void edit_start(Edit *edit, Op *module, const char *keep);
void edit_free(Edit *edit);
/* Uses follow what they are forwarded to; what lost its last use and has no effect goes, unless the
 * edit keeps it. False when the edit failed, or a value is used that is gone. */
bool edit_finish(Edit *edit);

/* The operation and all in it, each before what is in it. */
void edit_list(Op *op, EditOps *ops);
/* Does it stand in the module? */
bool edit_stands(const Edit *edit, const Op *op);
bool edit_is_used(const Edit *edit, const Value *value);

void edit_forward(Edit *edit, Value *from, Value *to);
/* The constant of that attribute, shared by all in the function that `at` stands in. */
Value *edit_constant(Edit *edit, const Op *at, const Attr *attr);
/* What may stand in for a value of the type at `at`, which has the operands to choose from; NULL
 * where nothing does. */
Value *edit_substitute(Edit *edit, const Op *at, const Type *type, Substitute how);
/* An argument or result goes: it is forwarded, or, where nothing stands in, those who use it go
 * too. False, and nothing done, when one of them is a terminator. */
bool edit_replace(Edit *edit, const Op *at, Value *value, Substitute how);
/* The operation goes, results that are not forwarded yet as in edit_replace. */
bool edit_drop(Edit *edit, Op *op, Substitute how);

/* An operation of a registered name; linked in nowhere. `to`: its one successor, or NULL. */
Op *edit_make(Edit *edit, Str name, unsigned operand_count, Value *const *operands, Block *to);
/* An argument that was added to a block. */
Value *edit_add_arg(Edit *edit, Block *block, const Type *type);

#endif
