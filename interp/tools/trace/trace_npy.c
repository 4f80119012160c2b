#include "core/ir/function.h"
#include "interp/console/output.h"
#include "interp/tools/trace/trace_npy.h"

#include "interp/console/status.h"
#include "interp/machine/facts.h"
#include "interp/tools/trace/names.h"
#include "interp/program/npy_write.h"

#include <inttypes.h>
#include <stdio.h>

enum { MOST_FILES = 10000, MOST_ELEMENTS = 1 << 24 };

typedef struct NpyTrace {
    const char *folder;
    Machine *machine;
    uint64_t time;
    uint64_t files, left_out; /* values: written, and those beyond MOST_FILES */
    bool failed;
    Map skipped; /* names of types that numpy has no word for */
    Names names;
    Arena arena;
} NpyTrace;

/* Of arrays; NULL for other values, and those without a rank. */
static const char *kind_name(const Type *type)
{
    return type_has_rank(type) && datum_kind(type) ? datum_kind(type)->name : NULL;
}

/* "sum", "0.1". */
static void print_value_name(Sb *sb, NpyTrace *t, const Op *near, const Value *value)
{
    Sb name = { 0 };

    names_print(&t->names, &name, near, value);
    for (size_t i = 1; i < name.len; i++)
        sb_char(sb, name.data[i] == '#' ? '.' : name.data[i]);
    sb_free(&name);
}

/* Told once for each type. */
static void skip(NpyTrace *t, const Type *type, const char *why)
{
    bool added;

    map_at(&t->skipped, str_of(type_text(type)), &added);
    if (added)
        output_error("note: --npy: values of type '%s' are skipped: %s\n", type_text(type), why);
}

static void write_value(NpyTrace *t, const char *name, Place place, const Type *type)
{
    if (t->failed)
        return;
    switch (npy_write(t->machine, t->folder, name, place, type, MOST_ELEMENTS)) {
    case NPY_WRITTEN:
        t->files++;
        break;
    case NPY_NO_TYPE:
        skip(t, type, "numpy has no such type");
        break;
    case NPY_TOO_MANY:
        skip(t, type, "too many elements");
        break;
    case NPY_NO_VALUE:
        break;
    case NPY_FAILED:
        t->failed = true;
        break;
    }
}

static void keep_value(NpyTrace *t, const Op *near, const Value *value, Place place)
{
    ArenaMark mark;
    Sb name = { 0 };

    if (!kind_name(value->type) || !place.layout)
        return;
    if (t->files >= MOST_FILES) {
        t->left_out++;
        return;
    }
    sb_printf(&name, "%08" PRIu64 "-", t->time);
    print_value_name(&name, t, near, value);
    sb_printf(&name, ".%s", kind_name(value->type));
    mark = arena_mark(&t->arena);
    write_value(t, name.data, place, value->type);
    arena_release(&t->arena, mark);
    sb_free(&name);
}

static void before(void *state, const Step *step)
{
    NpyTrace *t = state;

    t->time += !facts_is_frame_work(step->frame, step->op);
}

static void after(void *state, const Step *step, Flow flow)
{
    if (flow == FLOW_END || step->frame->function->expands)
        return;
    for (unsigned i = 0; i < step->op->result_count; i++)
        keep_value(state, step->op, step->op->results[i], result_place(step, i));
}

static void started(void *state, Machine *machine, const Entry *entry)
{
    NpyTrace *t = state;

    (void)entry;
    t->machine = machine;
}

static void keep_argument(NpyTrace *t, const Entry *entry, unsigned index)
{
    const Value *argument = entry->function->regions[0].first->args[index];
    Sb name = { 0 };

    if (!type_shares_memory(argument->type) || !kind_name(argument->type))
        return;
    sb_add(&name, "end-");
    print_value_name(&name, t, entry->function->regions[0].first->first, argument);
    sb_add(&name, ".memref");
    write_value(t, name.data, entry->arguments[index], argument->type);
    sb_free(&name);
}

static void finished(void *state, Machine *machine, const Entry *entry, Flow flow)
{
    NpyTrace *t = state;
    const Type *type = function_signature(entry->function);

    (void)machine;
    for (unsigned i = 0; i < type->list.input_count && flow != FLOW_END; i++)
        keep_argument(t, entry, i);
    for (unsigned i = 0; i < type->list.result_count && flow != FLOW_END; i++) {
        const Type *result = type->list.types[type->list.input_count + i];

        if (kind_name(result))
            write_value(t, str_printf(&t->arena, "end-result%u.%s", i, kind_name(result)).data,
                        entry->results[i], result);
    }
}

static void tell(const NpyTrace *t)
{
    if (t->left_out)
        output_error("note: --npy: the first %d values are written, %" PRIu64 " more are not\n",
                     MOST_FILES, t->left_out);
}

static void free_trace(NpyTrace *t)
{
    names_free(&t->names);
    map_free(&t->skipped);
    arena_free(&t->arena);
}

int trace_npy(Replay *replay, bool tells, const char *folder)
{
    NpyTrace trace = { .folder = folder };
    Watcher watcher = { { &trace, before, after, NULL, .inside = true, .expansions = true },
                        started,
                        finished };
    int status;

    if (!npy_make_folder(folder))
        return EXIT_USAGE;
    status = tells ? replay_run_and_tell(replay, &watcher) : replay_run(replay, &watcher);
    tell(&trace);
    if (trace.failed)
        status = EXIT_USAGE;
    free_trace(&trace);
    return status;
}
