/* The text of a body with what its variables stand for:
 *
 *   $N  $value        a type, a size, an attribute
 *   $Ts...            several types, with commas
 *   element($T)       the type of its elements
 *   number($value)    a number
 *   !name  #name      what an alias of the file stands for
 *   %xs...            several values: the operands of that name, or as many as the first variable
 *                     of several types has
 *   %xs... = %ys...   in pairs; %xs...: $Ts... likewise
 */
#include "dialects/meaning/meaning.h"

#include "core/text/source.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

typedef struct ValueCount {
    Str name;
    unsigned count;
} ValueCount;

typedef struct Filler {
    Binding *binding;
    const Template *template;
    const Op *use;
    const char *begin, *at, *end;
    const char *line; /* the line of the text that is read begins here */
    unsigned number;  /* of that line, from 0 */
    Sb *made;
    FillMarks *marks;
    VEC(ValueCount) given; /* `%names...` of the body */
} Filler;

static bool fail(Filler *f, const char *what, Str which)
{
    sb_printf(&f->binding->why, "%s%.*s", what, STR_ARG(which));
    return false;
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static bool starts(const Filler *f, const char *text)
{
    size_t len = strlen(text);

    return (size_t)(f->end - f->at) >= len && memcmp(f->at, text, len) == 0;
}

static bool take(Filler *f, const char *text)
{
    bool there = starts(f, text);

    if (there)
        f->at += strlen(text);
    return there;
}

static unsigned made_column(const Filler *f)
{
    size_t at = f->made->len;

    while (at && f->made->data[at - 1] != '\n')
        at--;
    return (unsigned)(f->made->len - at);
}

/* From here on the text is as it stands in the template again. */
static void mark(Filler *f)
{
    unsigned from = (unsigned)(f->at - f->line) + (f->number ? 0 : f->template->column);

    vec_push(f->marks, ((FillMark){ f->number, made_column(f), from }));
}

/* What was made ends with a comma, which nothing follows: it goes; or the one that comes. */
static void drop_comma(Filler *f)
{
    size_t len = f->made->len;

    while (len && f->made->data[len - 1] == ' ')
        len--;
    if (len && f->made->data[len - 1] == ',') {
        f->made->len = len - 1;
        return;
    }
    while (f->at < f->end && *f->at == ' ')
        f->at++;
    if (take(f, ","))
        while (f->at < f->end && *f->at == ' ')
            f->at++;
}

static void drop_last(Filler *f, char last)
{
    size_t len = f->made->len;

    while (len && f->made->data[len - 1] == ' ')
        len--;
    if (len && f->made->data[len - 1] == last)
        f->made->len = len - 1;
}

static void add_list(Filler *f, const Str *parts, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        sb_printf(f->made, "%s%.*s", i ? ", " : "", STR_ARG(parts[i]));
    if (count || take(f, "x")) /* there are no sizes */
        return;
    drop_comma(f);
    drop_last(f, ':');
}

static bool is_number(const Attr *attr)
{
    return attr->kind == ATTR_INTEGER || attr->kind == ATTR_FLOAT || attr->kind == ATTR_DENSE;
}

/* "3 : i64" without its type. */
static void add_bare(Filler *f, const char *text)
{
    const char *type = strstr(text, " : ");

    sb_str(f->made, type ? (Str){ text, (size_t)(type - text) } : str_of(text));
}

/* A number in front of a type is of that type. */
static bool add_attr(Filler *f, const FormalAttr *attr)
{
    Str name = str_printf(&f->binding->context->arena, "%.*s", STR_ARG(attr->name));
    const Attr *given = op_attr(f->use, name.data);
    const char *behind = f->at;

    while (behind < f->end && *behind == ' ')
        behind++;
    if (!given)
        sb_str(f->made, attr->text);
    else if (is_number(given) && behind < f->end && *behind == ':')
        add_bare(f, attr_text(given));
    else
        sb_add(f->made, attr_text(given));
    return true;
}

/* The longest name of a variable or attribute that stands here; NULL where none does. */
static bool find(const Filler *f, int *variable, const FormalAttr **attr)
{
    Str rest = { f->at, (size_t)(f->end - f->at) };
    size_t longest;

    *variable = variable_at(&f->template->variables, rest);
    *attr = NULL;
    longest = *variable < 0 ? 0 : f->template->variables.list[*variable].name.len;
    for (unsigned i = 0; i < f->template->attr_count; i++) {
        Str name = f->template->attrs[i].name;

        if (name.len > longest && name.len <= rest.len
            && memcmp(name.data, rest.data, name.len) == 0) {
            *attr = &f->template->attrs[i];
            longest = name.len;
        }
    }
    return longest;
}

static Str word_here(const Filler *f)
{
    const char *at = f->at;

    while (at < f->end && is_word(*at))
        at++;
    return (Str){ f->at, (size_t)(at - f->at) };
}

/* Behind the `$`. */
static bool fill_variable(Filler *f, const Bound **several)
{
    const FormalAttr *attr;
    const Bound *bound;
    int variable;

    *several = NULL;
    if (!find(f, &variable, &attr))
        return fail(f, "there is no variable or attribute $", word_here(f));
    if (attr) {
        f->at += attr->name.len;
        return add_attr(f, attr);
    }
    f->at += f->template->variables.list[variable].name.len;
    bound = &f->binding->bound[variable];
    if (f->template->variables.list[variable].many) {
        if (!take(f, "..."))
            return fail(f, "behind a variable of several '...' is missing: $",
                        f->template->variables.list[variable].name);
        *several = bound;
        return true;
    }
    sb_str(f->made, bound->shown[0]);
    return true;
}

/* What stands for the variable in `$NAME)`; NULL where nothing does. */
static const char *fill_argument(Filler *f)
{
    Sb *outer = f->made, inner = { 0 };
    const char *text = NULL;
    const Bound *several;

    f->made = &inner;
    f->at++;
    if (fill_variable(f, &several) && !several && take(f, ")"))
        text = str_dup(&f->binding->context->arena, sb_view(&inner)).data;
    f->made = outer;
    sb_free(&inner);
    return text;
}

static bool is_case(const Attr *attr)
{
    return attr->kind == ATTR_DIALECT && attr->dialect.def->params[0].kind == PARAM_ENUM
           && !attr->dialect.def->params[1].name;
}

/* Is it all that an attribute is? Nothing is behind it on the line, or `name =` in front of it. */
static bool is_whole_attr(const Filler *f, const char *before)
{
    const char *behind = f->at;

    while (before > f->begin && strchr(" \t\n", before[-1]))
        before--;
    if (before > f->begin && before[-1] == '=') {
        before--;
        while (before > f->begin && strchr(" \t\n", before[-1]))
            before--;
        while (before > f->begin && is_word(before[-1]))
            before--;
        return before == f->begin || before[-1] != '%';
    }
    while (behind < f->end && strchr(" \t\r", *behind))
        behind++;
    return behind == f->end || strchr("\n/}", *behind);
}

/* "3 : i64"; "3" where it stands for an operand, or in front of another type. */
static void add_number(Filler *f, const char *before, const char *text)
{
    if (is_whole_attr(f, before))
        sb_add(f->made, text);
    else
        add_bare(f, text);
}

/* The case of an enum by its number; a flag as an i1; a number as it is. */
static bool fill_number(Filler *f)
{
    const char *before = f->at - strlen("number("), *text = fill_argument(f);
    const Attr *attr = text ? source_parse_attr(f->binding->context, str_of(text), NULL) : NULL;

    if (attr && is_case(attr))
        add_number(
            f, before,
            str_printf(&f->binding->context->arena, "%" PRId64 " : i32", attr_enum_value(attr))
                .data);
    else if (attr && attr->kind == ATTR_UNIT)
        sb_add(f->made, "true");
    else if (attr && is_number(attr))
        add_number(f, before, text);
    else
        return fail(f, "number() takes the case of an enum, a flag or a number", STR(""));
    return true;
}

static bool fill_element(Filler *f)
{
    const char *text = fill_argument(f);
    const Type *element = text ? binding_element(f->binding->context, str_of(text)) : NULL;

    if (!element)
        return fail(f, "element() takes one type", STR(""));
    sb_add(f->made, type_text(element));
    return true;
}

/* Of operands, and of names that stood in the text before. */
static bool known_count(const Filler *f, Str name, unsigned *count)
{
    const Formals *operands = &f->template->operands;

    for (unsigned i = 0; i < operands->count; i++)
        if (operands->list[i].many && str_eq(operands->list[i].name, name)) {
            *count = f->binding->counts[i];
            return true;
        }
    for (size_t i = 0; i < f->given.len; i++)
        if (str_eq(f->given.data[i].name, name)) {
            *count = f->given.data[i].count;
            return true;
        }
    return false;
}

/* The number of the variable of several whose `$Ts...` begins the text; -1: none does. */
static int several_at(const Filler *f, Str text)
{
    const TemplateVariables *variables = &f->template->variables;
    int variable = text.len && *text.data == '$' ? variable_at(variables, str_from(text, 1)) : -1;

    return variable >= 0 && variables->list[variable].many ? variable : -1;
}

/* The types behind the name, `: $Ts...`; else the last ones on the line, which are its results;
 * else the first variable of several. */
static int variable_of_new(const Filler *f)
{
    Str line = { f->at, (size_t)(f->end - f->at) };
    int found = -1;

    line.len = str_find(line, '\n');
    if (str_starts(line, ": ") && several_at(f, str_from(line, 2)) >= 0)
        return several_at(f, str_from(line, 2));
    for (size_t at = 0; at < line.len; at++) {
        int here = several_at(f, str_from(line, at));

        found = here >= 0 ? here : found;
    }
    for (unsigned i = 0; found < 0 && i < f->template->variables.count; i++)
        if (f->template->variables.list[i].many)
            found = (int)i;
    return found;
}

/* `%name...` in front: the name; else nothing is taken. */
static bool take_values(Filler *f, Str *name)
{
    const char *begin = f->at;

    if (!take(f, "%"))
        return false;
    *name = word_here(f);
    f->at += name->len;
    if (name->len && take(f, "..."))
        return true;
    f->at = begin;
    return false;
}

/* Of `%name... = %others...` in pairs. */
static bool count_of_pair(Filler *f, unsigned *count)
{
    const char *begin = f->at;
    Str other;
    bool known = take(f, " = ") && take_values(f, &other) && known_count(f, other, count);

    f->at = begin;
    return known;
}

/* How many values `%name...` is, which was taken. */
static bool count_of(Filler *f, Str name, unsigned *count)
{
    int variable;

    if (known_count(f, name, count))
        return true;
    if (!count_of_pair(f, count)) {
        variable = variable_of_new(f);
        if (variable < 0)
            return fail(f, "no variable says how many these are: %", name);
        *count = f->binding->bound[variable].count;
    }
    vec_push(&f->given, ((ValueCount){ name, *count }));
    return true;
}

/* ": $Ts..." or ": f64" behind `%name...`, one for each. */
static bool fill_typed(Filler *f, Str name, unsigned count)
{
    const Bound *several = NULL;
    Sb *outer = f->made, type = { 0 };
    bool good = true;

    while (f->at < f->end && *f->at == ' ')
        f->at++;
    f->made = &type;
    while (good && !several && f->at < f->end && !strchr(",)\n", *f->at)) {
        if (take(f, "$"))
            good = fill_variable(f, &several);
        else
            sb_char(&type, *f->at++);
    }
    f->made = outer;
    if (good && several && several->count != count)
        good = fail(f, "these are not as many as their types: %", name);
    for (unsigned i = 0; good && i < count; i++)
        sb_printf(f->made, "%s%%%.*s.%u: %.*s", i ? ", " : "", STR_ARG(name), i,
                  STR_ARG(several ? several->shown[i] : sb_view(&type)));
    sb_free(&type);
    return good;
}

static bool fill_values(Filler *f, Str name)
{
    const char *behind;
    unsigned count, others;
    Str other;

    if (!count_of(f, name, &count))
        return false;
    if (take(f, ":")) {
        if (!fill_typed(f, name, count))
            return false;
        if (!count)
            drop_comma(f);
        return true;
    }
    behind = f->at;
    if (take(f, " = ") && take_values(f, &other)) {
        if (!count_of(f, other, &others) || others != count)
            return fail(f, "these are not as many as those they are set to: %", name);
        for (unsigned i = 0; i < count; i++)
            sb_printf(f->made, "%s%%%.*s.%u = %%%.*s.%u", i ? ", " : "", STR_ARG(name), i,
                      STR_ARG(other), i);
        return true;
    }
    f->at = behind;
    for (unsigned i = 0; i < count; i++)
        sb_printf(f->made, "%s%%%.*s.%u", i ? ", " : "", STR_ARG(name), i);
    if (!count && !take(f, " ="))
        drop_comma(f);
    return true;
}

static bool take_alias(Filler *f)
{
    Str name = alias_name((Str){ f->at, (size_t)(f->end - f->at) });

    for (unsigned i = 0; name.len && i < f->template->alias_count; i++)
        if (str_eq(f->template->aliases[i].name, name)) {
            f->at += name.len;
            sb_str(f->made, f->template->aliases[i].text);
            return true;
        }
    return false;
}

static bool fill_one(Filler *f)
{
    const Bound *several = NULL;
    Str name;

    if (*f->at == '"') {
        do {
            sb_char(f->made, *f->at);
            if (*f->at == '\\' && f->at + 1 < f->end)
                sb_char(f->made, *++f->at);
        } while (++f->at < f->end && *f->at != '"');
    } else if (starts(f, "//")) {
        while (f->at < f->end && *f->at != '\n')
            f->at++;
        return true;
    } else if (take(f, "$")) {
        if (!fill_variable(f, &several))
            return false;
        if (several)
            add_list(f, several->shown, several->count);
        mark(f);
        return true;
    } else if (starts(f, "element($") || starts(f, "number($")) {
        bool element = *f->at == 'e';

        f->at += strlen(element ? "element(" : "number(");
        if (!(element ? fill_element : fill_number)(f))
            return false;
        mark(f);
        return true;
    } else if (take_values(f, &name)) {
        if (!fill_values(f, name))
            return false;
        mark(f);
        return true;
    } else if (take_alias(f)) {
        mark(f);
        return true;
    }
    if (f->at == f->end)
        return true;
    sb_char(f->made, *f->at++);
    if (f->at[-1] == '\n') {
        f->number++;
        f->line = f->at;
    }
    return true;
}

bool fill_text(Binding *binding, const Template *template, const Op *use, Str text, Sb *made,
               FillMarks *marks)
{
    Filler f = { .binding = binding,
                 .template = template,
                 .use = use,
                 .begin = text.data,
                 .at = text.data,
                 .end = text.data + text.len,
                 .line = text.data,
                 .made = made,
                 .marks = marks };
    bool good = true;

    mark(&f);
    while (good && f.at < f.end)
        good = fill_one(&f)
               && (made->len <= MEANING_MOST_TEXT || fail(&f, "its text grows too long", STR("")));
    vec_free(&f.given);
    return good;
}
