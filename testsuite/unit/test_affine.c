#include "testsuite/unit/language.h"

#include <stdlib.h>

/* The one result of an affine map of two dimensions and two symbols. */
static void simplifies(const char *expr, const char *expected)
{
    char text[256], wanted[256];

    snprintf(text, sizeof text, "affine_map<(d0, d1)[s0, s1] -> (%s)>", expr);
    snprintf(wanted, sizeof wanted, "affine_map<(d0, d1)[s0, s1] -> (%s)>", expected);
    reads_as(text, wanted);
}

START_TEST(constants_fold)
{
    simplifies("1 + 2 * 3", "7");
    simplifies("-5 floordiv 2", "-3");
    simplifies("-5 ceildiv 2", "-2");
    simplifies("5 floordiv -2", "-3");
    simplifies("5 ceildiv -2", "-2");
    simplifies("-5 mod 3", "1");
}
END_TEST

START_TEST(what_has_no_value_stays)
{
    simplifies("5 floordiv 0", "5 floordiv 0");
    simplifies("5 ceildiv 0", "5 ceildiv 0");
    simplifies("5 mod 0", "5 mod 0");
    simplifies("5 mod -3", "5 mod -3");
    simplifies("9223372036854775807 + 1", "9223372036854775807 + 1");
    simplifies("9223372036854775807 * 2", "9223372036854775807 * 2");
}
END_TEST

START_TEST(constants_and_symbols_move_right)
{
    simplifies("4 + d0", "d0 + 4");
    simplifies("s0 + d0", "d0 + s0");
    simplifies("4 * s0", "s0 * 4");
    simplifies("s0 * d0", "d0 * s0");
    simplifies("d1 + d0", "d0 + d1");
    simplifies("s1 * s0", "s0 * s1");
    simplifies("d0 + 2 + d1 + 3", "d0 + d1 + 5");
    simplifies("d0 * 2 * s0 * 3", "(d0 * s0) * 6");
}
END_TEST

START_TEST(neutral_operands_vanish)
{
    simplifies("d0 + 0", "d0");
    simplifies("d0 * 1", "d0");
    simplifies("d0 * 0", "0");
    simplifies("d0 floordiv 1", "d0");
    simplifies("d0 ceildiv 1", "d0");
    simplifies("d0 mod 1", "0");
    simplifies("d0 - d0", "0");
}
END_TEST

START_TEST(like_summands_join)
{
    simplifies("d0 + d0", "d0 * 2");
    simplifies("d0 * 2 + d0 * 3", "d0 * 5");
    simplifies("(d0 * s0) * 2 + (d0 * s0) * 3", "(d0 * s0) * 5");
}
END_TEST

START_TEST(divisions_by_a_known_divisor_vanish)
{
    simplifies("(d0 * 4) mod 2", "0");
    simplifies("(d0 * 4 + 1) mod 2", "1");
    simplifies("(d0 * 4 + d1) mod 2", "d1 mod 2");
    simplifies("(d0 * 4 + 1) floordiv 2", "d0 * 2");
    simplifies("(d0 * 6 + d1 * 4 + 2) floordiv 2", "d0 * 3 + d1 * 2 + 1");
    simplifies("(d0 * 12) ceildiv 4", "d0 * 3");
    simplifies("(d0 mod 8) mod 4", "d0 mod 4");
    simplifies("(d0 mod 4) mod 8", "(d0 mod 4) mod 8");
}
END_TEST

START_TEST(a_remainder_is_recognised)
{
    simplifies("d0 - (d0 floordiv 4) * 4", "d0 mod 4");
    simplifies("d0 - (d0 floordiv s0) * s0", "d0 mod s0");
    simplifies("d0 * 64 + d1 - (d1 floordiv 4) * 4", "d0 * 64 + d1 mod 4");
    simplifies("d0 - (d0 floordiv -4) * -4", "d0 + (d0 floordiv -4) * 4");
}
END_TEST

START_TEST(print_uses_minus_and_few_parentheses)
{
    simplifies("-d0", "-d0");
    simplifies("-(d0 + d1)", "-(d0 + d1)");
    simplifies("d0 - d1 * 4", "d0 - d1 * 4");
    simplifies("d0 + d1 * -4", "d0 - d1 * 4");
    simplifies("d0 + -5", "d0 - 5");
    simplifies("d0 - (d1 + s0)", "d0 - (d1 + s0)");
    simplifies("((d0 + 1) * 2 + 3) * 4", "((d0 + 1) * 2 + 3) * 4");
    simplifies("d0 ceildiv s0 * 2", "(d0 ceildiv s0) * 2");
}
END_TEST

START_TEST(maps_and_sets_round_trip)
{
    round_trips("affine_map<() -> ()>");
    round_trips("affine_map<()[s0] -> ()>");
    round_trips("affine_map<(d0, d1)[s0] -> (d0 mod (s0 + 1), d1)>");
    reads_as("affine_map<(i, j)[N] -> (j, N, i)>", "affine_map<(d0, d1)[s0] -> (d1, s0, d0)>");
    reads_as("affine_map<(mod) -> (mod mod 3)>", "affine_map<(d0) -> (d0 mod 3)>");
    reads_as("affine_set<(d0) : ()>", "affine_set<(d0) : (0 == 0)>");
    reads_as("affine_set<(d0)[s0] : (d0 >= 1, d0 == s0, d0 <= 4)>",
             "affine_set<(d0)[s0] : (d0 - 1 >= 0, d0 - s0 == 0, -d0 + 4 >= 0)>");
}
END_TEST

START_TEST(what_is_not_affine_is_refused)
{
    refuses("affine_map<(d0, d1) -> (d0 * d1)>",
            "non-affine expression: at least one of the multiply operands has to be either a "
            "constant or symbolic");
    refuses("affine_map<(d0, d1) -> (d0 mod d1)>",
            "non-affine expression: right operand of mod has to be either a constant or symbolic");
    refuses("affine_map<(d0, d0) -> ()>", "redefinition of identifier 'd0'");
    refuses("affine_map<(d0) -> (d1)>", "use of undeclared identifier");
    refuses("affine_map<(d0) -> (%a)>", "unexpected ssa identifier");
    refuses("affine_map<(d0) -> (d0 +)>", "missing right operand of binary operator");
    refuses("affine_map<(d0) -> (* d0)>", "missing left operand of binary operator");
    refuses("affine_map<(d0) -> (9223372036854775808)>", "constant too large for index");
    refuses("affine_map<(d0) : (d0 >= 1)>", "expected AffineMap, but got IntegerSet");
}
END_TEST

START_TEST(equal_expressions_are_one)
{
    const AffineExpr *d0 = affine_dim(context, 0), *two = affine_constant(context, 2);

    ck_assert_ptr_eq(affine_add(d0, two), affine_add(two, d0));
    ck_assert_ptr_eq(affine_mul(d0, two), affine_add(d0, d0));
    ck_assert_ptr_eq(affine_identity_map(context, 1), affine_map(context, 1, 0, 1, &d0));
    ck_assert_ptr_ne(d0, affine_symbol(context, 0));
}
END_TEST

static const AffineMap *map_of(const char *text)
{
    const Attr *attr = read_attr(text);

    ck_assert_ptr_nonnull(attr);
    return attr->map;
}

START_TEST(maps_are_told_apart)
{
    ck_assert(affine_map_is_identity(map_of("affine_map<(d0, d1) -> (d0, d1)>")));
    ck_assert(!affine_map_is_identity(map_of("affine_map<(d0, d1) -> (d1, d0)>")));
    ck_assert(affine_map_is_permutation(map_of("affine_map<(d0, d1) -> (d1, d0)>")));
    ck_assert(!affine_map_is_permutation(map_of("affine_map<(d0, d1) -> (d1, d1)>")));
    ck_assert(!affine_map_is_permutation(map_of("affine_map<(d0, d1) -> (d1)>")));
    ck_assert(affine_map_is_empty(map_of("affine_map<() -> ()>")));
    ck_assert(affine_map_is_single_constant(affine_constant_map(context, 7)));
}
END_TEST

START_TEST(division_by_what_is_not_positive_has_no_value)
{
    int64_t dims[] = { 7, 0 }, value;

    ck_assert(
        affine_eval(map_of("affine_map<(d0, d1) -> (d0 mod 4)>")->results[0], dims, NULL, &value));
    ck_assert_int_eq(value, 3);
    ck_assert(
        !affine_eval(map_of("affine_map<(d0, d1) -> (d0 mod 0)>")->results[0], dims, NULL, &value));
    ck_assert(!affine_eval(map_of("affine_map<(d0, d1) -> (d0 floordiv -2)>")->results[0], dims,
                           NULL, &value));
}
END_TEST

/* A number and the expression that should have it: built side by side, the number without any
 * simplification. */
typedef struct Twin {
    const AffineExpr *expr;
    int64_t value;
} Twin;

static int64_t dims[2], symbols[2];

static int64_t floor_div(int64_t a, int64_t b)
{
    return a / b - (a % b < 0);
}

static Twin random_twin(unsigned depth)
{
    unsigned which = (unsigned)rand() % (depth ? 8 : 3), at = (unsigned)rand() % 2;
    int64_t constant = rand() % 13 - 6, divisor = rand() % 6 + 1;
    Twin a, b;

    if (which == 0)
        return (Twin){ affine_constant(context, constant), constant };
    if (which == 1)
        return (Twin){ affine_dim(context, at), dims[at] };
    if (which == 2)
        return (Twin){ affine_symbol(context, at), symbols[at] };
    a = random_twin(depth - 1);
    if (which <= 4) {
        b = random_twin(depth - 1);
        return (Twin){ affine_add(a.expr, b.expr), a.value + b.value };
    }
    if (which == 5)
        return (Twin){ affine_mul(a.expr, affine_constant(context, constant)), a.value * constant };
    if (which == 6)
        return (Twin){ affine_binary(AFFINE_FLOORDIV, a.expr, affine_constant(context, divisor)),
                       floor_div(a.value, divisor) };
    return (Twin){ affine_binary(AFFINE_MOD, a.expr, affine_constant(context, divisor)),
                   a.value - floor_div(a.value, divisor) * divisor };
}

START_TEST(simplification_keeps_the_value)
{
    srand(1);
    for (int i = 0; i < 20000; i++) {
        int64_t value;
        Twin twin;

        for (int j = 0; j < 2; j++) {
            dims[j] = rand() % 41 - 20;
            symbols[j] = rand() % 41 - 20;
        }
        twin = random_twin(4);
        ck_assert(affine_eval(twin.expr, dims, symbols, &value));
        ck_assert_int_eq(value, twin.value);
    }
}
END_TEST

START_TEST(replacing_simplifies_again)
{
    const AffineExpr *sum = map_of("affine_map<(d0)[s0] -> (d0 + s0)>")->results[0];
    const AffineExpr *two = affine_constant(context, 2), *three = affine_constant(context, 3);

    ck_assert_ptr_eq(affine_replace(sum, &two, &three), affine_constant(context, 5));
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        constants_fold,
        what_has_no_value_stays,
        constants_and_symbols_move_right,
        neutral_operands_vanish,
        like_summands_join,
        divisions_by_a_known_divisor_vanish,
        a_remainder_is_recognised,
        print_uses_minus_and_few_parentheses,
        maps_and_sets_round_trip,
        what_is_not_affine_is_refused,
        equal_expressions_are_one,
        maps_are_told_apart,
        division_by_what_is_not_positive_has_no_value,
        simplification_keeps_the_value,
        replacing_simplifies_again,
    };

    return RUN_SUITE("affine", tests);
}
