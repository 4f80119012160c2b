/* What omp's definitions leave to C++, of operations that have no row. */
#include "dialects/ods/forms.h"
#include "dialects/omp/omp.h"

static void add(OpState *state, const FormatArg *arg, const Attr *attr)
{
    vec_push(&state->attrs, ((NamedAttr){ arg->text, attr }));
}

/* GrainsizeClause($mod, $size, type), NumTasksClause likewise: strict, %n: i32 */
static bool parse_count(AsmParser *p, OpState *state, FormatArg *args, const char *kind)
{
    const AttrDef *def = context_attr_def(state->context, str_of(kind));
    const char *at = asm_here(p);
    OperandName operand;
    const Type *type;
    Str keyword;

    if (asm_optional_any_keyword(p, &keyword)) {
        const EnumCase *found = def ? enum_case(def->params[0].cases, keyword) : NULL;
        const Attr *value;

        if (!found)
            return asm_error(p, at, "invalid clause value: '%.*s'", STR_ARG(keyword));
        value = attr_i64(state->context, found->value);
        add(state, &args[0], attr_dialect(state->context, def, 1, &value));
        if (!asm_parse_punct(p, ","))
            return false;
    }
    if (!asm_parse_operand(p, &operand) || !asm_parse_colon_type(p, &type))
        return false;
    vec_push(args[1].operands, operand);
    vec_push(args[2].types, type);
    return true;
}

bool omp_parse_grainsize(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    (void)count;
    return parse_count(p, state, args, "omp.grainsizetype");
}

bool omp_parse_num_tasks(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    (void)count;
    return parse_count(p, state, args, "omp.numtaskstype");
}

static void print_count(AsmPrinter *printer, const Op *op, const FormatArg *args)
{
    unsigned count, first = op_operand_group(op, args[1].index, &count);

    if (args[0].attr) {
        enum_print(asm_sb(printer), args[0].attr->dialect.def->params[0].cases,
                   int_low_s(args[0].attr->dialect.params[0]->integer));
        asm_print(printer, ", ");
    }
    if (!count)
        return;
    asm_print_operand(printer, op->operands[first]);
    asm_print(printer, ": ");
    asm_print_type(printer, op->operands[first]->type);
}

void omp_print_grainsize(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)count;
    print_count(printer, op, args);
}

void omp_print_num_tasks(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)count;
    print_count(printer, op, args);
}

const DialectForms OMP_FORMS = { "omp", NULL, OMP_DIRECTIVES };
