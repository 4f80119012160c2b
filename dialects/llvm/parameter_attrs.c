/* Attributes with the prefix of this dialect on operations, and on arguments and results of
 * functions of any dialect. */
#include "dialects/function.h"
#include "dialects/llvm/llvm.h"

typedef enum Holds { HOLDS_UNIT, HOLDS_TYPE, HOLDS_INTEGER } Holds;
typedef enum Sits { ON_ANY, ON_POINTER, ON_INTEGER } Sits;

typedef struct Parameter {
    const char *name;
    Holds holds;
    Sits sits;
    bool promises; /* who breaks it is undefined; the others say how it is handed over */
} Parameter;

static const Parameter PARAMETERS[] = {
    { "llvm.noalias", HOLDS_UNIT, ON_POINTER, true },
    { "llvm.readonly", HOLDS_UNIT, ON_POINTER, true },
    { "llvm.readnone", HOLDS_UNIT, ON_POINTER, true },
    { "llvm.writeonly", HOLDS_UNIT, ON_POINTER, true },
    { "llvm.nest", HOLDS_UNIT, ON_POINTER, false },
    { "llvm.nocapture", HOLDS_UNIT, ON_POINTER, true },
    { "llvm.nofree", HOLDS_UNIT, ON_POINTER, true },
    { "llvm.nonnull", HOLDS_UNIT, ON_POINTER, true },
    { "llvm.sret", HOLDS_TYPE, ON_POINTER, false },
    { "llvm.byval", HOLDS_TYPE, ON_POINTER, false },
    { "llvm.byref", HOLDS_TYPE, ON_POINTER, false },
    { "llvm.elementtype", HOLDS_TYPE, ON_POINTER, false },
    { "llvm.inalloca", HOLDS_TYPE, ON_POINTER, false },
    { "llvm.preallocated", HOLDS_TYPE, ON_POINTER, false },
    { "llvm.signext", HOLDS_UNIT, ON_INTEGER, false },
    { "llvm.zeroext", HOLDS_UNIT, ON_INTEGER, false },
    { "llvm.align", HOLDS_INTEGER, ON_POINTER, true },
    { "llvm.dereferenceable", HOLDS_INTEGER, ON_POINTER, true },
    { "llvm.dereferenceable_or_null", HOLDS_INTEGER, ON_POINTER, true },
    { "llvm.alignstack", HOLDS_INTEGER, ON_ANY, false },
    { "llvm.noundef", HOLDS_UNIT, ON_ANY, true },
    { "llvm.inreg", HOLDS_UNIT, ON_ANY, false },
    { "llvm.returned", HOLDS_UNIT, ON_ANY, true },
};

static const char *const NOT_ON_RESULTS[] = {
    "llvm.allocalign", "llvm.allocptr",  "llvm.byval",      "llvm.byref",        "llvm.inalloca",
    "llvm.nest",       "llvm.nocapture", "llvm.nofree",     "llvm.preallocated", "llvm.readnone",
    "llvm.readonly",   "llvm.returned",  "llvm.alignstack", "llvm.sret",         "llvm.writeonly",
};

bool llvm_promises(Str parameter)
{
    for (size_t i = 0; i < sizeof PARAMETERS / sizeof *PARAMETERS; i++)
        if (str_is(parameter, PARAMETERS[i].name))
            return PARAMETERS[i].promises;
    return false;
}

static bool verify_value(const Op *op, const Parameter *parameter, const Attr *value)
{
    static const struct {
        AttrKind kind;
        const char *name;
    } KINDS[] = {
        [HOLDS_UNIT] = { ATTR_UNIT, "a unit" },
        [HOLDS_TYPE] = { ATTR_TYPE, "a type" },
        [HOLDS_INTEGER] = { ATTR_INTEGER, "an integer" },
    };

    return value->kind == KINDS[parameter->holds].kind
           || op_plain_error(op, "\"%s\" should be %s attribute", parameter->name,
                             KINDS[parameter->holds].name);
}

/* Types that are not this dialect's are not looked at: they may become anything. */
static bool verify_place(const Op *op, const Parameter *parameter, const Type *type)
{
    if (parameter->sits == ON_ANY || !llvm_is_compatible(type))
        return true;
    if (parameter->sits == ON_POINTER)
        return llvm_is_ptr(type)
               || op_plain_error(op, "\"%s\" attribute attached to non-pointer LLVM type",
                                 parameter->name);
    return type_is_any_integer(type)
           || op_plain_error(op, "\"%s\" attribute attached to non-integer LLVM type",
                             parameter->name);
}

bool llvm_verify_arg_attr(const Op *op, const Type *type, const NamedAttr *attr)
{
    for (size_t i = 0; i < sizeof PARAMETERS / sizeof *PARAMETERS; i++)
        if (str_is(attr->name, PARAMETERS[i].name))
            return verify_value(op, &PARAMETERS[i], attr->value)
                   && verify_place(op, &PARAMETERS[i], type);
    return true;
}

bool llvm_verify_result_attr(const Op *op, const Type *type, const NamedAttr *attr)
{
    if (llvm_is_void(type))
        return op_plain_error(op, "cannot attach result attributes to functions with a void "
                                  "return");
    for (size_t i = 0; i < sizeof NOT_ON_RESULTS / sizeof *NOT_ON_RESULTS; i++)
        if (str_is(attr->name, NOT_ON_RESULTS[i]))
            return op_plain_error(op, "\"%s\" is not a valid result attribute", NOT_ON_RESULTS[i]);
    return llvm_verify_arg_attr(op, type, attr);
}

bool llvm_verify_attr(const Op *op, const NamedAttr *attr)
{
    const char *what;

    if (!str_is(attr->name, "llvm.data_layout"))
        return true;
    if (attr->value->kind != ATTR_STRING)
        return op_error(op, "expected 'llvm.data_layout' to be a string attributes");
    what = llvm_data_layout_error(&op_context(op)->arena, attr->value->string);
    return !what || op_error(op, "invalid data layout descriptor: %s", what);
}
