const { console } = globalThis as unknown as { console?: { warn(text: string): void } };

const warned = new Set<string>();

/** Logs a warning for developers once per name. Call it in development only. */
export function warnOnce(name: string, text: string): void {
  if (warned.has(name)) return;
  warned.add(name);
  console?.warn(`Waypost: ${text}`);
}
