/* mlir-interp as a library: MLIR read, verified, printed and run, without code generation.
 *
 * A session says how programs are read and run. A module is a program, read and verified; it
 * belongs to its session and is independent of all others. A call is one of its functions with its
 * arguments: it may be run as often as one likes.
 *
 *     MlirInterpSession *session = mlir_interp_session_new();
 *     MlirInterpModule *module = mlir_interp_parse(session, "add.mlir", text, strlen(text));
 *     MlirInterpCall *call = module ? mlir_interp_call_new(module, "add") : NULL;
 *     ...
 *     if (call && mlir_interp_set_text(call, 0, "40 : i32") && mlir_interp_run(call) == 0)
 *         puts(mlir_interp_result_text(call, 0));
 *
 * Nothing is printed and nothing exits: what is wrong is a report (`mlir_interp_report`). Where the
 * system itself has no memory left the process is aborted; limits are there so that it does not
 * come to that. A session, with all that is its own, is used by one thread at a time (but for
 * `mlir_interp_stop`); sessions share nothing.
 *
 * Texts that are given are UTF-8 and end with a zero; they stay what they are until the next call
 * about the same session, unless a function says otherwise. What the words mean is said by the
 * manual, `mlir-interp explain`: undefined behaviour, poison, trap, limit.
 */
#ifndef MLIR_INTERP_H
#define MLIR_INTERP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* Of the interface: a function is never taken away within a major number. */
#define MLIR_INTERP_MAJOR 0
#define MLIR_INTERP_MINOR 2

/* "mlir-interp 0.2, for the MLIR of LLVM 22": of the library that runs. */
const char *mlir_interp_version(void);

/* What came of it: the exit statuses of the program. */
typedef enum MlirInterpStatus {
    MLIR_INTERP_FINE = 0,
    MLIR_INTERP_DIFFERENCE = 1,  /* a pass broke the program */
    MLIR_INTERP_USAGE = 2,       /* there is no such function, or an argument is wrong */
    MLIR_INTERP_INVALID = 3,     /* malformed or invalid IR */
    MLIR_INTERP_UNDEFINED = 4,   /* undefined behaviour */
    MLIR_INTERP_TRAP = 5,        /* the program stopped itself */
    MLIR_INTERP_UNSUPPORTED = 6, /* something is not executed yet */
    MLIR_INTERP_LIMIT = 7,       /* of steps, memory, depth or seconds */
    MLIR_INTERP_STOPPED = 130,   /* by its observer, or mlir_interp_stop */
} MlirInterpStatus;

/* Sessions. */

typedef struct MlirInterpSession MlirInterpSession;

/* NULL where no memory is left. */
MlirInterpSession *mlir_interp_session_new(void);
/* All its modules and calls must have been freed. NULL is fine. */
void mlir_interp_session_free(MlirInterpSession *session);

/* The next functions say how the modules that are read afterwards, and their calls, behave. */

/* Operations executed (ten million), bytes of memory (4 GiB), seconds (none), calls within calls
 * (100000); 0: no limit. */
void mlir_interp_set_max_steps(MlirInterpSession *session, uint64_t steps);
void mlir_interp_set_max_memory(MlirInterpSession *session, uint64_t bytes);
void mlir_interp_set_max_seconds(MlirInterpSession *session, double seconds);
void mlir_interp_set_max_depth(MlirInterpSession *session, unsigned depth);
/* Decides what the language leaves open: 0, the first alternative, or any other number. */
void mlir_interp_set_seed(MlirInterpSession *session, uint64_t seed);
/* 64 or 32; 0, and whatever else is given: what the module says, else 64. */
void mlir_interp_set_index_bitwidth(MlirInterpSession *session, unsigned bits);
/* Operations of dialects that are not known are kept, and not run. */
void mlir_interp_allow_unregistered(MlirInterpSession *session, bool allowed);

/* Dialects of yours, with their versions and upgrades, for the modules that are read afterwards: a
 * text in IRDL, its bytecode, or definitions in ODS as JSON, told apart by the end of `name`, as
 * --dialect of the program does (`mlir-interp explain dialect-versions`); and what operations and
 * types mean, as --meaning takes it (`mlir-interp explain meanings`). A copy is kept. False: it is
 * wrong, which the report says, and nothing was added. mlir_interp_diff is unsupported then. */
bool mlir_interp_add_dialects(MlirInterpSession *session, const char *name, const char *text,
                              size_t length);
bool mlir_interp_add_meanings(MlirInterpSession *session, const char *name, const char *text,
                              size_t length);

/* Ends what the session runs, or judges (`mlir_interp_diff`), as MLIR_INTERP_STOPPED. The one
 * function that another thread may call meanwhile, or a handler of signals. What begins afterwards
 * is not stopped. */
void mlir_interp_stop(MlirInterpSession *session);

/* Reports. */

typedef enum MlirInterpSeverity {
    MLIR_INTERP_ERROR,
    MLIR_INTERP_WARNING,
    MLIR_INTERP_NOTE,
    MLIR_INTERP_REMARK,
} MlirInterpSeverity;

typedef struct MlirInterpLine {
    MlirInterpSeverity severity;
    const char *file;      /* NULL: it stands nowhere */
    unsigned line, column; /* from 1; 0: it stands nowhere */
    const char *text;
} MlirInterpLine;

typedef struct MlirInterpReport {
    MlirInterpStatus status;
    const char *operation;       /* that ended the run, "memref.load"; NULL: none did */
    const MlirInterpLine *lines; /* an error, and behind it the notes that belong to it */
    size_t line_count;
    const char *text; /* all of it, as the program writes it to a terminal */
} MlirInterpReport;

/* What was said by the last function that could say something; never NULL. It stays until the next
 * one. */
const MlirInterpReport *mlir_interp_report(const MlirInterpSession *session);

/* Modules. */

typedef struct MlirInterpModule MlirInterpModule;

/* Reads MLIR's text, or its bytecode, of which it keeps a copy, and verifies it. `name` stands in
 * locations. NULL: it is not valid, which the report says. */
MlirInterpModule *mlir_interp_parse(MlirInterpSession *session, const char *name, const char *text,
                                    size_t length);
/* The same of a file. One of bytecode of more than 1 MB is mapped until the module is freed, so that
 * of large resources only those are read that the program reads; nobody may change it meanwhile:
 * where it is made shorter, SIGBUS ends the process. NULL also where it cannot be read. */
MlirInterpModule *mlir_interp_parse_file(MlirInterpSession *session, const char *path);
/* All its calls must have been freed. NULL is fine. */
void mlir_interp_module_free(MlirInterpModule *module);
/* The module as mlir-opt prints it, or in the generic form. The caller's, to be given to
 * `mlir_interp_text_free`. */
char *mlir_interp_print(const MlirInterpModule *module, bool generic);
/* The module as bytecode of a version from 0 to 6, `*length` bytes; likewise. NULL where there is
 * no such version, or none that holds it, which the report says. */
char *mlir_interp_bytecode(const MlirInterpModule *module, unsigned version, size_t *length);
void mlir_interp_text_free(char *text);
/* Its functions that can be called, in their order, by the names that `mlir_interp_call_new` takes;
 * not those that no name leads to, as another of the same stands around them. NULL behind the last;
 * the module's own. */
const char *mlir_interp_function(const MlirInterpModule *module, size_t number);

/* Calls. */

typedef struct MlirInterpCall MlirInterpCall;

/* A function, "f", or "inner::f" of a nested module. NULL: there is none that can be called, or
 * values of a type of its own cannot be held, which the report says. */
MlirInterpCall *mlir_interp_call_new(MlirInterpModule *module, const char *function);
/* NULL is fine. */
void mlir_interp_call_free(MlirInterpCall *call);

size_t mlir_interp_argument_count(const MlirInterpCall *call);
size_t mlir_interp_result_count(const MlirInterpCall *call);
/* The type as MLIR writes it, "memref<?xf32>"; the call's own. NULL: there is no such argument, or
 * result. */
const char *mlir_interp_argument_type(const MlirInterpCall *call, size_t number);
const char *mlir_interp_result_type(const MlirInterpCall *call, size_t number);

/* Memory of the caller's that holds elements: of a memref, tensor or vector.
 *
 * Elements are numbers in their two's complement or IEEE form, the byte first that counts least, as
 * on this machine, whatever the module's data layout says; in as many bytes as their width needs,
 * and index in 8 (or 4). Of the bits above the width nothing is read, so that they may be zeros or
 * the sign; written they are zeros. Complex numbers are two, vectors their elements, one after the
 * other. The next is as many bytes further as
 * `mlir_interp_argument_element_size` says. */
typedef struct MlirInterpArray {
    void *data; /* the first element */
    size_t rank;
    const int64_t *sizes;
    const int64_t *strides; /* in elements, not negative; NULL: row by row, without gaps */
} MlirInterpArray;

/* Bytes from one element to the next, of that argument's type, or result's; 0: it has no elements
 * that could be handed in so, as i0 has none. Of a scalar: the bytes that it is handed in and out
 * as. Of a type of one's own: of what it means. */
size_t mlir_interp_argument_element_size(const MlirInterpCall *call, size_t number);
size_t mlir_interp_result_element_size(const MlirInterpCall *call, size_t number);

/* What the argument is from here on, of which these keep a copy, but for the memory that an array
 * is in. False: there is no such argument, or it does not fit the type, which the report says; the
 * argument is what it was.
 *
 * As MLIR writes an attribute: "7 : i32", "dense<[1.0, 2.0]> : tensor<2xf32>", "#ub.poison". */
bool mlir_interp_set_text(MlirInterpCall *call, size_t number, const char *text);
/* A scalar, or a vector of them: its elements row by row, as in an array. */
bool mlir_interp_set_bytes(MlirInterpCall *call, size_t number, const void *bytes, size_t size);
/* A memref, a tensor or a vector. A memref's strides must be what its type says: row by row, where
 * it says nothing. The memory is read when the function is run. What the program has left in a
 * memref's is in it afterwards, however the run ended, but for elements that are poison, which stay
 * as they were. Two memrefs of one memory are that to the program where they are the same in all;
 * memory of which they share an element otherwise is refused when the function is run: not two
 * whose elements lie between each other's, as the even and the odd ones. */
bool mlir_interp_set_array(MlirInterpCall *call, size_t number, const MlirInterpArray *array);
/* Which elements have no value, of what the argument was set to by one of the last two: they are
 * poison. `count` is how many there are, row by row; of a scalar, 1. The memory is the caller's,
 * read when the function is run; afterwards it says of a memref which have none now, where the
 * program has not freed it. NULL: all have one. */
bool mlir_interp_set_without_value(MlirInterpCall *call, size_t number, bool *without_value,
                                   size_t count);
/* What the argument was set to, as --args of the program takes it. It lives until the function is
 * run. NULL, which the report says: it was not set, or a text cannot say which elements have no
 * value. */
const char *mlir_interp_argument_literal(MlirInterpCall *call, size_t number);

/* Runs the function from a machine that is as new, on what its arguments are. All of them must have
 * been set. */
MlirInterpStatus mlir_interp_run(MlirInterpCall *call);

/* Of the last run, which was fine; else NULL, 0 and false, as also where the program ended itself
 * by exit(0). */

/* As the program prints it, "21 : i32"; of a memref what it holds. */
const char *mlir_interp_result_text(MlirInterpCall *call, size_t number);
/* What argument `number`, a memref, holds now. */
const char *mlir_interp_argument_text(MlirInterpCall *call, size_t number);
/* Sizes of a memref, tensor or vector; the call's own, until it is run again. A scalar has none:
 * the rank is 0. */
const uint64_t *mlir_interp_result_sizes(MlirInterpCall *call, size_t number, size_t *rank);
/* All elements, row by row, without gaps, as in an array: `size` must be what they take. Where
 * `without_value` is not NULL it is set for each of them: it is poison, or was never written, and
 * zeros in `bytes`. False: the size is another, or there are no elements that could be read, as of
 * memory that was freed. */
bool mlir_interp_result_bytes(MlirInterpCall *call, size_t number, void *bytes, size_t size,
                              bool *without_value);
/* What the program printed; `length` may be NULL. Never NULL, of runs that were not fine, too. */
const char *mlir_interp_output(const MlirInterpCall *call, size_t *length);
/* Operations that it executed. */
uint64_t mlir_interp_steps(const MlirInterpCall *call);

/* Observing. */

typedef struct MlirInterpEvent MlirInterpEvent;
/* Called behind each operation that was executed; false: the run ends there, as
 * MLIR_INTERP_STOPPED. The event lives until it returns. It may not call anything about the session
 * but the functions below. */
typedef bool MlirInterpObserver(void *state, const MlirInterpEvent *event);
/* NULL: nobody observes. Runs that are observed are slower by far. */
void mlir_interp_observe(MlirInterpCall *call, MlirInterpObserver *observer, void *state);

const char *mlir_interp_event_operation(const MlirInterpEvent *event); /* "arith.addi" */
/* NULL, and 0: it stands nowhere. */
const char *mlir_interp_event_file(const MlirInterpEvent *event);
unsigned mlir_interp_event_line(const MlirInterpEvent *event);
unsigned mlir_interp_event_column(const MlirInterpEvent *event);
/* How deep it stands in calls; 1: it is the function's own. */
unsigned mlir_interp_event_depth(const MlirInterpEvent *event);
size_t mlir_interp_event_operand_count(const MlirInterpEvent *event);
size_t mlir_interp_event_result_count(const MlirInterpEvent *event);
/* Written as in reports; it lives as the event does. NULL: there is no such value. */
const char *mlir_interp_event_operand(const MlirInterpEvent *event, size_t number);
const char *mlir_interp_event_result(const MlirInterpEvent *event, size_t number);

/* Passes, and native code. */

/* Does what the passes make of the module still mean what it meant? As `mlir-interp diff` does, on
 * at most so many inputs a function (0: 1000). MLIR_INTERP_DIFFERENCE: it does not, and the
 * report's text says where; MLIR_INTERP_USAGE: there are no such passes. `json`, if not NULL,
 * becomes the whole answer as an object of `diff --json`, the caller's, to be given to
 * `mlir_interp_text_free`; or NULL where nothing was judged at all. Takes the program
 * mlir-interp-native: the one that `mlir_interp_set_native` names, else beside the library (or the
 * program that it is linked into), or in libexec beside its folder. */
MlirInterpStatus mlir_interp_diff(MlirInterpModule *module, const char *passes, uint64_t inputs,
                                  char **json);
/* Do the functions of the module, or this one alone (NULL: all), give what LLVM's native code of
 * them gives, on at most so many inputs a function (0: 1000)? As `mlir-interp check` does, as llvm
 * -O2. MLIR_INTERP_UNSUPPORTED: not all were compared. `json`, and what it takes, as above: the
 * lines of `check --json`. */
MlirInterpStatus mlir_interp_check(MlirInterpModule *module, const char *function, uint64_t inputs,
                                   char **json);
void mlir_interp_set_native(MlirInterpSession *session, const char *path);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
