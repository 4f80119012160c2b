/* affine: transfers whose subscripts are affine expressions. Upstream keeps their maps among the
 * discardable attributes, and so do we: that is how the generic form writes them.
 */
#include "dialects/affine/affine.h"

static const char *const MAPS[] = { "src_map", "dst_map", "tag_map", NULL };

/* The operands: source, its indices, target, its indices, tag, its indices, number of elements, and
 * maybe stride and elements in a stride. Positions among them. */
typedef struct Transfer {
    const AffineMap *maps[3];
    unsigned memrefs[3]; /* source, target, tag */
    unsigned count;
} Transfer;

static const AffineMap *map_of(const Op *op, unsigned which)
{
    const Attr *attr = op_attr(op, MAPS[which]);

    return attr && attr->kind == ATTR_AFFINE_MAP ? attr->map : NULL;
}

/* False when a map is missing or counts more operands than there are. */
static bool transfer_of(const Op *op, Transfer *t)
{
    unsigned at = 0;

    for (unsigned i = 0; i < 3; i++) {
        t->maps[i] = map_of(op, i);
        if (!t->maps[i] || at >= op->operand_count)
            return false;
        t->memrefs[i] = at;
        at += 1 + t->maps[i]->dim_count + t->maps[i]->symbol_count;
    }
    t->count = at;
    return at < op->operand_count;
}

/* `%n` or `%n, %stride, %per_row`; upstream takes a comma with nothing behind it too. */
static bool parse_numbers(AsmParser *p, OperandNames *numbers)
{
    OperandName count;

    if (!asm_parse_operand(p, &count))
        return false;
    vec_push(numbers, count);
    return !asm_optional_punct(p, ",") || asm_parse_operands(p, 0, 0, numbers);
}

static bool parse_start(AsmParser *p, OpState *state)
{
    OperandNames *numbers = op_state_list(state);
    Types *types = op_state_list(state);
    Subscripted parts[3];

    for (unsigned i = 0; i < 3; i++)
        if ((i && !asm_parse_punct(p, ","))
            || !memref_parse_subscripted(p, state, MAPS[i], &parts[i]))
            return false;
    if (!asm_parse_punct(p, ",") || !parse_numbers(p, numbers))
        return false;
    if (numbers->len != 1 && numbers->len != 3)
        return asm_error(p, asm_name_loc(p), "expected two stride related operands");
    if (!asm_parse_colon_types(p, types))
        return false;
    if (types->len != 3)
        return asm_error(p, asm_name_loc(p), "expected three types");
    for (unsigned i = 0; i < 3; i++)
        if (!memref_resolve_subscripted(p, &parts[i], types->data[i], state))
            return false;
    return asm_resolve_same(p, numbers, type_index(state->context), state);
}

static void print_start(AsmPrinter *printer, const Op *op)
{
    Transfer t;

    if (!transfer_of(op, &t))
        return;
    for (unsigned i = 0; i < 3; i++) {
        asm_print(printer, i ? "," : "");
        affine_print_subscripted(printer, op, t.memrefs[i], t.maps[i]);
    }
    for (unsigned i = t.count; i < op->operand_count; i++)
        asm_write(printer, ", %", op->operands[i]);
    for (unsigned i = 0; i < 3; i++)
        asm_write(printer, i ? ", !" : " : !", op->operands[t.memrefs[i]]->type);
}

static bool verify_indices(const Op *op, unsigned memref, unsigned end, const char *what,
                           const char *name)
{
    const Region *scope = affine_scope(op);

    for (unsigned i = memref + 1; i < end; i++) {
        const Value *index = op->operands[i];

        if (index->type->kind != TYPE_INDEX)
            return op_error(op, "%s to %s must have 'index' type", what, name);
        if (!affine_is_valid_dim(index, scope) && !affine_is_valid_symbol(index, scope))
            return op_error(op, "%s must be a valid dimension or symbol identifier", what);
    }
    return true;
}

static bool verify_start(const Op *op)
{
    static const char *const WORDS[] = { "source", "destination", "tag" };
    static const char *const SHORT[] = { "src index", "dst index", "tag index" };
    unsigned extra;
    Transfer t;

    if (!transfer_of(op, &t))
        return op->operand_count && op->operands[0]->type->kind != TYPE_MEMREF
                   ? op_error(op, "expected DMA source to be of memref type")
                   : op_error(op, "incorrect number of operands");
    for (unsigned i = 0; i < 3; i++)
        if (op->operands[t.memrefs[i]]->type->kind != TYPE_MEMREF)
            return op_error(op, "expected DMA %s to be of memref type", WORDS[i]);
    extra = op->operand_count - t.count;
    if (extra != 1 && extra != 3)
        return op_error(op, "incorrect number of operands");
    for (unsigned i = 0; i < 3; i++)
        if (!verify_indices(op, t.memrefs[i], i < 2 ? t.memrefs[i + 1] : t.count, SHORT[i],
                            "dma_start"))
            return false;
    return true;
}

/* The memref at the operand, from the element on that its subscripts name, of which `count` are
 * used. */
static Flow part_in(Step *s, unsigned operand, const AffineMap *map, MemRef *memref, int64_t count)
{
    int64_t indices[MEMREF_MAX_RANK];

    if (affine_subscripts_in(s, operand, map, memref, indices) == FLOW_END)
        return FLOW_END;
    if (map->result_count != memref->rank)
        return undefined(s, "%u subscript%s for a memref of %u dimension%s", map->result_count,
                         plural(map->result_count), memref->rank, plural(memref->rank));
    return memref_begin_at(s, memref, indices, count);
}

static Flow start(Step *s)
{
    MemRefTransfer transfer;
    MemRef tag;
    Transfer t;

    if (!transfer_of(s->op, &t))
        return unsupported(s, "its maps are not there");
    transfer.count = index_in(s, t.count);
    transfer.from = t.memrefs[0];
    transfer.to = t.memrefs[1];
    transfer.stride = t.count + 1;
    if (part_in(s, t.memrefs[0], t.maps[0], &transfer.source, transfer.count) == FLOW_END
        || part_in(s, t.memrefs[1], t.maps[1], &transfer.target, transfer.count) == FLOW_END
        || part_in(s, t.memrefs[2], t.maps[2], &tag, 1) == FLOW_END)
        return FLOW_END;
    return memref_transfer(s, &transfer);
}

static bool parse_wait(AsmParser *p, OpState *state)
{
    OperandName count;
    const Type *type;
    Subscripted tag;

    return memref_parse_subscripted(p, state, "tag_map", &tag) && asm_parse_punct(p, ",")
           && asm_parse_operand(p, &count) && asm_parse_colon_type(p, &type)
           && memref_resolve_subscripted(p, &tag, type, state)
           && asm_resolve(p, &count, type_index(state->context), state);
}

static void print_wait(AsmPrinter *printer, const Op *op)
{
    affine_print_subscripted(printer, op, 0, map_of(op, 2));
    asm_write(printer, ", % : !", op->operands[op->operand_count - 1], op->operands[0]->type);
}

static bool verify_wait(const Op *op)
{
    const AffineMap *map = map_of(op, 2);

    if (!op->operand_count || op->operands[0]->type->kind != TYPE_MEMREF)
        return op_error(op, "expected DMA tag to be of memref type");
    if (!map || op->operand_count != 2 + map->dim_count + map->symbol_count)
        return op_error(op, "incorrect number of operands");
    return verify_indices(op, 0, op->operand_count - 1, "index", "dma_wait");
}

static Flow wait_for(Step *s)
{
    MemRef tag;

    return part_in(s, 0, map_of(s->op, 2), &tag, 1);
}

const OpDef AFFINE_DMA_OPS[] = {
    {
        .name = "affine.dma_start",
        .summary = "starts a transfer between memrefs, at affine subscripts",
        .doc = "What memref.dma_start does, with affine expressions for subscripts: `count`\n"
               "elements go from where the source's subscripts point to where the target's do.\n"
               "Here the transfer is over at once; the tag's element must exist and is not\n"
               "used.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_IS_UNDEFINED }),
        .parse = parse_start,
        .print = print_start,
        .verify = verify_start,
        .eval = start,
        .undefined =
            "The behaviour is undefined where memref.dma_start would be, and where an index\n"
            "is poison: its expression overflows the index type, or divides by a value that\n"
            "is not positive.\n",
        .decisions = "M4, M6, M7, R4, R9, R17",
        .example = "memref.global constant @even : memref<6xi32> =\n"
                   "    dense<[0, 2, 4, 6, 8, 10]>\n"
                   "  %source = memref.get_global @even : memref<6xi32>\n"
                   "  %near = memref.alloc() : memref<4xi32, 1>\n"
                   "  %tag = memref.alloc() : memref<1xi32>\n"
                   "  %count = arith.constant 3 : index\n"
                   "  affine.for %i = 2 to 3 {\n"
                   "    affine.dma_start %source[%i + 1], %near[0], %tag[0], %count\n"
                   "        : memref<6xi32>, memref<4xi32, 1>, memref<1xi32>\n"
                   "    affine.dma_wait %tag[0], %count : memref<1xi32>\n"
                   "  }\n"
                   "  return %near : memref<4xi32, 1>\n",
        .gives = "dense<[6, 8, 10, ?]> : memref<4xi32, 1>\n",
    },
    {
        .name = "affine.dma_wait",
        .summary = "waits for a transfer, with an affine subscript",
        .doc = "What memref.dma_wait does: the transfers with this tag are over when it is.\n"
               "Here they were over when they started.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_IS_UNDEFINED }),
        .parse = parse_wait,
        .print = print_wait,
        .verify = verify_wait,
        .eval = wait_for,
        .undefined =
            "The behaviour is undefined where the tag's indices are out of bounds or poison,\n"
            "and where its memory has ended.\n",
        .decisions = "R9, R17",
        .example = "  %far = memref.alloc() : memref<2xi32>\n"
                   "  %near = memref.alloc() : memref<2xi32, 1>\n"
                   "  %tags = memref.alloc() : memref<4xi32>\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %count = arith.constant 2 : index\n"
                   "  affine.store %seven, %far[1] : memref<2xi32>\n"
                   "  affine.dma_start %far[0], %near[0], %tags[3], %count\n"
                   "      : memref<2xi32>, memref<2xi32, 1>, memref<4xi32>\n"
                   "  affine.dma_wait %tags[3], %count : memref<4xi32>\n"
                   "  return %near : memref<2xi32, 1>\n",
        .gives = "dense<[?, 7]> : memref<2xi32, 1>\n",
    },
    { 0 },
};
