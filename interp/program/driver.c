#include "interp/program/driver.h"

#include "core/ir/diag.h"
#include "core/ir/function.h"
#include "core/ir/symbol.h"
#include "interp/program/candidates.h"

struct Driver {
    Machine *machine;
    const Op *function;
    Place *arguments, *results;
    unsigned inputs, outputs; /* of the circuit; of these outputs those that it takes */
};

static bool is_number(const Type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_INDEX;
}

static bool same_types(const Type *const *a, const Type *const *b, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (a[i] != b[i])
            return false;
    return true;
}

/* (tick) or (tick, outputs...) -> (inputs...) */
static bool fits(const Type *driver, const Type *circuit)
{
    unsigned inputs = circuit->list.input_count, outputs = circuit->list.result_count;
    unsigned taken = driver->list.input_count;

    return (taken == 1 || taken == 1 + outputs) && is_number(driver->list.types[0])
           && driver->list.result_count == inputs
           && same_types(driver->list.types + 1, circuit->list.types + inputs, taken - 1)
           && same_types(driver->list.types + taken, circuit->list.types, inputs);
}

static Place *places_of(Machine *machine, const Type *const *types, unsigned count)
{
    Place *places = ARENA_ARRAY(&machine->program, Place, count + 1);

    for (unsigned i = 0; i < count; i++) {
        const Layout *layout = machine_layout(machine, types[i]);

        if (!layout || !machine_place(machine, layout, &places[i]))
            return NULL;
    }
    return places;
}

static bool refuse(const Op *function, const Type *circuit)
{
    Sb types = { 0 };
    unsigned inputs = circuit->list.input_count;

    for (unsigned i = 0; i < inputs; i++)
        sb_printf(&types, "%s%s", i ? ", " : "", type_text(circuit->list.types[i]));
    loc_error(op_loc(function),
              "@%.*s does not fit the circuit (--drive): it takes the number of the tick, or that "
              "and the outputs, and gives the inputs, (%.*s)",
              STR_ARG(symbol_name(function)), STR_ARG(sb_view(&types)));
    sb_free(&types);
    return false;
}

static bool find(Driver *driver, const Type *circuit, const char *name)
{
    const Op *function = candidate_find(driver->machine->module, str_of(name));

    if (!function || !function_is_defined(function)) {
        diag_emit(driver->machine->context, SEVERITY_ERROR, NULL,
                  "there is no function %s with a body to drive the circuit (--drive)", name);
        return false;
    }
    driver->function = function;
    return fits(function_signature(function), circuit) || refuse(function, circuit);
}

Driver *driver_new(Machine *machine, const Op *circuit, const char *name)
{
    const Type *type = function_signature(circuit), *own;
    Driver *driver = ARENA_NEW(&machine->program, Driver);

    *driver = (Driver){ .machine = machine, .inputs = type->list.input_count };
    if (!find(driver, type, name))
        return NULL;
    own = function_signature(driver->function);
    driver->outputs = own->list.input_count - 1;
    driver->arguments = places_of(machine, own->list.types, own->list.input_count);
    driver->results =
        places_of(machine, own->list.types + own->list.input_count, own->list.result_count);
    return driver->arguments && driver->results ? driver : NULL;
}

Flow driver_call(Driver *driver, uint64_t tick, const Slot *inputs, Frame *frame)
{
    Machine *machine = driver->machine;
    Place number = driver->arguments[0];

    place_set_int(number, int_of_u(&machine->scratch, number.layout->width, tick));
    if (machine_call(machine, machine_function(machine, driver->function), NULL, driver->arguments,
                     NULL, driver->results)
        == FLOW_END)
        return FLOW_END;
    for (unsigned i = 0; i < driver->inputs; i++)
        place_copy(slot_place(frame, inputs[i]), driver->results[i]);
    return FLOW_NEXT;
}

void driver_see(Driver *driver, const Slot *outputs, const Frame *frame)
{
    for (unsigned i = 0; i < driver->outputs; i++)
        place_copy(driver->arguments[1 + i], slot_place(frame, outputs[i]));
}
