#include "interp/console/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void print_time(double seconds)
{
    long whole = (long)(seconds + 0.5);

    if (whole < 60)
        fprintf(stderr, ", %ld s left", whole);
    else
        fprintf(stderr, ", %ld min %02ld s left", whole / 60, whole % 60);
}

static void draw(const Progress *p, const char *what, double seconds)
{
    double rate = seconds > 0 ? (double)p->done / seconds : 0;

    fprintf(stderr, "\r\033[K%" PRIu64, p->done);
    if (p->total)
        fprintf(stderr, " of %" PRIu64, p->total);
    fprintf(stderr, " %s, %.0f a second", p->unit, rate);
    if (p->total > p->done && rate > 0)
        print_time((double)(p->total - p->done) / rate);
    fprintf(stderr, "  %.40s", what ? what : "");
    fflush(stderr);
}

void progress_step(Progress *progress, uint64_t done, const char *what)
{
    const double BETWEEN = 0.2; /* seconds: quick work shows no line at all */
    double at;

    progress->done = done;
    if (progress->shown < 0 || (progress->shown == 0 && !isatty(STDERR_FILENO))) {
        progress->shown = -1;
        return;
    }
    at = now();
    if (progress->started == 0)
        progress->started = progress->drawn = at;
    if (at - progress->drawn < BETWEEN || at - progress->started < progress->patience)
        return;
    progress->drawn = at;
    progress->shown = 1;
    draw(progress, what, at - progress->started);
}

void progress_clear(Progress *progress)
{
    if (progress->shown != 1)
        return;
    fputs("\r\033[K", stderr);
    fflush(stderr);
    progress->shown = 0;
}
