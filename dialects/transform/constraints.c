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
    unsigned count = number_count(list), seen = 0;
    Sb marks = { 0 };

    for (unsigned i = 0; i < count; i++)
        sb_char(&marks, 0);
    while (seen < count) {
        int64_t number = number_at(list, seen);

        if (number < 0 || number >= count || marks.data[number])
            break;
        marks.data[number] = 1;
        seen++;
    }
    sb_free(&marks);
    return seen == count;
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
