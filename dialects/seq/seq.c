/* seq: the dialect; clocks and initial values. */
#include "dialects/seq/seq.h"

#include "dialects/hw/values.h"

static bool verify_initial(const Op *op)
{
    const Block *block = op->regions[0].first;
    const Op *end = block_terminator(block);

    if (!end || end->operand_count != op->result_count)
        return op_plain_error(op, "result type doesn't match with the terminator");
    for (unsigned i = 0; i < op->result_count; i++)
        if (seq_immutable_of(op->results[i]->type) != end->operands[i]->type)
            return op_plain_error(op, "'%s' is expected but got '%s'",
                                  type_text(seq_immutable_of(op->results[i]->type)),
                                  type_text(end->operands[i]->type));
    if (block->arg_count != op->operand_count)
        return op_plain_error(op, "operand type doesn't match with the block arg");
    for (unsigned i = 0; i < op->operand_count; i++)
        if (block->args[i]->type != seq_immutable_of(op->operands[i]->type))
            return op_plain_error(op, "'%s' is expected but got '%s'",
                                  type_text(block->args[i]->type),
                                  type_text(seq_immutable_of(op->operands[i]->type)));
    return true;
}

static bool bit_in(const Step *s, unsigned operand)
{
    return seq_bit(operand_place(s, operand));
}

static Flow convert(Step *s)
{
    return seq_set_bit(s, result_place(s, 0), bit_in(s, 0), 0);
}

static Flow invert(Step *s)
{
    return seq_set_bit(s, result_place(s, 0), !bit_in(s, 0), 0);
}

static Flow constant(Step *s)
{
    return seq_set_bit(s, result_place(s, 0), attr_enum_value(prop(s, 0)) != 0, 0);
}

static Flow mux(Step *s)
{
    return give_operand(s, 0, bit_in(s, 0) ? 1 : 2);
}

/* It takes nothing that changes, so it may as well run each time. */
static Flow initial(Step *s)
{
    Place *arguments = ARENA_ARRAY(s->arena, Place, s->op->operand_count + 1);
    Place *results = ARENA_ARRAY(s->arena, Place, s->op->result_count + 1);

    for (unsigned i = 0; i < s->op->operand_count; i++)
        arguments[i] = operand_place(s, i);
    for (unsigned i = 0; i < s->op->result_count; i++)
        results[i] = result_place(s, i);
    return run_isolated(s, arguments, results);
}

static bool gives_what_it_holds(const Op *op)
{
    return hw_canonical(seq_immutable_of(op->operands[0]->type))
           == hw_canonical(op->results[0]->type);
}

static Flow from_immutable(Step *s)
{
    return give_operand(s, 0, 0);
}

#define MAIN "func.func @main() -> "
#define A_CLOCK "  %c = seq.const_clock high\n"
#define ONE_CLOCK .operands = OPERANDS({ "input", &SEQ_CLOCK_TYPE })
#define GIVES_CLOCK .results = RESULTS({ "output", &SEQ_CLOCK_TYPE })

static const OpDef OPS[] = {
    {
        .name = "seq.clock_gate",
        .summary = "a clock that is enabled",
        .doc = "The clock where it is enabled at its rising edge, else low.\n",
        .operands = OPERANDS({ "input", &SEQ_CLOCK_TYPE }, { "enable", &I1 },
                             { "test_enable", &I1, OPTIONAL }),
        .attrs = ATTRS({ "inner_sym", &HW_INNER_SYM_ATTR, .optional = true }),
        GIVES_CLOCK,
        .types = TYPE_RULES({ .same = "input output" }),
        .format = "$input `,` $enable (`,` $test_enable^)? (`sym` $inner_sym^)? attr-dict",
        .traits = PURE,
        .clocking = CLOCK_PASSES,
        .eval = seq_gate_give,
        .state = &SEQ_GATE_STATE,
        .decisions = "W9",
        .example = "hw.module @main(in %clk : !seq.clock, out q : i8) {\n"
                   "  %true = hw.constant true\n"
                   "  %gated = seq.clock_gate %clk, %true\n"
                   "  %q = seq.firreg %q clock %gated preset 42 : i8\n"
                   "  hw.output %q : i8\n"
                   "}\n",
        .gives = "tick 0: q = 42\n",
    },
    {
        .name = "seq.clock_mux",
        .summary = "one of two clocks",
        .doc = "trueClock where the condition is 1, else falseClock.\n",
        .operands = OPERANDS({ "cond", &I1 }, { "trueClock", &SEQ_CLOCK_TYPE, ONE, POISON_MOVES },
                             { "falseClock", &SEQ_CLOCK_TYPE, ONE, POISON_MOVES }),
        .results = RESULTS({ "result", &SEQ_CLOCK_TYPE }),
        .format = "$cond `,` $trueClock `,` $falseClock attr-dict",
        .traits = PURE,
        .eval = mux,
        .formula = "result = cond ? trueClock : falseClock",
        .example = MAIN "!seq.clock {\n"
                        "  %true = hw.constant true\n" A_CLOCK "  %d = seq.const_clock low\n"
                        "  %r = seq.clock_mux %true, %c, %d\n"
                        "  return %r : !seq.clock\n"
                        "}\n",
        .gives = "high : !seq.clock\n",
    },
    {
        .name = "seq.clock_div",
        .summary = "a slower clock",
        .doc = "A clock with a rising edge for every 2^pow2 of the input's.\n",
        ONE_CLOCK,
        .attrs = ATTRS({ "pow2", &I64_ATTR }),
        GIVES_CLOCK,
        .format = "$input `by` $pow2 attr-dict",
        .traits = PURE,
        .eval = seq_divider_give,
        .state = &SEQ_DIVIDER_STATE,
        .decisions = "W9",
        .example = "hw.module @main(in %clk : !seq.clock, out q : i8) {\n"
                   "  %half = seq.clock_div %clk by 1\n"
                   "  %q = seq.firreg %q clock %half preset 42 : i8\n"
                   "  hw.output %q : i8\n"
                   "}\n",
        .gives = "tick 0: q = 42\n",
    },
    {
        .name = "seq.clock_inv",
        .summary = "an inverted clock",
        .doc = "High where the clock is low, and the reverse.\n",
        ONE_CLOCK,
        GIVES_CLOCK,
        .format = "$input attr-dict",
        .traits = PURE,
        .eval = invert,
        .formula = "output = not input",
        .example = MAIN "!seq.clock {\n" A_CLOCK "  %r = seq.clock_inv %c\n"
                        "  return %r : !seq.clock\n"
                        "}\n",
        .gives = "low : !seq.clock\n",
    },
    {
        .name = "seq.const_clock",
        .summary = "a clock that stands still",
        .doc = "A clock that stays low, or high.\n",
        .attrs = ATTRS({ "value", &SEQ_CLOCK_CONSTANT_ATTR }),
        .results = RESULTS({ "result", &SEQ_CLOCK_TYPE }),
        .format = "$value attr-dict",
        .traits = PURE | CONSTANT_LIKE,
        .eval = constant,
        .formula = "result = value",
        .example = MAIN "!seq.clock {\n" A_CLOCK "  return %c : !seq.clock\n"
                        "}\n",
        .gives = "high : !seq.clock\n",
    },
    {
        .name = "seq.to_clock",
        .summary = "a bit as a clock",
        .doc = "The bit, as a clock.\n",
        .operands = OPERANDS({ "input", &I1 }),
        GIVES_CLOCK,
        .format = "$input attr-dict",
        .traits = PURE,
        .clocking = CLOCK_OF_BIT,
        .eval = convert,
        .formula = "output = input",
        .example = MAIN "!seq.clock {\n"
                        "  %true = hw.constant true\n"
                        "  %r = seq.to_clock %true\n"
                        "  return %r : !seq.clock\n"
                        "}\n",
        .gives = "high : !seq.clock\n",
    },
    {
        .name = "seq.from_clock",
        .summary = "a clock as a bit",
        .doc = "The clock, as a bit.\n",
        ONE_CLOCK,
        .results = RESULTS({ "output", &I1 }),
        .format = "$input attr-dict",
        .traits = PURE,
        .eval = convert,
        .formula = "output = input",
        .example = MAIN "i1 {\n" A_CLOCK "  %r = seq.from_clock %c\n"
                        "  return %r : i1\n"
                        "}\n",
        .gives = "true : i1\n",
    },
    {
        .name = "seq.initial",
        .summary = "values that are computed once, at the beginning",
        .doc = "Runs once, before the first tick; its results never change.\n",
        .operands = OPERANDS({ "inputs", &SEQ_IMMUTABLE_TYPE, VARIADIC, POISON_MOVES }),
        .results = RESULTS({ "result", &SEQ_IMMUTABLE_TYPE, VARIADIC }),
        .regions = REGIONS({ "body", SIZED_REGION_1 }),
        .implicit_terminator = "seq.yield",
        .format = "`(` $inputs `)` $body attr-dict `:` functional-type($inputs, results)",
        .traits = SINGLE_BLOCK | RECURSIVE_EFFECTS | ISOLATED_FROM_ABOVE,
        .verify = verify_initial,
        .eval = initial,
        .example = MAIN "!seq.immutable<i8> {\n"
                        "  %r = seq.initial() {\n"
                        "    %a = hw.constant 42 : i8\n"
                        "    seq.yield %a : i8\n"
                        "  } : () -> !seq.immutable<i8>\n"
                        "  return %r : !seq.immutable<i8>\n"
                        "}\n",
        .gives = "42 : !seq.immutable<i8>\n",
    },
    {
        .name = "seq.yield",
        .summary = "end of initial values",
        .doc = "Ends seq.initial; the operands are its results.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .parents = PARENTS("seq.initial"),
        .format = "attr-dict ($operands^ `:` type($operands))?",
        .traits = PURE | TERMINATOR,
        .eval = leave_region,
        .formula = "result = operands",
        .example = MAIN "!seq.immutable<i8> {\n"
                        "  %r = seq.initial() {\n"
                        "    %a = hw.constant 42 : i8\n"
                        "    seq.yield %a : i8\n"
                        "  } : () -> !seq.immutable<i8>\n"
                        "  return %r : !seq.immutable<i8>\n"
                        "}\n",
        .gives = "42 : !seq.immutable<i8>\n",
    },
    {
        .name = "seq.from_immutable",
        .summary = "an initial value as a plain one",
        .doc = "The value itself, as a plain one.\n",
        .operands = OPERANDS({ "input", &SEQ_IMMUTABLE_TYPE, ONE, POISON_MOVES }),
        .results = RESULTS({ "output", &ANY_TYPE }),
        .format = "$input attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .eval = from_immutable,
        .fits = gives_what_it_holds,
        .formula = "output = input",
        .example = MAIN "i8 {\n"
                        "  %a = seq.initial() {\n"
                        "    %c = hw.constant 42 : i8\n"
                        "    seq.yield %c : i8\n"
                        "  } : () -> !seq.immutable<i8>\n"
                        "  %r = seq.from_immutable %a : (!seq.immutable<i8>) -> i8\n"
                        "  return %r : i8\n"
                        "}\n",
        .gives = "42 : i8\n",
    },
    { 0 },
};

static const OpDef *const MORE_OPS[] = { SEQ_REGISTER_OPS, SEQ_MEMORY_OPS, NULL };

const DialectDef SEQ_DIALECT = {
    .name = "seq",
    .summary = "registers, memories and clocks",
    .doc = "What of a circuit holds state: registers, FIFOs, memories, and the clocks at whose\n"
           "edges they change. Of the CIRCT project.\n",
    .ops = OPS,
    .more_ops = MORE_OPS,
    .types = SEQ_TYPES,
    .attrs = SEQ_ATTRS,
};
