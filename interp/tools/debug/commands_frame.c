/* Commands about frames, and about what is shown of them. */
#include "interp/tools/debug/commands.h"

#include "interp/tools/debug/words.h"

#include <string.h>

static bool look_at(Session *session, uint64_t frame)
{
    Timeline *timeline = &session->debuggee.timeline;
    Show show = { SHOW_OP, frame > UINT32_MAX ? UINT32_MAX : (unsigned)frame };

    if (!timeline_show(timeline, show, (Str){ "", 0 }))
        return timeline->now.op
                   ? command_fail(session, "there is no frame %llu", (unsigned long long)frame)
                   : command_show(session, SHOW_FRAME, (Str){ "", 0 });
    memcpy(&session->frame_op, timeline->text.data, sizeof session->frame_op);
    session->frame = show.frame;
    session->listed = 0;
    return command_show(session, SHOW_STAND, (Str){ "", 0 });
}

bool do_up(Session *session, Str argument)
{
    uint64_t count;

    return command_count(session, argument, &count) && look_at(session, session->frame + count);
}

bool do_down(Session *session, Str argument)
{
    uint64_t count;

    if (!command_count(session, argument, &count))
        return false;
    if (count > session->frame)
        return command_fail(session, session->frame ? "there are not so many frames below"
                                                    : "this is the innermost frame");
    return look_at(session, session->frame - count);
}

bool do_frame(Session *session, Str argument)
{
    uint64_t frame = session->frame;

    if (argument.len && (!words_number(&argument, &frame) || argument.len))
        return command_fail(session, "frame takes a number, as it stands in the backtrace");
    return look_at(session, frame);
}

/* "1: %x = 5 : i32". What has no value here is told where it was asked for. */
static bool show_display(Session *session, const Display *display, bool asked)
{
    Show show = { SHOW_VALUE, session->frame };
    bool good = timeline_show(&session->debuggee.timeline, show, display->text);

    if (good || asked)
        sb_printf(&session->out, "%u: %.*s%s", display->number,
                  STR_ARG(sb_view(&session->debuggee.timeline.text)), good ? "" : "\n");
    return good;
}

void session_show_displays(Session *session, bool asked)
{
    for (size_t i = 0; i < session->displays.len; i++)
        show_display(session, &session->displays.data[i], asked);
}

bool do_display(Session *session, Str argument)
{
    Display new = { session->displayed + 1, str_dup(&session->debuggee.breaks.arena, argument) };

    if (!argument.len) {
        session_show_displays(session, true);
        return true;
    }
    if (!show_display(session, &new, false))
        return command_fail(session, "%.*s", STR_ARG(sb_view(&session->debuggee.timeline.text)));
    session->displayed++;
    vec_push(&session->displays, new);
    return true;
}

static bool drop_display(Session *session, uint64_t number)
{
    for (size_t i = 0; i < session->displays.len; i++) {
        Display *found = &session->displays.data[i];

        if (found->number != number)
            continue;
        session->displays.len--;
        memmove(found, found + 1, (session->displays.len - i) * sizeof *found);
        return true;
    }
    return command_fail(session, "there is no display %llu", (unsigned long long)number);
}

bool do_undisplay(Session *session, Str argument)
{
    uint64_t number;

    if (!argument.len)
        session->displays.len = 0;
    while (argument.len) {
        Str word = argument;

        if (!words_number(&argument, &number))
            return command_fail(session, "'%.*s' is no number of a display", STR_ARG(word));
        if (!drop_display(session, number))
            return false;
    }
    return true;
}

/* "%x = 5" */
bool do_set(Session *session, Str argument)
{
    size_t at = str_find(argument, '=');
    Str target = words_trim((Str){ argument.data, at });
    Str value = at < argument.len ? words_trim(str_from(argument, at + 1)) : (Str){ "", 0 };
    bool good;

    if (!target.len || !value.len)
        return command_fail(session, "set takes what is to become what: set %%x = 5");
    good = timeline_change(&session->debuggee.timeline, session->frame, target, value);
    if (!good)
        return command_fail(session, "%.*s", STR_ARG(sb_view(&session->debuggee.timeline.text)));
    sb_printf(&session->out, "%.*s = %.*s\n", STR_ARG(target),
              STR_ARG(sb_view(&session->debuggee.timeline.text)));
    return true;
}

static bool info_run(Session *session)
{
    const Stopped *now = &session->debuggee.timeline.now;
    size_t count = session->debuggee.timeline.checkpoints.len;

    facts_print_function(&session->out, session->debuggee.entry);
    if (now->reason == STOPPED_AT_END)
        sb_printf(&session->out, " has ended after %llu operation%s",
                  (unsigned long long)now->time - 1, plural(now->time - 1));
    else
        sb_printf(&session->out, " stands before operation #%llu", (unsigned long long)now->time);
    sb_printf(&session->out, "; seed %llu, %zu checkpoint%s\n",
              (unsigned long long)session->debuggee.machine->options.seed, count, plural(count));
    return true;
}

static bool info_breakpoints(Session *session)
{
    breaks_print(&session->out, &session->debuggee.breaks, &session->debuggee.script);
    return true;
}

static bool info_display(Session *session)
{
    for (size_t i = 0; i < session->displays.len; i++)
        sb_printf(&session->out, "%u: %.*s\n", session->displays.data[i].number,
                  STR_ARG(session->displays.data[i].text));
    if (!session->displays.len)
        sb_add(&session->out, "nothing is displayed\n");
    return true;
}

const char *const INFO_NAMES[] = { "args",   "breakpoints", "display",     "frame",
                                   "frames", "graph",       "locals",      "memory",
                                   "run",    "variables",   "watchpoints", NULL };

static const struct { /* each tells it of the program as it stands, or of the session */
    ShowKind kind;
    bool (*own)(Session *session);
} INFO[] = { { .kind = SHOW_ARGUMENTS }, { .own = info_breakpoints }, { .own = info_display },
             { .kind = SHOW_FRAME },     { .kind = SHOW_FRAMES },     { .kind = SHOW_GRAPH },
             { .kind = SHOW_LOCALS },    { .kind = SHOW_MEMORY },     { .own = info_run },
             { .kind = SHOW_VARIABLES }, { .own = info_breakpoints } };

/* The first of the names that begins so; -1 where none does. */
static int info_named(Str name)
{
    for (int i = 0; name.len && INFO_NAMES[i]; i++)
        if (strlen(INFO_NAMES[i]) >= name.len && memcmp(INFO_NAMES[i], name.data, name.len) == 0)
            return i;
    return -1;
}

bool info_of_program(Str name, ShowKind *kind)
{
    int at = info_named(name);

    if (at < 0 || INFO[at].own)
        return false;
    *kind = INFO[at].kind;
    return true;
}

bool do_info(Session *session, Str argument)
{
    int at = info_named(argument);

    if (at >= 0)
        return INFO[at].own ? INFO[at].own(session)
                            : command_show(session, INFO[at].kind, (Str){ "", 0 });
    return command_fail(
        session,
        "info takes one of: args, breakpoints, display, frame, frames, graph, locals, memory, run, "
        "variables, watchpoints");
}
