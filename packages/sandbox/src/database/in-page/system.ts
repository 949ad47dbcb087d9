/** Room for the library itself and for a database of some thousand rows. It grows. */
const firstPages = 128;
const lastPages = 32_768;
const pageBytes = 65_536;

/** `ENOENT` in the numbering of WASI. */
const noSuchFile = -44;

/**
 * What SQLite asks of its operating system. A database in memory needs the time and more memory;
 * whatever else it asks for is an error, which names it.
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
    // There are no environment variables: the memory for their number and size is zero already.
    environ_sizes_get: () => 0,
    environ_get: () => 0,
    // Without a source of randomness it takes the time. Nothing secret comes from SQLite.
    __syscall_openat: () => noSuchFile,
  };
  const imports: WebAssembly.Imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    const missing = () => {
      throw new Error(`SQLite asked for "${name}", which a database in memory does not have.`);
    };
    (imports[from] ??= {})[name] = available[name] ?? missing;
  }
  return { memory, imports };
}

/** Grows by at least a quarter, because growing takes long. @returns 1 if it succeeded, else 0 */
function grow(memory: WebAssembly.Memory, wantedBytes: number): 0 | 1 {
  const pages = memory.buffer.byteLength / pageBytes;
  const needed = Math.ceil(wantedBytes / pageBytes);
  for (const size of [Math.min(Math.max(needed, pages * 1.25), lastPages), needed])
    try {
      memory.grow(Math.ceil(size) - pages);
      return 1;
    } catch {
      // Not that much: try what is needed.
    }
  return 0;
}
