import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A line between a browser and a server on this machine. */
export interface Line {
  port: number;
  /** Milliseconds that bytes take to the server and back. */
  roundTrip: number;
  /** Closes all connections at the server's end. The browser learns of it half a round trip later. */
  closeConnections(): void;
  close(): Promise<void>;
}

/** Forwards connections to a port, with a delay in either direction. */
export async function delayedLine(target: number): Promise<Line> {
  const open = new Set<Socket>();
  const atServer = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    atServer.add(far);
    far.on("close", () => atServer.delete(far));
    forward(near, far);
    forward(far, near);
  });

  const later = (run: () => void) => setTimeout(run, line.roundTrip / 2);

  function forward(from: Socket, to: Socket): void {
    from.setNoDelay(true);
    open.add(from);
    from.on("data", (bytes) => later(() => to.writable && to.write(bytes)));
    from.on("error", () => {});
    from.on("close", () => {
      open.delete(from);
      later(() => to.destroy());
    });
  }

  const line: Line = {
    port: 0,
    roundTrip: 0,
    closeConnections() {
      for (const socket of atServer) socket.destroy();
    },
    async close() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  line.port = (server.address() as AddressInfo).port;
  return line;
}
