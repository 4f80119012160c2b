/* scf: branches, and the region that runs once. */
#include "dialects/scf/scf.h"

#include "core/text/format.h"

bool scf_parse_branches(AsmParser *p, OpState *state, const char *terminator)
{
    Region *then_region = op_state_add_region(state), *else_region = op_state_add_region(state);

    if (!asm_parse_any_arrow_types(p, &state->results)
        || !asm_parse_ended_region(p, then_region, NULL, terminator, state->loc))
        return false;
    if (asm_optional_keyword(p, "else")
        && !asm_parse_ended_region(p, else_region, NULL, terminator, state->loc))
        return false;
    return asm_optional_attr_dict(p, state);
}

void scf_print_branches(AsmPrinter *printer, const Op *op, const char *const *elided)
{
    for (unsigned i = 0; i < 2 && op->regions[i].first; i++) {
        asm_print(printer, i ? " else " : " ");
        asm_print_region(printer, &op->regions[i], false, op->result_count != 0);
    }
    asm_print_attr_dict(printer, op, elided);
}

static bool parse_if(AsmParser *p, OpState *state)
{
    OperandName condition;

    return asm_parse_operand(p, &condition)
           && asm_resolve(p, &condition, type_i(state->context, 1), state)
           && scf_parse_branches(p, state, "scf.yield");
}

static void print_if(AsmPrinter *printer, const Op *op)
{
    asm_write(printer, " %", op->operands[0]);
    asm_print_arrow_types(printer, op->results, op->result_count);
    scf_print_branches(printer, op, NULL);
}

static bool verify_if(const Op *op)
{
    if (op->result_count && !op->regions[1].first)
        return op_error(op, "must have an else block if defining values");
    return true;
}

static bool verify_if_edges(const Op *op)
{
    return scf_verify_yields(op, &op->regions[0]) && scf_verify_yields(op, &op->regions[1]);
}

static Flow run_if(Step *s)
{
    return results_from_region(s, bool_in(s, 0) ? 0 : 1);
}

/* custom<SwitchCases>($cases, $caseRegions): `case 2 {...} case 5 {...}` */
static bool parse_cases(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    Dims *values = op_state_list(state);

    (void)count;
    while (asm_optional_keyword(p, "case")) {
        Region *region = region_new(state->context);
        int64_t value;

        vec_push(args[1].regions, region);
        if (!asm_parse_integer(p, &value) || !asm_parse_region(p, region, NULL))
            return false;
        vec_push(values, value);
    }
    op_state_add_attr(state, "cases",
                      attr_dense_i64(state->context, (unsigned)values->len, values->data));
    return true;
}

static void print_cases(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)count;
    for (unsigned i = args[1].index; i < op->region_count; i++) {
        asm_print_newline(printer);
        asm_print(printer, "case %lld ", (long long)attr_i64_at(args[0].attr, i - args[1].index));
        asm_print_region(printer, &op->regions[i], false, true);
    }
}

static bool verify_switch_yield(const Op *op, const Region *region, const char *name)
{
    const Op *last = block_terminator(region->first), *yield = scf_yield_of(region->first);

    if (!yield)
        return op_error(op, "expected region to end with scf.yield, but got %.*s",
                        STR_ARG(op_name(last)));
    if (yield->operand_count != op->result_count) {
        op_error(op, "expected each region to return %u values, but %s returns %u",
                 op->result_count, name, yield->operand_count);
        return loc_note(op_loc(yield), "see yield operation here");
    }
    for (unsigned i = 0; i < op->result_count; i++) {
        if (yield->operands[i]->type == op->results[i]->type)
            continue;
        op_error(op, "expected result #%u of each region to be '%s'", i,
                 type_text(op->results[i]->type));
        return loc_note(op_loc(yield), "%s returns '%s' here", name,
                        type_text(yield->operands[i]->type));
    }
    return true;
}

static bool verify_distinct_cases(const Op *op, const Attr *cases)
{
    Map values = { 0 };
    bool added = true;

    for (unsigned i = 0; i < cases->dense.count && added; i++) {
        Str value = { cases->dense.data.data + i * sizeof(int64_t), sizeof(int64_t) };

        map_at(&values, value, &added);
        if (!added)
            op_error(op, "has duplicate case value: %lld", (long long)attr_i64_at(cases, i));
    }
    map_free(&values);
    return added;
}

static bool verify_switch(const Op *op)
{
    const Attr *cases = op_inherent(op, 0);
    unsigned regions = op->region_count - 1;

    if (cases->dense.count != regions)
        return op_error(op, "has %u case regions but %lld case values", regions,
                        (long long)cases->dense.count);
    if (!verify_distinct_cases(op, cases)
        || !verify_switch_yield(op, &op->regions[0], "default region"))
        return false;
    for (unsigned i = 0; i < regions; i++) {
        Str name = str_printf(&op_context(op)->arena, "case region #%u", i);

        if (!verify_switch_yield(op, &op->regions[1 + i], name.data))
            return false;
    }
    return true;
}

/* The region of the case with this value, as `index` holds it (DECISIONS S6); else the default. */
static unsigned chosen_region(const Step *s)
{
    const Attr *cases = prop(s, 0);

    for (unsigned i = 0; i < cases->dense.count; i++) {
        Int value = int_of_s(s->arena, index_width(s), attr_i64_at(cases, i));

        if (int_eq(value, int_in(s, 0)))
            return 1 + i;
    }
    return 0;
}

static Flow run_switch(Step *s)
{
    return results_from_region(s, chosen_region(s));
}

static bool parse_execute_region(AsmParser *p, OpState *state)
{
    if (!asm_parse_any_arrow_types(p, &state->results))
        return false;
    if (asm_optional_keyword(p, "no_inline"))
        op_state_add_attr(state, "no_inline", attr_unit(state->context));
    return asm_parse_region(p, op_state_add_region(state), NULL)
           && asm_optional_attr_dict(p, state);
}

static void print_execute_region(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "no_inline", NULL };

    asm_print_optional_arrow_types(printer, op->results, op->result_count);
    asm_print(printer, op_attr(op, "no_inline") ? " no_inline " : " ");
    asm_print_region(printer, &op->regions[0], false, true);
    asm_print_attr_dict(printer, op, ELIDED);
}

static bool verify_execute_region(const Op *op)
{
    const Block *entry = op->regions[0].first;

    if (!entry)
        return op_error(op, "region needs to have at least one block");
    if (entry->arg_count)
        return op_error(op, "region cannot have any arguments");
    return true;
}

static bool verify_execute_region_edges(const Op *op)
{
    return scf_verify_yields(op, &op->regions[0]);
}

static Flow run_execute_region(Step *s)
{
    return results_from_region(s, 0);
}

const OpDef SCF_BRANCHES[] = {
    {
        .name = "scf.if",
        .summary = "runs one of two regions by a condition",
        .words = "condition",
        .doc = "Runs thenRegion where the condition is true, else elseRegion if there is one.\n"
               "The results are what that region yields; without results `else` may be missing.\n",
        .operands = OPERANDS({ "condition", &I1, ONE, POISON_IS_UNDEFINED }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "thenRegion", SIZED_REGION_1 }, { "elseRegion", MAX_SIZED_REGION_1 }),
        .implicit_terminator = "scf.yield",
        .regions_run_once = true,
        .traits = SINGLE_BLOCK | RECURSIVE_EFFECTS | NO_REGION_ARGUMENTS,
        .parse = parse_if,
        .print = print_if,
        .verify = verify_if,
        .verify_regions = verify_if_edges,
        .poison_decision = "S3",
        .primitive = PRIM_IF,
        .eval = run_if,
        .resume = resume_with_results,
        .poison = "A result is poison where the region that runs yields poison.\n",
        .decisions = "S3",
        .example = "  %a = arith.constant -5 : i32\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  %is_negative = arith.cmpi slt, %a, %zero : i32\n"
                   "  %size = scf.if %is_negative -> (i32) {\n"
                   "    %negated = arith.subi %zero, %a : i32\n"
                   "    scf.yield %negated : i32\n"
                   "  } else {\n"
                   "    scf.yield %a : i32\n"
                   "  }\n",
        .gives = "5 : i32\n",
    },
    {
        .name = "scf.index_switch",
        .summary = "runs one of several regions by an index",
        .doc = "Runs the region of the case that equals the argument, or the default region\n"
               "where none does. The results are what that region yields.\n",
        .operands = OPERANDS({ "arg", &INDEX, ONE, POISON_IS_UNDEFINED }),
        .attrs = ATTRS({ "cases", &DENSE_I64_ARRAY_ATTR }),
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "defaultRegion", SIZED_REGION_1 },
                           { "caseRegions", SIZED_REGION_1, .variadic = true }),
        .implicit_terminator = "scf.yield",
        .regions_run_once = true,
        .traits = SINGLE_BLOCK | RECURSIVE_EFFECTS,
        .format = "$arg attr-dict (`->` type($results)^)? "
                  "custom<SwitchCases>($cases, $caseRegions) `\\n` "
                  "`` `default` $defaultRegion",
        .customs = CUSTOMS({ "SwitchCases", parse_cases, print_cases }),
        .verify = verify_switch,
        .poison_decision = "S3",
        .primitive = PRIM_INDEX_SWITCH,
        .eval = run_switch,
        .resume = resume_with_results,
        .poison = "A result is poison where the region that runs yields poison.\n",
        .decisions = "S3, S6",
        .example = "  %which = arith.constant 5 : index\n"
                   "  %r = scf.index_switch %which -> i32\n"
                   "  case 2 {\n"
                   "    %twenty = arith.constant 20 : i32\n"
                   "    scf.yield %twenty : i32\n"
                   "  }\n"
                   "  case 5 {\n"
                   "    %fifty = arith.constant 50 : i32\n"
                   "    scf.yield %fifty : i32\n"
                   "  }\n"
                   "  default {\n"
                   "    %none = arith.constant 0 : i32\n"
                   "    scf.yield %none : i32\n"
                   "  }\n",
        .gives = "50 : i32\n",
    },
    {
        .name = "scf.execute_region",
        .summary = "runs its region once",
        .doc = "Runs the region, which may have several blocks and leave by any of several\n"
               "scf.yield; the results are what that one yields. `no_inline` asks passes to\n"
               "keep it and means nothing here.\n",
        .attrs = ATTRS({ "no_inline", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "region", ANY_REGION }),
        .regions_run_once = true,
        .traits = RECURSIVE_EFFECTS,
        .parse = parse_execute_region,
        .print = print_execute_region,
        .verify = verify_execute_region,
        .verify_regions = verify_execute_region_edges,
        .eval = run_execute_region,
        .poison = "A result is poison where the region yields poison.\n",
        .example = "  %small = arith.constant true\n"
                   "  // Branches between blocks, where one operation is wanted.\n"
                   "  %r = scf.execute_region -> i32 {\n"
                   "    cf.cond_br %small, ^one, ^two\n"
                   "  ^one:\n"
                   "    %a = arith.constant 1 : i32\n"
                   "    scf.yield %a : i32\n"
                   "  ^two:\n"
                   "    %b = arith.constant 2 : i32\n"
                   "    scf.yield %b : i32\n"
                   "  }\n",
        .gives = "1 : i32\n",
    },
    { 0 },
};
