/* Commands that move the run, forward and back. */
#include "interp/tools/debug/commands.h"

#include "interp/tools/debug/words.h"

/* So many times, or until something else stops the run. */
static bool run_forward(Session *session, RunMode mode, Str argument)
{
    uint64_t count;
    bool good = true;

    if (!command_count(session, argument, &count))
        return false;
    for (uint64_t i = 0; i < count && good; i++) {
        good = timeline_run(&session->debuggee.timeline, (Run){ .mode = mode });
        if (session->debuggee.timeline.now.reason == STOPPED_AT_END
            || session->debuggee.timeline.now.reason == STOPPED_BY_INTERRUPT)
            break;
        if (mode != RUN_CONTINUE && session->debuggee.timeline.now.reason != STOPPED_THERE)
            break;
    }
    return session_moved(session, good);
}

bool do_step_line(Session *session, Str argument)
{
    session->debuggee.timeline.by_line = true;
    return run_forward(session, RUN_STEP_LINE, argument);
}

bool do_next_line(Session *session, Str argument)
{
    session->debuggee.timeline.by_line = true;
    return run_forward(session, RUN_NEXT_LINE, argument);
}

bool do_step(Session *session, Str argument)
{
    session->debuggee.timeline.by_line = false;
    return run_forward(session, RUN_STEP, argument);
}

bool do_next(Session *session, Str argument)
{
    session->debuggee.timeline.by_line = false;
    return run_forward(session, RUN_NEXT, argument);
}

/* The frame that is looked at is the one that is to end, with all within it. */
bool do_finish(Session *session, Str argument)
{
    Run run = { .mode = RUN_FINISH, .frame = session->frame };

    (void)argument;
    return session_moved(session, timeline_run(&session->debuggee.timeline, run));
}

bool do_until(Session *session, Str argument)
{
    BreakScope scope = command_scope(session);
    Run run = { .mode = argument.len ? RUN_AS_FAR : RUN_UNTIL };
    Sb why = { 0 };
    bool good = true;

    if (argument.len) {
        run.op = breaks_place(&scope, argument, &why);
        good = run.op != NULL;
    }
    good = good ? session_moved(session, timeline_run(&session->debuggee.timeline, run))
                : command_fail(session, "%.*s", STR_ARG(sb_view(&why)));
    sb_free(&why);
    return good;
}

bool do_continue(Session *session, Str argument)
{
    return run_forward(session, RUN_CONTINUE, argument);
}

static bool is_at_beginning(Session *session)
{
    if (session->debuggee.timeline.now.time > 1)
        return false;
    command_fail(session, "this is the beginning of the run");
    return true;
}

bool do_reverse_step(Session *session, Str argument)
{
    uint64_t count, now = session->debuggee.timeline.now.time;

    if (!command_count(session, argument, &count) || is_at_beginning(session))
        return false;
    session->debuggee.timeline.by_line = false;
    return session_moved(session,
                         timeline_go(&session->debuggee.timeline, count < now ? now - count : 1));
}

/* At most so deep as the run stands now; behind its end, as deep as the entry. */
bool do_reverse_next(Session *session, Str argument)
{
    uint64_t count;
    bool good = true;

    if (!command_count(session, argument, &count) || is_at_beginning(session))
        return false;
    session->debuggee.timeline.by_line = false;
    for (uint64_t i = 0; i < count && good && session->debuggee.timeline.now.time > 1; i++) {
        const Stopped *now = &session->debuggee.timeline.now;

        good = timeline_back(&session->debuggee.timeline, now->depth ? now->depth : 1);
        if (now->reason != STOPPED_THERE)
            break;
    }
    return session_moved(session, good);
}

/* To the operation that called the function. */
bool do_reverse_finish(Session *session, Str argument)
{
    uint64_t call = session->debuggee.timeline.now.call;

    (void)argument;
    if (is_at_beginning(session))
        return false;
    if (!call)
        return command_fail(session, "nothing called this function: it is the entry");
    return session_moved(session, timeline_back(&session->debuggee.timeline, call));
}

bool do_reverse_continue(Session *session, Str argument)
{
    uint64_t count;
    bool good = true;

    if (!command_count(session, argument, &count) || is_at_beginning(session))
        return false;
    for (uint64_t i = 0; i < count && good && session->debuggee.timeline.now.time > 1; i++)
        good = timeline_back(&session->debuggee.timeline, 0);
    if (good && session->debuggee.timeline.now.time == 1)
        sb_add(&session->out, "the beginning of the run\n");
    return session_moved(session, good);
}

bool do_goto(Session *session, Str argument)
{
    uint64_t time;

    if (!words_number(&argument, &time) || argument.len || !time)
        return command_fail(session,
                            "goto takes the number of an operation, as it stands behind '#'");
    return session_moved(session, timeline_go(&session->debuggee.timeline, time));
}

bool do_run(Session *session, Str argument)
{
    (void)argument;
    return session_moved(session, timeline_go(&session->debuggee.timeline, 1));
}
