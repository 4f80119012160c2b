/* What a schedule applies to: operations by their kind and name, and by matchers that it names. */
#include "dialects/transform/transform.h"

#include "core/text/format.h"
#include "dialects/function.h"

static const EnumDef MATCH_INTERFACES = {
    .name = "mlir::transform::MatchInterfaceEnum",
    .summary = "An interface to match",
    .cases =
        (const EnumCase[]){
            { "LinalgOp", 0 }, { "TilingInterface", 1 }, { "LoopLikeInterface", 2 }, { 0 } },
};

static const AttrConstraint MATCH_INTERFACE = { "An interface to match", ATTR_ENUM_KEYWORD,
                                                build_i32, .cases = &MATCH_INTERFACES };

#define SIX_CASES "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5"
static const EnumDef CMPI_PREDICATES = {
    .name = "::mlir::transform::MatchCmpIPredicate",
    .summary = SIX_CASES,
    .cases =
        (const EnumCase[]){
            { "eq", 0 }, { "ne", 1 }, { "lt", 2 }, { "le", 3 }, { "gt", 4 }, { "ge", 5 }, { 0 } },
};

static const AttrConstraint CMPI_PREDICATE = { SIX_CASES, ATTR_ENUM_KEYWORD, build_i32,
                                               .cases = &CMPI_PREDICATES };

/* Upstream's MatchOpInterface: it changes nothing in the program, and so may stand in a matcher. */
bool is_matcher(const Op *op)
{
    Str name = op_name(op);

    return str_starts(name, "transform.match.") || str_starts(name, "transform.debug.")
           || str_lists("transform.get_defining_op transform.get_operand transform.get_parent_op "
                        "transform.get_producer_of_operand transform.get_type transform.include "
                        "transform.merge_handles transform.num_associations "
                        "transform.param.constant transform.print transform.sequence",
                        name);
}

/* ForeachMatchSymbols($matchers, $actions): `@matcher -> @action`, by commas. */
static bool parse_match_symbols(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    VEC(const Attr *) symbols[2] = { { 0 } };
    bool good = true;

    (void)count;
    do {
        for (unsigned i = 0; good && i < 2; i++) {
            const Attr *name;

            good = (!i || asm_parse_punct(p, "->")) && asm_parse_symbol_name(p, &name);
            if (good)
                vec_push(&symbols[i], attr_flat_symbol(state->context, name->string));
        }
    } while (good && asm_optional_punct(p, ","));
    for (unsigned i = 0; i < 2; i++) {
        vec_push(&state->attrs,
                 ((NamedAttr){ args[i].text, attr_array(state->context, (unsigned)symbols[i].len,
                                                        symbols[i].data) }));
        vec_free(&symbols[i]);
    }
    return good;
}

static void print_match_symbols(AsmPrinter *printer, const Op *op, const FormatArg *args,
                                unsigned count)
{
    const Attr *matchers = args[0].attr, *actions = args[1].attr;

    (void)op;
    (void)count;
    for (unsigned i = 0; i < matchers->array.count; i++) {
        asm_print_newline(printer);
        asm_print(printer, "    ");
        asm_print_attr(printer, matchers->array.elements[i]);
        asm_print(printer, " -> ");
        asm_print_attr(printer, actions->array.elements[i]);
        asm_print(printer, i + 1 < matchers->array.count ? ", " : "");
    }
}

static const CustomDirective MATCH_SYMBOLS[] = {
    { "ForeachMatchSymbols", parse_match_symbols, print_match_symbols },
    { 0 },
};

static bool verify_foreach_match(const Op *op)
{
    const Attr *matchers = op_attr(op, "matchers"), *actions = op_attr(op, "actions");

    if (matchers->array.count != actions->array.count)
        return op_error(op, "expected the same number of matchers and actions");
    if (!matchers->array.count)
        return op_error(op, "expected at least one match/action pair");
    return true;
}

static bool verify_collect_matching_symbols(const Op *op)
{
    const Attr *matcher = op_attr(op, "matcher");
    const Op *sequence = named_sequence(op, matcher);
    const Type *type = sequence ? function_type(sequence) : NULL;

    if (!sequence)
        return op_plain_error(op, "unresolved matcher symbol %s", attr_quoted(matcher));
    if (type->list.input_count != 1 || !is_op_handle(type->list.types[0]))
        return op_plain_error(op, "expected the matcher to take one operation handle argument");
    if (!attr_lookup(function_arg_attrs(sequence, 0), STR("transform.readonly")))
        return op_plain_error(op, "expected the matcher argument to be marked readonly");
    if (type->list.result_count != op->result_count)
        return op_plain_error(op,
                              "expected the matcher to yield as many values as op has results "
                              "(%u), got %u",
                              op->result_count, type->list.result_count);
    for (unsigned i = 0; i < op->result_count; i++)
        if (!are_alike(type->list.types[1 + i], op->results[i]->type))
            return op_plain_error(
                op, "mismatching type interfaces for matcher result and op result #%u", i);
    return true;
}

/* A matcher and the action it calls for: what the operation hands to the one it hands on to the
 * other, which gives the results. */
typedef struct Match {
    const Op *op;
    const Attr *matcher, *action;
    const Op *matches, *acts;
} Match;

static bool declared_at(const Op *sequence)
{
    return loc_note(op_loc(sequence), "symbol declaration");
}

static bool verify_matched(const Match *match)
{
    const Op *op = match->op;
    const Type *type = function_type(match->matches);

    if (op->operand_count != type->list.input_count) {
        op_plain_error(op,
                       "the number of operands (%u) doesn't match the number of matcher arguments "
                       "(%u) for %s",
                       op->operand_count, type->list.input_count, attr_quoted(match->matcher));
        return declared_at(match->matches);
    }
    for (unsigned i = 0; i < op->operand_count; i++) {
        if (attr_lookup(function_arg_attrs(match->matches, i), STR("transform.consumed"))) {
            op_error(op, "does not expect matcher symbol to consume its operand #%u", i);
            return declared_at(match->matches);
        }
        if (!are_alike(op->operands[i]->type, type->list.types[i])) {
            op_plain_error(op,
                           "mismatching type interfaces for operand and matcher argument #%u of "
                           "matcher %s",
                           i, attr_quoted(match->matcher));
            return declared_at(match->matches);
        }
    }
    return true;
}

static bool verify_handed_on(const Match *match)
{
    const Type *from = function_type(match->matches), *to = function_type(match->acts);

    if (from->list.result_count != to->list.input_count)
        return op_plain_error(match->op,
                              "mismatching number of matcher results and action arguments between "
                              "%s (%u) and %s (%u)",
                              attr_quoted(match->matcher), from->list.result_count,
                              attr_quoted(match->action), to->list.input_count);
    for (unsigned i = 0; i < to->list.input_count; i++)
        if (!are_alike(from->list.types[from->list.input_count + i], to->list.types[i]))
            return op_plain_error(match->op,
                                  "mismatching type interfaces for matcher result and action "
                                  "argument #%uof matcher %s and action %s",
                                  i, attr_quoted(match->matcher), attr_quoted(match->action));
    return true;
}

static bool verify_given(const Match *match)
{
    const Op *op = match->op;
    const Type *type = function_type(match->acts);

    if (type->list.result_count != op->result_count - 1) {
        op_plain_error(op,
                       "the number of action results (%u) for %s doesn't match the number of extra "
                       "op results (%u)",
                       type->list.result_count, attr_quoted(match->action), op->result_count - 1);
        return declared_at(match->acts);
    }
    for (unsigned i = 0; i < type->list.result_count; i++)
        if (!are_alike(type->list.types[type->list.input_count + i], op->results[1 + i]->type)) {
            op_plain_error(op,
                           "mismatching type interfaces for action result #%u of action %s and op "
                           "result",
                           i, attr_quoted(match->action));
            return declared_at(match->acts);
        }
    return true;
}

static bool verify_foreach_match_symbols(const Op *op)
{
    const Attr *matchers = op_attr(op, "matchers"), *actions = op_attr(op, "actions");

    for (unsigned i = 0; i < matchers->array.count && i < actions->array.count; i++) {
        Match match = { op, matchers->array.elements[i], actions->array.elements[i], NULL, NULL };

        match.matches = named_sequence(op, match.matcher);
        match.acts = named_sequence(op, match.action);
        if (!match.matches)
            return op_plain_error(op, "unresolved matcher symbol %s", attr_quoted(match.matcher));
        if (!match.acts)
            return op_plain_error(op, "unresolved action symbol %s", attr_quoted(match.action));
        if (!verify_sequence_arguments(match.matches, true)
            || !verify_sequence_arguments(match.acts, true) || !verify_matched(&match)
            || !verify_handed_on(&match) || !verify_given(&match))
            return false;
    }
    return true;
}

const OpDef TRANSFORM_MATCHERS[] = {
    {
        .name = "transform.collect_matching",
        .summary = "the operations inside another that a named schedule matches",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "root", &OP_HANDLE }),
        .attrs = ATTRS({ "matcher", &SYMBOL_REF_ATTR }),
        .results = RESULTS({ "results", &ANY_HANDLE, VARIADIC }),
        .format = "$matcher `in` $root attr-dict `:` functional-type($root, $results)",
        .verify_symbols = verify_collect_matching_symbols,
    },
    {
        .name = "transform.foreach_match",
        .summary = "for each operation inside another the action of the first matcher",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "root", &OP_HANDLE }, { "forwarded_inputs", &ANY_HANDLE, VARIADIC }),
        .attrs =
            ATTRS({ "restrict_root", &UNIT_ATTR, .optional = true },
                  { "flatten_results", &UNIT_ATTR, .optional = true },
                  { "matchers", &SYMBOL_REF_ARRAY_ATTR }, { "actions", &SYMBOL_REF_ARRAY_ATTR }),
        .results =
            RESULTS({ "updated", &OP_HANDLE }, { "forwarded_outputs", &ANY_HANDLE, VARIADIC }),
        .format = "oilist( `restrict_root` $restrict_root | `flatten_results` "
                  "$flatten_results ) `in` $root (`,` $forwarded_inputs^)? "
                  "custom<ForeachMatchSymbols>($matchers, $actions) attr-dict `:` "
                  "functional-type(operands, results)",
        .customs = MATCH_SYMBOLS,
        .result_name = "updated_root",
        .verify = verify_foreach_match,
        .verify_symbols = verify_foreach_match_symbols,
    },
    {
        .name = "transform.match.operation_empty",
        .summary = "matches where a handle refers to no operation",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "operand_handle", &OP_HANDLE }),
        .format = "$operand_handle attr-dict `:` type($operand_handle)",
    },
    {
        .name = "transform.match.operation_name",
        .summary = "matches an operation of one of the names",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "operand_handle", &OP_HANDLE }),
        .attrs = ATTRS({ "op_names", &STR_ARRAY_ATTR }),
        .format = "$operand_handle $op_names attr-dict `:` type($operand_handle)",
    },
    {
        .name = "transform.match.param.cmpi",
        .summary = "matches parameters that compare so",
        .doc = PART_OF_MATCHER,
        .operands = OPERANDS({ "param", &PARAM }, { "reference", &PARAM }),
        .attrs = ATTRS({ "predicate", &CMPI_PREDICATE }),
        .format = "$predicate $param `,` $reference attr-dict `:` type($param)",
        .traits = SAME_TYPE_OPERANDS,
    },
    {
        .name = "transform.structured.match",
        .summary = "the operations inside others that match",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "ops", &STR_ARRAY_ATTR, .optional = true },
                       { "interface", &MATCH_INTERFACE, .optional = true },
                       { "op_attrs", &DICT_ATTR, .optional = true },
                       { "filter_result_type", &TYPE_ATTR, .optional = true },
                       { "filter_operand_types", &TYPE_ARRAY_ATTR, .optional = true }),
        .results = RESULTS({ "results", &OP_HANDLE }),
        .format = "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? "
                  "(`attributes` $op_attrs^)? (`filter_result_type` `=` "
                  "$filter_result_type^)? (`filter_operand_types` `=` "
                  "$filter_operand_types^)? `in` $target attr-dict `:` "
                  "functional-type($target, results)",
    },
    { 0 },
};
