#include "interp/machine/unwritten_bits.h"

#include "core/ir/definition.h"

bool unwritten_bits_of(const Step *s, uint32_t origin, uint64_t *bits)
{
    const Origin *found = &s->machine->origins.data[origin];

    *bits = found->unwritten;
    return origin && found->unwritten;
}

/* The link that the operation made before of the same memory and bits, or 0: a loop makes each of
 * its links once. */
static uint32_t link_made(const Machine *machine, uint32_t root, const Op *op, uint64_t bits)
{
    uint32_t link = machine->origins.data[root].latest;

    while (
        link
        && (machine->origins.data[link].op != op || machine->origins.data[link].unwritten != bits))
        link = machine->origins.data[link].before;
    return link;
}

uint32_t unwritten_bits_moved(Step *s, uint32_t origin, uint64_t bits, const char *how)
{
    Machine *machine = s->machine;
    const Origin *from = &machine->origins.data[origin];
    uint32_t root = from->parent ? from->root : origin;
    uint32_t link = link_made(machine, root, s->op, bits);

    if (link)
        return link;
    link = (uint32_t)machine->origins.len;
    vec_push(&machine->origins, ((Origin){ .op = s->op,
                                           .why = how,
                                           .parent = origin,
                                           .root = root,
                                           .unwritten = bits,
                                           .before = machine->origins.data[root].latest }));
    machine->origins.data[root].latest = link;
    return link;
}

enum { MOST_OPERANDS = 2, WAYS = 1 << MOST_OPERANDS };

typedef struct Known { /* of an operand */
    Place place;
    uint64_t word, unwritten;
} Known;

/* False: it is poison of another kind. */
static bool know(const Step *s, unsigned operand, Known *known, uint32_t *origin)
{
    uint32_t poison = poison_origin(s, operand);

    known->place = place_of_lane(s, operand_place(s, operand));
    known->word = *known->place.words;
    known->unwritten = 0;
    if (!poison)
        return true;
    *origin = poison;
    return unwritten_bits_of(s, poison, &known->unwritten);
}

/* The result where the bits of some operands that were not written are 0, of others 1. False: it is
 * poison then. */
static bool try_way(Step *s, const Known *known, unsigned way, uint64_t *result)
{
    Place to = place_of_lane(s, result_place(s, 0));
    ArenaMark mark = arena_mark(s->arena);

    for (unsigned i = 0; i < s->op->operand_count; i++)
        *known[i].place.words =
            way >> i & 1 ? known[i].word | known[i].unwritten : known[i].word & ~known[i].unwritten;
    *to.poison = 0;
    def_eval(s->node->def)(s);
    arena_release(s->arena, mark);
    *result = *to.words;
    return !*to.poison;
}

bool unwritten_bits_pass(Step *s)
{
    Known known[MOST_OPERANDS];
    uint64_t result = 0, first = 0, differs = 0;
    uint32_t origin = 0;
    unsigned operands = meaning_in(s)->bit_by_bit;
    bool good = operands && layout_is_integer(result_place(s, 0).layout)
                && result_place(s, 0).layout->width <= 64;
    Place to;

    for (unsigned i = 0; good && i < s->op->operand_count; i++)
        good = layout_is_integer(operand_place(s, i).layout)
               && operand_place(s, i).layout->width <= 64 && know(s, i, &known[i], &origin)
               && (i < operands || !known[i].unwritten);
    if (!good)
        return false;
    /* What is the same both ways of the one bit of an operand that it depends on is known. */
    for (unsigned way = 0; good && way < WAYS; way++) {
        good = try_way(s, known, way, &result);
        first = way ? first : result;
        differs |= result ^ first;
    }
    for (unsigned i = 0; i < s->op->operand_count; i++)
        *known[i].place.words = known[i].word;
    if (!good)
        return false;
    to = place_of_lane(s, result_place(s, 0));
    *to.words = first & ~differs;
    *to.poison = differs ? unwritten_bits_moved(s, origin, differs, "went through") : 0;
    return true;
}
