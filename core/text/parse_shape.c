/* Types with dimensions: vector, tensor, memref. */
#include "core/text/legacy.h"
#include "core/text/parser.h"

static const Type *no_type(AsmParser *p, const char *at, const char *message)
{
    parser_error_at(p, at, "%s", message);
    return NULL;
}

/* A `>` is missing where another bracket closes, or an arrow stands. */
static bool was_left_open(AsmParser *p)
{
    return (parser_at(p, TOKEN_R_PAREN) || parser_at(p, TOKEN_ARROW))
           && asm_slip(p, SLIP_BRACKET, asm_here(p),
                       "the '<' of a type is never closed: read as if '>' stood here");
}

static bool close_type(AsmParser *p, const char *message)
{
    return parser_take(p, TOKEN_GREATER) || was_left_open(p)
           || parser_expect(p, TOKEN_GREATER, message);
}

/* The x behind a dimension; what is glued to it (xf32) stays. */
static bool parse_x(AsmParser *p)
{
    if (!parser_at(p, TOKEN_BARE) || p->token.text.data[0] != 'x')
        return parser_wrong_token(p, "expected 'x' in dimension list");
    parser_reset(p, p->token.text.data + 1);
    return true;
}

/* The size at the lookahead, and the place behind it. There are no hexadecimal ones: 0xf32 is 0, x,
 * f32. */
static bool read_size(AsmParser *p, int64_t *size, const char **end)
{
    Str text = p->token.text;
    uint64_t value;

    *end = text.data + text.len;
    if (parser_at(p, TOKEN_INTEGER) && text.len > 1 && text.data[1] == 'x') {
        *size = 0;
        *end = text.data + 1;
        return true;
    }
    if (!parser_integer(p, &value) || value > INT64_MAX)
        return parser_error(p, "invalid dimension");
    *size = (int64_t)value;
    return true;
}

/* Goes on behind a dimension that ends at `end`. An x that follows at once is not lexed as the
 * beginning of a word, or a long list of dimensions would be lexed again for each of them. */
static bool take_x_behind(AsmParser *p, const char *end)
{
    bool found = end < p->lexer.source.data + p->lexer.source.len && *end == 'x';

    parser_reset(p, found ? end + 1 : end);
    return found;
}

/* One dimension: 4, ? where allowed, [4] where `scales` is given. `*has_x` tells whether an x
 * behind it was taken too. */
static bool parse_dim(AsmParser *p, int64_t *size, bool *scales, bool allow_dynamic, bool *has_x)
{
    bool scalable = scales && parser_take(p, TOKEN_L_SQUARE);
    const char *end = p->token.text.data + 1;

    *size = DYNAMIC;
    if (parser_at(p, TOKEN_QUESTION) && !allow_dynamic)
        return parser_error(p, "expected static shape");
    if (!parser_at(p, TOKEN_QUESTION) && !read_size(p, size, &end))
        return false;
    if (scalable) {
        parser_reset(p, end);
        if (!parser_at(p, TOKEN_R_SQUARE))
            return parser_wrong_token(p, "missing ']' closing scalable dimension");
        end = p->token.text.data + 1;
    }
    if (scales)
        *scales = scalable;
    *has_x = take_x_behind(p, end);
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
    bool has_x, scales = false;
    int64_t size;

    while (at_dim(p, scalable_seen)) {
        if (!parse_dim(p, &size, scalable_seen ? &scales : NULL, allow_dynamic, &has_x))
            return false;
        vec_push(dims, size);
        if (scales)
            *scalable_seen = true;
        if (!has_x && !with_trailing_x
            && !(parser_at(p, TOKEN_BARE) && p->token.text.data[0] == 'x'))
            return true;
        if (!has_x && !parse_x(p))
            return false;
        if (!with_trailing_x && !at_dim(p, scalable_seen))
            return parser_error(p, "invalid dimension");
    }
    return true;
}

typedef VEC(bool) Flags;

/* 4x[8]x */
static bool parse_vector_dims(AsmParser *p, Dims *dims, Flags *scalable)
{
    bool has_x, scales;
    int64_t size;

    while (parser_at(p, TOKEN_INTEGER) || parser_at(p, TOKEN_L_SQUARE)) {
        if (!parse_dim(p, &size, &scales, false, &has_x))
            return false;
        vec_push(dims, size);
        vec_push(scalable, scales);
        if (!has_x && !parse_x(p))
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
        if (element && close_type(p, "expected '>' in vector type"))
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
    if (failed || !close_type(p, "expected '>' in tensor type"))
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

/* Integers, strings, dictionaries and attributes of dialects name memory spaces, those too that are
 * kept as text though their dialect is known, but not those that nobody knows; where no dialect is
 * known nobody can tell. */
static bool space_is_supported(AsmParser *p, const Attr *space)
{
    if (space && space->kind == ATTR_OPAQUE)
        return !p->context->dialects.len || context_dialect(p->context, space->opaque.dialect)
               || context_lacks(p->context, space->opaque.dialect);
    return !space || space->kind == ATTR_INTEGER || space->kind == ATTR_STRING
           || space->kind == ATTR_DICTIONARY || space->kind == ATTR_DIALECT;
}

static const Type *make_memref(AsmParser *p, const char *at, const Dims *dims, const Type *element,
                               const MemrefTail *tail)
{
    if (!layout_fits(p, at, tail->layout, dims->len))
        return NULL;
    if (!space_is_supported(p, tail->space))
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
    if (!parser_take(p, TOKEN_GREATER) && !was_left_open(p)
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
