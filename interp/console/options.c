#include "interp/console/option.h"

#include "interp/console/colour.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"
#include "interp/console/usage.h"

#include <errno.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool option_refuse(const char *command, const char *what, const char *which)
{
    bool known = command && usage_find(str_of(command));

    output_error("error: %s%s (see %s%s%s --help)\n", what, which, offer_program(),
                 known ? " " : "", known ? command : "");
    return false;
}

bool options_command_is(const Options *options, const char *name)
{
    return options->command && strcmp(options->command, name) == 0;
}

bool options_compare(const Options *options)
{
    return options_command_is(options, "diff") || options_command_is(options, "check")
           || options_command_is(options, "hunt");
}

/* It, or another name of it; NULL. */
static const Option *given_row(const Options *options, const Option *option)
{
    for (unsigned i = 0; i < OPTION_COUNT; i++)
        if (options->given[i] && OPTION_ROWS[i].offset == option->offset)
            return &OPTION_ROWS[i];
    return NULL;
}

bool option_is_given(const Options *options, const Option *option)
{
    return given_row(options, option) != NULL;
}

/* --emit-bytecode --emit-bytecode-version=2, in whichever order: of two names of one thing one has
 * no value, and the other says which. */
static bool says_which(const Options *options, const Option *option, bool has_value)
{
    const Option *before = given_row(options, option);
    const char *const *text = (const void *)((const char *)options + option->offset);

    return before && before != option
           && ((option->alone && !has_value) || (before->alone && *text == before->alone));
}

static bool read_flag(bool *flag, const char *command, const char *value, const char *arg)
{
    if (!value || strcmp(value, "true") == 0)
        *flag = true;
    else if (strcmp(value, "false") == 0)
        *flag = false;
    else
        return option_refuse(command, "expected true or false in ", arg);
    return true;
}

static bool add_word(OptionWords *words, const char *word)
{
    words->words = must_realloc(words->words, (words->count + 1) * sizeof *words->words);
    words->words[words->count++] = word;
    return true;
}

static bool set_option(Options *options, const char *command, const Option *option,
                       const char *value, const char *arg)
{
    void *place = (char *)options + option->offset;
    char *end;

    errno = 0;
    switch (option->kind) {
    case OPTION_FLAG:
        return read_flag(place, command, value, arg);
    case OPTION_TEXT:
        *(const char **)place = value;
        return true;
    case OPTION_FILE:
        *(const char **)place = value ? value : "-";
        return (value && !*value) ? option_refuse(command, "a file is missing in ", arg) : true;
    case OPTION_WORDS:
        return add_word(place, value);
    case OPTION_NUMBER:
        *(unsigned long long *)place = strtoull(value, &end, 0);
        break;
    case OPTION_REAL:
        *(double *)place = strtod(value, &end);
        if (!isfinite(*(double *)place))
            errno = ERANGE;
        break;
    }
    if (errno || end == value || *end || *value == '-')
        return option_refuse(command, "expected a number for ", arg);
    return true;
}

/* The command, or the first word that is one: flags may stand in front of it. */
static const char *command_in(const Options *options, int argc, char **argv)
{
    if (options->command)
        return options->command;
    for (int i = 1; i < argc; i++)
        if (usage_find(str_of(argv[i])))
            return argv[i];
    return NULL;
}

/* A flag; the next argument is its value if it needs one and has no `=`. */
static bool read_option(Options *options, int argc, char **argv, int *at)
{
    const char *arg = argv[*at], *name = arg + (arg[1] == '-' ? 2 : 1);
    const char *equal = strchr(name, '='), *value = equal ? equal + 1 : NULL;
    const Option *option =
        option_named((Str){ name, equal ? (size_t)(equal - name) : strlen(name) });

    if (!option) {
        options->pass_flags[options->pass_flag_count++] = argv[*at];
        return true;
    }
    if (option_is_given(options, option) && !option->repeats) {
        if (!says_which(options, option, value != NULL))
            return option_refuse(command_in(options, argc, argv), "given a second time: ", arg);
        if (option->alone)
            return true;
    }
    options->given[option - OPTION_ROWS] = true;
    if (!value)
        value = option->alone;
    if (!value && option->kind != OPTION_FLAG && option->kind != OPTION_FILE) {
        if (*at + 1 >= argc)
            return option_refuse(command_in(options, argc, argv), "a value is missing behind ",
                                 arg);
        value = argv[++*at];
    }
    if (!set_option(options, command_in(options, argc, argv), option, value, arg))
        return false;
    if (options->color)
        colour_choose(options->color);
    return true;
}

/* The files are gathered at the front of the command line. */
static void take_file(Options *options, char **argv, char *file)
{
    options->files = argv + 1;
    options->files[options->file_count++] = file;
    options->file = options->files[0];
}

/* What depends on the command. What compares runs much, so that one run may take little. */
static void set_defaults(Options *options)
{
    if (!options->entry && !options_compare(options))
        options->entry = "main";
    if (options->entry && *options->entry == '@')
        options->entry++;
    if (options->runner && !options->file)
        options->file = "-";
    if (options->runner && !options->entry_point_result)
        options->entry_point_result = "f32";
    if (options->max_memory == OPTION_NOT_GIVEN)
        options->max_memory = options_compare(options) ? 1ull << 28 : 8ull << 30;
    if (options->max_steps == OPTION_NOT_GIVEN)
        options->max_steps = options_command_is(options, "hunt") ? 10 * 1000
                             : options_compare(options)          ? 10ull * 1000 * 1000
                                                                 : 0;
    if (options->elide_larger_than == OPTION_NOT_GIVEN)
        options->elide_larger_than = options->json ? 0 : 1000;
    if (options->max_seconds < 0)
        options->max_seconds = options_compare(options) ? 10 : 0;
    if (options->inputs == OPTION_NOT_GIVEN)
        options->inputs = options_command_is(options, "diff")   ? 0
                          : options_command_is(options, "hunt") ? 32
                                                                : 4096;
}

bool options_read(Options *options, int argc, char **argv)
{
    *options = (Options){ .max_memory = OPTION_NOT_GIVEN,
                          .max_steps = OPTION_NOT_GIVEN,
                          .max_depth = 250000,
                          .max_seconds = -1,
                          .elide_larger_than = OPTION_NOT_GIVEN,
                          .longest_resource = OPTION_NOT_GIVEN,
                          .most_elements = OPTION_NOT_GIVEN,
                          .inputs = OPTION_NOT_GIVEN,
                          .stubs = OPTION_NOT_GIVEN,
                          .tick = OPTION_NOT_GIVEN,
                          .port = OPTION_NOT_GIVEN,
                          .native_seconds = 10,
                          .prove_seconds = 20,
                          .ulp = -1,
                          .pass_flags = must_alloc((size_t)argc * sizeof *argv),
                          .runner = offer_as_runner(),
                          .command = offer_as_runner() ? "runner" : NULL };
    for (int at = 1; at < argc; at++) {
        if (argv[at][0] == '-' && argv[at][1]) {
            if (!read_option(options, argc, argv, &at))
                return false;
        } else if (!options->command) {
            options->command = argv[at];
            options->runner = options_command_is(options, "runner");
        } else {
            take_file(options, argv, argv[at]);
        }
    }
    set_defaults(options);
    if (options->help || options->version || (argc == 1 && !options->command))
        return true;
    if (!options->command && options->pass_flag_count)
        return options_unknown_flag(options, options->pass_flags[0]);
    if (!options->command)
        return option_refuse(NULL, "a command is missing", "");
    if (!usage_find(str_of(options->command)))
        return true; /* which is told when it is looked for */
    return options_check(options);
}

static void say_words(Sb *sb, const Option *option, const OptionWords *words)
{
    for (unsigned i = 0; i < words->count; i++) {
        sb_printf(sb, " --%s=", option->text.name);
        offer_word(sb, str_of(words->words[i]));
    }
}

static void say_option(Sb *sb, const Options *options, const Option *option)
{
    const void *place = (const char *)options + option->offset;

    if (option->kind == OPTION_WORDS) {
        say_words(sb, option, place);
        return;
    }
    sb_printf(sb, " %s%s", option_dashes(&option->text), option->text.name);
    switch (option->kind) {
    case OPTION_FLAG:
        sb_add(sb, *(const bool *)place ? "" : "=false");
        return;
    case OPTION_TEXT:
    case OPTION_FILE:
        sb_char(sb, '=');
        offer_word(sb, str_of(*(const char *const *)place));
        return;
    case OPTION_NUMBER:
        sb_printf(sb, "=%llu", *(const unsigned long long *)place);
        return;
    case OPTION_REAL:
        sb_printf(sb, "=%g", *(const double *)place);
        return;
    case OPTION_WORDS:
        return;
    }
}

void options_say(Sb *sb, const Options *options)
{
    for (unsigned i = 0; i < OPTION_COUNT; i++)
        if (options->given[i] && OPTION_ROWS[i].offset != offsetof(Options, entry)
            && OPTION_ROWS[i].offset != offsetof(Options, args))
            say_option(sb, options, &OPTION_ROWS[i]);
}

void options_free(Options *options)
{
    free(options->pass_flags);
    free(options->dialects.words);
    free(options->mutate.words);
    free(options->meanings.words);
}
