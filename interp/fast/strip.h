/* Strips: innermost loops whose iterations do the same to many elements, run operation by operation
 * on up to STRIP_LONGEST iterations at once.
 *
 * A loop fits where its body is a row of operations that have kernels, loads and stores. What it
 * carries from one iteration to the next grows by as much with each (a counter), goes through one
 * operation, which then scans (a sum, say), or through several, a chain, which run an iteration at
 * a time. A strip either runs as a whole or has done nothing: kernels work in buffers, whatever is
 * not plain (a NaN, a subscript out of bounds, a store that another iteration loads from) is found
 * out before anything is stored, and FastOps then run the loop from that strip on, an iteration at
 * a time.
 *
 * A loop is counted (scf.for and the like), or made of blocks one of which tests whether it goes
 * on: where a comparison of linears decides that, strips run the iterations that go all the way
 * round, and FastOps the rest of the loop, from its first block on.
 *
 * A value is a number in each iteration, or the lanes of a vector: a strip of such is a row of
 * lanes behind the other, and kernels run over all of them.
 *
 * Where a loop is all that the body of another one does, strips go on with its next iteration, a
 * row, whose accesses are by as much further on as those of each row: what was found out about
 * them, and about all rows, is not asked again.
 *
 * A loop in the body is unrolled, or, where each iteration goes round it as often, an inner loop: a
 * strip goes round it together, so that sums which one iteration makes in order are made side by
 * side with those of others. Stores of such a strip do not wait until it is over: a log keeps what
 * was there before, and where the strip does not run as a whole that is put back.
 *
 *   strip_plan.h      does a loop fit, and how? strip_plan.c, strip_path.c, strip_linear.c,
 *                     strip_access.c, strip_nest.c, strip_inner.c, strip_choice.c, strip_order.c,
 *                     strip_fuse.c, strip_buffer.c, strip_pointer.c, strip_around.c
 *   strip_run.h       a strip while it runs: strip_run.c, strip_line.c, strip_trips.c,
 *                     strip_rounds.c, strip_rows.c, strip_reach.c, strip_move.c, strip_log.c,
 *                     strip_chain.c, strip_again.c
 *   strip_sweep.h     vectors that are carried: strip_sweep.c
 *   strips_*.c        kernels, tables of StripHandler
 */
#ifndef INTERP_FAST_STRIP_H
#define INTERP_FAST_STRIP_H

#include "interp/fast/code.h"
#include "interp/fast/function.h"

#include <string.h>

enum {
    STRIP_LENGTH = 256,
    STRIP_LONGEST = 1024, /* iterations, where little is in buffers */
    STRIP_NEAR = 64,      /* for so few buffers lie near to each other, and stay in the cache */
    STRIP_LEAST = 8,      /* loops of fewer iterations are left to FastOps */
    STRIP_RANK = 4,       /* of memrefs */
    STRIP_INPUTS = 3,
    STRIP_VALUES = 96, /* buffers of a loop */
    STRIP_LINEARS = 128,
    STRIP_POINTERS = 128,
    STRIP_ACCESSES = 48,
    STRIP_OPS = 128,
    STRIP_NODES = 512, /* operations in an iteration */
    STRIP_CHOICES = 8,
    STRIP_BLOCKS = 8, /* of a loop */
    STRIP_VARIABLES = 8,
    STRIP_INNERS = 4,        /* loops in a loop */
    STRIP_ROUNDS = 8,        /* values that one of them carries */
    STRIP_LEAST_AROUND = 16, /* a loop of fewer iterations leaves them to their own strips */
    STRIP_PATIENCE = 10,     /* a loop that cannot run in strips is tried again after 2^10 others */
    STRIP_SHORT_PAUSE = 15,  /* and one that is tested and was short after so many */
    STRIP_BYTES = 128 << 10, /* of all buffers together */
    STRIP_LANES = 4096,      /* of a vector */
    STRIP_LANES_BYTES = 24 << 10,   /* of buffers, where there are vectors: what is near at hand */
    STRIP_NUMBERS_BYTES = 48 << 10, /* and where there are none: loads are mostly not in theirs */
    STRIP_LEAST_OF_LANES = 2,       /* loops over vectors of fewer iterations are left to FastOps */
    STRIP_MANY_LANES = 32,          /* operations on so many run row by row */
    STRIP_LOG = 512 << 10,          /* of what stores of a strip have put something over */
};

typedef struct StripSwept StripSwept;
/* strip_sweep.h */
typedef bool StripSweep(const StripSwept *swept);

/* A kernel: `count` elements of a result from as many of each input. Elements are 1, 2, 4 or 8
 * bytes, as those of memrefs; an i1 is a byte, 0 or 1. False where an element is not plain; what is
 * in `out` does not count then. A scan's `out` follows its first value, the one the loop begins
 * with, and result i is made of result i - 1 and elements i of the inputs, which are the other
 * operands in order. */
typedef bool StripKernel(void *restrict out, const void *const *in, uint32_t count);

/* A kernel that compares elements a and b. */
#define STRIP_COMPARE(name, type, expression)                                                      \
    STRIP_KERNEL name(void *restrict out, const void *const *in, uint32_t count)                   \
    {                                                                                              \
        const type *restrict as = in[0], *restrict bs = in[1];                                     \
        uint8_t *restrict r = out;                                                                 \
                                                                                                   \
        for (uint32_t i = 0; i < count; i++) {                                                     \
            type a = as[i], b = bs[i];                                                             \
                                                                                                   \
            r[i] = (expression);                                                                   \
        }                                                                                          \
        return true;                                                                               \
    }

typedef struct StripKernels {
    StripKernel *run;
    StripKernel *scan; /* with one operand carried; NULL: it has none */
    bool commutes;     /* or another one */
    unsigned carried;  /* the number of that operand */
    bool of_function;  /* its last input is the operation's FloatFunction */
    StripSweep *sweep; /* with one operand carried, of vectors (strip_sweep.h); NULL: it has none */
} StripKernels;

/* In front of a kernel: compiled for wider vectors as well, where the machine turns out to have
 * them. Nothing in it rounds otherwise: multiplications are not fused (-ffp-contract=off). */
#ifdef __x86_64__
#define STRIP_KERNEL __attribute__((target_clones("arch=x86-64-v4", "avx2", "default"))) static bool
#else
#define STRIP_KERNEL static bool
#endif

/* Of kernels with fused multiplications, which some machines have. */
#ifdef __x86_64__
#define STRIP_FUSED_KERNEL __attribute__((target_clones("arch=x86-64-v3", "default"))) static bool
#else
#define STRIP_FUSED_KERNEL static bool
#endif

/* Kernels of an operation. `choose` takes some by types and attributes; false: they do not fit. */
typedef struct StripHandler StripHandler;
struct StripHandler {
    Primitive primitive;
    bool (*choose)(const Node *node, const StripHandler *handler, StripKernels *kernels);
    StripKernel *run[4]; /* by strip_size or Format (formats.h) */
    StripKernel *scan[4];
    bool commutes;
    unsigned carried; /* by scans: the operand's number */
    bool is_signed;
    uint64_t predicate;                     /* of comparisons */
    StripSweep *(*sweep)(const Node *node); /* NULL: it has none */
};

/* strips_float.c: a kernel's, of products, that takes the first element alone of its second input;
 * one that does what `first` and then `second` do, whose input so numbered is the first one's
 * result and is behind the first one's two inputs else. NULL: there is none. */
StripKernel *strip_scaling(StripKernel *run);
/* Kernels whose elements a chain computes itself. */
typedef enum StripLink {
    LINK_CALL, /* any other */
    LINK_ADD_F64,
    LINK_SUBTRACT_F64,
    LINK_MULTIPLY_F64,
    LINK_DIVIDE_F64,
    LINK_ADD_F32,
    LINK_SUBTRACT_F32,
    LINK_MULTIPLY_F32,
    LINK_DIVIDE_F32,
    LINK_COPY_4,
    LINK_COPY_8,
    LINK_LANES, /* no kernel: all lanes are the number */
} StripLink;
StripLink strip_link(StripKernel *run);
StripKernel *strip_pair(StripKernel *first, StripKernel *second, unsigned input);

/* Each ends with PRIM_NONE. */
extern const StripHandler STRIP_INTEGER_HANDLERS[], STRIP_CONVERT_HANDLERS[],
    STRIP_FLOAT_HANDLERS[], STRIP_FUNCTION_HANDLERS[];
/* All of them, and then NULL. */
extern const StripHandler *const STRIP_HANDLERS[];

/* Of integers and indices 0 to 3: 1, 2, 4, 8 bytes; less: it is none of these. */
int strip_size(const Slot *slot);
/* What a value is in each iteration: elements of so many bytes, a row. 0 bytes: it has no strip. */
typedef struct StripRow {
    unsigned bytes;
    uint32_t lanes; /* 1: a number, or a vector of one */
} StripRow;
StripRow strip_row(const Machine *machine, const Slot *slot);
/* Of a number; 0: it has none. */
unsigned strip_element_bytes(const Machine *machine, const Slot *slot);
static inline uint32_t strip_row_bytes(StripRow row)
{
    return row.bytes * row.lanes;
}

/* A number that is `first` in a strip's first iteration and grows by `delta` with each. Sums and
 * products wrap, or, where `exact`, are left to FastOps when they would. One of a narrower type is
 * right in that type's bits; before it counts in a wider one LINEAR_FITS looks at the rest. */
typedef enum StripLinearKind {
    LINEAR_WORD, /* of the frame */
    LINEAR_CONSTANT,
    LINEAR_VARIABLE, /* the induction variable, or another of this number (`lhs`) */
    LINEAR_ROW,      /* a word that grows with each row */
    LINEAR_INNER,    /* the induction variable of the inner loop of this number (`lhs`) */
    LINEAR_ADD,
    LINEAR_SUBTRACT,
    LINEAR_MULTIPLY, /* one of the two does not grow */
    LINEAR_FITS,     /* `lhs`, where that is a signed number of `width` bits in every iteration */
} StripLinearKind;

typedef struct StripLinear {
    StripLinearKind kind;
    bool exact;
    bool positive;    /* what fits is not negative */
    bool is_still;    /* it is the same in all iterations, rounds and rows */
    uint8_t width;    /* of a word, and of what fits */
    uint8_t lhs, rhs; /* linears */
    uint32_t word;
    int64_t value; /* a constant; what a variable seems to grow by */
} StripLinear;

/* A memref of accesses, and what was found out about it when the memory's epoch was this and its
 * words were these: all of its elements may be read. Of a pointer: it points into live memory. */
typedef struct StripMemref {
    uint32_t word;
    bool is_pointer;
    uint8_t rank, bytes; /* of an element */
    uint64_t epoch;
    uint64_t words[MEMREF_SIZES - MEMREF_ALIGNED + 2 * STRIP_RANK];
    Allocation *allocation;
    unsigned char *base; /* the element at subscripts of 0 */
} StripMemref;

typedef struct StripPointer { /* a pointer among the memrefs, and how many bytes it is moved by */
    uint8_t base, offset;     /* offset: a linear */
} StripPointer;

typedef struct StripAccess {
    uint32_t memref;      /* its words */
    bool is_pointer;      /* it is a pointer, of rank 1: the subscript is an offset in bytes */
    uint32_t alignment;   /* the address is a multiple of it */
    uint8_t table;        /* its number among the loop's memrefs */
    unsigned rank, bytes; /* bytes: of an element of the memref */
    uint32_t lanes;       /* of them, behind one another */
    bool stores;
    bool flags;    /* its elements are i1 */
    bool gathers;  /* a load whose subscripts are strips, of one or two dimensions */
    bool cell;     /* it is carried: always the same element, loaded, changed, stored; or */
    bool follows;  /* a load of what the iteration before stored by the access `from` */
    bool followed; /* that */
    uint8_t loop;  /* the number, behind 0, of the inner loop it stands in */
    uint8_t inner; /* that, where it moves with its iterations */
    uint8_t at;    /* its operation, where there are inner loops, */
    uint8_t last;  /* and the last one that reads what it loads */
    uint8_t from;
    uint8_t subscripts[STRIP_RANK]; /* linears; where it gathers, buffers */
    uint8_t value;                  /* a buffer */
} StripAccess;

static inline int64_t strip_access_bytes(const StripAccess *access)
{
    return (int64_t)access->bytes * access->lanes;
}

/* By the same subscripts of the same memref: others may be at the same element, too. */
static inline bool strip_is_same_element(const StripAccess *a, const StripAccess *b)
{
    return a->memref == b->memref && a->is_pointer == b->is_pointer && a->bytes == b->bytes
           && a->flags == b->flags && a->lanes == b->lanes && !a->gathers && !b->gathers
           && memcmp(a->subscripts, b->subscripts, a->rank) == 0;
}

typedef enum StripOpKind {
    STRIP_CALL, /* a kernel */
    STRIP_LOAD,
    STRIP_GATHER,
    STRIP_COUNT,    /* a linear's numbers, as a strip */
    STRIP_LANES_OF, /* all lanes of a row are the number that is in the iteration */
    STRIP_SWEEP,    /* what is carried goes through the vectors of all iterations */
    STRIP_STORE,    /* where there are inner loops; else stores wait for the end */
    STRIP_LOOP,     /* an inner loop begins, of this number; all up to the next */
    STRIP_AGAIN,    /* is run as often as that says */
    STRIP_DONE,     /* by another operation */
} StripOpKind;

typedef struct StripOp {
    StripOpKind kind;
    StripKernel *run;
    uint8_t out,
        in[STRIP_INPUTS]; /* buffers; of LOAD, GATHER and STORE an access, of COUNT a linear */
    bool uniform;         /* all elements of the result are the same */
    uint8_t inputs;       /* so many of `in` */
    uint8_t chain;        /* it and the operations behind it, so many, run an iteration at a time */
    bool chained;         /* it is one of those */
    bool compares;        /* integers: where nobody reads that, nobody misses it */
    StripKernel *scan;    /* does the same where that input is carried */
    bool commutes;
    uint8_t carried;
    uint8_t single; /* bits: of these inputs the first element alone is read */
    bool by_rows; /* it runs a row at a time: of an input that is uniform the first alone is read */
    uint32_t lanes;    /* of its result, and of its inputs where it is a kernel */
    StripSweep *sweep; /* likewise of vectors; of SWEEP, whose `carried` was that input's number */
} StripOp;

typedef struct StripSplat { /* a buffer full of one value of the frame */
    uint8_t value;
    uint32_t word;
} StripSplat;

typedef struct StripCarried { /* an argument of the body, or an element of memory */
    uint32_t word, yield;     /* the argument's words, and those of what is yielded for it */
    uint8_t argument;         /* its number */
    const Node *load;         /* of the element, which is `stored` at the end; NULL: an argument */
    const Node *store;        /* of what the load of the next iteration finds; NULL: it is a cell */
    bool stored;
    uint8_t access; /* of the load */
    uint8_t value,
        next; /* buffers: as each iteration finds it and, an element further, leaves it */
} StripCarried;

typedef struct StripBuffer {
    uint32_t at;   /* bytes from the first */
    uint32_t near; /* likewise, in strips of at most STRIP_NEAR iterations */
    StripRow row;
    bool uniform; /* all its rows are the same; unless `spread`, only the first is there */
    bool spread;
    bool behind;                   /* what a carried value is next */
    bool last;                     /* of what is carried nobody reads more than the last row */
    bool unused;                   /* what made it is done otherwise */
    const FloatFunction *function; /* it is none, but this, an input behind the others */
} StripBuffer;

typedef struct StripChoice { /* of two ways, one of which executes fewer operations: so many */
    uint8_t flags;
    unsigned then_less, else_less;
} StripChoice;

typedef struct StripVariable { /* an argument of the loop that grows */
    uint32_t word, yield;      /* its own; behind the loop, that of what it is next */
    uint32_t step;
    uint8_t shift; /* 64 minus its width */
    bool is_unsigned;
} StripVariable;

typedef struct StripTest { /* the loop goes on while this holds, as arith.cmpi has it */
    uint8_t predicate, width;
    uint8_t lhs, rhs; /* linears: the second one does not grow */
} StripTest;

typedef struct StripRound { /* what an inner loop carries: buffers, which change places */
    uint8_t value, next;
} StripRound;

typedef struct StripInner {
    uint8_t lower, upper, step; /* linears that stay */
    uint8_t width;
    bool is_tested; /* the number behind the last one is asked for, too */
    uint32_t steps; /* operations executed in an iteration */
    unsigned round_count;
    StripRound rounds[STRIP_ROUNDS];
} StripInner;

typedef struct StripRows { /* iterations of the loop around, in each of which this one is run */
    const Block *body;     /* of the loop around; NULL: there are none */
    uint32_t word;         /* its induction variable's, which is signed */
    uint32_t upper, step;
    uint8_t shift;  /* 64 minus its width */
    uint32_t steps; /* operations executed from one row to the next */
    bool plain;     /* a row leaves nothing but what it stores, and loads from fixed places */
} StripRows;

/* The way round a loop of blocks: each hands operands of its terminator, from the one of this
 * number on, to the arguments of the next, the last one to those of the first. */
typedef struct StripPath {
    unsigned count;
    const BlockNodes *blocks[STRIP_BLOCKS];
    uint8_t operands[STRIP_BLOCKS];
    const Node *test; /* the terminator that leads on where its condition `holds`, else out */
    bool holds;
    const struct StripPath *inner[STRIP_BLOCKS]; /* a loop that the block leads to, tested in its
                                                    first block, and out of which the way goes on */
} StripPath;

typedef struct StripPatience { /* what failed is not tried again so many times */
    uint32_t failures, pause;  /* so many in a row */
} StripPatience;

typedef struct StripAgain StripAgain; /* strip_again.c */

typedef struct StripLoop {
    const FastOp *body, *enter; /* the first FastOp of an iteration; what leads to the next one */
    uint32_t steps;             /* operations executed in an iteration, at the most */
    uint32_t length;            /* of a strip: iterations */
    uint32_t least;             /* of fewer it is left to FastOps */
    uint64_t work, moved;       /* units of an iteration: counted as steps, and not */
    uint32_t upper;             /* of the first variable, the induction variable; or */
    StripTest test;
    bool is_tested;
    unsigned variable_count;
    StripVariable variables[STRIP_VARIABLES];
    unsigned inner_count;
    StripInner inners[STRIP_INNERS];
    unsigned links; /* operations on what iterations of inner loops hand to the next */
    StripRows rows;
    StripPatience strips_patience, rows_patience;
    unsigned choice_count;
    StripChoice choices[STRIP_CHOICES];
    unsigned pair_count; /* of operations that run at once */
    unsigned linear_count, access_count, op_count, splat_count, carried_count, buffer_count;
    unsigned memref_count, bound_count, lane_count;
    StripMemref *memrefs;
    const StripPointer *bounds; /* pointers that stay in the object, or are at its end */
    unsigned count_count;
    uint8_t counts[STRIP_LINEARS]; /* linears whose numbers are strips: they go on from one to the
                                     next */
    const uint32_t *lanes; /* of the frame: those of parts of records, which are not poison */
    const StripLinear *linears;
    const StripAccess *accesses;
    const StripOp *ops;
    const StripSplat *splats;
    const StripCarried *carried;
    const StripBuffer *buffers;
    StripAgain *again; /* NULL: it is looked at anew whenever it is entered */
} StripLoop;

/* strip_plan.c: those of the operation, which has one result and at most STRIP_INPUTS operands. */
bool strip_find_kernels(const Node *node, StripKernels *kernels);

/* strips_lanes.c: the row that the words of a frame hold, one each, and back. */
void strip_pack(unsigned char *to, const uint64_t *words, StripRow row);
void strip_unpack(uint64_t *words, const unsigned char *from, StripRow row);

/* strips_copy.c: the first of so many rows everywhere; rows that lie `from_by` bytes apart, or to
 * where they lie `to_by` apart; all lanes of each row the number of that iteration. */
void strip_repeat(unsigned char *data, StripRow row, uint32_t count);
void strip_copy_rows(unsigned char *to, int64_t to_by, const unsigned char *from, int64_t from_by,
                     StripRow row, uint32_t count);
void strip_fill_rows(unsigned char *to, const unsigned char *numbers, StripRow row, uint32_t count);
/* Copies elements of so many bytes, which stand `from_delta` and `to_delta` bytes
 * apart. */
void strip_copy(unsigned char *to, int64_t to_delta, const unsigned char *from, int64_t from_delta,
                unsigned bytes, uint32_t count);
/* From places that are so many bytes behind `from`. */
void strip_collect(unsigned char *to, const unsigned char *from, const uint64_t *offsets,
                   unsigned bytes, uint32_t count);
/* Elements that are all the same, the low bytes of the word. */
void strip_fill(unsigned char *to, uint64_t word, unsigned bytes, uint32_t count);
/* Numbers, each so much more than the one before. */
void strip_count(unsigned char *to, uint64_t first, uint64_t delta, unsigned bytes, uint32_t count);

/* strips_integer.c: kernels that choose from elements of so many bytes; that compare i64 with zero,
 * for equality or not less; that have both of two flags. */
StripKernel *strip_selecting(unsigned bytes);
StripKernel *strip_constraint(bool is_equality);
StripKernel *strip_both_flags(void);
/* What chooses, by this comparison, its first input or, where `swapped`, its second. */
bool strip_extreme(StripKernel *compare, bool swapped, StripKernels *kernels);

/* strips_convert.c: the kernel that copies elements of so many bytes. */
StripKernel *strip_copying(unsigned bytes);

/* Are these bytes all 0 or 1? */
bool strip_are_flags(const unsigned char *bytes, uint32_t count);

/* strip_plan.c: how the loop of this body runs in strips; NULL where it does not fit. Its induction
 * variable is the argument of this number; those before it are numbers, those behind are carried.
 * What leads from and to it is to be set, as are bounds. It is the machine's. `rows`: of it, where
 * there are any. */
StripLoop *strip_plan(FastCompiler *c, const BlockNodes *body, unsigned variable,
                      const StripRows *rows);
/* Likewise of a loop of blocks. */
StripLoop *strip_plan_path(FastCompiler *c, const StripPath *path, const StripRows *rows);

/* The block that leads back to the first. */
static inline const BlockNodes *strip_last(const StripPath *path)
{
    const StripPath *inner = path->inner[path->count - 1];

    return inner ? inner->blocks[0] : path->blocks[path->count - 1];
}

/* strip_path.c: the way from a block of the body back to it, with one test; false: there is none.
 */
bool strip_find_path(Arena *arena, const Body *body, unsigned first, StripPath *path);

/* strip_around.c: the rows that another loop makes of that one; none where it does anything else,
 * or not the same in each of them. */
StripRows strip_rows_of(const StripPath *around, const StripPath *path);

/* strip_run.c: runs as much of the loop as it can, and goes on in its body, or, where nothing is
 * left, with the next FastOp. more: a StripLoop. */
FastRun fast_strips;
/* Likewise of a loop that is tested, in whose first block it always goes on. */
FastRun fast_strips_tested;

#endif
