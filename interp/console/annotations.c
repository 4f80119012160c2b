#include "interp/console/annotations.h"

#include "interp/console/messages.h"
#include "interp/console/output.h"

#include <stdio.h>
#include <string.h>

/* As the commands are read: a percent sign and the ends of lines in all of them, what separates
 * properties in those. */
static void add_escaped(Sb *sb, Str text, const char *escaped)
{
    for (size_t i = 0; i < text.len; i++)
        if (text.data[i] && strchr(escaped, text.data[i]))
            sb_printf(sb, "%%%02X", (unsigned)(unsigned char)text.data[i]);
        else
            sb_char(sb, text.data[i]);
}

static void add_property(Sb *sb, const char *name, Str value)
{
    sb_printf(sb, "%s%s=", sb->data[sb->len - 1] == ' ' ? "" : ",", name);
    add_escaped(sb, value, "%\r\n:,");
}

static void add_number(Sb *sb, const char *name, unsigned number)
{
    char digits[16];
    int length = snprintf(digits, sizeof digits, "%u", number);

    if (number)
        add_property(sb, name, (Str){ digits, (size_t)length });
}

void annotation_write(const Annotation *annotation)
{
    static const char *const COMMANDS[] = { [SEVERITY_ERROR] = "error",
                                            [SEVERITY_WARNING] = "warning",
                                            [SEVERITY_NOTE] = "notice",
                                            [SEVERITY_REMARK] = "notice" };
    Sb sb = { 0 };

    sb_printf(&sb, "::%s ", COMMANDS[annotation->severity]);
    if (annotation->file.len)
        add_property(&sb, "file", messages_path(annotation->file));
    add_number(&sb, "line", annotation->line);
    add_number(&sb, "col", annotation->column);
    add_property(&sb, "title", str_of(annotation->title));
    sb_add(&sb, "::");
    add_escaped(&sb, annotation->text, "%\r\n");
    sb_char(&sb, '\n');
    fflush(NULL); /* what was printed before it stands before it */
    output_error("%.*s", STR_ARG(sb_view(&sb)));
    sb_free(&sb);
}

/* The message, and its notes a line each, with their places. */
static void add_text(Sb *sb, const Messages *messages, size_t from, size_t to)
{
    sb_str(sb, messages->data[from].text);
    for (size_t i = from + 1; i < to; i++) {
        const Message *note = &messages->data[i];

        sb_char(sb, '\n');
        if (note->line)
            sb_printf(sb, "%.*s:%u:%u: ", STR_ARG(messages_path(note->file)), note->line,
                      note->column);
        sb_printf(sb, "note: %.*s", STR_ARG(note->text));
    }
}

void annotations_of_messages(void)
{
    const Messages *messages = messages_kept();
    Sb text = { 0 };

    for (size_t i = 0, next; i < messages->len; i = next) {
        const Message *message = &messages->data[i];
        Str rule = message->rule;

        next = messages_next(messages, i);
        text.len = 0;
        add_text(&text, messages, i, next);
        annotation_write(&(Annotation){ message->severity, message->file, message->line,
                                        message->character, rule.len ? rule.data : "mlir-interp",
                                        sb_view(&text) });
    }
    sb_free(&text);
}
