#include "interp/candidates.h"
#include "interp/offer.h"

#include "core/diag.h"
#include "core/symbol.h"

#include <string.h>

enum { MOST_LISTED = 10, DYNAMIC_SAMPLE = 4 };

bool candidate_is(const Op *op)
{
    return symbol_name(op).data && op_attr(op, "function_type") && op->region_count
           && op->regions[0].first;
}

static const Type *signature(const Op *op)
{
    return op_attr(op, "function_type")->type_value;
}

bool candidate_can_run(const Op *op)
{
    return candidate_is(op) && signature(op)->kind == TYPE_FUNCTION;
}

/* A number of this type, without the type. */
static bool add_number(Sb *sb, const Type *type)
{
    if (type->kind == TYPE_INTEGER && type->integer.width == 1)
        sb_add(sb, "true");
    else if (type->kind == TYPE_INTEGER || type->kind == TYPE_INDEX)
        sb_add(sb, "3");
    else if (type->kind == TYPE_FLOAT)
        sb_add(sb, "1.5");
    else
        return false;
    return true;
}

/* All elements the same, and the shape where the argument's type leaves it open. */
static bool add_elements(Sb *sb, const Type *type)
{
    bool is_static = type->kind != TYPE_UNRANKED_MEMREF && type_has_static_shape(type);

    sb_add(sb, "dense<");
    if (!add_number(sb, type->shaped.element))
        return false;
    sb_char(sb, '>');
    if (is_static)
        return true;
    sb_add(sb, " : tensor<");
    for (unsigned i = 0; i < type->shaped.rank; i++)
        sb_printf(sb, "%lldx",
                  type->shaped.dims[i] == DYNAMIC ? (long long)DYNAMIC_SAMPLE
                                                  : (long long)type->shaped.dims[i]);
    if (type->kind == TYPE_UNRANKED_MEMREF)
        sb_printf(sb, "%dx", DYNAMIC_SAMPLE);
    type_print(sb, type->shaped.element);
    sb_char(sb, '>');
    return true;
}

static bool add_argument(Sb *sb, const Type *type)
{
    switch (type->kind) {
    case TYPE_VECTOR:
    case TYPE_TENSOR:
    case TYPE_MEMREF:
    case TYPE_UNRANKED_MEMREF:
        return add_elements(sb, type);
    default:
        return add_number(sb, type);
    }
}

bool candidate_arguments(const Op *function, Sb *sb)
{
    const Type *type = signature(function);
    size_t start = sb->len;

    for (unsigned i = 0; i < type->list.input_count; i++) {
        sb_add(sb, i ? ", " : "");
        if (!add_argument(sb, type->list.types[i])) {
            sb->len = start;
            return false;
        }
    }
    return true;
}

/* " (to run it: mlir-interp run FILE -e NAME --args='...')"; nothing where it cannot be said. */
static void add_command(Sb *sb, const Op *function, const Options *options)
{
    Sb arguments = { 0 };
    Str name = symbol_name(function);

    if (candidate_arguments(function, &arguments)) {
        sb_printf(sb, "%s %s ", offer_program(), options->command);
        offer_word(sb, str_of(options->file));
        offer_call(sb, name, sb_view(&arguments));
    }
    sb_free(&arguments);
}

void candidate_note(const Op *function, const Options *options)
{
    Sb command = { 0 };

    add_command(&command, function, options);
    if (command.len)
        loc_note(op_loc(function), "for example: %.*s", (int)command.len, command.data);
    sb_free(&command);
}

static const Op *first_of(const Op *module)
{
    return module->regions[0].first ? module->regions[0].first->first : NULL;
}

const Op *candidates_note(const Op *module)
{
    const Op *first = NULL;
    unsigned count = 0;
    Sb names = { 0 };

    for (const Op *op = first_of(module); op; op = op->next) {
        if (!candidate_is(op) || count++ >= MOST_LISTED)
            continue;
        if (!first && candidate_can_run(op))
            first = op;
        sb_printf(&names, "%s@%.*s : %s", count > 1 ? "; " : "", STR_ARG(symbol_name(op)),
                  type_text(signature(op)));
    }
    if (count > MOST_LISTED)
        sb_printf(&names, "; and %u more", count - MOST_LISTED);
    if (count)
        loc_note(op_loc(module), "it has %.*s", (int)names.len, names.data);
    else
        loc_note(op_loc(module), "it has no function with a body");
    sb_free(&names);
    return first;
}
