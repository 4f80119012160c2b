#include "interp/tools/course/answer.h"
#include "interp/tools/course/exercise.h"
#include "interp/tools/course/lesson.h"

#include <check.h>

static const char PROGRAM[] = "func.func @main(%x: i8) -> i8 {\n"
                              "  %twice = arith.addi %x, %x overflow<nsw> : i8\n"
                              "\n"
                              "  // Within the program.\n"
                              "  return %twice : i8\n"
                              "}\n";

/* A lesson of these lines behind the program. */
static Lesson lesson_of(Arena *arena, const char *questions)
{
    Lesson lesson = { .number = 1, .name = "course-01", .file = "01.mlir", .solution = PROGRAM };
    Str file = str_printf(arena,
                          "// 1. A title\n//\n// A paragraph\n// of two lines.\n//\n"
                          "// Read on: poison arith.addi\n\n%s\n%s",
                          PROGRAM, questions);

    lesson_read(&lesson, file, arena);
    return lesson;
}

START_TEST(a_file_is_text_and_program_and_questions)
{
    Arena arena = { 0 };
    Lesson lesson = lesson_of(
        &arena, "// ? What is it,\n//   here?\n//   - more: 6\n//   - less: 4\n"
                "//   = value %twice 2 @main(3 : i8)\n"
                "// ! Do it\n//   again.\n//   @main(1 : i8)\n"
                "//   without arith.mul*\n//   with 2 arith.addi arith.shli\n//   with memory\n");
    const Question *question = &lesson.questions[0];

    ck_assert_msg(lesson.wrong.len == 0, "%.*s", STR_ARG(lesson.wrong));
    ck_assert_str_eq(lesson.title, "A title");
    ck_assert_str_eq(lesson.text, "A paragraph\nof two lines.\n\n");
    ck_assert_str_eq(lesson.read_on, "poison arith.addi");
    ck_assert_str_eq(lesson.program, PROGRAM);
    ck_assert_uint_eq(lesson.question_count, 1);
    ck_assert(str_is(question->text, "What is it, here?"));
    ck_assert_int_eq(question->kind, ASK_VALUE);
    ck_assert(str_is(question->name, "twice"));
    ck_assert_uint_eq(question->number, 2);
    ck_assert_str_eq(question->call.entry, "main");
    ck_assert_str_eq(question->call.args, "3 : i8");
    ck_assert_uint_eq(question->choice_count, 2);
    ck_assert(str_is(question->choices[1].text, "less"));
    ck_assert(str_is(question->choices[1].answer, "4"));
    ck_assert(str_is(lesson.exercise.text, "Do it again."));
    ck_assert_uint_eq(lesson.exercise.call_count, 1);
    ck_assert_uint_eq(lesson.exercise.demand_count, 2);
    ck_assert_uint_eq(lesson.exercise.demands[0].count, 0);
    ck_assert(str_is(lesson.exercise.demands[0].operations, "arith.mul*"));
    ck_assert_uint_eq(lesson.exercise.demands[1].count, 2);
    ck_assert(str_is(lesson.exercise.demands[1].operations, "arith.addi arith.shli"));
    ck_assert(lesson.exercise.memory);
    arena_free(&arena);
}
END_TEST

START_TEST(what_is_not_understood_is_wrong)
{
    static const char *const WRONG[] = {
        "// no question\n",
        "// ? No run.\n",
        "// ? Two.\n// ? At once.\n//   = results @main()\n",
        "// ? x\n//   = nothing @main()\n",
        "// ? x\n//   = results main()\n",
        "// ? x\n//   = results @main\n",
        "// ? x\n//   = results @(1)\n",
        "// ? x\n//   = results 0 @main()\n",
        "// ? x\n//   = results 1x @main()\n",
        "// ? x\n//   = refines main @main()\n",
        "// ? x\n//   - no answer\n//   = results @main()\n",
        "// ! x\n//   @main()\n//   whithout arith.addi\n",
        "// ! x\n//   @main()\n//   with 2\n",
        "// ! x\n//   @main()\n//   with 0 arith.addi\n",
        "// ! x\n//   @main(3...1 : i8)\n",
        "// ! x\n//   @main(1...3 by 0 : i8)\n",
        "// ! x\n//   @main()\n// ? x\n//   = results @main()\n",
    };

    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        Arena arena = { 0 };
        Lesson lesson = lesson_of(&arena, WRONG[i]);

        ck_assert_msg(lesson.wrong.len != 0, "%s", WRONG[i]);
        arena_free(&arena);
    }
}
END_TEST

START_TEST(a_range_stands_for_each_of_its_numbers)
{
    static const char *const ARGS[] = { "-1 : i8, dense<[0, 7]>", "0 : i8, dense<[0, 7]>",
                                        "1 : i8, dense<[0, 7]>",  "-1 : i8, dense<[5, 7]>",
                                        "0 : i8, dense<[5, 7]>",  "1 : i8, dense<[5, 7]>" };
    Arena arena = { 0 };
    LessonCall call = { "main", "-1...1 : i8, dense<[0...9 by 5, 7]>" }, one;

    for (unsigned i = 0; i < sizeof ARGS / sizeof *ARGS; i++) {
        ck_assert(lesson_call_at(&one, call, i, &arena));
        ck_assert_str_eq(one.entry, "main");
        ck_assert_str_eq(one.args, ARGS[i]);
    }
    ck_assert(!lesson_call_at(&one, call, 6, &arena));
    call.args = NULL;
    ck_assert(lesson_call_at(&one, call, 0, &arena));
    ck_assert_ptr_null(one.args);
    ck_assert(!lesson_call_at(&one, call, 1, &arena));
    arena_free(&arena);
}
END_TEST

static Answer answer_to(Arena *arena, Lesson *lesson, const char *asked)
{
    Answer answer;

    *lesson = lesson_of(arena, str_printf(arena, "// ? x\n%s", asked).data);
    ck_assert_msg(lesson->wrong.len == 0, "%s", asked);
    answer_find(&answer, lesson, &lesson->questions[0], arena);
    return answer;
}

START_TEST(a_run_gives_the_answer)
{
    static const struct {
        const char *asked, *answer; /* NULL: there is none */
    } ROWS[] = {
        { "//   = results @main(5 : i8)\n", "10 : i8" },
        { "//   = results @main(100 : i8)\n", "poison : i8" },
        { "//   = value %twice @main(5 : i8)\n", "10 : i8" },
        { "//   = value %x @main(5 : i8)\n", "5 : i8" },
        { "//   = value %twice 2 @main(5 : i8)\n", NULL },
        { "//   = value %nobody @main(5 : i8)\n", NULL },
        { "//   = count arith.addi @main(5 : i8)\n", "1" },
        { "//   = count * @main(5 : i8)\n", "2" },
        { "//   = status @main(5 : i8)\n", "fine" },
        { "//   = where @main(5 : i8)\n", NULL },
        { "//   = results @nobody(5 : i8)\n", NULL },
        { "//   = results @main(5 : i16)\n", NULL },
        { "//   = refines @main @main(100 : i8)\n", "yes" },
        { "//   = refines @nobody @main(100 : i8)\n", NULL },
        { "//   - one: 9\n//   - other: 10\n//   = results @main(5 : i8)\n", "b" },
        { "//   - one: 9\n//   - other: 11\n//   = results @main(5 : i8)\n", NULL },
        { "//   - one: 10\n//   - same: 10.0\n//   = results @main(5 : i8)\n", NULL },
    };

    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        Arena arena = { 0 };
        Lesson lesson;
        Answer answer = answer_to(&arena, &lesson, ROWS[i].asked);

        ck_assert_msg(answer.known == (ROWS[i].answer != NULL), "%s", ROWS[i].asked);
        if (ROWS[i].answer)
            ck_assert_msg(str_is(answer_form(&answer, &lesson.questions[0], 0), ROWS[i].answer),
                          "%s", ROWS[i].asked);
        arena_free(&arena);
    }
}
END_TEST

static bool is_given(const char *text, const char *given)
{
    Question question = { 0 };
    Answer answer = { .known = true, .text = str_of(text), .brief = str_of(text) };

    return answer_is(&answer, &question, str_of(given));
}

static bool is_chosen(const char *given)
{
    Question question = { .choice_count = 3 };
    Answer answer = { .known = true, .letter = 'b', .text = STR("poison"), .brief = STR("poison") };

    question.choices[1].text = STR("it is poison");
    return answer_is(&answer, &question, str_of(given));
}

START_TEST(a_choice_is_one)
{
    ck_assert(is_chosen("b"));
    ck_assert(is_chosen("(B)"));
    ck_assert(is_chosen("b) poison"));
    ck_assert(is_chosen("b. I think"));
    ck_assert(!is_chosen("a"));
    ck_assert(!is_chosen("b)c"));
    ck_assert(!is_chosen("b) (c)"));
    ck_assert(!is_chosen("c)b"));
}
END_TEST

static bool could_be(const char *text, const char *given)
{
    Question question = { 0 };
    Answer answer = { .known = true, .text = str_of(text), .brief = str_of(text) };

    return answer_could_be(&answer, &question, str_of(given));
}

START_TEST(a_number_is_no_word)
{
    ck_assert(!could_be("6", "abc"));
    ck_assert(!could_be("6", "six, I think"));
    ck_assert(!could_be("-56 : i8", "b"));
    ck_assert(!could_be("y = 6", "y"));
    ck_assert(could_be("6", "7"));
    ck_assert(could_be("6", "y = 7"));
    ck_assert(could_be("6", "Poison"));
    ck_assert(could_be("6", "undefined"));
    ck_assert(could_be("1.000000e+00", "NaN"));
    ck_assert(could_be("arith.addi", "abc"));
    ck_assert(could_be("poison", "abc"));
}
END_TEST

START_TEST(an_answer_has_several_forms)
{
    ck_assert(is_given("arith.addi", " Arith.AddI "));
    ck_assert(is_given("-56 : i8", "-56:i8"));
    ck_assert(is_given("5.000000e+00", "5"));
    ck_assert(is_given("5.000000e+00", "5.0"));
    ck_assert(is_given("dense<[1.500000e+00, -2.000000e+00]>", "[1.5,-2]"));
    ck_assert(is_given("dense<[1, 2]>", "dense<[1,2]>"));
    ck_assert(is_given("dense<[0, 1, 4]>", "0,1,4"));
    ck_assert(is_given("yes", "Yes."));
    ck_assert(is_given("arith.addi", "`arith.addi`."));
    ck_assert(!is_given("arith.addi", "arith..addi"));
    ck_assert(!is_given("dense<[0, 1, 4]>", "014"));
    ck_assert(is_given("6", "+6"));
    ck_assert(is_given("6", " 06 "));
    ck_assert(is_given("6", "6.0"));
    ck_assert(is_given("6", "6e0"));
    ck_assert(is_given("6", "0x6"));
    ck_assert(is_given("-255", "-0xFF"));
    ck_assert(is_given("0", "-0"));
    ck_assert(is_given("0", "0x0"));
    ck_assert(is_given("0", "-0.0"));
    ck_assert(is_given("-0.000000e+00", "-0"));
    ck_assert(is_given("1.000000e-01", ".1"));
    ck_assert(is_given("123456789012", "123456789012.0"));
    ck_assert(is_given("51090942171709440000", "+51090942171709440000"));
    ck_assert(!is_given("51090942171709440000", "51090942171709440001"));
    ck_assert(!is_given("0.000000e+00", "-0"));
    ck_assert(!is_given("6", "6x"));
    ck_assert(!is_given("6", "-6"));
    ck_assert(!is_given("6", "6.5"));
    ck_assert(!is_given("16", "0x16"));
    ck_assert(!is_given("memref<3xi32>", "memref<03xi32>"));
    ck_assert(!is_given("0", "+"));
    ck_assert(!is_given("0", "."));
    ck_assert(!is_given("10", "1"));
    ck_assert(!is_given("-0.000000e+00", "0"));
    ck_assert(!is_given("1.000000e-01", "0.1000001"));
    ck_assert(!is_given("0x7FC00000", "7"));
    ck_assert(!is_given("fine", ""));
    ck_assert(!is_given("fine", "  "));
    ck_assert(!is_given("fine", "f"));
}
END_TEST

START_TEST(a_solution_gives_what_the_solution_gives)
{
    static const struct {
        const char *program;
        bool solves;
    } ROWS[] = {
        { PROGRAM, true },
        /* 200 for poison. */
        { "func.func @main(%x: i8) -> i8 {\n  %r = arith.addi %x, %x : i8\n  return %r : i8\n}\n",
          true },
        { "func.func @main(%x: i8) -> i8 {\n  return %x : i8\n}\n", false },
        { "func.func @main(%x: i16) -> i16 {\n  return %x : i16\n}\n", false },
        { "func.func @main(%x: i8) -> i8 {\n  %r = ub.poison : i8\n  return %r : i8\n}\n", false },
        { "func.func private @main(i8) -> i8\n", false },
        { "func.func @main(", false },
        { "", false },
    };
    Arena arena = { 0 };
    Lesson lesson = lesson_of(&arena, "// ! x\n//   @main(1 : i8)\n//   @main(100 : i8)\n");

    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        Sb why = { 0 };

        ck_assert_msg(exercise_is_solved(&lesson, str_of(ROWS[i].program), &why) == ROWS[i].solves,
                      "%s", ROWS[i].program);
        ck_assert(ROWS[i].solves == (why.len == 0));
        sb_free(&why);
    }
    arena_free(&arena);
}
END_TEST

START_TEST(who_ends_gives_nothing)
{
    static const char EXITS[] = "func.func private @exit(i32)\n"
                                "func.func @main(%x: i8) -> i8 {\n"
                                "  %zero = arith.constant 0 : i32\n"
                                "  func.call @exit(%zero) : (i32) -> ()\n"
                                "  return %x : i8\n"
                                "}\n";
    Arena arena = { 0 };
    Lesson lesson = lesson_of(&arena, "// ! x\n//   @main(0 : i8)\n");
    Sb why = { 0 };

    ck_assert(!exercise_is_solved(&lesson, str_of(EXITS), &why));
    ck_assert(str_starts(sb_view(&why), "@main(0 : i8) ends with: trap (line 4, column 3: "));
    sb_free(&why);
    arena_free(&arena);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("course");
    TCase *tcase = tcase_create("course");
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, tcase);
    tcase_add_test(tcase, a_file_is_text_and_program_and_questions);
    tcase_add_test(tcase, what_is_not_understood_is_wrong);
    tcase_add_test(tcase, a_range_stands_for_each_of_its_numbers);
    tcase_add_test(tcase, a_run_gives_the_answer);
    tcase_add_test(tcase, an_answer_has_several_forms);
    tcase_add_test(tcase, a_choice_is_one);
    tcase_add_test(tcase, a_number_is_no_word);
    tcase_add_test(tcase, a_solution_gives_what_the_solution_gives);
    tcase_add_test(tcase, who_ends_gives_nothing);
    runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
