#include "interp/console/import.h"

#include "interp/console/import_records.h"
#include "interp/console/input.h"
#include "interp/console/output.h"
#include "interp/console/process.h"

#include <errno.h>
#include <stdio.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { IMPORT_SECONDS = 60 }; /* of the processor, which the importer may take at the most */

/* Bitcode, by itself or behind a header. Rule: LLVM Bitcode File Format. */
static bool is_bitcode(const char *name)
{
    FILE *file = fopen(name, "rb");
    char magic[4] = { 0 };

    if (!file)
        return false;
    if (fread(magic, 1, sizeof magic, file) != sizeof magic)
        magic[0] = 0;
    fclose(file);
    return memcmp(magic, "BC\xC0\xDE", sizeof magic) == 0
           || memcmp(magic, "\xDE\xC0\x17\x0B", sizeof magic) == 0;
}

bool import_wanted(const char *name)
{
    const char *dot = strrchr(name, '.');

    return dot && (strcmp(dot, ".ll") == 0 || (strcmp(dot, ".bc") == 0 && is_bitcode(name)));
}

bool import_needs_compiler(const char *name)
{
    const char *dot = strrchr(name, '.');

    return dot && str_lists(".c .cc .cpp .cxx", str_of(dot));
}

/* With places in what the IR was compiled from; `said` takes what it has to say. */
static int run_importer(const char *name, bool places, unsigned seconds, int said, Sb *text,
                        int *status)
{
    static const char *const PROGRAMS[] = { "mlir-translate-22", "mlir-translate" };
    int error = ENOENT;

    for (size_t i = 0; i < sizeof PROGRAMS / sizeof *PROGRAMS && error == ENOENT; i++) {
        const char *args[] = {
            PROGRAMS[i],          "--import-llvm",      places ? "--mlir-print-debuginfo" : "--",
            places ? "--" : name, places ? name : NULL, NULL
        };

        error = process_run(args, seconds, said, text, status);
    }
    return error;
}

/* Upstream's words go where ours do. */
static void show_said(int said)
{
    char part[4096];
    ssize_t got;

    lseek(said, 0, SEEK_SET);
    while ((got = read(said, part, sizeof part)) > 0)
        fwrite(part, 1, (size_t)got, stderr);
}

/* Of a program that crashed the first line, where that says why: what follows is a dump of its
 * stack. */
static void show_crash(const char *name, int said)
{
    char text[1024];
    ssize_t got = said < 0 ? 0 : pread(said, text, sizeof text, 0);
    Str line = { text, got > 0 ? (size_t)got : 0 };

    line.len = str_find(line, '\n');
    output_error("error: cannot read '%s': upstream's importer, mlir-translate, crashed on it",
                 name);
    if (str_starts(line, "LLVM ERROR: ") || str_starts(line, "mlir-translate"))
        output_error(" (%.*s)", STR_ARG(line));
    fputc('\n', stderr);
}

static unsigned whole_seconds(double seconds)
{
    if (seconds <= 0 || seconds >= IMPORT_SECONDS)
        return IMPORT_SECONDS;
    return (unsigned)seconds + (seconds > (unsigned)seconds);
}

static void tell_end(const char *name, int status, unsigned seconds, int said)
{
    int by = WIFSIGNALED(status) ? WTERMSIG(status) : 0;

    if (by == SIGKILL || by == SIGXCPU)
        output_error("error: cannot read '%s': mlir-translate took more than %u second%s\n", name,
                     seconds, seconds == 1 ? "" : "s");
    else if (by)
        show_crash(name, said);
    else
        output_error("error: cannot read '%s': mlir-translate --import-llvm failed\n", name);
}

/* With or without places in what the IR was compiled from. */
static bool import(const char *name, bool places, unsigned seconds, Sb *text)
{
    int status = 0, error, said = memfd_create("said", MFD_CLOEXEC);

    error = run_importer(name, places, seconds, said, text, &status);
    if (!error && said >= 0 && !WIFSIGNALED(status))
        show_said(said);
    if (error)
        output_error("error: cannot read '%s': LLVM IR is read by mlir-translate-22 of the package "
                     "mlir-22-tools, which cannot be run: %s\n",
                     name, strerror(error));
    else if (status)
        tell_end(name, status, seconds, said);
    if (said >= 0)
        close(said);
    return !error && !status;
}

/* Does the text name a line of a file, counted from 1? */
static bool has_places(Str text)
{
    static const char START[] = "loc(\"";

    for (size_t at = 0; at < text.len; at++) {
        Str rest = str_from(text, at);
        size_t end;

        if (!str_starts(rest, START))
            continue;
        rest = str_from(rest, sizeof START - 1);
        end = str_find(rest, '"');
        if (end + 2 < rest.len && rest.data[end + 1] == ':' && rest.data[end + 2] > '0')
            return true;
    }
    return false;
}

/* What has records that the importer would lose, as text with all of them, which has no name. False
 * where there are none, or it cannot be read so: the file itself says why. */
static bool import_moved(Str file, unsigned seconds, Sb *text)
{
    int made = memfd_create("records", 0), said = memfd_create("said", MFD_CLOEXEC), status = 1;
    Sb moved = { 0 }, path = { 0 };
    bool good;

    sb_printf(&path, "/proc/self/fd/%d", made);
    good = made >= 0 && said >= 0 && import_move_records(file, &moved)
           && write(made, moved.data, moved.len) == (ssize_t)moved.len
           && run_importer(path.data, true, seconds, said, text, &status) == 0 && status == 0;
    if (good)
        show_said(said);
    else
        text->len = 0;
    if (made >= 0)
        close(made);
    if (said >= 0)
        close(said);
    sb_free(&moved);
    sb_free(&path);
    return good;
}

bool import_llvm(const char *name, double seconds, Sb *text)
{
    unsigned most = whole_seconds(seconds);
    Sb file = { 0 };
    bool readable = input_read_bytes(name, &file), moved;

    moved = readable && str_is(str_of(strrchr(name, '.')), ".ll")
            && import_moved(sb_view(&file), most, text);
    sb_free(&file);
    if (moved)
        return true;
    if (!readable || !import(name, true, most, text))
        return false;
    if (has_places(sb_view(text)))
        return true;
    text->len = 0;
    return import(name, false, most, text);
}
