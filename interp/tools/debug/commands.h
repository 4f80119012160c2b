/* Commands: what the stepper can be told. Each gets what stands behind its name, and gives false
 * where that is an error, which it has told.
 */
#ifndef INTERP_TOOLS_DEBUG_COMMANDS_H
#define INTERP_TOOLS_DEBUG_COMMANDS_H

#include "interp/tools/debug/session.h"

bool command_fail(Session *session, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* "" is 1. */
bool command_count(Session *session, Str argument, uint64_t *count);
/* The operation that the frame stands at which is looked at; NULL where the run has ended. */
const Op *command_here(const Session *session);
BreakScope command_scope(Session *session);
bool command_show(Session *session, ShowKind kind, Str argument);

/* commands_move.c */
bool do_step(Session *session, Str argument);
bool do_next(Session *session, Str argument);
bool do_step_line(Session *session, Str argument);
bool do_next_line(Session *session, Str argument);
bool do_finish(Session *session, Str argument);
bool do_until(Session *session, Str argument);
bool do_continue(Session *session, Str argument);
bool do_reverse_step(Session *session, Str argument);
bool do_reverse_next(Session *session, Str argument);
bool do_reverse_finish(Session *session, Str argument);
bool do_reverse_continue(Session *session, Str argument);
bool do_goto(Session *session, Str argument);
bool do_run(Session *session, Str argument);

/* commands_stop.c */
bool do_break(Session *session, Str argument);
bool do_tbreak(Session *session, Str argument);
bool do_watch(Session *session, Str argument);
bool do_delete(Session *session, Str argument);
bool do_disable(Session *session, Str argument);
bool do_enable(Session *session, Str argument);

/* commands_frame.c */
bool do_up(Session *session, Str argument);
bool do_down(Session *session, Str argument);
bool do_frame(Session *session, Str argument);
bool do_display(Session *session, Str argument);
bool do_undisplay(Session *session, Str argument);
bool do_set(Session *session, Str argument);
bool do_info(Session *session, Str argument);
/* The names that `info` takes, ended by NULL. */
extern const char *const INFO_NAMES[];
/* Of those what is asked of the program as it stands. False: it is none of them. */
bool info_of_program(Str name, ShowKind *kind);

#endif
