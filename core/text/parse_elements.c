/* sparse<...>, array<...>, dense_resource<...> */
#include "core/text/parse_dense.h"

#include <inttypes.h>

static void print_dims(Sb *sb, const Type *type)
{
    for (unsigned i = 0; i < type->shaped.rank; i++)
        sb_printf(sb, "%s%" PRId64, i ? ", " : "", type->shaped.dims[i]);
}

static bool wrong_shapes(AsmParser *p, const char *at, const Type *type, const Type *indices,
                         const Type *values)
{
    Sb text = { 0 };

    sb_add(&text, "expected shape ([");
    print_dims(&text, type);
    sb_add(&text, "]); inferred shape of indices literal ([");
    print_dims(&text, indices);
    sb_add(&text, "]); inferred shape of values literal ([");
    print_dims(&text, values);
    sb_add(&text, "])");
    parser_error_at(p, at, "%s", text.data);
    sb_free(&text);
    return false;
}

static bool check_sparse_shapes(AsmParser *p, const char *at, const Type *type, const Type *indices,
                                const Type *values)
{
    unsigned rank = type->shaped.rank;
    bool good;

    if (values->shaped.rank != 1)
        return parser_error_at(p, at, "expected 1-d tensor for sparse element values");
    if (indices->shaped.rank == 2)
        good = indices->shaped.dims[1] == rank;
    else
        good = indices->shaped.rank == 1 && rank == 1;
    if (good && indices->shaped.dims[0] == values->shaped.dims[0])
        return true;
    return wrong_shapes(p, at, type, indices, values);
}

/* Is the index whose coordinates begin at number `first` inside the type? A splat is one index. */
static bool check_index(AsmParser *p, const char *at, const Type *type, const Attr *indices,
                        int64_t number)
{
    unsigned rank = type->shaped.rank;
    Sb coordinates = { 0 };
    bool inside = true;

    for (unsigned i = 0; i < rank; i++) {
        Int bits = attr_element_bits(indices, number * rank + i, NULL);

        inside &= int_low_u(bits) < (uint64_t)type->shaped.dims[i];
        sb_printf(&coordinates, "%s%" PRIu64, i ? ", " : "", int_low_u(bits));
    }
    if (!inside)
        parser_error_at(p, at,
                        "sparse index #%" PRId64 " is not contained within the value shape, with "
                        "index=[%.*s], and type='%s'",
                        number, STR_ARG(sb_view(&coordinates)), type_text(type));
    sb_free(&coordinates);
    return inside;
}

static const Attr *make_sparse(AsmParser *p, const char *at, const Type *type, const Attr *indices,
                               const Attr *values)
{
    int64_t count;

    if (!check_sparse_shapes(p, at, type, indices->type, values->type))
        return NULL;
    count = indices->dense.splat ? 1 : indices->type->shaped.dims[0];
    for (int64_t i = 0; i < count; i++)
        if (!check_index(p, at, type, indices, i))
            return NULL;
    return attr_sparse(type, indices, values);
}

static const Type *tensor_of(const Type *element, size_t rank, const int64_t *dims)
{
    return type_tensor(element->context, (unsigned)rank, dims, element, NULL);
}

/* The two literals of a sparse<...>, their types inferred: a single index stands for a list of one,
 * a single value for one for every index. */
typedef struct SparseParts {
    Literal indices, values;
    const char *indices_at, *values_at;
    bool empty;
} SparseParts;

static const Attr *join_sparse(AsmParser *p, const char *at, const Type *type,
                               const SparseParts *parts)
{
    const Type *i64 = type_i(p->context, 64), *element = type->shaped.element;
    int64_t one_index[] = { parts->empty ? 0 : 1, type->shaped.rank };
    const Literal *indices = &parts->indices, *values = &parts->values;
    const Type *indices_type, *values_type;
    const Attr *index_attr, *value_attr;

    indices_type = indices->shape.len ? tensor_of(i64, indices->shape.len, indices->shape.data)
                                      : tensor_of(i64, 2, one_index);
    index_attr = literal_attr(p, indices, parts->indices_at, indices_type);
    if (!index_attr)
        return NULL;
    values_type = values->shape.len ? tensor_of(element, values->shape.len, values->shape.data)
                                    : tensor_of(element, 1, indices_type->shaped.dims);
    value_attr = literal_attr(p, values, parts->values_at, values_type);
    return value_attr ? make_sparse(p, at, type, index_attr, value_attr) : NULL;
}

static bool parse_sparse_parts(AsmParser *p, SparseParts *parts)
{
    parts->empty = parser_take(p, TOKEN_GREATER);
    if (parts->empty)
        return true;
    parts->indices_at = p->token.text.data;
    if (!parse_literal(p, &parts->indices, false) || !parser_expect(p, TOKEN_COMMA, "expected ','"))
        return false;
    parts->values_at = p->token.text.data;
    return parse_literal(p, &parts->values, true)
           && parser_expect(p, TOKEN_GREATER, "expected '>'");
}

const Attr *parse_sparse(AsmParser *p, const Type *type)
{
    const char *at = p->token.text.data;
    const Attr *attr = NULL;
    SparseParts parts = { 0 };

    parser_advance(p);
    if (!parser_expect(p, TOKEN_LESS, "Expected '<' after 'sparse'"))
        return NULL;
    if (parse_sparse_parts(p, &parts)) {
        type = parse_literal_type(p, at, type);
        if (type)
            attr = join_sparse(p, at, type, &parts);
    }
    literal_free(&parts.indices);
    literal_free(&parts.values);
    return attr;
}

/* An array<...> being read. */
typedef struct ArrayState {
    const Type *element;
    size_t element_bytes;
    int64_t count;
    VEC(unsigned char) bytes;
} ArrayState;

static unsigned char *add_element(ArrayState *array)
{
    size_t at = array->bytes.len;

    vec_reserve(&array->bytes, at + array->element_bytes);
    array->bytes.len += array->element_bytes;
    array->count++;
    return array->bytes.data + at;
}

static bool parse_array_bool(AsmParser *p, ArrayState *array)
{
    if (!type_is_any_integer(array->element) || array->element->integer.width != 1)
        return parser_error(p, "expected i1 type for 'true' or 'false' values");
    *add_element(array) = parser_at_word(p, "true");
    parser_advance(p);
    return true;
}

static bool parse_array_int(AsmParser *p, void *state)
{
    ArrayState *array = state;
    bool negative = parser_take(p, TOKEN_MINUS), good;
    Arena scratch = { 0 };
    Str text = p->token.text;
    Int value;

    if (parser_at_word(p, "true") || parser_at_word(p, "false"))
        return parse_array_bool(p, array);
    if (!parser_take(p, TOKEN_INTEGER))
        return parser_error(p, "expected integer literal");
    if (array->element->integer.width == 1)
        return parser_error(p, "expected 'true' or 'false' values for i1 type");
    good = parse_int_literal(&scratch, array->element, negative, text, &value);
    if (good && array->element_bytes > 0)
        int_to_bytes(value, add_element(array));
    else if (good)
        array->count++;
    arena_free(&scratch);
    return good || parser_error(p, "integer constant out of range");
}

static bool parse_array_float(AsmParser *p, void *state)
{
    ArrayState *array = state;
    bool negative = parser_take(p, TOKEN_MINUS);
    unsigned char *bytes;
    Float value;

    if (!parse_float_literal(p, array->element->format, negative, &p->token, &value))
        return false;
    parser_advance(p);
    bytes = add_element(array);
    for (size_t i = 0; i < array->element_bytes; i++)
        bytes[i] = (unsigned char)(value.bits[i / 8] >> (8 * (i % 8)));
    return true;
}

/* Numbers of whole bytes, and bools. */
static bool check_array_element(AsmParser *p, const char *at, const Type *element)
{
    if (!element)
        return parser_error_at(p, at, "expected an integer or floating point type");
    if (!type_is_any_integer(element) && !type_is_float(element))
        return parser_error_at(p, at, "expected integer or float type, got: '%s'",
                               type_text(element));
    if (type_bits(element) % 8 != 0 && !type_is_signless(element, 1))
        return parser_error_at(p, at, "element type bitwidth must be a multiple of 8");
    return true;
}

typedef bool (*ParseElement)(AsmParser *p, void *state);

static const Attr *parse_array_elements(AsmParser *p, const Type *element, ParseElement parse,
                                        TokenKind close, const char *message)
{
    ArrayState array = { .element = element, .element_bytes = attr_element_bytes(element) };
    bool good = parse_comma_list(p, parse, &array);
    const Attr *attr = NULL;

    if ((good || close == TOKEN_R_SQUARE) && parser_expect(p, close, message) && good)
        attr = attr_dense_array(p->context, element, array.count,
                                (Str){ (char *)array.bytes.data, array.bytes.len });
    vec_free(&array.bytes);
    return attr;
}

/* In an operation's own syntax a number stands as any integer of an operation does. */
static bool parse_body_int(AsmParser *p, void *state)
{
    ArrayState *array = state;
    unsigned width = array->element->integer.width;
    Arena scratch = { 0 };
    int64_t value;

    if (!asm_parse_integer_of(p, width, SIGNED, &value))
        return false;
    int_to_bytes(int_of_s(&scratch, width, value), add_element(array));
    arena_free(&scratch);
    return true;
}

const Attr *parse_dense_array_body(AsmParser *p, const Type *element)
{
    bool plain = type_is_float(element) || type_is_signless(element, 1);

    if (!parser_expect(p, TOKEN_L_SQUARE, "expected '['"))
        return NULL;
    if (parser_take(p, TOKEN_R_SQUARE))
        return attr_dense_array(p->context, element, 0, (Str){ "", 0 });
    return parse_array_elements(p, element,
                                !plain                   ? parse_body_int
                                : type_is_float(element) ? parse_array_float
                                                         : parse_array_int,
                                TOKEN_R_SQUARE, "expected ']'");
}

const Attr *parse_dense_array(AsmParser *p)
{
    const Type *element;
    const char *at;

    parser_advance(p);
    if (!parser_expect(p, TOKEN_LESS, "expected '<' after 'array'"))
        return NULL;
    at = p->token.text.data;
    element = parse_type(p);
    if (!check_array_element(p, at, element))
        return NULL;
    if (parser_take(p, TOKEN_GREATER))
        return attr_dense_array(p->context, element, 0, (Str){ "", 0 });
    if (!parser_expect(p, TOKEN_COLON, "expected ':' after dense array type"))
        return NULL;
    return parse_array_elements(p, element,
                                type_is_float(element) ? parse_array_float : parse_array_int,
                                TOKEN_GREATER, "expected '>' to close an array attribute");
}

const Attr *parse_dense_resource(AsmParser *p, const Type *type)
{
    const char *at = p->token.text.data;
    Str key;

    parser_advance(p);
    if (!parser_expect(p, TOKEN_LESS, "expected '<' after 'dense_resource'"))
        return NULL;
    if (!parser_take_keyword_or_string(p, &key)) {
        parser_error(p, "expected identifier key for 'resource' entry");
        return NULL;
    }
    if (!parser_expect(p, TOKEN_GREATER, "expected '>'"))
        return NULL;
    if (!type) {
        at = p->token.text.data;
        if (!parser_expect(p, TOKEN_COLON, "expected ':'"))
            return NULL;
        type = parse_type(p);
        if (!type)
            return NULL;
    }
    if (type_is_shaped(type))
        return attr_dense_resource(type, key);
    parser_error_at(p, at, "`dense_resource` expected a shaped type");
    return NULL;
}
