/* memref: explicit scopes of stack memory. */
#include "core/text/asm.h"
#include "core/verify/region_branch.h"
#include "dialects/memref/memref.h"

static bool parse_scope(AsmParser *p, OpState *state)
{
    Region *body = op_state_add_region(state);

    if (!asm_parse_any_arrow_types(p, &state->results) || !asm_parse_region(p, body, NULL))
        return false;
    asm_ensure_terminator(p, body, "memref.alloca_scope.return", state->loc);
    return asm_optional_attr_dict(p, state);
}

static void print_scope(AsmPrinter *printer, const Op *op)
{
    asm_print(printer, " ");
    asm_print_arrow_types(printer, op->results, op->result_count);
    asm_print(printer, " ");
    asm_print_region(printer, &op->regions[0], false, op->result_count != 0);
    asm_print_attr_dict(printer, op, NULL);
}

static bool verify_scope(const Op *op)
{
    const Op *leaver = block_terminator(op->regions[0].first);

    return !leaver || !op_is(leaver, "memref.alloca_scope.return")
           || edge_verify(op, edge_back(leaver, 0, op));
}

/* run_region ends what the scope allocated. */
static Flow scope(Step *s)
{
    return results_from_region(s, 0);
}

const OpDef MEMREF_SCOPE_OPS[] = {
    {
        .name = "memref.alloca_scope",
        .summary = "explicitly delimited scope for stack allocation",
        .doc = "Runs its region once and gives what memref.alloca_scope.return hands it. Memory\n"
               "that memref.alloca allocates inside ends with the region, even where a memref\n"
               "of it is given out.\n",
        .results = RESULTS({ "results", &ANY_TYPE, VARIADIC }),
        .regions = REGIONS({ "bodyRegion", SIZED_REGION_1 }),
        .implicit_terminator = "memref.alloca_scope.return",
        .regions_run_once = true,
        .traits =
            AUTOMATIC_ALLOCATION_SCOPE | SINGLE_BLOCK | RECURSIVE_EFFECTS | NO_REGION_ARGUMENTS,
        .parse = parse_scope,
        .print = print_scope,
        .verify_regions = verify_scope,
        .eval = scope,
        .poison = "A result is poison where the region hands on poison.\n",
        .undefined =
            "The behaviour is undefined where memory that memref.alloca allocated inside is\n"
            "used after the region was left.\n",
        .example = "  %seven = arith.constant 7 : i32\n"
                   "  %v = memref.alloca_scope -> (i32) {\n"
                   "    %m = memref.alloca() : memref<i32>\n"
                   "    memref.store %seven, %m[] : memref<i32>\n"
                   "    %inside = memref.load %m[] : memref<i32>\n"
                   "    memref.alloca_scope.return %inside : i32\n"
                   "  }\n",
        .gives = "7 : i32\n",
    },
    {
        .name = "memref.alloca_scope.return",
        .summary = "terminator for alloca_scope operation",
        .doc = "Leaves memref.alloca_scope with the values that become its results.\n",
        .operands = OPERANDS({ "results", &ANY_TYPE, VARIADIC, POISON_MOVES }),
        .parents = PARENTS("memref.alloca_scope"),
        .format = "attr-dict ($results^ `:` type($results))?",
        .traits = PURE | TERMINATOR | RETURN_LIKE,
        .eval = leave_region,
        .poison = "A poison operand becomes a poison result.\n",
        .example = "  // The memref leaves the scope, but its memory ends with it.\n"
                   "  %m = memref.alloca_scope -> (memref<i32>) {\n"
                   "    %inside = memref.alloca() : memref<i32>\n"
                   "    memref.alloca_scope.return %inside : memref<i32>\n"
                   "  }\n"
                   "  %zero = arith.constant 0 : i32\n"
                   "  memref.store %zero, %m[] : memref<i32>\n"
                   "  return %m : memref<i32>\n",
        .gives = "error: undefined behaviour: the memory is used after the scope it was allocated "
                 "in has ended\n",
    },
    { 0 },
};
