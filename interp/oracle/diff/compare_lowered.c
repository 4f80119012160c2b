/* A function whose types have become LLVM's, as convert-func-to-llvm and the conversions behind it
 * make of it: one of the types it had, which calls it, is compared in its place. Values become what
 * stands for them by unrealized casts, DECISIONS.md M18: a memref its descriptor, taken apart into
 * arguments, or with bare pointers its address; several results a struct. Tensors become memory
 * first. */
#include "core/ir/function.h"
#include "interp/oracle/diff/comparer.h"

#include "core/ir/context.h"
#include "core/ir/symbol.h"
#include "dialects/llvm/llvm.h"

#include <stdio.h>
#include <string.h>

/* Making the text. */
typedef struct Adapter {
    Context *context;
    const Type *source, *target; /* the functions' */
    bool bare;                   /* memrefs are bare pointers */
    Sb *body;                    /* operations before the call */
    Sb arguments;                /* "%t0, %p1_0, ..." */
    Sb promises;                 /* "{llvm.readnone}, {}, ...": what the call promises of each */
    unsigned at;                 /* the target's next input */
} Adapter;

static const char *text(const Type *type)
{
    return type_text(type);
}

static bool is_llvm(const Type *type, const char *name)
{
    return str_starts(str_of(text(type)), name);
}

/* The target's input `ahead` of the next; NULL behind the last. */
static const Type *next_input(const Adapter *a, unsigned ahead)
{
    return a->at + ahead < a->target->list.input_count ? a->target->list.types[a->at + ahead]
                                                       : NULL;
}

static bool is_pointer(const Type *type)
{
    return type && is_llvm(type, "!llvm.ptr");
}

static void pass_promising(Adapter *a, const char *name, const char *promises)
{
    sb_printf(&a->arguments, "%s%s", a->at ? ", " : "", name);
    sb_printf(&a->promises, "%s{%s}", a->at ? ", " : "", promises);
    a->at++;
}

static void pass(Adapter *a, const char *name)
{
    pass_promising(a, name, "");
}

static void add_cast(Sb *sb, const char *to, const char *from, const char *from_type,
                     const char *to_type)
{
    sb_printf(sb, "%s = builtin.unrealized_conversion_cast %s : %s to %s\n", to, from, from_type,
              to_type);
}

/* "%p3_1 = llvm.extractvalue %d3[1] : !llvm.struct<...>", which is passed. Part 0 is the allocated
 * pointer, which here is the aligned one too, but need not be: it is there for the deallocation,
 * and who accesses elements through it is told. */
static void pass_part(Adapter *a, unsigned input, unsigned part, const char *position,
                      const char *struct_type)
{
    char name[48];

    snprintf(name, sizeof name, "%%p%u_%u", input, part);
    sb_printf(a->body, "%s = llvm.extractvalue %%d%u[%s] : %s\n", name, input, position,
              struct_type);
    pass_promising(a, name, part ? "" : "llvm.readnone");
}

/* "!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>", in the words of the target. */
static void add_descriptor_type(Sb *sb, const Adapter *a, unsigned rank)
{
    const char *pointer = text(next_input(a, 0)) + strlen("!llvm.");
    const char *index = text(next_input(a, 2));

    sb_printf(sb, "!llvm.struct<(%s, %s, %s", pointer, pointer, index);
    for (unsigned i = 0; rank && i < 2; i++)
        sb_printf(sb, ", array<%u x %s>", rank, index);
    sb_add(sb, ")>");
}

static bool pass_descriptor(Adapter *a, unsigned input, const Type *memref)
{
    unsigned rank = memref->shaped.rank, part = 0;
    char from[24], to[24], position[24];
    Sb type = { 0 };

    if (!is_pointer(next_input(a, 0)) || !is_pointer(next_input(a, 1)) || !next_input(a, 2)
        || (rank && !next_input(a, 2 + 2 * rank)))
        return false;
    add_descriptor_type(&type, a, rank);
    snprintf(from, sizeof from, "%%t%u", input);
    snprintf(to, sizeof to, "%%d%u", input);
    add_cast(a->body, to, from, text(memref), type.data);
    for (; part < 3; part++) {
        snprintf(position, sizeof position, "%u", part);
        pass_part(a, input, part, position, type.data);
    }
    for (unsigned i = 0; i < 2 * rank; i++, part++) {
        snprintf(position, sizeof position, "%u, %u", i < rank ? 3 : 4, i % rank);
        pass_part(a, input, part, position, type.data);
    }
    sb_free(&type);
    return true;
}

/* Its rank, and a pointer to its descriptor. */
static bool pass_unranked(Adapter *a, unsigned input, const Type *memref)
{
    char from[24], to[24];
    Sb type = { 0 };

    if (!next_input(a, 0) || !is_pointer(next_input(a, 1)))
        return false;
    sb_printf(&type, "!llvm.struct<(%s, %s)>", text(next_input(a, 0)),
              text(next_input(a, 1)) + strlen("!llvm."));
    snprintf(from, sizeof from, "%%t%u", input);
    snprintf(to, sizeof to, "%%d%u", input);
    add_cast(a->body, to, from, text(memref), type.data);
    pass_part(a, input, 0, "0", type.data);
    pass_part(a, input, 1, "1", type.data);
    sb_free(&type);
    return true;
}

/* One value as one of another type. */
static bool pass_cast(Adapter *a, unsigned input, const Type *type)
{
    char from[24], to[24];

    snprintf(from, sizeof from, "%%t%u", input);
    snprintf(to, sizeof to, "%%d%u", input);
    add_cast(a->body, to, from, text(type), text(next_input(a, 0)));
    pass(a, to);
    return true;
}

/* The memory that a tensor has become; how a result's lies there is not known. */
static const Type *memory_of(Context *context, const Type *tensor, bool lies_anyhow)
{
    unsigned rank = tensor->shaped.rank;
    int64_t *strides;

    if (!type_has_rank(tensor))
        return type_unranked_memref(context, tensor->shaped.element, NULL);
    strides = ARENA_ARRAY(&context->arena, int64_t, rank);
    for (unsigned i = 0; i < rank; i++)
        strides[i] = DYNAMIC;
    return type_memref(context, rank, tensor->shaped.dims, tensor->shaped.element,
                       lies_anyhow ? attr_strided(context, DYNAMIC, rank, strides) : NULL, NULL);
}

/* "%t0 = bufferization.to_buffer %x0 : tensor<2xf32> to memref<2xf32>" */
static const Type *add_buffer(Adapter *a, unsigned input, const Type *tensor)
{
    const Type *memref = memory_of(a->context, tensor, false);

    sb_printf(a->body, "%%t%u = bufferization.to_buffer %%x%u : %s to %s\n", input, input,
              text(tensor), text(memref));
    return memref;
}

static bool pass_input(Adapter *a, unsigned input)
{
    const Type *type = a->source->list.types[input], *to = next_input(a, 0);
    char name[24];

    if (!to)
        return false;
    if (type_is_any_tensor(type))
        type = add_buffer(a, input, type);
    if (strcmp(text(type), text(to)) == 0) {
        snprintf(name, sizeof name, "%%t%u", input);
        pass(a, name);
        return true;
    }
    if (type->kind == TYPE_MEMREF && !a->bare)
        return pass_descriptor(a, input, type);
    if (type->kind == TYPE_UNRANKED_MEMREF)
        return pass_unranked(a, input, type);
    return (type->kind != TYPE_MEMREF || is_pointer(to)) && pass_cast(a, input, type);
}

static void add_inputs(Sb *sb, const Type *type)
{
    for (unsigned i = 0; i < type->list.input_count; i++)
        sb_printf(sb, "%s%s", i ? ", " : "", text(type->list.types[i]));
}

static const Type *result_of(const Type *function, unsigned index)
{
    return function->list.types[function->list.input_count + index];
}

static void add_call(Sb *sb, const Adapter *a, const Op *target)
{
    bool llvm = op_is(target, "llvm.func");
    unsigned results = a->target->list.result_count;

    sb_add(sb, results ? "%r = " : "");
    sb_printf(sb, "%s @\"%.*s\"(%.*s) {arg_attrs = [%.*s]} : (", llvm ? "llvm.call" : "func.call",
              STR_ARG(symbol_name(target)), STR_ARG(sb_view(&a->arguments)),
              STR_ARG(sb_view(&a->promises)));
    add_inputs(sb, a->target);
    sb_printf(sb, ") -> %s\n", results ? text(result_of(a->target, 0)) : "()");
}

/* "%v0 = bufferization.to_tensor %m0 restrict : memref<2xf32, strided<...>> to tensor<2xf32>" */
static void add_tensor(Sb *sb, const Adapter *a, unsigned index, const char *value,
                       const char *type, const Type *tensor)
{
    const Type *memref = memory_of(a->context, tensor, true);
    char name[24];

    snprintf(name, sizeof name, "%%m%u", index);
    add_cast(sb, name, value, type, text(memref));
    sb_printf(sb, "%%v%u = bufferization.to_tensor %s restrict : %s to %s\n", index, name,
              text(memref), text(tensor));
}

/* The value of the target's type as the source's result `index`. */
static void add_result(Sb *sb, const Adapter *a, unsigned index, const char *value,
                       const char *type)
{
    const char *wanted = text(result_of(a->source, index));
    char name[24];

    snprintf(name, sizeof name, "%%v%u", index);
    if (type_is_any_tensor(result_of(a->source, index)))
        add_tensor(sb, a, index, value, type, result_of(a->source, index));
    else if (strcmp(type, wanted) == 0) /* a name of its own all the same */
        sb_printf(sb, "%s:1 = builtin.unrealized_conversion_cast %s : %s to %s\n", name, value,
                  type, wanted);
    else
        add_cast(sb, name, value, type, wanted);
}

static bool add_results(Sb *sb, const Adapter *a)
{
    unsigned count = a->source->list.result_count;
    const Type *packed = a->target->list.result_count ? result_of(a->target, 0) : NULL;

    if (!count)
        return !a->target->list.result_count;
    if (a->target->list.result_count != 1)
        return false;
    if (count == 1) {
        add_result(sb, a, 0, "%r", text(packed));
        return true;
    }
    if (!llvm_is_struct(packed) || llvm_struct_count(packed) != count)
        return false;
    for (unsigned i = 0; i < count; i++) {
        char part[24];

        snprintf(part, sizeof part, "%%s%u", i);
        sb_printf(sb, "%s = llvm.extractvalue %%r[%u] : %s\n", part, i, text(packed));
        add_result(sb, a, i, part, text(llvm_struct_element(packed, i)));
    }
    return true;
}

static void add_types(Sb *sb, const Type *const *types, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        sb_printf(sb, "%s%s", i ? ", " : "", text(types[i]));
}

static void add_arguments(Sb *sb, const Type *source)
{
    for (unsigned i = 0; i < source->list.input_count; i++) {
        const Type *type = source->list.types[i];

        sb_printf(sb, "%s%%%c%u: %s", i ? ", " : "", type_is_any_tensor(type) ? 'x' : 't', i,
                  text(type));
    }
}

static void add_return(Sb *sb, const Type *source)
{
    unsigned count = source->list.result_count;

    sb_add(sb, "func.return");
    for (unsigned i = 0; i < count; i++)
        sb_printf(sb, "%s%%v%u", i ? ", " : " ", i);
    sb_add(sb, count ? " : " : "");
    add_types(sb, source->list.types + source->list.input_count, count);
    sb_add(sb, "\n}\n");
}

/* Of the function that stands for the target; false where the types do not become each other so. */
static bool add_text(Sb *sb, Adapter *a, const Op *target)
{
    const Type *source = a->source;
    bool good = true;

    sb_printf(sb, "func.func @\"%.*s, as it was\"(", STR_ARG(symbol_name(target)));
    add_arguments(sb, source);
    sb_add(sb, ") -> (");
    add_types(sb, source->list.types + source->list.input_count, source->list.result_count);
    sb_add(sb, ") {\n");
    for (unsigned i = 0; good && i < source->list.input_count; i++)
        good = pass_input(a, i);
    if (!good || a->at != a->target->list.input_count)
        return false;
    add_call(sb, a, target);
    if (!add_results(sb, a))
        return false;
    add_return(sb, source);
    return true;
}

Op *compare_lowered(const Op *source, const Op *target)
{
    Op *made = NULL;

    for (unsigned bare = 0; bare < 2 && !made; bare++) {
        Sb sb = { 0 };
        Adapter adapter = { .context = op_context(target),
                            .source = function_signature(source),
                            .target = function_signature(target),
                            .bare = bare,
                            .body = &sb };

        if (add_text(&sb, &adapter, target))
            made = compare_adapter(target, sb_view(&sb));
        sb_free(&adapter.arguments);
        sb_free(&adapter.promises);
        sb_free(&sb);
    }
    return made;
}
