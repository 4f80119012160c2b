/* Parts of structs and arrays that are values. */
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/values.h"

#include "core/text/format.h"

#include <inttypes.h>

enum { LANES_OF_A_STEP = 32 }; /* that are copied in the time of one */

/* Either a parser's place, or an operation: where an error is reported. */
typedef struct Reporter {
    AsmParser *parser;
    const Op *op;
} Reporter;

static const Type *report(Reporter to, const char *text)
{
    if (to.op)
        op_error(to.op, "%s", text);
    else
        asm_error(to.parser, asm_here(to.parser), "%s", text);
    return NULL;
}

static const Type *step_into(Reporter to, const Type *type, int64_t index)
{
    Arena *arena = &type->context->arena;
    uint64_t count;

    if (!llvm_is_array(type) && !llvm_is_struct(type))
        return report(to, str_printf(arena, "expected LLVM IR structure/array type, got: '%s'",
                                     type_text(type))
                              .data);
    count = llvm_is_array(type) ? llvm_array_count(type) : llvm_struct_count(type);
    if (index < 0 || (uint64_t)index >= count)
        return report(to, str_printf(arena, "position out of bounds: %" PRId64, index).data);
    return llvm_is_array(type) ? llvm_array_element(type)
                               : llvm_struct_element(type, (unsigned)index);
}

/* The type at the position; NULL, reported, where there is none. */
static const Type *type_at(Reporter to, const Type *type, const Attr *position)
{
    if (!llvm_is_compatible(type))
        return report(to, str_printf(&type->context->arena,
                                     "expected LLVM IR Dialect type, got '%s'", type_text(type))
                              .data);
    for (unsigned i = 0; type && i < position->dense.count; i++)
        type = step_into(to, type, attr_i64_at(position, i));
    return type;
}

/* InsertExtractValueElementType(type($value), ref(type($container)), ref($position)): nothing is
 * written, the type follows. */
static bool parse_element_type(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Type *type = type_at((Reporter){ .parser = p }, args[1].types->data[0],
                               op_state_attr(state, "position"));

    (void)count;
    if (type)
        vec_push(args[0].types, type);
    return type != NULL;
}

static void print_element_type(AsmPrinter *printer, const Op *op, const FormatArg *args,
                               unsigned count)
{
    (void)printer, (void)op, (void)args, (void)count;
}

static bool verify_extract(const Op *op)
{
    const Type *type =
        type_at((Reporter){ .op = op }, op->operands[0]->type, op_attr(op, "position"));

    if (!type)
        return false;
    return op->results[0]->type == type
           || op_error(op,
                       "Type mismatch: extracting from '%s' should produce '%s' but this op "
                       "returns '%s'",
                       type_text(op->operands[0]->type), type_text(type),
                       type_text(op->results[0]->type));
}

static bool verify_insert(const Op *op)
{
    const Type *type =
        type_at((Reporter){ .op = op }, op->operands[0]->type, op_attr(op, "position"));

    if (!type)
        return false;
    return op->operands[1]->type == type
           || op_error(op, "Type mismatch: cannot insert '%s' into '%s'",
                       type_text(op->operands[1]->type), type_text(op->operands[0]->type));
}

static Flow extract(Step *s)
{
    place_copy(result_place(s, 0), llvm_part_at(operand_place(s, 0), prop(s, 0)));
    return work_done(s, layout_lanes(result_place(s, 0).layout) / LANES_OF_A_STEP);
}

static Flow insert(Step *s)
{
    Place result = result_place(s, 0);

    place_copy(result, operand_place(s, 0));
    place_copy(llvm_part_at(result, prop(s, 0)), operand_place(s, 1));
    return work_done(s, layout_lanes(result.layout) / LANES_OF_A_STEP);
}

const OpDef LLVM_AGGREGATE_OPS[] = {
    {
        .name = "llvm.extractvalue",
        .summary = "a part of a struct or array",
        .doc = "The value at the position: an index for each level.\n",
        .operands = OPERANDS({ "container", &LLVM_AGGREGATE, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "position", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "res", &LLVM_ANY }),
        .format = "$container `` $position attr-dict `:` type($container) "
                  "custom<InsertExtractValueElementType>(type($res), ref(type($container)), "
                  "ref($position))",
        .customs =
            CUSTOMS({ "InsertExtractValueElementType", parse_element_type, print_element_type }),
        .traits = PURE,
        .verify = verify_extract,
        .primitive = PRIM_EXTRACT_PART,
        .eval = extract,
        .formula = "res = container[position]",
        .poison = "Where that part is.\n",
        .example = "  %s = llvm.mlir.constant([7 : i8, 42 : i32]) : !llvm.struct<(i8, i32)>\n"
                   "  %r = llvm.extractvalue %s[1] : !llvm.struct<(i8, i32)>\n",
        .gives = "42 : i32\n",
    },
    {
        .name = "llvm.insertvalue",
        .summary = "a struct or array with a part replaced",
        .doc = "The container with the value at the position: an index for each level.\n",
        .operands = OPERANDS({ "container", &LLVM_AGGREGATE, .poison = POISON_MOVES },
                             { "value", &LLVM_PRIMITIVE, .poison = POISON_MOVES }),
        .attrs = ATTRS({ "position", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "res", &LLVM_AGGREGATE }),
        .types = TYPE_RULES({ .same = "container res" }),
        .format = "$value `,` $container `` $position attr-dict `:` type($container) "
                  "custom<InsertExtractValueElementType>(type($value), ref(type($container)), "
                  "ref($position))",
        .customs =
            CUSTOMS({ "InsertExtractValueElementType", parse_element_type, print_element_type }),
        .traits = PURE,
        .verify = verify_insert,
        .primitive = PRIM_INSERT_PART,
        .eval = insert,
        .formula = "res = container, but res[position] = value",
        .poison = "Where the value is, and where another part is.\n",
        .example = "  %zero = llvm.mlir.zero : !llvm.array<2 x i32>\n"
                   "  %five = llvm.mlir.constant(5 : i32) : i32\n"
                   "  %r = llvm.insertvalue %five, %zero[1] : !llvm.array<2 x i32>\n",
        .gives = "[0, 5] : !llvm.array<2 x i32>\n",
    },
    { 0 },
};
