/* How structured operations are written: ins(%a : type) outs(%b : type) -> type. */
#include "core/text/properties.h"
#include "dialects/linalg/linalg.h"

#include <ctype.h>

static bool parse_group(AsmParser *p, OpState *state, const char *keyword, bool segments,
                        Types *types)
{
    OperandNames names = { 0 };
    const char *at = asm_here(p);
    bool good = true;

    types->len = 0;
    if (asm_optional_keyword(p, keyword))
        good = asm_parse_punct(p, "(") && asm_parse_operands(p, 0, 0, &names)
               && asm_parse_colon_types(p, types) && asm_parse_punct(p, ")")
               && asm_resolve_all(p, &names, types->data, types->len, at, state);
    if (segments)
        vec_push(&state->operand_segments, (int32_t)names.len);
    vec_free(&names);
    return good;
}

bool linalg_parse_operands(AsmParser *p, OpState *state, Types *outputs)
{
    bool segments = def_has(state->def, ATTR_SIZED_OPERAND_SEGMENTS);

    return parse_group(p, state, "ins", segments, outputs)
           && parse_group(p, state, "outs", segments, outputs);
}

static void print_group(AsmPrinter *printer, const Op *op, unsigned group, const char *keyword)
{
    unsigned count, first = op_operand_group(op, group, &count);

    if (!count)
        return;
    asm_print(printer, " %s(", keyword);
    asm_print_operands(printer, op->operands + first, count);
    asm_print(printer, " : ");
    asm_print_types(printer, op->operands + first, count);
    asm_print(printer, ")");
}

void linalg_print_operands(AsmPrinter *printer, const Op *op)
{
    print_group(printer, op, 0, "ins");
    print_group(printer, op, 1, "outs");
}

/* Named operations: their body is not written, and says of nothing where it comes from. */

static void forget_locations(Block *block)
{
    Loc unknown = loc_of(loc_unknown(block->args[0]->type->context));

    for (unsigned i = 0; i < block->arg_count; i++)
        block->args[i]->loc = unknown;
    for (Op *op = block->first; op; op = op->next)
        op->loc = unknown;
}

static bool add_body(AsmParser *p, OpState *state, const char *at, const char *formula)
{
    unsigned expected = linalg_formula_operands(formula);
    Region *region = op_state_add_region(state);
    Block *block = block_create(state->context);
    const char *wrong;

    if (state->operands.len != expected)
        return asm_error(p, asm_here(p),
                         "[parseNamedStructuredOpRegion] ods-gen generated region expects %u args, "
                         "got %zu",
                         expected, state->operands.len);
    region_append(region, block);
    wrong = linalg_formula_body(formula, state, block);
    if (wrong)
        return asm_error(p, at, "%s", wrong);
    forget_locations(block);
    return true;
}

bool linalg_parse_attrs_and_operands(AsmParser *p, OpState *state, Types *outputs)
{
    const char *at = asm_here(p);

    return asm_optional_attr_dict(p, state) && linalg_parse_operands(p, state, outputs)
           && (state->properties || properties_check_dict(p, state, 0, at));
}

bool linalg_parse_of_formula(AsmParser *p, OpState *state, const char *formula)
{
    const char *at = asm_here(p);
    Types outputs = { 0 };
    bool good = linalg_parse_attrs_and_operands(p, state, &outputs);

    vec_free(&outputs);
    return good && asm_parse_any_arrow_types(p, &state->results) && add_body(p, state, at, formula);
}

bool linalg_parse_named(AsmParser *p, OpState *state)
{
    return linalg_parse_of_formula(p, state, state->def->formula);
}

/* What stands elsewhere, and what upstream keeps on an operation for itself. */
void linalg_print_named(AsmPrinter *printer, const Op *op)
{
    static const char *const ELSEWHERE[] = { "indexing_maps", "kind" };
    const char *hidden[4] = { "linalg.memoized_indexing_maps" };
    unsigned count = 1;

    for (unsigned i = 0; i < sizeof ELSEWHERE / sizeof *ELSEWHERE; i++)
        if (op_declared_attr(op, ELSEWHERE[i]))
            hidden[count++] = ELSEWHERE[i];
    asm_print_attr_dict_with_defaults(printer, op, hidden);
    linalg_print_operands(printer, op);
    asm_print_optional_arrow_types(printer, op->results, op->result_count);
}

/* Those that may have maps of their own. */

static bool parse_maps(AsmParser *p, const Attr **maps)
{
    *maps = NULL;
    return !asm_optional_keyword(p, "indexing_maps")
           || (asm_parse_punct(p, "=") && asm_parse_attr(p, NULL, maps));
}

/* The maps of the formula, where none are written. */
static const Attr *maps_of_formula(const OpState *state)
{
    OpState copy = { .context = state->context, .def = state->def, .name = state->name };
    const Attr *maps = NULL;
    Structure structure;
    const Attr *listed[3];
    Op *op;

    for (size_t i = 0; i < state->operands.len; i++)
        vec_push(&copy.operands, state->operands.data[i]);
    op = op_create(state->context, &copy);
    op_state_free(&copy);
    if (linalg_formula_structure(op, &op_context(op)->arena, &structure)) {
        for (unsigned i = 0; i < 3; i++)
            listed[i] = attr_affine_map(structure.maps[i]);
        maps = attr_array(state->context, 3, listed);
    }
    return maps;
}

bool linalg_parse_contraction(AsmParser *p, OpState *state)
{
    const Attr *maps;

    if (!parse_maps(p, &maps) || !linalg_parse_named(p, state))
        return false;
    if (!maps)
        maps = maps_of_formula(state);
    if (maps)
        op_state_add_attr(state, "indexing_maps", maps);
    return true;
}

static void print_maps(AsmPrinter *printer, const Attr *maps)
{
    asm_print(printer, " indexing_maps = ");
    asm_print_attr(printer, maps);
}

void linalg_print_contraction(AsmPrinter *printer, const Op *op)
{
    const Attr *maps = op_declared_attr(op, "indexing_maps");
    Structure usual;
    bool differ = maps && !linalg_formula_structure(op, &op_context(op)->arena, &usual);

    for (unsigned i = 0; maps && !differ && i < maps->array.count; i++)
        differ = i > usual.inputs || maps->array.elements[i]->map != usual.maps[i];
    if (differ)
        print_maps(printer, maps);
    linalg_print_named(printer, op);
}

bool linalg_complete_named(AsmParser *p, OpState *state)
{
    const Attr *maps;

    if (!add_body(p, state, asm_name_loc(p), state->def->formula))
        return false;
    maps = state->def->parse == linalg_parse_contraction ? maps_of_formula(state) : NULL;
    if (maps)
        op_state_add_attr(state, "indexing_maps", maps);
    return true;
}

/* linalg.contract: maps are always written. */

bool linalg_parse_contract(AsmParser *p, OpState *state)
{
    const Attr *maps;

    if (!asm_optional_keyword(p, "indexing_maps"))
        return asm_error(p, asm_here(p), "expected 'indexing_maps' attribute");
    if (!asm_parse_punct(p, "=") || !asm_parse_attr(p, NULL, &maps)
        || !linalg_parse_of_formula(p, state, "C() += cast(A()) * cast(B())"))
        return false;
    op_state_add_attr(state, "indexing_maps", maps);
    return true;
}

void linalg_print_contract(AsmPrinter *printer, const Op *op)
{
    print_maps(printer, op_declared_attr(op, "indexing_maps"));
    linalg_print_named(printer, op);
}

/* linalg.elementwise: the function is an attribute. */

static const char *formula_of_kind(Arena *arena, const Attr *kind)
{
    unsigned arity;
    const char *name = linalg_kind_function(attr_enum_value(kind), &arity);
    Sb text = { 0 };
    Str kept;

    if (arity == 2 && !isalpha((unsigned char)*name))
        sb_printf(&text, "O(...) = A(...) %s B(...)", name);
    else
        sb_printf(&text, "O(...) = %s(%s)", name,
                  arity == 1   ? "A(...)"
                  : arity == 2 ? "A(...), B(...)"
                               : "A(...), B(...), C(...)");
    kept = str_dup(arena, sb_view(&text));
    sb_free(&text);
    return kept.data;
}

static const Attr *identity_maps(const OpState *state)
{
    const Type *output =
        state->operands.len ? state->operands.data[state->operands.len - 1]->type : NULL;
    const Attr **maps = ARENA_ARRAY(&state->context->arena, const Attr *, state->operands.len);

    if (!output || !type_has_rank(output))
        return NULL;
    for (size_t i = 0; i < state->operands.len; i++)
        maps[i] = attr_affine_map(affine_identity_map(state->context, output->shaped.rank));
    return attr_array(state->context, (unsigned)state->operands.len, maps);
}

bool linalg_parse_elementwise(AsmParser *p, OpState *state)
{
    const Attr *maps, *kind;

    if (!asm_parse_keyword(p, "kind") || !asm_parse_punct(p, "=")
        || !asm_parse_attr(p, NULL, &kind))
        return false;
    if (!attr_satisfies(&ELEMENTWISE_KIND_ATTR, kind))
        return asm_error(p, asm_here(p), "expected ElementwiseKind attribute");
    op_state_add_attr(state, "kind", kind);
    if (!parse_maps(p, &maps)
        || !linalg_parse_of_formula(p, state, formula_of_kind(&state->context->arena, kind)))
        return false;
    if (!maps)
        maps = identity_maps(state);
    if (maps)
        op_state_add_attr(state, "indexing_maps", maps);
    return true;
}

void linalg_print_elementwise(AsmPrinter *printer, const Op *op)
{
    const Attr *maps = op_declared_attr(op, "indexing_maps");
    bool usual = true;

    asm_print(printer, " kind=");
    asm_print_attr(printer, op_attr(op, "kind"));
    for (unsigned i = 0; maps && i < maps->array.count; i++)
        usual &= affine_map_is_identity(maps->array.elements[i]->map);
    if (!usual)
        print_maps(printer, maps);
    linalg_print_named(printer, op);
}
