#include "dialects/llvm/arguments.h"

#include "core/ir/attr.h"
#include "core/ir/symbol.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"
#include "dialects/llvm/promises.h"

#include <string.h>

static const char BYVAL[] = "llvm.byval", NONNULL[] = "llvm.nonnull", ALIGN[] = "llvm.align",
                  DEREFERENCEABLE[] = "llvm.dereferenceable",
                  DEREFERENCEABLE_OR_NULL[] = "llvm.dereferenceable_or_null",
                  NOUNDEF[] = "llvm.noundef", RANGE[] = "llvm.range", RETURNED[] = "llvm.returned";

static const Attr *attr_in(const Attr *list, unsigned index, const char *name)
{
    return list && index < list->array.count
               ? attr_lookup(list->array.elements[index], str_of(name))
               : NULL;
}

const Attr *llvm_argument_attr(const Op *op, unsigned index, const char *name)
{
    return attr_in(op_attr(op, "arg_attrs"), index, name);
}

static const char RESULTS_LIST[] = "res_attrs";

static bool has_promise(const Attr *list)
{
    static const char *const NAMES[] = {
        BYVAL, NONNULL, ALIGN, DEREFERENCEABLE, DEREFERENCEABLE_OR_NULL, RANGE, RETURNED
    };

    for (unsigned i = 0; list && i < list->array.count; i++)
        for (size_t k = 0; k < sizeof NAMES / sizeof *NAMES; k++)
            if (attr_in(list, i, NAMES[k]))
                return true;
    return false;
}

/* LLVM's attribute, which MLIR has no own one for. */
static bool is_noreturn(const Op *function)
{
    const Attr *list = op_attr(function, "passthrough");

    for (unsigned i = 0; list && i < list->array.count; i++)
        if (list->array.elements[i]->kind == ATTR_STRING
            && str_is(list->array.elements[i]->string, "noreturn"))
            return true;
    return false;
}

/* How it is called, or is to be. */
static const Attr *convention_of(const Op *op)
{
    return op_attr(op, "CConv");
}

static bool has_other_convention(const Op *call, const Op *function)
{
    const Attr *called = convention_of(call), *own = convention_of(function);

    return called && own && called != own && llvm_enum_value(called) != llvm_enum_value(own);
}

static bool calls_otherwise(const Op *op)
{
    const Attr *callee = op_attr(op, "callee");
    const Op *function = callee ? symbol_nearest(op, callee) : NULL;

    return function && has_other_convention(op, function);
}

bool llvm_is_particular(const Op *op)
{
    return has_promise(op_attr(op, "arg_attrs")) || has_promise(op_attr(op, "res_attrs"))
           || is_noreturn(op) || calls_otherwise(op) || llvm_limits_memory(op);
}

/* An argument, or the result, and where it is promised: by the function or at the call. */
typedef struct Parameter {
    Step *s;
    const Op *function;
    const char *list; /* "arg_attrs", "res_attrs" */
    unsigned index;
} Parameter;

static const Attr *promise(const Parameter *p, const char *name)
{
    const Attr *attr = attr_in(op_attr(p->function, p->list), p->index, name);

    return attr ? attr : attr_in(op_attr(p->s->op, p->list), p->index, name);
}

/* "argument 2", "the result" */
static Str name_of(const Parameter *p)
{
    return strcmp(p->list, RESULTS_LIST) == 0 ? STR("the result")
                                              : str_printf(p->s->arena, "argument %u", p->index);
}

/* From the lower bound up to below the upper one, round the end where that is less. */
static bool is_in_range(const Attr *range, Int value)
{
    Int lower = range->dialect.params[0]->integer, upper = range->dialect.params[1]->integer;
    bool above = int_cmp_u(value, lower) >= 0, below = int_cmp_u(value, upper) < 0;

    return int_cmp_u(lower, upper) <= 0 ? above && below : above || below;
}

/* Lane by lane. */
static void check_range(const Parameter *p, Place value)
{
    const Attr *range = promise(p, RANGE);

    for (uint64_t i = 0; range && i < layout_lanes(value.layout); i++) {
        Place lane = place_lane(value, i);

        if (!*lane.poison && layout_is_integer(lane.layout)
            && lane.layout->width == range->dialect.params[0]->integer.width
            && !is_in_range(range, place_int(lane)))
            place_set_poison(p->s, lane, "it is not in the range that is promised of it");
    }
}

static bool is_dereferenceable(const Parameter *p, Pointer at, uint64_t bytes)
{
    Allocation *allocation;
    uint64_t offset;

    return memory_check(memory_in(p->s), at, bytes, 1, ACCESS_READ, &allocation, &offset)
           == ACCESS_OK;
}

/* A broken promise of a pointer's value makes it poison. */
static void check_value(const Parameter *p, Pointer at, Place argument)
{
    uint64_t alignment = llvm_bytes_of(promise(p, ALIGN), 1);

    if (!at.address && promise(p, NONNULL))
        place_set_poison(p->s, argument, "it is null, which the nonnull of it excludes");
    else if (at.address % alignment)
        place_set_poison(p->s, argument,
                         "its address is not a multiple of what the align of it says");
}

static Flow check_pointer(const Parameter *p, Place argument)
{
    Pointer at = place_pointer(argument);
    uint64_t bytes = llvm_bytes_of(promise(p, DEREFERENCEABLE), 0);
    uint64_t bytes_or_null = llvm_bytes_of(promise(p, DEREFERENCEABLE_OR_NULL), 0);

    if (bytes_or_null > bytes && at.address)
        bytes = bytes_or_null;
    if (bytes && !is_dereferenceable(p, at, bytes))
        return undefined(p->s,
                         "%.*s, 0x%llx, does not point to %llu bytes of living memory, as its "
                         "dereferenceable says",
                         STR_ARG(name_of(p)), (unsigned long long)at.address,
                         (unsigned long long)bytes);
    check_value(p, at, argument);
    return FLOW_NEXT;
}

/* By value: the function has memory of its own, with what the argument points to. The copy is the
 * caller's doing, but LLVM leaves it out when it infers what a function does to its memory: no
 * promise is held against it (DECISIONS.md M37). */
static Flow copy_pointee(const Parameter *p, const Type *type, Place argument)
{
    Step *s = p->s;
    const Layout *layout = layout_of(s, type);
    uint64_t alignment = llvm_bytes_of(promise(p, ALIGN), 1);
    Pointer from = place_pointer(argument);
    Spot source, target;
    Allocation *made;
    uint64_t bytes;

    if (!layout || !layout_in_memory(layout))
        return unsupported(s, "an argument of type '%s' by value", type_text(type));
    bytes = layout_stride(layout);
    if (alignment < layout_alignment(layout))
        alignment = layout_alignment(layout);
    made = memory_allocate(memory_in(s), ALLOCATION_STACK, bytes, alignment, s->op);
    if (!made)
        return memory_is_short(s, "an argument of %llu bytes by value", (unsigned long long)bytes);
    place_set_pointer(argument, (Pointer){ made->id, made->address });
    if (!bytes)
        return FLOW_NEXT;
    if (find_bytes(s, from, bytes, 1, ACCESS_READ, &source) == FLOW_END
        || find_bytes(s, place_pointer(argument), bytes, 1, ACCESS_WRITE, &target) == FLOW_END)
        return FLOW_END;
    return copy_run(s, source, target, bytes);
}

static Flow take_argument(const Parameter *p, Place argument)
{
    const Attr *by_value = promise(p, BYVAL);
    bool is_pointer = argument.layout->form == &FORM_POINTER;

    if (is_pointer && !*argument.poison && check_pointer(p, argument) == FLOW_END)
        return FLOW_END;
    check_range(p, argument);
    if (place_is_poison(argument) && (promise(p, NOUNDEF) || by_value)) {
        uint32_t origin = 0;

        for (uint64_t i = 0; i < layout_lanes(argument.layout) && !origin; i++)
            origin = argument.poison[i];
        return undefined_poison(p->s, origin, "argument %u is poison, and the parameter is %s",
                                p->index, by_value ? "byval" : "noundef");
    }
    return by_value && is_pointer ? copy_pointee(p, by_value->type_value, argument) : FLOW_NEXT;
}

Flow llvm_take_poison(Step *s, const Op *function)
{
    Parameter parameter = { s, function, RESULTS_LIST, 0 };
    Place result = result_place(s, 0);
    uint32_t origin = 0;

    if (!promise(&parameter, NOUNDEF))
        return FLOW_NEXT;
    for (uint64_t i = 0; i < layout_lanes(result.layout) && !origin; i++)
        origin = result.poison[i];
    return origin ? undefined_poison(s, origin, "the function's result is poison, and noundef")
                  : FLOW_NEXT;
}

static Flow check_result(Step *s, const Op *function)
{
    Parameter parameter = { s, function, RESULTS_LIST, 0 };
    Place result;

    if (!s->op->result_count)
        return FLOW_NEXT;
    result = result_place(s, 0);
    if (result.layout->form == &FORM_POINTER && !*result.poison
        && check_pointer(&parameter, result) == FLOW_END)
        return FLOW_END;
    check_range(&parameter, result);
    return place_is_poison(result) ? llvm_take_poison(s, function) : FLOW_NEXT;
}

/* A value is an argument where it is the same number, or an address that is the same. */
static bool is_same(Place a, Place b)
{
    uint64_t words = a.layout->form == &FORM_POINTER ? 1 : layout_words(a.layout);

    return a.layout->form == b.layout->form && layout_words(a.layout) == layout_words(b.layout)
           && memcmp(a.words, b.words, words * sizeof *a.words) == 0;
}

/* Poison may become anything. */
static Flow check_returned(Step *s, const Op *function, unsigned first, unsigned count)
{
    for (unsigned i = 0; s->op->result_count && i < count; i++) {
        Parameter parameter = { s, function, "arg_attrs", i };
        Place argument = operand_place(s, first + i), result = result_place(s, 0);

        if (promise(&parameter, RETURNED) && !place_is_poison(argument) && !place_is_poison(result)
            && !is_same(argument, result))
            return undefined(s, "the function's result is not argument %u, which is returned", i);
    }
    return FLOW_NEXT;
}

/* A function that takes what it takes as it is, and names all of it. */
static bool is_plain(const Step *s, const Op *function, unsigned count)
{
    const Block *entry = function->region_count ? function->regions[0].first : NULL;

    return !entry
           || (entry->arg_count == count && !op_attr(function, "arg_attrs")
               && !op_attr(function, RESULTS_LIST) && !op_attr(s->op, "arg_attrs")
               && !op_attr(function, "memory_effects") && !op_attr(s->op, "memory_effects")
               && !op_attr(s->op, RESULTS_LIST));
}

static Flow call_promised(Step *s, const Op *function, unsigned first, unsigned count)
{
    size_t stack = memory_stack_mark(memory_in(s));
    MemoryScope scope = memory_scope(s);
    Place *arguments = ARENA_ARRAY(s->arena, Place, count);
    Flow flow;

    for (unsigned i = 0; i < count; i++) {
        Parameter parameter = { s, function, "arg_attrs", i };

        arguments[i] = scratch_place(s, operand_place(s, first + i).layout);
        place_copy(arguments[i], operand_place(s, first + i));
        if (take_argument(&parameter, arguments[i]) == FLOW_END)
            return FLOW_END;
    }
    memory_scope_promise(s, &scope, function, arguments, count);
    memory_scope_enter(s, &scope);
    flow = call_with(s, function, arguments, count);
    memory_scope_leave(s, &scope);
    if (flow == FLOW_END)
        return FLOW_END;
    memory_stack_release(memory_in(s), stack, s->op);
    return check_result(s, function) == FLOW_END ? FLOW_END
                                                 : check_returned(s, function, first, count);
}

static Flow call_plain(Step *s, const Op *function, unsigned first, unsigned count)
{
    MemoryScope scope = memory_scope(s);
    Flow flow;

    memory_scope_enter(s, &scope);
    flow = call_function(s, function, first, count);
    memory_scope_leave(s, &scope);
    return flow;
}

static Flow called_otherwise(Step *s, const Op *function)
{
    const Attr *called = convention_of(s->op), *own = convention_of(function);

    undefined(s, "the function @%.*s has the calling convention %s, and is called by %s",
              STR_ARG(symbol_name(function)), enum_word(&LLVM_ENUM_CCONV, llvm_enum_value(own)),
              enum_word(&LLVM_ENUM_CCONV, llvm_enum_value(called)));
    return note_operation(s, function, "the function");
}

Flow llvm_call(Step *s, const Op *function, unsigned first, unsigned count)
{
    Flow flow;

    if (has_other_convention(s->op, function))
        return called_otherwise(s, function);
    flow = (is_plain(s, function, count) ? call_plain : call_promised)(s, function, first, count);
    if (flow != FLOW_NEXT || !is_noreturn(function))
        return flow;
    undefined(s, "the function @%.*s has returned, which is noreturn",
              STR_ARG(symbol_name(function)));
    return note_operation(s, function, "the function");
}
