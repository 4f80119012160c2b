/* The page of `check --html`: a function as an object, with its text, and the file. */
#include "interp/oracle/check/check.h"

#include "core/base/embed.h"
#include "core/ir/context.h"
#include "interp/console/html.h"
#include "interp/console/json.h"
#include "interp/console/messages.h"
#include "interp/console/output.h"

extern const char CHECK_MARKUP[], CHECK_STYLE[], CHECK_SCRIPT[];

EMBED(CHECK_MARKUP, "interp/oracle/check/page/check.html");
EMBED(CHECK_STYLE, "interp/oracle/check/page/check.css");
EMBED(CHECK_SCRIPT, "interp/oracle/check/page/check.js");

static const char *const STYLES[] = { HTML_COLOURS, HTML_COMMON, HTML_REPORT, CHECK_STYLE, NULL };
static const char *const SCRIPTS[] = { HTML_TEXT, CHECK_SCRIPT, NULL };
static const HtmlParts PAGE = { CHECK_MARKUP, "check", STYLES, SCRIPTS };

enum {
    MOST_BYTES = 5000 * 1000, /* of all functions */
    MOST_LINES = 400,         /* of one */
    LONGEST_LINE = 1000,      /* bytes */
    LONGEST_TEXT = 4000       /* of a value, likewise */
};

/* The text. */

static unsigned line_of(const Op *op)
{
    const Attr *place = op_place(op);

    return place->kind == ATTR_LOC_FILE ? place->file.line : 0;
}

static unsigned last_line(const Op *op)
{
    unsigned last = line_of(op);

    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next) {
                unsigned line = last_line(inner);

                last = line > last ? line : last;
            }
    return last;
}

/* The rest of a text from a line on, which is counted as its file does. Functions come in the order
 * of the text: the search goes on where the last one ended. */
static Str from_line(Check *check, unsigned line)
{
    bool goes_on = check->page_line && check->page_line <= line;
    Str rest = goes_on ? check->page_rest : check->text;
    unsigned at = goes_on ? check->page_line : check->before + 1;

    for (; at < line && rest.len; at++) {
        size_t end = str_find(rest, '\n');

        rest = str_from(rest, end < rest.len ? end + 1 : end);
    }
    check->page_rest = rest;
    check->page_line = at;
    return rest;
}

/* Does it close what was opened before? */
static bool closes(Str line)
{
    size_t at = 0;

    while (at < line.len && (line.data[at] == ' ' || line.data[at] == '\t'))
        at++;
    return at < line.len && line.data[at] == '}';
}

/* Members, without braces around. */
static void add_text(Sb *sb, Check *check, const Op *op)
{
    unsigned first = line_of(op), last = last_line(op), count = 0, left = 0;
    Str rest = from_line(check, first);
    Sb words = { 0 };

    if (!first || !rest.len)
        return;
    json_number(sb, "first", first);
    json_name(sb, "lines");
    sb_add(sb, "[");
    for (unsigned line = first; rest.len; line++) {
        Str text = str_line(&rest);

        if (line > last && !(line == last + 1 && closes(text)))
            break;
        if (count == MOST_LINES) {
            left++;
            continue;
        }
        text = html_cut(&check->room.scratch, text, LONGEST_LINE);
        sb_add(sb, count ? "," : "");
        json_quoted(sb, text);
        sb_add(&words, count++ ? "," : "");
        html_words(&words, text);
    }
    sb_add(sb, "]");
    json_name(sb, "words");
    sb_printf(sb, "[%.*s]", STR_ARG(sb_view(&words)));
    json_number(sb, "left", left);
    sb_free(&words);
}

/* The function of the module that the operation stands in; NULL: it stands in none of its text, or
 * in the one that is checked. */
static const Op *function_beside(const CheckFunction *f, const Op *op)
{
    while (op && op_parent(op) != f->of->module)
        op = op_parent(op);
    return op == f->op ? NULL : op;
}

/* Functions that a run of this one has ended in. */
static void add_texts_beside(Sb *sb, const CheckFunction *f)
{
    const Op *undefined = function_beside(f, f->first_undefined.at);
    const Op *skipped = function_beside(f, f->first_skipped.at);

    json_name(sb, "beside");
    sb_add(sb, "[");
    for (unsigned i = 0; i < 2; i++) {
        const Op *op = i ? skipped : undefined;

        if (!op || (i && skipped == undefined))
            continue;
        sb_add(sb, i && undefined ? ", {" : "{");
        add_text(sb, f->of->check, op);
        sb_add(sb, "}");
    }
    sb_add(sb, "]");
}

/* What was found. */

static const char *witness_name(const CheckFunction *f, unsigned witness)
{
    return f->of->check->witnesses[witness].name;
}

static void add_cut(Sb *sb, const CheckFunction *f, const char *name, Str text)
{
    json_optional(sb, name, html_cut(&f->of->check->room.scratch, text, LONGEST_TEXT));
}

/* Members, without braces around. */
static void add_finding(Sb *sb, const CheckFunction *f, const CheckFinding *finding)
{
    const Judgement *judgement = &finding->judgement;

    json_text(sb, "witness", str_of(witness_name(f, finding->witness)));
    json_number(sb, "input", finding->number);
    add_cut(sb, f, "args", finding->shown);
    json_optional(sb, "layouts", finding->layouts);
    json_text(sb, "verdict", str_of(verdict_name(judgement->verdict)));
    json_optional(sb, "where", judgement->what);
    add_cut(sb, f, "ours", judgement->ours);
    add_cut(sb, f, "theirs", judgement->theirs);
    json_number(sb, "departed", judgement->departed);
    json_optional(sb, "others", finding->others);
    json_optional(sb, "cause", finding->cause);
    json_optional(sb, "processor", finding->processor);
    json_optional(sb, "optimiser", finding->optimiser);
}

/* Each told one of a list. */
static void add_findings(Sb *sb, const CheckFunction *f, const char *name,
                         const CheckFinding *findings, size_t count)
{
    json_name(sb, name);
    sb_add(sb, "[");
    for (size_t i = 0; i < count; i++) {
        sb_add(sb, i ? ", {" : "{");
        add_finding(sb, f, &findings[i]);
        sb_add(sb, "}");
    }
    sb_add(sb, "]");
}

/* What is known of each, and of how many inputs. */
static void add_known(Sb *sb, const CheckFunction *f)
{
    json_name(sb, "known");
    sb_add(sb, "[");
    for (size_t i = 0; i < f->known.len; i++) {
        const CheckFinding *finding = &f->known.data[i];
        const KnownDifference *row = &KNOWN_DIFFERENCES[finding->row];

        sb_add(sb, i ? ", {" : "{");
        add_finding(sb, f, finding);
        json_text(sb, "operation", str_of(row->operation));
        json_text(sb, "known", str_of(row->why));
        json_flag(sb, "by_library", row->by_library);
        json_number(sb, "count", f->sides[finding->witness].known[finding->row]);
        sb_add(sb, "}");
    }
    sb_add(sb, "]");
}

static void add_first(Sb *sb, const CheckFunction *f, const char *name, const CheckFirst *first)
{
    if (!first->why.len)
        return;
    json_name(sb, name);
    sb_add(sb, "{");
    add_cut(sb, f, "args", first->shown);
    json_text(sb, "why", first->why);
    add_cut(sb, f, "report", first->report);
    sb_add(sb, "}");
}

static void add_sides(Sb *sb, const CheckFunction *f)
{
    json_name(sb, "witnesses");
    sb_add(sb, "[");
    for (unsigned w = 0; w < f->of->check->witness_count; w++) {
        const CheckSide *side = &f->sides[w];
        const CheckCounts *counts = &side->counts;

        sb_add(sb, w ? ", {" : "{");
        json_text(sb, "name", str_of(witness_name(f, w)));
        json_optional(sb, "why", side->why);
        json_flag(sb, "compared", check_side_compared(side));
        json_number(sb, "equal", counts->equal);
        json_number(sb, "allowed", counts->allowed);
        json_number(sb, "within", counts->within);
        json_number(sb, "known", counts->known);
        json_number(sb, "not_compared", counts->not_compared);
        json_number(sb, "not_judged", counts->not_judged);
        json_number(sb, "different", counts->different);
        sb_add(sb, "}");
    }
    sb_add(sb, "]");
}

static void add_function(Sb *sb, const CheckFunction *f, Str text, Str why)
{
    sb_add(sb, "{");
    json_text(sb, "file", str_of(f->of->file));
    json_text(sb, "name", f->name);
    if (f->of->check->part)
        json_number(sb, "part", f->of->check->part);
    json_text(sb, "told", text);
    json_optional(sb, "why", why);
    json_number(sb, "inputs", f->next);
    json_number(sb, "undefined", f->undefined);
    json_number(sb, "limits", f->limits);
    json_number(sb, "unsupported", f->unsupported + f->unreadable);
    add_sides(sb, f);
    add_first(sb, f, "first_undefined", &f->first_undefined);
    add_first(sb, f, "first_skipped", &f->first_skipped);
    add_findings(sb, f, "findings", f->findings.data, f->findings.len);
    add_findings(sb, f, "open", f->open.data, f->open.len);
    add_known(sb, f);
    add_text(sb, f->of->check, f->op);
    add_texts_beside(sb, f);
    sb_add(sb, "}");
}

/* A page has one object at least, however large. */
static void add_to_page(Check *check, Sb *list, Str one)
{
    size_t before = check->page.len + check->page_files.len;

    if (before && before + one.len > MOST_BYTES) {
        check->page_left++;
        return;
    }
    sb_add(list, list->len ? ",\n" : "");
    sb_str(list, one);
}

void check_html_function(const CheckFunction *f, Str text, Str why)
{
    Check *check = f->of->check;
    Sb one = { 0 };

    add_function(&one, f, text, why);
    add_to_page(check, &check->page, sb_view(&one));
    sb_free(&one);
}

void check_html_messages(Check *check, const char *file)
{
    const Message *error = messages_first_error();
    Sb one = { 0 }, text = { 0 };

    if (!error)
        return;
    messages_text(&text);
    sb_add(&one, "{");
    json_text(&one, "file", str_of(file));
    if (check->part)
        json_number(&one, "part", check->part);
    json_flag(&one, "ours", message_is_ours(error));
    json_text(&one, "why", error->text);
    json_text(&one, "told", html_cut(&check->room.scratch, sb_view(&text), LONGEST_TEXT));
    sb_add(&one, "}");
    add_to_page(check, &check->page_files, sb_view(&one));
    sb_free(&one);
    sb_free(&text);
}

bool check_html_write(Check *check)
{
    Sb data = { 0 }, page = { 0 };
    bool good;

    sb_add(&data, "{");
    json_name(&data, "witnesses");
    sb_add(&data, "[");
    for (unsigned w = 0; w < check->witness_count; w++) {
        sb_add(&data, w ? ", " : "");
        json_quoted(&data, str_of(check->witnesses[w].name));
    }
    sb_add(&data, "]");
    json_number(&data, "checked", check->totals.functions);
    json_number(&data, "inputs", check->totals.inputs);
    json_number(&data, "hidden", check->totals.hidden);
    json_number(&data, "foreign", check->totals.foreign);
    json_number(&data, "left", check->page_left);
    json_name(&data, "functions");
    sb_printf(&data, "[%.*s]", STR_ARG(sb_view(&check->page)));
    json_name(&data, "unchecked");
    sb_printf(&data, "[%.*s]}", STR_ARG(sb_view(&check->page_files)));
    html_assemble(&page, &PAGE, sb_view(&data));
    good = output_write(check->options.html, sb_view(&page));
    sb_free(&data);
    sb_free(&page);
    sb_free(&check->page);
    sb_free(&check->page_files);
    return good;
}
