/* The output of `hunt --json`: an object a finding as it is kept, and one of the sums. What is in
 * them says testsuite/schema.json. */
#include "interp/oracle/hunt/hunt.h"
#include "interp/console/json.h"
#include "interp/program/attend.h"

#include <stdio.h>

static void add_native(Sb *sb, const DiffFinding *finding)
{
    if (!finding || !finding->is_compared)
        return;
    json_text(sb, "native",
              finding->confirmed    ? STR("shows it")
              : finding->has_native ? STR("does not show it")
                                    : STR("none"));
}

Str hunt_json_finding(Arena *arena, const HuntTold *told)
{
    Sb sb = { 0 };
    Str text;

    json_begin(&sb, "hunt");
    json_text(&sb, "kind", STR("finding"));
    json_text(&sb, "folder",
              str_printf(arena, "%s/%.*s", told->hunt->options->folder, STR_ARG(told->name)));
    json_text(&sb, "pass", told->pass);
    json_number(&sb, "program", told->number);
    json_flag(&sb, "again", told->again);
    if (told->operations)
        json_number(&sb, "operations", told->operations);
    add_native(&sb, told->finding);
    sb_add(&sb, "}\n");
    text = str_dup(arena, sb_view(&sb));
    sb_free(&sb);
    return text;
}

void hunt_json_death(const Hunt *hunt, Str folder, uint64_t number, const char *what)
{
    Sb sb = { 0 };

    json_begin(&sb, "hunt");
    json_text(&sb, "kind", STR("death"));
    json_text(&sb, "folder", folder);
    json_number(&sb, "seed", hunt->options->generate.seed);
    json_number(&sb, "program", number);
    json_text(&sb, "why", str_of(what));
    sb_add(&sb, "}\n");
    fwrite(sb.data, 1, sb.len, stdout);
    sb_free(&sb);
}

void hunt_json_sums(const Hunt *hunt, double seconds)
{
    const HuntSums *sums = hunt->sums;
    Sb sb = { 0 };

    json_begin(&sb, "hunt");
    json_text(&sb, "kind", STR("summary"));
    json_text(&sb, "folder", str_of(hunt->options->folder));
    json_number(&sb, "seed", hunt->options->generate.seed);
    json_number(&sb, "first", hunt->first);
    json_number(&sb, "programs", sums->programs);
    json_name(&sb, "seconds");
    sb_printf(&sb, "%.3f", seconds);
    json_number(&sb, "changed", sums->changed);
    json_number(&sb, "refused", sums->refused);
    json_number(&sb, "not_judged", sums->not_judged);
    json_number(&sb, "functions", sums->functions);
    json_number(&sb, "inputs", sums->inputs);
    json_number(&sb, "found", sums->found);
    json_number(&sb, "again", sums->again);
    json_number(&sb, "known", sums->known);
    json_number(&sb, "died", sums->died);
    json_flag(&sb, "interrupted", attend_interrupted());
    sb_add(&sb, "}\n");
    fwrite(sb.data, 1, sb.len, stdout);
    sb_free(&sb);
}
