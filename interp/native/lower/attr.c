#include "interp/native/lower/lower.h"

#include <ctype.h>
#include <string.h>

int64_t property_int(const Op *op, const char *name, int64_t otherwise)
{
    const Attr *attr = op_attr(op, name);

    if (attr && attr->kind == ATTR_ARRAY && attr->array.count) /* a number that may be none */
        attr = attr->array.elements[0];
    return attr && attr->kind == ATTR_INTEGER ? int_low_s(attr->integer) : otherwise;
}

bool property_flag(const Op *op, const char *name)
{
    const Attr *attr = op_attr(op, name);

    return attr && attr->kind == ATTR_UNIT;
}

static bool is_word_char(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

bool word_in(const Attr *attr, const char *word)
{
    size_t len = strlen(word);
    Str text;

    if (!attr || attr->kind != ATTR_OPAQUE)
        return false;
    text = attr->opaque.text;
    for (size_t i = 0; i + len <= text.len; i++)
        if (memcmp(text.data + i, word, len) == 0 && (i == 0 || !is_word_char(text.data[i - 1]))
            && (i + len == text.len || !is_word_char(text.data[i + len])))
            return true;
    return false;
}

unsigned operand_segment(const Op *op, unsigned index, unsigned *count)
{
    const Attr *sizes = op_attr(op, "operandSegmentSizes");
    unsigned first = 0;

    for (unsigned i = 0; i < index; i++)
        first += (unsigned)attr_i64_at(sizes, i);
    *count = (unsigned)attr_i64_at(sizes, index);
    return first;
}

const Attr *fastmath_of(const Op *op)
{
    const Attr *flags = op_attr(op, "fastmath");

    return flags ? flags : op_attr(op, "fastmathFlags");
}

static LLVMFastMathFlags flags_of(const Attr *fastmath)
{
    static const struct {
        const char *word;
        LLVMFastMathFlags flag;
    } FLAGS[] = {
        { "reassoc", LLVMFastMathAllowReassoc }, { "nnan", LLVMFastMathNoNaNs },
        { "ninf", LLVMFastMathNoInfs },          { "nsz", LLVMFastMathNoSignedZeros },
        { "arcp", LLVMFastMathAllowReciprocal }, { "contract", LLVMFastMathAllowContract },
        { "afn", LLVMFastMathApproxFunc },       { "fast", LLVMFastMathAll },
    };
    LLVMFastMathFlags flags = LLVMFastMathNone;

    for (size_t i = 0; i < sizeof FLAGS / sizeof *FLAGS; i++)
        if (word_in(fastmath, FLAGS[i].word))
            flags |= FLAGS[i].flag;
    return flags;
}

static void set_flags(LLVMValueRef instruction, LLVMFastMathFlags flags)
{
    if (flags && LLVMIsAInstruction(instruction) && LLVMCanValueUseFastMathFlags(instruction))
        LLVMSetFastMathFlags(instruction, flags);
}

void set_fastmath(LLVMValueRef instruction, const Attr *fastmath)
{
    set_flags(instruction, flags_of(fastmath));
}

void set_fastmath_within(LLVMValueRef instruction, const Attr *fastmath)
{
    set_flags(instruction,
              flags_of(fastmath) & ~(unsigned)(LLVMFastMathNoNaNs | LLVMFastMathNoInfs));
}

const Op *symbol_in_module(const Lower *l, const Attr *symbol)
{
    Str name = symbol->kind == ATTR_STRING ? symbol->string : symbol->symbol.root;
    const Block *body = l->top->regions[0].first;

    for (const Op *op = body ? body->first : NULL; op; op = op->next) {
        const Attr *own = op_attr(op, "sym_name");

        if (own && own->kind == ATTR_STRING && str_eq(own->string, name))
            return op;
    }
    return NULL;
}
