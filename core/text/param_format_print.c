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
} Printer;

/* What the element leaves behind; a group leaves what its else branch does. */
static Spacing space_behind(Spacing space, const ParamElement *element)
{
    char first;

    switch (element->kind) {
    case PARAM_SPACE:
    case PARAM_NEWLINE:
        return (Spacing){ .after_punct = space.after_punct };
    case PARAM_NO_SPACE:
        return (Spacing){ .after_punct = true };
    case PARAM_LITERAL:
        first = element->text.data[0];
        return (Spacing){ element->text.len != 1 || !strchr("<({[", first),
                          !isalpha((unsigned char)first) && first != '_' };
    case PARAM_VARIABLE:
        return (Spacing){ .wanted = true };
    case PARAM_LIST:
    case PARAM_STRUCT:
        return element->child_count ? (Spacing){ .wanted = true } : space;
    case PARAM_OPTIONAL:
        for (unsigned i = 0; i < element->other_count; i++)
            space = space_behind(space, &element->others[i]);
        break;
    }
    return space;
}

static bool takes_space_before(Str text, bool after_punct)
{
    if (text.len != 1 && !str_is(text, "->"))
        return true;
    return !strchr(after_punct ? ">)}]," : "<>(){}[],", text.data[0]);
}

static void print_literal(const Printer *p, Spacing space, Str text)
{
    if (space.wanted && takes_space_before(text, space.after_punct))
        sb_char(p->out->sb, ' ');
    sb_str(p->out->sb, text);
}

/* In front of a value, or of several. */
static void print_space_before(const Printer *p, Spacing space)
{
    if (space.wanted || !space.after_punct)
        sb_char(p->out->sb, ' ');
}

static bool is_left_away(const Printer *p, const ParamElement *variable)
{
    return !p->values[variable->index] && p->format->params[variable->index].optional;
}

static void print_value(const Printer *p, const ParamElement *variable)
{
    if (p->values[variable->index])
        param_print_short(p->out, &p->format->params[variable->index], p->values[variable->index],
                          variable->qualified);
}

static void print_variable(const Printer *p, Spacing space, const ParamElement *element)
{
    if (is_left_away(p, element))
        return;
    print_space_before(p, space);
    print_value(p, element);
}

static bool is_left_away_whole(const Printer *p, const ParamElement *list)
{
    for (unsigned i = 0; i < list->child_count; i++)
        if (!is_left_away(p, &list->children[i]))
            return false;
    return true;
}

static void print_list(const Printer *p, Spacing space, const ParamElement *element)
{
    const char *separator = "";

    if (!is_left_away_whole(p, element))
        print_space_before(p, space);
    for (unsigned i = 0; i < element->child_count; i++) {
        const ParamElement *variable = &element->children[i];

        if (is_left_away(p, variable))
            continue;
        sb_add(p->out->sb, separator);
        if (element->kind == PARAM_STRUCT)
            sb_printf(p->out->sb, "%s = ", p->format->params[variable->index].name);
        print_value(p, variable);
        separator = ", ";
    }
}

static void print_elements(const Printer *p, Spacing space, const ParamElement *elements,
                           unsigned count);

/* A struct or list is there where one of its parameters is. */
static bool anchor_is_there(const Printer *p, const ParamElement *parts, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (parts[i].anchor)
            return parts[i].kind == PARAM_VARIABLE ? p->values[parts[i].index] != NULL
                                                   : !is_left_away_whole(p, &parts[i]);
    return false;
}

static void print_group(const Printer *p, Spacing space, const ParamElement *group)
{
    bool first = group->inverted ? !anchor_is_there(p, group->others, group->other_count)
                                 : anchor_is_there(p, group->children, group->child_count);

    if (first)
        print_elements(p, space, group->children, group->child_count);
    else
        print_elements(p, space, group->others, group->other_count);
}

static void print_element(const Printer *p, Spacing space, const ParamElement *element)
{
    switch (element->kind) {
    case PARAM_SPACE:
        sb_char(p->out->sb, ' ');
        break;
    case PARAM_NO_SPACE:
        break;
    case PARAM_NEWLINE:
        asm_print_newline(p->out);
        break;
    case PARAM_LITERAL:
        print_literal(p, space, element->text);
        break;
    case PARAM_VARIABLE:
        print_variable(p, space, element);
        break;
    case PARAM_LIST:
    case PARAM_STRUCT:
        print_list(p, space, element);
        break;
    case PARAM_OPTIONAL:
        print_group(p, space, element);
        break;
    }
}

static void print_elements(const Printer *p, Spacing space, const ParamElement *elements,
                           unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        print_element(p, space, &elements[i]);
        space = space_behind(space, &elements[i]);
    }
}

void param_format_print(AsmPrinter *out, const ParamFormat *format, const Attr *const *values)
{
    Printer printer = { out, format, values };

    print_elements(&printer, (Spacing){ .wanted = true }, format->elements, format->count);
}
