/* `ops` and `explain`: the definitions, as tables and as a manual. */
#include "interp/command/command.h"

#include "core/context.h"
#include "dialects/registry.h"
#include "interp/witness/witness.h"

#include <stdio.h>
#include <string.h>

/* Symbols and modules are declarations: control never reaches them. */
static const char *execution_of(const OpDef *def)
{
    if (def->eval)
        return "executed";
    return def_has(def, SYMBOL | SYMBOL_TABLE) ? "declaration" : "-";
}

/* The operations that native code has a lowering for, one a line between line ends; empty, with a
 * note, where the native program is not there to ask. */
static Str native_names(Sb *sb)
{
    Witness *witness = witness_new((WitnessOptions){ .index_width = 64, .seconds = 10 });

    sb_char(sb, '\n');
    if (!witness_names(witness, sb)) {
        fprintf(stderr, "note: the column 'native' is not known:%s\n", sb->data);
        sb->len = 0;
    }
    witness_free(witness);
    return sb_view(sb);
}

static const char *lowering_of(Str names, const OpDef *def)
{
    Arena arena = { 0 };
    bool found =
        names.len && strstr(names.data, str_printf(&arena, "\n%s\n", def->name).data) != NULL;

    arena_free(&arena);
    return !names.len ? "?" : found ? "lowered" : "-";
}

static void print_dialect(const DialectDef *dialect, Str native)
{
    const OpDef *def;

    for (unsigned i = 0; (def = dialect_op(dialect, i)); i++)
        printf("%-36s %-8s %-8s %-12s %-8s %s\n", def->name,
               def->format || def->parse ? "custom" : "generic", "verified", execution_of(def),
               lowering_of(native, def), def->summary);
}

int command_ops(const Options *options)
{
    bool found = false;
    Sb names = { 0 };
    Str native = native_names(&names);

    printf("%-36s %-8s %-8s %-12s %-8s %s\n", "operation", "parsed", "verified", "run", "native",
           "summary");
    for (const DialectDef *const *d = registered_dialects(); *d; d++) {
        if (options->file && strcmp(options->file, (*d)->name) != 0)
            continue;
        found = true;
        print_dialect(*d, native);
    }
    sb_free(&names);
    if (found)
        return EXIT_FINE;
    fprintf(stderr, "error: there is no dialect '%s'\n", options->file);
    return EXIT_USAGE;
}

static const char *multiplicity_text(Multiplicity multiplicity)
{
    switch (multiplicity) {
    case ONE:
        return "";
    case OPTIONAL:
        return ", optional";
    case VARIADIC:
        return ", any number";
    case VARIADIC_OF_VARIADIC:
        return ", any number of groups";
    }
    return "";
}

static const char *poison_text(PoisonPolicy policy)
{
    switch (policy) {
    case POISON_SPREADS:
        return "poison makes the results poison";
    case POISON_IS_UNDEFINED:
        return "poison is undefined behaviour";
    case POISON_MOVES:
        return "poison alone decides nothing";
    }
    return "";
}

static void explain_values(const OpDef *def)
{
    if (def->operands[0].name)
        puts("\nOperands");
    for (unsigned i = 0; i < def_operand_count(def); i++) {
        const OperandDef *operand = &def->operands[i];

        printf("  %-18s %s%s; %s\n", operand->name, operand->type->summary,
               multiplicity_text(operand->multiplicity), poison_text(operand->poison));
    }
    if (def->results[0].name)
        puts("\nResults");
    for (unsigned i = 0; i < def_result_count(def); i++)
        printf("  %-18s %s%s\n", def->results[i].name, def->results[i].type->summary,
               multiplicity_text(def->results[i].multiplicity));
}

static void explain_attributes(const OpDef *def)
{
    if (def->attrs[0].name)
        puts("\nAttributes");
    for (unsigned i = 0; i < def_attr_count(def); i++) {
        const AttrRow *row = &def->attrs[i];

        printf("  %-18s %s", row->name, row->constraint->summary);
        if (row->default_text)
            printf("; default %s", row->default_text);
        else if (row->optional)
            printf("; optional");
        if (row->constraint->cases) {
            printf("; one%s of", row->constraint->cases->bits ? " or more" : "");
            for (const EnumCase *c = row->constraint->cases->cases; c->keyword; c++)
                printf(" %s", c->keyword);
        }
        putchar('\n');
    }
    if (def->regions[0].name)
        puts("\nRegions");
    for (unsigned i = 0; i < def_region_count(def); i++)
        printf("  %s%s\n", def->regions[i].name, def->regions[i].variadic ? ", any number" : "");
    if (def->successors[0].name)
        puts("\nSuccessors");
    for (unsigned i = 0; i < def_successor_count(def); i++)
        printf("  %s%s\n", def->successors[i].name,
               def->successors[i].variadic ? ", any number" : "");
}

static void explain_traits(const OpDef *def)
{
    static const struct {
        uint64_t trait;
        const char *text;
    } TEXTS[] = {
        { PURE, "no side effects" },
        { COMMUTATIVE, "commutative" },
        { ELEMENTWISE, "maps the elements of vectors and tensors" },
        { TERMINATOR, "ends its block" },
        { ISOLATED_FROM_ABOVE, "its regions see no values from outside" },
        { SINGLE_BLOCK, "its regions have one block" },
        { AUTOMATIC_ALLOCATION_SCOPE, "memref.alloca inside ends with it" },
        { SYMBOL, "defines a symbol" },
        { SYMBOL_TABLE, "holds symbols" },
        { SAME_OPERANDS_AND_RESULT_TYPE, "operands and results have one type" },
        { PARALLEL_REGION, "iterations may run in any order" },
    };
    const char *separator = "\nTraits\n  ";

    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        if (def_has(def, TEXTS[i].trait)) {
            printf("%s%s", separator, TEXTS[i].text);
            separator = "; ";
        }
    if (*separator == ';')
        putchar('\n');
}

static void explain(const OpDef *def)
{
    printf("%s: %s\n\n%s", def->name, def->summary, def->doc);
    if (def->format)
        printf("\nSyntax\n  %s %s\n", def->name, def->format);
    else if (def->parse)
        printf("\nSyntax\n  a form of its own; see the example in the dialect's documentation\n");
    else
        printf("\nSyntax\n  the generic form alone\n");
    explain_values(def);
    explain_attributes(def);
    explain_traits(def);
    printf("\nExecution\n  %s\n", def->eval ? "executed"
                                  : def_has(def, SYMBOL | SYMBOL_TABLE)
                                      ? "a declaration: nothing to execute"
                                      : "not executed: exit status 6 where one is reached");
}

int command_explain(const Options *options)
{
    Context *context = context_new();
    const OpDef *def;

    register_all_dialects(context);
    def = context_op(context, str_of(options->file));
    if (def)
        explain(def);
    else
        fprintf(stderr, "error: there is no operation '%s' (see mlir-interp ops)\n", options->file);
    context_free(context);
    return def ? EXIT_FINE : EXIT_USAGE;
}
