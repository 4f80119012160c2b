/* Facts: what the text of a function says about it, for whoever shows a run of it: names of values,
 * which of them are defined where, and its loops of blocks.
 */
#ifndef INTERP_MACHINE_FACTS_H
#define INTERP_MACHINE_FACTS_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/verify/dominance.h"
#include "core/text/naming.h"
#include "interp/machine/machine.h"

typedef struct BlockLoop { /* a natural loop: a header that dominates a branch back to it */
    const Block *header;
    const Block **members; /* the header among them */
    unsigned count;
} BlockLoop;

typedef struct Facts {
    const Op *function;
    Naming *naming;
    VEC(const Value *) listed; /* its results and block arguments, in the order of the text */
    VEC(BlockLoop) loops;
} Facts;

typedef struct FactsTable { /* all zero is empty */
    Arena arena;
    Map functions; /* pointer of a function's Op -> Facts * */
    Dominance *dominance;
} FactsTable;

/* Made when first asked for; the table's. */
Facts *facts_of(FactsTable *table, const Op *function);
void facts_free(FactsTable *table);

/* The function around an operation, or the operation itself if it is one. */
const Op *facts_function(const Op *op);
/* "@name", or "'dialect.op'" where it has none. */
void facts_print_function(Sb *sb, const Op *function);

/* Within an operation that means others: was the operation made for it, and not copied from its
 * body? And is it there for the others' sake: a loop, what it reads? Those are no steps of a run.
 */
bool facts_is_made(const Frame *frame, const Op *op);
bool facts_is_frame_work(const Frame *frame, const Op *op);
/* The operation that reads or writes an element by this one, which was made for its loops; itself
 * where it is no such. */
const Op *facts_accessing(const Op *op);
/* The operand of which it does. */
const Value *facts_accessed(const Op *accessing, const Op *op);
/* What an argument of an operation's loops stands for: the operand, or the result that is made in
 * its place; NULL where it is no such argument. */
const Value *facts_value_lent(const Frame *frame, const Value *argument);

/* Whether the value is sure to have been computed when `at` begins. */
bool facts_is_computed(FactsTable *table, const Value *value, const Op *at);
/* The value called `name` (with its `%`) that is computed at `at`. If there is none, another of the
 * function's that has the name; NULL if there is none either. */
const Value *facts_value_named(FactsTable *table, const Op *at, Str name);

/* The innermost loop of blocks around the block, or NULL; and the next one around a loop. */
const BlockLoop *facts_loop_around(const Facts *facts, const Block *block);
const BlockLoop *facts_loop_outside(const Facts *facts, const BlockLoop *inner);
bool block_loop_has(const BlockLoop *loop, const Block *block);

#endif
