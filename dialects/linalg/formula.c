/* The formulas of named operations: the maps and the body that follow from one. */
#include "core/define/example.h"
#include "core/text/source.h"
#include "dialects/linalg/linalg.h"

#include <ctype.h>
#include <string.h>

enum { MOST_LOOPS = 16, MOST_OPERANDS = 8 };

typedef struct Read { /* of an operand, where it is first used */
    Str name;
    Str indices; /* between the parentheses; no data: a scalar */
} Read;

typedef struct Formula {
    Str text; /* what was not read yet */
    Str loops[MOST_LOOPS];
    unsigned loop_count;
    Read reads[MOST_OPERANDS];
    unsigned read_count;
    Read output;
    bool adds; /* += */
    Str value; /* what is right of the sign */
} Formula;

/* Words. */

static void skip_spaces(Str *text)
{
    while (text->len && isspace((unsigned char)*text->data))
        *text = str_from(*text, 1);
}

static bool take(Str *text, const char *word)
{
    Str wanted = str_of(word);

    skip_spaces(text);
    if (text->len < wanted.len || !str_eq((Str){ text->data, wanted.len }, wanted))
        return false;
    *text = str_from(*text, wanted.len);
    return true;
}

static Str take_name(Str *text)
{
    Str name;

    skip_spaces(text);
    name = (Str){ text->data, 0 };
    while (name.len < text->len
           && (isalnum((unsigned char)name.data[name.len]) || name.data[name.len] == '_'))
        name.len++;
    *text = str_from(*text, name.len);
    return name;
}

/* What stands before the parenthesis that closes the one just taken. */
static Str take_to_close(Str *text)
{
    Str inner = { text->data, 0 };

    for (unsigned depth = 1; inner.len < text->len; inner.len++) {
        depth += inner.data[inner.len] == '(';
        depth -= inner.data[inner.len] == ')';
        if (!depth)
            break;
    }
    *text = str_from(*text, inner.len + 1);
    return inner;
}

static bool is_attribute(Str name)
{
    return str_is(name, "strides") || str_is(name, "dilations");
}

static bool is_function(Str name)
{
    return islower((unsigned char)*name.data);
}

static unsigned loop_named(const Formula *formula, Str name)
{
    unsigned i = 0;

    while (i < formula->loop_count && !str_eq(formula->loops[i], name))
        i++;
    return i;
}

static void add_loops(Formula *formula, Str indices)
{
    while (indices.len) {
        Str name = take_name(&indices);

        if (!name.len) {
            indices = str_from(indices, 1);
            continue;
        }
        if (is_attribute(name)) {
            indices = str_from(indices, str_find(indices, ']') + 1);
            continue;
        }
        if (isdigit((unsigned char)*name.data) || loop_named(formula, name) < formula->loop_count)
            continue;
        formula->loops[formula->loop_count++] = name;
    }
}

static void add_read(Formula *formula, Read read)
{
    if (str_eq(read.name, formula->output.name))
        return;
    for (unsigned i = 0; i < formula->read_count; i++)
        if (str_eq(formula->reads[i].name, read.name))
            return;
    formula->reads[formula->read_count++] = read;
}

/* Names in capitals are operands with indices, those with a lower first letter functions where a
 * parenthesis follows, and scalars where none does. */
static void add_reads(Formula *formula, bool scalars)
{
    Str text = formula->value;

    while (text.len) {
        Str name = take_name(&text);

        if (!name.len)
            text = str_from(text, text.len ? 1 : 0);
        else if (isdigit((unsigned char)*name.data) || str_is(name, "over"))
            continue;
        else if (is_function(name) && text.len && *text.data == '(')
            continue;
        else if (!is_function(name) && take(&text, "(")) {
            Read read = { name, take_to_close(&text) };

            if (!scalars)
                add_read(formula, read);
        } else if (scalars && loop_named(formula, name) == formula->loop_count)
            add_read(formula, (Read){ name, { 0 } });
    }
}

static Formula read_formula(const char *text)
{
    Formula formula = { .text = str_of(text) };

    if (take(&formula.text, "for ")) {
        size_t colon = str_find(formula.text, ':');

        add_loops(&formula, (Str){ formula.text.data, colon });
        formula.text = str_from(formula.text, colon + 1);
    }
    formula.output.name = take_name(&formula.text);
    take(&formula.text, "(");
    formula.output.indices = take_to_close(&formula.text);
    formula.adds = take(&formula.text, "+=");
    if (!formula.adds)
        take(&formula.text, "=");
    formula.value = formula.text;
    add_loops(&formula, formula.output.indices);
    add_reads(&formula, false);
    for (unsigned i = 0; i < formula.read_count; i++)
        add_loops(&formula, formula.reads[i].indices);
    add_reads(&formula, true);
    return formula;
}

/* Maps. */

static int64_t number_of_attribute(const Op *op, Str name, int64_t at)
{
    int index = def_attr_index(op->def, name);
    const Attr *numbers = index >= 0 ? op_inherent(op, (unsigned)index) : NULL;
    Arena scratch = { 0 };
    int64_t number = 1;

    if (numbers && attr_is_numbers(numbers) && at < type_num_elements(numbers->type))
        number = int_low_s(attr_element_bits(numbers, at, &scratch));
    arena_free(&scratch);
    return number;
}

static const AffineExpr *take_factor(const Op *op, const Formula *formula, Str *text)
{
    Context *context = op_context(op);
    Str name = take_name(text);
    int64_t at = 0;

    if (!is_attribute(name))
        return affine_dim(context, loop_named(formula, name));
    take(text, "[");
    at = *take_name(text).data - '0';
    take(text, "]");
    return affine_constant(context, number_of_attribute(op, name, at));
}

static const AffineExpr *take_sum(const Op *op, const Formula *formula, Str *text)
{
    const AffineExpr *sum = NULL;

    do {
        const AffineExpr *product = take_factor(op, formula, text);

        while (take(text, "*"))
            product = affine_mul(product, take_factor(op, formula, text));
        sum = sum ? affine_add(sum, product) : product;
    } while (take(text, "+"));
    return sum;
}

static bool is_of_all_loops(Str indices)
{
    return str_is(indices, "...");
}

/* One value for all loops: DECISIONS.md L10. */
static bool is_scalar(const Type *type)
{
    return !type_is_shaped(type) || (type_has_rank(type) && type->shaped.rank == 0);
}

static const AffineMap *map_of(const Op *op, unsigned operand, const Formula *formula,
                               unsigned loops, Str indices)
{
    const AffineExpr *exprs[MOST_LOOPS];
    unsigned count = 0;

    if (is_of_all_loops(indices))
        return is_scalar(op->operands[operand]->type)
                   ? affine_map(op_context(op), loops, 0, 0, NULL)
                   : affine_identity_map(op_context(op), loops);
    skip_spaces(&indices);
    while (indices.len) {
        exprs[count++] = take_sum(op, formula, &indices);
        take(&indices, ",");
        skip_spaces(&indices);
    }
    return affine_map(op_context(op), loops, 0, count, exprs);
}

bool linalg_formula_structure(const Op *op, Arena *arena, Structure *structure)
{
    Formula formula = read_formula(op->def->formula);
    unsigned count = formula.read_count + 1;
    const Type *output = op->operand_count ? op->operands[op->operand_count - 1]->type : NULL;
    const AffineMap **maps = ARENA_ARRAY(arena, const AffineMap *, count);

    if (op->operand_count != count || !type_has_rank(output))
        return false;
    if (is_of_all_loops(formula.output.indices))
        formula.loop_count = output->shaped.rank;
    for (unsigned i = 0; i + 1 < count; i++)
        maps[i] = map_of(op, i, &formula, formula.loop_count, formula.reads[i].indices);
    maps[count - 1] = map_of(op, count - 1, &formula, formula.loop_count, formula.output.indices);
    *structure = (Structure){ formula.loop_count, count - 1, 1, maps,
                              linalg_reductions(arena, maps[count - 1]) };
    return true;
}

/* Bodies. */

typedef struct Function {
    const char *name;
    const char *of_floats, *of_integers, *of_bits, *of_complex; /* of_bits: of i1; NULL: of none */
} Function;

static const Function FUNCTIONS[] = {
    { "+", "arith.addf", "arith.addi", "arith.ori", "complex.add" },
    { "-", "arith.subf", "arith.subi", NULL, "complex.sub" },
    { "*", "arith.mulf", "arith.muli", "arith.andi", "complex.mul" },
    { "/", "arith.divf", "arith.divsi", NULL, "complex.div" },
    { "div_unsigned", NULL, "arith.divui", NULL, NULL },
    { "max", "arith.maximumf", "arith.maxsi", "arith.maxsi", NULL },
    { "min", "arith.minimumf", "arith.minsi", "arith.minsi", NULL },
    { "max_unsigned", NULL, "arith.maxui", NULL, NULL },
    { "min_unsigned", NULL, "arith.minui", NULL, NULL },
    { "powf", "math.powf", NULL, NULL, NULL },
    { "exp", "math.exp", NULL, NULL, NULL },
    { "log", "math.log", NULL, NULL, NULL },
    { "abs", "math.absf", NULL, NULL, NULL },
    { "ceil", "math.ceil", NULL, NULL, NULL },
    { "floor", "math.floor", NULL, NULL, NULL },
    { "negf", "arith.negf", NULL, NULL, NULL },
    { "round", "math.round", NULL, NULL, NULL },
    { "sqrt", "math.sqrt", NULL, NULL, NULL },
    { "rsqrt", "math.rsqrt", NULL, NULL, NULL },
    { "tanh", "math.tanh", NULL, NULL, NULL },
    { "erf", "math.erf", NULL, NULL, NULL },
    { "select", "arith.select", "arith.select", "arith.select", "arith.select" },
};

const char *linalg_function(Str name, const Type *type)
{
    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++) {
        if (!str_is(name, FUNCTIONS[i].name))
            continue;
        return type->kind == TYPE_FLOAT                             ? FUNCTIONS[i].of_floats
               : type_is_signless(type, 1)                          ? FUNCTIONS[i].of_bits
               : type_is_signless_integer(type)                     ? FUNCTIONS[i].of_integers
               : type->kind == TYPE_COMPLEX                         ? FUNCTIONS[i].of_complex
               : type->kind == TYPE_INDEX && str_is(name, "select") ? "arith.select"
                                                                    : NULL;
    }
    return NULL;
}

Op *linalg_append(Context *context, Block *block, Str name, Loc loc, const Type *result,
                  unsigned count, Value *const *operands)
{
    OpState state = {
        .context = context, .name = name, .def = context_op(context, name), .loc = loc
    };
    Op *op;

    for (unsigned i = 0; i < count; i++)
        vec_push(&state.operands, operands[i]);
    if (result)
        vec_push(&state.results, result);
    op = op_create(context, &state);
    block_append(block, op);
    op_state_free(&state);
    return op;
}

typedef struct Body {
    Context *context;
    const Formula *formula;
    Block *block;
    Loc loc;
    bool casts_unsigned; /* the operation's `cast` says so */
    const char *wrong;   /* there is no such function of such elements; NULL: there are all */
} Body;

static Value *emit(Body *body, const char *name, const Type *type, unsigned count, Value **operands)
{
    return linalg_append(body->context, body->block, str_of(name), body->loc, type, count, operands)
        ->results[0];
}

static const char *cast_of_integer(const Type *from, const Type *to, bool is_unsigned)
{
    if (to->kind == TYPE_FLOAT)
        return is_unsigned ? "arith.uitofp" : "arith.sitofp";
    if (from->kind == TYPE_INDEX)
        return "arith.index_cast";
    if (to->integer.width < from->integer.width)
        return "arith.trunci";
    return is_unsigned ? "arith.extui" : "arith.extsi";
}

/* The value as an element of the output's type; itself, where no cast leads there. */
static Value *emit_cast(Body *body, Value *value, const Type *to, bool is_unsigned)
{
    const Type *from = value->type;
    const char *name = NULL;

    if (from == to)
        return value;
    if (type_is_int_or_index(from) && (to->kind == TYPE_INTEGER || to->kind == TYPE_FLOAT))
        name = cast_of_integer(from, to, is_unsigned);
    else if (from->kind == TYPE_FLOAT && to->kind == TYPE_INTEGER)
        name = is_unsigned ? "arith.fptoui" : "arith.fptosi";
    else if (from->kind == TYPE_FLOAT && to->kind == TYPE_FLOAT)
        name = to->format->width < from->format->width ? "arith.truncf" : "arith.extf";
    return name ? emit(body, name, to, 1, &value) : value;
}

static bool is_numeric(const Type *type)
{
    return type->kind == TYPE_FLOAT || type->kind == TYPE_INTEGER || type->kind == TYPE_COMPLEX;
}

/* Of two operands, which have to be of one class. */
static const char *why_not_both(Context *context, const Type *a, const Type *b)
{
    Sb text = { 0 };
    Str kept;

    sb_printf(&text,
              "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or "
              "allInteger, got '%s' and '%s'",
              type_text(a), type_text(b));
    kept = str_dup(&context->arena, sb_view(&text));
    sb_free(&text);
    return kept.data;
}

static const char *why_none(Str name, const Type *type)
{
    if (str_is(name, "div_unsigned") && type->kind != TYPE_INDEX)
        return "unsupported operation: unsigned div not on uint";
    if (str_is(name, "max_unsigned") && type->kind != TYPE_INDEX)
        return "unsupported operation: unsigned max not on uint";
    if (str_is(name, "min_unsigned") && type->kind != TYPE_INDEX)
        return "unsupported operation: unsigned min not on uint";
    if (type_is_signless(type, 1) && str_is(name, "-"))
        return "unsupported operation: sub with bools";
    if (type_is_signless(type, 1) && str_is(name, "/"))
        return "unsupported operation: div with bools";
    return "unsupported non numeric type";
}

static Value *emit_function(Body *body, Str name, unsigned count, Value **operands)
{
    const Type *type = operands[count - 1]->type;
    const char *op = linalg_function(name, type);
    bool same = str_is(name, "select") || operands[0]->type->kind == type->kind;

    if (op && same)
        return emit(body, op, type, count, operands);
    body->wrong = count == 2 && (!same || !is_numeric(type))
                      ? why_not_both(body->context, operands[0]->type, type)
                      : why_none(name, type);
    return operands[0];
}

static Value *emit_constant(Body *body, const Type *type, const Attr *value)
{
    Value *made = emit(body, "arith.constant", type, 0, NULL);

    op_set_attr(made->op, str_of("value"), value);
    return made;
}

static Value *take_value(Body *body, Str *text);

/* The functions that are more than one operation. */
static Value *emit_call(Body *body, Str name, unsigned count, Value **arguments)
{
    const Type *output = body->block->args[body->block->arg_count - 1]->type;
    const Type *type = arguments[0]->type;

    if (str_is(name, "cast"))
        return emit_cast(body, arguments[0], output, body->casts_unsigned);
    if (str_is(name, "cast_unsigned"))
        return emit_cast(body, arguments[0], output, true);
    if (str_is(name, "f64"))
        return emit_cast(body, arguments[0], type_float(body->context, &FLOAT_F64), false);
    if (str_is(name, "square") && type->kind == TYPE_FLOAT)
        return emit_function(body, str_of("*"), 2, (Value *[]){ arguments[0], arguments[0] });
    if (str_is(name, "reciprocal") && type->kind == TYPE_FLOAT)
        return emit_function(
            body, str_of("/"), 2,
            (Value *[]){ emit_constant(body, type, attr_float(type, float_one(type->format))),
                         arguments[0] });
    return emit_function(body, name, count, arguments);
}

static Value *argument_of(const Body *body, Str name)
{
    for (unsigned i = 0; i < body->formula->read_count; i++)
        if (str_eq(body->formula->reads[i].name, name))
            return body->block->args[i];
    return body->block->args[body->block->arg_count - 1];
}

/* Whole ones are i32, others f64. */
static Value *take_number(Body *body, Str *text)
{
    const Type *i32 = type_i(body->context, 32), *f64 = type_float(body->context, &FLOAT_F64);
    Str digits = { text->data, 0 };
    bool whole = true;
    char *end;

    while (digits.len < text->len
           && (isalnum((unsigned char)digits.data[digits.len]) || digits.data[digits.len] == '.'
               || digits.data[digits.len - 1] == 'e')) {
        whole &= digits.data[digits.len] != '.';
        digits.len++;
    }
    *text = str_from(*text, digits.len);
    return whole ? emit_constant(body, i32, attr_int(i32, strtoll(digits.data, &end, 10)))
                 : emit_constant(
                     body, f64,
                     attr_float(f64, float_of_double(&FLOAT_F64, strtod(digits.data, &end))));
}

/* index(m): the index of a loop, as an i32. */
static Value *take_index(Body *body, Str *text)
{
    int64_t loop = loop_named(body->formula, take_name(text));
    Value *index = emit(body, "linalg.index", type_index(body->context), 0, NULL);

    op_set_attr(index->op, str_of("dim"), attr_i64(body->context, loop));
    take(text, ")");
    return emit_cast(body, index, type_i(body->context, 32), false);
}

static Value *take_primary(Body *body, Str *text)
{
    Value *arguments[MOST_OPERANDS];
    unsigned count = 0;
    Str name;

    if (take(text, "(")) {
        Value *value = take_value(body, text);

        take(text, ")");
        return value;
    }
    if (isdigit((unsigned char)*text->data))
        return take_number(body, text);
    name = take_name(text);
    if (str_is(name, "index") && take(text, "("))
        return take_index(body, text);
    if (is_function(name) && take(text, "(")) {
        do
            arguments[count++] = take_value(body, text);
        while (take(text, ","));
        take(text, ")");
        return emit_call(body, name, count, arguments);
    }
    if (take(text, "("))
        take_to_close(text);
    return argument_of(body, name);
}

static Value *take_joined(Body *body, Str *text, const char *const *signs, unsigned level)
{
    Value *value = level ? take_joined(body, text, signs + 2, level - 1) : take_primary(body, text);

    for (;;) {
        unsigned sign = take(text, signs[0]) ? 0 : take(text, signs[1]) ? 1 : 2;

        if (sign == 2)
            return value;
        value =
            emit_function(body, str_of(signs[sign]), 2,
                          (Value *[]){ value, level ? take_joined(body, text, signs + 2, level - 1)
                                                    : take_primary(body, text) });
    }
}

static Value *take_value(Body *body, Str *text)
{
    static const char *const SIGNS[] = { "+", "-", "*", "/" }; /* the loosest first */

    return take_joined(body, text, SIGNS, 1);
}

static bool cast_is_unsigned(const OpState *state)
{
    const Attr *cast = op_state_attr(state, "cast");

    return cast && attr_satisfies(&TYPE_FN_ATTR, cast) && attr_enum_value(cast) == 1;
}

unsigned linalg_formula_operands(const char *formula)
{
    return read_formula(formula).read_count + 1;
}

const char *linalg_formula_body(const char *text, const OpState *state, Block *block)
{
    Formula formula = read_formula(text);
    Body body = { state->context, &formula, block, state->loc, cast_is_unsigned(state), NULL };
    unsigned count = (unsigned)state->operands.len;
    Str value = formula.value;
    Value *made;

    for (unsigned i = 0; i < count; i++)
        block_add_arg(state->context, block, linalg_element(state->operands.data[i]), state->loc,
                      (Str){ 0 });
    made = take_value(&body, &value);
    if (formula.adds)
        made = emit_function(&body, str_of("+"), 2, (Value *[]){ block->args[count - 1], made });
    linalg_append(state->context, block, STR("linalg.yield"), state->loc, NULL, 1, &made);
    return body.wrong;
}

/* For people. */

/* With one blank between words, and a line break for it where the line is long enough. */
static void add_words(Sb *text, Str part)
{
    enum { LONG = 28 };
    size_t begin = text->len;

    for (size_t i = 0; i < part.len; i++) {
        bool blank = isspace((unsigned char)part.data[i]);

        if (!blank)
            sb_char(text, part.data[i]);
        else if (part.data[i - 1] == ',' && text->len - begin > LONG)
            sb_add(text, "\n       ");
        else if (!isspace((unsigned char)part.data[i - 1]))
            sb_char(text, ' ');
        if (blank && text->data[text->len - 2] == '\n')
            begin = text->len;
    }
}

static void add_map_text(Sb *text, const Formula *formula, const Read *read)
{
    enum { LONG = 62 };
    bool all = is_of_all_loops(formula->output.indices);
    size_t begin = text->len;
    Sb results = { 0 };

    add_words(&results, is_of_all_loops(read->indices) ? STR("d0, ...") : read->indices);
    sb_add(text, "    affine_map<(");
    for (unsigned i = 0; i < formula->loop_count; i++)
        sb_printf(text, "%s%.*s", i ? ", " : "", STR_ARG(formula->loops[i]));
    sb_printf(text, "%s) ->%s(%.*s)>%s  // %.*s\n", all ? "d0, ..." : "",
              text->len - begin + results.len > LONG ? "\n      " : " ", STR_ARG(sb_view(&results)),
              read == &formula->output ? "]," : ",", STR_ARG(read->name));
    sb_free(&results);
}

static bool indexes_output(const Formula *formula, Str loop)
{
    Formula only = { 0 };

    add_loops(&only, formula->output.indices);
    return loop_named(&only, loop) < only.loop_count;
}

static const Op *first_of(const Op *op, const OpDef *def)
{
    const Op *found = op->def == def ? op : NULL;

    for (unsigned i = 0; !found && i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner && !found; inner = inner->next)
                found = first_of(inner, def);
    return found;
}

/* The operand that is argument `number` of the body. */
static Str operand_name(const Formula *formula, unsigned number)
{
    return number < formula->read_count ? formula->reads[number].name : formula->output.name;
}

/* The text with the names of operands for arguments: %I for %arg0. */
static void add_with_names(Sb *text, const Formula *formula, Str from)
{
    while (from.len) {
        Str rest = from;
        Str number = *from.data == '%' && take(&rest, "%arg") ? take_name(&rest) : (Str){ 0 };

        if (number.len) {
            sb_printf(text, "%%%.*s", STR_ARG(operand_name(formula, (unsigned)atoi(number.data))));
            from = rest;
        } else {
            sb_char(text, *from.data);
            from = str_from(from, 1);
        }
    }
}

/* The body for operands such as the operation's, as it stands in linalg.generic. */
static void add_body_text(Sb *text, const Formula *formula, const Op *op)
{
    Context *context = op_context(op);
    OpState state = { .context = context,
                      .name = STR("linalg.generic"),
                      .def = context_op(context, STR("linalg.generic")),
                      .loc = op->loc };
    Block *body = block_create(context);
    Sb printed = { 0 };
    Str from;

    for (unsigned i = 0; i < op->operand_count; i++)
        vec_push(&state.operands, op->operands[i]);
    linalg_formula_body(op->def->formula, &state, body);
    state.operands.len = 0;
    region_append(op_state_add_region(&state), body);
    ir_print(&printed, op_create(context, &state), (PrintOptions){ 0 });
    from = str_from(sb_view(&printed), str_find(sb_view(&printed), '^'));
    add_with_names(text, formula, (Str){ from.data, str_find(from, '}') + 1 });
    sb_char(text, '\n');
    sb_free(&printed);
    op_state_free(&state);
}

void linalg_spelled(Context *context, const OpDef *def, Sb *text)
{
    Formula formula = read_formula(def->formula);
    const char *program = example_program(&context->arena, def->example, def->gives);
    Op *example = source_parse(context, STR("example"), str_of(program), 0);
    bool all = is_of_all_loops(formula.output.indices);

    sb_add(text, "linalg.generic {\n  indexing_maps = [\n");
    for (unsigned i = 0; i < formula.read_count; i++)
        add_map_text(text, &formula, &formula.reads[i]);
    add_map_text(text, &formula, &formula.output);
    sb_add(text, all ? "  iterator_types = [\"parallel\", ...]\n" : "  iterator_types = [\n");
    for (unsigned i = 0; i < formula.loop_count; i++)
        sb_printf(text, "    \"%s\"%s  // %.*s\n",
                  indexes_output(&formula, formula.loops[i]) ? "parallel" : "reduction",
                  i + 1 < formula.loop_count ? "," : "]", STR_ARG(formula.loops[i]));
    sb_add(text, "} {\n");
    if (example)
        add_body_text(text, &formula, first_of(example, def));
}
