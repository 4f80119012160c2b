/* Protocol: what the interpreter and the native program say to each other.
 *
 * Requests and replies go over a socket pair; the values of inputs and results lie in a file shared
 * by both (`Shared`, then whatever the requests say), so that they outlive a process that crashes.
 * Every number is of the host's byte order: both ends are on one machine.
 *
 * A value is a row of 64-bit words: a scalar takes the words of its bits, least significant first;
 * a complex number is two scalars; a vector its lanes, row-major. A memref is the words of
 * WIRE_MEMREF and WIRE_UNRANKED below; so is, the way upstream lowers it, a tensor whose size is
 * not known, and one that is known a vector. Bytes lie in the shared file, at an offset from its
 * start.
 */
#ifndef INTERP_NATIVE_PROTOCOL_H
#define INTERP_NATIVE_PROTOCOL_H

#include <stdint.h>

/* Address space and file size; pages exist once they are touched. */
#define WIRE_SHARED_BYTES ((uint64_t)1 << 30)

typedef enum WireKind {
    WIRE_LOAD,      /* a module in generic form follows: compile it */
    WIRE_RUN,       /* call a function of a program on inputs in the shared file */
    WIRE_UNLOAD,    /* forget a program */
    WIRE_NAMES,     /* reply with the operations that have a lowering, one a line */
    WIRE_VERSION,   /* reply with LLVM's version: "22.1.8" */
    WIRE_PROCESSOR, /* `processor_bytes` follow: is it known? Reply with the host's features by
                     * LLVM's names, one a line */
    WIRE_LOST,   /* `text_bytes` of LLVM IR follow, as text or bitcode: reply with what upstream's
                  * importer of it leaves away, a line a kind (lost.h) */
    WIRE_SOLVE,  /* `text_bytes` of SMT-LIB 2 follow: reply with what the solver prints (solve.h) */
    WIRE_PASSES, /* a module in any form follows: send it through upstream's passes */
} WireKind;

typedef enum WireVia {
    WIRE_VIA_LLVM, /* our own lowering */
    WIRE_VIA_MLIR, /* upstream's passes and translation */
} WireVia;

typedef struct WireRequest {
    uint32_t kind;
    /* WIRE_LOAD: `text_bytes` of module, then `pipeline_bytes` of pass pipeline (0: the default)
     * and `processor_bytes` that name what to compile for (processor.h) follow. All functions with
     * a body can be called, by their order in the module. With `shown` none can be, and the reply's
     * text is the module as LLVM's, before it is optimised. */
    uint32_t via, optimisation, index_width, shown;
    uint64_t text_bytes, pipeline_bytes, processor_bytes;
    /* WIRE_PASSES: module and pipeline follow likewise; the first `count` passes are run, or all
     * there are. With `locations` the text behind each has them; its own file is "-".
     *
     * WIRE_RUN, WIRE_UNLOAD. Records of inputs and outputs lie one behind the other; bytes that
     * outputs refer to come behind the last record, up to `output_end`. */
    uint32_t program, function, locations;
    uint64_t input, count, output, output_end;
    uint32_t seconds;      /* of the processor that the inputs may take together; 0: no limit */
    uint64_t observe_most; /* calls of the observer after which the call is cut short; 0: none */
} WireRequest;

/* What a pass made of the module. */
typedef enum WireStage {
    WIRE_STAGE_GOOD,    /* the text is the module behind it, in custom form */
    WIRE_STAGE_REFUSED, /* it failed: the text is what it said */
    WIRE_STAGE_INVALID, /* it went well, and left what does not verify: the text says why */
} WireStage;

/* A request has one reply. That to WIRE_RUN is good where inputs were run, as far as it went: where
 * the program's process ended before the last, the text says why, and WireShared which it was at.
 * WIRE_PASSES has more: the first, if good, has the pipeline's passes for
 * text, each as a pipeline that runs it alone, with a NUL behind it; then comes one for each pass
 * that is run, in order, up to and with the first that is not WIRE_STAGE_GOOD. */
typedef struct WireReply {
    uint32_t good;    /* else the text says why not */
    uint32_t program; /* WIRE_LOAD: its number; behind a pass: a WireStage */
    uint32_t signal;  /* WIRE_RUN: that ended the program's process; 0: none */
    uint64_t text_bytes;
} WireReply;

/* The beginning of the shared file. */
typedef struct WireShared {
    volatile uint64_t running; /* the input, counted from 0 in its request, that is being run */
    volatile uint64_t denied;  /* the system call that the program's process was ended for */
} WireShared;
enum { WIRE_DATA = 4096 }; /* where records may begin */

/* An input record: the words of each argument in turn. A ranked memref argument takes
 * WIRE_MEMREF_SIZES + 2 * rank words; an unranked one a word for its rank, then room for a memref
 * of rank WIRE_MAX_RANK, whose sizes are followed by its strides directly. Arguments whose bytes
 * are the same ones are the same memory. */
enum {
    WIRE_MEMREF_DATA,   /* offset of its bytes; the callee gets a copy of them */
    WIRE_MEMREF_BYTES,  /* how many */
    WIRE_MEMREF_ALIGN,  /* of the copy, a power of two */
    WIRE_MEMREF_OFFSET, /* in elements, as the strides */
    WIRE_MEMREF_SIZES,
};
enum { WIRE_UNRANKED_RANK, WIRE_UNRANKED_MEMREF, WIRE_MAX_RANK = 16 };

/* An output record: WIRE_OUT_WORDS, then the words of each result, then one word for each memref
 * argument: the offset of its bytes as they are after the call; then one for each global of the
 * module with memory of its own, likewise. A ranked memref result is WIRE_RESULT_SIZES words and
 * its sizes, its elements at WIRE_RESULT_DATA one behind the other in row-major order; an unranked
 * one a word for its rank, then the same with room for WIRE_MAX_RANK sizes. */
enum {
    WIRE_OUT_STATUS,         /* a WireStatus */
    WIRE_OUT_TEXT,           /* offset of what was printed */
    WIRE_OUT_TEXT_BYTES,     /* and its length */
    WIRE_OUT_MESSAGE,        /* offset of what it said when it stopped itself */
    WIRE_OUT_MESSAGE_BYTES,  /* and its length */
    WIRE_OUT_OBSERVED,       /* offset of what was observed: of each call its words */
    WIRE_OUT_OBSERVED_WORDS, /* how many words that is in all */
    WIRE_OUT_WORDS,
};
enum { WIRE_RESULT_DATA, WIRE_RESULT_BYTES, WIRE_RESULT_SIZES };

typedef enum WireStatus {
    WIRE_NOT_RUN,
    WIRE_RETURNED,
    WIRE_TRAPPED,       /* it called abort */
    WIRE_WROTE_OUTSIDE, /* bytes around an argument or an allocation were changed */
    WIRE_BAD_FREE,      /* it freed what was not allocated, or twice */
    WIRE_NO_ROOM,       /* memory, or what it gives back, is more than there is room for */
    WIRE_CUT,           /* the observer had seen as much as was asked */
} WireStatus;

/* Elements of a vector or tensor in code; a module with one of more is not compiled, and this is
 * why. */
enum { WIRE_MOST_ELEMENTS = 1 << 16 };
#define WIRE_TOO_MANY_ELEMENTS "%s has more than %d elements, which LLVM takes too much memory for"

/* The function that observed values are handed to: mlir_interp_observe(%v) : (T) -> (). */
#define WIRE_OBSERVER "mlir_interp_observe"

#endif
