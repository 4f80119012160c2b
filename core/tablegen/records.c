#include "core/tablegen/records.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

static bool fail(RecordsError *error, const char *what)
{
    *error = (RecordsError){ 0 };
    snprintf(error->what, sizeof error->what, "%s", what);
    return false;
}

bool records_read(Records *records, Str text, RecordsError *error)
{
    json_error_t at;
    json_t *root = json_loadb(text.data, text.len, 0, &at);

    if (!root) {
        fail(error, at.text);
        error->line = at.line > 0 ? (unsigned)at.line : 0;
        error->column = at.column > 0 ? (unsigned)at.column : 0;
        return false;
    }
    if (json_is_object(json_object_get(root, "!instanceof"))) {
        records->root = root;
        return true;
    }
    json_decref(root);
    return fail(error, "no records of TableGen: there is no member \"!instanceof\"");
}

void records_free(Records *records)
{
    json_decref(records->root);
    records->root = NULL;
}

const Record *records_named(const Records *records, Str name)
{
    const json_t *record = json_object_getn(records->root, name.data, name.len);

    return json_is_object(record) ? record : NULL;
}

const Record *records_of(const Records *records, const char *class, size_t index)
{
    const json_t *names = json_object_get(json_object_get(records->root, "!instanceof"), class);
    const char *name = json_string_value(json_array_get(names, index));

    return name ? records_named(records, str_of(name)) : NULL;
}

const char *record_name(const Record *record)
{
    const char *name = json_string_value(json_object_get(record, "!name"));

    return name ? name : "";
}

bool record_is_a(const Record *record, const char *class)
{
    const json_t *kept = json_object_get(record, CLASSES_KEPT);
    const json_t *classes = json_object_get(record, "!superclasses");

    if (kept)
        return str_lists(json_string_value(kept), str_of(class));
    for (size_t i = 0; i < json_array_size(classes); i++) {
        const char *each = json_string_value(json_array_get(classes, i));

        if (each && strcmp(each, class) == 0)
            return true;
    }
    return false;
}

static Str text_of(const json_t *value)
{
    return json_is_string(value) ? (Str){ json_string_value(value), json_string_length(value) }
                                 : (Str){ 0 };
}

Str record_place(const Record *record, unsigned *line)
{
    Str place = text_of(json_array_get(json_object_get(record, "!locs"), 0));
    size_t colon = str_find(place, ':');

    *line = colon < place.len ? (unsigned)strtoul(place.data + colon + 1, NULL, 10) : 0;
    return (Str){ place.data, colon };
}

Str record_text(const Record *record, const char *field)
{
    return text_of(json_object_get(record, field));
}

int64_t record_number(const Record *record, const char *field)
{
    return json_integer_value(json_object_get(record, field));
}

bool record_flag(const Record *record, const char *field)
{
    return record_number(record, field) != 0;
}

bool record_is_set(const Record *record, const char *field)
{
    const json_t *value = json_object_get(record, field);

    return value && !json_is_null(value);
}

/* TableGen's {"def": name, "printable": name}; or, as records_distill writes it, a text, or the
 * record itself. */
static const Record *referred(const Records *records, const json_t *value)
{
    Str text = text_of(value), name = text_of(json_object_get(value, "def"));

    if (json_is_object(value) && !json_object_get(value, "def") && !json_object_get(value, "args"))
        return value;
    if (str_starts(text, REFERENCE))
        name = str_from(text, strlen(REFERENCE));
    return name.data ? records_named(records, name) : NULL;
}

const Record *record_ref(const Records *records, const Record *record, const char *field)
{
    return referred(records, json_object_get(record, field));
}

/* The list of a field, or of the arguments of its dag, which records_distill writes as such a list.
 */
static const json_t *list_of(const Record *record, const char *field)
{
    const json_t *value = json_object_get(record, field);

    return json_is_object(value) ? json_object_get(value, "args") : value;
}

/* An argument of a dag is a pair: itself and its name. */
static const json_t *element(const Record *record, const char *field, size_t index)
{
    const json_t *value = json_array_get(list_of(record, field), index);

    return json_is_array(value) ? json_array_get(value, 0) : value;
}

size_t record_count(const Record *record, const char *field)
{
    return json_array_size(list_of(record, field));
}

const Record *record_at(const Records *records, const Record *record, const char *field,
                        size_t index)
{
    return referred(records, element(record, field, index));
}

Str record_text_at(const Record *record, const char *field, size_t index)
{
    return text_of(element(record, field, index));
}

Str record_arg_name(const Record *record, const char *field, size_t index)
{
    return text_of(json_array_get(json_array_get(list_of(record, field), index), 1));
}
