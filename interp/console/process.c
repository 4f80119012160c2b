#include "interp/console/process.h"

#include "core/base/vec.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* What a file makes the program do is not known: it ends where it takes too much. */
static void limit(pid_t pid, unsigned most)
{
    const struct rlimit seconds = { most, most }, bytes = { (rlim_t)8 << 30, (rlim_t)8 << 30 },
                        written = { 1 << 20, 1 << 20 };

    prlimit(pid, RLIMIT_CPU, &seconds, NULL);
    prlimit(pid, RLIMIT_AS, &bytes, NULL);
    prlimit(pid, RLIMIT_FSIZE, &written, NULL);
}

static int read_pipe(int pipe, Sb *text)
{
    enum { STEP = 1 << 16, MOST = 1 << 30 };
    size_t before = text->len;
    ssize_t got;

    do {
        vec_reserve(text, text->len + STEP);
        do
            got = read(pipe, text->data + text->len, STEP);
        while (got < 0 && errno == EINTR);
        text->len += got > 0 ? (size_t)got : 0;
    } while (got > 0 && text->len - before < MOST);
    return got == 0 ? 0 : got < 0 ? errno : EFBIG;
}

static int spawn(const char *const *args, int output, int said, pid_t *pid)
{
    posix_spawn_file_actions_t actions;
    int error;

    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    if (said >= 0)
        posix_spawn_file_actions_adddup2(&actions, said, STDERR_FILENO);
    error = posix_spawnp(pid, args[0], &actions, NULL, (char *const *)args, environ);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

int process_run(const char *const *args, unsigned seconds, int said, Sb *text, int *status)
{
    int ends[2], error;
    pid_t pid;

    if (pipe2(ends, O_CLOEXEC) != 0)
        return errno;
    error = spawn(args, ends[1], said, &pid);
    close(ends[1]);
    if (!error) {
        limit(pid, seconds);
        error = read_pipe(ends[0], text);
        close(ends[0]);
        while (waitpid(pid, status, 0) < 0 && errno == EINTR)
            continue;
        return error;
    }
    close(ends[0]);
    return error;
}
