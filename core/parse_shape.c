/* Types with dimensions: vector, tensor, memref. */
#include "core/parser.h"

#include <string.h>

static const Type *no_type(AsmParser *p, const char *at, const char *message)
{
    parser_error_at(p, at, "%s", message);
    return NULL;
}

/* The x behind a dimension; what is glued to it (xf32) stays. */
static bool parse_x(AsmParser *p)
{
    if (!parser_at(p, TOKEN_BARE) || p->token.text.data[0] != 'x')
        return parser_wrong_token(p, "expected 'x' in dimension list");
    parser_reset(p, p->token.text.data + 1);
    return true;
}

/* There are no hexadecimal dimensions: 0xf32 is 0, x, f32. */
static bool parse_size(AsmParser *p, int64_t *size)
{
    Str text = p->token.text;
    uint64_t value;

    if (parser_at(p, TOKEN_INTEGER) && text.len > 1 && text.data[1] == 'x') {
        *size = 0;
        parser_reset(p, text.data + 1);
        return true;
    }
    if (!parser_integer(p, &value) || value > INT64_MAX)
        return parser_error(p, "invalid dimension");
    *size = (int64_t)value;
    parser_advance(p);
    return true;
}

/* `scalable_seen` NULL: a dimension in brackets is none. */
static bool parse_dim(AsmParser *p, Dims *dims, bool *scalable_seen, bool allow_dynamic)
{
    bool scales = scalable_seen && parser_take(p, TOKEN_L_SQUARE);
    int64_t size = DYNAMIC;

    if (parser_at(p, TOKEN_QUESTION) && !allow_dynamic)
        return parser_error(p, "expected static shape");
    if (!parser_take(p, TOKEN_QUESTION) && !parse_size(p, &size))
        return false;
    if (scales && !parser_expect(p, TOKEN_R_SQUARE, "missing ']' closing scalable dimension"))
        return false;
    if (scales)
        *scalable_seen = true;
    vec_push(dims, size);
    return true;
}

static bool at_dim(const AsmParser *p, bool scalable)
{
    return parser_at(p, TOKEN_INTEGER) || parser_at(p, TOKEN_QUESTION)
           || (scalable && parser_at(p, TOKEN_L_SQUARE));
}

bool parse_dims(AsmParser *p, Dims *dims, bool *scalable_seen, bool allow_dynamic,
                bool with_trailing_x)
{
    if (with_trailing_x) {
        while (at_dim(p, scalable_seen))
            if (!parse_dim(p, dims, scalable_seen, allow_dynamic) || !parse_x(p))
                return false;
        return true;
    }
    if (!at_dim(p, scalable_seen))
        return true;
    if (!parse_dim(p, dims, scalable_seen, allow_dynamic))
        return false;
    while (parser_at(p, TOKEN_BARE) && p->token.text.data[0] == 'x')
        if (!parse_x(p) || !parse_dim(p, dims, scalable_seen, allow_dynamic))
            return false;
    return true;
}

typedef VEC(bool) Flags;

/* 4x[8]x */
static bool parse_vector_dims(AsmParser *p, Dims *dims, Flags *scalable)
{
    while (parser_at(p, TOKEN_INTEGER) || parser_at(p, TOKEN_L_SQUARE)) {
        bool scales = parser_take(p, TOKEN_L_SQUARE);
        int64_t size;

        if (!parse_size(p, &size))
            return false;
        if (scales && !parser_expect(p, TOKEN_R_SQUARE, "missing ']' closing scalable dimension"))
            return false;
        vec_push(dims, size);
        vec_push(scalable, scales);
        if (!parse_x(p))
            return false;
    }
    return true;
}

static const Type *make_vector(AsmParser *p, const char *at, const Dims *dims,
                               const Flags *scalable, const Type *element)
{
    if (!type_may_be_in_vector(element))
        return no_type(p, at,
                       "failed to verify 'elementType': VectorElementTypeInterface instance");
    for (size_t i = 0; i < dims->len; i++)
        if (dims->data[i] <= 0) {
            Sb list = { 0 };

            for (size_t j = 0; j < dims->len; j++)
                sb_printf(&list, "%s%lld", j ? ", " : "", (long long)dims->data[j]);
            parser_error_at(p, at, "vector types must have positive constant sizes but got %s",
                            list.data);
            sb_free(&list);
            return NULL;
        }
    return type_vector(p->context, (unsigned)dims->len, dims->data, scalable->data, element);
}

const Type *parse_vector(AsmParser *p, const char *at)
{
    const Type *element, *vector = NULL;
    Dims dims = { 0 };
    Flags scalable = { 0 };

    if (!parser_expect(p, TOKEN_LESS, "expected '<' in vector type"))
        return NULL;
    if (parse_vector_dims(p, &dims, &scalable)) {
        element = parse_type(p);
        if (element && parser_expect(p, TOKEN_GREATER, "expected '>' in vector type"))
            vector = make_vector(p, at, &dims, &scalable, element);
    }
    vec_free(&dims);
    vec_free(&scalable);
    return vector;
}

/* *x, or dims. */
static bool parse_any_dims(AsmParser *p, Dims *dims, bool *ranked)
{
    *ranked = !parser_take(p, TOKEN_STAR);
    return *ranked ? parse_dims(p, dims, NULL, true, true) : parse_x(p);
}

static const Type *make_tensor(AsmParser *p, const char *at, const Dims *dims, bool ranked,
                               const Type *element, const Attr *encoding)
{
    if (!type_may_be_in_tensor(element))
        return no_type(p, at, "invalid tensor element type");
    if (ranked)
        return type_tensor(p->context, (unsigned)dims->len, dims->data, element, encoding);
    if (encoding) {
        parser_error(p, "cannot apply encoding to unranked tensor");
        return NULL;
    }
    return type_unranked_tensor(p->context, element);
}

static const Type *parse_tensor_body(AsmParser *p, Dims *dims)
{
    const Attr *encoding = NULL;
    const Type *element;
    const char *at;
    bool ranked, failed = false;

    if (!parse_any_dims(p, dims, &ranked))
        return NULL;
    at = p->token.text.data;
    element = parse_type(p);
    if (!element)
        return NULL;
    if (parser_take(p, TOKEN_COMMA))
        encoding = parse_optional_attr(p, NULL, &failed);
    if (failed || !parser_expect(p, TOKEN_GREATER, "expected '>' in tensor type"))
        return NULL;
    return make_tensor(p, at, dims, ranked, element, encoding);
}

const Type *parse_tensor(AsmParser *p)
{
    const Type *tensor;
    Dims dims = { 0 };

    if (!parser_expect(p, TOKEN_LESS, "expected '<' in tensor type"))
        return NULL;
    tensor = parse_tensor_body(p, &dims);
    vec_free(&dims);
    return tensor;
}

/* What stands behind a memref's element type. */
typedef struct MemrefTail {
    bool ranked;
    const Attr *layout, *space;
} MemrefTail;

static bool parse_memref_attr(AsmParser *p, void *state)
{
    MemrefTail *tail = state;
    const Attr *attr = parse_attr(p, NULL);

    if (!attr)
        return false;
    if (attr->kind != ATTR_AFFINE_MAP && attr->kind != ATTR_STRIDED_LAYOUT) {
        if (tail->space)
            return parser_error(p, "multiple memory spaces specified in memref type");
        tail->space = attr;
        return true;
    }
    tail->layout = attr;
    if (!tail->ranked)
        return parser_error(p, "cannot have affine map for unranked memref type");
    if (tail->space)
        return parser_error(p, "expected memory space to be last in memref type");
    return true;
}

static bool layout_fits(AsmParser *p, const char *at, const Attr *layout, size_t rank)
{
    if (!layout)
        return true;
    if (layout->kind == ATTR_STRIDED_LAYOUT)
        return layout->strided.rank == rank
               || parser_error_at(p, at, "expected the number of strides to match the rank");
    return layout->map->dim_count == rank
           || parser_error_at(p, at,
                              "memref layout mismatch between rank and affine map: %zu != %u", rank,
                              layout->map->dim_count);
}

/* Integers, strings, dictionaries and attributes of dialects name memory spaces. */
static bool space_is_supported(const Attr *space)
{
    return !space || space->kind == ATTR_INTEGER || space->kind == ATTR_STRING
           || space->kind == ATTR_DICTIONARY || space->kind == ATTR_DIALECT;
}

static const Type *make_memref(AsmParser *p, const char *at, const Dims *dims, const Type *element,
                               const MemrefTail *tail)
{
    if (!layout_fits(p, at, tail->layout, dims->len))
        return NULL;
    if (!space_is_supported(tail->space))
        return no_type(p, at, "unsupported memory space Attribute");
    if (!tail->ranked)
        return type_unranked_memref(p->context, element, tail->space);
    return type_memref(p->context, (unsigned)dims->len, dims->data, element, tail->layout,
                       tail->space);
}

static const Type *parse_memref_body(AsmParser *p, const char *at, Dims *dims)
{
    MemrefTail tail = { 0 };
    const Type *element;
    const char *element_at;

    if (!parse_any_dims(p, dims, &tail.ranked))
        return NULL;
    element_at = p->token.text.data;
    element = parse_type(p);
    if (!element)
        return NULL;
    if (!type_may_be_in_memref(element))
        return no_type(p, element_at, "invalid memref element type");
    if (!parser_take(p, TOKEN_GREATER)
        && (!parser_expect(p, TOKEN_COMMA, "expected ',' or '>' in memref type")
            || !parse_list_until(p, TOKEN_GREATER, false, parse_memref_attr, &tail)))
        return NULL;
    return make_memref(p, at, dims, element, &tail);
}

const Type *parse_memref(AsmParser *p, const char *at)
{
    const Type *memref;
    Dims dims = { 0 };

    if (!parser_expect(p, TOKEN_LESS, "expected '<' in memref type"))
        return NULL;
    memref = parse_memref_body(p, at, &dims);
    vec_free(&dims);
    return memref;
}
