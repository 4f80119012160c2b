#include "interp/console/import.h"

#include "core/base/vec.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { IMPORT_SECONDS = 60 }; /* of the processor, which the importer may take */

bool import_wanted(const char *name)
{
    const char *dot = strrchr(name, '.');

    return dot && (strcmp(dot, ".ll") == 0 || strcmp(dot, ".bc") == 0);
}

bool import_needs_compiler(const char *name)
{
    const char *dot = strrchr(name, '.');

    return dot && str_lists(".c .cc .cpp .cxx", str_of(dot));
}

/* Its standard output is the pipe's end; what it has to say goes where ours does. */
static int spawn_importer(const char *name, bool places, int output, pid_t *pid)
{
    static const char *const PROGRAMS[] = { "mlir-translate-22", "mlir-translate" };
    posix_spawn_file_actions_t actions;
    int error = ENOENT;

    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    for (size_t i = 0; i < sizeof PROGRAMS / sizeof *PROGRAMS && error; i++) {
        char *args[] = { (char *)PROGRAMS[i],
                         "--import-llvm",
                         places ? "--mlir-print-debuginfo" : "--",
                         places ? "--" : (char *)name,
                         places ? (char *)name : NULL,
                         NULL };

        error = posix_spawnp(pid, PROGRAMS[i], &actions, NULL, args, environ);
    }
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

/* What a file makes the importer do is not known: it ends where it takes too much. */
static void limit(pid_t pid)
{
    const struct rlimit seconds = { IMPORT_SECONDS, IMPORT_SECONDS },
                        bytes = { (rlim_t)8 << 30, (rlim_t)8 << 30 };

    prlimit(pid, RLIMIT_CPU, &seconds, NULL);
    prlimit(pid, RLIMIT_AS, &bytes, NULL);
}

static bool read_pipe(int pipe, Sb *text)
{
    enum { STEP = 1 << 16, MOST = 1 << 30 };
    ssize_t got;

    do {
        vec_reserve(text, text->len + STEP);
        do
            got = read(pipe, text->data + text->len, STEP);
        while (got < 0 && errno == EINTR);
        text->len += got > 0 ? (size_t)got : 0;
    } while (got > 0 && text->len < MOST);
    return got == 0;
}

/* With or without places in what the IR was compiled from. */
static bool import(const char *name, bool places, Sb *text)
{
    int ends[2], status = 0, error;
    bool good;
    pid_t pid;

    if (access(name, R_OK) != 0 || pipe2(ends, O_CLOEXEC) != 0) {
        fprintf(stderr, "error: cannot read '%s': %s\n", name, strerror(errno));
        return false;
    }
    error = spawn_importer(name, places, ends[1], &pid);
    close(ends[1]);
    if (error)
        fprintf(stderr,
                "error: cannot read '%s': LLVM IR is read by mlir-translate-22 of the package "
                "mlir-22-tools, which cannot be run: %s\n",
                name, strerror(error));
    else
        limit(pid);
    good = !error && read_pipe(ends[0], text);
    close(ends[0]);
    while (!error && waitpid(pid, &status, 0) < 0 && errno == EINTR)
        continue;
    if (!good || (WIFEXITED(status) && WEXITSTATUS(status) == 0))
        return good;
    if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGKILL || WTERMSIG(status) == SIGXCPU))
        fprintf(stderr, "error: cannot read '%s': mlir-translate took more than %d seconds\n", name,
                IMPORT_SECONDS);
    else
        fprintf(stderr, "error: cannot read '%s': mlir-translate --import-llvm failed\n", name);
    return false;
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

bool import_llvm(const char *name, Sb *text)
{
    if (!import(name, true, text))
        return false;
    if (has_places(sb_view(text)))
        return true;
    text->len = 0;
    return import(name, false, text);
}
