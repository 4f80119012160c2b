/* Old spellings, by the context's table: see legacy.h. */
#include "core/text/legacy.h"

#include "core/text/parser.h"
#include "core/text/source.h"

#include <string.h>

bool asm_reads_legacy(const AsmParser *p)
{
    return p->context->reads_legacy;
}

bool asm_slip(AsmParser *p, LegacySlip slip, const char *at, const char *format, ...)
{
    Sb text = { 0 };
    va_list args;

    if (!p->context->reads_legacy || p->slips & 1u << slip)
        return p->context->reads_legacy;
    p->slips |= 1u << slip;
    va_start(args, format);
    sb_vprintf(&text, format, args);
    va_end(args);
    diag_emit(p->context, SEVERITY_WARNING, lexer_loc(&p->lexer, at), "%s", text.data);
    sb_free(&text);
    return true;
}

bool asm_legacy_note(AsmParser *p, const char *at, const char *what, const char *today)
{
    if (!p->context->legacy || p->context->reads_legacy)
        return false;
    return asm_note(p, at, "%s is read with --legacy; today it is written %s", what, today);
}

Op *asm_emit(AsmParser *p, OpState *state)
{
    Op *op = op_create(p->context, state);

    block_append(p->block, op);
    for (unsigned i = 0; i < op->region_count; i++)
        op->regions[i].parent = op;
    return op;
}

void asm_become(OpState *state, const char *name)
{
    state->name = str_of(name);
    state->def = context_op(state->context, state->name);
}

bool asm_parse_as_today(AsmParser *p, OpState *state)
{
    return state->def->parse ? state->def->parse(p, state) : format_parse(p, state);
}

void asm_rewind(AsmParser *p, const char *at)
{
    parser_reset(p, at);
}

bool asm_add_enum(AsmParser *p, OpState *state, const char *name, Str keyword)
{
    const AttrConstraint *constraint =
        state->def->attrs[def_attr_index(state->def, str_of(name))].constraint;
    const EnumCase *found = enum_case(constraint->cases, keyword);
    const Attr *value;

    if (!found)
        return asm_error(p, asm_name_loc(p), "has no '%s' called '%.*s'", name, STR_ARG(keyword));
    value = constraint->def ? attr_i64(p->context, found->value)
                            : attr_int(constraint->build(p->context), found->value);
    op_state_add_attr(state, name,
                      constraint->def ? attr_dialect(p->context, constraint->def, 1, &value)
                                      : value);
    return true;
}

Value *asm_emit_constant(AsmParser *p, Loc loc, const Attr *value)
{
    OpState state = { .context = p->context, .loc = loc };
    Op *op;

    asm_become(&state, p->context->legacy->constant);
    op_state_add_attr(&state, "value", value);
    vec_push(&state.results, value->type);
    op = asm_emit(p, &state);
    op_state_free(&state);
    return op->results[0];
}

const Type *asm_pointee(const AsmParser *p)
{
    return p->pointee;
}

void asm_set_pointee(AsmParser *p, const Type *pointee)
{
    p->pointee = pointee;
}

/* A row and the definition that its format is followed by, made when it is first needed. */
typedef struct Old {
    const LegacyOp *row;
    const OpDef *def;
} Old;

static void add_rows(AsmParser *p)
{
    for (const LegacyOp *const *table = p->context->legacy->tables; *table; table++)
        for (const LegacyOp *row = *table; row->name; row++) {
            Old *old = ARENA_NEW(&p->context->arena, Old);

            *old = (Old){ .row = row };
            map_put(&p->old_ops, str_of(row->name), old);
        }
}

/* Operations without a prefix were those of the standard dialect, which may be said. */
static Old *find_old(AsmParser *p, Str written)
{
    Str std = STR("std.");
    Old *old;

    if (!p->context->legacy)
        return NULL;
    if (!p->old_ops.cap)
        add_rows(p);
    old = map_get(&p->old_ops, written);
    if (old || written.len <= std.len || !str_eq((Str){ written.data, std.len }, std))
        return old;
    written = str_from(written, std.len);
    return str_find(written, '.') < written.len ? NULL : map_get(&p->old_ops, written);
}

const LegacyOp *legacy_op(AsmParser *p, Str written)
{
    const Old *old = find_old(p, written);

    return old ? old->row : NULL;
}

/* Those of the row, then those of today. */
static const CustomDirective *both_customs(AsmParser *p, const CustomDirective *old,
                                           const CustomDirective *today)
{
    VEC(CustomDirective) all = { 0 };
    CustomDirective *kept;

    for (; old && old->name; old++)
        vec_push(&all, *old);
    for (; today && today->name; today++)
        vec_push(&all, *today);
    kept = ARENA_ARRAY(&p->context->arena, CustomDirective, all.len + 1);
    for (size_t i = 0; i < all.len; i++)
        kept[i] = all.data[i];
    kept[all.len] = (CustomDirective){ 0 };
    vec_free(&all);
    return kept;
}

static const TypeConstraint *loose(AsmParser *p, const TypeConstraint *constraint)
{
    TypeConstraint *made = ARENA_NEW(&p->context->arena, TypeConstraint);

    *made = *constraint;
    made->class = NULL;
    return made;
}

/* Today's definition with the form of then. What its operands may be is the verifier's affair: the
 * operation may become another one. */
static const OpDef *old_definition(AsmParser *p, Old *old, const OpDef *today)
{
    unsigned operand_count = def_operand_count(today), result_count = def_result_count(today);
    OperandDef *operands;
    ResultDef *results;
    OpDef *def;

    if (old->def)
        return old->def;
    def = ARENA_NEW(&p->context->arena, OpDef);
    *def = *today;
    def->format = old->row->format;
    def->parse = NULL;
    def->customs = both_customs(p, old->row->customs, today->customs);
    operands = ARENA_ARRAY(&p->context->arena, OperandDef, operand_count + 1);
    results = ARENA_ARRAY(&p->context->arena, ResultDef, result_count + 1);
    for (unsigned i = 0; i <= operand_count; i++)
        operands[i] = i < operand_count ? today->operands[i] : (OperandDef){ 0 };
    for (unsigned i = 0; i <= result_count; i++)
        results[i] = i < result_count ? today->results[i] : (ResultDef){ 0 };
    for (unsigned i = 0; i < operand_count; i++)
        operands[i].type = loose(p, operands[i].type);
    for (unsigned i = 0; i < result_count; i++)
        results[i].type = loose(p, results[i].type);
    def->operands = operands;
    def->results = results;
    old->def = def;
    return def;
}

static bool parse_form(AsmParser *p, Old *old, OpState *state)
{
    const OpDef *today = state->def;
    bool good;

    if (old->row->parse)
        return old->row->parse(p, state);
    if (!old->row->format)
        return asm_parse_as_today(p, state);
    state->def = old_definition(p, old, today);
    good = format_parse(p, state);
    if (str_is(state->name, today->name))
        state->def = today;
    return good;
}

bool legacy_parse(AsmParser *p, const LegacyOp *row, OpState *state)
{
    return parse_form(p, find_old(p, str_of(row->name)), state)
           && (!row->finish || row->finish(p, state));
}

/* The generic form may have any number of operands and results: too few are the verifier's to
 * report, as are groups of them that are told by an attribute. */
static bool has_parts(const OpState *state)
{
    const OpDef *def = state->def;
    size_t operands = 0, results = 0;

    for (unsigned i = 0; i < def_operand_count(def); i++)
        operands += def->operands[i].multiplicity == ONE;
    for (unsigned i = 0; i < def_result_count(def); i++)
        results += def->results[i].multiplicity == ONE;
    return !def_has(def, ATTR_SIZED_OPERAND_SEGMENTS) && state->operands.len >= operands
           && state->results.len >= results && state->regions.len >= def_region_count(def);
}

bool legacy_finish(AsmParser *p, const LegacyOp *row, OpState *state, const char *at)
{
    const char *outer = p->custom_at;
    bool good;

    p->custom_at = at;
    good = !row->finish || !has_parts(state) || row->finish(p, state);
    p->custom_at = outer;
    return good;
}

bool legacy_name_note(AsmParser *p, const char *at, Str written)
{
    const LegacyOp *row = p->context->reads_legacy ? NULL : legacy_op(p, written);

    if (!row || strcmp(row->name, row->today) == 0)
        return false;
    asm_note(p, at, "'%.*s' is an old spelling of '%s', which is read with --legacy",
             STR_ARG(written), row->today);
    return true;
}

/* Is the lookahead the first of its line? */
static bool is_first(const AsmParser *p)
{
    const char *at = p->token.text.data;

    while (at > p->lexer.source.data && (at[-1] == ' ' || at[-1] == '\t' || at[-1] == '\r'))
        at--;
    return at > p->lexer.source.data && at[-1] == '\n';
}

void legacy_form_note(AsmParser *p, const OpDef *def, const char *at)
{
    const LegacyOp *row = p->context->reads_legacy ? NULL : legacy_op(p, str_of(def->name));

    if (!row || !row->stops)
        return;
    if (*row->stops == '\n' ? !is_first(p) : !str_starts(p->token.text, row->stops))
        return;
    asm_note(p, at, "an old form of '%s', which is read with --legacy; today it is written %s",
             def->name, row->form);
}

static bool is_plain(const Type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_INDEX || type->kind == TYPE_FLOAT;
}

/* Vectors and tensors have it in each element. */
static bool may_be_filled(const Type *type)
{
    return (type->kind == TYPE_VECTOR || type->kind == TYPE_TENSOR) && type_has_rank(type)
           && type_has_static_shape(type) && is_plain(type->shaped.element);
}

/* 0 of a float type is 0.0. */
static const Attr *number_attr(AsmParser *p, const OperandName *operand, const Type *type)
{
    bool is_whole = str_find(operand->name, '.') == operand->name.len;
    bool fills = !is_plain(type);
    Str text = str_printf(
        &p->context->arena, "%s%.*s%s%s", fills ? "dense<" : "", STR_ARG(operand->name),
        type_element(type)->kind == TYPE_FLOAT && is_whole ? ".0" : "", fills ? ">" : "");

    return source_parse_attr(p->context, text, type);
}

Value *legacy_number(AsmParser *p, const OperandName *operand, const Type *type)
{
    const Attr *value;

    if (!is_plain(type) && !(p->context->takes_numbers && may_be_filled(type))) {
        parser_error_at(p, operand->at, "a number stands for an operand of type '%s'",
                        type_text(type));
        return NULL;
    }
    value = number_attr(p, operand, type);
    if (!value)
        return NULL;
    return asm_emit_constant(p, asm_loc(p, operand->at), value);
}
