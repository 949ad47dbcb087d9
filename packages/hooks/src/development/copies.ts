const COPIES = Symbol.for("waypost.hooks.copies");
const counted = globalThis as unknown as Record<typeof COPIES, number | undefined>;

/** Counts the loaded copies of this package. */
export const countCopy = (): void => void (counted[COPIES] = (counted[COPIES] ?? 0) + 1);

/** Explains how to fix a missing provider. */
export function providerHelp(): string {
  const copies = counted[COPIES] ?? 1;
  return copies > 1
    ? ` ${copies} copies of @waypost/hooks are loaded. If there is a provider, it is of another copy: ` +
        "`npm ls @waypost/hooks` lists them; `npm dedupe`, or `resolve.dedupe` of Vite, leaves one."
    : " Put it around your app: <WaypostProvider waypost={createWaypost({ … })}>.";
}
