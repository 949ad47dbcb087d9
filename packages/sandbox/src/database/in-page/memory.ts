const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

interface Allocator {
  malloc(bytes: number): number;
  free(address: number): void;
}

/** Access to bytes and strings in the memory of SQLite. Addresses and lengths are in bytes. */
export class SharedMemory {
  readonly #memory: WebAssembly.Memory;
  readonly #allocator: Allocator;

  constructor(memory: WebAssembly.Memory, allocator: Allocator) {
    this.#memory = memory;
    this.#allocator = allocator;
  }

  /** Allocates this many bytes while `work` runs. @throws RangeError when out of memory */
  lend<Result>(bytes: number, work: (address: number) => Result): Result {
    const address = this.#allocator.malloc(bytes);
    if (address === 0) throw new RangeError("SQLite has no more memory.");
    try {
      return work(address);
    } finally {
      this.#allocator.free(address);
    }
  }

  /** Allocates a zero-terminated string while `work` runs. */
  lendText<Result>(text: string, work: (address: number, length: number) => Result): Result {
    // A UTF-16 code unit needs at most three bytes in UTF-8.
    const room = text.length * 3 + 1;
    return this.lend(room, (address) => {
      const bytes = this.bytes(address, room);
      const { written } = encoder.encodeInto(text, bytes);
      bytes[written] = 0;
      return work(address, written);
    });
  }

  /** A view of the memory. It is invalid as soon as the memory grows. */
  bytes(address: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer, address, length);
  }

  text(address: number, length: number): string {
    return decoder.decode(this.bytes(address, length));
  }

  /** Reads a zero-terminated string. */
  endedText(address: number): string {
    const all = new Uint8Array(this.#memory.buffer);
    return this.text(address, all.indexOf(0, address) - address);
  }

  pointerAt(address: number): number {
    return new DataView(this.#memory.buffer).getUint32(address, true);
  }
}
