/* nvvm.mma.sync: D = A * B + C, of pieces that the threads of a warp hold. */
#include "core/base/vec.h"
#include "core/ir/diag.h"
#include "dialects/llvm/llvm.h"
#include "dialects/nvvm/nvvm.h"

enum { A, B, C, PARTS };

static const char *const TYPES[] = { "multiplicandAPtxType", "multiplicandBPtxType" };

/* The word for what values of the type are, where the type alone tells; NULL where it does not. */
static const char *told_by(const Type *type, bool is_sum)
{
    const Type *element = type_element(type);

    if (llvm_is(type, "struct") && llvm_struct_count(type))
        return told_by(llvm_struct_element(type, 0), is_sum);
    if (type_is_float(element))
        return str_is(str_of(type_text(element)), "f64")   ? "f64"
               : str_is(str_of(type_text(element)), "f16") ? "f16"
               : str_is(str_of(type_text(element)), "f32") ? (is_sum ? "f32" : "tf32")
                                                           : NULL;
    return type_is_signless(type, 32) && is_sum ? "s32" : NULL;
}

static const Attr *type_attr(Context *context, const char *word)
{
    const AttrDef *def = context_attr_def(context, STR("nvvm.mma_type"));
    const EnumCase *found = def && word ? enum_case(def->params[0].cases, str_of(word)) : NULL;
    const Attr *value = found ? attr_i64(context, found->value) : NULL;

    return found ? attr_dialect(context, def, 1, &value) : NULL;
}

/* What the syntax leaves away because the types say it. */
static void add_told(OpState *state, const Types *types)
{
    for (unsigned i = 0; i < C; i++) {
        const Attr *told = type_attr(state->context, told_by(types->data[i], false));

        if (told && !op_state_attr(state, TYPES[i]))
            op_state_add_attr(state, TYPES[i], told);
    }
}

static bool parse_part(AsmParser *p, const char *name, OperandNames *operands)
{
    return asm_parse_keyword(p, name) && asm_parse_operands(p, '[', ']', operands);
}

/* : (typeA, typeB, typeC) -> type */
static bool parse_types(AsmParser *p, OpState *state, Types *types)
{
    const char *at;
    const Type *result;

    if (!asm_parse_punct(p, ":") || !asm_parse_punct(p, "("))
        return false;
    at = asm_here(p);
    if (!asm_parse_types(p, types) || !asm_parse_punct(p, ")"))
        return false;
    if (types->len != PARTS)
        return asm_error(p, at, "expected one type for each operand segment but got %zu types",
                         types->len);
    if (!asm_parse_punct(p, "->") || !asm_parse_type(p, &result))
        return false;
    vec_push(&state->results, result);
    return true;
}

static bool parse(AsmParser *p, OpState *state)
{
    OperandNames operands[PARTS] = { 0 };
    Types types = { 0 };
    bool good = parse_part(p, "A", &operands[A]) && parse_part(p, "B", &operands[B])
                && parse_part(p, "C", &operands[C]) && asm_optional_attr_dict(p, state)
                && parse_types(p, state, &types);

    for (unsigned i = 0; i < PARTS; i++) {
        good = good && asm_resolve_same(p, &operands[i], types.data[i], state);
        vec_push(&state->operand_segments, (int32_t)operands[i].len);
        vec_free(&operands[i]);
    }
    if (good)
        add_told(state, &types);
    vec_free(&types);
    return good;
}

static void print(AsmPrinter *printer, const Op *op)
{
    static const char *const NAMES[] = { "A", "B", "C" };
    const char *elided[] = { "operandSegmentSizes", NULL, NULL, NULL };
    unsigned counts[PARTS], firsts[PARTS], left = 1;

    for (unsigned i = 0; i < PARTS; i++) {
        firsts[i] = op_operand_group(op, i, &counts[i]);
        asm_print(printer, " %s[", NAMES[i]);
        asm_print_operands(printer, op->operands + firsts[i], counts[i]);
        asm_print(printer, "] ");
        if (i < C && counts[i]
            && type_attr(op_context(op), told_by(op->operands[firsts[i]]->type, false))
                   == op_attr(op, TYPES[i]))
            elided[left++] = TYPES[i];
    }
    asm_print_attr_dict(printer, op, elided);
    asm_print(printer, " : (");
    for (unsigned i = 0; i < PARTS; i++) {
        asm_print(printer, i ? ", " : "");
        if (counts[i])
            asm_print_type(printer, op->operands[firsts[i]]->type);
    }
    asm_print(printer, ") -> ");
    asm_print_type(printer, op->results[0]->type);
}

/* What a shape and a type of factors allow: for each part so many of a type, one way or another. */
typedef struct Way {
    unsigned count;
    const Type *type;
} Way;

typedef VEC(Way) Ways;

typedef struct Rules {
    Ways parts[PARTS];
    Types results;
    int64_t k[2]; /* sizes that there are, besides the others of the shape; 0: none */
} Rules;

static const Type *pair_of_halves(Context *context)
{
    int64_t two = 2;

    return type_vector(context, 1, &two, NULL, type_float(context, &FLOAT_F16));
}

static void add_way(Rules *rules, unsigned part, unsigned count, const Type *type)
{
    vec_push(&rules->parts[part], ((Way){ count, type }));
}

/* A sum, and the result, of so many values of a type. */
static void add_sum(Rules *rules, unsigned count, const Type *type)
{
    const Type *elements[8];

    for (unsigned i = 0; i < count; i++)
        elements[i] = type;
    vec_push(&rules->results, llvm_struct(type->context, false, count, elements));
}

static bool is_integer(Str type)
{
    return str_lists("s4 u4 s8 u8 b1", type);
}

/* Of 16 rows: tiles of 8 rows and as many columns as a register holds of the type. */
static void rules_of_16(Rules *rules, Context *context, Str type, const int64_t *shape)
{
    const Type *i32 = type_i(context, 32), *f32 = type_float(context, &FLOAT_F32);
    const Type *halves = pair_of_halves(context);
    const Type *piece = str_is(type, "f16") ? halves : i32;
    int64_t k = str_is(type, "tf32")                          ? 4
                : str_is(type, "bf16") || str_is(type, "f16") ? 8
                : str_is(type, "s4") || str_is(type, "u4")    ? 32
                : str_is(type, "b1")                          ? 128
                : str_is(type, "s8") || str_is(type, "u8")    ? 16
                                                              : 0;

    if (!k)
        return;
    if (is_integer(type)) {
        add_sum(rules, 4, i32);
        add_way(rules, C, 4, i32);
    } else {
        if (str_is(type, "f16"))
            add_sum(rules, 2, halves);
        add_sum(rules, 4, f32);
        add_way(rules, C, 2, halves);
        add_way(rules, C, 4, f32);
    }
    add_way(rules, A, (unsigned)(shape[0] / 8 * (shape[2] / k)), piece);
    add_way(rules, B, (unsigned)(shape[1] / 8 * (shape[2] / k)), piece);
    rules->k[0] = k;
    rules->k[1] = 2 * k;
}

static void rules_of_8(Rules *rules, Context *context, Str type)
{
    const Type *i32 = type_i(context, 32), *f64 = type_float(context, &FLOAT_F64);
    const Type *f32 = type_float(context, &FLOAT_F32), *halves = pair_of_halves(context);

    if (str_is(type, "f16")) {
        add_way(rules, A, 2, halves);
        add_way(rules, B, 2, halves);
        add_way(rules, C, 4, halves);
        add_way(rules, C, 8, f32);
        add_sum(rules, 4, halves);
        add_sum(rules, 8, f32);
        rules->k[0] = 4;
    } else if (str_is(type, "f64") || is_integer(type)) {
        const Type *one = is_integer(type) ? i32 : f64;

        add_way(rules, A, 1, one);
        add_way(rules, B, 1, one);
        add_way(rules, C, 2, one);
        add_sum(rules, 2, one);
        rules->k[0] = str_is(type, "f64")                        ? 4
                      : str_is(type, "s4") || str_is(type, "u4") ? 32
                      : str_is(type, "b1")                       ? 128
                                                                 : 16;
    }
}

static bool wrong_part(const Op *op, unsigned part, const Rules *rules)
{
    unsigned count, first = op_operand_group(op, part, &count);
    Sb text = { 0 };

    for (size_t i = 0; i < rules->parts[part].len; i++)
        sb_printf(&text, "%ux%s ", rules->parts[part].data[i].count,
                  type_text(rules->parts[part].data[i].type));
    sb_add(&text, "but got ");
    for (unsigned i = 0; i < count; i++)
        sb_printf(&text, "%s%s", i ? ", " : "", type_text(op->operands[first + i]->type));
    op_error(op, "Could not match types for the %c operands; expected one of %s", "ABC"[part],
             text.data);
    sb_free(&text);
    return false;
}

static bool fits(const Op *op, unsigned part, Way way)
{
    unsigned count, first = op_operand_group(op, part, &count);

    for (unsigned i = 0; i < count; i++)
        if (op->operands[first + i]->type != way.type)
            return false;
    return count == way.count;
}

static bool verify_part(const Op *op, unsigned part, const Rules *rules)
{
    for (size_t i = 0; i < rules->parts[part].len; i++)
        if (fits(op, part, rules->parts[part].data[i]))
            return true;
    return wrong_part(op, part, rules);
}

static bool verify_result(const Op *op, const Rules *rules)
{
    Sb text = { 0 };

    for (size_t i = 0; i < rules->results.len; i++) {
        if (op->results[0]->type == rules->results.data[i]) {
            sb_free(&text);
            return true;
        }
        sb_printf(&text, "%s%s", i ? ", " : "", type_text(rules->results.data[i]));
    }
    op_error(op, "Could not match allowed types for the result; expected one of %s but got %s",
             text.data ? text.data : "", type_text(op->results[0]->type));
    sb_free(&text);
    return false;
}

static bool verify_parts(const Op *op, const Rules *rules, const int64_t *shape)
{
    if (!rules->parts[A].len || shape[1] != 8
        || (shape[2] != rules->k[0] && shape[2] != rules->k[1]))
        return op_error(op, "unimplemented variant for MMA shape <%lld, %lld, %lld>",
                        (long long)shape[0], (long long)shape[1], (long long)shape[2]);
    for (unsigned part = 0; part < PARTS; part++)
        if (!verify_part(op, part, rules))
            return false;
    return verify_result(op, rules);
}

static bool needs(const Op *op, const char *attr)
{
    return op_attr(op, attr) || op_error(op, "op requires %s attribute", attr);
}

/* Only f16 of 8x8x4 may lie otherwise than A by rows and B by columns. */
static bool verify_layout(const Op *op, Str type, const int64_t *shape)
{
    bool usual = str_is(nvvm_word(op, "layoutA"), "row") && str_is(nvvm_word(op, "layoutB"), "col");

    if (usual || (str_is(type, "f16") && shape[0] == 8 && shape[1] == 8 && shape[2] == 4))
        return true;
    return op_error(op,
                    "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> "
                    "for shape <%lld, %lld, %lld> with element types %.*s and %.*s. Only m8n8k4 "
                    "with f16 supports other layouts.",
                    (long long)shape[0], (long long)shape[1], (long long)shape[2], STR_ARG(type),
                    STR_ARG(nvvm_word(op, TYPES[B])));
}

static bool verify(const Op *op)
{
    Str type = nvvm_word(op, TYPES[A]);
    const Attr *given = op_attr(op, "shape");
    int64_t shape[3];
    Rules rules = { 0 };
    bool good;

    for (unsigned i = 0; i < 3; i++)
        shape[i] = int_low_s(given->dialect.params[i]->integer);
    if (shape[0] == 16)
        rules_of_16(&rules, op_context(op), type, shape);
    else if (shape[0] == 8)
        rules_of_8(&rules, op_context(op), type);
    good = verify_parts(op, &rules, shape);
    if (good && str_is(type, "b1"))
        good = needs(op, "b1Op");
    else if (good && is_integer(type))
        good = needs(op, "intOverflowBehavior");
    for (unsigned part = 0; part < PARTS; part++)
        vec_free(&rules.parts[part]);
    vec_free(&rules.results);
    return good && verify_layout(op, type, shape);
}

const OpForm NVVM_MMA_OPS[] = {
    { .name = "nvvm.mma.sync", .parse = parse, .print = print, .verify = verify },
    { 0 },
};

static const OpForm *const TABLES[] = { NVVM_MMA_OPS, NVVM_WMMA_OPS, NULL };

const DialectForms NVVM_FORMS = { "nvvm", TABLES, NULL };
