/* Cells: memory as a page shows it: each allocation a row of cells, one an element of the type it
 * was made for.
 *
 * What the page was told is remembered by a hash a cell, so that after a stretch that nobody
 * watched the cells that differ can be told. Of an allocation the first cells alone are shown.
 *
 * A value that holds its elements itself, a tensor, has a row too, one for all that it is in the
 * course of the run; while they are lent to an operation's loops the row has the loan's id.
 */
#ifndef INTERP_TOOLS_TRACE_CELLS_H
#define INTERP_TOOLS_TRACE_CELLS_H

#include "interp/tools/trace/value_word.h"

enum { MOST_CELLS = 1024 };

typedef struct CellRow {
    AllocationId id;
    unsigned number;      /* on the page, from 1 */
    const Type *element;  /* NULL: unknown, shown as bytes */
    const Layout *layout; /* of it; NULL as well */
    uint64_t stride;      /* bytes from cell to cell */
    uint64_t count;       /* cells in all */
    uint64_t shown;
    uint32_t *told; /* hashes of the shown cells */
    bool ended;     /* kept for its number, while there is room */
    /* Of a value's elements: */
    const Value *value; /* NULL: the row is an allocation's */
    Str name;
    uint64_t shape; /* a hash of its sizes */
    unsigned depth; /* of calls, at which it is that */
} CellRow;

typedef struct Cells {
    Machine *machine;
    VEC(CellRow) rows;
    unsigned numbers;      /* given out */
    AllocationNames names; /* for value_word */
} Cells;

void cells_begin(Cells *cells, Machine *machine);
void cells_free(Cells *cells);
/* NULL where the allocation is not followed. */
CellRow *cells_find(const Cells *cells, AllocationId id);
CellRow *cells_of_value(const Cells *cells, const Value *value);
/* Follows an allocation of elements of the type (NULL: unknown). */
CellRow *cells_add(Cells *cells, const Allocation *allocation, const Type *element);
void cells_drop(Cells *cells, CellRow *row);
/* The cells that bytes of the allocation lie in. */
uint64_t cells_range(const CellRow *row, uint64_t offset, uint64_t size, uint64_t *count);
/* Appends the cells' contents as a JSON array: 0 never written, 1 poison, else text. They are told
 * then. Cells that are not shown are left away. */
void cells_tell(Cells *cells, CellRow *row, const Allocation *allocation, uint64_t first,
                uint64_t count, Sb *json);
/* The next stretch of shown cells from `*first` on that differ from what was told; its length, 0
 * where there is none. */
uint64_t cells_changed(Cells *cells, CellRow *row, const Allocation *allocation, uint64_t *first);

#endif
