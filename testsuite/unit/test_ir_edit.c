/* Changes to IR: what is taken out leaves the rest in order, counted and numbered. */
#include "language.h"

#include "core/ir/definition.h"
#include "dialects/registry.h"

#include <string.h>

static Op *module;

static void read_module(const char *text)
{
    register_all_dialects(context);
    module = source_parse(context, STR("edit.mlir"), str_of(text), 0);
    ck_assert_msg(module != NULL, "%s", last_error);
}

static Op *first_named(Op *op, const char *name)
{
    Op *found = op_is(op, name) ? op : NULL;

    for (unsigned i = 0; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next)
            for (Op *inner = block->first; inner && !found; inner = inner->next)
                found = first_named(inner, name);
    return found;
}

/* The module verifies and has the line. */
static void has_line(const char *line)
{
    Sb text = { 0 };

    ck_assert_msg(ir_verify(module), "%s", last_error);
    ir_print(&text, module, (PrintOptions){ 0 });
    ck_assert_msg(strstr(text.data, line) != NULL, "no '%s' in\n%s", line, text.data);
    sb_free(&text);
}

START_TEST(operands_leave_their_group)
{
    Op *op;

    read_module("func.func @f(%c: i1, %a: i32, %b: i64) {\n"
                "  cf.cond_br %c, ^x(%a : i32), ^y(%a, %b : i32, i64)\n"
                "^x(%p: i32):\n  return\n"
                "^y(%q: i32, %r: i64):\n  return\n}\n");
    op = first_named(module, "cf.cond_br");
    op_remove_operand(op, 2);
    block_remove_arg(op->successors[1], 0);
    has_line("cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i64)");
    has_line("^bb2(%1: i64)");
    ck_assert_uint_eq(op->successors[1]->args[0]->index, 0);
}
END_TEST

START_TEST(operands_leave_their_part_of_a_group)
{
    Op *op;

    read_module("func.func @f(%k: i32, %a: i32) {\n"
                "  cf.switch %k : i32, [\n"
                "    default: ^x,\n    1: ^y(%a : i32),\n    2: ^y(%k : i32),\n    3: ^x\n  ]\n"
                "^x:\n  return\n"
                "^y(%p: i32):\n  return\n}\n");
    op = first_named(module, "cf.switch");
    op_remove_operand(op, 2);
    op_remove_operand(op, 1);
    block_remove_arg(op->successors[1], 0);
    has_line("1: ^bb2,\n      2: ^bb2,\n      3: ^bb1");
}
END_TEST

START_TEST(results_are_numbered_anew)
{
    Op *op;

    read_module("func.func @f(%c: i1, %a: i32, %b: i64) -> i64 {\n"
                "  %r:2 = scf.if %c -> (i32, i64) {\n"
                "    scf.yield %a, %b : i32, i64\n"
                "  } else {\n"
                "    scf.yield %a, %b : i32, i64\n"
                "  }\n"
                "  return %r#1 : i64\n}\n");
    op = first_named(module, "scf.if");
    op_remove_operand(op->regions[0].first->last, 0);
    op_remove_operand(op->regions[1].first->last, 0);
    op_remove_result(op, 0);
    ck_assert_uint_eq(op->results[0]->index, 0);
    has_line("%0 = scf.if %arg0 -> (i64) {");
    has_line("return %0 : i64");
}
END_TEST

START_TEST(regions_close_up)
{
    Op *op;
    Block *second;

    read_module("func.func @f(%i: index, %a: i32, %b: f32) {\n"
                "  scf.parallel (%k) = (%i) to (%i) step (%i) init (%a, %b) -> (i32, f32) {\n"
                "    scf.reduce(%a, %b : i32, f32) {\n"
                "    ^bb0(%x: i32, %y: i32):\n      scf.reduce.return %x : i32\n"
                "    }, {\n"
                "    ^bb0(%x: f32, %y: f32):\n      scf.reduce.return %y : f32\n"
                "    }\n  }\n  return\n}\n");
    op = first_named(module, "scf.reduce");
    second = op->regions[1].first;
    op_remove_region(op, 0);
    op_remove_operand(op, 0);
    op_remove_operand(op_parent(op), 3);
    op_remove_result(op_parent(op), 0);
    ck_assert_ptr_eq(second->region, &op->regions[0]);
    ck_assert_ptr_eq(op_parent(second->first), op);
    has_line("init (%arg2) -> f32");
}
END_TEST

START_TEST(blocks_move_and_go)
{
    Op *op;
    Block *behind;

    read_module("func.func @f(%a: i32) -> i32 {\n"
                "  cf.br ^x\n"
                "^x:\n"
                "  %b = arith.addi %a, %a : i32\n"
                "  %c = arith.muli %b, %b : i32\n"
                "  return %c : i32\n}\n");
    op = first_named(module, "cf.br");
    behind = op->successors[0];
    block_move(behind, op);
    ck_assert_ptr_null(behind->first);
    ck_assert_ptr_null(behind->last);
    region_remove(op_region(op), behind);
    ck_assert_uint_eq(op_region(op)->block_count, 1);
    block_remove(op->block, op);
    ck_assert_uint_lt(first_named(module, "arith.addi")->number,
                      first_named(module, "func.return")->number);
    has_line("%0 = arith.addi %arg0, %arg0 : i32\n    %1 = arith.muli %0, %0 : i32\n    return %1");
}
END_TEST

START_TEST(operations_come_before_others)
{
    Op *add, *last;

    read_module("func.func @f(%a: i32) -> i32 {\n"
                "  %b = arith.muli %a, %a : i32\n"
                "  %c = arith.addi %a, %a : i32\n"
                "  return %b : i32\n}\n");
    add = first_named(module, "arith.addi");
    last = first_named(module, "arith.muli");
    block_remove(add->block, add);
    block_insert_before(last, add);
    ck_assert_ptr_eq(last->block->first, add);
    ck_assert_uint_eq(add->number, 0);
    ck_assert_uint_eq(last->number, 1);
    has_line("%0 = arith.addi %arg0, %arg0 : i32\n    %1 = arith.muli");
}
END_TEST

START_TEST(attributes_go_or_are_as_by_default)
{
    Op *op;

    read_module("func.func @f(%a: i32) -> i32 {\n"
                "  %b = arith.addi %a, %a overflow<nsw> {x.y = 1 : i32, z} : i32\n"
                "  return %b : i32\n}\n");
    op = first_named(module, "arith.addi");
    op_remove_attr(op, STR("x.y"));
    op_remove_attr(op, STR("overflowFlags"));
    has_line("arith.addi %arg0, %arg0 {z} : i32");
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        operands_leave_their_group,
        operands_leave_their_part_of_a_group,
        results_are_numbered_anew,
        regions_close_up,
        blocks_move_and_go,
        operations_come_before_others,
        attributes_go_or_are_as_by_default,
    };

    return RUN_SUITE("ir_edit", tests);
}
