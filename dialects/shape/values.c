/* Values: sizes, shapes and values with their shapes. A size is two words; a shape is a tensor of
 * sizes, or, where it is no list, of rank 0, with the one size that says what it is. */
#include "dialects/shape/shape.h"

static Place number_part(Place size)
{
    return place_part(size, 0);
}

static Size size_at(Place place)
{
    return (Size){ (SizeState)int_low_u(place_int(place_part(place, 1))),
                   int_low_s(place_int(number_part(place))) };
}

static void set_size(Place place, Size size)
{
    *place.words = (uint64_t)size.number;
    *place_part(place, 1).words = size.state;
}

static Holds size_layout(Step *s, const Type *type, Layout *layout)
{
    const Layout **parts = ARENA_ARRAY(s->arena, const Layout *, 2);
    const Layout *const made[] = { layout_of(s, type_i(type->context, 64)),
                                   layout_of(s, type_i(type->context, 8)) };

    parts[0] = made[0];
    parts[1] = made[1];
    if (!parts[0] || !parts[1])
        return HOLDS_NONE;
    *layout = layout_group(parts, 2);
    return HOLDS;
}

static const char *size_text(SizeState state, const char *unknown)
{
    return state == SIZE_UNKNOWN ? unknown : "invalid";
}

static void print_size(ValueText *text, Place place, const Type *type)
{
    Size size = size_at(place);

    (void)type;
    if (size.state == SIZE_KNOWN)
        sb_printf(text->sb, "%lld", (long long)size.number);
    else
        sb_add(text->sb, size_text(size.state, "unknown"));
}

/* A number; below 0, as upstream's constants have it, one that is not known. */
static bool size_of_attr(const Attr *attr, Size *size)
{
    if (attr->kind != ATTR_INTEGER || !int_fits_s64(attr->integer))
        return false;
    *size = size_of(int_low_s(attr->integer));
    if (size->number < 0)
        *size = size_that_is(SIZE_UNKNOWN);
    return true;
}

static bool set_size_attr(Step *s, Place place, const Type *type, const Attr *attr)
{
    Size size;

    (void)s;
    (void)type;
    if (!size_of_attr(attr, &size))
        return false;
    *place.poison = 0;
    set_size(place, size);
    return true;
}

static const Type *as_index(const Step *s, const Type *type)
{
    (void)s;
    return type_index(type->context);
}

static bool sample_size(Sb *sb, const Type *type, const Op *module)
{
    (void)type;
    (void)module;
    sb_add(sb, "2");
    return true;
}

static Reading read_size(Step *s, Place place, const Type *type, const Attr *attr)
{
    return set_size_attr(s, place, type, attr) ? READ_FINE : READ_WRONG_TYPE;
}

static const char *const SIZE_PARTS[] = { "number", "state" };

const DatumKind SIZE_VALUES = {
    .name = "size",
    .layout = size_layout,
    .print = print_size,
    .set = set_size_attr,
    .read = read_size,
    .written_as = as_index,
    .sample = sample_size,
    .part_names = SIZE_PARTS,
    .incomparable = true,
};

/* Shapes. */

static const Layout *size_layout_of(const Step *s)
{
    return layout_of(s, type_dialect(op_context(s->op), &SHAPE_TYPES[SIZE_TYPE], 0, NULL));
}

static Holds shape_layout(Step *s, const Type *type, Layout *layout)
{
    const Layout *size =
        layout_of(s, type_dialect(type->context, &SHAPE_TYPES[SIZE_TYPE], 0, NULL));

    if (!size)
        return HOLDS_NONE;
    *layout = layout_tensor(size, 1);
    return HOLDS;
}

static Size size_in_tensor(Tensor *tensor, uint64_t number)
{
    const Layout *element = tensor->element;
    uint64_t words[2] = { 0 };
    uint32_t poison = 0;

    layout_load(element, &tensor->memory, tensor_offset(tensor, number), words, &poison);
    return size_at((Place){ words, &poison, element });
}

static void print_shape(ValueText *text, Place place, const Type *type)
{
    Tensor *tensor = tensor_of(place.words);

    (void)type;
    sb_add(text->sb, "[");
    for (uint64_t i = 0; tensor && i < tensor->count; i++) {
        Size size = size_in_tensor(tensor, i);

        sb_add(text->sb, i ? ", " : "");
        if (size.state == SIZE_KNOWN)
            sb_printf(text->sb, "%lld", (long long)size.number);
        else
            sb_add(text->sb, size_text(size.state, tensor->rank ? "?" : "*"));
    }
    sb_add(text->sb, "]");
}

Flow give_shape_at(Step *s, Place place, Extents extents)
{
    bool is_list = extents.whole == SIZE_KNOWN;
    uint64_t count = is_list ? extents.rank : 1;
    Size whole = size_that_is(extents.whole);
    Tensor *tensor = tensor_new(tensors_in(s), size_layout_of(s), &extents.rank, is_list, 0);

    if (!tensor)
        return tensor_no_memory(s);
    for (uint64_t i = 0; i < count; i++) {
        uint64_t words[2] = { 0 };
        uint32_t clean = 0;

        set_size((Place){ words, &clean, tensor->element }, is_list ? extents.sizes[i] : whole);
        layout_store(tensor->element, words, &clean, &tensor->memory, tensor_offset(tensor, i));
    }
    place_clear(place);
    *place.words = (uint64_t)(uintptr_t)tensor;
    return work_done(s, count);
}

static bool set_shape(Step *s, Place place, const Type *type, const Attr *attr)
{
    Extents extents;

    (void)type;
    if (attr->kind != ATTR_ARRAY)
        return false;
    extents = extents_new(s, attr->array.count);
    for (unsigned i = 0; i < attr->array.count; i++)
        if (!size_of_attr(attr->array.elements[i], &extents.sizes[i]))
            return false;
    *place.poison = 0;
    return give_shape_at(s, place, extents) == FLOW_NEXT;
}

static Reading read_shape(Step *s, Place place, const Type *type, const Attr *attr)
{
    return set_shape(s, place, type, attr) ? READ_FINE : READ_WRONG_TYPE;
}

static bool sample_shape(Sb *sb, const Type *type, const Op *module)
{
    (void)type;
    (void)module;
    sb_add(sb, "[2, 3]");
    return true;
}

const DatumKind SHAPE_VALUES = {
    .name = "shape",
    .layout = shape_layout,
    .print = print_shape,
    .set = set_shape,
    .read = read_shape,
    .sample = sample_shape,
    .incomparable = true,
};

/* Values with shapes: a tensor of any type, or none that is known, and a shape. */

static Holds value_shape_layout(Step *s, const Type *type, Layout *layout)
{
    const Layout **parts = ARENA_ARRAY(s->arena, const Layout *, 2);

    parts[0] = parts[1] =
        layout_of(s, type_dialect(type->context, &SHAPE_TYPES[SHAPE_TYPE], 0, NULL));
    if (!parts[0])
        return HOLDS_NONE;
    *layout = layout_group(parts, 2);
    return HOLDS;
}

Place value_part(Place value_shape)
{
    return place_part(value_shape, 0);
}

Place shape_part(Place value_shape)
{
    return place_part(value_shape, 1);
}

static void print_value_shape(ValueText *text, Place place, const Type *type)
{
    sb_add(text->sb, *value_part(place).words ? "a tensor of shape " : "no value, of shape ");
    print_shape(text, shape_part(place), type);
}

static const char *const VALUE_SHAPE_PARTS[] = { "value", "shape" };

const DatumKind VALUE_SHAPE_VALUES = {
    .name = "value with its shape",
    .layout = value_shape_layout,
    .print = print_value_shape,
    .part_names = VALUE_SHAPE_PARTS,
    .incomparable = true,
};

/* Witnesses: does what they witness hold? */

static Holds witness_layout(Step *s, const Type *type, Layout *layout)
{
    (void)type;
    *layout = layout_int(target_in(s), 1);
    return HOLDS;
}

static void print_witness(ValueText *text, Place place, const Type *type)
{
    (void)type;
    sb_add(text->sb, *place.words ? "passing" : "failing");
}

const DatumKind WITNESS_VALUES = {
    .name = "witness",
    .layout = witness_layout,
    .print = print_witness,
    .incomparable = true,
};

/* For operations. */

Size size_operand(const Step *s, unsigned operand)
{
    return is_size(s->op->operands[operand]->type) ? size_at(operand_place(s, operand))
                                                   : size_of(index_in(s, operand));
}

static const char *what_is(SizeState state)
{
    return state == SIZE_UNKNOWN ? "not known" : "an error";
}

Flow give_size(Step *s, unsigned result, Size size)
{
    if (is_size(s->op->results[result]->type)) {
        if (size.state == SIZE_KNOWN && size.number < 0)
            return undefined_by(s, "H2", "the size is negative, %lld", (long long)size.number);
        set_size(result_place(s, result), size);
        return FLOW_NEXT;
    }
    if (size.state == SIZE_KNOWN)
        return give_index_at(s, result, size.number);
    return undefined_by(s, "H2", "the size is %s, but an index has to be a number",
                        what_is(size.state));
}

Extents extents_new(Step *s, uint64_t rank)
{
    return (Extents){ .rank = rank, .sizes = ARENA_ARRAY(s->arena, Size, rank) };
}

Extents extents_that_are(SizeState whole)
{
    return (Extents){ .whole = whole };
}

bool extents_of_tensor(Step *s, Tensor *tensor, Extents *extents)
{
    bool is_shape = !layout_is_integer(tensor->element);
    uint64_t word = 0;
    uint32_t poison = 0;

    *extents = extents_new(s, tensor->count);
    for (uint64_t i = 0; i < tensor->count; i++) {
        if (is_shape) {
            extents->sizes[i] = size_in_tensor(tensor, i);
            continue;
        }
        layout_load(tensor->element, &tensor->memory, tensor_offset(tensor, i), &word, &poison);
        if (poison) {
            for (unsigned k = 0; k < s->op->result_count; k++)
                give_poison_at(s, k, "an extent is poison");
            return false;
        }
        extents->sizes[i] =
            size_of(int_low_s((Int){ .width = tensor->element->width, .word = word }));
    }
    if (is_shape && !tensor->rank)
        *extents = extents_that_are(extents->sizes[0].state);
    return work_done(s, tensor->count) == FLOW_NEXT;
}

bool extents_operand(Step *s, unsigned operand, Extents *extents)
{
    const Type *type = s->op->operands[operand]->type;
    Place place = operand_place(s, operand);

    if (type->kind == TYPE_DIALECT && type->dialect.def == &SHAPE_TYPES[VALUE_SHAPE_TYPE])
        place = shape_part(place);
    return extents_of_tensor(s, tensor_of(place.words), extents);
}

/* A tensor of index values, of which there are as many as its type says. */
static Flow give_extent_tensor(Step *s, unsigned result, Extents extents)
{
    const Type *type = s->op->results[result]->type;
    Tensor *tensor;
    uint64_t *words;
    uint32_t *clean;

    if (type->shaped.rank == 1 && type->shaped.dims[0] != DYNAMIC
        && (uint64_t)type->shaped.dims[0] != extents.rank) {
        return undefined_by(s, "T5", "there are %llu extents, but the type is '%s'",
                            (unsigned long long)extents.rank, type_text(type));
    }
    tensor = tensor_made(s, result, &extents.rank, 1);
    if (!tensor)
        return FLOW_END;
    words = ARENA_ARRAY(s->arena, uint64_t, extents.rank);
    clean = ARENA_ARRAY(s->arena, uint32_t, extents.rank);
    for (uint64_t i = 0; i < extents.rank; i++)
        words[i] = int_of_s(s->arena, index_width(s), extents.sizes[i].number).word;
    tensor_write(tensor, words, clean);
    return give_tensor(s, result, tensor);
}

Flow give_extents(Step *s, unsigned result, Extents extents)
{
    SizeState state = extents.whole;

    for (uint64_t i = 0; i < extents.rank && state == SIZE_KNOWN; i++)
        state = extents.sizes[i].state;
    if (is_shape(s->op->results[result]->type))
        return give_shape_at(s, result_place(s, result),
                             state == SIZE_INVALID ? extents_that_are(SIZE_INVALID) : extents);
    if (state == SIZE_KNOWN)
        return give_extent_tensor(s, result, extents);
    return undefined_by(s, "H2", "the shape is %s, but a tensor of extents has to hold numbers",
                        what_is(state));
}

static void set_dims(Extents *extents, const uint64_t *sizes)
{
    for (uint64_t i = 0; i < extents->rank; i++)
        extents->sizes[i] = size_of((int64_t)sizes[i]);
}

bool extents_of_shaped(Step *s, unsigned operand, Extents *extents)
{
    const Type *type = s->op->operands[operand]->type;
    Elements elements;

    if (type->kind == TYPE_VECTOR) {
        *extents = extents_new(s, type->shaped.rank);
        set_dims(extents, (const uint64_t *)type->shaped.dims);
        return true;
    }
    if (!type_has_elements(type)
        || !value_elements(memory_in(s), operand_place(s, operand), type, &elements)) {
        unsupported(s, "the shape of a value of type '%s'", type_text(type));
        return false;
    }
    *extents = extents_new(s, elements.rank);
    set_dims(extents, elements.sizes);
    return true;
}

bool same_size(Size a, Size b)
{
    return a.state == b.state && a.number == b.number;
}

bool same_extents(Extents a, Extents b)
{
    if (a.whole != b.whole || a.rank != b.rank)
        return false;
    for (uint64_t i = 0; i < a.rank; i++)
        if (!same_size(a.sizes[i], b.sizes[i]))
            return false;
    return true;
}
