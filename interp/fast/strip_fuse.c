/* What a plan's operations do at once: a product with a factor that stays, and pairs of float
 * operations, the first of which only the second one needs. */
#include "interp/fast/strip_plan.h"

/* So often each buffer is read, by operations, stores, and what is carried. */
static void count_reads(const Plan *p, uint16_t *reads)
{
    for (unsigned i = 0; i < p->loop.op_count; i++)
        for (unsigned k = 0; strip_is_made(&p->ops[i]) && k < p->ops[i].inputs; k++)
            reads[p->ops[i].in[k]]++;
    for (unsigned i = 0; i < p->loop.access_count; i++) {
        const StripAccess *access = &p->accesses[i];

        if (access->stores)
            reads[access->value]++;
        for (unsigned k = 0; access->gathers && k < access->rank; k++)
            reads[access->subscripts[k]]++;
    }
    for (unsigned i = 0; i < p->loop.choice_count; i++)
        reads[p->loop.choices[i].flags]++;
    for (unsigned i = 0; i < p->loop.carried_count; i++) {
        reads[p->carried[i].value]++;
        reads[p->carried[i].next]++;
    }
    for (unsigned i = 0; i < p->loop.inner_count; i++)
        for (unsigned k = 0; k < p->loop.inners[i].round_count; k++) {
            reads[p->loop.inners[i].rounds[k].value]++;
            reads[p->loop.inners[i].rounds[k].next]++;
        }
}

/* The operation before `at`, not before a loop around it, that makes the buffer, where nothing else
 * reads that. */
static StripOp *maker(Plan *p, const uint16_t *reads, unsigned at, uint8_t buffer)
{
    for (unsigned i = at; reads[buffer] == 1 && i-- > 0;) {
        if (p->ops[i].kind == STRIP_LOOP || p->ops[i].kind == STRIP_AGAIN)
            return NULL;
        if (p->ops[i].kind == STRIP_CALL && p->ops[i].out == buffer)
            return p->ops[i].uniform || p->ops[i].chained ? NULL : &p->ops[i];
    }
    return NULL;
}

static bool is_uniform(const Plan *p, uint8_t buffer)
{
    return p->buffers[buffer].uniform;
}

/* A product with a uniform factor needs one element of that. */
static void scale(const Plan *p, StripOp *op)
{
    StripKernel *run = op->uniform || op->lanes > 1 ? NULL : strip_scaling(op->run);
    uint8_t first = op->in[0];

    if (!run || (!is_uniform(p, first) && !is_uniform(p, op->in[1])))
        return;
    op->run = run;
    op->single = 1 << 1;
    if (!is_uniform(p, op->in[1])) {
        op->in[0] = op->in[1];
        op->in[1] = first;
    }
}

/* Makes an operation do the work of what makes its input as well. */
static bool fuse(Plan *p, const uint16_t *reads, unsigned at, unsigned input)
{
    StripOp *op = &p->ops[at], *first = maker(p, reads, at, op->in[input]);
    StripKernel *run = first && first->inputs == 2 && first->lanes == op->lanes
                           ? strip_pair(first->run, op->run, input)
                           : NULL;

    if (!run)
        return false;
    op->run = run;
    op->single = (uint8_t)(first->single | op->single << 1);
    op->in[2] = op->in[!input];
    op->in[0] = first->in[0];
    op->in[1] = first->in[1];
    op->inputs++;
    first->kind = STRIP_DONE;
    p->loop.pair_count++;
    return true;
}

void strip_take_away(Plan *p, StripOpKind kind)
{
    unsigned kept = 0;

    for (unsigned i = 0; i < p->loop.op_count; i++)
        if (p->ops[i].kind != kind)
            p->ops[kept++] = p->ops[i];
    p->loop.op_count = kept;
}

/* A uniform buffer has all its elements where somebody reads them. */
static void spread(Plan *p)
{
    for (unsigned i = 0; i < p->loop.op_count; i++)
        for (unsigned k = 0; p->ops[i].kind == STRIP_CALL && k < p->ops[i].inputs; k++)
            if (!p->ops[i].uniform && !p->ops[i].by_rows && !(p->ops[i].single >> k & 1))
                p->buffers[p->ops[i].in[k]].spread = true;
    for (unsigned i = 0; i < p->loop.choice_count; i++)
        p->buffers[p->loop.choices[i].flags].spread = true;
    for (unsigned i = 0; i < p->loop.access_count; i++) {
        const StripAccess *access = &p->accesses[i];

        if (access->stores)
            p->buffers[access->value].spread = true;
        for (unsigned k = 0; access->gathers && k < access->rank; k++)
            p->buffers[access->subscripts[k]].spread = true;
    }
}

/* Nobody reads what they make. */
static void drop_unread(Plan *p, uint16_t *reads)
{
    for (unsigned i = p->loop.op_count; i-- > 0;) {
        StripOp *op = &p->ops[i];

        if (op->kind != STRIP_CALL || reads[op->out] || !op->compares || op->chained)
            continue;
        op->kind = STRIP_DONE;
        for (unsigned k = 0; k < op->inputs; k++)
            reads[op->in[k]]--;
    }
}

/* A sweep takes a number for all lanes as it is. */
static void take_numbers(Plan *p, const uint16_t *reads, StripOp *sweep)
{
    for (unsigned k = 0; k < sweep->inputs; k++)
        for (unsigned i = 0; i < p->loop.op_count; i++) {
            StripOp *op = &p->ops[i];

            if (op->kind != STRIP_LANES_OF || op->chained || op->out != sweep->in[k]
                || reads[op->out] != 1)
                continue;
            sweep->in[k] = op->in[0];
            p->buffers[op->out].unused = true;
            op->kind = STRIP_DONE;
        }
}

/* Of what a sweep carries the last vector is kept, where nobody reads the others. */
static void keep_last(Plan *p, const uint16_t *reads, const StripOp *sweep)
{
    for (unsigned i = 0; i < p->loop.carried_count; i++) {
        const StripCarried *carried = &p->carried[i];

        if (carried->next == sweep->out && reads[carried->value] == 1 && reads[carried->next] == 1)
            p->buffers[carried->value].last = p->buffers[carried->next].last = true;
    }
}

void strip_fuse(Plan *p)
{
    uint16_t reads[STRIP_VALUES + 1] = { 0 };

    count_reads(p, reads);
    drop_unread(p, reads);
    for (unsigned i = 0; i < p->loop.op_count; i++)
        if (p->ops[i].kind == STRIP_SWEEP) {
            take_numbers(p, reads, &p->ops[i]);
            keep_last(p, reads, &p->ops[i]);
        }
    for (unsigned i = 0; i < p->loop.op_count; i++) {
        StripOp *op = &p->ops[i];

        if (op->kind != STRIP_CALL || op->uniform || op->chained)
            continue;
        scale(p, op);
        if (!fuse(p, reads, i, 0) && op->inputs == 2)
            fuse(p, reads, i, 1);
    }
    strip_take_away(p, STRIP_DONE);
    spread(p);
}
