/* Externals of OpenMP's library that compiled C programs call: regions, and work that is shared
 * (DECISIONS.md Q9). */
#include "interp/machine/externals_omp.h"

#include "core/ir/function.h"
#include "core/ir/symbol.h"
#include "dialects/llvm/pointers.h"

#include <string.h>

/* Numbers, and calls. */

Place omp_number(Step *s, unsigned bits, uint64_t number)
{
    Layout *layout = ARENA_NEW(s->arena, Layout);
    Place place;

    *layout = layout_int(target_in(s), bits);
    place = scratch_place(s, layout);
    place_set_int(place, int_of_u(s->arena, bits, number));
    return place;
}

Place omp_pointer(Step *s, Pointer pointer)
{
    Layout *layout = ARENA_NEW(s->arena, Layout);
    Place place;

    *layout = layout_pointer(target_in(s), 0);
    place = scratch_place(s, layout);
    place_set_pointer(place, pointer);
    return place;
}

bool omp_store(Step *s, Pointer to, unsigned bits, uint64_t number)
{
    MemRef memref = pointee(to, type_i(op_context(s->op), bits));

    return store_at(s, &memref, 0, omp_number(s, bits, number), ACCESS_WRITE) != FLOW_END;
}

bool omp_load(Step *s, Pointer from, unsigned bits, uint64_t *number)
{
    MemRef memref = pointee(from, type_i(op_context(s->op), bits));
    Place place = omp_number(s, bits, 0);

    if (load_at(s, &memref, 0, place, ACCESS_READ) == FLOW_END)
        return false;
    if (*place.poison) {
        undefined_poison(s, *place.poison, "a number that @%s reads is poison",
                         s->machine->external.name);
        by_decision(s, "X3");
        return false;
    }
    *number = *place.words;
    return true;
}

/* Memory on the stack that holds it, and its address. */
static bool spill(Step *s, uint64_t number, Pointer *at)
{
    enum { BITS = 32, BYTES = 4 };
    Allocation *made = memory_allocate(memory_in(s), ALLOCATION_STACK, BYTES, BYTES, s->op);

    if (!made) {
        memory_is_short(s, "the number of a thread");
        return false;
    }
    *at = (Pointer){ made->id, made->address };
    return omp_store(s, *at, BITS, number);
}

static bool fits(const Step *s, const Op *function, const Place *arguments, unsigned count)
{
    const Type *type = function_signature(function);

    if (!function->regions[0].first || type->list.input_count != count)
        return false;
    for (unsigned i = 0; i < count; i++) {
        const Layout *layout = machine_layout(s->machine, type->list.types[i]);

        if (!layout || layout->form != arguments[i].layout->form
            || layout->width != arguments[i].layout->width)
            return false;
    }
    return true;
}

Flow omp_call(Step *s, const char *name, Pointer at, const Place *arguments, unsigned count,
              Place *result)
{
    Machine *machine = s->machine;
    const Op *function = llvm_function_at(s, at);

    if (!function)
        return undefined(s, "what @%s calls is not the address of a function", name);
    if (!fits(s, function, arguments, count))
        return undefined(s, "@%s calls the function @%.*s with types that are not its own", name,
                         STR_ARG(symbol_name(function)));
    if (machine_check_depth(s) == FLOW_END)
        return FLOW_END;
    return machine_call(machine, machine_function(machine, function), machine->frame ? s->op : NULL,
                        arguments, NULL, result);
}

/* Regions. */

enum { FORK_FUNCTION = 2, FORK_ARGUMENTS };

/* What one thread does: the function gets the addresses of two numbers of it, and the arguments. */
static Flow run_region_function(Step *s)
{
    const Thread *thread = thread_here(s);
    unsigned first = thread->team->first, count = s->op->operand_count - first - FORK_ARGUMENTS;
    Place *arguments = ARENA_ARRAY(s->arena, Place, count + 2);
    Pointer global, bound;

    if (!spill(s, (uint64_t)thread->global, &global) || !spill(s, thread->number, &bound))
        return FLOW_END;
    arguments[0] = omp_pointer(s, global);
    arguments[1] = omp_pointer(s, bound);
    for (unsigned i = 0; i < count; i++)
        arguments[i + 2] = operand_place(s, first + FORK_ARGUMENTS + i);
    return omp_call(s, "__kmpc_fork_call", pointer_in(s, first + FORK_FUNCTION), arguments,
                    count + 2, NULL);
}

static Flow fork_call(Step *s, const External *self, unsigned first, unsigned count)
{
    (void)self, (void)first, (void)count;
    return team_fork(s, team_usual(s), false, run_region_function);
}

static Flow serialized_parallel(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return team_enter_alone(s);
}

static Flow end_serialized_parallel(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    if (!thread_here(s)->outer)
        return undefined(s, "a region ends that has not begun");
    return team_leave_alone(s);
}

static Flow push_num_threads(Step *s, const External *self, unsigned first)
{
    int64_t threads = index_in(s, first + 2);

    (void)self;
    if (threads <= 0)
        return undefined_by(s, "Q1", "a region of %lld threads", (long long)threads);
    thread_here(s)->requested = (unsigned)threads;
    return FLOW_NEXT;
}

static Flow global_thread_num(Step *s, const External *self, unsigned first)
{
    const Thread *thread = thread_running(s->machine);

    (void)self, (void)first;
    return give_int(s, int_of_s(s->arena, 32, thread ? thread->global : 0));
}

static Flow nothing(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return s->op->result_count ? give_int(s, int_of_u(s->arena, 32, 0)) : FLOW_NEXT;
}

static Flow barrier(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return team_barrier(s);
}

static Flow single(Step *s, const External *self, unsigned first)
{
    bool mine;

    (void)self, (void)first;
    if (share_single(s, &mine) == FLOW_END)
        return FLOW_END;
    share_end(s);
    return give_int(s, int_of_u(s->arena, 32, mine));
}

static Flow master(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return give_int(s, int_of_u(s->arena, 32, team_number(s) == 0));
}

static Flow masked(Step *s, const External *self, unsigned first)
{
    (void)self;
    return give_int(s, int_of_u(s->arena, 32, (int64_t)team_number(s) == index_in(s, first + 2)));
}

/* __kmpc_copyprivate(place, thread, size, data, copy, is_mine) */
static Flow copyprivate(Step *s, const External *self, unsigned first)
{
    Team *team = thread_here(s)->team;
    Pointer data = pointer_in(s, first + 3);
    bool mine = index_in(s, first + 5) != 0;
    Place arguments[] = { omp_pointer(s, data), omp_pointer(s, data) };

    if (mine)
        team->shown = data;
    if (team_barrier(s) == FLOW_END)
        return FLOW_END;
    place_set_pointer(arguments[1], team->shown);
    if (!mine && omp_call(s, self->name, pointer_in(s, first + 4), arguments, 2, NULL) == FLOW_END)
        return FLOW_END;
    return team_barrier(s);
}

static Flow flush(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    atomic_fence(s);
    return task_yield(s);
}

/* Loops that are dealt out before they run. */

enum {
    SCHEDULE_STATIC_CHUNKED = 33,
    SCHEDULE_STATIC,
    SCHEDULE_DYNAMIC,
    SCHEDULE_GUIDED,
    SCHEDULE_ORDERED = 32,
    SCHEDULE_MODIFIERS = 3 << 29
};

typedef struct Bounds { /* of numbers of so many bits; both are inclusive */
    unsigned bits;
    bool is_signed;
    uint64_t lower, upper, step;
} Bounds;

/* How often it runs; a step of 0 is undefined. False: the run has ended. */
static bool count_parts(Step *s, const Bounds *b, uint64_t *count)
{
    int64_t step = sign_extended(b->step, b->bits);
    uint64_t low = step < 0 ? b->upper : b->lower, high = step < 0 ? b->lower : b->upper;
    uint64_t width = step < 0 ? -(uint64_t)step : (uint64_t)step;
    bool runs =
        b->is_signed ? sign_extended(low, b->bits) <= sign_extended(high, b->bits) : low <= high;

    if (!step) {
        undefined(s, "a loop with a step of 0");
        by_decision(s, "Q3");
        return false;
    }
    *count = runs ? (b->is_signed ? (uint64_t)sign_extended(high, b->bits)
                                        - (uint64_t)sign_extended(low, b->bits)
                                  : high - low)
                            / width
                        + 1
                  : 0;
    return true;
}

static unsigned bits_of(const External *self)
{
    return strchr(self->name, '8') ? 64 : 32;
}

static bool is_signed(const External *self)
{
    return self->name[strlen(self->name) - 1] != 'u';
}

/* __kmpc_for_static_init(place, thread, schedule, last, lower, upper, stride, step, chunk) */
enum { LOOP_SCHEDULE = 2, LOOP_LAST, LOOP_LOWER, LOOP_UPPER, LOOP_STRIDE, LOOP_STEP, LOOP_CHUNK };

typedef struct Part { /* what a thread gets of a loop: from lower to upper, then a stride farther */
    uint64_t lower, upper, stride;
    bool last;
} Part;

static Part part_in_turn(const Thread *thread, const Bounds *b, uint64_t parts, uint64_t chunk)
{
    uint64_t size = thread->team->size, span = chunk * b->step;
    Part part = { .lower = b->lower + span * thread->number, .stride = span * size };

    part.upper = part.lower + span - b->step;
    part.last = parts && (parts - 1) / chunk % size == thread->number;
    return part;
}

static Part part_evenly(const Thread *thread, const Bounds *b, uint64_t parts)
{
    uint64_t first, end;
    Part part = { .stride = parts };

    share_evenly(thread, parts, &first, &end);
    part.lower = b->lower + first * b->step;
    part.upper = b->lower + end * b->step - b->step;
    part.last = first < end && end == parts;
    if (first == end)
        part.lower = b->upper + b->step, part.upper = b->upper;
    return part;
}

static bool load_bounds(Step *s, const External *self, unsigned first, Bounds *b)
{
    *b = (Bounds){ .bits = bits_of(self),
                   .is_signed = is_signed(self),
                   .step = *operand_place(s, first + LOOP_STEP).words };
    return omp_load(s, pointer_in(s, first + LOOP_LOWER), b->bits, &b->lower)
           && omp_load(s, pointer_in(s, first + LOOP_UPPER), b->bits, &b->upper);
}

static Flow static_init(Step *s, const External *self, unsigned first)
{
    int64_t schedule = index_in(s, first + LOOP_SCHEDULE) & ~SCHEDULE_MODIFIERS;
    Thread *thread = thread_here(s);
    uint64_t parts, chunk = *operand_place(s, first + LOOP_CHUNK).words;
    Bounds b;
    Part part;

    if (schedule != SCHEDULE_STATIC && schedule != SCHEDULE_STATIC_CHUNKED)
        return unsupported(s, "a schedule of the kind %lld", (long long)schedule);
    if (!load_bounds(s, self, first, &b) || !count_parts(s, &b, &parts)
        || !share_meet(s, thread, parts))
        return FLOW_END;
    if (!parts) {
        share_leave(s, thread);
        return omp_store(s, pointer_in(s, first + LOOP_LAST), 32, 0) ? FLOW_NEXT : FLOW_END;
    }
    part = schedule == SCHEDULE_STATIC || sign_extended(chunk, b.bits) < 1
               ? part_evenly(thread, &b, parts)
               : part_in_turn(thread, &b, parts, chunk);
    share_leave(s, thread);
    return omp_store(s, pointer_in(s, first + LOOP_LAST), 32, part.last)
                   && omp_store(s, pointer_in(s, first + LOOP_LOWER), b.bits, part.lower)
                   && omp_store(s, pointer_in(s, first + LOOP_UPPER), b.bits, part.upper)
                   && omp_store(s, pointer_in(s, first + LOOP_STRIDE), b.bits, part.stride)
               ? FLOW_NEXT
               : FLOW_END;
}

/* Loops that are dealt out as they run. */

static Deal deal_of(Step *s, int64_t schedule, uint64_t parts, uint64_t chunk)
{
    Deal deal = { parts, DEAL_IN_TURN, chunk };

    if (schedule == SCHEDULE_DYNAMIC)
        deal.how = DEAL_AS_ASKED;
    else if (schedule == SCHEDULE_GUIDED)
        deal.how = DEAL_GUIDED;
    else if (schedule != SCHEDULE_STATIC_CHUNKED)
        deal.chunk = parts / team_size(s) + (parts % team_size(s) != 0);
    return deal;
}

/* __kmpc_dispatch_init(place, thread, schedule, lower, upper, step, chunk) */
static Flow dispatch_init(Step *s, const External *self, unsigned first)
{
    int64_t schedule = index_in(s, first + 2) & ~SCHEDULE_MODIFIERS;
    Bounds b = { .bits = bits_of(self),
                 .is_signed = is_signed(self),
                 .lower = *operand_place(s, first + 3).words,
                 .upper = *operand_place(s, first + 4).words,
                 .step = *operand_place(s, first + 5).words };
    uint64_t chunk = *operand_place(s, first + 6).words, parts;
    Thread *thread = thread_here(s);
    Deal deal;

    if (!count_parts(s, &b, &parts))
        return FLOW_END;
    if (schedule > SCHEDULE_GUIDED + SCHEDULE_ORDERED - 4)
        schedule -= SCHEDULE_ORDERED;
    deal = deal_of(s, schedule, parts, sign_extended(chunk, b.bits) < 1 ? 1 : chunk);
    thread->lower = b.lower;
    thread->step = b.step;
    return share_deal(s, thread, &deal);
}

/* __kmpc_dispatch_next(place, thread, last, lower, upper, stride): is there more? */
static Flow dispatch_next(Step *s, const External *self, unsigned first)
{
    Thread *thread = thread_here(s);
    unsigned bits = bits_of(self);
    uint64_t lower;

    if (!thread->share)
        return undefined(s, "@%s without a loop that has begun", self->name);
    if (share_chunk(s, thread) == FLOW_END)
        return FLOW_END;
    if (thread->at == thread->end) {
        share_leave(s, thread);
        return give_int(s, int_of_u(s->arena, 32, 0));
    }
    lower = thread->lower + thread->at * thread->step;
    if (!omp_store(s, pointer_in(s, first + 3), bits, lower)
        || !omp_store(s, pointer_in(s, first + 4), bits,
                      thread->lower + (thread->end - 1) * thread->step)
        || !omp_store(s, pointer_in(s, first + 5), bits, thread->step)
        || (!pointer_is_null(pointer_in(s, first + 2))
            && !omp_store(s, pointer_in(s, first + 2), 32, thread->end == thread->deal.parts)))
        return FLOW_END;
    thread->at++;
    return give_int(s, int_of_u(s->arena, 32, 1));
}

/* After each iteration of a loop that is ordered. */
static Flow dispatch_fini(Step *s, const External *self, unsigned first)
{
    Thread *thread = thread_here(s);

    (void)first;
    if (!thread->share)
        return undefined(s, "@%s without a loop that has begun", self->name);
    if (ordered_part_ends(s) == FLOW_END)
        return FLOW_END;
    thread->at += thread->at < thread->end;
    return FLOW_NEXT;
}

static Flow ordered(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return ordered_begin(s);
}

static Flow end_ordered(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return ordered_end(s);
}

const External OMP_EXTERNALS[] = {
    { .name = "__kmpc_fork_call", .call_rest = fork_call, .signature = "pip*", .rest_moves = true },
    { "__kmpc_serialized_parallel", serialized_parallel, "pi", NULL },
    { "__kmpc_end_serialized_parallel", end_serialized_parallel, "pi", NULL },
    { "__kmpc_push_num_threads", push_num_threads, "pii", NULL },
    { "__kmpc_push_proc_bind", nothing, "pii", NULL },
    { "__kmpc_global_thread_num", global_thread_num, "p>i", NULL },
    { "__kmpc_barrier", barrier, "pi", NULL },
    { "__kmpc_single", single, "pi>i", NULL },
    { "__kmpc_end_single", nothing, "pi", NULL },
    { "__kmpc_copyprivate", copyprivate, "pizppi", NULL },
    { "__kmpc_master", master, "pi>i", NULL },
    { "__kmpc_end_master", nothing, "pi", NULL },
    { "__kmpc_masked", masked, "pii>i", NULL },
    { "__kmpc_end_masked", nothing, "pi", NULL },
    { "__kmpc_flush", flush, "p", NULL },
    { "__kmpc_for_static_init_4", static_init, "piippppii", NULL },
    { "__kmpc_for_static_init_4u", static_init, "piippppii", NULL },
    { "__kmpc_for_static_init_8", static_init, "piippppll", NULL },
    { "__kmpc_for_static_init_8u", static_init, "piippppll", NULL },
    { "__kmpc_for_static_fini", nothing, "pi", NULL },
    { "__kmpc_dispatch_init_4", dispatch_init, "piiiiii", NULL },
    { "__kmpc_dispatch_init_4u", dispatch_init, "piiiiii", NULL },
    { "__kmpc_dispatch_init_8", dispatch_init, "piillll", NULL },
    { "__kmpc_dispatch_init_8u", dispatch_init, "piillll", NULL },
    { "__kmpc_dispatch_next_4", dispatch_next, "pipppp>i", NULL },
    { "__kmpc_dispatch_next_4u", dispatch_next, "pipppp>i", NULL },
    { "__kmpc_dispatch_next_8", dispatch_next, "pipppp>i", NULL },
    { "__kmpc_dispatch_next_8u", dispatch_next, "pipppp>i", NULL },
    { "__kmpc_dispatch_fini_4", dispatch_fini, "pi", NULL },
    { "__kmpc_dispatch_fini_4u", dispatch_fini, "pi", NULL },
    { "__kmpc_dispatch_fini_8", dispatch_fini, "pi", NULL },
    { "__kmpc_dispatch_fini_8u", dispatch_fini, "pi", NULL },
    { "__kmpc_dispatch_deinit", nothing, "pi", NULL },
    { "__kmpc_ordered", ordered, "pi", NULL },
    { "__kmpc_end_ordered", end_ordered, "pi", NULL },
    { 0 },
};
