#include "interp/command/course_ask.h"

#include "interp/console/offer.h"
#include "interp/tools/course/answer.h"

#include <stdio.h>

static const char HELP[] =
    "An answer is a number (6, 6.0 and 0x6 are one), an operation's name, how a run ends\n"
    "(fine, undefined, trap, limit), or the letter of a choice. Types may be left away.\n"
    "  ?                this, and the command that shows it\n"
    "  !                the answer\n"
    "  an empty line    the next question\n"
    "  the end (^D)     no more questions\n";

/* How a question was left. */
typedef enum Left { LEFT_RIGHT, LEFT_RIGHT_AT_ONCE, LEFT_OPEN, LEFT_END } Left;

/* One line of what is typed, however long; false at the end, which leaves the cursor where it is.
 */
static bool read_guess(Sb *guess)
{
    int c;

    guess->len = 0;
    fputs("> ", stdout);
    fflush(stdout);
    while ((c = getchar()) != EOF && c != '\n')
        if (guess->len < 1000)
            sb_char(guess, (char)c);
    if (c == EOF)
        putchar('\n');
    return c != EOF || guess->len != 0;
}

static void tell_way(const Answer *answer)
{
    printf("  %s%.*s\n", offer_program(), STR_ARG(str_from(answer->see, sizeof "mlir-interp" - 1)));
    if (answer->there.len)
        printf("  there: %.*s\n", STR_ARG(answer->there));
}

static void tell_answer(const char *before, const Answer *answer, const Question *question)
{
    if (question->choice_count)
        printf("%s%c, %.*s\n", before, answer->letter,
               STR_ARG(question->choices[answer->letter - 'a'].text));
    else
        printf("%s%.*s\n", before, STR_ARG(answer->text));
    tell_way(answer);
}

static void print_question(unsigned number, const Question *question)
{
    printf("\n%u. %.*s\n", number, STR_ARG(question->text));
    for (unsigned i = 0; i < question->choice_count; i++)
        printf("   %c) %.*s\n", 'a' + (int)i, STR_ARG(question->choices[i].text));
}

/* Neither help nor what cannot be an answer is one. */
static bool is_try(const Answer *answer, const Question *question, Str guess)
{
    return !guess.len || str_is(guess, "!")
           || (!str_is(guess, "?") && answer_could_be(answer, question, guess));
}

/* What becomes of the question when this is typed; false: it is still asked. */
static bool take_guess(const Answer *answer, const Question *question, Str guess, bool first,
                       Left *left)
{
    *left = LEFT_OPEN;
    if (str_is(guess, "?")) {
        fputs(HELP, stdout);
        tell_way(answer);
        return false;
    }
    if (!is_try(answer, question, guess)) {
        puts("That is no number. (! is the answer, ? help.)");
        return false;
    }
    if (str_is(guess, "!"))
        tell_answer("It is ", answer, question);
    if (!guess.len || str_is(guess, "!"))
        return true;
    if (!answer_is(answer, question, guess)) {
        puts("No. (Try again; ! is the answer, ? help.)");
        return false;
    }
    tell_answer("Right: ", answer, question);
    *left = first ? LEFT_RIGHT_AT_ONCE : LEFT_RIGHT;
    return true;
}

static Left ask_until_left(const Answer *answer, const Question *question)
{
    Sb typed = { 0 };
    Left left = LEFT_END;
    bool first = true, over = false;

    while (!over && read_guess(&typed)) {
        Str guess = str_trim(sb_view(&typed));

        over = take_guess(answer, question, guess, first, &left);
        first = first && !is_try(answer, question, guess);
    }
    sb_free(&typed);
    return over ? left : LEFT_END;
}

static Left ask_question(const Lesson *lesson, unsigned index)
{
    const Question *question = &lesson->questions[index];
    Arena arena = { 0 };
    Answer answer;
    Left left;

    print_question(index + 1, question);
    answer_find(&answer, lesson, question, &arena);
    left = ask_until_left(&answer, question);
    arena_free(&arena);
    return left;
}

bool course_ask(const Lesson *lesson)
{
    unsigned counts[LEFT_END + 1] = { 0 };

    puts("\n? is help, ! the answer, an empty line the next question.");
    for (unsigned i = 0; !counts[LEFT_END] && i < lesson->question_count; i++)
        counts[ask_question(lesson, i)]++;
    printf("\n%u of %u right, %u of them at the first try.\n",
           counts[LEFT_RIGHT] + counts[LEFT_RIGHT_AT_ONCE], lesson->question_count,
           counts[LEFT_RIGHT_AT_ONCE]);
    if (lesson->exercise.text.len)
        printf(
            "Of the exercise: put your program into FOLDER/%s, and `%s course %u --check FOLDER` "
            "tries it.\n",
            lesson->file, offer_program(), lesson->number);
    return !counts[LEFT_END];
}
