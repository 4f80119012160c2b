#include "interp/program/attend.h"

#include <signal.h>

enum { LONG = 10 }; /* seconds */

static atomic_bool was_interrupted;            /* by Ctrl-C */
static _Thread_local const atomic_bool *other; /* that tells of it here; NULL: Ctrl-C does */

static void on_interrupt(int signal)
{
    (void)signal;
    was_interrupted = 1;
}

static const char *function_name(const Machine *machine)
{
    const Attr *name = machine->frame ? op_attr(machine->frame->function->op, "sym_name") : NULL;

    return name && name->kind == ATTR_STRING ? name->string.data : NULL;
}

uint64_t attend_count(const Machine *machine)
{
    return machine->steps - machine->steps_until_check + machine->budget.work;
}

static bool goes_on(void *state, const Machine *machine)
{
    Attention *attention = state;

    if (machine_output_is_due(machine) || attend_interrupted())
        progress_clear(&attention->progress);
    else
        progress_step(&attention->progress, attend_count(machine), function_name(machine));
    return !attend_interrupted();
}

bool attend_interrupted(void)
{
    return atomic_load_explicit(other ? other : &was_interrupted, memory_order_relaxed);
}

bool attend_goes_on(void *state, const Machine *machine)
{
    (void)state;
    (void)machine;
    return !attend_interrupted();
}

void attend_to(const atomic_bool *flag)
{
    other = flag;
}

void attend_interrupts(void)
{
    struct sigaction action = { .sa_handler = on_interrupt,
                                .sa_flags = (int)SA_RESETHAND | SA_RESTART };

    sigaction(SIGINT, &action, NULL);
}

void attend_begin(Attention *attention, MachineOptions *options)
{
    *attention = (Attention){ .progress = { .unit = "operations and elements", .patience = LONG } };
    was_interrupted = 0;
    options->goes_on = goes_on;
    options->state = attention;
    attend_interrupts();
}

void attend_end(Attention *attention)
{
    progress_clear(&attention->progress);
    signal(SIGINT, SIG_DFL);
}
