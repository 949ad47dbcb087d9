import { connect } from "node:net";

const CONNECTIONS = 8;

/** Sent to this process: where to, which paths in turn, how many calls, and a bound in time. */
export interface Round {
  url: string;
  paths: readonly string[];
  calls: number;
  milliseconds: number;
}

/** Answered by it. */
export interface RoundResult {
  callsPerSecond: number;
}

process.on("message", (round: Round) => {
  drive(round).then(
    (result: RoundResult) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function drive({ url, paths, calls, milliseconds }: Round): Promise<RoundResult> {
  const start = performance.now();
  let sent = 0;
  let answered = 0;
  const next = (): string | undefined => {
    if (sent >= calls || performance.now() - start > milliseconds) return undefined;
    return paths[sent++ % paths.length];
  };
  const count = () => void (answered += 1);
  await Promise.all(Array.from({ length: CONNECTIONS }, () => converse(url, next, count)));
  return { callsPerSecond: answered / ((performance.now() - start) / 1_000) };
}

/**
 * One connection kept alive, one call at a time. Written on the bare socket: a real HTTP client
 * costs as much as the server that it asks, and would hide the difference.
 */
function converse(url: string, next: () => string | undefined, count: () => void): Promise<void> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let received = "";
    const ask = () => {
      const path = next();
      if (path === undefined) socket.end();
      else socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    };
    socket.setEncoding("latin1");
    socket.on("connect", ask);
    socket.on("data", (data: string) => {
      received += data;
      const length = lengthOf(received);
      if (length === undefined || received.length < length) return;
      if (!received.startsWith("HTTP/1.1 200 ")) {
        socket.destroy(new Error(received));
        return;
      }
      received = received.slice(length);
      count();
      ask();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve());
  });
}

/** Bytes of the answer that has begun, or undefined while its head is not complete. */
function lengthOf(received: string): number | undefined {
  const head = received.indexOf("\r\n\r\n");
  if (head === -1) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head + 2))?.[1];
  if (length === undefined) throw new Error(`An answer without a length:\n${received}`);
  return head + 4 + Number(length);
}
