"""Where the library and the programs are: what is named by a variable, else what stands together, as it was
installed below one prefix or built in one tree, else what the system finds."""

import os
import shutil

LIBRARY = "libmlir-interp.so.0"
# Below a prefix, lib/python3.11/dist-packages/mlir_interp; in the tree, python/mlir_interp.
_PACKAGE = os.path.dirname(os.path.realpath(__file__))
_PREFIX = os.path.normpath(os.path.join(_PACKAGE, *[os.pardir] * 4))
_TREE = os.path.normpath(os.path.join(_PACKAGE, *[os.pardir] * 2))


def _first(paths):
    return next(filter(os.path.isfile, paths), None)


def _from(file, *places):
    """Paths that are told from the folder of a file, which may be None."""
    folder = os.path.dirname(os.path.realpath(file)) if file else None
    return [os.path.normpath(os.path.join(folder, place)) for place in places] if folder else []


def library():
    """What the loader is to be given."""
    installed = _first([os.path.join(_PREFIX, "lib", LIBRARY)])
    built, found = os.path.join(_TREE, "build", "mlir-interp"), shutil.which("mlir-interp")
    return (os.environ.get("MLIR_INTERP_LIBRARY") or installed or _first(_from(built, f"library/{LIBRARY}"))
            or _first(_from(found, f"../lib/{LIBRARY}", f"library/{LIBRARY}")) or LIBRARY)


def program():
    """None where it is nowhere."""
    named = os.environ.get("MLIR_INTERP_LIBRARY")
    return (os.environ.get("MLIR_INTERP_PROGRAM") or _first(_from(named, "../mlir-interp", "../bin/mlir-interp"))
            or _first([os.path.join(_PREFIX, "bin", "mlir-interp"), os.path.join(_TREE, "build", "mlir-interp")])
            or shutil.which("mlir-interp"))


def native():
    """None: the library looks beside itself."""
    return os.environ.get("MLIR_INTERP_NATIVE") or _first(_from(shutil.which("mlir-interp"),
                                                                "../libexec/mlir-interp-native"))
