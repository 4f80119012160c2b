/* Externals of C++: dynamic_cast, which asks an object what it is a part of. */
#include "interp/machine/externals_type.h"

typedef struct Cast {
    Pointer part, part_type; /* that is cast */
    Pointer wanted;          /* the type */
    Pointer found;           /* of that type, and the part is a public base of it */
    Pointer only;            /* of that type, and a public base of the whole */
    unsigned found_count, only_count;
} Cast;

static void count_once(Pointer at, Pointer *found, unsigned *count)
{
    if (*count == 0 || !type_info_is(*found, at))
        ++*count;
    *found = at;
}

/* Is the part a public base of the object, or the object? */
static Answer holds_part(Step *s, const Cast *c, Pointer type, Pointer object, unsigned depth)
{
    TypeBase base;
    Answer more;

    if (type_info_is(type, c->part_type) && type_info_is(object, c->part))
        return YES;
    if (!type_info_go_deeper(s, depth))
        return ENDED;
    for (unsigned i = 0; (more = type_info_base_at(s, type, i, object, &base)) == YES; i++) {
        Answer answer = base.is_public ? holds_part(s, c, base.type, base.object, depth + 1) : NO;

        if (answer != NO)
            return answer;
    }
    return more;
}

/* An object of the wanted type. */
static bool look_at_wanted(Step *s, Cast *c, Pointer object, bool is_public)
{
    Answer answer = holds_part(s, c, c->wanted, object, 0);

    if (answer == ENDED)
        return false;
    if (answer == YES)
        count_once(object, &c->found, &c->found_count);
    if (is_public)
        count_once(object, &c->only, &c->only_count);
    return true;
}

static bool look_at_class(Step *s, Cast *c, Pointer type, Pointer object, bool is_public,
                          unsigned depth)
{
    TypeBase base;
    Answer more;

    if (!type_info_go_deeper(s, depth))
        return false;
    if (type_info_is(type, c->wanted))
        return look_at_wanted(s, c, object, is_public);
    for (unsigned i = 0; (more = type_info_base_at(s, type, i, object, &base)) == YES; i++)
        if (!look_at_class(s, c, base.type, base.object, is_public && base.is_public, depth + 1))
            return false;
    return more == NO;
}

/* The object that the part belongs to, and its type, stand in front of its table of functions. */
static bool find_whole(Step *s, Pointer part, Pointer *whole, Pointer *type)
{
    enum { TO_WHOLE = 16, TO_TYPE = 8 };
    Pointer table;
    int64_t distance;

    if (!type_info_pointer(s, part, 0, &table)
        || !type_info_number(s, pointer_behind(table, -(uint64_t)TO_WHOLE), 0, 64, &distance)
        || !type_info_pointer(s, pointer_behind(table, -(uint64_t)TO_TYPE), 0, type))
        return false;
    *whole = pointer_behind(part, (uint64_t)distance);
    return true;
}

/* __dynamic_cast(part, its type, wanted type, hint): down to the one that the part is a public base
 * of, or across, from a public part of the whole to another that there is one of. */
static Flow call_dynamic_cast(Step *s, const External *self, unsigned first)
{
    Cast c = { .part = pointer_in(s, first),
               .part_type = pointer_in(s, first + 1),
               .wanted = pointer_in(s, first + 2) };
    Pointer whole, type;
    Answer answer;

    (void)self;
    if (!find_whole(s, c.part, &whole, &type) || !look_at_class(s, &c, type, whole, true, 0))
        return FLOW_END;
    if (c.found_count == 1)
        return give_pointer(s, c.found);
    answer = c.found_count || c.only_count != 1 ? NO : holds_part(s, &c, type, whole, 0);
    if (answer == ENDED)
        return FLOW_END;
    return give_pointer(s, answer == YES ? c.only : (Pointer){ 0, 0 });
}

const External CAST_EXTERNALS[] = {
    { "__dynamic_cast", call_dynamic_cast, "pppl>p", NULL },
    { 0 },
};
