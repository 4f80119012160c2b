/* Outcome: what a run gave, scalar by scalar: results, sizes and elements of memrefs it gave back,
 * what its memref arguments and the globals hold at the end.
 *
 * Ours is read from the machine after the run, native code's from its output record. A Cell is one
 * scalar of either; its CellId is the same in both, and in every other run on the same input.
 */
#ifndef INTERP_OUTCOME_H
#define INTERP_OUTCOME_H

#include "interp/runner.h"

typedef enum CellKind {
    CELL_RESULT,
    CELL_SIZE,     /* of a memref that is given back; element CELL_RANK is its rank */
    CELL_ELEMENT,  /* of such a memref, by its number in row-major order */
    CELL_ARGUMENT, /* of a memref argument's memory, by its number from the first byte */
    CELL_GLOBAL,
} CellKind;

#define CELL_RANK UINT32_MAX

typedef struct CellId {
    CellKind kind;
    unsigned part;    /* which result, argument or global */
    uint64_t element; /* 0 of results */
    uint64_t scalar;  /* in the value: lanes, and both parts of complex ones */
} CellId;

typedef struct Cell {
    const Layout *layout; /* of an integer, an index or a float */
    const uint64_t *words;
    bool open; /* poison, or never written: any value will do */
} Cell;

typedef struct NativeOutcome {
    const WireShape *shape;
    const WireParts *globals;
    const unsigned char *shared;
    const uint64_t *record;
    const unsigned *program_globals; /* which of the globals the program has, in its order */
    unsigned program_global_count;
} NativeOutcome;

/* False when there is no such cell: memory that was freed, a memref of other sizes. Words may lie
 * in the arena. */
bool own_cell(const Runner *runner, CellId id, Arena *arena, Cell *cell);
bool native_cell(const NativeOutcome *native, CellId id, Arena *arena, Cell *cell);

/* Calls `see` for every cell that may differ between the two: what is the same byte by byte is left
 * out. Ends when `see` gives false. */
void outcome_compare(const Runner *runner, const NativeOutcome *native,
                     bool (*see)(void *state, CellId id), void *state);

/* "result 0, lane 3", "element [1, 2] of argument 0", "element [4] of @table", ... */
void cell_name(Sb *sb, const Runner *runner, CellId id);

#endif
