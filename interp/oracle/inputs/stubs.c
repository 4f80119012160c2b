#include "interp/oracle/inputs/stubs.h"

#include "core/base/utf8.h"
#include "dialects/access.h"
#include "dialects/function.h"
#include "dialects/meaning/meaning.h"
#include "interp/oracle/inputs/inputs_draw.h"
#include "interp/machine/machine.h"
#include "interp/machine/value_text.h"

#include <string.h>

/* What was never written, or is poison, reads `?`: anything may stand there. */
static void add_open(Sb *text, Str contents)
{
    static const char POISON[] = "poison";
    size_t len = sizeof POISON - 1;

    for (size_t i = 0; i < contents.len; i++) {
        if (str_starts(str_from(contents, i), POISON)) {
            sb_char(text, '?');
            i += len - 1;
        } else {
            sb_char(text, contents.data[i]);
        }
    }
}

static void add_memref(Sb *text, const Step *s, Place place, const Type *type)
{
    Sb contents = { 0 };

    if (value_print_contents(&contents, s->machine, place, type))
        add_open(text, sb_view(&contents));
    else
        sb_add(text, type_text(type));
    sb_free(&contents);
}

/* Is a pointer in it that leads somewhere? Where that is may be anywhere. */
static bool leads_somewhere(Place place)
{
    bool leads = false;

    if (layout_is_record(place.layout)) {
        for (unsigned i = 0; i < place.layout->part_count; i++)
            leads |= leads_somewhere(place_part(place, i));
        return leads;
    }
    for (uint64_t i = 0; i < layout_lanes(place.layout); i++) {
        Place lane = place_lane(place, i);

        leads |= lane.layout->form == &FORM_POINTER && lane.words[POINTER_ADDRESS];
    }
    return leads;
}

static void add_value(Sb *text, Place place, const Type *type, uint64_t *hash)
{
    size_t from = text->len;

    if (leads_somewhere(place)) {
        sb_printf(text, "? : %s", type_text(type));
        return;
    }
    value_print(text, place, type);
    *hash = *hash * 31 + str_hash(str_from(sb_view(text), from));
}

/* "@name(1 : i32, dense<[2, 3]> : memref<2xi32>)". The hash is of all but what memrefs hold. */
static Flow tell(Step *s, Str name, unsigned first, unsigned count, uint64_t *hash)
{
    Sb *text = output_in(s);

    *hash = str_hash(name);
    sb_char(text, '@');
    sb_shown(text, name);
    sb_char(text, '(');
    for (unsigned i = 0; i < count; i++) {
        Place place = operand_place(s, first + i);
        const Type *type = s->op->operands[first + i]->type;

        if (is_poison(s, first + i))
            return undefined_poison(s, poison_origin(s, first + i),
                                    "poison is handed to the function @%.*s", STR_ARG(name));
        sb_add(text, i ? ", " : "");
        if (type_has_elements(type))
            add_memref(text, s, place, type);
        else
            add_value(text, place, type, hash);
    }
    sb_add(text, ")\n");
    return FLOW_NEXT;
}

static bool draw_value(Random *random, const Stubs *stubs, Place place);

/* Part by part. */
static bool draw_record(Random *random, const Stubs *stubs, Place place)
{
    for (unsigned i = 0; i < place.layout->part_count; i++)
        if (!draw_value(random, stubs, place_part(place, i)))
            return false;
    return true;
}

/* Often small: results are used as sizes and indices. */
static bool draw_value(Random *random, const Stubs *stubs, Place place)
{
    Scalars scalars;
    uint64_t style;

    if (layout_is_record(place.layout))
        return draw_record(random, stubs, place);
    style = random_word(random);
    if (!scalars_of(&scalars, place.layout, stubs->boundaries))
        return false;
    memset(place.poison, 0, layout_lanes(place.layout) * sizeof *place.poison);
    if (!scalars.boundary)
        return true;
    if (style & 1)
        scalars_draw(&scalars, random, place.words);
    else
        for (uint64_t i = 0; i < scalars.parts; i++)
            scalar_set(&scalars, random_below(random, 4),
                       place.words + i * scalars.boundary->words);
    return true;
}

/* Writes to one element, where there is one that can be written. */
static void scribble(Step *s, Random *random, const Stubs *stubs, unsigned operand)
{
    const Layout *layout = layout_of(s, type_held(s->op->operands[operand]->type)->shaped.element);
    int64_t count, number, at = 0;
    Allocation *allocation;
    uint64_t offset;
    MemRef memref;
    Place value;

    if (!layout || !layout_in_memory(layout) || !memref_in(s, operand, &memref)
        || !memref_element_count(&memref, &count) || !count)
        return;
    number = (int64_t)random_below(random, (uint64_t)count);
    for (unsigned i = memref.rank; i-- > 0; number /= memref.sizes[i])
        at += number % memref.sizes[i] * memref.strides[i];
    value = scratch_place(s, layout);
    if (memory_check(memory_in(s), element_pointer(&memref, layout, at), layout_bytes(layout), 1,
                     ACCESS_WRITE, &allocation, &offset)
            == ACCESS_OK
        && draw_value(random, stubs, value))
        layout_store(layout, value.words, NULL, allocation, offset);
}

/* Of a function whose result's memory its caller hands in: the type of that; else NULL. */
static const Type *result_in_memory(const Op *callee, unsigned argument)
{
    const Attr *sret = attr_lookup(function_arg_attrs(callee, argument), STR("llvm.sret"));

    return sret && sret->kind == ATTR_TYPE ? sret->type_value : NULL;
}

static bool fill(Step *s, Random *random, const Stubs *stubs, unsigned operand, const Type *type)
{
    const Layout *layout = layout_of(s, type);
    Allocation *allocation;
    uint64_t offset;
    Place value;

    if (!layout || !layout_in_memory(layout))
        return false;
    value = scratch_place(s, layout);
    if (!draw_value(random, stubs, value))
        return false;
    if (memory_check(memory_in(s), pointer_in(s, operand), layout_bytes(layout), 1, ACCESS_WRITE,
                     &allocation, &offset)
        == ACCESS_OK)
        layout_store(layout, value.words, NULL, allocation, offset);
    return true;
}

/* How often any stub was called in this run. */
static uint64_t count_call(Step *s)
{
    static const char CALLS;
    void **calls = run_memo(s, &CALLS);

    *calls = (char *)*calls + 1;
    return (uint64_t)(uintptr_t)*calls;
}

static Flow no_value(Step *s, Str name, const Type *type)
{
    return unsupported(s,
                       "the function @%.*s has no body, and no value can be made up for its "
                       "result of type '%s'",
                       STR_ARG(name), type_text(type));
}

static Flow call(Step *s, void *state, const Op *callee, unsigned first, unsigned count)
{
    const Stubs *stubs = state;
    Str name = op_attr(callee, "sym_name")->string;
    uint64_t hash;
    Random random;

    if (tell(s, name, first, count, &hash) == FLOW_END)
        return FLOW_END;
    random.state = hash ^ count_call(s) * UINT64_C(0x9E3779B97F4A7C15) ^ stubs->seed;
    for (unsigned i = 0; i < count; i++)
        if (type_shares_memory(s->op->operands[first + i]->type))
            scribble(s, &random, stubs, first + i);
    for (unsigned i = 0; i < count; i++) {
        const Type *type = result_in_memory(callee, i);

        if (type && !fill(s, &random, stubs, first + i, type))
            return no_value(s, name, type);
    }
    for (unsigned i = 0; i < s->op->result_count; i++)
        if (!draw_value(&random, stubs, result_place(s, i)))
            return no_value(s, name, s->op->results[i]->type);
    return FLOW_NEXT;
}

Stub stubs_of(Stubs *stubs)
{
    return (Stub){ call, stubs };
}
