/* memref: contiguous memory under another shape. */
#include "core/ir/context.h"
#include "dialects/memref/memref.h"

static bool verify_reshape(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;
    int64_t length = op->operands[1]->type->shaped.dims[0];

    if (from->shaped.element != to->shaped.element)
        return op_error(op,
                        "element types of source and destination memref types should be the same");
    if (from->kind == TYPE_MEMREF && !memref_layout_is_identity(from))
        return op_error(op, "source memref type should have identity affine map");
    if (to->kind != TYPE_MEMREF)
        return true;
    if (!memref_layout_is_identity(to))
        return op_error(op, "result memref type should have identity affine map");
    if (length == DYNAMIC)
        return op_error(op, "cannot use shape operand with dynamic length to reshape to "
                            "statically-ranked memref type");
    return length == to->shaped.rank
           || op_error(op, "length of shape operand differs from the result's memref rank");
}

/* The sizes that the shape operand holds. */
static Flow load_sizes(Step *s, const MemRef *shape, MemRef *made)
{
    const Layout *layout = layout_of(s, shape->element);
    Place size;

    if (!layout)
        return unsupported(s, "elements of type '%s'", type_text(shape->element));
    if (shape->sizes[0] > MEMREF_MAX_RANK)
        return unsupported(s, "a memref of %lld dimensions", (long long)shape->sizes[0]);
    size = scratch_place(s, layout);
    made->rank = (unsigned)shape->sizes[0];
    for (int64_t i = 0; i < shape->sizes[0]; i++) {
        if (load_element(s, shape, &i, size) == FLOW_END)
            return FLOW_END;
        if (*size.poison) {
            undefined_poison(s, *size.poison, "the size of dimension %lld is poison", (long long)i);
            return by_decision(s, "R1");
        }
        made->sizes[i] = int_low_s(place_int(size));
    }
    return check_sizes(s, made);
}

static Flow check_reshape(Step *s, const MemRef *from, const MemRef *to, const Type *type)
{
    int64_t from_count, to_count;

    for (unsigned i = 0; type->kind == TYPE_MEMREF && i < to->rank; i++)
        if (type->shaped.dims[i] != DYNAMIC && type->shaped.dims[i] != to->sizes[i])
            return undefined(s,
                             "the shape has size %lld in dimension %u, but the result type has "
                             "size %lld",
                             (long long)to->sizes[i], i, (long long)type->shaped.dims[i]);
    if (!memref_element_count(from, &from_count) || !memref_element_count(to, &to_count))
        return undefined(s, "the number of elements overflows");
    if (from_count != to_count)
        return undefined(s, "a memref of %lld element%s is reshaped to one of %lld",
                         (long long)from_count, plural(from_count), (long long)to_count);
    return FLOW_NEXT;
}

static Flow check_contiguous(Step *s, const MemRef *memref)
{
    MemRef dense = *memref;

    memref_set_identity_strides(&dense);
    for (unsigned i = 0; i < memref->rank; i++)
        if (memref->sizes[i] > 1 && memref->strides[i] != dense.strides[i])
            return undefined_by(s, "R16",
                                "the source has stride %lld in dimension %u, so that it is not "
                                "contiguous",
                                (long long)memref->strides[i], i);
    return FLOW_NEXT;
}

static Flow reshape(Step *s)
{
    MemRef from, shape, made;

    if (!memref_in(s, 0, &from) || !memref_in(s, 1, &shape))
        return FLOW_END;
    made = from;
    if (load_sizes(s, &shape, &made) == FLOW_END || check_contiguous(s, &from) == FLOW_END
        || check_reshape(s, &from, &made, s->op->results[0]->type) == FLOW_END)
        return FLOW_END;
    memref_set_identity_strides(&made);
    return give_memref(s, 0, &made);
}

const OpDef MEMREF_RESHAPE_OPS[] = {
    {
        .name = "memref.reshape",
        .summary = "memref reshape operation",
        .doc = "The source's elements under the shape that the 1-D memref `shape` holds, which\n"
               "is read as memref.load would read it.\n",
        .operands =
            OPERANDS({ "source", &ANY_RANKED_OR_UNRANKED_MEMREF },
                     { "shape", &MEMREF_1D_SIGNLESS_INTEGER_OR_INDEX, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &ANY_RANKED_OR_UNRANKED_MEMREF }),
        .format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
        .traits = PURE,
        .result_name = "reshape",
        .verify = verify_reshape,
        .eval = reshape,
        .undefined =
            "The behaviour is undefined where a size is negative or poison, where the number\n"
            "of elements is not the source's, where the result type says other sizes, and\n"
            "where an unranked source is not contiguous.\n",
        .decisions = "M12, R1, R16",
        .example = "memref.global constant @digits : memref<6xi32> =\n"
                   "    dense<[0, 1, 2, 3, 4, 5]>\n"
                   "memref.global constant @shape : memref<2xindex> = dense<[2, 3]>\n"
                   "  %m = memref.get_global @digits : memref<6xi32>\n"
                   "  %shape = memref.get_global @shape : memref<2xindex>\n"
                   "  %r = memref.reshape %m(%shape)\n"
                   "      : (memref<6xi32>, memref<2xindex>) -> memref<?x?xi32>\n",
        .gives = "dense<[[0, 1, 2], [3, 4, 5]]> : memref<?x?xi32>\n",
    },
    { 0 },
};
