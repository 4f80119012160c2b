/* Ideas about the program itself: how runs end, and how they are kept short. */
#include "interp/tools/manual/idea.h"

#include "interp/console/json.h"
#include "interp/console/status.h"
#include "interp/machine/externals.h"

#include <string.h>

#define STATUS_ITEM(number, what, more) "* `" #number "`, " what ":\n  " more "\n"

/* The next of a list, on a new line where it does not fit this one, which begins at `begin`. */
static void add_listed(Sb *out, size_t *begin, Str name, const char *between)
{
    enum { COLUMNS = 79 };

    if (out->len - *begin + name.len + strlen("`` ,") > COLUMNS) {
        *begin = out->len + 1;
        sb_add(out, "\n  ");
    } else {
        sb_char(out, ' ');
    }
    sb_printf(out, "`%.*s`%s", STR_ARG(name), between);
}

static void list_externals(Sb *out)
{
    for (const ExternalTable *table = EXTERNALS; table->rows; table++) {
        size_t begin = out->len;

        sb_printf(out, "* %s:", table->about);
        for (const External *external = table->rows; external->name; external++)
            add_listed(out, &begin, str_of(external->name), external[1].name ? "," : "\n");
    }
}

const Idea USING_IDEAS[] = {
    {
        .part = "The program",
        .name = "meanings",
        .aliases = "own-dialect my-dialect user-dialect --meaning meaning-file templates "
                   "--inside-meanings custom-dialect",
        .summary = "what operations and types of your own mean, written in MLIR",
        .text = "A file that `--meaning=FILE` names (or the program itself, in front of where\n"
                "it is needed) says what operations of another dialect mean:\n"
                "\n"
                "    // The negative, or the end that lies on its way.\n"
                "    meaning.op<N> sat.neg(%a: !sat.int<$N>) -> !sat.int<$N> {\n"
                "      ... operations on %a, which is of type i$N here ...\n"
                "      return %r : i$N\n"
                "    }\n"
                "    meaning.type<N> !sat.int<$N> = i$N\n"
                "\n"
                "The variables in `<...>` get their values from the types of each use, and the\n"
                "body is read again and verified with what they stand for: so it is right for\n"
                "every type that it is used at, or an error shows the use and the line of the\n"
                "template. Several templates may be given for one operation; the first that\n"
                "fits is taken. Operations that nobody defined are read in the generic form; a\n"
                "definition, which --dialect loads ahead of all meanings, gives them a syntax of\n"
                "their own. What it says of an operation holds: one that is ReturnLike ends its\n"
                "region without a meaning.\n"
                "\n"
                "* `$N`: a type, a size or a number in a type. `$S...` in a shape stands for\n"
                "  all of its sizes: `tensor<$S...x$E>`.\n"
                "* `attributes {value, mode = 1 : i32}` behind the operands: `$value` in the\n"
                "  body, with its type, as the generic form has it, or with the type that\n"
                "  stands behind it: `arith.constant $value : i32`; one with a default, any\n"
                "  text, may be left away: a flag (UnitAttr) is `attributes {exact = false}`.\n"
                "  A use with an attribute that the template does not name does not fit it.\n"
                "* `%xs...: $Ts...`: as many operands as there are, and their types. In the\n"
                "  body `%xs...` and `$Ts...` are lists, and `%a... = %xs...` and `%a...:\n"
                "  $Ts...` go in pairs; other names with `...` are as many as the last such\n"
                "  variable on their first line has, or else the first of all.\n"
                "* `$Ts...` within a type is a list: `($Ts...) -> $R`, `tuple<$Ts...>`.\n"
                "* `element($T)`: the type of the elements of values of `$T`.\n"
                "* `number($mode)`: of an attribute that is a case of an enum, that case's\n"
                "  number, an i32; of a flag `true`, an i1: for arith.constant, and then\n"
                "  arith.cmpi, cf.switch, scf.index_switch. Of a number that number, without\n"
                "  its type in front of another one and where it stands for an operand:\n"
                "  `arith.constant number($n) : index`, `memref.load %m[number($n)]`.\n"
                "* Aliases of the file above it, `!box` or `#map`, stand for what they do.\n"
                "* A body without a `return` gives what its last operation gives.\n"
                "* A number may stand for an operand: `arith.shrui %x, $F : i$N`, `scf.for %i =\n"
                "  0 to $N step 1`; it is a constant of the operand's type, in each element of\n"
                "  a vector or tensor.\n"
                "* A type that meaning.type represents is in a body what represents it. To hand\n"
                "  a value to another operation of yours: builtin.unrealized_conversion_cast.\n"
                "* Without a body the operation ends a region of another, and hands it its\n"
                "  operands.\n"
                "* `meaning.region 0(%i) : (index) -> (f32)` runs region 0 of the use, whose\n"
                "  end gives the results; as often as you like.\n"
                "* `meaning.graph 0() ticks %n : () -> i32` runs it as a graph: for so many\n"
                "  ticks; `settles`: until nothing of what it holds moves; `until 0`: until\n"
                "  value 0 that it ends with is true; once without these. The regions of an\n"
                "  operation that has this in its body are graphs.\n"
                "* `meaning.parallel [0, 2]() : () -> ()` runs these regions at once, or, behind\n"
                "  `[]`, all: in an order that --seed decides, and two that touch one byte, of\n"
                "  which one writes, race.\n"
                "* `holds (%sum: $T)` in front of the results: the operation is for graphs, and\n"
                "  holds that from tick to tick. Its body is three, as in\n"
                "  testsuite/examples/dialects/flow.meaning.mlir: `begin { ... }` what it holds\n"
                "  at first, `gives { ... }` its results, `takes { ... }` what it holds from the\n"
                "  tick on. It fires when those operands are there that `gives` names, so that\n"
                "  values may go in circles through it.\n"
                "* `meaning.successor 1(%x : i32)` ends the body: control goes to that\n"
                "  successor.\n"
                "* `meaning.require %c else undefined \"why\"` (or `else trap`): else the run\n"
                "  ends, and the report names the use, its operands and these words.\n"
                "* `meaning.poison \"why\" : i32` is poison that was born at the use.\n"
                "* `meaning.choose %n : i32` is one of the numbers below %n, which --seed\n"
                "  decides.\n"
                "* State for the run: memref.global or ml_program.global in the file. Printing:\n"
                "  vector.print. Functions of the file may be called.\n"
                "\n"
                "Where an operation has no meaning, `run --lower='my-opt --my-passes'` (and\n"
                "`step`, `trace`) gives the program to that command, and runs what it writes.\n"
                "\n"
                "Whole dialects with programs in them stand in testsuite/examples/dialects:\n"
                "toy.td and toy.meaning.mlir (the tutorial's Toy; tutorial.mlir), xxx.td\n"
                "(the handbook's), field.meaning.mlir (numbers modulo a prime, which is in\n"
                "the type), saturating.meaning.mlir, loops.meaning.mlir (my.for, my.while),\n"
                "bank.meaning.mlir (state), flow.meaning.mlir (graphs that hold state),\n"
                "linear.meaning.mlir (what must be used once),\n"
                "units.irdl.\n"
                "\n"
                "`verify` judges a file of meanings: what it can without a use.\n"
                "\n"
                "Whoever looks on sees your operations; `--inside-meanings` shows, in `step`\n"
                "and `trace`, what they do inside, in the text of the file of meanings, where\n"
                "`break FILE:LINE` stops, too. `check` compares nothing of operations that\n"
                "have meanings: there is no native code for them.\n",
        .example = "// Saturating sums: 100 + 100 is 127 in eight bits.\n"
                   "meaning.type<N> !sat.int<$N> = i$N\n"
                   "meaning.op<N> sat.constant() attributes {value} -> !sat.int<$N> {\n"
                   "  %r = arith.constant $value\n"
                   "  return %r : i$N\n"
                   "}\n"
                   "meaning.op<N> sat.add(%a: !sat.int<$N>, %b: !sat.int<$N>) -> !sat.int<$N> {\n"
                   "  %zero = arith.constant 0 : i$N\n"
                   "  %one = arith.constant 1 : i$N\n"
                   "  %ones = arith.constant -1 : i$N\n"
                   "  %most = arith.shrui %ones, %one : i$N\n"
                   "  %least = arith.xori %most, %ones : i$N\n"
                   "  %room = arith.subi %most, %b : i$N\n"
                   "  %floor = arith.subi %least, %b : i$N\n"
                   "  %up = arith.cmpi sgt, %b, %zero : i$N\n"
                   "  %over = arith.cmpi sgt, %a, %room : i$N\n"
                   "  %under = arith.cmpi slt, %a, %floor : i$N\n"
                   "  %sum = arith.addi %a, %b : i$N\n"
                   "  %high = arith.select %over, %most, %sum : i$N\n"
                   "  %low = arith.select %under, %least, %sum : i$N\n"
                   "  %r = arith.select %up, %high, %low : i$N\n"
                   "  return %r : i$N\n"
                   "}\n"
                   "  %a = \"sat.constant\"() {value = 100 : i8} : () -> !sat.int<8>\n"
                   "  %r = \"sat.add\"(%a, %a) : (!sat.int<8>, !sat.int<8>) -> !sat.int<8>\n",
        .gives = "127 : !sat.int<8>\n",
        .operations = "meaning.op meaning.type meaning.region meaning.graph meaning.parallel "
                      "meaning.successor meaning.require meaning.poison meaning.choose",
    },
    {
        .name = "machine-readable",
        .aliases = "json --json sarif --sarif junit --junit annotations --annotations schema ci "
                   "github jenkins machine machines output-format",
        .summary = "output for other programs: JSON, SARIF, JUnit, GitHub's annotations",
        .text = "`--json` prints objects, one a line, and nothing else on standard output. Each\n"
                "has `\"schema\": \"" JSON_SCHEMA "\"`, the `command` that printed it, and a\n"
                "`kind` (of `trace` an `event`; of pages that were searched for `found`). All of\n"
                "them stand in testsuite/schema.json, a JSON Schema. Members may be added in a\n"
                "version, and none goes or means something else.\n"
                "\n"
                "* `run`: one object: `status` and `exit`, the lines of the `report`, the\n"
                "  `operation` that ended it and the page with the `rule`, what was printed\n"
                "  (`output`), `results`, what memrefs that were handed in hold (`arguments`),\n"
                "  `steps`. Values are whole, unless `--elide-larger-than` is given.\n"
                "* `verify`: of a file where nothing is wrong an object a function that can\n"
                "  run, with its `type`, and `args` to try it with; an object a diagnostic, its\n"
                "  `notes` inside, with a `line` and a `column`, or the `byte` of a file of\n"
                "  bytecode; last the `summary`.\n"
                "* `check`: an object a function; `diff`: one a file or part; last the\n"
                "  `summary`.\n"
                "* `hunt`: an object a finding, with its folder; last the `summary`.\n"
                "  `generate`: a program.\n"
                "* `course`: an object a lesson; with `--check` one a mark, then one for\n"
                "  each thing that is not read, last the `summary`.\n"
                "* `trace`: an object an event, values as of `run`. `ops`: an operation, type\n"
                "  or attribute. `explain`: a page.\n"
                "\n"
                "Of `run` and `verify` the object takes the place of what is reported on\n"
                "standard error. Of others that stays there, as do notes on how a program was\n"
                "brought to where it runs, and what is wrong with the command line, of which\n"
                "there is no object; of a file that is invalid, or cannot be read, `check` and\n"
                "`diff` print diagnostics, as `verify` does. What is no UTF-8 is U+FFFD in\n"
                "strings.\n"
                "\n"
                "`--sarif=FILE` (`run`, `verify`) writes a log of SARIF 2.1.0: a result a\n"
                "diagnostic, its notes as related locations, columns in characters, URIs\n"
                "relative to the folder the program runs in. Rules are\n"
                "`undefined-behaviour/OPERATION`, `trap`, `unsupported`, `limit`, `verifier`,\n"
                "`entry`, `usage`, `leak`, `claim`. Without a file it goes to standard output,\n"
                "and what the program prints to standard error.\n"
                "\n"
                "`--junit=FILE` (`check`, `diff`) writes XML: a suite a file, a case a function\n"
                "(`check`), or a pass and part (`diff`). A difference is a failure with the\n"
                "report, what was not compared is skipped with the reason, a file that cannot\n"
                "be read is an error. Without a file it takes the place of what is printed.\n"
                "\n"
                "`--annotations` (`run`, `verify`, `check`, `diff`) writes `::error file=...,\n"
                "line=...,col=...,title=...::message`, GitHub's workflow commands, to standard\n"
                "error behind what is reported: standard output is the program's, and GitHub\n"
                "reads both.\n",
        .example = "// With --json: \"results\": [{\"type\": \"i32\", \"value\": \"42\"}]\n"
                   "  %r = arith.constant 42 : i32\n",
        .gives = "42 : i32\n",
        .ideas = "running exit-status",
    },
    {
        .name = "bytecode",
        .aliases = "mlirbc serialized serialization serialize serialise emit-bytecode "
                   "--emit-bytecode binary-form "
                   "use-lists --elide-resource-data --emit-bytecode-producer",
        .summary = "the form in which compilers hand each other programs",
        .text = "MLIR's language reference has three forms of one program: text, what lies in\n"
                "memory, and bytecode, which is smaller and read faster. Every command takes a\n"
                "file of it, whatever its name is, and from a pipe: it begins with `ML`, the\n"
                "byte EF and `R`. Names of values are not in it; locations are, and `--source\n"
                "FOLDER` says where the lines are that they name, for `run`, `step`, `trace`,\n"
                "`verify` and `print`.\n"
                "\n"
                "    mlir-interp run program.mlirbc\n"
                "    mlir-interp print program.mlirbc > program.mlir\n"
                "    mlir-interp print program.mlir --emit-bytecode -o program.mlirbc\n"
                "\n"
                "All versions from 0 to 6 are read, and written with `--emit-bytecode=VERSION`.\n"
                "What mlir-opt writes is written again byte by byte, but for where upstream\n"
                "follows the order of a hash table, or loses something: the end of a place that\n"
                "begins in column 0 and ends in its line; orders of eight and more uses that it\n"
                "writes as pairs, and reads as another order. So is text, but that mlir-opt adds\n"
                "the maps it made while it read operations of linalg\n"
                "(`linalg.memoized_indexing_maps`). Operations of `meaning` have no bytecode.\n"
                "\n"
                "Resources stay in the file, which is mapped: a model of gigabytes opens in the\n"
                "time of its operations, and a run reads constant tensors there, and has memory\n"
                "for those it changes. What comes from a pipe is read, 16 GiB at the most.\n"
                "`step` and `trace` show the program without large ones; `check` hands LLVM no\n"
                "function whose tensors have more than 65536 elements; `diff` and `--lower` hand\n"
                "on a text with all of them. `print` leaves them out with\n"
                "`--elide-resource-data`, of text and of bytecode, and of text those that are\n"
                "long with `--mlir-elide-resource-strings-if-larger=N`.\n"
                "\n"
                "`print FILE --bytecode-summary` shows what a file says of itself: its version\n"
                "and producer, its dialects with their versions, names of operations and\n"
                "resources. It needs no dialect, so it tells what a file is that cannot be read,\n"
                "and of a damaged one the sections before the damage. Attributes and types are\n"
                "`coded`, as their dialect's own code reads them (those of `builtin` anybody's),\n"
                "or stand `as text`; properties are counted once where several operations have\n"
                "the same. A version is two numbers, `2.0`, of a dialect that `--dialect`\n"
                "defines; of any other, which writes it in a way of its own, its bytes.\n"
                "\n"
                "What is wrong with a file is told with the number of the byte, from 0 on, at\n"
                "which it begins, or at which more was to come. Much that no tool writes is\n"
                "refused here, and accepted by upstream: bytes behind regions, resources or\n"
                "properties, strings without their null character, values that a region has and\n"
                "never defines, elements that are more or fewer than their type has, numbers of\n"
                "more bits than their type, a name twice in a dictionary, attributes that a\n"
                "property cannot hold, and types that no text can say, such as a dimension of\n"
                "size -2. Bits beyond the width of an element of `dense` are not refused: as in\n"
                "`dense<\"0x86\"> : tensor<1xi4>`, which is 6, they say nothing, and are not\n"
                "written again, as mlir-opt writes them.\n"
                "\n"
                "An operation whose definition is not known cannot be read where it has\n"
                "properties, for those stand there as the definition has them: `--dialect` and\n"
                "`--upstream-dialects` bring definitions. Attributes and types of dialects that\n"
                "nobody knows are kept as their text (`--allow-unregistered-dialect`), if they\n"
                "stand there as text: what a dialect's own code encodes, as that of VHLO does,\n"
                "nobody else reads, mlir-opt neither.\n"
                "\n"
                "A file says the version of each dialect that has one, and programs of older\n"
                "ones are upgraded where they are read: `explain dialect-versions`. mlir-opt\n"
                "refuses such a file where it does not have that dialect's C++, even with\n"
                "--irdl-file; `--emit-bytecode=0` writes one that it reads.\n"
                "\n"
                "Before version 5 upstream loses properties that are no attributes, such as\n"
                "`overflow<nsw>` of `llvm.add`, and those of operations that nobody knows; here\n"
                "they are written as attributes, which are properties to this program, and to\n"
                "mlir-opt attributes that it passes over. In all\n"
                "versions it loses `splitDebugFilename` of a compile unit, which is then written\n"
                "as text here. Debug information with a number that has no name in DWARF is\n"
                "refused, for nothing could print it.\n",
        .example = "func.func @main() -> i32 {\n"
                   "  %x = arith.constant 20 : i32 loc(\"source.c\":3:7)\n"
                   "  %y = arith.constant 22 : i32 loc(\"source.c\":4:7)\n"
                   "  %z = arith.addi %x, %y : i32 loc(\"source.c\":5:10)\n"
                   "  return %z : i32 loc(\"source.c\":5:3)\n"
                   "}\n",
        .gives = "42 : i32\n",
        .watch = "Print it with `--emit-bytecode -o x.mlirbc`, then `print x.mlirbc\n"
                 "--mlir-print-debuginfo`: names like `%x` are gone, places in `source.c` stay.\n",
        .operations = "arith.constant",
        .ideas = "dialect-versions resources machine-readable",
    },
    {
        .name = "dialect-versions",
        .aliases = "dialect-version version-of-a-dialect upgrade upgrades becomes versioning",
        .summary = "what programs of older versions of a dialect are today",
        .text = "A dialect changes, and programs of before the change are still there. One that\n"
                "`--dialect` defines may have a version, and say what operations of older\n"
                "programs are today:\n"
                "\n"
                "    irdl.dialect @geometry attributes {\n"
                "        version = array<i64: 2, 0>,\n"
                "        upgrades = [{before = array<i64: 2, 0>, operation = \"times\",\n"
                "                     becomes = \"scaled\", renames = {n = \"by\"},\n"
                "                     adds = {round = \"down\"}}]} { ... }\n"
                "\n"
                "A version is two numbers, the first of which weighs more, from 1.0 on, that of\n"
                "a program as well. Of an upgrade the first two have to be said:\n"
                "\n"
                "* `before`: it is for programs of versions before this one, which is the\n"
                "  dialect's own or an older one, above 1.0\n"
                "* `operation`: what it is for, by a name without the dialect's, which the\n"
                "  dialect may still define\n"
                "* `becomes`: what it is called then: an operation that the dialect defines, or\n"
                "  that a later upgrade is for; where it is left out the name stays\n"
                "* `removes = [\"colour\"]`: attributes that go, as they were called\n"
                "* `renames = {n = \"by\"}`: what the others are called then\n"
                "* `adds = {round = \"down\"}`: attributes, where there are none so called then\n"
                "* `lacks = [\"note\"]`: attributes that were not there, and may be left out\n"
                "\n"
                "What `renames` leads to, and `lacks` names, is an attribute of the operation's\n"
                "definition, or one that a later upgrade renames or removes.\n"
                "\n"
                "Upgrades are made in the order of `before`, whichever is written first, and\n"
                "those of one version as they are written. What one makes is what the next one\n"
                "finds, so that a program of 1.0 comes to 3.0 by way of 2.0. Operands, results,\n"
                "regions and types stay as they are, and so do the values of attributes: a type\n"
                "has to take the parameters of older programs, too.\n"
                "\n"
                "Bytecode says the version of each dialect. A text says it by an attribute of\n"
                "its outermost module, `geometry.version = array<i64: 1, 0>`, as `print` writes\n"
                "it, for all that is within; on a module within that one it is an error, and so\n"
                "is another form of it. (Of dialects that are not known here, or that have no\n"
                "version, such attributes say nothing.) A program that says none is of today: it\n"
                "is not upgraded. One that is newer than the definition is refused. All this\n"
                "comes before anything is verified.\n"
                "\n"
                "A program is read before it is upgraded: in the generic form whatever its\n"
                "operations were, in a syntax of their own only where today's reads it. Bytecode\n"
                "of version 5 and newer has the attributes of ODS without their names, in the\n"
                "order of those. Here they are read as they were before the upgrades: with the\n"
                "names of `renames` and `removes`, without those of `adds` and `lacks`. So\n"
                "upgrades have to say all that became other attributes, and whether one may be\n"
                "left out has to be as it was.\n"
                "\n"
                "A definition in ODS says the same as two fields of the dialect's record, texts,\n"
                "which upstream's TableGen takes and does not look at. A text ends at the first\n"
                "`}]`: a blank keeps what ends an array of dictionaries apart.\n"
                "\n"
                "    def Geometry_Dialect : Dialect {\n"
                "      let name = \"geometry\";\n"
                "      string version = \"array<i64: 2, 0>\";\n"
                "      string upgrades = [{[ {before = array<i64: 2, 0>,\n"
                "                             operation = \"times\", becomes = \"scaled\"} ]}];\n"
                "    }\n"
                "\n"
                "Upstream's dialects do this in C++ (BytecodeDialectInterface), and mlir-opt\n"
                "refuses bytecode that says the version of a dialect for which it has no such\n"
                "C++, even one that it knows by --irdl-file or allows unregistered. Bytecode of\n"
                "version 0, `--emit-bytecode=0`, says versions as a text does, and is read.\n",
        .example = "// Of a dialect that is not known here it says nothing.\n"
                   "module attributes {geometry.version = array<i64: 1, 0>} {\n"
                   "  func.func @main() -> i32 {\n"
                   "    %x = arith.constant 42 : i32\n"
                   "    return %x : i32\n"
                   "  }\n"
                   "}\n",
        .gives = "42 : i32\n",
        .operations = "irdl.dialect",
        .ideas = "bytecode meanings",
    },
    {
        .name = "claims",
        .aliases = "--claims --claims-from analysis analyses int-range alias-analysis",
        .summary = "what a compiler says of a program, held against a run of it",
        .text = "An analysis says what holds in every run: passes change programs by it, and\n"
                "where it is wrong they are. `run --claims` asks the installed mlir-opt about\n"
                "the program and looks at every value that is made, and every byte touched:\n"
                "\n"
                "* bounds of integers, and what is never computed (int-range-optimizations);\n"
                "* constants (sccp);\n"
                "* which values never lead to the same memory (test-alias-analysis);\n"
                "* what operations do not read or write of what a value leads to\n"
                "  (test-alias-analysis-modref), or at all (test-side-effects).\n"
                "\n"
                "`run --claims-from=FILE` holds those of a file, one a line, by names as in the\n"
                "text or as `print` gives them:\n"
                "\n"
                "    @f %x in [0, 7]            // unsigned\n"
                "    @f %x in signed [-3, 4]    // [4, -3] holds none: refused\n"
                "    @f %x = 3                  // always\n"
                "    @f %x never                // is never computed\n"
                "    @f %p align 16\n"
                "    @f %p, %q no alias\n"
                "    @f no accesses             // nor reads, nor writes, of memory\n"
                "                               // that was there before @f began\n"
                "\n"
                "A claim that is broken is told with the value and its way, once, and the\n"
                "status is 1. Attributes of the llvm dialect that promise as much\n"
                "(`llvm.noalias`, `memory_effects`) need no flag: to break them is undefined.\n",
        .example = "// The rest is never above 2, and an analysis knows it.\n"
                   "  %seven = arith.constant 7 : i32\n"
                   "  %three = arith.constant 3 : i32\n"
                   "  %r = arith.remui %seven, %three : i32\n",
        .gives = "1 : i32\n",
        .operations = "scf.for memref.load memref.store",
        .ideas = "exit-status noalias undefined-behaviour",
        .decisions = "K1 K2 K3",
    },
    {
        .name = "exit-status",
        .aliases = "exit-code exit status return-code exit-codes statuses $? errors",
        .summary = "what the number says that a command ends with",
        .text =
            "Each command ends with a number, which `echo $?` shows in a shell, and which\n"
            "says how it ended:\n"
            "\n" EXIT_STATUSES(
                STATUS_ITEM) "\n"
                             "Of several files the gravest counts. Only results stand on standard "
                             "output;\n"
                             "what went wrong is told on standard error, in MLIR's own shape.\n"
                             "\n"
                             "What main of a C program returns is a result, and no way to end.\n"
                             "`run --status=program` hands it on as the status, or what was given "
                             "to exit();\n"
                             "all that is listed here has 100 more then: 104 is undefined "
                             "behaviour.\n",
        .example = "// It ends with status 5.\n"
                   "  %false = arith.constant false\n"
                   "  cf.assert %false, \"never\"\n"
                   "  return\n",
        .gives = "error: the program stopped itself: assertion failed: never\n",
        .watch = "`run p.mlir; echo $?` prints the status behind the report.\n",
        .operations = "cf.assert",
        .ideas = "running undefined-behaviour limits",
    },
    {
        .name = "limits",
        .aliases = "limit timeout time-out infinite-loop infinite endless endless-loop "
                   "hang hangs stack-overflow recursion recursion-limit memory-limit "
                   "out-of-memory oom max-steps max-memory max-depth max-seconds "
                   "native-seconds budget",
        .summary = "how long a run may take, and how much",
        .text = "A run ends with status 7 where it comes to one of its limits:\n"
                "\n"
                "* `--max-steps N`: operations executed; one that goes over memory, or sums many\n"
                "  elements, counts as several; unlimited, where nothing is said\n"
                "* `--max-memory BYTES`: bytes held at once; 8 GiB\n"
                "* `--max-depth N`: calls within calls; 250000\n"
                "* `--max-seconds S`: seconds; unlimited\n"
                "\n"
                "0 is no limit at all. `check` and `diff` run much, and each of their runs may\n"
                "take less: ten million steps, 256 MiB and 10 seconds, and an input that takes\n"
                "more is skipped. Native code and passes have `--native-seconds`.\n"
                "\n"
                "A limit says nothing of the program: neither that it is wrong, nor that it\n"
                "would have ended. The report tells where the run was. Ctrl-C does so, too.\n"
                "\n"
                "A vector has at most 33554431 lanes, a text 1 GiB, and bytecode from a pipe\n"
                "16 GiB; no flag moves that.\n",
        .example = "// Nothing ends this recursion but a limit.\n"
                   "func.func @deeper(%n: i64) -> i64 {\n"
                   "  %one = arith.constant 1 : i64\n"
                   "  %next = arith.addi %n, %one : i64\n"
                   "  %r = call @deeper(%next) : (i64) -> i64\n"
                   "  return %r : i64\n"
                   "}\n"
                   "\n"
                   "  %zero = arith.constant 0 : i64\n"
                   "  %r = call @deeper(%zero) : (i64) -> i64\n"
                   "  return %r : i64\n",
        .gives =
            "error: limit reached: more than 250000 calls stand within each other (--max-depth)\n",
        .watch = "`run p.mlir --max-depth=10` ends sooner, and shows the calls.\n",
        .operations = "func.call scf.while cf.br",
        .ideas = "exit-status running",
        .decisions = "M3",
    },
    {
        .name = "proofs",
        .aliases = "--prove prove proof solver every-input z3 --prove-seconds",
        .summary = "what holds for every input, and not for those that were tried alone",
        .text = "`diff` tries inputs, and what it did not try may differ. `diff --prove` says of\n"
                "each function of the program what is known of all that it can be given:\n"
                "\n"
                "* `nothing is changed`: it is the same text before and behind the passes;\n"
                "* `all N were run`: of at most 2^24 inputs, poison among them;\n"
                "* `the solver found none that shows a difference`: of a function with neither\n"
                "  loops nor memory Z3 was asked, for as long as `--prove-seconds` says;\n"
                "* `not proved`, why, and how many inputs were sampled;\n"
                "* `differs`: the first that does is told of as `diff` does without the flag.\n"
                "\n"
                "A solver is not believed: what it says shows a difference is run, and told\n"
                "where it shows one. testsuite/folds.py does this for every fold of integers\n"
                "that the installed LLVM has.\n",
        .example = "// `diff p.mlir --prove --passes=canonicalize` proves this for all i64.\n"
                   "func.func @unchanged(%a: i64) -> i64 {\n"
                   "  %zero = arith.constant 0 : i64\n"
                   "  %r = arith.addi %a, %zero : i64\n"
                   "  return %r : i64\n"
                   "}\n"
                   "\n"
                   "  %a = arith.constant 7 : i64\n"
                   "  %r = call @unchanged(%a) : (i64) -> i64\n",
        .gives = "7 : i64\n",
        .operations = "arith.addi",
        .ideas = "refinement poison claims",
        .decisions = "P11",
    },
    {
        .name = "mutants",
        .aliases = "--mutate mutate mutation mutations",
        .summary = "programs of yours, each changed a little, to try passes on",
        .text = "Random programs are unlike those that people write. `generate --mutate=FILE`\n"
                "(or a folder, whose .mlir files are taken; the flag may be given again) prints\n"
                "programs of yours, `hunt --mutate=FILE` sends them through passes. Each has\n"
                "some changes:\n"
                "\n"
                "* a constant, an attribute, a condition, an operand is another one;\n"
                "* a type is another one, or a size is not known;\n"
                "* an operation is there twice, or gone, or after others;\n"
                "* one is put into a loop, or into a function of its own.\n"
                "\n"
                "All verify. They are numbered: `--seed` and `--count` give the same ones again.\n",
        .example = "// `generate --mutate=p.mlir --count=5` prints five programs like this one.\n"
                   "  %a = arith.constant 6 : i32\n"
                   "  %b = arith.constant 7 : i32\n"
                   "  %r = arith.muli %a, %b : i32\n",
        .gives = "42 : i32\n",
        .operations = "arith.muli",
        .ideas = "proofs running",
    },
    {
        .name = "external-functions",
        .aliases = "externals external built-in built-in-functions builtin-functions "
                   "library runtime runner-utils print-functions printing",
        .summary = "functions that a program declares, and the interpreter has",
        .text = "A program may call what it declares as a private function without a body, where\n"
                "it is one of these. They are those of mlir-runner's libraries, and of C's.\n"
                "Any name may begin with `_mlir_ciface_`. What they get must not be poison. A\n"
                "call of any other function without a body ends the run, or with `--stubs`\n"
                "returns made-up values. What is read from standard input is what `--stdin\n"
                "FILE` says, and nothing where it is not given.\n",
        .list = list_externals,
        .example = "func.func private @printI64(i64)\n"
                   "func.func private @printNewline()\n"
                   "\n"
                   "  %n = arith.constant 42 : i64\n"
                   "  call @printI64(%n) : (i64) -> ()\n"
                   "  call @printNewline() : () -> ()\n"
                   "  return\n",
        .gives = "42\n",
        .watch = "`next` goes over a call, and shows what was printed.\n",
        .operations = "func.call func.func",
        .ideas = "running symbols",
        .decisions = "X1 X2 X3 X6 X8 X11 X12 M32",
    },
    { 0 },
};
