/* memref: copies of whole memrefs, and DMA transfers. */
#include "core/text/asm.h"
#include "dialects/memref/memref.h"

typedef struct Copy {
    Step *s;
    const Layout *layout;
    const MemRef *from, *to;
} Copy;

/* Elements in row-major order of their indices. */
static Flow copy_from(const Copy *copy, unsigned dim, int64_t from_at, int64_t to_at)
{
    const MemRef *from = copy->from, *to = copy->to;

    if (dim == from->rank)
        return copy_at(copy->s, copy->layout, from, from_at, to, to_at);
    if (dim + 1 == from->rank && from->strides[dim] == 1 && to->strides[dim] == 1)
        return copy_many_at(copy->s, copy->layout, from, from_at, to, to_at, from->sizes[dim]);
    for (int64_t i = 0; i < from->sizes[dim]; i++) {
        int64_t from_next = wrapped_add(from_at, wrapped_mul(i, from->strides[dim]));
        int64_t to_next = wrapped_add(to_at, wrapped_mul(i, to->strides[dim]));

        if (copy_from(copy, dim + 1, from_next, to_next) == FLOW_END
            || work_done(copy->s, 1) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

static bool has_no_elements(const MemRef *memref)
{
    int64_t count;

    return memref_element_count(memref, &count) && !count;
}

static Flow check_same_shape(Step *s, const MemRef *from, const MemRef *to)
{
    if (from->rank != to->rank)
        return undefined(s, "a memref of %u dimension%s is copied to one of %u", from->rank,
                         plural(from->rank), to->rank);
    for (unsigned i = 0; i < from->rank; i++)
        if (from->sizes[i] != to->sizes[i])
            return undefined(s,
                             "the shapes differ: dimension %u has size %lld in the source and "
                             "%lld in the target",
                             i, (long long)from->sizes[i], (long long)to->sizes[i]);
    return FLOW_NEXT;
}

static Flow report_overlap(Step *s, const MemRef *memref, const char *decision)
{
    undefined(s, "the source and the target of the copy overlap");
    by_decision(s, decision);
    return note_memref(s, memref);
}

static Flow copy(Step *s)
{
    MemRef from, to;
    Copy copy = { s, NULL, &from, &to };
    bool overlap = false;

    if (!memref_in(s, 0, &from) || !memref_in(s, 1, &to)
        || check_same_shape(s, &from, &to) == FLOW_END)
        return FLOW_END;
    copy.layout = layout_of(s, from.element);
    if (!copy.layout || !layout_in_memory(copy.layout))
        return unsupported(s, "values of type '%s' in memory", type_text(from.element));
    if (has_no_elements(&from)) /* M4 */
        return FLOW_NEXT;
    if (!memrefs_same(s, &from, &to)
        && memrefs_overlap(s, copy.layout, &from, &to, &overlap) == FLOW_END)
        return FLOW_END;
    if (overlap)
        return report_overlap(s, &from, "R8");
    return copy_from(&copy, 0, 0, 0);
}

/* The operands of memref.dma_start: source, its indices, target, its indices, number of elements,
 * tag, its indices, and maybe stride and elements in a stride. */
typedef struct Transfer {
    unsigned source, target, count, tag, stride; /* positions among the operands */
    bool strided;
} Transfer;

static unsigned rank_of(const Op *op, unsigned operand)
{
    return op->operands[operand]->type->shaped.rank;
}

static Transfer transfer_of(const Op *op)
{
    Transfer t = { 0 };

    t.target = 1 + rank_of(op, 0);
    t.count = t.target + 1 + rank_of(op, t.target);
    t.tag = t.count + 1;
    t.stride = t.tag + 1 + rank_of(op, t.tag);
    t.strided = op->operand_count > t.stride;
    return t;
}

/* Behind the first comma there may be none, as upstream reads it. */
static bool parse_trailing(AsmParser *p, OperandNames *operands)
{
    OperandName operand;

    while (asm_optional_punct(p, ",")) {
        if (!operands->len && !asm_at_operand(p))
            break;
        if (!asm_parse_operand(p, &operand))
            return false;
        vec_push(operands, operand);
    }
    return true;
}

static bool parse_dma_start(AsmParser *p, OpState *state)
{
    const Type *index = type_index(state->context);
    Subscripted source, target, tag;
    OperandNames *strides = op_state_list(state);
    Types *types = op_state_list(state);
    OperandName count;

    if (!memref_parse_subscripted(p, state, NULL, &source) || !asm_parse_punct(p, ",")
        || !memref_parse_subscripted(p, state, NULL, &target) || !asm_parse_punct(p, ",")
        || !asm_parse_operand(p, &count) || !asm_parse_punct(p, ",")
        || !memref_parse_subscripted(p, state, NULL, &tag) || !parse_trailing(p, strides))
        return false;
    if (strides->len && strides->len != 2)
        return asm_error(p, asm_name_loc(p), "expected two stride related operands");
    if (!asm_parse_colon_types(p, types))
        return false;
    if (types->len != 3)
        return asm_error(p, asm_name_loc(p), "fewer/more types expected");
    return memref_resolve_subscripted(p, &source, types->data[0], state)
           && memref_resolve_subscripted(p, &target, types->data[1], state)
           && asm_resolve(p, &count, index, state)
           && memref_resolve_subscripted(p, &tag, types->data[2], state)
           && asm_resolve_same(p, strides, index, state);
}

static void print_dma_start(AsmPrinter *printer, const Op *op)
{
    Transfer t = transfer_of(op);

    memref_print_subscripted(printer, op, t.source);
    asm_print(printer, ",");
    memref_print_subscripted(printer, op, t.target);
    asm_write(printer, ", %,", op->operands[t.count]);
    memref_print_subscripted(printer, op, t.tag);
    if (t.strided)
        asm_write(printer, ", %, %", op->operands[t.stride], op->operands[t.stride + 1]);
    asm_print_attr_dict(printer, op, NULL);
    asm_write(printer, " : !, !, !", op->operands[t.source]->type, op->operands[t.target]->type,
              op->operands[t.tag]->type);
}

/* A memref and its indices at operand `*at`, which moves behind them. `indices_seen`: of all
 * memrefs so far. */
static bool verify_subscripted(const Op *op, const char *name, unsigned *at, unsigned *indices_seen)
{
    const Type *type = op->operands[*at]->type;

    if (type->kind != TYPE_MEMREF)
        return op_error(op, "expected %s to be of memref type", name);
    *indices_seen += type->shaped.rank;
    if (op->operand_count < *indices_seen + 4)
        return op_error(op, "expected at least %u operands", *indices_seen + 4);
    for (unsigned i = 0; i < type->shaped.rank; i++)
        if (op->operands[*at + 1 + i]->type->kind != TYPE_INDEX)
            return op_error(op, "expected %s indices to be of index type", name);
    *at += 1 + type->shaped.rank;
    return true;
}

static bool verify_dma_start(const Op *op)
{
    unsigned at = 0, indices = 0, rest;

    if (op->operand_count < 4)
        return op_error(op, "expected at least 4 operands");
    if (!verify_subscripted(op, "source", &at, &indices)
        || !verify_subscripted(op, "destination", &at, &indices))
        return false;
    if (op->operands[at]->type->kind != TYPE_INDEX)
        return op_error(op, "expected num elements to be of index type");
    at++;
    if (!verify_subscripted(op, "tag", &at, &indices))
        return false;
    rest = op->operand_count - at;
    if (rest != 0 && rest != 2)
        return op_error(op, "incorrect number of operands");
    if (rest
        && (op->operands[at]->type->kind != TYPE_INDEX
            || op->operands[at + 1]->type->kind != TYPE_INDEX))
        return op_error(op, "expected stride and num elements per stride to be of type index");
    return true;
}

/* The part of a memref that a transfer touches, from its first element on: rows of `per_row`
 * elements, `stride` apart, and maybe the beginning of another row. */
typedef struct Rows {
    MemRef first; /* offset at the first element */
    int64_t per_row, stride;
} Rows;

/* `count` elements from number `from` on, as a memref of their own. */
static MemRef rows_part(const Rows *rows, int64_t from, int64_t count)
{
    MemRef part = rows->first;
    bool whole = count >= rows->per_row;

    part.rank = 2;
    part.offset = wrapped_add(part.offset, wrapped_mul(from / rows->per_row, rows->stride));
    part.sizes[0] = whole ? count / rows->per_row : 1;
    part.sizes[1] = whole ? rows->per_row : count;
    part.strides[0] = rows->stride;
    part.strides[1] = 1;
    return part;
}

static int64_t rows_at(const Rows *rows, int64_t number)
{
    return wrapped_add(wrapped_mul(number / rows->per_row, rows->stride), number % rows->per_row);
}

static Flow rows_overlap(Step *s, const Layout *layout, const Rows *a, const Rows *b, int64_t count,
                         bool *overlap)
{
    int64_t a_rest = count % a->per_row, b_rest = count % b->per_row;
    MemRef parts[] = { rows_part(a, 0, count - a_rest), rows_part(a, count - a_rest, a_rest) };
    MemRef others[] = { rows_part(b, 0, count - b_rest), rows_part(b, count - b_rest, b_rest) };

    *overlap = false;
    for (unsigned i = 0; i < 2; i++)
        for (unsigned j = 0; j < 2 && !*overlap; j++)
            if (memrefs_overlap(s, layout, &parts[i], &others[j], overlap) == FLOW_END)
                return FLOW_END;
    return FLOW_NEXT;
}

Flow memref_begin_at(Step *s, MemRef *memref, const int64_t *indices, int64_t count)
{
    int64_t at;

    if (!count)
        return FLOW_NEXT;
    if (check_life(s, memref) == FLOW_END || check_indices(s, memref, indices, &at) == FLOW_END)
        return FLOW_END;
    memref->offset = wrapped_add(memref->offset, at);
    return FLOW_NEXT;
}

/* The memref at the operand, from the element on that its indices name, of which `count` are used.
 */
static Flow subscripted_in(Step *s, unsigned operand, MemRef *memref, int64_t count)
{
    int64_t indices[MEMREF_MAX_RANK];

    if (!memref_in(s, operand, memref))
        return FLOW_END;
    indices_in(s, operand + 1, memref->rank, indices);
    return memref_begin_at(s, memref, indices, count);
}

static int64_t memory_space(const Type *memref)
{
    const Attr *space = memref->shaped.memory_space;

    return space && space->kind == ATTR_INTEGER ? int_low_s(space->integer) : 0;
}

static Flow take_rows(Step *s, const MemRefTransfer *t, Rows *source, Rows *target)
{
    Value *const *operands = s->op->operands;
    Rows *slower = memory_space(operands[t->to]->type) < memory_space(operands[t->from]->type)
                       ? target
                       : source;

    source->first = t->source;
    target->first = t->target;
    source->per_row = target->per_row = t->count;
    source->stride = target->stride = source->per_row;
    if (t->stride >= s->op->operand_count)
        return FLOW_NEXT;
    slower->stride = index_in(s, t->stride);
    slower->per_row = index_in(s, t->stride + 1);
    if (slower->per_row <= 0)
        return undefined_by(s, "R9", "the number of elements in a stride is not positive: %lld",
                            (long long)slower->per_row);
    return FLOW_NEXT;
}

Flow memref_transfer(Step *s, const MemRefTransfer *t)
{
    const Layout *layout = layout_of(s, t->source.element);
    Rows source, target;
    bool overlap;

    if (t->count < 0)
        return undefined(s, "the number of elements is negative: %lld", (long long)t->count);
    if (!t->count)
        return FLOW_NEXT;
    if (take_rows(s, t, &source, &target) == FLOW_END)
        return FLOW_END;
    if (!layout || !layout_in_memory(layout) || t->source.element != t->target.element)
        return unsupported(s, "a transfer of elements of type '%s' to '%s'",
                           type_text(t->source.element), type_text(t->target.element));
    if (rows_overlap(s, layout, &source, &target, t->count, &overlap) == FLOW_END)
        return FLOW_END;
    if (overlap)
        return report_overlap(s, &source.first, "R9");
    for (int64_t i = 0; i < t->count; i++)
        if (copy_at(s, layout, &source.first, rows_at(&source, i), &target.first,
                    rows_at(&target, i))
                == FLOW_END
            || work_done(s, 1) == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}

static Flow dma_start(Step *s)
{
    Transfer at = transfer_of(s->op);
    MemRefTransfer t = {
        .count = index_in(s, at.count), .from = at.source, .to = at.target, .stride = at.stride
    };
    MemRef tag;

    if (subscripted_in(s, at.source, &t.source, t.count) == FLOW_END
        || subscripted_in(s, at.target, &t.target, t.count) == FLOW_END
        || subscripted_in(s, at.tag, &tag, 1) == FLOW_END)
        return FLOW_END;
    return memref_transfer(s, &t);
}

static bool verify_dma_wait(const Op *op)
{
    unsigned indices = op_group_size(op, 1), rank = rank_of(op, 0);

    return indices == rank
           || op_error(op,
                       "expected tagIndices to have the same number of elements as the tagMemRef "
                       "rank, expected %u, but got %u",
                       rank, indices);
}

static Flow dma_wait(Step *s)
{
    MemRef tag;

    return subscripted_in(s, 0, &tag, 1);
}

const OpDef MEMREF_COPY_OPS[] = {
    {
        .name = "memref.copy",
        .summary = "copies the data of a memref to another",
        .doc = "Copies every element of the source to the target, whatever their layouts. What\n"
               "was never written is copied as such.\n",
        .operands =
            OPERANDS({ "source", &ANY_RANKED_OR_UNRANKED_MEMREF, ONE, POISON_IS_UNDEFINED },
                     { "target", &ANY_RANKED_OR_UNRANKED_MEMREF, ONE, POISON_IS_UNDEFINED }),
        .format = "$source `,` $target attr-dict `:` type($source) `to` type($target)",
        .traits = SAME_OPERANDS_ELEMENT_TYPE | SAME_OPERANDS_SHAPE,
        .eval = copy,
        .poison = "A poison element is copied as poison.\n",
        .undefined =
            "The behaviour is undefined where the shapes differ at run time, where either\n"
            "memory has ended or the target is constant, where an element is out of its\n"
            "allocation's bounds, and where the two overlap without being the same elements.\n"
            "So it is where another iteration of a parallel loop writes the source or\n"
            "touches the target. Of no elements nothing is asked but the shapes.\n",
        .decisions = "M4, M6, M7, R4, R8",
        .example = "  %from = memref.alloc() : memref<3xi32>\n"
                   "  %to = memref.alloc() : memref<3xi32>\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %poison = ub.poison : i32\n"
                   "  affine.store %seven, %from[0] : memref<3xi32>\n"
                   "  affine.store %poison, %from[2] : memref<3xi32>\n"
                   "  memref.copy %from, %to : memref<3xi32> to memref<3xi32>\n"
                   "  return %to : memref<3xi32>\n",
        .gives = "dense<[7, ?, poison]> : memref<3xi32>\n",
    },
    {
        .name = "memref.dma_start",
        .summary = "non-blocking DMA operation that starts a transfer",
        .doc = "Copies a number of elements that follow each other in memory, from the element\n"
               "that the source's indices name to the one that the target's do; the tag is what\n"
               "memref.dma_wait waits for. With a stride, so many elements at a time are taken\n"
               "from (or put to) the slower memory, each time a stride further. The transfer is\n"
               "over at once.\n",
        .operands = OPERANDS({ "operands", &ANY_TYPE, VARIADIC, POISON_IS_UNDEFINED }),
        .parse = parse_dma_start,
        .print = print_dma_start,
        .verify = verify_dma_start,
        .eval = dma_start,
        .poison = "A poison element is copied as poison.\n",
        .undefined =
            "The behaviour is undefined where indices are out of bounds, where a memory has\n"
            "ended or the target is constant, where the number of elements is negative or\n"
            "that of a stride is not positive, where an element is out of its allocation's\n"
            "bounds, and where the two overlap. So it is where another iteration of a\n"
            "parallel loop writes the source or touches the target. Of the source and the\n"
            "target nothing is asked where no element is moved.\n",
        .decisions = "M4, M6, M7, R4, R9",
        .example = "memref.global constant @digits : memref<8xi32> =\n"
                   "    dense<[0, 1, 2, 3, 4, 5, 6, 7]>\n"
                   "  %far = memref.get_global @digits : memref<8xi32>\n"
                   "  %near = memref.alloc() : memref<4xi32, 1>\n"
                   "  %tag = memref.alloc() : memref<1xi32>\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %count = arith.constant 4 : index\n"
                   "  %stride = arith.constant 5 : index\n"
                   "  %at_a_time = arith.constant 2 : index\n"
                   "  // Two elements, then two that begin 5 further.\n"
                   "  memref.dma_start %far[%c0], %near[%c0], %count, %tag[%c0],\n"
                   "      %stride, %at_a_time\n"
                   "      : memref<8xi32>, memref<4xi32, 1>, memref<1xi32>\n"
                   "  memref.dma_wait %tag[%c0], %count : memref<1xi32>\n"
                   "  return %near : memref<4xi32, 1>\n",
        .gives = "dense<[0, 1, 5, 6]> : memref<4xi32, 1>\n",
    },
    {
        .name = "memref.dma_wait",
        .summary = "blocking DMA operation that waits for transfer completion",
        .doc = "Waits for the transfers of the tag's element; they are over already.\n",
        .operands = OPERANDS({ "tagMemRef", &ANY_MEMREF, ONE, POISON_IS_UNDEFINED },
                             { "tagIndices", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             { "numElements", &INDEX, ONE, POISON_IS_UNDEFINED }),
        .format = "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)",
        .verify = verify_dma_wait,
        .eval = dma_wait,
        .undefined =
            "The behaviour is undefined where the indices are out of bounds, and where the\n"
            "tag's memory has ended.\n",
        .decisions = "R9",
        .example = "  %far = memref.alloc() : memref<2xi32>\n"
                   "  %near = memref.alloc() : memref<2xi32, 1>\n"
                   "  %tag = memref.alloc() : memref<1xi32>\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %count = arith.constant 2 : index\n"
                   "  memref.store %seven, %far[%c0] : memref<2xi32>\n"
                   "  memref.dma_start %far[%c0], %near[%c0], %count, %tag[%c0]\n"
                   "      : memref<2xi32>, memref<2xi32, 1>, memref<1xi32>\n"
                   "  memref.dma_wait %tag[%c0], %count : memref<1xi32>\n"
                   "  return %near : memref<2xi32, 1>\n",
        .gives = "dense<[7, ?]> : memref<2xi32, 1>\n",
    },
    { 0 },
};
