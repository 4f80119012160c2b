/* Commands about breakpoints and watchpoints. */
#include "interp/tools/debug/commands.h"

#include "dialects/meaning/meaning.h"
#include "interp/tools/debug/words.h"

#include <string.h>

void session_send_stops(Session *session)
{
    Sb bytes = { 0 };

    breaks_write(&bytes, &session->breaks);
    timeline_set_stops(&session->timeline, sb_view(&bytes));
    sb_free(&bytes);
}

static bool add_break(Session *session, Str argument, bool temporary)
{
    BreakScope scope = command_scope(session);
    Sb why = { 0 };
    Break *new = breaks_add(&session->breaks, &scope, argument, &why);

    if (new) {
        Str file;
        unsigned line;

        session->timeline.by_line |= breaks_source(&scope, words_next(&argument), &file, &line)
                                     && op_source(new->sites.data[0].op);
        new->temporary = temporary;
        break_print(&session->out, new, &session->script);
        session_send_stops(session);
    } else {
        command_fail(session, "%.*s", STR_ARG(sb_view(&why)));
    }
    sb_free(&why);
    return new != NULL;
}

bool do_break(Session *session, Str argument)
{
    return add_break(session, argument, false);
}

bool do_tbreak(Session *session, Str argument)
{
    return add_break(session, argument, true);
}

static bool watch_value(Session *session, Str name, Watch *watch)
{
    const Op *here = command_here(session);

    watch->value = here ? facts_value_named(&session->facts, here, name) : NULL;
    if (watch->value)
        return true;
    return command_fail(session, "there is no value %.*s here", STR_ARG(name));
}

/* A memref that is computed further on; NULL where the name is none. */
static const Value *later_memref(Session *session, Str name)
{
    const Op *here = command_here(session);
    const Value *value = here ? facts_value_named(&session->facts, here, name) : NULL;

    return value && type_held(value->type)->kind == TYPE_MEMREF
                   && !facts_is_computed(&session->facts, value, here)
               ? value
               : NULL;
}

static bool wrong_count(Session *session, Str name, const Type *memref)
{
    Sb why = { 0 };

    scene_explain_indices(&why, name, memref);
    command_fail(session, "%.*s", STR_ARG(sb_view(&why)));
    sb_free(&why);
    return false;
}

/* "[1, 2]" of a memref that has no value yet, but a type. */
static bool watch_later(Session *session, Str name, const Value *memref, Str text, Watch *watch)
{
    int count = words_indices(&text, watch->indices, WATCHED_RANK);
    const Type *type = type_held(memref->type);

    if (count < 0 || text.len)
        return command_fail(session, "%.*s", STR_ARG(sb_view(&session->timeline.text)));
    if (count != (int)type->shaped.rank)
        return wrong_count(session, name, type);
    for (int i = 0; i < count; i++)
        if (watch->indices[i] < 0
            || (type->shaped.dims[i] != DYNAMIC && watch->indices[i] >= type->shaped.dims[i]))
            return command_fail(session, "index %lld is not within dimension %d of type %s",
                                (long long)watch->indices[i], i, type_text(type));
    watch->memref = memref;
    return true;
}

static bool watch_element(Session *session, Str name, Str text, Watch *watch)
{
    const Value *memref;

    if (timeline_show(&session->timeline, (Show){ SHOW_ELEMENT, session->frame }, text)) {
        memcpy(&watch->element, session->timeline.text.data, sizeof watch->element);
        return true;
    }
    memref = later_memref(session, name);
    return memref ? watch_later(session, name, memref, str_from(text, name.len), watch)
                  : command_fail(session, "%.*s", STR_ARG(sb_view(&session->timeline.text)));
}

/* "%x", "%m[1, 2]", or "sum", "t->next" of the source: the memory that this is now. */
static bool read_watch(Session *session, Str text, Watch *watch)
{
    Str rest = text, name = words_value(&rest);

    if (scene_is_variable(text))
        return watch_element(session, text, text, watch);
    if (!name.len || (rest.len && *rest.data != '['))
        return command_fail(session,
                            "watch takes a value (%%x), an element of a memref (%%m[1, 2]) or a "
                            "variable of the source (sum)");
    return rest.len ? watch_element(session, name, text, watch) : watch_value(session, name, watch);
}

bool do_watch(Session *session, Str argument)
{
    Watch watch = { 0 };

    if (!read_watch(session, argument, &watch))
        return false;
    break_print(&session->out, breaks_add_watch(&session->breaks, watch, argument),
                &session->script);
    session_send_stops(session);
    return true;
}

bool do_delete(Session *session, Str argument)
{
    uint64_t number;

    if (!argument.len)
        while (session->breaks.list.len)
            breaks_delete(&session->breaks, session->breaks.list.data[0].number);
    while (argument.len) {
        Str word = argument;

        if (!words_number(&argument, &number))
            return command_fail(session, "'%.*s' is no number of a breakpoint", STR_ARG(word));
        if (number > UINT32_MAX || !breaks_delete(&session->breaks, (unsigned)number))
            return command_fail(session, "there is no breakpoint %llu", (unsigned long long)number);
    }
    session_send_stops(session);
    return true;
}

/* Breakpoints and watchpoints by their numbers; all of them where none is given. */
static bool set_disabled(Session *session, Str argument, bool disabled)
{
    uint64_t number;

    if (!argument.len)
        for (size_t i = 0; i < session->breaks.list.len; i++)
            session->breaks.list.data[i].disabled = disabled;
    while (argument.len) {
        Str word = argument;
        Break *found;

        if (!words_number(&argument, &number))
            return command_fail(session, "'%.*s' is no number of a breakpoint", STR_ARG(word));
        found = number <= UINT32_MAX ? breaks_numbered(&session->breaks, (unsigned)number) : NULL;
        if (!found)
            return command_fail(session, "there is no breakpoint %llu", (unsigned long long)number);
        found->disabled = disabled;
    }
    session_send_stops(session);
    return true;
}

bool do_disable(Session *session, Str argument)
{
    return set_disabled(session, argument, true);
}

bool do_enable(Session *session, Str argument)
{
    return set_disabled(session, argument, false);
}
