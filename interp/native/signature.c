#include "interp/native/signature.h"

#include "interp/native/lower/llvm_type.h"
#include "interp/native/lower/lower.h"

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

enum { MOST_SCALARS = 1 << 16 }; /* of a struct or array */

/* Adds those of a struct or array; false where a part has none. */
static bool add_words(const Type *type, unsigned *words)
{
    LlvmType of = llvm_type_of(type);
    unsigned each = 0;
    bool good = true;

    if (is_scalar(type)) {
        *words += scalar_words(type);
        return true;
    }
    if (type->kind == TYPE_VECTOR && type_has_static_shape(type)) {
        *words += (unsigned)type_num_elements(type) * scalar_words(type->shaped.element);
        return is_scalar(type->shaped.element);
    }
    if (of.kind == LLVM_IS_ARRAY) {
        good = add_words(of.parts[0], &each);
        *words += (unsigned)of.number * each;
        return good;
    }
    for (unsigned i = 0; good && i < of.part_count; i++)
        good = add_words(of.parts[i], words);
    return good && of.kind == LLVM_IS_STRUCT;
}

/* Formats that LLVM lacks are integers of their width to upstream. */
static uint64_t bytes_in_memory(const Type *element, const SignatureOf *code)
{
    Lower l = { .context = code->context,
                .target = code->target,
                .index_width = code->index_width };
    uint64_t bytes = element_bytes(&l, NULL, element);

    sb_free(&l.why);
    arena_free(&l.arena);
    return bytes || element->kind != TYPE_FLOAT ? bytes : (type_bits(element) + 7) / 8;
}

/* Of which there is as much memory as there is at run time. */
static bool is_sized_late(const Type *type)
{
    return type->kind == TYPE_UNRANKED_TENSOR
           || (type->kind == TYPE_TENSOR && !type_has_static_shape(type));
}

static bool is_ranked(const Type *type)
{
    return type->kind == TYPE_MEMREF || type->kind == TYPE_TENSOR;
}

/* What a tensor's words are in memory. */
static void lay_out(Part *part, Arena *arena, const Type *type, unsigned index_width)
{
    const Type *element = type->shaped.element;
    bool is_complex = element->kind == TYPE_COMPLEX;
    const Type *scalar = is_complex ? element->shaped.element : element;

    part->kind = PART_TENSOR;
    part->rank = type->shaped.rank;
    part->dims = arena_copy(arena, type->shaped.dims, part->rank * sizeof *part->dims);
    part->scalars = 1 + is_complex;
    part->scalar_bits = scalar->kind == TYPE_INDEX ? index_width : type_bits(scalar);
}

static bool part_of(Part *part, Arena *arena, const Type *type, const SignatureOf *code, Sb *why)
{
    *part = (Part){ .kind = PART_WORDS };
    if (type_is_any_memref(type) || (code->via == WIRE_VIA_MLIR && is_sized_late(type))) {
        part->kind = is_ranked(type) ? PART_MEMREF : PART_UNRANKED;
        part->rank = is_ranked(type) ? type->shaped.rank : WIRE_MAX_RANK;
        part->element_bytes = bytes_in_memory(type->shaped.element, code);
        if (part->element_bytes && part->rank <= WIRE_MAX_RANK)
            return true;
    } else if (is_scalar(type)) {
        part->words = scalar_words(type);
        return true;
    } else if ((type->kind == TYPE_VECTOR || type->kind == TYPE_TENSOR)
               && type_has_static_shape(type) && is_scalar(type->shaped.element)) {
        part->words = (unsigned)type_num_elements(type) * scalar_words(type->shaped.element);
        part->element_bytes = bytes_in_memory(type->shaped.element, code);
        if (code->via == WIRE_VIA_MLIR && type->kind == TYPE_TENSOR)
            lay_out(part, arena, type, code->index_width);
        return true;
    } else if (type->kind == TYPE_OPAQUE && llvm_count_scalars(type) <= MOST_SCALARS) {
        if (add_words(type, &part->words))
            return true;
    }
    sb_printf(why, "a value of type '%s' cannot be handed to native code", type_text(type));
    return false;
}

unsigned part_in_words(const Part *part)
{
    if (!part_is_memref(part))
        return part->words;
    return (part->kind == PART_UNRANKED) + WIRE_MEMREF_SIZES + 2 * part->rank;
}

unsigned part_out_words(const Part *part)
{
    if (!part_is_memref(part))
        return part->words;
    return (part->kind == PART_UNRANKED) + WIRE_RESULT_SIZES + part->rank;
}

unsigned part_flat_words(const Part *part)
{
    if (part->kind == PART_WORDS)
        return part->words;
    return part->kind == PART_UNRANKED ? 2 : 3 + 2 * part->rank;
}

const Signature *signature_of(Arena *arena, const Type *function, const SignatureOf *code, Sb *why)
{
    Signature *made = ARENA_NEW(arena, Signature);
    const Type *const *types = function->list.types;

    made->arg_count = function->list.input_count;
    made->result_count = function->list.result_count;
    made->args = ARENA_ARRAY(arena, Part, made->arg_count + 1);
    made->results = ARENA_ARRAY(arena, Part, made->result_count + 1);
    made->out_words = WIRE_OUT_WORDS;
    for (unsigned i = 0; i < made->arg_count; i++) {
        if (!part_of(&made->args[i], arena, types[i], code, why))
            return NULL;
        made->in_words += part_in_words(&made->args[i]);
        made->out_words += part_is_memref(&made->args[i]);
    }
    for (unsigned i = 0; i < made->result_count; i++) {
        if (!part_of(&made->results[i], arena, types[made->arg_count + i], code, why))
            return NULL;
        made->out_words += part_out_words(&made->results[i]);
    }
    return made;
}
