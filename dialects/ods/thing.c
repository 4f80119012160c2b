#include "dialects/ods/thing.h"

#include "core/define/constraint.h"

#include <ctype.h>
#include <string.h>

Thing thing_type(const Type *type)
{
    return type ? (Thing){ .kind = THING_TYPE, .type = type } : (Thing){ THING_NULL };
}

Thing thing_attr(const Attr *attr)
{
    return attr ? (Thing){ .kind = THING_ATTR, .attr = attr } : (Thing){ THING_NULL };
}

static Thing of_integer(const Attr *attr)
{
    return attr->integer.width <= 64 ? thing_number(int_low_s(attr->integer)) : thing_unknown();
}

Thing thing_param(const Attr *param)
{
    if (!param)
        return (Thing){ THING_NULL };
    switch (param->kind) {
    case ATTR_TYPE:
        return thing_type(param->type_value);
    case ATTR_INTEGER:
        return of_integer(param);
    case ATTR_STRING:
        return (Thing){ .kind = THING_STRING, .string = param->string };
    default:
        return thing_attr(param);
    }
}

enum { MOST_PARTS = 1 << 16 };

static Thing parts_of_attr(Evaluator *e, const Attr *attr)
{
    unsigned count = attr->kind == ATTR_ARRAY ? attr->array.count : (unsigned)attr->dense.count;
    Thing *things = ARENA_ARRAY(&e->scratch, Thing, count + 1);

    for (unsigned i = 0; i < count; i++)
        things[i] = attr->kind == ATTR_ARRAY ? thing_attr(attr->array.elements[i])
                                             : thing_number(attr_i64_at(attr, i));
    return (Thing){ .kind = THING_RANGE, .range = { things, count } };
}

bool thing_parts(Evaluator *e, Thing thing, Thing *range)
{
    const Attr *attr = thing.kind == THING_ATTR ? thing.attr : NULL;

    if (attr && attr->kind == ATTR_ARRAY && attr->array.count <= MOST_PARTS)
        *range = parts_of_attr(e, attr);
    else if (attr && attr->kind == ATTR_DENSE_ARRAY && attr->dense.count <= MOST_PARTS
             && !type_is_float(attr->dense.element))
        *range = parts_of_attr(e, attr);
    else if (thing.kind == THING_RANGE)
        *range = thing;
    else
        return false;
    return true;
}

Truth thing_is_true(Thing thing)
{
    switch (thing.kind) {
    case THING_TRUTH:
    case THING_NUMBER:
        return thing.number ? TRUTH_YES : TRUTH_NO;
    case THING_NULL:
        return TRUTH_NO;
    case THING_TYPE:
    case THING_ATTR:
    case THING_VALUE:
    case THING_OP:
        return TRUTH_YES;
    default:
        return TRUTH_UNKNOWN;
    }
}

static Truth truth_of(bool truth)
{
    return truth ? TRUTH_YES : TRUTH_NO;
}

static Truth ranges_equal(Thing a, Thing b)
{
    Truth all = truth_of(a.range.count == b.range.count);

    for (unsigned i = 0; all != TRUTH_NO && i < a.range.count; i++) {
        Truth each = thing_equal(a.range.at[i], b.range.at[i]);

        if (each != TRUTH_YES)
            all = each;
    }
    return all;
}

static bool is_number(Thing thing)
{
    return thing.kind == THING_NUMBER || thing.kind == THING_TRUTH;
}

static bool is_known(Thing thing)
{
    return thing.kind != THING_UNKNOWN && thing.kind != THING_FUNCTION
           && thing.kind != THING_BUILDER;
}

Truth thing_equal(Thing a, Thing b)
{
    if (!is_known(a) || !is_known(b))
        return TRUTH_UNKNOWN;
    if (is_number(a) && is_number(b))
        return truth_of(a.number == b.number);
    if (a.kind == THING_NULL || b.kind == THING_NULL)
        return is_number(a) || is_number(b) ? TRUTH_UNKNOWN : truth_of(a.kind == b.kind);
    if (a.kind != b.kind)
        return TRUTH_UNKNOWN;
    switch (a.kind) {
    case THING_TYPE:
        return truth_of(a.type == b.type);
    case THING_ATTR:
        return truth_of(a.attr == b.attr);
    case THING_VALUE:
        return truth_of(a.value == b.value);
    case THING_STRING:
        return truth_of(str_eq(a.string, b.string));
    case THING_RANGE:
        return ranges_equal(a, b);
    default:
        return TRUTH_UNKNOWN;
    }
}

bool thing_gets(Str method, const char *parameter)
{
    size_t i = 3;

    if (!str_starts(method, "get"))
        return false;
    for (; *parameter; parameter++) {
        if (*parameter == '_')
            continue;
        if (i >= method.len
            || tolower((unsigned char)method.data[i]) != tolower((unsigned char)*parameter))
            return false;
        i++;
    }
    return i == method.len;
}
