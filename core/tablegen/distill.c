#include "core/tablegen/distill.h"

#include "core/base/vec.h"

#include <jansson.h>
#include <stdlib.h>

/* The fields that are read of a record, blank-separated. */
static const char FIELDS[] =
    "!name !superclasses opName opDialect arguments results regions successors traits "
    "assemblyFormat hasCustomAssemblyFormat hasVerifier hasRegionVerifier summary "
    "cppNamespace cppClassName cppType className predicate predExpr kind children pattern "
    "replacement prefix suffix baseType baseAttr baseProperty constraint defaultValue isOptional "
    "valueType storageType builderCall bitwidth enum enumInfo enumerants separator "
    "printBitEnumPrimaryGroups "
    "mnemonic parameters parser printer genVerifyDecl attrName typeName dialect name trait "
    "values lhs rhs transformer effects baseInterfaces cppInterfaceName segmentAttrName";
/* Those that are texts for people, of what defines something. */
static const char TEXTS[] = "!locs description";
/* Those of a case of an enum. */
static const char CASE[] = "!name !superclasses str value symbol";
/* Those of definitions of other dialects: what they are called. */
static const char NAMES[] = "!name cppNamespace cppClassName attrName typeName opName opDialect";
/* The classes that are asked for. */
static const char CLASSES[] =
    "AllTypesMatch ArrayRefParameter Attr AttrDef AttributeSelfTypeParameter BitEnumBase "
    "BitEnumCaseGroup CPred EnumInfo "
    "EnumParameter HasParent MemoryEffects Op OpVariable Optional ParentOneOf PredTrait Property "
    "StringRefParameter TraitList TypeConstraint TypeDef TypesMatchWith UnitProp Variadic "
    "VariadicOfVariadic VariadicRegion VariadicSuccessor";

typedef struct Distiller {
    const Distilled *asked;
    const Records *records;
    json_t *out, *instances;
    Map seen, listed; /* records that are kept; those of them that are instances of a class */
    Map references;   /* records that others refer to: set where that is once */
    VEC(const Record *) pending;
} Distiller;

static bool is_empty(const json_t *value)
{
    return json_is_null(value) || (json_is_string(value) && !json_string_length(value))
           || (json_is_array(value) && !json_array_size(value))
           || (json_is_integer(value) && !json_integer_value(value));
}

static json_t *slim(Distiller *d, const json_t *value);

/* "anonymous_123" is 123, which no definition's own name can be. */
static const char *kept_name(const char *name)
{
    static const char LONG[] = "anonymous_";
    const char *number = strncmp(name, LONG, sizeof LONG - 1) == 0 ? name + sizeof LONG - 1 : "";

    return *number && !number[strspn(number, "0123456789")] ? number : name;
}

/* Shorter than the object that TableGen writes, for a tenth of the time that it takes to read. */
static json_t *reference(const char *name)
{
    Sb text = { 0 };
    json_t *value;

    sb_printf(&text, REFERENCE "%s", kept_name(name));
    value = json_string(text.data);
    sb_free(&text);
    return value;
}

/* {"def": name}, whose record is wanted then; or a dag's arguments. */
static json_t *slim_object(Distiller *d, const json_t *object)
{
    const char *def = json_string_value(json_object_get(object, "def"));
    const Record *record = def ? records_named(d->records, str_of(def)) : NULL;

    if (record)
        vec_push(&d->pending, record);
    if (def)
        return reference(def);
    return slim(d, json_object_get(object, "args"));
}

/* In one text; of a case of an enum no more than is asked. */
static json_t *slim_classes(const Record *record, const json_t *classes)
{
    const char *asked = record_is_set(record, "symbol") ? "BitEnumCaseGroup" : CLASSES;
    Sb kept = { 0 };
    json_t *text;

    for (size_t i = 0; i < json_array_size(classes); i++) {
        Str class = str_of(json_string_value(json_array_get(classes, i)));

        if (class.len && str_lists(asked, class))
            sb_printf(&kept, "%s%.*s", kept.len ? " " : "", STR_ARG(class));
    }
    text = kept.len ? json_string(kept.data) : json_null();
    sb_free(&kept);
    return text;
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
    json_array_append_new(list, json_string(kept_name(record_name(record))));
    map_put(&d->listed, str_of(kept_name(record_name(record))), list);
}

static bool defines(const Record *record)
{
    return record_is_a(record, "Op") || record_is_a(record, "TypeDef")
           || record_is_a(record, "AttrDef") || record_is_a(record, "Dialect");
}

static bool is_kept(const Record *record, const char *fields, Str field)
{
    if (fields == FIELDS && record_is_set(record, "enumerants") && str_is(field, "predicate"))
        return false; /* its cases say it */
    if (fields == FIELDS && record_is_set(record, "symbol"))
        fields = CASE;
    return str_lists(fields, field)
           || (fields == FIELDS && str_lists(TEXTS, field) && defines(record));
}

/* "::mlir::tosa" and "mlir::tosa" are one. */
static Str space_of(const Record *record)
{
    Str space = record_text(record, "cppNamespace");

    return str_starts(space, "::") ? str_from(space, 2) : space;
}

/* What another field says as well. */
static bool is_implied(const Distiller *d, const Record *record, const char *field)
{
    if (str_is(STR("symbol"), field))
        return str_eq(record_text(record, "symbol"), record_text(record, "str"));
    return str_is(STR("cppNamespace"), field)
           && record_ref(d->records, record, "opDialect") == d->asked->dialect
           && str_eq(space_of(record), space_of(d->asked->dialect));
}

static json_t *slim_field(Distiller *d, const Record *record, const char *field,
                          const json_t *value)
{
    if (str_is(STR("!name"), field))
        return json_string(kept_name(json_string_value(value)));
    if (str_lists("parser printer", str_of(field)))
        return is_empty(value) ? NULL : json_string("C++");
    return str_is(STR("!superclasses"), field) ? slim_classes(record, value) : slim(d, value);
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
        bool keeps = is_kept(record, fields, str_of(key)) && !is_implied(d, record, key);
        json_t *less = keeps ? slim_field(d, record, key, value) : NULL;

        if (less && !is_empty(less))
            json_object_set(kept, str_is(STR("!superclasses"), key) ? CLASSES_KEPT : key, less);
        json_decref(less);
    }
    json_object_set_new(d->out, kept_name(record_name(record)), kept);
}

static void add_pending(Distiller *d)
{
    while (d->pending.len)
        add_record(d, d->pending.data[--d->pending.len], FIELDS);
}

/* Nobody defined it before: "Op arith.addi". Operations have no field of their whole name. */
static bool is_new(Distiller *d, const char *class, Str name)
{
    Str dialect = record_text(d->asked->dialect, "name");
    Str key = strcmp(class, "Op") == 0
                  ? str_printf(d->asked->arena, "Op %.*s.%.*s", STR_ARG(dialect), STR_ARG(name))
                  : str_printf(d->asked->arena, "%s %.*s", class, STR_ARG(name));
    bool added;

    map_at(d->asked->defined, key, &added)->value = (void *)d->asked;
    return added;
}

/* Those of the dialect, and all that they refer to; true where there are any. */
static bool add_definitions(Distiller *d, const char *class, const char *of, const char *name)
{
    const Record *record;
    bool any = false;

    for (size_t i = 0; (record = records_of(d->records, class, i)); i++) {
        if (record_ref(d->records, record, of) != d->asked->dialect
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
    Str space = space_of(d->asked->dialect);
    const Record *record;

    for (size_t i = 0; (record = records_of(d->records, "EnumInfo", i)); i++) {
        if (!str_eq(space_of(record), space))
            continue;
        add_instance(d, "EnumInfo", record);
        add_record(d, record, FIELDS);
        add_pending(d);
    }
}

/* Those are known without. */
static bool is_builtin(const Record *record)
{
    return str_starts(record_text(record, "attrName"), "builtin.")
           || str_starts(record_text(record, "typeName"), "builtin.");
}

/* C++ names the types, attributes and operations of other dialects, and of other files. */
static void add_names(Distiller *d, const char *class)
{
    const Record *record;

    for (size_t i = 0; (record = records_of(d->records, class, i)); i++)
        if (!map_get(&d->listed, str_of(kept_name(record_name(record)))) && !is_builtin(record)) {
            add_instance(d, class, record);
            add_record(d, record, NAMES);
            add_pending(d);
        }
}

static void drop_texts(json_t *records)
{
    const char *name;
    json_t *record;

    json_object_foreach(records, name, record)
    {
        Str rest = str_of(TEXTS);

        for (Str field = str_word(&rest); field.len; field = str_word(&rest))
            json_object_deln(record, field.data, field.len);
        if (record_is_a(record, "Op"))
            json_object_del(record, "summary");
    }
}

/* Records that are referred to once stand where they are: fewer names are quicker to read. */

/* The name of the record that the value refers to and no list of instances has; NULL where it
 * refers to none. */
static const char *unlisted(const Distiller *d, const json_t *value)
{
    const char *text = json_string_value(value);
    const char *name =
        text && str_starts(str_of(text), REFERENCE) ? text + strlen(REFERENCE) : NULL;
    bool refers = name && !map_get(&d->listed, str_of(name)) && json_object_get(d->out, name);

    return refers ? name : NULL;
}

static void count_references(Distiller *d, const json_t *value)
{
    const char *name = unlisted(d, value), *key;
    json_t *part;
    size_t i;
    bool added;

    if (name) {
        MapEntry *entry = map_at(&d->references, str_dup(d->asked->arena, str_of(name)), &added);

        entry->value = added ? (void *)d->asked : NULL;
    }
    json_array_foreach(value, i, part) count_references(d, part);
    json_object_foreach((json_t *)value, key, part) count_references(d, part);
}

/* The record that is to stand in place of the value; NULL where none is. Nobody asks for the names
 * of predicates and of cases of enums. */
static json_t *in_place(const Distiller *d, const json_t *value)
{
    const char *name = unlisted(d, value);
    json_t *record =
        name && map_get(&d->references, str_of(name)) ? json_object_get(d->out, name) : NULL;

    if (record_is_set(record, "predExpr") || record_is_set(record, "children")
        || record_is_set(record, "str"))
        json_object_del(record, "!name");
    return record;
}

static void put_in_place(const Distiller *d, json_t *value)
{
    const char *key;
    json_t *part, *record;
    size_t i;

    json_array_foreach(value, i, part)
    {
        record = in_place(d, part);
        if (record)
            json_array_set(value, i, record);
        else
            put_in_place(d, part);
    }
    json_object_foreach(value, key, part)
    {
        record = in_place(d, part);
        if (record)
            json_object_set(value, key, record);
        else
            put_in_place(d, part);
    }
}

static void place_records(Distiller *d)
{
    const char *name;
    json_t *record;
    void *next;

    count_references(d, d->out);
    json_object_foreach(d->out, name, record) put_in_place(d, record);
    json_object_foreach_safe(d->out, next, name, record) if (map_get(&d->references, str_of(name)))
        json_object_del(d->out, name);
}

static void add_dump(const json_t *records, Sb *text)
{
    char *dumped = json_dumps(records, JSON_COMPACT);

    sb_add(text, dumped ? dumped : "");
    free(dumped);
}

bool records_distill(const Distilled *asked, Sb *full, Sb *lean)
{
    Distiller d = {
        .asked = asked, .records = asked->records, .out = json_object(), .instances = json_object()
    };
    bool any;

    json_object_set_new(d.out, "!instanceof", d.instances);
    add_instance(&d, "Dialect", asked->dialect);
    add_record(&d, asked->dialect, FIELDS);
    any = add_definitions(&d, "Op", "opDialect", "opName");
    any = add_definitions(&d, "TypeDef", "dialect", "typeName") || any;
    any = add_definitions(&d, "AttrDef", "dialect", "attrName") || any;
    if (any) {
        add_enums(&d);
        add_names(&d, "TypeDef");
        add_names(&d, "AttrDef");
        add_names(&d, "Op");
        place_records(&d);
        add_dump(d.out, full);
        drop_texts(d.out);
        add_dump(d.out, lean);
    }
    json_decref(d.out);
    map_free(&d.seen);
    map_free(&d.listed);
    map_free(&d.references);
    vec_free(&d.pending);
    return any;
}
