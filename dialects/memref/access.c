/* memref: loads and stores of single elements, and the hint before one. */
#include "core/text/asm.h"
#include "dialects/memref/memref.h"

enum { ACCESS_NONTEMPORAL, ACCESS_ALIGNMENT };

static bool verify_load(const Op *op)
{
    unsigned indices = op_group_size(op, 1), rank = op->operands[0]->type->shaped.rank;

    return indices == rank
           || op_error(op, "incorrect number of indices for load, expected %u but got %u", rank,
                       indices);
}

/* The element that an access with an `alignment` attribute is about. */
static Flow find_element(Step *s, unsigned operand, MemRef *memref, int64_t *at)
{
    int64_t indices[MEMREF_MAX_RANK];

    if (!memref_in(s, operand, memref))
        return FLOW_END;
    indices_in(s, operand + 1, memref->rank, indices);
    if (check_indices(s, memref, indices, at) == FLOW_END)
        return FLOW_END;
    if (!prop_flag(s, ACCESS_ALIGNMENT))
        return FLOW_NEXT;
    return check_alignment(s, memref, *at, (uint64_t)prop_int(s, ACCESS_ALIGNMENT));
}

static Flow load(Step *s)
{
    MemRef memref;
    int64_t at;

    if (find_element(s, 0, &memref, &at) == FLOW_END)
        return FLOW_END;
    return load_at(s, &memref, at, result_place(s, 0), ACCESS_READ);
}

static bool verify_store(const Op *op)
{
    return op_group_size(op, 2) == op->operands[1]->type->shaped.rank
           || op_error(op, "store index operand count not equal to memref rank");
}

static Flow store(Step *s)
{
    MemRef memref;
    int64_t at;

    if (find_element(s, 1, &memref, &at) == FLOW_END)
        return FLOW_END;
    return store_at(s, &memref, at, operand_place(s, 0), ACCESS_WRITE);
}

static bool parse_locality(AsmParser *p, const Attr **locality)
{
    return asm_parse_keyword(p, "locality") && asm_parse_punct(p, "<")
           && asm_parse_attr_of(p, type_i(asm_context(p), 32), ATTR_INTEGER, locality)
           && asm_parse_punct(p, ">");
}

typedef struct Hints { /* the words are judged when the attributes are added */
    const Attr *locality;
    Str access, cache;
} Hints;

static bool parse_hints(AsmParser *p, Hints *hints)
{
    return asm_parse_punct(p, ",") && asm_parse_any_keyword(p, &hints->access)
           && asm_parse_punct(p, ",") && parse_locality(p, &hints->locality)
           && asm_parse_punct(p, ",") && asm_parse_any_keyword(p, &hints->cache);
}

static bool add_hints(AsmParser *p, const Hints *hints, OpState *state)
{
    bool write = str_is(hints->access, "write"), data = str_is(hints->cache, "data");

    if (!write && !str_is(hints->access, "read"))
        return asm_error(p, asm_name_loc(p), "rw specifier has to be 'read' or 'write'");
    if (!data && !str_is(hints->cache, "instr"))
        return asm_error(p, asm_name_loc(p), "cache type has to be 'data' or 'instr'");
    op_state_add_attr(state, "localityHint", hints->locality);
    op_state_add_attr(state, "isWrite", attr_bool(state->context, write));
    op_state_add_attr(state, "isDataCache", attr_bool(state->context, data));
    return true;
}

bool memref_parse_prefetch(AsmParser *p, OpState *state, const char *map)
{
    const Type *type;
    Subscripted at;
    Hints hints;

    return memref_parse_subscripted(p, state, map, &at) && parse_hints(p, &hints)
           && asm_optional_attr_dict(p, state) && memref_parse_colon_type(p, &type)
           && memref_resolve_subscripted(p, &at, type, state) && add_hints(p, &hints, state);
}

void memref_print_hints(AsmPrinter *printer, const Op *op)
{
    static const char *const ELIDED[] = { "map", "localityHint", "isWrite", "isDataCache", NULL };

    asm_print(printer, ", %s, locality<%lld>, %s",
              int_is_zero(op_attr(op, "isWrite")->integer) ? "read" : "write",
              (long long)int_low_s(op_attr(op, "localityHint")->integer),
              int_is_zero(op_attr(op, "isDataCache")->integer) ? "instr" : "data");
    asm_print_attr_dict(printer, op, ELIDED);
    asm_write(printer, " : !", op->operands[0]->type);
}

/* %m[%i], read, locality<3>, data : type */
static bool parse_prefetch(AsmParser *p, OpState *state)
{
    return memref_parse_prefetch(p, state, NULL);
}

static void print_prefetch(AsmPrinter *printer, const Op *op)
{
    memref_print_subscripted(printer, op, 0);
    memref_print_hints(printer, op);
}

static bool verify_prefetch(const Op *op)
{
    return op->operand_count == 1 + op->operands[0]->type->shaped.rank
           || op_error(op, "too few indices");
}

static Flow prefetch(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

static bool is_locality(const Attr *attr)
{
    return int_low_u(attr->integer) <= 3;
}

const AttrConstraint MEMREF_LOCALITY_ATTR = {
    "32-bit signless integer attribute whose minimum value is 0 whose maximum value "
    "is 3",
    ATTR_TYPED, build_i32, 1u << ATTR_INTEGER, .holds = is_locality
};

const OpDef MEMREF_ACCESS_OPS[] = {
    {
        .name = "memref.load",
        .summary = "load operation",
        .words = "read",
        .doc = "The element at the indices. `nontemporal` is a hint and means nothing.\n",
        .operands = OPERANDS({ "memref", &ANY_MEMREF, ONE, POISON_IS_UNDEFINED },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([ACCESS_NONTEMPORAL] = { "nontemporal", &BOOL_ATTR, "false", true },
                       [ACCESS_ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_TYPE }),
        .types = TYPE_RULES({ .from = "memref",
                              .to = "result",
                              .derive = type_element,
                              .summary = "result type matches element type of 'memref'" }),
        .format = "$memref `[` $indices `]` attr-dict `:` type($memref)",
        .verify = verify_load,
        .primitive = PRIM_LOAD,
        .eval = load,
        .formula = "address = base + element bytes * (offset + i0 * stride0 + i1 * stride1 + ...)",
        .poison = "The result is poison where the element is, or was never written: loading it is\n"
                  "no misuse. So it is where the bits above the width of an integer are not zero\n"
                  "in memory.\n",
        .undefined =
            "The behaviour is undefined unless every index is at least 0 and below the size\n"
            "of its dimension, the memory lives, and the element's address is a multiple of\n"
            "what its type needs and of `alignment`. So it is where another iteration of a\n"
            "parallel loop writes the element. Under `--strict-init` it is undefined to read\n"
            "what was never written.\n",
        .decisions = "M4, M7, M8, M9, M10, M11, M12, R4",
        .example = "memref.global constant @table : memref<2x3xi32> =\n"
                   "    dense<[[1, 2, 3], [4, 5, 6]]>\n"
                   "  %m = memref.get_global @table : memref<2x3xi32>\n"
                   "  %c1 = arith.constant 1 : index\n"
                   "  %c2 = arith.constant 2 : index\n"
                   "  // Row 1, column 2: element 1 * 3 + 2 * 1 of the memory.\n"
                   "  %v = memref.load %m[%c1, %c2] : memref<2x3xi32>\n",
        .gives = "6 : i32\n",
    },
    {
        .name = "memref.store",
        .summary = "store operation",
        .words = "write",
        .doc = "Writes `value` to the element at the indices. `nontemporal` is a hint and means\n"
               "nothing.\n",
        .operands = OPERANDS({ "value", &ANY_TYPE, ONE, POISON_MOVES },
                             { "memref", &ANY_MEMREF, ONE, POISON_IS_UNDEFINED },
                             { "indices", &INDEX, VARIADIC, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([ACCESS_NONTEMPORAL] = { "nontemporal", &BOOL_ATTR, "false", true },
                       [ACCESS_ALIGNMENT] = { "alignment", &ALIGNMENT_ATTR, .optional = true }),
        .types = TYPE_RULES({ .from = "memref",
                              .to = "value",
                              .derive = type_element,
                              .summary = "type of 'value' matches element type of 'memref'" }),
        .format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)",
        .verify = verify_store,
        .primitive = PRIM_STORE,
        .eval = store,
        .formula = "address = base + element bytes * (offset + i0 * stride0 + i1 * stride1 + ...)",
        .poison = "A poison value is stored, and makes the element poison.\n",
        .undefined =
            "The behaviour is undefined unless every index is at least 0 and below the size\n"
            "of its dimension, the memory lives and may be written, and the address is a\n"
            "multiple of what the element type needs and of `alignment`. So it is where\n"
            "another iteration of a parallel loop touches the element.\n",
        .decisions = "M4, M7, M8, M9, M10, M11, R4",
        .example = "  %m = memref.alloc() : memref<3xi32>\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %c0 = arith.constant 0 : index\n"
                   "  %c3 = arith.constant 3 : index\n"
                   "  memref.store %seven, %m[%c0] : memref<3xi32>\n"
                   "  // Three elements have the indices 0, 1 and 2.\n"
                   "  memref.store %seven, %m[%c3] : memref<3xi32>\n"
                   "  return %m : memref<3xi32>\n",
        .gives = "error: undefined behaviour: index 3 is out of bounds: dimension 0 has size 3\n",
    },
    {
        .name = "memref.prefetch",
        .summary = "prefetch operation",
        .doc = "A hint that the element will soon be used. It changes nothing and checks\n"
               "nothing: no memory is accessed.\n",
        .operands = OPERANDS({ "memref", &ANY_MEMREF, ONE, POISON_MOVES },
                             { "indices", &INDEX, VARIADIC, POISON_MOVES }),
        .attrs = ATTRS({ "isWrite", &BOOL_ATTR }, { "localityHint", &MEMREF_LOCALITY_ATTR },
                       { "isDataCache", &BOOL_ATTR }),
        .parse = parse_prefetch,
        .print = print_prefetch,
        .verify = verify_prefetch,
        .eval = prefetch,
        .decisions = "R7",
        .example = "  %m = memref.alloc() : memref<2xi32>\n"
                   "  // Nothing is there, and nobody minds.\n"
                   "  %beyond = arith.constant 100 : index\n"
                   "  memref.prefetch %m[%beyond], read, locality<3>, data : memref<2xi32>\n"
                   "  return %m : memref<2xi32>\n",
        .gives = "dense<[?, ?]> : memref<2xi32>\n",
    },
    { 0 },
};
