/* `x`: the memory of a memref, or behind a pointer, each byte or element with its shadow. */
#include "interp/tools/debug/scene.h"

#include "dialects/access.h"
#include "interp/tools/debug/words.h"
#include "semantics/memory/shadow.h"

enum { MOST_SHOWN = 64, BYTES_IN_ROW = 8 };

typedef struct Look { /* at what a memref covers */
    const Scene *scene;
    const Allocation *allocation;
    const Type *element;
    const Layout *layout; /* NULL: a pointer says nothing of what it points to */
    int64_t start;        /* of aligned + offset, in bytes of the allocation */
    unsigned rank;
    const uint64_t *sizes, *strides;
    uint64_t most, shown;
} Look;

static void print_birth(Sb *sb, const Scene *scene, uint32_t origin)
{
    const Origin *origins = scene->machine->origins.data;

    while (origins[origin].parent)
        origin = origins[origin].parent;
    sb_add(sb, "poison");
    if (!origins[origin].op)
        return;
    sb_add(sb, ", born at ");
    script_print_location(sb, scene->script, origins[origin].op);
}

static void print_target(Sb *sb, const Look *look, AllocationId id)
{
    const Allocation *target = memory_find(look->scene->machine->memory, id);

    sb_add(sb, "part of a pointer to ");
    if (!target || !target->id)
        sb_add(sb, "memory that is long gone");
    else
        sb_printf(sb, "the %llu byte%s at 0x%llx%s", (unsigned long long)target->size,
                  plural(target->size), (unsigned long long)target->address,
                  target->alive ? "" : ", freed");
}

static void print_written(Sb *sb, const Allocation *allocation, uint64_t offset, uint64_t size)
{
    uint64_t written = 0;

    for (uint64_t at = offset; at < offset + size; at++)
        written += memory_first_uninitialised(allocation, at, 1) != at;
    if (written && written < size)
        sb_printf(sb, "%llu of %llu byte%s initialised", (unsigned long long)written,
                  (unsigned long long)size, plural(size));
    else
        sb_add(sb, written ? "initialised" : "never written");
}

/* The pointers that have a byte in the range; several to one allocation are told once. */
static void print_pointers(Sb *sb, const Look *look, uint64_t offset, uint64_t size)
{
    const Allocation *allocation = look->allocation;
    uint64_t at = offset < MEMORY_POINTER_BYTES ? 0 : offset - (MEMORY_POINTER_BYTES - 1);
    AllocationId last = 0;

    for (; at < offset + size; at++) {
        AllocationId target = memory_pointer_at(allocation, at, offset);

        if (!target || target == last)
            continue;
        last = target;
        sb_add(sb, ", ");
        print_target(sb, look, target);
    }
}

/* What is known of the bytes besides their values. Poison counts as written. */
static void print_shadow(Sb *sb, const Look *look, uint64_t offset, uint64_t size)
{
    const Allocation *allocation = look->allocation;
    uint32_t poison = memory_poison(allocation, offset, size);

    if (!poison || memory_first_uninitialised(allocation, offset, size) != offset + size) {
        print_written(sb, allocation, offset, size);
        sb_add(sb, poison ? ", " : "");
    }
    if (poison)
        print_birth(sb, look->scene, poison);
    print_pointers(sb, look, offset, size);
}

static void print_element_row(Sb *sb, Look *look, const int64_t *indices, int64_t at)
{
    Element element = { look->allocation->id,
                        (uint64_t)(look->start + at * (int64_t)layout_stride(look->layout)),
                        layout_bytes(look->layout), look->element };
    Sb place = { 0 };

    sb_char(&place, '[');
    for (unsigned dim = 0; dim < look->rank; dim++)
        sb_printf(&place, "%s%lld", dim ? ", " : "", (long long)indices[dim]);
    sb_char(&place, ']');
    sb_printf(sb, "  %-10s ", place.data);
    sb_free(&place);
    if (element.offset + element.size > look->allocation->size) {
        sb_add(sb, "outside of the memory\n");
        return;
    }
    scene_print_element(sb, look->scene, &element);
    sb_add(sb, "   ");
    print_shadow(sb, look, element.offset, element.size);
    sb_char(sb, '\n');
}

static void print_elements(Sb *sb, Look *look, int64_t *indices, unsigned dim, int64_t at)
{
    if (dim == look->rank) {
        if (look->shown < look->most)
            print_element_row(sb, look, indices, at);
        look->shown++;
        return;
    }
    for (uint64_t i = 0; i < look->sizes[dim] && look->shown <= look->most; i++) {
        indices[dim] = (int64_t)i;
        print_elements(sb, look, indices, dim + 1, at + (int64_t)(i * look->strides[dim]));
    }
}

void scene_print_row(Sb *sb, const Scene *scene, const Allocation *allocation, uint64_t offset,
                     uint64_t size)
{
    Look look = { .scene = scene, .allocation = allocation };

    if (size > allocation->size - offset)
        size = allocation->size - offset;
    for (uint64_t at = offset; at < offset + size; at++) {
        unsigned char byte;

        memory_read(allocation, at, &byte, 1);
        sb_add(sb, at == offset ? "" : " ");
        if (memory_first_uninitialised(allocation, at, 1) == at)
            sb_add(sb, "??");
        else if (memory_poison(allocation, at, 1))
            sb_add(sb, "pp");
        else
            sb_printf(sb, "%02x", byte);
    }
    sb_add(sb, "   ");
    print_shadow(sb, &look, offset, size);
}

/* From the memref's first byte to the end of the allocation, at most: eight in a row. */
static void print_bytes(Sb *sb, const Look *look)
{
    uint64_t end = look->allocation->size, start = (uint64_t)look->start;

    if (end - start > look->most)
        end = start + look->most;
    for (uint64_t row = start; row < end; row += BYTES_IN_ROW) {
        uint64_t size = end - row < BYTES_IN_ROW ? end - row : BYTES_IN_ROW;

        sb_printf(sb, "  +%-4llu  ", (unsigned long long)row);
        scene_print_row(sb, look->scene, look->allocation, row, size);
        sb_char(sb, '\n');
    }
}

static bool refuse(Sb *sb, const char *why)
{
    sb_add(sb, why);
    return false;
}

static bool look_behind(Look *look, Pointer pointer, Sb *sb)
{
    look->allocation = memory_find(look->scene->machine->memory, pointer.provenance);
    if (!look->allocation || !look->allocation->alive)
        return refuse(sb, look->allocation ? "its memory was freed" : "it points to no memory");
    if (look->allocation->kind == ALLOCATION_CODE)
        return refuse(sb, code_is_block(look->allocation)
                              ? "it points to a block, which has no bytes"
                              : "it points to a function, which has no bytes");
    look->start = (int64_t)(pointer.address - look->allocation->address);
    if ((uint64_t)look->start > look->allocation->size)
        return refuse(sb, "it does not point into its memory");
    return true;
}

static bool look_at(Look *look, const Value *value, Sb *sb)
{
    Machine *machine = look->scene->machine;
    Place place = frame_place(scene_top(look->scene)->frame, value);
    Elements elements;

    if (place.layout->form == &FORM_POINTER)
        return *place.poison ? refuse(sb, "the pointer is poison")
                             : look_behind(look, place_pointer(place), sb);
    if (!type_shares_memory(value->type))
        return refuse(sb, "x shows the memory of a memref or pointer, and this is neither");
    if (*place.poison)
        return refuse(sb, "the memref is poison");
    if (!value_elements(machine->memory, place, value->type, &elements))
        return refuse(sb, "elements of this type cannot be shown");
    look->allocation = elements.memory;
    if (!look->allocation || !look->allocation->alive)
        return refuse(sb, look->allocation ? "its memory was freed" : "it points to no memory");
    look->rank = elements.rank;
    look->element = elements.type;
    look->layout = elements.layout;
    look->start = (int64_t)elements.first;
    look->sizes = elements.sizes;
    look->strides = elements.strides;
    if (look->start < 0 || (uint64_t)look->start > look->allocation->size)
        return refuse(sb, "it does not lie within its memory");
    return true;
}

bool scene_show_bytes(Sb *sb, const Scene *scene, Str argument)
{
    Look look = { .scene = scene, .most = MOST_SHOWN };
    int64_t indices[MEMREF_MAX_RANK];
    const Value *value;
    bool bytes = false;
    Str name;

    if (words_take(&argument, "/")) {
        uint64_t most;

        look.most = words_number(&argument, &most) ? most : MOST_SHOWN;
        bytes = words_take(&argument, "b");
    }
    if (!look.most)
        return refuse(sb, "x/0 shows nothing: x/8 %m shows the first eight elements");
    name = words_value(&argument);
    if (!name.len || argument.len)
        return refuse(sb, "x takes a memref or pointer: x %m (elements), x/8 %m, x/16b %m (bytes)");
    value = scene_value(scene, name, sb);
    if (!value || !look_at(&look, value, sb))
        return false;
    bytes |= !look.layout;
    if (bytes)
        print_bytes(sb, &look);
    else
        print_elements(sb, &look, indices, 0, 0);
    if (!bytes && look.shown > look.most)
        sb_printf(sb, "  ... (x/%llu %.*s shows more)\n", (unsigned long long)look.most * 2,
                  STR_ARG(name));
    return true;
}
