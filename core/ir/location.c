#include "core/ir/attr_make.h"

const Attr *loc_unknown(Context *context)
{
    Key key;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_LOC_UNKNOWN);
    return attr_unique(context, &key, ATTR_LOC_UNKNOWN, &made);
}

Str loc_file_name(Context *context, Str file)
{
    return context_intern(context, file.len ? file : STR("-"));
}

const Attr *loc_file(Context *context, Str file, unsigned line, unsigned column)
{
    return loc_range(context, loc_file_name(context, file), 2, (unsigned[]){ line, column });
}

const Attr *loc_range(Context *context, Str file, unsigned count, const unsigned *places)
{
    unsigned line = count > 0 ? places[0] : 0, column = count > 1 ? places[1] : 0;
    unsigned end_line = count > 3 ? places[2] : line;
    unsigned end_column = count > 2 ? places[count - 1] : column;
    Key key;
    Attr *attr;
    bool made;

    file = context_intern(context, file);
    key_start(&key, KEY_ATTR, ATTR_LOC_FILE);
    key_pointer(&key, file.data);
    key_word(&key, (uint64_t)line << 32 | column);
    key_word(&key, (uint64_t)end_line << 32 | end_column);
    key_word(&key, count);
    attr = attr_unique(context, &key, ATTR_LOC_FILE, &made);
    if (made) {
        extent_add_text(&attr->extent, file.len);
        attr->file.file = file;
        attr->file.line = line;
        attr->file.column = column;
        attr->file.end_line = end_line;
        attr->file.end_column = end_column;
        attr->file.count = count;
    }
    return attr;
}

Loc loc_of(const Attr *location)
{
    return (Loc){ (uintptr_t)location };
}

Loc loc_file_numbered(Context *context, unsigned file, unsigned line, unsigned column)
{
    return loc_of(loc_range(context, context->files.data[file], 2, (unsigned[]){ line, column }));
}

void loc_place(const Context *context, Loc loc, Str *file, unsigned *line, unsigned *column)
{
    *line = (unsigned)(loc.bits >> 1 & ((1u << LOC_LINE_BITS) - 1));
    *column = (unsigned)(loc.bits >> (1 + LOC_LINE_BITS) & ((1u << LOC_COLUMN_BITS) - 1));
    *file = context->files.data[loc.bits >> (1 + LOC_LINE_BITS + LOC_COLUMN_BITS)];
}

const Attr *loc_attr(Context *context, Loc loc)
{
    unsigned line, column;
    Str file;

    if (!loc_is_place(loc))
        return (const Attr *)(uintptr_t)loc.bits;
    loc_place(context, loc, &file, &line, &column);
    return loc_range(context, file, 2, (unsigned[]){ line, column });
}

Loc loc_in_a_word(Context *context, Loc loc)
{
    const Attr *attr = (const Attr *)(uintptr_t)loc.bits;

    if (loc_is_place(loc) || attr->kind != ATTR_LOC_FILE || attr->file.count != 2)
        return loc;
    return loc_at(context, context_file(context, attr->file.file), attr->file.line,
                  attr->file.column);
}

/* Found when it is made: what shares its parts over and over would be walked for ever. */
static const Attr *find_in(unsigned count, const Attr *const *locations)
{
    const Attr *found = NULL;

    for (unsigned i = 0; i < count && !found; i++)
        found = loc_find_file(locations[i]);
    return found;
}

const Attr *loc_name(Context *context, Str name, const Attr *child)
{
    Key key;
    Attr *attr;
    bool made;

    name = context_intern(context, name);
    child = child ? child : loc_unknown(context);
    key_start(&key, KEY_ATTR, ATTR_LOC_NAME);
    key_pointer(&key, name.data);
    key_pointer(&key, child);
    attr = attr_unique(context, &key, ATTR_LOC_NAME, &made);
    if (made) {
        extent_add_text(&attr->extent, name.len);
        extent_add_attr(&attr->extent, child);
        attr->name.name = name;
        attr->name.child = child;
        attr->name.found = loc_find_file(child);
    }
    return attr;
}

const Attr *loc_callsite(const Attr *callee, const Attr *caller)
{
    Key key;
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_LOC_CALLSITE);
    key_pointer(&key, callee);
    key_pointer(&key, caller);
    attr = attr_unique(callee->context, &key, ATTR_LOC_CALLSITE, &made);
    if (made) {
        extent_add_attr(&attr->extent, callee);
        extent_add_attr(&attr->extent, caller);
        attr->callsite.callee = callee;
        attr->callsite.caller = caller;
        attr->callsite.found = find_in(2, (const Attr *[]){ callee, caller });
    }
    return attr;
}

typedef VEC(const Attr *) Locations;

/* Adds a location unless it is there. The place the map's key is made of is `*location`
 * itself, which outlives the map. */
static void add_once(Locations *locations, Map *seen, const Attr *const *location)
{
    bool added;

    map_at(seen, KEY_OF(*location), &added);
    if (added)
        vec_push(locations, *location);
}

/* Fused locations within, of the same metadata, dissolve: to what is unknown, too, if that is all
 * one of them has. */
static void collect(Locations *all, unsigned count, const Attr *const *locations,
                    const Attr *metadata)
{
    Map seen = { 0 };

    for (unsigned i = 0; i < count; i++) {
        const Attr *location = locations[i];

        if (location->kind != ATTR_LOC_FUSED || location->fused.metadata != metadata) {
            if (location->kind != ATTR_LOC_UNKNOWN)
                add_once(all, &seen, &locations[i]);
            continue;
        }
        for (unsigned j = 0; j < location->fused.count; j++)
            add_once(all, &seen, &location->fused.locations[j]);
    }
    map_free(&seen);
}

const Attr *loc_fused_whole(Context *context, unsigned count, const Attr *const *locations,
                            const Attr *metadata)
{
    Key key;
    Attr *attr;
    bool made;

    key_start(&key, KEY_ATTR, ATTR_LOC_FUSED);
    key_pointer(&key, metadata);
    for (unsigned i = 0; i < count; i++)
        key_pointer(&key, locations[i]);
    attr = attr_unique(context, &key, ATTR_LOC_FUSED, &made);
    if (made) {
        if (metadata)
            extent_add_attr(&attr->extent, metadata);
        attr->fused.metadata = metadata;
        attr->fused.count = count;
        attr->fused.locations = attr_keep_parts(attr, count, locations);
        attr->fused.found = find_in(count, locations);
    }
    return attr;
}

const Attr *loc_fused(Context *context, unsigned count, const Attr *const *locations,
                      const Attr *metadata)
{
    Locations all = { 0 };
    const Attr *made;

    collect(&all, count, locations, metadata);
    if (all.len == 0)
        vec_push(&all, loc_unknown(context));
    made = all.len == 1 && !metadata
               ? all.data[0]
               : loc_fused_whole(context, (unsigned)all.len, all.data, metadata);
    vec_free(&all);
    return made;
}

const Attr *loc_find_file(const Attr *location)
{
    switch (location->kind) {
    case ATTR_LOC_FILE:
        return location;
    case ATTR_LOC_NAME:
        return location->name.found;
    case ATTR_LOC_CALLSITE:
        return location->callsite.found;
    case ATTR_LOC_FUSED:
        return location->fused.found;
    default:
        return NULL;
    }
}
