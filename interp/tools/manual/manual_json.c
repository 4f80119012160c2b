/* The manual as JSON, for machines. */
#include "core/define/alias.h"
#include "core/define/example.h"
#include "dialects/registry.h"
#include "interp/console/json.h"
#include "interp/console/signature_json.h"
#include "interp/tools/manual/page.h"

static void text_or_nothing(Sb *out, const char *name, const char *text)
{
    json_optional(out, name, text ? str_of(text) : (Str){ 0 });
}

static void names(Sb *out, const char *name, const char *list)
{
    Str rest = list ? str_of(list) : (Str){ 0 };
    const char *separator = "";

    json_name(out, name);
    sb_char(out, '[');
    for (Str one = list_next(&rest); one.len; one = list_next(&rest)) {
        sb_add(out, separator);
        json_quoted(out, one);
        separator = ", ";
    }
    sb_char(out, ']');
}

static void example(Sb *out, const char *text, const char *gives)
{
    Arena arena = { 0 };

    text_or_nothing(out, "example", example_program(&arena, text, gives));
    text_or_nothing(out, "gives", gives);
    arena_free(&arena);
}

static void begin(Sb *object, const char *kind, Str name, Str summary)
{
    object->len = 0;
    json_begin(object, "explain");
    json_text(object, "kind", str_of(kind));
    json_text(object, "name", name);
    json_text(object, "summary", summary);
}

static void rule(Sb *object, const char *name, Context *context, const OpDef *def,
                 void (*add)(Context *context, const OpDef *def, Sb *text))
{
    Sb text = { 0 };

    add(context, def, &text);
    json_optional(object, name, sb_view(&text));
    sb_free(&text);
}

static void operation(Sb *object, Context *context, const OpDef *def)
{
    const OpDef *rules = def_rules(context, def);

    begin(object, "operation", str_of(def->name), str_of(def->summary));
    json_flag(object, "executed", def_is_executed(def));
    if (def->part)
        json_flag(object, "part", true);
    json_name(object, "signature");
    sb_char(object, '{');
    signature_json_operation(def, object);
    sb_char(object, '}');
    text_or_nothing(object, "doc", def->doc);
    text_or_nothing(object, "as", def->as);
    text_or_nothing(object, "expand", def->expand);
    text_or_nothing(object, "formula", rules->formula);
    text_or_nothing(object, "syntax", def->format);
    rule(object, "poison", context, def, operation_poison);
    rule(object, "undefined", context, def, operation_undefined);
    names(object, "decisions", rules->decisions);
    example(object, def->example, def->gives);
}

static void idea_object(Sb *object, const Idea *idea)
{
    Arena arena = { 0 };

    begin(object, "idea", str_of(idea->name), str_of(idea->summary));
    json_text(object, "text", idea_text(idea, &arena));
    arena_free(&arena);
    text_or_nothing(object, "watch", idea->watch);
    names(object, "operations", idea->operations);
    names(object, "ideas", idea->ideas);
    names(object, "decisions", idea->decisions);
    example(object, idea->example, idea->gives);
}

static void end(Sb *object, Sb *out)
{
    sb_str(out, sb_view(object));
    sb_add(out, "}\n");
}

void manual_json(const Manual *manual, Topic topic, Sb *out)
{
    Sb object = { 0 };

    if (topic.operation) {
        operation(&object, manual->context, topic.operation);
    } else if (topic.command) {
        begin(&object, "command", str_of(topic.command->name), str_of(topic.command->summary));
        text_or_nothing(&object, "doc", topic.command->doc);
        text_or_nothing(&object, "takes", topic.command->takes);
        text_or_nothing(&object, "command_line", topic.command->example);
    } else if (topic.idea) {
        idea_object(&object, topic.idea);
    } else if (topic.dialect) {
        begin(&object, "dialect", str_of(topic.dialect->name), str_of(topic.dialect->summary));
        text_or_nothing(&object, "doc", topic.dialect->doc);
    } else if (topic.decision) {
        begin(&object, "decision", topic.decision->name, topic.decision->title);
        json_text(&object, "text", topic.decision->text);
    }
    end(&object, out);
    sb_free(&object);
}

void manual_json_all(const Manual *manual, Sb *out)
{
    const Usage *command;
    const Idea *idea;
    const OpDef *def;

    for (unsigned i = 0; (command = usage_at(i)); i++)
        manual_json(manual, (Topic){ .command = command }, out);
    for (unsigned i = 0; (idea = idea_at(i)); i++)
        manual_json(manual, (Topic){ .idea = idea }, out);
    for (const DialectDef *const *dialect = registered_dialects(); *dialect; dialect++) {
        if ((*dialect)->internal)
            continue;
        manual_json(manual, (Topic){ .dialect = *dialect }, out);
        for (unsigned i = 0; (def = dialect_op(*dialect, i)); i++)
            manual_json(manual, (Topic){ .operation = def }, out);
    }
    for (size_t i = 0; i < manual->decisions.rows.len; i++)
        manual_json(manual, (Topic){ .decision = &manual->decisions.rows.data[i] }, out);
}
