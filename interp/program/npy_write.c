#include "interp/program/npy_write.h"

#include "core/ir/function.h"
#include "dialects/meaning/meaning.h"
#include "dialects/values/kind.h"
#include "interp/console/output.h"
#include "interp/program/npy.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_RANK = 64 };

typedef struct Array { /* a value on its way into a file */
    FILE *file;
    const Layout *layout; /* of an element */
    const char *descr;    /* numpy's name for it */
    size_t bytes;         /* that it takes in the file */
    unsigned rank;
    uint64_t dims[MOST_RANK];
    uint64_t count; /* elements in the file */
    Sb mask;        /* of all of them, once one has no value */
} Array;

bool npy_make_folder(const char *folder)
{
    if (mkdir(folder, 0777) == 0 || errno == EEXIST)
        return true;
    output_error("error: cannot make the folder '%s': %s\n", folder, strerror(errno));
    return false;
}

/* An element's words, each part's low bytes; or zeros, masked. */
static void add_element(Array *array, const uint64_t *words, bool has_value)
{
    static const uint64_t NONE[2];
    uint64_t parts = layout_scalars(array->layout);

    for (uint64_t i = 0; i < parts; i++)
        fwrite(has_value ? &words[i] : NONE, 1, array->bytes / parts, array->file);
    while (!has_value && array->mask.len < array->count)
        sb_char(&array->mask, 0);
    if (!has_value || array->mask.len)
        sb_char(&array->mask, has_value ? 0 : 1);
    array->count++;
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
            layout_read(layout, elements->memory, offset, words, &poison);
        add_element(array, words, written && !poison);
    }
    return true;
}

/* How many elements there are; one more than `most` where they are more. */
static uint64_t set_dims(Array *array, const Elements *elements, const Layout *value, uint64_t most)
{
    uint64_t count = 1;

    array->rank = elements ? elements->rank : layout_is_vector(value) ? value->rank : 0;
    if (array->rank > MOST_RANK)
        return most + 1;
    for (unsigned i = 0; i < array->rank; i++) {
        array->dims[i] = elements ? elements->sizes[i] : (uint64_t)value->dims[i];
        if (array->dims[i] && count > most / array->dims[i])
            return most + 1;
        count *= array->dims[i];
    }
    return count;
}

static NpyEnd cannot_write(const char *path)
{
    output_error("error: cannot write '%s': %s\n", path, strerror(errno));
    return NPY_FAILED;
}

/* What is only begun does not stay. */
static NpyEnd write_array(Array *array, const char *path, Place place, const Elements *elements)
{
    Sb header = { 0 };
    bool there = true, failed;

    output_detach(path);
    array->file = fopen(path, "wb");
    if (!array->file)
        return cannot_write(path);
    npy_header(&header, array->descr, array->dims, array->rank);
    fwrite(header.data, 1, header.len, array->file);
    sb_free(&header);
    if (elements)
        there = add_elements(array, elements);
    else
        add_lanes(array, place);
    failed = ferror(array->file);
    failed = fclose(array->file) != 0 || failed;
    if (failed)
        cannot_write(path);
    if (failed || !there)
        remove(path);
    return failed ? NPY_FAILED : there ? NPY_WRITTEN : NPY_NO_VALUE;
}

/* Where every element has a value there is none, nor one of an earlier run. */
static NpyEnd write_mask(const Array *array, const char *path)
{
    Sb header = { 0 };
    bool good = true;

    if (!array->mask.len) {
        remove(path);
        return NPY_WRITTEN;
    }
    npy_header(&header, "|b1", array->dims, array->rank);
    output_detach(path);
    good = output_file(path, (Str[]){ sb_view(&header), sb_view(&array->mask) }, 2);
    sb_free(&header);
    return good ? NPY_WRITTEN : NPY_FAILED;
}

static const Type *element_of(const Type *type)
{
    type = type_held(type);
    return type_has_elements(type) || type_has_rank(type) ? type->shaped.element : type;
}

NpyEnd npy_write(Machine *machine, const char *folder, const char *name, Place place,
                 const Type *type, uint64_t most)
{
    Array array = { .layout = machine_layout(machine, element_of(type)) };
    Elements elements;
    bool held = value_elements(machine->memory, place, type, &elements);
    Sb path = { 0 };
    NpyEnd end;

    array.descr = npy_type(element_of(type), machine->options.index_width, &array.bytes);
    if (!array.descr || !array.layout)
        return NPY_NO_TYPE;
    if (!held && type_has_elements(type))
        return NPY_NO_VALUE;
    if (set_dims(&array, held ? &elements : NULL, place.layout, most) > most)
        return NPY_TOO_MANY;
    sb_printf(&path, "%s/%s.npy", folder, name);
    end = write_array(&array, path.data, place, held ? &elements : NULL);
    path.len = 0;
    sb_printf(&path, "%s/%s.mask.npy", folder, name);
    if (end == NPY_WRITTEN)
        end = write_mask(&array, path.data);
    sb_free(&path);
    sb_free(&array.mask);
    return end;
}

static bool write_value(const Entry *entry, const char *folder, const char *what, unsigned number,
                        Place place, const Type *type)
{
    static const char *const WHY[] = { [NPY_NO_TYPE] = "numpy has no such type",
                                       [NPY_TOO_MANY] = "it has too many elements",
                                       [NPY_NO_VALUE] = "it has no elements that can be read" };
    Sb name = { 0 };
    NpyEnd end;

    sb_printf(&name, "%s%u", what, number);
    end = npy_write(entry->machine, folder, name.data, place, type, UINT64_MAX / 16);
    if (end != NPY_WRITTEN && end != NPY_FAILED)
        output_error("note: --npy-out: %s, of type '%s', is not written: %s\n", name.data,
                     type_text(type), WHY[end]);
    sb_free(&name);
    return end != NPY_FAILED;
}

/* The numbers of a circuit's ports are not below 0. */
static const Type *result_type(const Entry *entry, const Type *type)
{
    if (type->kind == TYPE_INTEGER && type->integer.signedness == SIGNLESS
        && entry->function->def->circuit)
        return type_integer(type->context, type->integer.width, UNSIGNED);
    return type;
}

bool npy_write_all(const Entry *entry, const char *folder)
{
    const Type *type = function_signature(entry->function);
    const Type *const *types = type->list.types;
    bool good = true;

    for (unsigned i = 0; i < type->list.result_count; i++)
        good &= write_value(entry, folder, "result", i, entry->results[i],
                            result_type(entry, types[type->list.input_count + i]));
    for (unsigned i = 0; i < type->list.input_count; i++)
        if (type_shares_memory(types[i]))
            good &= write_value(entry, folder, "arg", i, entry->arguments[i], types[i]);
    return good;
}
