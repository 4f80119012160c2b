// typeid: the names of types, of the program's own and of the library's, and which are equal.
#include <cstdio>
#include <stdexcept>
#include <typeinfo>

struct Animal {
    virtual ~Animal() = default;
};

struct Cat : Animal {};

template <typename T> struct Box {
    T held;
};

int main()
{
    Animal *animal = new Cat;

    printf("%s %s %s\n", typeid(int).name(), typeid(unsigned long).name(), typeid(const char *).name());
    printf("%s %s\n", typeid(*animal).name(), typeid(Animal).name());
    printf("%s %s\n", typeid(std::runtime_error).name(), typeid(Box<double>).name());
    printf("%d %d %d\n", typeid(int) == typeid(long), typeid(*animal) == typeid(Cat), typeid(int *) == typeid(int *));
    delete animal;
    return 0;
}
