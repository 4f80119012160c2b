/* A finding: FOLDER/NAME has the smallest program (program.mlir), what `diff` says of it
 * (report.txt, finding.json), and a text to post (POST.md).
 */
#include "interp/oracle/hunt/hunt.h"

#include "core/base/names.h"
#include "core/text/source.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ALIKE_REDUCED = 3 }; /* of those that look alike before that, so many are made small */

/* "canonicalize.wrong-result": letters, digits and dashes. */
static void add_word(Sb *name, Str word)
{
    for (size_t i = 0; i < word.len; i++) {
        bool plain = isalnum((unsigned char)word.data[i]) || strchr("._-", word.data[i]);

        if (plain)
            sb_char(name, word.data[i]);
        else if (name->len && name->data[name->len - 1] != '-')
            sb_char(name, '-');
    }
    while (name->len && name->data[name->len - 1] == '-')
        name->len--;
}

/* A pass without its options; a command's program without its folder. */
static Str pass_word(const DiffFinding *finding, bool is_command)
{
    Str word = { finding->pass.data, str_find(finding->pass, is_command ? ' ' : '{') };

    for (size_t i = word.len; is_command && i; i--)
        if (word.data[i - 1] == '/')
            return str_from(word, i);
    return word;
}

static void add_pass_and_kind(Sb *name, const DiffFinding *finding, bool is_command)
{
    add_word(name, pass_word(finding, is_command));
    sb_char(name, '.');
    add_word(name, str_of(finding->kind));
}

static bool tells_little(const Op *op)
{
    return op_has(op, CONSTANT_LIKE | SYMBOL_TABLE) || op_has(op, RETURN_LIKE)
           || (op->def && op->def->function);
}

static void collect_names(Names *names, Arena *arena, const Op *op)
{
    if (!tells_little(op))
        names_add(names, str_dup(arena, op_name(op)));
    for (unsigned i = 0; i < op->region_count; i++)
        for (const Block *block = op->regions[i].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                collect_names(names, arena, inner);
}

/* "canonicalize.wrong-result.arith.index_cast+arith.extsi": what the smallest program is made of
 * tells findings apart. */
static void add_operations(Sb *name, const Diff *diff, Str program)
{
    enum { MOST_NAMES = 6 };
    Context *context = input_context(diff->options.context);
    Op *module;
    Names names = { 0 };
    Arena arena = { 0 };

    context->handler = NULL;
    module = source_parse(context, STR("reduced"), program, 0);
    if (module)
        collect_names(&names, &arena, module);
    for (size_t i = 0; i < names.len && i < MOST_NAMES; i++)
        sb_printf(name, "%s%.*s", i ? "+" : ".", STR_ARG(names.data[i]));
    vec_free(&names);
    arena_free(&arena);
    context_free(context);
}

/* Before it is made small: alike is what departs in one operation. */
static bool is_worth_reducing(Hunt *hunt, const DiffFinding *finding)
{
    Sb name = { 0 };
    MapEntry *entry;
    uintptr_t count;
    bool added;

    add_pass_and_kind(&name, finding, hunt->options->diff.command != NULL);
    sb_printf(&name, ".%.*s", STR_ARG(finding->departs));
    entry = map_at(&hunt->seen, sb_view(&name), &added);
    if (added)
        entry->key = str_dup(&hunt->arena, sb_view(&name));
    count = (uintptr_t)entry->value + 1;
    entry->value = (void *)count;
    sb_free(&name);
    return count <= ALIKE_REDUCED;
}

static bool is_folder(const char *folder, Str name)
{
    struct stat status;
    Arena arena = { 0 };
    bool is = folder
              && stat(str_printf(&arena, "%s/%.*s", folder, STR_ARG(name)).data, &status) == 0
              && S_ISDIR(status.st_mode);

    arena_free(&arena);
    return is;
}

static bool write_in(const char *folder, const char *name, const Sb *text)
{
    Arena arena = { 0 };
    Str path = str_printf(&arena, "%s/%s", folder, name);
    bool good = output_file(path.data, (Str[]){ sb_view(text) }, 1);

    arena_free(&arena);
    return good;
}

static void add_fence(Sb *text, const char *language, Str inside)
{
    while (inside.len && inside.data[inside.len - 1] == '\n')
        inside.len--;
    sb_printf(text, "```%s\n%.*s\n```\n\n", language, STR_ARG(inside));
}

/* What a report to those who wrote the pass needs. */
static void write_post(Sb *text, const DiffResult *result, const DiffOptions *options, Str program)
{
    const DiffFinding *finding = &result->finding;
    Sb before = { 0 }, after = { 0 }, report = { 0 };

    sb_printf(text, "# `%.*s`: %s", STR_ARG(finding->pass), finding->kind);
    if (finding->departs.len)
        sb_printf(text, ", first of `%.*s`", STR_ARG(finding->departs));
    sb_add(text, "\n\n");
    if (finding->version.len)
        sb_printf(text, "LLVM %.*s.\n\n", STR_ARG(finding->version));
    add_fence(text, "mlir", program);
    diff_commands(&before, &after, result, options);
    if (before.len)
        add_fence(text, "console", sb_view(&before));
    add_fence(text, "console", sb_view(&after));
    if (finding->is_compared && finding->compared.where.len) {
        sb_printf(text, "- %.*s: `%.*s` before the pass", STR_ARG(finding->compared.where),
                  STR_ARG(finding->compared.source));
        sb_add(text, ", and behind it:\n\n");
        add_fence(text, "", finding->compared.target);
    }
    if (finding->why.len)
        add_fence(text, "", finding->why);
    diff_text_report(&report, result, options);
    sb_add(text, "The whole report:\n\n");
    add_fence(text, "", sb_view(&report));
    sb_free(&before);
    sb_free(&after);
    sb_free(&report);
}

/* The folder stands already. */
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
    write_post(&text, &posted, options, program);
    write_in(folder, "POST.md", &text);
    sb_free(&text);
}

static void tell(const Hunt *hunt, const DiffFinding *finding, Str name, unsigned operations,
                 uint64_t number)
{
    const char *native = !finding->is_compared ? ""
                         : finding->confirmed  ? ", native code shows it"
                         : finding->has_native ? ", native code does not show it"
                                               : ", without native code";
    Sb line = { 0 };

    sb_printf(&line, "%.*s: %u operation%s%s (program %llu)\n", STR_ARG(name), operations,
              plural(operations), native, (unsigned long long)number);
    if (write(hunt->told, line.data, line.len) < 0)
        line.len = 0;
    sb_free(&line);
}

/* The smallest program judged again, by that pipeline. */
static DiffResult judge_again(Diff *diff, const char *passes, Str program)
{
    DiffOptions before = diff->options;
    Input input = { STR("program.mlir"), program };
    DiffResult again;

    diff->options.reduce = false;
    diff->options.passes = passes;
    again = diff_part(diff, &input, &(Chunk){ program, 0 });
    diff->options = before;
    return again;
}

static bool shows(const DiffResult *result, const DiffFinding *finding)
{
    return result->verdict == DIFF_DIFFERS && strcmp(result->finding.kind, finding->kind) == 0;
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

/* A folder of that name is made, unless it is there already, or known. */
static bool is_new(Hunt *hunt, Str name, Str folder)
{
    if (is_folder(hunt->options->known, name)) {
        hunt->sums->known++;
        return false;
    }
    if (mkdir(folder.data, 0777) != 0) {
        hunt->sums->again += errno == EEXIST;
        return false;
    }
    hunt->sums->found++;
    return true;
}

/* What the smallest program shows by itself is what is kept. */
static void keep_reduced(Hunt *hunt, Diff *diff, const DiffResult *first, uint64_t number)
{
    const DiffFinding *finding = &first->finding;
    Str program = finding->reduced.len ? finding->reduced : finding->before;
    Arena arena = { 0 };
    Str folder;
    DiffResult again = { 0 };
    const DiffResult *result = first;
    DiffOptions options = diff->options;
    Sb name = { 0 };

    again = diff->options.passes ? judge_reduced(diff, finding, program)
                                 : judge_again(diff, NULL, program);
    if (shows(&again, finding))
        result = &again;
    add_pass_and_kind(&name, &result->finding, options.command != NULL);
    add_operations(&name, diff, program);
    folder = str_printf(&arena, "%s/%s", hunt->options->folder, name.data);
    if (is_new(hunt, sb_view(&name), folder)) {
        again.file = str_printf(&arena, "%.*s/program.mlir", STR_ARG(folder));
        if (options.passes)
            options.passes =
                str_printf(&arena, "builtin.module(%.*s)", STR_ARG(result->finding.pass)).data;
        write_finding(result, &options, program, folder.data);
        tell(hunt, &result->finding, sb_view(&name), finding->reduced_operations, number);
    }
    diff_result_free(&again);
    sb_free(&name);
    arena_free(&arena);
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
        printf("died.%llu: %.*s", (unsigned long long)number, STR_ARG(sb_view(&text)));
        fflush(stdout);
    }
    sb_free(&text);
    arena_free(&arena);
}
