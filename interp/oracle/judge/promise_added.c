#include "interp/oracle/judge/promise_added.h"

#include "dialects/function.h"
#include "dialects/llvm/llvm.h"

static const Op *same_in(const Reach *reach, const Op *function)
{
    for (size_t i = 0; i < reach->ops.len; i++)
        if (op_attr(reach->ops.data[i], "function_type")
            && str_eq(function_name(reach->ops.data[i]), function_name(function)))
            return reach->ops.data[i];
    return NULL;
}

typedef struct Search {
    PromiseAdded added;
    const Op *ours, *theirs; /* functions of one name; ours may be missing */
    bool first;              /* of those that are reached */
} Search;

static bool is_new(const NamedAttr *theirs, const Attr *ours)
{
    const Attr *before = ours ? attr_lookup(ours, theirs->name) : NULL;

    return llvm_promises(theirs->name)
           && !(before && str_eq(str_of(attr_text(before)), str_of(attr_text(theirs->value))));
}

static void look_at(Search *search, const Attr *ours, const Attr *theirs, unsigned argument)
{
    for (unsigned i = 0; theirs && i < theirs->dictionary.count; i++) {
        const NamedAttr *entry = &theirs->dictionary.entries[i];

        if (!is_new(entry, ours))
            continue;
        if (search->first && argument < 64 && str_is(entry->name, "llvm.noalias")) {
            search->added.unshared_by = search->theirs;
            search->added.unshared |= (uint64_t)1 << argument;
        } else if (!search->added.op) {
            search->added.op = search->theirs;
            search->added.name = entry->name;
        }
    }
}

static void look_at_function(Search *search)
{
    const Type *type = function_type(search->theirs);

    for (unsigned i = 0; i < type->list.input_count; i++)
        look_at(search, search->ours ? function_arg_attrs(search->ours, i) : NULL,
                function_arg_attrs(search->theirs, i), i);
    for (unsigned i = 0; i < type->list.result_count; i++)
        look_at(search, search->ours ? function_result_attrs(search->ours, i) : NULL,
                function_result_attrs(search->theirs, i), UINT32_MAX);
}

PromiseAdded promise_added(const Reach *source, const Reach *target)
{
    Search search = { 0 };

    for (size_t i = 0; i < target->ops.len; i++) {
        search.theirs = target->ops.data[i];
        if (!op_is(search.theirs, "func.func"))
            continue;
        search.ours = same_in(source, search.theirs);
        search.first = i == 0;
        look_at_function(&search);
    }
    return search.added;
}
