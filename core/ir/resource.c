#include "core/ir/resource.h"

static Str full_name(Arena *arena, Str dialect, Str key)
{
    return str_printf(arena, "%.*s/%.*s", STR_ARG(dialect), STR_ARG(key));
}

void resource_add(Context *context, Resource resource)
{
    Resource *kept = arena_copy(&context->arena, &resource, sizeof resource);

    if (resource.external)
        vec_push(&context->external_resources, kept);
    else
        map_put(&context->resources, full_name(&context->arena, resource.owner, resource.key),
                kept);
}

const Resource *resource_find(const Context *context, Str dialect, Str key)
{
    Arena scratch = { 0 };
    const Resource *found = map_get(&context->resources, full_name(&scratch, dialect, key));

    arena_free(&scratch);
    return found;
}
