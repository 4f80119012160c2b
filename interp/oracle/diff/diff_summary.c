#include "interp/oracle/diff/diff.h"

#include "interp/program/attend.h"
#include "interp/console/status.h"
#include "interp/console/json.h"
#include "interp/console/output.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { MOST_BYTES = 5000 * 1000 /* of a page's parts */ };

typedef struct PassSums {
    Str pass;
    uint64_t verdicts[STEP_INVALID + 1]; /* of the files it was run on */
} PassSums;

typedef struct Group { /* of equal findings */
    Str what, first;   /* and the first file */
    uint64_t count;
    bool open; /* inputs that are undecided, and no finding */
} Group;

struct Summary {
    const DiffOptions *options;
    uint64_t verdicts[DIFF_UNREADABLE + 1], files, functions, inputs, compared;
    VEC(PassSums) passes;
    VEC(Group) groups;
    Sb parts;       /* of the page, with commas between them */
    uint64_t left;  /* parts that it has no room for */
    double started; /* seconds of the monotonic clock */
    Arena arena;
};

Summary *summary_new(const DiffOptions *options)
{
    Summary *summary = must_alloc(sizeof *summary);

    *summary = (Summary){ .options = options, .started = compiler_now() };
    return summary;
}

/* Adding. */

static void add_step(Summary *s, const DiffStep *step)
{
    Str pass = s->options->with ? STR("--with") : diff_inner(step->pass);
    size_t i = 0;

    while (i < s->passes.len && !str_eq(s->passes.data[i].pass, pass))
        i++;
    if (i == s->passes.len)
        vec_push(&s->passes, ((PassSums){ .pass = str_dup(&s->arena, pass) }));
    s->passes.data[i].verdicts[step->verdict]++;
}

/* The group, where there were findings of it before. */
static const Group *add_group(Summary *s, const DiffNote *note)
{
    for (size_t i = 0; i < s->groups.len; i++)
        if (str_eq(s->groups.data[i].what, note->group)) {
            s->groups.data[i].count++;
            return &s->groups.data[i];
        }
    vec_push(&s->groups, ((Group){ str_dup(&s->arena, note->group), str_dup(&s->arena, note->file),
                                   1, note->verdict != DIFF_DIFFERS }));
    return NULL;
}

static void add_part(Summary *s, Str page)
{
    if (s->parts.len && s->parts.len + page.len > MOST_BYTES) {
        s->left++;
        return;
    }
    sb_add(&s->parts, s->parts.len ? ",\n" : "");
    sb_str(&s->parts, page);
}

void summary_add(Summary *s, const DiffNote *note)
{
    const Group *before = note->group.len ? add_group(s, note) : NULL;

    s->files++;
    s->verdicts[note->verdict]++;
    s->functions += note->functions;
    s->inputs += note->inputs;
    s->compared += note->compared;
    for (size_t i = 0; i < note->steps.len; i++)
        add_step(s, &note->steps.data[i]);
    diff_tell(s->options, note);
    if (note->page.len)
        add_part(s, note->page);
    if (s->options->quiet)
        return;
    output_shown(note->line);
    if (before && !before->open && !s->options->json)
        printf("  as in %.*s\n", STR_ARG(before->first));
    else
        output_shown(note->report);
    fflush(stdout);
}

/* Printing. */

static uint64_t not_judged(const PassSums *pass)
{
    return pass->verdicts[STEP_NOT_JUDGED] + pass->verdicts[STEP_LIMIT];
}

static uint64_t open(const Summary *s)
{
    return s->verdicts[DIFF_NOT_JUDGED] + s->verdicts[DIFF_IN_PART] + s->verdicts[DIFF_UNDECIDED]
           + s->verdicts[DIFF_LIMIT] + s->verdicts[DIFF_INTERRUPTED];
}

static uint64_t differing(const PassSums *pass)
{
    return pass->verdicts[STEP_DIFFERS] + pass->verdicts[STEP_CRASHED]
           + pass->verdicts[STEP_INVALID];
}

/* Files that nothing was asked of. */
static uint64_t refused(const Summary *s)
{
    return s->verdicts[DIFF_INVALID] + s->verdicts[DIFF_MISCALLED] + s->verdicts[DIFF_UNREADABLE];
}

static void print_text(const Summary *s)
{
    printf("\n%9s %9s %17s %9s %10s %9s  pass\n", "unchanged", "refines", "no counterexample",
           "differs", "not judged", "refused");
    for (size_t i = 0; i < s->passes.len; i++) {
        const PassSums *pass = &s->passes.data[i];

        printf("%9" PRIu64 " %9" PRIu64 " %17" PRIu64 " %9" PRIu64 " %10" PRIu64 " %9" PRIu64
               "  %.*s\n",
               pass->verdicts[STEP_UNCHANGED], pass->verdicts[STEP_REFINES],
               pass->verdicts[STEP_HOLDS], differing(pass), not_judged(pass),
               pass->verdicts[STEP_REFUSED], STR_ARG(pass->pass));
    }
    for (size_t i = 0; i < s->groups.len; i++)
        printf("%" PRIu64 " x %.*s, first in %.*s\n", s->groups.data[i].count,
               STR_ARG(s->groups.data[i].what), STR_ARG(s->groups.data[i].first));
    printf("%" PRIu64 " file%s: %" PRIu64 " refine, %" PRIu64 " without a counterexample, %" PRIu64
           " differ, %" PRIu64 " not judged, %" PRIu64 " invalid; %" PRIu64 " function%s, %" PRIu64
           " input%s, %" PRIu64 " compared in %.2f seconds\n",
           s->files, plural(s->files), s->verdicts[DIFF_REFINES], s->verdicts[DIFF_HOLDS],
           s->verdicts[DIFF_DIFFERS], open(s), refused(s), s->functions, plural(s->functions),
           s->inputs, plural(s->inputs), s->compared, compiler_now() - s->started);
}

static void add_json_passes(const Summary *s, Sb *sb)
{
    json_name(sb, "passes");
    sb_char(sb, '[');
    for (size_t i = 0; i < s->passes.len; i++) {
        const PassSums *pass = &s->passes.data[i];

        sb_add(sb, i ? ", {" : "{");
        json_text(sb, "pass", pass->pass);
        json_number(sb, "unchanged", pass->verdicts[STEP_UNCHANGED]);
        json_number(sb, "refines", pass->verdicts[STEP_REFINES]);
        json_number(sb, "no_counterexample", pass->verdicts[STEP_HOLDS]);
        json_number(sb, "differs", differing(pass));
        json_number(sb, "not_judged", not_judged(pass));
        json_number(sb, "refused", pass->verdicts[STEP_REFUSED]);
        sb_char(sb, '}');
    }
    sb_char(sb, ']');
}

static void add_json_groups(const Summary *s, Sb *sb, const char *name, bool open)
{
    bool any = false;

    json_name(sb, name);
    sb_char(sb, '[');
    for (size_t i = 0; i < s->groups.len; i++) {
        const Group *group = &s->groups.data[i];

        if (group->open != open)
            continue;
        sb_add(sb, any ? ", {" : "{");
        json_text(sb, "kind", group->what);
        json_number(sb, "count", group->count);
        json_text(sb, "first", group->first);
        sb_char(sb, '}');
        any = true;
    }
    sb_char(sb, ']');
}

static void print_json(const Summary *s)
{
    Sb sb = { 0 };

    json_begin(&sb, "diff");
    json_text(&sb, "kind", STR("summary"));
    json_name(&sb, "summary");
    sb_char(&sb, '{');
    json_number(&sb, "files", s->files);
    json_number(&sb, "refines", s->verdicts[DIFF_REFINES]);
    json_number(&sb, "no_counterexample", s->verdicts[DIFF_HOLDS]);
    json_number(&sb, "differs", s->verdicts[DIFF_DIFFERS]);
    json_number(&sb, "not_judged", open(s));
    json_number(&sb, "invalid", refused(s));
    json_number(&sb, "functions", s->functions);
    json_number(&sb, "inputs", s->inputs);
    json_number(&sb, "compared", s->compared);
    json_name(&sb, "seconds");
    sb_printf(&sb, "%.3f", compiler_now() - s->started);
    add_json_passes(s, &sb);
    add_json_groups(s, &sb, "findings", false);
    add_json_groups(s, &sb, "undecided", true);
    sb_add(&sb, "}}\n");
    fwrite(sb.data, 1, sb.len, stdout);
    sb_free(&sb);
}

int summary_end(Summary *s)
{
    int status = attend_interrupted()                                         ? END_INTERRUPTED
                 : s->verdicts[DIFF_DIFFERS]                                  ? EXIT_DIFFERENCE
                 : s->verdicts[DIFF_INVALID]                                  ? EXIT_INVALID
                 : s->verdicts[DIFF_MISCALLED] + s->verdicts[DIFF_UNREADABLE] ? EXIT_USAGE
                 : s->verdicts[DIFF_LIMIT]                                    ? END_LIMIT
                 : s->verdicts[DIFF_NOT_JUDGED] + s->verdicts[DIFF_IN_PART]   ? END_UNSUPPORTED
                 : s->verdicts[DIFF_REFINES] + s->verdicts[DIFF_HOLDS]        ? EXIT_FINE
                 : s->verdicts[DIFF_UNDECIDED]                                ? EXIT_FINE
                                                                              : END_UNSUPPORTED;

    if (s->options->json)
        print_json(s);
    else if (s->files > 1 && !s->options->quiet)
        print_text(s);
    if (s->options->html && !diff_html_write(s->options, sb_view(&s->parts), s->left))
        status = EXIT_USAGE;
    sb_free(&s->parts);
    vec_free(&s->passes);
    vec_free(&s->groups);
    arena_free(&s->arena);
    free(s);
    return status;
}
