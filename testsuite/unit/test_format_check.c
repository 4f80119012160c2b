/* Formats of operations that can be read: which of them upstream takes, as mlir-tblgen has said of
 * the same. */
#include "core/define/constraint.h"
#include "core/text/format.h"
#include "testsuite/unit/language.h"

#include <string.h>

static const RegionDef REGIONS_OF_IT[] = { { "body", ANY_REGION, false }, { 0 } };
static const SuccessorDef SUCCESSORS_OF_IT[] = { { "next", NULL, false }, { 0 } };
static const OpDef BASE = {
    .name = "t.x",
    .operands = OPERANDS({ "a", &ANY_TYPE }, { "o", &ANY_TYPE, OPTIONAL }, { "v", &I32, VARIADIC },
                         { "i", &I32 }),
    .attrs = ATTRS({ "n", &I64_ATTR }, { "p", &I64_ATTR, .optional = true }),
    .results = RESULTS({ "r", &ANY_TYPE }),
    .regions = REGIONS_OF_IT,
    .successors = SUCCESSORS_OF_IT,
};

#define HEAD "$a $o `,` $v `,` $i $n (`p` $p^)? $body $next "
#define TAIL "`:` type($a) type($o) type($v) type($r)"
#define ALL HEAD "attr-dict " TAIL

/* `fault`: how it begins; empty: none. */
static void check(const OpDef *base, const char *text, const char *fault)
{
    OpDef *def = ARENA_COPY(&context->arena, OpDef, base, 1);
    Sb why = { 0 };
    const Format *format;

    def->format = text;
    format = format_of(context, def);
    ck_assert_msg(!format->error.len, "%s: %.*s", text, STR_ARG(format->error));
    ck_assert_msg(format_check(context, format, false, &why) == !*fault, "%s: %.*s", text,
                  (int)why.len, why.data);
    ck_assert_msg(str_starts(sb_view(&why), fault), "%s: %.*s", text, (int)why.len, why.data);
    sb_free(&why);
}

START_TEST(what_upstream_takes_is_taken)
{
    check(&BASE, ALL, "");
    check(&BASE, HEAD "attr-dict `:` type($a) type($o) type($r)", ""); /* i32 is known */
    check(&BASE,
          "operands $n $p regions successors attr-dict `:` functional-type(operands, results)", "");
    check(&BASE, "$a (`o` $o^ `:` type($o))? $v $i $n $p $body $next attr-dict type($a) type($r)",
          "");
}
END_TEST

START_TEST(what_stands_nowhere_is_told)
{
    check(&BASE, HEAD TAIL, "'attr-dict' directive not found in custom assembly format");
    check(&BASE, "$o $v $i $body $next attr-dict " TAIL, "operand #0, named 'a', not found");
    check(&BASE, "operands $next attr-dict " TAIL, "region #0, named 'body', not found");
    check(&BASE, "operands $body attr-dict " TAIL, "successor #0, named 'next', not found");
    check(&BASE, HEAD "attr-dict type($o) type($r)",
          "type of operand #0, named 'a', is not buildable");
    check(&BASE, HEAD "attr-dict type($o) type($a)",
          "type of result #0, named 'r', is not buildable");
}
END_TEST

START_TEST(what_stands_twice_is_told)
{
    check(&BASE, ALL " $a", "operand 'a' is already bound");
    check(&BASE, ALL " $n", "attribute 'n' is already bound");
    check(&BASE, ALL " $body", "region 'body' is already bound");
    check(&BASE, ALL " type($a)", "'type' of 'a' is already bound");
    check(&BASE, ALL " type(operands)", "'operands' 'type' is already bound");
    check(&BASE, ALL " operands", "'operands' directive creates overlap in format");
    check(&BASE, ALL " regions", "'regions' directive creates overlap in format");
    check(&BASE, ALL " successors", "'successors' directive creates overlap in format");
    check(&BASE, ALL " attr-dict", "'attr-dict' directive has already been seen");
}
END_TEST

START_TEST(groups_need_an_anchor_and_what_may_be_left_away)
{
    check(&BASE, "operands $n (`p` $p)? $body $next attr-dict " TAIL,
          "optional group has no anchor element");
    check(&BASE, ALL " (`x`)?", "optional group has no anchor element");
    check(&BASE, "$a ($o^ $v^)? $i $n $body $next attr-dict " TAIL,
          "only one element can be marked as the anchor of an optional group");
    check(&BASE, "$a $o $v ($i^)? $n $body $next attr-dict " TAIL,
          "only variable length operands can be used within an optional group");
    check(&BASE, "operands (`n` $n^)? $body $next attr-dict " TAIL,
          "only optional or default-valued attributes can be used to anchor an optional group");
    check(&BASE, "operands $n $body $next attr-dict (`:` type($r)^)? type(operands)",
          "only variable length results can be used within an optional group");
}
END_TEST

/* Types follow from others by traits and rules. */
START_TEST(types_that_follow_need_not_be_written)
{
    OpDef same = BASE, rule = BASE;

    same.traits = SAME_OPERANDS_AND_RESULT_TYPE;
    check(&same, HEAD "attr-dict `:` type($r)", "");
    rule.types = TYPE_RULES({ .same = "a r" });
    check(&rule, HEAD "attr-dict `:` type($a) type($o)", "");
    check(&rule, HEAD "attr-dict `:` type($o)", "type of operand #0, named 'a'");
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        what_upstream_takes_is_taken,
        what_stands_nowhere_is_told,
        what_stands_twice_is_told,
        groups_need_an_anchor_and_what_may_be_left_away,
        types_that_follow_need_not_be_written,
    };

    return RUN_SUITE("format_check", tests);
}
