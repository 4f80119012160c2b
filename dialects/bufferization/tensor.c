/* bufferization: what says of tensors how they will be kept. */
#include "dialects/bufferization/bufferization.h"

enum { MEMORY_SPACE };           /* the attribute of alloc_tensor */
enum { SIZES, COPY, SIZE_HINT }; /* and its operands */

static bool parse_group(AsmParser *p, const OperandNames *names, const Type *type, OpState *state)
{
    vec_push(&state->operand_segments, (int32_t)names->len);
    return asm_resolve_same(p, names, type, state);
}

/* `copy(%t)`, `size_hint=%n` */
static bool parse_options(AsmParser *p, OperandNames *copy, OperandNames *hint)
{
    OperandName operand;

    if (asm_optional_keyword(p, "copy")) {
        if (!asm_parse_punct(p, "(") || !asm_parse_operand(p, &operand) || !asm_parse_punct(p, ")"))
            return false;
        vec_push(copy, operand);
    }
    if (asm_optional_keyword(p, "size_hint")) {
        if (!asm_parse_punct(p, "=") || !asm_parse_operand(p, &operand))
            return false;
        vec_push(hint, operand);
    }
    return true;
}

static bool parse_alloc_rest(AsmParser *p, OpState *state, OperandNames *groups)
{
    const Type *index = type_index(state->context), *type;
    const char *at;

    if (!asm_parse_operands(p, '(', ')', &groups[SIZES])
        || !parse_options(p, &groups[COPY], &groups[SIZE_HINT]) || !asm_optional_attr_dict(p, state)
        || !asm_parse_punct(p, ":"))
        return false;
    at = asm_here(p);
    if (!asm_parse_type(p, &type))
        return false;
    if (!type_is_any_tensor(type))
        return asm_error(p, at, "invalid kind of type specified");
    vec_push(&state->results, type);
    return parse_group(p, &groups[SIZES], index, state)
           && parse_group(p, &groups[COPY], type, state)
           && parse_group(p, &groups[SIZE_HINT], index, state);
}

static bool parse_alloc(AsmParser *p, OpState *state)
{
    OperandNames groups[] = { { 0 }, { 0 }, { 0 } };
    bool good = parse_alloc_rest(p, state, groups);

    for (unsigned i = 0; i < 3; i++)
        vec_free(&groups[i]);
    return good;
}

/* The only operand of the group; NULL where it is left away. */
static const Value *optional_operand(const Op *op, unsigned group, unsigned *first)
{
    unsigned count;

    *first = op_operand_group(op, group, &count);
    return count ? op->operands[*first] : NULL;
}

static void print_alloc(AsmPrinter *printer, const Op *op)
{
    unsigned sizes, at, first = op_operand_group(op, SIZES, &sizes);
    const Value *copy = optional_operand(op, COPY, &at),
                *hint = optional_operand(op, SIZE_HINT, &at);

    asm_print(printer, "(");
    asm_print_operands(printer, op->operands + first, sizes);
    asm_print(printer, ")");
    if (copy) {
        asm_print(printer, " copy(");
        asm_print_operand(printer, copy);
        asm_print(printer, ")");
    }
    if (hint) {
        asm_print(printer, " size_hint=");
        asm_print_operand(printer, hint);
    }
    asm_print_attr_dict(printer, op, NULL);
    asm_print(printer, " : ");
    asm_print_type(printer, op->results[0]->type);
}

static bool verify_alloc(const Op *op)
{
    const Type *type = op->results[0]->type;
    unsigned sizes, at;
    const Value *copy = optional_operand(op, COPY, &at);

    op_operand_group(op, SIZES, &sizes);
    if (copy && sizes)
        return op_plain_error(op, "dynamic sizes not needed when copying a tensor");
    if (copy)
        return copy->type == type
               || op_plain_error(op, "expected that `copy` and return type match");
    return verify_dynamic_sizes(op, type, sizes);
}

/* No sparse tensor is ever held: of a dense one the hint says nothing, but it has its limits. */
static Flow check_hint(Step *s, const Tensor *made)
{
    unsigned at;
    int64_t hint;

    if (!optional_operand(s->op, SIZE_HINT, &at))
        return FLOW_NEXT;
    hint = index_in(s, at);
    if (hint >= 1 && (uint64_t)hint <= made->count)
        return FLOW_NEXT;
    return undefined(s, "the size hint is %lld, but the tensor has %llu element%s", (long long)hint,
                     (unsigned long long)made->count, plural(made->count));
}

static Flow alloc(Step *s)
{
    const Type *type = s->op->results[0]->type;
    unsigned at, rank = type_has_rank(type) ? type->shaped.rank : 0;
    uint64_t *sizes = ARENA_ARRAY(s->arena, uint64_t, rank);
    Tensor *made;

    if (optional_operand(s->op, COPY, &at)) {
        made = tensor_given(s, at);
    } else {
        if (!type_has_rank(type))
            return unsupported(s, "a tensor whose rank nothing tells");
        if (!tensor_sizes_in(s, 0, 0, sizes))
            return FLOW_END;
        made = tensor_uninitialised(s, 0, sizes, rank, TENSOR_NEVER_GIVEN);
    }
    if (!made || check_hint(s, made) == FLOW_END)
        return FLOW_END;
    return give_tensor(s, 0, made);
}

static Flow dealloc(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

const OpDef BUFFERIZATION_TENSOR_OPS[] = {
    {
        .name = "bufferization.alloc_tensor",
        .summary = "allocate buffer for a tensor",
        .words = "new make",
        .doc = "A tensor that will get a buffer of its own: of the result's shape, whose\n"
               "unknown sizes are the operands in turn, and whose elements are not said; or a\n"
               "copy of `copy`. `size_hint` is how many elements of a sparse tensor are not\n"
               "zero, `memory_space` where the buffer will be; neither says anything here.\n",
        .operands = OPERANDS([SIZES] = { "dynamic_sizes", &INDEX, VARIADIC, POISON_IS_UNDEFINED },
                             [COPY] = { "copy", &ANY_TENSOR, OPTIONAL },
                             [SIZE_HINT] = { "size_hint", &INDEX, OPTIONAL, POISON_IS_UNDEFINED }),
        .attrs = ATTRS([MEMORY_SPACE] = { "memory_space", &ANY_ATTR, .optional = true }),
        .results = RESULTS({ "result", &ANY_TENSOR }),
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .parse = parse_alloc,
        .print = print_alloc,
        .verify = verify_alloc,
        .eval = alloc,
        .poison = "Every element is poison where there is no `copy`.\n",
        .undefined = "The behaviour is undefined where a size is negative or poison, and where\n"
                     "`size_hint` is less than 1 or more than there are elements.\n",
        .decisions = "T1, T3",
        .example = "  %t = arith.constant dense<[1, 2]> : tensor<2xi32>\n"
                   "  %none = bufferization.alloc_tensor() : tensor<2xi32>\n"
                   "  %copy = bufferization.alloc_tensor() copy(%t) : tensor<2xi32>\n"
                   "  return %none, %copy : tensor<2xi32>, tensor<2xi32>\n",
        .gives = "dense<[poison, poison]> : tensor<2xi32>\n"
                 "dense<[1, 2]> : tensor<2xi32>\n",
    },
    {
        .name = "bufferization.dealloc_tensor",
        .summary = "release underlying storage format of given tensor",
        .words = "free",
        .doc = "Says that the tensor's buffer may be freed here. A tensor is a value, and stays\n"
               "what it is; memory that is used no more is given back without it. To use it\n"
               "afterwards breaks a promise, which no run looks at: here its elements are what\n"
               "they were, bufferized they lie in memory that was freed.\n",
        .operands = OPERANDS({ "tensor", &ANY_TENSOR, ONE, POISON_MOVES }),
        .format = "$tensor attr-dict `:` type($tensor)",
        .eval = dealloc,
        .decisions = "B1",
        .example = "  %c0 = arith.constant 0 : index\n"
                   "  %t = bufferization.alloc_tensor() : tensor<2xi32>\n"
                   "  %n = tensor.dim %t, %c0 : tensor<2xi32>\n"
                   "  bufferization.dealloc_tensor %t : tensor<2xi32>\n",
        .gives = "2 : index\n",
    },
    { 0 },
};
