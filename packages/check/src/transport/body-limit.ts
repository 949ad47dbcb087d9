import type { Readable } from "node:stream";

/** The most bytes of a body, as it is sent and once it is unpacked. */
export const LARGEST = 16_000_000;

/** More than any documented reply has. */
const MOST_VALUES = 300_000;
const MOST_LEVELS = 64;

/** A body that is not read to its end. */
export class TooLargeError extends Error {}

export const tooLarge = (bytes: number): TooLargeError =>
  new TooLargeError(`the body is larger than ${bytes / 1_000_000} MB`);

/** Gathers a body. `onTooLarge` has to end the stream. */
export function collect(
  stream: Readable,
  largest: number,
  onTooLarge: (error: TooLargeError) => void,
): () => Buffer {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= largest) return void chunks.push(chunk);
    chunks.length = 0;
    onTooLarge(tooLarge(largest));
  });
  return () => Buffer.concat(chunks);
}

/**
 * JSON takes many times its length in memory, so its values are counted before it is parsed.
 *
 * @throws TooLargeError
 */
export function refuseTooMany(text: string): void {
  let values = 0;
  let level = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfText(text, index);
    else if (character === "]" || character === "}") level -= 1;
    else if (character === ",") values += 1;
    else if (character === "[" || character === "{") {
      values += 1;
      level += 1;
    }
    if (level > MOST_LEVELS)
      throw new TooLargeError(`the body has more than ${MOST_LEVELS} levels`);
    if (values > MOST_VALUES) throw new TooLargeError("the body has more than 300,000 values");
  }
}

/** The index of the quote that ends the text that begins here. */
function endOfText(text: string, begin: number): number {
  let end = text.indexOf('"', begin + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, index: number): boolean {
  let slashes = 0;
  while (text[index - 1 - slashes] === "\\") slashes += 1;
  return slashes % 2 === 1;
}
