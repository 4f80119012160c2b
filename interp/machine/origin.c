/* Origins: where poison was born, and what it went through. */
#include "interp/machine/facts.h"
#include "interp/machine/machine.h"
#include "interp/machine/meant.h"
#include "interp/machine/value_text.h"

#include <string.h>

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
