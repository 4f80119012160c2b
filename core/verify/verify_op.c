/* What a row demands: upstream's structural count traits and the verifyInvariants that ODS
 * generates. */
#include "core/ir/diag.h"
#include "core/verify/signature.h"
#include "core/verify/verify.h"

#include <string.h>

static bool verify_region_count(const Op *op)
{
    unsigned declared = def_region_count(op->def);
    bool variadic = declared && op->def->regions[declared - 1].variadic;

    if (variadic) {
        unsigned least = declared - 1;

        return op->region_count >= least || op_error(op, "expected %u or more regions", least);
    }
    if (op->region_count == declared)
        return true;
    if (declared == 0)
        return op_error(op, "requires zero regions");
    if (declared == 1)
        return op_error(op, "requires one region");
    return op_error(op, "expected %u regions", declared);
}

static bool verify_result_count(const Op *op)
{
    unsigned declared = def_result_count(op->def), single = 0;

    for (unsigned i = 0; i < declared; i++)
        single += op->def->results[i].multiplicity == ONE;
    if (single < declared)
        return op->result_count >= single || op_error(op, "expected %u or more results", single);
    if (op->result_count == declared)
        return true;
    if (declared == 0)
        return op_error(op, "requires zero results");
    if (declared == 1)
        return op_error(op, "requires one result");
    return op_error(op, "expected %u results", declared);
}

static bool verify_successor_places(const Op *op)
{
    for (unsigned i = 0; i < op->successor_count; i++)
        if (op->successors[i]->region != op_region(op))
            return op_plain_error(op, "reference to block defined in another region");
    return true;
}

static bool verify_successor_count(const Op *op)
{
    unsigned declared = def_successor_count(op->def), count = op->successor_count;
    bool variadic = declared && op->def->successors[declared - 1].variadic;

    if (variadic && declared > 1 && count < declared - 1)
        return op_error(op, "requires at least %u successors but found %u", declared - 1, count);
    if (!variadic && count != declared)
        return op_error(op, "requires %u successor%s but found %u", declared, plural(declared),
                        count);
    return verify_successor_places(op);
}

static bool verify_operand_count(const Op *op)
{
    unsigned declared = def_operand_count(op->def), single = 0, count = op->operand_count;

    for (unsigned i = 0; i < declared; i++)
        single += op->def->operands[i].multiplicity == ONE;
    if (single < declared)
        return count >= single
               || op_error(op, "expected %u or more operands, but found %u", single, count);
    if (count == declared)
        return true;
    if (declared == 0)
        return op_error(op, "requires zero operands");
    if (declared == 1)
        return op_error(op, "requires a single operand");
    return op_error(op, "expected %u operands, but found %u", declared, count);
}

bool verify_counts(const Op *op)
{
    return verify_region_count(op) && verify_result_count(op) && verify_successor_count(op)
           && verify_operand_count(op);
}

/* Of several missing attributes the first by name is reported; of several wrong ones the first by
 * declaration. */
static bool verify_attrs(const Op *op)
{
    const AttrRow *rows = op->def->attrs, *missing = NULL;
    unsigned count = def_attr_count(op->def);

    for (unsigned i = 0; i < count; i++)
        if (attr_is_required(&rows[i]) && !op->inherent[i]
            && (!missing || strcmp(rows[i].name, missing->name) < 0))
            missing = &rows[i];
    if (missing)
        return op_error(op, "requires attribute '%s'", missing->name);
    for (unsigned i = 0; i < count; i++)
        if (op->inherent[i] && !attr_satisfies(rows[i].constraint, op->inherent[i]))
            return op_error(op, "%s '%s' failed to satisfy constraint: %s",
                            rows[i].constraint->converted ? "property" : "attribute", rows[i].name,
                            rows[i].constraint->summary);
    return true;
}

/* `kind`: "operand" or "result"; the group's values start at `first`. Sizes of segments may say
 * that a single one is none or several: upstream then looks past it (DECISIONS.md T8). */
static bool verify_group(const Op *op, const char *kind, Value *const *values, unsigned first,
                         unsigned count, const TypeConstraint *constraint,
                         Multiplicity multiplicity)
{
    if (multiplicity == ONE && count != 1)
        return op_error(op, "%s group starting at #%u requires 1 element, but found %u", kind,
                        first, count);
    if (multiplicity == OPTIONAL && count > 1)
        return op_error(op, "%s group starting at #%u requires 0 or 1 element, but found %u", kind,
                        first, count);
    for (unsigned i = first; i < first + count; i++)
        if (!type_satisfies(constraint, values[i]->type))
            return op_error(op, "%s #%u must be %s%s, but got '%s'", kind, i,
                            multiplicity >= VARIADIC ? "variadic of " : "", constraint->summary,
                            type_text(values[i]->type));
    return true;
}

/* The sizes of a group of groups add up to the group. */
static bool verify_subgroups(const Op *op, const OperandDef *row, unsigned count)
{
    const Attr *sizes = op_attr(op, row->segments);
    int64_t total = 0;

    if (!sizes || sizes->kind != ATTR_DENSE_ARRAY)
        return op_error(op, "requires dense i32 array attribute '%s'", row->segments);
    for (unsigned i = 0; i < sizes->dense.count; i++) {
        int64_t size = attr_i64_at(sizes, i);

        if (size < 0)
            return op_error(op, "'%s' attribute cannot have negative elements", row->segments);
        total += size;
    }
    return total == count
           || op_error(op,
                       "%s count (%u) does not match with the total size (%lld) specified in "
                       "attribute '%s'",
                       row->name, count, (long long)total, row->segments);
}

bool verify_operands(const Op *op)
{
    for (unsigned i = 0; i < def_operand_count(op->def); i++) {
        const OperandDef *row = &op->def->operands[i];
        unsigned count, first = op_operand_group(op, i, &count);

        if (row->segments && !verify_subgroups(op, row, count))
            return false;
        if (!verify_group(op, "operand", op->operands, first, count, row->type, row->multiplicity))
            return false;
    }
    return true;
}

bool verify_results(const Op *op)
{
    for (unsigned i = 0; i < def_result_count(op->def); i++) {
        const ResultDef *row = &op->def->results[i];
        unsigned count, first = op_result_group(op, i, &count);

        if (!verify_group(op, "result", op->results, first, count, row->type, row->multiplicity))
            return false;
    }
    return true;
}

/* The types a name of a rule stands for: of a group's values, or of a typed attribute. */
typedef struct Named {
    Value *const *values;
    unsigned count;
    const Type *attr_type;
} Named;

static Named find_named(const Op *op, Str name)
{
    Named named = { 0 };
    int index = def_operand_index(op->def, name);
    const Attr *attr;

    if (index >= 0) {
        named.values = op->operands + op_operand_group(op, (unsigned)index, &named.count);
        return named;
    }
    index = def_result_index(op->def, name);
    if (index >= 0) {
        named.values = op->results + op_result_group(op, (unsigned)index, &named.count);
        return named;
    }
    index = def_attr_index(op->def, name);
    attr = index >= 0 ? op_inherent(op, (unsigned)index) : NULL;
    named.attr_type = attr ? attr->type : NULL;
    return named;
}

static const Type *first_type(const Named *named)
{
    return named->count ? named->values[0]->type : named->attr_type;
}

/* All types there are equal `type`, which may be not known yet. */
static bool all_are(const Named *named, const Type **type)
{
    if (!*type)
        *type = first_type(named);
    if (named->attr_type && named->attr_type != *type)
        return false;
    for (unsigned i = 0; i < named->count; i++)
        if (named->values[i]->type != *type)
            return false;
    return true;
}

static bool report_different(const Op *op, const char *names)
{
    Sb list = { 0 };
    Str rest = str_of(names);

    while (rest.len) {
        Str word = { rest.data, str_find(rest, ' ') };

        sb_printf(&list, "%s%.*s", list.len ? ", " : "", STR_ARG(word));
        rest = str_from(rest, word.len + 1);
    }
    op_error(op, "failed to verify that all of {%s} have same type", list.data);
    sb_free(&list);
    return false;
}

static bool verify_same(const Op *op, const char *names)
{
    Str rest = str_of(names);
    const Type *type = NULL;

    while (rest.len) {
        Str word = { rest.data, str_find(rest, ' ') };
        Named named = find_named(op, word);

        if (!all_are(&named, &type))
            return report_different(op, names);
        rest = str_from(rest, word.len + 1);
    }
    return true;
}

static bool are_derived(const Named *to, const TypeRule *rule, const Type *from)
{
    unsigned count;
    const Type *const *types = rule->derive_all(from, &count);

    for (unsigned i = 0; count == to->count && i < count; i++)
        if (to->values[i]->type != types[i])
            return false;
    return count == to->count;
}

static bool verify_derived(const Op *op, const TypeRule *rule)
{
    Named from = find_named(op, str_of(rule->from)), to = find_named(op, str_of(rule->to));
    const Type *type = first_type(&from), *derived;

    if (rule->derive_all && type)
        return are_derived(&to, rule, type)
               || op_error(op, "failed to verify that %s", rule->summary);
    if (rule->count && type && rule->count(type) != to.count)
        return op_error(op, "failed to verify that %s", rule->summary);
    if (!type || !first_type(&to) || rule->make) /* which a predicate says to the verifier */
        return true;
    derived = rule_derives(rule) ? rule_derive(rule, type) : first_type(&to);
    if (derived && all_are(&to, &derived))
        return true;
    return op_error(op, "failed to verify that %s", rule->summary);
}

bool verify_rules(const Op *op)
{
    const OpDef *def = op->def;

    for (unsigned i = 0; i < def_rule_count(def); i++) {
        if (def->types[i].same && !verify_same(op, def->types[i].same))
            return false;
        if (def->types[i].to && !verify_derived(op, &def->types[i]))
            return false;
    }
    for (unsigned i = 0; def->predicates && def->predicates[i].summary; i++)
        if (!predicate_holds(&def->predicates[i], op))
            return op_error(op, "failed to verify that %s", def->predicates[i].summary);
    return true;
}

static const char *wrong_region(RegionKind kind, const Region *region)
{
    if (kind == SIZED_REGION_1 && region->block_count != 1)
        return "region with 1 blocks";
    if (kind == MIN_SIZED_REGION_1 && region->block_count < 1)
        return "region with at least 1 blocks";
    if (kind == MAX_SIZED_REGION_1 && region->block_count > 1)
        return "region with at most 1 blocks";
    return NULL;
}

static bool verify_regions(const Op *op)
{
    unsigned declared = def_region_count(op->def);

    for (unsigned i = 0; i < op->region_count; i++) {
        const RegionDef *row = &op->def->regions[i < declared ? i : declared - 1];
        const char *wanted = wrong_region(row->kind, &op->regions[i]);

        if (wanted)
            return op_error(op, "region #%u ('%s') failed to verify constraint: %s", i, row->name,
                            wanted);
    }
    return true;
}

bool verify_invariants(const Op *op)
{
    return verify_attrs(op) && verify_operands(op) && verify_results(op) && verify_rules(op)
           && verify_regions(op);
}

bool op_verify_signature(const Op *op)
{
    return verify_counts(op) && verify_structural_traits(op) && verify_invariants(op);
}
