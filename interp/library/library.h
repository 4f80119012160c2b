/* Library: what stands behind include/mlir-interp.h.
 *
 *   session.c   how programs are read and run
 *   saying.c    what is said becomes a report
 *   defined.c   dialects of the user's, and what operations mean
 *   module.c    a program, read and verified
 *   call.c      a function; a run of it, and its results
 *   given.c     what its arguments were set to
 *   array.c     elements in memory of the caller's
 *   element.c   one of them: its bytes there, and its words
 *   event.c     what an observer is told
 *   passes.c    a program before and behind passes
 *   check.c     its functions beside native code
 *   native.c    where the program is that they take
 *   stack.c     room for what nests deep
 */
#ifndef INTERP_LIBRARY_LIBRARY_H
#define INTERP_LIBRARY_LIBRARY_H

#include "dialects/values/kind.h"
#include "include/mlir-interp.h"
#include "interp/console/definition.h"
#include "interp/machine/machine.h"

#include <stdatomic.h>

typedef struct Saying { /* what was said, which is shown as a report */
    MlirInterpReport shown;
    VEC(MlirInterpLine) lines;
    Sb text;
    Arena arena;
} Saying;

struct MlirInterpSession {
    MachineOptions machine;
    bool allows_unregistered;
    char *native;                /* NULL: where native.c finds it */
    atomic_bool stopping;        /* what runs; another thread may say so */
    VEC(Definition) definitions; /* for each context that is made */
    Arena defined;               /* their names and texts */
    Saying saying;
};

struct MlirInterpModule {
    MlirInterpSession *session;
    Context *context;
    Op *module;
    Str name, text; /* the context's, but for a text that is mapped */
    bool is_mapped;
    VEC(const char *) names; /* of functions, once they were asked for; likewise */
    bool has_names;
};

typedef enum GivenAs { GIVEN_NOT, GIVEN_TEXT, GIVEN_BYTES, GIVEN_ARRAY } GivenAs;

typedef struct Given { /* an argument */
    GivenAs as;
    Sb text; /* or bytes */
    Shape shape;
    unsigned char *data;
    bool *without_value; /* an element each; NULL: all have one */
} Given;

typedef struct Seat { /* a machine, and where it takes what a call is given, and puts what it gives
                       */
    Machine *machine;
    Place *arguments, *results; /* NULL: no memory is left for them */
} Seat;

struct MlirInterpCall {
    MlirInterpModule *module;
    const Op *function;
    const Type *type;
    Seat seat;  /* where it runs */
    Seat trial; /* where arguments are tried; none until then */
    Given *given;
    bool is_over; /* the last run returned: there are results */
    MlirInterpObserver *observer;
    void *observer_state;
    bool has_ended; /* the observer wanted no more */
    Observer told;
    VEC(const char *) types; /* arguments' and results' */
    Arena arena;             /* of texts about the last run */
};

/* saying.c. What was said before is gone. */
void saying_begin(MlirInterpSession *session);
/* To be the handler of a module's context, which is the state. */
void saying_take(void *module, const Diag *diag);
/* Without a place. */
void saying_error(MlirInterpSession *session, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* What is told in several lines, the first of which is an error without a place. */
void saying_report(MlirInterpSession *session, Str text);
MlirInterpStatus saying_end(MlirInterpSession *session, MlirInterpStatus status, const Op *at);
void saying_free(Saying *saying);

/* module.c. Nothing is read yet; NULL, said: no memory is left. */
MlirInterpModule *module_new(MlirInterpSession *session, const char *name);
/* It is a function of a kind that is called, with a body. */
bool module_can_call(const Op *op);

/* call.c. A new machine, in place of one that it has; what is wrong is said. */
MlirInterpStatus seat_take(MlirInterpCall *call, Seat *seat);
/* Nothing has run on it; what it has refers to nothing. */
void seat_reset(MlirInterpCall *call, Seat *seat);
/* Of an argument; of a type of the user's what it means. */
const Type *call_argument(const MlirInterpCall *call, size_t number);

/* given.c. Into the machine; false, said: one does not fit, or no room is left. */
bool given_hand_in_all(MlirInterpCall *call);

/* array.c. False, said, where it does not fit the type. */
bool array_take(MlirInterpCall *call, size_t number, const MlirInterpArray *array);
/* Bytes and arrays, into the machine and its memory, and back. False, said: no room is left. */
bool array_hand_in(MlirInterpCall *call, const Seat *seat, size_t number);
void array_hand_out(MlirInterpCall *call, size_t number);
/* The same memory as an argument before it is `*same`, or none: the call's number then. False,
 * said: they overlap otherwise. */
bool array_find_same(MlirInterpCall *call, size_t number, size_t *same);
/* Of a value: its elements, or lanes, one behind the other. */
bool array_read(MlirInterpCall *call, Place place, const Type *type, void *bytes, size_t size,
                bool *without_value);
/* The layout of what an array of the type has as elements; of a scalar its own. NULL: none that can
 * be handed in. */
const Layout *array_element(const MlirInterpCall *call, const Type *type);
bool array_is_held_apart(const MlirInterpCall *call, const Type *type);
bool array_has_no_room(MlirInterpCall *call, const Seat *seat, size_t number);
bool array_is_wrong(MlirInterpCall *call, size_t number, const char *what);

/* overlap.c. Do they have a byte in common? `size`: of an element. Of two whose elements lie over
 * each other within themselves, also where they might. */
bool overlap_is_there(const Given *a, uint64_t a_size, const Given *b, uint64_t b_size);

/* element.c. A number, some that make one, or a vector of them. */
bool element_is_number(const Layout *layout);
/* Are its bytes the same in the memory of the program? */
bool element_is_plain(const Layout *layout);
uint64_t element_size(const Layout *layout);
/* Between words, as semantics/value/layout.h has them, and bytes. */
void element_take(const Layout *layout, uint64_t *words, const unsigned char *bytes);
void element_give(const Layout *layout, const uint64_t *words, unsigned char *bytes);

/* native.c: what takes mlir-interp-native, whose path it is given. It may be stopped, and its
 * status becomes that of the report; where there is no such program the report says so. */
typedef MlirInterpStatus NativeWork(void *state, const char *native);
void native_work(MlirInterpSession *session, NativeWork *work, void *state);

/* event.c: the observer of the machine, told of for the call. */
void event_observe(MlirInterpCall *call);

/* stack.c. Calls the function where there is much of the C stack; `stack_limit` is how far it goes
 * there. */
void stack_run(void (*function)(void *argument), void *argument);
const char *stack_limit(void);

#endif
