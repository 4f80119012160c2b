#include "interp/command/lowering.h"

#include "interp/console/input.h"
#include "interp/console/output.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* What brings everything that is executed down to the llvm dialect. */
static const struct {
    const char *pass;
    bool takes_width; /* of index, as an option */
} DOWN_TO_LLVM[] = {
    { "convert-elementwise-to-linalg", false },
    { "convert-tensor-to-linalg", false },
    { "one-shot-bufferize{bufferize-function-boundaries "
      "function-boundary-type-conversion=identity-layout-map}",
      false },
    { "convert-bufferization-to-memref", false },
    { "convert-linalg-to-loops", false },
    { "lower-affine", false },
    { "convert-vector-to-scf", false },
    { "convert-scf-to-cf", false },
    { "expand-realloc", false },
    { "memref-expand", false },
    { "expand-strided-metadata", false },
    { "lower-affine", false },
    { "finalize-memref-to-llvm", true },
    { "convert-vector-to-llvm", false },
    { "convert-complex-to-llvm", false },
    { "convert-math-to-llvm", false },
    { "convert-index-to-llvm", true },
    { "convert-arith-to-llvm", true },
    { "convert-ub-to-llvm", true },
    { "convert-func-to-llvm", true },
    { "convert-cf-to-llvm", true },
    { "reconcile-unrealized-casts", false },
};

/* Index is 64 bits wide where a pass is told nothing. */
void lowering_print_llvm(Sb *sb, unsigned index_width)
{
    for (size_t i = 0; i < sizeof DOWN_TO_LLVM / sizeof *DOWN_TO_LLVM; i++) {
        sb_printf(sb, "%s%s", i ? "," : "", DOWN_TO_LLVM[i].pass);
        if (DOWN_TO_LLVM[i].takes_width && index_width && index_width != 64)
            sb_printf(sb, "{index-bitwidth=%u}", index_width);
    }
}

static bool refuse(const char *what, const char *why)
{
    output_error("error: --lowering: %s%s\n", why, what);
    return false;
}

static bool ends_word(char c)
{
    return isspace((unsigned char)c) || strchr("|;&<>", c);
}

/* The next word as a shell reads it, without its quotes, or one sign that ends a command. False at
 * the end. */
static bool next_word(Str *rest, Sb *word)
{
    char quote = 0;

    while (rest->len && isspace((unsigned char)*rest->data))
        *rest = str_from(*rest, 1);
    word->len = 0;
    for (; rest->len && (quote || !ends_word(*rest->data)); *rest = str_from(*rest, 1))
        if (quote ? *rest->data == quote : *rest->data == '"' || *rest->data == '\'')
            quote = quote ? 0 : *rest->data;
        else
            sb_char(word, *rest->data);
    if (word->len || !rest->len)
        return word->len != 0;
    sb_char(word, *rest->data);
    *rest = str_from(*rest, 1);
    return true;
}

static const char PIPELINE[] = "pass-pipeline=", MODULE[] = "builtin.module(";

bool lowering_add_flag(Sb *passes, Str flag)
{
    size_t name;

    while (flag.len && *flag.data == '-')
        flag = str_from(flag, 1);
    sb_add(passes, passes->len ? "," : "");
    if (str_starts(flag, PIPELINE)) {
        flag = str_from(flag, sizeof PIPELINE - 1);
        if (!str_starts(flag, MODULE) || flag.data[flag.len - 1] != ')') {
            output_error("error: --pass-pipeline takes 'builtin.module(...)', not '%.*s'\n",
                         STR_ARG(flag));
            return false;
        }
        sb_str(passes, (Str){ flag.data + sizeof MODULE - 1, flag.len - sizeof MODULE });
        return true;
    }
    name = str_find(flag, '=');
    if (name + 1 < flag.len)
        sb_printf(passes, "%.*s{%.*s}", (int)name, flag.data, (int)(flag.len - name - 1),
                  flag.data + name + 1);
    else
        sb_str(passes, (Str){ flag.data, name });
    return true;
}

/* The flags of `mlir-opt ... | mlir-opt ...`, with which the line begins. */
static bool take_line(Str line, Sb *passes)
{
    bool begins = true, good = true;
    Sb word = { 0 };

    while (good && next_word(&line, &word)) {
        Str text = sb_view(&word);

        if (begins && !str_starts(text, "mlir-opt"))
            break;
        if (str_is(text, "|"))
            begins = true;
        else if (text.len == 1 && ends_word(*text.data))
            break;
        else if (begins)
            begins = false;
        else if (*text.data == '-' && text.len > 1)
            good = lowering_add_flag(passes, text);
        else if (!str_is(text, "%s") && !str_is(text, "-"))
            good = refuse(word.data, "this is no flag of mlir-opt: ");
    }
    sb_free(&word);
    if (good && !passes->len)
        return refuse("mlir-opt PASSES",
                      "it is llvm, run (the file's own RUN line), or a line that begins with ");
    return good;
}

/* The next line; what follows a `\` at its end, behind another RUN:, is part of it. */
static Str next_line(Str *rest)
{
    Str line = { rest->data, str_find(*rest, '\n') };

    *rest = str_from(*rest, line.len < rest->len ? line.len + 1 : line.len);
    return line;
}

/* Behind "RUN:"; false where the line has none. */
static bool is_run(Str line, Str *command)
{
    static const char RUN[] = "RUN:";

    for (size_t at = 0; at + sizeof RUN - 1 <= line.len; at++)
        if (str_starts(str_from(line, at), RUN)) {
            *command = str_from(line, at + sizeof RUN - 1);
            return true;
        }
    return false;
}

/* The first command of the file's RUN lines that begins with mlir-opt. */
static bool find_line(Str text, Sb *found)
{
    Str command;

    while (text.len) {
        found->len = 0;
        if (!is_run(next_line(&text), &command))
            continue;
        sb_str(found, command);
        while (found->len && found->data[found->len - 1] == '\\'
               && is_run(next_line(&text), &command)) {
            found->len--;
            sb_char(found, ' ');
            sb_str(found, command);
        }
        command = sb_view(found);
        while (command.len && isspace((unsigned char)*command.data))
            command = str_from(command, 1);
        if (str_starts(command, "mlir-opt"))
            return true;
    }
    return false;
}

static bool take_file(const char *file, Sb *passes)
{
    Input input = { 0 };
    Sb line = { 0 };
    bool good;

    if (!input_read(&input, file, 0))
        return false;
    good = find_line(input.text, &line) ? take_line(sb_view(&line), passes)
                                        : refuse(file, "no RUN line begins with mlir-opt in ");
    sb_free(&line);
    input_free(&input);
    return good;
}

bool lowering_passes(const char *what, const char *file, unsigned index_width, Sb *passes)
{
    if (strcmp(what, "llvm") == 0) {
        lowering_print_llvm(passes, index_width);
        return true;
    }
    if (strcmp(what, "run") == 0)
        return take_file(file, passes);
    return take_line(str_of(what), passes);
}
