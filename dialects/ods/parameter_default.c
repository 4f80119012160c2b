/* What parameters are that are left away. */
#include "dialects/ods/cpp_name.h"
#include "dialects/ods/parameter.h"
#include "dialects/ods/predicate.h"
#include "dialects/ods/signature.h"

#include <string.h>

/* class() */
static bool is_default_made(const ParamDef *row, Str text)
{
    Str made = cpp_short(text);

    if (!str_ends(made, "()"))
        return false;
    made.len -= 2;
    return str_eq(made, cpp_short(str_of(row->class_name)))
           || (row->kind == PARAM_STRING && str_lists("string StringRef", made));
}

static const Attr *implied_case(Loader *loader, const ParamDef *row, Str cpp)
{
    const Record *info = enum_of_class(loader, cpp_short(str_of(row->class_name)));
    const char *keyword = info ? enum_keyword(loader, info, cpp) : NULL;
    const EnumCase *found = keyword ? enum_case(row->cases, str_of(keyword)) : NULL;

    return found ? attr_i64(loader->context, found->value) : NULL;
}

/* Has the attribute of that name one parameter? */
static bool holds_one(const Loader *loader, const char *name)
{
    const Record *record;

    for (size_t i = 0; (record = records_of(loader->records, "AttrDef", i)); i++)
        if (str_is(record_text(record, "attrName"), name))
            return record_count(record, "parameters") == 1;
    return false;
}

/* Of one that holds a case of an enum alone: SpaceAttr::get($_ctxt, Space::Global). */
static const Attr *implied_attr(Loader *loader, const ParamDef *row, Str cpp)
{
    size_t comma = str_find(cpp, ',');
    Str name = comma < cpp.len ? cpp_trimmed(str_from(cpp, comma + 1)) : (Str){ 0 };
    const EnumCase *found;
    const Record *info;
    const char *keyword;
    const Attr *number;

    if (!str_ends(name, ")") || !holds_one(loader, row->def->name))
        return NULL;
    name.len--;
    info = enum_of_class(loader, cpp_scope(name));
    keyword = info ? enum_keyword(loader, info, name) : NULL;
    found = keyword ? enum_case(signature_of_enum(loader, info), str_of(keyword)) : NULL;
    number = found ? attr_i64(loader->context, found->value) : NULL;
    return number ? attr_dialect(loader->context, row->def, 1, &number) : NULL;
}

/* `unsigned()` is 0, `bool()` false, and an optional<> nothing. */
static const Attr *implied_zero(Loader *loader, const ParamDef *row)
{
    if (strstr(row->class_name, "optional<"))
        return NULL;
    switch (row->kind) {
    case PARAM_BOOL:
        return attr_bool(loader->context, false);
    case PARAM_INT:
    case PARAM_ENUM:
        return attr_i64(loader->context, 0);
    case PARAM_STRING:
        return attr_string(loader->context, (Str){ 0 });
    default:
        return NULL;
    }
}

const Attr *parameter_default(Loader *loader, const ParamDef *row, Str cpp)
{
    const Attr *given;

    if (is_default_made(row, cpp))
        return implied_zero(loader, row);
    if (row->kind == PARAM_ENUM)
        return implied_case(loader, row, cpp);
    if (row->kind == PARAM_ATTR && row->def)
        return implied_attr(loader, row, cpp);
    given = predicate_param(predicate_new(loader, cpp));
    if (!given)
        return NULL;
    switch (row->kind) {
    case PARAM_BOOL:
        return given->kind == ATTR_INTEGER
                   ? attr_bool(loader->context, !int_is_zero(given->integer))
                   : NULL;
    case PARAM_INT:
        return given->kind == ATTR_INTEGER ? given : NULL;
    case PARAM_STRING:
        return given->kind == ATTR_STRING ? given : NULL;
    case PARAM_TYPE:
        return given->kind == ATTR_TYPE ? given : NULL;
    case PARAM_ATTR:
        return given->kind == ATTR_TYPE ? NULL : given;
    default:
        return NULL;
    }
}
