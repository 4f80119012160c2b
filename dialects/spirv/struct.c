/* !spirv.struct<...>: members with offsets and decorations; one that has a name may hold itself. */
#include "dialects/spirv/spirv.h"

#include <stdlib.h>

/* What a struct is made of: its parameters, or its body where it has a name. */
enum { MEMBERS, DECORATIONS, PARTS };
/* What a member is: a type, an offset or unit, and words of decorations. */
enum { TYPE, OFFSET, WORDS, MEMBER_PARTS };

typedef VEC(const Attr *) Attrs;

/* The decorations that there are; NULL where upstream's definitions are not read. */
static const EnumDef *all_decorations(Context *context)
{
    const AttrDef *def = context_attr_def(context, STR("spirv.decoration"));

    return def ? def->params[0].cases : NULL;
}

/* NonWritable, or MatrixStride=16, whose value may be any attribute: held as it is written. */
static bool parse_decoration(AsmParser *p, Attrs *words)
{
    const EnumDef *all = all_decorations(asm_context(p));
    const char *at = asm_here(p);
    Str word, text;
    const Attr *value;
    Sb sb = { 0 };

    if (!asm_parse_any_keyword(p, &word))
        return false;
    if (all && !enum_case(all, word))
        return asm_plain_error(p, at, "unknown attribute: '%.*s'", STR_ARG(word));
    text = word;
    if (asm_optional_punct(p, "=")) {
        if (!asm_parse_attr(p, NULL, &value))
            return false;
        sb_str(&sb, word);
        if (value->kind != ATTR_UNIT) {
            sb_char(&sb, '=');
            attr_print_without_type(&sb, value);
        }
        text = str_dup(&asm_context(p)->arena, sb_view(&sb));
        sb_free(&sb);
    }
    vec_push(words, attr_string(asm_context(p), text));
    return true;
}

typedef struct Decoration {
    int64_t number;
    size_t at; /* as it was written */
    const Attr *text;
} Decoration;

static int in_order(const void *a, const void *b)
{
    const Decoration *x = a, *y = b;

    return x->number != y->number ? (x->number < y->number ? -1 : 1) : x->at < y->at ? -1 : 1;
}

/* As upstream holds them: by their numbers, of one number as they are written. */
static void sort_decorations(Context *context, Attrs *words)
{
    const EnumDef *all = all_decorations(context);
    VEC(Decoration) sorted = { 0 };

    for (size_t i = 0; all && i < words->len; i++) {
        Str text = words->data[i]->string;
        Str word = { text.data, str_find(text, '=') };

        vec_push(&sorted, ((Decoration){ enum_case(all, word)->value, i, words->data[i] }));
    }
    if (sorted.len)
        qsort(sorted.data, sorted.len, sizeof *sorted.data, in_order);
    for (size_t i = 0; i < sorted.len; i++)
        words->data[i] = sorted.data[i].text;
    vec_free(&sorted);
}

static bool parse_decorations(AsmParser *p, Attrs *words)
{
    do
        if (!parse_decoration(p, words))
            return false;
    while (asm_optional_punct(p, ","));
    sort_decorations(asm_context(p), words);
    return true;
}

static const Attr *as_array(AsmParser *p, Attrs *attrs)
{
    const Attr *array = attr_array(asm_context(p), (unsigned)attrs->len, attrs->data);

    vec_free(attrs);
    return array;
}

/* f32, f32 [], f32 [0], f32 [0, NonWritable], f32 [NonWritable] */
static bool parse_member(AsmParser *p, Attrs *members)
{
    const Attr *member[MEMBER_PARTS] = { [OFFSET] = attr_unit(asm_context(p)) };
    const Type *type;
    Attrs words = { 0 };
    int64_t offset;
    bool failed = false, good = asm_parse_type(p, &type);

    if (!good)
        return false;
    member[TYPE] = attr_type(type);
    if (asm_optional_punct(p, "[") && !asm_optional_punct(p, "]")) {
        bool more = true;

        if (asm_optional_integer(p, &offset, &failed)) {
            member[OFFSET] = attr_i64(asm_context(p), offset);
            more = asm_optional_punct(p, ",");
        }
        good = !failed && (!more || parse_decorations(p, &words)) && asm_parse_punct(p, "]");
    }
    member[WORDS] = as_array(p, &words);
    if (good)
        vec_push(members, attr_array(asm_context(p), MEMBER_PARTS, member));
    return good;
}

/* (f32, i32), Block; one without members ends there. */
static bool parse_body(AsmParser *p, const Attr **parts)
{
    Attrs members = { 0 }, words = { 0 };
    bool good = asm_parse_punct(p, "("),
         more = good && !(asm_optional_punct(p, ")") && asm_at_punct(p, ">"));

    while (good && more) {
        good = parse_member(p, &members);
        more = good && asm_optional_punct(p, ",");
        good = good && (more || asm_parse_punct(p, ")"));
    }
    good = good && (!asm_optional_punct(p, ",") || parse_decorations(p, &words));
    parts[MEMBERS] = as_array(p, &members);
    parts[DECORATIONS] = as_array(p, &words);
    return good && asm_parse_punct(p, ">");
}

/* All members have an offset, or none has. */
static bool check_offsets(AsmParser *p, const char *at, const Attr *members)
{
    unsigned with = 0, count = members->array.count;

    for (unsigned i = 0; i < count; i++)
        with += members->array.elements[i]->array.elements[OFFSET]->kind == ATTR_INTEGER;
    return !with || with == count
           || asm_plain_error(p, at, "offset specification must be given for all members");
}

/* The structs with names whose bodies are being read, innermost first. */
typedef struct Enclosing {
    const struct Enclosing *outer;
    const AsmParser *parser;
    const Type *type;
} Enclosing;

static _Thread_local const Enclosing *enclosing;

static bool is_enclosing(const AsmParser *p, const Type *type)
{
    for (const Enclosing *each = enclosing; each; each = each->outer)
        if (each->parser == p && each->type == type)
            return true;
    return false;
}

static bool parse_named_body(AsmParser *p, const char *at, const Type *type)
{
    Enclosing here = { enclosing, p, type };
    const Attr *parts[PARTS];
    bool good;

    if (!asm_parse_punct(p, ",") || !asm_enter(p))
        return false;
    enclosing = &here;
    good = parse_body(p, parts) && check_offsets(p, at, parts[MEMBERS]);
    enclosing = here.outer;
    asm_leave(p);
    return good
           && (type_set_body(type, attr_array(asm_context(p), PARTS, parts))
               || asm_plain_error(p, at, "identified type already used with a different body"));
}

/* A name alone stands for a struct around it. */
static const Type *parse_named(AsmParser *p, const char *at, const Type *type)
{
    if (!asm_optional_punct(p, ">"))
        return parse_named_body(p, at, type) ? type : NULL;
    if (is_enclosing(p, type))
        return type;
    asm_plain_error(p, at, "recursive struct reference not nested in struct definition");
    return NULL;
}

const Type *spirv_parse_struct(AsmParser *p, const TypeDef *def)
{
    const char *at = asm_here(p) - strlen("struct");
    const Attr *parts[PARTS], *name;
    Str word;

    if (!asm_parse_punct(p, "<"))
        return NULL;
    if (!asm_optional_any_keyword(p, &word))
        return parse_body(p, parts) && check_offsets(p, at, parts[MEMBERS])
                   ? type_dialect(asm_context(p), def, PARTS, parts)
                   : NULL;
    name = attr_string(asm_context(p), word);
    return parse_named(p, at, type_dialect(asm_context(p), def, 1, &name));
}

/* Its members and decorations; NULL where nothing is known of them. */
static const Attr *const *parts_of(const Type *type)
{
    if (type->dialect.count == PARTS)
        return type->dialect.params;
    return type->dialect.body ? type->dialect.body->array.elements : NULL;
}

static void print_words(AsmPrinter *printer, const Attr *words, const char *before)
{
    for (unsigned i = 0; i < words->array.count; i++)
        asm_print(printer, "%s%.*s", i ? ", " : before, STR_ARG(words->array.elements[i]->string));
}

static void print_member(AsmPrinter *printer, const Attr *member)
{
    const Attr *const *parts = member->array.elements;
    bool has_offset = parts[OFFSET]->kind == ATTR_INTEGER;

    asm_print_type(printer, parts[TYPE]->type_value);
    if (!has_offset && !parts[WORDS]->array.count)
        return;
    asm_print(printer, " [");
    if (has_offset)
        asm_print(printer, "%lld", (long long)int_low_s(parts[OFFSET]->integer));
    print_words(printer, parts[WORDS], has_offset ? ", " : "");
    asm_print(printer, "]");
}

/* The structs with names that are being printed, innermost first: within itself one is its name. */
typedef struct Printed {
    const struct Printed *outer;
    const Type *type;
} Printed;

static _Thread_local const Printed *printed;

static bool is_being_printed(const Type *type)
{
    for (const Printed *each = printed; each; each = each->outer)
        if (each->type == type)
            return true;
    return false;
}

static void print_members(AsmPrinter *printer, const Type *type, const Attr *members)
{
    Printed here = { printed, type };

    printed = &here;
    for (unsigned i = 0; i < members->array.count; i++) {
        asm_print(printer, i ? ", " : "");
        print_member(printer, members->array.elements[i]);
    }
    printed = here.outer;
}

void spirv_print_struct(AsmPrinter *printer, const Type *type)
{
    const Attr *const *parts = parts_of(type);
    bool named = type->dialect.count == 1;

    asm_print(printer, "<");
    if (named)
        asm_print(printer, "%.*s", STR_ARG(type->dialect.params[0]->string));
    if (!parts || is_being_printed(type)) {
        asm_print(printer, ">");
        return;
    }
    asm_print(printer, named ? ", (" : "(");
    print_members(printer, type, parts[MEMBERS]);
    asm_print(printer, ")");
    print_words(printer, parts[DECORATIONS], ", ");
    asm_print(printer, ">");
}

const Type *spirv_member(const Type *type, int64_t index)
{
    const Attr *const *parts = parts_of(type);

    if (!parts || index < 0 || index >= parts[MEMBERS]->array.count)
        return NULL;
    return parts[MEMBERS]->array.elements[index]->array.elements[TYPE]->type_value;
}
