/* Whose memory a result is. Who writes to what he got back sees whether that is an argument's
 * memory, a global's, an earlier result's, or nobody else's: semantics/DECISIONS.md P9. */
#include "interp/oracle/diff/comparer.h"

typedef enum Owner {
    OWNER_NOBODY,
    OWNER_ARGUMENT,
    OWNER_GLOBAL,
    OWNER_RESULT,
    OWNER_CONSTANT,
    OWNER_CLONE,
    OWNER_ENDED
} Owner;

typedef struct Holding {
    Owner owner;
    unsigned part;
    uint64_t first, last; /* offsets of elements, from where the owner begins */
} Holding;

static uint64_t element_offset(const Runner *runner, unsigned result, uint64_t element)
{
    Allocation *memory;
    uint64_t offset;

    return wire_element_at(runner->machine, &runner->shape.results.parts[result],
                           runner->results[result], element, &memory, &offset)
               ? offset
               : 0;
}

static uint64_t count_of(const Runner *runner, unsigned result)
{
    Elements elements = wire_elements(runner->machine, &runner->shape.results.parts[result],
                                      runner->results[result]);

    return elements_count(&elements);
}

/* A clone may be the same memory, and nobody may write to it, or to what it was made of (B5). */
static bool is_clone(const Allocation *memory)
{
    return memory && memory->kind == ALLOCATION_HEAP && memory->made
           && op_is(memory->made, "bufferization.clone");
}

static Holding find_owner(const Runner *runner, const Allocation *memory, unsigned result)
{
    for (unsigned i = 0; i < runner->shape.arguments.count; i++)
        if (runner->shape.arguments.parts[i].element
            && own_memory(runner, CELL_ARGUMENT, i) == memory)
            return (Holding){ .owner = OWNER_ARGUMENT, .part = i };
    for (unsigned i = 0; i < runner->globals.count; i++)
        if (own_memory(runner, CELL_GLOBAL, i) == memory)
            return (Holding){ .owner = OWNER_GLOBAL, .part = i };
    if (memory->constant)
        return (Holding){ .owner = OWNER_CONSTANT };
    for (unsigned i = 0; i < result; i++)
        if (runner->shape.results.parts[i].element && !*runner->results[i].poison
            && wire_memory(runner->machine, &runner->shape.results.parts[i], runner->results[i])
                   == memory)
            return (
                Holding){ .owner = OWNER_RESULT, .part = i, .first = element_offset(runner, i, 0) };
    return (Holding){ .owner = is_clone(memory) ? OWNER_CLONE : OWNER_NOBODY };
}

static Holding holding_of(const Runner *runner, unsigned result, uint64_t count)
{
    const Allocation *memory =
        wire_memory(runner->machine, &runner->shape.results.parts[result], runner->results[result]);
    Holding held;
    uint64_t begin;

    if (!memory)
        return (Holding){ .owner = OWNER_ENDED };
    held = find_owner(runner, memory, result);
    begin = held.first;
    held.first = element_offset(runner, result, 0) - begin;
    held.last = element_offset(runner, result, count - 1) - begin;
    return held;
}

static bool result_is_clone(const Runner *runner, unsigned result)
{
    return is_clone(wire_memory(runner->machine, &runner->shape.results.parts[result],
                                runner->results[result]));
}

static Str name_of_global(const Runner *runner, Holding held)
{
    return op_attr(runner->globals.parts[held.part].global, "sym_name")->string;
}

/* By its name: a lowering may have made another operation of it, of another type. */
static bool is_same_global(const Comparer *c, Holding own, Holding other)
{
    return other.owner == OWNER_GLOBAL
           && str_eq(name_of_global(&c->source.runner, own),
                     name_of_global(&c->target.runner, other))
           && own.first == other.first && own.last == other.last;
}

/* May the target's stand for the source's? Nobody may write to a constant: a copy will do. */
static bool holds(const Comparer *c, Holding own, Holding other)
{
    if (own.owner == OWNER_ENDED || other.owner == OWNER_CLONE)
        return true;
    if (own.owner == OWNER_RESULT && result_is_clone(&c->target.runner, own.part))
        return true;
    if (own.owner == OWNER_CLONE)
        return other.owner != OWNER_ENDED;
    if (own.owner == OWNER_CONSTANT)
        return other.owner == OWNER_CONSTANT || other.owner == OWNER_NOBODY;
    if (own.owner == OWNER_GLOBAL)
        return is_same_global(c, own, other);
    return own.owner == other.owner && own.part == other.part
           && (own.owner == OWNER_NOBODY || (own.first == other.first && own.last == other.last));
}

static Str holding_text(Arena *arena, const Runner *runner, Holding held)
{
    Str name;

    switch (held.owner) {
    case OWNER_NOBODY:
    case OWNER_CLONE:
        return STR("new memory");
    case OWNER_CONSTANT:
        return STR("memory of a constant global");
    case OWNER_ENDED:
        return STR("memory that has ended");
    case OWNER_GLOBAL:
        name = name_of_global(runner, held);
        return str_printf(arena, "memory of @%.*s, from byte %lld to %lld", STR_ARG(name),
                          (long long)held.first, (long long)held.last);
    case OWNER_ARGUMENT:
    case OWNER_RESULT:
        break;
    }
    return str_printf(arena, "the memory of %s %u, from byte %lld to %lld",
                      held.owner == OWNER_RESULT ? "result" : "argument", held.part,
                      (long long)held.first, (long long)held.last);
}

bool compare_shares(Comparer *c, Judgement *judgement)
{
    const Runner *source = &c->source.runner, *target = &c->target.runner;

    for (unsigned i = 0; i < source->shape.results.count; i++) {
        Holding own, other;
        uint64_t count;

        if (!source->shape.results.parts[i].shares || *source->results[i].poison
            || *target->results[i].poison)
            continue;
        count = count_of(source, i);
        if (!count || count != count_of(target, i))
            continue;
        own = holding_of(source, i, count);
        other = holding_of(target, i, count);
        if (holds(c, own, other))
            continue;
        *judgement = (Judgement){ .verdict = VERDICT_DIFFERENT,
                                  .part = JUDGED_CELL,
                                  .cell = { .kind = CELL_SIZE, .part = i },
                                  .departed = 1,
                                  .what = str_printf(&c->scratch, "whose memory result %u is", i),
                                  .ours = holding_text(&c->scratch, source, own),
                                  .theirs = holding_text(&c->scratch, target, other) };
        return false;
    }
    return true;
}
