#include "interp/tools/trace/rule_data.h"

#include "core/define/alias.h"
#include "interp/console/json.h"
#include "interp/tools/manual/embedded.h"
#include "interp/tools/manual/example.h"
#include "interp/tools/manual/page.h"

#include <stdio.h>
#include <string.h>

static bool is_file(const char *name)
{
    FILE *file = fopen(name, "r");

    if (file)
        fclose(file);
    return file != NULL;
}

/* A link to it in the page at `path`, if that is there. */
static void add_page(Sb *sb, Topic topic, const char *path)
{
    static const char *const FOLDERS[] = { "", "manual/" };
    const char *slash = strrchr(path, '/');
    int folder = slash ? (int)(slash + 1 - path) : 0;
    Arena arena = { 0 };
    Str page = page_file(topic, &arena);
    int name = (int)str_find(page, '#');

    for (size_t i = 0; i < sizeof FOLDERS / sizeof *FOLDERS; i++)
        if (is_file(
                str_printf(&arena, "%.*s%s%.*s", folder, path, FOLDERS[i], name, page.data).data)) {
            json_text(sb, "page", str_printf(&arena, "%s%.*s", FOLDERS[i], STR_ARG(page)));
            break;
        }
    arena_free(&arena);
}

static void add_decisions(Sb *sb, const Decisions *decisions, Str list, const char *path)
{
    for (Str name = list_next(&list); name.len; name = list_next(&list)) {
        const Decision *decision = decision_find(decisions, name);

        if (!decision)
            continue;
        json_next(sb);
        sb_add(sb, "{");
        json_text(sb, "name", decision->name);
        add_page(sb, (Topic){ .decision = decision }, path);
        json_text(sb, "text", decision->text);
        sb_add(sb, "}");
    }
}

/* The one that the report names; else its own, and those of its meaning. */
static void add_all_decisions(Sb *sb, const Recording *r, const OpDef *rules, const char *path)
{
    Decisions decisions = decisions_read(str_of(DECISIONS_TEXT));
    const OpDef *def = r->broke->def;

    json_name(sb, "decisions");
    sb_add(sb, "[");
    if (r->decision.len) {
        add_decisions(sb, &decisions, r->decision, path);
    } else {
        if (def != rules && def->decisions)
            add_decisions(sb, &decisions, str_of(def->decisions), path);
        if (rules->decisions)
            add_decisions(sb, &decisions, str_of(rules->decisions), path);
    }
    sb_add(sb, "]");
    decisions_free(&decisions);
}

static void add_example(Sb *sb, const OpDef *def, Str message, const char *path)
{
    Example example = example_of(def, message);
    Arena arena = { 0 };

    if (!example.name)
        return;
    json_name(sb, "example");
    sb_add(sb, "{");
    json_text(sb, "of", str_of(example.name));
    add_page(sb, example.topic, path);
    json_text(sb, "program", str_of(topic_example(example.topic, &arena)));
    json_text(sb, "gives", str_of(example.gives));
    sb_add(sb, "}");
    arena_free(&arena);
}

void rule_data_print(Sb *sb, const Recording *r, const char *path)
{
    const OpDef *def = r->broke->def;
    Context *context = op_context(r->broke);
    Sb text = { 0 };

    operation_undefined(context, def, &text);
    json_name(sb, "rule");
    sb_add(sb, "{");
    json_text(sb, "operation", str_of(def->name));
    add_page(sb, (Topic){ .operation = def }, path);
    json_text(sb, "text", sb_view(&text));
    json_flag(sb, "named", r->decision.len > 0);
    add_all_decisions(sb, r, def_rules(context, def), path);
    add_example(sb, def, r->message, path);
    sb_add(sb, "}");
    sb_free(&text);
}
