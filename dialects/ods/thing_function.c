/* Functions of C++ that predicates call: casts, those of LLVM's lists, makers of types. */
#include "dialects/ods/native.h"
#include "dialects/ods/thing.h"

#include <string.h>

static Str last_name(Str path)
{
    for (size_t i = path.len; i > 0; i--)
        if (path.data[i - 1] == ':')
            return str_from(path, i);
    return path;
}

/* Without what all of MLIR has in front. */
static Str short_name(Str path)
{
    while (str_starts(path, "::"))
        path = str_from(path, 2);
    return str_starts(path, "mlir::") ? str_from(path, 6) : path;
}

/* "a::B::get" -> "a::B" */
static Str class_of(Str path)
{
    Str last = last_name(path);

    return path.len > last.len + 2 ? (Str){ path.data, path.len - last.len - 2 } : (Str){ 0 };
}

/* Of several classes one. */
static Truth is_any(const Evaluator *e, Thing thing, const Expression *name)
{
    Truth any = TRUTH_NO;

    for (unsigned i = 0; i < name->name_count && any != TRUTH_YES; i++) {
        Truth each = thing_is_a(e, thing, name->names[i]);

        if (each != TRUTH_NO)
            any = each;
    }
    return any;
}

static Thing of_truth(Truth truth)
{
    return truth == TRUTH_UNKNOWN ? thing_unknown() : thing_truth(truth == TRUTH_YES);
}

Thing thing_cast(const Evaluator *e, const Expression *name, Thing of, ThingKind gives)
{
    if (of.kind == THING_NULL)
        return (Thing){ gives };
    switch (is_any(e, of, name)) {
    case TRUTH_YES:
        return of;
    case TRUTH_NO:
        return (Thing){ gives };
    case TRUTH_UNKNOWN:
        break;
    }
    return thing_unknown();
}

static bool cast_by_name(const Evaluator *e, const Expression *name, Str last, Thing of,
                         Thing *given)
{
    if (str_is(last, "isa") || str_starts(last, "isa_and"))
        *given = of.kind == THING_NULL ? thing_truth(false) : of_truth(is_any(e, of, name));
    else if (str_is(last, "cast") || str_starts(last, "cast_"))
        *given = thing_cast(e, name, of, THING_UNKNOWN);
    else if (str_starts(last, "dyn_cast"))
        *given = thing_cast(e, name, of, THING_NULL);
    else
        return false;
    return true;
}

/* all_of, any_of, none_of */
static bool of_all(Evaluator *e, Str last, const Thing *arguments, Thing *given)
{
    bool any = str_is(last, "any_of"), none = str_is(last, "none_of");
    Truth so_far = any ? TRUTH_NO : TRUTH_YES;
    Thing range;

    if (!any && !none && !str_is(last, "all_of"))
        return false;
    if (!thing_parts(e, arguments[0], &range)) {
        *given = thing_unknown();
        return true;
    }
    for (unsigned i = 0; i < range.range.count; i++) {
        Truth each = thing_is_true(thing_call(e, arguments[1], &range.range.at[i], 1));

        if (none && each != TRUTH_UNKNOWN)
            each = each == TRUTH_YES ? TRUTH_NO : TRUTH_YES;
        if (each == (any ? TRUTH_YES : TRUTH_NO)) {
            *given = of_truth(each);
            return true;
        }
        if (each == TRUTH_UNKNOWN)
            so_far = TRUTH_UNKNOWN;
    }
    *given = of_truth(so_far);
    return true;
}

static Thing all_equal(Evaluator *e, Thing of)
{
    Truth all = TRUTH_YES;
    Thing range;

    if (!thing_parts(e, of, &range))
        return thing_unknown();
    for (unsigned i = 1; i < range.range.count && all == TRUTH_YES; i++)
        all = thing_equal(range.range.at[0], range.range.at[i]);
    return of_truth(all);
}

static Thing is_contained(Evaluator *e, Thing in, Thing what)
{
    Truth any = TRUTH_NO;
    Thing range;

    if (!thing_parts(e, in, &range))
        return thing_unknown();
    for (unsigned i = 0; i < range.range.count && any != TRUTH_YES; i++) {
        Truth each = thing_equal(range.range.at[i], what);

        if (each != TRUTH_NO)
            any = each;
    }
    return of_truth(any);
}

static Thing element_or_self(Thing of)
{
    if (of.kind == THING_VALUE)
        of = thing_type(of.value->type);
    return of.kind == THING_TYPE ? thing_type(type_element(of.type)) : thing_unknown();
}

/* APInt(32, -1): held with the sign of its highest bit. */
static Thing wide_number(const Thing *arguments, unsigned count)
{
    int64_t width, value;

    if (count < 2 || arguments[0].kind != THING_NUMBER || arguments[1].kind != THING_NUMBER)
        return thing_unknown();
    width = arguments[0].number;
    value = arguments[1].number;
    if (width < 1 || width > 64)
        return thing_unknown();
    if (width < 64) {
        uint64_t sign = (uint64_t)1 << (width - 1), bits = (uint64_t)value & (2 * sign - 1);

        value = (int64_t)((bits ^ sign) - sign);
    }
    return thing_number(value);
}

/* int(5) */
static bool is_integer_class(Str name)
{
    return str_lists(
        "int unsigned int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t "
        "size_t",
        name);
}

static Thing of_one(Evaluator *e, Str last, Thing of)
{
    if (str_is(last, "getElementTypeOrSelf"))
        return element_or_self(of);
    if (str_is(last, "all_equal"))
        return all_equal(e, of);
    if (str_is(last, "isPowerOf2_64") || str_is(last, "isPowerOf2_32"))
        return of.kind == THING_NUMBER ? thing_truth(
                   of.number > 0 && !((uint64_t)of.number & ((uint64_t)of.number - 1)))
                                       : thing_unknown();
    if (str_is(last, "StringRef") || str_is(last, "static_cast") || str_is(last, "ArrayRef"))
        return of;
    if (of.kind == THING_NUMBER && is_integer_class(last))
        return of;
    return thing_unknown();
}

Thing thing_function(Evaluator *e, const Expression *name, const Thing *arguments, unsigned count)
{
    Str last = last_name(name->text);
    Thing given;

    if (count == 1 && name->name_count && cast_by_name(e, name, last, arguments[0], &given))
        return given;
    if (str_is(last, "equal_to") && !count)
        return (Thing){ THING_EQUALITY };
    if (count == 2 && of_all(e, last, arguments, &given))
        return given;
    if (count == 2 && str_is(last, "is_contained"))
        return is_contained(e, arguments[0], arguments[1]);
    if (str_is(last, "APInt"))
        return wide_number(arguments, count);
    if (count == 1 && (str_is(last, "VectorType") || str_is(last, "Builder"))
        && arguments[0].kind == THING_TYPE)
        return arguments[0];
    if (count == 1 && arguments[0].kind == THING_TYPE && native_predicate(short_name(name->text)))
        return thing_truth(native_predicate(short_name(name->text))(arguments[0].type));
    if (count == 1 && arguments[0].kind == THING_TYPE && native_function(last))
        return thing_type(native_function(last)(arguments[0].type));
    if (str_is(last, "getLiteral"))
        return thing_make(e, name->text, arguments, count);
    if (str_is(last, "get") && name->text.len > 5)
        return thing_make(e, class_of(name->text), arguments, count);
    return count == 1 ? of_one(e, last, arguments[0]) : thing_unknown();
}
