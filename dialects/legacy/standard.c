/* The standard dialect: operations without a prefix, or with that of `std`. */
#include "dialects/legacy/legacy.h"

/* constant 1 : i32, constant @f : () -> () */
static bool parse_constant(AsmParser *p, OpState *state)
{
    if (asm_at_symbol(p))
        asm_become(state, "func.constant");
    return asm_parse_as_today(p, state);
}

/* A function without a body could be public. */
static bool finish_func(AsmParser *p, OpState *state)
{
    bool has_body = state->regions.len && state->regions.data[0]->first;

    (void)p;
    if (!has_body && !op_state_attr(state, "sym_visibility"))
        op_state_add_attr(state, "sym_visibility", attr_string(state->context, STR("private")));
    return true;
}

/* An element of a tensor, or of a vector. */
static bool finish_extract_element(AsmParser *p, OpState *state)
{
    const Type *type = state->operands.data[0]->type;
    int64_t dynamic[32];

    (void)p;
    if (type->kind != TYPE_VECTOR || state->operands.len > 32)
        return true;
    for (size_t i = 1; i < state->operands.len; i++)
        dynamic[i - 1] = DYNAMIC;
    asm_become(state, "vector.extract");
    op_state_add_attr(state, "static_position",
                      attr_dense_i64(state->context, (unsigned)state->operands.len - 1, dynamic));
    return true;
}

static bool finish_splat(AsmParser *p, OpState *state)
{
    (void)p;
    if (state->results.data[0]->kind == TYPE_VECTOR)
        asm_become(state, "vector.broadcast");
    return true;
}

/* Of `dim`: a number, once, and an operand later. */
static bool parse_index(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    OperandName index;

    (void)state;
    (void)count;
    if (!asm_optional_number(p, &index) && !asm_parse_operand(p, &index))
        return false;
    vec_push(args[0].operands, index);
    return true;
}

/* (%a, %b), or without the parentheses. */
static bool parse_elements(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    (void)state;
    (void)count;
    return asm_at_punct(p, "(") ? asm_parse_operands(p, '(', ')', args[0].operands)
                                : asm_parse_operands(p, 0, 0, args[0].operands);
}

/* The kind, which was a string. What was maxf is maximumf: DECISIONS.md O2. */
static bool parse_kind(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    Str kind;

    (void)args;
    (void)count;
    if (!asm_parse_keyword_or_string(p, &kind))
        return false;
    if (str_is(kind, "maxf"))
        kind = STR("maximumf");
    if (str_is(kind, "minf"))
        kind = STR("minimumf");
    return asm_add_enum(p, state, "kind", kind);
}

#define MATH(name)                                                                                 \
    {                                                                                              \
#name, "math." #name                                                                       \
    }
#define ARITH(name)                                                                                \
    {                                                                                              \
#name, "arith." #name                                                                      \
    }

const LegacyOp LEGACY_STANDARD[] = {
    /* Functions, control. */
    { "func", "func.func", .finish = finish_func },
    { "builtin.func", "func.func", .finish = finish_func },
    { "return", "func.return" },
    { "call", "func.call" },
    { "call_indirect", "func.call_indirect" },
    { "br", "cf.br" },
    { "cond_br", "cf.cond_br" },
    { "switch", "cf.switch" },
    { "assert", "cf.assert" },
    { "constant", "arith.constant", .parse = parse_constant },
    /* Integers. */
    ARITH(addi),
    ARITH(subi),
    ARITH(muli),
    { "divis", "arith.divsi" },
    { "diviu", "arith.divui" },
    { "remis", "arith.remsi" },
    { "remiu", "arith.remui" },
    { "divi_signed", "arith.divsi" },
    { "divi_unsigned", "arith.divui" },
    { "remi_signed", "arith.remsi" },
    { "remi_unsigned", "arith.remui" },
    { "floordivi_signed", "arith.floordivsi" },
    { "ceildivi_signed", "arith.ceildivsi" },
    { "and", "arith.andi" },
    { "or", "arith.ori" },
    { "xor", "arith.xori" },
    { "shlis", "arith.shli" },
    { "shift_left", "arith.shli" },
    { "shift_right_signed", "arith.shrsi" },
    { "shift_right_unsigned", "arith.shrui" },
    ARITH(cmpi),
    ARITH(maxsi),
    ARITH(maxui),
    ARITH(minsi),
    ARITH(minui),
    ARITH(select),
    /* Floats. */
    ARITH(addf),
    ARITH(subf),
    ARITH(mulf),
    ARITH(divf),
    ARITH(remf),
    ARITH(negf),
    ARITH(cmpf),
    { "maxf", "arith.maximumf" },
    { "minf", "arith.minimumf" },
    { "absf", "math.absf" },
    { "ceilf", "math.ceil" },
    { "floorf", "math.floor" },
    { "fmaf", "math.fma" },
    MATH(copysign),
    MATH(sin),
    MATH(cos),
    MATH(tan),
    MATH(tanh),
    MATH(atan),
    MATH(atan2),
    MATH(exp),
    MATH(exp2),
    MATH(expm1),
    MATH(log),
    MATH(log2),
    MATH(log10),
    MATH(log1p),
    MATH(powf),
    MATH(sqrt),
    MATH(rsqrt),
    MATH(erf),
    /* Conversions. */
    { "sexti", "arith.extsi" },
    { "zexti", "arith.extui" },
    ARITH(trunci),
    { "fpext", "arith.extf" },
    { "fptrunc", "arith.truncf" },
    ARITH(sitofp),
    ARITH(uitofp),
    ARITH(fptosi),
    ARITH(fptoui),
    ARITH(index_cast),
    ARITH(bitcast),
    /* Complex numbers. */
    { "create_complex", "complex.create" },
    { "re", "complex.re" },
    { "im", "complex.im" },
    { "addcf", "complex.add" },
    { "subcf", "complex.sub" },
    /* Memory. */
    { "alloc", "memref.alloc" },
    { "alloca", "memref.alloca" },
    { "dealloc", "memref.dealloc" },
    { "load", "memref.load" },
    { "store", "memref.store",
      .format = "$value custom<CommaOrTo>() $memref `[` $indices `]` attr-dict `:` type($memref)",
      .customs = LEGACY_STORE_WORDS },
    { "dim", "memref.dim",
      .format = "$source `,` custom<Index>($index) attr-dict `:` type($source)",
      .customs = CUSTOMS({ "Index", parse_index, NULL }), .finish = legacy_finish_dim },
    { "rank", "memref.rank", .format = "$memref attr-dict `:` type($memref)",
      .finish = legacy_finish_rank },
    { "memref_cast", "memref.cast" },
    { "memref_reshape", "memref.reshape" },
    { "memref_reinterpret_cast", "memref.reinterpret_cast" },
    { "subview", "memref.subview" },
    { "view", "memref.view" },
    { "assume_alignment", "memref.assume_alignment" },
    { "prefetch", "memref.prefetch" },
    { "dma_start", "memref.dma_start" },
    { "dma_wait", "memref.dma_wait" },
    { "global_memref", "memref.global" },
    { "get_global_memref", "memref.get_global" },
    { "atomic_rmw", "memref.atomic_rmw",
      .format = "custom<Kind>($kind) $value `,` $memref `[` $indices `]` attr-dict `:` `(` "
                "type($value) `,` type($memref) `)` `->` type($result)",
      .customs = CUSTOMS({ "Kind", parse_kind, NULL }) },
    { "generic_atomic_rmw", "memref.generic_atomic_rmw" },
    { "atomic_yield", "memref.atomic_yield" },
    { "clone", "bufferization.clone" },
    /* Tensors. */
    { "tensor_cast", "tensor.cast" },
    { "extract_element", "tensor.extract",
      .format = "$tensor `[` $indices `]` attr-dict `:` "
                "type($tensor)",
      .finish = finish_extract_element },
    { "tensor_from_elements", "tensor.from_elements",
      .format = "custom<Elements>($elements) attr-dict `:` type($result)",
      .customs = CUSTOMS({ "Elements", parse_elements, NULL }) },
    { "dynamic_tensor_from_elements", "tensor.generate" },
    { "yield", "tensor.yield" },
    { "splat", "tensor.splat", .format = "$input attr-dict `:` type($aggregate)",
      .finish = finish_splat },
    { "subtensor", "tensor.extract_slice" },
    { "subtensor_insert", "tensor.insert_slice" },
    { "tensor_load", "bufferization.to_tensor", .format = LEGACY_TO_TENSOR,
      .finish = legacy_finish_to_tensor },
    { "tensor_store", "bufferization.materialize_in_destination", .format = LEGACY_TENSOR_STORE,
      .customs = LEGACY_BUFFER_TYPES, .finish = legacy_finish_tensor_store },
    { "tensor_to_memref", "bufferization.to_buffer", .format = LEGACY_TO_BUFFER,
      .customs = LEGACY_BUFFER_TYPES },
    { 0 },
};
