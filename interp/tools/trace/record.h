/* Record: the second replay of a traced run, which writes down what a page plays: moment after
 * moment, in the windows that were chosen, as a JSON array.
 *
 * A moment is an array; numbers of operations, blocks and values are those of the index:
 *   [0, operation, [values of its results]]     an operation ran
 *   [1, operation]                              one begins that runs regions or calls
 *   [2, operation, [values]]                    and is done
 *   [3, block, [values of its arguments]]       a block begins
 *   [4, block, [values], operation]             one that is a function's first: called by that
 *                                               operation, -1 from outside
 *   [5, operation, [values], frame]             the call is done; the frame, if it is there, is
 *                                               the caller's values, which were not told before
 *   [6, time, stack, blocks]                    time has passed outside of all windows; what the
 *                                               page knew of frames is replaced. The stack, from
 *                                               the entry on: [function, operation that called
 *                                               it, frame], or the number of frames left out;
 *                                               blocks: [block, how often it began so far] ...
 *   [7]                                         the run has ended
 * A frame is [[value's number, value], ...]. A last element that is an object adds:
 *   "m": [memory event, ...], "o": what the program printed;
 *   "u": 1, of moments 0 and 1, that the operation is none of those that are counted (it is there
 *        for what another means: facts_is_frame_work);
 *   "l": lanes of the vector that was read or written, a letter each: "." was, "m" a mask has it
 * off, "o" it lies out of bounds; all that follow were; "p": [operation, why, links, here]  of
 * poison among the moment's values: the operation that it was born in (-1: none that is told) and
 * why; through which it came: [[operation, how],
 * ...]; 1 if it was born at this moment; "h": what the operation holds, of one of a graph that
 * gives, "s": what it will hold, of one that takes; "t": the tick of the circuit that the block
 * begins; "v": [[name, text], ...] what the variables of the source are from here on, of which
 * debug information tells; "" where it does not. A memory event is an array:
 *   ["+", allocation, kind, name, line it was made at or 0, element type, cells, shown, sizes,
 *         bytes, cells' contents]                 made, or first heard of; its name is that of the
 *                                               value it was first, or the global's; sizes: those
 *                                               of its dimensions, the last one's elements side by
 *                                               side; 0: there are none to count in
 *   ["+", ..., value's number]                  of the kind "tensor": elements that the value holds
 *                                               itself, from now on until the next such event
 *   ["-", allocation]                             ended
 *   ["r", allocation, cell, count]                read
 *   ["w" or "a", allocation, cell, count, contents]  written, or both at once (atomic)
 *   ["m", allocation, cell, count]                neither read nor written: a mask has lanes off
 *   ["=", allocation, cell, contents]             changed where nobody looked; of a tensor, by the
 *                                               value's being another one now
 * Contents are an array of cells: 0 never written, 1 poison, else text; those behind the shown ones
 * are left away. Before its first window a recording knows nothing: it begins with a moment 4 and
 * the memory that is there.
 */
#ifndef INTERP_TOOLS_TRACE_RECORD_H
#define INTERP_TOOLS_TRACE_RECORD_H

#include "core/verify/dominance.h"
#include "dialects/llvm/variables.h"
#include "interp/machine/facts.h"
#include "interp/tools/trace/cells.h"
#include "interp/tools/trace/index.h"
#include "interp/tools/trace/windows.h"

typedef enum MomentKind {
    MOMENT_RAN,
    MOMENT_BEGINS,
    MOMENT_DONE,
    MOMENT_ENTERED,
    MOMENT_CALLED,
    MOMENT_RETURNED,
    MOMENT_GAP,
    MOMENT_END,
} MomentKind;

typedef struct Touch { /* a memory event that waits for its operation to end */
    char kind;         /* as above */
    AllocationId id;
    const Allocation *of; /* told by it where the id is 0: elements that a value holds itself */
    uint64_t offset, size;
} Touch;

typedef struct Recording {
    const Index *index;
    const Windows *windows;
    Dominance *dominance;
    Machine *machine;
    const Entry *entry;
    MemoryWatch watch;
    Cells cells;
    VEC(Touch) touches;
    bool news; /* memory is to be compared with what the page knows of it */
    Sb events; /* memory events of this moment */
    FactsTable facts;
    Map variables_at; /* pointer of an Op -> Variables * */
    VEC(Variables *) variables;
    Sb told_variables;      /* of the source, as the page knows them */
    bool variables_changed; /* at this moment */
    Sb state;               /* what the operation of the moment holds, or the tick */
    Sb lanes;               /* that its accesses spared, up to the last of them */
    uint32_t poison;        /* the origin of poison among its values; 0: none */
    bool poison_is_old;     /* an operand brought it */
    uint64_t *entered;      /* by block: how often it began */
    uint64_t *entered_told; /* the same as the page knows it */
    Time time;
    Time turn;     /* when the window ends, or the next one begins */
    size_t window; /* the one that is open, or comes next */
    bool open;
    const Step *step;     /* that the moment tells of; NULL: none */
    const Op *pending;    /* began, and nothing else happened since */
    bool pending_counts;  /* as one of the run's operations */
    bool uncounted;       /* the moment is of one that does not */
    unsigned depth;       /* of calls, as the page knows it */
    unsigned known;       /* from this depth on the page knows the frames ... */
    unsigned known_outer; /* ... and up to this one */
    size_t printed;       /* of the output, that the page knows */
    size_t moments;
    bool ended;      /* the operation that ended the run is told */
    Sb json;         /* moments, with commas between them */
    Str results;     /* what `run` prints behind the output; in the arena */
    Str report_text; /* the report as MLIR's diagnostics are written; likewise */
    EndKind end;
    const Op
        *broke;   /* the operation whose rule a run broke that is undefined; NULL: none is told */
    Str message;  /* of that report, the first line's text; in the arena */
    Str decision; /* that the rule is, where the report names one; likewise */
    Arena arena;
} Recording;

void recording_begin(Recording *r, const Index *index, const Windows *windows);
void recording_free(Recording *r);
Watcher recording_watcher(Recording *r);

/* Between the files record*.c. */
/* A moment's beginning; `record_close` adds what happened to memory and output, and the end.
 * `step` is the operation that has run, NULL if none did. */
void record_open(Recording *r, MomentKind kind, const Step *step);
void record_close(Recording *r);
void record_value(Recording *r, const Frame *frame, const Value *value);
/* The values of a frame that are defined where `at` runs. */
void record_frame(Recording *r, const Frame *frame, const Op *at);
/* Everything that is so now, before `step` runs (NULL: after the end). */
void record_gap(Recording *r, const Step *step);
/* record_state.c: what the operation that has run holds, or will; the tick that the block begins.
 */
void record_state(Recording *r, const Step *step);
void record_tick(Recording *r, const Block *block);
/* record_variables.c: what the variables of the source are before `at` runs. */
void record_variables(Recording *r, const Frame *frame, const Op *at);
void record_variables_free(Recording *r);
/* record_memory.c */
MemoryWatch record_memory_watch(Recording *r);
/* What happened to memory since the last moment, to `events`. After it, all allocations that values
 * may speak of have their number. */
void record_memory_events(Recording *r, const Step *step);
typedef struct RowFacts { /* what is told of a row */
    const char *kind;
    Str name;
    unsigned line;         /* 0: none */
    const uint64_t *sizes; /* NULL: there are none to count in */
    unsigned rank;
} RowFacts;
void record_row(Recording *r, CellRow *row, const RowFacts *facts, const Allocation *allocation);
/* The cells that differ from what was told. */
void record_changes(Recording *r, CellRow *row, const Allocation *allocation);
/* record_value.c */
/* What a value that holds its elements itself is now; nothing of others. */
void record_elements(Recording *r, const Frame *frame, const Value *value);
/* Back from a call: what values of the frame were in inner frames of the same function is past. */
void record_old_elements(Recording *r, const Step *step);
/* What the operation that has run read and wrote of such elements. */
void record_touched_elements(Recording *r, const Step *step);

#endif
