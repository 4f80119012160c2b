/* What attributes of operations are that are left away: values of C++ as MLIR writes them. */
#include "dialects/ods/attr_default.h"

#include "core/define/constraint.h"
#include "core/ir/context.h"
#include "dialects/ods/cpp_name.h"
#include "dialects/ods/signature.h"

#include <ctype.h>
#include <string.h>

static size_t digits(Str text, size_t at)
{
    while (at < text.len && isdigit((unsigned char)text.data[at]))
        at++;
    return at;
}

static Str without_sign(Str text)
{
    return text.len && (*text.data == '-' || *text.data == '+') ? str_from(text, 1) : text;
}

/* 3, -3, 0x1F, 3u, 3LL */
static bool add_integer(Sb *sb, Str text)
{
    Str number = without_sign(text);
    bool hex = str_starts(number, "0x") || str_starts(number, "0X");
    size_t end = hex ? 2 : digits(number, 0), first = hex ? 2 : 0;

    while (hex && end < number.len && isxdigit((unsigned char)number.data[end]))
        end++;
    if (end == first)
        return false;
    sb_printf(sb, "%s%.*s", *text.data == '-' ? "-" : "", (int)end, number.data);
    for (; end < number.len; end++)
        if (!strchr("uUlL", number.data[end]))
            return false;
    return true;
}

/* 1.5f, 1., .5, 1e-5, 1: MLIR has digits on both sides of a point. */
static bool add_float(Sb *sb, Str text)
{
    Str number = without_sign(text);
    size_t whole = digits(number, 0), at = whole, end;

    at = at < number.len && number.data[at] == '.' ? digits(number, at + 1) : at;
    if (!whole && at < 2)
        return false;
    sb_printf(sb, "%s%.*s.", *text.data == '-' ? "-" : "", (int)(whole ? whole : 1),
              whole ? number.data : "0");
    if (at > whole + 1)
        sb_str(sb, (Str){ number.data + whole + 1, at - whole - 1 });
    else
        sb_char(sb, '0');
    end = at;
    if (at < number.len && (number.data[at] | 0x20) == 'e') {
        end = at + 1;
        end += end < number.len && strchr("+-", number.data[end]);
        end = digits(number, end);
        sb_str(sb, (Str){ number.data + at, end - at });
    }
    return end == number.len || (end + 1 == number.len && strchr("fFlL", number.data[end]));
}

static bool add_value(Sb *sb, const AttrConstraint *made, Context *context, Str text)
{
    const Type *type = constraint_attr_type(made, context);

    if (str_is(text, "{}")) /* as C++ initializes a number of no value */
        text = STR("0");
    if (made->storage == 1u << ATTR_FLOAT || (type && type_is_float(type)))
        return add_float(sb, text);
    if (str_lists("true false", text) || (text.len && *text.data == '"')) {
        sb_str(sb, text);
        return true;
    }
    return add_integer(sb, text);
}

typedef struct List {
    Loader *loader;
    const AttrConstraint *each;
    const Type *type; /* of the elements, where it is to be written */
} List;

/* "{1, 2}" */
static bool add_list(Sb *sb, const List *list, Str cpp)
{
    Str rest = cpp_trimmed((Str){ cpp.data + 1, cpp.len - 2 });
    const char *separator = "";

    while (rest.len) {
        size_t comma = str_find(rest, ',');
        Str one = cpp_trimmed((Str){ rest.data, comma });

        sb_add(sb, separator);
        if (!one.len || !add_value(sb, list->each, list->loader->context, one))
            return false;
        if (list->type)
            sb_printf(sb, " : %s", type_text(list->type));
        separator = ", ";
        rest = str_from(rest, comma < rest.len ? comma + 1 : comma);
    }
    return true;
}

static bool add_dense(Sb *sb, Loader *loader, const AttrConstraint *made, Str cpp)
{
    const Type *element = made->build(loader->context);
    const AttrConstraint each = { .built = element };
    size_t before;

    sb_printf(sb, "array<%s", type_text(element));
    before = sb->len;
    sb_add(sb, ": ");
    if (!add_list(sb, &(List){ loader, &each, NULL }, cpp))
        return false;
    if (sb->len == before + 2)
        sb->len = before;
    sb_char(sb, '>');
    return true;
}

static bool add_array(Sb *sb, Loader *loader, const Record *base, Str cpp)
{
    const Record *element = record_ref(loader->records, base, "elementAttr");
    const AttrConstraint *each = element ? signature_of_attr(loader, element) : &ANY_ATTR;
    const Type *type = constraint_attr_type(each, loader->context);
    bool bare = !type || type->kind == TYPE_NONE || type == type_i(loader->context, 1);

    sb_char(sb, '[');
    if (!add_list(sb, &(List){ loader, each, bare ? NULL : type }, cpp))
        return false;
    sb_char(sb, ']');
    return true;
}

static bool is_number(const AttrConstraint *made)
{
    return made->storage == 1u << ATTR_FLOAT || made->storage == 1u << ATTR_INTEGER;
}

static bool add_default(Sb *sb, Loader *loader, const Record *base, const AttrConstraint *made,
                        Str cpp)
{
    bool list = cpp.len > 1 && *cpp.data == '{' && cpp.data[cpp.len - 1] == '}';

    if (list && made->syntax == ATTR_DENSE_ARRAY_BODY)
        return add_dense(sb, loader, made, cpp);
    if (list && made->storage == 1u << ATTR_ARRAY)
        return add_array(sb, loader, base, cpp);
    if (str_is(cpp, "{}") && made->storage == 1u << ATTR_DICTIONARY) {
        sb_add(sb, "{}");
        return true;
    }
    if (is_number(made))
        return add_value(sb, made, loader->context, cpp);
    sb_str(sb, cpp);
    return str_find(cpp, '(') == cpp.len && str_find(cpp, '{') == cpp.len
           && str_find(cpp, ':') == cpp.len && made->syntax != ATTR_DIALECT_BODY;
}

const char *attr_default_of(Loader *loader, const Record *record, const AttrConstraint *made)
{
    const Record *base = loader_base(loader, record, "baseAttr");
    const Record *info = enum_record(loader, base);
    Str cpp = cpp_trimmed(record_text(record, "defaultValue"));
    const char *text = NULL;
    Sb sb = { 0 };

    if (info)
        return enum_keyword(loader, info, cpp);
    if (add_default(&sb, loader, base, made, cpp))
        text = loader_keep(loader, sb_view(&sb));
    sb_free(&sb);
    return text;
}
