/* Values of the dialect's own types: pointers, structs and arrays. */
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/values.h"

#include "core/ir/attr.h"

#include <string.h>

const char LLVM_UNDEF[] = "it is undef, which is as good as poison here";

/* Pointers. */

static Holds llvm_pointer_layout(Step *s, const Type *type, Layout *layout)
{
    return pointer_layout_in(s, llvm_ptr_space(type), layout);
}

static bool set_pointer(Step *s, Place place, const Type *type, const Attr *attr)
{
    (void)s;
    (void)type;
    if (!llvm_is_attr(attr, "zero"))
        return false;
    place_set_pointer(place, (Pointer){ 0, 0 });
    return true;
}

const DatumKind LLVM_POINTER_VALUES = {
    .name = "pointer",
    .layout = llvm_pointer_layout,
    .print = pointer_print,
    .set = set_pointer,
    .read = pointer_read,
    .written_as = written_as_anything,
    .sample = pointer_sample,
    .incomparable = true,
};

/* Tokens: what a token stands for tells the operation that made it, and a pointer if it has one. */

static void print_token(ValueText *text, Place place, const Type *type)
{
    (void)place;
    (void)type;
    sb_add(text->sb, "token");
}

const DatumKind LLVM_TOKEN_VALUES = {
    .name = "token",
    .layout = pointer_layout,
    .print = print_token,
    .incomparable = true,
};

/* What an intrinsic gives that gives nothing, where its operation has a result all the same. */

static void print_void(ValueText *text, Place place, const Type *type)
{
    (void)place;
    (void)type;
    sb_add(text->sb, "nothing");
}

const DatumKind LLVM_VOID_VALUES = {
    .name = "void",
    .layout = pointer_layout,
    .print = print_void,
    .incomparable = true,
};

/* Structs and arrays. */

static unsigned part_count(const Type *type)
{
    return llvm_is_array(type) ? (unsigned)llvm_array_count(type) : llvm_struct_count(type);
}

static const Type *part_type(const Type *type, unsigned part)
{
    return llvm_is_array(type) ? llvm_array_element(type) : llvm_struct_element(type, part);
}

enum { MOST_LOOKS = 1 << 16 };

/* The identified structs that a look is inside of. */
typedef struct Within {
    const struct Within *outer;
    const Type *type;
} Within;

/* Does it hold itself, other than behind a pointer? More parts than anybody looks at count as
 * that. */
static bool is_endless(const Type *type, const Within *within, unsigned *looks)
{
    Within here = { within, type };

    if ((!llvm_is_struct(type) && !llvm_is_array(type))
        || (llvm_is_struct(type) && llvm_struct_is_opaque(type)))
        return false;
    for (; llvm_is_struct(type) && within; within = within->outer)
        if (within->type == type)
            return true;
    for (unsigned i = 0; i < (llvm_is_array(type) ? 1 : llvm_struct_count(type)); i++)
        if (!--*looks || is_endless(part_type(type, i), &here, looks))
            return true;
    return false;
}

static Holds struct_layout(Step *s, const Type *type, Layout *layout)
{
    unsigned count = llvm_struct_count(type);
    const Layout **parts = ARENA_ARRAY(s->arena, const Layout *, count + 1);
    PartAt *at = ARENA_ARRAY(s->arena, PartAt, count + 1);

    if (llvm_struct_is_opaque(type) || is_endless(type, NULL, &(unsigned){ MOST_LOOKS }))
        return HOLDS_NONE;
    for (unsigned i = 0; i < count; i++) {
        parts[i] = memory_layout_of(s, llvm_struct_element(type, i));
        if (!parts[i])
            return HOLDS_NONE;
    }
    *layout = layout_struct(parts, at, count, llvm_struct_is_packed(type));
    return layout->lanes <= FRAME_MOST_LANES ? HOLDS : HOLDS_SMALLER;
}

static Holds array_layout(Step *s, const Type *type, Layout *layout)
{
    const Layout *element = memory_layout_of(s, llvm_array_element(type));
    uint64_t lanes;

    if (!element)
        return HOLDS_NONE;
    if (llvm_array_count(type) > FRAME_MOST_LANES
        || __builtin_mul_overflow(llvm_array_count(type), layout_lanes(element), &lanes)
        || lanes > FRAME_MOST_LANES)
        return HOLDS_SMALLER;
    *layout = layout_array(element, (unsigned)llvm_array_count(type));
    return HOLDS;
}

static Holds record_layout(Step *s, const Type *type, Layout *layout)
{
    return llvm_is_array(type) ? array_layout(s, type, layout) : struct_layout(s, type, layout);
}

typedef struct Row {
    ValueText *text;
    Place place;
    const Type *type;
} Row;

static bool print_part(const void *state, uint64_t number)
{
    const Row *row = state;

    datum_text(row->text, place_part(row->place, (unsigned)number),
               part_type(row->type, (unsigned)number));
    return true;
}

static void print_record(ValueText *text, Place place, const Type *type)
{
    Row row = { text, place, type };
    uint64_t count = part_count(type);

    if (llvm_is_array(type) && text->elide && count > text->elide) {
        datum_text_ends(text, 1, &count, print_part, &row);
        return;
    }
    sb_add(text->sb, llvm_is_array(type) ? "[" : "{");
    for (uint64_t i = 0; i < count && text->sb->len <= text->most; i++) {
        sb_add(text->sb, i ? ", " : "");
        print_part(&row, i);
    }
    sb_add(text->sb, llvm_is_array(type) ? "]" : "}");
}

static void print_record_argument(ValueText *text, Place place, const Type *type)
{
    sb_add(text->sb, "[");
    for (unsigned i = 0; i < part_count(type); i++) {
        sb_add(text->sb, i ? ", " : "");
        datum_text_argument(text, place_part(place, i), part_type(type, i));
    }
    sb_add(text->sb, "]");
}

/* The numbers of dense elements from `*number` on, in the order in which arrays of arrays, and of
 * vectors, have them. */
static bool set_numbers(Step *s, Place place, const Type *type, const Attr *dense, int64_t *number)
{
    if (llvm_is_array(type)) {
        for (unsigned i = 0; i < part_count(type); i++)
            if (!set_numbers(s, place_part(place, i), llvm_array_element(type), dense, number))
                return false;
        return true;
    }
    if (type->kind == TYPE_VECTOR) {
        for (uint64_t i = 0; i < layout_lanes(place.layout); i++)
            if (!set_numbers(s, place_lane(place, i), type->shaped.element, dense, number))
                return false;
        return true;
    }
    if (llvm_is_struct(type) && llvm_struct_count(type) == 2
        && attr_has_element(dense, *number, true)) {
        int64_t parts = 2 * (*number)++;

        return place_set_attr(s, place_part(place, 0), llvm_struct_element(type, 0),
                              attr_element(dense, parts))
               && place_set_attr(s, place_part(place, 1), llvm_struct_element(type, 1),
                                 attr_element(dense, parts + 1));
    }
    return place_set_element(s, place, type, dense, (*number)++);
}

static bool set_bytes(Place place, Str string)
{
    if (string.len != place.layout->part_count)
        return false;
    for (size_t i = 0; i < string.len; i++) {
        place.words[i] = (unsigned char)string.data[i];
        place.poison[i] = 0;
    }
    return true;
}

void llvm_set_zero(Place place)
{
    memset(place.words, 0, layout_words(place.layout) * sizeof *place.words);
    memset(place.poison, 0, layout_lanes(place.layout) * sizeof *place.poison);
}

bool llvm_set_attr(Step *s, Place place, const Type *type, const Attr *attr)
{
    if (llvm_is_attr(attr, "zero"))
        llvm_set_zero(place);
    else if (llvm_is_attr(attr, "undef"))
        place_set_poison(s, place, LLVM_UNDEF);
    else
        return place_set_attr(s, place, type, attr);
    return true;
}

static bool set_record(Step *s, Place place, const Type *type, const Attr *attr)
{
    int64_t number = 0;

    if (llvm_is_attr(attr, "zero") || llvm_is_attr(attr, "undef"))
        return llvm_set_attr(s, place, type, attr);
    if (attr->kind == ATTR_STRING)
        return llvm_is_array(type) && set_bytes(place, attr->string);
    if (attr_is_elements(attr))
        return set_numbers(s, place, type, attr, &number)
               && (attr_is_splat(attr) || number == type_num_elements(attr->type));
    if (attr->kind != ATTR_ARRAY || attr->array.count != part_count(type))
        return false;
    for (unsigned i = 0; i < attr->array.count; i++)
        if (!llvm_set_attr(s, place_part(place, i), part_type(type, i), attr->array.elements[i]))
            return false;
    return true;
}

static Reading read_record(Step *s, Place place, const Type *type, const Attr *attr)
{
    return set_record(s, place, type, attr) ? READ_FINE : READ_WRONG_TYPE;
}

static bool sample_record(Sb *sb, const Type *type, const Op *module)
{
    sb_char(sb, '[');
    for (unsigned i = 0; i < part_count(type); i++) {
        const Type *part = part_type(type, i);
        const DatumKind *kind = datum_kind(part);

        sb_add(sb, i ? ", " : "");
        if (!kind || !kind->sample || !kind->sample(sb, part, module))
            return false;
        if (type_is_int_or_index(part) || type_is_float(part))
            sb_printf(sb, " : %s", type_text(part));
    }
    sb_char(sb, ']');
    return true;
}

const DatumKind LLVM_RECORD_VALUES = {
    .name = "record",
    .layout = record_layout,
    .print = print_record,
    .print_argument = print_record_argument,
    .set = set_record,
    .read = read_record,
    .written_as = written_as_anything,
    .sample = sample_record,
};

/* Room. */

static bool pad(LlvmRoom *room, uint64_t alignment)
{
    uint64_t over = room->bytes % alignment;

    return !over || !__builtin_add_overflow(room->bytes, alignment - over, &room->bytes);
}

/* Of the first parts of a struct; without the padding behind them. */
static bool room_of_parts(const Step *s, const Type *type, unsigned count, LlvmRoom *room)
{
    bool packed = llvm_struct_is_packed(type);
    LlvmRoom part;

    *room = (LlvmRoom){ 0, 1 };
    for (unsigned i = 0; i < count; i++) {
        if (!llvm_room(s, llvm_struct_element(type, i), &part)
            || (!packed && !pad(room, part.alignment))
            || __builtin_add_overflow(room->bytes, part.bytes, &room->bytes))
            return false;
        if (!packed && part.alignment > room->alignment)
            room->alignment = part.alignment;
    }
    return true;
}

bool llvm_room(const Step *s, const Type *type, LlvmRoom *room)
{
    const Layout *layout = layout_of(s, type);

    if (layout && !layout_in_memory(layout))
        return false;
    if (layout) {
        *room = (LlvmRoom){ layout_stride(layout), layout_alignment(layout) };
        return true;
    }
    if (is_endless(type, NULL, &(unsigned){ MOST_LOOKS }))
        return false;
    if (llvm_is_array(type))
        return llvm_room(s, llvm_array_element(type), room)
               && !__builtin_mul_overflow(room->bytes, llvm_array_count(type), &room->bytes);
    return llvm_is_struct(type) && !llvm_struct_is_opaque(type)
           && room_of_parts(s, type, llvm_struct_count(type), room) && pad(room, room->alignment);
}

uint64_t llvm_offset_of(const Step *s, const Type *type, unsigned part)
{
    const Layout *layout = layout_of(s, type);
    LlvmRoom before, room;

    if (layout)
        return layout_part_offset(layout, part);
    if (!room_of_parts(s, type, part, &before)
        || !llvm_room(s, llvm_struct_element(type, part), &room))
        return 0;
    if (!llvm_struct_is_packed(type))
        pad(&before, room.alignment);
    return before.bytes;
}

Place llvm_part_at(Place place, const Attr *position)
{
    for (unsigned i = 0; i < position->dense.count; i++)
        place = place_part(place, (unsigned)attr_i64_at(position, i));
    return place;
}
