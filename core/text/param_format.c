/* Reading a format string into its tree, with upstream's rules and words (mlir-tblgen). */
#include "core/text/param_format.h"

#include "core/text/literal.h"

#include <ctype.h>
#include <string.h>

enum { DEEPEST_GROUP = 16 };

typedef struct Reader {
    Context *context;
    ParamFormat *format;
    const char *at;
    unsigned depth; /* of groups around it */
    bool *seen;     /* the parameters, as many as there are */
    unsigned count;
} Reader;

typedef VEC(ParamElement) Elements;

static bool read_elements(Reader *r, const char *ends, Elements *elements);

static __attribute__((format(printf, 2, 3))) bool fail(Reader *r, const char *what, ...)
{
    Sb text = { 0 };
    va_list args;

    if (r->format->error.len)
        return false;
    va_start(args, what);
    sb_vprintf(&text, what, args);
    va_end(args);
    sb_printf(&text, *r->at ? " at '%.20s'" : "%s", r->at);
    r->format->error = str_dup(&r->context->arena, sb_view(&text));
    sb_free(&text);
    return false;
}

static bool take(Reader *r, const char *text)
{
    size_t len = strlen(text);

    while (isspace((unsigned char)*r->at))
        r->at++;
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

static void keep(Reader *r, Elements *elements, ParamElement **array, unsigned *count)
{
    *count = (unsigned)elements->len;
    *array = ARENA_COPY(&r->context->arena, ParamElement, elements->data, elements->len);
    vec_free(elements);
}

static bool read_literal(Reader *r, ParamElement *element)
{
    const char *end = strchr(r->at + 1, '`'), *fault;

    if (!end)
        return fail(r, "unexpected end of file in literal");
    element->text = str_dup(&r->context->arena, (Str){ r->at + 1, (size_t)(end - r->at - 1) });
    element->kind = !element->text.len             ? PARAM_NO_SPACE
                    : str_is(element->text, " ")   ? PARAM_SPACE
                    : str_is(element->text, "\\n") ? PARAM_NEWLINE
                                                   : PARAM_LITERAL;
    fault = element->kind == PARAM_LITERAL ? literal_fault(element->text) : NULL;
    if (fault)
        return fail(r, "expected valid literal but got '%.*s': %s", STR_ARG(element->text), fault);
    if (element->kind == PARAM_LITERAL)
        element->punct =
            literal_is_keyword(element->text) ? TOKEN_BARE : punct_kind(element->text.data);
    r->at = end + 1;
    return true;
}

/* Each parameter stands once. */
static bool read_param(Reader *r, unsigned *index)
{
    Str name = read_word(r);

    for (*index = 0; *index < r->count; ++*index) {
        if (!str_is(name, r->format->params[*index].name))
            continue;
        if (r->seen[*index])
            return fail(r, "duplicate parameter '%.*s'", STR_ARG(name));
        r->seen[*index] = true;
        return true;
    }
    return fail(r, "%s has no parameter named '%.*s'", r->format->record, STR_ARG(name));
}

static bool read_variable(Reader *r, ParamElement *element)
{
    r->at++;
    element->kind = PARAM_VARIABLE;
    return read_param(r, &element->index);
}

/* params */
static bool take_all(Reader *r, ParamElement *element)
{
    unsigned *params = ARENA_ARRAY(&r->context->arena, unsigned, r->count + 1);

    for (unsigned i = 0; i < r->count; i++) {
        if (r->seen[i])
            return fail(r, "`params` captures duplicate parameter: %s", r->format->params[i].name);
        r->seen[i] = true;
        params[i] = i;
    }
    element->param_count = r->count;
    element->params = params;
    return true;
}

static bool read_struct_params(Reader *r, ParamElement *element)
{
    unsigned *params = ARENA_ARRAY(&r->context->arena, unsigned, r->count + 1);

    element->params = params;
    do {
        bool qualified = take(r, "qualified") && take(r, "(");

        if (!take(r, "$"))
            return fail(r, "`struct` argument list expected a parameter or directive");
        if (!read_param(r, &params[element->param_count++]))
            return false;
        if (qualified && !take(r, ")"))
            return fail(r, "expected ')' at the end of an argument list");
    } while (take(r, ","));
    return take(r, ")") || fail(r, "expected ')' at the end of an argument list");
}

/* struct(params), struct($a, $b) */
static bool read_struct(Reader *r, ParamElement *element)
{
    element->kind = PARAM_STRUCT;
    if (!take(r, "("))
        return fail(r, "expected '(' before `struct` argument list");
    if (take(r, "params"))
        return take_all(r, element)
               && (take(r, ")") || fail(r, "expected ')' at the end of an argument list"));
    return read_struct_params(r, element);
}

static bool read_qualified(Reader *r, ParamElement *element)
{
    element->qualified = true;
    if (!take(r, "("))
        return fail(r, "expected '(' before argument list");
    if (!take(r, "$"))
        return fail(r, "`qualified` argument list expected a variable");
    r->at--;
    return read_variable(r, element)
           && (take(r, ")") || fail(r, "expected ')' at the end of an argument list"));
}

static bool read_directive(Reader *r, ParamElement *element)
{
    const char *start = r->at;
    Str word = read_word(r);

    if (str_is(word, "struct"))
        return read_struct(r, element);
    if (str_is(word, "qualified"))
        return read_qualified(r, element);
    element->kind = PARAM_LIST;
    if (str_is(word, "params"))
        return take_all(r, element);
    r->at = start;
    return fail(r, "expected literal, variable, directive, or optional group");
}

static bool is_optional(const Reader *r, const ParamElement *element)
{
    if (element->kind == PARAM_VARIABLE)
        return r->format->params[element->index].optional;
    for (unsigned i = 0; i < element->param_count; i++)
        if (!r->format->params[element->params[i]].optional)
            return false;
    return true;
}

/* What stands in a group may be left away with it. */
static bool check_parts(Reader *r, const ParamElement *parts, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        if (is_optional(r, &parts[i]))
            continue;
        if (parts[i].kind == PARAM_LIST)
            return fail(r, "`params` directive allowed in optional group only if all parameters "
                           "are optional");
        if (parts[i].kind == PARAM_STRUCT)
            return fail(r, "`struct` is only allowed in an optional group if all captured "
                           "parameters are optional");
        return fail(r, "parameters in an optional group must be optional");
    }
    return true;
}

/* What is read first tells whether the group is there. */
static bool check_start(Reader *r, const ParamElement *group)
{
    unsigned first = 0;

    while (first < group->child_count
           && (group->children[first].kind == PARAM_SPACE
               || group->children[first].kind == PARAM_NEWLINE
               || group->children[first].kind == PARAM_NO_SPACE))
        first++;
    return (first < group->child_count
            && (group->children[first].kind == PARAM_LITERAL
                || group->children[first].kind == PARAM_VARIABLE))
           || fail(r, "first parsable element of an optional group must be a literal, variable, or "
                      "custom directive");
}

static bool count_anchors(Reader *r, const ParamElement *parts, unsigned count, unsigned *anchors)
{
    for (unsigned i = 0; i < count; i++) {
        if (!parts[i].anchor)
            continue;
        if (parts[i].kind != PARAM_VARIABLE && parts[i].kind != PARAM_LIST
            && parts[i].kind != PARAM_STRUCT)
            return fail(r, "optional group anchor must be a parameter or directive");
        ++*anchors;
    }
    return true;
}

static bool check_group(Reader *r, ParamElement *group)
{
    unsigned anchors = 0, others = 0;

    if (!count_anchors(r, group->children, group->child_count, &anchors)
        || !count_anchors(r, group->others, group->other_count, &others))
        return false;
    if (anchors + others > 1)
        return fail(r, "only one element can be marked as the anchor of an optional group");
    if (!(anchors + others))
        return fail(r, "optional group has no anchor element");
    group->inverted = others > 0;
    return check_parts(r, group->children, group->child_count)
           && check_parts(r, group->others, group->other_count) && check_start(r, group);
}

/* Behind its `(`; up to the `)` and over it. */
static bool read_branch(Reader *r, ParamElement **parts, unsigned *count)
{
    Elements elements = { 0 };
    bool good = read_elements(r, ")", &elements);

    keep(r, &elements, parts, count);
    if (good)
        r->at++;
    return good;
}

static bool read_group(Reader *r, ParamElement *element)
{
    r->at++;
    element->kind = PARAM_OPTIONAL;
    if (!read_branch(r, &element->children, &element->child_count))
        return false;
    if (take(r, ":")) {
        if (!take(r, "("))
            return fail(r, "expected '(' to start else branch of optional group");
        if (!read_branch(r, &element->others, &element->other_count))
            return false;
    }
    return (take(r, "?") || fail(r, "expected '?' after optional group"))
           && check_group(r, element);
}

static bool read_element(Reader *r, ParamElement *element)
{
    if (*r->at == '`')
        return read_literal(r, element);
    if (*r->at == '$')
        return read_variable(r, element);
    return *r->at == '(' ? read_group(r, element) : read_directive(r, element);
}

static bool follows_badly(Reader *r, const Elements *elements, const ParamElement *element)
{
    const ParamElement *before = elements->len ? &elements->data[elements->len - 1] : NULL;
    bool comma = element->kind == PARAM_LITERAL && str_is(element->text, ",");

    if (!comma || !before || before->kind != PARAM_STRUCT)
        return false;
    for (unsigned i = 0; i < before->param_count; i++)
        if (r->format->params[before->params[i]].optional)
            return !fail(r, "`struct` directive with optional parameters cannot be followed by a "
                            "comma literal");
    return false;
}

static bool read_each(Reader *r, const char *ends, Elements *elements)
{
    for (;;) {
        ParamElement element = { 0 };

        take(r, "");
        if (!*r->at)
            return *ends ? fail(r, "expected literal, variable, directive, or optional group")
                         : true;
        if (strchr(ends, *r->at))
            return true;
        if (!read_element(r, &element) || follows_badly(r, elements, &element))
            return false;
        element.anchor = *ends && take(r, "^");
        vec_push(elements, element);
    }
}

static bool read_elements(Reader *r, const char *ends, Elements *elements)
{
    bool good = r->depth < DEEPEST_GROUP || fail(r, "groups within groups, too many");

    r->depth++;
    good = good && read_each(r, ends, elements);
    r->depth--;
    return good;
}

static bool check_all(Reader *r)
{
    for (unsigned i = 0; i < r->count; i++)
        if (!r->seen[i])
            return fail(r, "format is missing reference to parameter: %s",
                        r->format->params[i].name);
    return true;
}

static void read_format(Reader *r)
{
    Elements elements = { 0 };

    while (r->format->params[r->count].name)
        r->count++;
    r->seen = ARENA_ARRAY(&r->context->arena, bool, r->count + 1);
    if (read_elements(r, "", &elements))
        check_all(r);
    keep(r, &elements, &r->format->elements, &r->format->count);
}

const ParamFormat *param_format_of(Context *context, const void *def, const char *text,
                                   const ParamDef *params, const char *record)
{
    ParamFormat *format = map_get(&context->param_formats, KEY_OF(def));
    const void **key;
    Reader reader;

    if (format)
        return format;
    format = ARENA_NEW(&context->arena, ParamFormat);
    format->params = params;
    format->record = record;
    reader = (Reader){ .context = context, .format = format, .at = text };
    read_format(&reader);
    key = ARENA_NEW(&context->arena, const void *);
    *key = def;
    map_put(&context->param_formats, KEY_OF(*key), format);
    return format;
}
