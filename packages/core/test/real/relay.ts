/** Connects standard input and output with a TCP port, as `nc` would. */
export const RELAY = `import os, socket, sys, threading
peer = socket.create_connection((sys.argv[1], int(sys.argv[2])))
def up():
    while True:
        data = os.read(0, 65536)
        if not data:
            peer.shutdown(socket.SHUT_WR)
            return
        peer.sendall(data)
threading.Thread(target=up, daemon=True).start()
while True:
    data = peer.recv(65536)
    if not data:
        break
    os.write(1, data)
`;
