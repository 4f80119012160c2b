#include "interp/machine.h"

#include <time.h>

Machine *machine_new(Context *context, const Op *module, MachineOptions options)
{
    Machine *machine = must_alloc(sizeof *machine);
    struct timespec now;

    *machine = (Machine){ .context = context, .module = module, .options = options };
    clock_gettime(CLOCK_MONOTONIC, &now);
    machine->started = (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
    machine->choice = choice_new(options.seed);
    machine->memory =
        memory_new(options.max_memory ? options.max_memory : UINT64_MAX, &machine->choice);
    return machine;
}

void machine_free(Machine *machine)
{
    memory_free(machine->memory);
    map_free(&machine->functions);
    map_free(&machine->layouts);
    map_free(&machine->memos);
    map_free(&machine->symbols);
    vec_free(&machine->origins);
    vec_free(&machine->report.lines);
    sb_free(&machine->output);
    arena_free(&machine->scratch);
    arena_free(&machine->frames);
    arena_free(&machine->program);
    free(machine);
    float_free_caches();
}
