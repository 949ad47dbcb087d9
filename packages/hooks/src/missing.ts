declare const process: { readonly env: { readonly NODE_ENV?: string } };
const { console } = globalThis as unknown as { console?: { warn(text: string): void } };

const told = new Set<string>();

/**
 * Stands for an option that was not given. In development it says once that the page needs it;
 * bundlers replace the expression, so that production has none of this.
 */
export const missing = (option: string, result: string): (() => undefined) =>
  process.env.NODE_ENV === "production"
    ? () => undefined
    : () => {
        if (told.has(option)) return;
        told.add(option);
        console?.warn(`Waypost: ${result}, because createWaypost was given no "${option}".`);
      };
