#include "interp/tools/course/answer.h"

#include "interp/tools/course/plain.h"
#include "interp/tools/course/trial.h"

#include "interp/console/offer.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Lines become a list. */
static Str listed(Str lines, Arena *arena)
{
    Sb sb = { 0 };
    Str kept;

    trial_list(&sb, lines);
    kept = str_dup(arena, sb_view(&sb));
    sb_free(&sb);
    return kept;
}

/* Of each line what stands before its type, which a colon between blanks begins. */
static Str without_types(Str lines, Arena *arena)
{
    Sb sb = { 0 };
    Str kept;

    while (lines.len) {
        Str line = str_line(&lines);
        size_t end = line.len;

        while (end > 2 && memcmp(line.data + end - 3, " : ", 3) != 0)
            end--;
        sb_add(&sb, sb.len ? "\n" : "");
        sb_str(&sb, (Str){ line.data, end > 2 ? end - 3 : line.len });
    }
    kept = str_dup(arena, sb_view(&sb));
    sb_free(&sb);
    return kept;
}

/* The last line: of a circuit that runs for some ticks the outputs of the last. */
static Str last_line(Str lines)
{
    size_t begin = lines.len ? lines.len - 1 : 0;

    while (begin && lines.data[begin - 1] != '\n')
        begin--;
    return str_from(lines, begin);
}

/* "tick 2: a = 2, b = 1": what stands behind the tick, and the values alone. */
static void set_outputs(Answer *answer, Str line, Arena *arena)
{
    Str outputs = str_from(line, str_find(line, ':') + 2);
    Sb values = { 0 };

    if (outputs.len && outputs.data[outputs.len - 1] == '\n')
        outputs.len--;
    for (Str rest = outputs; rest.len;) {
        Str one = { rest.data, str_find(rest, ',') };

        sb_printf(&values, "%s%.*s", values.len ? ", " : "",
                  STR_ARG(str_from(one, str_find(one, '=') + 2)));
        rest = str_from(rest, one.len + 2);
    }
    answer->known = values.len != 0;
    answer->text = str_dup(arena, outputs);
    answer->brief = str_dup(arena, sb_view(&values));
    sb_free(&values);
}

static void set_text(Answer *answer, Str lines, Arena *arena)
{
    answer->known = lines.len != 0;
    answer->text = listed(lines, arena);
    answer->brief = listed(without_types(lines, arena), arena);
}

static void set_word(Answer *answer, const char *word)
{
    answer->known = true;
    answer->text = answer->brief = str_of(word);
}

static Str where_it_ended(const Trial *trial)
{
    return trial->machine && trial->machine->report.at ? op_name(trial->machine->report.at)
                                                       : (Str){ 0 };
}

/* What the run says, by the question's kind. */
static void take(Answer *answer, const Question *question, const Trial *trial, Arena *arena)
{
    Str ended = where_it_ended(trial);

    switch (question->kind) {
    case ASK_RESULTS:
        if (trial->status == EXIT_FINE && question->number)
            set_outputs(answer, last_line(trial_results(trial)), arena);
        else if (trial->status == EXIT_FINE)
            set_text(answer, trial_results(trial), arena);
        else
            set_word(answer, status_name(trial->status));
        return;
    case ASK_VALUE:
        set_text(answer, trial->text, arena);
        return;
    case ASK_COUNT:
        answer->known = true;
        answer->text = answer->brief = str_printf(arena, "%llu", (unsigned long long)trial->count);
        return;
    case ASK_STATUS:
        set_word(answer, status_name(trial->status));
        return;
    case ASK_WHERE:
        answer->known = ended.len != 0;
        answer->text = answer->brief = str_dup(arena, ended);
        return;
    case ASK_REFINES:
        return;
    }
}

static void say_command(Answer *answer, const Lesson *lesson, const Question *question,
                        const char *command, bool endless, Arena *arena)
{
    LessonCall call = question->call;
    Sb sb = { 0 };

    sb_printf(&sb, "mlir-interp %s %s", command, lesson->file);
    if (strcmp(call.entry, "main") != 0)
        sb_printf(&sb, " -e %s", call.entry);
    if (call.args) {
        sb_add(&sb, " --args=");
        offer_quoted(&sb, str_of(call.args));
    }
    if (question->number && question->kind == ASK_RESULTS)
        sb_printf(&sb, " --tick=%u", question->number);
    if (endless)
        sb_printf(&sb, " --max-steps=%d", TRIAL_MOST_STEPS);
    answer->see = str_dup(arena, sb_view(&sb));
    sb_free(&sb);
}

/* Where to stop: a line, or within what an operation means the name of what runs there. */
static void say_value(Answer *answer, const Question *question, const Trial *trial, Arena *arena)
{
    Sb there = { 0 };

    if (trial->within)
        sb_printf(&there, "break %.*s, continue", STR_ARG(op_name(trial->stop)));
    else
        sb_printf(&there, "break %u, continue", trial_line(op_loc(trial->stop)));
    if (question->number > 1)
        sb_printf(&there, " %u", question->number);
    sb_printf(&there, "%s, print %%%.*s", trial->behind ? ", next" : "", STR_ARG(question->name));
    answer->there = str_dup(arena, sb_view(&there));
    sb_free(&there);
}

/* How a student sees it happen. */
static void say_way(Answer *answer, const Lesson *lesson, const Question *question,
                    const Trial *trial, Arena *arena)
{
    bool steps = question->kind == ASK_VALUE ? trial->stop != NULL
                                             : question->kind == ASK_COUNT && trial->within;

    say_command(answer, lesson, question,
                steps                         ? "step"
                : question->kind == ASK_COUNT ? "run --stats"
                                              : "run",
                trial->status == END_LIMIT, arena);
    if (steps && question->kind == ASK_VALUE)
        say_value(answer, question, trial, arena);
    else if (steps)
        answer->there = str_printf(arena, "break %.*s, and count how often continue stops",
                                   STR_ARG(question->name));
}

/* Of elements those alone: "[1, 2]" of "dense<[1, 2]>". */
static Str elements_of(Str brief)
{
    static const char DENSE[] = "dense<";

    return str_starts(brief, DENSE) && brief.data[brief.len - 1] == '>'
               ? (Str){ brief.data + sizeof DENSE - 1, brief.len - sizeof DENSE }
               : brief;
}

static bool is_any_form(const Answer *answer, Str given)
{
    return plain_is_same(answer->text, given) || plain_is_same(answer->brief, given)
           || plain_is_same(elements_of(answer->brief), given);
}

/* None is right, or several: the question is wrong. */
static void choose(Answer *answer, const Question *question)
{
    unsigned right = 0;

    for (unsigned i = 0; i < question->choice_count; i++)
        if (is_any_form(answer, question->choices[i].answer)) {
            answer->letter = (char)('a' + i);
            right++;
        }
    if (question->choice_count && right != 1)
        answer->known = false;
}

static void find_refines(Answer *answer, const Lesson *lesson, const Question *question,
                         Arena *arena)
{
    LessonCall call = { question->other, question->call.args };
    Trial source, target;

    if (trial_open(&source, lesson->file, str_of(lesson->program)))
        trial_run(&source, question->call, 0);
    if (trial_open(&target, lesson->file, str_of(lesson->program)))
        trial_run(&target, call, 0);
    set_word(answer, trial_refined(&source, &target, true) ? "yes" : "no");
    answer->known = source.machine && target.machine;
    say_command(answer, lesson, question, "run", false, arena);
    answer->there = str_printf(arena, "and -e %s", question->other);
    trial_close(&source);
    trial_close(&target);
}

static void find_of_run(Answer *answer, const Lesson *lesson, const Question *question,
                        Arena *arena)
{
    Trial trial;

    if (trial_open(&trial, lesson->file, str_of(lesson->program))) {
        trial.value = question->kind == ASK_VALUE ? question->name : (Str){ 0 };
        if (question->kind == ASK_COUNT && !str_is(question->name, "*"))
            trial.counted = question->name;
        trial.number = question->number;
        trial_run(&trial, question->call, question->kind == ASK_RESULTS ? question->number : 0);
    }
    if (trial.machine && trial.status != EXIT_USAGE)
        take(answer, question, &trial, arena);
    if (!answer->known)
        answer->text = str_dup(arena, trial.message);
    say_way(answer, lesson, question, &trial, arena);
    trial_close(&trial);
}

void answer_find(Answer *answer, const Lesson *lesson, const Question *question, Arena *arena)
{
    *answer = (Answer){ 0 };
    if (question->kind == ASK_REFINES)
        find_refines(answer, lesson, question, arena);
    else
        find_of_run(answer, lesson, question, arena);
    choose(answer, question);
}

Str answer_form(const Answer *answer, const Question *question, unsigned index)
{
    static const char LETTERS[] = "abcdefgh";
    Str brief = answer->brief;

    switch (index) {
    case 0:
        return question->choice_count ? (Str){ LETTERS + (answer->letter - 'a'), 1 } : answer->text;
    case 1:
        return question->choice_count ? question->choices[answer->letter - 'a'].text : brief;
    case 2:
        return question->choice_count ? brief : answer->text;
    case 3:
        return elements_of(brief);
    }
    return (Str){ 0 };
}

bool answer_could_be(const Answer *answer, const Question *question, Str given)
{
    static const char *const WORDS[] = { "poison", "nan", "inf", "-nan", "-inf", "true", "false" };
    static const int ENDS[] = { EXIT_FINE, END_UNDEFINED, END_TRAP, END_LIMIT };
    bool may =
        question->choice_count || !plain_has_number(answer->brief) || plain_has_number(given);

    for (unsigned i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        may = may || plain_is_same(str_of(WORDS[i]), given);
    for (unsigned i = 0; i < sizeof ENDS / sizeof *ENDS; i++)
        may = may || plain_is_same(str_of(status_name(ENDS[i])), given);
    return may;
}

/* "b", of "b)", "(b) poison" and "b."; else all of it, as of "b)c", which are two. */
static Str chosen_letter(Str given)
{
    Str rest = str_from(given, str_starts(given, "(")), behind;

    if (rest.len < 2 || !isalpha((unsigned char)rest.data[0]) || !strchr(").", rest.data[1]))
        return given;
    behind = str_trim(str_from(rest, 2));
    behind = chosen_letter(behind);
    return behind.len == 1 && isalpha((unsigned char)behind.data[0]) ? given
                                                                     : (Str){ rest.data, 1 };
}

bool answer_is(const Answer *answer, const Question *question, Str given)
{
    if (question->choice_count)
        given = chosen_letter(given);
    for (unsigned i = 0; answer->known && answer_form(answer, question, i).len; i++)
        if (plain_is_same(answer_form(answer, question, i), given))
            return true;
    return false;
}
