/* Where an upgrade stands in its definition. Attributes have no places: the text is read again
 * where it is there, as that of a definition in ODS is not. */
#include "core/define/upgrade.h"

#include "core/ir/context.h"
#include "core/text/lexer.h"

/* The text from the line on; data NULL where it is not there. */
static Str text_from(Context *context, const Attr *file)
{
    Str line = diag_source_line(context, file->file.file, file->file.line);

    for (size_t i = 0; line.data && i < context->sources.len; i++) {
        Str text = context->sources.data[i].text;

        if (line.data >= text.data && line.data <= text.data + text.len)
            return str_from(text, (size_t)(line.data - text.data));
    }
    return (Str){ 0 };
}

/* What an attribute of a dialect holds need not be tokens: there the search ends. */
static bool is_end(Token token)
{
    return token.kind == TOKEN_EOF || token.kind == TOKEN_ERROR;
}

/* The first token behind `upgrades = [`. */
static Token find_array(Lexer *lexer)
{
    Token token = lexer_next(lexer);

    while (!is_end(token)) {
        bool named = token.kind == TOKEN_BARE && str_is(token.text, "upgrades");

        token = lexer_next(lexer);
        if (!named || token.kind != TOKEN_EQUAL)
            continue;
        token = lexer_next(lexer);
        if (token.kind == TOKEN_L_SQUARE)
            return lexer_next(lexer);
    }
    return token;
}

static bool opens(TokenKind kind)
{
    return kind == TOKEN_L_BRACE || kind == TOKEN_L_PAREN || kind == TOKEN_L_SQUARE
           || kind == TOKEN_LESS;
}

static bool closes(TokenKind kind)
{
    return kind == TOKEN_R_BRACE || kind == TOKEN_R_PAREN || kind == TOKEN_R_SQUARE
           || kind == TOKEN_GREATER;
}

/* The comma behind the element that begins with the token, or the bracket behind the last. */
static Token end_of_element(Lexer *lexer, Token token)
{
    for (unsigned depth = 0; !is_end(token); token = lexer_next(lexer)) {
        if (depth == 0 && (token.kind == TOKEN_COMMA || closes(token.kind)))
            return token;
        depth += opens(token.kind);
        depth -= closes(token.kind);
    }
    return token;
}

void upgrade_places(const Attr *loc, unsigned count, const Attr **places)
{
    Context *quiet = context_new(); /* what the lexer reports was reported, or is no token's */
    const Attr *file = loc_find_file(loc), *at;
    Str text = file && file->file.line ? text_from(loc->context, file) : (Str){ 0 };
    Lexer lexer = lexer_new(quiet, file ? file->file.file : STR(""), text);
    Token token;

    lexer.line_offset = text.data ? file->file.line - 1 : 0;
    token = find_array(&lexer);
    for (unsigned i = 0; i < count; i++) {
        places[i] = loc;
        if (is_end(token))
            continue;
        at = lexer_loc(&lexer, token.text.data);
        places[i] = loc_file(loc->context, file->file.file, at->file.line, at->file.column);
        token = end_of_element(&lexer, token);
        if (!is_end(token))
            token = lexer_next(&lexer);
    }
    context_free(quiet);
}
