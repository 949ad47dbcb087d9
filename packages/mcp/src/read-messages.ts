import { Readable } from "node:stream";

/**
 * The lines of the input that are JSON-RPC messages. Any other line is answered with an error of
 * JSON-RPC, because the transport drops it and its sender would wait. Empty lines are ignored.
 */
export const readMessages = (input: Readable, answer: (reply: string) => void): Readable =>
  Readable.from(messagesIn(input.setEncoding("utf8"), answer));

async function* messagesIn(input: Readable, answer: (reply: string) => void) {
  let rest = "";
  for await (const chunk of input) {
    const lines = `${rest}${String(chunk)}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const error = errorOf(line);
      if (error === undefined) yield Buffer.from(`${line}\n`);
      else answer(`${JSON.stringify({ jsonrpc: "2.0", ...error })}\n`);
    }
  }
}

const invalid = (code: number, message: string, id: unknown = null) => ({
  id: typeof id === "string" || typeof id === "number" ? id : null,
  error: { code, message },
});

function errorOf(line: string) {
  if (line.trim() === "" && !line.startsWith("\ufeff")) return undefined;
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return invalid(
      -32_700,
      "Parse error: send one JSON message a line, without a byte order mark.",
    );
  }
  if (Array.isArray(message))
    return invalid(-32_600, "Invalid Request: send each message of a batch on its own line.");
  const { jsonrpc, id } = Object(message) as { jsonrpc?: unknown; id?: unknown };
  return jsonrpc === "2.0"
    ? undefined
    : invalid(-32_600, 'Invalid Request: "jsonrpc" must be "2.0".', id);
}
