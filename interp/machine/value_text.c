#include "interp/machine/value_text.h"

#include "dialects/llvm/variables.h"

void value_name_print(Sb *sb, const Naming *naming, const Value *value)
{
    const Op *op = value_definer(value);

    if (!value->name.len) {
        naming_value(naming, sb, value);
        return;
    }
    sb_printf(sb, "%%%.*s", STR_ARG(value->name));
    if (op && op->result_count > 1)
        sb_printf(sb, "#%u", value->index);
}

void value_print(Sb *sb, Place place, const Type *type)
{
    datum_text_typed(&(ValueText){ .sb = sb, .most = SIZE_MAX }, place, type);
}

void value_print_untyped(Sb *sb, Place place, const Type *type)
{
    datum_text(&(ValueText){ .sb = sb, .most = SIZE_MAX }, place, type);
}

void value_print_port(Sb *sb, Place place, const Type *type)
{
    datum_text(&(ValueText){ .sb = sb, .most = SIZE_MAX, .bits = true }, place, type);
}

/* What is cut off tells no more of what shape it is. */
static void print_sizes(Sb *sb, Place place, const Type *type)
{
    Elements elements;

    if (type->kind != TYPE_TENSOR || *place.poison || !value_elements(NULL, place, type, &elements))
        return;
    sb_add(sb, " of sizes [");
    for (unsigned i = 0; i < elements.rank; i++)
        sb_printf(sb, "%s%llu", i ? ", " : "", (unsigned long long)elements.sizes[i]);
    sb_char(sb, ']');
}

static void print_cut(Sb *sb, Place place, const Type *type, size_t most, bool label)
{
    Sb text = { 0 };

    datum_text_typed(&(ValueText){ .sb = &text, .most = most, .label = label }, place, type);
    if (text.len > most) {
        sb_printf(sb, "%.*s...", (int)most, text.data);
        print_sizes(sb, place, type);
    } else {
        sb_str(sb, sb_view(&text));
    }
    sb_free(&text);
}

void value_print_short(Sb *sb, Place place, const Type *type, size_t most)
{
    print_cut(sb, place, type, most, false);
}

void value_print_label(Sb *sb, Place place, const Type *type)
{
    enum { LONGEST_LABEL = 60 };

    if (type_shares_memory(type) && !*place.poison)
        datum_text(&(ValueText){ .sb = sb, .most = LONGEST_LABEL, .label = true }, place, type);
    else
        value_print_short(sb, place, type, LONGEST_LABEL);
}

static bool may_go_on(void *state, const Sb *sb)
{
    Machine *machine = state;

    if (!budget_fits(&machine->budget, sb->cap))
        machine->over = OVER_MEMORY;
    return machine_work_besides(machine, 1);
}

/* A view may have more elements than memory has bytes: each takes two of text at least. */
static bool text_fits(Machine *machine, const Elements *elements, uint64_t elide)
{
    uint64_t count = elements_count(elements);
    bool fits = (elide && count > elide)
                || budget_fits(&machine->budget, count > UINT64_MAX / 2 ? count : 2 * count);

    if (!fits)
        machine->over = OVER_MEMORY;
    return fits;
}

/* `elided`: whether it was, by what the machine's options say; NULL: it is not to be. */
static bool print_contents(Sb *sb, Machine *machine, Place place, const Type *type, bool *elided)
{
    Elements elements;
    Sb inner = { 0 };
    ValueText text = { .sb = &inner,
                       .most = SIZE_MAX,
                       .elide = elided ? machine->options.elide : 0,
                       .goes_on = may_go_on,
                       .state = machine };
    bool good = true;

    if (!type_shares_memory(type))
        datum_text_typed(&text, place, type);
    else
        good = value_elements(machine->memory, place, type, &elements)
               && text_fits(machine, &elements, text.elide)
               && datum_text_elements(&text, &elements);
    if (good && type_shares_memory(type)) {
        sb_printf(sb, "dense<%.*s> : ", STR_ARG(sb_view(&inner)));
        type_print(sb, type);
    } else if (good) {
        sb_str(sb, sb_view(&inner));
    } else {
        value_print(sb, place, type);
    }
    if (elided)
        *elided = good && text.elided;
    sb_free(&inner);
    return good;
}

bool value_print_contents(Sb *sb, Machine *machine, Place place, const Type *type)
{
    return print_contents(sb, machine, place, type, NULL);
}

bool value_print_elided(Sb *sb, Machine *machine, Place place, const Type *type)
{
    bool elided;

    print_contents(sb, machine, place, type, &elided);
    return elided;
}

/* What it holds, as elements of a tensor of its sizes. */
static void print_elements_argument(Sb *sb, Machine *machine, const Elements *elements)
{
    Sb inner = { 0 };
    ValueText text = {
        .sb = &inner, .most = SIZE_MAX, .literal = true, .goes_on = may_go_on, .state = machine
    };

    if (elements_count(elements))
        datum_text_elements(&text, elements);
    sb_printf(sb, "dense<%.*s> : ", STR_ARG(sb_view(&inner)));
    type_print(sb,
               elements_written(elements->type, elements->rank, (const int64_t *)elements->sizes));
    sb_free(&inner);
}

void value_print_argument(Sb *sb, Machine *machine, Place place, const Type *type)
{
    Elements elements;

    if (value_elements(machine->memory, place, type, &elements))
        print_elements_argument(sb, machine, &elements);
    else
        datum_text_argument(&(ValueText){ .sb = sb, .most = SIZE_MAX, .literal = true }, place,
                            type);
}

/* Of memory what was written; a value's elements are poison also where nobody wrote. */
static uint32_t origin_in(const Allocation *memory, uint64_t offset, uint64_t size)
{
    return (memory->id ? memory_poison : memory_origin)(memory, offset, size);
}

/* Of an element: what lies between the parts of a struct is none of it. */
static uint32_t origin_at(const Elements *elements, uint64_t offset)
{
    const Layout *layout = elements->layout;
    uint32_t origin = origin_in(elements->memory, offset, layout_bytes(layout)), found = 0;

    for (uint64_t lane = 0; origin && !found && lane < layout_lanes(layout); lane++)
        found = layout_lane_poison(layout, lane, elements->memory, offset);
    return found && elements->memory->id ? origin : found;
}

/* The indices of the first element in row-major order that poison was written to come to stand
 * behind what `sb` has. */
static uint32_t find_poison(Sb *sb, Machine *machine, const Elements *elements, unsigned dim,
                            uint64_t at)
{
    size_t start = sb->len;
    uint32_t origin = 0;
    uint64_t offset;

    if (dim == elements->rank)
        return elements_offset(elements, at, &offset) ? origin_at(elements, offset) : 0;
    for (uint64_t i = 0; i < elements->sizes[dim] && !origin && machine_work_besides(machine, 1);
         i++) {
        sb->len = start;
        sb_printf(sb, "%s%llu", dim ? ", " : "", (unsigned long long)i);
        origin = find_poison(sb, machine, elements, dim + 1, at + i * elements->strides[dim]);
    }
    return origin;
}

uint32_t elements_find_poison(Sb *sb, Machine *machine, const Elements *elements)
{
    const Allocation *memory = elements->memory;

    /* A view of more elements than there are bytes has many that are one: nobody goes through them.
     */
    if (!memory || !memory->alive || elements_count(elements) > memory->size
        || !origin_in(memory, 0, memory->size))
        return 0;
    return find_poison(sb, machine, elements, 0, 0);
}

void value_name_print_told(Sb *sb, const Naming *naming, const Value *value)
{
    Sb source = { 0 };

    value_name_print(sb, naming, value);
    if (source_expression(value, &source))
        sb_printf(sb, " (%.*s)", STR_ARG(sb_view(&source)));
    sb_free(&source);
}
