import { english } from "./english.ts";
import type { Messages } from "./messages.ts";

/** All English texts. A page that has to be small loads only the catalogues of its areas. */
export const en: Messages = english;
