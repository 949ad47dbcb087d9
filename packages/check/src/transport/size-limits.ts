import type { Readable } from "node:stream";

/** The maximum size of a body in bytes, both compressed and decompressed. */
export const MAX_BODY_BYTES = 16_000_000;

// No documented reply exceeds these limits.
const MAX_VALUES = 300_000;
const MAX_DEPTH = 64;

/** Thrown if a body exceeds a limit. */
export class TooLargeError extends Error {}

export const tooLargeError = (bytes: number): TooLargeError =>
  new TooLargeError(`the body is larger than ${bytes / 1_000_000} MB`);

/** Collects a body. `onTooLarge` has to destroy the stream. */
export function collectBody(
  stream: Readable,
  maxBytes: number,
  onTooLarge: (error: TooLargeError) => void,
): () => Buffer {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxBytes) return void chunks.push(chunk);
    chunks.length = 0;
    onTooLarge(tooLargeError(maxBytes));
  });
  return () => Buffer.concat(chunks);
}

/**
 * Counts the values of a JSON text before it is parsed, because parsed JSON needs many times the
 * memory of its text.
 *
 * @throws TooLargeError if there are too many values or levels
 */
export function assertJsonSize(text: string): void {
  let values = 0;
  let level = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === "]" || character === "}") level -= 1;
    else if (character === ",") values += 1;
    else if (character === "[" || character === "{") {
      values += 1;
      level += 1;
    }
    if (level > MAX_DEPTH) throw new TooLargeError(`the body has more than ${MAX_DEPTH} levels`);
    if (values > MAX_VALUES) throw new TooLargeError("the body has more than 300,000 values");
  }
}

/** Returns the index of the quote that closes the string opened at `start`. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, index: number): boolean {
  let slashes = 0;
  while (text[index - 1 - slashes] === "\\") slashes += 1;
  return slashes % 2 === 1;
}
