#include "dialects/llvm/effects.h"

#include "core/ir/attr.h"
#include "core/ir/definition.h"
#include "core/ir/symbol.h"
#include "dialects/llvm/hints.h"
#include "dialects/llvm/llvm.h"

/* Where a pointer may come from, a bit each: arguments first. */
enum {
    FROM_ARGUMENTS = (1 << EFFECTS_ARGUMENTS) - 1,
    FROM_HERE = 1 << EFFECTS_ARGUMENTS, /* the function's own memory, or none */
    FROM_GLOBAL = 2 << EFFECTS_ARGUMENTS,
    FROM_ELSEWHERE = 4 << EFFECTS_ARGUMENTS, /* loaded, or what a call gave */
    FROM_ANYWHERE = 8 << EFFECTS_ARGUMENTS,  /* based on who knows what */
};

enum { MOST_LOOKED_AT = 64, NONE = -1 };

/* Operations that touch bytes of memory, besides loads and stores: by which operands. */
static const struct {
    const char *names;
    int read, written;
} TOUCHING[] = {
    { "llvm.intr.memcpy llvm.intr.memcpy.inline llvm.intr.memmove", 1, 0 },
    { "llvm.intr.memset llvm.intr.memset.inline", NONE, 0 },
};

/* Others that have no trait which says so, and touch none that was there before. */
static const char UNTOUCHING[] = "llvm.unreachable llvm.intr.assume llvm.intr.lifetime.start "
                                 "llvm.intr.lifetime.end";

typedef struct Origins {
    const Op *function;
    Values values; /* each once */
    uint32_t from;
} Origins;

static void add(Origins *o, Value *value)
{
    for (size_t i = 0; i < o->values.len; i++)
        if (o->values.data[i] == value)
            return;
    vec_push(&o->values, value);
}

/* What goes to the argument of a block that is not the first. */
static void add_edges(Origins *o, const Value *argument)
{
    const Block *block = argument->block;

    for (const Block *from = block->region->first; from; from = from->next)
        for (unsigned i = 0; from->last && i < from->last->successor_count; i++) {
            unsigned count, first = op_successor_operands(from->last, i, &count);

            if (from->last->successors[i] != block)
                continue;
            if (argument->index < count)
                add(o, from->last->operands[first + argument->index]);
            else
                o->from |= FROM_ANYWHERE;
        }
}

static void look_at_argument(Origins *o, const Value *argument)
{
    const Block *block = argument->block;

    if (block->region->parent != o->function)
        o->from |= FROM_ANYWHERE;
    else if (block != block->region->first)
        add_edges(o, argument);
    else
        o->from |= argument->index < EFFECTS_ARGUMENTS ? 1u << argument->index : FROM_ANYWHERE;
}

static void look_at_result(Origins *o, const Op *op)
{
    switch (op->def ? op->def->primitive : PRIM_NONE) {
    case PRIM_POINTER_OFFSET:
    case PRIM_BITCAST:
        add(o, op->operands[0]);
        return;
    case PRIM_SELECT:
        add(o, op->operands[1]);
        add(o, op->operands[2]);
        return;
    case PRIM_ALLOCA:
        o->from |= FROM_HERE;
        return;
    case PRIM_POINTER_LOAD:
    case PRIM_CALL:
        o->from |= FROM_ELSEWHERE;
        return;
    default:
        break;
    }
    if (str_lists("llvm.addrspacecast llvm.freeze", op_name(op)))
        add(o, op->operands[0]);
    else
        o->from |= op_has(op, CONSTANT_LIKE) ? FROM_GLOBAL : FROM_ANYWHERE;
}

static uint32_t origins_of(const Op *function, Value *pointer)
{
    Origins o = { .function = function };

    add(&o, pointer);
    for (size_t i = 0; i < o.values.len && i < MOST_LOOKED_AT; i++)
        if (o.values.data[i]->kind == VALUE_OP_RESULT)
            look_at_result(&o, o.values.data[i]->op);
        else
            look_at_argument(&o, o.values.data[i]);
    if (o.values.len > MOST_LOOKED_AT)
        o.from |= FROM_ANYWHERE;
    vec_free(&o.values);
    return o.from;
}

static void add_read(Effects *e, uint32_t from)
{
    e->known &= !(from & FROM_ANYWHERE);
    e->read |= from & FROM_ARGUMENTS;
    e->reads_other |= (from & FROM_ELSEWHERE) != 0;
    e->reads_global |= (from & FROM_GLOBAL) != 0;
}

static void add_written(Effects *e, uint32_t from)
{
    e->known &= !(from & FROM_ANYWHERE);
    e->written |= from & FROM_ARGUMENTS;
    e->writes_other |= (from & FROM_ELSEWHERE) != 0;
    e->writes_global |= (from & FROM_GLOBAL) != 0;
}

/* What a function that is called does by its own promise, which is held against it. */
static void add_call(Effects *e, const Op *function, const Op *call)
{
    const Attr *callee = op_attr(call, "callee");
    const Op *called = callee ? symbol_nearest(call, callee) : NULL;
    const Attr *said = called ? op_attr(called, "memory_effects") : NULL;
    uint32_t given = 0;

    if (!said) {
        e->known = false;
        return;
    }
    for (unsigned i = 0; i < call->operand_count; i++)
        if (llvm_is_ptr(call->operands[i]->type))
            given |= origins_of(function, call->operands[i]);
    if (llvm_denied(said, EFFECTS_OTHER) != DENIES_ALL)
        given |= FROM_ELSEWHERE | FROM_GLOBAL;
    else if (llvm_denied(said, EFFECTS_OF_ARGUMENTS) == DENIES_ALL)
        return;
    add_read(e, given);
    add_written(e, given);
}

/* `read`, `written`: numbers of operands, or NONE. */
static void add_touched(Effects *e, const Op *function, const Op *op, int read, int written)
{
    if (read != NONE)
        add_read(e, origins_of(function, op->operands[read]));
    if (written != NONE)
        add_written(e, origins_of(function, op->operands[written]));
}

static bool touches_nothing(const Op *op)
{
    return op_has(op, PURE | NO_MEMORY_EFFECT) || op->def->primitive == PRIM_ALLOCA
           || op->def->eval == llvm_inform || str_lists(UNTOUCHING, op_name(op));
}

static void add_op(Effects *e, const Op *function, const Op *op)
{
    Primitive primitive = op->def ? op->def->primitive : PRIM_NONE;

    if (op->def && touches_nothing(op))
        return;
    if (primitive == PRIM_CALL) {
        add_call(e, function, op);
        return;
    }
    if (primitive == PRIM_POINTER_LOAD || primitive == PRIM_POINTER_STORE) {
        bool loads = primitive == PRIM_POINTER_LOAD;

        add_touched(e, function, op, loads ? 0 : NONE, loads ? NONE : 1);
        return;
    }
    for (size_t i = 0; i < sizeof TOUCHING / sizeof *TOUCHING; i++)
        if (str_lists(TOUCHING[i].names, op_name(op))) {
            add_touched(e, function, op, TOUCHING[i].read, TOUCHING[i].written);
            return;
        }
    e->known = false;
}

static Effects find_effects(const Op *function)
{
    Effects e = { .known = true };

    for (const Block *block = function->regions[0].first; block; block = block->next)
        for (const Op *op = block->first; op && e.known; op = op->next)
            if (op->region_count)
                e.known = false;
            else
                add_op(&e, function, op);
    return e;
}

/* As a number that is not 0, to be remembered. */
static uint64_t packed(Effects e)
{
    return 1u | (unsigned)e.known << 1 | (unsigned)e.reads_other << 2
           | (unsigned)e.writes_other << 3 | (unsigned)e.reads_global << 4
           | (unsigned)e.writes_global << 5 | (uint64_t)e.read << 8 | (uint64_t)e.written << 32;
}

static Effects unpacked(uint64_t bits)
{
    return (Effects){ .known = bits >> 1 & 1,
                      .reads_other = bits >> 2 & 1,
                      .writes_other = bits >> 3 & 1,
                      .reads_global = bits >> 4 & 1,
                      .writes_global = bits >> 5 & 1,
                      .read = bits >> 8 & FROM_ARGUMENTS,
                      .written = bits >> 32 & FROM_ARGUMENTS };
}

Effects llvm_effects(const Op *function, void **memo)
{
    if (!memo || sizeof *memo < sizeof(uint64_t)) /* which they take */
        return find_effects(function);
    if (!*memo)
        *memo = (void *)(uintptr_t)packed(find_effects(function));
    return unpacked((uintptr_t)*memo);
}

unsigned llvm_denied(const Attr *effects, unsigned of)
{
    return DENIES_ALL & ~(unsigned)int_low_u(effects->dialect.params[of]->integer);
}

static bool keeps(unsigned denied, bool reads, bool writes)
{
    return !(denied & DENIES_READS && reads) && !(denied & DENIES_WRITES && writes);
}

/* What is loaded may be based on an argument. */
bool effects_keep(const Effects *e, const Attr *said)
{
    unsigned others = llvm_denied(said, EFFECTS_OTHER);
    unsigned arguments = llvm_denied(said, EFFECTS_OF_ARGUMENTS);

    return e->known && keeps(arguments, e->read || e->reads_other, e->written || e->writes_other)
           && keeps(others, e->reads_other || e->reads_global, e->writes_other || e->writes_global);
}

bool effects_keep_argument(const Effects *e, unsigned argument, unsigned denied)
{
    return e->known && argument < EFFECTS_ARGUMENTS
           && keeps(denied, e->reads_other || e->read >> argument & 1,
                    e->writes_other || e->written >> argument & 1);
}
