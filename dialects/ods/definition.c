#include "dialects/ods/definition.h"

#include "dialects/ods/signature.h"

#include <stdlib.h>
#include <string.h>

/* A parameter's C++ type: written alone, or a field of the record that says more of it. */
static Str cpp_of(const Loader *loader, const Record *record, size_t index)
{
    const Record *parameter = record_at(loader->records, record, "parameters", index);

    return parameter ? record_text(parameter, "cppType")
                     : record_text_at(record, "parameters", index);
}

static Str trimmed(Str text)
{
    while (text.len && text.data[0] == ' ')
        text = str_from(text, 1);
    while (text.len && text.data[text.len - 1] == ' ')
        text.len--;
    return text;
}

/* Without the namespaces of LLVM and MLIR. */
static Str short_cpp(Str cpp)
{
    static const char *const SPACES[] = { "::", "mlir::", "llvm::", "std::" };

    cpp = trimmed(cpp);
    for (size_t i = 0; i < sizeof SPACES / sizeof *SPACES;) {
        if (str_starts(cpp, SPACES[i])) {
            cpp = str_from(cpp, strlen(SPACES[i]));
            i = 0;
        } else {
            i++;
        }
    }
    return cpp;
}

/* T of Name<T>; empty where it is none. */
static Str argument_of(Str cpp, const char *name)
{
    size_t len = strlen(name);

    if (!str_starts(cpp, name) || cpp.len < len + 2 || cpp.data[len] != '<'
        || cpp.data[cpp.len - 1] != '>')
        return (Str){ 0 };
    return short_cpp((Str){ cpp.data + len + 1, cpp.len - len - 2 });
}

static bool is_integer(Str cpp)
{
    return str_lists("int int8_t int16_t int32_t int64_t unsigned uint8_t uint16_t uint32_t "
                     "uint64_t size_t",
                     cpp)
           || str_is(cpp, "unsigned int");
}

static const Record *enum_of(const Loader *loader, Str cpp)
{
    const Record *record;
    size_t last = cpp.len;

    while (last > 0 && cpp.data[last - 1] != ':')
        last--;
    cpp = str_from(cpp, last);
    for (size_t i = 0; (record = records_of(loader->records, "EnumInfo", i)); i++)
        if (str_eq(record_text(record, "className"), cpp))
            return record;
    return NULL;
}

static bool is_number(Str cpp)
{
    size_t i = cpp.len && cpp.data[0] == '-';

    for (size_t k = i; k < cpp.len; k++)
        if (cpp.data[k] < '0' || cpp.data[k] > '9')
            return false;
    return cpp.len > i;
}

static bool ends_with(Str text, const char *end)
{
    size_t len = strlen(end);

    return text.len >= len && str_is(str_from(text, text.len - len), end);
}

static bool is_type_class(const Loader *loader, Str cpp)
{
    const Class *class = classes_find(loader->classes, cpp);

    return str_is(cpp, "Type") || (class && class->kind == CLASS_TYPE)
           || (!class && (ends_with(cpp, "Type") || ends_with(cpp, "TypeInterface")));
}

static bool is_attr_class(const Loader *loader, Str cpp)
{
    const Class *class = classes_find(loader->classes, cpp);

    return str_is(cpp, "Attribute") || (class && class->kind == CLASS_ATTR)
           || (!class && (ends_with(cpp, "Attr") || ends_with(cpp, "AttrInterface")));
}

/* Of several: their kind by the kind of one. */
static bool kind_of_list(const Loader *loader, Str element, ParamKind *kind)
{
    if (is_integer(element))
        *kind = PARAM_INTS;
    else if (is_type_class(loader, element))
        *kind = PARAM_TYPES;
    else if (is_attr_class(loader, element))
        *kind = PARAM_ATTRS;
    else
        return false;
    return true;
}

static bool kind_of(const Loader *loader, Str cpp, ParamKind *kind)
{
    Str element = argument_of(cpp, "ArrayRef"), maybe = argument_of(cpp, "optional");

    if (maybe.len)
        return kind_of(loader, maybe, kind);
    if (element.len)
        return kind_of_list(loader, element, kind);
    if (str_is(cpp, "bool"))
        *kind = PARAM_BOOL;
    else if (is_integer(cpp))
        *kind = PARAM_INT;
    else if (str_is(cpp, "StringRef") || str_is(cpp, "string"))
        *kind = PARAM_STRING;
    else if (enum_of(loader, cpp))
        *kind = PARAM_ENUM;
    else if (is_attr_class(loader, cpp))
        *kind = PARAM_ATTR;
    else if (is_type_class(loader, cpp))
        *kind = PARAM_TYPE;
    else
        return false;
    return true;
}

/* Its format must be one that can be followed. */
static bool has_custom_directive(const Record *record)
{
    Str format = record_text(record, "assemblyFormat");

    return format.len && strstr(format.data, "custom<");
}

static bool has_own_syntax(const Loader *loader, const Record *record, size_t index)
{
    const Record *parameter = record_at(loader->records, record, "parameters", index);

    if (parameter && record_is_a(parameter, "AttributeSelfTypeParameter"))
        return true; /* it is the type behind the attribute */
    return parameter && !record_is_a(parameter, "EnumParameter")
           && (record_text(parameter, "parser").len || record_text(parameter, "printer").len)
           && !record_is_a(parameter, "ArrayRefParameter")
           && !record_is_a(parameter, "StringRefParameter");
}

bool definition_is_data(Loader *loader, const Record *record)
{
    size_t count = record_count(record, "parameters");
    bool has_format = record_text(record, "assemblyFormat").len > 0;
    ParamKind kind;

    if (record_flag(record, "hasCustomAssemblyFormat") || has_custom_directive(record)
        || (count && !has_format) || count >= MAX_PARAMS || !record_text(record, "mnemonic").len)
        return false;
    for (size_t i = 0; i < count; i++)
        if (has_own_syntax(loader, record, i)
            || !kind_of(loader, short_cpp(cpp_of(loader, record, i)), &kind))
            return false;
    return true;
}

static const AttrDef *attr_of(const Loader *loader, Str cpp)
{
    const Class *class = classes_find(loader->classes, cpp);

    return class && class->kind == CLASS_ATTR
               ? context_attr_def(loader->context, str_of(class->name))
               : NULL;
}

/* What C++ says of a parameter that is left away; NULL where that is no value of its kind. */
static const Attr *implied_by(Loader *loader, const ParamDef *row, Str cpp)
{
    Context *context = loader->context;
    const EnumCase *found;
    const Record *info;
    const char *keyword;

    switch (row->kind) {
    case PARAM_BOOL:
        return attr_bool(context, str_is(cpp, "true"));
    case PARAM_INT: /* `unsigned()` is 0 */
        return is_number(cpp)         ? attr_i64(context, strtoll(cpp.data, NULL, 0))
               : ends_with(cpp, "()") ? attr_i64(context, 0)
                                      : NULL;
    case PARAM_STRING:
        if (ends_with(cpp, "()"))
            return attr_string(context, (Str){ 0 });
        return cpp.len >= 2 && cpp.data[0] == '"'
                   ? attr_string(context, (Str){ cpp.data + 1, cpp.len - 2 })
                   : NULL;
    case PARAM_ENUM:
        info = enum_of(loader, short_cpp(str_of(row->class_name)));
        keyword = info ? enum_keyword(loader, info, cpp) : NULL;
        found = keyword ? enum_case(row->cases, str_of(keyword)) : NULL;
        return found ? attr_i64(context, found->value) : NULL;
    default:
        return NULL;
    }
}

static void read_params(Loader *loader, const Record *record, ParamDef *params)
{
    for (size_t i = 0; i < record_count(record, "parameters"); i++) {
        const Record *parameter = record_at(loader->records, record, "parameters", i);
        Str cpp = cpp_of(loader, record, i), element = argument_of(short_cpp(cpp), "ArrayRef");
        const Record *info = enum_of(loader, short_cpp(cpp));
        ParamDef *row = &params[i];

        row->name = loader_keep(loader, record_arg_name(record, "parameters", i));
        row->class_name = loader_keep(loader, trimmed(cpp));
        row->optional = parameter && record_text(parameter, "defaultValue").len;
        kind_of(loader, short_cpp(cpp), &row->kind);
        row->whole = parameter && record_is_a(parameter, "EnumParameter");
        if (row->kind == PARAM_ENUM)
            row->cases = signature_of_enum(loader, info);
        if (row->optional)
            row->implied = implied_by(loader, row, record_text(parameter, "defaultValue"));
        if (row->kind == PARAM_ATTR || row->kind == PARAM_ATTRS)
            row->def = attr_of(loader, element.len ? element : short_cpp(cpp));
    }
}

static bool has_interface(const Loader *loader, const Record *record, const char *name)
{
    for (size_t i = 0; i < record_count(record, "traits"); i++) {
        const Record *trait = record_at(loader->records, record, "traits", i);

        if (trait && str_is(record_text(trait, "cppInterfaceName"), name))
            return true;
    }
    return false;
}

static const char *summary_of(Loader *loader, const Record *record)
{
    const char *summary = loader_text(loader, record, "summary");

    return summary ? summary : "";
}

void definition_read_type(Loader *loader, const Record *record, TypeDef *row)
{
    row->summary = summary_of(loader, record);
    row->record = loader_keep(loader, str_of(record_name(record)));
    row->format = loader_text(loader, record, "assemblyFormat");
    row->vector_element = has_interface(loader, record, "VectorElementTypeInterface");
    row->memref_element = has_interface(loader, record, "MemRefElementTypeInterface");
    read_params(loader, record, row->params);
    if (record_flag(record, "genVerifyDecl"))
        loader_leave(loader, UNCHECKED_VERIFIER, record);
}

void definition_read_attr(Loader *loader, const Record *record, AttrDef *row)
{
    row->summary = summary_of(loader, record);
    row->record = loader_keep(loader, str_of(record_name(record)));
    row->format = loader_text(loader, record, "assemblyFormat");
    read_params(loader, record, row->params);
    if (record_flag(record, "genVerifyDecl"))
        loader_leave(loader, UNCHECKED_VERIFIER, record);
}
