/* Calls that may unwind, and where they land (DECISIONS.md M31, M32). */
#include "dialects/branch.h"
#include "dialects/llvm/arguments.h"
#include "dialects/llvm/call.h"
#include "dialects/step.h"

/* ^block or ^block(%a : t): resolved at once. */
static bool parse_destination(AsmParser *p, OpState *state, OperandNames *operands, Types *types)
{
    Block *block;

    if (!asm_parse_successor(p, &block))
        return false;
    vec_push(&state->successors, block);
    return !asm_optional_punct(p, "(")
           || (asm_parse_operands(p, 0, 0, operands) && asm_parse_colon_types(p, types)
               && asm_parse_punct(p, ")"));
}

typedef struct Invocation {
    Callee callee;
    Bundles bundles;
    OperandNames operands[2]; /* of the normal and the unwind destination */
    Types types[2];
} Invocation;

static bool resolve_destinations(AsmParser *p, OpState *state, const Invocation *invocation)
{
    for (unsigned i = 0; i < 2; i++)
        if (!asm_resolve_all(p, &invocation->operands[i], invocation->types[i].data,
                             invocation->types[i].len, asm_name_loc(p), state))
            return false;
    return true;
}

static bool parse_invocation(AsmParser *p, OpState *state, Invocation *invocation)
{
    const EnumCase *convention = llvm_optional_keyword(p, &LLVM_ENUM_CCONV);

    op_state_add_attr(state, "CConv",
                      llvm_enum_attr(state->context, "cconv", convention ? convention->value : 0));
    return call_parse_callee(p, state, &invocation->callee) && asm_parse_keyword(p, "to")
           && parse_destination(p, state, &invocation->operands[0], &invocation->types[0])
           && asm_parse_keyword(p, "unwind")
           && parse_destination(p, state, &invocation->operands[1], &invocation->types[1])
           && call_parse_vararg(p, state) && bundles_parse(p, &invocation->bundles)
           && asm_optional_attr_dict(p, state) && call_parse_types(p, state, &invocation->callee)
           && resolve_destinations(p, state, invocation)
           && bundles_resolve(p, &invocation->bundles, state);
}

/* [cconv] callee(...) to ^a unwind ^b [vararg(type)] [bundles] {...} : types */
static bool parse_invoke(AsmParser *p, OpState *state)
{
    Invocation invocation = { 0 };
    bool good = parse_invocation(p, state, &invocation);

    state->operand_segments.len = 0;
    vec_push(&state->operand_segments, (int32_t)invocation.callee.operands.len);
    for (unsigned i = 0; i < 2; i++) {
        vec_push(&state->operand_segments, (int32_t)invocation.operands[i].len);
        vec_free(&invocation.operands[i]);
        vec_free(&invocation.types[i]);
    }
    vec_push(&state->operand_segments, (int32_t)invocation.bundles.operands.len);
    vec_free(&invocation.callee.operands);
    bundles_free(&invocation.bundles);
    return good;
}

static void print_invoke(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "callee",          "op_bundle_sizes",
                                          "op_bundle_tags",  "arg_attrs",
                                          "res_attrs",       "CConv",
                                          "var_callee_type", NULL };
    const Attr *convention = op_attr(op, "CConv"), *type = op_attr(op, "var_callee_type");
    unsigned first, count;

    asm_print(printer, " ");
    if (convention && llvm_enum_value(convention))
        asm_print(printer, "%s ", enum_word(&LLVM_ENUM_CCONV, llvm_enum_value(convention)));
    call_print_callee(printer, op, &first, &count);
    asm_print(printer, " to ");
    branch_print_destination(printer, op, 0);
    asm_print(printer, " unwind ");
    branch_print_destination(printer, op, 1);
    if (type) {
        asm_print(printer, " vararg(");
        asm_print_attr(printer, type);
        asm_print(printer, ")");
    }
    if (bundles_are_there(op)) {
        asm_print(printer, " ");
        bundles_print(printer, op, 3);
    }
    asm_print_attr_dict(printer, op, ELIDED);
    call_print_types(printer, op, first, count);
}

static bool verify_invoke(const Op *op)
{
    unsigned count, first = op_operand_group(op, 0, &count);
    unsigned skip = op_attr(op, "callee") || !count ? 0 : 1;
    const Op *landing = op->successors[1]->first;

    if (!branch_verify_weights(op)
        || !call_verify_variadic(op, op->operands + first + skip, count - skip))
        return false;
    if (!landing)
        return op_plain_error(op, "must have at least one operation in unwind destination");
    if (!op_is(landing, "llvm.landingpad"))
        return op_plain_error(op, "first operation in unwind destination should be a "
                                  "llvm.landingpad operation");
    return bundles_verify(op);
}

/* (catch %a : t) or (filter %a : t), resolved at once. `*found` false where none stands here. */
static bool parse_clause(AsmParser *p, OpState *state, bool *found)
{
    OperandName operand;
    const Type *type;

    *found = asm_optional_punct(p, "(");
    if (*found)
        *found = asm_optional_keyword(p, "filter") || asm_optional_keyword(p, "catch");
    if (!*found)
        return true;
    return asm_parse_operand(p, &operand) && asm_parse_colon_type(p, &type)
           && asm_resolve(p, &operand, type, state) && asm_parse_punct(p, ")");
}

static bool parse_landingpad(AsmParser *p, OpState *state)
{
    const Type *type;
    bool found;

    if (asm_optional_keyword(p, "cleanup"))
        op_state_add_attr(state, "cleanup", attr_unit(state->context));
    do {
        if (!parse_clause(p, state, &found))
            return false;
    } while (found);
    if (!asm_parse_colon_type(p, &type))
        return false;
    vec_push(&state->results, type);
    return true;
}

static void print_landingpad(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "cleanup", NULL };

    asm_print(printer, op_attr(op, "cleanup") ? " cleanup " : " ");
    for (unsigned i = 0; i < op->operand_count; i++) {
        bool is_filter = llvm_is_array(op->operands[i]->type);

        asm_print(printer, is_filter ? "(filter " : "(catch ");
        asm_print_operand(printer, op->operands[i]);
        asm_print(printer, " : ");
        asm_print_type(printer, op->operands[i]->type);
        asm_print(printer, ") ");
    }
    asm_print_attr_dict(printer, op, ELIDED);
    asm_print(printer, ": ");
    asm_print_type(printer, op->results[0]->type);
}

static bool is_defined_by(const Value *value, const char *name)
{
    const Op *definer = value_definer(value);

    return definer && op_is(definer, name);
}

/* What is caught is known when the program is linked: a global's address, or null. */
static bool verify_clause(const Op *op, unsigned index)
{
    const Value *value = op->operands[index];
    const Op *cast;

    if (llvm_is_array(value->type) || is_defined_by(value, "llvm.mlir.zero")
        || is_defined_by(value, "llvm.mlir.addressof"))
        return true;
    if (!is_defined_by(value, "llvm.bitcast"))
        return op_plain_error(op, "clause #%u is not a known constant - null, addressof, bitcast",
                              index);
    cast = value_definer(value); /* not verified yet where nothing reaches it */
    if (cast->operand_count && is_defined_by(cast->operands[0], "llvm.mlir.addressof"))
        return true;
    op_plain_error(op, "constant clauses expected");
    return loc_note(op_loc(cast),
                    "global addresses expected as operand to bitcast used in clauses for "
                    "landingpad");
}

static bool verify_landingpad(const Op *op)
{
    const Op *function = op_parent_named(op, "llvm.func");

    if (function && !op_attr(function, "personality"))
        return op_plain_error(op, "llvm.landingpad needs to be in a function with a personality");
    if (!op_attr(op, "cleanup") && !op->operand_count)
        return op_plain_error(op, "landingpad instruction expects at least one clause or cleanup "
                                  "attribute");
    for (unsigned i = 0; i < op->operand_count; i++)
        if (!verify_clause(op, i))
            return false;
    return true;
}

enum { NORMAL, UNWIND };

static Flow invoke(Step *s)
{
    Flow flow = call_landing(s, call_unverified, UNWIND);

    if (flow == FLOW_LEAVE && s->op->result_count)
        give_poison(s, "an unwinding left the call");
    return flow == FLOW_END ? flow : branch_to(s, flow == FLOW_LEAVE ? UNWIND : NORMAL);
}

static Flow landing_pad(Step *s)
{
    return landed_value(s);
}

static Flow resume(Step *s)
{
    return unwind(s, 0);
}

static bool gives_integer(const Op *op)
{
    return type_is_any_integer(op->results[0]->type);
}

static Flow type_number(Step *s)
{
    uint64_t number;

    if (exception_type_number(s, pointer_in(s, 0), &number) == FLOW_END)
        return FLOW_END;
    return give_int(s, int_of_u(s->arena, result_place(s, 0).layout->width, number));
}

/* One tells what the others are for. */
#define EXAMPLE                                                                                    \
    "llvm.func @__gxx_personality_v0(...) -> i32\n"                                                \
    "\n"                                                                                           \
    "llvm.func @leave(%x: i32) {\n"                                                                \
    "  llvm.resume %x : i32\n"                                                                     \
    "}\n"                                                                                          \
    "\n"                                                                                           \
    "llvm.func @main() -> i32 attributes { personality = @__gxx_personality_v0 } {\n"              \
    "  %seven = llvm.mlir.constant(7 : i32) : i32\n"                                               \
    "  %none = llvm.mlir.constant(0 : i32) : i32\n"                                                \
    "  llvm.invoke @leave(%seven) to ^back unwind ^left : (i32) -> ()\n"                           \
    "^back:\n"                                                                                     \
    "  llvm.return %none : i32\n"                                                                  \
    "^left:\n"                                                                                     \
    "  %x = llvm.landingpad cleanup : i32\n"                                                       \
    "  llvm.return %x : i32\n"                                                                     \
    "}\n"

const OpDef LLVM_EXCEPTION_OPS[] = {
    {
        .name = "llvm.invoke",
        .summary = "a call of a function that may unwind",
        .doc = "As `llvm.call`, but goes on at the normal destination when the function\n"
               "returns, and at the unwind destination, with a landing pad, when it unwinds.\n",
        .operands = OPERANDS({ "callee_operands", &LLVM_ANY, VARIADIC, POISON_MOVES },
                             { "normalDestOperands", &LLVM_ANY, VARIADIC, POISON_MOVES },
                             { "unwindDestOperands", &LLVM_ANY, VARIADIC, POISON_MOVES },
                             { "op_bundle_operands", &LLVM_ANY, VARIADIC_OF_VARIADIC, POISON_MOVES,
                               "op_bundle_sizes" }),
        .attrs = ATTRS({ "var_callee_type", &LLVM_FUNCTION_TYPE, .optional = true },
                       { "callee", &FLAT_SYMBOL_REF_ATTR, .optional = true },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "branch_weights", &DENSE_I32_ARRAY_ATTR, .optional = true },
                       { "CConv", &LLVM_CCONV, "#llvm.cconv<ccc>" },
                       { "op_bundle_sizes", &DENSE_I32_ARRAY_ATTR },
                       { "op_bundle_tags", &ARRAY_ATTR, .optional = true }),
        .results = RESULTS({ "result", &LLVM_ANY, OPTIONAL }),
        .successors = SUCCESSORS({ "normalDest", "normalDestOperands" },
                                 { "unwindDest", "unwindDestOperands" }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | TERMINATOR,
        .parse = parse_invoke,
        .print = print_invoke,
        .verify = verify_invoke,
        .primitive = PRIM_INVOKE,
        .eval = invoke,
        .is_particular = llvm_is_particular,
        .poison = "Where the function returns poison. Poison arguments go in as they are.\n",
        .undefined = "As of `llvm.call`.\n",
        .decisions = "M31, M32",
        .example = EXAMPLE,
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.landingpad",
        .summary = "where unwinding arrives",
        .doc = "The exception, as the personality function hands it over. A clause of array\n"
               "type filters, any other one catches.\n",
        .operands = OPERANDS({ "clauses", &LLVM_ANY, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "cleanup", &UNIT_ATTR }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .parse = parse_landingpad,
        .print = print_landingpad,
        .verify = verify_landingpad,
        .eval = landing_pad,
        .poison = "Where what was unwound with is.\n",
        .undefined = "Where it is reached, and no unwinding has arrived.\n",
        .decisions = "M31, M32",
        .example = EXAMPLE,
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.resume",
        .summary = "unwinding goes on",
        .doc = "Goes on with the unwinding that a landing pad stopped: calls end, and what\n"
               "they have on the stack with them, as far as the next `llvm.invoke`, whose\n"
               "landing pad gives the value. Where there is none the program stops itself.\n",
        .operands = OPERANDS({ "value", &LLVM_ANY, ONE, POISON_MOVES }),
        .format = "$value attr-dict `:` type($value)",
        .traits = TERMINATOR,
        .eval = resume,
        .poison = "Where what was unwound with is.\n",
        .undefined =
            "Where the landing pad takes a value of another type, or a call or a function\n"
            "that is left says `no_unwind`.\n",
        .decisions = "M31, M32",
        .example = EXAMPLE,
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.eh.typeid.for",
        .summary = "the number of a type among those that are caught",
        .doc = "What the selector of a landing pad is for an exception of that type.\n",
        .operands = OPERANDS({ "type_info", &LLVM_POINTER }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$type_info attr-dict `:` functional-type(operands, results)",
        .fits = gives_integer,
        .eval = type_number,
        .decisions = "M32",
        .example = "llvm.mlir.global constant @type(0 : i8) : i8\n"
                   "\n"
                   "llvm.func @main() -> i32 {\n"
                   "  %type = llvm.mlir.addressof @type : !llvm.ptr\n"
                   "  %number = llvm.intr.eh.typeid.for %type : (!llvm.ptr) -> i32\n"
                   "  llvm.return %number : i32\n"
                   "}\n",
        .gives = "1 : i32\n",
    },
    { 0 },
};
