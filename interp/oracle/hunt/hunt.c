#include "interp/oracle/hunt/hunt.h"

#include "interp/console/progress.h"
#include "interp/console/status.h"
#include "interp/program/attend.h"

#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

double hunt_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Where the hunt has come to. */

static Str state_path(const Hunt *hunt, Arena *arena)
{
    return str_printf(arena, "%s/state", hunt->options->folder);
}

/* "seed 3 next 12345" */
static void read_state(Hunt *hunt)
{
    Arena arena = { 0 };
    unsigned long long seed, next;
    FILE *file = fopen(state_path(hunt, &arena).data, "r");

    if (file && fscanf(file, "seed %llu next %llu", &seed, &next) == 2
        && seed == hunt->options->generate.seed)
        hunt->first = next;
    if (file)
        fclose(file);
    arena_free(&arena);
}

/* Each process that found no more has taken one. */
static uint64_t next_number(const Hunt *hunt)
{
    uint64_t next = atomic_load(&hunt->sums->next);

    return next < hunt->last ? next : hunt->last;
}

static void write_state(const Hunt *hunt)
{
    Arena arena = { 0 };
    FILE *file = fopen(state_path(hunt, &arena).data, "w");

    if (file) {
        fprintf(file, "seed %" PRIu64 " next %" PRIu64 "\n", hunt->options->generate.seed,
                next_number(hunt));
        fclose(file);
    }
    arena_free(&arena);
}

/* Processes. */

typedef VEC(pid_t) Workers;

static pid_t start_worker(Hunt *hunt, unsigned job, const int ends[2])
{
    pid_t parent = getpid(), pid = fork();

    if (pid)
        return pid;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    signal(SIGINT, SIG_IGN); /* it is for the one that waits, and ends this one */
    if (getppid() != parent)
        _exit(1);
    close(ends[0]);
    hunt->told = ends[1];
    hunt->job = job;
    hunt_work(hunt);
    _exit(0);
}

static void show(const Hunt *hunt, Progress *progress)
{
    char text[80];

    snprintf(text, sizeof text, "%lu found, %lu again", atomic_load(&hunt->sums->found),
             atomic_load(&hunt->sums->again));
    progress_step(progress, atomic_load(&hunt->sums->programs), text);
}

/* What the processes say, until the last has ended. */
static void listen(Hunt *hunt, int told)
{
    enum { WAIT = 300, CHUNK = 4096 }; /* milliseconds, bytes */
    Progress progress = { .total = hunt->options->count, .unit = "programs" };
    struct pollfd source = { .fd = told, .events = POLLIN };
    char chunk[CHUNK];
    ssize_t got = 1;

    while (got && !attend_interrupted()) {
        if (poll(&source, 1, WAIT) <= 0) {
            show(hunt, &progress);
            continue;
        }
        got = read(told, chunk, sizeof chunk);
        if (got < 0)
            continue;
        progress_clear(&progress);
        fwrite(chunk, 1, (size_t)got, stdout);
        fflush(stdout);
    }
    progress_clear(&progress);
}

/* What one died of is a fault of this program. */
static void tell_death(const Hunt *hunt, unsigned job, int status)
{
    if (attend_interrupted() || (WIFEXITED(status) && WEXITSTATUS(status) == 0))
        return;
    printf("a process died (%s) at program %lu: a fault of this program's own\n",
           WIFSIGNALED(status) ? strsignal(WTERMSIG(status)) : "it gave up",
           atomic_load(&hunt->sums->at[job]));
}

static void end_workers(const Hunt *hunt, Workers *workers)
{
    int status;

    for (size_t i = 0; i < workers->len; i++) {
        if (attend_interrupted())
            kill(workers->data[i], SIGKILL);
        while (waitpid(workers->data[i], &status, 0) < 0 && errno == EINTR)
            continue;
        tell_death(hunt, (unsigned)i, status);
    }
}

static void run_workers(Hunt *hunt)
{
    Workers workers = { 0 };
    int ends[2];

    if (pipe(ends) != 0)
        return;
    for (unsigned i = 0; i < hunt->options->diff.jobs; i++)
        vec_push(&workers, start_worker(hunt, i, ends));
    close(ends[1]);
    listen(hunt, ends[0]);
    close(ends[0]);
    end_workers(hunt, &workers);
    vec_free(&workers);
}

/* The sums. */

static void print_sums(const Hunt *hunt, double seconds)
{
    const HuntSums *s = hunt->sums;

    printf("%lu programs in %.1f seconds, from number %" PRIu64
           " on: %lu changed, %lu refused, %lu not judged; %lu functions, %lu inputs compared\n",
           s->programs, seconds, hunt->first, s->changed, s->refused, s->not_judged, s->functions,
           s->inputs);
    printf("%lu found in %s, %lu again%s", s->found, hunt->options->folder, s->again,
           hunt->options->known ? "" : "\n");
    if (hunt->options->known)
        printf(", %lu known\n", s->known);
}

static bool make_folder(const char *folder)
{
    if (mkdir(folder, 0777) == 0 || errno == EEXIST)
        return true;
    fprintf(stderr, "error: cannot make the folder '%s': %s\n", folder, strerror(errno));
    return false;
}

static bool needs_list(const HuntOptions *options)
{
    return options->passes
           && (strcmp(options->passes, "each") == 0 || strcmp(options->passes, "random") == 0);
}

int hunt_run(const HuntOptions *options)
{
    Hunt hunt = { .options = options };
    double started = hunt_now();
    int status = EXIT_USAGE;

    hunt.sums =
        mmap(NULL, sizeof *hunt.sums, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (hunt.sums == MAP_FAILED)
        return EXIT_USAGE;
    hunt.end = options->seconds ? started + options->seconds : 0;
    if (make_folder(options->folder) && (!needs_list(options) || hunt_list_passes(&hunt))) {
        read_state(&hunt);
        hunt.sums->next = hunt.first;
        hunt.last = options->count ? hunt.first + options->count : UINT64_MAX;
        attend_interrupts();
        run_workers(&hunt);
        write_state(&hunt);
        print_sums(&hunt, hunt_now() - started);
        status = hunt.sums->found ? EXIT_DIFFERENCE : EXIT_FINE;
    }
    munmap(hunt.sums, sizeof *hunt.sums);
    vec_free(&hunt.passes);
    map_free(&hunt.seen);
    arena_free(&hunt.arena);
    return status;
}
