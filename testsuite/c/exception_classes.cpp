// The standard library's exceptions: thrown by the program and by the library, derived from, copied and thrown anew.
#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>
#include <typeinfo>
#include <vector>

struct Own : std::exception {
    int code;

    explicit Own(int code) : code(code) {}
    const char *what() const noexcept override { return code ? "own" : "none"; }
};

struct Derived : std::runtime_error {
    int line;

    Derived(const char *text, int line) : std::runtime_error(text), line(line) {}
};

static void raise(int number)
{
    switch (number) {
    case 0:
        throw std::logic_error("logic");
    case 1:
        throw std::out_of_range("out of range");
    case 2:
        throw std::invalid_argument("an argument");
    case 3:
        throw std::runtime_error("while it ran");
    case 4:
        throw std::overflow_error("too much");
    case 5:
        throw Own(number);
    case 6:
        throw Derived("derived", 77);
    case 7:
        throw std::bad_alloc();
    case 8:
        delete new Own(0);
        throw std::exception();
    }
}

static const char *kind(int number)
{
    static char text[80];

    try {
        raise(number);
        return "nothing";
    } catch (const std::out_of_range &e) {
        snprintf(text, sizeof text, "out_of_range: %s", e.what());
    } catch (const Derived &e) {
        snprintf(text, sizeof text, "Derived: %s in %d", e.what(), e.line);
    } catch (const std::logic_error &e) {
        snprintf(text, sizeof text, "logic_error: %s", e.what());
    } catch (const std::runtime_error &e) {
        snprintf(text, sizeof text, "runtime_error: %s", e.what());
    } catch (const std::exception &e) {
        snprintf(text, sizeof text, "exception: %s", e.what());
    }
    return text;
}

static void by_library()
{
    std::vector<int> numbers(5, 3);

    try {
        printf("%d\n", numbers.at(7));
    } catch (const std::exception &e) {
        printf("%s\n", e.what());
    }
    try {
        numbers.reserve(static_cast<size_t>(-1));
    } catch (const std::length_error &e) {
        printf("%s\n", e.what());
    }
    try {
        delete[] new char[static_cast<size_t>(-1) - numbers.size()];
    } catch (const std::bad_alloc &e) {
        printf("%s\n", e.what());
    }
    char *none = new (std::nothrow) char[static_cast<size_t>(-1) - numbers.size()];
    printf("%d\n", none == nullptr);
}

int main()
{
    for (int i = 0; i < 10; i++)
        printf("%s\n", kind(i));
    by_library();
    try {
        try {
            throw std::range_error("first");
        } catch (const std::runtime_error &e) {
            std::runtime_error copy(e);

            printf("%s, again\n", copy.what());
            throw;
        }
    } catch (std::exception &e) {
        printf("%s at last\n", e.what());
    }
    fflush(stdout);
    throw std::domain_error("nobody catches it");
}
