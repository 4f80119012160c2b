/* Outcome: what a run gave, scalar by scalar: results, sizes and elements of memrefs it gave back,
 * what its memref arguments and the globals hold at the end.
 *
 * Ours is read from the machine after the run. What is held against it, an Outcome, is read from
 * native code's output record, or from another machine: that of the program after a pass. A Cell is
 * one scalar of either; its CellId is the same in both, and in every other run on the same input.
 */
#ifndef INTERP_ORACLE_JUDGE_OUTCOME_H
#define INTERP_ORACLE_JUDGE_OUTCOME_H

#include "interp/oracle/witness/runner.h"

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

typedef struct RunOutcome { /* of a run of another program, after it ended */
    const Runner *runner;
    const unsigned *globals; /* which of its globals is which of ours; UINT_MAX: none is */
} RunOutcome;

typedef bool SeeCell(void *state, CellId id);

typedef struct Outcome {
    EndKind end;
    Str text;          /* that was printed */
    const void *state; /* a NativeOutcome or RunOutcome, for: */
    bool (*cell)(const void *state, CellId id, Arena *arena, Cell *cell);
    void (*compare)(const void *state, const Runner *runner, SeeCell *see, void *seer);
    bool lacks_count; /* a cell that ours has and this has not is a difference */
} Outcome;

/* Borrow what they are given. */
Outcome outcome_of_native(const NativeOutcome *native);
Outcome outcome_of_run(const RunOutcome *run);

/* False when there is no such cell: memory that was freed, a memref of other sizes. Words may lie
 * in the arena. */
bool own_cell(const Runner *runner, CellId id, Arena *arena, Cell *cell);

static inline bool outcome_cell(const Outcome *outcome, CellId id, Arena *arena, Cell *cell)
{
    return outcome->cell(outcome->state, id, arena, cell);
}

/* Calls `see` for every cell that may differ between the two: what is the same byte by byte is left
 * out. Ends when `see` gives false. */
static inline void outcome_compare(const Runner *runner, const Outcome *outcome, SeeCell *see,
                                   void *seer)
{
    outcome->compare(outcome->state, runner, see, seer);
}

/* Calls `see` for each scalar of a value of the layout, from `id` on; false as soon as it gives
 * false. */
bool see_scalars(SeeCell *see, void *seer, CellId id, const Layout *layout);
/* The memory that cells of an argument or a global stand in, by their number in our run; NULL when
 * there is none. */
Allocation *own_memory(const Runner *runner, CellKind kind, unsigned part);

/* "result 0, lane 3", "element [1, 2] of argument 0", "element [4] of @table", ... */
void cell_name(Sb *sb, const Runner *runner, CellId id);

#endif
