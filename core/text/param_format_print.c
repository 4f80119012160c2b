/* Following the format of a type or an attribute: the printer. Where a space goes is decided as by
 * the printers that mlir-tblgen writes, before anything is printed: what is left away counts too.
 */
#include "core/text/param_format.h"

#include <ctype.h>
#include <string.h>

typedef struct Spacing {
    bool wanted, after_punct; /* a space; punctuation was last */
} Spacing;

typedef struct Printer {
    AsmPrinter *out;
    const ParamFormat *format;
    const Attr *const *values;
    Spacing space;
} Printer;

static bool takes_space_before(Str text, bool after_punct)
{
    if (text.len != 1 && !str_is(text, "->"))
        return true;
    return !strchr(after_punct ? ">)}]," : "<>(){}[],", text.data[0]);
}

static void print_literal(Printer *p, Str text)
{
    if (p->space.wanted && takes_space_before(text, p->space.after_punct))
        sb_char(p->out->sb, ' ');
    sb_str(p->out->sb, text);
    p->space.wanted = text.len != 1 || !strchr("<({[", text.data[0]);
    p->space.after_punct = !isalpha((unsigned char)text.data[0]) && text.data[0] != '_';
}

static void print_space(Printer *p, const ParamElement *element)
{
    if (element->kind == PARAM_NEWLINE)
        asm_print_newline(p->out);
    else
        sb_str(p->out->sb, element->text);
    p->space.wanted = false;
    p->space.after_punct |= element->kind == PARAM_NO_SPACE;
}

/* In front of a value, or of several. */
static void print_space_before(Printer *p)
{
    if (p->space.wanted || !p->space.after_punct)
        sb_char(p->out->sb, ' ');
}

static void print_value(const Printer *p, unsigned index, bool qualified)
{
    if (p->values[index])
        param_print_short(p->out, &p->format->params[index], p->values[index], qualified);
}

static bool is_left_away(const Printer *p, unsigned index)
{
    return !p->values[index] && p->format->params[index].optional;
}

static void print_variable(Printer *p, const ParamElement *element)
{
    if (!is_left_away(p, element->index)) {
        print_space_before(p);
        print_value(p, element->index, element->qualified);
    }
    p->space = (Spacing){ .wanted = true };
}

static void print_list(Printer *p, const ParamElement *element)
{
    const char *separator = "";

    print_space_before(p);
    for (unsigned i = 0; i < element->param_count; i++) {
        unsigned index = element->params[i];

        if (is_left_away(p, index))
            continue;
        sb_add(p->out->sb, separator);
        if (element->kind == PARAM_STRUCT)
            sb_printf(p->out->sb, "%s = ", p->format->params[index].name);
        print_value(p, index, false);
        separator = ", ";
    }
    p->space = (Spacing){ .wanted = true };
}

static void print_elements(Printer *p, const ParamElement *elements, unsigned count);

/* A struct or list is there where one of its parameters is. */
static bool anchor_is_there(const Printer *p, const ParamElement *parts, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        if (!parts[i].anchor)
            continue;
        if (parts[i].kind == PARAM_VARIABLE)
            return p->values[parts[i].index] != NULL;
        for (unsigned k = 0; k < parts[i].param_count; k++)
            if (p->values[parts[i].params[k]])
                return true;
    }
    return false;
}

/* What is behind the group is spaced as if it were not there. */
static void print_group(Printer *p, const ParamElement *group)
{
    Spacing before = p->space;
    bool first = group->inverted ? !anchor_is_there(p, group->others, group->other_count)
                                 : anchor_is_there(p, group->children, group->child_count);

    if (first)
        print_elements(p, group->children, group->child_count);
    else
        print_elements(p, group->others, group->other_count);
    p->space = before;
}

static void print_element(Printer *p, const ParamElement *element)
{
    switch (element->kind) {
    case PARAM_SPACE:
    case PARAM_NO_SPACE:
    case PARAM_NEWLINE:
        print_space(p, element);
        break;
    case PARAM_LITERAL:
        print_literal(p, element->text);
        break;
    case PARAM_VARIABLE:
        print_variable(p, element);
        break;
    case PARAM_LIST:
    case PARAM_STRUCT:
        print_list(p, element);
        break;
    case PARAM_OPTIONAL:
        print_group(p, element);
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
    Printer printer = { out, format, values, { .wanted = true } };

    print_elements(&printer, format->elements, format->count);
}
