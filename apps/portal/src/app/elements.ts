import type { ReactElement } from "react";

/**
 * Children that are rendered next to other children. They must be elements, not bare text: browser
 * translation replaces text nodes, and React then fails to remove them.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
