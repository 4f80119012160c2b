/* Reading a format string into its tree. */
#include "core/text/param_format.h"

#include <ctype.h>
#include <string.h>

enum { DEEPEST_GROUP = 16 };

typedef struct Reader {
    Context *context;
    ParamFormat *format;
    const char *at;
    unsigned depth;
} Reader;

typedef VEC(ParamElement) Elements;

static bool read_elements(Reader *r, const char *ends, Elements *elements);

static bool fail(Reader *r, const char *what)
{
    if (!r->format->error.len)
        r->format->error = str_printf(&r->context->arena, "%s at '%.20s'", what, r->at);
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
    const char *end = strchr(r->at + 1, '`');

    if (!end)
        return fail(r, "a literal without end");
    element->text = str_dup(&r->context->arena, (Str){ r->at + 1, (size_t)(end - r->at - 1) });
    element->kind = !element->text.len             ? PARAM_NO_SPACE
                    : str_is(element->text, " ")   ? PARAM_SPACE
                    : str_is(element->text, "\\n") ? PARAM_SPACE
                                                   : PARAM_LITERAL;
    if (element->kind == PARAM_LITERAL)
        element->punct =
            isalpha((unsigned char)element->text.data[0]) || element->text.data[0] == '_'
                ? TOKEN_BARE
                : punct_kind(element->text.data);
    r->at = end + 1;
    return true;
}

static bool find_param(Reader *r, Str name, unsigned *index)
{
    for (*index = 0; r->format->params[*index].name; ++*index)
        if (str_is(name, r->format->params[*index].name))
            return true;
    return fail(r, "a parameter that the definition does not declare");
}

static bool read_variable(Reader *r, ParamElement *element)
{
    r->at++;
    element->kind = PARAM_VARIABLE;
    return find_param(r, read_word(r), &element->index);
}

static void take_all(Reader *r, ParamElement *element)
{
    unsigned count = 0, *params;

    while (r->format->params[count].name)
        count++;
    params = ARENA_ARRAY(&r->context->arena, unsigned, count + 1);
    for (unsigned i = 0; i < count; i++)
        params[i] = i;
    element->param_count = count;
    element->params = params;
}

/* struct(params), struct($a, $b) */
static bool read_struct(Reader *r, ParamElement *element)
{
    VEC(unsigned) params = { 0 };
    unsigned index;
    bool good = take(r, "(") || fail(r, "expected '('");

    element->kind = PARAM_STRUCT;
    if (good && take(r, "params")) {
        take_all(r, element);
        return take(r, ")") || fail(r, "expected ')'");
    }
    while (good && !take(r, ")")) {
        good = (take(r, "$") || fail(r, "expected a parameter"))
               && find_param(r, read_word(r), &index);
        if (good)
            vec_push(&params, index);
        take(r, ",");
    }
    element->param_count = (unsigned)params.len;
    element->params = ARENA_COPY(&r->context->arena, unsigned, params.data, params.len);
    vec_free(&params);
    return good;
}

static bool read_directive(Reader *r, ParamElement *element)
{
    Str word = read_word(r);

    if (str_is(word, "params")) {
        element->kind = PARAM_LIST;
        take_all(r, element);
        return true;
    }
    if (str_is(word, "struct"))
        return read_struct(r, element);
    if (!str_is(word, "qualified"))
        return fail(r, "an unknown directive");
    element->qualified = true;
    if (!take(r, "(") || !take(r, "$"))
        return fail(r, "expected a parameter");
    r->at--;
    return read_variable(r, element) && (take(r, ")") || fail(r, "expected ')'"));
}

/* What is read first tells whether the group is there. */
static bool check_start(Reader *r, const ParamElement *group)
{
    unsigned first = 0;

    while (first < group->child_count
           && (group->children[first].kind == PARAM_SPACE
               || group->children[first].kind == PARAM_NO_SPACE))
        first++;
    if (first == group->child_count || group->children[first].kind == PARAM_OPTIONAL)
        return fail(r, "a group that begins with nothing");
    return true;
}

static bool read_optional(Reader *r, ParamElement *element)
{
    Elements group = { 0 }, others = { 0 };

    r->at++;
    element->kind = PARAM_OPTIONAL;
    if (!read_elements(r, ")", &group))
        return false;
    r->at++;
    keep(r, &group, &element->children, &element->child_count);
    if (take(r, ":")) {
        if (!take(r, "(") || !read_elements(r, ")", &others))
            return fail(r, "expected an else group");
        r->at++;
        keep(r, &others, &element->others, &element->other_count);
    }
    return (take(r, "?") || fail(r, "expected '?'")) && check_start(r, element);
}

static bool read_element(Reader *r, ParamElement *element)
{
    if (*r->at == '`')
        return read_literal(r, element);
    if (*r->at == '$')
        return read_variable(r, element);
    return *r->at == '(' ? read_optional(r, element) : read_directive(r, element);
}

static bool read_each(Reader *r, const char *ends, Elements *elements)
{
    for (;;) {
        ParamElement element = { 0 };

        take(r, "");
        if (!*r->at)
            return *ends ? fail(r, "a group without end") : true;
        if (strchr(ends, *r->at))
            return true;
        if (!read_element(r, &element))
            return false;
        element.anchor = take(r, "^");
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

const ParamFormat *param_format_of(Context *context, const void *def, const char *text,
                                   const ParamDef *params, const char *record)
{
    ParamFormat *format = map_get(&context->param_formats, KEY_OF(def));
    Elements elements = { 0 };
    const void **key;
    Reader reader;

    if (format)
        return format;
    format = ARENA_NEW(&context->arena, ParamFormat);
    format->params = params;
    format->record = record;
    reader = (Reader){ context, format, text, 0 };
    read_elements(&reader, "", &elements);
    keep(&reader, &elements, &format->elements, &format->count);
    key = ARENA_NEW(&context->arena, const void *);
    *key = def;
    map_put(&context->param_formats, KEY_OF(*key), format);
    return format;
}
