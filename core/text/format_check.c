/* Whether upstream would take an operation's format, that can be read here: mlir-tblgen's rules, in
 * its words. */
#include "core/text/format.h"

#include <string.h>

typedef struct Check {
    const OpDef *def;
    Sb *why;
    bool operands[MAX_OPERANDS], regions[MAX_REGIONS], successors[MAX_SUCCESSORS];
    bool operand_types[MAX_OPERANDS], result_types[MAX_RESULTS];
    uint64_t attrs;
    bool all_operands, all_regions, all_successors, all_operand_types, all_result_types;
    bool dictionary;
} Check;

static __attribute__((format(printf, 2, 3))) bool fail(Check *c, const char *what, ...)
{
    va_list args;

    va_start(args, what);
    sb_vprintf(c->why, what, args);
    va_end(args);
    return false;
}

static bool any(const bool *seen, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (seen[i])
            return true;
    return false;
}

/* Each stands once: by itself, or in the directive for all of its kind. */
static bool bind(Check *c, bool *seen, const bool *all, const char *kind, const char *name)
{
    if (*seen || (all && *all))
        return fail(c, "%s '%s' is already bound", kind, name);
    *seen = true;
    return true;
}

static bool bind_all(Check *c, bool *all, const bool *seen, unsigned count, const char *what)
{
    if (*all || any(seen, count))
        return fail(c, "'%s' directive creates overlap in format", what);
    *all = true;
    return true;
}

static bool bind_attr(Check *c, unsigned index)
{
    bool seen = c->attrs >> index & 1;

    c->attrs |= (uint64_t)1 << index;
    return bind(c, &seen, NULL, "attribute", c->def->attrs[index].name);
}

static bool bind_type(Check *c, bool *seen, const bool *all, const char *name)
{
    if (*seen || *all)
        return fail(c, "'type' of '%s' is already bound", name);
    *seen = true;
    return true;
}

static bool bind_all_types(Check *c, bool *all, const bool *seen, unsigned count, const char *what)
{
    if (*all || any(seen, count))
        return fail(c, "'%s' 'type' is already bound", what);
    *all = true;
    return true;
}

static bool check_type(Check *c, const FormatElement *of)
{
    switch (of->kind) {
    case FORMAT_OPERAND:
        return bind_type(c, &c->operand_types[of->index], &c->all_operand_types,
                         c->def->operands[of->index].name);
    case FORMAT_RESULT:
        return bind_type(c, &c->result_types[of->index], &c->all_result_types,
                         c->def->results[of->index].name);
    case FORMAT_OPERANDS:
        return bind_all_types(c, &c->all_operand_types, c->operand_types, def_operand_count(c->def),
                              "operands");
    case FORMAT_RESULTS:
        return bind_all_types(c, &c->all_result_types, c->result_types, def_result_count(c->def),
                              "results");
    default:
        return fail(c, "attributes cannot be used as children to a `type` directive");
    }
}

static bool check_elements(Check *c, const FormatElement *elements, unsigned count);

static bool check_types(Check *c, const FormatElement *directive)
{
    for (unsigned i = 0; i < directive->child_count; i++)
        if (!check_type(c, &directive->children[i]))
            return false;
    return true;
}

static bool check_custom(Check *c, const FormatElement *directive)
{
    for (unsigned i = 0; i < directive->child_count; i++)
        if (directive->children[i].kind != FORMAT_REF
            && !check_elements(c, &directive->children[i], 1))
            return false;
    return true;
}

/* What a group may hold: one value, or the type of one, cannot be left away with it. */
static bool check_part(Check *c, const FormatElement *part)
{
    const FormatElement *of = part->kind == FORMAT_TYPE ? part->children : part;

    if (of->kind == FORMAT_OPERAND && c->def->operands[of->index].multiplicity == ONE)
        return fail(c, "only variable length operands can be used within an optional group");
    if (of->kind == FORMAT_RESULT && c->def->results[of->index].multiplicity == ONE)
        return fail(c, "only variable length results can be used within an optional group");
    if (part->anchor && part->kind == FORMAT_LITERAL)
        return fail(c, "only variables and types can be used to anchor an optional group");
    if (part->anchor && part->kind == FORMAT_ATTR && attr_is_required(&c->def->attrs[part->index]))
        return fail(c, "only optional or default-valued attributes can be used to anchor an "
                       "optional group");
    return true;
}

static bool check_branch(Check *c, const FormatElement *parts, unsigned count, unsigned *anchors)
{
    for (unsigned i = 0; i < count; i++) {
        if (!check_part(c, &parts[i]))
            return false;
        *anchors += parts[i].anchor;
    }
    return check_elements(c, parts, count);
}

static bool check_group(Check *c, const FormatElement *group)
{
    unsigned anchors = 0;

    if (!check_branch(c, group->children, group->child_count, &anchors)
        || !check_branch(c, group->others, group->other_count, &anchors))
        return false;
    if (anchors > 1)
        return fail(c, "only one element can be marked as the anchor of an optional group");
    return anchors || fail(c, "optional group has no anchor element");
}

static bool check_oilist(Check *c, const FormatElement *list)
{
    for (unsigned i = 0; i < list->child_count; i++)
        if (!check_elements(c, list->children[i].children, list->children[i].child_count))
            return false;
    return true;
}

static bool check_region(Check *c, const FormatElement *element)
{
    const RegionDef *regions = c->def->regions;

    if (str_is(element->text, "regions"))
        return bind_all(c, &c->all_regions, c->regions, def_region_count(c->def), "regions");
    return bind(c, &c->regions[element->index], &c->all_regions, "region",
                regions[element->index].name);
}

static bool check_dictionary(Check *c)
{
    if (c->dictionary)
        return fail(c, "'attr-dict' directive has already been seen");
    c->dictionary = true;
    return true;
}

static bool check_element(Check *c, const FormatElement *element)
{
    const OpDef *def = c->def;

    switch (element->kind) {
    case FORMAT_LITERAL:
    case FORMAT_SPACE:
    case FORMAT_NO_SPACE:
    case FORMAT_NEWLINE:
    case FORMAT_PROP_DICT:
        return true;
    case FORMAT_OPERAND:
        return bind(c, &c->operands[element->index], &c->all_operands, "operand",
                    def->operands[element->index].name);
    case FORMAT_ATTR:
        return bind_attr(c, element->index);
    case FORMAT_REGION:
        return check_region(c, element);
    case FORMAT_SUCCESSOR:
        return bind(c, &c->successors[element->index], &c->all_successors, "successor",
                    def->successors[element->index].name);
    case FORMAT_SUCCESSORS:
        return bind_all(c, &c->all_successors, c->successors, def_successor_count(def),
                        "successors");
    case FORMAT_OPERANDS:
        return bind_all(c, &c->all_operands, c->operands, def_operand_count(def), "operands");
    case FORMAT_ATTR_DICT:
    case FORMAT_ATTR_DICT_WITH_KEYWORD:
        return check_dictionary(c);
    case FORMAT_FUNCTIONAL_TYPE:
    case FORMAT_TYPE:
        return check_types(c, element);
    case FORMAT_QUALIFIED:
    case FORMAT_CUSTOM:
        return check_custom(c, element);
    case FORMAT_OPTIONAL:
        return check_group(c, element);
    case FORMAT_OILIST:
        return check_oilist(c, element);
    case FORMAT_REF:
        return fail(c, "'ref' is only valid within a `custom` directive");
    case FORMAT_RESULT:
        return fail(c, "result variables can can only be used as a child to a 'type' directive");
    case FORMAT_RESULTS:
        return fail(c, "'results' directive can can only be used as a child to a 'type' directive");
    }
    return true;
}

static bool check_elements(Check *c, const FormatElement *elements, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (!check_element(c, &elements[i]))
            return false;
    return true;
}

static bool check_all_stand(Check *c)
{
    const OpDef *def = c->def;

    if (!c->dictionary)
        return fail(c, "'attr-dict' directive not found in custom assembly format");
    for (unsigned i = 0; i < def_operand_count(def) && !c->all_operands; i++)
        if (!c->operands[i])
            return fail(c, "operand #%u, named '%s', not found", i, def->operands[i].name);
    for (unsigned i = 0; i < def_region_count(def) && !c->all_regions; i++)
        if (!c->regions[i])
            return fail(c, "region #%u, named '%s', not found", i, def->regions[i].name);
    for (unsigned i = 0; i < def_successor_count(def) && !c->all_successors; i++)
        if (!c->successors[i])
            return fail(c, "successor #%u, named '%s', not found", i, def->successors[i].name);
    return true;
}

/* Types that follow from those that are written. */

static bool *known(Check *c, Str name)
{
    int operand = def_operand_index(c->def, name), result = def_result_index(c->def, name);

    return operand >= 0  ? &c->operand_types[operand]
           : result >= 0 ? &c->result_types[result]
                         : NULL;
}

static bool follow(bool *to, bool from)
{
    bool changed = to && from && !*to;

    if (changed)
        *to = true;
    return changed;
}

static bool follow_same(Check *c, const char *names)
{
    bool changed = false, is_known = false;
    Str rest = str_of(names);

    for (Str word = str_word(&rest); word.len; word = str_word(&rest)) {
        const bool *at = known(c, word);

        is_known |= at ? *at : def_attr_index(c->def, word) >= 0;
    }
    rest = str_of(names);
    for (Str word = str_word(&rest); word.len; word = str_word(&rest))
        changed |= follow(known(c, word), is_known);
    return changed;
}

static bool follow_rule(Check *c, const TypeRule *rule)
{
    const bool *from;

    if (rule->same)
        return follow_same(c, rule->same);
    if (!rule->to || !rule->from)
        return false;
    from = known(c, str_of(rule->from));
    return follow(known(c, str_of(rule->to)), from ? *from : true);
}

static bool follow_traits(Check *c)
{
    unsigned operands = def_operand_count(c->def), results = def_result_count(c->def);
    bool all = def_has(c->def, SAME_OPERANDS_AND_RESULT_TYPE), changed = false, is_known;

    if (!all && !def_has(c->def, SAME_TYPE_OPERANDS))
        return false;
    is_known = any(c->operand_types, operands) || (all && any(c->result_types, results));
    for (unsigned i = 0; i < operands; i++)
        changed |= follow(&c->operand_types[i], is_known);
    for (unsigned i = 0; all && i < results; i++)
        changed |= follow(&c->result_types[i], is_known);
    return changed;
}

static void follow_all(Check *c, Context *context)
{
    const OpDef *def = c->def;
    bool changed = true;

    for (unsigned i = 0; i < def_operand_count(def); i++)
        c->operand_types[i] |=
            c->all_operand_types || constraint_type(def->operands[i].type, context);
    for (unsigned i = 0; i < def_result_count(def); i++)
        c->result_types[i] |= c->all_result_types || constraint_type(def->results[i].type, context);
    while (changed) {
        changed = follow_traits(c);
        for (unsigned i = 0; i < def_rule_count(def); i++)
            changed |= follow_rule(c, &def->types[i]);
    }
}

static bool check_types_are_known(Check *c, Context *context, bool infers)
{
    const OpDef *def = c->def;

    follow_all(c, context);
    for (unsigned i = 0; i < def_operand_count(def); i++)
        if (!c->operand_types[i])
            return fail(c,
                        "type of operand #%u, named '%s', is not buildable and a buildable type "
                        "cannot be inferred",
                        i, def->operands[i].name);
    for (unsigned i = 0; i < def_result_count(def) && !infers; i++)
        if (!c->result_types[i])
            return fail(c,
                        "type of result #%u, named '%s', is not buildable and a buildable type "
                        "cannot be inferred",
                        i, def->results[i].name);
    return true;
}

bool format_check(Context *context, const Format *format, bool infers, Sb *why)
{
    Check c = { .def = format->def, .why = why };

    return check_elements(&c, format->elements, format->count) && check_all_stand(&c)
           && check_types_are_known(&c, context, infers);
}
