/* Reading a format string into its tree. */
#include "core/text/format.h"

#include "core/text/format_custom.h"
#include "core/text/literal.h"

#include <ctype.h>
#include <string.h>

/* Formats come from users, too. */
enum { DEEPEST_GROUP = 32 };

typedef struct Reader {
    Context *context;
    const OpDef *def;
    Format *format;
    const char *at;
    unsigned depth; /* of groups around it */
    bool arguments; /* they stand between commas */
} Reader;

typedef VEC(FormatElement) Elements;

static bool fail(Reader *r, const char *what)
{
    if (!r->format->error.len)
        r->format->error = str_printf(&r->context->arena,
                                      *r->at ? "%s: format: %s at '%.20s'" : "%s: format: %s%s",
                                      r->def->name, what, r->at);
    return false;
}

static void skip_blanks(Reader *r)
{
    while (isspace((unsigned char)*r->at))
        r->at++;
}

static bool take(Reader *r, const char *text)
{
    size_t len = strlen(text);

    skip_blanks(r);
    if (strncmp(r->at, text, len) != 0)
        return false;
    r->at += len;
    return true;
}

static Str read_word(Reader *r)
{
    const char *start = r->at;

    while (isalnum((unsigned char)*r->at) || *r->at == '_' || *r->at == '-')
        r->at++;
    return (Str){ start, (size_t)(r->at - start) };
}

static bool read_elements(Reader *r, const char *ends, Elements *elements);

static bool read_literal(Reader *r, FormatElement *element)
{
    const char *end = strchr(++r->at, '`'), *fault;

    if (!end)
        return fail(r, "unexpected end of file in literal");
    element->text = (Str){ r->at, (size_t)(end - r->at) };
    element->kind = FORMAT_LITERAL;
    if (element->text.len == 0)
        element->kind = FORMAT_NO_SPACE;
    else if (str_is(element->text, " "))
        element->kind = FORMAT_SPACE;
    else if (str_is(element->text, "\\n"))
        element->kind = FORMAT_NEWLINE;
    element->text = str_dup(&r->context->arena, element->text);
    fault = element->kind == FORMAT_LITERAL ? literal_fault(element->text) : NULL;
    if (fault) /* `at` stands at the literal */
        return fail(r, fault);
    element->punct =
        literal_is_keyword(element->text) ? TOKEN_BARE : punct_kind(element->text.data);
    r->at = end + 1;
    return true;
}

/* $name: an operand, attribute, region, successor or result of the definition. */
static bool read_variable(Reader *r, FormatElement *element)
{
    int index;

    r->at++;
    element->text = read_word(r);
    if ((index = def_operand_index(r->def, element->text)) >= 0)
        element->kind = FORMAT_OPERAND;
    else if ((index = def_attr_index(r->def, element->text)) >= 0)
        element->kind = FORMAT_ATTR;
    else if ((index = def_region_index(r->def, element->text)) >= 0)
        element->kind = FORMAT_REGION;
    else if ((index = def_successor_index(r->def, element->text)) >= 0)
        element->kind = FORMAT_SUCCESSOR;
    else if ((index = def_result_index(r->def, element->text)) >= 0)
        element->kind = FORMAT_RESULT;
    else {
        r->at = element->text.data - 1;
        return fail(r, "expected variable to refer to an argument, region, result, or successor");
    }
    element->index = (unsigned)index;
    if (element->kind == FORMAT_ATTR)
        r->format->attrs_written |= (uint64_t)1 << index;
    return true;
}

static void keep(Reader *r, Elements *elements, FormatElement **array, unsigned *count)
{
    *count = (unsigned)elements->len;
    *array = ARENA_COPY(&r->context->arena, FormatElement, elements->data, elements->len);
    vec_free(elements);
}

/* Behind its `(`; up to the `)` and over it. */
static bool read_branch(Reader *r, FormatElement **parts, unsigned *count)
{
    Elements elements = { 0 };
    bool good = read_elements(r, ")", &elements);

    keep(r, &elements, parts, count);
    if (good)
        r->at++;
    return good;
}

static bool read_arguments(Reader *r, FormatElement *element)
{
    bool outer = r->arguments, good;

    if (!take(r, "("))
        return fail(r, "expected '('");
    r->arguments = true;
    good = read_branch(r, &element->children, &element->child_count);
    r->arguments = outer;
    if (!good)
        return false;
    return element->child_count <= MAX_ARGUMENTS || fail(r, "too many arguments");
}

static bool takes_types(const FormatElement *argument)
{
    return argument->kind == FORMAT_OPERAND || argument->kind == FORMAT_RESULT
           || argument->kind == FORMAT_OPERANDS || argument->kind == FORMAT_RESULTS;
}

/* Are they as many, and of the kind, that the directive wants? */
static bool check_arguments(Reader *r, const FormatElement *element)
{
    unsigned wanted = element->kind == FORMAT_FUNCTIONAL_TYPE ? 2 : 1;
    bool types = element->kind == FORMAT_FUNCTIONAL_TYPE || element->kind == FORMAT_TYPE;

    if (element->child_count != wanted)
        return fail(r, "a directive that wants another number of arguments");
    for (unsigned i = 0; types && i < wanted; i++)
        if (!takes_types(&element->children[i]))
            return fail(r, "attributes cannot be used as children to a `type` directive");
    return true;
}

static void note_types(Reader *r, const FormatElement *argument)
{
    if (argument->kind == FORMAT_OPERAND)
        r->format->types_written_operand[argument->index] = true;
    else if (argument->kind == FORMAT_RESULT)
        r->format->types_written_result[argument->index] = true;
    else if (argument->kind == FORMAT_OPERANDS) {
        memset(r->format->types_written_operand, 1, sizeof r->format->types_written_operand);
        r->format->types_written_together = true;
    } else if (argument->kind == FORMAT_RESULTS)
        memset(r->format->types_written_result, 1, sizeof r->format->types_written_result);
}

static bool read_custom(Reader *r, FormatElement *element)
{
    element->kind = FORMAT_CUSTOM;
    if (!take(r, "<"))
        return fail(r, "expected '<'");
    element->text = read_word(r);
    if (!take(r, ">"))
        return fail(r, "expected '>'");
    for (unsigned i = 0; r->def->customs && r->def->customs[i].name; i++)
        if (str_is(element->text, r->def->customs[i].name))
            element->custom = &r->def->customs[i];
    if (!element->custom)
        element->custom = custom_directive(element->text);
    if (!element->custom)
        return fail(r, "a custom directive that nothing defines");
    if (!read_arguments(r, element))
        return false;
    /* The directive writes its arguments as it likes, whatever their prefix. */
    for (unsigned i = 0; i < element->child_count; i++)
        if (element->children[i].kind == FORMAT_QUALIFIED)
            element->children[i] = element->children[i].children[0];
    return true;
}

static bool is_unit(const Reader *r, const FormatElement *element)
{
    return element->kind == FORMAT_ATTR
           && r->def->attrs[element->index].constraint->syntax == ATTR_UNIT_FLAG;
}

static bool read_clause(Reader *r, Elements *clauses)
{
    FormatElement group = { .kind = FORMAT_OPTIONAL };
    Elements clause = { 0 };
    bool good = read_elements(r, "|)", &clause);

    keep(r, &clause, &group.children, &group.child_count);
    if (!good)
        return false;
    if (!group.child_count || group.children[0].kind != FORMAT_LITERAL)
        return fail(r, "a clause that begins with no keyword");
    if (group.child_count == 2)
        group.children[1].unit_anchor = is_unit(r, &group.children[1]);
    vec_push(clauses, group);
    return true;
}

/* The clauses of an oilist are optional groups that stand in any order. */
static bool read_oilist(Reader *r, FormatElement *element)
{
    Elements clauses = { 0 };
    bool good = take(r, "(") || fail(r, "expected '('");

    while (good && (good = read_clause(r, &clauses)) && *r->at++ == '|')
        continue;
    element->kind = FORMAT_OILIST;
    keep(r, &clauses, &element->children, &element->child_count);
    return good
           && (element->child_count <= MAX_CLAUSES || fail(r, "an oilist of too many clauses"));
}

static bool read_directive(Reader *r, FormatElement *element)
{
    static const struct {
        const char *name;
        FormatKind kind;
        bool arguments;
    } DIRECTIVES[] = {
        { "attr-dict", FORMAT_ATTR_DICT, false },
        { "attr-dict-with-keyword", FORMAT_ATTR_DICT_WITH_KEYWORD, false },
        { "prop-dict", FORMAT_PROP_DICT, false },
        { "functional-type", FORMAT_FUNCTIONAL_TYPE, true },
        { "operands", FORMAT_OPERANDS, false },
        { "results", FORMAT_RESULTS, false },
        { "regions", FORMAT_REGION, false }, /* their one group */
        { "successors", FORMAT_SUCCESSORS, false },
        { "type", FORMAT_TYPE, true },
        { "ref", FORMAT_REF, true },
        { "qualified", FORMAT_QUALIFIED, true },
    };
    Str word = read_word(r);

    if (str_is(word, "custom"))
        return read_custom(r, element);
    if (str_is(word, "oilist"))
        return read_oilist(r, element);
    for (size_t i = 0; i < sizeof DIRECTIVES / sizeof *DIRECTIVES; i++)
        if (str_is(word, DIRECTIVES[i].name)) {
            element->kind = DIRECTIVES[i].kind;
            element->text = word;
            if (element->kind == FORMAT_PROP_DICT)
                r->format->prop_dict = true;
            if (DIRECTIVES[i].arguments
                && (!read_arguments(r, element) || !check_arguments(r, element)))
                return false;
            for (unsigned c = 0; c < element->child_count && element->kind != FORMAT_REF; c++)
                note_types(r, &element->children[c]);
            return true;
        }
    r->at = word.data;
    return fail(r, "expected literal, variable, directive, or optional group");
}

/* A unit attribute that anchors a group is told by the group's presence alone. */
static void mark_unit_anchor(Reader *r, FormatElement *group)
{
    for (unsigned i = 0; i < group->child_count; i++) {
        FormatElement *child = &group->children[i];

        if (child->anchor)
            child->unit_anchor = is_unit(r, child) && group->child_count > 1;
    }
}

/* Something that reads or prints more than blanks. */
static bool has_start(const FormatElement *group)
{
    for (unsigned i = 0; i < group->child_count; i++)
        if (group->children[i].kind != FORMAT_SPACE && group->children[i].kind != FORMAT_NO_SPACE
            && group->children[i].kind != FORMAT_NEWLINE)
            return true;
    return false;
}

static bool read_optional(Reader *r, FormatElement *element)
{
    r->at++;
    element->kind = FORMAT_OPTIONAL;
    if (!read_branch(r, &element->children, &element->child_count))
        return false;
    if (take(r, ":") && (!take(r, "(") || !read_branch(r, &element->others, &element->other_count)))
        return fail(r, "expected an else group");
    mark_unit_anchor(r, element);
    if (!has_start(element))
        return fail(r, "a group of nothing");
    return take(r, "?") || fail(r, "expected '?'");
}

static bool read_element(Reader *r, FormatElement *element)
{
    if (*r->at == '`')
        return read_literal(r, element);
    if (*r->at == '$')
        return read_variable(r, element);
    if (*r->at == '(')
        return read_optional(r, element);
    if (*r->at == '"') { /* a literal argument of a custom directive */
        const char *end = strchr(r->at + 1, '"');

        if (!end)
            return fail(r, "a string without end");
        *element = (FormatElement){ .kind = FORMAT_LITERAL,
                                    .text = { r->at + 1, (size_t)(end - r->at - 1) } };
        r->at = end + 1;
        return true;
    }
    return read_directive(r, element);
}

static bool read_each(Reader *r, const char *ends, Elements *elements)
{
    for (;;) {
        FormatElement element = { 0 };

        skip_blanks(r);
        if (!*r->at)
            return *ends ? fail(r, "a group without end") : true;
        if (strchr(ends, *r->at))
            return true;
        if (*r->at == ',' && r->arguments) {
            r->at++;
            continue;
        }
        if (!read_element(r, &element))
            return false;
        element.anchor = take(r, "^");
        vec_push(elements, element);
    }
}

/* Elements up to one of the characters in `ends`, which is not consumed. */
static bool read_elements(Reader *r, const char *ends, Elements *elements)
{
    bool good = r->depth < DEEPEST_GROUP || fail(r, "groups within groups, too many");

    r->depth++;
    good = good && read_each(r, ends, elements);
    r->depth--;
    return good;
}

const Format *format_of(Context *context, const OpDef *def)
{
    Format *format = map_get(&context->formats, KEY_OF(def));
    Elements elements = { 0 };
    Reader reader;

    if (format)
        return format;
    format = ARENA_NEW(&context->arena, Format);
    reader = (Reader){ .context = context, .def = def, .format = format, .at = def->format };
    if (def_operand_count(def) > MAX_OPERANDS || def_attr_count(def) > MAX_ATTRS
        || def_result_count(def) > MAX_RESULTS || def_region_count(def) > MAX_REGIONS
        || def_successor_count(def) > MAX_SUCCESSORS)
        fail(&reader, "more than a format can hold");
    else
        read_elements(&reader, "", &elements);
    keep(&reader, &elements, &format->elements, &format->count);
    format->def = def;
    map_put(&context->formats, KEY_OF(format->def), format);
    return format;
}
