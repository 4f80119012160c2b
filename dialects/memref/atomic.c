/* memref: reading, changing and writing an element at once. */
#include "core/text/asm.h"
#include "dialects/arith/arith.h"
#include "dialects/combine.h"
#include "dialects/memref/memref.h"

enum { RMW_KIND };

static bool verify_rmw(const Op *op)
{
    CombineKind kind = (CombineKind)int_low_s(op_attr(op, "kind")->integer);
    const Type *type = op->operands[0]->type;

    if (op->operands[1]->type->shaped.rank + 2 != op->operand_count)
        return op_error(op, "expects the number of subscripts to be equal to memref rank");
    if (combine_is_of_ints(kind) && type->kind != TYPE_INTEGER)
        return op_error(op, "with kind '%s' expects an integer type", combine_keyword(kind));
    /* Upstream lets maxnumf and minnumf pass. */
    if (combine_is_of_floats(kind) && kind != COMBINE_MAXNUMF && kind != COMBINE_MINNUMF
        && type->kind != TYPE_FLOAT)
        return op_error(op, "with kind '%s' expects a floating-point type", combine_keyword(kind));
    return true;
}

static Flow find_element(Step *s, unsigned operand, MemRef *memref, int64_t *at)
{
    int64_t indices[MEMREF_MAX_RANK];

    if (!memref_in(s, operand, memref))
        return FLOW_END;
    if (s->op->operand_count - operand - 1 != memref->rank)
        return unsupported(s, "an element named by %u indices in a memref of %u dimensions",
                           s->op->operand_count - operand - 1, memref->rank);
    indices_in(s, operand + 1, memref->rank, indices);
    return check_indices(s, memref, indices, at);
}

static Flow rmw(Step *s)
{
    Place old = result_place(s, 0), made = scratch_place(s, old.layout);
    MemRef memref;
    int64_t at;

    if (find_element(s, 1, &memref, &at) == FLOW_END
        || load_at(s, &memref, at, old, ACCESS_ATOMIC) == FLOW_END
        || combine(s, (CombineKind)prop_int(s, RMW_KIND), made, old, operand_place(s, 0))
               == FLOW_END)
        return FLOW_END;
    return store_at(s, &memref, at, made, ACCESS_ATOMIC);
}

static bool parse_generic_rmw(AsmParser *p, OpState *state)
{
    Subscripted at;
    const Type *type;

    if (!memref_parse_subscripted(p, state, NULL, &at) || !asm_parse_colon_type(p, &type)
        || !memref_resolve_subscripted(p, &at, type, state)
        || !asm_parse_region(p, op_state_add_region(state), NULL)
        || !asm_optional_attr_dict(p, state))
        return false;
    vec_push(&state->results, type_element(type));
    return true;
}

static void print_generic_rmw(AsmPrinter *printer, const Op *op)
{
    asm_write(printer, " %[", op->operands[0]);
    asm_print_operands(printer, op->operands + 1, op->operand_count - 1);
    asm_write(printer, "] : ! ", op->operands[0]->type);
    asm_print_region(printer, &op->regions[0], true, true);
    asm_print_attr_dict(printer, op, NULL);
}

/* The first operation below `op`, inner ones before outer ones, that may touch memory; NULL if
 * none does. memref.reshape is pure by its traits, and by its operands reads the shape. */
static const Op *find_effect(const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next) {
                const Op *found = find_effect(inner);

                if (found)
                    return found;
                if (!op_has(inner, PURE | NO_MEMORY_EFFECT | RECURSIVE_EFFECTS)
                    || op_is(inner, "memref.reshape"))
                    return inner;
            }
    return NULL;
}

static bool verify_generic_rmw(const Op *op)
{
    const Block *body = op->regions[0].first;
    const Op *effect;

    if (!body || body->arg_count != 1)
        return op_error(op, "expected single number of entry block arguments");
    if (op->results[0]->type != body->args[0]->type)
        return op_error(op, "expected block argument of the same type result type");
    effect = find_effect(op);
    return !effect
           || op_plain_error(effect, "body of 'memref.generic_atomic_rmw' should contain only "
                                     "operations with no side effects");
}

static Flow generic_rmw(Step *s)
{
    Place old = region_arg(s, 0, 0);
    MemRef memref;
    int64_t at;

    if (find_element(s, 0, &memref, &at) == FLOW_END
        || load_at(s, &memref, at, old, ACCESS_ATOMIC) == FLOW_END)
        return FLOW_END;
    place_copy(result_place(s, 0), old);
    if (run_region(s, 0) == FLOW_END)
        return FLOW_END;
    return store_at(s, &memref, at, yielded(s, 0), ACCESS_ATOMIC);
}

static bool verify_yield(const Op *op)
{
    const Type *mine = op->operands[0]->type, *parents = op_parent(op)->results[0]->type;

    return mine == parents
           || op_error(op, "types mismatch between yield op: '%s' and its parent: '%s'",
                       type_text(mine), type_text(parents));
}

const OpDef MEMREF_ATOMIC_OPS[] = {
    {
        .name = "memref.atomic_rmw",
        .summary = "atomic read-modify-write operation",
        .doc = "Reads the element at the indices, combines it with `value` as `kind` says,\n"
               "writes what comes out, and gives what was read, all in one step.\n",
        .operands =
            OPERANDS({ "value", &SIGNLESS_INTEGER_OR_FLOAT, ONE, POISON_MOVES },
                     { "memref", &MEMREF_OF_SIGNLESS_INTEGER_OR_FLOAT, ONE, POISON_IS_UNDEFINED },
                     { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([RMW_KIND] = { "kind", &ATOMIC_RMW_KIND_ATTR }),
        .results = RESULTS({ "result", &SIGNLESS_INTEGER_OR_FLOAT }),
        .types = TYPE_RULES({ .same = "value result" },
                            { .from = "memref",
                              .to = "value",
                              .derive = type_element,
                              .summary = "value type matches element type of memref" }),
        .format = "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` "
                  "type($memref) `)` `->` type($result)",
        .verify = verify_rmw,
        .eval = rmw,
        .formula = "result = m[indices], then m[indices] = kind(m[indices], value)",
        .poison = "The result is poison where the element is. The element becomes poison where it\n"
                  "was or where `value` is; `assign` takes the value as it is.\n",
        .undefined = "The behaviour is undefined where memref.load or memref.store of the element\n"
                     "would be. But atomic accesses never race each other.\n",
        .decisions = "M7, M8, M9, M11, M12, R4, R10",
        .example = "  %m = memref.alloc() : memref<i32>\n"
                   "  %ten = arith.constant 10 : i32\n"
                   "  %five = arith.constant 5 : i32\n"
                   "  memref.store %ten, %m[] : memref<i32>\n"
                   "  %old = memref.atomic_rmw addi %five, %m[] : (i32, memref<i32>) -> i32\n"
                   "  return %old, %m : i32, memref<i32>\n",
        .gives = "10 : i32\n"
                 "dense<15> : memref<i32>\n",
    },
    {
        .name = "memref.generic_atomic_rmw",
        .summary = "atomic read-modify-write operation with a region",
        .doc = "Reads the element at the indices, hands it to the region, writes what\n"
               "memref.atomic_yield gives, and gives what was read, all in one step. The region\n"
               "has no side effects.\n",
        .operands =
            OPERANDS({ "memref", &MEMREF_OF_SIGNLESS_INTEGER_OR_FLOAT, ONE, POISON_IS_UNDEFINED },
                     { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "result", &SIGNLESS_INTEGER_OR_FLOAT }),
        .regions = REGIONS({ "atomic_body", ANY_REGION }),
        .types = TYPE_RULES({ .from = "memref",
                              .to = "result",
                              .derive = type_element,
                              .summary = "result type matches element type of memref" }),
        .implicit_terminator = "memref.atomic_yield",
        .traits = SINGLE_BLOCK,
        .parse = parse_generic_rmw,
        .print = print_generic_rmw,
        .verify = verify_generic_rmw,
        .eval = generic_rmw,
        .formula = "result = m[indices], then m[indices] = region(m[indices])",
        .poison =
            "The result is poison where the element is. The element becomes poison where the\n"
            "region yields poison.\n",
        .undefined = "The behaviour is undefined where memref.load or memref.store of the element\n"
                     "would be. But atomic accesses never race each other.\n",
        .decisions = "M7, M8, M9, M11, M12, R4, R10",
        .example = "  %m = memref.alloc() : memref<i32>\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %c4 = arith.constant 4 : index\n"
                   "  %one = arith.constant 1 : i32\n"
                   "  memref.store %one, %m[] : memref<i32>\n"
                   "  // Four iterations change the same element: no race, it is atomic.\n"
                   "  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {\n"
                   "    %old = memref.generic_atomic_rmw %m[] : memref<i32> {\n"
                   "    ^bb0(%now: i32):\n"
                   "      %twice = arith.addi %now, %now : i32\n"
                   "      memref.atomic_yield %twice : i32\n"
                   "    }\n"
                   "  }\n"
                   "  return %m : memref<i32>\n",
        .gives = "dense<16> : memref<i32>\n",
    },
    {
        .name = "memref.atomic_yield",
        .summary = "yield operation for GenericAtomicRMWOp",
        .doc = "Leaves memref.generic_atomic_rmw with the value that is written.\n",
        .operands = OPERANDS({ "result", &ANY_TYPE, ONE, POISON_MOVES }),
        .parents = PARENTS("memref.generic_atomic_rmw"),
        .format = "$result attr-dict `:` type($result)",
        .traits = PURE | TERMINATOR | RETURN_LIKE,
        .verify = verify_yield,
        .eval = leave_region,
        .poison = "A poison operand is written, and makes the element poison.\n",
        .example = "  %m = memref.alloc() : memref<i32>\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  memref.store %seven, %m[] : memref<i32>\n"
                   "  %old = memref.generic_atomic_rmw %m[] : memref<i32> {\n"
                   "  ^bb0(%now: i32):\n"
                   "    %square = arith.muli %now, %now : i32\n"
                   "    memref.atomic_yield %square : i32\n"
                   "  }\n"
                   "  return %m : memref<i32>\n",
        .gives = "dense<49> : memref<i32>\n",
    },
    { 0 },
};
