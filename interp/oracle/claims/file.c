/* A file of claims, one a line:
 *
 *     @f %x in [0, 7]              an integer, unsigned: no bound has a minus
 *     @f %x in signed [-3, 4]      the first bound is not above the second; [4, 4] is one number
 *     @f %x = 3 : i32
 *     @f %x never                  is never computed
 *     @f %p align 16
 *     @f %p, %q no alias
 *     @f no reads                  nor writes: of memory that was there before @f began
 *     @f no writes
 *     @f no accesses
 *
 * Values are called as in the text, or as `print` calls them. Words stand apart by any blanks, tabs
 * too. What stands behind // is skipped.
 */
#include "interp/oracle/claims/table.h"

#include "core/text/source.h"
#include "interp/console/input.h"
#include "interp/console/output.h"
#include "interp/machine/facts.h"
#include "interp/machine/value_text.h"
#include "interp/program/candidates.h"

#include <ctype.h>
#include <stdio.h>

typedef struct Line {
    Claims *claims;
    const char *file;
    unsigned number;
    Str rest;
    const Op *function;
} Line;

static bool refuse(const Line *line, const char *what, Str which)
{
    output_error("error: %s:%u: %s%.*s\n", line->file, line->number, what, STR_ARG(which));
    return false;
}

static void skip_blanks(Line *line)
{
    while (line->rest.len && isspace((unsigned char)*line->rest.data))
        line->rest = str_from(line->rest, 1);
}

static bool take(Line *line, const char *word)
{
    skip_blanks(line);
    if (!str_starts(line->rest, word))
        return false;
    line->rest = str_from(line->rest, strlen(word));
    return true;
}

/* A word with a blank behind it. */
static bool take_keyword(Line *line, const char *word)
{
    size_t len = strlen(word);

    skip_blanks(line);
    return str_starts(line->rest, word) && line->rest.len > len
           && isspace((unsigned char)line->rest.data[len]) && take(line, word);
}

/* Up to a blank or one of these signs. */
static Str take_word(Line *line, const char *ends)
{
    Str word;
    size_t len = 0;

    skip_blanks(line);
    while (len < line->rest.len && !isspace((unsigned char)line->rest.data[len])
           && !strchr(ends, line->rest.data[len]))
        len++;
    word = (Str){ line->rest.data, len };
    line->rest = str_from(line->rest, len);
    return word;
}

static bool is_called(const Naming *naming, const Value *value, Str name)
{
    Sb own = { 0 };
    bool is;

    value_name_print(&own, naming, value);
    is = str_eq(sb_view(&own), name);
    sb_free(&own);
    return is;
}

/* "%x" of the line's function; NULL, reported, where it has none. */
static const Value *take_value(Line *line)
{
    Str name = take_word(line, ",");
    const Claims *claims = line->claims;
    const Value *found = NULL;
    Naming *naming = naming_new(line->function);

    for (size_t i = 0; i < claims->values.len && !found; i++) {
        const Value *value = claims->values.data[i];
        const Op *around = value_block(value)->region->parent;

        if (around && facts_function(around) == line->function && is_called(naming, value, name))
            found = value;
    }
    naming_free(naming);
    if (!found)
        refuse(line, "the function has no value ", name);
    return found;
}

static bool take_int(Line *line, unsigned width, Int *value)
{
    Str word = take_word(line, ",]");
    bool negative = str_starts(word, "-"), fits;
    Arena *arena = &line->claims->arena;

    if (negative)
        word = str_from(word, 1);
    if (!int_parse(arena, width, word, 10, value, &fits) || !fits)
        return refuse(line, "this is no number that fits the value's type: ", word);
    if (negative)
        *value = int_neg(arena, *value);
    return true;
}

static unsigned width_of(const Type *type)
{
    if (type->kind == TYPE_VECTOR)
        type = type_element(type);
    return type->kind == TYPE_INDEX ? 64 : type_is_any_integer(type) ? type->integer.width : 0;
}

/* A bound without a sign is written without one: -1 would be the greatest. One with a sign has the
 * sign that it is written with. */
static bool take_bound(Line *line, const Claim *claim, unsigned width, Int *bound)
{
    Str text;
    bool minus;

    skip_blanks(line);
    text = line->rest;
    minus = str_starts(text, "-");
    if (!claim->is_signed && minus)
        return refuse(line, "unsigned bounds are not below 0 (in signed [...] has such): ",
                      take_word(line, ",]"));
    if (!take_int(line, width, bound))
        return false;
    text.len -= line->rest.len;
    return !claim->is_signed || int_is_zero(*bound) || int_is_negative(*bound) == minus
           || refuse(line, "this is no number that fits the value's type: ", text);
}

/* That no number is within bounds is what `never` says. */
static bool has_numbers(const Line *line, const Claim *claim, Str bounds)
{
    int order = claim->is_signed ? int_cmp_s(claim->least, claim->most)
                                 : int_cmp_u(claim->least, claim->most);

    return order <= 0 || refuse(line, "no number is within these bounds: [", bounds);
}

static bool read_range(Line *line, Claim *claim)
{
    unsigned width = width_of(claim->value->type);
    Str bounds;

    claim->kind = CLAIM_RANGE;
    claim->is_signed = take(line, "signed");
    if (!width)
        return refuse(line, "only integers are within bounds", STR(""));
    if (!take(line, "["))
        return refuse(line, "bounds are [LEAST, MOST], not ", line->rest);
    bounds = line->rest;
    return take_bound(line, claim, width, &claim->least)
           && (take(line, ",") || refuse(line, "bounds are [LEAST, MOST]", STR("")))
           && take_bound(line, claim, width, &claim->most)
           && (take(line, "]") || refuse(line, "bounds are [LEAST, MOST]", STR("")))
           && has_numbers(line, claim, (Str){ bounds.data, bounds.len - line->rest.len });
}

static bool read_constant(Line *line, Claim *claim)
{
    Context *context = line->claims->context;

    claim->kind = CLAIM_CONSTANT;
    skip_blanks(line);
    claim->constant =
        source_parse_attr(context, str_dup(&context->arena, line->rest), claim->value->type);
    line->rest.len = 0;
    return claim->constant || refuse(line, "this is no constant", STR(""));
}

static bool read_alignment(Line *line, Claim *claim)
{
    const Type *type = claim->value->type;
    Int value;

    claim->kind = CLAIM_ALIGNMENT;
    if (!claims_is_pointer(type) || type->kind == TYPE_UNRANKED_MEMREF)
        return refuse(line, "only what leads to memory is aligned", STR(""));
    if (!take_int(line, 64, &value))
        return false;
    claim->alignment = int_low_u(value);
    return claim->alignment || refuse(line, "an alignment is not 0", STR(""));
}

static bool read_no_alias(Line *line, Claim *claim)
{
    claim->kind = CLAIM_NO_ALIAS;
    claim->other = take_value(line);
    return claim->other
           && ((take_keyword(line, "no") && take(line, "alias"))
               || refuse(line, "expected 'no alias'", STR("")));
}

static bool read_of_value(Line *line, Claim *claim)
{
    claim->value = take_value(line);
    if (!claim->value)
        return false;
    if (take(line, ","))
        return read_no_alias(line, claim);
    if (take_keyword(line, "in"))
        return read_range(line, claim);
    if (take(line, "="))
        return read_constant(line, claim);
    if (take_keyword(line, "align"))
        return read_alignment(line, claim);
    claim->kind = CLAIM_NEVER;
    return take(line, "never")
           || refuse(line, "expected in, =, never, align or another value, not ", line->rest);
}

static bool read_of_function(Line *line, Claim *claim)
{
    claim->kind = CLAIM_EFFECTS;
    claim->op = line->function;
    if (!take_keyword(line, "no"))
        return refuse(line, "expected a value or 'no', not ", line->rest);
    claim->no_reads = claim->no_writes = take(line, "accesses");
    if (!claim->no_reads)
        claim->no_reads = take(line, "reads");
    if (!claim->no_reads)
        claim->no_writes = take(line, "writes");
    return claim->no_reads || claim->no_writes
           || refuse(line, "expected reads, writes or accesses, not ", line->rest);
}

static bool read_line(Line *line)
{
    Claim claim = { .by = "the file of claims" }, *added;
    Str name;
    bool good;

    skip_blanks(line);
    if (!line->rest.len)
        return true;
    name = take_word(line, "");
    line->function = candidate_find(line->claims->module, name);
    if (!line->function)
        return refuse(line, "there is no function ", name);
    skip_blanks(line);
    good =
        str_starts(line->rest, "%") ? read_of_value(line, &claim) : read_of_function(line, &claim);
    skip_blanks(line);
    if (good && line->rest.len)
        good = refuse(line, "too much: ", line->rest);
    if (!good)
        return false;
    added = claims_add(line->claims, claim.kind, claim.by);
    *added = claim;
    claims_link(line->claims, added);
    return true;
}

bool claims_read(Claims *claims, const char *file)
{
    Sb text = { 0 };
    bool good = input_read_bytes(file, &text);
    Str rest = sb_view(&text);

    for (unsigned number = 1; good && rest.len; number++) {
        size_t end = str_find(rest, '\n');
        Line line = { claims, file, number, { rest.data, end }, NULL };
        const char *comment = memmem(rest.data, end, "//", 2);

        if (comment)
            line.rest.len = (size_t)(comment - rest.data);
        good = read_line(&line);
        rest = str_from(rest, end < rest.len ? end + 1 : end);
    }
    sb_free(&text);
    return good;
}
