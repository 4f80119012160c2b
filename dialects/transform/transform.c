/* transform: schedules, which tell a compiler what to do with the program beside them. They are
 * read, verified and printed; a schedule is no part of what the program means.
 */
#include "dialects/transform/transform.h"

const AttrDef TRANSFORM_ATTRS[] = {
    {
        .name = "transform.param_operand",
        .summary = "the operand that holds an option, by its number",
        .record = "ParamOperandAttr",
        .struct_params =
            (const ParamDef[]){
                { .name = "index", .kind = PARAM_ATTR, .class_name = "IntegerAttr" }, { 0 } },
    },
    { 0 },
};

static bool verify_attr(const Op *op, const NamedAttr *attr)
{
    if (str_is(attr->name, HAS_SEQUENCES))
        return op_has(op, SYMBOL_TABLE)
               || op_plain_error(op,
                                 "\"%s\" attribute can only be attached to operations with symbol "
                                 "tables",
                                 HAS_SEQUENCES);
    if (str_is(attr->name, "transform.target_tag"))
        return attr->value->kind == ATTR_STRING
               || op_plain_error(op, "\"transform.target_tag\" attribute must be a string");
    if (!str_lists("transform.silence_tracking_failures transform.readonly transform.consumed",
                   attr->name))
        return op_plain_error(op, "unknown attribute: \"%.*s\"", STR_ARG(attr->name));
    return attr->value->kind == ATTR_UNIT
           || op_plain_error(op, "\"%.*s\" must be a unit attribute", STR_ARG(attr->name));
}

const DialectDef TRANSFORM_DIALECT = {
    .name = "transform",
    .summary = "schedules of transformations",
    .doc =
        "Schedules that tell a compiler how to transform the program beside them. They are part\n"
        "of many files, and of no program's meaning.\n",
    .ops = TRANSFORM_SEQUENCES,
    .more_ops = (const OpDef *const[]){ TRANSFORM_HANDLES, TRANSFORM_MATCHERS,
                                        TRANSFORM_STRUCTURED_MATCHERS, TRANSFORM_APPLICATIONS,
                                        TRANSFORM_PATTERNS, TRANSFORM_TILING, TRANSFORM_PACKING,
                                        TRANSFORM_STRUCTURED, TRANSFORM_LOOPS, TRANSFORM_BUFFERS,
                                        TRANSFORM_FUNCTIONS, TRANSFORM_TESTS, NULL },
    .types = TRANSFORM_TYPES,
    .attrs = TRANSFORM_ATTRS,
    .verify_attr = verify_attr,
};
