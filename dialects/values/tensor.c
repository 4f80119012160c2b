/* Tensors: references to elements (semantics/value/tensor.h). Outside of a run one of static shape
 * is also held flat, as a vector of its elements is. */
#include "dialects/values/tensor.h"
#include "dialects/values/kind.h"

#include "core/ir/attr.h"

#include <string.h>

static Holds layout(Step *s, const Type *type, Layout *layout)
{
    const Layout *element = memory_layout_of(s, type->shaped.element);

    if (!element)
        return HOLDS_NONE;
    *layout = layout_tensor(element, type->shaped.rank);
    return HOLDS;
}

static Holds flat(Step *s, const Type *type, Layout *flat)
{
    return VECTOR_VALUES.layout(s, type, flat);
}

static bool elements(const Memory *memory, Place place, const Type *type, Elements *elements)
{
    Tensor *tensor = layout_is_tensor(place.layout) ? tensor_of(place.words) : NULL;

    (void)memory;
    if (!tensor)
        return false;
    *elements = (Elements){ .type = type->shaped.element,
                            .layout = tensor->element,
                            .rank = tensor->rank,
                            .sizes = tensor->sizes,
                            .strides = tensor->strides,
                            .memory = &tensor->memory };
    return true;
}

static bool have_same_bytes(const Tensor *tensor)
{
    uint64_t stride = layout_stride(tensor->element);

    return tensor->memory.plain
           && memcmp(tensor->memory.bytes, tensor->memory.bytes + stride,
                     (tensor->count - 1) * stride)
                  == 0;
}

/* Elements with bytes between them, which nobody wrote. */
static bool have_same_words(const Tensor *tensor)
{
    const Layout *layout = tensor->element;
    uint64_t words = layout_words(layout);
    Arena arena = { 0 };
    uint64_t *first = ARENA_ARRAY(&arena, uint64_t, words);
    uint64_t *other = ARENA_ARRAY(&arena, uint64_t, words);
    uint32_t *poison = ARENA_ARRAY(&arena, uint32_t, layout_lanes(layout));
    bool same = true;

    for (uint64_t i = 0; i < tensor->count && same; i++) {
        layout_read(layout, &tensor->memory, i * layout_stride(layout), i ? other : first, poison);
        same = !place_is_poison((Place){ first, poison, layout })
               && (!i || !memcmp(first, other, words * sizeof *first));
    }
    arena_free(&arena);
    return same;
}

/* All elements are the same, and none is poison: printed once, as a splat attribute is, where the
 * type says how many there are. */
static bool is_splat(const Tensor *tensor, const Type *type)
{
    return type_has_static_shape(type) && tensor->count > 1
           && (have_same_bytes(tensor) || have_same_words(tensor));
}

static void print(ValueText *text, Place place, const Type *type)
{
    Elements held;

    if (!layout_is_tensor(place.layout)) {
        VECTOR_VALUES.print(text, place, type);
        return;
    }
    if (!elements(NULL, place, type, &held)) {
        sb_add(text->sb, "a tensor that was handed on");
        return;
    }
    sb_add(text->sb, "dense<");
    if (is_splat(tensor_of(place.words), type))
        held.rank = 0;
    if (elements_count(&held) || !type_has_static_shape(type))
        datum_text_elements(text, &held);
    sb_add(text->sb, ">");
}

static Allocation *make(Step *s, Place place, const Type *type, const Shape *shape)
{
    const Layout *element = layout_of(s, type->shaped.element);
    Tensor *tensor = tensor_new(tensors_in(s), element, shape->sizes, shape->rank, ORIGIN_UNTOLD);

    *place.words = (uint64_t)(uintptr_t)tensor;
    return tensor ? &tensor->memory : NULL;
}

static Reading read(Step *s, Place place, const Type *type, const Attr *attr)
{
    if (layout_is_tensor(place.layout))
        return read_elements(s, place, type, attr);
    return attr->type == type && VECTOR_VALUES.set(s, place, type, attr) ? READ_FINE
                                                                         : READ_WRONG_TYPE;
}

/* Where the elements lie in the attribute as in a tensor, it is made once, and of no memory: they
 * are shared, of a file that is mapped with the file. */
static bool set_lying(Step *s, Place place, const Type *type, const Attr *attr)
{
    const Layout *element = place.layout->element;
    const uint64_t *sizes = (const uint64_t *)type->shaped.dims;
    Str lying = attr->type == type ? elements_lying(element, attr) : (Str){ 0 };
    uint64_t count, bytes;
    Tensor *tensor;

    if (!lying.len || (uintptr_t)lying.data % layout_alignment(element)
        || !tensor_measure(element, sizes, type->shaped.rank, &count, &bytes) || bytes != lying.len)
        return false;
    tensor = tensor_lying_at(tensors_in(s), (const unsigned char *)lying.data, element, sizes,
                             type->shaped.rank);
    if (!tensor)
        return false;
    *place.words = (uint64_t)(uintptr_t)tensor;
    *place.poison = 0;
    return true;
}

static bool set(Step *s, Place place, const Type *type, const Attr *attr)
{
    Reading reading;

    if (layout_is_tensor(place.layout) && set_lying(s, place, type, attr))
        return true;
    reading = read(s, place, type, attr);
    if (reading == READ_NO_ROOM)
        tensor_no_memory(s);
    return reading == READ_FINE;
}

const DatumKind TENSOR_VALUES = {
    .name = "tensor",
    .layout = layout,
    .flat = flat,
    .print = print,
    .set = set,
    .read = read,
    .written_as = written_as_elements,
    .sample = sample_elements,
    .elements = elements,
    .make = make,
};

/* For operations. */

Flow tensor_no_memory(Step *s)
{
    return memory_is_short(s, "a tensor");
}

Flow tensor_too_long(Step *s, unsigned dim)
{
    return limit_reached(s, "the size of dimension %u overflows: it is more than 2^%u - 1", dim,
                         index_width(s) - 1);
}

/* Why there is none of these sizes. */
static Flow no_room(Step *s, const Layout *element, const uint64_t *sizes, unsigned rank)
{
    uint64_t count, bytes;
    Sb text = { 0 };

    for (unsigned i = 0; i < rank; i++)
        sb_printf(&text, "%s%llu", i ? ", " : "", (unsigned long long)sizes[i]);
    if (tensor_measure(element, sizes, rank, &count, &bytes))
        memory_is_short(s, "a tensor of %llu byte%s", (unsigned long long)bytes, plural(bytes));
    else
        limit_reached(s, "a tensor of sizes [%s] has more than 2^63 - 1 bytes", text.data);
    sb_free(&text);
    return FLOW_END;
}

static Tensor *checked(Step *s, Tensor *tensor)
{
    if (!tensor)
        tensor_no_memory(s);
    return tensor;
}

Tensor *tensor_made_of(Step *s, const Layout *element, const uint64_t *sizes, unsigned rank,
                       uint32_t unwritten)
{
    Tensor *tensor;

    for (unsigned i = 0; i < rank; i++)
        if (sizes[i] >> (index_width(s) - 1)) { /* no index is as large, if there are no elements */
            tensor_too_long(s, i);
            return NULL;
        }
    tensor = tensor_new(tensors_in(s), element, sizes, rank, unwritten);
    if (!tensor)
        no_room(s, element, sizes, rank);
    return tensor;
}

static Tensor *made(Step *s, unsigned result, const uint64_t *sizes, unsigned rank,
                    uint32_t unwritten)
{
    const Layout *element = layout_of(s, s->op->results[result]->type->shaped.element);

    return tensor_made_of(s, element, sizes, rank, unwritten);
}

Tensor *tensor_made(Step *s, unsigned result, const uint64_t *sizes, unsigned rank)
{
    return made(s, result, sizes, rank, ORIGIN_UNTOLD);
}

const char TENSOR_NEVER_GIVEN[] = "the element was never given a value";

Tensor *tensor_uninitialised(Step *s, unsigned result, const uint64_t *sizes, unsigned rank,
                             const char *why)
{
    void **memo = run_memo(s, s->op); /* the origin: one for the whole run */

    if (!*memo)
        *memo = (void *)(uintptr_t)poison_born(s, why);
    return made(s, result, sizes, rank, (uint32_t)(uintptr_t)*memo);
}

/* Whether a tensor must be copied to be changed depends on who else holds it, and whoever watches a
 * run holds all. */
static Flow copied(Step *s, const Tensor *tensor)
{
    enum { SHORT = 1 << 16 }; /* bytes */

    return tensor->memory.size > SHORT ? time_passed(s) : FLOW_NEXT;
}

Tensor *tensor_given(Step *s, unsigned operand)
{
    Place place = operand_place(s, operand);
    Tensor *tensor = tensor_of(place.words);

    if (operand_dies(s, operand))
        *place.words = 0;
    else
        tensor_hold(tensor);
    return tensor;
}

static Tensor *given_as(Step *s, Tensor *tensor, const Layout *element, const uint64_t *sizes,
                        unsigned rank)
{
    bool copies = tensor->references > 1;
    Tensor *own = tensor_reshaped(tensor, element, sizes, rank);

    if (!own)
        tensor_release(tensor);
    else if (copies && copied(s, own) == FLOW_END)
        return NULL; /* it ends with the run */
    return checked(s, own);
}

Tensor *tensor_taken(Step *s, unsigned operand)
{
    Tensor *tensor = tensor_given(s, operand);

    if (tensor->references == 1)
        return tensor;
    return given_as(s, tensor, tensor->element, tensor->sizes, tensor->rank);
}

Tensor *tensor_taken_as(Step *s, unsigned operand, unsigned result, const uint64_t *sizes,
                        unsigned rank)
{
    const Layout *element = layout_of(s, s->op->results[result]->type->shaped.element);

    return given_as(s, tensor_given(s, operand), element, sizes, rank);
}

bool tensor_fill(Step *s, Tensor *tensor, uint64_t first, uint64_t count, Place value)
{
    if (!count)
        return true;
    layout_store(tensor->element, value.words, value.poison, &tensor->memory,
                 tensor_offset(tensor, first));
    if (layout_bytes(tensor->element))
        elements_repeat(s, &tensor->memory, tensor_offset(tensor, first),
                        layout_stride(tensor->element), count);
    return work_done(s, count) == FLOW_NEXT;
}

bool tensor_fits(const Tensor *tensor, const Type *type)
{
    for (unsigned i = 0; type_has_rank(type) && i < tensor->rank; i++)
        if (type->shaped.dims[i] != DYNAMIC && (uint64_t)type->shaped.dims[i] != tensor->sizes[i])
            return false;
    return true;
}

Flow give_tensor(Step *s, unsigned result, Tensor *tensor)
{
    Place place = result_place(s, result);

    place_clear(place);
    *place.words = (uint64_t)(uintptr_t)tensor;
    return FLOW_NEXT;
}

/* Flat places. */

Place place_flattened(Arena *arena, Place place)
{
    const Tensor *tensor;
    Layout *lanes;
    Place flat;

    if (!layout_is_tensor(place.layout))
        return place;
    tensor = tensor_of(place.words);
    lanes = ARENA_NEW(arena, Layout);
    *lanes = tensor ? tensor_lanes(tensor, ARENA_NEW(arena, int64_t)) : layout_none();
    flat = (Place){ ARENA_ARRAY(arena, uint64_t, layout_words(lanes)),
                    ARENA_ARRAY(arena, uint32_t, layout_lanes(lanes)), lanes };
    if (tensor)
        tensor_read(tensor, flat.words, flat.poison);
    for (uint64_t i = 0; *place.poison && i < layout_lanes(lanes); i++)
        flat.poison[i] = *place.poison;
    return flat;
}

bool place_refill(Place to, Place flat)
{
    Tensor *own;

    if (to.words == flat.words || !tensor_of(to.words))
        return true;
    own = tensor_owned(tensor_of(to.words));
    if (own)
        tensor_write(own, flat.words, flat.poison);
    if (own)
        *to.words = (uint64_t)(uintptr_t)own;
    return own != NULL;
}
