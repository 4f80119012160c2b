/* Memory: bytes with a shadow.
 *
 * A Memory holds every allocation of a run. An allocation has an address range of its own in a
 * virtual address space (a choice; never the host's), and knows whether it lives, how it came to
 * be, and where: `made` and `freed` are opaque here, the caller's record of a place.
 *
 * A Pointer is an address with its provenance, the allocation it was derived from: an access is
 * good only inside that allocation, whatever else lives at the address.
 *
 * Each byte has a shadow: was it ever written, is it poison (and born of which origin), which
 * pointer is it part of (semantics/memory/shadow.h), and, inside parallel loops, which iterations
 * touched it (semantics/memory/race.h). Shadows that are rare are allocated when first needed. What
 * was never written reads as poison that was born with the allocation.
 *
 * Nothing here reports: every function says what is wrong as an AccessFault, and the caller, who
 * knows the operation, turns it into a report. Rules: semantics/DECISIONS.md, "Memory".
 */
#ifndef SEMANTICS_MEMORY_MEMORY_H
#define SEMANTICS_MEMORY_MEMORY_H

#include "semantics/number/choice.h"

/* 0: no allocation. The low half is a place in the table of records, the high half counts how often
 * the place was used, so that no two allocations of a run have the same id. */
typedef uint64_t AllocationId;

/* No poison that somebody made has this origin. */
#define ORIGIN_UNTOLD UINT32_MAX

typedef enum AllocationKind {
    ALLOCATION_HEAP,     /* memref.alloc */
    ALLOCATION_STACK,    /* memref.alloca */
    ALLOCATION_GLOBAL,   /* memref.global */
    ALLOCATION_CODE,     /* no bytes: what a pointer to a function, or to a block, points to */
    ALLOCATION_LIBRARY,  /* made and ended by functions that are not the program's */
    ALLOCATION_ARGUMENT, /* handed in from outside the program */
} AllocationKind;

/* Calls that run, innermost first. */
enum { TRAIL_CALLS = 4 };
typedef struct Trail {
    const void *calls[TRAIL_CALLS]; /* the caller's records of them */
    unsigned count;
    bool goes_on; /* there were more */
} Trail;

typedef struct Trails { /* those that made memory, and that ended it */
    Trail made, freed;
} Trails;

typedef struct Allocation {
    AllocationId id;
    AllocationKind kind;
    bool alive;
    bool constant;      /* writes are undefined behaviour */
    bool kept;          /* nobody has to end it: it is no leak */
    bool of_value;      /* a value holds it, and may lend it */
    bool exposed;       /* its address was taken as an integer */
    bool asleep;        /* what it is for does not live: no access is good until it does again */
    bool withheld;      /* from a call that does without it: none is good until that is over */
    uint32_t promised;  /* so many calls that run promise something of it */
    bool apart;         /* hot paths leave it alone: one of the last three holds */
    bool plain;         /* every byte was written, none is poison, none part of a pointer: data may
                           be copied in and out of `bytes` without a look at the shadow */
    uint64_t address;   /* of its first byte; a multiple of its alignment */
    uint64_t size;      /* bytes */
    uint64_t alignment; /* bytes, a power of two */
    uint64_t born;      /* so many were allocated before */
    uint32_t unwritten; /* the origin of the poison that bytes never written are: the caller's, who
                           sets it before he reads or copies such; ORIGIN_UNTOLD until then */
    const void *made;   /* the caller's record of where it was made */
    const void *freed;  /* and of where it ended, or fell asleep; NULL while it lives */
    const Trails *trails;      /* of the heap's; NULL of others */
    unsigned char *bytes;      /* `size` of them; NULL once it ended */
    struct Attached *attached; /* the caller's: what it stands for besides its bytes; or NULL */
    struct MemoryShadow *shadow;
    uint64_t *epoch; /* the memory's */
} Allocation;

typedef struct Pointer {
    AllocationId provenance;
    uint64_t address;
} Pointer;

typedef enum AccessFault {
    ACCESS_OK,
    ACCESS_NO_PROVENANCE, /* the pointer was not derived from any allocation */
    ACCESS_DEAD,
    ACCESS_OUT_OF_BOUNDS, /* of the allocation, in bytes */
    ACCESS_MISALIGNED,
    ACCESS_READ_ONLY,
    ACCESS_UNINITIALISED,
    ACCESS_RACE,
} AccessFault;

typedef enum AccessMode {
    ACCESS_READ,
    ACCESS_WRITE,
    ACCESS_ATOMIC,     /* both; never races its like, nor the next */
    ACCESS_ATOMIC_READ /* of an atomic access that does not write */
} AccessMode;

static inline bool access_writes(AccessMode mode)
{
    return mode != ACCESS_READ && mode != ACCESS_ATOMIC_READ;
}

typedef struct Race { /* what an ACCESS_RACE ran into */
    AccessMode other_mode;
    uint64_t other, self; /* iterations of the racing loop, counted as they ran, 0 the first */
    const void *other_by; /* the caller's record of what made the other access */
    size_t loop;          /* which of the active loops, 0 the outermost */
    const void *loop_by;  /* the caller's record of it */
    bool of_tasks;        /* no loop: `loop_by` is the record of the task that made the other */
    const void *self_by;  /* and this is that of the task that runs */
    uint64_t byte;        /* offset in the allocation */
} Race;

typedef struct Memory Memory;

/* Allocations, and what is known of them, take from the budget. The choice places them. Both are
 * borrowed. */
Memory *memory_new(Budget *budget, Choice *choice);
/* Before anything is allocated: addresses have so many bits, 16 to 64. */
void memory_set_address_bits(Memory *memory, unsigned bits);
void memory_free(Memory *memory);
/* The memory as it was new: no allocation, the first address, ids from the start. Costs nothing
 * where nothing was allocated. Pointers to allocations are dead. */
void memory_reset(Memory *memory);

/* NULL when the budget has too little left, or the system has no more. New bytes are not
 * initialised. An allocation of size 0 has an address of its own too. An alignment of 0 means 1.
 * The allocation is the memory's; once it has ended its record may be used again: keep the id, not
 * the pointer. */
Allocation *memory_allocate(Memory *memory, AllocationKind kind, uint64_t size, uint64_t alignment,
                            const void *made);
/* NULL for 0 and for ids never given out; ended allocations are still found, the latest 65536 of
 * them with their record, earlier ones as a dead allocation of id 0 of which nothing is known. */
Allocation *memory_find(const Memory *memory, AllocationId id);
/* Ends its life and gives its bytes back; its record stays, for reports. It must be alive. */
void memory_end(Memory *memory, Allocation *allocation, const void *freed);
/* An allocation that is none of the memory's gets an id and an address, and may be used like its
 * own until it is taken back; it must stay where it is. `*epoch` keeps what it had. */
void memory_lend(Memory *memory, Allocation *foreign, uint64_t **epoch);
void memory_take_back(Memory *memory, Allocation *foreign, uint64_t *epoch);
/* What the memory is for ends, by the caller's record, and begins again with nothing written. */
void memory_sleep(Memory *memory, Allocation *allocation, const void *by);
void memory_wake(Memory *memory, Allocation *allocation);
/* Of the stack's, those from the mark on, or all of them no more. */
void memory_withhold(Memory *memory, size_t from, size_t count, bool withheld);
uint64_t memory_live_bytes(const Memory *memory);
/* Do pointers of these provenances point to one allocation? */
bool memory_same(const Memory *memory, AllocationId a, AllocationId b);
/* What shows where memory lies (Choice.place_showed), but for numbers: two addresses compared, to
 * know which is less or only whether they are the same; */
void memory_note_comparison(const Memory *memory, Pointer a, Pointer b, bool if_same);
/* one subtracted from the other; */
void memory_note_difference(const Memory *memory, Pointer a, Pointer b);
/* bits of one cleared, which are the same wherever its object lies if they are below the alignment.
 */
void memory_note_mask(const Memory *memory, Pointer pointer, uint64_t cleared);
/* The live allocations of the kind, in the order they were made; NULL after the last. `after` is 0
 * to begin with, then the id of the one given before, which must still be alive. */
Allocation *memory_next_live(const Memory *memory, AllocationKind kind, AllocationId after);
/* Stack allocations made since the mark end with their scope. */
size_t memory_stack_mark(const Memory *memory);
void memory_stack_release(Memory *memory, size_t mark, const void *freed);
/* The newest; NULL where there is none, or it has ended. */
Allocation *memory_stack_newest(const Memory *memory);
/* Those that are newer than this one end; false, and nothing ends, where it is none of the stack.
 */
bool memory_stack_release_behind(Memory *memory, AllocationId id, const void *freed);
/* The last one does not end with it: whoever takes it ends it, or gives it to another scope, which
 * is the one that stands then. */
AllocationId memory_stack_take(Memory *memory);
void memory_stack_give(Memory *memory, AllocationId id);

/* Of an access to many elements, one that is not made: a mask has its lane off, or there is no
 * element. */
typedef struct Spared {
    uint64_t lane;
    bool masked;
    const Allocation *allocation; /* where the element is; NULL where there is none */
    uint64_t offset, size;
} Spared;

/* Watch: told of what happens to memory. Accesses are told before they are made. */
typedef struct MemoryWatch {
    void *state;
    void (*made)(void *state, const Allocation *allocation);
    void (*ended)(void *state, const Allocation *allocation); /* while it still has its bytes */
    void (*touched)(void *state, const Allocation *allocation, uint64_t offset, uint64_t size,
                    AccessMode mode);
    void (*spared)(void *state, const Spared *spared); /* NULL: it does not ask */
} MemoryWatch;
/* The watch is borrowed; NULL: none. It stays when memory is reset. */
void memory_set_watch(Memory *memory, const MemoryWatch *watch);

/* Tells of the calls that run. It stays when memory is reset. */
typedef void TellTrail(const void *state, Trail *trail);
void memory_set_trails(Memory *memory, TellTrail *tell, const void *state);

/* Tells it of an access to an allocation of id 0, which is none of the memory's: the elements of a
 * value. */
void memory_tell(const Memory *memory, const Allocation *foreign, uint64_t offset, uint64_t size,
                 AccessMode mode);

/* Is there anybody to be told of what is spared? */
bool memory_is_asked_for_spared(const Memory *memory);
void memory_tell_spared(const Memory *memory, const Spared *spared);

/* A number that changes whenever something that could be done to an allocation no longer can be: it
 * ended, is `plain` no more, a parallel loop began or ended. What was found good while the number
 * was the same is still good. The place of the number stays. Never 0. */
const uint64_t *memory_epoch(const Memory *memory);

/* For hot paths: the records by the low half of their id. The table stays where it is as long as
 * the memory does; its contents change with every allocation. */
typedef struct MemoryTable {
    Allocation **records; /* records[0] is dead */
    uint64_t count;
} MemoryTable;
const MemoryTable *memory_table(const Memory *memory);

/* The allocation if it is alive, and nothing is to be asked of an access to it, else NULL. */
static inline Allocation *memory_live(const MemoryTable *table, AllocationId id)
{
    uint64_t place = id & UINT32_MAX;
    Allocation *found = place < table->count ? table->records[place] : NULL;

    return found && found->alive && !found->apart && found->id == id ? found : NULL;
}

/* May `size` bytes at the pointer be read (or written)? `*offset` is where they stand in the
 * allocation. Checks provenance, life, bounds, alignment (of the address; 1 checks nothing) and,
 * for writes, `constant`, in that order. A size of 0 checks provenance and life alone. Where a
 * fault has an allocation `*allocation` is set, else it is NULL. */
AccessFault memory_check(const Memory *memory, Pointer at, uint64_t size, uint64_t alignment,
                         AccessMode mode, Allocation **allocation, uint64_t *offset);

/* Shadows. Ranges lie within the allocation (`memory_check` was asked). */
/* The first byte of the range that was never written; its end if there is none. */
uint64_t memory_first_uninitialised(const Allocation *allocation, uint64_t offset, uint64_t size);
/* The origin of the first byte in the range that poison was written to, 0 if there is none. */
uint32_t memory_poison(const Allocation *allocation, uint64_t offset, uint64_t size);
/* The origin of the poison that who reads the range gets: of the first byte that is poison, or was
 * never written; 0 if there is none. */
uint32_t memory_origin(const Allocation *allocation, uint64_t offset, uint64_t size);
/* Likewise of these bits of one byte. */
uint32_t memory_bits_origin(const Allocation *allocation, uint64_t offset, unsigned char bits);
/* A byte of which `memory_origin` gave an origin gets another, and stays what else it is. */
void memory_rename_poison(Allocation *allocation, uint64_t offset, uint32_t origin);
/* Was every byte of the range written, and is none of them poison? False also where anything in the
 * allocation is a stored pointer. */
bool memory_is_data(const Allocation *allocation, uint64_t offset, uint64_t size);
/* Was no byte of the range ever written, and is none the copy of another that was not? */
bool memory_is_new(const Allocation *allocation, uint64_t offset, uint64_t size);
/* Bytes that were new, and written to since, are new again. */
void memory_unwrite(Allocation *allocation, uint64_t offset, uint64_t size);
/* For hot paths: a bit a byte, was it written? NULL where none or all are, or any byte is poison,
 * or part of a pointer. */
const uint64_t *memory_written(const Allocation *allocation);
/* The bytes become poison of this origin: they count as written, and are no pointers. For origin 0
 * they are no longer poison, and stay what else they are. */
void memory_set_poison(Allocation *allocation, uint64_t offset, uint64_t size, uint32_t origin);
/* Some bits of a byte that was written become poison besides those that are. */
void memory_set_poison_bits(Allocation *allocation, uint64_t offset, unsigned char bits,
                            uint32_t origin);
/* Writes bytes: initialised, not poison, no pointers. */
void memory_write(Allocation *allocation, uint64_t offset, const void *bytes, uint64_t size);
/* The bytes as they are; the caller has asked about shadows. */
void memory_read(const Allocation *allocation, uint64_t offset, void *bytes, uint64_t size);
/* Copies bytes with their whole shadow, as memmove does; a copy of what was never written leaves
 * what was never written, with the origin that it had. */
void memory_copy(Allocation *to, uint64_t to_offset, const Allocation *from, uint64_t from_offset,
                 uint64_t size);
/* The low `size` bytes of a word, at most 8. The order of bytes is nowhere else. */
void memory_write_word(Allocation *allocation, uint64_t offset, uint64_t word, uint64_t size,
                       bool big_endian);
uint64_t memory_read_word(const Allocation *allocation, uint64_t offset, uint64_t size,
                          bool big_endian);
/* A pointer in memory is so many bytes of address with the provenance in the shadow. Reading bytes
 * that are not exactly one stored pointer gives provenance 0. */
void memory_write_pointer(Allocation *allocation, uint64_t offset, Pointer pointer, uint64_t size,
                          bool big_endian);
Pointer memory_read_pointer(const Allocation *allocation, uint64_t offset, uint64_t size,
                            bool big_endian);
/* The provenance of a pointer that begins there and has a byte at `within` or behind it; 0 where
 * none does. */
AllocationId memory_pointer_at(const Allocation *allocation, uint64_t offset, uint64_t within);
enum { MEMORY_POINTER_BYTES = 8 }; /* that one has at most */

/* Integers and pointers. An allocation whose address became an integer is exposed, and so are those
 * that stored pointers in the range, which is read as numbers, point to. A number that becomes a
 * pointer has the provenance of the live exposed allocation that it is in, or just behind; 0 where
 * there is none. */
void memory_expose(Memory *memory, AllocationId id);
void memory_expose_pointers(Memory *memory, const Allocation *allocation, uint64_t offset,
                            uint64_t size);
Pointer memory_exposed_at(const Memory *memory, uint64_t address);

/* Promises that calls make of the memory they touch, while they run (LangRef, "Parameter
 * Attributes", "Function Attributes"). Hot paths do not find what one is about. */
typedef enum Denied { DENIES_NOTHING, DENIES_READS = 1, DENIES_WRITES = 2 } Denied;

typedef struct PointerPromise {
    bool alone;      /* noalias */
    unsigned denied; /* through pointers that are based on it */
    const void *by;  /* the caller's record of who promises it, and of which argument */
    unsigned argument;
} PointerPromise;

typedef struct CallPromise {
    /* Through pointers that are based on arguments, and through others. */
    unsigned denied_of_arguments, denied_of_others;
    uint64_t since;                /* memory_age when the call began */
    const AllocationId *arguments; /* their provenances, names of their own; borrowed */
    unsigned argument_count;
    const void *by;
} CallPromise;

/* How many allocations there were. */
uint64_t memory_age(const Memory *memory);
/* The same pointer, of which that is promised from now on. It points to an allocation. */
Pointer memory_promise_pointer(Memory *memory, Pointer at, const PointerPromise *promise);
void memory_promise_call(Memory *memory, const CallPromise *promise);
size_t memory_promises(const Memory *memory);           /* how many hold */
void memory_promises_end(Memory *memory, size_t count); /* all but the first so many */

typedef struct MemoryAccess {
    AllocationId through; /* the pointer's provenance */
    const Allocation *allocation;
    uint64_t offset, size;
    AccessMode mode;
    const void *by; /* the caller's record of what makes it */
} MemoryAccess;

typedef struct BrokenPromise {
    const PointerPromise *pointer; /* or ... */
    const CallPromise *call;       /* ... that of a call */
    bool of_argument;              /* which touched memory through an argument */
    /* Of a pointer that is to be alone: is this access based on it? The one that is not, or is. */
    bool based;
    const void *other; /* NULL: it is denied */
    AccessMode other_mode;
} BrokenPromise;

bool memory_breaks_promise(Memory *memory, const MemoryAccess *access, BrokenPromise *broken);
/* Of a load that says that the bytes are always the same: who loaded them so before, when they were
 * others; NULL: nobody did. */
const void *memory_invariant(Memory *memory, const MemoryAccess *access);

/* Races. Between `begin` and `end` (properly nested) lies a parallel loop; `iteration` starts its
 * next one. Two accesses to one byte, at least one a write and not both atomic, from different
 * iterations of one loop instance are a race, in whichever order the iterations run. What happens
 * before a loop's first iteration belongs to none. Outside of parallel loops nothing is recorded.
 */
void memory_parallel_begin(Memory *memory, const void *by);
void memory_parallel_iteration(Memory *memory);
void memory_parallel_end(Memory *memory);
/* Tasks, which run beside each other: two such accesses race where none of them happened before the
 * other. A task begins with what the running one has done, and knows what others had done when it
 * joins what they told. Nothing is recorded before the first has begun, which is whatever runs
 * then. */
typedef struct OrderTask OrderTask;
typedef struct Known Known;
OrderTask *memory_task_begin(Memory *memory, const void *by);
/* It runs from now on; gives the one that ran. */
OrderTask *memory_task_run(Memory *memory, OrderTask *task);
void memory_task_end(Memory *memory, OrderTask *task);
Known *memory_known_new(Memory *memory);
void memory_known_free(Memory *memory, Known *known);
/* What the running task has done is told there, and what was told there is known to it. */
void memory_tell_known(Memory *memory, Known *known);
void memory_join_known(Memory *memory, const Known *known);
void memory_pass_known(Memory *memory, Known *to, const Known *from);
/* Each task has a stack of its own: the running one's becomes this, and the other way round. */
typedef struct MemoryStack MemoryStack;
MemoryStack *memory_stack_new(void);
void memory_stack_free(MemoryStack *stack);
void memory_stack_swap(Memory *memory, MemoryStack *stack);

/* Does anything run as a task by now? */
bool memory_has_tasks(const Memory *memory);
/* Records the access, and the caller's record of what makes it; ACCESS_RACE, with `*race` filled,
 * or ACCESS_OK. */
AccessFault memory_touch(Memory *memory, Allocation *allocation, uint64_t offset, uint64_t size,
                         AccessMode mode, const void *by, Race *race);
/* The same, but that no task may race with it. */
AccessFault memory_touch_in_loops(Memory *memory, Allocation *allocation, uint64_t offset,
                                  uint64_t size, AccessMode mode, const void *by, Race *race);
/* Asks the same for a report: nobody is told of an access. */
bool memory_races(Memory *memory, Allocation *allocation, uint64_t offset, uint64_t size,
                  AccessMode mode, Race *race);

#endif
