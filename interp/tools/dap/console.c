/* The console of a client: expressions, and those words of the stepper that look at the program or
 * move the run. What an editor has keys and views for, breakpoints say, is set there.
 */
#include "interp/tools/dap/server.h"

#include "interp/tools/debug/commands.h"
#include "interp/tools/debug/words.h"

#include <string.h>

static json_t *answer_of(Str text)
{
    while (text.len && text.data[text.len - 1] == '\n')
        text.len--;
    return json_pack("{s:o, s:i}", "result", text_json(text), "variablesReference", 0);
}

static json_t *show(Server *server, ShowKind kind, unsigned frame, Str argument)
{
    bool good = server_show(server, kind, frame, argument);
    Str text = sb_view(&server_timeline(server)->text);

    return good ? answer_of(text) : server_fail(server, "%.*s", STR_ARG(text));
}

static json_t *info(Server *server, Str name, unsigned frame)
{
    ShowKind kind;

    if (!info_of_program(name, &kind))
        return server_fail(server, "info takes one of: args, frame, frames, graph, locals, memory, "
                                   "variables");
    return show(server, kind, frame, (Str){ "", 0 });
}

/* What looks at the program, by its name in the stepper; false where the word is none of them. */
static bool is_look(const char *name, ShowKind *kind)
{
    static const struct {
        const char *name;
        ShowKind kind;
    } LOOKS[] = { { "print", SHOW_PLAIN },
                  { "x", SHOW_BYTES },
                  { "backtrace", SHOW_FRAMES },
                  { "where", SHOW_PLACE } };

    for (size_t i = 0; i < sizeof LOOKS / sizeof *LOOKS; i++) {
        if (strcmp(name, LOOKS[i].name) != 0)
            continue;
        *kind = LOOKS[i].kind;
        return true;
    }
    return false;
}

static bool is_taken(const Command *command)
{
    ShowKind kind;
    Move move;

    return str_lists("info help", str_of(command->name)) || is_look(command->name, &kind)
           || move_named(command->name, &move);
}

static json_t *help(void)
{
    Sb text = { 0 };
    json_t *body;

    sb_add(&text, "An expression is computed: %x + %m[%i], or t->n of the source. Else:\n");
    for (const Command *command = COMMANDS; command->name; command++)
        if (is_taken(command))
            command_print_usage(&text, command);
    sb_add(&text, "Moves take no number here.\n");
    body = answer_of(sb_view(&text));
    sb_free(&text);
    return body;
}

static json_t *run_command(Server *server, const Command *command, Str rest, unsigned frame)
{
    ShowKind kind;

    if (strcmp(command->name, "help") == 0)
        return help();
    if (strcmp(command->name, "info") == 0)
        return info(server, rest, frame);
    if (is_look(command->name, &kind))
        return show(server, kind, frame, rest);
    if (!move_named(command->name, &server->move))
        return server_fail(server,
                           "'%s' is not taken here, but by `mlir-interp step` (help lists "
                           "what is)",
                           command->name);
    if (!rest.len)
        return answer_of((Str){ "", 0 });
    server->move.kind = MOVE_NONE;
    return server_fail(server, "'%s' takes no argument here", command->name);
}

/* By its whole name, or its short form: part of a name may be that of anything else. */
static const Command *command_of(Str word)
{
    for (const Command *command = COMMANDS; command->name; command++)
        if (str_is(word, command->name) || (command->brief && str_is(word, command->brief)))
            return command;
    return NULL;
}

/* What is a variable of the source is no word of the stepper. */
json_t *console_answer(Server *server, Str line, unsigned frame)
{
    Str rest = line, word = words_command(&rest);
    const Command *command = command_of(word);

    if (!command || server_show(server, SHOW_PLAIN, frame, line))
        return show(server, SHOW_PLAIN, frame, line);
    return run_command(server, command, rest, frame);
}
