/* builtin.unrealized_conversion_cast, run: values of one type as values of what it is lowered to,
 * or back. What upstream's conversions to the llvm dialect make of a type is known by how both lie
 * in a frame: the same numbers and pointers in the same order. Rules: DECISIONS.md M18. */
#include "dialects/unrealized.h"

#include "core/ir/attr.h"
#include "core/ir/function.h"
#include "dialects/access.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"
#include "dialects/meaning/meaning.h"
#include "dialects/ptr/ptr.h"

#include <string.h>

/* LLVM has no floats of so few bits: integers stand for them. */
static bool is_narrow_float(const Layout *layout)
{
    enum { LEAST_WIDTH = 16 };

    return layout_is_float(layout) && layout->width < LEAST_WIDTH;
}

/* Integers of so many bits, floats of one format, or pointers. */
static bool is_same_scalar(const Layout *a, const Layout *b)
{
    if (!layout_is_number(a) || !layout_is_number(b))
        return a->form == b->form && a->form == &FORM_POINTER;
    if (layout_is_float(a) != layout_is_float(b))
        return a->width == b->width && (is_narrow_float(a) || is_narrow_float(b));
    return a->width == b->width && a->format == b->format;
}

static bool has_same_scalars(const Layout *a, const Layout *b)
{
    uint64_t count = layout_scalars(a), word, lane;

    if (count != layout_scalars(b) || a->words != b->words)
        return false;
    for (uint64_t i = 0; i < count; i++)
        if (!is_same_scalar(layout_scalar(a, i, &word, &lane), layout_scalar(b, i, &word, &lane)))
            return false;
    return true;
}

static bool is_pointer(const Type *type)
{
    return llvm_is_ptr(type) || ptr_is(type);
}

static bool is_scalar(const Type *type)
{
    return type_is_any_integer(type) || type->kind == TYPE_INDEX || type_is_float(type)
           || is_pointer(type);
}

/* Arrays of vectors of one dimension, of the same sizes. */
static bool is_lowered_vector(const Type *vector, const Type *lowered)
{
    unsigned dim = 0;

    for (; dim + 1 < vector->shaped.rank; dim++) {
        if (!llvm_is_array(lowered)
            || llvm_array_count(lowered) != (uint64_t)vector->shaped.dims[dim])
            return false;
        lowered = llvm_array_element(lowered);
    }
    return lowered->kind == TYPE_VECTOR && lowered->shaped.rank == 1
           && lowered->shaped.dims[0] == (vector->shaped.rank ? vector->shaped.dims[dim] : 1)
           && type_is_scalable(lowered) == type_is_scalable(vector)
           && is_scalar(lowered->shaped.element);
}

/* Are they, by what they are made of, a type and what it is lowered to? */
static bool is_lowered(const Type *type, const Type *lowered)
{
    if (is_scalar(type))
        return is_scalar(lowered);
    if (type->kind == TYPE_COMPLEX)
        return llvm_is_struct(lowered) && llvm_struct_count(lowered) == 2
               && is_scalar(llvm_struct_element(lowered, 0));
    return type->kind == TYPE_VECTOR && is_scalar(type->shaped.element)
           && is_lowered_vector(type, lowered);
}

/* Poison of a scalar is that of its lane, here and there. */
static void copy_scalars(Place to, Place from)
{
    uint64_t word, lane, source;

    place_clear(to);
    memcpy(to.words, from.words, layout_words(to.layout) * sizeof *to.words);
    if (to.layout->counted)
        to.layout->form->hold(to.layout, to.words);
    memset(to.poison, 0, layout_lanes(to.layout) * sizeof *to.poison);
    for (uint64_t i = 0; i < layout_scalars(to.layout); i++) {
        layout_scalar(to.layout, i, &word, &lane);
        layout_scalar(from.layout, i, &word, &source);
        if (!to.poison[lane])
            to.poison[lane] = from.poison[source];
    }
}

/* { allocated, aligned, offset, sizes, strides }: the words of a memref. */
static bool is_descriptor(const Layout *record, const Layout *memref)
{
    uint64_t word, lane;

    return memref->form == &FORM_MEMREF && layout_is_record(record)
           && record->words == memref->words && layout_scalars(record) >= 3
           && layout_scalar(record, 0, &word, &lane)->form == &FORM_POINTER
           && layout_scalar(record, 1, &word, &lane)->form == &FORM_POINTER
           && layout_scalar(record, 2, &word, &lane)->width == memref->width;
}

/* A memref is poison where any part of its descriptor is, and all parts where it is. */
static void copy_descriptor(Place to, Place from)
{
    uint32_t poison = 0;

    memcpy(to.words, from.words, layout_words(to.layout) * sizeof *to.words);
    for (uint64_t i = 0; i < layout_lanes(from.layout) && !poison; i++)
        poison = from.poison[i];
    for (uint64_t i = 0; i < layout_lanes(to.layout); i++)
        to.poison[i] = poison;
}

/* { rank, pointer to a descriptor } */
static bool is_unranked_descriptor(const Layout *record, const Layout *memref)
{
    uint64_t word, lane;

    return memref->form == &FORM_UNRANKED && layout_is_record(record) && record->lanes == 2
           && layout_is_number(layout_scalar(record, 0, &word, &lane))
           && layout_scalar(record, 1, &word, &lane)->form == &FORM_POINTER;
}

/* The descriptor goes to the stack, where lowered code has it. */
static Flow lower_unranked(Step *s, Place to, Place from)
{
    unsigned rank = (unsigned)from.words[UNRANKED_RANK];
    Layout ranked = layout_memref(target_in(s), rank, 0);
    uint32_t clean = 0;
    Allocation *made = memory_allocate(memory_in(s), ALLOCATION_STACK, layout_bytes(&ranked),
                                       layout_alignment(&ranked), s->op);

    if (!made)
        return memory_is_short(s, "the descriptor of a memref");
    layout_store(&ranked, from.words + UNRANKED_MEMREF, &clean, made, 0);
    to.words[0] = rank;
    place_set_pointer(place_lane(to, 1), (Pointer){ made->id, made->address });
    to.poison[0] = to.poison[1] = *from.poison;
    return FLOW_NEXT;
}

static Flow raise_unranked(Step *s, Place to, const Type *type, Place from)
{
    uint64_t rank = from.words[0];
    Layout ranked = layout_memref(target_in(s), (unsigned)rank, 0);
    MemRef at = pointee(place_pointer(place_lane(from, 1)), type);
    Place descriptor;

    *to.poison = from.poison[0] ? from.poison[0] : from.poison[1];
    if (*to.poison)
        return FLOW_NEXT;
    if (rank > UNRANKED_MAX_RANK)
        return unsupported(s, "an unranked memref of %llu dimensions", (unsigned long long)rank);
    descriptor = scratch_place(s, &ranked);
    if (load_at(s, &at, 0, descriptor, ACCESS_READ) == FLOW_END)
        return FLOW_END;
    to.words[UNRANKED_RANK] = rank;
    memcpy(to.words + UNRANKED_MEMREF, descriptor.words, layout_words(&ranked) * sizeof(uint64_t));
    *to.poison = *descriptor.poison;
    return FLOW_NEXT;
}

/* A bare pointer is that to the first element; its memref has the shape that the type says. */
static Flow raise_bare(Step *s, Place to, const Type *type, Place from)
{
    MemRef memref;

    if (describe_memref(s, type, NULL, NULL, &memref) == FLOW_END)
        return FLOW_END;
    memref.allocated = memref.aligned = place_pointer(from);
    place_set_memref(to, type, &memref);
    *to.poison = *from.poison;
    return FLOW_NEXT;
}

static void lower_bare(Place to, Place from)
{
    place_set_pointer(
        to, (Pointer){ from.words[MEMREF_ALIGNED_PROVENANCE], from.words[MEMREF_ALIGNED_ADDRESS] });
    *to.poison = *from.poison;
}

static Flow lower_function(Step *s, Place to, Place from)
{
    const Op *function;
    Pointer address = { 0, 0 };

    memcpy(&function, from.words, sizeof function);
    if (!*from.poison && llvm_address_of(s, function, &address) == FLOW_END)
        return FLOW_END;
    place_set_pointer(to, address);
    *to.poison = *from.poison;
    return FLOW_NEXT;
}

static Flow raise_function(Step *s, Place to, const Type *type, Place from)
{
    const Op *function = *from.poison ? NULL : llvm_function_at(s, place_pointer(from));

    *to.poison = *from.poison;
    if (!*from.poison && !function)
        return undefined(s, "the pointer is taken as a function, and is the address of none");
    if (function && function_signature(function) != type)
        return undefined(s,
                         "the pointer is taken as a function of type '%s', and points to one of "
                         "type '%s'",
                         type_text(type),
                         type_text(op_attr(function, "function_type")->type_value));
    memcpy(to.words, &function, sizeof function);
    return FLOW_NEXT;
}

static bool is_bare(const Type *memref, const Type *pointer)
{
    return memref->kind == TYPE_MEMREF && type_has_static_shape(memref) && is_pointer(pointer);
}

Flow unrealized_cast(Step *s, unsigned index)
{
    const Type *source = type_held(s->op->operands[index]->type),
               *target = type_held(s->op->results[index]->type);
    Place to = result_place(s, index), from = operand_place(s, index);
    const Layout *in = from.layout, *out = to.layout;

    if (source == target)
        return give_operand(s, index, index);
    if (is_descriptor(in, out) || is_descriptor(out, in)) {
        copy_descriptor(to, from);
        return FLOW_NEXT;
    }
    if (is_unranked_descriptor(out, in))
        return lower_unranked(s, to, from);
    if (is_unranked_descriptor(in, out))
        return raise_unranked(s, to, target, from);
    if (is_bare(target, source))
        return raise_bare(s, to, target, from);
    if (is_bare(source, target)) {
        lower_bare(to, from);
        return FLOW_NEXT;
    }
    if (source->kind == TYPE_FUNCTION && is_pointer(target))
        return lower_function(s, to, from);
    if (is_pointer(source) && target->kind == TYPE_FUNCTION)
        return raise_function(s, to, target, from);
    if ((!is_lowered(source, target) && !is_lowered(target, source)) || !has_same_scalars(in, out))
        return unsupported(s, "a cast from '%s' to '%s' has no meaning here",
                           type_text(s->op->operands[index]->type),
                           type_text(s->op->results[index]->type));
    copy_scalars(to, from);
    return FLOW_NEXT;
}
