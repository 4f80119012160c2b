#include "interp/machine/startup.h"

#include "core/ir/function.h"
#include "core/ir/symbol.h"
#include "interp/machine/externals.h"

typedef struct Phase {
    const char *op, *functions;
    bool descends;  /* by priority */
    const Op *call; /* that ends the program; or NULL */
} Phase;

static bool is_before(const Phase *phase, int64_t a, int64_t b)
{
    return phase->descends ? a > b : a < b;
}

/* The priority that follows `last`, the first for NULL; false where there is none. */
static bool next_priority(const Phase *phase, const Op *op, const int64_t *last, int64_t *next)
{
    const Attr *priorities = op_attr(op, "priorities");
    bool found = false;

    for (unsigned i = 0; i < priorities->array.count; i++) {
        int64_t priority = int_low_s(priorities->array.elements[i]->integer);

        if ((!last || is_before(phase, *last, priority))
            && (!found || is_before(phase, priority, *next))) {
            *next = priority;
            found = true;
        }
    }
    return found;
}

static Flow call_those_of(Machine *machine, const Phase *phase, const Op *op, int64_t priority)
{
    const Attr *names = op_attr(op, phase->functions), *priorities = op_attr(op, "priorities");

    for (unsigned i = 0; i < names->array.count; i++) {
        const Op *function = symbol_nearest(op, names->array.elements[i]);

        if (int_low_s(priorities->array.elements[i]->integer) != priority || !function
            || !function_is_defined(function))
            continue;
        if (machine_call(machine, machine_function(machine, function), phase->call, NULL, NULL,
                         NULL)
            == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

static Flow run(Machine *machine, const Phase *phase)
{
    const Block *body = machine->module->regions[0].first;

    for (const Op *op = body ? body->first : NULL; op; op = op->next) {
        int64_t last, priority;
        bool more;

        if (!op_is(op, phase->op))
            continue;
        for (more = next_priority(phase, op, NULL, &priority); more;
             more = next_priority(phase, op, &last, &priority)) {
            if (call_those_of(machine, phase, op, priority) == FLOW_END)
                return FLOW_END;
            last = priority;
        }
    }
    return FLOW_NEXT;
}

Flow startup_begin(Machine *machine)
{
    return run(machine, &(Phase){ "llvm.mlir.global_ctors", "ctors", false, NULL });
}

Flow startup_end(Machine *machine, const Op *call)
{
    if (run_at_exit(machine, call) == FLOW_END)
        return FLOW_END;
    return run(machine, &(Phase){ "llvm.mlir.global_dtors", "dtors", true, call });
}
