/* Expressions that `print` computes:
 *
 *   comparison := sum [ ("==" | "!=" | "<" | "<=" | ">" | ">=") sum ]
 *   sum        := product { ("+" | "-") product }
 *   product    := factor { ("*" | "/" | "rem") factor }
 *   factor     := "-" factor | "(" comparison ")" | "true" | "false" | number | "%x"
 *               | "%m" "[" [ sum { "," sum } ] "]"        an element, or a lane of a vector
 *
 * A minus behind a name needs a blank: names may hold one. Integers are numbers here, with the sign
 * they print with and without bound; where the result does not fit the type of the values it was
 * made from, print says to what it would wrap. Division goes toward zero. Floats are computed in
 * their own format, as arith does, and take integers that are written out, but none from values.
 */
#include "interp/tools/debug/scene.h"

#include "dialects/access.h"
#include "interp/tools/debug/words.h"

#include <ctype.h>
#include <string.h>

enum { MOST_BITS = 1 << 16, MOST_NESTING = 64 };

typedef enum TermKind { TERM_INT, TERM_FLOAT, TERM_TRUTH, TERM_OTHER } TermKind;

typedef struct Term {
    TermKind kind;
    Int number; /* signed, as wide as it needs; of a truth 0 or 1 */
    Float real;
    const Type *type; /* of the values it was made from; NULL where they differ or there are none */
    bool written;     /* made of numbers in the text alone */
    Str text;         /* of a number in the text, by which a float of any format is read */
    Str name;         /* of what is no number, as a complex one; it can be shown, and no more: */
    Place place;
    uint32_t poison; /* the origin of it; 0: none */
    bool unwritten;  /* an element of memory that nothing was written to; `text` has its memref */
} Term;

typedef struct Parser {
    const Scene *scene;
    Str rest;
    Arena *arena;
    Sb *why; /* what is wrong, once something is */
    bool failed;
    unsigned depth;
} Parser;

static Term fail(Parser *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

static Term fail(Parser *p, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    if (!p->failed)
        sb_vprintf(p->why, format, args);
    va_end(args);
    p->failed = true;
    return (Term){ .number = int_of_u(p->arena, 2, 0) };
}

static Term comparison(Parser *p);
static Term sum(Parser *p);

/* Values. */

static Term of_place(Parser *p, Str name, Place place, const Type *type)
{
    Term term = { .type = type, .poison = *place.poison };
    unsigned width = place.layout->width;

    if (layout_is_float(place.layout)) {
        term.kind = TERM_FLOAT;
        term.real = place_float(place);
    } else if (layout_is_integer(place.layout)) {
        Int bits = int_of_words(p->arena, width, place.words);

        term.number = scene_is_unsigned(type) ? int_resize_u(p->arena, bits, width + 1)
                                              : int_resize_s(p->arena, bits, width + 1);
    } else {
        term.kind = TERM_OTHER;
        term.name = name;
        term.place = place;
        term.poison = place_is_all_poison(place) ? *place.poison : 0;
    }
    return term;
}

static bool wrong_count(Parser *p, Str name, const Type *memref)
{
    if (!p->failed)
        scene_explain_indices(p->why, name, memref);
    p->failed = true;
    return false;
}

static bool read_indices(Parser *p, Str name, const Type *memref, int64_t *indices)
{
    unsigned count = 0, rank = memref->shaped.rank;

    if (words_take(&p->rest, "]"))
        return rank == 0 || wrong_count(p, name, memref);
    do {
        Term index = sum(p);

        if (p->failed || count == rank)
            return wrong_count(p, name, memref);
        if (index.kind != TERM_INT || index.poison || !int_fits_s64(index.number)) {
            fail(p, index.poison ? "an index is poison" : "an index is no integer");
            return false;
        }
        indices[count++] = int_low_s(int_resize_s(p->arena, index.number, 64));
    } while (words_take(&p->rest, ","));
    if (!words_take(&p->rest, "]"))
        fail(p, "there is no ']' behind the indices of %.*s", STR_ARG(name));
    return !p->failed && (count == rank || wrong_count(p, name, memref));
}

static Term loaded(Parser *p, Str name, const Type *type, const Layout *layout,
                   const Allocation *allocation, uint64_t offset)
{
    Place place = { ARENA_ARRAY(p->arena, uint64_t, layout_words(layout)),
                    ARENA_ARRAY(p->arena, uint32_t, layout_lanes(layout)), layout };

    layout_load(layout, allocation, offset, place.words, place.poison);
    return of_place(p, name, place, type);
}

static Term of_tensor_element(Parser *p, Str name, Place place, const Type *type,
                              const int64_t *indices)
{
    uint64_t at = 0, offset;
    Elements elements;

    if (*place.poison)
        return fail(p, "the tensor %.*s is poison", STR_ARG(name));
    if (!value_elements(p->scene->machine->memory, place, type, &elements))
        return fail(p, "the tensor %.*s was handed on", STR_ARG(name));
    for (unsigned i = 0; i < elements.rank; i++) {
        if (indices[i] < 0 || (uint64_t)indices[i] >= elements.sizes[i])
            return fail(p, "index %lld is not within the size %llu of dimension %u",
                        (long long)indices[i], (unsigned long long)elements.sizes[i], i);
        at += (uint64_t)indices[i] * elements.strides[i];
    }
    elements_offset(&elements, at, &offset);
    return loaded(p, name, elements.type, elements.layout, elements.memory, offset);
}

static Term of_lane(Parser *p, Str name, Place place, const Type *type, const int64_t *indices)
{
    const Layout *layout = place.layout;
    uint64_t lane = 0;

    for (unsigned i = 0; i < type->shaped.rank; i++) {
        if (indices[i] < 0 || indices[i] >= layout->dims[i])
            return fail(p, "index %lld is not within the size %lld of dimension %u",
                        (long long)indices[i], (long long)layout->dims[i], i);
        lane = lane * (uint64_t)layout->dims[i] + (uint64_t)indices[i];
    }
    return of_place(p, name, place_lane(place, lane), type->shaped.element);
}

static bool has_parts(const Type *type)
{
    return (type->kind == TYPE_MEMREF || type->kind == TYPE_TENSOR || type->kind == TYPE_VECTOR)
           && type->shaped.rank <= MEMREF_MAX_RANK;
}

static Term of_element(Parser *p, Str name, const Value *value)
{
    int64_t indices[MEMREF_MAX_RANK];
    Machine *machine = p->scene->machine;
    const Allocation *allocation;
    const Layout *layout;
    Element element;
    Place place = frame_place(scene_top(p->scene)->frame, value);

    if (!has_parts(value->type))
        return fail(p, "%.*s is of type %s: it has no elements", STR_ARG(name),
                    type_text(value->type));
    if (!read_indices(p, name, value->type, indices))
        return fail(p, "%s", "");
    if (value->type->kind == TYPE_VECTOR)
        return of_lane(p, name, place, value->type, indices);
    if (value->type->kind == TYPE_TENSOR)
        return of_tensor_element(p, name, place, value->type, indices);
    if (!scene_element_of(p->scene, place, value->type, indices, &element, p->why)) {
        p->failed = true;
        return fail(p, "%s", "");
    }
    allocation = memory_find(machine->memory, element.allocation);
    layout = machine_layout(machine, element.type);
    if (layout_first_uninitialised(layout, allocation, element.offset)
        < element.offset + element.size)
        return (Term){ .type = element.type, .unwritten = true, .text = name };
    return loaded(p, name, element.type, layout, allocation, element.offset);
}

static Term of_name(Parser *p)
{
    Str name = words_value(&p->rest);
    const Value *value = scene_value(p->scene, name, p->why);

    if (!value) {
        p->failed = true;
        return fail(p, "%s", "");
    }
    if (words_take(&p->rest, "["))
        return of_element(p, name, value);
    return of_place(p, name, frame_place(scene_top(p->scene)->frame, value), value->type);
}

/* Numbers. */

static bool is_in_number(Str text, size_t at)
{
    char before = at ? text.data[at - 1] : 0;

    return isalnum((unsigned char)text.data[at]) || text.data[at] == '.'
           || ((text.data[at] == '+' || text.data[at] == '-') && (before == 'e' || before == 'E'));
}

static Term of_number(Parser *p)
{
    Term term = { .written = true };
    Str word = p->rest, digits;
    size_t length = 0;
    bool fits, hex;

    while (length < word.len && is_in_number(word, length))
        length++;
    word.len = length;
    p->rest = str_from(p->rest, length);
    term.text = word;
    hex = str_starts(word, "0x");
    digits = hex ? str_from(word, 2) : word;
    if (length * 4 + 2 > MOST_BITS)
        return fail(p, "a number is too long");
    if (int_parse(p->arena, (unsigned)length * 4 + 2, digits, hex ? 16 : 10, &term.number, &fits)
        && fits)
        return term;
    term.kind = TERM_FLOAT;
    if (float_parse(&FLOAT_F64, word, &term.real))
        return term;
    return fail(p, "'%.*s' is no number", STR_ARG(word));
}

static Term truth(Parser *p, bool holds)
{
    return (Term){ .kind = TERM_TRUTH, .number = int_of_u(p->arena, 2, holds) };
}

/* Operators. */

/* A number in the text becomes a float of the format; a minus before it stays. */
static bool to_format(Parser *p, Term *term, const FloatFormat *format)
{
    Sb text = { 0 };
    bool good, minus;

    if (term->kind == TERM_FLOAT && term->real.format == format)
        return true;
    if (!term->written || term->kind == TERM_TRUTH)
        return false;
    minus =
        term->kind == TERM_FLOAT ? float_is_negative(term->real) : int_is_negative(term->number);
    if (term->text.len && term->kind == TERM_FLOAT)
        sb_str(&text, term->text);
    else if (term->kind == TERM_FLOAT)
        float_print_exact(&text, float_abs(term->real));
    else {
        int_print_s(&text, int_abs(p->arena, term->number));
        sb_add(&text, ".0");
    }
    good = float_parse(format, sb_view(&text), &term->real);
    if (minus)
        term->real = float_neg(term->real);
    term->kind = TERM_FLOAT;
    sb_free(&text);
    return good;
}

static bool as_floats(Parser *p, Term *a, Term *b)
{
    const FloatFormat *format = a->kind == TERM_FLOAT && !a->written   ? a->real.format
                                : b->kind == TERM_FLOAT && !b->written ? b->real.format
                                                                       : &FLOAT_F64;

    return to_format(p, a, format) && to_format(p, b, format);
}

static Term joined(const Term *a, const Term *b)
{
    return (Term){ .kind = a->kind,
                   .type = a->written || a->type == b->type ? b->type
                           : b->written                     ? a->type
                                                            : NULL,
                   .written = a->written && b->written,
                   .poison = a->poison ? a->poison : b->poison };
}

static Term float_term(Parser *p, char operator, Term * a, Term *b)
{
    Term term = joined(a, b);

    (void)p;
    term.real = operator== '+' ? float_add(a->real, b->real) :
                operator== '-' ? float_sub(a->real, b->real)
                :
                operator== '*' ? float_mul(a->real, b->real)
                :
                operator== '/' ? float_div(a->real, b->real)
                               : float_rem(a->real, b->real);
    return term;
}

static Term int_term(Parser *p, char operator, Term * a, Term *b)
{
    unsigned most = a->number.width > b->number.width ? a->number.width : b->number.width;
    unsigned width = operator== '*' ? a->number.width + b->number.width : most + 1;
    Term term = joined(a, b);
    Int x, y;

    if (width > MOST_BITS)
        return fail(p, "the number is too large");
    x = int_resize_s(p->arena, a->number, width);
    y = int_resize_s(p->arena, b->number, width);
    if ((operator== '/' || operator== 'r') && !term.poison && int_is_zero(y))
        return fail(p, "division by zero");
    if (term.poison)
        term.number = x;
    else
        term.number = operator== '+' ? int_add(p->arena, x, y) :
                      operator== '-' ? int_sub(p->arena, x, y)
                      :
                      operator== '*' ? int_mul(p->arena, x, y)
                      :
                      operator== '/' ? int_div_s(p->arena, x, y)
                                     : int_rem_s(p->arena, x, y);
    return term;
}

static bool are_written(Parser *p, const Term *a, const Term *b)
{
    const Term *unwritten = a->unwritten ? a : b;

    if (unwritten->unwritten)
        fail(p, "an element of %.*s is read that was never written", STR_ARG(unwritten->text));
    return !unwritten->unwritten;
}

static bool are_numbers(Parser *p, const Term *a, const Term *b)
{
    const Term *other = a->kind == TERM_OTHER ? a : b;

    if (other->kind == TERM_OTHER)
        fail(p, "%.*s is of type %s: expressions take integers and floats", STR_ARG(other->name),
             type_text(other->type));
    return other->kind != TERM_OTHER;
}

static Term combine(Parser *p, char operator, Term a, Term b)
{
    if (p->failed || !are_written(p, &a, &b) || !are_numbers(p, &a, &b))
        return a;
    if (a.kind == TERM_TRUTH || b.kind == TERM_TRUTH)
        return fail(p, "true and false can be compared, and no more");
    if (a.kind == TERM_INT && b.kind == TERM_INT)
        return int_term(p, operator, & a, &b);
    if (!as_floats(p, &a, &b))
        return fail(p, "an integer and a float do not go together, nor do floats of two types");
    return float_term(p, operator, & a, &b);
}

typedef enum Order { EQ, NE, LE, GE, LT, GT, NO_ORDER } Order;

/* Of an unordered pair of floats only "!=" is true. */
static bool order_holds(Order order, int found, bool unordered)
{
    if (unordered)
        return order == NE;
    switch (order) {
    case EQ:
        return found == 0;
    case NE:
        return found != 0;
    case LE:
        return found <= 0;
    case GE:
        return found >= 0;
    case LT:
        return found < 0;
    default:
        return found > 0;
    }
}

static Term compare(Parser *p, Order order, Term a, Term b)
{
    unsigned width = a.number.width > b.number.width ? a.number.width : b.number.width;
    FloatOrder floats;
    Term term;

    if (p->failed || !are_written(p, &a, &b) || !are_numbers(p, &a, &b))
        return a;
    if (a.kind != TERM_FLOAT && b.kind != TERM_FLOAT) {
        term = truth(p, order_holds(order,
                                    int_cmp_s(int_resize_s(p->arena, a.number, width),
                                              int_resize_s(p->arena, b.number, width)),
                                    false));
    } else {
        if (!as_floats(p, &a, &b))
            return fail(p, "an integer and a float do not go together, nor do floats of two types");
        floats = float_compare(a.real, b.real);
        term = truth(p, order_holds(order, (int)floats, floats == FLOAT_UNORDERED));
    }
    term.poison = a.poison ? a.poison : b.poison;
    return term;
}

/* The grammar. */

static Term negated(Parser *p, Term term)
{
    Term zero = { .number = int_of_u(p->arena, 2, 0), .written = true };

    if (p->failed || term.unwritten || term.kind == TERM_INT || term.kind == TERM_OTHER)
        return combine(p, '-', zero, term);
    if (term.kind == TERM_TRUTH)
        return fail(p, "true and false can be compared, and no more");
    term.real = float_neg(term.real);
    return term;
}

/* The whole word, not the beginning of a longer one. */
static bool take_word(Parser *p, const char *word)
{
    size_t length = strlen(word);

    p->rest = words_trim(p->rest);
    if (!str_starts(p->rest, word)
        || (p->rest.len > length && isalnum((unsigned char)p->rest.data[length])))
        return false;
    return words_take(&p->rest, word);
}

static Term factor(Parser *p)
{
    Term term;

    p->rest = words_trim(p->rest);
    if (p->failed || ++p->depth > MOST_NESTING)
        return fail(p, "the expression is nested too deep");
    if (words_take(&p->rest, "-"))
        term = negated(p, factor(p));
    else if (words_take(&p->rest, "(")) {
        term = comparison(p);
        if (!p->failed && !words_take(&p->rest, ")"))
            term = fail(p, "a ')' is missing");
    } else if (p->rest.len && *p->rest.data == '%')
        term = of_name(p);
    else if (take_word(p, "true"))
        term = truth(p, true);
    else if (take_word(p, "false"))
        term = truth(p, false);
    else if (p->rest.len && isdigit((unsigned char)*p->rest.data))
        term = of_number(p);
    else
        term = fail(p,
                    p->rest.len ? "a value or a number is missing before '%.*s'"
                                : "a value or a number is missing at the end%.*s",
                    STR_ARG(p->rest));
    p->depth--;
    return term;
}

static Term product(Parser *p)
{
    Term term = factor(p);

    while (!p->failed) {
        if (words_take(&p->rest, "*"))
            term = combine(p, '*', term, factor(p));
        else if (words_take(&p->rest, "/"))
            term = combine(p, '/', term, factor(p));
        else if (take_word(p, "rem"))
            term = combine(p, 'r', term, factor(p));
        else
            break;
    }
    return term;
}

static Term sum(Parser *p)
{
    Term term = product(p);

    while (!p->failed) {
        if (words_take(&p->rest, "+"))
            term = combine(p, '+', term, product(p));
        else if (words_take(&p->rest, "-"))
            term = combine(p, '-', term, product(p));
        else
            break;
    }
    return term;
}

static Term comparison(Parser *p)
{
    static const char *const WORDS[] = { "==", "!=", "<=", ">=", "<", ">" };
    Term term = sum(p);

    for (Order order = EQ; order < NO_ORDER && !p->failed; order++)
        if (words_take(&p->rest, WORDS[order]))
            return compare(p, order, term, sum(p));
    return term;
}

/* The result. */

static bool fits(const Term *term, unsigned width, bool is_unsigned)
{
    if (width >= term->number.width)
        return !is_unsigned || !int_is_negative(term->number);
    return is_unsigned
               ? !int_is_negative(term->number) && !int_trunc_overflows_u(term->number, width)
               : !int_trunc_overflows_s(term->number, width);
}

/* Of no type: in so many bytes as hold it. */
static void print_plain(Sb *sb, Parser *p, const Term *term, char format)
{
    uint32_t clean = 0;
    unsigned width = 8;
    Layout layout;
    Int held;

    while (!fits(term, width, !int_is_negative(term->number)))
        width *= 2;
    held = int_resize_s(p->arena, term->number, width);
    layout = layout_int(&TARGET_X86_64, width);
    if (format != 'x' && format != 't')
        int_print_s(sb, term->number);
    else
        scene_print_scalar(sb, format, (Place){ (uint64_t *)int_data(&held), &clean, &layout },
                           NULL);
}

static void print_int(Sb *sb, Parser *p, const Term *term, char format)
{
    const Layout *layout = term->type ? machine_layout(p->scene->machine, term->type) : NULL;
    bool is_unsigned = term->type && scene_is_unsigned(term->type);
    uint32_t clean = 0;
    Int held;
    Place place;

    if (!layout) {
        print_plain(sb, p, term, format);
        return;
    }
    held = int_resize_s(p->arena, term->number, layout->width);
    place = (Place){ (uint64_t *)int_data(&held), &clean, layout };
    if (!format && term->type->kind == TYPE_INTEGER && layout->width == 1 && fits(term, 1, true)) {
        sb_printf(sb, "%s : i1", int_is_zero(held) ? "false" : "true");
        return;
    }
    if (fits(term, layout->width, is_unsigned)) {
        scene_print_scalar(sb, format ? format : 'd', place, term->type);
        sb_printf(sb, " : %s", type_text(term->type));
        return;
    }
    int_print_s(sb, term->number);
    sb_printf(sb, ", which %s does not hold: it would wrap to ", type_text(term->type));
    scene_print_scalar(sb, format ? format : 'd', place, term->type);
}

static void print_term(Sb *sb, Parser *p, const Term *term, char format)
{
    if (term->unwritten)
        sb_printf(sb, "? : %s", type_text(term->type));
    else if (term->poison)
        sb_add(sb, "poison");
    else if (term->kind == TERM_OTHER)
        scene_print_value(sb, term->place, term->type);
    else if (term->kind == TERM_TRUTH)
        sb_add(sb, int_is_zero(term->number) ? "false" : "true");
    else if (term->kind == TERM_INT)
        print_int(sb, p, term, format);
    else {
        Int bits = float_to_int_bits(p->arena, term->real);
        const Layout layout = { .form = &FORM_FLOAT,
                                .width = bits.width,
                                .format = term->real.format };
        uint32_t clean = 0;

        scene_print_scalar(sb, format ? format : 'd',
                           (Place){ (uint64_t *)int_data(&bits), &clean, &layout }, term->type);
        sb_printf(sb, " : %s", term->type ? type_text(term->type) : term->real.format->name);
    }
}

/* What stands where an operator is wanted. */
static void fail_at_rest(Parser *p)
{
    Str rest = words_trim(p->rest);

    fail(p, "'%.*s' is not understood%s", STR_ARG(rest),
         str_starts(rest, "% ") ? " (the remainder is written rem)" : "");
}

bool scene_show_expression(Sb *sb, const Scene *scene, Str text, char format)
{
    Arena arena = { 0 };
    Parser parser = { .scene = scene, .rest = text, .arena = &arena, .why = sb };
    Term term = comparison(&parser);

    if (!parser.failed && words_trim(parser.rest).len)
        fail_at_rest(&parser);
    if (!parser.failed) {
        if (!scene->unnamed)
            sb_printf(sb,
                      term.kind == TERM_TRUTH ? "%.*s is " : "%.*s = ", STR_ARG(words_trim(text)));
        print_term(sb, &parser, &term, format);
        sb_char(sb, '\n');
        scene_print_poison(sb, scene, term.poison);
    }
    arena_free(&arena);
    return !parser.failed;
}
