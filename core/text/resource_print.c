/* File metadata, as parse_resource.c reads it. */
#include "core/ir/resource.h"
#include "core/text/printer.h"

static void print_value(Sb *sb, const Resource *resource)
{
    uint32_t alignment = (uint32_t)resource->alignment;
    const char bytes[] = { (char)alignment, (char)(alignment >> 8), (char)(alignment >> 16),
                           (char)(alignment >> 24) };

    if (resource->kind == RESOURCE_BLOB) {
        sb_add(sb, "\"0x");
        sb_hex(sb, (Str){ bytes, sizeof bytes });
        sb_hex(sb, resource->bytes);
        sb_char(sb, '"');
    } else if (resource->kind == RESOURCE_STRING) {
        string_print_quoted(sb, resource->bytes);
    } else {
        sb_add(sb, resource->flag ? "true" : "false");
    }
}

/* A blob's length is known without writing it. */
static bool is_elided(const Resource *resource, PrintLimit limit)
{
    static const size_t AROUND_BYTES = 4 + 2 * 4; /* quotes, 0x, alignment */
    Sb text = { 0 };
    size_t len = AROUND_BYTES + 2 * resource->bytes.len;

    if (!limit.set)
        return false;
    if (resource->kind != RESOURCE_BLOB) {
        print_value(&text, resource);
        len = text.len;
        sb_free(&text);
    }
    return len > limit.most;
}

static void print_resource(Sb *sb, const Resource *resource)
{
    name_print(sb, resource->key);
    sb_add(sb, ": ");
    print_value(sb, resource);
}

/* Resources of one owner stand together. */
typedef struct Groups {
    Sb *sb;
    PrintLimit limit;
    const char *begin; /* what stands in front of the first */
    Str owner;         /* of the latest; data NULL: there was none */
} Groups;

static void print_grouped(Groups *groups, const Resource *resource)
{
    bool some = groups->owner.data != NULL;

    if (is_elided(resource, groups->limit))
        return;
    if (some && str_eq(groups->owner, resource->owner)) {
        sb_add(groups->sb, ",\n      ");
    } else {
        sb_add(groups->sb, some ? "\n    },\n    " : groups->begin);
        name_print(groups->sb, resource->owner);
        sb_add(groups->sb, ": {\n      ");
    }
    print_resource(groups->sb, resource);
    groups->owner = resource->owner;
}

static bool end_groups(const Groups *groups)
{
    if (groups->owner.data)
        sb_add(groups->sb, "\n    }\n  }");
    return groups->owner.data != NULL;
}

/* Upstream writes those that something in the text names; of dialects that are kept as text nobody
 * knows what names some, and all are. */
static bool print_dialects(Sb *sb, const Context *context, const ResourceKeys *keys,
                           PrintLimit limit)
{
    Groups groups = { sb, limit, .begin = "\n{-#\n  dialect_resources: {\n    " };
    const Resource *resource;

    for (size_t i = 0; i < keys->keys.len; i++) {
        resource = resource_find(context, STR("builtin"), keys->keys.data[i]);
        if (resource)
            print_grouped(&groups, resource);
    }
    for (size_t i = 0; (resource = resource_other(context, i)); i++)
        print_grouped(&groups, resource);
    return end_groups(&groups);
}

static bool print_external(Sb *sb, const Context *context, const char *begin, PrintLimit limit)
{
    Groups groups = { sb, limit, .begin = begin };

    for (size_t i = 0; i < context->external_resources.len; i++)
        print_grouped(&groups, context->external_resources.data[i]);
    return end_groups(&groups);
}

void resource_keys_add(ResourceKeys *keys, Str key)
{
    bool added;

    map_at(&keys->noted, key, &added);
    if (added)
        vec_push(&keys->keys, key);
}

void resource_keys_free(ResourceKeys *keys)
{
    vec_free(&keys->keys);
    map_free(&keys->noted);
}

void resources_print(Sb *sb, const Context *context, const ResourceKeys *keys, PrintLimit limit)
{
    bool some = print_dialects(sb, context, keys, limit);

    if (print_external(sb, context,
                       some ? ",\n  external_resources: {\n    "
                            : "\n{-#\n  external_resources: {\n    ",
                       limit)
        || some)
        sb_add(sb, "\n#-}\n");
}
