/* Commands about breakpoints and watchpoints. */
#include "interp/debug/commands.h"

#include "interp/debug/words.h"

#include <string.h>

void session_send_stops(Session *session)
{
    Sb bytes = { 0 };

    breaks_write(&bytes, &session->breaks);
    timeline_set_stops(&session->timeline, sb_view(&bytes));
    sb_free(&bytes);
}

static bool add_break(Session *session, Str argument, bool temporary)
{
    BreakScope scope = command_scope(session);
    Sb why = { 0 };
    Break *new = breaks_add(&session->breaks, &scope, argument, &why);

    if (new) {
        new->temporary = temporary;
        break_print(&session->out, new, &session->script);
        session_send_stops(session);
    } else {
        command_fail(session, "%.*s", STR_ARG(sb_view(&why)));
    }
    sb_free(&why);
    return new != NULL;
}

bool do_break(Session *session, Str argument)
{
    return add_break(session, argument, false);
}

bool do_tbreak(Session *session, Str argument)
{
    return add_break(session, argument, true);
}

static bool watch_value(Session *session, Str name, Watch *watch)
{
    const Op *here = command_here(session);

    watch->value = here ? facts_value_named(&session->facts, here, name) : NULL;
    if (watch->value)
        return true;
    return command_fail(session, "there is no value %.*s here", STR_ARG(name));
}

/* An element of a memref that is computed further on. */
static bool watch_later(Session *session, Str name, Str text, Watch *watch)
{
    const Op *here = command_here(session);
    const Value *value = here ? facts_value_named(&session->facts, here, name) : NULL;
    int count = words_indices(&text, watch->indices, WATCHED_RANK);
    const Type *type = value ? value->type : NULL;

    if (!value || facts_is_computed(&session->facts, value, here) || type->kind != TYPE_MEMREF
        || count != (int)type->shaped.rank || text.len)
        return false;
    for (int i = 0; i < count; i++)
        if (watch->indices[i] < 0
            || (type->shaped.dims[i] != DYNAMIC && watch->indices[i] >= type->shaped.dims[i]))
            return false;
    watch->memref = value;
    return true;
}

static bool watch_element(Session *session, Str name, Str text, Watch *watch)
{
    Str indices = str_from(text, name.len);

    if (timeline_show(&session->timeline, (Show){ SHOW_ELEMENT, session->frame }, text)) {
        memcpy(&watch->element, session->timeline.text.data, sizeof watch->element);
        return true;
    }
    return watch_later(session, name, indices, watch)
           || command_fail(session, "%.*s", STR_ARG(sb_view(&session->timeline.text)));
}

bool do_watch(Session *session, Str argument)
{
    Str rest = argument, name = words_value(&rest);
    Watch watch = { 0 };

    if (!name.len || (rest.len && *rest.data != '['))
        return command_fail(session,
                            "watch takes a value (%%x) or an element of a memref (%%m[1, 2])");
    if (!(rest.len ? watch_element(session, name, argument, &watch)
                   : watch_value(session, name, &watch)))
        return false;
    break_print(&session->out, breaks_add_watch(&session->breaks, watch, argument),
                &session->script);
    session_send_stops(session);
    return true;
}

bool do_delete(Session *session, Str argument)
{
    uint64_t number;

    if (!argument.len)
        while (session->breaks.list.len)
            breaks_delete(&session->breaks, session->breaks.list.data[0].number);
    while (argument.len) {
        Str word = argument;

        if (!words_number(&argument, &number))
            return command_fail(session, "'%.*s' is no number of a breakpoint", STR_ARG(word));
        if (number > UINT32_MAX || !breaks_delete(&session->breaks, (unsigned)number))
            return command_fail(session, "there is no breakpoint %llu", (unsigned long long)number);
    }
    session_send_stops(session);
    return true;
}

/* Breakpoints and watchpoints by their numbers; all of them where none is given. */
static bool set_disabled(Session *session, Str argument, bool disabled)
{
    uint64_t number;

    if (!argument.len)
        for (size_t i = 0; i < session->breaks.list.len; i++)
            session->breaks.list.data[i].disabled = disabled;
    while (argument.len) {
        Str word = argument;
        Break *found;

        if (!words_number(&argument, &number))
            return command_fail(session, "'%.*s' is no number of a breakpoint", STR_ARG(word));
        found = number <= UINT32_MAX ? breaks_numbered(&session->breaks, (unsigned)number) : NULL;
        if (!found)
            return command_fail(session, "there is no breakpoint %llu", (unsigned long long)number);
        found->disabled = disabled;
    }
    session_send_stops(session);
    return true;
}

bool do_disable(Session *session, Str argument)
{
    return set_disabled(session, argument, true);
}

bool do_enable(Session *session, Str argument)
{
    return set_disabled(session, argument, false);
}
