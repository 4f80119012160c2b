#include "dialects/ods/loader.h"

#include "core/ir/diag.h"

const Attr *loader_place(const Loader *loader, const Record *record)
{
    unsigned line;
    Str file = record_place(record, &line);

    return loc_file(loader->context, file.len ? file : STR("a definition"), line, 1);
}

void loader_leave(Loader *loader, UncheckedKind kind, const Record *record)
{
    Unchecked *left = &loader->unchecked[kind];

    if (left->count < sizeof left->first / sizeof *left->first)
        left->first[left->count] = record;
    left->count++;
}

void loader_error(Loader *loader, const Record *record, const char *format, ...)
{
    va_list args;
    Sb text = { 0 };

    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    loc_error(loader_place(loader, record), "'%s' %s", record_name(record), text.data);
    sb_free(&text);
    loader->failed = true;
}

const char *loader_keep(Loader *loader, Str text)
{
    return text.len ? str_dup(&loader->context->arena, text).data : NULL;
}

const char *loader_text(Loader *loader, const Record *record, const char *field)
{
    return loader_keep(loader, record_text(record, field));
}

const char *loader_name(Loader *loader, const Record *record, const char *dialect_field,
                        const char *field)
{
    const Record *dialect = record_ref(loader->records, record, dialect_field);
    Str name = dialect ? record_text(dialect, "name") : (Str){ 0 };
    Str mnemonic = record_text(record, field);

    if (name.len && mnemonic.len)
        return str_printf(&loader->context->arena, "%.*s.%.*s", STR_ARG(name), STR_ARG(mnemonic))
            .data;
    loader_error(loader, record, "has no name: its dialect or its `%s` is missing", field);
    return NULL;
}

const Record *loader_base(const Loader *loader, const Record *record, const char *base_field)
{
    for (unsigned i = 0; i < MOST_DERIVED; i++) {
        const Record *base = record_ref(loader->records, record, base_field);

        if (!base || base == record)
            return record;
        record = base;
    }
    return record;
}
