#include "interp/witness/input_text.h"

#include "interp/value_text.h"

#include <string.h>

/* A complex number is an array of its parts; i1 has no type behind it. */
static void print_scalars(Sb *sb, Place place, const Type *type)
{
    if (place_is_all_poison(place)) {
        sb_add(sb, "#ub.poison : ");
        type_print(sb, type);
    } else if (type->kind == TYPE_COMPLEX) {
        const Layout *part = place.layout->element;

        sb_add(sb, "[");
        value_print_argument(sb, (Place){ place.words, place.poison, part }, type->shaped.element);
        sb_add(sb, ", ");
        value_print_argument(sb, (Place){ place.words + layout_words(part), place.poison, part },
                             type->shaped.element);
        sb_add(sb, "]");
    } else if (type_is_signless(type, 1)) {
        sb_add(sb, place.words[0] ? "true" : "false");
    } else {
        value_print_argument(sb, place, type);
    }
}

/* What it holds, as elements of a tensor of its sizes. */
static void print_memref(Sb *sb, Machine *machine, Place place, const Type *type)
{
    unsigned rank;
    const uint64_t *sizes = wire_sizes(place, &rank);
    Sb text = { 0 };

    memref_print_argument(&text, machine, place, type);
    if (wire_element_count(place))
        sb_str(sb, (Str){ text.data, (size_t)(strstr(text.data, " : ") - text.data) });
    else
        sb_add(sb, "dense<>");
    sb_add(sb, " : tensor<");
    for (unsigned i = 0; i < rank; i++)
        sb_printf(sb, "%llux", (unsigned long long)sizes[i]);
    type_print(sb, type->shaped.element);
    sb_add(sb, ">");
    sb_free(&text);
}

/* Offset and strides, where they are not those of elements one behind the other. */
static void print_layout(Sb *sb, unsigned argument, Place place)
{
    unsigned rank;
    const uint64_t *sizes = wire_sizes(place, &rank), *strides = sizes + rank;
    uint64_t offset = *(sizes - MEMREF_SIZES + MEMREF_OFFSET), plain = 1;
    bool differs = offset != 0;

    for (unsigned i = rank; i-- > 0; plain *= sizes[i])
        differs |= strides[i] != plain;
    if (!differs)
        return;
    sb_printf(sb, "%sargument %u has offset %llu", sb->len ? ", " : "", argument,
              (unsigned long long)offset);
    for (unsigned i = 0; i < rank; i++)
        sb_printf(sb, "%s%llu%s", i ? ", " : " and strides [", (unsigned long long)strides[i],
                  i + 1 == rank ? "]" : "");
}

/* The argument before it that is the same memory; its own number where there is none. */
static unsigned owner_of(const Runner *runner, unsigned argument)
{
    const WireParts *arguments = &runner->shape.arguments;
    const Place *places = runner->arguments;
    uint64_t words = layout_words(places[argument].layout);

    for (unsigned i = 0; i < argument; i++)
        if (arguments->parts[i].type == arguments->parts[argument].type
            && memcmp(places[i].words, places[argument].words, words * sizeof *places[i].words)
                   == 0)
            return i;
    return argument;
}

/* As the program calls it. */
static void print_name(Sb *sb, const Runner *runner, unsigned argument)
{
    const Value *value = runner->function->op->regions[0].first->args[argument];

    if (value->name.len)
        sb_printf(sb, "%%%.*s", STR_ARG(value->name));
    else
        sb_printf(sb, "%%arg%u", argument);
}

static void print_two(Sb *sb, const Runner *runner, unsigned argument, unsigned owner,
                      const char *what)
{
    sb_add(sb, sb->len ? ", " : "");
    print_name(sb, runner, owner);
    sb_add(sb, " and ");
    print_name(sb, runner, argument);
    sb_add(sb, what);
}

/* "%a and %b are the same memory" */
static void print_sharing(Sb *sb, const Runner *runner, unsigned argument)
{
    const WireParts *arguments = &runner->shape.arguments;
    const Allocation *memory = wire_memref_memory(runner->machine, runner->arguments[argument]);
    unsigned owner = owner_of(runner, argument);

    if (owner != argument)
        print_two(sb, runner, argument, owner, " are the same memory");
    for (unsigned i = 0; i < argument && owner == argument; i++)
        if (arguments->parts[i].element
            && wire_memref_memory(runner->machine, runner->arguments[i]) == memory)
            print_two(sb, runner, argument, i, " lie in the same memory");
}

void input_print(const Runner *runner, Sb *text, Sb *layouts)
{
    const WireParts *arguments = &runner->shape.arguments;

    for (unsigned i = 0; i < arguments->count; i++) {
        if (!arguments->parts[i].element)
            continue;
        print_sharing(layouts, runner, i);
        if (owner_of(runner, i) == i)
            print_layout(layouts, i, runner->arguments[i]);
    }
    for (unsigned i = 0; i < arguments->count; i++) {
        const Type *type = arguments->parts[i].type;

        sb_add(text, i ? ", " : "");
        if (type_is_any_memref(type) && owner_of(runner, i) != i)
            sb_printf(text, "%%arg%u", owner_of(runner, i));
        else if (type_is_any_memref(type))
            print_memref(text, runner->machine, runner->arguments[i], type);
        else
            print_scalars(text, runner->arguments[i], type);
    }
}
