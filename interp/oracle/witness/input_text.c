#include "interp/oracle/witness/input_text.h"

#include "interp/console/offer.h"
#include "interp/machine/value_summary.h"
#include "interp/machine/value_text.h"
#include "interp/program/npy_write.h"

#include <ctype.h>
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

/* "%arg0", where it is the memory of an argument before it. */
static bool print_owner(Sb *sb, const Runner *runner, unsigned argument)
{
    unsigned owner = owner_of(runner, argument);

    if (owner == argument || !type_shares_memory(runner->shape.arguments.parts[argument].type))
        return false;
    sb_printf(sb, "%%arg%u", owner);
    return true;
}

/* Of a circuit the inputs at each tick stand by themselves. */
static void print_between(Sb *text, const Runner *runner, unsigned argument)
{
    unsigned ticks = runner->ticks ? ticks_count(runner->function->op) : 1;
    bool first = argument % (runner->shape.arguments.count / ticks) == 0;

    sb_add(text, !argument ? "" : first ? "; " : ", ");
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
        print_between(text, runner, i);
        if (!print_owner(text, runner, i))
            value_print_argument(text, runner->machine, runner->arguments[i],
                                 arguments->parts[i].type);
    }
}

static bool is_large(const Runner *runner, unsigned argument)
{
    const Type *type = runner->shape.arguments.parts[argument].type;
    Place place = runner->arguments[argument];
    Elements elements;

    if (place_is_all_poison(place))
        return false;
    if (value_elements(runner->machine->memory, place, type, &elements))
        return elements_count(&elements) > INPUT_MOST_SHOWN;
    return type_has_elements(type) && layout_lanes(place.layout) > INPUT_MOST_SHOWN;
}

/* "tensor<4x2048xi32>": with the sizes that its type leaves open. */
static void print_sized(Sb *sb, const Runner *runner, Place place, const Type *type)
{
    Elements elements;

    if (!value_elements(runner->machine->memory, place, type, &elements)) {
        type_print(sb, type);
        return;
    }
    type_print(sb, elements_written(elements.type, elements.rank, (const int64_t *)elements.sizes));
}

/* "<2048 elements, least -1, greatest 7 : tensor<2048xi32>>", which nobody takes for an argument.
 */
static void show_value(Sb *sb, const Runner *runner, unsigned argument)
{
    const Type *type = runner->shape.arguments.parts[argument].type;
    Place place = runner->arguments[argument];

    if (!is_large(runner, argument)) {
        value_print_argument(sb, runner->machine, place, type);
        return;
    }
    sb_char(sb, '<');
    value_print_summary(sb, runner->machine, place, type);
    sb_add(sb, " : ");
    print_sized(sb, runner, place, type);
    sb_char(sb, '>');
}

/* A file of numbers cannot say that. */
static bool has_poison(const Runner *runner, unsigned argument)
{
    Place place = runner->arguments[argument];
    Elements elements;
    Sb indices = { 0 };
    bool found = place_is_poison(place);

    if (!found
        && value_elements(runner->machine->memory, place,
                          runner->shape.arguments.parts[argument].type, &elements))
        found = elements_find_poison(&indices, runner->machine, &elements) != 0;
    sb_free(&indices);
    return found;
}

/* Where it is written, the path as --args takes it; else the value. */
static bool show_file(Sb *sb, const Runner *runner, unsigned argument, const char *folder, Str name)
{
    const Type *type = runner->shape.arguments.parts[argument].type;
    Sb path = { 0 };
    NpyEnd end = NPY_NO_TYPE;
    bool plain = true;

    sb_printf(&path, "%.*s.arg%u", STR_ARG(name), argument);
    if (type_has_elements(type) && !has_poison(runner, argument))
        end = npy_write(runner->machine, folder, path.data, runner->handed[argument], type,
                        UINT64_MAX / 16);
    path.len = 0;
    sb_printf(&path, "%s/%.*s.arg%u.npy", folder, STR_ARG(name), argument);
    for (size_t i = 0; i < path.len; i++)
        plain = plain && (isalnum((unsigned char)path.data[i]) || strchr("_./-", path.data[i]));
    if (end == NPY_WRITTEN)
        sb_printf(sb, plain ? "@%.*s" : "@\"%.*s\"", STR_ARG(sb_view(&path)));
    else if (end != NPY_FAILED)
        show_value(sb, runner, argument);
    sb_free(&path);
    return end != NPY_FAILED;
}

bool input_show(const Runner *runner, const char *folder, Str name, Sb *text)
{
    bool good = true;

    for (unsigned i = 0; good && i < runner->shape.arguments.count; i++) {
        print_between(text, runner, i);
        if (print_owner(text, runner, i))
            continue;
        if (folder)
            good = show_file(text, runner, i, folder, name);
        else
            show_value(text, runner, i);
    }
    return good;
}

/* Letters, digits and what is `plain` stand for themselves, so that no two names become one. */
static void add_name(Sb *sb, Str name, const char *plain)
{
    for (size_t i = 0; i < name.len; i++) {
        unsigned char c = (unsigned char)name.data[i];

        if (c < 0x80 && (isalnum(c) || (c && strchr(plain, c))))
            sb_char(sb, (char)c);
        else
            sb_printf(sb, "%%%02x", c);
    }
}

Str input_name(Arena *arena, Str stem, unsigned part, Str function)
{
    Sb sb = { 0 };
    Str name;

    add_name(&sb, stem, "_.-");
    if (part)
        sb_printf(&sb, ".%u", part);
    sb_char(&sb, '.');
    add_name(&sb, function, "_-");
    name = str_dup(arena, sb_view(&sb));
    sb_free(&sb);
    return name;
}

void input_words(Sb *sb, Str entry, Str args)
{
    sb_add(sb, "--entry=");
    offer_word(sb, entry);
    if (args.len) {
        sb_add(sb, " --args=");
        offer_quoted(sb, args);
    }
}

Str input_hint(Str args, Str shown, const char *folder)
{
    return folder || str_eq(args, shown)
               ? (Str){ 0 }
               : STR("large arguments are summarised; --args-out=FOLDER writes those of a "
                     "function's first difference to files");
}
