/* Starve: a command of the program, again and again, and each time another of its requests for
 * memory is refused. It may end with "error: out of memory" and status 7, or survive and say what
 * it says else; nothing else.
 *
 *     starve [--most N] [--phase N] [--input FILE] COMMAND ARGUMENT...
 *
 * Linked around the program's own main, malloc, calloc and realloc. Of requests 1 to the last of a
 * run that is refused none, at most N are refused in turn, spread evenly; each once alone, and once
 * with all that come behind it.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATIENCE = 60, SAID = 1 << 16 };

int __real_main(int argc, char **argv);
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);

typedef struct Requests {
    unsigned long made, refused; /* `refused`: the first that is; 0: none */
    bool and_all_behind;
} Requests;

static const char *input = "/dev/null";
static Requests *requests; /* shared, so that the parent sees how many there were; NULL: not yet */

static bool is_refused(void)
{
    unsigned long number;

    if (!requests)
        return false;
    number = __atomic_add_fetch(&requests->made, 1, __ATOMIC_RELAXED);
    if (!requests->refused || number < requests->refused
        || (number > requests->refused && !requests->and_all_behind))
        return false;
    errno = ENOMEM;
    return true;
}

void *__wrap_malloc(size_t size)
{
    return is_refused() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return is_refused() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
    return is_refused() ? NULL : __real_realloc(old, size);
}

typedef struct Outcome {
    int status; /* as waitpid gives it */
    char out[SAID], err[SAID];
} Outcome;

static void shared_file(int *file)
{
    *file = memfd_create("said", 0);
    if (*file < 0) {
        perror("error: memfd_create");
        exit(2);
    }
}

static void read_said(int file, char *said)
{
    ssize_t got = pread(file, said, SAID - 1, 0);

    said[got > 0 ? got : 0] = 0;
    close(file);
}

/* Runs the command, as `requests` says. */
static void run(Outcome *outcome, int argc, char **argv)
{
    int in = open(input, O_RDONLY), out, err;
    pid_t child;

    shared_file(&out);
    shared_file(&err);
    requests->made = 0;
    child = fork();
    if (child == 0) {
        dup2(in, STDIN_FILENO);
        dup2(out, STDOUT_FILENO);
        dup2(err, STDERR_FILENO);
        alarm(PATIENCE);
        exit(__real_main(argc, argv));
    }
    close(in);
    waitpid(child, &outcome->status, 0);
    read_said(out, outcome->out);
    read_said(err, outcome->err);
}

/* It did what it does with enough memory, or said that there is not enough: itself with status 7,
 * in the system's words, where a file cannot be read, with 2. */
static bool is_good(const Outcome *outcome, const Outcome *fed)
{
    if (!WIFEXITED(outcome->status))
        return false;
    if (WEXITSTATUS(outcome->status) == 7
        && (strstr(outcome->err, "error: out of memory")
            || strstr(outcome->err, "error: limit reached: no memory is left")))
        return true;
    if (WEXITSTATUS(outcome->status) == 2 && strstr(outcome->err, ": Cannot allocate memory"))
        return true;
    return outcome->status == fed->status && strcmp(outcome->out, fed->out) == 0;
}

static void show(const Outcome *outcome, char **argv)
{
    printf("refused request %lu%s of", requests->refused,
           requests->and_all_behind ? " and all behind it" : "");
    for (; *argv; argv++)
        printf(" %s", *argv);
    if (WIFSIGNALED(outcome->status))
        printf(": ended by signal %d (%s)\n", WTERMSIG(outcome->status),
               strsignal(WTERMSIG(outcome->status)));
    else
        printf(": status %d\n", WEXITSTATUS(outcome->status));
    printf("%.2000s%.2000s", outcome->out, outcome->err);
}

static int starve(unsigned long most, unsigned long phase, int argc, char **argv)
{
    static Outcome fed, starved;
    unsigned long last, step, runs = 0, bad = 0, survived = 0;

    run(&fed, argc, argv);
    last = requests->made;
    step = last > most ? (last + most - 1) / most : 1;
    for (unsigned long n = 1 + phase % step; n <= last; n += step)
        for (int all = 0; all < 2; all++) {
            requests->refused = n;
            requests->and_all_behind = all;
            run(&starved, argc, argv);
            runs++;
            survived += starved.status == fed.status;
            if (!is_good(&starved, &fed)) {
                bad++;
                show(&starved, argv);
            }
        }
    printf("%lu requests, %lu runs, %lu survived, %lu wrong:", last, runs, survived, bad);
    for (int i = 1; i < argc; i++)
        printf(" %s", argv[i]);
    putchar('\n');
    return bad != 0;
}

int __wrap_main(int argc, char **argv)
{
    unsigned long most = 100, phase = 0;
    int at = 1;

    for (; at + 1 < argc && strncmp(argv[at], "--", 2) == 0; at += 2) {
        if (strcmp(argv[at], "--most") == 0)
            most = strtoul(argv[at + 1], NULL, 10);
        else if (strcmp(argv[at], "--phase") == 0)
            phase = strtoul(argv[at + 1], NULL, 10);
        else if (strcmp(argv[at], "--input") == 0)
            input = argv[at + 1];
    }
    if (at >= argc || !most) {
        fputs("usage: starve [--most N] [--phase N] [--input FILE] COMMAND ARGUMENT...\n", stderr);
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 1 << 12);
    requests =
        mmap(NULL, sizeof *requests, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    argv[at - 1] = argv[0];
    return starve(most, phase, argc - at + 1, argv + at - 1);
}
