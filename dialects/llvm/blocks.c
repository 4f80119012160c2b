/* Addresses of blocks, and jumps to them (DECISIONS.md M30). */
#include "dialects/branch.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/pointers.h"

#include "core/ir/symbol.h"
#include "core/text/format.h"
#include "dialects/step.h"

/* IndirectBrOpSucessors(ref(type($addr)), $successors, $succOperands, type($succOperands)):
 * [ ^a, ^b(%x : i32) ] */
static bool parse_targets(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    VEC(int32_t) segments = { 0 };
    bool good = asm_parse_punct(p, "[");
    int32_t operands;

    (void)count;
    if (good && !asm_optional_punct(p, "]")) {
        do {
            good = llvm_parse_destination(p, state, args[2].operands, args[3].types, &operands);
            vec_push(&segments, operands);
        } while (good && asm_optional_punct(p, ","));
        good = good && asm_parse_punct(p, "]");
    }
    if (good)
        op_state_add_attr(state, "indbr_operand_segments",
                          attr_dense_i32(state->context, (unsigned)segments.len, segments.data));
    vec_free(&segments);
    return good;
}

static void print_targets(AsmPrinter *printer, const Op *op, const FormatArg *args, unsigned count)
{
    (void)args, (void)count;
    asm_print(printer, "[");
    for (unsigned i = 0; i < op->successor_count; i++) {
        asm_print(printer, i ? "," : "");
        asm_print_newline(printer);
        branch_print_destination(printer, op, i);
    }
    asm_print_newline(printer);
    asm_print(printer, "]");
}

/* The llvm.blocktag of that tag; NULL where there is none. */
static const Op *find_tag(const Region *region, const Attr *tag)
{
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next)
            if (op_is(op, "llvm.blocktag") && op_attr(op, "tag") == tag)
                return op;
    return NULL;
}

static bool verify_tag(const Op *op, Map *tags)
{
    const Attr *tag = op_attr(op, "tag"), **key = ARENA_NEW(&op_context(op)->arena, const Attr *);
    bool added;

    *key = tag;
    map_at(tags, KEY_OF(*key), &added);
    return added
           || op_plain_error(op, "duplicate block tag '%lld' in the same function: ",
                             (long long)int_low_s(tag->dialect.params[0]->integer));
}

bool llvm_verify_block_tags(const Op *function)
{
    Map tags = { 0 };
    bool good = true;

    for (const Block *block = function->regions[0].first; good && block; block = block->next)
        for (const Op *op = block->first; good && op; op = op->next)
            good = !op_is(op, "llvm.blocktag") || verify_tag(op, &tags);
    map_free(&tags);
    return good;
}

static bool verify_address_symbols(const Op *op)
{
    const Attr *address = op_attr(op, "block_addr");
    const Op *function = symbol_nearest(op, address->dialect.params[0]);

    if (!function || !op_is(function, "llvm.func"))
        return op_error(op, "must reference a function defined by 'llvm.func'");
    return true;
}

static bool verify_address(const Op *op)
{
    const Attr *address = op_attr(op, "block_addr");
    const Op *function = symbol_nearest(op, address->dialect.params[0]);

    /* The function may not be verified yet. */
    if (!function || !op_is(function, "llvm.func") || !function->region_count
        || !function->regions[0].first)
        return true;
    return find_tag(&function->regions[0], address->dialect.params[1])
           || op_error(op, "expects an existing block label target in the referenced function");
}

/* The place that stands for the block, one for each; it is kept for the operation that asks. */
static Allocation *stand_for(Step *s, const Op *tag)
{
    Allocation *memory = *run_memo(s, tag);

    if (!memory)
        memory = memory_allocate(memory_in(s), ALLOCATION_CODE, 0, CODE_ALIGNMENT, tag);
    if (!memory)
        memory_is_short(s, "the address of a block");
    *run_memo(s, tag) = memory;
    *run_memo(s, s->op) = memory;
    return memory;
}

static Flow block_address(Step *s)
{
    const Attr *address = prop(s, 0);
    Allocation *memory = *run_memo(s, s->op);
    const Op *function, *tag;

    if (!memory) {
        function = symbol_in(s, address->dialect.params[0]);
        tag = find_tag(&function->regions[0], address->dialect.params[1]);
        if (!tag)
            return unsupported(s, "the address of a block of @%.*s, which has no body here",
                               STR_ARG(symbol_name(function)));
        memory = stand_for(s, tag);
    }
    return memory ? give_pointer(s, (Pointer){ memory->id, memory->address }) : FLOW_END;
}

static Flow block_tag(Step *s)
{
    (void)s;
    return FLOW_NEXT;
}

static Flow jump_nowhere(Step *s, const Allocation *memory, const Op *tag)
{
    undefined(s, tag ? "the block at the address is none of the successors"
                     : "the address is not that of a block");
    if (memory)
        note_allocation(s, memory);
    return by_decision(s, "M30");
}

static Flow indirect_br(Step *s)
{
    Pointer at = pointer_in(s, 0);
    const Allocation *memory = memory_find(memory_in(s), at.provenance);
    const Op *tag = NULL;

    if (memory && memory->kind == ALLOCATION_CODE && memory->address == at.address
        && code_is_block(memory))
        tag = memory->made;
    for (unsigned i = 0; tag && i < s->op->successor_count; i++)
        if (s->op->successors[i] == tag->block)
            return branch_to(s, i);
    return jump_nowhere(s, memory, tag);
}

/* One tells what the other is for. */
#define EXAMPLE                                                                                    \
    "llvm.func @main() -> i32 {\n"                                                                 \
    "  %even = llvm.blockaddress <function = @main, tag = <id = 0>> : !llvm.ptr\n"                 \
    "  %odd = llvm.blockaddress <function = @main, tag = <id = 1>> : !llvm.ptr\n"                  \
    "  %three = llvm.mlir.constant(3 : i32) : i32\n"                                               \
    "  %one = llvm.mlir.constant(1 : i32) : i32\n"                                                 \
    "  %bit = llvm.trunc %three : i32 to i1\n"                                                     \
    "  %to = llvm.select %bit, %odd, %even : i1, !llvm.ptr\n"                                      \
    "  llvm.indirectbr %to : !llvm.ptr, [^even, ^odd]\n"                                           \
    "^even:\n"                                                                                     \
    "  llvm.blocktag <id = 0>\n"                                                                   \
    "  llvm.return %three : i32\n"                                                                 \
    "^odd:\n"                                                                                      \
    "  llvm.blocktag <id = 1>\n"                                                                   \
    "  %next = llvm.add %three, %one : i32\n"                                                      \
    "  llvm.return %next : i32\n"                                                                  \
    "}\n"

const OpDef LLVM_BLOCK_OPS[] = {
    {
        .name = "llvm.indirectbr",
        .summary = "a jump to the block whose address is given",
        .doc = "Goes on at the block that the address was taken of, which must be among the\n"
               "successors; anything else is undefined behaviour.\n",
        .operands = OPERANDS({ "addr", &LLVM_POINTER, ONE, POISON_IS_UNDEFINED },
                             { "succOperands", &ANY_TYPE, VARIADIC_OF_VARIADIC, POISON_MOVES,
                               "indbr_operand_segments" }),
        .attrs = ATTRS({ "indbr_operand_segments", &DENSE_I32_ARRAY_ATTR }),
        .successors = SUCCESSORS({ "successors", "succOperands", .variadic = true }),
        .format = "$addr `:` type($addr) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), "
                  "$successors, $succOperands, type($succOperands)) attr-dict",
        .customs = CUSTOMS({ "IndirectBrOpSucessors", parse_targets, print_targets }),
        .traits = SAME_VARIADIC_OPERAND_SIZE | PURE | TERMINATOR,
        .eval = indirect_br,
        .undefined = "Where the address is poison, or not that of a block among the successors.\n",
        .decisions = "M30",
        .example = EXAMPLE,
        .gives = "4 : i32\n",
    },
    {
        .name = "llvm.blocktag",
        .summary = "a name for the block around it",
        .doc = "Lets `llvm.blockaddress` refer to the block. Does nothing.\n",
        .attrs = ATTRS({ "tag", &LLVM_BLOCK_TAG }),
        .format = "$tag attr-dict",
        .eval = block_tag,
        .example = EXAMPLE,
        .gives = "4 : i32\n",
    },
    {
        .name = "llvm.blockaddress",
        .summary = "the address of a block",
        .doc = "The address of the block with that tag in the function, for `llvm.indirectbr`.\n",
        .attrs = ATTRS({ "block_addr", &LLVM_BLOCK_ADDRESS }),
        .results = RESULTS({ "res", &LLVM_POINTER }),
        .format = "$block_addr attr-dict `:` qualified(type($res))",
        .traits = PURE | CONSTANT_LIKE,
        .verify = verify_address,
        .verify_symbols = verify_address_symbols,
        .eval = block_address,
        .decisions = "M30",
        .example = EXAMPLE,
        .gives = "4 : i32\n",
    },
    { 0 },
};
