/* Limits: on steps, work, time and memory of a run. */
#include "interp/machine/machine.h"

#include <stdio.h>
#include <time.h>

/* The wall clock is looked at once in so many operations. */
enum { STEPS_BETWEEN_CHECKS = 1 << 14 };

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

enum { UNITS_OF_A_STEP = 8 };

static uint64_t steps_used(const Machine *machine)
{
    return machine->steps - machine->steps_until_check;
}

uint64_t machine_steps_used(const Machine *machine)
{
    /* What semantics/ has counted so far of work that it is still at. */
    uint64_t begun = (machine->budget.work - machine->work_told) / UNITS_OF_A_STEP;

    return steps_used(machine) + begun;
}

/* Output and origins are counted here, as they grow in too many places. */
static bool memory_is_left(const Machine *machine)
{
    uint64_t grown = machine->output.cap + machine->origins.cap * sizeof(Origin)
                     + machine->origin_indices.cap * sizeof(int64_t);

    return budget_fits(&machine->budget, grown > BUDGET_FREE ? grown - BUDGET_FREE : 0);
}

/* But for steps. */
static Over find_over_besides(const Machine *machine)
{
    const MachineOptions *options = &machine->options;
    bool is_timed = options->max_seconds > 0 && !options->over_steps; /* which end a replay alone */

    if (is_timed && now() - machine->started > options->max_seconds)
        return OVER_SECONDS;
    if (!memory_is_left(machine))
        return OVER_MEMORY;
    if (options->goes_on && !options->goes_on(options->state, machine))
        return OVER_INTERRUPTED;
    return NOT_OVER;
}

static Over find_over(const Machine *machine)
{
    const MachineOptions *options = &machine->options;

    if (options->max_steps && machine_steps_used(machine) >= options->max_steps)
        return options->over_steps ? options->over_steps : OVER_STEPS;
    return find_over_besides(machine);
}

bool machine_look(Budget *budget)
{
    Machine *machine = budget->state;

    machine->over = find_over(machine);
    if (machine_output_is_due(machine))
        machine_flush(machine);
    return machine->over == NOT_OVER;
}

void machine_look_besides(Machine *machine)
{
    machine->over = find_over_besides(machine);
}

void machine_take_steps(Machine *machine, uint64_t count)
{
    uint64_t beyond;

    if (count < machine->steps_until_check) {
        machine->steps_until_check -= count;
        return;
    }
    beyond = count - machine->steps_until_check;
    machine->steps_until_check = 0;
    machine->steps = machine->steps > UINT64_MAX - beyond ? UINT64_MAX : machine->steps + beyond;
}

uint64_t machine_work_steps(const Machine *machine, uint64_t units)
{
    return (machine->units + units) / UNITS_OF_A_STEP;
}

void machine_count_work(Machine *machine, uint64_t units)
{
    uint64_t sum = machine->units + units;

    machine->work_told = machine->budget.work;
    machine->units = (unsigned)(sum % UNITS_OF_A_STEP);
    if (sum < UNITS_OF_A_STEP)
        return;
    machine->worked = true;
    machine_take_steps(machine, sum / UNITS_OF_A_STEP);
    if (machine->steps_until_check == 0)
        machine_look(&machine->budget);
}

bool machine_work(Machine *machine, uint64_t units)
{
    machine->work_told += units;
    budget_spend(&machine->budget, units);
    machine_count_work(machine, units);
    return machine->over == NOT_OVER;
}

bool machine_work_besides(Machine *machine, uint64_t units)
{
    Budget *budget = &machine->budget;

    budget->work += units;
    machine->work_told += units;
    if (budget->work >= budget->look_at && machine->over == NOT_OVER) {
        budget->look_at = budget->work + BUDGET_LOOK;
        machine_look_besides(machine);
    }
    return machine->over == NOT_OVER;
}

Flow machine_end_over(Step *s)
{
    const MachineOptions *options = &s->machine->options;

    switch (s->machine->over) {
    case NOT_OVER:
        return FLOW_NEXT;
    case OVER_STEPS:
        return limit_reached(s, "more than %llu operation%s %s executed%s (--max-steps)",
                             (unsigned long long)options->max_steps, plural(options->max_steps),
                             options->max_steps == 1 ? "was" : "were",
                             s->machine->worked ? ", or elements moved inside of one" : "");
    case OVER_SECONDS:
        return limit_reached(s, "the run took longer than %g second%s (--max-seconds)",
                             options->max_seconds, plural(options->max_seconds));
    case OVER_MEMORY:
        return limit_reached(s, "the run takes more than %llu byte%s of memory (--max-memory)",
                             (unsigned long long)s->machine->budget.most,
                             plural(s->machine->budget.most));
    case OVER_INTERRUPTED:
        return interrupted(s);
    }
    return FLOW_END;
}

/* Looks at the limits that cost too much to look at in every step. */
Flow machine_check_limits(Machine *machine, Frame *frame, const Node *node)
{
    const MachineOptions *options = &machine->options;
    Step s = {
        .op = node->op, .arena = &machine->scratch, .machine = machine, .frame = frame, .node = node
    };
    uint64_t left;

    if (!machine_look(&machine->budget))
        return machine_end_over(&s);
    left = options->max_steps ? options->max_steps - steps_used(machine) : UINT64_MAX;
    machine->steps_until_check = left < STEPS_BETWEEN_CHECKS ? left : STEPS_BETWEEN_CHECKS;
    machine->steps += machine->steps_until_check;
    return FLOW_NEXT;
}

Flow machine_check_depth(Step *s)
{
    const Machine *machine = s->machine;
    unsigned most = machine->options.max_depth;

    return most && machine->depth >= most
               ? limit_reached(s, "more than %u call%s within each other (--max-depth)", most,
                               most == 1 ? " stands" : "s stand")
               : FLOW_NEXT;
}

bool machine_frame_fits(Machine *machine, const Function *function, const Op *call)
{
    uint64_t bytes = function->words * sizeof(uint64_t) + function->lanes * sizeof(uint32_t);
    char text[128];

    if (!function->too_large && budget_fits(&machine->budget, bytes))
        return true;
    snprintf(text, sizeof text,
             "no memory is left for the frame of a call, where a run may take %llu bytes "
             "(--max-memory)",
             (unsigned long long)machine->budget.most);
    report_limit_at(machine, call ? call : function->op, text);
    return false;
}
