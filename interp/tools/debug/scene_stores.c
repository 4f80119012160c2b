/* Memory as items: allocations, globals, and their bytes. */
#include "interp/tools/debug/listing_write.h"

#include "interp/tools/debug/channel.h"

#include <string.h>

static const Allocation *next_live(const Scene *scene, const Allocation *last)
{
    Memory *memory = scene->machine->memory;
    AllocationKind kind = last ? last->kind : ALLOCATION_HEAP;
    const Allocation *next = memory_next_live(memory, kind, last ? last->id : 0);

    while (!next && kind < ALLOCATION_ARGUMENT)
        next = memory_next_live(memory, ++kind, 0);
    return next;
}

/* What a pointer to a function points to has no bytes. */
static const Allocation *next_shown(const Scene *scene, const Allocation *last)
{
    do
        last = next_live(scene, last);
    while (last && (last->kind == ALLOCATION_CODE || !last->bytes));
    return last;
}

const Allocation *scene_allocation_at(const Scene *scene, uint64_t address)
{
    const Allocation *at = next_shown(scene, NULL);

    while (at && (address < at->address || address - at->address >= (at->size ? at->size : 1)))
        at = next_shown(scene, at);
    return at;
}

bool scene_list_memory(Sb *sb, const Scene *scene, const ListAsk *ask)
{
    const Allocation *at = NULL;
    uint64_t total = 0;
    Sb items = { 0 };

    while ((at = next_shown(scene, at))) {
        Sb name = { 0 }, why = { 0 };
        Shown shown;

        sb_printf(&name, "0x%llx", (unsigned long long)at->address);
        if (list_asks(ask, total++) && scene_shown(scene, sb_view(&name), &shown, &why))
            scene_add_shown(&items, scene, sb_view(&name), &shown);
        sb_free(&name);
        sb_free(&why);
    }
    listing_begin(sb, total);
    sb_str(sb, sb_view(&items));
    sb_free(&items);
    return true;
}

static bool is_global(const Op *op)
{
    return op_is(op, "memref.global") || op_is(op, "llvm.mlir.global");
}

static Str global_name(const Op *op)
{
    const Attr *name = op_attr(op, "sym_name");

    return name && name->kind == ATTR_STRING ? name->string : (Str){ 0 };
}

static const Allocation *global_memory(const Scene *scene, const Op *op)
{
    const Allocation *memory = *run_memo(&(Step){ .machine = scene->machine }, op);

    return memory && memory->alive ? memory : NULL;
}

/* Rows of a memref global are its elements. */
static void set_memref(const Scene *scene, const Type *memref, const Allocation *memory,
                       Shown *shown)
{
    uint64_t stride = 1;

    *shown = (Shown){ .type = memref, .elsewhere = true, .rank = memref->shaped.rank };
    for (unsigned i = shown->rank; i-- > 0;) {
        shown->sizes[i] = (uint64_t)memref->shaped.dims[i];
        shown->strides[i] = stride;
        stride *= shown->sizes[i];
    }
    shown->elements = (Elements){ .type = memref->shaped.element,
                                  .layout = machine_layout(scene->machine, memref->shaped.element),
                                  .memory = (Allocation *)memory };
}

static bool global_shown(const Scene *scene, const Op *op, Shown *shown, Sb *sb)
{
    const Allocation *memory = global_memory(scene, op);
    const Attr *type = op_is(op, "memref.global") ? op_attr(op, "type") : NULL;

    if (!memory) {
        sb_add(sb, "it is not there yet: nothing has asked for it");
        return false;
    }
    if (type && type->type_value->shaped.rank <= LIST_DEPTH
        && machine_layout(scene->machine, type->type_value->shaped.element))
        set_memref(scene, type->type_value, memory, shown);
    else {
        Sb address = { 0 };

        sb_printf(&address, "0x%llx", (unsigned long long)memory->address);
        scene_shown(scene, sb_view(&address), shown, sb);
        sb_free(&address);
    }
    return true;
}

static const Op *next_global(const Scene *scene, const Op *last)
{
    const Op *op = last ? last->next : scene->machine->module->regions[0].first->first;

    while (op && !(is_global(op) && global_name(op).len))
        op = op->next;
    return op;
}

bool scene_global_shown(const Scene *scene, Str name, Shown *shown, Sb *sb)
{
    for (const Op *op = next_global(scene, NULL); op; op = next_global(scene, op))
        if (str_eq(global_name(op), str_from(name, 1)))
            return global_shown(scene, op, shown, sb);
    sb_printf(sb, "there is no global %.*s", STR_ARG(name));
    return false;
}

static void add_global(Sb *sb, const Scene *scene, const Op *op)
{
    ItemTexts texts = { 0 };
    Sb why = { 0 };
    Shown shown;

    sb_printf(&texts.name, "@%.*s", STR_ARG(global_name(op)));
    if (global_shown(scene, op, &shown, &why)) {
        scene_add_shown(sb, scene, sb_view(&texts.name), &shown);
    } else {
        sb_str(&texts.value, sb_view(&why));
        listing_add(sb, (ItemNumbers){ 0 }, &texts);
    }
    item_texts_free(&texts);
    sb_free(&why);
}

bool scene_list_globals(Sb *sb, const Scene *scene, const ListAsk *ask)
{
    uint64_t total = 0;
    Sb items = { 0 };

    for (const Op *op = next_global(scene, NULL); op; op = next_global(scene, op))
        if (list_asks(ask, total++))
            add_global(&items, scene, op);
    listing_begin(sb, total);
    sb_str(sb, sb_view(&items));
    sb_free(&items);
    return true;
}

/* Bytes that were never written have no value, and poison has none either. */
static bool is_readable(const Allocation *allocation, uint64_t at)
{
    return memory_first_uninitialised(allocation, at, 1) != at && !memory_poison(allocation, at, 1);
}

bool scene_read(Sb *sb, const Scene *scene, Str bytes)
{
    BytesAsk ask;
    Bytes told = { 0 };
    const Allocation *allocation;
    uint64_t from = 0, end;

    memcpy(&ask, bytes.data, sizeof ask);
    allocation = scene_allocation_at(scene, ask.address);
    told.address = ask.address;
    told.unreadable = ask.count;
    if (allocation) {
        from = ask.address - allocation->address;
        end = allocation->size - from < ask.count ? allocation->size : from + ask.count;
        while (from + told.read < end && is_readable(allocation, from + told.read))
            told.read++;
        told.unreadable = 0;
        while (from + told.read + told.unreadable < end
               && !is_readable(allocation, from + told.read + told.unreadable))
            told.unreadable++;
        if (from + told.read + told.unreadable == end)
            told.unreadable = ask.count - told.read;
    }
    sb_str(sb, BYTES_OF(told));
    if (told.read)
        sb_str(sb, (Str){ (const char *)allocation->bytes + from, told.read });
    return true;
}
