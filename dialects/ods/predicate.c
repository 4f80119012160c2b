#include "dialects/ods/predicate.h"

#include "core/ir/diag.h"

enum { MOST_SHOWN = 200 };

static Predicate *new_predicate(Loader *loader, Str text)
{
    Predicate *made = ARENA_NEW(&loader->context->arena, Predicate);

    *made = (Predicate){ .context = loader->context,
                         .classes = loader->classes,
                         .text = str_dup(&loader->context->arena, text) };
    return made;
}

const Predicate *predicate_new(Loader *loader, Str text)
{
    return new_predicate(loader, text);
}

const Predicate *predicate_of(Loader *loader, const Record *record)
{
    Str name = record ? str_of(record_name(record)) : (Str){ 0 };
    Predicate *made = name.len ? map_get(&loader->predicates, name) : NULL;
    Sb text = { 0 };
    unsigned line;

    if (made || !record)
        return made;
    if (predicate_compose(loader, record, &text)) {
        made = new_predicate(loader, sb_view(&text));
        made->place = record_place(record, &line).len ? loader_place(loader, record) : NULL;
        if (name.len)
            map_put(&loader->predicates, name, made);
    }
    sb_free(&text);
    return made;
}
/* Predicates are constant for everybody else: nobody sees when this is made. */
static const Expression *expression_of(const Predicate *predicate)
{
    Predicate *mine = (Predicate *)predicate;

    if (!mine->expression)
        mine->expression = expression_parse(&mine->context->arena, mine->text);
    return mine->expression;
}

static ExpressionScope scope_of(const Predicate *predicate)
{
    return (ExpressionScope){ .context = predicate->context, .classes = predicate->classes };
}

static bool holds(const Predicate *predicate, const ExpressionScope *scope)
{
    Predicate *mine = (Predicate *)predicate;
    Truth truth = expression_holds(expression_of(predicate), scope);
    size_t shown = mine->text.len < MOST_SHOWN ? mine->text.len : MOST_SHOWN;

    if (truth == TRUTH_UNKNOWN && mine->place && !mine->told) {
        mine->told = true;
        diag_emit(mine->context, SEVERITY_WARNING, mine->place,
                  "what is C++ here is not checked: %.*s%s", (int)shown, mine->text.data,
                  shown < mine->text.len ? " ..." : "");
    }
    return truth != TRUTH_NO;
}

bool predicate_takes_type(const void *predicate, const Type *type)
{
    ExpressionScope scope = scope_of(predicate);

    scope.self_type = type;
    return holds(predicate, &scope);
}

bool predicate_takes_attr(const void *predicate, const Attr *attr)
{
    ExpressionScope scope = scope_of(predicate);

    scope.self_attr = attr;
    return holds(predicate, &scope);
}

bool predicate_takes_op(const void *predicate, const Op *op)
{
    ExpressionScope scope = scope_of(predicate);

    scope.op = op;
    return holds(predicate, &scope);
}

const Type *predicate_derives(const void *predicate, const Type *from)
{
    ExpressionScope scope = scope_of(predicate);

    scope.self_type = from;
    return expression_type(expression_of(predicate), &scope);
}

const Type *predicate_type(const Predicate *predicate)
{
    ExpressionScope scope = scope_of(predicate);

    return expression_type(expression_of(predicate), &scope);
}

const Attr *predicate_param(const Predicate *predicate)
{
    ExpressionScope scope = scope_of(predicate);

    return expression_param(expression_of(predicate), &scope);
}
