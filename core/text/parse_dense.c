/* dense<...>. Its literal is read twice: once for its shape, for the type comes behind it, and
 * then, with the type, for its numbers, which go straight to their bytes. */
#include "core/text/parse_dense.h"

#include <stdlib.h>
#include <string.h>

/* Wide integers make large data of little text. */
#define MOST_WIDE_BYTES ((size_t)1 << 28)

static bool parse_element(AsmParser *p, Literal *literal);

/* (real, imaginary) */
static bool parse_complex(AsmParser *p, Literal *literal)
{
    bool good;

    if (!parser_enter(p))
        return false;
    parser_advance(p);
    good = parse_element(p, literal)
           && parser_expect(p, TOKEN_COMMA, "expected ',' between complex elements")
           && parse_element(p, literal)
           && parser_expect(p, TOKEN_R_PAREN, "expected ')' after complex elements");
    parser_leave(p);
    return good;
}

static bool at_number(const AsmParser *p)
{
    return parser_at(p, TOKEN_INTEGER) || parser_at(p, TOKEN_FLOAT)
           || (p->from_caller && (parser_at_word(p, "nan") || parser_at_word(p, "inf")));
}

static bool parse_element(AsmParser *p, Literal *literal)
{
    if (parser_at(p, TOKEN_L_PAREN))
        return parse_complex(p, literal);
    if (parser_take(p, TOKEN_MINUS)) {
        if (!at_number(p))
            return parser_error(p, "expected integer or floating point literal");
    } else if (!at_number(p) && !parser_at(p, TOKEN_STRING) && !parser_at_word(p, "true")
               && !parser_at_word(p, "false")) {
        return parser_error(p, "expected element literal of primitive type");
    }
    literal->count++;
    parser_advance(p);
    return true;
}

/* A list being read. Its dimensions begin at `base` of the literal's: its own size, then those of
 * its first element; those of each later element stand behind them for a moment. */
typedef struct ListState {
    Literal *literal;
    size_t base;
    int64_t size;
} ListState;

static bool parse_list(AsmParser *p, Literal *literal);

static bool parse_list_element(AsmParser *p, void *state)
{
    ListState *list = state;
    Literal *literal = list->literal;
    size_t first = list->base + 1, here = literal->shape.len, rank = here - first;
    bool good = parser_at(p, TOKEN_L_SQUARE) ? parse_list(p, literal) : parse_element(p, literal);

    if (!good)
        return false;
    if (list->size++ == 0)
        return true;
    good = literal->shape.len - here == rank
           && (rank == 0
               || memcmp(literal->shape.data + first, literal->shape.data + here,
                         rank * sizeof(int64_t))
                      == 0);
    literal->shape.len = here;
    return good
           || parser_error(p,
                           "tensor literal is invalid; ranks are not consistent between elements");
}

static bool parse_list(AsmParser *p, Literal *literal)
{
    ListState list = { literal, literal->shape.len, 0 };
    bool good;

    if (!parser_enter(p))
        return false;
    vec_push(&literal->shape, 0);
    good = parse_delimited(p, TOKEN_L_SQUARE, TOKEN_R_SQUARE, "", parse_list_element, &list);
    literal->shape.data[list.base] = list.size;
    parser_leave(p);
    return good;
}

bool parse_literal(AsmParser *p, Literal *literal, bool allow_hex)
{
    bool good = true;

    *literal = (Literal){ .start = p->token.text.data };
    if (allow_hex && parser_at(p, TOKEN_STRING)) {
        literal->text = p->token;
        parser_advance(p);
    } else {
        good = parser_at(p, TOKEN_L_SQUARE) ? parse_list(p, literal) : parse_element(p, literal);
    }
    literal->end = p->token.text.data;
    return good;
}

void literal_free(Literal *literal)
{
    vec_free(&literal->shape);
}

/* Goes through the elements of a literal, in order. */
typedef struct Walk {
    Lexer lexer;
    const char *end;
    Token token;
    bool negative;
} Walk;

static Walk walk_new(AsmParser *p, const Literal *literal)
{
    Walk walk = { .lexer = p->lexer, .end = literal->end };

    walk.lexer.at = literal->start;
    return walk;
}

static bool walk_next(Walk *walk)
{
    walk->negative = false;
    while (walk->lexer.at < walk->end) {
        walk->token = lexer_next(&walk->lexer);
        switch (walk->token.kind) {
        case TOKEN_MINUS:
            walk->negative = true;
            break;
        case TOKEN_INTEGER:
        case TOKEN_FLOAT:
        case TOKEN_STRING:
        case TOKEN_BARE:
            return walk->token.text.data < walk->end;
        default:
            break;
        }
    }
    return false;
}

/* A short decimal of a type that has room for it whatever it is used for. */
static bool read_small(const Type *type, const Walk *walk, uint64_t *value)
{
    Str text = walk->token.text;
    unsigned width = type_bits(type);

    if (text.len > 18 || width > 64 || width < 2 || (text.len > 1 && text.data[1] == 'x'))
        return false;
    *value = 0;
    for (size_t i = 0; i < text.len; i++)
        *value = *value * 10 + (uint64_t)(text.data[i] - '0');
    if (*value >> (width - 1))
        return false;
    if (!walk->negative)
        return true;
    *value = -*value;
    if (width < 64)
        *value &= ((uint64_t)1 << width) - 1;
    return *value != 0;
}

static bool read_bool(AsmParser *p, const Type *type, const Token *token, unsigned char *bytes)
{
    if (!str_is(token->text, "true") && !str_is(token->text, "false"))
        return parser_error_at(p, token->text.data, "expected integer elements, but parsed '%.*s'",
                               STR_ARG(token->text));
    if (type_bits(type) != 1)
        return parser_error_at(p, token->text.data,
                               "expected i1 type for 'true' or 'false' values");
    *bytes = str_is(token->text, "true");
    return true;
}

static bool read_int(AsmParser *p, const Type *type, const Walk *walk, unsigned char *bytes)
{
    const char *at = walk->token.text.data;
    Arena scratch = { 0 };
    uint64_t small;
    bool good;
    Int value;

    if (walk->negative && type->kind == TYPE_INTEGER && type->integer.signedness == UNSIGNED)
        return parser_error_at(p, at,
                               "expected unsigned integer elements, but parsed negative value");
    if (walk->token.kind == TOKEN_FLOAT)
        return parser_error_at(p, at, "expected integer elements, but parsed floating-point");
    if (walk->token.kind == TOKEN_BARE)
        return read_bool(p, type, &walk->token, bytes);
    if (walk->token.kind == TOKEN_INTEGER && read_small(type, walk, &small)) {
        int_to_bytes(int_of_u(&scratch, type_bits(type), small), bytes);
        return true;
    }
    good = walk->token.kind == TOKEN_INTEGER
           && parse_int_literal(&scratch, type, walk->negative, walk->token.text, &value);
    if (good)
        int_to_bytes(value, bytes);
    arena_free(&scratch);
    return good || parser_error_at(p, at, "integer constant out of range for type");
}

static bool read_float(AsmParser *p, const Type *type, const Walk *walk, unsigned char *bytes)
{
    size_t len = (type->format->width + 7) / 8;
    Float value;

    if (!parse_float_literal(p, type->format, walk->negative, &walk->token, &value))
        return false;
    for (size_t i = 0; i < len; i++)
        bytes[i] = (unsigned char)(value.bits[i / 8] >> (8 * (i % 8)));
    return true;
}

static bool read_numbers(AsmParser *p, const Literal *literal, const Type *type,
                         unsigned char *bytes)
{
    Walk walk = walk_new(p, literal);
    size_t size = attr_element_bytes(type);

    for (; walk_next(&walk); bytes += size)
        if (!(type_is_float(type) ? read_float(p, type, &walk, bytes)
                                  : read_int(p, type, &walk, bytes)))
            return false;
    return true;
}

/* How many numbers there must be: one splat, or one for each element; twice that if complex. */
static bool check_count(AsmParser *p, const Literal *literal, const char *at, const Type *type)
{
    const Type *element = type->shaped.element;
    bool splat = literal->shape.len == 0, is_complex = element->kind == TYPE_COMPLEX;
    int64_t want = (splat ? 1 : type_num_elements(type)) * (is_complex ? 2 : 1);

    if ((int64_t)literal->count == want)
        return true;
    return parser_error_at(p, at, "parsed %zu elements, but type ('%s') expected %lld elements",
                           literal->count, type_text(splat ? element : type), (long long)want);
}

static const Attr *make_numbers(AsmParser *p, const Literal *literal, const char *at,
                                const Type *type)
{
    const Type *element = type->shaped.element;
    const Attr *attr = NULL;
    unsigned char *bytes;
    size_t size;

    if (element->kind == TYPE_COMPLEX)
        element = element->shaped.element;
    if (literal->count > 0 && !check_count(p, literal, at, type))
        return NULL;
    size = attr_element_bytes(element);
    if (type_bits(element) > 128 && size > MOST_WIDE_BYTES / (literal->count + 1)) {
        parser_error_at(p, at, "elements literal too large");
        return NULL;
    }
    size *= literal->count;
    bytes = must_alloc(size + 1);
    if (read_numbers(p, literal, element, bytes))
        attr = attr_dense(type, (Str){ (char *)bytes, size },
                          literal->count > 0 && literal->shape.len == 0);
    free(bytes);
    return attr;
}

static const Attr *make_strings(AsmParser *p, const Literal *literal, const char *at,
                                const Type *type)
{
    bool splat = literal->shape.len == 0;
    const Attr *attr = NULL;
    VEC(Str) strings = { 0 };
    Walk walk = walk_new(p, literal);
    bool good = true;

    while (good && walk_next(&walk)) {
        good =
            walk.token.kind == TOKEN_STRING
            || parser_error_at(p, at, "expected string token, got %.*s", STR_ARG(walk.token.text));
        if (good)
            vec_push(&strings, token_string(p->context, &walk.token));
    }
    if (good && strings.len > 0 && !literal->text.text.data)
        good = check_count(p, literal, at, type);
    if (good)
        attr =
            attr_dense_string(type, (unsigned)strings.len, strings.data, splat && strings.len > 0);
    vec_free(&strings);
    return attr;
}

static void print_shape(Sb *sb, const int64_t *dims, size_t rank)
{
    for (size_t i = 0; i < rank; i++)
        sb_printf(sb, "%s%lld", i ? ", " : "", (long long)dims[i]);
}

static bool wrong_shape(AsmParser *p, const Literal *literal, const char *at, const Type *type)
{
    Sb got = { 0 }, want = { 0 };

    print_shape(&got, literal->shape.data, literal->shape.len);
    print_shape(&want, type->shaped.dims, type->shaped.rank);
    parser_error_at(p, at,
                    "inferred shape of elements literal ([%.*s]) does not match type ([%.*s])",
                    STR_ARG(sb_view(&got)), STR_ARG(sb_view(&want)));
    sb_free(&got);
    sb_free(&want);
    return false;
}

static bool check_shape(AsmParser *p, const Literal *literal, const char *at, const Type *type)
{
    size_t rank = literal->shape.len;

    if (rank > 0
        && (rank != type->shaped.rank
            || memcmp(literal->shape.data, type->shaped.dims, rank * sizeof(int64_t)) != 0))
        return wrong_shape(p, literal, at, type);
    if (literal->count == 0 && !literal->text.text.data && type_num_elements(type) != 0)
        return parser_error_at(p, at, "parsed zero elements, but type ('%s') expected at least 1",
                               type_text(type));
    return true;
}

const Attr *literal_attr(AsmParser *p, const Literal *literal, const char *at, const Type *type)
{
    const Type *element = type->shaped.element;
    bool is_number = type_is_any_integer(element) || type_is_float(element)
                     || element->kind == TYPE_INDEX || element->kind == TYPE_COMPLEX;

    if (element->kind == TYPE_COMPLEX && element->shaped.element->kind == TYPE_DIALECT) {
        parser_error_at(p, at, "floating point value not valid for specified type");
        return NULL;
    }
    if (literal->text.text.data && is_number)
        return parse_hex_elements(p, &literal->text, at, type);
    if (!check_shape(p, literal, at, type))
        return NULL;
    return is_number ? make_numbers(p, literal, at, type) : make_strings(p, literal, at, type);
}

const Type *parse_literal_type(AsmParser *p, const char *at, const Type *type)
{
    if (!type) {
        if (!parser_expect(p, TOKEN_COLON, "expected ':'"))
            return NULL;
        type = parse_type(p);
        if (!type)
            return NULL;
    }
    if (!type_is_shaped(type)) {
        parser_error_at(p, at, "elements literal must be a shaped type");
        return NULL;
    }
    if (!type_has_static_shape(type)) {
        parser_error_at(p, at, "elements literal type must have static shape");
        return NULL;
    }
    return type;
}

/* Where the type expected has dynamic sizes, a caller's list says them, and of a single element the
 * type behind it. */
static bool settle_type(AsmParser *p, const Literal *literal, const Type **type)
{
    size_t rank = literal->shape.len;

    if (!*type || !p->from_caller || !type_is_shaped(*type) || type_has_static_shape(*type))
        return true;
    if (rank == 0 && !parser_at(p, TOKEN_COLON))
        return parser_error(p, "expected ':' and a type that says how many elements there are");
    *type = parser_at(p, TOKEN_COLON) ? NULL
                                      : type_tensor(p->context, (unsigned)rank, literal->shape.data,
                                                    (*type)->shaped.element, NULL);
    return true;
}

const Attr *parse_dense(AsmParser *p, const Type *type)
{
    const char *at = p->token.text.data;
    const Attr *attr = NULL;
    Literal literal = { 0 };

    parser_advance(p);
    if (!parser_expect(p, TOKEN_LESS, "expected '<' after 'dense'"))
        return NULL;
    if (parser_take(p, TOKEN_GREATER)
        || (parse_literal(p, &literal, true) && parser_expect(p, TOKEN_GREATER, "expected '>'"))) {
        type = settle_type(p, &literal, &type) ? parse_literal_type(p, at, type) : NULL;
        if (type)
            attr = literal_attr(p, &literal, at, type);
    }
    literal_free(&literal);
    return attr;
}
