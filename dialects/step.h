/* Step: how an operation's meaning reaches the running machine.
 *
 * A row's `eval` is called with the Step of one execution of one operation: it reads operands,
 * computes with semantics/, and gives results. The evaluator (interp/) has already dealt with
 * poison as the row's policy says, and maps lanes: each call of an `eval_lane` sees one lane, as if
 * all its types were scalars.
 *
 * Operand and result numbers count values, not groups (see op_operand_group). Whatever a function
 * here makes lives in the step's arena and is gone after the step. Functions that give a Flow are
 * meant to be returned: `return give_int(s, sum);`.
 */
#ifndef DIALECTS_STEP_H
#define DIALECTS_STEP_H

#include "core/ir/definition.h"
#include "semantics/value/layout.h"

struct Step {
    const Op *op;
    Arena *arena; /* scratch, emptied after the step */
    /* For interp/ alone. */
    struct Machine *machine;
    struct Frame *frame;
    const struct Node *node;
    uint64_t lane;            /* the lane this call is about, of an `eval_lane` */
    const struct Step *whole; /* of which it is about one element; NULL: it is about all there is */
};

/* Reading scalars. The operand is of integer or index (any width), of float type. */
Int int_in(const Step *s, unsigned operand);
Float float_in(const Step *s, unsigned operand);
Pointer pointer_in(const Step *s, unsigned operand);
int64_t index_in(const Step *s, unsigned operand); /* sign-extended from the index width */
uint64_t size_in(const Step *s, unsigned operand); /* the same, zero-extended */
bool bool_in(const Step *s, unsigned operand);     /* i1 */
bool is_poison(const Step *s, unsigned operand);   /* this lane, or any lane where lanes are not
                                                    * mapped */
/* Where that poison comes from, for `undefined_poison`; 0 where there is none. */
uint32_t poison_origin(const Step *s, unsigned operand);
/* The origin of poison that goes on from here after this operation has done to it what `how` says:
 * "was copied by" (its name follows). */
uint32_t poison_moved(Step *s, uint32_t origin, const char *how);
/* The same of memory that is copied: what was never written of it is still known as that. */
uint32_t poison_copied(Step *s, uint32_t origin);
/* One of poison that is born here. */
uint32_t poison_born(Step *s, const char *why);
/* The same of poison that this operation reads from an element of a memref; rank 0: of no element
 * that has indices. */
uint32_t poison_read(Step *s, uint32_t origin, const int64_t *indices, unsigned rank);
/* Of an integer in whose place poison of this origin stands: some bits were never written, which is
 * all that is wrong, and the others are known (DECISIONS.md M21). */
bool unwritten_bits_of(const Step *s, uint32_t origin, uint64_t *bits);
/* An origin of such poison, of these bits, that comes from another. */
uint32_t unwritten_bits_moved(Step *s, uint32_t origin, uint64_t bits, const char *how);
/* The type of one lane of an operand or result: f32 of vector<4xf32>. */
/* Is the operand used here for the last time, so that what it refers to may be taken from it? */
bool operand_dies(const Step *s, unsigned operand);
const Type *lane_type_in(const Step *s, unsigned operand);
const Type *lane_type_out(const Step *s, unsigned result);

/* The row that says what the operation means: its own, or that of what it is an alias of. */
const OpDef *meaning_in(const Step *s);
/* Inherent attributes by their number in the row; the default where there is one and none is
 * written; NULL where absent. */
const Attr *prop(const Step *s, unsigned index);
int64_t prop_int(const Step *s, unsigned index);   /* of an integer attribute */
uint64_t prop_bits(const Step *s, unsigned index); /* of an enum attribute, either kind */
bool prop_flag(const Step *s, unsigned index); /* a unit attribute is present, or a property true */

/* Giving results; without `_at`, result 0. They convert nothing: widths and formats are the type's.
 * A NaN handed to `give_float` stands for any NaN (a choice); `give_float_exact` keeps its bits. */
Flow give_int(Step *s, Int value);
Flow give_int_at(Step *s, unsigned result, Int value);
Flow give_pointer(Step *s, Pointer value);
Flow give_bool(Step *s, bool value);
Flow give_bool_at(Step *s, unsigned result, bool value);
Flow give_index(Step *s, int64_t value); /* truncated to the index width */
Flow give_index_at(Step *s, unsigned result, int64_t value);
Flow give_float(Step *s, Float value);
Flow give_float_at(Step *s, unsigned result, Float value);
Flow give_float_exact(Step *s, Float value);
/* The operand as it is, poison and all. */
Flow give_operand(Step *s, unsigned result, unsigned operand);
/* All results of this lane become poison that is born here; `why` is a sentence's end: "the signed
 * sum does not fit". */
Flow give_poison(Step *s, const char *why);
Flow give_poison_at(Step *s, unsigned result, const char *why);

/* Whole values of any type. */
typedef struct Place {
    uint64_t *words;  /* as semantics/value/layout.h has it */
    uint32_t *poison; /* an origin for each lane, 0: none */
    const Layout *layout;
} Place;
Place operand_place(const Step *s, unsigned operand);
Place result_place(const Step *s, unsigned result);
/* An operand of the operation whose region this one stands in; false where there is none. */
bool place_around(const Step *s, unsigned operand, Place *place);
void place_copy(Place to, Place from); /* same layout */
void place_move(Place to, Place from); /* the same; `from` is not used again */
void place_clear(Place place);         /* it refers to nothing any more, where it did */
/* The lane of it that the step is on. */
Place place_of_lane(const Step *s, Place place);
/* One lane of a place, as a place of its own. */
Place place_lane(Place place, uint64_t lane);
/* A part of a group, which shares its lane's poison, or of a record, which has its own. */
Place place_part(Place lane, unsigned part);
Int place_int(Place lane);
Float place_float(Place lane);
Pointer place_pointer(Place lane);
void place_set_int(Place lane, Int value);
void place_set_pointer(Place lane, Pointer pointer);
void place_set_float(Place lane, Float value);
/* The lanes of a value that refers to its elements, a copy; any other place itself. */
Place place_flattened(Arena *arena, Place place);
/* What an operand or a result is, lane by lane: a copy, in scratch memory, of what it refers to. */
static inline Place operand_lanes(const Step *s, unsigned operand)
{
    return place_flattened(s->arena, operand_place(s, operand));
}

static inline Place result_lanes(const Step *s, unsigned result)
{
    return place_flattened(s->arena, result_place(s, result));
}
/* And back: the value gets these lanes. False where no memory is left. */
bool place_refill(Place to, Place flat);
/* Makes all lanes poison born here. */
void place_set_poison(Step *s, Place place, const char *why);
/* The value of a constant attribute of the type (integer, float, dense elements ...). False when
 * the attribute does not describe one, or the run has ended as no memory is left for it. */
bool place_set_attr(Step *s, Place place, const Type *type, const Attr *attr);
/* The same of element `number` of dense elements of the type. */
bool place_set_element(Step *s, Place place, const Type *type, const Attr *dense, int64_t number);
/* Then: unsupported, `what` ("a constant") of this value; or invalid, where the file lacks it. */
Flow cannot_be_held(Step *s, const Attr *value, const char *what);
bool place_is_poison(Place place);                  /* any lane of it */
bool place_is_all_poison(Place place);              /* every lane, and there are some */
Place scratch_place(Step *s, const Layout *layout); /* zero, not poison */
/* How values of the type lie; NULL where the program cannot hold them (then end `unsupported`). */
const Layout *layout_of(const Step *s, const Type *type);
/* NULL, too, where memory cannot hold them: nothing else is an element or a part of others. */
const Layout *memory_layout_of(const Step *s, const Type *type);
unsigned index_width(const Step *s);
const Target *target_in(const Step *s);
bool matrices_are_row_major(const Step *s); /* --matrix-default-layout */
unsigned
vscale_in(const Step *s); /* scalable dimensions have so many times their size (--vscale) */

/* A number of so many bits, 1 to 64, as a signed one. */
static inline int64_t sign_extended(uint64_t word, unsigned width)
{
    unsigned spare = INT_WORD_BITS - width;

    return (int64_t)(word << spare) >> spare;
}

/* Control. A terminator either leaves its region with its operands, or goes to a successor with the
 * operands that its row says belong to it. */
Flow leave_region(Step *s);
Flow branch_to(Step *s, unsigned successor);

/* Runs a region of the operation from its entry block, with the arguments as they were set, until
 * a terminator leaves it. FLOW_NEXT, or FLOW_END when the run has ended. */
Flow run_region(Step *s, unsigned region);
/* What the terminator that left the last region left with. */
Place yielded(const Step *s, unsigned index);
/* The entry block's arguments. */
Place region_arg(const Step *s, unsigned region, unsigned arg);
/* Copies that happen at once, so that values may swap: `count` values from operands, or from what
 * was yielded, to arguments of the entry block, or results. */
void args_from_operands(Step *s, unsigned region, unsigned arg, unsigned operand, unsigned count);
void args_from_yield(Step *s, unsigned region, unsigned arg, unsigned yield, unsigned count);
void results_from_operands(Step *s, unsigned result, unsigned operand, unsigned count);
void results_from_yield(Step *s, unsigned result, unsigned yield, unsigned count);
/* All results are what the region yielded: as it runs, or where it just ran (`resume`). */
Flow results_from_region(Step *s, unsigned region);
Flow resume_with_results(Step *s, unsigned region);
void results_from_args(Step *s, unsigned result, unsigned region, unsigned arg, unsigned count);

/* What an operation holds (StateDef) now, and what it will; and what an operand that it watches was
 * before. */
/* Does it give before what it needs is there (StateDef)? */
bool gives_late(const Step *s);
Place held_place(const Step *s, unsigned index);
Place next_place(const Step *s, unsigned index);
Place place_before(const Step *s, unsigned operand);

/* The tick that the circuit is in, and that it runs no other; false where none runs. */
bool tick_in(const Step *s, uint64_t *tick);
bool tick_is_last(Step *s);

/* Calls the function with operands `first` ..., and gives its results. */
Flow call_function(Step *s, const Op *callee, unsigned first, unsigned count);
/* The same with these values instead of operands; those that the function does not name are its
 * rest, as long as it runs. It has a body. */
Flow call_with(Step *s, const Op *callee, const Place *arguments, unsigned count);
unsigned rest_count(const Step *s);
Place rest_argument(const Step *s, unsigned index);
/* The function that runs, and the operation that called it; NULL: none did. */
const Op *running_function(const Step *s);
const Op *caller_of(const Step *s);
/* A mark of memory's stack: where what that function has put on it begins. */
size_t stack_begin(const Step *s);
/* Runs the region of an operation that stands elsewhere and takes nothing, a global's: the one
 * value that it returns. */
Flow run_initializer(Step *s, const Op *op, Place *result);
/* Runs the region of this operation, which uses nothing around it, with these arguments, and gives
 * its results. */
Flow run_isolated(Step *s, const Place *arguments, Place *results);
/* What a global that is declared holds, where the library that the program is linked with has one
 * of that name and kind; false where it has none. */
bool external_global(Step *s, Str name, Place value);
/* Has that library a function of the name? */
bool external_function(Str name);
/* How large such a global is, where it is declared with so many bytes. */
uint64_t external_global_bytes(Str name, uint64_t declared);
/* Writes what the library has there that the program's declaration does not show. */
Flow external_global_fill(Step *s, Str name, Allocation *memory);
/* The function that the row's `helper` made: has it made one? It is called with such arguments and
 * gives nothing; its operations stand where this one does. */
bool has_helper(const Step *s);
Flow call_helper(Step *s, const Place *arguments);
/* Of an operation within the function that one of the user's means: runs a region of that one, with
 * the operands as its arguments, and gives what it ends with; or control leaves the function, and
 * goes on at a successor of that one. */
Flow run_region_of_use(Step *s, unsigned region);
Flow choose_successor_of_use(Step *s, unsigned successor);
/* Likewise a region that is a graph: for so many ticks, or until it is left with `true`, or until
 * nothing of what it holds moves. What it gives is what it ends with in the last of them. */
typedef struct GraphRun {
    unsigned region;
    unsigned arguments; /* so many operands are those of the region */
    uint64_t most;      /* ticks; UINT64_MAX: any number */
    bool settles;
    int until; /* the number of a value that it yields; -1: none */
} GraphRun;
Flow run_graph_of_use(Step *s, const GraphRun *run);
/* Likewise several regions at once, each with the operands: in an order that is a choice, and what
 * two of them do to memory may race. The results are what each ends with, one behind the other. */
Flow run_regions_of_use(Step *s, const unsigned *regions, unsigned count);
unsigned region_count_of_use(const Step *s);
/* Of such an operation: calls a function that is a part of what it means. */
Flow call_part(Step *s, const Op *function, const Place *arguments, Place *results);
/* Coroutines (DECISIONS.md M23). The running call becomes one when it begins: its frame is to be in
 * that memory, of so many bytes at the least. The handle is the result. */
uint64_t coroutine_size(void);
uint64_t coroutine_alignment(void);
Flow coroutine_begin(Step *s, Pointer memory, Pointer promise);
/* The result of the last says how it went on: -1 where the call is just suspended. */
Flow coroutine_save(Step *s, Pointer handle);
/* Is the running call one that went on with a coroutine? */
bool coroutine_was_resumed(const Step *s);
Flow coroutine_suspend(Step *s, bool is_final);
/* Leaves a call that went on with the coroutine. In the one that began it, and where the stack
 * unwinds, the result says whether this is such a call. Of a null handle: of the call's own. */
Flow coroutine_end(Step *s, Pointer handle, bool unwinds);
/* Runs it until it is suspended again, or ends. */
Flow coroutine_resume(Step *s, Pointer handle);
Flow coroutine_destroy(Step *s, Pointer handle);
/* Results: is it suspended for the last time; the memory of its frame; its promise; the handle of
 * the one that has that promise. */
Flow coroutine_is_done(Step *s, Pointer handle);
Flow coroutine_memory(Step *s, Pointer handle);
Flow coroutine_promise(Step *s, Pointer handle);
Flow coroutine_of_promise(Step *s, Pointer promise);
/* Unwinding (DECISIONS.md M31). `call` calls a function: FLOW_NEXT when that returns, FLOW_LEAVE
 * when an unwinding lands at the successor instead, whose first operation takes the value as its
 * result.
 */
Flow call_landing(Step *s, EvalOp *call, unsigned successor);
Flow landed_value(Step *s);
/* Unwinds with the operand, to the innermost call that may be landed at. */
Flow unwind(Step *s, unsigned operand);
/* The number of the type among those that exceptions have; of a null pointer too. */
Flow exception_type_number(Step *s, Pointer type, uint64_t *number);
/* What the operation's regions use from outside of it, as op_captures has it. */
unsigned capture_count(const Step *s);
Place captured(const Step *s, unsigned index);
/* The operation a symbol reference means at this place, or NULL. */
const Op *symbol_in(const Step *s, const Attr *reference);

/* A parallel loop: between begin and end, each iteration announced; accesses are watched for races.
 * `values_of` gives the induction variables of an iteration, counted from 0 as they run. Or regions
 * of an operation that run at once: then it gives the region's number. */
typedef struct Parallel {
    const Op *op;
    unsigned rank;
    bool of_regions;
    void (*values_of)(const void *state, uint64_t iteration, int64_t *values);
    const void *state;
} Parallel;
void parallel_begin(Step *s, const Parallel *loop); /* borrowed until the end */
void parallel_iteration(Step *s);
void parallel_end(Step *s);
Choice *choice_in(const Step *s);

/* Tasks (interp/machine/tasks.h): work that runs beside what follows it. What is awaited, a token
 * with the values that come with it, or a group, is a value of layout_shared. When a task runs is a
 * choice (DECISIONS.md J1). */
/* The region is the body of a task, which begins when all operands are ready: dependencies, and
 * behind them values whose contents are its arguments. The results are a token, and a value for
 * each that it yields. */
Flow task_execute(Step *s, unsigned dependencies, unsigned values);
/* The same of a call of the function with all operands; `has_token`: its first result is one. */
Flow task_call(Step *s, const Op *callee, bool has_token);
/* Others may run until it is ready. Where it is an error, and that does not go on, the task ends,
 * and what it was to give are errors; the program stops. */
Flow task_await(Step *s, unsigned operand, bool goes_on);
/* What the value that the operand is holds, which is there. */
Flow awaited_give(Step *s, unsigned operand);
/* The result: of no task. For NULL a token, else a value of that type. */
Flow awaited_create(Step *s, const Type *type);
Flow awaited_create_group(Step *s);
Flow awaited_add_to_group(Step *s);
Flow awaited_store(Step *s);
Flow awaited_settle(Step *s, bool error);
Flow awaited_is_error(Step *s);
/* `count` references more, or less. */
Flow awaited_count(Step *s, int64_t count);
/* Is this the body of a task, and not what that calls? Then it ends, and what it was to give are
 * errors. */
bool task_can_fail(const Step *s);
Flow task_fail(Step *s);
Flow task_threads(Step *s);
/* A call that goes on as a task (DECISIONS.md J5). Its handle; a task that goes on with the handle
 * when it has been suspended, and operand 0 is ready where it `awaits` that; its suspension, where
 * the call goes on at successor 0 and that task at successor 1; its frame is not needed any more.
 */
Flow fork_begin(Step *s);
Flow fork_resume(Step *s, unsigned handle, bool awaits);
Flow fork_suspend(Step *s);
Flow fork_free(Step *s);

/* `count` operations more were executed, as --max-steps counts them: for what takes its time at
 * once that it would take one by one. */
void steps_taken(Step *s, uint64_t count);

/* `units` of work were done inside of this operation, which may take as long as it likes: elements
 * moved, words multiplied. To be said within the loop that does it. FLOW_END: the run has ended,
 * for a limit or at the user's wish. */
Flow work_done(Step *s, uint64_t units);
/* Time was spent on what is no work of the program's, and depends on who watches it: no step is
 * counted, the other limits hold. */
Flow time_passed(Step *s);
/* What that is counted in, for semantics/ to count in itself; then say what its `work` was before.
 */
Budget *budget_of(const Step *s);
Flow work_was_done(Step *s, uint64_t before);
/* The same for work that is part of the operation's one step. False: the run is over. */
bool work_goes_on(Step *s, uint64_t units);
/* Before a product or quotient of such numbers, which takes long where they are wide. */
static inline Flow work_of_product(Step *s, Int of)
{
    uint64_t units = int_product_work(of.width);

    return units ? work_done(s, units) : FLOW_NEXT;
}

/* Memory: the run's, and a place for what an operation remembers for the rest of the run (a
 * global's allocation): a pointer, NULL at first, for every key. dialects/access.h has loads and
 * stores. */
Memory *memory_in(const Step *s);
struct Tensors *tensors_in(const Step *s);
/* Makes what was never written of the allocation poison that was born with it: to be called before
 * it is read or copied. */
void name_unwritten(Step *s, Allocation *allocation);
/* Is what no register was set to poison, to see what depends on it (W14), and no choice? */
bool unset_is_poison(const Step *s);
/* Is it undefined to read what was never written, whatever becomes of it (--strict-init)? */
bool reads_are_strict(const Step *s);
void **run_memo(Step *s, const void *key);
/* The program's output. */
Sb *output_in(const Step *s);

/* The ends of a run. `rule` names what was broken, as a full sentence without its stop; the report
 * adds the operation, the operands' values and the history. All give FLOW_END. */
Flow undefined(Step *s, const char *rule, ...) __attribute__((format(printf, 2, 3)));
/* And the number of the decision (semantics/DECISIONS.md) that the rule comes from: "M7". */
Flow undefined_by(Step *s, const char *decision, const char *rule, ...)
    __attribute__((format(printf, 3, 4)));
Flow trap(Step *s, const char *message, ...) __attribute__((format(printf, 2, 3)));
Flow unsupported(Step *s, const char *what, ...) __attribute__((format(printf, 2, 3)));
/* The program is wrong, in what is looked at only where it is needed. */
Flow invalid(Step *s, const char *what, ...) __attribute__((format(printf, 2, 3)));
Flow limit_reached(Step *s, const char *what, ...) __attribute__((format(printf, 2, 3)));
/* The limit on memory, for what is asked for: "a tensor of 8 bytes". */
Flow memory_is_short(Step *s, const char *asked, ...) __attribute__((format(printf, 2, 3)));
Flow interrupted(Step *s);
/* What a report calls the operand: "%b". In scratch memory. */
const char *name_in(const Step *s, unsigned operand);
/* Adds to the report that the run has just ended with. FLOW_END. */
/* The number of the decision that the rule comes from. */
Flow by_decision(Step *s, const char *decision);
Flow note_allocation(Step *s, const Allocation *allocation); /* where made, where freed */
/* What else an operation had to do with it, at its place. */
Flow note_operation(Step *s, const Op *op, const char *what, ...)
    __attribute__((format(printf, 3, 4)));
/* Two iterations of a loop that is running, counted from 0: which ones they are. */
Flow note_iterations(Step *s, const Parallel *loop, uint64_t one, uint64_t other);
/* Undefined because of poison: the rule, and where that poison was born and how it came here. */
Flow undefined_poison(Step *s, uint32_t origin, const char *rule, ...)
    __attribute__((format(printf, 3, 4)));

#endif
