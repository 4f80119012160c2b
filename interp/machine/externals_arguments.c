#include "interp/machine/externals_arguments.h"

#include "dialects/llvm/variadic.h"

#include <string.h>

void argument_add_length(Arguments *a, char letter)
{
    size_t length = strlen(a->length);

    if (length + 1 < sizeof a->length) {
        a->length[length] = letter;
        a->length[length + 1] = 0;
    }
}

static bool wrong_argument(Arguments *a, char letter, const char *wanted)
{
    Step *s = a->s;

    if (a->next >= a->end)
        undefined(s, "@%s: the conversion %%%s%c has no argument", a->self->name, a->length,
                  letter);
    else
        undefined(s, "@%s: the conversion %%%s%c wants %s, and its argument %s is of type '%s'",
                  a->self->name, a->length, letter, wanted, name_in(s, a->next),
                  type_text(s->op->operands[a->next]->type));
    by_decision(s, "X6");
    return false;
}

bool argument_choose(Arguments *a, int64_t number)
{
    unsigned count = a->end - a->first;

    if (a->list) {
        unsupported(a->s, "arguments of @%s that are chosen from a list by their number",
                    a->self->name);
        return false;
    }
    a->next = number < 1 || number > count ? a->end : a->first + (unsigned)number - 1;
    return true;
}

/* What lies in front of the text, or behind another that could, overlaps nothing that this does
 * not. */
void argument_copied(Arguments *a, Pointer at, uint64_t bytes)
{
    if (pointer_is_null(a->text) || at.address + bytes <= a->text.address
        || !memory_same(memory_in(a->s), a->text.provenance, at.provenance))
        return;
    if (!pointer_is_null(a->nearest) && a->nearest.address <= at.address)
        return;
    a->nearest = at;
    a->nearest_bytes = bytes;
}

bool arguments_are_apart(Arguments *a, uint64_t bytes, bool written)
{
    if (pointer_is_null(a->nearest))
        return true;
    return written ? is_apart(a->s, a->self, a->text, bytes, a->nearest, a->nearest_bytes)
                   : is_apart(a->s, a->self, a->nearest, a->nearest_bytes, a->text, bytes);
}

static bool load_known(Step *s, Pointer at, Place to)
{
    MemRef bytes = bytes_at(s, at);

    if (load_at(s, &bytes, 0, to, ACCESS_READ) == FLOW_END)
        return false;
    if (!*to.poison)
        return true;
    undefined_poison(s, *to.poison, "an argument in the list is poison");
    return false;
}

static bool store_known(Step *s, Pointer at, Place from)
{
    MemRef bytes = bytes_at(s, at);

    return store_at(s, &bytes, 0, from, ACCESS_WRITE) != FLOW_END;
}

/* Where the list's next argument is, if that is a register that was saved; the list goes on. */
static bool next_saved(Arguments *a, bool is_float, Pointer *at, bool *found)
{
    Layout number = layout_int(target_in(a->s), 32), pointer = layout_pointer(target_in(a->s), 0);
    Place used = scratch_place(a->s, &number), saved = scratch_place(a->s, &pointer);
    Pointer counter = pointer_behind(*a->list, is_float ? LIST_VECTORS : LIST_GENERAL);

    if (!load_known(a->s, counter, used))
        return false;
    *found = *used.words < (is_float ? SAVED_BYTES : SAVED_GENERAL);
    if (!*found)
        return true;
    if (!load_known(a->s, pointer_behind(*a->list, LIST_SAVED), saved))
        return false;
    *at = pointer_behind(place_pointer(saved), *used.words);
    *used.words += is_float ? VECTOR_BYTES : GENERAL_BYTES;
    return store_known(a->s, counter, used);
}

/* And if it came in memory. */
static bool next_in_memory(Arguments *a, uint64_t bytes, Pointer *at)
{
    Layout pointer = layout_pointer(target_in(a->s), 0);
    Place next = scratch_place(a->s, &pointer);

    if (!load_known(a->s, pointer_behind(*a->list, LIST_MEMORY), next))
        return false;
    *at = place_pointer(next);
    if (bytes > GENERAL_BYTES)
        at->address = (at->address + VECTOR_BYTES - 1) / VECTOR_BYTES * VECTOR_BYTES;
    place_set_pointer(next, pointer_behind(*at, bytes));
    return store_known(a->s, pointer_behind(*a->list, LIST_MEMORY), next);
}

/* The list's next argument, which is taken for what the conversion wants. */
static bool take_from_list(Arguments *a, Place to)
{
    uint64_t bytes =
        layout_stride(to.layout) < GENERAL_BYTES ? GENERAL_BYTES : layout_stride(to.layout);
    bool found = false;
    Pointer at;

    if (llvm_lists_are_flat(a->s))
        return load_known(a->s, llvm_next_listed(a->s, a->list, to.layout), to);
    if (bytes == GENERAL_BYTES && !next_saved(a, layout_is_float(to.layout), &at, &found))
        return false;
    if (!found && !next_in_memory(a, bytes, &at))
        return false;
    return load_known(a->s, at, to);
}

bool argument_take(Arguments *a, char letter, const Layout *layout, const char *wanted,
                   Place *value)
{
    Place found;

    if (a->list) {
        *value = scratch_place(a->s, layout);
        return take_from_list(a, *value);
    }
    if (a->next >= a->end)
        return wrong_argument(a, letter, wanted);
    found = operand_place(a->s, a->next);
    if (found.layout->form != layout->form || found.layout->width != layout->width
        || found.layout->format != layout->format)
        return wrong_argument(a, letter, wanted);
    *value = found;
    a->next++;
    return true;
}

bool argument_take_int(Arguments *a, char letter, unsigned width, Int *value)
{
    const Layout layout = layout_int(target_in(a->s), width);
    Place place;

    if (!argument_take(a, letter, &layout, width == 64 ? "64 bits" : "32 bits", &place))
        return false;
    *value = place_int(place);
    return true;
}

bool argument_take_pointer(Arguments *a, char letter, Pointer *value)
{
    const Layout layout = layout_pointer(target_in(a->s), 0);
    Place place;

    if (!argument_take(a, letter, &layout, "a pointer", &place))
        return false;
    *value = place_pointer(place);
    return true;
}
