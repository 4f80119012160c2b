#include "interp/value_text.h"
#include "dialects/access.h"

#include <string.h>

void value_name_print(Sb *sb, const Naming *naming, const Value *value)
{
    const Op *op = value_definer(value);

    if (!value->name.len) {
        naming_value(naming, sb, value);
        return;
    }
    sb_printf(sb, "%%%.*s", STR_ARG(value->name));
    if (op && op->result_count > 1)
        sb_printf(sb, "#%u", value->index);
}

/* People read decimals; arguments are literals (DECISIONS.md N13). */
typedef void PrintFloat(Sb *sb, Float value);

typedef struct Wording {
    size_t most; /* of elements only as many as make the text longer than this */
    PrintFloat *print_float;
} Wording;

static const Wording FOR_PEOPLE = { SIZE_MAX, float_print };
static const Wording ARGUMENT = { SIZE_MAX, float_print_literal };

/* Texts are made by the attributes' own printer, so that what is printed reads back. */
static const Attr *scalar_attr(Place lane, const Type *type)
{
    if (type->kind == TYPE_INDEX) {
        Arena scratch = { 0 };
        const Attr *attr = attr_integer(type, int_ext_s(&scratch, place_int(lane), 64));

        arena_free(&scratch);
        return attr;
    }
    return attr_integer(type, place_int(lane));
}

static void print_scalar(Sb *sb, Place lane, const Type *type, const Wording *wording)
{
    const Layout *part;
    uint32_t clean = 0;

    if (*lane.poison) {
        sb_add(sb, "poison");
        return;
    }
    if (type->kind == TYPE_FLOAT) {
        wording->print_float(sb, place_float(lane));
        return;
    }
    if (type->kind != TYPE_COMPLEX) {
        attr_print_without_type(sb, scalar_attr(lane, type));
        return;
    }
    part = lane.layout->element;
    sb_add(sb, "(");
    print_scalar(sb, (Place){ lane.words, &clean, part }, type->shaped.element, wording);
    sb_add(sb, ",");
    print_scalar(sb, (Place){ lane.words + layout_words(part), &clean, part }, type->shaped.element,
                 wording);
    sb_add(sb, ")");
}

/* Nested brackets, a level a dimension; `*lane` counts on. */
static void print_elements(Sb *sb, Place place, const Type *type, unsigned dim, uint64_t *lane,
                           const Wording *wording)
{
    if (dim == type->shaped.rank) {
        print_scalar(sb, place_lane(place, (*lane)++), type->shaped.element, wording);
        return;
    }
    sb_add(sb, "[");
    for (int64_t i = 0; i < type->shaped.dims[dim] && sb->len <= wording->most; i++) {
        sb_add(sb, i ? ", " : "");
        print_elements(sb, place, type, dim + 1, lane, wording);
    }
    sb_add(sb, "]");
}

static void print_list(Sb *sb, const uint64_t *words, uint64_t count)
{
    sb_add(sb, "[");
    for (uint64_t i = 0; i < count; i++)
        sb_printf(sb, "%s%lld", i ? ", " : "", (long long)words[i]);
    sb_add(sb, "]");
}

static const uint64_t *print_address(Sb *sb, Place place)
{
    const uint64_t *words = place.words;

    if (place.layout->kind == LAYOUT_UNRANKED)
        words += UNRANKED_MEMREF;
    sb_printf(sb, "memref at 0x%llx", (unsigned long long)words[MEMREF_ALIGNED_ADDRESS]);
    return words;
}

static void print_memref(Sb *sb, Place place)
{
    const uint64_t *words = print_address(sb, place);
    uint64_t rank =
        place.layout->kind == LAYOUT_UNRANKED ? place.words[UNRANKED_RANK] : place.layout->rank;

    if (words[MEMREF_OFFSET])
        sb_printf(sb, ", offset %lld", (long long)words[MEMREF_OFFSET]);
    if (!rank)
        return;
    sb_add(sb, ", sizes ");
    print_list(sb, words + MEMREF_SIZES, rank);
    sb_add(sb, ", strides ");
    print_list(sb, words + MEMREF_SIZES + rank, rank);
}

/* Every lane holds the same words, and none is poison: printed once, as a splat attribute is. */
static bool is_splat(Place place)
{
    uint64_t lanes = layout_lanes(place.layout),
             words = lanes ? layout_words(place.layout) / lanes : 0;

    for (uint64_t i = 0; i < lanes; i++)
        if (place.poison[i]
            || memcmp(place.words, place.words + i * words, words * sizeof *place.words) != 0)
            return false;
    return lanes > 1;
}

static void print_untyped(Sb *sb, Place place, const Type *type, const Wording *wording)
{
    uint64_t lane = 0;
    const Op *function;
    const Attr *name;

    switch (type->kind) {
    case TYPE_VECTOR:
    case TYPE_TENSOR:
        sb_add(sb, "dense<");
        if (place.layout->kind == LAYOUT_VECTOR && is_splat(place))
            print_scalar(sb, place_lane(place, 0), type->shaped.element, wording);
        else if (place.layout->kind == LAYOUT_VECTOR)
            print_elements(sb, place, type, 0, &lane, wording);
        sb_add(sb, ">");
        break;
    case TYPE_MEMREF:
    case TYPE_UNRANKED_MEMREF:
        print_memref(sb, place);
        break;
    case TYPE_FUNCTION:
        memcpy(&function, place.words, sizeof function);
        name = function ? op_attr(function, "sym_name") : NULL;
        sb_printf(sb, "@%.*s", name ? (int)name->string.len : 1, name ? name->string.data : "?");
        break;
    case TYPE_NONE:
        sb_add(sb, "unit");
        break;
    default:
        print_scalar(sb, place, type, wording);
    }
}

static void print_typed(Sb *sb, Place place, const Type *type, const Wording *wording)
{
    if (place_is_all_poison(place))
        sb_add(sb, "poison");
    else
        print_untyped(sb, place, type, wording);
    sb_add(sb, " : ");
    type_print(sb, type);
}

void value_print(Sb *sb, Place place, const Type *type)
{
    print_typed(sb, place, type, &FOR_PEOPLE);
}

void value_print_argument(Sb *sb, Place place, const Type *type)
{
    print_typed(sb, place, type, &ARGUMENT);
}

void value_print_short(Sb *sb, Place place, const Type *type, size_t most)
{
    Sb text = { 0 };

    print_typed(&text, place, type, &(Wording){ most, float_print });
    if (text.len > most)
        sb_printf(sb, "%.*s...", (int)most, text.data);
    else
        sb_str(sb, sb_view(&text));
    sb_free(&text);
}

void value_print_label(Sb *sb, Place place, const Type *type)
{
    enum { LONGEST_LABEL = 60 };

    if (type_is_any_memref(type) && !*place.poison)
        print_address(sb, place);
    else
        value_print_short(sb, place, type, LONGEST_LABEL);
}

void value_print_untyped(Sb *sb, Place place, const Type *type)
{
    if (place_is_all_poison(place))
        sb_add(sb, "poison");
    else
        print_untyped(sb, place, type, &FOR_PEOPLE);
}

typedef struct Contents {
    Machine *machine;
    const Type *element;
    const Layout *layout;
    const Wording *wording;
    Pointer aligned;
    uint64_t rank, offset;
    const uint64_t *sizes, *strides;
} Contents;

/* One element of memory, or `?` where nothing is known of it, and some of it was never written. */
static bool print_element_at(Sb *sb, const Contents *c, Pointer at)
{
    Machine *machine = c->machine;
    const Layout *layout = c->layout;
    Allocation *allocation;
    uint64_t offset;
    ArenaMark mark = arena_mark(&machine->scratch);
    Place place = { ARENA_ARRAY(&machine->scratch, uint64_t, layout_words(layout)),
                    ARENA_ARRAY(&machine->scratch, uint32_t, layout_lanes(layout)), layout };

    if (memory_check(machine->memory, at, layout_bytes(layout), 1, ACCESS_READ, &allocation,
                     &offset)
        != ACCESS_OK)
        return false;
    layout_load(layout, allocation, offset, place.words, place.poison);
    if (!place_is_all_poison(place))
        print_untyped(sb, place, c->element, c->wording);
    else
        sb_add(sb, layout_is_written(layout, allocation, offset) ? "poison" : "?");
    arena_release(&machine->scratch, mark);
    return true;
}

/* A view may have more elements than memory has bytes. */
static bool may_go_on(Machine *machine, const Sb *sb)
{
    if (!budget_fits(&machine->budget, sb->cap))
        machine->over = OVER_MEMORY;
    return machine_work(machine, 1);
}

static bool print_contents(Sb *sb, const Contents *c, unsigned dim, uint64_t at)
{
    if (dim == c->rank) {
        Pointer here = { c->aligned.provenance,
                         c->aligned.address + at * layout_stride(c->layout) };

        return print_element_at(sb, c, here);
    }
    sb_add(sb, "[");
    for (uint64_t i = 0; i < c->sizes[dim]; i++) {
        sb_add(sb, i ? ", " : "");
        if (!print_contents(sb, c, dim + 1, at + i * c->strides[dim]) || !may_go_on(c->machine, sb))
            return false;
    }
    sb_add(sb, "]");
    return true;
}

/* False where it has none that could be read. */
static bool contents_of(Contents *c, Machine *machine, Place place, const Type *type)
{
    const uint64_t *words = place.words;

    *c = (Contents){ .machine = machine,
                     .element = type->shaped.element,
                     .layout = machine_layout(machine, type->shaped.element),
                     .rank = place.layout->rank };
    if (place.layout->kind == LAYOUT_UNRANKED) {
        c->rank = words[UNRANKED_RANK];
        words += UNRANKED_MEMREF;
    }
    c->aligned = (Pointer){ words[MEMREF_ALIGNED_PROVENANCE], words[MEMREF_ALIGNED_ADDRESS] };
    c->offset = words[MEMREF_OFFSET];
    c->sizes = words + MEMREF_SIZES;
    c->strides = c->sizes + c->rank;
    return !*place.poison && c->layout && layout_in_memory(c->layout);
}

static bool print_memref_contents(Sb *sb, Machine *machine, Place place, const Type *type,
                                  const Wording *wording)
{
    Contents c;
    Sb text = { 0 };
    bool good = contents_of(&c, machine, place, type);

    c.wording = wording;
    good = good && print_contents(&text, &c, 0, c.offset);
    if (good) {
        sb_printf(sb, "dense<%.*s> : ", STR_ARG(sb_view(&text)));
        type_print(sb, type);
    } else {
        value_print(sb, place, type);
    }
    sb_free(&text);
    return good;
}

bool memref_print_contents(Sb *sb, Machine *machine, Place place, const Type *type)
{
    return print_memref_contents(sb, machine, place, type, &FOR_PEOPLE);
}

bool memref_print_argument(Sb *sb, Machine *machine, Place place, const Type *type)
{
    return print_memref_contents(sb, machine, place, type, &ARGUMENT);
}

/* Of the element there: the origin of poison that was written to it, else 0. */
static uint32_t poison_at(const Contents *c, uint64_t at)
{
    Pointer here = { c->aligned.provenance, c->aligned.address + at * layout_stride(c->layout) };
    uint64_t offset, size = layout_bytes(c->layout);
    Allocation *allocation;

    if (memory_check(c->machine->memory, here, size, 1, ACCESS_READ, &allocation, &offset)
        != ACCESS_OK)
        return 0;
    return memory_poison(allocation, offset, size);
}

/* Its indices come to stand behind what `sb` has. */
static uint32_t find_poison(Sb *sb, const Contents *c, unsigned dim, uint64_t at)
{
    size_t start = sb->len;
    uint32_t origin = 0;

    if (dim == c->rank)
        return poison_at(c, at);
    for (uint64_t i = 0; i < c->sizes[dim] && !origin && machine_work(c->machine, 1); i++) {
        sb->len = start;
        sb_printf(sb, "%s%llu", dim ? ", " : "", (unsigned long long)i);
        origin = find_poison(sb, c, dim + 1, at + i * c->strides[dim]);
    }
    return origin;
}

uint32_t memref_find_poison(Sb *sb, Machine *machine, Place place, const Type *type)
{
    Contents c;
    const Allocation *memory;

    if (!contents_of(&c, machine, place, type))
        return 0;
    memory = memory_find(machine->memory, c.aligned.provenance);
    if (!memory || !memory->alive || !memory_poison(memory, 0, memory->size))
        return 0;
    return find_poison(sb, &c, 0, c.offset);
}

const Allocation *memref_ended_memory(const Machine *machine, Place place)
{
    bool unranked = place.layout->kind == LAYOUT_UNRANKED;
    const Allocation *memory;

    if (*place.poison)
        return NULL;
    memory = memory_find(machine->memory,
                         place.words[(unranked ? UNRANKED_MEMREF : 0) + MEMREF_ALIGNED_PROVENANCE]);
    return memory && !memory->alive ? memory : NULL;
}
