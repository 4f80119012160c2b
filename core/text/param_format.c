/* Reading a format string into its tree, with upstream's rules and words (mlir-tblgen). */
#include "core/text/param_format.h"

#include "core/text/format_token.h"
#include "core/text/literal.h"

#include <string.h>

enum { DEEPEST_ELEMENT = 32 };

typedef struct Reader {
    Context *context;
    ParamFormat *format;
    const char *at;    /* behind the token */
    FormatToken token; /* the next one */
    unsigned depth;    /* of elements around it */
    bool *seen;        /* the parameters, as many as there are */
    unsigned count;
} Reader;

/* Not all elements may stand in a struct's parentheses. */
typedef enum Place {
    AT_TOP,
    IN_STRUCT,
} Place;

typedef VEC(ParamElement) Elements;

static bool read_element(Reader *r, Place place, ParamElement *element);

/* The first fault counts. */
static __attribute__((format(printf, 3, 4))) bool fail(Reader *r, const char *at, const char *what,
                                                       ...)
{
    Sb text = { 0 };
    va_list args;

    if (r->format->error.len)
        return false;
    va_start(args, what);
    sb_vprintf(&text, what, args);
    va_end(args);
    sb_printf(&text, *at ? " at '%.20s'" : "%s", at);
    r->format->error = str_dup(&r->context->arena, sb_view(&text));
    sb_free(&text);
    return false;
}

/* Gives the token, and reads the one behind it. */
static FormatToken advance(Reader *r)
{
    FormatToken token = r->token;

    r->token = format_token(&r->at);
    if (r->token.kind == FORMAT_TOKEN_FAULT)
        fail(r, r->token.at, "%s", r->token.fault);
    return token;
}

static bool at_mark(const Reader *r, char mark)
{
    return r->token.kind == FORMAT_TOKEN_MARK && r->token.text.data[0] == mark;
}

static bool take(Reader *r, char mark)
{
    bool there = at_mark(r, mark);

    if (there)
        advance(r);
    return there;
}

static bool expect(Reader *r, char mark, const char *where)
{
    return take(r, mark) || fail(r, r->token.at, "expected '%c' %s", mark, where);
}

static void keep(Reader *r, Elements *elements, ParamElement **array, unsigned *count)
{
    *count = (unsigned)elements->len;
    *array = ARENA_COPY(&r->context->arena, ParamElement, elements->data, elements->len);
    vec_free(elements);
}

static bool read_literal(Reader *r, Place place, ParamElement *element)
{
    FormatToken token = advance(r);
    const char *fault;

    if (place != AT_TOP)
        return fail(r, token.at,
                    "literals may only be used in the top-level section of the format");
    element->text = str_dup(&r->context->arena, token.text);
    element->kind = !token.text.len             ? PARAM_NO_SPACE
                    : str_is(token.text, " ")   ? PARAM_SPACE
                    : str_is(token.text, "\\n") ? PARAM_NEWLINE
                                                : PARAM_LITERAL;
    if (element->kind != PARAM_LITERAL)
        return true;
    fault = literal_fault(token.text);
    if (fault)
        return fail(r, token.at, "expected valid literal but got '%.*s': %s", STR_ARG(token.text),
                    fault);
    element->punct = literal_is_keyword(token.text) ? TOKEN_BARE : punct_kind(element->text.data);
    return true;
}

/* Each parameter stands once. */
static bool read_variable(Reader *r, ParamElement *element)
{
    FormatToken token = advance(r);
    unsigned index = 0;

    while (index < r->count && !str_is(token.text, r->format->params[index].name))
        index++;
    if (index == r->count)
        return fail(r, token.at, "%s has no parameter named '%.*s'", r->format->record,
                    STR_ARG(token.text));
    if (r->seen[index])
        return fail(r, token.at, "duplicate parameter '%.*s'", STR_ARG(token.text));
    r->seen[index] = true;
    element->kind = PARAM_VARIABLE;
    element->index = index;
    return true;
}

/* params: all, but for the attribute's type, which stands behind it. */
static bool read_params(Reader *r, const char *at, ParamElement *element)
{
    Elements variables = { 0 };
    bool good = true;

    for (unsigned i = 0; good && i < r->count; i++) {
        good =
            !r->seen[i]
            || fail(r, at, "`params` captures duplicate parameter: %s", r->format->params[i].name);
        if (param_is_self_type(&r->format->params[i]))
            continue;
        r->seen[i] = true;
        vec_push(&variables, ((ParamElement){ .kind = PARAM_VARIABLE, .index = i }));
    }
    element->kind = PARAM_LIST;
    keep(r, &variables, &element->children, &element->child_count);
    return good;
}

/* Parameters of a struct behind the first one. */
static bool read_more_params(Reader *r, Elements *variables)
{
    while (take(r, ',')) {
        const char *at = r->token.at;
        ParamElement next = { 0 };

        if (!read_element(r, IN_STRUCT, &next) || next.kind != PARAM_VARIABLE)
            return fail(r, at,
                        "expected a parameter or `custom` directive in `struct` argument list");
        vec_push(variables, next);
    }
    return true;
}

/* struct(params), struct($a, $b) */
static bool read_struct(Reader *r, Place place, const char *at, ParamElement *element)
{
    Elements variables = { 0 };
    ParamElement first = { 0 };
    bool good;

    if (place != AT_TOP)
        return fail(r, at, "`struct` can only be used at the top-level context");
    if (!expect(r, '(', "before `struct` argument list"))
        return false;
    if (!read_element(r, IN_STRUCT, &first)
        || (first.kind != PARAM_VARIABLE && first.kind != PARAM_LIST))
        return fail(r, at, "`struct` argument list expected a parameter or directive");
    if (first.kind == PARAM_LIST) {
        *element = first;
        good = true;
    } else {
        vec_push(&variables, first);
        good = read_more_params(r, &variables);
        keep(r, &variables, &element->children, &element->child_count);
    }
    element->kind = PARAM_STRUCT;
    return good && expect(r, ')', "at the end of an argument list");
}

static bool read_qualified(Reader *r, Place place, const char *at, ParamElement *element)
{
    if (!expect(r, '(', "before argument list") || !read_element(r, place, element))
        return false;
    if (element->kind != PARAM_VARIABLE)
        return fail(r, at, "`qualified` argument list expected a variable");
    element->qualified = true;
    return expect(r, ')', "after argument list");
}

static bool is_directive(Str word)
{
    return str_lists("attr-dict attr-dict-with-keyword prop-dict custom functional-type oilist "
                     "operands params ref regions results struct successors type qualified",
                     word);
}

static bool read_directive(Reader *r, Place place, ParamElement *element)
{
    FormatToken token = advance(r);

    if (str_is(token.text, "params"))
        return read_params(r, token.at, element);
    if (str_is(token.text, "struct"))
        return read_struct(r, place, token.at, element);
    if (str_is(token.text, "qualified"))
        return read_qualified(r, place, token.at, element);
    if (str_is(token.text, "ref"))
        return fail(r, token.at, "'ref' is only valid within a `custom` directive");
    if (str_is(token.text, "custom"))
        return fail(r, token.at, "a `custom` directive is written in C++");
    return fail(r, token.at, "unsupported directive kind");
}

static bool read_part(Reader *r, bool *anchored, Elements *elements)
{
    ParamElement element = { 0 };

    if (!read_element(r, AT_TOP, &element))
        return false;
    if (at_mark(r, '^')) {
        if (*anchored)
            return fail(r, r->token.at,
                        "only one element can be marked as the anchor of an optional group");
        *anchored = element.anchor = true;
        advance(r);
    }
    vec_push(elements, element);
    return true;
}

/* Behind its `(`; up to the `)` and over it. */
static bool read_branch(Reader *r, bool *anchored, ParamElement **parts, unsigned *count)
{
    Elements elements = { 0 };
    bool good;

    do
        good = read_part(r, anchored, &elements);
    while (good && !at_mark(r, ')'));
    keep(r, &elements, parts, count);
    if (good)
        advance(r);
    return good;
}

static bool read_group(Reader *r, Place place, ParamElement *element)
{
    const char *at = advance(r).at, *fault;
    bool anchored = false;

    element->kind = PARAM_OPTIONAL;
    if (place != AT_TOP)
        return fail(r, at, "optional groups can only be used as top-level elements");
    if (!read_branch(r, &anchored, &element->children, &element->child_count))
        return false;
    element->inverted = !anchored;
    if (take(r, ':')
        && (!expect(r, '(', "to start else branch of optional group")
            || !read_branch(r, &anchored, &element->others, &element->other_count)))
        return false;
    if (!expect(r, '?', "after optional group"))
        return false;
    fault = anchored ? param_format_group_fault(r->format, element)
                     : "optional group has no anchor element";
    return !fault || fail(r, at, "%s", fault);
}

static bool read_by_token(Reader *r, Place place, ParamElement *element)
{
    if (r->token.kind == FORMAT_TOKEN_LITERAL)
        return read_literal(r, place, element);
    if (r->token.kind == FORMAT_TOKEN_STRING)
        return fail(r, advance(r).at, "strings may only be used as 'custom' directive arguments");
    if (r->token.kind == FORMAT_TOKEN_VARIABLE)
        return read_variable(r, element);
    if (r->token.kind == FORMAT_TOKEN_WORD && is_directive(r->token.text))
        return read_directive(r, place, element);
    if (at_mark(r, '('))
        return read_group(r, place, element);
    return fail(r, r->token.at, "expected literal, variable, directive, or optional group");
}

static bool read_element(Reader *r, Place place, ParamElement *element)
{
    bool good;

    if (r->depth == DEEPEST_ELEMENT)
        return fail(r, r->token.at, "groups within groups, too many");
    r->depth++;
    good = read_by_token(r, place, element);
    r->depth--;
    return good;
}

/* What is left away must be what may be. */
static bool check_all(Reader *r)
{
    const char *fault = param_format_fault(r->format);

    for (unsigned i = 0; i < r->count; i++) {
        const ParamDef *param = &r->format->params[i];

        if (param->optional)
            continue;
        if (!r->seen[i] && !param_is_self_type(param))
            return fail(r, "", "format is missing reference to parameter: %s", param->name);
        if (r->seen[i] && param_is_self_type(param))
            return fail(r, "", "unexpected self type parameter in assembly format");
    }
    return !fault || fail(r, "", "%s", fault);
}

static void read_format(Reader *r)
{
    Elements elements = { 0 };
    bool good = true;

    while (r->format->params[r->count].name)
        r->count++;
    r->seen = ARENA_ARRAY(&r->context->arena, bool, r->count + 1);
    advance(r);
    while (good && r->token.kind != FORMAT_TOKEN_END) {
        ParamElement element = { 0 };

        good = read_element(r, AT_TOP, &element);
        if (good)
            vec_push(&elements, element);
    }
    keep(r, &elements, &r->format->elements, &r->format->count);
    if (good)
        check_all(r);
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
