/* meaning: what operations and types of other dialects mean. */
#include "dialects/meaning/meaning.h"

#include "core/define/constraint.h"
#include "core/ir/diag.h"
#include "core/text/asm.h"
#include "dialects/step.h"
#include "semantics/number/choice.h"

#include <string.h>

/* Attributes, by their number in the rows. */
enum { OP_NAME, OP_SIGNATURE };
enum { TYPE_PATTERN, TYPE_BY };
enum { NUMBER, GRAPH_SETTLES, GRAPH_UNTIL };
enum { KIND, WORDS };
enum { UNDEFINED, TRAP };
enum { MOST_UNSETTLED = 1000 }; /* ticks of a graph that does not settle (G6) */

static const EnumCase ENDS[] = { { "undefined", UNDEFINED }, { "trap", TRAP }, { 0 } };
static const EnumDef END_KINDS = { "MeaningEnd", "how a run ends", false, NULL, ENDS };
static const AttrConstraint END_ATTR = { .summary = "undefined or trap",
                                         .syntax = ATTR_ENUM_KEYWORD,
                                         .build = build_i32,
                                         .cases = &END_KINDS };

/* Syntax. */

static Reader reader_here(AsmParser *p)
{
    Str source = asm_source(p);

    return (Reader){ asm_context(p), asm_here(p), source.data + source.len, NULL };
}

static bool wrong(AsmParser *p, const Reader *reader)
{
    return asm_plain_error(p, reader->at, "%s", reader->wrong);
}

/* The lines of comment in front of the line that `at` stands in, without their slashes. */
static Str comment_before(Context *context, const char *begin, const char *at)
{
    const char *line = at;
    Sb text = { 0 };
    Str words;

    while (line > begin && line[-1] != '\n')
        line--;
    for (at = line; at > begin;) {
        const char *before = at - 1;

        while (before > begin && before[-1] != '\n')
            before--;
        if (at - before < 3 || memcmp(before, "//", 2) != 0 || memcmp(before, "// --", 5) == 0)
            break;
        at = before;
    }
    while (at < line) {
        const char *end = memchr(at, '\n', (size_t)(line - at));

        at += at[2] == ' ' ? 3 : 2;
        if (at < end)
            sb_str(&text, (Str){ at, (size_t)(end - at) });
        sb_char(&text, '\n');
        at = end + 1;
    }
    words = str_dup(&context->arena, sb_view(&text));
    sb_free(&text);
    return words;
}

static void place_body(AsmParser *p, Template *made, const char *body)
{
    const Attr *loc = loc_attr(asm_context(p), asm_loc(p, body));

    made->file = loc->file.file;
    made->line = loc->file.line;
    made->column = loc->file.column;
}

/* The same template, with the bodies of what holds state. */
static void make_parts(AsmParser *p, Template *made, const char *body)
{
    for (unsigned i = PART_BEGIN; made->holds_state && i < MEANING_PARTS; i++) {
        Template *part = ARENA_COPY(&asm_context(p)->arena, Template, made, 1);

        part->part = i;
        part->body = made->bodies[i];
        place_body(p, part, body + (part->body.data - made->body.data));
        made->parts[i] = part;
    }
}

static void write_out_types(AsmParser *p, Formals *formals)
{
    for (unsigned i = 0; i < formals->count; i++)
        formals->list[i].type = aliases_written_out(p, formals->list[i].type);
}

static bool parse_op(AsmParser *p, OpState *state)
{
    Reader reader = reader_here(p);
    const char *begin = reader.at;
    Template *made = ARENA_NEW(&state->context->arena, Template);
    const char *fault, *body;

    if (!signature_read(&reader, made))
        return wrong(p, &reader);
    write_out_types(p, &made->operands);
    write_out_types(p, &made->results);
    write_out_types(p, &made->held);
    aliases_collect(p, made);
    body = reader.at - made->body.len - 1;
    made->loc = loc_attr(asm_context(p), asm_loc(p, asm_name_loc(p)));
    place_body(p, made, made->has_body ? body : reader.at);
    make_parts(p, made, body);
    made->words = comment_before(state->context, asm_source(p).data, asm_name_loc(p));
    if (!template_register(state->context, made, &fault))
        return asm_plain_error(p, begin, "'%.*s': %s", STR_ARG(made->name), fault);
    op_state_add_attr(state, "operation", attr_string(state->context, made->name));
    op_state_add_attr(
        state, "signature",
        attr_string(state->context,
                    str_dup(&state->context->arena, (Str){ begin, (size_t)(reader.at - begin) })));
    asm_go_on_at(p, reader.at);
    return true;
}

/* Variables stand directly behind the name. */
static void print_text(AsmPrinter *printer, Str text)
{
    asm_print(printer, "%s%.*s", text.len && *text.data == '<' ? "" : " ", STR_ARG(text));
}

static void print_op(AsmPrinter *printer, const Op *op)
{
    print_text(printer, op_inherent(op, OP_SIGNATURE)->string);
}

static void set_op(Template *t, const Op *op)
{
    t->op = op;
    for (unsigned i = 0; i < MEANING_PARTS; i++)
        if (t->parts[i])
            t->parts[i]->op = op;
}

/* Where it stands is where its functions find what they name. */
static bool verify_op(const Op *op)
{
    Str name = op_inherent(op, OP_NAME)->string;
    const Template *t = map_get(&op_context(op)->templates, name);

    if (!op_parent(op) || !op_is(op_parent(op), "builtin.module"))
        return op_error(op, "stands in no module");
    for (; t; t = t->next)
        if (t->loc == op_loc(op))
            set_op((Template *)t, op);
    return true;
}

static bool parse_type_op(AsmParser *p, OpState *state)
{
    Reader reader = reader_here(p);
    const char *begin = reader.at;
    Representation made = { 0 };

    if (!representation_read(&reader, &made))
        return wrong(p, &reader);
    made.loc = loc_attr(state->context, asm_loc(p, asm_name_loc(p)));
    made.pattern = aliases_written_out(p, made.pattern);
    made.text = aliases_written_out(p, made.text);
    representation_register(state->context, &made);
    op_state_add_attr(
        state, "pattern",
        attr_string(state->context,
                    str_dup(&state->context->arena, (Str){ begin, (size_t)(reader.at - begin) })));
    op_state_add_attr(state, "by", attr_string(state->context, made.text));
    asm_go_on_at(p, reader.at);
    return true;
}

static void print_type_op(AsmPrinter *printer, const Op *op)
{
    print_text(printer, op_inherent(op, TYPE_PATTERN)->string);
}

bool meanings_are_said(const Op *module)
{
    for (const Op *op = module->regions[0].first->first; op; op = op->next)
        if (str_is(op_dialect(op), "meaning"))
            return true;
    return false;
}

/* Running. */

Flow meaning_leave(Step *s)
{
    return leave_region(s);
}

static Flow run_user_region(Step *s)
{
    return run_region_of_use(s, (unsigned)prop_int(s, NUMBER));
}

static Flow run_user_graph(Step *s)
{
    unsigned arguments, count, ticks = op_operand_group(s->op, 1, &count);
    const Attr *until = prop(s, GRAPH_UNTIL);
    GraphRun run = { .region = (unsigned)prop_int(s, NUMBER),
                     .settles = prop_flag(s, GRAPH_SETTLES),
                     .until = until ? (int)prop_int(s, GRAPH_UNTIL) : -1 };

    op_operand_group(s->op, 0, &arguments);
    run.arguments = arguments;
    run.most = count ? size_in(s, ticks) : run.settles ? MOST_UNSETTLED : until ? UINT64_MAX : 1;
    return run_graph_of_use(s, &run);
}

static bool verify_graph(const Op *op)
{
    const Attr *until = op_inherent(op, GRAPH_UNTIL);
    uint64_t number = until ? int_low_u(until->integer) : 0;

    if (until && op_inherent(op, GRAPH_SETTLES))
        return op_error(op, "ends in one way: when it settles, or when a value is true");
    return !until
           || (number < op->result_count && op->results[number]->type == type_i(op_context(op), 1))
           || op_error(op, "has no result #%llu of type i1, until which it is to run",
                       (unsigned long long)number);
}

/* All of them where none are named. */
static Flow run_user_regions(Step *s)
{
    const Attr *numbers = prop(s, NUMBER);
    unsigned named = (unsigned)numbers->dense.count;
    unsigned count = named ? named : region_count_of_use(s);
    unsigned *regions = ARENA_ARRAY(s->arena, unsigned, count);

    for (unsigned i = 0; i < count; i++)
        regions[i] = named ? (unsigned)attr_i64_at(numbers, i) : i;
    return run_regions_of_use(s, regions, count);
}

static Flow choose_successor(Step *s)
{
    return choose_successor_of_use(s, (unsigned)prop_int(s, NUMBER));
}

static Flow require(Step *s)
{
    Str words = prop(s, WORDS)->string;
    uint32_t poison = *operand_place(s, 0).poison;

    if (poison)
        return undefined_poison(s, poison, "it is poison whether this is so: %.*s", STR_ARG(words));
    if (bool_in(s, 0))
        return FLOW_NEXT;
    return prop_int(s, KIND) == TRAP ? trap(s, "%.*s", STR_ARG(words))
                                     : undefined(s, "%.*s", STR_ARG(words));
}

static Flow poison(Step *s)
{
    return give_poison(s, prop(s, 0)->string.data);
}

static Flow choose(Step *s)
{
    Int count = int_in(s, 0);
    uint64_t choices = int_fits_u64(count) ? int_low_u(count) : UINT64_MAX;

    if (!choices)
        return undefined(s, "there is nothing to choose from");
    return give_int(s, int_of_u(s->arena, count.width, choice_of(choice_in(s), choices)));
}

#define EXAMPLE                                                                                    \
    "func.func @main() -> i32 {\n"                                                                 \
    "  %three = arith.constant 3 : i32\n"

static const OpDef OPS[] = {
    {
        .name = "meaning.op",
        .ours = true,
        .summary = "what an operation of yours means",
        .doc = "A template for the function that a use of the operation means: variables, which\n"
               "types of a use give a value; operands, attributes and results; a body. The body\n"
               "is read again for each use that binds the variables otherwise, with what they\n"
               "stand for in place of `$T`, and verified. Without a body the operation ends a\n"
               "region and hands over its operands. Of several templates for one operation the\n"
               "first that fits is taken. What an operation of a graph holds stands behind\n"
               "`holds`, and its body is three: what it holds at first (`begin`), its results\n"
               "(`gives`), what it holds next (`takes`), each with what it holds as values.\n"
               "Operands that `gives` names are needed before it gives.\n",
        .decisions = "G5",
        .attrs = ATTRS({ "operation", &STR_ATTR }, { "signature", &STR_ATTR }),
        .parse = parse_op,
        .text_alone = true,
        .print = print_op,
        .verify = verify_op,
        .syntax = "meaning.op (`<` variables `>`)? name `(` (`%`operand `:` type)* `)`\n"
                  "(`attributes` `{` names `}`)? (`holds` `(` (`%`name `:` type)* `)`)?\n"
                  "(`->` types)? (`{` body `}`)?",
        .words = "template user dialect own-dialect custom",
        .example = "// Twice the number.\n"
                   "meaning.op<T> my.twice(%x: $T) -> $T {\n"
                   "  %r = arith.addi %x, %x : $T\n"
                   "  return %r : $T\n"
                   "}\n" EXAMPLE "  %six = \"my.twice\"(%three) : (i32) -> i32\n"
                   "  return %six : i32\n"
                   "}\n",
        .gives = "6 : i32\n",
    },
    {
        .name = "meaning.type",
        .ours = true,
        .summary = "what represents a type of yours",
        .doc = "Values of types that fit the pattern are values of the type behind `=`: within\n"
               "meanings they are of that type; they lie, print and are read as such.\n",
        .attrs = ATTRS({ "pattern", &STR_ATTR }, { "by", &STR_ATTR }),
        .parse = parse_type_op,
        .text_alone = true,
        .print = print_type_op,
        .syntax = "meaning.type (`<` variables `>`)? pattern `=` type",
        .words = "representation user dialect",
        .example = "meaning.type<N> !my.bits<$N> = i$N\n"
                   "meaning.op<N> my.bits(%x: i$N) -> !my.bits<$N> {\n"
                   "  return %x : i$N\n"
                   "}\n"
                   "  %three = arith.constant 3 : i32\n"
                   "  %bits = \"my.bits\"(%three) : (i32) -> !my.bits<32>\n",
        .gives = "3 : !my.bits<32>\n",
    },
    {
        .name = "meaning.region",
        .ours = true,
        .summary = "runs a region of the operation",
        .doc = "Within a body: the region of that number of the operation that is used\n"
               "runs with these arguments, and its results are what the region ends with.\n",
        .operands = OPERANDS({ "arguments", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "number", &I64_ATTR }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .format = "$number `(` $arguments `)` attr-dict `:` functional-type($arguments, $results)",
        .eval = run_user_region,
        .primitive = PRIM_RUN_REGION,
        .example = "meaning.op my.yield(%x: i32)\n"
                   "meaning.op my.twice() -> i32 {\n"
                   "  %a = meaning.region 0() : () -> i32\n"
                   "  %b = meaning.region 0() : () -> i32\n"
                   "  %r = arith.addi %a, %b : i32\n"
                   "  return %r : i32\n"
                   "}\n" EXAMPLE "  %six = \"my.twice\"() ({\n"
                   "    \"my.yield\"(%three) : (i32) -> ()\n"
                   "  }) : () -> i32\n"
                   "  return %six : i32\n"
                   "}\n",
        .gives = "6 : i32\n",
    },
    {
        .name = "meaning.graph",
        .ours = true,
        .summary = "runs a region of the operation that is a graph",
        .doc = "Within a body: the region of that number runs by ticks, as a graph: its\n"
               "operations have no order, and at the end of each tick all that they hold\n"
               "(`holds`) moves at once. It runs once; with `ticks` for so many ticks; with\n"
               "`settles` until nothing of what it holds moves; with `until 0` until value 0 of\n"
               "what it ends with is true. With `ticks` beside one of these it takes so many\n"
               "ticks at the most, and a graph that settles 1000 where none are given: then\n"
               "the run ends, and what still moves is told. The results are what the region\n"
               "ends with in the last tick. Regions of operations whose body has this are\n"
               "graphs.\n",
        .operands = OPERANDS({ "arguments", &ANY_TYPE, VARIADIC, POISON_MOVES },
                             { "ticks", &INDEX, OPTIONAL, POISON_IS_UNDEFINED }),
        .attrs = ATTRS(
            { "number", &I64_ATTR }, [GRAPH_SETTLES] = { "settles", &UNIT_ATTR, .optional = true },
            [GRAPH_UNTIL] = { "until", &I64_ATTR, .optional = true }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .format = "$number `(` $arguments `)` (`ticks` $ticks^)? (`settles` $settles^)? (`until` "
                  "$until^)? attr-dict `:` functional-type($arguments, $results)",
        .verify = verify_graph,
        .eval = run_user_graph,
        .undefined = "Where there is no tick, and there are results; where it is poison whether\n"
                     "the graph goes on.\n",
        .decisions = "G6",
        .example = "meaning.op my.yield(%x: i32)\n"
                   "meaning.op my.sum(%in: i32) holds (%sum: i32) -> i32 {\n"
                   "  begin { arith.constant 0 : i32 }\n"
                   "  gives { return %sum : i32 }\n"
                   "  takes { arith.addi %sum, %in : i32 }\n"
                   "}\n"
                   "meaning.op my.clocked(%n: index) -> i32 {\n"
                   "  %r = meaning.graph 0() ticks %n : () -> i32\n"
                   "  return %r : i32\n"
                   "}\n" EXAMPLE "  %n = arith.constant 3 : index\n"
                   "  %six = \"my.clocked\"(%n) ({\n"
                   "    %sum = \"my.sum\"(%three) : (i32) -> i32\n"
                   "    \"my.yield\"(%sum) : (i32) -> ()\n"
                   "  }) : (index) -> i32\n"
                   "  return %six : i32\n"
                   "}\n",
        .gives = "6 : i32\n",
    },
    {
        .name = "meaning.parallel",
        .ours = true,
        .summary = "runs regions of the operation at once",
        .doc = "Within a body: the regions of these numbers, or all, where none are named, of\n"
               "the operation that is used run at once, each with these arguments. In which\n"
               "order they come to touch what they share is a choice, that --seed decides. The\n"
               "results are what each ends with, one behind the other.\n",
        .operands = OPERANDS({ "arguments", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "regions", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .format = "$regions `(` $arguments `)` attr-dict `:` functional-type($arguments, $results)",
        .eval = run_user_regions,
        .undefined =
            "Where two of the regions touch a byte, one writes it, and not both by atomic\n"
            "operations: a race.\n",
        .decisions = "G7, M7",
        .words = "concurrent fork sections",
        .example = "meaning.op my.yield(%x: i32)\n"
                   "meaning.op my.both() -> (i32, i32) {\n"
                   "  %a, %b = meaning.parallel [0, 1]() : () -> (i32, i32)\n"
                   "  return %a, %b : i32, i32\n"
                   "}\n" EXAMPLE "  %a, %b = \"my.both\"() ({\n"
                   "    \"my.yield\"(%three) : (i32) -> ()\n"
                   "  }, {\n"
                   "    %four = arith.constant 4 : i32\n"
                   "    \"my.yield\"(%four) : (i32) -> ()\n"
                   "  }) : () -> (i32, i32)\n"
                   "  %seven = arith.addi %a, %b : i32\n"
                   "  return %seven : i32\n"
                   "}\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "meaning.successor",
        .ours = true,
        .summary = "chooses where control goes on",
        .doc = "Ends the body of an operation that ends blocks: control goes to the\n"
               "successor of that number, whose arguments are the operands.\n",
        .operands = OPERANDS({ "arguments", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "number", &I64_ATTR }),
        .traits = TERMINATOR,
        .format = "$number (`(` $arguments^ `:` type($arguments) `)`)? attr-dict",
        .eval = choose_successor,
        .example = "meaning.op my.goto(%x: i32) {\n"
                   "  meaning.successor 0(%x : i32)\n"
                   "}\n" EXAMPLE "  \"my.goto\"(%three)[^end] : (i32) -> ()\n"
                   "^end(%x: i32):\n"
                   "  return %x : i32\n"
                   "}\n",
        .gives = "3 : i32\n",
    },
    {
        .name = "meaning.require",
        .ours = true,
        .summary = "a condition of the operation",
        .doc = "Where the condition does not hold the operation that is used is undefined, or\n"
               "traps, and the report says so in these words.\n",
        .operands = OPERANDS({ "condition", &I1, ONE, POISON_MOVES }),
        .attrs = ATTRS({ "kind", &END_ATTR }, { "words", &STR_ATTR }),
        .format = "$condition `else` $kind $words attr-dict",
        .eval = require,
        .undefined = "Where the condition does not hold, behind `undefined`; or is poison.\n",
        .example = "meaning.op my.positive(%x: i32) {\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %good = arith.cmpi sgt, %x, %zero : i32\n"
                   "  meaning.require %good else undefined \"the number is not positive\"\n"
                   "  return\n"
                   "}\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  \"my.positive\"(%zero) : (i32) -> ()\n"
                   "  return\n",
        .gives = "error: undefined behaviour: the number is not positive\n",
    },
    {
        .name = "meaning.poison",
        .ours = true,
        .summary = "poison, and why",
        .doc = "The result is poison that the operation that is used makes; the words say why.\n",
        .attrs = ATTRS({ "words", &STR_ATTR }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .format = "$words attr-dict `:` type($result)",
        .traits = PURE,
        .eval = poison,
        .poison = "Always.\n",
        .example = "meaning.op my.unknown() -> i32 {\n"
                   "  %r = meaning.poison \"nobody knows\" : i32\n"
                   "  return %r : i32\n"
                   "}\n"
                   "  %r = \"my.unknown\"() : () -> i32\n",
        .gives = "poison : i32\n",
    },
    {
        .name = "meaning.choose",
        .ours = true,
        .summary = "a choice",
        .doc = "One of the numbers below the operand, read as unsigned: which is a choice, that\n"
               "--seed decides.\n",
        .operands = OPERANDS({ "count", &ANY_SIGNLESS_INTEGER_OR_INDEX, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &ANY_SIGNLESS_INTEGER_OR_INDEX }),
        .types = TYPE_RULES({ .same = "count result" }),
        .format = "$count attr-dict `:` type($result)",
        .eval = choose,
        .undefined = "Where the operand is 0.\n",
        .example = "meaning.op my.die() -> i32 {\n"
                   "  %six = arith.constant 6 : i32\n"
                   "  %r = meaning.choose %six : i32\n"
                   "  return %r : i32\n"
                   "}\n"
                   "  %r = \"my.die\"() : () -> i32\n",
        .gives = "0 : i32\n",
    },
    { 0 },
};

const DialectDef MEANING_DIALECT = {
    .name = "meaning",
    .summary = "what operations and types of yours mean",
    .doc = "Operations of a dialect that is not known here are executed where a file that\n"
           "--meaning names, or the program itself in front of them, says what they mean.\n",
    .ops = OPS,
};
