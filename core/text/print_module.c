/* An operation, with all around it that its text needs: aliases, resources. */
#include "core/text/aliases.h"
#include "core/text/naming.h"

void ir_print(Sb *sb, const Op *op, PrintOptions options)
{
    AsmPrinter printer = { .options = options,
                           .whole = op,
                           .naming = naming_new_printed(op, &options),
                           .default_dialect = "builtin" };
    Aliases *aliases = options.local_scope ? NULL : aliases_new(&printer, op);
    Distincts distincts = { 0 };
    ResourceKeys resources = { 0 };

    printer.sb = sb;
    printer.distincts = &distincts;
    printer.resources = &resources;
    if (aliases)
        aliases_print(aliases, &printer, false);
    op_print_to(&printer, op);
    sb_char(sb, '\n');
    if (aliases) {
        aliases_print(aliases, &printer, true);
        resources_print(sb, op_context(op), &resources, options.resource);
        aliases_free(aliases);
    }
    resource_keys_free(&resources);
    vec_free(&distincts);
    naming_free(printer.naming);
}
