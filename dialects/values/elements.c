/* Elements: what memrefs and their like hold. */
#include "dialects/values/kind.h"
#include "dialects/meaning/meaning.h"

#include "core/ir/attr.h"

#include <string.h>

enum { MOST_RANK = 64, SAMPLE_SIZE = 4 };

bool value_elements(const Memory *memory, Place place, const Type *type, Elements *elements)
{
    return type_has_elements(type) && layout_lanes(place.layout) == 1 && !*place.poison
           && datum_kind(type)->elements(memory, place, type, elements);
}

uint64_t elements_count(const Elements *elements)
{
    uint64_t count = 1;
    bool fits = true;

    for (unsigned i = 0; i < elements->rank; i++) {
        if (!elements->sizes[i])
            return 0;
        fits &= !__builtin_mul_overflow(count, elements->sizes[i], &count);
    }
    return fits ? count : UINT64_MAX;
}

uint64_t elements_at(const Elements *elements, uint64_t number)
{
    uint64_t at = 0;

    for (unsigned i = elements->rank; i-- > 0; number /= elements->sizes[i])
        at += number % elements->sizes[i] * elements->strides[i];
    return at;
}

bool elements_offset(const Elements *elements, uint64_t at, uint64_t *offset)
{
    const Allocation *memory = elements->memory;

    *offset = elements->first + at * layout_stride(elements->layout);
    return memory && memory->alive && *offset <= memory->size
           && layout_bytes(elements->layout) <= memory->size - *offset;
}

bool elements_are_row_major(const Elements *elements)
{
    uint64_t expected = 1;

    for (unsigned i = elements->rank; i-- > 0; expected *= elements->sizes[i])
        if (elements->strides[i] != expected)
            return false;
    return true;
}

/* Texts. */

typedef struct Writing {
    ValueText *text;
    const Elements *elements;
    Place room; /* for one */
} Writing;

/* One element, or `?` where it is none of a value but of the program's memory, nothing is known of
 * it, and some of it was never written. */
static bool print_one(const Writing *w, uint64_t at)
{
    const Layout *layout = w->elements->layout;
    const Allocation *memory = w->elements->memory;
    uint64_t offset;

    if (!elements_offset(w->elements, at, &offset))
        return false;
    layout_read(layout, memory, offset, w->room.words, w->room.poison);
    if (memory->id && place_is_all_poison(w->room) && !layout_is_written(layout, memory, offset))
        sb_add(w->text->sb, "?");
    else
        datum_text_element(w->text, w->room, w->elements->type);
    return true;
}

static bool print_elements(const Writing *w, unsigned dim, uint64_t at)
{
    ValueText *text = w->text;
    const Elements *elements = w->elements;

    if (dim == elements->rank)
        return print_one(w, at);
    sb_add(text->sb, "[");
    for (uint64_t i = 0; i < elements->sizes[dim] && text->sb->len <= text->most; i++) {
        sb_add(text->sb, i ? ", " : "");
        if (!print_elements(w, dim + 1, at + i * elements->strides[dim])
            || (text->goes_on && !text->goes_on(text->state, text->sb)))
            return false;
    }
    sb_add(text->sb, "]");
    return true;
}

static bool print_in_row(const void *state, uint64_t number)
{
    const Writing *w = state;
    const Elements *elements = w->elements;

    return print_one(w, elements->rank ? number * elements->strides[elements->rank - 1] : 0);
}

/* No elements, in more empty brackets than anybody reads? */
static bool is_hollow(const Elements *elements)
{
    enum { MOST = 1 << 16 };
    uint64_t brackets = 1;

    for (unsigned i = 0; i < elements->rank && elements->sizes[i] && brackets <= MOST; i++)
        if (__builtin_mul_overflow(brackets, elements->sizes[i], &brackets))
            brackets = UINT64_MAX;
    return brackets > MOST && elements_count(elements) == 0;
}

bool datum_text_elements(ValueText *text, const Elements *elements)
{
    Arena arena = { 0 };
    const Layout *layout = elements->layout;
    Writing writing = { text,
                        elements,
                        { ARENA_ARRAY(&arena, uint64_t, layout_words(layout)),
                          ARENA_ARRAY(&arena, uint32_t, layout_lanes(layout)), layout } };
    bool good = true;

    if (text->elide && elements_count(elements) > text->elide)
        good = datum_text_ends(text, elements->rank, elements->sizes, print_in_row, &writing);
    else if (!is_hollow(elements))
        good = print_elements(&writing, 0, 0);
    arena_free(&arena);
    return good;
}

/* Shapes. */

bool shape_of_type(Shape *shape, const Type *type)
{
    shape->offset = 0;
    for (unsigned i = 0; i < MOST_RANK; i++)
        shape->strides[i] = DYNAMIC;
    if (type->kind != TYPE_MEMREF)
        return true;
    if (type->shaped.rank > MOST_RANK || !type_strides(type, shape->strides, &shape->offset))
        return false;
    for (unsigned i = 0; i < type->shaped.rank; i++)
        if (shape->strides[i] < 0 && shape->strides[i] != DYNAMIC)
            return false;
    return shape->offset >= 0 || shape->offset == DYNAMIC;
}

void shape_set_sizes(Shape *shape, const Type *type)
{
    shape->rank = type->shaped.rank;
    for (unsigned i = 0; i < shape->rank; i++)
        shape->sizes[i] = (uint64_t)type->shaped.dims[i];
}

/* How far the indices of a dimension reach. */
static uint64_t reach_of(const Shape *shape, unsigned dim)
{
    return shape->sizes[dim] ? (shape->sizes[dim] - 1) * (uint64_t)shape->strides[dim] : 0;
}

/* Does every stride step over all that the smaller ones reach? */
static bool is_apart(const Shape *shape)
{
    for (unsigned i = 0; i < shape->rank; i++) {
        uint64_t inner = 0;

        for (unsigned k = 0; k < shape->rank; k++)
            if (k != i
                && (shape->strides[k] < shape->strides[i]
                    || (shape->strides[k] == shape->strides[i] && k > i)))
                inner += reach_of(shape, k);
        if (shape->sizes[i] > 1 && (uint64_t)shape->strides[i] <= inner)
            return false;
    }
    return true;
}

void shape_set_apart(Shape *shape, const Shape *fixed)
{
    uint64_t reach = 0;

    if (is_apart(shape))
        return;
    for (unsigned i = 0; i < shape->rank; i++)
        if (fixed->strides[i] != DYNAMIC)
            reach += reach_of(shape, i);
    for (unsigned i = shape->rank; i-- > 0;)
        if (fixed->strides[i] == DYNAMIC) {
            shape->strides[i] = (int64_t)(reach + 1);
            reach += reach_of(shape, i);
        }
}

void shape_set_plain(Shape *shape)
{
    const Shape fixed = *shape;
    uint64_t plain = 1;

    if (shape->offset == DYNAMIC)
        shape->offset = 0;
    for (unsigned i = shape->rank; i-- > 0;) {
        if (shape->strides[i] == DYNAMIC)
            shape->strides[i] = (int64_t)plain;
        plain = (uint64_t)shape->strides[i] * (shape->sizes[i] ? shape->sizes[i] : 1);
    }
    shape_set_apart(shape, &fixed);
}

bool shape_span(const Shape *shape, uint64_t *span)
{
    bool fits = true, empty = false;
    uint64_t reach;

    *span = (uint64_t)shape->offset + 1;
    for (unsigned i = 0; i < shape->rank; i++) {
        empty |= shape->sizes[i] == 0;
        fits &= !__builtin_mul_overflow(shape->sizes[i] - 1, (uint64_t)shape->strides[i], &reach)
                && !__builtin_add_overflow(*span, reach, span);
    }
    if (empty)
        *span = (uint64_t)shape->offset;
    return fits || empty;
}

/* Arguments: what they hold, as elements of a tensor. */

static unsigned inner_rank(const Type *element)
{
    return element->kind == TYPE_VECTOR ? element->shaped.rank : 0;
}

const Type *elements_written(const Type *element, unsigned rank, const int64_t *sizes)
{
    int64_t all[2 * MOST_RANK];
    unsigned inner;

    element = type_held(element);
    inner = inner_rank(element);
    if (!inner || rank + inner > 2 * MOST_RANK)
        return type_tensor(element->context, rank, sizes, type_element(element), NULL);
    for (unsigned i = 0; i < rank; i++)
        all[i] = sizes[i];
    memcpy(all + rank, element->shaped.dims, inner * sizeof *all);
    return type_tensor(element->context, rank + inner, all, element->shaped.element, NULL);
}

const Type *written_as_elements(const Step *s, const Type *type)
{
    (void)s;
    if (!type_has_rank(type))
        return type_unranked_tensor(type->context, type_element(type_held(type->shaped.element)));
    return elements_written(type->shaped.element, type->shaped.rank, type->shaped.dims);
}

/* Does the type have values of the shape? */
static bool shape_fits(const Type *type, const Type *given)
{
    const Type *element = type_held(type->shaped.element);
    unsigned inner = inner_rank(element), rank = given->shaped.rank - inner;

    if (!type_has_static_shape(given) || given->shaped.rank < inner || rank > MOST_RANK
        || type_is_scalable(element) || given->shaped.element != type_element(element)
        || (inner
            && memcmp(given->shaped.dims + rank, element->shaped.dims, inner * sizeof(int64_t))
                   != 0))
        return false;
    if (!type_has_rank(type))
        return rank <= UNRANKED_MAX_RANK;
    if (rank != type->shaped.rank)
        return false;
    for (unsigned i = 0; i < rank; i++)
        if (type->shaped.dims[i] != DYNAMIC && type->shaped.dims[i] != given->shaped.dims[i])
            return false;
    return true;
}

/* What is filled is copied behind itself. */
bool elements_repeat(Step *s, Allocation *memory, uint64_t first, uint64_t stride, uint64_t count)
{
    enum { MOST_AT_ONCE = 1 << 16 };
    uint64_t now;

    for (uint64_t done = 1; done < count; done += now) {
        if (!work_goes_on(s, 1))
            return false;
        now = done < MOST_AT_ONCE ? done : MOST_AT_ONCE;
        if (now > count - done)
            now = count - done;
        memory_copy(memory, first + done * stride, memory, first, now * stride);
    }
    return true;
}

Str elements_lying(const Layout *layout, const Attr *attr)
{
    const Attr *numbers = attr_numbers(attr);
    bool plain = numbers && numbers->kind == ATTR_DENSE && !layout->big_endian
                 && layout_stride(layout) == attr_element_bytes(numbers->dense.element);

    return plain ? numbers->dense.data : (Str){ 0 };
}

static bool fill_at_once(const Elements *elements, const Attr *attr)
{
    Str lying = elements_lying(elements->layout, attr);
    uint64_t offset, size;

    if (!lying.data || !elements_are_row_major(elements) || !elements_offset(elements, 0, &offset)
        || __builtin_mul_overflow(elements_count(elements), layout_stride(elements->layout), &size)
        || size != lying.len || size > elements->memory->size - offset)
        return false;
    memory_write(elements->memory, offset, lying.data, size);
    return true;
}

bool elements_fill(Step *s, const Elements *elements, const Attr *attr)
{
    uint64_t count = elements_count(elements), offset = 0;
    Place room = scratch_place(s, elements->layout);
    bool same = attr_is_splat(attr) && elements_are_row_major(elements);

    if (!work_goes_on(s, 1))
        return false;
    if (fill_at_once(elements, attr))
        return work_goes_on(s, count);
    for (uint64_t i = 0; i < (same && count ? 1 : count); i++) {
        ArenaMark mark = arena_mark(s->arena);

        if (!place_set_element(s, room, elements->type, attr, (int64_t)i)
            || !elements_offset(elements, elements_at(elements, i), &offset))
            return false;
        layout_store(elements->layout, room.words, NULL, elements->memory, offset);
        arena_release(s->arena, mark);
        if (!work_goes_on(s, 1))
            return false;
    }
    return !same || !count
           || elements_repeat(s, elements->memory, offset, layout_stride(elements->layout), count);
}

Reading read_elements(Step *s, Place place, const Type *type, const Attr *attr)
{
    const Layout *layout = layout_of(s, type->shaped.element);
    Shape shape = { .kind = ALLOCATION_ARGUMENT, .made = s->op };
    Elements elements;

    if (!attr_is_numbers(attr) || !shape_fits(type, attr->type))
        return READ_WRONG_TYPE;
    shape_set_sizes(&shape, attr->type);
    shape.rank -= inner_rank(type->shaped.element);
    if (!layout || !layout_in_memory(layout) || !shape_of_type(&shape, type))
        return READ_CANNOT_BE_MADE;
    shape_set_plain(&shape);
    *place.poison = 0;
    if (!datum_kind(type)->make(s, place, type, &shape))
        return READ_NO_ROOM;
    return value_elements(memory_in(s), place, type, &elements) && elements_fill(s, &elements, attr)
               ? READ_FINE
               : READ_WRONG_TYPE;
}

/* All elements the same, and the shape where the argument's type leaves it open. */
bool sample_elements(Sb *sb, const Type *type, const Op *module)
{
    const Type *element = type->shaped.element;
    const DatumKind *kind = datum_kind(element);
    int64_t sizes[MOST_RANK] = { SAMPLE_SIZE };

    sb_add(sb, "dense<");
    if (!kind || !kind->set_element || type_is_scalable(element) || type->shaped.rank > MOST_RANK
        || !(kind->sample_element ? kind->sample_element : kind->sample)(sb, element, module))
        return false;
    sb_char(sb, '>');
    if (type_has_static_shape(type))
        return true;
    for (unsigned i = 0; type_has_rank(type) && i < type->shaped.rank && i < MOST_RANK; i++)
        sizes[i] = type->shaped.dims[i] == DYNAMIC ? SAMPLE_SIZE : type->shaped.dims[i];
    sb_add(sb, " : ");
    type_print(sb, elements_written(element, type_has_rank(type) ? type->shaped.rank : 1, sizes));
    return true;
}
