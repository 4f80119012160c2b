/* Intrinsics that llvm.call_intrinsic calls by their names, and that have an operation: what that
 * means. The name is the operation's, with `intr.` behind `llvm.`. */
#include "core/base/vec.h"
#include "core/ir/attr.h"
#include "core/ir/context.h"
#include "dialects/llvm/call.h"
#include "dialects/llvm/llvm.h"

#include <ctype.h>

/* As LLVM writes the types that an intrinsic is overloaded on behind its name: "i32", "nxv4f64". */
static bool is_type(Str part)
{
    static const char *const STARTS[] = { "i", "f", "bf", "p", "v", "nxv", "a" };

    for (size_t i = 0; i < sizeof STARTS / sizeof *STARTS; i++) {
        Str rest = str_from(part, str_of(STARTS[i]).len);

        if (str_starts(part, STARTS[i]) && rest.len && isdigit((unsigned char)*rest.data))
            return true;
    }
    return false;
}

static const OpDef *row_named(Context *context, Str name)
{
    Sb text = { 0 };
    const OpDef *row;

    sb_printf(&text, "llvm.intr.%.*s", STR_ARG(name));
    row = context_op(context, sb_view(&text));
    sb_free(&text);
    return row;
}

/* Of what stands behind `llvm.`; its types may be left away. */
static const OpDef *row_of(Context *context, Str name)
{
    const OpDef *row;

    while (!(row = row_named(context, name))) {
        size_t dot = name.len;

        while (dot && name.data[dot - 1] != '.')
            dot--;
        if (!dot || !is_type(str_from(name, dot)))
            return NULL;
        name.len = dot - 1;
    }
    return row;
}

/* The operation has attributes instead of the intrinsic's last operands, which are constants: is
 * this one? */
static bool is_operand(const AttrRow *row)
{
    return attr_is_required(row) && row->constraint == &I1_ATTR;
}

/* Does it mean the same wherever it stands, with operands in the intrinsic's order? */
static bool is_plain(const OpDef *row)
{
    for (unsigned i = 0; i < def_attr_count(row); i++)
        if (attr_is_required(&row->attrs[i]) && !is_operand(&row->attrs[i]))
            return false;
    for (unsigned i = 0; i < def_operand_count(row); i++)
        if (row->operands[i].multiplicity != ONE)
            return false;
    return def_has(row, PURE) && def_is_executed(row);
}

static void add_separator(Sb *sb, bool *any)
{
    sb_add(sb, *any ? ", " : "<{");
    *any = true;
}

/* ` <{is_int_min_poison = true, fastmathFlags = ...}>`, of the operands from `next` on; false where
 * they are no such constants. */
static bool add_attrs(Sb *sb, const Op *op, const OpDef *row, unsigned next)
{
    const Attr *flags = op_attr(op, "fastmathFlags");
    bool any = false;

    for (unsigned i = 0; i < def_attr_count(row); i++) {
        const char *name = row->attrs[i].name;

        if (is_operand(&row->attrs[i])) {
            const Attr *constant =
                next < op->operand_count ? value_constant(op->operands[next++]) : NULL;

            if (!constant)
                return false;
            add_separator(sb, &any);
            sb_printf(sb, "%s = %s", name, int_is_zero(constant->integer) ? "false" : "true");
        } else if (row->attrs[i].constraint == &LLVM_FASTMATH && flags) {
            add_separator(sb, &any);
            sb_printf(sb, "%s = %.*s", name, STR_ARG(str_of(attr_text(flags))));
        }
    }
    sb_add(sb, any ? "}>" : "");
    return next == op->operand_count;
}

/* `%result0 = "llvm.intr.abs"(%operand0) <{is_int_min_poison = true}> : (i32) -> i32` */
static bool add_op(Sb *sb, const Op *op, const OpDef *row)
{
    unsigned count = def_operand_count(row);

    sb_printf(sb, "%%result0 = \"%s\"(", row->name);
    for (unsigned i = 0; i < count; i++)
        sb_printf(sb, "%s%%operand%u", i ? ", " : "", i);
    sb_add(sb, ") ");
    if (!add_attrs(sb, op, row, count))
        return false;
    sb_add(sb, " : (");
    for (unsigned i = 0; i < count; i++) {
        sb_add(sb, i ? ", " : "");
        type_print(sb, op->operands[i]->type);
    }
    sb_add(sb, ") -> ");
    type_print(sb, op->results[0]->type);
    sb_add(sb, "\n");
    return true;
}

bool llvm_called_intrinsic(const Op *op, Sb *text)
{
    Str name = str_from(op_attr(op, "intrin")->string, sizeof "llvm." - 1);
    const OpDef *row = op->result_count ? row_of(op_context(op), name) : NULL;
    unsigned bundled;

    if (llvm_target_intrinsic(op, text))
        return true;
    op_operand_group(op, 1, &bundled);
    return row && !bundled && is_plain(row) && def_result_count(row) == 1
           && op->operand_count >= def_operand_count(row) && add_op(text, op, row);
}
