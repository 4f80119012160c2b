/* Attributes as bytecode has them. Those that are not here are written as text, and so are types.
 *
 * Rules: LLVMDialectBytecode.td, which lists the attributes and their parameters in this order.
 */
#include "dialects/llvm/attrs.h"

#include "core/bytecode/decoder.h"
#include "core/bytecode/encoder.h"

#include <inttypes.h>
#include <string.h>

/* How a parameter is written, by a letter. */
enum {
    NUMBER = 'n', /* that of a keyword, flags, or an integer; 0 where it is left away */
    OPTIONAL_NUMBER = 'm',
    BOOL = 'b',
    STRING = 's', /* of the table, and no attribute */
    ATTR = 'a',
    OPTIONAL_ATTR = 'o',
    ATTRS = 'A', /* lists: a byte that says whether there is anything, and if so how many */
    NUMBERS = 'N',
};

/* By their codes: a letter a parameter. Parameters behind the last letter cannot be written. */
static const struct {
    const AttrDef *def;
    const char *params;
} CODED[] = {
    { &LLVM_DEBUG_ATTRS[DI_BASIC_TYPE], "nsnn" },
    { &LLVM_DEBUG_ATTRS[DI_COMPILE_UNIT], "anaobnn" },
    { &LLVM_DEBUG_ATTRS[DI_COMPOSITE_TYPE], "obnoonoonnnooooA" },
    { &LLVM_DEBUG_ATTRS[DI_DERIVED_TYPE], "noonnnmo" },
    { &LLVM_DEBUG_ATTRS[DI_EXPRESSION_ELEM], "nN" },
    { &LLVM_DEBUG_ATTRS[LLVM_DI_EXPRESSION_ATTR], "A" },
    { &LLVM_DEBUG_ATTRS[DI_FILE], "ss" },
    { &LLVM_DEBUG_ATTRS[DI_GLOBAL_VARIABLE], "oooanabbn" },
    { &LLVM_DEBUG_ATTRS[DI_GLOBAL_VARIABLE_EXPRESSION], "ao" },
    { &LLVM_DEBUG_ATTRS[DI_IMPORTED_ENTITY], "naaonoA" },
    { &LLVM_DEBUG_ATTRS[LLVM_DI_LABEL_ATTR], "aoon" },
    { &LLVM_DEBUG_ATTRS[DI_LEXICAL_BLOCK], "aonn" },
    { &LLVM_DEBUG_ATTRS[DI_LEXICAL_BLOCK_FILE], "aon" },
    { &LLVM_DEBUG_ATTRS[LLVM_DI_LOCAL_VARIABLE_ATTR], "aoonnnon" },
    { &LLVM_DEBUG_ATTRS[DI_NAMESPACE], "oob" },
    { &LLVM_DEBUG_ATTRS[DI_SUBPROGRAM], "oboooooonnnoAA" },
    { &LLVM_DEBUG_ATTRS[DI_SUBRANGE], "oooo" },
    { &LLVM_DEBUG_ATTRS[DI_SUBROUTINE_TYPE], "nA" },
    { &LLVM_LOOP_ATTRS[LLVM_LOOP_ANNOTATION_ATTR], "ooooooooooooooA" },
};

enum { CODES = sizeof CODED / sizeof *CODED, MOST_CODED_PARAMS = 16 };

static const ParamDef *params_of(const AttrDef *def)
{
    return def->struct_params ? def->struct_params : def->params;
}

static uint64_t number_of(const ParamDef *param, const Attr *attr)
{
    if (!attr)
        return 0;
    return param->kind == PARAM_KEYWORD ? (uint64_t)enum_case(param->cases, attr->string)->value
                                        : int_low_u(attr->integer);
}

static void encode_list(Encoder *e, const Attr *list, bool numbers)
{
    unsigned count = list ? list->array.count : 0;

    encode_byte(e, count > 0);
    if (count)
        encode_varint(e, count);
    for (unsigned i = 0; i < count; i++)
        if (numbers)
            encode_varint(e, int_low_u(list->array.elements[i]->integer));
        else
            encode_optional_attr(e, list->array.elements[i]);
}

static void encode_param(Encoder *e, char letter, const ParamDef *param, const Attr *attr)
{
    switch (letter) {
    case NUMBER:
        encode_varint(e, number_of(param, attr));
        break;
    case BOOL:
        encode_byte(e, number_of(param, attr) != 0);
        break;
    case OPTIONAL_NUMBER:
        encode_flagged(e, number_of(param, attr), attr != NULL);
        break;
    case STRING:
        encode_string(e, attr->string);
        break;
    case ATTR:
        encode_attr(e, attr);
        break;
    case OPTIONAL_ATTR:
        encode_optional_attr(e, attr);
        break;
    case ATTRS:
    case NUMBERS:
        encode_list(e, attr, letter == NUMBERS);
        break;
    }
}

/* -1: as text, as one that has more than its letters say. */
static int code_of(const Attr *attr)
{
    int code = 0;

    while (code < CODES && attr->dialect.def != CODED[code].def)
        code++;
    if (code == CODES)
        return -1;
    for (size_t i = strlen(CODED[code].params); i < attr->dialect.count; i++)
        if (attr->dialect.params[i])
            return -1;
    return code;
}

bool llvm_encode_attr(Encoder *e, const Attr *attr)
{
    int code = code_of(attr);
    const char *letters;

    if (code < 0)
        return false;
    letters = CODED[code].params;
    encode_varint(e, (uint64_t)code);
    for (unsigned i = 0; letters[i]; i++)
        encode_param(e, letters[i], &params_of(attr->dialect.def)[i], attr->dialect.params[i]);
    return true;
}

/* Which parameter of which attribute is being read. */
typedef struct Place {
    Decoder *decoder;
    const AttrDef *def;
    const ParamDef *param;
} Place;

static const Attr *wrong_number(Place place, uint64_t value, const char *why)
{
    decoder_error(place.decoder, "'%s' of '%s' cannot be %" PRIu64 ": %s", place.param->name,
                  place.def->name, value, why);
    return NULL;
}

/* Has it keywords, by which it can be printed? */
static bool has_keywords(const EnumDef *def, uint64_t value)
{
    if (!def->bits)
        return *enum_word(def, (int64_t)value) != '\0';
    for (const EnumCase *c = def->cases; c->keyword; c++)
        value &= ~(uint64_t)c->value;
    return value == 0;
}

static const Attr *make_number(Place place, uint64_t value)
{
    Context *context = place.decoder->reader->context;
    const ParamDef *param = place.param;

    if (param->cases && !has_keywords(param->cases, value))
        return wrong_number(place, value, "it has no name");
    if (!param->cases && param_width(param) < 64 && value >> param_width(param))
        return wrong_number(place, value, "it is too large");
    if (param->kind == PARAM_KEYWORD)
        return attr_string(context, str_of(enum_word(param->cases, (int64_t)value)));
    return attr_i64(context, (int64_t)value);
}

static const Attr *decode_number(Place place)
{
    uint64_t value = cursor_varint(&place.decoder->cursor);

    return value == 0 && place.param->optional ? NULL : make_number(place, value);
}

static const Attr *decode_optional_number(Place place)
{
    bool there;
    uint64_t value = cursor_flagged(&place.decoder->cursor, &there);

    return there ? make_number(place, value) : NULL;
}

static const Attr *decode_bool(Place place)
{
    bool value = cursor_byte(&place.decoder->cursor) != 0;

    return !value && place.param->optional ? NULL
                                           : attr_bool(place.decoder->reader->context, value);
}

/* NULL, reported, where it is none that the parameter takes; or where it is not made yet. */
static const Attr *fitting(Place place, const Attr *attr)
{
    const AttrDef *def = place.param->def;

    if (!attr
        || ((!def || (attr->kind == ATTR_DIALECT && attr->dialect.def == def))
            && param_takes(place.param, attr)))
        return attr;
    decoder_error(place.decoder, "'%s' of '%s' cannot be %s", place.param->name, place.def->name,
                  attr_quoted(attr));
    return NULL;
}

/* Each can be left away as it is written, and as it is meant cannot. */
static const Attr *decode_element(Place place)
{
    unsigned missing = place.decoder->reader->missing;
    const Attr *element = decode_optional_attr(place.decoder);

    if (!element && place.decoder->reader->missing == missing)
        decoder_error(place.decoder, "'%s' of '%s' cannot lack an element", place.param->name,
                      place.def->name);
    return fitting(place, element);
}

static const Attr *decode_attr_list(Place place)
{
    Decoder *d = place.decoder;
    uint64_t count = cursor_count(&d->cursor, "attributes");
    const Attr **elements = ARENA_ARRAY(&d->reader->arena, const Attr *, count);

    for (uint64_t i = 0; i < count && !d->reader->failed; i++)
        elements[i] = decode_element(place);
    return decoded(d) ? attr_array(d->reader->context, (unsigned)count, elements) : NULL;
}

static const Attr *decode_number_list(Place place)
{
    Reader *reader = place.decoder->reader;
    uint64_t count = cursor_count(&place.decoder->cursor, "numbers");
    const Attr **elements = ARENA_ARRAY(&reader->arena, const Attr *, count);

    for (uint64_t i = 0; i < count; i++)
        elements[i] = attr_i64(reader->context, (int64_t)cursor_varint(&place.decoder->cursor));
    return attr_array(reader->context, (unsigned)count, elements);
}

static const Attr *decode_list(Place place, bool numbers)
{
    if (!cursor_byte(&place.decoder->cursor))
        return place.param->optional ? NULL : attr_array(place.decoder->reader->context, 0, NULL);
    return numbers ? decode_number_list(place) : decode_attr_list(place);
}

static const Attr *decode_param(Place place, char letter)
{
    Decoder *d = place.decoder;

    switch (letter) {
    case NUMBER:
        return decode_number(place);
    case OPTIONAL_NUMBER:
        return decode_optional_number(place);
    case BOOL:
        return decode_bool(place);
    case STRING:
        return attr_string(d->reader->context, decode_string(d));
    case ATTR:
        return fitting(place, decode_attr(d));
    case OPTIONAL_ATTR:
        return fitting(place, decode_optional_attr(d));
    case ATTRS:
    case NUMBERS:
        return decode_list(place, letter == NUMBERS);
    }
    return NULL;
}

const Attr *llvm_decode_attr(Decoder *d)
{
    const Attr *params[MOST_CODED_PARAMS] = { NULL };
    uint64_t code = cursor_varint(&d->cursor);
    const AttrDef *def;
    unsigned count = 0;

    if (code >= CODES) {
        decoder_error(d, "unknown llvm attribute code: %" PRIu64, code);
        return NULL;
    }
    def = CODED[code].def;
    for (; params_of(def)[count].name; count++) {
        char letter = count < strlen(CODED[code].params) ? CODED[code].params[count] : '\0';

        params[count] = decode_param((Place){ d, def, &params_of(def)[count] }, letter);
    }
    return decoded(d) ? attr_dialect(d->reader->context, def, count, params) : NULL;
}
