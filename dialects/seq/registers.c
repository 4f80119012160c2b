/* Registers and FIFOs. */
#include "core/ir/attr.h"

#include "dialects/seq/seq.h"

/* Types of operands that may be left away follow from the register's; nothing is written. */

static bool parse_type_match(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    (void)p;
    (void)state;
    (void)count;
    if (args[1].operands->len)
        vec_push(args[2].types, args[0].types->data[0]);
    return true;
}

static bool parse_immutable_match(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    (void)p;
    (void)state;
    (void)count;
    if (args[1].operands->len)
        vec_push(args[2].types, seq_immutable(args[0].types->data[0]));
    return true;
}

static void print_type_match(AsmPrinter *printer, const Op *op, const FormatArg *args,
                             unsigned count)
{
    (void)printer;
    (void)op;
    (void)args;
    (void)count;
}

static const Value *operand_of(const Op *op, const char *name)
{
    int group = def_operand_index(op->def, str_of(name));
    unsigned count, first = op_operand_group(op, (unsigned)group, &count);

    return count ? op->operands[first] : NULL;
}

static bool verify_reset(const Op *op)
{
    const Value *reset = operand_of(op, "reset"), *value = operand_of(op, "resetValue");

    if (!reset != !value)
        return op_error(op, "either reset and resetValue or neither must be specified");
    return !reset || value->type == op->operands[0]->type
           || op_error(op, "reset value must be the same type as the input");
}

/* seq.firreg %next clock %clk sym @s reset async %r, %v preset 3 : i8 */

typedef struct FirReg {
    OperandName next, clock, reset, value;
    bool has_reset, has_preset;
    const char *preset_at;
    Int preset;
} FirReg;

static bool parse_reset(AsmParser *p, OpState *state, const char *begin, FirReg *reg)
{
    if (!asm_optional_keyword(p, "reset"))
        return true;
    reg->has_reset = true;
    if (asm_optional_keyword(p, "async"))
        op_state_add_attr(state, "isAsync", attr_unit(state->context));
    else if (!asm_optional_keyword(p, "sync"))
        return asm_error(p, begin, "invalid reset, expected 'sync' or 'async'");
    return asm_parse_operand(p, &reg->reset) && asm_parse_punct(p, ",")
           && asm_parse_operand(p, &reg->value);
}

enum { MOST_PRESET_BITS = 1 << 16 };

static bool parse_preset(AsmParser *p, FirReg *reg)
{
    if (!asm_optional_keyword(p, "preset"))
        return true;
    reg->has_preset = true;
    reg->preset_at = asm_here(p);
    if (*reg->preset_at == '-')
        return asm_error(p, reg->preset_at, "preset value must not be negative");
    if (*reg->preset_at < '0' || *reg->preset_at > '9')
        return asm_error(p, reg->preset_at, "expected integer value");
    return asm_parse_integer_bits(p, MOST_PRESET_BITS, &reg->preset);
}

static bool add_preset(AsmParser *p, OpState *state, const FirReg *reg, const Type *type)
{
    int64_t bits = seq_is(hw_canonical(type), SEQ_CLOCK) ? 1 : hw_bits(type);
    Arena *arena = &state->context->arena;

    if (bits < 0)
        return asm_error(p, reg->preset_at, "cannot preset register of unknown width");
    if (bits > INT_MAX_WIDTH)
        return asm_error(p, reg->preset_at, "cannot preset register of more than %d bits",
                         INT_MAX_WIDTH);
    if (bits < MOST_PRESET_BITS && int_trunc_overflows_u(reg->preset, (unsigned)bits))
        return asm_error(p, reg->preset_at, "preset value too large");
    op_state_add_attr(state, "preset",
                      attr_integer(type_i(state->context, (unsigned)bits),
                                   int_resize_u(arena, reg->preset, (unsigned)bits)));
    return true;
}

static bool resolve_firreg(AsmParser *p, OpState *state, const FirReg *reg, const Type *type)
{
    if (!asm_resolve(p, &reg->next, type, state)
        || !asm_resolve(p, &reg->clock, seq_clock(state->context), state))
        return false;
    return !reg->has_reset
           || (asm_resolve(p, &reg->reset, type_i(state->context, 1), state)
               && asm_resolve(p, &reg->value, type, state));
}

static bool parse_symbol(AsmParser *p, OpState *state)
{
    const Attr *symbol;

    if (!asm_optional_keyword(p, "sym"))
        return true;
    symbol = asm_parse_attr_body(p, &HW_ATTRS[HW_INNER_SYM]);
    if (symbol)
        op_state_add_attr(state, "inner_sym", symbol);
    return symbol != NULL;
}

static bool parse_firreg(AsmParser *p, OpState *state)
{
    const char *begin = asm_here(p);
    FirReg reg = { .has_reset = false };
    const Type *type;

    if (!asm_parse_operand(p, &reg.next) || !asm_parse_keyword(p, "clock")
        || !asm_parse_operand(p, &reg.clock) || !parse_symbol(p, state)
        || !parse_reset(p, state, begin, &reg) || !parse_preset(p, &reg)
        || !asm_optional_attr_dict(p, state) || !asm_parse_colon_type(p, &type))
        return false;
    vec_push(&state->results, type);
    if (reg.has_preset && !add_preset(p, state, &reg, type))
        return false;
    hw_infer_name(p, state);
    return resolve_firreg(p, state, &reg, type);
}

static void print_firreg(AsmPrinter *printer, const Op *op)
{
    const char *elided[] = { "inner_sym", "isAsync", "preset", NULL, NULL };
    const Attr *symbol = op_attr(op, "inner_sym"), *preset = op_attr(op, "preset");
    const Attr *name = op_attr(op, "name");

    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    asm_print(printer, " clock ");
    asm_print_operand(printer, op->operands[1]);
    if (symbol) {
        asm_print(printer, " sym ");
        asm_print_attr_body(printer, symbol);
    }
    if (op->operand_count == 4) {
        asm_print(printer, " reset %s ", op_attr(op, "isAsync") ? "async" : "sync");
        asm_print_operand(printer, op->operands[2]);
        asm_print(printer, ", ");
        asm_print_operand(printer, op->operands[3]);
    }
    if (preset) {
        asm_print(printer, " preset ");
        int_print_u(asm_sb(printer), preset->integer);
    }
    if (!name || !name->string.len || hw_name_is_implied(printer, op))
        elided[3] = "name";
    asm_print_attr_dict(printer, op, elided);
    asm_print(printer, " : ");
    asm_print_type(printer, op->operands[0]->type);
}

static bool verify_firreg(const Op *op)
{
    const Attr *preset = op_attr(op, "preset");

    if (op_attr(op, "isAsync") && op->operand_count != 4)
        return op_error(op, "must specify reset and reset value");
    if (!preset || preset->type == op->results[0]->type)
        return true;
    return hw_bits(preset->type) == hw_bits(op->results[0]->type)
           || op_error(op, "preset type width must match register type");
}

/* seq.fifo */

static bool parse_threshold(AsmParser *p, OpState *state, FormatArg *args, const char *word,
                            const char *attr)
{
    int64_t value;

    if (!asm_optional_keyword(p, word))
        return true;
    if (!asm_parse_integer(p, &value))
        return asm_error(p, asm_name_loc(p), "expected integer value after %s directive", word);
    op_state_add_attr(state, attr, attr_i64(state->context, value));
    vec_push(args[1].types, type_i(state->context, 1));
    return true;
}

static bool parse_almost_full(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    (void)count;
    return parse_threshold(p, state, args, "almost_full", "almostFullThreshold");
}

static bool parse_almost_empty(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    (void)count;
    return parse_threshold(p, state, args, "almost_empty", "almostEmptyThreshold");
}

static void print_threshold(AsmPrinter *printer, const char *word, const Attr *threshold)
{
    if (threshold)
        asm_print(printer, "%s %lld", word, (long long)int_low_s(threshold->integer));
}

static void print_almost_full(AsmPrinter *printer, const Op *op, const FormatArg *args,
                              unsigned count)
{
    (void)op;
    (void)count;
    print_threshold(printer, "almost_full", args[0].attr);
}

static void print_almost_empty(AsmPrinter *printer, const Op *op, const FormatArg *args,
                               unsigned count)
{
    (void)op;
    (void)count;
    print_threshold(printer, "almost_empty", args[0].attr);
}

static bool verify_fifo(const Op *op)
{
    int64_t depth = int_low_s(op_attr(op, "depth")->integer);
    const Attr *full = op_attr(op, "almostFullThreshold");
    const Attr *empty = op_attr(op, "almostEmptyThreshold");

    if (full && int_low_s(full->integer) > depth)
        return op_error(op, "almost full threshold must be <= FIFO depth");
    return !empty || int_low_s(empty->integer) <= depth
           || op_error(op, "almost empty threshold must be <= FIFO depth");
}

/* As they are declared, but for the first. */
static void name_fifo(const Op *op, unsigned result, Sb *name)
{
    static const char *const NAMES[] = { "out", "full", "empty" };
    bool has_full = op_attr(op, "almostFullThreshold") != NULL;

    if (result < 3)
        sb_add(name, NAMES[result]);
    else
        sb_add(name, result == 3 && has_full ? "almostFull" : "almostEmpty");
}

static bool is_positive(const Attr *attr)
{
    return int_low_s(attr->integer) >= 1;
}

static const AttrConstraint AT_LEAST_ONE = {
    "64-bit signless integer attribute whose minimum value is 1",
    ATTR_TYPED,
    build_i64,
    .storage = 1 << ATTR_INTEGER,
    .holds = is_positive,
};

static bool is_not_negative(const Attr *attr)
{
    return int_low_s(attr->integer) >= 0;
}

static const AttrConstraint AT_LEAST_ZERO = {
    "64-bit signless integer attribute whose minimum value is 0",
    ATTR_TYPED,
    build_i64,
    .storage = 1 << ATTR_INTEGER,
    .holds = is_not_negative,
};

#define NAME_AND_SYMBOL                                                                            \
    { "name", &STR_ATTR, .optional = true },                                                       \
    {                                                                                              \
        "inner_sym", &HW_INNER_SYM_ATTR, .optional = true                                          \
    }
#define RESET                                                                                      \
    { "reset", &I1, OPTIONAL },                                                                    \
    {                                                                                              \
        "resetValue", &ANY_TYPE, OPTIONAL, POISON_MOVES                                            \
    }
#define TYPE_MATCHES                                                                               \
    { "ImplicitSSAName", hw_parse_name, hw_print_name },                                           \
        { "OptionalTypeMatch", parse_type_match, print_type_match },                               \
    {                                                                                              \
        "OptionalImmutableTypeMatch", parse_immutable_match, print_type_match                      \
    }
#define RESET_AND_INITIAL                                                                          \
    "(`reset` $reset^ `,` $resetValue)? (`initial` $initialValue^)? attr-dict `:` type($data) "    \
    "custom<OptionalTypeMatch>(ref(type($data)), ref($resetValue), type($resetValue)) "            \
    "custom<OptionalImmutableTypeMatch>(ref(type($data)), ref($initialValue), "                    \
    "type($initialValue))"

const OpDef SEQ_REGISTER_OPS[] = {
    {
        .name = "seq.compreg",
        .summary = "a register",
        .doc = "Holds the value that the input had at the last rising edge of the clock, or the\n"
               "reset's.\n",
        .operands =
            OPERANDS({ "input", &ANY_TYPE, ONE, POISON_MOVES }, { "clk", &SEQ_CLOCK_TYPE }, RESET,
                     { "initialValue", &SEQ_IMMUTABLE_TYPE, OPTIONAL, POISON_MOVES }),
        .attrs = ATTRS(NAME_AND_SYMBOL),
        .results = RESULTS({ "data", &ANY_TYPE }),
        .types = TYPE_RULES({ .same = "input data" }),
        .format = "(`sym` $inner_sym^)? `` custom<ImplicitSSAName>($name) $input `,` "
                  "$clk " RESET_AND_INITIAL,
        .customs = CUSTOMS(TYPE_MATCHES),
        .traits = PURE | ATTR_SIZED_OPERAND_SEGMENTS,
        .verify = verify_reset,
        .primitive = PRIM_REGISTER,
        .eval = seq_register_give,
        .state = &SEQ_REGISTER_STATE,
        .name_results = hw_name_result,
        .decisions = "W1, W8",
        .example = "hw.module @main(in %clk : !seq.clock, out q : i8) {\n"
                   "  %one = hw.constant 1 : i8\n"
                   "  %next = comb.add %q, %one : i8\n"
                   "  %q = seq.compreg %next, %clk : i8\n"
                   "  hw.output %q : i8\n"
                   "}\n",
        .gives = "tick 0: q = 0\n",
    },
    {
        .name = "seq.compreg.ce",
        .summary = "a register that is enabled",
        .doc = "As seq.compreg, but it takes the input only where it is enabled.\n",
        .operands = OPERANDS({ "input", &ANY_TYPE, ONE, POISON_MOVES }, { "clk", &SEQ_CLOCK_TYPE },
                             { "clockEnable", &I1 }, RESET,
                             { "initialValue", &SEQ_IMMUTABLE_TYPE, OPTIONAL, POISON_MOVES }),
        .attrs = ATTRS(NAME_AND_SYMBOL),
        .results = RESULTS({ "data", &ANY_TYPE }),
        .types = TYPE_RULES({ .same = "input data" }),
        .format = "(`sym` $inner_sym^)? `` custom<ImplicitSSAName>($name) $input `,` $clk `,` "
                  "$clockEnable " RESET_AND_INITIAL,
        .customs = CUSTOMS(TYPE_MATCHES),
        .traits = PURE | ATTR_SIZED_OPERAND_SEGMENTS,
        .verify = verify_reset,
        .primitive = PRIM_REGISTER,
        .eval = seq_register_give,
        .state = &SEQ_REGISTER_STATE,
        .name_results = hw_name_result,
        .decisions = "W1, W8",
        .example = "hw.module @main(in %clk : !seq.clock, out q : i8) {\n"
                   "  %true = hw.constant true\n"
                   "  %next = comb.add %q, %q : i8\n"
                   "  %q = seq.compreg.ce %next, %clk, %true : i8\n"
                   "  hw.output %q : i8\n"
                   "}\n",
        .gives = "tick 0: q = 0\n",
    },
    {
        .name = "seq.shiftreg",
        .summary = "registers in a row",
        .doc = "What the input was so many enabled cycles ago.\n",
        .operands = OPERANDS({ "input", &ANY_TYPE, ONE, POISON_MOVES }, { "clk", &SEQ_CLOCK_TYPE },
                             { "clockEnable", &I1 }, RESET,
                             { "powerOnValue", &ANY_TYPE, OPTIONAL, POISON_MOVES }),
        .attrs = ATTRS({ "numElements", &AT_LEAST_ONE }, NAME_AND_SYMBOL),
        .results = RESULTS({ "data", &ANY_TYPE }),
        .types = TYPE_RULES({ .same = "input data" }),
        .format = "`[` $numElements `]` (`sym` $inner_sym^)? `` custom<ImplicitSSAName>($name) "
                  "$input `,` $clk `,` $clockEnable (`reset` $reset^ `,` $resetValue)? (`powerOn` "
                  "$powerOnValue^)? attr-dict `:` type($data) "
                  "custom<OptionalTypeMatch>(ref(type($data)), ref($resetValue), "
                  "type($resetValue)) custom<OptionalTypeMatch>(ref(type($data)), "
                  "ref($powerOnValue), type($powerOnValue))",
        .customs = CUSTOMS(TYPE_MATCHES),
        .traits = PURE | ATTR_SIZED_OPERAND_SEGMENTS,
        .verify = verify_reset,
        .name_results = hw_name_result,
        .eval = seq_row_give,
        .state = &SEQ_ROW_STATE,
        .decisions = "W1, W8",
        .example = "hw.module @main(in %clk : !seq.clock, out q : i8) {\n"
                   "  %true = hw.constant true\n"
                   "  %d = hw.constant 42 : i8\n"
                   "  %q = seq.shiftreg[2] %d, %clk, %true : i8\n"
                   "  hw.output %q : i8\n"
                   "}\n",
        .gives = "tick 0: q = 0\n",
    },
    {
        .name = "seq.firreg",
        .summary = "a register with a preset and a reset",
        .doc = "Holds what `next` was at the last rising edge of the clock; a reset is looked\n"
               "at there, or at once where it is async. Before, it holds the preset.\n",
        .operands =
            OPERANDS({ "next", &ANY_TYPE, ONE, POISON_MOVES }, { "clk", &SEQ_CLOCK_TYPE }, RESET),
        .attrs = ATTRS({ "name", &STR_ATTR }, { "inner_sym", &HW_INNER_SYM_ATTR, .optional = true },
                       { "preset", &ARBITRARY_INTEGER_ATTR, .optional = true },
                       { "isAsync", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "data", &ANY_TYPE }),
        .types = TYPE_RULES({ .same = "next data" }),
        .parse = parse_firreg,
        .print = print_firreg,
        .traits = PURE | SAME_VARIADIC_OPERAND_SIZE,
        .verify = verify_firreg,
        .primitive = PRIM_REGISTER,
        .eval = seq_register_give,
        .state = &SEQ_REGISTER_STATE,
        .name_results = hw_name_result,
        .decisions = "W1, W8",
        .example = "hw.module @main(in %clk : !seq.clock, out q : i8) {\n"
                   "  %q = seq.firreg %q clock %clk preset 42 : i8\n"
                   "  hw.output %q : i8\n"
                   "}\n",
        .gives = "tick 0: q = 42\n",
    },
    {
        .name = "seq.fifo",
        .summary = "a queue",
        .doc = "A queue of so many values: what is written first is read first.\n",
        .operands = OPERANDS({ "input", &ANY_TYPE, ONE, POISON_MOVES }, { "rdEn", &I1 },
                             { "wrEn", &I1 }, { "clk", &SEQ_CLOCK_TYPE }, { "rst", &I1 }),
        .attrs = ATTRS({ "depth", &AT_LEAST_ONE }, { "rdLatency", &AT_LEAST_ZERO, "0" },
                       { "almostFullThreshold", &AT_LEAST_ZERO, .optional = true },
                       { "almostEmptyThreshold", &AT_LEAST_ZERO, .optional = true }),
        .results = RESULTS({ "output", &ANY_TYPE }, { "full", &I1 }, { "empty", &I1 },
                           { "almostFull", &I1, OPTIONAL }, { "almostEmpty", &I1, OPTIONAL }),
        .types = TYPE_RULES({ .from = "input",
                              .to = "output",
                              .derive = type_itself,
                              .summary = "Input type should match output type" }),
        .format = "`depth` $depth (`rd_latency` $rdLatency^)? "
                  "custom<FIFOAFThreshold>($almostFullThreshold, type($almostFull)) "
                  "custom<FIFOAEThreshold>($almostEmptyThreshold, type($almostEmpty)) `in` $input "
                  "`rdEn` $rdEn `wrEn` $wrEn `clk` $clk `rst` $rst attr-dict `:` type($input)",
        .customs = CUSTOMS({ "FIFOAFThreshold", parse_almost_full, print_almost_full },
                           { "FIFOAEThreshold", parse_almost_empty, print_almost_empty }),
        .traits = ATTR_SIZED_RESULT_SEGMENTS,
        .verify = verify_fifo,
        .name_result = name_fifo,
        .eval = seq_queue_give,
        .state = &SEQ_QUEUE_STATE,
        .decisions = "W1, W11",
        .example = "hw.module @main(in %clk : !seq.clock, out full : i1, out empty : i1) {\n"
                   "  %no = hw.constant false\n"
                   "  %d = hw.constant 42 : i8\n"
                   "  %q, %f, %e = seq.fifo depth 4 in %d rdEn %no wrEn %no clk %clk rst "
                   "%no : i8\n"
                   "  hw.output %f, %e : i1, i1\n"
                   "}\n",
        .gives = "tick 0: full = false, empty = true\n",
    },
    { 0 },
};
