/* Columns: versions of a program beside each other, and which operations of one stand for which of
 * the others: those that share a place, which is where the program that came first has what they
 * were made of. What upstream says of that is the location it gives an operation. Of one that has
 * none, and of versions that came without, the text decides: what is alike and in the same order.
 */
#ifndef INTERP_ORACLE_DIFF_DIFF_COLUMNS_H
#define INTERP_ORACLE_DIFF_DIFF_COLUMNS_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/ir/ir.h"

typedef struct ColumnOp {
    const Op *op;
    const unsigned *places; /* rising */
    unsigned place_count;
    Str key;   /* its name, attributes and types */
    Str whole; /* the same, and what its operands are */
    /* Against the column before: none there shares a place; none that does is the same. */
    bool fresh, changed;
    bool gone; /* none in the column behind shares a place */
} ColumnOp;

typedef struct PlaceOp {
    unsigned place, op;
} PlaceOp;

typedef struct Column {
    VEC(ColumnOp) ops;   /* in the order of the text, without the module around them */
    Map numbers;         /* pointer of an Op -> its number in `ops`, plus one */
    VEC(PlaceOp) places; /* rising */
} Column;

typedef struct Columns {
    VEC(Column) columns;
    Map places; /* "file:line:column" -> its number, plus one */
    unsigned place_count;
    Arena arena;
} Columns;

/* `located`: the same module read from a text that has locations; NULL: there is none. Both are
 * borrowed. */
void columns_add(Columns *columns, const Op *module, const Op *located);
/* Once all are added: what has changed. */
void columns_mark(Columns *columns);
void columns_free(Columns *columns);

/* The operation's number; UINT_MAX: it is none of the column's. */
unsigned column_number(const Column *column, const Op *op);
typedef VEC(unsigned) ColumnNumbers;
/* Of two versions, which may be of two contexts. */
bool column_same_type(const Value *ours, const Value *theirs);
bool column_same_results(const Op *ours, const Op *theirs);
/* Adds those that share a place with an operation of another column, each once, rising; not all
 * where they are very many, as of a program whose operations all say the same location. */
void column_counterparts(const Column *column, const ColumnOp *op, ColumnNumbers *found);

#endif
