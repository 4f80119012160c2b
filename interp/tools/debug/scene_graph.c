/* `info graph`: what has fired in a graph region, what may, and what the rest waits for. */
#include "interp/machine/circuit.h"
#include "interp/machine/graph.h"
#include "interp/machine/position.h"
#include "interp/machine/state.h"
#include "interp/tools/debug/scene.h"

enum { MOST_TOLD = 40 };

typedef struct Firing { /* of a graph's nodes those before `at` have */
    const Scene *scene;
    const Active *top;
    const BlockNodes *nodes;
    unsigned at;
} Firing;

/* The operation itself, or one around it, that stands in a graph of the frame's function. */
static bool find_graph(const Scene *scene, Firing *f)
{
    const Op *op;

    f->scene = scene;
    f->top = scene_top(scene);
    for (op = f->top->op; op && op != f->top->frame->function->op && op->block;
         op = op_parent(op)) {
        if (!block_is_graph(op->block))
            continue;
        f->nodes = position_block(f->top->frame->function, op->block);
        if (!f->nodes)
            return false;
        f->at = 0;
        while (f->at < f->nodes->count
               && (op == f->top->op ? &f->nodes->nodes[f->at] != f->top->node
                                    : f->nodes->nodes[f->at].op != op))
            f->at++;
        return f->at < f->nodes->count;
    }
    return false;
}

bool scene_has_fired(const Scene *scene, const Value *value)
{
    Firing f;
    const Op *maker;

    if (!find_graph(scene, &f))
        return true;
    maker = graph_maker(f.nodes->block, value);
    for (unsigned n = f.at; maker && n < f.nodes->count; n++)
        if (f.nodes->nodes[n].op == maker && f.nodes->nodes[n].phase != NODE_TAKES)
            return false;
    return true;
}

static void print_op(Sb *sb, const Firing *f, const Op *op)
{
    sb_printf(sb, "%.*s, ", STR_ARG(op_name(op)));
    script_print_location(sb, f->scene->script, op);
}

static bool gives(const Node *node)
{
    return node->phase != NODE_TAKES && !op_has(node->op, TERMINATOR);
}

/* What the node uses that has not been given yet; NULL: all is there. */
static const Value *waits_for(const Firing *f, const Node *node)
{
    const Value *found = NULL;
    Values used = { 0 };

    graph_uses(node->op, &used);
    for (size_t i = 0; i < used.len && !found; i++) {
        const Op *maker = graph_maker(f->nodes->block, used.data[i]);

        for (unsigned n = f->at; maker && !found && n < f->nodes->count; n++)
            if (f->nodes->nodes[n].op == maker && f->nodes->nodes[n].phase != NODE_TAKES)
                found = used.data[i];
    }
    vec_free(&used);
    return found;
}

static void print_fired(Sb *sb, const Firing *f, const Node *node)
{
    for (unsigned i = 0; i < node->op->result_count; i++) {
        if (!node->results[i].layout)
            continue;
        sb_add(sb, i ? ", " : "");
        scene_print_name(sb, f->scene, node->op->results[i]);
        sb_add(sb, " = ");
        scene_print_value(sb, slot_place(f->top->frame, node->results[i]),
                          node->op->results[i]->type);
    }
    sb_add(sb, node->op->result_count ? ", " : "");
    print_op(sb, f, node->op);
}

/* ", waits for %sum of arith.addi, line 7" */
static void print_wait(Sb *sb, const Firing *f, const Node *node, const Value *value)
{
    print_op(sb, f, node->op);
    sb_add(sb, ", waits for ");
    scene_print_name(sb, f->scene, value);
    sb_add(sb, " of ");
    print_op(sb, f, graph_maker(f->nodes->block, value));
}

static void print_slots(Sb *sb, const Firing *f, const Holder *holder, const Slot *slots)
{
    for (unsigned i = 0; i < holder->count; i++) {
        sb_add(sb, i ? ", " : "");
        scene_print_value(sb, slot_place(f->top->frame, slots[i]),
                          holder->op->def->state->holds(holder->op, i));
    }
    sb_add(sb, holder->count ? "" : "nothing");
}

/* Has what it holds been set for the next tick? */
static bool has_taken(const Firing *f, const Op *op)
{
    for (unsigned n = 0; n < f->at; n++)
        if (f->nodes->nodes[n].op == op && f->nodes->nodes[n].phase == NODE_TAKES)
            return true;
    return false;
}

static void print_held(Sb *sb, const Firing *f, const Node *node)
{
    for (unsigned i = 0; i < node->op->result_count; i++) {
        scene_print_name(sb, f->scene, node->op->results[i]);
        sb_add(sb, ", ");
    }
    print_op(sb, f, node->op);
    sb_add(sb, ", holds ");
    print_slots(sb, f, node->holder, node->holder->held);
    if (has_taken(f, node->op)) {
        sb_add(sb, ", from the tick on ");
        print_slots(sb, f, node->holder, node->holder->next);
    } else {
        sb_add(sb, ", and takes when all else has fired");
    }
}

typedef enum Standing { FIRED, READY, WAITING, HOLDING } Standing;

static bool stands(const Firing *f, unsigned n, Standing standing, const Value **waits)
{
    const Node *node = &f->nodes->nodes[n];

    if (standing == HOLDING)
        return node->phase == NODE_GIVES;
    if (!gives(node))
        return false;
    if (standing == FIRED)
        return n < f->at;
    *waits = n < f->at ? NULL : waits_for(f, node);
    return n >= f->at && (*waits != NULL) == (standing == WAITING);
}

static void print_all(Sb *sb, const Firing *f, Standing standing, const char *title)
{
    unsigned count = 0;

    for (unsigned n = 0; n < f->nodes->count; n++) {
        const Value *waits = NULL;

        if (!stands(f, n, standing, &waits) || count++ >= MOST_TOLD)
            continue;
        sb_add(sb, count == 1 ? title : "");
        sb_add(sb, "  ");
        if (standing == FIRED)
            print_fired(sb, f, &f->nodes->nodes[n]);
        else if (standing == READY)
            print_op(sb, f, f->nodes->nodes[n].op);
        else if (standing == WAITING)
            print_wait(sb, f, &f->nodes->nodes[n], waits);
        else
            print_held(sb, f, &f->nodes->nodes[n]);
        sb_add(sb, n == f->at && standing == READY ? ", is next\n" : "\n");
    }
    if (count > MOST_TOLD)
        sb_printf(sb, "  and %u more\n", count - MOST_TOLD);
}

bool scene_show_graph(Sb *sb, const Scene *scene, Str argument)
{
    Firing f = { 0 };

    (void)argument;
    if (!scene_top(scene) || scene->returned) {
        scene_explain_end(sb, scene);
        return false;
    }
    if (!find_graph(scene, &f)) {
        sb_add(sb, "the operation stands in no graph region\n");
        return false;
    }
    if (scene->machine->circuit)
        sb_printf(sb, "tick %llu\n", (unsigned long long)scene->machine->circuit->now);
    print_all(sb, &f, FIRED, "fired:\n");
    print_all(sb, &f, READY, "ready:\n");
    print_all(sb, &f, WAITING, "waiting:\n");
    print_all(sb, &f, HOLDING, "state:\n");
    return true;
}
