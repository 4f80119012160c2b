#include "testsuite/fuzz/forms/forms.h"
#include "testsuite/fuzz/forms/module.h"
#include "testsuite/fuzz/forms/rearrange.h"

#include "core/bytecode/bytecode.h"
#include "core/bytecode/encoding.h"
#include "core/ir/context.h"
#include "core/ir/function.h"
#include "interp/tools/debug/session.h"
#include "interp/program/entry.h"
#include "interp/fast/fast.h"

#include <stdio.h>
#include <stdlib.h>

enum { REARRANGED = 8 };

/* Small enough that a program is over soon. */
static MachineOptions limits(bool slow)
{
    return (MachineOptions){ .index_width = 64,
                             .max_steps = 20000,
                             .max_memory = 1 << 20,
                             .max_depth = 60,
                             .silent = true,
                             .fast = slow ? NULL : &FAST_CODE };
}

/* What a run said, and how it ended. */
static void run(Context *context, const Op *module, const Op *function, const char *args, bool slow,
                Sb *said)
{
    Options options = { .args = args };
    Machine *machine = machine_new(context, module, limits(slow));
    Entry entry;

    if (entry_prepare(&entry, machine, function, &options) == 0) {
        if (entry_call(&entry) != FLOW_END)
            entry_print_results(&entry);
        sb_str(said, sb_view(&machine->output));
        sb_printf(said, "status %d", machine->report.kind);
        /* Where a limit ends a run it may have come further in one way than in the other. */
        if (machine->report.kind == END_LIMIT)
            said->len = 0;
    }
    machine_free(machine);
}

static void run_both_ways(Context *context, const Op *module, const Op *function, const char *args)
{
    Sb fast = { 0 }, slow = { 0 };

    run(context, module, function, args, false, &fast);
    run(context, module, function, args, true, &slow);
    if (fast.len && slow.len && !str_eq(sb_view(&fast), sb_view(&slow))) {
        fprintf(stderr, "fast code:\n%s\ndefinitions:\n%s\n", fast.data, slow.data);
        abort();
    }
    sb_free(&fast);
    sb_free(&slow);
}

static bool is_entry(const Op *op)
{
    return (op_is(op, "func.func") || op_is(op, "llvm.func")) && op->regions[0].first
           && function_signature(op) && function_signature(op)->list.input_count == 0;
}

void form_run(Str text)
{
    Context *context = form_context();
    Op *module = form_module(context, text);
    const Op *op = module && module->region_count && module->regions[0].first
                       ? module->regions[0].first->first
                       : NULL;

    for (; op; op = op->next)
        if (is_entry(op))
            run_both_ways(context, module, op, NULL);
    context_free(context);
}

/* As the fuzzer rearranges it, or each time in other ways. */
void form_rearranged(Str bytes)
{
    Context *context = form_context();
    const Op *module = bytecode_is(bytes) ? NULL : form_module(context, bytes);
    Sb made = { 0 };

    if (bytecode_is(bytes))
        form_run(bytes);
    else if (module && form_write(&made, module, BYTECODE_NEWEST))
        rearrange_again(sb_view(&made), REARRANGED, form_run);
    sb_free(&made);
    context_free(context);
}

static const char TAKES[] =
    "func.func @f(%a: i1, %b: si8, %c: i300, %d: index, %e: f16, %f: f8E4M3FN, %g: f128,\n"
    "             %h: vector<2x2xi8>, %i: memref<2x?xi32>, %j: memref<*xf32>,\n"
    "             %k: complex<f32>, %l: memref<3xvector<2xf64>>)\n"
    "    -> (i300, f8E4M3FN, f128, vector<2x2xi8>, memref<2x?xi32>, memref<*xf32>, complex<f32>) "
    "{\n"
    "  return %c, %f, %g, %h, %i, %j, %k\n"
    "    : i300, f8E4M3FN, f128, vector<2x2xi8>, memref<2x?xi32>, memref<*xf32>, complex<f32>\n"
    "}\n"
    "func.func @g(%a: i32, %m: memref<?xi8>) -> i32 { return %a : i32 }\n"
    "func.func @h(%a: f32) -> f32 { return %a : f32 }\n";

void form_args(Str text)
{
    Context *context = form_context();
    Op *module = form_module(context, STR(TAKES));
    Sb args = { 0 };

    sb_str(&args, text);
    sb_char(&args, 0);
    for (const Op *op = module->regions[0].first->first; op; op = op->next)
        run_both_ways(context, module, op, args.data);
    sb_free(&args);
    context_free(context);
}

static const char STEPPED[] =
    "func.func @add(%x: i32, %m: memref<4xi32>, %i: index) -> i32 {\n"
    "  %y = memref.load %m[%i] : memref<4xi32>\n"
    "  %z = arith.addi %x, %y : i32\n"
    "  memref.store %z, %m[%i] : memref<4xi32>\n"
    "  return %z : i32\n"
    "}\n"
    "func.func @main() -> i32 {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %c4 = arith.constant 4 : index\n"
    "  %zero = arith.constant 0 : i32\n"
    "  %m = memref.alloc() : memref<4xi32>\n"
    "  scf.for %i = %c0 to %c4 step %c1 {\n"
    "    %v = arith.index_cast %i : index to i32\n"
    "    memref.store %v, %m[%i] : memref<4xi32>\n"
    "  }\n"
    "  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %zero) -> (i32) {\n"
    "    %t = func.call @add(%s, %m, %i) : (i32, memref<4xi32>, index) -> i32\n"
    "    scf.yield %t : i32\n"
    "  }\n"
    "  memref.dealloc %m : memref<4xi32>\n"
    "  return %sum : i32\n"
    "}\n";

void form_step(Str text)
{
    Program program = { .input = { STR("-"), STR(STEPPED) }, .context = form_context() };
    Options options = { .entry = "main" };
    MachineOptions machine_options = limits(true);
    Session session;
    Machine *machine;

    program.module = form_module(program.context, program.input.text);
    machine = machine_new(program.context, program.module, machine_options);
    if (session_open(&session, &program, machine, program.module->regions[0].first->last, &options)
        == 0) {
        for (unsigned lines = 0; text.len && lines < 12 && !session.quit; lines++) {
            Str line = { text.data, str_find(text, '\n') };

            session_command(&session, line);
            text = str_from(text, line.len + 1);
        }
    }
    if (session.debuggee.timeline.lost)
        abort();
    session_close(&session);
    machine_free(machine);
    context_free(program.context);
}
