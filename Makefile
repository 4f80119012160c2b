# mlir-interp. `make` builds build/mlir-interp, `make test` runs every test, `make demo` shows the
# program at work. Each installs the Debian packages it misses.
#
#   MODE=release (default) | debug | asan      CC=gcc (default) | clang-22
#
# mlir-interp-native, the other side of `check`, is built where LLVM's development files are.

MODE ?= release
CC = gcc
BUILD = build
OBJ = $(BUILD)/$(MODE)-$(notdir $(CC))

CFLAGS_release = -O2 -DNDEBUG
CFLAGS_debug = -O0 -g3
CFLAGS_asan = -O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all
CFLAGS_guided = -O1 -g -fno-omit-frame-pointer -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
CFLAGS = -std=c11 -D_GNU_SOURCE -I. -Wall -Wextra -Wno-missing-field-initializers -Werror -ffp-contract=off -fno-strict-aliasing \
         -fPIC -fvisibility=hidden -MMD -MP $(CFLAGS_$(MODE))
LDFLAGS = -no-pie $(filter -fsanitize%,$(CFLAGS_$(MODE)))
LIBS = -lmpfr -lgmp -ledit -ljansson -lm -lpthread
# The program is its own: looking for libraries would take as long as the rest of its start. What
# libedit stands on is named then. Sanitizers do not go with it.
PROGRAM_LDFLAGS = $(if $(filter asan,$(MODE)),$(LDFLAGS),-static)
PROGRAM_LIBS = $(LIBS) -ltinfo -lbsd -lmd

NATIVE_SRC := $(wildcard interp/native/*.c interp/native/*/*.c)
NATIVE_OBJ := $(patsubst %.c,$(OBJ)/%.o,$(NATIVE_SRC))
LIB_SRC := $(filter-out $(NATIVE_SRC),$(wildcard core/*/*.c semantics/*/*.c dialects/*.c dialects/*/*.c \
             interp/*/*.c interp/*/*/*.c))
LIB_OBJ := $(patsubst %.c,$(OBJ)/%.o,$(LIB_SRC))
# The course, which is part of the program.
LESSONS := $(wildcard course/*.mlir course/solutions/*.mlir)
UNIT_SRC := $(wildcard testsuite/unit/test_*.c)
# The kinds of fuzzing that are programs of their own.
FUZZ_BIN = $(addprefix $(OBJ)/fuzz/,programs starve replay) $(if $(MLIR_C),$(OBJ)/fuzz/verdict)
# Programs that operations are tried on, family by family.
CORPUS = $(BUILD)/check/made
# Cases that are written as tables, and as bodies of functions: the programs made of them.
MADE_CASES = $(patsubst testsuite/cases/%,$(BUILD)/made/%.mlir,$(foreach kind,table bodies,\
               $(wildcard testsuite/cases/*/*.$(kind))))
UNIT_BIN := $(patsubst testsuite/unit/%.c,$(OBJ)/unit/%,$(UNIT_SRC))

# Where LLVM is, and MLIR's C API, which is static but for the libraries it stands on.
LLVM_CONFIG = llvm-config-22
LLVM_INCLUDE = $(shell $(LLVM_CONFIG) --includedir)
LLVM_LIB = $(shell $(LLVM_CONFIG) --libdir)
MLIR_C = $(wildcard $(addprefix $(LLVM_LIB)/libMLIRCAPI,RegisterEverything.a IR.a Target.a \
           TransformDialectTransforms.a))
# The solver of `diff --prove`.
Z3 = $(wildcard /usr/include/z3.h)
NATIVE_CFLAGS = -isystem $(LLVM_INCLUDE) $(if $(MLIR_C),-DHAVE_MLIR_C) $(if $(Z3),-DHAVE_Z3)
# The runner's libraries hold the functions that programs print with: nothing of ours calls them.
RUNNER_LIBS = -Wl,--no-as-needed -lmlir_c_runner_utils -lmlir_runner_utils -lmlir_float16_utils \
              -Wl,--as-needed
NATIVE_LIBS = -L$(LLVM_LIB) -Wl,-rpath,$(LLVM_LIB) $(if $(MLIR_C),$(MLIR_C) -lMLIR $(RUNNER_LIBS)) \
              -lLLVM $(if $(Z3),-lz3) -lstdc++

BUILD_PACKAGES = gcc libc6-dev libgmp-dev libmpfr-dev libedit-dev libjansson-dev
NATIVE_PACKAGES = g++ llvm-22-dev libmlir-22-dev libz3-dev
TEST_PACKAGES = $(BUILD_PACKAGES) $(NATIVE_PACKAGES) check iverilog clang-22 llvm-22-tools mlir-22-tools python3 \
                chromium chromium-driver python3-selenium python3-numpy python3-setuptools python3-pip \
                python3-venv valgrind bash zsh fish mandoc
BROWSER_PACKAGES = $(BUILD_PACKAGES) emscripten libjs-codemirror dpkg-dev autoconf automake libtool m4 python3
FUZZ_PACKAGES = $(TEST_PACKAGES) libclang-rt-22-dev
DEB_PACKAGES = $(BUILD_PACKAGES) $(NATIVE_PACKAGES) python3 dpkg-dev debhelper dh-python fakeroot lintian
BENCH_PACKAGES = $(BUILD_PACKAGES) $(NATIVE_PACKAGES) llvm-22 llvm-22-tools mlir-22-tools python3 time verilator

.PHONY: all library install uninstall deb deb-test browser browser-test test fuzz demo fresh agreement descent bench \
        unit clean build-packages native-packages test-packages fuzz-packages bench-packages deb-packages \
        browser-packages

all: $(BUILD)/mlir-interp $(if $(shell command -v $(LLVM_CONFIG)),$(OBJ)/mlir-interp-native)

# The mode last built is the one that build/mlir-interp runs.
$(BUILD)/mlir-interp: $(OBJ)/mlir-interp FORCE
	@ln -sf $(notdir $(OBJ))/mlir-interp $@
	@ln -sf $(notdir $(OBJ))/mlir-interp $@-runner

.PHONY: FORCE
FORCE:

$(OBJ)/mlir-interp: $(OBJ)/interp/main.o $(OBJ)/libmlir-interp.a
	@echo '  LINK $@'
	@$(CC) $(PROGRAM_LDFLAGS) -o $@ $^ $(PROGRAM_LIBS)
	@ln -sf mlir-interp $@-runner

$(OBJ)/mlir-interp-native: $(NATIVE_OBJ) $(OBJ)/libmlir-interp.a
	@echo '  LINK $@'
	@$(CC) $(LDFLAGS) -o $@ $^ $(NATIVE_LIBS) $(LIBS)

$(OBJ)/interp/native/%.o: CFLAGS += $(NATIVE_CFLAGS)

$(OBJ)/libmlir-interp.a: $(LIB_OBJ)
	@rm -f $@
	@ar rcs $@ $^

$(OBJ)/%.o: %.c | build-packages
	@mkdir -p $(dir $@)
	@echo '  CC   $<'
	@$(CC) $(CFLAGS) -c -o $@ $<

$(OBJ)/unit/%: testsuite/unit/%.c $(OBJ)/libmlir-interp.a | test-packages $(CORPUS)
	@mkdir -p $(dir $@)
	@$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $< $(OBJ)/libmlir-interp.a -lcheck -lsubunit -lrt $(LIBS)

# The library for other programs: include/mlir-interp.h, and no other symbol. It looks for the native
# program beside itself.
SONAME = libmlir-interp.so.0
LIBRARY = $(OBJ)/library
API_OBJ := $(patsubst %.c,$(OBJ)/%.o,$(wildcard interp/library/*.c))
API_LIBS = -lmpfr -lgmp -ljansson -lm -lpthread

library: $(LIBRARY)/$(SONAME) $(LIBRARY)/libmlir-interp.a

$(LIBRARY)/$(SONAME): $(API_OBJ) $(OBJ)/libmlir-interp.a interp/library/exports.map
	@mkdir -p $(LIBRARY)
	@echo '  LINK $@'
	@$(CC) -shared $(filter -fsanitize%,$(CFLAGS_$(MODE))) -Wl,-soname,$(SONAME) -Wl,-z,defs \
	  -Wl,--version-script=interp/library/exports.map -o $@ $(API_OBJ) $(OBJ)/libmlir-interp.a $(API_LIBS)
	@ln -sf $(SONAME) $(LIBRARY)/libmlir-interp.so
	@ln -sf ../mlir-interp-native $(LIBRARY)/mlir-interp-native

# One object, in which what is hidden is nobody else's.
$(LIBRARY)/libmlir-interp.a: $(API_OBJ) $(OBJ)/libmlir-interp.a
	@mkdir -p $(LIBRARY)
	@echo '  AR   $@'
	@$(CC) -r -nostdlib -o $(LIBRARY)/library.o $^
	@objcopy --localize-hidden $(LIBRARY)/library.o
	@rm -f $@
	@ar rcs $@ $(LIBRARY)/library.o

# `make install`: the program, its pages and completions, the library, the Python package. The native
# program goes with it where it was built. Nothing of PREFIX is compiled in.
PREFIX = /usr/local
LIBDIR = $(PREFIX)/lib
ZSHDIR = $(PREFIX)/share/zsh/site-functions
PYTHONDIR = $(LIBDIR)/$(shell python3 -c 'import sys; print("python%d.%d" % sys.version_info[:2])')/dist-packages
MANDIR = $(PREFIX)/share/man/man1
BASHDIR = $(PREFIX)/share/bash-completion/completions
FISHDIR = $(PREFIX)/share/fish/vendor_completions.d
COURSEDIR = $(PREFIX)/share/mlir-interp/course
VERSION := $(shell sed -n 's/^\#define VERSION_NUMBER "\(.*\)"/\1/p' interp/console/version.h)
PUT = install -D -m 644
NATIVE = $(wildcard $(OBJ)/mlir-interp-native)

define PKG_CONFIG
prefix=$(PREFIX)
libdir=$(patsubst $(PREFIX)/%,$${prefix}/%,$(LIBDIR))
includedir=$${prefix}/include

Name: mlir-interp
Description: MLIR read, verified and run, without code generation
Version: $(VERSION)
Libs: -L$${libdir} -lmlir-interp
Libs.private: $(API_LIBS)
Cflags: -I$${includedir}
endef
export PKG_CONFIG

# Folders that files go to, and those among them and above that `install` had to make: `uninstall` takes
# these away where nothing else has come into them. What is packed is not asked for.
FOLDERS = $(PREFIX)/bin $(PREFIX)/libexec $(PREFIX)/include $(MANDIR) $(BASHDIR) $(ZSHDIR) $(FISHDIR) \
          $(LIBDIR)/pkgconfig $(COURSEDIR)/solutions $(PYTHONDIR)
MADE = $(PREFIX)/share/mlir-interp/folders

define NOTE_FOLDERS
made=; for folder in $(FOLDERS); do \
  while [ ! -d "$$folder" ]; do made="$$folder\n$$made"; folder=$$(dirname $$folder); done; done; \
mkdir -p $(dir $(MADE)); printf "$$made" >>$(MADE)
endef

# Below a prefix of one's own the system does not look; what is packed is told to nobody.
define TELL_INSTALLED
echo "installed below $(PREFIX)"; \
case ":$$PATH:" in *":$(PREFIX)/bin:"*) ;; *) echo 'its programs are found with: PATH=$(PREFIX)/bin:$$PATH' ;; esac
endef

install: all library
	@$(if $(DESTDIR),,$(NOTE_FOLDERS))
	@install -D $(OBJ)/mlir-interp $(DESTDIR)$(PREFIX)/bin/mlir-interp
	@ln -sf mlir-interp $(DESTDIR)$(PREFIX)/bin/mlir-interp-runner
	@$(if $(NATIVE),install -D $(NATIVE) $(DESTDIR)$(PREFIX)/libexec/mlir-interp-native)
	@rm -rf $(BUILD)/man && $(OBJ)/mlir-interp help --man=$(BUILD)/man
	@for page in $(BUILD)/man/*; do $(PUT) $$page $(DESTDIR)$(MANDIR)/$${page##*/}; done
	@for shell in bash zsh fish; do $(OBJ)/mlir-interp help --completion=$$shell >$(BUILD)/completion.$$shell; done
	@$(PUT) $(BUILD)/completion.bash $(DESTDIR)$(BASHDIR)/mlir-interp
	@ln -sf mlir-interp $(DESTDIR)$(BASHDIR)/mlir-interp-runner
	@$(PUT) $(BUILD)/completion.zsh $(DESTDIR)$(ZSHDIR)/_mlir-interp
	@$(PUT) $(BUILD)/completion.fish $(DESTDIR)$(FISHDIR)/mlir-interp.fish
	@ln -sf mlir-interp.fish $(DESTDIR)$(FISHDIR)/mlir-interp-runner.fish
	@$(PUT) $(LIBRARY)/$(SONAME) $(DESTDIR)$(LIBDIR)/$(SONAME)
	@ln -sf $(SONAME) $(DESTDIR)$(LIBDIR)/libmlir-interp.so
	@$(PUT) $(LIBRARY)/libmlir-interp.a $(DESTDIR)$(LIBDIR)/libmlir-interp.a
	@$(PUT) include/mlir-interp.h $(DESTDIR)$(PREFIX)/include/mlir-interp.h
	@mkdir -p $(DESTDIR)$(LIBDIR)/pkgconfig
	@echo "$$PKG_CONFIG" >$(DESTDIR)$(LIBDIR)/pkgconfig/mlir-interp.pc
	@for file in $(patsubst course/%,%,$(LESSONS)); do $(PUT) course/$$file $(DESTDIR)$(COURSEDIR)/$$file; done
	@for file in $(notdir $(wildcard python/mlir_interp/*.py)); do \
	  $(PUT) python/mlir_interp/$$file $(DESTDIR)$(PYTHONDIR)/mlir_interp/$$file; done
	@$(if $(DESTDIR),,$(TELL_INSTALLED))

# What Python keeps of the package goes with it.
uninstall:
	@rm -f $(addprefix $(DESTDIR),$(addprefix $(PREFIX)/,bin/mlir-interp bin/mlir-interp-runner \
	  libexec/mlir-interp-native include/mlir-interp.h) $(MANDIR)/mlir-interp.1 $(MANDIR)/mlir-interp-*.1 \
	  $(BASHDIR)/mlir-interp $(BASHDIR)/mlir-interp-runner $(ZSHDIR)/_mlir-interp \
	  $(FISHDIR)/mlir-interp.fish $(FISHDIR)/mlir-interp-runner.fish $(addprefix $(LIBDIR)/,$(SONAME) \
	  libmlir-interp.so libmlir-interp.a pkgconfig/mlir-interp.pc))
	@rm -rf $(DESTDIR)$(PYTHONDIR)/mlir_interp
	@rm -f $(addprefix $(DESTDIR)$(COURSEDIR)/,$(patsubst course/%,%,$(LESSONS)))
	@made=$$(sort -ru $(DESTDIR)$(MADE) 2>/dev/null); rm -f $(DESTDIR)$(MADE); \
	  for folder in $$made; do rmdir $$folder 2>/dev/null; done; true

# Debian's packages, in build/deb. A copy of the source takes what is built already.
deb: deb-packages all library
	@rm -rf $(BUILD)/deb
	@mkdir -p $(BUILD)/deb/source
	@git ls-files -z | xargs -0 cp -p --parents -t $(BUILD)/deb/source
	@ln -s ../.. $(BUILD)/deb/source/build
	@cd $(BUILD)/deb/source && dpkg-buildpackage -us -uc -b -nc
	@lintian --fail-on error $(BUILD)/deb/*.changes

# They are installed in a bare Debian 12, tried, and removed; needs root and debootstrap.
deb-test: deb
	@test -x /usr/sbin/debootstrap || testsuite/install debootstrap
	@testsuite/installed
	@testsuite/deb $(BUILD)/deb

# `make browser`: the interpreter as WebAssembly, and the page around it, in build/browser. What
# other programs, processes and terminals are needed for stays away; browser/*.c stand in for it.
WASM = $(BUILD)/wasm
WASM_SRC := interp/main.c $(filter-out interp/library/% interp/tools/debug/% interp/tools/dap/% \
              interp/oracle/hunt/% interp/oracle/check/% interp/oracle/generate/% \
              interp/console/big_stack.c interp/machine/fiber_stack.c \
              $(patsubst %,interp/command/%.c,commands command_check command_dap command_diff \
                command_generate command_hunt command_step mutants),$(LIB_SRC)) $(wildcard browser/*.c)
WASM_OBJ := $(patsubst %.c,$(WASM)/%.o,$(WASM_SRC))
# emscripten's scripts find Debian's modules whatever node runs them.
WASM_CFLAGS = $(filter-out -fPIC -O2,$(CFLAGS)) -O2 -include browser/libc.h -I$(WASM)/include
WASM_LDFLAGS = -O2 -mtail-call -sMODULARIZE -sEXPORT_NAME=MlirInterp -sALLOW_MEMORY_GROWTH \
               -sMAXIMUM_MEMORY=2GB -sTOTAL_STACK=8MB -sEXPORTED_RUNTIME_METHODS=FS,callMain --js-library browser/stacks.js
EMCC = NODE_PATH=/usr/share/nodejs emcc

$(WASM)/lib/libjansson.a: browser/libraries | browser-packages
	@echo '  LIBS $(WASM)'
	@browser/libraries $(WASM)

$(WASM)/%.o: %.c | $(WASM)/lib/libjansson.a
	@mkdir -p $(dir $@)
	@echo '  WASM $<'
	@$(EMCC) $(WASM_CFLAGS) -c -o $@ $<

# Fast code ends by jumping to the next here, too; elsewhere clang 14 would jump where a struct is
# handed over by value, and that lies on the stack that is left.
$(WASM)/interp/fast/%.o: interp/fast/%.c browser/jumps.py | $(WASM)/lib/libjansson.a
	@mkdir -p $(dir $@)
	@echo '  WASM $<'
	@$(EMCC) $(WASM_CFLAGS) -MT $@ -S -emit-llvm -o $(@:.o=.whole.ll) $<
	@python3 -B browser/jumps.py <$(@:.o=.whole.ll) >$(@:.o=.ll)
	@$(EMCC) -O2 -mtail-call -Xclang -disable-llvm-passes -c -o $@ $(@:.o=.ll)

$(WASM)/interpreter.js: $(WASM_OBJ) browser/stacks.js
	@echo '  LINK $@'
	@$(EMCC) $(WASM_LDFLAGS) -o $@ $(WASM_OBJ) $(addprefix -L,$(WASM)/lib) -lmpfr -lgmp -ljansson

-include $(shell find $(WASM) -path $(WASM)/source -prune -o -name '*.d' -print 2>/dev/null)

BROWSER = $(BUILD)/browser
CODEMIRROR = /usr/share/javascript/codemirror
browser: $(BUILD)/mlir-interp $(WASM)/interpreter.js
	@mkdir -p $(BROWSER)
	@cp $(addprefix browser/,index.html style.css interpreter.js editor.js address.js arguments.js programs.js views.js page.js) \
	  interp/console/html/colours.css \
	  $(addprefix $(CODEMIRROR)/,codemirror.js codemirror.css $(addprefix addon/,mode/simple.js \
	    edit/matchbrackets.js edit/closebrackets.js comment/comment.js hint/show-hint.js hint/show-hint.css \
	    dialog/dialog.js dialog/dialog.css search/searchcursor.js search/search.js)) $(BROWSER)
	@python3 -B browser/pack.py $(BUILD)/mlir-interp $(WASM) $(BROWSER)

# What the cases run gives the same natively and as WebAssembly; the page, in Chromium. Ten minutes.
browser-test: test-packages browser $(MADE_CASES)
	@python3 -B testsuite/wasm/agree.py $(BUILD)/mlir-interp $(WASM)
	@/usr/bin/python3 -B testsuite/playground.py $(BUILD)/mlir-interp $(BROWSER)

# Fuzzers. `verdict` holds this program against MLIR in one process; `starve` is this program, and
# stands between it and its memory.
$(OBJ)/fuzz/verdict: $(patsubst %.c,$(OBJ)/%.o,$(wildcard testsuite/fuzz/verdict/*.c)) \
                     $(addprefix $(OBJ)/testsuite/fuzz/forms/,damage.o module.o rearrange.o sections.o substitute.o) \
                     $(OBJ)/interp/native/upstream.o $(OBJ)/interp/native/pipeline.o \
                     $(OBJ)/libmlir-interp.a
	@mkdir -p $(dir $@)
	@echo '  LINK $@'
	@$(CC) $(LDFLAGS) -o $@ $^ $(NATIVE_LIBS) $(LIBS)

$(OBJ)/testsuite/fuzz/verdict/%.o: CFLAGS += $(NATIVE_CFLAGS)

$(OBJ)/fuzz/starve: $(OBJ)/testsuite/fuzz/starve/starve.o $(OBJ)/interp/main.o $(OBJ)/libmlir-interp.a
	@mkdir -p $(dir $@)
	@echo '  LINK $@'
	@$(CC) $(PROGRAM_LDFLAGS) $(addprefix -Wl$(comma)--wrap=,main malloc calloc realloc) -o $@ $^ \
	  $(PROGRAM_LIBS)

comma = ,

$(CORPUS): $(OBJ)/mlir-interp $(wildcard testsuite/check/*.py testsuite/short.py testsuite/check/*/*.txt \
             testsuite/check/operations/*/*.txt)
	@rm -rf $(dir $@)
	@python3 -B testsuite/check/families.py $< $(dir $@)
	@touch $@

define made_by
$(BUILD)/made/%.$(1).mlir: testsuite/cases/%.$(1) testsuite/cases/$(1).py testsuite/short.py
	@mkdir -p $$(dir $$@)
	@python3 -B testsuite/cases/$(1).py $$< >$$@
endef
$(foreach kind,table bodies,$(eval $(call made_by,$(kind))))

# What the program reads, as functions: `replay` gives them texts, `guided` is libFuzzer's, which
# clang brings: make MODE=guided CC=clang-22.
FORM_OBJ := $(patsubst %.c,$(OBJ)/testsuite/fuzz/forms/%.o,damage.c form_bytecode.c form_run.c form_text.c forms.c module.c rearrange.c sections.c substitute.c)
$(OBJ)/fuzz/replay: $(OBJ)/testsuite/fuzz/forms/replay.o $(FORM_OBJ) \
                    $(patsubst %.c,$(OBJ)/testsuite/fuzz/verdict/%.o,mutate.c pieces.c seeds.c) \
                    $(OBJ)/interp/native/pipeline.o $(OBJ)/libmlir-interp.a
	@mkdir -p $(dir $@)
	@echo '  LINK $@'
	@$(CC) $(LDFLAGS) -o $@ $^ $(LIBS)

$(OBJ)/fuzz/guided: $(OBJ)/testsuite/fuzz/forms/guided.o $(FORM_OBJ) \
                    $(OBJ)/interp/native/pipeline.o $(OBJ)/libmlir-interp.a
	@mkdir -p $(dir $@)
	@echo '  LINK $@'
	@$(CC) $(LDFLAGS) -fsanitize=fuzzer -o $@ $^ $(LIBS)

$(OBJ)/fuzz/programs: $(patsubst %.c,$(OBJ)/%.o,$(wildcard testsuite/fuzz/programs/*.c)) \
                      $(OBJ)/libmlir-interp.a
	@mkdir -p $(dir $@)
	@echo '  LINK $@'
	@$(CC) $(LDFLAGS) -o $@ $^ $(LIBS)

# Fast code is functions that end by calling the next: the calls have to be jumps, in every mode.
$(OBJ)/interp/fast/%.o: CFLAGS += -O2 -fno-sanitize=all
# Kernels are loops over arrays, which -O2 leaves as they are.
$(OBJ)/interp/fast/strips_%.o: CFLAGS += -O3
# Two words that were just written one by one are not read as one vector: that would wait for them.
$(OBJ)/interp/fast/handlers_wide.o $(OBJ)/interp/fast/handlers_wide_shift.o $(OBJ)/interp/fast/flow.o: CFLAGS += -fno-tree-slp-vectorize

# What `guided` finds new in how far one name is from another leads nowhere, and takes half of its time.
$(BUILD)/guided-%/core/base/str_distance.o $(BUILD)/guided-%/core/text/nearest.o: CFLAGS += -fno-sanitize=fuzzer-no-link

# What an object embeds.
$(OBJ)/interp/console/html.o $(WASM)/interp/console/html.o: $(wildcard interp/console/html/*)
$(OBJ)/interp/tools/manual/embedded.o $(WASM)/interp/tools/manual/embedded.o: semantics/DECISIONS.md interp/tools/manual/manual.css interp/tools/manual/manual.js
$(OBJ)/interp/oracle/diff/diff_html.o $(WASM)/interp/oracle/diff/diff_html.o: $(wildcard interp/oracle/diff/page/*)
$(OBJ)/interp/oracle/check/check_html.o $(WASM)/interp/oracle/check/check_html.o: $(wildcard interp/oracle/check/page/*)
$(OBJ)/interp/tools/course/lessons.o $(WASM)/interp/tools/course/lessons.o: $(LESSONS)
$(OBJ)/interp/tools/trace/assets.o $(WASM)/interp/tools/trace/assets.o: $(wildcard interp/tools/trace/page/*)

-include $(shell find $(OBJ) -name '*.d' 2>/dev/null)

# A package is asked for by what it brings, so that nothing is asked of apt when all is there.
build-packages:
	@printf '#include <gmp.h>\n#include <mpfr.h>\n#include <histedit.h>\n#include <jansson.h>\n' | $(CC) -E -x c - >/dev/null 2>&1 \
	  || testsuite/install $(BUILD_PACKAGES)

native-packages:
	@test -e "$$($(LLVM_CONFIG) --libdir 2>/dev/null)/libMLIRCAPIIR.a" \
	  -a -e "$$($(CC) -print-file-name=libstdc++.so 2>/dev/null)" -a -e /usr/include/z3.h \
	  || testsuite/install $(BUILD_PACKAGES) $(NATIVE_PACKAGES)

test-packages: native-packages
	@test -e /usr/include/check.h -a -x /usr/bin/FileCheck-22 -a -x /usr/bin/lit-22 -a -x /usr/bin/iverilog \
	  -a -x /usr/bin/mlir-opt-22 -a -x /usr/bin/clang-22 -a -x /usr/bin/chromium -a -x /usr/bin/chromedriver \
	  -a -x /usr/bin/valgrind -a -x /usr/bin/zsh -a -x /usr/bin/fish -a -x /usr/bin/mandoc \
	  && /usr/bin/python3 -c 'import selenium, numpy, setuptools, pip, ensurepip' 2>/dev/null \
	  || testsuite/install $(TEST_PACKAGES)

deb-packages: native-packages
	@test -x /usr/bin/dh -a -x /usr/bin/dh_python3 -a -x /usr/bin/lintian -a -x /usr/bin/fakeroot || testsuite/install $(DEB_PACKAGES)

browser-packages:
	@test -x /usr/bin/emcc -a -e /usr/share/javascript/codemirror/codemirror.js -a -x /usr/bin/dpkg-source -a -x /usr/bin/autoreconf \
	  || testsuite/install $(BROWSER_PACKAGES)

fuzz-packages: test-packages
	@echo 'int LLVMFuzzerTestOneInput(void) { return 0; }' \
	  | clang-22 -fsanitize=fuzzer -x c -o /dev/null - 2>/dev/null || testsuite/install $(FUZZ_PACKAGES)

bench-packages: native-packages
	@test -x /usr/bin/lli-22 -a -x /usr/bin/mlir-opt-22 -a -x /usr/bin/mlir-runner-22 \
	  -a -x /usr/bin/time -a -x /usr/bin/verilator || testsuite/install $(BENCH_PACKAGES)

test: test-packages
	@$(MAKE) --no-print-directory -j$$(nproc) all $(if $(filter asan,$(MODE)),,library) $(FUZZ_BIN) $(CORPUS) $(MADE_CASES)
	@testsuite/run $(OBJ) $(MODE) $(CC)

unit: $(UNIT_BIN)

# Random programs and the like, as long as one likes: make fuzz SECONDS=3600 SEED=7
SECONDS = 60
SEED = 1
fuzz: fuzz-packages
	@$(MAKE) --no-print-directory MODE=guided CC=clang-22 $(BUILD)/guided-clang-22/fuzz/guided
	@$(MAKE) --no-print-directory all $(FUZZ_BIN) $(CORPUS) $(MADE_CASES)
	@testsuite/fuzz/run $(OBJ) $(SECONDS) $(SEED)

# Quiet but for what it shows: what the compiler says is shown where it fails.
demo: native-packages
	@echo 'building ...'
	@mkdir -p $(BUILD)
	@$(MAKE) --no-print-directory -j$$(nproc) all >$(BUILD)/demo.log 2>&1 || { cat $(BUILD)/demo.log; exit 1; }
	@testsuite/demo $(BUILD)/mlir-interp

# Every way of bufferization down to loops; random loops and linalg through what makes vectors of
# them, random vectors through the passes and rewritings of vectors; ten minutes.
descent: native-packages
	@$(MAKE) --no-print-directory all
	@python3 -B testsuite/descent/descend.py $(BUILD)/mlir-interp --ways 0 --inputs 200
	@python3 -B testsuite/descent/vectors.py $(BUILD)/mlir-interp

# Every scalar operation beside native code: a million inputs each, all where there are fewer; on
# tensors and vectors a million elements each, convolutions and poolings on a thousand shapes each.
agreement: native-packages
	@$(MAKE) --no-print-directory all
	@python3 testsuite/agreement.py $(BUILD)/mlir-interp
	@python3 -B testsuite/tensors.py $(BUILD)/mlir-interp
	@python3 -B testsuite/lanes.py $(BUILD)/mlir-interp

# `make demo` and `make test` in a bare Debian 12; needs root and debootstrap.
fresh:
	@test -x /usr/sbin/debootstrap || testsuite/install debootstrap
	@testsuite/fresh

# Every figure of speed beside its rival, as ratios, or those that ONLY names; on an idle machine.
bench: bench-packages
	@$(MAKE) --no-print-directory all $(OBJ)/bench/reading
	@python3 -B testsuite/bench.py $(BUILD)/mlir-interp $(addprefix --only ,$(ONLY))

$(OBJ)/bench/reading: $(OBJ)/testsuite/bench/reading.o $(OBJ)/libmlir-interp.a
	@mkdir -p $(dir $@)
	@echo '  LINK $@'
	@$(CC) $(LDFLAGS) -o $@ $^ $(LIBS)

clean:
	rm -rf $(BUILD)
