"""Makes what pip installs: the package is Python alone, so that a wheel is its files and what is said of
them, and nothing else has to be installed for it, setuptools and wheel neither. The functions are PEP 517's and
660's."""

import base64
import hashlib
import io
import os
import tarfile
import zipfile

NAME, VERSION = "mlir_interp", "0.2"
TITLE = f"{NAME}-{VERSION}"
INFO = f"{TITLE}.dist-info"
METADATA = f"""Metadata-Version: 2.1
Name: mlir-interp
Version: {VERSION}
Summary: MLIR read, verified and run, without code generation
Requires-Python: >=3.9
Provides-Extra: arrays
Requires-Dist: numpy; extra == "arrays"
"""
TAG = "py3-none-any"
WHEEL = f"Wheel-Version: 1.0\nGenerator: mlir-interp {VERSION}\nRoot-Is-Purelib: true\nTag: {TAG}\n"
_HERE = os.path.dirname(os.path.abspath(__file__))


def _read(path):
    with open(os.path.join(_HERE, path), "rb") as file:
        return file.read()


def _package():
    names = sorted(name for name in os.listdir(os.path.join(_HERE, NAME)) if name.endswith(".py"))
    return {f"{NAME}/{name}": _read(os.path.join(NAME, name)) for name in names}


def _record(path, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{path},sha256={digest},{len(data)}\n"


def _write_wheel(folder, files):
    files = {**files, f"{INFO}/METADATA": METADATA.encode(), f"{INFO}/WHEEL": WHEEL.encode()}
    record = "".join(_record(path, data) for path, data in files.items())
    files[f"{INFO}/RECORD"] = f"{record}{INFO}/RECORD,,\n".encode()
    name = f"{TITLE}-{TAG}.whl"
    with zipfile.ZipFile(os.path.join(folder, name), "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            wheel.writestr(path, data)
    return name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    return _write_wheel(wheel_directory, _package())


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    return _write_wheel(wheel_directory, {f"{NAME}.pth": f"{_HERE}\n".encode()})


def build_sdist(sdist_directory, config_settings=None):
    files = {**_package(), "PKG-INFO": METADATA.encode(),
             **{path: _read(path) for path in ("pyproject.toml", "backend.py")}}
    name = f"{TITLE}.tar.gz"
    with tarfile.open(os.path.join(sdist_directory, name), "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for path, data in files.items():
            entry = tarfile.TarInfo(f"{TITLE}/{path}")
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return name
