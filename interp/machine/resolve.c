/* From IR to nodes: function pointers, slot numbers, planned copies. */
#include "interp/machine/machine.h"

#include "core/define/alias.h"
#include "dialects/meaning/meaning.h"
#include "interp/machine/expand.h"
#include "interp/machine/evaluate.h"
#include "interp/machine/graph.h"
#include "interp/machine/jump.h"
#include "interp/machine/lifetime.h"
#include "interp/machine/state.h"

#include <string.h>

typedef struct Resolver {
    Machine *machine;
    Function *function;
    uint64_t words, lanes; /* of its frame */
    Map holders;           /* pointer of an Op -> const Holder * */
} Resolver;

/* Words and lanes of a frame, at the most: slots count them in 32 bits, and fast code adds some. */
static const uint64_t LARGEST_FRAME = UINT32_MAX / 2;

static Holds make_layout(Machine *machine, const Type *type, bool flat, Layout *layout)
{
    Step step = { .op = machine->module, .arena = &machine->program, .machine = machine };
    const DatumKind *kind = datum_kind(type);

    return kind ? (flat ? kind->flat : kind->layout)(&step, type, layout) : HOLDS_NONE;
}

bool machine_is_too_large(Machine *machine, const Type *type)
{
    Layout ignored;

    return make_layout(machine, type, false, &ignored) == HOLDS_SMALLER;
}

static const Layout *find_layout(Machine *machine, Map *layouts, const Type *type, bool flat)
{
    const Layout *layout = map_get(layouts, KEY_OF(type));
    const Type **key;
    Layout made;

    if (layout)
        return layout;
    if (make_layout(machine, type, flat, &made) != HOLDS)
        return NULL;
    layout = ARENA_COPY(&machine->program, Layout, &made, 1);
    key = ARENA_NEW(&machine->program, const Type *);
    *key = type;
    map_put(layouts, KEY_OF(*key), (void *)layout);
    return layout;
}

const Layout *machine_layout(Machine *machine, const Type *type)
{
    return find_layout(machine, &machine->layouts, type, false);
}

const Layout *machine_flat_layout(Machine *machine, const Type *type)
{
    const DatumKind *kind = datum_kind(type);

    const Layout *flat =
        kind && kind->flat ? find_layout(machine, &machine->flats, type, true) : NULL;

    return flat ? flat : machine_layout(machine, type);
}

/* While a function is resolved, `value->slot` numbers its slots; they are kept in this table. */
typedef VEC(Slot) SlotTable;

/* Gives every value of the region, and of regions inside it, a slot of its own. */
static void place_value(Resolver *r, SlotTable *slots, Value *value)
{
    const Layout *layout = machine_layout(r->machine, value->type);
    Slot slot = { (uint32_t)r->words, (uint32_t)r->lanes, layout };

    if (layout) {
        r->words += layout_words(layout);
        r->lanes += layout_lanes(layout);
    }
    value->slot = (uint32_t)slots->len;
    vec_push(slots, slot);
}

static void place_state(Resolver *r, SlotTable *slots, const Block *block)
{
    unsigned count;
    Holder *const *holders = state_place(r->machine, block, &count, &r->words, &r->lanes);

    for (unsigned n = 0; n < count; n++) {
        for (unsigned i = 0; i < holders[n]->count; i++) {
            vec_push(slots, holders[n]->held[i]);
            vec_push(slots, holders[n]->next[i]);
        }
        map_put(&r->holders, KEY_OF(holders[n]->op), holders[n]);
    }
}

static void place_region(Resolver *r, SlotTable *slots, const Region *region)
{
    for (const Block *block = region->first; block; block = block->next) {
        for (unsigned i = 0; i < block->arg_count; i++)
            place_value(r, slots, block->args[i]);
        for (const Op *op = block->first; op; op = op->next) {
            for (unsigned i = 0; i < op->result_count; i++)
                place_value(r, slots, op->results[i]);
            if (!op_has(op, ISOLATED_FROM_ABOVE))
                for (unsigned i = 0; i < op->region_count; i++)
                    place_region(r, slots, &op->regions[i]);
        }
        if (block_is_graph(block))
            place_state(r, slots, block);
    }
}

static Slot *slots_of(Resolver *r, const SlotTable *slots, Value *const *values, unsigned count)
{
    Slot *found = ARENA_ARRAY(&r->machine->program, Slot, count);

    for (unsigned i = 0; i < count; i++)
        found[i] = slots->data[values[i]->slot];
    return found;
}

/* Where each operand is a group of its own, all operations of a definition share the list. */
static bool shares_policies(const Op *op, const OpDef *def)
{
    unsigned declared = def_operand_count(def);

    for (unsigned i = 0; i < declared; i++)
        if (def->operands[i].multiplicity != ONE)
            return false;
    return op->operand_count == declared;
}

static const PoisonPolicy *make_policies(Arena *arena, const Op *op, const OpDef *def)
{
    PoisonPolicy *policies = ARENA_ARRAY(arena, PoisonPolicy, op->operand_count);
    unsigned declared = def_operand_count(def); /* the rest are a guard's */

    for (unsigned group = 0; group < def_operand_count(op->def); group++) {
        unsigned count, start = op_operand_group(op, group, &count);

        for (unsigned i = start; i < start + count; i++)
            policies[i] = (group < declared ? def : op->def)->operands[group].poison;
    }
    return policies;
}

static const PoisonPolicy *policies_of(Machine *machine, const Op *op, const OpDef *def)
{
    const PoisonPolicy *policies;
    const OpDef **key;

    if (!shares_policies(op, def))
        return make_policies(&machine->program, op, def);
    policies = map_get(&machine->policies, KEY_OF(def));
    if (policies)
        return policies;
    policies = make_policies(&machine->program, op, def);
    key = ARENA_NEW(&machine->program, const OpDef *);
    *key = def;
    map_put(&machine->policies, KEY_OF(*key), (void *)policies);
    return policies;
}

/* Slots without a layout hold nothing. */
static const Type *find_unheld(const Node *node, const Op *op)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (!node->operands[i].layout)
            return op->operands[i]->type;
    for (unsigned i = 0; i < op->result_count; i++)
        if (!node->results[i].layout)
            return op->results[i]->type;
    return NULL;
}

/* The lanes over which it is mapped: those of its first result, or operand. */
static void set_lanes(Node *node, const Op *op)
{
    const Slot *slot = op->result_count ? node->results : op->operand_count ? node->operands : NULL;
    const Type *type = op->result_count    ? op->results[0]->type
                       : op->operand_count ? op->operands[0]->type
                                           : NULL;

    node->mapped =
        node->def && node->def->eval_lane && slot && slot->layout && !type_has_elements(type);
    node->lanes = node->mapped ? layout_lanes(slot->layout) : 1;
}

/* A slot for one element, or for the scalar that stands beside tensors. */
static Slot *element_slots(Machine *machine, ElementNode *element, const Slot *slots,
                           unsigned count)
{
    Slot *found = ARENA_ARRAY(&machine->program, Slot, count);

    for (unsigned i = 0; i < count; i++) {
        const Layout *layout = slots[i].layout;

        if (layout_is_tensor(layout))
            layout = layout->element;
        found[i] = (Slot){ (uint32_t)element->words, (uint32_t)element->lanes, layout };
        element->words += layout_words(layout);
        element->lanes += layout_lanes(layout);
    }
    return found;
}

static bool has_tensor(const Slot *slots, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (layout_is_tensor(slots[i].layout))
            return true;
    return false;
}

/* Has it one meaning for whole tensors, whatever their shapes, and another for elements? */
static bool is_of_whole(const Node *node)
{
    return node->def->eval && node->def->eval_lane && !layout_is_tensor(node->operands[0].layout);
}

static void set_element(Machine *machine, Node *node)
{
    const Op *op = node->op;
    ElementNode *element;

    if (!node->def || !node->def->eval_lane || node->unheld || op->region_count
        || !has_tensor(node->operands, op->operand_count) || is_of_whole(node))
        return;
    element = ARENA_NEW(&machine->program, ElementNode);
    element->node = *node;
    element->node.mapped = true;
    element->node.operands = element_slots(machine, element, node->operands, op->operand_count);
    element->node.results = element_slots(machine, element, node->results, op->result_count);
    element->node.lanes = (uint32_t)layout_lanes(element->node.results[0].layout);
    node->element = element;
}

/* Is a target slot a later source? */
static bool edge_overlaps(const Edge *edge)
{
    Map targets = { 0 };
    bool overlaps = false;

    for (unsigned i = 1; i < edge->count && !overlaps; i++) {
        map_put(&targets, KEY_OF(edge->to[i - 1].word), &edge->to[i - 1]);
        overlaps = map_get(&targets, KEY_OF(edge->from[i].word)) != NULL;
    }
    map_free(&targets);
    return overlaps;
}

static void resolve_edges(Resolver *r, const SlotTable *slots, Node *node, const Op *op)
{
    node->edges = ARENA_ARRAY(&r->machine->program, Edge, op->successor_count);
    for (unsigned i = 0; i < op->successor_count; i++) {
        const Block *target = op->successors[i];
        unsigned count, start = op_successor_operands(op, i, &count);
        Edge *edge = &node->edges[i];

        edge->target = target->number;
        if (node->expansion) { /* which gives them */
            edge->to = slots_of(r, slots, target->args, target->arg_count);
            continue;
        }
        edge->count = count;
        edge->from = slots_of(r, slots, op->operands + start, count);
        edge->to = slots_of(r, slots, target->args, count);
        edge->overlaps = edge_overlaps(edge);
    }
}

static void resolve_body(Resolver *r, const SlotTable *slots, Body *body, const Region *region,
                         const Node *around);

/* The function that the operation is, made when first asked for: one for all machines, so that who
 * watched one run knows its operations in another. */
static const Op *made_for(const Op *op, const Op *(*make)(const Op *op))
{
    Context *context = op_context(op);
    const Op **key, *made = map_get(&context->meanings, KEY_OF(op));

    if (made)
        return made;
    made = make(op);
    key = ARENA_NEW(&context->arena, const Op *);
    *key = op;
    map_put(&context->meanings, KEY_OF(*key), (void *)made);
    if (made) {
        key = ARENA_NEW(&context->arena, const Op *);
        *key = made;
        map_put(&context->meant, KEY_OF(*key), (void *)op);
    }
    return made;
}

static const Op *made_expansion(const Op *op)
{
    if (!op->def)
        return NULL;
    if (op->def->templates && !def_eval(op->def))
        return made_for(op, meaning_instance);
    return op->def->expand || op->def->expands_to ? made_for(op, op_expansion) : NULL;
}

static const Op *made_helper(const Op *op)
{
    return op->def && op->def->helper ? made_for(op, op->def->helper) : NULL;
}

static void make_inside(Map *seen, const Op *op);

/* A meaning may name its own operation. */
static void make_within(Map *seen, const Op *function)
{
    const Op **key;

    if (!function || map_get(seen, KEY_OF(function)))
        return;
    key = ARENA_NEW(&op_context(function)->arena, const Op *);
    *key = function;
    map_put(seen, KEY_OF(*key), (void *)function);
    make_inside(seen, function);
}

static void make_inside(Map *seen, const Op *op)
{
    bool holds = op->def && op->def->templates && op->def->state;

    make_within(seen, made_expansion(op));
    make_within(seen, made_helper(op));
    for (unsigned i = PART_BEGIN; holds && i < MEANING_PARTS; i++)
        make_within(seen, meaning_part(op, i));
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                make_inside(seen, inner);
}

void machine_make_meanings(const Op *module)
{
    Map seen = { 0 };

    make_inside(&seen, module);
    map_free(&seen);
}

static void resolve_captures(Resolver *r, const SlotTable *slots, Node *node, const Op *op)
{
    Values captures = { 0 };

    node->helper = made_helper(op);
    if (!node->helper && !(op->def && op->def->closure))
        return;
    op_captures(op, &captures);
    node->captures = slots_of(r, slots, captures.data, (unsigned)captures.len);
    node->capture_count = (unsigned)captures.len;
    vec_free(&captures);
}

static void resolve_node(Resolver *r, const SlotTable *slots, Node *node, const Op *op)
{
    node->op = op;
    node->holder = map_get(&r->holders, KEY_OF(op));
    node->def = op_meaning(op);
    node->attrs = op_meant_attrs(op);
    node->expansion = made_expansion(op);
    resolve_captures(r, slots, node, op);
    node->operands = slots_of(r, slots, op->operands, op->operand_count);
    node->results = slots_of(r, slots, op->results, op->result_count);
    node->unheld = find_unheld(node, op);
    set_lanes(node, op);
    if (op->def) {
        node->policies = policies_of(r->machine, op, node->def);
        resolve_edges(r, slots, node, op);
    }
    if (op->def && !op_has(op, ISOLATED_FROM_ABOVE)) {
        node->bodies = ARENA_ARRAY(&r->machine->program, Body, op->region_count);
        for (unsigned i = 0; i < op->region_count; i++)
            resolve_body(r, slots, &node->bodies[i], &op->regions[i], node);
    }
    set_element(r->machine, node);
    evaluate_choose(r->machine, node, r->function->observed);
}

static const StateDef *state_def(const Op *op)
{
    return op->def ? op->def->state : NULL;
}

static unsigned state_rank(const Op *op)
{
    return state_def(op)->rank ? state_def(op)->rank(op) : 0;
}

static bool is_unordered(const Op *op)
{
    return state_def(op)->is_unordered && state_def(op)->is_unordered(op);
}

typedef VEC(const Op *) Ops;

static void resolve_fired(Resolver *r, const SlotTable *slots, Node *node, const Op *op,
                          const Node *around, NodePhase phase)
{
    node->around = around;
    node->phase = phase;
    resolve_node(r, slots, node, op);
}

/* Those that take at one rank; where that is left open which comes first is a choice. */
static Ops takers_of(const Block *block, unsigned rank, Choice *choice)
{
    Ops takers = { 0 };

    for (const Op *op = block->first; op; op = op->next)
        if (state_def(op) && state_rank(op) == rank)
            vec_push(&takers, op);
    for (size_t i = 0; i < takers.len; i++) {
        size_t with = i + (size_t)choice_of(choice, takers.len - i);
        const Op *other = takers.data[with];

        if (with == i || !is_unordered(takers.data[i]) || !is_unordered(other))
            continue;
        takers.data[with] = takers.data[i];
        takers.data[i] = other;
    }
    return takers;
}

/* Nodes stand in the order in which they fire: what takes does when all else but the end has, in
 * the order of the text. */
static void resolve_graph(Resolver *r, const SlotTable *slots, BlockNodes *nodes,
                          const Block *block, const Node *around)
{
    GraphOrder order = graph_order(&r->machine->program, block, r->machine->options.seed,
                                   r->machine->observer && r->function->observed);
    Choice choice = choice_new(r->machine->options.seed);
    unsigned at = 0;

    nodes->nodes = ARENA_ARRAY(&r->machine->program, Node, order.count + order.holding);
    for (unsigned i = 0; i < order.last; i++) {
        nodes->nodes[at].in_circle = i >= order.firing;
        if (order.late[i])
            ((Holder *)map_get(&r->holders, KEY_OF(order.ops[i])))->late = true;
        resolve_fired(r, slots, &nodes->nodes[at++], order.ops[i], around,
                      state_def(order.ops[i]) ? NODE_GIVES : NODE_IS_WHOLE);
    }
    for (unsigned rank = 0; at < order.last + order.holding; rank++) {
        Ops takers = takers_of(block, rank, &choice);

        for (size_t i = 0; i < takers.len; i++)
            resolve_fired(r, slots, &nodes->nodes[at++], takers.data[i], around, NODE_TAKES);
        vec_free(&takers);
    }
    for (unsigned i = order.last; i < order.count; i++)
        resolve_fired(r, slots, &nodes->nodes[at++], order.ops[i], around, NODE_IS_WHOLE);
    nodes->count = at;
    nodes->state = state_of(r->machine, nodes);
}

static void resolve_block(Resolver *r, const SlotTable *slots, BlockNodes *nodes,
                          const Block *block, const Node *around)
{
    unsigned at = 0;

    nodes->block = block;
    nodes->arg_count = block->arg_count;
    nodes->args = slots_of(r, slots, block->args, block->arg_count);
    if (block_is_graph(block)) {
        resolve_graph(r, slots, nodes, block, around);
        return;
    }
    for (const Op *op = block->first; op; op = op->next)
        nodes->count++;
    nodes->nodes = ARENA_ARRAY(&r->machine->program, Node, nodes->count);
    for (const Op *op = block->first; op; op = op->next) {
        nodes->nodes[at].around = around;
        resolve_node(r, slots, &nodes->nodes[at++], op);
    }
}

static void resolve_body(Resolver *r, const SlotTable *slots, Body *body, const Region *region,
                         const Node *around)
{
    unsigned at = 0;

    body->count = region->block_count;
    body->blocks = ARENA_ARRAY(&r->machine->program, BlockNodes, body->count);
    for (Block *block = region->first; block; block = block->next)
        block->number = at++;
    at = 0;
    for (const Block *block = region->first; block; block = block->next)
        resolve_block(r, slots, &body->blocks[at++], block, around);
}

static void keep_counted(Machine *machine, Function *function, const SlotTable *slots)
{
    SlotTable counted = { 0 };

    for (size_t i = 0; i < slots->len; i++)
        if (slots->data[i].layout && slots->data[i].layout->counted)
            vec_push(&counted, slots->data[i]);
    function->counted = (Slots){ ARENA_COPY(&machine->program, Slot, counted.data, counted.len),
                                 (unsigned)counted.len };
    vec_free(&counted);
}

/* Is the function what an operation of the user's means? */
static bool is_meant(const Op *function)
{
    const Op *of = map_get(&op_context(function)->meant, KEY_OF(function));

    return of && of->def && of->def->templates;
}

/* In that map, by what stands for it. */
static Function *add_function(Machine *machine, Map *functions, const void *of, const Op *op)
{
    Function *function = ARENA_NEW(&machine->program, Function);
    const void **key = ARENA_NEW(&machine->program, const void *);

    function->op = op;
    *key = of;
    map_put(functions, KEY_OF(*key), function);
    return function;
}

static const Function *resolve_function(Machine *machine, Function *function, const Region *region)
{
    Resolver resolver = { .machine = machine, .function = function };
    SlotTable slots = { 0 };
    bool returns_again;

    place_region(&resolver, &slots, region);
    function->too_large = resolver.words > LARGEST_FRAME || resolver.lanes > LARGEST_FRAME;
    function->words = (uint32_t)resolver.words;
    function->lanes = (uint32_t)resolver.lanes;
    if (function->too_large) {
        vec_free(&slots);
        map_free(&resolver.holders);
        return function;
    }
    keep_counted(machine, function, &slots);
    returns_again = jump_returns_to(function->op);
    if (machine->options.fast && !machine->observer && !function->counted.count && !returns_again
        && !op_has(function->op, GRAPH_REGION))
        machine->options.fast->share_slots(region, slots.data);
    if (machine->observer)
        function->slots = ARENA_COPY(&machine->program, Slot, slots.data, slots.len);
    resolve_body(&resolver, &slots, &function->body, region, NULL);
    if (function->counted.count && !(machine->observer && machine->observer->after))
        lifetime_find(machine, function, (unsigned)slots.len);
    if (machine->options.fast && !returns_again)
        machine->options.fast->compile(machine, function);
    vec_free(&slots);
    map_free(&resolver.holders);
    return function;
}

static const Function *function_of(Machine *machine, const Op *op, bool expands, bool observed,
                                   bool hidden)
{
    Map *functions = hidden ? &machine->hidden : &machine->functions;
    Function *function = map_get(functions, KEY_OF(op));

    if (function)
        return function;
    function = add_function(machine, functions, op, op);
    function->expands = expands;
    function->meant = expands && is_meant(op);
    function->observed = observed && !hidden;
    function->hidden = hidden;
    return resolve_function(machine, function, &op->regions[0]);
}

const Function *machine_region(Machine *machine, const Op *op, unsigned region)
{
    const Region *of = &op->regions[region];
    Function *function = map_get(&machine->hidden, KEY_OF(of));

    if (function)
        return function;
    function = add_function(machine, &machine->hidden, of, op);
    function->expands = function->hidden = function->is_region = true;
    return resolve_function(machine, function, of);
}

const Function *machine_function(Machine *machine, const Op *op)
{
    return function_of(machine, op, false, true, false);
}

const Function *machine_callee(Machine *machine, const Function *caller, const Op *op)
{
    return function_of(machine, op, false, true, caller->hidden);
}

const Function *machine_expansion(Machine *machine, const Function *caller, const Op *op)
{
    bool meant = is_meant(op),
         observed = machine->observer && (meant || machine->observer->expansions);
    bool hidden = machine->observer && meant && !machine->options.inside_meanings;

    return function_of(machine, op, true, observed, hidden || caller->hidden);
}

const Function *machine_helper(Machine *machine, const Function *caller, const Op *op)
{
    return function_of(machine, op, true, machine->observer && machine->observer->inside,
                       caller->hidden);
}
