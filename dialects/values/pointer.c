/* Pointers, of whatever dialect. */
#include "dialects/values/kind.h"

Holds pointer_layout(Step *s, const Type *type, Layout *layout)
{
    (void)type;
    return pointer_layout_in(s, 0, layout);
}

Holds pointer_layout_in(Step *s, unsigned space, Layout *layout)
{
    if (target_pointer(target_in(s), space)->refused)
        return HOLDS_NONE;
    *layout = layout_pointer(target_in(s), space);
    return HOLDS;
}

void pointer_print(ValueText *text, Place place, const Type *type)
{
    Pointer pointer = place_pointer(place);

    (void)type;
    if (!pointer.provenance && !pointer.address)
        sb_add(text->sb, "null");
    else
        sb_printf(text->sb, "0x%llx", (unsigned long long)pointer.address);
}

/* The numbers of dense elements in memory of their own, or null. */
Reading pointer_read(Step *s, Place place, const Type *type, const Attr *attr)
{
    Shape shape = { .kind = ALLOCATION_ARGUMENT, .made = s->op };
    Elements elements = { 0 };

    (void)type;
    *place.poison = 0;
    if (attr->kind == ATTR_INTEGER && int_is_zero(attr->integer)) {
        place_set_pointer(place, (Pointer){ 0, 0 });
        return READ_FINE;
    }
    if (!attr_is_elements(attr))
        return READ_WRONG_TYPE;
    elements.type = attr->type->shaped.element;
    elements.layout = layout_of(s, elements.type);
    if (!elements.layout || !layout_in_memory(elements.layout))
        return READ_WRONG_TYPE;
    shape.rank = elements.rank = attr->type->shaped.rank;
    shape_set_sizes(&shape, attr->type);
    for (unsigned i = 0; i < shape.rank; i++)
        shape.strides[i] = DYNAMIC;
    shape_set_plain(&shape);
    elements.sizes = shape.sizes;
    elements.strides = (const uint64_t *)shape.strides;
    elements.memory = memory_allocate(
        memory_in(s), ALLOCATION_ARGUMENT,
        (uint64_t)type_num_elements(attr->type) * layout_stride(elements.layout), 16, s->op);
    if (!elements.memory)
        return READ_NO_ROOM;
    place_set_pointer(place, (Pointer){ elements.memory->id, elements.memory->address });
    return elements_fill(s, &elements, attr) ? READ_FINE : READ_WRONG_TYPE;
}

const Type *written_as_anything(const Step *s, const Type *type)
{
    (void)s;
    (void)type;
    return NULL;
}

bool pointer_sample(Sb *sb, const Type *type, const Op *module)
{
    (void)type;
    (void)module;
    sb_add(sb, "dense<[1, 2, 3, 4]> : tensor<4xi32>");
    return true;
}
