/* The llvm dialect when pointers said what they point to: loads, stores and addresses took it from
 * there. */
#include "dialects/legacy/legacy.h"

static bool no_pointee(AsmParser *p, const char *at)
{
    return asm_error(p, at, "expected the type of the value, or a pointer that says it");
}

/* `!llvm.ptr -> f32`, or `!llvm.ptr<f32>` */
static bool parse_load_types(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const char *at = asm_here(p);
    const Type *pointer, *value;

    (void)state;
    (void)count;
    asm_set_pointee(p, NULL);
    if (!asm_parse_type(p, &pointer))
        return false;
    value = asm_pointee(p);
    if (asm_optional_punct(p, "->") && !asm_parse_type(p, &value))
        return false;
    if (!value)
        return no_pointee(p, at);
    vec_push(args[0].types, pointer);
    vec_push(args[1].types, value);
    return true;
}

/* `f32, !llvm.ptr`, or `!llvm.ptr<f32>` */
static bool parse_store_types(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const char *at = asm_here(p);
    const Type *value, *pointer;

    (void)state;
    (void)count;
    asm_set_pointee(p, NULL);
    if (!asm_parse_type(p, &value))
        return false;
    pointer = value;
    if (asm_optional_punct(p, ",")) {
        if (!asm_parse_type(p, &pointer))
            return false;
    } else {
        value = asm_pointee(p);
    }
    if (!value)
        return no_pointee(p, at);
    vec_push(args[0].types, value);
    vec_push(args[1].types, pointer);
    return true;
}

/* (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>, or as today with the type behind it. */
static bool parse_gep_types(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const char *at = asm_here(p);
    const Type *base, *result, *element;

    (void)count;
    asm_set_pointee(p, NULL);
    if (!asm_parse_punct(p, "(") || !asm_parse_type(p, &base))
        return false;
    element = asm_pointee(p);
    if ((asm_optional_punct(p, ",") && !asm_parse_types(p, args[1].types))
        || !asm_parse_punct(p, ")") || !asm_parse_punct(p, "->") || !asm_parse_type(p, &result)
        || (asm_optional_punct(p, ",") && !asm_parse_type(p, &element)))
        return false;
    if (!element)
        return no_pointee(p, at);
    vec_push(args[0].types, base);
    vec_push(args[2].types, result);
    op_state_add_attr(state, "elem_type", attr_type(element));
    return true;
}

static const CustomDirective TYPES[] = {
    { "LoadTypes", parse_load_types, NULL },
    { "StoreTypes", parse_store_types, NULL },
    { 0 },
};

#define SAID "with the type of the value, which '!llvm.ptr' does not say"

const LegacyOp LEGACY_LLVM[] = {
    { "llvm.load", "llvm.load",
      .format = "(`volatile` $volatile_^)? $addr "
                "(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
                "(`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? "
                "(`dereferenceable` `` $dereferenceable^)? "
                "attr-dict `:` custom<LoadTypes>(type($addr), type($res))",
      .customs = TYPES },
    { "llvm.store", "llvm.store",
      .format = "(`volatile` $volatile_^)? $value `,` $addr "
                "(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
                "(`invariant_group` $invariantGroup^)? attr-dict `:` "
                "custom<StoreTypes>(type($value), type($addr))",
      .customs = TYPES },
    { "llvm.getelementptr", "llvm.getelementptr",
      .format = "($noWrapFlags^)? "
                "$base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict "
                "`:` custom<GEPTypes>(type($base), type($dynamicIndices), type($res), $elem_type)",
      .customs = CUSTOMS({ "GEPTypes", parse_gep_types, NULL }) },
    { "llvm.mlir.null", "llvm.mlir.zero" },
    { "llvm.mlir.cast", "builtin.unrealized_conversion_cast" },
    { 0 },
};
