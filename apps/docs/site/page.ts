/** A Markdown file of the repository. */
interface Source {
  /** From the root of the repository. */
  readonly file: string;
}

/** A page of the site, which consists of files of the repository, or is made from its code. */
export interface Page {
  /** Its address below the root of the site: `guides/errors`. */
  readonly path: string;
  readonly title: string;
  /** What the navigation calls it. Default: its title. */
  readonly label?: string;
  readonly from: readonly Source[];
  /** What is made from the code; it follows what is from files. */
  readonly made?: () => string | Promise<string>;
}

export interface PageGroup {
  readonly label: string;
  readonly pages: readonly Page[];
}
