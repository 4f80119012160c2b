"""Packages of npm's that tests use: asked for once, and kept in build/."""
import pathlib
import shutil
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent.parent / "build" / "npm"
SECONDS = 200


def skip(test, why):
    print(f"{test}: skipped: {why}")
    sys.exit(0)


def install(test, package, version):
    """The folder whose node_modules has it. Where it is not to be had, the test says so, and ends."""
    if not shutil.which("node"):
        skip(test, "there is no node")
    folder = FOLDER / test
    if (folder / "node_modules" / package).is_dir():
        return folder
    if not shutil.which("npm"):
        skip(test, "there is no npm")
    folder.mkdir(parents=True, exist_ok=True)
    command = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--silent",
               f"{package}@{version}"]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        skip(test, f"npm takes too long to give {package}")
    if done.returncode != 0:
        skip(test, f"npm gives no {package}")
    return folder
