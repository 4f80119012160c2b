#include "interp/library/library.h"

#include "core/ir/function.h"

#include <string.h>

const Layout *array_element(MlirInterpCall *call, const Type *type)
{
    const Layout *layout = machine_layout(call->machine, type);

    if (!layout)
        return NULL;
    if (type_has_elements(type) && (type->kind == TYPE_MEMREF || layout->counted))
        layout = machine_layout(call->machine, type->shaped.element);
    else if (layout_is_vector(layout))
        layout = layout->element;
    return layout && layout->form->store && !layout->counted ? layout : NULL;
}

static bool is_held_apart(const MlirInterpCall *call, const Type *type)
{
    return type_has_elements(type) && machine_layout(call->machine, type)->form != &FORM_VECTOR;
}

static bool wrong(MlirInterpCall *call, size_t number, const char *what)
{
    saying_error(call->module->session, "argument %zu of type '%s' %s", number,
                 mlir_interp_argument_type(call, number), what);
    return false;
}

/* A size of the type's, or any. */
static bool fits(const Type *type, const MlirInterpArray *array)
{
    for (size_t i = 0; i < array->rank; i++)
        if (array->sizes[i] < 0
            || (type->shaped.dims[i] != DYNAMIC && type->shaped.dims[i] != array->sizes[i])
            || (array->strides && array->strides[i] < 0))
            return false;
    return true;
}

bool array_take(MlirInterpCall *call, size_t number, const MlirInterpArray *array)
{
    const Type *type = call->type->list.types[number];
    Given *given = &call->given[number];
    Shape shape = { .rank = (unsigned)array->rank };
    int64_t stride = 1;

    if (!is_held_apart(call, type) || !array_element(call, type) || !type_has_rank(type))
        return wrong(call, number, "cannot be handed in as an array");
    if (array->rank != type->shaped.rank || array->rank > 64 || !fits(type, array))
        return wrong(call, number,
                     "has another rank or other sizes than the array, or a stride "
                     "that is negative");
    for (unsigned i = shape.rank; i-- > 0;) {
        shape.sizes[i] = (uint64_t)array->sizes[i];
        shape.strides[i] = array->strides ? array->strides[i] : stride;
        if (__builtin_mul_overflow(stride, array->sizes[i], &stride))
            return wrong(call, number, "has more elements than memory could have");
    }
    given->as = GIVEN_ARRAY;
    given->shape = shape;
    given->data = array->data;
    return true;
}

/* Bytes from the first to behind the last. */
static uint64_t span_of(const Given *given, uint64_t stride)
{
    uint64_t last = 0;

    for (unsigned i = 0; i < given->shape.rank; i++) {
        if (!given->shape.sizes[i])
            return 0;
        last += (given->shape.sizes[i] - 1) * (uint64_t)given->shape.strides[i];
    }
    return (last + 1) * stride;
}

static uint64_t element_stride(MlirInterpCall *call, size_t number)
{
    return layout_stride(array_element(call, call->type->list.types[number]));
}

static bool is_same(const MlirInterpCall *call, size_t a, size_t b)
{
    const Given *one = &call->given[a], *other = &call->given[b];
    size_t bytes = one->shape.rank * sizeof *one->shape.sizes;

    return call->type->list.types[a] == call->type->list.types[b] && one->data == other->data
           && memcmp(one->shape.sizes, other->shape.sizes, bytes) == 0
           && memcmp(one->shape.strides, other->shape.strides, bytes) == 0;
}

static bool overlap(MlirInterpCall *call, size_t a, size_t b)
{
    const Given *one = &call->given[a], *other = &call->given[b];
    uint64_t one_span = span_of(one, element_stride(call, a));
    uint64_t other_span = span_of(other, element_stride(call, b));

    return one_span && other_span && one->data < other->data + other_span
           && other->data < one->data + one_span;
}

bool array_find_same(MlirInterpCall *call, size_t number, size_t *same)
{
    *same = number;
    for (size_t i = 0; i < number; i++) {
        if (call->given[i].as != GIVEN_ARRAY || !type_shares_memory(call->type->list.types[i])
            || !type_shares_memory(call->type->list.types[number]))
            continue;
        if (is_same(call, i, number)) {
            *same = i;
            return true;
        }
        if (overlap(call, i, number))
            return wrong(call, number,
                         "is memory that overlaps another argument's and is not the "
                         "same in all");
    }
    return true;
}

/* Where the element with this number, row by row, is in the caller's memory. */
static unsigned char *outside(const Given *given, uint64_t number, uint64_t stride)
{
    uint64_t at = 0;

    for (unsigned i = given->shape.rank; i-- > 0; number /= given->shape.sizes[i])
        at += number % given->shape.sizes[i] * (uint64_t)given->shape.strides[i];
    return given->data + at * stride;
}

static bool no_room(MlirInterpCall *call, size_t number)
{
    call->machine->over = OVER_MEMORY;
    return wrong(call, number, "has no room in the memory that is allowed");
}

/* The shape that the memref has in the machine: its type says where it begins, and how strides are
 * where it does not leave that open. */
static bool choose_shape(const MlirInterpCall *call, size_t number, Shape *shape)
{
    const Type *type = call->type->list.types[number];
    const Given *given = &call->given[number];

    bool any = span_of(given, 1) != 0; /* where there is no element strides lead nowhere */

    *shape = given->shape;
    if (type->kind != TYPE_MEMREF)
        return true;
    if (!shape_of_type(shape, type))
        return false;
    memcpy(shape->sizes, given->shape.sizes, sizeof shape->sizes);
    for (unsigned i = 0; i < shape->rank; i++)
        if (shape->strides[i] == DYNAMIC)
            shape->strides[i] = given->shape.strides[i];
        else if (any && shape->strides[i] != given->shape.strides[i] && given->shape.sizes[i] > 1)
            return false;
    if (shape->offset == DYNAMIC)
        shape->offset = 0;
    return true;
}

bool array_hand_in(MlirInterpCall *call, size_t number)
{
    const Type *type = call->type->list.types[number];
    const Given *given = &call->given[number];
    Place place = call->arguments[number];
    Step step = { .op = call->function,
                  .arena = &call->machine->scratch,
                  .machine = call->machine };
    uint64_t count, offset, stride = element_stride(call, number);
    Elements elements;
    Shape shape;

    if (!choose_shape(call, number, &shape))
        return wrong(call, number, "has other strides than the array");
    shape.kind = ALLOCATION_ARGUMENT;
    shape.made = call->function;
    if (!datum_kind(type)->make(&step, place, type, &shape))
        return no_room(call, number);
    memset(place.poison, 0, layout_lanes(place.layout) * sizeof *place.poison);
    if (!value_elements(call->machine->memory, place, type, &elements))
        return no_room(call, number);
    count = elements_count(&elements);
    for (uint64_t i = 0; i < count; i++)
        if (elements_offset(&elements, elements_at(&elements, i), &offset))
            memory_write(elements.memory, offset, outside(given, i, stride),
                         layout_bytes(elements.layout));
    return true;
}

/* Has the element a value? Then it is in `bytes`. */
static bool read_element(MlirInterpCall *call, const Elements *elements, uint64_t number,
                         void *bytes)
{
    const Layout *layout = elements->layout;
    ArenaMark mark = arena_mark(&call->machine->scratch);
    uint64_t offset, *words = ARENA_ARRAY(&call->machine->scratch, uint64_t, layout_words(layout));
    uint32_t *poison = ARENA_ARRAY(&call->machine->scratch, uint32_t, layout_lanes(layout));
    bool good = elements_offset(elements, elements_at(elements, number), &offset)
                && layout_is_written(layout, elements->memory, offset);

    if (good)
        layout_load(layout, elements->memory, offset, words, poison);
    for (uint64_t i = 0; good && i < layout_lanes(layout); i++)
        good = !poison[i];
    if (good)
        memory_read(elements->memory, offset, bytes, layout_bytes(layout));
    arena_release(&call->machine->scratch, mark);
    return good;
}

void array_hand_out(MlirInterpCall *call, size_t number)
{
    const Type *type = call->type->list.types[number];
    uint64_t stride = element_stride(call, number);
    Elements elements;

    if (!type_shares_memory(type)
        || !value_elements(call->machine->memory, call->arguments[number], type, &elements)
        || !elements.memory || !elements.memory->alive)
        return;
    for (uint64_t i = 0; i < elements_count(&elements); i++)
        read_element(call, &elements, i, outside(&call->given[number], i, stride));
}

/* Memory for a moment, as large as the value is there. */
static Allocation *moment(MlirInterpCall *call, const Layout *layout)
{
    return memory_allocate(call->machine->memory, ALLOCATION_ARGUMENT, layout_bytes(layout),
                           layout_alignment(layout), call->function);
}

bool bytes_hand_in(MlirInterpCall *call, size_t number)
{
    const Given *given = &call->given[number];
    Place place = call->arguments[number];
    Allocation *memory = moment(call, place.layout);

    if (!memory)
        return no_room(call, number);
    memory_write(memory, 0, given->text.data, given->text.len);
    layout_load(place.layout, memory, 0, place.words, place.poison);
    memory_end(call->machine->memory, memory, call->function);
    return true;
}

static bool read_elements_out(MlirInterpCall *call, const Elements *elements, unsigned char *bytes,
                              size_t size, bool *without_value)
{
    uint64_t count = elements_count(elements), stride = layout_stride(elements->layout);

    if (!elements->memory || !elements->memory->alive || count > size / stride
        || count * stride != size)
        return false;
    for (uint64_t i = 0; i < count; i++) {
        bool good = read_element(call, elements, i, bytes + i * stride);

        if (without_value)
            without_value[i] = !good;
    }
    return true;
}

/* Lanes of a vector, or the one of a scalar. */
static bool read_lanes(MlirInterpCall *call, Place place, unsigned char *bytes, size_t size,
                       bool *without_value)
{
    const Layout *element = layout_is_vector(place.layout) ? place.layout->element : place.layout;
    uint64_t lanes = layout_lanes(place.layout), stride = layout_stride(element);
    uint64_t words = lanes ? layout_words(place.layout) / lanes : 0;
    Allocation *memory;

    if (!element->form->store || lanes > size / stride || lanes * stride != size)
        return false;
    for (uint64_t i = 0; i < lanes; i++) {
        if (without_value)
            without_value[i] = place.poison[i];
        if (place.poison[i] || !(memory = moment(call, element)))
            continue;
        layout_store(element, place.words + i * words, NULL, memory, 0);
        memory_read(memory, 0, bytes + i * stride, layout_bytes(element));
        memory_end(call->machine->memory, memory, call->function);
    }
    return true;
}

bool array_read(MlirInterpCall *call, Place place, const Type *type, void *bytes, size_t size,
                bool *without_value)
{
    Elements elements;

    if (!array_element(call, type))
        return false;
    memset(bytes, 0, size);
    if (!is_held_apart(call, type))
        return read_lanes(call, place, bytes, size, without_value);
    return value_elements(call->machine->memory, place, type, &elements)
           && read_elements_out(call, &elements, bytes, size, without_value);
}
