#include "interp/command/forms.h"

#include "interp/command/run_json.h"
#include "interp/command/sarif.h"
#include "interp/console/annotations.h"
#include "interp/console/json.h"
#include "interp/console/messages.h"
#include "interp/console/status.h"

#include <stdio.h>

/* An error, warning or remark with its notes. */
static void add_diagnostic(Sb *sb, const Messages *messages, size_t at, size_t next)
{
    json_begin(sb, "verify");
    json_text(sb, "kind", STR("diagnostic"));
    json_optional(sb, "rule", messages->data[at].rule);
    messages_json(sb, &messages->data[at]);
    json_name(sb, "notes");
    sb_char(sb, '[');
    for (size_t i = at + 1; i < next; i++) {
        json_next(sb);
        sb_char(sb, '{');
        messages_json(sb, &messages->data[i]);
        sb_char(sb, '}');
    }
    sb_add(sb, "]}\n");
}

static void verify_json(const Options *options, int status)
{
    const Messages *messages = messages_kept();
    unsigned counts[SEVERITY_REMARK + 1] = { 0 };
    Sb sb = { 0 };

    for (size_t i = 0, next; i < messages->len; i = next) {
        next = messages_next(messages, i);
        counts[messages->data[i].severity]++;
        add_diagnostic(&sb, messages, i, next);
    }
    json_begin(&sb, "verify");
    json_text(&sb, "kind", STR("summary"));
    json_text(&sb, "file", str_of(options->file));
    json_text(&sb, "status", str_of(status_name(status)));
    json_number(&sb, "exit", (uint64_t)status);
    json_number(&sb, "errors", counts[SEVERITY_ERROR]);
    json_number(&sb, "warnings", counts[SEVERITY_WARNING]);
    sb_add(&sb, "}\n");
    fwrite(sb.data, 1, sb.len, stdout);
    sb_free(&sb);
}

bool forms_write(const Options *options, int status)
{
    Str command = str_of(options->command);

    if (options->json && str_is(command, "run"))
        run_json_print(options, status);
    if (options->json && str_is(command, "verify"))
        verify_json(options, status);
    if (options->annotations)
        annotations_of_messages();
    return !options->sarif || sarif_write(options->sarif, status);
}
