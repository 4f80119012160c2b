/* Externals of C that call back: qsort and bsearch with the program's comparison, and what is to
 * run at its end. */
#include "interp/machine/externals.h"

#include "core/ir/function.h"
#include "core/ir/symbol.h"
#include "dialects/llvm/pointers.h"
#include "interp/machine/machine.h"

#include <string.h>

typedef struct Comparison {
    Step *s;
    const External *self;
    const Op *function;
    uint64_t size; /* of an element, in bytes */
} Comparison;

static bool is_layout(const Machine *machine, const Type *type, const Layout *layout)
{
    const Layout *of_type = machine_layout((Machine *)machine, type);

    return of_type && of_type->form == layout->form && of_type->width == layout->width;
}

const Op *external_callee(Step *s, const External *self, unsigned operand, unsigned pointers,
                          bool gives)
{
    const Op *function = llvm_function_at(s, pointer_in(s, operand));
    Layout pointer = layout_pointer(target_in(s), 0), number = layout_int(target_in(s), 32);
    const Type *type = function ? function_signature(function) : NULL;
    bool fits = type && function->regions[0].first && type->list.input_count == pointers
                && type->list.result_count == gives;

    for (unsigned i = 0; fits && i < pointers; i++)
        fits = is_layout(s->machine, type->list.types[i], &pointer);
    if (fits && gives)
        fits = is_layout(s->machine, type->list.types[pointers], &number);
    if (fits)
        return function;
    if (!function)
        undefined(s, "what @%s calls is not the address of a function", self->name);
    else
        undefined(s, "@%s calls the function @%.*s with types that are not its own", self->name,
                  STR_ARG(symbol_name(function)));
    return NULL;
}

Flow external_call_back(Step *s, const Op *function, const Place *arguments, Place *result)
{
    Machine *machine = s->machine;

    if (machine_check_depth(s) == FLOW_END)
        return FLOW_END;
    return machine_call(machine, machine_function(machine, function), s->op, arguments, NULL,
                        result);
}

/* Below, equal, above: of what two pointers lead to. */
static bool compare(const Comparison *c, Pointer a, Pointer b, int64_t *order)
{
    Layout pointer = layout_pointer(target_in(c->s), 0), number = layout_int(target_in(c->s), 32);
    ArenaMark mark = arena_mark(c->s->arena);
    Place arguments[] = { scratch_place(c->s, &pointer), scratch_place(c->s, &pointer) };
    Place result = scratch_place(c->s, &number);
    Flow flow;

    place_set_pointer(arguments[0], a);
    place_set_pointer(arguments[1], b);
    flow = external_call_back(c->s, c->function, arguments, &result);
    *order = int_low_s(place_int(result));
    if (flow != FLOW_END && *result.poison) {
        undefined_poison(c->s, *result.poison, "the order that @%s is told is poison",
                         c->self->name);
        flow = FLOW_END;
    }
    arena_release(c->s->arena, mark);
    return flow != FLOW_END;
}

static Pointer element(Pointer base, uint64_t size, uint64_t index)
{
    return (Pointer){ base.provenance, base.address + size * index };
}

static Flow copy_element(const Comparison *c, Pointer from, Pointer to)
{
    return copy_bytes(c->s, to, from, c->size, OVERLAP_ALLOWED);
}

/* Merges the sorted runs [low, middle) and [middle, high) of `from` into `to`. */
static bool merge(const Comparison *c, Pointer from, Pointer to, uint64_t low, uint64_t middle,
                  uint64_t high)
{
    uint64_t left = low, right = middle;

    for (uint64_t at = low; at < high; at++) {
        int64_t order = 0;
        bool both = left < middle && right < high, takes_left;

        if (both
            && !compare(c, element(from, c->size, left), element(from, c->size, right), &order))
            return false;
        takes_left = both ? order <= 0 : left < middle;
        if (copy_element(c, element(from, c->size, takes_left ? left++ : right++),
                         element(to, c->size, at))
            == FLOW_END)
            return false;
    }
    return true;
}

/* As glibc's does, where there is memory for a copy: equal elements stay in order. */
static bool sort(const Comparison *c, Pointer base, Pointer spare, uint64_t count)
{
    Pointer from = base, to = spare;

    for (uint64_t run = 1; run < count; run *= 2) {
        Pointer kept = from;

        for (uint64_t low = 0; low < count; low += 2 * run) {
            uint64_t middle = low + run < count ? low + run : count;
            uint64_t high = middle + run < count ? middle + run : count;

            if (!merge(c, from, to, low, middle, high))
                return false;
        }
        from = to;
        to = kept;
    }
    for (uint64_t i = 0; from.provenance != base.provenance && i < count; i++)
        if (copy_element(c, element(from, c->size, i), element(base, c->size, i)) == FLOW_END)
            return false;
    return true;
}

/* qsort(base, count, size, compare) */
static Flow call_qsort(Step *s, const External *self, unsigned first)
{
    Comparison c = { s, self, external_callee(s, self, first + 3, 2, true), size_in(s, first + 2) };
    uint64_t count = size_in(s, first + 1), bytes;
    Allocation *spare;
    bool sorted;

    if (!c.function)
        return FLOW_END;
    if (__builtin_mul_overflow(count, c.size, &bytes))
        return undefined(s, "the elements are more than memory can hold");
    spare = memory_allocate(memory_in(s), ALLOCATION_STACK, bytes, 16, s->op);
    if (!spare)
        return memory_is_short(s, "%llu bytes to sort in", (unsigned long long)bytes);
    sorted = sort(&c, pointer_in(s, first), (Pointer){ spare->id, spare->address }, count);
    return sorted ? FLOW_NEXT : FLOW_END;
}

/* bsearch(key, base, count, size, compare) */
static Flow call_bsearch(Step *s, const External *self, unsigned first)
{
    Comparison c = { s, self, external_callee(s, self, first + 4, 2, true), size_in(s, first + 3) };
    uint64_t low = 0, high = size_in(s, first + 2);

    if (!c.function)
        return FLOW_END;
    while (low < high) {
        uint64_t middle = low + (high - low) / 2;
        Pointer found = element(pointer_in(s, first + 1), c.size, middle);
        int64_t order;

        if (!compare(&c, pointer_in(s, first), found, &order))
            return FLOW_END;
        if (!order)
            return give_pointer(s, found);
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return give_pointer(s, (Pointer){ 0, 0 });
}

typedef struct AtExit AtExit;
struct AtExit {
    const Op *function;
    bool takes; /* a pointer, this one */
    Pointer argument;
    AtExit *before; /* it was registered */
};

static const char AT_EXIT_KEY;

static Flow add_at_exit(Step *s, AtExit added)
{
    void **memo = run_memo(s, &AT_EXIT_KEY);
    AtExit *last;

    if (!added.function)
        return FLOW_END;
    last = ARENA_ARRAY(&s->machine->program, AtExit, 1);
    *last = added;
    last->before = *memo;
    *memo = last;
    return give_int(s, int_of_u(s->arena, 32, 0));
}

static Flow call_atexit(Step *s, const External *self, unsigned first)
{
    return add_at_exit(s, (AtExit){ .function = external_callee(s, self, first, 0, false) });
}

/* __cxa_atexit(function, argument, library): C++'s, for a variable that lives to the end. */
static Flow call_cxa_atexit(Step *s, const External *self, unsigned first)
{
    return add_at_exit(s, (AtExit){ .function = external_callee(s, self, first, 1, false),
                                    .takes = true,
                                    .argument = pointer_in(s, first + 1) });
}

Flow run_at_exit(Machine *machine, const Op *call)
{
    void **memo = run_memo(&(Step){ .machine = machine }, &AT_EXIT_KEY);
    Layout pointer = layout_pointer(&machine->target, 0);

    machine->landing = NULL; /* no unwinding leaves them */
    while (*memo) {
        const AtExit *last = *memo;
        uint64_t words[2];
        uint32_t poison = 0;
        Place argument = { words, &poison, &pointer };

        *memo = last->before;
        place_set_pointer(argument, last->argument);
        if (machine_call(machine, machine_function(machine, last->function), call,
                         last->takes ? &argument : NULL, NULL, NULL)
            == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

const External CALL_EXTERNALS[] = {
    { "qsort", call_qsort, "pzzp", NULL },
    { "bsearch", call_bsearch, "ppzzp>p", NULL },
    { "atexit", call_atexit, "p>i", NULL },
    { "__cxa_atexit", call_cxa_atexit, "ppp>i", NULL },
    { 0 },
};
