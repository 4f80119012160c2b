/* Formats of types and attributes: which are taken, and what is read and printed by them. Held
 * against what mlir-tblgen says of the same. */
#include "core/text/param_format.h"
#include "testsuite/unit/language.h"

#include <string.h>

#define A "a", PARAM_INT
#define B "b", PARAM_INT, .optional = true
#define C "c", PARAM_INT, .optional = true
#define D "d", PARAM_TYPE
#define TYPE(mnemonic, text, ...)                                                                  \
    {                                                                                              \
        .name = "t." mnemonic, .record = "T", .format = text, .params = { __VA_ARGS__ }            \
    }

static TypeDef TYPES[] = {
    TYPE("else", "`<` $a (`x` $b^ `:` $c) : (`none`)? `>`", { A }, { B }, { C }),
    TYPE("inverted", "`<` $a (`none`) : (`x` $b^ `y` $c)? `>`", { A }, { B }, { C }),
    TYPE("comma", "`<` struct($a, $b) `,` $c `>`", { "a", PARAM_INT }, { "b", PARAM_INT },
         { "c", PARAM_INT }),
    TYPE("struct", "`<` struct(params) `>`", { A }, { B }, { C }),
    TYPE("list", "`<` params `>`", { A }, { B }, { C }),
    TYPE("behind", "`<` (`(` $b^ `)`)? $a `->` $c `>`", { A }, { B }, { C }),
    TYPE("spaces", "`<` $a ` ` `:` `` `x` ` ` `,` $b `` `{` `` $c `}` `>`", { A }, { B }, { C }),
    TYPE("words", "`<` `foo` $a `bar` `[` $b `]` `=` `{` $c `}` `>`", { A }, { "b", PARAM_INT },
         { "c", PARAM_INT }),
    TYPE("nested", "`<` $a (`x` $b^ (`y` $c^)?)? `>`", { A }, { B }, { C }),
    TYPE("qualified", "`<` qualified($d) `,` $a `>`", { A }, { D }),
    { 0 },
};

static const DialectDef DIALECT = { .name = "t", .summary = "", .doc = "", .types = TYPES };

/* The fault that the format has; empty: none. */
static void is_refused(const char *text, const char *fault)
{
    static const ParamDef PARAMS[] = { { A }, { B }, { C }, { 0 } };
    const char *key = str_dup(&context->arena, str_of(text)).data;
    const ParamFormat *format = param_format_of(context, key, text, PARAMS, "T");
    Str error = format->error;

    ck_assert_msg(*fault ? str_starts(error, fault) : !error.len, "%s: %.*s", text, STR_ARG(error));
}

START_TEST(what_upstream_takes_is_taken)
{
    static const char *const TEXTS[] = {
        "`<` $a $b $c `>`",
        "$a ($b^ `x`)? $c",
        "(`x` $b^) : ($c)? $a",
        "(`x` struct($b, $c)^)? $a",
        "(`x` qualified($b)^)? $a $c",
        "struct(qualified($a), $b) $c",
        "(`x` $b^ (`y` $c^)?)? $a",
        "(`` $b^)? $a $c",
        "(`none`) : (`x` $b^ `y` $c)? $a",
        "params",
        "$a `->` $b `...` $c `_x` `x.y` `x$y`",
        "`\\n` $a $b $c",
    };

    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        is_refused(TEXTS[i], "");
}
END_TEST

START_TEST(what_upstream_refuses_is_refused)
{
    static const char *const TEXTS[][2] = {
        { "$a $a", "duplicate parameter 'a'" },
        { "$z", "T has no parameter named 'z'" },
        { "", "format is missing reference to parameter: a" },
        { "$a $c", "format is missing reference to parameter: b" },
        { "$a $b $c `..`",
          "expected valid literal but got '..': valid keyword starts with a letter" },
        { "$a $b $c `3`", "expected valid literal but got '3': single character literal must" },
        { "$a $b $c `a-b`", "expected valid literal but got 'a-b': keywords should contain" },
        { "$a $b $c `", "unexpected end of file in literal" },
        { "(`x` $b)? $a $c", "optional group has no anchor element" },
        { "(`x`^ $b)? $a $c", "optional group anchor must be a parameter or directive" },
        { "(`x` $b^ $c^)? $a", "only one element can be marked as the anchor" },
        { "($a^ $b)? $c", "parameters in an optional group must be optional" },
        { "(`x` params^)?", "`params` directive allowed in optional group only if" },
        { "(`x` struct($a, $c)^)? $b", "`struct` is only allowed in an optional group if" },
        { "(struct($b, $c)^)? $a", "first parsable element of an optional group must be" },
        { "((`x` $b^)?)? $a $c", "optional group has no anchor element" },
        { "($b^) $a $c", "expected '?' after optional group" },
        { "($b^) : $c? $a", "expected '(' to start else branch of optional group" },
        { "params $a", "duplicate parameter 'a'" },
        { "$a params", "`params` captures duplicate parameter: a" },
        { "struct(params) $a", "duplicate parameter 'a'" },
        { "struct($a, $a) $b $c", "duplicate parameter 'a'" },
        { "struct($a $b) $c", "expected ')' at the end of an argument list" },
        { "struct() $a $b $c", "`struct` argument list expected a parameter or directive" },
        { "struct($a, $b) `,` $c", "`struct` directive with optional parameters cannot be" },
        { "qualified(`x`) params", "`qualified` argument list expected a variable" },
        { "foo($a)", "expected literal, variable, directive, or optional group" },
        { "$a^ $b $c", "expected literal, variable, directive, or optional group" },
        { "$a ($b^", "expected literal, variable, directive, or optional group" },
    };

    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        is_refused(TEXTS[i][0], TEXTS[i][1]);
}
END_TEST

/* A struct can name a parameter once, so that there is room for all that it names. */
START_TEST(a_struct_names_no_more_than_there_are)
{
    Sb text = { 0 };

    sb_add(&text, "struct(");
    for (int i = 0; i < 1000; i++)
        sb_add(&text, i ? ", $a" : "$a");
    sb_add(&text, ")");
    is_refused(text.data, "duplicate parameter 'a'");
    sb_free(&text);
}
END_TEST

START_TEST(groups_are_read_and_printed)
{
    context_register(context, &DIALECT);
    round_trips("!t.else<1 x 2 : 3>");
    round_trips("!t.else<1 none>");
    round_trips("!t.inverted<1 none>");
    round_trips("!t.nested<1>");
    round_trips("!t.nested<1 x 2>");
    round_trips("!t.nested<1 x 2 y 3>");
    ck_assert_ptr_null(read_type("!t.else<1>"));
    ck_assert_ptr_null(read_type("!t.nested<1 y 3>"));
}
END_TEST

START_TEST(structs_and_lists_are_read_and_printed)
{
    context_register(context, &DIALECT);
    round_trips("!t.comma<a = 1, b = 2, 3>");
    reads_as("!t.comma<b = 2, a = 1, 3>", "!t.comma<a = 1, b = 2, 3>");
    round_trips("!t.struct<a = 1>");
    reads_as("!t.struct<c = 3, a = 1>", "!t.struct<a = 1, c = 3>");
    round_trips("!t.list<1>");
    round_trips("!t.list<1, 2, 3>");
    ck_assert_ptr_null(read_type("!t.struct<b = 1>"));
    ck_assert_str_eq(last_error, "struct is missing required parameter: a");
    ck_assert_ptr_null(read_type("!t.struct<a = 1, a = 2>"));
    ck_assert_str_eq(last_error, "duplicate or unknown struct parameter name: a");
    ck_assert_ptr_null(read_type("!t.comma<a = 1, 3>"));
}
END_TEST

/* What a group leaves behind counts for no space, what a parameter that is left away would for one.
 */
START_TEST(spaces_are_upstreams)
{
    context_register(context, &DIALECT);
    round_trips("!t.behind<(1)2 -> 3>");
    round_trips("!t.behind<2 ->>");
    round_trips("!t.spaces<1 :x , 2{3}>");
    round_trips("!t.words<foo 1 bar[2] = {3}>");
    round_trips("!t.qualified<i32, 1>");
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        what_upstream_takes_is_taken,           what_upstream_refuses_is_refused,
        a_struct_names_no_more_than_there_are,  groups_are_read_and_printed,
        structs_and_lists_are_read_and_printed, spaces_are_upstreams,
    };

    return RUN_SUITE("param_format", tests);
}
