/* File metadata, as parse_resource.c reads it. */
#include "core/ir/resource.h"
#include "core/text/printer.h"

static void print_byte(Sb *sb, unsigned byte)
{
    static const char DIGITS[] = "0123456789ABCDEF";

    sb_char(sb, DIGITS[byte >> 4]);
    sb_char(sb, DIGITS[byte & 15]);
}

static void print_blob(Sb *sb, const Resource *resource)
{
    sb_add(sb, "\"0x");
    for (unsigned i = 0; i < 4; i++)
        print_byte(sb, (unsigned)(resource->alignment >> 8 * i & 0xff));
    for (size_t i = 0; i < resource->bytes.len; i++)
        print_byte(sb, (unsigned char)resource->bytes.data[i]);
    sb_char(sb, '"');
}

static void print_resource(Sb *sb, const Resource *resource)
{
    name_print(sb, resource->key);
    sb_add(sb, ": ");
    if (resource->kind == RESOURCE_BLOB)
        print_blob(sb, resource);
    else if (resource->kind == RESOURCE_STRING)
        string_print_quoted(sb, resource->bytes);
    else
        sb_add(sb, resource->flag ? "true" : "false");
}

/* Upstream writes of a dialect's resources those that something in the text names. */
static bool print_dialect(Sb *sb, const Context *context, const Str *keys, size_t count)
{
    const char *before = "\n{-#\n  dialect_resources: {\n    builtin: {\n      ";

    for (size_t i = 0; i < count; i++) {
        const Resource *resource = resource_find(context, STR("builtin"), keys[i]);

        if (!resource)
            continue;
        sb_add(sb, before);
        print_resource(sb, resource);
        before = ",\n      ";
    }
    if (*before == ',')
        sb_add(sb, "\n    }\n  }");
    return *before == ',';
}

static bool print_external(Sb *sb, const Context *context, const char *begin)
{
    const Resource *last = NULL;

    for (size_t i = 0; i < context->external_resources.len; i++) {
        const Resource *resource = context->external_resources.data[i];
        bool same = last && str_eq(last->owner, resource->owner);

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

void resources_print(Sb *sb, const Context *context, const Str *keys, size_t count)
{
    bool some = print_dialect(sb, context, keys, count);

    if (print_external(sb, context, some ? ",\n" : "\n{-#\n") || some)
        sb_add(sb, "\n#-}\n");
}
