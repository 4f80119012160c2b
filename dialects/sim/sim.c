/* sim: what a circuit prints while it is simulated. */
#include "core/ir/attr.h"

#include "dialects/seq/seq.h"

enum { FSTRING, OUTPUT_STREAM };

static const TypeDef TYPES[] = {
    [FSTRING] = { .name = "sim.fstring", .summary = "Format string type" },
    [OUTPUT_STREAM] = { .name = "sim.output_stream",
                        .summary = "a type representing an output stream" },
    { 0 },
};

static const Type *build_fstring(Context *context)
{
    return type_dialect(context, &TYPES[FSTRING], 0, NULL);
}

static const Type *build_stream(Context *context)
{
    return type_dialect(context, &TYPES[OUTPUT_STREAM], 0, NULL);
}

static const TypeClass FSTRING_CLASS = { .name = "sim.fstring", .def = &TYPES[FSTRING] };
static const TypeClass STREAM_CLASS = { .name = "sim.output_stream", .def = &TYPES[OUTPUT_STREAM] };
static const TypeConstraint FSTRING_TYPE = { .summary = "Format string type",
                                             .class = &FSTRING_CLASS,
                                             .build = build_fstring };
static const TypeConstraint STREAM_TYPE = { .summary = "a type representing an output stream",
                                            .class = &STREAM_CLASS,
                                            .build = build_stream };

static bool verify_concat(const Op *op)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (op->operands[i] == op->results[0])
            return op_error(op, "is infinitely recursive.");
    return true;
}

#define GIVES_FSTRING .results = RESULTS({ "result", &FSTRING_TYPE }), .traits = PURE
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

static const OpDef OPS[] = {
    {
        .name = "sim.fmt.literal",
        .summary = "a text",
        .doc = "The text as it stands there.\n",
        .attrs = ATTRS({ "literal", &STR_ATTR }),
        .results = RESULTS({ "result", &FSTRING_TYPE }),
        .format = "$literal attr-dict",
        .traits = PURE | CONSTANT_LIKE,
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
    },
    {
        .name = "sim.fmt.oct",
        .summary = "a number in octal digits",
        .doc = "The number, unsigned, in octal digits.\n",
        OF_INTEGER("48 : i8", ),
        .format = "$value " PADDED TYPED,
    },
    {
        .name = "sim.fmt.bin",
        .summary = "a number in binary digits",
        .doc = "The number, unsigned, in binary digits.\n",
        OF_INTEGER("48 : i8", ),
        .format = "$value " PADDED TYPED,
    },
    {
        .name = "sim.fmt.exp",
        .summary = "a number with an exponent",
        .doc = "The number with an exponent.\n",
        OF_FLOAT,
    },
    {
        .name = "sim.fmt.flt",
        .summary = "a number with a point",
        .doc = "The number without an exponent.\n",
        OF_FLOAT,
    },
    {
        .name = "sim.fmt.gen",
        .summary = "a number in the shorter of two forms",
        .doc = "The number as sim.fmt.exp or sim.fmt.flt has it, whichever is shorter.\n",
        OF_FLOAT,
    },
    {
        .name = "sim.fmt.dec",
        .summary = "a number in decimal digits",
        .doc = "The number in decimal digits, padded to the width that its type needs.\n",
        OF_INTEGER("32 : i8", AND({ "isSigned", &UNIT_ATTR, .optional = true })),
        .format = "$value " PADDED "(`signed` $isSigned^)? " TYPED,
    },
    {
        .name = "sim.fmt.char",
        .summary = "a character",
        .doc = "The character with that number.\n",
        .operands = OPERANDS({ "value", &ANY_INTEGER }),
        .format = "$value " TYPED,
        GIVES_FSTRING,
    },
    {
        .name = "sim.fmt.current_time",
        .summary = "the time",
        .doc = "The time of the simulation.\n",
        .format = "attr-dict",
        GIVES_FSTRING,
    },
    {
        .name = "sim.fmt.hier_path",
        .summary = "the name of an instance",
        .doc = "The name of the instance that it stands in.\n",
        .attrs = ATTRS({ "useEscapes", &UNIT_ATTR, .optional = true }),
        .format = "(`escaped` $useEscapes^)? attr-dict",
        GIVES_FSTRING,
    },
    {
        .name = "sim.fmt.concat",
        .summary = "texts put together",
        .doc = "The texts one behind the other.\n",
        .operands = OPERANDS({ "inputs", &FSTRING_TYPE, VARIADIC }),
        .format = "` ` `(` $inputs `)` attr-dict",
        GIVES_FSTRING,
        .verify = verify_concat,
    },
    {
        .name = "sim.print",
        .summary = "printing at a clock's edge",
        .doc = "Prints the text at a rising edge of the clock where the condition holds.\n",
        .operands = OPERANDS({ "input", &FSTRING_TYPE }, { "clock", &SEQ_CLOCK_TYPE },
                             { "condition", &I1 }, { "stream", &STREAM_TYPE, OPTIONAL }),
        .format = "$input `on` $clock `if` $condition (`to` $stream^)? attr-dict",
        .verify = hw_verify_not_procedural,
    },
    {
        .name = "sim.proc.print",
        .summary = "printing",
        .doc = "Prints the text where it stands.\n",
        .operands = OPERANDS({ "input", &FSTRING_TYPE }, { "stream", &STREAM_TYPE, OPTIONAL }),
        .format = "$input (`to` $stream^)? attr-dict",
        .verify = hw_verify_procedural,
    },
    {
        .name = "sim.get_file",
        .summary = "a stream into a file",
        .doc = "A stream into the file of that name.\n",
        .operands = OPERANDS({ "fileName", &FSTRING_TYPE }),
        .results = RESULTS({ "result", &STREAM_TYPE }),
        .format = "$fileName attr-dict",
        .verify = hw_verify_procedural,
    },
    {
        .name = "sim.stdout_stream",
        .summary = "standard output",
        .doc = "The stream of what is printed.\n",
        .results = RESULTS({ "result", &STREAM_TYPE }),
        .format = "attr-dict",
        .traits = PURE,
    },
    {
        .name = "sim.stderr_stream",
        .summary = "standard error",
        .doc = "The stream of what goes wrong.\n",
        .results = RESULTS({ "result", &STREAM_TYPE }),
        .format = "attr-dict",
        .traits = PURE,
    },
    {
        .name = "sim.triggered",
        .summary = "what is done at a clock's edge",
        .doc = "Runs its region at a rising edge of the clock where the condition holds.\n",
        .operands = OPERANDS({ "clock", &SEQ_CLOCK_TYPE }, { "condition", &I1, OPTIONAL }),
        .regions = REGIONS({ "body", SIZED_REGION_1 }),
        .format = "$clock (`if` $condition^)? $body attr-dict",
        .traits = SINGLE_BLOCK | NO_TERMINATOR,
        .verify = hw_verify_not_procedural,
    },
    { 0 },
};

const DialectDef SIM_DIALECT = {
    .name = "sim",
    .summary = "printing of simulations",
    .doc = "Texts that a circuit makes of its values and prints while it is simulated. Of the\n"
           "CIRCT project, of which this is the part that prints.\n",
    .ops = OPS,
    .types = TYPES,
};
