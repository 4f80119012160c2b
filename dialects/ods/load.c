/* From records to rows. */
#include "dialects/ods/load.h"

#include "core/base/vec.h"
#include "core/define/upgrade.h"
#include "core/ir/diag.h"
#include "core/text/format.h"
#include "core/text/param_format.h"
#include "core/text/source.h"
#include "dialects/ods/definition.h"
#include "dialects/ods/op.h"

/* What a dialect is made of, as its rows are filled. */
typedef struct Parts {
    OpDef *ops;
    TypeDef *types;
    AttrDef *attrs;
    Sb kept_types, kept_attrs; /* mnemonics of those that are kept as they are written */
} Parts;

static bool belongs(const Loader *loader, const Record *record, const char *field,
                    const Record *dialect)
{
    return record_ref(loader->records, record, field) == dialect;
}

static size_t count_of(const Loader *loader, const Record *dialect, const char *class,
                       const char *field)
{
    const Record *record;
    size_t count = 0;

    for (size_t i = 0; (record = records_of(loader->records, class, i)); i++)
        count += belongs(loader, record, field, dialect);
    return count;
}

/* Those that no row is yet. */
static void name_ops(Loader *loader, const Record *dialect, OpDef *next)
{
    const Record *record;
    Map named = { 0 };
    bool added;

    for (size_t i = 0; (record = records_of(loader->records, "Op", i)); i++) {
        const char *name = belongs(loader, record, "opDialect", dialect)
                               ? loader_name(loader, record, "opDialect", "opName")
                               : NULL;
        MapEntry *entry;

        if (!name || map_get(&loader->context->ops, str_of(name)))
            continue;
        entry = map_at(&named, str_of(name), &added);
        if (added)
            *next++ = (OpDef){ .name = name, .made = record };
        else
            loader_error(loader, record, "defines '%s', as '%s' does", name,
                         record_name(entry->value));
        entry->value = (void *)record;
    }
    map_free(&named);
}

static void keep_as_written(Loader *loader, Sb *mnemonics, const Record *record)
{
    loader_leave(loader, UNCHECKED_SYNTAX, record);
    sb_printf(mnemonics, "%s%.*s", mnemonics->len ? " " : "",
              STR_ARG(record_text(record, "mnemonic")));
}

/* Builtin types and attributes are not defined by their records alone. */
static bool is_builtin(const char *name)
{
    return str_starts(str_of(name), "builtin.");
}

static void name_types(Loader *loader, const Record *dialect, Parts *parts)
{
    TypeDef *next = parts->types;
    const Record *record;

    for (size_t i = 0; (record = records_of(loader->records, "TypeDef", i)); i++) {
        const char *name = loader_text(loader, record, "typeName");

        if (!belongs(loader, record, "dialect", dialect) || !name || is_builtin(name)
            || map_get(&loader->context->type_defs, str_of(name)))
            continue;
        if (definition_is_data(loader, record))
            *next++ = (TypeDef){ .name = name, .made = record };
        else
            keep_as_written(loader, &parts->kept_types, record);
    }
}

static void name_attrs(Loader *loader, const Record *dialect, Parts *parts)
{
    AttrDef *next = parts->attrs;
    const Record *record;

    for (size_t i = 0; (record = records_of(loader->records, "AttrDef", i)); i++) {
        const char *name = loader_text(loader, record, "attrName");

        if (!belongs(loader, record, "dialect", dialect) || !name || is_builtin(name)
            || map_get(&loader->context->attr_defs, str_of(name)))
            continue;
        if (definition_is_data(loader, record))
            *next++ = (AttrDef){ .name = name, .made = record };
        else
            keep_as_written(loader, &parts->kept_attrs, record);
    }
}

/* What cannot be read is kept, in a dialect of ours as in one of upstream's. */
static void keep_rest(Loader *loader, const char *name, Parts *parts)
{
    LackingDialect *lacking;

    if (!context_lacks(loader->context, str_of(name))
        && (parts->kept_types.len || parts->kept_attrs.len)) {
        lacking = ARENA_NEW(&loader->context->arena, LackingDialect);
        *lacking = (LackingDialect){ name, loader_keep(loader, sb_view(&parts->kept_attrs)),
                                     loader_keep(loader, sb_view(&parts->kept_types)), .ops = "" };
        context_register_lacking(loader->context, lacking);
    }
    sb_free(&parts->kept_attrs);
    sb_free(&parts->kept_types);
}

/* The rows of one dialect, with names alone: definitions name each other before they are read. */
static const DialectDef *add_names(Loader *loader, const Record *record, const char *name)
{
    Arena *arena = &loader->context->arena;
    Parts parts = { 0 };
    DialectDef *dialect = ARENA_NEW(arena, DialectDef);
    /* What definitions do not say. */
    const LackingDialect *lacking = context_lacking(loader->context, str_of(name));
    size_t ops = count_of(loader, record, "Op", "opDialect");

    parts.ops = ARENA_ARRAY(arena, OpDef, ops + 1);
    parts.types = ARENA_ARRAY(arena, TypeDef, count_of(loader, record, "TypeDef", "dialect") + 1);
    parts.attrs = ARENA_ARRAY(arena, AttrDef, count_of(loader, record, "AttrDef", "dialect") + 1);
    name_ops(loader, record, parts.ops);
    name_types(loader, record, &parts);
    name_attrs(loader, record, &parts);
    keep_rest(loader, name, &parts);
    *dialect = (DialectDef){ .name = name,
                             .summary = loader_text(loader, record, "summary"),
                             .doc = loader_text(loader, record, "description"),
                             .ops = parts.ops,
                             .types = parts.types,
                             .attrs = parts.attrs,
                             .open = lacking && !lacking->ops,
                             .verify_attr = lacking ? lacking->verify_attr : NULL,
                             .verify_arg_attr = lacking ? lacking->verify_arg_attr : NULL,
                             .made = record };
    if (!dialect->summary)
        dialect->summary = "loaded from its definition";
    if (!dialect->doc)
        dialect->doc = "A dialect that was loaded from its definition.\n";
    if (!parts.ops->name && !parts.types->name && !parts.attrs->name)
        return NULL;
    context_add_dialect(loader->context, dialect);
    return dialect;
}

/* C++ says what its results are. */
static bool infers(const Loader *loader, const Record *record)
{
    for (size_t i = 0; i < record_count(record, "traits"); i++) {
        const Record *trait = record_at(loader->records, record, "traits", i);

        if (trait && str_is(record_text(trait, "cppInterfaceName"), "InferTypeOpInterface"))
            return true;
    }
    return false;
}

/* What a format says wrong is told before a program meets it. */
static void check_format(Loader *loader, const Record *record, const OpDef *row)
{
    const Format *format = row->format && !loader->trusted ? format_of(loader->context, row) : NULL;
    Sb why = { 0 };

    if (format && format->error.len)
        loader_error(loader, record, "has an assembly format that cannot be read: %.*s",
                     STR_ARG(format->error));
    else if (format && !loader->failed /* it has all that it names */
             && !format_check(loader->context, format, infers(loader, record), &why))
        loader_error(loader, record, "has an assembly format that does not say all, or twice: %.*s",
                     STR_ARG(sb_view(&why)));
    sb_free(&why);
}

/* `row`: of a type or an attribute. `name` outlives the record. */
static void check_param_format(Loader *loader, const Record *record, const void *row,
                               const char *text, const ParamDef *params, const char *name)
{
    const ParamFormat *format = NULL;

    if (text && !loader->trusted)
        format = param_format_of(loader->context, row, text, params, name);
    if (format && format->error.len)
        loader_error(loader, record, "has an assembly format that cannot be read: %.*s",
                     STR_ARG(format->error));
}

static void read_definitions(Loader *loader, const DialectDef *dialect)
{
    for (AttrDef *row = (AttrDef *)dialect->attrs; row->name; row++) {
        const Record *record = row->made;

        definition_read_attr(loader, record, row);
        check_param_format(loader, record, row, row->format, row->params, row->record);
        row->made = NULL;
    }
    for (TypeDef *row = (TypeDef *)dialect->types; row->name; row++) {
        const Record *record = row->made;

        definition_read_type(loader, record, row);
        check_param_format(loader, record, row, row->format, row->params, row->record);
        row->made = NULL;
    }
}

static void read_ops(Loader *loader, const DialectDef *dialect)
{
    for (OpDef *row = (OpDef *)dialect->ops; row->name; row++) {
        const Record *record = row->made;

        op_read(loader, record, row);
        check_format(loader, record, row);
        row->made = NULL;
    }
}

/* An attribute, as text; NULL where the field is not there. */
static const Attr *attr_of(Loader *loader, const Record *record, const char *field)
{
    const char *text = loader_text(loader, record, field);
    const Attr *attr = text ? source_parse_lone_attr(loader->context, str_of(text)) : NULL;

    if (text && !attr)
        loader_error(loader, record, "has a field `%s` that is no attribute: %s", field, text);
    return attr;
}

static bool has_attr(const OpDef *def, Str attr)
{
    return def_attr_index(def, attr) >= 0;
}

/* Ours: to upstream they are fields of a record like any other. */
static void read_versions(Loader *loader, DialectDef *dialect)
{
    const Record *record = dialect->made;
    const Attr *version = attr_of(loader, record, "version");
    const Attr *upgrades = attr_of(loader, record, "upgrades");

    dialect->made = NULL;
    if (version && context_dialect(loader->context, str_of(dialect->name)) != dialect)
        loader_error(loader, record, "says the version of the dialect '%s', which is there already",
                     dialect->name);
    if (!loader->failed
        && !(upgrades_read(loader_place(loader, record), dialect, version, upgrades)
             && upgrades_check(loader->context, dialect, has_attr)))
        loader->failed = true;
}

enum { LONGEST_TEXT = 64 << 20 }; /* twenty times what the largest of upstream's takes */

typedef VEC(const DialectDef *) Dialects;

static void load(Loader *loader, Dialects *added)
{
    const Record *record;

    for (size_t i = 0; (record = records_of(loader->records, "Dialect", i)); i++) {
        const char *name = loader_text(loader, record, "name");
        const DialectDef *dialect = name ? add_names(loader, record, name) : NULL;

        if (dialect)
            vec_push(added, dialect);
    }
    for (size_t i = 0; i < added->len; i++)
        read_definitions(loader, added->data[i]);
    for (size_t i = 0; i < added->len; i++)
        read_ops(loader, added->data[i]);
    for (size_t i = 0; i < added->len; i++)
        read_versions(loader, (DialectDef *)added->data[i]);
}

static void warn_unchecked(const Loader *loader, Str file)
{
    static const char *const KINDS[][2] = {
        [UNCHECKED_SYNTAX] = { "custom syntax", "custom syntaxes" },
        [UNCHECKED_VERIFIER] = { "verifier", "verifiers" },
        [UNCHECKED_CONDITION] = { "other condition", "other conditions" },
        [UNCHECKED_DEFAULT] = { "default value", "default values" },
    };
    Sb text = { 0 };

    for (int kind = 0; kind < UNCHECKED_KINDS; kind++) {
        const Unchecked *left = &loader->unchecked[kind];

        if (!left->count)
            continue;
        sb_printf(&text, "%s%u %s (", text.len ? ", " : "", left->count,
                  KINDS[kind][left->count != 1]);
        for (unsigned i = 0; i < 2 && i < left->count; i++)
            sb_printf(&text, "%s%s", i ? ", " : "", record_name(left->first[i]));
        sb_add(&text, left->count > 2 ? ", ...)" : ")");
    }
    if (text.len)
        diag_emit(loader->context, SEVERITY_WARNING, loc_file(loader->context, file, 1, 1),
                  "what is C++ here is not checked: %.*s", STR_ARG(sb_view(&text)));
    sb_free(&text);
}

static void loader_free(Loader *loader)
{
    map_free(&loader->predicates);
    map_free(&loader->types);
    map_free(&loader->attrs);
    map_free(&loader->enums);
}

bool ods_read(Context *context, Str file, Str text, Records *records)
{
    RecordsError error;

    if (text.len > LONGEST_TEXT)
        return loc_error(loc_file(context, file, 1, 1), "a definition of more than %d MB",
                         LONGEST_TEXT >> 20);
    return records_read(records, text, &error)
           || loc_error(loc_file(context, file, error.line, error.column), "%s", error.what);
}

bool ods_load(Context *context, Str file, const Records *records, bool quiet)
{
    Loader loader = { .context = context,
                      .records = records,
                      .classes = classes_new(context, records),
                      .trusted = quiet };
    Dialects added = { 0 };

    load(&loader, &added);
    if (!added.len && !loader.failed)
        loader.failed = !loc_error(loc_file(context, file, 1, 1),
                                   "no dialect is defined here that is not there already");
    else if (!quiet && !loader.failed)
        warn_unchecked(&loader, file);
    vec_free(&added);
    loader_free(&loader);
    return !loader.failed;
}
