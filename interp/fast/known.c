/* What is known of an operation before it runs: its attributes, and operands that are constants. */
#include "core/define/alias.h"
#include "interp/fast/code.h"

uint64_t fast_flags(const Node *node, unsigned attribute)
{
    return (uint64_t)attr_enum_value(node_attr(node, attribute));
}

bool fast_has_flags(const Node *node)
{
    bool has_any = def_attr_count(node->def) && !node->def->primitive_of;
    const Attr *flags = has_any ? node_attr(node, 0) : NULL;

    return flags && (flags->kind == ATTR_UNIT || fast_flags(node, 0) != 0);
}

const uint64_t *fast_constant(FastCompiler *c, const Node *node)
{
    const Layout *layout = node->results[0].layout;
    const Attr *value = op_attr(node->op, "value");
    Machine *machine = fast_machine(c);
    Arena *arena = &machine->program;
    Place place = { ARENA_ARRAY(arena, uint64_t, layout_words(layout)),
                    ARENA_ARRAY(arena, uint32_t, layout_lanes(layout)), layout };
    Step s = { .op = node->op, .arena = arena, .machine = machine, .node = node };

    return value && place_set_attr(&s, place, node->op->results[0]->type, value)
                   && !place_is_poison(place)
               ? place.words
               : NULL;
}

bool fast_known(const Node *node, unsigned operand, uint64_t *number)
{
    const Op *constant = value_definer(node->op->operands[operand]);
    const Layout *layout = node->operands[operand].layout;
    const Attr *value = NULL;

    if (constant && op_primitive(constant) == PRIM_CONSTANT)
        value = op_attr(constant, "value");
    if (!value || value->kind != ATTR_INTEGER || !layout || !layout->width)
        return false;
    *number = int_low_u(value->integer);
    if (layout->width <= 64)
        *number = fast_cut(*number, 64 - layout->width);
    return layout->width <= 64 || int_fits_u64(value->integer);
}
