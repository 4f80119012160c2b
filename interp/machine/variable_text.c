#include "interp/machine/variable_text.h"

#include "dialects/llvm/llvm.h"
#include "interp/machine/number_text.h"

enum { MOST_ELEMENTS = 16, MOST_CHARACTERS = 200, DEEPEST = 4, LONGEST = 600 };

bool object_of_variable(Place place, const Variable *variable, Object *object, Sb *why)
{
    if (variable->in_memory && *place.poison) {
        sb_printf(why, "where %.*s lies is poison", STR_ARG(variable->name));
        return false;
    }
    *object = (Object){ .type = variable->type, .in_memory = variable->in_memory };
    if (variable->in_memory)
        object->at = place_pointer(place);
    else
        object->value = place;
    return true;
}

bool object_of_global(Machine *machine, const Op *global, const Variable *variable, Object *object,
                      Sb *why)
{
    const Allocation *memory = *run_memo(&(Step){ .machine = machine }, global);

    if (!memory) {
        sb_printf(why, "%.*s is not there yet: nothing has asked for it", STR_ARG(variable->name));
        return false;
    }
    *object = (Object){ .type = variable->type,
                        .in_memory = true,
                        .at = { memory->id, memory->address } };
    return true;
}

/* The memory of an object; NULL where it does not lie in any that is alive. */
static const Allocation *memory_of(Machine *machine, Pointer at, uint64_t bytes, uint64_t *offset)
{
    const Allocation *memory = at.provenance ? memory_find(machine->memory, at.provenance) : NULL;

    *offset = memory ? at.address - memory->address : 0;
    return memory && memory->alive && memory->bytes && *offset <= memory->size
                   && bytes <= memory->size - *offset
               ? memory
               : NULL;
}

/* The type in IR of a scalar; NULL of what is none. */
static const Type *type_of_scalar(Context *context, const SourceShape *shape)
{
    switch (shape->kind) {
    case SOURCE_SIGNED:
    case SOURCE_UNSIGNED:
    case SOURCE_BOOL:
    case SOURCE_CHAR:
    case SOURCE_BYTE:
        return shape->bits && shape->bits % 8 == 0 && shape->bits <= 128
                   ? type_i(context, (unsigned)shape->bits)
                   : NULL;
    case SOURCE_FLOAT:
        return shape->bits == 32    ? type_float(context, &FLOAT_F32)
               : shape->bits == 64  ? type_float(context, &FLOAT_F64)
               : shape->bits == 16  ? type_float(context, &FLOAT_F16)
               : shape->bits == 128 ? type_float(context, &FLOAT_F80)
                                    : NULL;
    case SOURCE_POINTER:
        return llvm_ptr(context, 0);
    default:
        return NULL;
    }
}

const Type *object_scalar(Machine *machine, const Object *object, const Allocation **memory,
                          Sb *why)
{
    SourceShape shape = source_shape(object->type);
    const Type *type = type_of_scalar(machine->context, &shape);
    uint64_t offset;

    *memory = NULL;
    if (!object->in_memory)
        sb_add(why, "it lies in no memory: it is a value of the program");
    else if (!type)
        sb_add(why, "it is no scalar: a member or an element of it may be one");
    else
        *memory =
            memory_of(machine, object->at, layout_bytes(machine_layout(machine, type)), &offset);
    if (type && object->in_memory && !*memory)
        sb_add(why, "it lies in no memory that is alive");
    return *memory ? type : NULL;
}

enum { NOT_ALIVE, NOT_WRITTEN, LOADED };

/* Reads a scalar that lies in memory. */
static int load(Machine *machine, const Type *type, Pointer at, Place *place)
{
    const Layout *layout = machine_layout(machine, type);
    uint64_t offset;
    const Allocation *memory = memory_of(machine, at, layout_bytes(layout), &offset);

    *place = (Place){ ARENA_ARRAY(&machine->scratch, uint64_t, layout_words(layout)),
                      ARENA_ARRAY(&machine->scratch, uint32_t, layout_lanes(layout)), layout };
    if (!memory)
        return NOT_ALIVE;
    if (!layout_is_written(layout, memory, offset))
        return NOT_WRITTEN;
    layout_read(layout, memory, offset, place->words, place->poison);
    return LOADED;
}

const Layout *source_number(Machine *machine, SourceType type)
{
    SourceShape shape = source_shape(type);
    const Type *scalar = shape.kind == SOURCE_POINTER
                             ? type_i(machine->context, target_pointer(&machine->target, 0)->bits)
                             : type_of_scalar(machine->context, &shape);

    return scalar ? machine_layout(machine, scalar) : NULL;
}

bool object_number(Machine *machine, const Object *object, Place *number)
{
    SourceShape shape = source_shape(object->type);
    const Type *scalar = type_of_scalar(machine->context, &shape);
    Pointer pointer;

    *number = object->value;
    if (!scalar || (object->in_memory && load(machine, scalar, object->at, number) != LOADED)
        || *number->poison)
        return false;
    if (number->layout->form != &FORM_POINTER)
        return layout_is_number(number->layout);
    pointer = place_pointer(*number);
    number->layout = source_number(machine, object->type);
    number->words = ARENA_ARRAY(&machine->scratch, uint64_t, 1);
    *number->words = pointer.address;
    return true;
}

static void print_character(Sb *sb, int64_t character)
{
    if (character >= ' ' && character < 0x7f)
        sb_printf(sb, character == '\'' || character == '\\' ? " '\\%c'" : " '%c'",
                  (char)character);
}

static void print_integer(Sb *sb, Machine *machine, const SourceShape *shape, Place place,
                          char format)
{
    Int value = place_int(place);

    if (shape->bits && value.width > shape->bits)
        value = int_trunc(&machine->scratch, value, (unsigned)shape->bits);
    if (format == 'x')
        number_print_hex(sb, value);
    else if (shape->kind == SOURCE_BOOL)
        sb_add(sb, int_is_zero(value) ? "false" : "true");
    else
        (shape->kind == SOURCE_UNSIGNED || shape->kind == SOURCE_BYTE ? int_print_u
                                                                      : int_print_s)(sb, value);
    if ((shape->kind == SOURCE_CHAR || shape->kind == SOURCE_BYTE) && format != 'x')
        print_character(sb, (int64_t)(int_low_u(value) & 0xff));
}

static void print_scalar(Sb *sb, Machine *machine, const SourceShape *shape, Place place,
                         char format)
{
    if (*place.poison)
        sb_add(sb, "poison");
    else if (place.layout->form == &FORM_POINTER)
        sb_printf(sb, "0x%llx", (unsigned long long)place_pointer(place).address);
    else if (!layout_is_number(place.layout))
        sb_add(sb, "...");
    else if (layout_is_float(place.layout) && format == 'x')
        number_print_hex(sb, place_int(place));
    else if (layout_is_float(place.layout))
        float_print(sb, place_float(place));
    else
        print_integer(sb, machine, shape, place, format);
}

typedef struct ObjectText {
    Sb *sb;
    Machine *machine;
    char format;
    unsigned depth;
    size_t most; /* the text may have */
} ObjectText;

static void print_at(ObjectText *text, SourceType type, Pointer at);

static void print_members(ObjectText *text, SourceType type, Pointer at, uint64_t count)
{
    for (uint64_t i = 0; i < count; i++) {
        SourceMember member = source_member(type, (unsigned)i);

        sb_printf(text->sb, "%s%.*s = ", i ? ", " : "{", STR_ARG(member.name));
        if (text->sb->len > text->most) {
            sb_add(text->sb, "...");
            break;
        }
        if (member.offset % 8 || member.bits != source_shape(member.type).bits)
            sb_printf(text->sb, "<%llu bits>", (unsigned long long)member.bits);
        else
            print_at(text, member.type, (Pointer){ at.provenance, at.address + member.offset / 8 });
    }
    sb_add(text->sb, count ? "}" : "{}");
}

/* As a string, up to the zero; false where it is none. */
static bool print_string(ObjectText *text, Pointer at, uint64_t count)
{
    uint64_t offset, length = 0;
    const Allocation *memory = memory_of(text->machine, at, count, &offset);
    const Layout *byte = machine_layout(text->machine, type_i(text->machine->context, 8));

    if (!memory || count > MOST_CHARACTERS)
        return false;
    for (uint64_t i = 0; i < count; i++)
        if (!layout_is_written(byte, memory, offset + i))
            return false;
    while (length < count && memory->bytes[offset + length])
        length++;
    sb_char(text->sb, '"');
    for (uint64_t i = 0; i < length; i++) {
        unsigned char c = memory->bytes[offset + i];

        if (c == '"' || c == '\\')
            sb_printf(text->sb, "\\%c", c);
        else if (c >= ' ' && c < 0x7f)
            sb_char(text->sb, (char)c);
        else
            sb_printf(text->sb, "\\%03o", c);
    }
    sb_char(text->sb, '"');
    return true;
}

static void print_elements(ObjectText *text, const SourceShape *array, Pointer at)
{
    SourceShape element = source_shape(array->element);
    uint64_t i;

    if (element.kind == SOURCE_CHAR && print_string(text, at, array->count))
        return;
    sb_char(text->sb, '{');
    for (i = 0; i < array->count && i < MOST_ELEMENTS && text->sb->len <= text->most; i++) {
        sb_add(text->sb, i ? ", " : "");
        print_at(text, array->element,
                 (Pointer){ at.provenance, at.address + i * element.bits / 8 });
    }
    sb_add(text->sb, i < array->count ? ", ...}" : "}");
}

/* What lies at the place. */
static void print_at(ObjectText *text, SourceType type, Pointer at)
{
    SourceShape shape = source_shape(type);
    const Type *scalar = type_of_scalar(text->machine->context, &shape);
    Place place;

    if (scalar) {
        switch (load(text->machine, scalar, at, &place)) {
        case NOT_ALIVE:
            sb_printf(text->sb, "<no memory is alive at 0x%llx>", (unsigned long long)at.address);
            break;
        case NOT_WRITTEN:
            sb_char(text->sb, '?');
            break;
        default:
            print_scalar(text->sb, text->machine, &shape, place, text->format);
        }
        return;
    }
    if (text->depth++ < DEEPEST && shape.kind == SOURCE_RECORD)
        print_members(text, type, at, shape.count);
    else if (text->depth <= DEEPEST && shape.kind == SOURCE_ARRAY && shape.count)
        print_elements(text, &shape, at);
    else
        sb_add(text->sb, "...");
    text->depth--;
}

void object_print(Sb *sb, Machine *machine, const Object *object, char format)
{
    ArenaMark mark = arena_mark(&machine->scratch);
    ObjectText text = { sb, machine, format, 0, sb->len + LONGEST };
    SourceShape shape = source_shape(object->type);

    if (object->in_memory)
        print_at(&text, object->type, object->at);
    else
        print_scalar(sb, machine, &shape, object->value, format);
    arena_release(&machine->scratch, mark);
}

bool object_member(Machine *machine, Object *object, Str name, Sb *why)
{
    SourceShape shape = source_shape(object->type);

    (void)machine;
    if (shape.kind == SOURCE_RECORD && object->in_memory)
        for (unsigned i = 0; i < shape.count; i++) {
            SourceMember member = source_member(object->type, i);

            if (!str_eq(member.name, name) || member.offset % 8)
                continue;
            object->type = member.type;
            object->at.address += member.offset / 8;
            return true;
        }
    source_type_print(why, object->type);
    sb_printf(why, " has no member %.*s", STR_ARG(name));
    return false;
}

bool object_pointed(Machine *machine, Object *object, Sb *why)
{
    SourceShape shape = source_shape(object->type);
    ArenaMark mark = arena_mark(&machine->scratch);
    Place place = object->value;
    bool good = shape.kind == SOURCE_POINTER && shape.element.attr;

    if (!good) {
        source_type_print(why, object->type);
        sb_add(why, " is no type of pointers to what is known");
    } else if (object->in_memory) {
        good =
            load(machine, type_of_scalar(machine->context, &shape), object->at, &place) == LOADED;
        sb_add(why, good ? "" : "the pointer was never written");
    }
    if (good && (*place.poison || place.layout->form != &FORM_POINTER)) {
        sb_add(why, "the pointer is poison");
        good = false;
    }
    if (good)
        *object = (Object){ .type = shape.element, .in_memory = true, .at = place_pointer(place) };
    arena_release(&machine->scratch, mark);
    return good;
}

bool object_element(Machine *machine, Object *object, int64_t index, Sb *why)
{
    SourceShape shape = source_shape(object->type);

    if (shape.kind == SOURCE_ARRAY && object->in_memory)
        object->type = shape.element;
    else if (!object_pointed(machine, object, why))
        return false;
    object->at.address += (uint64_t)index * (source_shape(object->type).bits / 8);
    return true;
}
