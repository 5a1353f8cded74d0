"""Mounts a directory of files of 3 MiB by FUSE, without a library: `hanging-files.py DIRECTORY NAME=HOW ...`.

HOW is `whole`, `fails` (an input/output error after the first MiB), `short` (only half is there) or `hangs` (no answer
after the first MiB, not even to a signal). Prints a line once it is mounted; ends when it is unmounted.
"""

import ctypes
import errno
import os
import struct
import sys

SIZE = 3 * 1024 * 1024
ROOT = 1
MIB = 1024 * 1024
LOOKUP, FORGET, GETATTR, OPEN, READ, RELEASE, FLUSH, INIT, OPENDIR, READDIR, RELEASEDIR, ACCESS, INTERRUPT = (
    1, 2, 3, 14, 15, 18, 25, 26, 27, 28, 29, 34, 36,
)
NO_REPLY = (FORGET, INTERRUPT)


def attributes(node):
    mode, size = (0o40755, 0) if node == ROOT else (0o100644, SIZE)
    return struct.pack("<6Q10I", node, size, size // 512, 1000, 1000, 1000, 0, 0, 0, mode, 1, 0, 0, 0, 4096, 0)


class Server:
    def __init__(self, directory, files):
        self.files = dict(enumerate(files, ROOT + 1))
        self.device = os.open("/dev/fuse", os.O_RDWR)
        options = "fd=%d,rootmode=40000,user_id=0,group_id=0,allow_other" % self.device
        libc = ctypes.CDLL(None, use_errno=True)
        if libc.mount(b"hanging-files", directory.encode(), b"fuse", 0, options.encode()) != 0:
            sys.exit(os.strerror(ctypes.get_errno()))
        print("mounted", flush=True)

    def serve(self):
        while True:
            try:
                request = os.read(self.device, MIB)
            except OSError as error:
                if error.errno == errno.ENODEV:
                    return
                continue
            _, kind, unique, node = struct.unpack_from("<IIQQ", request)
            answer = self.answer(kind, node, request[40:])
            if answer is None or kind in NO_REPLY:
                continue
            code, data = (answer, b"") if isinstance(answer, int) else (0, answer)
            os.write(self.device, struct.pack("<IiQ", 16 + len(data), -code, unique) + data)

    def answer(self, kind, node, body):
        if kind == INIT:
            return struct.pack("<IIIIHHII", 7, 31, 65536, 0, 12, 9, 128 * 1024, 1) + bytes(36)
        if kind == LOOKUP:
            found = [at for at, (name, _) in self.files.items() if name.encode() == body.rstrip(b"\0")]
            return struct.pack("<4Q2I", found[0], 0, 1, 1, 0, 0) + attributes(found[0]) if found else errno.ENOENT
        if kind == GETATTR:
            return struct.pack("<QII", 1, 0, 0) + attributes(node)
        if kind in (OPEN, OPENDIR):
            return struct.pack("<QII", 0, 0, 0)
        if kind in (READ, READDIR):
            _, offset, size = struct.unpack_from("<QQI", body)
            return self.names(offset, size) if kind == READDIR else self.content(node, offset, size)
        return b"" if kind in (RELEASE, RELEASEDIR, FLUSH, ACCESS) else errno.ENOSYS

    def content(self, node, offset, size):
        how = self.files[node][1]
        if offset >= MIB and how == "hangs":
            return None
        if offset >= MIB and how == "fails":
            return errno.EIO
        return b"w" * max(0, min(size, (SIZE // 2 if how == "short" else SIZE) - offset))

    def names(self, offset, size):
        data = b""
        entries = [(ROOT, ".", 4), (ROOT, "..", 4)] + [(node, name, 8) for node, (name, _) in self.files.items()]
        for at, (node, name, kind) in list(enumerate(entries))[offset:]:
            entry = struct.pack("<QQII", node, at + 1, len(name), kind) + name.encode()
            entry += bytes(-len(entry) % 8)
            if len(data) + len(entry) > size:
                break
            data += entry
        return data


Server(sys.argv[1], [tuple(word.split("=")) for word in sys.argv[2:]]).serve()
