/* Types of functions, whose dialects are not known here. */
#include "interp/native/lower/lower.h"

#include "core/ir/function.h"
#include "core/text/source.h"

static bool has_builtin_parts(Str text)
{
    static const char *const OTHERS[] = { "...", "ptr", "struct", "array", "func<", "target" };

    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        for (size_t at = 0; at < text.len; at++)
            if (str_starts(str_from(text, at), OTHERS[i]))
                return false;
    return true;
}

/* "R (A, B)" */
static const Type *of_llvm(Context *context, Str text)
{
    size_t at = 0, depth = 0;
    const Type *type;
    Str result;
    Sb sb = { 0 };

    for (; at < text.len && (depth || text.data[at] != '('); at++)
        depth += (text.data[at] == '<') - (text.data[at] == '>');
    result = (Str){ text.data, at ? at - 1 : 0 };
    if (at == text.len || !has_builtin_parts(text))
        return NULL;
    sb_str(&sb, str_from(text, at));
    sb_printf(&sb, " -> %.*s", STR_ARG(str_is(result, "void") ? STR("()") : result));
    type = source_parse_type(context, sb_view(&sb));
    sb_free(&sb);
    return type;
}

const Type *signature_type(const Op *function)
{
    static const char FUNC[] = "func<";
    const Type *type = op_attr(function, "function_type")->type_value;
    Str text;

    if (type->kind != TYPE_OPAQUE)
        return function_signature(function);
    text = type->opaque.text;
    if (!str_starts(text, FUNC))
        return NULL;
    text = str_from(text, sizeof FUNC - 1);
    text.len--; /* its > */
    return of_llvm(type->context, text);
}
