#include "interp/native/lower/llvm_type.h"

#include "core/base/vec.h"
#include "core/ir/context.h"
#include "core/text/source.h"

#include <ctype.h>
#include <string.h>

/* Text that is taken from its beginning on. */
typedef struct Reader {
    Context *context;
    Str rest;
} Reader;

static void skip_blanks(Reader *r)
{
    while (r->rest.len && isspace((unsigned char)*r->rest.data))
        r->rest = str_from(r->rest, 1);
}

static bool take(Reader *r, const char *word)
{
    skip_blanks(r);
    if (!str_starts(r->rest, word))
        return false;
    r->rest = str_from(r->rest, strlen(word));
    return true;
}

static uint64_t take_number(Reader *r)
{
    uint64_t number = 0;

    skip_blanks(r);
    for (; r->rest.len && isdigit((unsigned char)*r->rest.data); r->rest = str_from(r->rest, 1))
        if (__builtin_mul_overflow(number, 10, &number)
            || __builtin_add_overflow(number, (unsigned)(*r->rest.data - '0'), &number))
            number = UINT64_MAX / 10;
    return number;
}

/* How far a type goes: to a comma, or a bracket that is none of its own. The quotes within names
 * are written as numbers. */
static size_t type_length(Str text)
{
    size_t depth = 0, at = 0;
    bool quoted = false;

    for (; at < text.len; at++) {
        char c = text.data[at];

        quoted ^= c == '"';
        if (quoted)
            continue;
        if (!depth && strchr(",()>", c))
            break;
        depth += c == '<' || c == '(' || c == '[';
        depth -= c == '>' || c == ')' || c == ']';
    }
    return at;
}

/* Within one another the dialect's types are written without its name. */
static bool is_of_dialect(Str text)
{
    static const char *const WORDS[] = { "ptr", "struct<", "array<", "func<", "void", "target<" };

    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (str_starts(text, WORDS[i]))
            return true;
    return false;
}

/* NULL where none can be read. */
static const Type *take_type(Reader *r)
{
    Str text;

    skip_blanks(r);
    text = (Str){ r->rest.data, type_length(r->rest) };
    r->rest = str_from(r->rest, text.len);
    while (text.len && isspace((unsigned char)text.data[text.len - 1]))
        text.len--;
    return is_of_dialect(text) ? type_opaque(r->context, STR("llvm"), text)
                               : source_parse_type(r->context, text);
}

typedef VEC(const Type *) PartTypes;

static void set_parts(Reader *r, LlvmType *made, PartTypes *parts)
{
    made->part_count = (unsigned)parts->len;
    made->parts = arena_copy(&r->context->arena, parts->data, parts->len * sizeof *parts->data);
    vec_free(parts);
}

/* (A, B), or (A, ...) */
static bool take_list(Reader *r, LlvmType *made, PartTypes *parts)
{
    bool good = take(r, "(");

    while (good && !take(r, ")")) {
        const Type *type;

        made->variadic |= take(r, "...");
        type = made->variadic ? NULL : take_type(r);
        good = type || made->variadic;
        if (type)
            vec_push(parts, type);
        take(r, ",");
    }
    return good;
}

/* <(A, B)>, <packed (A, B)>, or either behind a name. A name alone is that of a struct around, and
 * no value's type. */
static void take_struct(Reader *r, LlvmType *made)
{
    PartTypes parts = { 0 };

    if (take(r, "\"")) {
        r->rest = str_from(r->rest, str_find(r->rest, '"') + 1);
        take(r, ",");
    }
    made->packed = take(r, "packed");
    made->kind = take_list(r, made, &parts) ? LLVM_IS_STRUCT : LLVM_IS_OTHER;
    set_parts(r, made, &parts);
}

/* <4 x A> */
static void take_array(Reader *r, LlvmType *made)
{
    PartTypes parts = { 0 };

    made->number = take_number(r);
    if (take(r, "x"))
        vec_push(&parts, take_type(r));
    made->kind = parts.len && parts.data[0] ? LLVM_IS_ARRAY : LLVM_IS_OTHER;
    set_parts(r, made, &parts);
}

/* <R (A, B)> */
static void take_function(Reader *r, LlvmType *made)
{
    PartTypes parts = { 0 };

    vec_push(&parts, take_type(r));
    made->kind = parts.data[0] && take_list(r, made, &parts) ? LLVM_IS_FUNCTION : LLVM_IS_OTHER;
    set_parts(r, made, &parts);
}

LlvmType llvm_type_of(const Type *type)
{
    Reader r = { type->context, type->kind == TYPE_OPAQUE ? type->opaque.text : (Str){ 0 } };
    LlvmType made = { 0 };

    if (type->kind != TYPE_OPAQUE || !str_is(type->opaque.dialect, "llvm"))
        return made;
    if (str_is(r.rest, "void")) {
        made.kind = LLVM_IS_VOID;
    } else if (take(&r, "ptr")) {
        made.kind = LLVM_IS_POINTER;
        made.number = take(&r, "<") ? take_number(&r) : 0;
    } else if (take(&r, "struct<")) {
        take_struct(&r, &made);
    } else if (take(&r, "array<")) {
        take_array(&r, &made);
    } else if (take(&r, "func<")) {
        take_function(&r, &made);
    }
    return made;
}

static uint64_t times(uint64_t a, uint64_t b)
{
    uint64_t product;

    return __builtin_mul_overflow(a, b, &product) ? UINT64_MAX : product;
}

uint64_t llvm_count_scalars(const Type *type)
{
    LlvmType made = llvm_type_of(type);
    uint64_t count = 0;
    int64_t lanes;

    if (type->kind == TYPE_VECTOR)
        return type_has_static_shape(type) && type_count_elements(type, &lanes) ? (uint64_t)lanes
                                                                                : UINT64_MAX;
    if (made.kind == LLVM_IS_ARRAY)
        return times(made.number, llvm_count_scalars(made.parts[0]));
    if (made.kind != LLVM_IS_STRUCT)
        return 1;
    for (unsigned i = 0; i < made.part_count; i++)
        if (__builtin_add_overflow(count, llvm_count_scalars(made.parts[i]), &count))
            return UINT64_MAX;
    return count;
}
