/* omp: atomic accesses. */
#include "dialects/omp/omp.h"

/* Verifying. */

static bool is_within_capture(const Op *op)
{
    const Op *around = op_parent(op);

    return around && op_is(around, "omp.atomic.capture");
}

static bool verify_order(const Op *op, int64_t refused, const char *why)
{
    int64_t order = omp_enum(op, "memory_order");

    if (order == OMP_ACQ_REL || order == refused)
        return op_plain_error(op, "%s", why);
    return omp_verify_hint(op);
}

static bool verify_read(const Op *op)
{
    if (!verify_order(op, OMP_RELEASE,
                      "memory-order must not be acq_rel or release for atomic reads"))
        return false;
    return op->operands[0] != op->operands[1]
           || op_plain_error(op,
                             "read and write must not be to the same location for atomic reads");
}

static bool verify_write(const Op *op)
{
    const Type *pointee = omp_pointee(op->operands[0]->type);

    if (!verify_order(op, OMP_ACQUIRE,
                      "memory-order must not be acq_rel or acquire for atomic writes"))
        return false;
    return !pointee || pointee == op->operands[1]->type
           || op_plain_error(op, "address must dereference to value type");
}

static bool verify_update(const Op *op)
{
    return verify_order(op, OMP_ACQUIRE,
                        "memory-order must not be acq_rel or acquire for atomic updates");
}

static bool verify_update_region(const Op *op)
{
    const Block *entry = op->regions[0].first;
    const Op *last = block_terminator(entry);

    if (entry->arg_count != 1)
        return op_plain_error(op, "the region must accept exactly one argument");
    if (!last || last->operand_count != 1)
        return op_plain_error(op, "only updated value must be returned");
    return last->operands[0]->type == entry->args[0]->type
           || op_plain_error(op, "input and yielded value must have the same type");
}

static bool verify_capture(const Op *op)
{
    return omp_verify_hint(op);
}

static const Value *written(const Op *op)
{
    return op_is(op, "omp.atomic.write") || op_is(op, "omp.atomic.update") ? op->operands[0] : NULL;
}

/* An update and a read of it, or a read and then an update or a write of it. */
static bool verify_pair(const Op *first, const Op *second)
{
    bool reads_first = op_is(first, "omp.atomic.read");

    if (!(op_is(first, "omp.atomic.update") && op_is(second, "omp.atomic.read"))
        && !(reads_first && written(second)))
        return op_plain_error(first, "invalid sequence of operations in the capture region");
    if (!reads_first && written(first) != second->operands[0])
        return op_plain_error(first, "updated variable in atomic.update must be captured in second "
                                     "operation");
    if (reads_first && first->operands[0] != written(second))
        return op_plain_error(first, "captured variable in atomic.read must be updated in second "
                                     "operation");
    return true;
}

static bool verify_capture_region(const Op *op)
{
    const Op *first = op->regions[0].first->first, *second = first ? first->next : NULL;

    if (!second || !second->next || second->next->next)
        return op_plain_error(op, "expected three operations in atomic.capture region (one "
                                  "terminator, and two atomic ops)");
    if (!verify_pair(first, second))
        return false;
    for (const Op *inner = first; inner != second->next; inner = inner->next) {
        const Attr *hint = op_attr(inner, "hint");

        if (hint && int_low_s(hint->integer))
            return op_error(op, "operations inside capture region must not have hint clause");
        if (op_attr(inner, "memory_order"))
            return op_error(op,
                            "operations inside capture region must not have memory_order clause");
    }
    return true;
}

/* Running. */

/* The order that the operation, or the one that it is a part of, asks for. */
static int64_t order_of(const Op *op)
{
    return omp_enum(is_within_capture(op) ? op_parent(op) : op, "memory_order");
}

/* Where others may go first, but for what is a part of another. */
static Flow arrive(Step *s)
{
    return is_within_capture(s->op) ? FLOW_NEXT : team_atomic(s);
}

static bool acquires(int64_t order)
{
    return order == OMP_SEQ_CST || order == OMP_ACQ_REL || order == OMP_ACQUIRE;
}

static bool releases(int64_t order)
{
    return order == OMP_SEQ_CST || order == OMP_ACQ_REL || order == OMP_RELEASE;
}

/* The memory is there: its access went well. */
static Flow order_access(Step *s, const MemRef *memref, const Layout *layout, bool reads,
                         bool writes)
{
    int64_t order = order_of(s->op);
    Spot spot;

    if (find_spot(s, memref, 0, layout, 1, ACCESS_READ, &spot) == FLOW_END)
        return FLOW_END;
    if (reads && acquires(order))
        atomic_acquire(s, &spot);
    if (writes && releases(order))
        atomic_release(s, &spot);
    return FLOW_NEXT;
}

enum { READ_FROM, READ_TO };

static Flow run_read(Step *s)
{
    const Type *element = op_attr(s->op, "element_type")->type_value;
    const Layout *layout = layout_of(s, element);
    MemRef from, to;
    Place value;

    if (!layout)
        return unsupported(s, "an atomic access to values of type '%s'", type_text(element));
    value = scratch_place(s, layout);
    if (arrive(s) == FLOW_END
        || !omp_variable(s, operand_place(s, READ_FROM), s->op->operands[READ_FROM]->type, element,
                         &from)
        || !omp_variable(s, operand_place(s, READ_TO), s->op->operands[READ_TO]->type, element, &to)
        || load_at(s, &from, 0, value, ACCESS_ATOMIC_READ) == FLOW_END
        || order_access(s, &from, layout, true, false) == FLOW_END)
        return FLOW_END;
    return store_at(s, &to, 0, value, ACCESS_WRITE);
}

static Flow run_write(Step *s)
{
    const Type *element = s->op->operands[1]->type;
    Place value = operand_place(s, 1);
    MemRef to;

    if (arrive(s) == FLOW_END
        || !omp_variable(s, operand_place(s, 0), s->op->operands[0]->type, element, &to)
        || store_at(s, &to, 0, value, ACCESS_ATOMIC) == FLOW_END)
        return FLOW_END;
    return order_access(s, &to, value.layout, false, true);
}

static Flow run_update(Step *s)
{
    const Type *element = s->op->regions[0].first->args[0]->type;
    Place old = region_arg(s, 0, 0);
    MemRef to;

    if (arrive(s) == FLOW_END
        || !omp_variable(s, operand_place(s, 0), s->op->operands[0]->type, element, &to)
        || load_at(s, &to, 0, old, ACCESS_ATOMIC) == FLOW_END
        || order_access(s, &to, old.layout, true, false) == FLOW_END)
        return FLOW_END;
    if (*old.poison)
        return undefined_poison(s, *old.poison, "what is updated is poison");
    if (run_region(s, 0) == FLOW_END
        || store_at(s, &to, 0, yielded(s, 0), ACCESS_ATOMIC) == FLOW_END)
        return FLOW_END;
    return order_access(s, &to, old.layout, false, true);
}

static Flow run_capture(Step *s)
{
    return team_atomic(s) == FLOW_END ? FLOW_END : run_region(s, 0);
}

#define HINT_ATTRS                                                                                 \
    { "hint", &I64_ATTR, "0 : i64", true },                                                        \
    {                                                                                              \
        "memory_order", &OMP_MEMORY_ORDER, .optional = true                                        \
    }
#define HINT_FORMAT                                                                                \
    "oilist(`hint` `(` custom<SynchronizationHint>($hint) `)` "                                    \
    "| `memory_order` `(` custom<ClauseAttr>($memory_order) `)`)"

#define UPDATE                                                                                     \
    "    omp.atomic.update %m : memref<i32> {\n"                                                   \
    "    ^bb0(%x: i32):\n"                                                                         \
    "      %y = arith.addi %x, %one : i32\n"                                                       \
    "      omp.yield(%y : i32)\n"                                                                  \
    "    }\n"
#define ATOMIC_EXAMPLE(body)                                                                       \
    "func.func @main() -> memref<i32> {\n"                                                         \
    "  %zero = arith.constant 0 : i32\n"                                                           \
    "  %one = arith.constant 1 : i32\n"                                                            \
    "  %four = arith.constant 4 : i32\n"                                                           \
    "  %m = memref.alloc() : memref<i32>\n"                                                        \
    "  memref.store %zero, %m[] : memref<i32>\n"                                                   \
    "  omp.parallel num_threads(%four : i32) {\n" body "    omp.terminator\n"                      \
    "  }\n"                                                                                        \
    "  return %m : memref<i32>\n"                                                                  \
    "}\n"

const OpDef OMP_ATOMICS[] = {
    {
        .name = "omp.atomic.read",
        .summary = "reads memory in one piece",
        .doc = "Writes what x holds to v. The access to x races with no other atomic one.\n"
               "What it orders is what `memory_order` says: with `acquire` and `seq_cst`,\n"
               "what happened before a release of x happens before what follows; else\n"
               "nothing.\n",
        .operands = OPERANDS({ "x", &OMP_POINTER_LIKE, ONE, POISON_IS_UNDEFINED },
                             { "v", &OMP_POINTER_LIKE, ONE, POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "element_type", &TYPE_ATTR }, HINT_ATTRS),
        .format = "$v `=` $x " HINT_FORMAT " `:` type($v) `,` type($x) `,` $element_type attr-dict",
        .customs = OMP_DIRECTIVES,
        .verify = verify_read,
        .eval = run_read,
        .poison_decision = "Q6",
        .decisions = "Q6",
        .example = ATOMIC_EXAMPLE("    %v = memref.alloca() : memref<i32>\n"
                                  "    omp.atomic.read %v = %m : memref<i32>, memref<i32>, i32\n"),
        .gives = "dense<0> : memref<i32>\n",
    },
    {
        .name = "omp.atomic.write",
        .summary = "writes memory in one piece",
        .doc = "Writes expr to x. The access races with no other atomic one. With `release`\n"
               "and `seq_cst`, what happened before it happens before what follows an\n"
               "acquire of x that comes later.\n",
        .operands = OPERANDS({ "x", &OMP_POINTER_LIKE, ONE, POISON_IS_UNDEFINED },
                             { "expr", &ANY_TYPE, ONE, POISON_MOVES }),
        .attrs = ATTRS(HINT_ATTRS),
        .format = "$x `=` $expr " HINT_FORMAT " `:` type($x) `,` type($expr) attr-dict",
        .customs = OMP_DIRECTIVES,
        .verify = verify_write,
        .eval = run_write,
        .poison_decision = "Q6",
        .decisions = "Q6",
        .example = ATOMIC_EXAMPLE("    omp.atomic.write %m = %one : memref<i32>, i32\n"),
        .gives = "dense<1> : memref<i32>\n",
    },
    {
        .name = "omp.atomic.update",
        .summary = "changes memory in one piece",
        .doc = "Reads x, and writes what its region makes of that, with no other atomic\n"
               "access to x in between.\n",
        .operands = OPERANDS({ "x", &OMP_POINTER_LIKE, ONE, POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "atomic_control", &OMP_ATOMIC_CONTROL, .optional = true }, HINT_ATTRS),
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .implicit_terminator = "omp.yield",
        .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK,
        .format = HINT_FORMAT "$x `:` type($x) $region attr-dict",
        .customs = OMP_DIRECTIVES,
        .verify = verify_update,
        .verify_regions = verify_update_region,
        .eval = run_update,
        .poison_decision = "Q6",
        .undefined = "It is undefined to update what is poison.\n",
        .decisions = "Q6",
        .words = "increment",
        .example = ATOMIC_EXAMPLE(UPDATE),
        .gives = "dense<4> : memref<i32>\n",
    },
    {
        .name = "omp.atomic.capture",
        .summary = "changes memory in one piece, and reads it",
        .doc = "Its two operations are one access: an update or a write of x, and a read of\n"
               "it before or behind that.\n",
        .attrs = ATTRS(HINT_ATTRS),
        .regions = REGIONS({ "region", SIZED_REGION_1 }),
        .implicit_terminator = "omp.terminator",
        .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK,
        .format = HINT_FORMAT " $region attr-dict",
        .customs = OMP_DIRECTIVES,
        .verify = verify_capture,
        .verify_regions = verify_capture_region,
        .eval = run_capture,
        .decisions = "Q6",
        .example = ATOMIC_EXAMPLE("    %v = memref.alloca() : memref<i32>\n"
                                  "    omp.atomic.capture {\n" UPDATE
                                  "      omp.atomic.read %v = %m : memref<i32>, memref<i32>, i32\n"
                                  "    }\n"),
        .gives = "dense<4> : memref<i32>\n",
    },
    { 0 },
};
