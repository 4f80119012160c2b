#include "interp/machine/machine.h"

#include "dialects/data_layout.h"
#include "interp/machine/attached.h"
#include "interp/machine/jobs.h"
#include "interp/machine/jump.h"
#include "interp/machine/tasks.h"
#include "interp/machine/unwind.h"

#include <time.h>

static void start_clock(Machine *machine)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    machine->started = (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Kernels and fast handlers know one order of bytes, and one size of pointers. */
static void take_data_layout(Machine *machine)
{
    const Op *module = machine->module;

    if (!data_layout_of(&module, &machine->target, &machine->refusal))
        machine->refused = module;
    if (!machine->options.index_width)
        machine->options.index_width =
            machine->target.index_width ? machine->target.index_width : 64;
    machine->target.index_width = machine->options.index_width;
    if (!target_is_native(&machine->target))
        machine->options.fast = NULL;
}

static void tell_trail(const void *state, Trail *trail)
{
    const Machine *machine = state;
    const Frame *frame = machine->frame;
    unsigned count = 0;

    for (; frame && frame->call && count < TRAIL_CALLS; frame = frame->caller)
        trail->calls[count++] = frame->call;
    trail->count = count;
    trail->goes_on = frame && frame->call;
}

/* What a size_t cannot say is not there, whatever was asked for. */
static uint64_t most_memory(uint64_t asked)
{
    uint64_t most = asked ? asked : UINT64_MAX;

    return sizeof(size_t) < sizeof most && most > SIZE_MAX / 2 ? SIZE_MAX / 2 : most;
}

Machine *machine_new(Context *context, const Op *module, MachineOptions options)
{
    Machine *machine = must_alloc(sizeof *machine);

    *machine =
        (Machine){ .context = context, .module = module, .options = options, .own_status = -1 };
    start_clock(machine);
    machine->choice = choice_new(options.seed);
    machine->budget = (Budget){ .most = most_memory(options.max_memory),
                                .look_at = BUDGET_LOOK,
                                .look = machine_look,
                                .state = machine };
    machine->program.budget = machine->frames.budget = &machine->budget;
    machine->spares.budget = machine->scratch.budget = &machine->budget;
    machine->memory = memory_new(&machine->budget, &machine->choice);
    memory_set_trails(machine->memory, tell_trail, machine);
    take_data_layout(machine);
    memory_set_address_bits(machine->memory, target_address_bits(&machine->target));
    machine->tensors = tensors_new(&machine->budget);
    machine->table = memory_table(machine->memory);
    machine->epoch = memory_epoch(machine->memory);
    return machine;
}

/* Memos are kept, empty, so that a run finds its own place again. */
static void forget_memos(Machine *machine)
{
    for (Memo *memo = machine->used_memos; memo; memo = memo->next) {
        memo->value = NULL;
        memo->used = false;
    }
    machine->used_memos = NULL;
}

static void forget_spares(Machine *machine)
{
    for (Function *function = machine->called; function; function = function->next_called) {
        function->spare = NULL;
        function->was_called = false;
    }
    machine->called = NULL;
}

void machine_reset(Machine *machine, uint64_t seed)
{
    tasks_free(machine);
    machine->options.seed = seed;
    start_clock(machine);
    machine->choice = choice_new(seed);
    detach_all(machine);
    jobs_free(machine);
    unwind_free(machine);
    jump_free(machine);
    memory_reset(machine->memory);
    tensors_reset(machine->tensors);
    arena_release(&machine->frames, (ArenaMark){ 0 });
    arena_release(&machine->spares, (ArenaMark){ 0 });
    forget_spares(machine);
    arena_release(&machine->scratch, (ArenaMark){ 0 });
    forget_memos(machine);
    machine->output.len = 0;
    machine->kept.len = 0;
    machine->origins.len = 0;
    machine->origin_indices.len = 0;
    machine->frame = NULL;
    machine->steps = machine->steps_until_check = 0;
    machine->budget.work = machine->work_told = machine->units = 0;
    machine->worked = false;
    machine->budget.look_at = BUDGET_LOOK;
    machine->over = NOT_OVER;
    machine->depth = machine->parallel_depth = machine->watched = 0;
    report_reset(&machine->report);
    machine->own_status = -1;
    machine->input_at = 0;
    machine->input_end = NULL;
}

void machine_free(Machine *machine)
{
    tasks_free(machine);
    detach_all(machine);
    jobs_free(machine);
    unwind_free(machine);
    jump_free(machine);
    memory_free(machine->memory);
    tensors_free(machine->tensors);
    map_free(&machine->functions);
    map_free(&machine->hidden);
    map_free(&machine->layouts);
    map_free(&machine->flats);
    map_free(&machine->policies);
    map_free(&machine->memos);
    map_free(&machine->library);
    map_free(&machine->externals);
    map_free(&machine->symbols);
    vec_free(&machine->kept);
    vec_free(&machine->origins);
    vec_free(&machine->origin_indices);
    report_free(&machine->report);
    sb_free(&machine->output);
    arena_free(&machine->scratch);
    arena_free(&machine->frames);
    arena_free(&machine->spares);
    arena_free(&machine->program);
    free(machine);
    float_free_caches();
}

bool machine_output_is_due(const Machine *machine)
{
    return machine->output.len > 1 << 16 && machine->options.print;
}

void machine_flush(Machine *machine)
{
    if (!machine->options.print)
        return;
    machine->options.print(sb_view(&machine->output));
    machine->output.len = 0;
}
