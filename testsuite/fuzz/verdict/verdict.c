/* Verdict: mutants of the test suite's own files, as texts and as bytecode, through MLIR's C API
 * and through this program, in one process. They have to be accepted by both or refused by both,
 * and what one writes, as a text or as bytecode, has to mean the same to the other.
 *
 *     verdict [--seconds N | --count N] [--seed N] [--save FOLDER] [--one FILE] [FILE | FOLDER]...
 *
 * Mutants depend on seed, number and files alone. They are judged in a forked process, because
 * upstream crashes: another one goes on behind the crash.
 */
#include "testsuite/fuzz/forms/damage.h"
#include "testsuite/fuzz/forms/rearrange.h"
#include "testsuite/fuzz/verdict/both.h"
#include "testsuite/fuzz/verdict/mutate.h"
#include "testsuite/fuzz/verdict/shrink.h"

#include "core/bytecode/bytecode.h"
#include "interp/console/input.h"

#include <ctype.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    LARGEST_MUTANT = 1 << 16,
    LARGEST_WRITTEN = 1 << 20,
    LARGEST_SEED = 3000,
    SEEN = 1 << 12,
    PATIENCE = 20,            /* seconds for one mutant, after which it is said to hang */
    BYTECODE_PATIENCE = 2,    /* with which upstream never ends more often */
    MUTANTS_A_WORKER = 20000, /* upstream never forgets a type */
    SHRINK_BUDGET = 800,
    STATUS_FOUND = 3,
};

typedef struct Mutant {
    uint64_t number;
    bool allow_unregistered;
    unsigned form;
    size_t len;
    char text[LARGEST_MUTANT];
} Mutant;

/* What workers and the process that starts them both see. */
typedef struct Shared {
    volatile Stage stage;
    uint64_t next, end;
    double deadline; /* 0: none */
    uint64_t verdicts[VERDICTS];
    uint64_t seen[SEEN]; /* what was found, by a hash of its kind */
    uint64_t again;      /* findings of a kind that was found */
    Verdict found;
    char why[4000];
    Mutant mutant;
    size_t written_len; /* by upstream, where a crash is looked at */
    char written[LARGEST_WRITTEN];
} Shared;

typedef struct Fuzz {
    Seeds seeds;
    uint64_t seed;
    const char *save;
    Shared *shared;
    uint64_t crashes[3][2]; /* by stage; those that hang */
    uint64_t findings;
    int errors; /* where workers say what no text shows: reports of sanitizers */
} Fuzz;

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* The kind of a finding: the verdict, and what was said without names and numbers. */
static uint64_t kind_of(Verdict verdict, Str why)
{
    Sb said = { 0 };
    bool quoted = false;
    uint64_t kind;

    sb_printf(&said, "%d", verdict);
    for (size_t i = 0; i < why.len && why.data[i] != '\n' && said.len < 60; i++) {
        quoted ^= why.data[i] == '\'' || why.data[i] == '"';
        if (!quoted && !isdigit((unsigned char)why.data[i]))
            sb_char(&said, why.data[i]);
    }
    kind = str_hash(sb_view(&said)) | 1;
    sb_free(&said);
    return kind;
}

static bool was_seen(const Shared *shared, uint64_t kind)
{
    for (size_t i = kind % SEEN; shared->seen[i]; i = (i + 1) % SEEN)
        if (shared->seen[i] == kind)
            return true;
    return false;
}

static void note_seen(Shared *shared, uint64_t kind)
{
    size_t i = kind % SEEN;

    while (shared->seen[i])
        i = (i + 1) % SEEN;
    shared->seen[i] = kind;
}

/* Text as often as bytecode. */
static unsigned random_form(Random *random)
{
    return (unsigned)(random_below(random, 2)
                          ? random_below(random, BOTH_TEXT_FORMS)
                          : BOTH_TEXT_FORMS + random_below(random, BOTH_FORMS - BOTH_TEXT_FORMS));
}

/* Bytecode that is a seed, or that a text is as. */
static void whole_bytecode(const Fuzz *fuzz, Random *random, Sb *bytes)
{
    const Seeds *seeds = &fuzz->seeds;
    Sb text = { 0 };

    if (seeds->bytecode.len && random_below(random, 2)) {
        sb_str(bytes, seeds->bytecode.data[random_below(random, seeds->bytecode.len)]);
        return;
    }
    pieces_text(&text, &seeds->good.data[random_below(random, seeds->good.len)]);
    both_bytecode(bytes, sb_view(&text), (unsigned)random_below(random, BYTECODE_NEWEST + 1));
    sb_free(&text);
}

static void make_bytecode(const Fuzz *fuzz, Random *random, Mutant *mutant)
{
    Sb bytes = { 0 };

    whole_bytecode(fuzz, random, &bytes);
    mutant->len = 0;
    if (bytes.len && bytes.len < LARGEST_MUTANT) {
        memcpy(mutant->text, bytes.data, bytes.len);
        mutant->len = random_below(random, 2)
                          ? damage((uint8_t *)mutant->text, bytes.len, LARGEST_MUTANT, random)
                          : rearrange((uint8_t *)mutant->text, bytes.len, LARGEST_MUTANT,
                                      random_word(random));
    }
    sb_free(&bytes);
}

static void make_text(const Fuzz *fuzz, Random *random, Mutant *mutant, Pieces *pieces)
{
    Arena arena = { 0 };
    Sb text = { 0 };

    mutate(pieces, &fuzz->seeds, random, &arena);
    pieces_text(&text, pieces);
    mutant->len = text.len < LARGEST_MUTANT ? text.len : 0;
    memcpy(mutant->text, text.data, mutant->len);
    sb_free(&text);
    arena_free(&arena);
}

static void make_mutant(const Fuzz *fuzz, uint64_t number, Mutant *mutant, Pieces *pieces)
{
    Random random = { fuzz->seed * 0x9e3779b97f4a7c15u + number };

    random_word(&random);
    mutant->number = number;
    mutant->allow_unregistered = random_below(&random, 2);
    mutant->form = random_form(&random);
    if (random_below(&random, 8))
        make_text(fuzz, &random, mutant, pieces);
    else
        make_bytecode(fuzz, &random, mutant);
}

static void judge_mutant(Judgement *judgement, const Mutant *mutant)
{
    both_judge(judgement, (Str){ mutant->text, mutant->len }, mutant->allow_unregistered,
               mutant->form);
}

static bool is_bytecode(const Mutant *mutant)
{
    return bytecode_is((Str){ mutant->text, mutant->len });
}

/* Judges mutants until one shows something new. */
static void work(const Fuzz *fuzz)
{
    Shared *shared = fuzz->shared;
    Judgement judgement = { 0 };
    Pieces pieces = { 0 };

    dup2(fuzz->errors, STDERR_FILENO);
    for (unsigned n = 0; n < MUTANTS_A_WORKER && shared->next < shared->end; n++) {
        uint64_t kind;

        if (shared->deadline && n % 64 == 0 && now() > shared->deadline) {
            shared->end = shared->next;
            break;
        }
        make_mutant(fuzz, shared->next++, &shared->mutant, &pieces);
        alarm(is_bytecode(&shared->mutant) ? BYTECODE_PATIENCE : PATIENCE);
        judge_mutant(&judgement, &shared->mutant);
        shared->verdicts[judgement.verdict]++;
        if (judgement.verdict < ONLY_OURS_ACCEPTS)
            continue;
        kind = kind_of(judgement.verdict, sb_view(&judgement.why));
        if (was_seen(shared, kind)) {
            shared->again++;
            continue;
        }
        note_seen(shared, kind);
        shared->found = judgement.verdict;
        snprintf(shared->why, sizeof shared->why, "%s", judgement.why.data);
        _exit(STATUS_FOUND);
    }
    _exit(0);
}

typedef struct Wanted { /* what the shrunk text has to show */
    const Fuzz *fuzz;
    Verdict verdict;
    uint64_t kind;
    bool crash;
} Wanted;

/* The status of a process that does its part with the mutant. */
static int apart(const Fuzz *fuzz, void (*part)(Shared *shared))
{
    pid_t child = fork();
    int status = 0;

    if (child == 0) {
        dup2(fuzz->errors, STDERR_FILENO);
        alarm(PATIENCE);
        part(fuzz->shared);
        _exit(0);
    }
    waitpid(child, &status, 0);
    return status;
}

static void their_part(Shared *shared)
{
    const Mutant *mutant = &shared->mutant;
    Sb written = { 0 };

    both_theirs_alone((Str){ mutant->text, mutant->len }, mutant->allow_unregistered, mutant->form,
                      &written);
    if (written.len <= LARGEST_WRITTEN) {
        memcpy(shared->written, written.data, written.len);
        shared->written_len = written.len;
    }
}

static void our_part(Shared *shared)
{
    const Mutant *mutant = &shared->mutant;

    both_ours_alone((Str){ mutant->text, mutant->len },
                    (Str){ shared->written, shared->written_len }, mutant->allow_unregistered,
                    mutant->form);
}

/* Does it end badly where upstream's heap is another's? */
static bool ends_badly_alone(const Fuzz *fuzz)
{
    int status;

    fuzz->shared->written_len = 0;
    apart(fuzz, their_part);
    status = apart(fuzz, our_part);
    return !(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static bool shows(void *state, Str text)
{
    const Wanted *wanted = state;
    Shared *shared = wanted->fuzz->shared;
    Mutant *mutant = &shared->mutant;
    pid_t child;
    int status;

    if (text.len >= LARGEST_MUTANT)
        return false;
    memcpy(mutant->text, text.data, text.len);
    mutant->len = text.len;
    if (wanted->crash)
        return ends_badly_alone(wanted->fuzz);
    child = fork();
    if (child == 0) {
        Judgement judgement = { 0 };

        dup2(wanted->fuzz->errors, STDERR_FILENO);
        alarm(PATIENCE);
        judge_mutant(&judgement, mutant);
        _exit(judgement.verdict == wanted->verdict
                      && kind_of(judgement.verdict, sb_view(&judgement.why)) == wanted->kind
                  ? STATUS_FOUND
                  : 0);
    }
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == STATUS_FOUND;
}

static void save(const Fuzz *fuzz, Str text)
{
    Arena arena = { 0 };
    const char *path =
        str_printf(&arena, "%s/%016llx.%s", fuzz->save, (unsigned long long)str_hash(text),
                   bytecode_is(text) ? "mlirbc" : "mlir")
            .data;
    FILE *file = fopen(path, "w");

    if (file) {
        fwrite(text.data, 1, text.len, file);
        fclose(file);
        printf("kept in %s\n", path);
    } else {
        printf("cannot be kept in %s: %s\n", path, strerror(errno));
    }
    arena_free(&arena);
}

static void show_finding(Fuzz *fuzz, const char *title, Wanted wanted)
{
    Mutant *mutant = &fuzz->shared->mutant;
    Sb text = { 0 };

    wanted.fuzz = fuzz;
    sb_str(&text, (Str){ mutant->text, mutant->len });
    printf("FINDING %llu: %s (seed %llu, mutant %llu%s, form %u)\n%s\n----\n",
           (unsigned long long)++fuzz->findings, title, (unsigned long long)fuzz->seed,
           (unsigned long long)mutant->number,
           mutant->allow_unregistered ? ", unregistered dialects allowed" : "", mutant->form,
           fuzz->shared->why);
    if (is_bytecode(mutant)) {
        printf("%zu bytes of bytecode\n----\n", text.len);
    } else {
        shrink(&text, shows, &wanted, SHRINK_BUDGET);
        printf("%.*s----\n", STR_ARG(sb_view(&text)));
    }
    if (fuzz->save)
        save(fuzz, sb_view(&text));
    fflush(stdout);
    sb_free(&text);
}

/* The end of what the worker said on standard error. */
static void read_errors(Fuzz *fuzz)
{
    ssize_t got = pread(fuzz->errors, fuzz->shared->why, sizeof fuzz->shared->why - 1, 0);

    fuzz->shared->why[got > 0 ? got : 0] = 0;
    if (ftruncate(fuzz->errors, 0) == 0)
        lseek(fuzz->errors, 0, SEEK_SET);
}

static void on_crash(Fuzz *fuzz, int status)
{
    Stage stage = fuzz->shared->stage;
    bool hangs = WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM;

    read_errors(fuzz);
    if (stage != STAGE_UPSTREAM && !ends_badly_alone(fuzz))
        stage = STAGE_UPSTREAM;
    fuzz->crashes[stage][hangs]++;
    if (stage == STAGE_UPSTREAM)
        return;
    show_finding(fuzz, hangs ? "mlir-interp hangs" : "mlir-interp crashes",
                 (Wanted){ .crash = true });
}

/* Workers, one behind the other, until all mutants were judged. */
static void run(Fuzz *fuzz)
{
    Shared *shared = fuzz->shared;

    while (shared->next < shared->end) {
        int status;
        pid_t worker;

        shared->stage = STAGE_NOBODY;
        worker = fork();
        if (worker == 0)
            work(fuzz);
        if (worker < 0 || waitpid(worker, &status, 0) < 0) {
            perror("error: a worker");
            exit(2);
        }
        if (WIFEXITED(status) && WEXITSTATUS(status) == STATUS_FOUND)
            show_finding(fuzz, VERDICT_NAMES[shared->found],
                         (Wanted){ .verdict = shared->found,
                                   .kind = kind_of(shared->found, str_of(shared->why)) });
        else if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
            on_crash(fuzz, status);
    }
}

static void print_figures(const Fuzz *fuzz, double seconds)
{
    const Shared *shared = fuzz->shared;

    printf("verdict: %llu mutants of %zu texts, seed %llu, %.0f a second\n",
           (unsigned long long)shared->next, fuzz->seeds.good.len + fuzz->seeds.bad.len,
           (unsigned long long)fuzz->seed, (double)shared->next / seconds);
    for (size_t i = 0; i < VERDICTS; i++)
        if (shared->verdicts[i] || i < BOTH_FOREIGN)
            printf("%10llu %s\n", (unsigned long long)shared->verdicts[i], VERDICT_NAMES[i]);
    printf("%10llu crashes and %llu hangs of upstream\n"
           "%10llu crashes and %llu hangs of mlir-interp\n"
           "%10llu findings\n",
           (unsigned long long)fuzz->crashes[STAGE_UPSTREAM][0],
           (unsigned long long)fuzz->crashes[STAGE_UPSTREAM][1],
           (unsigned long long)(fuzz->crashes[STAGE_OURS][0] + fuzz->crashes[STAGE_NOBODY][0]),
           (unsigned long long)(fuzz->crashes[STAGE_OURS][1] + fuzz->crashes[STAGE_NOBODY][1]),
           (unsigned long long)fuzz->findings);
}

/* One file, as it is, in every form. */
static int judge_file(const char *path)
{
    Input input;
    Judgement judgement = { 0 };
    int status = 0;

    if (!input_read(&input, path, 0))
        return 2;
    for (unsigned form = 0; form < 2 * BOTH_FORMS; form++) {
        both_judge(&judgement, input.text, form % 2, form / 2);
        printf("%s, form %u: %s\n%.*s\n", form % 2 ? "unregistered" : "registered", form / 2,
               VERDICT_NAMES[judgement.verdict], STR_ARG(sb_view(&judgement.why)));
        status |= judgement.verdict >= ONLY_OURS_ACCEPTS;
    }
    sb_free(&judgement.why);
    input_free(&input);
    return status;
}

int main(int argc, char **argv)
{
    Fuzz fuzz = { .seeds = { .largest = LARGEST_SEED, .judge = both_judge_seed }, .seed = 1 };
    Shared *shared = fuzz.shared =
        mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    double started, seconds = 0;
    unsigned long long count = 10000;

    fuzz.errors = memfd_create("errors", MFD_CLOEXEC);
    both_open(&shared->stage);
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : "";

        if (strncmp(argv[i], "--", 2) != 0) {
            seeds_add(&fuzz.seeds, argv[i]);
            continue;
        }
        if (strcmp(argv[i], "--one") == 0)
            return judge_file(value);
        if (strcmp(argv[i], "--seconds") == 0)
            seconds = strtod(value, NULL);
        else if (strcmp(argv[i], "--count") == 0)
            count = strtoull(value, NULL, 10);
        else if (strcmp(argv[i], "--seed") == 0)
            fuzz.seed = strtoull(value, NULL, 10);
        else if (strcmp(argv[i], "--save") == 0)
            fuzz.save = value;
        i++;
    }
    if (!fuzz.seeds.good.len) {
        fputs("error: no seeds\n", stderr);
        return 2;
    }
    if (fuzz.save)
        mkdir(fuzz.save, 0777);
    started = now();
    shared->deadline = seconds ? started + seconds : 0;
    shared->end = seconds ? UINT64_MAX : count;
    run(&fuzz);
    print_figures(&fuzz, now() - started);
    seeds_free(&fuzz.seeds);
    return fuzz.findings != 0;
}
