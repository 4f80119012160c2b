/* Launch: from what a client says of a program to one that stands at its beginning. */
#include "interp/tools/dap/server.h"

#include "interp/console/definitions.h"
#include "interp/console/import.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_WORDS = 1 << 12 };

/* The command line that would do the same. */
typedef struct Words {
    Server *server;
    Arena *arena;
    char *words[MOST_WORDS + 2];
    int count;
    bool good;
} Words;

static bool wrong(Words *words, const char *why)
{
    server_fail(words->server, "%s", why);
    words->good = false;
    return false;
}

static void add_word(Words *words, const char *before, Str text)
{
    if (memchr(text.data, 0, text.len) || words->count == MOST_WORDS) {
        wrong(words, "what the launch says is too much, or has a zero in it");
        return;
    }
    words->words[words->count++] =
        (char *)str_printf(words->arena, "%s%.*s", before, STR_ARG(text)).data;
}

/* A text, or a list of texts. */
static bool read_texts(Words *words, const json_t *arguments, const char *name,
                       void (*take)(Words *words, Str text))
{
    const json_t *member = json_object_get(arguments, name);
    size_t count = json_is_array(member) ? json_array_size(member) : member != NULL;

    for (size_t i = 0; i < count && words->good; i++) {
        const json_t *one = json_is_array(member) ? json_array_get(member, i) : member;

        if (json_is_string(one)) {
            take(words, (Str){ json_string_value(one), json_string_length(one) });
        } else {
            server_fail(words->server, "\"%s\" is a text, or a list of texts", name);
            words->good = false;
        }
    }
    return words->good;
}

static void take_flag(Words *words, Str text)
{
    if (!text.len || *text.data != '-') {
        server_fail(words->server,
                    "\"flags\" are as mlir-interp step takes them, as in "
                    "\"--seed=3\", and not '%.*s'",
                    STR_ARG(text));
        words->good = false;
        return;
    }
    add_word(words, "", text);
}

/* --args has one list, "3, 1.5"; clients have lists of texts. */
static bool add_arguments(Words *words, const json_t *arguments)
{
    const json_t *args = json_object_get(arguments, "args");
    Sb joined = { 0 };

    for (size_t i = 0; json_is_array(args) && i < json_array_size(args); i++) {
        Str one = { json_string_value(json_array_get(args, i)),
                    json_string_length(json_array_get(args, i)) };

        if (!one.data)
            wrong(words, "\"args\" is a text, \"3, 1.5\", or a list of texts");
        sb_add(&joined, i ? ", " : "");
        sb_str(&joined, one.data ? one : STR(""));
    }
    if (json_is_string(args))
        sb_str(&joined, member_text(arguments, "args"));
    else if (args && !json_is_array(args) && !json_is_null(args))
        wrong(words, "\"args\" is a text, \"3, 1.5\", or a list of texts");
    if (joined.len && words->good)
        add_word(words, "--args=", sb_view(&joined));
    sb_free(&joined);
    return words->good;
}

static bool make_words(Words *words, const json_t *arguments)
{
    Str program = member_text(arguments, "program"), entry = member_text(arguments, "entry");
    const json_t *given = json_object_get(arguments, "entry");

    if (!program.len)
        return wrong(words, "the launch says no \"program\": the file to run, as a text");
    if (given && !json_is_string(given) && !json_is_null(given))
        return wrong(words, "\"entry\" is the name of a function, as a text");
    if (*program.data == '-')
        return wrong(words, "the program must be a file");
    add_word(words, "", STR("mlir-interp"));
    add_word(words, "", STR("step"));
    add_word(words, "", program);
    if (entry.len)
        add_word(words, "--entry=", entry);
    return words->good && add_arguments(words, arguments)
           && read_texts(words, arguments, "flags", take_flag);
}

/* What was said on standard error is the reason. */
static bool fail_as_told(Server *server, const char *what)
{
    Sb told = { 0 };

    capture_take(&server->capture, &told);
    while (told.len && told.data[told.len - 1] == '\n')
        told.len--;
    server_fail(server, "%s", told.len ? "" : what);
    sb_str(&server->why, sb_view(&told));
    sb_free(&told);
    return false;
}

static void tell_output(void *server, Str bytes)
{
    server_output(server, "stdout", bytes);
    server_heeds(server);
}

static void tell_log(void *server, Str lines)
{
    server_output(server, "console", lines);
    server_heeds(server);
}

/* Requests that came in one piece with that which made it run. */
static void heed_waiting(void *server)
{
    server_heeds(server);
}

static bool open_debuggee(Server *server, Loaded *loaded)
{
    const Op *entry;

    if (entry_find(&loaded->program, &loaded->options, &entry) != EXIT_FINE)
        return false;
    step_machine_open(&loaded->machine, &loaded->program, &loaded->options);
    loaded->machine_is_open = loaded->debuggee_is_open = true;
    loaded->debuggee.timeline = (Timeline){ .output = tell_output,
                                            .log = tell_log,
                                            .heard = server_hears,
                                            .begun = heed_waiting,
                                            .user = server->wire.in,
                                            .state = server };
    return debuggee_open(&loaded->debuggee, &loaded->program, loaded->machine.machine, entry,
                         &loaded->options, false)
           == EXIT_FINE;
}

static bool load(Server *server, const json_t *arguments)
{
    Loaded *loaded = server->loaded;
    Words words = { .server = server, .arena = &loaded->arena, .good = true };
    Str folder = member_text(arguments, "cwd");

    if (!make_words(&words, arguments))
        return false;
    if (folder.len && chdir(str_dup(&loaded->arena, folder).data) != 0) {
        server_fail(server, "\"cwd\": '%.*s': %s", STR_ARG(folder), strerror(errno));
        return false;
    }
    loaded->argc = words.count;
    loaded->argv = ARENA_COPY(&loaded->arena, char *, words.words, words.count + 1);
    if (!options_read(&loaded->options, loaded->argc, loaded->argv))
        return fail_as_told(server, "the flags are wrong");
    if (loaded->options.help || loaded->options.version)
        return server_fail(server, "--help and --version are for a terminal") != NULL;
    definitions_close();
    if (definitions_open(&loaded->options) != EXIT_FINE
        || server->open(&loaded->program, &loaded->options) != EXIT_FINE
        || !open_debuggee(server, loaded))
        return fail_as_told(server, "the program cannot be run");
    loaded->path = *loaded->options.file == '/' ? strdup(loaded->options.file)
                                                : realpath(loaded->options.file, NULL);
    return true;
}

void server_unload(Server *server)
{
    Loaded *loaded = server->loaded;

    views_forget(server);
    server->loaded = NULL;
    server->watches.len = server->sources.len = 0;
    if (!loaded)
        return;
    if (loaded->debuggee_is_open)
        debuggee_close(&loaded->debuggee);
    if (loaded->machine_is_open)
        step_machine_close(&loaded->machine);
    program_close(&loaded->program);
    options_free(&loaded->options);
    free(loaded->path);
    arena_free(&loaded->arena);
    free(loaded);
}

/* Is it stepped by lines of what the program was compiled from? By default where that is all the
 * user has written. */
static bool reads_lines(Server *server)
{
    Str lines = member_text(server->launch, "lines");

    return lines.len ? str_is(lines, "source") : import_wanted(server->loaded->options.file);
}

static bool launch(Server *server)
{
    Str lines = member_text(server->launch, "lines");

    if (lines.len && !str_lists("program source", lines)) {
        server_fail(server, "\"lines\" is \"program\" or \"source\", and not \"%.*s\"",
                    STR_ARG(lines));
        return false;
    }
    server->loaded = must_alloc(sizeof *server->loaded);
    *server->loaded = (Loaded){ 0 };
    server->configured = server->told_end = false;
    if (load(server, server->launch)) {
        server->lines_of_source = reads_lines(server);
        return true;
    }
    server_unload(server);
    return false;
}

json_t *launch_request(Server *server, const json_t *arguments)
{
    if (server->loaded)
        return server_fail(server, "a program is loaded already: restart, or disconnect");
    json_decref(server->launch);
    server->launch = json_deep_copy(arguments);
    if (!launch(server))
        return NULL;
    server_event(server, "initialized", NULL);
    return json_object();
}

/* What a client says anew counts. */
json_t *restart_request(Server *server, const json_t *arguments)
{
    const json_t *said = json_object_get(arguments, "arguments");

    if (json_is_object(said) && json_object_get(said, "program")) {
        json_decref(server->launch);
        server->launch = json_deep_copy(said);
    }
    server->move = (Move){ .kind = MOVE_RESTART };
    return json_object();
}

void server_restart(Server *server)
{
    server_unload(server);
    if (launch(server)) {
        points_renew(server);
        json_decref(configuration_done(server, NULL));
        return;
    }
    server_output(server, "stderr", sb_view(&server->why));
    server_output(server, "stderr", STR("\n"));
    points_free(server); /* of a program that is no longer there */
    server_event(server, "terminated", NULL);
}
