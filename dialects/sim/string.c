/* Strings that a simulation makes: texts, as those that are printed are. */
#include "core/ir/attr.h"

#include "dialects/sim/sim.h"

static Flow literal(Step *s)
{
    return sim_give_text(s, prop(s, 0)->string);
}

static Flow length(Step *s)
{
    return give_int(s, int_of_u(s->arena, 64, sim_text_in(s, 0).len));
}

/* The first character is the most significant byte; those that are 0 are none. */
static Flow of_int(Step *s)
{
    Int value = place_int(operand_place(s, 0));
    unsigned bytes = (value.width + 7) / 8;
    unsigned char *digits = ARENA_ARRAY(s->arena, unsigned char, bytes + 1);
    char *text = ARENA_ARRAY(s->arena, char, bytes + 1);
    size_t count = 0;

    int_to_bytes(value, digits);
    for (unsigned i = bytes; i-- > 0;)
        if (digits[i])
            text[count++] = (char)digits[i];
    return sim_give_text(s, (Str){ text, count });
}

static Flow to_int(Step *s)
{
    unsigned width = result_place(s, 0).layout->width, bytes = (width + 7) / 8;
    unsigned char *digits = ARENA_ARRAY(s->arena, unsigned char, bytes + 1);
    Str text = sim_text_in(s, 0);

    for (unsigned i = 0; i < bytes && i < text.len; i++)
        digits[i] = (unsigned char)text.data[text.len - 1 - i];
    place_set_int(result_place(s, 0),
                  int_resize_u(s->arena, int_of_bytes(s->arena, bytes * 8, digits), width));
    return FLOW_NEXT;
}

static Flow character(Step *s)
{
    Str text = sim_text_in(s, 0);
    int64_t at = int_low_s(place_int(operand_place(s, 1)));
    bool within = at >= 0 && (uint64_t)at < text.len;

    return give_int(s, int_of_u(s->arena, 8, within ? (unsigned char)text.data[at] : 0));
}

#define MAIN(type, text)                                                                           \
    "func.func @main() -> " type " {\n"                                                            \
    "  %a = sim.string.literal \"*\"\n" text "  return %r : " type "\n"                            \
    "}\n"
#define GIVES_STRING .results = RESULTS({ "result", &SIM_DSTRING_TYPE }), .traits = PURE
#define OF_STRING .operands = OPERANDS({ "input", &SIM_DSTRING_TYPE })

const OpDef SIM_STRING_OPS[] = {
    {
        .name = "sim.string.literal",
        .summary = "a string",
        .doc = "The string as it stands there.\n",
        .attrs = ATTRS({ "literal", &STR_ATTR }),
        .results = RESULTS({ "result", &SIM_DSTRING_TYPE }),
        .format = "$literal attr-dict",
        .traits = PURE | CONSTANT_LIKE,
        .eval = literal,
        .example = MAIN("i64", "  %r = sim.string.length %a\n"),
        .gives = "1 : i64\n",
    },
    {
        .name = "sim.string.length",
        .summary = "how long a string is",
        .doc = "The number of the string's bytes.\n",
        OF_STRING,
        .results = RESULTS({ "result", &I64 }),
        .format = "$input attr-dict",
        .traits = PURE,
        .eval = length,
        .example = MAIN("i64", "  %r = sim.string.length %a\n"),
        .gives = "1 : i64\n",
    },
    {
        .name = "sim.string.concat",
        .summary = "strings put together",
        .doc = "The strings one behind the other.\n",
        .operands = OPERANDS({ "inputs", &SIM_DSTRING_TYPE, VARIADIC }),
        .format = "` ` `(` $inputs `)` attr-dict",
        GIVES_STRING,
        .eval = sim_concat,
        .example = MAIN("i64", "  %b = sim.string.concat (%a, %a)\n"
                               "  %r = sim.string.length %b\n"),
        .gives = "2 : i64\n",
    },
    {
        .name = "sim.string.int_to_string",
        .summary = "a number's bytes as a string",
        .doc = "The bytes of the number as characters, the most significant first, without\n"
               "those that are 0.\n",
        .operands = OPERANDS({ "input", &ANY_INTEGER }),
        .format = "$input attr-dict `:` qualified(type($input))",
        GIVES_STRING,
        .eval = of_int,
        .example = MAIN("i64", "  %v = hw.constant 42 : i32\n"
                               "  %b = sim.string.int_to_string %v : i32\n"
                               "  %r = sim.string.length %b\n"),
        .gives = "1 : i64\n",
    },
    {
        .name = "sim.string.string_to_int",
        .summary = "a string's characters as a number",
        .doc = "The number whose bytes the characters are, the last one the least significant,\n"
               "as far as the result's type has bits.\n",
        OF_STRING,
        .results = RESULTS({ "result", &ANY_INTEGER }),
        .format = "$input attr-dict `:` qualified(type($result))",
        .traits = PURE,
        .eval = to_int,
        .example = MAIN("i32", "  %r = sim.string.string_to_int %a : i32\n"),
        .gives = "42 : i32\n",
    },
    {
        .name = "sim.string.get",
        .summary = "a character of a string",
        .doc = "The byte with that index, counted from 0; 0 where the string has none.\n",
        .operands = OPERANDS({ "str", &SIM_DSTRING_TYPE }, { "index", &I32 }),
        .results = RESULTS({ "result", &I8 }),
        .format = "$str `[` $index `]` attr-dict",
        .traits = PURE,
        .eval = character,
        .example = MAIN("i8", "  %i = hw.constant 0 : i32\n"
                              "  %r = sim.string.get %a[%i]\n"),
        .gives = "42 : i8\n",
    },
    { 0 },
};
