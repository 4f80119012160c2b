/* Enums. */
#include "dialects/ods/signature.h"

const Record *enum_record(const Loader *loader, const Record *record)
{
    static const char *const FIELDS[] = { "enum", "enumInfo" };

    for (size_t i = 0; i < sizeof FIELDS / sizeof *FIELDS; i++) {
        const Record *info = record_ref(loader->records, record, FIELDS[i]);

        if (info && record_is_a(info, "EnumInfo"))
            return info;
    }
    return record_is_a(record, "EnumInfo") ? record : NULL;
}

/* The part behind the last `::`. */
static Str last_name(Str cpp)
{
    for (size_t i = cpp.len; i > 0; i--)
        if (cpp.data[i - 1] == ':')
            return str_from(cpp, i);
    return cpp;
}

const Record *enum_of_class(const Loader *loader, Str cpp)
{
    Str name = last_name(cpp);
    const Record *record;

    for (size_t i = 0; name.len && (record = records_of(loader->records, "EnumInfo", i)); i++)
        if (str_eq(record_text(record, "className"), name))
            return record;
    return NULL;
}

static Str symbol_of(const Record *each)
{
    return record_is_set(each, "symbol") ? record_text(each, "symbol") : record_text(each, "str");
}

const char *enum_keyword(const Loader *loader, const Record *record, Str cpp)
{
    size_t count = record_count(record, "enumerants");
    Str symbol = last_name(cpp);

    for (size_t i = 0; i < count; i++) {
        const Record *each = record_at(loader->records, record, "enumerants", i);

        if (each && str_eq(symbol_of(each), symbol))
            return str_dup(&loader->context->arena, record_text(each, "str")).data;
    }
    return NULL;
}

/* Groups of bits stand after the single ones. */
static void add_cases(Loader *loader, const Record *record, bool groups, EnumCase **next)
{
    size_t count = record_count(record, "enumerants");

    for (size_t i = 0; i < count; i++) {
        const Record *each = record_at(loader->records, record, "enumerants", i);

        if (!each || record_is_a(each, "BitEnumCaseGroup") != groups)
            continue;
        (*next)->keyword = str_dup(&loader->context->arena, record_text(each, "str")).data;
        (*next)->value = record_number(each, "value");
        (*next)++;
    }
}

const EnumDef *signature_of_enum(Loader *loader, const Record *record)
{
    Arena *arena = &loader->context->arena;
    EnumDef *made = map_get(&loader->enums, str_of(record_name(record)));
    const char *separator = loader_text(loader, record, "separator");
    EnumCase *cases, *next;

    if (made)
        return made;
    made = ARENA_NEW(arena, EnumDef);
    map_put(&loader->enums, str_of(record_name(record)), made);
    next = cases = ARENA_ARRAY(arena, EnumCase, record_count(record, "enumerants") + 1);
    add_cases(loader, record, false, &next);
    add_cases(loader, record, true, &next);
    *made = (EnumDef){ .name = str_printf(arena, "%.*s::%.*s",
                                          STR_ARG(record_text(record, "cppNamespace")),
                                          STR_ARG(record_text(record, "className")))
                                   .data,
                       .summary = loader_text(loader, record, "summary"),
                       .bits = record_is_a(record, "BitEnumBase"),
                       .lists_all = record_is_a(record, "BitEnumBase")
                                    && !record_flag(record, "printBitEnumPrimaryGroups"),
                       .separator = separator ? separator : "",
                       .cases = cases };
    return made;
}
