/* State: what a Memory is made of. For the files of this folder alone. */
#ifndef SEMANTICS_MEMORY_STATE_H
#define SEMANTICS_MEMORY_STATE_H

#include "semantics/memory/exposed.h"
#include "semantics/memory/promise.h"
#include "semantics/memory/race.h"
#include "semantics/memory/shadow.h"

enum { KINDS = ALLOCATION_ARGUMENT + 1 };

typedef struct Range { /* of addresses, the end not among them */
    uint64_t begin, end;
} Range;

/* A record is in one list: of the live ones of its kind, or of the ended ones, oldest first. */
typedef struct Record {
    Allocation allocation; /* first: an Allocation given out is its Record */
    MemoryShadow shadow;
    Trails trails; /* where the allocation has them */
    struct Record *older, *newer;
} Record;

/* So many addresses at either end are no allocation's, here and on processors, whose first page is
 * never used. */
enum { MEMORY_UNUSED_ENDS = 256 };

typedef VEC(AllocationId) AllocationStack;

typedef struct RecordList {
    Record *oldest, *newest;
} RecordList;

struct Memory {
    MemoryTable table;
    MemoryTable seen;  /* by hot paths: the same, or nothing while a promise holds */
    uint64_t capacity; /* of the table */
    Budget *budget;
    uint64_t live_bytes;
    uint64_t ended_count;
    uint64_t born_count;
    Range addresses; /* that there are */
    Range room;      /* of these, where the next allocations lie */
    Choice *choice;
    Allocation *forgotten; /* stands for those whose record was used again */
    RecordList live[KINDS], ended;
    AllocationStack stack;
    VEC(AllocationId) vacant; /* those of places that were lent, for the next */
    ExposedSet exposed;
    RaceClock clock, task_clock;
    Order order; /* of tasks */
    Promises promises;
    const MemoryWatch *watch;
    TellTrail *tell_trail; /* NULL: trails are not kept */
    const void *trail_state;
    uint64_t epoch;
    Arena records;
    ArenaMark first_record; /* behind `forgotten` */
};

static inline void memory_see_table(Memory *memory)
{
    memory->seen = memory->promises.of_calls ? (MemoryTable){ 0 } : memory->table;
}

static inline void allocation_changed(Allocation *allocation)
{
    allocation->apart = allocation->asleep || allocation->withheld || allocation->promised;
}

#endif
