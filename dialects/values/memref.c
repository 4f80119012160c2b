/* Memrefs, ranked and not: where elements lie. */
#include "dialects/values/kind.h"

#include <string.h>

/* The address space that a memref's memory space is when it is lowered. */
static unsigned address_space(const Type *type)
{
    const Attr *space = type->shaped.memory_space;

    if (space && space->kind == ATTR_INTEGER)
        return (unsigned)int_low_u(space->integer);
    if (!space || space->kind != ATTR_DIALECT || !space->dialect.def->is_address_space)
        return 0;
    return (unsigned)int_low_u(space->dialect.params[0]->integer);
}

static Holds ranked_layout(Step *s, const Type *type, Layout *layout)
{
    if (target_pointer(target_in(s), address_space(type))->refused)
        return HOLDS_NONE;
    *layout = layout_memref(target_in(s), type->shaped.rank, address_space(type));
    layout->element = layout_of(s, type->shaped.element);
    return HOLDS;
}

static Holds unranked_layout(Step *s, const Type *type, Layout *layout)
{
    if (target_pointer(target_in(s), address_space(type))->refused)
        return HOLDS_NONE;
    *layout = layout_unranked();
    layout->element = layout_of(s, type->shaped.element);
    return HOLDS;
}

/* The words of a ranked memref in those of either. */
static uint64_t *descriptor(Place place, const Type *type, unsigned *rank)
{
    bool ranked = type->kind == TYPE_MEMREF;

    *rank = ranked ? type->shaped.rank : (unsigned)place.words[UNRANKED_RANK];
    return ranked ? place.words : place.words + UNRANKED_MEMREF;
}

static bool elements(const Memory *memory, Place place, const Type *type, Elements *elements)
{
    unsigned rank;
    const uint64_t *words = descriptor(place, type, &rank);
    const Layout *layout = place.layout->element;

    *elements = (Elements){ .type = type->shaped.element,
                            .layout = layout,
                            .rank = rank,
                            .sizes = words + MEMREF_SIZES,
                            .strides = words + MEMREF_SIZES + rank,
                            .memory = memory_find(memory, words[MEMREF_ALIGNED_PROVENANCE]) };
    elements->offset = words[MEMREF_OFFSET];
    if (elements->memory && layout)
        elements->first = words[MEMREF_ALIGNED_ADDRESS] - elements->memory->address
                          + elements->offset * layout_stride(layout);
    return layout && layout_in_memory(layout);
}

static Allocation *make(Step *s, Place place, const Type *type, const Shape *shape)
{
    const Layout *element = place.layout->element;
    uint64_t alignment = layout_alignment(element), span, *words = place.words;
    Allocation *made;

    if (!shape_span(shape, &span) || __builtin_mul_overflow(span, layout_stride(element), &span))
        return NULL;
    if (alignment < shape->alignment)
        alignment = shape->alignment;
    made = memory_allocate(memory_in(s), shape->kind, span, alignment, shape->made);
    if (!made)
        return NULL;
    memset(words, 0, layout_words(place.layout) * sizeof *words);
    if (type->kind != TYPE_MEMREF) {
        words[UNRANKED_RANK] = shape->rank;
        words += UNRANKED_MEMREF;
    }
    words[MEMREF_ALLOCATED_PROVENANCE] = words[MEMREF_ALIGNED_PROVENANCE] = made->id;
    words[MEMREF_ALLOCATED_ADDRESS] = words[MEMREF_ALIGNED_ADDRESS] = made->address;
    words[MEMREF_OFFSET] = (uint64_t)shape->offset;
    memcpy(words + MEMREF_SIZES, shape->sizes, shape->rank * sizeof *words);
    memcpy(words + MEMREF_SIZES + shape->rank, shape->strides, shape->rank * sizeof *words);
    return made;
}

static void print_strides(ValueText *text, const uint64_t *sizes, unsigned rank)
{
    sb_add(text->sb, text->names ? " strides " : ", strides ");
    datum_text_list(text, sizes + rank, rank);
}

/* "#2 [4, 4]", with the name of its allocation. */
static void print_named(ValueText *text, const uint64_t *words, unsigned rank)
{
    const AllocationNames *names = text->names;
    const Elements shape = { .rank = rank,
                             .sizes = words + MEMREF_SIZES,
                             .strides = words + MEMREF_SIZES + rank };

    names->print(names->state, text->sb, words[MEMREF_ALIGNED_PROVENANCE]);
    if (words[MEMREF_OFFSET])
        sb_printf(text->sb, " + %lld", (long long)words[MEMREF_OFFSET]);
    sb_add(text->sb, " ");
    datum_text_list(text, words + MEMREF_SIZES, rank);
    if (!elements_are_row_major(&shape))
        print_strides(text, words + MEMREF_SIZES, rank);
}

/* Allocation, offset, sizes and strides, never what it holds. */
static void print(ValueText *text, Place place, const Type *type)
{
    unsigned rank;
    const uint64_t *words = descriptor(place, type, &rank);

    if (text->names) {
        print_named(text, words, rank);
        return;
    }
    sb_printf(text->sb, "memref at 0x%llx", (unsigned long long)words[MEMREF_ALIGNED_ADDRESS]);
    if (text->label)
        return;
    if (words[MEMREF_OFFSET])
        sb_printf(text->sb, ", offset %lld", (long long)words[MEMREF_OFFSET]);
    if (!rank)
        return;
    sb_add(text->sb, ", sizes ");
    datum_text_list(text, words + MEMREF_SIZES, rank);
    print_strides(text, words + MEMREF_SIZES, rank);
}

const DatumKind MEMREF_VALUES = {
    .name = "memref",
    .layout = ranked_layout,
    .print = print,
    .read = read_elements,
    .written_as = written_as_elements,
    .sample = sample_elements,
    .elements = elements,
    .make = make,
    .shares_memory = true,
};

const DatumKind UNRANKED_MEMREF_VALUES = {
    .name = "unranked memref",
    .layout = unranked_layout,
    .print = print,
    .read = read_elements,
    .written_as = written_as_elements,
    .sample = sample_elements,
    .elements = elements,
    .make = make,
    .shares_memory = true,
};
