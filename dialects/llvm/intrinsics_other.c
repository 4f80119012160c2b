/* Other intrinsics: assumptions, notes, debug info, abnormal ends. */
#include "dialects/llvm/call.h"

#include "core/text/format.h"
#include "dialects/llvm/hints.h"
#include "dialects/llvm/pointers.h"

/* OpBundles($operands, type($operands), $tags): ["tag"(%a : t)] or nothing. */
static bool parse_bundles(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    Bundles bundles = { 0 };
    bool good = bundles_parse(p, &bundles);

    (void)count;
    for (size_t i = 0; good && i < bundles.operands.len; i++)
        vec_push(args[0].operands, bundles.operands.data[i]);
    for (size_t i = 0; good && i < bundles.types.len; i++)
        vec_push(args[1].types, bundles.types.data[i]);
    if (good)
        bundles_add_attrs(&bundles, state);
    bundles_free(&bundles);
    return good;
}

static void print_bundles(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)count;
    bundles_print(printer, op, args[0].index);
}

/* What a bundle of operands says of a pointer: the pointer, and a number. */
typedef struct Bundle {
    Str tag;
    unsigned first, count;
} Bundle;

static bool bundle_is(const Bundle *bundle, const char *tag, unsigned least)
{
    return str_is(bundle->tag, tag) && bundle->count >= least;
}

static Flow assume_dereferenceable(Step *s, Pointer at, uint64_t bytes)
{
    Allocation *allocation;
    uint64_t offset;

    if (!bytes
        || memory_check(memory_in(s), at, bytes, 1, ACCESS_READ, &allocation, &offset) == ACCESS_OK)
        return FLOW_NEXT;
    return undefined(s, "0x%llx does not point to %llu bytes of living memory, as is assumed",
                     (unsigned long long)at.address, (unsigned long long)bytes);
}

static Flow assume_bundle(Step *s, const Bundle *bundle)
{
    Pointer at = { 0, 0 };
    uint64_t number = 0;

    if (bundle_is(bundle, "ignore", 0) || bundle_is(bundle, "cold", 0))
        return FLOW_NEXT;
    if (!bundle->count || operand_place(s, bundle->first).layout->form != &FORM_POINTER)
        return unsupported(s, "what the bundle \"%.*s\" assumes", STR_ARG(bundle->tag));
    for (unsigned i = 0; i < bundle->count; i++)
        if (is_poison(s, bundle->first + i))
            return undefined_poison(s, poison_origin(s, bundle->first + i),
                                    "what something is assumed of is poison");
    at = pointer_in(s, bundle->first);
    if (bundle->count > 1)
        number = int_low_u(int_in(s, bundle->first + 1));
    if (bundle->count > 2 && str_is(bundle->tag, "align")) /* the address less an offset */
        at.address -= int_low_u(int_in(s, bundle->first + 2));
    if (bundle_is(bundle, "nonnull", 1))
        return at.address ? FLOW_NEXT : undefined(s, "the pointer is null, and assumed not to be");
    if (bundle_is(bundle, "dereferenceable", 2))
        return assume_dereferenceable(s, at, number);
    if (bundle_is(bundle, "dereferenceable_or_null", 2))
        return at.address ? assume_dereferenceable(s, at, number) : FLOW_NEXT;
    if (!bundle_is(bundle, "align", 2))
        return unsupported(s, "what the bundle \"%.*s\" assumes", STR_ARG(bundle->tag));
    if (number && at.address % number)
        return undefined(s, "the address 0x%llx is not a multiple of %llu, as is assumed",
                         (unsigned long long)at.address, (unsigned long long)number);
    return FLOW_NEXT;
}

static Flow assume(Step *s)
{
    const Attr *tags = op_attr(s->op, "op_bundle_tags"), *sizes = op_attr(s->op, "op_bundle_sizes");
    unsigned first = 1;

    if (!bool_in(s, 0))
        return undefined(s, "the condition that is assumed is false");
    for (unsigned i = 0; tags && sizes && i < sizes->dense.count; i++) {
        Bundle bundle = { tags->array.elements[i]->string, first, (unsigned)attr_i64_at(sizes, i) };

        if (assume_bundle(s, &bundle) == FLOW_END)
            return FLOW_END;
        first += bundle.count;
    }
    return FLOW_NEXT;
}

/* DECISIONS.md N26 */
static Flow is_constant(Step *s)
{
    return give_bool(s, choice_of(choice_in(s), 2) != 0);
}

/* DECISIONS.md N27 */
static Flow end_abnormally(Step *s)
{
    const Attr *kind = meaning_in(s)->attrs ? prop(s, 0) : NULL;

    if (kind)
        return trap(s, "'%s' of kind %llu was reached", s->op->def->name,
                    (unsigned long long)int_low_u(kind->integer));
    return trap(s, "'%s' was reached", s->op->def->name);
}

const OpDef LLVM_OTHER_INTRINSICS[] = {
    {
        .name = "llvm.intr.annotation",
        .summary = "an integer with a note",
        .doc = "The integer; the note says something to tools.\n",
        .operands = OPERANDS({ "integer", &ANY_SIGNLESS_INTEGER }, { "annotation", &LLVM_POINTER },
                             { "fileName", &LLVM_POINTER }, { "line", &I32 }),
        .results = RESULTS({ "res", &ANY_SIGNLESS_INTEGER }),
        .types = TYPE_RULES({ .same = "res integer" }, { .same = "annotation fileName" }),
        .eval = llvm_pass_on,
        .formula = "res = integer",
        .example = "llvm.mlir.global internal constant @note(\"a note\\00\")\n"
                   "\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %note = llvm.mlir.addressof @note : !llvm.ptr\n"
                   "  %r = \"llvm.intr.annotation\"(%seven, %note, %note, %seven)\n"
                   "      : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.assume",
        .summary = "a condition that holds",
        .doc = "Undefined behaviour where the condition is false or poison. Bundles assume\n"
               "more, as that a pointer is aligned.\n",
        .operands = OPERANDS({ "cond", &I1, .poison = POISON_IS_UNDEFINED },
                             { "op_bundle_operands", &LLVM_ANY, VARIADIC_OF_VARIADIC, POISON_MOVES,
                               "op_bundle_sizes" }),
        .attrs = ATTRS({ "op_bundle_sizes", &DENSE_I32_ARRAY_ATTR },
                       { "op_bundle_tags", &ARRAY_ATTR, .optional = true }),
        .format = "$cond ( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), "
                  "$op_bundle_tags)^ )? `:` type($cond) attr-dict",
        .customs = CUSTOMS({ "OpBundles", parse_bundles, print_bundles }),
        .verify = bundles_verify,
        .eval = assume,
        .undefined = "Where `cond` is false.\n",
        .example = "  %no = arith.constant false\n"
                   "  llvm.intr.assume %no : i1\n"
                   "  return\n",
        .gives = "error: undefined behaviour: the condition that is assumed is false\n",
    },
    {
        .name = "llvm.intr.dbg.declare",
        .summary = "where a variable of the source lives",
        .doc = "Says that the variable is at the address. Does nothing.\n",
        .operands = OPERANDS({ "addr", &LLVM_POINTER, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "varInfo", &LLVM_DI_LOCAL_VARIABLE },
                       { "locationExpr", &LLVM_DI_EXPRESSION, "" }),
        .format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $addr `:` "
                  "qualified(type($addr)) attr-dict",
        .eval = llvm_inform,
        .example =
            "#file = #llvm.di_file<\"a.c\" in \"/\">\n"
            "#sub = #llvm.di_subprogram<scope = #file, name = \"main\", file = #file>\n"
            "#x = #llvm.di_local_variable<scope = #sub, name = \"x\", file = #file, line = 3>\n"
            "  %r = arith.constant 1 : i32\n"
            "  %p = llvm.alloca %r x i32 : (i32) -> !llvm.ptr\n"
            "  llvm.intr.dbg.declare #x = %p : !llvm.ptr\n"
            "  return %r : i32\n",
        .gives = "1 : i32\n",
    },
    {
        .name = "llvm.intr.dbg.label",
        .summary = "a label of the source",
        .doc = "Says that the label is here. Does nothing.\n",
        .attrs = ATTRS({ "label", &LLVM_DI_LABEL }),
        .format = "$label attr-dict",
        .eval = llvm_inform,
        .example =
            "#file = #llvm.di_file<\"a.c\" in \"/\">\n"
            "#sub = #llvm.di_subprogram<scope = #file, name = \"main\", file = #file>\n"
            "#label = #llvm.di_label<scope = #sub, name = \"again\", file = #file, line = 3>\n"
            "  llvm.intr.dbg.label #label\n"
            "  %r = arith.constant 1 : i32\n",
        .gives = "1 : i32\n",
    },
    {
        .name = "llvm.intr.dbg.value",
        .summary = "what a variable of the source is",
        .doc = "Says that the variable has the value from here on. Does nothing.\n",
        .operands = OPERANDS({ "value", &LLVM_ANY, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "varInfo", &LLVM_DI_LOCAL_VARIABLE },
                       { "locationExpr", &LLVM_DI_EXPRESSION, "" }),
        .format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $value `:` "
                  "qualified(type($value)) attr-dict",
        .eval = llvm_inform,
        .example =
            "#file = #llvm.di_file<\"a.c\" in \"/\">\n"
            "#sub = #llvm.di_subprogram<scope = #file, name = \"main\", file = #file>\n"
            "#x = #llvm.di_local_variable<scope = #sub, name = \"x\", file = #file, line = 3>\n"
            "  %r = arith.constant 1 : i32\n"
            "  llvm.intr.dbg.value #x = %r : i32\n",
        .gives = "1 : i32\n",
    },
    {
        .name = "llvm.intr.debugtrap",
        .summary = "a stop for the debugger",
        .doc = "Stops the program where a debugger listens.\n",
        .format = "attr-dict",
        .eval = end_abnormally,
        .decisions = "N27",
        .example = "  llvm.intr.debugtrap\n"
                   "  return\n",
        .gives = "error: the program stopped itself: 'llvm.intr.debugtrap' was reached\n",
    },
    {
        .name = "llvm.intr.expect",
        .summary = "a value with a guess",
        .doc = "val; the guess is for the optimiser.\n",
        .operands = OPERANDS({ "val", &ANY_SIGNLESS_INTEGER, .poison = POISON_MOVES },
                             { "expected", &ANY_SIGNLESS_INTEGER, .poison = POISON_MOVES }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$val `,` $expected attr-dict `:` type($val)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = llvm_pass_on,
        .formula = "res = val",
        .example = "  %v = arith.constant 7 : i32\n"
                   "  %guess = arith.constant 1 : i32\n"
                   "  %r = llvm.intr.expect %v, %guess : i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.expect.with.probability",
        .summary = "a value with a guess",
        .doc = "val; the guess and how likely it is are for the optimiser.\n",
        .operands = OPERANDS({ "val", &ANY_SIGNLESS_INTEGER, .poison = POISON_MOVES },
                             { "expected", &ANY_SIGNLESS_INTEGER, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "prob", &F64_ATTR }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .types = TYPE_RULES({ .same = "val expected res" }),
        .format = "$val `,` $expected `,` $prob attr-dict `:` type($val)",
        .traits = PURE,
        .eval = llvm_pass_on,
        .formula = "res = val",
        .example = "  %v = arith.constant 7 : i32\n"
                   "  %guess = arith.constant 1 : i32\n"
                   "  %r = llvm.intr.expect.with.probability %v, %guess, 5.000000e-01 : i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.experimental.noalias.scope.decl",
        .summary = "where an alias scope begins",
        .doc = "Says that the scope begins here. Does nothing.\n",
        .attrs = ATTRS({ "scope", &LLVM_ALIAS_SCOPE }),
        .format = "$scope attr-dict",
        .eval = llvm_inform,
        .example = "#domain = #llvm.alias_scope_domain<id = distinct[0]<>>\n"
                   "#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>\n"
                   "  llvm.intr.experimental.noalias.scope.decl #scope\n"
                   "  %r = arith.constant 1 : i32\n",
        .gives = "1 : i32\n",
    },
    {
        .name = "llvm.intr.is.constant",
        .summary = "whether a value is constant",
        .doc = "True where the compiler knows the value; may always be false.\n",
        .operands = OPERANDS({ "val", &LLVM_ANY, .poison = POISON_MOVES }),
        .results = RESULTS({ "res", &I1 }),
        .traits = PURE,
        .eval = is_constant,
        .formula = "res = false, or true",
        .decisions = "N26",
        .example = "  %v = arith.constant 7 : i32\n"
                   "  %r = \"llvm.intr.is.constant\"(%v) : (i32) -> i1\n",
        .gives = "false : i1\n",
    },
    {
        .name = "llvm.intr.ptr.annotation",
        .summary = "a pointer with a note",
        .doc = "The pointer; the note says something to tools.\n",
        .operands =
            OPERANDS({ "ptr", &LLVM_POINTER }, { "annotation", &LLVM_POINTER },
                     { "fileName", &LLVM_POINTER }, { "line", &I32 }, { "attr", &LLVM_POINTER }),
        .results = RESULTS({ "res", &LLVM_POINTER }),
        .types = TYPE_RULES({ .same = "res ptr" }, { .same = "annotation fileName attr" }),
        .eval = llvm_pass_on,
        .formula = "res = ptr",
        .example = "llvm.mlir.global internal constant @note(\"a note\\00\")\n"
                   "\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %note = llvm.mlir.addressof @note : !llvm.ptr\n"
                   "  %p = llvm.alloca %seven x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  %q = \"llvm.intr.ptr.annotation\"(%p, %note, %note, %seven, %note)\n"
                   "      : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr\n"
                   "  %r = llvm.load %q : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.ssa.copy",
        .summary = "the same value",
        .doc = "The operand as it is; a mark for analyses.\n",
        .operands = OPERANDS({ "operand", &ANY_TYPE, .poison = POISON_MOVES }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$operand attr-dict `:` type($operand)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_TYPE,
        .eval = llvm_pass_on,
        .formula = "res = operand",
        .example = "  %v = arith.constant 7 : i32\n"
                   "  %r = llvm.intr.ssa.copy %v : i32\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "llvm.intr.trap",
        .summary = "an abnormal end",
        .doc = "Ends the program abnormally.\n",
        .format = "attr-dict",
        .eval = end_abnormally,
        .decisions = "N27",
        .example = "  llvm.intr.trap\n"
                   "  return\n",
        .gives = "error: the program stopped itself: 'llvm.intr.trap' was reached\n",
    },
    {
        .name = "llvm.intr.ubsantrap",
        .summary = "an abnormal end, for a sanitizer",
        .doc = "Ends the program abnormally; the number says why.\n",
        .attrs = ATTRS({ "failureKind", &I8_ATTR }),
        .format = "prop-dict attr-dict",
        .eval = end_abnormally,
        .decisions = "N27",
        .example = "  llvm.intr.ubsantrap <{failureKind = 3 : i8}>\n"
                   "  return\n",
        .gives = "error: the program stopped itself: 'llvm.intr.ubsantrap' of kind 3 was reached\n",
    },
    {
        .name = "llvm.intr.var.annotation",
        .summary = "a note on a variable",
        .doc = "Says something to tools; does nothing.\n",
        .operands = OPERANDS({ "val", &LLVM_POINTER, .poison = POISON_MOVES },
                             { "annotation", &LLVM_POINTER }, { "fileName", &LLVM_POINTER },
                             { "line", &I32 }, { "attr", &LLVM_POINTER }),
        .types = TYPE_RULES({ .same = "annotation fileName attr" }),
        .eval = llvm_inform,
        .example = "llvm.mlir.global internal constant @note(\"a note\\00\")\n"
                   "\n"
                   "  %seven = llvm.mlir.constant(7 : i32) : i32\n"
                   "  %note = llvm.mlir.addressof @note : !llvm.ptr\n"
                   "  %p = llvm.alloca %seven x i32 : (i32) -> !llvm.ptr\n"
                   "  llvm.store %seven, %p : i32, !llvm.ptr\n"
                   "  \"llvm.intr.var.annotation\"(%p, %note, %note, %seven, %note)\n"
                   "      : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()\n"
                   "  %r = llvm.load %p : !llvm.ptr -> i32\n",
        .gives = "7 : i32\n",
    },
    { 0 },
};
