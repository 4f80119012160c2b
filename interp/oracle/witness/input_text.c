#include "interp/oracle/witness/input_text.h"

#include "interp/machine/value_text.h"

#include <string.h>

/* Offset and strides, where they are not those of elements one behind the other. */
static void print_layout(Sb *sb, const Runner *runner, unsigned argument)
{
    Elements elements;

    if (!value_elements(runner->machine->memory, runner->arguments[argument],
                        runner->shape.arguments.parts[argument].type, &elements)
        || (!elements.offset && elements_are_row_major(&elements)))
        return;
    sb_printf(sb, "%sargument %u has offset %llu", sb->len ? ", " : "", argument,
              (unsigned long long)elements.offset);
    for (unsigned i = 0; i < elements.rank; i++)
        sb_printf(sb, "%s%llu%s", i ? ", " : " and strides [",
                  (unsigned long long)elements.strides[i], i + 1 == elements.rank ? "]" : "");
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

static const Allocation *own_memory_of(const Runner *runner, unsigned argument)
{
    return wire_memory(runner->machine, &runner->shape.arguments.parts[argument],
                       runner->arguments[argument]);
}

/* "%a and %b are the same memory" */
static void print_sharing(Sb *sb, const Runner *runner, unsigned argument)
{
    const WireParts *arguments = &runner->shape.arguments;
    const Allocation *memory = own_memory_of(runner, argument);
    unsigned owner = owner_of(runner, argument);

    if (owner != argument)
        print_two(sb, runner, argument, owner, " are the same memory");
    for (unsigned i = 0; i < argument && owner == argument; i++)
        if (arguments->parts[i].element && own_memory_of(runner, i) == memory)
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
            print_layout(layouts, runner, i);
    }
    for (unsigned i = 0; i < arguments->count; i++) {
        const Type *type = arguments->parts[i].type;

        sb_add(text, i ? ", " : "");
        if (type_shares_memory(type) && owner_of(runner, i) != i)
            sb_printf(text, "%%arg%u", owner_of(runner, i));
        else
            value_print_argument(text, runner->machine, runner->arguments[i], type);
    }
}
