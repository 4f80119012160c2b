/* Comparisons, and the choice between two values. */
#include "dialects/arith/arith.h"
#include "dialects/llvm/llvm.h"

const Type *llvm_i1_like(const Type *type)
{
    const Type *i1 = type_i(type->context, 1);

    return type->kind == TYPE_VECTOR ? type_with_element(type, i1) : i1;
}

/* "eq" %a, %b {...} : type */
static bool parse_operands(AsmParser *p, OpState *state, const Attr **predicate, const Type **type,
                           const char **type_at)
{
    OperandName lhs, rhs;

    if (!asm_parse_attr_of(p, NULL, ATTR_STRING, predicate) || !asm_parse_operand(p, &lhs)
        || !asm_parse_punct(p, ",") || !asm_parse_operand(p, &rhs)
        || !asm_optional_attr_dict(p, state) || !asm_parse_punct(p, ":"))
        return false;
    *type_at = asm_here(p);
    return asm_parse_type(p, type) && asm_resolve(p, &lhs, *type, state)
           && asm_resolve(p, &rhs, *type, state);
}

static bool parse_compare(AsmParser *p, OpState *state, const EnumDef *predicates)
{
    const char *at = asm_here(p), *type_at = at;
    const EnumCase *predicate;
    const Attr *keyword;
    const Type *type;

    if (!parse_operands(p, state, &keyword, &type, &type_at))
        return false;
    predicate = enum_case(predicates, keyword->string);
    if (!predicate)
        return asm_error(p, at, "'%.*s' is an incorrect value of the 'predicate' attribute",
                         STR_ARG(keyword->string));
    op_state_add_attr(state, "predicate", attr_i64(state->context, predicate->value));
    if (!llvm_is_compatible(type))
        return asm_error(p, type_at, "expected LLVM dialect-compatible type");
    vec_push(&state->results, llvm_i1_like(type));
    return true;
}

static bool parse_icmp(AsmParser *p, OpState *state)
{
    return parse_compare(p, state, &LLVM_ENUM_ICMP);
}

static bool parse_fcmp(AsmParser *p, OpState *state)
{
    return parse_compare(p, state, &LLVM_ENUM_FCMP);
}

static void print_compare(AsmPrinter *printer, const Op *op, const EnumDef *predicates)
{
    static const char *const ELIDED[] = { "predicate", NULL };

    asm_print(printer, " \"%s\" ",
              enum_word(predicates, int_low_s(op_attr(op, "predicate")->integer)));
    asm_print_operands(printer, op->operands, 2);
    asm_print_attr_dict(printer, op, ELIDED);
    asm_print(printer, " : ");
    asm_print_type(printer, op->operands[0]->type);
}

static void print_icmp(AsmPrinter *printer, const Op *op)
{
    print_compare(printer, op, &LLVM_ENUM_ICMP);
}

static void print_fcmp(AsmPrinter *printer, const Op *op)
{
    print_compare(printer, op, &LLVM_ENUM_FCMP);
}

/* Flags are about the result, lane by lane. */
static void apply_flags(Step *s, Place result, uint64_t flags)
{
    for (uint64_t i = 0; i < layout_lanes(result.layout); i++) {
        Place lane = place_lane(result, i);
        const char *why = !*lane.poison && layout_is_float(lane.layout)
                              ? fast_math_broken_by(flags, place_float(lane))
                              : NULL;

        if (why)
            place_set_poison(s, lane, why);
    }
}

static Flow choose(Step *s)
{
    uint64_t flags = llvm_fast_math(prop_bits(s, 0));
    Flow flow = give_operand(s, 0, bool_in(s, 0) ? 1 : 2);

    if (flags)
        apply_flags(s, result_place(s, 0), flags);
    return flow;
}

/* What is known of an integer stays (DECISIONS.md M21). */
static void freeze_number(Step *s, Place to, Place from)
{
    Int any = choice_int(choice_in(s), s->arena, to.layout->width);
    uint64_t unwritten;

    if (unwritten_bits_of(s, *from.poison, &unwritten) && layout_is_integer(from.layout)
        && from.layout->width <= 64)
        any = int_of_u(s->arena, to.layout->width, *from.words | (int_low_u(any) & unwritten));
    place_set_int(to, any);
}

/* DECISIONS.md N19 */
static Flow freeze(Step *s)
{
    Place from = operand_place(s, 0), to = result_place(s, 0);

    for (uint64_t i = 0; i < layout_lanes(from.layout); i++) {
        Place lane = place_lane(to, i);

        if (!*place_lane(from, i).poison)
            place_copy(lane, place_lane(from, i));
        else if (!layout_is_number(lane.layout))
            return unsupported(s, "freezing poison of type '%s'",
                               type_text(s->op->results[0]->type));
        else
            freeze_number(s, lane, place_lane(from, i));
    }
    return FLOW_NEXT;
}

const OpDef LLVM_COMPARE_OPS[] = {
    {
        .name = "llvm.icmp",
        .summary = "comparison of integers or pointers",
        .doc = "True where the predicate holds: equal, different, or an order as signed (`s`) or\n"
               "unsigned (`u`) numbers.\n",
        .operands =
            OPERANDS({ "lhs", &LLVM_INT_OR_POINTER_LIKE }, { "rhs", &LLVM_INT_OR_POINTER_LIKE }),
        .attrs = ATTRS({ "predicate", &LLVM_ICMP }),
        .results = RESULTS({ "res", &LLVM_I1_LIKE }),
        .types =
            TYPE_RULES({ .from = "lhs",
                         .to = "res",
                         .derive = llvm_i1_like,
                         .summary = "result type has i1 element type and same shape as operands" }),
        .traits = PURE | SAME_TYPE_OPERANDS,
        .as = "arith.cmpi",
        .parse = parse_icmp,
        .print = print_icmp,
    },
    {
        .name = "llvm.fcmp",
        .summary = "comparison of floats",
        .doc = "True where the predicate holds; `o` predicates are false and `u` predicates true\n"
               "where an operand is NaN.\n",
        .operands = OPERANDS({ "lhs", &LLVM_FLOAT_LIKE }, { "rhs", &LLVM_FLOAT_LIKE }),
        .attrs = ATTRS({ "predicate", &LLVM_FCMP }, { "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_I1_LIKE }),
        .types =
            TYPE_RULES({ .from = "lhs",
                         .to = "res",
                         .derive = llvm_i1_like,
                         .summary = "result type has i1 element type and same shape as operands" }),
        .traits = PURE | SAME_TYPE_OPERANDS,
        .as = "arith.cmpf",
        .as_names = "fastmath=fastmathFlags false=_false true=_true",
        .parse = parse_fcmp,
        .print = print_fcmp,
    },
    {
        .name = "llvm.select",
        .summary = "one of two values",
        .doc = "trueValue where the condition holds, else falseValue; lane by lane for a\n"
               "vector of conditions. Poison among what is not chosen does not matter.\n",
        .operands =
            OPERANDS({ "condition", &LLVM_I1_LIKE }, { "trueValue", &LLVM_ANY, ONE, POISON_MOVES },
                     { "falseValue", &LLVM_ANY, ONE, POISON_MOVES }),
        .attrs = ATTRS({ "fastmathFlags", &LLVM_FASTMATH, "none" }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .types = TYPE_RULES({ .same = "trueValue falseValue res" }),
        .format = "operands attr-dict `:` type($condition) `,` type($res)",
        .traits = PURE,
        .primitive = PRIM_SELECT,
        .eval = choose,
        .eval_lane = choose,
        .formula = "res = condition ? trueValue : falseValue",
        .poison = "Where the condition is, or the chosen value. Under `nnan` (`ninf`) where\n"
                  "that is NaN (infinite).\n",
        .example = "  %c = arith.constant dense<[true, false]> : vector<2xi1>\n"
                   "  %a = arith.constant dense<[1, 2]> : vector<2xi8>\n"
                   "  %b = arith.constant dense<[3, 4]> : vector<2xi8>\n"
                   "  %r = llvm.select %c, %a, %b : vector<2xi1>, vector<2xi8>\n",
        .gives = "dense<[1, 4]> : vector<2xi8>\n",
    },
    {
        .name = "llvm.freeze",
        .summary = "a value that is not poison",
        .doc = "The operand, or where it is poison or undef some fixed value of the type,\n"
               "the same for every use.\n",
        .operands = OPERANDS({ "val", &LLVM_ANY, ONE, POISON_MOVES }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$val attr-dict `:` type($val)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = freeze,
        .formula = "res = val, or any value where that is poison",
        .decisions = "N19",
        .example = "  %p = llvm.mlir.poison : i32\n"
                   "  %zero = llvm.mlir.constant(0 : i32) : i32\n"
                   "  %any = llvm.freeze %p : i32\n"
                   "  // Whatever it is, it is the same twice.\n"
                   "  %r = llvm.xor %any, %any : i32\n",
        .gives = "0 : i32\n",
    },
    { 0 },
};
