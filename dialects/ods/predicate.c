#include "dialects/ods/predicate.h"

const Predicate *predicate_new(Loader *loader, Str text)
{
    Predicate *made = ARENA_NEW(&loader->context->arena, Predicate);

    *made = (Predicate){ .context = loader->context,
                         .classes = loader->classes,
                         .text = str_dup(&loader->context->arena, text) };
    return made;
}

const Predicate *predicate_of(Loader *loader, const Record *record)
{
    Str name = record ? str_of(record_name(record)) : (Str){ 0 };
    const Predicate *made = map_get(&loader->predicates, name);
    Sb text = { 0 };

    if (made || !record)
        return made;
    if (predicate_compose(loader, record, &text)) {
        made = predicate_new(loader, sb_view(&text));
        map_put(&loader->predicates, name, (void *)made);
    }
    sb_free(&text);
    return made;
}
bool predicate_takes_type(const void *predicate, const Type *type)
{
    (void)predicate;
    (void)type;
    return true;
}
bool predicate_takes_attr(const void *predicate, const Attr *type)
{
    (void)predicate;
    (void)type;
    return true;
}
bool predicate_takes_op(const void *predicate, const Op *type)
{
    (void)predicate;
    (void)type;
    return true;
}
const Type *predicate_derives(const void *predicate, const Type *from)
{
    (void)predicate;
    (void)from;
    return NULL;
}
const Type *predicate_type(const Predicate *predicate)
{
    (void)predicate;
    return NULL;
}
