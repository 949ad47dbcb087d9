const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Resolves once the first page is shown. Code that the first page does not need is loaded
 * afterwards.
 */
export const firstPage: Promise<void> = promise;

/** Called by the frame of every page. */
export const markPageShown = (): void => resolve();
