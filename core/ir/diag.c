#include "core/ir/context.h"

#include <string.h>

static bool take(Context *context, Diag diag)
{
    diag.same_place = diag.severity == SEVERITY_NOTE && diag.loc == context->last_loc;
    context->last_loc = diag.loc;
    if (diag.severity == SEVERITY_ERROR)
        context->error_count++;
    if (context->handler)
        context->handler(context->handler_state, &diag);
    return false;
}

static bool emit(Context *context, Severity severity, const Attr *loc, const char *format,
                 va_list args)
{
    Sb text = { 0 };

    sb_vprintf(&text, format, args);
    take(context, (Diag){ .severity = severity, .loc = loc, .text = sb_view(&text) });
    sb_free(&text);
    return false;
}

bool diag_emit_byte(Context *context, const Attr *loc, uint64_t byte, Str text)
{
    return take(context,
                (Diag){ .severity = SEVERITY_ERROR, .loc = loc, .text = text, .byte = byte });
}

bool diag_emit(Context *context, Severity severity, const Attr *loc, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    emit(context, severity, loc, format, args);
    va_end(args);
    return false;
}

bool loc_error(const Attr *loc, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    emit(loc->context, SEVERITY_ERROR, loc, format, args);
    va_end(args);
    return false;
}

static bool executes_some(const DialectDef *dialect)
{
    const OpDef *def;

    for (unsigned i = 0; dialect && (def = dialect_op(dialect, i)); i++)
        if (def_is_executed(def))
            return true;
    return false;
}

static bool tell_unsupported(const Attr *loc, Str operation)
{
    Str dialect = { operation.data, str_find(operation, '.') };
    bool some = executes_some(context_dialect(loc->context, dialect));
    const OpDef *def = context_op(loc->context, operation);

    if (def && def->unread)
        return loc_error(loc,
                         "unsupported custom form of '%s': %s reads it; the generic form is read",
                         def->name, def->unread);
    return loc_error(loc, "unsupported operation '%.*s': mlir-interp does not execute %s`%.*s` yet",
                     STR_ARG(operation), some ? "all of " : "", STR_ARG(dialect));
}

bool unsupported_error(const Attr *loc, Str operation)
{
    Context *context = loc->context;

    if (!context->unsupported_count++) {
        context->lacking_op = context_intern(context, operation);
        context->lacking_loc = loc;
    }
    if (!context->defers_lacking)
        return tell_unsupported(loc, operation);
    context->error_count++;
    return false;
}

bool unsupported_tell(const Context *context)
{
    return tell_unsupported(context->lacking_loc, context->lacking_op);
}

void diag_note_producer(const Context *context)
{
    if (context->produced_as)
        loc_note(context->produced_as, "%.*s", STR_ARG(context->producer));
}

bool loc_note(const Attr *loc, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    emit(loc->context, SEVERITY_NOTE, loc, format, args);
    va_end(args);
    return false;
}

void diag_add_source(Context *context, Str file, Str text, unsigned line_offset)
{
    vec_push(&context->sources, ((Source){ file, text, line_offset, { 0 } }));
}
