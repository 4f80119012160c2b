/* Structured operations of one form each: map, reduce, transpose, broadcast. */
#include "core/ir/attr_default.h"
#include "core/ir/diag.h"
#include "dialects/linalg/linalg.h"

#include <inttypes.h>

enum { LIST }; /* the attribute of all but map */

/* { arith.addf {fastmath = ...} }: a body of this one operation. */
typedef struct Payload {
    Str name; /* empty: the body is written out */
    NamedAttrs attrs;
} Payload;

static bool parse_payload(AsmParser *p, OpState *state, Payload *payload)
{
    OpState inner = { .context = state->context };
    bool good;

    if (!asm_optional_punct(p, "{"))
        return true;
    good = asm_parse_any_keyword(p, &payload->name);
    inner.name = payload->name;
    inner.def = context_op(state->context, payload->name);
    good = good && asm_optional_attr_dict(p, &inner) && asm_parse_punct(p, "}");
    for (size_t i = 0; i < inner.attrs.len; i++)
        vec_push(&payload->attrs, inner.attrs.data[i]);
    op_state_free(&inner);
    return good;
}

/* The body of a payload: of reduce what the output holds stands first, then the inputs; of map it
 * is not used. */
static void add_payload_body(OpState *state, const Payload *payload, bool reduces)
{
    Context *context = state->context;
    Region *region = op_state_add_region(state);
    Block *block = block_create(context);
    OpState inner = { .context = context,
                      .name = payload->name,
                      .def = context_op(context, payload->name),
                      .loc = state->loc };
    Op *made;

    region_append(region, block);
    for (size_t i = 0; i < state->operands.len; i++)
        block_add_arg(context, block, linalg_element(state->operands.data[i]),
                      loc_of(loc_unknown(context)), (Str){ 0 });
    if (reduces)
        vec_push(&inner.operands, block->args[block->arg_count - 1]);
    for (unsigned i = 0; i + 1 < block->arg_count; i++)
        vec_push(&inner.operands, block->args[i]);
    for (size_t i = 0; i < payload->attrs.len; i++)
        vec_push(&inner.attrs, payload->attrs.data[i]);
    vec_push(&inner.results, block->args[block->arg_count - 1]->type);
    made = op_create(context, &inner);
    block_append(block, made);
    linalg_append(context, block, STR("linalg.yield"), state->loc, NULL, 1, made->results);
    op_state_free(&inner);
}

static bool parse_written_body(AsmParser *p, OpState *state)
{
    AsmArguments arguments = { 0 };
    bool good = asm_parse_arguments(p, '(', ')', true, &arguments)
                && asm_parse_region(p, op_state_add_region(state), &arguments);

    vec_free(&arguments);
    return good;
}

static bool parse_integers(AsmParser *p, Dims *integers)
{
    int64_t integer;

    if (!asm_parse_punct(p, "["))
        return false;
    if (asm_optional_punct(p, "]"))
        return true;
    do {
        if (!asm_parse_integer(p, &integer))
            return false;
        vec_push(integers, integer);
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, "]");
}

static bool parse_list(AsmParser *p, OpState *state, const char *name)
{
    Dims dims = { 0 };
    bool good = asm_parse_keyword(p, name) && asm_parse_punct(p, "=") && parse_integers(p, &dims);

    if (good)
        op_state_add_attr(state, name,
                          attr_dense_i64(state->context, (unsigned)dims.len, dims.data));
    vec_free(&dims);
    return good;
}

/* {attributes} ins(...) outs(...) dimensions = [...] {attributes}; tensors that are outputs are
 * results. */
static bool parse_form(AsmParser *p, OpState *state, const char *list)
{
    Types outputs = { 0 };
    bool good = linalg_parse_attrs_and_operands(p, state, &outputs)
                && (!list || parse_list(p, state, list)) && asm_optional_attr_dict(p, state);

    for (size_t i = 0; good && i < outputs.len; i++)
        if (outputs.data[i]->kind == TYPE_TENSOR)
            vec_push(&state->results, outputs.data[i]);
    vec_free(&outputs);
    return good;
}

static bool parse_with_body(AsmParser *p, OpState *state, const char *list)
{
    Payload payload = { 0 };
    bool good = parse_payload(p, state, &payload) && parse_form(p, state, list);

    if (good && payload.name.len && !state->operands.len)
        op_state_add_region(state); /* the verifier misses the operands */
    else if (good && payload.name.len)
        add_payload_body(state, &payload, list != NULL);
    else
        good = good && parse_written_body(p, state);
    vec_free(&payload.attrs);
    return good;
}

static bool parse_map(AsmParser *p, OpState *state)
{
    return parse_with_body(p, state, NULL);
}

static bool parse_reduce(AsmParser *p, OpState *state)
{
    return parse_with_body(p, state, "dimensions");
}

static Loc location_of(const OpState *state, const Value *value)
{
    if (value->kind == VALUE_BLOCK_ARGUMENT)
        return value->loc;
    return value->op ? value->op->loc : state->loc;
}

/* Their body copies. Its arguments come from where the operands do. */
static bool parse_copying(AsmParser *p, OpState *state, const char *list)
{
    Region *region;
    Block *block;

    if (!parse_form(p, state, list))
        return false;
    region = op_state_add_region(state);
    block = block_create(state->context);
    region_append(region, block);
    if (state->operands.len != 2)
        return true;
    if (linalg_formula_body("O(...) = I(...)", state, block))
        return false;
    for (unsigned i = 0; i < block->arg_count; i++)
        block->args[i]->loc = location_of(state, state->operands.data[i]);
    return true;
}

static bool parse_transpose(AsmParser *p, OpState *state)
{
    return parse_copying(p, state, "permutation");
}

static bool parse_broadcast(AsmParser *p, OpState *state)
{
    return parse_copying(p, state, "dimensions");
}

/* Printing. */

/* The one operation of a body that can be written as a payload; NULL: it cannot. */
static const Op *payload_of(const Op *op)
{
    const Block *block = op->regions[0].first;
    bool reduces = op_is(op, "linalg.reduce");
    const Op *inner = block->first, *yield = inner ? inner->next : NULL;
    unsigned last = block->arg_count - 1;

    if (!yield || yield->next || inner->operand_count != last + reduces || inner->result_count != 1
        || inner->region_count || yield->operand_count != 1
        || yield->operands[0] != inner->results[0])
        return NULL;
    for (unsigned i = 0; i < inner->operand_count; i++) {
        const Value *expected = block->args[!reduces ? i : i ? i - 1 : last];

        if (inner->operands[i] != expected)
            return NULL;
    }
    return inner;
}

/* Flags that are their default, which upstream leaves out of a payload; it prints all others. */
static bool has_default_flags(const Op *op)
{
    int index = op->def ? def_attr_index(op->def, STR("fastmath")) : -1;

    return index >= 0
           && op_inherent(op, (unsigned)index)
                  == def_attr_default(op_context(op), op->def, (unsigned)index);
}

static void print_payload(AsmPrinter *printer, const Op *inner)
{
    static const char *const ELIDED[] = { "fastmath", NULL };

    asm_print(printer, " { %.*s", STR_ARG(op_name(inner)));
    asm_print_attr_dict_with_defaults(printer, inner, has_default_flags(inner) ? ELIDED : NULL);
    asm_print(printer, " }");
}

static void print_list(AsmPrinter *printer, const Op *op)
{
    const Attr *list = op_inherent(op, LIST);

    asm_print(printer, " %s = [", op->def->attrs[LIST].name);
    for (unsigned i = 0; i < list->dense.count; i++)
        asm_print(printer, "%s%" PRId64, i ? ", " : "", attr_i64_at(list, i));
    asm_print(printer, "] ");
}

static void print_form(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "dimensions", "permutation", NULL };

    linalg_print_operands(printer, op);
    if (op->def->attrs)
        print_list(printer, op);
    asm_print_attr_dict(printer, op, ELIDED);
}

static void print_with_body(AsmPrinter *printer, const Op *op)
{
    const Op *payload = payload_of(op);
    const Block *block = op->regions[0].first;

    if (payload)
        print_payload(printer, payload);
    print_form(printer, op);
    if (payload)
        return;
    asm_increase_indent(printer);
    asm_print_newline(printer);
    asm_print(printer, "(");
    for (unsigned i = 0; i < block->arg_count; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_argument(printer, block->args[i], NULL, true);
    }
    asm_print(printer, ") ");
    asm_print_region(printer, &op->regions[0], false, true);
    asm_decrease_indent(printer);
}

/* Verification, before that of all structured operations. */

static void add_dims(Sb *sb, const Type *type)
{
    for (unsigned i = 0; i < type->shaped.rank; i++)
        sb_printf(sb, "%s%" PRId64, i ? ", " : "", type->shaped.dims[i]);
}

static bool same_dims(const Type *a, const Type *b)
{
    bool same = a->shaped.rank == b->shaped.rank;

    for (unsigned i = 0; same && i < a->shaped.rank; i++)
        same = a->shaped.dims[i] == b->shaped.dims[i];
    return same;
}

static bool verify_map(const Op *op)
{
    const Block *block = op->regions[0].first;
    const Type *output = op->operands[op->operand_count - 1]->type;
    Sb text = { 0 };

    if (block->arg_count != op->operand_count)
        return op_error(op,
                        "expects number of operands to match the arity of mapper, but got: %u and "
                        "%u",
                        op->operand_count, block->arg_count);
    for (unsigned i = 0; i + 1 < op->operand_count; i++) {
        const Type *type = op->operands[i]->type;

        if (type->shaped.element != block->args[i]->type)
            return op_error(op, "expected element type of input '%s' to match bbArg type '%s'",
                            type_text(type->shaped.element), type_text(block->args[i]->type));
        if (same_dims(type, output))
            continue;
        add_dims(&text, type);
        sb_add(&text, ") to match shape of output (");
        add_dims(&text, output);
        op_error(op, "expected shape of input (%.*s)", STR_ARG(sb_view(&text)));
        sb_free(&text);
        return false;
    }
    return linalg_verify(op);
}

static bool verify_reduced_shape(const Op *op, const Type *input, const Type *init)
{
    const Attr *list = op_inherent(op, LIST);
    unsigned left = 0;
    bool same = true;
    Sb text = { 0 };

    for (unsigned i = 0, next = 0; i < input->shaped.rank; i++) {
        if (next < list->dense.count && attr_i64_at(list, next) == i) {
            next++;
            continue;
        }
        sb_printf(&text, "%s%" PRId64, left ? ", " : "", input->shaped.dims[i]);
        same &= left < init->shaped.rank && init->shaped.dims[left] == input->shaped.dims[i];
        left++;
    }
    if (left != init->shaped.rank) {
        sb_free(&text);
        return op_error(op,
                        "number of dimensions after reduction %u doesn't match the init rank %u",
                        left, init->shaped.rank);
    }
    if (!same) {
        Sb inits = { 0 };

        add_dims(&inits, init);
        op_error(op, "init dimensions [%.*s] doesn't match input dimensions after reduction [%.*s]",
                 STR_ARG(sb_view(&inits)), STR_ARG(sb_view(&text)));
        sb_free(&inits);
    }
    sb_free(&text);
    return same;
}

static bool verify_reduce_body(const Op *op, unsigned inputs)
{
    const Block *block = op->regions[0].first;

    if (block->arg_count != op->operand_count)
        return op_error(op, "mismatching number of operands and block arguments");
    for (unsigned i = 0; i < op->operand_count; i++) {
        const Type *element = op->operands[i]->type->shaped.element;

        if (element != block->args[i]->type)
            return op_error(op,
                            "%s element type '%s' does not match corresponding block argument type "
                            "'%s'",
                            i < inputs ? "input" : "output", type_text(element),
                            type_text(block->args[i]->type));
    }
    return true;
}

static bool verify_reduce(const Op *op)
{
    const Attr *list = op_inherent(op, LIST);
    unsigned inputs = linalg_input_count(op);
    const Type *input, *init;

    if (!op->operand_count)
        return op_error(op, "expects at least one input and one output");
    if (op->operand_count != 2 * inputs)
        return op_error(op, "expects as many inputs as outputs, but has %u operands",
                        op->operand_count);
    input = op->operands[0]->type;
    init = op->operands[inputs]->type;
    for (unsigned i = 1; i < inputs; i++)
        if (!same_dims(op->operands[i]->type, input))
            return op_error(op,
                            "expects all inputs to have the same shapes. Shape at input-index "
                            "%u is not equal to the shape at input-index 0.",
                            i);
    for (unsigned i = 1; i < op->operand_count - inputs; i++)
        if (!same_dims(op->operands[inputs + i]->type, init))
            return op_error(op,
                            "expects all outputs to have the same shapes. Shape at "
                            "output-index %u is not equal to the shape at output-index 0.",
                            i);
    for (unsigned i = 0; i < list->dense.count; i++)
        if (attr_i64_at(list, i) < 0 || attr_i64_at(list, i) >= input->shaped.rank)
            return op_error(op, "dimensions for reduction should be in the range [0, %lld].",
                            (long long)input->shaped.rank - 1);
    return verify_reduced_shape(op, input, init) && verify_reduce_body(op, inputs)
           && linalg_verify(op);
}

static bool verify_transpose(const Op *op)
{
    const Attr *list = op_inherent(op, LIST);
    const Type *input = op->operands[0]->type, *init = op->operands[1]->type;

    if (!linalg_are_dimensions(list, list->dense.count))
        return op_error(op, "permutation is not valid");
    if (input->shaped.rank != init->shaped.rank)
        return op_error(op, "input rank %u does not match init rank %u", input->shaped.rank,
                        init->shaped.rank);
    if (input->shaped.rank != list->dense.count)
        return op_error(op, "permutation is not valid");
    for (unsigned i = 0; i < init->shaped.rank; i++) {
        int64_t from = input->shaped.dims[attr_i64_at(list, i)];

        if (init->shaped.dims[i] != from)
            return op_error(op,
                            "dim(result, %u) = %lld doesn't match dim(input, permutation[%u]) = "
                            "%lld",
                            i, (long long)init->shaped.dims[i], i, (long long)from);
    }
    return linalg_verify(op);
}

static bool is_added(const Attr *list, unsigned dim)
{
    for (unsigned i = 0; i < list->dense.count; i++)
        if (attr_i64_at(list, i) == dim)
            return true;
    return false;
}

static bool verify_broadcast(const Op *op)
{
    const Attr *list = op_inherent(op, LIST);
    const Type *input = op->operands[0]->type, *init = op->operands[1]->type;
    unsigned next = 0;

    if (input->shaped.rank + list->dense.count != init->shaped.rank)
        return op_error(op,
                        "input rank plus added dimensions does not match init rank. input rank: "
                        "%u, dimensions size: %lld, init rank: %u",
                        input->shaped.rank, (long long)list->dense.count, init->shaped.rank);
    for (unsigned i = 0; i < list->dense.count; i++)
        if (attr_i64_at(list, i) < 0 || attr_i64_at(list, i) >= init->shaped.rank)
            return op_error(op,
                            "dimension %u is out of range. expected range: [0, %lld], got: %lld", i,
                            (long long)init->shaped.rank - 1, (long long)attr_i64_at(list, i));
    for (unsigned i = 0; i < init->shaped.rank; i++) {
        if (is_added(list, i))
            continue;
        if (next == input->shaped.rank)
            return op_error(op, "expects the added dimensions to be distinct");
        if (input->shaped.dims[next] != init->shaped.dims[i])
            return op_error(op, "input dim %u should match init dim %u. input: %lld, init: %lld",
                            next, i, (long long)input->shaped.dims[next],
                            (long long)init->shaped.dims[i]);
        next++;
    }
    return linalg_verify(op);
}

static bool is_memref_or_tensor(const Type *type)
{
    return type->kind == TYPE_MEMREF || type->kind == TYPE_TENSOR;
}

static const TypeConstraint MEMREF_OR_RANKED_TENSOR = {
    "memref of any type values or ranked tensor of any type values", is_memref_or_tensor
};

static bool is_increasing(const Attr *list)
{
    for (unsigned i = 1; i < list->dense.count; i++)
        if (attr_i64_at(list, i - 1) >= attr_i64_at(list, i))
            return false;
    return true;
}

static const AttrConstraint INCREASING_ATTR = {
    "i64 dense array attribute should be in increasing order", ATTR_DENSE_ARRAY_BODY, build_i64,
    .holds = is_increasing
};

static const char *argument_name(const Op *op, unsigned index)
{
    if (index >= op->operand_count)
        return NULL;
    return index < linalg_input_count(op) ? "in" : "init";
}

const OpDef LINALG_FORM_OPS[] = {
    {
        .name = "linalg.map",
        .summary = "a function of elements at the same indices",
        .doc = "Runs its body for the elements of all operands at every index; what it yields\n"
               "goes into that element of init.\n",
        .operands = OPERANDS({ "inputs", &MEMREF_OR_RANKED_TENSOR, VARIADIC, POISON_MOVES },
                             { "init", &MEMREF_OR_RANKED_TENSOR, ONE, POISON_MOVES }),
        .results = RESULTS({ "result", &ANY_TENSOR, VARIADIC }),
        .regions = REGIONS({ "mapper", SIZED_REGION_1 }),
        .implicit_terminator = "linalg.yield",
        .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK,
        .result_name = "mapped",
        .parse = parse_map,
        .print = print_with_body,
        .argument_name = argument_name,
        .verify = verify_map,
        .eval = linalg_run,
        .helper = linalg_loops,
        .undefined = "It is undefined behaviour where operands are not of one size.\n",
        .decisions = "L1",
        .example = "  %a = arith.constant dense<[1, 2, 3]> : tensor<3xi32>\n"
                   "  %to = tensor.empty() : tensor<3xi32>\n"
                   "  %r = linalg.map { arith.muli } ins(%a, %a : tensor<3xi32>, tensor<3xi32>)\n"
                   "                                 outs(%to : tensor<3xi32>)\n",
        .gives = "dense<[1, 4, 9]> : tensor<3xi32>\n",
    },
    {
        .name = "linalg.reduce",
        .summary = "combines elements along dimensions",
        .doc = "Runs its body for every element of the inputs, in row-major order, with the\n"
               "element of each init whose indices are those without the `dimensions`; what the\n"
               "body yields goes there.\n",
        .operands = OPERANDS({ "inputs", &MEMREF_OR_RANKED_TENSOR, VARIADIC, POISON_MOVES },
                             { "inits", &MEMREF_OR_RANKED_TENSOR, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS([LIST] = { "dimensions", &INCREASING_ATTR }),
        .results = RESULTS({ "result", &ANY_TENSOR, VARIADIC }),
        .regions = REGIONS({ "combiner", SIZED_REGION_1 }),
        .implicit_terminator = "linalg.yield",
        .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK | SAME_VARIADIC_OPERAND_SIZE,
        .result_name = "reduced",
        .parse = parse_reduce,
        .print = print_with_body,
        .argument_name = argument_name,
        .verify = verify_reduce,
        .eval = linalg_run,
        .helper = linalg_loops,
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .example = "  %m = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>\n"
                   "  %zero = arith.constant dense<0> : tensor<2xi32>\n"
                   "  %r = linalg.reduce { arith.addi } ins(%m : tensor<2x3xi32>)\n"
                   "                     outs(%zero : tensor<2xi32>) dimensions = [1]\n",
        .gives = "dense<[6, 15]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.transpose",
        .summary = "a copy with other dimensions first",
        .doc = "Dimension i of the result is dimension permutation[i] of the input.\n",
        .operands = OPERANDS({ "input", &MEMREF_OR_RANKED_TENSOR, ONE, POISON_MOVES },
                             { "init", &MEMREF_OR_RANKED_TENSOR, ONE, POISON_MOVES }),
        .attrs = ATTRS([LIST] = { "permutation", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_TENSOR, VARIADIC }),
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .implicit_terminator = "linalg.yield",
        .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK,
        .result_name = "transposed",
        .parse = parse_transpose,
        .print = print_form,
        .verify = verify_transpose,
        .eval = linalg_run,
        .helper = linalg_loops,
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %m = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>\n"
                   "  %to = tensor.empty() : tensor<3x2xi32>\n"
                   "  %r = linalg.transpose ins(%m : tensor<2x3xi32>) outs(%to : tensor<3x2xi32>)\n"
                   "         permutation = [1, 0]\n",
        .gives = "dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>\n",
    },
    {
        .name = "linalg.broadcast",
        .summary = "copies along new dimensions",
        .doc = "The element of init at an index is that of the input at the index without the\n"
               "`dimensions`.\n",
        .operands = OPERANDS({ "input", &MEMREF_OR_RANKED_TENSOR, ONE, POISON_MOVES },
                             { "init", &MEMREF_OR_RANKED_TENSOR, ONE, POISON_MOVES }),
        .attrs = ATTRS([LIST] = { "dimensions", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_TENSOR, VARIADIC }),
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .implicit_terminator = "linalg.yield",
        .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK,
        .result_name = "broadcasted",
        .parse = parse_broadcast,
        .print = print_form,
        .verify = verify_broadcast,
        .eval = linalg_run,
        .helper = linalg_loops,
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %a = arith.constant dense<[1, 2, 3]> : tensor<3xi32>\n"
                   "  %to = tensor.empty() : tensor<2x3xi32>\n"
                   "  %r = linalg.broadcast ins(%a : tensor<3xi32>) outs(%to : tensor<2x3xi32>)\n"
                   "         dimensions = [0]\n",
        .gives = "dense<[[1, 2, 3], [1, 2, 3]]> : tensor<2x3xi32>\n",
    },
    { 0 },
};
