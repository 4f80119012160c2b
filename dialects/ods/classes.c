#include "dialects/ods/classes.h"

#include "core/base/vec.h"

#include <stdlib.h>

/* "ToyOps_AddOp" is the class AddOp: what stands before the first `_` is for TableGen alone. */
static Str class_of_op(const Record *record)
{
    Str name = str_of(record_name(record));
    size_t dash = str_find(name, '_');

    return dash > 0 && dash + 1 < name.len ? str_from(name, dash + 1)
           : dash == 0                     ? str_from(name, 1)
                                           : name;
}

/* Without what all of MLIR has in front. */
static Str short_name(Str name)
{
    while (str_starts(name, "::"))
        name = str_from(name, 2);
    return str_starts(name, "mlir::") ? str_from(name, 6) : name;
}

typedef struct Collector {
    Arena *arena;
    const Records *records;
    VEC(Class) found;
} Collector;

static void add_class(Collector *collector, Str name_space, Str name, ClassKind kind, Str full)
{
    Class class = { kind };

    if (!name.len || !full.len)
        return;
    name_space = short_name(name_space);
    class.name = str_dup(collector->arena, full).data;
    class.class = str_dup(collector->arena, name);
    vec_push(&collector->found, class);
    class.class = str_printf(collector->arena, "%.*s::%.*s", STR_ARG(name_space), STR_ARG(name));
    if (name_space.len)
        vec_push(&collector->found, class);
}

static void add_definitions(Collector *collector, const char *of, const char *field, ClassKind kind)
{
    const Record *record;

    for (size_t i = 0; (record = records_of(collector->records, of, i)); i++)
        add_class(collector, record_text(record, "cppNamespace"),
                  record_text(record, "cppClassName"), kind, record_text(record, field));
}

static void add_ops(Collector *collector)
{
    const Record *record;

    for (size_t i = 0; (record = records_of(collector->records, "Op", i)); i++) {
        const Record *dialect = record_ref(collector->records, record, "opDialect");
        Str full = { 0 }, space = record_text(record, "cppNamespace");

        if (dialect && !space.len)
            space = record_text(dialect, "cppNamespace");
        if (dialect)
            full = str_printf(collector->arena, "%.*s.%.*s", STR_ARG(record_text(dialect, "name")),
                              STR_ARG(record_text(record, "opName")));
        add_class(collector, space, class_of_op(record), CLASS_OP, full);
    }
}

static int by_class(const void *a, const void *b)
{
    return str_cmp(((const Class *)a)->class, ((const Class *)b)->class);
}

const Classes *classes_new(Context *context, const Records *records)
{
    Classes *classes = ARENA_NEW(&context->arena, Classes);
    Collector collector = { &context->arena, records };

    add_definitions(&collector, "TypeDef", "typeName", CLASS_TYPE);
    add_definitions(&collector, "AttrDef", "attrName", CLASS_ATTR);
    add_ops(&collector);
    if (collector.found.len)
        qsort(collector.found.data, collector.found.len, sizeof(Class), by_class);
    *classes =
        (Classes){ context, collector.found.len,
                   ARENA_COPY(&context->arena, Class, collector.found.data, collector.found.len) };
    vec_free(&collector.found);
    return classes;
}

static const Class *find(const Classes *classes, Str name)
{
    Class key = { .class = name };

    return classes->count ? bsearch(&key, classes->at, classes->count, sizeof(Class), by_class)
                          : NULL;
}

/* What is not known with its namespaces is looked for without the outer ones. */
const Class *classes_find(const Classes *classes, Str name)
{
    const Class *found;

    name = short_name(name);
    found = find(classes, name);
    for (size_t colon = str_find(name, ':'); !found && colon + 2 < name.len;
         colon = str_find(name, ':')) {
        name = str_from(name, colon + 2);
        found = find(classes, name);
    }
    return found;
}
