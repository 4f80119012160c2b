#include "interp/console/import.h"

#include "core/base/vec.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

bool import_wanted(const char *name)
{
    const char *dot = strrchr(name, '.');

    return dot && (strcmp(dot, ".ll") == 0 || strcmp(dot, ".bc") == 0);
}

/* Its standard output is the pipe's end; what it has to say goes where ours does. */
static int spawn_importer(const char *name, int output, pid_t *pid)
{
    static const char *const PROGRAMS[] = { "mlir-translate-22", "mlir-translate" };
    posix_spawn_file_actions_t actions;
    int error = ENOENT;

    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    for (size_t i = 0; i < sizeof PROGRAMS / sizeof *PROGRAMS && error; i++) {
        char *args[] = { (char *)PROGRAMS[i], "--import-llvm", "--mlir-print-debuginfo", "--",
                         (char *)name, NULL };

        error = posix_spawnp(pid, PROGRAMS[i], &actions, NULL, args, environ);
    }
    posix_spawn_file_actions_destroy(&actions);
    return error;
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

bool import_llvm(const char *name, Sb *text)
{
    int ends[2], status = 0, error;
    bool good;
    pid_t pid;

    if (access(name, R_OK) != 0 || pipe2(ends, O_CLOEXEC) != 0) {
        fprintf(stderr, "error: cannot read '%s': %s\n", name, strerror(errno));
        return false;
    }
    error = spawn_importer(name, ends[1], &pid);
    close(ends[1]);
    if (error) {
        close(ends[0]);
        fprintf(stderr,
                "error: cannot read '%s': LLVM IR is read by mlir-translate-22 of the package "
                "mlir-22-tools, which cannot be run: %s\n",
                name, strerror(error));
        return false;
    }
    good = read_pipe(ends[0], text);
    close(ends[0]);
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
        continue;
    if (good && WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return true;
    fprintf(stderr, "error: cannot read '%s': mlir-translate --import-llvm failed\n", name);
    return false;
}
