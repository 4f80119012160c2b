/* Elements of memrefs. */
#include "interp/tools/debug/scene.h"
#include "dialects/meaning/meaning.h"

#include "dialects/access.h"
#include "interp/tools/debug/words.h"
#include "interp/machine/value_text.h"

/* Where the element lies behind the memref's start, counted in elements; false when out of it. */
static bool find_place(const uint64_t *sizes, const int64_t *indices, int rank, int64_t *at, Sb *sb)
{
    for (int dim = 0; dim < rank; dim++) {
        if (indices[dim] < 0 || (uint64_t)indices[dim] >= sizes[dim]) {
            sb_printf(sb, "index %lld is not within the size %lld of dimension %d",
                      (long long)indices[dim], (long long)sizes[dim], dim);
            return false;
        }
        *at += indices[dim] * (int64_t)sizes[rank + dim];
    }
    return true;
}

static bool fill(const Scene *scene, const uint64_t *words, int64_t at, Element *element, Sb *sb)
{
    const Layout *layout = machine_layout(scene->machine, element->type);
    Pointer pointer = { words[MEMREF_ALIGNED_PROVENANCE], words[MEMREF_ALIGNED_ADDRESS] };
    Allocation *allocation;

    if (!layout || !layout_in_memory(layout)) {
        sb_printf(sb, "elements of type %s cannot be shown", type_text(element->type));
        return false;
    }
    pointer.address += (uint64_t)at * layout_stride(layout);
    element->size = layout_bytes(layout);
    switch (memory_check(scene->machine->memory, pointer, element->size, 1, ACCESS_READ,
                         &allocation, &element->offset)) {
    case ACCESS_OK:
        element->allocation = allocation->id;
        return true;
    case ACCESS_DEAD:
        sb_add(sb, "its memory was freed");
        return false;
    default:
        sb_add(sb, "it does not lie within its memory");
        return false;
    }
}

bool scene_element_of(const Scene *scene, Place place, const Type *type, const int64_t *indices,
                      Element *element, Sb *sb)
{
    const Type *memref = type_held(type);
    int64_t at;

    if (*place.poison) {
        sb_add(sb, "the memref is poison");
        return false;
    }
    at = (int64_t)place.words[MEMREF_OFFSET];
    element->type = memref->shaped.element;
    return find_place(place.words + MEMREF_SIZES, indices, (int)memref->shaped.rank, &at, sb)
           && fill(scene, place.words, at, element, sb);
}

/* The dimension with the largest stride of those not taken. */
static int next_dim(const uint64_t *strides, uint64_t taken, unsigned rank)
{
    int best = -1;

    for (unsigned dim = 0; dim < rank; dim++)
        if (!(taken >> dim & 1) && (best < 0 || (int64_t)strides[dim] > (int64_t)strides[best]))
            best = (int)dim;
    return best;
}

/* The indices of what lies `at` elements behind the first, if the strides are those of nested rows;
 * `known` is false where they are not. */
static bool find_indices(const uint64_t *sizes, unsigned rank, int64_t at, int64_t *indices,
                         bool *known)
{
    const uint64_t *strides = sizes + rank;
    uint64_t taken = 0;

    *known = true;
    for (unsigned i = 0; i < rank; i++) {
        int dim = next_dim(strides, taken, rank);
        int64_t stride = (int64_t)strides[dim];

        taken |= 1ull << dim;
        indices[dim] = 0;
        if (sizes[dim] == 1)
            continue;
        if (stride <= 0 || at < 0) {
            *known = false;
            return stride <= 0;
        }
        indices[dim] = at / stride;
        if (indices[dim] >= (int64_t)sizes[dim])
            indices[dim] = (int64_t)sizes[dim] - 1;
        at -= indices[dim] * stride;
    }
    return at == 0;
}

bool scene_memref_reaches(const Scene *scene, Place place, const Type *type, const Element *element,
                          Sb *indices)
{
    const Allocation *allocation = memory_find(scene->machine->memory, element->allocation);
    const Type *memref = type_held(type);
    const Layout *layout = machine_layout(scene->machine, memref->shaped.element);
    int64_t found[MEMREF_MAX_RANK], bytes;
    unsigned rank = memref->shaped.rank;
    bool known;

    if (!element->type)
        return true;
    bytes = (int64_t)(allocation->address + element->offset - place.words[MEMREF_ALIGNED_ADDRESS]);
    if (rank > MEMREF_MAX_RANK || bytes % (int64_t)layout_stride(layout))
        return true;
    if (!find_indices(place.words + MEMREF_SIZES, rank,
                      bytes / (int64_t)layout_stride(layout) - (int64_t)place.words[MEMREF_OFFSET],
                      found, &known))
        return false;
    if (!indices || !known)
        return true;
    for (unsigned i = 0; i < rank; i++)
        sb_printf(indices, "%s%lld", i ? ", " : "[", (long long)found[i]);
    sb_add(indices, rank ? "]" : "[]");
    return true;
}

void scene_explain_indices(Sb *sb, Str name, const Type *memref)
{
    unsigned rank = memref->shaped.rank;

    sb_printf(sb, "an element of %.*s takes ", STR_ARG(name));
    sb_printf(sb, rank == 1 ? "1 index" : "%u indices", rank);
    sb_printf(sb, ", as in %.*s[", STR_ARG(name));
    for (unsigned i = 0; i < rank; i++)
        sb_add(sb, i ? ", 0" : "0");
    sb_char(sb, ']');
}

bool scene_element(const Scene *scene, Str text, Element *element, Sb *sb)
{
    Str rest = text, name = words_value(&rest);
    int64_t indices[MEMREF_MAX_RANK];
    int count = words_indices(&rest, indices, MEMREF_MAX_RANK);
    const Value *value;
    const Type *type;

    if (!name.len || count < 0 || rest.len) {
        sb_add(sb, "an element is written as in %m[1, 2]");
        return false;
    }
    value = scene_value(scene, name, sb);
    if (!value)
        return false;
    type = type_held(value->type);
    if (type->kind != TYPE_MEMREF) {
        sb_printf(sb, "%.*s is of type %s: no memref with elements", STR_ARG(name),
                  type_text(value->type));
        return false;
    }
    if ((unsigned)count != type->shaped.rank) {
        scene_explain_indices(sb, name, type);
        return false;
    }
    return scene_element_of(scene, frame_place(scene_top(scene)->frame, value), type, indices,
                            element, sb);
}

static void print_stored(Sb *sb, const Scene *scene, const Allocation *allocation, uint64_t offset,
                         const Type *type, bool typed)
{
    Machine *machine = scene->machine;
    const Layout *layout = machine_layout(machine, type);
    ArenaMark mark = arena_mark(&machine->scratch);
    Place place = { ARENA_ARRAY(&machine->scratch, uint64_t, layout_words(layout)),
                    ARENA_ARRAY(&machine->scratch, uint32_t, layout_lanes(layout)), layout };

    layout_read(layout, allocation, offset, place.words, place.poison);
    if (place_is_all_poison(place) && !layout_is_written(layout, allocation, offset))
        sb_printf(sb, typed ? "? : %s" : "?", type_text(type));
    else
        (typed ? scene_print_value : scene_print_bare)(sb, place, type);
    arena_release(&machine->scratch, mark);
}

void scene_print_element(Sb *sb, const Scene *scene, const Element *element)
{
    const Allocation *allocation = memory_find(scene->machine->memory, element->allocation);

    print_stored(sb, scene, allocation, element->offset, element->type, true);
}

void scene_print_stored(Sb *sb, const Scene *scene, const Allocation *allocation, uint64_t offset,
                        const Type *type)
{
    print_stored(sb, scene, allocation, offset, type, false);
}
