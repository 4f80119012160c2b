#include "interp/command/forms.h"

#include "interp/command/run_json.h"
#include "interp/command/sarif.h"
#include "interp/console/annotations.h"
#include "interp/console/json.h"
#include "interp/console/messages.h"
#include "interp/console/status.h"

#include <stdio.h>

static void verify_json(Sb *sb, const Options *options, int status)
{
    const Messages *messages = messages_kept();
    unsigned counts[SEVERITY_REMARK + 1] = { 0 };

    for (size_t i = 0; i < messages->len; i++)
        counts[messages->data[i].severity]++;
    messages_json_lines(sb, "verify");
    json_begin(sb, "verify");
    json_text(sb, "kind", STR("summary"));
    if (options->file_count > 1)
        json_number(sb, "files", options->file_count);
    else
        json_text(sb, "file", str_of(options->file));
    json_text(sb, "status", str_of(status_name(status)));
    json_number(sb, "exit", (uint64_t)status);
    json_number(sb, "errors", counts[SEVERITY_ERROR]);
    json_number(sb, "warnings", counts[SEVERITY_WARNING]);
    sb_add(sb, "}\n");
}

static void print_verify_json(const Options *options, int status)
{
    Sb sb = { 0 };

    verify_json(&sb, options, status);
    fwrite(sb.data, 1, sb.len, stdout);
    sb_free(&sb);
}

void forms_limit(Sb *sb, const Options *options, const char *file, const char *text)
{
    messages_rule(STR("limit"), (Str){ 0 });
    messages_error(file, "%s", text);
    messages_rule((Str){ 0 }, (Str){ 0 });
    verify_json(sb, options, END_LIMIT);
    messages_forget_last();
}

bool forms_write(const Options *options, int status)
{
    Str command = str_of(options->command);
    bool written = !options->sarif || sarif_write(options->sarif, status);

    if (!written)
        status = EXIT_USAGE;
    if (options->json && str_is(command, "run"))
        run_json_print(options, status);
    if (options->json && str_is(command, "verify"))
        print_verify_json(options, status);
    if (options->annotations)
        annotations_of_messages();
    return written;
}
