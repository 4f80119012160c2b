/* memref: the same memory with another offset, other sizes and strides, or another element type. */
#include "core/text/asm.h"
#include "core/ir/context.h"
#include "dialects/memref/memref.h"

#include <stdio.h>

enum { STATIC_OFFSETS, STATIC_SIZES, STATIC_STRIDES }; /* attributes of reinterpret_cast */
enum { OFFSETS = 1, SIZES, STRIDES };                  /* and its operands */
enum { TRANSPOSE_PERMUTATION };

static bool verify_view(const Op *op)
{
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;

    if (!memref_layout_is_identity(from))
        return op_plain_error(op, "unsupported map for base memref type '%s'", type_text(from));
    if (!memref_layout_is_identity(to))
        return op_plain_error(op, "unsupported map for result memref type '%s'", type_text(to));
    return memref_verify_same_space(op, "base memref", "view")
           && verify_dynamic_sizes(op, to, op->operand_count - 2);
}

/* The bytes of a view; false when they do not fit 63 bits. */
static bool bytes_of(const MemRef *view, const Layout *layout, int64_t *bytes)
{
    int64_t count;

    return memref_element_count(view, &count)
           && !__builtin_mul_overflow(count, (int64_t)layout_stride(layout), bytes);
}

static Flow check_view(Step *s, const MemRef *source, const MemRef *view, int64_t shift)
{
    const Layout *layout = layout_of(s, view->element);
    int64_t bytes, end;

    if (!layout || !layout_in_memory(layout))
        return unsupported(s, "memory of elements of type '%s'", type_text(view->element));
    if (check_sizes(s, view) == FLOW_END)
        return FLOW_END;
    if (shift >= 0 && bytes_of(view, layout, &bytes) && !__builtin_add_overflow(shift, bytes, &end)
        && end <= source->sizes[0])
        return FLOW_NEXT;
    undefined(s, "the view at byte %lld reaches out of its source, which has %lld byte%s",
              (long long)shift, (long long)source->sizes[0], plural(source->sizes[0]));
    by_decision(s, "R14");
    return note_memref(s, source);
}

static Flow view(Step *s)
{
    const Type *type = s->op->results[0]->type;
    int64_t shift = index_in(s, 1);
    unsigned next = 2;
    MemRef source, made;

    if (!memref_in(s, 0, &source))
        return FLOW_END;
    if (type->shaped.rank > MEMREF_MAX_RANK)
        return unsupported(s, "a memref of %u dimensions", type->shaped.rank);
    made = source;
    made.element = type->shaped.element;
    made.rank = type->shaped.rank;
    for (unsigned i = 0; i < made.rank; i++)
        made.sizes[i] =
            type->shaped.dims[i] == DYNAMIC ? index_in(s, next++) : type->shaped.dims[i];
    memref_set_identity_strides(&made);
    if (check_view(s, &source, &made, shift) == FLOW_END)
        return FLOW_END;
    made.aligned.address += (uint64_t)source.offset + (uint64_t)shift;
    made.offset = 0;
    return give_memref(s, 0, &made);
}

/* `where`: " in dim = N", or nothing. */
static bool wrong_number(const Op *op, const char *what, int64_t expected, int64_t found,
                         const char *where)
{
    char text[24];

    return op_plain_error(op, "expected result type with %s = %s instead of %lld%s", what,
                          memref_number_text(expected, text), (long long)found, where);
}

/* What the result type says must be what the list says. */
static bool verify_numbers(const Op *op, const char *what, unsigned count, const int64_t *found,
                           const char *list)
{
    const Attr *expected = op_attr(op, list);
    char where[24];

    for (unsigned i = 0; i < count; i++) {
        if (found[i] == DYNAMIC || found[i] == attr_i64_at(expected, i))
            continue;
        snprintf(where, sizeof where, " in dim = %u", i);
        return wrong_number(op, what, attr_i64_at(expected, i), found[i], where);
    }
    return true;
}

static bool verify_reinterpret_cast(const Op *op)
{
    const Type *to = op->results[0]->type;
    int64_t offset;
    MemRefShape shape;

    if (!slice_verify_lists(op, 1, 1, to->shaped.rank)
        || !memref_verify_same_space(op, "source", "result")
        || !memref_verify_same_element(op, "source")
        || !verify_numbers(op, "size", to->shaped.rank, to->shaped.dims, "static_sizes"))
        return false;
    if (!memref_shape_of(&op_context(op)->arena, to, &shape))
        return op_plain_error(op, "expected result type to have strided layout but found '%s'",
                              type_text(to));
    offset = attr_i64_at(op_attr(op, "static_offsets"), 0);
    if (shape.offset != DYNAMIC && shape.offset != offset)
        return wrong_number(op, "offset", offset, shape.offset, "");
    return verify_numbers(op, "stride", shape.rank, shape.strides, "static_strides");
}

static Flow reinterpret_cast(Step *s)
{
    const Type *type = s->op->results[0]->type;
    MemRef memref;

    if (!memref_in(s, 0, &memref))
        return FLOW_END;
    if (type->shaped.rank > MEMREF_MAX_RANK)
        return unsupported(s, "a memref of %u dimensions", type->shaped.rank);
    memref.rank = type->shaped.rank;
    slice_mixed_in(s, OFFSETS, STATIC_OFFSETS, &memref.offset);
    slice_mixed_in(s, SIZES, STATIC_SIZES, memref.sizes);
    slice_mixed_in(s, STRIDES, STATIC_STRIDES, memref.strides);
    if (check_sizes(s, &memref) == FLOW_END)
        return FLOW_END;
    return give_memref(s, 0, &memref);
}

/* %m (d0, d1) -> (d1, d0) : type to type */
static bool parse_transpose(AsmParser *p, OpState *state)
{
    const AffineMap *permutation;
    const Type *from, *to;
    OperandName memref;

    if (!asm_parse_operand(p, &memref) || !asm_parse_affine_map(p, &permutation)
        || !asm_optional_attr_dict(p, state) || !memref_parse_colon_type(p, &from)
        || !asm_resolve(p, &memref, from, state) || !asm_parse_keyword(p, "to")
        || !asm_parse_type(p, &to))
        return false;
    vec_push(&state->results, to);
    op_state_add_attr(state, "permutation", attr_affine_map(permutation));
    return true;
}

static void print_transpose(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "permutation", NULL };

    asm_write(printer, " % ", op->operands[0]);
    affine_map_print(asm_sb(printer), op_attr(op, "permutation")->map);
    asm_print_attr_dict(printer, op, ELIDED);
    asm_write(printer, " : ! to !", op->operands[0]->type, op->results[0]->type);
}

/* The affine map that a strided layout stands for; its symbols are what is unknown. */
static const AffineMap *map_of_shape(Context *context, const MemRefShape *shape)
{
    unsigned symbols = 0;
    const AffineExpr *sum = shape->offset == DYNAMIC ? affine_symbol(context, symbols++)
                                                     : affine_constant(context, shape->offset);

    for (unsigned i = 0; i < shape->rank; i++) {
        const AffineExpr *stride = shape->strides[i] == DYNAMIC
                                       ? affine_symbol(context, symbols++)
                                       : affine_constant(context, shape->strides[i]);

        sum = affine_add(sum, affine_mul(affine_dim(context, i), stride));
    }
    return affine_map(context, shape->rank, symbols, 1, &sum);
}

/* Are they those of a type without a layout? Upstream writes both as sums, the latter from the
 * innermost dimension on, and compares what they are once simplified: two strides that are unknown
 * (as behind a size of 0) are numbered the other way round, and one stays behind the dimensions
 * that are added as they are, where it has none or one before it. */
static bool strides_are_identity(const MemRefShape *shape)
{
    unsigned rank = shape->rank, unknown = 0;
    int64_t stride = 1;

    if (shape->offset != 0)
        return false;
    for (unsigned i = rank; i-- > 0;) {
        if (shape->strides[i] != stride)
            return false;
        unknown += stride == DYNAMIC || stride == 0;
        stride = saturated_mul(stride, shape->sizes[i]);
    }
    return !unknown || (unknown == 1 && (rank > 3 || (rank == 3 && shape->sizes[2] != 1)));
}

/* The type with its layout as an affine map, or without where it is the identity: upstream's
 * canonicalizeStridedLayout. `has_layout`: as it stands; strided<[1]> of one dimension, which is
 * the identity as a map, is left as it is. */
static const Type *canonical_type(const Type *like, const MemRefShape *shape, bool has_layout)
{
    Context *context = like->context;
    const Attr *layout = NULL;

    if (has_layout && !strides_are_identity(shape))
        layout = attr_affine_map(map_of_shape(context, shape));
    else if (has_layout && shape->rank == 1)
        layout = attr_strided(context, 0, 1, shape->strides);
    return type_memref(context, shape->rank, shape->sizes, like->shaped.element, layout,
                       like->shaped.memory_space);
}

static MemRefShape permuted(Arena *arena, const MemRefShape *from, const AffineMap *permutation)
{
    MemRefShape shape = memref_shape_new(arena, from->rank);

    shape.offset = from->offset;
    for (unsigned i = 0; i < from->rank; i++) {
        shape.sizes[i] = from->sizes[permutation->results[i]->position];
        shape.strides[i] = from->strides[permutation->results[i]->position];
    }
    return shape;
}

static bool verify_transpose(const Op *op)
{
    const AffineMap *permutation = op_attr(op, "permutation")->map;
    const Type *from = op->operands[0]->type, *to = op->results[0]->type;
    const Type *expected;
    Arena *arena = &op_context(op)->arena;
    MemRefShape source, result;

    if (!affine_map_is_permutation(permutation))
        return op_error(op, "expected a permutation map");
    if (permutation->dim_count != from->shaped.rank)
        return op_error(op, "expected a permutation map of same rank as the input");
    memref_shape_of(arena, from, &source);
    memref_shape_of(arena, to, &result);
    source = permuted(arena, &source, permutation);
    expected = canonical_type(from, &source, true);
    if (canonical_type(to, &result, to->shaped.layout != NULL) != expected)
        return op_error(op,
                        "result type '%s' is not equivalent to the canonical transposed input "
                        "type '%s'",
                        type_text(to), type_text(expected));
    return true;
}

static Flow transpose(Step *s)
{
    const AffineMap *permutation = prop(s, TRANSPOSE_PERMUTATION)->map;
    MemRef from, to;

    if (!memref_in(s, 0, &from))
        return FLOW_END;
    to = from;
    for (unsigned i = 0; i < from.rank; i++) {
        to.sizes[i] = from.sizes[permutation->results[i]->position];
        to.strides[i] = from.strides[permutation->results[i]->position];
    }
    return give_memref(s, 0, &to);
}

const OpDef MEMREF_VIEW_OPS[] = {
    {
        .name = "memref.view",
        .summary = "memref view operation",
        .doc = "The bytes of the source from `byte_shift` on, as a contiguous memref of the\n"
               "result type; `sizes` gives its unknown dimensions.\n",
        .operands = OPERANDS({ "source", &MEMREF_1D_I8 }, { "byte_shift", &INDEX },
                             { "sizes", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &ANY_MEMREF }),
        .shown_bits = SHOWS_BITS,
        .format = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` "
                  "type(results)",
        .traits = PURE,
        .result_name = "view",
        .verify = verify_view,
        .poison_decision = "R1",
        .eval = view,
        .formula = "address = source address + byte_shift + element bytes * (i0 * stride0 + ...)",
        .undefined =
            "The behaviour is undefined where a size is negative, and where the view would\n"
            "reach beyond the source. So is an access through it where the shift leaves\n"
            "elements misaligned.\n",
        .decisions = "M11, R1, R4, R14",
        .example = "memref.global constant @bytes : memref<8xi8> =\n"
                   "    dense<[0, 0, 0, 0, 1, 2, 0, 0]>\n"
                   "  %bytes = memref.get_global @bytes : memref<8xi8>\n"
                   "  %shift = arith.constant 4 : index\n"
                   "  // The first byte is the lowest: 1 + 2 * 256.\n"
                   "  %m = memref.view %bytes[%shift][] : memref<8xi8> to memref<1xi32>\n",
        .gives = "dense<[513]> : memref<1xi32>\n",
    },
    {
        .name = "memref.reinterpret_cast",
        .summary = "memref reinterpret cast operation",
        .doc = "A memref of the same memory with the offset, sizes and strides given here;\n"
               "those of the source do not matter. Nothing but the sizes is checked: elements\n"
               "beyond the allocation may be described.\n",
        .operands = OPERANDS(
            { "source", &ANY_RANKED_OR_UNRANKED_MEMREF }, { "offsets", &INDEX, VARIADIC },
            { "sizes", &INDEX, VARIADIC, POISON_IS_UNDEFINED }, { "strides", &INDEX, VARIADIC }),
        .attrs = ATTRS([STATIC_OFFSETS] = { "static_offsets", &DENSE_I64_ARRAY_ATTR },
                       [STATIC_SIZES] = { "static_sizes", &DENSE_I64_ARRAY_ATTR },
                       [STATIC_STRIDES] = { "static_strides", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "result", &ANY_STRIDED_MEMREF }),
        .format = "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, "
                  "$static_offsets) `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, "
                  "$static_sizes) `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, "
                  "$static_strides) attr-dict `:` type($source) `to` type($result)",
        .traits = PURE | ATTR_SIZED_OPERAND_SEGMENTS,
        .result_name = "reinterpret_cast",
        .verify = verify_reinterpret_cast,
        .poison_decision = "R1",
        .eval = reinterpret_cast,
        .formula = "address = base + element bytes * (offset + i0 * stride0 + i1 * stride1 + ...)",
        .undefined = "The behaviour is undefined where a size is negative. So is an access to an\n"
                     "element beyond the allocation.\n",
        .decisions = "R1",
        .example = "memref.global constant @digits : memref<6xi32> =\n"
                   "    dense<[0, 1, 2, 3, 4, 5]>\n"
                   "  %m = memref.get_global @digits : memref<6xi32>\n"
                   "  // Element (i, j) is number 1 + i + 2 * j.\n"
                   "  %r = memref.reinterpret_cast %m to\n"
                   "      offset: [1], sizes: [2, 2], strides: [1, 2]\n"
                   "      : memref<6xi32> to memref<2x2xi32, strided<[1, 2], offset: 1>>\n",
        .gives = "dense<[[1, 3], [2, 4]]> : memref<2x2xi32, strided<[1, 2], offset: 1>>\n",
    },
    {
        .name = "memref.transpose",
        .summary = "`transpose` produces a new strided memref (metadata-only)",
        .doc = "The same memory with its dimensions in another order: dimension i of the result\n"
               "is the one that result i of the permutation names.\n",
        .operands = OPERANDS({ "in", &ANY_STRIDED_MEMREF }),
        .attrs = ATTRS([TRANSPOSE_PERMUTATION] = { "permutation", &AFFINE_MAP_ATTR }),
        .results = RESULTS({ "result", &ANY_STRIDED_MEMREF }),
        .traits = PURE,
        .parse = parse_transpose,
        .print = print_transpose,
        .result_name = "transpose",
        .verify = verify_transpose,
        .eval = transpose,
        .formula = "result[j, i] = in[i, j], for the permutation (i, j) -> (j, i)",
        .example = "memref.global constant @table : memref<2x3xi32> =\n"
                   "    dense<[[1, 2, 3], [4, 5, 6]]>\n"
                   "  %m = memref.get_global @table : memref<2x3xi32>\n"
                   "  %t = memref.transpose %m (i, j) -> (j, i)\n"
                   "      : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>\n",
        .gives = "dense<[[1, 4], [2, 5], [3, 6]]> : memref<3x2xi32, strided<[1, 3]>>\n",
    },
    { 0 },
};
