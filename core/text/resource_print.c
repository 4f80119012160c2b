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

/* Upstream writes of a dialect's resources those that something in the text names. */
static bool print_dialect(Sb *sb, const Context *context, const ResourceKeys *keys,
                          PrintLimit limit)
{
    const char *before = "\n{-#\n  dialect_resources: {\n    builtin: {\n      ";

    for (size_t i = 0; i < keys->keys.len; i++) {
        const Resource *resource = resource_find(context, STR("builtin"), keys->keys.data[i]);

        if (!resource || is_elided(resource, limit))
            continue;
        sb_add(sb, before);
        print_resource(sb, resource);
        before = ",\n      ";
    }
    if (*before == ',')
        sb_add(sb, "\n    }\n  }");
    return *before == ',';
}

static bool print_external(Sb *sb, const Context *context, const char *begin, PrintLimit limit)
{
    const Resource *last = NULL;

    for (size_t i = 0; i < context->external_resources.len; i++) {
        const Resource *resource = context->external_resources.data[i];
        bool same = last && str_eq(last->owner, resource->owner);

        if (is_elided(resource, limit))
            continue;
        if (!last)
            sb_printf(sb, "%s  external_resources: {\n", begin);
        if (same) {
            sb_add(sb, ",\n      ");
        } else {
            sb_add(sb, last ? "\n    },\n    " : "    ");
            name_print(sb, resource->owner);
            sb_add(sb, ": {\n      ");
        }
        print_resource(sb, resource);
        last = resource;
    }
    if (last)
        sb_add(sb, "\n    }\n  }");
    return last != NULL;
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
    bool some = print_dialect(sb, context, keys, limit);

    if (print_external(sb, context, some ? ",\n" : "\n{-#\n", limit) || some)
        sb_add(sb, "\n#-}\n");
}
