#include "interp/tools/course/exercise.h"

#include "interp/tools/course/trial.h"

static void say_call(Sb *why, LessonCall call)
{
    sb_printf(why, "@%s(%s)", call.entry, call.args ? call.args : "");
}

static void say_outcome(Sb *why, const Trial *trial)
{
    Str results = trial_results(trial);

    if (trial->status != EXIT_FINE) {
        sb_printf(why, "ends with: %s", status_name(trial->status));
        if (trial->message.len)
            sb_printf(why, " (%.*s)", STR_ARG(trial->message));
        return;
    }
    sb_add(why, results.len ? "gives " : "gives nothing");
    trial_list(why, results);
}

static bool say_different(Sb *why, LessonCall call, const Trial *wanted, const Trial *given)
{
    if (!given->machine) {
        sb_str(why, given->message.len ? given->message : STR("it cannot be run"));
        return false;
    }
    say_call(why, call);
    sb_char(why, ' ');
    say_outcome(why, given);
    sb_add(why, ", and not as it should: it ");
    say_outcome(why, wanted);
    return false;
}

/* How often the operation has run in all calls so far is added to `count`. */
static bool try_call(const Lesson *lesson, LessonCall call, Str program, Str counted,
                     uint64_t *count, Sb *why)
{
    Trial wanted, given;
    bool good;

    if (trial_open(&wanted, lesson->file, str_of(lesson->solution)))
        trial_run(&wanted, call, 0);
    if (trial_open(&given, lesson->file, program)) {
        given.counted = counted;
        trial_run(&given, call, 0);
    }
    good = wanted.machine && trial_refined(&wanted, &given, false);
    if (!good)
        say_different(why, call, &wanted, &given);
    *count += given.count;
    trial_close(&wanted);
    trial_close(&given);
    return good;
}

static bool counts_are_right(const Exercise *exercise, uint64_t with, uint64_t without, Sb *why)
{
    if (exercise->without.len && without) {
        sb_printf(why, "it runs %.*s, which it is to do without", STR_ARG(exercise->without));
        return false;
    }
    if (exercise->with.len && !with) {
        sb_printf(why, "it does not run %.*s", STR_ARG(exercise->with));
        return false;
    }
    return true;
}

bool exercise_is_solved(const Lesson *lesson, Str program, Sb *why)
{
    const Exercise *exercise = &lesson->exercise;
    uint64_t with = 0, without = 0;

    for (unsigned i = 0; i < exercise->call_count; i++) {
        LessonCall call = exercise->calls[i];

        if (!try_call(lesson, call, program, exercise->with, &with, why)
            || (exercise->without.len
                && !try_call(lesson, call, program, exercise->without, &without, why)))
            return false;
    }
    return counts_are_right(exercise, with, without, why);
}
