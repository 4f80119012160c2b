/* The manual's own small languages: prose, lists, decisions, the colours of programs. */
#include "core/base/vec.h"
#include "interp/machine/externals.h"
#include "interp/console/highlight.h"
#include "interp/tools/manual/example.h"
#include "interp/tools/manual/prose.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#define CHECK_STR(str, expected)                                                                   \
    ck_assert_msg(str_is((str), (expected)), "'%.*s', not '%s'", STR_ARG(str), (expected))

START_TEST(blocks_of_prose)
{
    Str text =
        STR("One\nparagraph.\n\n* an item\n  goes on\n* another\n\n  as it\n   stands\nEnd.");
    const struct {
        BlockKind kind;
        const char *text;
    } EXPECTED[] = {
        { BLOCK_PARAGRAPH, "One\nparagraph." },
        { BLOCK_ITEM, "an item\n  goes on" },
        { BLOCK_ITEM, "another" },
        { BLOCK_VERBATIM, "  as it\n   stands" },
        { BLOCK_PARAGRAPH, "End." },
    };
    ProseBlock block;

    for (size_t i = 0; i < sizeof EXPECTED / sizeof *EXPECTED; i++) {
        ck_assert(prose_block(&text, &block));
        ck_assert_int_eq(block.kind, EXPECTED[i].kind);
        CHECK_STR(block.text, EXPECTED[i].text);
    }
    ck_assert(!prose_block(&text, &block));
}
END_TEST

/* Products and lone marks are plain. */
START_TEST(spans_of_prose)
{
    Str text = STR("*A title.* `a * b` is a*b, 2 * 3 and 4*5 `open");
    const struct {
        SpanKind kind;
        const char *text;
    } EXPECTED[] = {
        { SPAN_EMPHASIS, "A title." },
        { SPAN_PLAIN, " " },
        { SPAN_CODE, "a * b" },
        { SPAN_PLAIN, " is a*b, 2 * 3 and 4*5 `open" },
    };
    ProseSpan span;

    for (size_t i = 0; i < sizeof EXPECTED / sizeof *EXPECTED; i++) {
        ck_assert(prose_span(&text, &span));
        ck_assert_int_eq(span.kind, EXPECTED[i].kind);
        CHECK_STR(span.text, EXPECTED[i].text);
    }
    ck_assert(!prose_span(&text, &span));
}
END_TEST

START_TEST(decisions_of_a_text)
{
    Decisions read = decisions_read(STR("# Title\n\nWords before.\n\n## First\n\n"
                                        "A1. *One thing* is so.\nTest: t.\n\n"
                                        "A2. *Another.* It is.\n\nA second paragraph.\n\n"
                                        "## Second\n\nB10. *Last.* End.\n"));

    ck_assert_uint_eq(read.rows.len, 3);
    CHECK_STR(read.introduction, "Words before.");
    CHECK_STR(read.rows.data[0].title, "One thing");
    CHECK_STR(read.rows.data[0].text, "*One thing* is so.\nTest: t.");
    CHECK_STR(read.rows.data[1].text, "*Another.* It is.\n\nA second paragraph.");
    CHECK_STR(read.rows.data[1].section, "First");
    CHECK_STR(read.rows.data[2].name, "B10");
    CHECK_STR(read.rows.data[2].section, "Second");
    ck_assert_ptr_eq(decision_find(&read, STR("A2")), &read.rows.data[1]);
    ck_assert_ptr_null(decision_find(&read, STR("A3")));
    decisions_free(&read);
}
END_TEST

START_TEST(words_of_a_program)
{
    Str text =
        STR("%x#1 = \"a.b\\\"c\"(@f) : tensor<?x4xi32> // %end\n^bb0: arith.addi 1.5e-3, 0x7F");
    Sb marked = { 0 };
    CodeWord word;

    while (highlight_next(&text, &word)) {
        if (word.kind != WORD_OTHER)
            sb_printf(&marked, "%d(%.*s)", word.kind, STR_ARG(word.text));
    }
    ck_assert_str_eq(marked.data, "3(%x)6(#1)2(\"a.b\\\"c\")4(@f)6(tensor)6(?x4xi32)1(// %end)"
                                  "5(^bb0)8(arith.addi)7(1.5e-3)7(0x7F)");
    sb_free(&marked);
}
END_TEST

START_TEST(near_names)
{
    const char *near[3];
    Manual manual;

    manual_open(&manual);
    ck_assert_uint_ge(manual_near(&manual, STR("poisn"), 3, near), 1);
    ck_assert_str_eq(near[0], "poison");
    ck_assert_uint_ge(manual_near(&manual, STR("addui_extendedd"), 3, near), 1);
    ck_assert_str_eq(near[0], "arith.addui_extended");
    ck_assert_uint_eq(manual_near(&manual, STR("add"), 3, near), 3);
    ck_assert_uint_eq(manual_near(&manual, STR("qwertyuiop"), 3, near), 0);
    manual_close(&manual);
}
END_TEST

/* No name hides another: each finds the idea it stands at. */
START_TEST(names_of_ideas)
{
    Manual manual;
    const Idea *idea;

    manual_open(&manual);
    for (unsigned i = 0; (idea = idea_at(i)); i++) {
        Str words = str_of(idea->aliases ? idea->aliases : "");

        ck_assert_ptr_eq(manual_topic(&manual, str_of(idea->name)).idea, idea);
        for (Str word = list_next(&words); word.len; word = list_next(&words))
            ck_assert_msg(manual_topic(&manual, word).idea == idea, "%.*s", STR_ARG(word));
    }
    manual_close(&manual);
}
END_TEST

/* The page of external functions names all that there are. */
START_TEST(names_of_externals)
{
    Arena arena = { 0 };
    Str text = idea_text(idea_find(STR("external-functions")), &arena);

    for (const ExternalTable *table = EXTERNALS; table->rows; table++)
        for (const External *external = table->rows; external->name; external++) {
            Str name = str_printf(&arena, "`%s`", external->name);

            ck_assert_msg(memmem(text.data, text.len, name.data, name.len),
                          "the manual does not name %s", external->name);
        }
    arena_free(&arena);
}
END_TEST

/* Numbers of a message are its own; where no page has the rest, names and details may differ. */
START_TEST(examples_that_end_alike)
{
    static const struct {
        const char *operation, *message, *name;
    } EXPECTED[] = {
        { "memref.store", "undefined behaviour: index 9 is out of bounds: dimension 1 has size 12",
          "memref.store" },
        { "memref.load", "undefined behaviour: index 9 is out of bounds: dimension 1 has size 12",
          "out-of-bounds" },
        { "affine.load", "undefined behaviour: the memory is used after it was freed",
          "use-after-free" },
        { "affine.store", "undefined behaviour: a data race: a way that no page has",
          "parallel-loops" },
        { "memref.dealloc", "undefined behaviour: the operand 'any' is poison", "memory" },
        { "memref.dealloc", "undefined behaviour: the operand 'memref' is poison",
          "memref.assume_alignment" },
        { "memref.load", "undefined behaviour: index 9 is out of sight", NULL },
        { "memref.load", "index 3", NULL },
    };
    Manual manual;

    manual_open(&manual);
    for (size_t i = 0; i < sizeof EXPECTED / sizeof *EXPECTED; i++) {
        const OpDef *def = manual_topic(&manual, str_of(EXPECTED[i].operation)).operation;
        Example found = example_of(def, str_of(EXPECTED[i].message));

        ck_assert_pstr_eq(found.name, EXPECTED[i].name);
    }
    manual_close(&manual);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("manual");
    TCase *tests = tcase_create("manual");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_test(tests, blocks_of_prose);
    tcase_add_test(tests, spans_of_prose);
    tcase_add_test(tests, decisions_of_a_text);
    tcase_add_test(tests, words_of_a_program);
    tcase_add_test(tests, near_names);
    tcase_add_test(tests, names_of_ideas);
    tcase_add_test(tests, names_of_externals);
    tcase_add_test(tests, examples_that_end_alike);
    suite_add_tcase(suite, tests);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
