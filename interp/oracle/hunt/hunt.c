#include "interp/oracle/hunt/hunt.h"
#include "interp/console/output.h"

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

static const char *or_none(const char *text)
{
    return text ? text : "";
}

/* What has to be the same for another hunt to go on where this one stopped. */
static Str kind_of_hunt(const Hunt *hunt, Arena *arena)
{
    const HuntOptions *o = hunt->options;

    return str_printf(arena,
                      "seed %" PRIu64 ", of '%s', size %u, %zu mutated, passes '%s', command '%s'",
                      o->generate.seed, or_none(o->generate.of), o->generate.size,
                      o->generate.from_count, or_none(o->passes), or_none(o->diff.command));
}

static Str state_path(const Hunt *hunt, Arena *arena)
{
    return str_printf(arena, "%s/state.%016" PRIx64, hunt->options->folder,
                      str_hash(kind_of_hunt(hunt, arena)));
}

/* "next 12345", and behind it the kind. */
static void read_state(Hunt *hunt)
{
    Arena arena = { 0 };
    unsigned long long next;
    FILE *file = fopen(state_path(hunt, &arena).data, "r");

    if (file && fscanf(file, "next %llu", &next) == 1)
        hunt->first = next;
    if (file)
        fclose(file);
    arena_free(&arena);
}

/* Each process that found no more has taken one; one that was ended is still at its own. */
static uint64_t next_number(const Hunt *hunt)
{
    uint64_t next = atomic_load(&hunt->sums->next);

    for (unsigned i = 0; i < hunt->options->diff.jobs; i++)
        if (atomic_load(&hunt->sums->at[i]) < next)
            next = atomic_load(&hunt->sums->at[i]);
    return next < hunt->last ? next : hunt->last;
}

static void write_state(const Hunt *hunt)
{
    Arena arena = { 0 };
    FILE *file = fopen(state_path(hunt, &arena).data, "w");

    if (file) {
        fprintf(file, "next %" PRIu64 "\n%.*s\n", next_number(hunt),
                STR_ARG(kind_of_hunt(hunt, &arena)));
        fclose(file);
    }
    arena_free(&arena);
}

/* Processes. */

typedef struct Worker {
    pid_t pid; /* 0: it has ended */
    int status;
} Worker;

typedef struct Workers {
    VEC(Worker) all;
    int ends[2]; /* of the pipe that they tell by; both stay open, for those that come later */
} Workers;

static pid_t start_worker(Hunt *hunt, unsigned job, const int ends[2])
{
    pid_t parent = getpid(), pid;

    atomic_store(&hunt->sums->at[job], HUNT_NO_PROGRAM);
    atomic_store(&hunt->sums->keeping[job], false);
    pid = fork();
    if (pid)
        return pid > 0 ? pid : 0;
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

/* What the processes said until now, for which it waits a moment; false: nothing. */
static bool listen(const Hunt *hunt, Progress *progress, int told)
{
    enum { WAIT = 50, CHUNK = 4096 }; /* milliseconds, bytes */
    struct pollfd source = { .fd = told, .events = POLLIN };
    char chunk[CHUNK];
    ssize_t got;

    if (poll(&source, 1, WAIT) <= 0) {
        show(hunt, progress);
        return false;
    }
    got = read(told, chunk, sizeof chunk);
    if (got <= 0)
        return false;
    progress_clear(progress);
    fwrite(chunk, 1, (size_t)got, stdout);
    fflush(stdout);
    return true;
}

/* What one died of is a fault of this program, and kept as such. Where it had not come to a program
 * there is no use in another. */
static void attend_death(Hunt *hunt, Worker *worker, unsigned job, const int ends[2])
{
    unsigned long number = atomic_load(&hunt->sums->at[job]);

    if (attend_interrupted() || (WIFEXITED(worker->status) && WEXITSTATUS(worker->status) == 0))
        return;
    if (number == HUNT_NO_PROGRAM) {
        fprintf(hunt->options->json ? stderr : stdout,
                "a process died between programs: a fault of this program's own\n");
        return;
    }
    hunt_keep_death(hunt, number,
                    WIFSIGNALED(worker->status) ? strsignal(WTERMSIG(worker->status))
                                                : "it gave up");
    worker->pid = start_worker(hunt, job, ends);
}

/* Those that ended; false: all have. */
static bool look_after(Hunt *hunt, Workers *workers)
{
    bool more = false;

    for (size_t i = 0; i < workers->all.len; i++) {
        Worker *worker = &workers->all.data[i];

        if (worker->pid && waitpid(worker->pid, &worker->status, WNOHANG) == worker->pid) {
            worker->pid = 0;
            attend_death(hunt, worker, (unsigned)i, workers->ends);
        }
        more |= worker->pid != 0;
    }
    return more;
}

static void end_worker(Worker *worker)
{
    if (!worker->pid)
        return;
    kill(worker->pid, SIGKILL);
    waitpid(worker->pid, NULL, 0);
    worker->pid = 0;
}

/* A program that takes long is left to the next hunt; what was found is made small first. */
static void end_late(const Hunt *hunt, Workers *workers)
{
    const double PATIENCE = 1;

    if (!hunt->end || hunt_now() < hunt->end + PATIENCE)
        return;
    for (size_t i = 0; i < workers->all.len; i++)
        if (!atomic_load(&hunt->sums->keeping[i]))
            end_worker(&workers->all.data[i]);
}

static void run_workers(Hunt *hunt)
{
    Progress progress = { .total = hunt->options->count, .unit = "programs" };
    Workers workers = { 0 };

    if (pipe(workers.ends) != 0)
        return;
    for (unsigned i = 0; i < hunt->options->diff.jobs; i++)
        vec_push(&workers.all, ((Worker){ .pid = start_worker(hunt, i, workers.ends) }));
    while (look_after(hunt, &workers) && !attend_interrupted()) {
        listen(hunt, &progress, workers.ends[0]);
        end_late(hunt, &workers);
    }
    while (listen(hunt, &progress, workers.ends[0]))
        continue;
    progress_clear(&progress);
    for (size_t i = 0; i < workers.all.len; i++)
        end_worker(&workers.all.data[i]);
    close(workers.ends[0]);
    close(workers.ends[1]);
    vec_free(&workers.all);
}

/* The sums. */

static void print_sums(const Hunt *hunt, double seconds)
{
    const HuntSums *s = hunt->sums;

    printf("%lu programs in %.1f seconds, from number %" PRIu64
           " on: %lu changed, %lu refused, %lu not judged; %lu functions, %lu inputs compared\n",
           s->programs, seconds, hunt->first, s->changed, s->refused, s->not_judged, s->functions,
           s->inputs);
    printf("%lu found in %s, %lu again", s->found, hunt->options->folder, s->again);
    if (hunt->options->known)
        printf(", %lu known", s->known);
    if (attend_interrupted())
        printf(", interrupted");
    if (s->died)
        printf(", %lu process%s died", s->died, s->died == 1 ? "" : "es");
    printf("\n");
}

static bool make_folder(const char *folder)
{
    struct stat status;
    int wrong = mkdir(folder, 0777) == 0 ? 0 : errno;

    if (wrong == EEXIST && stat(folder, &status) == 0 && S_ISDIR(status.st_mode))
        return true;
    if (wrong == EEXIST)
        output_error("error: -o: '%s' is a file, and findings go to a folder\n", folder);
    else if (wrong)
        output_error("error: cannot make the folder '%s': %s\n", folder, strerror(wrong));
    return !wrong;
}

static bool is_good_known(const char *folder)
{
    struct stat status;

    if (!folder || (stat(folder, &status) == 0 && S_ISDIR(status.st_mode)))
        return true;
    output_error("error: --known: '%s' is not a folder\n", folder);
    return false;
}

static bool needs_list(const HuntOptions *options)
{
    return options->passes
           && (strcmp(options->passes, "each") == 0 || strcmp(options->passes, "random") == 0);
}

/* Can an empty module get through? Of passes that is asked alone whether there are such. */
static bool is_compiler(const Hunt *hunt)
{
    static const Str EMPTY = { "module {\n}\n", 11 };
    Diff diff;
    DiffResult result;
    bool good;

    if (needs_list(hunt->options))
        return true;
    diff_start(&diff, &hunt->options->diff);
    result = diff_part(&diff, &(Input){ STR("empty.mlir"), EMPTY }, &(Chunk){ .text = EMPTY });
    good = result.steps.len
           && (!hunt->options->diff.command || result.steps.data[0].verdict != STEP_REFUSED);
    if (!good)
        output_error("error: %.*s\n",
                     STR_ARG(result.steps.len ? result.steps.data[0].why : result.why));
    diff_result_free(&result);
    diff_end(&diff);
    return good;
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
    if (is_good_known(options->known) && make_folder(options->folder) && is_compiler(&hunt)
        && (!needs_list(options) || hunt_list_passes(&hunt))) {
        read_state(&hunt);
        hunt_read_known(&hunt);
        hunt.sums->next = hunt.first;
        hunt.last = options->count ? hunt.first + options->count : UINT64_MAX;
        attend_interrupts();
        run_workers(&hunt);
        write_state(&hunt);
        (options->json ? hunt_json_sums : print_sums)(&hunt, hunt_now() - started);
        hunt_tell_passes(&hunt);
        status = attend_interrupted()                  ? END_INTERRUPTED
                 : hunt.sums->found || hunt.sums->died ? EXIT_DIFFERENCE
                                                       : EXIT_FINE;
    }
    munmap(hunt.sums, sizeof *hunt.sums);
    vec_free(&hunt.passes);
    map_free(&hunt.seen);
    map_free(&hunt.known);
    arena_free(&hunt.arena);
    return status;
}
