#include "interp/tools/dap/server.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

Str member_text(const json_t *object, const char *name)
{
    const json_t *member = json_object_get(object, name);

    return json_is_string(member) ? (Str){ json_string_value(member), json_string_length(member) }
                                  : (Str){ "", 0 };
}

uint64_t member_number(const json_t *object, const char *name, uint64_t absent)
{
    const json_t *member = json_object_get(object, name);
    json_int_t number = json_is_integer(member) ? json_integer_value(member) : -1;

    return number >= 0 ? (uint64_t)number : absent;
}

bool member_flag(const json_t *object, const char *name)
{
    return json_is_true(json_object_get(object, name));
}

json_t *server_fail(Server *server, const char *format, ...)
{
    va_list args;

    server->why.len = 0;
    va_start(args, format);
    sb_vprintf(&server->why, format, args);
    va_end(args);
    return NULL;
}

void server_event(Server *server, const char *event, json_t *body)
{
    json_t *message = json_pack("{s:s, s:s}", "type", "event", "event", event);

    if (body)
        json_object_set_new(message, "body", body);
    wire_send(&server->wire, message);
}

void server_output(Server *server, const char *category, Str text)
{
    if (text.len)
        server_event(server, "output",
                     json_pack("{s:s, s:o}", "category", category, "output", text_json(text)));
}

bool server_show(Server *server, ShowKind kind, unsigned frame, Str argument)
{
    return timeline_show(server_timeline(server), (Show){ kind, frame }, argument);
}

Listing server_list(Server *server, const ListAsk *ask, unsigned frame, Str name)
{
    Sb argument = { 0 };
    bool good;

    sb_str(&argument, BYTES_OF(*ask));
    sb_str(&argument, name);
    good = server_show(server, SHOW_LIST, frame, sb_view(&argument));
    sb_free(&argument);
    return good ? listing_of(sb_view(&server_timeline(server)->text)) : (Listing){ 0 };
}

/* Frames are numbered from 1: 0 is no identifier to some clients. */
unsigned server_frame(const json_t *arguments)
{
    uint64_t frame = member_number(arguments, "frameId", 1);

    return frame && frame <= UINT32_MAX ? (unsigned)frame - 1 : 0;
}

const Op *server_op(Server *server, unsigned frame)
{
    const Op *op = NULL;

    if (server_show(server, SHOW_OP, frame, (Str){ "", 0 }))
        memcpy(&op, server_timeline(server)->text.data, sizeof op);
    return op;
}

static json_t *initialize(Server *server, const json_t *arguments)
{
    static const char *const ABLE[] = {
        "supportsConfigurationDoneRequest",
        "supportsFunctionBreakpoints",
        "supportsConditionalBreakpoints",
        "supportsHitConditionalBreakpoints",
        "supportsLogPoints",
        "supportsDataBreakpoints",
        "supportsInstructionBreakpoints",
        "supportsStepBack",
        "supportsSteppingGranularity",
        "supportsEvaluateForHovers",
        "supportsSetVariable",
        "supportsSetExpression",
        "supportsReadMemoryRequest",
        "supportsDisassembleRequest",
        "supportsExceptionInfoRequest",
        "supportsRestartRequest",
        "supportsTerminateRequest",
        "supportsDelayedStackTraceLoading",
        "supportsClipboardContext",
    };
    static const struct {
        const char *filter, *label;
    } FILTERS[] = { { "undefined", "Undefined behaviour" },
                    { "trap", "Traps" },
                    { "unsupported", "What is not supported" },
                    { "limit", "Limits" } };
    json_t *body = json_object(), *filters = json_array();

    json_decref(server->client);
    server->client = json_deep_copy(arguments);
    for (size_t i = 0; i < sizeof ABLE / sizeof *ABLE; i++)
        json_object_set_new(body, ABLE[i], json_true());
    for (size_t i = 0; i < sizeof FILTERS / sizeof *FILTERS; i++)
        json_array_append_new(filters, json_pack("{s:s, s:s, s:b}", "filter", FILTERS[i].filter,
                                                 "label", FILTERS[i].label, "default", 1));
    json_object_set_new(body, "exceptionBreakpointFilters", filters);
    return body;
}

static json_t *attach(Server *server, const json_t *arguments)
{
    (void)arguments;
    return server_fail(server, "there is nothing to attach to: launch a program");
}

typedef enum Needs { NOTHING, A_PROGRAM, A_MOMENT } Needs;

static const struct {
    const char *command;
    Request *answer;
    Needs needs; /* a program that is loaded; one that stands still */
} REQUESTS[] = {
    { "initialize", initialize, NOTHING },
    { "launch", launch_request, NOTHING },
    { "attach", attach, NOTHING },
    { "restart", restart_request, A_PROGRAM },
    { "disconnect", disconnect_request, NOTHING },
    { "terminate", terminate_request, NOTHING },
    { "configurationDone", configuration_done, A_PROGRAM },
    { "setBreakpoints", set_breakpoints, A_PROGRAM },
    { "setFunctionBreakpoints", set_function_breakpoints, A_PROGRAM },
    { "setInstructionBreakpoints", set_instruction_breakpoints, A_PROGRAM },
    { "dataBreakpointInfo", data_breakpoint_info, A_MOMENT },
    { "setDataBreakpoints", set_data_breakpoints, A_PROGRAM },
    { "setExceptionBreakpoints", set_exception_breakpoints, NOTHING },
    { "continue", continue_request, A_MOMENT },
    { "next", next_request, A_MOMENT },
    { "stepIn", step_in, A_MOMENT },
    { "stepOut", step_out, A_MOMENT },
    { "stepBack", step_back, A_MOMENT },
    { "reverseContinue", reverse_continue, A_MOMENT },
    { "pause", pause_request, A_PROGRAM },
    { "threads", threads_request, NOTHING },
    { "stackTrace", stack_trace, A_MOMENT },
    { "scopes", scopes_request, A_MOMENT },
    { "variables", variables_request, A_MOMENT },
    { "evaluate", evaluate_request, A_MOMENT },
    { "setVariable", set_variable, A_MOMENT },
    { "setExpression", set_expression, A_MOMENT },
    { "source", source_request, A_PROGRAM },
    { "exceptionInfo", exception_info, A_MOMENT },
    { "readMemory", read_memory, A_MOMENT },
    { "disassemble", disassemble, A_PROGRAM },
};

/* NULL, and why, where the request cannot be answered. */
static json_t *answer(Server *server, Str command, const json_t *arguments)
{
    for (size_t i = 0; i < sizeof REQUESTS / sizeof *REQUESTS; i++) {
        if (!str_is(command, REQUESTS[i].command))
            continue;
        if (REQUESTS[i].needs != NOTHING && !server->loaded)
            return server_fail(server, "no program is loaded: launch one");
        if (REQUESTS[i].needs == A_MOMENT && (server->running || !server->configured))
            return server_fail(server, "the run does not stand still");
        return REQUESTS[i].answer(server, arguments);
    }
    return server_fail(server, "there is no request '%.*s'", STR_ARG(command));
}

static json_t *error_body(Server *server)
{
    return json_pack("{s:{s:i, s:s, s:{s:o}, s:b}}", "error", "id", 1, "format", "{text}",
                     "variables", "text", text_json(sb_view(&server->why)), "showUser", 1);
}

/* Requests alone are answered: this server sends none. */
static void handle(Server *server, const json_t *message)
{
    Str type = member_text(message, "type"), command = member_text(message, "command");
    const json_t *arguments = json_object_get(message, "arguments");
    json_t *body, *reply;

    if (!str_is(type, "request") || !json_object_get(message, "seq")) {
        server_output(server, "console", STR("a message is no request\n"));
        return;
    }
    body = answer(server, command, json_is_object(arguments) ? arguments : NULL);
    reply = json_pack("{s:s, s:O, s:o, s:b}", "type", "response", "request_seq",
                      json_object_get(message, "seq"), "command", text_json(command), "success",
                      body != NULL);
    if (!body) {
        json_object_set_new(reply, "message", text_json(sb_view(&server->why)));
        body = error_body(server);
    }
    json_object_set_new(reply, "body", body);
    wire_send(&server->wire, reply);
}

/* What was said on the way that is no answer. */
static void tell_rest(Server *server)
{
    Sb text = { 0 };

    capture_take(&server->capture, &text);
    server_output(server, "stderr", sb_view(&text));
    server_output(server, "console", sb_view(&server->wire.wrong));
    server->wire.wrong.len = 0;
    sb_free(&text);
}

bool server_answer(Server *server)
{
    json_t *message = wire_take(&server->wire);
    bool any = message != NULL;

    for (; message; message = server->done ? NULL : wire_take(&server->wire)) {
        handle(server, message);
        json_decref(message);
        tell_rest(server);
        if (server->move.kind && !server->running)
            break;
    }
    return any;
}

/* One may lead to another: a program that was read anew is to run. */
static void make_moves(Server *server)
{
    while (server->move.kind && !server->done && !server->wire.gone) {
        Move move = server->move;

        server->move = (Move){ 0 };
        server_move(server, move);
        tell_rest(server);
    }
}

static void serve(Server *server)
{
    while (!server->done) {
        bool open = server->wire.waiting.len || wire_read(&server->wire);

        server_answer(server);
        tell_rest(server);
        make_moves(server);
        if (!open && !server->wire.waiting.len)
            break;
    }
}

int server_run(int in, int out, int (*open)(Program *program, const Options *options))
{
    Server server = { .open = open };
    bool understood;

    signal(SIGPIPE, SIG_IGN);
    if (!capture_begin(&server.capture))
        return EXIT_USAGE;
    wire_open(&server.wire, in < 0 ? server.capture.input : in,
              out < 0 ? server.capture.output : out);
    serve(&server);
    understood = !server.wire.broken;
    server_unload(&server);
    points_free(&server);
    json_decref(server.client);
    json_decref(server.launch);
    json_decref(server.filters);
    vec_free(&server.sources);
    vec_free(&server.references);
    arena_free(&server.moment);
    sb_free(&server.report);
    sb_free(&server.why);
    vec_free(&server.watches);
    wire_free(&server.wire);
    capture_end(&server.capture);
    return understood ? EXIT_FINE : EXIT_USAGE;
}
