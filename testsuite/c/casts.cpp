// dynamic_cast down, up and across, through virtual and repeated bases, of pointers and references.
#include <cstdio>
#include <memory>
#include <typeinfo>

struct Shape {
    virtual ~Shape() = default;
    virtual const char *name() const = 0;
};

struct Named : virtual Shape {
    int letters = 4;
    const char *name() const override { return "named"; }
};

struct Colored {
    int color = 7;
    virtual ~Colored() = default;
};

struct Square : Named, Colored {
    int side = 3;
    const char *name() const override { return "square"; }
};

struct Secret : private Colored, virtual Shape {
    const char *name() const override { return "secret"; }
    Colored *own() { return this; }
};

struct Left {
    int at = 1;
    virtual ~Left() = default;
};
struct A : Left {};
struct B : Left {};
struct Both : A, B {};

template <class To, class From> static const char *is(From *from)
{
    return dynamic_cast<To *>(from) ? "yes" : "no";
}

static void across()
{
    std::unique_ptr<Shape> shape(new Square);
    Colored *colored = dynamic_cast<Colored *>(shape.get());
    Square *square = dynamic_cast<Square *>(colored);

    printf("%s %d %d %d\n", shape->name(), colored->color, square->side, dynamic_cast<Named &>(*colored).letters);
    printf("%d\n", dynamic_cast<void *>(colored) == square);
    printf("%s %s\n", is<Secret>(shape.get()), is<Named>(shape.get()));
    printf("%s\n", typeid(*shape).name());
}

static void hidden()
{
    Secret secret;
    Shape *shape = &secret;

    printf("%s %s\n", is<Colored>(shape), is<Secret>(shape));
    printf("%s %s\n", is<Shape>(secret.own()), is<Secret>(secret.own()));
}

static void twice()
{
    Both both;
    A *a = &both;
    B *b = &both;
    Left *first = a, *second = b;

    first->at = 10;
    second->at = 20;
    printf("%s %s %s\n", is<Both>(first), is<B>(first), is<A>(second));
    printf("%d %d\n", dynamic_cast<A *>(first)->at, dynamic_cast<Both *>(second)->B::at);
    printf("%d\n", dynamic_cast<B *>(first) == b);
}

static void wrong()
{
    std::unique_ptr<Colored> owner(new Colored);
    Colored *plain = owner.get();

    try {
        printf("%d\n", dynamic_cast<Square &>(*plain).side);
    } catch (const std::bad_cast &e) {
        printf("%s\n", e.what());
    }
    plain = nullptr;
    try {
        printf("%s\n", typeid(*plain).name());
    } catch (const std::bad_typeid &e) {
        printf("%s\n", e.what());
    }
}

int main()
{
    across();
    hidden();
    twice();
    wrong();
    return 0;
}
