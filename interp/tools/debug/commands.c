/* The commands of the stepper: their table, and those that show. */
#include "interp/tools/debug/commands.h"

#include "core/define/alias.h"
#include "interp/tools/debug/words.h"

#include <string.h>

enum { AT_ONCE = 10 }; /* lines that are listed */

bool command_fail(Session *session, const char *format, ...)
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

bool command_count(Session *session, Str argument, uint64_t *count)
{
    Str rest = argument;

    *count = 1;
    if (!argument.len || (words_number(&rest, count) && !rest.len))
        return true;
    return command_fail(session, "'%.*s' is no number of times", STR_ARG(argument));
}

const Op *command_here(const Session *session)
{
    return session->frame ? session->frame_op : session->debuggee.timeline.now.op;
}

BreakScope command_scope(Session *session)
{
    return debuggee_scope(&session->debuggee, command_here(session));
}

bool command_show(Session *session, ShowKind kind, Str argument)
{
    if (!timeline_show(&session->debuggee.timeline, (Show){ kind, session->frame }, argument))
        return command_fail(session, "%.*s", STR_ARG(sb_view(&session->debuggee.timeline.text)));
    sb_str(&session->out, sb_view(&session->debuggee.timeline.text));
    return true;
}

static bool do_print(Session *session, Str argument)
{
    return command_show(session, SHOW_VALUE, argument);
}

static bool do_examine(Session *session, Str argument)
{
    return command_show(session, SHOW_BYTES, argument);
}

static bool do_backtrace(Session *session, Str argument)
{
    uint64_t count;

    if (argument.len && !command_count(session, argument, &count))
        return false;
    return command_show(session, SHOW_FRAMES, argument);
}

static bool do_where(Session *session, Str argument)
{
    return command_show(session, SHOW_PLACE, argument);
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
    const Op *here = command_here(session);
    Str name = argument.len ? argument : here ? op_name(here) : (Str){ 0 };
    const OpDef *def = context_op(op_context(session->debuggee.module), name), *rules;

    if (!name.len)
        return command_fail(session, "the run has ended: say which operation is to be explained");
    if (!def)
        return command_fail(session, "there is no operation '%.*s'", STR_ARG(name));
    rules = def_rules(op_context(session->debuggee.module), def);
    sb_printf(&session->out, "%s: %s\n\n%s", def->name, def->summary, def->doc);
    print_paragraph(&session->out, "Means the same as", def->as);
    print_paragraph(&session->out, "Means", def->expand);
    print_paragraph(&session->out, "Formula", rules->formula);
    print_paragraph(&session->out, "Poison", rules->poison);
    print_paragraph(&session->out, "Undefined behaviour", rules->undefined);
    return true;
}

/* "12", or where a function begins: "@f". */
static bool find_line(Session *session, Str argument, uint64_t *line)
{
    BreakScope scope = command_scope(session);
    Sb why = { 0 };
    const Op *op;

    if (words_number(&argument, line) && !argument.len)
        return true;
    if (!argument.len || *argument.data != '@')
        return command_fail(session,
                            "list takes a line number, two with a comma between, or a @function");
    op = breaks_place(&scope, argument, &why);
    if (op)
        *line = script_line_of(&session->debuggee.script, facts_function(op));
    else
        command_fail(session, "%.*s", STR_ARG(sb_view(&why)));
    sb_free(&why);
    return op != NULL;
}

/* "1,5": from the one to the other. False where it is no such thing. */
static bool list_range(Session *session, Str argument)
{
    uint64_t first, last;

    if (!words_number(&argument, &first) || !words_take(&argument, ",")
        || !words_number(&argument, &last) || argument.len || !first || first > last
        || first > session->debuggee.script.count)
        return false;
    session->listed =
        last < session->debuggee.script.count ? (unsigned)last : session->debuggee.script.count;
    script_print(&session->out, &session->debuggee.script, (unsigned)first, session->listed,
                 command_here(session), session->colours);
    return true;
}

/* Ten lines of a file that locations name. */
static bool list_source(Session *session, Str file, unsigned line, unsigned here)
{
    unsigned first = line > AT_ONCE / 2 ? line - AT_ONCE / 2 : 1;

    if (!scene_print_source(&session->out, op_context(session->debuggee.module), file, first,
                            first + AT_ONCE - 1, here, session->colours))
        return command_fail(session, "line %u of '%.*s' is not to be had (--source=FOLDER)", first,
                            STR_ARG(file));
    session->listed_source = file;
    session->listed = first + AT_ONCE - 1;
    return true;
}

/* Lines of the source: those asked for, or those that the run stands at, or that follow, where
 * lines are what is shown. False where the program's own text is meant. */
static bool is_of_source(Session *session, Str argument, bool *good)
{
    const Op *here = command_here(session);
    BreakScope scope = command_scope(session);
    const Attr *at = here ? script_elsewhere(&session->debuggee.script, here) : NULL;
    bool alone = session->debuggee.timeline.by_line
                 || (here && !script_line_of(&session->debuggee.script, here));
    unsigned marked = at ? at->file.line : 0, line;
    Str file;

    if (argument.len && breaks_source(&scope, argument, &file, &line))
        *good = list_source(session, file, line, at && str_eq(at->file.file, file) ? marked : 0);
    else if (argument.len)
        return false;
    else if (session->listed && session->listed_source.data)
        *good = list_source(session, session->listed_source, session->listed + 1 + AT_ONCE / 2, 0);
    else if (!session->listed && at && alone)
        *good = list_source(session, at->file.file, marked, marked);
    else
        return false;
    return true;
}

/* Ten lines: around the place the run stands at, around the line asked for, or those that follow
 * what was shown last. */
static bool do_list(Session *session, Str argument)
{
    const Op *here = command_here(session);
    uint64_t line = here ? script_line_of(&session->debuggee.script, here) : 1;
    unsigned first;
    bool good;

    if (is_of_source(session, argument, &good))
        return good;
    session->listed_source.data = NULL;
    if (list_range(session, argument))
        return true;
    if (argument.len && !find_line(session, argument, &line))
        return false;
    if (line > session->debuggee.script.count)
        return command_fail(session, "there is no line %llu: the file has %u",
                            (unsigned long long)line, session->debuggee.script.count);
    first = line > AT_ONCE / 2 ? (unsigned)line - AT_ONCE / 2 : 1;
    if (session->listed && !argument.len)
        first = session->listed + 1;
    if (first > session->debuggee.script.count)
        return command_fail(session, "there are no more lines: the file has %u",
                            session->debuggee.script.count);
    session->listed = first + AT_ONCE - 1;
    script_print(&session->out, &session->debuggee.script, first, session->listed, here,
                 session->colours);
    return true;
}

static bool do_quit(Session *session, Str argument)
{
    (void)argument;
    session->quit = true;
    return true;
}

void command_print_usage(Sb *sb, const Command *command)
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
        command_fail(session, "%.*s", STR_ARG(sb_view(&why)));
    sb_free(&why);
    if (argument.len && !command)
        return false;
    if (command) {
        command_print_usage(&session->out, command);
        return true;
    }
    for (command = COMMANDS; command->name; command++)
        command_print_usage(&session->out, command);
    sb_add(&session->out, "An empty line on a terminal repeats the last command.\n");
    return true;
}

const Command COMMANDS[] = {
    { "step", "s", do_step, "[N]", "to the next operation, anywhere" },
    { "next", "n", do_next, "[N]",
      "to the next in this block or outside of it: over calls, loops" },
    { "step-line", "sl", do_step_line, "[N]",
      "to another line of the source, which locations name, anywhere" },
    { "next-line", "nl", do_next_line, "[N]", "the same, over calls" },
    { "finish", NULL, do_finish, "", "until this function has returned" },
    { "until", "u", do_until, "[PLACE]",
      "past the end of the innermost loop, or to a place in this function" },
    { "continue", "c", do_continue, "[N]", "to a breakpoint, a watchpoint, or the end" },
    { "reverse-step", "rs", do_reverse_step, "[N]", "back to the operation before" },
    { "reverse-next", "rn", do_reverse_next, "[N]",
      "back to the one before in this block or outside" },
    { "reverse-finish", NULL, do_reverse_finish, "", "back to the call of this function" },
    { "reverse-continue", "rc", do_reverse_continue, "[N]",
      "back to a breakpoint, a watchpoint, or the beginning" },
    { "goto", NULL, do_goto, "N", "to operation #N, forward or back" },
    { "run", "r", do_run, "", "back to the beginning" },
    { "break", "b", do_break, "[PLACE] [if C]",
      "stop before a line, a line of the source (a.c:12), @function or operation, or here; C: %x < "
      "3, or of the source i < 3 [and C]" },
    { "tbreak", "tb", do_tbreak, "[PLACE] [if C]", "as break, and gone when it was hit" },
    { "watch", NULL, do_watch, "%x",
      "stop when a value, an element of memory (%m[1, 2]), even one to come, or a variable of the "
      "source (t->n) changes" },
    { "delete", "d", do_delete, "[N ...]", "breakpoints and watchpoints; all of them" },
    { "disable", NULL, do_disable, "[N ...]", "keep them, and do not stop there" },
    { "enable", NULL, do_enable, "[N ...]", "stop there again" },
    { "print", "p", do_print, "[/d/x/t/e] %x + %m[%i]",
      "a value, an expression, or a variable of the source (t, a[1], p->x); decimal, hexadecimal, "
      "bits, exact; in a matrix the element (read) "
      "here and the one [written]" },
    { "display", NULL, do_display, "[WHAT]", "print it whenever the run stops; print all now" },
    { "undisplay", NULL, do_undisplay, "[N ...]", "no longer; none of them" },
    { "set", NULL, do_set, "%x = V",
      "a value, a lane (%v[1]) or an element of memory (%m[1, 2]) becomes what the attribute says, "
      "whenever the run comes by this moment" },
    { "x", NULL, do_examine, "[/N or /Nb] %m",
      "N elements (bytes) of memory: written, poison, pointers" },
    { "info", "i", do_info, "WHAT",
      "args, breakpoints, display, frame, frames, graph (what of it fired, and why the rest "
      "waits), locals, memory, run, variables (of the source) or watchpoints" },
    { "backtrace", "bt", do_backtrace, "[N]", "the calls the run is in, innermost first" },
    { "up", NULL, do_up, "[N]", "look at the frame of the caller: its values, its place" },
    { "down", NULL, do_down, "[N]", "look at the frame that it called" },
    { "frame", "f", do_frame, "[N]", "look at frame #N of the backtrace, or at this one again" },
    { "list", "l", do_list, "[LINE or A,B or @f or a.c:12]",
      "the text of the program, or of its source" },
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
