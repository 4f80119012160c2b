/* tensor: tensors whose elements, or what is put around them, a region gives. */
#include "dialects/iteration.h"
#include "dialects/tensor/tensor.h"

#include <string.h>

static const Op *yield_of(const Op *op)
{
    return block_terminator(op->regions[0].first);
}

static bool verify_generate(const Op *op)
{
    return verify_dynamic_sizes(op, op->results[0]->type, op->operand_count);
}

static bool verify_generate_body(const Op *op)
{
    const Block *body = op->regions[0].first;
    const Type *type = op->results[0]->type;

    for (unsigned i = 0; i < body->arg_count; i++)
        if (body->args[i]->type->kind != TYPE_INDEX)
            return op_plain_error(op, "all body arguments must be index");
    if (body->arg_count != type->shaped.rank)
        return op_plain_error(op, "must have one body argument per input dimension");
    return yield_of(op)->operands[0]->type == type->shaped.element
           || op_error(op, "body must be terminated with a `yield` operation of the tensor element "
                           "type");
}

/* Is the value that the region gives the same everywhere, so that it need not be run? */
static bool is_constant(const Step *s)
{
    const Op *yield = yield_of(s->op);

    return yield->block->first == yield && value_block(yield->operands[0]) != yield->block;
}

/* The region's only operation is run: its value comes from outside. */
static bool fill_with_constant(Step *s, Tensor *made)
{
    return run_region(s, 0) != FLOW_END && tensor_fill(s, made, 0, made->count, yielded(s, 0));
}

/* What the region gave goes to the element whose indices its arguments are. */
static Flow store_yielded(void *state, Step *s)
{
    Tensor *made = state;
    Place value = yielded(s, 0);
    uint64_t number = 0;

    for (unsigned i = 0; i < made->rank; i++)
        number += int_low_u(place_int(region_arg(s, 0, i))) * made->strides[i];
    layout_store(value.layout, value.words, value.poison, &made->memory,
                 tensor_offset(made, number));
    return FLOW_NEXT;
}

static Flow run_everywhere(Step *s, Tensor *made)
{
    Range *ranges = ARENA_ARRAY(s->arena, Range, made->rank);
    Space space;

    for (unsigned i = 0; i < made->rank; i++)
        ranges[i] = (Range){ 0, (int64_t)made->sizes[i], 1 };
    if (space_make(s, ranges, made->rank, &space) == FLOW_END)
        return FLOW_END;
    return space_run(s, &space, &(Around){ .state = made, .after = store_yielded });
}

static Flow generate(Step *s)
{
    unsigned rank = s->op->results[0]->type->shaped.rank;
    uint64_t *sizes = ARENA_ARRAY(s->arena, uint64_t, rank);
    Tensor *made;
    bool good;

    if (!tensor_sizes_in(s, 0, 0, sizes))
        return FLOW_END;
    made = tensor_made(s, 0, sizes, rank);
    if (!made)
        return FLOW_END;
    if (made->count && is_constant(s))
        good = fill_with_constant(s, made);
    else
        good = run_everywhere(s, made) == FLOW_NEXT;
    return good ? give_tensor(s, 0, made) : FLOW_END;
}

enum { SOURCE, LOW, HIGH };                          /* operand groups of tensor.pad */
enum { STATIC_LOW, STATIC_HIGH, NOFOLD, PAD_ATTRS }; /* and attributes */

static bool pad_mismatch(const Op *op, const int64_t *sizes)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;

    return op_plain_error(op, "specified type '%s' does not match the inferred type '%s'",
                          type_text(to),
                          type_text(type_tensor(op_context(op), from->shaped.rank, sizes,
                                                from->shaped.element, NULL)));
}

static bool verify_pad(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;
    const Attr *low = op_inherent(op, STATIC_LOW), *high = op_inherent(op, STATIC_HIGH);
    unsigned rank = from->shaped.rank;
    int64_t *sizes = ARENA_ARRAY(&op_context(op)->arena, int64_t, rank);

    if (low->dense.count != rank || high->dense.count != rank)
        return op_plain_error(op,
                              "failed to infer expectedType from sourceType '%s', specified "
                              "resultType is '%s'",
                              type_text(from), type_text(to));
    for (unsigned i = 0; i < rank; i++) {
        int64_t before = attr_i64_at(low, i), behind = attr_i64_at(high, i);

        sizes[i] = from->shaped.dims[i];
        if (sizes[i] == DYNAMIC || before == DYNAMIC || behind == DYNAMIC)
            sizes[i] = DYNAMIC;
        else
            sizes[i] = (int64_t)((uint64_t)sizes[i] + (uint64_t)before + (uint64_t)behind);
    }
    if (to->shaped.rank != rank)
        return pad_mismatch(op, sizes);
    if (!slice_verify_mixed(op, LOW, "static_low") || !slice_verify_mixed(op, HIGH, "static_high"))
        return false;
    for (unsigned i = 0; i < rank; i++)
        if (sizes[i] != DYNAMIC && sizes[i] != to->shaped.dims[i])
            return pad_mismatch(op, sizes);
    return true;
}

static bool verify_pad_body(const Op *op)
{
    const Block *body = op->regions[0].first;
    const Type *type = op->results[0]->type;

    if (body->arg_count != type->shaped.rank)
        return op_plain_error(op, "expected the block to have %u arguments", type->shaped.rank);
    for (unsigned i = 0; i < body->arg_count; i++)
        if (body->args[i]->type->kind != TYPE_INDEX)
            return op_error(op, "expected block argument %u to be an index", i + 1);
    return yield_of(op)->operands[0]->type == type->shaped.element
           || op_error(op, "expected yield type to match shape element type");
}

/* How many elements come before and behind those of the source; none is negative (T6). */
static Flow amounts_in(Step *s, unsigned group, unsigned attr, const char *which, int64_t *amounts)
{
    slice_mixed_in(s, group, attr, amounts);
    for (unsigned i = 0; i < prop(s, attr)->dense.count; i++)
        if (amounts[i] < 0)
            return undefined_by(s, "T6", "the %s padding of dimension %u is negative: %lld", which,
                                i, (long long)amounts[i]);
    return FLOW_NEXT;
}

/* The region gives the elements that are not the source's, in their order. */
static Flow run_around(Step *s, Tensor *made, const Tensor *source, const int64_t *low)
{
    uint64_t *at = ARENA_ARRAY(s->arena, uint64_t, made->rank);

    for (uint64_t number = 0; number < made->count; number++) {
        bool inside = true;

        for (unsigned i = 0; i < made->rank; i++) {
            at[i] = number / made->strides[i] % made->sizes[i];
            inside &= at[i] - (uint64_t)low[i] < source->sizes[i];
        }
        if (work_done(s, 1) == FLOW_END)
            return FLOW_END;
        if (inside)
            continue;
        for (unsigned i = 0; i < made->rank; i++)
            place_set_int(region_arg(s, 0, i), int_of_u(s->arena, index_width(s), at[i]));
        if (run_region(s, 0) == FLOW_END || store_yielded(made, s) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

static Flow pad_with(Step *s, Tensor *made, Tensor *source, const int64_t *low)
{
    Box to = box_of(made);
    uint64_t first = 0;
    bool good;

    if (made->count && is_constant(s))
        good = fill_with_constant(s, made);
    else
        good = run_around(s, made, source, low) == FLOW_NEXT;
    for (unsigned i = 0; i < made->rank; i++)
        first += (uint64_t)low[i] * made->strides[i];
    to.first = tensor_offset(made, first);
    if (!good || !box_copy(s, made->element, to, box_of(source), source->sizes, made->rank))
        return FLOW_END;
    return give_tensor(s, 0, made);
}

static Flow pad(Step *s)
{
    Tensor *source = tensor_in(s, 0), *made;
    unsigned rank = source->rank;
    int64_t *low = ARENA_ARRAY(s->arena, int64_t, rank);
    int64_t *high = ARENA_ARRAY(s->arena, int64_t, rank);
    uint64_t *sizes = ARENA_ARRAY(s->arena, uint64_t, rank);

    if (amounts_in(s, LOW, STATIC_LOW, "low", low) == FLOW_END
        || amounts_in(s, HIGH, STATIC_HIGH, "high", high) == FLOW_END)
        return FLOW_END;
    for (unsigned i = 0; i < rank; i++)
        if (__builtin_add_overflow(source->sizes[i], (uint64_t)low[i], &sizes[i])
            || __builtin_add_overflow(sizes[i], (uint64_t)high[i], &sizes[i]))
            return tensor_too_long(s, i);
    if (tensor_check_type(s, sizes, rank, s->op->results[0]->type) == FLOW_END)
        return FLOW_END;
    made = tensor_made(s, 0, sizes, rank);
    return made ? pad_with(s, made, source, low) : FLOW_END;
}

const OpDef TENSOR_BODY_OPS[] = {
    {
        .name = "tensor.generate",
        .summary = "Creates a dynamically sized tensor from elements",
        .words = "make map",
        .doc = "A tensor of the result's shape, whose unknown sizes are the operands in turn.\n"
               "Each element is what the body yields for its indices. The body runs for all of\n"
               "them, in an order that is a choice, as iterations of a parallel loop.\n",
        .operands = OPERANDS({ "dynamicExtents", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),
        .regions = REGIONS({ "body", SIZED_REGION_1 }),
        .implicit_terminator = "tensor.yield",
        .loop = LOOP_NEST,
        .format = "$dynamicExtents $body attr-dict `:` type($result)",
        .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK,
        .result_name = "generated",
        .verify = verify_generate,
        .verify_regions = verify_generate_body,
        .eval = generate,
        .formula = "result[i0, i1, ...] = body(i0, i1, ...)",
        .poison = "An element is poison where the body yields poison.\n",
        .poison_decision = "T3",
        .undefined =
            "The behaviour is undefined where a size is negative or poison, and where two\n"
            "runs of the body touch the same memory, one of them writing, unless both are\n"
            "atomic.\n",
        .decisions = "M7, S4, T3, T6",
        .example = "  %c3 = arith.constant 3 : index\n"
                   "  %t = tensor.generate %c3 {\n"
                   "  ^bb0(%i: index, %j: index):\n"
                   "    %sum = arith.addi %i, %j : index\n"
                   "    tensor.yield %sum : index\n"
                   "  } : tensor<2x?xindex>\n",
        .gives = "dense<[[0, 1, 2], [1, 2, 3]]> : tensor<2x?xindex>\n",
    },
    {
        .name = "tensor.pad",
        .summary = "tensor pad operation",
        .words = "border halo",
        .doc = "The source with `low` more elements before and `high` more behind in each\n"
               "dimension, each of which is what the region yields for its indices in the\n"
               "result. `nofold` says nothing of what it means.\n",
        .operands = OPERANDS([SOURCE] = { "source", &ANY_RANKED_TENSOR },
                             [LOW] = { "low", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             [HIGH] = { "high", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([STATIC_LOW] = { "static_low", &DENSE_I64_ARRAY_ATTR },
                       [STATIC_HIGH] = { "static_high", &DENSE_I64_ARRAY_ATTR },
                       [NOFOLD] = { "nofold", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .implicit_terminator = "tensor.yield",
        .loop = LOOP_NEST,
        .format = "$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, "
                  "$static_low) `high` `` custom<DynamicIndexList>($high, $static_high) $region "
                  "attr-dict `:` type($source) `to` type($result)",
        .traits = PURE | ATTR_SIZED_OPERAND_SEGMENTS | SINGLE_BLOCK,
        .result_name = "padded",
        .verify = verify_pad,
        .verify_regions = verify_pad_body,
        .poison_decision = "T6",
        .eval = pad,
        .formula = "result[i0, ...] = source[i0 - low0, ...] where that is; else region(i0, ...)",
        .poison =
            "An element is poison where that of the source is, or the region yields poison.\n",
        .undefined = "The behaviour is undefined where low or high is negative, and where the\n"
                     "result's type says other sizes.\n",
        .decisions = "T5, T6",
        .example = "  %t = arith.constant dense<[1, 2]> : tensor<2xi8>\n"
                   "  %zero = arith.constant 0 : i8\n"
                   "  %p = tensor.pad %t low[1] high[2] {\n"
                   "  ^bb0(%i: index):\n"
                   "    tensor.yield %zero : i8\n"
                   "  } : tensor<2xi8> to tensor<5xi8>\n",
        .gives = "dense<[0, 1, 2, 0, 0]> : tensor<5xi8>\n",
    },
    {
        .name = "tensor.yield",
        .summary = "Yield a value from a region",
        .doc = "Ends a region of tensor.generate or tensor.pad with the element that it gives.\n",
        .operands = OPERANDS({ "value", &ANY_TYPE, ONE, POISON_MOVES }),
        .format = "$value attr-dict `:` type($value)",
        .parents = PARENTS("tensor.generate", "tensor.pad"),
        .traits = PURE | RETURN_LIKE | TERMINATOR,
        .eval = leave_region,
        .example = "  %t = tensor.generate {\n"
                   "  ^bb0(%i: index):\n"
                   "    %c1 = arith.constant 1 : index\n"
                   "    %is = arith.cmpi eq, %i, %c1 : index\n"
                   "    tensor.yield %is : i1\n"
                   "  } : tensor<3xi1>\n",
        .gives = "dense<[false, true, false]> : tensor<3xi1>\n",
    },
    { 0 },
};
