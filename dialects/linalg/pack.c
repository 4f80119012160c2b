/* linalg.pack, linalg.unpack: tensors in tiles, and back. */
#include "core/ir/diag.h"
#include "dialects/linalg/linalg.h"
#include "dialects/slice.h"
#include "dialects/values/tensor.h"

/* Attributes of both; operands by group: of pack a padding value stands before the tiles. */
enum { OUTER_PERM, INNER_POS, STATIC_TILES };
enum { SOURCE, DEST, PADDING };

typedef struct Packing {
    const Type *packed, *plain; /* types */
    const Attr *pos;            /* the tiled dimensions of the plain tensor */
    const Attr *perm;           /* of the outer dimensions; NULL: as they are */
    const Attr *tiles;          /* static ones, DYNAMIC for others */
    unsigned tile_count;
} Packing;

static bool is_pack(const Op *op)
{
    return op_is(op, "linalg.pack");
}

static Packing packing_of(const Op *op)
{
    const Type *source = op->operands[SOURCE]->type, *dest = op->operands[DEST]->type;
    const Attr *perm = op_inherent(op, OUTER_PERM);
    Packing packing = { .packed = is_pack(op) ? dest : source,
                        .plain = is_pack(op) ? source : dest,
                        .pos = op_inherent(op, INNER_POS),
                        .perm = perm && perm->dense.count ? perm : NULL,
                        .tiles = op_inherent(op, STATIC_TILES) };

    packing.tile_count = (unsigned)packing.tiles->dense.count;
    return packing;
}

/* The dimension of the plain tensor that outer dimension `outer` of the packed one stands for. */
static unsigned plain_dim(const Packing *packing, unsigned outer)
{
    return packing->perm ? (unsigned)attr_i64_at(packing->perm, outer) : outer;
}

/* Which tile is of this dimension; -1: none. */
static int tile_of(const Packing *packing, unsigned dim)
{
    for (unsigned i = 0; i < packing->tile_count; i++)
        if (attr_i64_at(packing->pos, i) == dim)
            return (int)i;
    return -1;
}

static int64_t ceil_div(int64_t size, int64_t tile)
{
    return size / tile + (size % tile != 0);
}

/* Verification. */

static bool verify_lists(const Op *op, const Packing *packing)
{
    unsigned rank = packing->plain->shaped.rank;

    for (unsigned i = 0; i < packing->tile_count; i++)
        if (attr_i64_at(packing->tiles, i) == 0)
            return op_plain_error(op, "invalid zero tile factor");
    if (packing->perm && packing->perm->dense.count != rank)
        return op_plain_error(op, "outer_dims_perm must be a permutation or empty");
    if (!linalg_are_dimensions(packing->pos, rank))
        return op_plain_error(op, "invalid inner_dims_pos vector");
    if (packing->perm && !linalg_are_dimensions(packing->perm, rank))
        return op_plain_error(op, "invalid outer_dims_perm vector");
    if (packing->pos->dense.count != packing->tile_count)
        return op_plain_error(op, "tiling factors must equal the number of dimensions to tile");
    if (!slice_verify_mixed(op, is_pack(op) ? PADDING + 1 : PADDING, "static_inner_tiles"))
        return false;
    return packing->packed->shaped.rank == rank + packing->tile_count
           || op_plain_error(op,
                             "packed rank != (unpacked rank + num tiling factors), got %u != %u",
                             packing->packed->shaped.rank, rank + packing->tile_count);
}

static bool verify_tiles(const Op *op, const Packing *packing)
{
    for (unsigned i = 0; i < packing->tile_count; i++) {
        int64_t tile = attr_i64_at(packing->tiles, i);

        if (packing->packed->shaped.dims[packing->plain->shaped.rank + i] != tile)
            return op_plain_error(op, "mismatch in inner tile sizes specified and shaped of tiled "
                                      "dimension in the packed type");
    }
    return true;
}

/* What the types say the packed tensor is. */
static bool verify_packed(const Op *op, const Packing *packing)
{
    Context *context = op_context(op);
    const Type *plain = packing->plain, *packed = packing->packed;
    int64_t *dims = ARENA_ARRAY(&context->arena, int64_t, packed->shaped.rank);
    bool same = true;

    for (unsigned outer = 0; outer < plain->shaped.rank; outer++) {
        unsigned dim = plain_dim(packing, outer);
        int tile = tile_of(packing, dim);
        int64_t size = plain->shaped.dims[dim];

        if (tile >= 0 && size != DYNAMIC)
            size = attr_i64_at(packing->tiles, (unsigned)tile) == DYNAMIC
                       ? DYNAMIC
                       : ceil_div(size, attr_i64_at(packing->tiles, (unsigned)tile));
        dims[outer] = size;
        same &= size == DYNAMIC || packed->shaped.dims[outer] == DYNAMIC
                || packed->shaped.dims[outer] == size;
    }
    for (unsigned i = 0; i < packing->tile_count; i++)
        dims[plain->shaped.rank + i] = attr_i64_at(packing->tiles, i);
    return same
           || op_plain_error(op, "expected '%s' for the packed domain value, got '%s'",
                             type_text(type_tensor(context, packed->shaped.rank, dims,
                                                   packed->shaped.element, NULL)),
                             type_text(packed));
}

static bool verify_unpack(const Op *op)
{
    Packing packing = packing_of(op);

    return verify_lists(op, &packing) && verify_tiles(op, &packing) && verify_packed(op, &packing);
}

static const Value *padding_value(const Op *op)
{
    unsigned count, at = op_operand_group(op, PADDING, &count);

    return is_pack(op) && count ? op->operands[at] : NULL;
}

/* The size of tile `number`, of a constant operand too; DYNAMIC where it is not known. */
static int64_t known_tile(const Op *op, const Packing *packing, unsigned number)
{
    unsigned count, operand = op_operand_group(op, PADDING + 1, &count);
    const Attr *constant;

    if (attr_i64_at(packing->tiles, number) != DYNAMIC)
        return attr_i64_at(packing->tiles, number);
    for (unsigned i = 0; i < number; i++)
        operand += attr_i64_at(packing->tiles, i) == DYNAMIC;
    constant = operand < op->operand_count ? value_constant(op->operands[operand]) : NULL;
    return constant ? int_low_s(constant->integer) : DYNAMIC;
}

/* How many of the dimension's elements go into one of the others, if that is known: into a tile, or
 * else into what counts tiles. */
static int64_t divisor_of(const Op *op, const Packing *packing, unsigned number)
{
    int64_t tile = known_tile(op, packing, number), dim = attr_i64_at(packing->pos, number);

    for (unsigned outer = 0; tile == DYNAMIC && outer < packing->plain->shaped.rank; outer++)
        if (plain_dim(packing, outer) == dim)
            return packing->packed->shaped.dims[outer];
    return tile;
}

static bool verify_padding(const Op *op, const Packing *packing)
{
    const Value *padding = padding_value(op);
    const Type *element = packing->plain->shaped.element;

    if (padding)
        return padding->type == element
               || op_error(op, "expected padding_value has '%s' but got: '%s'", type_text(element),
                           type_text(padding->type));
    for (unsigned i = 0; i < packing->tile_count; i++) {
        int64_t size = packing->plain->shaped.dims[attr_i64_at(packing->pos, i)];
        int64_t tile = divisor_of(op, packing, i);

        if (size != DYNAMIC && tile != DYNAMIC && tile && size % tile)
            return op_error(op, "invalid tile factor or output size provided. Only full tiles are "
                                "supported when padding_value is not set");
    }
    return true;
}

static bool verify_pack(const Op *op)
{
    Packing packing = packing_of(op);

    return verify_lists(op, &packing) && verify_tiles(op, &packing) && verify_padding(op, &packing)
           && verify_packed(op, &packing);
}

/* Running. */

typedef struct Moving {
    Packing packing;
    const Tensor *packed, *plain;
    int64_t *tiles;
} Moving;

static Flow check_tile(Step *s, const Moving *m, unsigned i)
{
    unsigned dim = m->plain->rank + i;

    if (m->tiles[i] > 0 && (uint64_t)m->tiles[i] == m->packed->sizes[dim])
        return FLOW_NEXT;
    return undefined_by(
        s, "L6", "tile %u has size %lld, and dimension %u of the packed tensor, which it is, %llu",
        i, (long long)m->tiles[i], dim, (unsigned long long)m->packed->sizes[dim]);
}

static Flow check_outer(Step *s, const Moving *m, unsigned outer)
{
    unsigned dim = plain_dim(&m->packing, outer);
    int tile = tile_of(&m->packing, dim);
    int64_t size = (int64_t)m->plain->sizes[dim];
    int64_t parts = tile < 0 ? size : ceil_div(size, m->tiles[tile]);

    if ((uint64_t)parts != m->packed->sizes[outer])
        undefined(s,
                  "dimension %u of the packed tensor has size %llu, and dimension %u of the "
                  "other, of size %lld, makes %lld of it",
                  outer, (unsigned long long)m->packed->sizes[outer], dim, (long long)size,
                  (long long)parts);
    else if (tile >= 0 && is_pack(s->op) && !padding_value(s->op) && size % m->tiles[tile])
        undefined(s,
                  "dimension %u has size %lld, which tiles of %lld do not fill, and there is no "
                  "padding value",
                  dim, (long long)size, (long long)m->tiles[tile]);
    else
        return FLOW_NEXT;
    return by_decision(s, "L6");
}

static Flow check_sizes_of(Step *s, const Moving *m)
{
    for (unsigned i = 0; i < m->packing.tile_count; i++)
        if (check_tile(s, m, i) == FLOW_END)
            return FLOW_END;
    for (unsigned i = 0; i < m->plain->rank; i++)
        if (check_outer(s, m, i) == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}

/* The element of the plain tensor at these indices of the packed one; false: it is padding. */
static bool plain_number(const Moving *m, const uint64_t *indices, uint64_t *number)
{
    *number = 0;
    for (unsigned outer = 0; outer < m->plain->rank; outer++) {
        unsigned dim = plain_dim(&m->packing, outer);
        int tile = tile_of(&m->packing, dim);
        uint64_t index = indices[outer];

        if (tile >= 0)
            index = index * (uint64_t)m->tiles[tile] + indices[m->plain->rank + (unsigned)tile];
        if (index >= m->plain->sizes[dim])
            return false;
        *number += index * m->plain->strides[dim];
    }
    return true;
}

static void advance(uint64_t *indices, const Tensor *tensor)
{
    for (unsigned i = tensor->rank; i-- > 0;) {
        if (++indices[i] < tensor->sizes[i])
            return;
        indices[i] = 0;
    }
}

/* All elements of the packed tensor, in their order. */
static Flow move(Step *s, const Moving *m, Tensor *made)
{
    uint64_t *indices = ARENA_ARRAY(s->arena, uint64_t, m->packed->rank), number;
    uint64_t stride = layout_stride(m->plain->element);
    bool packs = is_pack(s->op);
    unsigned count, padding = packs ? op_operand_group(s->op, PADDING, &count) : 0;

    for (uint64_t i = 0; i < m->packed->count; i++, advance(indices, m->packed)) {
        bool there = plain_number(m, indices, &number);

        if (work_done(s, 1) == FLOW_END)
            return FLOW_END;
        if (there && packs)
            memory_copy(&made->memory, i * stride, &m->plain->memory, number * stride, stride);
        else if (there)
            memory_copy(&made->memory, number * stride, &m->packed->memory, i * stride, stride);
        else if (packs)
            layout_store(m->plain->element, operand_place(s, padding).words,
                         operand_place(s, padding).poison, &made->memory, i * stride);
    }
    return FLOW_NEXT;
}

static Flow run_packing(Step *s)
{
    bool packs = is_pack(s->op);
    Tensor *source = tensor_in(s, SOURCE), *dest = tensor_in(s, DEST), *made;
    Moving m = { packing_of(s->op), packs ? dest : source, packs ? source : dest, NULL };

    if (s->op->operands[SOURCE]->type->shaped.element
        != s->op->operands[DEST]->type->shaped.element)
        return unsupported(s, "packing with a change of the element type");
    m.tiles = ARENA_ARRAY(s->arena, int64_t, m.packing.tile_count);
    slice_mixed_in(s, packs ? PADDING + 1 : PADDING, STATIC_TILES, m.tiles);
    if (check_sizes_of(s, &m) == FLOW_END)
        return FLOW_END;
    made = tensor_made(s, 0, dest->sizes, dest->rank);
    if (!made || move(s, &m, made) == FLOW_END)
        return FLOW_END;
    return give_tensor(s, 0, made);
}

#define RESULT_IS_DEST                                                                             \
    .results = RESULTS({ "result", &ANY_RANKED_TENSOR }),                                          \
    .types = TYPE_RULES({ .from = "dest",                                                          \
                          .to = "result",                                                          \
                          .derive = type_itself,                                                   \
                          .summary = "result type matches type of dest" }),                        \
    .attrs = ATTRS([OUTER_PERM] = { "outer_dims_perm", &DENSE_I64_ARRAY_ATTR, .optional = true,    \
                                    .default_text = "array<i64>" },                                \
                   [INNER_POS] = { "inner_dims_pos", &DENSE_I64_ARRAY_ATTR },                      \
                   [STATIC_TILES] = { "static_inner_tiles", &DENSE_I64_ARRAY_ATTR }),              \
    .eval = run_packing, .decisions = "L6"

const OpDef LINALG_PACK_OPS[] = {
    {
        .name = "linalg.pack",
        .summary = "a tensor in tiles",
        .doc = "Cuts the dimensions `inner_dims_pos` into tiles of sizes `inner_tiles`, whose\n"
               "elements become the last dimensions of the result, in that order; the first\n"
               "ones count tiles, permuted by `outer_dims_perm`. What the last tile has too\n"
               "much is the padding value.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_TENSOR }, { "dest", &ANY_RANKED_TENSOR },
                             { "padding_value", &ANY_TYPE, OPTIONAL, POISON_MOVES },
                             { "inner_tiles", &INDEX, VARIADIC }),
        RESULT_IS_DEST,
        .format = "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? "
                  "(`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos "
                  "`inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) "
                  "`into` $dest attr-dict `:` type($source) `->` type($dest)",
        .traits = NO_MEMORY_EFFECT | ATTR_SIZED_OPERAND_SEGMENTS,
        .result_name = "pack",
        .verify = verify_pack,
        .undefined = "It is undefined behaviour where a size of dest is not that of the packed\n"
                     "source, and where tiles do not fill a dimension and there is no padding\n"
                     "value.\n",
        .example = "  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi32>\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %to = tensor.empty() : tensor<2x2xi32>\n"
                   "  %r = linalg.pack %x padding_value(%zero : i32) inner_dims_pos = [0]\n"
                   "         inner_tiles = [2] into %to : tensor<3xi32> -> tensor<2x2xi32>\n",
        .gives = "dense<[[1, 2], [3, 0]]> : tensor<2x2xi32>\n",
    },
    {
        .name = "linalg.unpack",
        .summary = "a tensor out of tiles",
        .doc = "What linalg.pack made of a tensor of the size of dest: the last dimensions of\n"
               "the source are tiles of its dimensions `inner_dims_pos`. Padding is left away.\n",
        .operands = OPERANDS({ "source", &ANY_RANKED_TENSOR }, { "dest", &ANY_RANKED_TENSOR },
                             { "inner_tiles", &INDEX, VARIADIC }),
        RESULT_IS_DEST,
        .format = "$source (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` "
                  "$inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, "
                  "$static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)",
        .traits = NO_MEMORY_EFFECT,
        .result_name = "unpack",
        .verify = verify_unpack,
        .undefined = "It is undefined behaviour where a size of the source is not that of the\n"
                     "packed dest.\n",
        .example = "  %x = arith.constant dense<[[1, 2], [3, 0]]> : tensor<2x2xi32>\n"
                   "  %to = tensor.empty() : tensor<3xi32>\n"
                   "  %r = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [2] into %to\n"
                   "         : tensor<2x2xi32> -> tensor<3xi32>\n",
        .gives = "dense<[1, 2, 3]> : tensor<3xi32>\n",
    },
    { 0 },
};
