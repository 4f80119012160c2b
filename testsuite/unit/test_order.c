/* Races of tasks, against a twin that keeps the whole history of a random program: each task has a
 * time of its own there, and knows of each other task up to which time that was. */
#include "semantics/memory/race.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

enum { BYTES = 64, TASKS = 40, TOKENS = 12, HISTORY = 300, STEPS = 600, PROGRAMS = 3000 };

typedef struct Seen { /* up to that time everything of each task; 0: nothing */
    unsigned of[TASKS];
} Seen;

typedef struct Task {
    OrderTask *order;
    bool runs; /* it has not ended */
    unsigned time;
    Seen seen;
} Task;

typedef struct Access {
    uint64_t offset, size;
    AccessMode mode;
    unsigned task, time;
} Access;

typedef struct Program {
    Order order;
    RaceClock clock;
    RaceShadow shadow;
    Task tasks[TASKS];
    unsigned task_count, running;
    Known tokens[TOKENS];
    Seen told[TOKENS];
    Access history[HISTORY];
    size_t accesses;
    uint64_t random;
    unsigned waits; /* how often in a hundred a task learns of others */
    Budget budget;
} Program;

static unsigned draw(Program *program, unsigned count)
{
    program->random = program->random * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(program->random >> 33) % count;
}

static void learn(Seen *to, const Seen *from)
{
    for (unsigned i = 0; i < TASKS; i++)
        if (to->of[i] < from->of[i])
            to->of[i] = from->of[i];
}

static void begin(Program *program)
{
    Task *task = &program->tasks[program->task_count];
    Task *from = &program->tasks[program->running];

    if (program->task_count) {
        from->seen.of[program->running] = from->time;
        learn(&task->seen, &from->seen);
        from->time++;
    }
    task->runs = true;
    task->time = 1;
    task->order = order_begin(&program->order, task);
    program->task_count++;
}

static void run_another(Program *program)
{
    unsigned next = draw(program, program->task_count);

    while (!program->tasks[next].runs)
        next = (next + 1) % program->task_count;
    program->running = next;
    program->order.running = program->tasks[next].order;
}

/* The first runs on to the end. */
static void end(Program *program)
{
    Task *task = &program->tasks[program->running];

    if (program->running == 0)
        return;
    task->runs = false;
    order_end(&program->order, task->order);
    run_another(program);
}

static void tell(Program *program)
{
    unsigned token = draw(program, TOKENS);
    Task *task = &program->tasks[program->running];

    task->seen.of[program->running] = task->time;
    learn(&program->told[token], &task->seen);
    task->time++;
    order_tell(&program->order, &program->tokens[token]);
}

static void join(Program *program)
{
    unsigned token = draw(program, TOKENS);

    learn(&program->tasks[program->running].seen, &program->told[token]);
    order_join(&program->order, &program->tokens[token]);
}

static bool races(const Program *program, const Access *earlier, const Access *now)
{
    bool overlap =
        earlier->offset < now->offset + now->size && now->offset < earlier->offset + earlier->size;
    bool alike = earlier->mode == now->mode && now->mode != ACCESS_WRITE;
    const Seen *seen = &program->tasks[now->task].seen;

    return overlap && !alike && earlier->task != now->task
           && earlier->time > seen->of[earlier->task];
}

/* True when the access raced: the program ends. */
static bool access_and_compare(Program *program)
{
    Access now = { .size = 1u << draw(program, 4),
                   .mode = draw(program, 3) == 0 ? ACCESS_WRITE
                           : draw(program, 3)    ? ACCESS_READ
                                                 : ACCESS_ATOMIC,
                   .task = program->running,
                   .time = program->tasks[program->running].time };
    bool expected = false, named = false;
    Race race = { 0 };
    AccessFault fault;

    now.offset = draw(program, BYTES / (unsigned)now.size) * now.size;
    fault = race_touch(&program->clock, &program->shadow, BYTES, now.offset, now.size, now.mode,
                       &program->history[program->accesses], &race);
    for (size_t i = 0; i < program->accesses; i++) {
        const Access *earlier = &program->history[i];
        bool found = races(program, earlier, &now);

        expected |= found;
        named |= found && race.other_by == earlier && race.of_tasks
                 && race.loop_by == &program->tasks[earlier->task]
                 && race.self_by == &program->tasks[now.task] && race.other_mode == earlier->mode;
    }
    ck_assert((fault == ACCESS_RACE) == expected && named == expected);
    program->history[program->accesses++] = now;
    return expected;
}

/* True when it ended by a race. */
static bool run_program(Program *program)
{
    bool raced = false;

    begin(program);
    for (unsigned i = 0; i < STEPS && program->accesses < HISTORY && !raced; i++) {
        unsigned what = draw(program, 100);

        if (what < 6 && program->task_count < TASKS)
            begin(program);
        else if (what < 12)
            run_another(program);
        else if (what < 15)
            end(program);
        else if (what < 15 + program->waits)
            draw(program, 2) ? tell(program) : join(program);
        else
            raced = access_and_compare(program);
    }
    return raced;
}

START_TEST(random_programs)
{
    size_t raced = 0, long_ones = 0;

    for (uint64_t seed = 1; seed <= PROGRAMS; seed++) {
        Program *program = calloc(1, sizeof *program);

        program->random = seed * 0x9e3779b97f4a7c15u;
        program->waits = seed % 3 ? 75 : 20;
        program->order.budget = program->clock.budget = &program->budget;
        program->clock.order = &program->order;
        raced += run_program(program);
        long_ones += program->accesses > 20;
        race_shadow_free(&program->shadow);
        for (unsigned i = 0; i < TOKENS; i++)
            known_free(&program->order, &program->tokens[i]);
        order_free(&program->order);
        ck_assert_uint_eq(program->budget.running, 0);
        free(program);
    }
    ck_assert_uint_gt(raced, PROGRAMS / 2);
    ck_assert_uint_gt(long_ones, PROGRAMS / 10);
}
END_TEST

/* One task after another, each awaited: there are as few chains as tasks at one time. */
START_TEST(chains_are_used_again)
{
    Budget budget = { 0 };
    Order order = { .budget = &budget };
    Known known = { 0 };
    OrderTask *first = order_begin(&order, NULL);

    for (unsigned i = 0; i < 1000; i++) {
        OrderTask *task = order_begin(&order, NULL);

        order.running = task;
        order_touch(&order);
        order_tell(&order, &known);
        order_end(&order, task);
        order.running = first;
        order_join(&order, &known);
    }
    ck_assert_uint_eq(order.chains.len, 2);
    known_free(&order, &known);
    order_free(&order);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("order");
    TCase *tcase = tcase_create("order");
    SRunner *runner;
    int failed;

    suite_add_tcase(suite, tcase);
    tcase_add_test(tcase, random_programs);
    tcase_add_test(tcase, chains_are_used_again);
    runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
