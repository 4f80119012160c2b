/* Values of its types, while a program runs. Pointers are those of the llvm dialect. */
#include "dialects/ptr/ptr.h"

#include <string.h>

static Holds layout(Step *s, const Type *type, Layout *layout)
{
    return pointer_layout_in(s, ptr_address_space(type), layout);
}

static bool set(Step *s, Place place, const Type *type, const Attr *attr)
{
    Int address;

    (void)type;
    if (ptr_is_null(attr))
        place_set_pointer(place, (Pointer){ 0, 0 });
    else if (ptr_is_address(attr, &address)) /* DECISIONS.md M25 */
        place_set_pointer(place,
                          memory_exposed_at(memory_in(s), int_low_u(address)
                                                              & layout_address_mask(place.layout)));
    else
        return false;
    return true;
}

const DatumKind PTR_POINTER_VALUES = {
    .name = "pointer",
    .layout = layout,
    .print = pointer_print,
    .set = set,
    .read = pointer_read,
    .written_as = written_as_anything,
    .sample = pointer_sample,
    .incomparable = true,
};

/* A memref's descriptor, of which the aligned pointer means nothing (DECISIONS.md M24). */
static Holds metadata_layout(Step *s, const Type *type, Layout *layout)
{
    const Type *of = type->dialect.params[0]->type_value;

    return type_is_any_memref(of) ? datum_kind(of)->layout(s, of, layout) : HOLDS_NONE;
}

static void print_metadata(ValueText *text, Place place, const Type *type)
{
    const Type *of = type->dialect.params[0]->type_value;
    bool ranked = of->kind == TYPE_MEMREF;
    uint64_t rank = ranked ? of->shaped.rank : place.words[UNRANKED_RANK];
    const uint64_t *words = ranked ? place.words : place.words + UNRANKED_MEMREF;

    sb_printf(text->sb, "metadata, offset %lld, sizes ", (long long)words[MEMREF_OFFSET]);
    datum_text_list(text, words + MEMREF_SIZES, rank);
    sb_add(text->sb, ", strides ");
    datum_text_list(text, words + MEMREF_SIZES + rank, rank);
}

const DatumKind PTR_METADATA_VALUES = {
    .name = "metadata",
    .layout = metadata_layout,
    .print = print_metadata,
    .incomparable = true,
};
