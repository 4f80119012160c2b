/* Replay: texts of a corpus and mutants of them, through a form, without a fuzzer's compiler. The
 * same every time.
 *
 *     replay FORM COUNT SEED CORPUS...
 *
 * Each text ends where a page begins that nobody may read.
 */
#include "testsuite/fuzz/forms/forms.h"
#include "testsuite/fuzz/verdict/mutate.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ROOM = 1 << 16, PAGE = 4096, LARGEST_SEED = 4000, PATIENCE = 60 };

typedef struct Replay {
    void (*form)(Str text);
    Seeds seeds;
    uint64_t seed, count;
    char *room;       /* ROOM bytes, then the page */
    uint64_t *number; /* of the mutant that is read; the parent sees it */
} Replay;

static bool take_all(Str chunk, bool *foreign, Sb *other)
{
    (void)chunk, (void)foreign, (void)other;
    return true;
}

/* The first are the seeds themselves. */
static Str make(const Replay *replay, uint64_t number)
{
    Random random = { replay->seed * 0x9e3779b97f4a7c15u + number };
    Pieces mutant = { 0 };
    Arena arena = { 0 };
    Sb text = { 0 };
    Str made;

    if (number < replay->seeds.good.len) {
        pieces_text(&text, &replay->seeds.good.data[number]);
    } else {
        mutate(&mutant, &replay->seeds, &random, &arena);
        pieces_text(&text, &mutant);
        text.len -= random_below(&random, 2); /* without the last line's end */
    }
    if (text.len > ROOM)
        text.len = ROOM;
    made = (Str){ replay->room + ROOM - text.len, text.len };
    if (text.len)
        memcpy((char *)made.data, text.data, text.len);
    vec_free(&mutant);
    sb_free(&text);
    arena_free(&arena);
    return made;
}

static void read_all(const Replay *replay)
{
    int nowhere = open("/dev/null", O_WRONLY);

    dup2(nowhere, STDOUT_FILENO);
    for (; *replay->number < replay->count; ++*replay->number) {
        alarm(PATIENCE);
        replay->form(make(replay, *replay->number));
    }
    _exit(0);
}

/* All of them, whatever single ones do. */
static unsigned run(const Replay *replay)
{
    unsigned bad = 0;

    for (; *replay->number < replay->count; ++*replay->number) {
        pid_t child = fork();
        int status;
        Str text;

        if (child == 0)
            read_all(replay);
        waitpid(child, &status, 0);
        if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
            break;
        text = make(replay, *replay->number);
        printf("FINDING: %s %d on text %llu\n----\n%.*s\n----\n",
               WIFSIGNALED(status) ? "signal" : "status",
               WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status),
               (unsigned long long)*replay->number, STR_ARG(text));
        fflush(stdout);
        bad++;
    }
    return bad;
}

int main(int argc, char **argv)
{
    Replay replay = { .seeds = { .largest = LARGEST_SEED, .judge = take_all } };
    unsigned bad;

    if (argc < 5 || !(replay.form = form_named(argv[1]))) {
        fputs("usage: replay FORM COUNT SEED CORPUS...\n", stderr);
        return 2;
    }
    replay.count = strtoull(argv[2], NULL, 10);
    replay.seed = strtoull(argv[3], NULL, 10);
    for (int i = 4; i < argc; i++)
        seeds_add(&replay.seeds, argv[i]);
    replay.room =
        mmap(NULL, ROOM + PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    mprotect(replay.room + ROOM, PAGE, PROT_NONE);
    replay.number = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    bad = run(&replay);
    printf("%s: %llu texts, %u wrong\n", argv[1], (unsigned long long)replay.count, bad);
    seeds_free(&replay.seeds);
    return bad != 0;
}
