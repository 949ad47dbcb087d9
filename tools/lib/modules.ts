interface Module {
  /** The files that it imports. */
  readonly imports: readonly string[];
}

/** Returns each circular import once, as its list of files. */
export function circlesIn(modules: ReadonlyMap<string, Module>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (done.has(file)) return;
    done.add(file);
    for (const imported of modules.get(file)?.imports ?? []) visit(imported, [...path, file]);
  };
  for (const file of modules.keys()) visit(file, []);
  return circles;
}
