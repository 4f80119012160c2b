/* A function whose tensors have become memrefs, as bufferization makes of it: one on tensors again
 * that calls it is compared in its place. Memory of arguments is its own, as it is for tensors. */
#include "core/ir/function.h"
#include "interp/oracle/diff/comparer.h"

#include "core/ir/context.h"
#include "core/ir/symbol.h"

#include <string.h>

static bool same_text(const Type *a, const Type *b)
{
    return strcmp(type_text(a), type_text(b)) == 0;
}

/* Could it hold the tensor's elements, and if it is given any tensor of that type? The types are of
 * two contexts. */
static bool is_buffer_of(const Type *memref, const Type *tensor)
{
    if (!type_is_any_tensor(tensor) || !type_is_any_memref(memref)
        || !same_text(tensor->shaped.element, memref->shaped.element))
        return false;
    if (!type_has_rank(tensor) || !type_has_rank(memref))
        return true;
    for (unsigned i = 0; i < tensor->shaped.rank; i++)
        if (tensor->shaped.rank != memref->shaped.rank
            || (tensor->shaped.dims[i] != memref->shaped.dims[i]
                && tensor->shaped.dims[i] != DYNAMIC && memref->shaped.dims[i] != DYNAMIC))
            return false;
    return tensor->shaped.rank == memref->shaped.rank;
}

static bool is_buffer_of_any(const Type *memref, const Type *tensor)
{
    if (!is_buffer_of(memref, tensor) || type_has_rank(memref) != type_has_rank(tensor))
        return false;
    for (unsigned i = 0; type_has_rank(tensor) && i < tensor->shaped.rank; i++)
        if (tensor->shaped.dims[i] != memref->shaped.dims[i])
            return false;
    return true;
}

static bool are_buffers(const Type *source, const Type *target)
{
    unsigned count = source->list.input_count + source->list.result_count;

    if (source->list.input_count != target->list.input_count
        || source->list.result_count != target->list.result_count)
        return false;
    for (unsigned i = 0; i < count; i++)
        if (!same_text(source->list.types[i], target->list.types[i])
            && !(i < source->list.input_count ? is_buffer_of_any : is_buffer_of)(
                target->list.types[i], source->list.types[i]))
            return false;
    return true;
}

static void add_types(Sb *sb, const Type *const *types, unsigned count)
{
    sb_char(sb, '(');
    for (unsigned i = 0; i < count; i++)
        sb_printf(sb, "%s%s", i ? ", " : "", type_text(types[i]));
    sb_char(sb, ')');
}

static void add_arguments(Sb *sb, const Type *source)
{
    for (unsigned i = 0; i < source->list.input_count; i++)
        sb_printf(sb, "%s%%t%u: %s", i ? ", " : "", i, type_text(source->list.types[i]));
}

/* "%m0 = bufferization.to_buffer %t0 : tensor<f32> to memref<f32>" */
static void add_buffers(Sb *sb, const Type *source, const Type *target)
{
    for (unsigned i = 0; i < source->list.input_count; i++)
        if (is_buffer_of(target->list.types[i], source->list.types[i]))
            sb_printf(sb, "%%m%u = bufferization.to_buffer %%t%u : %s to %s\n", i, i,
                      type_text(source->list.types[i]), type_text(target->list.types[i]));
}

static void add_call(Sb *sb, const Type *source, const Type *target, Str name)
{
    unsigned inputs = source->list.input_count, results = source->list.result_count;

    if (results)
        sb_printf(sb, "%%r:%u = ", results);
    sb_printf(sb, "func.call @\"%.*s\"(", STR_ARG(name));
    for (unsigned i = 0; i < inputs; i++)
        sb_printf(sb, "%s%%%c%u", i ? ", " : "",
                  is_buffer_of(target->list.types[i], source->list.types[i]) ? 'm' : 't', i);
    sb_add(sb, ") : ");
    add_types(sb, target->list.types, inputs);
    sb_add(sb, " -> ");
    add_types(sb, target->list.types + inputs, results);
    sb_char(sb, '\n');
}

/* "%v0 = bufferization.to_tensor %r#0 restrict : memref<2xf32> to tensor<2xf32>", and a cast where
 * one type leaves sizes open that the other tells. */
static void add_tensor(Sb *sb, Context *context, const Type *tensor, const Type *memref, unsigned i)
{
    const Type *told = type_has_rank(memref)
                           ? type_tensor(context, memref->shaped.rank, memref->shaped.dims,
                                         memref->shaped.element, NULL)
                           : type_unranked_tensor(context, memref->shaped.element);

    sb_printf(sb, "%%r%u = bufferization.to_tensor %%r#%u restrict : %s to %s\n", i, i,
              type_text(memref), type_text(told));
    sb_printf(sb, "%%v%u = tensor.cast %%r%u : %s to %s\n", i, i, type_text(told),
              type_text(tensor));
}

static void add_return(Sb *sb, Context *context, const Type *source, const Type *target)
{
    const Type *const *ours = source->list.types + source->list.input_count;
    const Type *const *theirs = target->list.types + source->list.input_count;
    unsigned results = source->list.result_count;

    for (unsigned i = 0; i < results; i++)
        if (is_buffer_of(theirs[i], ours[i]))
            add_tensor(sb, context, ours[i], theirs[i], i);
    sb_add(sb, "func.return");
    for (unsigned i = 0; i < results; i++)
        sb_printf(sb, is_buffer_of(theirs[i], ours[i]) ? "%s%%v%u" : "%s%%r#%u", i ? ", " : " ", i);
    for (unsigned i = 0; i < results; i++)
        sb_printf(sb, "%s%s", i ? ", " : " : ", type_text(ours[i]));
}

static void add_text(Sb *sb, Context *context, const Type *source, const Type *target, Str name)
{
    sb_printf(sb, "func.func @\"%.*s, on tensors\"(", STR_ARG(name));
    add_arguments(sb, source);
    sb_add(sb, ") -> ");
    add_types(sb, source->list.types + source->list.input_count, source->list.result_count);
    sb_add(sb, " {\n");
    add_buffers(sb, source, target);
    add_call(sb, source, target, name);
    add_return(sb, context, source, target);
    sb_add(sb, "\n}\n");
}

Op *compare_on_tensors(const Op *source, const Op *target)
{
    const Type *ours = function_signature(source);
    const Type *theirs = function_signature(target);
    Sb sb = { 0 };
    Op *made;

    if (!are_buffers(ours, theirs))
        return NULL;
    add_text(&sb, op_context(target), ours, theirs, symbol_name(target));
    made = compare_adapter(target, sb_view(&sb));
    sb_free(&sb);
    return made;
}
