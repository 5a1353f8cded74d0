"""The agent: runs on a host what discovery asks for, and answers in frames.

It needs Python 3.6 and the standard library, is sent over standard input and installed nowhere. The frames are
described in frames.ts, the commands in command.ts. Whatever way this program ends, all that it started ends.
"""

import sys

if sys.version_info < (3, 6):
    sys.stderr.write("NARWHAL1 needs Python 3.6 or newer, this is %s\n" % sys.version.split()[0])
    sys.exit(1)

import base64
import codecs
import errno
import glob
import hashlib
import json
import os
import re
import signal
import stat
import struct
import subprocess
import threading
import time
import zlib

SILENCE_S = 45.0  # without input for this long, the client is gone
TERM_GRACE_S = 2.0  # between the polite and the final signal
KILL_GRACE_S = 2.0  # until a process counts as unkillable
CONTAINER_S = 15.0  # for one call of the container tool of our own
FRAME_LIMIT = 64 * 1024 * 1024
READ_SIZE = 1024 * 1024
FILES_A_FRAME = 500
FAULTS_SHOWN = 1000
LINKS_SHOWN = 10000
POINTER_LIMIT = 1024  # Git LFS: a pointer is smaller
POINTER_BEGIN = b"version https://git-lfs.github.com/spec/"
HEADER_LIMIT = 100 * 1000 * 1000  # that of the safetensors library
INDEX_LIMIT = 64 * 1024 * 1024
DOWNLOADS = b".cache/huggingface/download"  # what the hub's download tool writes about a local directory
DOWNLOADS_READ = 1000000
LABEL = "io.narwhal.agent"
CONTAINER_ID = re.compile("[0-9a-f]{12,64}$")  # a tool may print other lines too; they are no words for a command
MORE_PATH = b"/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/rocm/bin"


# ---------------------------------------------------------------- frames


class Damage(Exception):
    """Input that is no frame of this session."""


class Wire:
    """Frames on a pair of file descriptors; sending is atomic between threads."""

    def __init__(self, nonce, source, target):
        self.mark = b"\x1eNARWHAL1 " + nonce.encode("ascii") + b" "
        self.source = source
        self.target = target
        self.held = bytearray()
        self.lock = threading.Lock()
        self.last_input = time.monotonic()
        self.broken = False

    def send(self, message, patience=-1):
        """Writes one frame; gives up where the writing before it takes longer than `patience` seconds."""
        payload = json.dumps(message).encode("ascii")
        if len(payload) > FRAME_LIMIT:  # the client would take it for damage
            words = "an answer of %d bytes is longer than a frame may be" % len(payload)
            return self.send({"type": "error", "id": message.get("id"), "message": words}, patience)
        head = b"%s%d %08x\n" % (self.mark, len(payload), zlib.crc32(payload) & 0xFFFFFFFF)
        if not self.lock.acquire(timeout=patience):
            return
        try:
            view = memoryview(head + payload + b"\n")
            while view and not self.broken:
                view = view[os.write(self.target, view) :]
        except OSError:
            self.broken = True  # nobody reads any more: the main loop ends everything
        finally:
            self.lock.release()

    def receive(self):
        """The next message, or None at the end of input."""
        header = self._take_header()
        if header is None:
            return None
        match = re.match(rb"(\d{1,9}) ([0-9a-f]{8})$", header[len(self.mark) :])
        if not header.startswith(self.mark) or match is None or int(match.group(1)) > FRAME_LIMIT:
            raise Damage("a request's header is malformed")
        length = int(match.group(1))
        while len(self.held) < length + 1:
            if not self._fill():
                return None
        payload = bytes(self.held[:length])
        if self.held[length] != 10 or zlib.crc32(payload) & 0xFFFFFFFF != int(match.group(2), 16):
            raise Damage("a request's checksum does not match its content")
        del self.held[: length + 1]
        return json.loads(payload.decode("utf-8"))

    def _take_header(self):
        while True:
            end = self.held.find(b"\n", 0, 256)
            if end >= 0:
                header = bytes(self.held[:end])
                del self.held[: end + 1]
                return header
            if len(self.held) >= 256:
                raise Damage("a request's header has no end")
            if not self._fill():
                return None

    def _fill(self):
        data = os.read(self.source, 65536)
        self.last_input = time.monotonic()
        self.held += data
        return len(data) > 0


# ---------------------------------------------------------------- names


def raw(text):
    """The bytes of a name or word; not by os.fsencode, which follows the locale of the login."""
    return text.encode("utf-8", "surrogateescape")


def text_of(data):
    """The inverse of raw: bytes that are no UTF-8 become lone surrogates."""
    return data.decode("utf-8", "surrogateescape")


# ---------------------------------------------------------------- processes


def process_start(pid):
    """The start time of a process in kernel ticks, or None where there is no such process."""
    try:
        with open("/proc/%d/stat" % pid, "rb") as file:
            return file.read().rpartition(b")")[2].split()[19].decode("ascii")
    except (OSError, IndexError):
        return None


def group_members(group):
    """The ids of the living processes of a group, without zombies."""
    members = []
    try:
        names = os.listdir("/proc")
    except OSError:
        names = []
    for name in names:
        if not name.isdigit():
            continue
        try:
            with open("/proc/%s/stat" % name, "rb") as file:
                fields = file.read().rpartition(b")")[2].split()
        except OSError:
            continue
        if len(fields) > 2 and fields[0] not in (b"Z", b"X") and int(fields[2]) == group:
            members.append(int(name))
    return members


def signal_group(group, number):
    """Signals a process group; false where there is none."""
    try:
        os.killpg(group, number)
        return True
    except ProcessLookupError:
        return False
    except PermissionError:  # some of it has changed its user
        return True


def wait_for_group(group, seconds):
    """True once no living process of the group is left."""
    limit = time.monotonic() + seconds
    delay = 0.002
    while group_members(group):
        if time.monotonic() > limit:
            return False
        time.sleep(delay)
        delay = min(delay * 2, 0.05)
    return True


def end_group(group):
    """Ends a process group, politely first; the ids that the kernel would not end."""
    if signal_group(group, signal.SIGTERM):
        signal_group(group, signal.SIGCONT)
        if not wait_for_group(group, TERM_GRACE_S):
            signal_group(group, signal.SIGKILL)
            if not wait_for_group(group, KILL_GRACE_S):
                return group_members(group)
    return []


class Guardian:
    """A child that outlives this program just long enough to end what it left behind, should it be killed."""

    def __init__(self):
        reader, self.writer = os.pipe()
        self.lock = threading.Lock()
        if os.fork() == 0:
            try:
                os.close(self.writer)
                self._serve(reader)
            finally:
                os._exit(0)
        os.close(reader)

    def note(self, sign, kind, *words):
        """Notes with `+` that something must be ended, with `-` that it has been."""
        line = json.dumps([sign, kind] + list(words)) + "\n"
        with self.lock:
            try:
                os.write(self.writer, line.encode("ascii"))
            except OSError:
                pass  # the guardian was killed: this program still ends what it started

    @staticmethod
    def _serve(reader):
        os.setsid()
        for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_IGN)
        null = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(null, descriptor)
        noted = []
        with os.fdopen(reader, "r") as lines:
            for line in lines:
                sign, kind, words = json.loads(line)[0], json.loads(line)[1], json.loads(line)[2:]
                if sign == "+":
                    noted.append((kind, words))
                elif (kind, words) in noted:
                    noted.remove((kind, words))
        for kind, words in noted:
            if kind == "group":
                end_group(words[0])
        for kind, words in noted:
            if kind == "container":
                remove_container(words[0], words[1])


def environment(changes=None):
    """The environment of a command: untranslated messages, tools that a short PATH misses, and the changes."""
    result = dict(os.environb)
    result[b"LC_ALL"] = b"C"
    result.pop(b"LANGUAGE", None)
    result[b"PATH"] = (result[b"PATH"] + b":" + MORE_PATH) if result.get(b"PATH") else MORE_PATH
    for name, value in (changes or {}).items():
        if value is None:
            result.pop(raw(name), None)
        else:
            result[raw(name)] = raw(value)
    return result


def has_ended(pid):
    """True where a child has ended; its id stays reserved until it is waited for."""
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None


def quietly(argv, guardian=None):
    """Runs a program of our own need; its exit status and its two outputs, or None where that cannot be had."""
    try:
        process = subprocess.Popen(
            [raw(word) for word in argv],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
            start_new_session=True,
        )
    except (OSError, ValueError):
        return None
    if guardian is not None:
        guardian.note("+", "group", process.pid)
    outputs = [Collector(pipe, 65536, threading.Event()) for pipe in (process.stdout, process.stderr)]
    limit = time.monotonic() + CONTAINER_S
    while not has_ended(process.pid) and time.monotonic() < limit:
        time.sleep(0.01)
    end_group(process.pid)
    code = process.wait() if has_ended(process.pid) else None
    for output in outputs:
        output.join(1.0)
    if guardian is not None:
        guardian.note("-", "group", process.pid)
    return None if code is None else (code, outputs[0].text()[0], outputs[1].text()[0])


# ---------------------------------------------------------------- commands


class Collector(threading.Thread):
    """Reads one output to its end, keeping at most `limit` bytes."""

    def __init__(self, pipe, limit, wake):
        threading.Thread.__init__(self, daemon=True)
        self.pipe = pipe
        self.limit = limit
        self.wake = wake
        self.kept = bytearray()
        self.cut = False
        self.start()

    def run(self):
        while True:
            try:
                data = os.read(self.pipe.fileno(), 65536)
            except (OSError, ValueError):
                data = b""
            if not data:
                break
            room = self.limit - len(self.kept)
            self.kept += data[:room]
            self.cut = self.cut or len(data) > room
        self.wake.set()

    def text(self):
        """The output as text, and whether that is exact; one that grows too long for an answer is cut."""
        if len(json.dumps(self.kept.decode("utf-8", "replace"))) > FRAME_LIMIT // 4:
            del self.kept[FRAME_LIMIT // 32 :]
            self.cut = True
        decoder = codecs.getincrementaldecoder("utf-8")
        data = bytes(self.kept)
        try:
            return decoder().decode(data, not self.cut), True
        except UnicodeDecodeError:
            return data.decode("utf-8", "replace"), False


class Job:
    """One request at work in its own thread; `cancel` makes it end soon."""

    def __init__(self, agent, request):
        self.agent = agent
        self.request = request
        self.wake = threading.Event()
        self.cancelled = False
        self.unkillable = []
        self.forced = False
        self.thread = threading.Thread(target=self._main, daemon=True)

    def cancel(self):
        self.cancelled = True
        self.wake.set()

    def _main(self):
        try:
            self.work()
        except Exception as error:  # reported, never lost
            self.agent.wire.send(
                {"type": "error", "id": self.request["id"], "message": "%s: %s" % (type(error).__name__, error)}
            )
        finally:
            self.agent.finished(self)

    def answer(self, end, stdout="", stderr="", more=None):
        message = {"type": "result", "id": self.request["id"], "end": end, "stdout": stdout, "stderr": stderr}
        message.update({"cut": [], "duration_ms": int((time.monotonic() - self.began) * 1000)})
        message.update(more or {})
        self.agent.wire.send(message)


class Run(Job):
    """Runs a program in a process group of its own."""

    def work(self):
        self.began = time.monotonic()
        request = self.request
        argv, container = list(request["argv"]), None
        if request.get("container"):
            argv, container = self._named(argv)
        try:
            process = subprocess.Popen(
                [raw(word) for word in argv],
                stdin=subprocess.DEVNULL if request.get("stdin") is None else subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment(request.get("env")),
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            return self.answer(not_started(error))
        self.agent.guardian.note("+", "group", process.pid)
        if container:
            self.agent.guardian.note("+", "container", argv[0], container)
        try:
            self._follow(process)
        finally:
            self.agent.guardian.note("-", "group", process.pid)
            if container:
                remove_container(argv[0], container, self.agent.guardian, self.forced)
                self.agent.guardian.note("-", "container", argv[0], container)

    def _named(self, argv):
        name = "narwhal-%s-%d" % (self.agent.nonce[:8], self.request["id"])
        at = argv.index("run") + 1
        self.agent.sweep_containers(argv[0])
        return argv[:at] + ["--name", name, "--label", "%s=%s" % (LABEL, self.agent.identity)] + argv[at:], name

    def _follow(self, process):
        limit = self.request["output_limit"]
        outputs = [Collector(process.stdout, limit, self.wake), Collector(process.stderr, limit, self.wake)]
        if process.stdin is not None:
            threading.Thread(target=feed, args=(process.stdin, self.request["stdin"]), daemon=True).start()
        deadline = self.began + self.request["timeout_ms"] / 1000.0
        late = False
        delay = 0.001
        while not has_ended(process.pid) and not self.cancelled and not late:
            ended = all(not output.is_alive() for output in outputs)
            delay = min(delay * 2, 0.05) if ended else 0.05
            self.wake.wait(max(0, min(delay, deadline - time.monotonic())))
            if not self.cancelled:
                self.wake.clear()
            late = time.monotonic() >= deadline
        if has_ended(process.pid):
            late = False
            signal_group(process.pid, signal.SIGKILL)  # what it left in its group
        else:
            self.forced = True
            self.unkillable = end_group(process.pid)
        code = process.wait() if has_ended(process.pid) else None
        for output in outputs:
            output.join(1.0)
        self._report(code, late, outputs)

    def _report(self, code, late, outputs):
        (stdout, exact), (stderr, _) = outputs[0].text(), outputs[1].text()
        more = {"cut": [name for name, output in zip(("stdout", "stderr"), outputs) if output.cut]}
        if not exact:
            more["stdout_base64"] = base64.b64encode(bytes(outputs[0].kept)).decode("ascii")
        if late or code is None:
            end = {"kind": "timeout", "after_ms": self.request["timeout_ms"]}
            if self.unkillable:
                end["unkillable"] = self.unkillable
        elif code < 0:
            end = {"kind": "signal", "signal": signal_name(-code)}
        else:
            end = {"kind": "exit", "code": code}
        self.answer(end, stdout, stderr, more)


def feed(pipe, text):
    """Gives a program its input; one that does not read it all is no fault."""
    try:
        with pipe:
            pipe.write(text.encode("utf-8", "surrogateescape"))
    except OSError:
        pass


def signal_name(number):
    try:
        return signal.Signals(number).name
    except ValueError:
        return "SIG%d" % number


def not_started(error):
    name = errno.errorcode.get(getattr(error, "errno", None) or errno.EINVAL, "EINVAL")
    return {"kind": "not-started", "errno": name, "message": getattr(error, "strerror", None) or str(error)}


def remove_container(tool, name, guardian=None, again=True):
    """Removes a container at once: `rm -f` of some tools alone asks it politely first, and waits.

    Where its own tool was killed, that may have left a creation under way: then looks `again`.
    """
    quietly([tool, "kill", name], guardian)
    done = quietly([tool, "rm", "-f", name], guardian)
    if again and done is not None and "no such container" in (done[1] + done[2]).lower():
        time.sleep(0.3)
        quietly([tool, "rm", "-f", name], guardian)


# ---------------------------------------------------------------- the agent's own readers


class Read(Job):
    """Answers a command whose first word starts with `@`. What hangs in the kernel is left behind."""

    def work(self):
        self.began = time.monotonic()
        reader = READERS.get(self.request["argv"][0])
        if reader is None:
            return self.answer(not_started(FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))))
        result = []

        def read():
            try:
                result.append((0, json.dumps(reader(self.request["argv"][1:], self.request["output_limit"])), ""))
            except (OSError, ValueError, IndexError) as error:
                result.append((2, "", str(error)))
            self.wake.set()

        threading.Thread(target=read, daemon=True).start()
        self.wake.wait(self.request["timeout_ms"] / 1000.0)
        if not result:
            return self.answer({"kind": "timeout", "after_ms": self.request["timeout_ms"]})
        code, text, fault = result[0]
        limit = self.request["output_limit"]
        more = {"cut": ["stdout"]} if len(text) > limit else None
        self.answer({"kind": "exit", "code": code}, text[:limit], fault, more)


def numeric_order(text):
    """Sorts `gpu10` after `gpu9`."""
    parts = re.split("([0-9]+)", text)
    return [(1, int(part), part) if at % 2 else (0, 0, part) for at, part in enumerate(parts)]


def expand(patterns):
    """The paths of glob patterns in numeric-aware order; a pattern without wildcard stands for itself."""
    paths = set()
    for pattern in patterns:
        found = glob.glob(raw(pattern)) if glob.has_magic(pattern) else [raw(pattern)]
        paths.update(text_of(path) for path in found)
    return sorted(paths, key=numeric_order)


def failure(error):
    return {"error": errno.errorcode.get(error.errno, "EIO"), "message": error.strerror or str(error)}


def first_line(path):
    try:
        with open(path, "rb") as file:
            return file.read(4096).decode("utf-8", "replace").strip() or None
    except OSError:
        return None


def read_host(_words, _limit):
    import pwd

    try:
        user = pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        user = str(os.getuid())
    return {
        "hostname": os.uname().nodename,
        "machine_id": first_line("/etc/machine-id") or first_line("/var/lib/dbus/machine-id"),
        "boot_id": first_line("/proc/sys/kernel/random/boot_id"),
        "kernel": os.uname().release,
        "machine": os.uname().machine,
        "uid": os.getuid(),
        "user": user,
        "python": sys.version.split()[0],
        "time": time.time(),
    }


def read_file(path, limit):
    # O_NONBLOCK: a fifo or a device must not make the opening wait
    descriptor = os.open(raw(path), os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    data = b""
    try:
        require_readable(os.fstat(descriptor).st_mode)
        while len(data) <= limit:
            part = os.read(descriptor, min(READ_SIZE, limit + 1 - len(data)))
            if not part:
                break
            data += part
    finally:
        os.close(descriptor)
    cut = len(data) > limit
    data = data[:limit]
    try:
        entry = {"text": codecs.getincrementaldecoder("utf-8")().decode(data, not cut)}
    except UnicodeDecodeError:
        entry = {"base64": base64.b64encode(data).decode("ascii")}
    if cut:
        entry["cut"] = True
    return entry


def require_readable(mode):
    """Refuses what has no content of its own; a directory is refused by reading it."""
    for test, name in ((stat.S_ISFIFO, "a named pipe"), (stat.S_ISCHR, "a device"), (stat.S_ISBLK, "a device")):
        if test(mode):
            raise OSError(errno.EINVAL, "it is %s, no regular file" % name)


def answer_size(entry):
    """Bytes of an entry in a frame, where it is JSON inside of JSON."""
    return len(json.dumps(json.dumps(entry)))


def read_files(words, output_limit):
    limit = int(words[0])
    result = {}
    size = 0
    room = FRAME_LIMIT - READ_SIZE  # the rest is for what tells of those that do not fit
    for path in expand(words[1:]):
        try:
            entry = read_file(path, limit)
            needed = answer_size({path: entry})
            if needed > room:
                message = "its content, %d bytes, grows to %d in an answer, which are too many"
                raise OSError(errno.EFBIG, message % (os.stat(raw(path)).st_size, needed))
            room -= needed
            result[path] = entry
        except OSError as error:
            result[path] = failure(error)
        size += sum(len(str(value)) for value in result[path].values())
        if size > output_limit:  # the answer is cut there: no use in holding more
            break
    return result


def stat_one(path):
    path = raw(path)
    entry = os.stat(path)
    kinds = [
        ("file", stat.S_ISREG),
        ("directory", stat.S_ISDIR),
        ("character", stat.S_ISCHR),
        ("block", stat.S_ISBLK),
        ("fifo", stat.S_ISFIFO),
        ("socket", stat.S_ISSOCK),
    ]
    device = stat.S_ISCHR(entry.st_mode) or stat.S_ISBLK(entry.st_mode)
    return {
        "kind": next((kind for kind, test in kinds if test(entry.st_mode)), "unknown"),
        "mode": stat.S_IMODE(entry.st_mode),
        "uid": entry.st_uid,
        "gid": entry.st_gid,
        "size": entry.st_size,
        "major": os.major(entry.st_rdev) if device else None,
        "minor": os.minor(entry.st_rdev) if device else None,
        "target": text_of(os.readlink(path)) if os.path.islink(path) else None,
        "readable": os.access(path, os.R_OK),
        "writable": os.access(path, os.W_OK),
        "free_bytes": free_bytes(path) if stat.S_ISDIR(entry.st_mode) else None,
    }


def free_bytes(path):
    """Bytes that this user may still write into a directory's file system; None where it does not tell."""
    try:
        space = os.statvfs(path)
    except OSError:
        return None
    return space.f_bavail * space.f_frsize


def stat_files(words, _limit):
    result = {}
    for path in expand(words):
        try:
            result[path] = stat_one(path)
        except OSError as error:
            result[path] = failure(error)
    return result


def list_directory(words, _limit):
    try:
        return {"entries": sorted(map(text_of, os.listdir(raw(words[0]))), key=numeric_order)}
    except OSError as error:
        return failure(error)


def read_weights(words, _limit):
    result = {}
    for path in expand(words):
        try:
            with open(os.open(raw(path), os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as file:
                result[path] = Head(raw(path), os.fstat(file.fileno()).st_size).weights(file)
        except OSError as error:
            result[path] = failure(error)
    return result


READERS = {
    "@host": read_host,
    "@read": read_files,
    "@stat": stat_files,
    "@list": list_directory,
    "@weights": read_weights,
}


# ---------------------------------------------------------------- hashing


def shown(name):
    """A name as text, bytes that are no UTF-8 escaped."""
    return name.decode("utf-8", "backslashreplace")


def identity(entry):
    """What must stay the same of a file while it is read, in a few bytes."""
    return struct.pack(
        "=QQqqq",
        entry.st_dev & 0xFFFFFFFFFFFFFFFF,
        entry.st_ino & 0xFFFFFFFFFFFFFFFF,
        entry.st_size,
        entry.st_mtime_ns,
        entry.st_ctime_ns,
    )


def identity_text(packed):
    """The same in decimal words: device, inode, size, mtime and ctime in nanoseconds."""
    return ":".join(map(str, struct.unpack("=QQqqq", packed)))


def size_in(packed):
    """The size that an identity holds."""
    return struct.unpack_from("=q", packed, 16)[0]


def is_directory(entry):
    """True for a directory, and for a link to one."""
    try:
        return entry.is_dir()
    except OSError:
        return False


def special_words(mode):
    tests = ((stat.S_ISFIFO, "a named pipe"), (stat.S_ISSOCK, "a socket"))
    return next((words for test, words in tests if test(mode)), "a device")


class Stopped(Exception):
    """The hashing was cancelled, or given up."""


class Tree:
    """One walk through a directory: the regular files with their identity, and what is wrong with the rest."""

    def __init__(self, root, excluded, tick):
        self.root = root
        self.real_root = os.path.realpath(root)
        self.files = {}  # relative path -> identity; nothing more, for there may be very many
        self.faults = []
        self.outside = []
        self.tick = tick
        self.excluded = set(pattern for pattern in excluded if not pattern.endswith(b"/**"))
        self.excluded_below = set(pattern[:-3] for pattern in excluded if pattern.endswith(b"/**"))
        self._walk()

    def fault(self, kind, path, message):
        self.faults.append({"kind": kind, "path": shown(path), "message": message})

    def take(self, path, found):
        self.files[path] = found

    def _walk(self):
        waiting = [b""]
        while waiting:
            directory = waiting.pop()
            try:
                with os.scandir(os.path.join(self.root, directory)) as entries:
                    for entry in entries:
                        self.tick()
                        path = directory + b"/" + entry.name if directory else entry.name
                        if self._look(path, entry):
                            waiting.append(path)
            except OSError as error:
                kind = "unreadable" if directory or error.errno not in (errno.ENOENT, errno.ENOTDIR) else "not-a-directory"
                self.fault(kind, directory or b".", error.strerror or str(error))

    def _look(self, path, entry):
        """Sorts an entry in; true for a directory to walk."""
        if path in (self.excluded_below if is_directory(entry) else self.excluded):
            return False
        try:
            entry.name.decode("utf-8")
        except UnicodeDecodeError:
            self.fault("not-utf8", path, "the name is not valid UTF-8")
            return False
        if entry.is_dir(follow_symlinks=False):
            return True
        try:
            found = entry.stat()
        except OSError as error:
            dangling = entry.is_symlink() and error.errno in (errno.ENOENT, errno.ELOOP, errno.ENOTDIR)
            where = " (link to %s)" % shown(os.readlink(entry.path)) if entry.is_symlink() else ""
            self.fault("dangling-link" if dangling else "unreadable", path, (error.strerror or str(error)) + where)
            return False
        if entry.is_symlink():
            self._look_at_link(path, entry)
        if stat.S_ISREG(found.st_mode) and not os.access(entry.path, os.R_OK):
            self.fault("unreadable", path, os.strerror(errno.EACCES))
        elif stat.S_ISREG(found.st_mode):
            self.take(path, identity(found))
        elif stat.S_ISDIR(found.st_mode):
            self.fault("directory-link", path, "a link to the directory %s" % shown(os.readlink(entry.path)))
        else:
            self.fault("special-file", path, special_words(found.st_mode))
        return False

    def _look_at_link(self, path, entry):
        target = os.readlink(entry.path)
        real = os.path.realpath(entry.path)
        words = os.path.normpath(os.path.join(os.path.dirname(path), target))
        leaves = words.startswith(b"/") or words.split(b"/")[0] == b".."
        if leaves or not real.startswith(self.real_root.rstrip(b"/") + b"/"):
            self.outside.append({"path": shown(path), "target": shown(target)})


class SecondWalk(Tree):
    """The same walk again, after the reading: what it finds otherwise than the first is a fault.

    It uses up the files of the first one, so that they are held but once.
    """

    SEEN = b""

    def __init__(self, first, excluded, tick):
        self.first = first.files
        Tree.__init__(self, first.root, excluded, tick)
        named = set(fault["path"] for fault in self.faults)
        for path in sorted(path for path, expected in self.first.items() if expected != self.SEEN):
            if shown(path) not in named:
                self.fault("changed", path, "it was removed while the directory was read")

    def take(self, path, found):
        expected = self.first.get(path)
        if expected is None:
            self.fault("changed", path, "it appeared while the directory was read")
        elif expected not in (found, self.SEEN):
            self.fault("changed", path, "it changed after it was read")
        self.first[path] = self.SEEN


class Head:
    """Keeps the first bytes of a file as they pass, as many as tell what the file says of itself."""

    parsing = threading.Lock()  # one at a time, so that memory does not grow with the workers

    def __init__(self, path, size):
        self.path = path
        self.size = size
        self.kept = bytearray()
        self.fault = None
        self.kind = None
        self.wanted = size if size < POINTER_LIMIT else 0
        if path.endswith(b".safetensors"):
            self.kind, self.wanted = "safetensors", max(self.wanted, 9)
        elif path.endswith(b".safetensors.index.json"):
            self.kind = "index"
            if size > INDEX_LIMIT:
                self.fault = "it has %d bytes, more than are read" % size
            else:
                self.wanted = size

    def take(self, data):
        at = 0
        while at < len(data) and len(self.kept) < self.wanted:
            part = data[at : at + self.wanted - len(self.kept)]
            self.kept += part
            at += len(part)
            if self.kind == "safetensors" and len(self.kept) == self.wanted and self._length() > self.wanted - 8:
                self._want_header()

    def _length(self):
        return int.from_bytes(self.kept[:8], "little") if len(self.kept) >= 8 else 0

    def _want_header(self):
        """Only what can be a header is kept."""
        length = self._length()
        if self.fault is None and length <= min(HEADER_LIMIT, self.size - 8) and self.kept[8:9] == b"{":
            self.wanted = 8 + length

    def add_to(self, heads):
        """Adds what the file says to the answer."""
        if self.size < POINTER_LIMIT and self.kept.startswith(POINTER_BEGIN):
            heads["pointers"].append(shown(self.path))
        elif self.kind is not None:
            entry = {"path": shown(self.path)}
            with Head.parsing:
                try:
                    entry.update(self._index() if self.kind == "index" else self._safetensors())
                except (ValueError, TypeError, AttributeError, KeyError, OverflowError, RecursionError) as error:
                    entry["error"] = self.fault or str(error)[:200] or type(error).__name__
            self.kept = bytearray()
            heads["safetensors" if self.kind == "safetensors" else "indexes"].append(entry)

    def weights(self, file):
        """How large the weights are: bytes by number format, or the sum and the files that an index names."""
        while len(self.kept) < self.wanted:
            data = file.read(self.wanted - len(self.kept))
            if not data:
                break
            self.take(data)
        try:
            with Head.parsing:
                return self._total() if self.kind == "index" else self._formats()
        except (ValueError, TypeError, AttributeError, KeyError, OverflowError, RecursionError) as error:
            message = self.fault or str(error)[:200] or type(error).__name__
            return {"error": "EINVAL", "message": message}

    def _total(self):
        entry = self._index()
        metadata = parse_text(self.kept).get("metadata")
        total = metadata.get("total_size") if isinstance(metadata, dict) else None
        entry["total"] = total if isinstance(total, (int, float)) else None
        return entry

    def _formats(self):
        formats = {}
        for entry in self._tensors().values():
            begin, end = span(entry)
            name = str(entry.get("dtype"))
            formats[name] = formats.get(name, 0) + end - begin
        return {"formats": formats}

    def _index(self):
        if self.fault is not None:
            raise ValueError(self.fault)
        names = parse_text(self.kept)["weight_map"].values()
        if not all(isinstance(name, str) for name in names):
            raise ValueError("weight_map names something that is no file")
        return {"shards": sorted(set(names))}

    def _tensors(self):
        length = self._length()
        if self.size < 10 or length < 2:
            raise ValueError("it is too short for a header")
        if length > self.size - 8:
            raise ValueError("its header would have %d bytes, the whole file has %d" % (length, self.size))
        if len(self.kept) < 8 + length:
            raise ValueError("it does not begin with a header")
        tensors = parse_text(self.kept[8 : 8 + length])
        tensors.pop("__metadata__", None)
        return tensors

    def _safetensors(self):
        spans = sorted(span(entry) for entry in self._tensors().values())
        reached = 0
        for begin, end in spans:
            if begin != reached:
                raise ValueError("its tensors overlap or leave gaps")
            reached = end
        return {"header": self._length(), "tensors": len(spans), "end": reached, "bytes": reached}


def parse_text(data):
    """JSON; a number that is too long for any size is refused, since old interpreters take ages over it."""
    return json.loads(data.decode("utf-8"), parse_int=short_number)


def short_number(digits):
    if len(digits) > 20:
        raise ValueError("it holds a number of %d digits" % len(digits))
    return int(digits)


def span(entry):
    """Where a tensor begins and ends, counted after the header."""
    begin, end = entry["data_offsets"]
    if type(begin) is not int or type(end) is not int or not 0 <= begin <= end:
        raise ValueError("a tensor's data_offsets are no range of bytes")
    return begin, end


def read_downloads(root, tick):
    """What the hub's download tool left about a directory: relative path, and the text of `.metadata` files."""
    found = []
    waiting = [b""]
    while waiting and len(found) < DOWNLOADS_READ:
        directory = waiting.pop()
        try:
            with os.scandir(os.path.join(root, DOWNLOADS, directory)) as entries:
                for entry in entries:
                    tick()
                    path = directory + b"/" + entry.name if directory else entry.name
                    if entry.is_dir(follow_symlinks=False):
                        waiting.append(path)
                    elif entry.name.endswith(b".metadata"):
                        found.append([shown(path), first_words(entry.path)])
                    else:
                        found.append([shown(path), None])
        except OSError:
            continue  # what cannot be read says nothing; the checkpoint does not depend on it
    return found


def first_words(path):
    """The beginning of a small text file; None where it is not to be had."""
    try:
        return read_file(text_of(path), POINTER_LIMIT).get("text")
    except OSError:
        return None


class Hash(Job):
    """Hashes every regular file of a directory with several threads."""

    def work(self):
        self.began = time.monotonic()
        self.lock = threading.Lock()
        self.last_tick = self.began
        self.bytes_done = self.files_done = self.bytes_total = self.files_total = 0
        self.reading = {}  # worker -> path at work
        self.changed = []
        self.known = {}  # path -> hash of an earlier run, where the file is still the same
        self.hashed = []  # files that the client is not told of yet
        self.heads = {"safetensors": [], "indexes": [], "pointers": [], "downloads": []}
        self.stopped = False
        self.tree = None
        self.failed = None
        self.over = threading.Event()
        threading.Thread(target=self._hash, daemon=True).start()
        stall = self.request["stall_ms"] / 1000.0
        interval = 0.1  # the first progress, which tells the totals, comes soon
        while not self.over.wait(interval):
            if self.cancelled:
                self.stopped = True
                return
            interval = 0.5
            self.agent.wire.send(self._progress())
            if time.monotonic() - self.last_tick > stall:
                self.stopped = True
                return self._report(self._stall_faults(stall))
        if self.failed is not None:
            raise self.failed
        if self.stopped:
            return
        self.agent.wire.send(self._progress())
        faults = self.tree.faults + self.changed
        if not faults and self.files_done != self.files_total:
            raise RuntimeError("%d of %d files were hashed" % (self.files_done, self.files_total))
        self._report(faults)

    def _progress(self):
        return {
            "type": "progress",
            "id": self.request["id"],
            "bytes_done": self.bytes_done,
            "bytes_total": self.bytes_total,
            "files_done": self.files_done,
            "files_total": self.files_total,
        }

    def _stall_faults(self, stall):
        paths = [shown(path) for path in list(self.reading.values()) if path is not None] or ["."]
        message = "no byte for %g s" % stall
        return [{"kind": "stalled", "path": path, "message": message} for path in paths]

    def _report(self, faults):
        identifier = self.request["id"]
        if not faults:
            self._send_files(self.hashed)
            self._send_heads()
        if len(faults) > FAULTS_SHOWN:
            faults = faults[:FAULTS_SHOWN]
            faults[-1] = dict(faults[-1], message="%s; and more faults than are shown" % faults[-1]["message"])
        self.agent.wire.send(
            {
                "type": "hashed",
                "id": identifier,
                "faults": faults,
                "outside_links": (self.tree.outside if self.tree else [])[:LINKS_SHOWN],
                "duration_ms": int((time.monotonic() - self.began) * 1000),
            }
        )

    def _send_files(self, part):
        """The client keeps them, and drops them where the tree turns out to have a fault."""
        if part and not self.changed:
            self.agent.wire.send({"type": "files", "id": self.request["id"], "files": part})

    def _send_heads(self):
        parts = [(kind, at) for kind, facts in self.heads.items() for at in range(0, len(facts), FILES_A_FRAME)]
        for kind, at in parts:
            part = self.heads[kind][at : at + FILES_A_FRAME]
            self.agent.wire.send({"type": "heads", "id": self.request["id"], kind: part})

    def _tick(self):
        if self.stopped or self.cancelled:
            raise Stopped()
        self.last_tick = time.monotonic()

    def _hash(self):
        try:
            root = raw(self.request["directory"])
            excluded = [raw(pattern) for pattern in self.request["excluded"]]
            self.tree = Tree(root, excluded, self._tick)
            if not self.tree.faults:
                self._take_known()
                self._read_all()
                if self.request.get("heads"):
                    self.heads["downloads"] = read_downloads(root, self._tick)
                self._add_second(SecondWalk(self.tree, excluded, self._tick))
        except Stopped:
            self.stopped = True
        except Exception as error:
            self._give_up(error)
        finally:
            self.over.set()

    def _give_up(self, error):
        self.failed = error
        self.stopped = True

    def _take_known(self):
        """Takes over the hashes of files that are what they were when they were hashed."""
        for name, (was, digest) in (self.request.pop("known", None) or {}).items():
            path = raw(name)
            if path in self.tree.files and identity_text(self.tree.files[path]) == was:
                self.known[path] = bytes.fromhex(digest)

    def _read_all(self):
        # the largest first, so that all workers end at about the same time
        queue = sorted(self.tree.files, key=lambda path: size_in(self.tree.files[path]))
        self.bytes_total = sum(size_in(self.tree.files[path]) for path in queue if path not in self.known)
        self.files_total = len(queue)
        count = min(self.request.get("workers") or processors(), max(1, len(queue)))
        plan = {"workers": count, "bytes_a_second": int(count * hashing_rate())}
        self.agent.wire.send(dict(self._progress(), plan=plan))
        workers = [threading.Thread(target=self._worker, args=(queue, n), daemon=True) for n in range(count)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()

    def _worker(self, queue, number):
        buffer = memoryview(bytearray(READ_SIZE))
        try:
            for path in emptying(queue):
                self.reading[number] = path
                self._read_one(path, buffer)
                self.reading[number] = None
        except Stopped:
            pass
        except Exception as error:
            self._give_up(error)

    def _read_one(self, path, buffer):
        expected = self.tree.files[path]
        known = self.known.get(path)
        head = Head(path, size_in(expected)) if self.request.get("heads") else None
        digest = hashlib.sha256() if known is None else None
        read = 0
        try:
            descriptor = os.open(os.path.join(self.tree.root, path), os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
            try:
                if identity(os.fstat(descriptor)) != expected:
                    return self._fault("changed", path, "it changed before it was read")
                while digest is not None or head is not None and len(head.kept) < head.wanted:
                    count = os.readv(descriptor, [buffer])
                    self._tick()
                    if count == 0:
                        break
                    read += count
                    if head is not None:
                        head.take(buffer[:count])
                    if digest is not None:
                        digest.update(buffer[:count])
                        with self.lock:
                            self.bytes_done += count
                if identity(os.fstat(descriptor)) != expected:
                    return self._fault("changed", path, "it changed while it was read")
                if digest is not None and read != size_in(expected):
                    words = "it gave %d bytes, its size says %d" % (read, size_in(expected))
                    return self._fault("unreadable", path, words)
            finally:
                os.close(descriptor)
        except OSError as error:
            gone = error.errno in (errno.ENOENT, errno.ENOTDIR, errno.ESTALE)
            return self._fault("changed" if gone else "unreadable", path, error.strerror or str(error))
        if head is not None:
            head.add_to(self.heads)
        entry = [path.decode("utf-8"), size_in(expected), (known or digest.digest()).hex(), identity_text(expected)]
        self._done(entry if known is None else entry + [True])

    def _done(self, entry):
        part = []
        with self.lock:
            self.files_done += 1
            self.hashed.append(entry)
            if len(self.hashed) == FILES_A_FRAME:
                part, self.hashed = self.hashed, part
        self._send_files(part)

    def _fault(self, kind, path, message):
        with self.lock:
            self.changed.append({"kind": kind, "path": shown(path), "message": message})

    def _add_second(self, walk):
        """What the second walk finds wrong, but for paths that were wrong before."""
        named = set(fault["path"] for fault in self.changed)
        self.changed.extend(fault for fault in walk.faults if fault["path"] not in named)


def emptying(queue):
    """Takes from a list's end what is there, beside other threads that do the same."""
    while True:
        try:
            item = queue.pop()
        except IndexError:
            return
        yield item


def hashing_rate():
    """Bytes a second that one processor hashes, measured in a few milliseconds."""
    block = bytes(READ_SIZE)
    began = time.monotonic()
    for _ in range(4):
        hashlib.sha256(block)
    return 4 * READ_SIZE / max(time.monotonic() - began, 1e-6)


def processors():
    try:
        return len(os.sched_getaffinity(0)) or 1
    except (AttributeError, OSError):
        return os.cpu_count() or 1


# ---------------------------------------------------------------- the agent


class Agent:
    """Takes requests until the client says goodbye, falls silent or is gone; then ends everything."""

    def __init__(self, nonce):
        self.nonce = nonce
        self.guardian = Guardian()
        self.jobs = {}
        self.lock = threading.Lock()
        self.over = threading.Event()
        self.unkillable = []
        self.swept = set()
        target = os.dup(1)
        os.dup2(2, 1)  # whatever prints must not print among the frames
        self.wire = Wire(nonce, 0, target)
        self.wire.held += buffered_input()
        boot = first_line("/proc/sys/kernel/random/boot_id") or "unknown"
        pid = os.getpid()
        self.identity = "/".join([os.uname().nodename, boot, str(pid), process_start(pid) or "0"])

    def serve(self):
        for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self.over.set())
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
        self.wire.send({"type": "hello", "version": 1, "python": sys.version.split()[0], "swept": []})
        threading.Thread(target=self._take_requests, daemon=True).start()
        while not self.over.wait(0.5):
            if self.wire.broken or time.monotonic() - self.wire.last_input > SILENCE_S:
                break
        self._end()

    def finished(self, job):
        with self.lock:
            self.jobs.pop(job.request["id"], None)
            self.unkillable += job.unkillable

    def _take_requests(self):
        try:
            while True:
                request = self.wire.receive()
                if request is None or request["type"] == "bye":
                    break
                self._take(request)
        except (Damage, ValueError, KeyError, TypeError, OSError) as error:
            message = "%s: %s" % (type(error).__name__, error)
            self.wire.send({"type": "error", "id": None, "message": message}, 1)
        finally:
            self.over.set()

    def _take(self, request):
        kind = request["type"]
        if kind == "ping":
            self.wire.send({"type": "pong"})
        elif kind == "cancel":
            with self.lock:
                job = self.jobs.get(request["id"])
            if job is not None:
                job.cancel()
        elif kind in ("run", "hash"):
            reader = kind == "run" and request["argv"][0].startswith("@")
            job = (Read if reader else Run if kind == "run" else Hash)(self, request)
            with self.lock:
                self.jobs[request["id"]] = job
            job.thread.start()
        else:
            message = "a request of the unknown kind %s" % kind
            self.wire.send({"type": "error", "id": request.get("id"), "message": message})

    def _end(self):
        with self.lock:
            jobs = list(self.jobs.values())
        for job in jobs:
            job.cancel()
        limit = time.monotonic() + TERM_GRACE_S + KILL_GRACE_S + CONTAINER_S
        for job in jobs:
            job.thread.join(max(0, limit - time.monotonic()))
        self.wire.send({"type": "bye", "unkillable": self.unkillable}, 1)
        os._exit(0)

    def sweep_containers(self, tool):
        """Removes, once and on the side, the containers that killed agents of this host left."""
        with self.lock:
            if tool in self.swept:
                return
            self.swept.add(tool)
        threading.Thread(target=self._sweep, args=(tool,), daemon=True).start()

    def _sweep(self, tool):
        found = quietly([tool, "ps", "-a", "-q", "--filter", "label=" + LABEL], self.guardian)
        lines = found[1].split("\n") if found is not None and found[0] == 0 else []
        identifiers = [line for line in lines if CONTAINER_ID.match(line)]
        for identifier in identifiers:
            form = '{{index .Config.Labels "%s"}}' % LABEL
            label = quietly([tool, "inspect", "--format", form, identifier], self.guardian)
            if label is not None and label[0] == 0 and self._is_dead(label[1].strip()):
                remove_container(tool, identifier, self.guardian)

    def _is_dead(self, owner):
        """True where a label names an agent of this host that runs no more; others are left alone."""
        words = owner.split("/")
        here = self.identity.split("/")
        if len(words) != 4 or words[0] != here[0] or not words[2].isdigit():
            return False
        return words[1] != here[1] or process_start(int(words[2])) != words[3]


def buffered_input():
    """What the launching one-liner's buffer has read beyond the source."""
    os.set_blocking(0, False)
    try:
        return sys.stdin.buffer.peek()
    finally:
        os.set_blocking(0, True)


def main(nonce):
    Agent(nonce).serve()
