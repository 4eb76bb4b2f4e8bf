"""Start Hearthside: `python3 run.py`. Run its tests: `python3 run.py test`. Everything else: `python3 run.py --help`.

Needs nothing but Python 3.11 or newer. On first use an environment with the few packages that pyproject.toml lists
is made beside this file, or in the user's cache folder where this folder cannot be written to.
Old Pythons must be able to parse this file, if only to say that they are too old: so no f-strings, no annotations.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Hearthside needs Python 3.11 or newer; this is Python %d.%d. Get a newer one from python.org or your"
        " system's packages." % sys.version_info[:2]
    )

import hashlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import re
import subprocess
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent
STARTED_BY_US = "HEARTHSIDE_ENVIRONMENT"
# settings of pip that say how to reach packages stay; those that say where to put them would lead astray
PIP_KEPT = {
    "PIP_" + name
    for name in (
        "INDEX_URL EXTRA_INDEX_URL FIND_LINKS NO_INDEX TRUSTED_HOST CERT"
        " CLIENT_CERT PROXY CONFIG_FILE CACHE_DIR KEYRING_PROVIDER"
    ).split()
}
MOST_PROCESSES = 4  # each takes half a gigabyte
NOT_FOR_THIS_PYTHON = "No matching distribution found"
NO_NETWORK = (
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeout",
    "ProxyError",
    "ConnectionResetError",
    "Failed to establish a new connection",
    "Network is unreachable",
    "Connection to ",
)


def main(arguments):
    testing = arguments[:1] == ["test"]
    started_by_us = os.environ.pop(STARTED_BY_US, "")
    if not all(is_installed(one) for one in requirements(testing)):
        if started_by_us:
            sys.exit("Hearthside's environment in %s is incomplete. Delete that folder and start again." % sys.prefix)
        return run_elsewhere(environment(testing), arguments)
    return run_tests(arguments[1:]) if testing else run_programme(arguments)


def requirements(testing):
    """What pyproject.toml asks for, to play or to test."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        project = tomllib.load(file)
    return project["project"]["dependencies"] + (project["dependency-groups"]["dev"] if testing else [])


def lock(testing):
    """The very files of the packages that were tried out, each with its hash; newer Pythons may need others."""
    return ROOT / ("tests" if testing else "game") / "requirements.lock"


def is_installed(requirement):
    """Whether this very Python has the package in a version that will do."""
    name, bounds = re.fullmatch(r"([\w.-]+)(.*)", requirement).groups()
    try:
        have = numbers(importlib.metadata.version(name))
    except importlib.metadata.PackageNotFoundError:
        return False
    if name == "pygame-ce" and has_rival():
        return False
    limits = re.findall(r"(>=|<)([\d.]+)", bounds)
    return all((have < numbers(version)) == (sign == "<") for sign, version in limits)


def has_rival():
    """The package `pygame` puts its files over those of pygame-ce: with both, nobody knows which one runs."""
    return any(one.metadata["Name"] == "pygame" for one in importlib.metadata.distributions(name="pygame"))


def numbers(version):
    return tuple(int(part) for part in re.match(r"\d+(\.\d+)*", version).group().split("."))


def run_programme(arguments):
    from game.__main__ import main as programme

    return programme(arguments)


def run_tests(arguments):
    """The usual suite, or any part of it; `--all` adds the long walks."""
    os.chdir(ROOT)
    everything = ["-m", ""] if "--all" in arguments else []
    arguments = [one for one in arguments if one != "--all"]
    arguments = everything + (arguments or in_parallel())
    if not is_writable(ROOT):
        arguments = ["-p", "no:cacheprovider"] + arguments
        os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", os.path.join(tempfile.gettempdir(), "hypothesis"))
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pytest

    return int(pytest.main(arguments))


def in_parallel():
    """The whole suite is shared out among the cores; a part of it is done sooner in one process."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return ["-n", str(min(cores, MOST_PROCESSES)), "--dist", "worksteal"] if cores > 1 else []


def run_elsewhere(python, arguments):
    """Go on in the environment's own Python."""
    command = [str(python), str(ROOT / "run.py")] + arguments
    variables = dict(clean_variables(), **{STARTED_BY_US: "1"})
    if os.name == "posix":
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(command[0], command, variables)  # the same process: closing or killing it means what it says
    return subprocess.call(command, env=variables)


def environment(testing):
    """The Python of an environment with all that is wanted; made or completed when needed."""
    # the mark is written last, so a set-up that was cut off has none and is begun anew
    for folder in folders():
        marks = read_marks(folder)
        if marks.get("test") == fingerprint(True) or (not testing and marks.get("run") == fingerprint(False)):
            return python_of(folder)
    folder = next((one for one in folders() if is_writable(one.parent)), None)
    if folder is None:
        places = tuple(one.parent for one in folders())
        sys.exit("Hearthside cannot be set up: neither %s nor %s can be written to." % places)
    set_up(folder, testing)
    return python_of(folder)


def folders():
    """Where the environment may lie: beside this file, or in the user's cache, apart for every copy of Hearthside."""
    from game.core.places import cache

    copy = hashlib.sha256(str(ROOT).encode("utf-8", "surrogateescape")).hexdigest()[:10]
    return [ROOT / ".venv", cache() / ("environment-" + copy)]


def set_up(folder, testing):
    marks = read_marks(folder)
    if not marks and importlib.util.find_spec("ensurepip") is None:
        sys.exit(
            "Python's part for environments is missing. On Debian and Ubuntu: sudo apt install -y python3-venv"
            " -- then start Hearthside again."
        )
    say(
        "Setting up Hearthside%s in %s. This happens once and takes up to a minute."
        % (" and its tests" if testing else "", folder)
    )
    if not marks:
        make_environment(folder)
    log = folder / "set-up.log"
    installed, said = install(folder, ["--require-hashes", "-r", str(lock(testing))])
    if not installed and NOT_FOR_THIS_PYTHON in said:
        installed, said = install(folder, requirements(testing))
    log.write_text(said, encoding="utf-8")
    if not installed:
        sys.exit(why_not_installed(said) + "\nWhat pip said stands in %s." % log)
    marks["python"] = this_python()
    marks["test" if testing else "run"] = fingerprint(testing)
    temporary = folder / "ready.tmp"
    temporary.write_text(json.dumps(marks), encoding="utf-8")
    temporary.replace(folder / "ready.json")
    say("Ready.")


def install(folder, what):
    """Whether pip did it, and what it said."""
    command = [
        str(python_of(folder)),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--no-input",
        "install",
        "--only-binary=:all:",
        "--retries",
        "2",
        "--timeout",
        "20",
    ] + what
    done = subprocess.run(command, env=clean_variables(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode == 0, done.stdout.decode("utf-8", "replace")


def make_environment(folder):
    done = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(folder)],
        env=clean_variables(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode != 0:
        sys.exit(
            "Python could not make an environment in %s:\n%s"
            % (folder, done.stdout.decode("utf-8", "replace").strip())
        )


def why_not_installed(said):
    """pip's many lines as one sentence."""
    if any(sign in said for sign in NO_NETWORK):
        return "The packages could not be fetched. Is this computer connected to the internet? Please try again."
    if "DO NOT MATCH THE HASHES" in said:
        return "A fetched package is not the one that was tried out: it was not installed. Try another network."
    if "No space left" in said:
        return "The packages do not fit on the disk: there is no space left."
    missing = re.search(r"No matching distribution found for ([\w.-]+)", said)
    if missing:
        return "There is no ready-made package of %s for Python %s on %s %s. Please use Python 3.11 to 3.14." % (
            missing.group(1),
            platform.python_version(),
            platform.system(),
            platform.machine(),
        )
    return "The packages could not be installed."


def read_marks(folder):
    """What the environment has, if it was made by this Python; nothing otherwise."""
    try:
        marks = json.loads((folder / "ready.json").read_text(encoding="utf-8"))
        return marks if marks["python"] == this_python() and python_of(folder).exists() else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def fingerprint(testing):
    locked = lock(testing).read_text(encoding="utf-8")
    return hashlib.sha256("\n".join([this_python(), locked] + requirements(testing)).encode()).hexdigest()


def this_python():
    return "%s %s %s %s" % (
        platform.python_implementation(),
        platform.python_version(),
        platform.machine(),
        sys.base_prefix,
    )


def python_of(folder):
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def clean_variables():
    """The environment variables without those that would lead Python or pip elsewhere."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if (not name.startswith("PIP_") or name in PIP_KEPT)
        and name not in ("PYTHONHOME", "PYTHONPATH", "__PYVENV_LAUNCHER__", STARTED_BY_US)
    }
    return dict(kept, PIP_USER="0")  # stronger than `user = true` in somebody's pip.conf


def is_writable(folder):
    """Whether files can be made here, found out by making one: permissions alone do not tell."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def say(sentence):
    # not to stdout, which belongs to what was asked for
    sys.stderr.write(sentence + "\n")
    sys.stderr.flush()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
