/* The dialect `loop`, which became scf; and parallel loops, whose reductions stood anywhere in the
 * body, one operation for each, and became one at its end. */
#include "dialects/legacy/legacy.h"

#include "semantics/number/float.h"

typedef VEC(Op *) Ops;

/* (%x) { ... } : f32, as the dialect's document had it; (%x) : f32 { ... }, as its parser; or as
 * today
 * (%x : f32) { ... } */
static bool parse_reduce(AsmParser *p, OpState *state)
{
    OperandNames names = { 0 };
    Types types = { 0 };
    const char *at = asm_here(p);
    bool good = true, typed = false;

    if (asm_optional_punct(p, "(")) {
        good = asm_parse_operands(p, 0, 0, &names);
        typed = good && asm_at_punct(p, ":");
        good = good && (!typed || asm_parse_colon_types(p, &types)) && asm_parse_punct(p, ")");
    }
    if (good && !typed && asm_at_punct(p, ":")) {
        typed = true;
        good = asm_parse_colon_types(p, &types);
    }
    for (bool more = asm_at_punct(p, "{"); good && more; more = good && asm_optional_punct(p, ","))
        good = asm_parse_region(p, op_state_add_region(state), NULL);
    good = good && asm_optional_attr_dict(p, state)
           && (typed || !names.len || asm_parse_colon_types(p, &types))
           && asm_resolve_all(p, &names, types.data, types.len, at, state);
    vec_free(&names);
    vec_free(&types);
    return good;
}

static const Attr *neutral_integer(const Type *type, const Op *op)
{
    if (op_is(op, "arith.addi") || op_is(op, "arith.ori") || op_is(op, "arith.xori"))
        return attr_int(type, 0);
    if (op_is(op, "arith.muli"))
        return attr_int(type, 1);
    return op_is(op, "arith.andi") ? attr_int(type, -1) : NULL;
}

static const Attr *neutral_float(const Type *type, const Op *op)
{
    if (op_is(op, "arith.addf"))
        return attr_float(type, float_zero(type->format, true));
    return op_is(op, "arith.mulf") ? attr_float(type, float_one(type->format)) : NULL;
}

/* Does the body hand on what that operation makes of its two arguments? */
static bool is_combined(const Block *body, const Op *op)
{
    return body->arg_count == 2 && op->next == body->last && op->operand_count == 2
           && op->result_count == 1 && op->operands[0] != op->operands[1]
           && op->operands[0]->kind == VALUE_BLOCK_ARGUMENT && op->operands[0]->block == body
           && op->operands[1]->kind == VALUE_BLOCK_ARGUMENT && op->operands[1]->block == body
           && body->last->operand_count == 1 && body->last->operands[0] == op->results[0];
}

/* The number that changes no other one when they are combined so: what no iteration gives. */
static const Attr *neutral(const Op *reduce, unsigned index)
{
    const Block *body = reduce->regions[index].first;
    const Type *type = reduce->operands[index]->type;
    const Op *op = body ? body->first : NULL;

    if (!op || !is_combined(body, op))
        return NULL;
    if (type_is_int_or_index(type))
        return neutral_integer(type, op);
    return type->kind == TYPE_FLOAT ? neutral_float(type, op) : NULL;
}

/* One at the end, as today? */
static bool is_reduced_at_end(const Block *body)
{
    const Op *op = body->first;

    while (op && !op_is(op, "scf.reduce"))
        op = op->next;
    return op && op == body->last;
}

static void find_reductions(Block *body, Ops *reductions)
{
    Op *next;

    for (Op *op = body->first; op; op = next) {
        next = op->next;
        if (op_is(op, "scf.reduce")) {
            vec_push(reductions, op);
            block_remove(body, op);
        }
    }
    if (body->last && op_is(body->last, "scf.yield") && body->last->operand_count == 0)
        block_remove(body, body->last);
}

/* One operation for all of them. */
static Op *joined(const OpState *parallel, Block *body, const Ops *reductions)
{
    OpState state = { .context = parallel->context, .loc = parallel->loc };
    Op *op;

    asm_become(&state, "scf.reduce");
    for (size_t i = 0; i < reductions->len; i++) {
        Op *one = reductions->data[i];

        state.loc = one->loc;
        for (unsigned o = 0; o < one->operand_count; o++)
            vec_push(&state.operands, one->operands[o]);
        for (unsigned r = 0; r < one->region_count; r++)
            vec_push(&state.regions, &one->regions[r]);
    }
    op = op_create(parallel->context, &state);
    for (unsigned r = 0; r < op->region_count; r++)
        op->regions[r].parent = op;
    block_append(body, op);
    op_state_free(&state);
    return op;
}

/* Initial values that were not written. */
static bool add_inits(AsmParser *p, OpState *state, const Op *reduce)
{
    for (unsigned i = 0; i < reduce->operand_count; i++) {
        const Attr *value = i < reduce->region_count ? neutral(reduce, i) : NULL;

        if (!value)
            return asm_error(p, asm_name_loc(p),
                             "has no `init`, and the number that its reduction #%u begins with is "
                             "not known",
                             i);
        vec_push(&state->operands, asm_emit_constant(p, state->loc, value));
    }
    state->operand_segments.data[3] = (int32_t)reduce->operand_count;
    return true;
}

/* The types of results stood behind the body, if they were written. */
static bool finish_parallel(AsmParser *p, OpState *state)
{
    Block *body = state->regions.data[0]->first;
    Ops reductions = { 0 };
    bool good = true;
    Op *reduce;

    if (is_reduced_at_end(body)) {
        reduce = body->last;
    } else {
        find_reductions(body, &reductions);
        reduce = joined(state, body, &reductions);
        vec_free(&reductions);
    }
    if (asm_at_punct(p, ":")) {
        state->results.len = 0;
        good = asm_parse_colon_types(p, &state->results);
    }
    if (!good || state->operand_segments.data[3])
        return good;
    for (size_t i = state->results.len; i < reduce->operand_count; i++)
        vec_push(&state->results, reduce->operands[i]->type);
    return add_inits(p, state, reduce);
}

const LegacyOp LEGACY_LOOP[] = {
    { "loop.for", "scf.for" },
    { "loop.if", "scf.if" },
    { "loop.yield", "scf.yield" },
    { "loop.terminator", "scf.yield" },
    { "loop.parallel", "scf.parallel", .finish = finish_parallel },
    { "loop.reduce", "scf.reduce", .parse = parse_reduce },
    { "loop.reduce.return", "scf.reduce.return" },
    { "scf.parallel", "scf.parallel", .finish = finish_parallel },
    { "scf.reduce", "scf.reduce", .parse = parse_reduce, .stops = ")",
      .form = "'scf.reduce(%x : f32) { ... }', one for all, at the end of the body" },
    { 0 },
};
