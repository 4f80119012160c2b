/* Schedules: their parts in order, by name, for each operation, or in turn until one succeeds. */
#include "dialects/transform/transform.h"

#include "core/ir/symbol.h"
#include "core/text/format.h"
#include "dialects/function.h"

static bool is_function_type(const Attr *attr)
{
    return attr->kind == ATTR_TYPE && attr->type_value->kind == TYPE_FUNCTION;
}

static const AttrConstraint SEQUENCE_TYPE = { "function type attribute", ATTR_PLAIN, type_none,
                                              1u << ATTR_TYPE, .holds = is_function_type };

static bool parse_named_sequence(AsmParser *p, OpState *state)
{
    return function_parse(p, state, false, function_build_type);
}

/* SequenceOpOperands($root, type, $extra_bindings, types): nothing, `%root : type`, or more
 * operands with their types within parentheses, which may be left away. */
static bool parse_binding_types(AsmParser *p, FormatArg *args)
{
    const Type *root;

    if (!asm_parse_punct(p, ":"))
        return false;
    asm_optional_punct(p, "(");
    if (!asm_parse_type(p, &root))
        return false;
    vec_push(args[1].types, root);
    if (args[2].operands->len && (!asm_parse_punct(p, ",") || !asm_parse_types(p, args[3].types)))
        return false;
    if (args[2].operands->len != args[3].types->len)
        return asm_error(p, asm_name_loc(p), "expected types to be provided for all operands");
    asm_optional_punct(p, ")");
    return true;
}

static bool parse_bindings(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    OperandName root;
    bool failed;

    (void)state;
    (void)count;
    if (!asm_optional_operand(p, &root, &failed))
        return !failed;
    vec_push(args[0].operands, root);
    return (!asm_optional_punct(p, ",") || asm_parse_operands(p, 0, 0, args[2].operands))
           && parse_binding_types(p, args);
}

static void print_bindings(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    bool several = op->operand_count > 1;

    (void)args;
    (void)count;
    if (!op->operand_count)
        return;
    asm_print_operands(printer, op->operands, op->operand_count);
    asm_print(printer, several ? " : (" : " : ");
    asm_print_types(printer, op->operands, op->operand_count);
    asm_print(printer, several ? ")" : "");
}

static const CustomDirective BINDINGS[] = {
    { "SequenceOpOperands", parse_bindings, print_bindings },
    { 0 },
};

/* What a sequence does to the handles it is given: one of the two where its body does not tell, or
 * somebody else is to know. */
static bool verify_argument(const Op *op, unsigned index, bool called)
{
    const Attr *dict = function_arg_attrs(op, index);
    bool consumed = attr_lookup(dict, STR("transform.consumed"));
    bool readonly = attr_lookup(dict, STR("transform.readonly"));

    if (consumed && readonly)
        return op_plain_error(op, "argument #%u cannot be both readonly and consumed", index);
    return consumed || readonly || (op->regions[0].first && !called)
           || op_plain_error(op, "must provide consumed/readonly status for arguments of external "
                                 "or called ops");
}

bool verify_sequence_arguments(const Op *op, bool called)
{
    for (unsigned i = 0; i < function_type(op)->list.input_count; i++)
        if (!verify_argument(op, i, called))
            return false;
    return true;
}

const Op *named_sequence(const Op *from, const Attr *symbol)
{
    const Op *op = symbol_nearest(from, symbol);

    return op && op_is(op, "transform.named_sequence") ? op : NULL;
}

bool verify_transform_yield(const Op *end, const Type *const *results, unsigned count)
{
    if (end->operand_count != count)
        return op_plain_error(
            end, "expected terminator to have as many operands as the parent op has results");
    for (unsigned i = 0; i < count; i++)
        if (end->operands[i]->type != results[i])
            return op_plain_error(end,
                                  "the type of the terminator operand #%u must match the type of "
                                  "the corresponding parent op result ('%s' vs '%s')",
                                  i, type_text(end->operands[i]->type), type_text(results[i]));
    return true;
}

/* A body ends with what the sequence gives. */
static bool verify_end(const Op *op, const Type *type)
{
    const Op *end = op->regions[0].first->last;

    if (!end)
        return op_plain_error(op, "expected a non-empty body block");
    if (!op_is(end, "transform.yield")) {
        op_plain_error(op, "expected 'transform.yield' as terminator");
        return loc_note(op_loc(end), "terminator");
    }
    return verify_transform_yield(end, type->list.types + type->list.input_count,
                                  type->list.result_count);
}

static bool verify_named_sequence(const Op *op)
{
    const Type *type = function_type(op);
    const Op *table = op_parent(op);

    while (table && !op_has(table, SYMBOL_TABLE))
        table = op_parent(table);
    if (table && !op_attr(table, HAS_SEQUENCES))
        return op_plain_error(op, "expects the parent symbol table to have the '%s' attribute",
                              HAS_SEQUENCES);
    if (op->regions[0].first && !verify_end(op, type))
        return false;
    if (!verify_sequence_arguments(op, false))
        return false;
    return function_verify_signature(op);
}

/* Upstream's PossibleTopLevelTransformOpTrait: what it applies to is its operand or, where there is
 * none, the program that the schedule stands beside. */
static bool verify_entry(const Op *op)
{
    const Block *body = op->region_count ? op->regions[0].first : NULL;
    const Op *outer = op_parent(op);

    if (!op->region_count)
        return op_error(op, "expects at least one region");
    if (!body || body->next)
        return op_error(op, "expects a single-block region");
    if (!body->arg_count)
        return op_error(op, "expects the entry block to have at least one argument");
    if (!is_op_handle(body->args[0]->type))
        return op_error(op, "expects the first entry block argument to be of type implementing "
                            "TransformHandleTypeInterface");
    if (op->operand_count && op->operands[0]->type != body->args[0]->type)
        return op_error(op, "expects the type of the block argument to match the type of the "
                            "operand");
    for (unsigned i = 1; i < body->arg_count; i++)
        if (!is_any_handle(body->args[i]->type)) {
            op_error(op, "expects trailing entry block arguments to be of type implementing "
                         "TransformHandleTypeInterface, TransformValueHandleTypeInterface or "
                         "TransformParamTypeInterface");
            return loc_note(op_loc(op), "argument #%u does not", i);
        }
    while (outer && !op_is(outer, "transform.sequence") && !op_is(outer, "transform.alternatives"))
        outer = op_parent(outer);
    if (!outer || op->operand_count == body->arg_count)
        return true;
    op_error(op, "expects operands to be provided for a nested op");
    return loc_note(op_loc(outer), "nested in another possible top-level op");
}

static bool verify_alternatives(const Op *op)
{
    if (!verify_entry(op))
        return false;
    for (unsigned r = 0; r < op->region_count; r++) {
        const Op *end = op->regions[r].first->last;
        bool same = end->operand_count == op->result_count;

        for (unsigned i = 0; same && i < op->result_count; i++)
            same = end->operands[i]->type == op->results[i]->type;
        if (!same) {
            op_error(op, "expects terminator operands to have the same type as results of the "
                         "operation");
            return loc_note(op_loc(end), "terminator");
        }
    }
    return true;
}

static bool verify_included_operands(const Op *op, const Type *type)
{
    if (type->list.input_count != op->operand_count)
        return op_plain_error(op, "incorrect number of operands for callee");
    for (unsigned i = 0; i < op->operand_count; i++)
        if (op->operands[i]->type != type->list.types[i])
            return op_error(op,
                            "operand type mismatch: expected operand type '%s', but provided '%s' "
                            "for operand number %u",
                            type_text(type->list.types[i]), type_text(op->operands[i]->type), i);
    return true;
}

static bool verify_include_symbols(const Op *op)
{
    const Op *sequence = named_sequence(op, op_attr(op, "target"));
    const Type *type = sequence ? function_type(sequence) : NULL;

    if (!sequence)
        return op_error(op, "does not reference a named transform sequence");
    if (!verify_included_operands(op, type))
        return false;
    if (type->list.result_count != op->result_count)
        return op_plain_error(op, "incorrect number of results for callee");
    for (unsigned i = 0; i < op->result_count; i++)
        if (!are_alike(op->results[i]->type, type->list.types[op->operand_count + i]))
            return op_error(op,
                            "type of result #%u must implement the same transform dialect "
                            "interface as the corresponding callee result",
                            i);
    return verify_sequence_arguments(sequence, true);
}

static bool verify_foreach(const Op *op)
{
    const Block *body = op->regions[0].first;
    const Op *end = body->last;

    if (op->operand_count != body->arg_count)
        return op_error(op, "expects the same number of targets as the body has block arguments");
    for (unsigned i = 0; i < op->operand_count; i++)
        if (!are_alike(op->operands[i]->type, body->args[i]->type))
            return op_error(op, "expects co-indexed targets and the body's block arguments to have "
                                "the same op/value/param type");
    if (op->result_count != end->operand_count)
        return op_error(op, "expects the same number of results as the yield terminator has "
                            "operands");
    for (unsigned i = 0; i < op->result_count; i++)
        if (!are_alike(op->results[i]->type, end->operands[i]->type))
            return op_error(op, "expects co-indexed results and yield operands to have the same "
                                "op/value/param type");
    return true;
}

static bool is_transform(const Op *op)
{
    return str_eq(op_dialect(op), STR("transform"));
}

static bool verify_sequence(const Op *op)
{
    const Block *body = op->regions[0].first;

    if (!verify_entry(op))
        return false;
    for (const Op *child = body->first; child; child = child->next)
        if (!is_transform(child) && child != body->last) {
            op_error(op, "expected children ops to implement TransformOpInterface");
            return loc_note(op_loc(child), "op without interface");
        }
    if (body->last->operand_count != op->result_count)
        return op_error(op, "expects the same number of results as the yield terminator has "
                            "operands");
    for (unsigned i = 0; i < op->result_count; i++)
        if (body->last->operands[i]->type != op->results[i]->type)
            return op_error(op, "expects the types of the terminator operands to match the types "
                                "of the result");
    return true;
}

const OpDef TRANSFORM_SEQUENCES[] = {
    {
        .name = "transform.alternatives",
        .summary = "several schedules, of which the first that succeeds counts",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "scope", &OP_HANDLE, OPTIONAL }),
        .results = RESULTS({ "results", &OP_HANDLE, VARIADIC }),
        .regions = REGIONS({ "alternatives", SIZED_REGION_1, true }),
        .implicit_terminator = "transform.yield",
        .format = "($scope^ `:` type($scope))? (`->` type($results)^)? "
                  "attr-dict-with-keyword regions",
        .traits = ISOLATED_FROM_ABOVE | SINGLE_BLOCK,
        .verify = verify_alternatives,
    },
    {
        .name = "transform.foreach",
        .summary = "a schedule for each operation behind a handle",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "targets", &ANY_HANDLE, VARIADIC }),
        .attrs = ATTRS({ "with_zip_shortest", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "results", &ANY_HANDLE, VARIADIC }),
        .regions = REGIONS({ "body", SIZED_REGION_1 }),
        .implicit_terminator = "transform.yield",
        .format = "$targets oilist(`with_zip_shortest` $with_zip_shortest) `:` "
                  "type($targets) (`->` type($results)^)? $body attr-dict",
        .traits = SINGLE_BLOCK,
        .verify = verify_foreach,
    },
    {
        .name = "transform.include",
        .summary = "a named schedule run at this place",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "operands", &ANY_HANDLE, VARIADIC }),
        .attrs = ATTRS({ "target", &SYMBOL_REF_ATTR },
                       { "failure_propagation_mode", &FAILURE_PROPAGATION },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .results = RESULTS({ "results", &ANY_HANDLE, VARIADIC }),
        .format = "$target `failures` `(` $failure_propagation_mode `)``(` $operands "
                  "`)` attr-dict `:` functional-type($operands, $results)",
        .verify_symbols = verify_include_symbols,
    },
    {
        .name = "transform.named_sequence",
        .summary = "a schedule with a name",
        .doc = PART_OF_SCHEDULE,
        .attrs = ATTRS({ "sym_name", &STR_ATTR }, { "function_type", &SEQUENCE_TYPE },
                       { "sym_visibility", &STR_ATTR, .optional = true },
                       { "arg_attrs", &DICT_ARRAY_ATTR, .optional = true },
                       { "res_attrs", &DICT_ARRAY_ATTR, .optional = true }),
        .regions = REGIONS({ "body", MAX_SIZED_REGION_1 }),
        .traits = ISOLATED_FROM_ABOVE | SYMBOL,
        .verify = verify_named_sequence,
        .parse = parse_named_sequence,
        .print = function_print,
    },
    {
        .name = "transform.sequence",
        .summary = "a schedule",
        .doc = PART_OF_SCHEDULE,
        .operands =
            OPERANDS({ "root", &OP_HANDLE, OPTIONAL }, { "extra_bindings", &ANY_HANDLE, VARIADIC }),
        .attrs = ATTRS({ "failure_propagation_mode", &FAILURE_PROPAGATION }),
        .results = RESULTS({ "results", &OP_HANDLE, VARIADIC }),
        .regions = REGIONS({ "body", SIZED_REGION_1 }),
        .implicit_terminator = "transform.yield",
        .format = "custom<SequenceOpOperands>($root, type($root), $extra_bindings, "
                  "type($extra_bindings)) (`->` type($results)^)? `failures` `(` "
                  "$failure_propagation_mode `)` attr-dict-with-keyword regions",
        .customs = BINDINGS,
        .traits = ATTR_SIZED_OPERAND_SEGMENTS | SINGLE_BLOCK,
        .default_dialect = "transform",
        .verify = verify_sequence,
    },
    {
        .name = "transform.yield",
        .summary = "the end of a schedule or of a part of it",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "operands", &ANY_HANDLE, VARIADIC }),
        .format = "operands attr-dict (`:` type($operands)^)?",
        .traits = TERMINATOR,
    },
    { 0 },
};
