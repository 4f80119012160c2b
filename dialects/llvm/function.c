/* Functions, and returning from them. */
#include "dialects/function.h"
#include "dialects/llvm/arguments.h"
#include "dialects/llvm/llvm.h"
#include "dialects/step.h"

#include "core/ir/symbol.h"

enum { EXTERNAL = 0, EXTERN_WEAK = 9, COMMON = 10 };

static const Type *no_type(AsmParser *p, const char *at, const char *what, const Type *type)
{
    asm_error(p, at, "failed to construct function type: expected %s%s%s%s", what, type ? "'" : "",
              type ? type_text(type) : "", type ? "'" : "");
    return NULL;
}

static const Type *build_type(AsmParser *p, const char *at, const FunctionSignature *signature)
{
    const Type *result =
                   signature->results.len ? signature->results.data[0] : llvm_void(asm_context(p)),
               *type;
    Types arguments = { 0 };

    if (signature->results.len > 1)
        return no_type(p, at, "zero or one function result", NULL);
    for (size_t i = 0; i < signature->arguments.len; i++)
        if (!llvm_is_compatible(signature->arguments.data[i].type))
            return no_type(p, at, "LLVM type for function arguments", NULL);
    if (!llvm_is_compatible(result))
        return no_type(p, at, "LLVM type for function results", result);
    for (size_t i = 0; i < signature->arguments.len; i++)
        vec_push(&arguments, signature->arguments.data[i].type);
    type = llvm_function(result, (unsigned)arguments.len, arguments.data, signature->variadic);
    vec_free(&arguments);
    return type;
}

/* vscale_range(1, 2) */
static bool parse_vscale_range(AsmParser *p, OpState *state)
{
    int64_t bounds[2];
    const Attr *range;

    if (!asm_optional_keyword(p, "vscale_range"))
        return true;
    if (!asm_parse_punct(p, "(") || !asm_parse_integer(p, &bounds[0]) || !asm_parse_punct(p, ",")
        || !asm_parse_integer(p, &bounds[1]) || !asm_parse_punct(p, ")"))
        return false;
    range = llvm_vscale_range(state->context, bounds[0], bounds[1]);
    op_state_add_attr(state, "vscale_range", range);
    return true;
}

bool llvm_parse_comdat(AsmParser *p, OpState *state)
{
    const Attr *selector;

    if (!asm_optional_keyword(p, "comdat"))
        return true;
    if (!asm_parse_punct(p, "(") || !asm_parse_attr_of(p, NULL, ATTR_SYMBOL_REF, &selector))
        return false;
    op_state_add_attr(state, "comdat", selector);
    return asm_parse_punct(p, ")");
}

/* The keywords in front of the name. */
static void parse_keywords(AsmParser *p, OpState *state)
{
    Context *context = state->context;
    const EnumCase *linkage = llvm_optional_keyword(p, &LLVM_ENUM_LINKAGE);
    const EnumCase *visibility = llvm_optional_keyword(p, &LLVM_ENUM_VISIBILITY);
    const EnumCase *unnamed = llvm_optional_keyword(p, &LLVM_ENUM_UNNAMED_ADDR);
    const EnumCase *convention = llvm_optional_keyword(p, &LLVM_ENUM_CCONV);

    op_state_add_attr(state, "linkage",
                      llvm_enum_attr(context, "linkage", linkage ? linkage->value : EXTERNAL));
    op_state_add_attr(state, "visibility_", attr_i64(context, visibility ? visibility->value : 0));
    op_state_add_attr(state, "unnamed_addr", attr_i64(context, unnamed ? unnamed->value : 0));
    op_state_add_attr(state, "CConv",
                      llvm_enum_attr(context, "cconv", convention ? convention->value : 0));
}

static bool parse_body(AsmParser *p, OpState *state, const FunctionSignature *signature)
{
    const AsmArguments *arguments = &signature->arguments;
    bool named = arguments->len && arguments->data[0].name.name.data, failed;
    Region *body = op_state_add_region(state);

    if (asm_optional_region(p, body, named ? arguments : NULL, &failed) && !body->first
        && arguments->len)
        region_append(body, block_create(state->context));
    return !failed;
}

static bool parse_rest(AsmParser *p, OpState *state, FunctionSignature *signature)
{
    const char *at = asm_here(p);
    const Attr *name;
    const Type *type;

    if (!asm_parse_symbol_name(p, &name))
        return false;
    op_state_add_attr(state, "sym_name", name);
    if (!function_parse_signature(p, true, signature))
        return false;
    type = build_type(p, at, signature);
    if (!type)
        return false;
    op_state_add_attr(state, "function_type", attr_type(type));
    if (!parse_vscale_range(p, state) || !llvm_parse_comdat(p, state)
        || !asm_optional_attr_dict_with_keyword(p, state))
        return false;
    function_add_signature_attrs(signature, state);
    return parse_body(p, state, signature);
}

static bool parse_func(AsmParser *p, OpState *state)
{
    FunctionSignature signature = { 0 };
    bool good;

    parse_keywords(p, state);
    good = parse_rest(p, state, &signature);
    function_signature_free(&signature);
    return good;
}

/* A keyword and a blank, unless it is the default. */
void llvm_print_keyword(AsmPrinter *printer, const EnumDef *def, const Attr *attr)
{
    int64_t value = 0;

    if (attr)
        value = attr->kind == ATTR_INTEGER ? int_low_s(attr->integer) : llvm_enum_value(attr);
    if (value)
        asm_print(printer, "%s ", enum_word(def, value));
}

static void print_signature(AsmPrinter *printer, const Op *op, const Type *type)
{
    const Type *result = llvm_func_result(type);
    Types arguments = { 0 };

    for (unsigned i = 0; i < llvm_func_count(type); i++)
        vec_push(&arguments, llvm_func_argument(type, i));
    function_print_signature(printer, op, llvm_func_is_variadic(type), arguments.data,
                             (unsigned)arguments.len, &result, !llvm_is_void(result));
    vec_free(&arguments);
}

static void print_func(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = {
        "sym_name",    "function_type", "arg_attrs",    "res_attrs",    "linkage", "CConv",
        "visibility_", "comdat",        "unnamed_addr", "vscale_range", NULL
    };
    const Attr *range = op_attr(op, "vscale_range"), *comdat = op_attr(op, "comdat");

    asm_print(printer, " ");
    llvm_print_keyword(printer, &LLVM_ENUM_LINKAGE, op_attr(op, "linkage"));
    llvm_print_keyword(printer, &LLVM_ENUM_VISIBILITY, op_attr(op, "visibility_"));
    llvm_print_keyword(printer, &LLVM_ENUM_UNNAMED_ADDR, op_attr(op, "unnamed_addr"));
    llvm_print_keyword(printer, &LLVM_ENUM_CCONV, op_attr(op, "CConv"));
    asm_print_symbol_name(printer, function_name(op));
    print_signature(printer, op, function_type(op));
    if (range) {
        asm_print(printer, " vscale_range(");
        asm_print_attr_without_type(printer, range->dialect.params[0]);
        asm_print(printer, ", ");
        asm_print_attr_without_type(printer, range->dialect.params[1]);
        asm_print(printer, ")");
    }
    if (comdat) {
        asm_print(printer, " comdat(");
        asm_print_attr(printer, comdat);
        asm_print(printer, ")");
    }
    asm_print_attr_dict_with_keyword(printer, op, ELIDED);
    if (function_is_declaration(op))
        return;
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, true);
}

bool llvm_verify_comdat(const Op *op)
{
    const Attr *comdat = op_attr(op, "comdat");
    const Op *selector = comdat ? symbol_nearest(op, comdat) : NULL;

    return !comdat || (selector && op_is(selector, "llvm.comdat_selector"))
           || op_plain_error(op, "expected comdat symbol");
}

/* Landing pads and resumes of a function are of one type: the first that is found. They are not
 * verified yet. */
static const char *find_other_landing(const Op *op, const Type **type)
{
    const Type *here = NULL;

    for (unsigned r = 0; r < op->region_count; r++)
        for (const Block *block = op->regions[r].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next) {
                const char *what = find_other_landing(inner, type);

                if (what)
                    return what;
            }
    if (op_is(op, "llvm.landingpad") && op->result_count)
        here = op->results[0]->type;
    else if (op_is(op, "llvm.resume") && op->operand_count)
        here = op->operands[0]->type;
    if (here && *type && here != *type)
        return op_is(op, "llvm.resume")
                   ? "'llvm.resume' should have a consistent input type inside a function"
                   : "'llvm.landingpad' should have a consistent result type inside a function";
    if (here)
        *type = here;
    return NULL;
}

static bool verify_interface(const Op *op, const Type *type)
{
    const Type *result = llvm_func_result(type);
    bool good;
    Types arguments = { 0 };

    for (unsigned i = 0; i < llvm_func_count(type); i++)
        vec_push(&arguments, llvm_func_argument(type, i));
    good = function_verify(op, arguments.data, (unsigned)arguments.len, &result,
                           !llvm_is_void(result));
    vec_free(&arguments);
    return good;
}

static bool verify_definition(const Op *op)
{
    const Type *type = NULL;
    const char *what;

    if (op_attr(op, "no_inline") && op_attr(op, "always_inline"))
        return op_plain_error(op, "no_inline and always_inline attributes are incompatible");
    if (op_attr(op, "optimize_none") && !op_attr(op, "no_inline"))
        return op_error(op, "with optimize_none must also be no_inline");
    what = find_other_landing(op, &type);
    return !what || op_plain_error(op, "%s", what);
}

static bool verify_func(const Op *op)
{
    int64_t linkage = llvm_enum_value(op_attr(op, "linkage"));

    if (!verify_interface(op, function_type(op)))
        return false;
    if (linkage == COMMON)
        return op_error(op, "functions cannot have 'common' linkage");
    if (!llvm_verify_comdat(op))
        return false;
    if (!function_is_declaration(op))
        return verify_definition(op);
    return linkage == EXTERNAL || linkage == EXTERN_WEAK
           || op_error(op, "external functions must have 'external' or 'extern_weak' linkage");
}

static bool verify_entry(const Op *op)
{
    const Block *entry = op->regions[0].first;

    for (unsigned i = 0; entry && i < entry->arg_count; i++)
        if (!llvm_is_compatible(entry->args[i]->type))
            return op_error(op, "entry block argument #%u is not of LLVM type", i);
    return llvm_verify_block_tags(op);
}

static bool wrong_return(const Op *op, const Op *function, const char *what)
{
    op_error(op, "%s", what);
    return loc_note(op_loc(function), "when returning from function");
}

static bool verify_return(const Op *op)
{
    const Op *function = op_parent_named(op, "llvm.func");
    const Type *type;

    if (!function)
        return true;
    type = llvm_func_result(function_type(function));
    if (llvm_is_void(type))
        return !op->operand_count || wrong_return(op, function, "expected no operands");
    if (!op->operand_count)
        return wrong_return(op, function, "expected 1 operand");
    return op->operands[0]->type == type || wrong_return(op, function, "mismatching result types");
}

const OpDef LLVM_FUNCTION_OPS[] = {
    {
        .name = "llvm.func",
        .summary = "a function",
        .doc = "A named function of one result or none; without a body a declaration.\n"
               "Calling it binds the arguments of the entry block. Its linkage says who sees\n"
               "it and which of several definitions counts; most other attributes are\n"
               "promises to, or wishes of, the compiler.\n",
        .attrs = ATTRS({ "sym_name", &STR_ATTR }, { "sym_visibility", &STR_ATTR, .optional = true },
                       { "function_type", &LLVM_FUNCTION_TYPE },
                       { "linkage", &LLVM_LINKAGE, "#llvm.linkage<external>" },
                       { "dso_local", &UNIT_ATTR }, { "CConv", &LLVM_CCONV, "#llvm.cconv<ccc>" },
                       { "comdat", &SYMBOL_REF_ATTR, .optional = true },
                       { "convergent", &UNIT_ATTR, .optional = true },
                       { "personality", &FLAT_SYMBOL_REF_ATTR, .optional = true },
                       { "garbageCollector", &STR_ATTR, .optional = true },
                       { "passthrough", &ARRAY_ATTR, .optional = true },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "function_entry_count", &I64_ATTR, .optional = true },
                       { "memory_effects", &LLVM_MEMORY_EFFECTS, .optional = true },
                       { "visibility_", &LLVM_VISIBILITY, "" },
                       { "arm_streaming", &UNIT_ATTR, .optional = true },
                       { "arm_locally_streaming", &UNIT_ATTR, .optional = true },
                       { "arm_streaming_compatible", &UNIT_ATTR, .optional = true },
                       { "arm_new_za", &UNIT_ATTR, .optional = true },
                       { "arm_in_za", &UNIT_ATTR, .optional = true },
                       { "arm_out_za", &UNIT_ATTR, .optional = true },
                       { "arm_inout_za", &UNIT_ATTR, .optional = true },
                       { "arm_preserves_za", &UNIT_ATTR, .optional = true },
                       { "section", &STR_ATTR, .optional = true },
                       { "unnamed_addr", &LLVM_UNNAMED_ADDR, .optional = true },
                       { "alignment", &I64_ATTR, .optional = true },
                       { "vscale_range", &LLVM_VSCALE_RANGE, .optional = true },
                       { "frame_pointer", &LLVM_FRAME_POINTER, .optional = true },
                       { "target_cpu", &STR_ATTR, .optional = true },
                       { "tune_cpu", &STR_ATTR, .optional = true },
                       { "reciprocal_estimates", &STR_ATTR, .optional = true },
                       { "prefer_vector_width", &STR_ATTR, .optional = true },
                       { "target_features", &LLVM_TARGET_FEATURES, .optional = true },
                       { "no_infs_fp_math", &BOOL_ATTR, .optional = true },
                       { "no_nans_fp_math", &BOOL_ATTR, .optional = true },
                       { "no_signed_zeros_fp_math", &BOOL_ATTR, .optional = true },
                       { "denormal_fp_math", &STR_ATTR, .optional = true },
                       { "denormal_fp_math_f32", &STR_ATTR, .optional = true },
                       { "fp_contract", &STR_ATTR, .optional = true },
                       { "instrument_function_entry", &STR_ATTR, .optional = true },
                       { "instrument_function_exit", &STR_ATTR, .optional = true },
                       { "no_inline", &UNIT_ATTR, .optional = true },
                       { "always_inline", &UNIT_ATTR, .optional = true },
                       { "inline_hint", &UNIT_ATTR, .optional = true },
                       { "no_unwind", &UNIT_ATTR, .optional = true },
                       { "will_return", &UNIT_ATTR, .optional = true },
                       { "optimize_none", &UNIT_ATTR, .optional = true },
                       { "vec_type_hint", &LLVM_VEC_TYPE_HINT, .optional = true },
                       { "work_group_size_hint", &DENSE_I32_ARRAY_ATTR, .optional = true },
                       { "reqd_work_group_size", &DENSE_I32_ARRAY_ATTR, .optional = true },
                       { "intel_reqd_sub_group_size", &I32_ATTR, .optional = true },
                       { "uwtable_kind", &LLVM_UWTABLE, .optional = true }),
        .regions = REGIONS({ "body", ANY_REGION }),
        .traits = AFFINE_SCOPE | AUTOMATIC_ALLOCATION_SCOPE | ISOLATED_FROM_ABOVE | SYMBOL,
        .default_dialect = "",
        .function = true,
        .parse = parse_func,
        .print = print_func,
        .verify = verify_func,
        .verify_regions = verify_entry,
        .is_particular = llvm_is_particular,
        .example = "llvm.func @square(%x: i32) -> i32 {\n"
                   "  %y = llvm.mul %x, %x : i32\n"
                   "  llvm.return %y : i32\n"
                   "}\n"
                   "\n"
                   "llvm.func @main() -> i32 {\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %r = llvm.call @square(%seven) : (i32) -> i32\n"
                   "  llvm.return %r : i32\n"
                   "}\n",
        .gives = "49 : i32\n",
    },
    {
        .name = "llvm.return",
        .summary = "the end of a function",
        .doc = "Ends the call; the operand, if any, is its result. In the initializer of a\n"
               "global, gives the value.\n",
        .operands = OPERANDS({ "arg", &LLVM_ANY, OPTIONAL, POISON_MOVES }),
        .format = "attr-dict ($arg^ `:` type($arg))?",
        .traits = PURE | RETURN_LIKE | TERMINATOR,
        .verify = verify_return,
        .primitive = PRIM_RETURN,
        .eval = leave_region,
        .example = "llvm.func @main() -> f32 {\n"
                   "  %half = llvm.mlir.constant(5.000000e-01 : f32) : f32\n"
                   "  llvm.return %half : f32\n"
                   "}\n",
        .gives = "5.000000e-01 : f32\n",
    },
    { 0 },
};
