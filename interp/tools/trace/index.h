/* Index: numbers for the functions, operations, blocks and values that a trace speaks of, and how
 * the source calls them.
 */
#ifndef INTERP_TOOLS_TRACE_INDEX_H
#define INTERP_TOOLS_TRACE_INDEX_H

#include "interp/tools/trace/survey.h"

typedef struct IndexValue {
    const Value *value;
    Str name; /* "%sum", "%0#1" */
} IndexValue;

typedef struct IndexBlock {
    const Block *block;
    Str label;     /* "^bb1", as the program writes it; empty where it writes none */
    unsigned line; /* of the label, or of the operation it stands in; 0: unknown */
} IndexBlock;

/* A file that operations stand in: the program's, then those of meanings. The number of a line is
 * how many lines are `before` it, of which those of other files have a round thousand. */
typedef struct IndexText {
    Str file;
    unsigned before;
    VEC(Str) lines; /* without their ends */
} IndexText;

typedef struct Index {
    VEC(IndexText) texts;
    VEC(const Op *) functions;
    VEC(const Op *) ops;
    VEC(IndexBlock) blocks;
    VEC(IndexValue) values;
    Map numbers; /* pointer of an Op, Block or Value -> its number in its table, plus one */
    Arena arena;
} Index;

void index_build(Index *index, const Program *program, const Op *const *functions, size_t count);
void index_free(Index *index);

/* Numbers in the tables above; of things in the functions alone. */
unsigned index_of(const Index *index, const void *thing);
/* The place of an operation in the texts, lines and columns from 1; false where it has none. */
bool index_place(const Index *index, const Op *op, unsigned *line, unsigned *column);
/* That line; data NULL where there is none. */
Str index_line(const Index *index, unsigned line);

#endif
