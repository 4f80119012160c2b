/* Externals of C++, as the Itanium C++ ABI has them: objects that are thrown, the personality's
 * rules, by which a landing pad takes them, and guards of variables. Rules: semantics/DECISIONS.md
 * M32. */
#include "interp/machine/externals.h"

#include "core/ir/symbol.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"
#include "interp/machine/attached.h"
#include "interp/machine/unwind.h"

#include <string.h>

typedef struct Exception {
    Attached attached; /* to the object */
    Pointer type;
    const Op *destructor;     /* NULL: it has none */
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

/* Types: what tells one is a global, of which there is one for each. */

typedef enum InfoKind { INFO_PLAIN, INFO_CLASS, INFO_DERIVED, INFO_OF_MANY, INFO_POINTER } InfoKind;

static const struct {
    const char *table;
    InfoKind kind;
} KINDS[] = {
    { "_ZTVN10__cxxabiv117__class_type_infoE", INFO_CLASS },
    { "_ZTVN10__cxxabiv120__si_class_type_infoE", INFO_DERIVED },
    { "_ZTVN10__cxxabiv121__vmi_class_type_infoE", INFO_OF_MANY },
    { "_ZTVN10__cxxabiv119__pointer_type_infoE", INFO_POINTER },
    { "_ZTVN10__cxxabiv123__fundamental_type_infoE", INFO_PLAIN },
    { "_ZTVN10__cxxabiv116__enum_type_infoE", INFO_PLAIN },
    { "_ZTVN10__cxxabiv120__function_type_infoE", INFO_PLAIN },
    { "_ZTVN10__cxxabiv117__array_type_infoE", INFO_PLAIN },
    { "_ZTVN10__cxxabiv129__pointer_to_member_type_infoE", INFO_PLAIN },
};
enum { KIND_COUNT = sizeof KINDS / sizeof *KINDS, TABLE_BYTES = 11 * 8 };

static bool is_table(Str name)
{
    for (size_t i = 0; i < KIND_COUNT; i++)
        if (str_is(name, KINDS[i].table))
            return true;
    return false;
}

uint64_t external_global_bytes(Str name, uint64_t declared)
{
    return is_table(name) && declared < TABLE_BYTES ? TABLE_BYTES : declared;
}

/* Nobody but the library reads them. */
bool exception_global(Step *s, Str name, Place value)
{
    if (!is_table(name) && !str_starts(name, "_ZTI") && !str_is(name, "__dso_handle"))
        return false;
    place_set_poison(s, value, "what the library has there is not known");
    return true;
}

static Str name_at(const Step *s, Pointer at)
{
    const Allocation *memory = memory_find(memory_in(s), at.provenance);

    return memory && memory->kind == ALLOCATION_GLOBAL && memory->made ? symbol_name(memory->made)
                                                                       : (Str){ 0 };
}

static bool read_part(Step *s, Pointer at, uint64_t offset, const Layout *layout, const Type *type,
                      Place *part)
{
    MemRef memref = pointee((Pointer){ at.provenance, at.address + offset }, type);

    *part = scratch_place(s, layout);
    if (load_at(s, &memref, 0, *part, ACCESS_READ) == FLOW_END)
        return false;
    if (*part->poison)
        undefined_poison(s, *part->poison, "what tells the type of an exception is poison");
    return !*part->poison;
}

static bool read_pointer(Step *s, Pointer at, uint64_t offset, Pointer *value)
{
    Layout layout = layout_pointer(target_in(s), 0);
    Place part;

    if (layout.width != 64) {
        unsupported(s, "types of exceptions where pointers have %u bits", layout.width);
        return false;
    }
    if (!read_part(s, at, offset, &layout, llvm_ptr(op_context(s->op), 0), &part))
        return false;
    *value = place_pointer(part);
    return true;
}

static bool read_number(Step *s, Pointer at, uint64_t offset, unsigned width, int64_t *value)
{
    Layout layout = layout_int(target_in(s), width);
    Place part;

    if (!read_part(s, at, offset, &layout, type_i(op_context(s->op), width), &part))
        return false;
    *value = int_low_s(place_int(part));
    return true;
}

typedef enum Answer { NO, YES, ENDED } Answer; /* the last: the run has */

static Answer kind_of(Step *s, Pointer type, InfoKind *kind)
{
    const Allocation *memory = memory_find(memory_in(s), type.provenance);
    Str name = name_at(s, type);
    Pointer table;

    *kind = str_starts(name, "_ZTIP") ? INFO_POINTER : INFO_PLAIN;
    if (!name.len) {
        undefined(s, "what should tell the type of an exception is no global");
        return ENDED;
    }
    if (!llvm_global_is_defined(memory->made))
        return NO;
    if (!read_pointer(s, type, 0, &table))
        return ENDED;
    name = name_at(s, table);
    for (size_t i = 0; i < KIND_COUNT; i++)
        if (str_is(name, KINDS[i].table))
            *kind = KINDS[i].kind;
    return YES;
}

static bool is_same(Pointer a, Pointer b)
{
    return a.provenance == b.provenance && a.address == b.address;
}

/* Where what is said of a class and its bases lies. */
enum { BASE = 16, BASE_COUNT = 20, BASES = 24, A_BASE = 16, BASE_FLAGS = 8 };
enum { IS_VIRTUAL = 1, IS_PUBLIC = 2, DISTANCE_SHIFT = 8 };

static Answer find_base(Step *s, Pointer type, Pointer base, Pointer *object, unsigned depth);

/* One base of a class of many; of a virtual one the object's own table tells the distance. */
static Answer find_in_base(Step *s, Pointer entry, Pointer base, Pointer *object, unsigned depth)
{
    Pointer type, table, inner = *object;
    int64_t flags, distance;
    Answer answer;

    if (!read_pointer(s, entry, 0, &type) || !read_number(s, entry, BASE_FLAGS, 64, &flags))
        return ENDED;
    if (!(flags & IS_PUBLIC))
        return NO;
    distance = flags >> DISTANCE_SHIFT;
    if (flags & IS_VIRTUAL && inner.address
        && (!read_pointer(s, *object, 0, &table)
            || !read_number(s, table, (uint64_t)distance, 64, &distance)))
        return ENDED;
    if (inner.address)
        inner.address += (uint64_t)distance;
    answer = find_base(s, type, base, &inner, depth);
    if (answer == YES)
        *object = inner;
    return answer;
}

static Answer find_in_bases(Step *s, Pointer type, Pointer base, Pointer *object, unsigned depth)
{
    int64_t count;

    if (!read_number(s, type, BASE_COUNT, 32, &count))
        return ENDED;
    for (int64_t i = 0; i < count; i++) {
        Pointer entry = { type.provenance, type.address + BASES + A_BASE * (uint64_t)i };
        Answer answer = find_in_base(s, entry, base, object, depth);

        if (answer != NO)
            return answer;
    }
    return NO;
}

/* Is `base` the type, or a public base of it? Then the object becomes that part of it. */
static Answer find_base(Step *s, Pointer type, Pointer base, Pointer *object, unsigned depth)
{
    enum { DEEPEST = 200 };
    InfoKind kind;

    if (is_same(type, base))
        return YES;
    if (work_done(s, 1) == FLOW_END || kind_of(s, type, &kind) == ENDED)
        return ENDED;
    if (depth == DEEPEST) {
        limit_reached(s, "the type of an exception has bases of bases that are too many");
        return ENDED;
    }
    if (kind == INFO_DERIVED)
        return read_pointer(s, type, BASE, &type) ? find_base(s, type, base, object, depth + 1)
                                                  : ENDED;
    return kind == INFO_OF_MANY ? find_in_bases(s, type, base, object, depth + 1) : NO;
}

enum { QUALIFIERS = 16, POINTEE = 24, IS_CONST_OR_VOLATILE = 3 };

/* The types of pointers that the library has are known by their names alone. */
static bool takes_by_name(Str thrown, Str caught)
{
    return str_is(caught, "_ZTIPv") || str_is(caught, "_ZTIPKv")
           || (str_starts(caught, "_ZTIPK") && str_starts(thrown, "_ZTIP")
               && str_eq(str_from(caught, strlen("_ZTIPK")), str_from(thrown, strlen("_ZTIP"))));
}

static Answer takes_pointer(Step *s, Pointer thrown, Pointer caught, Pointer *object)
{
    int64_t had, has;
    Pointer from, to;
    InfoKind kind;
    Answer answer;

    if (takes_by_name(name_at(s, thrown), name_at(s, caught)))
        return YES;
    answer = kind_of(s, thrown, &kind);
    if (answer == YES)
        answer = kind_of(s, caught, &kind);
    if (answer != YES || kind != INFO_POINTER)
        return answer == ENDED ? ENDED : NO;
    if (!read_number(s, thrown, QUALIFIERS, 32, &had)
        || !read_number(s, caught, QUALIFIERS, 32, &has) || !read_pointer(s, thrown, POINTEE, &from)
        || !read_pointer(s, caught, POINTEE, &to))
        return ENDED;
    return had & ~has & IS_CONST_OR_VOLATILE ? NO : find_base(s, from, to, object, 0);
}

/* Does a clause of this type take the exception? And as what object: of a pointer, what it points
 * to. */
static Answer takes(Step *s, const Exception *e, Pointer caught, Pointer *object)
{
    InfoKind kind;

    *object = e->attached.at;
    if (kind_of(s, e->type, &kind) == ENDED
        || (kind == INFO_POINTER && !read_pointer(s, e->attached.at, 0, object)))
        return ENDED;
    if (!caught.address || is_same(e->type, caught))
        return YES;
    return kind == INFO_POINTER ? takes_pointer(s, e->type, caught, object)
                                : find_base(s, e->type, caught, object, 0);
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
    type = name_at(s, e->type);
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

    if (memory && pointer_in(s, first + 2).address) {
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
    e->taken = at;
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
    Layout pointer = layout_pointer(target_in(s), 0);
    Place object = scratch_place(s, &pointer);
    Allocation *memory;

    detach(machine, &e->attached);
    place_set_pointer(object, at);
    if (destructor
        && machine_call(machine, machine_function(machine, destructor), s->op, &object, NULL, NULL)
               == FLOW_END)
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
