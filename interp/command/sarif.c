#include "interp/command/sarif.h"

#include "core/text/severity.h"
#include "interp/console/json.h"
#include "interp/console/messages.h"
#include "interp/console/output.h"
#include "interp/console/status.h"
#include "interp/console/version.h"

#include <ctype.h>
#include <string.h>

typedef struct Rule {
    Str id, text;
} Rule;

typedef VEC(Rule) Rules;

/* What rules of a kind, the part of a name in front of `/`, are about. */
static const struct {
    const char *kind, *about;
} KINDS[] = {
    { "undefined-behaviour", "the run did what the language leaves undefined" },
    { "trap", "the program stopped itself" },
    { "unsupported", "something is not executed here yet, or not known" },
    { "limit", "a limit was reached" },
    { "verifier", "the program cannot be read, or breaks a rule" },
    { "invalid", "the program breaks a rule, as its run shows" },
    { "entry", "the function to run, or its arguments, cannot be had" },
    { "usage", "a file cannot be read" },
    { "leak", "memory was never deallocated" },
    { "claim", "what was said of the program does not hold" },
    { "interrupted", "the run was interrupted" },
    { "warning", "the program may not be meant so" },
    { NULL, "what was reported" },
};

static const char *about(Str id)
{
    unsigned row = 0;

    id.len = str_find(id, '/');
    while (KINDS[row].kind && !str_is(id, KINDS[row].kind))
        row++;
    return KINDS[row].about;
}

static Str id_of(const Message *message)
{
    return message->rule.len ? message->rule : str_of(severity_name(message->severity));
}

/* Its number, which is new where no result had it yet. */
static size_t rule_number(Rules *rules, const Message *message)
{
    size_t i = 0;

    while (i < rules->len && !str_eq(rules->data[i].id, id_of(message)))
        i++;
    if (i == rules->len)
        vec_push(rules, ((Rule){ id_of(message), message->rule_text }));
    return i;
}

static void begin_object(Sb *sb, const char *name)
{
    if (name)
        json_name(sb, name);
    else
        json_next(sb);
    sb_char(sb, '{');
}

static void add_text(Sb *sb, const char *name, Str text)
{
    begin_object(sb, name);
    json_text(sb, "text", text);
    sb_char(sb, '}');
}

/* A URI reference (RFC 3986): relative, unless the file lies elsewhere. */
static void add_uri(Sb *sb, Str file)
{
    Str path = messages_path(file);
    Sb uri = { 0 };

    sb_add(&uri, str_starts(path, "/") ? "file://" : "");
    for (size_t i = 0; i < path.len; i++) {
        unsigned char c = (unsigned char)path.data[i];

        if (c < 0x80 && (isalnum(c) || (c && strchr("-._~/", c))))
            sb_char(&uri, (char)c);
        else
            sb_printf(&uri, "%%%02X", c);
    }
    json_text(sb, "uri", sb_view(&uri));
    sb_free(&uri);
}

static void add_place(Sb *sb, const Message *message)
{
    if (!message->file.len)
        return;
    begin_object(sb, "physicalLocation");
    begin_object(sb, "artifactLocation");
    add_uri(sb, message->file);
    sb_char(sb, '}');
    if (message->line) {
        begin_object(sb, "region");
        json_number(sb, "startLine", message->line);
        if (message->character)
            json_number(sb, "startColumn", message->character);
        sb_char(sb, '}');
    } else if (message->byte) {
        begin_object(sb, "region");
        json_number(sb, "byteOffset", message->byte);
        sb_char(sb, '}');
    }
    sb_char(sb, '}');
}

static void add_notes(Sb *sb, const Messages *messages, size_t from, size_t to)
{
    json_name(sb, "relatedLocations");
    sb_char(sb, '[');
    for (size_t i = from; i < to; i++) {
        begin_object(sb, NULL);
        json_number(sb, "id", i - from);
        add_place(sb, &messages->data[i]);
        add_text(sb, "message", messages->data[i].text);
        sb_char(sb, '}');
    }
    sb_char(sb, ']');
}

static void add_result(Sb *sb, Rules *rules, const Messages *messages, size_t at, size_t next)
{
    const Message *message = &messages->data[at];
    size_t rule = rule_number(rules, message);
    const char *level =
        message->severity == SEVERITY_REMARK ? "note" : severity_name(message->severity);

    begin_object(sb, NULL);
    json_text(sb, "ruleId", rules->data[rule].id);
    json_number(sb, "ruleIndex", rule);
    json_text(sb, "level", str_of(level));
    add_text(sb, "message", message->text);
    json_name(sb, "locations");
    sb_char(sb, '[');
    if (message->file.len) {
        begin_object(sb, NULL);
        add_place(sb, message);
        sb_char(sb, '}');
    }
    sb_char(sb, ']');
    if (next > at + 1)
        add_notes(sb, messages, at + 1, next);
    sb_char(sb, '}');
}

static void add_tool(Sb *sb, const Rules *rules)
{
    begin_object(sb, "tool");
    begin_object(sb, "driver");
    json_text(sb, "name", STR("mlir-interp"));
    json_text(sb, "fullName", STR(VERSION));
    json_name(sb, "rules");
    sb_char(sb, '[');
    for (size_t i = 0; i < rules->len; i++) {
        const Rule *rule = &rules->data[i];

        begin_object(sb, NULL);
        json_text(sb, "id", rule->id);
        add_text(sb, "shortDescription", str_of(about(rule->id)));
        if (rule->text.len)
            add_text(sb, "fullDescription", rule->text);
        sb_char(sb, '}');
    }
    sb_add(sb, "]}}");
}

static void add_invocation(Sb *sb, int status)
{
    json_name(sb, "invocations");
    sb_char(sb, '[');
    begin_object(sb, NULL);
    json_flag(sb, "executionSuccessful", status != EXIT_USAGE);
    json_number(sb, "exitCode", (uint64_t)status);
    sb_add(sb, "}]");
}

bool sarif_write(const char *path, int status)
{
    const Messages *messages = messages_kept();
    Rules rules = { 0 };
    Sb results = { 0 }, sb = { 0 };
    bool good;

    sb_char(&results, '[');
    for (size_t i = 0, next; i < messages->len; i = next) {
        next = messages_next(messages, i);
        add_result(&results, &rules, messages, i, next);
    }
    sb_char(&results, ']');
    sb_char(&sb, '{');
    json_text(&sb, "$schema", STR("https://json.schemastore.org/sarif-2.1.0.json"));
    json_text(&sb, "version", STR("2.1.0"));
    json_name(&sb, "runs");
    sb_char(&sb, '[');
    begin_object(&sb, NULL);
    add_tool(&sb, &rules);
    add_invocation(&sb, status);
    json_text(&sb, "columnKind", STR("unicodeCodePoints"));
    json_name(&sb, "results");
    sb_str(&sb, sb_view(&results));
    sb_add(&sb, "}]}\n");
    good = output_write(path, sb_view(&sb));
    sb_free(&results);
    sb_free(&sb);
    vec_free(&rules);
    return good;
}
