#include "interp/native/signature.h"

#include "interp/native/lower/lower.h"
#include "interp/native/protocol.h"

static unsigned scalar_words(const Type *type)
{
    if (type->kind == TYPE_COMPLEX)
        return 2 * scalar_words(type->shaped.element);
    return type->kind == TYPE_INDEX ? 1 : (type_bits(type) + 63) / 64;
}

static bool is_scalar(const Type *type)
{
    return (type->kind == TYPE_INTEGER && type->integer.width) || type->kind == TYPE_INDEX
           || type->kind == TYPE_FLOAT || type->kind == TYPE_COMPLEX;
}

/* Formats that LLVM lacks are integers of their width to upstream. */
static uint64_t bytes_in_memory(const Type *element, LLVMTargetDataRef target, unsigned index_width)
{
    LLVMContextRef context = LLVMContextCreate();
    Lower l = { .context = context, .target = target, .index_width = index_width };
    uint64_t bytes = element_bytes(&l, NULL, element);

    sb_free(&l.why);
    arena_free(&l.arena);
    LLVMContextDispose(context);
    return bytes || element->kind != TYPE_FLOAT ? bytes : (type_bits(element) + 7) / 8;
}

static bool part_of(Part *part, const Type *type, LLVMTargetDataRef target, unsigned index_width,
                    Sb *why)
{
    *part = (Part){ .kind = PART_WORDS };
    if (type_is_any_memref(type)) {
        part->kind = type->kind == TYPE_MEMREF ? PART_MEMREF : PART_UNRANKED;
        part->rank = type->kind == TYPE_MEMREF ? type->shaped.rank : WIRE_MAX_RANK;
        part->element_bytes = bytes_in_memory(type->shaped.element, target, index_width);
        if (part->element_bytes && part->rank <= WIRE_MAX_RANK)
            return true;
    } else if (is_scalar(type)) {
        part->words = scalar_words(type);
        return true;
    } else if ((type->kind == TYPE_VECTOR || type->kind == TYPE_TENSOR)
               && type_has_static_shape(type) && is_scalar(type->shaped.element)) {
        part->words = (unsigned)type_num_elements(type) * scalar_words(type->shaped.element);
        return true;
    }
    sb_printf(why, "a value of type '%s' cannot be handed to native code", type_text(type));
    return false;
}

unsigned part_in_words(const Part *part)
{
    if (part->kind == PART_WORDS)
        return part->words;
    return (part->kind == PART_UNRANKED) + WIRE_MEMREF_SIZES + 2 * part->rank;
}

unsigned part_out_words(const Part *part)
{
    if (part->kind == PART_WORDS)
        return part->words;
    return (part->kind == PART_UNRANKED) + WIRE_RESULT_SIZES + part->rank;
}

unsigned part_flat_words(const Part *part)
{
    if (part->kind == PART_WORDS)
        return part->words;
    return part->kind == PART_UNRANKED ? 2 : 3 + 2 * part->rank;
}

const Signature *signature_of(Arena *arena, const Type *function, LLVMTargetDataRef target,
                              unsigned index_width, Sb *why)
{
    Signature *made = ARENA_NEW(arena, Signature);
    const Type *const *types = function->list.types;

    made->arg_count = function->list.input_count;
    made->result_count = function->list.result_count;
    made->args = ARENA_ARRAY(arena, Part, made->arg_count + 1);
    made->results = ARENA_ARRAY(arena, Part, made->result_count + 1);
    made->out_words = WIRE_OUT_WORDS;
    for (unsigned i = 0; i < made->arg_count; i++) {
        if (!part_of(&made->args[i], types[i], target, index_width, why))
            return NULL;
        made->in_words += part_in_words(&made->args[i]);
        made->out_words += made->args[i].kind != PART_WORDS;
    }
    for (unsigned i = 0; i < made->result_count; i++) {
        if (!part_of(&made->results[i], types[made->arg_count + i], target, index_width, why))
            return NULL;
        made->out_words += part_out_words(&made->results[i]);
    }
    return made;
}
