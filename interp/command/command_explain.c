/* `explain`: the manual. */
#include "core/context.h"
#include "dialects/registry.h"
#include "interp/command/command.h"

#include <stdio.h>

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
