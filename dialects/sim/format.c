/* Texts made of values. How wide they are, and how they are filled up: the definitions of these
 * operations (semantics/DECISIONS.md W12). */
#include "core/ir/attr.h"

#include "dialects/sim/sim.h"

#include <ctype.h>
#include <string.h>

static bool verify_concat(const Op *op)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (op->operands[i] == op->results[0])
            return op_error(op, "is infinitely recursive.");
    return true;
}

enum { LEFT, PADDING, WIDTH }; /* attributes of numbers */

static unsigned decimal_digits(Step *s, Int largest)
{
    Sb digits = { 0 };
    unsigned count;

    (void)s;
    int_print_u(&digits, largest);
    count = (unsigned)digits.len;
    sb_free(&digits);
    return count;
}

/* As wide as the type's longest number: unsigned, or the least with its sign. */
static unsigned decimal_width(Step *s, unsigned bits, bool is_signed)
{
    if (!bits)
        return 1;
    if (is_signed)
        return 1 + decimal_digits(s, int_min_s(s->arena, bits));
    return decimal_digits(s, int_all_ones(s->arena, bits));
}

/* Digits of so many bits each, without leading zeros. */
static void print_digits(Sb *sb, Int value, unsigned bits, bool upper)
{
    unsigned used = value.width - int_leading_zeros(value);
    unsigned digit = used ? (used + bits - 1) / bits : 1;

    while (digit-- > 0) {
        unsigned number = 0;

        for (unsigned i = bits; i-- > 0;) {
            unsigned at = digit * bits + i;

            number = number << 1 | (at < value.width && int_bit(value, at));
        }
        sb_char(sb, (upper ? "0123456789ABCDEF" : "0123456789abcdef")[number]);
    }
}

/* So many characters are made, and then are a value. */
static Flow make_room(Step *s, uint64_t count)
{
    if (!budget_fits(budget_of(s), 2 * count))
        return memory_is_short(s, "a text of %llu characters", (unsigned long long)count);
    return work_done(s, count);
}

static void fill(Sb *sb, size_t count, char with)
{
    while (count-- > 0)
        sb_char(sb, with);
}

static Flow give_filled(Step *s, Str text, size_t width, bool left, char with)
{
    size_t missing = width > text.len ? width - text.len : 0;
    Sb filled = { 0 };
    Flow flow;

    if (make_room(s, missing) == FLOW_END)
        return FLOW_END;
    if (!left)
        fill(&filled, missing, with);
    sb_str(&filled, text);
    if (left)
        fill(&filled, missing, with);
    flow = sim_give_text(s, sb_view(&filled));
    sb_free(&filled);
    return flow;
}

/* `first`: of the attributes that all of these have. */
static size_t width_wanted(const Step *s, unsigned first, unsigned natural)
{
    const Attr *width = prop(s, first + WIDTH);
    int64_t wanted = width ? int_low_s(width->integer) : -1;

    return wanted >= 0 ? (size_t)wanted : natural;
}

/* To the left numbers are filled up with blanks, whatever they are to be filled with. */
static Flow give_number(Step *s, Str text, unsigned first, unsigned natural)
{
    bool left = prop_flag(s, first + LEFT);

    return give_filled(s, text, width_wanted(s, first, natural), left,
                       left ? ' ' : (char)prop_int(s, first + PADDING));
}

static Flow give_digits(Step *s, unsigned first, unsigned bits, bool upper)
{
    Int value = place_int(operand_place(s, 0));
    Sb digits = { 0 };
    Flow flow;

    if (!value.width)
        return sim_give_text(s, (Str){ 0 });
    print_digits(&digits, value, bits, upper);
    flow = give_number(s, sb_view(&digits), first, (value.width + bits - 1) / bits);
    sb_free(&digits);
    return flow;
}

static Flow hex(Step *s)
{
    return give_digits(s, 1, 4, prop_flag(s, 0));
}

static Flow oct(Step *s)
{
    return give_digits(s, 0, 3, false);
}

static Flow bin(Step *s)
{
    return give_digits(s, 0, 1, false);
}

static Flow dec(Step *s)
{
    Int value = place_int(operand_place(s, 0));
    bool is_signed = prop_flag(s, 3);
    Sb digits = { 0 };
    Flow flow;

    if (is_signed)
        int_print_s(&digits, value);
    else
        int_print_u(&digits, value);
    flow = give_number(s, sb_view(&digits), 0, decimal_width(s, value.width, is_signed));
    sb_free(&digits);
    return flow;
}

static Flow give_float_text(Step *s, char form)
{
    const Attr *width = prop(s, 1);
    int64_t digits = int_low_s(prop(s, 2)->integer);
    Sb text = { 0 };
    Flow flow;

    if (make_room(s, digits > 0 ? (uint64_t)digits : 0) == FLOW_END)
        return FLOW_END;
    float_print_as(&text, float_in(s, 0), form, (unsigned)prop_int(s, 2));
    flow = give_filled(s, sb_view(&text), width ? (size_t)int_low_u(width->integer) : 0,
                       prop_flag(s, 0), ' ');
    sb_free(&text);
    return flow;
}

static Flow with_exponent(Step *s)
{
    return give_float_text(s, 'e');
}

static Flow with_point(Step *s)
{
    return give_float_text(s, 'f');
}

static Flow shorter(Step *s)
{
    return give_float_text(s, 'g');
}

/* Beyond ASCII the definition leaves it open, and beyond a byte what it is. */
static Flow character(Step *s)
{
    Int value = place_int(operand_place(s, 0));
    unsigned code = (unsigned)int_low_u(value.width > 8 ? hw_undefined(s, 8) : value);
    char text[2] = { (char)code };

    if (code < 0x80)
        return sim_give_text(s, (Str){ text, 1 });
    text[0] = (char)(0xc0 | code >> 6);
    text[1] = (char)(0x80 | (code & 0x3f));
    return sim_give_text(s, (Str){ text, 2 });
}

static Flow literal(Step *s)
{
    return sim_give_text(s, prop(s, 0)->string);
}

/* As wide as it is, where nothing else is said. */
static Flow of_string(Step *s)
{
    return give_filled(s, sim_text_in(s, 0), width_wanted(s, 0, 0), prop_flag(s, LEFT),
                       (char)prop_int(s, PADDING));
}

Flow sim_concat(Step *s)
{
    Sb all = { 0 };
    Flow flow;

    for (unsigned i = 0; i < s->op->operand_count; i++)
        sb_str(&all, sim_text_in(s, i));
    flow = sim_give_text(s, sb_view(&all));
    sb_free(&all);
    return flow;
}

static Flow current_time(Step *s)
{
    uint64_t tick;

    tick_in(s, &tick);
    return sim_give_text(s, str_printf(s->arena, "%llu", (unsigned long long)tick));
}

/* Names that need no escape, as Verilog has them. */
static bool is_plain(Str path)
{
    for (size_t i = 0; i < path.len; i++)
        if (!isalnum((unsigned char)path.data[i]) && !strchr("_.$", path.data[i]))
            return false;
    return true;
}

static Flow hier_path(Step *s)
{
    const Attr *path = op_attr(s->op, HW_PATH);

    if (!path)
        return unsupported(s, "the name of an instance outside of a circuit that runs");
    if (prop_flag(s, 0) && !is_plain(path->string))
        return unsupported(s, "escapes in the name of an instance");
    return sim_give_text(s, path->string);
}

#define GIVES_FSTRING .results = RESULTS({ "result", &SIM_FSTRING_TYPE }), .traits = PURE
#define OF_INTEGER(padding, more)                                                                  \
    .operands = OPERANDS({ "value", &ANY_INTEGER }),                                               \
    .attrs = ATTRS({ "isLeftAligned", &BOOL_ATTR, "false" }, { "paddingChar", &I8_ATTR, padding }, \
                   { "specifierWidth", &I32_ATTR, .optional = true } more),                        \
    GIVES_FSTRING
#define PADDED                                                                                     \
    "(`isLeftAligned` $isLeftAligned^)? (`paddingChar` $paddingChar^)? (`specifierWidth` "         \
    "$specifierWidth^)? "
#define TYPED "attr-dict `:` qualified(type($value))"
#define OF_FLOAT                                                                                   \
    .operands = OPERANDS({ "value", &ANY_FLOAT }),                                                 \
    .attrs = ATTRS({ "isLeftAligned", &BOOL_ATTR, "false" },                                       \
                   { "fieldWidth", &I32_ATTR, .optional = true },                                  \
                   { "fracDigits", &I32_ATTR, "6 : i32" }),                                        \
    .format = "$value (`isLeftAligned` $isLeftAligned^)? (`fieldWidth` $fieldWidth^)? "            \
              "(`fracDigits` $fracDigits^)? " TYPED,                                               \
    GIVES_FSTRING
#define AND(...) , __VA_ARGS__

#define END "  %end = sim.fmt.literal \"\\0A\"\n"
#define PRINTED(text)                                                                              \
    "func.func @main() {\n" text END "  sim.proc.print %t\n"                                       \
    "  sim.proc.print %end\n"                                                                      \
    "  return\n"                                                                                   \
    "}\n"
#define CLOCKED(text)                                                                              \
    "hw.module @main(in %clk : !seq.clock) {\n"                                                    \
    "  %true = hw.constant true\n" text END "  sim.print %t on %clk if %true\n"                    \
    "  sim.print %end on %clk if %true\n"                                                          \
    "}\n"

const OpDef SIM_FORMAT_OPS[] = {
    {
        .name = "sim.fmt.literal",
        .summary = "a text",
        .doc = "The text as it stands there.\n",
        .attrs = ATTRS({ "literal", &STR_ATTR }),
        .results = RESULTS({ "result", &SIM_FSTRING_TYPE }),
        .format = "$literal attr-dict",
        .traits = PURE | CONSTANT_LIKE,
        .eval = literal,
        .example = PRINTED("  %t = sim.fmt.literal \"hello\"\n"),
        .gives = "hello\n",
    },
    {
        .name = "sim.fmt.hex",
        .summary = "a number in hexadecimal digits",
        .doc = "The number, unsigned, in hexadecimal digits.\n",
        .operands = OPERANDS({ "value", &ANY_INTEGER }),
        .attrs = ATTRS({ "isHexUppercase", &BOOL_ATTR }, { "isLeftAligned", &BOOL_ATTR, "false" },
                       { "paddingChar", &I8_ATTR, "48 : i8" },
                       { "specifierWidth", &I32_ATTR, .optional = true }),
        .format = "$value `,` `isUpper` $isHexUppercase " PADDED TYPED,
        GIVES_FSTRING,
        .eval = hex,
        .decisions = "W12",
        .example = PRINTED("  %v = hw.constant 42 : i12\n"
                           "  %t = sim.fmt.hex %v, isUpper true : i12\n"),
        .gives = "02A\n",
    },
    {
        .name = "sim.fmt.oct",
        .summary = "a number in octal digits",
        .doc = "The number, unsigned, in octal digits.\n",
        OF_INTEGER("48 : i8", ),
        .format = "$value " PADDED TYPED,
        .eval = oct,
        .decisions = "W12",
        .example = PRINTED("  %v = hw.constant 42 : i12\n"
                           "  %t = sim.fmt.oct %v : i12\n"),
        .gives = "0052\n",
    },
    {
        .name = "sim.fmt.bin",
        .summary = "a number in binary digits",
        .doc = "The number, unsigned, in binary digits.\n",
        OF_INTEGER("48 : i8", ),
        .format = "$value " PADDED TYPED,
        .eval = bin,
        .decisions = "W12",
        .example = PRINTED("  %v = hw.constant 5 : i4\n"
                           "  %t = sim.fmt.bin %v : i4\n"),
        .gives = "0101\n",
    },
    {
        .name = "sim.fmt.exp",
        .summary = "a number with an exponent",
        .doc = "The number with an exponent.\n",
        OF_FLOAT,
        .eval = with_exponent,
        .example = PRINTED("  %v = arith.constant 42.5 : f64\n"
                           "  %t = sim.fmt.exp %v fracDigits 2 : f64\n"),
        .gives = "4.25e+01\n",
    },
    {
        .name = "sim.fmt.flt",
        .summary = "a number with a point",
        .doc = "The number without an exponent.\n",
        OF_FLOAT,
        .eval = with_point,
        .example = PRINTED("  %v = arith.constant 42.5 : f64\n"
                           "  %t = sim.fmt.flt %v fracDigits 2 : f64\n"),
        .gives = "42.50\n",
    },
    {
        .name = "sim.fmt.gen",
        .summary = "a number in the shorter of two forms",
        .doc = "The number as sim.fmt.exp or sim.fmt.flt has it, whichever is shorter.\n",
        OF_FLOAT,
        .eval = shorter,
        .example = PRINTED("  %v = arith.constant 42.5 : f64\n"
                           "  %t = sim.fmt.gen %v : f64\n"),
        .gives = "42.5\n",
    },
    {
        .name = "sim.fmt.dec",
        .summary = "a number in decimal digits",
        .doc = "The number in decimal digits, padded to the width that its type needs.\n",
        OF_INTEGER("32 : i8", AND({ "isSigned", &UNIT_ATTR, .optional = true })),
        .format = "$value " PADDED "(`signed` $isSigned^)? " TYPED,
        .eval = dec,
        .decisions = "W12",
        .example = PRINTED("  %v = hw.constant -42 : i8\n"
                           "  %t = sim.fmt.dec %v signed : i8\n"),
        .gives = " -42\n",
    },
    {
        .name = "sim.fmt.string",
        .summary = "a string",
        .doc = "The string, filled up to a width where one is given.\n",
        .operands = OPERANDS({ "value", &SIM_DSTRING_TYPE }),
        .attrs =
            ATTRS({ "isLeftAligned", &BOOL_ATTR, "false" }, { "paddingChar", &I8_ATTR, "32 : i8" },
                  { "specifierWidth", &I32_ATTR, .optional = true }),
        .format = "$value " PADDED TYPED,
        GIVES_FSTRING,
        .eval = of_string,
        .decisions = "W12",
        .example = PRINTED("  %s = sim.string.literal \"42\"\n"
                           "  %t = sim.fmt.string %s specifierWidth 3 : !sim.dstring\n"),
        .gives = " 42\n",
    },
    {
        .name = "sim.fmt.char",
        .summary = "a character",
        .doc = "The character with that number.\n",
        .operands = OPERANDS({ "value", &ANY_INTEGER }),
        .format = "$value " TYPED,
        GIVES_FSTRING,
        .eval = character,
        .decisions = "W12",
        .example = PRINTED("  %v = hw.constant 42 : i8\n"
                           "  %t = sim.fmt.char %v : i8\n"),
        .gives = "*\n",
    },
    {
        .name = "sim.fmt.current_time",
        .summary = "the time",
        .doc = "The time of the simulation.\n",
        .format = "attr-dict",
        GIVES_FSTRING,
        .eval = current_time,
        .decisions = "W12",
        .example = CLOCKED("  %t = sim.fmt.current_time\n"),
        .gives = "0\n",
    },
    {
        .name = "sim.fmt.hier_path",
        .summary = "the name of an instance",
        .doc = "The name of the instance that it stands in.\n",
        .attrs = ATTRS({ "useEscapes", &UNIT_ATTR, .optional = true }),
        .format = "(`escaped` $useEscapes^)? attr-dict",
        GIVES_FSTRING,
        .eval = hier_path,
        .decisions = "W12",
        .example = CLOCKED("  %t = sim.fmt.hier_path\n"),
        .gives = "main\n",
    },
    {
        .name = "sim.fmt.concat",
        .summary = "texts put together",
        .doc = "The texts one behind the other.\n",
        .operands = OPERANDS({ "inputs", &SIM_FSTRING_TYPE, VARIADIC }),
        .format = "` ` `(` $inputs `)` attr-dict",
        GIVES_FSTRING,
        .verify = verify_concat,
        .eval = sim_concat,
        .example = PRINTED("  %a = sim.fmt.literal \"4\"\n"
                           "  %b = sim.fmt.literal \"2\"\n"
                           "  %t = sim.fmt.concat (%a, %b)\n"),
        .gives = "42\n",
    },
    { 0 },
};
