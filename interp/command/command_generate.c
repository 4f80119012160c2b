/* `generate`: random programs, one behind the other between lines `// -----`. */
#include "interp/command/command.h"

#include "interp/command/mutants.h"
#include "interp/console/json.h"

#include <stdio.h>

enum { DEFAULT_SIZE = 8 };

static void print_object(const Options *options, unsigned long long number, Str text)
{
    Sb object = { 0 };

    json_begin(&object, "generate");
    json_text(&object, "kind", STR("program"));
    json_number(&object, "seed", options->seed);
    json_number(&object, "number", number);
    json_text(&object, "text", text);
    printf("%.*s}\n", STR_ARG(sb_view(&object)));
    sb_free(&object);
}

int command_generate(const Options *options)
{
    GenerateOptions wanted = { .of = options->of,
                               .seed = options->seed,
                               .size = options->size ? (unsigned)options->size : DEFAULT_SIZE };
    Mutants mutants;

    if (!mutants_read(&mutants, options, &wanted)) {
        mutants_free(&mutants);
        return EXIT_USAGE;
    }
    for (unsigned long long i = 0; i < (options->count ? options->count : 1); i++) {
        Sb text = { 0 };

        generate_program(&text, &wanted, i);
        if (options->json)
            print_object(options, i, sb_view(&text));
        else
            printf("%s%s", i ? "// -----\n" : "", text.data);
        sb_free(&text);
    }
    mutants_free(&mutants);
    return EXIT_FINE;
}
