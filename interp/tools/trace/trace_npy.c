#include "interp/tools/trace/trace_npy.h"

#include "interp/console/output.h"
#include "interp/console/status.h"
#include "interp/tools/trace/names.h"
#include "interp/program/npy.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

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

typedef struct Array { /* a value on its way into a file */
    NpyTrace *trace;
    const Type *element;
    const Layout *layout; /* of an element */
    size_t bytes;         /* of an element in the file */
    unsigned rank;
    uint64_t dims[64];
    Sb data, mask;
    bool masked; /* some element has no value */
} Array;

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

static void write_file(const Array *array, const char *name, const char *ending, const char *type,
                       const Sb *data)
{
    NpyTrace *t = array->trace;
    Str path = str_printf(&t->arena, "%s/%s.%snpy", t->folder, name, ending);
    Sb header = { 0 };

    npy_header(&header, type, array->dims, array->rank);
    t->failed = t->failed || !output_file(path.data, (Str[]){ sb_view(&header), sb_view(data) }, 2);
    sb_free(&header);
}

static void add_bytes(Sb *sb, const void *bytes, size_t count)
{
    sb_str(sb, (Str){ bytes, count });
}

/* An element's words, each part's low bytes; or zeros, masked. */
static void add_element(Array *array, const uint64_t *words, bool has_value)
{
    static const uint64_t NONE[2];
    uint64_t parts = layout_scalars(array->layout);

    if (!has_value)
        words = NONE;
    for (uint64_t i = 0; i < parts; i++)
        add_bytes(&array->data, &words[i], array->bytes / parts);
    sb_char(&array->mask, has_value ? 0 : 1);
    array->masked |= !has_value;
}

static void add_lanes(Array *array, Place place)
{
    uint64_t lanes = layout_lanes(place.layout),
             words = lanes ? layout_words(place.layout) / lanes : 0;

    for (uint64_t i = 0; i < lanes; i++)
        add_element(array, place.words + i * words, !place.poison[i]);
}

/* False where it does not lie in memory that lives. */
static bool add_elements(Array *array, const Elements *elements)
{
    const Layout *layout = array->layout;
    uint64_t count = elements_count(elements), offset;

    for (uint64_t i = 0; i < count; i++) {
        uint64_t words[2] = { 0 };
        uint32_t poison = 0;
        bool written;

        if (!elements_offset(elements, elements_at(elements, i), &offset))
            return false;
        written = layout_is_written(layout, elements->memory, offset);
        if (written)
            layout_load(layout, elements->memory, offset, words, &poison);
        add_element(array, words, written && !poison);
    }
    return true;
}

static uint64_t set_dims(Array *array, const Elements *elements, const Type *type)
{
    uint64_t count = 1;

    array->rank = type->shaped.rank;
    for (unsigned i = 0; i < array->rank; i++) {
        array->dims[i] = elements ? elements->sizes[i] : (uint64_t)type->shaped.dims[i];
        if (array->dims[i] && count > MOST_ELEMENTS / array->dims[i])
            return MOST_ELEMENTS + 1;
        count *= array->dims[i];
    }
    return count;
}

/* Told once for each type. */
static void skip(NpyTrace *t, const Type *type, const char *why)
{
    bool added;

    map_at(&t->skipped, str_of(type_text(type)), &added);
    if (added)
        fprintf(stderr, "note: --npy: values of type '%s' are skipped: %s\n", type_text(type), why);
}

static void write_array(Array *array, const char *name, const char *type)
{
    array->trace->files++;
    write_file(array, name, "", type, &array->data);
    if (array->masked)
        write_file(array, name, "mask.", "|b1", &array->mask);
}

static void write_value(NpyTrace *t, const char *name, Place place, const Type *type)
{
    Array array = { .trace = t, .element = type->shaped.element };
    const char *npy = npy_type(array.element, t->machine->options.index_width, &array.bytes);
    Elements elements;
    bool held;

    array.layout = machine_layout(t->machine, array.element);
    if (!npy || !array.layout || type->shaped.rank > 64) {
        skip(t, type, "numpy has no such type");
        return;
    }
    held = value_elements(t->machine->memory, place, type, &elements);
    if (!held && type_has_elements(type))
        return;
    if (set_dims(&array, held ? &elements : NULL, type) > MOST_ELEMENTS) {
        skip(t, type, "too many elements");
        return;
    }
    if (!held)
        add_lanes(&array, place);
    if (!held || add_elements(&array, &elements))
        write_array(&array, name, npy);
    sb_free(&array.data);
    sb_free(&array.mask);
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

    (void)step;
    t->time++;
}

static void after(void *state, const Step *step, Flow flow)
{
    if (flow == FLOW_END)
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
    const Type *type = op_attr(entry->function, "function_type")->type_value;

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
        fprintf(stderr, "note: --npy: the first %d values are written, %" PRIu64 " more are not\n",
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
    Watcher watcher = { { &trace, before, after, NULL }, started, finished };
    int status;

    if (mkdir(folder, 0777) != 0 && errno != EEXIST) {
        fprintf(stderr, "error: cannot make the folder '%s': %s\n", folder, strerror(errno));
        return EXIT_USAGE;
    }
    status = tells ? replay_run_and_tell(replay, &watcher) : replay_run(replay, &watcher);
    tell(&trace);
    if (trace.failed)
        status = EXIT_USAGE;
    free_trace(&trace);
    return status;
}
