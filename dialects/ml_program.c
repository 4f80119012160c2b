/* ml_program: globals and functions of machine learning programs. */
#include "dialects/function.h"

#include "core/define/constraint.h"
#include "core/ir/diag.h"
#include "core/ir/symbol.h"
#include "core/text/format.h"
#include "dialects/access.h"
#include "dialects/tensor/tensor.h"
#include "dialects/values/kind.h"

enum { TOKEN };
enum { EXTERN };
enum { GLOBAL_NAME, GLOBAL_TYPE, GLOBAL_MUTABLE, GLOBAL_VALUE, GLOBAL_VISIBILITY };
enum { REFERENCE }; /* the attribute of loads and stores */

static const TypeDef TYPES[] = {
    [TOKEN] = { .name = "ml_program.token",
                .summary = "Token for establishing execution ordering in a graph",
                .values = &NONE_VALUES },
    { 0 },
};

static const Attr *parse_extern(AsmParser *p, const AttrDef *def, const Type *type)
{
    return attr_typed_dialect(type ? type : type_none(asm_context(p)), def, 0, NULL);
}

static void print_extern(AsmPrinter *printer, const Attr *attr)
{
    (void)printer;
    (void)attr;
}

static const AttrDef ATTRS_OF_DIALECT[] = {
    [EXTERN] = { .name = "ml_program.extern",
                 .summary = "Value used for a global signalling external resolution",
                 .has_alias = true,
                 .parse = parse_extern,
                 .print = print_extern },
    { 0 },
};

static bool is_token(const Type *type)
{
    return type->kind == TYPE_DIALECT && type->dialect.def == &TYPES[TOKEN];
}

static const Type *build_token(Context *context)
{
    return type_dialect(context, &TYPES[TOKEN], 0, NULL);
}

static const TypeConstraint TOKEN_TYPE = {
    .summary = "Token for establishing execution ordering in a graph",
    .holds = is_token,
    .build = build_token,
};

/* Syntax. */

static bool parse_visibility(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    static const char *const WORDS[] = { "public", "private", "nested" };

    (void)args;
    (void)count;
    for (unsigned i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (asm_optional_keyword(p, WORDS[i])) {
            op_state_add_attr(state, "sym_visibility",
                              attr_string(state->context, str_of(WORDS[i])));
            return true;
        }
    return asm_error(p, asm_here(p), "expected 'public', 'private', or 'nested'");
}

static void print_visibility(AsmPrinter *printer, const Op *op, const FormatArg *args,
                             unsigned count)
{
    const Attr *visibility = op_inherent(op, GLOBAL_VISIBILITY);

    (void)args;
    (void)count;
    if (visibility)
        asm_print(printer, "%.*s", STR_ARG(visibility->string));
    else
        asm_print(printer, "public");
}

/* `(value) : type`, where the value may be left away. */
static bool parse_value(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Attr *value;
    const Type *type;

    (void)args;
    (void)count;
    if (asm_optional_punct(p, "(")) {
        if (!asm_parse_attr(p, NULL, &value) || !asm_parse_punct(p, ")"))
            return false;
        op_state_add_attr(state, "value", value);
    }
    if (!asm_parse_colon_type(p, &type))
        return false;
    op_state_add_attr(state, "type", attr_type(type));
    return true;
}

static void print_value(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    const Attr *value = op_inherent(op, GLOBAL_VALUE);

    (void)args;
    (void)count;
    if (value) {
        asm_print(printer, "(");
        asm_print_attr(printer, value);
        asm_print(printer, ")");
    }
    asm_print(printer, " : ");
    asm_print_type(printer, op_inherent(op, GLOBAL_TYPE)->type_value);
}

/* ` ordering(%a, %b -> !ml_program.token)`, ` ordering(() -> ...)`, or nothing. */
static bool parse_ordering(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *type;

    (void)state;
    (void)count;
    if (!asm_optional_keyword(p, "ordering"))
        return true;
    if (!asm_parse_punct(p, "("))
        return false;
    if (asm_optional_punct(p, "(") ? !asm_parse_punct(p, ")")
                                   : !asm_parse_operands(p, 0, 0, args[0].operands))
        return false;
    if (asm_optional_punct(p, "->")) {
        if (!asm_parse_type(p, &type))
            return false;
        vec_push(args[1].types, type);
    }
    return asm_parse_punct(p, ")");
}

static void print_ordering(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    unsigned tokens, first = op_operand_group(op, args[0].index, &tokens);

    (void)count;
    asm_print(printer, " ordering(");
    if (tokens)
        asm_print_operands(printer, op->operands + first, tokens);
    else
        asm_print(printer, "()");
    asm_print(printer, " -> ");
    asm_print_type(printer, op->results[op->result_count - 1]->type);
    asm_print(printer, ")");
}

/* Verification. */

static bool verify_output(const Op *op)
{
    return function_verify_return(op, "output", "outputs", NULL);
}

static bool verify_global(const Op *op)
{
    return op_inherent(op, GLOBAL_MUTABLE) || op_inherent(op, GLOBAL_VALUE)
           || op_error(op, "immutable global must have an initial value");
}

static const Op *find_global(const Op *op)
{
    const Op *global = symbol_nearest(op, op_inherent(op, REFERENCE));

    if (global && op_is(global, "ml_program.global"))
        return global;
    op_error(op, "undefined global: %s", attr_quoted(op_inherent(op, REFERENCE)));
    return NULL;
}

static bool verify_load(const Op *op)
{
    const Op *global = find_global(op);
    const Type *type = op->results[0]->type;

    if (!global)
        return false;
    return op_inherent(global, GLOBAL_TYPE)->type_value == type
           || op_error(op, "cannot load from global typed '%s' as '%s'",
                       type_text(op_inherent(global, GLOBAL_TYPE)->type_value), type_text(type));
}

static bool verify_load_const(const Op *op)
{
    const Op *global = find_global(op);

    if (!global)
        return false;
    if (op_inherent(global, GLOBAL_MUTABLE))
        return op_error(op, "cannot load as const from mutable global %s",
                        attr_quoted(op_inherent(op, REFERENCE)));
    return verify_load(op);
}

static bool verify_store(const Op *op)
{
    const Op *global = find_global(op);
    const Type *type = op->operands[0]->type;

    if (!global)
        return false;
    if (!op_inherent(global, GLOBAL_MUTABLE))
        return op_error(op, "cannot store to an immutable global %s",
                        attr_quoted(op_inherent(op, REFERENCE)));
    return op_inherent(global, GLOBAL_TYPE)->type_value == type
           || op_error(op, "cannot store to a global typed '%s' from '%s'",
                       type_text(op_inherent(global, GLOBAL_TYPE)->type_value), type_text(type));
}

/* Running. What a global holds is kept as a tensor for the rest of the run: the value itself, or
 * one element, which it is. */

static Tensor *tensor_of_element(Step *s, Place value)
{
    Tensor *made = layout_in_memory(value.layout)
                       ? tensor_new(tensors_in(s), value.layout, NULL, 0, ORIGIN_UNTOLD)
                       : NULL;

    if (made)
        layout_store(value.layout, value.words, value.poison, &made->memory, 0);
    return made;
}

/* The type that the first value is made of: of a tensor its own, whose sizes may be others. */
static const Type *first_type(const Type *type, const Attr *value)
{
    const Type *given = value->type;

    return type_is_any_tensor(type) && given && type_is_any_tensor(given) && type_has_rank(given)
                   && given->shaped.element == type->shaped.element
                   && (!type_has_rank(type) || given->shaped.rank == type->shaped.rank)
               ? given
               : type;
}

/* The first value. NULL: the run has ended. */
static Tensor *initial_value(Step *s, const Op *global)
{
    const Attr *value = op_inherent(global, GLOBAL_VALUE);
    const Type *type = op_inherent(global, GLOBAL_TYPE)->type_value;
    const Layout *layout = layout_of(s, type);
    Place place;

    if (!value
        || (value->kind == ATTR_DIALECT && value->dialect.def == &ATTRS_OF_DIALECT[EXTERN])) {
        unsupported(s,
                    value ? "the value of the global @%.*s is in external storage"
                          : "the global @%.*s has no value yet",
                    STR_ARG(op_inherent(global, GLOBAL_NAME)->string));
        return NULL;
    }
    place = scratch_place(s, layout);
    if (!place_set_attr(s, place, first_type(type, value), value)) {
        cannot_be_held(s, value, "a global");
        return NULL;
    }
    return layout_is_tensor(layout) ? tensor_of(place.words) : tensor_of_element(s, place);
}

/* Iterations of a parallel loop that use one global race, where one of them stores (M7). */
static Flow watch(Step *s, const Op *global, AccessMode mode)
{
    void **memo = run_memo(s, &global->inherent);
    Tensor *anchor = *memo;

    if (!anchor) {
        anchor = tensor_new(tensors_in(s), layout_of(s, type_i(op_context(global), 8)), NULL, 0,
                            ORIGIN_UNTOLD);
        if (!anchor)
            return tensor_no_memory(s);
        *memo = anchor;
    }
    return check_touch(s, &(Spot){ .allocation = &anchor->memory }, 1, mode);
}

static Flow load(Step *s)
{
    const Op *global = symbol_in(s, prop(s, REFERENCE));
    void **memo = run_memo(s, global);
    Place result = result_place(s, 0);
    Tensor *value = *memo;

    if (watch(s, global, ACCESS_READ) == FLOW_END)
        return FLOW_END;
    if (!value)
        *memo = value = initial_value(s, global);
    if (!value)
        return FLOW_END;
    if (!layout_is_tensor(result.layout)) {
        layout_load(result.layout, &value->memory, 0, result.words, result.poison);
        return FLOW_NEXT;
    }
    if (tensor_check_type(s, value->sizes, value->rank, s->op->results[0]->type) == FLOW_END)
        return FLOW_END;
    return give_tensor(s, 0, tensor_hold(value));
}

static Flow store(Step *s)
{
    const Op *global = symbol_in(s, prop(s, REFERENCE));
    void **memo = run_memo(s, global);
    Place from = operand_place(s, 0);
    Tensor *value, *before = *memo;

    if (layout_is_tensor(from.layout) && *from.poison) {
        undefined_poison(s, *from.poison, "a tensor that is poison as a whole is stored");
        return by_decision(s, "G1");
    }
    if (watch(s, global, ACCESS_WRITE) == FLOW_END)
        return FLOW_END;
    if (!layout_is_tensor(from.layout) && !layout_in_memory(from.layout))
        return unsupported(s, "a global of type '%s'", type_text(s->op->operands[0]->type));
    value = layout_is_tensor(from.layout) ? tensor_given(s, 0) : tensor_of_element(s, from);
    if (!value)
        return tensor_no_memory(s);
    *memo = value;
    if (before)
        tensor_release(before);
    return FLOW_NEXT;
}

static Flow token(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

static void name_load(const Op *op, Sb *name)
{
    const Attr *global = op_inherent(op, REFERENCE);
    unsigned count = global->symbol.nested_count;
    Str leaf = count ? global->symbol.nested[count - 1] : global->symbol.root;

    sb_printf(name, "%.*s", STR_ARG(leaf));
}

#define FUNCTION_ATTRS                                                                             \
    ATTRS({ "sym_name", &SYMBOL_NAME_ATTR }, { "function_type", &FUNCTION_TYPE_ATTR },             \
          { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },                                     \
          { "res_attrs", &DICT_ARRAY_ATTR, .optional = true },                                     \
          { "sym_visibility", &STR_ATTR, .optional = true })
#define REFERENCE_ATTR ATTRS([REFERENCE] = { "global", &SYMBOL_REF_ATTR })
#define ORDERING                                                                                   \
    {                                                                                              \
        "TokenOrdering", parse_ordering, print_ordering                                            \
    }

static const OpDef OPS[] = {
    {
        .name = "ml_program.global",
        .summary = "Module level declaration of a global variable",
        .words = "variable",
        .doc = "Names a value that a module holds: its initial value or, where it is `mutable`,\n"
               "what was stored last. An initial value #ml_program.extern lies in external\n"
               "storage, which is not read here.\n",
        .attrs = ATTRS([GLOBAL_NAME] = { "sym_name", &SYMBOL_NAME_ATTR },
                       [GLOBAL_TYPE] = { "type", &TYPE_ATTR },
                       [GLOBAL_MUTABLE] = { "is_mutable", &UNIT_ATTR, .optional = true },
                       [GLOBAL_VALUE] = { "value", &ANY_ATTR, .optional = true },
                       [GLOBAL_VISIBILITY] = { "sym_visibility", &STR_ATTR, .optional = true }),
        .format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name "
                  "`` custom<TypedInitialValue>($type, $value) attr-dict",
        .customs = CUSTOMS({ "SymbolVisibility", parse_visibility, print_visibility },
                           { "TypedInitialValue", parse_value, print_value }),
        .traits = SYMBOL,
        .verify = verify_global,
        .decisions = "G1",
        .example = "ml_program.global private @limit(10 : i32) : i32\n"
                   "  %v = ml_program.global_load_const @limit : i32\n",
        .gives = "10 : i32\n",
    },
    {
        .name = "ml_program.global_load",
        .summary = "Direct load of a mutable value from a global",
        .words = "read variable",
        .doc = "The value that the global has.\n",
        .attrs = REFERENCE_ATTR,
        .results = RESULTS({ "result", &ANY_TYPE }),
        .format = "$global `:` type($result) attr-dict",
        .verify_symbols = verify_load,
        .name_results = name_load,
        .eval = load,
        .undefined =
            "The behaviour is undefined where the value has other sizes than the type says,\n"
            "and where another iteration of a parallel loop stores to the global.\n",
        .decisions = "G1, M7, T5",
        .example = "ml_program.global private mutable @count(41 : i32) : i32\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %v = ml_program.global_load @count : i32\n"
                   "  %next = arith.addi %v, %one : i32\n"
                   "  ml_program.global_store @count = %next : i32\n"
                   "  %w = ml_program.global_load @count : i32\n",
        .gives = "42 : i32\n",
    },
    {
        .name = "ml_program.global_load_const",
        .summary = "Direct load a constant value from a global",
        .words = "read",
        .doc = "The value of a global that is not mutable.\n",
        .attrs = REFERENCE_ATTR,
        .results = RESULTS({ "result", &ANY_TYPE }),
        .format = "$global `:` type($result) attr-dict",
        .traits = PURE,
        .verify_symbols = verify_load_const,
        .name_results = name_load,
        .eval = load,
        .undefined =
            "The behaviour is undefined where the value has other sizes than the type says.\n",
        .decisions = "G1, T5",
        .example = "ml_program.global private @table(dense<[1, 2]> : tensor<2xi8>) : tensor<?xi8>\n"
                   "  %t = ml_program.global_load_const @table : tensor<?xi8>\n",
        .gives = "dense<[1, 2]> : tensor<?xi8>\n",
    },
    {
        .name = "ml_program.global_load_graph",
        .summary = "Direct load of a mutable value from a global in Graph region",
        .words = "read variable",
        .doc = "As ml_program.global_load, after all that the tokens stand for; the token that\n"
               "it gives stands for the load.\n",
        .operands = OPERANDS({ "consumeTokens", &TOKEN_TYPE, VARIADIC }),
        .attrs = REFERENCE_ATTR,
        .results = RESULTS({ "result", &ANY_TYPE }, { "produceToken", &TOKEN_TYPE }),
        .format = "$global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` "
                  "type($result) attr-dict",
        .customs = CUSTOMS(ORDERING),
        .verify_symbols = verify_load,
        .eval = load,
        .undefined =
            "The behaviour is undefined where the value has other sizes than the type says,\n"
            "and where another iteration of a parallel loop stores to the global.\n",
        .decisions = "G1, G2, M7, T5",
        .example = "ml_program.global private mutable @count(41 : i32) : i32\n"
                   "  %token = ml_program.token\n"
                   "  %v, %loaded = ml_program.global_load_graph @count\n"
                   "      ordering(%token -> !ml_program.token) : i32\n"
                   "  return %v : i32\n",
        .gives = "41 : i32\n",
    },
    {
        .name = "ml_program.global_store",
        .summary = "Direct store of a value into a mutable global",
        .words = "write variable assign",
        .doc = "The global has this value from here on.\n",
        .operands = OPERANDS({ "value", &ANY_TYPE, ONE, POISON_MOVES }),
        .attrs = REFERENCE_ATTR,
        .format = "$global `=` $value `:` type($value) attr-dict",
        .verify_symbols = verify_store,
        .eval = store,
        .undefined = "The behaviour is undefined where a tensor is poison as a whole, and where\n"
                     "another iteration of a parallel loop uses the global.\n",
        .decisions = "G1, M7",
        .example = "ml_program.global private mutable @last : tensor<?xi8>\n"
                   "  %c2 = arith.constant 2 : index\n"
                   "  %seven = arith.constant 7 : i8\n"
                   "  %t = tensor.splat %seven[%c2] : tensor<?xi8>\n"
                   "  ml_program.global_store @last = %t : tensor<?xi8>\n"
                   "  %u = ml_program.global_load @last : tensor<?xi8>\n",
        .gives = "dense<[7, 7]> : tensor<?xi8>\n",
    },
    {
        .name = "ml_program.global_store_graph",
        .summary = "Direct store of a value into a mutable global",
        .words = "write variable assign",
        .doc = "As ml_program.global_store, after all that the tokens stand for; the token that\n"
               "it gives stands for the store.\n",
        .operands = OPERANDS({ "value", &ANY_TYPE, ONE, POISON_MOVES },
                             { "consumeTokens", &TOKEN_TYPE, VARIADIC }),
        .attrs = REFERENCE_ATTR,
        .results = RESULTS({ "produceToken", &TOKEN_TYPE }),
        .format = "$global `=` $value `` custom<TokenOrdering>($consumeTokens, "
                  "type($produceToken)) `:` type($value) attr-dict",
        .customs = CUSTOMS(ORDERING),
        .verify_symbols = verify_store,
        .eval = store,
        .undefined = "The behaviour is undefined where a tensor is poison as a whole, and where\n"
                     "another iteration of a parallel loop uses the global.\n",
        .decisions = "G1, G2, M7",
        .example = "ml_program.global private mutable @count(0 : i32) : i32\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %stored = ml_program.global_store_graph @count = %seven\n"
                   "      ordering(() -> !ml_program.token) : i32\n"
                   "  %v, %loaded = ml_program.global_load_graph @count\n"
                   "      ordering(%stored -> !ml_program.token) : i32\n"
                   "  return %v : i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "ml_program.token",
        .summary = "Produces a new token value",
        .doc = "A token that stands for nothing: a beginning of an order.\n",
        .results = RESULTS({ "token", &TOKEN_TYPE }),
        .format = "attr-dict",
        .traits = PURE,
        .eval = token,
        .decisions = "G2",
        .example = "ml_program.global private mutable @count(3 : i32) : i32\n"
                   "  %token = ml_program.token\n"
                   "  %v, %loaded = ml_program.global_load_graph @count\n"
                   "      ordering(%token -> !ml_program.token) : i32\n"
                   "  return %v : i32\n",
        .gives = "3 : i32\n",
    },
    {
        .name = "ml_program.func",
        .summary = "Function containing a single `SSACFG` region",
        .doc = "A named function, isolated from what is around it, that runs as func.func does.\n"
               "No operation of the dialect calls it: it is where a program begins.\n",
        .attrs = FUNCTION_ATTRS,
        .regions = REGIONS({ "body", ANY_REGION }),
        .traits = ISOLATED_FROM_ABOVE | SYMBOL,
        .parse = function_parse_plain,
        .print = function_print,
        .verify = function_verify_plain,
        .example = "ml_program.func @main() -> i32 {\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  ml_program.return %seven : i32\n"
                   "}\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "ml_program.subgraph",
        .summary = "An function containing a single `Graph` region",
        .doc = "A named function whose operations have no order but that of their operands and\n"
               "tokens: each fires once, when what it uses is there, wherever it stands. No\n"
               "operation of the dialect calls it: it is where a program begins.\n",
        .attrs = FUNCTION_ATTRS,
        .regions = REGIONS({ "body", ANY_REGION }),
        .traits = ISOLATED_FROM_ABOVE | SYMBOL | SINGLE_BLOCK | GRAPH_REGION,
        .parse = function_parse_plain,
        .print = function_print,
        .verify = function_verify_plain,
        .decisions = "G2, G3",
        .example = "ml_program.subgraph @main() -> i32 {\n"
                   "  %product = arith.muli %sum, %three : i32\n"
                   "  %sum = arith.addi %three, %four : i32\n"
                   "  %four = arith.constant 4 : i32\n"
                   "  %three = arith.constant 3 : i32\n"
                   "  ml_program.output %product : i32\n"
                   "}\n",
        .gives = "21 : i32\n",
    },
    {
        .name = "ml_program.output",
        .summary = "Outputs values from a subgraph function",
        .doc = "Ends a subgraph, when all of its operations have fired; the operands are its\n"
               "results. Poison may be given.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .parents = PARENTS("ml_program.subgraph"),
        .format = "attr-dict ($operands^ `:` type($operands))?",
        .traits = PURE | RETURN_LIKE | TERMINATOR,
        .verify = verify_output,
        .eval = leave_region,
        .decisions = "G3",
        .example = "ml_program.subgraph @main() -> (i32, f32) {\n"
                   "  %half = arith.constant 0.5 : f32\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  ml_program.output %one, %half : i32, f32\n"
                   "}\n",
        .gives = "1 : i32\n"
                 "5.000000e-01 : f32\n",
    },
    {
        .name = "ml_program.return",
        .summary = "Returns values from a `func` function",
        .doc = "Ends the function; the operands are its results. Poison may be returned.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .parents = PARENTS("ml_program.func"),
        .format = "attr-dict ($operands^ `:` type($operands))?",
        .traits = PURE | RETURN_LIKE | TERMINATOR,
        .verify = function_verify_plain_return,
        .eval = leave_region,
        .example = "ml_program.func @main() -> (i32, f32) {\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  %half = arith.constant 0.5 : f32\n"
                   "  ml_program.return %one, %half : i32, f32\n"
                   "}\n",
        .gives = "1 : i32\n"
                 "5.000000e-01 : f32\n",
    },
    { 0 },
};

const DialectDef ML_PROGRAM_DIALECT = {
    .name = "ml_program",
    .summary = "machine learning programs",
    .doc = "Globals that hold values, and functions: what a program of a machine learning\n"
           "framework is made of at its outermost.\n",
    .ops = OPS,
    .types = TYPES,
    .attrs = ATTRS_OF_DIALECT,
};
