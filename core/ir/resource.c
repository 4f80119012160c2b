#include "core/ir/resource.h"

static Map *of_dialect(Context *context, Str dialect)
{
    bool added;
    MapEntry *entry = map_at(&context->resources, dialect, &added);

    if (added) {
        entry->key = context_intern(context, dialect);
        entry->value = arena_copy(&context->arena, &(Map){ 0 }, sizeof(Map));
    }
    return entry->value;
}

void resource_add(Context *context, Resource resource)
{
    Resource *kept = arena_copy(&context->arena, &resource, sizeof resource);

    if (resource.external)
        vec_push(&context->external_resources, kept);
    else
        map_put(of_dialect(context, resource.owner), context_intern(context, resource.key), kept);
}

const Resource *resource_find(const Context *context, Str dialect, Str key)
{
    const Map *resources = map_get(&context->resources, dialect);

    return resources ? map_get(resources, key) : NULL;
}

const Resource *resource_other(const Context *context, size_t index)
{
    for (size_t i = 0; i < context->resources.len; i++) {
        const MapEntry *dialect = &context->resources.entries[i];
        const Map *resources = dialect->value;

        if (str_is(dialect->key, "builtin"))
            continue;
        if (index < resources->len)
            return resources->entries[index].value;
        index -= resources->len;
    }
    return NULL;
}

void resources_free(Context *context)
{
    for (size_t i = 0; i < context->resources.len; i++)
        map_free(context->resources.entries[i].value);
    map_free(&context->resources);
    vec_free(&context->external_resources);
}
