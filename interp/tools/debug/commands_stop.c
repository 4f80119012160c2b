/* Commands about breakpoints and watchpoints. */
#include "interp/tools/debug/commands.h"

#include "interp/tools/debug/words.h"

static bool add_break(Session *session, Str argument, bool temporary)
{
    BreakScope scope = command_scope(session);
    Sb why = { 0 };
    Break *new = breaks_add(&session->debuggee.breaks, &scope, argument, &why);

    if (new) {
        Str file;
        unsigned line;

        session->debuggee.timeline.by_line |=
            breaks_source(&scope, words_next(&argument), &file, &line)
            && op_source(new->sites.data[0].op);
        new->temporary = temporary;
        break_print(&session->out, new, &session->debuggee.script);
        debuggee_send_stops(&session->debuggee);
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

bool do_watch(Session *session, Str argument)
{
    Watch watch = { 0 };
    Sb why = { 0 };
    bool good = debuggee_watched(&session->debuggee, command_here(session), session->frame,
                                 argument, &watch, &why);

    if (!good)
        command_fail(session, "%.*s", STR_ARG(sb_view(&why)));
    sb_free(&why);
    if (!good)
        return false;
    break_print(&session->out, breaks_add_watch(&session->debuggee.breaks, watch, argument),
                &session->debuggee.script);
    debuggee_send_stops(&session->debuggee);
    return true;
}

bool do_delete(Session *session, Str argument)
{
    uint64_t number;

    if (!argument.len)
        while (session->debuggee.breaks.list.len)
            breaks_delete(&session->debuggee.breaks, session->debuggee.breaks.list.data[0].number);
    while (argument.len) {
        Str word = argument;

        if (!words_number(&argument, &number))
            return command_fail(session, "'%.*s' is no number of a breakpoint", STR_ARG(word));
        if (number > UINT32_MAX || !breaks_delete(&session->debuggee.breaks, (unsigned)number))
            return command_fail(session, "there is no breakpoint %llu", (unsigned long long)number);
    }
    debuggee_send_stops(&session->debuggee);
    return true;
}

/* Breakpoints and watchpoints by their numbers; all of them where none is given. */
static bool set_disabled(Session *session, Str argument, bool disabled)
{
    uint64_t number;

    if (!argument.len)
        for (size_t i = 0; i < session->debuggee.breaks.list.len; i++)
            session->debuggee.breaks.list.data[i].disabled = disabled;
    while (argument.len) {
        Str word = argument;
        Break *found;

        if (!words_number(&argument, &number))
            return command_fail(session, "'%.*s' is no number of a breakpoint", STR_ARG(word));
        found = number <= UINT32_MAX ? breaks_numbered(&session->debuggee.breaks, (unsigned)number)
                                     : NULL;
        if (!found)
            return command_fail(session, "there is no breakpoint %llu", (unsigned long long)number);
        found->disabled = disabled;
    }
    debuggee_send_stops(&session->debuggee);
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
