/* What a client sees of a run that stands: frames, scopes, values. */
#include "interp/tools/dap/server.h"

#include "core/ir/diag.h"
#include "interp/console/source_file.h"
#include "interp/tools/debug/words.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ITEMS = 1000, MOST_FRAMES = 1000 };

void views_forget(Server *server)
{
    server->references.len = 0;
    arena_free(&server->moment);
    server->moment = (Arena){ 0 };
}

json_t *threads_request(Server *server, const json_t *arguments)
{
    Sb name = { 0 };
    json_t *body;

    (void)arguments;
    if (server->loaded)
        facts_print_function(&name, server->loaded->debuggee.entry);
    else
        sb_add(&name, "no program");
    body = json_pack("{s:[{s:i, s:o}]}", "threads", "id", 1, "name", text_json(sb_view(&name)));
    sb_free(&name);
    return body;
}

/* Sources. */

static Str base_of(Str path)
{
    for (size_t at = path.len; at-- > 0;)
        if (path.data[at] == '/')
            return str_from(path, at + 1);
    return path;
}

/* Where a file that a location names stands, from the root; NULL, where it is not to be read. */
static char *path_of(const Loaded *loaded, Str file)
{
    Sb path = { 0 };
    char *found =
        source_file_find(&loaded->options, file, &path) ? realpath(path.data, NULL) : NULL;

    sb_free(&path);
    return found;
}

/* The number of the file, by which its text is asked for. */
static json_int_t source_number_of(Server *server, Str file)
{
    for (size_t i = 0; i < server->sources.len; i++)
        if (str_eq(server->sources.data[i], file))
            return (json_int_t)i + 1;
    vec_push(&server->sources, str_dup(&server->loaded->arena, file));
    return (json_int_t)server->sources.len;
}

/* The program's own text, which no file has, is asked for by its number: the path is there for
 * breakpoints. */
static json_t *own_source(Server *server)
{
    const Loaded *loaded = server->loaded;
    Str path = loaded->path ? str_of(loaded->path) : loaded->debuggee.script.file;
    json_t *json =
        json_pack("{s:o, s:o}", "name", text_json(base_of(path)), "path", text_json(path));

    if (loaded->program.input.made) {
        json_object_set_new(json, "sourceReference",
                            json_integer(source_number_of(server, (Str){ 0 })));
        json_object_set_new(json, "origin", json_string("the program as text"));
    }
    return json;
}

json_t *source_json(Server *server, Str file)
{
    char *path = file.len ? path_of(server->loaded, file) : NULL;
    json_t *json;

    if (!file.len)
        return own_source(server);
    json = json_pack("{s:o}", "name", text_json(base_of(file)));
    if (path)
        json_object_set_new(json, "path", text_json(str_of(path)));
    else
        json_object_set_new(json, "sourceReference", json_integer(source_number_of(server, file)));
    free(path);
    return json;
}

/* Without a file: that of the program. */
static void add_source(const Loaded *loaded, Str file, Sb *text)
{
    Context *context = op_context(loaded->debuggee.module);

    if (!file.len) {
        sb_str(text, loaded->program.text.data ? sb_view(&loaded->program.text)
                                               : loaded->program.input.text);
        return;
    }
    for (unsigned line = 1; line; line++) {
        Str next = diag_source_line(context, file, line);

        if (!next.data)
            break;
        sb_str(text, next);
        sb_char(text, '\n');
    }
}

json_t *source_request(Server *server, const json_t *arguments)
{
    uint64_t number = member_number(json_object_get(arguments, "source"), "sourceReference",
                                    member_number(arguments, "sourceReference", 0));
    Sb text = { 0 };
    json_t *content;

    if (!number || number > server->sources.len)
        return server_fail(server, "there is no such source");
    add_source(server->loaded, server->sources.data[number - 1], &text);
    if (!text.len) {
        Str file = server->sources.data[number - 1];

        return server_fail(server, "'%.*s' is not to be had (the flag --source=FOLDER)",
                           STR_ARG(file));
    }
    content = json_pack("{s:o}", "content", text_json(sb_view(&text)));
    sb_free(&text);
    return content;
}

/* Frames. */

static json_t *frame_json(Server *server, const Item *item, uint64_t number)
{
    unsigned lines = 1 - first_line(server), columns = 1 - first_column(server);
    const ItemNumbers *at = &item->numbers;
    Sb name = { 0 }, reference = { 0 };
    json_t *json;

    sb_printf(&name, "%.*s at %.*s", STR_ARG(item->name), STR_ARG(item->value));
    sb_printf(&reference, "0x%llx", (unsigned long long)at->op);
    json = json_pack("{s:i, s:o, s:i, s:i}", "id", (int)number + 1, "name",
                     text_json(sb_view(&name)), "line", (int)(at->line ? at->line - lines : 0),
                     "column", (int)(at->column ? at->column - columns : 0));
    if (at->line)
        json_object_set_new(json, "source", source_json(server, item->file));
    if (at->op)
        json_object_set_new(json, "instructionPointerReference", text_json(sb_view(&reference)));
    sb_free(&name);
    sb_free(&reference);
    return json;
}

json_t *stack_trace(Server *server, const json_t *arguments)
{
    uint64_t first = member_number(arguments, "startFrame", 0);
    uint64_t count = member_number(arguments, "levels", 0);
    ListAsk ask = { .kind = LIST_FRAMES,
                    .first = first,
                    .count = count && count < MOST_FRAMES ? count : MOST_FRAMES };
    Listing listing = server_list(server, &ask, 0, (Str){ "", 0 });
    json_t *frames = json_array();
    Sb kept = { 0 };
    Item item;

    sb_str(&kept, listing.rest); /* the answer to what is asked next takes its place */
    listing.rest = sb_view(&kept);
    while (listing_next(&listing, &item))
        json_array_append_new(frames, frame_json(server, &item, first++));
    sb_free(&kept);
    return json_pack("{s:o, s:I}", "stackFrames", frames, "totalFrames", (json_int_t)listing.total);
}

/* Scopes and variables. */

static json_int_t refer(Server *server, Reference reference)
{
    reference.name = str_dup(&server->moment, reference.name);
    vec_push(&server->references, reference);
    return (json_int_t)server->references.len;
}

static void add_scope(Server *server, json_t *scopes, ListKind kind, unsigned frame)
{
    static const struct {
        const char *name, *hint;
    } SCOPES[] = { [LIST_LOCALS] = { "Locals", "locals" },
                   [LIST_BLOCK_ARGUMENTS] = { "Block arguments", "arguments" },
                   [LIST_VARIABLES] = { "Variables of the source", NULL },
                   [LIST_MEMORY] = { "Memory", NULL },
                   [LIST_GLOBALS] = { "Globals", "globals" } };
    Listing listing = server_list(server, &(ListAsk){ .kind = kind }, frame, (Str){ "", 0 });
    json_t *scope;

    if (!listing.total && (kind == LIST_VARIABLES || kind == LIST_GLOBALS))
        return;
    scope =
        json_pack("{s:s, s:I, s:b, s:I}", "name", SCOPES[kind].name, "variablesReference",
                  refer(server, (Reference){ .kind = kind, .frame = frame, .name = STR("") }),
                  "expensive", kind == LIST_MEMORY, "namedVariables", (json_int_t)listing.total);
    if (SCOPES[kind].hint)
        json_object_set_new(scope, "presentationHint", json_string(SCOPES[kind].hint));
    json_array_append_new(scopes, scope);
}

json_t *scopes_request(Server *server, const json_t *arguments)
{
    unsigned frame = server_frame(arguments);
    json_t *scopes = json_array();

    for (ListKind kind = LIST_LOCALS; kind <= LIST_GLOBALS; kind++)
        add_scope(server, scopes, kind, frame);
    return json_pack("{s:o}", "scopes", scopes);
}

/* What the parts of the item are asked for by. Frames' values are referred to by their names. */
static Reference parts_of(const Reference *of, const Item *item, uint64_t at)
{
    Reference parts = { .kind = LIST_PARTS, .frame = of->frame, .name = item->name };

    if (of->kind == LIST_PARTS) {
        parts = *of;
        parts.indices[parts.depth++] = (int64_t)at;
    }
    return parts;
}

/* "%m[1, 2]", of what has such a name. */
static bool path_of_part(const Reference *of, Str part, Sb *text)
{
    uint64_t last;

    switch (of->kind) {
    case LIST_LOCALS:
    case LIST_BLOCK_ARGUMENTS:
    case LIST_VARIABLES:
        sb_str(text, part);
        return true;
    case LIST_PARTS:
        break;
    default:
        return false;
    }
    if (!str_starts(of->name, "%") || !words_take(&part, "["))
        return false;
    sb_printf(text, "%.*s[", STR_ARG(of->name));
    for (unsigned i = 0; i < of->depth; i++)
        sb_printf(text, "%lld, ", (long long)of->indices[i]);
    if (words_number(&part, &last))
        sb_printf(text, "%llu", (unsigned long long)last);
    sb_char(text, ']');
    return str_is(part, "]");
}

bool reference_path(Server *server, uint64_t reference, Str part, Sb *text, unsigned *frame)
{
    const Reference *of = reference && reference <= server->references.len
                              ? &server->references.data[reference - 1]
                              : NULL;

    if (of)
        *frame = of->frame;
    return of && path_of_part(of, part, text);
}

static void set_parts(Server *server, json_t *json, Reference parts, uint64_t count)
{
    bool any = count && parts.depth < LIST_DEPTH;

    json_object_set_new(json, "variablesReference", json_integer(any ? refer(server, parts) : 0));
    if (any)
        json_object_set_new(json, "indexedVariables", json_integer((json_int_t)count));
}

static void set_memory(json_t *json, uint64_t address)
{
    Sb text = { 0 };

    if (!address)
        return;
    sb_printf(&text, "0x%llx", (unsigned long long)address);
    json_object_set_new(json, "memoryReference", text_json(sb_view(&text)));
    sb_free(&text);
}

static json_t *item_json(Server *server, const Reference *of, const Item *item, uint64_t at)
{
    json_t *json =
        json_pack("{s:o, s:o}", "name", text_json(item->name), "value", text_json(item->value));
    Sb path = { 0 };

    if (item->type.len)
        json_object_set_new(json, "type", text_json(item->type));
    set_parts(server, json, parts_of(of, item, at), item->numbers.parts);
    if (!(of->kind == LIST_PARTS && item->numbers.parts) && path_of_part(of, item->name, &path))
        json_object_set_new(json, "evaluateName", text_json(sb_view(&path)));
    set_memory(json, item->numbers.address);
    sb_free(&path);
    return json;
}

static json_t *rest_json(uint64_t left)
{
    Sb text = { 0 };
    json_t *json;

    sb_printf(&text, "and %llu more", (unsigned long long)left);
    json = json_pack("{s:s, s:o, s:i}", "name", "...", "value", text_json(sb_view(&text)),
                     "variablesReference", 0);
    sb_free(&text);
    return json;
}

json_t *variables_request(Server *server, const json_t *arguments)
{
    uint64_t number = member_number(arguments, "variablesReference", 0), at;
    uint64_t count = member_number(arguments, "count", 0);
    Str filter = member_text(arguments, "filter");
    json_t *list;
    Reference of;
    ListAsk ask;
    Listing listing;
    Item item;

    if (!number || number > server->references.len)
        return server_fail(server, "what is asked for is of another moment of the run");
    of = server->references.data[number - 1];
    if (filter.len && str_is(filter, "indexed") != (of.kind == LIST_PARTS))
        return json_pack("{s:[]}", "variables");
    ask = (ListAsk){ .kind = of.kind,
                     .first = member_number(arguments, "start", 0),
                     .count = count && count < MOST_ITEMS ? count : MOST_ITEMS,
                     .depth = of.depth };
    memcpy(ask.indices, of.indices, sizeof ask.indices);
    listing = server_list(server, &ask, of.frame, of.name);
    if (!listing.rest.data)
        return server_fail(server, "%.*s", STR_ARG(sb_view(&server_timeline(server)->text)));
    list = json_array();
    for (at = ask.first; listing_next(&listing, &item); at++)
        json_array_append_new(list, item_json(server, &of, &item, at));
    if (at < listing.total && (!count || count > MOST_ITEMS))
        json_array_append_new(list, rest_json(listing.total - at));
    return json_pack("{s:o}", "variables", list);
}

/* Expressions. */

/* A value as a whole, which has parts; NULL where the text is no such. */
static json_t *whole_value(Server *server, Str text, unsigned frame)
{
    Reference here = { .kind = LIST_LOCALS, .frame = frame };
    Str rest = text, name = words_value(&rest);
    Listing listing;
    json_t *body;
    Item item;

    if (!(name.len && !rest.len) && !str_starts(text, "@"))
        return NULL;
    listing = server_list(server, &(ListAsk){ .kind = LIST_VALUE, .count = 1 }, frame, text);
    if (!listing_next(&listing, &item) || !item.numbers.parts)
        return NULL;
    body = json_pack("{s:o, s:o}", "result", text_json(item.value), "type", text_json(item.type));
    set_parts(server, body, parts_of(&here, &item, 0), item.numbers.parts);
    set_memory(body, item.numbers.address);
    return body;
}

/* All that `print` says where it is asked for by hand; its first line beside others. */
json_t *evaluate_request(Server *server, const json_t *arguments)
{
    Str text = words_trim(member_text(arguments, "expression")), shown;
    unsigned frame = server_frame(arguments);
    json_t *body;

    if (str_is(member_text(arguments, "context"), "repl"))
        return console_answer(server, text, frame);
    body = whole_value(server, text, frame);
    if (body)
        return body;
    if (!server_show(server, SHOW_PLAIN, frame, text))
        return server_fail(server, "%.*s", STR_ARG(sb_view(&server_timeline(server)->text)));
    shown = words_trim(sb_view(&server_timeline(server)->text));
    shown.len = str_find(shown, '\n');
    return json_pack("{s:o, s:i}", "result", text_json(shown), "variablesReference", 0);
}

static json_t *change(Server *server, Str target, Str value, unsigned frame)
{
    Timeline *t = server_timeline(server);

    if (!timeline_change(t, frame, words_trim(target), words_trim(value)))
        return server_fail(server, "%.*s", STR_ARG(sb_view(&t->text)));
    if (member_flag(server->client, "supportsInvalidatedEvent"))
        server_event(server, "invalidated", json_pack("{s:[s]}", "areas", "variables"));
    return json_pack("{s:o}", "value", text_json(sb_view(&t->text)));
}

json_t *set_variable(Server *server, const json_t *arguments)
{
    Sb target = { 0 };
    unsigned frame = 0;
    json_t *body;

    if (reference_path(server, member_number(arguments, "variablesReference", 0),
                       member_text(arguments, "name"), &target, &frame))
        body = change(server, sb_view(&target), member_text(arguments, "value"), frame);
    else
        body = server_fail(server, "that is not changed: a value, a lane or an element of a memref "
                                   "can be");
    sb_free(&target);
    return body;
}

json_t *set_expression(Server *server, const json_t *arguments)
{
    return change(server, member_text(arguments, "expression"), member_text(arguments, "value"),
                  server_frame(arguments));
}
