/* Errors about an operation, and the note that shows it. */
#include "core/ir/context.h"
#include "core/text/naming.h"
#include "core/text/printer.h"

/* Upstream leaves out the numbers of a constant of more elements. */
enum { SHOWN_ELEMENTS = 16 };

void op_print_alone(Sb *sb, const Op *op)
{
    const Op *scope = op;
    Sb text = { 0 };
    AsmPrinter printer = {
        .sb = &text,
        .options = { .generic = true, .local_scope = true, .elements = { true, SHOWN_ELEMENTS } },
        .default_dialect = ""
    };

    while (!op_has(scope, ISOLATED_FROM_ABOVE) && op_parent(scope))
        scope = op_parent(scope);
    printer.naming = naming_new_generic(scope);
    op_print_to(&printer, op);
    if (str_find(sb_view(&text), '\n') < text.len)
        sb_char(sb, '\n');
    sb_str(sb, sb_view(&text));
    sb_free(&text);
    naming_free(printer.naming);
}

void op_print_line(Sb *sb, const Op *op, Naming *naming)
{
    Sb text = { 0 };
    AsmPrinter printer = {
        .sb = &text,
        .options = { .local_scope = true, .elements = { true, SHOWN_ELEMENTS } },
        .default_dialect = "",
        .naming = naming,
    };

    op_print_to(&printer, op);
    sb_str(sb, (Str){ text.data, str_find(sb_view(&text), '\n') });
    sb_free(&text);
}

/* Takes the text. The note costs as much as the function is long: none is written that nobody
 * hears.
 */
static bool report(const Op *op, Sb *text)
{
    Context *context = op_context(op);

    loc_error(op_loc(op), "%.*s", (int)text->len, text->data ? text->data : "");
    sb_free(text);
    if (context->brief_errors || !context->handler)
        return false;
    sb_add(text, "see current operation: ");
    op_print_alone(text, op);
    loc_note(op_loc(op), "%.*s", (int)text->len, text->data);
    sb_free(text);
    return false;
}

bool op_error(const Op *op, const char *format, ...)
{
    Sb text = { 0 };
    va_list args;

    sb_printf(&text, "'%.*s' op ", STR_ARG(op_name(op)));
    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    return report(op, &text);
}

bool op_plain_error(const Op *op, const char *format, ...)
{
    Sb text = { 0 };
    va_list args;

    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    return report(op, &text);
}
