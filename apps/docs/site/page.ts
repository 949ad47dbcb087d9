/** A Markdown file of the repository. */
interface Source {
  /** The path from the root of the repository. */
  readonly file: string;
}

/** A page of the site. It consists of files of the repository or is generated from the code. */
export interface Page {
  /** The path below the root of the site: `guides/errors`. */
  readonly path: string;
  readonly title: string;
  /** The label in the navigation, by default the title. */
  readonly label?: string;
  readonly from: readonly Source[];
  /** Generates the content from the code. It follows the content from files. */
  readonly made?: () => string | Promise<string>;
}

export interface PageGroup {
  readonly label: string;
  readonly pages: readonly Page[];
}
