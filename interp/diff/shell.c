#include "interp/diff/shell.h"

#include <errno.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { INPUT, OUTPUT, ERRORS, FILES }; /* the standard files, by number */

/* What a shell exits with where it cannot find a command, and where one cannot be run; and where a
 * signal ended one, beyond which is the signal's number. */
enum { EXIT_NOT_EXECUTABLE = 126, EXIT_NOT_FOUND = 127, EXIT_SIGNALED = 128 };

enum { MOST_WRITTEN = 1 << 30, MOST_ERRORS = 1 << 16 }; /* bytes */

static bool write_all(int file, Str text)
{
    while (text.len) {
        ssize_t put = write(file, text.data, text.len);

        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return false;
        text = str_from(text, (size_t)put);
    }
    return lseek(file, 0, SEEK_SET) == 0;
}

static void read_up_to(int file, size_t most, Sb *text)
{
    char chunk[1 << 16];
    size_t want = most < sizeof chunk ? most : sizeof chunk;
    ssize_t got;

    while (text->len < most && (got = pread(file, chunk, want, (off_t)text->len)) > 0)
        sb_str(text, (Str){ chunk, (size_t)got });
}

static bool open_files(int *files, Str input)
{
    static const char *const NAMES[] = { "input", "output", "errors" };
    bool good = true;

    for (unsigned i = 0; i < FILES; i++)
        good &= (files[i] = memfd_create(NAMES[i], MFD_CLOEXEC)) >= 0;
    return good && write_all(files[INPUT], input);
}

static void close_files(const int *files)
{
    for (unsigned i = 0; i < FILES; i++)
        if (files[i] >= 0)
            close(files[i]);
}

/* In the new process, which may do nothing here but call the system. It leads a group of its own,
 * so that all of it can be ended, and ends when this program does. */
static void become_shell(const char *command, const int *files)
{
    struct rlimit written = { MOST_WRITTEN, MOST_WRITTEN };

    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setrlimit(RLIMIT_FSIZE, &written);
    for (int i = 0; i < FILES; i++)
        if (dup2(files[i], i) < 0)
            _exit(EXIT_NOT_EXECUTABLE);
    close_range(FILES, ~0U, 0);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(EXIT_NOT_EXECUTABLE);
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Waits for the process. False when it had to be killed. */
static bool wait_for(pid_t pid, double seconds, int *status)
{
    struct pollfd wait = { .fd = pidfd_open(pid, 0), .events = POLLIN };
    double deadline = seconds > 0 ? now() + seconds : INFINITY, left = deadline - now();
    int ready = 0;

    while (wait.fd >= 0 && ready <= 0 && left > 0) {
        ready = poll(&wait, 1, left < 1e6 ? (int)(left * 1e3) + 1 : -1);
        left = deadline - now();
    }
    if (wait.fd >= 0) {
        if (ready <= 0)
            kill(-pid, SIGKILL);
        close(wait.fd);
    }
    while (waitpid(pid, status, 0) < 0 && errno == EINTR)
        ;
    return wait.fd < 0 || ready > 0;
}

static void set_end(ShellRun *run, int status)
{
    bool exited = WIFEXITED(status);

    run->end = exited ? SHELL_EXITED : SHELL_SIGNALED;
    run->number = exited ? WEXITSTATUS(status) : WTERMSIG(status);
    if (!exited || run->number < EXIT_NOT_EXECUTABLE)
        return;
    if (run->number <= EXIT_NOT_FOUND) {
        run->end = SHELL_NOT_FOUND;
    } else if (run->number - EXIT_SIGNALED > 0 && run->number - EXIT_SIGNALED < NSIG) {
        run->end = SHELL_SIGNALED;
        run->number -= EXIT_SIGNALED;
    }
}

ShellRun shell_run(const char *command, Str input, double seconds)
{
    ShellRun run = { .end = SHELL_NOT_RUN };
    int files[FILES], status;
    pid_t pid = open_files(files, input) ? fork() : -1;

    if (pid == 0)
        become_shell(command, files);
    if (pid < 0) {
        sb_printf(&run.errors, "the command cannot be run: %s", strerror(errno));
    } else {
        if (wait_for(pid, seconds, &status))
            set_end(&run, status);
        else
            run.end = SHELL_LATE;
        if (run.end == SHELL_EXITED)
            read_up_to(files[OUTPUT], MOST_WRITTEN, &run.output);
        read_up_to(files[ERRORS], MOST_ERRORS, &run.errors);
    }
    close_files(files);
    return run;
}

void shell_run_free(ShellRun *run)
{
    sb_free(&run->output);
    sb_free(&run->errors);
}
