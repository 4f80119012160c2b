#include "interp/console/messages.h"

#include "core/base/utf8.h"
#include "core/text/severity.h"
#include "interp/console/json.h"
#include "interp/console/output.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static struct {
    bool keeps, alone; /* alone: nothing of it goes to standard error */
    Messages kept;
    Str rule, rule_text;
    unsigned unsupported, limits; /* of the context at hand, that were told */
    Arena arena;                  /* of messages */
    Arena rules;
} state;

void messages_open(const Options *options)
{
    state.alone = options->json
                  && (options_command_is(options, "run") || options_command_is(options, "verify"));
    state.keeps =
        options->json || options->sarif || options->annotations || options->junit || options->html;
}

const Messages *messages_kept(void)
{
    return &state.kept;
}

void messages_forget(void)
{
    vec_free(&state.kept);
    arena_free(&state.arena);
    state.kept = (Messages){ 0 };
    state.arena = (Arena){ 0 };
}

void messages_forget_last(void)
{
    state.kept.len--;
}

size_t messages_next(const Messages *messages, size_t at)
{
    do
        at++;
    while (at < messages->len && messages->data[at].severity == SEVERITY_NOTE);
    return at;
}

const Message *messages_first_error(void)
{
    for (size_t i = 0; i < state.kept.len; i++)
        if (state.kept.data[i].severity == SEVERITY_ERROR)
            return &state.kept.data[i];
    return NULL;
}

bool message_is_ours(const Message *error)
{
    return str_is(error->rule, "unsupported") || str_is(error->rule, "limit");
}

void messages_text(Sb *sb)
{
    for (size_t i = 0; i < state.kept.len; i++) {
        const Message *message = &state.kept.data[i];

        if (message->line)
            sb_printf(sb, "%.*s:%u:%u: ", STR_ARG(message->file), message->line, message->column);
        sb_printf(sb, "%.*s\n", STR_ARG(message->text));
    }
}

void messages_rule(Str rule, Str text)
{
    if (!state.keeps)
        return;
    state.rule = str_dup(&state.rules, rule);
    state.rule_text = str_dup(&state.rules, text);
}

void messages_begin(void)
{
    state.unsupported = state.limits = 0;
}

/* What a context has counted since the last error tells what this one is. */
static Str rule_of_reading(const Context *context)
{
    bool unsupported = context->unsupported_count > state.unsupported;
    bool limit = context->limit_count > state.limits;

    state.unsupported = context->unsupported_count;
    state.limits = context->limit_count;
    return unsupported ? STR("unsupported") : limit ? STR("limit") : STR("verifier");
}

static void add_rule(Message *message, const Context *context)
{
    if (message->severity != SEVERITY_ERROR)
        return;
    message->rule = state.rule.len ? state.rule : rule_of_reading(context);
    message->rule_text = state.rule_text;
}

static unsigned character_at(Str line, unsigned column)
{
    unsigned count = 1;

    for (size_t i = 0; i < line.len && i + 1 < column; count++) {
        size_t length = utf8_length(line, i);

        i += length ? length : 1;
    }
    return column > line.len ? count + column - 1 - (unsigned)line.len : count;
}

bool messages_take(Context *context, const Diag *diag)
{
    const Attr *place = diag->loc ? loc_find_file(diag->loc) : NULL;
    Message message = { .severity = diag->severity, .byte = diag->byte };

    if (!state.keeps)
        return true;
    message.text = str_dup(&state.arena, diag->text);
    if (place) {
        Str line = diag_source_line(context, place->file.file, place->file.line);

        message.file = str_dup(&state.arena, place->file.file);
        message.line = place->file.line;
        message.column = place->file.column;
        message.character = line.data ? character_at(line, message.column) : message.column;
    }
    add_rule(&message, context);
    vec_push(&state.kept, message);
    return !state.alone;
}

void messages_error(const char *file, const char *format, ...)
{
    Sb text = { 0 };
    va_list args;

    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    if (state.keeps)
        vec_push(&state.kept, ((Message){ .severity = SEVERITY_ERROR,
                                          .file = str_dup(&state.arena, str_of(file)),
                                          .text = str_dup(&state.arena, sb_view(&text)),
                                          .rule = state.rule.len ? state.rule : STR("usage") }));
    if (!state.alone)
        output_error("error: %.*s\n", STR_ARG(sb_view(&text)));
    sb_free(&text);
}

void messages_json(Sb *sb, const Message *message)
{
    json_text(sb, "severity", str_of(severity_name(message->severity)));
    json_optional(sb, "file", message->file);
    if (message->line) {
        json_number(sb, "line", message->line);
        json_number(sb, "column", message->column);
    }
    if (message->byte)
        json_number(sb, "byte", message->byte);
    json_text(sb, "text", message->text);
}

/* An error, warning or remark with its notes. */
static void add_diagnostic(Sb *sb, const char *command, size_t at, size_t next)
{
    const Message *messages = state.kept.data;

    json_begin(sb, command);
    json_text(sb, "kind", STR("diagnostic"));
    json_optional(sb, "rule", messages[at].rule);
    messages_json(sb, &messages[at]);
    json_name(sb, "notes");
    sb_char(sb, '[');
    for (size_t i = at + 1; i < next; i++) {
        json_next(sb);
        sb_char(sb, '{');
        messages_json(sb, &messages[i]);
        sb_char(sb, '}');
    }
    sb_add(sb, "]}\n");
}

void messages_json_lines(Sb *sb, const char *command)
{
    for (size_t i = 0, next; i < state.kept.len; i = next) {
        next = messages_next(&state.kept, i);
        add_diagnostic(sb, command, i, next);
    }
}

Str messages_path(Str file)
{
    static char folder[4096];
    size_t len;

    if (!folder[0] && !getcwd(folder, sizeof folder))
        return file;
    len = strlen(folder);
    if (file.len > len + 1 && memcmp(file.data, folder, len) == 0 && file.data[len] == '/')
        return str_from(file, len + 1);
    while (str_starts(file, "./"))
        file = str_from(file, 2);
    return file;
}
