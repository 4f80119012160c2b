#include "core/text/printer.h"

static void print_file(Sb *sb, const Attr *loc)
{
    string_print_quoted(sb, loc->file.file);
    sb_printf(sb, ":%u:%u", loc->file.line, loc->file.column);
    if (loc->file.line != loc->file.end_line)
        sb_printf(sb, " to %u:%u", loc->file.end_line, loc->file.end_column);
    else if (loc->file.column != loc->file.end_column)
        sb_printf(sb, " to :%u", loc->file.end_column);
}

/* A location inside another may have an alias. */
static void print_nested(AsmPrinter *printer, const Attr *loc)
{
    if (!attr_print_alias(printer, loc))
        loc_print_to(printer, loc);
}

static void print_name(AsmPrinter *printer, const Attr *loc)
{
    string_print_quoted(printer->sb, loc->name.name);
    if (loc->name.child->kind == ATTR_LOC_UNKNOWN)
        return;
    sb_char(printer->sb, '(');
    print_nested(printer, loc->name.child);
    sb_char(printer->sb, ')');
}

static void print_fused(AsmPrinter *printer, const Attr *loc)
{
    sb_add(printer->sb, "fused");
    if (loc->fused.metadata) {
        sb_char(printer->sb, '<');
        attr_print_to(printer, loc->fused.metadata, true);
        sb_char(printer->sb, '>');
    }
    sb_char(printer->sb, '[');
    for (unsigned i = 0; i < loc->fused.count; i++) {
        sb_add(printer->sb, i ? ", " : "");
        print_nested(printer, loc->fused.locations[i]);
    }
    sb_char(printer->sb, ']');
}

void loc_print_to(AsmPrinter *printer, const Attr *loc)
{
    if (attr_is_too_large_for(printer, loc)) {
        sb_add(printer->sb, ATTR_TOO_LARGE);
        return;
    }
    switch (loc->kind) {
    case ATTR_LOC_FILE:
        print_file(printer->sb, loc);
        break;
    case ATTR_LOC_NAME:
        print_name(printer, loc);
        break;
    case ATTR_LOC_CALLSITE:
        sb_add(printer->sb, "callsite(");
        print_nested(printer, loc->callsite.callee);
        sb_add(printer->sb, " at ");
        print_nested(printer, loc->callsite.caller);
        sb_char(printer->sb, ')');
        break;
    case ATTR_LOC_FUSED:
        print_fused(printer, loc);
        break;
    default:
        sb_add(printer->sb, "unknown");
    }
}

void loc_print_whole(AsmPrinter *printer, const Attr *location)
{
    sb_add(printer->sb, "loc(");
    loc_print_to(printer, location);
    sb_char(printer->sb, ')');
}

void loc_print(Sb *sb, const Attr *location)
{
    AsmPrinter printer = { .sb = sb };

    loc_print_to(&printer, location);
}
