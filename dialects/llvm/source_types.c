/* Types of the source that a program was compiled from. */
#include "dialects/llvm/debug_info.h"

#include "dialects/llvm/llvm.h"

#include <string.h>

enum { MOST_NAMES = 8, MOST_PARTS = 4096 };

static bool is_attr(const Attr *attr, const char *name)
{
    return attr && attr->kind == ATTR_DIALECT && strcmp(attr->dialect.def->name, name) == 0;
}

static bool is_tagged(const Attr *attr, const char *tag)
{
    return str_is(debug_text(attr, "tag"), tag);
}

/* The record of that name that is told in full, in the type or what it is made of. */
static const Attr *find_record(const Attr *type, const Attr *name, unsigned *left)
{
    const Attr *elements = debug_part(type, "elements"), *found;

    if (!type || !*left)
        return NULL;
    --*left;
    if (debug_part(type, "recId") == name && !debug_part(type, "isRecSelf"))
        return type;
    found = find_record(debug_part(type, "baseType"), name, left);
    for (unsigned i = 0; elements && elements->kind == ATTR_ARRAY && !found; i++) {
        if (i == elements->array.count)
            break;
        found = find_record(elements->array.elements[i], name, left);
    }
    return found;
}

static const Attr *told_in_full(SourceType type)
{
    unsigned left = MOST_PARTS;
    const Attr *found = debug_part(type.attr, "isRecSelf")
                            ? find_record(type.root, debug_part(type.attr, "recId"), &left)
                            : NULL;

    return found ? found : type.attr;
}

static SourceType base_of(SourceType type)
{
    return (SourceType){ debug_part(type.attr, "baseType"), 0, type.root };
}

/* Names and promises do not change what a type holds. */
static SourceType without_names(SourceType type)
{
    for (unsigned i = 0; i < MOST_NAMES; i++)
        if (is_tagged(type.attr, "DW_TAG_typedef") || is_tagged(type.attr, "DW_TAG_const_type")
            || is_tagged(type.attr, "DW_TAG_volatile_type")
            || is_tagged(type.attr, "DW_TAG_restrict_type")
            || is_tagged(type.attr, "DW_TAG_atomic_type"))
            type.attr = debug_part(type.attr, "baseType");
    type.attr = told_in_full(type);
    return type;
}

static SourceKind kind_of_number(const Attr *basic)
{
    static const struct {
        const char *encoding;
        SourceKind kind;
    } KINDS[] = { { "DW_ATE_signed", SOURCE_SIGNED },      { "DW_ATE_unsigned", SOURCE_UNSIGNED },
                  { "DW_ATE_boolean", SOURCE_BOOL },       { "DW_ATE_signed_char", SOURCE_CHAR },
                  { "DW_ATE_unsigned_char", SOURCE_BYTE }, { "DW_ATE_float", SOURCE_FLOAT } };
    Str encoding = debug_text(basic, "encoding");

    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (str_is(encoding, KINDS[i].encoding))
            return KINDS[i].kind;
    return SOURCE_UNKNOWN;
}

static const Attr *elements_of(const Attr *type)
{
    const Attr *elements = debug_part(type, "elements");

    return elements && elements->kind == ATTR_ARRAY ? elements : NULL;
}

/* Of the dimension that was not taken yet. */
static SourceShape shape_of_array(SourceType array)
{
    const Attr *ranges = elements_of(array.attr);
    SourceShape shape = { .kind = SOURCE_ARRAY }, inner;

    if (!ranges || array.taken >= ranges->array.count)
        return (SourceShape){ 0 };
    shape.count = debug_number(ranges->array.elements[array.taken], "count");
    shape.element = base_of(array);
    if (array.taken + 1 < ranges->array.count)
        shape.element = (SourceType){ array.attr, array.taken + 1, array.root };
    inner = source_shape(shape.element);
    if (__builtin_mul_overflow(inner.bits, shape.count, &shape.bits))
        shape.kind = SOURCE_UNKNOWN;
    return shape;
}

static SourceShape shape_of_record(const Attr *record)
{
    const Attr *members = elements_of(record);
    SourceShape shape = { .bits = debug_number(record, "sizeInBits") };
    bool plain = members != NULL;

    for (unsigned i = 0; plain && i < members->array.count; i++)
        plain = is_tagged(members->array.elements[i], "DW_TAG_member");
    if (plain) {
        shape.kind = SOURCE_RECORD;
        shape.count = members->array.count;
    }
    return shape;
}

SourceShape source_shape(SourceType type)
{
    SourceType plain = without_names(type);
    const Attr *attr = plain.attr;
    uint64_t bits = debug_number(attr, "sizeInBits");

    if (is_attr(attr, "llvm.di_basic_type"))
        return (SourceShape){ .kind = kind_of_number(attr), .bits = bits };
    if (is_tagged(attr, "DW_TAG_pointer_type") || is_tagged(attr, "DW_TAG_reference_type"))
        return (SourceShape){ SOURCE_POINTER, bits, base_of(plain), 0 };
    if (is_tagged(attr, "DW_TAG_array_type"))
        return shape_of_array(plain);
    if (is_tagged(attr, "DW_TAG_structure_type") || is_tagged(attr, "DW_TAG_union_type"))
        return shape_of_record(attr);
    if (is_tagged(attr, "DW_TAG_enumeration_type"))
        return (SourceShape){ .kind = source_shape(base_of(plain)).kind == SOURCE_UNSIGNED
                                          ? SOURCE_UNSIGNED
                                          : SOURCE_SIGNED,
                              .bits = bits };
    return (SourceShape){ .bits = bits };
}

SourceMember source_member(SourceType record, unsigned index)
{
    const Attr *member = elements_of(without_names(record).attr)->array.elements[index];

    return (SourceMember){ debug_text(member, "name"),
                           { debug_part(member, "baseType"), 0, record.root },
                           debug_number(member, "offsetInBits"),
                           debug_number(member, "sizeInBits") };
}

static void print_array_type(Sb *sb, SourceType type)
{
    const Attr *ranges = elements_of(type.attr);

    source_type_print(sb, base_of(type));
    for (unsigned i = type.taken; ranges && i < ranges->array.count; i++)
        sb_printf(sb, "[%llu]",
                  (unsigned long long)debug_number(ranges->array.elements[i], "count"));
}

void source_type_print(Sb *sb, SourceType type)
{
    static const struct {
        const char *tag, *word;
    } WORDS[] = { { "DW_TAG_structure_type", "struct " },
                  { "DW_TAG_union_type", "union " },
                  { "DW_TAG_enumeration_type", "enum " },
                  { "DW_TAG_const_type", "const " },
                  { "DW_TAG_volatile_type", "volatile " } };
    SourceType base = base_of(type);
    Str name;

    type.attr = told_in_full(type);
    name = debug_text(type.attr, "name");
    if (!type.attr || is_attr(type.attr, "llvm.di_null_type")) {
        sb_add(sb, "void");
    } else if (is_tagged(type.attr, "DW_TAG_array_type")) {
        print_array_type(sb, type);
    } else if (is_tagged(type.attr, "DW_TAG_pointer_type")) {
        source_type_print(sb, base);
        sb_add(sb, is_tagged(base.attr, "DW_TAG_pointer_type") ? "*" : " *");
    } else {
        for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
            sb_add(sb, is_tagged(type.attr, WORDS[i].tag) ? WORDS[i].word : "");
        if (name.len)
            sb_str(sb, name);
        else if (base.attr)
            source_type_print(sb, base);
        else
            sb_add(sb, "{...}");
    }
}
