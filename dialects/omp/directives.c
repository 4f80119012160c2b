/* The custom<> directives of the formats of omp's operations: clauses. */
#include "dialects/omp/omp.h"

#include <string.h>

static void add(OpState *state, const FormatArg *arg, const Attr *attr)
{
    vec_push(&state->attrs, ((NamedAttr){ arg->text, attr }));
}

static const Attr *enum_attr(Context *context, const char *name, Str keyword)
{
    const AttrDef *def = context_attr_def(context, str_of(name));
    const EnumCase *found = def ? enum_case(def->params[0].cases, keyword) : NULL;
    const Attr *value;

    if (!found)
        return NULL;
    value = attr_i64(context, found->value);
    return attr_dialect(context, def, 1, &value);
}

/* ClauseAttr($kind): a keyword of the enum whose attribute it is. */
static const char *clause_attr_name(Str variable)
{
    static const char *const NAMES[][2] = {
        { "proc_bind_kind", "omp.procbindkind" },
        { "memory_order", "omp.memoryorderkind" },
        { "bind_kind", "omp.bindkind" },
        { "cancel_directive", "omp.cancellationconstructtype" },
    };

    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (str_is(variable, NAMES[i][0]))
            return NAMES[i][1];
    return NULL;
}

bool omp_parse_clause_attr(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const char *at = asm_here(p);
    const Attr *attr;
    Str keyword;

    (void)count;
    if (!asm_parse_any_keyword(p, &keyword))
        return false;
    attr = enum_attr(state->context, clause_attr_name(args[0].text), keyword);
    if (!attr)
        return asm_error(p, at, "invalid clause value: '%.*s'", STR_ARG(keyword));
    add(state, &args[0], attr);
    return true;
}

/* What is printed may be invalid: there need not be as many as values. */
void omp_print_element(AsmPrinter *printer, const Attr *array, unsigned index)
{
    if (array && index < array->array.count)
        asm_print_attr(printer, array->array.elements[index]);
}

static void print_keyword(AsmPrinter *printer, const Attr *attr)
{
    if (!attr)
        return;
    enum_print(asm_sb(printer), attr->dialect.def->params[0].cases,
               int_low_s(attr->dialect.params[0]->integer));
}

void omp_print_clause_attr(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)op, (void)count;
    print_keyword(printer, args[0].attr);
}

/* OrderClause($order, $order_mod): reproducible:concurrent */
bool omp_parse_order(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const char *at = asm_here(p);
    const Attr *mod, *order;
    Str keyword;

    (void)count;
    if (!asm_parse_any_keyword(p, &keyword))
        return false;
    mod = enum_attr(state->context, "omp.order_mod", keyword);
    if (mod) {
        add(state, &args[1], mod);
        if (!asm_parse_punct(p, ":"))
            return false;
        at = asm_here(p);
        if (!asm_parse_any_keyword(p, &keyword))
            return false;
    }
    order = enum_attr(state->context, "omp.orderkind", keyword);
    if (!order)
        return asm_error(p, at, "invalid clause value: '%.*s'", STR_ARG(keyword));
    add(state, &args[0], order);
    return true;
}

void omp_print_order(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)op, (void)count;
    if (args[1].attr) {
        print_keyword(printer, args[1].attr);
        asm_print(printer, ":");
    }
    if (args[0].attr)
        print_keyword(printer, args[0].attr);
}

/* AllocateAndAllocator($vars, type, $allocators, type): %allocator : type -> %var : type, ... */
static bool parse_operand_and_type(AsmParser *p, const FormatArg *operand, const FormatArg *type)
{
    OperandName name;
    const Type *of;

    if (!asm_parse_operand(p, &name) || !asm_parse_colon_type(p, &of))
        return false;
    vec_push(operand->operands, name);
    vec_push(type->types, of);
    return true;
}

bool omp_parse_allocate(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    (void)state, (void)count;
    do {
        if (!parse_operand_and_type(p, &args[2], &args[3]) || !asm_parse_punct(p, "->")
            || !parse_operand_and_type(p, &args[0], &args[1]))
            return false;
    } while (asm_optional_punct(p, ","));
    return true;
}

static void print_operand_and_type(AsmPrinter *printer, const Value *value)
{
    asm_print_operand(printer, value);
    asm_print(printer, " : ");
    asm_print_type(printer, value->type);
}

void omp_print_allocate(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    unsigned vars = op_operand_group(op, args[0].index, &count);
    unsigned allocators = op_operand_group(op, args[2].index, &count);

    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        print_operand_and_type(printer, op->operands[allocators + i]);
        asm_print(printer, " -> ");
        print_operand_and_type(printer, op->operands[vars + i]);
    }
}

/* LinearClause($vars, type, $steps): %a = %b : type, ... */
bool omp_parse_linear(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    (void)state, (void)count;
    do {
        OperandName var, step;
        const Type *type;

        if (!asm_parse_operand(p, &var) || !asm_parse_punct(p, "=") || !asm_parse_operand(p, &step)
            || !asm_parse_colon_type(p, &type))
            return false;
        vec_push(args[0].operands, var);
        vec_push(args[1].types, type);
        vec_push(args[2].operands, step);
    } while (asm_optional_punct(p, ","));
    return true;
}

void omp_print_linear(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    unsigned steps, first_step = op_operand_group(op, args[2].index, &steps);
    unsigned first = op_operand_group(op, args[0].index, &count);

    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_operand(printer, op->operands[first + i]);
        if (i < steps) {
            asm_print(printer, " = ");
            asm_print_operand(printer, op->operands[first_step + i]);
        }
        asm_print(printer, " : ");
        asm_print_type(printer, op->operands[first + i]->type);
    }
}

/* AlignedClause($vars, type, $alignments): %a : type -> 32, ... */
bool omp_parse_aligned(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    VEC(const Attr *) alignments = { 0 };
    bool good;

    (void)count;
    do {
        const Attr *alignment;

        good = parse_operand_and_type(p, &args[0], &args[1]) && asm_parse_punct(p, "->")
               && asm_parse_attr(p, NULL, &alignment);
        if (good)
            vec_push(&alignments, alignment);
    } while (good && asm_optional_punct(p, ","));
    if (good)
        add(state, &args[2], attr_array(state->context, (unsigned)alignments.len, alignments.data));
    vec_free(&alignments);
    return good;
}

void omp_print_aligned(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    unsigned first = op_operand_group(op, args[0].index, &count);

    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        print_operand_and_type(printer, op->operands[first + i]);
        asm_print(printer, " -> ");
        omp_print_element(printer, args[2].attr, i);
    }
}

/* ScheduleClause($kind, $mod, $simd, $chunk, type): dynamic = %n : i32, monotonic, simd */
static bool parse_modifiers(AsmParser *p, OpState *state, FormatArg *args)
{
    Str modifiers[2], keyword;
    unsigned count = 0;
    bool simd[2] = { 0 };

    while (asm_optional_punct(p, ",")) {
        if (!asm_parse_any_keyword(p, &keyword))
            return false;
        if (count < 2)
            modifiers[count] = keyword;
        count++;
    }
    if (count > 2)
        return asm_error(p, asm_name_loc(p), " unexpected modifier(s)");
    for (unsigned i = 0; i < count; i++) {
        if (!enum_attr(state->context, "omp.sched_mod", modifiers[i]))
            return asm_error(p, asm_name_loc(p), " unknown modifier type: %.*s",
                             STR_ARG(modifiers[i]));
        simd[i] = str_is(modifiers[i], "simd");
    }
    if (count == 2 && (simd[0] || !simd[1]))
        return asm_error(p, asm_name_loc(p), " incorrect modifier order");
    if (simd[0])
        modifiers[0] = STR("none");
    if (count)
        add(state, &args[1], enum_attr(state->context, "omp.sched_mod", modifiers[0]));
    if (simd[0] || simd[1])
        add(state, &args[2], attr_unit(state->context));
    return true;
}

bool omp_parse_schedule(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const Attr *kind;
    Str keyword;
    int64_t value;

    (void)count;
    if (!asm_parse_any_keyword(p, &keyword))
        return false;
    kind = enum_attr(state->context, "omp.schedulekind", keyword);
    if (!kind)
        return asm_error(p, asm_name_loc(p), " expected schedule kind");
    add(state, &args[0], kind);
    value = int_low_s(kind->dialect.params[0]->integer);
    if (value <= OMP_GUIDED && asm_optional_punct(p, "=")
        && !parse_operand_and_type(p, &args[3], &args[4]))
        return false;
    return parse_modifiers(p, state, args);
}

void omp_print_schedule(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    unsigned first = op_operand_group(op, args[3].index, &count);

    print_keyword(printer, args[0].attr);
    if (count) {
        asm_print(printer, " = ");
        print_operand_and_type(printer, op->operands[first]);
    }
    if (args[1].attr) {
        asm_print(printer, ", ");
        print_keyword(printer, args[1].attr);
    }
    if (args[2].attr)
        asm_print(printer, ", simd");
}

/* DependVarList($vars, type, $kinds): taskdependin -> %a : type, ... */
bool omp_parse_depend(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    VEC(const Attr *) kinds = { 0 };
    bool good;

    (void)count;
    do {
        const Attr *kind = NULL;
        Str keyword;

        good = asm_parse_any_keyword(p, &keyword) && asm_parse_punct(p, "->")
               && parse_operand_and_type(p, &args[0], &args[1]);
        if (good)
            kind = enum_attr(state->context, "omp.clause_task_depend", keyword);
        good = good && kind;
        if (good)
            vec_push(&kinds, kind);
    } while (good && asm_optional_punct(p, ","));
    if (good)
        add(state, &args[2], attr_array(state->context, (unsigned)kinds.len, kinds.data));
    vec_free(&kinds);
    return good;
}

void omp_print_depend(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    unsigned first = op_operand_group(op, args[0].index, &count);
    const Attr *kinds = args[2].attr;

    /* omp.taskwait is not asked whether there are as many. */
    for (unsigned i = 0; i < count && kinds && i < kinds->array.count; i++) {
        asm_print(printer, i ? ", " : "");
        print_keyword(printer, kinds->array.elements[i]);
        asm_print(printer, " -> ");
        print_operand_and_type(printer, op->operands[first + i]);
    }
}

/* Copyprivate($vars, type, $functions): %a -> @copy : type, ... */
bool omp_parse_copyprivate(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    VEC(const Attr *) symbols = { 0 };
    bool good;

    (void)count;
    do {
        OperandName var;
        const Attr *symbol;
        const Type *type;

        good = asm_parse_operand(p, &var) && asm_parse_punct(p, "->")
               && asm_parse_attr(p, NULL, &symbol) && asm_parse_colon_type(p, &type);
        if (!good)
            break;
        vec_push(args[0].operands, var);
        vec_push(args[1].types, type);
        vec_push(&symbols, symbol);
    } while (asm_optional_punct(p, ","));
    if (good)
        add(state, &args[2], attr_array(state->context, (unsigned)symbols.len, symbols.data));
    vec_free(&symbols);
    return good;
}

void omp_print_copyprivate(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    unsigned first = op_operand_group(op, args[0].index, &count);

    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        asm_print_operand(printer, op->operands[first + i]);
        asm_print(printer, " -> ");
        omp_print_element(printer, args[2].attr, i);
        asm_print(printer, " : ");
        asm_print_type(printer, op->operands[first + i]->type);
    }
}

/* SynchronizationHint($hint): bits, by name; `none` where there are none. */
static const char *const HINTS[] = { "uncontended", "contended", "nonspeculative", "speculative" };

bool omp_parse_hint(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    int64_t hint = 0;
    Str keyword;

    (void)count;
    if (asm_optional_keyword(p, "none")) {
        add(state, &args[0], attr_i64(state->context, 0));
        return true;
    }
    do {
        unsigned i = 0;

        if (!asm_parse_any_keyword(p, &keyword))
            return false;
        while (i < sizeof HINTS / sizeof *HINTS && !str_is(keyword, HINTS[i]))
            i++;
        if (i == sizeof HINTS / sizeof *HINTS)
            return asm_error(p, asm_here(p), "%.*s is not a valid hint", STR_ARG(keyword));
        hint |= (int64_t)1 << i;
    } while (asm_optional_punct(p, ","));
    add(state, &args[0], attr_i64(state->context, hint));
    return true;
}

void omp_print_hint(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    int64_t hint = args[0].attr ? int_low_s(args[0].attr->integer) : 0;
    bool first = true;

    (void)op, (void)count;
    if (!hint)
        asm_print(printer, "none");
    for (unsigned i = 0; i < sizeof HINTS / sizeof *HINTS; i++)
        if (hint & (int64_t)1 << i) {
            asm_print(printer, "%s%s", first ? "" : ", ", HINTS[i]);
            first = false;
        }
}
