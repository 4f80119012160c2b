/* Conditions on types and attributes, and on regions. */
#include "core/ir/symbol.h"
#include "dialects/irdl/irdl.h"

const Op *irdl_symbol(const Op *op, const Attr *reference)
{
    const Op *dialect = op_parent_named(op, "irdl.dialect");

    return dialect ? symbol_nearest(op_parent(dialect), reference) : NULL;
}

static bool verify_reference(const Op *op, const Attr *reference)
{
    const Op *definition = irdl_symbol(op, reference);

    if (!definition)
        return op_error(op, "symbol '%s' not found", attr_quoted(reference));
    return op_is(definition, "irdl.type") || op_is(definition, "irdl.attribute")
           || op_error(op,
                       "symbol '%s' does not refer to a type or attribute definition (refers to "
                       "'%.*s')",
                       attr_quoted(reference), STR_ARG(op_name(definition)));
}

static bool verify_base(const Op *op)
{
    const Attr *name = op_attr(op, "base_name");

    if (!name == !op_attr(op, "base_ref"))
        return op_error(op, "the base type or attribute should be specified by either a name or a "
                            "reference");
    return !name || str_starts(name->string, "!") || str_starts(name->string, "#")
           || op_error(op, "the base type or attribute name should start with '!' or '#'");
}

static bool verify_base_symbol(const Op *op)
{
    const Attr *reference = op_attr(op, "base_ref");

    return !reference || verify_reference(op, reference);
}

static bool verify_parametric_symbol(const Op *op)
{
    return verify_reference(op, op_attr(op, "base_type"));
}

static bool verify_region(const Op *op)
{
    const Attr *blocks = op_attr(op, "numberOfBlocks");

    return !blocks || int_low_s(blocks->integer) > 0
           || op_error(op, "the number of blocks is expected to be >= 1 but got %lld",
                       (long long)int_low_s(blocks->integer));
}

#define IN_DEFINITION PARENTS("irdl.type", "irdl.attribute", "irdl.operation")
#define CONDITION RESULTS({ "output", &IRDL_ATTRIBUTE })
#define CONDITIONS OPERANDS({ "args", &IRDL_ATTRIBUTE, VARIADIC })

const OpDef IRDL_CONSTRAINTS[] = {
    {
        .name = "irdl.all_of",
        .summary = "all of several conditions",
        .doc = CONSTRAINT_OF_DEFINITION,
        .operands = CONDITIONS,
        .results = CONDITION,
        .parents = IN_DEFINITION,
        .format = "`(` $args `)` ` ` attr-dict",
        .traits = SAME_OPERANDS_AND_RESULT_TYPE,
    },
    {
        .name = "irdl.any",
        .summary = "any type or attribute",
        .doc = CONSTRAINT_OF_DEFINITION,
        .results = CONDITION,
        .parents = IN_DEFINITION,
        .format = "attr-dict",
    },
    {
        .name = "irdl.any_of",
        .summary = "one of several conditions",
        .doc = CONSTRAINT_OF_DEFINITION,
        .operands = CONDITIONS,
        .results = CONDITION,
        .parents = IN_DEFINITION,
        .format = "`(` $args `)` ` ` attr-dict",
        .traits = SAME_OPERANDS_AND_RESULT_TYPE,
    },
    {
        .name = "irdl.base",
        .summary = "any type or attribute of one definition",
        .doc = CONSTRAINT_OF_DEFINITION,
        .attrs = ATTRS({ "base_ref", &SYMBOL_REF_ATTR, .optional = true },
                       { "base_name", &STR_ATTR, .optional = true }),
        .results = CONDITION,
        .parents = IN_DEFINITION,
        .format = "($base_ref^)? ($base_name^)? ` ` attr-dict",
        .verify = verify_base,
        .verify_symbols = verify_base_symbol,
    },
    {
        .name = "irdl.c_pred",
        .summary = "a condition that is written in C++",
        .doc =
            "A condition on types and attributes that is written in C++, and is not looked at.\n",
        .attrs = ATTRS({ "pred", &STR_ATTR }),
        .results = CONDITION,
        .format = "$pred ` ` attr-dict",
    },
    {
        .name = "irdl.is",
        .summary = "one type or attribute",
        .doc = CONSTRAINT_OF_DEFINITION,
        .attrs = ATTRS({ "expected", &ANY_ATTR }),
        .results = CONDITION,
        .parents = IN_DEFINITION,
        .format = "$expected ` ` attr-dict",
        .traits = PURE,
    },
    {
        .name = "irdl.parametric",
        .summary = "a type or attribute of one definition, and conditions on its parameters",
        .doc = CONSTRAINT_OF_DEFINITION,
        .operands = CONDITIONS,
        .attrs = ATTRS({ "base_type", &SYMBOL_REF_ATTR }),
        .results = CONDITION,
        .parents = IN_DEFINITION,
        .format = "$base_type `<` $args `>` ` ` attr-dict",
        .traits = PURE,
        .verify_symbols = verify_parametric_symbol,
    },
    {
        .name = "irdl.region",
        .summary = "a region, of so many blocks, whose first has such arguments",
        .doc = "A condition on regions, in the definition of a dialect.\n",
        .operands = OPERANDS({ "entryBlockArgs", &IRDL_ATTRIBUTE, VARIADIC }),
        .attrs = ATTRS({ "numberOfBlocks", &I32_ATTR, .optional = true },
                       { "constrainedArguments", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "output", &IRDL_REGION }),
        .parents = PARENTS("irdl.operation"),
        .format = "``(`(` $entryBlockArgs $constrainedArguments^ `)`)? "
                  "``(` ` `with` `size` $numberOfBlocks^)? attr-dict",
        .verify = verify_region,
    },
    { 0 },
};
