#include "interp/tools/debug/terminal.h"

#include "interp/tools/debug/words.h"

#include <errno.h>
#include <histedit.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char PROMPT[] = "(step) ";

static char *prompt(EditLine *editor)
{
    static char text[] = "(step) ";

    (void)editor;
    return text;
}

/* The thread that reads commands. The system may hand a signal to another. */
static pthread_t reader;

static void on_interrupt(int signal)
{
    int kept = errno;

    if (pthread_equal(pthread_self(), reader))
        timeline_interrupt();
    else
        pthread_kill(reader, signal);
    errno = kept;
}

/* What completes the word before the cursor: one candidate, or what all have in common. */
typedef struct Completion {
    Sb common, all;
    unsigned count;
} Completion;

static void see_candidate(void *state, Str word)
{
    Completion *c = state;
    size_t same = 0;

    sb_printf(&c->all, "  %.*s\n", STR_ARG(word));
    if (!c->count++) {
        sb_str(&c->common, word);
        return;
    }
    while (same < word.len && same < c->common.len && c->common.data[same] == word.data[same])
        same++;
    c->common.len = same;
}

static unsigned char complete(EditLine *editor, int key)
{
    const LineInfo *info = el_line(editor);
    Str line = { info->buffer, (size_t)(info->cursor - info->buffer) };
    size_t typed = words_last(line).len;
    Completion c = { 0 };
    unsigned char done = CC_ERROR;
    void *session;
    Sb more = { 0 };

    (void)key;
    el_get(editor, EL_CLIENTDATA, &session);
    session_complete(session, line, see_candidate, &c);
    if (c.count && (c.common.len > typed || c.count == 1)) {
        sb_str(&more, str_from(sb_view(&c.common), typed));
        if (c.count == 1)
            sb_char(&more, ' ');
        el_insertstr(editor, more.data);
        done = CC_REFRESH;
    } else if (c.count) {
        printf("\n%.*s", STR_ARG(sb_view(&c.all)));
        fflush(stdout);
        done = CC_REDISPLAY;
    }
    sb_free(&more);
    sb_free(&c.common);
    sb_free(&c.all);
    return done;
}

static EditLine *editor_new(Session *session, History *history_of)
{
    EditLine *editor = el_init("mlir-interp", stdin, stdout, stderr);
    HistEvent event;

    if (!editor)
        return NULL;
    history(history_of, &event, H_SETSIZE, 1000);
    history(history_of, &event, H_SETUNIQUE, 1);
    el_set(editor, EL_PROMPT, prompt);
    el_set(editor, EL_EDITOR, "emacs");
    el_set(editor, EL_HIST, history, history_of);
    el_set(editor, EL_CLIENTDATA, session);
    el_set(editor, EL_ADDFN, "complete", "complete commands and names", complete);
    el_set(editor, EL_BIND, "^I", "complete", NULL);
    el_set(editor, EL_BIND, "^R", "em-inc-search-prev", NULL);
    return editor;
}

static void run_line(Session *session, History *history_of, const char *line, Sb *last)
{
    Str text = words_trim(str_of(line));
    HistEvent event;

    if (text.len) {
        history(history_of, &event, H_ENTER, line);
        last->len = 0;
        sb_str(last, text);
    }
    if (last->len)
        session_command(session, sb_view(last));
}

/* An empty line repeats the last command. An interrupt while a line is written drops the line. */
static void run_edited(Session *session)
{
    History *history_of = history_init();
    EditLine *editor = editor_new(session, history_of);
    Sb last = { 0 };

    puts("Type help for the commands, quit to leave.");
    while (editor && !session->quit) {
        int count = 0;
        const char *line = el_gets(editor, &count);

        if (!line && count < 0 && errno == EINTR) {
            el_reset(editor);
            putchar('\n');
            continue;
        }
        if (!line || count <= 0) {
            putchar('\n');
            break;
        }
        run_line(session, history_of, line, &last);
    }
    sb_free(&last);
    if (editor)
        el_end(editor);
    history_end(history_of);
}

/* False, reported, where the end is not the input's: it could not be read. None at all is empty. */
static bool run_script(Session *session)
{
    char *line = NULL;
    size_t room = 0;
    bool good;

    while (!session->quit && getline(&line, &room, stdin) >= 0) {
        Str text = words_trim(str_of(line));

        if (!text.len || *text.data == '#')
            continue;
        if (session->line_open)
            putchar('\n');
        session->line_open = false;
        printf("%s%.*s\n", PROMPT, STR_ARG(text));
        fflush(stdout);
        session_command(session, text);
    }
    good = session->quit || feof(stdin) || errno == EBADF;
    if (!good)
        perror("error: standard input");
    free(line);
    return good;
}

bool terminal_run(Session *session)
{
    struct sigaction action = { .sa_handler = on_interrupt }, before;
    bool good = true;

    reader = pthread_self();
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, &before);
    if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
        run_edited(session);
    else
        good = run_script(session);
    sigaction(SIGINT, &before, NULL);
    return good;
}
