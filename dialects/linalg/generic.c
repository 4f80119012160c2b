/* linalg.generic, and what stands in bodies: linalg.index, linalg.yield. */
#include "core/ir/diag.h"
#include "dialects/linalg/linalg.h"

enum { MAPS, ITERATORS, DOC, LIBRARY_CALL };

/* The attributes that stand in front; of operations that have no such inherent ones, others. */
static const char *const TRAIT[] = { "indexing_maps", "iterator_types", "doc", "library_call" };
enum { TRAIT_COUNT = sizeof TRAIT / sizeof TRAIT[0] };

/* linalg.generic {indexing_maps = ..., iterator_types = ["parallel"], ...} */

static const Attr *iterators_of(AsmParser *p, const Attr *keywords)
{
    Context *context = asm_context(p);
    const Attr **iterators = ARENA_ARRAY(&context->arena, const Attr *, keywords->array.count);

    for (unsigned i = 0; i < keywords->array.count; i++) {
        const Attr *keyword = keywords->array.elements[i];

        iterators[i] = keyword;
        if (keyword->kind != ATTR_STRING)
            continue;
        iterators[i] = linalg_iterator_attr(context, keyword->string);
        if (!iterators[i]) {
            asm_error(p, asm_here(p), "unexpected iterator_type (%.*s)", STR_ARG(keyword->string));
            return NULL;
        }
    }
    return attr_array(context, keywords->array.count, iterators);
}

static bool parse_trait(AsmParser *p, OpState *state)
{
    const char *at = asm_here(p);
    const Attr *trait, *iterators;

    if (!asm_parse_attr(p, NULL, &trait))
        return false;
    if (trait->kind != ATTR_DICTIONARY)
        return asm_plain_error(p, at, "expected dictionary attribute");
    iterators = attr_lookup(trait, str_of(TRAIT[ITERATORS]));
    if (!iterators || iterators->kind != ATTR_ARRAY)
        return asm_error(p, at, "expected \"iterator_types\" array attribute");
    for (unsigned i = 0; i < trait->dictionary.count; i++) {
        NamedAttr entry = trait->dictionary.entries[i];

        if (entry.value == iterators)
            entry.value = iterators_of(p, iterators);
        if (!entry.value)
            return false;
        vec_push(&state->attrs, entry);
    }
    return true;
}

static bool parse_more_attrs(AsmParser *p, OpState *state)
{
    return !asm_optional_keyword(p, "attrs")
           || (asm_parse_punct(p, "=") && asm_optional_attr_dict(p, state));
}

bool linalg_parse_generic(AsmParser *p, OpState *state)
{
    Types outputs = { 0 };
    bool good = parse_trait(p, state) && linalg_parse_operands(p, state, &outputs)
                && parse_more_attrs(p, state)
                && asm_parse_region(p, op_state_add_region(state), NULL);

    vec_free(&outputs);
    return good && asm_parse_any_arrow_types(p, &state->results);
}

static const Attr *keywords_of(Context *context, const Attr *iterators)
{
    const Attr **keywords = ARENA_ARRAY(&context->arena, const Attr *, iterators->array.count);

    for (unsigned i = 0; i < iterators->array.count; i++)
        keywords[i] = attr_string(context, linalg_iterator_keyword(iterators->array.elements[i]));
    return attr_array(context, iterators->array.count, keywords);
}

static bool is_in_trait(Str name)
{
    for (unsigned i = 0; i < TRAIT_COUNT; i++)
        if (str_is(name, TRAIT[i]))
            return true;
    return false;
}

static void print_trait(AsmPrinter *printer, const Op *op)
{
    Context *context = op_context(op);
    NamedAttr entries[TRAIT_COUNT];
    unsigned count = 0;

    for (unsigned i = 0; i < TRAIT_COUNT; i++) {
        const Attr *value = op_attr(op, TRAIT[i]);

        if (value)
            entries[count++] = (NamedAttr){ str_of(TRAIT[i]),
                                            i == ITERATORS ? keywords_of(context, value) : value };
    }
    asm_print(printer, " ");
    asm_print_attr(printer, attr_dictionary(context, count, entries));
}

static void print_more_attrs(AsmPrinter *printer, const Op *op)
{
    const Attr *all = op->attrs;
    NamedAttr *others = ARENA_ARRAY(&op_context(op)->arena, NamedAttr, all->dictionary.count);
    unsigned count = 0;

    for (unsigned i = 0; i < all->dictionary.count; i++)
        if (!is_in_trait(all->dictionary.entries[i].name))
            others[count++] = all->dictionary.entries[i];
    if (count) {
        asm_print(printer, " attrs =  "); /* as upstream */
        asm_print_attr(printer, attr_dictionary(op_context(op), count, others));
    }
}

void linalg_print_generic(AsmPrinter *printer, const Op *op)
{
    print_trait(printer, op);
    linalg_print_operands(printer, op);
    print_more_attrs(printer, op);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], true, true);
    asm_print_optional_arrow_types(printer, op->results, op->result_count);
}

static const char *argument_name(const Op *op, unsigned index)
{
    if (index >= op->operand_count)
        return NULL;
    return index < linalg_input_count(op) ? "in" : "out";
}

/* linalg.index */

static const Op *around(const Op *op)
{
    const Op *parent = op_parent(op);

    return parent && linalg_is_structured(parent) ? parent : NULL;
}

static bool verify_index(const Op *op)
{
    const Op *parent = around(op);
    int64_t dim = int_low_s(op_inherent(op, 0)->integer);
    Structure structure;

    if (!parent)
        return op_error(op, "expected parent op with LinalgOp interface");
    return !linalg_structure(parent, &op_context(parent)->arena, &structure)
           || dim < structure.loops
           || op_error(op,
                       "expected dim (%lld) to be lower than the number of loops (%u) of the "
                       "enclosing LinalgOp",
                       (long long)dim, structure.loops);
}

/* linalg.contract */

static bool uses_dim(const AffineMap *map, unsigned dim)
{
    for (unsigned i = 0; i < map->result_count; i++)
        if (map->results[i]->position == dim)
            return true;
    return false;
}

/* Each loop is of both factors and no sum, or of a factor and the sum. */
static bool verify_contracted(const Op *op, const Attr *maps)
{
    const Attr *const *of = maps->array.elements;
    bool contracts = false;

    for (unsigned dim = 0; dim < of[0]->map->dim_count; dim++) {
        unsigned factors = uses_dim(of[0]->map, dim) + uses_dim(of[1]->map, dim);
        bool sum = maps->array.count > 2 && uses_dim(of[2]->map, dim);

        contracts |= factors == 2 && !sum;
        if (!(factors == 2 && !sum) && !(factors && sum))
            return op_plain_error(
                op,
                "iteration space dim at index %u is neither a contracting dim nor "
                "of parallel iteration type",
                dim);
    }
    return contracts
           || op_plain_error(op, "'indexing_maps' do not specify a contracting dimension");
}

static bool verify_contract(const Op *op)
{
    const Attr *maps = op_inherent(op, 0);

    for (unsigned i = 0; i < maps->array.count; i++)
        if (!affine_map_is_projected_permutation(maps->array.elements[i]->map))
            return op_plain_error(op, "provided affine_map is not a projected permutation");
    return linalg_verify_product(op) && verify_contracted(op, maps);
}

/* linalg.yield */

static bool parse_yield(AsmParser *p, OpState *state)
{
    OperandNames names = { 0 };
    Types types = { 0 };
    const char *at = asm_here(p);
    bool good = asm_parse_operands(p, 0, 0, &names) && asm_optional_attr_dict(p, state);

    if (good && names.len)
        good = asm_parse_colon_types(p, &types)
               && asm_resolve_all(p, &names, types.data, types.len, at, state);
    vec_free(&names);
    vec_free(&types);
    return good;
}

static void print_yield(AsmPrinter *printer, const Op *op)
{
    if (op->operand_count) {
        asm_print(printer, " ");
        asm_print_operands(printer, op->operands, op->operand_count);
    }
    asm_print_attr_dict(printer, op, NULL);
    if (op->operand_count) {
        asm_print(printer, " : ");
        asm_print_types(printer, op->operands, op->operand_count);
    }
}

static bool verify_yield(const Op *op)
{
    const Op *parent = around(op);
    unsigned inputs, outputs;

    if (!parent)
        return op_error(op, "expected parent op with LinalgOp interface");
    inputs = linalg_input_count(parent);
    outputs = parent->operand_count - inputs;
    if (op->operand_count != outputs)
        return op_error(op,
                        "expected number of yield values (%u) to match the number of inits / outs "
                        "operands of the enclosing LinalgOp (%u)",
                        op->operand_count, outputs);
    for (unsigned i = 0; i < outputs; i++) {
        const Type *element = linalg_element(parent->operands[inputs + i]);

        if (op->operands[i]->type != element)
            return op_error(op,
                            "type of yield operand %u ('%s') doesn't match the element type of the "
                            "enclosing %.*s op ('%s')",
                            i + 1, type_text(op->operands[i]->type), STR_ARG(op_name(parent)),
                            type_text(element));
    }
    return true;
}

static bool is_not_negative(const Attr *attr)
{
    return !int_is_negative(attr->integer);
}

static const AttrConstraint FROM_ZERO_ATTR = {
    "64-bit signless integer attribute whose minimum value is 0", ATTR_TYPED, build_i64,
    .storage = 1 << ATTR_INTEGER, .holds = is_not_negative
};

const OpDef LINALG_GENERIC_OPS[] = {
    {
        .name = "linalg.generic",
        .summary = "a nest of loops around a body",
        .doc = "Runs its body once for every point of the iteration space, in the order of a\n"
               "nest of loops, the first the outermost. A map for each operand leads from the\n"
               "loops' indices to those of the element that the body gets as an argument; what\n"
               "the body yields goes into the elements of the outputs. Loops are as long as the\n"
               "dimensions that they are the indices of. Tensors that are outputs are results,\n"
               "changed.\n",
        LINALG_OPERANDS,
        .attrs = ATTRS([MAPS] = { "indexing_maps", &AFFINE_MAP_ARRAY_ATTR },
                       [ITERATORS] = { "iterator_types", &ITERATOR_TYPES_ATTR },
                       [DOC] = { "doc", &STR_ATTR, .optional = true },
                       [LIBRARY_CALL] = { "library_call", &STR_ATTR, .optional = true }),
        .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK | ATTR_SIZED_OPERAND_SEGMENTS,
        .parse = linalg_parse_generic,
        .print = linalg_print_generic,
        .argument_name = argument_name,
        LINALG_RUNS,
        .undefined =
            "It is undefined behaviour where the sizes of operands contradict each other,\n"
            "where an index that a map gives is out of bounds, where the memory of an\n"
            "operand does not live, and where two iterations of a parallel loop write one\n"
            "element.\n",
        .decisions = "L1, L2, L3, L9",
        .words = "loops map-reduce einsum",
        .example =
            "// The sum of each row.\n"
            "  %m = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>\n"
            "  %zero = arith.constant dense<0> : tensor<2xi32>\n"
            "  %sums = linalg.generic {\n"
            "    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],\n"
            "    iterator_types = [\"parallel\", \"reduction\"]\n"
            "  } ins(%m : tensor<2x3xi32>) outs(%zero : tensor<2xi32>) {\n"
            "  ^bb0(%element: i32, %sum: i32):\n"
            "    %next = arith.addi %sum, %element : i32\n"
            "    linalg.yield %next : i32\n"
            "  } -> tensor<2xi32>\n",
        .gives = "dense<[6, 15]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.contract",
        .summary = "a product summed along dimensions",
        .doc = "Adds to each element of C the products of those elements of A and B that the\n"
               "maps lead to, over all loops that C does not go with. The factors are cast to\n"
               "C's element type. Maps are projected permutations: each gives some of the\n"
               "loops' indices, in any order.\n",
        .operands = LINALG_INS_AND_OUTS,
        .results = RESULTS({ "result_tensors", &ANY_SHAPED, VARIADIC }),
        .regions = REGIONS({ "combiner", SIZED_REGION_1 }),
        .implicit_terminator = "linalg.yield",
        .attrs = ATTRS({ "indexing_maps", &AFFINE_MAP_ARRAY_ATTR },
                       { "cast", &TYPE_FN_ATTR, "cast_signed", .optional = true }),
        .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK | ATTR_SIZED_OPERAND_SEGMENTS,
        .parse = linalg_parse_contract,
        .print = linalg_print_contract,
        .verify = verify_contract,
        .eval = linalg_run,
        .helper = linalg_loops,
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1, L3",
        .words = "einsum",
        .example = "// The sums of the products of each row of A with all of b.\n"
                   "  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\n"
                   "  %b = arith.constant dense<[10, 1]> : tensor<2xi32>\n"
                   "  %zero = arith.constant dense<0> : tensor<2xi32>\n"
                   "  %c = linalg.contract indexing_maps = [affine_map<(m, k) -> (m, k)>,\n"
                   "         affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>]\n"
                   "         ins(%a, %b : tensor<2x2xi32>, tensor<2xi32>)\n"
                   "         outs(%zero : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<[12, 34]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.elementwise",
        .summary = "a function of elements, with maps",
        .doc = "The function that `kind` names, of the elements that the maps lead to; without\n"
               "maps, of those at the same index. A map may leave loops out, which broadcasts,\n"
               "or permute them.\n",
        LINALG_OPERANDS,
        .attrs =
            ATTRS({ "kind", &ELEMENTWISE_KIND_ATTR }, { "indexing_maps", &AFFINE_MAP_ARRAY_ATTR,
                                                        .optional = true, .default_text = "[]" }),
        .traits = RECURSIVE_EFFECTS | SINGLE_BLOCK | ATTR_SIZED_OPERAND_SEGMENTS,
        .parse = linalg_parse_elementwise,
        .print = linalg_print_elementwise,
        LINALG_RUNS,
        .undefined = LINALG_UNDEFINED,
        .decisions = "L1",
        .example = "  %a = arith.constant dense<[1, 2]> : tensor<2xi32>\n"
                   "  %to = tensor.empty() : tensor<2xi32>\n"
                   "  %r = linalg.elementwise kind=#linalg.elementwise_kind<add>\n"
                   "         ins(%a, %a : tensor<2xi32>, tensor<2xi32>)\n"
                   "         outs(%to : tensor<2xi32>) -> tensor<2xi32>\n",
        .gives = "dense<[2, 4]> : tensor<2xi32>\n",
    },
    {
        .name = "linalg.index",
        .summary = "the index of a loop",
        .doc = "In the body of a structured operation: the index of its loop `dim`, 0 the\n"
               "outermost, at the point that the body runs for.\n",
        .attrs = ATTRS({ "dim", &FROM_ZERO_ATTR }),
        .results = RESULTS({ "result", &INDEX }),
        .format = "$dim attr-dict `:` type($result)",
        .traits = PURE,
        .verify = verify_index,
        .part = true,
        .formula = "result = the index of loop dim",
        .example = "  %to = tensor.empty() : tensor<3xindex>\n"
                   "  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>],\n"
                   "                       iterator_types = [\"parallel\"]}\n"
                   "         outs(%to : tensor<3xindex>) {\n"
                   "  ^bb0(%unused: index):\n"
                   "    %i = linalg.index 0 : index\n"
                   "    linalg.yield %i : index\n"
                   "  } -> tensor<3xindex>\n",
        .gives = "dense<[0, 1, 2]> : tensor<3xindex>\n",
    },
    {
        .name = "linalg.yield",
        .summary = "the elements that a body gives",
        .doc = "Ends the body of a structured operation: an element for each output.\n",
        .operands = OPERANDS({ "values", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .traits = PURE | TERMINATOR | RETURN_LIKE,
        .parse = parse_yield,
        .print = print_yield,
        .verify = verify_yield,
        .part = true,
        .example = "// Both outputs are written with what the body gives.\n"
                   "  %a = arith.constant dense<[5, 7]> : tensor<2xi32>\n"
                   "  %to = tensor.empty() : tensor<2xi32>\n"
                   "  %r:2 = linalg.generic {\n"
                   "    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,\n"
                   "                     affine_map<(i) -> (1 - i)>],\n"
                   "    iterator_types = [\"parallel\"]\n"
                   "  } ins(%a : tensor<2xi32>) outs(%to, %to : tensor<2xi32>, tensor<2xi32>) {\n"
                   "  ^bb0(%x: i32, %first: i32, %second: i32):\n"
                   "    %twice = arith.addi %x, %x : i32\n"
                   "    linalg.yield %twice, %x : i32, i32\n"
                   "  } -> (tensor<2xi32>, tensor<2xi32>)\n"
                   "  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>\n",
        .gives = "dense<[10, 14]> : tensor<2xi32>\n"
                 "dense<[7, 5]> : tensor<2xi32>\n",
    },
    { 0 },
};
