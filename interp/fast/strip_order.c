/* The order of a plan's operations where values are carried: those that a value goes through from
 * one iteration to the next are one that scans, or a chain. */
#include "interp/fast/strip_plan.h"

#include <string.h>

/* What is found out about carried values, buffers and operations, by their numbers. */
typedef struct Order {
    Plan *p;
    bool open[STRIP_VALUES];    /* what the value is next depends on what it is */
    bool depends[STRIP_VALUES]; /* a buffer, on an open value */
    bool leads[STRIP_VALUES];   /* to what an open one is next */
    bool ready[STRIP_VALUES];
    uint8_t group[STRIP_OPS]; /* of all operations of a chain the least number; else its own */
    bool done[STRIP_OPS];
    StripOp ops[STRIP_OPS]; /* in order */
    unsigned count;
} Order;

static bool reads(const StripOp *op, uint8_t buffer)
{
    for (unsigned k = 0; strip_is_made(op) && k < op->inputs; k++)
        if (op->in[k] == buffer)
            return true;
    return false;
}

/* What an operation reads is made by one before it, unless it is carried. */
static void find_dependent(Order *o)
{
    const Plan *p = o->p;

    memset(o->depends, 0, sizeof o->depends);
    for (unsigned i = 0; i < p->loop.carried_count; i++)
        o->depends[p->carried[i].value] |= o->open[i];
    for (unsigned i = 0; i < p->loop.op_count; i++)
        for (unsigned k = 0; strip_is_made(&p->ops[i]) && k < p->ops[i].inputs; k++)
            o->depends[p->ops[i].out] |= o->depends[p->ops[i].in[k]];
}

static void find_open(Order *o)
{
    const Plan *p = o->p;
    bool changed = true;

    for (unsigned i = 0; i < p->loop.carried_count; i++)
        o->open[i] = true;
    while (changed) {
        changed = false;
        find_dependent(o);
        for (unsigned i = 0; i < p->loop.carried_count; i++)
            if (o->open[i] && !o->depends[p->carried[i].next]) {
                o->open[i] = false;
                changed = true;
            }
    }
    for (unsigned i = 0; i < p->loop.carried_count; i++)
        o->leads[p->carried[i].next] |= o->open[i];
    for (unsigned i = p->loop.op_count; i-- > 0;)
        for (unsigned k = 0; strip_is_made(&p->ops[i]) && k < p->ops[i].inputs; k++)
            o->leads[p->ops[i].in[k]] |= o->leads[p->ops[i].out];
}

static bool is_in_chain(const Order *o, unsigned number)
{
    const StripOp *op = &o->p->ops[number];

    return strip_is_made(op) && o->depends[op->out] && o->leads[op->out];
}

/* Does one read what the other makes, or what that becomes in the next iteration? */
static bool are_joined(const Order *o, unsigned maker, unsigned reader)
{
    const Plan *p = o->p;

    for (unsigned i = 0; i < p->loop.carried_count; i++)
        if (o->open[i] && p->carried[i].next == p->ops[maker].out
            && reads(&p->ops[reader], p->carried[i].value))
            return true;
    return reads(&p->ops[reader], p->ops[maker].out);
}

static bool join_groups(Order *o, unsigned a, unsigned b)
{
    uint8_t least = o->group[a] < o->group[b] ? o->group[a] : o->group[b];

    if (o->group[a] == o->group[b] || !is_in_chain(o, a) || !is_in_chain(o, b)
        || !are_joined(o, a, b))
        return false;
    o->group[a] = o->group[b] = least;
    return true;
}

static void find_groups(Order *o)
{
    unsigned count = o->p->loop.op_count;
    bool changed = true;

    for (unsigned i = 0; i < count; i++)
        o->group[i] = (uint8_t)i;
    while (changed) {
        changed = false;
        for (unsigned i = 0; i < count; i++)
            for (unsigned k = 0; k < count; k++)
                changed |= join_groups(o, i, k);
    }
}

/* Is it made in the group itself, of operations or of what they made an iteration ago? */
static bool is_own(const Order *o, unsigned number, uint8_t buffer)
{
    const Plan *p = o->p;

    for (unsigned i = 0; i < p->loop.op_count; i++) {
        if (o->group[i] != o->group[number] || !is_in_chain(o, i))
            continue;
        if (p->ops[i].out == buffer)
            return true;
        for (unsigned k = 0; k < p->loop.carried_count; k++)
            if (p->carried[k].value == buffer && p->carried[k].next == p->ops[i].out)
                return true;
    }
    return false;
}

static bool is_ready(const Order *o, unsigned number)
{
    const StripOp *op = &o->p->ops[number];
    const StripAccess *access = &o->p->accesses[op->in[0]];

    if (op->kind == STRIP_GATHER)
        for (unsigned k = 0; k < access->rank; k++)
            if (!o->ready[access->subscripts[k]])
                return false;
    for (unsigned k = 0; strip_is_made(op) && k < op->inputs; k++)
        if (!o->ready[op->in[k]] && !(is_in_chain(o, number) && is_own(o, number, op->in[k])))
            return false;
    return true;
}

static bool is_group_ready(const Order *o, uint8_t group)
{
    for (unsigned i = 0; i < o->p->loop.op_count; i++)
        if (o->group[i] == group && !is_ready(o, i))
            return false;
    return true;
}

/* Sweeps take whole registers. */
static bool can_sweep(const StripOp *op, unsigned bytes)
{
    enum { REGISTER = 32 };

    return op->sweep && op->lanes * bytes % REGISTER == 0;
}

/* As a scan, of which input `input` is what it made an iteration ago. */
static bool make_scan(const Plan *p, StripOp *op, unsigned input)
{
    StripOp scan = *op;

    if (op->lanes > 1 ? !can_sweep(op, p->buffers[op->out].row.bytes)
                      : !op->scan || (input != op->carried && !op->commutes))
        return false;
    scan.inputs = 0;
    for (unsigned k = 0; k < op->inputs; k++)
        if (k != input)
            scan.in[scan.inputs++] = op->in[k];
    if (reads(&scan, op->in[input]))
        return false;
    scan.chain = 0;
    scan.run = op->scan;
    if (op->lanes > 1) {
        scan.kind = STRIP_SWEEP;
        scan.carried = (uint8_t)input;
        scan.by_rows = true;
    }
    *op = scan;
    return true;
}

/* A chain of one operation scans where its kernel can. */
static void try_scan(const Plan *p, StripOp *op)
{
    for (unsigned i = 0; i < p->loop.carried_count; i++)
        for (unsigned k = 0; p->carried[i].next == op->out && k < op->inputs; k++)
            if (op->in[k] == p->carried[i].value && make_scan(p, op, k)) {
                op->chained = false;
                return;
            }
}

static void emit_group(Order *o, uint8_t group)
{
    const Plan *p = o->p;
    unsigned first = o->count;

    for (unsigned i = 0; i < p->loop.op_count; i++)
        if (o->group[i] == group) {
            o->ops[o->count] = p->ops[i];
            o->ops[o->count].by_rows |= is_in_chain(o, i) && p->ops[i].lanes > 1;
            o->ops[o->count++].chained = is_in_chain(o, i);
            o->done[i] = true;
        }
    if (o->ops[first].chained) {
        o->ops[first].chain = (uint8_t)(o->count - first);
        if (o->count - first == 1)
            try_scan(p, &o->ops[first]);
    }
    for (unsigned i = first; i < o->count; i++)
        o->ready[o->ops[i].out] = true;
    for (unsigned i = 0; i < p->loop.carried_count; i++)
        o->ready[p->carried[i].value] |= o->ready[p->carried[i].next];
}

/* What no operation makes is there to begin with. Loads of what is carried give the first
 * iteration's value alone, and come first. */
static void begin(Order *o)
{
    const Plan *p = o->p;

    memset(o->ready, true, sizeof o->ready);
    for (unsigned i = 0; i < p->loop.op_count; i++)
        o->ready[p->ops[i].out] = false;
    for (unsigned i = 0; i < p->loop.carried_count; i++)
        o->ready[p->carried[i].value] = false;
    for (unsigned i = 0; i < p->loop.op_count; i++) {
        const StripAccess *access = &p->accesses[p->ops[i].in[0]];

        if (p->ops[i].kind == STRIP_LOAD && access->cell) {
            o->ops[o->count++] = p->ops[i];
            o->done[i] = true;
        }
    }
}

/* Does a strip take less time than FastOps? An operation of a chain takes as long as one of these,
 * or longer; any other is several times as fast. */
static bool pays(const Plan *p)
{
    enum { GAIN = 3, LOSS_OF_CALL = 6, LOSS_OF_COPY = 3 };
    int gain = 0;

    for (unsigned i = 0; i < p->loop.op_count; i++) {
        StripLink link = p->ops[i].chained ? strip_link(p->ops[i].run) : LINK_CALL;

        gain += !p->ops[i].chained || p->ops[i].lanes > 1    ? GAIN
                : link == LINK_CALL                          ? -LOSS_OF_CALL
                : link == LINK_COPY_4 || link == LINK_COPY_8 ? -LOSS_OF_COPY
                                                             : 0;
    }
    for (unsigned i = 0; i < p->loop.access_count; i++)
        gain += p->accesses[i].stores ? GAIN : 0;
    return gain > 0;
}

bool strip_order(Plan *p)
{
    Order o = { .p = p };
    bool changed = true;

    if (!p->loop.carried_count)
        return true;
    find_open(&o);
    find_groups(&o);
    begin(&o);
    while (changed) {
        changed = false;
        for (unsigned i = 0; i < p->loop.op_count; i++)
            if (!o.done[i] && o.group[i] == i && is_group_ready(&o, (uint8_t)i)) {
                emit_group(&o, (uint8_t)i);
                changed = true;
            }
    }
    memcpy(p->ops, o.ops, sizeof p->ops);
    return o.count == p->loop.op_count && pays(p);
}
