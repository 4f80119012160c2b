/* Variables, from the types of a use: a pattern is a type's text with variables in it, blanks
 * aside. */
#include "dialects/meaning/meaning.h"

#include "core/ir/attr_default.h"
#include "core/text/source.h"

#include <ctype.h>
#include <string.h>

enum { MOST_WORK = 1 << 16 }; /* to match all types of a use */

static const char *behind_blanks(const char *at, const char *end)
{
    while (at < end && isspace((unsigned char)*at))
        at++;
    return at;
}

/* One type, attribute or size; or the sizes of a shape. */
static bool may_stand(Str text, bool many)
{
    if (!text.len)
        return false;
    if (!isdigit((unsigned char)*text.data) && *text.data != '?')
        return !many;
    for (size_t i = 0; i < text.len; i++)
        if (!isdigit((unsigned char)text.data[i]) && text.data[i] != '?'
            && !(many && text.data[i] == 'x') && !(!many && text.data[i] == '.'))
            return false;
    return true;
}

/* What stands for it where bodies are written: a type by what represents it. */
static Str shown(Context *context, Str text)
{
    const Type *type;

    if (!text.len || *text.data != '!' || !meanings_of(context)->types)
        return text;
    type = source_parse_type(context, text);
    return type ? str_of(type_text(type_held(type))) : text;
}

static void set_bound(Binding *b, unsigned variable, const Str *parts, unsigned count)
{
    Bound *bound = &b->bound[variable];

    bound->known = true;
    bound->count = count;
    bound->parts = ARENA_ARRAY(&b->context->arena, Str, count);
    bound->shown = ARENA_ARRAY(&b->context->arena, Str, count);
    for (unsigned i = 0; i < count; i++) {
        bound->parts[i] = str_dup(&b->context->arena, parts[i]);
        bound->shown[i] = shown(b->context, bound->parts[i]);
    }
}

const Type *binding_element(Context *context, Str type)
{
    const Type *of = source_parse_type(context, type);

    if (!of)
        return NULL;
    return of->kind == TYPE_COMPLEX ? of->shaped.element : type_element(of);
}

static bool match(Binding *b, const char *pattern, const char *pattern_end, const char *text,
                  const char *text_end);

/* `$S...x` of a shape without sizes is nothing. */
static bool match_no_sizes(Binding *b, unsigned variable, const char *pattern,
                           const char *pattern_end, const char *text, const char *text_end)
{
    Bound *bound = &b->bound[variable];

    if (!b->variables->list[variable].many || pattern == pattern_end || *pattern != 'x'
        || (bound->known && bound->count) || !match(b, pattern + 1, pattern_end, text, text_end))
        return false;
    if (!bound->known)
        set_bound(b, variable, NULL, 0);
    return bound->count == 0;
}

typedef VEC(Str) Parts;

/* The part of a list that begins here, up to a comma or the bracket that closes the list. */
static bool take_part(Parts *parts, const char **at, const char *end)
{
    const char *begin = behind_blanks(*at, end), *behind = begin;

    while (behind && behind < end && !strchr(",)>]}", *behind))
        behind = strchr("(<[{", *behind)                            ? bracket_end(behind, end)
                 : behind + 1 < end && memcmp(behind, "->", 2) == 0 ? behind + 2
                                                                    : behind + 1;
    if (!behind || behind == begin)
        return false;
    vec_push(parts, ((Str){ begin, (size_t)(behind - begin) }));
    *at = behind;
    return true;
}

static bool is_bound_to(const Binding *b, unsigned variable, const Parts *parts)
{
    const Bound *bound = &b->bound[variable];

    for (size_t i = 0; i < parts->len && i < bound->count; i++)
        if (!str_eq(bound->parts[i], parts->data[i]))
            return false;
    return bound->count == parts->len;
}

/* `$Ts...` between brackets or commas: so many parts of a list that the rest fits. */
static bool match_list(Binding *b, unsigned variable, const char *pattern, const char *pattern_end,
                       const char *text, const char *text_end)
{
    Parts parts = { 0 };
    bool more = true, fits = false;

    while (more && !(fits = match(b, pattern, pattern_end, text, text_end))) {
        if (parts.len)
            more = text < text_end && *text++ == ',';
        more = more && ++b->work <= MOST_WORK && take_part(&parts, &text, text_end);
    }
    if (fits && !b->bound[variable].known)
        set_bound(b, variable, parts.data, (unsigned)parts.len);
    fits = fits && is_bound_to(b, variable, &parts);
    vec_free(&parts);
    return fits;
}

/* The variable takes as little as it can, and more where the rest does not fit. */
static bool match_variable(Binding *b, unsigned variable, const char *pattern,
                           const char *pattern_end, const char *text, const char *text_end)
{
    bool many = b->variables->list[variable].many;
    Bound *bound = &b->bound[variable];
    const char *at = text;

    if (bound->known && !many) {
        Str is = bound->parts[0];

        return (size_t)(text_end - text) >= is.len && memcmp(text, is.data, is.len) == 0
               && match(b, pattern, pattern_end, text + is.len, text_end);
    }
    if (match_no_sizes(b, variable, pattern, pattern_end, text, text_end))
        return true;
    if (bound->known && !bound->count)
        return false;
    while (at < text_end) {
        const char *next = strchr("(<[{", *at)    ? bracket_end(at, text_end)
                           : strchr(")>]},", *at) ? NULL
                                                  : at + 1;
        Str taken = { text, next ? (size_t)(next - text) : 0 };

        if (!next)
            return false;
        at = next;
        if (++b->work > MOST_WORK)
            return false;
        if (may_stand(taken, many) && match(b, pattern, pattern_end, at, text_end)) {
            if (!bound->known)
                set_bound(b, variable, &taken, 1);
            return str_eq(bound->parts[0], taken);
        }
    }
    return false;
}

/* Of `element($T)`, whose variable is known by then: the text that it stands for. */
static bool take_element(const Binding *b, const char **pattern, const char *pattern_end, Str *text)
{
    static const char NAME[] = "element($";
    size_t len = sizeof NAME - 1;
    const Type *element;
    int variable;

    if ((size_t)(pattern_end - *pattern) <= len || memcmp(*pattern, NAME, len) != 0)
        return false;
    variable =
        variable_at(b->variables, (Str){ *pattern + len, (size_t)(pattern_end - *pattern) - len });
    if (variable < 0 || b->variables->list[variable].many || !b->bound[variable].known)
        return false;
    *pattern += len + b->variables->list[variable].name.len;
    element = binding_element(b->context, b->bound[variable].parts[0]);
    if (!element || *pattern == pattern_end || *(*pattern)++ != ')')
        return false;
    *text = str_of(type_text(element));
    return true;
}

static bool match(Binding *b, const char *pattern, const char *pattern_end, const char *text,
                  const char *text_end)
{
    for (;;) {
        Str element;
        int variable;

        pattern = behind_blanks(pattern, pattern_end);
        text = behind_blanks(text, text_end);
        if (pattern == pattern_end)
            return text == text_end;
        if (++b->work > MOST_WORK)
            return false;
        if (*pattern == '$') {
            Str rest = { pattern + 1, (size_t)(pattern_end - pattern - 1) };

            variable = variable_at(b->variables, rest);
            if (variable < 0)
                return false;
            pattern += 1 + b->variables->list[variable].name.len;
            if (b->variables->list[variable].many && pattern_end - pattern >= 3
                && memcmp(pattern, "...", 3) == 0)
                pattern += 3;
            if (b->variables->list[variable].many
                && (pattern == pattern_end || strchr(",)>]", *pattern)))
                return match_list(b, (unsigned)variable, pattern, pattern_end, text, text_end);
            return match_variable(b, (unsigned)variable, pattern, pattern_end, text, text_end);
        }
        if (take_element(b, &pattern, pattern_end, &element)) {
            if ((size_t)(text_end - text) < element.len
                || memcmp(text, element.data, element.len) != 0)
                return false;
            text += element.len;
            continue;
        }
        if (text == text_end || *text != *pattern)
            return false;
        text++;
        pattern++;
    }
}

bool binding_match(Binding *b, Str pattern, Str text)
{
    return match(b, pattern.data, pattern.data + pattern.len, text.data, text.data + text.len);
}

/* `$Ts...` alone is several types, not a pattern of each. */
static int variable_of_all(const Binding *b, const Formal *formal)
{
    int variable = formal->many && formal->type.len && *formal->type.data == '$'
                       ? variable_at(b->variables, str_from(formal->type, 1))
                       : -1;

    return variable >= 0 && b->variables->list[variable].many
                   && formal->type.len == b->variables->list[variable].name.len + 4
               ? variable
               : -1;
}

static bool match_all(Binding *b, unsigned variable, Value *const *values, unsigned count)
{
    Bound *bound = &b->bound[variable];
    Str *parts = ARENA_ARRAY(&b->context->arena, Str, count);

    for (unsigned i = 0; i < count; i++)
        parts[i] = str_of(type_text(values[i]->type));
    if (!bound->known)
        set_bound(b, variable, parts, count);
    for (unsigned i = 0; i < count && i < bound->count; i++)
        if (!str_eq(parts[i], bound->parts[i]))
            return false;
    return bound->count == count;
}

/* One formal operand or result against those of the use that it stands for. */
static bool match_formal(Binding *b, const Formal *formal, const char *what, unsigned first,
                         Value *const *values, unsigned count)
{
    int all = variable_of_all(b, formal);

    if (all >= 0 && match_all(b, (unsigned)all, values, count))
        return true;
    for (unsigned i = 0; i < count; i++) {
        const char *type = type_text(values[i]->type);

        if (all < 0 && binding_match(b, formal->type, str_of(type)))
            continue;
        sb_printf(&b->why, "%s #%u is '%s' and not '%.*s'", what, first + i, type,
                  STR_ARG(formal->type));
        return false;
    }
    if (all >= 0)
        sb_printf(&b->why, "there are other %ss than '%.*s'", what, STR_ARG(formal->type));
    return all < 0;
}

/* How many of `count` each formal stands for: one, but for the one that is many. */
static bool share_out(Binding *b, const Formals *formals, const char *what, unsigned count,
                      unsigned *counts)
{
    unsigned many = 0, left;

    for (unsigned i = 0; i < formals->count; i++)
        many += formals->list[i].many;
    left = count + many - formals->count;
    if (many > 1 || count + many < formals->count || (!many && left)) {
        sb_printf(&b->why, "it has %u %s%s and not %u", count, what, plural(count), formals->count);
        return false;
    }
    for (unsigned i = 0; i < formals->count; i++)
        counts[i] = formals->list[i].many ? left : 1;
    return true;
}

static bool bind_operands(Binding *b, const Formals *formals, const Op *use)
{
    unsigned at = 0;

    if (op_operand_segments(use) && def_operand_count(use->def) == formals->count)
        for (unsigned i = 0; i < formals->count; i++)
            op_operand_group(use, i, &b->counts[i]);
    else if (!share_out(b, formals, "operand", use->operand_count, b->counts))
        return false;
    for (unsigned i = 0; i < formals->count; at += b->counts[i++])
        if (!match_formal(b, &formals->list[i], "operand", at, use->operands + at, b->counts[i]))
            return false;
    return true;
}

static bool bind_results(Binding *b, const Formals *formals, const Op *use)
{
    unsigned counts[MEANING_MOST_VARIABLES], at = 0;

    if (op_result_segments(use) && def_result_count(use->def) == formals->count)
        for (unsigned i = 0; i < formals->count; i++)
            op_result_group(use, i, &counts[i]);
    else if (!share_out(b, formals, "result", use->result_count, counts))
        return false;
    for (unsigned i = 0; i < formals->count; at += counts[i++])
        if (!match_formal(b, &formals->list[i], "result", at, use->results + at, counts[i]))
            return false;
    return true;
}

static bool names(const Template *template, Str attr)
{
    for (unsigned i = 0; i < template->attr_count; i++)
        if (str_eq(template->attrs[i].name, attr))
            return true;
    return false;
}

/* What it does not name may say how operands are shared out, or be a dialect's remark. */
static bool knows_attr(Binding *b, const Template *template, Str name)
{
    if (names(template, name) || str_find(name, '.') < name.len
        || str_is(name, "operandSegmentSizes") || str_is(name, "resultSegmentSizes"))
        return true;
    sb_printf(&b->why, "it has an attribute '%.*s', which this does not name", STR_ARG(name));
    return false;
}

/* What is the default is as if it were not there. */
static bool knows_attrs(Binding *b, const Template *template, const Op *use)
{
    for (unsigned i = 0; i < def_attr_count(use->def); i++) {
        const Attr *value = op_inherent(use, i);

        if (value && value != def_attr_default(b->context, use->def, i)
            && !knows_attr(b, template, str_of(use->def->attrs[i].name)))
            return false;
    }
    for (unsigned i = 0; i < use->attrs->dictionary.count; i++)
        if (!knows_attr(b, template, use->attrs->dictionary.entries[i].name))
            return false;
    return true;
}

static bool has_attrs(Binding *b, const Template *template, const Op *use)
{
    for (unsigned i = 0; i < template->attr_count; i++) {
        Str name = str_printf(&b->context->arena, "%.*s", STR_ARG(template->attrs[i].name));

        if (template->attrs[i].text.data || op_attr(use, name.data))
            continue;
        sb_printf(&b->why, "it has no attribute '%s'", name.data);
        return false;
    }
    return true;
}

static bool all_known(Binding *b)
{
    for (unsigned i = 0; i < b->variables->count; i++)
        if (!b->bound[i].known) {
            sb_printf(&b->why, "nothing says what $%.*s is", STR_ARG(b->variables->list[i].name));
            return false;
        }
    return true;
}

bool binding_of_use(Binding *b, const Template *template, const Op *use)
{
    bool good = bind_operands(b, &template->operands, use)
                && bind_results(b, &template->results, use) && has_attrs(b, template, use)
                && knows_attrs(b, template, use) && all_known(b);

    if (!good && b->work > MOST_WORK) {
        b->why.len = 0;
        sb_add(&b->why, "its types can be taken apart in too many ways");
    }
    return good;
}
