#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/define/alias.h"
#include "core/ir/function.h"
#include "interp/program/arguments.h"
#include "interp/program/attend.h"
#include "interp/program/bench.h"
#include "interp/console/big_stack.h"
#include "interp/console/import.h"
#include "interp/console/messages.h"
#include "interp/command/command.h"
#include "interp/command/lost.h"
#include "interp/command/lower_missing.h"
#include "interp/command/run_json.h"
#include "interp/command/run_vscales.h"
#include "interp/command/statistics.h"
#include "interp/console/output.h"
#include "interp/program/entry.h"
#include "interp/program/npy_write.h"
#include "interp/fast/fast.h"
#include "interp/oracle/claims/claims.h"
#include "interp/oracle/inputs/stubs.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct Leak { /* all that one operation allocated, and nobody freed */
    const Op *made;
    unsigned long long count, bytes;
} Leak;

typedef VEC(Leak) Leaks;

static void add_leak(Leaks *leaks, Map *sites, const Allocation *live)
{
    bool added;
    MapEntry *site = map_at(sites, KEY_OF(live->made), &added);
    Leak *leak;

    if (added) {
        vec_push(leaks, (Leak){ .made = live->made });
        site->value = (void *)leaks->len; /* one more than its index */
    }
    leak = &leaks->data[(size_t)site->value - 1];
    leak->count++;
    leak->bytes += live->size;
}

/* In the order of each operation's first. */
static void find_leaks(const Memory *memory, Leaks *leaks)
{
    const Allocation *live = memory_next_live(memory, ALLOCATION_HEAP, 0);
    Map sites = { 0 };

    for (; live; live = memory_next_live(memory, ALLOCATION_HEAP, live->id))
        if (!live->kept)
            add_leak(leaks, &sites, live);
    map_free(&sites);
}

static void report_leak(Machine *machine, const Leak *leak)
{
    const Attr *loc = leak->made ? op_loc(leak->made) : NULL;
    Sb text = { 0 };

    if (leak->count == 1)
        sb_printf(&text, "leak: %llu byte%s allocated here %s never deallocated", leak->bytes,
                  plural(leak->bytes), leak->bytes == 1 ? "was" : "were");
    else
        sb_printf(&text, "leak: %llu allocations made here, %llu byte%s, were never deallocated",
                  leak->count, leak->bytes, plural(leak->bytes));
    if (machine->report.kind == END_NONE)
        report_end_at(machine, END_UNDEFINED, loc, text.data);
    else
        report_note(machine, loc, "%s", text.data);
    sb_free(&text);
}

/* A leak is nothing that the language forbids: it is found as a difference is. */
static bool report_leaks(Machine *machine)
{
    Leaks leaks = { 0 };
    bool found;

    find_leaks(machine->memory, &leaks);
    for (size_t i = 0; i < leaks.len; i++)
        report_leak(machine, &leaks.data[i]);
    found = leaks.len != 0;
    vec_free(&leaks);
    return found;
}

/* "A return from the initial call to the main function is equivalent to calling the exit function
 * with the value" (C11 5.1.2.2.3), and that is undefined: X3. So it is where the program was
 * compiled from C; in MLIR what is returned is data, unless it is asked for as a status. */
static int poison_returned(const Entry *entry, const Options *options)
{
    if (!options->status && !import_wanted(options->file))
        return EXIT_FINE;
    loc_error(op_loc(entry->function), "undefined behaviour: the program's status is what @main "
                                       "returns, and that is poison");
    return END_UNDEFINED;
}

/* What main of C has returned is the status of its program, and no end of the run. */
static int returned_status(const Entry *entry, const Options *options)
{
    const Type *type = function_signature(entry->function);
    int status;

    if (options->runner || !op_is(entry->function, "llvm.func")
        || strcmp(options->entry, "main") != 0 || type->list.result_count != 1
        || type->list.types[type->list.input_count] != type_i(type->context, 32))
        return EXIT_FINE;
    if (entry->results[0].poison[0])
        return poison_returned(entry, options);
    status = (int)(int_low_u(place_int(entry->results[0])) & 0xff);
    if (options->status)
        return STATUS_OF_PROGRAM + status;
    if (status && options->entry_point_result)
        diag_emit(entry->machine->context, SEVERITY_NOTE, NULL,
                  "the program's own status is %d (--status=program hands it on)", status);
    return EXIT_FINE;
}

/* False, reported, where it is not what --entry-point-result says. */
static bool print_results(const Entry *entry, const Options *options)
{
    if (options->json) /* which has them in its own form */
        return true;
    if (options->entry_point_result)
        return result_print_as(entry->machine, entry->function, entry->results,
                               options->entry_point_result);
    entry_print_results(entry);
    return true;
}

/* What machines call what ended the run; of one that returned what is wrong with its status. */
static void name_rule(const Machine *machine, bool leaked)
{
    const Op *at = machine->report.at;
    EndKind kind = machine->report.kind;
    bool undefined = !leaked && (kind == END_UNDEFINED || kind == END_NONE);
    Sb rule = { 0 };

    sb_add(&rule, leaked ? "leak" : undefined ? "undefined-behaviour" : status_name((int)kind));
    if (undefined && at)
        sb_printf(&rule, "/%.*s", STR_ARG(op_name(at)));
    messages_rule(sb_view(&rule), at && at->def
                                      ? str_of(def_rules(machine->context, at->def)->undefined)
                                      : (Str){ 0 });
    sb_free(&rule);
}

/* What a program hands to exit() is the status of this one. */
static bool hands_status_on(const Options *options)
{
    return options->status || options->runner;
}

int run_entry(Machine *machine, const Op *function, const Options *options)
{
    Attention attention;
    Entry entry;
    Statistics statistics = { 0 };
    bool returned, leaked = false, written = true;
    int status;

    if (options->stats)
        statistics_start(&statistics, machine);
    status = options->npy_out && !npy_make_folder(options->npy_out)
                 ? EXIT_USAGE
                 : entry_prepare(&entry, machine, function, options);
    if (status != EXIT_FINE)
        return status;
    attend_begin(&attention, &machine->options);
    returned = entry_call(&entry) != FLOW_END;
    if (returned) {
        if (!print_results(&entry, options))
            return EXIT_USAGE;
        written = !options->npy_out || npy_write_all(&entry, options->npy_out);
        entry_warn_of_results(&entry);
        machine_end_over(&(Step){ .op = function, .machine = machine });
        if (options->leaks)
            leaked = report_leaks(machine);
    }
    attend_end(&attention);
    machine_flush(machine);
    if (options->json)
        run_json_keep(&entry, returned);
    name_rule(machine, leaked);
    if (machine->own_status == -1 || (machine->own_status && !hands_status_on(options)))
        report_emit(machine);
    entry_note_input(&entry);
    if (options->stats)
        statistics_print(&statistics);
    statistics_free(&statistics);
    if (entry.bench && bench_is_wrong(entry.bench))
        return EXIT_USAGE;
    if (!written || leaked)
        return written ? EXIT_DIFFERENCE : EXIT_USAGE;
    if (machine->own_status >= 0 && hands_status_on(options))
        return STATUS_OF_PROGRAM + machine->own_status;
    if (machine->own_status == 0)
        return EXIT_FINE;
    return machine->report.kind ? (int)machine->report.kind : returned_status(&entry, options);
}

/* What is said of the program, by upstream and by the user; NULL, reported, where that cannot be
 * read. */
static Claims *gather_claims(const Program *program, const Op *entry, const Options *options)
{
    Claims *claims = claims_new(program->module);

    if (options->claims_from && !claims_read(claims, options->claims_from)) {
        claims_free(claims);
        return NULL;
    }
    if (options->claims)
        claims_ask(claims, entry);
    return claims;
}

static int run_claimed(const Program *program, Machine *machine, const Op *entry,
                       const Options *options)
{
    Claims *claims;
    int status;

    if (!options->claims && !options->claims_from)
        return run_entry(machine, entry, options);
    claims = gather_claims(program, entry, options);
    if (!claims)
        return EXIT_USAGE;
    claims_watch(claims, machine);
    status = run_entry(machine, entry, options);
    messages_rule(STR("claim"), (Str){ 0 });
    if (claims_tell(claims, machine))
        status = EXIT_DIFFERENCE;
    claims_free(claims);
    return status;
}

/* Standard output is for another form. */
static void print_aside(Str text)
{
    fwrite(text.data, 1, text.len, stderr);
}

/* Has the entry the type that mlir-runner would run? Its words, which tests look for, stand beside
 * ours. */
static bool runner_takes(const Op *entry, const Options *options)
{
    const char *result = options->entry_point_result;

    if (function_signature(entry)->list.input_count && !options->args) {
        fputs("Error: JIT can't invoke a main function expecting arguments\n", stderr);
        return true; /* what is missing is told where arguments are read */
    }
    if (result_is_as(entry, result))
        return true;
    if (strcmp(result, "void") == 0)
        fputs("Error: expected void function\n", stderr);
    else
        output_error("Error: only single %s function result supported\n", result);
    return false;
}

static int run_program(const Program *program, const Options *options)
{
    const Op *entry;
    Boundaries boundaries = { 0 };
    Stubs stubs = { .boundaries = &boundaries, .seed = options->stubs };
    MachineOptions machine_options = entry_machine_options(program, options);
    Machine *machine;
    int status = entry_find(program, options, &entry);

    if (options->runner && status == EXIT_USAGE)
        fputs("Error: entry point not found\n", stderr);
    if (status != EXIT_FINE)
        return status;
    if (options->runner && !runner_takes(entry, options))
        return EXIT_USAGE;
    machine_options.fast = options->vcd ? NULL : &FAST_CODE; /* which leaves values away */
    if (options->stubs != OPTION_NOT_GIVEN)
        machine_options.stub = stubs_of(&stubs);
    if (options->json)
        machine_options.print = NULL; /* it becomes a member of the object */
    else if (options->sarif && strcmp(options->sarif, "-") == 0)
        machine_options.print = print_aside;
    if (options->vscale_count > 1) {
        status = run_vscales(program, entry, &machine_options, options);
        boundaries_free(&boundaries);
        return status;
    }
    machine = machine_new(program->context, program->module, machine_options);
    machine->stack_limit = big_stack_limit();
    status = options->via ? native_run_entry(machine, entry, options)
                          : run_claimed(program, machine, entry, options);
    machine_free(machine);
    boundaries_free(&boundaries);
    program_offer_source(program, options);
    return status;
}

/* mlir-runner says so and goes on, as what is missing may not be called. */
static void warn_of_libraries(const Options *options)
{
    Str rest = str_of(options->shared_libs ? options->shared_libs : "");

    while (rest.len) {
        Str name = { rest.data, str_find(rest, ',') };
        Sb path = { 0 };

        sb_printf(&path, "%.*s", STR_ARG(name));
        if (name.len && access(path.data, F_OK) != 0)
            output_error("warning: --shared-libs: there is no file '%s' (nothing is loaded: the "
                         "functions of the runner's libraries are built in)\n",
                         path.data);
        sb_free(&path);
        rest = str_from(rest, name.len < rest.len ? name.len + 1 : name.len);
    }
}

static int run_file(const Options *options)
{
    Program program;
    int status;

    warn_of_libraries(options);
    status = program_open_lowered(&program, options);
    if (status == EXIT_FINE) {
        lost_tell(options->file);
        messages_rule(STR("entry"), (Str){ 0 });
        status = run_program(&program, options);
    }
    program_close(&program);
    run_json_end(status);
    return status;
}

int command_run(const Options *options)
{
    int status = run_file(options);

    if (status >= STATUS_OF_PROGRAM)
        return status - STATUS_OF_PROGRAM;
    return status && options->status ? status + STATUS_ASIDE : status;
}

/* mlir-runner dies of a trap. */
int command_runner(const Options *options)
{
    int status;

    if (options->host_supports_jit) {
        puts("true");
        return EXIT_FINE;
    }
    status = run_file(options);
    if (status >= STATUS_OF_PROGRAM)
        return status - STATUS_OF_PROGRAM;
    if (status == END_TRAP) {
        fflush(stdout);
        abort();
    }
    return status == EXIT_USAGE || status == EXIT_INVALID ? EXIT_FAILURE : status;
}
