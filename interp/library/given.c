#include "interp/library/library.h"

#include "core/ir/symbol.h"
#include "interp/machine/value_text.h"
#include "interp/program/arguments.h"

#include <string.h>

enum { SHORT = 200 }; /* a text that does not nest deep */

static bool begins(MlirInterpCall *call, size_t number)
{
    MlirInterpSession *session = call->module->session;

    saying_begin(session);
    if (number < mlir_interp_argument_count(call))
        return true;
    saying_error(session, "@%.*s has %zu argument%s, and none with the number %zu",
                 STR_ARG(symbol_name(call->function)), mlir_interp_argument_count(call),
                 plural((double)mlir_interp_argument_count(call)), number);
    return false;
}

static bool ends(MlirInterpCall *call, bool good)
{
    const Machine *trial = call->trial.machine;
    MlirInterpStatus wrong =
        trial && trial->over == OVER_MEMORY ? MLIR_INTERP_LIMIT : MLIR_INTERP_USAGE;

    saying_end(call->module->session, good ? MLIR_INTERP_FINE : wrong, NULL);
    return good;
}

static void keep(Given *given, GivenAs as, Str bytes)
{
    given->as = as;
    given->without_value = NULL;
    given->text.len = 0;
    sb_str(&given->text, bytes);
    if (as == GIVEN_TEXT)
        sb_add(&given->text, "");
}

/* What is wrong with an argument is not the function itself, whose line is not shown. */
static bool read_text(MlirInterpCall *call, const Seat *seat, size_t number, const char *text)
{
    Context *context = call->module->context;
    bool brief = context->brief_errors, good;

    context->brief_errors = true;
    good = argument_read(seat->machine, call->function, (unsigned)number, text, seat->arguments);
    context->brief_errors = brief;
    return good;
}

/* A machine of its own, so that what the last run has left stays. */
static bool begin_trial(MlirInterpCall *call)
{
    Seat *trial = &call->trial;

    if (!trial->results && seat_take(call, trial)) {
        trial->machine->over = OVER_MEMORY;
        return false;
    }
    seat_reset(call, trial);
    return true;
}

/* Its memory is given back, but for what it is over. */
static void end_trial(MlirInterpCall *call)
{
    Machine *machine = call->trial.machine;
    Over over = machine->over;

    machine_reset(machine, 0);
    machine->over = over;
}

typedef struct Trial {
    MlirInterpCall *call;
    size_t number;
    const char *text;
    Sb *literal;
    bool good;
} Trial;

static void try_text(void *argument)
{
    Trial *t = argument;

    t->good = begin_trial(t->call) && read_text(t->call, &t->call->trial, t->number, t->text);
    end_trial(t->call);
}

bool mlir_interp_set_text(MlirInterpCall *call, size_t number, const char *text)
{
    Trial trial = { .call = call, .number = number, .text = text };

    if (begins(call, number)) {
        if (strlen(text) < SHORT)
            try_text(&trial);
        else
            stack_run(try_text, &trial);
    }
    if (trial.good)
        keep(&call->given[number], GIVEN_TEXT, str_of(text));
    return ends(call, trial.good);
}

bool mlir_interp_set_bytes(MlirInterpCall *call, size_t number, const void *bytes, size_t size)
{
    bool good = begins(call, number);
    const Type *type = good ? call_argument(call, number) : NULL;
    const Layout *layout = good ? call->seat.arguments[number].layout : NULL;

    if (good && (!array_element(call, type) || array_is_held_apart(call, type)))
        good = array_is_wrong(call, number,
                              "is no scalar and no vector of them: bytes alone do not say what it "
                              "is");
    if (good && element_size(layout) != size) {
        saying_error(call->module->session, "argument %zu of type '%s' takes %llu bytes, not %zu",
                     number, mlir_interp_argument_type(call, number),
                     (unsigned long long)element_size(layout), size);
        good = false;
    }
    if (good)
        keep(&call->given[number], GIVEN_BYTES, (Str){ bytes, size });
    return ends(call, good);
}

bool mlir_interp_set_array(MlirInterpCall *call, size_t number, const MlirInterpArray *array)
{
    return ends(call, begins(call, number) && array_take(call, number, array));
}

/* How many it has, of bytes and arrays; UINT64_MAX: it was set as neither. */
static uint64_t count_elements(const MlirInterpCall *call, size_t number)
{
    const Given *given = &call->given[number];
    uint64_t count = 1;

    if (given->as == GIVEN_BYTES)
        return layout_lanes(call->seat.arguments[number].layout);
    for (unsigned i = 0; i < given->shape.rank; i++)
        count *= given->shape.sizes[i];
    return given->as == GIVEN_ARRAY ? count : UINT64_MAX;
}

bool mlir_interp_set_without_value(MlirInterpCall *call, size_t number, bool *without_value,
                                   size_t count)
{
    bool good = begins(call, number);
    uint64_t wanted = good ? count_elements(call, number) : 0;

    if (good && wanted == UINT64_MAX) {
        good = array_is_wrong(call, number, "was not set to bytes or to an array");
    } else if (good && wanted != count) {
        saying_error(call->module->session, "argument %zu of type '%s' has %llu element%s, not %zu",
                     number, mlir_interp_argument_type(call, number), (unsigned long long)wanted,
                     plural((double)wanted), count);
        good = false;
    }
    if (good)
        call->given[number].without_value = without_value;
    return ends(call, good);
}

static bool is_set(MlirInterpCall *call, size_t number)
{
    if (call->given[number].as != GIVEN_NOT)
        return true;
    saying_error(call->module->session, "argument %zu of @%.*s was not set", number,
                 STR_ARG(symbol_name(call->function)));
    return false;
}

static bool hand_in(MlirInterpCall *call, size_t number)
{
    const Given *given = &call->given[number];
    const Seat *seat = &call->seat;
    size_t same = number;

    if (!is_set(call, number))
        return false;
    if (given->as == GIVEN_TEXT)
        return read_text(call, seat, number, given->text.data);
    if (given->as == GIVEN_ARRAY && !array_find_same(call, number, &same))
        return false;
    if (same == number)
        return array_hand_in(call, seat, number);
    place_copy(seat->arguments[number], seat->arguments[same]);
    return true;
}

bool given_hand_in_all(MlirInterpCall *call)
{
    bool good = true;

    for (size_t i = 0; good && i < mlir_interp_argument_count(call); i++)
        good = hand_in(call, i);
    return good;
}

/* Only of a value by itself a text says that it is none. */
static bool can_be_written(MlirInterpCall *call, size_t number)
{
    const Given *given = &call->given[number];
    uint64_t count = given->without_value ? count_elements(call, number) : 0;
    bool good = true;

    for (uint64_t i = 0; i < count && good; i++)
        good = !given->without_value[i] || !type_is_shaped(call_argument(call, number));
    return good || array_is_wrong(call, number, "has elements without a value, which no text says");
}

static void write(void *argument)
{
    Trial *t = argument;
    MlirInterpCall *call = t->call;
    const Seat *trial = &call->trial;

    t->good = begin_trial(call) && array_hand_in(call, trial, t->number);
    if (t->good)
        value_print_argument(t->literal, trial->machine, trial->arguments[t->number],
                             call_argument(call, t->number));
    end_trial(call);
}

const char *mlir_interp_argument_literal(MlirInterpCall *call, size_t number)
{
    Sb literal = { 0 };
    Trial trial = { .call = call, .number = number, .literal = &literal };
    bool good = begins(call, number) && is_set(call, number) && can_be_written(call, number);
    const Given *given = good ? &call->given[number] : NULL;
    const char *kept = NULL;

    if (good && given->as != GIVEN_TEXT) {
        stack_run(write, &trial);
        good = trial.good;
    }
    if (good)
        kept =
            str_dup(&call->arena, sb_view(given->as == GIVEN_TEXT ? &given->text : &literal)).data;
    sb_free(&literal);
    ends(call, good);
    return kept;
}
