/* The C++ of ODS's predicates: what is understood, and that nothing else is taken for a truth. */
#include "language.h"

#include "dialects/ods/expression.h"
#include "dialects/registry.h"

static Truth of_type(const char *text, const char *type)
{
    Classes classes = { .context = context };
    ExpressionScope scope = { .context = context, .classes = &classes };

    scope.self_type = read_type(type);
    ck_assert_msg(scope.self_type, "%s", type);
    return expression_holds(expression_parse(&context->arena, str_of(text)), &scope);
}

static Truth of_attr(const char *text, const char *written)
{
    Classes classes = { .context = context };
    ExpressionScope scope = { .context = context, .classes = &classes };

    scope.self_attr = read_attr(written);
    ck_assert_msg(scope.self_attr, "%s", written);
    return expression_holds(expression_parse(&context->arena, str_of(text)), &scope);
}

static const char *made(const char *text)
{
    Classes classes = { .context = context };
    ExpressionScope scope = { .context = context, .classes = &classes };
    const Type *type;

    scope.self_type =
        type_vector(context, 2, (int64_t[]){ 4, 8 }, (bool[]){ true, false }, type_i(context, 32));
    type = expression_type(expression_parse(&context->arena, str_of(text)), &scope);
    return type ? type_text(type) : "unknown";
}

#define ELEMENT(condition)                                                                         \
    "[](::mlir::Type elementType) { return " condition                                             \
    "; }(::llvm::cast<::mlir::ShapedType>($_self).getElementType())"

START_TEST(types_are_of_classes)
{
    ck_assert_int_eq(of_type("(::llvm::isa<::mlir::MemRefType>($_self))", "memref<4xf32>"),
                     TRUTH_YES);
    ck_assert_int_eq(of_type("(::llvm::isa<::mlir::MemRefType>($_self))", "f32"), TRUTH_NO);
    ck_assert_int_eq(of_type("isa<FixedVectorType>($_self)", "vector<[4]xf32>"), TRUTH_NO);
    ck_assert_int_eq(of_type("isa<IntegerType, FloatType>($_self)", "f8E5M2"), TRUTH_YES);
    ck_assert_int_eq(of_type("isa<Float8E5M2Type>($_self)", "f8E5M2"), TRUTH_YES);
    ck_assert_int_eq(of_type("isa<BFloat16Type>($_self)", "f16"), TRUTH_NO);
    ck_assert_int_eq(of_type("isa<my::Own>($_self)", "f16"), TRUTH_UNKNOWN);
    ck_assert_int_eq(of_type("::mlir::LLVM::isCompatibleOuterType($_self)", "index"), TRUTH_NO);
}
END_TEST

START_TEST(types_are_asked)
{
    ck_assert_int_eq(of_type("$_self.isSignlessInteger(32)", "i32"), TRUTH_YES);
    ck_assert_int_eq(of_type("$_self.isSignlessInteger(32)", "si32"), TRUTH_NO);
    ck_assert_int_eq(of_type("$_self.isInteger()", "ui7"), TRUTH_YES);
    ck_assert_int_eq(of_type("$_self.isBF16()", "bf16"), TRUTH_YES);
    ck_assert_int_eq(of_type("$_self.isF16()", "bf16"), TRUTH_NO);
    ck_assert_int_eq(of_type(ELEMENT("(elementType.isF32())"), "tensor<?xf32>"), TRUTH_YES);
    ck_assert_int_eq(of_type(ELEMENT("(elementType.isF32())"), "tensor<?xf64>"), TRUTH_NO);
    ck_assert_int_eq(of_type("cast<ShapedType>($_self).getRank() == 2", "memref<2x?xi1>"),
                     TRUTH_YES);
    ck_assert_int_eq(of_type("cast<VectorType>($_self).getNumElements() <= 8", "vector<3x3xi1>"),
                     TRUTH_NO);
    ck_assert_int_eq(of_type("cast<ShapedType>($_self).getDimSize(1) == 3", "vector<2x3xi1>"),
                     TRUTH_YES);
    ck_assert_int_eq(of_type("cast<ShapedType>($_self).getDimSize(7) == 3", "vector<2x3xi1>"),
                     TRUTH_UNKNOWN);
}
END_TEST

/* What is not known does not matter where the other side decides; a cast that fails is not known.
 */
START_TEST(three_truths)
{
    ck_assert_int_eq(of_type("what($_self) && $_self.isF32()", "f64"), TRUTH_NO);
    ck_assert_int_eq(of_type("$_self.isF32() && what($_self)", "f64"), TRUTH_NO);
    ck_assert_int_eq(of_type("what($_self) && $_self.isF32()", "f32"), TRUTH_UNKNOWN);
    ck_assert_int_eq(of_type("what($_self) || $_self.isF32()", "f32"), TRUTH_YES);
    ck_assert_int_eq(of_type("what($_self) || $_self.isF32()", "f64"), TRUTH_UNKNOWN);
    ck_assert_int_eq(of_type("!what($_self)", "f64"), TRUTH_UNKNOWN);
    ck_assert_int_eq(of_type("cast<VectorType>($_self).getRank() == 1", "f64"), TRUTH_UNKNOWN);
    ck_assert_int_eq(
        of_type("isa<VectorType>($_self) && cast<VectorType>($_self).getRank() == 1", "f64"),
        TRUTH_NO);
    ck_assert_int_eq(of_type("what() ? true : false", "f64"), TRUTH_UNKNOWN);
}
END_TEST

START_TEST(attributes_are_asked)
{
    ck_assert_int_eq(of_attr("isa<::mlir::IntegerAttr>($_self)", "1 : i32"), TRUTH_YES);
    ck_assert_int_eq(of_attr("isa<BoolAttr>($_self)", "1 : i32"), TRUTH_NO);
    ck_assert_int_eq(
        of_attr("cast<IntegerAttr>($_self).getValue().eq(::llvm::APInt(32, -1))", "-1 : i32"),
        TRUTH_YES);
    ck_assert_int_eq(of_attr("cast<IntegerAttr>($_self).getValue().eq(APInt(8, 255))", "-1 : i8"),
                     TRUTH_YES);
    ck_assert_int_eq(of_attr("cast<IntegerAttr>($_self).getInt() <= 3", "4 : i8"), TRUTH_NO);
    ck_assert_int_eq(
        of_attr("!(cast<IntegerAttr>($_self).getValue().getZExtValue() & (~(1u|4u)))", "5 : i32"),
        TRUTH_YES);
    ck_assert_int_eq(
        of_attr("!(cast<IntegerAttr>($_self).getValue().getZExtValue() & (~(1u|4u)))", "2 : i32"),
        TRUTH_NO);
    ck_assert_int_eq(
        of_attr("::llvm::all_of(cast<ArrayAttr>($_self), [&](::mlir::Attribute attr) { "
                "return attr && isa<StringAttr>(attr); })",
                "[\"a\", 1 : i8]"),
        TRUTH_NO);
    ck_assert_int_eq(of_attr("cast<ArrayAttr>($_self).size() == 2", "[1, 2]"), TRUTH_YES);
    ck_assert_int_eq(of_attr("cast<DenseI64ArrayAttr>($_self)[1] == 7", "array<i64: 5, 7>"),
                     TRUTH_YES);
}
END_TEST

START_TEST(types_are_made)
{
    ck_assert_str_eq(made("$_builder.getIntegerType(7)"), "i7");
    ck_assert_str_eq(made("$_builder.getIntegerType(7, /*isSigned=*/false)"), "ui7");
    ck_assert_str_eq(made("::mlir::VectorType::get({2} , $_builder.getBF16Type() );"),
                     "vector<2xbf16>");
    ck_assert_str_eq(made("cast<VectorType>($_self).cloneWith({}, IntegerType::get($_ctxt, 1))"),
                     "vector<[4]x8xi1>");
    ck_assert_str_eq(made("VectorType(VectorType::Builder(cast<VectorType>($_self)).dropDim(0))"),
                     "vector<8xi32>");
    ck_assert_str_eq(made("[&]{ auto v = cast<VectorType>($_self); int64_t n = v.getDimSize(1); "
                          "if (n == 3) return v.getElementType(); "
                          "return VectorType::get({n, n}, v.getElementType(), {true, false}); }()"),
                     "vector<[8]x8xi32>");
    register_all_dialects(context);
    ck_assert_str_eq(made("$_builder.getType<::mlir::LLVM::LLVMPointerType>(3)"), "!llvm.ptr<3>");
    ck_assert_str_eq(made("what()"), "unknown");
}
END_TEST

/* Text that is none, or too deep, or without an end, is unknown. */
START_TEST(garbage_is_unknown)
{
    static const char *const TEXTS[] = { "",    "(",       ")",    "$",         "$_self.",
                                         "a<b", "[](",     "[]{",  "[]{return", "\"",
                                         "1 +", "1 2",     "{1, ", "a ? b",     "/* ",
                                         "x::", "f(,)",    "0xzz", "1.5",       "&&",
                                         "!",   "isa<>()", "a[",   "@",         "/" };
    Sb deep = { 0 };

    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        ck_assert_msg(of_type(TEXTS[i], "i32") == TRUTH_UNKNOWN, "%s", TEXTS[i]);
    for (unsigned i = 0; i < 100000; i++)
        sb_add(&deep, "(!");
    ck_assert_int_eq(of_type(deep.data, "i32"), TRUTH_UNKNOWN);
    deep.len = 0;
    sb_add(&deep, "false");
    for (unsigned i = 0; i < 100000; i++)
        sb_add(&deep, " || false");
    ck_assert_int_eq(of_type(deep.data, "i32"), TRUTH_UNKNOWN);
    sb_free(&deep);
}
END_TEST

int main(void)
{
    const TTest *const TESTS[] = { types_are_of_classes, types_are_asked, three_truths,
                                   attributes_are_asked, types_are_made,  garbage_is_unknown };

    return RUN_SUITE("expression", TESTS);
}
