#include "interp/tools/course/exercise.h"

#include "core/base/vec.h"
#include "interp/tools/course/trial.h"

#include <time.h>

/* What a program may take in all calls together, and in how many runs something is spoilt. */
enum { MOST_STEPS_OF_ALL = 20 * TRIAL_MOST_STEPS, MOST_SPOILT = 200, MOST_SPOILT_OF_CALL = 16 };
static const double MOST_SECONDS_OF_ALL = 20;

/* A program that is to solve an exercise. */
typedef struct Attempt {
    const Lesson *lesson;
    Str program;
    uint64_t steps; /* that are left */
    double seconds; /* as many */
    unsigned spoilt;
    VEC(LessonCall) calls; /* without ranges */
    Arena arena;
} Attempt;

static void say_call(Sb *why, LessonCall call)
{
    sb_printf(why, "@%s(%s)", call.entry, call.args ? call.args : "");
}

/* A message may end with the flag that would change it, which nobody can give here. */
static Str without_flag(Str message)
{
    static const char FLAG[] = " (--";

    for (size_t i = 0; i + sizeof FLAG <= message.len; i++)
        if (str_starts(str_from(message, i), FLAG))
            return (Str){ message.data, i };
    return message;
}

static void say_outcome(Sb *why, const Trial *trial)
{
    Str results = trial_results(trial);

    if (trial->status != EXIT_FINE) {
        sb_printf(why, "ends with: %s", status_name(trial->status));
        if (trial->message.len)
            sb_printf(why, " (%.*s)", STR_ARG(without_flag(trial->message)));
        return;
    }
    sb_add(why, results.len ? "gives " : "gives nothing");
    trial_list(why, results);
}

static bool has_wrong_signature(const Trial *wanted, const Trial *given)
{
    return given->status == EXIT_USAGE && given->function && wanted->function
           && !trial_has_signature(given, wanted);
}

/* Of a program that could not be called. */
static void say_unusable(Sb *why, LessonCall call, const Trial *wanted, const Trial *given)
{
    if (has_wrong_signature(wanted, given)) {
        sb_printf(why, "@%s is ", call.entry);
        trial_print_signature(why, given);
        sb_add(why, ", and should be ");
        trial_print_signature(why, wanted);
    } else if (given->status == EXIT_USAGE && !given->function) {
        sb_printf(why, "there is no function @%s%s%.*s", call.entry, given->note.len ? ": " : "",
                  STR_ARG(given->note));
    } else {
        sb_str(why, given->message.len ? given->message : STR("it cannot be run"));
    }
}

static void say_different(Sb *why, LessonCall call, const Trial *wanted, const Trial *given)
{
    if (given->status == EXIT_USAGE || !given->machine) {
        say_unusable(why, call, wanted, given);
        return;
    }
    say_call(why, call);
    sb_char(why, ' ');
    say_outcome(why, given);
    sb_add(why, ", and not as it should: it ");
    say_outcome(why, wanted);
}

static bool leaves_more(const Trial *wanted, const Trial *given, LessonCall call, Sb *why)
{
    size_t least = trial_memory_left(wanted), left = trial_memory_left(given);

    if (left <= least)
        return false;
    say_call(why, call);
    sb_printf(why, " leaves %zu allocation%s that nothing frees, and should leave %zu", left,
              plural((double)left), least);
    return true;
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static const double LEAST_SECONDS = 1e-6;

static bool is_spent(const Attempt *attempt)
{
    return attempt->steps <= 1 || attempt->seconds <= LEAST_SECONDS;
}

/* What the run took is gone; of neither nothing can be left, which would be no limit. */
static void take_from(Attempt *attempt, const Trial *trial, double started)
{
    uint64_t used = trial->machine ? machine_steps_used(trial->machine) : 0;
    double took = now() - started;

    attempt->steps = used < attempt->steps ? attempt->steps - used : 1;
    attempt->seconds = took < attempt->seconds ? attempt->seconds - took : LEAST_SECONDS;
}

/* Runs the call with a watch for these operations; `trial_close` is due. */
static void run_watched(Attempt *attempt, Trial *trial, LessonCall call, Str operations,
                        unsigned spoil)
{
    double started = now();

    if (!trial_open(trial, attempt->lesson->file, attempt->program))
        return;
    trial->watch.operations = operations;
    trial->watch.spoil = spoil;
    if (trial->options.max_steps > attempt->steps)
        trial->options.max_steps = attempt->steps;
    if (trial->options.max_seconds > attempt->seconds)
        trial->options.max_seconds = attempt->seconds;
    trial_run(trial, call, 0);
    take_from(attempt, trial, started);
}

static bool try_call(Attempt *attempt, LessonCall call, Sb *why)
{
    const Lesson *lesson = attempt->lesson;
    Trial wanted, given;
    bool good;

    if (trial_open(&wanted, lesson->file, str_of(lesson->solution)))
        trial_run(&wanted, call, 0);
    run_watched(attempt, &given, call, (Str){ 0 }, 0);
    good = wanted.machine && trial_refined(&wanted, &given, false);
    if (!good && given.status == END_LIMIT && is_spent(attempt))
        sb_printf(why, "all calls together take it more than %d operations, or %g seconds",
                  MOST_STEPS_OF_ALL, MOST_SECONDS_OF_ALL);
    else if (!good)
        say_different(why, call, &wanted, &given);
    else if (lesson->exercise.memory)
        good = !leaves_more(&wanted, &given, call, why);
    trial_close(&wanted);
    trial_close(&given);
    return good;
}

/* What one demand came to. */
typedef struct Found {
    bool ran;
    unsigned used; /* so many made a difference, in the call that had most of them */
    Str first;     /* the name of one that ran */
} Found;

static bool makes_a_difference(Attempt *attempt, LessonCall call, Str operations, unsigned number,
                               const Trial *whole)
{
    Trial trial;
    bool different;

    attempt->spoilt++;
    run_watched(attempt, &trial, call, operations, number);
    different = (!trial.watch.spoilt && !trial.watch.can_give) || !trial_is_same(whole, &trial);
    trial_close(&trial);
    return different;
}

/* How one call meets the demand. */
static void look(Attempt *attempt, LessonCall call, const Demand *demand, Found *found)
{
    Trial whole;
    unsigned used = 0;

    run_watched(attempt, &whole, call, demand->operations, 0);
    if (whole.watch.count && !found->ran)
        found->first = str_dup(&attempt->arena, whole.watch.first);
    found->ran = found->ran || whole.watch.count;
    for (unsigned i = 1; i <= whole.watch.count && used < demand->count; i++)
        if (i <= MOST_SPOILT_OF_CALL && attempt->spoilt < MOST_SPOILT)
            used += makes_a_difference(attempt, call, demand->operations, i, &whole);
    found->used = used > found->used ? used : found->used;
    trial_close(&whole);
}

static void say_demand(const Demand *demand, const Found *found, Sb *why)
{
    if (!demand->count) {
        sb_printf(why, "it runs %.*s, which it is to do without", STR_ARG(found->first));
        return;
    }
    if (!found->ran) {
        sb_add(why, "it does not run ");
        watch_print_operations(why, demand->operations);
    } else if (demand->count == 1) {
        sb_printf(why, "it runs %.*s, and gives the same whatever comes of that",
                  STR_ARG(found->first));
    } else {
        sb_printf(why, "what it gives has to depend on %u of ", demand->count);
        watch_print_operations(why, demand->operations);
        sb_printf(why, ", and depends on %u", found->used);
    }
}

/* Of the calls any can meet what has to be there, and each break what must not be. */
static bool demand_is_met(Attempt *attempt, const Demand *demand, Sb *why)
{
    Found found = { 0 };
    bool met = !demand->count;

    for (size_t i = 0; i < attempt->calls.len && met == !demand->count; i++) {
        look(attempt, attempt->calls.data[i], demand, &found);
        met = demand->count ? found.used >= demand->count : !found.ran;
    }
    if (!met)
        say_demand(demand, &found, why);
    return met;
}

static void list_calls(Attempt *attempt, const Exercise *exercise)
{
    LessonCall call;

    for (unsigned i = 0; i < exercise->call_count; i++)
        for (unsigned j = 0; lesson_call_at(&call, exercise->calls[i], j, &attempt->arena); j++)
            vec_push(&attempt->calls, call);
}

bool exercise_is_solved(const Lesson *lesson, Str program, Sb *why)
{
    const Exercise *exercise = &lesson->exercise;
    Attempt attempt = { .lesson = lesson,
                        .program = program,
                        .steps = MOST_STEPS_OF_ALL,
                        .seconds = MOST_SECONDS_OF_ALL };
    bool solved = true;

    list_calls(&attempt, exercise);
    for (size_t i = 0; i < attempt.calls.len && solved; i++)
        solved = try_call(&attempt, attempt.calls.data[i], why);
    for (unsigned i = 0; i < exercise->demand_count && solved; i++)
        solved = demand_is_met(&attempt, &exercise->demands[i], why);
    vec_free(&attempt.calls);
    arena_free(&attempt.arena);
    return solved;
}
