/** Returns the address of a page of the site, below its base path. */
export const linkTo = (path: string): string =>
  `${import.meta.env.BASE_URL.replace(/\/?$/, "/")}${path}`;
