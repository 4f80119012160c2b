#include "interp/machine/attached.h"

#include <string.h>

void *attach(Machine *machine, Allocation *allocation, uint64_t address, const AttachedKind *kind)
{
    Attached *attached = must_alloc(kind->bytes);

    memset(attached, 0, kind->bytes);
    *attached = (Attached){ .kind = kind,
                            .at = { allocation->id, address },
                            .next = allocation->attached,
                            .older = machine->attached };
    if (machine->attached)
        machine->attached->newer = attached;
    machine->attached = allocation->attached = attached;
    budget_take(&machine->budget, kind->bytes);
    return attached;
}

void *attached_at(const Machine *machine, const AttachedKind *kind, Pointer at)
{
    const Allocation *allocation = memory_find(machine->memory, at.provenance);
    Attached *attached = allocation ? allocation->attached : NULL;

    while (attached && (attached->kind != kind || attached->at.address != at.address))
        attached = attached->next;
    return attached;
}

/* The allocation may have ended, and its record be another's. */
static void leave_allocation(Machine *machine, const Attached *attached)
{
    Allocation *allocation = memory_find(machine->memory, attached->at.provenance);
    Attached **place = allocation ? &allocation->attached : NULL;

    while (place && *place && *place != attached)
        place = &(*place)->next;
    if (place && *place)
        *place = attached->next;
}

void detach(Machine *machine, Attached *attached)
{
    leave_allocation(machine, attached);
    if (attached->newer)
        attached->newer->older = attached->older;
    else
        machine->attached = attached->older;
    if (attached->older)
        attached->older->newer = attached->newer;
    budget_give(&machine->budget, attached->kind->bytes);
    attached->kind->free(machine, attached);
}

void detach_all(Machine *machine)
{
    while (machine->attached)
        detach(machine, machine->attached);
}
