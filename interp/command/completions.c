#include "interp/command/completions.h"

#include "dialects/registry.h"
#include "interp/console/options.h"
#include "interp/console/output.h"
#include "interp/console/status.h"
#include "interp/tools/course/lesson.h"
#include "interp/tools/manual/manual.h"
#include "interp/tools/manual/search.h"

#include <string.h>

/* How the names of files end that the program reads. */
#define ENDINGS "mlir mlirbc ll bc"
/* Behind `verify` and a file: the program's functions, an object a line, and how it begins. */
#define TELLS_FUNCTIONS "--json --max-seconds=1 2>/dev/null"
#define A_FUNCTION ".*\"kind\": \"function\", \"name\": "
/* Upstream's passes, which have a line each among others. */
#define LISTS_PASSES                                                                               \
    "mlir-opt-22 --help 2>/dev/null | sed -n 's/^      --\\([A-Za-z0-9-]*\\).*/\\1/p'"

/* What stands behind a flag, or behind a command. */
typedef enum BehindKind {
    BEHIND_NONE,
    BEHIND_LISTED,
    BEHIND_FILE,
    BEHIND_FOLDER,
    BEHIND_PROGRAM,
    BEHIND_FUNCTION,
    BEHIND_PASSES /* with commas between */
} BehindKind;

typedef struct Behind {
    BehindKind kind;
    const char *listed; /* blank-separated */
} Behind;

/* Lists that flags do not have, of what commands take. */
typedef struct Lists {
    Sb commands, dialects, pages, lessons;
} Lists;

static void add_listed(Sb *sb, Str word)
{
    if (sb->len)
        sb_char(sb, ' ');
    sb_str(sb, word);
}

static void list_pages(Sb *pages)
{
    Manual manual;
    Arena arena = { 0 };
    SearchEntries entries = { 0 };

    manual_open(&manual);
    search_entries(&manual, &arena, &entries);
    for (size_t i = 0; i < entries.len; i++)
        add_listed(pages, entries.data[i].name);
    vec_free(&entries);
    arena_free(&arena);
    manual_close(&manual);
}

static void lists_open(Lists *lists)
{
    const Usage *usage;

    for (unsigned i = 0; (usage = usage_at(i)); i++)
        add_listed(&lists->commands, str_of(usage->name));
    for (const DialectDef *const *dialect = registered_dialects(); *dialect; dialect++)
        if (!(*dialect)->internal)
            add_listed(&lists->dialects, str_of((*dialect)->name));
    list_pages(&lists->pages);
    for (unsigned number = 1; number <= LESSON_COUNT; number++)
        sb_printf(&lists->lessons, number > 1 ? " %u" : "%u", number);
}

static void lists_close(Lists *lists)
{
    sb_free(&lists->commands);
    sb_free(&lists->dialects);
    sb_free(&lists->pages);
    sb_free(&lists->lessons);
}

/* By the word that help has for it. */
static Behind behind_flag(const OptionText *option, const char *command)
{
    Str value = str_of(option_value(option, command));
    const char *values = option_values(option, command);

    if (values)
        return (Behind){ BEHIND_LISTED, values };
    if (str_is(value, "FUNCTION"))
        return (Behind){ BEHIND_FUNCTION, NULL };
    if (str_is(value, "PIPELINE"))
        return (Behind){ BEHIND_PASSES, NULL };
    if (str_starts(value, "FOLDER"))
        return (Behind){ BEHIND_FOLDER, NULL };
    if (str_starts(value, "FILE") || str_starts(value, "PATH"))
        return (Behind){ BEHIND_FILE, NULL };
    return (Behind){ BEHIND_NONE, NULL };
}

static Behind behind_command(const Usage *command, const Lists *lists)
{
    Str takes = str_of(command->takes);

    if (command->takes_file)
        return (Behind){ BEHIND_PROGRAM, NULL };
    if (str_starts(takes, "[NAME]"))
        return (Behind){ BEHIND_LISTED, lists->pages.data };
    if (str_starts(takes, "[DIALECT]"))
        return (Behind){ BEHIND_LISTED, lists->dialects.data };
    if (str_starts(takes, "[LESSON...]"))
        return (Behind){ BEHIND_LISTED, lists->lessons.data };
    if (str_starts(takes, "[COMMAND]"))
        return (Behind){ BEHIND_LISTED, lists->commands.data };
    return (Behind){ BEHIND_NONE, NULL };
}

/* What a flag is for, up to where its help begins to say more. */
static Str in_short(const char *help)
{
    return (Str){ help, strcspn(help, "(;:") - (help[strcspn(help, "(;:")] == '(') };
}

/* bash. */

static void bash_words(Sb *sb, Behind words)
{
    switch (words.kind) {
    case BEHIND_LISTED:
        sb_printf(sb, "_mlir_interp_words %s", words.listed);
        return;
    case BEHIND_FILE:
        sb_add(sb, "_mlir_interp_files");
        return;
    case BEHIND_FOLDER:
        sb_add(sb, "_mlir_interp_folders");
        return;
    case BEHIND_PROGRAM:
        sb_add(sb, "_mlir_interp_files " ENDINGS);
        return;
    case BEHIND_FUNCTION:
        sb_add(sb, "_mlir_interp_functions");
        return;
    case BEHIND_PASSES:
        sb_add(sb, "_mlir_interp_passes");
        return;
    case BEHIND_NONE:
        sb_char(sb, ':');
        return;
    }
}

static void bash_command(Sb *sb, const Usage *command, const Lists *lists)
{
    const OptionText *option;

    sb_printf(sb, "    %s)\n        case $flag in\n", command->name);
    for (unsigned i = 0; (option = option_text(i)); i++)
        if (option_is_for(option, command->name) && option_value(option, command->name)) {
            const char *always = *option_value(option, command->name) == '[' ? "" : " | ";

            sb_printf(sb, "        %s%s%s=) ", *always ? option->name : "", always, option->name);
            bash_words(sb, behind_flag(option, command->name));
            sb_add(sb, " ;;\n");
        }
    sb_add(sb, "        -) _mlir_interp_words");
    for (unsigned i = 0; (option = option_text(i)); i++)
        if (option_is_for(option, command->name))
            sb_printf(sb, " %s%s", option_dashes(option), option->name);
    sb_add(sb, " ;;\n        *) ");
    bash_words(sb, behind_command(command, lists));
    sb_add(sb, " ;;\n        esac ;;\n");
}

/* Those of the programs that the line names. A name is whatever a file says: it is a word, which
 * nothing expands. */
static void bash_functions(Sb *sb)
{
    sb_add(sb,
           "_mlir_interp_functions() {\n"
           "    local word names=()\n"
           "    for word in \"${COMP_WORDS[@]:1}\"; do\n"
           "        word=${word/#\\~/$HOME}\n"
           "        [[ \" " ENDINGS " \" != *\" ${word##*.} \"* || ! -f $word ]] ||\n"
           "            mapfile -t -O ${#names[@]} names < <(\n"
           "                \"${COMP_WORDS[0]%-runner}\" verify \"$word\" " TELLS_FUNCTIONS " |\n"
           "                    sed -n 's/" A_FUNCTION "\"\\([^\"\\]*\\)\".*/\\1/p')\n"
           "    done\n"
           "    _mlir_interp_words \"${names[@]}\"\n"
           "}\n");
}

/* Behind the last comma, which nothing is to quote. */
static void bash_passes(Sb *sb)
{
    sb_add(sb, "_mlir_interp_passes() {\n"
               "    local name before=${current%\"${current##*,}\"}\n"
               "    compopt -o nospace\n"
               "    while read -r name; do\n"
               "        [[ $before$name != \"$current\"* ]] || COMPREPLY+=(\"$before$name\")\n"
               "    done < <(" LISTS_PASSES ")\n"
               "}\n");
}

/* `=` is a word of its own there; a flag behind which it stands ends in it here. */
static void bash_print(Sb *sb, const Lists *lists)
{
    const Usage *usage;
    const OptionText *option;

    sb_add(sb, "# Completions of mlir-interp for bash.\n"
               "_mlir_interp_words() {\n"
               "    local word\n"
               "    for word; do\n"
               "        [[ $word != \"$current\"* ]] || COMPREPLY+=(\"$(printf %q \"$word\")\")\n"
               "    done\n"
               "}\n"
               "_mlir_interp_folders() {\n"
               "    compopt -o filenames\n"
               "    mapfile -t COMPREPLY < <(compgen -d -- \"$current\")\n"
               "}\n"
               "_mlir_interp_files() {\n"
               "    local ending\n"
               "    _mlir_interp_folders\n"
               "    for ending in \"${@:-*}\"; do\n"
               "        mapfile -t -O ${#COMPREPLY[@]} COMPREPLY \\\n"
               "            < <(compgen -f -X \"!*.$ending\" -- \"$current\")\n"
               "    done\n"
               "}\n");
    bash_functions(sb);
    bash_passes(sb);
    sb_add(sb, "_mlir_interp() {\n"
               "    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
               "    local command= flag= equal= word\n"
               "    COMPREPLY=()\n"
               "    if [[ $current == = ]]; then\n"
               "        current= equal==\n"
               "    elif [[ $before == = ]]; then\n"
               "        before=${COMP_WORDS[COMP_CWORD - 2]} equal==\n"
               "    fi\n"
               "    [[ ${COMP_WORDS[0]##*/} != *-runner ]] || command=runner\n"
               "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD - 1}\"; do\n"
               "        [[ -n $command || $word == -* ]] || command=$word\n"
               "    done\n"
               "    if [[ $before == -?* ]]; then\n"
               "        flag=${before#-} flag=${flag#-}$equal\n"
               "    fi\n"
               "    [[ $current != -* ]] || flag=-\n"
               "    case $command in\n"
               "    '')\n"
               "        if [[ $flag == - ]]; then\n"
               "            _mlir_interp_words");
    for (unsigned i = 0; (option = option_text(i)); i++)
        if (!option->commands[0])
            sb_printf(sb, " %s%s", option_dashes(option), option->name);
    sb_printf(sb, "\n        else\n            _mlir_interp_words %s\n        fi ;;\n",
              lists->commands.data);
    for (unsigned i = 0; (usage = usage_at(i)); i++)
        bash_command(sb, usage, lists);
    sb_add(sb, "    esac\n}\ncomplete -F _mlir_interp mlir-interp mlir-interp-runner\n");
}

/* zsh. */

/* Within quotes, and within the brackets of a flag's specification. */
static void zsh_text(Sb *sb, Str text)
{
    for (size_t i = 0; i < text.len; i++) {
        if (strchr("[]:\\", text.data[i]))
            sb_char(sb, '\\');
        if (text.data[i] == '\'')
            sb_add(sb, "'\\'");
        sb_char(sb, text.data[i]);
    }
}

static void zsh_words(Sb *sb, Behind words)
{
    switch (words.kind) {
    case BEHIND_LISTED:
        sb_printf(sb, "(%s)", words.listed);
        return;
    case BEHIND_FILE:
        sb_add(sb, "_files");
        return;
    case BEHIND_FOLDER:
        sb_add(sb, "_files -/");
        return;
    case BEHIND_PROGRAM:
        sb_add(sb, "_files -g \"*.(");
        for (const char *at = ENDINGS; *at; at++)
            sb_char(sb, *at == ' ' ? '|' : *at);
        sb_add(sb, ")\"");
        return;
    case BEHIND_FUNCTION:
        sb_add(sb, "_mlir_interp_functions");
        return;
    case BEHIND_PASSES:
        sb_add(sb, "_mlir_interp_passes");
        return;
    case BEHIND_NONE:
        return;
    }
}

static void zsh_flag(Sb *sb, const OptionText *option, const char *command)
{
    const char *value = option_value(option, command);
    bool alone = value && *value == '[';

    sb_printf(sb, " \\\n            '*%s%s%s[", option_dashes(option), option->name,
              !value  ? ""
              : alone ? "=-"
                      : "=");
    zsh_text(sb, in_short(option_help(option, command)));
    sb_char(sb, ']');
    if (value) {
        sb_add(sb, alone ? "::" : ":");
        zsh_text(sb, alone ? STR("WHEN") : str_of(value));
        sb_char(sb, ':');
        zsh_words(sb, behind_flag(option, command));
    }
    sb_char(sb, '\'');
}

static void zsh_command(Sb *sb, const Usage *command, const Lists *lists)
{
    const OptionText *option;

    sb_printf(sb, "    %s)\n        _arguments", command->name);
    for (unsigned i = 0; (option = option_text(i)); i++)
        if (option_is_for(option, command->name))
            zsh_flag(sb, option, command->name);
    sb_add(sb, " \\\n            '*:");
    zsh_text(sb, str_of(command->takes));
    sb_char(sb, ':');
    zsh_words(sb, behind_command(command, lists));
    sb_add(sb, "' ;;\n");
}

static void zsh_functions(Sb *sb)
{
    sb_add(sb,
           "_mlir_interp_functions() {\n"
           "    local word\n"
           "    local -a names\n"
           "    for word in ${words/#\\~\\//$HOME/}; do\n"
           "        [[ \" " ENDINGS " \" != *\" ${word##*.} \"* || ! -f $word ]] ||\n"
           "            names+=(${(f)\"$(${program%-runner} verify $word " TELLS_FUNCTIONS " |\n"
           "                sed -n 's/" A_FUNCTION "\"\\([^\"]*\\)\".*/\\1/p')\"})\n"
           "    done\n"
           "    compadd -a names\n"
           "}\n");
}

static void zsh_passes(Sb *sb)
{
    sb_add(sb, "_mlir_interp_passes() {\n"
               "    local -a names\n"
               "    names=(${(f)\"$(" LISTS_PASSES ")\"})\n"
               "    compset -P '*,'\n"
               "    compadd -S '' -a names\n"
               "}\n");
}

static void zsh_print(Sb *sb, const Lists *lists)
{
    const Usage *usage;
    const OptionText *option;

    sb_add(sb, "#compdef mlir-interp mlir-interp-runner\n"
               "# Completions of mlir-interp for zsh.\n");
    zsh_functions(sb);
    zsh_passes(sb);
    sb_add(sb, "_mlir_interp() {\n"
               "    local program=${words[1]/#\\~\\//$HOME/} command=$words[2]\n"
               "    local -a commands=(");
    for (unsigned i = 0; (usage = usage_at(i)); i++) {
        sb_printf(sb, "\n        '%s:", usage->name);
        zsh_text(sb, str_of(usage->summary));
        sb_char(sb, '\'');
    }
    sb_add(sb, ")\n"
               "    if [[ $service == *-runner ]]; then\n"
               "        command=runner\n"
               "    elif (( CURRENT == 2 )); then\n"
               "        if [[ $command != -* ]]; then\n"
               "            _describe command commands\n"
               "            return\n"
               "        fi\n"
               "        command=\n"
               "    else\n"
               "        shift words\n"
               "        (( CURRENT-- ))\n"
               "    fi\n"
               "    case $command in\n"
               "    '')\n        _arguments");
    for (unsigned i = 0; (option = option_text(i)); i++)
        if (!option->commands[0])
            zsh_flag(sb, option, NULL);
    sb_add(sb, " ;;\n");
    for (unsigned i = 0; (usage = usage_at(i)); i++)
        zsh_command(sb, usage, lists);
    sb_add(sb, "    esac\n}\n"
               "if [[ $funcstack[1] == _mlir_interp || $funcstack[1] == _mlir-interp ]]; then\n"
               "    _mlir_interp \"$@\"\n"
               "else\n"
               "    compdef _mlir_interp mlir-interp mlir-interp-runner\n"
               "fi\n");
}

/* fish. */

static void fish_text(Sb *sb, Str text)
{
    sb_char(sb, '\'');
    for (size_t i = 0; i < text.len; i++) {
        if (strchr("'\\", text.data[i]))
            sb_char(sb, '\\');
        sb_char(sb, text.data[i]);
    }
    sb_char(sb, '\'');
}

/* -x: a word is needed, and no file; -r: a word is needed. */
static void fish_words(Sb *sb, Behind words)
{
    switch (words.kind) {
    case BEHIND_LISTED:
        sb_printf(sb, " -x -a '%s'", words.listed);
        return;
    case BEHIND_FILE:
        sb_add(sb, " -r -F");
        return;
    case BEHIND_FOLDER:
        sb_add(sb, " -x -a '(__fish_complete_directories (commandline -ct))'");
        return;
    case BEHIND_PROGRAM:
        sb_add(sb, " -f -a '(__mlir_interp_programs)'");
        return;
    case BEHIND_FUNCTION:
        sb_add(sb, " -x -a '(__mlir_interp_functions)'");
        return;
    case BEHIND_PASSES:
        sb_add(sb, " -x -a '(__mlir_interp_passes)'");
        return;
    case BEHIND_NONE:
        sb_add(sb, " -x");
        return;
    }
}

/* Of mlir-interp, where the command is this; of mlir-interp-runner, which has one. */
static void fish_complete(Sb *sb, bool runner, const char *command)
{
    if (runner)
        sb_add(sb, "complete -c mlir-interp-runner");
    else if (command)
        sb_printf(sb, "complete -c mlir-interp -n '__fish_seen_subcommand_from %s'", command);
    else
        sb_add(sb, "complete -c mlir-interp");
}

static void fish_flag(Sb *sb, bool runner, const char *command, const OptionText *option)
{
    const char *value = option_value(option, command);

    fish_complete(sb, runner, command);
    sb_printf(sb, " -%c %s",
              option->name[1] == 0                 ? 's'
              : strlen(option_dashes(option)) == 1 ? 'o'
                                                   : 'l',
              option->name);
    if (value && *value != '[')
        fish_words(sb, behind_flag(option, command));
    else if (value)
        sb_printf(sb, " -f -a '%s'", option_values(option, command));
    sb_add(sb, " -d ");
    fish_text(sb, in_short(option_help(option, command)));
    sb_char(sb, '\n');
}

static void fish_command(Sb *sb, bool runner, const Usage *command, const Lists *lists)
{
    Behind words = behind_command(command, lists);
    const OptionText *option;

    if (words.kind == BEHIND_LISTED || words.kind == BEHIND_PROGRAM) {
        fish_complete(sb, runner, command->name);
        if (words.kind == BEHIND_LISTED)
            sb_printf(sb, " -f -a '%s'", words.listed);
        else
            fish_words(sb, words);
        sb_char(sb, '\n');
    }
    for (unsigned i = 0; (option = option_text(i)); i++)
        if (runner ? option_is_for(option, command->name) : option_is_own(option, command->name))
            fish_flag(sb, runner, command->name, option);
}

static void fish_functions(Sb *sb)
{
    sb_add(sb, "function __mlir_interp_functions\n"
               "    set -l line (string replace -r -- '^~/' $HOME/ (commandline -opc))\n"
               "    set -l program (string replace -r -- '-runner$' '' $line[1])\n"
               "    for word in $line[2..-1]\n"
               "        if contains -- (string replace -r -- '.*\\.' '' $word) " ENDINGS
               "; and test -f $word\n"
               "            $program verify $word " TELLS_FUNCTIONS " |\n"
               "                string replace -rf '" A_FUNCTION "\"([^\"]*)\".*' '$1'\n"
               "        end\n"
               "    end\n"
               "end\n");
}

static void fish_passes(Sb *sb)
{
    sb_add(sb, "function __mlir_interp_passes\n"
               "    set -l before (string replace -r -- '^(--passes=)?((.*,)?)[^,]*$' '$2' "
               "(commandline -ct))\n"
               "    for name in (" LISTS_PASSES ")\n"
               "        echo $before$name\n"
               "    end\n"
               "end\n");
}

static void fish_print(Sb *sb, const Lists *lists)
{
    const Usage *usage;
    const OptionText *option;

    sb_add(sb, "# Completions of mlir-interp for fish.\n"
               "function __mlir_interp_programs\n"
               "    set -l word (commandline -ct)\n"
               "    __fish_complete_directories $word\n"
               "    for ending in " ENDINGS "\n"
               "        set -l found $word*.$ending\n"
               "        printf '%s\\n' $found\n"
               "    end\n"
               "end\n");
    fish_functions(sb);
    fish_passes(sb);
    sb_add(sb, "complete -c mlir-interp -f\n"
               "complete -c mlir-interp-runner -f\n");
    for (unsigned i = 0; (usage = usage_at(i)); i++) {
        sb_printf(sb, "complete -c mlir-interp -n __fish_use_subcommand -a %s -d ", usage->name);
        fish_text(sb, str_of(usage->summary));
        sb_char(sb, '\n');
    }
    for (unsigned i = 0; (option = option_text(i)); i++)
        if (!option->commands[0])
            fish_flag(sb, false, NULL, option);
    for (unsigned i = 0; (usage = usage_at(i)); i++)
        fish_command(sb, false, usage, lists);
    fish_command(sb, true, usage_find(STR("runner")), lists);
}

int completions_print(const char *shell)
{
    static const struct {
        const char *name;
        void (*print)(Sb *sb, const Lists *lists);
    } SHELLS[] = { { "bash", bash_print }, { "zsh", zsh_print }, { "fish", fish_print } };
    Lists lists = { 0 };
    Sb script = { 0 };

    lists_open(&lists);
    for (size_t i = 0; i < sizeof SHELLS / sizeof *SHELLS; i++)
        if (strcmp(SHELLS[i].name, shell) == 0)
            SHELLS[i].print(&script, &lists);
    output_print(sb_view(&script));
    sb_free(&script);
    lists_close(&lists);
    return EXIT_FINE;
}
