/* Following the format of a type or an attribute: parser and printer. */
#include "core/text/param_format.h"

#include <ctype.h>
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

static bool parse_struct(Run *run, const ParamElement *element)
{
    bool seen[MAX_PARAMS] = { false };
    unsigned required = 0;

    for (unsigned i = 0; i < element->param_count; i++)
        required += !run->format->params[element->params[i]].optional;
    if (!required && !parser_at(run->p, TOKEN_BARE))
        return true;
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
    while (group->children[*first].kind == PARAM_SPACE
           || group->children[*first].kind == PARAM_NO_SPACE)
        ++*first;
    start = &group->children[*first];
    if (start->kind == PARAM_LITERAL) {
        ++*first;
        return take_literal(run->p, start);
    }
    if (start->kind == PARAM_VARIABLE)
        return may_begin(run->p, &run->format->params[start->index]);
    return parser_at(run->p, TOKEN_BARE);
}

static bool parse_optional(Run *run, const ParamElement *group)
{
    unsigned first;

    if (!begins(run, group, &first))
        return parse_elements(run, group->others, group->other_count);
    return parse_elements(run, group->children + first, group->child_count - first);
}

static bool parse_element(Run *run, const ParamElement *element)
{
    const ParamDef *def = &run->format->params[element->index];

    switch (element->kind) {
    case PARAM_SPACE:
    case PARAM_NO_SPACE:
        return true;
    case PARAM_LITERAL:
        return element->punct == TOKEN_BARE ? asm_parse_keyword(run->p, element->text.data)
                                            : asm_parse_punct(run->p, element->text.data);
    case PARAM_VARIABLE:
        return (def->optional && !may_begin(run->p, def))
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

/* Where a space goes is decided as upstream's generated printers do. */
typedef struct Printer {
    AsmPrinter *out;
    const ParamFormat *format;
    const Attr *const *values;
    bool space, after_punct; /* one is wanted; punctuation was last */
} Printer;

static bool wants_space_before(Str text, bool after_punct)
{
    if (text.len != 1 && !str_is(text, "->"))
        return true;
    return !strchr(after_punct ? ">)}]," : "<>(){}[],", text.data[0]);
}

static void print_literal(Printer *p, Str text)
{
    if (p->space && wants_space_before(text, p->after_punct))
        sb_char(p->out->sb, ' ');
    sb_str(p->out->sb, text);
    p->space = text.len != 1 || !strchr("<({[", text.data[0]);
    p->after_punct = !isalpha((unsigned char)text.data[0]) && text.data[0] != '_';
}

static void print_value(Printer *p, unsigned index, bool qualified)
{
    const ParamDef *def = &p->format->params[index];

    if (p->space || !p->after_punct)
        sb_char(p->out->sb, ' ');
    if (p->values[index])
        param_print_short(p->out, def, p->values[index], qualified);
    p->space = true;
    p->after_punct = false;
}

static bool is_present(const Printer *p, unsigned index)
{
    return p->values[index] != NULL;
}

static void print_list(Printer *p, const ParamElement *element)
{
    bool any = false;

    for (unsigned i = 0; i < element->param_count; i++) {
        if (!is_present(p, element->params[i]))
            continue;
        if (any)
            print_literal(p, STR(","));
        print_value(p, element->params[i], false);
        any = true;
    }
}

static void print_struct(Printer *p, const ParamElement *element)
{
    bool any = false;

    for (unsigned i = 0; i < element->param_count; i++) {
        unsigned index = element->params[i];

        if (!is_present(p, index))
            continue;
        if (any)
            print_literal(p, STR(","));
        if (p->space || !p->after_punct)
            sb_char(p->out->sb, ' ');
        sb_printf(p->out->sb, "%s = ", p->format->params[index].name);
        p->space = false;
        p->after_punct = true;
        print_value(p, index, false);
        any = true;
    }
}

static void print_elements(Printer *p, const ParamElement *elements, unsigned count);

/* By its anchor; a struct or list is there where one of its parameters is. */
static bool is_anchored(const Printer *p, const ParamElement *group)
{
    for (unsigned i = 0; i < group->child_count; i++) {
        const ParamElement *child = &group->children[i];

        if (!child->anchor)
            continue;
        if (child->kind == PARAM_VARIABLE)
            return is_present(p, child->index);
        for (unsigned k = 0; k < child->param_count; k++)
            if (is_present(p, child->params[k]))
                return true;
    }
    return false;
}

static void print_element(Printer *p, const ParamElement *element)
{
    switch (element->kind) {
    case PARAM_SPACE:
        sb_char(p->out->sb, ' ');
        p->space = p->after_punct = false;
        p->after_punct = true;
        break;
    case PARAM_NO_SPACE:
        p->space = false;
        p->after_punct = true;
        break;
    case PARAM_LITERAL:
        print_literal(p, element->text);
        break;
    case PARAM_VARIABLE:
        if (is_present(p, element->index) || !p->format->params[element->index].optional)
            print_value(p, element->index, element->qualified);
        break;
    case PARAM_LIST:
        print_list(p, element);
        break;
    case PARAM_STRUCT:
        print_struct(p, element);
        break;
    case PARAM_OPTIONAL:
        if (is_anchored(p, element))
            print_elements(p, element->children, element->child_count);
        else
            print_elements(p, element->others, element->other_count);
        break;
    }
}

static void print_elements(Printer *p, const ParamElement *elements, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        print_element(p, &elements[i]);
}

void param_format_print(AsmPrinter *out, const ParamFormat *format, const Attr *const *values)
{
    Printer printer = { out, format, values, .space = true };

    print_elements(&printer, format->elements, format->count);
}
