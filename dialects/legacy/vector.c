/* Vectors: kinds of combining that were strings, elements taken by operations of their own. */
#include "dialects/legacy/legacy.h"

/* "add", or <add>: kept as a string until types are known. */
static bool parse_kind(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    Str kind;

    (void)args;
    (void)count;
    if (!asm_optional_string(p, &kind)
        && (!asm_parse_punct(p, "<") || !asm_parse_any_keyword(p, &kind)
            || !asm_parse_punct(p, ">")))
        return false;
    op_state_add_attr(state, "kind", attr_string(state->context, kind));
    return true;
}

/* Kinds that are called otherwise today: of floats, of integers. DECISIONS.md O2, O3. */
static const char *const KINDS[][3] = {
    { "min", "minnumf", "minsi" },
    { "max", "maxnumf", "maxsi" },
    { "minf", "minnumf", "minnumf" },
    { "maxf", "maxnumf", "maxnumf" },
};

static bool finish_reduction(AsmParser *p, OpState *state)
{
    Str kind = legacy_take_attr(state, "kind")->string;
    bool is_float = type_is_float(type_element(state->operands.data[0]->type));

    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (str_is(kind, KINDS[i][0]))
            return asm_add_enum(p, state, "kind", str_of(KINDS[i][is_float ? 1 : 2]));
    return asm_add_enum(p, state, "kind", kind);
}

static unsigned position_length(const OpState *state)
{
    const Attr *position = op_state_attr(state, "static_position");

    return position && position->kind == ATTR_DENSE_ARRAY ? (unsigned)position->dense.count : 0;
}

/* What is left of the vector behind so many of its dimensions. */
static const Type *part_of(const Type *vector, unsigned from)
{
    if (from >= vector->shaped.rank)
        return vector->shaped.element;
    return type_vector(vector->context, vector->shaped.rank - from, vector->shaped.dims + from,
                       vector->shaped.scalable ? vector->shaped.scalable + from : NULL,
                       vector->shaped.element);
}

/* `f32 from vector<4xf32>`, or the vector's alone. */
static bool parse_extract_types(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const char *at = asm_here(p);
    const Type *result, *source;

    (void)count;
    if (!asm_parse_type(p, &result))
        return false;
    source = result;
    if (asm_optional_keyword(p, "from")) {
        if (!asm_parse_type(p, &source))
            return false;
    } else if (source->kind != TYPE_VECTOR) {
        return asm_error(p, at, "expected the type of a vector, but got '%s'", type_text(source));
    } else {
        result = part_of(source, position_length(state));
    }
    vec_push(args[0].types, result);
    vec_push(args[1].types, source);
    return true;
}

/* [%i : i32], or []: an index made of it is `*index`, NULL where there is none. */
typedef struct Place {
    OperandName name;
    const Type *type;
    bool given;
} Place;

static bool parse_place(AsmParser *p, Place *place)
{
    *place = (Place){ 0 };
    if (!asm_parse_punct(p, "["))
        return false;
    if (asm_optional_punct(p, "]"))
        return true;
    place->given = true;
    return asm_parse_operand(p, &place->name) && asm_parse_colon_type(p, &place->type)
           && asm_parse_punct(p, "]");
}

/* The number was unsigned, of any width. */
static bool add_place(AsmParser *p, OpState *state, const Place *place)
{
    const Type *index = type_index(state->context);
    int64_t dynamic = DYNAMIC;
    size_t at = state->operands.len - 1;

    op_state_add_attr(state, "static_position",
                      attr_dense_i64(state->context, place->given, &dynamic));
    if (!place->given || !asm_resolve(p, &place->name, place->type, state))
        return !place->given;
    if (place->type != index)
        state->operands.data[at + 1] =
            legacy_emit(p, state, "arith.index_castui", 1, &state->operands.data[at + 1], index);
    return true;
}

static bool parse_vector_type(AsmParser *p, const Type **type)
{
    const char *at = asm_here(p);

    return asm_parse_colon_type(p, type)
           && ((*type)->kind == TYPE_VECTOR
               || asm_error(p, at, "expected the type of a vector, but got '%s'",
                            type_text(*type)));
}

/* vector.extractelement %v[%i : i32] : vector<4xf32> */
static bool parse_extractelement(AsmParser *p, OpState *state)
{
    OperandName vector;
    const Type *type;
    Place place;

    if (!asm_parse_operand(p, &vector) || !parse_place(p, &place)
        || !asm_optional_attr_dict(p, state) || !parse_vector_type(p, &type)
        || !asm_resolve(p, &vector, type, state))
        return false;
    vec_push(&state->results, type->shaped.element);
    return add_place(p, state, &place);
}

/* vector.insertelement %x, %v[%i : i32] : vector<4xf32> */
static bool parse_insertelement(AsmParser *p, OpState *state)
{
    OperandName vector, element;
    const Type *type;
    Place place;

    if (!asm_parse_operand(p, &element) || !asm_parse_punct(p, ",")
        || !asm_parse_operand(p, &vector) || !parse_place(p, &place)
        || !asm_optional_attr_dict(p, state) || !parse_vector_type(p, &type)
        || !asm_resolve(p, &element, type->shaped.element, state)
        || !asm_resolve(p, &vector, type, state))
        return false;
    vec_push(&state->results, type);
    return add_place(p, state, &place);
}

/* vector.splat %x : vector<4xf32> */
static bool parse_splat(AsmParser *p, OpState *state)
{
    OperandName element;
    const Type *type;

    if (!asm_parse_operand(p, &element) || !asm_optional_attr_dict(p, state)
        || !parse_vector_type(p, &type) || !asm_resolve(p, &element, type->shaped.element, state))
        return false;
    vec_push(&state->results, type);
    return true;
}

const LegacyOp LEGACY_VECTOR[] = {
    { "vector.reduction", "vector.reduction",
      .format = "custom<Kind>($kind) `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? "
                "attr-dict `:` type($vector) `into` type($dest)",
      .customs = CUSTOMS({ "Kind", parse_kind, NULL }), .finish = finish_reduction, .stops = "\"",
      .form = "with the kind as a keyword: '<add>'" },
    { "vector.extract", "vector.extract",
      .format = "$source `` custom<DynamicIndexList>($dynamic_position, $static_position) "
                "attr-dict `:` custom<ExtractTypes>(type($result), type($source))",
      .customs = CUSTOMS({ "ExtractTypes", parse_extract_types, NULL }), .stops = "\n",
      .form = "with the result's type: 'f32 from vector<4xf32>'" },
    { "vector.extractelement", "vector.extract", .parse = parse_extractelement },
    { "vector.insertelement", "vector.insert", .parse = parse_insertelement },
    { "vector.splat", "vector.broadcast", .parse = parse_splat },
    { 0 },
};
