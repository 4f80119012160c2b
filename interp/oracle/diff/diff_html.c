/* The page of `diff --html`: what it is told of each part, and the file. */
#include "interp/oracle/diff/diff.h"

#include "core/base/embed.h"
#include "interp/console/html.h"
#include "interp/console/json.h"
#include "interp/console/output.h"

extern const char DIFF_MARKUP[], DIFF_STYLE[], DIFF_ROWS[], DIFF_WORDS[], DIFF_SCRIPT[];

EMBED(DIFF_MARKUP, "interp/oracle/diff/page/diff.html");
EMBED(DIFF_STYLE, "interp/oracle/diff/page/diff.css");
EMBED(DIFF_ROWS, "interp/oracle/diff/page/rows.js");
EMBED(DIFF_WORDS, "interp/oracle/diff/page/words.js");
EMBED(DIFF_SCRIPT, "interp/oracle/diff/page/diff.js");

static const char *const STYLES[] = { HTML_COLOURS, HTML_COMMON, HTML_REPORT, DIFF_STYLE, NULL };
static const char *const SCRIPTS[] = { HTML_TEXT, DIFF_ROWS, DIFF_WORDS, DIFF_SCRIPT, NULL };
static const HtmlParts PAGE = { DIFF_MARKUP, "diff", STYLES, SCRIPTS };

static void add_finding(Sb *sb, const DiffFinding *finding)
{
    const Comparison *compared = &finding->compared;

    json_name(sb, "finding");
    sb_add(sb, "{");
    json_text(sb, "kind", str_of(finding->kind));
    json_text(sb, "pass", finding->pass);
    json_optional(sb, "rule", finding->rule);
    json_optional(sb, "said", finding->why);
    if (finding->is_compared) {
        json_text(sb, "function", compared->function);
        json_optional(sb, "args", finding->shown);
        json_text(sb, "where", compared->where);
        json_text(sb, "expected", compared->source);
        json_text(sb, "actual", compared->target);
        json_optional(sb, "way", compared->way);
        json_optional(sb, "layouts", compared->layouts);
    }
    sb_add(sb, "}");
}

void diff_html_part(Sb *sb, const DiffResult *result, const DiffOptions *options)
{
    bool differs = result->verdict == DIFF_DIFFERS;
    Sb line = { 0 }, report = { 0 };

    diff_text_line(&line, result, options);
    if (differs)
        diff_text_report(&report, result, options);
    sb_add(sb, "{");
    json_text(sb, "file", result->file);
    if (result->part)
        json_number(sb, "part", result->part);
    json_text(sb, "verdict", str_of(diff_verdict_name(result->verdict)));
    json_text(sb, "line", sb_view(&line));
    json_text(sb, "report", sb_view(&report));
    json_flag(sb, "proved", result->verdict == DIFF_REFINES && diff_is_proved(result));
    json_flag(sb, "all", result->verdict == DIFF_REFINES && diff_ran_all(result));
    json_flag(sb, "differs", differs);
    json_number(sb, "functions", result->functions);
    json_number(sb, "inputs", result->inputs);
    json_number(sb, "compared", result->compared);
    json_number(sb, "undefined", result->undefined);
    json_number(sb, "skipped", result->skipped);
    json_number(sb, "undecided", result->undecided);
    json_optional(sb, "why", result->why);
    if (result->verdict >= DIFF_INVALID) {
        json_number(sb, "said_line", result->said_line);
        json_optional(sb, "said", result->said);
    }
    diff_json_steps(sb, "steps", result);
    if (differs)
        add_finding(sb, &result->finding);
    sb_printf(sb, "%s%.*s}", result->page.len ? ", " : "", STR_ARG(result->page));
    sb_free(&line);
    sb_free(&report);
}

bool diff_html_write(const DiffOptions *options, Str parts, uint64_t left)
{
    Sb data = { 0 }, page = { 0 };
    bool good;

    sb_add(&data, "{");
    json_optional(&data, "passes", str_of(options->passes));
    json_optional(&data, "opt_cmd", str_of(options->command));
    json_optional(&data, "with", str_of(options->with));
    json_number(&data, "left", left);
    json_name(&data, "parts");
    sb_printf(&data, "[%.*s]}", STR_ARG(parts));
    html_assemble(&page, &PAGE, sb_view(&data));
    good = output_write(options->html, sb_view(&page));
    sb_free(&data);
    sb_free(&page);
    return good;
}
