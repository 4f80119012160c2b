/* Server: a debugger that speaks the Debug Adapter Protocol with one client.
 *
 * A request is answered by a function (REQUESTS in server.c). One that has the run go on is
 * answered first, and then the run goes: what the client says meanwhile interrupts it, is answered,
 * and the run goes on where it was.
 */
#ifndef INTERP_TOOLS_DAP_SERVER_H
#define INTERP_TOOLS_DAP_SERVER_H

#include "interp/tools/dap/capture.h"
#include "interp/tools/dap/wire.h"
#include "interp/tools/debug/debuggee.h"
#include "interp/tools/debug/listing.h"

typedef enum PointKind {
    POINT_LINE,
    POINT_FUNCTION,
    POINT_INSTRUCTION,
    POINT_DATA,
    POINT_KINDS
} PointKind;

typedef struct Point { /* a breakpoint as the client knows it */
    unsigned id;
    PointKind kind;
    json_t *source;  /* of POINT_LINE: the path */
    json_t *asked;   /* what the client said of it */
    unsigned number; /* of the debuggee's; 0: there is none */
    unsigned line;   /* 0: not known */
    Str why;         /* there is none */
} Point;

typedef struct Reference { /* what `variables` is asked of, while the run stands */
    ListKind kind;
    unsigned frame;
    Str name; /* of LIST_PARTS */
    unsigned depth;
    int64_t indices[LIST_DEPTH];
} Reference;

typedef enum MoveKind {
    MOVE_NONE,
    MOVE_RUN,
    MOVE_BACK_OVER, /* to the operation before, over calls */
    MOVE_BACK_INTO, /* to the operation before, anywhere */
    MOVE_BACK_LINE,
    MOVE_BACK_TO_STOP,
    MOVE_END,     /* no further: the client is told that it has ended */
    MOVE_RESTART, /* the program is read anew */
} MoveKind;

typedef struct Move {
    MoveKind kind;
    Run run;
    const char *reason; /* of the stop that follows, where nothing else is one */
} Move;

typedef struct Loaded { /* what a launch has opened */
    Arena arena;
    int argc;
    char **argv;
    Options options;
    Program program;
    StepMachine machine;
    Debuggee debuggee;
    bool machine_is_open, debuggee_is_open;
    char *path; /* of the program, from the root, as the client says it */
} Loaded;

typedef struct Server {
    Wire wire;
    Capture capture;
    int (*open)(Program *program, const Options *options);
    json_t *client, *launch; /* what it said of itself, and of the program; the server's */
    Loaded *loaded;          /* NULL: no program is */
    bool configured;         /* the run may go */
    bool running;            /* it goes on: what asks about a moment is refused */
    bool paused, done;       /* the client wants it to stop; to leave */
    bool lines_of_source;    /* are what is stepped by */
    bool told_end;           /* `terminated` was sent */
    Move move;               /* when the request is answered */
    VEC(Point) points;
    unsigned last_point;
    VEC(Watch) watches; /* that the client was told of, by number */
    VEC(Reference) references;
    Arena moment;     /* texts of those */
    VEC(Str) sources; /* files that locations name, by number from 1 */
    json_t *filters;  /* kinds of ends that are exceptions; NULL: all */
    Sb report;        /* how the run ended */
    Sb why;           /* of a request that fails */
} Server;

/* Until the client leaves. The exit status. */
int server_run(int in, int out, int (*open)(Program *program, const Options *options));
/* What the client has said, up to what has the run go on. False: it had said nothing. */
bool server_answer(Server *server);

/* For the functions of requests: what is wrong, told to the client; NULL. */
json_t *server_fail(Server *server, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Takes the body; NULL: none. */
void server_event(Server *server, const char *event, json_t *body);
void server_output(Server *server, const char *category, Str text);
/* What the client asks the engine: the answer in the timeline's text; false: that is why not. */
bool server_show(Server *server, ShowKind kind, unsigned frame, Str argument);
/* Empty where it cannot be had: the timeline's text says why. */
Listing server_list(Server *server, const ListAsk *ask, unsigned frame, Str name);
/* The frame of a `frameId`: the innermost where there is none. */
unsigned server_frame(const json_t *arguments);
/* An operation that the frame stands at; NULL. */
const Op *server_op(Server *server, unsigned frame);
/* A member of the arguments as text, number or flag; empty, 0, false where there is none. */
Str member_text(const json_t *object, const char *name);
uint64_t member_number(const json_t *object, const char *name, uint64_t absent);
bool member_flag(const json_t *object, const char *name);

/* The number of the first line, and of the first column, to the client: 1, or 0. */
static inline unsigned first_line(const Server *server)
{
    return !json_is_false(json_object_get(server->client, "linesStartAt1"));
}

static inline unsigned first_column(const Server *server)
{
    return !json_is_false(json_object_get(server->client, "columnsStartAt1"));
}

static inline Timeline *server_timeline(const Server *server)
{
    return &server->loaded->debuggee.timeline;
}

typedef json_t *Request(Server *server, const json_t *arguments);

/* launch.c */
Request launch_request, restart_request;
/* The program again, as it is now; what is wrong with it is told to the client. */
void server_restart(Server *server);
void server_unload(Server *server);

/* moves.c */
Request configuration_done, continue_request, next_request, step_in, step_out, step_back,
    reverse_continue, pause_request, terminate_request, disconnect_request, exception_info;
/* A move by its name in the stepper; false where it is none. */
bool move_named(const char *name, Move *move);
void server_move(Server *server, Move move);
/* Timeline.heard: something is to be read while the run goes on. */
bool server_hears(void *server);
/* Interrupts the run where the client has said what is not to wait. */
void server_heeds(const Server *server);

/* points.c */
Request set_breakpoints, set_function_breakpoints, set_instruction_breakpoints,
    data_breakpoint_info, set_data_breakpoints, set_exception_breakpoints;
/* Sets all of them in a program that was loaded, and tells the client what became of them. */
void points_renew(Server *server);
void points_free(Server *server);
/* That has the debuggee's number; NULL. */
const Point *point_numbered(const Server *server, unsigned number);

/* views.c */
Request threads_request, stack_trace, scopes_request, variables_request, evaluate_request,
    set_variable, set_expression, source_request;
/* The place of an item or an operation: the file's own lines, or those of another. */
json_t *source_json(Server *server, Str file);
/* Nothing of what the client was told holds any more. */
void views_forget(Server *server);
/* "%m[1, 2]", into `text`: what a part of the reference is called in the stepper's words. */
bool reference_path(Server *server, uint64_t reference, Str part, Sb *text, unsigned *frame);

/* console.c: what `evaluate` answers to a line that was typed in a console. */
json_t *console_answer(Server *server, Str line, unsigned frame);

/* code.c */
Request read_memory, disassemble;

#endif
