#ifdef HAVE_MLIR_C

#include "interp/native/pass_list.h"

#include "interp/native/upstream.h"

#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

/* Adds the pipeline as upstream prints it, all options written out; false when it cannot be read.
 */
static bool print(Sb *text, MlirContext context, Str pipeline)
{
    MlirPassManager manager = mlirPassManagerCreate(context);
    Sb unseen = { 0 };
    bool good = upstream_read_pipeline(manager, pipeline, &unseen);

    if (good)
        mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(manager), upstream_append, text);
    mlirPassManagerDestroy(manager);
    sb_free(&unseen);
    return good;
}

/* A printed pipeline of one pass without the options, where it has those by default. Empty when
 * upstream cannot read what it printed. */
static Str shorten(Arena *arena, MlirContext context, Str pass)
{
    size_t open = str_find(pass, '{'), close = pass.len;
    Sb whole = { 0 }, bare = { 0 };
    Str result = { 0 }, shorter;

    while (close > open && pass.data[close - 1] != '}')
        close--;
    shorter = str_printf(arena, "%.*s%.*s", (int)open, pass.data, STR_ARG(str_from(pass, close)));
    if (print(&whole, context, pass))
        result = print(&bare, context, shorter) && str_eq(sb_view(&whole), sb_view(&bare)) ? shorter
                                                                                           : pass;
    sb_free(&whole);
    sb_free(&bare);
    return result;
}

/* Adds the passes that stand behind the name of a registered pipeline, each with a NUL behind it;
 * or the pass itself, where it is one, or where upstream cannot read what it printed. */
static void add_registered(Sb *text, MlirContext context, Str pass)
{
    Arena arena = { 0 };
    PassList passes = { 0 };
    Sb printed = { 0 };
    bool good = print(&printed, context, pass);

    pipeline_split(&passes, &arena, sb_view(&printed));
    good &= passes.len > 1;
    for (size_t i = 0; good && i < passes.len; i++) {
        passes.data[i] = shorten(&arena, context, passes.data[i]);
        good = passes.data[i].len > 0;
    }
    for (size_t i = 0; i < (good ? passes.len : 1); i++) {
        sb_str(text, good ? passes.data[i] : pass);
        sb_char(text, 0);
    }
    vec_free(&passes);
    sb_free(&printed);
    arena_free(&arena);
}

/* In the other process: an empty string ends the passes of each. */
static void write_registered(int file, MlirContext context, const Str *passes, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        Sb text = { 0 };

        add_registered(&text, context, passes[i]);
        sb_char(&text, 0);
        for (size_t at = 0; at < text.len;) {
            ssize_t put = write(file, text.data + at, text.len - at);

            if (put < 0 && errno != EINTR)
                return;
            at += put < 0 ? 0 : (size_t)put;
        }
        sb_free(&text);
    }
}

/* What another process finds of these passes, as far as it came: some passes of upstream's crash
 * when they are printed (llvm-use-default-visibility). */
static Sb find_registered(MlirContext context, const Str *passes, size_t count)
{
    char chunk[4096];
    Sb text = { 0 };
    int ends[2];
    ssize_t got;
    pid_t pid;

    if (pipe(ends) != 0)
        return text;
    pid = fork();
    if (pid == 0) {
        write_registered(ends[1], context, passes, count);
        _exit(0);
    }
    close(ends[1]);
    while ((got = read(ends[0], chunk, sizeof chunk)) > 0 || (got < 0 && errno == EINTR))
        sb_str(&text, (Str){ chunk, got > 0 ? (size_t)got : 0 });
    close(ends[0]);
    while (pid > 0 && waitpid(pid, NULL, 0) < 0 && errno == EINTR)
        ;
    return text;
}

/* Adds the passes of those of which all was found; gives how many they are. */
static size_t take_registered(PassList *list, Arena *arena, Str found)
{
    size_t whole = 0;

    while (found.len && (found.len < 2 || found.data[found.len - 1] || found.data[found.len - 2]))
        found.len--;
    while (found.len) {
        Str pass = { found.data, str_find(found, 0) };

        if (pass.len)
            vec_push(list, str_dup(arena, pass));
        whole += !pass.len;
        found = str_from(found, pass.len + 1);
    }
    return whole;
}

static void expand(PassList *list, Arena *arena, MlirContext context, const PassList *written)
{
    for (size_t i = 0; i < written->len; i++) {
        Sb found = find_registered(context, written->data + i, written->len - i);

        i += take_registered(list, arena, sb_view(&found));
        if (i < written->len)
            vec_push(list, written->data[i]);
        sb_free(&found);
    }
}

static bool read_list(PassList *list, Arena *arena, Str pipeline, Sb *why)
{
    MlirContext context = upstream_context();
    MlirPassManager manager = mlirPassManagerCreate(context);
    MlirDiagnosticHandlerID handler = upstream_listen(context, why);
    PassList written = { 0 };
    Sb anchored = { 0 };
    bool good;

    upstream_pipeline_text(&anchored, context, pipeline);
    good = upstream_read_pipeline(manager, sb_view(&anchored), why);
    if (good) {
        pipeline_split(&written, arena, sb_view(&anchored));
        expand(list, arena, context, &written);
    }
    mlirContextDetachDiagnosticHandler(context, handler);
    mlirPassManagerDestroy(manager);
    mlirContextDestroy(context);
    vec_free(&written);
    sb_free(&anchored);
    return good;
}

/* To find them costs more than to run them on a small module, so the last is kept. */
const PassList *pass_list_of(Str pipeline, Sb *why)
{
    static Str kept; /* the pipeline; no data: none */
    static PassList list;
    static Arena arena;

    if (kept.data && str_eq(kept, pipeline))
        return &list;
    kept = (Str){ 0 };
    list.len = 0;
    arena_free(&arena);
    if (!read_list(&list, &arena, pipeline, why))
        return NULL;
    kept = str_dup(&arena, pipeline);
    return &list;
}

#endif
