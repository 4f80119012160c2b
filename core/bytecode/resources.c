/* Resources: a section of their values, and one of their keys, kinds and sizes. */
#include "core/bytecode/encoding.h"
#include "core/bytecode/reader.h"
#include "core/ir/resource.h"

#include <inttypes.h>

/* What one group has in common. */
typedef struct Group {
    Str owner;
    bool external;
} Group;

bool resource_read_value(Reader *r, Cursor *value, ResourceKind kind, Resource *resource)
{
    uint64_t index;

    resource->kind = kind;
    switch (kind) {
    case RESOURCE_BLOB:
        resource->alignment = cursor_varint(value);
        index = cursor_varint(value);
        cursor_align(value, resource->alignment);
        resource->bytes = cursor_bytes(value, index, "a resource");
        break;
    case RESOURCE_BOOL:
        resource->flag = cursor_byte(value) != 0;
        break;
    default:
        index = cursor_index(value, r->string_count, "string");
        if (!r->failed)
            resource->bytes = r->strings[index];
        break;
    }
    return cursor_at_end(value, "a resource");
}

static Str unused_key(Reader *r, Str owner, Str key)
{
    Str name = key;
    MapEntry *tried;
    bool added;

    if (!resource_find(r->context, owner, key))
        return key;
    tried =
        map_at(&r->keys, str_printf(&r->arena, "%.*s/%.*s", STR_ARG(owner), STR_ARG(key)), &added);
    while (resource_find(r->context, owner, name)) {
        uintptr_t number = (uintptr_t)tried->value + 1;

        tried->value = (void *)number;
        name = str_printf(&r->arena, "%.*s_%" PRIuPTR, STR_ARG(key), number);
    }
    return context_intern(r->context, name);
}

/* Without a value it is declared, and no more. */
static bool read_resource(Reader *r, Cursor *sizes, Cursor *values, const Group *group)
{
    uint64_t string = cursor_index(sizes, r->string_count, "string");
    uint64_t size = cursor_varint(sizes);
    const unsigned char *at = sizes->at;
    unsigned kind = cursor_byte(sizes);
    Cursor value = cursor_on(r, cursor_bytes(values, size, "a resource"));
    Resource resource = { .owner = group->owner, .external = group->external };

    if (r->failed)
        return false;
    resource.key = context_intern(r->context, r->strings[string]);
    if (kind >= RESOURCE_KINDS)
        return reader_error(r, at, "a resource of kind %u", kind);
    if (!group->external) {
        if (kind != RESOURCE_BLOB && size)
            return reader_error(r, at, "expected a blob resource entry for key '%.*s'",
                                STR_ARG(resource.key));
        resource.key = unused_key(r, group->owner, resource.key);
        vec_push(&r->resources, resource.key);
    }
    if (!size)
        return true;
    if (!resource_read_value(r, &value, (ResourceKind)kind, &resource))
        return false;
    if (!group->external || !r->only_dialects_resources)
        resource_add(r->context, resource);
    return true;
}

static bool read_group(Reader *r, Cursor *sizes, Cursor *values, const Group *group)
{
    uint64_t count = cursor_count(sizes, "resources");

    for (; count > 0 && !r->failed; count--)
        if (!read_resource(r, sizes, values, group))
            return false;
    return !r->failed;
}

static bool read_external(Reader *r, Cursor *sizes, Cursor *values)
{
    uint64_t key = cursor_index(sizes, r->string_count, "string");
    Group group = { .external = true };

    if (r->failed)
        return false;
    group.owner = context_intern(r->context, r->strings[key]);
    return read_group(r, sizes, values, &group);
}

/* Of upstream's dialects, builtin and test have resources. */
static bool read_dialect(Reader *r, Cursor *sizes, Cursor *values)
{
    const unsigned char *at = sizes->at;
    uint64_t dialect = cursor_index(sizes, r->dialect_count, "dialect");
    Group group = { .external = false };

    if (r->failed)
        return false;
    group.owner = context_intern(r->context, r->dialects[dialect].name);
    if (!context_dialect(r->context, group.owner) && !context_lacks(r->context, group.owner))
        return reader_error(r, at, "dialect '%.*s' is unknown", STR_ARG(group.owner));
    if (!str_is(group.owner, "builtin") && !str_is(group.owner, "test"))
        return reader_error(r, at, "unexpected resources for dialect '%.*s'", STR_ARG(group.owner));
    return (r->only_dialects_resources || reader_use_dialect(r, &r->dialects[dialect]))
           && read_group(r, sizes, values, &group);
}

bool resources_read(Reader *r, Str size_section, Str value_section)
{
    Cursor sizes = cursor_on(r, size_section), values = cursor_on(r, value_section);
    uint64_t external;

    if (!size_section.data != !value_section.data)
        return reader_error(r, size_section.data ? size_section.data : value_section.data, "%s",
                            size_section.data
                                ? "unexpected resource offset section when resource section is not "
                                  "present"
                                : "expected resource offset section when resource section is "
                                  "present");
    if (!size_section.data)
        return true;
    external = cursor_count(&sizes, "groups of external resources");
    for (; external > 0 && !r->failed; external--)
        if (!read_external(r, &sizes, &values))
            return false;
    while (!r->failed && sizes.at < sizes.end)
        if (!read_dialect(r, &sizes, &values))
            return false;
    return cursor_at_end(&values, "resources");
}
