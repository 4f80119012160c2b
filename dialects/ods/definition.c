#include "dialects/ods/definition.h"

#include "core/text/param_syntax.h"
#include "dialects/ods/parameter.h"

#include <string.h>

/* Its format must be one that can be followed. */
static bool has_custom_directive(const Record *record)
{
    Str format = record_text(record, "assemblyFormat");

    return format.len && strstr(format.data, "custom<");
}

/* In no format: that of an attribute which is its type alone is empty. */
static bool are_self_types(const Loader *loader, const Record *record)
{
    for (size_t i = 0; i < record_count(record, "parameters"); i++)
        if (!parameter_is_self_type(loader, record, i))
            return false;
    return true;
}

bool definition_is_data(Loader *loader, const Record *record)
{
    size_t count = record_count(record, "parameters");
    bool has_format = record_text(record, "assemblyFormat").len > 0;

    if (record_flag(record, "hasCustomAssemblyFormat") || has_custom_directive(record)
        || (!has_format && !are_self_types(loader, record)) || count >= MAX_PARAMS
        || !record_text(record, "mnemonic").len)
        return false;
    for (size_t i = 0; i < count; i++)
        if (!parameter_is_data(loader, record, i))
            return false;
    return true;
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
    for (size_t i = 0; i < record_count(record, "parameters"); i++)
        parameter_read(loader, record, i, &row->params[i]);
    if (record_flag(record, "genVerifyDecl"))
        loader_leave(loader, UNCHECKED_VERIFIER, record);
}

/* One that has its type behind it is printed with that if it says so in C++. */
static void read_attr_params(Loader *loader, const Record *record, ParamDef *params)
{
    bool typed = has_interface(loader, record, "TypedAttr");

    for (size_t i = 0; i < record_count(record, "parameters"); i++) {
        parameter_read(loader, record, i, &params[i]);
        if (param_is_self_type(&params[i]))
            ((ParamSyntax *)params[i].made)->typed = typed;
    }
}

void definition_read_attr(Loader *loader, const Record *record, AttrDef *row)
{
    row->summary = summary_of(loader, record);
    row->record = loader_keep(loader, str_of(record_name(record)));
    row->format = loader_text(loader, record, "assemblyFormat");
    if (!row->format && record_count(record, "parameters"))
        row->format = "";
    read_attr_params(loader, record, row->params);
    if (record_flag(record, "genVerifyDecl"))
        loader_leave(loader, UNCHECKED_VERIFIER, record);
}
