#include "interp/library/library.h"

#include "core/ir/function.h"
#include "dialects/meaning/meaning.h"
#include "interp/fast/fast.h"
#include "interp/machine/jobs.h"
#include "interp/machine/startup.h"
#include "interp/machine/tasks.h"
#include "interp/machine/value_text.h"
#include "interp/program/attend.h"
#include "interp/program/candidates.h"

#include <stdlib.h>
#include <string.h>

static Place *places_of(const MlirInterpCall *call, Machine *machine, const Type *const *types,
                        unsigned count, MlirInterpStatus *status)
{
    Place *places = ARENA_ARRAY(&machine->program, Place, count + 1);
    MlirInterpSession *session = call->module->session;

    for (unsigned i = 0; i < count; i++) {
        const Layout *layout = machine_layout(machine, types[i]);

        *status = layout ? MLIR_INTERP_LIMIT : MLIR_INTERP_UNSUPPORTED;
        if (layout && machine_place(machine, layout, &places[i]))
            continue;
        if (layout)
            saying_error(session, "limit reached: no memory is left for a value of type '%s'",
                         type_text(types[i]));
        else
            saying_error(session, "unsupported: values of type '%s' are not supported",
                         type_text(types[i]));
        return NULL;
    }
    *status = MLIR_INTERP_FINE;
    return places;
}

MlirInterpStatus seat_take(MlirInterpCall *call, Seat *seat)
{
    const MlirInterpModule *module = call->module;
    const Type *type = call->type;
    MachineOptions options = module->session->machine;
    unsigned inputs = type->list.input_count;
    MlirInterpStatus status;

    options.fast = &FAST_CODE;
    options.goes_on = attend_goes_on;
    if (seat->machine)
        machine_free(seat->machine);
    *seat = (Seat){ machine_new(module->context, module->module, options) };
    seat->arguments = places_of(call, seat->machine, type->list.types, inputs, &status);
    if (seat->arguments)
        seat->results = places_of(call, seat->machine, type->list.types + inputs,
                                  type->list.result_count, &status);
    return status;
}

static void forget(const Place *places, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const Layout *layout = places[i].layout;

        memset(places[i].words, 0, layout_words(layout) * sizeof *places[i].words);
        memset(places[i].poison, 0, layout_lanes(layout) * sizeof *places[i].poison);
    }
}

void seat_reset(MlirInterpCall *call, Seat *seat)
{
    machine_reset(seat->machine, call->module->session->machine.seed);
    forget(seat->arguments, call->type->list.input_count);
    forget(seat->results, call->type->list.result_count);
}

static MlirInterpStatus find(MlirInterpModule *module, const char *name, const Op **function)
{
    const Op *op = candidate_find(module->module, str_of(name));

    *function = op;
    if (op && op->def && op->def->circuit)
        saying_error(module->session, "unsupported: @%s is a circuit", name);
    else if (op && module_can_call(op))
        return MLIR_INTERP_FINE;
    else if (op && op_attr(op, "function_type") && !function_is_defined(op))
        saying_error(module->session, "@%s has no body", name);
    else {
        saying_error(module->session, "there is no function @%s that can be called", name);
        candidates_note(module->module, name, true);
    }
    return op && op->def && op->def->circuit ? MLIR_INTERP_UNSUPPORTED : MLIR_INTERP_USAGE;
}

static void write_types(MlirInterpCall *call)
{
    unsigned count = call->type->list.input_count + call->type->list.result_count;

    for (unsigned i = 0; i < count; i++)
        vec_push(&call->types, type_text(call->type->list.types[i]));
}

/* Of the last run nothing is left. What is resolved for an observer is so for good. */
static MlirInterpStatus prepare(MlirInterpCall *call)
{
    MlirInterpStatus status = seat_take(call, &call->seat);

    call->is_over = false;
    event_observe(call);
    return status;
}

MlirInterpCall *mlir_interp_call_new(MlirInterpModule *module, const char *function)
{
    MlirInterpCall *call = calloc(1, sizeof *call);
    const Op *op;
    MlirInterpStatus status;

    saying_begin(module->session);
    status = find(module, function, &op);
    if (!call || status) {
        saying_end(module->session, status, NULL);
        free(call);
        return NULL;
    }
    call->module = module;
    call->function = op;
    call->type = function_signature(op);
    call->given = calloc(call->type->list.input_count + 1, sizeof *call->given);
    write_types(call);
    status = call->given ? prepare(call) : MLIR_INTERP_LIMIT;
    saying_end(module->session, status, NULL);
    if (status == MLIR_INTERP_FINE)
        return call;
    mlir_interp_call_free(call);
    return NULL;
}

void mlir_interp_call_free(MlirInterpCall *call)
{
    if (!call)
        return;
    for (size_t i = 0; call->given && i < call->type->list.input_count; i++)
        sb_free(&call->given[i].text);
    free(call->given);
    vec_free(&call->types);
    if (call->seat.machine)
        machine_free(call->seat.machine);
    if (call->trial.machine)
        machine_free(call->trial.machine);
    arena_free(&call->arena);
    free(call);
}

size_t mlir_interp_argument_count(const MlirInterpCall *call)
{
    return call->type->list.input_count;
}

size_t mlir_interp_result_count(const MlirInterpCall *call)
{
    return call->type->list.result_count;
}

const char *mlir_interp_argument_type(const MlirInterpCall *call, size_t number)
{
    return number < mlir_interp_argument_count(call) ? call->types.data[number] : NULL;
}

static const Type *result_type(const MlirInterpCall *call, size_t number)
{
    return number < call->type->list.result_count
               ? call->type->list.types[call->type->list.input_count + number]
               : NULL;
}

const char *mlir_interp_result_type(const MlirInterpCall *call, size_t number)
{
    return result_type(call, number) ? call->types.data[call->type->list.input_count + number]
                                     : NULL;
}

const Type *call_argument(const MlirInterpCall *call, size_t number)
{
    return type_held(call->type->list.types[number]);
}

static size_t element_size_of(const MlirInterpCall *call, const Type *type)
{
    const Layout *layout = type ? array_element(call, type_held(type)) : NULL;

    return layout ? element_size(layout) : 0;
}

size_t mlir_interp_argument_element_size(const MlirInterpCall *call, size_t number)
{
    return element_size_of(
        call, number < mlir_interp_argument_count(call) ? call->type->list.types[number] : NULL);
}

size_t mlir_interp_result_element_size(const MlirInterpCall *call, size_t number)
{
    return element_size_of(call, result_type(call, number));
}

static bool run_through(MlirInterpCall *call)
{
    const Seat *seat = &call->seat;
    Machine *machine = seat->machine;

    return startup_begin(machine) != FLOW_END
           && machine_call(machine, machine_function(machine, call->function), NULL,
                           seat->arguments, NULL, seat->results)
                  != FLOW_END
           && jobs_finish(machine) != FLOW_END && tasks_finish(machine) != FLOW_END
           && startup_end(machine, NULL) != FLOW_END;
}

static MlirInterpStatus run_from(MlirInterpCall *call)
{
    Machine *machine = call->seat.machine;
    MlirInterpStatus status;

    seat_reset(call, &call->seat);
    machine->stack_limit = stack_limit();
    if (!given_hand_in_all(call))
        return machine->over ? MLIR_INTERP_LIMIT : MLIR_INTERP_USAGE;
    call->is_over = run_through(call);
    for (size_t i = 0; i < mlir_interp_argument_count(call); i++)
        if (call->given[i].as == GIVEN_ARRAY)
            array_hand_out(call, i);
    status = (MlirInterpStatus)machine->report.kind;
    if (machine->own_status == 0)
        return MLIR_INTERP_FINE;
    report_emit(machine);
    return machine->own_status > 0 ? MLIR_INTERP_TRAP : status;
}

static void run(void *argument)
{
    MlirInterpCall *call = argument;
    MlirInterpSession *session = call->module->session;
    MlirInterpStatus status = MLIR_INTERP_FINE;

    saying_begin(session);
    atomic_store(&session->stopping, false);
    attend_to(&session->stopping);
    if (!call->seat.results)
        status = prepare(call);
    if (!status)
        status = run_from(call);
    attend_to(NULL);
    saying_end(session, status, status ? call->seat.machine->report.at : NULL);
}

MlirInterpStatus mlir_interp_run(MlirInterpCall *call)
{
    arena_release(&call->arena, (ArenaMark){ 0 });
    call->is_over = false;
    stack_run(run, call);
    return call->module->session->saying.shown.status;
}

/* Results. */

static const char *text_of(MlirInterpCall *call, Place place, const Type *type)
{
    Sb sb = { 0 };
    const char *kept;

    value_print_contents(&sb, call->seat.machine, place, type);
    kept = str_dup(&call->arena, sb_view(&sb)).data;
    sb_free(&sb);
    return kept;
}

const char *mlir_interp_result_text(MlirInterpCall *call, size_t number)
{
    const Type *type = call->is_over ? result_type(call, number) : NULL;

    return type ? text_of(call, call->seat.results[number], type) : NULL;
}

const char *mlir_interp_argument_text(MlirInterpCall *call, size_t number)
{
    if (!call->is_over || number >= mlir_interp_argument_count(call))
        return NULL;
    return text_of(call, call->seat.arguments[number], call->type->list.types[number]);
}

const uint64_t *mlir_interp_result_sizes(MlirInterpCall *call, size_t number, size_t *rank)
{
    const Type *type = call->is_over ? result_type(call, number) : NULL;
    const Layout *layout = type ? call->seat.results[number].layout : NULL;
    Elements elements;
    uint64_t *sizes;

    *rank = 0;
    if (!type)
        return NULL;
    if (value_elements(call->seat.machine->memory, call->seat.results[number], type, &elements)) {
        *rank = elements.rank;
        return ARENA_COPY(&call->arena, uint64_t, elements.sizes, elements.rank);
    }
    if (!layout_is_vector(layout))
        return NULL;
    *rank = layout->rank;
    sizes = ARENA_ARRAY(&call->arena, uint64_t, layout->rank + 1);
    for (unsigned i = 0; i < layout->rank; i++)
        sizes[i] = (uint64_t)layout->dims[i];
    return sizes;
}

bool mlir_interp_result_bytes(MlirInterpCall *call, size_t number, void *bytes, size_t size,
                              bool *without_value)
{
    const Type *type = call->is_over ? result_type(call, number) : NULL;

    return type
           && array_read(call, call->seat.results[number], type_held(type), bytes, size,
                         without_value);
}

const char *mlir_interp_output(const MlirInterpCall *call, size_t *length)
{
    Sb *output = &call->seat.machine->output;

    if (length)
        *length = output->len;
    return output->data ? output->data : "";
}

uint64_t mlir_interp_steps(const MlirInterpCall *call)
{
    return machine_steps_used(call->seat.machine);
}

void mlir_interp_observe(MlirInterpCall *call, MlirInterpObserver *observer, void *state)
{
    bool changes = (observer != NULL) != (call->observer != NULL);

    call->observer = observer;
    call->observer_state = state;
    if (changes)
        prepare(call);
}
