/* Instances: the functions that uses of an operation mean. */
#include "dialects/meaning/meaning.h"

#include "core/ir/diag.h"
#include "core/ir/function.h"
#include "core/ir/op_state.h"
#include "core/text/source.h"
#include "core/verify/signature.h"

#include <ctype.h>
#include <string.h>

/* What is wrong with an instance is told at the use, and where in the template. */
typedef struct Complaint {
    Sb text;
    const Attr *loc; /* NULL: there is none */
} Complaint;

static void keep_complaint(void *state, const Diag *diag)
{
    Complaint *complaint = state;

    if (complaint->loc || diag->severity != SEVERITY_ERROR)
        return;
    complaint->loc = diag->loc;
    sb_str(&complaint->text, diag->text);
}

static bool too_many(const Op *use, const char *what)
{
    op_context(use)->limit_count++;
    return op_error(use, "%s", what);
}

/* Columns of the text that was made are those of the template again. */
static Loc moved_back(Context *context, const FillMarks *marks, const Template *t, Loc loc)
{
    const Attr *place = loc_attr(context, loc);
    unsigned line, column;

    if (place->kind != ATTR_LOC_FILE || !str_eq(place->file.file, t->file))
        return loc;
    line = place->file.line - t->line;
    column = place->file.column;
    for (size_t i = marks->len; i-- > 0;)
        if (marks->data[i].line == line && marks->data[i].column < place->file.column) {
            column = column - marks->data[i].column + marks->data[i].from;
            break;
        }
    return loc_at(context, context_file(context, t->file), place->file.line, column);
}

static void move_back(Context *context, const FillMarks *marks, const Template *t, Op *op)
{
    op->loc = moved_back(context, marks, t, op->loc);
    op->place = op->loc;
    for (unsigned r = 0; r < op->region_count; r++)
        for (Block *block = op->regions[r].first; block; block = block->next)
            for (Op *inner = block->first; inner; inner = inner->next)
                move_back(context, marks, t, inner);
}

/* Does the text have the word behind a '%'? */
static bool names_value(Str text, Str name)
{
    for (size_t at = 0; at + name.len < text.len; at++) {
        Str rest = str_from(text, at + 1);
        char behind = rest.len > name.len ? rest.data[name.len] : ' ';

        if (text.data[at] == '%' && str_eq((Str){ rest.data, name.len }, name)
            && !isalnum((unsigned char)behind) && behind != '_')
            return true;
    }
    return false;
}

bool meaning_takes(const Template *t, unsigned operands)
{
    return t->part != PART_BEGIN
           && (t->part != PART_GIVES || names_value(t->body, t->operands.list[operands].name));
}

/* "%lo: index, %init.0: f32" */
static bool add_operands(Sb *sb, const Binding *b, const Template *t, const Op *use)
{
    unsigned at = 0;
    bool some = false;

    for (unsigned i = 0; i < t->operands.count; i++)
        for (unsigned n = 0; n < b->counts[i]; n++, at++) {
            if (!meaning_takes(t, i))
                continue;
            sb_printf(sb, some ? ", %%%.*s" : "%%%.*s", STR_ARG(t->operands.list[i].name));
            if (t->operands.list[i].many)
                sb_printf(sb, ".%u", n);
            sb_printf(sb, ": %s", type_text(type_held(use->operands[at]->type)));
            some = true;
        }
    return some;
}

/* The type of what it holds, by number; NULL: `why` of the binding says why. */
static const Type *type_of_held(Binding *b, const Template *t, const Op *use, unsigned number)
{
    FillMarks marks = { 0 };
    Sb text = { 0 };
    const Type *type = NULL;

    if (fill_text(b, t, use, t->held.list[number].type, &text, &marks)) {
        type = meaning_type(b->context, sb_view(&text));
        if (!type)
            sb_printf(&b->why, "it holds '%.*s', which is no type", (int)text.len, text.data);
    }
    sb_free(&text);
    vec_free(&marks);
    return type ? type_held(type) : NULL;
}

/* "%sum: i32", or their types alone. */
static bool add_held(Sb *sb, Binding *b, const Template *t, const Op *use, bool named, bool first)
{
    for (unsigned i = 0; i < t->held.count; i++) {
        const Type *type = type_of_held(b, t, use, i);

        if (!type)
            return false;
        sb_add(sb, i || !first ? ", " : "");
        if (named)
            sb_printf(sb, "%%%.*s: ", STR_ARG(t->held.list[i].name));
        sb_add(sb, type_text(type));
    }
    return true;
}

static bool add_arguments(Sb *sb, Binding *b, const Template *t, const Op *use)
{
    bool some = add_operands(sb, b, t, use);

    return (t->part != PART_GIVES && t->part != PART_TAKES) || add_held(sb, b, t, use, true, !some);
}

static bool add_results(Sb *sb, Binding *b, const Template *t, const Op *use)
{
    if (t->part == PART_BEGIN || t->part == PART_TAKES)
        return add_held(sb, b, t, use, false, true);
    for (unsigned i = 0; i < use->result_count; i++)
        sb_printf(sb, "%s%s", i ? ", " : "", type_text(type_held(use->results[i]->type)));
    return true;
}

/* Has it no operation? A function's body must have one. */
static bool is_blank(Str body)
{
    size_t at = 0;

    while (at < body.len) {
        if (body.data[at] == '/')
            at += str_find(str_from(body, at), '\n');
        else if (!strchr(" \t\r\n", body.data[at]))
            return false;
        else
            at++;
    }
    return true;
}

static bool make_text(Binding *b, const Template *t, const Op *use, Sb *text, FillMarks *marks)
{
    sb_printf(text, "func.func private @\"%.*s\"(", STR_ARG(t->name));
    if (!add_arguments(text, b, t, use))
        return false;
    sb_add(text, ") -> (");
    if (!add_results(text, b, t, use))
        return false;
    sb_add(text, ") {");
    if (!fill_text(b, t, use, t->body, text, marks))
        return false;
    sb_add(text, is_blank(t->body) ? "\nreturn}" : "}");
    return true;
}

/* A body without an end gives what its last operation gives. */
static void end_body(Context *context, Op *function, unsigned count)
{
    OpState state = { .context = context, .name = STR("func.return") };
    Block *block = function->regions[0].last;
    Op *last = block ? block->last : NULL;

    if (!block || (last && op_has(last, TERMINATOR))
        || (count && (!last || last->result_count != count)))
        return;
    state.def = context_op(context, state.name);
    state.loc = last ? last->loc : function->loc;
    for (unsigned i = 0; i < count; i++)
        vec_push(&state.operands, last->results[i]);
    block_append(block, op_create(context, &state));
    op_state_free(&state);
}

/* The function, which stands where the template does, so that it finds symbols of its file. */
static Op *parse_instance(const Template *t, const Op *use, Str text, const FillMarks *marks)
{
    Context *context = op_context(use);
    Op *module = source_parse(context, t->file, text, t->line - 1), *function;

    function = module ? module->regions[0].first->first : NULL;
    if (!function || function->next) {
        if (function)
            op_error(use, "what it means is more than a body");
        return NULL;
    }
    end_body(context, function, function_signature(function)->list.result_count);
    move_back(context, marks, t, function);
    function->block = t->op ? t->op->block : NULL;
    return function;
}

/* Reads and verifies it; what is wrong goes into the complaint. */
static Op *try_instance(const Template *t, const Op *use, Str text, const FillMarks *marks,
                        Complaint *complaint)
{
    Context *context = op_context(use);
    DiagHandler handler = context->handler;
    void *state = context->handler_state;
    bool defers = context->defers_lacking, brief = context->brief_errors;
    bool numbers = context->takes_numbers;
    Str unnamed = context->unnamed;
    Op *made;

    context->handler = keep_complaint;
    context->handler_state = complaint;
    context->defers_lacking = false;
    context->brief_errors = true;
    context->unnamed = (Str){ 0 };
    context->takes_numbers = true;
    made = parse_instance(t, use, text, marks);
    context->handler = handler;
    context->handler_state = state;
    context->defers_lacking = defers;
    context->brief_errors = brief;
    context->unnamed = unnamed;
    context->takes_numbers = numbers;
    return made;
}

/* Behind an error at a use; one without a use stands at the template itself. */
static void note_template(const Op *use, const Template *t, const Binding *b)
{
    Sb with = { 0 };

    if (!use->block)
        return;

    for (unsigned i = 0; b && i < t->variables.count; i++) {
        if (!b->bound[i].known)
            continue;
        sb_printf(&with, "%s$%.*s = ", with.len ? ", " : ", with ",
                  STR_ARG(t->variables.list[i].name));
        for (unsigned n = 0; n < b->bound[i].count; n++)
            sb_printf(&with, "%s%.*s", n ? ", " : "", STR_ARG(b->bound[i].parts[n]));
    }
    loc_note(t->loc, "its meaning is written here%.*s", STR_ARG(sb_view(&with)));
    sb_free(&with);
}

static const Op *tell(const Op *use, const Template *t, const Binding *b, Complaint *complaint,
                      const FillMarks *marks)
{
    Context *context = op_context(use);

    op_error(use, use->block ? "has a meaning that is wrong for this use"
                             : "has a meaning that is wrong");
    if (complaint->loc)
        loc_note(loc_attr(context, moved_back(context, marks, t, loc_of(complaint->loc))),
                 "there: %.*s", STR_ARG(sb_view(&complaint->text)));
    note_template(use, t, b);
    return NULL;
}

/* The instances that it needs in its turn are made with it. */
static bool verify_nested(const Op *use, const Op *made)
{
    Context *context = op_context(use);
    bool good;

    if (context->user->nested >= MEANING_MOST_NESTED)
        return too_many(use, "has a meaning that needs too many others, one within another");
    context->user->nested++;
    good = ir_verify(made) && ir_verify_symbols(made);
    context->user->nested--;
    return good;
}

static const Op *make_instance(const Template *t, const Op *use, const Binding *b, Str text,
                               const FillMarks *marks)
{
    Context *context = op_context(use);
    Complaint complaint = { 0 };
    const Op *made;
    Str kept = str_dup(&context->arena, text);

    if (++context->user->instance_count > MEANING_MOST_INSTANCES) {
        too_many(use, "is one use too many of operations that mean different things");
        return NULL;
    }
    made = try_instance(t, use, kept, marks, &complaint);
    /* It may need itself. */
    map_put(&context->instances, kept, (void *)made);
    if (!made)
        tell(use, t, b, &complaint, marks);
    else if (!verify_nested(use, made)) {
        made = NULL;
        map_put(&context->instances, kept, NULL);
        op_plain_error(use, "the error above is in what '%.*s' means%s", STR_ARG(op_name(use)),
                       use->block ? " here" : "");
        note_template(use, t, b);
    }
    sb_free(&complaint.text);
    return made;
}

/* What an instance does with regions and successors, against those of the use. */

static bool same_types(Value *const *is, Value *const *wanted, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (type_held(is[i]->type) != type_held(wanted[i]->type))
            return false;
    return true;
}

/* A graph may end without a terminator. */
static unsigned count_yielded(const Op *last)
{
    const Op *use = last->block->region->parent;

    return !op_has(use, GRAPH_REGION) || op_has(last, TERMINATOR) ? last->operand_count : 0;
}

unsigned region_yield_count(const Region *region)
{
    for (const Block *block = region->first; block; block = block->next)
        if (block->last && !block->last->successor_count)
            return count_yielded(block->last);
    return 0;
}

/* Of its results so many are of the region, from the first on. */
static bool yields_fit(const Region *region, const Op *run, unsigned first, unsigned count)
{
    for (const Block *block = region->first; block; block = block->next) {
        const Op *last = block->last;

        if (!last || last->successor_count)
            continue;
        if (first + count > run->result_count || count_yielded(last) != count
            || !same_types(last->operands, run->results + first, count))
            return op_error(last, "does not yield what the meaning of '%.*s' receives",
                            STR_ARG(op_name(region->parent)));
    }
    return true;
}

static bool region_fits(const Op *run, const Op *use, unsigned number)
{
    const Region *region = number < use->region_count ? &use->regions[number] : NULL;
    unsigned count = run->operand_count;

    if (op_is(run, "meaning.graph"))
        op_operand_group(run, 0, &count);
    if (!region || !region->first)
        return op_error(use, "has no region #%u, which its meaning runs", number);
    if (region->first->arg_count != count || !same_types(region->first->args, run->operands, count))
        return op_error(use, "has a region #%u of other arguments than its meaning runs it with",
                        number);
    return true;
}

static bool one_region_fits(const Op *run, const Op *use)
{
    unsigned number = (unsigned)int_low_u(op_attr(run, "number")->integer);

    return region_fits(run, use, number)
           && yields_fit(&use->regions[number], run, 0, run->result_count);
}

/* Those that run at once: all, where none are named. */
static bool regions_fit(const Op *run, const Op *use)
{
    const Attr *numbers = op_attr(run, "regions");
    unsigned named = (unsigned)numbers->dense.count, first = 0;

    for (unsigned i = 0; i < (named ? named : use->region_count); i++) {
        unsigned number = named ? (unsigned)attr_i64_at(numbers, i) : i, count;

        if (!region_fits(run, use, number))
            return false;
        count = region_yield_count(&use->regions[number]);
        if (!yields_fit(&use->regions[number], run, first, count))
            return false;
        first += count;
    }
    return first == run->result_count
           || op_error(use, "yields %u values in the regions of which its meaning receives %u",
                       first, run->result_count);
}

static bool successor_fits(const Op *choice, const Op *use)
{
    unsigned number = (unsigned)int_low_u(op_attr(choice, "number")->integer);

    if (number >= use->successor_count)
        return op_error(use, "has no successor #%u, which its meaning chooses", number);
    if (use->successors[number]->arg_count != choice->operand_count
        || !same_types(use->successors[number]->args, choice->operands, choice->operand_count))
        return op_error(use, "has a successor #%u of other arguments than its meaning hands over",
                        number);
    return true;
}

static bool runs_part_of_use(const Op *op)
{
    return op_is(op, "meaning.region") || op_is(op, "meaning.graph")
           || op_is(op, "meaning.parallel") || op_is(op, "meaning.successor");
}

static bool fits_inside(const Op *made, const Op *use)
{
    for (unsigned r = 0; r < made->region_count; r++)
        for (const Block *block = made->regions[r].first; block; block = block->next)
            for (const Op *op = block->first; op; op = op->next) {
                bool chooses = op_is(op, "meaning.successor");

                /* A use of the operation in its own meaning finds what is not verified yet. */
                if (runs_part_of_use(op) && !op_verify_signature(op))
                    return false;
                if ((op_is(op, "meaning.region") || op_is(op, "meaning.graph"))
                    && !one_region_fits(op, use))
                    return false;
                if (op_is(op, "meaning.parallel") && !regions_fit(op, use))
                    return false;
                if (chooses && !successor_fits(op, use))
                    return false;
                if (use->successor_count && op_is(op, "func.return"))
                    return op_error(use, "has successors of which its meaning chooses none");
                if (!fits_inside(op, use))
                    return false;
            }
    return true;
}

static const Op *instance_of(const Template *t, const Op *use, Binding *b)
{
    Context *context = op_context(use);
    FillMarks marks = { 0 };
    Sb text = { 0 };
    const Op *made = NULL;
    MapEntry *entry;
    bool added;

    if (!make_text(b, t, use, &text, &marks)) {
        op_error(use, "has a meaning that is wrong for this use: %.*s", (int)b->why.len,
                 b->why.data);
        note_template(use, t, b);
    } else {
        entry = map_at(&context->instances, sb_view(&text), &added);
        made = entry->value;
        if (added) {
            map_remove(&context->instances, sb_view(&text));
            made = make_instance(t, use, b, sb_view(&text), &marks);
        } else if (!made) {
            op_error(use, "has a meaning that is wrong for this use, as for one above");
        }
    }
    sb_free(&text);
    vec_free(&marks);
    return made && fits_inside(made, use) ? made : NULL;
}

static const Op *no_template(const Op *use)
{
    op_error(use, "is used in a way that no meaning of it fits");
    for (const Template *t = use->def->templates; t; t = t->next) {
        Binding b = { .context = op_context(use), .variables = &t->variables };

        binding_of_use(&b, t, use);
        loc_note(t->loc, "not this one: %.*s", (int)b.why.len, b.why.data ? b.why.data : "");
        sb_free(&b.why);
    }
    return NULL;
}

/* A template of what holds state is asked for its parts alone. */
static const Template *part_of(const Template *t, MeaningPart part)
{
    return t->parts[part] ? t->parts[part] : t;
}

static const Op *find_instance(const Op *use, MeaningPart part)
{
    for (const Template *t = use->def->templates; t; t = t->next) {
        Binding b = { .context = op_context(use), .variables = &t->variables };
        const Op *made;
        bool fits = binding_of_use(&b, t, use);

        made = fits ? instance_of(part_of(t, part), use, &b) : NULL;
        sb_free(&b.why);
        if (fits)
            return made;
    }
    return no_template(use);
}

/* What is wrong with it is told where it stands, without its text. */
const Op *meaning_part(const Op *use, MeaningPart part)
{
    Context *context = op_context(use);
    bool brief = context->brief_errors;
    const Op *made;

    context->brief_errors = true;
    made = find_instance(use, part);
    context->brief_errors = brief;
    return made;
}

const Op *meaning_instance(const Op *use)
{
    return meaning_part(use, PART_WHOLE);
}

static bool types_are_represented(const Op *use)
{
    Context *context = op_context(use);
    unsigned errors = context->error_count;

    for (unsigned i = 0; i < use->operand_count; i++)
        type_representation(use->operands[i]->type);
    for (unsigned i = 0; i < use->result_count; i++)
        type_representation(use->results[i]->type);
    return context->error_count == errors;
}

void meaning_each_instance(const Context *context, void (*see)(void *state, const Op *function),
                           void *state)
{
    for (size_t i = 0; i < context->instances.len; i++)
        if (context->instances.entries[i].value)
            see(state, context->instances.entries[i].value);
}

bool meaning_fits(const Op *use)
{
    bool (*verify)(const Op *op) = use->def->templates->verify_regions;

    return (!verify || verify(use)) && types_are_represented(use)
           && (use->def->state ? meaning_parts_fit(use) : meaning_instance(use) != NULL);
}
