/* Dialects made at run time: their rows are read, printed and verified as all others. */
#include "language.h"

#include "core/define/constraint.h"
#include "dialects/registry.h"

#include <string.h>

/* What conditions are made of: a width, an attribute's number, a count of results. */
static const unsigned EIGHT = 8, TWO = 2;

static bool has_width(const void *made, const Type *type)
{
    return type_is_signless(type, *(const unsigned *)made);
}

static bool is_number(const void *made, const Attr *attr)
{
    return attr->kind == ATTR_INTEGER && int_low_s(attr->integer) == *(const unsigned *)made;
}

static bool has_users(const void *made, const Op *op)
{
    return op->operand_count == *(const unsigned *)made;
}

static const Type *twice(const void *made, const Type *from)
{
    return type_i(from->context, from->integer.width * *(const unsigned *)made);
}

static bool takes_width(const void *made, const Attr *attr)
{
    return attr->kind == ATTR_TYPE && has_width(made, attr->type_value);
}

static bool asked_twice, asked_other;

static const DialectDef *make_dialect(void)
{
    Arena *arena = &context->arena;
    TypeConstraint *byte = ARENA_NEW(arena, TypeConstraint);
    AttrConstraint *two = ARENA_NEW(arena, AttrConstraint);
    OperandDef *operands =
        ARENA_COPY(arena, OperandDef, ((OperandDef[]){ { "a", byte, VARIADIC }, { 0 } }), 2);
    DialectDef *dialect = ARENA_NEW(arena, DialectDef);
    OpDef *ops = ARENA_COPY(arena, OpDef, ((OpDef[]){ { 0 }, { 0 } }), 2);
    TypeDef *types = ARENA_COPY(arena, TypeDef, ((TypeDef[]){ { 0 }, { 0 } }), 2);

    *byte = (TypeConstraint){ "a byte", .judge = has_width, .made = &EIGHT };
    *two = (AttrConstraint){ "the number two", .judge = is_number, .made = &TWO };
    ops[0] = (OpDef){
        .name = "mine.pair",
        .operands = operands,
        .attrs = ATTRS({ "n", two }),
        .results = RESULTS({ "r", &ANY_SIGNLESS_INTEGER }),
        .types = TYPE_RULES(
            { .from = "a", .to = "r", .make = twice, .made = &TWO, .summary = "r is twice a" }),
        .predicates = PREDICATES({ "there are two", .judge = has_users, .made = &TWO }),
        .format = "$a `by` $n attr-dict `:` type($a) `to` type($r)",
        .made = &TWO,
    };
    ops[0].attrs = ARENA_COPY(arena, AttrRow, ops[0].attrs, 2);
    ops[0].results = ARENA_COPY(arena, ResultDef, ops[0].results, 2);
    ops[0].types = ARENA_COPY(arena, TypeRule, ops[0].types, 2);
    ops[0].predicates = ARENA_COPY(arena, OpPredicate, ops[0].predicates, 2);
    types[0] = (TypeDef){ "mine.of", "of bytes", NULL };
    types[0].params[0] = (ParamDef){ "element", PARAM_TYPE, .judge = takes_width, .made = &EIGHT };
    *dialect = (DialectDef){ "mine", "A dialect of these tests.", "", ops, .types = types };
    return dialect;
}

static void find(void *state, Context *in, Str name)
{
    bool *asked = str_is(name, "mine") ? &asked_twice : &asked_other;

    ck_assert_ptr_eq(state, in);
    ck_assert(!*asked);
    *asked = true;
    if (str_is(name, "mine"))
        context_add_dialect(in, make_dialect());
}

static void start(void)
{
    register_all_dialects(context);
    context->allow_unregistered = false;
    asked_twice = asked_other = false;
    context->find_dialect = find;
    context->find_dialect_state = context;
}

static void is_refused(const char *text, const char *why)
{
    Op *module;

    start();
    module = source_parse(context, STR("made.mlir"), str_of(text), 0);
    ck_assert(!module || !ir_verify(module));
    ck_assert_msg(strstr(last_error, why) != NULL, "%s", last_error);
}

#define BYTES "%a = arith.constant 1 : i8\n"

START_TEST(a_dialect_is_found_when_it_is_met)
{
    static const char TEXT[] =
        BYTES "%r = mine.pair %a, %a by 2 : i64 : i8, i8 to i16\n"
              "\"mine.pair\"(%a, %a) {n = 2} : (i8, i8) -> i16\n"
              "%u = \"ub.poison\"() {value = #ub.poison} : () -> !mine.of<i8>\n";
    Sb out = { 0 };
    Op *module;

    start();
    module = source_parse(context, STR("made.mlir"), str_of(TEXT), 0);
    ck_assert_msg(module && ir_verify(module), "%s", last_error);
    ir_print(&out, module, (PrintOptions){ 0 });
    ck_assert_msg(strstr(out.data, "mine.pair %c1_i8, %c1_i8 by 2 : i64 : i8, i8 to i16"), "%s",
                  out.data);
    ck_assert_msg(strstr(out.data, "!mine.of<i8>"), "%s", out.data);
    ck_assert_ptr_eq(context_op(context, STR("mine.pair"))->made, &TWO);
    ck_assert_uint_eq(context->added.len, 1);
    sb_free(&out);
}
END_TEST

START_TEST(conditions_with_data_are_checked)
{
    is_refused("%a = arith.constant 1 : i16\n\"mine.pair\"(%a, %a) {n = 2} : (i16, i16) -> i32\n",
               "'mine.pair' op operand #0 must be variadic of a byte, but got 'i16'");
    is_refused(BYTES "\"mine.pair\"(%a, %a) {n = 3} : (i8, i8) -> i16\n",
               "attribute 'n' failed to satisfy constraint: the number two");
    is_refused(BYTES "\"mine.pair\"(%a) {n = 2} : (i8) -> i16\n",
               "failed to verify that there are two");
    is_refused("func.func private @f(!mine.of<i9>)\n", "invalid kind of type specified");
    is_refused("\"mine.none\"() : () -> ()\n", "unregistered operation");
}
END_TEST

START_TEST(what_is_there_keeps_its_rows)
{
    static const OpDef OPS[] = { { .name = "arith.addi" }, { .name = "arith.neither" }, { 0 } };
    static const DialectDef BESIDE = { "arith", "", "", OPS };
    const OpDef *before;

    register_all_dialects(context);
    before = context_op(context, STR("arith.addi"));
    context_add_dialect(context, &BESIDE);
    ck_assert_ptr_eq(context_op(context, STR("arith.addi")), before);
    ck_assert_ptr_eq(context_op(context, STR("arith.neither")), &OPS[1]);
    ck_assert_ptr_ne(context_dialect(context, STR("arith")), &BESIDE);
}
END_TEST

START_TEST(what_is_added_is_not_lacking)
{
    static const TypeDef TYPES[] = { { "emitc.array" }, { 0 } };
    static const DialectDef ADDED = { "emitc", "", "", NULL, .types = TYPES };

    register_all_dialects(context);
    ck_assert(context_lacks(context, STR("emitc")));
    ck_assert(context_lacks_op(context, STR("emitc.add")));
    context_add_dialect(context, &ADDED);
    ck_assert(str_lists(context_lacking(context, STR("emitc"))->types, STR("lvalue")));
    ck_assert(!str_lists(context_lacking(context, STR("emitc"))->types, STR("array")));
    ck_assert(!context_lacks_op(context, STR("emitc.add")));
}
END_TEST

int main(void)
{
    const TTest *const TESTS[] = { a_dialect_is_found_when_it_is_met,
                                   conditions_with_data_are_checked, what_is_there_keeps_its_rows,
                                   what_is_added_is_not_lacking };

    return RUN_SUITE("made", TESTS);
}
