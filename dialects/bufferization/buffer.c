/* bufferization: copies of memory, and who frees it. */
#include "dialects/bufferization/bufferization.h"
#include "dialects/values/kind.h"

enum { MEMREFS, CONDITIONS, RETAINED }; /* operand groups of dealloc */

/* The verifier lets any two types pass. */
static Flow check_clone(Step *s, const MemRef *memref, const Type *type)
{
    if (memref->element != type->shaped.element)
        return unsupported(s, "a clone with elements of another type");
    return tensor_check_type(s, (const uint64_t *)memref->sizes, memref->rank, type);
}

static Flow clone(Step *s)
{
    const Type *type = s->op->results[0]->type;
    const uint64_t *sizes;
    MemRef from, made;
    Box source, target;

    if (!memref_in(s, 0, &from) || check_clone(s, &from, type) == FLOW_END)
        return FLOW_END;
    sizes = (const uint64_t *)from.sizes;
    if (box_of_memref(s, &from, ACCESS_READ, &source) == FLOW_END
        || buffer_allocate(s, type, sizes, from.rank, &made) == FLOW_END
        || box_of_memref(s, &made, ACCESS_WRITE, &target) == FLOW_END
        || !box_copy(s, layout_of(s, from.element), target, source, sizes, from.rank))
        return FLOW_END;
    return give_memref(s, 0, &made);
}

static bool infer_dealloc(Context *context, OpState *state)
{
    for (int32_t i = 0;
         state->operand_segments.len > RETAINED && i < state->operand_segments.data[RETAINED]; i++)
        vec_push(&state->results, type_i(context, 1));
    return true;
}

static bool verify_dealloc(const Op *op)
{
    if (op_group_size(op, MEMREFS) != op_group_size(op, CONDITIONS))
        return op_error(op, "must have the same number of conditions as memrefs to deallocate");
    return op->result_count == op_group_size(op, RETAINED)
           || op_error(op, "must have the same number of updated conditions (results) as retained "
                           "operands");
}

/* Are they made of the same allocation? */
static bool aliases(const MemRef *a, const MemRef *b)
{
    if (!a->aligned.provenance && !b->aligned.provenance)
        return a->aligned.address == b->aligned.address;
    return a->aligned.provenance == b->aligned.provenance;
}

typedef struct Dealloc {
    unsigned count, first_condition, retained_count;
    MemRef *memrefs, *retained;
} Dealloc;

static bool group_in(Step *s, unsigned group, unsigned *count, MemRef **memrefs)
{
    unsigned first = op_operand_group(s->op, group, count);

    *memrefs = ARENA_ARRAY(s->arena, MemRef, *count);
    for (unsigned i = 0; i < *count; i++)
        if (!memref_in(s, first + i, &(*memrefs)[i]))
            return false;
    return true;
}

/* One that is an alias of a memref before it was, or was not, freed with that. */
static bool is_to_be_freed(const Step *s, const Dealloc *d, unsigned number)
{
    for (unsigned i = 0; i < d->retained_count; i++)
        if (aliases(&d->retained[i], &d->memrefs[number]))
            return false;
    for (unsigned i = 0; i < number; i++)
        if (aliases(&d->memrefs[i], &d->memrefs[number]))
            return false;
    return bool_in(s, d->first_condition + number);
}

static Flow dealloc(Step *s)
{
    unsigned conditions;
    Dealloc d = { .first_condition = op_operand_group(s->op, CONDITIONS, &conditions) };

    if (!group_in(s, MEMREFS, &d.count, &d.memrefs)
        || !group_in(s, RETAINED, &d.retained_count, &d.retained))
        return FLOW_END;
    for (unsigned r = 0; r < d.retained_count; r++) {
        bool owned = false;

        for (unsigned i = 0; i < d.count; i++)
            owned |= aliases(&d.memrefs[i], &d.retained[r]) && bool_in(s, d.first_condition + i);
        give_bool_at(s, r, owned);
    }
    for (unsigned i = 0; i < d.count; i++)
        if (is_to_be_freed(s, &d, i) && memref_free(s, &d.memrefs[i]) == FLOW_END)
            return FLOW_END;
    return FLOW_NEXT;
}

const OpDef BUFFERIZATION_BUFFER_OPS[] = {
    {
        .name = "bufferization.clone",
        .summary = "clone a memref",
        .words = "copy",
        .doc = "A memref that holds what input holds: a copy here. It may be the same memory,\n"
               "so that neither may be written to afterwards.\n",
        .operands = OPERANDS({ "input", &ANY_RANKED_OR_UNRANKED_MEMREF, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "output", &ANY_RANKED_OR_UNRANKED_MEMREF }),
        .format = "$input attr-dict `:` type($input) `to` type($output)",
        .eval = clone,
        .undefined = "The behaviour is undefined where reading any element of input would be, and\n"
                     "where the result's type says other sizes.\n",
        .decisions = "B5, M6",
        .example = "memref.global constant @digits : memref<3xi32> = dense<[1, 2, 3]>\n"
                   "  %m = memref.get_global @digits : memref<3xi32>\n"
                   "  %copy = bufferization.clone %m : memref<3xi32> to memref<?xi32>\n",
        .gives = "dense<[1, 2, 3]> : memref<?xi32>\n",
    },
    {
        .name = "bufferization.dealloc",
        .summary = "deallocates the given memrefs if no alias is retained",
        .words = "free deallocate ownership",
        .doc = "Frees each of the memrefs whose condition is true, but for one of the same\n"
               "memory as a retained memref or as a memref before it. Each result is about a\n"
               "retained memref: is the condition of any memref of the same memory true, so\n"
               "that whoever keeps it has to free it?\n",
        .operands = OPERANDS([MEMREFS] = { "memrefs", &ANY_RANKED_OR_UNRANKED_MEMREF, VARIADIC,
                                           POISON_IS_UNDEFINED },
                             [CONDITIONS] = { "conditions", &I1, VARIADIC, POISON_IS_UNDEFINED },
                             [RETAINED] = { "retained", &ANY_RANKED_OR_UNRANKED_MEMREF, VARIADIC,
                                            POISON_IS_UNDEFINED }),
        .results = RESULTS({ "updatedConditions", &I1, VARIADIC }),
        .format = "(` ``(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)` )? "
                  "(`retain` ` ` `(` $retained^ `:` type($retained) `)` )? attr-dict",
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .infer = infer_dealloc,
        .verify = verify_dealloc,
        .poison_decision = "B6",
        .eval = dealloc,
        .formula =
            "updatedConditions[r] = or of conditions[i] where memrefs[i] aliases retained[r]",
        .undefined =
            "The behaviour is undefined where memref.dealloc of a memref that is freed would\n"
            "be.\n",
        .decisions = "B6, R5",
        .example = "  %true = arith.constant true\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %a = memref.alloc() : memref<i32>\n"
                   "  %b = memref.alloc() : memref<i32>\n"
                   "  memref.store %seven, %b[] : memref<i32>\n"
                   "  // %a is freed; %b is not, as it is retained.\n"
                   "  %owned = bufferization.dealloc (%a, %b : memref<i32>, memref<i32>)\n"
                   "      if (%true, %true) retain (%b : memref<i32>)\n"
                   "  %v = memref.load %b[] : memref<i32>\n"
                   "  return %owned, %v : i1, i32\n",
        .gives = "true : i1\n"
                 "7 : i32\n",
    },
    { 0 },
};
