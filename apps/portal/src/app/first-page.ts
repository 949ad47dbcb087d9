const { promise, resolve } = Promise.withResolvers<void>();

/** Settles once a page shows: what it can do without is fetched from then on. */
export const firstPage: Promise<void> = promise;

/** Said by the frame of every page. */
export const pageShows = (): void => resolve();
