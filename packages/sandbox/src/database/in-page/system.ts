/** Initial memory, for the library and a database of some thousand rows. It can grow. */
const firstPages = 128;
const lastPages = 32_768;
const pageBytes = 65_536;

/** `ENOENT` in the numbering of WASI. */
const noSuchFile = -44;

/**
 * The operating system functions that SQLite imports. A database in memory needs only the time and
 * more memory. Any other function throws an error with its name.
 */
export function systemFor(module: WebAssembly.Module): {
  memory: WebAssembly.Memory;
  imports: WebAssembly.Imports;
} {
  const memory = new WebAssembly.Memory({ initial: firstPages, maximum: lastPages });
  const available: Record<string, WebAssembly.ImportValue> = {
    memory,
    emscripten_date_now: () => Date.now(),
    emscripten_get_heap_max: () => lastPages * pageBytes,
    emscripten_resize_heap: (bytes: number) => grow(memory, bytes),
    // There are no environment variables. The memory for their number and size is already zero.
    environ_sizes_get: () => 0,
    environ_get: () => 0,
    // Without a source of randomness, SQLite uses the time. It creates no secrets.
    __syscall_openat: () => noSuchFile,
  };
  const imports: WebAssembly.Imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    const missing = () => {
      throw new Error(`SQLite called "${name}", which is not available for a database in memory.`);
    };
    (imports[from] ??= {})[name] = available[name] ?? missing;
  }
  return { memory, imports };
}

/** Grows by at least a quarter, because growing is slow. @returns 1 on success, otherwise 0 */
function grow(memory: WebAssembly.Memory, wantedBytes: number): 0 | 1 {
  const pages = memory.buffer.byteLength / pageBytes;
  const needed = Math.ceil(wantedBytes / pageBytes);
  for (const size of [Math.min(Math.max(needed, pages * 1.25), lastPages), needed])
    try {
      memory.grow(Math.ceil(size) - pages);
      return 1;
    } catch {
      // Not enough memory for a quarter, so grow only by the required size.
    }
  return 0;
}
