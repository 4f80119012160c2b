/* Values as items, and their parts by index. */
#include "interp/tools/debug/listing_write.h"

#include "dialects/access.h"
#include "dialects/meaning/meaning.h"
#include "interp/machine/value_text.h"
#include "interp/tools/debug/words.h"

#include <string.h>

enum { BYTES_IN_ROW = 8, LONGEST_ROW = 100 };

static bool refuse(Sb *sb, const char *why)
{
    sb_add(sb, why);
    return false;
}

static void set_vector(Shown *shown)
{
    const Layout *layout = shown->place.layout;

    shown->rank = shown->type->shaped.rank;
    shown->scalar = shown->rank > LIST_DEPTH;
    for (unsigned i = 0; i < shown->rank && !shown->scalar; i++)
        shown->sizes[i] = (uint64_t)layout->dims[i];
}

static void set_elements(Shown *shown)
{
    shown->rank = shown->elements.rank;
    shown->scalar = shown->rank > LIST_DEPTH;
    for (unsigned i = 0; i < shown->rank && !shown->scalar; i++) {
        shown->sizes[i] = shown->elements.sizes[i];
        shown->strides[i] = shown->elements.strides[i];
    }
}

bool scene_shown_of(const Scene *scene, const Value *value, Shown *shown, Sb *sb)
{
    Place place = frame_place(scene_top(scene)->frame, value);

    if (!place.layout)
        return refuse(sb, "it has a type that is not supported");
    *shown = (Shown){ .type = value->type, .place = place, .scalar = true };
    if (value->type->kind == TYPE_VECTOR) {
        set_vector(shown);
    } else if (type_has_elements(value->type) && !place_is_poison(place)
               && value_elements(scene->machine->memory, place, value->type, &shown->elements)) {
        shown->elsewhere = true;
        set_elements(shown);
    }
    return true;
}

static void set_rows(Shown *shown, const Allocation *allocation)
{
    shown->rows = allocation;
    shown->rank = 1;
    shown->sizes[0] = (allocation->size + BYTES_IN_ROW - 1) / BYTES_IN_ROW;
}

bool scene_shown(const Scene *scene, Str name, Shown *shown, Sb *sb)
{
    Str rest = name;
    const Value *value;
    uint64_t address;

    *shown = (Shown){ 0 };
    if (str_starts(name, "@"))
        return scene_global_shown(scene, name, shown, sb);
    if (words_address(&rest, &address) && !rest.len) {
        const Allocation *allocation = scene_allocation_at(scene, address);

        if (!allocation)
            return refuse(sb, "no memory that is alive lies there");
        set_rows(shown, allocation);
        return true;
    }
    value = scene_value(scene, name, sb);
    return value && scene_shown_of(scene, value, shown, sb);
}

static uint64_t address_of(const Shown *shown)
{
    const Allocation *memory = shown->rows ? shown->rows : shown->elements.memory;

    if (!memory || !memory->alive || (!shown->rows && !type_shares_memory(shown->type)))
        return 0;
    return memory->address + (shown->rows ? 0 : shown->elements.first);
}

static uint64_t parts_of(const Shown *shown)
{
    return shown->scalar ? 0 : shown->rank ? shown->sizes[0] : 1;
}

static void print_cut_row(Sb *sb, Sb *text)
{
    sb_str(sb, (Str){ text->data, text->len < LONGEST_ROW ? text->len : LONGEST_ROW });
    sb_add(sb, text->len > LONGEST_ROW ? "..." : "");
    sb_free(text);
}

/* The first of the elements behind the indices, `depth` of them: as many as a line has room for.
 * Nothing of what has been freed, or does not lie within its memory. */
static void print_elements(Sb *sb, const Shown *shown, unsigned depth, const int64_t *indices)
{
    Elements part = shown->elements;
    Sb text = { 0 };
    uint64_t at = 0;

    for (unsigned i = 0; i < depth; i++)
        at += (uint64_t)indices[i] * shown->strides[i];
    part.first += at * layout_stride(part.layout);
    part.rank = shown->rank - depth;
    part.sizes = shown->sizes + depth;
    part.strides = shown->strides + depth;
    if (!datum_text_elements(&(ValueText){ .sb = &text, .most = LONGEST_ROW }, &part))
        text.len = 0;
    print_cut_row(sb, &text);
}

/* Of what shares memory, the elements stand in front of where they lie. */
static void print_shown(Sb *sb, const Scene *scene, const Shown *shown)
{
    if (shown->rows) {
        scene_print_allocation(sb, scene, shown->rows);
        return;
    }
    if (shown->elsewhere && !shown->scalar && type_shares_memory(shown->type))
        print_elements(sb, shown, 0, NULL);
    sb_add(sb, sb->len ? ", " : "");
    if (shown->place.words)
        scene_print_bare(sb, shown->place, shown->type);
    else
        sb_printf(sb, "memory at 0x%llx", (unsigned long long)address_of(shown));
}

void scene_add_shown(Sb *sb, const Scene *scene, Str name, const Shown *shown)
{
    ItemNumbers numbers = { .parts = parts_of(shown), .address = address_of(shown) };
    ItemTexts texts = { 0 };

    sb_str(&texts.name, name);
    print_shown(&texts.value, scene, shown);
    if (shown->type)
        type_print(&texts.type, shown->type);
    if (shown->place.words && shown->place.layout->form == &FORM_POINTER
        && !place_is_poison(shown->place))
        numbers.address = place_pointer(shown->place).address;
    listing_add(sb, numbers, &texts);
    item_texts_free(&texts);
}

bool scene_list_value(Sb *sb, const Scene *scene, Str name)
{
    Shown shown;

    if (!scene_shown(scene, name, &shown, sb))
        return false;
    listing_begin(sb, 1);
    scene_add_shown(sb, scene, name, &shown);
    return true;
}

static void print_lane(Sb *sb, const Scene *scene, const Shown *shown, const int64_t *indices)
{
    ArenaMark mark = arena_mark(&scene->machine->scratch);
    Place flat = place_flattened(&scene->machine->scratch, shown->place);
    uint64_t lane = 0;

    for (unsigned i = 0; i < shown->rank; i++)
        lane = lane * shown->sizes[i] + (uint64_t)indices[i];
    scene_print_bare(sb, place_lane(flat, lane), shown->type->shaped.element);
    arena_release(&scene->machine->scratch, mark);
}

static void print_nested_lanes(Sb *sb, const Scene *scene, const Shown *shown, unsigned depth,
                               int64_t *indices)
{
    if (depth == shown->rank) {
        print_lane(sb, scene, shown, indices);
        return;
    }
    sb_char(sb, '[');
    for (uint64_t i = 0; i < shown->sizes[depth] && sb->len <= LONGEST_ROW; i++) {
        sb_add(sb, i ? ", " : "");
        indices[depth] = (int64_t)i;
        print_nested_lanes(sb, scene, shown, depth + 1, indices);
    }
    sb_char(sb, ']');
}

/* As print_elements, of a vector. */
static void print_lanes(Sb *sb, const Scene *scene, const Shown *shown, unsigned depth,
                        const int64_t *indices)
{
    int64_t at[LIST_DEPTH];
    Sb text = { 0 };

    memcpy(at, indices, depth * sizeof *indices);
    print_nested_lanes(&text, scene, shown, depth, at);
    print_cut_row(sb, &text);
}

/* "?" where it was never written; its address. */
static uint64_t print_stored(Sb *sb, const Scene *scene, const Shown *shown, const int64_t *indices)
{
    const Elements *elements = &shown->elements;
    uint64_t at = 0, offset;

    for (unsigned i = 0; i < shown->rank; i++)
        at += (uint64_t)indices[i] * shown->strides[i];
    if (!elements->memory || !elements->memory->alive) {
        sb_add(sb, "freed");
        return 0;
    }
    if (!elements_offset(elements, at, &offset)) {
        sb_add(sb, "outside of its memory");
        return 0;
    }
    scene_print_stored(sb, scene, elements->memory, offset, elements->type);
    return type_shares_memory(shown->type) ? elements->memory->address + offset : 0;
}

static void add_part(Sb *sb, const Scene *scene, const Shown *shown, unsigned depth,
                     const int64_t *indices)
{
    ItemNumbers numbers = { .parts = depth < shown->rank ? shown->sizes[depth] : 0 };
    ItemTexts texts = { 0 };

    if (shown->rows) {
        uint64_t from = (uint64_t)indices[0] * BYTES_IN_ROW;

        sb_printf(&texts.name, "+%llu", (unsigned long long)from);
        numbers.address = shown->rows->address + from;
        scene_print_row(&texts.value, scene, shown->rows, from, BYTES_IN_ROW);
    } else {
        sb_char(&texts.name, '[');
        if (depth)
            sb_printf(&texts.name, "%lld", (long long)indices[depth - 1]);
        sb_char(&texts.name, ']');
        if (depth == shown->rank && shown->elsewhere)
            numbers.address = print_stored(&texts.value, scene, shown, indices);
        else if (depth == shown->rank)
            print_lane(&texts.value, scene, shown, indices);
        else if (shown->elsewhere)
            print_elements(&texts.value, shown, depth, indices);
        else
            print_lanes(&texts.value, scene, shown, depth, indices);
        if (depth == shown->rank)
            type_print(&texts.type,
                       shown->elsewhere ? shown->elements.type : shown->type->shaped.element);
    }
    listing_add(sb, numbers, &texts);
    item_texts_free(&texts);
}

bool scene_list_parts(Sb *sb, const Scene *scene, const ListAsk *ask, Str name)
{
    int64_t indices[LIST_DEPTH + 1];
    unsigned depth = ask->depth;
    uint64_t total;
    Shown shown;

    if (!scene_shown(scene, name, &shown, sb))
        return false;
    if (shown.scalar || depth > shown.rank || (depth == shown.rank && shown.rank))
        return refuse(sb, "it has no parts");
    for (unsigned i = 0; i < depth; i++) {
        indices[i] = ask->indices[i];
        if (indices[i] < 0 || (uint64_t)indices[i] >= shown.sizes[i])
            return refuse(sb, "there is no such part");
    }
    total = shown.rank ? shown.sizes[depth] : 1;
    listing_begin(sb, total);
    for (uint64_t i = ask->first; i < total && list_asks(ask, i); i++) {
        indices[depth] = (int64_t)i;
        add_part(sb, scene, &shown, shown.rank ? depth + 1 : 0, indices);
    }
    return true;
}
