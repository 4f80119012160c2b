/* Session: a program being stepped through: its run, what the user has set, and the commands. */
#ifndef INTERP_TOOLS_DEBUG_SESSION_H
#define INTERP_TOOLS_DEBUG_SESSION_H

#include "interp/tools/debug/debuggee.h"

typedef struct Display { /* what is printed whenever the run stops */
    unsigned number;
    Str text;
} Display;

typedef struct Session {
    Debuggee debuggee;
    bool colours;
    bool quit;
    bool line_open;     /* what the program printed last did not end its line */
    unsigned frame;     /* that is looked at, from 0, the innermost, when the run has moved */
    const Op *frame_op; /* where that one stands, if it is not the innermost */
    VEC(Display) displays;
    unsigned displayed; /* the number given last */
    Str listed_source;  /* the file of that, data NULL: the program's text */
    unsigned listed;    /* the last line that `list` showed; 0: none since the run moved */
    Sb out;             /* of the command that runs */
} Session;

/* The program is borrowed. Says on standard output where the run stands. EXIT_FINE, else another
 * status with the reason on standard error; `session_close` is due in either case. */
int session_open(Session *session, const Program *program, Machine *machine, const Op *entry,
                 const Options *options);
void session_close(Session *session);

/* Runs one command line and shows what it gave. False where that is an error. */
bool session_command(Session *session, Str line);

/* What a word could be completed to: `see` gets each candidate that begins with the last word of
 * `line`, which is what stands before the cursor. */
void session_complete(Session *session, Str line, void (*see)(void *state, Str word), void *state);

/* commands.c: the table. */
typedef struct Command {
    const char *name, *brief; /* `brief` is its short form, or NULL */
    bool (*run)(Session *session, Str argument);
    const char *takes, *help;
} Command;
extern const Command COMMANDS[]; /* ends with a NULL name */
/* By name, short form, or the beginning of one name; NULL, and why in `sb`. */
const Command *command_named(Str word, Sb *sb);
/* What it takes and does, a line. */
void command_print_usage(Sb *sb, const Command *command);

/* Shows what is in `out`, and empties it. */
void session_show(Session *session);
/* The moves, for commands.c: each shows where the run stands then. */
bool session_moved(Session *session, bool good);
/* Of what has no value here it is told why if that was asked for. */
void session_show_displays(Session *session, bool asked);

#endif
