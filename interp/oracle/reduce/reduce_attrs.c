/* Reduce: attributes taken away, and numbers in them made smaller. */
#include "core/ir/attr_default.h"
#include "interp/oracle/reduce/reduce_rule.h"

#include "core/text/asm.h"
#include "core/ir/context.h"

#include <string.h>

static bool is_by_default(const Op *op, unsigned index)
{
    const AttrRow *row = &op->def->attrs[index];

    return !op->inherent[index]
           || (row->default_text
               && op->inherent[index] == def_attr_default(op_context(op), op->def, index));
}

static bool may_go(const Op *op, unsigned index)
{
    const AttrRow *row = &op->def->attrs[index];

    return (row->optional || row->default_text) && !is_by_default(op, index);
}

/* The discardable ones, then those inherent ones that may go. */
static unsigned each_attribute(const Edit *edit, const Op *op)
{
    unsigned count = op->attrs->dictionary.count;

    (void)edit;
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++)
        count += may_go(op, i);
    return count;
}

static bool drop_attribute(Edit *edit, Op *op, unsigned place, int how)
{
    (void)edit, (void)how;
    if (place < op->attrs->dictionary.count) {
        op_remove_attr(op, op->attrs->dictionary.entries[place].name);
        return true;
    }
    place -= op->attrs->dictionary.count;
    for (unsigned i = 0; i < def_attr_count(op->def); i++)
        if (may_go(op, i) && !place--) {
            op_remove_attr(op, str_of(op->def->attrs[i].name));
            return true;
        }
    return false;
}

/* Where one less at a time would take too long, halving has to do. */
enum { MOST_COUNTED = 16 };

bool smaller_i64(int64_t value, Smaller how, int64_t *smaller)
{
    const int64_t FIXED[] = { 0, 1, -1 };

    if (how == TO_ONE_LESS)
        *smaller = value > 0 ? value - 1 : value + 1;
    else
        *smaller = how == TO_HALF ? value / 2 : FIXED[how];
    return *smaller != value
           && (how != TO_ONE_LESS || (value <= MOST_COUNTED && value >= -MOST_COUNTED));
}

static const Attr *smaller_int(const Attr *attr, Smaller how)
{
    unsigned width = attr->integer.width;
    bool small = int_fits_s64(attr->integer);
    int64_t value = small ? int_low_s(attr->integer) : INT64_MAX;

    if (!small && how == TO_HALF)
        return attr_integer(attr->type, int_shr_s(&attr->context->arena, attr->integer, width / 4));
    return smaller_i64(value, how, &value) ? attr_int(attr->type, value) : NULL;
}

/* Half of a float has half of its significand's bits. */
static const Attr *smaller_float(const Attr *attr, Smaller how)
{
    const FloatFormat *format = attr->floating.format;
    Float value = attr->floating;

    if ((how == TO_ZERO || how == TO_ONE || how == TO_MINUS_ONE) && format->has_zero)
        value = float_of_double(format, how == TO_ZERO ? 0 : how == TO_ONE ? 1 : -1);
    else if (how == TO_HALF && float_is_finite(value))
        value = float_trunc(value);
    return float_same_bits(value, attr->floating) ? NULL : attr_float(attr->type, value);
}

/* All elements are what the first one becomes, or, halved, what it is. */
static const Attr *smaller_dense(const Attr *attr, Smaller how)
{
    size_t bytes = attr_element_bytes(attr->dense.element);
    const Attr *element, *smaller;
    unsigned char *data;

    if (!attr->dense.count || attr->dense.element->kind == TYPE_COMPLEX)
        return NULL;
    element = attr_element(attr, 0);
    if (how == TO_HALF && !attr->dense.splat)
        return attr_dense(attr->type, attr->dense.data, true);
    smaller = element->kind == ATTR_FLOAT ? smaller_float(element, how) : smaller_int(element, how);
    if (!smaller)
        return NULL;
    data = arena_alloc(&attr->context->arena, bytes + sizeof(uint64_t));
    int_to_bytes(smaller->kind == ATTR_FLOAT
                     ? float_to_int_bits(&attr->context->arena, smaller->floating)
                     : smaller->integer,
                 data);
    return attr_dense(attr->type, (Str){ (const char *)data, bytes }, true);
}

static const Attr *smaller_attr(const Attr *attr, Smaller how)
{
    if (attr->kind == ATTR_INTEGER)
        return smaller_int(attr, how);
    if (attr->kind == ATTR_FLOAT)
        return smaller_float(attr, how);
    return attr->kind == ATTR_DENSE ? smaller_dense(attr, how) : NULL;
}

/* Enumerators are no numbers. */
static bool is_number(const Op *op, unsigned index)
{
    const Attr *attr = op->inherent[index];
    const AttrConstraint *constraint = op->def->attrs[index].constraint;

    return attr && !(constraint && constraint->cases)
           && (attr->kind == ATTR_INTEGER || attr->kind == ATTR_FLOAT || attr->kind == ATTR_DENSE);
}

static unsigned each_number(const Edit *edit, const Op *op)
{
    unsigned count = 0;

    (void)edit;
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++)
        count += is_number(op, i);
    return count;
}

static bool make_smaller(Edit *edit, Op *op, unsigned place, int how)
{
    (void)edit;
    for (unsigned i = 0; i < def_attr_count(op->def); i++)
        if (is_number(op, i) && !place--) {
            const Attr *smaller = smaller_attr(op->inherent[i], (Smaller)how);

            if (smaller)
                op->inherent[i] = smaller;
            return smaller != NULL;
        }
    return false;
}

/* The flags of an attribute that is a set of them: a dialect's attribute of one such enum. */
static uint64_t flags_of(const Attr *attr)
{
    const ParamDef *param = attr && attr->kind == ATTR_DIALECT && attr->dialect.count == 1
                                ? attr->dialect.def->params
                                : NULL;

    return param && param->kind == PARAM_ENUM && param->cases->bits
               ? int_low_u(attr->dialect.params[0]->integer)
               : 0;
}

static unsigned count_flags(uint64_t flags)
{
    unsigned count = 0;

    for (; flags; flags &= flags - 1)
        count++;
    return count;
}

static unsigned each_flag(const Edit *edit, const Op *op)
{
    unsigned count = 0;

    (void)edit;
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++)
        count += count_flags(flags_of(op->inherent[i]));
    return count;
}

static bool drop_flag(Edit *edit, Op *op, unsigned place, int how)
{
    unsigned i = 0;
    uint64_t flags, left;
    const Attr *attr, *kept;

    (void)how;
    for (; place >= count_flags(flags_of(op->inherent[i])); i++)
        place -= count_flags(flags_of(op->inherent[i]));
    attr = op->inherent[i];
    flags = left = flags_of(attr);
    while (place--)
        left &= left - 1;
    kept = attr_i64(edit->context, (int64_t)(flags & ~(left & -left)));
    op->inherent[i] = attr_dialect(edit->context, attr->dialect.def, 1, &kept);
    return true;
}

const ReduceRule REDUCE_ATTRS[] = {
    { "attributes", each_attribute, drop_attribute },
    { "flags", each_flag, drop_flag, .singly = true },
    { "numbers", each_number, make_smaller, TO_ZERO },
    { "numbers", each_number, make_smaller, TO_ONE },
    { "numbers", each_number, make_smaller, TO_HALF },
    { "numbers", each_number, make_smaller, TO_MINUS_ONE, .singly = true },
    { "numbers", each_number, make_smaller, TO_ONE_LESS, .singly = true },
    { 0 },
};
