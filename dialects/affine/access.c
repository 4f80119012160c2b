/* affine: accesses whose subscripts are affine expressions. */
#include "dialects/affine/affine.h"
#include "dialects/window.h"

enum { ACCESS_MAP };                                     /* of loads and stores */
enum { HINT_WRITE, HINT_LOCALITY, HINT_DATA, HINT_MAP }; /* of affine.prefetch */

/* `, type`, a vector and no other. */
static bool parse_vector_type(AsmParser *p, const Type **type)
{
    const char *at;

    if (!asm_parse_punct(p, ","))
        return false;
    at = asm_here(p);
    if (!asm_parse_type(p, type))
        return false;
    return (*type)->kind == TYPE_VECTOR
           || asm_error(p, at,
                        "invalid kind of type specified: expected builtin.vector, but found '%s'",
                        type_text(*type));
}

/* A load; of a vector: with its type behind the memref's. */
static bool parse_load(AsmParser *p, OpState *state)
{
    bool vector = state->def->results[0].type == &ANY_VECTOR;
    const Type *type, *result;
    Subscripted from;

    if (!memref_parse_subscripted(p, state, "map", &from) || !asm_optional_attr_dict(p, state)
        || !memref_parse_colon_type(p, &type))
        return false;
    result = type_element(type);
    if ((vector && !parse_vector_type(p, &result))
        || !memref_resolve_subscripted(p, &from, type, state))
        return false;
    vec_push(&state->results, result);
    return true;
}

static bool parse_store(AsmParser *p, OpState *state)
{
    bool vector = state->def->operands[0].type == &ANY_VECTOR;
    const Type *type, *stored;
    OperandName value;
    Subscripted to;

    if (!asm_parse_operand(p, &value) || !asm_parse_punct(p, ",")
        || !memref_parse_subscripted(p, state, "map", &to) || !asm_optional_attr_dict(p, state)
        || !memref_parse_colon_type(p, &type))
        return false;
    stored = type_element(type);
    return (!vector || parse_vector_type(p, &stored)) && asm_resolve(p, &value, stored, state)
           && memref_resolve_subscripted(p, &to, type, state);
}

typedef struct Seen {
    unsigned dims, symbols;
} Seen;

/* Whether dimensions and symbols appear in the order of their numbers, as they get them when the
 * text is read. */
static bool in_order(const AffineExpr *expr, Seen *seen)
{
    unsigned *next = expr->kind == AFFINE_DIM ? &seen->dims : &seen->symbols;

    if (expr->kind == AFFINE_CONSTANT)
        return true;
    if (expr->kind != AFFINE_DIM && expr->kind != AFFINE_SYMBOL)
        return in_order(expr->lhs, seen) && in_order(expr->rhs, seen);
    if (expr->position == *next)
        ++*next;
    return expr->position < *next;
}

static bool reads_back(const AffineMap *map)
{
    Seen seen = { 0, 0 };

    for (unsigned i = 0; i < map->result_count; i++)
        if (!in_order(map->results[i], &seen))
            return false;
    return seen.dims == map->dim_count && seen.symbols == map->symbol_count;
}

/* Where the map would get other numbers, or lose an operand that it does not use, all operands
 * stand before the first subscript as products that vanish: upstream's print loses them, and reads
 * back as another operation. */
static void print_all_operands(AsmPrinter *printer, const AffineMap *map, Value *const *operands)
{
    for (unsigned i = 0; i < map->dim_count + map->symbol_count; i++) {
        bool symbol = i >= map->dim_count;

        asm_write(printer, symbol ? "symbol(%) * 0 + " : "% * 0 + ", operands[i]);
    }
}

void affine_print_subscripted(AsmPrinter *printer, const Op *op, unsigned memref,
                              const AffineMap *map)
{
    Value *const *operands = op->operands + memref + 1;

    asm_write(printer, " %[", op->operands[memref]);
    if (map->result_count && !reads_back(map))
        print_all_operands(printer, map, operands);
    asm_print_affine_map_of_operands(printer, map, operands);
    asm_print(printer, "]");
}

/* The vector type, behind the memref's, of vector accesses. */
static void print_access_types(AsmPrinter *printer, const Op *op, unsigned memref,
                               const Type *vector)
{
    static const char *const ELIDED[] = { "map", NULL };

    asm_print_attr_dict(printer, op, ELIDED);
    asm_write(printer, vector ? " : !, !" : " : !", op->operands[memref]->type, vector);
}

static void print_load(AsmPrinter *printer, const Op *op)
{
    bool vector = op_is(op, "affine.vector_load");

    affine_print_subscripted(printer, op, 0, op_inherent(op, ACCESS_MAP)->map);
    print_access_types(printer, op, 0, vector ? op->results[0]->type : NULL);
}

static void print_store(AsmPrinter *printer, const Op *op)
{
    bool vector = op_is(op, "affine.vector_store");

    asm_write(printer, " %,", op->operands[0]);
    affine_print_subscripted(printer, op, 1, op_inherent(op, ACCESS_MAP)->map);
    print_access_types(printer, op, 1, vector ? op->operands[0]->type : NULL);
}

static bool verify_subscripts(const Op *op, unsigned memref)
{
    const AffineMap *map = op_inherent(op, ACCESS_MAP)->map;
    unsigned first = memref + 1, count = op->operand_count - first;

    if (map->result_count != op->operands[memref]->type->shaped.rank)
        return op_error(op, "affine map num results must equal memref rank");
    if (map->dim_count + map->symbol_count != count)
        return op_error(op, "expects as many subscripts as affine map inputs");
    return affine_verify_operands(op, first, count, map->dim_count);
}

static bool verify_load(const Op *op)
{
    if (op->results[0]->type != op->operands[0]->type->shaped.element)
        return op_error(op, "result type must match element type of memref");
    return verify_subscripts(op, 0);
}

static bool verify_store(const Op *op)
{
    if (op->operands[0]->type != op->operands[1]->type->shaped.element)
        return op_error(op, "value to store must have the same type as memref element type");
    return verify_subscripts(op, 1);
}

static bool verify_vector(const Op *op, const Type *memref, const Type *vector)
{
    return memref->shaped.element == vector->shaped.element
           || op_error(op, "requires memref and vector types of the same elemental type");
}

static bool verify_vector_load(const Op *op)
{
    return verify_subscripts(op, 0)
           && verify_vector(op, op->operands[0]->type, op->results[0]->type);
}

static bool verify_vector_store(const Op *op)
{
    return verify_subscripts(op, 1)
           && verify_vector(op, op->operands[1]->type, op->operands[0]->type);
}

Flow affine_subscripts_in(Step *s, unsigned operand, const AffineMap *map, MemRef *memref,
                          int64_t *indices)
{
    AffinePoint point = affine_point_in(s, map, operand + 1);

    if (!memref_in(s, operand, memref))
        return FLOW_END;
    for (unsigned i = 0; i < map->result_count; i++) {
        const char *why = affine_value(s, map->results[i], point, &indices[i]);

        if (why)
            return undefined_by(s, "R17", "index %u is poison: %s", i, why);
    }
    return FLOW_NEXT;
}

static Flow subscripts_in(Step *s, unsigned operand, MemRef *memref, int64_t *indices)
{
    return affine_subscripts_in(s, operand, prop(s, ACCESS_MAP)->map, memref, indices);
}

static Flow load(Step *s)
{
    int64_t indices[MEMREF_MAX_RANK];
    MemRef memref;

    if (subscripts_in(s, 0, &memref, indices) == FLOW_END)
        return FLOW_END;
    return load_element(s, &memref, indices, result_place(s, 0));
}

static Flow store(Step *s)
{
    int64_t indices[MEMREF_MAX_RANK];
    MemRef memref;

    if (subscripts_in(s, 1, &memref, indices) == FLOW_END)
        return FLOW_END;
    return store_element(s, &memref, indices, operand_place(s, 0));
}

/* The vector's dimensions are the memref's last. */
static Flow access_lanes(Step *s, unsigned operand, Place vector, bool writes)
{
    Window window;

    window.writes = writes;
    window.base.tensor = NULL;
    window.base.poison = 0;
    window.base.element = layout_lane(vector.layout);
    if (subscripts_in(s, operand, &window.base.memref, window.start) == FLOW_END
        || window_begin(s, &window, vector) == FLOW_END)
        return FLOW_END;
    return window_access(s, &window);
}

static Flow vector_load(Step *s)
{
    return access_lanes(s, 0, result_place(s, 0), false);
}

static Flow vector_store(Step *s)
{
    return access_lanes(s, 1, operand_place(s, 0), true);
}

static bool parse_prefetch(AsmParser *p, OpState *state)
{
    return memref_parse_prefetch(p, state, "map");
}

static void print_prefetch(AsmPrinter *printer, const Op *op)
{
    affine_print_subscripted(printer, op, 0, op_inherent(op, HINT_MAP)->map);
    memref_print_hints(printer, op);
}

static bool verify_prefetch(const Op *op)
{
    const AffineMap *map = op_inherent(op, HINT_MAP)->map;
    const Region *scope = affine_scope(op);

    if (map->result_count != op->operands[0]->type->shaped.rank)
        return op_error(op, "affine.prefetch affine map num results must equal memref rank");
    if (map->dim_count + map->symbol_count + 1 != op->operand_count)
        return op_error(op, "too few operands");
    for (unsigned i = 1; i < op->operand_count; i++)
        if (!affine_is_valid_dim(op->operands[i], scope)
            && !affine_is_valid_symbol(op->operands[i], scope))
            return op_error(op, "index must be a valid dimension or symbol identifier");
    return true;
}

static Flow prefetch(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

const OpDef AFFINE_ACCESS_OPS[] = {
    {
        .name = "affine.load",
        .summary = "affine load operation",
        .doc = "The element whose indices are the values of affine expressions.\n",
        .operands = OPERANDS({ "memref", &ANY_MEMREF, ONE, POISON_IS_UNDEFINED },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([ACCESS_MAP] = { "map", &AFFINE_MAP_ATTR }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .parse = parse_load,
        .print = print_load,
        .verify = verify_load,
        .primitive = PRIM_AFFINE_LOAD,
        .eval = load,
        .formula = "address = base + element bytes * (offset + i0 * stride0 + i1 * stride1 + ...)",
        .poison = "The result is poison where that of memref.load of the element would be.\n",
        .undefined =
            "The behaviour is undefined where memref.load of that element would be, and\n"
            "where an index is poison: its expression overflows the index type, or divides\n"
            "by a value that is not positive.\n",
        .decisions = "M7, M8, M9, M10, M11, M12, R4, R17",
        .example = "memref.global constant @even : memref<4xi32> = dense<[0, 2, 4, 6]>\n"
                   "  %m = memref.get_global @even : memref<4xi32>\n"
                   "  // Backwards: subscripts are expressions of the loop's variable.\n"
                   "  affine.for %i = 0 to 4 {\n"
                   "    %v = affine.load %m[3 - %i] : memref<4xi32>\n"
                   "    vector.print %v : i32\n"
                   "  }\n"
                   "  return\n",
        .gives = "6\n"
                 "4\n"
                 "2\n"
                 "0\n",
    },
    {
        .name = "affine.store",
        .summary = "affine store operation",
        .doc = "Writes `value` to the element whose indices are the values of affine\n"
               "expressions.\n",
        .operands = OPERANDS({ "value", &ANY_TYPE, ONE, POISON_MOVES },
                             { "memref", &ANY_MEMREF, ONE, POISON_IS_UNDEFINED },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([ACCESS_MAP] = { "map", &AFFINE_MAP_ATTR }),
        .parse = parse_store,
        .print = print_store,
        .verify = verify_store,
        .primitive = PRIM_AFFINE_STORE,
        .eval = store,
        .formula = "address = base + element bytes * (offset + i0 * stride0 + i1 * stride1 + ...)",
        .poison = "A poison value is stored, and makes the element poison.\n",
        .undefined =
            "The behaviour is undefined where memref.store to that element would be, and\n"
            "where an index is poison: its expression overflows the index type, or divides\n"
            "by a value that is not positive.\n",
        .decisions = "M7, M8, M9, M10, M11, R4, R17",
        .example = "  %m = memref.alloc() : memref<8xindex>\n"
                   "  affine.for %i = 0 to 4 {\n"
                   "    affine.store %i, %m[2 * %i] : memref<8xindex>\n"
                   "  }\n"
                   "  // What was never written prints as a question mark.\n",
        .gives = "dense<[0, ?, 1, ?, 2, ?, 3, ?]> : memref<8xindex>\n",
    },
    {
        .name = "affine.vector_load",
        .summary = "affine vector load operation",
        .doc = "A vector of the elements from the indices on; its dimensions are the memref's\n"
               "last ones.\n",
        .operands = OPERANDS({ "memref", &ANY_MEMREF, ONE, POISON_IS_UNDEFINED },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([ACCESS_MAP] = { "map", &AFFINE_MAP_ATTR }),
        .results = RESULTS({ "result", &ANY_VECTOR }),
        .parse = parse_load,
        .print = print_load,
        .verify = verify_vector_load,
        .eval = vector_load,
        .poison = "A lane of the result is poison where memref.load of its element would give\n"
                  "poison.\n",
        .undefined =
            "The behaviour is undefined where affine.load of any of the elements would be: a\n"
            "slice does not go on in the next row.\n",
        .decisions = "M7, M8, M9, M10, M11, M12, R4, R17, R19",
        .example = "memref.global constant @table : memref<2x4xi32> =\n"
                   "    dense<[[1, 2, 3, 4], [5, 6, 7, 8]]>\n"
                   "  %m = memref.get_global @table : memref<2x4xi32>\n"
                   "  %row = arith.constant 1 : index\n"
                   "  %v = affine.vector_load %m[%row, 2] : memref<2x4xi32>, vector<2xi32>\n",
        .gives = "dense<[7, 8]> : vector<2xi32>\n",
    },
    {
        .name = "affine.vector_store",
        .summary = "affine vector store operation",
        .doc = "Writes the vector's lanes to the elements from the indices on, as\n"
               "affine.vector_load would read them.\n",
        .operands = OPERANDS({ "value", &ANY_VECTOR, ONE, POISON_MOVES },
                             { "memref", &ANY_MEMREF, ONE, POISON_IS_UNDEFINED },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([ACCESS_MAP] = { "map", &AFFINE_MAP_ATTR }),
        .parse = parse_store,
        .print = print_store,
        .verify = verify_vector_store,
        .eval = vector_store,
        .poison = "A poison lane is stored, and makes its element poison.\n",
        .undefined =
            "The behaviour is undefined where affine.store to any of the elements would be.\n",
        .decisions = "M7, M8, M9, M10, M11, R4, R17, R19",
        .example = "  %m = memref.alloc() : memref<2x4xi32>\n"
                   "  %v = arith.constant dense<[7, 8]> : vector<2xi32>\n"
                   "  affine.vector_store %v, %m[1, 1] : memref<2x4xi32>, vector<2xi32>\n"
                   "  return %m : memref<2x4xi32>\n",
        .gives = "dense<[[?, ?, ?, ?], [?, 7, 8, ?]]> : memref<2x4xi32>\n",
    },
    {
        .name = "affine.prefetch",
        .summary = "affine prefetch operation",
        .doc = "A hint that the element will soon be used. It changes nothing and checks\n"
               "nothing.\n",
        .operands = OPERANDS({ "memref", &ANY_MEMREF, ONE, POISON_MOVES },
                             { "indices", &INDEX, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS([HINT_WRITE] = { "isWrite", &BOOL_ATTR },
                       [HINT_LOCALITY] = { "localityHint", &MEMREF_LOCALITY_ATTR },
                       [HINT_DATA] = { "isDataCache", &BOOL_ATTR },
                       [HINT_MAP] = { "map", &AFFINE_MAP_ATTR }),
        .parse = parse_prefetch,
        .print = print_prefetch,
        .verify = verify_prefetch,
        .eval = prefetch,
        .decisions = "R7",
        .example = "  %m = memref.alloc() : memref<2xi32>\n"
                   "  affine.prefetch %m[1], read, locality<3>, data : memref<2xi32>\n",
        .gives = "dense<[?, ?]> : memref<2xi32>\n",
    },
    { 0 },
};
