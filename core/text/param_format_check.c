/* What can be wrong with the parts of a format that can be read, in the words of mlir-tblgen. */
#include "core/text/param_format.h"

bool param_element_is_optional(const ParamFormat *format, const ParamElement *element)
{
    if (element->kind == PARAM_VARIABLE)
        return format->params[element->index].optional;
    if (element->kind == PARAM_LIST || element->kind == PARAM_STRUCT)
        for (unsigned i = 0; i < element->child_count; i++)
            if (!format->params[element->children[i].index].optional)
                return false;
    return true;
}

/* What stands in a group may be left away with it. */
static const char *parts_fault(const ParamFormat *format, const ParamElement *parts, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        if (param_element_is_optional(format, &parts[i]))
            continue;
        if (parts[i].kind == PARAM_LIST)
            return "`params` directive allowed in optional group only if all parameters are "
                   "optional";
        if (parts[i].kind == PARAM_STRUCT)
            return "`struct` is only allowed in an optional group if all captured parameters are "
                   "optional";
        return "parameters in an optional group must be optional";
    }
    return NULL;
}

static const char *anchor_fault(const ParamElement *parts, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (parts[i].anchor && parts[i].kind != PARAM_VARIABLE && parts[i].kind != PARAM_LIST
            && parts[i].kind != PARAM_STRUCT)
            return "optional group anchor must be a parameter or directive";
    return NULL;
}

/* What is read first tells whether the group is there. */
static const char *start_fault(const ParamElement *group)
{
    for (unsigned i = 0; i < group->child_count; i++)
        switch (group->children[i].kind) {
        case PARAM_SPACE:
        case PARAM_NO_SPACE:
        case PARAM_NEWLINE:
            continue;
        case PARAM_LITERAL:
        case PARAM_VARIABLE:
            return NULL;
        case PARAM_LIST:
        case PARAM_STRUCT:
        case PARAM_OPTIONAL:
            i = group->child_count;
        }
    return "first parsable element of an optional group must be a literal, variable, or custom "
           "directive";
}

const char *param_format_group_fault(const ParamFormat *format, const ParamElement *group)
{
    const char *fault = parts_fault(format, group->children, group->child_count);

    if (!fault)
        fault = anchor_fault(group->children, group->child_count);
    if (!fault)
        fault = anchor_fault(group->others, group->other_count);
    if (!fault)
        fault = parts_fault(format, group->others, group->other_count);
    return fault ? fault : start_fault(group);
}

static bool has_optional(const ParamFormat *format, const ParamElement *element)
{
    for (unsigned i = 0; i < element->child_count; i++)
        if (param_element_is_optional(format, &element->children[i]))
            return true;
    return false;
}

/* Would the comma belong to the struct? */
const char *param_format_fault(const ParamFormat *format)
{
    for (unsigned i = 1; i < format->count; i++) {
        const ParamElement *before = &format->elements[i - 1], *element = &format->elements[i];

        if (before->kind == PARAM_STRUCT && has_optional(format, before)
            && element->kind == PARAM_LITERAL && str_is(element->text, ","))
            return "`struct` directive with optional parameters cannot be followed by a comma "
                   "literal";
    }
    return NULL;
}
