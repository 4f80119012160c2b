/* Requests that move the run, and how the client is told where it stands then. */
#include "interp/tools/dap/server.h"

#include "dialects/llvm/variables.h"

#include <string.h>

enum { MOST_BACK = 10000 }; /* operations that a line is looked for behind */

static const struct {
    EndKind kind;
    const char *filter, *name;
} ENDS[] = {
    { END_UNDEFINED, "undefined", "undefined behaviour" },
    { END_TRAP, "trap", "trap" },
    { END_UNSUPPORTED, "unsupported", "not supported" },
    { END_LIMIT, "limit", "limit reached" },
};

enum { END_KINDS = sizeof ENDS / sizeof *ENDS };

void server_heeds(const Server *server)
{
    bool asked = server->wire.gone || (server->running && server->wire.waiting.len);

    for (size_t i = 0; i < server->wire.waiting.len; i++) {
        Str command = member_text(server->wire.waiting.data[i], "command");

        asked |= str_lists("pause terminate disconnect restart", command);
    }
    if (asked)
        timeline_interrupt();
}

bool server_hears(void *state)
{
    Server *server = state;
    bool open = wire_read(&server->wire);

    server_heeds(server);
    return open;
}

/* Is the end one that the client wants to look at? */
static bool is_exception(const Server *server, EndKind kind)
{
    const char *filter = "";

    for (unsigned i = 0; i < END_KINDS; i++)
        if (ENDS[i].kind == kind)
            filter = ENDS[i].filter;
    for (size_t i = 0; server->filters && i < json_array_size(server->filters); i++)
        if (str_is((Str){ json_string_value(json_array_get(server->filters, i)),
                          json_string_length(json_array_get(server->filters, i)) },
                   filter))
            return true;
    return kind && !server->filters;
}

static const char *end_name(EndKind kind)
{
    for (unsigned i = 0; i < END_KINDS; i++)
        if (ENDS[i].kind == kind)
            return ENDS[i].name;
    return "the end of the run";
}

static Str ending_of(const Timeline *t)
{
    return str_from(sb_view(&t->text), t->now.ending < t->text.len ? t->now.ending : t->text.len);
}

static void tell_end(Server *server)
{
    const Timeline *t = server_timeline(server);

    if (server->told_end)
        return;
    server->told_end = true;
    server->configured = false;
    server_event(server, "exited",
                 json_pack("{s:i}", "exitCode", t->lost ? (int)END_LIMIT : (int)t->now.end));
    server_event(server, "terminated", NULL);
}

static void tell_stopped(Server *server, const char *reason, const char *description, Str text)
{
    const Timeline *t = server_timeline(server);
    const Point *point = t->now.number ? point_numbered(server, t->now.number) : NULL;
    json_t *body =
        json_pack("{s:s, s:i, s:b}", "reason", reason, "threadId", 1, "allThreadsStopped", 1);

    if (description)
        json_object_set_new(body, "description", json_string(description));
    if (text.len)
        json_object_set_new(body, "text", text_json(text));
    if (point)
        json_object_set_new(body, "hitBreakpointIds", json_pack("[i]", (int)point->id));
    server_event(server, "stopped", body);
}

/* The first line of what ended the run, without the place in front of it. */
static Str headline(Str report)
{
    Str line = { report.data, str_find(report, '\n') };

    for (size_t at = 0; at + 7 < line.len; at++)
        if (str_starts(str_from(line, at), "error: "))
            return str_from(line, at + 7);
    return line;
}

static void tell_ended(Server *server)
{
    const Timeline *t = server_timeline(server);

    server->report.len = 0;
    sb_str(&server->report, ending_of(t));
    server_output(server, t->now.end ? "stderr" : "stdout", sb_view(&server->report));
    if (is_exception(server, t->now.end))
        tell_stopped(server, "exception", end_name(t->now.end), headline(ending_of(t)));
    else if (member_flag(server->launch, "stopAtEnd"))
        tell_stopped(server, "pause", "the run has ended", (Str){ 0 });
    else
        tell_end(server);
}

static const char *point_reason(const Point *point)
{
    static const char *const REASONS[POINT_KINDS] = { [POINT_LINE] = "breakpoint",
                                                      [POINT_FUNCTION] = "function breakpoint",
                                                      [POINT_INSTRUCTION] =
                                                          "instruction breakpoint",
                                                      [POINT_DATA] = "data breakpoint" };

    return point ? REASONS[point->kind] : "breakpoint";
}

static void tell_where(Server *server, const Move *move)
{
    Timeline *t = server_timeline(server);

    switch (t->now.reason) {
    case STOPPED_AT_END:
        tell_ended(server);
        return;
    case STOPPED_AT_BREAK:
        tell_stopped(server, point_reason(point_numbered(server, t->now.number)), NULL, (Str){ 0 });
        return;
    case STOPPED_AT_WATCH:
        tell_stopped(server, "data breakpoint", NULL,
                     (Str){ t->text.data, str_find(sb_view(&t->text), '#') });
        return;
    case STOPPED_BY_INTERRUPT:
        tell_stopped(server, "pause", NULL, (Str){ 0 });
        return;
    case STOPPED_THERE:
        tell_stopped(server, move->reason ? move->reason : "step",
                     move->kind != MOVE_RUN && t->now.time == 1 ? "the beginning of the run" : NULL,
                     (Str){ 0 });
        return;
    }
}

/* What the client says on the way is answered. */
static bool run_forward(Server *server, Run run)
{
    Timeline *t = server_timeline(server);
    bool good;

    server->running = true;
    good = timeline_run(t, run);
    while (good && t->now.reason == STOPPED_BY_INTERRUPT && !server->paused && !server->wire.gone) {
        server_answer(server);
        if (server->paused || server->done || server->move.kind)
            break;
        good = timeline_run(t, (Run){ .mode = RUN_ON });
    }
    server->running = false;
    return good;
}

static bool is_on_line(Server *server, const Attr *line)
{
    const Op *op = server_timeline(server)->now.op;
    const Attr *now = op && !variables_are_told(op) ? op_source(op) : line;

    return !now
           || (line && now->file.line == line->file.line
               && str_eq(now->file.file, line->file.file));
}

/* To an operation of another line, at most so deep as this one. */
static bool back_to_line(Server *server)
{
    Timeline *t = server_timeline(server);
    const Attr *line = t->now.op ? op_source(t->now.op) : NULL;
    bool good = true;

    for (unsigned i = 0; i < MOST_BACK && good && t->now.time > 1; i++) {
        good = timeline_back(t, t->now.depth ? t->now.depth : 1);
        if (!is_on_line(server, line))
            break;
    }
    return good;
}

static bool back_once(Timeline *t, MoveKind kind)
{
    return kind == MOVE_BACK_OVER ? timeline_back(t, t->now.depth ? t->now.depth : 1)
                                  : timeline_go(t, t->now.time > 1 ? t->now.time - 1 : 1);
}

/* A run that ended with anything wrong is shown at the operation that it ended in: where that
 * began the same is to be seen, so that a step back goes to what came before. */
static bool back_to_operation(Timeline *t, MoveKind kind)
{
    const Op *ended_in = t->now.reason == STOPPED_AT_END ? t->now.op : NULL;

    return back_once(t, kind)
           && (!ended_in || t->now.op != ended_in || t->now.time == 1 || back_once(t, kind));
}

static bool go(Server *server, const Move *move)
{
    Timeline *t = server_timeline(server);

    t->by_line = server->lines_of_source;
    switch (move->kind) {
    case MOVE_RUN:
        return run_forward(server, move->run);
    case MOVE_BACK_OVER:
    case MOVE_BACK_INTO:
        return back_to_operation(t, move->kind);
    case MOVE_BACK_LINE:
        return back_to_line(server);
    case MOVE_BACK_TO_STOP:
        return timeline_back(t, 0);
    default:
        return true;
    }
}

void server_move(Server *server, Move move)
{
    Timeline *t = server_timeline(server);

    views_forget(server);
    server->paused = false;
    if (move.kind == MOVE_RESTART) {
        server_restart(server);
        return;
    }
    if (move.run.here && t->now.reason == STOPPED_AT_END) { /* before anything began */
        tell_ended(server);
        return;
    }
    if (move.kind == MOVE_END || (move.kind == MOVE_RUN && t->now.reason == STOPPED_AT_END)) {
        tell_end(server);
        return;
    }
    if (!go(server, &move) && !server->wire.gone) {
        server_output(server, "console", sb_view(&t->text));
        server_output(server, "console", STR("\n"));
        if (t->lost)
            tell_end(server);
        else
            tell_stopped(server, "pause", NULL, sb_view(&t->text));
        return;
    }
    if (!server->move.kind && !server->done && !server->wire.gone)
        tell_where(server, &move);
}

static json_t *moves(Server *server, Move move)
{
    server->move = move;
    return json_object();
}

static json_t *runs(Server *server, RunMode mode)
{
    return moves(server, (Move){ .kind = MOVE_RUN, .run = { .mode = mode } });
}

/* Is it to go by lines of the source? An instruction is an operation. */
static bool goes_by_lines(const Server *server, const json_t *arguments)
{
    return server->lines_of_source && !str_is(member_text(arguments, "granularity"), "instruction");
}

json_t *configuration_done(Server *server, const json_t *arguments)
{
    Move move = { .kind = MOVE_RUN,
                  .run = { .mode = RUN_CONTINUE, .here = true },
                  .reason = "entry" };

    (void)arguments;
    if (server->configured)
        return server_fail(server, "the run goes already");
    if (server->told_end)
        return server_fail(server, "the run has ended: restart");
    server->configured = true;
    if (member_flag(server->launch, "stopOnEntry"))
        move.run = (Run){ .mode = RUN_TO, .time = 1, .here = true };
    return moves(server, move);
}

json_t *continue_request(Server *server, const json_t *arguments)
{
    (void)arguments;
    server->move = (Move){ .kind = MOVE_RUN, .run = { .mode = RUN_CONTINUE } };
    return json_pack("{s:b}", "allThreadsContinued", 1);
}

json_t *next_request(Server *server, const json_t *arguments)
{
    return runs(server, goes_by_lines(server, arguments) ? RUN_NEXT_LINE : RUN_NEXT);
}

json_t *step_in(Server *server, const json_t *arguments)
{
    return runs(server, goes_by_lines(server, arguments) ? RUN_STEP_LINE : RUN_STEP);
}

json_t *step_out(Server *server, const json_t *arguments)
{
    (void)arguments;
    return runs(server, RUN_FINISH);
}

json_t *step_back(Server *server, const json_t *arguments)
{
    bool each = str_is(member_text(arguments, "granularity"), "instruction");

    return moves(server, (Move){ .kind = each                               ? MOVE_BACK_INTO
                                         : goes_by_lines(server, arguments) ? MOVE_BACK_LINE
                                                                            : MOVE_BACK_OVER });
}

json_t *reverse_continue(Server *server, const json_t *arguments)
{
    (void)arguments;
    return moves(server, (Move){ .kind = MOVE_BACK_TO_STOP });
}

bool move_named(const char *name, Move *move)
{
    static const struct {
        const char *name;
        Move move;
    } MOVES[] = { { "step", { .kind = MOVE_RUN, .run = { .mode = RUN_STEP } } },
                  { "next", { .kind = MOVE_RUN, .run = { .mode = RUN_NEXT } } },
                  { "finish", { .kind = MOVE_RUN, .run = { .mode = RUN_FINISH } } },
                  { "continue", { .kind = MOVE_RUN, .run = { .mode = RUN_CONTINUE } } },
                  { "reverse-next", { .kind = MOVE_BACK_OVER } },
                  { "reverse-step", { .kind = MOVE_BACK_INTO } },
                  { "reverse-continue", { .kind = MOVE_BACK_TO_STOP } } };

    for (size_t i = 0; i < sizeof MOVES / sizeof *MOVES; i++) {
        if (strcmp(name, MOVES[i].name) != 0)
            continue;
        *move = MOVES[i].move;
        return true;
    }
    return false;
}

json_t *pause_request(Server *server, const json_t *arguments)
{
    (void)arguments;
    server->paused = server->running;
    return json_object();
}

json_t *terminate_request(Server *server, const json_t *arguments)
{
    (void)arguments;
    return moves(server, (Move){ .kind = server->loaded ? MOVE_END : MOVE_NONE });
}

json_t *disconnect_request(Server *server, const json_t *arguments)
{
    (void)arguments;
    server->done = true;
    return json_object();
}

json_t *exception_info(Server *server, const json_t *arguments)
{
    const Timeline *t = server_timeline(server);
    const char *name = end_name(t->now.end);

    (void)arguments;
    if (t->now.reason != STOPPED_AT_END || !t->now.end)
        return server_fail(server, "the run has not ended with anything wrong");
    return json_pack("{s:s, s:o, s:s, s:{s:o, s:s, s:s, s:o}}", "exceptionId", name, "description",
                     text_json(headline(sb_view(&server->report))), "breakMode", "always",
                     "details", "message", text_json(headline(sb_view(&server->report))),
                     "typeName", name, "fullTypeName", name, "stackTrace",
                     text_json(sb_view(&server->report)));
}
