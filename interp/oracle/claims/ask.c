/* Asking upstream: the installed mlir-opt analyses the module, and what it says becomes claims.
 *
 * Bounds of integers are what its operation test.reflect_bounds shows behind
 * int-range-optimizations, constants what sccp hands to the probes, the rest what its test passes
 * print.
 */
#include "interp/oracle/claims/probe.h"

#include "core/text/source.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"
#include "interp/oracle/diff/shell.h"

#include <ctype.h>
#include <stdio.h>

enum { SECONDS = 60 };

static const char RANGES[] = "int-range-optimizations", CONSTANTS[] = "sccp",
                  ALIASES[] = "test-alias-analysis", TOUCHES[] = "test-alias-analysis-modref",
                  EFFECTS[] = "test-side-effects";

static bool next_line(Str *rest, Str *line)
{
    if (!rest->len)
        return false;
    *line = str_line(rest);
    while (line->len && *line->data == ' ')
        *line = str_from(*line, 1);
    return true;
}

/* The text behind `mark`, which is taken off with all before it; false where it is not there. */
static bool take_past(Str *text, const char *mark)
{
    const char *at = memmem(text->data, text->len, mark, strlen(mark));

    if (at)
        *text = str_from(*text, (size_t)(at - text->data) + strlen(mark));
    return at != NULL;
}

static bool take_number(Str *text, size_t *number)
{
    bool any = false;

    for (*number = 0; text->len && isdigit((unsigned char)*text->data); any = true) {
        *number = *number * 10 + (size_t)(*text->data - '0');
        *text = str_from(*text, 1);
    }
    return any;
}

static void say_failed(const char *what, const ShellRun *run)
{
    Str said = sb_view(run->errors.len ? &run->errors : &run->output), line = { 0 };

    while (next_line(&said, &line) && !str_contains(line, "rror") && !str_contains(line, "sserti"))
        line.len = 0;
    output_error("warning: no claims by %s: %s %s%s%.*s\n", what, offer_opt(),
                 run->end == SHELL_SIGNALED ? "crashed" : "says nothing", line.len ? ": " : "",
                 STR_ARG(line));
}

/* What mlir-opt prints, on standard output or, where that is wanted, on standard error. */
static bool run_opt(const char *what, Str module, const char *flags, Sb *printed)
{
    Sb command = { 0 };
    ShellRun run;
    bool good;

    sb_printf(&command, "%s --allow-unregistered-dialect %s", offer_opt(), flags);
    run = shell_run(command.data, module, SECONDS);
    good = run.end == SHELL_EXITED && run.number == 0;
    if (good)
        sb_str(printed, sb_view(&run.output));
    else
        say_failed(what, &run);
    shell_run_free(&run);
    sb_free(&command);
    return good;
}

/* The dictionary that begins the text; NULL where it cannot be read. */
static const Attr *read_dictionary(Context *context, Str text)
{
    size_t len = 0, deep = 0;
    bool quoted = false;
    const Attr *read;

    for (; len < text.len; len++) {
        char c = text.data[len];

        if (c == '\\' && quoted)
            len++;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '{' || c == '}'))
            deep += c == '{' ? 1 : (size_t)-1;
        if (!deep && !quoted)
            break;
    }
    text.len = len < text.len ? len + 1 : len;
    read = source_parse_attr(context, str_dup(&context->arena, text), NULL);
    return read && read->kind == ATTR_DICTIONARY ? read : NULL;
}

static const Attr *entry_of(const Attr *dictionary, const char *name)
{
    return attr_lookup(dictionary, str_of(name));
}

static const Value *value_numbered(const Claims *claims, const Attr *dictionary)
{
    const Attr *number = entry_of(dictionary, PROBE_NUMBER);
    uint64_t at = number ? int_low_u(number->integer) : UINT64_MAX;

    return at < claims->values.len ? claims->values.data[at] : NULL;
}

static void add_bounds(Claims *claims, const Value *value, const Attr *least, const Attr *most,
                       bool is_signed)
{
    Claim claim = { .kind = CLAIM_RANGE,
                    .by = RANGES,
                    .value = value,
                    .is_signed = is_signed,
                    .least = least->integer,
                    .most = most->integer };
    Claim *added;

    if (claim_says_nothing(&claim))
        return;
    added = claims_add(claims, CLAIM_RANGE, RANGES);
    *added = claim;
    claims_link(claims, added);
}

/* A probe that the analysis has not come to, of which nothing is known, is one that is never run.
 */
static void add_ranges(Claims *claims, const Value *value, const Attr *said)
{
    const Attr *umin = entry_of(said, "umin"), *umax = entry_of(said, "umax"),
               *smin = entry_of(said, "smin"), *smax = entry_of(said, "smax");

    if (!umin || !umax || !smin || !smax) {
        Claim *claim = claims_add(claims, CLAIM_NEVER, RANGES);

        claim->value = value;
        claims_link(claims, claim);
        return;
    }
    add_bounds(claims, value, umin, umax, false);
    if (!int_eq(umin->integer, smin->integer) || !int_eq(umax->integer, smax->integer))
        add_bounds(claims, value, smin, smax, true);
}

/* "(%0) <{smax = 7 : si8, ...}> {claim = 1 : i64} : ..."; the first part is what is known. */
static void read_bounds(Claims *claims, Str line)
{
    const Attr *known = NULL, *probe;
    const Value *value;

    if (!take_past(&line, ") "))
        return;
    if (str_starts(line, "<")) {
        known = read_dictionary(claims->context, str_from(line, 1));
        take_past(&line, "}> ");
    }
    probe = read_dictionary(claims->context, line);
    value = probe ? value_numbered(claims, probe) : NULL;
    if (value)
        add_ranges(claims, value, known);
}

static void read_ranges(Claims *claims, Str text)
{
    Str line;

    while (next_line(&text, &line))
        if (take_past(&line, "\"" PROBE_BOUNDS "\"("))
            read_bounds(claims, line);
}

static void ask_ranges(Claims *claims, const Op *entry)
{
    Sb shown = { 0 }, said = { 0 };

    probe_values(claims, entry, PROBE_BOUNDS, false, &shown);
    if (run_opt(RANGES, sb_view(&shown), "--mlir-print-op-generic --int-range-optimizations",
                &said))
        read_ranges(claims, sb_view(&said));
    sb_free(&said);
    sb_free(&shown);
}

/* "%5 = "arith.constant"() <{value = 3 : i32}> : ...": the name stands for that from here on. */
static void note_constant(Claims *claims, Map *constants, Str line)
{
    Str name = { line.data, str_find(line, ' ') }, rest = line;
    const Attr *properties = NULL;

    if (!str_starts(line, "%"))
        return;
    if (take_past(&rest, "constant\"() <") && str_starts(rest, "{value = "))
        properties = read_dictionary(claims->context, rest);
    map_put(constants, str_dup(&claims->arena, name),
            properties ? (void *)entry_of(properties, "value") : NULL);
}

static bool is_constant_already(const Value *value)
{
    const Op *definer = value_definer(value);

    return definer && op_has(definer, CONSTANT_LIKE);
}

/* "claims.use"(%5) {claim = 7 : i64} */
static void note_use(Claims *claims, const Map *constants, Str line)
{
    Str name = { line.data, str_find(line, ')') };
    const Attr *constant = map_get(constants, name), *said;
    const Value *value;
    Claim *claim;

    if (!constant || !take_past(&line, ") "))
        return;
    said = read_dictionary(claims->context, line);
    value = said ? value_numbered(claims, said) : NULL;
    if (!value || is_constant_already(value))
        return;
    claim = claims_add(claims, CLAIM_CONSTANT, CONSTANTS);
    claim->value = value;
    claim->constant = constant;
    claims_link(claims, claim);
}

static void ask_constants(Claims *claims, const Op *entry)
{
    Sb shown = { 0 }, said = { 0 };
    Map constants = { 0 };
    Str text, line;

    probe_values(claims, entry, PROBE_USE, true, &shown);
    run_opt(CONSTANTS, sb_view(&shown), "--mlir-print-op-generic --sccp", &said);
    for (text = sb_view(&said); next_line(&text, &line);) {
        if (str_starts(line, "\"" PROBE_USE "\"("))
            note_use(claims, &constants, str_from(line, sizeof "\"" PROBE_USE "\"(" - 1));
        else
            note_constant(claims, &constants, line);
    }
    map_free(&constants);
    sb_free(&said);
    sb_free(&shown);
}

static const Value *result_at(const Op *op, size_t index)
{
    return index < op->result_count ? op->results[index] : NULL;
}

static const Value *argument_at(const Op *op, size_t region, size_t block, size_t index)
{
    const Block *at = region < op->region_count ? op->regions[region].first : NULL;

    for (; at && block; at = at->next)
        block--;
    return at && index < at->arg_count ? at->args[index] : NULL;
}

/* "7#1", a result, or "6.region0.block2#0", an argument of a block. */
static const Value *read_value(const Claims *claims, Str *text)
{
    size_t op, region = 0, block = 0, index;
    bool is_argument;

    if (!take_number(text, &op) || op >= claims->ops.len)
        return NULL;
    is_argument = str_starts(*text, ".region");
    if (is_argument)
        *text = str_from(*text, strlen(".region"));
    if (is_argument && !take_number(text, &region))
        return NULL;
    if (is_argument && str_starts(*text, ".block")) {
        *text = str_from(*text, strlen(".block"));
        if (!take_number(text, &block))
            return NULL;
    }
    if (!str_starts(*text, "#"))
        return NULL;
    *text = str_from(*text, 1);
    if (!take_number(text, &index))
        return NULL;
    return is_argument ? argument_at(claims->ops.data[op], region, block, index)
                       : result_at(claims->ops.data[op], index);
}

/* "7#0 <-> 6.region0#0: NoAlias" */
static void read_alias(Claims *claims, Str line)
{
    const Value *value = read_value(claims, &line), *other;
    Claim *claim;

    if (!value || !str_starts(line, " <-> "))
        return;
    line = str_from(line, strlen(" <-> "));
    other = read_value(claims, &line);
    if (!other || !str_is(line, ": NoAlias"))
        return;
    claim = claims_add(claims, CLAIM_NO_ALIAS, ALIASES);
    claim->value = value;
    claim->other = other;
    claims_link(claims, claim);
}

/* "9 -> 7#0: Ref" */
static void read_touch(Claims *claims, Str line)
{
    const Value *value;
    bool reads, writes;
    Claim *claim;
    size_t op;

    if (!take_number(&line, &op) || op >= claims->ops.len || !str_starts(line, " -> "))
        return;
    line = str_from(line, strlen(" -> "));
    value = read_value(claims, &line);
    reads = str_is(line, ": Ref") || str_is(line, ": ModRef");
    writes = str_is(line, ": Mod") || str_is(line, ": ModRef");
    if (!value || (reads && writes))
        return;
    claim = claims_add(claims, CLAIM_NO_TOUCH, TOUCHES);
    claim->op = claims->ops.data[op];
    claim->value = value;
    claim->no_reads = !reads;
    claim->no_writes = !writes;
    claims_link(claims, claim);
}

typedef struct Effects { /* of one operation: what remarks in a row say */
    size_t op;
    bool said, reads, writes;
} Effects;

static void add_effects(Claims *claims, const Effects *effects)
{
    Claim *claim;

    if (!effects->said || effects->op >= claims->ops.len || (effects->reads && effects->writes))
        return;
    claim = claims_add(claims, CLAIM_EFFECTS, EFFECTS);
    claim->op = claims->ops.data[effects->op];
    claim->no_reads = !effects->reads;
    claim->no_writes = !effects->writes;
    claims_link(claims, claim);
}

/* "claims:10:1: remark: found an instance of 'read' on ..." */
static void read_effect(Claims *claims, Effects *effects, Str line)
{
    size_t op;

    if (!str_starts(line, "claims:"))
        return;
    line = str_from(line, strlen("claims:"));
    if (!take_number(&line, &op) || !op || !take_past(&line, "remark: "))
        return;
    if (op - 1 != effects->op) {
        add_effects(claims, effects);
        *effects = (Effects){ .op = op - 1 };
    }
    effects->said = true;
    effects->reads |= str_contains(line, "'read'");
    effects->writes |= str_contains(line, "'write'");
}

#define MEMORY_FLAGS                                                                               \
    "--mlir-disable-threading --mlir-print-op-on-diagnostic=false -o /dev/null --pass-pipeline="

/* Asked for numbers, test-alias-analysis crashes. */
static void ask_aliases(Claims *claims, const Op *entry)
{
    Sb shown = { 0 }, said = { 0 };
    Str text, line;

    probe_memory(claims, entry, false, &shown);
    run_opt(ALIASES, sb_view(&shown),
            MEMORY_FLAGS "'builtin.module(any(test-alias-analysis))' 2>&1", &said);
    for (text = sb_view(&said); next_line(&text, &line);)
        read_alias(claims, line);
    sb_free(&said);
    sb_free(&shown);
}

static void ask_effects(Claims *claims, const Op *entry)
{
    Sb shown = { 0 }, said = { 0 };
    Effects effects = { .op = SIZE_MAX };
    Str text, line;

    probe_memory(claims, entry, true, &shown);
    run_opt(TOUCHES, sb_view(&shown),
            MEMORY_FLAGS "'builtin.module(any(test-alias-analysis-modref),test-side-effects)' 2>&1",
            &said);
    for (text = sb_view(&said); next_line(&text, &line);) {
        read_touch(claims, line);
        read_effect(claims, &effects, line);
    }
    add_effects(claims, &effects);
    sb_free(&said);
    sb_free(&shown);
}

void claims_ask(Claims *claims, const Op *entry)
{
    DiagHandler handler = claims->context->handler;

    claims->context->handler = NULL; /* an attribute that is not known here says nothing */
    ask_ranges(claims, entry);
    ask_constants(claims, entry);
    ask_aliases(claims, entry);
    ask_effects(claims, entry);
    claims->context->handler = handler;
}
