/* A finding: FOLDER/NAME has the smallest program (program.mlir), what `diff` says of it
 * (report.txt, finding.json), its facts (finding.txt), and a text to post (POST.md).
 */
#include "interp/oracle/hunt/hunt.h"

#include "interp/console/output.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ALIKE_REDUCED = 3 }; /* of those that look alike before that, so many are made small */

/* The first operation that a message names, in quotes; empty: none. */
static Str op_said(Str why)
{
    Str word = str_from(why, str_find(why, '\''));

    word = str_from(word, 1);
    word.len = str_find(word, '\'');
    return word;
}

/* Before it is made small: alike is what departs in one operation, or is said of one. */
static bool is_worth_reducing(Hunt *hunt, const DiffFinding *finding)
{
    Sb name = { 0 };
    MapEntry *entry;
    uintptr_t count;
    bool added;
    Str op = finding->departs.name.len ? finding->departs.name : op_said(finding->why);

    hunt_name_pass(&name, finding->pass, hunt->options->diff.command != NULL);
    sb_printf(&name, ".%s.%.*s", finding->kind, STR_ARG(op));
    entry = map_at(&hunt->seen, sb_view(&name), &added);
    if (added)
        entry->key = str_dup(&hunt->arena, sb_view(&name));
    count = (uintptr_t)entry->value + 1;
    entry->value = (void *)count;
    sb_free(&name);
    return count <= ALIKE_REDUCED;
}

static bool write_in(const char *folder, const char *name, const Sb *text)
{
    Arena arena = { 0 };
    Str path = str_printf(&arena, "%s/%s", folder, name);
    bool good = output_file(path.data, (Str[]){ sb_view(text) }, 1);

    arena_free(&arena);
    return good;
}

/* The whole of a finding, in files. */
static void write_finding(const DiffResult *result, const DiffOptions *options, Str program,
                          const char *folder)
{
    DiffResult posted = *result; /* who reads it has the program alone */
    Sb text = { 0 };

    posted.file = STR("program.mlir");
    sb_printf(&text, "%.*s\n", STR_ARG(program));
    write_in(folder, "program.mlir", &text);
    text.len = 0;
    diff_text_line(&text, result, options);
    diff_text_report(&text, result, options);
    write_in(folder, "report.txt", &text);
    text.len = 0;
    diff_json_result(&text, result, options);
    write_in(folder, "finding.json", &text);
    text.len = 0;
    hunt_facts(&text, &result->finding, options);
    write_in(folder, "finding.txt", &text);
    text.len = 0;
    hunt_post(&text, &posted, options, program);
    write_in(folder, "POST.md", &text);
    sb_free(&text);
}

static void say(const Hunt *hunt, Str line)
{
    if (write(hunt->told, line.data, line.len) < 0)
        return;
}

/* The smallest program judged again, by that pipeline. */
static DiffResult judge_again(Diff *diff, const char *passes, Str program)
{
    DiffOptions before = diff->options;
    Input input = { STR("program.mlir"), program };
    DiffResult again;

    diff->options.reduce = false;
    diff->options.passes = passes;
    again = diff_part(diff, &input, &(Chunk){ .text = program });
    diff->options = before;
    return again;
}

static bool shows(const DiffResult *result, const DiffFinding *finding)
{
    return result->verdict == DIFF_DIFFERS && strcmp(result->finding.kind, finding->kind) == 0;
}

static bool ended_late(const DiffResult *result)
{
    return result->steps.len && result->steps.data[result->steps.len - 1].verdict == STEP_ENDLESS;
}

/* Many passes fold and simplify on the way: what canonicalize does as well is its own. */
static DiffResult judge_reduced(Diff *diff, const DiffFinding *finding, Str program)
{
    Arena arena = { 0 };
    const char *own = str_printf(&arena, "builtin.module(%.*s)", STR_ARG(finding->pass)).data;
    DiffResult result = judge_again(diff, "canonicalize", program);

    if (!shows(&result, finding)) {
        diff_result_free(&result);
        result = judge_again(diff, own, program);
    }
    arena_free(&arena);
    return result;
}

/* One cause shows behind several passes: what is found of the same kind, in the same operations, of
 * which the same departs first, is one finding, which lists them. */

static bool departs_alike(const char *folder, Str departs)
{
    Arena arena = { 0 };
    const char *path = str_printf(&arena, "%s/finding.json", folder).data;
    Str member = str_printf(&arena, "\"departs\": \"%.*s\"", STR_ARG(departs));
    Sb text = { 0 };
    bool alike = access(path, R_OK) == 0 && input_read_bytes(path, &text)
                 && str_contains(sb_view(&text), departs.len ? member.data : "\"departs\":")
                        == (departs.len != 0);

    sb_free(&text);
    arena_free(&arena);
    return alike;
}

static bool ends_with_cause(Str name, Str cause)
{
    return name.len > cause.len + 1 && name.data[name.len - cause.len - 1] == '.'
           && str_eq(str_from(name, name.len - cause.len), cause);
}

/* The name of that finding's folder; empty where there is none. */
static Str find_alike(const Hunt *hunt, Str cause, Str departs, Arena *arena)
{
    DIR *folder = opendir(hunt->options->folder);
    struct dirent *entry;
    Str found = { 0 };

    while (folder && !found.len && (entry = readdir(folder))) {
        Str name = str_of(entry->d_name);

        if (ends_with_cause(name, cause)
            && departs_alike(str_printf(arena, "%s/%s", hunt->options->folder, entry->d_name).data,
                             departs))
            found = str_dup(arena, name);
    }
    if (folder)
        closedir(folder);
    return found;
}

/* False: it is listed already. */
static bool list_pass(const char *folder, Str pass)
{
    Arena arena = { 0 };
    const char *facts = str_printf(&arena, "%s/finding.txt", folder).data;
    const char *post = str_printf(&arena, "%s/POST.md", folder).data;
    Str line = str_printf(&arena, "also: %.*s\n", STR_ARG(pass));
    Sb text = { 0 };
    bool is_new = input_read_bytes(facts, &text) && !str_contains(sb_view(&text), line.data);

    if (is_new) {
        sb_str(&text, line);
        output_file(facts, (Str[]){ sb_view(&text) }, 1);
        text.len = 0;
        if (input_read_bytes(post, &text)) {
            sb_printf(&text, "\nIt shows behind `%.*s` as well.\n", STR_ARG(pass));
            output_file(post, (Str[]){ sb_view(&text) }, 1);
        }
    }
    sb_free(&text);
    arena_free(&arena);
    return is_new;
}

static void keep_again(const Hunt *hunt, Str name, Str pass, uint64_t number)
{
    Arena arena = { 0 };
    const char *folder = str_printf(&arena, "%s/%.*s", hunt->options->folder, STR_ARG(name)).data;
    Str line = str_printf(&arena, "%.*s: behind '%.*s' as well (program %llu)\n", STR_ARG(name),
                          STR_ARG(pass), (unsigned long long)number);

    hunt->sums->again++;
    if (hunt->options->json)
        line = hunt_json_finding(&arena, &(HuntTold){ hunt, name, pass, number, .again = true });
    if (list_pass(folder, pass))
        say(hunt, line);
    arena_free(&arena);
}

/* What a finding is kept as. */
typedef struct KeptFinding {
    const DiffResult *result;
    DiffOptions options; /* that show it */
    Str program, pass, cause;
    bool is_small;
    unsigned operations; /* then */
    uint64_t number;     /* of the program that it was found in */
} KeptFinding;

static void tell(const Hunt *hunt, const KeptFinding *kept, Str name)
{
    const DiffFinding *finding = &kept->result->finding;
    const char *native = !finding->is_compared ? ""
                         : finding->confirmed  ? ", native code shows it"
                         : finding->has_native ? ", native code does not show it"
                                               : ", without native code";
    Arena arena = { 0 };
    Sb line = { 0 };

    if (hunt->options->json) {
        say(hunt, hunt_json_finding(&arena,
                                    &(HuntTold){ hunt, name, kept->pass, kept->number,
                                                 kept->is_small ? kept->operations : 0, finding }));
        arena_free(&arena);
        return;
    }
    sb_printf(&line, "%.*s: ", STR_ARG(name));
    if (kept->is_small)
        sb_printf(&line, "%u operation%s", kept->operations, plural(kept->operations));
    else
        sb_add(&line, "not made small");
    sb_printf(&line, "%s (program %llu)\n", native, (unsigned long long)kept->number);
    say(hunt, sb_view(&line));
    sb_free(&line);
}

static void keep_new(Hunt *hunt, KeptFinding *kept)
{
    Arena arena = { 0 };
    Str name = str_printf(&arena, "%.*s.%.*s", STR_ARG(kept->pass), STR_ARG(kept->cause));
    Str folder = str_printf(&arena, "%s/%.*s", hunt->options->folder, STR_ARG(name));
    DiffResult result = *kept->result;

    if (mkdir(folder.data, 0777) == 0) {
        hunt->sums->found++;
        result.file = str_printf(&arena, "%.*s/program.mlir", STR_ARG(folder));
        write_finding(&result, &kept->options, kept->program, folder.data);
        tell(hunt, kept, name);
    } else {
        hunt->sums->again += errno == EEXIST;
    }
    arena_free(&arena);
}

/* One process after the other: what one writes is there when another looks. */
static void keep_once(Hunt *hunt, KeptFinding *kept)
{
    int lock = open(hunt->options->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const DiffFinding *finding = &kept->result->finding;
    Arena arena = { 0 };
    Str alike;

    if (lock >= 0)
        flock(lock, LOCK_EX);
    alike = find_alike(hunt, kept->cause, finding->departs.name, &arena);
    if (!alike.len)
        keep_new(hunt, kept);
    else if (str_starts(alike, kept->pass.data) && alike.data[kept->pass.len] == '.')
        hunt->sums->again++;
    else
        keep_again(hunt, alike, finding->pass, kept->number);
    if (lock >= 0)
        close(lock);
    arena_free(&arena);
}

/* What the smallest program shows by itself is what is kept: it is judged again, for while it was
 * made small a run was called endless sooner than it is here. */
static void keep_reduced(Hunt *hunt, Diff *diff, const DiffResult *first, uint64_t number)
{
    const DiffFinding *finding = &first->finding;
    KeptFinding kept = { .result = first,
                         .options = diff->options,
                         .program = finding->reduced.len ? finding->reduced : finding->before,
                         .is_small = finding->reduced.len != 0,
                         .operations = finding->reduced_operations,
                         .number = number };
    DiffResult again = diff->options.passes ? judge_reduced(diff, finding, kept.program)
                                            : judge_again(diff, NULL, kept.program);
    Arena arena = { 0 };
    Sb pass = { 0 }, cause = { 0 };

    if (shows(&again, finding)) {
        kept.result = &again;
    } else if (ended_late(first)) {
        kept.program = finding->before;
        kept.is_small = false;
    }
    if (kept.options.passes)
        kept.options.passes =
            str_printf(&arena, "builtin.module(%.*s)", STR_ARG(kept.result->finding.pass)).data;
    hunt_name_pass(&pass, kept.result->finding.pass, kept.options.command != NULL);
    hunt_name_cause(&cause, kept.options.context, str_of(finding->kind), kept.program);
    kept.pass = sb_view(&pass);
    kept.cause = sb_view(&cause);
    if (hunt_is_known(hunt, kept.result->finding.pass, kept.cause)
        || hunt_is_known(hunt, finding->pass, kept.cause))
        hunt->sums->known++;
    else
        keep_once(hunt, &kept);
    diff_result_free(&again);
    sb_free(&pass);
    sb_free(&cause);
    arena_free(&arena);
}

/* Near the end of the hunt there is less time for it. */
static double seconds_to_reduce(const Hunt *hunt)
{
    const double MOST = 50, LEAST = 5;
    double left = hunt->end ? hunt->end - hunt_now() : MOST;

    return left > MOST ? MOST : left < LEAST ? LEAST : left;
}

void hunt_keep(Hunt *hunt, Diff *diff, DiffResult *result, uint64_t number)
{
    Arena arena = { 0 };
    Str file;

    if (!is_worth_reducing(hunt, &result->finding)) {
        hunt->sums->again++;
        return;
    }
    file = str_printf(&arena, "%s/reducing-%d.mlir", hunt->options->folder, (int)getpid());
    diff->options.output = file.data;
    diff->options.reduce_seconds = seconds_to_reduce(hunt);
    diff_reduce(diff, result);
    diff->options.output = NULL;
    remove(file.data);
    keep_reduced(hunt, diff, result, number);
    arena_free(&arena);
}

/* In a process of its own: it may have died of writing it. */
static void write_dead_program(const Hunt *hunt, uint64_t number, const char *folder)
{
    pid_t pid = fork();
    Sb text = { 0 };

    if (pid == 0) {
        generate_program(&text, &hunt->options->generate, number);
        write_in(folder, "program.mlir", &text);
        _exit(0);
    }
    if (pid > 0)
        waitpid(pid, NULL, 0);
}

void hunt_keep_death(Hunt *hunt, uint64_t number, const char *what)
{
    Arena arena = { 0 };
    Str folder =
        str_printf(&arena, "%s/died.%llu", hunt->options->folder, (unsigned long long)number);
    Sb text = { 0 };

    hunt->sums->died++;
    if (mkdir(folder.data, 0777) == 0 || errno == EEXIST) {
        write_dead_program(hunt, number, folder.data);
        sb_printf(&text,
                  "a process died (%s) at program %llu of seed %llu: a fault of this "
                  "program's own\n",
                  what, (unsigned long long)number,
                  (unsigned long long)hunt->options->generate.seed);
        write_in(folder.data, "report.txt", &text);
        if (hunt->options->json)
            hunt_json_death(hunt, folder, number, what);
        else
            printf("died.%llu: %.*s", (unsigned long long)number, STR_ARG(sb_view(&text)));
        fflush(stdout);
    }
    sb_free(&text);
    arena_free(&arena);
}
