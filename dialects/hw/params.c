/* Expressions of parameters: their simplest form, and their worth where parameters have values. The
 * form is upstream's, so that two expressions it takes for one are one here: sums and the like are
 * flat, sorted and have one number, which is last; products are spread over sums. */
#include "core/ir/attr.h"

#include "dialects/hw/hw.h"

#include <stdlib.h>

typedef VEC(const Attr *) Attrs;

enum { MOST_TERMS = 256 }; /* of an expression that is looked through for its simplest form */

bool hw_is_expr(const Attr *attr)
{
    for (unsigned i = 0; i < HW_OPERATORS; i++)
        if (hw_is_attr(attr, HW_PARAM_EXPR + i))
            return true;
    return false;
}

static const Attr *operands_of(const Attr *expr)
{
    return expr->dialect.params[0];
}

static Str text_of(const Attr *attr)
{
    return attr->dialect.params[0]->string;
}

static bool is_number(const Attr *attr)
{
    return attr->kind == ATTR_INTEGER;
}

/* Order: expressions, verbatim text, references by name, numbers. */
static int rank_of(const Attr *attr)
{
    if (is_number(attr))
        return 3;
    if (hw_is_attr(attr, HW_PARAM_REF))
        return 2;
    return hw_is_attr(attr, HW_PARAM_VERBATIM) ? 1 : 0;
}

static int order(const Attr *a, const Attr *b);

static int order_of_exprs(const Attr *a, const Attr *b)
{
    const Attr *as, *bs;
    int differ = str_cmp(str_of(a->dialect.def->name), str_of(b->dialect.def->name));

    if (differ || !hw_is_expr(a) || !hw_is_expr(b))
        return differ;
    as = operands_of(a);
    bs = operands_of(b);
    if (as->array.count != bs->array.count)
        return as->array.count > bs->array.count ? -1 : 1;
    for (unsigned i = 0; i < as->array.count && !differ; i++)
        differ = order(as->array.elements[i], bs->array.elements[i]);
    return differ;
}

static int order(const Attr *a, const Attr *b)
{
    int differ = rank_of(a) - rank_of(b);

    if (differ || a == b || is_number(a))
        return differ;
    if (rank_of(a))
        return str_cmp(text_of(a), text_of(b));
    return a->kind == ATTR_DIALECT && b->kind == ATTR_DIALECT ? order_of_exprs(a, b) : 0;
}

static int compare(const void *a, const void *b)
{
    return order(*(const Attr *const *)a, *(const Attr *const *)b);
}

/* Those of an operand that is such an expression itself stand in its place. */
static void flatten(HwOperator operator, Attrs * operands, unsigned count, const Attr *const *from)
{
    for (unsigned i = 0; i < count; i++)
        if (hw_is_attr(from[i], HW_PARAM_EXPR + operator))
            flatten(operator, operands, operands_of(from[i])->array.count,
                    operands_of(from[i])->array.elements);
        else
            vec_push(operands, from[i]);
}

/* Beyond the width it is all bits that are shifted in. */
static Int shifted(Arena *arena, HwOperator operator, Int a, Int b)
{
    bool far = !int_fits_u64(b) || int_low_u(b) >= a.width;
    unsigned amount = far ? 0 : (unsigned)int_low_u(b);

    if (far)
        return operator== HW_SHRS && int_is_negative(a) ? int_all_ones(arena, a.width)
                                                        : int_of_u(arena, a.width, 0);
    if (operator== HW_SHL)
        return int_shl(arena, a, amount);
    return operator== HW_SHRU ? int_shr_u(arena, a, amount) : int_shr_s(arena, a, amount);
}

static Int combined(Arena *arena, HwOperator operator, Int a, Int b)
{
    switch (operator) {
    case HW_ADD:
        return int_add(arena, a, b);
    case HW_MUL:
        return int_mul(arena, a, b);
    case HW_AND:
        return int_and(arena, a, b);
    case HW_OR:
        return int_or(arena, a, b);
    case HW_XOR:
        return int_xor(arena, a, b);
    case HW_DIVU:
        return int_div_u(arena, a, b);
    case HW_DIVS:
        return int_div_s(arena, a, b);
    case HW_MODU:
        return int_rem_u(arena, a, b);
    case HW_MODS:
        return int_rem_s(arena, a, b);
    default:
        return shifted(arena, operator, a, b);
    }
}

static const Attr *combine(HwOperator operator, const Attr * a, const Attr *b)
{
    Arena scratch = { 0 };
    const Attr *result =
        attr_integer(a->type, combined(&scratch, operator, a->integer, b->integer));

    arena_free(&scratch);
    return result;
}

static bool is_one(Int value)
{
    return value.width && int_fits_u64(value) && int_low_u(value) == 1;
}

/* A number that changes nothing, and one beside which nothing counts. */
static bool is_neutral(HwOperator operator, Int value)
{
    if (operator== HW_MUL)
        return is_one(value);
    return operator== HW_AND ? int_is_all_ones(value) : int_is_zero(value);
}

static bool is_absorbing(HwOperator operator, Int value)
{
    if (operator== HW_OR)
        return int_is_all_ones(value);
    return (operator== HW_MUL || operator== HW_AND) && int_is_zero(value);
}

/* Puts numbers together. What is left is one operand where that is all there is. */
static void fold_numbers(HwOperator operator, Attrs * operands)
{
    const Attr *last;

    while (operands->len >= 2 && is_number(operands->data[operands->len - 2])) {
        last = operands->data[--operands->len];
        operands->data[operands->len - 1] =
            combine(operator, operands->data[operands->len - 1], last);
    }
    last = operands->data[operands->len - 1];
    if (!is_number(last) || operands->len == 1)
        return;
    if (is_absorbing(operator, last->integer)) {
        operands->data[0] = last;
        operands->len = 1;
    } else if (is_neutral(operator, last->integer)) {
        operands->len--;
    }
}

/* What an addend counts how often: 3 * a is a, 3 times. */
static const Attr *addend(const Attr *operand, const Attr **times)
{
    const Attr *factors = hw_is_attr(operand, HW_PARAM_EXPR + HW_MUL) ? operands_of(operand) : NULL;
    unsigned last = factors ? factors->array.count - 1 : 0;

    if (!factors || !is_number(factors->array.elements[last])) {
        *times = attr_int(operand->type, 1);
        return operand;
    }
    *times = factors->array.elements[last];
    return hw_param_expr(HW_MUL, last, factors->array.elements);
}

/* Two addends that differ by a number alone become one; NULL where there are none such. */
static const Attr *add_like_terms(Attrs *operands)
{
    for (size_t j = 1; j < operands->len && operands->len <= MOST_TERMS; j++)
        for (size_t i = 0; i < j; i++) {
            const Attr *times[2], *term = addend(operands->data[i], &times[0]), *product;

            if (addend(operands->data[j], &times[1]) != term || is_number(term))
                continue;
            product =
                hw_param_expr(HW_MUL, 2, (const Attr *[]){ term, hw_param_expr(HW_ADD, 2, times) });
            operands->data[i] = product;
            operands->data[j] = operands->data[--operands->len];
            return hw_param_expr(HW_ADD, (unsigned)operands->len, operands->data);
        }
    return NULL;
}

/* How many products it is when spread over all sums. */
static size_t spread_size(const Attrs *factors)
{
    size_t size = 1;

    for (size_t i = 0; i < factors->len && size <= MOST_TERMS; i++)
        if (hw_is_attr(factors->data[i], HW_PARAM_EXPR + HW_ADD))
            size *= operands_of(factors->data[i])->array.count;
    return size;
}

/* (a + b) * c is a * c + b * c. NULL where no factor is a sum, or there would be too many. */
static const Attr *spread(Attrs *factors)
{
    Attrs addends = { 0 };
    const Attr *sum = NULL, *result;
    size_t at = 0;

    if (spread_size(factors) > MOST_TERMS)
        return NULL;
    while (at < factors->len && !hw_is_attr(factors->data[at], HW_PARAM_EXPR + HW_ADD))
        at++;
    if (at == factors->len)
        return NULL;
    sum = operands_of(factors->data[at]);
    for (unsigned i = 0; i < sum->array.count; i++) {
        factors->data[at] = sum->array.elements[i];
        vec_push(&addends, hw_param_expr(HW_MUL, (unsigned)factors->len, factors->data));
    }
    result = hw_param_expr(HW_ADD, (unsigned)addends.len, addends.data);
    vec_free(&addends);
    return result;
}

static const Attr *make(HwOperator operator, unsigned count, const Attr *const *operands)
{
    Context *context = operands[0]->context;
    const Attr *list = attr_array(context, count, operands);

    return attr_typed_dialect(operands[0]->type, &HW_ATTRS[HW_PARAM_EXPR + operator], 1, &list);
}

static const Attr *associative(HwOperator operator, unsigned count, const Attr *const *from)
{
    Attrs operands = { 0 };
    const Attr *result = NULL;

    flatten(operator, & operands, count, from);
    qsort(operands.data, operands.len, sizeof *operands.data, compare);
    fold_numbers(operator, & operands);
    if (operands.len == 1)
        result = operands.data[0];
    else if (operator== HW_ADD)
        result = add_like_terms(&operands);
    else if (operator== HW_MUL)
        result = spread(&operands);
    if (!result)
        result = make(operator,(unsigned) operands.len, operands.data);
    vec_free(&operands);
    return result;
}

static bool divides(HwOperator operator)
{
    return operator>= HW_DIVU && operator<= HW_MODS;
}

/* Of two: shifts, quotients, remainders. */
static const Attr *binary(HwOperator operator, const Attr * const * operands)
{
    const Attr *lhs = operands[0], *rhs = operands[1];
    bool far;

    if (!is_number(rhs))
        return make(operator, 2, operands);
    if (operator== HW_SHL && !is_number(lhs)) {
        far = !int_fits_u64(rhs->integer) || int_low_u(rhs->integer) >= rhs->integer.width;
        lhs = far ? attr_int(rhs->type, 0) : combine(HW_SHL, attr_int(rhs->type, 1), rhs);
        return hw_param_expr(HW_MUL, 2, (const Attr *[]){ operands[0], lhs });
    }
    if ((operator== HW_SHRU || operator== HW_SHRS) && int_is_zero(rhs->integer))
        return lhs;
    if (divides(operator) && is_one(rhs->integer))
        return operator<= HW_DIVS ? lhs : attr_int(rhs->type, 0);
    if (!is_number(lhs) || (divides(operator) && int_is_zero(rhs->integer)))
        return make(operator, 2, operands);
    return combine(operator, lhs, rhs);
}

/* How many bits number so many things. */
static const Attr *logarithm(const Attr *operand)
{
    Int value = operand->integer;
    unsigned bits = value.width - int_leading_zeros(value);

    if (bits && int_population(value) == 1)
        bits--;
    return attr_int(operand->type, bits);
}

/* Strings that stand side by side become one. */
static const Attr *join(unsigned count, const Attr *const *operands)
{
    Attrs parts = { 0 };
    const Attr *result;

    for (unsigned i = 0; i < count; i++) {
        const Attr *before = parts.len ? parts.data[parts.len - 1] : NULL;

        if (before && before->kind == ATTR_STRING && operands[i]->kind == ATTR_STRING)
            parts.data[parts.len - 1] = attr_string(
                before->context, str_printf(&before->context->arena, "%.*s%.*s",
                                            STR_ARG(before->string), STR_ARG(operands[i]->string)));
        else
            vec_push(&parts, operands[i]);
    }
    result = parts.len == 1 ? parts.data[0] : make(HW_STR_CONCAT, (unsigned)parts.len, parts.data);
    vec_free(&parts);
    return result;
}

const Attr *hw_param_expr(HwOperator operator, unsigned count, const Attr *const *operands)
{
    if (operator<= HW_XOR)
        return associative(operator, count, operands);
    if (operator== HW_CLOG2 && is_number(operands[0]))
        return logarithm(operands[0]);
    if (operator== HW_STR_CONCAT)
        return join(count, operands);
    return operator!= HW_CLOG2 && count == 2 ? binary(operator, operands)
                                             : make(operator, count, operands);
}

/* Values. */

static const Attr *value_of(const Attr *decls, Str name)
{
    for (unsigned i = 0; i < decls->array.count; i++)
        if (str_eq(text_of(decls->array.elements[i]), name))
            return decls->array.elements[i]->dialect.params[1];
    return NULL;
}

static const Attr *expr_value(const Attr *loc, const Attr *decls, const Attr *expr)
{
    Attrs operands = { 0 };
    const Attr *list = operands_of(expr), *result = expr;

    for (unsigned i = 0; i < list->array.count && result; i++) {
        result = hw_param_value(loc, decls, list->array.elements[i]);
        vec_push(&operands, result);
    }
    if (result)
        result = hw_param_expr((HwOperator)(expr->dialect.def - HW_ATTRS - HW_PARAM_EXPR),
                               (unsigned)operands.len, operands.data);
    vec_free(&operands);
    return result;
}

const Attr *hw_param_value(const Attr *loc, const Attr *decls, const Attr *value)
{
    const Attr *found;

    if (hw_is_expr(value))
        return expr_value(loc, decls, value);
    if (!hw_is_attr(value, HW_PARAM_REF))
        return value;
    found = value_of(decls, text_of(value));
    if (!found)
        loc_error(loc,
                  "Could not find parameter %.*s in the provided parameters for the expression!",
                  STR_ARG(text_of(value)));
    return found;
}

const Type *hw_resolve_type(const Attr *loc, const Attr *decls, const Type *type)
{
    bool is_array = hw_is(type, HW_ARRAY) || hw_is(type, HW_UARRAY);
    const Type *element;
    const Attr *size;

    if (!is_array && !hw_is(type, HW_INT))
        return type;
    size = hw_param_value(loc, decls, type->dialect.params[0]);
    if (size && !is_array && !hw_is_width(size)) {
        loc_error(loc, "integer bitwidth is limited to %d bits", INT_MAX_WIDTH);
        return NULL;
    }
    if (!size || !is_array)
        return size ? hw_int(type->context, size) : NULL;
    element = hw_resolve_type(loc, decls, hw_element(type));
    if (is_number(size))
        size = attr_i64(type->context, int_low_s(size->integer));
    return element ? hw_array_of(hw_is(type, HW_ARRAY) ? HW_ARRAY : HW_UARRAY, element, size)
                   : NULL;
}

static bool has_reference(const Attr *value)
{
    if (!hw_is_expr(value))
        return hw_is_attr(value, HW_PARAM_REF);
    for (unsigned i = 0; i < operands_of(value)->array.count; i++)
        if (has_reference(operands_of(value)->array.elements[i]))
            return true;
    return false;
}

bool hw_is_parametric(const Type *type)
{
    if (hw_is(type, HW_INT))
        return has_reference(type->dialect.params[0]);
    return (hw_is(type, HW_ARRAY) || hw_is(type, HW_UARRAY))
           && (hw_is_parametric(hw_element(type)) || has_reference(type->dialect.params[0]));
}

bool hw_declared_here(const Op *module)
{
    loc_note(op_loc(module), "module declared here");
    return false;
}

/* NULL: it is no module, and what is called so in it is not. */
static const Attr *decls_of(const Op *module)
{
    const Attr *decls = op_attr(module, "parameters");

    return decls && attr_satisfies(&HW_PARAM_DECLS_ATTR, decls) ? decls : NULL;
}

static bool check_reference(const Op *op, const Op *module, const Attr *reference)
{
    const Attr *decls = decls_of(module);
    Str name = text_of(reference);

    if (op == module)
        return op_error(op, "parameter \"%.*s\" cannot be used as a default value for a parameter",
                        STR_ARG(name));
    for (unsigned i = 0; decls && i < decls->array.count; i++) {
        const Attr *decl = decls->array.elements[i];

        if (!str_eq(text_of(decl), name))
            continue;
        if (decl->type == reference->type)
            return true;
        op_error(op, "parameter \"%.*s\" used with type '%s'; should have type '%s'", STR_ARG(name),
                 type_text(reference->type), type_text(decl->type));
        return hw_declared_here(module);
    }
    op_error(op, "use of unknown parameter \"%.*s\"", STR_ARG(name));
    return hw_declared_here(module);
}

bool hw_check_param(const Op *op, const Op *module, const Attr *value)
{
    if (value->kind == ATTR_INTEGER || value->kind == ATTR_FLOAT || value->kind == ATTR_STRING
        || hw_is_attr(value, HW_PARAM_VERBATIM))
        return true;
    if (hw_is_attr(value, HW_PARAM_REF))
        return check_reference(op, module, value);
    if (!hw_is_expr(value))
        return op_error(op, "invalid parameter value %s", attr_quoted(value));
    for (unsigned i = 0; i < operands_of(value)->array.count; i++)
        if (!hw_check_param(op, module, operands_of(value)->array.elements[i]))
            return false;
    return true;
}

bool hw_check_decl(const Op *op, const Op *around, const Attr *decl)
{
    const Attr *value = decl->dialect.params[1];

    if (!value)
        return true;
    if (!value->type)
        return op_error(op, "parameter %s should have a typed value; has value %s",
                        attr_quoted(decl), attr_quoted(value));
    if (value->type != decl->type)
        return op_error(op, "parameter %s should have type '%s'; has type '%s'", attr_quoted(decl),
                        type_text(decl->type), type_text(value->type));
    return hw_check_param(op, around, value);
}
