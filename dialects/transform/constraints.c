/* The conditions on attributes that operations of several files have. */
#include "dialects/transform/transform.h"

static const EnumDef FAILURE_PROPAGATION_MODES = {
    .name = "::mlir::transform::FailurePropagationMode",
    .summary = "Silenceable error propagation policy",
    .cases = (const EnumCase[]){ { "propagate", 1 }, { "suppress", 2 }, { 0 } },
};

const AttrConstraint FAILURE_PROPAGATION = { "Silenceable error propagation policy",
                                             ATTR_ENUM_KEYWORD, build_i32,
                                             .cases = &FAILURE_PROPAGATION_MODES };

static unsigned number_count(const Attr *list)
{
    return !list ? 0 : list->kind == ATTR_ARRAY ? list->array.count : (unsigned)list->dense.count;
}

static int64_t number_at(const Attr *list, unsigned at)
{
    return list->kind == ATTR_ARRAY ? int_low_s(list->array.elements[at]->integer)
                                    : attr_i64_at(list, at);
}

bool is_permutation(const Attr *list)
{
    unsigned count = number_count(list);

    for (unsigned wanted = 0; wanted < count; wanted++) {
        unsigned at = 0;

        while (at < count && number_at(list, at) != wanted)
            at++;
        if (at == count)
            return false;
    }
    return true;
}

bool verify_permutation(const Op *op, const char *name)
{
    const Attr *list = op_attr(op, name);
    Sb text = { 0 };

    if (is_permutation(list))
        return true;
    for (unsigned i = 0; i < number_count(list); i++)
        sb_printf(&text, "%s%lld", i ? ", " : "", (long long)number_at(list, i));
    op_error(op, "expects %s to be a permutation, found %s", name, text.data);
    sb_free(&text);
    return false;
}

bool string_is_one_of(const Op *op, const char *name, const char *words)
{
    return str_lists(words, op_attr(op, name)->string);
}
