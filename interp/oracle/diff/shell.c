#include "interp/oracle/diff/shell.h"

#include "interp/program/attend.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { INPUT, OUTPUT, ERRORS, FILES }; /* the standard files, by number */

/* What a shell exits with where it cannot find a command, and where one cannot be run; and where a
 * signal ended one, beyond which is the signal's number. */
enum { EXIT_NOT_EXECUTABLE = 126, EXIT_NOT_FOUND = 127, EXIT_SIGNALED = 128 };

enum { MOST_ERRORS = 1 << 16 }; /* bytes */

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
 * and ends when its parent does. */
static void become_shell(const char *command, const int *files)
{
    struct rlimit written = { SHELL_MOST_WRITTEN, SHELL_MOST_WRITTEN };

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

/* The process between: the shell's parent, and whoever's parent is gone. It sees to it that all of
 * them end: with the shell, when the time is over, and when this program does, however that ends.
 */

typedef struct Ending { /* shared by both */
    bool ended;
    bool late;
    int status; /* of the shell, where it was not late */
} Ending;

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* The parent of a process, by what stands behind its name, which may hold anything; 0: it is gone.
 */
static pid_t parent_of(const char *process)
{
    char path[300], text[500], *behind;
    ssize_t got = -1;
    int file, parent;

    snprintf(path, sizeof path, "/proc/%s/stat", process);
    file = open(path, O_RDONLY | O_CLOEXEC);
    if (file >= 0) {
        got = read(file, text, sizeof text - 1);
        close(file);
    }
    text[got > 0 ? got : 0] = 0;
    behind = strrchr(text, ')');
    return behind && sscanf(behind, ") %*c %d", &parent) == 1 ? parent : 0;
}

static void kill_children(void)
{
    DIR *processes = opendir("/proc");
    struct dirent *entry;

    while (processes && (entry = readdir(processes)))
        if (entry->d_name[0] >= '1' && entry->d_name[0] <= '9'
            && parent_of(entry->d_name) == getpid())
            kill(atoi(entry->d_name), SIGKILL);
    if (processes)
        closedir(processes);
}

/* Gathers children that have ended; false when there are none left, ended or not. */
static bool gather(pid_t shell, Ending *ending)
{
    pid_t ended;
    int status;

    while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
        if (ended != shell || ending->late)
            continue;
        ending->ended = true;
        ending->status = status;
    }
    return ended == 0;
}

/* Children of those that end become ours. What cannot be killed (it runs as somebody else) is left
 * after a while. */
static void end_all(pid_t shell, Ending *ending)
{
    const double PATIENCE = 5;
    const struct timespec a_moment = { 0, 2000000 };
    double deadline = now() + PATIENCE;

    kill(-shell, SIGKILL);
    while (gather(shell, ending) && now() < deadline) {
        kill_children();
        nanosleep(&a_moment, NULL);
    }
}

/* Until the shell ends, the time is over, or this process is asked to end. */
static void wait_for(pid_t shell, double seconds, const sigset_t *signals, Ending *ending)
{
    double deadline = seconds > 0 ? now() + seconds : INFINITY, left;
    bool asked = false;

    while (!asked && !ending->ended && (left = deadline - now()) > 0) {
        const double LONG = 1e6;
        double wait = left < LONG ? left : LONG;
        struct timespec time = { (time_t)wait, (long)((wait - floor(wait)) * 1e9) };

        asked = sigtimedwait(signals, NULL, &time) == SIGTERM;
        gather(shell, ending);
    }
    ending->late = !ending->ended;
}

static _Noreturn void supervise(const char *command, const int *files, double seconds, pid_t parent,
                                Ending *ending)
{
    sigset_t signals, before;
    pid_t shell;

    setpgid(0, 0);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    sigemptyset(&signals);
    sigaddset(&signals, SIGCHLD);
    sigaddset(&signals, SIGTERM);
    sigprocmask(SIG_BLOCK, &signals, &before);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != parent)
        _exit(0);
    shell = fork();
    if (shell == 0) {
        sigprocmask(SIG_SETMASK, &before, NULL);
        become_shell(command, files);
    }
    close_range(FILES, ~0U, 0);
    if (shell > 0) {
        wait_for(shell, seconds, &signals, ending);
        end_all(shell, ending);
    }
    _exit(shell > 0 ? 0 : 1);
}

static bool is_full(int file)
{
    struct stat is;

    return fstat(file, &is) == 0 && is.st_size >= SHELL_MOST_WRITTEN;
}

/* Where a file would become too large the writer gets a signal; one that blocks it, an error. */
static void set_end(ShellRun *run, int status, const int *files)
{
    bool exited = WIFEXITED(status);

    run->end = exited ? SHELL_EXITED : SHELL_SIGNALED;
    run->number = exited ? WEXITSTATUS(status) : WTERMSIG(status);
    if (exited && (run->number == EXIT_NOT_EXECUTABLE || run->number == EXIT_NOT_FOUND)) {
        run->end = SHELL_NOT_FOUND;
    } else if (exited && run->number > EXIT_SIGNALED && run->number - EXIT_SIGNALED < NSIG) {
        run->end = SHELL_SIGNALED;
        run->number -= EXIT_SIGNALED;
    }
    if ((run->end == SHELL_SIGNALED && run->number == SIGXFSZ) || is_full(files[OUTPUT])
        || is_full(files[ERRORS]))
        run->end = SHELL_FULL;
}

static Ending *new_ending(void)
{
    Ending *ending =
        mmap(NULL, sizeof *ending, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    return ending == MAP_FAILED ? NULL : ending;
}

/* Until the supervisor ends, which is asked to when the user interrupts. */
static void await(pid_t supervisor)
{
    const struct timespec a_moment = { 0, 1000000 };
    pid_t got;

    while ((got = waitpid(supervisor, NULL, WNOHANG)) == 0 || (got < 0 && errno == EINTR)) {
        if (attend_interrupted())
            kill(supervisor, SIGTERM);
        nanosleep(&a_moment, NULL);
    }
}

ShellRun shell_run(const char *command, Str input, double seconds)
{
    ShellRun run = { .end = SHELL_NOT_RUN };
    pid_t parent = getpid(), pid = -1;
    Ending *ending = new_ending();
    int files[FILES];

    if (open_files(files, input) && ending)
        pid = fork();
    if (pid == 0)
        supervise(command, files, seconds, parent, ending);
    if (pid > 0)
        await(pid);
    if (pid > 0 && ending->late)
        run.end = SHELL_LATE;
    else if (pid > 0 && ending->ended)
        set_end(&run, ending->status, files);
    else
        sb_printf(&run.errors, "the command cannot be run: %s", strerror(errno));
    if (run.end == SHELL_EXITED)
        read_up_to(files[OUTPUT], SHELL_MOST_WRITTEN, &run.output);
    if (run.end != SHELL_NOT_RUN)
        read_up_to(files[ERRORS], MOST_ERRORS, &run.errors);
    close_files(files);
    if (ending)
        munmap(ending, sizeof *ending);
    return run;
}

void shell_run_free(ShellRun *run)
{
    sb_free(&run->output);
    sb_free(&run->errors);
}
