/* Types of the user's, by what represents them (meaning.type). */
#include "dialects/meaning/meaning.h"

#include "core/ir/diag.h"
#include "core/text/source.h"

#include <string.h>

static bool contains_itself(const Type *type, const Attr *loc)
{
    return loc_error(loc, "what represents '%s' contains it", type_text(type));
}

/* While what represents a type is looked for the type stands for itself. */
static void keep(const Type *type, const Type *as)
{
    Context *context = type->context;
    const Type **key = ARENA_NEW(&context->arena, const Type *);

    *key = type;
    map_put(&context->represented, KEY_OF(*key), (void *)as);
}

/* Types of dialects in what represents a type are looked up at once, so that none is found to
 * contain itself while values of it are being made. */
static bool look_inside(const Type *type, const Attr *loc)
{
    const char *text = type_text(type), *end = text + strlen(text);
    Context *context = type->context;

    for (const char *at = strchr(text, '!'); at; at = strchr(at + 1, '!')) {
        const char *open = at + 1 + strcspn(at + 1, "<>()[]{}, ");
        const char *behind = *open == '<' ? bracket_end(open, end) : open;
        Str inside = { at, (size_t)((behind ? behind : end) - at) };
        const Type *inner = source_parse_type(context, str_dup(&context->arena, inside));

        if (!inner)
            return false;
        if (map_get(&context->represented, KEY_OF(inner)) == inner)
            return contains_itself(inner, loc);
        type_representation(inner);
    }
    return true;
}

static const Type *made_by(const Representation *r, const Type *type, bool *fits)
{
    Context *context = type->context;
    Template template = { .variables = r->variables };
    Binding binding = { .context = context, .variables = &template.variables };
    FillMarks marks = { 0 };
    Sb text = { 0 };
    const Type *made = NULL;

    *fits = binding_match(&binding, r->pattern, str_of(type_text(type)));
    if (*fits && fill_text(&binding, &template, NULL, r->text, &text, &marks))
        made = source_parse_type(context, str_dup(&context->arena, sb_view(&text)));
    if (*fits && !made)
        loc_error(r->loc, "what represents '%s' is no type: %.*s", type_text(type),
                  STR_ARG(sb_view(binding.why.len ? &binding.why : &text)));
    sb_free(&binding.why);
    sb_free(&text);
    vec_free(&marks);
    return made;
}

static bool needs_too_many(const Type *type, const Attr *loc)
{
    Context *context = type->context;
    Meanings *user = context->user;

    if (user->nested < MEANING_MOST_NESTED && user->type_count++ < MEANING_MOST_TYPES)
        return false;
    if (!user->has_too_many_types) {
        context->limit_count++;
        loc_error(loc, "what represents '%s' needs too many other types", type_text(type));
    }
    user->has_too_many_types = true;
    return true;
}

static const Type *find_representation(const Type *type)
{
    Context *context = type->context;
    const Type *made = NULL;
    bool fits = false;

    for (const Representation *r = context->user->types;
         r && !fits && !context->user->has_too_many_types; r = r->next) {
        made = made_by(r, type, &fits);
        if (!made || needs_too_many(type, r->loc))
            continue;
        context->user->nested++;
        made = look_inside(made, r->loc) ? type_held(made) : NULL;
        context->user->nested--;
    }
    return made;
}

const Type *type_representation(const Type *type)
{
    static const Type NONE;
    Context *context = type->context;
    const Type *made;

    if (type->kind == TYPE_DIALECT && type->dialect.def->held_as)
        return type->dialect.def->held_as(type);
    if (!context->user || !context->user->types
        || (type->kind != TYPE_OPAQUE && (type->kind != TYPE_DIALECT || type->dialect.def->values)))
        return NULL;
    made = map_get(&context->represented, KEY_OF(type));
    if (made)
        return made == &NONE || made == type ? NULL : made;
    keep(type, type);
    made = find_representation(type);
    keep(type, made ? made : &NONE);
    return made;
}

const Type *type_held(const Type *type)
{
    const Type *made = type_representation(type);

    return made ? made : type;
}
