/* Externals of C++, as the Itanium C++ ABI has them: objects that are thrown, the personality's
 * rules, by which a landing pad takes them, and guards of variables. Rules: semantics/DECISIONS.md
 * M32. */
#include "interp/machine/externals_type.h"

#include "core/ir/function.h"
#include "core/ir/symbol.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"
#include "interp/machine/attached.h"
#include "interp/machine/unwind.h"

#include <string.h>

typedef struct Exception {
    Attached attached; /* to the object */
    Pointer type;
    const Op *destructor; /* NULL: it has none, or the library's, for one of its own classes */
    bool ends_in_library;
    Pointer taken;            /* the object, as who caught it last knows it */
    struct Exception *before; /* that was caught, and still is */
    int handlers;             /* that have it caught; below zero where it is thrown anew */
    bool is_caught;
} Exception;

static void free_exception(Machine *machine, Attached *attached)
{
    (void)machine;
    free(attached);
}

static const AttachedKind EXCEPTION = { sizeof(Exception), free_exception };

/* Does a clause of this type take the exception? And as what object: of a pointer, what it points
 * to. */
static Answer takes(Step *s, const Exception *e, Pointer caught, Pointer *object)
{
    InfoKind kind;

    *object = e->attached.at;
    if (type_info_kind(s, e->type, &kind) == ENDED
        || (kind == INFO_POINTER && !type_info_pointer(s, e->attached.at, 0, object)))
        return ENDED;
    if (!caught.address || type_info_is(e->type, caught))
        return YES;
    return kind == INFO_POINTER ? type_info_takes_pointer(s, e->type, caught, object)
                                : type_info_base(s, e->type, caught, object);
}

Flow exception_type_number(Step *s, Pointer type, uint64_t *number)
{
    static const char COUNT_KEY, NULL_KEY;
    const Allocation *memory = memory_find(memory_in(s), type.provenance);
    void **count = run_memo(s, &COUNT_KEY);
    void **memo = run_memo(s, memory ? (const void *)memory : &NULL_KEY);

    if (!*memo) {
        *count = (void *)((uintptr_t)*count + 1);
        *memo = *count;
    }
    *number = (uintptr_t)*memo;
    return FLOW_NEXT;
}

/* Landing pads. */

enum { SELECTS_FILTER = -1, SELECTS_CLEANUP = 0 };

typedef struct Selection {
    int64_t selector;
    Pointer object;
} Selection;

/* What stands in no list of a filter is let through by it: to the landing pad. */
static Answer is_filtered(Step *s, const Exception *e, Place list)
{
    Pointer object;

    for (unsigned i = 0; i < list.layout->part_count; i++) {
        Answer answer = takes(s, e, place_pointer(place_part(list, i)), &object);

        if (answer != NO)
            return answer == YES ? NO : ENDED;
    }
    return YES;
}

static Answer try_clause(Step *s, const Exception *e, Place clause, Selection *selection)
{
    Pointer type;
    Answer answer;
    uint64_t number;

    if (clause.layout->form != &FORM_POINTER) {
        selection->selector = SELECTS_FILTER;
        selection->object = e->attached.at;
        return is_filtered(s, e, clause);
    }
    if (*clause.poison) {
        undefined_poison(s, *clause.poison, "the type that a landing pad takes is poison");
        return ENDED;
    }
    type = place_pointer(clause);
    answer = takes(s, e, type, &selection->object);
    if (answer == YES && exception_type_number(s, type, &number) == FLOW_NEXT)
        selection->selector = (int64_t)number;
    return answer;
}

/* The first clause that takes it. */
static Answer select_clause(Step *s, const Exception *e, const Landing *landing,
                            Selection *selection)
{
    for (unsigned i = 0; i < landing->pad->op->operand_count; i++) {
        Place clause = slot_place(landing->frame, landing->pad->operands[i]);
        Answer answer = try_clause(s, e, clause, selection);

        if (answer != NO)
            return answer;
    }
    return NO;
}

static bool is_pad_layout(const Layout *layout)
{
    return layout_is_record(layout) && layout->part_count == 2
           && layout_part(layout, 0)->form == &FORM_POINTER && layout_is_int(layout_part(layout, 1))
           && layout_part(layout, 1)->width == 32;
}

static Flow go_to(Step *s, Exception *e, Landing *landing, const Selection *selection)
{
    const Layout *layout = landing->pad->results[0].layout;
    Place value;

    if (!layout || !is_pad_layout(layout))
        return unsupported(s, "a landing pad of another type than '!llvm.struct<(ptr, i32)>'");
    value = scratch_place(s, layout);
    place_set_pointer(place_part(value, 0), e->attached.at);
    place_set_int(place_part(value, 1), int_of_s(s->arena, 32, selection->selector));
    if (selection->selector != SELECTS_CLEANUP)
        e->taken = selection->object;
    return unwind_to(s, landing, value);
}

/* Where nobody takes it nothing is left, not even for what is to be cleaned up. */
static Flow fly(Step *s, Exception *e)
{
    Selection selection, first_selection = { SELECTS_CLEANUP, e->attached.at };
    Landing *first = NULL;
    Str type;

    for (Landing *landing = s->machine->landing; landing; landing = landing->outer) {
        Answer answer = select_clause(s, e, landing, &selection);

        if (answer == ENDED)
            return FLOW_END;
        if (!first && (answer == YES || op_attr(landing->pad->op, "cleanup"))) {
            first = landing;
            if (answer == YES)
                first_selection = selection;
        }
        if (answer == YES)
            return go_to(s, e, first, &first_selection);
    }
    type = type_info_name(s, e->type);
    return trap(s, "nobody catches the exception of type @%.*s, so that std::terminate is called",
                STR_ARG(type));
}

bool exception_goes_on(Step *s, Place value, Flow *flow)
{
    Exception *e;
    Place object;

    if (!layout_is_record(value.layout) || !value.layout->part_count
        || layout_part(value.layout, 0)->form != &FORM_POINTER)
        return false;
    object = place_part(value, 0);
    e = *object.poison ? NULL : attached_at(s->machine, &EXCEPTION, place_pointer(object));
    if (!e)
        return false;
    *flow = fly(s, e);
    return true;
}

/* Functions. */

static Flow call_allocate_exception(Step *s, const External *self, unsigned first)
{
    enum { ALIGNMENT = 16 };
    uint64_t size = size_in(s, first);
    Allocation *made = memory_allocate(memory_in(s), ALLOCATION_LIBRARY, size, ALIGNMENT, s->op);

    (void)self;
    if (!made)
        return memory_is_short(s, "an exception of %llu bytes", (unsigned long long)size);
    return give_pointer(s, (Pointer){ made->id, made->address });
}

/* What @__cxa_allocate_exception gave. NULL: the run has ended. */
static Allocation *object_at(Step *s, const External *self, Pointer at)
{
    Allocation *memory = memory_find(memory_in(s), at.provenance);

    if (memory && memory->alive && memory->kind == ALLOCATION_LIBRARY
        && memory->address == at.address)
        return memory;
    undefined(s, "what is handed to @%s is not memory of @__cxa_allocate_exception", self->name);
    if (memory)
        note_allocation(s, memory);
    return NULL;
}

static Flow call_free_exception(Step *s, const External *self, unsigned first)
{
    Allocation *memory = object_at(s, self, pointer_in(s, first));

    if (!memory)
        return FLOW_END;
    memory_end(memory_in(s), memory, s->op);
    return FLOW_NEXT;
}

/* __cxa_throw(object, type, destructor) */
static Flow call_throw(Step *s, const External *self, unsigned first)
{
    Pointer at = pointer_in(s, first);
    Allocation *memory = object_at(s, self, at);
    const Op *destructor = NULL;
    Exception *e;

    const Op *ends = llvm_function_at(s, pointer_in(s, first + 2));
    bool ends_in_library =
        ends && !function_is_defined(ends) && class_destructor(symbol_name(ends));

    if (memory && pointer_in(s, first + 2).address && !ends_in_library) {
        destructor = external_callee(s, self, first + 2, 1, false);
        memory = destructor ? memory : NULL;
    }
    if (!memory)
        return FLOW_END;
    if (attached_at(s->machine, &EXCEPTION, at))
        return undefined(s, "the exception was thrown before");
    e = attach(s->machine, memory, at.address, &EXCEPTION);
    e->type = pointer_in(s, first + 1);
    e->destructor = destructor;
    e->ends_in_library = ends_in_library;
    e->taken = at;
    return fly(s, e);
}

Flow exception_throw(Step *s, Pointer object, Pointer type)
{
    Allocation *memory = memory_find(memory_in(s), object.provenance);
    Exception *e = attach(s->machine, memory, object.address, &EXCEPTION);

    e->type = type;
    e->ends_in_library = true;
    e->taken = object;
    return fly(s, e);
}

static const char CAUGHT_KEY;

/* The exceptions that are caught, the last first. */
static Exception *last_caught(Step *s)
{
    return *run_memo(s, &CAUGHT_KEY);
}

static Flow call_rethrow(Step *s, const External *self, unsigned first)
{
    Exception *e = last_caught(s);

    (void)self, (void)first;
    if (!e)
        return trap(s, "@__cxa_rethrow was called where no exception is caught");
    e->handlers = -e->handlers;
    return fly(s, e);
}

/* The exception of that object; NULL: the run has ended. */
static Exception *exception_at(Step *s, const External *self, Pointer at)
{
    Exception *e = attached_at(s->machine, &EXCEPTION, at);

    if (!e)
        undefined(s, "what is handed to @%s is no exception that was thrown", self->name);
    return e;
}

static Flow call_begin_catch(Step *s, const External *self, unsigned first)
{
    Exception *e = exception_at(s, self, pointer_in(s, first));

    if (!e)
        return FLOW_END;
    e->handlers = (e->handlers < 0 ? -e->handlers : e->handlers) + 1;
    if (!e->is_caught) {
        e->is_caught = true;
        e->before = last_caught(s);
        *run_memo(s, &CAUGHT_KEY) = e;
    }
    return give_pointer(s, e->taken);
}

static Flow call_get_exception(Step *s, const External *self, unsigned first)
{
    const Exception *e = exception_at(s, self, pointer_in(s, first));

    return e ? give_pointer(s, e->taken) : FLOW_END;
}

/* The object ends, and its memory. */
static Flow destroy(Step *s, Exception *e)
{
    Machine *machine = s->machine;
    Pointer at = e->attached.at;
    const Op *destructor = e->destructor;
    bool ends_in_library = e->ends_in_library;
    Layout pointer = layout_pointer(target_in(s), 0);
    Place object = scratch_place(s, &pointer);
    Allocation *memory;

    detach(machine, &e->attached);
    place_set_pointer(object, at);
    if (ends_in_library && class_end(s, at) == FLOW_END)
        return FLOW_END;
    if (destructor && external_call_back(s, destructor, &object, NULL) == FLOW_END)
        return FLOW_END;
    memory = memory_find(memory_in(s), at.provenance);
    if (memory && memory->alive)
        memory_end(memory_in(s), memory, s->op);
    return FLOW_NEXT;
}

static Flow call_end_catch(Step *s, const External *self, unsigned first)
{
    Exception *e = last_caught(s);
    bool flies = e && e->handlers < 0;

    (void)self, (void)first;
    if (!e)
        return undefined(s, "@__cxa_end_catch was called where no exception is caught");
    e->handlers += flies ? 1 : -1;
    if (e->handlers)
        return FLOW_NEXT;
    *run_memo(s, &CAUGHT_KEY) = e->before;
    e->is_caught = false;
    return flies ? FLOW_NEXT : destroy(s, e);
}

/* Variables of functions that are made when control first comes there: their guard's first byte
 * says that they are, the second that somebody is about to. */
enum { IS_MADE, IS_BEING_MADE };

static bool set_guard(Step *s, Pointer guard, unsigned at, char value)
{
    guard.address += at;
    return write_bytes(s, guard, &value, 1);
}

static Flow call_guard_acquire(Step *s, const External *self, unsigned first)
{
    Pointer guard = pointer_in(s, first);
    MemRef bytes = bytes_at(s, guard);
    unsigned char made, being_made;

    (void)self;
    if (!read_byte(s, &bytes, IS_MADE, &made) || !read_byte(s, &bytes, IS_BEING_MADE, &being_made))
        return FLOW_END;
    if (!made && being_made)
        return undefined(s, "the variable is needed to make itself");
    if (!made && !set_guard(s, guard, IS_BEING_MADE, 1))
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, 32, !made));
}

/* It was made, or an unwinding came between. */
static Flow call_guard_release(Step *s, const External *self, unsigned first)
{
    Pointer guard = pointer_in(s, first);
    bool made = strcmp(self->name, "__cxa_guard_release") == 0;

    return set_guard(s, guard, IS_BEING_MADE, 0) && (!made || set_guard(s, guard, IS_MADE, 1))
               ? FLOW_NEXT
               : FLOW_END;
}

static Flow call_terminate(Step *s, const External *self, unsigned first)
{
    (void)self, (void)first;
    return trap(s, "std::terminate was called");
}

const External EXCEPTION_EXTERNALS[] = {
    { "__cxa_allocate_exception", call_allocate_exception, "z>p", NULL },
    { "__cxa_free_exception", call_free_exception, "p", NULL },
    { "__cxa_throw", call_throw, "ppp", NULL },
    { "__cxa_rethrow", call_rethrow, "", NULL },
    { "__cxa_begin_catch", call_begin_catch, "p>p", NULL },
    { "__cxa_end_catch", call_end_catch, "", NULL },
    { "__cxa_get_exception_ptr", call_get_exception, "p>p", NULL },
    { "__cxa_guard_acquire", call_guard_acquire, "p>i", NULL },
    { "__cxa_guard_release", call_guard_release, "p", NULL },
    { "__cxa_guard_abort", call_guard_release, "p", NULL },
    { "_ZSt9terminatev", call_terminate, "", NULL },
    { 0 },
};
