/* Operations, regions and blocks as text, generic or custom. */
#include "core/text/aliases.h"
#include "core/text/naming.h"
#include "core/text/printer.h"
#include "core/text/properties.h"

#include <string.h>

static void indent(AsmPrinter *printer)
{
    for (unsigned i = 0; i < printer->indent; i++)
        sb_char(printer->sb, ' ');
}

/* The branches within a region into each of its blocks, as often as they stand there, in the order
 * of the blocks they come from: those into block n are from[start[n]] .. from[start[n + 1]]. */
typedef struct Predecessors {
    unsigned *start;
    const Block **from;
} Predecessors;

static Predecessors predecessors_of(const Region *region)
{
    size_t room = (size_t)region->block_count + 2; /* counted two places behind, then moved */
    Predecessors preds = { must_alloc(room * sizeof(unsigned)), NULL };
    unsigned total = 0;

    memset(preds.start, 0, room * sizeof(unsigned));
    for (const Block *from = region->first; from; from = from->next)
        for (unsigned i = 0; from->last && i < from->last->successor_count; i++, total++)
            if (from->last->successors[i]->region == region)
                preds.start[from->last->successors[i]->number + 2]++;
    for (size_t n = 2; n < room; n++)
        preds.start[n] += preds.start[n - 1];
    preds.from = must_alloc((total + 1) * sizeof(const Block *));
    for (const Block *from = region->first; from; from = from->next)
        for (unsigned i = 0; from->last && i < from->last->successor_count; i++)
            if (from->last->successors[i]->region == region)
                preds.from[preds.start[from->last->successors[i]->number + 1]++] = from;
    return preds;
}

static void print_predecessors(AsmPrinter *printer, const Block *block, const Predecessors *preds)
{
    unsigned start = preds->start[block->number];
    unsigned count = preds->start[block->number + 1] - start;

    if (!count && block != block->region->first)
        sb_add(printer->sb, "  // no predecessors");
    else if (count == 1)
        sb_add(printer->sb, "  // pred: ");
    else if (count)
        sb_printf(printer->sb, "  // %u preds: ", count);
    for (unsigned i = 0; i < count; i++) {
        sb_add(printer->sb, i ? ", " : "");
        naming_block(printer->naming, printer->sb, preds->from[start + i]);
    }
}

void argument_print_loc(AsmPrinter *printer, const Value *argument)
{
    const Attr *loc;

    if (!printer->options.debug_info)
        return;
    loc = loc_attr(argument->type->context, argument->loc);
    sb_char(printer->sb, ' ');
    if (aliases_are_sought(printer))
        attr_print_to(printer, loc, true);
    else
        loc_print_whole(printer, loc);
}

static void print_block_header(AsmPrinter *printer, const Block *block, const Predecessors *preds)
{
    indent(printer);
    naming_block(printer->naming, printer->sb, block);
    for (unsigned i = 0; i < block->arg_count; i++) {
        sb_add(printer->sb, i ? ", " : "(");
        naming_value(printer->naming, printer->sb, block->args[i]);
        sb_add(printer->sb, ": ");
        type_print_to(printer, block->args[i]->type);
        argument_print_loc(printer, block->args[i]);
    }
    sb_add(printer->sb, block->arg_count ? "):" : ":");
    print_predecessors(printer, block, preds);
    sb_char(printer->sb, '\n');
}

/* `preds` NULL: no header. */
static void print_block(AsmPrinter *printer, const Block *block, const Predecessors *preds,
                        bool terminator)
{
    if (preds)
        print_block_header(printer, block, preds);
    asm_increase_indent(printer);
    for (const Op *op = block->first; op; op = op->next) {
        if (!terminator && op == block->last && op_has(op, TERMINATOR))
            break;
        if (!print_keeps(&printer->options, printer->whole, op))
            continue;
        indent(printer);
        op_print_to(printer, op);
        sb_char(printer->sb, '\n');
    }
    asm_decrease_indent(printer);
}

static void print_region(AsmPrinter *printer, const Region *region, bool entry_args,
                         bool terminator, bool empty_block)
{
    const char *outer = printer->default_dialect;
    const Block *entry = region->first;
    bool header = entry && ((empty_block && !entry->first) || (entry_args && entry->arg_count));
    Predecessors preds = { 0 };

    if (header || region->block_count > 1)
        preds = predecessors_of(region);
    sb_add(printer->sb, "{\n");
    printer->default_dialect =
        region->parent && region->parent->def && region->parent->def->default_dialect
            ? region->parent->def->default_dialect
            : "";
    if (entry)
        print_block(printer, entry, header ? &preds : NULL, terminator);
    for (const Block *block = entry ? entry->next : NULL; block; block = block->next)
        print_block(printer, block, &preds, true);
    free(preds.start);
    free(preds.from);
    printer->default_dialect = outer;
    indent(printer);
    sb_add(printer->sb, "}");
}

void asm_print_region(AsmPrinter *printer, const Region *region, bool entry_args, bool terminator)
{
    print_region(printer, region, entry_args, terminator, false);
}

static void print_successors(AsmPrinter *printer, const Op *op)
{
    for (unsigned i = 0; i < op->successor_count; i++) {
        sb_add(printer->sb, i ? ", " : "[");
        naming_block(printer->naming, printer->sb, op->successors[i]);
    }
    sb_add(printer->sb, op->successor_count ? "]" : "");
}

static void print_generic_properties(AsmPrinter *printer, const Op *op)
{
    const Attr *properties = op->def ? properties_dictionary(op) : op->unregistered->properties;

    if (!properties)
        return;
    sb_add(printer->sb, " <");
    attr_print_to(printer, properties, true);
    sb_add(printer->sb, ">");
}

static void print_generic_regions(AsmPrinter *printer, const Op *op)
{
    for (unsigned i = 0; i < op->region_count; i++) {
        sb_add(printer->sb, i ? ", " : " (");
        print_region(printer, &op->regions[i], true, true, true);
    }
    sb_add(printer->sb, op->region_count ? ")" : "");
}

static void print_generic_attrs(AsmPrinter *printer, const Op *op)
{
    if (!op->attrs->dictionary.count)
        return;
    sb_add(printer->sb, " ");
    attr_print_to(printer, op->attrs, true);
}

/* In the order in which upstream looks for aliases: what a registered operation has as properties
 * is among its attributes, those of others are not looked at. */
static void visit_generic(AsmPrinter *printer, const Op *op)
{
    const Attr *properties = op->def ? NULL : op->unregistered->properties;

    print_generic_regions(printer, op);
    asm_print_types(printer, op->operands, op->operand_count);
    asm_print_types(printer, op->results, op->result_count);
    if (properties && attr_is_too_large(properties))
        attr_print_to(printer, properties, true);
    asm_print_attr_dict_with_defaults(printer, op, NULL);
}

void op_print_generic(AsmPrinter *printer, const Op *op)
{
    if (aliases_are_sought(printer)) {
        visit_generic(printer, op);
        return;
    }
    sb_char(printer->sb, '"');
    string_print_escaped(printer->sb, op_name(op));
    sb_add(printer->sb, "\"(");
    asm_print_operands(printer, op->operands, op->operand_count);
    sb_add(printer->sb, ")");
    print_successors(printer, op);
    print_generic_properties(printer, op);
    print_generic_regions(printer, op);
    print_generic_attrs(printer, op);
    sb_add(printer->sb, " : ");
    asm_print_functional_type(printer, op);
}

/* The name as the default dialect allows it: `return` for `func.return`. */
static void print_name(AsmPrinter *printer, const Op *op)
{
    Str dialect = op_dialect(op);
    Str rest = str_from(op_name(op), dialect.len + 1);

    if (dialect.len && str_is(dialect, printer->default_dialect) && str_find(rest, '.') == rest.len)
        sb_str(printer->sb, rest);
    else
        sb_str(printer->sb, op_name(op));
}

/* Without its results. */
void asm_print_op(AsmPrinter *printer, const Op *op)
{
    if (aliases_are_sought(printer) && printer->options.debug_info)
        aliases_visit_loc(printer->aliases, op_loc(op));
    if (printer->options.generic || !op->def || (!op->def->print && !op->def->format)
        || (op->def->generic && op->def->generic(op))) {
        op_print_generic(printer, op);
    } else {
        print_name(printer, op);
        if (op->def->print)
            op->def->print(printer, op);
        else
            format_print(printer, op);
    }
}

static void print_loc(AsmPrinter *printer, const Attr *loc)
{
    sb_add(printer->sb, " loc(");
    if (!attr_print_alias(printer, loc))
        loc_print_to(printer, loc);
    sb_char(printer->sb, ')');
}

void op_print_to(AsmPrinter *printer, const Op *op)
{
    if (op->result_count) {
        naming_results(printer->naming, printer->sb, op);
        sb_add(printer->sb, " = ");
    }
    asm_print_op(printer, op);
    if (!aliases_are_sought(printer) && printer->options.debug_info)
        print_loc(printer, op_loc(op));
}
