/* Library: what stands behind include/mlir-interp.h.
 *
 *   session.c   how programs are read and run
 *   saying.c    what is said becomes a report
 *   module.c    a program, read and verified
 *   call.c      a function and its arguments; a run of it
 *   array.c     elements in memory of the caller's
 *   event.c     what an observer is told
 *   passes.c    a program before and behind passes
 *   check.c     its functions beside native code
 *   stack.c     room for what nests deep
 */
#ifndef INTERP_LIBRARY_LIBRARY_H
#define INTERP_LIBRARY_LIBRARY_H

#include "dialects/values/kind.h"
#include "include/mlir-interp.h"
#include "interp/machine/machine.h"

typedef struct Saying { /* what was said, which is shown as a report */
    MlirInterpReport shown;
    VEC(MlirInterpLine) lines;
    Sb text;
    Arena arena;
} Saying;

struct MlirInterpSession {
    MachineOptions machine;
    bool allows_unregistered;
    char *native; /* NULL: beside the library's own program */
    Saying saying;
};

struct MlirInterpModule {
    MlirInterpSession *session;
    Context *context;
    Op *module;
    Str name, text;          /* the context's */
    VEC(const char *) names; /* of functions, once they were asked for; likewise */
    bool has_names;
};

typedef enum GivenAs { GIVEN_NOT, GIVEN_TEXT, GIVEN_BYTES, GIVEN_ARRAY } GivenAs;

typedef struct Given { /* an argument */
    GivenAs as;
    Sb text; /* or bytes */
    Shape shape;
    unsigned char *data;
} Given;

struct MlirInterpCall {
    MlirInterpModule *module;
    const Op *function;
    const Type *type;
    Machine *machine;
    Place *arguments, *results;
    Given *given;
    bool is_over; /* the last run returned: there are results */
    bool stopped; /* by its observer */
    MlirInterpObserver *observer;
    void *observer_state;
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
MlirInterpStatus saying_end(MlirInterpSession *session, MlirInterpStatus status, const Op *at);
void saying_free(Saying *saying);

/* array.c. False, said, where it does not fit the type. */
bool array_take(MlirInterpCall *call, size_t number, const MlirInterpArray *array);
/* Into the memory of the machine, and back. FALSE, said: no room is left. */
bool array_hand_in(MlirInterpCall *call, size_t number);
void array_hand_out(MlirInterpCall *call, size_t number);
/* The same memory as an argument before it is `*same`, or none: the call's number then. False,
 * said: they overlap otherwise. */
bool array_find_same(MlirInterpCall *call, size_t number, size_t *same);
/* Of a value: its elements, or lanes, one behind the other. */
bool array_read(MlirInterpCall *call, Place place, const Type *type, void *bytes, size_t size,
                bool *without_value);
bool bytes_hand_in(MlirInterpCall *call, size_t number);
/* The layout of what an array of the type has as elements; of a scalar its own. NULL: none that can
 * be handed in. */
const Layout *array_element(MlirInterpCall *call, const Type *type);

/* event.c: the observer of the machine, told of for the call. */
void event_observe(MlirInterpCall *call);

/* stack.c. Calls the function where there is much of the C stack; `stack_limit` is how far it goes
 * there. */
void stack_run(void (*function)(void *argument), void *argument);
const char *stack_limit(void);

#endif
