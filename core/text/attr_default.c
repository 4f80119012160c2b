/* The defaults that rows write as text, and the attributes an operation has because of them. */
#include "core/ir/attr_default.h"
#include "core/ir/context.h"
#include "core/text/source.h"

static const Attr *parse_keyword(Context *context, const AttrConstraint *constraint, Str text)
{
    const EnumCase *found = enum_case(constraint->cases, text);

    return found ? attr_int(constraint_attr_type(constraint, context), found->value) : NULL;
}

/* An attribute that is one case of an enum, whatever its own syntax. */
static const Attr *parse_case(Context *context, const AttrConstraint *constraint, Str text)
{
    const EnumCase *found = enum_case(constraint->cases, text);
    const Attr *number = found ? attr_i64(context, found->value) : NULL;

    return number ? attr_dialect(context, constraint->def, 1, &number) : NULL;
}

static const Attr *parse_default(Context *context, const AttrRow *row)
{
    const AttrConstraint *constraint = row->constraint;
    const Type *type = constraint_attr_type(constraint, context);
    Str text = str_of(row->default_text);

    switch (constraint->syntax) {
    case ATTR_SYMBOL_NAME:
        return attr_string(context, text);
    case ATTR_ENUM_KEYWORD:
    case ATTR_ENUM_NUMBER:
        return parse_keyword(context, constraint, text);
    case ATTR_ENUM_DIALECT:
    case ATTR_DIALECT_BODY:
        if (constraint->cases && constraint->def->params[0].kind == PARAM_ENUM)
            return parse_case(context, constraint, text);
        text = str_printf(&context->arena, "#%s<%s>", constraint->def->name, row->default_text);
        return source_parse_attr(context, text, type);
    case ATTR_UNIT_FLAG:
    case ATTR_PLAIN:
    case ATTR_TYPED:
        return source_parse_attr(context, text, type);
    case ATTR_DENSE_ARRAY_BODY: /* written whole, with what its elements are */
    case ATTR_NUMBER_OR_NONE:
        return source_parse_attr(context, text, NULL);
    }
    return NULL;
}

const Attr *def_attr_default(Context *context, const OpDef *def, unsigned index)
{
    const AttrRow *row = &def->attrs[index], **key;
    const Attr *attr;

    if (!row->default_text)
        return NULL;
    attr = map_get(&context->defaults, KEY_OF(row));
    if (attr)
        return attr;
    attr = parse_default(context, row);
    key = ARENA_NEW(&context->arena, const AttrRow *);
    *key = row;
    map_put(&context->defaults, KEY_OF(*key), (void *)attr);
    return attr;
}
