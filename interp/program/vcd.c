#include "interp/program/vcd.h"

#include "core/base/utf8.h"
#include "core/ir/symbol.h"
#include "core/text/naming.h"
#include "interp/machine/state.h"
#include "interp/machine/value_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { MOST_PARTS = 64, STEP = 10 }; /* of a value that has parts; time from tick to tick */

typedef struct Wave {
    Slot slot;
    uint16_t path[4]; /* to the part of it, as many as */
    unsigned depth;
    unsigned width;
    bool is_clock;
    Str shown; /* last */
} Wave;

struct Vcd {
    FILE *file;
    Machine *machine;
    VEC(Wave) waves;
    Sb bits;
};

/* Printable characters, as few as it takes. */
static void print_code(FILE *file, size_t number)
{
    do {
        fputc((int)('!' + number % 94), file);
        number /= 94;
    } while (number);
}

static void declare(Vcd *vcd, const Wave *wave, const char *name)
{
    fprintf(vcd->file, "$var wire %u ", wave->width);
    print_code(vcd->file, vcd->waves.len);
    fprintf(vcd->file, " %s $end\n", name);
    vec_push(&vcd->waves, *wave);
}

/* A number, or what has parts: "a[3]". */
static void add_wave(Vcd *vcd, Wave wave, const Layout *layout, Sb *name)
{
    size_t length = name->len;

    if (layout_is_integer(layout) && layout->width) {
        wave.width = layout->width;
        declare(vcd, &wave, name->data);
        return;
    }
    if (!layout_is_record(layout) || layout->part_count > MOST_PARTS
        || wave.depth == sizeof wave.path / sizeof *wave.path)
        return;
    for (unsigned i = 0; i < layout->part_count; i++) {
        Wave part = wave;

        part.path[part.depth++] = (uint16_t)i;
        sb_printf(name, "[%u]", i);
        add_wave(vcd, part, layout_part(layout, i), name);
        name->len = length;
    }
}

static void add_value(Vcd *vcd, const Naming *naming, const Value *value, Slot slot, bool is_clock)
{
    Sb name = { 0 };

    if (slot.layout) {
        value_name_print(&name, naming, value);
        memmove(name.data, name.data + 1, name.len--); /* without % */
        add_wave(vcd, (Wave){ .slot = slot, .is_clock = is_clock }, slot.layout, &name);
    }
    sb_free(&name);
}

/* A clock, or a bit that is one. */
static bool is_of_clock(const Op *op, unsigned result)
{
    if (type_is_clock(op->results[result]->type))
        return true;
    for (unsigned i = 0; !op->def->state && i < op->operand_count; i++)
        if (type_is_clock(op->operands[i]->type))
            return true;
    return false;
}

static void add_values(Vcd *vcd, const Function *function, unsigned clocks)
{
    const BlockNodes *block = &function->body.blocks[0];
    Naming *naming = naming_new(function->op);

    for (unsigned i = 0; i < block->arg_count; i++)
        add_value(vcd, naming, block->block->args[i], block->args[i], i >= clocks);
    for (unsigned i = 0; i < block->count; i++) {
        const Node *node = &block->nodes[i];

        for (unsigned r = 0; node->phase != NODE_TAKES && r < node->op->result_count; r++)
            if (!is_of_clock(node->op, r))
                add_value(vcd, naming, node->op->results[r], node->results[r], false);
    }
    naming_free(naming);
}

Vcd *vcd_new(Machine *machine, const Function *function, unsigned clocks, const char *file)
{
    FILE *opened = fopen(file, "w");
    Sb name = { 0 };
    Vcd *vcd;

    if (!opened)
        return NULL;
    vcd = ARENA_NEW(&machine->program, Vcd);
    vcd->machine = machine;
    vcd->file = opened;
    sb_shown(&name, symbol_name(function->op));
    fprintf(opened, "$timescale 1ns $end\n$scope module %.*s $end\n", STR_ARG(sb_view(&name)));
    sb_free(&name);
    add_values(vcd, function, clocks);
    fprintf(opened, "$upscope $end\n$enddefinitions $end\n");
    return vcd;
}

static void print_bits(Sb *sb, Place place)
{
    Int value;

    if (*place.poison) {
        sb_char(sb, 'x');
        return;
    }
    value = place_int(place);
    for (unsigned i = value.width; i--;)
        sb_char(sb, int_bit(value, i) ? '1' : '0');
}

static void show(Vcd *vcd, size_t number, Str bits)
{
    Wave *wave = &vcd->waves.data[number];

    if (str_eq(wave->shown, bits))
        return;
    if (wave->shown.len != bits.len)
        wave->shown = str_dup(&vcd->machine->program, bits);
    else
        memcpy((char *)wave->shown.data, bits.data, bits.len);
    fprintf(vcd->file, wave->width == 1 ? "%.*s" : "b%.*s ", STR_ARG(bits));
    print_code(vcd->file, number);
    fputc('\n', vcd->file);
}

static void show_clocks(Vcd *vcd, const char *bit)
{
    for (size_t i = 0; i < vcd->waves.len; i++)
        if (vcd->waves.data[i].is_clock)
            show(vcd, i, str_of(bit));
}

void vcd_tick(Vcd *vcd, uint64_t tick, const Frame *frame)
{
    fprintf(vcd->file, "#%" PRIu64 "\n", tick * STEP);
    show_clocks(vcd, tick ? "1" : "0");
    for (size_t i = 0; i < vcd->waves.len; i++) {
        const Wave *wave = &vcd->waves.data[i];
        Place place = slot_place(frame, wave->slot);

        for (unsigned d = 0; d < wave->depth; d++)
            place = place_part(place, wave->path[d]);
        vcd->bits.len = 0;
        print_bits(&vcd->bits, place);
        if (!wave->is_clock)
            show(vcd, i, sb_view(&vcd->bits));
    }
    fprintf(vcd->file, "#%" PRIu64 "\n", tick * STEP + STEP / 2);
    show_clocks(vcd, "0");
}

bool vcd_close(Vcd *vcd, uint64_t ticks)
{
    bool good;

    fprintf(vcd->file, "#%" PRIu64 "\n", ticks * STEP);
    show_clocks(vcd, "1");
    good = !ferror(vcd->file);
    good = fclose(vcd->file) == 0 && good;
    vec_free(&vcd->waves);
    sb_free(&vcd->bits);
    return good;
}
