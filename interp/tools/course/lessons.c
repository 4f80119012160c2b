/* The lessons there are, which are part of the program. */
#include "interp/tools/course/lesson.h"

#include "core/base/embed.h"

#define LESSONS(LESSON)                                                                            \
    LESSON(01)                                                                                     \
    LESSON(02)                                                                                     \
    LESSON(03)                                                                                     \
    LESSON(04)                                                                                     \
    LESSON(05) LESSON(06) LESSON(07) LESSON(08) LESSON(09) LESSON(10) LESSON(11) LESSON(12)        \
        LESSON(13) LESSON(14) LESSON(15) LESSON(16) LESSON(17) LESSON(18) LESSON(19) LESSON(20)

#define LESSON_FILE(number)                                                                        \
    extern const char LESSON_##number[], SOLUTION_##number[];                                      \
    EMBED(LESSON_##number, "course/" #number ".mlir");                                             \
    EMBED(SOLUTION_##number, "course/solutions/" #number ".mlir");
LESSONS(LESSON_FILE)

typedef struct LessonText {
    const char *name, *file, *text, *solution;
} LessonText;

#define LESSON_ROW(number)                                                                         \
    { "course-" #number, #number ".mlir", LESSON_##number, SOLUTION_##number },
static const LessonText TEXTS[LESSON_COUNT] = { LESSONS(LESSON_ROW) };

/* They stay as they were read: who asks for one asks for others. */
static Lesson lessons[LESSON_COUNT];
static Arena kept;

static void read_lessons(void)
{
    for (unsigned i = 0; i < LESSON_COUNT; i++) {
        lessons[i] = (Lesson){ .number = i + 1,
                               .name = TEXTS[i].name,
                               .file = TEXTS[i].file,
                               .solution = TEXTS[i].solution };
        lesson_read(&lessons[i], str_of(TEXTS[i].text), &kept);
    }
}

const Lesson *lesson_numbered(unsigned number)
{
    if (!lessons[0].number)
        read_lessons();
    return number >= 1 && number <= LESSON_COUNT ? &lessons[number - 1] : NULL;
}
