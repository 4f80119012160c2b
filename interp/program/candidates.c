#include "interp/program/candidates.h"
#include "interp/console/json.h"
#include "interp/console/offer.h"

#include "core/ir/diag.h"
#include "core/ir/symbol.h"
#include "core/ir/function.h"
#include "dialects/llvm/llvm.h"
#include "dialects/values/kind.h"

#include <limits.h>
#include <string.h>

enum { MOST_LISTED = 10 };

bool candidate_is(const Op *op)
{
    return symbol_name(op).data && op_attr(op, "function_type") && op->region_count
           && op->regions[0].first;
}

static const Type *signature(const Op *op)
{
    return function_signature(op);
}

static bool is_circuit(const Op *op)
{
    return op->def && op->def->circuit;
}

/* What a run of it is given, for a list. */
static const char *type_shown(const Op *op)
{
    const Attr *ports = is_circuit(op) ? op_attr(op, "module_type") : NULL;
    const Type *type = ports ? ports->type_value : signature(op);

    return type_text(type ? type : op_attr(op, "function_type")->type_value);
}

bool candidate_can_run(const Op *op)
{
    return candidate_is(op) && signature(op) != NULL && !(op->def && op->def->closure);
}

bool candidate_module_runs(const Op *module)
{
    const Block *block = module->regions[0].first;

    for (const Op *op = block ? block->first : NULL; op; op = op->next)
        if (op->def && !op_has(op, SYMBOL) && def_is_executed(op->def))
            return true;
    return false;
}

/* The name in a part of a path, without its sign. */
static Str bare(Str name)
{
    return str_from(name, str_starts(name, "@") ? 1 : 0);
}

static const Op *first_of(const Op *table)
{
    return table->regions[0].first ? table->regions[0].first->first : NULL;
}

static const Op *find_in(const Op *module, Str name)
{
    const Op *found = symbol_in_table(module, bare(name));
    Str rest = name;

    while (!found && rest.len) {
        Str around = { name.data, (size_t)(rest.data - name.data) + str_find(rest, ':') };

        rest = str_from(name, around.len < name.len ? around.len + 1 : name.len);
        if (!str_starts(rest, ":"))
            continue;
        found = symbol_in_table(module, bare(around));
        found = found && op_has(found, SYMBOL_TABLE) ? find_in(found, str_from(rest, 1)) : NULL;
    }
    for (const Op *op = first_of(module); !found && op; op = op->next)
        if (op_has(op, SYMBOL_TABLE) && !symbol_name(op).data)
            found = find_in(op, name);
    return found;
}

const Op *candidate_find(const Op *module, Str name)
{
    const Op *found = find_in(module, name);
    Str own = symbol_name(module), rest = bare(name);

    if (found || !own.data || rest.len < own.len || memcmp(rest.data, own.data, own.len) != 0)
        return found;
    rest = str_from(rest, own.len);
    return str_starts(rest, "::") ? find_in(module, str_from(rest, 2)) : NULL;
}

Str candidate_path(const Op *op, Arena *arena)
{
    const Op *table = op_parent(op);
    Str name = symbol_name(op), around;

    while (op_parent(table) && !symbol_name(table).data)
        table = op_parent(table);
    if (!op_parent(table))
        return name;
    around = candidate_path(table, arena);
    return str_printf(arena, "%.*s::%.*s", STR_ARG(around), STR_ARG(name));
}

static const Op *outermost(const Op *op)
{
    return op_parent(op) ? outermost(op_parent(op)) : op;
}

/* Memrefs that were taken apart: two pointers, an offset, sizes and strides. */
enum { HEAD = 3, NO_DESCRIPTOR = -1 };

/* The rank of the memref that the function begins to put together of the argument. */
static int descriptor_rank(const Op *function, const Value *argument)
{
    for (const Op *op = function->regions[0].first->first; op; op = op->next) {
        const Type *type = op_is(op, "llvm.insertvalue") ? op->operands[0]->type : NULL;
        const Attr *position = type ? op_attr(op, "position") : NULL;

        if (!type || op->operands[1] != argument || !llvm_is_struct(type)
            || position->dense.count != 1 || attr_i64_at(position, 0) != 0
            || (llvm_struct_count(type) != HEAD && llvm_struct_count(type) != HEAD + 2))
            continue;
        return llvm_struct_count(type) == HEAD
                   ? 0
                   : (int)llvm_array_count(llvm_struct_element(type, HEAD));
    }
    return NO_DESCRIPTOR;
}

/* Of which the function computes addresses first. */
static const Type *element_type(const Op *function)
{
    for (const Block *block = function->regions[0].first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next) {
            const Attr *type = op_is(op, "llvm.getelementptr") ? op_attr(op, "elem_type") : NULL;

            if (type && (type->type_value->kind == TYPE_INTEGER || type_is_float(type->type_value)))
                return type->type_value;
        }
    return type_i(op_context(function), 32);
}

/* Four elements in the last dimension, and one in each of the others. */
static unsigned add_descriptor(Sb *sb, const Op *function, unsigned rank)
{
    const Type *element = element_type(function);
    const char *numbers = type_is_float(element) ? "1.0, 2.0, 3.0, 4.0" : "1, 2, 3, 4";

    for (unsigned i = 0; i < 2; i++)
        sb_printf(sb, "dense<[%s]> : tensor<4x%s>, ", numbers, type_text(element));
    sb_add(sb, "0");
    for (unsigned i = 0; i < rank; i++)
        sb_add(sb, i + 1 < rank ? ", 1" : ", 4");
    for (unsigned i = 0; i < rank; i++)
        sb_add(sb, i + 1 < rank ? ", 4" : ", 1");
    return HEAD + 2 * rank;
}

/* What no attribute says may still be poison. */
static void add_arguments(Sb *sb, const Op *function)
{
    const Type *type = signature(function);

    for (unsigned i = 0; i < type->list.input_count; i++) {
        const DatumKind *kind = datum_kind(type->list.types[i]);
        int rank = descriptor_rank(function, function->regions[0].first->args[i]);
        size_t start;

        sb_add(sb, i ? ", " : "");
        if (rank != NO_DESCRIPTOR && (unsigned)rank <= (type->list.input_count - i - 1) / 2 - 1) {
            i += add_descriptor(sb, function, (unsigned)rank) - 1;
            continue;
        }
        start = sb->len;
        if (kind && kind->sample && kind->sample(sb, type->list.types[i], outermost(function)))
            continue;
        sb->len = start;
        sb_add(sb, "#ub.poison");
    }
}

/* A function that takes descriptors in memory for one that takes them apart; else NULL. */
static const Op *taken_apart(const Op *function)
{
    static const char PREFIX[] = "_mlir_ciface_";
    Str name = symbol_name(function);
    const Op *found = NULL;

    if (str_starts(name, PREFIX))
        found = symbol_in_table(op_parent(function), str_from(name, sizeof PREFIX - 1));
    return found && candidate_can_run(found) ? found : NULL;
}

void candidate_note(const Op *function, const Options *options)
{
    const Op *other = taken_apart(function);
    Arena arena = { 0 };
    Sb arguments = { 0 }, command = { 0 };

    if (other) {
        loc_note(op_loc(function),
                 "@%.*s takes descriptors in memory, whose pointers no argument can give; @%.*s "
                 "takes what they hold",
                 STR_ARG(symbol_name(function)), STR_ARG(symbol_name(other)));
        function = other;
    }
    sb_printf(&command, "%s %s ", offer_program(), options->command);
    offer_file(&command, str_of(options->file));
    if (signature(function)) /* of a circuit only a flat one has it */
        add_arguments(&arguments, function);
    offer_call(&command, candidate_path(function, &arena), sb_view(&arguments));
    options_say(&command, options);
    sb_add(&command, is_circuit(function) && options->tick == OPTION_NOT_GIVEN ? " --tick=3" : "");
    loc_note(op_loc(function), "for example: %.*s", STR_ARG(sb_view(&command)));
    sb_free(&command);
    sb_free(&arguments);
    arena_free(&arena);
}

typedef struct Listing {
    Sb names;
    Arena arena;
    const char *asked;
    const Op *best; /* that can run */
    unsigned least; /* how far its name is from the one that was asked for */
    unsigned count;
    bool nested;
} Listing;

/* Of a nested module's function the name alone may have been given. */
static void choose_best(Listing *listing, const Op *op, Str path)
{
    Str asked = bare(str_of(listing->asked));
    unsigned whole = str_distance(asked, path, UINT_MAX),
             own = str_distance(asked, symbol_name(op), UINT_MAX);
    unsigned far = own < whole ? own : whole;

    if ((candidate_can_run(op) || is_circuit(op)) && (!listing->best || far < listing->least)) {
        listing->best = op;
        listing->least = far > (unsigned)asked.len / 2 ? (unsigned)asked.len / 2 + 1 : far;
    }
}

static void list_candidates(Listing *listing, const Op *table)
{
    for (const Op *op = first_of(table); op; op = op->next) {
        Str path;

        if (op_has(op, SYMBOL_TABLE) && listing->nested)
            list_candidates(listing, op);
        if (!candidate_is(op) && !is_circuit(op))
            continue;
        path = candidate_path(op, &listing->arena);
        choose_best(listing, op, path);
        if (listing->count++ < MOST_LISTED)
            sb_printf(&listing->names, "%s@%.*s : %s", listing->count > 1 ? "; " : "",
                      STR_ARG(path), type_shown(op));
    }
}

const Op *candidates_note(const Op *module, const char *asked, bool nested)
{
    Listing listing = { .asked = asked, .nested = nested };

    list_candidates(&listing, module);
    if (listing.count > MOST_LISTED)
        sb_printf(&listing.names, "; and %u more", listing.count - MOST_LISTED);
    if (listing.count)
        diag_emit(op_loc(module)->context, SEVERITY_NOTE, NULL, "it has %.*s",
                  STR_ARG(sb_view(&listing.names)));
    else
        diag_emit(op_loc(module)->context, SEVERITY_NOTE, NULL, "it has no function with a body");
    sb_free(&listing.names);
    arena_free(&listing.arena);
    return listing.best;
}

static void function_json(Sb *sb, const Op *op, Str path, Str file)
{
    const Attr *place = loc_find_file(op_loc(op));
    Sb arguments = { 0 };

    if (signature(op))
        add_arguments(&arguments, op);
    json_begin(sb, "verify");
    json_text(sb, "kind", STR("function"));
    json_text(sb, "name", path);
    json_text(sb, "type", str_of(type_shown(op)));
    json_text(sb, "args", sb_view(&arguments));
    json_optional(sb, "file", file);
    if (place)
        json_number(sb, "line", place->file.line);
    sb_add(sb, "}\n");
    sb_free(&arguments);
}

void candidates_json(Sb *sb, const Op *module, Str file)
{
    Arena arena = { 0 };

    for (const Op *op = first_of(module); op; op = op->next) {
        if (op_has(op, SYMBOL_TABLE))
            candidates_json(sb, op, file);
        if (candidate_can_run(op) || is_circuit(op))
            function_json(sb, op, candidate_path(op, &arena), file);
    }
    arena_free(&arena);
}
