/* sim: the dialect: printing, streams, how a simulation ends (semantics/DECISIONS.md W12, W13). */
#include "core/ir/attr.h"
#include "core/ir/op_state.h"

#include "dialects/sim/sim.h"

/* "success" or "failure", "verbose" or "quiet": a bool. */
static bool parse_word(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    Str set = args[1].text, clear = args[2].text, found;
    const char *at = asm_here(p);

    (void)count;
    if (!asm_parse_any_keyword(p, &found))
        return false;
    if (!str_eq(found, set) && !str_eq(found, clear))
        return asm_error(p, at, "expected keyword '%.*s' or '%.*s'", STR_ARG(set), STR_ARG(clear));
    op_state_add_attr(state, str_dup(&asm_context(p)->arena, args[0].text).data,
                      attr_bool(asm_context(p), str_eq(found, set)));
    return true;
}

static void print_word(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    bool set = !int_is_zero(args[0].attr->integer);

    (void)op;
    (void)count;
    asm_print(printer, "%.*s", STR_ARG(args[set ? 1 : 2].text));
}

#define WORDS CUSTOMS({ "KeywordBool", parse_word, print_word })
#define SUCCESS "custom<KeywordBool>($success, \"success\", \"failure\")"
#define VERBOSE "custom<KeywordBool>($verbose, \"verbose\", \"quiet\")"

static Flow gives_nothing(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

static bool needs_none(const Op *op, unsigned operand)
{
    (void)op;
    (void)operand;
    return false;
}

/* At a rising edge, where the condition holds: FLOW_LEAVE. Else FLOW_NEXT. */
static Flow comes(Step *s)
{
    uint32_t poison = 0;
    bool rises = seq_rises(s, seq_operand(s->op, "clock"), &poison);
    bool holds = seq_is_set(s, seq_operand(s->op, "condition"), true, &poison);

    if (poison)
        return undefined_poison(s, poison, "whether it is done is poison");
    return rises && holds ? FLOW_LEAVE : FLOW_NEXT;
}

/* Printing. */

static Flow print(Step *s)
{
    Place text = operand_place(s, 0);

    if (*text.poison)
        return undefined_poison(s, *text.poison, "the text that is printed is poison");
    sb_str(output_in(s), sim_text_in(s, 0));
    return FLOW_NEXT;
}

static Flow print_at_edge(Step *s)
{
    Flow flow = comes(s);

    return flow == FLOW_LEAVE ? print(s) : flow;
}

static Flow run_at_edge(Step *s)
{
    Flow flow = comes(s);

    return flow == FLOW_LEAVE ? run_region(s, 0) : flow;
}

static Flow stream(Step *s)
{
    place_set_int(result_place(s, 0), int_of_u(s->arena, 1, 0));
    return FLOW_NEXT;
}

/* Ends. */

static Flow end_simulation(Step *s, bool success)
{
    if (!success)
        return trap(s, "the simulation ends with a failure");
    return tick_is_last(s) ? FLOW_NEXT : unsupported(s, "the end of a simulation where none runs");
}

static bool succeeds(const Step *s)
{
    const Attr *success = op_attr(s->op, "success");

    return !success || !int_is_zero(success->integer);
}

static Flow end_now(Step *s)
{
    return end_simulation(s, succeeds(s));
}

static Flow end_at_edge(Step *s)
{
    Flow flow = comes(s);

    return flow == FLOW_LEAVE ? end_simulation(s, succeeds(s)) : flow;
}

static const StateDef PRINTS = { .needs = needs_none,
                                 .watches = seq_watches_clock,
                                 .take = print_at_edge };
static const StateDef RUNS = { .needs = needs_none,
                               .watches = seq_watches_clock,
                               .take = run_at_edge };
static const StateDef ENDS = { .needs = needs_none,
                               .watches = seq_watches_clock,
                               .take = end_at_edge };

#define AT_EDGE(kind) .clocking = CLOCK_TELLS, .eval = gives_nothing, .state = &kind
#define CIRCUIT(text)                                                                              \
    "hw.module @main(in %clk : !seq.clock) {\n"                                                    \
    "  %true = hw.constant true\n" text "}\n"
#define EIGHT "  %t = sim.fmt.literal \"8\\0A\"\n"

static const OpDef OPS[] = {
    {
        .name = "sim.print",
        .summary = "printing at a clock's edge",
        .doc = "Prints the text at a rising edge of the clock where the condition holds, before\n"
               "registers change. Of several at one edge the first of the text does first.\n",
        .operands = OPERANDS({ "input", &SIM_FSTRING_TYPE }, { "clock", &SEQ_CLOCK_TYPE },
                             { "condition", &I1 }, { "stream", &SIM_STREAM_TYPE, OPTIONAL }),
        .format = "$input `on` $clock `if` $condition (`to` $stream^)? attr-dict",
        .verify = hw_verify_not_procedural,
        AT_EDGE(PRINTS),
        .undefined = "The condition, the clock or the text that is printed is poison.",
        .decisions = "W12",
        .example = CIRCUIT(EIGHT "  sim.print %t on %clk if %true\n"),
        .gives = "8\n",
    },
    {
        .name = "sim.proc.print",
        .summary = "printing",
        .doc = "Prints the text where it stands.\n",
        .operands = OPERANDS({ "input", &SIM_FSTRING_TYPE, ONE, POISON_IS_UNDEFINED },
                             { "stream", &SIM_STREAM_TYPE, OPTIONAL }),
        .format = "$input (`to` $stream^)? attr-dict",
        .verify = hw_verify_procedural,
        .eval = print,
        .decisions = "W12",
        .example = CIRCUIT(EIGHT "  sim.triggered %clk {\n"
                                 "    sim.proc.print %t\n"
                                 "  }\n"),
        .gives = "8\n",
    },
    {
        .name = "sim.get_file",
        .summary = "a stream into a file",
        .doc = "A stream into the file of that name.\n",
        .operands = OPERANDS({ "fileName", &SIM_FSTRING_TYPE }),
        .results = RESULTS({ "result", &SIM_STREAM_TYPE }),
        .format = "$fileName attr-dict",
        .verify = hw_verify_procedural,
    },
    {
        .name = "sim.stdout_stream",
        .summary = "standard output",
        .doc = "The stream of what is printed.\n",
        .results = RESULTS({ "result", &SIM_STREAM_TYPE }),
        .format = "attr-dict",
        .traits = PURE,
        .eval = stream,
        .decisions = "W12",
        .example = CIRCUIT(EIGHT "  %s = sim.stdout_stream\n"
                                 "  sim.print %t on %clk if %true to %s\n"),
        .gives = "8\n",
    },
    {
        .name = "sim.stderr_stream",
        .summary = "standard error",
        .doc = "The stream of what goes wrong.\n",
        .results = RESULTS({ "result", &SIM_STREAM_TYPE }),
        .format = "attr-dict",
        .traits = PURE,
        .eval = stream,
        .decisions = "W12",
        .example = CIRCUIT(EIGHT "  %s = sim.stderr_stream\n"
                                 "  sim.print %t on %clk if %true to %s\n"),
        .gives = "8\n",
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
        AT_EDGE(RUNS),
        .undefined = "The condition or the clock is poison.",
        .decisions = "W12",
        .example = CIRCUIT(EIGHT "  sim.triggered %clk if %true {\n"
                                 "    sim.proc.print %t\n"
                                 "  }\n"),
        .gives = "8\n",
    },
    {
        .name = "sim.clocked_terminate",
        .summary = "the end of the simulation at a clock's edge",
        .doc = "Ends the simulation at a rising edge of the clock where the condition holds, as\n"
               "sim.terminate does.\n",
        .operands = OPERANDS({ "clock", &SEQ_CLOCK_TYPE }, { "condition", &I1 }),
        .attrs = ATTRS({ "success", &BOOL_ATTR }, { "verbose", &BOOL_ATTR }),
        .format = "$clock `,` $condition `,` " SUCCESS " `,` " VERBOSE " attr-dict",
        .customs = WORDS,
        .verify = hw_verify_not_procedural,
        AT_EDGE(ENDS),
        .undefined = "The condition or the clock is poison.",
        .decisions = "W13",
        .example = CIRCUIT("  sim.clocked_terminate %clk, %true, failure, quiet\n"),
        .gives = "error: the program stopped itself: the simulation ends with a failure\n",
    },
    {
        .name = "sim.clocked_pause",
        .summary = "a pause of the simulation at a clock's edge",
        .doc = "Pauses at a rising edge of the clock where the condition holds, as\n"
               "sim.pause does.\n",
        .operands = OPERANDS({ "clock", &SEQ_CLOCK_TYPE }, { "condition", &I1 }),
        .attrs = ATTRS({ "verbose", &BOOL_ATTR }),
        .format = "$clock `,` $condition `,` " VERBOSE " attr-dict",
        .customs = WORDS,
        .verify = hw_verify_not_procedural,
        AT_EDGE(ENDS),
        .undefined = "The condition or the clock is poison.",
        .decisions = "W13",
        .example = CIRCUIT(EIGHT "  sim.print %t on %clk if %true\n"
                                 "  sim.clocked_pause %clk, %true, quiet\n"),
        .gives = "8\n",
    },
    {
        .name = "sim.terminate",
        .summary = "the end of the simulation",
        .doc = "Ends the simulation, well or with a failure. What else happens at this edge\n"
               "still does; no tick follows.\n",
        .attrs = ATTRS({ "success", &BOOL_ATTR }, { "verbose", &BOOL_ATTR }),
        .format = SUCCESS " `,` " VERBOSE " attr-dict",
        .customs = WORDS,
        .verify = hw_verify_procedural,
        .eval = end_now,
        .decisions = "W13",
        .example = CIRCUIT("  sim.triggered %clk {\n"
                           "    sim.terminate failure, quiet\n"
                           "  }\n"),
        .gives = "error: the program stopped itself: the simulation ends with a failure\n",
    },
    {
        .name = "sim.pause",
        .summary = "a pause of the simulation",
        .doc = "Nobody is there to go on with it: the simulation ends well.\n",
        .attrs = ATTRS({ "verbose", &BOOL_ATTR }),
        .format = VERBOSE " attr-dict",
        .customs = WORDS,
        .verify = hw_verify_procedural,
        .eval = end_now,
        .decisions = "W13",
        .example = CIRCUIT(EIGHT "  sim.triggered %clk {\n"
                                 "    sim.proc.print %t\n"
                                 "    sim.pause quiet\n"
                                 "  }\n"),
        .gives = "8\n",
    },
    { 0 },
};

static const OpDef *const MORE_OPS[] = { SIM_FORMAT_OPS, SIM_STRING_OPS, NULL };

const DialectDef SIM_DIALECT = {
    .name = "sim",
    .summary = "printing of simulations",
    .doc =
        "Texts that a circuit makes of its values and prints while it is simulated, and the end\n"
        "of that. Of the CIRCT project, of which this is the part that prints and ends.\n",
    .ops = OPS,
    .more_ops = MORE_OPS,
    .types = SIM_TYPES,
};
