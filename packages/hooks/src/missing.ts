declare const process: { readonly env: { readonly NODE_ENV?: string } };
const { console } = globalThis as unknown as { console?: { warn(text: string): void } };

const told = new Set<string>();

/**
 * Replaces an option that was not given. In development it reports once that the page needs the
 * option. Bundlers remove the report from production builds.
 */
export const missing = (option: string, result: string): (() => undefined) =>
  process.env.NODE_ENV === "production"
    ? () => undefined
    : () => {
        if (told.has(option)) return;
        told.add(option);
        console?.warn(`Waypost: ${result}, because createWaypost was given no "${option}".`);
      };
