#include "interp/machine/elements.h"

#include "dialects/values/tensor.h"
#include "interp/machine/evaluate.h"
#include "interp/machine/lane.h"

#include <string.h>

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
            if (lane_run(s, lane) != FLOW_NEXT)
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

/* No element is known: the result is poison as a whole, unless that is undefined of an element. */
static Flow run_on_poison(Step *s)
{
    Flow flow = type_has_no_elements(s->op->operands[0]->type) ? FLOW_NEXT : lane_policy(s, 0);

    for (unsigned i = 0; flow == FLOW_NEXT && i < s->op->operand_count; i++)
        if (lane_origin(s->frame, s->node, i, 0))
            lane_poison(
                s->frame, s->node, 0,
                machine_origin_through(s->machine, s->op, lane_origin(s->frame, s->node, i, 0)));
    return flow == FLOW_END ? FLOW_END : FLOW_NEXT;
}

/* Element by element, in a frame that has room for one of each. */
Flow elements_run(Machine *machine, Frame *frame, const Node *node)
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
