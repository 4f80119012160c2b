/* What the user's words say is to be watched. */
#include "interp/tools/debug/debuggee.h"

#include "dialects/meaning/meaning.h"
#include "interp/tools/debug/words.h"

#include <string.h>

typedef struct Asked {
    Debuggee *debuggee;
    const Op *here;
    unsigned frame;
    Sb *why;
} Asked;

static bool refuse(const Asked *a, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool refuse(const Asked *a, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    sb_vprintf(a->why, format, args);
    va_end(args);
    return false;
}

static const Value *named(const Asked *a, Str name)
{
    return a->here ? facts_value_named(&a->debuggee->facts, a->here, name) : NULL;
}

static bool watch_value(const Asked *a, Str name, Watch *watch)
{
    watch->value = named(a, name);
    return watch->value || refuse(a, "there is no value %.*s here", STR_ARG(name));
}

/* A memref that is computed further on; NULL where the name is none. */
static const Value *later_memref(const Asked *a, Str name)
{
    const Value *value = named(a, name);

    return value && type_held(value->type)->kind == TYPE_MEMREF
                   && !facts_is_computed(&a->debuggee->facts, value, a->here)
               ? value
               : NULL;
}

static bool refuse_as_told(const Asked *a)
{
    return refuse(a, "%.*s", STR_ARG(sb_view(&a->debuggee->timeline.text)));
}

/* "[1, 2]" of a memref that has no value yet, but a type. */
static bool watch_later(const Asked *a, Str name, const Value *memref, Str text, Watch *watch)
{
    int count = words_indices(&text, watch->indices, WATCHED_RANK);
    const Type *type = type_held(memref->type);

    if (count < 0 || text.len)
        return refuse_as_told(a);
    if (count != (int)type->shaped.rank) {
        scene_explain_indices(a->why, name, type);
        return false;
    }
    for (int i = 0; i < count; i++)
        if (watch->indices[i] < 0
            || (type->shaped.dims[i] != DYNAMIC && watch->indices[i] >= type->shaped.dims[i]))
            return refuse(a, "index %lld is not within dimension %d of type %s",
                          (long long)watch->indices[i], i, type_text(type));
    watch->memref = memref;
    return true;
}

static bool watch_element(const Asked *a, Str name, Str text, Watch *watch)
{
    Timeline *timeline = &a->debuggee->timeline;
    const Value *memref;

    if (timeline_show(timeline, (Show){ SHOW_ELEMENT, a->frame }, text)) {
        memcpy(&watch->element, timeline->text.data, sizeof watch->element);
        return true;
    }
    memref = later_memref(a, name);
    return memref ? watch_later(a, name, memref, str_from(text, name.len), watch)
                  : refuse_as_told(a);
}

bool debuggee_watched(Debuggee *debuggee, const Op *here, unsigned frame, Str text, Watch *watch,
                      Sb *why)
{
    Asked asked = { debuggee, here, frame, why };
    Str rest = text, name = words_value(&rest);

    if (scene_is_variable(text))
        return watch_element(&asked, text, text, watch);
    if (!name.len || (rest.len && *rest.data != '['))
        return refuse(&asked, "watch takes a value (%%x), an element of a memref (%%m[1, 2]) or a "
                              "variable of the source (sum)");
    return rest.len ? watch_element(&asked, name, text, watch) : watch_value(&asked, name, watch);
}
