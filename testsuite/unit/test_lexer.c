#include "core/text/lexer.h"

#include "testsuite/unit/language.h"

#include <string.h>

static Token first_of(const char *text)
{
    Lexer lexer = lexer_new(context, STR("test"), str_of(text));

    return lexer_next(&lexer);
}

/* The text begins with a token of that kind and length. */
static void begins_with(const char *text, TokenKind kind, size_t len)
{
    Token token = first_of(text);

    ck_assert_msg(token.kind == kind, "%s: kind %d", text, (int)token.kind);
    ck_assert_uint_eq(token.text.len, len);
}

static void is_one(const char *text, TokenKind kind)
{
    begins_with(text, kind, strlen(text));
}

static void is_wrong(const char *text, const char *message)
{
    last_error[0] = 0;
    ck_assert_int_eq(first_of(text).kind, TOKEN_ERROR);
    ck_assert_str_eq(last_error, message);
}

START_TEST(punctuation_is_told_apart)
{
    is_one("->", TOKEN_ARROW);
    is_one("...", TOKEN_ELLIPSIS);
    is_one("{-#", TOKEN_METADATA_BEGIN);
    is_one("#-}", TOKEN_METADATA_END);
    begins_with("{-a", TOKEN_L_BRACE, 1);
    begins_with("-1", TOKEN_MINUS, 1);
    begins_with("/a", TOKEN_SLASH, 1);
    begins_with("::", TOKEN_COLON, 1);
    begins_with(">=", TOKEN_GREATER, 1);
}
END_TEST

START_TEST(blanks_and_comments_are_skipped)
{
    begins_with(" \t\r\n x", TOKEN_BARE, 1);
    begins_with("// a comment\n  // another\r\nx", TOKEN_BARE, 1);
    begins_with("// at the end", TOKEN_EOF, 0);
    begins_with("", TOKEN_EOF, 0);
}
END_TEST

START_TEST(a_nul_is_a_blank_outside_of_strings)
{
    Lexer lexer = lexer_new(context, STR("test"), STR("\0x \"a\0b\""));

    ck_assert_int_eq(lexer_next(&lexer).kind, TOKEN_BARE);
    ck_assert_uint_eq(lexer_next(&lexer).text.len, 5);
    ck_assert_int_eq(lexer_next(&lexer).kind, TOKEN_EOF);
}
END_TEST

START_TEST(words_may_hold_dots_and_dollars)
{
    is_one("func.func", TOKEN_BARE);
    is_one("_a$1.b", TOKEN_BARE);
    begins_with("a-b", TOKEN_BARE, 1);
}
END_TEST

START_TEST(integer_types_are_words_of_their_own)
{
    is_one("i32", TOKEN_INT_TYPE);
    is_one("si8", TOKEN_INT_TYPE);
    is_one("ui0", TOKEN_INT_TYPE);
    is_one("i", TOKEN_BARE);
    is_one("si", TOKEN_BARE);
    is_one("i32x", TOKEN_BARE);
    is_one("i3.2", TOKEN_BARE);
    is_one("ti32", TOKEN_BARE);
}
END_TEST

START_TEST(numbers_end_where_they_cannot_go_on)
{
    is_one("42", TOKEN_INTEGER);
    is_one("0x2aF", TOKEN_INTEGER);
    begins_with("0xi32", TOKEN_INTEGER, 1);
    begins_with("4x8", TOKEN_INTEGER, 1);
    begins_with("1e5", TOKEN_INTEGER, 1);
    is_one("1.", TOKEN_FLOAT);
    is_one("1.5e-3", TOKEN_FLOAT);
    is_one("1.e+3", TOKEN_FLOAT);
    begins_with("1.5e", TOKEN_FLOAT, 3);
    begins_with("1.5e+", TOKEN_FLOAT, 3);
    begins_with("1.5.5", TOKEN_FLOAT, 3);
}
END_TEST

START_TEST(prefixed_names_are_numbers_or_no_numbers)
{
    is_one("%0", TOKEN_PERCENT);
    is_one("%a-b.c$_1", TOKEN_PERCENT);
    is_one("^bb0", TOKEN_CARET);
    is_one("#-a", TOKEN_HASH);
    is_one("!llvm.ptr", TOKEN_EXCLAIM);
    begins_with("%0a", TOKEN_PERCENT, 2);
    begins_with("@a-b", TOKEN_AT, 2);
    is_one("@\"a b\"", TOKEN_AT);
}
END_TEST

START_TEST(what_is_no_token_is_reported)
{
    is_wrong("&", "unexpected character");
    is_wrong("\xc3\xa9", "unexpected character");
    is_wrong("..", "expected three consecutive dots for an ellipsis");
    is_wrong("@1", "@ identifier expected to start with letter or '_'");
    is_wrong("%", "invalid SSA name");
    is_wrong("^ ", "invalid block name");
    is_wrong("!", "invalid type identifier");
    is_wrong("#", "invalid attribute name");
    is_wrong("\"a", "expected '\"' in string literal");
    is_wrong("\"a\nb\"", "expected '\"' in string literal");
    is_wrong("\"\\q\"", "unknown escape in string literal");
    is_wrong("\"\\0\"", "unknown escape in string literal");
    is_wrong("@\"a", "expected '\"' in string literal");
}
END_TEST

static void stands_for(const char *literal, Str expected)
{
    Token token = first_of(literal);

    ck_assert(str_eq(token_string(context, &token), expected));
}

START_TEST(escapes_are_replaced)
{
    stands_for("\"plain\"", STR("plain"));
    stands_for("\"\\\"\\\\\\n\\t\"", STR("\"\\\n\t"));
    stands_for("\"\\00\\fF\\41\"", STR("\0\xff"
                                       "A"));
    stands_for("@\"a\\20b\"", STR("a b"));
}
END_TEST

START_TEST(names_lose_their_prefix)
{
    Token token = first_of("@\"a b\"");

    ck_assert(str_is(token_name(context, &token), "a b"));
    token = first_of("%arg0");
    ck_assert(str_is(token_name(context, &token), "arg0"));
}
END_TEST

static void stands_at(Lexer *lexer, size_t offset, unsigned line, unsigned column)
{
    const Attr *loc = lexer_loc(lexer, lexer->source.data + offset);

    ck_assert_uint_eq(loc->file.line, line);
    ck_assert_uint_eq(loc->file.column, column);
}

START_TEST(lines_and_columns_count_from_one)
{
    Lexer lexer = lexer_new(context, STR("test"), STR("ab\n\ncd\nef"));

    stands_at(&lexer, 0, 1, 1);
    stands_at(&lexer, 2, 1, 3);
    stands_at(&lexer, 3, 2, 1);
    stands_at(&lexer, 8, 4, 2);
    stands_at(&lexer, 4, 3, 1);
    stands_at(&lexer, 1, 1, 2);
    stands_at(&lexer, 9, 4, 3);
}
END_TEST

START_TEST(a_chunk_counts_on_from_its_first_line)
{
    Lexer lexer = lexer_new(context, STR("test"), STR("a\nb"));

    lexer.line_offset = 10;
    stands_at(&lexer, 2, 12, 1);
}
END_TEST

START_TEST(keywords_are_no_identifiers)
{
    ck_assert(word_is_keyword(STR("affine_map")));
    ck_assert(word_is_keyword(STR("f8E4M3FN")));
    ck_assert(!word_is_keyword(STR("callsite")));
    ck_assert(is_bare_identifier(STR("a$b.c")));
    ck_assert(!is_bare_identifier(STR("1a")));
    ck_assert(!is_bare_identifier(STR("a-b")));
    ck_assert(!is_bare_identifier(STR("")));
}
END_TEST

/* Any bytes are tokens up to the end; nothing is read behind it. */
START_TEST(every_text_ends)
{
    char bytes[64];

    for (unsigned seed = 0; seed < 2000; seed++) {
        Lexer lexer = lexer_new(context, STR("test"), (Str){ bytes, seed % sizeof bytes });
        unsigned count = 0;

        for (size_t i = 0; i < sizeof bytes; i++)
            bytes[i] = (char)((seed * 2654435761u + (unsigned)i * 40503u) >> (i % 16));
        while (lexer_next(&lexer).kind != TOKEN_EOF)
            ck_assert_uint_le(++count, sizeof bytes);
    }
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        punctuation_is_told_apart,
        blanks_and_comments_are_skipped,
        a_nul_is_a_blank_outside_of_strings,
        words_may_hold_dots_and_dollars,
        integer_types_are_words_of_their_own,
        numbers_end_where_they_cannot_go_on,
        prefixed_names_are_numbers_or_no_numbers,
        what_is_no_token_is_reported,
        escapes_are_replaced,
        names_lose_their_prefix,
        lines_and_columns_count_from_one,
        a_chunk_counts_on_from_its_first_line,
        keywords_are_no_identifiers,
        every_text_ends,
    };

    return RUN_SUITE("lexer", tests);
}
