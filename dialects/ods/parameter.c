#include "dialects/ods/parameter.h"

#include "core/text/param_syntax.h"
#include "dialects/ods/cpp_name.h"
#include "dialects/ods/predicate.h"
#include "dialects/ods/signature.h"

/* A parameter's C++ type: written alone, or a field of the record that says more of it. */
static Str cpp_of(const Loader *loader, const Record *record, size_t index)
{
    const Record *parameter = record_at(loader->records, record, "parameters", index);

    return parameter ? record_text(parameter, "cppType")
                     : record_text_at(record, "parameters", index);
}

static bool is_integer(Str cpp)
{
    return str_lists("int int8_t int16_t int32_t int64_t unsigned uint8_t uint16_t uint32_t "
                     "uint64_t size_t",
                     cpp)
           || str_is(cpp, "unsigned int");
}

static bool is_type_class(const Loader *loader, Str cpp)
{
    const Class *class = classes_find(loader->classes, cpp);

    return str_is(cpp, "Type") || (class && class->kind == CLASS_TYPE)
           || (!class && (str_ends(cpp, "Type") || str_ends(cpp, "TypeInterface")));
}

static bool is_attr_class(const Loader *loader, Str cpp)
{
    const Class *class = classes_find(loader->classes, cpp);

    return str_is(cpp, "Attribute") || (class && class->kind == CLASS_ATTR)
           || (!class && (str_ends(cpp, "Attr") || str_ends(cpp, "AttrInterface")));
}

/* Of several: their kind by the kind of one. */
static bool kind_of_list(const Loader *loader, Str element, ParamKind *kind)
{
    if (is_integer(element) || enum_of_class(loader, element))
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
    Str element = cpp_argument(cpp, "ArrayRef"), maybe = cpp_argument(cpp, "optional");

    if (maybe.len)
        return !cpp_argument(maybe, "optional").len && kind_of(loader, maybe, kind);
    if (element.len)
        return kind_of_list(loader, element, kind);
    if (str_is(cpp, "bool"))
        *kind = PARAM_BOOL;
    else if (is_integer(cpp))
        *kind = PARAM_INT;
    else if (str_is(cpp, "StringRef") || str_is(cpp, "string"))
        *kind = PARAM_STRING;
    else if (enum_of_class(loader, cpp))
        *kind = PARAM_ENUM;
    else if (is_attr_class(loader, cpp) || str_is(cpp, "AffineMap"))
        *kind = PARAM_ATTR;
    else if (is_type_class(loader, cpp))
        *kind = PARAM_TYPE;
    else
        return false;
    return true;
}

static bool has_own_syntax(const Loader *loader, const Record *record, size_t index)
{
    const Record *parameter = record_at(loader->records, record, "parameters", index);

    return parameter && !record_is_a(parameter, "EnumParameter")
           && (record_text(parameter, "parser").len || record_text(parameter, "printer").len)
           && !record_is_a(parameter, "ArrayRefParameter")
           && !record_is_a(parameter, "StringRefParameter");
}

bool parameter_is_data(const Loader *loader, const Record *record, size_t index)
{
    ParamKind kind;

    return !has_own_syntax(loader, record, index)
           && kind_of(loader, cpp_short(cpp_of(loader, record, index)), &kind);
}

bool parameter_is_self_type(const Loader *loader, const Record *record, size_t index)
{
    const Record *parameter = record_at(loader->records, record, "parameters", index);

    return parameter && record_is_a(parameter, "AttributeSelfTypeParameter");
}

static const AttrDef *attr_of(const Loader *loader, Str cpp)
{
    const Class *class = classes_find(loader->classes, cpp);

    return class && class->kind == CLASS_ATTR
               ? context_attr_def(loader->context, str_of(class->name))
               : NULL;
}

static bool takes_type(const void *predicate, const Attr *attr)
{
    return attr->kind == ATTR_TYPE && predicate_takes_type(predicate, attr->type_value);
}

/* isa<class> */
static const Predicate *is_of_class(Loader *loader, Str cpp)
{
    Sb text = { 0 };
    const Predicate *made;

    sb_printf(&text, "::llvm::isa<%.*s>($_self)", STR_ARG(cpp));
    made = predicate_new(loader, sb_view(&text));
    sb_free(&text);
    return made;
}

static EnumStyle style_of(const Record *parameter, const Record *info)
{
    bool attr = record_is_a(info, "Attr");

    if (attr && parameter && record_is_a(parameter, "EnumParameter"))
        return ENUM_LISTED;
    return attr || !record_is_a(info, "BitEnumBase") || record_flag(info, "printBitEnumQuoted")
               ? ENUM_QUOTED
               : ENUM_BARE;
}

/* What a parameter is one or several of, or may be. */
static Str element_of(Str cpp)
{
    static const char *const AROUND[] = { "optional", "ArrayRef" };

    cpp = cpp_short(cpp);
    for (size_t i = 0; i < sizeof AROUND / sizeof *AROUND; i++)
        if (cpp_argument(cpp, AROUND[i]).len)
            cpp = cpp_argument(cpp, AROUND[i]);
    return cpp;
}

/* Types of a class: of a definition, or builtin ones. */
static void read_type_class(Loader *loader, Str cpp, ParamSyntax *syntax)
{
    const Class *class = classes_find(loader->classes, cpp);
    const TypeClass *builtin = signature_builtin_class(cpp);

    syntax->named = class && class->kind == CLASS_TYPE ? class->name
                    : builtin                          ? builtin->name
                                                       : NULL;
    if (class && class->kind == CLASS_TYPE && !syntax->self_type)
        syntax->type = context_type_def(loader->context, str_of(class->name));
    syntax->takes = takes_type;
    syntax->made = is_of_class(loader, cpp);
}

/* What a "DenseI32ArrayAttr" is of. */
static const Type *elements_of(Context *context, Str cpp)
{
    static const char *const CLASSES[] = { "DenseBoolArrayAttr", "DenseI8ArrayAttr",
                                           "DenseI16ArrayAttr",  "DenseI32ArrayAttr",
                                           "DenseI64ArrayAttr",  "DenseF32ArrayAttr",
                                           "DenseF64ArrayAttr" };
    static const unsigned WIDTHS[] = { 1, 8, 16, 32, 64 };

    for (size_t i = 0; i < sizeof CLASSES / sizeof *CLASSES; i++)
        if (str_is(cpp, CLASSES[i]))
            return i < 5
                       ? type_i(context, WIDTHS[i])
                       : type_float(context, float_format_named(i == 5 ? STR("f32") : STR("f64")));
    return NULL;
}

static void read_syntax(Loader *loader, const Record *record, size_t index, ParamDef *row)
{
    const Record *parameter = record_at(loader->records, record, "parameters", index);
    ParamSyntax *syntax = ARENA_NEW(&loader->context->arena, ParamSyntax);
    Str cpp = element_of(cpp_of(loader, record, index));

    syntax->self_type = parameter_is_self_type(loader, record, index);
    syntax->affine_map = str_is(cpp, "AffineMap");
    syntax->elements = elements_of(loader->context, cpp);
    if (row->cases)
        syntax->style = style_of(parameter, enum_of_class(loader, cpp));
    if (row->kind == PARAM_TYPE || row->kind == PARAM_TYPES)
        read_type_class(loader, cpp, syntax);
    if ((row->kind == PARAM_ATTR || row->kind == PARAM_ATTRS) && !row->def && !syntax->affine_map) {
        syntax->takes = predicate_takes_attr;
        syntax->made = is_of_class(loader, cpp);
    }
    row->judge = param_syntax_takes;
    row->made = syntax;
}

void parameter_read(Loader *loader, const Record *record, size_t index, ParamDef *row)
{
    const Record *parameter = record_at(loader->records, record, "parameters", index);
    Str cpp = cpp_of(loader, record, index);
    const Record *info = enum_of_class(loader, element_of(cpp));

    row->name = loader_keep(loader, record_arg_name(record, "parameters", index));
    row->class_name = loader_keep(loader, cpp_trimmed(cpp));
    row->optional = parameter && record_text(parameter, "defaultValue").len;
    kind_of(loader, cpp_short(cpp), &row->kind);
    if (info)
        row->cases = signature_of_enum(loader, info);
    if (row->kind == PARAM_ATTR || row->kind == PARAM_ATTRS)
        row->def = attr_of(loader, element_of(cpp));
    if (row->optional)
        row->implied = parameter_default(loader, row, record_text(parameter, "defaultValue"));
    read_syntax(loader, record, index, row);
}
