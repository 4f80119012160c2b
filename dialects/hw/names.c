/* Names of types, and of places in the hierarchy of instances; regions that an event runs. */
#include "core/ir/attr.h"
#include "core/ir/symbol.h"

#include "dialects/function.h"
#include "dialects/hw/ports.h"

/* hw.hierpath @name [@Top::@instance, @Leaf] */

static bool parse_step(AsmParser *p, HwAttrs *path)
{
    const char *at = asm_here(p);
    const Attr *reference;

    if (!asm_parse_attr_of(p, NULL, ATTR_SYMBOL_REF, &reference))
        return false;
    if (reference->symbol.nested_count > 1)
        return asm_error(p, at, "only one nested reference is allowed");
    if (reference->symbol.nested_count)
        reference = attr_dialect(asm_context(p), &HW_ATTRS[HW_INNER_REF], 1, &reference);
    vec_push(path, reference);
    return true;
}

static bool parse_path(AsmParser *p, HwAttrs *path)
{
    if (!asm_parse_punct(p, "["))
        return false;
    if (asm_optional_punct(p, "]"))
        return true;
    do
        if (!parse_step(p, path))
            return false;
    while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, "]");
}

static bool parse_hierpath(AsmParser *p, OpState *state)
{
    HwAttrs path = { 0 };
    const Attr *name;
    bool good;

    function_parse_visibility(p, state);
    if (!asm_parse_symbol_name(p, &name))
        return false;
    op_state_add_attr(state, "sym_name", name);
    good = parse_path(p, &path);
    if (good)
        op_state_add_attr(state, "namepath",
                          attr_array(state->context, (unsigned)path.len, path.data));
    vec_free(&path);
    return good && asm_optional_attr_dict(p, state);
}

static void print_hierpath(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "sym_name", "namepath", "sym_visibility", NULL };
    const Attr *visibility = op_attr(op, "sym_visibility"), *path = op_attr(op, "namepath");

    asm_print(printer, " ");
    if (visibility)
        asm_print(printer, "%.*s ", STR_ARG(visibility->string));
    asm_print_symbol_name(printer, op_attr(op, "sym_name")->string);
    asm_print(printer, " [");
    for (unsigned i = 0; i < path->array.count; i++) {
        const Attr *step = path->array.elements[i];

        asm_print(printer, i ? ", " : "");
        asm_print_attr(printer, hw_is_attr(step, HW_INNER_REF) ? step->dialect.params[0] : step);
    }
    asm_print(printer, "]");
    asm_print_attr_dict(printer, op, ELIDED);
}

/* What the nearest region around the operation is, of those that know. An operation that has one
 * and may not stand in a procedural one runs its own so. */
typedef enum Surroundings { UNKNOWN, PROCEDURAL, NOT_PROCEDURAL } Surroundings;

static Surroundings surroundings_of(const Op *op)
{
    for (op = op_parent(op); op; op = op_parent(op)) {
        if (op_is(op, "hw.module"))
            return NOT_PROCEDURAL;
        if (op->region_count && op->def && op->def->verify == hw_verify_not_procedural)
            return PROCEDURAL;
    }
    return UNKNOWN;
}

bool hw_verify_procedural(const Op *op)
{
    return surroundings_of(op) != NOT_PROCEDURAL
           || op_error(op, "must not be in a non-procedural region");
}

bool hw_verify_not_procedural(const Op *op)
{
    return surroundings_of(op) != PROCEDURAL || op_error(op, "must not be in a procedural region");
}

enum { POSEDGE, NEGEDGE, EDGE };

static const EnumCase EVENTS[] = {
    { "posedge", POSEDGE }, { "negedge", NEGEDGE }, { "edge", EDGE }, { 0 }
};
static const EnumDef EVENT = { .name = "::circt::hw::EventControl",
                               .summary = "edge control trigger",
                               .cases = EVENTS };
static const AttrConstraint EVENT_ATTR = { "edge control trigger", ATTR_ENUM_KEYWORD, build_i32,
                                           .cases = &EVENT };

/* Triggers: what is held is whether anything was seen yet, before which there is no edge. */

static const Type *trigger_holds(const Op *op, unsigned index)
{
    return index ? NULL : type_i(op_context(op), 1);
}

static bool watches_trigger(const Op *op, unsigned operand)
{
    (void)op;
    return operand == 0;
}

static Flow trigger_begin(Step *s)
{
    return hw_set_bits(s, held_place(s, 0), int_of_u(s->arena, 1, 0));
}

static Flow trigger_give(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

static bool bit_of(Place place)
{
    return !int_is_zero(place_int(place));
}

static bool is_edge(const Step *s)
{
    bool before = bit_of(place_before(s, 0)), now = bit_of(operand_place(s, 0));
    int64_t event = attr_enum_value(op_attr(s->op, "event"));

    return bit_of(held_place(s, 0)) && before != now
           && (event == EDGE || event == (now ? POSEDGE : NEGEDGE));
}

static Flow trigger_take(Step *s)
{
    uint32_t poison =
        *operand_place(s, 0).poison ? *operand_place(s, 0).poison : *place_before(s, 0).poison;
    Place *arguments = ARENA_ARRAY(s->arena, Place, s->op->operand_count);

    if (poison)
        return undefined_poison(s, poison, "whether it is done is poison");
    hw_set_bits(s, next_place(s, 0), int_of_u(s->arena, 1, 1));
    if (!is_edge(s))
        return FLOW_NEXT;
    for (unsigned i = 1; i < s->op->operand_count; i++)
        arguments[i - 1] = operand_place(s, i);
    return run_isolated(s, arguments, NULL);
}

static const StateDef TRIGGER = {
    .watches = watches_trigger, .holds = trigger_holds, .begin = trigger_begin, .take = trigger_take
};

const OpDef HW_NAME_OPS[] = {
    {
        .name = "hw.hierpath",
        .summary = "a way through instances",
        .doc = "A name for a way through instances down to a module or to something in it.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "namepath", &HW_NAME_REFS_ATTR }),
        .traits = ISOLATED_FROM_ABOVE | SYMBOL,
        .parse = parse_hierpath,
        .print = print_hierpath,
    },
    {
        .name = "hw.type_scope",
        .summary = "a place for names of types",
        .doc = "Holds declarations of types.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }),
        .regions = REGIONS({ "body", SIZED_REGION_1 }),
        .format = "$sym_name $body attr-dict",
        .traits = SYMBOL | SYMBOL_TABLE | SINGLE_BLOCK | NO_TERMINATOR | NO_REGION_ARGUMENTS,
    },
    {
        .name = "hw.typedecl",
        .summary = "a name for a type",
        .doc = "A name for a type, which !hw.typealias refers to.\n",
        .attrs = ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "type", &TYPE_ATTR },
                       { "verilogName", &STR_ATTR, .optional = true }),
        .parents = PARENTS("hw.type_scope"),
        .format = "$sym_name (`,` $verilogName^)? `:` $type attr-dict",
        .traits = SYMBOL,
    },
    {
        .name = "hw.triggered",
        .summary = "what is done at an edge of a signal",
        .doc = "Runs its region at an edge of the trigger, with the inputs as its arguments.\n",
        .operands = OPERANDS({ "trigger", &I1 }, { "inputs", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "event", &EVENT_ATTR }),
        .regions = REGIONS({ "body", SIZED_REGION_1 }),
        .format = "$event $trigger (`(` $inputs^ `)` `:` type($inputs))? $body attr-dict",
        .traits = ISOLATED_FROM_ABOVE | SINGLE_BLOCK | NO_TERMINATOR,
        .verify = hw_verify_not_procedural,
        .clocking = CLOCK_TELLS,
        .eval = trigger_give,
        .state = &TRIGGER,
        .undefined = "The trigger is poison.",
        .decisions = "W12",
        .example = "hw.module @main(in %clk : !seq.clock) {\n"
                   "  %up = seq.from_clock %clk\n"
                   "  %v = hw.constant 42 : i8\n"
                   "  hw.triggered posedge %up(%v) : i8 {\n"
                   "  ^bb0(%w : i8):\n"
                   "    %t = sim.fmt.dec %w specifierWidth 0 : i8\n"
                   "    %end = sim.fmt.literal \"\\0A\"\n"
                   "    sim.proc.print %t\n"
                   "    sim.proc.print %end\n"
                   "  }\n"
                   "}\n",
        .gives = "42\n",
    },
    { 0 },
};
