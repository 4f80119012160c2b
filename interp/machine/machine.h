/* Machine: a program resolved for running, and its state while it runs.
 *
 * `resolve` turns a function's operations, once, into a tree of nodes with slot numbers in place of
 * values; `evaluate` runs nodes; `step` is what an operation's function sees of the machine;
 * `report` keeps how the run ended. A frame is a flat array of words and one poison origin a lane.
 */
#ifndef INTERP_MACHINE_MACHINE_H
#define INTERP_MACHINE_MACHINE_H

#include "core/base/map.h"
#include "core/define/alias.h"
#include "core/ir/context.h"
#include "dialects/values/kind.h"
#include "interp/machine/observer.h"
#include "interp/machine/report.h"
#include "semantics/value/tensor.h"

typedef struct Machine Machine;
typedef struct Frame Frame;
typedef struct Node Node;
typedef struct Body Body;
typedef struct Function Function;

typedef struct Slot { /* where a value lies in its frame */
    uint32_t word, lane;
    const Layout *layout;
} Slot;

typedef struct Slots {
    const Slot *slots;
    unsigned count;
} Slots;

typedef struct Edge { /* to a successor: a parallel copy, then the block */
    unsigned target;
    unsigned count;
    Slot *from, *to;
    bool overlaps;     /* a target slot is a later source: the copy goes through scratch */
    const bool *moves; /* which of them are not used again (lifetime.h); NULL: nobody asks */
    Slots ends;        /* what ends on the way */
} Edge;

/* Operations that hold state are nodes twice. */
typedef enum NodePhase { NODE_IS_WHOLE, NODE_GIVES, NODE_TAKES } NodePhase;

struct Node {
    Flow (*run)(Machine *machine, Frame *frame, const Node *node);
    Flow (*unobserved)(Machine *machine, Frame *frame, const Node *node);
    Flow (*uncounted)(Machine *machine, Frame *frame, const Node *node);
    Flow (*unforgiven)(Machine *machine, Frame *frame, const Node *node);
    const Op *op;
    const struct Node *around; /* whose region it stands in; NULL: a function's body */
    const OpDef *def;          /* what it means: of an alias, the row of the other operation */
    const Attr *const *attrs;  /* of an alias, in that row's order; else NULL */
    const Op *expansion;       /* the function of operations that it means; else NULL */
    const Op *helper;          /* the function that its `eval` may call; else NULL */
    Slot *captures;            /* of that, and of closures: what its regions use from outside */
    unsigned capture_count;
    Slot *operands, *results;
    const PoisonPolicy *policies; /* one an operand */
    Body *bodies;                 /* one a region */
    Edge *edges;                  /* one a successor */
    const Type *unheld;           /* a type of it that no frame can hold; NULL if all can be */
    uint32_t lanes;               /* that are mapped, of vectors; 1 on scalars */
    bool mapped;                  /* lanes are mapped */
    bool in_circle;               /* of a graph: it waits for itself, or for such a one */
    NodePhase phase;
    const struct Holder *holder; /* of what holds state (state.h); else NULL */
    uint64_t weight;             /* words of its operands and results */
    const bool *moves; /* which operands are not used again (lifetime.h); NULL: nobody asks */
    Slots ends;        /* what ends with it */
    /* Of an operation that maps the elements of tensors: the same on one of each, in a frame of
     * their own. */
    const struct ElementNode *element;
};

/* Of its results, those that it makes: what takes makes none. */
static inline unsigned node_result_count(const Node *node)
{
    return node->phase == NODE_TAKES ? 0 : node->op->result_count;
}

typedef struct ElementNode {
    Node node;
    uint64_t words, lanes; /* of the frame */
} ElementNode;

/* The attribute that the row of its meaning has at `index`; NULL where an optional one is absent.
 */
static inline const Attr *node_attr(const Node *node, unsigned index)
{
    return node->attrs ? node->attrs[index] : op_inherent(node->op, index);
}

static inline bool node_is(const Node *node, Primitive primitive)
{
    return node->def && def_primitive(node->def, node->op) == primitive && !node->op->def->guard;
}

typedef enum Over { /* why a run ends that could go on */
                    NOT_OVER,
                    OVER_STEPS,
                    OVER_SECONDS,
                    OVER_MEMORY,
                    OVER_INTERRUPTED,
} Over;

typedef struct BlockNodes {
    const Block *block;
    Node *nodes;
    unsigned count;
    Slot *args;
    unsigned arg_count;
    const struct GraphState *state; /* of a graph that holds some (state.h); else NULL */
} BlockNodes;

struct Body {
    BlockNodes *blocks;
    unsigned count;
    const struct FastOp *fast; /* interp/fast; NULL: definitions run it */
    Slots ends;                /* arguments of the entry block that nobody uses */
};

typedef struct Constant {
    uint32_t word;
    uint64_t value;
} Constant;

struct Function {
    const Op *op;
    Body body;
    uint32_t words, lanes; /* of a frame */
    Frame *spare;          /* frames for further calls, linked by `caller` */
    bool expands;          /* an operation's meaning */
    bool meant;            /* of these, one that meaning.op says: no business of who looks on */
    bool observed;         /* by the machine's observer, where it has one */
    bool hidden;           /* from it, as all is that a meaning of the user's runs */
    bool is_region;        /* of an operation that stands elsewhere: what it puts on the stack is
                            * its caller's, and what its arguments are is nobody's business */
    bool was_called;       /* it may have spares, and stands in the machine's list */
    struct Function *next_called;
    bool allocates;      /* memory on the stack */
    bool too_large;      /* no frame can be that large: it is not resolved */
    Constant *constants; /* words that no operation sets in fast code */
    uint32_t constant_count;
    Slot *slots;   /* by `slot` of its values; NULL where nobody observes */
    Slots counted; /* those of counted references, which a frame lets go */
};

typedef struct Memo { /* see run_memo */
    void *value;
    bool used; /* in this run: it stands in the machine's list */
    struct Memo *next;
} Memo;

struct Frame {
    const Function *function;
    Frame *caller;
    const Op *call;            /* the operation in the caller; NULL for the entry */
    const Node *use;           /* the same as a node, where that is meant; else NULL */
    const struct FastOp *back; /* of fast code that called; NULL where a definition did */
    size_t stack;              /* of memory, when it did; of fast code's calls only where the
                                  function allocates on it */
    /* Of fast code that is a region of the user's: the frame of the operation's meaning that runs
     * it; NULL where a definition does. And of that one: what runs it, and what ran one in this
     * frame before. */
    Frame *runs_for;
    const struct FastOp *ran;
    Frame *ran_before;
    uint64_t *words;
    uint32_t *poison;
    const Place *rest; /* arguments that the function does not name; the caller's */
    unsigned rest_count;
    struct Coroutine *coroutine; /* that it is, or was, a part of; or NULL */
    bool resumed;                /* it went on with that; else it began it */
    bool clean;         /* no lane is poison, but of structs and arrays of the llvm dialect */
    const Node *leaver; /* the terminator that left a region last */
    unsigned successor; /* what the last branch chose */
};

/* Calls a function that has no body with operands `first` ... and gives its results. */
typedef struct Stub {
    Flow (*call)(Step *s, void *state, const Op *callee, unsigned first, unsigned count);
    void *state; /* borrowed. `call` NULL: such calls are unsupported */
} Stub;

/* What stands in a new frame's words before its function's fast code runs. */
static inline void function_set_constants(const Function *function, uint64_t *words)
{
    for (uint32_t i = 0; i < function->constant_count; i++)
        words[function->constants[i].word] = function->constants[i].value;
}

/* What runs functions sooner where no value is poison: interp/fast (FAST_CODE, interp/fast/fast.h).
 */
typedef struct FastCode {
    /* Gives the function's body fast code, and the regions in it that definitions run. */
    void (*compile)(Machine *machine, Function *function);
    /* Lets values of the region share slots where that saves copies and nobody can tell; `slots`
     * are by the `slot` of values. */
    void (*share_slots)(const Region *region, Slot *slots);
    /* Runs it until a terminator leaves the body (FLOW_LEAVE) or the run ends (FLOW_END). */
    Flow (*run)(Machine *machine, Frame *frame, const Body *body);
    /* Computes `count` elements of a tensor of as many of each operand, all plain, as they lie in
     * memory; the node is an element's. False: it does not, and what is in `out` does not count. */
    bool (*map)(Machine *machine, const Node *node, const unsigned char *const *in,
                unsigned char *out, uint32_t count);
} FastCode;

enum { FAST_MAPPED = 1024, FAST_MOST_MAPPED = 3 }; /* elements at once, of so many operands */

#define MACHINE_FORGIVEN "what it is given makes it undefined (decision T3)"

typedef struct MachineOptions {
    unsigned index_width; /* 64 or 32; 0: what the module says, else 64 */
    unsigned vscale;      /* so many times their static sizes scalable vectors have; 0: once */
    bool row_major;       /* so matrices of llvm.intr.matrix.* lie in vectors (N28) */
    uint64_t seed;
    uint64_t max_steps, max_memory; /* operations executed, bytes; 0: no limit */
    double max_seconds;             /* 0: no limit */
    unsigned max_depth;             /* calls within calls */
    bool leaks;                     /* memory still allocated at the end is reported */
    void (*print)(Str text); /* where goes what the program prints; NULL: it stays in `output` */
    const FastCode *fast;    /* NULL: definitions alone run it, as where its data layout is not
                                that of native code */
    uint32_t longest_strip;  /* iterations it runs at once; 0: as many as it has room for */
    bool silent;             /* external functions say nothing on standard error: the run
                                was heard before */
    Stub stub;               /* for functions nobody knows */
    Str input;               /* what standard input has, borrowed; a zero stands behind it */
    uint64_t elide;          /* values of more elements are printed in part; 0: none is */
    bool inside_meanings;    /* an observer sees what operations of the user's mean */
    bool unset_is_poison;    /* what a program does not define, and is a choice otherwise (W14) */
    bool strict_init;        /* it is undefined to read what was never written */
    bool forgives;           /* what is pure gives poison where it is undefined (T3),
                                born of MACHINE_FORGIVEN */
    Over over_steps;         /* what a run is that executed `max_steps`, where another run
                                is replayed that ended there; NOT_OVER: OVER_STEPS */
    /* Asked now and then: may the run go on? NULL: it may. `state` is borrowed. */
    bool (*goes_on)(void *state, const struct Machine *machine);
    void *state;
} MachineOptions;

typedef struct Origin { /* of poison: where it was born, or went through */
    const Op *op;
    const char *why; /* it was born; or what was done to it, "was read by": "went through" */
    uint32_t parent; /* the origin it came from; 0 where it was born */
    uint32_t rank;   /* indices of the element of a memref that was read; 0: none to tell ... */
    size_t indices;  /* ... from here on, in Machine.origin_indices */
    /* Where the value is an integer of which some bits are known (unwritten_bits.h): those that are
     * not, 0 where it is poison as a whole. */
    uint64_t unwritten;
    uint32_t root;   /* of such a link: the origin that all began with */
    uint32_t before; /* the next older link of that root */
    uint32_t latest; /* of a root: its latest link */
} Origin;

/* Memory that a region of an operation being meant has put on the stack, for the function in which
 * the operation stands. */
typedef struct Kept {
    AllocationId id;
    const Frame *of;
} Kept;

typedef VEC(Kept) KeptList;

/* A function of the library that runs: for which operation, from which of its operands on. */
typedef struct ExternalRun {
    const char *name;
    const Op *op;
    unsigned first;
} ExternalRun;

struct Machine {
    Context *context;
    const Op *module;
    MachineOptions options;
    Target target;       /* what its modules say of memory */
    const Op *refused;   /* a module that says what no run follows; NULL: none does ... */
    const char *refusal; /* ... which is this */
    Arena program;       /* resolved functions, layouts */
    Arena frames;
    Arena spares; /* frames of interp/fast, which are used again */
    Arena scratch;
    unsigned char *strips;     /* buffers of interp/fast; NULL until they are needed */
    unsigned char *strips_log; /* likewise, what they have put something over */
    uint64_t strips_run;       /* since the machine was made */
    uint64_t parallels_run;    /* loops that were found to have no races before they ran */
    uint64_t pairs_run;        /* of operations, at once in them */
    uint64_t nests_run;        /* strips with loops in them */
    uint64_t rows_run;         /* of loops in strips, each as the one before */
    uint64_t repeats_run;      /* loops in strips, entered as they were before */
    uint64_t elements_mapped;  /* of tensors, by FastCode.map */
    uint64_t regions_run;      /* of the user's operations, from fast code to fast code */
    uint64_t plain_rows_run;   /* of those, in which nothing was looked at but what they compute */
    bool *emitted; /* by the number of a handler of interp/fast: it gave code; NULL: nobody asks */
    Map functions; /* pointer of a function's Op -> Function * */
    Map hidden;    /* the same of those that no observer sees: a function may stand in both */
    Map layouts, flats; /* pointer of a Type -> const Layout * */
    Map policies; /* pointer of an OpDef -> const PoisonPolicy *, where its operands are single */
    Map memos;    /* pointer -> Memo * */
    Memo *used_memos;
    Function *called; /* by fast code, since the machine was made anew */
    Map library;      /* name -> const Op *: a declaration that the program lacks */
    Map externals;    /* pointer of a declaration -> const External *, where there is one */
    Map symbols;      /* pointers of (symbol table, reference) -> const Op * */
    Budget budget;
    Over over;
    Memory *memory;
    KeptList kept;
    struct Attached *attached;   /* the newest */
    struct CircuitRun *circuit;  /* how one is run (circuit.h); NULL: it fires once */
    struct Jobs *jobs;           /* NULL until there are any */
    struct Tasks *tasks;         /* likewise */
    struct Landing *landing;     /* of calls that may be landed at (unwind.h) the innermost */
    struct Unwinding *unwinding; /* NULL until there is one */
    struct Jumps *jumps;         /* likewise */
    Tensors *tensors;
    const MemoryTable *table; /* of the memory, for hot paths; and its epoch */
    const uint64_t *epoch;
    Choice choice;
    Sb output;
    VEC(Origin) origins; /* [0] stands for "not poison" */
    VEC(int64_t) origin_indices;
    Frame *frame; /* the innermost */
    uint64_t steps;
    uint64_t steps_until_check;
    unsigned units;      /* of work inside of operations that do not make a step yet */
    bool worked;         /* some did */
    unsigned rest_count; /* of the call that begins */
    const Node *use;     /* likewise, see Frame */
    int own_status;      /* with which the program stopped itself: exit(3); -1: it did not */
    uint64_t work_told;  /* budget.work where all of it had been counted */
    unsigned depth, parallel_depth;
    unsigned watched; /* parallel loops that run, and one more where there are tasks: accesses are
                         recorded, for races */
    double started;   /* seconds, of the monotonic clock */
    const char *called_at;    /* where the C stack was when the innermost call began; or NULL */
    const char *stack_limit;  /* the machine stops before its own C stack passes this */
    const Observer *observer; /* NULL if none */
    ExternalRun external;     /* the innermost; all zero: none runs */
    size_t input_at;          /* how much of its input the program has read */
    const Op *input_end;      /* what found the end of it first; NULL: nothing did */
    Report report;
};

Machine *machine_new(Context *context, const Op *module, MachineOptions options);
void machine_free(Machine *machine);
/* The machine as new, with another seed, but for what it has resolved: functions and layouts stay,
 * memory, output, choices, the report and the count of steps begin again. The wall clock does not.
 */
void machine_reset(Machine *machine, uint64_t seed);

/* resolve.c */
/* The function ready to run; made when first asked for. */
const Function *machine_function(Machine *machine, const Op *op);
/* The same where another calls it: what is hidden from the observer calls what is hidden. */
const Function *machine_callee(Machine *machine, const Function *caller, const Op *op);
/* The same of an operation's expansion, and of its helper, whose operations an observer sees that
 * asks for them. */
const Function *machine_expansion(Machine *machine, const Function *caller, const Op *op);
const Function *machine_helper(Machine *machine, const Function *caller, const Op *op);
/* Of a region of an isolated operation that is no function. */
const Function *machine_region(Machine *machine, const Op *op, unsigned region);
/* Makes the functions that operations are, in the module and in those, before any runs: processes
 * that are forked behind this know them by the same pointers. */
void machine_make_meanings(const Op *module);
/* step_control.c: an operation runs as its expansion: calls that with its operands, and gives its
 * results.
 */
Flow call_expansion(Step *s, const Op *expansion);
/* The innermost parallel loops end, all but so many. */
void machine_leave_parallel(Machine *machine, unsigned depth);
/* How values of the type are held, NULL where they are not. */
const Layout *machine_layout(Machine *machine, const Type *type);
/* The same where they are handed in and taken from outside of the run (DatumKind.flat). */
const Layout *machine_flat_layout(Machine *machine, const Type *type);
/* Room for such a value, for as long as the machine lives; false where no memory is left for it. */
bool machine_place(Machine *machine, const Layout *layout, Place *place);
/* Whether they would be, did the type not have more than FRAME_MOST_LANES. */
bool machine_is_too_large(Machine *machine, const Type *type);

/* limits.c */
/* Looks at the limits on steps and time, and counts the steps that may be taken until it has to be
 * asked again. FLOW_NEXT, or FLOW_END at `node`. */
Flow machine_check_limits(Machine *machine, Frame *frame, const Node *node);
/* Of Machine.budget. */
bool machine_look(Budget *budget);
/* The same without steps: of time and memory, and the user's wish. */
void machine_look_besides(Machine *machine);
/* Operations that were executed, and work that is being done, as `max_steps` counts them. */
uint64_t machine_steps_used(const Machine *machine);
/* Operations more were executed, at once. */
void machine_take_steps(Machine *machine, uint64_t count);
/* Units of work inside of an operation become steps exactly where they are done, so that a run ends
 * at the same place however often its limits are looked at. */
void machine_count_work(Machine *machine, uint64_t units);
/* How many steps so much more of it would make. */
uint64_t machine_work_steps(const Machine *machine, uint64_t units);
/* The same for work that the budget has not been told of; false when nothing is left. */
bool machine_work(Machine *machine, uint64_t units);
/* The same for what is no work of the program, as printing what it gave is: it takes time and
 * memory, and no steps. */
bool machine_work_besides(Machine *machine, uint64_t units);
/* Ends the run as `machine_look` has found. */
Flow machine_end_over(Step *s);
/* May a call stand within those that run? If not the run ends. */
Flow machine_check_depth(Step *s);
/* Would a frame of the function fit? If not the run ends, at `call`, or at the function for NULL.
 */
bool machine_frame_fits(Machine *machine, const Function *function, const Op *call);

/* evaluate.c */
/* From a node of one of the body's blocks on, by definitions alone. */
Flow machine_run_from(Machine *machine, Frame *frame, const Body *body, const BlockNodes *block,
                      const Node *node);
/* Is there too little left of the C stack to nest deeper? */
bool machine_stack_is_full(const Machine *machine);
/* Runs a body in a frame until a terminator leaves it (FLOW_LEAVE) or the run ends (FLOW_END). */
Flow machine_run_body(Machine *machine, Frame *frame, const Body *body);
/* The same of a graph that has begun: it holds what it holds. */
Flow machine_fire(Machine *machine, Frame *frame, const Body *body);
/* Moves what goes along the edge, and lets go what ends there. */
void machine_take_edge(Machine *machine, Frame *frame, const Edge *edge);
/* Runs a function in a new frame. `arguments` are copied into its entry block's arguments; then
 * `results`, if not NULL, get what it returned. `call` is NULL for the entry, `moves` for arguments
 * of which none moves. */
Flow machine_call(Machine *machine, const Function *function, const Op *call,
                  const Place *arguments, const bool *moves, Place *results);
/* The observer, where there is one, is told that the frame is in the block now. */
static inline void machine_tell_entered(const Machine *machine, const Frame *frame,
                                        const BlockNodes *block)
{
    if (machine->observer && machine->observer->entered && frame->function->observed)
        machine->observer->entered(machine->observer->state, frame, block->block);
}
/* Poison that goes through `op`, or to which `op` does what `how` says. */
uint32_t machine_origin_through(Machine *machine, const Op *op, uint32_t origin);
uint32_t machine_origin_moved(Machine *machine, const Op *op, uint32_t origin, const char *how);
/* Poison that `op` reads from an element of a memref. */
uint32_t machine_origin_read(Machine *machine, const Op *op, uint32_t origin,
                             const int64_t *indices, unsigned rank);
/* "[1, 2]", of that element; nothing where there is none. */
void origin_print_element(Sb *sb, const Machine *machine, const Origin *origin);
uint32_t machine_origin_born(Machine *machine, const Op *op, const char *why);
/* Is so much printed that it will be written the next time that limits are looked at? */
bool machine_output_is_due(const Machine *machine);
/* What the program printed so far goes where its options say. */
void machine_flush(Machine *machine);

static inline Place slot_place(const Frame *frame, Slot slot)
{
    return (Place){ frame->words + slot.word, frame->poison + slot.lane, slot.layout };
}

/* Where a value of the frame's function lies: of its results, block arguments, and those in regions
 * that are not isolated. For observers. */
static inline Place frame_place(const Frame *frame, const Value *value)
{
    return slot_place(frame, frame->function->slots[value->slot]);
}

/* place.c: parallel copies through scratch. */
void places_copy(Machine *machine, const Place *to, const Place *from, const bool *moves,
                 unsigned count);

#endif
