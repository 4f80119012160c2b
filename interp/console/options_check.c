#include "interp/console/option.h"

#include "interp/console/offer.h"
#include "interp/console/output.h"
#include "interp/console/outputs.h"
#include "interp/console/usage.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_VSCALE = 1024 };

static bool makes_programs(const Options *options)
{
    return options_command_is(options, "generate") || options_command_is(options, "hunt");
}

/* The flag of this command, of all where there is none, whose name is nearest, if one is near. */
static const OptionText *nearest_flag(Str name, const char *command)
{
    const OptionText *nearest = NULL, *text;
    unsigned least = 1 + (unsigned)name.len / 5;

    for (unsigned i = 0; (text = option_text(i)); i++) {
        unsigned far = str_distance(name, str_of(text->name), least);

        if (far > least || far >= name.len || (nearest && far == least)
            || (command ? !option_is_for(text, command) : text->commands[0]))
            continue;
        nearest = text;
        least = far;
    }
    return nearest;
}

static const OptionText *meant_by(const Options *options, const char *arg)
{
    Str name = str_of(arg + (arg[1] == '-' ? 2 : 1));

    name.len = str_find(name, '=');
    return nearest_flag(name, options->command);
}

bool options_unknown_flag(const Options *options, const char *arg)
{
    const OptionText *meant = meant_by(options, arg);
    Sb said = { 0 };

    sb_printf(&said, "unknown flag %s", arg);
    if (str_starts(str_of(arg), "-O") && meant && meant->name[0] == 'O')
        sb_add(&said, "; levels are -O0, -O1, -O2 and -O3");
    else if (meant)
        sb_printf(&said, "; did you mean %s%s?", option_dashes(meant), meant->name);
    else if (options_command_is(options, "runner"))
        sb_add(&said, "; of what mlir-runner takes, LLVM's flags about passes and machine code are "
                      "refused, as nothing is compiled");
    option_refuse(options->command, said.data, "");
    sb_free(&said);
    return false;
}

/* `diff` takes flags that are none of its own for passes. */
static void note_passes(const Options *options)
{
    for (unsigned i = 0; i < options->pass_flag_count; i++) {
        const OptionText *meant = meant_by(options, options->pass_flags[i]);

        if (meant && meant->name[1])
            output_error("note: %s is taken as a pass; did you mean --%s?\n",
                         options->pass_flags[i], meant->name);
    }
}

/* "run, check and diff" of words that blanks separate. */
static void add_listed(Sb *sb, const char *words, const char *last)
{
    Str rest = str_of(words);

    for (bool first = true; rest.len; first = false) {
        Str word = str_word(&rest);

        sb_printf(sb, "%s%.*s", first ? "" : rest.len ? ", " : last, STR_ARG(word));
    }
}

/* Flags may stand before the command: whether it has them can only be said when all are read. */
static bool check_flags(const Options *options)
{
    Sb flag = { 0 }, commands = { 0 };
    bool good = true;

    for (unsigned i = 0; good && i < OPTION_COUNT; i++) {
        const OptionText *text = &OPTION_ROWS[i].text;

        if (!options->given[i] || option_is_for(text, options->command))
            continue;
        sb_printf(&flag, "%s%s", option_dashes(text), text->name);
        add_listed(&commands, text->commands, " and ");
        output_error("error: '%s' takes no %s: it is for %s (see %s %s --help)\n", options->command,
                     flag.data, commands.data, offer_program(), options->command);
        good = false;
    }
    sb_free(&commands);
    sb_free(&flag);
    if (good && options->pass_flag_count && !options_command_is(options, "diff"))
        return options_unknown_flag(options, options->pass_flags[0]);
    note_passes(options);
    return good;
}

/* A flag that is wrong has been told before: a word behind it is no file too many. */
static bool check_files(const Options *options)
{
    bool takes_file = usage_find(str_of(options->command))->takes_file;

    if (options->file && makes_programs(options))
        return option_refuse(options->command,
                             "no file is taken, but by --mutate: ", options->file);
    if (options->file_count > 1 && !options_compare(options)
        && !options_command_is(options, "verify") && !options_command_is(options, "explain")
        && !options_command_is(options, "course"))
        return option_refuse(options->command,
                             takes_file ? "one file at a time, and not also "
                                        : "one name at a time, and not also ",
                             options->files[1]);
    return true;
}

/* What `run` says to native code where none is made, and to the interpreter where that does not
 * run. */
static bool check_native(const Options *options)
{
    Sb flag = { 0 };
    bool good = true;

    for (unsigned i = 0; good && i < OPTION_COUNT && options_command_is(options, "run"); i++)
        if (options->given[i]
            && (options->via ? OPTION_ROWS[i].interpreter : OPTION_ROWS[i].native)) {
            sb_printf(&flag, "%s%s", option_dashes(&OPTION_ROWS[i].text), OPTION_ROWS[i].text.name);
            sb_add(&flag, options->via ? " is about the interpreter, which --via does not run"
                                       : " is about native code, which --via=llvm or --via=mlir "
                                         "runs");
            good = option_refuse("run", flag.data, "");
        }
    sb_free(&flag);
    return good;
}

/* `both` and llvm,mlir are for check alone. */
static bool takes_upstream(const Options *options)
{
    return options->via && (strstr(options->via, "mlir") || strcmp(options->via, "both") == 0);
}

/* "1,2,4". */
static bool read_vscales(Options *options)
{
    const char *at = options->vscale ? options->vscale : "1";

    for (;; at++) {
        char *end;
        unsigned long long vscale = isdigit((unsigned char)*at) ? strtoull(at, &end, 10) : 0;

        if (!vscale || vscale > MOST_VSCALE || (*end && *end != ',')
            || options->vscale_count == OPTION_MOST_VSCALES)
            return option_refuse(options->command, "--vscale takes a number from 1 to 1024, not ",
                                 options->vscale);
        options->vscales[options->vscale_count++] = (unsigned)vscale;
        at = end;
        if (!*at)
            break;
    }
    return options->vscale_count == 1 || options_command_is(options, "run")
           || option_refuse(options->command, "--vscale takes one number, not ", options->vscale);
}

/* Standard output is for one form, and an object tells one run, in its own form. */
static bool check_forms(const Options *options)
{
    bool form = options->json || options->sarif;
    bool page = !options_command_is(options, "explain") && output_is_standard(options->html);

    if (options->json + output_is_standard(options->sarif) + output_is_standard(options->junit)
            + page
        > 1)
        return option_refuse(options->command, "standard output takes one form: --",
                             options->sarif   ? "sarif=FILE writes a file"
                             : options->junit ? "junit=FILE writes a file"
                                              : "html=FILE writes a file");
    if (options_command_is(options, "run") && form && options->vscale
        && strchr(options->vscale, ','))
        return option_refuse("run",
                             "--json and --sarif tell one run: --vscale takes one number then", "");
    if (options_command_is(options, "run") && options->json && options->entry_point_result)
        return option_refuse(
            "run", "--json has results in its own form, without --entry-point-result", "");
    if (options->json && options->example)
        return option_refuse("explain", "--json prints objects, and --example a program", "");
    return true;
}

/* Of those that can be listed. */
static bool check_listed(const Options *options, const Option *option)
{
    const char *values = option_values(&option->text, options->command);
    const void *place = (const char *)options + option->offset;
    Sb given = { 0 }, takes = { 0 };
    bool good;

    if (!values || (option->text.several && !option_otherwise(&option->text, options->command)))
        return true;
    if (option->kind == OPTION_NUMBER)
        sb_printf(&given, "%llu", *(const unsigned long long *)place);
    else
        sb_add(&given, *(const char *const *)place);
    good = str_lists(values, sb_view(&given));
    if (!good) {
        sb_printf(&takes, "%s%s takes ", option_dashes(&option->text), option->text.name);
        add_listed(&takes, values, " or ");
        sb_add(&takes, ", not ");
        option_refuse(options->command, takes.data, given.len ? given.data : "nothing");
    }
    sb_free(&takes);
    sb_free(&given);
    return good;
}

static bool check_values(const Options *options)
{
    const char *command = options->command;

    for (unsigned i = 0; i < OPTION_COUNT; i++)
        if (options->given[i] && !check_listed(options, &OPTION_ROWS[i]))
            return false;
    if (options->dump_object_file || options->object_filename)
        return option_refuse(command, "nothing is compiled, so that there is no object file for ",
                             options->dump_object_file ? "--dump-object-file"
                                                       : "--object-filename");
    if (makes_programs(options) && option_is_given(options, option_named(STR("count")))
        && !options->count)
        return option_refuse(command, "--count takes a number above 0", "");
    if (options->status && options->vscale && strchr(options->vscale, ','))
        return option_refuse(command,
                             "--status=program is of one run: --vscale takes one number then", "");
    if ((options->claims || options->claims_from)
        && (options->stats || (options->vscale && strchr(options->vscale, ','))))
        return option_refuse(command, "claims are held in one run, which --stats does not count",
                             "");
    if (options->legacy && options->lower_missing)
        return option_refuse(command,
                             "--lower-missing hands the text to upstream's passes, which do not "
                             "read --legacy: print --legacy, and run what that gives",
                             "");
    if (options->pipeline && !takes_upstream(options)
        && !(options_command_is(options, "run") && !options->via))
        return option_refuse(command,
                             "--pipeline is that of upstream's passes, which --via=mlir runs", "");
    return check_forms(options) && check_native(options);
}

static bool check_source(const Options *options)
{
    struct stat seen;

    if (!options->source || (stat(options->source, &seen) == 0 && S_ISDIR(seen.st_mode)))
        return true;
    return option_refuse(options->command, "--source takes a folder, and there is none called ",
                         options->source);
}

bool options_check(Options *options)
{
    return check_flags(options) && check_files(options) && check_values(options)
           && check_source(options) && read_vscales(options) && outputs_check(options);
}
