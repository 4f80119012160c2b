/* Breakpoints as a client sets them: all of a kind, or of a file, at once. */
#include "interp/tools/dap/server.h"

#include "interp/tools/debug/words.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static void point_drop(Server *server, size_t at)
{
    Point *point = &server->points.data[at];

    if (point->number && server->loaded)
        breaks_delete(&server->loaded->debuggee.breaks, point->number);
    json_decref(point->source);
    json_decref(point->asked);
    server->points.len--;
    memmove(point, point + 1, (server->points.len - at) * sizeof *point);
}

void points_free(Server *server)
{
    while (server->points.len)
        point_drop(server, server->points.len - 1);
    vec_free(&server->points);
}

const Point *point_numbered(const Server *server, unsigned number)
{
    for (size_t i = 0; i < server->points.len; i++)
        if (server->points.data[i].number == number)
            return &server->points.data[i];
    return NULL;
}

static bool is_same_file(const char *a, const char *b)
{
    char *first = realpath(a, NULL), *second = realpath(b, NULL);
    bool same = first && second && strcmp(first, second) == 0;

    free(first);
    free(second);
    return same;
}

static bool is_program(const Server *server, const json_t *source)
{
    const char *path = json_string_value(source), *own = server->loaded->path;

    return path && own && (strcmp(path, own) == 0 || is_same_file(path, own));
}

/* A text of the stepper's: PLACE [if CONDITION]. */
static Break *add_text(Server *server, BreakScope scope, Str place, const Point *point, Sb *why)
{
    Str condition = member_text(point->asked, "condition");
    Sb text = { 0 };
    Break *new;

    sb_str(&text, place);
    if (condition.len)
        sb_printf(&text, " if %.*s", STR_ARG(condition));
    new = breaks_add(&server->loaded->debuggee.breaks, &scope, sb_view(&text), why);
    sb_free(&text);
    return new;
}

static uint64_t line_of(const Server *server, const Point *point)
{
    return member_number(point->asked, "line", 0) + 1 - first_line(server);
}

/* The program's own line, or the next on which an operation begins. */
static Break *add_line(Server *server, BreakScope scope, Point *point, Sb *why)
{
    uint64_t line = line_of(server, point);
    unsigned from = line < UINT_MAX ? breaks_line_from(&scope, (unsigned)line) : 0;
    Sb place = { 0 };
    Break *new;

    sb_printf(&place, "%llu", (unsigned long long)(from ? from : line));
    new = add_text(server, scope, sb_view(&place), point, why);
    sb_free(&place);
    point->line = from;
    return new;
}

/* A line of a file that locations name, by as much of its path as they have. */
static Break *add_source_line(Server *server, BreakScope scope, Point *point, Sb *why)
{
    uint64_t line = line_of(server, point);
    Str path = { json_string_value(point->source), json_string_length(point->source) };
    Break *new = NULL;

    while (!new &&path.len) {
        size_t slash = str_find(path, '/');
        Sb place = { 0 };

        why->len = 0;
        sb_printf(&place, "%.*s:%llu", STR_ARG(path), (unsigned long long)line);
        new = add_text(server, scope, sb_view(&place), point, why);
        sb_free(&place);
        path = str_from(path, slash < path.len ? slash + 1 : path.len);
    }
    point->line = (unsigned)line;
    return new;
}

/* "@f", "f" or "arith.addi". */
static Break *add_function(Server *server, BreakScope scope, Point *point, Sb *why)
{
    Str name = words_trim(member_text(point->asked, "name"));
    Sb place = { 0 }, other = { 0 };
    Break *new = NULL;

    sb_printf(&place, "%s%.*s", str_starts(name, "@") ? "" : "@", STR_ARG(name));
    if (name.len)
        new = add_text(server, scope, sb_view(&place), point, why);
    if (!new &&str_find(name, '.') < name.len
        && (new = add_text(server, scope, name, point, &other)))
        why->len = 0;
    else if (other.len && str_find(name, '.') < name.len) {
        why->len = 0;
        sb_str(why, sb_view(&other));
    }
    sb_free(&place);
    sb_free(&other);
    return new;
}

static Break *add_instruction(Server *server, BreakScope scope, Point *point, Sb *why)
{
    const json_t *offset = json_object_get(point->asked, "offset");
    Str text = member_text(point->asked, "instructionReference");
    uint64_t number;

    if (words_address(&text, &number) && !text.len) {
        number += (uint64_t)(json_is_integer(offset) ? json_integer_value(offset) : 0);
        scope.here = op_numbered(scope.module, number);
        if (scope.here)
            return add_text(server, scope, STR(""), point, why);
    }
    sb_add(why, "there is no such operation");
    return NULL;
}

/* The number of what `dataBreakpointInfo` told of. */
static Break *add_data(Server *server, Point *point, Sb *why)
{
    Str text = member_text(point->asked, "dataId");
    Breaks *breaks = &server->loaded->debuggee.breaks;
    uint64_t number;

    if (member_text(point->asked, "condition").len) {
        sb_add(why, "what is watched stops at each change, whatever it is");
        return NULL;
    }
    if (words_number(&text, &number) && number && number <= server->watches.len
        && words_take(&text, ":"))
        return (Break *)breaks_add_watch(breaks, server->watches.data[number - 1], text);
    sb_add(why, "what was watched is of another run");
    return NULL;
}

static Break *add_break(Server *server, Point *point, Sb *why)
{
    Timeline *t = server_timeline(server);
    BreakScope scope = debuggee_scope(&server->loaded->debuggee, t->now.op);

    switch (point->kind) {
    case POINT_LINE:
        return (is_program(server, point->source) ? add_line : add_source_line)(server, scope,
                                                                                point, why);
    case POINT_FUNCTION:
        return add_function(server, scope, point, why);
    case POINT_INSTRUCTION:
        return add_instruction(server, scope, point, why);
    default:
        return add_data(server, point, why);
    }
}

static bool set_more(Break *new, const json_t *asked, Sb *why)
{
    Str hits = member_text(asked, "hitCondition"), log = member_text(asked, "logMessage");

    if ((hits.len || log.len) && new->watches) {
        sb_add(why, "what is watched counts nothing");
        return false;
    }
    return (!hits.len || break_count(new, hits, why)) && (!log.len || break_log(new, log, why));
}

static void point_set(Server *server, Point *point)
{
    Sb why = { 0 };
    Break *new = add_break(server, point, &why);

    point->number = new ? new->number : 0;
    if (new && !set_more(new, point->asked, &why)) {
        breaks_delete(&server->loaded->debuggee.breaks, new->number);
        point->number = 0;
    }
    point->why = str_dup(&server->loaded->arena, sb_view(&why));
    if (point->kind != POINT_LINE && new &&new->sites.len)
        point->line = script_line_of(&server->loaded->debuggee.script, new->sites.data[0].op);
    sb_free(&why);
}

static json_t *point_json(Server *server, const Point *point)
{
    json_t *json = json_pack("{s:i, s:b}", "id", (int)point->id, "verified", point->number != 0);

    if (!point->number)
        json_object_set_new(json, "message", text_json(point->why));
    if (point->line)
        json_object_set_new(json, "line", json_integer(point->line - 1 + first_line(server)));
    if (point->source)
        json_object_set_new(json, "source", json_pack("{s:O}", "path", point->source));
    else if (point->line)
        json_object_set_new(json, "source", source_json(server, (Str){ 0 }));
    return json;
}

static bool is_same(const Point *point, PointKind kind, const json_t *source)
{
    return point->kind == kind && (kind != POINT_LINE || json_equal(point->source, source));
}

/* One that the client has set before in the same words stays: what it has counted, too. */
static void take_asked(Server *server, PointKind kind, json_t *source, json_t *asked,
                       unsigned before)
{
    Point new = { .id = server->last_point + 1, .kind = kind };

    for (size_t i = 0; i < before; i++) {
        Point *old = &server->points.data[i];

        if (is_same(old, kind, source) && old->number && json_equal(old->asked, asked)) {
            Point kept = *old;

            *old = (Point){ .kind = kind, .source = json_incref(source), .asked = json_null() };
            vec_push(&server->points, kept);
            return;
        }
    }
    server->last_point++;
    new.source = kind == POINT_LINE ? json_incref(source) : NULL;
    new.asked = json_deep_copy(asked);
    point_set(server, &new);
    vec_push(&server->points, new);
}

static bool counts_anew(const Server *server, size_t from, unsigned last)
{
    for (size_t i = from; i < server->points.len; i++)
        if (server->points.data[i].id > last && server->points.data[i].number
            && member_text(server->points.data[i].asked, "hitCondition").len)
            return server_timeline(server)->now.time > 1;
    return false;
}

/* In place of those of the kind, and of the file. */
static json_t *set_all(Server *server, PointKind kind, json_t *source, const json_t *list)
{
    json_t *told = json_array();
    unsigned last = server->last_point;
    size_t before = server->points.len;

    for (size_t i = 0; i < json_array_size(list); i++)
        take_asked(server, kind, source, json_array_get(list, i), (unsigned)before);
    for (size_t i = before; i-- > 0;)
        if (is_same(&server->points.data[i], kind, source)) {
            point_drop(server, i);
            before--;
        }
    debuggee_send_stops(&server->loaded->debuggee);
    if (counts_anew(server, before, last))
        timeline_recount(server_timeline(server));
    for (size_t i = before; i < server->points.len; i++)
        json_array_append_new(told, point_json(server, &server->points.data[i]));
    return json_pack("{s:o}", "breakpoints", told);
}

/* Breakpoints where a file names itself by its text alone are of that file. */
json_t *set_breakpoints(Server *server, const json_t *arguments)
{
    const json_t *source = json_object_get(arguments, "source");
    json_t *path = json_object_get(source, "path");

    if (!json_is_string(path))
        path = json_object_get(source, "name");
    if (!json_is_string(path))
        return server_fail(server, "the breakpoints' \"source\" has no \"path\"");
    return set_all(server, POINT_LINE, path, json_object_get(arguments, "breakpoints"));
}

json_t *set_function_breakpoints(Server *server, const json_t *arguments)
{
    return set_all(server, POINT_FUNCTION, NULL, json_object_get(arguments, "breakpoints"));
}

json_t *set_instruction_breakpoints(Server *server, const json_t *arguments)
{
    return set_all(server, POINT_INSTRUCTION, NULL, json_object_get(arguments, "breakpoints"));
}

json_t *set_data_breakpoints(Server *server, const json_t *arguments)
{
    return set_all(server, POINT_DATA, NULL, json_object_get(arguments, "breakpoints"));
}

/* The number of what is meant, and its words. */
json_t *data_breakpoint_info(Server *server, const json_t *arguments)
{
    uint64_t reference = member_number(arguments, "variablesReference", 0);
    unsigned frame = server_frame(arguments);
    Str name = member_text(arguments, "name");
    Sb text = { 0 }, why = { 0 }, id = { 0 };
    Watch watch = { 0 };
    json_t *body;
    bool good = true;

    if (reference)
        good = reference_path(server, reference, name, &text, &frame);
    else
        sb_str(&text, name);
    if (good)
        good = debuggee_watched(&server->loaded->debuggee, server_op(server, frame), frame,
                                sb_view(&text), &watch, &why);
    else
        sb_add(&why, "that can not be watched: a value, or an element of a memref can");
    if (good) {
        vec_push(&server->watches, watch);
        sb_printf(&id, "%zu:%.*s", server->watches.len, STR_ARG(sb_view(&text)));
    }
    body =
        json_pack("{s:o, s:o, s:[s]}", "dataId", good ? text_json(sb_view(&id)) : json_null(),
                  "description", text_json(sb_view(good ? &text : &why)), "accessTypes", "write");
    sb_free(&text);
    sb_free(&why);
    sb_free(&id);
    return body;
}

json_t *set_exception_breakpoints(Server *server, const json_t *arguments)
{
    json_t *filters = json_object_get(arguments, "filters");

    if (!json_is_array(filters))
        return server_fail(server, "\"filters\" is a list of undefined, trap, unsupported, limit");
    json_decref(server->filters);
    server->filters = json_incref(filters);
    return json_object();
}

void points_renew(Server *server)
{
    for (size_t i = 0; i < server->points.len; i++) {
        point_set(server, &server->points.data[i]);
        server_event(server, "breakpoint",
                     json_pack("{s:s, s:o}", "reason", "changed", "breakpoint",
                               point_json(server, &server->points.data[i])));
    }
    debuggee_send_stops(&server->loaded->debuggee);
}
