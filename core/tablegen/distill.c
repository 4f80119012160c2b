#include "core/tablegen/distill.h"

#include "core/base/vec.h"

#include <jansson.h>
#include <stdlib.h>

/* The fields that are read of a record, blank-separated. */
static const char FIELDS[] =
    "!name !superclasses !locs opName opDialect arguments results regions successors traits "
    "assemblyFormat hasCustomAssemblyFormat hasVerifier hasRegionVerifier summary description "
    "cppNamespace cppClassName cppType className predicate predExpr kind children pattern "
    "replacement prefix suffix baseType baseAttr baseProperty constraint defaultValue isOptional "
    "valueType storageType builderCall bitwidth enum enumInfo enumerants separator str value "
    "symbol mnemonic parameters parser printer genVerifyDecl attrName typeName dialect name trait "
    "values lhs rhs transformer effects baseInterfaces cppInterfaceName segmentAttrName";
/* Those of definitions of other dialects: what they are called. */
static const char NAMES[] = "!name !superclasses cppNamespace cppClassName attrName typeName "
                            "opName opDialect";

typedef struct Distiller {
    const Records *records;
    const Record *dialect;
    json_t *out, *instances;
    Map seen, listed; /* records that are kept; those of them that are instances of a class */
    Arena *arena;
    Map *defined;
    VEC(const Record *) pending;
} Distiller;

static bool is_empty(const json_t *value)
{
    return json_is_null(value) || (json_is_string(value) && !json_string_length(value))
           || (json_is_array(value) && !json_array_size(value))
           || (json_is_integer(value) && !json_integer_value(value));
}

static json_t *slim(Distiller *d, const json_t *value);

/* {"def": name}, whose record is wanted then; or a dag's arguments. */
static json_t *slim_object(Distiller *d, const json_t *object)
{
    const char *def = json_string_value(json_object_get(object, "def"));
    const Record *record = def ? records_named(d->records, str_of(def)) : NULL;

    if (record)
        vec_push(&d->pending, record);
    if (def)
        return json_pack("{s:s}", "def", def);
    return json_pack("{s:o}", "args", slim(d, json_object_get(object, "args")));
}

static json_t *slim(Distiller *d, const json_t *value)
{
    json_t *list;

    if (json_is_object(value))
        return slim_object(d, value);
    if (!json_is_array(value))
        return value ? json_incref((json_t *)value) : json_null();
    list = json_array();
    for (size_t i = 0; i < json_array_size(value); i++)
        json_array_append_new(list, slim(d, json_array_get(value, i)));
    return list;
}

static void add_instance(Distiller *d, const char *class, const Record *record)
{
    json_t *list = json_object_get(d->instances, class);

    if (!list) {
        list = json_array();
        json_object_set_new(d->instances, class, list);
    }
    json_array_append_new(list, json_string(record_name(record)));
    map_put(&d->listed, str_of(record_name(record)), list);
}

/* With these fields, once. */
static void add_record(Distiller *d, const Record *record, const char *fields)
{
    bool added;
    json_t *kept;
    const char *key;
    json_t *value;

    map_at(&d->seen, str_of(record_name(record)), &added);
    if (!added)
        return;
    kept = json_object();
    json_object_foreach((json_t *)record, key, value)
    {
        if (str_lists(fields, str_of(key)) && !is_empty(value))
            json_object_set_new(kept, key, slim(d, value));
    }
    json_object_set_new(d->out, record_name(record), kept);
}

static void add_pending(Distiller *d)
{
    while (d->pending.len)
        add_record(d, d->pending.data[--d->pending.len], FIELDS);
}

/* Nobody defined it before. */
static bool is_new(Distiller *d, const char *class, Str name)
{
    Str key = str_printf(d->arena, "%s %.*s.%.*s", class, STR_ARG(record_text(d->dialect, "name")),
                         STR_ARG(name));
    bool added;

    map_at(d->defined, key, &added)->value = d->defined;
    return added;
}

/* Those of the dialect, and all that they refer to; true where there are any. */
static bool add_definitions(Distiller *d, const char *class, const char *of, const char *name)
{
    const Record *record;
    bool any = false;

    for (size_t i = 0; (record = records_of(d->records, class, i)); i++) {
        if (record_ref(d->records, record, of) != d->dialect
            || !is_new(d, class, record_text(record, name)))
            continue;
        any = true;
        add_instance(d, class, record);
        add_record(d, record, FIELDS);
        add_pending(d);
    }
    return any;
}

/* Parameters name their enums in C++ alone. */
static void add_enums(Distiller *d)
{
    Str space = record_text(d->dialect, "cppNamespace");
    const Record *record;

    for (size_t i = 0; (record = records_of(d->records, "EnumInfo", i)); i++) {
        if (!str_eq(record_text(record, "cppNamespace"), space))
            continue;
        add_instance(d, "EnumInfo", record);
        add_record(d, record, FIELDS);
        add_pending(d);
    }
}

/* C++ names the types, attributes and operations of other dialects, and of other files. */
static void add_names(Distiller *d, const char *class)
{
    const Record *record;

    for (size_t i = 0; (record = records_of(d->records, class, i)); i++)
        if (!map_get(&d->listed, str_of(record_name(record)))) {
            add_instance(d, class, record);
            add_record(d, record, NAMES);
            add_pending(d);
        }
}

bool records_distill(const Records *records, const Record *dialect, Arena *arena, Map *defined,
                     Sb *text)
{
    Distiller d = { .records = records,
                    .dialect = dialect,
                    .out = json_object(),
                    .instances = json_object(),
                    .arena = arena,
                    .defined = defined };
    bool any;
    char *dumped;

    json_object_set_new(d.out, "!instanceof", d.instances);
    add_instance(&d, "Dialect", dialect);
    add_record(&d, dialect, FIELDS);
    any = add_definitions(&d, "Op", "opDialect", "opName");
    any = add_definitions(&d, "TypeDef", "dialect", "typeName") || any;
    any = add_definitions(&d, "AttrDef", "dialect", "attrName") || any;
    if (any) {
        add_enums(&d);
        add_names(&d, "TypeDef");
        add_names(&d, "AttrDef");
        add_names(&d, "Op");
        dumped = json_dumps(d.out, JSON_COMPACT);
        sb_add(text, dumped ? dumped : "");
        free(dumped);
    }
    json_decref(d.out);
    map_free(&d.seen);
    map_free(&d.listed);
    vec_free(&d.pending);
    return any;
}
