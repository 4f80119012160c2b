/* Formats of types and attributes: which are taken, and what is read and printed by them. Held
 * against what mlir-tblgen says of the same. */
#include "core/tablegen/records.h"
#include "core/text/param_format.h"
#include "dialects/ods/load.h"
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
        "$a",
        "struct(qualified($a))",
        "qualified(qualified($a))",
        "$a (`x` struct($b, $c)^ `,`)?",
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
        { "$b `x`", "format is missing reference to parameter: a" },
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
        { "struct() $a $b $c", "expected literal, variable, directive, or optional group" },
        { "struct($a, $b) `,` $c", "`struct` directive with optional parameters cannot be" },
        { "qualified(`x`) params", "`qualified` argument list expected a variable" },
        { "$a ($b^) : ()?", "expected literal, variable, directive, or optional group" },
        { "$a ()?", "expected literal, variable, directive, or optional group" },
        { "($b^ $c^)? $a", "only one element can be marked as the anchor" },
        { "(`x`^ $b^)? $a", "only one element can be marked as the anchor" },
        { "(`x`^ $a)?", "parameters in an optional group must be optional" },
        { "$b-c", "unexpected character" },
        { "$", "expected variable name" },
        { "$1", "expected variable name" },
        { "$a $b %", "unexpected character" },
        { "$a \"s\"", "strings may only be used as 'custom' directive arguments" },
        { "$a \"s", "unexpected end of file in string" },
        { "$a type($b)", "unsupported directive kind" },
        { "$a ref($b)", "'ref' is only valid within a `custom` directive" },
        { "struct(`x`)", "literals may only be used in the top-level section of the format" },
        { "struct(($b)?)", "optional groups can only be used as top-level elements" },
        { "struct(struct($a))", "`struct` can only be used at the top-level context" },
        { "struct($a, params)", "`params` captures duplicate parameter: a" },
        { "struct($b, `x`) $a", "literals may only be used in the top-level section" },
        { "struct(params, $a)", "expected ')' at the end of an argument list" },
        { "qualified $a", "expected '(' before argument list" },
        { "qualified($a $b", "expected ')' after argument list" },
        { "qualified(params)", "`qualified` argument list expected a variable" },
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

/* As upstream does, even where it cannot be read again. */
static void prints(const char *text, const char *expected)
{
    const Attr *attr = read_attr(text);

    ck_assert_msg(attr != NULL, "%s: %s", text, last_error);
    ck_assert_str_eq(attr_text(attr), expected);
}

/* Of definitions in ODS, whose quotes are single here. */
static void load(const char *text)
{
    Records records = { 0 };
    RecordsError error = { 0 };
    Sb json = { 0 };

    sb_add(&json, text);
    for (size_t i = 0; i < json.len; i++)
        if (json.data[i] == '\'')
            json.data[i] = '"';
    ck_assert_msg(records_read(&records, sb_view(&json), &error), "%s", error.what);
    ck_assert_msg(ods_load(context, STR("test.json"), &records, false), "%s", last_error);
    records_free(&records);
    sb_free(&json);
}

#define INSTANCES(types, attrs)                                                                    \
    "{'!instanceof': {'Dialect': ['D'], 'EnumInfo': ['Level', 'Flags', 'Bits'], 'TypeDef': "       \
    "[" types "], 'AttrDef': [" attrs "]},"                                                        \
    "'D': {'!name': 'D', '!superclasses': ['Dialect'], 'name': 'd'}," CASE("Core", "core", "0")    \
        CASE("K8", "8k", "1") CASE("One", "one", "1") CASE("Two", "two", "2")                      \
            CASE("Third", "3rd",                                                                   \
                 "4") "'Level': {'!name': 'Level', '!superclasses': ['EnumInfo', 'Attr'], "        \
                      "'className': 'Level',"                                                      \
                      "'summary': 'level', 'enumerants': [{'def': 'Core'}, {'def': 'K8'}]},"       \
                      "'Flags': {'!name': 'Flags', '!superclasses': ['EnumInfo', 'BitEnumBase', "  \
                      "'Attr'],"                                                                   \
                      "'className': 'Flags', 'separator': '|',"                                    \
                      "'enumerants': [{'def': 'One'}, {'def': 'Two'}, {'def': 'Third'}]},"         \
                      "'Bits': {'!name': 'Bits', '!superclasses': ['EnumInfo', 'BitEnumBase'],"    \
                      "'className': 'Bits', 'separator': '|', 'enumerants': [{'def': 'One'}, "     \
                      "{'def': 'Two'}]},"
#define CASE(name, text, number)                                                                   \
    "'" name "': {'!name': '" name "', '!superclasses': [], 'symbol': '" name "', 'str': '" text   \
    "', 'value': " number "},"
#define PARAMETER(name, classes, type, value)                                                      \
    "'" name "': {'!name': '" name "', '!superclasses': [" classes "], 'cppType': '" type          \
    "', 'defaultValue': '" value "'},"
#define DEFINITION(kind, name, format, params, traits)                                             \
    "'" name "': {'!name': '" name "', '!superclasses': ['" kind "Def'], 'dialect': {'def': 'D'}," \
    "'typeName': 'd." name "', 'attrName': 'd." name "', 'mnemonic': '" name "',"                  \
    "'cppNamespace': 'd', 'cppClassName': '" name kind "',"                                        \
    "'parameters': {'kind': 'dag', 'args': [" params "]}, 'assemblyFormat': '" format "',"         \
    "'traits': [" traits "]},"
#define END "'End': {'!name': 'End', '!superclasses': []}}"

/* B and C are 0 where they are left away. */
#define ABC "['int', 'a'], [{'def': 'Zero'}, 'b'], [{'def': 'Zero'}, 'c']"
#define ZERO PARAMETER("Zero", "", "int", "0")

START_TEST(what_is_its_default_counts_as_left_away)
{
    load(INSTANCES("'group', 'list', 'all'", "")
             ZERO DEFINITION("Type", "group", "`<` $a ($b^ `z`) : (`:` $c)? `>`", ABC, "")
                 DEFINITION("Type", "list", "`<` params `>`", ABC, "")
                     DEFINITION("Type", "all", "`k` struct($b, $c)",
                                "[{'def': 'Zero'}, 'b'], [{'def': 'Zero'}, 'c']", "") END);
    round_trips("!d.group<1 2 z>");
    prints("!d.group<1 0 : 3>", "!d.group<1 : 3>");
    ck_assert_ptr_null(read_type("!d.group<1 : 3>"));
    round_trips("!d.list<1>");
    round_trips("!d.list<1, 2, 3>");
    prints("!d.list<1, 0 3>", "!d.list<1, 3>");
    ck_assert_ptr_null(read_type("!d.list<1, 0, 3>"));
    round_trips("!d<all k>");
    round_trips("!d<all k c = 3>");
    reads_as("!d<all k c = 3, b = 0>", "!d<all k c = 3>");
}
END_TEST

START_TEST(an_else_branch_leaves_its_space_behind)
{
    load(INSTANCES("'ends', 'open'", "")
             ZERO DEFINITION("Type", "ends", "`<` $a (`x` $b^ `[` `]`) : (`y`)? $c `>`", ABC, "")
                 DEFINITION("Type", "open", "`<` $a (`x` $b^) : (`y` ``)? $c `>`", ABC, "") END);
    round_trips("!d.ends<1 x 2[] 3>");
    round_trips("!d.ends<1 y 3>");
    prints("!d.open<1 y 3>", "!d.open<1 y3>");
    prints("!d.open<1 x 2 3>", "!d.open<1 x 23>");
}
END_TEST

START_TEST(defaults_are_expressions)
{
    load(
        INSTANCES("'t'", "") PARAMETER("Unsigned", "", "unsigned", "unsigned()")
            PARAMETER("Bool", "", "bool", "bool()") PARAMETER("True", "", "bool", "true") PARAMETER(
                "Shift", "", "int", "1 << 3") PARAMETER("Cast", "", "int", "int(5)")
                PARAMETER("Text", "'StringRefParameter'", "::llvm::StringRef",
                          "\\'text\\'") PARAMETER("Index", "", "::mlir::Type",
                                                  "::mlir::IndexType::get($_ctxt)")
                    PARAMETER("Maybe", "", "std::optional<int>", "std::optional<int>()") DEFINITION(
                        "Type", "t", "`<` struct(params) `>`",
                        "['int', 'a'], [{'def': 'Unsigned'}, 'b'], [{'def': 'Bool'}, 'c'],"
                        "[{'def': 'True'}, 'd'], [{'def': 'Shift'}, 'e'], [{'def': 'Cast'}, 'f'],"
                        "[{'def': 'Text'}, 'g'], [{'def': 'Index'}, 'h'], [{'def': 'Maybe'}, 'i']",
                        "") END);
    reads_as("!d.t<a = 1, b = 0, c = false, d = true, e = 8, f = 5, g = \"text\", h = index>",
             "!d.t<a = 1>");
    round_trips("!d.t<a = 1, b = 1, c = true, d = false, e = 1, f = 1, g = \"\", h = i1, i = 0>");
}
END_TEST

START_TEST(enums_are_bare_or_quoted)
{
    load(INSTANCES("'listed', 'quoted', 'bare', 'several'", "")
             PARAMETER("LevelParam", "'EnumParameter'", "::Level", "")
                 PARAMETER("FlagsParam", "'EnumParameter'", "::Flags", "")
                     DEFINITION("Type", "listed", "`<` $a `,` $b `>`",
                                "[{'def': 'LevelParam'}, 'a'], [{'def': 'FlagsParam'}, 'b']", "")
                         DEFINITION("Type", "quoted", "`<` $a `,` $b `>`",
                                    "['::Level', 'a'], ['::Flags', 'b']", "")
                             DEFINITION("Type", "bare", "`<` $a `>`", "['::Bits', 'a']", "")
                                 DEFINITION("Type", "several", "`<` `[` $a `]` `>`",
                                            "['::llvm::ArrayRef<::Level>', 'a']", "") END);
    prints("!d.listed<\"8k\", one|two>", "!d.listed<8k, one|two>");
    prints("!d.listed<core, \"one|3rd\">", "!d.listed<core, one|3rd>");
    round_trips("!d.quoted<\"8k\", \"one|two\">");
    round_trips("!d.quoted<core, one>");
    ck_assert_ptr_null(read_type("!d.quoted<core, one|two>"));
    round_trips("!d.bare<one|two>");
    ck_assert_ptr_null(read_type("!d.bare<\"one\">"));
    round_trips("!d.several<[core, \"8k\"]>");
    ck_assert_ptr_null(read_type("!d.quoted<big, one>"));
    ck_assert_str_eq(last_error, "failed to parse quoted parameter 'a' which is to be a `::Level`");
}
END_TEST

START_TEST(a_type_of_its_own_stands_behind_the_attribute)
{
    load(INSTANCES("", "'typed', 'narrow', 'alone', 'plain'") PARAMETER(
        "Self", "'AttributeSelfTypeParameter'", "::mlir::Type", "::mlir::NoneType::get($_ctxt)")
             PARAMETER("Integer", "'AttributeSelfTypeParameter'", "::mlir::IntegerType", "")
                 PARAMETER(
                     "Index", "'AttributeSelfTypeParameter'", "::mlir::Type",
                     "$_builder.getIndexType()") "'Typed': {'!name': 'Typed', '!superclasses': "
                                                 "[], 'cppInterfaceName': "
                                                 "'TypedAttr'}," DEFINITION("Attr", "typed",
                                                                            "`<` params `>`",
                                                                            "[{'def': 'Self'}, "
                                                                            "'t'], ['int', 'a']",
                                                                            "{'def': 'Typed'}")
                                                     DEFINITION(
                                                         "Attr", "narrow", "`<` struct(params) `>`",
                                                         "['int', 'a'], [{'def': 'Integer'}, 't']",
                                                         "{'def': 'Typed'}")
                                                         DEFINITION("Attr", "alone", "",
                                                                    "[{'def': 'Index'}, 't']",
                                                                    "{'def': 'Typed'}")
                                                             DEFINITION("Attr", "plain",
                                                                        "`<` $a `>`",
                                                                        "['int', 'a'], [{'def': "
                                                                        "'Self'}, 't']",
                                                                        "") END);
    round_trips("#d.typed<1>");
    round_trips("#d.typed<1> : f32");
    round_trips("#d.narrow<a = 1> : i8");
    refuses("#d.narrow<a = 1>", "expected a trailing type");
    refuses("#d.narrow<a = 1> : f32", "invalid kind of type specified");
    reads_as("#d.alone", "#d.alone : index");
    round_trips("#d.alone : i32");
    ck_assert_str_eq(attr_text(read_attr("#d.plain<1> : i32")), "#d.plain<1>");
    ck_assert_ptr_ne(read_attr("#d.plain<1> : i32"), read_attr("#d.plain<1>"));
}
END_TEST

START_TEST(what_has_a_class_is_written_without_its_prefix)
{
    load(INSTANCES("'of', 'has', 'whole', 'kinds'", "'empty', 'value'") DEFINITION(
        "Type", "of", "`<` $a `>`", "['int', 'a']", "") DEFINITION("Attr", "empty", "", "", "")
             DEFINITION("Attr", "value", "`<` $a `>`", "['int', 'a']", "") DEFINITION(
                 "Type", "has", "`<` $a `,` $b `,` $c `>`",
                 "['::d::ofType', 'a'], ['::d::valueAttr', 'b'], ['::d::emptyAttr', 'c']",
                 "") DEFINITION("Type", "whole", "`<` struct(qualified($a), $b) `>`",
                                "['::d::ofType', 'a'], ['::d::ofType', 'b']", "")
                 DEFINITION(
                     "Type", "kinds", "`<` $a `,` $b `,` $c `>`",
                     "['::mlir::IntegerType', 'a'], ['DenseI32ArrayAttr', 'b'], ['AffineMap', 'c']",
                     "") END);
    round_trips("!d.has<<1>, <2>, #d.empty>");
    reads_as("!d.has<!d.of<1>, #d.value<2>, #d.empty>", "!d.has<<1>, <2>, #d.empty>");
    reads_as("!d.whole<a = <1>, b = <2>>", "!d.whole<a = !d.of<1>, b = <2>>");
    ck_assert_ptr_null(read_type("!d.has<i32, <2>, #d.empty>"));
    round_trips("!d.kinds<i32, [1, 2], (d0) -> (d0)>");
    ck_assert_ptr_null(read_type("!d.kinds<f32, [1, 2], (d0) -> (d0)>"));
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        what_upstream_takes_is_taken,
        what_upstream_refuses_is_refused,
        a_struct_names_no_more_than_there_are,
        groups_are_read_and_printed,
        structs_and_lists_are_read_and_printed,
        spaces_are_upstreams,
        what_is_its_default_counts_as_left_away,
        an_else_branch_leaves_its_space_behind,
        defaults_are_expressions,
        enums_are_bare_or_quoted,
        a_type_of_its_own_stands_behind_the_attribute,
        what_has_a_class_is_written_without_its_prefix,
    };

    return RUN_SUITE("param_format", tests);
}
