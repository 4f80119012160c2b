#include "interp/command/mutants.h"

#include "interp/console/input.h"
#include "interp/console/offer.h"
#include "interp/console/output.h"

#include <stdio.h>

typedef struct Reading {
    Mutants *mutants;
    bool good;
} Reading;

static void take_programs(Mutants *mutants, const Input *input)
{
    Chunk chunk = { 0 };
    size_t at = 0;

    while (input_next_chunk(input, &at, &chunk)) {
        Str program = str_dup(&mutants->arena, chunk.text);

        if (mutate_takes(program))
            vec_push(&mutants->programs, program);
        else
            mutants->left++;
    }
}

static void read_file(void *state, const char *path)
{
    Reading *reading = state;
    Input input;

    if (!input_read_text(&input, path, &(Options){ 0 })) {
        reading->good = false;
        return;
    }
    take_programs(reading->mutants, &input);
    input_free(&input);
}

static bool is_made_of_dialects(const GenerateOptions *generate)
{
    Sb why = { 0 };
    bool good = generate_is_good(generate, &why);

    if (!good)
        output_error("error: %s\n", why.data);
    sb_free(&why);
    return good;
}

bool mutants_read(Mutants *mutants, const Options *options, GenerateOptions *generate)
{
    Reading reading = { mutants, true };

    *mutants = (Mutants){ 0 };
    if (!is_made_of_dialects(generate)
        || !input_files_are_there(options->mutate.words, options->mutate.count))
        return false;
    for (unsigned i = 0; i < options->mutate.count; i++)
        input_files(options->mutate.words[i], read_file, &reading);
    if (!options->mutate.count || !reading.good)
        return reading.good;
    if (!mutants->programs.len) {
        output_error("error: --mutate: no valid program is in these files\n"
                     "note: %s verify FILE tells what is wrong with one\n",
                     offer_program());
        return false;
    }
    if (mutants->left)
        output_error("note: --mutate: %u part%s of these files %s no valid program\n",
                     mutants->left, plural(mutants->left), mutants->left == 1 ? "is" : "are");
    generate->from = mutants->programs.data;
    generate->from_count = mutants->programs.len;
    return true;
}

void mutants_free(Mutants *mutants)
{
    vec_free(&mutants->programs);
    arena_free(&mutants->arena);
}
