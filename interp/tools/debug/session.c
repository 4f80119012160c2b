#include "interp/tools/debug/session.h"

#include "interp/console/colour.h"
#include "interp/tools/debug/words.h"

#include <stdio.h>
#include <unistd.h>

/* What the program prints begins on a line of its own, and so does what follows it. */
static void show_output(void *state, Str bytes)
{
    Session *session = state;

    fwrite(bytes.data, 1, bytes.len, stdout);
    fflush(stdout);
    session->line_open = bytes.data[bytes.len - 1] != '\n';
}

static void show(Str text)
{
    Sb shown = { 0 };

    ink_shown(&shown, text);
    fwrite(shown.data, 1, shown.len, stdout);
    sb_free(&shown);
}

void session_show(Session *session)
{
    if (session->line_open && session->out.len)
        putchar('\n');
    if (session->out.len) {
        session->line_open = false;
        show(sb_view(&session->out));
    }
    session->out.len = 0;
    fflush(stdout);
}

static bool show_error(Session *session, Str why)
{
    ink(&session->out, session->colours, INK_ERROR, STR("error:"));
    sb_printf(&session->out, " %.*s\n", STR_ARG(why));
    return false;
}

bool session_moved(Session *session, bool good)
{
    Str text = sb_view(&session->debuggee.timeline.text);
    unsigned number = session->debuggee.timeline.now.number;

    if (!good)
        return show_error(session, text);
    session->listed = session->frame = 0;
    session->listed_source.data = NULL;
    if (session->debuggee.timeline.now.reason == STOPPED_BY_INTERRUPT)
        sb_add(&session->out, "interrupted\n");
    sb_str(&session->out, text);
    if (number && breaks_numbered(&session->debuggee.breaks, number)->temporary) {
        breaks_delete(&session->debuggee.breaks, number);
        debuggee_send_stops(&session->debuggee);
    }
    if (session->debuggee.timeline.now.op)
        session_show_displays(session, false);
    return true;
}

int session_open(Session *session, const Program *program, Machine *machine, const Op *entry,
                 const Options *options)
{
    int status;

    *session = (Session){ .colours = colour_is_wanted(STDOUT_FILENO),
                          .debuggee.timeline = { .output = show_output, .state = session } };
    status = debuggee_open(&session->debuggee, program, machine, entry, options, session->colours);
    if (status != EXIT_FINE)
        return status;
    session_moved(session, true);
    session_show(session);
    return EXIT_FINE;
}

void session_close(Session *session)
{
    debuggee_close(&session->debuggee);
    vec_free(&session->displays);
    sb_free(&session->out);
}

bool session_command(Session *session, Str line)
{
    Str rest = line, word = words_command(&rest);
    const Command *command;
    Sb why = { 0 };
    bool good = false;

    command = command_named(word, &why);
    if (command && rest.len && !*command->takes) {
        sb_printf(&why, "%s takes no argument, and '%.*s' stands behind it", command->name,
                  STR_ARG(rest));
        show_error(session, sb_view(&why));
    } else if (command)
        good = command->run(session, rest);
    else
        show_error(session, sb_view(&why));
    session_show(session);
    sb_free(&why);
    return good;
}
