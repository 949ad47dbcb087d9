import type { ReactElement } from "react";

/**
 * Children that stand beside others: elements, never a bare text. Translators of browsers replace
 * texts, and React could then no longer remove it.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
