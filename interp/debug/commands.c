/* The commands of the stepper. */
#include "interp/debug/session.h"

#include "interp/debug/words.h"

#include <string.h>

static bool fail(Session *session, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool fail(Session *session, const char *format, ...)
{
    va_list args;

    ink(&session->out, session->colours, INK_ERROR, STR("error:"));
    sb_char(&session->out, ' ');
    va_start(args, format);
    sb_vprintf(&session->out, format, args);
    va_end(args);
    sb_char(&session->out, '\n');
    return false;
}

static bool take_count(Session *session, Str argument, uint64_t *count)
{
    Str rest = argument;

    *count = 1;
    if (!argument.len || (words_number(&rest, count) && !rest.len))
        return true;
    return fail(session, "'%.*s' is no number of times", STR_ARG(argument));
}

/* So many times, or until something else stops the run. */
static bool run_forward(Session *session, RunMode mode, Str argument)
{
    uint64_t count;
    bool good = true;

    if (!take_count(session, argument, &count))
        return false;
    for (uint64_t i = 0; i < count && good; i++) {
        good = timeline_run(&session->timeline, mode);
        if (mode != RUN_CONTINUE && session->timeline.now.reason != STOPPED_THERE)
            break;
    }
    return session_moved(session, good);
}

static bool do_step(Session *session, Str argument)
{
    return run_forward(session, RUN_STEP, argument);
}

static bool do_next(Session *session, Str argument)
{
    return run_forward(session, RUN_NEXT, argument);
}

static bool do_finish(Session *session, Str argument)
{
    return run_forward(session, RUN_FINISH, argument);
}

static bool do_until(Session *session, Str argument)
{
    return run_forward(session, RUN_UNTIL, argument);
}

static bool do_continue(Session *session, Str argument)
{
    return run_forward(session, RUN_CONTINUE, argument);
}

static bool is_at_beginning(Session *session)
{
    if (session->timeline.now.time > 1)
        return false;
    fail(session, "this is the beginning of the run");
    return true;
}

static bool do_reverse_step(Session *session, Str argument)
{
    uint64_t count, now = session->timeline.now.time;

    if (!take_count(session, argument, &count) || is_at_beginning(session))
        return false;
    return session_moved(session, timeline_go(&session->timeline, count < now ? now - count : 1));
}

/* At most so deep as the run stands now; behind its end, as deep as the entry. */
static bool do_reverse_next(Session *session, Str argument)
{
    uint64_t count;
    bool good = true;

    if (!take_count(session, argument, &count) || is_at_beginning(session))
        return false;
    for (uint64_t i = 0; i < count && good && session->timeline.now.time > 1; i++) {
        const Stopped *now = &session->timeline.now;

        good = timeline_back(&session->timeline, now->depth ? now->depth : 1);
        if (now->reason != STOPPED_THERE)
            break;
    }
    return session_moved(session, good);
}

static bool do_reverse_continue(Session *session, Str argument)
{
    uint64_t count;
    bool good = true;

    if (!take_count(session, argument, &count) || is_at_beginning(session))
        return false;
    for (uint64_t i = 0; i < count && good && session->timeline.now.time > 1; i++)
        good = timeline_back(&session->timeline, 0);
    if (good && session->timeline.now.time == 1)
        sb_add(&session->out, "the beginning of the run\n");
    return session_moved(session, good);
}

static bool do_goto(Session *session, Str argument)
{
    uint64_t time;

    if (!words_number(&argument, &time) || argument.len || !time)
        return fail(session, "goto takes the number of an operation, as it stands behind '#'");
    return session_moved(session, timeline_go(&session->timeline, time));
}

static bool do_run(Session *session, Str argument)
{
    (void)argument;
    return session_moved(session, timeline_go(&session->timeline, 1));
}

static void send_stops(Session *session)
{
    Sb bytes = { 0 };

    breaks_write(&bytes, &session->breaks);
    timeline_set_stops(&session->timeline, sb_view(&bytes));
    sb_free(&bytes);
}

static bool do_break(Session *session, Str argument)
{
    BreakScope scope = { session->module, session->timeline.now.op, &session->script,
                         &session->facts, session->machine };
    Sb why = { 0 };
    const Break *new = breaks_add(&session->breaks, &scope, argument, &why);

    if (new) {
        break_print(&session->out, new, &session->script);
        send_stops(session);
    } else {
        fail(session, "%.*s", STR_ARG(sb_view(&why)));
    }
    sb_free(&why);
    return new != NULL;
}

static bool watch_value(Session *session, Str name, Watch *watch)
{
    const Op *here = session->timeline.now.op;

    watch->value = here ? facts_value_named(&session->facts, here, name) : NULL;
    if (watch->value)
        return true;
    return fail(session, "there is no value %.*s here", STR_ARG(name));
}

/* An element of a memref that is computed further on. */
static bool watch_later(Session *session, Str name, Str text, Watch *watch)
{
    const Op *here = session->timeline.now.op;
    const Value *value = here ? facts_value_named(&session->facts, here, name) : NULL;
    int count = words_indices(&text, watch->indices, WATCHED_RANK);
    const Type *type = value ? value->type : NULL;

    if (!value || facts_is_computed(&session->facts, value, here) || type->kind != TYPE_MEMREF
        || count != (int)type->shaped.rank || text.len)
        return false;
    for (int i = 0; i < count; i++)
        if (watch->indices[i] < 0
            || (type->shaped.dims[i] != DYNAMIC && watch->indices[i] >= type->shaped.dims[i]))
            return false;
    watch->memref = value;
    return true;
}

static bool watch_element(Session *session, Str name, Str text, Watch *watch)
{
    Str indices = str_from(text, name.len);

    if (timeline_show(&session->timeline, SHOW_ELEMENT, text)) {
        memcpy(&watch->element, session->timeline.text.data, sizeof watch->element);
        return true;
    }
    return watch_later(session, name, indices, watch)
           || fail(session, "%.*s", STR_ARG(sb_view(&session->timeline.text)));
}

static bool do_watch(Session *session, Str argument)
{
    Str rest = argument, name = words_value(&rest);
    Watch watch = { 0 };

    if (!name.len || (rest.len && *rest.data != '['))
        return fail(session, "watch takes a value (%%x) or an element of a memref (%%m[1, 2])");
    if (!(rest.len ? watch_element(session, name, argument, &watch)
                   : watch_value(session, name, &watch)))
        return false;
    break_print(&session->out, breaks_add_watch(&session->breaks, watch, argument),
                &session->script);
    send_stops(session);
    return true;
}

static bool do_delete(Session *session, Str argument)
{
    uint64_t number;

    if (!argument.len)
        while (session->breaks.list.len)
            breaks_delete(&session->breaks, session->breaks.list.data[0].number);
    while (argument.len) {
        Str word = argument;

        if (!words_number(&argument, &number))
            return fail(session, "'%.*s' is no number of a breakpoint", STR_ARG(word));
        if (!breaks_delete(&session->breaks, (unsigned)number))
            return fail(session, "there is no breakpoint %llu", (unsigned long long)number);
    }
    send_stops(session);
    return true;
}

static bool show(Session *session, ShowKind kind, Str argument)
{
    if (!timeline_show(&session->timeline, kind, argument))
        return fail(session, "%.*s", STR_ARG(sb_view(&session->timeline.text)));
    sb_str(&session->out, sb_view(&session->timeline.text));
    return true;
}

static bool do_print(Session *session, Str argument)
{
    return show(session, SHOW_VALUE, argument);
}

static bool do_examine(Session *session, Str argument)
{
    return show(session, SHOW_BYTES, argument);
}

static bool do_backtrace(Session *session, Str argument)
{
    return show(session, SHOW_FRAMES, argument);
}

static bool do_where(Session *session, Str argument)
{
    return show(session, SHOW_PLACE, argument);
}

static bool info_run(Session *session)
{
    const Stopped *now = &session->timeline.now;
    size_t count = session->timeline.checkpoints.len;

    facts_print_function(&session->out, session->entry);
    if (now->reason == STOPPED_AT_END)
        sb_printf(&session->out, " has ended after %llu operations",
                  (unsigned long long)now->time - 1);
    else
        sb_printf(&session->out, " stands before operation #%llu", (unsigned long long)now->time);
    sb_printf(&session->out, "; seed %llu, %zu checkpoint%s\n",
              (unsigned long long)session->machine->options.seed, count, count == 1 ? "" : "s");
    return true;
}

static bool do_info(Session *session, Str argument)
{
    static const struct {
        const char *name;
        ShowKind kind;
    } SHOWN[] = { { "locals", SHOW_LOCALS }, { "frames", SHOW_FRAMES }, { "memory", SHOW_MEMORY } };

    for (size_t i = 0; i < sizeof SHOWN / sizeof *SHOWN; i++)
        if (str_is(argument, SHOWN[i].name))
            return show(session, SHOWN[i].kind, (Str){ "", 0 });
    if (str_is(argument, "run"))
        return info_run(session);
    if (!str_is(argument, "breakpoints"))
        return fail(session, "info takes one of: locals, frames, memory, breakpoints, run");
    breaks_print(&session->out, &session->breaks, &session->script);
    return true;
}

static void print_paragraph(Sb *sb, const char *title, const char *text)
{
    if (!text)
        return;
    sb_printf(sb, "\n%s\n%s", title, text);
    if (text[strlen(text) - 1] != '\n')
        sb_char(sb, '\n');
}

static bool do_explain(Session *session, Str argument)
{
    const Op *here = session->timeline.now.op;
    Str name = argument.len ? argument : here ? op_name(here) : (Str){ 0 };
    const OpDef *def = context_op(op_context(session->module), name);

    if (!name.len)
        return fail(session, "the run has ended: say which operation is to be explained");
    if (!def)
        return fail(session, "there is no operation '%.*s'", STR_ARG(name));
    sb_printf(&session->out, "%s: %s\n\n%s", def->name, def->summary, def->doc);
    print_paragraph(&session->out, "Formula", def->formula);
    print_paragraph(&session->out, "Poison", def->poison);
    print_paragraph(&session->out, "Undefined behaviour", def->undefined);
    return true;
}

/* Ten lines: around the place the run stands at, around the line asked for, or those that follow
 * what was shown last. */
static bool do_list(Session *session, Str argument)
{
    enum { AT_ONCE = 10 };
    const Op *here = session->timeline.now.op;
    uint64_t line = here ? script_line_of(&session->script, here) : 1;
    unsigned first;

    if (argument.len && (!words_number(&argument, &line) || argument.len))
        return fail(session, "list takes a line number");
    first = line > AT_ONCE / 2 ? (unsigned)line - AT_ONCE / 2 : 1;
    if (session->listed && line == (here ? script_line_of(&session->script, here) : 1))
        first = session->listed + 1;
    if (first > session->script.count || line > session->script.count)
        return fail(session, "there are no more lines: the file has %u", session->script.count);
    session->listed = first + AT_ONCE - 1;
    script_print(&session->out, &session->script, first, session->listed, here, session->colours);
    return true;
}

static bool do_quit(Session *session, Str argument)
{
    (void)argument;
    session->quit = true;
    return true;
}

static void print_usage(Sb *sb, const Command *command)
{
    Sb head = { 0 };

    sb_add(&head, command->name);
    if (command->brief)
        sb_printf(&head, ", %s", command->brief);
    if (*command->takes)
        sb_printf(&head, " %s", command->takes);
    sb_printf(sb, "  %-32s %s\n", head.data, command->help);
    sb_free(&head);
}

static bool do_help(Session *session, Str argument)
{
    Sb why = { 0 };
    const Command *command = argument.len ? command_named(argument, &why) : NULL;

    if (argument.len && !command)
        fail(session, "%.*s", STR_ARG(sb_view(&why)));
    sb_free(&why);
    if (argument.len && !command)
        return false;
    if (command) {
        print_usage(&session->out, command);
        return true;
    }
    for (command = COMMANDS; command->name; command++)
        print_usage(&session->out, command);
    sb_add(&session->out, "An empty line on a terminal repeats the last command.\n");
    return true;
}

const Command COMMANDS[] = {
    { "step", "s", do_step, "[N]", "to the next operation, anywhere" },
    { "next", "n", do_next, "[N]",
      "to the next in this block or outside of it: over calls, loops" },
    { "finish", NULL, do_finish, "", "until this function has returned" },
    { "until", "u", do_until, "", "past the end of the innermost loop" },
    { "continue", "c", do_continue, "[N]", "to a breakpoint, a watchpoint, or the end" },
    { "reverse-step", "rs", do_reverse_step, "[N]", "back to the operation before" },
    { "reverse-next", "rn", do_reverse_next, "[N]",
      "back to the one before in this block or outside" },
    { "reverse-continue", "rc", do_reverse_continue, "[N]",
      "back to a breakpoint, a watchpoint, or the beginning" },
    { "goto", NULL, do_goto, "N", "to operation #N, forward or back" },
    { "run", "r", do_run, "", "back to the beginning" },
    { "break", "b", do_break, "[PLACE] [if C]",
      "stop before a line, @function or operation, or here; C: %x < 3" },
    { "watch", NULL, do_watch, "%x or %m[1, 2]",
      "stop when a value or an element of memory changes, even one to come" },
    { "delete", NULL, do_delete, "[N ...]", "breakpoints and watchpoints; all of them" },
    { "print", "p", do_print, "[/d/x/t/e] %x + %m[%i]",
      "a value or an expression; decimal, hexadecimal, bits, exact" },
    { "x", NULL, do_examine, "[/N or /Nb] %m",
      "N elements (bytes) of memory: written, poison, pointers" },
    { "info", "i", do_info, "WHAT", "locals, frames, memory, breakpoints or run" },
    { "backtrace", "bt", do_backtrace, "", "the calls the run is in, innermost first" },
    { "list", "l", do_list, "[LINE]", "the text of the program" },
    { "where", "w", do_where, "", "where the run stands, once more" },
    { "explain", NULL, do_explain, "[OP]", "what the operation means" },
    { "help", "h", do_help, "[COMMAND]", "this" },
    { "quit", "q", do_quit, "", "leave" },
    { 0 },
};

const Command *command_named(Str word, Sb *sb)
{
    const Command *found = NULL;
    unsigned count = 0;

    for (const Command *c = COMMANDS; c->name; c++)
        if (str_is(word, c->name) || (c->brief && str_is(word, c->brief)))
            return c;
    for (const Command *c = COMMANDS; c->name && word.len; c++) {
        char beginning[32] = { 0 };

        if (word.len >= sizeof beginning)
            break;
        memcpy(beginning, word.data, word.len);
        if (!str_starts(str_of(c->name), beginning))
            continue;
        found = c;
        count++;
    }
    if (count == 1)
        return found;
    sb_printf(sb,
              count ? "'%.*s' may be several commands (help lists them)"
                    : "there is no command '%.*s' (help lists them)",
              STR_ARG(word));
    return NULL;
}
