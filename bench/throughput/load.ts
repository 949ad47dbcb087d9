import { connect } from "node:net";

const CONNECTIONS = 8;

/** The message that starts a round: it requests the paths in turn until a limit is reached. */
export interface Round {
  url: string;
  paths: readonly string[];
  /** The maximum number of requests. */
  requests: number;
  /** The maximum duration. */
  milliseconds: number;
}

/** The message sent back after a round. */
export interface RoundResult {
  requestsPerSecond: number;
}

process.on("message", (round: Round) => {
  runRound(round).then(
    (result: RoundResult) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function runRound({ url, paths, requests, milliseconds }: Round): Promise<RoundResult> {
  const start = performance.now();
  let sent = 0;
  let answered = 0;
  const next = (): string | undefined => {
    if (sent >= requests || performance.now() - start > milliseconds) return undefined;
    return paths[sent++ % paths.length];
  };
  const count = () => void (answered += 1);
  await Promise.all(Array.from({ length: CONNECTIONS }, () => runConnection(url, next, count)));
  return { requestsPerSecond: answered / ((performance.now() - start) / 1_000) };
}

/**
 * Sends one request at a time over a keep-alive connection. It uses a plain socket, because an HTTP
 * client takes as much time as the server under test and would hide the difference.
 */
function runConnection(
  url: string,
  next: () => string | undefined,
  count: () => void,
): Promise<void> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let received = "";
    const sendNext = () => {
      const path = next();
      if (path === undefined) socket.end();
      else socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    };
    socket.setEncoding("latin1");
    socket.on("connect", sendNext);
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
      sendNext();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve());
  });
}

/** The length in bytes of the first response, or undefined until its headers are complete. */
function lengthOf(received: string): number | undefined {
  const head = received.indexOf("\r\n\r\n");
  if (head === -1) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head + 2))?.[1];
  if (length === undefined) throw new Error(`A response without Content-Length:\n${received}`);
  return head + 4 + Number(length);
}
