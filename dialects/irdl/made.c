/* Types, attributes and operations of loaded definitions: how they are read, printed and judged. */
#include "dialects/irdl/definition.h"

#include <string.h>

typedef VEC(const Attr *) Params;

/* Nothing, <>, or <attribute, ...>. */
static bool parse_params(AsmParser *p, Params *params)
{
    bool more = asm_optional_punct(p, "<") && !asm_optional_punct(p, ">");

    while (more) {
        const Attr *param;

        if (!asm_parse_attr(p, NULL, &param))
            return false;
        vec_push(params, param);
        more = !asm_optional_punct(p, ">");
        if (more && !asm_parse_punct(p, ","))
            return false;
    }
    return true;
}

static void print_params(AsmPrinter *printer, const Attr *const *params, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "<");
        asm_print_attr(printer, params[i]);
    }
    asm_print(printer, count ? ">" : "");
}

static bool verify_params(const Attr *loc, const ParamsMade *made, const Attr *const *params,
                          unsigned count)
{
    Judge judge;
    bool good = true;

    if (count != made->count)
        return loc_error(loc, "expected %u type arguments, but had %u", made->count, count);
    judge = judge_begin(&made->conditions, NULL, loc);
    for (unsigned i = 0; i < count && good; i++)
        good = judge_attr(&judge, made->params[i], params[i]);
    judge_end(&judge);
    return good;
}

const Type *made_type_parse(AsmParser *p, const TypeDef *def)
{
    Params params = { 0 };
    const Type *type = NULL;

    if (parse_params(p, &params))
        type = type_dialect(asm_context(p), def, (unsigned)params.len, params.data);
    vec_free(&params);
    return type;
}

void made_type_print(AsmPrinter *printer, const Type *type)
{
    print_params(printer, type->dialect.params, type->dialect.count);
}

bool made_type_verify(const Attr *loc, const Type *type)
{
    return verify_params(loc, type->dialect.def->made, type->dialect.params, type->dialect.count);
}

/* Errors stand at the mnemonic, which was just read. */
static const char *mnemonic_before(const char *at, const char *name)
{
    while (at[-1] == ' ' || at[-1] == '\n' || at[-1] == '\t' || at[-1] == '\r')
        at--;
    return at - strlen(strchr(name, '.') + 1);
}

const Attr *made_attr_parse(AsmParser *p, const AttrDef *def, const Type *type)
{
    const char *at = mnemonic_before(asm_here(p), def->name);
    Params params = { 0 };
    const Attr *attr = NULL;

    (void)type;
    if (parse_params(p, &params)
        && verify_params(loc_attr(asm_context(p), asm_loc(p, at)), def->made, params.data,
                         (unsigned)params.len))
        attr = attr_dialect(asm_context(p), def, (unsigned)params.len, params.data);
    vec_free(&params);
    return attr;
}

void made_attr_print(AsmPrinter *printer, const Attr *attr)
{
    print_params(printer, attr->dialect.params, attr->dialect.count);
}

/* Operands, or results, beside what the definition says of them. */
typedef struct Group {
    const char *kind, *sizes; /* "operand", "operandSegmentSizes" */
    const ValuesMade *made;
    Value *const *values;
    unsigned count;
} Group;

static bool verify_size(const Op *op, const Group *group, unsigned i, int64_t size)
{
    Variadicity variadicity = group->made->variadicities[i];

    if (size < 0)
        return op_plain_error(op,
                              "'%s' attribute for specifying %s segments must have non-negative "
                              "values",
                              group->sizes, group->kind);
    if (variadicity == VARIADICITY_SINGLE && size != 1)
        return op_plain_error(op, "element %u in '%s' attribute must be equal to 1", i,
                              group->sizes);
    if (variadicity == VARIADICITY_OPTIONAL && size > 1)
        return op_plain_error(op, "element %u in '%s' attribute must be equal to 0 or 1", i,
                              group->sizes);
    return true;
}

/* Where several vary an attribute says how many values each stands for. */
static bool verify_sizes(const Op *op, const Group *group, int64_t *sizes)
{
    const Attr *attr = op_attr(op, group->sizes);
    int64_t sum = 0;

    if (!attr)
        return op_plain_error(op, "'%s' attribute is expected but not provided", group->sizes);
    if (attr->kind != ATTR_DENSE_ARRAY || attr->dense.element != type_i(op_context(op), 32))
        return op_plain_error(op, "'%s' attribute is expected to be a dense i32 array",
                              group->sizes);
    if (attr->dense.count != group->made->count)
        return op_plain_error(op,
                              "'%s' attribute for specifying %s segments must have %u elements, "
                              "but got %lld",
                              group->sizes, group->kind, group->made->count,
                              (long long)attr->dense.count);
    for (unsigned i = 0; i < group->made->count; i++) {
        sizes[i] = attr_i64_at(attr, i);
        if (!verify_size(op, group, i, sizes[i]))
            return false;
        sum += sizes[i];
    }
    return sum == group->count
           || op_plain_error(op,
                             "sum of elements in '%s' attribute must be equal to the number of %ss",
                             group->sizes, group->kind);
}

/* Else the one that varies stands for what the others leave. */
static bool count_rest(const Op *op, const Group *group, int64_t *sizes)
{
    const ValuesMade *made = group->made;
    int64_t rest = (int64_t)group->count - made->count + 1;

    if (!made->varying && group->count != made->count)
        return op_plain_error(op, "op expects exactly %u %ss, but got %u", made->count, group->kind,
                              group->count);
    if (made->varying && rest < 0)
        return op_plain_error(op, "op expects at least %u %ss, but got %u", made->count - 1,
                              group->kind, group->count);
    for (unsigned i = 0; i < made->count; i++) {
        sizes[i] = made->variadicities[i] == VARIADICITY_SINGLE ? 1 : rest;
        if (made->variadicities[i] == VARIADICITY_OPTIONAL && rest > 1)
            return op_plain_error(op, "op expects at most %u %ss, but got %u", made->count,
                                  group->kind, group->count);
    }
    return true;
}

/* How many values each stands for; NULL, reported, where that cannot be. */
static const int64_t *group_sizes(Judge *judge, const Group *group)
{
    int64_t *sizes = ARENA_ARRAY(&judge->scratch, int64_t, group->made->count + 1);
    bool good = group->made->varying > 1 ? verify_sizes(judge->op, group, sizes)
                                         : count_rest(judge->op, group, sizes);

    return good ? sizes : NULL;
}

static bool verify_types(Judge *judge, const Group *group, const int64_t *sizes)
{
    unsigned at = 0;

    for (unsigned i = 0; i < group->made->count; i++)
        for (int64_t left = sizes[i]; left > 0; left--, at++)
            if (!judge_attr(judge, group->made->conditions[i], attr_type(group->values[at]->type)))
                return false;
    return true;
}

static bool verify_attrs(Judge *judge, const OpMade *made)
{
    for (unsigned i = 0; i < made->attr_count; i++) {
        const Attr *attr = attr_lookup(judge->op->attrs, made->attrs[i].name);

        if (!attr)
            return op_error(judge->op, "attribute \"%.*s\" is expected but not provided",
                            STR_ARG(made->attrs[i].name));
        if (!judge_attr(judge, made->attrs[i].condition, attr))
            return false;
    }
    return true;
}

static bool verify_values(Judge *judge, const OpMade *made)
{
    const Op *op = judge->op;
    Group operands = { "operand", "operandSegmentSizes", &made->operands, op->operands,
                       op->operand_count };
    Group results = { "result", "resultSegmentSizes", &made->results, op->results,
                      op->result_count };
    const int64_t *operand_sizes = group_sizes(judge, &operands);
    const int64_t *result_sizes = operand_sizes ? group_sizes(judge, &results) : NULL;

    return result_sizes && verify_attrs(judge, made)
           && verify_types(judge, &operands, operand_sizes)
           && verify_types(judge, &results, result_sizes);
}

static const Attr *argument_loc(const Op *op, const Value *argument)
{
    return argument ? loc_attr(op_context(op), argument->loc) : op_loc(op);
}

/* The arguments of a region's first block; one that is empty has none. */
static bool verify_arguments(Judge *judge, unsigned index, const RegionMade *made)
{
    const Block *entry = judge->op->regions[index].first;
    unsigned count = entry ? entry->arg_count : 0;

    judge->loc = argument_loc(judge->op, count ? entry->args[0] : NULL);
    if (count != made->arg_count)
        return judge_error(judge, "expected region %u to have %u arguments but got %u", index,
                           made->arg_count, count);
    for (unsigned i = 0; i < count; i++) {
        judge->loc = argument_loc(judge->op, entry->args[i]);
        if (!judge_attr(judge, made->args[i], attr_type(entry->args[i]->type)))
            return false;
    }
    return true;
}

static bool verify_region(Judge *judge, unsigned index, const RegionMade *made)
{
    const Op *op = judge->op;
    unsigned blocks = op->regions[index].block_count;

    if (made->blocks && int_low_s(made->blocks->integer) != blocks)
        return loc_error(op_loc(op), "expected region %u to have %lld block(s) but got %u", index,
                         (long long)int_low_s(made->blocks->integer), blocks);
    return !made->has_args || verify_arguments(judge, index, made);
}

static bool verify_regions(Judge *judge, const OpMade *made)
{
    if (judge->op->region_count != made->region_count)
        return op_error(judge->op, "unexpected number of regions: expected %u but got %u",
                        made->region_count, judge->op->region_count);
    for (unsigned i = 0; i < made->region_count; i++)
        if (!verify_region(judge, i, &made->regions[i]))
            return false;
    return true;
}

/* Both are looked at, whatever is found wrong with the first. */
bool made_op_verify(const Op *op)
{
    const OpMade *made = op->def->made;
    Judge judge = judge_begin(&made->conditions, op, NULL);
    bool values = verify_values(&judge, made), regions = verify_regions(&judge, made);

    judge_end(&judge);
    return values && regions;
}
