#include "interp/library/library.h"

#include "core/ir/function.h"
#include "core/ir/symbol.h"
#include "interp/fast/fast.h"
#include "interp/machine/jobs.h"
#include "interp/machine/startup.h"
#include "interp/machine/tasks.h"
#include "interp/machine/value_text.h"
#include "interp/program/arguments.h"
#include "interp/program/candidates.h"

#include <stdlib.h>

static Place *places_of(MlirInterpCall *call, const Type *const *types, unsigned count)
{
    Machine *machine = call->machine;
    Place *places = ARENA_ARRAY(&machine->program, Place, count + 1);

    for (unsigned i = 0; i < count; i++) {
        const Layout *layout = machine_layout(machine, types[i]);

        if (!layout || !machine_place(machine, layout, &places[i])) {
            saying_error(call->module->session,
                         "unsupported: values of type '%s' are not supported", type_text(types[i]));
            return NULL;
        }
    }
    return places;
}

static MlirInterpStatus find(MlirInterpModule *module, const char *name, const Op **function)
{
    const Op *op = candidate_find(module->module, str_of(name));

    *function = op;
    if (op && op->def && op->def->circuit)
        saying_error(module->session, "unsupported: @%s is a circuit", name);
    else if (op && candidate_can_run(op) && function_is_defined(op))
        return MLIR_INTERP_FINE;
    else if (op && function_signature(op) && !function_is_defined(op))
        saying_error(module->session, "@%s has no body", name);
    else
        saying_error(module->session, "there is no function @%s that can be called", name);
    return op && op->def && op->def->circuit ? MLIR_INTERP_UNSUPPORTED : MLIR_INTERP_USAGE;
}

static void write_types(MlirInterpCall *call)
{
    unsigned count = call->type->list.input_count + call->type->list.result_count;

    for (unsigned i = 0; i < count; i++)
        vec_push(&call->types, type_text(call->type->list.types[i]));
}

/* Of the last run nothing is left. What is resolved for an observer is so for good. */
static bool prepare(MlirInterpCall *call)
{
    const MlirInterpModule *module = call->module;
    unsigned inputs = call->type->list.input_count;

    if (call->machine)
        machine_free(call->machine);
    call->is_over = false;
    call->machine = machine_new(module->context, module->module, module->session->machine);
    call->machine->options.fast = &FAST_CODE;
    event_observe(call);
    call->arguments = places_of(call, call->type->list.types, inputs);
    if (call->arguments)
        call->results =
            places_of(call, call->type->list.types + inputs, call->type->list.result_count);
    return call->results != NULL;
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
    status = call->given && prepare(call) ? MLIR_INTERP_FINE : MLIR_INTERP_UNSUPPORTED;
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
    if (call->machine)
        machine_free(call->machine);
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

size_t mlir_interp_argument_element_size(const MlirInterpCall *call, size_t number)
{
    const Layout *layout =
        number < mlir_interp_argument_count(call)
            ? array_element((MlirInterpCall *)call, call->type->list.types[number])
            : NULL;

    return layout ? layout_stride(layout) : 0;
}

size_t mlir_interp_result_element_size(const MlirInterpCall *call, size_t number)
{
    const Type *type = result_type(call, number);
    const Layout *layout = type ? array_element((MlirInterpCall *)call, type) : NULL;

    return layout ? layout_stride(layout) : 0;
}

/* Arguments. */

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
    saying_end(call->module->session, good ? MLIR_INTERP_FINE : MLIR_INTERP_USAGE, NULL);
    return good;
}

static void keep(Given *given, GivenAs as, Str bytes)
{
    given->as = as;
    given->text.len = 0;
    sb_str(&given->text, bytes);
    if (as == GIVEN_TEXT)
        sb_add(&given->text, "");
}

bool mlir_interp_set_text(MlirInterpCall *call, size_t number, const char *text)
{
    bool good = begins(call, number);

    if (good)
        keep(&call->given[number], GIVEN_TEXT, str_of(text));
    return ends(call, good);
}

bool mlir_interp_set_bytes(MlirInterpCall *call, size_t number, const void *bytes, size_t size)
{
    bool good = begins(call, number);
    const Layout *layout = good ? call->arguments[number].layout : NULL;

    if (good
        && (!array_element(call, call->type->list.types[number]) || layout->counted
            || !layout->bytes || type_shares_memory(call->type->list.types[number]))) {
        saying_error(call->module->session,
                     "argument %zu of type '%s' is no scalar and no vector: bytes alone do not say "
                     "what it is",
                     number, mlir_interp_argument_type(call, number));
        good = false;
    }
    if (good && layout_bytes(layout) != size) {
        saying_error(call->module->session, "argument %zu of type '%s' takes %llu bytes, not %zu",
                     number, mlir_interp_argument_type(call, number),
                     (unsigned long long)layout_bytes(layout), size);
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

static bool hand_in(MlirInterpCall *call, size_t number)
{
    size_t same;

    switch (call->given[number].as) {
    case GIVEN_TEXT:
        return argument_read(call->machine, call->function, (unsigned)number,
                             call->given[number].text.data, call->arguments);
    case GIVEN_BYTES:
        return bytes_hand_in(call, number);
    case GIVEN_ARRAY:
        if (!array_find_same(call, number, &same))
            return false;
        if (same == number)
            return array_hand_in(call, number);
        place_copy(call->arguments[number], call->arguments[same]);
        return true;
    case GIVEN_NOT:
        break;
    }
    saying_error(call->module->session, "argument %zu of @%.*s was not set", number,
                 STR_ARG(symbol_name(call->function)));
    return false;
}

static bool hand_in_all(MlirInterpCall *call)
{
    Context *context = call->module->context;
    bool brief = context->brief_errors, good = true;

    context->brief_errors = true; /* the function itself is not what is wrong */
    for (size_t i = 0; good && i < mlir_interp_argument_count(call); i++)
        good = hand_in(call, i);
    context->brief_errors = brief;
    return good;
}

static bool run_through(MlirInterpCall *call)
{
    Machine *machine = call->machine;

    return startup_begin(machine) != FLOW_END
           && machine_call(machine, machine_function(machine, call->function), NULL,
                           call->arguments, NULL, call->results)
                  != FLOW_END
           && jobs_finish(machine) != FLOW_END && tasks_finish(machine) != FLOW_END
           && startup_end(machine, NULL) != FLOW_END;
}

static void run(void *argument)
{
    MlirInterpCall *call = argument;
    MlirInterpSession *session = call->module->session;
    Machine *machine = call->machine;
    MlirInterpStatus status;

    saying_begin(session);
    machine_reset(machine, session->machine.seed);
    machine->stack_limit = stack_limit();
    call->stopped = false;
    if (!hand_in_all(call)) {
        saying_end(session, machine->over ? MLIR_INTERP_LIMIT : MLIR_INTERP_USAGE, NULL);
        return;
    }
    call->is_over = run_through(call);
    for (size_t i = 0; i < mlir_interp_argument_count(call); i++)
        if (call->given[i].as == GIVEN_ARRAY)
            array_hand_out(call, i);
    status = (MlirInterpStatus)machine->report.kind;
    if (machine->own_status >= 0)
        status = machine->own_status ? MLIR_INTERP_TRAP : MLIR_INTERP_FINE;
    else
        report_emit(machine);
    saying_end(session, status, machine->report.at);
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

    value_print_contents(&sb, call->machine, place, type);
    kept = str_dup(&call->arena, sb_view(&sb)).data;
    sb_free(&sb);
    return kept;
}

const char *mlir_interp_result_text(MlirInterpCall *call, size_t number)
{
    const Type *type = call->is_over ? result_type(call, number) : NULL;

    return type ? text_of(call, call->results[number], type) : NULL;
}

const char *mlir_interp_argument_text(MlirInterpCall *call, size_t number)
{
    if (!call->is_over || number >= mlir_interp_argument_count(call))
        return NULL;
    return text_of(call, call->arguments[number], call->type->list.types[number]);
}

const uint64_t *mlir_interp_result_sizes(MlirInterpCall *call, size_t number, size_t *rank)
{
    const Type *type = call->is_over ? result_type(call, number) : NULL;
    const Layout *layout = type ? call->results[number].layout : NULL;
    Elements elements;
    uint64_t *sizes;

    *rank = 0;
    if (!type)
        return NULL;
    if (value_elements(call->machine->memory, call->results[number], type, &elements)) {
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

    return type && array_read(call, call->results[number], type, bytes, size, without_value);
}

const char *mlir_interp_output(const MlirInterpCall *call, size_t *length)
{
    Sb *output = &call->machine->output;

    if (length)
        *length = output->len;
    return output->data ? output->data : "";
}

uint64_t mlir_interp_steps(const MlirInterpCall *call)
{
    return machine_steps_used(call->machine);
}

void mlir_interp_observe(MlirInterpCall *call, MlirInterpObserver *observer, void *state)
{
    bool changes = (observer != NULL) != (call->observer != NULL);

    call->observer = observer;
    call->observer_state = state;
    if (changes)
        prepare(call);
}
