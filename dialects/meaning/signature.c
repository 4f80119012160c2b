/* What stands in front of a template's body:
 *
 *   meaning.op<N, Ts...> my.op(%a: !my.t<$N>, %rest...: $Ts...) attributes {n, m = 1 : i32}
 *       -> (i32, $Ts...) { ... }
 *   meaning.op<T> my.sum(%in: $T) holds (%sum: $T) -> $T {
 *     begin { ... } gives { ... } takes { ... }
 *   }
 */
#include "dialects/meaning/meaning.h"

#include <ctype.h>
#include <string.h>

static bool fail(Reader *r, const char *wrong)
{
    r->wrong = wrong;
    return false;
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static const char *skip_string(const char *at, const char *end)
{
    for (at++; at < end && *at != '"'; at++)
        at += *at == '\\' && at + 1 < end;
    return at < end ? at + 1 : end;
}

const char *skip_blanks(const char *at, const char *end)
{
    for (; at < end; at++)
        if (end - at >= 2 && at[0] == '/' && at[1] == '/')
            while (at + 1 < end && at[1] != '\n')
                at++;
        else if (!isspace((unsigned char)*at))
            break;
    return at;
}

/* Behind the character, or the string, comment or arrow that begins with it. */
static const char *skip_item(const char *at, const char *end)
{
    if (*at == '"')
        return skip_string(at, end);
    if (end - at >= 2 && at[0] == '/' && at[1] == '/')
        return skip_blanks(at, end);
    return at + (end - at >= 2 && at[0] == '-' && at[1] == '>' ? 2 : 1);
}

const char *bracket_end(const char *at, const char *end)
{
    VEC(char) open = { 0 };

    while (at < end) {
        const char *found = strchr("(<[{)>]}", *at);
        bool closes = *at && found && strchr(")>]}", *at);

        /* `a < b` and `->` are no brackets, and within braces only braces count. */
        if (*at && found && (!open.len || open.data[0] != '{' || strchr("{}", *at))) {
            static const char OPENING[] = "(<[{", CLOSING[] = ")>]}";

            if (!closes)
                vec_push(&open, *at);
            else if (!open.len || OPENING[strchr(CLOSING, *at) - CLOSING] != vec_pop(&open))
                break;
        }
        at = skip_item(at, end);
        if (!open.len) {
            vec_free(&open);
            return at;
        }
    }
    vec_free(&open);
    return NULL;
}

static bool take(Reader *r, const char *text)
{
    size_t len = strlen(text);
    const char *at = skip_blanks(r->at, r->end);

    if ((size_t)(r->end - at) < len || memcmp(at, text, len) != 0
        || (is_word(text[0]) && at + len < r->end && is_word(at[len])))
        return false;
    r->at = at + len;
    return true;
}

static bool expect(Reader *r, const char *text, const char *wrong)
{
    if (take(r, text))
        return true;
    r->at = skip_blanks(r->at, r->end);
    return fail(r, wrong);
}

/* A word; of operations with dots in it. */
static bool read_name(Reader *r, bool dotted, Str *name)
{
    const char *at = r->at = skip_blanks(r->at, r->end);

    while (r->at < r->end && (is_word(*r->at) || (dotted && strchr(".$-", *r->at))))
        r->at++;
    *name = str_dup(&r->context->arena, (Str){ at, (size_t)(r->at - at) });
    return name->len || fail(r, "expected a name");
}

/* Text as it stands, up to one of these characters outside of brackets. */
static bool read_text(Reader *r, const char *stops, Str *text)
{
    const char *at = r->at = skip_blanks(r->at, r->end), *end;

    while (r->at < r->end && !strchr(stops, *r->at)) {
        const char *next =
            strchr("(<[{", *r->at) ? bracket_end(r->at, r->end) : skip_item(r->at, r->end);

        if (!next || strchr(")>]}", *r->at))
            return fail(r, "a bracket that does not close");
        r->at = next;
    }
    for (end = r->at; end > at && isspace((unsigned char)end[-1]);)
        end--;
    *text = str_dup(&r->context->arena, (Str){ at, (size_t)(end - at) });
    return text->len || fail(r, "expected a type");
}

static bool read_variables(Reader *r, TemplateVariables *variables)
{
    if (!take(r, "<"))
        return true;
    do {
        TemplateVariable *variable = &variables->list[variables->count];

        if (variables->count == MEANING_MOST_VARIABLES)
            return fail(r, "more than 64 variables");
        if (!read_name(r, false, &variable->name))
            return false;
        variable->many = take(r, "...");
        variables->count++;
    } while (take(r, ","));
    return expect(r, ">", "expected '>' behind the variables");
}

static bool is_many(Str type)
{
    return type.len > 3 && type.data[0] == '$' && memcmp(type.data + type.len - 3, "...", 3) == 0;
}

static bool add_formal(Reader *r, Formals *formals, Formal formal)
{
    if (formals->count == MEANING_MOST_VARIABLES)
        return fail(r, "more than 64 operands or results");
    formals->list[formals->count++] = formal;
    return true;
}

static bool read_operand(Reader *r, Formals *formals)
{
    Formal formal = { 0 };

    if (!expect(r, "%", "expected an operand") || !read_name(r, false, &formal.name))
        return false;
    formal.many = take(r, "...");
    if (!expect(r, ":", "expected ':' and the operand's type") || !read_text(r, ",)", &formal.type))
        return false;
    if (is_many(formal.type) && !formal.many)
        return fail(r, "one operand has one type: '...' stands behind its name as well");
    return add_formal(r, formals, formal);
}

static bool read_operands(Reader *r, Formals *formals)
{
    if (!expect(r, "(", "expected '(' and the operands") || take(r, ")"))
        return !r->wrong;
    do
        if (!read_operand(r, formals))
            return false;
    while (take(r, ","));
    return expect(r, ")", "expected ')' behind the operands");
}

static bool read_held(Reader *r, Template *made)
{
    made->holds_state = take(r, "holds");
    if (!made->holds_state)
        return true;
    if (!read_operands(r, &made->held))
        return false;
    for (unsigned i = 0; i < made->held.count; i++)
        if (made->held.list[i].many)
            return fail(r, "what is held is held one by one: '...' has no place here");
    return true;
}

static bool read_attrs(Reader *r, Template *made)
{
    if (!take(r, "attributes"))
        return true;
    if (!expect(r, "{", "expected '{' and the attributes"))
        return false;
    do {
        FormalAttr *attr = &made->attrs[made->attr_count];

        if (made->attr_count == MEANING_MOST_VARIABLES)
            return fail(r, "more than 64 attributes");
        if (!read_name(r, true, &attr->name) || (take(r, "=") && !read_text(r, ",}", &attr->text)))
            return false;
        for (unsigned i = 0; i < made->variables.count; i++)
            if (str_eq(made->variables.list[i].name, attr->name))
                return fail(r, "a variable and an attribute have one name");
        for (unsigned i = 0; i < made->attr_count; i++)
            if (str_eq(made->attrs[i].name, attr->name))
                return fail(r, "two attributes have one name");
        made->attr_count++;
    } while (take(r, ","));
    return expect(r, "}", "expected '}' behind the attributes");
}

static bool read_result(Reader *r, Template *made, const char *stops)
{
    Formal formal = { 0 };

    if (!read_text(r, stops, &formal.type))
        return false;
    formal.many = is_many(formal.type);
    return add_formal(r, &made->results, formal);
}

static bool read_results(Reader *r, Template *made)
{
    if (!take(r, "->"))
        return true;
    if (!take(r, "("))
        return read_result(r, made, "{\n");
    if (take(r, ")"))
        return true;
    do
        if (!read_result(r, made, ",)"))
            return false;
    while (take(r, ","));
    return expect(r, ")", "expected ')' behind the results");
}

static bool read_body(Reader *r, Template *made)
{
    const char *at = skip_blanks(r->at, r->end), *end;

    made->has_body = at < r->end && *at == '{';
    if (!made->has_body)
        return true;
    r->at = at;
    end = bracket_end(at, r->end);
    if (!end)
        return fail(r, "the body does not end");
    made->body = str_dup(&r->context->arena, (Str){ at + 1, (size_t)(end - at - 2) });
    r->at = end;
    return true;
}

/* begin { ... } gives { ... } takes { ... } */
static bool read_parts(Reader *r, Template *made)
{
    static const char *const WORDS[] = { NULL, "begin", "gives", "takes" };
    static const char *const LACKING[] = {
        NULL, "expected 'begin' and what it holds at first: it holds state",
        "expected 'gives' and what it gives of that", "expected 'takes' and what it holds next"
    };
    Reader inner = { r->context, made->body.data, made->body.data + made->body.len, NULL };
    const char *begin = r->at - 1 - made->body.len;

    for (unsigned i = PART_BEGIN; i < MEANING_PARTS && !inner.wrong; i++) {
        const char *end;

        if (!expect(&inner, WORDS[i], LACKING[i]) || !expect(&inner, "{", "expected '{'"))
            break;
        end = bracket_end(inner.at - 1, inner.end);
        if (!end)
            return fail(r, "a body does not end");
        made->bodies[i] = (Str){ inner.at, (size_t)(end - inner.at) - 1 };
        inner.at = end;
    }
    if (!inner.wrong && skip_blanks(inner.at, inner.end) < inner.end)
        inner.wrong = "expected the end of what holds state";
    if (inner.wrong)
        r->at = begin + (inner.at - made->body.data);
    r->wrong = inner.wrong;
    return !inner.wrong;
}

bool signature_read(Reader *r, Template *made)
{
    const char *begin;

    if (!read_variables(r, &made->variables))
        return false;
    if (!read_name(r, true, &made->name))
        return false;
    begin = r->at;
    if (!read_operands(r, &made->operands) || !read_attrs(r, made) || !read_held(r, made)
        || !read_results(r, made) || !read_body(r, made))
        return false;
    if (made->holds_state && !made->has_body)
        return fail(r, "what holds state has a body");
    if (made->holds_state && !read_parts(r, made))
        return false;
    made->text = str_dup(&r->context->arena, (Str){ begin, (size_t)(r->at - begin) });
    return str_find(made->name, '.') < made->name.len
           || fail(r, "expected the name of an operation, with its dialect");
}

bool representation_read(Reader *r, Representation *made)
{
    return read_variables(r, &made->variables) && read_text(r, "=\n", &made->pattern)
           && expect(r, "=", "expected '=' and what represents the type")
           && read_text(r, "\n", &made->text);
}

int variable_at(const TemplateVariables *variables, Str text)
{
    int found = -1;

    for (unsigned i = 0; i < variables->count; i++) {
        Str name = variables->list[i].name;

        if (name.len <= text.len && memcmp(name.data, text.data, name.len) == 0
            && (found < 0 || name.len > variables->list[found].name.len))
            found = (int)i;
    }
    return found;
}
