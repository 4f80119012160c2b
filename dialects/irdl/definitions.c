/* A dialect, and what it has: its types, attributes and operations, and their parts. */
#include "core/base/map.h"
#include "dialects/irdl/irdl.h"

#include <string.h>

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_word_character(char c)
{
    return is_letter(c) || (c >= '0' && c <= '9');
}

/* What is wrong with the name of anything that is defined: words of small letters and digits, which
 * `_` parts. NULL if nothing is. */
static const char *wrong_name(Str name)
{
    bool begins = true;

    if (!name.len)
        return "is empty";
    for (size_t i = 0; i < name.len; i++) {
        char c = name.data[i];

        if (c == '_' && begins)
            return "should not contain leading or double underscores";
        if (c != '_' && !is_word_character(c))
            return "must contain only lowercase letters, digits and underscores";
        if (c >= 'A' && c <= 'Z')
            return "should not contain uppercase letters";
        begins = c == '_';
    }
    return NULL;
}

static bool verify_name(const Op *op, const char *kind)
{
    const char *wrong = wrong_name(op_attr(op, "sym_name")->string);

    return !wrong || op_plain_error(op, "name of %s %s", kind, wrong);
}

/* Of what a definition says only one thing stands in it, or several but each once. */
static bool verify_parts(const Op *op, const char *parts)
{
    const OpDef *seen[4];
    unsigned count = 0;

    for (const Op *part = op->regions[0].first->first; part; part = part->next) {
        if (!part->def || !str_lists(parts, op_name(part)))
            continue;
        for (unsigned i = 0; i < count; i++)
            if (seen[i] == part->def)
                return op_plain_error(op,
                                      "failed to verify AtMostOneChildOf trait: the operation "
                                      "contains at least two operations of type %s",
                                      part->def->name);
        seen[count++] = part->def;
    }
    return true;
}

static bool is_namespace(Str name)
{
    for (size_t i = 0; i < name.len; i++)
        if (!is_letter(name.data[i]) && name.data[i] != '_'
            && (!i || (!is_word_character(name.data[i]) && name.data[i] != '$')))
            return false;
    return name.len > 0;
}

static bool verify_dialect(const Op *op)
{
    if (!is_namespace(op_attr(op, "sym_name")->string))
        return op_error(op, "invalid dialect name");
    return verify_name(op, "dialect");
}

static bool verify_type(const Op *op)
{
    return verify_parts(op, "irdl.parameters") && verify_name(op, "type");
}

static bool verify_attribute(const Op *op)
{
    return verify_parts(op, "irdl.parameters") && verify_name(op, "attribute");
}

static bool verify_operation(const Op *op)
{
    return verify_parts(op, "irdl.operands irdl.results irdl.attributes irdl.regions")
           && verify_name(op, "operation");
}

static bool verify_each_name(const Op *op, const char *kind, const Attr *names, Map *seen)
{
    for (unsigned i = 0; i < names->array.count; i++) {
        Str name = names->array.elements[i]->string;
        const char *wrong = wrong_name(name);
        bool added;
        MapEntry *at;

        if (wrong)
            return op_plain_error(op, "name of %s #%u %s", kind, i, wrong);
        at = map_at(seen, name, &added);
        if (!added)
            return op_error(op, "name of %s #%u is a duplicate of the name of %s #%u", kind, i,
                            kind, (unsigned)(uintptr_t)at->value);
        at->value = (void *)(uintptr_t)i;
    }
    return true;
}

static bool verify_value_names(const Op *op, const char *kind)
{
    const Attr *names = op_attr(op, "names");
    Map seen = { 0 };
    bool good;

    if (names->array.count != op->operand_count)
        return op_error(op,
                        "the number of %ss and their names must be the same, but got %u and %u "
                        "respectively",
                        kind, op->operand_count, names->array.count);
    good = verify_each_name(op, kind, names, &seen);
    map_free(&seen);
    return good;
}

static bool verify_values(const Op *op, const char *kind)
{
    unsigned count = variadicity_count(op_attr(op, "variadicity"));

    if (count != op->operand_count)
        return op_error(op,
                        "the number of %ss and their variadicities must be the same, but got %u "
                        "and %u respectively",
                        kind, op->operand_count, count);
    return verify_value_names(op, kind);
}

static bool verify_operands(const Op *op)
{
    return verify_values(op, "operand");
}

static bool verify_results(const Op *op)
{
    return verify_values(op, "result");
}

static bool verify_regions(const Op *op)
{
    return verify_value_names(op, "region");
}

static bool verify_parameters(const Op *op)
{
    return verify_value_names(op, "parameter");
}

static bool verify_attributes(const Op *op)
{
    unsigned names = op_attr(op, "attributeValueNames")->array.count;

    return names == op->operand_count
           || op_error(op,
                       "the number of attribute names and their constraints must be the same but "
                       "got %u and %u respectively",
                       names, op->operand_count);
}

/* Operands, results and regions of an operation have names of their own: `seen` has the part that
 * each name met so far is in. */
static bool verify_names_of(const Op *op, const Op *part, Map *seen)
{
    const Attr *names = op_attr(part, "names");

    for (unsigned i = 0; i < names->array.count; i++) {
        Str name = names->array.elements[i]->string;
        bool added;
        MapEntry *at = map_at(seen, name, &added);
        const Op *first = added ? part : at->value;

        if (first != part)
            return op_error(op, "contains a value named '%.*s' for both its %s and %s",
                            STR_ARG(name), first->def->name + strlen("irdl."),
                            part->def->name + strlen("irdl."));
        at->value = (void *)part;
    }
    return true;
}

static bool verify_names_apart(const Op *op)
{
    Map seen = { 0 };
    bool good = true;

    for (const Op *part = op->regions[0].first->first; part && good; part = part->next)
        if (part->def && str_lists("irdl.operands irdl.results irdl.regions", op_name(part)))
            good = verify_names_of(op, part, &seen);
    map_free(&seen);
    return good;
}

#define BODY REGIONS({ "body", SIZED_REGION_1 })
#define NAME ATTRS({ "sym_name", &SYMBOL_NAME_ATTR })
#define NAMED "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)"
#define VALUES OPERANDS({ "args", &IRDL_ATTRIBUTE, VARIADIC })

const OpDef IRDL_DEFINITIONS[] = {
    {
        .name = "irdl.attribute",
        .summary = "an attribute of a dialect",
        .doc = PART_OF_DEFINITION,
        .attrs = NAME,
        .regions = BODY,
        .parents = PARENTS("irdl.dialect"),
        .format = NAMED,
        .customs = IRDL_DIRECTIVES,
        .traits = NO_TERMINATOR | NO_REGION_ARGUMENTS | SYMBOL,
        .verify = verify_attribute,
    },
    {
        .name = "irdl.attributes",
        .summary = "which attributes an operation has",
        .doc = PART_OF_DEFINITION,
        .operands = OPERANDS({ "attributeValues", &IRDL_ATTRIBUTE, VARIADIC }),
        .attrs = ATTRS({ "attributeValueNames", &STR_ARRAY_ATTR }),
        .parents = PARENTS("irdl.operation"),
        .format = "custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict",
        .customs = IRDL_DIRECTIVES,
        .verify = verify_attributes,
    },
    {
        .name = "irdl.dialect",
        .summary = "the definition of a dialect",
        .doc =
            "Defines a dialect: its types, attributes and operations. Nothing of it runs; a file\n"
            "that is given by `--dialect` is one of these, or several. There its attributes may\n"
            "say a `version`, and `upgrades` of programs of older ones.\n",
        .attrs = NAME,
        .regions = BODY,
        .format = NAMED,
        .customs = IRDL_DIRECTIVES,
        .traits = ISOLATED_FROM_ABOVE | NO_TERMINATOR | SYMBOL | SYMBOL_TABLE,
        .verify = verify_dialect,
    },
    {
        .name = "irdl.operands",
        .summary = "which operands an operation has",
        .doc = PART_OF_DEFINITION,
        .operands = VALUES,
        .attrs = ATTRS({ "names", &STR_ARRAY_ATTR }, { "variadicity", &IRDL_VARIADICITIES }),
        .parents = PARENTS("irdl.operation"),
        .format = "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict",
        .customs = IRDL_DIRECTIVES,
        .verify = verify_operands,
    },
    {
        .name = "irdl.operation",
        .summary = "an operation of a dialect",
        .doc = PART_OF_DEFINITION,
        .attrs = NAME,
        .regions = BODY,
        .parents = PARENTS("irdl.dialect"),
        .format = NAMED,
        .customs = IRDL_DIRECTIVES,
        .traits = NO_TERMINATOR | NO_REGION_ARGUMENTS | SYMBOL,
        .verify = verify_operation,
        .verify_regions = verify_names_apart,
    },
    {
        .name = "irdl.parameters",
        .summary = "which parameters a type or attribute has",
        .doc = PART_OF_DEFINITION,
        .operands = VALUES,
        .attrs = ATTRS({ "names", &STR_ARRAY_ATTR }),
        .parents = PARENTS("irdl.attribute", "irdl.type"),
        .format = "`` custom<NamedValueList>($args, $names) attr-dict",
        .customs = IRDL_DIRECTIVES,
        .verify = verify_parameters,
    },
    {
        .name = "irdl.regions",
        .summary = "which regions an operation has",
        .doc = PART_OF_DEFINITION,
        .operands = OPERANDS({ "args", &IRDL_REGION, VARIADIC }),
        .attrs = ATTRS({ "names", &STR_ARRAY_ATTR }),
        .parents = PARENTS("irdl.operation"),
        .format = "`` custom<NamedValueList>($args, $names) attr-dict",
        .customs = IRDL_DIRECTIVES,
        .verify = verify_regions,
    },
    {
        .name = "irdl.results",
        .summary = "which results an operation has",
        .doc = PART_OF_DEFINITION,
        .operands = VALUES,
        .attrs = ATTRS({ "names", &STR_ARRAY_ATTR }, { "variadicity", &IRDL_VARIADICITIES }),
        .parents = PARENTS("irdl.operation"),
        .format = "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict",
        .customs = IRDL_DIRECTIVES,
        .verify = verify_results,
    },
    {
        .name = "irdl.type",
        .summary = "a type of a dialect",
        .doc = PART_OF_DEFINITION,
        .attrs = NAME,
        .regions = BODY,
        .parents = PARENTS("irdl.dialect"),
        .format = NAMED,
        .customs = IRDL_DIRECTIVES,
        .traits = NO_TERMINATOR | NO_REGION_ARGUMENTS | SYMBOL,
        .verify = verify_type,
    },
    { 0 },
};
