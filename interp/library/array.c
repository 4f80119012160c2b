#include "interp/library/library.h"

#include "core/ir/attr.h"
#include "core/ir/function.h"
#include "interp/program/arguments.h"

#include <string.h>

const Layout *array_element(const MlirInterpCall *call, const Type *type)
{
    const Layout *layout = machine_layout(call->seat.machine, type);

    if (!layout)
        return NULL;
    if (array_is_held_apart(call, type))
        layout = type->kind == TYPE_MEMREF || layout->counted
                     ? machine_layout(call->seat.machine, type->shaped.element)
                     : NULL;
    else
        layout = layout_lane(layout);
    return layout && element_is_number(layout) ? layout : NULL;
}

bool array_is_held_apart(const MlirInterpCall *call, const Type *type)
{
    return type_has_elements(type) && !layout_is_vector(machine_layout(call->seat.machine, type));
}

bool array_is_wrong(MlirInterpCall *call, size_t number, const char *what)
{
    saying_error(call->module->session, "argument %zu of type '%s' %s", number,
                 mlir_interp_argument_type(call, number), what);
    return false;
}

/* The rank and the sizes, of which some may be open, that arrays of the type have. False: it takes
 * none. */
static bool take_dims(const MlirInterpCall *call, const Type *type, unsigned *rank,
                      const int64_t **dims)
{
    const Layout *layout = machine_layout(call->seat.machine, type);
    bool apart = array_is_held_apart(call, type);

    if (!array_element(call, type) || (apart ? !type_has_rank(type) : !layout_is_vector(layout)))
        return false;
    *rank = apart ? type->shaped.rank : layout->rank;
    *dims = apart ? type->shaped.dims : layout->dims;
    return true;
}

/* "[2, ?]" */
static void print_sizes(Sb *sb, const int64_t *sizes, size_t rank)
{
    sb_char(sb, '[');
    for (size_t i = 0; i < rank; i++)
        if (sizes[i] == DYNAMIC)
            sb_add(sb, i ? ", ?" : "?");
        else
            sb_printf(sb, "%s%lld", i ? ", " : "", (long long)sizes[i]);
    sb_char(sb, ']');
}

static bool other_sizes(MlirInterpCall *call, size_t number, const int64_t *dims, unsigned rank,
                        const MlirInterpArray *array)
{
    Sb text = { 0 };

    sb_add(&text, "takes an array of sizes ");
    print_sizes(&text, dims, rank);
    sb_add(&text, ", and was given one of sizes ");
    print_sizes(&text, array->sizes, array->rank);
    array_is_wrong(call, number, text.data);
    sb_free(&text);
    return false;
}

static bool fits(MlirInterpCall *call, size_t number, const int64_t *dims, unsigned rank,
                 const MlirInterpArray *array)
{
    if (array->rank != rank)
        return other_sizes(call, number, dims, rank, array);
    for (size_t i = 0; i < rank; i++)
        if (array->sizes[i] < 0 || (dims[i] != DYNAMIC && dims[i] != array->sizes[i]))
            return other_sizes(call, number, dims, rank, array);
    for (size_t i = 0; array->strides && i < rank; i++)
        if (array->strides[i] < 0)
            return array_is_wrong(call, number, "was given an array with a negative stride");
    return true;
}

static bool other_strides(MlirInterpCall *call, size_t number)
{
    const Type *type = call_argument(call, number);
    Context *context = call->module->context;
    int64_t any[64];
    Sb text = { 0 };

    for (unsigned i = 0; i < type->shaped.rank; i++)
        any[i] = DYNAMIC;
    sb_add(&text, "has other strides than the array; of type '");
    type_print(&text,
               type_memref(context, type->shaped.rank, type->shaped.dims, type->shaped.element,
                           attr_strided(context, 0, type->shaped.rank, any),
                           type->shaped.memory_space));
    sb_add(&text, "' it could have any");
    array_is_wrong(call, number, text.data);
    sb_free(&text);
    return false;
}

static void set_plain(Shape *shape)
{
    int64_t stride = 1;

    for (unsigned i = shape->rank; i-- > 0; stride *= (int64_t)shape->sizes[i])
        shape->strides[i] = stride;
}

/* The shape that the memref has in the machine: its type says where it begins, and how strides are
 * where it does not leave that open. */
static bool choose_shape(const Type *type, const Shape *given, Shape *shape)
{
    bool any = true; /* where there is no element strides lead nowhere */

    *shape = *given;
    if (type->kind != TYPE_MEMREF)
        return true;
    if (!shape_of_type(shape, type))
        return false;
    memcpy(shape->sizes, given->sizes, sizeof shape->sizes);
    if (!type->shaped.layout)
        set_plain(shape);
    for (unsigned i = 0; i < shape->rank; i++)
        any &= given->sizes[i] != 0;
    for (unsigned i = 0; i < shape->rank; i++)
        if (shape->strides[i] == DYNAMIC)
            shape->strides[i] = given->strides[i];
        else if (any && shape->strides[i] != given->strides[i] && given->sizes[i] > 1)
            return false;
    if (shape->offset == DYNAMIC)
        shape->offset = 0;
    return true;
}

bool array_take(MlirInterpCall *call, size_t number, const MlirInterpArray *array)
{
    const Type *type = call_argument(call, number);
    Given *given = &call->given[number];
    Shape shape = { .rank = (unsigned)array->rank }, chosen;
    int64_t stride = 1;
    const int64_t *dims;
    unsigned rank;

    if (!take_dims(call, type, &rank, &dims))
        return array_is_wrong(call, number, "cannot be handed in as an array");
    if (rank > 64)
        return array_is_wrong(call, number, "has more than 64 dimensions");
    if (!fits(call, number, dims, rank, array))
        return false;
    for (unsigned i = shape.rank; i-- > 0;) {
        shape.sizes[i] = (uint64_t)array->sizes[i];
        shape.strides[i] = array->strides ? array->strides[i] : stride;
        if (__builtin_mul_overflow(stride, array->sizes[i], &stride))
            return array_is_wrong(call, number, "has more elements than memory could have");
    }
    if (!choose_shape(type, &shape, &chosen))
        return other_strides(call, number);
    *given = (Given){ GIVEN_ARRAY, given->text, shape, array->data, NULL };
    return true;
}

static uint64_t element_stride(const MlirInterpCall *call, size_t number)
{
    return element_size(array_element(call, call_argument(call, number)));
}

static bool is_without(const Given *given, uint64_t number)
{
    return given->without_value && given->without_value[number];
}

static bool lack_the_same(const Given *one, const Given *other)
{
    uint64_t count = one->without_value || other->without_value ? 1 : 0;

    for (unsigned i = 0; i < one->shape.rank; i++)
        count *= one->shape.sizes[i];
    for (uint64_t i = 0; i < count; i++)
        if (is_without(one, i) != is_without(other, i))
            return false;
    return true;
}

static bool is_same(const MlirInterpCall *call, size_t a, size_t b)
{
    const Given *one = &call->given[a], *other = &call->given[b];
    size_t bytes = one->shape.rank * sizeof *one->shape.sizes;

    return call->type->list.types[a] == call->type->list.types[b] && one->data == other->data
           && memcmp(one->shape.sizes, other->shape.sizes, bytes) == 0
           && memcmp(one->shape.strides, other->shape.strides, bytes) == 0
           && lack_the_same(one, other);
}

static bool is_partly(MlirInterpCall *call, size_t number, size_t other)
{
    Sb text = { 0 };

    sb_printf(&text,
              "is memory that overlaps that of argument %zu, and not the same in all: type, sizes, "
              "strides, elements without a value",
              other);
    array_is_wrong(call, number, text.data);
    sb_free(&text);
    return false;
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
        if (overlap_is_there(&call->given[i], element_stride(call, i), &call->given[number],
                             element_stride(call, number)))
            return is_partly(call, number, i);
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

bool array_has_no_room(MlirInterpCall *call, const Seat *seat, size_t number)
{
    seat->machine->over = OVER_MEMORY;
    return array_is_wrong(call, number, "has no room in the memory that is allowed");
}

static Place new_place(Machine *machine, const Layout *layout)
{
    return (Place){ ARENA_ARRAY(&machine->scratch, uint64_t, layout_words(layout)),
                    ARENA_ARRAY(&machine->scratch, uint32_t, layout_lanes(layout)), layout };
}

/* Poison, where there are no bytes. */
static void write_element(const MlirInterpCall *call, Machine *machine, const Elements *elements,
                          uint64_t number, Place place, const unsigned char *bytes)
{
    const Layout *layout = elements->layout;
    uint64_t offset;

    if (!elements_offset(elements, elements_at(elements, number), &offset)) {
        return;
    } else if (!bytes) {
        argument_set_poison(machine, call->function, place);
        layout_store(layout, place.words, place.poison, elements->memory, offset);
    } else if (element_is_plain(layout)) {
        memory_write(elements->memory, offset, bytes, layout_bytes(layout));
    } else {
        element_take(layout, place.words, bytes);
        layout_store(layout, place.words, NULL, elements->memory, offset);
    }
}

static bool elements_hand_in(MlirInterpCall *call, const Seat *seat, size_t number)
{
    const Type *type = call_argument(call, number);
    const Given *given = &call->given[number];
    Place place = seat->arguments[number], element;
    Machine *machine = seat->machine;
    Step step = { .op = call->function, .arena = &machine->scratch, .machine = machine };
    uint64_t count, size = element_stride(call, number);
    Elements elements;
    Shape shape;

    choose_shape(type, &given->shape, &shape);
    shape.kind = ALLOCATION_ARGUMENT;
    shape.made = call->function;
    if (!datum_kind(type)->make(&step, place, type, &shape))
        return array_has_no_room(call, seat, number);
    memset(place.poison, 0, layout_lanes(place.layout) * sizeof *place.poison);
    if (!value_elements(machine->memory, place, type, &elements))
        return array_has_no_room(call, seat, number);
    element = new_place(machine, elements.layout);
    count = elements_count(&elements);
    for (uint64_t i = 0; i < count; i++)
        write_element(call, machine, &elements, i, element,
                      is_without(given, i) ? NULL : outside(given, i, size));
    return true;
}

/* Of a scalar or a vector, which may be bytes that the call keeps. */
static void lanes_hand_in(MlirInterpCall *call, const Seat *seat, size_t number)
{
    const Given *given = &call->given[number];
    Place place = seat->arguments[number];
    uint64_t size = element_stride(call, number);

    for (uint64_t i = 0; i < layout_lanes(place.layout); i++) {
        Place lane = place_lane(place, i);
        const unsigned char *bytes = given->as == GIVEN_ARRAY
                                         ? outside(given, i, size)
                                         : (const unsigned char *)given->text.data + i * size;

        *lane.poison = 0;
        if (is_without(given, i))
            argument_set_poison(seat->machine, call->function, lane);
        else
            element_take(lane.layout, lane.words, bytes);
    }
}

bool array_hand_in(MlirInterpCall *call, const Seat *seat, size_t number)
{
    if (array_is_held_apart(call, call_argument(call, number)))
        return elements_hand_in(call, seat, number);
    lanes_hand_in(call, seat, number);
    return true;
}

/* Has the element a value? Then it is in `bytes`. */
static bool read_element(MlirInterpCall *call, const Elements *elements, uint64_t number,
                         unsigned char *bytes)
{
    const Layout *layout = elements->layout;
    Arena *scratch = &call->seat.machine->scratch;
    ArenaMark mark = arena_mark(scratch);
    Place place = new_place(call->seat.machine, layout);
    uint64_t offset;
    bool good = elements_offset(elements, elements_at(elements, number), &offset)
                && layout_is_written(layout, elements->memory, offset);

    if (good)
        layout_read(layout, elements->memory, offset, place.words, place.poison);
    for (uint64_t i = 0; good && i < layout_lanes(layout); i++)
        good = !place.poison[i];
    if (good)
        element_give(layout, place.words, bytes);
    arena_release(scratch, mark);
    return good;
}

void array_hand_out(MlirInterpCall *call, size_t number)
{
    const Type *type = call_argument(call, number);
    const Given *given = &call->given[number];
    uint64_t size = element_stride(call, number);
    Elements elements;

    if (!type_shares_memory(type)
        || !value_elements(call->seat.machine->memory, call->seat.arguments[number], type,
                           &elements)
        || !elements.memory || !elements.memory->alive)
        return;
    for (uint64_t i = 0; i < elements_count(&elements); i++) {
        bool good = read_element(call, &elements, i, outside(given, i, size));

        if (given->without_value)
            given->without_value[i] = !good;
    }
}

static bool read_elements_out(MlirInterpCall *call, const Elements *elements, unsigned char *bytes,
                              size_t size, bool *without_value)
{
    uint64_t count = elements_count(elements), stride = element_size(elements->layout);

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
static bool read_lanes(Place place, unsigned char *bytes, size_t size, bool *without_value)
{
    uint64_t lanes = layout_lanes(place.layout), stride = layout_stride(layout_lane(place.layout));

    if (lanes > size / stride || lanes * stride != size)
        return false;
    for (uint64_t i = 0; i < lanes; i++) {
        Place lane = place_lane(place, i);

        if (without_value)
            without_value[i] = *lane.poison;
        if (!*lane.poison)
            element_give(lane.layout, lane.words, bytes + i * stride);
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
    if (!array_is_held_apart(call, type))
        return read_lanes(place, bytes, size, without_value);
    return value_elements(call->seat.machine->memory, place, type, &elements)
           && read_elements_out(call, &elements, bytes, size, without_value);
}
