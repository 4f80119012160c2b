#include "interp/machine/evaluate.h"

#include "core/text/source.h"
#include "core/ir/function.h"
#include "core/ir/symbol.h"
#include "dialects/moved.h"
#include "dialects/values/tensor.h"
#include "interp/machine/circuit.h"
#include "interp/machine/coroutine.h"
#include "interp/machine/facts.h"
#include "interp/machine/graph.h"
#include "interp/machine/jump.h"
#include "interp/machine/lifetime.h"
#include "interp/machine/meant.h"
#include "interp/machine/state.h"
#include "interp/machine/unwind.h"
#include "interp/machine/unwritten_bits.h"
#include "interp/machine/value_text.h"

#include <string.h>

static Step step_of(Machine *machine, Frame *frame, const Node *node)
{
    return (Step){
        .op = node->op, .arena = &machine->scratch, .machine = machine, .frame = frame, .node = node
    };
}

uint32_t machine_origin_born(Machine *machine, const Op *op, const char *why)
{
    op = meant_told(machine, op);
    if (!machine->origins.len)
        vec_push(&machine->origins, ((Origin){ 0 }));
    vec_push(&machine->origins, ((Origin){ .op = op, .why = why }));
    return (uint32_t)machine->origins.len - 1;
}

/* A chain of origins tells how poison came here. A loop may pass it on for ever, so that beyond a
 * million links only its birth is told. */
static uint32_t add_link(Machine *machine, Origin link, const int64_t *indices)
{
    enum { MOST_ORIGINS = 1 << 20 };
    const Origin *last = &machine->origins.data[machine->origins.len - 1];
    uint32_t origin = link.parent;
    size_t bytes = link.rank * sizeof *indices;

    if (last->parent == origin && last->op == link.op && last->rank == link.rank
        && (!bytes || memcmp(machine->origin_indices.data + last->indices, indices, bytes) == 0))
        return (uint32_t)machine->origins.len - 1;
    if (machine->origins.len >= MOST_ORIGINS || machine->origins.data[origin].op == link.op)
        return origin;
    link.indices = machine->origin_indices.len;
    for (unsigned i = 0; i < link.rank; i++)
        vec_push(&machine->origin_indices, indices[i]);
    vec_push(&machine->origins, link);
    return (uint32_t)machine->origins.len - 1;
}

uint32_t machine_origin_moved(Machine *machine, const Op *op, uint32_t origin, const char *how)
{
    Origin link = { .op = meant_told(machine, op), .why = how, .parent = origin };

    return add_link(machine, link, NULL);
}

uint32_t machine_origin_read(Machine *machine, const Op *op, uint32_t origin,
                             const int64_t *indices, unsigned rank)
{
    Origin link = {
        .op = meant_told(machine, op), .why = "was read by", .parent = origin, .rank = rank
    };

    return add_link(machine, link, indices);
}

void origin_print_element(Sb *sb, const Machine *machine, const Origin *origin)
{
    const Op *accessing = facts_accessing(origin->op);

    for (unsigned i = 0; i < origin->rank; i++)
        sb_printf(sb, "%s%lld", i ? ", " : "[",
                  (long long)machine->origin_indices.data[origin->indices + i]);
    if (origin->rank)
        sb_char(sb, ']');
    if (origin->rank && accessing != origin->op) {
        Naming *naming = naming_new(facts_function(accessing));

        sb_add(sb, " of ");
        value_name_print(sb, naming, facts_accessed(accessing, origin->op));
        naming_free(naming);
    }
}

uint32_t machine_origin_through(Machine *machine, const Op *op, uint32_t origin)
{
    return machine_origin_moved(machine, op, origin, "went through");
}

bool machine_output_is_due(const Machine *machine)
{
    return machine->output.len > 1 << 16 && machine->options.print;
}

void machine_flush(Machine *machine)
{
    if (!machine->options.print)
        return;
    machine->options.print(sb_view(&machine->output));
    machine->output.len = 0;
}

/* The origin of the operand's poison: of the lane, or of any lane where lanes are not mapped. A
 * scalar beside vectors stands for every lane. */
static uint32_t operand_origin(const Frame *frame, const Node *node, unsigned operand,
                               uint64_t lane)
{
    const Slot *slot = &node->operands[operand];
    const uint32_t *poison = frame->poison + slot->lane;
    uint64_t lanes = layout_lanes(slot->layout);

    if (node->mapped)
        return lanes == node->lanes ? poison[lane] : lanes ? poison[0] : 0;
    for (uint64_t i = 0; i < lanes; i++)
        if (poison[i])
            return poison[i];
    return 0;
}

static void poison_results(Frame *frame, const Node *node, uint64_t lane, uint32_t origin)
{
    for (unsigned r = 0; r < node->op->result_count; r++) {
        uint32_t *poison = frame->poison + node->results[r].lane;

        if (node->mapped) {
            poison[lane] = origin;
            continue;
        }
        for (uint64_t i = 0; i < layout_lanes(node->results[r].layout); i++)
            poison[i] = origin;
    }
}

static const char *operand_name(const Node *node, unsigned operand)
{
    for (unsigned group = 0; group < def_operand_count(node->op->def); group++) {
        unsigned count, start = op_operand_group(node->op, group, &count);

        if (operand >= start && operand < start + count)
            return node->op->def->operands[group].name;
    }
    return "operand";
}

/* Was it born where an offset was added to the null pointer? */
static bool origin_is_of_null(const Machine *machine, uint32_t origin)
{
    while (machine->origins.data[origin].parent)
        origin = machine->origins.data[origin].parent;
    return machine->origins.data[origin].why == NULL_MOVED;
}

/* Deals with poison operands as the row's policy says. FLOW_NEXT: the function is to run;
 * FLOW_LEAVE: the results are poison already. */
static Flow apply_policy(Step *s, uint64_t lane)
{
    const Node *node = s->node;
    uint32_t spreads = 0;

    for (unsigned i = 0; i < node->op->operand_count; i++) {
        uint32_t origin;

        if (node->policies[i] == POISON_MOVES)
            continue;
        origin = operand_origin(s->frame, node, i, lane);
        if (!origin)
            continue;
        if (node->policies[i] == POISON_IS_UNDEFINED) {
            undefined_poison(s, origin, "the operand '%s' is poison%s", operand_name(node, i),
                             origin_is_of_null(s->machine, origin) ? ": it was computed from null"
                                                                   : "");
            return node->def->poison_decision ? by_decision(s, node->def->poison_decision)
                                              : FLOW_END;
        }
        if (!spreads)
            spreads = origin;
    }
    if (!spreads)
        return FLOW_NEXT;
    if (unwritten_bits_pass(s))
        return FLOW_LEAVE;
    poison_results(s->frame, node, lane, machine_origin_through(s->machine, node->op, spreads));
    return FLOW_LEAVE;
}

static void clear_results(Frame *frame, const Node *node, uint64_t lane)
{
    for (unsigned r = 0; r < node->op->result_count; r++) {
        uint32_t *poison = frame->poison + node->results[r].lane;

        if (node->mapped)
            poison[lane] = 0;
        else
            memset(poison, 0, layout_lanes(node->results[r].layout) * sizeof *poison);
    }
}

/* Of an operation that has a guard, whose results begin without poison as those of others do. */
static Flow apply_guard(Step *s, uint64_t lane)
{
    ArenaMark mark = arena_mark(s->arena);
    Flow flow;

    clear_results(s->frame, s->node, lane);
    flow = s->op->def->guard(s);
    arena_release(s->arena, mark);
    return flow == FLOW_NEXT ? apply_policy(s, lane) : flow;
}

/* The definition, on one lane or on whole values. */
static Flow run_lane(Step *s, uint64_t lane)
{
    ArenaMark mark;
    Flow flow;

    s->lane = lane;
    flow = s->op->def->guard ? apply_guard(s, lane) : apply_policy(s, lane);
    if (flow == FLOW_LEAVE)
        return FLOW_NEXT;
    if (flow != FLOW_NEXT)
        return flow;
    if (!s->node->def->resume) /* else they are copied whole, and may stand in a value's slot */
        clear_results(s->frame, s->node, lane);
    mark = arena_mark(s->arena);
    flow = def_eval(s->node->def)(s);
    arena_release(s->arena, mark);
    return flow;
}

static Flow run_mapped(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    for (uint64_t lane = 0; lane < node->lanes; lane++) {
        Flow flow = run_lane(&s, lane);

        if (flow != FLOW_NEXT)
            return flow;
    }
    return FLOW_NEXT;
}

static Flow run_whole(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    return run_lane(&s, 0);
}

/* One element of each tensor, and a scalar as it is, at the places of an element's operands. */
static void load_elements(const Step *whole, const Step *s, uint64_t number)
{
    for (unsigned i = 0; i < s->op->operand_count; i++) {
        Place from = operand_place(whole, i), to = operand_place(s, i);
        const Tensor *tensor = layout_is_tensor(from.layout) ? tensor_of(from.words) : NULL;

        if (tensor && !*from.poison)
            layout_load(to.layout, &tensor->memory, tensor_offset(tensor, number), to.words,
                        to.poison);
        else if (!layout_is_tensor(from.layout))
            place_copy(to, from);
        for (uint64_t lane = 0;
             layout_is_tensor(from.layout) && *from.poison && lane < layout_lanes(to.layout);
             lane++)
            to.poison[lane] = *from.poison;
    }
}

/* Values so wide that an operation takes as long as many. What it computes with them is work, of
 * which fast code has no handler; what only moves them is one step, as in fast code, which does so
 * at once, and limits are looked at all the same. */
static Flow look_after(Step *s, uint64_t words)
{
    if (s->node->mapped)
        return work_done(s, words);
    work_goes_on(s, words);
    return machine_end_over(s);
}

/* The first tensor that is not poison says how many elements there are. */
static const Tensor *first_tensor(const Step *s)
{
    for (unsigned i = 0; i < s->op->operand_count; i++) {
        Place place = operand_place(s, i);

        if (layout_is_tensor(place.layout) && !*place.poison)
            return tensor_of(place.words);
    }
    return NULL;
}

static bool same_shape(const Tensor *a, const Tensor *b)
{
    return a->rank == b->rank && memcmp(a->sizes, b->sizes, a->rank * sizeof *a->sizes) == 0;
}

static bool operands_agree(const Step *s, const Tensor *first)
{
    for (unsigned i = 0; i < s->op->operand_count; i++) {
        Place place = operand_place(s, i);

        if (layout_is_tensor(place.layout) && !*place.poison
            && !same_shape(tensor_of(place.words), first))
            return false;
    }
    return true;
}

static bool results_fit(const Step *s, const Tensor *first)
{
    for (unsigned i = 0; i < s->op->result_count; i++)
        if (!tensor_fits(first, s->op->results[i]->type))
            return false;
    return true;
}

/* ": %a has sizes [3], %b [2]" */
static Flow shapes_differ(Step *s, const char *rule)
{
    const char *has = " has sizes ";
    Sb text = { 0 };

    for (unsigned i = 0; i < s->op->operand_count; i++) {
        Place place = operand_place(s, i);
        const Tensor *tensor = layout_is_tensor(place.layout) ? tensor_of(place.words) : NULL;

        if (!tensor || *place.poison)
            continue;
        sb_printf(&text, "%s%s%s[", text.len ? ", " : "", name_in(s, i), has);
        for (unsigned d = 0; d < tensor->rank; d++)
            sb_printf(&text, "%s%llu", d ? ", " : "", (unsigned long long)tensor->sizes[d]);
        sb_char(&text, ']');
        has = " ";
    }
    undefined(s, "%s: %s", rule, text.data);
    sb_free(&text);
    return by_decision(s, "T2");
}

/* The operands are of one shape, which the results can have (T2). */
static Flow check_shapes(Step *s, const Tensor *first)
{
    if (!operands_agree(s, first))
        return shapes_differ(s, "the operands are of different shapes");
    return results_fit(s, first)
               ? FLOW_NEXT
               : shapes_differ(s, "the result's type has another shape than the operands");
}

/* The operands' elements from the one of this number on; false: not all operands are tensors, each
 * element of which is known. */
static bool find_elements(const Step *whole, uint64_t number, const unsigned char **in)
{
    for (unsigned i = 0; i < whole->op->operand_count; i++) {
        Place place = operand_place(whole, i);
        const Tensor *tensor = layout_is_tensor(place.layout) ? tensor_of(place.words) : NULL;

        if (!tensor || *place.poison || !tensor->memory.plain)
            return false;
        in[i] = tensor->memory.bytes + tensor_offset(tensor, number);
    }
    return true;
}

/* Is the limit of steps so near that so much work may reach it? */
static bool is_near_limit(const Machine *machine, uint64_t units)
{
    uint64_t most = machine->options.max_steps;

    return most && machine_steps_used(machine) + machine_work_steps(machine, units) >= most;
}

/* Elements from this one on, as many as fast code computes at once; 0: definitions are to. */
static uint32_t map_at_once(Step *whole, const Step *s, uint64_t number, Tensor *made)
{
    Machine *machine = whole->machine;
    uint64_t left = made->count - number, words = whole->node->element->words;
    uint32_t count = left < FAST_MAPPED ? (uint32_t)left : FAST_MAPPED;
    const unsigned char *in[FAST_MOST_MAPPED];
    uint64_t out[FAST_MAPPED];

    if (!machine->options.fast || s->node->lanes != 1 || whole->op->result_count != 1
        || whole->op->operand_count > FAST_MOST_MAPPED || is_near_limit(machine, count * words)
        || !find_elements(whole, number, in)
        || !machine->options.fast->map(machine, s->node, in, (unsigned char *)out, count))
        return 0;
    memory_write(&made->memory, tensor_offset(made, number), out, tensor_offset(made, count));
    machine->elements_mapped += count;
    return count;
}

static Flow map_elements(Step *whole, Step *s, const Tensor *first, Tensor **made)
{
    uint64_t words = whole->node->element->words;
    bool heavy = first->count * words > MOST_LIGHT_WORDS;

    for (uint64_t number = 0, next; number < first->count; number = next) {
        uint32_t at_once = number % FAST_MAPPED ? 0 : map_at_once(whole, s, number, made[0]);

        next = number + (at_once ? at_once : 1);
        if (at_once) {
            if (heavy && work_done(s, at_once * words) == FLOW_END)
                return FLOW_END;
            continue;
        }
        whole->lane = number;
        load_elements(whole, s, number);
        for (uint64_t lane = 0; lane < s->node->lanes; lane++)
            if (run_lane(s, lane) != FLOW_NEXT)
                return FLOW_END;
        for (unsigned i = 0; i < s->op->result_count; i++) {
            Place result = result_place(s, i);

            layout_store(result.layout, result.words, result.poison, &made[i]->memory,
                         tensor_offset(made[i], number));
        }
        if (heavy && work_done(s, words) == FLOW_END)
            return FLOW_END;
    }
    return FLOW_NEXT;
}

static bool has_no_elements(const Type *type)
{
    for (unsigned i = 0; type_has_rank(type) && i < type->shaped.rank; i++)
        if (type->shaped.dims[i] == 0)
            return true;
    return false;
}

/* No element is known: the result is poison as a whole, unless that is undefined of an element. */
static Flow run_on_poison(Step *s)
{
    Flow flow = has_no_elements(s->op->operands[0]->type) ? FLOW_NEXT : apply_policy(s, 0);

    for (unsigned i = 0; flow == FLOW_NEXT && i < s->op->operand_count; i++)
        if (operand_origin(s->frame, s->node, i, 0))
            poison_results(
                s->frame, s->node, 0,
                machine_origin_through(s->machine, s->op, operand_origin(s->frame, s->node, i, 0)));
    return flow == FLOW_END ? FLOW_END : FLOW_NEXT;
}

/* Element by element, in a frame that has room for one of each. */
static Flow run_elements(Machine *machine, Frame *frame, const Node *node)
{
    const ElementNode *element = node->element;
    ArenaMark mark = arena_mark(&machine->scratch);
    Frame inner = { .function = frame->function,
                    .words = ARENA_ARRAY(&machine->scratch, uint64_t, element->words),
                    .poison = ARENA_ARRAY(&machine->scratch, uint32_t, element->lanes) };
    Step whole = step_of(machine, frame, node), s = step_of(machine, &inner, &element->node);
    const Tensor *first = first_tensor(&whole);
    Tensor **made = ARENA_ARRAY(&machine->scratch, Tensor *, node->op->result_count);
    Flow flow = FLOW_NEXT;

    s.whole = &whole;
    if (!first)
        return run_on_poison(&whole);
    if (check_shapes(&whole, first) == FLOW_END)
        return FLOW_END;
    for (unsigned i = 0; flow == FLOW_NEXT && i < node->op->result_count; i++) {
        made[i] = tensor_made(&whole, i, first->sizes, first->rank);
        flow = made[i] ? FLOW_NEXT : FLOW_END;
    }
    if (flow == FLOW_NEXT)
        flow = map_elements(&whole, &s, first, made);
    for (unsigned i = 0; flow == FLOW_NEXT && i < node->op->result_count; i++) {
        give_tensor(&whole, i, made[i]);
        *result_place(&whole, i).poison = 0;
    }
    arena_release(&machine->scratch, mark);
    return flow;
}

/* Of its operands and results, or of what it holds. */
static const Type *find_unheld(const Node *node)
{
    return node->unheld || !node->holder ? node->unheld : node->holder->unheld;
}

static Flow run_unsupported(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);
    const Type *unheld = find_unheld(node);

    if (unheld && machine_is_too_large(machine, unheld))
        return limit_reached(&s, "values of type '%s' have more than %d elements",
                             type_text(unheld), FRAME_MOST_LANES);
    if (unheld)
        return unsupported(&s, "values of type '%s' are not supported", type_text(unheld));
    if (node->def && node->def->state && !node->holder)
        return unsupported(&s, "it holds state, which is for graph regions");
    return unsupported(&s, "the operation has no meaning here: it is not executed "
                           "(--meaning FILE gives it one, --lower COMMAND takes it out first)");
}

/* Whoever watches sees each call that an unwinding leaves end, without a result. */
static void leave_behind(Machine *machine, Frame *frame, const Node *node)
{
    unwind_frames(machine, frame);
    if (node->op->result_count && !node->mapped)
        poison_results(frame, node, 0,
                       machine_origin_born(machine, node->op, "an unwinding left the call"));
}

static Flow run_observed(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);
    ArenaMark mark = arena_mark(s.arena);
    Flow flow;

    if (machine->observer->before)
        machine->observer->before(machine->observer->state, &s);
    arena_release(s.arena, mark);
    flow = node->unobserved(machine, frame, node);
    if (flow == FLOW_END && (unwinds(machine) || jumps(machine)))
        leave_behind(machine, frame, node);
    if (machine->observer->after)
        machine->observer->after(machine->observer->state, &s,
                                 unwinds(machine) || jumps(machine) ? FLOW_LEAVE : flow);
    arena_release(s.arena, mark);
    return flow;
}

static Flow run_mapped_heavy(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    for (uint64_t lane = 0; lane < node->lanes; lane++)
        if (run_lane(&s, lane) != FLOW_NEXT
            || look_after(&s, node->weight / node->lanes) != FLOW_NEXT)
            return FLOW_END;
    return FLOW_NEXT;
}

static Flow run_whole_heavy(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    return look_after(&s, node->weight) == FLOW_END ? FLOW_END : run_lane(&s, 0);
}

/* A pure operation may have been moved to where nothing asks for its results; but one on numbers,
 * which is a division, stops what is compiled wherever it stands (T3). */
static bool is_forgiven(const Machine *machine, const Node *node)
{
    return machine->options.forgives && node->def && (node->def->traits & PURE)
           && node->op->result_count && !op_meaning(node->op)->eval_lane;
}

static Flow run_forgiven(Machine *machine, Frame *frame, const Node *node)
{
    Flow flow = node->unforgiven(machine, frame, node);

    if (flow != FLOW_END || machine->report.kind != END_UNDEFINED || machine->report.at != node->op)
        return flow;
    report_reset(&machine->report);
    poison_results(frame, node, 0, machine_origin_born(machine, node->op, MACHINE_FORGIVEN));
    return FLOW_NEXT;
}

/* References that it gives: those of the time before go, and what ends with it. */
static Flow run_counted(Machine *machine, Frame *frame, const Node *node)
{
    Flow flow;

    for (unsigned i = 0; i < node_result_count(node); i++)
        place_clear(slot_place(frame, node->results[i]));
    flow = node->uncounted(machine, frame, node);
    if (flow == FLOW_NEXT)
        slots_clear(frame, node->ends);
    return flow;
}

static uint64_t count_slot_words(const Slot *slots, unsigned count)
{
    uint64_t words = 0;

    for (unsigned i = 0; i < count; i++)
        words += layout_words(slots[i].layout);
    return words;
}

static Flow run_meant(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    return meant_run(&s);
}

static Flow run_expanded(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);
    Flow flow = apply_policy(&s, 0);

    return flow == FLOW_LEAVE  ? FLOW_NEXT
           : flow == FLOW_NEXT ? call_expansion(&s, node->expansion)
                               : flow;
}

static Flow run_circle(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    return graph_report_circle(&s);
}

/* A terminator of another dialect than the function around it is: neither is verified to fit the
 * other. */
static bool gives_otherwise(const Node *node)
{
    const Op *function = op_parent(node->op);
    const Type *type;

    if (node->around || !op_has(node->op, RETURN_LIKE) || !function || !function->def
        || !function->def->function || str_eq(op_dialect(function), op_dialect(node->op)))
        return false;
    type = function_signature(function);
    if (!type || type->list.result_count != node->op->operand_count)
        return true;
    for (unsigned i = 0; i < node->op->operand_count; i++)
        if (node->op->operands[i]->type != type->list.types[type->list.input_count + i])
            return true;
    return false;
}

static Flow run_misfit(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    return invalid(&s, "it does not give what @%.*s returns, which is of type '%s'",
                   STR_ARG(symbol_name(op_parent(node->op))),
                   type_text(function_signature(op_parent(node->op))));
}

static Flow run_unfit(Machine *machine, Frame *frame, const Node *node)
{
    Step s = step_of(machine, frame, node);

    return unsupported(&s, "it has no meaning for values of these types together");
}

void evaluate_choose(Machine *machine, Node *node, bool observed)
{
    if (!ir_fits_meaning(node->op)) {
        node->run = run_unfit;
        node->def = NULL;
    } else if (gives_otherwise(node)) {
        node->run = run_misfit;
        node->def = NULL; /* no fast code does */
    } else if (node->in_circle) {
        node->run = run_circle;
        node->def = NULL; /* no fast code computes it */
    } else if (!node->def || !(def_eval(node->def) || node->expansion) || find_unheld(node)
               || (node->def->state && !node->holder)) {
        node->run = run_unsupported;
    } else if (node->holder) {
        node->run = node->phase == NODE_GIVES ? state_gives : state_takes;
    } else if (node->expansion) {
        node->run = node->op->def->templates ? run_meant : run_expanded;
    } else {
        node->weight = count_slot_words(node->operands, node->op->operand_count)
                       + count_slot_words(node->results, node->op->result_count);
        if (node->element)
            node->run = run_elements;
        else if (node->mapped && node->lanes != 1)
            node->run = node->weight > MOST_LIGHT_WORDS ? run_mapped_heavy : run_mapped;
        else
            node->run = node->weight > MOST_LIGHT_WORDS ? run_whole_heavy : run_whole;
    }
    if (is_forgiven(machine, node)) {
        node->unforgiven = node->run;
        node->run = run_forgiven;
    }
    if (machine->observer && observed) {
        node->unobserved = node->run;
        node->run = run_observed;
    }
    if (!node->unheld && (node_is_counted(node) || node->op->region_count)) {
        node->uncounted = node->run;
        node->run = run_counted;
    }
}

void machine_take_edge(Machine *machine, Frame *frame, const Edge *edge)
{
    if (!edge->overlaps && !edge->moves) {
        for (unsigned i = 0; i < edge->count; i++)
            place_copy(slot_place(frame, edge->to[i]), slot_place(frame, edge->from[i]));
        slots_clear(frame, edge->ends);
        return;
    }
    ArenaMark mark = arena_mark(&machine->scratch);
    Place *to = ARENA_ARRAY(&machine->scratch, Place, edge->count);
    Place *from = ARENA_ARRAY(&machine->scratch, Place, edge->count);

    for (unsigned i = 0; i < edge->count; i++) {
        to[i] = slot_place(frame, edge->to[i]);
        from[i] = slot_place(frame, edge->from[i]);
    }
    places_copy(machine, to, from, edge->moves, edge->count);
    arena_release(&machine->scratch, mark);
    slots_clear(frame, edge->ends);
}

bool machine_stack_is_full(const Machine *machine)
{
    char here;

    return (const char *)&here < machine->stack_limit;
}

/* Can the body's fast code run now? The arguments of its entry block are set. */
static bool fast_may_run(const Frame *frame, const Body *body)
{
    const BlockNodes *entry = &body->blocks[0];

    if (!body->fast || !frame->clean)
        return false;
    for (unsigned i = 0; i < entry->arg_count; i++)
        for (uint64_t lane = 0; lane < layout_lanes(entry->args[i].layout); lane++)
            if (frame->poison[entry->args[i].lane + lane])
                return false;
    return true;
}

Flow machine_run_body(Machine *machine, Frame *frame, const Body *body)
{
    const GraphState *state = body->blocks[0].state;

    if (state && state_begin(machine, frame, state) == FLOW_END)
        return FLOW_END;
    return machine_fire(machine, frame, body);
}

Flow machine_fire(Machine *machine, Frame *frame, const Body *body)
{
    slots_clear(frame, body->ends);
    if (fast_may_run(frame, body))
        return machine->options.fast->run(machine, frame, body);
    frame->clean = false; /* definitions may leave poison anywhere in it */
    machine_tell_entered(machine, frame, &body->blocks[0]);
    return machine_run_from(machine, frame, body, &body->blocks[0], body->blocks[0].nodes);
}

Flow machine_run_from(Machine *machine, Frame *frame, const Body *body, const BlockNodes *block,
                      const Node *node)
{
    const Node *end = block->nodes + block->count;

    for (;;) {
        Flow flow = FLOW_NEXT;

        if (machine->steps_until_check == 0 || machine_stack_is_full(machine)) {
            Step s = step_of(machine, frame, node);

            if (machine_stack_is_full(machine))
                return limit_reached(&s, "calls and regions nest too deep");
            if (machine_check_limits(machine, frame, node) == FLOW_END)
                return FLOW_END;
        }
        machine->steps_until_check--;
        flow = node->run(machine, frame, node);
        if (flow == FLOW_NEXT) {
            if (++node == end) /* a block without terminator: a graph region's, or a module's */
                return FLOW_LEAVE;
            continue;
        }
        if (flow != FLOW_BRANCH)
            return flow;
        machine_take_edge(machine, frame, &node->edges[frame->successor]);
        block = &body->blocks[node->edges[frame->successor].target];
        node = block->nodes;
        end = node + block->count;
        machine_tell_entered(machine, frame, block);
    }
}

/* A new frame, zero, whose entry arguments are the given values. */
static Frame *push_frame(Machine *machine, const Function *function, const Op *call,
                         const Place *arguments, const bool *moves)
{
    Frame *frame = ARENA_NEW(&machine->frames, Frame);
    const BlockNodes *entry = &function->body.blocks[0];

    frame->function = function;
    frame->caller = machine->frame;
    frame->call = call;
    frame->words = ARENA_ARRAY(&machine->frames, uint64_t, function->words);
    frame->poison = ARENA_ARRAY(&machine->frames, uint32_t, function->lanes);
    frame->clean = true;
    frame->rest = arguments ? arguments + entry->arg_count : NULL;
    frame->rest_count = machine->rest_count;
    machine->rest_count = 0;
    frame->use = machine->use;
    machine->use = NULL;
    function_set_constants(function, frame->words);
    for (unsigned i = 0; i < entry->arg_count; i++) {
        (moves && moves[i] ? place_move : place_copy)(slot_place(frame, entry->args[i]),
                                                      arguments[i]);
        frame->clean &= !place_is_poison(slot_place(frame, entry->args[i]));
    }
    machine->frame = frame;
    machine->depth++;
    return frame;
}

static Flow call_in_frame(Machine *machine, const Function *function, const Op *call,
                          const Place *arguments, const bool *moves, Place *results)
{
    ArenaMark mark = arena_mark(&machine->frames), scratch = arena_mark(&machine->scratch);
    size_t stack = memory_stack_mark(machine->memory);
    Frame *caller = machine->frame, *frame;
    Flow flow;

    frame = push_frame(machine, function, call, arguments, moves);
    frame->stack = stack;
    flow = function->op->def->circuit ? circuit_run(machine, frame, &function->body)
                                      : machine_run_body(machine, frame, &function->body);
    while (jump_arrives(machine, frame, flow))
        flow = jump_land(machine, scratch);
    if (flow == FLOW_END)
        return flow; /* frames stay as they are: the report may look at them */
    if (frame->coroutine)
        coroutine_leave(machine, frame, stack);
    if (!function->is_region)
        memory_stack_release(machine->memory, stack, frame->leaver ? frame->leaver->op : NULL);
    if (results && frame->leaver)
        for (unsigned i = 0; i < frame->leaver->op->operand_count; i++)
            place_copy(results[i], slot_place(frame, frame->leaver->operands[i]));
    slots_clear(frame, function->counted);
    jump_forget(machine, frame);
    machine->frame = caller;
    machine->depth--;
    arena_release(&machine->frames, mark);
    return FLOW_NEXT;
}

/* What the interpreter's own stack takes from call to call is memory of the run, too. */
Flow machine_call(Machine *machine, const Function *function, const Op *call,
                  const Place *arguments, const bool *moves, Place *results)
{
    const char here = 0, *outer = machine->called_at;
    uint64_t stack = outer > &here ? (uint64_t)(outer - &here) : 0;
    Flow flow;

    if (!call && machine->refused) {
        report_unsupported_at(machine, machine->refused, machine->refusal);
        return FLOW_END;
    }
    if (!machine_frame_fits(machine, function, call))
        return FLOW_END;
    budget_take(&machine->budget, stack);
    machine->called_at = &here;
    flow = call_in_frame(machine, function, call, arguments, moves, results);
    machine->called_at = outer;
    budget_give(&machine->budget, stack);
    return flow;
}
