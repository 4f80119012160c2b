#include "dialects/llvm/promises.h"

#include "core/ir/attr.h"
#include "core/ir/symbol.h"
#include "dialects/llvm/arguments.h"
#include "dialects/llvm/effects.h"
#include "dialects/llvm/llvm.h"

/* Of one argument: by the function, or at the call. */
typedef struct Promised {
    bool alone;
    unsigned denied;
} Promised;

static void add_promised(Promised *promised, const Op *op, unsigned argument)
{
    static const struct {
        const char *name;
        unsigned denied;
    } DENYING[] = { { "llvm.readnone", DENIES_ALL },
                    { "llvm.readonly", DENIES_WRITES },
                    { "llvm.writeonly", DENIES_READS } };

    promised->alone |= llvm_argument_attr(op, argument, "llvm.noalias") != NULL;
    for (size_t i = 0; i < sizeof DENYING / sizeof *DENYING; i++)
        if (llvm_argument_attr(op, argument, DENYING[i].name))
            promised->denied |= DENYING[i].denied;
}

static unsigned promised_count(const Op *op)
{
    const Attr *list = op_attr(op, "arg_attrs");

    return list ? list->array.count : 0;
}

static const Op *function_of(const Op *op)
{
    const Attr *callee = op_attr(op, "callee");

    return !op->def->function ? callee ? symbol_nearest(op, callee) : NULL : op;
}

static bool promises_memory(const Op *op)
{
    const Op *function = function_of(op);
    const Attr *said = op_attr(op, "memory_effects");
    Promised promised = { 0 };
    Effects effects;

    for (unsigned i = 0; i < promised_count(op); i++)
        add_promised(&promised, op, i);
    if (promised.alone)
        return true;
    if (!function || !function->region_count || !function->regions[0].first
        || (!said && !promised.denied))
        return false;
    effects = llvm_effects(function, NULL);
    for (unsigned i = 0; i < promised_count(op); i++) {
        promised.denied = 0;
        add_promised(&promised, op, i);
        if (!effects_keep_argument(&effects, i, promised.denied))
            return true;
    }
    return said && !effects_keep(&effects, said);
}

static bool is_tail_call(const Op *op)
{
    const Attr *kind = op_attr(op, "TailCallKind");

    return kind && (llvm_enum_value(kind) == LLVM_TAIL || llvm_enum_value(kind) == LLVM_MUST_TAIL);
}

static bool has_stack(const Op *function)
{
    for (const Block *block = function->regions[0].first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next)
            if (str_is(op_name(op), "llvm.alloca"))
                return true;
    return false;
}

bool llvm_limits_memory(const Op *op)
{
    return (is_tail_call(op) && has_stack(op_parent(op))) || promises_memory(op);
}

/* A call, and what is known of its function. */
typedef struct Call {
    Step *s;
    const Op *function;
    const Place *arguments;
    unsigned count;
    Effects effects;
} Call;

/* The allocation that the argument points to; 0 where it is no pointer, or points to none. */
static AllocationId pointed_to(const Call *call, unsigned index)
{
    Place argument = call->arguments[index];
    const Allocation *found =
        argument.layout->form == &FORM_POINTER && !*argument.poison
            ? memory_find(memory_in(call->s), place_pointer(argument).provenance)
            : NULL;

    return found && found->alive ? found->id : 0;
}

/* Memory that nothing modifies may have any number of pointers to it. */
static bool modifies(const Effects *effects)
{
    return !effects->known || effects->written || effects->writes_other || effects->writes_global;
}

/* All accesses go through arguments and names of globals, and no other one leads to its memory. */
static bool is_alone(const Call *call, unsigned index)
{
    const Effects *e = &call->effects;
    AllocationId id = pointed_to(call, index);

    if (!e->known || e->reads_other || e->writes_other
        || ((e->reads_global || e->writes_global)
            && memory_find(memory_in(call->s), id)->kind == ALLOCATION_GLOBAL))
        return false;
    for (unsigned i = 0; i < call->count; i++)
        if (i != index && pointed_to(call, i) == id)
            return false;
    return true;
}

/* `named`: it gets a name of its own in any case. */
static void promise_argument(const Call *call, unsigned index, bool named)
{
    PointerPromise promise = { .by = call->s->op, .argument = index };
    Promised promised = { 0 };

    if (!pointed_to(call, index))
        return;
    add_promised(&promised, call->function, index);
    add_promised(&promised, call->s->op, index);
    promise.alone = promised.alone && modifies(&call->effects) && !is_alone(call, index);
    if (!effects_keep_argument(&call->effects, index, promised.denied))
        promise.denied = promised.denied;
    if (named || promise.alone || promise.denied)
        place_set_pointer(call->arguments[index],
                          memory_promise_pointer(memory_in(call->s),
                                                 place_pointer(call->arguments[index]), &promise));
}

static bool is_kept(const Call *call, const Attr *said)
{
    return !said || effects_keep(&call->effects, said);
}

/* The arguments have their names. */
static void promise_call(const Call *call, const Attr *said, uint64_t since)
{
    AllocationId *arguments = ARENA_ARRAY(call->s->arena, AllocationId, call->count);
    CallPromise promise = { .denied_of_arguments = llvm_denied(said, EFFECTS_OF_ARGUMENTS),
                            .denied_of_others = llvm_denied(said, EFFECTS_OTHER),
                            .since = since,
                            .arguments = arguments,
                            .by = call->s->op };

    for (unsigned i = 0; i < call->count; i++)
        if (pointed_to(call, i))
            arguments[promise.argument_count++] = place_pointer(call->arguments[i]).provenance;
    memory_promise_call(memory_in(call->s), &promise);
}

void memory_scope_promise(Step *s, const MemoryScope *scope, const Op *function,
                          const Place *arguments, unsigned count)
{
    Call call = { s, function, arguments, count, { 0 } };
    const Attr *own = op_attr(function, "memory_effects"), *here = op_attr(s->op, "memory_effects");

    if (!own && !here && !op_attr(function, "arg_attrs") && !op_attr(s->op, "arg_attrs"))
        return;
    call.effects = llvm_effects(function, run_memo(s, &function->regions));
    for (unsigned i = 0; i < count; i++)
        promise_argument(&call, i, !is_kept(&call, own) || !is_kept(&call, here));
    if (!is_kept(&call, own))
        promise_call(&call, own, scope->since);
    if (!is_kept(&call, here))
        promise_call(&call, here, scope->since);
}

MemoryScope memory_scope(const Step *s)
{
    Memory *memory = memory_in(s);
    size_t mark = memory_stack_mark(memory), first = is_tail_call(s->op) ? stack_begin(s) : mark;

    return (MemoryScope){ first, mark - first, memory_promises(memory), memory_age(memory) };
}

void memory_scope_enter(Step *s, const MemoryScope *scope)
{
    if (scope->count)
        memory_withhold(memory_in(s), scope->first, scope->count, true);
}

void memory_scope_leave(Step *s, const MemoryScope *scope)
{
    if (scope->count)
        memory_withhold(memory_in(s), scope->first, scope->count, false);
    memory_promises_end(memory_in(s), scope->promises);
}
