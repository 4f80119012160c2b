/* Following the format of a type or an attribute: the parser. */
#include "core/text/param_format.h"

#include <string.h>

typedef struct Run {
    AsmParser *p;
    const ParamFormat *format;
    const Attr **values;
} Run;

static bool parse_elements(Run *run, const ParamElement *elements, unsigned count);

bool param_is_present(const ParamDef *def, const Attr *value)
{
    return value && !(def->optional && value == def->implied);
}

/* What stands there; what is its default is held as none. */
static bool parse_value(Run *run, unsigned index, const Attr **read)
{
    const ParamDef *def = &run->format->params[index];

    if (!param_parse(run->p, run->format->record, def, read))
        return false;
    run->values[index] = param_is_present(def, *read) ? *read : NULL;
    return true;
}

/* May it begin here? Of those that may be left away. */
static bool may_begin(AsmParser *p, const ParamDef *def)
{
    switch (def->kind) {
    case PARAM_INT:
    case PARAM_INTS:
        return parser_at(p, TOKEN_INTEGER) || parser_at(p, TOKEN_MINUS) || parser_at_word(p, "true")
               || parser_at_word(p, "false");
    case PARAM_STRING:
        return parser_at(p, TOKEN_STRING);
    case PARAM_ENUM:
        return parser_at(p, TOKEN_BARE) || parser_at(p, TOKEN_STRING);
    case PARAM_KEYWORD:
    case PARAM_BOOL:
        return parser_at(p, TOKEN_BARE);
    case PARAM_TYPE:
    case PARAM_TYPES:
    case PARAM_ATTR:
    case PARAM_ATTRS:
        break;
    }
    return !parser_at(p, TOKEN_GREATER) && !parser_at(p, TOKEN_R_SQUARE)
           && !parser_at(p, TOKEN_R_PAREN) && !parser_at(p, TOKEN_COMMA)
           && !parser_at(p, TOKEN_EOF);
}

/* Of an optional<T> in C++. What no class is known of is taken for one. */
static bool may_be_nothing(const ParamDef *def)
{
    return def->optional && (!def->class_name || strstr(def->class_name, "optional<"));
}

/* `*read` is NULL where nothing stands there. */
static bool parse_variable(Run *run, const ParamElement *element, const Attr **read)
{
    const ParamDef *def = &run->format->params[element->index];

    *read = NULL;
    return (may_be_nothing(def) && !may_begin(run->p, def))
           || parse_value(run, element->index, read);
}

/* Behind the last that must be there a comma may be missing, and all with it; behind one that is
 * what it is where it is left away there is none. */
static bool parse_list(Run *run, const ParamElement *element)
{
    const ParamElement *variables = element->children;
    unsigned required = 0; /* up to the last of them */
    const Attr *read;

    for (unsigned i = 0; i < element->child_count; i++)
        if (!param_element_is_optional(run->format, &variables[i]))
            required = i;
    for (unsigned i = 0; i < element->child_count; i++) {
        if (!parse_variable(run, &variables[i], &read))
            return false;
        if (i + 1 == element->child_count || !run->values[variables[i].index])
            continue;
        if (i + 1 > required && !parser_take(run->p, TOKEN_COMMA))
            return true;
        if (i + 1 <= required && !asm_parse_punct(run->p, ","))
            return false;
    }
    return true;
}

/* The parameter of that name in the struct, which was not seen. False, reported. */
static bool find_param(Run *run, const ParamElement *element, Str name, const bool *seen,
                       unsigned *found)
{
    for (unsigned i = 0; i < element->child_count; i++) {
        *found = element->children[i].index;
        if (!seen[*found] && str_is(name, run->format->params[*found].name))
            return true;
    }
    return parser_error(run->p, "duplicate or unknown struct parameter name: %.*s", STR_ARG(name));
}

static bool parse_entry(Run *run, const ParamElement *element, bool *seen)
{
    const Attr *read;
    unsigned index = 0;
    Str name;

    if (!asm_parse_any_keyword(run->p, &name))
        return parser_error(run->p, "expected a parameter name in struct");
    if (!asm_parse_punct(run->p, "=") || !find_param(run, element, name, seen, &index))
        return false;
    seen[index] = true;
    return parse_value(run, index, &read);
}

/* Without one that may be left away all of them stand there, and what comes behind may be a comma.
 */
static bool parse_whole_struct(Run *run, const ParamElement *element, bool *seen)
{
    for (unsigned i = 0; i < element->child_count; i++)
        if ((i && !asm_parse_punct(run->p, ",")) || !parse_entry(run, element, seen))
            return false;
    return true;
}

static bool parse_entries(Run *run, const ParamElement *element, bool *seen)
{
    do
        if (!parse_entry(run, element, seen))
            return false;
    while (parser_take(run->p, TOKEN_COMMA));
    for (unsigned i = 0; i < element->child_count; i++) {
        unsigned index = element->children[i].index;

        if (!seen[index] && !run->format->params[index].optional)
            return parser_error(run->p, "struct is missing required parameter: %s",
                                run->format->params[index].name);
    }
    return true;
}

static bool parse_struct(Run *run, const ParamElement *element)
{
    bool seen[MAX_PARAMS] = { false }; /* by index */
    unsigned required = 0;

    for (unsigned i = 0; i < element->child_count; i++)
        required += !param_element_is_optional(run->format, &element->children[i]);
    if (!required && !parser_at(run->p, TOKEN_BARE))
        return true;
    return required == element->child_count ? parse_whole_struct(run, element, seen)
                                            : parse_entries(run, element, seen);
}

static bool take_literal(AsmParser *p, const ParamElement *literal)
{
    return literal->punct == TOKEN_BARE ? asm_optional_keyword(p, literal->text.data)
                                        : asm_optional_punct(p, literal->text.data);
}

static bool is_zero(const ParamDef *def, const Attr *value)
{
    return (def->kind == PARAM_INT || def->kind == PARAM_BOOL)
           && !(def->class_name && strstr(def->class_name, "optional<"))
           && int_is_zero(value->integer);
}

/* A group that begins with a variable is there where that has a value which C++ takes for true. */
static bool parse_optional(Run *run, const ParamElement *group)
{
    const ParamElement *start = group->children;
    const Attr *read = NULL;
    bool there;

    while (start->kind != PARAM_LITERAL && start->kind != PARAM_VARIABLE)
        start++;
    if (start->kind == PARAM_VARIABLE && !parse_variable(run, start, &read))
        return false;
    there = start->kind == PARAM_LITERAL
                ? take_literal(run->p, start)
                : read && !is_zero(&run->format->params[start->index], read);
    if (!there)
        return parse_elements(run, group->others, group->other_count);
    start++;
    return parse_elements(run, start, group->child_count - (unsigned)(start - group->children));
}

static bool parse_element(Run *run, const ParamElement *element)
{
    const Attr *read;

    switch (element->kind) {
    case PARAM_SPACE:
    case PARAM_NO_SPACE:
    case PARAM_NEWLINE:
        return true;
    case PARAM_LITERAL:
        return element->punct == TOKEN_BARE ? asm_parse_keyword(run->p, element->text.data)
                                            : asm_parse_punct(run->p, element->text.data);
    case PARAM_VARIABLE:
        return parse_variable(run, element, &read);
    case PARAM_LIST:
        return parse_list(run, element);
    case PARAM_STRUCT:
        return parse_struct(run, element);
    case PARAM_OPTIONAL:
        return parse_optional(run, element);
    }
    return false;
}

static bool parse_elements(Run *run, const ParamElement *elements, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (!parse_element(run, &elements[i]))
            return false;
    return true;
}

bool param_format_parse(AsmParser *p, const ParamFormat *format, const Attr **values)
{
    Run run = { p, format, values };
    bool good;

    if (format->error.len)
        return parser_error(p, "its format is wrong: %.*s", STR_ARG(format->error));
    if (!parser_enter(p))
        return false;
    good = parse_elements(&run, format->elements, format->count);
    parser_leave(p);
    return good;
}
