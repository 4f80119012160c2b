/* `generate`: random programs, one behind the other between lines `// -----`. */
#include "interp/command/command.h"

#include "interp/command/mutants.h"

#include <stdio.h>

enum { DEFAULT_SIZE = 8 };

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
        printf("%s%s", i ? "// -----\n" : "", text.data);
        sb_free(&text);
    }
    mutants_free(&mutants);
    return EXIT_FINE;
}
