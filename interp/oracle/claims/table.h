/* The table of claims: what is said, by whom, of what; and what is remembered of that in a run. */
#ifndef INTERP_ORACLE_CLAIMS_TABLE_H
#define INTERP_ORACLE_CLAIMS_TABLE_H

#include "interp/oracle/claims/claims.h"

typedef enum ClaimKind {
    CLAIM_RANGE,     /* an integer is within bounds */
    CLAIM_CONSTANT,  /* a value is always this one */
    CLAIM_NEVER,     /* a value is never computed */
    CLAIM_ALIGNMENT, /* an address is a multiple */
    CLAIM_NO_ALIAS,  /* what one of two values leads to, the other does not */
    CLAIM_NO_TOUCH,  /* an operation does not read, or write, what a value leads to */
    CLAIM_EFFECTS,   /* an operation, or a function, does not read, or write, at all */
    CLAIM_KINDS
} ClaimKind;

typedef struct Claim {
    ClaimKind kind;
    const char *by; /* who says so */
    const Value *value;
    const Value *other; /* CLAIM_NO_ALIAS */
    const Op *op;       /* CLAIM_NO_TOUCH, CLAIM_EFFECTS */
    bool is_signed;     /* CLAIM_RANGE: the bounds are */
    Int least, most;
    const Attr *constant;
    uint64_t alignment;
    bool no_reads, no_writes;
    uint64_t held; /* against so many values, or accesses */
    bool broken;
    Report report; /* of the first time */
} Claim;

/* Bytes of an allocation, `from` ... `to` - 1, that were touched. */
typedef struct Span {
    AllocationId id;
    uint64_t from, to;
    bool written;
    const Op *by;
} Span;

/* A value, or an execution of an operation, in one frame, as it was made there last. */
typedef struct Life {
    const Frame *frame;
    uint64_t born;
    VEC(Span) spans;
} Life;

typedef struct Subject Subject;

typedef struct Pair {
    Claim *claim;
    Subject *other;
    bool is_first; /* it is there wherever the other one is, which was made since then */
} Pair;

typedef VEC(Claim *) ClaimList;

struct Subject { /* a value or an operation that is spoken of */
    const void *of;
    ClaimList own;
    VEC(Pair) pairs;
    VEC(Life) lives;
};

typedef struct Running { /* an operation that has begun and not ended */
    const Step *step;
    Subject *subject; /* NULL: nobody speaks of it */
    uint64_t age;     /* so many allocations were made before */
} Running;

struct Claims {
    const Op *module;
    Context *context;
    Arena arena;
    ClaimList all;
    VEC(Subject *) listed;
    Map subjects; /* pointer of a Value or Op -> Subject * */
    VEC(Value *) values;
    VEC(const Op *) ops; /* both by the numbers that upstream is told */
    struct Dominance *dominance;
    bool of_functions; /* some are about all that a function does */
    /* While it runs. */
    Machine *machine;
    Observer observer;
    MemoryWatch watch;
    VEC(Running) running;
    bool several; /* tasks: who runs now is not known, and accesses are nobody's */
    /* All of an allocation is written, or it is about to end, which is told as a write. */
    const Allocation *awaited;
    Span awaited_span;
    uint64_t now; /* so many values were made, and operations begun */
    Map helpers;  /* functions of the machine's making whose values are known for copies */
    Map begun;    /* pointer of a Frame -> how many allocations were made before it began */
};

/* All zero but for these; listed at once. */
Claim *claims_add(Claims *claims, ClaimKind kind, const char *by);
/* Once all that it says stands in it. */
void claims_link(Claims *claims, Claim *claim);
Subject *claims_subject(Claims *claims, const void *of);

/* Do its values lead to memory: a memref, or a pointer of the llvm dialect? */
bool claims_is_pointer(const Type *type);
/* The bounds are all that the type has: nothing is said. */
bool claim_says_nothing(const Claim *claim);

/* tell.c: the first time that it is broken; `step` NULL: not at an operation, but where the block
 * begins. */
void claim_breaks(Claims *claims, Claim *claim, const Step *step, const Block *block, Place place);
/* By an access; the span is what the other side touched, or NULL. */
void claim_broken_by_access(Claims *claims, Claim *claim, const Step *step,
                            const Allocation *allocation, uint64_t byte, bool writes,
                            const Span *span);

/* touch.c */
void claims_touched(void *state, const Allocation *allocation, uint64_t offset, uint64_t size,
                    AccessMode mode);
void claims_memory_ended(void *state, const Allocation *allocation);
/* Before the operation that runs ends, or another begins. */
void claims_touch_awaited(Claims *claims);
/* It is made anew in the frame: what it was there before is over. */
void subject_begins(Claims *claims, Subject *subject, const Frame *frame);

#endif
