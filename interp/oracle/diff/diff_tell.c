/* A part of a file told: its passes as cases of JUnit's, what was found as an annotation. */
#include "interp/oracle/diff/diff.h"

#include "interp/console/annotations.h"
#include "interp/console/junit.h"

static JunitEnd end_of(StepVerdict verdict)
{
    switch (verdict) {
    case STEP_DIFFERS:
    case STEP_CRASHED:
    case STEP_ENDLESS:
    case STEP_INVALID:
        return JUNIT_FAILED;
    case STEP_NOT_JUDGED:
    case STEP_REFUSED:
    case STEP_LIMIT:
        return JUNIT_SKIPPED;
    default:
        return JUNIT_PASSED;
    }
}

static Str case_name(Arena *arena, const DiffNote *note, Str pass)
{
    return note->part ? str_printf(arena, "%.*s (part %u)", STR_ARG(pass), note->part) : pass;
}

static void add_step(Junit *junit, const DiffNote *note, const DiffStep *step)
{
    JunitEnd end = end_of(step->verdict);
    Str verdict = str_of(step_verdict_name(step->verdict));
    Arena arena = { 0 };

    junit_add(junit, &(JunitCase){ .suite = note->file,
                                   .name = case_name(&arena, note, diff_inner(step->pass)),
                                   .end = end,
                                   .why = end == JUNIT_FAILED ? note->title
                                          : step->why.len     ? step->why
                                                              : verdict,
                                   .text = note->text,
                                   .seconds = step->seconds });
    arena_free(&arena);
}

/* Passes that did not run are no cases. */
static void add_cases(Junit *junit, const DiffNote *note)
{
    bool invalid = note->verdict >= DIFF_INVALID;
    Arena arena = { 0 };

    for (size_t i = 0; i < note->steps.len; i++)
        add_step(junit, note, &note->steps.data[i]);
    if (!note->steps.len || invalid)
        junit_add(junit,
                  &(JunitCase){ .suite = note->file,
                                .name = case_name(&arena, note, STR("read")),
                                .end = invalid                        ? JUNIT_ERROR
                                       : note->verdict > DIFF_DIFFERS ? JUNIT_SKIPPED
                                                                      : JUNIT_PASSED,
                                .why = note->why.len ? note->why
                                                     : str_of(diff_verdict_name(note->verdict)),
                                .text = note->said.len ? note->said : note->text,
                                .seconds = -1 });
    arena_free(&arena);
}

void diff_tell(const DiffOptions *options, const DiffNote *note)
{
    Annotation annotation = { SEVERITY_ERROR, note->file,       note->line_number,
                              note->column,   note->title.data, note->text };

    if (options->junit)
        add_cases(options->junit, note);
    if (!options->annotations)
        return;
    if (note->verdict >= DIFF_INVALID) {
        annotation.title = diff_verdict_name(note->verdict);
        annotation.text = note->said.len ? note->said : note->text;
    }
    if (note->verdict == DIFF_DIFFERS || note->verdict >= DIFF_INVALID)
        annotation_write(&annotation);
}
