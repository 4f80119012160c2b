/* bufferization: tensors made of memory, and memory made of tensors. */
#include "dialects/bufferization/bufferization.h"
#include "dialects/values/kind.h"

static bool same_dims(const Type *a, const Type *b)
{
    return type_has_rank(a) == type_has_rank(b) && (!type_has_rank(a) || type_same_dims(a, b));
}

/* Upstream's predicate says by itself what is wrong. */
static bool types_match(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;

    if (!same_dims(from, to))
        return op_plain_error(op, "shapes do not match");
    return from->shaped.element == to->shaped.element
           || op_plain_error(op, "element types do not match");
}

enum { RESTRICT, WRITABLE }; /* attributes of to_tensor and materialize_in_destination */
enum { READ_ONLY };          /* of to_buffer */

/* Elements whose bytes hold bits above their width are poison, as where they are loaded (M9). */
static void look_at_padding(Step *s, Tensor *made)
{
    uint32_t origin = 0;

    if (!layout_is_int(made->element) || made->element->width % 8 == 0)
        return;
    for (uint64_t i = 0; i < made->count; i++) {
        uint64_t at = tensor_offset(made, i);

        if (memory_origin(&made->memory, at, layout_bytes(made->element))
            || layout_padding_is_zero(made->element, &made->memory, at))
            continue;
        if (!origin)
            origin = poison_born(s, "the bytes hold bits above the integer's width");
        memory_set_poison(&made->memory, at, layout_bytes(made->element), origin);
    }
}

/* Passes may keep what is made of a writable tensor in its memory: what that holds from here on
 * nobody knows (B2). */
static Flow give_up(Step *s, const MemRef *memref, Box box)
{
    const uint64_t *sizes = (const uint64_t *)memref->sizes;
    Tensor *unknown;
    bool good;

    if (!box.memory || box.memory->constant)
        return FLOW_NEXT;
    unknown = tensor_uninitialised(s, 0, sizes, memref->rank,
                                   "the memory became that of a writable tensor (decision B2)");
    box.watched = false;
    good = unknown && box_copy(s, unknown->element, box, box_of(unknown), sizes, memref->rank);
    if (unknown)
        tensor_release(unknown);
    return good ? FLOW_NEXT : FLOW_END;
}

static Flow to_tensor(Step *s)
{
    Tensor *made;
    MemRef memref;
    Box from;

    if (!memref_in(s, 0, &memref) || box_of_memref(s, &memref, ACCESS_READ, &from) == FLOW_END)
        return FLOW_END;
    made = tensor_made(s, 0, (const uint64_t *)memref.sizes, memref.rank);
    if (!made
        || !box_copy(s, made->element, box_of(made), from, (const uint64_t *)memref.sizes,
                     memref.rank))
        return FLOW_END;
    look_at_padding(s, made);
    if (prop_flag(s, WRITABLE) && give_up(s, &memref, from) == FLOW_END)
        return FLOW_END;
    return give_tensor(s, 0, made);
}

Flow buffer_allocate(Step *s, const Type *type, const uint64_t *sizes, unsigned rank,
                     MemRef *memref)
{
    const Layout *layout = layout_of(s, type->shaped.element);
    Shape shape = { .rank = rank };

    if (!layout || !layout_in_memory(layout) || rank > MEMREF_MAX_RANK
        || !shape_of_type(&shape, type))
        return unsupported(s, "memory of type '%s'", type_text(type));
    for (unsigned i = 0; i < rank; i++)
        shape.sizes[i] = sizes[i];
    shape_set_plain(&shape);
    *memref = (MemRef){ .element = type->shaped.element, .offset = shape.offset, .rank = rank };
    for (unsigned i = 0; i < rank; i++) {
        memref->sizes[i] = (int64_t)shape.sizes[i];
        memref->strides[i] = shape.strides[i];
    }
    return allocate_strided(s, ALLOCATION_HEAP, layout, 0, memref);
}

static Flow to_buffer(Step *s)
{
    Tensor *tensor = tensor_in(s, 0);
    Allocation *made;
    MemRef memref;
    Box to;

    if (buffer_allocate(s, s->op->results[0]->type, tensor->sizes, tensor->rank, &memref)
            == FLOW_END
        || box_of_memref(s, &memref, ACCESS_WRITE, &to) == FLOW_END
        || !box_copy(s, tensor->element, to, box_of(tensor), tensor->sizes, tensor->rank))
        return FLOW_END;
    made = memory_find(memory_in(s), memref.allocated.provenance);
    made->kept = true;
    made->constant = prop_flag(s, READ_ONLY);
    return give_memref(s, 0, &memref);
}

static bool same_elements(const Op *op)
{
    return type_element(op->operands[0]->type) == type_element(op->operands[1]->type);
}

static bool verify_kinds(const Op *op, const Type *dest)
{
    bool tensor = type_is_any_tensor(dest);

    if (!tensor && !type_is_any_memref(dest))
        return op_error(op, "'dest' must be a tensor or a memref");
    if (tensor && op->result_count != 1)
        return op_error(op, "tensor 'dest' implies exactly one tensor result");
    if (tensor && dest != op->results[0]->type)
        return op_error(op, "result and 'dest' types must match");
    if (!tensor && op->result_count)
        return op_error(op, "memref 'dest' implies zero results");
    if (op_inherent(op, RESTRICT) && tensor)
        return op_error(op, "'restrict' is valid only for memref destinations");
    return (op_inherent(op, WRITABLE) != NULL) != tensor
           || op_error(op, "'writable' must be specified if and only if the destination is of "
                           "memref type");
}

static bool verify_materialize(const Op *op)
{
    const Type *source = op->operands[0]->type, *dest = op->operands[1]->type;

    if (!verify_kinds(op, dest))
        return false;
    if (type_has_rank(source) != type_has_rank(dest))
        return op_error(op, "source/destination shapes are incompatible");
    if (!type_has_rank(source))
        return true;
    if (source->shaped.rank != dest->shaped.rank)
        return op_error(op, "rank mismatch between source and destination shape");
    return type_dims_agree(source, dest)
           || op_error(op, "source/destination shapes are incompatible");
}

/* Both have the same shape when they run. */
static Flow check_shapes(Step *s, const Tensor *source, const uint64_t *sizes, unsigned rank)
{
    if (source->rank != rank)
        return undefined(s, "the source has %u dimension%s, but dest %u", source->rank,
                         plural(source->rank), rank);
    for (unsigned i = 0; i < rank; i++)
        if (source->sizes[i] != sizes[i])
            return tensor_differs(s, i, "the source", source->sizes[i], "dest", sizes[i]);
    return FLOW_NEXT;
}

static Flow write_to(Step *s, Tensor *source)
{
    const uint64_t *sizes;
    MemRef memref;
    Box to;

    if (!memref_in(s, 1, &memref))
        return FLOW_END;
    sizes = (const uint64_t *)memref.sizes;
    if (check_shapes(s, source, sizes, memref.rank) == FLOW_END
        || box_of_memref(s, &memref, ACCESS_WRITE, &to) == FLOW_END)
        return FLOW_END;
    return box_copy(s, source->element, to, box_of(source), sizes, memref.rank) ? FLOW_NEXT
                                                                                : FLOW_END;
}

static Flow materialize(Step *s)
{
    Tensor *source = tensor_in(s, 0);

    if (!s->op->result_count)
        return write_to(s, source);
    if (check_shapes(s, source, tensor_in(s, 1)->sizes, tensor_in(s, 1)->rank) == FLOW_END)
        return FLOW_END;
    return give_tensor(s, 0, tensor_given(s, 0));
}

static const TypeConstraint TENSOR_LIKE = { "TensorLikeType instance", NULL, NULL, &TENSOR_CLASS };
static const TypeConstraint BUFFER_LIKE = { "BufferLikeType instance", NULL, NULL,
                                            &BASE_MEMREF_CLASS };

#define TYPES_MATCH PREDICATES({ "specified tensor and buffer types match", types_match })

const OpDef BUFFERIZATION_BETWEEN_OPS[] = {
    {
        .name = "bufferization.to_tensor",
        .summary = "create a tensor-like type from a buffer-like type",
        .words = "read load",
        .doc = "A tensor of the elements that the memref has now. What is written to the memory\n"
               "later does not change the tensor. `writable` says that passes may keep in the\n"
               "same memory what is made of the tensor, so that nobody knows what it holds from\n"
               "here on.\n"
               "\n"
               "Two promises no run looks at: `restrict` says that no other tensor is made of\n"
               "the memory, and whoever bufferizes takes it that nobody writes to it while the\n"
               "tensor is in use. A program that breaks one gives the same here as if there\n"
               "were none, and may give another result once it is bufferized.\n",
        .operands = OPERANDS({ "buffer", &BUFFER_LIKE, ONE, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([RESTRICT] = { "restrict", &UNIT_ATTR, .optional = true },
                       [WRITABLE] = { "writable", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &TENSOR_LIKE }),
        .predicates = TYPES_MATCH,
        .format = "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` "
                  "type($buffer) `to` type($result)",
        .traits = SAME_OPERANDS_AND_RESULT_SHAPE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = to_tensor,
        .formula = "result[i0, i1, ...] = buffer[i0, i1, ...]",
        .poison = "An element is poison where that of the memref is, or was never written.\n",
        .undefined =
            "The behaviour is undefined where reading any element of the memref would be.\n",
        .decisions = "B2, M12",
        .example = "memref.global constant @table : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>\n"
                   "  %m = memref.get_global @table : memref<2x2xi32>\n"
                   "  %t = bufferization.to_tensor %m restrict\n"
                   "      : memref<2x2xi32> to tensor<2x2xi32>\n",
        .gives = "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n",
    },
    {
        .name = "bufferization.to_buffer",
        .summary = "cast a tensor-like type to buffer-like type",
        .words = "memref",
        .doc = "Memory that holds the tensor's elements. The tensor stays what it is, whatever\n"
               "is written to the memory; under `read_only` nothing may be.\n"
               "\n"
               "It is memory of its own, which may be freed and need not be. Bufferized it may\n"
               "be the tensor's: to free that of a constant, or of a tensor that is used again,\n"
               "is an error which no run of the program on tensors sees.\n",
        .operands = OPERANDS({ "tensor", &TENSOR_LIKE }),
        .attrs = ATTRS([READ_ONLY] = { "read_only", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "buffer", &BUFFER_LIKE }),
        .predicates = TYPES_MATCH,
        .format = "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` "
                  "type($buffer)",
        .traits = PURE | SAME_OPERANDS_AND_RESULT_SHAPE | SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        .eval = to_buffer,
        .formula = "buffer[i0, i1, ...] = tensor[i0, i1, ...]",
        .poison = "The memref is poison where the tensor is as a whole. What it holds is poison\n"
                  "where the tensor's elements are.\n",
        .undefined = "To write to it is undefined under `read_only`.\n",
        .decisions = "B3",
        .example = "  %t = arith.constant dense<[1, 2]> : tensor<2xi32>\n"
                   "  %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>\n",
        .gives = "dense<[1, 2]> : memref<2xi32>\n",
    },
    {
        .name = "bufferization.materialize_in_destination",
        .summary = "copy a tensor",
        .words = "store write",
        .doc = "Puts source where dest is: into its memory, where that is a memref; where it\n"
               "is a tensor, the result is source, which is to be kept where dest is.\n"
               "`restrict` says that no tensor is made of the memory.\n",
        .operands = OPERANDS({ "source", &ANY_TENSOR, ONE, POISON_IS_UNDEFINED },
                             { "dest", &ANY_SHAPED, ONE, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([RESTRICT] = { "restrict", &UNIT_ATTR, .optional = true },
                       [WRITABLE] = { "writable", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_TENSOR, OPTIONAL }),
        .predicates = PREDICATES({ "all of {source, dest} have same element type", same_elements }),
        .format = "$source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict "
                  "`:` functional-type(operands, results)",
        .verify = verify_materialize,
        .poison_decision = "B4",
        .eval = materialize,
        .poison = "An element is poison where that of source is.\n",
        .undefined =
            "The behaviour is undefined where source and dest have other sizes, and where\n"
            "writing any element of a memref would be.\n",
        .decisions = "B4, T5",
        .example = "  %t = arith.constant dense<[1, 2]> : tensor<2xi32>\n"
                   "  %m = memref.alloc() : memref<2xi32>\n"
                   "  bufferization.materialize_in_destination %t in writable %m\n"
                   "      : (tensor<2xi32>, memref<2xi32>) -> ()\n",
        .gives = "dense<[1, 2]> : memref<2xi32>\n",
    },
    { 0 },
};
