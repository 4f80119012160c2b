/* The custom<> directives of regions whose entry block has arguments that clauses bring. */
#include "dialects/omp/omp.h"

/* A clause: its word, and which arguments of the directive it has; 0: not that one. */
typedef struct Group {
    const char *word;
    unsigned char vars; /* its type stands behind it */
    unsigned char mod, byref, symbols, barrier, maps;
} Group;

enum { MOST_GROUPS = 6 };

/* In the order in which they are written, and in which the arguments stand. */
typedef struct RegionDirective {
    const char *name;
    Group groups[MOST_GROUPS];
} RegionDirective;

static const RegionDirective DIRECTIVES[] = {
    { "PrivateRegion", { { "private", 1, .symbols = 3, .barrier = 4 } } },
    { "PrivateReductionRegion",
      { { "private", 1, .symbols = 3, .barrier = 4 },
        { "reduction", 6, .mod = 5, .byref = 8, .symbols = 9 } } },
    { "InReductionPrivateRegion",
      { { "in_reduction", 1, .byref = 3, .symbols = 4 },
        { "private", 5, .symbols = 7, .barrier = 8 } } },
    { "InReductionPrivateReductionRegion",
      { { "in_reduction", 1, .byref = 3, .symbols = 4 },
        { "private", 5, .symbols = 7, .barrier = 8 },
        { "reduction", 10, .mod = 9, .byref = 12, .symbols = 13 } } },
    { "TaskReductionRegion", { { "task_reduction", 1, .byref = 3, .symbols = 4 } } },
    { "TargetOpRegion",
      { { "has_device_addr", 1 },
        { "host_eval", 3 },
        { "in_reduction", 5, .byref = 7, .symbols = 8 },
        { "map_entries", 9 },
        { "private", 11, .symbols = 13, .barrier = 14, .maps = 15 } } },
    { "UseDeviceAddrUseDevicePtrRegion", { { "use_device_addr", 1 }, { "use_device_ptr", 3 } } },
};

typedef struct Reader {
    AsmParser *p;
    OpState *state;
    FormatArg *args;
    AsmArguments arguments;
    VEC(const Attr *) symbols;
    Sb byref;
    Dims maps;
} Reader;

static void add(Reader *r, unsigned arg, const Attr *attr)
{
    vec_push(&r->state->attrs, ((NamedAttr){ r->args[arg].text, attr }));
}

/* mod: task, */
static bool parse_mod(Reader *r, const Group *group)
{
    const AttrDef *def = context_attr_def(r->state->context, STR("omp.reduction_modifier"));
    const EnumCase *found;
    const Attr *value;
    Str keyword;

    if (!group->mod || !asm_optional_keyword(r->p, "mod"))
        return true;
    if (!asm_parse_punct(r->p, ":") || !asm_parse_any_keyword(r->p, &keyword)
        || !asm_parse_punct(r->p, ","))
        return false;
    found = def ? enum_case(def->params[0].cases, keyword) : NULL;
    if (!found)
        return false;
    value = attr_i64(r->state->context, found->value);
    add(r, group->mod, attr_dialect(r->state->context, def, 1, &value));
    return true;
}

/* [map_idx=2] */
static bool parse_map(Reader *r, const Group *group)
{
    int64_t map = -1;

    if (group->maps && asm_optional_punct(r->p, "[")
        && (!asm_parse_keyword(r->p, "map_idx") || !asm_parse_punct(r->p, "=")
            || !asm_parse_integer(r->p, &map) || !asm_parse_punct(r->p, "]")))
        return false;
    if (group->maps)
        vec_push(&r->maps, map);
    return true;
}

/* byref @symbol %variable -> %argument */
static bool parse_item(Reader *r, const Group *group)
{
    const Attr *symbol = NULL;
    AsmArgument argument;
    OperandName var;

    if (group->byref)
        sb_char(&r->byref, asm_optional_keyword(r->p, "byref"));
    if (group->symbols && !asm_parse_attr(r->p, NULL, &symbol))
        return false;
    if (!asm_parse_operand(r->p, &var) || !asm_parse_punct(r->p, "->")
        || !asm_parse_argument(r->p, &argument, false, false) || !parse_map(r, group))
        return false;
    vec_push(&r->symbols, symbol);
    vec_push(r->args[group->vars].operands, var);
    vec_push(&r->arguments, argument);
    return true;
}

static bool parse_items(Reader *r, const Group *group)
{
    size_t before = r->arguments.len;
    Types types = { 0 };
    bool good = asm_parse_punct(r->p, "(") && parse_mod(r, group);

    do
        good = good && parse_item(r, group);
    while (good && asm_optional_punct(r->p, ","));
    good = good && asm_parse_punct(r->p, ":") && asm_parse_types(r->p, &types)
           && types.len == r->arguments.len - before && asm_parse_punct(r->p, ")");
    for (size_t i = 0; good && i < types.len; i++) {
        vec_push(r->args[group->vars + 1].types, types.data[i]);
        r->arguments.data[before + i].type = types.data[i];
    }
    vec_free(&types);
    return good;
}

static void add_lists(Reader *r, const Group *group)
{
    Context *context = r->state->context;
    bool mapped = false;

    if (group->symbols)
        add(r, group->symbols, attr_array(context, (unsigned)r->symbols.len, r->symbols.data));
    if (group->byref)
        add(r, group->byref,
            attr_dense_array(context, type_i(context, 1), (int64_t)r->byref.len,
                             sb_view(&r->byref)));
    for (size_t i = 0; i < r->maps.len; i++)
        mapped |= r->maps.data[i] >= 0;
    if (mapped)
        add(r, group->maps, attr_dense_i64(context, (unsigned)r->maps.len, r->maps.data));
}

static bool parse_group(Reader *r, const Group *group)
{
    bool good = true;

    if (asm_optional_keyword(r->p, group->word)) {
        r->symbols.len = r->maps.len = 0;
        r->byref.len = 0;
        good = parse_items(r, group)
               || asm_error(r->p, asm_here(r->p), "invalid `%s` format", group->word);
        if (good)
            add_lists(r, group);
        if (good && group->barrier && asm_optional_keyword(r->p, "private_barrier"))
            add(r, group->barrier, attr_unit(r->state->context));
    }
    return good;
}

static bool parse_clauses(AsmParser *p, OpState *state, FormatArg *args,
                          const RegionDirective *directive)
{
    Reader r = { .p = p, .state = state, .args = args };
    Region *region = region_new(state->context);
    bool good = true;

    vec_push(args[0].regions, region);
    for (unsigned i = 0; good && i < MOST_GROUPS && directive->groups[i].word; i++)
        good = parse_group(&r, &directive->groups[i]);
    good = good && asm_parse_region(p, region, &r.arguments);
    vec_free(&r.arguments);
    vec_free(&r.symbols);
    vec_free(&r.maps);
    sb_free(&r.byref);
    return good;
}

static void print_item(AsmPrinter *printer, const Op *op, const FormatArg *args, const Group *group,
                       unsigned i, const Value *argument)
{
    unsigned count, first = op_operand_group(op, args[group->vars].index, &count);

    if (group->byref && args[group->byref].attr && i < args[group->byref].attr->dense.count
        && attr_i64_at(args[group->byref].attr, i))
        asm_print(printer, "byref ");
    if (group->symbols && args[group->symbols].attr) {
        omp_print_element(printer, args[group->symbols].attr, i);
        asm_print(printer, " ");
    }
    asm_print_operand(printer, op->operands[first + i]);
    asm_print(printer, " -> ");
    asm_print_operand(printer, argument);
    if (group->maps && args[group->maps].attr && i < args[group->maps].attr->dense.count
        && attr_i64_at(args[group->maps].attr, i) >= 0)
        asm_print(printer, " [map_idx=%lld]", (long long)attr_i64_at(args[group->maps].attr, i));
}

static unsigned print_group(AsmPrinter *printer, const Op *op, const FormatArg *args,
                            const Group *group, unsigned argument)
{
    unsigned count, first = op_operand_group(op, args[group->vars].index, &count);
    const Block *entry = op->regions[args[0].index].first;

    if (count)
        asm_print(printer, "%s(", group->word);
    if (count && group->mod && args[group->mod].attr) {
        const Attr *mod = args[group->mod].attr;

        asm_print(printer, "mod: ");
        enum_print(asm_sb(printer), mod->dialect.def->params[0].cases,
                   int_low_s(mod->dialect.params[0]->integer));
        asm_print(printer, ", ");
    }
    for (unsigned i = 0; i < count; i++) {
        asm_print(printer, i ? ", " : "");
        print_item(printer, op, args, group, i,
                   entry && argument + i < entry->arg_count ? entry->args[argument + i] : NULL);
    }
    if (count) {
        asm_print(printer, " : ");
        asm_print_types(printer, op->operands + first, count);
        asm_print(printer, ") ");
    }
    if (group->barrier && args[group->barrier].attr)
        asm_print(printer, "private_barrier ");
    return count;
}

static void print_clauses(AsmPrinter *printer, const Op *op, const FormatArg *args,
                          const RegionDirective *directive)
{
    unsigned argument = 0;

    for (unsigned i = 0; i < MOST_GROUPS && directive->groups[i].word; i++)
        argument += print_group(printer, op, args, &directive->groups[i], argument);
    asm_print_region(printer, &op->regions[args[0].index], false, true);
}

#define REGION_DIRECTIVE(name, index)                                                              \
    static bool parse_##name(AsmParser *p, OpState *state, FormatArg *args, unsigned count)        \
    {                                                                                              \
        (void)count;                                                                               \
        return parse_clauses(p, state, args, &DIRECTIVES[index]);                                  \
    }                                                                                              \
    static void print_##name(AsmPrinter *printer, const Op *op, const FormatArg *args,             \
                             unsigned count)                                                       \
    {                                                                                              \
        (void)count;                                                                               \
        print_clauses(printer, op, args, &DIRECTIVES[index]);                                      \
    }

REGION_DIRECTIVE(private, 0)
REGION_DIRECTIVE(private_reduction, 1)
REGION_DIRECTIVE(in_reduction_private, 2)
REGION_DIRECTIVE(in_reduction_private_reduction, 3)
REGION_DIRECTIVE(task_reduction, 4)
REGION_DIRECTIVE(target, 5)
REGION_DIRECTIVE(use_device, 6)

#define LISTED(name, function) { name, omp_parse_##function, omp_print_##function },

const CustomDirective OMP_DIRECTIVES[] = {
    OMP_CLAUSE_DIRECTIVES(LISTED){ "PrivateRegion", parse_private, print_private },
    { "PrivateReductionRegion", parse_private_reduction, print_private_reduction },
    { "InReductionPrivateRegion", parse_in_reduction_private, print_in_reduction_private },
    { "InReductionPrivateReductionRegion", parse_in_reduction_private_reduction,
      print_in_reduction_private_reduction },
    { "TaskReductionRegion", parse_task_reduction, print_task_reduction },
    { "TargetOpRegion", parse_target, print_target },
    { "UseDeviceAddrUseDevicePtrRegion", parse_use_device, print_use_device },
    { 0 },
};
