/* Memories and their ports. */
#include "core/ir/attr.h"

#include "dialects/seq/seq.h"

static bool addresses_fit(const Op *op)
{
    const Type *memory = op->operands[0]->type;
    unsigned count, first = op_operand_group(op, 1, &count);

    if (count != seq_hlmem_rank(memory))
        return false;
    for (unsigned i = 0; i < count; i++)
        if (hw_canonical(op->operands[first + i]->type) != seq_hlmem_address(memory, i))
            return false;
    return true;
}

/* The addresses, and what stands with them, of a port of a hlmem. */
typedef struct Port {
    OperandName memory;
    OperandNames addresses;
    const char *at;
} Port;

static bool parse_port(AsmParser *p, Port *port)
{
    port->at = asm_here(p);
    return asm_parse_operand(p, &port->memory) && asm_parse_operands(p, '[', ']', &port->addresses);
}

static bool parse_hlmem_type(AsmParser *p, OpState *state, const Type **type)
{
    const char *at;

    if (!asm_optional_attr_dict(p, state) || !asm_parse_punct(p, ":"))
        return false;
    at = asm_here(p);
    return asm_parse_type(p, type)
           && (seq_is(*type, SEQ_HLMEM) || asm_error(p, at, "invalid kind of type specified"));
}

static bool resolve_port(AsmParser *p, OpState *state, const Port *port, const Type *type)
{
    Types types = { 0 };
    bool good = asm_resolve(p, &port->memory, type, state);

    for (unsigned i = 0; i < seq_hlmem_rank(type); i++)
        vec_push(&types, seq_hlmem_address(type, i));
    good = good && asm_resolve_all(p, &port->addresses, types.data, types.len, port->at, state);
    vec_free(&types);
    return good;
}

/* seq.read %mem[%a] rden %e {latency = 1 : i64} : type */
static bool parse_read(AsmParser *p, OpState *state)
{
    Port port = { .at = NULL };
    OperandName enable;
    const Type *type;
    bool good = parse_port(p, &port), enabled = good && asm_optional_keyword(p, "rden");

    good = good && (!enabled || asm_parse_operand(p, &enable)) && parse_hlmem_type(p, state, &type)
           && resolve_port(p, state, &port, type)
           && (!enabled || asm_resolve(p, &enable, type_i(state->context, 1), state));
    if (good) {
        vec_push(&state->results, seq_hlmem_element(type));
        vec_push(&state->operand_segments, 1);
        vec_push(&state->operand_segments, (int32_t)port.addresses.len);
        vec_push(&state->operand_segments, enabled);
    }
    vec_free(&port.addresses);
    return good;
}

static void print_port(AsmPrinter *printer, const Op *op)
{
    unsigned count, first = op_operand_group(op, 1, &count);

    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    asm_print(printer, "[");
    asm_print_operands(printer, op->operands + first, count);
    asm_print(printer, "]");
}

static void print_end(AsmPrinter *printer, const Op *op)
{
    asm_print_attr_dict(printer, op, NULL);
    asm_print(printer, " : ");
    asm_print_type(printer, op->operands[0]->type);
}

static void print_read(AsmPrinter *printer, const Op *op)
{
    unsigned count, enable = op_operand_group(op, 2, &count);

    print_port(printer, op);
    if (count) {
        asm_print(printer, " rden ");
        asm_print_operand(printer, op->operands[enable]);
    }
    print_end(printer, op);
}

static void name_read(const Op *op, Sb *name)
{
    const Op *memory = value_definer(op->operands[0]);
    const Attr *attr = memory && op_is(memory, "seq.hlmem") ? op_attr(memory, "name") : NULL;

    if (attr && attr->kind == ATTR_STRING)
        sb_printf(name, "%.*s_rdata", STR_ARG(attr->string));
}

/* seq.write %mem[%a] %data wren %e {latency = 1 : i64} : type */
static bool parse_write(AsmParser *p, OpState *state)
{
    Port port = { .at = NULL };
    OperandName data, enable;
    const Type *type;
    bool good = parse_port(p, &port) && asm_parse_operand(p, &data) && asm_parse_keyword(p, "wren")
                && asm_parse_operand(p, &enable) && parse_hlmem_type(p, state, &type)
                && resolve_port(p, state, &port, type)
                && asm_resolve(p, &data, seq_hlmem_element(type), state)
                && asm_resolve(p, &enable, type_i(state->context, 1), state);

    vec_free(&port.addresses);
    return good;
}

static void print_write(AsmPrinter *printer, const Op *op)
{
    unsigned count;

    print_port(printer, op);
    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[op_operand_group(op, 2, &count)]);
    asm_print(printer, " wren ");
    asm_print_operand(printer, op->operands[op_operand_group(op, 3, &count)]);
    print_end(printer, op);
}

static bool verify_mask(const Op *op)
{
    int group = def_operand_index(op->def, str_of("mask"));
    unsigned count, at = op_operand_group(op, (unsigned)group, &count);
    const Type *memory = op->operands[0]->type, *expected = seq_firmem_mask(memory);

    if (!count)
        return true;
    if (!expected)
        return op_error(op, "has mask operand but memory type '%s' has no mask", type_text(memory));
    return op->operands[at]->type == expected
           || op_error(op, "has mask operand of type '%s', but memory type requires '%s'",
                       type_text(op->operands[at]->type), type_text(expected));
}

#define HLMEM_ADDRESSES                                                                            \
    PREDICATES({ "address bit widths should be identical to the clog2 of the shape of the "        \
                 "HLMemType",                                                                      \
                 addresses_fit })
#define ADDRESS_RULE                                                                               \
    {                                                                                              \
        .from = "memory", .to = "address", .derive = seq_firmem_address,                           \
        .summary = "address type should match clog2 of memory depth"                               \
    }
#define DATA_RULE(name)                                                                            \
    {                                                                                              \
        .from = "memory", .to = name, .derive = seq_firmem_data,                                   \
        .summary = "data type should match memory width"                                           \
    }

#define A_MEMORY                                                                                   \
    "hw.module @main(in %clk : !seq.clock, out q : i8) {\n"                                        \
    "  %false = hw.constant false\n"                                                               \
    "  %true = hw.constant true\n"                                                                 \
    "  %at = hw.constant 1 : i2\n"                                                                 \
    "  %v = hw.constant 42 : i8\n"                                                                 \
    "  %m = seq.hlmem @m %clk, %false : <4xi8>\n"                                                  \
    "  seq.write %m[%at] %v wren %true {latency = 1 : i64} : !seq.hlmem<4xi8>\n"                   \
    "  %q = seq.read %m[%at] rden %true {latency = 0 : i64} : !seq.hlmem<4xi8>\n"                  \
    "  hw.output %q : i8\n"                                                                        \
    "}\n"

const OpDef SEQ_MEMORY_OPS[] = {
    {
        .name = "seq.hlmem",
        .summary = "a memory of several dimensions",
        .doc = "A memory of any number of dimensions, whose ports are operations.\n",
        .operands = OPERANDS({ "clk", &SEQ_CLOCK_TYPE }, { "rst", &I1 }),
        .attrs = ATTRS({ "name", &SYMBOL_NAME_ATTR }),
        .results = RESULTS({ "handle", &SEQ_HLMEM_TYPE }),
        .format = "$name $clk `,` $rst attr-dict `:` type($handle)",
        .name_results = hw_name_result,
        .eval = seq_hlmem_give,
        .state = &SEQ_HLMEM_STATE,
        .decisions = "W16",
        .example = A_MEMORY,
        .gives = "tick 0: q = 0\n",
    },
    {
        .name = "seq.read",
        .summary = "a port that reads a seq.hlmem",
        .doc = "What the memory holds there, so many cycles later.\n",
        .operands =
            OPERANDS({ "memory", &SEQ_HLMEM_TYPE }, { "addresses", &HW_INTEGER_TYPE, VARIADIC },
                     { "rdEn", &I1, OPTIONAL }),
        .attrs = ATTRS({ "latency", &I64_ATTR }),
        .results = RESULTS({ "readData", &ANY_TYPE }),
        .predicates = HLMEM_ADDRESSES,
        .parse = parse_read,
        .print = print_read,
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .name_results = name_read,
        .fits = seq_is_of_memory,
        .eval = seq_read_give,
        .state = &SEQ_READ_STATE,
        .decisions = "W16",
        .example = A_MEMORY,
        .gives = "tick 0: q = 0\n",
    },
    {
        .name = "seq.write",
        .summary = "a port that writes a seq.hlmem",
        .doc = "Writes where it is enabled, so many cycles later.\n",
        .operands =
            OPERANDS({ "memory", &SEQ_HLMEM_TYPE }, { "addresses", &HW_INTEGER_TYPE, VARIADIC },
                     { "inData", &ANY_TYPE, ONE, POISON_MOVES }, { "wrEn", &I1 }),
        .attrs = ATTRS({ "latency", &I64_ATTR }),
        .types = TYPE_RULES({ .from = "memory",
                              .to = "inData",
                              .derive = seq_hlmem_element,
                              .summary = "type of 'value' matches element type of 'hlmemvalue'" }),
        .predicates = HLMEM_ADDRESSES,
        .parse = parse_write,
        .print = print_write,
        .fits = seq_is_of_memory,
        .eval = seq_write_give,
        .state = &SEQ_WRITE_STATE,
        .undefined = "The address is poison, or whether the memory is written.",
        .decisions = "W16",
        .example = A_MEMORY,
        .gives = "tick 0: q = 0\n",
    },
    {
        .name = "seq.firmem",
        .summary = "a memory of words",
        .doc = "A memory: its latencies, and what is read where a port writes, and written\n"
               "where two ports do. Its ports are operations.\n",
        .attrs = ATTRS({ "readLatency", &I32_ATTR }, { "writeLatency", &I32_ATTR },
                       { "ruw", &SEQ_RUW_ATTR }, { "wuw", &SEQ_WUW_ATTR },
                       { "name", &STR_ATTR, .optional = true },
                       { "inner_sym", &HW_INNER_SYM_ATTR, .optional = true },
                       { "init", &SEQ_FIRMEM_INIT_ATTR, .optional = true },
                       { "prefix", &STR_ATTR, .optional = true },
                       { "output_file", &ANY_ATTR, .optional = true }),
        .results = RESULTS({ "memory", &SEQ_FIRMEM_TYPE }),
        .format = "(`sym` $inner_sym^)? `` custom<ImplicitSSAName>($name) $readLatency `,` "
                  "$writeLatency `,` $ruw `,` $wuw attr-dict `:` type($memory)",
        .customs = HW_IMPLICIT_NAME,
        .name_results = hw_name_result,
        .eval = seq_firmem_give,
        .state = &SEQ_FIRMEM_STATE,
        .decisions = "W1, W10",
        .example = "hw.module @main(in %clk : !seq.clock, out q : i8) {\n"
                   "  %at = hw.constant 1 : i2\n"
                   "  %m = seq.firmem 0, 1, undefined, undefined : <4 x 8>\n"
                   "  %q = seq.firmem.read_port %m[%at], clock %clk : <4 x 8>\n"
                   "  hw.output %q : i8\n"
                   "}\n",
        .gives = "tick 0: q = 0\n",
    },
    {
        .name = "seq.firmem.read_port",
        .summary = "a port that reads",
        .doc = "What the memory holds at the address. Without `enable` it is always enabled.\n",
        .operands = OPERANDS({ "memory", &SEQ_FIRMEM_TYPE }, { "address", &ANY_SIGNLESS_INTEGER },
                             { "clk", &SEQ_CLOCK_TYPE }, { "enable", &I1, OPTIONAL }),
        .results = RESULTS({ "data", &ANY_SIGNLESS_INTEGER }),
        .types = TYPE_RULES(ADDRESS_RULE, DATA_RULE("data")),
        .format = "$memory `[` $address `]` `,` `clock` $clk (`enable` $enable^)? attr-dict `:` "
                  "type($memory)",
        .fits = seq_is_of_memory,
        .eval = seq_read_port_give,
        .state = &SEQ_READ_PORT_STATE,
        .decisions = "W1, W10",
        .example = "hw.module @main(in %clk : !seq.clock, out q : i8) {\n"
                   "  %at = hw.constant 1 : i2\n"
                   "  %m = seq.firmem 0, 1, undefined, undefined : <4 x 8>\n"
                   "  %q = seq.firmem.read_port %m[%at], clock %clk : <4 x 8>\n"
                   "  hw.output %q : i8\n"
                   "}\n",
        .gives = "tick 0: q = 0\n",
    },
    {
        .name = "seq.firmem.write_port",
        .summary = "a port that writes",
        .doc = "Writes at a rising edge of the clock, where enabled, the parts that the mask\n"
               "has.\n",
        .operands = OPERANDS({ "memory", &SEQ_FIRMEM_TYPE }, { "address", &ANY_SIGNLESS_INTEGER },
                             { "clk", &SEQ_CLOCK_TYPE }, { "enable", &I1, OPTIONAL },
                             { "data", &ANY_SIGNLESS_INTEGER, ONE, POISON_MOVES },
                             { "mask", &ANY_SIGNLESS_INTEGER, OPTIONAL }),
        .types = TYPE_RULES(ADDRESS_RULE, DATA_RULE("data")),
        .format = "$memory `[` $address `]` `=` $data `,` `clock` $clk (`enable` $enable^)? "
                  "(`mask` $mask^)? attr-dict `:` type($memory) (`,` type($mask)^)?",
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .verify = verify_mask,
        .fits = seq_is_of_memory,
        .eval = seq_write_port_give,
        .state = &SEQ_WRITE_PORT_STATE,
        .decisions = "W10",
        .example = "hw.module @main(in %clk : !seq.clock, out q : i8) {\n"
                   "  %at = hw.constant 1 : i2\n"
                   "  %m = seq.firmem 0, 1, undefined, undefined : <4 x 8>\n"
                   "  %d = hw.constant 42 : i8\n"
                   "  seq.firmem.write_port %m[%at] = %d, clock %clk : <4 x 8>\n"
                   "  %q = seq.firmem.read_port %m[%at], clock %clk : <4 x 8>\n"
                   "  hw.output %q : i8\n"
                   "}\n",
        .gives = "tick 0: q = 0\n",
    },
    {
        .name = "seq.firmem.read_write_port",
        .summary = "a port that reads or writes",
        .doc = "A write port where `mode` is 1, else a read port.\n",
        .operands = OPERANDS({ "memory", &SEQ_FIRMEM_TYPE }, { "address", &ANY_SIGNLESS_INTEGER },
                             { "clk", &SEQ_CLOCK_TYPE }, { "enable", &I1, OPTIONAL },
                             { "writeData", &ANY_SIGNLESS_INTEGER, ONE, POISON_MOVES },
                             { "mode", &I1 }, { "mask", &ANY_SIGNLESS_INTEGER, OPTIONAL }),
        .results = RESULTS({ "readData", &ANY_SIGNLESS_INTEGER }),
        .types = TYPE_RULES(ADDRESS_RULE, DATA_RULE("writeData"), DATA_RULE("readData")),
        .format = "$memory `[` $address `]` `=` $writeData `if` $mode `,` `clock` $clk (`enable` "
                  "$enable^)? (`mask` $mask^)? attr-dict `:` type($memory) (`,` type($mask)^)?",
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .verify = verify_mask,
        .fits = seq_is_of_memory,
        .eval = seq_write_port_give,
        .state = &SEQ_WRITE_PORT_STATE,
        .decisions = "W1, W10",
        .example = "hw.module @main(in %clk : !seq.clock, out q : i8) {\n"
                   "  %at = hw.constant 1 : i2\n"
                   "  %m = seq.firmem 0, 1, undefined, undefined : <4 x 8>\n"
                   "  %true = hw.constant true\n"
                   "  %d = hw.constant 42 : i8\n"
                   "  %q = seq.firmem.read_write_port %m[%at] = %d if %true, clock %clk : <4 x 8>\n"
                   "  hw.output %q : i8\n"
                   "}\n",
        .gives = "tick 0: q = 0\n",
    },
    { 0 },
};
