/* Places of a machine. */
#include "interp/machine/machine.h"

static Place place_in(Arena *arena, const Layout *layout)
{
    return (Place){ ARENA_ARRAY(arena, uint64_t, layout_words(layout)),
                    ARENA_ARRAY(arena, uint32_t, layout_lanes(layout)), layout };
}

bool machine_place(Machine *machine, const Layout *layout, Place *place)
{
    uint64_t bytes =
        layout_words(layout) * sizeof(uint64_t) + layout_lanes(layout) * sizeof(uint32_t);

    if (!budget_fits(&machine->budget, bytes))
        return false;
    *place = place_in(&machine->program, layout);
    return true;
}

/* Those that are not used again move. */
static void take_place(Place to, Place from, bool moves)
{
    (moves ? place_move : place_copy)(to, from);
}

void places_copy(Machine *machine, const Place *to, const Place *from, const bool *moves,
                 unsigned count)
{
    ArenaMark mark = arena_mark(&machine->scratch);
    Place *held = ARENA_ARRAY(&machine->scratch, Place, count);

    for (unsigned i = 0; i < count; i++) {
        held[i] = place_in(&machine->scratch, from[i].layout);
        take_place(held[i], from[i], moves && moves[i]);
    }
    for (unsigned i = 0; i < count; i++)
        place_move(to[i], held[i]);
    arena_release(&machine->scratch, mark);
}

Place scratch_place(Step *s, const Layout *layout)
{
    return place_in(s->arena, layout);
}

void place_set_poison(Step *s, Place place, const char *why)
{
    uint32_t origin = machine_origin_born(s->machine, s->op, why);

    for (uint64_t i = 0; i < layout_lanes(place.layout); i++)
        place.poison[i] = origin;
}
