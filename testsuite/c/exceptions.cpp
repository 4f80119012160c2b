// Exceptions of C++: what is caught by which clause, as what object, and what is destroyed on the way.
#include <stdio.h>

namespace {

struct Noisy {
    const char *name;
    explicit Noisy(const char *name) : name(name) {}
    Noisy(const Noisy &other) : name(other.name) { printf("copy of %s\n", name); }
    ~Noisy() { printf("end of %s\n", name); }
};

struct Base {
    int number;
    explicit Base(int number) : number(number) {}
    virtual ~Base() {}
    virtual const char *kind() const { return "base"; }
};

struct Derived : Base {
    explicit Derived(int number) : Base(number) {}
    const char *kind() const override { return "derived"; }
};

struct Left { int left; };
struct Right { int right; };
struct Both : Left, Right {};

struct Root { int root; };
struct Upper : virtual Root { int upper; };
struct Lower : virtual Root { int lower; };
struct Diamond : Upper, Lower {};

struct Hidden : private Left {};
enum class Colour { RED, GREEN };

void throw_one(int number)
{
    static int value = 77;

    switch (number) {
    case 0: throw 42;
    case 1: throw 'c';
    case 2: throw 2.5;
    case 3: throw "text";
    case 4: throw Base(1);
    case 5: throw Derived(2);
    case 6: throw Noisy("thrown");
    case 7: { Both both; both.left = 3; both.right = 4; throw both; }
    case 8: { Diamond diamond; diamond.root = 5; diamond.upper = 6; diamond.lower = 7; throw diamond; }
    case 9: throw &value;
    case 10: { static Derived derived(8); throw &derived; }
    case 11: throw Hidden();
    case 12: throw Colour::GREEN;
    case 13: throw 7UL;
    }
    printf("nothing\n");
}

void between(int number)
{
    Noisy outer("outer");
    {
        Noisy inner("inner");
        throw_one(number);
    }
    printf("it returned\n");
}

void show(int number)
{
    try {
        between(number);
    } catch (int value) {
        printf("int %d\n", value);
    } catch (char value) {
        printf("char %c\n", value);
    } catch (const char *value) {
        printf("text %s\n", value);
    } catch (const Derived &value) {
        printf("%s %d\n", value.kind(), value.number);
    } catch (const Base &value) {
        printf("%s %d\n", value.kind(), value.number);
    } catch (Noisy value) {
        printf("noisy %s\n", value.name);
    } catch (Right &value) {
        printf("right %d\n", value.right);
    } catch (Root &value) {
        printf("root %d\n", value.root);
    } catch (const int *value) {
        printf("pointer to %d\n", *value);
    } catch (Base *value) {
        printf("pointer to %s %d\n", value->kind(), value->number);
    } catch (Left &) {
        printf("never\n");
    } catch (Colour value) {
        printf("colour %d\n", static_cast<int>(value));
    } catch (...) {
        printf("anything\n");
    }
}

int depth(int left)
{
    Noisy here("frame");

    if (!left)
        throw 1;
    return depth(left - 1) + 1;
}

// Thrown again, changed on the way, and another one thrown while one is caught.
void again()
{
    try {
        try {
            throw Derived(10);
        } catch (Base &base) {
            base.number++;
            throw;
        }
    } catch (const Derived &derived) {
        printf("again %d\n", derived.number);
        try {
            throw 5;
        } catch (int inner) {
            printf("inner %d\n", inner);
        }
        printf("still %d\n", derived.number);
    }
    try {
        try {
            throw Noisy("first");
        } catch (const Noisy &first) {
            printf("replaces %s\n", first.name);
            throw 6;
        }
    } catch (int second) {
        printf("second %d\n", second);
    }
}

struct Fails {
    Noisy part{ "part" };
    explicit Fails(bool fail)
    {
        if (fail)
            throw 3;
    }
    ~Fails() { printf("end of whole\n"); }
};

int tried()
try {
    Fails good(false);
    Fails *bad = new Fails(true);

    delete bad;
    return 0;
} catch (int number) {
    return number;
}

int in_loop()
{
    int caught = 0;

    for (int i = 0; i < 1000; i++) {
        try {
            if (i % 3 == 0)
                throw i;
        } catch (int number) {
            caught += number;
        }
    }
    return caught;
}

} // namespace

int main()
{
    for (int number = 0; number < 15; number++) {
        printf("%d:\n", number);
        show(number);
    }
    try {
        depth(3);
    } catch (int) {
        printf("out\n");
    }
    again();
    printf("%d\n", tried());
    printf("%d\n", in_loop());
    return 0;
}
