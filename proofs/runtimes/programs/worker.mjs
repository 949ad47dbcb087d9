import { report } from "./checks.mjs";
import { entries } from "./entries.mjs";

/** `workerd test` calls it, because a worker may not send requests while it is loaded. */
export default {
  test: () => report(entries),
};
