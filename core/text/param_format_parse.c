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

static bool parse_value(Run *run, unsigned index, bool qualified)
{
    const ParamDef *def = &run->format->params[index];
    ParamDef whole = *def;

    if (qualified)
        whole.def = NULL;
    if (!param_parse(run->p, run->format->record, &whole, &run->values[index]))
        return false;
    if (!param_is_present(def, run->values[index]))
        run->values[index] = NULL;
    return true;
}

/* May it begin here? Of those that may be left away. */
static bool may_begin(AsmParser *p, const ParamDef *def)
{
    switch (def->kind) {
    case PARAM_INT:
    case PARAM_INTS:
        return parser_at(p, TOKEN_INTEGER) || parser_at(p, TOKEN_MINUS);
    case PARAM_STRING:
        return parser_at(p, TOKEN_STRING);
    case PARAM_ENUM:
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

/* What is left away at the end takes its comma with it. */
static bool parse_list(Run *run, const ParamElement *element)
{
    for (unsigned i = 0; i < element->param_count; i++) {
        const ParamDef *def = &run->format->params[element->params[i]];

        if (def->optional && !may_begin(run->p, def))
            continue;
        if (!parse_value(run, element->params[i], false))
            return false;
        if (i + 1 < element->param_count && !parser_take(run->p, TOKEN_COMMA)) {
            for (i++; i < element->param_count; i++)
                if (!run->format->params[element->params[i]].optional)
                    return asm_parse_punct(run->p, ",");
        }
    }
    return true;
}

/* The parameter of that name in the struct, which was not seen; NULL, reported. */
static const unsigned *named(Run *run, const ParamElement *element, Str name, const bool *seen)
{
    for (unsigned i = 0; i < element->param_count; i++)
        if (!seen[i] && str_is(name, run->format->params[element->params[i]].name))
            return &element->params[i];
    parser_error(run->p, "duplicate or unknown struct parameter name: %.*s", STR_ARG(name));
    return NULL;
}

static bool parse_entry(Run *run, const ParamElement *element, bool *seen)
{
    const unsigned *index;
    Str name;

    if (!asm_parse_any_keyword(run->p, &name))
        return parser_error(run->p, "expected a parameter name in struct");
    if (!asm_parse_punct(run->p, "="))
        return false;
    index = named(run, element, name, seen);
    if (!index)
        return false;
    seen[index - element->params] = true;
    return parse_value(run, *index, false);
}

/* Without one that may be left away all of them stand there, and what comes behind may be a comma.
 */
static bool parse_whole_struct(Run *run, const ParamElement *element, bool *seen)
{
    for (unsigned i = 0; i < element->param_count; i++)
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
    for (unsigned i = 0; i < element->param_count; i++)
        if (!seen[i] && !run->format->params[element->params[i]].optional)
            return parser_error(run->p, "struct is missing required parameter: %s",
                                run->format->params[element->params[i]].name);
    return true;
}

static bool parse_struct(Run *run, const ParamElement *element)
{
    bool seen[MAX_PARAMS] = { false }; /* no parameter stands there twice */
    unsigned required = 0;

    for (unsigned i = 0; i < element->param_count; i++)
        required += !run->format->params[element->params[i]].optional;
    if (!required && !parser_at(run->p, TOKEN_BARE))
        return true;
    return required == element->param_count ? parse_whole_struct(run, element, seen)
                                            : parse_entries(run, element, seen);
}

static bool take_literal(AsmParser *p, const ParamElement *literal)
{
    return literal->punct == TOKEN_BARE ? asm_optional_keyword(p, literal->text.data)
                                        : asm_optional_punct(p, literal->text.data);
}

/* Is the group there? `*first` is what is left of it to read. */
static bool begins(Run *run, const ParamElement *group, unsigned *first)
{
    const ParamElement *start;

    *first = 0;
    while (group->children[*first].kind != PARAM_LITERAL
           && group->children[*first].kind != PARAM_VARIABLE)
        ++*first;
    start = &group->children[*first];
    if (start->kind == PARAM_VARIABLE)
        return may_begin(run->p, &run->format->params[start->index]);
    ++*first;
    return take_literal(run->p, start);
}

static bool parse_optional(Run *run, const ParamElement *group)
{
    unsigned first;

    if (!begins(run, group, &first))
        return parse_elements(run, group->others, group->other_count);
    return parse_elements(run, group->children + first, group->child_count - first);
}

/* What upstream's readers take nothing for: C++ says which, where it is known. */
static bool may_be_nothing(const ParamDef *def)
{
    return def->optional && (!def->class_name || strstr(def->class_name, "optional<"));
}

static bool parse_element(Run *run, const ParamElement *element)
{
    const ParamDef *def = &run->format->params[element->index];

    switch (element->kind) {
    case PARAM_SPACE:
    case PARAM_NO_SPACE:
    case PARAM_NEWLINE:
        return true;
    case PARAM_LITERAL:
        return element->punct == TOKEN_BARE ? asm_parse_keyword(run->p, element->text.data)
                                            : asm_parse_punct(run->p, element->text.data);
    case PARAM_VARIABLE:
        return (may_be_nothing(def) && !may_begin(run->p, def))
               || parse_value(run, element->index, element->qualified);
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
